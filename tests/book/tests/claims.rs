//! Every number of README and book has evidence.

use std::path::Path;
use tumble_book::ROOT;
use tumble_book::claims::{judge, read};
use tumble_book::counted::counted;

/// Pages that a command writes, and which test compares them with what it writes.
const WRITTEN: [(&str, &str); 4] = [
    ("docs/cli.md", "tumble-cli, tests/reference.rs"),
    ("docs/dependencies.md", "tumble-book, the_list_of_dependencies_is_current"),
    ("docs/guarantees.md", "tumble-reliability, tests/page.rs"),
    ("docs/speed.md", "peers --page"),
];

#[test]
fn every_number_of_the_pages_has_evidence() {
    let text = std::fs::read_to_string(Path::new(ROOT).join("tests/book/claims.txt")).unwrap();
    let mut claims = read(&text).unwrap();
    let mut pages: Vec<String> = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"].map(str::to_owned).to_vec();
    for entry in std::fs::read_dir(Path::new(ROOT).join("docs")).unwrap() {
        let name = entry.unwrap().file_name().to_string_lossy().into_owned();
        let page = format!("docs/{name}");
        if name.ends_with(".md") && !WRITTEN.iter().any(|(w, _)| *w == page) {
            pages.push(page);
        }
    }
    pages.sort();
    let mut wrong = Vec::new();
    for page in pages {
        wrong.extend(judge(&page, &claims.remove(&page).unwrap_or_default(), &counted));
    }
    wrong.extend(claims.keys().map(|page| format!("claims of a page that is not there: {page}")));
    assert!(wrong.is_empty(), "{} things are wrong:\n{}", wrong.len(), wrong.join("\n"));
}
