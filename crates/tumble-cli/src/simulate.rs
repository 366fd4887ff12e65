//! Steps a scene and tallies its step reports, for every command that simulates.
//!
//! The tally reads the step reports and changes no physics: the trajectory has the same bits with and without it.

use crate::progress::Meter;
use crate::signals::{self, Signal};
use crate::style;
use crate::words::harmless;
use std::collections::BTreeMap;
use std::time::Instant;
use tumble::{BodyId, DVec3, IslandReport, Ledger, Momentum, StepReport, Verdict, VerdictCounts};
use tumble_recording::Writer;
use tumble_scene::{Arrival, Built, Clash, Scene, steps};

/// Share of the energy that contacts may add by rounding [–].
const GAIN: f64 = 1e-12;
/// Imbalance of the energy ledger that rounding may cause in a long run, as a share of the energy [–].
const IMBALANCE: f64 = 1e-10;

/// Step and duration of a run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// Length of a step [s].
    pub(crate) step: f64,
    /// Simulated time [s]: all of it, or the most.
    pub(crate) duration: f64,
    /// Whether rest ends the run.
    pub(crate) until_rest: bool,
}

/// Totals and extremes of a run.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) steps: u64,
    /// Simulated time [s]: number of steps times their length, rounded once. The world's own clock is a sum, rounded every step.
    pub(crate) time: f64,
    pub(crate) wall_seconds: f64,
    pub(crate) initial: f64,
    /// Potential energy at the start [J].
    pub(crate) potential: f64,
    pub(crate) highest: f64,
    pub(crate) gain: f64,
    pub(crate) ledger: Ledger,
    pub(crate) momentum: Momentum,
    pub(crate) worst_residual: f64,
    pub(crate) worst_step: u64,
    /// Steps by their verdicts.
    pub(crate) verdicts: VerdictCounts,
    /// Unsolved steps in which only the restitution phase missed the tolerance: the final residual is within it.
    pub(crate) bounces_alone: u64,
    /// Unsolved steps with a residual within the tolerance, but not together with its bound on rounding.
    pub(crate) rounding_alone: u64,
    /// Steps in which the restitution phase missed the tolerance.
    pub(crate) missed_bounces: u64,
    /// Largest error of the restitution law [m/s].
    pub(crate) worst_bounce: f64,
    pub(crate) worst_bounce_step: u64,
    /// Steps whose velocities lead bodies into each other when their attempts are spent, whatever their verdict.
    pub(crate) missed: u64,
    /// The deepest overlap that such a step predicts [m], its number, and the two bodies.
    pub(crate) missed_depth: f64,
    pub(crate) missed_at: Option<(u64, BodyId, BodyId)>,
    /// The deepest overlap that a driven body without room ahead was granted [m], its step, and the two bodies.
    pub(crate) squeezed_depth: f64,
    pub(crate) squeezed_at: Option<(u64, BodyId, BodyId)>,
    /// Flights that were not followed to the end of their steps.
    pub(crate) cut_flights: u64,
    /// Steps in which the energy guard acted: the iteration limit was reached, and what there was would have added energy.
    pub(crate) guarded: u64,
    /// Steps in which an impact bounced with less than its e.
    pub(crate) reduced: u64,
    /// The least share of restitution that is left in such a step [–], its number, and the two bodies.
    pub(crate) least_share: Option<(f64, u64, BodyId, BodyId)>,
    pub(crate) sweeps: u64,
    pub(crate) most_sweeps: u32,
    pub(crate) contacts: u64,
    pub(crate) most_contacts: usize,
    pub(crate) deepest_gap: f64,
    /// Step and bodies of the deepest gap.
    pub(crate) deepest_at: Option<(u64, BodyId, BodyId)>,
    /// The first violated law, as a message.
    pub(crate) violation: Option<String>,
    /// Bodies that were quarantined.
    pub(crate) quarantined: u64,
    /// Since when nothing moves [s], if the run was to end at rest and came to it.
    pub(crate) at_rest: Option<f64>,
    /// Counts of entries and exits of each sensor.
    pub(crate) sensed: BTreeMap<BodyId, (u64, u64)>,
    /// The signal that ended the run early.
    pub(crate) interrupted: Option<Signal>,
    /// A step that was refused, counted from 1, and why.
    pub(crate) refused: Option<(u64, tumble::WorldError)>,
    /// Bodies that came where others were.
    pub(crate) clashes: Clashes,
    /// Largest entry that the ledger ever had [J]: the scale of rounding.
    pub(crate) scale: f64,
    /// Largest energy that was exchanged [J]; potential energy that stays constant is not part of it.
    pub(crate) moved: f64,
}

/// Bodies that came where others were.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clashes {
    /// How many of the bodies that came.
    pub(crate) bodies: u64,
    /// The deepest overlap, and the time at which it came [s].
    pub(crate) deepest: Option<(Clash, f64)>,
}

impl Clashes {
    /// Counts those of the bodies that have just come.
    fn count(&mut self, built: &Built, coming: &[Arrival]) {
        let all = built.clashes(coming);
        let mut last = None;
        for clash in all {
            self.bodies += u64::from(last.replace(clash.body) != Some(clash.body));
            if self.deepest.is_none_or(|(deepest, _)| clash.depth > deepest.depth) {
                self.deepest = Some((clash, built.world.time()));
            }
        }
    }
}

/// Cause of the imbalance of the energy ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Imbalance {
    /// Rounding, relative to the energy exchanged.
    Rounding,
    /// Rounding of a large constant energy; relative to the energy exchanged it is not small.
    RoundingOfStatic,
    /// More than rounding: energy that no entry of the ledger accounts for.
    Unaccounted,
}

impl Tally {
    fn start(built: &Built, step: f64) -> Self {
        let world = &built.world;
        let (kinetic, potential) = world.energy();
        let initial = kinetic + potential;
        // the energy that gravity adds and contacts remove in one step: a world at rest at height zero has no other
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
        let moved = kinetic + kicked;
        let has_sensor = |b: &tumble::BodyRef<'_>| b.shapes().any(tumble::PlacedShape::is_sensor);
        let sensed = world.bodies().filter(has_sensor).map(|b| (b.id(), (0, 0))).collect();
        Self { sensed, initial, potential, highest: initial, ledger, momentum, scale, moved, ..Self::default() }
    }

    /// The cause of the imbalance of the ledger.
    pub(crate) fn imbalance(&self) -> Imbalance {
        let open = self.ledger.imbalance().abs();
        // NaN fails both comparisons
        if open <= IMBALANCE * self.moved {
            Imbalance::Rounding
        } else if open <= IMBALANCE * self.scale {
            Imbalance::RoundingOfStatic
        } else {
            Imbalance::Unaccounted
        }
    }

    fn count(&mut self, r: &StepReport, tolerance: f64) {
        self.steps += 1;
        let n = r.contacts.len();
        self.contacts += n as u64;
        self.most_contacts = self.most_contacts.max(n);
        self.sweeps += u64::from(r.sweeps());
        self.most_sweeps = self.most_sweeps.max(r.sweeps());
        self.verdicts.add(r.verdict());
        for s in &r.squeezed {
            if s.depth > self.squeezed_depth {
                (self.squeezed_depth, self.squeezed_at) = (s.depth, Some((r.step, s.bodies.0, s.bodies.1)));
            }
        }
        self.missed += u64::from(!r.missed.is_empty());
        for m in &r.missed {
            if m.depth > self.missed_depth {
                (self.missed_depth, self.missed_at) = (m.depth, Some((r.step, m.bodies.0, m.bodies.1)));
            }
        }
        self.cut_flights += u64::from(r.cut_flights);
        self.guarded += u64::from(r.guarded() > 0);
        self.reduced += u64::from(r.restitution_share() < 1.0);
        if let Some(c) = r.least_share()
            && self.least_share.is_none_or(|(least, ..)| c.restitution_share < least)
        {
            self.least_share = Some((c.restitution_share, r.step, c.body_a, c.body_b));
        }
        self.quarantined += r.events.iter().filter(|e| matches!(e, tumble::Event::Quarantined { .. })).count() as u64;
        for event in &r.events {
            match event {
                tumble::Event::Entered { sensor, .. } => self.sensed.entry(*sensor).or_default().0 += 1,
                tumble::Event::Left { sensor, .. } => self.sensed.entry(*sensor).or_default().1 += 1,
                _ => {}
            }
        }
        if r.residual() > self.worst_residual || (r.residual() == 0.0 && self.worst_step == 0 && n > 0) {
            (self.worst_residual, self.worst_step) = (r.residual(), r.step);
        }
        self.count_misses(r, tolerance);
        raise(&mut self.highest, r.ledger.energy());
        let moved = self.moved_by(&r.ledger);
        raise(&mut self.moved, moved);
        raise(&mut self.gain, r.contact_gain());
        raise(&mut self.scale, r.ledger.largest());
        if let Some(c) = r.deepest().filter(|c| c.gap < self.deepest_gap || self.deepest_at.is_none()) {
            (self.deepest_gap, self.deepest_at) = (c.gap, Some((r.step, c.body_a, c.body_b)));
        }
        (self.ledger, self.momentum) = (r.ledger, r.momentum);
        self.judge(r);
    }

    /// Counts steps that missed the tolerance in the restitution phase or by the bound on rounding, not by the residual.
    fn count_misses(&mut self, r: &StepReport, tolerance: f64) {
        // a step that leads bodies into each other missed more than the tolerance
        let inexact = r.verdict() == Verdict::Inexact && r.missed.is_empty();
        let within = |i: &IslandReport| i.certificate.is_solved() || i.certificate.residual <= tolerance;
        let hidden = |i: &IslandReport| i.certificate.residual + i.certificate.rounding > tolerance;
        let rounding = inexact && r.islands.iter().all(within) && r.islands.iter().any(hidden);
        self.rounding_alone += u64::from(rounding);
        let missed = r
            .islands
            .iter()
            .fold(0.0, |a: f64, i| if i.effort.bounce_residual > a { i.effort.bounce_residual } else { a });
        if missed == 0.0 {
            return;
        }
        self.missed_bounces += 1;
        if missed > self.worst_bounce {
            (self.worst_bounce, self.worst_bounce_step) = (missed, r.step);
        }
        let alone = |i: &IslandReport| {
            let c = &i.certificate;
            c.is_solved() || (i.effort.bounce_residual > 0.0 && c.residual + c.rounding <= tolerance)
        };
        self.bounces_alone += u64::from(inexact && r.islands.iter().all(alone));
    }

    /// Largest energy in the ledger that was exchanged since the start [J].
    fn moved_by(&self, l: &Ledger) -> f64 {
        let drop = l.potential - self.potential;
        let losses = [l.friction_loss, l.restitution_loss, l.damping_loss, l.joint_loss];
        let others = [drop, l.work, l.motor_work, l.kinematic_work, l.corrected, l.time_step];
        let entries: Vec<f64> = losses.into_iter().chain(others).collect();
        entries.iter().fold(l.kinetic, |a, b| if b.abs() > a { b.abs() } else { a })
    }

    /// Keeps the first violated law. A number that is not finite violates it too.
    fn judge(&mut self, r: &StepReport) {
        if self.violation.is_some() {
            return;
        }
        let (gain, open) = (r.contact_gain(), r.ledger.imbalance().abs());
        if !(gain <= GAIN * self.scale) {
            self.violation = Some(format!("step {}: contacts added {gain:.3e} J of kinetic energy", r.step));
        } else if !(open <= IMBALANCE * self.scale) {
            self.violation = Some(format!("step {}: the energy imbalance is {open:.3e} J", r.step));
        } else if self.quarantined > 0 {
            let n = self.quarantined;
            let bodies = if n == 1 { "a body was".to_owned() } else { format!("{n} bodies were") };
            self.violation = Some(format!("step {}: {bodies} quarantined: the state was not finite", r.step));
        }
    }
}

/// Raises a maximum; NaN is kept.
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
    let mut rest = plan.until_rest.then(|| Rest::new(built));
    let tolerance = built.world.settings().solver.tolerance;
    let clock = Instant::now();
    for _ in 0..total {
        tally.interrupted = signals::noted();
        if tally.interrupted.is_some() {
            break;
        }
        let started = recorder.is_some().then(Instant::now);
        match built.script.act(&mut built.world, plan.step) {
            Ok(coming) => tally.clashes.count(built, coming),
            Err(refused) => {
                if let Some(writer) = &mut recorder {
                    writer.stop(&format!("what the scene asks for over time is refused: {refused}"));
                }
                tally.refused = Some((tally.steps + 1, refused));
                break;
            }
        }
        let report = built.world.step(plan.step);
        let wall_ns = started.map_or(0, |s| s.elapsed().as_nanos() as u64);
        if let Some(refused) = &report.refused {
            if let Some(writer) = &mut recorder {
                writer.stop(&format!("the world refused the next step: {refused}"));
            }
            tally.refused = Some((tally.steps + 1, refused.clone()));
            break;
        }
        tally.count(report, tolerance);
        progress.show(report, clock);
        if let Some(writer) = &mut recorder {
            // a recording that has stopped is reported at the end; the simulation continues
            writer.frame(&built.world, wall_ns);
        }
        if let Some(rest) = &mut rest
            && rest.is_reached(built, plan.step)
            && built.script.is_over(&built.world)
        {
            // sums of steps that differ by rounding
            let since = tally.steps as f64 * plan.step - rest.time;
            tally.at_rest = Some(if since > 0.0 { since } else { 0.0 });
            break;
        }
    }
    if let Some(writer) = &mut recorder {
        writer.last(&built.world);
    }
    tally.time = tally.steps as f64 * plan.step;
    tally.wall_seconds = clock.elapsed().as_secs_f64();
    progress.clear();
    tally
}

/// Whether nothing moves any more, by the rule by which islands fall asleep: no point of a body is faster than the speed of
/// rest, for the time of rest.
struct Rest {
    speed: f64,
    needed: f64,
    /// Distance of the farthest point of each body from its centre of mass [m], also of bodies that are still to come.
    radii: BTreeMap<BodyId, f64>,
    /// How long nothing has moved [s].
    time: f64,
}

impl Rest {
    fn new(built: &Built) -> Self {
        let sleep = built.world.settings().sleep;
        let radius = |b: tumble::BodyRef<'_>| {
            let boxes = b.shapes().map(|s| s.shape().aabb(s.place()));
            let far = |x: f64, y: f64| if x.abs() > y.abs() { x.abs() } else { y.abs() };
            let reach = |all: tumble::Aabb| {
                let (a, b) = (all.min - b.offset(), all.max - b.offset());
                DVec3::new(far(a.x, b.x), far(a.y, b.y), far(a.z, b.z)).length()
            };
            boxes.reduce(|a, b| a.union(&b)).map(reach).filter(|r| r.is_finite()).unwrap_or(0.0)
        };
        let radii = built.whole().bodies().map(|b| (b.id(), radius(b))).collect();
        Self { speed: sleep.speed, needed: sleep.time, radii, time: 0.0 }
    }

    /// After a step of that length [s].
    fn is_reached(&mut self, built: &Built, step: f64) -> bool {
        let still = |b: tumble::BodyRef<'_>| {
            let radius = self.radii.get(&b.id()).copied().unwrap_or(0.0);
            b.velocity().length() + b.spin().length() * radius <= self.speed
        };
        let all = built.world.bodies().all(still);
        self.time = if all { self.time + step } else { 0.0 };
        self.time >= self.needed
    }
}

/// One progress line: a bar on a terminal; with `--verbose` also elsewhere, a line at a time.
struct Progress {
    meter: Meter,
    name: String,
    plan: Plan,
}

impl Progress {
    fn new(scene: &Scene, plan: Plan) -> Self {
        let name: String = harmless(&scene.name).chars().take(30).collect();
        Self { meter: Meter::new(), name, plan }
    }

    fn show(&mut self, r: &StepReport, clock: Instant) {
        if !self.meter.is_due() {
            return;
        }
        let l = &r.ledger;
        let imbalance = if l.largest() > 0.0 { l.imbalance() / l.largest() } else { 0.0 };
        let Plan { duration, until_rest, .. } = self.plan;
        // the time of rest is not known
        let share = if until_rest { None } else { Some(r.time / duration) };
        let of = if until_rest { " s".to_owned() } else { format!("/{duration} s") };
        self.meter.print(
            share,
            &format!(
                "{0}{1}{0:#}  {2:.2}{of} · {3:.1} × real time · {4} contacts · residual {5:.0e} m/s · imbalance {imbalance:.0e}",
                style::TITLE,
                self.name,
                r.time,
                r.time / clock.elapsed().as_secs_f64(),
                r.contacts.len(),
                r.residual(),
            ),
        );
    }

    fn clear(&self) {
        self.meter.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tumble::SolverVerdict;

    /// An imbalance is called rounding only where it is small relative to the energy exchanged.
    #[test]
    fn an_imbalance_is_rounding_only_relative_to_the_energy_exchanged() {
        let cause = |potential: f64, kinetic: f64, by: f64| {
            let ledger = Ledger { kinetic, potential, initial: potential, work: kinetic - by, ..Ledger::default() };
            let mut tally = Tally { potential, scale: potential, ..Tally::default() };
            tally.count(&StepReport { step: 1, ledger, ..StepReport::default() }, 1e-8);
            tally.imbalance()
        };
        use Imbalance::{Rounding, RoundingOfStatic, Unaccounted};
        assert_eq!((cause(0.0, 4.0, 0.0), cause(5.0, 4.0, 1e-12)), (Rounding, Rounding));
        // a large share of the energy exchanged, but within the last digits of a large constant potential energy
        assert_eq!(cause(1e9, 4.0, 2e-3), RoundingOfStatic);
        assert_eq!((cause(5.0, 4.0, 2e-3), cause(1e9, 4.0, 2.0)), (Unaccounted, Unaccounted));
        assert_eq!((cause(5.0, f64::NAN, 0.0), cause(5.0, 4.0, f64::NAN)), (Unaccounted, Unaccounted));
    }

    /// A step that missed the tolerance in the restitution phase only is distinguished from one with a large residual.
    #[test]
    fn the_phase_that_missed_the_tolerance_is_known() {
        let solution = tumble_solver::Solution::default();
        let island = |verdict: SolverVerdict, residual: f64, rounding: f64, bounce_residual: f64| IslandReport {
            bodies: 1,
            contacts: 1,
            method: solution.method,
            certificate: tumble::Certificate { verdict, residual, rounding, ..solution.certificate },
            effort: tumble_solver::Effort { bounce_residual, ..solution.effort },
            gain: 0.0,
            start_up: false,
            offset: 0.0,
            joints: 0,
            joint_residual: 0.0,
            redundant: 0,
            outer: 0,
            wall_ns: 0,
        };
        let fine = island(SolverVerdict::Solved, 1e-12, 0.0, 0.0);
        let (bounce, answer) =
            (island(SolverVerdict::Inexact, 1e-12, 0.0, 3e-5), island(SolverVerdict::Inexact, 2e-6, 0.0, 0.0));
        let (both, heavy) =
            (island(SolverVerdict::Inexact, 2e-6, 0.0, 1e-3), island(SolverVerdict::Inexact, 1e-12, 1e-7, 0.0));
        for (islands, counts) in [
            (vec![fine], (0, 0, 0, 0, 0.0)),
            (vec![fine, bounce], (1, 1, 0, 1, 3e-5)),
            (vec![fine, answer], (1, 0, 0, 0, 0.0)),
            (vec![bounce, answer], (1, 0, 0, 1, 3e-5)),
            (vec![both, bounce], (1, 0, 0, 1, 1e-3)),
            (vec![heavy, fine], (1, 0, 1, 0, 0.0)),
            (vec![heavy, answer], (1, 0, 0, 0, 0.0)),
        ] {
            let mut tally = Tally::default();
            tally.count(&StepReport { step: 1, islands, ..StepReport::default() }, 1e-8);
            let Tally { verdicts, bounces_alone, rounding_alone, missed_bounces, worst_bounce, .. } = tally;
            assert_eq!((verdicts.unsolved(), bounces_alone, rounding_alone, missed_bounces, worst_bounce), counts);
        }
    }

    /// An imbalance of the ledger is a violation; rounding is not.
    #[test]
    fn an_imbalance_of_the_ledger_is_a_violation() {
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
