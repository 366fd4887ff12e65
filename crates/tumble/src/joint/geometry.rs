//! Kinematics of two bodies through a joint: its hard rows and coordinates, and how they change with velocities.
//!
//! d = p_B − p_A is the vector between the two points, (x, y, z) are the axes of the triads, q the turn of B's against A's. A
//! row is a function g of the places and its gradient: g' = Σ linear·v + angular·ω over both bodies.

use super::kind::JointKind;
use super::{Anchor, JointModel};
use tumble_math::{DMat3, DQuat, DVec3, trig};

/// Length below which the line between two points has no direction [m]. Chosen, not derived.
const NO_DIRECTION: f64 = 1e-12;

/// Sine of one degree, the least angle of three turns to their pole [–]: there 1/sin, the condition of the turns, is 57. The degree
/// is chosen, not derived; a joint nearer to its pole is refused.
const POLE_SINE: f64 = 0.017_452_406_437_283_51;

/// Placement of a body: centre and orientation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Placement {
    pub(crate) centre: DVec3,
    pub(crate) orientation: DQuat,
}

impl Placement {
    /// The world itself.
    pub(crate) const WORLD: Self = Self { centre: DVec3::ZERO, orientation: DQuat::IDENTITY };
}

/// Gradient of a row at one body: coefficients of its velocity and of its spin.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Gradient {
    pub(crate) linear: DVec3,
    pub(crate) angular: DVec3,
}

/// A function of the places [m, or rad] and its gradient.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Function {
    pub(crate) value: f64,
    pub(crate) a: Gradient,
    pub(crate) b: Gradient,
}

impl Function {
    pub(crate) fn times(self, by: f64) -> Self {
        let g = |g: Gradient| Gradient { linear: g.linear * by, angular: g.angular * by };
        Self { value: self.value * by, a: g(self.a), b: g(self.b) }
    }

    /// The same with a gradient at A that is opposite to that at B in the same place, `way` from A's centre to B's [m]: an impulse along it
    /// leaves the angular momentum of the two as it is, however far the joint is open.
    pub(crate) fn opposed(self, way: DVec3) -> Self {
        let (linear, angular) = (self.b.linear, self.b.angular);
        Self { a: Gradient { linear: -linear, angular: -(angular + way.cross(linear)) }, ..self }
    }

    fn plus(self, other: Self) -> Self {
        let g = |g: Gradient, h: Gradient| Gradient { linear: g.linear + h.linear, angular: g.angular + h.angular };
        Self { value: self.value + other.value, a: g(self.a, other.a), b: g(self.b, other.b) }
    }
}

/// The hard rows of a joint, in metres.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct HardRows {
    pub(crate) rows: [Function; 6],
    pub(crate) count: usize,
}

impl HardRows {
    fn push(&mut self, row: Function) {
        self.rows[self.count] = row;
        self.count += 1;
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Function> {
        self.rows[..self.count].iter()
    }
}

/// Two bodies as a joint sees them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct JointKinematics {
    /// From the centres of mass to the points [m].
    pub(crate) lever_a: DVec3,
    pub(crate) lever_b: DVec3,
    pub(crate) d: DVec3,
    /// Axes of the triads.
    pub(crate) a: DMat3,
    pub(crate) b: DMat3,
    /// Turn of B's triad against A's, in A's axes, w ≥ 0.
    q: DQuat,
}

impl JointKinematics {
    pub(crate) fn of(ends: &[Anchor; 2], at: [Placement; 2]) -> Self {
        let (a, b) = (at[0].orientation * ends[0].triad, at[1].orientation * ends[1].triad);
        let (lever_a, lever_b) = (at[0].orientation * ends[0].point, at[1].orientation * ends[1].point);
        let q = a.conjugate() * b;
        Self {
            lever_a,
            lever_b,
            d: (at[1].centre - at[0].centre) + (lever_b - lever_a),
            a: DMat3::from_quat(a),
            b: DMat3::from_quat(b),
            q: if q.w < 0.0 { -q } else { q },
        }
    }

    /// From the centre of A to that of B [m].
    pub(crate) fn way(&self) -> DVec3 {
        self.lever_a + self.d - self.lever_b
    }

    /// Rates of B against A, as six rows in metres and world axes: of its centre as A carries it, and of its turn.
    pub(crate) fn weld(&self, length: f64) -> [Function; 6] {
        let way = self.way();
        let axes = [DVec3::X, DVec3::Y, DVec3::Z];
        let shift = |n: DVec3| Function {
            value: 0.0,
            a: Gradient { linear: -n, angular: n.cross(way) },
            b: Gradient { linear: n, angular: DVec3::ZERO },
        };
        let turn = |n: DVec3| Function {
            value: 0.0,
            a: Gradient { linear: DVec3::ZERO, angular: n * -length },
            b: Gradient { linear: DVec3::ZERO, angular: n * length },
        };
        let (p, q) = (axes.map(shift), axes.map(turn));
        [p[0], p[1], p[2], q[0], q[1], q[2]]
    }

    /// e·d along an axis of the world.
    fn along_world(&self, e: DVec3) -> Function {
        Function {
            value: e.dot(self.d),
            a: Gradient { linear: -e, angular: -self.lever_a.cross(e) },
            b: Gradient { linear: e, angular: self.lever_b.cross(e) },
        }
    }

    /// e·d along an axis that turns with A.
    fn along_a(&self, e: DVec3) -> Function {
        let a = Gradient { linear: -e, angular: -(self.lever_a + self.d).cross(e) };
        Function { a, ..self.along_world(e) }
    }

    /// Cosine of an axis of A and one of B.
    fn cosine(a: DVec3, b: DVec3) -> Function {
        Self::turning(a.dot(b), b.cross(a))
    }

    /// How far an axis of B is from one of A towards two others, which are square to it: its sines there, up to a quarter turn.
    ///
    /// The sines vanish again where it points the other way, and that is no place of the joint: beyond a quarter turn a sine s is counted
    /// on as 2 − s.
    fn askew(along: DVec3, across: [DVec3; 2], b: DVec3) -> [Function; 2] {
        let sines = across.map(|e| Self::cosine(e, b));
        let cosine = Self::cosine(along, b);
        if !(cosine.value < 0.0) {
            return sines;
        }
        let s = (sines[0].value * sines[0].value + sines[1].value * sines[1].value).sqrt();
        if !(s > NO_DIRECTION) {
            // it points the other way, and every way back is as long
            let [first, second] = sines;
            return [Function { value: 2.0, ..first }, second];
        }
        sines.map(|f| {
            let turned = f.times(2.0 / s - 1.0).plus(cosine.times(2.0 * f.value * cosine.value / (s * s * s)));
            Function { value: f.value * (2.0 / s - 1.0), ..turned }
        })
    }

    /// A function of the relative turn alone, whose rate is `axis`·(ω_B − ω_A).
    fn turning(value: f64, axis: DVec3) -> Function {
        let end = |axis| Gradient { linear: DVec3::ZERO, angular: axis };
        Function { value, a: end(-axis), b: end(axis) }
    }

    /// Twice component `k` of the turn's vector part, in A's axes.
    fn turn(&self, k: usize) -> Function {
        let (v, mut e) = (DVec3::new(self.q.x, self.q.y, self.q.z), DVec3::ZERO);
        e[k] = 1.0;
        Self::turning(2.0 * v[k], self.a * (e * self.q.w + v.cross(e)))
    }

    /// The turn about z, within half a turn of zero.
    fn twist(&self) -> Function {
        let q = self.q;
        let has_value = q.w * q.w + q.z * q.z > 0.0;
        Function { value: if has_value { 2.0 * trig::atan2(q.z, q.w) } else { 0.0 }, ..self.twisting() }
    }

    /// The same without its value.
    fn twisting(&self) -> Function {
        let q = self.q;
        let size = q.w * q.w + q.z * q.z;
        if !(size > 0.0) {
            return Self::turning(0.0, self.a.z_axis);
        }
        let axis = DVec3::new((q.w * q.y + q.z * q.x) / size, (q.z * q.y - q.w * q.x) / size, 1.0);
        Self::turning(0.0, self.a * axis)
    }

    /// The angle between the two z axes.
    fn swing(&self) -> Function {
        let (a, b) = (self.a.z_axis, self.b.z_axis);
        let axis = a.cross(b);
        let sine = axis.length();
        let axis = if sine > NO_DIRECTION { axis / sine } else { self.a.x_axis };
        Self::turning(trig::atan2(sine, a.dot(b)), axis)
    }

    /// The distance of the two points.
    fn distance(&self) -> Function {
        let length = self.d.length();
        let e = if length > NO_DIRECTION { self.d / length } else { self.a.z_axis };
        Function { value: length, ..self.along_world(e) }
    }

    /// Angle of B's z about A's z, from A's x.
    fn first_angle(&self) -> Function {
        let b = self.b.z_axis;
        let (x, y) = (self.a.x_axis.dot(b), self.a.y_axis.dot(b));
        let size = x * x + y * y;
        if !(size > 0.0) {
            return Self::turning(0.0, self.a.z_axis);
        }
        let axis = (b.cross(self.a.y_axis) * x - b.cross(self.a.x_axis) * y) / size;
        Self::turning(trig::atan2(y, x), axis)
    }

    /// Angle of B about its own z, from where its x is A's z.
    fn second_angle(&self) -> Function {
        let c = self.a.z_axis;
        let (x, y) = (self.b.x_axis.dot(c), self.b.y_axis.dot(c));
        let size = x * x + y * y;
        if !(size > 0.0) {
            return Self::turning(0.0, self.b.z_axis);
        }
        let axis = (c.cross(self.b.y_axis) * x - c.cross(self.b.x_axis) * y) / size;
        Self::turning(-trig::atan2(y, x), axis)
    }

    /// The angle whose sine and cosine are these two, which turn with the bodies.
    fn angle_of(sine: Function, cosine: Function) -> Function {
        let (y, x) = (sine.value, cosine.value);
        let size = x * x + y * y;
        if !(size > 0.0) {
            return Function { value: 0.0, ..sine };
        }
        Function { value: trig::atan2(y, x), ..sine.times(x / size).plus(cosine.times(-y / size)) }
    }

    /// One of the three turns that lead from A's axes to B's: 5 about z, then 4 about the new y, then 3 about the newest x.
    ///
    /// Where the first or the last is locked, the two that are left are those of a universal joint: each goes round without a pole, about
    /// an axis of one body, and the locked one is the cosine of the two axes, which stay square.
    fn axis_turn(&self, k: usize, locked: [bool; 6]) -> Function {
        let (a, b) = (&self.a, &self.b);
        match (k, locked[3], locked[5]) {
            (3, true, _) => Self::cosine(a.z_axis, b.y_axis),
            (5, _, true) => Self::cosine(a.y_axis, b.x_axis),
            (3, _, true) => {
                Self::angle_of(Self::cosine(a.y_axis, b.z_axis).times(-1.0), Self::cosine(a.y_axis, b.y_axis))
            }
            (5, true, _) => {
                Self::angle_of(Self::cosine(a.x_axis, b.y_axis).times(-1.0), Self::cosine(a.y_axis, b.y_axis))
            }
            (4, _, true) if !locked[4] => {
                Self::angle_of(Self::cosine(a.z_axis, b.x_axis).times(-1.0), Self::cosine(a.x_axis, b.x_axis))
            }
            (4, true, _) if !locked[4] => {
                Self::angle_of(Self::cosine(a.z_axis, b.x_axis).times(-1.0), Self::cosine(a.z_axis, b.z_axis))
            }
            _ => self.free_turn(k),
        }
    }

    /// One of the three turns where all are free, or the second is locked.
    ///
    /// The relative spin is the sum of the rates about z of A, y' and x of B, and y' is square to both others. What is square
    /// to two of them is the gradient of the third.
    fn free_turn(&self, k: usize) -> Function {
        let [x, y, z] = [self.a.x_axis, self.a.y_axis, self.a.z_axis].map(|e| e.dot(self.b.x_axis));
        let level = (x * x + y * y).sqrt();
        if !(level > 0.0) {
            // at the pole the first turn and the last are one: neither has a direction of its own
            let axis = if k == 4 { self.a.y_axis } else { self.a.z_axis };
            let value = if k == 4 { -trig::atan2(z, level) } else { 0.0 };
            return Self::turning(value, axis);
        }
        // B's x without its component along A's z, and square to both
        let ahead = (self.a.x_axis * x + self.a.y_axis * y) / level;
        let side = self.a.z_axis.cross(ahead);
        match k {
            3 => {
                let value = trig::atan2(self.b.y_axis.dot(self.a.z_axis), self.b.z_axis.dot(self.a.z_axis));
                Self::turning(value, ahead / level)
            }
            4 => Self::turning(-trig::atan2(z, level), side),
            _ => Self::turning(trig::atan2(y, x), self.b.x_axis.cross(side) / level),
        }
    }

    /// Whether it is within a degree of a quarter turn of the second of three free turns of `axes`, where the first and the last are about
    /// one line, or as near as that (its coordinates change as much faster than its bodies turn) to where the axes of a ball point against
    /// each other, and its twist has no value.
    pub(crate) fn at_pole(&self, kind: JointKind) -> bool {
        match kind {
            JointKind::Axes { locked } => {
                locked[3..] == [false; 3] && !(self.a.z_axis.cross(self.b.x_axis).length() >= POLE_SINE)
            }
            // the cosine of half the swing
            JointKind::Ball => !((self.q.w * self.q.w + self.q.z * self.q.z).sqrt() >= POLE_SINE),
            _ => false,
        }
    }

    /// The hard rows of a joint; angles times its `length` [m], that of a screw counted through turns from `near` [rad].
    pub(crate) fn hard(&self, joint: &JointModel, near: f64) -> HardRows {
        let mut rows = HardRows::default();
        let (x, y, z) = (self.a.x_axis, self.a.y_axis, self.a.z_axis);
        let l = joint.length;
        use JointKind as K;
        match joint.kind {
            K::Fixed | K::Hinge | K::Ball | K::Universal => {
                for e in [DVec3::X, DVec3::Y, DVec3::Z] {
                    rows.push(self.along_world(e));
                }
            }
            K::Slide | K::Cylindrical | K::Screw { .. } | K::PointOnLine | K::Wheel { .. } => {
                rows.push(self.along_a(x));
                rows.push(self.along_a(y));
            }
            K::Axes { locked } => {
                for (e, _) in [x, y, z].into_iter().zip(locked).filter(|(_, locked)| *locked) {
                    rows.push(self.along_a(e));
                }
            }
            K::Planar | K::PointOnPlane => rows.push(self.along_a(z)),
            K::Rod { length } => {
                let mut row = self.distance();
                row.value -= length;
                rows.push(row);
            }
            K::Rope | K::Spring | K::Coupling => {}
        }
        match joint.kind {
            K::Fixed | K::Slide => [0, 1, 2].into_iter().for_each(|k| rows.push(self.turn(k).times(l))),
            K::Hinge | K::Cylindrical | K::Screw { .. } | K::Planar => {
                Self::askew(z, [x, y], self.b.z_axis).into_iter().for_each(|row| rows.push(row.times(l)));
            }
            K::Universal | K::Wheel { steered: true } => rows.push(Self::cosine(z, self.b.z_axis).times(l)),
            K::Wheel { steered: false } => {
                Self::askew(x, [y, z], self.b.z_axis).into_iter().for_each(|row| rows.push(row.times(l)));
            }
            K::Axes { locked: [.., true, true, true] } => {
                [0, 1, 2].into_iter().for_each(|k| rows.push(self.turn(k).times(l)));
            }
            K::Axes { locked: [.., true, false, true] } => {
                Self::askew(y, [x, z], self.b.y_axis).into_iter().for_each(|row| rows.push(row.times(l)));
            }
            K::Axes { locked } => {
                for k in (3..6).filter(|k| locked[*k]) {
                    rows.push(self.axis_turn(k, locked).times(l));
                }
            }
            K::Ball | K::PointOnLine | K::PointOnPlane | K::Rod { .. } | K::Rope | K::Spring | K::Coupling => {}
        }
        if let K::Screw { pitch } = joint.kind {
            rows.push(self.screw(pitch, near));
        }
        // the row of a coupling is made of coordinates of other joints
        debug_assert!(joint.kind == K::Coupling || rows.count == joint.kind.hard_rows(), "{}", joint.kind.name());
        rows
    }

    /// Values of the hard rows.
    pub(crate) fn hard_values(&self, joint: &JointModel, near: f64) -> [f64; 6] {
        use JointKind as K;
        let d = self.d;
        let b = self.b.z_axis;
        match joint.kind {
            K::Ball => [d.x, d.y, d.z, 0.0, 0.0, 0.0],
            // beyond a quarter turn its axes are counted on
            K::Hinge if self.a.z_axis.dot(b) >= 0.0 => {
                let l = joint.length;
                [d.x, d.y, d.z, self.a.x_axis.dot(b) * l, self.a.y_axis.dot(b) * l, 0.0]
            }
            _ => self.hard(joint, near).rows.map(|row| row.value),
        }
    }

    /// The hard row of a screw: displacement along the axis less that of the angle.
    fn screw(&self, pitch: f64, near: f64) -> Function {
        let mut angle = self.twist();
        angle.value = unwrapped(angle.value, near);
        self.along_a(self.a.z_axis).plus(angle.times(-pitch / std::f64::consts::TAU))
    }

    /// Gradient of free coordinate `k`; its value is not worked out: an arc tangent costs more than all the rest.
    pub(crate) fn gradient(&self, kind: JointKind, k: usize) -> Function {
        use JointKind as K;
        match (kind, k) {
            (K::Hinge | K::Screw { .. }, _) | (K::Cylindrical | K::Ball, 1) | (K::Planar, 2) => self.twisting(),
            _ => self.coordinate(kind, k, 0.0),
        }
    }

    /// Free coordinate `k`; angles are counted through turns from `near` [rad].
    pub(crate) fn coordinate(&self, kind: JointKind, k: usize, near: f64) -> Function {
        let angle = |mut f: Function| {
            f.value = unwrapped(f.value, near);
            f
        };
        use JointKind as K;
        match (kind, k) {
            (K::Hinge | K::Screw { .. }, _) | (K::Cylindrical | K::Ball, 1) | (K::Planar, 2) => angle(self.twist()),
            (K::Slide | K::PointOnLine | K::Cylindrical, _) | (K::Wheel { .. }, 0) => self.along_a(self.a.z_axis),
            (K::Ball, _) => self.swing(),
            (K::Universal, 0) | (K::Wheel { .. }, 2) => angle(self.first_angle()),
            (K::Universal | K::Wheel { .. }, _) => angle(self.second_angle()),
            (K::Planar | K::PointOnPlane, 0) => self.along_a(self.a.x_axis),
            (K::Planar | K::PointOnPlane, _) => self.along_a(self.a.y_axis),
            (K::Axes { .. }, 0..=2) => self.along_a(self.a.col(k)),
            (K::Axes { locked }, _) => angle(self.axis_turn(k, locked)),
            _ => self.distance(),
        }
    }
}

/// An angle plus whole turns, nearest to another one [rad].
pub(crate) fn unwrapped(angle: f64, near: f64) -> f64 {
    const TURN: f64 = std::f64::consts::TAU;
    angle + TURN * ((near - angle) / TURN).round()
}
