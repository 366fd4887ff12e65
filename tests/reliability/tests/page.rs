//! The page of guarantees is what the rows and the kept figures say.

use tumble_reliability::page::{kept, page, root};

#[test]
fn the_page_of_guarantees_is_what_the_rows_and_figures_say() {
    let committed = std::fs::read_to_string(root().join("docs/guarantees.md")).unwrap_or_default();
    assert!(committed == page(&kept()), "stale: cargo run --release -p tumble-reliability -- page");
}
