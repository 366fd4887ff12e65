//! Rows of contacts and of the islands in which they were solved.

use crate::table::{CONTACT, METHODS, MODES, ORIGINS, SOLVE, VERDICTS};
use crate::words::{Taker, code, put};
use tumble::{Mode, Origin, Verdict};

/// A contact point at the midpoint of the step that led to the frame. Fields have the names of [`tumble::Contact`]; columns
/// have one name for each number of a vector, which its field says where it is not the same word.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ContactRow {
    /// Body A.
    pub body_a: u32,
    /// Body B.
    pub body_b: u32,
    /// Features that touch: that of A in the upper half, that of B in the lower.
    pub feature: u64,
    /// The point [m].
    pub point: [f64; 3],
    /// Unit normal from A to B.
    pub normal: [f64; 3],
    /// First unit tangent.
    pub tangent1: [f64; 3],
    /// Second unit tangent.
    pub tangent2: [f64; 3],
    /// Signed distance [m]; negative = overlap.
    pub gap: f64,
    /// Coulomb's coefficient [–].
    pub friction: f64,
    /// Newton's coefficient [–].
    pub restitution: f64,
    /// Velocity of B against A before the step's forces, (n, t1, t2) [m/s]: columns `approach_velocity`, `approach_t1`,
    /// `approach_t2`.
    pub approach_velocity: [f64; 3],
    /// From the centre of mass of A to the point [m].
    pub lever_a: [f64; 3],
    /// From the centre of mass of B to the point [m].
    pub lever_b: [f64; 3],
    /// Bound of the normal velocity: u_n + floor ≥ 0 [m/s].
    pub velocity_bound: f64,
    /// Velocity of B against A that the law holds for, after the solve and with the bias, (n, t1, t2) [m/s]: columns
    /// `velocity_n`, `slip_t1`, `slip_t2`.
    pub velocity: [f64; 3],
    /// Impulse on B, (n, t1, t2) [N·s].
    pub impulse: [f64; 3],
    /// Mode: open, stick, slide or bounce.
    pub mode: Mode,
    /// Its number within the frame.
    pub id: u32,
    /// Its island within the frame.
    pub island: u32,
    /// How it was found.
    pub origin: Origin,
    /// Velocity by which the law is shifted, (n, t1, t2) [m/s]; not numbers where a recording of an older format does not say.
    pub bias: [f64; 3],
    /// Share of the restitution that it leaves with [–]; not a number where a recording of an older format does not say.
    pub restitution_share: f64,
    /// Met in flight: solved where it touches, or left to the next step.
    pub in_flight: bool,
}

impl ContactRow {
    pub(crate) fn put(&self, w: &mut Vec<u64>) {
        w.extend([u64::from(self.body_a), u64::from(self.body_b), self.feature]);
        put(w, &self.point);
        put(w, &self.normal);
        put(w, &self.tangent1);
        put(w, &self.tangent2);
        put(w, &[self.gap, self.friction, self.restitution, self.approach_velocity[0]]);
        put(w, &self.lever_a);
        put(w, &self.lever_b);
        put(w, &[self.velocity_bound, self.velocity[0]]);
        put(w, &self.impulse);
        put(w, &self.velocity[1..]);
        w.extend([code(MODES, self.mode.name()), u64::from(self.id), u64::from(self.island)]);
        put(w, &self.approach_velocity[1..]);
        w.push(code(ORIGINS, self.origin.name()));
        put(w, &self.bias);
        put(w, &[self.restitution_share]);
        w.push(u64::from(self.in_flight));
        debug_assert_eq!(w.len() % CONTACT.width(), 0);
    }

    pub(crate) fn take(words: &[u64]) -> Self {
        let mut t = Taker(words);
        let (body_a, body_b, feature) = (t.small(), t.small(), t.word());
        let (point, normal, tangent1, tangent2) = (t.reals(), t.reals(), t.reals(), t.reals());
        let (gap, friction, restitution, approach) = (t.real(), t.real(), t.real(), t.real());
        let (lever_a, lever_b, velocity_bound, normal_after) = (t.reals(), t.reals(), t.real(), t.real());
        let impulse = t.reals();
        let [slip1, slip2] = t.reals();
        let mode = match t.word() {
            0 => Mode::Open,
            1 => Mode::Stick,
            2 => Mode::Slide,
            _ => Mode::Bounce,
        };
        let (id, island) = (t.small(), t.small());
        let [before1, before2] = t.reals();
        Self {
            body_a,
            body_b,
            feature,
            point,
            normal,
            tangent1,
            tangent2,
            gap,
            friction,
            restitution,
            approach_velocity: [approach, before1, before2],
            lever_a,
            lever_b,
            velocity_bound,
            velocity: [normal_after, slip1, slip2],
            impulse,
            mode,
            id,
            island,
            origin: t.origin(),
            bias: t.reals(),
            restitution_share: t.real(),
            in_flight: t.flag(),
        }
    }
}

/// How an island was solved.
#[derive(Clone, Debug, PartialEq)]
pub struct SolveRow {
    /// Its number within the frame.
    pub island: u32,
    /// The method that had the last word.
    pub method: &'static str,
    /// Contact points.
    pub contacts: u32,
    /// Passes over them.
    pub sweeps: u32,
    /// Largest failure of the law [m/s].
    pub residual: f64,
    /// Largest distance outside the friction cone [–].
    pub cone: f64,
    /// Largest approach below the floor [m/s].
    pub approach: f64,
    /// Work of normal impulses on separating contacts [J].
    pub sticky: f64,
    /// Dissipation missing from maximal dissipation [J].
    pub dissipation: f64,
    /// Verdict by these measures.
    pub verdict: Verdict,
    /// Time that the solve took [ns]; 0 unless timings were asked for.
    pub wall_ns: u64,
    /// Dynamic bodies.
    pub bodies: u32,
    /// Newton and interior-point steps.
    pub newton_steps: u32,
    /// Numeric factorisations.
    pub factorisations: u32,
    /// Rounds of the restitution phase.
    pub rounds: u32,
    /// The field's common error [–].
    pub natural: f64,
    /// Energy that the contact phase brought [J].
    pub gain: f64,
    /// The energy guard acted.
    pub guarded: bool,
    /// Solved where the step began.
    pub start_up: bool,
    /// Smallest share of restitution of its impacts [–]; not a number where a recording of an older format does not say.
    pub restitution_share: f64,
    /// Joints.
    pub joints: u32,
    /// Rows of joints that depend on others [–].
    pub redundant: u32,
    /// Outer iterations of rows and predicted motion that the joints took [–].
    pub outer: u32,
    /// Constraint error that the joints gain until the next midpoint, divided by the horizon [m/s]; part of the residual.
    pub joint_residual: f64,
    /// When it was solved, from the midpoint of the step on [s].
    pub offset: f64,
}

impl SolveRow {
    /// Whether the answer holds the law to the tolerance [m/s] by its own residual. One that is not solved all the same missed
    /// it in a bounce, or by what rounding may hide of the residual; neither is recorded.
    #[must_use]
    pub fn is_within(&self, tolerance: f64) -> bool {
        self.verdict == Verdict::Solved || (self.verdict == Verdict::Inexact && self.residual <= tolerance)
    }

    pub(crate) fn put(&self, w: &mut Vec<u64>) {
        w.extend([u64::from(self.island), code(METHODS, self.method)]);
        w.extend([u64::from(self.contacts), u64::from(self.sweeps)]);
        put(w, &[self.residual, self.cone, self.approach, self.sticky, self.dissipation]);
        w.extend([code(VERDICTS, self.verdict.name()), self.wall_ns, u64::from(self.bodies)]);
        w.extend([u64::from(self.newton_steps), u64::from(self.factorisations), u64::from(self.rounds)]);
        put(w, &[self.natural, self.gain]);
        w.extend([u64::from(self.guarded), u64::from(self.start_up)]);
        put(w, &[self.restitution_share]);
        w.extend([u64::from(self.joints), u64::from(self.redundant), u64::from(self.outer)]);
        put(w, &[self.joint_residual, self.offset]);
        debug_assert_eq!(w.len() % SOLVE.width(), 0);
    }

    pub(crate) fn take(words: &[u64]) -> Self {
        let mut t = Taker(words);
        Self {
            island: t.small(),
            method: METHODS.get(t.word() as usize).copied().unwrap_or("auto"),
            contacts: t.small(),
            sweeps: t.small(),
            residual: t.real(),
            cone: t.real(),
            approach: t.real(),
            sticky: t.real(),
            dissipation: t.real(),
            verdict: t.verdict(),
            wall_ns: t.word(),
            bodies: t.small(),
            newton_steps: t.small(),
            factorisations: t.small(),
            rounds: t.small(),
            natural: t.real(),
            gain: t.real(),
            guarded: t.flag(),
            start_up: t.flag(),
            restitution_share: t.real(),
            joints: t.small(),
            redundant: t.small(),
            outer: t.small(),
            joint_residual: t.real(),
            offset: t.real(),
        }
    }
}
