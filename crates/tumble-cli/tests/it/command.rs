//! The command itself: what it does without being told, and the usual.

#[path = "../../examples/three_crates.rs"]
mod three_crates;

use crate::support::{self, THREE_CRATES, run, tumble};

#[test]
fn without_a_command_it_runs_the_embedded_scene_and_says_what_to_type_next() {
    for arguments in [&[][..], &["demo"]] {
        let outcome = run(tumble(arguments).current_dir(env!("CARGO_TARGET_TMPDIR")));
        assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""));
        for word in ["Energy balance", "imbalance", "State hash"] {
            assert!(outcome.stdout.contains(word), "{word}: {}", outcome.stdout);
        }
        for word in ["tumble view demo.db", "tumble run SCENE", "tumble validate SCENE"] {
            assert!(outcome.tips.contains(word), "{word}: {}", outcome.tips);
        }
    }
}

#[test]
fn the_sample_problem_is_what_its_example_writes() {
    assert_eq!(three_crates::block_text(), THREE_CRATES);
}

/// A file where a command is expected: the tip names the command that takes it.
#[test]
fn a_file_without_a_command_is_told_which_commands_take_it() {
    let scene = support::file("no command.toml", "version = 1\n");
    let outcome = run(&mut tumble(&[scene.to_str().unwrap()]));
    assert_eq!(outcome.code, Some(2));
    let tip = format!("tumble run '{}'", scene.display());
    assert!(outcome.stderr.contains(&tip), "{}", outcome.stderr);
    assert!(!run(&mut tumble(&["frobnicate"])).stderr.contains("tumble run"));
}

/// A typing error is answered with the most similar command, in short words too.
#[test]
fn a_command_that_is_nearly_right_is_told_apart() {
    for (typed, meant) in [("runn", "'run'"), ("rn", "'run'"), ("sq", "'sql'"), ("RUN", "'run'"), ("dif", "'diff'")] {
        let outcome = run(&mut tumble(&[typed]));
        assert_eq!(outcome.code, Some(2));
        assert!(outcome.stderr.contains(meant) && outcome.stderr.contains("tip:"), "{typed}: {}", outcome.stderr);
    }
    assert!(!run(&mut tumble(&["frobnicate"])).stderr.contains("tip:"));
}

/// A number below zero is an invalid value of its option, not an unknown argument.
#[test]
fn negative_numbers_are_refused_by_the_option_that_they_are_given_to() {
    for (arguments, words) in [
        (&["run", "x.toml", "--duration", "-1"][..], "'--duration <S>': give a time in s from 0 to 1e9"),
        (&["run", "x.toml", "--step", "-0.5"], "'--step <S>': give a time in s from 1e-9 to 1"),
        (&["run", "x.toml", "--duration", "-inf"], "'--duration <S>': give a time in s from 0 to 1e9"),
        (&["run", "x.toml", "--threads", "-2"], "'--threads <N>'"),
        (&["solve", "x.dat", "--tolerance", "-1e-8"], "'--tolerance <X>': give a positive number"),
        (&["solve", "x.dat", "--max-sweeps", "-5"], "'--max-sweeps <N>'"),
        (&["export", "x.db", "--to", "gltf", "--every", "-1"], "'--every <N>'"),
        (&["view", "--port", "-1"], "'--port <N>'"),
    ] {
        let outcome = run(&mut tumble(arguments));
        assert_eq!(outcome.code, Some(2), "{arguments:?}");
        assert!(outcome.stderr.contains(words) && outcome.stderr.contains("invalid value"), "{}", outcome.stderr);
    }
}

/// Without a writable folder the physics report is still printed, and a note says that nothing was recorded.
#[test]
fn the_demo_says_when_it_could_not_be_recorded() {
    let taken = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("demo_taken");
    let _ = std::fs::remove_dir_all(&taken);
    for name in ["demo.db", "tumble-demo.db"] {
        std::fs::create_dir_all(taken.join(name)).unwrap();
    }
    let demo = |arguments: &[&str]| run(tumble(arguments).current_dir(&taken).env("TMPDIR", &taken));
    let outcome = demo(&["demo"]);
    assert_eq!(outcome.code, Some(0));
    assert!(outcome.stdout.contains("State hash"));
    let note = "note: nothing was recorded: demo.db is not a recording and is not overwritten";
    assert!(outcome.stderr.starts_with(note), "{}", outcome.stderr);
    let outcome = demo(&["demo", "--view"]);
    assert_eq!(outcome.code, Some(1));
    assert!(outcome.stderr.contains("nothing was recorded"), "{}", outcome.stderr);
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
    for word in ["Siconos .dat", "block text", "Examples:", "Exit codes:", "guarded", "inexact", "--strict", "stdin"] {
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

/// A help text on one line.
fn unfolded(arguments: &[&str]) -> String {
    run(&mut tumble(arguments)).stdout.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The viewer says which machines can reach it: this one only, unless `--listen` was given.
#[test]
fn the_viewer_says_who_can_look() {
    use std::io::{BufRead as _, BufReader};
    use std::process::{Command, Stdio};
    for (address, said) in [(None, "for this machine only"), (Some("0.0.0.0"), "also from other machines")] {
        let listen = address.map(|a| ["--listen", a]);
        let mut child = Command::new(env!("CARGO_BIN_EXE_tumble"))
            .args(["view", "--no-open", support::SLIDE])
            .args(listen.into_iter().flatten())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let words: Vec<String> = lines.take(2 + usize::from(address.is_some())).map(Result::unwrap).collect();
        child.kill().unwrap();
        child.wait().unwrap();
        assert!(words.join("\n").contains(said), "{words:?}");
        assert_eq!(words.join("\n").contains("anyone who has the first link"), address.is_some(), "{words:?}");
    }
    // an address of documentation, which no machine has
    let outcome = run(&mut tumble(&["view", "--no-open", "--listen", "192.0.2.1", support::SLIDE]));
    assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(1), ""));
    assert!(outcome.stderr.contains("try another --listen: it must be an address of this machine"), "{outcome:?}");
    let help = unfolded(&["view", "--help"]);
    assert!(help.contains("by anyone who has the link [default: this machine only]"), "{help}");
}

/// Threads do more than solve islands, and the help says so.
#[test]
fn the_help_says_what_threads_share() {
    let help = unfolded(&["run", "--help"]);
    assert!(help.contains("Threads that share the work of a step, from contacts to large islands"), "{help}");
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

/// Words of other programs are answered with the command that does it, not with one that is spelt alike.
#[test]
fn a_command_of_another_name_is_told_ours() {
    for (typed, meant) in [
        ("query", "sql"),
        ("replay", "view"),
        ("play", "view"),
        ("show", "view"),
        ("simulate", "run"),
        ("Sim", "run"),
        ("check", "validate"),
        ("lint", "validate"),
    ] {
        let outcome = run(&mut tumble(&[typed]));
        assert_eq!(outcome.code, Some(2));
        assert!(outcome.stderr.contains(&format!("tip: the command for that is '{meant}'")), "{}", outcome.stderr);
        assert_eq!(outcome.stderr.matches("tip:").count(), 1, "{}", outcome.stderr);
    }
}
