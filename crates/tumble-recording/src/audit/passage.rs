//! Passage: was a body on one side of another and is now on the other?
//!
//! Overlap is looked for where contacts are solved. What is fast goes far from one such place to the next, and may have been
//! through something in between. Each body has a core: the largest ball about the middle of each of its parts. On the way
//! that the recorded states lead the two along, straight and turning freely, the core of one may not be deeper in the
//! other than a body may be that turned into it.

use super::depth::{CORE, Legacy, admitted};
use super::findings::Audit;
use super::motion::{Inertial, evenly, free, quat};
use super::solids::{Solids, sorted};
use super::step::{Stage, Step};
use crate::rows::StateRow;
use crate::shape::Part;
use std::collections::BTreeMap;
use tumble::{BodyKind, DQuat, DVec3, Pose};
use tumble_math::order::{max, min};

/// Part of a core's radius by which the search for its deepest place goes on at least [–].
const STRIDE: f64 = 0.02;

/// Most places that are looked at for one core.
const MOST: u32 = 2000;

/// A half of a step, in which all bodies move freely.
struct Half<'a> {
    states: &'a BTreeMap<u32, StateRow>,
    /// From and to when, seen from the time of those states [s].
    from: f64,
    to: f64,
}

/// A body on its free way.
struct Mover<'a> {
    id: u32,
    state: &'a StateRow,
    /// Of a body that turns by Euler's law; others turn evenly, or not at all.
    inertial: Option<&'a Inertial>,
    moves: bool,
    /// Its largest spin [rad/s].
    spin: f64,
    /// From and to when it moves [s].
    span: (f64, f64),
    /// When the state is its own [s].
    since: f64,
}

impl Mover<'_> {
    fn speed(&self) -> f64 {
        if self.moves { DVec3::from_array(self.state.velocity).length() } else { 0.0 }
    }

    /// Its centre of mass and its orientation.
    fn at(&self, time: f64) -> (DVec3, DQuat) {
        let (s, time) = (self.state, time - self.since);
        let centre = DVec3::from_array(s.centre);
        match self.inertial {
            _ if !self.moves => (centre, quat(s.orientation)),
            Some(i) => (centre + DVec3::from_array(s.velocity) * time, free(i, s, time)),
            None => (centre + DVec3::from_array(s.velocity) * time, evenly(s, time)),
        }
    }
}

/// Asks of both halves of a step.
pub(super) fn check(audit: &mut Audit, solids: &Solids, legacy: Option<&Legacy>, stage: &Stage<'_>, step: &Step<'_>) {
    let h = step.after.row.dt;
    let now = admitted(step);
    let first = Half { states: &step.before.states, from: 0.0, to: 0.5 * h };
    let second = Half { states: &step.after.states, from: -h, to: 0.0 };
    for (half, later) in [(first, false), (second, true)] {
        let movers = movers(solids, stage, step, &half, later);
        let is_fast = |m: &&Mover<'_>| {
            let way = (m.span.1 - m.span.0) * (m.speed() + m.spin * solids.arm(m.id));
            way > 0.5 * solids.smaller_core(m.id, m.id)
        };
        let fast: Vec<&Mover<'_>> = movers.iter().filter(is_fast).collect();
        // who goes less than that is seen where contacts are solved
        audit.ask("passage", step.after.row.frame, 0.0, 0.0, String::new);
        for a in fast {
            for b in movers.iter().filter(|b| b.id != a.id) {
                let pair = sorted(a.id, b.id);
                let off = |id: u32| now.get(&id).copied().unwrap_or(0.0);
                let off = if later { max(off(a.id), off(b.id)) } else { legacy.map_or(0.0, |l| l.admits(stage, pair)) };
                let old = legacy.and_then(|l| l.depths.get(&pair)).copied().unwrap_or(0.0);
                ask(audit, solids, stage, step, (a, b), old + h * off);
            }
        }
    }
}

fn movers<'a>(solids: &Solids, stage: &Stage<'_>, step: &'a Step<'_>, half: &Half<'a>, later: bool) -> Vec<Mover<'a>> {
    let mut all = Vec::new();
    for (&id, state) in half.states {
        let kind = stage.bodies.get(&id).map(|b| b.kind);
        let (active, h) = (step.active.get(&id), step.after.row.dt);
        if solids.parts(id).is_empty() || active.is_some_and(|m| !m.unsure.is_finite()) {
            continue;
        }
        // one that starts up is solved where the step begins
        let span = match active {
            Some(m) if later => (m.offset - 0.5 * h, 0.0),
            Some(m) => (m.begin, 0.5 * h + m.offset),
            None => (half.from, half.to),
        };
        let spin = match active {
            Some(m) if later => m.fastest_after(),
            Some(m) => m.fastest_before(),
            None => DVec3::from_array(state.spin).length(),
        };
        let moves = active.is_some() || kind == Some(BodyKind::Kinematic);
        let spin = if moves { spin } else { 0.0 };
        let since = active.filter(|_| !later).map_or(0.0, |m| m.begin);
        all.push(Mover { id, state, inertial: active.map(|m| &m.inertial), moves, spin, span, since });
    }
    all
}

/// Asks how deep the cores of two bodies, the first of which is fast, get into each other; `had` [m] is admitted.
fn ask(
    audit: &mut Audit,
    solids: &Solids,
    stage: &Stage<'_>,
    step: &Step<'_>,
    (a, b): (&Mover<'_>, &Mover<'_>),
    had: f64,
) {
    if (a.inertial.is_none() && b.inertial.is_none()) || stage.ignores(a.id, b.id) {
        return;
    }
    // where both are followed
    let time = (max(a.span.0, b.span.0), min(a.span.1, b.span.1));
    let apart = (DVec3::from_array(a.state.centre) - DVec3::from_array(b.state.centre)).length();
    let speed = a.speed() + b.speed();
    let reach = solids.size_of(a.id) + solids.size_of(b.id);
    if apart > reach + speed * (time.1 - time.0) {
        return;
    }
    for (x, y) in [(a, b), (b, a)] {
        for ((middle, radius), part) in solids.cores(x.id).iter().zip(solids.parts(x.id)) {
            let deep = radius - nearest(solids, (x, y, part), (*middle, *radius), time, speed);
            let limit = stage.slop.of(solids.smaller(x.id, y.id)) + had + CORE * radius;
            audit.ask("passage", step.after.row.frame, max(deep, 0.0), limit, || {
                format!("{} goes through {}: {deep:.3e} m deep on the way", stage.name(x.id), stage.name(y.id))
            });
        }
    }
}

/// Least distance of the middle of a core of `x`, that of a part, from the parts of `y` that it meets on the way [m], negative inside. Stops where it is
/// beyond all doubt.
fn nearest(
    solids: &Solids,
    (x, y, part): (&Mover<'_>, &Mover<'_>, &Part),
    (middle, radius): (DVec3, f64),
    (from, to): (f64, f64),
    speed: f64,
) -> f64 {
    let arm = (middle - solids.offset(x.id)).length();
    let (mut time, mut least) = (from, f64::INFINITY);
    for _ in 0..MOST {
        let ((cx, qx), (cy, qy)) = (x.at(time), y.at(time));
        let point = cx + qx * (middle - solids.offset(x.id));
        let pose = Pose::new(cy - qy * solids.offset(y.id), qy);
        let distance = solids.signed_for(y.id, &pose, point, |p| p.groups.meet(part.groups));
        least = min(least, distance);
        if !(time < to) || distance < 0.0 {
            break;
        }
        // nothing gets nearer than by this within a second, while it is that near
        let rate = speed + x.spin * arm + y.spin * ((point - cy).length() + distance);
        time = min(time + max(distance - (1.0 - CORE) * radius, STRIDE * radius) / rate, to);
    }
    least
}
