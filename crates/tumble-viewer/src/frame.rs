//! One frame for the page: states, contacts, islands, events and the summary row.
//!
//! Live worlds and recordings produce it; `protocol` turns it into bytes. Plain data, SI units.

use tumble::{Method, Origin};
use tumble_math::{DQuat, DVec3};

/// No island, no body, no contact.
pub const NONE: u32 = u32::MAX;

/// State of a body.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct State {
    /// Centre of mass [m].
    pub centre: DVec3,
    /// Orientation of the body's own frame.
    pub orientation: DQuat,
    /// Velocity of the centre of mass [m/s].
    pub velocity: DVec3,
    /// Spin, world axes [rad/s].
    pub spin: DVec3,
}

impl State {
    /// State of a body that is missing in this frame.
    pub(crate) const NOWHERE: Self =
        Self { centre: DVec3::NAN, orientation: DQuat::IDENTITY, velocity: DVec3::ZERO, spin: DVec3::ZERO };
}

/// One row of energy, momentum and solver figures, for the plots.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Summary {
    /// Time [s].
    pub time: f64,
    /// Kinetic energy [J].
    pub kinetic: f64,
    /// Potential energy [J].
    pub potential: f64,
    /// External work since frame 0: applied forces and changed parameters [J].
    pub work: f64,
    /// Work of kinematic bodies and of moving surfaces since frame 0 [J].
    pub kinematic_work: f64,
    /// Energy dissipated by sliding since frame 0 [J].
    pub friction_loss: f64,
    /// Energy dissipated by impacts since frame 0 [J].
    pub restitution_loss: f64,
    /// Energy added by the position correction since frame 0 [J].
    pub corrected: f64,
    /// Integration error of the energy since frame 0 [J].
    pub time_step: f64,
    /// Energy dissipated by damping of bodies since frame 0 [J].
    pub damping_loss: f64,
    /// Work of the motors of joints since frame 0 [J].
    pub motor_work: f64,
    /// Energy dissipated by dry friction and damping of joints since frame 0 [J].
    pub joint_loss: f64,
    /// Linear momentum [kg·m/s].
    pub linear: DVec3,
    /// Angular momentum about the world's origin [kg·m²/s].
    pub angular: DVec3,
    /// Gauss–Seidel iterations, all islands together [–].
    pub sweeps: f64,
    /// Largest residual [m/s].
    pub residual: f64,
    /// Deepest overlap [m], 0 without overlap; NaN when unknown.
    pub overlap: f64,
    /// Deepest overlap that the step still leads into [m], 0 if none; NaN when unknown.
    pub missed: f64,
    /// Wall-clock time of the step [ms]; NaN when not measured.
    pub step_ms: f64,
    /// Contact points [–].
    pub contacts: f64,
    /// Islands with contacts [–].
    pub islands: f64,
    /// 0 solved, 1 guarded, 2 infeasible, 3 overlap, 4 inexact, 5 failed: the number of [`tumble::Verdict`] [–].
    pub verdict: f64,
    /// Islands in which the energy guard acted [–].
    pub guarded: f64,
    /// Events of the frame [–].
    pub events: f64,
    /// Hash of the state.
    pub state_hash: u64,
}

/// One contact point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ContactRow {
    /// Index of body A.
    pub body_a: u32,
    /// Index of body B.
    pub body_b: u32,
    /// Index of its island in the frame, or [`NONE`].
    pub island: u32,
    /// 0 open, 1 stick, 2 slide, 3 bounce.
    pub mode: u8,
    /// Identifier of the touching features; constant while they touch.
    pub feature: u64,
    /// Position [m].
    pub point: DVec3,
    /// Unit normal from A to B.
    pub normal: DVec3,
    /// First unit tangent; the second is n × t1.
    pub tangent: DVec3,
    /// From the centre of mass of A to the point [m].
    pub lever_a: DVec3,
    /// From the centre of mass of B to the point [m].
    pub lever_b: DVec3,
    /// Signed distance [m].
    pub gap: f64,
    /// Coulomb's coefficient [–].
    pub friction: f64,
    /// Newton's coefficient [–].
    pub restitution: f64,
    /// Velocity bound of the contact law: u_n + floor ≥ 0 [m/s].
    pub velocity_bound: f64,
    /// Velocity of B against A before the step's forces, (n, t1, t2) [m/s].
    pub approach_velocity: DVec3,
    /// Velocity of B against A that the law holds for, (n, t1, t2) [m/s]: after the solve, plus `bias`.
    pub velocity: DVec3,
    /// Impulse on B, (n, t1, t2) [N·s].
    pub impulse: DVec3,
    /// How it was found.
    pub origin: Origin,
    /// Velocity by which its law is shifted, (n, t1, t2) [m/s]; NaN where an older recording does not say.
    pub bias: DVec3,
    /// Share of the restitution that it leaves with [–]; NaN where an older recording does not say.
    pub restitution_share: f64,
    /// Met in flight: solved where it touches, or left to the next step.
    pub in_flight: bool,
    /// Residual of the contact law at this contact [m/s]; see `certify`.
    pub residual: f64,
}

/// Solution of one island.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct IslandRow {
    /// Dynamic bodies.
    pub bodies: u32,
    /// Contact points.
    pub contacts: u32,
    /// Index into the names of the methods.
    pub method: u32,
    /// The number of its [`tumble::Verdict`].
    pub verdict: u32,
    /// Sweeps.
    pub sweeps: u32,
    /// Newton steps; [`NONE`] when unknown.
    pub newton_steps: u32,
    /// Index of the contact with the largest residual, or [`NONE`].
    pub worst_contact: u32,
    /// 1 guarded, 2 solved at the start of the step.
    pub flags: u32,
    /// Largest residual [m/s].
    pub residual: f64,
    /// Cone violation, relative [–].
    pub cone: f64,
    /// Normal-velocity deficit [m/s].
    pub approach: f64,
    /// Complementarity work: normal impulses on separating contacts [J].
    pub sticky: f64,
    /// Friction-work deficit [J].
    pub dissipation: f64,
    /// Energy added by contacts [J]; NaN when unknown.
    pub gain: f64,
    /// Time of the solve [ms]; NaN when not measured.
    pub wall_ms: f64,
}

/// Most free coordinates of a joint [–].
pub(crate) const COORDINATES: usize = 6;

/// Action of a joint in the step that led to a frame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct JointRow {
    /// 1 it holds, 2 at a limit, 4 driven by a motor; 0 when it is broken or removed.
    pub flags: u32,
    /// Its coordinates in the middle of the step [rad or m]; NaN where there is none, or it is unknown.
    pub value: [f64; COORDINATES],
    /// Their rates after the solve [rad/s or m/s].
    pub rate: [f64; COORDINATES],
    /// Mean force of the motor of each, on B [N·m or N].
    pub motor: [f64; COORDINATES],
    /// Mean force of the limits of each, on B [N·m or N]; of a rope, its pull.
    pub limit: [f64; COORDINATES],
    /// Mean force on B, world axes [N].
    pub force: DVec3,
    /// Mean torque on B about its point, world axes [N·m].
    pub torque: DVec3,
}

/// A flag of a joint: it is there.
pub(crate) const JOINT_HOLDS: u32 = 1;
/// A flag of a joint: it pressed against a limit.
pub(crate) const JOINT_AT_LIMIT: u32 = 2;
/// A flag of a joint: one of its motors is on.
pub(crate) const JOINT_DRIVEN: u32 = 4;

impl JointRow {
    /// A joint that is broken or removed.
    pub(crate) const GONE: Self = Self {
        flags: 0,
        value: [f64::NAN; COORDINATES],
        rate: [f64::NAN; COORDINATES],
        motor: [f64::NAN; COORDINATES],
        limit: [f64::NAN; COORDINATES],
        force: DVec3::NAN,
        torque: DVec3::NAN,
    };
}

/// An event.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EventRow {
    /// Index into the names of events.
    pub kind: u32,
    /// First body, or [`NONE`].
    pub body_a: u32,
    /// Second body, or [`NONE`].
    pub body_b: u32,
    /// Depth of an overlap that is led into, or that a driven body leaves [m]; 0 of other events.
    pub depth: f64,
    /// Approach speed of an impact, of a driven body that squeezes [m/s].
    pub speed: f64,
    /// Normal impulse of an impact [N·s].
    pub impulse: f64,
}

/// Names of events, in the order of their codes.
pub(crate) const EVENTS: [&str; 12] = [
    "touch began",
    "touch ended",
    "impact",
    "fell asleep",
    "woke",
    "quarantined",
    "missed",
    "entered",
    "left",
    "limit hit",
    "joint broke",
    "squeezed",
];

/// Code of an event by its name; [`NONE`] for an unknown name.
pub(crate) fn event_code(name: &str) -> u32 {
    EVENTS.iter().position(|n| *n == name).map_or(NONE, |k| k as u32)
}

/// Index of a method among [`Method::NAMES`], by its name; [`NONE`] for an unknown name.
pub(crate) fn method_code(name: &str) -> u32 {
    Method::NAMES.iter().position(|(n, _)| *n == name).map_or(NONE, |k| k as u32)
}

/// Flags of an island.
pub(crate) fn island_flags(guarded: bool, start_up: bool) -> u32 {
    u32::from(guarded) | u32::from(start_up) << 1
}

/// A measured time [ms]; NaN for 0, which means not measured.
pub(crate) fn milliseconds(ns: u64) -> f64 {
    if ns > 0 { ns as f64 * 1e-6 } else { f64::NAN }
}

/// A mark of a body: quarantined, since its state is not finite.
pub(crate) const QUARANTINED: u32 = 1 << 31;
/// A mark of a body: its island sleeps.
pub(crate) const ASLEEP: u32 = 1 << 30;
/// A mark of a body: it is not there, or not yet.
pub(crate) const ABSENT: u32 = 1 << 29;
/// The part of a mark that is the island plus one; 0 is no island.
pub(crate) const ISLAND: u32 = (1 << 29) - 1;

/// One frame.
#[derive(Clone, Debug, Default)]
pub struct Frame {
    /// Its number; 0 is the initial state.
    pub number: u64,
    /// Summary row.
    pub summary: Summary,
    /// One per body.
    pub states: Vec<State>,
    /// One per body: island plus one, and marks in the three highest bits.
    pub marks: Vec<u32>,
    /// Contact points.
    pub contacts: Vec<ContactRow>,
    /// Islands with contacts.
    pub islands: Vec<IslandRow>,
    /// Events.
    pub events: Vec<EventRow>,
    /// One per joint.
    pub joints: Vec<JointRow>,
}

impl Frame {
    /// Approximate memory [bytes].
    pub(crate) fn bytes(&self) -> usize {
        size_of::<Self>()
            + size_of_val(&self.states[..])
            + size_of_val(&self.marks[..])
            + size_of_val(&self.contacts[..])
            + size_of_val(&self.islands[..])
            + size_of_val(&self.events[..])
            + size_of_val(&self.joints[..])
    }

    /// Gives every dynamic body of a contact the island of that contact.
    pub(crate) fn mark_islands(&mut self, dynamic: &[bool]) {
        for c in &self.contacts {
            if c.island == NONE {
                continue;
            }
            for body in [c.body_a as usize, c.body_b as usize] {
                if dynamic.get(body) == Some(&true)
                    && let Some(mark) = self.marks.get_mut(body)
                {
                    *mark = (*mark & !ISLAND) | ((c.island + 1) & ISLAND);
                }
            }
        }
    }

    /// Finds the contact with the largest residual of each island.
    pub(crate) fn find_worst(&mut self) {
        let mut worst = vec![-1.0; self.islands.len()];
        for (k, c) in self.contacts.iter().enumerate() {
            let (Some(w), Some(island)) = (worst.get_mut(c.island as usize), self.islands.get_mut(c.island as usize))
            else {
                continue;
            };
            if c.residual > *w {
                *w = c.residual;
                island.worst_contact = k as u32;
            }
        }
    }
}
