//! From two frames to the configuration between them, where contacts act.
//!
//! A step drifts half its length, kicks, and drifts the other half; both drifts are torque-free. Drifting forward from
//! the first frame and backward from the second must meet at one place: what is between is the correction alone. The
//! rule for the turn, Π' = Π + τ Π̄ × I⁻¹Π̄ with a Cayley turn by the mean spin, is symmetric in time, so going back
//! undoes going forward. So does Euler's law itself, by which all is turned that turns fast: here in closed form for what has
//! an axis of symmetry, and for all else by the power series of Euler's equations in time, a fraction of a radian at once.
//! Where rounding decides between rule and law, the second half is made forward too, from where the first ended, with the
//! angular momentum of the second frame, which a drift keeps.

use crate::rows::{AdjustmentRow, BodyRow, StateRow};
use tumble::{DMat3, DQuat, DVec3};
use tumble_math::order::{max, max_abs, min};
use tumble_math::trig;

/// Most steps of Newton's method for a drift by the rule.
const NEWTON_STEPS: u32 = 8;
/// Remainder that they may leave, relative to the angular momentum and to the angle [–].
const ROUNDING: f64 = 1e-14;
/// Largest turn of one piece of a drift by series [rad]: the nearest pole is π/2 away in complex time.
const PIECE: f64 = 0.25;
/// Most terms of the series: (0.25 / (π/2))²⁴ is 1e-19.
const TERMS: usize = 25;
/// Most pieces of a drift by series: seconds of work. What turns further is not asked where it turned to.
const MOST_PIECES: f64 = 1e6;
/// Turn of a drift from which it is asked how much rounding grows on the way [rad]: e times a radian where a body spins about
/// its middle axis.
const SENSITIVE: f64 = 3.0;
/// Rounding of an angular momentum that was recorded as a spin [–].
const RECORDED: f64 = 1e-14;
/// Rotation within which two halves are taken to meet [rad]. Only to tell answers that are radians apart: what is missed
/// within it is judged by its own limit.
const SAME: f64 = 1e-6;
/// Turn of a drift above which a body is turned by Euler's law [rad].
const CLOSED_FORM: f64 = 0.23;
/// Part of that turn within which rounding decides between the law and the rule [–]: the rate that a step went by is
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
    /// The axis of the middle moment, as long as √((1/I₁ − 1/I₂)(1/I₂ − 1/I₃)): what a spin may grow by.
    middle: DVec3,
}

impl Inertial {
    /// Of a body that has mass.
    pub(super) fn new(body: &BodyRow) -> Option<Self> {
        let m = DVec3::from_array(body.moments);
        (body.mass > 0.0 && m.x > 0.0 && m.y > 0.0 && m.z > 0.0).then(|| Self::of(body.mass, m, quat(body.axes)))
    }

    /// Of a mass [kg] with the principal moments `m` [kg·m²] about `axes`.
    fn of(mass: f64, m: DVec3, axes: DQuat) -> Self {
        let r = DMat3::from_quat(axes);
        let turned = |d: DVec3| r * DMat3::from_diagonal(d) * r.transpose();
        let third = [(m.x, m.y, DVec3::Z, m.z), (m.y, m.z, DVec3::X, m.x), (m.z, m.x, DVec3::Y, m.y)];
        let symmetry = third.iter().find(|(a, b, ..)| a == b).map(|&(a, _, axis, c)| (r * axis, 1.0 / c, 1.0 / a));
        let mut sorted = [(m.x, DVec3::X), (m.y, DVec3::Y), (m.z, DVec3::Z)];
        sorted.sort_by(|a, b| a.0.total_cmp(&b.0));
        let [(low, _), (mid, axis), (high, _)] = sorted;
        let middle = r * axis * ((mid - low) / (low * mid) * ((high - mid) / (mid * high))).sqrt();
        Self { mass, tensor: turned(m), inverse: turned(DVec3::ONE / m), symmetry, middle }
    }

    /// The turn of a drift with angular momentum `p` in body axes [rad], by the fastest that the spin may become: the same
    /// all along the drift.
    fn turn(&self, p: DVec3, time: f64) -> f64 {
        let hidden = self.middle.dot(p);
        ((self.inverse * p).length_squared() + hidden * hidden).sqrt() * time.abs()
    }

    /// Whether a step may have turned the body by the law or by the rule: which one, the recording does not tell.
    fn is_undecided(&self, p: DVec3, time: f64) -> bool {
        (self.turn(p, time) / CLOSED_FORM - 1.0).abs() < UNDECIDED
    }

    /// By how much the rounding of a recorded angular momentum `p` may turn the end of a drift [rad]: infinite for one that
    /// is not followed.
    fn unsure(&self, q: DQuat, p: DVec3, time: f64) -> f64 {
        let turn = self.turn(p, time);
        if self.symmetry.is_some() {
            // it precesses evenly: what rounding adds to the spin, it adds to every radian of the way
            return RECORDED * turn;
        }
        if turn < SENSITIVE {
            return 0.0;
        }
        if turn > PIECE * MOST_PIECES {
            return f64::INFINITY;
        }
        // a change that is far above rounding and still small when it has grown as much as rounding may
        const STIR: f64 = 1e-9;
        let (end, _) = drift(self, q, p, time);
        let stirred = |axis: DVec3| {
            let (other, _) = drift(self, q, p + axis * (STIR * p.length()), time);
            2.0 * (other * end.conjugate()).xyz().length()
        };
        max(max(stirred(DVec3::X), stirred(DVec3::Y)), stirred(DVec3::Z)) * (RECORDED / STIR)
    }
}

impl Inertial {
    /// The fastest that a body may spin that turns freely from a state on [rad/s].
    pub(super) fn fastest(&self, s: &StateRow) -> f64 {
        self.turn(self.tensor * (quat(s.orientation).conjugate() * DVec3::from_array(s.spin)), 1.0)
    }

    /// Kinetic and potential energy [J] and momentum [kg·m/s] of a body in a state.
    pub(super) fn energy_and_momentum(&self, s: &StateRow, gravity: DVec3) -> (f64, f64, DVec3) {
        let (x, u) = (DVec3::from_array(s.centre), DVec3::from_array(s.velocity));
        let spin = quat(s.orientation).conjugate() * DVec3::from_array(s.spin);
        let kinetic = 0.5 * self.mass * u.length_squared() + 0.5 * spin.dot(self.tensor * spin);
        (kinetic, -self.mass * gravity.dot(x), u * self.mass)
    }

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
    /// Displacement and turn that closed its joints before the solve [m, rad]; the places here are those after it.
    pub(super) closing: DVec3,
    pub(super) closing_turn: DVec3,
    /// By how much rounding may have turned where the halves of the step meet, grown on the way [rad].
    pub(super) unsure: f64,
    pub(super) start_up: bool,
    /// When the body was solved, from the midpoint on [s].
    pub(super) offset: f64,
    /// When its flight from touch to touch ended, from the start of the step on [s], and how much of the step was left [s].
    pub(super) begin: f64,
    pub(super) left: f64,
    pub(super) held: bool,
    /// By how much contacts find it ahead of its velocity before [m/s].
    pub(super) lead: DVec3,
    /// By how much forces bent its flight [m].
    pub(super) flight: DVec3,
}

impl Midpoint {
    pub(super) fn new(i: &Inertial, a: &StateRow, b: &StateRow, adjustment: Option<&AdjustmentRow>, dt: f64) -> Self {
        let start_up = adjustment.is_some_and(|x| x.start_up);
        let (shift, turn) =
            adjustment.map_or((DVec3::ZERO, DVec3::ZERO), |x| (DVec3::from_array(x.shift), DVec3::from_array(x.turn)));
        let vector =
            |pick: fn(&AdjustmentRow) -> [f64; 3]| adjustment.map_or(DVec3::ZERO, |x| DVec3::from_array(pick(x)));
        let (lead, flight) = (vector(|x| x.lead), vector(|x| x.flight));
        // a body that starts up is solved where the step began
        let offset = if start_up { -0.5 * dt } else { adjustment.map_or(0.0, |x| x.offset) };
        let begin = adjustment.map_or(0.0, |x| x.flight_end);
        let (forth, back) = (0.5 * dt + offset - begin, 0.5 * dt - offset);
        let (xa, va, wa) = motion(a);
        let (xb, vb, wb) = motion(b);
        let (qa, qb) = (quat(a.orientation), quat(b.orientation));
        let pa = i.tensor * (qa.conjugate() * wa);
        let pb = i.tensor * (qb.conjugate() * wb);
        let (q0, p0) = drift(i, qa, pa, forth);
        let (q1, p1) = drift(i, qb, pb, -back);
        let met = if i.is_undecided(pa, forth) || i.is_undecided(pb, back) {
            meet(i, (qa, pa, forth), (qb, pb, back), turns(adjustment))
        } else {
            None
        };
        let ((q0, p0), (q1, p1)) = met.unwrap_or(((q0, p0), (q1, p1)));
        // what closed the joints turned the body with its angular momentum in body axes kept
        let of = |x: Option<[f64; 3]>| x.map_or(DVec3::ZERO, DVec3::from_array);
        let (closing, closing_turn) = (of(adjustment.map(|x| x.closing)), of(adjustment.map(|x| x.closing_turn)));
        let closed = closing_turn != DVec3::ZERO;
        let (q0, turning_before) =
            if closed { ((cayley(closing_turn) * q0).normalize(), None) } else { (q0, Some(qa * pa)) };
        // the correction turned the body with its angular momentum in body axes kept: take the turn back
        let plain = cayley(turn).conjugate();
        let q = (plain * q1).normalize();
        let turning_after = q * p1;
        Self {
            inertial: *i,
            centre: xa + va * forth + closing,
            orientation: q0,
            centre_after: xb - vb * back - flight,
            orientation_after: q1,
            velocity_before: va,
            spin_before: q0 * (i.inverse * p0),
            velocity_after: vb,
            spin_after: q * (i.inverse * p1),
            turning_before: turning_before.unwrap_or_else(|| q0 * p0),
            turning_after,
            shift,
            turn,
            closing,
            closing_turn,
            unsure: i.unsure(qa, pa, forth) + i.unsure(qb, pb, -back),
            start_up,
            offset,
            begin,
            left: dt - begin,
            held: adjustment.is_some_and(|x| x.held),
            lead,
            flight,
        }
    }

    /// A body at a touch, solved there and then.
    pub(super) fn at_touch(i: &Inertial, before: &StateRow, after: &StateRow) -> Self {
        Self { left: 0.0, ..Self::new(i, before, after, None, 0.0) }
    }

    /// When the body was solved, from the middle of what was left of the step on [s].
    pub(super) fn own_offset(&self) -> f64 {
        self.offset - 0.5 * self.begin
    }

    /// The fastest that the spin may become on the way from the first frame [rad/s].
    pub(super) fn fastest_before(&self) -> f64 {
        self.inertial.turn(self.orientation.conjugate() * self.turning_before, 1.0)
    }

    /// The same on the way to the second frame.
    pub(super) fn fastest_after(&self) -> f64 {
        self.inertial.turn(self.orientation.conjugate() * self.turning_after, 1.0)
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

/// A body that flies for a `time` [s] while its velocity changes by `pull` [m/s²].
pub(super) fn flown(i: &Inertial, s: &StateRow, pull: DVec3, time: f64) -> StateRow {
    let (x, v, w) = motion(s);
    let q = quat(s.orientation);
    let (q, p) = drift(i, q, i.tensor * (q.conjugate() * w), time);
    StateRow {
        body: s.body,
        centre: (x + v * time + pull * (0.5 * time * time)).to_array(),
        orientation: [q.w, q.x, q.y, q.z],
        velocity: (v + pull * time).to_array(),
        spin: (q * (i.inverse * p)).to_array(),
    }
}

/// A body that gets an impulse [N·s] and its moment about the centre of mass [N·m·s].
pub(super) fn struck(i: &Inertial, s: &StateRow, impulse: DVec3, moment: DVec3) -> StateRow {
    let (_, v, w) = motion(s);
    let q = quat(s.orientation);
    let turned = q * (i.inverse * (q.conjugate() * moment));
    StateRow { velocity: (v + impulse / i.mass).to_array(), spin: (w + turned).to_array(), ..*s }
}

/// The orientation of a kinematic body that turns by its spin for a `time` [s].
pub(super) fn evenly(s: &StateRow, time: f64) -> DQuat {
    let spin = DVec3::from_array(s.spin);
    let (q, rate) = (quat(s.orientation), spin.length());
    if rate > 0.0 { (trig::rotation(spin / rate, rate * time) * q).normalize() } else { q }
}

/// The orientation of a body that turns freely for a `time` [s].
pub(super) fn free(i: &Inertial, s: &StateRow, time: f64) -> DQuat {
    let q = quat(s.orientation);
    drift(i, q, i.tensor * (q.conjugate() * DVec3::from_array(s.spin)), time).0
}

/// The turn that closed the joints of a body, and the one that removed overlap after it.
fn turns(adjustment: Option<&AdjustmentRow>) -> DQuat {
    adjustment
        .map_or(DQuat::IDENTITY, |x| cayley(DVec3::from_array(x.turn)) * cayley(DVec3::from_array(x.closing_turn)))
}

/// The turn with the vector 2 tan(angle/2)·axis.
pub(super) fn cayley(turn: DVec3) -> DQuat {
    DQuat::from_xyzw(0.5 * turn.x, 0.5 * turn.y, 0.5 * turn.z, 1.0).normalize()
}

/// Orientation and angular momentum in body axes after a torque-free `time` [s].
fn drift(i: &Inertial, q: DQuat, p: DVec3, time: f64) -> Turning {
    if p == DVec3::ZERO || time == 0.0 {
        return (q, p);
    }
    if i.turn(p, time) > CLOSED_FORM { by_law(i, q, p, time) } else { by_rule(i, q, p, time) }
}

/// An orientation and an angular momentum in body axes.
type Turning = (DQuat, DVec3);

/// The midpoint of a body that may have been turned in two ways, before and after the kick: where a way forward from the
/// first frame ends from which a way leads to the second. None if no way does.
fn meet(
    i: &Inertial,
    (qa, pa, forth): (DQuat, DVec3, f64),
    (qb, pb, back): (DQuat, DVec3, f64),
    turn: DQuat,
) -> Option<(Turning, Turning)> {
    let momentum = qb * pb;
    for (q0, p0) in ways(i, qa, pa, forth) {
        let start = (turn * q0).normalize();
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
    let other = i.is_undecided(p, time).then(|| {
        // the one that it was not taken for
        if i.turn(p, time) > CLOSED_FORM { by_rule(i, q, p, time) } else { by_law(i, q, p, time) }
    });
    std::iter::once(drift(i, q, p, time)).chain(other)
}

/// A drift by Euler's law.
fn by_law(i: &Inertial, q: DQuat, p: DVec3, time: f64) -> Turning {
    let Some((axis, along, across)) = i.symmetry else { return by_series(i, q, p, time) };
    let own = (along - across) * axis.dot(p) * time;
    let carried = trig::rotation((q * p).normalize(), p.length() * across * time) * q;
    ((carried * trig::rotation(axis, own)).normalize(), trig::rotation(axis, -own) * p)
}

/// A drift by the power series of Π' = Π × I⁻¹Π and q' = ½ q ⊗ (0, I⁻¹Π), piece by piece. One that turns beyond all pieces
/// is turned about the angular momentum itself, which keeps that and the energy.
fn by_series(i: &Inertial, mut q: DQuat, mut p: DVec3, time: f64) -> Turning {
    let (size, count) = (p.length(), (i.turn(p, time) / PIECE).ceil());
    if count > MOST_PIECES {
        return ((q * trig::rotation(p / size, time * p.dot(i.inverse * p) / size)).normalize(), p);
    }
    let part = time / max(count, 1.0);
    for _ in 0..max(count, 1.0) as u64 {
        let nothing = DQuat::from_xyzw(0.0, 0.0, 0.0, 0.0);
        let (mut ps, mut spins, mut qs) = ([DVec3::ZERO; TERMS], [nothing; TERMS], [nothing; TERMS]);
        (ps[0], qs[0]) = (p, q);
        for k in 0..TERMS - 1 {
            let spin = i.inverse * ps[k];
            spins[k] = DQuat::from_xyzw(spin.x, spin.y, spin.z, 0.0);
            let (mut dp, mut dq) = (DVec3::ZERO, nothing);
            for j in 0..=k {
                dp += ps[j].cross(spins[k - j].xyz());
                dq += qs[j] * spins[k - j];
            }
            let factor = part / (k + 1) as f64;
            (ps[k + 1], qs[k + 1]) = (dp * factor, dq * (0.5 * factor));
        }
        // small terms first
        let (p1, q1) = ps.iter().zip(&qs).rev().fold((DVec3::ZERO, nothing), |(p, q), (dp, dq)| (p + *dp, q + *dq));
        (p, q) = (p1 * (size / p1.length()), q1.normalize());
    }
    (q, p)
}

/// A drift by the rule, or by the law where Newton's steps do not end.
fn by_rule(i: &Inertial, q: DQuat, p: DVec3, time: f64) -> Turning {
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
    if ended { ((q * cayley(mean * time)).normalize(), end) } else { by_law(i, q, p, time) }
}

fn skew(v: DVec3) -> DMat3 {
    DMat3::from_cols(DVec3::new(0.0, v.z, -v.y), DVec3::new(-v.z, 0.0, v.x), DVec3::new(v.y, -v.x, 0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One of the ways to drift.
    type Drift = fn(&Inertial, DQuat, DVec3, f64) -> Turning;

    /// A body with the moments `m`, in axes that are not its own.
    fn body(m: DVec3) -> Inertial {
        Inertial::of(1.0, m, DQuat::from_xyzw(0.0, 0.6, 0.0, 0.8))
    }

    fn start() -> DQuat {
        DQuat::from_xyzw(0.1, 0.2, 0.3, 0.9).normalize()
    }

    /// With an axis of symmetry and without, slow and fast, by rule, series and closed form.
    #[test]
    fn going_back_undoes_going_forward() {
        for m in [DVec3::new(1.0, 2.0, 2.9), DVec3::new(2.0, 2.0, 0.01), DVec3::ONE] {
            for time in [0.01, 0.1, 3.0] {
                let (i, q, p) = (body(m), start(), DVec3::new(3.0, -8.0, 5.0));
                let (q1, p1) = drift(&i, q, p, time);
                let (q2, p2) = drift(&i, q1, p1, -time);
                let allowed = 1e-14 * (1.0 + i.turn(p, time));
                assert!((p2 - p).length() < allowed * p.length());
                assert!((q2 * q.conjugate()).xyz().length() < allowed);
                assert!((q1 * p1 - q * p).length() < allowed * p.length(), "angular momentum is kept");
                assert!((p1.dot(i.inverse * p1) / p.dot(i.inverse * p) - 1.0).abs() < allowed, "energy is kept");
            }
        }
    }

    /// The series of a body with an axis of symmetry is its closed form.
    #[test]
    fn the_series_is_the_closed_form() {
        for m in [DVec3::new(2.0, 2.0, 0.01), DVec3::new(1.0, 3.0, 1.0), DVec3::ONE] {
            let (i, q, p) = (body(m), start(), DVec3::new(3.0, -8.0, 5.0));
            for time in [0.01, 0.1, 1.0, -1.0] {
                let ((q1, p1), (q2, p2)) = (by_series(&i, q, p, time), by_law(&i, q, p, time));
                let allowed = 1e-14 * (1.0 + i.turn(p, time));
                assert!((q2 * q1.conjugate()).xyz().length() < allowed && (p2 - p1).length() < allowed * p.length());
            }
        }
    }

    /// Halves of a step that turn by up to two hundred radians, with a kick between them: they meet. One that was turned
    /// further by a hundred-thousandth of a radian does not.
    #[test]
    fn the_midpoint_of_a_fast_turn_is_found() {
        let (i, qa) = (body(DVec3::new(1.0, 2.0, 2.9)), start());
        for k in 0..200 {
            let (rate, a) = (100.0 * trig::exp(f64::from(k) * 0.025), f64::from(k));
            let axis = DVec3::new(trig::sin(a), trig::cos(1.7 * a), trig::sin(0.3 * a)).normalize();
            let pa = i.tensor * axis * rate;
            let (q, p) = drift(&i, qa, pa, 0.01);
            let kicked = p + DVec3::new(0.01, -0.03, 0.02) * rate;
            let (qb, pb) = drift(&i, q, kicked, 0.01);
            let state = |q: DQuat, p: DVec3| StateRow {
                body: 0,
                centre: [0.0; 3],
                orientation: [q.w, q.x, q.y, q.z],
                velocity: [0.0; 3],
                spin: (q * (i.inverse * p)).to_array(),
            };
            let m = Midpoint::new(&i, &state(qa, pa), &state(qb, pb), None, 0.02);
            assert!(m.miss() < 1e-13 * rate + m.unsure, "{rate} rad/s: {:e}, unsure {:e}", m.miss(), m.unsure);
            assert!(m.unsure < 1e-8, "{rate} rad/s: unsure {:e}", m.unsure);
            let beside = (cayley(DVec3::new(0.0, 0.0, 1e-5)) * qb).normalize();
            assert!(Midpoint::new(&i, &state(qa, pa), &state(beside, pb), None, 0.02).miss() > 1e-6, "{rate} rad/s");
        }
    }

    /// 0.23 rad in half a step of 1/60 s are 27.6 rad/s: whichever side of that a step was on, its midpoint is found.
    #[test]
    fn where_rounding_decides_how_a_body_is_turned_both_are_tried() {
        let time = 1.0 / 120.0;
        for m in [DVec3::ONE, DVec3::new(2.0, 2.0, 0.7), DVec3::new(2.0, 1.1, 0.95)] {
            let (i, qa) = (body(m), start());
            let one = i.tensor * DVec3::new(0.6, 0.48, 0.64);
            let pa = one * (CLOSED_FORM / i.turn(one, time));
            assert!(i.is_undecided(pa, time) && !i.is_undecided(1.001 * pa, time));
            let made: [Drift; 2] = [by_law, by_rule];
            for first in made {
                for second in made {
                    let (q, p) = first(&i, qa, pa, time);
                    let (qb, pb) = second(&i, q, p, time);
                    let ((q0, _), (q1, _)) = meet(&i, (qa, pa, time), (qb, pb, time), DQuat::IDENTITY).unwrap();
                    assert!((q1 * q0.conjugate()).xyz().length() < 1e-14);
                }
            }
        }
    }
}
