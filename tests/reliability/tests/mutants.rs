//! The page of mutation testing and row 27 say what the list of drawn changes says.

use std::collections::BTreeMap;
use std::process::Command;
use tumble_reliability::page::{kept, root};

/// The commits whose sources the changes were drawn from, by seed.
const COMMITS: [(&str, &str); 4] = [("8101", "4507593"), ("8103", "63705d2"), ("8105", "b64ba5c"), ("8106", "b64ba5c")];

/// Seed, crate and outcome of every change that was drawn.
fn drawn() -> Vec<(String, String, bool)> {
    let text = std::fs::read_to_string(root().join("tests/reliability/mutants.tsv")).unwrap();
    text.lines()
        .skip(1)
        .map(|line| {
            let cells: Vec<&str> = line.split('\t').collect();
            assert_eq!(cells.len(), 6, "{line}");
            let caught = cells[3] == "caught";
            assert!(caught || cells[3] == "missed", "{line}");
            // who caught it is said, and nobody else
            assert_eq!(caught, !cells[4].is_empty(), "{line}");
            (cells[0].to_owned(), cells[1].split('/').next().unwrap().to_owned(), caught)
        })
        .collect()
}

#[test]
fn the_shares_are_those_of_the_list() {
    let page = std::fs::read_to_string(root().join("docs/mutation.md")).unwrap();
    let all = drawn();
    for (seed, commit) in COMMITS {
        assert!(page.contains(&format!("| {seed} | `{commit}` |")), "docs/mutation.md lacks the commit of {seed}");
        for name in ["tumble-solver", "tumble-geometry", "both"] {
            let of: Vec<bool> =
                all.iter().filter(|d| d.0 == seed && (name == "both" || d.1 == name)).map(|d| d.2).collect();
            let caught = of.iter().filter(|c| **c).count();
            let share = (100.0 * caught as f64 / of.len() as f64).round();
            let row = format!("| {seed} | {name} | {} | {caught} | {} | {share} % |", of.len(), of.len() - caught);
            assert!(page.contains(&row), "docs/mutation.md lacks {row}");
            if seed == "8106" && name == "both" {
                assert!(of.len() >= 60 && share >= 85.0);
            }
            if seed == "8103" && name == "both" {
                assert!(of.len() >= 100 && share >= 85.0);
                let figure = kept()[&27].text.clone();
                assert!(figure.contains(&format!("{} drawn", of.len())), "{figure}");
                assert!(figure.contains(&format!("{caught} caught, {share} %")), "{figure}");
            }
        }
    }
}

#[test]
fn everything_that_was_missed_has_an_answer_or_a_test() {
    let page = std::fs::read_to_string(root().join("docs/mutation.md")).unwrap();
    let text = std::fs::read_to_string(root().join("tests/reliability/mutants.tsv")).unwrap();
    for line in text.lines().skip(1).filter(|l| l.contains("\tmissed\t")) {
        let cells: Vec<&str> = line.split('\t').collect();
        let row = format!("| `{}` | `{}` | ", cells[1], cells[2].replace('|', "\\|"));
        assert!(page.contains(&row), "docs/mutation.md lacks {row}");
    }
}

/// A file of a commit; none where the history is not at hand.
fn at(commit: &str, file: &str) -> Option<String> {
    let place = format!("{commit}:crates/{file}");
    let output = Command::new("git").current_dir(root()).args(["show", &place]).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether a change can be made at `line` and `column`, both counted from 1, of a text.
fn fits(text: &str, line: usize, column: usize, change: &str) -> bool {
    let lines: Vec<&str> = text.lines().collect();
    let Some(here) = lines.get(line - 1) else { return false };
    let words: Vec<&str> = change.split(' ').collect();
    match words[..] {
        ["replace", "match", "guard", ..] | ["delete", "match" | "field", ..] => column <= here.chars().count(),
        ["replace", what, "with", ..] | ["delete", what, "in", ..] if !what.starts_with(char::is_alphabetic) => {
            here.chars().skip(column - 1).collect::<String>().starts_with(what)
        }
        // the body of a function, which begins some lines above
        ["replace", .., "with", _] | ["replace", ..] => {
            let name = change.strip_prefix("replace ").unwrap_or_default();
            let name = name.split(" -> ").next().unwrap_or_default().split(" with ").next().unwrap_or_default();
            let name = name.rsplit("::").next().unwrap_or_default();
            lines[line.saturating_sub(12)..line].iter().any(|l| l.contains(&format!("fn {name}")))
        }
        _ => false,
    }
}

#[test]
fn every_place_of_the_list_is_there_at_its_commit() {
    let text = std::fs::read_to_string(root().join("tests/reliability/mutants.tsv")).unwrap();
    let mut files: BTreeMap<(&str, &str), String> = BTreeMap::new();
    // a copy without history has nothing to look at; whoever tries a change needs the history too
    let there = |commit: &&str| at(commit, "tumble-solver/src/lib.rs").is_some();
    let known: Vec<&str> = COMMITS.iter().map(|(_, commit)| *commit).filter(there).collect();
    for line in text.lines().skip(1) {
        let cells: Vec<&str> = line.split('\t').collect();
        let commit = COMMITS.iter().find(|(seed, _)| *seed == cells[0]).expect("a commit").1;
        if !known.contains(&commit) {
            continue;
        }
        let mut place = cells[1].rsplitn(3, ':');
        let column: usize = place.next().unwrap().parse().unwrap();
        let row: usize = place.next().unwrap().parse().unwrap();
        let file = place.next().unwrap();
        let source = files.entry((commit, file)).or_insert_with(|| at(commit, file).unwrap_or_default());
        assert!(fits(source, row, column, cells[2]), "{commit}: no such place: {line}");
    }
}

#[test]
fn a_place_that_has_moved_is_found_out() {
    let text = "fn one() -> bool {\n    a < b\n}\n";
    assert!(fits(text, 2, 7, "replace < with <= in one"));
    assert!(!fits(text, 2, 7, "replace > with >= in one") && !fits(text, 1, 7, "replace < with <= in one"));
    assert!(fits(text, 2, 5, "replace one -> bool with true") && !fits(text, 2, 5, "replace two -> bool with true"));
    assert!(!fits(text, 9, 1, "replace < with <= in one"));
}
