//! Sensors: which bodies overlap them where a step ends, and which crossed them in between.
//!
//! The test is that of the shapes themselves, without a margin. A body outside the sensor at both ends of a step may have crossed it
//! in between: the two are swept along the path that the step has taken, the first half with the old velocities, the second with
//! the new ones.
//!
//! All is asked in the order of shapes, by one thread: sensors are few.

use super::detector::Detector;
use super::sweep::{path, sweep, tolerance};
use crate::account::report::Event;
use crate::base::handle::BodyId;
use crate::model::body::BodyKind;
use crate::model::placed_shape::PlacedShape;
use crate::state::motion::Motion as State;
use crate::system::{Body, System};
use crate::time::clock::Clock;
use crate::time::integrate::drift;
use crate::time::outlook::after;
use tumble_geometry::{Aabb, Motion, QueryWorkspace, overlaps};
use tumble_math::order::{max, min};
use tumble_math::{DVec3, Pose};
use tumble_solver::Velocity;

/// A sensor and a body.
type Pair = (BodyId, BodyId);

/// The path of a shape in a step: until it is solved, and from there on.
struct StepPath {
    halves: [Motion; 2],
    /// Time of its solve, and the end of the step [s].
    times: [f64; 2],
    end: Pose,
}

impl StepPath {
    fn new(placed: &PlacedShape, body: Body<'_>, clock: Clock) -> Self {
        let end = placed.pose(&body.pose());
        let moves = body.is_active() || (body.model.kind == BodyKind::Kinematic && !body.state.quarantined);
        if !moves {
            return Self { halves: [Motion::fixed(end); 2], times: [clock.half(), clock.dt], end };
        }
        let s = body.step;
        let from = |at: &State, v: Velocity| path(placed, body, &placed.pose(&at.pose(body.model)), v);
        let corrected = |at: &State| State { centre: at.centre + s.shift, ..*at };
        if s.begin > 0.0 {
            // from touch to touch it is followed by where it was at the last one
            let chord = |a: &State, b: DVec3, time: f64, angular: DVec3| {
                let linear = if time > 0.0 { (b - a.centre) / time } else { DVec3::ZERO };
                from(a, Velocity { linear, angular })
            };
            let first = chord(&s.start, s.touched.centre, s.begin, s.start.spin(body.model));
            let left = s.left_of(clock.dt);
            let second = chord(&s.touched, body.state.now.centre, left, after(body).angular);
            return Self { halves: [first, second], times: [s.begin, clock.dt], end };
        }
        let times = [clock.half() + s.offset, clock.dt];
        let first = from(&s.start, s.start.velocity(body.model));
        let solved = if s.offset == 0.0 { s.mid } else { drift(body.model, &s.start, times[0], true) };
        Self { halves: [first, from(&corrected(&solved), after(body))], times, end }
    }

    /// The path from some time of the step on, up to where it bends [s].
    fn from(&self, time: f64) -> Motion {
        let [solved, _] = self.times;
        let (m, since) = if time < solved { (&self.halves[0], time) } else { (&self.halves[1], time - solved) };
        if since == 0.0 { *m } else { Motion { start: m.at(since), ..*m } }
    }

    /// A box around all of the path.
    fn aabb(&self, placed: &PlacedShape) -> Aabb {
        let mut all = placed.shape.aabb(&self.end);
        let mut turn: f64 = 0.0;
        let longest = max(self.times[0], self.times[1] - self.times[0]);
        for (m, time) in self.halves.iter().zip([self.times[0], self.times[1] - self.times[0]]) {
            all = all.union(&placed.shape.aabb(&m.start)).union(&placed.shape.aabb(&m.at(time)));
            turn = if m.spin.length() > turn { m.spin.length() } else { turn };
        }
        if turn == 0.0 {
            return all;
        }
        // between two places of an arc a point is aside of both by its sagitta at most: r(1 − cos(θ/2)) ≤ rθ²/8
        let arc = turn * longest;
        let lever = placed.bounding_radius + (self.halves[0].centre).length();
        if lever.is_finite() { all.grown(lever * min(0.125 * arc * arc, 2.0)) } else { Aabb::ALL }
    }
}

impl Detector {
    /// Finds the bodies that overlap the sensors where the step ends, and adds an event for every change since the last one, in the order
    /// of sensors and bodies. `strays` are the slots of bodies that have left the boxes of the detection.
    pub(crate) fn sense(&mut self, system: &mut System, clock: Clock, strays: &[u32], events: &mut Vec<Event>) {
        if system.model.sensors.is_empty() && system.state.inside.is_empty() {
            return;
        }
        let (mut now, mut crossed): (Vec<Pair>, Vec<Pair>) = (Vec::new(), Vec::new());
        let (mut near, mut ws) = (Vec::new(), QueryWorkspace::new());
        for &k in &system.model.sensors {
            let Some((sensor, body)) = system.shape(k).and_then(|c| Some((c, system.at(c.body)?))) else { continue };
            let path = StepPath::new(sensor, body, clock);
            near.clear();
            self.broad.overlapping(&path.aabb(sensor), |id| near.push(id));
            near.extend(strays.iter().filter_map(|slot| system.at(*slot)).flat_map(|b| &b.model.shapes));
            near.sort_unstable();
            near.dedup();
            for &id in &near {
                let Some((c, b)) = system.shape(id).and_then(|c| Some((c, system.at(c.body)?))) else { continue };
                if !may_be_sensed(system, (sensor, body), (c, b)) {
                    continue;
                }
                let pair = (system.id_at(sensor.body), system.id_at(c.body));
                let its = StepPath::new(c, b, clock);
                if overlaps(&sensor.shape, &path.end, &c.shape, &its.end, &mut ws) {
                    now.push(pair);
                } else if crosses((sensor, &path), (c, &its), &mut ws) {
                    crossed.push(pair);
                }
            }
        }
        for list in [&mut now, &mut crossed] {
            list.sort_unstable();
            list.dedup();
        }
        tell(&system.state.inside, &now, &crossed, events);
        system.state.inside = now;
    }
}

/// Whether a sensor tells of a shape.
fn may_be_sensed(system: &System, (sensor, a): (&PlacedShape, Body<'_>), (c, b): (&PlacedShape, Body<'_>)) -> bool {
    let moves = |body: Body<'_>| body.model.kind != BodyKind::Fixed;
    sensor.body != c.body
        && !c.traits.sensor
        && (moves(a) || moves(b))
        && !a.state.quarantined
        && !b.state.quarantined
        && system.model.meet(sensor, c)
}

/// Whether two shapes come to overlap on their paths. Two that only slide along each other touch and do not: from where they
/// touch on they must get deeper than the tolerance of the sweep within the time that is left.
fn crosses(
    (a, path_a): (&PlacedShape, &StepPath),
    (b, path_b): (&PlacedShape, &StepPath),
    ws: &mut QueryWorkspace,
) -> bool {
    // both paths go straight between these
    let (first, second) = (min(path_a.times[0], path_b.times[0]), max(path_a.times[0], path_b.times[0]));
    [(0.0, first), (first, second), (second, path_a.times[1])].into_iter().filter(|(from, to)| from < to).any(
        |(from, to)| {
            let (pa, pb) = (&path_a.from(from), &path_b.from(from));
            let half = to - from;
            if (pa.velocity, pa.spin) == (pb.velocity, pb.spin) && pa.spin == DVec3::ZERO {
                return false;
            }
            sweep(a, pa, b, pb, half, ws).is_some_and(|hit| {
                let at = |m: &Motion, p: DVec3| {
                    let centre = m.start.point(m.centre) + m.velocity * hit.time;
                    m.velocity + m.spin.cross(p - centre)
                };
                let point = (hit.closest.position_a + hit.closest.position_b) * 0.5;
                let closing = -hit.closest.normal.dot(at(pb, point) - at(pa, point));
                hit.proved && closing * (half - hit.time) > tolerance(a, b) + hit.closest.distance
            })
        },
    )
}

/// Events for the differences of two sorted lists of pairs, and for those that came and went within the step.
fn tell(old: &[Pair], new: &[Pair], crossed: &[Pair], events: &mut Vec<Event>) {
    let mut all: Vec<Pair> = [old, new, crossed].concat();
    all.sort_unstable();
    all.dedup();
    for pair in all {
        let (sensor, body) = pair;
        let (was, is) = (old.binary_search(&pair).is_ok(), new.binary_search(&pair).is_ok());
        if !was {
            events.push(Event::Entered { sensor, body });
        }
        if !is {
            events.push(Event::Left { sensor, body });
        }
    }
}
