//! Figures that take minutes to measure: what the commands printed, kept in `docs/measured` and shown on the pages.
//!
//! A page has a place for an output: a line `<!-- measured NAME -->` before a block of text. `measure` runs the command,
//! keeps what it prints and fills the block; a test compares page and file, so that no figure is typed by hand.

use crate::ROOT;
use std::fmt::Write as _;
use std::io::{Error, Result};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A figure by its name, and the command that prints it.
#[derive(Clone, Copy, Debug)]
pub struct Measure {
    /// Its file is `docs/measured/NAME.txt`.
    pub name: &'static str,
    /// As one would type it.
    pub command: &'static str,
}

const fn of(name: &'static str, command: &'static str) -> Measure {
    Measure { name, command }
}

/// What stands where a command has not been run.
pub const NOT_MEASURED: &str = "not yet measured";

/// All of them.
pub const MEASURES: [Measure; 16] = [
    of("mixed", "cargo run --release -p tumble-suite -- mixed 3"),
    of("growth", "cargo run --release -p tumble-suite -- growth"),
    of("warm", "cargo run --release -p tumble-suite -- warm 200"),
    of("thrown", "cargo run --release -p tumble-suite -- piles thrown+0.5"),
    of("branches", "cargo run --release -p tumble-suite -- branches"),
    of("files", "cargo run --release -p tumble-suite -- files FILES"),
    of("energy", "cargo run --release -p tumble-contracts -- energy 1000"),
    of("stacks", "cargo run --release -p tumble-contracts -- stacks"),
    of("simbench", "cargo run --release -p tumble-laws -- simbench"),
    of("manifolds", "cargo run --release -p tumble-geometry --example speed"),
    of("crowds", "cargo run --release -p tumble-scene --example mutants -- 10000"),
    of("plant", "cargo run --release -p tumble-recordings -- plant"),
    of("cost", "cargo run --release -p tumble-recordings -- cost"),
    of("throughput", "cargo run --release -p tumble-recordings -- throughput"),
    of("gallery", "cargo run --release -p tumble-recordings -- gallery 2"),
    of(
        "peers",
        "cargo run --release --manifest-path peers/Cargo.toml -- --scenes A6_1000,A3,A4_gas,A2_26 --engines tumble,tumble:tight,rapier64,box3d",
    ),
];

impl Measure {
    /// What is kept: the command and its output, or the word that there is none.
    #[must_use]
    pub fn kept(&self) -> String {
        let file = home().join(format!("{}.txt", self.name));
        std::fs::read_to_string(file).unwrap_or_else(|_| format!("$ {}\n{NOT_MEASURED}\n", self.command))
    }

    /// Runs the command and keeps what it prints; `more` are files that it asks for.
    ///
    /// # Errors
    /// A command that fails.
    pub fn take(&self, more: &[String], built: &Path, to: &Path) -> Result<()> {
        let words: Vec<&str> = self.command.split_whitespace().collect();
        let mut command = program(&words, built);
        let files: Vec<&str> = more.iter().map(String::as_str).collect();
        if words.contains(&"FILES") {
            command.args(files);
        }
        let output = command.output()?;
        let mut text = format!("$ {}\n", self.command);
        for line in String::from_utf8_lossy(&output.stdout).lines() {
            let _ = writeln!(text, "{}", line.trim_end());
        }
        if !output.status.success() {
            let err = String::from_utf8_lossy(&output.stderr).into_owned();
            return Err(Error::other(format!("{} failed\n{text}\n{err}", self.command)));
        }
        std::fs::write(to.join(format!("{}.txt", self.name)), text)
    }
}

/// The program that cargo would start, if it is built already: `-p` would build it with other features.
fn program(words: &[&str], release: &Path) -> Command {
    let (folder, name, rest) = match words {
        ["cargo", "run", "--release", "-p", _, "--example", name, rest @ ..] => ("examples", *name, rest),
        ["cargo", "run", "--release", "-p", name, rest @ ..] => ("", *name, rest),
        _ => ("", "", words),
    };
    let built = release.join(folder).join(name);
    let arguments = |list: &[&str]| -> Vec<String> {
        list.iter().filter(|w| **w != "--" && **w != "FILES").map(|w| (*w).to_owned()).collect()
    };
    if !name.is_empty() && built.exists() {
        let mut command = Command::new(built);
        command.args(arguments(rest));
        return command;
    }
    let mut command = Command::new(words[0]);
    command.args(words[1..].iter().filter(|w| **w != "FILES"));
    command
}

/// Where outputs are kept.
fn home() -> PathBuf {
    Path::new(ROOT).join("docs/measured")
}

const MARK: &str = "<!-- measured ";

/// A page with its blocks filled from what is kept.
///
/// # Errors
/// A block of a figure that nobody measures.
pub fn filled(page: &str) -> Result<String> {
    let mut out = String::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        out.push_str(line);
        out.push('\n');
        let Some(name) = line.strip_prefix(MARK).and_then(|l| l.strip_suffix(" -->")) else { continue };
        let measure = MEASURES.iter().find(|m| m.name == name);
        let kept = measure.ok_or_else(|| Error::other(format!("nobody measures {name}")))?.kept();
        let _ = write!(out, "```text\n{kept}```\n");
        // what stood there goes
        let mut fences = 0;
        for old in lines.by_ref() {
            fences += usize::from(old.starts_with("```"));
            if fences == 2 {
                break;
            }
        }
    }
    Ok(out)
}

/// Fills the blocks of all pages of the book.
///
/// # Errors
/// As [`filled`].
pub fn fill() -> Result<()> {
    for entry in std::fs::read_dir(Path::new(ROOT).join("docs"))? {
        let path = entry?.path();
        if path.extension().is_some_and(|e| e == "md") {
            let text = std::fs::read_to_string(&path)?;
            let new = filled(&text)?;
            if new != text {
                std::fs::write(&path, new)?;
            }
        }
    }
    Ok(())
}

/// Measures the named figures, or all, and fills the pages. Names that are files are handed to the commands that take
/// files. `--built DIR` starts the programs of that folder, `--to DIR` keeps the outputs there and leaves the pages alone:
/// how another machine measures.
///
/// # Errors
/// As [`Measure::take`].
pub fn measure(arguments: &[String], mut say: impl FnMut(&str)) -> Result<()> {
    let mut words = arguments.iter();
    let (mut built, mut to) = (Path::new(ROOT).join("target/release"), None);
    let (mut files, mut names) = (Vec::new(), Vec::new());
    while let Some(word) = words.next() {
        let mut folder = || words.next().map(PathBuf::from).ok_or_else(|| Error::other(format!("{word} DIR")));
        match word.as_str() {
            "--built" => built = folder()?,
            "--to" => to = Some(folder()?),
            name if MEASURES.iter().any(|m| m.name == name) => names.push(name),
            file if Path::new(file).is_file() => files.push(file.to_owned()),
            other => {
                let known = MEASURES.map(|m| m.name).join(", ");
                return Err(Error::other(format!("nobody measures {other}: {known}")));
            }
        }
    }
    let place = to.clone().unwrap_or_else(home);
    std::fs::create_dir_all(&place)?;
    for m in MEASURES.iter().filter(|m| names.is_empty() || names.contains(&m.name)) {
        say(m.command);
        m.take(&files, &built, &place)?;
    }
    if to.is_none() { fill() } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::{MEASURES, filled};
    use crate::ROOT;
    use std::path::Path;

    #[test]
    fn blocks_of_the_pages_are_what_the_commands_printed() {
        let docs = Path::new(ROOT).join("docs");
        for entry in std::fs::read_dir(&docs).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|e| e == "md") {
                let text = std::fs::read_to_string(&path).unwrap();
                assert!(
                    filled(&text).unwrap() == text,
                    "{}: cargo run --release -p tumble-book -- fill",
                    path.display()
                );
            }
        }
        for m in MEASURES {
            let kept = m.kept();
            assert_eq!(kept.lines().next(), Some(format!("$ {}", m.command).as_str()), "{}", m.name);
            assert!(kept.lines().count() > 1, "{} printed nothing", m.name);
        }
        for entry in std::fs::read_dir(docs.join("measured")).unwrap() {
            let name = entry.unwrap().file_name().to_string_lossy().into_owned();
            assert!(MEASURES.iter().any(|m| name == format!("{}.txt", m.name)), "nobody measures {name}");
        }
    }

    #[test]
    fn a_block_is_replaced_and_what_follows_stays() {
        let name = MEASURES[0].name;
        let page = format!("a\n<!-- measured {name} -->\n```text\nold\n```\nb\n");
        let new = filled(&page).unwrap();
        assert!(new.starts_with("a\n") && new.ends_with("```\nb\n") && !new.contains("old"), "{new}");
        assert_eq!(filled(&new).unwrap(), new);
        assert!(filled("<!-- measured nothing -->\n```\n```\n").is_err());
    }
}
