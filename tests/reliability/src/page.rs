//! The table as a page: promises and tests from `rows`, figures from `figures.txt`.

use crate::rows::{ROWS, Row};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What a long run reached.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figure {
    /// Size that was run, and what was found.
    pub text: String,
    /// The commit that was run, where it is known.
    pub commit: Option<String>,
}

/// Figures by the number of their promise.
pub type Figures = BTreeMap<u32, Figure>;

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
    read(&std::fs::read_to_string(file).unwrap_or_default())
}

/// Figures as they are kept: `NUMBER | FIGURE`, and `NUMBER @ COMMIT | FIGURE` since the commit is kept with them.
#[must_use]
pub fn read(text: &str) -> Figures {
    let one = |line: &str| {
        let (head, text) = line.split_once('|')?;
        let (number, commit) = head.split_once('@').map_or((head, None), |(n, c)| (n, Some(c.trim().to_owned())));
        Some((number.trim().parse().ok()?, Figure { text: text.trim().to_owned(), commit }))
    };
    text.lines().filter_map(one).collect()
}

/// The form in which they are kept.
#[must_use]
pub fn written(figures: &Figures) -> String {
    let mut text = String::new();
    for (number, figure) in figures {
        let of = figure.commit.as_ref().map_or(String::new(), |commit| format!("@ {commit} "));
        let _ = writeln!(text, "{number} {of}| {}", figure.text);
    }
    text
}

/// The commit of this clone in short, with a plus where tracked files were changed since; none outside a clone.
#[must_use]
pub fn commit() -> Option<String> {
    let git = |arguments: &[&str]| {
        let output = Command::new("git").current_dir(root()).args(arguments).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    // figures and page are what the runs themselves write
    let written = [":(exclude)tests/reliability/figures.txt", ":(exclude)docs/guarantees.md"];
    let changes = git(&["status", "--porcelain", "--untracked-files=no", "--", ".", written[0], written[1]])?;
    let hash = git(&["rev-parse", "--short", "HEAD"]).filter(|hash| is_commit(hash))?;
    Some(if changes.is_empty() { hash } else { format!("{hash}+") })
}

/// A hash in short or whole, maybe with a plus.
#[must_use]
pub fn is_commit(word: &str) -> bool {
    let hash = word.strip_suffix('+').unwrap_or(word);
    (7..=40).contains(&hash.len()) && hash.chars().all(|c| c.is_ascii_hexdigit())
}

/// Keeps figures in a file.
///
/// # Errors
/// A file that cannot be written.
pub fn keep(figures: &Figures, file: &Path) -> std::io::Result<()> {
    std::fs::write(file, written(figures))
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
    figures.get(&row.number).map_or(NOT_RUN, |f| f.text.as_str()).to_owned()
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
    if let Some(figure) = figures.get(&row.number) {
        let of = figure.commit.as_ref().map_or("an earlier commit".to_owned(), |c| format!("commit {c}"));
        let _ = writeln!(text, "- Of {of}");
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
         What you may rely on, the tests of every build, the long run with larger sizes, and the figure that it reached, with its\n\
         size and duration. Figures are written by the command that reaches them, never by hand; “not yet run” and “size 5 of 10”\n\
         mean what they say. Each row names the commit of its figure: a plus says that sources had uncommitted changes, “an earlier\n\
         commit” that it was not kept.\n\n\
         \x20   cargo test --workspace                                           # the tests of every build\n\
         \x20   cargo run --release -p tumble-reliability -- run                 # all long runs, then this page: hours\n\
         \x20   cargo run --release -p tumble-reliability -- run --quick         # the same, a hundredth of the size\n\
         \x20   cargo run --release -p tumble-reliability -- run 15 16           # some of them\n\
         \x20   cargo run --release -p tumble-reliability -- run 4=100           # one of them at a size of your own\n\
         \x20   cargo run --release -p tumble-reliability -- soak 60             # an hour of tower, mixer and chain\n\
         \x20   cargo run --release -p tumble-fuzz -- run 600                    # ten minutes for each reader and API\n\n\
         The number of a row links to its tests, its long runs and the whole figure.\n\n\
         | # | promise | to reach | figure |\n|---|---|---|---|\n",
    );
    for row in &ROWS {
        let _ = writeln!(text, "{}", cells(row, figures));
    }
    text.push_str(
        "\nRow 26 is kept for the Python package, whose rows are tests of their own: `python/tests/test_reliability.py`.\n\n\
         ## What is not promised\n\n\
         - That every island is solved to the tolerance. Friction problems can have several solutions or none within reach; such a\n\
         \x20 step has the verdict `inexact`, with its residual. Where Newton restitution with friction would create energy an\n\
         \x20 impact bounces with a share of it, which is stated; where re-solves end with overlap still predicted the verdict is `overlap`.\n\
         - The same bits from two versions of tumble. CHANGELOG lists changes of results.\n\
         - Anything on architectures other than x86-64: intended to hold, untested.\n\
         - Secrecy of a recording, or protection against a forger: checksums detect accidents and edits.\n\n\
         ## How each is held\n",
    );
    for row in &ROWS {
        let _ = write!(text, "\n{}", note(row, figures));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_kept_with_their_commits_and_older_ones_are_read() {
        let old = "1 | size 5: a | b; 3 s\n12 | 6 tests passed\n";
        let new = "1 @ 3927cc5 | size 5: a | b; 3 s\n12 | 6 tests passed\n";
        let (before, now) = (read(old), read(new));
        assert_eq!(before[&1], Figure { text: "size 5: a | b; 3 s".to_owned(), commit: None });
        assert_eq!(now[&1], Figure { commit: Some("3927cc5".to_owned()), ..before[&1].clone() });
        assert_eq!(before[&12], now[&12]);
        assert_eq!((written(&before).as_str(), written(&now).as_str()), (old, new));
    }

    #[test]
    fn every_figure_of_the_page_says_of_which_commit_it_is() {
        let mut figures = Figures::new();
        figures.insert(1, Figure { text: "well".to_owned(), commit: Some("3927cc5+".to_owned()) });
        figures.insert(2, Figure { text: "well".to_owned(), commit: None });
        let text = page(&figures);
        let section = |n: u32| {
            let (_, rest) = text.split_once(&format!("### Row {n}\n")).unwrap();
            rest.split("###").next().unwrap().to_owned()
        };
        assert!(section(1).contains("- Figure: well\n- Of commit 3927cc5+\n"), "{}", section(1));
        assert!(section(2).contains("- Figure: well\n- Of an earlier commit\n"), "{}", section(2));
        // nothing was run
        assert!(!section(3).contains("- Of "), "{}", section(3));
    }

    #[test]
    fn a_commit_is_a_hash() {
        assert!(is_commit("3927cc5") && is_commit("3927cc5+"));
        assert!(!is_commit("") && !is_commit("main") && !is_commit("3927cc5 and more") && !is_commit("--quick"));
        // in a clone there is one, elsewhere there is none
        assert!(commit().is_none_or(|c| is_commit(&c)));
    }
}
