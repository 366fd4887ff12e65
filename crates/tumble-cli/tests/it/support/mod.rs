//! Runs the binary in an empty environment and keeps test files in the build's own folder.

#![allow(dead_code, reason = "every test file takes this in, none uses all of it")]

pub(crate) mod parquet;

use serde_json::Value;
use std::ffi::OsStr;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The cube that slides until friction stops it.
pub(crate) const SLIDE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenes/slide.toml");

/// The command, without the colour settings of the environment.
pub(crate) fn tumble(arguments: &[&str]) -> Call {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tumble"));
    for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLUMNS"] {
        command.env_remove(name);
    }
    command.args(arguments);
    Call { command, input: Vec::new() }
}

/// A command with what it gets to read from stdin: nothing, unless said otherwise.
#[derive(Debug)]
pub(crate) struct Call {
    command: Command,
    input: Vec<u8>,
}

impl Call {
    pub(crate) fn arg(&mut self, argument: impl AsRef<OsStr>) -> &mut Self {
        self.command.arg(argument);
        self
    }

    pub(crate) fn args(&mut self, arguments: &[&str]) -> &mut Self {
        self.command.args(arguments);
        self
    }

    pub(crate) fn env(&mut self, name: &str, value: impl AsRef<OsStr>) -> &mut Self {
        self.command.env(name, value);
        self
    }

    pub(crate) fn current_dir(&mut self, folder: impl AsRef<Path>) -> &mut Self {
        self.command.current_dir(folder);
        self
    }

    pub(crate) fn write_stdin(&mut self, input: impl Into<Vec<u8>>) -> &mut Self {
        self.input = input.into();
        self
    }

    fn output(&mut self) -> Output {
        let pipes = self.command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = pipes.spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        std::thread::scope(|scope| {
            // a command may end before it has read all
            scope.spawn(|| {
                let _ = stdin.write_all(&self.input);
                drop(stdin);
            });
            child.wait_with_output().unwrap()
        })
    }
}

/// Exit code and output of a run.
#[derive(Debug)]
pub(crate) struct Outcome {
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    /// Errors, lints and notes.
    pub(crate) stderr: String,
    /// The tips, which come last on stderr.
    pub(crate) tips: String,
}

pub(crate) fn run(call: &mut Call) -> Outcome {
    let output = call.output();
    let mut stderr = String::from_utf8(output.stderr).unwrap();
    let tips = stderr.find("\nNext:").map(|k| stderr.split_off(k)).unwrap_or_default();
    Outcome { code: output.status.code(), stdout: String::from_utf8(output.stdout).unwrap(), stderr, tips }
}

/// Where a file of that name may be written; there is none yet.
pub(crate) fn path(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path.to_str().unwrap().to_owned()
}

/// What a command with `--json` says; it must exit with `code`.
pub(crate) fn json(arguments: &[&str], code: i32) -> Value {
    let outcome = run(&mut tumble(arguments));
    assert_eq!(outcome.code, Some(code), "{outcome:?}");
    serde_json::from_str(&outcome.stdout).unwrap()
}

/// A recording of the sliding cube.
pub(crate) fn record(name: &str) -> String {
    let file = path(name);
    let r = json(&["run", SLIDE, "--record", &file, "--json"], 0);
    assert_eq!(r["recording"], file.as_str());
    file
}

/// Whether a program is there to be asked.
pub(crate) fn is_installed(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok()
}

/// What another program says; it must succeed.
pub(crate) fn answer(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|e| panic!("{command:?} is needed: {e}"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// Runs `tumble solve` on `text` from stdin.
pub(crate) fn solve(text: &str, options: &[&str]) -> Outcome {
    run(tumble(&["solve", "-"]).args(options).write_stdin(text))
}

/// The JSON answer to `text`; must succeed.
pub(crate) fn solve_json(text: &str, options: &[&str]) -> Value {
    let outcome = run(tumble(&["solve", "-", "--json"]).args(options).write_stdin(text));
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    assert_eq!(outcome.stdout.lines().count(), 1, "one object on one line");
    serde_json::from_str(&outcome.stdout).unwrap()
}

/// A file of that name with that text, and its path.
pub(crate) fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    // an earlier run may have left a pipe or a link of that name
    let _ = std::fs::remove_file(&path);
    std::fs::write(&path, text).unwrap();
    path
}

pub(crate) fn impulses(answer: &Value) -> Vec<[f64; 3]> {
    serde_json::from_value(answer["impulses"].clone()).unwrap()
}

/// A sledge of 1 kg at 1 m/s that gravity presses down with 0.1 m/s, μ = 0.5: r = (0.1, −0.05, 0), in every format.
pub(crate) const SLEDGE: [(&str, &str); 3] = [
    ("block-text", "1 1\n0.5\n-0.1 1 0\n0 0  1 0 0  0 1 0  0 0 1\n"),
    ("siconos-dense", "3\n1\n0\n3\n3\n3 3\n1 0 0\n0 1 0\n0 0 1\n\n-0.1 1 0\n0.5\n"),
    ("siconos-sparse", "3\n1\n1\n3\n3\n1\n1\n1\n3\n3\n2\n1\n0 1\n0\n0\n1 0 0 0 1 0 0 0 1\n-0.1 1 0\n0.5\n0\n"),
];

/// The sample problem.
pub(crate) const THREE_CRATES: &str = include_str!("../../../problems/three_crates.txt");
