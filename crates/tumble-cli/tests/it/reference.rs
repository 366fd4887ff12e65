//! `docs/cli.md` is what the help texts say: `TUMBLE_WRITE=1 cargo test -p tumble-cli --test it reference::` writes it.

use crate::support::{run, tumble};
use std::fmt::Write as _;
use std::path::Path;

fn help(arguments: &[&str]) -> String {
    let outcome = run(&mut tumble(arguments));
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    // no blank at the end of a line: editors would take it away
    outcome.stdout.lines().map(str::trim_end).collect::<Vec<_>>().join("\n").trim_end().to_owned()
}

/// Names and one-line descriptions of the commands, from the help itself.
fn commands(help: &str) -> Vec<(String, String)> {
    let list = help.lines().skip_while(|l| *l != "Commands:").skip(1).take_while(|l| !l.is_empty());
    let mut all: Vec<(String, String)> = Vec::new();
    for l in list {
        if l.starts_with("   ") {
            // the description goes on
            if let Some(last) = all.last_mut() {
                let _ = write!(last.1, " {}", l.trim());
            }
        } else if let Some((name, what)) = l.trim().split_once(' ') {
            all.push((name.to_owned(), what.trim().to_owned()));
        }
    }
    all.retain(|(name, _)| name != "help");
    all
}

fn page() -> String {
    let all = help(&["--help"]);
    let mut text = String::from(
        "# The command line\n\n\
         Written from the help texts; a test compares. `tumble` is `cargo run --release --` in a clone, or what\n\
         `cargo install --path crates/tumble-cli` installs.\n\n\
         Results go to stdout; errors, lints, notes, tips and progress to stderr (`--quiet`: errors and lints only). Colours appear\n\
         on a terminal only and never with `NO_COLOR`. With `--json` the result is [one object](json.md), also on errors.\n\n\
         | exit code | means |\n|---|---|\n\
         | 0 | fine |\n| 1 | failed; `verify`: something was changed |\n| 2 | wrong usage |\n| 3 | invalid scene or file |\n\
         | 4 | a law is violated (`audit`, `run --strict`) |\n| 5 | recordings differ |\n\
         | 6 | not solved: tolerance missed, or bodies led into overlap (`--strict`); an impact with a smaller share of its restitution (`--least-share`) |\n\
         | 129 | the terminal was closed (SIGHUP, on Linux); the recording is closed cleanly first |\n\
         | 130 | interrupted (Ctrl-C); the recording is closed cleanly first, or left at its last commit by a second Ctrl-C |\n\
         | 143 | terminated (SIGTERM); the recording is closed cleanly first |\n\n\
         | command | does |\n|---|---|\n",
    );
    for (name, what) in commands(&all) {
        let _ = writeln!(text, "| [`tumble {name}`](#tumble-{name}) | {what} |");
    }
    let _ = write!(text, "\n## tumble\n\n```text\n{all}\n```\n");
    for (name, _) in commands(&all) {
        let _ = write!(text, "\n## tumble {name}\n\n```text\n{}\n```\n", help(&[&name, "--help"]));
    }
    text
}

#[test]
fn the_reference_is_what_the_help_says() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/cli.md");
    let page = page();
    if std::env::var_os("TUMBLE_WRITE").is_some() {
        std::fs::write(&path, &page).unwrap();
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == page, "docs/cli.md is stale: TUMBLE_WRITE=1 cargo test -p tumble-cli --test it reference::");
}
