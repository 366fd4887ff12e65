//! The page of recordings against a recording: its tables, and its questions as `tumble sql`, Python and the sqlite3 shell answer
//! them.

use crate::support::{answer, is_installed, json, run, tumble};
use std::path::PathBuf;

const DOCUMENT: &str = include_str!("../../../../docs/recording.md");

/// What SQLite itself answers, as CSV; nothing where it was built without the functions that are asked for.
fn plain(file: &str, sql: &str) -> Option<String> {
    let client = rusqlite::Connection::open(file).unwrap();
    let mut question = match client.prepare(sql) {
        Err(e) if e.to_string().contains("no such function") => return None,
        question => question.unwrap_or_else(|e| panic!("{sql}: {e}")),
    };
    let mut lines = vec![question.column_names().collect::<Vec<_>>().join(",")];
    let columns = question.column_count();
    let mut rows = question.query([]).unwrap();
    while let Some(row) = rows.next().unwrap() {
        let cell = |k: usize| match row.get_ref(k).unwrap() {
            rusqlite::types::ValueRef::Null => String::new(),
            rusqlite::types::ValueRef::Integer(n) => n.to_string(),
            rusqlite::types::ValueRef::Real(x) => x.to_string(),
            text => text.as_str().unwrap().to_owned(),
        };
        lines.push((0..columns).map(cell).collect::<Vec<_>>().join(","));
    }
    Some(lines.join("\n"))
}

/// What Python's sqlite3 answers, as CSV.
fn python(file: &str, sql: &str) -> String {
    let script = "import csv, sqlite3, sys\nc = sqlite3.connect(sys.argv[1]).execute(sys.argv[2])\n\
                  w = csv.writer(sys.stdout, lineterminator='\\n')\nw.writerow([d[0] for d in c.description])\n\
                  w.writerows(c)";
    answer(std::process::Command::new("python3").args(["-c", script, file, sql]))
}

/// What the sqlite3 shell answers, as CSV.
fn shell(file: &str, sql: &str) -> String {
    answer(std::process::Command::new("sqlite3").args(["-readonly", "-csv", "-header", file, sql]))
}

/// Two answers in CSV, number by number: the shell prints fifteen digits.
fn same_answers(sql: &str, ours: &str, theirs: &str) {
    let cells = |text: &str| -> Vec<Vec<String>> {
        text.lines().map(|l| l.split(',').map(|c| c.trim_matches('"').to_owned()).collect()).collect()
    };
    let (ours, theirs) = (cells(ours), cells(theirs));
    let shape = |rows: &[Vec<String>]| rows.iter().map(Vec::len).collect::<Vec<_>>();
    assert_eq!(shape(&ours), shape(&theirs), "{sql}: {ours:?} {theirs:?}");
    for (a, b) in ours.iter().flatten().zip(theirs.iter().flatten()) {
        let close = |x: f64, y: f64| (x - y).abs() <= 1e-13 * (x.abs() + y.abs());
        let numbers = a.parse::<f64>().ok().zip(b.parse::<f64>().ok());
        assert!(a == b || numbers.is_some_and(|(x, y)| close(x, y)), "{sql}: {a} is not {b}");
    }
}

/// Every question of the documentation has an answer in a recording of the demo.
#[test]
fn the_questions_of_the_documentation_are_answered() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("demo");
    std::fs::create_dir_all(&folder).unwrap();
    let outcome = run(tumble(&["demo"]).current_dir(&folder));
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    assert!(outcome.tips.contains("tumble audit demo.db"), "{}", outcome.tips);
    let file = folder.join("demo.db");
    let file = file.to_str().unwrap();
    let questions: Vec<&str> =
        DOCUMENT.split("```sql\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    assert!(questions.len() >= 8);
    // SQLite without a word of ours, and other clients where they are installed
    let (has_python, has_shell) = (is_installed("python3"), is_installed("sqlite3"));
    let mut asked = 0;
    for sql in &questions {
        let rows = json(&["sql", file, sql, "--json"], 0);
        let first = rows[0].as_object().unwrap_or_else(|| panic!("no answer: {sql}"));
        assert!(first.values().any(|v| !v.is_null()), "{sql}: {rows}");
        let ours = run(&mut tumble(&["sql", file, sql, "--csv"])).stdout;
        if let Some(plain) = plain(file, sql) {
            same_answers(sql, &ours, &plain);
            asked += 1;
        }
        if has_python {
            same_answers(sql, &ours, &python(file, sql));
        }
        if has_shell {
            same_answers(sql, &ours, &shell(file, sql));
        }
    }
    assert!(2 * asked > questions.len(), "{asked}");
    // what some of them must say
    let ask = |sql: &str| json(&["sql", file, sql, "--json"], 0)[0].clone();
    let cone =
        ask("SELECT max(abs(sqrt(impulse_t1 * impulse_t1 + impulse_t2 * impulse_t2) / (friction * impulse_n) - 1)) \
                    AS off FROM contact WHERE mode = 'slide' AND friction > 0 AND impulse_n > 1e-6");
    assert!(cone["off"].as_f64().unwrap() < 1e-9, "{cone}");
    let heat =
        ask("SELECT -sum(impulse_t1 * (approach_t1 + slip_t1) + impulse_t2 * (approach_t2 + slip_t2)) / 2 AS heat, \
                    (SELECT max(friction_loss) FROM frame) AS booked FROM contact");
    let (heat, booked) = (heat["heat"].as_f64().unwrap(), heat["booked"].as_f64().unwrap());
    assert!((heat - booked).abs() < 0.01 * booked, "{heat} {booked}");
    // the balance closes, also where motors work
    let gripper = folder.join("gripper.db");
    let gripper = gripper.to_str().unwrap();
    let _ = std::fs::remove_file(gripper);
    assert_eq!(run(&mut tumble(&["run", "gripper", "--duration", "0.6", "--record", gripper])).code, Some(0));
    let balance = questions.iter().find(|q| q.contains("AS imbalance")).unwrap();
    for file in [file, gripper] {
        let answer = json(&["sql", file, balance, "--json"], 0)[0]["imbalance"].as_f64().unwrap();
        assert!(answer < 1e-9, "{file}: {answer} J");
    }
    let motors = json(&["sql", gripper, "SELECT max(motor_work) AS w FROM frame", "--json"], 0);
    assert!(motors[0]["w"].as_f64().unwrap() > 0.1, "{motors}");
    // the demo keeps the laws
    assert_eq!(run(&mut tumble(&["audit", file])).code, Some(0));
    assert_eq!(run(&mut tumble(&["verify", file])).code, Some(0));
}

/// The documentation has a table for every table, with every column and its unit.
#[test]
fn the_documentation_names_every_column() {
    use tumble_recording::{ADJUSTMENT, BODY, CONTACT, EDIT, EVENT, FRAME, PUSH, SOLVE, STATE};
    for table in [ADJUSTMENT, BODY, CONTACT, EDIT, EVENT, FRAME, PUSH, SOLVE, STATE] {
        let section = DOCUMENT.split(&format!("### `{}`\n", table.name)).nth(1).unwrap();
        let section = section.split("\n### ").next().unwrap();
        let rows: Vec<Vec<&str>> =
            section.lines().filter(|l| l.starts_with("| `")).map(|l| l.split(" | ").collect()).collect();
        for c in table.columns {
            let named = |row: &&Vec<&str>| row[0].split('`').skip(1).step_by(2).any(|name| name == c.name);
            let row = rows.iter().find(named).unwrap_or_else(|| panic!("{}.{}", table.name, c.name));
            let unit = if c.unit.is_empty() { "–" } else { c.unit };
            assert_eq!(row[1], unit, "{}.{}", table.name, c.name);
        }
    }
}
