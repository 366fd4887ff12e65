//! Ctrl-C, a closed terminal and other signals: the recording is closed, and the exit code names the signal.

#![cfg(unix)]

use crate::support::{self, SLIDE, answer, is_installed, json, path};
use serde_json::Value;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

fn wait(milliseconds: u64) {
    thread::sleep(Duration::from_millis(milliseconds));
}

/// A run that is recorded to `file`, a little after it began.
fn begun(program: &str, before: &[&str], scene: &str, file: &str) -> Child {
    let _ = std::fs::remove_file(file);
    let mut child = Command::new(program)
        .args(before)
        .args(["run", scene, "--duration", "1000000", "--record", file])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    while !Path::new(&file).exists() {
        assert!(child.try_wait().unwrap().is_none(), "it ended before it began");
        wait(5);
    }
    wait(500);
    child
}

/// Whether this process was started so that a terminal that closes does not end it.
fn ignores_hang_ups() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    ignored.and_then(|bits| u64::from_str_radix(bits.trim(), 16).ok()).is_some_and(|bits| bits & 1 == 1)
}

fn send(signal: &str, child: &Child) {
    let sent = Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
}

/// A step may take long: this one seconds, of more bodies than are checked for overlap before it. A second Ctrl-C does not wait for it, and the recording is readable up to its last commit.
#[test]
fn a_second_interrupt_leaves_at_once() {
    let text = "version = 1\n[time]\nstep = 0.01\nduration = 1.0\n[[bodies]]\nname = \"floor\"\nkind = \"fixed\"\n\
                shape = { kind = \"plane\", normal = [0, 0, 1] }\n[[repeat]]\ncount = [22, 22, 22]\nspacing = [1.0, 1.0, 1.0]\n[repeat.body]\n\
                name = \"cube\"\nshape = { kind = \"box\", size = [1, 1, 1] }\nmass = 1.0\nposition = [0, 0, 0.5]\n\
                velocity = [1.0, 0.3, -5.0]\n";
    let scene = support::file("long_step.toml", text);
    let file = path("twice.db");
    let child = begun(env!("CARGO_BIN_EXE_tumble"), &[], scene.to_str().unwrap(), &file);
    send("-INT", &child);
    wait(200);
    send("-INT", &child);
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stdout.len()), (Some(130), 0), "before the step was over");
    let inspect = json(&["inspect", &file, "--json"], 0);
    assert_eq!((&inspect["ending"], inspect["frames"].as_u64()), (&Value::Null, Some(1)));
}

/// Under `nohup` a terminal that closes is no reason to end.
#[test]
#[cfg(target_os = "linux")]
fn a_run_under_nohup_goes_on_when_the_terminal_closes() {
    let file = path("nohup.db");
    let child = begun("nohup", &[env!("CARGO_BIN_EXE_tumble")], SLIDE, &file);
    send("-HUP", &child);
    wait(300);
    send("-INT", &child);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130), "it was Ctrl-C that ended it");
}

/// A terminal that is closed takes no report any more; the recording is closed all the same, and the exit code says why.
#[test]
#[cfg(target_os = "linux")]
fn a_terminal_that_closes_ends_the_run_and_closes_the_recording() {
    let file = path("terminal.db");
    let _ = std::fs::remove_file(&file);
    if !is_installed("python3") {
        // nothing else that is sure to be here makes a terminal
        return;
    }
    // the parent of the tests may ignore hang-ups: the terminal's child does not
    let script = "import os, pty, signal, sys, time\npid, terminal = pty.fork()\n\
                  if pid == 0:\n signal.signal(signal.SIGHUP, signal.SIG_DFL)\n \
                  os.execv(sys.argv[1], sys.argv[1:2] + sys.argv[3:])\n\
                  while not os.path.exists(sys.argv[2]): time.sleep(0.01)\n\
                  time.sleep(0.5)\nos.close(terminal)\n\
                  print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))";
    let run = ["run", SLIDE, "--duration", "1000000", "--record", &file];
    let program = [script, env!("CARGO_BIN_EXE_tumble"), &file];
    assert_eq!(answer(Command::new("python3").arg("-c").args(program).args(run)), "129\n");
    assert_eq!(json(&["inspect", &file, "--json"], 0)["ending"], "interrupted");
}

/// Ctrl-C, SIGTERM and SIGHUP close the recording; the exit code says which of them it was.
#[test]
fn a_signal_closes_the_recording() {
    // under `nohup` hang-ups are ignored, by this process and by those that it starts
    let hung_up = (cfg!(target_os = "linux") && !ignores_hang_ups()).then_some(("-HUP", 129));
    for (signal, code) in [("-INT", 130), ("-TERM", 143)].into_iter().chain(hung_up) {
        let file = path(&format!("signal{signal}.db"));
        let child = begun(env!("CARGO_BIN_EXE_tumble"), &[], SLIDE, &file);
        send(signal, &child);
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(code), "{signal}");
        let report = String::from_utf8(output.stdout).unwrap();
        // another run is interrupted after another step
        assert!(
            report.contains("interrupted:") && report.contains("the same for every run with as many steps"),
            "{report}"
        );
        let inspect = json(&["inspect", &file, "--json"], 0);
        assert_eq!(inspect["ending"], "interrupted");
        assert!(inspect["frames"].as_u64().unwrap() > 1);
        assert_eq!(json(&["verify", &file, "--no-replay", "--json"], 0)["closed"], true);
        assert!(!Path::new(&format!("{file}-wal")).exists(), "one portable file");
    }
}

/// A scene and a recording together: a line on stderr names the one that is shown.
#[test]
fn a_scene_beside_a_recording_is_told_where_it_is() {
    let file = path("beside.db");
    json(&["run", SLIDE, "--record", &file, "--json"], 0);
    let told = |files: &[&str]| {
        let mut view = Command::new(env!("CARGO_BIN_EXE_tumble"));
        view.args(["view", "--no-open"]).args(files).stdout(Stdio::piped()).stderr(Stdio::piped());
        let child = view.spawn().unwrap();
        wait(1000);
        send("-INT", &child);
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0));
        String::from_utf8(output.stderr).unwrap()
    };
    let switches = "It shows the recording; the header of the page switches to the scene, which runs live.";
    assert!(told(&[SLIDE, &file]).contains(switches));
    assert!(!told(&[&file]).contains("the scene"));
}
