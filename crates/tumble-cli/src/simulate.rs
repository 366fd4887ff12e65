//! Steps a scene and keeps count: what every command that simulates has in common.
//!
//! The counts come from the step reports alone. Nothing here changes the physics: a run that is watched gives the same
//! bits as one that is not.

use crate::signals::{self, Signal};
use crate::style;
use crate::words::harmless;
use std::io::{IsTerminal as _, Write as _};
use std::time::{Duration, Instant};
use tumble::{DVec3, Ledger, Momentum, StepReport, Verdict};
use tumble_recording::Writer;
use tumble_scene::{Built, Scene, steps};

/// Part of the energy that the contact phase may bring by rounding [–].
const GAIN: f64 = 1e-12;
/// Part of the energy by which the books may be open, by rounding over a long run [–].
const OPEN: f64 = 1e-10;
/// Time between two progress lines [s].
const PROGRESS: Duration = Duration::from_millis(100);

/// What a run was asked to do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// Length of a step [s].
    pub(crate) step: f64,
    /// How long to run [s].
    pub(crate) duration: f64,
}

/// What a run did, in numbers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) steps: u64,
    /// Simulated time [s]: the steps times their length, rounded once. The world's own clock is a sum and rounds every step.
    pub(crate) time: f64,
    pub(crate) wall_seconds: f64,
    pub(crate) initial: f64,
    pub(crate) highest: f64,
    pub(crate) gain: f64,
    pub(crate) ledger: Ledger,
    pub(crate) momentum: Momentum,
    pub(crate) worst_residual: f64,
    pub(crate) worst_step: u64,
    pub(crate) unsolved: u64,
    pub(crate) budget: u64,
    pub(crate) guarded: u64,
    /// Solved steps that the energy guard moved off the law, farther than the tolerance.
    pub(crate) off_the_law: u64,
    pub(crate) sweeps: u64,
    pub(crate) most_sweeps: u32,
    pub(crate) contacts: u64,
    pub(crate) most_contacts: usize,
    pub(crate) deepest_gap: f64,
    /// The first law that was broken, in words.
    pub(crate) violation: Option<String>,
    /// Bodies that were set aside.
    pub(crate) quarantined: u64,
    /// Who ended the run before its time.
    pub(crate) interrupted: Option<Signal>,
    /// Why nothing was stepped.
    pub(crate) refused: Option<String>,
    /// What rounding is compared with [J].
    pub(crate) scale: f64,
}

impl Tally {
    fn start(built: &Built, step: f64) -> Self {
        let world = &built.world;
        let (kinetic, potential) = world.energy();
        let initial = kinetic + potential;
        // what gravity brings and contacts take within one step: a world at rest at height zero has no other energy
        let kick = world.gravity().length() * step;
        let kicked: f64 = world.bodies().map(|b| 0.5 * b.mass() * kick * kick).sum();
        let mut momentum = Momentum::default();
        for b in world.bodies() {
            let p: DVec3 = b.velocity() * b.mass();
            momentum.linear += p;
            momentum.angular += b.centre().cross(p) + b.angular_momentum();
        }
        let ledger = Ledger { kinetic, potential, initial, ..Ledger::default() };
        let scale = ledger.largest() + kicked;
        Self { initial, highest: initial, ledger, momentum, scale, ..Self::default() }
    }

    fn count(&mut self, r: &StepReport, tolerance: f64) {
        self.steps += 1;
        let n = r.contacts.len();
        self.contacts += n as u64;
        self.most_contacts = self.most_contacts.max(n);
        self.sweeps += u64::from(r.sweeps());
        self.most_sweeps = self.most_sweeps.max(r.sweeps());
        self.unsolved += u64::from(r.verdict() != Verdict::Solved);
        self.budget += u64::from(r.verdict() == Verdict::Budget);
        self.guarded += u64::from(r.guarded() > 0);
        self.off_the_law += u64::from(r.verdict() == Verdict::Solved && !r.holds_the_law(tolerance));
        self.quarantined += r.events.iter().filter(|e| matches!(e, tumble::Event::Quarantined { .. })).count() as u64;
        if r.residual() > self.worst_residual || (r.residual() == 0.0 && self.worst_step == 0 && n > 0) {
            (self.worst_residual, self.worst_step) = (r.residual(), r.step);
        }
        raise(&mut self.highest, r.ledger.energy());
        raise(&mut self.gain, r.contact_gain());
        raise(&mut self.scale, r.ledger.largest());
        if r.deepest_gap() < self.deepest_gap || self.contacts == n as u64 {
            self.deepest_gap = r.deepest_gap();
        }
        (self.ledger, self.momentum) = (r.ledger, r.momentum);
        self.judge(r);
    }

    /// Keeps the first broken law. A number that is not finite breaks it too.
    fn judge(&mut self, r: &StepReport) {
        if self.violation.is_some() {
            return;
        }
        let (gain, open) = (r.contact_gain(), r.ledger.imbalance().abs());
        if !(gain <= GAIN * self.scale) {
            self.violation = Some(format!("step {}: contacts brought {gain:.3e} J of kinetic energy", r.step));
        } else if !(open <= OPEN * self.scale) {
            self.violation = Some(format!("step {}: the energy ledger is open by {open:.3e} J", r.step));
        } else if self.quarantined > 0 {
            let n = self.quarantined;
            let who = if n == 1 { "a body was".to_owned() } else { format!("{n} bodies were") };
            self.violation = Some(format!("step {}: {who} set aside, its motion was no number any more", r.step));
        }
    }
}

/// Raises a maximum; what is not a number stays seen.
fn raise(old: &mut f64, new: f64) {
    if new > *old || new.is_nan() {
        *old = new;
    }
}

/// Steps the world to the end of the plan, or until a signal, and records every step if there is a recorder.
pub(crate) fn simulate(scene: &Scene, built: &mut Built, plan: Plan, mut recorder: Option<&mut Writer>) -> Tally {
    signals::watch();
    let mut tally = Tally::start(built, plan.step);
    let total = steps(plan.duration, plan.step);
    let mut progress = Progress::new(scene, plan);
    let tolerance = built.world.settings().solver.tolerance;
    let clock = Instant::now();
    for _ in 0..total {
        tally.interrupted = signals::noted();
        if tally.interrupted.is_some() {
            break;
        }
        let started = recorder.is_some().then(Instant::now);
        let report = built.world.step(plan.step);
        let wall_ns = started.map_or(0, |s| s.elapsed().as_nanos() as u64);
        if let Some(refused) = &report.refused {
            tally.refused = Some(refused.to_string());
            break;
        }
        tally.count(report, tolerance);
        progress.show(report, clock);
        if let Some(writer) = &mut recorder {
            // one that has stopped says so at the end; the simulation goes on
            writer.frame(&built.world, wall_ns);
        }
    }
    tally.time = tally.steps as f64 * plan.step;
    tally.wall_seconds = clock.elapsed().as_secs_f64();
    progress.clear();
    tally
}

/// One line that lives on a terminal and nowhere else.
struct Progress {
    on: bool,
    next: Duration,
    name: String,
    duration: f64,
}

impl Progress {
    fn new(scene: &Scene, plan: Plan) -> Self {
        let on = std::io::stderr().is_terminal();
        let name: String = harmless(&scene.name).chars().take(30).collect();
        Self { on, next: PROGRESS, name, duration: plan.duration }
    }

    fn show(&mut self, r: &StepReport, clock: Instant) {
        if !self.on {
            return;
        }
        let elapsed = clock.elapsed();
        if elapsed < self.next {
            return;
        }
        self.next = elapsed + PROGRESS;
        let l = &r.ledger;
        let drift = if l.largest() > 0.0 { l.imbalance() / l.largest() } else { 0.0 };
        let mut err = anstream::stderr().lock();
        let _ = write!(
            err,
            "\r\x1b[K{0}{1}{0:#}  {2:.2}/{3} s · {4:.1} × real time · {5} contacts · residual {6:.0e} m/s · drift {drift:.0e}",
            style::TITLE,
            self.name,
            r.time,
            self.duration,
            r.time / elapsed.as_secs_f64(),
            r.contacts.len(),
            r.residual(),
        );
        let _ = err.flush();
    }

    fn clear(&self) {
        if self.on {
            let _ = write!(anstream::stderr(), "\r\x1b[K");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An open ledger breaks a law; rounding and a balanced one do not.
    #[test]
    fn an_open_ledger_is_a_violation() {
        let report = |friction_loss: f64| StepReport {
            step: 7,
            ledger: Ledger { kinetic: 6.0, initial: 10.0, friction_loss, ..Ledger::default() },
            ..StepReport::default()
        };
        for (loss, broken) in [(4.0, false), (4.0 + 1e-14, false), (4.001, true), (f64::NAN, true)] {
            let mut tally = Tally::default();
            tally.count(&report(loss), 1e-8);
            assert_eq!(tally.violation.is_some(), broken, "{loss}");
        }
    }
}
