//! Recording and everything that reads recordings: outputs, keys, exit codes.

use crate::support::{self, SLIDE, json, path, record, run, tumble};
use serde_json::Value;

/// Changes a recording with SQL behind its back.
pub(crate) fn tamper(file: &str, sql: &str) {
    let client = rusqlite::Connection::open(file).unwrap();
    client.execute_batch(sql).unwrap_or_else(|e| panic!("{sql}: {e}"));
}

#[test]
fn recording_changes_no_bit_and_the_report_says_what_to_type_next() {
    let alone = json(&["run", SLIDE, "--json"], 0);
    let file = path("next.db");
    let recorded = json(&["run", SLIDE, "--record", &file, "--json", "--threads", "2"], 0);
    assert_eq!(alone["state_hash"], recorded["state_hash"]);
    let outcome = run(&mut tumble(&["run", SLIDE, "--record", &file]));
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""));
    for word in ["Recording", "201 frames"] {
        assert!(outcome.stdout.contains(word), "{word}: {}", outcome.stdout);
    }
    for word in ["tumble audit", "tumble inspect", "tumble sql"] {
        assert!(outcome.tips.contains(word), "{word}: {}", outcome.tips);
    }
    // tips are no results, and can be switched off
    assert!(!outcome.stdout.contains("tumble "), "{}", outcome.stdout);
    let quiet = run(&mut tumble(&["run", SLIDE, "--record", &file, "--quiet"]));
    assert_eq!((quiet.code, quiet.stderr + &quiet.tips), (Some(0), String::new()));
}

/// Files that are mistaken for each other: every command says what it was given, and what takes it.
#[test]
fn scenes_and_recordings_that_are_mixed_up_are_told_apart() {
    let file = record("mixed_up.db");
    let refusal = |arguments: &[&str], code: i32| {
        let outcome = run(&mut tumble(arguments));
        assert_eq!(outcome.code, Some(code), "{arguments:?}: {outcome:?}");
        outcome.stdout + &outcome.stderr
    };
    for command in ["run", "validate"] {
        let words = refusal(&[command, &file], 3);
        assert!(words.contains("SQLite file, the format of recordings") && words.contains("`tumble view`"), "{words}");
    }
    let words = refusal(&[&file], 2);
    assert!(words.contains(&format!("tumble view {file}")), "{words}");
    for command in ["inspect", "audit", "verify"] {
        let words = refusal(&[command, SLIDE], 3);
        assert!(words.contains("not a recording") && words.contains("--record FILE"), "{words}");
    }
    let words = refusal(&["export", &file, "--to", "rows", "-o", &file], 1);
    assert!(words.contains(&format!("error: {file} is the recording that is copied")), "{words}");
    let folder = path("no_such_folder");
    for to in ["csv", "rows"] {
        let words = refusal(&["export", &file, "--to", to, "-o", &format!("{folder}/x")], 1);
        assert!(words.contains(&format!("error: there is no folder {folder}")), "{words}");
    }
    let words = refusal(&["run", SLIDE, "--record", &format!("{SLIDE}/x.db")], 1);
    assert!(words.contains("Not a directory"), "{words}");
}

/// A recording of another version is recognised, and the refusal names the version that reads it.
#[test]
fn recordings_of_other_versions_are_refused_as_what_they_are() {
    for (version, words) in [(99, "a newer tumble"), (1, "record it anew")] {
        let file = record(&format!("version{version}.db"));
        tamper(&file, &format!("PRAGMA user_version = {version}"));
        let outcome = run(&mut tumble(&["inspect", &file]));
        assert_eq!(outcome.code, Some(3));
        let found = format!("a recording of version {version} of the format");
        assert!(outcome.stderr.contains(&found) && outcome.stderr.contains(words), "{}", outcome.stderr);
        assert!(!outcome.stderr.contains("not a recording"), "{}", outcome.stderr);
    }
}

#[test]
fn names_that_a_recording_does_not_have_are_answered_with_those_that_it_has() {
    let file = record("names.db");
    for sql in ["SELECT * FROM frames", "SELECT speed FROM state"] {
        let outcome = run(&mut tumble(&["sql", &file, sql]));
        assert_eq!(outcome.code, Some(1));
        for word in ["help: there are state, frame, contact", "PRAGMA table_info(frame)"] {
            assert!(outcome.stderr.contains(word), "{sql}: {}", outcome.stderr);
        }
    }
    let columns = run(&mut tumble(&["sql", &file, "PRAGMA table_info(frame)"]));
    assert!(columns.code == Some(0) && columns.stdout.contains("friction_loss"), "{columns:?}");
}

/// Help and hint name every table of a recording.
#[test]
fn every_table_is_named_where_tables_are_listed() {
    let file = record("tables.db");
    let client = rusqlite::Connection::open(&file).unwrap();
    let mut question = client.prepare("SELECT name FROM sqlite_schema WHERE type IN ('table', 'view')").unwrap();
    let mut tables: Vec<String> = question.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    // what lies behind the views is not for questions
    let behind = |name: &str| name.ends_with("_row") && name != "joint_row" || ["source", "list"].contains(&name);
    tables.retain(|name| !behind(name));
    assert!(tables.len() >= 11, "{tables:?}");
    let help = run(&mut tumble(&["sql", "--help"])).stdout;
    let hint = run(&mut tumble(&["sql", &file, "SELECT * FROM frames"])).stderr;
    let command = run(&mut tumble(&["sql", &file, ".tables"])).stdout;
    let command = format!("tables: {}", command.split_whitespace().collect::<Vec<_>>().join(", "));
    for (text, begins) in [(help, "Tables: "), (hint, "help: there are "), (command, "tables: ")] {
        let list = text.split(begins).nth(1).unwrap().split(['.', ';']).next().unwrap();
        let list = list.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut listed: Vec<&str> = list.split(", ").collect();
        listed.sort_unstable();
        let mut tables: Vec<&str> = tables.iter().map(String::as_str).collect();
        tables.sort_unstable();
        assert_eq!(listed, tables, "{begins}");
    }
}

#[test]
fn a_good_recording_passes_every_command() {
    let file = record("good.db");
    let inspect = json(&["inspect", &file, "--json"], 0);
    assert_eq!((inspect["frames"].as_u64(), inspect["ending"].as_str()), (Some(201), Some("complete")));
    assert_eq!(inspect["bodies"], 2);
    let audit = json(&["audit", &file, "--json"], 0);
    assert_eq!((audit["holds"].as_bool(), audit["frames"].as_u64()), (Some(true), Some(201)));
    assert_eq!(audit["laws"].as_array().unwrap().len(), 11);
    assert!(audit["laws"].as_array().unwrap().iter().all(|l| l["checks"].as_u64().unwrap() > 0));
    let verify = json(&["verify", &file, "--json"], 0);
    assert_eq!((verify["intact"].as_bool(), verify["replay"].as_str()), (Some(true), Some("same")));
    let rows = json(&["sql", &file, "SELECT frame, kinetic, verdict FROM frame WHERE frame < 3", "--json"], 0);
    assert_eq!((rows.as_array().unwrap().len(), rows[0]["kinetic"].as_f64()), (3, Some(2.0)));
    assert_eq!(json(&["sql", &file, "SELECT 1 FROM frame WHERE frame < 0", "--json"], 0), serde_json::json!([]));
    let csv = run(&mut tumble(&["sql", &file, "SELECT id, name FROM body", "--csv"])).stdout;
    assert_eq!(csv, "id,name\n0,floor\n1,cube\n");
    for arguments in [&["inspect", &file][..], &["audit", &file], &["verify", &file], &["diff", &file, &file]] {
        let outcome = run(&mut tumble(arguments));
        assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{arguments:?}");
        assert!(!outcome.stdout.is_empty());
    }
}

#[test]
fn planted_violations_exit_with_4_and_changes_with_1() {
    for (k, (sql, law)) in [
        ("UPDATE contact SET impulse_t1 = 2 * friction * impulse_n WHERE frame = 50 AND id = 1", "cone"),
        ("UPDATE frame SET kinetic = kinetic + 0.01 WHERE frame = 50", "energy"),
        ("UPDATE contact SET friction = 1.01 * friction WHERE frame = 50 AND id = 1", "surface"),
        ("UPDATE contact SET restitution = 0.5 WHERE frame = 50 AND id = 1", "surface"),
        ("UPDATE contact SET mode = 'slide' WHERE frame = 50 AND id = 1", "verdict"),
        ("UPDATE contact SET mode = 'bounce' WHERE frame = 50 AND id = 1", "verdict"),
        ("UPDATE solve SET verdict = 'inexact' WHERE frame = 50", "verdict"),
        ("UPDATE contact SET gap = -0.01 WHERE frame = 50 AND id = 2", "overlap"),
        ("UPDATE state SET z = z - 0.01 WHERE frame = 50 AND body = 1", "motion"),
        ("UPDATE state SET frame = CASE frame WHEN 20 THEN -1 ELSE frame END; UPDATE state SET frame = 20 WHERE frame = \
          30; UPDATE state SET frame = 30 WHERE frame = -1", "motion"),
    ]
    .iter()
    .enumerate()
    {
        let file = record(&format!("planted{k}.db"));
        tamper(&file, sql);
        let audit = json(&["audit", &file, "--json"], 4);
        let laws: Vec<&str> =
            audit["violations"].as_array().unwrap().iter().map(|v| v["law"].as_str().unwrap()).collect();
        assert!(laws.contains(law), "{sql}: {laws:?}");
        let verify = json(&["verify", &file, "--json"], 1);
        assert_eq!(verify["intact"], false);
        assert_eq!(run(&mut tumble(&["audit", &file])).code, Some(4));
        assert_eq!(run(&mut tumble(&["verify", &file])).code, Some(1));
    }
}

/// Work that ran out is admitted, not a violation; an answer that is worse than it admits is one.
#[test]
fn a_frame_that_admits_its_residual_is_unsolved_and_not_a_violation() {
    let text =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenes/granular_pile.toml")).unwrap();
    let hard = format!("{text}\n[solver]\nmax_sweeps = 1\ntolerance = 1e-13\neffort = \"realtime\"\n");
    let scene = support::file("budget.toml", &hard);
    let file = path("budget.db");
    let r = json(&["run", scene.to_str().unwrap(), "--record", &file, "--duration", "0.4", "--json"], 0);
    assert!(r["solver"]["unsolved_steps"].as_u64().unwrap() > 0, "{}", r["solver"]);
    let audit = json(&["audit", &file, "--json"], 0);
    let admitted = audit["unsolved"].as_u64().unwrap();
    assert!(admitted > 1);
    // `--strict` turns it into an exit code
    let strict = run(&mut tumble(&["audit", &file, "--strict"]));
    assert_eq!(strict.code, Some(6), "{strict:?}");
    assert!(
        strict.stderr.contains(&format!("--strict: {admitted} frames report themselves as not solved")),
        "{strict:?}"
    );
    // the text output says the same
    let said = run(&mut tumble(&["audit", &file])).stdout;
    let total = said.lines().last().unwrap();
    assert!(total.starts_with(&format!("all checks pass; {admitted} frames report themselves as inexact")), "{said}");
    assert!(total.contains(" (worst ") && total.ends_with(" m/s)"), "{said}");
    let said = run(&mut tumble(&["run", scene.to_str().unwrap(), "--duration", "0.4"])).stdout;
    assert!(said.contains("contacts added no energy, but the residual is above the tolerance"), "{said}");
    // the reported residual is half of the true one
    tamper(&file, "UPDATE solve SET residual = 0.5 * residual; UPDATE frame SET residual = 0.5 * residual");
    let audit = json(&["audit", &file, "--json"], 4);
    let hidden = |v: &Value| v["law"] == "verdict" && v["what"].as_str().unwrap().contains("misses the law");
    assert!(audit["violations"].as_array().unwrap().iter().any(hidden), "{audit}");
    tamper(&file, "UPDATE solve SET residual = 0.0, verdict = 'solved'; UPDATE frame SET residual = 0.0");
    let audit = json(&["audit", &file, "--json"], 4);
    assert!(audit["violations"].as_array().unwrap().iter().any(|v| v["law"] == "contact"), "{audit}");
}

#[test]
fn diff_names_frame_body_and_quantity_and_exits_with_5() {
    let (a, b) = (record("a.db"), record("b.db"));
    assert_eq!(json(&["diff", &a, &b, "--json"], 0)["equal"], true);
    tamper(
        &b,
        "UPDATE state SET vx = vx + 1e-12 WHERE frame = 7 AND body = 1; UPDATE frame SET kinetic = 0 WHERE frame = 9",
    );
    let d = json(&["diff", &a, &b, "--json"], 5);
    let first = &d["first"];
    assert_eq!(
        (first["frame"].as_u64(), first["quantity"].as_str(), first["name"].as_str()),
        (Some(7), Some("vx"), Some("cube"))
    );
    let outcome = run(&mut tumble(&["diff", &a, &b]));
    assert_eq!(outcome.code, Some(5));
    assert!(outcome.stdout.contains("frame 7") && outcome.stdout.contains("cube"), "{}", outcome.stdout);
    // times and meta do not count
    let c = record("c.db");
    tamper(&c, "UPDATE frame SET wall_ns = 0; UPDATE meta SET value = 'other' WHERE key = 'cpu'");
    assert_eq!(json(&["diff", &a, &c, "--json"], 0)["equal"], true);
    let short = path("short.db");
    json(&["run", SLIDE, "--record", &short, "--duration", "1", "--json"], 0);
    let d = json(&["diff", &a, &short, "--json"], 5);
    assert_eq!((d["first"]["frame"].as_u64(), d["first"]["quantity"].as_str()), (Some(101), Some("rows")));
}

#[test]
fn unreadable_files_exit_with_3_and_bad_usage_with_2() {
    let text = support::file("no.db", "this is no recording, whatever it is called");
    let text = text.to_str().unwrap();
    let other = path("other.db");
    tamper(&other, "CREATE TABLE x (y)");
    for file in [text, &other, "/no/such/file.db"] {
        for command in ["inspect", "audit", "verify"] {
            let outcome = run(&mut tumble(&[command, file]));
            assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(3), ""), "{command} {file}");
            assert!(outcome.stderr.starts_with("error: "), "{}", outcome.stderr);
        }
        assert_eq!(run(&mut tumble(&["sql", file, "SELECT 1"])).code, Some(3));
        assert_eq!(run(&mut tumble(&["diff", file, file])).code, Some(3));
        assert_eq!(run(&mut tumble(&["export", file, "--to", "csv"])).code, Some(3));
    }
    assert_eq!(run(&mut tumble(&["export", text, "--to", "avi"])).code, Some(2));
    assert_eq!(run(&mut tumble(&["sql", text, "SELECT 1", "--json", "--csv"])).code, Some(2));
    assert_eq!(run(&mut tumble(&["run", SLIDE, "--record", text])).code, Some(1), "not overwritten");
    let file = record("refuse.db");
    let outcome = run(&mut tumble(&["sql", &file, "DROP TABLE frame"]));
    assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(1), ""));
    assert!(outcome.stderr.contains("only statements that read"), "{}", outcome.stderr);
    for format in [&[][..], &["--json"], &["--csv"]] {
        let outcome = run(tumble(&["sql", &file, "SELECT 1; SELECT 2"]).args(format));
        assert_eq!(outcome.code, Some(1));
        let said = if format == ["--json"] {
            let said: Value = serde_json::from_str(&outcome.stdout).unwrap();
            assert_eq!(said["error"]["code"], "failed");
            String::new()
        } else {
            outcome.stdout
        };
        assert_eq!(said, "", "{format:?}: no part of an answer");
        assert!(outcome.stderr.contains("more than one statement: give one at a time"), "{}", outcome.stderr);
    }
    assert_eq!(run(&mut tumble(&["sql", &file, "SELECT 1; -- no more"])).code, Some(0));
}

/// A full disk: the simulation continues, the report says so, and the recorded frames are complete.
#[test]
#[cfg(unix)]
fn a_full_disk_does_not_stop_the_simulation() {
    let file = path("full.db");
    let alone = json(&["run", SLIDE, "--json", "--duration", "20"], 0);
    // files of this process may not grow beyond 1 MB, and it is not killed for trying
    let script = format!(
        "trap '' XFSZ; ulimit -f 1000; exec '{}' run '{SLIDE}' --duration 20 --json --record '{file}'",
        env!("CARGO_BIN_EXE_tumble")
    );
    let output = std::process::Command::new("bash").args(["-c", &script]).output().unwrap();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{stderr}");
    assert!(stderr.contains("the recording stopped"), "{stderr}");
    let r: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&r["state_hash"], r["steps"].as_u64()), (&alone["state_hash"], Some(2000)));
    assert!(r["recording_stopped"].is_string());
    let verify = json(&["verify", &file, "--json"], 0);
    assert_eq!((verify["intact"].as_bool(), verify["replay"].as_str()), (Some(true), Some("same")));
    let frames = verify["frames"].as_u64().unwrap();
    assert!(frames > 1 && frames < 2000, "{frames}");
}

/// Names come from files, and files from anywhere: a terminal must not obey them.
#[test]
fn names_cannot_command_a_terminal() {
    let evil = "\\u001b[2J\\u202e";
    let scene = format!(
        "version = 1\nname = \"a{evil}\"\n[time]\nduration = 0.02\n\
         [[bodies]]\nname = \"f{evil}\"\nkind = \"fixed\"\nshape = {{ kind = \"plane\", normal = [0.0, 0.0, 1.0] }}\n\
         [[bodies]]\nname = \"b{evil}\"\nshape = {{ kind = \"sphere\", radius = 1.0 }}\nmass = 1.0\n"
    );
    let scene = support::file("evil.toml", &scene);
    let scene = scene.to_str().unwrap();
    let (file, other) = (path("evil.db"), record("harmless.db"));
    json(&["run", scene, "--record", &file, "--json"], 0);
    // text from a file of another origin
    tamper(
        &file,
        "UPDATE meta SET value = value || char(27) || '[2J' WHERE key IN ('cpu', 'ending', 'engine_version')",
    );
    for arguments in [
        &["validate", scene][..],
        &["run", scene],
        &["inspect", &file],
        &["audit", &file],
        &["verify", &file],
        &["diff", &file, &other],
        &["sql", &file, "SELECT name, name AS \"\u{1b}[2J\" FROM body"],
    ] {
        // as on a terminal: our own colours stay
        let outcome = run(tumble(arguments).env("CLICOLOR_FORCE", "1"));
        for text in [&outcome.stdout, &outcome.stderr] {
            assert!(!text.contains("\u{1b}[2J") && !text.contains('\u{202e}'), "{arguments:?}: {text:?}");
        }
    }
}

/// Where only the restitution phase missed the tolerance, every command says so, and the run by how much: the residual of the steps
/// themselves is below the tolerance and would explain nothing.
#[test]
fn a_tolerance_that_only_bounces_missed_is_told_as_that() {
    let text = "version = 1\n[time]\nstep = 0.01\nduration = 0.6\n[solver]\neffort = \"realtime\"\nmax_sweeps = 1\n\
                [materials.ice]\nfriction = 0.0\nrestitution = 0.9\n[[bodies]]\nname = \"floor\"\nkind = \"fixed\"\n\
                material = \"ice\"\nshape = { kind = \"plane\", normal = [0, 0, 1] }\n[[repeat]]\ncount = [3, 3, 3]\n\
                spacing = [1.0, 1.0, 1.0]\n[repeat.body]\nname = \"cube\"\nmaterial = \"ice\"\n\
                shape = { kind = \"box\", size = [1, 1, 1] }\nmass = 1.0\nposition = [0, 0, 1.5]\n";
    let scene = support::file("bounces.toml", text);
    let (scene, file) = (scene.to_str().unwrap(), path("bounces.db"));
    let s = &json(&["run", scene, "--record", &file, "--json"], 0)["solver"];
    let unsolved = s["unsolved_steps"].as_u64().unwrap();
    assert!(unsolved > 0 && s["worst_residual"].as_f64().unwrap() < 1e-8, "{s}");
    assert_eq!(s["missed_bounce_steps"], unsolved);
    assert!(s["worst_bounce_residual"].as_f64().unwrap() > 1e-8 && s["worst_bounce_step"].as_u64().unwrap() > 0, "{s}");
    for (arguments, code, words) in [
        (&["run", scene][..], 0, "missed the tolerance in the restitution phase only, by up to"),
        (&["run", scene], 0, "error of the restitution law, above the tolerance in"),
        (&["run", scene, "--strict"], 6, "missed the tolerance in the restitution phase only, by up to"),
        (&["inspect", &file], 0, "inexact in the restitution phase or by rounding only"),
        (&["audit", &file], 0, "inexact in the restitution phase or by rounding only"),
    ] {
        let outcome = run(&mut tumble(arguments));
        assert_eq!(outcome.code, Some(code), "{outcome:?}");
        assert!((outcome.stdout.clone() + &outcome.stderr).contains(words), "{arguments:?}: {outcome:?}");
    }
    assert_eq!(json(&["inspect", &file, "--json"], 0)["unsolved_frames_within"], unsolved);
    assert_eq!(json(&["audit", &file, "--json"], 0)["unsolved_within"], unsolved);
}

/// The time of a frame is its number times the step, rounded once; not a sum that drifts.
#[test]
fn the_time_of_a_frame_is_its_number_times_the_step() {
    let file = path("clock.db");
    let r = json(&["run", SLIDE, "--record", &file, "--step", "0.001", "--duration", "3", "--json"], 0);
    assert_eq!((r["steps"].as_u64(), r["time"].as_f64()), (Some(3000), Some(3.0)));
    let off = json(&["sql", &file, "SELECT count(*) AS n FROM frame WHERE time <> frame * 0.001", "--json"], 0);
    assert_eq!(off[0]["n"], 0);
    assert_eq!(json(&["inspect", &file, "--json"], 0)["time"], 3.0);
    assert_eq!(json(&["verify", &file, "--json"], 0)["replay"], "same");
    json(&["audit", &file, "--json"], 0);
    let csv = run(&mut tumble(&["export", &file, "--to", "csv", "--table", "frame"])).stdout;
    let last = csv.lines().last().unwrap();
    assert!(last.starts_with("3000,3,") || last.starts_with("3000,3.0,"), "{last}");
}

/// What `diff` proposes to type can be typed.
#[test]
fn the_question_that_diff_proposes_has_an_answer() {
    let (a, b) = (record("ask_a.db"), record("ask_b.db"));
    tamper(&b, "UPDATE body SET name = 'other' WHERE id = 1");
    let outcome = run(&mut tumble(&["diff", &a, &b]));
    assert_eq!(outcome.code, Some(5));
    let question = outcome.tips.split('"').nth(1).unwrap();
    assert_eq!(question, "SELECT * FROM body WHERE id = 1");
    assert_eq!(json(&["sql", &a, question, "--json"], 0).as_array().unwrap().len(), 1);
}

/// Kane's paradox: a rod that strikes with its end, friction 0.6 and restitution 1. Newton's law would add 17 % of energy.
const ROD: &str = r#"
version = 1
name = "rod"
gravity = [0.0, 0.0, 0.0]

[time]
step = 0.001
duration = 0.01

[[bodies]]
name = "floor"
kind = "fixed"
shape = { kind = "plane", normal = [0.0, 0.0, 1.0] }
friction = 0.6
restitution = 1.0

[[bodies]]
name = "rod"
shape = { kind = "capsule", radius = 0.005, length = 2.0 }
mass = 1.0
position = [0.0, 0.0, 0.7146067812]
orientation = { axis = [0.0, 1.0, 0.0], degrees = 45.0 }
velocity = [0.3, 0.0, -1.0]
friction = 0.6
restitution = 1.0
"#;

/// An impact that bounces with less than its e is within the law, and every command says so.
#[test]
fn a_share_of_restitution_is_never_passed_over_in_silence() {
    let (scene, file) = (path("rod.toml"), path("rod.db"));
    std::fs::write(&scene, ROD).unwrap();
    let r = json(&["run", &scene, "--record", &file, "--strict", "--json"], 0);
    let solver = &r["solver"];
    let share = solver["least_restitution_share"].as_f64().unwrap();
    // √0.73 for a rod without thickness
    assert!((share - 0.73_f64.sqrt()).abs() < 0.02, "{solver}");
    assert_eq!((&solver["restitution_reduced_steps"], &solver["guarded_steps"]), (&1.into(), &0.into()), "{solver}");
    assert_eq!((&solver["unsolved_steps"], &solver["inexact_steps"]), (&0.into(), &0.into()));
    let step = solver["least_restitution_share_step"].as_u64().unwrap();
    assert_eq!(solver["least_restitution_share_bodies"], serde_json::json!(["floor", "rod"]));
    let said = |arguments: &[&str], code: i32, words: &[&str]| {
        let outcome = run(&mut tumble(arguments));
        assert_eq!(outcome.code, Some(code), "{outcome:?}");
        let text = outcome.stdout + &outcome.stderr;
        for word in words {
            assert!(text.contains(word), "{arguments:?} does not say {word}: {text}");
        }
    };
    let short = format!("least share {}", (share * 1e4).floor() / 1e4);
    said(&["run", &scene], 0, &["every step solved", "1 step with less than their e, as energy demands", &short]);
    said(&["run", &scene, "--least-share", "0.5"], 0, &[]);
    said(&["run", &scene, "--least-share", "1"], 6, &["--least-share 1: law held, restitution reduced to 0.8"]);
    said(&["run", &scene, "--least-share", "2"], 2, &["give a share from 0 to 1"]);
    said(&["audit", &file, "--strict"], 0, &[]);
    let question = "SELECT f.frame, f.restitution_share AS frame_share, s.restitution_share AS island, \
                    c.restitution_share AS contact, c.velocity_bound, c.approach_velocity, c.mode \
                    FROM frame f JOIN solve s USING (frame) JOIN contact c ON c.frame = f.frame AND c.island = s.island \
                    WHERE s.restitution_share < 1";
    let rows = json(&["sql", &file, question, "--json"], 0);
    assert_eq!((rows.as_array().unwrap().len(), &rows[0]["frame"]), (1, &step.into()), "{rows}");
    for column in ["frame_share", "island", "contact"] {
        assert_eq!(rows[0][column].as_f64(), Some(share), "{column}");
    }
    let (bound, approach) =
        (rows[0]["velocity_bound"].as_f64().unwrap(), rows[0]["approach_velocity"].as_f64().unwrap());
    assert!((bound - share * approach).abs() < 1e-12 && rows[0]["mode"] == "bounce", "{rows}");
}

/// Shares that the rows do not bear out are found: another share, a share of a frame, a speed that is too high, energy.
#[test]
fn a_share_that_is_not_what_happened_is_found() {
    let (scene, file) = (path("rod_tampered.toml"), path("rod_tampered.db"));
    std::fs::write(&scene, ROD).unwrap();
    for (sql, law) in [
        ("UPDATE contact SET restitution_share = 0.5 WHERE restitution_share < 1", "verdict"),
        ("UPDATE frame SET restitution_share = 0.5 WHERE restitution_share < 1", "verdict"),
        ("UPDATE solve SET restitution_share = 1 WHERE restitution_share < 1", "verdict"),
        ("UPDATE contact SET velocity_bound = velocity_bound - 0.1 WHERE restitution_share < 1", "contact"),
        ("UPDATE contact SET velocity_n = velocity_n + 0.1 WHERE restitution_share < 1", "energy"),
    ] {
        let _ = std::fs::remove_file(&file);
        run(&mut tumble(&["run", &scene, "--record", &file]));
        tamper(&file, sql);
        let audit = json(&["audit", &file, "--json"], 4);
        let found = audit["laws"].as_array().unwrap().iter().find(|l| l["law"] == law).unwrap().clone();
        assert!(found["violations"].as_u64() > Some(0), "{sql}: {audit}");
    }
}

/// A reader that has seen enough (`| head -1`) does not turn a bad verdict into a good one.
#[cfg(unix)]
#[test]
fn a_reader_that_leaves_does_not_change_the_verdict() {
    let (a, b) = (record("left_a.db"), record("left_b.db"));
    tamper(&b, "UPDATE state SET vx = vx + 1 WHERE frame = 50 AND body = 1");
    let scene = path("left.toml");
    std::fs::write(&scene, "version = 2").unwrap();
    for (arguments, code) in [
        (vec!["diff", &a, &b], 5),
        (vec!["diff", &a, &b, "--json"], 5),
        (vec!["validate", &scene], 3),
        (vec!["verify", &b], 1),
        (vec!["verify", &b, "--json"], 1),
        (vec!["audit", &b], 4),
        (vec!["audit", &b, "--json"], 4),
        (vec!["run", SLIDE, "--strict"], 0),
        (vec!["inspect", &a], 0),
    ] {
        // no reader: the other end is closed before the command starts
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_tumble"));
        let status = command.args(&arguments).stdout(writer).status().unwrap();
        assert_eq!(status.code(), Some(code), "{arguments:?}");
    }
}

/// The deepest overlap of a recording is told as the run told it: how deep, when, and between whom.
#[test]
fn inspect_names_the_deepest_overlap() {
    let scene = support::file(
        "sunk.toml",
        "version = 1\n[time]\nduration = 0.05\nstep = 0.01\n\
         [[bodies]]\nname = \"floor\"\nkind = \"fixed\"\nshape = { kind = \"plane\", normal = [0, 0, 1] }\n\
         [[bodies]]\nname = \"crate\"\nmass = 1\nshape = { kind = \"box\", size = [1, 1, 1] }\nposition = [0, 0, 0.3]\n",
    );
    let file = path("sunk.db");
    let told = json(&["run", scene.to_str().unwrap(), "--record", &file, "--json"], 0);
    let words = run(&mut tumble(&["inspect", &file])).stdout;
    assert!(words.contains("overlap      0.2000 m max in frame 1, \"floor\" and \"crate\""), "{words}");
    let inspect = json(&["inspect", &file, "--json"], 0);
    for (ours, theirs) in
        [("deepest_gap", "deepest_gap"), ("deepest_frame", "deepest_step"), ("deepest_bodies", "deepest_bodies")]
    {
        assert_eq!(inspect[ours], told["contacts"][theirs], "{ours}");
    }
    let words = run(&mut tumble(&["inspect", &record("dry.db")])).stdout;
    assert!(words.contains("\n  overlap "), "{words}");
}

/// A recording of a run that the world refused to go on with does not say that it is complete.
#[test]
fn a_refused_step_ends_the_recording_and_says_why() {
    let text = std::fs::read_to_string(SLIDE).unwrap();
    let scene = support::file("refused.toml", &format!("{text}\n[limits]\ncontacts = 1\n"));
    let file = path("refused.db");
    let outcome = run(&mut tumble(&["run", scene.to_str().unwrap(), "--record", &file]));
    assert_eq!(outcome.code, Some(3), "{outcome:?}");
    assert!(outcome.stderr.contains("limits.contacts"), "{}", outcome.stderr);
    assert_eq!(json(&["inspect", &file, "--json"], 0)["ending"], "stopped");
    let inspect = run(&mut tumble(&["inspect", &file])).stdout;
    assert!(inspect.contains("stopped: the world refused the next step"), "{inspect}");
}
