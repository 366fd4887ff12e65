//! The table as a page: promises and tests from `rows`, figures from `figures.txt`.

use crate::rows::{ROWS, Row};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;

/// Figures by the number of their promise: size that was run, and what was found.
pub type Figures = BTreeMap<u32, String>;

/// What stands where no long run has been made.
pub const NOT_RUN: &str = "not yet run";

/// The repository.
#[must_use]
pub fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The figures that are kept.
#[must_use]
pub fn kept() -> Figures {
    let text = std::fs::read_to_string(root().join("tests/reliability/figures.txt")).unwrap_or_default();
    text.lines()
        .filter_map(|l| l.split_once('|'))
        .filter_map(|(n, f)| Some((n.trim().parse().ok()?, f.trim().to_owned())))
        .collect()
}

/// Keeps figures.
///
/// # Errors
/// A file that cannot be written.
pub fn keep(figures: &Figures) -> std::io::Result<()> {
    let mut text = String::new();
    for (number, figure) in figures {
        let _ = writeln!(text, "{number} | {figure}");
    }
    std::fs::write(root().join("tests/reliability/figures.txt"), text)?;
    std::fs::write(root().join("docs/guarantees.md"), page(figures))
}

fn cells(row: &Row, figures: &Figures) -> String {
    let tests: Vec<String> =
        row.tests.iter().map(|t| if t.starts_with('`') { (*t).to_owned() } else { format!("`{t}`") }).collect();
    let tests = if tests.is_empty() { "–".to_owned() } else { tests.join(", ") };
    let runs: Vec<String> = row.runs.iter().map(|r| format!("`{}`", r.shown(r.size))).collect();
    let runs = if runs.is_empty() { "–".to_owned() } else { runs.join(", ") };
    let mut figure = figures.get(&row.number).cloned().unwrap_or_else(|| NOT_RUN.to_owned());
    if !row.remark.is_empty() {
        figure = format!("{figure} ({})", row.remark);
    }
    format!("| {} | {} | {tests} | {runs} | {figure} |", row.number, row.promise, figure = figure.replace('|', "/"))
}

/// `docs/guarantees.md`.
#[must_use]
pub fn page(figures: &Figures) -> String {
    let mut text = String::from(
        "# Guarantees and their tests\n\n\
         What you may rely on, the tests that hold it in every build, the long run that holds it harder, and the figure that\n\
         the long run reached. The figures are written here by the command that reaches them, never by hand; “not yet run” means\n\
         what it says.\n\n\
         \x20   cargo test --workspace                                           # the tests of every build\n\
         \x20   cargo run --release -p tumble-reliability -- run                 # all long runs, then this page: hours\n\
         \x20   cargo run --release -p tumble-reliability -- run --quick         # the same, a hundredth of the size\n\
         \x20   cargo run --release -p tumble-reliability -- run 15 16           # some of them\n\
         \x20   cargo run --release -p tumble-reliability -- soak 60             # an hour of tower, mixer and chain\n\
         \x20   cargo run --release -p tumble-fuzz -- run 600                    # ten minutes for each reader and door\n\n\
         | # | promise | tests | long run | figure |\n|---|---|---|---|---|\n",
    );
    for row in &ROWS {
        let _ = writeln!(text, "{}", cells(row, figures));
    }
    text.push_str(
        "\nNumber 26 would be about Python, which does not exist yet.\n\n\
         ## What is not promised\n\n\
         - That every island is solved to the tolerance. Friction problems can have several solutions or be out of reach; such a\n\
         \x20 step has the verdict `budget`, with its residual.\n\
         - The same bits from two versions of tumble. CHANGELOG lists changes of results.\n\
         - Anything on architectures other than x86-64: it is meant to hold and has not been proved.\n\
         - Secrecy of a recording, or proof against a forger: checksums find accidents and edits.\n",
    );
    text
}
