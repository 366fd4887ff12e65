//! Every `tumble` command line in the README, the documentation and the help texts runs.
//!
//! Lines come from code blocks (indented or fenced) and from the examples of `--help`. They run in the order of the
//! text, in a folder of their own that has the gallery, a scene `slide.toml`, its recording `run.db`, a problem
//! `pile.dat`, a robot `robot.urdf`, and the scenes of the page that begin with a comment of their file's name. A line ends with
//! exit code 0 unless its comment says otherwise (`# exit 3`).

#![cfg(unix)]

use crate::support::{self, run, tumble};
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// Commands that only end when they are told to: they have to print their link, and are ended then.
const ENDLESS: [&str; 1] = ["tumble view"];

/// A command whose work is the Python package's: what it is handed is tested in `ensemble`, what comes of it in `python/tests`.
const ELSEWHERE: &str = "tumble ensemble";

/// A folder with all that the documents mention; its recording has as many frames as `length` says.
fn stage(name: &str, length: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(folder.join("scenes")).unwrap();
    std::fs::create_dir_all(folder.join("bin")).unwrap();
    for entry in std::fs::read_dir(Path::new(ROOT).join("scenes")).unwrap() {
        let from = entry.unwrap().path();
        if from.is_file() {
            std::fs::copy(&from, folder.join("scenes").join(from.file_name().unwrap())).unwrap();
        }
    }
    std::fs::copy(folder.join("scenes/slide.toml"), folder.join("slide.toml")).unwrap();
    std::fs::write(folder.join("pile.dat"), support::THREE_CRATES).unwrap();
    std::fs::copy(Path::new(ROOT).join("crates/tumble-robot/models/quadruped.urdf"), folder.join("robot.urdf"))
        .unwrap();
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_tumble"), folder.join("bin/tumble")).unwrap();
    obey(&folder, &format!("tumble run slide.toml --record run.db{length}"), 0, "the stage");
    folder
}

/// A line as the shell gets it, and the exit code that it should have.
fn line(text: &str) -> Option<(String, i32)> {
    let text = text.trim().trim_start_matches("$ ");
    let text = match text.strip_prefix("cargo run --release") {
        // other packages and the examples have their own tests
        Some(rest) if ["-p", "--manifest", "--example"].iter().any(|f| rest.trim_start().starts_with(f)) => {
            return None;
        }
        Some(rest) => format!("tumble {}", rest.trim_start().trim_start_matches("--").trim_start()),
        None => text.to_owned(),
    };
    // what prepares a file for the next line is part of it
    if !matches!(text.split_whitespace().next(), Some("tumble" | "cp" | "printf")) {
        return None;
    }
    let (command, comment) = text.split_once(" #").unwrap_or((&text, ""));
    let code = comment.split_once("exit ").and_then(|(_, n)| n.split(' ').next()?.parse().ok()).unwrap_or(0);
    // placeholders are not commands
    if command.starts_with(ELSEWHERE) || command.contains("SCENE") || command.contains('…') {
        return None;
    }
    Some((command.trim().to_owned(), code))
}

/// The lines of the code blocks of a Markdown text: indented ones and those that are fenced as shell.
fn code(text: &str) -> Vec<&str> {
    let (mut out, mut fence) = (Vec::new(), None);
    for l in text.lines() {
        match (fence, l.trim_start().strip_prefix("```")) {
            (None, Some(kind)) => fence = Some(kind.trim()),
            (Some(_), Some(_)) => fence = None,
            (Some("sh" | "bash" | "console"), None) => out.push(l),
            (None, None) if l.starts_with("    ") => out.push(l),
            _ => {}
        }
    }
    out
}

/// Starts a command that does not end, without a browser, and ends it when it has said where it is.
#[track_caller]
fn obey_endless(folder: &Path, command: &str, path: &str, source: &str) {
    let mut child = Command::new("sh")
        .args(["-c", &format!("exec {command} --no-open")])
        .current_dir(folder)
        .env("PATH", path)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    child.kill().unwrap();
    let output = child.wait_with_output().unwrap();
    let err = String::from_utf8_lossy(&output.stderr);
    assert!(first.starts_with("http://127.0.0.1:"), "{source}: {command}\n{first}\n{err}");
}

#[track_caller]
fn obey(folder: &Path, command: &str, code: i32, source: &str) {
    let path = format!("{}:{}", folder.join("bin").display(), std::env::var("PATH").unwrap_or_default());
    if ENDLESS.iter().any(|e| command.starts_with(e)) {
        return obey_endless(folder, command, &path, source);
    }
    let output = Command::new("sh").args(["-c", command]).current_dir(folder).env("PATH", path).output().unwrap();
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.status.code(), Some(code), "{source}: {command}\n{out}\n{err}");
}

fn documents() -> Vec<PathBuf> {
    let root = Path::new(ROOT);
    let mut list: Vec<PathBuf> =
        ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"].iter().map(|f| root.join(f)).collect();
    let mut docs: Vec<PathBuf> = std::fs::read_dir(root.join("docs")).unwrap().map(|f| f.unwrap().path()).collect();
    docs.retain(|p| p.extension().is_some_and(|e| e == "md"));
    docs.sort();
    list.extend(docs);
    list
}

/// Runs the command lines of a document; their number.
fn obey_document(path: &Path) -> usize {
    let text = std::fs::read_to_string(path).unwrap();
    let name = path.file_name().unwrap().to_string_lossy().into_owned();
    let commands: Vec<(String, i32)> = code(&text).into_iter().filter_map(line).collect();
    if commands.is_empty() {
        return 0;
    }
    let folder = stage(&format!("documented-{name}"), "");
    // a scene that begins with its file's name is that file
    for block in text.split("```toml\n# ").skip(1) {
        if let Some((file, _)) = block.split_once('\n').filter(|(file, _)| file.ends_with(".toml")) {
            std::fs::write(folder.join(file), block.split("```").next().unwrap_or_default().replacen(file, "", 1))
                .unwrap();
        }
    }
    for (command, code) in &commands {
        obey(&folder, command, *code, &name);
    }
    commands.len()
}

#[test]
fn every_command_line_in_the_documents_runs() {
    let (documents, next, count) = (documents(), AtomicUsize::new(0), AtomicUsize::new(0));
    // every document has a folder of its own: several run at the same time
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(path) = documents.get(next.fetch_add(1, Ordering::Relaxed)) {
                    count.fetch_add(obey_document(path), Ordering::Relaxed);
                }
            });
        }
    });
    assert!(count.into_inner() >= 8, "too few command lines");
}

#[test]
fn every_scene_in_the_documents_is_valid() {
    let mut count = 0;
    for path in documents() {
        let text = std::fs::read_to_string(&path).unwrap();
        for (k, block) in text.split("```toml\n").skip(1).enumerate() {
            let block = block.split("```").next().unwrap();
            if !block.contains("version = 1") {
                continue;
            }
            let file = support::file(&format!("documented-{k}.toml"), block);
            let outcome = run(&mut tumble(&["validate", file.to_str().unwrap(), "--duration", "1"]));
            assert_eq!(outcome.code, Some(0), "{}: {outcome:?}\n{block}", path.display());
            count += 1;
        }
    }
    assert!(count >= 4, "{count} scenes");
}

/// The first scene that a reader meets does what it seems to say.
#[test]
fn the_ball_of_the_smallest_scene_bounces() {
    let page = include_str!("../../../../docs/scenes.md");
    let block = page.split("```toml\n").nth(1).and_then(|b| b.split("```").next()).unwrap();
    let file = support::file("smallest.toml", block);
    let recording = file.with_extension("db");
    let (file, recording) = (file.to_str().unwrap(), recording.to_str().unwrap());
    assert_eq!(run(&mut tumble(&["run", file, "--record", recording])).code, Some(0));
    // it has struck the floor by then
    let question = "SELECT max(z) > 0.5 AS bounces FROM state WHERE body = 1 AND frame > 120";
    let outcome = run(&mut tumble(&["sql", recording, question, "--csv"]));
    assert_eq!(outcome.stdout, "bounces\n1\n", "{outcome:?}");
}

/// All commands, from the help itself.
fn commands() -> Vec<String> {
    let help = run(&mut tumble(&["--help"])).stdout;
    let list = help.lines().skip_while(|l| *l != "Commands:").skip(1).take_while(|l| !l.is_empty());
    let names =
        list.filter(|l| l.starts_with("  ") && !l.starts_with("   ")).filter_map(|l| l.split_whitespace().next());
    names.filter(|n| *n != "help").map(str::to_owned).collect()
}

#[test]
fn every_example_of_the_help_texts_runs() {
    // a film of half a second is drawn like one of three
    let folder = stage("documented-help", " --duration 0.5");
    let all = commands();
    assert!(all.len() >= 7, "{all:?}");
    for command in std::iter::once(None).chain(all.iter().map(Some)) {
        let mut arguments: Vec<&str> = command.map(|c| vec![c.as_str()]).unwrap_or_default();
        arguments.push("--help");
        let help = run(&mut tumble(&arguments)).stdout;
        let mut lines = help.lines().skip_while(|l| *l != "Examples:").skip(1).take_while(|l| l.starts_with("  "));
        let mut count = 0;
        for l in &mut lines {
            // the explanation stands after two spaces
            let example = l.trim_start().split("  ").next().unwrap();
            if let Some((example, code)) = line(example) {
                obey(&folder, &example, code, &format!("tumble {arguments:?}"));
                count += 1;
            }
        }
        let other = ENDLESS.iter().chain([&ELSEWHERE]).any(|e| e.split(' ').nth(1) == arguments.first().copied());
        assert!(count > 0 || other, "the help of {arguments:?} has no example that runs:\n{help}");
        for l in help.lines() {
            assert!(l.chars().count() <= 100, "{l}");
        }
    }
}
