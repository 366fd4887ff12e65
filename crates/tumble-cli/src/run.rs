//! `tumble run`: simulates a scene and says what happened.

use crate::args::RunOptions;
use crate::exit::{Exit, InvalidFile, printed};
use crate::input::scene;
use crate::physics;
use crate::record::{self, Recorded};
use crate::simulate::{Plan, Tally, simulate};
use crate::words::{complain, next, note, quoted};
use anyhow::{Context as _, Result, bail};
use std::io::Write as _;
use tumble_scene::{Built, Scene, diagnostic::code, limits, steps};

pub(crate) fn run(options: &RunOptions) -> Result<Exit> {
    let mut scene = scene(&options.scene)?;
    if let Some(threads) = options.threads {
        scene.settings.threads = threads as usize;
    }
    let step = options.step.unwrap_or(scene.step);
    let Some(duration) = options.duration.or(scene.duration) else {
        let file = &scene.file;
        let message = format!(
            "{file}: `time.duration` is missing [T0202]\n  help: write `duration = 2.0` under [time], or give --duration"
        );
        return Err(InvalidFile(message).into());
    };
    if steps(duration, step) as f64 > limits::STEPS {
        complain(&format!("{duration} s in steps of {step} s are more than {:e} steps", limits::STEPS));
        return Ok(Exit::Usage);
    }
    let plan = Plan { step, duration };
    let mut built = scene.build()?;
    let mut writer = match &options.record {
        Some(path) => Some(record::start(path, &scene, &mut built, plan, options.durable).context("--record")?),
        None => None,
    };
    if steps(duration, step) > 0 {
        tell_overlap(&scene, &built);
    }
    let tally = simulate(&scene, &mut built, plan, writer.as_mut());
    let recorded = writer.map(|w| record::finish(w, &tally));
    if let Some(refused) = &tally.refused {
        bail!("the world refused to step: {refused}");
    }
    printed(if options.json {
        print_json(&scene, &built, &tally, recorded.as_ref())
    } else {
        print(&scene, &built, plan, &tally, recorded.as_ref())
    })?;
    let exit = verdict(&tally, options.strict);
    Ok(recorded.map_or(exit, |r| r.exit(exit)))
}

/// Most bodies among which a run looks for overlap at its start: so many take it a quarter of a second.
const LOOKED_AT: usize = 10_000;

/// Overlap at the start is seldom meant, and changes all that follows.
fn tell_overlap(scene: &Scene, built: &Built) {
    if built.names.len() > LOOKED_AT {
        return;
    }
    let lints = scene.lints(built);
    let mut overlaps = lints.iter().filter(|d| d.code == code::LINT_OVERLAP);
    if let Some(first) = overlaps.next() {
        let more = if overlaps.next().is_some() { "; there are more" } else { "" };
        let file = quoted(&scene.file);
        note(&format!(
            "{}{more} [{}]\n  help: tumble validate {file} lists what is seldom meant",
            first.message, first.code
        ));
    }
}

fn print_json(scene: &Scene, built: &Built, tally: &Tally, recorded: Option<&Recorded>) -> Result<()> {
    let mut bytes = physics::json(scene, built, tally, recorded)?;
    bytes.push(b'\n');
    Ok(std::io::stdout().lock().write_all(&bytes)?)
}

fn print(scene: &Scene, built: &Built, plan: Plan, tally: &Tally, recorded: Option<&Recorded>) -> Result<()> {
    let mut out = anstream::stdout().lock();
    physics::print(&mut out, scene, built, plan, tally)?;
    if let Some(r) = recorded {
        return Ok(r.print(&mut out)?);
    }
    let file = quoted(&scene.file);
    next(&mut out)?;
    writeln!(out, "  tumble run {file} --record run.db   everything that happens, in one SQLite file")?;
    writeln!(out, "  tumble run {file} --json            the same for scripts, with every body")?;
    Ok(())
}

/// What the run means for a script.
pub(crate) fn verdict(tally: &Tally, strict: bool) -> Exit {
    if let Some(signal) = tally.interrupted {
        return signal.into();
    }
    if strict && let Some(broken) = &tally.violation {
        complain(&format!("--strict: a law is violated: {broken}"));
        return Exit::Violated;
    }
    if strict && tally.unsolved > 0 {
        let what = if tally.unsolved > tally.off_the_law { physics::missed(tally) } else { physics::guarded(tally) };
        complain(&format!("--strict: {what}"));
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
        let broken = Tally { violation: Some("step 3".to_owned()), unsolved: 2, steps: 5, ..Tally::default() };
        assert_eq!(verdict(&broken, true), Exit::Violated);
        assert_eq!(verdict(&broken, false), Exit::Fine);
        assert_eq!(verdict(&Tally { violation: None, ..broken.clone() }, true), Exit::NotReached);
        let guarded = Tally { unsolved: 1, off_the_law: 1, steps: 5, ..Tally::default() };
        assert_eq!((verdict(&guarded, true), verdict(&guarded, false)), (Exit::NotReached, Exit::Fine));
        for (signal, exit) in [
            (Signal::Interrupt, Exit::Interrupted),
            (Signal::Terminate, Exit::Terminated),
            (Signal::HangUp, Exit::HungUp),
        ] {
            assert_eq!(verdict(&Tally { interrupted: Some(signal), ..broken.clone() }, true), exit);
        }
    }
}
