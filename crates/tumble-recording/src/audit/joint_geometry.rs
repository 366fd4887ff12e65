//! Two bodies as a joint sees them: what it holds together, and its free coordinates, as functions of the places.
//!
//! Each function is written once, of numbers that carry their rate along. What a function asks of a body, its gradient, is its rate
//! at unit velocities and spins of that body.

use super::motion::{cayley, quat};
use crate::joint_rows::JointRow;
use tumble::{DQuat, DVec3};
use tumble_math::trig;

/// A length below which a line has no direction [m or –].
const NO_DIRECTION: f64 = 1e-12;

/// Where a body is, and how it moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Place {
    pub(super) centre: DVec3,
    pub(super) orientation: DQuat,
}

impl Place {
    pub(super) const WORLD: Self = Self { centre: DVec3::ZERO, orientation: DQuat::IDENTITY };

    /// The place that some time of a change of velocity leads to.
    pub(super) fn leaned(self, velocity: DVec3, spin: DVec3, time: f64) -> Self {
        let orientation = (cayley(spin * time) * self.orientation).normalize();
        Self { centre: self.centre + velocity * time, orientation }
    }

    /// The place before it was shifted and then turned, as position correction does.
    pub(super) fn before_correction(self, shift: DVec3, turn: DVec3) -> Self {
        let orientation = if turn == DVec3::ZERO {
            self.orientation
        } else {
            (cayley(turn).conjugate() * self.orientation).normalize()
        };
        Self { centre: self.centre - shift, orientation }
    }
}

/// A velocity and a spin, or an impulse and a moment about the centre of mass.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Pair {
    pub(super) linear: DVec3,
    pub(super) angular: DVec3,
}

impl Pair {
    pub(super) fn dot(self, other: Self) -> f64 {
        self.linear.dot(other.linear) + self.angular.dot(other.angular)
    }

    pub(super) fn times(self, by: f64) -> Self {
        Self { linear: self.linear * by, angular: self.angular * by }
    }
}

/// A function of the places of A and B: its value [m or rad], and what it asks of each.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Function {
    pub(super) value: f64,
    pub(super) ends: [Pair; 2],
}

impl Function {
    /// Its rate at these velocities.
    pub(super) fn rate(&self, velocities: [Pair; 2]) -> f64 {
        self.ends[0].dot(velocities[0]) + self.ends[1].dot(velocities[1])
    }
}

/// A number and its rate.
#[derive(Clone, Copy, Debug)]
struct Rated(f64, f64);

impl Rated {
    fn minus(self, o: Self) -> Self {
        Self(self.0 - o.0, self.1 - o.1)
    }

    fn plus(self, o: Self) -> Self {
        Self(self.0 + o.0, self.1 + o.1)
    }

    fn times(self, by: f64) -> Self {
        Self(self.0 * by, self.1 * by)
    }
}

/// Angle of (x, y) from x.
fn angle(y: Rated, x: Rated) -> Rated {
    let size = x.0 * x.0 + y.0 * y.0;
    let rate = if size > 0.0 { (x.0 * y.1 - y.0 * x.1) / size } else { 0.0 };
    Rated(trig::atan2(y.0, x.0), rate)
}

/// A vector and its rate.
#[derive(Clone, Copy, Debug)]
struct Moving(DVec3, DVec3);

impl Moving {
    fn dot(self, o: Self) -> Rated {
        Rated(self.0.dot(o.0), self.1.dot(o.0) + self.0.dot(o.1))
    }

    fn cross(self, o: Self) -> Self {
        Self(self.0.cross(o.0), self.1.cross(o.0) + self.0.cross(o.1))
    }

    fn minus(self, o: Self) -> Self {
        Self(self.0 - o.0, self.1 - o.1)
    }

    fn plus(self, o: Self) -> Self {
        Self(self.0 + o.0, self.1 + o.1)
    }

    /// Its length; that of nothing changes along `otherwise`.
    fn length(self, otherwise: DVec3) -> Rated {
        let length = self.0.length();
        let along = if length > NO_DIRECTION { self.0 / length } else { otherwise };
        Rated(length, along.dot(self.1))
    }
}

/// The joint on one body: its point and its three axes, as they move.
#[derive(Clone, Copy, Debug)]
struct End {
    point: Moving,
    x: Moving,
    y: Moving,
    z: Moving,
    spin: DVec3,
}

impl End {
    fn axis(&self, k: usize) -> Moving {
        [self.x, self.y, self.z][k.min(2)]
    }

    fn new(joint: &JointRow, k: usize, at: Place, v: Pair) -> Self {
        let triad = at.orientation * quat(joint.triads[k]);
        let axis = |e: DVec3| {
            let e = triad * e;
            Moving(e, v.angular.cross(e))
        };
        let lever = at.orientation * DVec3::from_array(joint.points[k]);
        let point = Moving(at.centre + lever, v.linear + v.angular.cross(lever));
        Self { point, x: axis(DVec3::X), y: axis(DVec3::Y), z: axis(DVec3::Z), spin: v.angular }
    }
}

/// A joint at some places.
#[derive(Clone, Copy, Debug)]
pub(super) struct View<'a> {
    joint: &'a JointRow,
    at: [Place; 2],
}

impl<'a> View<'a> {
    pub(super) fn new(joint: &'a JointRow, at: [Place; 2]) -> Self {
        Self { joint, at }
    }

    /// From the centre of mass of A and B to the points on which forces act [m].
    pub(super) fn levers(&self) -> [DVec3; 2] {
        let [a, b] = [0, 1].map(|k| self.at[k].orientation * DVec3::from_array(self.joint.points[k]));
        // what slides along A acts on A where it is
        let slides = ["slide", "cylindrical", "screw", "planar", "point_on_line", "point_on_plane", "axes", "wheel"];
        let way = (self.at[1].centre + b) - (self.at[0].centre + a);
        [if slides.contains(&self.joint.kind) { a + way } else { a }, b]
    }

    /// From the centre of mass of A to the point on B [m]: where A meets what holds the bodies against each other.
    pub(super) fn across(&self) -> DVec3 {
        (self.at[1].centre + self.at[1].orientation * DVec3::from_array(self.joint.points[1])) - self.at[0].centre
    }

    /// How exactly a point is known, in parts of rounding [m].
    pub(super) fn scale(&self) -> f64 {
        [0, 1].iter().fold(1.0, |sum, &k| {
            sum + self.at[k].centre.length() + DVec3::from_array(self.joint.points[k]).length() + self.joint.length
        })
    }

    /// The same, with the velocities of the ends.
    fn ends(&self, v: [Pair; 2]) -> [End; 2] {
        [0, 1].map(|k| End::new(self.joint, k, self.at[k], v[k]))
    }

    /// A function with its gradient.
    fn with_gradient(&self, f: impl Fn([End; 2]) -> Rated) -> Function {
        let still = [Pair::default(); 2];
        let mut all = Function { value: f(self.ends(still)).0, ..Function::default() };
        for k in 0..2 {
            for i in 0..3 {
                let mut v = still;
                v[k].linear[i] = 1.0;
                all.ends[k].linear[i] = f(self.ends(v)).1;
                let mut v = still;
                v[k].angular[i] = 1.0;
                all.ends[k].angular[i] = f(self.ends(v)).1;
            }
        }
        all
    }

    /// Constraint functions of the joint [m], angles times its length; whether each is about points. `near` is its first
    /// coordinate, about [rad], of which a screw counts whole turns.
    pub(super) fn hard(&self, near: f64) -> Vec<(Function, bool)> {
        let (length, size) = (self.joint.length, self.joint.size);
        type Row = Box<dyn Fn([End; 2]) -> Rated>;
        let way = |[a, b]: [End; 2]| b.point.minus(a.point);
        let mut rows: Vec<(Row, bool)> = Vec::new();
        match self.joint.kind {
            "fixed" | "hinge" | "ball" | "universal" => {
                for e in [DVec3::X, DVec3::Y, DVec3::Z] {
                    rows.push((Box::new(move |ends| way(ends).dot(Moving(e, DVec3::ZERO))), true));
                }
            }
            "slide" | "cylindrical" | "screw" | "point_on_line" | "wheel" => {
                rows.push((Box::new(move |ends| way(ends).dot(ends[0].x)), true));
                rows.push((Box::new(move |ends| way(ends).dot(ends[0].y)), true));
            }
            "planar" | "point_on_plane" => rows.push((Box::new(move |ends| way(ends).dot(ends[0].z)), true)),
            "axes" => {
                for k in (0..3).filter(|k| self.joint.locked[*k]) {
                    rows.push((Box::new(move |ends| way(ends).dot(ends[0].axis(k))), true));
                }
            }
            "rod" => rows.push((Box::new(move |ends| way(ends).length(ends[0].z.0).minus(Rated(size, 0.0))), true)),
            _ => {}
        }
        let whole = self.joint.kind == "axes" && self.joint.locked[3..] == [true; 3];
        match self.joint.kind {
            kind if matches!(kind, "fixed" | "slide") || whole => {
                // half the sum of the products of the axes: the sine of the turn along its axis
                let turn = |[a, b]: [End; 2]| a.x.cross(b.x).plus(a.y.cross(b.y)).plus(a.z.cross(b.z));
                // in the axes of A, which turn with the two
                for k in 0..3 {
                    rows.push((Box::new(move |ends| turn(ends).dot(ends[0].axis(k)).times(0.5 * length)), false));
                }
            }
            "hinge" | "cylindrical" | "screw" | "planar" => {
                rows.push((
                    Box::new(move |[a, b]| askew(a.x.dot(b.z), [a.z, a.x, a.y].map(|e| e.dot(b.z))).times(length)),
                    false,
                ));
                rows.push((
                    Box::new(move |[a, b]| askew(a.y.dot(b.z), [a.z, a.x, a.y].map(|e| e.dot(b.z))).times(length)),
                    false,
                ));
            }
            "universal" => rows.push((Box::new(move |[a, b]| a.z.dot(b.z).times(length)), false)),
            "wheel" => {
                // of four rows one holds the axle in the direction that A has for it
                if self.joint.rows == 4 {
                    let all = |a: End, b: End| [a.x, a.y, a.z].map(|e| e.dot(b.z));
                    rows.push((Box::new(move |[a, b]| askew(a.y.dot(b.z), all(a, b)).times(length)), false));
                    rows.push((Box::new(move |[a, b]| askew(a.z.dot(b.z), all(a, b)).times(length)), false));
                } else {
                    rows.push((Box::new(move |[a, b]| a.z.dot(b.z).times(length)), false));
                }
            }
            "axes" => {
                let locked = self.joint.locked;
                if locked[3..] == [true, false, true] {
                    // one turn is left: about the axis that both bodies keep
                    let all = |a: End, b: End| [a.y, a.x, a.z].map(|e| e.dot(b.y));
                    rows.push((Box::new(move |[a, b]| askew(a.x.dot(b.y), all(a, b)).times(length)), false));
                    rows.push((Box::new(move |[a, b]| askew(a.z.dot(b.y), all(a, b)).times(length)), false));
                } else {
                    for k in (3..6).filter(|k| locked[*k]) {
                        rows.push((Box::new(move |ends| axis_turn(&ends, k, locked).times(length)), false));
                    }
                }
            }
            _ => {}
        }
        if self.joint.kind == "screw" {
            rows.push((
                Box::new(move |ends| {
                    let turned = twist(&ends);
                    let turned = Rated(unwrapped(turned.0, near), turned.1);
                    way(ends).dot(ends[0].z).minus(turned.times(size / std::f64::consts::TAU))
                }),
                true,
            ));
        }
        rows.iter().map(|(row, points)| (self.with_gradient(row), *points)).collect()
    }

    /// Free coordinate `k`; whole turns are counted from `near` [rad].
    pub(super) fn coordinate(&self, k: usize, near: f64) -> Function {
        let way = |[a, b]: [End; 2]| b.point.minus(a.point);
        let mut f = match (self.joint.kind, k) {
            ("hinge" | "screw", _) | ("cylindrical" | "ball", 1) | ("planar", 2) => {
                self.with_gradient(|ends| twist(&ends))
            }
            ("slide" | "point_on_line" | "cylindrical", _) => self.with_gradient(|ends| way(ends).dot(ends[0].z)),
            ("ball", _) => self.with_gradient(|ends| swing(&ends)),
            ("universal", 0) => self.with_gradient(|[a, b]| angle(a.y.dot(b.z), a.x.dot(b.z))),
            ("universal", _) => self.with_gradient(|[a, b]| angle(b.y.dot(a.z), b.x.dot(a.z)).times(-1.0)),
            ("planar" | "point_on_plane", 0) => self.with_gradient(|ends| way(ends).dot(ends[0].x)),
            ("planar" | "point_on_plane", _) => self.with_gradient(|ends| way(ends).dot(ends[0].y)),
            ("wheel", 0) => self.with_gradient(|ends| way(ends).dot(ends[0].z)),
            ("wheel", 1) => self.with_gradient(|[a, b]| angle(b.y.dot(a.z), b.x.dot(a.z)).times(-1.0)),
            ("wheel", _) => self.with_gradient(|[a, b]| angle(a.y.dot(b.z), a.x.dot(b.z))),
            ("axes", 0..=2) => self.with_gradient(|ends| way(ends).dot(ends[0].axis(k))),
            ("axes", _) => self.with_gradient(|ends| axis_turn(&ends, k, self.joint.locked)),
            _ => self.with_gradient(|ends| way(ends).length(ends[0].z.0)),
        };
        if self.joint.coordinates.get(k).is_some_and(|c| c.angle) && !(self.joint.kind == "ball" && k == 0) {
            f.value = unwrapped(f.value, near);
        }
        f
    }
}

/// How far an axis is from another towards one that is square to that: the sine, up to a quarter turn, and beyond it what it is short of
/// two, since the sine of a half turn is none. The other axis comes first, then both that are square to it.
fn askew(sine: Rated, [along, one, other]: [Rated; 3]) -> Rated {
    if !(along.0 < 0.0) {
        return sine;
    }
    let s = (one.0 * one.0 + other.0 * other.0).sqrt();
    if !(s > NO_DIRECTION) {
        return Rated(2.0, sine.1);
    }
    let change = (one.0 * one.1 + other.0 * other.1) / s;
    Rated(sine.0 * (2.0 / s - 1.0), sine.1 * (2.0 / s - 1.0) - 2.0 * sine.0 * change / (s * s))
}

/// One of the turns that lead from A's axes to B's: 5 about z, then 4 about the new y, then 3 about the newest x.
///
/// Without the first, z, they are a turn about A's y and one about B's x, which are square to each other; without the last, x, one about
/// A's z and one about B's y. How far these are from square is then the turn that is locked.
fn axis_turn([a, b]: &[End; 2], k: usize, locked: [bool; 6]) -> Rated {
    let (without_x, without_z) = (locked[3], locked[5]);
    match k {
        3 if without_x => a.z.dot(b.y),
        5 if without_z => a.y.dot(b.x),
        3 if without_z => angle(a.y.dot(b.z).times(-1.0), a.y.dot(b.y)),
        5 if without_x => angle(a.x.dot(b.y).times(-1.0), a.y.dot(b.y)),
        4 if without_z && !locked[4] => angle(a.z.dot(b.x).times(-1.0), a.x.dot(b.x)),
        4 if without_x && !locked[4] => angle(a.z.dot(b.x).times(-1.0), a.z.dot(b.z)),
        3 => angle(a.z.dot(b.y), a.z.dot(b.z)),
        // down from the plane of x and y, whose part of B's x is as long as that of A's z across it
        4 => angle(a.z.dot(b.x).times(-1.0), a.z.cross(b.x).length(DVec3::ZERO)),
        _ => angle(a.y.dot(b.x), a.x.dot(b.x)),
    }
}

/// The turn of B about z against A, with the shortest swing taken out: 2·atan2(q_z, q_w) of their turn, by its matrix.
fn twist([a, b]: &[End; 2]) -> Rated {
    let across = a.y.dot(b.x).minus(a.x.dot(b.y));
    let along = a.x.dot(b.x).plus(a.y.dot(b.y));
    angle(across, along)
}

/// The angle between the two z axes; from nothing it grows about x.
fn swing([a, b]: &[End; 2]) -> Rated {
    let (across, along) = (a.z.cross(b.z), a.z.dot(b.z));
    if across.0.length() > NO_DIRECTION {
        return angle(across.length(DVec3::ZERO), along);
    }
    Rated(trig::atan2(across.0.length(), along.0), a.x.0.dot(b.spin - a.spin))
}

/// An angle plus whole turns, nearest to another one [rad].
fn unwrapped(angle: f64, near: f64) -> f64 {
    const TURN: f64 = std::f64::consts::TAU;
    angle + TURN * ((near - angle) / TURN).round()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::joint_rows::JointCoordinate;

    fn joint(kind: &'static str) -> JointRow {
        let angle = JointCoordinate { angle: true, ..JointCoordinate::default() };
        JointRow {
            id: 0,
            name: String::new(),
            kind,
            bodies: [Some(0), Some(1)],
            points: [[0.3, -0.2, 0.5], [-0.1, 0.4, 0.2]],
            triads: [[0.8, 0.0, 0.6, 0.0], [0.6, 0.0, 0.0, 0.8]],
            length: 0.7,
            size: 0.25,
            breaks: [f64::NAN; 2],
            rows: 0,
            collide: false,
            coordinates: vec![angle; 6],
            locked: [true, false, true, true, false, true],
            coupled: Vec::new(),
            constant: 0.0,
        }
    }

    /// Every function of every kind changes as its gradient says when bodies move a little.
    #[test]
    fn gradients_are_those_of_the_functions() {
        let q = |x: f64, y: f64, z: f64| DQuat::from_xyzw(x, y, z, 1.0).normalize();
        let at = [
            Place { centre: DVec3::new(1.0, 2.0, -0.5), orientation: q(0.3, -0.2, 0.4) },
            Place { centre: DVec3::new(0.2, 2.5, 0.1), orientation: q(-0.1, 0.5, 0.2) },
        ];
        let v = [
            Pair { linear: DVec3::new(0.3, -1.0, 0.7), angular: DVec3::new(1.0, 0.4, -0.6) },
            Pair { linear: DVec3::new(-0.8, 0.2, 0.5), angular: DVec3::new(-0.3, 1.2, 0.9) },
        ];
        for kind in crate::joint_table::JOINT_KINDS.iter().filter(|k| **k != "coupling") {
            let joint = joint(kind);
            let moved = |h: f64| {
                let at = [0, 1].map(|k| at[k].leaned(v[k].linear, v[k].angular, h));
                let view = View::new(&joint, at);
                let mut all: Vec<f64> = view.hard(0.0).iter().map(|(f, _)| f.value).collect();
                all.extend((0..joint.coordinates.len()).map(|k| view.coordinate(k, 0.0).value));
                all
            };
            let view = View::new(&joint, at);
            let mut rates: Vec<f64> = view.hard(0.0).iter().map(|(f, _)| f.rate(v)).collect();
            rates.extend((0..joint.coordinates.len()).map(|k| view.coordinate(k, 0.0).rate(v)));
            const H: f64 = 1e-5;
            for (k, ((after, before), rate)) in moved(H).iter().zip(&moved(-H)).zip(&rates).enumerate() {
                let found = (after - before) / (2.0 * H);
                // the bend of an angle near its pole grows with its rate
                assert!((found - rate).abs() < 1e-8 * (1.0 + rate * rate), "{kind} {k}: {found} {rate}");
            }
        }
    }
}
