//! From two frames to the configuration between them, where contacts act.
//!
//! A step drifts half its length, kicks, and drifts the other half; both drifts are torque-free. Drifting forward from
//! the first frame and backward from the second must meet at one place: what is between is the correction alone. The
//! rule for the turn, Π' = Π + τ Π̄ × I⁻¹Π̄ with a Cayley turn by the mean spin, is symmetric in time, so going back
//! undoes going forward. So is the closed form for what has an axis of symmetry and turns fast.

use crate::rows::{AdjustmentRow, BodyRow, StateRow};
use tumble::{DMat3, DQuat, DVec3};
use tumble_math::order::max_abs;
use tumble_math::trig;

/// Most steps of Newton's method for a drift.
const NEWTON_STEPS: u32 = 20;

/// Turn of half a step above which a symmetric body is turned in closed form [rad].
const FAST: f64 = 0.23;

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

/// The turn with the vector 2 tan(angle/2)·axis.
pub(super) fn cayley(turn: DVec3) -> DQuat {
    DQuat::from_xyzw(0.5 * turn.x, 0.5 * turn.y, 0.5 * turn.z, 1.0).normalize()
}

/// Orientation and angular momentum in body axes after a torque-free `time` [s].
fn drift(i: &Inertial, q: DQuat, p: DVec3, time: f64) -> (DQuat, DVec3) {
    if p == DVec3::ZERO || time == 0.0 {
        return (q, p);
    }
    if let Some((axis, along, across)) = i.symmetry
        && (i.inverse * p).length() * time.abs() > FAST
    {
        let own = (along - across) * axis.dot(p) * time;
        let carried = trig::rotation((q * p).normalize(), p.length() * across * time) * q;
        return ((carried * trig::rotation(axis, own)).normalize(), trig::rotation(axis, -own) * p);
    }
    let mut end = p;
    let mut last = f64::INFINITY;
    for _ in 0..NEWTON_STEPS {
        let mean = (p + end) * 0.5;
        let spin = i.inverse * mean;
        let f = end - p - mean.cross(spin) * time;
        let size = max_abs(f);
        if size == 0.0 || !(size < last) {
            break;
        }
        last = size;
        let slope = DMat3::IDENTITY + (skew(spin) - skew(mean) * i.inverse) * (0.5 * time);
        end -= slope.inverse() * f;
    }
    let mean = i.inverse * ((p + end) * 0.5);
    ((q * cayley(mean * time)).normalize(), end)
}

fn skew(v: DVec3) -> DMat3 {
    DMat3::from_cols(DVec3::new(0.0, v.z, -v.y), DVec3::new(-v.z, 0.0, v.x), DVec3::new(v.y, -v.x, 0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
