//! The page of guarantees is what the rows and the kept figures say.

use tumble_reliability::page::{kept, page, root};

#[test]
fn the_page_of_guarantees_is_what_the_rows_and_figures_say() {
    let committed = std::fs::read_to_string(root().join("docs/guarantees.md")).unwrap_or_default();
    assert!(committed == page(&kept()), "stale: cargo run --release -p tumble-reliability -- page");
}

/// The figure of row 27 is what the list of drawn changes says.
#[test]
fn the_share_of_caught_changes_is_that_of_the_list() {
    let text = std::fs::read_to_string(root().join("tests/reliability/mutants.tsv")).unwrap();
    let share = |seed: &str| {
        let drawn: Vec<bool> = text
            .lines()
            .skip(1)
            .map(|line| line.split('\t').collect::<Vec<_>>())
            .inspect(|cells| {
                assert_eq!(cells.len(), 6, "{cells:?}");
                // what caught a change is said, and of no other
                assert!(
                    matches!((cells[3], cells[4]), ("caught", by) if !by.is_empty())
                        || (cells[3], cells[4]) == ("missed", "")
                );
            })
            .filter(|cells| cells[0] == seed)
            .map(|cells| cells[3] == "caught")
            .collect();
        let caught = drawn.iter().filter(|c| **c).count();
        (drawn.len(), caught, (100.0 * caught as f64 / drawn.len() as f64).round())
    };
    let (drawn, caught, percent) = share("8103");
    assert!(drawn >= 100 && percent >= 85.0);
    let figure = kept()[&27].text.clone();
    assert!(figure.contains(&format!("{drawn} drawn")), "{figure}");
    assert!(figure.contains(&format!("{caught} caught, {percent} %")), "{figure}");
    let (drawn, _, percent) = share("8106");
    assert!(drawn >= 60 && percent >= 85.0);
}
