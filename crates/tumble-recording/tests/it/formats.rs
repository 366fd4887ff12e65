//! Recordings of the older format, as it was written then: they open, and say in the words of today what they say.

use std::path::PathBuf;
use tumble::{Origin, Verdict};
use tumble_recording::{Cell, Reader, Version, audit, diff, export, verify};

fn old(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/recordings/format_2").join(name)
}

/// Verdicts of all frames.
fn verdicts(reader: &Reader) -> Vec<Verdict> {
    reader.frames(0..u64::MAX).unwrap().iter().map(|f| f.verdict).collect()
}

/// A frame that was called solved at 11 m/s is guarded, and one whose work ran out is inexact.
#[test]
fn verdicts_of_the_older_format_are_those_of_today() {
    let guard = Reader::open(&old("guard.db")).unwrap();
    assert_eq!(guard.version(), Version::Two);
    let all = verdicts(&guard);
    assert_eq!((all.len(), all[2]), (13, Verdict::Guarded));
    assert!(all.iter().enumerate().all(|(k, v)| k == 2 || *v == Verdict::Solved), "{all:?}");
    assert!(guard.frame(2).unwrap().residual > 11.0 && guard.frame(2).unwrap().missed_depth.is_nan());
    assert_eq!(guard.solves(2).unwrap()[0].verdict, Verdict::Guarded);
    assert_eq!(guard.series(&["verdict"], 0..4, 1).unwrap()[0], [0.0, 0.0, 1.0, 0.0]);
    let budget = Reader::open(&old("budget.db")).unwrap();
    assert_eq!(verdicts(&budget)[1..], [Verdict::Inexact; 5]);
    assert!(budget.solves(1).unwrap().iter().any(|s| s.verdict == Verdict::Inexact));
    // its own tables say it in their own words
    let mut words = Vec::new();
    let sql = "SELECT verdict FROM frame WHERE frame = 1";
    budget.query(sql, |_| {}, |row| row.first().map(|c| words.push(c.clone())).is_some()).unwrap();
    assert_eq!(words, [Cell::Text("budget".to_owned())]);
}

#[test]
fn recordings_of_the_older_format_are_whole_and_keep_the_laws() {
    for (name, admitted, guarded, swept) in [("guard.db", 1, 1, 0), ("budget.db", 5, 0, 4)] {
        let reader = Reader::open(&old(name)).unwrap();
        let found = verify(&reader, |_, _| {}).unwrap();
        assert!(found.is_intact() && found.closed, "{name}: {:?}", found.problems);
        let outcome = audit(&reader, |_, _| {}).unwrap();
        assert!(outcome.holds(), "{name}: {:?}", outcome.violations);
        assert_eq!((outcome.verdicts.unsolved(), outcome.verdicts.of(Verdict::Guarded)), (admitted, guarded), "{name}");
        assert!(outcome.skipped.iter().any(|s| s.contains("format 2")), "{name}: {:?}", outcome.skipped);
        let contacts = reader.contacts(2).unwrap();
        assert!(!contacts.is_empty() && contacts.iter().all(|c| c.bias.iter().all(|b| b.is_nan())), "{name}");
        let count = |origin: Origin| contacts.iter().filter(|c| c.origin == origin).count();
        assert_eq!((count(Origin::Swept), count(Origin::Near)), (swept, contacts.len() - swept), "{name}");
        assert!(contacts.iter().all(|c| c.feature >> 62 == 0), "{name}");
    }
}

/// A copy and an export keep what the file has.
#[test]
fn a_copy_of_the_older_format_is_the_same_recording() {
    let reader = Reader::open(&old("guard.db")).unwrap();
    let to = std::env::temp_dir().join(format!("tumble-format-{}.db", std::process::id()));
    export::rows(&reader, &to, |_, _| {}).unwrap();
    let copy = Reader::open(&to).unwrap();
    assert_eq!(copy.version(), Version::Two);
    assert!(verify(&copy, |_, _| {}).unwrap().is_intact());
    assert_eq!(diff(&reader, &copy, |_, _| {}).unwrap(), None);
    let mut csv = Vec::new();
    export::csv::table(&copy, "contact", &mut csv).unwrap();
    let head = String::from_utf8(csv).unwrap();
    assert!(head.lines().next().unwrap().ends_with("approach_t1,approach_t2,swept"), "{head}");
    let mut parquet = Vec::new();
    assert!(export::parquet::table(&copy, "contact", &mut parquet).unwrap() > 0);
    drop(copy);
    let _ = std::fs::remove_file(&to);
}
