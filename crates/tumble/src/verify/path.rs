//! The way of a body in flight, and when two of them touch.
//!
//! A touch is found by conservative advancement along the true paths: a plane between two shapes stays between them for a time that
//! follows from how fast they close along its normal, with what forces and turning add. Of shapes with hollows each place where the two
//! face each other has its own plane, and what faces nothing at first is looked for where the path ends.

use crate::detect::features::may_be_hollow;
use crate::model::body::{BodyKind, BodyModel};
use crate::model::placed_shape::PlacedShape;
use crate::state::contact::Contact;
use crate::state::motion::Motion;
use crate::system::{Body, System};
use crate::time::integrate::{drift, fastest_spin};
use tumble_geometry::{Closest, QueryWorkspace, Shape, closest_within, facing_points};
use tumble_math::order::{max, min};
use tumble_math::{DVec3, Pose};

/// Tolerances of the solver below which an approach is none [–]. A certificate leaves a normal velocity off by one tolerance, and the
/// approach of two that were held is what two solves have left, so two would do; the rest keeps what decides away from what is noise.
/// All that it decides is below 1e-7 m/s.
pub(super) const NOISE: f64 = 10.0;

/// Part of the smaller shape that counts as touching [–]. The rounding of a distance is ε = 2e-16 of the coordinates: below this up to
/// 4·10⁶ sizes from the origin. A bounce that rises no higher is none, and at the time of a touch no more than this is left of a gap.
const TOUCH: f64 = 1e-9;

/// Part of its speed below which an approach, or a parting, is none [–]: along the whole of the smaller shape it gets no nearer by that
/// than what counts as touching.
pub(super) const GRAZE: f64 = TOUCH;

/// Most halvings of the time in which a touch is [–]: as many as a number has digits.
const MOST_HALVINGS: u32 = 53;

/// Most strides of a path [–]: a bound of its work and of nothing else. A body that needs more does not fly but is solved at the midpoint, and is
/// counted in [`StepReport::cut_flights`](crate::StepReport::cut_flights).
const MOST_STRIDES: u32 = 4096;

/// Most of these strides through empty space [–]: each is as long as places are looked for. Chosen, not derived; it decides about work alone.
const BLIND_STRIDES: f64 = 64.0;

/// A body in flight since its last touch.
pub(super) struct Flyer {
    pub(super) slot: u32,
    /// Its state then, and when that was, from the start of the step on [s].
    at: Motion,
    since: f64,
    /// [m/s²].
    pull: DVec3,
}

impl Flyer {
    /// A body that flies from the start of the step on.
    pub(super) fn new(system: &System, slot: u32) -> Option<Self> {
        let body = system.at(slot)?;
        Some(Self { slot, at: body.step.start, since: 0.0, pull: acceleration(system, body) })
    }

    /// It flies on from where it is now, a time [s] after the step began.
    pub(super) fn begin(&mut self, system: &System, now: f64) {
        if let Some(body) = system.at(self.slot) {
            (self.at, self.since) = (body.state.now, now);
        }
    }

    /// Where it is, a time [s] after the step began.
    fn at(&self, model: &BodyModel, time: f64, gyroscopic: bool) -> Motion {
        let t = time - self.since;
        let mut to = drift(model, &self.at, t, gyroscopic);
        to.centre += self.pull * (0.5 * t * t);
        to.velocity += self.pull * t;
        to
    }
}

/// Puts flyers where they are, a time [s] after the step began.
pub(super) fn place(system: &mut System, flyers: &[Flyer], time: f64) {
    let gyroscopic = system.model.settings.physics.gyroscopic;
    for f in flyers {
        if let Some(body) = system.at_mut(f.slot) {
            body.state.now = f.at(body.model, time, gyroscopic);
        }
    }
}

/// Acceleration of a body by the user's forces [m/s²].
fn pushed(body: Body<'_>) -> DVec3 {
    (body.state.force + body.state.once_force) * body.model.inverse_mass
}

/// Acceleration of a body in flight; none at rest [m/s²].
fn acceleration(system: &System, body: Body<'_>) -> DVec3 {
    if body.is_active() && !body.step.rests { gravity(system) + pushed(body) } else { DVec3::ZERO }
}

/// Acceleration by gravity, if it acts [m/s²].
fn gravity(system: &System) -> DVec3 {
    if system.model.settings.physics.force { system.model.gravity } else { DVec3::ZERO }
}

/// How far the points of a body in flight get in a time [m].
pub(super) fn reach(system: &System, body: Body<'_>, time: f64) -> f64 {
    let (now, pull) = (&body.state.now, system.model.gravity.length() + pushed(body).length());
    let spin = fastest_spin(body.model, now, system.model.settings.physics.gyroscopic);
    time * (now.velocity.length() + pull * time + spin * outer(body))
}

/// Whether two bodies are no farther apart than a distance [m].
pub(super) fn is_near(a: Body<'_>, b: Body<'_>, within: f64) -> bool {
    let apart = (a.state.now.centre - b.state.now.centre).length();
    !(apart - a.model.bounding_radius - b.model.bounding_radius > within)
}

/// How far a body's points are from its centre [m].
fn outer(body: Body<'_>) -> f64 {
    if body.model.bounding_radius.is_finite() { body.model.bounding_radius } else { 0.0 }
}

/// How far apart the shapes of a contact are that count as touching [m].
pub(super) fn touching(system: &System, c: &Contact) -> f64 {
    let size = |k: u32| system.shape(k).map_or(0.0, |s| s.bounding_radius);
    TOUCH * min(size(c.shapes.0), size(c.shapes.1))
}

/// Speed of approach up to which a contact does not bounce at a touch [m/s]: it would leave with no more than the solver's noise, or rise
/// no higher than what counts as touching, v² ≤ 2ad with a what presses the two together.
pub(super) fn slowest_bounce(system: &System, c: &Contact) -> f64 {
    if !(c.restitution > 0.0) {
        return 0.0;
    }
    let of = |slot: u32| system.at(slot).map_or(DVec3::ZERO, |b| acceleration(system, b));
    let pressing = max(c.frame.normal.dot(of(c.body_a.slot) - of(c.body_b.slot)), 0.0);
    let lowest = (2.0 * pressing * touching(system, c)).sqrt();
    max(NOISE * system.model.settings.solver.tolerance, lowest) / c.restitution
}

/// When two shapes touch on their flights, both times from the start of the step on [s]: within a span, or never. Nothing where that
/// takes more strides than a path is followed for.
pub(super) fn first_touch(
    system: &System,
    flyers: &[Flyer],
    shapes: (u32, u32),
    (from, to): (f64, f64),
    query: &mut QueryWorkspace,
) -> Option<f64> {
    let Some(path) = Path::new(system, flyers, shapes) else { return Some(f64::INFINITY) };
    let noise = max(NOISE * system.model.settings.solver.tolerance, GRAZE * path.fastest(to));
    let tolerance = TOUCH * path.size();
    let shortest = path.shortest_stride(to, system.slop(path.a.shape, path.b.shape));
    if path.stays_apart(from, to, tolerance) {
        return Some(f64::INFINITY);
    }
    let view = path.view(path.fastest(to) * (to - from));
    let (mut last, mut at) = (from, from);
    for _ in 0..MOST_STRIDES {
        // farther than that nothing gets
        let reach = path.fastest(to) * (to - at) + 2.0 * tolerance;
        let within = min(reach, view);
        let found = path.next(at, within, (tolerance, noise), query);
        // places out of view are beyond it, and need as long to close it at least
        let unseen = if within < reach { within / path.fastest(to) } else { f64::INFINITY };
        let Some(Next { hit, closing, stride }) = found else {
            if unseen == f64::INFINITY {
                return Some(f64::INFINITY);
            }
            last = at;
            at = min(at + unseen, to);
            if !(at > last) {
                return if at < to { None } else { Some(f64::INFINITY) };
            }
            continue;
        };
        let stride = min(stride, unseen);
        if hit.distance <= tolerance && closing > noise {
            let is_beyond = hit.distance < -tolerance && at > from;
            let touch = at + max(hit.distance, 0.0) / closing;
            return Some(if is_beyond { path.root(last, at, (tolerance, noise), query) } else { touch });
        }
        if !(at < to) || (!path.is_hollow() && hit.distance > tolerance && !(at + stride < to)) {
            return Some(f64::INFINITY);
        }
        last = at;
        // what turns is never far from touching at the place of its last touch: the search goes on all the same
        let next = at + if path.turning > 0.0 || hit.distance < -tolerance { max(stride, shortest) } else { stride };
        at = min(if next > at { next } else { at + shortest }, to);
        if !(at > last) {
            return None;
        }
    }
    None
}

/// Where two shapes on their flights come to touch, as far as it is known at a time: the place, how fast it closes [m/s], and for how long nothing
/// can touch [s].
struct Next {
    hit: Closest,
    closing: f64,
    stride: f64,
}

/// A shape on its flight.
struct Side<'s> {
    shape: &'s PlacedShape,
    body: Body<'s>,
    /// Of a body that flies.
    flyer: Flyer,
    moves: bool,
}

impl<'s> Side<'s> {
    fn new(system: &'s System, flyers: &[Flyer], shape: u32) -> Option<Self> {
        let shape = system.shape(shape)?;
        let body = system.at(shape.body)?;
        let flyer = match flyers.iter().find(|f| f.slot == shape.body) {
            Some(f) => Flyer { ..*f },
            // a body that is not in the flight flies from the start of the step on
            None => Flyer { slot: shape.body, at: body.step.start, since: 0.0, pull: acceleration(system, body) },
        };
        // what moves as it is told to has a start as well
        let moves = body.is_active() || (body.model.kind == BodyKind::Kinematic && body.is_moving());
        Some(Self { shape, body, flyer, moves })
    }

    fn at(&self, time: f64, gyroscopic: bool) -> Motion {
        if self.moves { self.flyer.at(self.body.model, time, gyroscopic) } else { self.body.state.now }
    }

    fn pose(&self, motion: &Motion) -> Pose {
        self.shape.pose(&motion.pose(self.body.model))
    }

    /// The fastest that it may come to spin [rad/s]: a ball about its middle brings no point forward by that, and has none.
    fn spin(&self, gyroscopic: bool) -> f64 {
        let is_ball = matches!(self.shape.shape, Shape::Ball(_)) && self.shape.place.position == self.body.model.offset;
        if self.moves && !is_ball { fastest_spin(self.body.model, &self.flyer.at, gyroscopic) } else { 0.0 }
    }

    /// Speed with which a spin may bring points forward [m/s].
    fn turning(&self, spin: f64) -> f64 {
        if spin == 0.0 { 0.0 } else { spin * self.shape.radius_about(self.body.model.offset) }
    }
}

/// Two shapes on their flights.
struct Path<'s> {
    a: Side<'s>,
    b: Side<'s>,
    /// The fastest that either may come to spin [rad/s].
    spins: (f64, f64),
    /// Speed with which that may bring points of both together [m/s].
    turning: f64,
    gyroscopic: bool,
}

impl<'s> Path<'s> {
    fn new(system: &'s System, flyers: &[Flyer], shapes: (u32, u32)) -> Option<Self> {
        let side = |k: u32| Side::new(system, flyers, k);
        let (a, b) = (side(shapes.0)?, side(shapes.1)?);
        let gyroscopic = system.model.settings.physics.gyroscopic;
        let spins = (a.spin(gyroscopic), b.spin(gyroscopic));
        let turning = a.turning(spins.0) + b.turning(spins.1);
        Some(Self { a, b, spins, turning, gyroscopic })
    }

    /// Radius of the smaller of the two [m].
    fn size(&self) -> f64 {
        min(self.a.shape.bounding_radius, self.b.shape.bounding_radius)
    }

    /// How thick both are together at least [m]; of two sheets as thin as what counts as touching.
    fn thickness(&self) -> f64 {
        let both = self.a.shape.inscribed_radius + self.b.shape.inscribed_radius;
        max(if both.is_finite() { 2.0 * both } else { self.size() }, TOUCH * self.size())
    }

    /// Shortest stride along the path of what turns [s]. Of points that are apart at both of its ends, and that no more than κ pulls towards
    /// each other, none is deeper than κs²/8 in between: that is the overlap that is left alone. And nothing gets halfway through the
    /// other, from where it would be led out on the far side.
    fn shortest_stride(&self, until: f64, slop: f64) -> f64 {
        let fastest = self.fastest(until);
        let unseen = (8.0 * slop / self.curvature(fastest)).sqrt();
        min(unseen, 0.5 * self.thickness() / fastest)
    }

    /// Most that forces and turning change the speed with which two points close [m/s²]: points of what turns towards its centre, ω²R,
    /// as much again where its axis turns too, since |ω̇| ≤ ω², and 2ωu against a face that turns.
    fn curvature(&self, fastest: f64) -> f64 {
        let of = |s: &Side<'_>, spin: f64| 2.0 * spin * (s.turning(spin) + fastest);
        self.relative(0.0).1.length() + of(&self.a, self.spins.0) + of(&self.b, self.spins.1)
    }

    /// Velocity of A against B at a time [m/s], and how it changes [m/s²].
    fn relative(&self, time: f64) -> (DVec3, DVec3) {
        let of = |s: &Side<'_>| {
            if s.moves { s.flyer.at.velocity + s.flyer.pull * (time - s.flyer.since) } else { DVec3::ZERO }
        };
        let pull = |s: &Side<'_>| if s.moves { s.flyer.pull } else { DVec3::ZERO };
        (of(&self.a) - of(&self.b), pull(&self.a) - pull(&self.b))
    }

    /// Most that two points close until a time [m/s].
    fn fastest(&self, until: f64) -> f64 {
        let since = max(self.a.flyer.since, self.b.flyer.since);
        let (v, pull) = self.relative(since);
        v.length() + pull.length() * (until - since) + self.turning
    }

    /// Whether a plane that is found without a search stays between the two from a time to another one [s], farther from both together
    /// than `tolerance` [m]: across the normal of a half-space, or across the line from one middle to the other. Most pairs that are
    /// looked at do not touch, and a search for nearest points costs much more.
    fn stays_apart(&self, from: f64, to: f64, tolerance: f64) -> bool {
        let (pa, pb) = (self.a.pose(&self.a.at(from, self.gyroscopic)), self.b.pose(&self.b.at(from, self.gyroscopic)));
        let (a, b) = (&self.a.shape.shape, &self.b.shape.shape);
        // across the plane, from A to B
        let (normal, distance) = match (a, b) {
            (Shape::HalfSpace(h), _) => {
                let n = pa.vector(h.normal());
                (n, -b.extent_along(&pb, -n) - n.dot(pa.position))
            }
            (_, Shape::HalfSpace(h)) => {
                let n = -pb.vector(h.normal());
                (n, n.dot(pb.position) - a.extent_along(&pa, n))
            }
            _ => {
                let n = (pb.position - pa.position).normalize_or_zero();
                (n, -b.extent_along(&pb, -n) - a.extent_along(&pa, n))
            }
        };
        distance > tolerance && !(from + self.stride(from, normal, distance) < to)
    }

    /// Distance within which places are looked for at once on a way of this length [m]: of what has hollows as far as the smaller of the two is
    /// wide, since all within it are asked; of others there is one. The path is the same for any distance, its strides are not: what is small
    /// and fast looks farther, or it would spend them all on empty space.
    fn view(&self, way: f64) -> f64 {
        if self.is_hollow() { max(2.0 * self.size(), way / BLIND_STRIDES) } else { f64::INFINITY }
    }

    /// Whether one of the two may have hollows.
    fn is_hollow(&self) -> bool {
        may_be_hollow(self.a.shape) || may_be_hollow(self.b.shape)
    }

    /// The place at which the two touch at a time and close, or else the nearest, if within a distance [m]. Places that are no farther apart than
    /// the tolerance [m] and close no faster than the noise [m/s] touch already.
    fn next(&self, time: f64, within: f64, (tolerance, noise): (f64, f64), query: &mut QueryWorkspace) -> Option<Next> {
        let (ma, mb) = (self.a.at(time, self.gyroscopic), self.b.at(time, self.gyroscopic));
        let (pa, pb) = (self.a.pose(&ma), self.b.pose(&mb));
        let point = |m: &Motion, s: &Side<'_>, p: DVec3| m.velocity + m.spin(s.body.model).cross(p - m.centre);
        let closing =
            |hit: &Closest| hit.normal.dot(point(&ma, &self.a, hit.position_a) - point(&mb, &self.b, hit.position_b));
        if !self.is_hollow() {
            let hit = closest_within(&self.a.shape.shape, &pa, &self.b.shape.shape, &pb, within, query)?;
            let stride = self.stride(time, hit.normal, hit.distance);
            return Some(Next { closing: closing(&hit), hit, stride });
        }
        let mut best: Option<(bool, Closest, f64)> = None;
        let mut stride = f64::INFINITY;
        facing_points(&self.a.shape.shape, &pa, &self.b.shape.shape, &pb, within, query, |hit| {
            let closes = closing(&hit);
            let strikes = hit.distance <= tolerance && closes > noise;
            stride = min(stride, self.stride(time, hit.normal, hit.distance));
            if best
                .is_none_or(|(struck, b, _)| (!struck && strikes) || (struck == strikes && hit.distance < b.distance))
            {
                best = Some((strikes, hit, closes));
            }
        });
        let (_, hit, closing) = best?;
        Some(Next { hit, closing, stride })
    }

    /// For how long nothing can touch that is a `distance` d [m] apart [s]: a plane between the two stays between them while
    /// d > c s + ½ a s², c the speed with which they close along its normal, turning included, and a what forces add to that.
    fn stride(&self, at: f64, normal: DVec3, distance: f64) -> f64 {
        let (v, pull) = self.relative(at);
        let (c, a, d) = (normal.dot(v) + self.turning, normal.dot(pull), max(distance, 0.0));
        let q = c * c + 2.0 * a * d;
        match (q.sqrt(), c >= 0.0) {
            _ if q < 0.0 => f64::INFINITY,
            (root, true) if c + root > 0.0 => 2.0 * d / (c + root),
            (root, false) if a > 0.0 => (root - c) / a,
            _ => f64::INFINITY,
        }
    }

    /// When the two touch between a time at which they are apart and one at which they overlap [s].
    fn root(&self, mut apart: f64, mut over: f64, (tolerance, noise): (f64, f64), query: &mut QueryWorkspace) -> f64 {
        let hollow = self.is_hollow();
        // of many places only those that touch count
        let within = if hollow { tolerance } else { f64::INFINITY };
        for _ in 0..MOST_HALVINGS {
            let mid = 0.5 * (apart + over);
            match self.next(mid, within, (tolerance, noise), query) {
                // what touches and does not close is not what the two come to
                Some(Next { closing, .. }) if hollow && closing <= noise => apart = mid,
                // as far as it is known which way they go, to rounding
                Some(Next { hit, closing, .. }) if hit.distance.abs() <= tolerance => {
                    return if closing > 0.0 { max(mid + hit.distance / closing, apart) } else { mid };
                }
                Some(Next { hit, .. }) if hit.distance < 0.0 => over = mid,
                _ => apart = mid,
            }
        }
        apart
    }
}
