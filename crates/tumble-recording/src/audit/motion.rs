//! From two frames to the configuration between them, where contacts act.
//!
//! A step drifts half its length, kicks, and drifts the other half; both drifts are torque-free. Drifting forward from
//! the first frame and backward from the second must meet at one place: what is between is the correction alone. The
//! rule for the turn, Π' = Π + τ Π̄ × I⁻¹Π̄ with a Cayley turn by the mean spin, is symmetric in time, so going back
//! undoes going forward. So is the closed form for what has an axis of symmetry and turns fast. Another body that turns by
//! some radians in a drift has several answers of the rule, or none near by and is drifted in pieces: going back need not
//! find the one that was taken. There the second half is made forward too, from where the first ended, with the angular
//! momentum of the second frame, which a drift keeps. So it is where rounding decides between rule and closed form.

use crate::rows::{AdjustmentRow, BodyRow, StateRow};
use tumble::{DMat3, DQuat, DVec3};
use tumble_math::order::{clamp, max_abs, min};
use tumble_math::trig;

/// Most steps of Newton's method for a drift in one piece, beyond which it is made in more of them.
const NEWTON_STEPS: u32 = 8;
/// What they may leave, relative to the angular momentum and to the angle [–].
const ROUNDING: f64 = 1e-14;
/// Most pieces of a drift [–].
const MOST_PIECES: f64 = 256.0;
/// Turn of a drift from which its rule may have more than one answer [rad].
const FAST: f64 = 1.0;
/// Rotation within which two halves are taken to meet [rad]. Only to tell answers that are radians apart: what is missed
/// within it is judged by its own limit.
const SAME: f64 = 1e-6;
/// Turn of a drift above which a symmetric body is turned in closed form [rad].
const CLOSED_FORM: f64 = 0.23;
/// Part of that turn within which rounding decides between the closed form and the rule [–]: the rate that a step went by is
/// not recorded to the last bit.
const UNDECIDED: f64 = 1e-9;

/// Inertia of a body in its own axes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Inertial {
    pub(super) mass: f64,
    pub(super) tensor: DMat3,
    pub(super) inverse: DMat3,
    /// Where two moments are equal: the axis of the third, and 1/I about it and across it.
    symmetry: Option<(DVec3, f64, f64)>,
}

impl Inertial {
    /// Of a body that has mass.
    pub(super) fn new(body: &BodyRow) -> Option<Self> {
        let m = DVec3::from_array(body.moments);
        if !(body.mass > 0.0 && m.x > 0.0 && m.y > 0.0 && m.z > 0.0) {
            return None;
        }
        let r = DMat3::from_quat(quat(body.axes));
        let turned = |d: DVec3| r * DMat3::from_diagonal(d) * r.transpose();
        let third = [(m.x, m.y, DVec3::Z, m.z), (m.y, m.z, DVec3::X, m.x), (m.z, m.x, DVec3::Y, m.y)];
        let symmetry = third.iter().find(|(a, b, ..)| a == b).map(|&(a, _, axis, c)| (r * axis, 1.0 / c, 1.0 / a));
        Some(Self { mass: body.mass, tensor: turned(m), inverse: turned(DVec3::ONE / m), symmetry })
    }

    /// The turn of a drift that begins with angular momentum `p` in body axes [rad].
    fn turn(&self, p: DVec3, time: f64) -> f64 {
        (self.inverse * p).length() * time.abs()
    }

    /// Whether a step may have turned the body by the closed form or by the rule: which one, the recording does not tell.
    fn is_undecided(&self, p: DVec3, time: f64) -> bool {
        self.symmetry.is_some() && (self.turn(p, time) / CLOSED_FORM - 1.0).abs() < UNDECIDED
    }

    /// Whether a step may have made more than one drift of it.
    fn has_several_ways(&self, p: DVec3, time: f64) -> bool {
        self.turn(p, time) > FAST || self.is_undecided(p, time)
    }
}

impl Inertial {
    /// √(ΣI/m) [m]: at most the size of the body.
    pub(super) fn gyration(&self) -> f64 {
        ((self.tensor.x_axis.x + self.tensor.y_axis.y + self.tensor.z_axis.z) / self.mass).sqrt()
    }
}

pub(super) fn quat([w, x, y, z]: [f64; 4]) -> DQuat {
    DQuat::from_xyzw(x, y, z, w)
}

/// A body where the contacts of a step act.
#[derive(Clone, Copy, Debug)]
pub(super) struct Midpoint {
    pub(super) inertial: Inertial,
    /// Centre of mass [m] and orientation, from the first frame.
    pub(super) centre: DVec3,
    pub(super) orientation: DQuat,
    /// The same from the second frame, before the correction is taken back.
    pub(super) centre_after: DVec3,
    pub(super) orientation_after: DQuat,
    /// Velocity [m/s] and spin [rad/s] before forces and contacts.
    pub(super) velocity_before: DVec3,
    pub(super) spin_before: DVec3,
    /// Velocity and spin after them, with the inertia of the midpoint.
    pub(super) velocity_after: DVec3,
    pub(super) spin_after: DVec3,
    /// Angular momentum about the centre of mass [kg·m²/s], world axes: in the first frame, and in the second before
    /// the correction turned it.
    pub(super) turning_before: DVec3,
    pub(super) turning_after: DVec3,
    pub(super) shift: DVec3,
    pub(super) turn: DVec3,
    pub(super) start_up: bool,
}

impl Midpoint {
    pub(super) fn new(i: &Inertial, a: &StateRow, b: &StateRow, adjustment: Option<&AdjustmentRow>, dt: f64) -> Self {
        let start_up = adjustment.is_some_and(|x| x.start_up);
        let (shift, turn) =
            adjustment.map_or((DVec3::ZERO, DVec3::ZERO), |x| (DVec3::from_array(x.shift), DVec3::from_array(x.turn)));
        // a body that starts up is solved where the step began
        let (forth, back) = if start_up { (0.0, dt) } else { (0.5 * dt, 0.5 * dt) };
        let (xa, va, wa) = motion(a);
        let (xb, vb, wb) = motion(b);
        let (qa, qb) = (quat(a.orientation), quat(b.orientation));
        let pa = i.tensor * (qa.conjugate() * wa);
        let pb = i.tensor * (qb.conjugate() * wb);
        let (q0, p0) = drift(i, qa, pa, forth);
        let (q1, p1) = drift(i, qb, pb, -back);
        let met = if i.has_several_ways(pa, forth) || i.has_several_ways(pb, back) {
            meet(i, (qa, pa, forth), (qb, pb, back), turn)
        } else {
            None
        };
        let ((q0, p0), (q1, p1)) = met.unwrap_or(((q0, p0), (q1, p1)));
        // the correction turned the body with its angular momentum in body axes kept: take the turn back
        let plain = cayley(turn).conjugate();
        let q = (plain * q1).normalize();
        let turning_after = q * p1;
        Self {
            inertial: *i,
            centre: xa + va * forth,
            orientation: q0,
            centre_after: xb - vb * back,
            orientation_after: q1,
            velocity_before: va,
            spin_before: q0 * (i.inverse * p0),
            velocity_after: vb,
            spin_after: q * (i.inverse * p1),
            turning_before: qa * pa,
            turning_after,
            shift,
            turn,
            start_up,
        }
    }

    /// Whether the body is at rest after the step.
    pub(super) fn is_still(&self) -> bool {
        self.velocity_after == DVec3::ZERO && self.spin_after == DVec3::ZERO
    }

    /// Rotation by which the two halves of the step miss each other [rad].
    pub(super) fn miss(&self) -> f64 {
        let q = self.orientation_after * (cayley(self.turn) * self.orientation).conjugate();
        2.0 * DVec3::new(q.x, q.y, q.z).length()
    }

    /// 1/m + |r|²/I: how much a unit impulse at the end of a lever moves that end, at most [1/kg].
    pub(super) fn mobility(&self, lever: DVec3) -> f64 {
        let i = self.inertial.inverse;
        1.0 / self.inertial.mass + lever.length_squared() * (max_abs(i.x_axis) + max_abs(i.y_axis) + max_abs(i.z_axis))
    }

    /// I⁻¹ in world axes at the midpoint.
    pub(super) fn inverse_inertia(&self) -> DMat3 {
        let r = DMat3::from_quat(self.orientation);
        r * self.inertial.inverse * r.transpose()
    }
}

fn motion(s: &StateRow) -> (DVec3, DVec3, DVec3) {
    (DVec3::from_array(s.centre), DVec3::from_array(s.velocity), DVec3::from_array(s.spin))
}

/// The orientation of a kinematic body that turns by its spin for a `time` [s].
pub(super) fn evenly(s: &StateRow, time: f64) -> DQuat {
    let spin = DVec3::from_array(s.spin);
    let (q, rate) = (quat(s.orientation), spin.length());
    if rate > 0.0 { (trig::rotation(spin / rate, rate * time) * q).normalize() } else { q }
}

/// The turn with the vector 2 tan(angle/2)·axis.
pub(super) fn cayley(turn: DVec3) -> DQuat {
    DQuat::from_xyzw(0.5 * turn.x, 0.5 * turn.y, 0.5 * turn.z, 1.0).normalize()
}

/// Orientation and angular momentum in body axes after a torque-free `time` [s].
fn drift(i: &Inertial, q: DQuat, p: DVec3, time: f64) -> (DQuat, DVec3) {
    if p == DVec3::ZERO || time == 0.0 {
        return (q, p);
    }
    piece(i, q, p, time).unwrap_or_else(|| drift_in(i, q, p, time, pieces(i, p, time)))
}

/// An orientation and an angular momentum in body axes.
type Turning = (DQuat, DVec3);

/// The midpoint of a body that turns fast, before and after the kick: where a way forward from the first frame ends from
/// which a way leads to the second. None if no way does.
fn meet(
    i: &Inertial,
    (qa, pa, forth): (DQuat, DVec3, f64),
    (qb, pb, back): (DQuat, DVec3, f64),
    turn: DVec3,
) -> Option<(Turning, Turning)> {
    let momentum = qb * pb;
    for (q0, p0) in ways(i, qa, pa, forth) {
        let start = (cayley(turn) * q0).normalize();
        for (end, _) in ways(i, start, start.conjugate() * momentum, back) {
            let missed = qb * end.conjugate();
            if missed.xyz().length() <= SAME {
                let q1 = (missed * start).normalize();
                return Some(((q0, p0), (q1, q1.conjugate() * momentum)));
            }
        }
    }
    None
}

/// The drifts that a step may have made: which one hangs on the last bit of a number that is not recorded.
pub(super) fn ways(i: &Inertial, q: DQuat, p: DVec3, time: f64) -> impl Iterator<Item = Turning> {
    let none = p == DVec3::ZERO || time == 0.0;
    let one = if none { Some((q, p)) } else { piece(i, q, p, time) };
    // the one that it was not taken for
    let of_both = || if is_closed(i, p, time) { by_rule(i, q, p, time) } else { closed(i, q, p, time) };
    let other = i.is_undecided(p, time).then(of_both);
    let more = (!none).then(|| drift_in(i, q, p, time, pieces(i, p, time)));
    one.into_iter().chain(other.flatten()).chain(more)
}

/// Pieces of about one radian in a drift that begins with angular momentum `p`.
fn pieces(i: &Inertial, p: DVec3, time: f64) -> f64 {
    clamp(i.turn(p, time).ceil(), 1.0, MOST_PIECES)
}

/// A drift in `count` pieces. One that cannot be made turns about the angular momentum itself, which keeps that and the
/// energy.
fn drift_in(i: &Inertial, mut q: DQuat, mut p: DVec3, time: f64, count: f64) -> (DQuat, DVec3) {
    let part = time / count;
    for _ in 0..count as u32 {
        (q, p) = piece(i, q, p, part).unwrap_or_else(|| {
            let turn = p * (part * p.dot(i.inverse * p) / p.length_squared());
            ((q * cayley(turn)).normalize(), p)
        });
    }
    (q, p)
}

/// A drift in one piece; none where Newton's steps do not end.
fn piece(i: &Inertial, q: DQuat, p: DVec3, time: f64) -> Option<Turning> {
    if is_closed(i, p, time) { closed(i, q, p, time) } else { by_rule(i, q, p, time) }
}

/// Whether a drift is made in closed form.
fn is_closed(i: &Inertial, p: DVec3, time: f64) -> bool {
    i.symmetry.is_some() && i.turn(p, time) > CLOSED_FORM
}

/// A drift in closed form; none of a body without an axis of symmetry.
fn closed(i: &Inertial, q: DQuat, p: DVec3, time: f64) -> Option<Turning> {
    let (axis, along, across) = i.symmetry?;
    let own = (along - across) * axis.dot(p) * time;
    let carried = trig::rotation((q * p).normalize(), p.length() * across * time) * q;
    Some(((carried * trig::rotation(axis, own)).normalize(), trig::rotation(axis, -own) * p))
}

/// A drift by the rule; none where Newton's steps do not end.
fn by_rule(i: &Inertial, q: DQuat, p: DVec3, time: f64) -> Option<Turning> {
    let largest = max_abs(p);
    let mut end = p;
    let mut last = f64::INFINITY;
    for _ in 0..NEWTON_STEPS {
        let mean = (p + end) * 0.5;
        let spin = i.inverse * mean;
        let f = end - p - mean.cross(spin) * time;
        let size = max_abs(f);
        if size <= 4e-16 * largest || !(size < last) {
            last = min(size, last);
            break;
        }
        last = size;
        let slope = DMat3::IDENTITY + (skew(spin) - skew(mean) * i.inverse) * (0.5 * time);
        end -= slope.inverse() * f;
    }
    let mean = i.inverse * ((p + end) * 0.5);
    let ended = last <= ROUNDING * largest * (1.0 + mean.length() * time.abs());
    ended.then(|| ((q * cayley(mean * time)).normalize(), end))
}

fn skew(v: DVec3) -> DMat3 {
    DMat3::from_cols(DVec3::new(0.0, v.z, -v.y), DVec3::new(-v.z, 0.0, v.x), DVec3::new(v.y, -v.x, 0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One of the ways to drift.
    type Drift = fn(&Inertial, DQuat, DVec3, f64) -> Option<Turning>;

    #[test]
    fn going_back_undoes_going_forward() {
        let m = DVec3::new(1.0, 2.0, 2.9);
        let (tensor, inverse) = (DMat3::from_diagonal(m), DMat3::from_diagonal(DVec3::ONE / m));
        let i = Inertial { mass: 1.0, tensor, inverse, symmetry: None };
        let (q, p) = (DQuat::from_xyzw(0.1, 0.2, 0.3, 0.9).normalize(), DVec3::new(3.0, -8.0, 5.0));
        let (q1, p1) = drift(&i, q, p, 0.01);
        let (q2, p2) = drift(&i, q1, p1, -0.01);
        assert!((p2 - p).length() < 1e-14 * p.length());
        assert!((q2 * q.conjugate()).xyz().length() < 1e-15);
        assert!((q1 * p1 - q * p).length() < 1e-14 * p.length(), "angular momentum is kept");
    }

    #[test]
    fn a_symmetric_body_that_turns_fast_comes_back_too() {
        let m = DVec3::new(2.0, 2.0, 0.01);
        let (tensor, inverse) = (DMat3::from_diagonal(m), DMat3::from_diagonal(DVec3::ONE / m));
        let i = Inertial { mass: 1.0, tensor, inverse, symmetry: Some((DVec3::Z, 1.0 / m.z, 1.0 / m.x)) };
        let (q, p) = (DQuat::from_xyzw(0.1, 0.2, 0.3, 0.9).normalize(), DVec3::new(3.0, -8.0, 5.0));
        let (q1, p1) = drift(&i, q, p, 0.01);
        let (q2, p2) = drift(&i, q1, p1, -0.01);
        assert!((p2 - p).length() < 1e-14 * p.length());
        assert!((q2 * q.conjugate()).xyz().length() < 1e-14);
        assert!((q1 * p1 - q * p).length() < 1e-14 * p.length(), "angular momentum is kept");
    }

    /// Halves of a step that turn by up to two hundred radians, with a kick between them: the midpoint is found. One that
    /// was turned further by a millionth of a turn is not.
    #[test]
    fn the_midpoint_of_a_fast_turn_is_found() {
        let m = DVec3::new(1.0, 2.0, 2.9);
        let i = Inertial {
            mass: 1.0,
            tensor: DMat3::from_diagonal(m),
            inverse: DMat3::from_diagonal(DVec3::ONE / m),
            symmetry: None,
        };
        let qa = DQuat::from_xyzw(0.1, 0.2, 0.3, 0.9).normalize();
        for k in 0..2000 {
            let (rate, a) = (100.0 * trig::exp(f64::from(k) * 0.0025), f64::from(k));
            let axis = DVec3::new(trig::sin(a), trig::cos(1.7 * a), trig::sin(0.3 * a)).normalize();
            let pa = m * axis * rate;
            let (q, p) = drift(&i, qa, pa, 0.01);
            let kicked = p + DVec3::new(0.01, -0.03, 0.02) * rate;
            let (qb, pb) = drift(&i, q, kicked, 0.01);
            let met = meet(&i, (qa, pa, 0.01), (qb, pb, 0.01), DVec3::ZERO);
            let ((q0, _), (q1, p1)) = met.unwrap_or_else(|| panic!("{rate} rad/s"));
            assert!((q1 * q0.conjugate()).xyz().length() < 1e-11 * rate, "{rate} rad/s");
            assert!((p1 - kicked).length() < 1e-11 * rate * kicked.length(), "{rate} rad/s");
            let beside = (cayley(DVec3::new(0.0, 0.0, 1e-5)) * qb).normalize();
            assert!(meet(&i, (qa, pa, 0.01), (beside, pb, 0.01), DVec3::ZERO).is_none(), "{rate} rad/s");
        }
    }

    /// 0.23 rad in half a step of 1/60 s are 27.6 rad/s: whichever side of that a step was on, its midpoint is found.
    #[test]
    fn where_rounding_decides_how_a_body_is_turned_both_are_tried() {
        let (rate, time) = (27.6, 1.0 / 120.0);
        for m in [DVec3::ONE, DVec3::new(2.0, 2.0, 0.7)] {
            let (tensor, inverse) = (DMat3::from_diagonal(m), DMat3::from_diagonal(DVec3::ONE / m));
            let i = Inertial { mass: 1.0, tensor, inverse, symmetry: Some((DVec3::Z, 1.0 / m.z, 1.0 / m.x)) };
            let qa = DQuat::from_xyzw(0.1, 0.2, 0.3, 0.9).normalize();
            let pa = tensor * (DVec3::new(0.6, 0.48, 0.64) * rate);
            assert!(i.has_several_ways(pa, time) && !i.has_several_ways(1.001 * pa, time));
            let made: [Drift; 2] = [closed, by_rule];
            for first in made {
                for second in made {
                    let (q, p) = first(&i, qa, pa, time).unwrap();
                    let (qb, pb) = second(&i, q, p, time).unwrap();
                    let ((q0, _), (q1, _)) = meet(&i, (qa, pa, time), (qb, pb, time), DVec3::ZERO).unwrap();
                    assert!((q1 * q0.conjugate()).xyz().length() < 1e-14);
                }
            }
        }
    }
}
