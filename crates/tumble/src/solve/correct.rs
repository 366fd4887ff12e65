//! Position correction: moves overlapping bodies apart and changes no velocity.
//!
//! The move is the smallest one in the mass metric that opens every overlap by `rate` of its excess over the slop and
//! closes no gap: Δq = M⁻¹ Jᵀ λ with 0 ≤ λ ⟂ J Δq − target ≥ 0, by projected Gauss–Seidel. Centres of mass of islands
//! stay where they are. Linear velocity and body-axis angular momentum are kept, so the kinetic energy is too; the
//! change of potential energy is booked as `corrected`.

use crate::model::settings::Correction;
use tumble_math::DVec3;
use tumble_math::order::{max, min, positive_part};
use tumble_solver::{Body, Contact};

/// Overlap beyond the slop that is left alone, as a fraction of the slop [–]. Without it the excess would shrink for ever and never
/// be gone, and a pile that has long come to rest would be moved by a trifle in every step. Chosen, not
/// derived.
const SPARED_FRACTION: f64 = 0.01;

/// Fraction of the largest target at which the sweeps stop [–]: the rest is done in the next step anyway. Chosen, not derived.
const STOP_FRACTION: f64 = 1e-3;

/// Widest gap, in largest targets, of the first pass [–]; should a wider one be closed after all, the pass is done again with every
/// contact. Chosen, not derived: it saves time and decides no result.
const FIRST_GAP_RANGE: f64 = 4.0;

/// Buffers of the pass.
#[derive(Debug, Default)]
pub(crate) struct Projection {
    rows: Vec<Row>,
    /// Shift [m] and turn [rad] of each body.
    pub(crate) moves: Vec<(DVec3, DVec3)>,
}

#[derive(Clone, Copy, Debug)]
struct Row {
    a: usize,
    b: usize,
    n: DVec3,
    arm_a: DVec3,
    arm_b: DVec3,
    turn_a: DVec3,
    turn_b: DVec3,
    target: f64,
    mobility: f64,
    /// Compliance [1/kg]: 0, or the mobility of the body that it moves.
    compliance: f64,
    impulse: f64,
}

impl Projection {
    /// Computes the moves of `bodies`; false when there is nothing to remove. A contact that is `driven` yields as much as
    /// the body that it is to move: between two of them, or one and the floor, there may be no room. `slop` [m] of each contact
    /// is left alone.
    pub(crate) fn solve(
        &mut self,
        bodies: &[Body],
        contacts: &[Contact],
        slop: impl Fn(usize) -> f64,
        driven: impl Fn(usize) -> bool,
        settings: &Correction,
    ) -> bool {
        if !settings.enabled {
            return false;
        }
        // a contact without overlap has no part of it to leave alone
        let target_of =
            |(k, c): (usize, &Contact)| if c.gap < 0.0 { target(c.gap, slop(k), settings.rate) } else { 0.0 };
        let largest = contacts.iter().enumerate().fold(0.0, |m, c| max(m, target_of(c)));
        if largest == 0.0 {
            return false;
        }
        self.sweep(bodies, contacts, (&slop, &driven), settings, largest, FIRST_GAP_RANGE * largest);
        let is_closed =
            |(k, c): (usize, &Contact)| c.gap >= FIRST_GAP_RANGE * largest && c.gap + self.opening(c) < -slop(k);
        if contacts.iter().enumerate().any(is_closed) {
            self.sweep(bodies, contacts, (&slop, &driven), settings, largest, f64::INFINITY);
        }
        self.moves.iter().all(|(x, t)| x.is_finite() && t.is_finite())
    }

    /// Opening of a contact by the moves [m].
    fn opening(&self, c: &Contact) -> f64 {
        let ((xa, ta), (xb, tb)) = (self.moves[c.body_a as usize], self.moves[c.body_b as usize]);
        c.frame.normal.dot(xb + tb.cross(c.lever_b) - xa - ta.cross(c.lever_a))
    }

    /// The moves that the contacts with gaps below `near` [m] ask for.
    fn sweep(
        &mut self,
        bodies: &[Body],
        contacts: &[Contact],
        (slop, driven): (&impl Fn(usize) -> f64, &impl Fn(usize) -> bool),
        settings: &Correction,
        largest: f64,
        near: f64,
    ) {
        self.rows.clear();
        self.moves.clear();
        self.moves.resize(bodies.len(), (DVec3::ZERO, DVec3::ZERO));
        for (k, c) in contacts.iter().enumerate().filter(|(_, c)| c.gap < near) {
            let (a, b) = (c.body_a as usize, c.body_b as usize);
            let (n, arm_a, arm_b) = (c.frame.normal, c.lever_a.cross(c.frame.normal), c.lever_b.cross(c.frame.normal));
            let (turn_a, turn_b) = (bodies[a].inverse_inertia * arm_a, bodies[b].inverse_inertia * arm_b);
            let target = target(c.gap, slop(k), settings.rate);
            let mobility = bodies[a].inverse_mass + bodies[b].inverse_mass + arm_a.dot(turn_a) + arm_b.dot(turn_b);
            let compliance = if target > 0.0 && driven(k) { mobility } else { 0.0 };
            let impulse = 0.0;
            self.rows.push(Row { a, b, n, arm_a, arm_b, turn_a, turn_b, target, mobility, compliance, impulse });
        }
        let mut done = false;
        for _ in 0..settings.max_sweeps {
            let change = self.rows.iter_mut().fold(0.0, |m, r| max(m, r.visit(bodies, &mut self.moves)));
            done = change <= STOP_FRACTION * largest;
            if done {
                break;
            }
        }
        if !done {
            // overlap of two moving bodies may wait; contacts with fixed bodies are projected last
            let fixed = |k: usize| bodies[k].inverse_mass == 0.0;
            for r in self.rows.iter_mut().filter(|r| fixed(r.a) || fixed(r.b)) {
                r.visit(bodies, &mut self.moves);
            }
        }
    }
}

/// Opening that a contact needs [m], with the slop [m] that is left alone; negative: the closing that it allows. Asked of
/// each contact alone, so that the rest of its island makes no difference to it.
pub(super) fn target(gap: f64, slop: f64, rate: f64) -> f64 {
    let over = -gap - slop;
    if over > SPARED_FRACTION * slop { rate * over } else { min(over, 0.0) }
}

impl Row {
    /// Opens this contact as far as is asked for, given the moves so far. Returns by how much more it was opened or
    /// closed [m].
    fn visit(&mut self, bodies: &[Body], moves: &mut [(DVec3, DVec3)]) -> f64 {
        let (xa, ta) = moves[self.a];
        let (xb, tb) = moves[self.b];
        let opening = self.n.dot(xb - xa) + self.arm_b.dot(tb) - self.arm_a.dot(ta);
        let wanted = self.target - opening - self.compliance * self.impulse;
        let impulse = positive_part(self.impulse + wanted / (self.mobility + self.compliance));
        let d = impulse - self.impulse;
        if d == 0.0 {
            return 0.0;
        }
        self.impulse = impulse;
        let (ma, mb) = (&bodies[self.a], &bodies[self.b]);
        moves[self.a] = (xa - self.n * (d * ma.inverse_mass), ta - self.turn_a * d);
        moves[self.b] = (xb + self.n * (d * mb.inverse_mass), tb + self.turn_b * d);
        (d * self.mobility).abs()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tumble_math::DMat3;
    use tumble_solver::Velocity;

    #[test]
    fn a_gap_that_the_moves_would_close_is_kept_although_it_was_left_out_at_first() {
        // a rod that is easy to turn: lifted near its middle, its far end swings down 9.5 times as far
        let rod = Body {
            inverse_mass: 1.0,
            inverse_inertia: DMat3::from_diagonal(DVec3::splat(100.0)),
            before: Velocity::ZERO,
            free: Velocity::ZERO,
        };
        let bodies = [Body::kinematic(Velocity::ZERO), rod];
        let settings = Correction { enabled: true, slop: 0.0, rate: 0.2, max_sweeps: 1000 };
        let at = |x: f64, gap: f64| {
            let lever = DVec3::new(x, 0.0, 0.0);
            Contact { gap, ..Contact::new(0, 1, DVec3::Z, lever, lever).unwrap() }
        };
        let (depth, target) = (0.01, 0.002);
        let gap = 1.25 * FIRST_GAP_RANGE * target;
        let mut projection = Projection::default();
        assert!(projection.solve(&bodies, &[at(0.1, -depth)], |_| 0.0, |_| false, &settings));
        let end = at(-2.0, gap);
        assert!(gap + projection.opening(&end) < -0.5 * gap, "alone, the far end would sink in");
        assert!(projection.solve(&bodies, &[at(0.1, -depth), end], |_| 0.0, |_| false, &settings));
        assert!(gap + projection.opening(&end) >= -1e-9);
        assert!(projection.opening(&at(0.1, -depth)) >= 0.99 * target);
    }

    #[test]
    fn what_is_spared_is_spared_whoever_else_is_in_the_island() {
        let ball =
            Body { inverse_mass: 1.0, inverse_inertia: DMat3::IDENTITY, before: Velocity::ZERO, free: Velocity::ZERO };
        let bodies = [Body::kinematic(Velocity::ZERO), ball, ball];
        let settings = Correction { enabled: true, slop: 1e-5, rate: 0.2, max_sweeps: 20 };
        let slop = settings.slop;
        let on = |b: u32, over: f64| {
            let gap = -slop - over;
            Contact { gap, ..Contact::new(0, b, DVec3::Z, DVec3::ZERO, DVec3::ZERO).unwrap() }
        };
        let mut projection = Projection::default();
        let trifle = 0.5 * SPARED_FRACTION * slop;
        assert!(!projection.solve(&bodies, &[on(1, trifle)], |_| slop, |_| false, &settings));
        assert!(projection.solve(&bodies, &[on(1, trifle), on(2, 1e-4)], |_| slop, |_| false, &settings));
        assert_eq!(projection.moves[1].0, DVec3::ZERO);
        assert!((projection.moves[2].0.z - 2e-5).abs() < 1e-18);
    }
}
