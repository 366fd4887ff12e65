//! `tumble run`: simulates a scene and prints its physics report.

use crate::args::{RunOptions, Until};
use crate::exit::{Exit, WrongUsage, printed};
use crate::input::draft;
use crate::json;
use crate::physics;
use crate::record::{self, How, Recorded};
use crate::show;
use crate::simulate::{Plan, Tally, simulate};
use crate::words::{complain, harmless, note, quoted, tips};
use anyhow::{Context as _, Result};
use std::path::Path;
use tumble_scene::{Built, Diagnostic, Errors, Scene, diagnostic::code, limits, steps};

/// The most time of a run until rest without --duration [s].
const LONGEST_TO_REST: f64 = 600.0;

/// A run and all that came of it.
pub(crate) struct Finished {
    pub(crate) scene: Scene,
    pub(crate) built: Built,
    pub(crate) plan: Plan,
    pub(crate) tally: Tally,
    pub(crate) recorded: Option<Recorded>,
}

pub(crate) fn run(options: &RunOptions) -> Result<Exit> {
    let scene = draft(&options.scene, &options.set)?.scene()?;
    let Finished { scene, built, plan, tally, recorded } = simulated(options, scene, options.record.as_deref())?;
    printed(if options.json {
        let show = show::json(&options.show, &built)?;
        let report = physics::json(&scene, &built, &tally, recorded.as_ref());
        json::print("run", &Shown { report, show })
    } else {
        let shown = show::values(&options.show, &built)?;
        print(&scene, &built, plan, &tally, &shown, recorded.as_ref())
    })?;
    let exit = verdict(&tally, options.strict, options.least_share);
    if !options.json {
        tips(&recorded.as_ref().map_or_else(|| commands(&options.scene), Recorded::commands));
    }
    Ok(recorded.map_or(exit, |r| r.exit(exit)))
}

/// Simulates a scene as the options say, and records it if there is a file for it.
pub(crate) fn simulated(options: &RunOptions, mut scene: Scene, record: Option<&Path>) -> Result<Finished> {
    if let Some(threads) = options.threads {
        scene.settings.threads = threads as usize;
    }
    let until_rest = options.until == Some(Until::Rest);
    let plan = plan(&scene, options.duration, options.step, until_rest)?;
    let mut built = scene.build()?;
    let refused = scene.refusals(&built, plan.step, plan.duration);
    if !refused.is_empty() {
        return Err(Errors(refused).into());
    }
    // before hours are spent on what cannot be shown
    show::check(&options.show, &built)?;
    let mut writer = match record {
        Some(path) => {
            let how = How::new(options, plan.step);
            Some(record::start(path, &scene, &mut built, plan, &how).context("--record")?)
        }
        None => None,
    };
    if steps(plan.duration, plan.step) > 0 {
        warn_of_overlap(&scene, &built);
    }
    let tally = simulate(&scene, &mut built, plan, writer.as_mut());
    let recorded = writer.map(|w| record::finish(w, &tally));
    if let Some((step, why)) = &tally.refused {
        return Err(Errors(vec![scene.refusal(*step, why)]).into());
    }
    if until_rest && tally.at_rest.is_none() && tally.interrupted.is_none() {
        note(&format!("--until rest: {} after {} s", unrest(&built), plan.duration));
    }
    Ok(Finished { scene, built, plan, tally, recorded })
}

/// The body that moves most, in words.
fn unrest(built: &Built) -> String {
    let speed = |b: &tumble::BodyRef<'_>| b.velocity().length() + b.spin().length();
    let most = built.world.bodies().reduce(|a, b| if speed(&b) > speed(&a) { b } else { a });
    // what is still to come does not rest either
    let Some(b) = most.filter(|b| speed(b) > 0.0) else { return "something still moves".to_owned() };
    let name = harmless(built.name(b.id()).unwrap_or("a body"));
    format!(
        "\"{name}\" still moves with {:.3} m/s and turns with {:.3} rad/s",
        b.velocity().length(),
        b.spin().length()
    )
}

/// Step and duration of a run, from the options or the scene.
pub(crate) fn plan(scene: &Scene, duration: Option<f64>, step: Option<f64>, until_rest: bool) -> Result<Plan> {
    let step = step.unwrap_or(scene.step);
    let longest = until_rest.then_some(LONGEST_TO_REST);
    let Some(duration) = duration.or(longest).or(scene.duration) else {
        return Err(without_duration(scene).into());
    };
    if steps(duration, step) as f64 > limits::STEPS {
        let message = format!("{duration} s in steps of {step} s are more than {:e} steps", limits::STEPS);
        return Err(WrongUsage(message).into());
    }
    Ok(Plan { step, duration, until_rest })
}

/// The error about a scene without a duration.
fn without_duration(scene: &Scene) -> Errors {
    Errors(vec![Diagnostic {
        code: code::MISSING_KEY,
        file: scene.file.clone(),
        line: 0,
        column: 0,
        path: "time.duration".to_owned(),
        value: String::new(),
        message: "`duration` is missing".to_owned(),
        help: "write `duration = 2.0` under [time], or give --duration".to_owned(),
        excerpt: String::new(),
    }])
}

/// Most bodies of a scene that a run checks for overlap at the start: the check takes a quarter of a second for them.
const CHECKED_BODIES: usize = 10_000;

/// Notes overlap at the start, which is mostly a mistake and changes the whole run.
fn warn_of_overlap(scene: &Scene, built: &Built) {
    if built.names.len() > CHECKED_BODIES {
        return;
    }
    let lints = scene.lints(built);
    let mut overlaps = lints.iter().filter(|d| d.code == code::LINT_OVERLAP);
    if let Some(first) = overlaps.next() {
        let more = if overlaps.next().is_some() { "; more pairs overlap" } else { "" };
        let file = quoted(&scene.file);
        note(&format!("{}{more} [{}]\n  help: tumble validate {file} lists all lints", first.message, first.code));
    }
}

/// The report with the numbers of `--show`.
#[derive(serde::Serialize)]
struct Shown<'a> {
    #[serde(flatten)]
    report: physics::Json<'a>,
    #[serde(skip_serializing_if = "serde_json::Map::is_empty")]
    show: serde_json::Map<String, serde_json::Value>,
}

fn print(
    scene: &Scene,
    built: &Built,
    plan: Plan,
    tally: &Tally,
    shown: &[show::Value<'_>],
    recorded: Option<&Recorded>,
) -> Result<()> {
    let mut out = anstream::stdout().lock();
    physics::print(&mut out, scene, built, plan, tally)?;
    show::print(&mut out, shown)?;
    Ok(recorded.map_or(Ok(()), |r| r.print(&mut out))?)
}

/// Commands after a run without a recording.
fn commands(scene: &Path) -> Vec<(String, &'static str)> {
    let file = quoted(&scene.to_string_lossy());
    vec![
        (format!("tumble run {file} --record run.db"), "record every step to an SQLite file"),
        (format!("tumble run {file} --json"), "the report for scripts, with every body"),
    ]
}

/// The exit code of a run.
pub(crate) fn verdict(tally: &Tally, strict: bool, least_share: Option<f64>) -> Exit {
    if let Some(signal) = tally.interrupted {
        return signal.into();
    }
    if strict && let Some(broken) = &tally.violation {
        complain(&format!("--strict: a law is violated: {broken}"));
        return Exit::Violated;
    }
    if strict && tally.verdicts.unsolved() > 0 {
        complain(&format!("--strict: {}", physics::unsolved(tally)));
        return Exit::NotReached;
    }
    let below = |share: f64| least_share.filter(|least| share < *least);
    if let Some((share, step, ..)) = tally.least_share
        && let Some(least) = below(share)
    {
        let share = physics::portion(share);
        complain(&format!("--least-share {least}: law held, restitution reduced to {share} of e at step {step}"));
        return Exit::NotReached;
    }
    Exit::Fine
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::signals::Signal;

    #[test]
    fn a_broken_law_comes_before_a_missed_tolerance() {
        let verdicts = [tumble::Verdict::Inexact; 2].into_iter().collect();
        let broken = Tally { violation: Some("step 3".to_owned()), verdicts, steps: 5, ..Tally::default() };
        assert_eq!(verdict(&broken, true, None), Exit::Violated);
        assert_eq!(verdict(&broken, false, None), Exit::Fine);
        assert_eq!(verdict(&Tally { violation: None, ..broken.clone() }, true, None), Exit::NotReached);
        // a share of restitution is within the law, unless more was asked for
        let id = tumble::World::new().add(tumble::BodyBuilder::ball(1.0)).unwrap();
        let reduced = Tally { reduced: 1, least_share: Some((0.85, 4, id, id)), steps: 5, ..Tally::default() };
        assert_eq!((verdict(&reduced, true, None), verdict(&reduced, true, Some(0.8))), (Exit::Fine, Exit::Fine));
        for strict in [false, true] {
            assert_eq!(verdict(&reduced, strict, Some(1.0)), Exit::NotReached);
            assert_eq!(verdict(&Tally::default(), strict, Some(1.0)), Exit::Fine);
        }
        for (signal, exit) in [
            (Signal::Interrupt, Exit::Interrupted),
            (Signal::Terminate, Exit::Terminated),
            (Signal::HangUp, Exit::HungUp),
        ] {
            assert_eq!(verdict(&Tally { interrupted: Some(signal), ..broken.clone() }, true, None), exit);
        }
    }
}
