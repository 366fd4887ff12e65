//! Every number of the README has evidence, and what it says of guarantees and speed is what their pages say.

use std::path::Path;
use tumble_book::ROOT;
use tumble_book::claims::{judge, read};
use tumble_book::counted::counted;

#[test]
fn every_number_of_the_readme_has_evidence() {
    let load = |file: &str| std::fs::read_to_string(Path::new(ROOT).join(file)).unwrap();
    let mut claims = read(&load("tests/book/claims.txt")).unwrap();
    let page = "README.md";
    let mut wrong = judge(page, &load(page), &claims.remove(page).unwrap_or_default(), &counted);
    wrong.extend(claims.keys().map(|page| format!("claims of a page that has none: {page}")));
    assert!(wrong.is_empty(), "{} things are wrong:\n{}", wrong.len(), wrong.join("\n"));
}

/// Rows of the guarantees that were run at less than their size are those that the README names.
#[test]
fn the_readme_names_the_guarantees_that_are_not_reached_in_full() {
    let read = |name: &str| std::fs::read_to_string(Path::new(ROOT).join(name)).unwrap();
    let (page, readme) = (read("docs/guarantees.md"), read("README.md"));
    let is_short = |row: &str| {
        let after = row.split("| size ").nth(1).unwrap_or_default();
        after.split_whitespace().nth(1) == Some("of") || row.contains("not yet run") || row.contains("missed: ")
    };
    let number = |row: &str| row.split(['[', ']']).nth(1).unwrap_or_default().to_owned();
    let rows = page.lines().filter(|l| l.starts_with("| ["));
    let short: Vec<String> = rows.filter(|l| is_short(l)).map(number).collect();
    let named = readme.split("docs/guarantees.md#row-").skip(1);
    let named: Vec<String> = named.map(|l| l.split(')').next().unwrap_or_default().to_owned()).collect();
    assert_eq!(named, short);
}

/// The row of a peer in the table of tumble's time as a part of the peer's: scene by scene.
fn parts(page: &str, peer: &str) -> Vec<f64> {
    let table = page.split("### tumble's time as a part of the peer's").nth(1).expect("the table of parts");
    let row = table.lines().find(|l| l.starts_with(&format!("| {peer} |"))).expect("a row of the peer");
    let cells = row.trim_matches('|').split('|').skip(1);
    cells.map(|c| c.split_whitespace().next().and_then(|n| n.parse().ok()).unwrap_or(f64::NAN)).collect()
}

/// What the README says of speed in words is what the page of the referee says in numbers.
#[test]
fn two_hundredths_at_rest_and_many_times_when_it_moves() {
    let page = std::fs::read_to_string(Path::new(ROOT).join("docs/speed.md")).unwrap();
    let readme = std::fs::read_to_string(Path::new(ROOT).join("README.md")).unwrap();
    let mut rest = Vec::new();
    for peer in ["rapier32", "rapier64", "box3d"] {
        let p = parts(&page, peer);
        // S1 to S8; S1, S2, S3 and S7 stand, S4, S5 and S8 are large and move
        rest.extend([p[0], p[1], p[2], p[6]]);
        let many = [p[3], p[4], p[7]].iter().all(|x| *x > 2.0);
        assert_eq!(many, readme.contains("many times faster on large piles that move"), "{peer}: {p:?}");
    }
    // written so that a number that could not be read fails
    let two_hundredths = rest.iter().all(|part| *part <= 0.02);
    let said = readme.contains("For a pile at rest tumble needs at most 2 % of the other engines' time");
    assert_eq!(two_hundredths, said, "{rest:?}");
}
