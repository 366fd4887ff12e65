//! The table as a page: promises and tests from `rows`, figures from `figures.txt`.

use crate::rows::{ROWS, Row};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// Figures by the number of their promise: size that was run, and what was found.
pub type Figures = BTreeMap<u32, String>;

/// What stands where no long run has been made.
pub const NOT_RUN: &str = "not yet run";

/// The repository.
#[must_use]
pub fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Where the figures of the table are kept.
fn file() -> PathBuf {
    root().join("tests/reliability/figures.txt")
}

/// The figures that are kept.
#[must_use]
pub fn kept() -> Figures {
    figures_of(&file())
}

/// The figures of a file; none if it is not there.
#[must_use]
pub fn figures_of(file: &Path) -> Figures {
    let text = std::fs::read_to_string(file).unwrap_or_default();
    text.lines()
        .filter_map(|l| l.split_once('|'))
        .filter_map(|(n, f)| Some((n.trim().parse().ok()?, f.trim().to_owned())))
        .collect()
}

/// Keeps figures in a file.
///
/// # Errors
/// A file that cannot be written.
pub fn keep(figures: &Figures, file: &Path) -> std::io::Result<()> {
    let mut text = String::new();
    for (number, figure) in figures {
        let _ = writeln!(text, "{number} | {figure}");
    }
    std::fs::write(file, text)
}

/// Keeps the figures of the table and writes `docs/guarantees.md`.
///
/// # Errors
/// A file that cannot be written.
pub fn show(figures: &Figures) -> std::io::Result<()> {
    keep(figures, &file())?;
    std::fs::write(root().join("docs/guarantees.md"), page(figures))
}

/// Takes figures that were kept elsewhere into the table; which rows.
///
/// # Errors
/// A file without figures, or a table that cannot be written.
pub fn enter(files: &[&Path]) -> Result<Vec<u32>, String> {
    let mut all = kept();
    let mut rows = Vec::new();
    for file in files {
        let figures = figures_of(file);
        if figures.is_empty() {
            return Err(format!("{} holds no figures", file.display()));
        }
        for (number, figure) in figures {
            rows.push(number);
            all.insert(number, figure);
        }
    }
    show(&all).map_err(|e| e.to_string())?;
    Ok(rows)
}

/// Most characters of a figure that the table shows as it is.
const SHORT: usize = 200;

/// The figure of a row, or the word that there is none.
fn figure(row: &Row, figures: &Figures) -> String {
    figures.get(&row.number).map_or(NOT_RUN, String::as_str).to_owned()
}

/// A line of the table: what is promised, and what came of it in short.
fn cells(row: &Row, figures: &Figures) -> String {
    let whole = figure(row, figures);
    let short = if whole.chars().count() > SHORT { (row.brief)(&whole) } else { None };
    let short = short.unwrap_or(whole).replace('|', "/");
    format!("| [{0}](#row-{0}) | {1} | {2} | {short} |", row.number, row.promise, row.target)
}

/// How a row is held: its tests, its long runs, the whole figure and what is to be said about it.
fn note(row: &Row, figures: &Figures) -> String {
    let mut text = format!("### Row {}\n\n{}.\n\n", row.number, row.promise);
    let tests: Vec<String> =
        row.tests.iter().map(|t| if t.starts_with('`') { (*t).to_owned() } else { format!("`{t}`") }).collect();
    if !tests.is_empty() {
        let _ = writeln!(text, "- In every build: {}", tests.join(", "));
    }
    for run in row.runs {
        let _ = writeln!(text, "- Long run: `{}`", run.shown(run.size));
    }
    let whole = figure(row, figures);
    let parts: Vec<&str> = whole.split("; ").collect();
    if let [one] = parts[..] {
        let _ = writeln!(text, "- Figure: {one}");
    } else {
        let _ = writeln!(text, "- Figure:");
        for part in &parts {
            let _ = writeln!(text, "  - {part}");
        }
    }
    for remark in row.remarks {
        let _ = writeln!(text, "- {remark}");
    }
    text
}

/// `docs/guarantees.md`.
#[must_use]
pub fn page(figures: &Figures) -> String {
    let mut text = String::from(
        "# Guarantees and their tests\n\n\
         What you may rely on, the tests that hold it in every build, the long run that holds it harder, and the figure that\n\
         the long run reached, with its size and the time that it took. The figures are written here by the command that reaches\n\
         them, never by hand; “not yet run” and “size 5 of 10” mean what they say.\n\n\
         \x20   cargo test --workspace                                           # the tests of every build\n\
         \x20   cargo run --release -p tumble-reliability -- run                 # all long runs, then this page: hours\n\
         \x20   cargo run --release -p tumble-reliability -- run --quick         # the same, a hundredth of the size\n\
         \x20   cargo run --release -p tumble-reliability -- run 15 16           # some of them\n\
         \x20   cargo run --release -p tumble-reliability -- run 4=100           # one of them at a size of your own\n\
         \x20   cargo run --release -p tumble-reliability -- soak 60             # an hour of tower, mixer and chain\n\
         \x20   cargo run --release -p tumble-fuzz -- run 600                    # ten minutes for each reader and door\n\n\
         The number of a row leads to its tests, its long runs and the whole figure.\n\n\
         | # | promise | to reach | figure |\n|---|---|---|---|\n",
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
         - Secrecy of a recording, or proof against a forger: checksums find accidents and edits.\n\n\
         ## How each is held\n",
    );
    for row in &ROWS {
        let _ = write!(text, "\n{}", note(row, figures));
    }
    text
}
