//! Report of a step: plain data, reused from step to step.
//!
//! Recorder, viewer, tests and scripts all read this one struct. Contacts are in the order of their shapes and features,
//! islands in the order of their smallest body.

use super::joint_report::JointReport;
use super::verdict::Verdict;
use crate::base::error::WorldError;
use crate::base::handle::{BodyId, JointId, ordered};
use crate::model::potential::Wrench;
use crate::state::contact::Contact;
use crate::state::energy::{Ledger, Momentum};
use crate::state::motion::Edit;
use tumble_math::DVec3;
use tumble_math::order::{max, min, positive_part};
use tumble_solver::{Certificate, Effort, Method};

/// Report of one island's solve.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct IslandReport {
    /// Dynamic bodies.
    pub bodies: u32,
    /// Contact points.
    pub contacts: u32,
    /// The method that had the last word.
    pub method: Method,
    /// Certificate of its solution.
    pub certificate: Certificate,
    /// Work that it took.
    pub effort: Effort,
    /// Energy that the contact phase brought, less the work of kinematic bodies [J]; never above rounding. Without a
    /// bounce it is the change of kinetic energy from after the kick; with one that of T − (h/2)f·v, since the bounce
    /// answers the velocity before the kick and half of the kick's work belongs to the potential energy. In an island with
    /// bounces it is that of the part that brought most: bodies that press each other are a part.
    pub gain: f64,
    /// Solved at the start of the step: a velocity that no solve had seen led into overlap.
    pub start_up: bool,
    /// Time of its solve, from the midpoint of the step on [s]: 0, or where bodies met in flight.
    pub offset: f64,
    /// Joints.
    pub joints: u32,
    /// Constraint error that the joints gain until the next midpoint, divided by the horizon [m/s]; part of the residual.
    pub joint_residual: f64,
    /// Rows of joints that depend on others [–].
    pub redundant: u32,
    /// Outer iterations of rows and predicted motion that the joints took [–].
    pub outer: u32,
    /// Time that the solve took [ns]; 0 unless timings were asked for.
    pub wall_ns: u64,
}

/// Treatment of a body by a step apart from forces and contacts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Adjustment {
    /// The body.
    pub body: BodyId,
    /// Shift of its centre of mass by position correction, after the solve [m].
    pub shift: DVec3,
    /// Turn by position correction, world axes: tan of half the angle, times two [rad].
    pub turn: DVec3,
    /// Shift by which its joints were closed at the midpoint, before the solve [m].
    pub closing: DVec3,
    /// Turn by which its joints were closed, as `turn` [rad].
    pub closing_turn: DVec3,
    /// Solved at the start of the step, without the first half drift.
    pub start_up: bool,
    /// Time of the body's solve, from the midpoint of the step on [s]: 0, or where its island met something in flight.
    pub offset: f64,
    /// Something held it until then; the others flew.
    pub held: bool,
    /// Velocity by which contacts find it ahead of the velocity that it had as the step began [m/s]: the change by forces until then
    /// beyond that of half the step; 0 for a body that was held.
    pub lead: DVec3,
    /// Displacement from the straight path of both drifts at the end of the step, since forces bend its flight [m].
    pub flight: DVec3,
    /// End of its last flight from touch to touch, from the start of the step on [s]; 0 where it had none. The rest of the step
    /// is a step of its own.
    pub flight_end: f64,
}

/// A force and a torque that act in one step alone ([`World::apply_force`](crate::World::apply_force) and its like).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Push {
    /// The body.
    pub body: BodyId,
    /// At the centre of mass, world axes [N].
    pub force: DVec3,
    /// About the centre of mass, world axes [N·m].
    pub torque: DVec3,
}

/// Something that happened in a step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// Two bodies that did not touch in the last step do now. Of two that touch in flight and part again within the step, their
    /// [`TouchEnded`](Self::TouchEnded) is in the same step.
    TouchBegan {
        /// The body with the smaller handle.
        body_a: BodyId,
        /// The other.
        body_b: BodyId,
    },
    /// Two bodies that touched in the last step do no longer.
    TouchEnded {
        /// The body with the smaller handle.
        body_a: BodyId,
        /// The other.
        body_b: BodyId,
    },
    /// Two bodies met faster than the threshold of the settings.
    Impact {
        /// Body A of the contact.
        body_a: BodyId,
        /// Body B of the contact.
        body_b: BodyId,
        /// Place [m].
        point: DVec3,
        /// Unit normal from A to B.
        normal: DVec3,
        /// Approach speed [m/s].
        speed: f64,
        /// Normal impulse [N·s].
        impulse: f64,
    },
    /// An island's bodies fell asleep; one event per body.
    FellAsleep {
        /// The body.
        body: BodyId,
    },
    /// A sleeping body woke.
    Woke {
        /// The body.
        body: BodyId,
    },
    /// A body overlaps a sensor that it did not overlap where the last step ended, or crossed it within the step.
    Entered {
        /// The body with the sensor.
        sensor: BodyId,
        /// The other.
        body: BodyId,
    },
    /// A body no longer overlaps a sensor, or has crossed it within the step: then the event follows on that it entered.
    Left {
        /// The body with the sensor.
        sensor: BodyId,
        /// The other.
        body: BodyId,
    },
    /// A coordinate of a joint met its limit.
    LimitHit {
        /// The joint.
        joint: JointId,
        /// The coordinate.
        coordinate: u8,
        /// Speed with which it came [rad/s or m/s].
        speed: f64,
        /// Impulse of the limit on B [N·m·s or N·s].
        impulse: f64,
    },
    /// A joint broke: it is gone.
    JointBroke {
        /// The joint.
        joint: JointId,
        /// Mean force of its hard rows in the step [N].
        force: f64,
        /// Mean torque of its hard rows in the step [N·m].
        torque: f64,
    },
    /// A body was quarantined because its state was not finite; it stays where it was before the step.
    Quarantined {
        /// The body.
        body: BodyId,
    },
}

impl Event {
    /// Lower-case name, as in recordings.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Self::TouchBegan { .. } => "touch began",
            Self::TouchEnded { .. } => "touch ended",
            Self::Impact { .. } => "impact",
            Self::FellAsleep { .. } => "fell asleep",
            Self::Woke { .. } => "woke",
            Self::LimitHit { .. } => "limit hit",
            Self::JointBroke { .. } => "joint broke",
            Self::Quarantined { .. } => "quarantined",
            Self::Entered { .. } => "entered",
            Self::Left { .. } => "left",
        }
    }
}

/// Two bodies that the velocities of a step lead into each other until the next one, although its attempts are spent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Missed {
    /// The bodies, the smaller handle first.
    pub bodies: (BodyId, BodyId),
    /// Deepest predicted overlap [m]; more than is tolerated.
    pub depth: f64,
}

/// Two bodies, one of them driven into the other, which has no room to go.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Squeezed {
    /// The bodies, the smaller handle first.
    pub bodies: (BodyId, BodyId),
    /// Speed at which the kinematic body goes on into the other body [m/s].
    pub speed: f64,
    /// Overlap when the next step is solved [m].
    pub depth: f64,
}

/// Times of the parts of a step [ns].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Timings {
    /// The whole step [ns].
    pub total: u64,
    /// Broad and narrow phase, sweeps, islands [ns].
    pub detect: u64,
    /// Assembling and solving the islands, and the position pass [ns].
    pub solve: u64,
}

/// Report of one step.
#[derive(Clone, Debug, Default)]
pub struct StepReport {
    /// Number of the step, from 1.
    pub step: u64,
    /// Time at its end [s].
    pub time: f64,
    /// Its length [s].
    pub dt: f64,
    /// Length of the step after it, as far as it was told [s]: gaps are held until the middle of that one.
    pub next_dt: f64,
    /// The contact points that the solve knew, at the midpoint of the step.
    pub contacts: Vec<Contact>,
    /// The islands with contacts or joints.
    pub islands: Vec<IslandReport>,
    /// The joints that acted, in the order of their slots.
    pub joints: Vec<JointReport>,
    /// Energy since the first step.
    pub ledger: Ledger,
    /// Changes in this step; `initial` is the energy at its start with all changes by the user, and
    /// `kinetic` and `potential` are those at its end, so that it balances like the whole.
    pub step_ledger: Ledger,
    /// Momentum at the end of the step.
    pub momentum: Momentum,
    /// Bodies that position correction moved or that were solved elsewhere than at the midpoint, in the order of their slots.
    pub adjustments: Vec<Adjustment>,
    /// Forces and torques of this step alone, in the order of the bodies' slots.
    pub pushes: Vec<Push>,
    /// Bodies that were added or changed since the last step, as this step found them, in the order of their slots.
    pub edits: Vec<Edit>,
    /// Events of the step.
    pub events: Vec<Event>,
    /// Detections of the step with their solves: 1 unless an impact sent a body beyond its margin, two would turn into each other, or
    /// an island had to be solved at the start of the step. Detections that only tell when bodies in flight touch are not counted: their
    /// solves are [`StepReport::touches`].
    pub attempts: u32,
    /// Islands that were solved at the start of the step.
    pub start_ups: u32,
    /// Impacts that were solved where and when bodies in flight touched: the first islands of the list, each flight's in the order
    /// of their times, with their contacts before those of the others. [`IslandReport::offset`] says when.
    pub touches: u32,
    /// Flights that were not followed to the end of the step, since they touched too often, 10,000 times in a step or 1,000 where the
    /// work of a step is bounded, were of more than 32 bodies, or took too long to follow to their next touch: what is left of the step is
    /// solved as one.
    pub cut_flights: u32,
    /// Number of contacts of those impacts [–].
    pub touch_contacts: usize,
    /// Islands whose solution is that of the last step: nothing that they were solved with has changed by a bit. 0 in a step of
    /// several attempts.
    pub recalled: u32,
    /// The world stands still: this step repeats the last one in all but the clock.
    pub repeated: bool,
    /// Contacts that were swept or predicted.
    pub swept: u32,
    /// Pairs of bodies that the velocities still lead into each other, by more than is tolerated, in the order of their
    /// handles: the attempts of the step are spent, and no contact of it stops them. Usually empty.
    pub missed: Vec<Missed>,
    /// Pairs of bodies of which a driven one leaves the other no room, in the order of their handles: verdict
    /// [`Verdict::Infeasible`].
    pub squeezed: Vec<Squeezed>,
    /// Bodies asleep.
    pub asleep: u32,
    /// Hash of the state at the end of the step.
    pub state_hash: u64,
    /// Times of its parts, if they were asked for.
    pub timings: Option<Timings>,
    /// Why nothing was stepped, if so.
    pub refused: Option<WorldError>,
}

impl StepReport {
    /// The worst that can be said of the step: of its islands, of the overlap that it leads into, and of a step that was
    /// refused. Solved when there is nothing to solve.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        if self.refused.is_some() {
            return Verdict::Failed;
        }
        let geometry = if self.missed.is_empty() { Verdict::Solved } else { Verdict::Overlap };
        self.islands.iter().map(|i| i.certificate.verdict.into()).fold(geometry, Verdict::max)
    }

    /// Deepest overlap that the step's velocities lead into and that no contact stops [m]; 0 when there is none.
    #[must_use]
    pub fn missed_depth(&self) -> f64 {
        self.missed.iter().fold(0.0, |deepest, m| max(deepest, m.depth))
    }

    /// Deepest overlap that kinematic bodies which leave no room cause [m]; 0 when there is none.
    #[must_use]
    pub fn squeezed_depth(&self) -> f64 {
        self.squeezed.iter().fold(0.0, |deepest, s| max(deepest, s.depth))
    }

    /// Largest residual of all islands [m/s].
    #[must_use]
    pub fn residual(&self) -> f64 {
        self.islands.iter().fold(0.0, |a, i| max(a, i.certificate.residual))
    }

    /// Constraint error that the joints gain until the next midpoint, divided by the horizon [m/s].
    #[must_use]
    pub fn joint_residual(&self) -> f64 {
        self.islands.iter().fold(0.0, |a, i| max(a, i.joint_residual))
    }

    /// Distance of the points of joints, where they are to meet, at the midpoint [m].
    #[must_use]
    pub fn joint_gap(&self) -> f64 {
        self.joints.iter().fold(0.0, |a, j| max(a, j.gap))
    }

    /// Angle by which the axes of joints are askew at the midpoint [rad].
    #[must_use]
    pub fn joint_turn(&self) -> f64 {
        self.joints.iter().fold(0.0, |a, j| max(a, j.turn))
    }

    /// Largest kinetic energy that the contact phase of an island brought [J]; at most rounding.
    #[must_use]
    pub fn contact_gain(&self) -> f64 {
        self.islands.iter().map(|i| i.gain).reduce(max).unwrap_or(0.0)
    }

    /// Passes over contacts, all islands together.
    #[must_use]
    pub fn sweeps(&self) -> u32 {
        self.islands.iter().map(|i| i.effort.sweeps).sum()
    }

    /// Smallest share of restitution of all islands [–]: 1 where every impact kept its e. See
    /// [`Certificate::restitution_share`].
    #[must_use]
    pub fn restitution_share(&self) -> f64 {
        self.islands.iter().fold(1.0, |a, i| min(a, i.certificate.restitution_share))
    }

    /// The first contact that bounced with the smallest share of its restitution; `None` where every impact kept its e.
    #[must_use]
    pub fn least_share(&self) -> Option<&Contact> {
        let reduced = self.contacts.iter().filter(|c| c.restitution_share < 1.0);
        reduced.reduce(|a, b| if b.restitution_share < a.restitution_share { b } else { a })
    }

    /// Islands in which the energy guard acted: work ran out, and the iterate would have brought energy.
    #[must_use]
    pub fn guarded(&self) -> u32 {
        self.islands.iter().filter(|i| i.certificate.guarded).count() as u32
    }

    /// Smallest gap of all contacts [m]; 0 when there is none.
    #[must_use]
    pub fn deepest_gap(&self) -> f64 {
        self.deepest().map_or(0.0, |c| c.gap)
    }

    /// The contact with the smallest gap, the first of several.
    #[must_use]
    pub fn deepest(&self) -> Option<&Contact> {
        self.contacts.iter().reduce(|a, b| if b.gap < a.gap { b } else { a })
    }

    /// The contacts of a body.
    pub fn contacts_of(&self, body: BodyId) -> impl Iterator<Item = &Contact> {
        self.contacts.iter().filter(move |c| c.body_a == body || c.body_b == body)
    }

    /// Mean force of a contact on its body B during the step, world axes [N]; A feels the opposite.
    #[must_use]
    pub fn contact_force(&self, contact: &Contact) -> DVec3 {
        contact.world_impulse() / self.dt
    }

    /// Mean force [N] and torque about the centre of mass [N·m] of all contacts on a body during the step.
    #[must_use]
    pub fn contact_wrench(&self, body: BodyId) -> Wrench {
        let mut sum = Wrench::default();
        for c in self.contacts_of(body) {
            let (lever, force) = if c.body_b == body {
                (c.lever_b, c.world_impulse() / self.dt)
            } else {
                (c.lever_a, -c.world_impulse() / self.dt)
            };
            sum.force += force;
            sum.torque += lever.cross(force);
        }
        sum
    }

    /// Normal force [N] between two bodies, mean over the step.
    #[must_use]
    pub fn normal_force(&self, a: BodyId, b: BodyId) -> f64 {
        let mut sum = 0.0;
        for c in &self.contacts {
            if (c.body_a, c.body_b) == (a, b) || (c.body_a, c.body_b) == (b, a) {
                sum += c.impulse.x / self.dt;
            }
        }
        sum
    }

    /// Writes down the squeezed bodies; `least` is the tolerance of the solve [m/s], `horizon` the time for
    /// which velocities are used [s].
    pub(crate) fn note_squeezed(&mut self, least: f64, horizon: impl Fn(&Contact) -> f64) {
        let Self { contacts, squeezed, .. } = self;
        squeezed.clear();
        for c in contacts.iter().filter(|c| c.slack > least) {
            let bodies = ordered(c.body_a, c.body_b);
            squeezed.push(Squeezed { bodies, speed: c.slack, depth: positive_part(-c.gap) + c.slack * horizon(c) });
        }
        squeezed.sort_by_key(|s| s.bodies);
        squeezed.dedup_by(|next, kept| {
            let same = next.bodies == kept.bodies;
            if same {
                (kept.speed, kept.depth) = (max(kept.speed, next.speed), max(kept.depth, next.depth));
            }
            same
        });
    }

    pub(crate) fn begin(&mut self, dt: f64, next_dt: f64) {
        (self.dt, self.next_dt) = (dt, next_dt);
        self.adjustments.clear();
        self.pushes.clear();
        self.edits.clear();
        self.events.clear();
        self.step_ledger = Ledger::default();
        self.attempts = 0;
        self.start_ups = 0;
        self.recalled = 0;
        self.repeated = false;
        self.cut_flights = 0;
        self.swept = 0;
        self.missed.clear();
        self.squeezed.clear();
        self.timings = None;
        self.refused = None;
    }
}
