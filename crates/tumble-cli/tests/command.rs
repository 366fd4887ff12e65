//! The command itself: what it does without being told, and the usual.

mod support;
#[path = "../examples/three_crates.rs"]
mod three_crates;

use support::{THREE_CRATES, run, tumble};

#[test]
fn without_a_command_it_runs_the_embedded_scene_and_says_what_to_type_next() {
    for arguments in [&[][..], &["demo"]] {
        let outcome = run(tumble(arguments).current_dir(env!("CARGO_TARGET_TMPDIR")));
        assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""));
        for word in ["Where did the joules go?", "State hash", "tumble run SCENE", "tumble validate SCENE"] {
            assert!(outcome.stdout.contains(word), "{word}: {}", outcome.stdout);
        }
    }
}

#[test]
fn the_sample_problem_is_what_its_example_writes() {
    assert_eq!(three_crates::block_text(), THREE_CRATES);
}

#[test]
fn it_knows_its_version() {
    let outcome = run(&mut tumble(&["--version"]));
    assert_eq!((outcome.code, outcome.stdout), (Some(0), format!("tumble {}\n", env!("CARGO_PKG_VERSION"))));
}

#[test]
fn completions_exist_for_the_usual_shells() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let outcome = run(&mut tumble(&["completions", shell]));
        assert_eq!(outcome.code, Some(0), "{shell}");
        assert!(outcome.stdout.contains("max-sweeps"), "{shell}");
    }
    assert_eq!(run(&mut tumble(&["completions", "tcsh"])).code, Some(2));
}

#[test]
fn help_teaches_formats_examples_and_exit_codes_within_a_terminal() {
    let help = run(&mut tumble(&["solve", "--help"]));
    assert_eq!(help.code, Some(0));
    for word in ["Siconos .dat", "block text", "Examples:", "Exit codes:", "budget", "--strict", "stdin"] {
        assert!(help.stdout.contains(word), "{word}");
    }
    for arguments in [
        &["--help"][..],
        &["solve", "--help"],
        &["solve", "-h"],
        &["completions", "--help"],
        &["run", "--help"],
        &["validate", "--help"],
        &["bench", "--help"],
        &["explain", "--help"],
        &["inspect", "--help"],
        &["sql", "--help"],
        &["audit", "--help"],
        &["verify", "--help"],
        &["diff", "--help"],
        &["export", "--help"],
        &["view", "--help"],
        &["demo", "--help"],
    ] {
        let help = run(&mut tumble(arguments));
        assert_eq!((help.code, help.stderr.as_str()), (Some(0), ""));
        for line in help.stdout.lines() {
            assert!(line.chars().count() <= 100, "{line}");
        }
    }
}

/// The sledge of the help text is a problem that can be pasted.
#[test]
fn the_problem_in_the_help_text_is_solved() {
    let help = run(&mut tumble(&["solve", "--help"])).stdout;
    let lines: Vec<_> = help.lines().collect();
    let at = lines.iter().position(|l| *l == "  1 1").unwrap();
    let answer = support::solve_json(&lines[at..at + 4].join("\n"), &[]);
    assert_eq!(answer["verdict"], "solved");
    assert!((support::impulses(&answer)[0][1] + 0.05).abs() < 1e-15);
}
