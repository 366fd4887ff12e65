//! The short form: a second for each target, and everything that ever failed.

use std::time::Duration;
use tumble_fuzz::{TARGETS, Target, chosen, corpus, replay, run};

/// How long each target is tried [s]; the long form is a command.
fn time() -> Duration {
    let seconds = std::env::var("TUMBLE_FUZZ_SECONDS").ok().and_then(|s| s.parse().ok()).unwrap_or(1.0);
    Duration::from_secs_f64(seconds)
}

fn target(name: &str) -> Target {
    *TARGETS.iter().find(|(n, _)| *n == name).expect("a target")
}

macro_rules! targets {
    ($($test:ident $name:literal)*) => { $(
        #[test]
        fn $test() {
            let target = target($name);
            replay(target);
            let tried = run(target, time());
            assert!(tried.inputs > 1, "{tried:?}");
        }
    )* };
}

targets! {
    no_bytes_break_the_scene_reader "scene"
    no_bytes_break_the_problem_reader "problem"
    no_bytes_break_the_recording_reader "recording"
    no_question_breaks_or_changes_a_recording "sql"
    no_calls_break_the_world "world"
    no_joints_break_the_world_or_are_called_held_that_are_open "joints"
    no_points_break_the_hull_builder "hull"
    no_bytes_break_the_readers_of_geometry_files "mesh_file"
    no_bytes_break_the_readers_of_robots "robot"
    no_bytes_break_the_server "http"
}

#[test]
fn every_target_has_a_corpus_with_something_in_it() {
    for target in TARGETS {
        assert!(corpus(target.0).is_dir(), "{}", target.0);
        assert!(replay(target) > 0, "the corpus of {} is empty", target.0);
    }
}

/// A run of no target would say “0 failures” and mean nothing.
#[test]
fn a_target_that_nobody_knows_is_refused() {
    let names = |list: &[&str]| list.iter().map(|n| (*n).to_owned()).collect::<Vec<_>>();
    assert_eq!(chosen(&[]).unwrap().len(), TARGETS.len());
    let two: Vec<&str> = chosen(&names(&["hull", "scene"])).unwrap().iter().map(|t| t.0).collect();
    assert_eq!(two, ["scene", "hull"]);
    assert!(chosen(&names(&["scene", "hul"])).unwrap_err().starts_with("hul: no such target"));
}
