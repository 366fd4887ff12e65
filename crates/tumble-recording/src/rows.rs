//! Rows of bodies, frames and what was done to them, as plain data.

use crate::table::{ADJUSTMENT, BODY, EDIT, EVENT, EVENTS, FRAME, KINDS, NOBODY, PUSH, STATE, VERDICTS, word};
use crate::words::{Taker, Words, code, put};
use tumble::{BodyKind, Verdict};

/// A body, as it was before the first step.
#[derive(Clone, Debug, PartialEq)]
pub struct BodyRow {
    /// Its number: that of its slot in the world.
    pub id: u32,
    /// Its name.
    pub name: String,
    /// How it moves.
    pub kind: BodyKind,
    /// Mass [kg]; 0 for bodies that are not dynamic.
    pub mass: f64,
    /// Centre of mass in body axes [m].
    pub centre: [f64; 3],
    /// Principal moments of inertia [kg·m²].
    pub moments: [f64; 3],
    /// Rotation from principal to body axes, (w, x, y, z).
    pub axes: [f64; 4],
    /// Its shape as JSON; see [`crate::parts`].
    pub shape: String,
    /// Friction of its first shape [–].
    pub friction: f64,
    /// Restitution of its first shape [–].
    pub restitution: f64,
    /// Constant force [N].
    pub force: [f64; 3],
    /// Constant torque [N·m].
    pub torque: [f64; 3],
}

impl BodyRow {
    pub(crate) fn put(&self, to: &mut Words) {
        let w = &mut to.words;
        w.extend([u64::from(self.id), code(KINDS, self.kind.name())]);
        put(w, &[self.mass]);
        put(w, &self.centre);
        put(w, &self.moments);
        put(w, &self.axes);
        put(w, &[self.friction, self.restitution]);
        put(w, &self.force);
        put(w, &self.torque);
        to.texts.extend([Some(self.name.clone()), Some(self.shape.clone())]);
        debug_assert_eq!(w.len() % BODY.width(), 0);
    }

    pub(crate) fn take(words: &[u64], texts: &[Option<String>]) -> Self {
        let mut t = Taker(words);
        let text = |k: usize| texts.get(k).cloned().flatten().unwrap_or_default();
        Self {
            id: t.small(),
            kind: match t.word() {
                0 => BodyKind::Dynamic,
                1 => BodyKind::Kinematic,
                _ => BodyKind::Fixed,
            },
            mass: t.real(),
            centre: t.reals(),
            moments: t.reals(),
            axes: t.reals(),
            friction: t.real(),
            restitution: t.real(),
            force: t.reals(),
            torque: t.reals(),
            name: text(0),
            shape: text(1),
        }
    }
}

/// A frame: the ledger, momentum, and what the solver says. Energies are totals since frame 0 [J].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FrameRow {
    /// Its number; frame k is the state after step k.
    pub frame: u64,
    /// Time [s].
    pub time: f64,
    /// Contact points.
    pub contacts: u32,
    /// Islands with contacts.
    pub islands: u32,
    /// Energy of motion [J].
    pub kinetic: f64,
    /// Energy of place [J].
    pub potential: f64,
    /// Work of applied forces [J].
    pub work: f64,
    /// Work of kinematic bodies and of the drives of moving surfaces [J].
    pub kinematic_work: f64,
    /// Lost by sliding [J].
    pub friction_loss: f64,
    /// Lost in impacts [J].
    pub restitution_loss: f64,
    /// All losses together [J].
    pub dissipated: f64,
    /// Energy by position correction [J].
    pub corrected: f64,
    /// Energy by the finite step [J].
    pub time_step: f64,
    /// Linear momentum [kg·m/s].
    pub momentum: [f64; 3],
    /// Angular momentum about the origin [kg·m²/s].
    pub angular: [f64; 3],
    /// Passes over contacts.
    pub sweeps: u32,
    /// Largest residual [m/s].
    pub residual: f64,
    /// Verdict of the step.
    pub verdict: Verdict,
    /// Islands in which the energy guard acted.
    pub guarded: u32,
    /// Hash of the state.
    pub state_hash: u64,
    /// Time that the step took [ns].
    pub wall_ns: u64,
    /// Length of the step [s]; 0 for frame 0.
    pub dt: f64,
    /// Deepest overlap that the step's velocities lead into and that no contact of it stops [m]; not a number where a
    /// recording of an older format does not say.
    pub missed_depth: f64,
    /// Smallest share of restitution [–]: 1 where every impact kept its e; not a number where a recording of an older format
    /// does not say.
    pub restitution_share: f64,
    /// Steps since frame 0: that of the frame, unless only some steps were recorded. Energies, momenta, contacts and `dt` are of
    /// the last of them; residual, verdict, guard, missed overlap and shares are the worst, sweeps, times and cut flights the sums of all
    /// since the frame before.
    pub step: u64,
    /// Lost by damping of bodies [J].
    pub damping_loss: f64,
    /// Joints that acted.
    pub joints: u32,
    /// How far the points of joints are apart at the midpoint where they are to meet [m].
    pub joint_gap: f64,
    /// How far the axes of joints are askew there [rad].
    pub joint_turn: f64,
    /// Constraint error that the joints gain until the next midpoint, divided by the horizon [m/s].
    pub joint_residual: f64,
    /// Work of motors [J].
    pub motor_work: f64,
    /// Lost by dry friction and damping of joints [J].
    pub joint_loss: f64,
    /// Length of the step after it, as far as the step was told [s]; not a number where a recording of an older format does not say:
    /// there it is `dt`. 0 for frame 0.
    pub next_dt: f64,
    /// Flights that were not followed to the end of the steps since the frame before; 0 where a recording of an older format does not say.
    pub cut_flights: u32,
    /// Chained checksum.
    pub checksum: u64,
}

impl FrameRow {
    pub(crate) fn put(&self, to: &mut Words) {
        let w = &mut to.words;
        put(w, &[self.time]);
        w.extend([u64::from(self.contacts), u64::from(self.islands)]);
        put(w, &[self.kinetic, self.potential, self.work, self.kinematic_work]);
        put(w, &[self.friction_loss, self.restitution_loss, self.dissipated, self.corrected, self.time_step]);
        put(w, &self.momentum);
        put(w, &self.angular);
        w.push(u64::from(self.sweeps));
        put(w, &[self.residual]);
        w.extend([code(VERDICTS, self.verdict.name()), u64::from(self.guarded), self.state_hash, self.wall_ns]);
        put(w, &[self.dt, self.missed_depth, self.restitution_share]);
        w.push(self.step);
        put(w, &[self.damping_loss]);
        w.push(u64::from(self.joints));
        put(w, &[self.joint_gap, self.joint_turn, self.joint_residual, self.motor_work, self.joint_loss]);
        put(w, &[self.next_dt]);
        w.push(u64::from(self.cut_flights));
        debug_assert_eq!(w.len() % FRAME.width(), 0);
    }

    pub(crate) fn take(frame: u64, words: &[u64], checksum: u64) -> Self {
        let mut t = Taker(words);
        Self {
            frame,
            time: t.real(),
            contacts: t.small(),
            islands: t.small(),
            kinetic: t.real(),
            potential: t.real(),
            work: t.real(),
            kinematic_work: t.real(),
            friction_loss: t.real(),
            restitution_loss: t.real(),
            dissipated: t.real(),
            corrected: t.real(),
            time_step: t.real(),
            momentum: t.reals(),
            angular: t.reals(),
            sweeps: t.small(),
            residual: t.real(),
            verdict: t.verdict(),
            guarded: t.small(),
            state_hash: t.word(),
            wall_ns: t.word(),
            dt: t.real(),
            missed_depth: t.real(),
            restitution_share: t.real(),
            // an older format has a frame for every step
            step: Some(t.word()).filter(|w| *w != word(f64::NAN)).unwrap_or(frame),
            damping_loss: t.real(),
            joints: t.small(),
            joint_gap: t.real(),
            joint_turn: t.real(),
            joint_residual: t.real(),
            motor_work: t.real(),
            joint_loss: t.real(),
            next_dt: t.real(),
            cut_flights: t.small(),
            checksum,
        }
    }

    /// Length of the step after it, as far as the step was told [s].
    #[must_use]
    pub fn next(&self) -> f64 {
        if self.next_dt.is_nan() { self.dt } else { self.next_dt }
    }
}

/// Where a body is and how it moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StateRow {
    /// The body.
    pub body: u32,
    /// Centre of mass [m].
    pub centre: [f64; 3],
    /// Orientation of the body's axes, (w, x, y, z).
    pub orientation: [f64; 4],
    /// Velocity of the centre of mass [m/s].
    pub velocity: [f64; 3],
    /// Spin in world axes [rad/s].
    pub spin: [f64; 3],
}

impl StateRow {
    pub(crate) fn put(&self, w: &mut Vec<u64>) {
        w.push(u64::from(self.body));
        put(w, &self.centre);
        put(w, &self.orientation);
        put(w, &self.velocity);
        put(w, &self.spin);
        debug_assert_eq!(w.len() % STATE.width(), 0);
    }

    pub(crate) fn take(words: &[u64]) -> Self {
        let mut t = Taker(words);
        Self { body: t.small(), centre: t.reals(), orientation: t.reals(), velocity: t.reals(), spin: t.reals() }
    }
}

/// Adjustment of a body by a step, apart from forces and contacts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AdjustmentRow {
    /// The body.
    pub body: u32,
    /// Displacement of its centre of mass by position correction [m].
    pub shift: [f64; 3],
    /// Turn of the body by it, world axes [rad]: twice the tangent of half the angle, along the axis.
    pub turn: [f64; 3],
    /// Solved where the step began, without the first half drift.
    pub start_up: bool,
    /// Displacement of its centre of mass that closed its joints before the solve [m].
    pub closing: [f64; 3],
    /// Turn of the body with that, as `turn` [rad].
    pub closing_turn: [f64; 3],
    /// When it was solved, from the midpoint of the step on [s].
    pub offset: f64,
    /// Something held it until then; the others flew.
    pub held: bool,
    /// Velocity by which contacts find it ahead of the velocity in the frame before [m/s].
    pub lead: [f64; 3],
    /// By how much forces bent its flight beside the straight ways before and after [m].
    pub flight: [f64; 3],
    /// When its last flight from touch to touch ended, from the start of the step on [s]; 0 where it had none.
    pub flight_end: f64,
}

impl AdjustmentRow {
    pub(crate) fn put(&self, w: &mut Vec<u64>) {
        w.push(u64::from(self.body));
        put(w, &self.shift);
        put(w, &self.turn);
        w.push(u64::from(self.start_up));
        put(w, &self.closing);
        put(w, &self.closing_turn);
        put(w, &[self.offset]);
        w.push(u64::from(self.held));
        put(w, &self.lead);
        put(w, &self.flight);
        put(w, &[self.flight_end]);
        debug_assert_eq!(w.len() % ADJUSTMENT.width(), 0);
    }

    pub(crate) fn take(words: &[u64]) -> Self {
        let mut t = Taker(words);
        let (body, shift, turn, start_up) = (t.small(), t.reals(), t.reals(), t.flag());
        let (closing, closing_turn, offset, held) = (t.reals(), t.reals(), t.real(), t.flag());
        let (lead, flight, flight_end) = (t.reals(), t.reals(), t.real());
        Self { body, shift, turn, start_up, closing, closing_turn, offset, held, lead, flight, flight_end }
    }
}

/// Forces of a body in a step where they are not those of the table `body`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PushRow {
    /// The body.
    pub body: u32,
    /// Force that acts until it is changed, at the centre of mass [N].
    pub force: [f64; 3],
    /// Torque that acts until it is changed [N·m].
    pub torque: [f64; 3],
    /// Force of this step alone [N].
    pub once_force: [f64; 3],
    /// Torque of this step alone [N·m].
    pub once_torque: [f64; 3],
}

impl PushRow {
    pub(crate) fn put(&self, w: &mut Vec<u64>) {
        w.push(u64::from(self.body));
        put(w, &self.force);
        put(w, &self.torque);
        put(w, &self.once_force);
        put(w, &self.once_torque);
        debug_assert_eq!(w.len() % PUSH.width(), 0);
    }

    pub(crate) fn take(words: &[u64]) -> Self {
        let mut t = Taker(words);
        Self { body: t.small(), force: t.reals(), torque: t.reals(), once_force: t.reals(), once_torque: t.reals() }
    }
}

/// Where a step found a body that was changed from outside after the frame before.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EditRow {
    /// The body.
    pub body: u32,
    /// Centre of mass [m].
    pub centre: [f64; 3],
    /// Orientation of the body's axes, (w, x, y, z).
    pub orientation: [f64; 4],
    /// Velocity of the centre of mass [m/s].
    pub velocity: [f64; 3],
    /// Angular momentum in body axes [kg·m²/s]; of a body that is not dynamic, its spin in world axes [rad/s].
    pub turning: [f64; 3],
}

impl EditRow {
    pub(crate) fn put(&self, w: &mut Vec<u64>) {
        w.push(u64::from(self.body));
        put(w, &self.centre);
        put(w, &self.orientation);
        put(w, &self.velocity);
        put(w, &self.turning);
        debug_assert_eq!(w.len() % EDIT.width(), 0);
    }

    pub(crate) fn take(words: &[u64]) -> Self {
        let mut t = Taker(words);
        Self { body: t.small(), centre: t.reals(), orientation: t.reals(), velocity: t.reals(), turning: t.reals() }
    }
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventRow {
    /// In the step that led to this frame.
    pub frame: u64,
    /// Kind: `touch began`, `touch ended`, `impact`, `fell asleep`, `woke`, `quarantined`, `missed`, `squeezed`, `entered` or
    /// `left`.
    pub kind: &'static str,
    /// The body, or the first of two.
    pub body_a: Option<u32>,
    /// The second body, if there are two.
    pub body_b: Option<u32>,
    /// More about it as JSON, if there is more.
    pub data: Option<String>,
    /// Its number within the frame.
    pub id: u32,
}

impl EventRow {
    pub(crate) fn put(&self, to: &mut Words) {
        let body = |b: Option<u32>| b.map_or(NOBODY, u64::from);
        let row = [code(EVENTS, self.kind), body(self.body_a), body(self.body_b), u64::from(self.id)];
        to.words.extend(row);
        to.texts.push(self.data.clone());
        debug_assert_eq!(to.words.len() % EVENT.width(), 0);
    }

    pub(crate) fn take(frame: u64, words: &[u64], data: Option<String>) -> Self {
        let mut t = Taker(words);
        let kind = EVENTS.get(t.word() as usize).copied().unwrap_or("");
        let body = |w: u64| u32::try_from(w).ok();
        Self { frame, kind, body_a: body(t.word()), body_b: body(t.word()), data, id: t.small() }
    }
}
