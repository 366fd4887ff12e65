//! The page of mutation testing and row 27 say what the list of drawn changes says.

use tumble_reliability::page::{kept, root};

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
    for seed in ["8101", "8103", "8105", "8106"] {
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
                let figure = kept()[&27].clone();
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
