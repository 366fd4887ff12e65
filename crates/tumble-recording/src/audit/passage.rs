//! Passage: was a body on one side of another and is now on the other?
//!
//! Overlap is looked for where contacts are solved. What is fast goes far from one such place to the next, and may have been
//! through something in between. Each body has a core: the largest ball about the middle of each of its parts. On the way
//! that the recorded states lead the two along, piece by piece from the first frame over every touch of a flight to the second, the core
//! of one may not be deeper in the other than a body may be that turned into it.

use super::depth::{CORE, LastStep, admitted};
use super::findings::Audit;
use super::motion::{Inertial, evenly, free, quat};
use super::solids::Solids;
use super::step::{Stage, Step, sorted};
use crate::rows::StateRow;
use crate::shape::Part;
use tumble::{BodyKind, DQuat, DVec3, Pose};
use tumble_geometry::Aabb;
use tumble_math::order::{max, min};

/// Part of a core's radius by which the search for its deepest place goes on at least [–].
const STRIDE: f64 = 0.02;

/// Most places that are looked at for one core.
const MOST: u32 = 2000;

/// A piece of a body's path, on which it moves freely. Times are from the start of the step on [s].
struct Piece<'a> {
    /// The state that it is known from, and when that is.
    state: &'a StateRow,
    since: f64,
    /// From and to when.
    span: (f64, f64),
    /// Acceleration along it [m/s²].
    pull: DVec3,
    /// Its largest spin [rad/s].
    spin: f64,
    /// Behind the solve.
    later: bool,
}

/// The path of a body through a step.
struct BodyPath<'a> {
    id: u32,
    /// Of a body that turns by Euler's law; others turn evenly, or not at all.
    inertial: Option<&'a Inertial>,
    moves: bool,
    pieces: Vec<Piece<'a>>,
}

impl BodyPath<'_> {
    /// Most that it moves in a second on a piece, but for its turning [m/s].
    fn speed(&self, p: &Piece<'_>) -> f64 {
        let longest = max((p.span.0 - p.since).abs(), (p.span.1 - p.since).abs());
        if self.moves { DVec3::from_array(p.state.velocity).length() + p.pull.length() * longest } else { 0.0 }
    }

    /// Its centre of mass.
    fn centre(&self, p: &Piece<'_>, time: f64) -> DVec3 {
        let (centre, time) = (DVec3::from_array(p.state.centre), time - p.since);
        match self.moves {
            true => centre + DVec3::from_array(p.state.velocity) * time + p.pull * (0.5 * time * time),
            false => centre,
        }
    }

    /// Its centre of mass and its orientation.
    fn at(&self, p: &Piece<'_>, time: f64) -> (DVec3, DQuat) {
        let turned = match self.inertial {
            _ if !self.moves => quat(p.state.orientation),
            Some(i) => free(i, p.state, time - p.since),
            None => evenly(p.state, time - p.since),
        };
        (self.centre(p, time), turned)
    }

    /// What holds it all along.
    fn swept(&self, solids: &Solids) -> Aabb {
        let of = |p: &Piece<'_>| {
            let (at, way) = (self.centre(p, p.span.0), self.speed(p) * (p.span.1 - p.span.0));
            let held = Aabb::new(at, at).grown(solids.size_of(self.id) + way);
            // what is nowhere may be anywhere
            let is_known = !held.min.is_nan() && !held.max.is_nan();
            if is_known { held } else { Aabb::new(DVec3::NEG_INFINITY, DVec3::INFINITY) }
        };
        let nothing = Aabb::new(DVec3::INFINITY, DVec3::NEG_INFINITY);
        self.pieces.iter().map(of).fold(nothing, |a, b| a.union(&b))
    }

    /// Whether it goes so far, before the solve or behind it, that it is not seen where contacts are solved.
    fn is_fast(&self, solids: &Solids) -> bool {
        let goes = |later: bool| {
            let way = |p: &Piece<'_>| (p.span.1 - p.span.0) * (self.speed(p) + p.spin * solids.arm(self.id));
            self.pieces.iter().filter(|p| p.later == later).map(way).sum::<f64>()
        };
        max(goes(false), goes(true)) > 0.5 * solids.smaller_core(self.id, self.id)
    }
}

/// Asks of all that is fast.
pub(super) fn check(audit: &mut Audit, solids: &Solids, last: Option<&LastStep>, stage: &Stage<'_>, step: &Step<'_>) {
    let h = step.after.row.dt;
    let now = admitted(step);
    let paths: Vec<BodyPath<'_>> = step.before.states.keys().filter_map(|id| path(solids, stage, step, *id)).collect();
    // the overlap of a slower body shows where contacts are solved
    audit.ask("passage", step.after.row.frame, 0.0, 0.0, String::new);
    for (a, list) in near(solids, &paths) {
        for b in list {
            let pair = sorted(a.id, b.id);
            let off = |id: u32| now.get(&id).copied().unwrap_or(0.0);
            let before = last.map_or(0.0, |l| l.admits(stage, pair));
            let old = last.and_then(|l| l.depths.get(&pair)).copied().unwrap_or(0.0);
            let had = |later: bool| old + h * if later { max(off(a.id), off(b.id)) } else { before };
            ask(audit, solids, stage, step, (a, b), had);
        }
    }
}

/// Each path that is fast, with those that it may come near, in the order of the list.
fn near<'p, 'a>(solids: &Solids, paths: &'p [BodyPath<'a>]) -> Vec<(&'p BodyPath<'a>, Vec<&'p BodyPath<'a>>)> {
    let fast: Vec<bool> = paths.iter().map(|w| w.is_fast(solids)).collect();
    let mut boxes: Vec<(Aabb, usize)> = paths.iter().map(|w| w.swept(solids)).zip(0..).collect();
    boxes.sort_by(|a, b| a.0.min.x.total_cmp(&b.0.min.x));
    let mut lists: Vec<Vec<usize>> = vec![Vec::new(); paths.len()];
    for (i, (box_a, a)) in boxes.iter().enumerate() {
        for (box_b, b) in boxes[i + 1..].iter().take_while(|b| !(b.0.min.x > box_a.max.x)) {
            if (fast[*a] || fast[*b]) && box_a.overlaps(box_b) {
                lists[*a].push(*b);
                lists[*b].push(*a);
            }
        }
    }
    let all = paths.iter().zip(lists).zip(&fast).filter(|(_, fast)| **fast);
    all.map(|((a, mut list), _)| {
        list.sort_unstable();
        (a, list.into_iter().map(|b| &paths[b]).collect())
    })
    .collect()
}

/// The path of a body that is there.
fn path<'a>(solids: &Solids, stage: &Stage<'_>, step: &'a Step<'_>, id: u32) -> Option<BodyPath<'a>> {
    let (first, last) = (step.before.states.get(&id)?, step.after.states.get(&id)?);
    let (active, h) = (step.active.get(&id), step.after.row.dt);
    if solids.parts(id).is_empty() || active.is_some_and(|m| !m.unsure.is_finite()) {
        return None;
    }
    let mut pieces = Vec::new();
    let Some(m) = active else {
        let moves = stage.bodies.get(&id).is_some_and(|b| b.kind == BodyKind::Kinematic);
        let spin = if moves { DVec3::from_array(first.spin).length() } else { 0.0 };
        pieces.push(Piece { state: first, since: 0.0, span: (0.0, h), pull: DVec3::ZERO, spin, later: false });
        return Some(BodyPath { id, inertial: None, moves, pieces });
    };
    let legs = step.flown.legs.get(&id).map_or(&[][..], |legs| legs);
    pieces.extend(legs.iter().map(|l| {
        let spin = m.inertial.fastest(&l.state);
        Piece { state: &l.state, since: l.span.0, span: l.span, pull: l.pull, spin, later: false }
    }));
    // one that starts up is solved where the step begins
    let solved = 0.5 * h + m.offset;
    let straight = |state, since, span, spin, later| Piece { state, since, span, pull: DVec3::ZERO, spin, later };
    pieces.push(straight(first, m.begin, (m.begin, solved), m.fastest_before(), false));
    pieces.push(straight(last, h, (solved, h), m.fastest_after(), true));
    Some(BodyPath { id, inertial: Some(&m.inertial), moves: true, pieces })
}

/// Asks how deep the cores of two bodies, the first of which is fast, get into each other; `had` [m] is admitted before the solve
/// and behind it.
fn ask(
    audit: &mut Audit,
    solids: &Solids,
    stage: &Stage<'_>,
    step: &Step<'_>,
    (a, b): (&BodyPath<'_>, &BodyPath<'_>),
    had: impl Fn(bool) -> f64,
) {
    if (a.inertial.is_none() && b.inertial.is_none()) || stage.ignores(a.id, b.id) {
        return;
    }
    let reach = solids.size_of(a.id) + solids.size_of(b.id);
    let mut from = 0;
    for p in &a.pieces {
        // pieces follow each other in time
        while b.pieces.get(from).is_some_and(|q| q.span.1 < p.span.0) {
            from += 1;
        }
        for q in b.pieces[from..].iter().take_while(|q| q.span.0 <= p.span.1) {
            let time = (max(p.span.0, q.span.0), min(p.span.1, q.span.1));
            let apart = (a.centre(p, time.0) - b.centre(q, time.0)).length();
            let speed = a.speed(p) + b.speed(q);
            if apart > reach + speed * (time.1 - time.0) {
                continue;
            }
            for (x, y) in [((a, p), (b, q)), ((b, q), (a, p))] {
                for ((middle, radius), part) in solids.cores(x.0.id).iter().zip(solids.parts(x.0.id)) {
                    let deep = radius - nearest(solids, (x, y, part), (*middle, *radius), time, speed);
                    let had = had(p.later || q.later);
                    let limit = stage.slop.of(solids.smaller(a.id, b.id)) + had + CORE * radius;
                    audit.ask("passage", step.after.row.frame, max(deep, 0.0), limit, || {
                        let (x, y) = (stage.name(x.0.id), stage.name(y.0.id));
                        format!("{x} goes through {y}: {deep:.3e} m deep on the way")
                    });
                }
            }
        }
    }
}

/// Least distance of the middle of a core of `x`, that of a part, from the parts of `y` that it meets on the way [m], negative inside. Stops where it is
/// beyond all doubt.
fn nearest(
    solids: &Solids,
    ((x, p), (y, q), part): ((&BodyPath<'_>, &Piece<'_>), (&BodyPath<'_>, &Piece<'_>), &Part),
    (middle, radius): (DVec3, f64),
    (from, to): (f64, f64),
    speed: f64,
) -> f64 {
    let arm = (middle - solids.offset(x.id)).length();
    let (mut time, mut least) = (from, f64::INFINITY);
    for _ in 0..MOST {
        let ((cx, qx), (cy, qy)) = (x.at(p, time), y.at(q, time));
        let point = cx + qx * (middle - solids.offset(x.id));
        let pose = Pose::new(cy - qy * solids.offset(y.id), qy);
        let distance = solids.signed_for(y.id, &pose, point, |p| p.groups.meet(part.groups));
        least = min(least, distance);
        if !(time < to) || distance < 0.0 {
            break;
        }
        // nothing gets nearer than by this within a second, while it is that near
        let rate = speed + p.spin * arm + q.spin * ((point - cy).length() + distance);
        time = min(time + max(distance - (1.0 - CORE) * radius, STRIDE * radius) / rate, to);
    }
    least
}
