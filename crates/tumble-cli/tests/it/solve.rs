//! `tumble solve`: answers, certificates and refusals as a script sees them.

use crate::support::{SLEDGE, THREE_CRATES, file, impulses, run, solve, solve_json, tumble};
use serde_json::Value;
use tumble_checker::{BlockProblem, check_blocks};
use tumble_random::{Lcg, Random as _};

/// Block text by hand, so that the judge does not lean on the reader under test.
fn by_hand(text: &str) -> BlockProblem {
    let mut numbers = text.split_whitespace().map(|t| t.parse::<f64>().unwrap());
    let mut next = || numbers.next().unwrap();
    let (n, count) = (next() as usize, next() as usize);
    let mu = (0..n).map(|_| next()).collect();
    let q = (0..n).map(|_| [next(), next(), next()]).collect();
    let blocks = (0..count)
        .map(|_| {
            let (row, column) = (next() as usize, next() as usize);
            (row, column, [[next(), next(), next()], [next(), next(), next()], [next(), next(), next()]])
        })
        .collect();
    assert_eq!(numbers.next(), None);
    BlockProblem { n, mu, q, blocks, velocity_bound: Vec::new() }
}

#[test]
fn the_sledge_is_solved_in_every_format() {
    for (format, text) in SLEDGE {
        let answer = solve_json(text, &[]);
        assert_eq!(answer["format"], format);
        assert_eq!(answer["verdict"], "solved");
        let [r] = impulses(&answer)[..] else { panic!("{answer}") };
        for (found, law) in r.iter().zip([0.1, -0.05, 0.0]) {
            assert!((found - law).abs() <= 1e-15, "{answer}");
        }
        assert_eq!(answer["modes"], serde_json::json!({ "open": 0, "stick": 0, "slide": 1 }));
        // ½·1·(0.95² − 1² − 0.1²): it stops falling and loses 0.05 m/s
        let law = 0.5 * (0.95 * 0.95 - 1.01);
        assert!((answer["energy"].as_f64().unwrap() - law).abs() < 1e-15, "{answer}");
    }
}

#[test]
fn the_json_object_has_the_promised_keys() {
    let path = file("keys.txt", THREE_CRATES);
    let outcome = run(tumble(&["solve", "--json"]).arg(&path));
    let answer: Value = serde_json::from_str(&outcome.stdout).unwrap();
    assert_eq!(answer["file"], path.to_str().unwrap());
    assert_eq!(answer["contacts"], 12);
    assert_eq!(answer["impulses"].as_array().unwrap().len(), 12);
    for key in ["method", "verdict"] {
        assert!(answer[key].is_string(), "{key}");
    }
    for key in ["sweeps", "newton_steps", "factorisations", "worst_contact"] {
        assert!(answer[key].is_u64(), "{key}");
    }
    for key in [
        "seconds",
        "natural",
        "relative",
        "cone",
        "approach",
        "sticky",
        "dissipation",
        "residual",
        "energy",
        "tolerance",
    ] {
        assert!(answer[key].is_f64(), "{key}");
    }
    assert!(answer["guarded"].is_boolean());
    assert_eq!(solve_json(THREE_CRATES, &[])["file"], "-");
}

/// Everything that the certificate claims follows from the printed impulses, in other arithmetic by other code.
#[test]
fn an_independent_judge_finds_the_same_numbers_in_the_printed_impulses() {
    let problem = by_hand(THREE_CRATES);
    for tolerance in ["1e-3", "1e-8", "1e-13"] {
        let answer = solve_json(THREE_CRATES, &["--tolerance", tolerance]);
        assert_eq!(answer["verdict"], "solved");
        let report = check_blocks(&problem, &impulses(&answer));
        let tolerance: f64 = tolerance.parse().unwrap();
        assert!(report.natural <= tolerance, "{} > {tolerance}", report.natural);
        for (key, found) in [
            ("natural", report.natural),
            ("residual", report.residual),
            ("cone", report.cone),
            ("approach", report.approach),
            ("sticky", report.sticky),
            ("dissipation", report.dissipation),
            ("energy", report.energy),
        ] {
            // quantities are of order one: sums of a dozen products, each rounded
            let printed = answer[key].as_f64().unwrap();
            assert!((printed - found).abs() <= 1e-13, "{key}: printed {printed:e}, judged {found:e}");
        }
    }
}

/// In grams or in millions of tonnes the impulses are other numbers and the velocities the same: an error that is small
/// beside the impulses alone is none that may be called solved.
#[test]
fn the_unit_of_mass_does_not_decide_what_is_called_solved() {
    let fastest = by_hand(THREE_CRATES).q.iter().flatten().map(|q| q * q).sum::<f64>().sqrt();
    for unit in [1e-14, 1e-12, 1e-9, 1e-6, 1e-3, 1e3, 1e6, 1e12] {
        let mut numbers: Vec<String> = THREE_CRATES.split_whitespace().map(str::to_owned).collect();
        let blocks = 2 + 12 + 36;
        for (_, text) in numbers[blocks..].iter_mut().enumerate().filter(|(k, _)| k % 11 > 1) {
            *text = format!("{:e}", text.parse::<f64>().unwrap() * unit);
        }
        let text = numbers.join(" ");
        let answer = solve_json(&text, &[]);
        let report = check_blocks(&by_hand(&text), &impulses(&answer));
        assert_eq!(answer["verdict"], "solved", "W × {unit:e}: {}", report.residual);
        assert!(report.natural <= 1e-8 && report.residual <= 1e-8 * fastest, "W × {unit:e}: {:e}", report.residual);
        assert!(answer["relative"].as_f64().unwrap() <= 1e-8);
        // and where it was not reached, the number that failed is named
        let hurried = ["--method", "gauss-seidel", "--max-sweeps", "1"];
        let said = solve(&text, &hurried).stdout;
        assert!(unit > 1e-8 || said.contains("iteration limit reached: relative"), "{said}");
    }
}

/// A block between two jaws that close: no impulse stops both. Larger and larger ones make the error small beside themselves.
#[test]
fn a_jam_that_has_no_solution_is_never_called_solved() {
    for friction in [0.0, 0.1, 0.5, 1.0, 2.0] {
        for mobility in [1e-9, 1e-6, 1e-3, 1.0, 1e3, 1e6] {
            let block = |sign: f64| {
                let m = mobility;
                format!("{:e} 0 0  0 {m:e} 0  0 0 {m:e}", sign * m)
            };
            let (same, other) = (block(1.0), block(-1.0));
            let text = format!(
                "2 4\n{friction} {friction}\n-1 0.3 0  -1 -0.3 0\n0 0 {same}\n0 1 {other}\n1 0 {other}\n1 1 {same}\n"
            );
            for method in ["auto", "gauss-seidel", "anderson", "newton", "interior-point"] {
                let outcome = solve(&text, &["--method", method, "--json"]);
                let answer: Value = serde_json::from_str(&outcome.stdout).unwrap();
                assert_ne!(answer["verdict"], "solved", "{method}, friction {friction}, 1/mass {mobility:e}: {answer}");
            }
        }
    }
}

#[test]
fn every_method_that_claims_a_problem_gives_its_answer() {
    for method in ["auto", "gauss-seidel", "anderson", "newton", "sparse-newton", "interior-point"] {
        let answer = solve_json(SLEDGE[0].1, &["--method", method, "--tolerance", "1e-12"]);
        assert_eq!(answer["verdict"], "solved", "{method}");
        let r = impulses(&answer)[0];
        assert!((r[0] - 0.1).abs() + (r[1] + 0.05).abs() + r[2].abs() < 1e-11, "{method}: {r:?}");
    }
    let frictionless = SLEDGE[0].1.replace("0.5", "0");
    for method in ["active-set", "pgs"] {
        let outcome = solve(&frictionless, &["--method", method, "--json"]);
        let answer: Value = serde_json::from_str(&outcome.stdout).unwrap();
        assert_eq!((&answer["method"], &answer["verdict"]), (&method.into(), &"solved".into()));
        assert_eq!(outcome.stderr, "");
        // with friction another method steps in, and says so
        let outcome = solve(SLEDGE[0].1, &["--method", method]);
        assert_eq!(outcome.code, Some(0));
        assert!(outcome.stderr.contains(method) && outcome.stderr.contains("solved by gauss-seidel"), "{outcome:?}");
    }
}

#[test]
fn the_certificate_for_people_says_its_verdict_first_and_names_units() {
    let outcome = solve(THREE_CRATES, &[]);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""));
    let lines: Vec<_> = outcome.stdout.lines().collect();
    assert_eq!(lines[0], "<stdin>");
    assert!(lines[2].starts_with("verdict     solved"), "{}", outcome.stdout);
    for (name, unit) in [
        ("natural", "–"),
        ("relative", "–"),
        ("residual", "m/s"),
        ("approach", "m/s"),
        ("cone", "–"),
        ("sticky", "J"),
        ("dissipation", "J"),
        ("energy", "J"),
    ] {
        let row = lines.iter().find(|l| l.trim_start().starts_with(name)).unwrap();
        assert_eq!(row.split_whitespace().nth(2), Some(unit), "{row}");
    }
    assert!(outcome.stdout.contains("2 open · 4 stick · 6 slide"), "{}", outcome.stdout);
    assert!(outcome.stdout.contains("← largest residual"));
    assert!(!outcome.stdout.contains('\u{1b}'), "no colours without a terminal");
}

#[test]
fn colours_can_be_asked_for_and_no_color_has_the_last_word() {
    let text = THREE_CRATES;
    let forced = run(tumble(&["solve", "-"]).env("CLICOLOR_FORCE", "1").write_stdin(text));
    assert!(forced.stdout.contains("\u{1b}["));
    let plain = run(tumble(&["solve", "-"]).env("CLICOLOR_FORCE", "1").env("NO_COLOR", "1").write_stdin(text));
    assert!(!plain.stdout.contains('\u{1b}'));
    let json = run(tumble(&["solve", "-", "--json"]).env("CLICOLOR_FORCE", "1").write_stdin(text));
    assert!(!json.stdout.contains('\u{1b}'), "data has no colours");
}

#[test]
fn a_tolerance_that_is_not_reached_is_said_and_with_strict_exits_with_6() {
    let beyond_rounding = ["--tolerance", "1e-300"];
    let answer = solve_json(THREE_CRATES, &beyond_rounding);
    assert_eq!(answer["verdict"], "inexact");
    assert!(answer["natural"].as_f64().unwrap() > 1e-300);
    let outcome = solve(THREE_CRATES, &["--tolerance", "1e-300", "--strict"]);
    assert_eq!(outcome.code, Some(6), "{outcome:?}");
    assert!(outcome.stdout.contains("verdict     inexact"));
    assert!(outcome.stderr.contains("not reached"));
    let one_sweep = ["--method", "gauss-seidel", "--max-sweeps", "1", "--strict", "--json"];
    let outcome = solve(THREE_CRATES, &one_sweep);
    assert_eq!(outcome.code, Some(6));
    let answer: Value = serde_json::from_str(&outcome.stdout).unwrap();
    assert_eq!((&answer["sweeps"], &answer["verdict"]), (&1.into(), &"inexact".into()));
    assert_eq!(solve(THREE_CRATES, &["--strict"]).code, Some(0));
}

#[test]
fn malformed_files_exit_with_3_and_name_file_line_and_reason() {
    let sledge = SLEDGE[0].1;
    for (name, text, line, reason) in [
        ("empty.dat", String::new(), None, "the file is empty"),
        ("word.dat", sledge.replace("-0.1", "-0,1"), Some(3), "`-0,1` is not a number"),
        ("cut.dat", sledge.replace("0 0  1 0 0", "0 0"), Some(1), "only 12 follow"),
        ("friction.dat", sledge.replace("0.5", "-0.5"), Some(2), "is negative"),
        ("index.dat", sledge.replace("0 0  1", "0 7  1"), Some(4), "block column 7 is out of range"),
        ("inertia.dat", sledge.replace("0 0  1", "0 0  -1"), Some(4), "positive normal"),
        ("nan.dat", SLEDGE[1].1.replace("1 0 0\n", "nan 0 0\n"), Some(7), "is not finite"),
        ("plane.dat", SLEDGE[1].1.replacen('3', "2", 1), Some(1), "dimension 2"),
        ("huge.dat", "1000000000000 1 0.5".to_owned(), Some(1), "correct the count"),
        ("escape.dat", "\u{1b}[31mred".to_owned(), Some(1), "\\u{1b}[31mred"),
    ] {
        let path = file(name, &text);
        for option in ["--json", "--strict"] {
            let outcome = run(tumble(&["solve", option]).arg(&path));
            assert_eq!(outcome.code, Some(3), "{name}: {outcome:?}");
            if option == "--json" {
                let answer: Value = serde_json::from_str(&outcome.stdout).unwrap();
                assert_eq!(
                    (&answer["schema"], &answer["error"]["code"]),
                    (&"tumble.solve/2".into(), &"invalid_file".into())
                );
                assert_eq!(answer["error"]["file"], path.to_str().unwrap());
                assert_eq!(
                    (&answer["error"]["line"], &answer["error"]["column"]),
                    (&line.into(), &Value::Null),
                    "{name}"
                );
                assert!(answer["error"]["message"].as_str().unwrap().contains(reason), "{answer}");
            } else {
                assert_eq!(outcome.stdout, "", "{name}");
            }
            let place = line.map_or(": ".to_owned(), |l| format!(": line {l}: "));
            let start = format!("error: {}{place}", path.display());
            assert!(outcome.stderr.starts_with(&start), "{name}: {}", outcome.stderr);
            assert!(outcome.stderr.contains(reason), "{name}: {}", outcome.stderr);
            assert_eq!(outcome.stderr.lines().count(), 1, "{name}");
        }
    }
}

#[test]
fn what_cannot_be_read_exits_with_3() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    let outcome = run(&mut tumble(&["solve", "there/is/no/such.dat"]));
    assert_eq!(outcome.code, Some(3));
    assert!(outcome.stderr.starts_with("error: there/is/no/such.dat: cannot be read: "), "{}", outcome.stderr);
    let outcome = run(&mut tumble(&["solve", folder]));
    assert_eq!(outcome.code, Some(3));
    assert!(outcome.stderr.contains("is a directory"), "{}", outcome.stderr);
    // one byte more than is read, none of them on the disk
    let path = file("too_large.dat", "");
    std::fs::OpenOptions::new().write(true).open(&path).unwrap().set_len((256 << 20) + 1).unwrap();
    let outcome = run(tumble(&["solve"]).arg(&path));
    std::fs::remove_file(&path).unwrap();
    assert_eq!(outcome.code, Some(3));
    assert!(outcome.stderr.contains("is larger than 256 MiB"), "{}", outcome.stderr);
}

#[test]
fn wrong_usage_exits_with_2_and_shows_the_way() {
    for (options, hint) in [
        (&["--method", "guess"][..], "possible values: auto, gauss-seidel"),
        (&["--tolerance", "0"], "positive number"),
        (&["--tolerance=-1"], "positive number"),
        (&["--tolerance", "nan"], "positive number"),
        (&["--tolerance", "small"], "positive number"),
        (&["--max-sweeps", "0"], "1.."),
        (&["--frobnicate"], "unexpected argument"),
    ] {
        let outcome = solve(SLEDGE[0].1, options);
        assert_eq!(outcome.code, Some(2), "{options:?}: {outcome:?}");
        assert!(outcome.stderr.contains(hint), "{options:?}: {}", outcome.stderr);
        assert_eq!(outcome.stdout, "");
    }
    assert_eq!(run(&mut tumble(&["solve"])).code, Some(2), "no file named");
    assert_eq!(run(&mut tumble(&["solev", "-"])).code, Some(2), "no such command");
}

/// ½ λ·u overflows: whatever comes out is no answer.
#[test]
fn an_answer_that_is_not_finite_is_thrown_away_and_exits_with_1() {
    let text = SLEDGE[0].1.replace("-0.1", "-1e200");
    let outcome = solve(&text, &["--json"]);
    assert_eq!(outcome.code, Some(1), "{outcome:?}");
    let answer: Value = serde_json::from_str(&outcome.stdout).unwrap();
    assert_eq!(answer["verdict"], "failed");
    assert_eq!(impulses(&answer), [[0.0; 3]]);
    let outcome = solve(&text, &[]);
    assert!(outcome.stdout.contains("verdict     failed") && !outcome.stdout.contains("natural"), "{outcome:?}");
    assert_eq!(solve(&text, &["--strict"]).code, Some(6));
}

/// W of 4,001 contacts would be a dense matrix of 1.2 GB: never made.
#[test]
fn a_problem_too_large_to_factorise_is_swept_or_refused() {
    use std::fmt::Write as _;
    let n = 4_001;
    let mut text = format!("{n} {n}\n{}\n{}\n", "0.5 ".repeat(n), "-0.1 1 0 ".repeat(n));
    for i in 0..n {
        writeln!(text, "{i} {i} 1 0 0 0 1 0 0 0 1").unwrap();
    }
    let outcome = solve(&text, &["--json"]);
    assert_eq!(outcome.code, Some(0));
    assert!(outcome.stderr.contains("solved by anderson"), "{}", outcome.stderr);
    let answer: Value = serde_json::from_str(&outcome.stdout).unwrap();
    assert_eq!((&answer["contacts"], &answer["verdict"]), (&n.into(), &"solved".into()));
    for method in ["newton", "sparse-newton", "interior-point", "active-set"] {
        let outcome = solve(&text, &["--method", method]);
        assert_eq!(outcome.code, Some(1), "{outcome:?}");
        assert!(outcome.stderr.contains(method) && outcome.stderr.contains("--method anderson"), "{}", outcome.stderr);
    }
}

#[test]
fn a_reader_that_has_seen_enough_is_no_failure() {
    use std::process::{Command, Stdio};
    let path = file("pipe.txt", THREE_CRATES);
    let mut child = Command::new(env!("CARGO_BIN_EXE_tumble"))
        .args(["solve", "--json"])
        .arg(&path)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}

/// Numbers that no physics has, as far as their squares are numbers: an answer or a refusal, within the exit codes, and
/// what is called solved is.
#[test]
fn wild_numbers_never_make_it_panic_or_lie() {
    let wild = [
        "0", "1", "-1", "0.5", "1e-30", "1e30", "-1e30", "1e300", "-1e300", "1e-300", "1e-16", "1e15", "1e8", "-1e-8",
        "3", "nan",
    ];
    let mut dice = Lcg(7);
    let mut pick = || (dice.bits() >> 33) as usize;
    let mut codes = std::collections::BTreeMap::<i32, u32>::new();
    for _ in 0..150 {
        let mut tokens: Vec<&str> = THREE_CRATES.split_whitespace().collect();
        for _ in 0..=pick() % 8 {
            // from behind the counts on
            let at = 2 + pick() % (tokens.len() - 2);
            tokens[at] = wild[pick() % wild.len()];
        }
        let text = tokens.join(" ");
        let outcome = solve(&text, &["--json"]);
        let code = outcome.code.unwrap();
        assert!([0, 1, 3].contains(&code), "{outcome:?}\n{text}");
        assert!(!outcome.stderr.contains("panicked"), "{outcome:?}");
        *codes.entry(code).or_default() += 1;
        if code == 0 {
            let answer: Value = serde_json::from_str(&outcome.stdout).unwrap();
            if answer["verdict"] == "solved" {
                let natural = check_blocks(&by_hand(&text), &impulses(&answer)).natural;
                assert!(natural <= 1.001e-8, "called solved at {natural:e}\n{text}");
            }
        }
    }
    assert!(codes[&0] > 10 && codes[&3] > 10, "the numbers have no teeth: {codes:?}");
}

/// A scene or a recording in the place of a problem is called what it is, with the command that takes it.
#[test]
fn what_is_no_problem_is_called_what_it_is() {
    let toml = "# a scene\n\nversion = 1\n[time]\nduration = 1\n";
    for (name, text, is, command) in [
        ("scene.toml", toml, "but a scene", "tumble run"),
        ("broken.toml", "[[bodies]]\nmas = ", "but a scene", "tumble run"),
        ("scene.json", "{ \"version\": 1, \"bodies\": [] }", "but a scene", "tumble run"),
        ("recording.db", "SQLite format 3\0", "but an SQLite file, the format of recordings", "tumble inspect"),
    ] {
        let path = file(name, text);
        let outcome = run(tumble(&["solve"]).arg(&path));
        assert_eq!(outcome.code, Some(3), "{outcome:?}");
        let start = format!("error: {}: not a contact problem {is}\n  help: `tumble ", path.display());
        assert!(outcome.stderr.starts_with(&start), "{}", outcome.stderr);
        assert!(outcome.stderr.contains(&format!("{command} {}", path.display())), "{}", outcome.stderr);
    }
}
