//! Every example runs, and the figure that it is about is the one that the law gives.

use std::path::PathBuf;
use std::process::Command;

const GRAVITY: f64 = 9.81;

/// Runs an example and returns what it printed.
#[track_caller]
fn run(name: &str) -> String {
    // cargo has built it beside the tests; asked for a single test it has not, and is asked to
    let here = std::env::current_exe().expect("a test has a place");
    let built: PathBuf = here.ancestors().nth(2).expect("target/debug").join("examples").join(name);
    let mut command = if built.exists() {
        Command::new(built)
    } else {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["run", "--quiet", "--package", env!("CARGO_PKG_NAME"), "--example", name]);
        cargo
    };
    let output = command.output().expect("it starts");
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{name}: {out}\n{err}");
    out.into_owned()
}

/// The numbers that stand after `label` in its line.
#[track_caller]
fn numbers(text: &str, label: &str) -> Vec<f64> {
    let line = text.lines().find(|l| l.contains(label)).unwrap_or_else(|| panic!("no line with `{label}`:\n{text}"));
    let (_, rest) = line.split_once(label).expect("it is there");
    let part = |c: char| !(c.is_ascii_digit() || "+-.e".contains(c));
    rest.split(part).filter_map(|w| w.trim_matches('.').parse().ok()).collect()
}

#[track_caller]
fn number(text: &str, label: &str) -> f64 {
    *numbers(text, label).first().unwrap_or_else(|| panic!("no number after `{label}`:\n{text}"))
}

#[track_caller]
fn assert_within(found: f64, law: f64, tolerance: f64) {
    assert!((found - law).abs() <= tolerance, "{found} is not {law} within {tolerance:e}");
}

#[test]
fn hello_world_stands_on_the_floor() {
    let out = run("hello_world");
    // the overlap that is tolerated, and a step's worth of landing
    assert_within(number(&out, "z ="), 0.5, 2e-5);
    assert_within(number(&out, "carry"), 10.0 * GRAVITY, 1e-3);
    assert!(out.contains("is solved") && number(&out, "residual of") <= 1e-8, "{out}");
}

#[test]
fn slope_has_one_block_that_slides_by_the_law_and_one_that_holds() {
    let out = run("slope");
    let law = number(&out, "expected:");
    let moved: Vec<f64> = out.lines().filter(|l| l.contains("moved")).map(|l| number(l, "moved")).collect();
    assert_within(moved[0], law, 1e-6);
    assert_eq!(moved[1], 0.0, "{out}");
    let used: Vec<f64> = out.lines().filter(|l| l.contains("that is")).map(|l| number(l, "that is")).collect();
    let tan = |degrees: f64| tumble::trig::tan(degrees * std::f64::consts::PI / 180.0);
    assert_within(used[0], tan(19.0), 1e-6);
    assert_within(used[1], tan(20.0), 1e-6);
    assert!(out.contains("contacts slide") && out.contains("contacts stick"), "{out}");
}

#[test]
fn bounce_rises_to_e_squared_and_balances_its_energy() {
    let out = run("bounce");
    for n in [1, 2, 3] {
        let found = numbers(&out, &format!("after bounce {n} it rose to"));
        // four digits are printed
        assert_within(found[0], *found.last().expect("the law's"), 1e-4);
    }
    // 2,200 steps round position and velocity, each by at most ε of the energy: they add up as a random walk does, to √2200 of that,
    // and the farthest of a walk is seldom beyond twice as much
    let walk = 2.0 * 2200.0_f64.sqrt() * f64::EPSILON * number(&out, "initial energy");
    assert!(number(&out, "imbalance") <= walk, "{out}");
}

#[test]
fn mass_ratio_of_a_million_does_not_sink() {
    let out = run("mass_ratio");
    assert!(number(&out, "sank by").abs() < 1e-6, "{out}");
    assert_within(number(&out, "floor on light box:"), 1_000_001.0 * GRAVITY, 1.0);
    assert!(out.contains("600 steps, 0 unsolved"), "{out}");
}

#[test]
fn snapshot_gives_the_same_future_twice() {
    let out = run("snapshot");
    assert!(out.contains("same future: true, butterfly: true"), "{out}");
    let hash = |label: &str| out.lines().find_map(|l| l.strip_prefix(label)).expect("a hash").trim().to_owned();
    assert_eq!(hash("first future:"), hash("played again:"));
}

#[test]
fn queries_find_what_is_there() {
    let out = run("queries");
    assert!(out.contains("the ray hits the ball"), "{out}");
    assert_within(number(&out, "at z ="), 1.5 + (0.25_f64 - 0.0625).sqrt(), 1e-9);
    assert!(out.contains("would touch 2 bodies: cube, ball") && out.contains("would touch 0 bodies"), "{out}");
    assert!(out.contains("in the region: cube"), "{out}");
}

#[test]
fn events_tell_the_impact_with_its_speed_and_impulse() {
    let out = run("events");
    let found = numbers(&out, "impact at");
    // the bounce belongs to the step in which the gap closes: its speed is that of up to a step and a half before
    let late = 1.5 * GRAVITY / 200.0;
    assert_within(found[0], (2.0 * GRAVITY).sqrt(), late);
    // half a kilogram times the speeds before and after
    assert_within(found[1], 0.75 * (2.0 * GRAVITY).sqrt(), 0.5 * (late + late));
    assert!(out.contains("touch began") && out.contains("touch ended"), "{out}");
}

#[test]
fn certificate_tells_every_step_that_was_starved() {
    let out = run("certificate");
    let of = |effort: &str| out.lines().find(|l| l.starts_with(effort)).expect("a line");
    let (usual, starved) = (of("usual"), of("starved"));
    assert!(number(usual, "effort:") >= 230.0 && usual.ends_with(" 0 otherwise"), "{out}");
    assert!(number(starved, "solved,") > 200.0 && starved.ends_with(" 0 otherwise"), "{out}");
    let residuals: Vec<f64> =
        out.lines().filter(|l| l.contains("worst residual")).map(|l| number(l, "worst residual")).collect();
    assert!(residuals[0] <= 1e-4 && residuals[1] > 1e-2, "{out}");
    for l in out.lines().filter(|l| l.contains("cone violation")) {
        assert!(number(l, "cone violation") <= 1e-12 && number(l, "by contacts") <= 1e-12, "{out}");
    }
}

#[test]
fn turntable_brings_the_ball_home() {
    let out = run("turntable");
    // it went round: the circle has a diameter of 2·v·7/(2·Ω) = 0.35 m
    assert_within(number(&out, "the ball went"), 0.35, 1e-3);
    assert!(number(&out, "it is back to") < 1e-3, "{out}");
}

#[test]
fn recording_answers_questions_and_is_intact() {
    let out = run("recording");
    assert!(out.contains("101 frames recorded"), "{out}");
    let after = |label: &str| {
        let mut lines = out.lines().skip_while(|l| *l != label);
        lines.nth(1).and_then(|l| l.parse::<f64>().ok()).unwrap_or_else(|| panic!("no {label}:\n{out}"))
    };
    // ½mv² into heat, over v²/2μg
    assert_within(after("heat"), 2.0, 1e-9);
    assert_within(after("stopped_at"), 4.0 / GRAVITY, 2.0 * 0.01);
    assert!(after("frames_that_slide") > 30.0, "{out}");
    assert!(out.contains("intact: true") && out.contains("laws violated: 0"), "{out}");
}

#[test]
fn scene_file_runs_and_a_wrong_copy_is_refused_in_full() {
    let out = run("scene_file");
    assert_within(number(&out, "cube: x ="), 4.0 / GRAVITY, 2.0 * 0.01);
    assert!(out.contains("200 steps"), "{out}");
    assert!(out.contains("did you mean `duration`?"), "{out}");
    assert_eq!(out.matches("[T0301]").count(), 2, "{out}");
}

#[test]
fn motor_runs_its_wheel_up_and_its_work_is_accounted_for() {
    let out = run("motor");
    // (3 − 0.4) N·m on ½·20·0.3² kg·m², within a step
    assert_within(number(&out, "after"), 25.0 * 0.9 / 2.6, 1.0 / 240.0 + 0.005);
    assert_within(number(&out, "held with"), 0.4, 1e-9);
    let work = numbers(&out, "motor");
    assert_within(work[0], work[1] + work[2], 0.15);
    assert_within(work[1], 0.5 * 0.9 * 625.0, 0.1);
}

#[test]
fn servo_holds_its_arm_by_the_torques_of_statics() {
    let out = run("servo");
    let lines: Vec<Vec<f64>> = out.lines().filter(|l| l.contains("shoulder")).map(|l| numbers(l, "shoulder")).collect();
    for ((first, second), found) in [(0.0, 0.0), (0.6, 0.9)].into_iter().zip(&lines) {
        // weights of 2 kg at the middles of links of 0.5 m; the servos droop by a thousandth of a radian
        let (upper, both) = (tumble::trig::cos(first), tumble::trig::cos(first + second));
        let elbow = 2.0 * GRAVITY * 0.25 * both;
        let shoulder = 2.0 * GRAVITY * (0.25 * upper + 0.5 * upper + 0.25 * both);
        assert_within(found[0], first, 2e-3);
        assert_within(found[1], shoulder, 0.05);
        assert_within(found[2], second, 2e-3);
        assert_within(found[3], elbow, 0.05);
    }
    assert!(number(&out, "no more than") <= 60.0 && number(&out, "closed to") < 1e-9, "{out}");
}
