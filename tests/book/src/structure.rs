//! The structure of the crates, drawn: files by their lines, functions that are too long, which module uses which.
//!
//! `structure DIR NAME` looks at the sources of a copy of the repository and keeps what it finds in
//! `tests/book/NAME.txt`; the page and its drawing are made of two such files, from before the review and from after.

use crate::ROOT;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::io::{Error, Result};
use std::path::Path;

/// Lines from which on a function is listed: what fits on a screen.
pub const LONG: usize = 70;

/// The two looks: their names, and what the drawing calls them.
const LOOKS: [(&str, &str); 2] = [("structure-before", "before the review"), ("structure", "after it")];

/// A file of a crate.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct File {
    /// Of the repository.
    pub path: String,
    /// Lines without those of tests.
    pub lines: usize,
    /// Lines of tests.
    pub tests: usize,
    /// Functions of [`LONG`] lines and more, outside of tests.
    pub long: Vec<(String, usize)>,
    /// Modules of the same crate that it names.
    pub uses: BTreeSet<String>,
}

impl File {
    /// The crate.
    fn home(&self) -> &str {
        self.path.split('/').nth(1).unwrap_or_default()
    }

    /// The module: the file below `src`, or the folder there.
    fn module(&self) -> &str {
        let inner = self.path.split('/').nth(3).unwrap_or_default();
        inner.strip_suffix(".rs").unwrap_or(inner)
    }

    fn written(&self) -> String {
        let long: Vec<String> = self.long.iter().map(|(name, lines)| format!("{name} {lines}")).collect();
        let uses: Vec<&str> = self.uses.iter().map(String::as_str).collect();
        format!("{} | {} | {} | {} | {}", self.path, self.lines, self.tests, long.join(", "), uses.join(" "))
    }

    fn read(line: &str) -> Option<Self> {
        let mut fields = line.split('|').map(str::trim);
        let (path, lines, tests) =
            (fields.next()?.to_owned(), fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
        let long = fields.next()?.split(", ").filter_map(|f| f.split_once(' '));
        let long = long.filter_map(|(name, n)| Some((name.to_owned(), n.parse().ok()?))).collect();
        let uses = fields.next()?.split_whitespace().map(str::to_owned).collect();
        Some(Self { path, lines, tests, long, uses })
    }
}

/// The name of a function that begins on this line.
fn function(line: &str) -> Option<&str> {
    let (before, after) = line.split_once("fn ")?;
    let words = ["pub", "pub(crate)", "pub(super)", "const", "async", "extern", "\"C\"", "unsafe"];
    if !before.split_whitespace().all(|w| words.contains(&w)) {
        return None;
    }
    after.split(['(', '<']).next().filter(|n| !n.is_empty())
}

/// What a file holds; `modules` are those of its crate.
fn look(path: &str, text: &str, modules: &BTreeSet<String>) -> File {
    let all: Vec<&str> = text.lines().collect();
    let apart = path.ends_with("/tests.rs") || path.contains("/tests/");
    let first_test = if apart { 0 } else { all.iter().position(|l| *l == "#[cfg(test)]").unwrap_or(all.len()) };
    let mut file = File { path: path.to_owned(), tests: all.len() - first_test, ..File::default() };
    file.lines = first_test;
    for (k, line) in all[..first_test].iter().enumerate() {
        if let Some(name) = function(line) {
            // formatted sources: a body ends with a brace as far in as its beginning
            let end = format!("{}}}", &line[..line.len() - line.trim_start().len()]);
            let whole = line.ends_with(['}', ';']);
            let length = all[k..].iter().position(|l| *l == end).filter(|_| !whole).map_or(1, |n| n + 1);
            if length >= LONG {
                file.long.push((name.to_owned(), length));
            }
        }
        for rest in line.split("crate::").skip(1) {
            let names = rest.strip_prefix('{').map_or(rest, |group| group.split('}').next().unwrap_or(group));
            for name in names.split([',', ' ']) {
                let name: String = name.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
                if modules.contains(&name) {
                    file.uses.insert(name);
                }
            }
        }
    }
    let own = file.module().to_owned();
    file.uses.remove(&own);
    file
}

fn sources(root: &Path, folder: &str, found: &mut Vec<String>) -> Result<()> {
    let mut entries: Vec<_> = std::fs::read_dir(root.join(folder))?.collect::<Result<_>>()?;
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for entry in entries {
        let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            sources(root, &path, found)?;
        } else if path.ends_with(".rs") {
            found.push(path);
        }
    }
    Ok(())
}

/// All files of the crates of a copy of the repository.
///
/// # Errors
/// A folder or file that cannot be read.
pub fn scan(root: &Path) -> Result<Vec<File>> {
    let mut paths = Vec::new();
    let mut crates: Vec<_> = std::fs::read_dir(root.join("crates"))?.collect::<Result<_>>()?;
    crates.sort_by_key(std::fs::DirEntry::file_name);
    for entry in crates {
        sources(root, &format!("crates/{}/src", entry.file_name().to_string_lossy()), &mut paths)?;
    }
    let mut modules: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in &paths {
        let file = File { path: path.clone(), ..File::default() };
        modules.entry(file.home().to_owned()).or_default().insert(file.module().to_owned());
    }
    paths
        .iter()
        .map(|path| {
            let home = path.split('/').nth(1).unwrap_or_default();
            Ok(look(path, &std::fs::read_to_string(root.join(path))?, &modules[home]))
        })
        .collect()
}

/// Looks at a copy of the repository and keeps what it finds.
///
/// # Errors
/// Sources that cannot be read, or a file that cannot be written.
pub fn keep(root: &Path, name: &str) -> Result<()> {
    let mut text = "file | lines | lines of tests | long functions | modules of its crate that it names\n".to_owned();
    for file in scan(root)? {
        let _ = writeln!(text, "{}", file.written());
    }
    std::fs::write(Path::new(ROOT).join("tests/book").join(format!("{name}.txt")), text)
}

/// What was found.
///
/// # Errors
/// A file that is not there or says nothing.
pub fn kept(name: &str) -> Result<Vec<File>> {
    let text = std::fs::read_to_string(Path::new(ROOT).join("tests/book").join(format!("{name}.txt")))?;
    text.lines().skip(1).map(|l| File::read(l).ok_or_else(|| Error::other(format!("{name}: {l}")))).collect()
}

/// Modules by crate, and which modules each of them names.
fn graph(files: &[File]) -> BTreeMap<&str, BTreeMap<&str, BTreeSet<&str>>> {
    let mut all: BTreeMap<&str, BTreeMap<&str, BTreeSet<&str>>> = BTreeMap::new();
    for f in files {
        let uses = all.entry(f.home()).or_default().entry(f.module()).or_default();
        uses.extend(f.uses.iter().map(String::as_str));
    }
    all
}

/// Pairs of modules that name each other.
fn mutual(modules: &BTreeMap<&str, BTreeSet<&str>>) -> usize {
    let names = |a: &str, b: &str| modules.get(a).is_some_and(|uses| uses.contains(b));
    modules
        .iter()
        .flat_map(|(a, uses)| uses.iter().map(move |b| (*a, *b)))
        .filter(|(a, b)| a < b && names(b, a))
        .count()
}

/// The drawing: a row for each crate, a box for each file, as wide as it has lines.
fn drawing(looks: &[(&str, Vec<File>)]) -> String {
    const ROW: usize = 26;
    let mut body = String::new();
    let widest = looks.iter().flat_map(|(_, files)| rows(files)).map(|(_, _, lines)| lines).max().unwrap_or(1);
    let scale = 800.0 / widest as f64;
    let mut y = 0;
    for (title, files) in looks {
        let _ = writeln!(body, "<text x='8' y='{}' font-weight='bold'>{title}</text>", y + 18);
        y += ROW;
        for (home, boxes, lines) in rows(files) {
            let _ = writeln!(body, "<text x='8' y='{}'>{home}</text>", y + 16);
            let mut x = 130.0;
            for f in boxes {
                let width = f.lines as f64 * scale;
                let colour = if f.long.is_empty() { "#d7e3f4" } else { "#f4c7a8" };
                let _ = writeln!(
                    body,
                    "<rect x='{x:.1}' y='{}' width='{width:.1}' height='{}' fill='{colour}' stroke='#456'><title>{}: {} lines</title></rect>",
                    y + 2,
                    ROW - 6,
                    f.path,
                    f.lines
                );
                let name = f.path.rsplit('/').next().unwrap_or_default().trim_end_matches(".rs");
                // six units for a letter
                if width > 6.0 * name.len() as f64 {
                    let _ = writeln!(body, "<text x='{:.1}' y='{}' font-size='10'>{name}</text>", x + 3.0, y + 16);
                }
                x += width;
            }
            let _ = writeln!(body, "<text x='{:.1}' y='{}' font-size='10' fill='#456'>{lines}</text>", x + 4.0, y + 16);
            y += ROW;
        }
        y += 10;
    }
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 980 {y}' font-family='sans-serif' font-size='12'>\n\
         <rect width='980' height='{y}' fill='white'/>\n{body}</svg>\n"
    )
}

/// Crates with their files and the lines of all of them.
fn rows(files: &[File]) -> Vec<(&str, Vec<&File>, usize)> {
    let mut out: Vec<(&str, Vec<&File>, usize)> = Vec::new();
    for f in files.iter().filter(|f| f.lines > 0) {
        match out.last_mut().filter(|(home, _, _)| *home == f.home()) {
            Some((_, list, lines)) => {
                list.push(f);
                *lines += f.lines;
            }
            None => out.push((f.home(), vec![f], f.lines)),
        }
    }
    out
}

/// `docs/structure.md` and `docs/figures/structure.svg`, from what is kept.
///
/// # Errors
/// As [`kept`].
pub fn page() -> Result<(String, String)> {
    let looks =
        LOOKS.iter().map(|(name, title)| Ok((*title, kept(name)?))).collect::<Result<Vec<(&str, Vec<File>)>>>()?;
    let mut text = format!(
        "# The structure, before and after the review\n\n\
         Every file of every crate, as wide as it has lines (those of tests left out). A box in orange holds a function of {LONG}\n\
         lines or more. The crates and what each of them promises are in `ARCHITECTURE.md`.\n\n\
         ![Files of the crates before and after the review](figures/structure.svg)\n\n\
         | crate | files | lines | of tests | largest file | long functions | modules that name each other |\n\
         |---|---|---|---|---|---|---|\n"
    );
    let (before, after) = (&looks[0].1, &looks[1].1);
    let homes: BTreeSet<&str> = after.iter().map(File::home).collect();
    for home in homes {
        let cell = |of: &dyn Fn(&[&File]) -> String| {
            let [a, b] = [before, after].map(|files| {
                let own: Vec<&File> = files.iter().filter(|f| f.home() == home).collect();
                of(&own)
            });
            if a == b { a } else { format!("{a} → {b}") }
        };
        let _ = writeln!(
            text,
            "| {home} | {} | {} | {} | {} | {} | {} |",
            cell(&|f| f.iter().filter(|f| f.lines > 0).count().to_string()),
            cell(&|f| f.iter().map(|f| f.lines).sum::<usize>().to_string()),
            cell(&|f| f.iter().map(|f| f.tests).sum::<usize>().to_string()),
            cell(&|f| f.iter().map(|f| f.lines).max().unwrap_or(0).to_string()),
            cell(&|f| f.iter().map(|f| f.long.len()).sum::<usize>().to_string()),
            cell(&|f| {
                let own: Vec<File> = f.iter().map(|f| (*f).clone()).collect();
                graph(&own).get(home).map_or(0, mutual).to_string()
            }),
        );
    }
    let _ = write!(text, "\n## Functions of {LONG} lines and more\n\n");
    for f in after {
        for (name, lines) in &f.long {
            let _ = writeln!(text, "- `{name}` in `{}`: {lines} lines", f.path);
        }
    }
    text.push_str("\n## Which module names which\n\n```text\n");
    for (home, modules) in graph(after) {
        let _ = writeln!(text, "{home}");
        for (module, uses) in modules {
            let uses: Vec<&str> = uses.into_iter().collect();
            if module != "lib" && !uses.is_empty() {
                let _ = writeln!(text, "    {module:14} → {}", uses.join(", "));
            }
        }
    }
    text.push_str(
        "```\n\n\
         Written by `cargo run --release -p tumble-book -- structure`, which looks at the sources as they are; with a folder and\n\
         the name `structure-before`, at a copy of the repository from before.\n",
    );
    Ok((text, drawing(&looks)))
}

/// Writes both.
///
/// # Errors
/// As [`page`], or a file that cannot be written.
pub fn write() -> Result<()> {
    let (text, svg) = page()?;
    std::fs::write(Path::new(ROOT).join("docs/structure.md"), text)?;
    std::fs::write(Path::new(ROOT).join("docs/figures/structure.svg"), svg)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_measured_without_their_tests() {
        let long = "        x();\n".repeat(LONG - 2);
        let text = format!(
            "use crate::b::B;\nuse crate::{{c, d::D}};\n\nfn short() {{}}\n\nimpl X {{\n    pub(crate) fn long<T>(x: T) {{\n{long}    }}\n}}\n\n#[cfg(test)]\nmod tests {{\n    use crate::e;\n}}\n"
        );
        let modules = ["a", "b", "c", "d", "e"].map(str::to_owned).into();
        let f = look("crates/k/src/a.rs", &text, &modules);
        assert_eq!(f.long, [("long".to_owned(), LONG)]);
        assert_eq!((f.lines, f.tests), (text.lines().count() - 4, 4));
        assert_eq!(f.uses, ["b", "c", "d"].map(str::to_owned).into());
        assert_eq!((f.home(), f.module()), ("k", "a"));
        assert_eq!(File::read(&f.written()), Some(f));
    }

    #[test]
    fn modules_that_name_each_other_are_counted_once() {
        let file = |m: &str, uses: &[&str]| File {
            path: format!("crates/k/src/{m}.rs"),
            uses: uses.iter().map(|u| (*u).to_owned()).collect(),
            ..File::default()
        };
        let files = [file("a", &["b", "c"]), file("b", &["a"]), file("c", &[])];
        assert_eq!(mutual(&graph(&files)["k"]), 1);
    }

    #[test]
    fn the_page_is_what_the_looks_say() {
        let (text, svg) = page().unwrap();
        let read = |path: &str| std::fs::read_to_string(Path::new(ROOT).join(path)).unwrap();
        assert_eq!(read("docs/structure.md"), text, "run tumble-book -- structure");
        assert_eq!(read("docs/figures/structure.svg"), svg, "run tumble-book -- structure");
    }
}
