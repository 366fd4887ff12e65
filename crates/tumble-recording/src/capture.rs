//! From a world and its last report to the words of a frame.

use crate::contact_rows::{ContactRow, SolveRow};
use crate::filters::Filters;
use crate::joint_capture::{self, Joints};
use crate::rows::StateRow;
use crate::rows::{AdjustmentRow, BodyRow, EditRow, EventRow, FrameRow, PushRow};
use crate::shape;
use crate::surface::{self, Surfaces};
use crate::words::FrameWords;
use crate::words::Words;
use serde_json::json;
use std::collections::BTreeMap;
use tumble::{
    BodyId, DQuat, DVec3, Edit, Event, Ledger, Missed, Momentum, Settings, Squeezed, StepReport, Verdict, World,
};

fn wxyz(q: DQuat) -> [f64; 4] {
    [q.w, q.x, q.y, q.z]
}

/// Start of a recording, as far as later frames are compared with it.
#[derive(Debug)]
pub(crate) struct Baseline {
    gravity: DVec3,
    fields: bool,
    settings: Settings,
    surfaces: Surfaces,
    filters: Filters,
    pub(crate) joints: Joints,
    /// The ledger so far: a recording counts from its own frame 0, wherever the world is then.
    ledger: Ledger,
    clock: Clock,
    /// Constant force and torque of each body, and where it is or comes.
    bodies: Vec<(DVec3, DVec3, Edit)>,
    /// How many of them are there.
    present: usize,
    /// Those that were there at the start.
    first: Vec<BodyId>,
}

impl Baseline {
    /// Of a world as it is, and as it is with all bodies that come later.
    pub(crate) fn new(world: &World, whole: &World) -> Self {
        let bodies = whole.bodies().map(|b| (b.force(), b.torque(), b.as_found())).collect();
        let (gravity, fields, settings) = (world.gravity(), world.has_potentials(), *world.settings());
        let (kinetic, potential) = world.energy();
        let energy = kinetic + potential;
        let ledger = if world.steps() > 0 {
            // what was changed since the last step is booked by the next one, but frame 0 has it already
            let l = *world.ledger();
            Ledger { work: l.work + (energy - l.energy()), ..l }
        } else {
            Ledger { initial: energy, ..Ledger::default() }
        };
        let surfaces = Surfaces::new(whole);
        let (filters, joints) = (Filters::new(whole), Joints::new(world));
        let (clock, present) = (Clock::new(world.time()), world.body_count());
        let first = world.bodies().map(|b| b.id()).collect();
        Self { gravity, fields, settings, surfaces, filters, joints, ledger, clock, bodies, present, first }
    }

    /// A change since then for which the tables have no place.
    pub(crate) fn changed(&mut self, world: &World) -> Option<&'static str> {
        // how many threads step and what is timed changes no bit
        let mut settings = *world.settings();
        (settings.threads, settings.timings) = (self.settings.threads, self.settings.timings);
        if !self.has_all(world) {
            Some("bodies were added or removed")
        } else if world.gravity() != self.gravity {
            Some("gravity was changed")
        } else if world.has_potentials() != self.fields {
            Some("force fields were changed")
        } else if settings != self.settings {
            Some("the settings were changed")
        } else if !self.surfaces.are_those_of(world) {
            Some("materials were changed")
        } else if !self.filters.are_those_of(world) {
            Some("groups, moving surfaces, damping or ignored pairs were changed")
        } else if !self.joints.are_those_of(world) {
            Some("joints were added or removed")
        } else {
            None
        }
    }
}

impl Baseline {
    /// Whether the bodies are those that were there, and some of those that were to come.
    fn has_all(&mut self, world: &World) -> bool {
        let count = world.body_count();
        if count == self.present {
            return true;
        }
        let mut known = self.bodies.iter().map(|(_, _, found)| found.body);
        let more = count > self.present && world.bodies().all(|b| known.any(|id| id == b.id()));
        self.present = count;
        more
    }
}

/// The bodies of a world; those without a name are called by their number.
pub(crate) fn bodies(world: &World, names: &[(BodyId, String)]) -> Words {
    let names: BTreeMap<BodyId, &str> = names.iter().map(|(id, n)| (*id, n.as_str())).collect();
    let mut all = Words::default();
    for b in world.bodies() {
        let inertia = b.inertia();
        let material = b.shapes().next().and_then(|c| world.material(c.material()));
        let row = BodyRow {
            id: b.id().slot(),
            name: names.get(&b.id()).map_or_else(|| format!("body {}", b.id().slot()), |n| (*n).to_owned()),
            kind: b.kind(),
            mass: b.mass(),
            centre: b.offset().to_array(),
            moments: inertia.moments.to_array(),
            axes: wxyz(inertia.axes),
            shape: shape::describe(&b, surface::of_shapes(world, &b).as_deref(), |placed| {
                surface::by_number(world, placed)
            }),
            friction: material.map_or(f64::NAN, |m| m.friction),
            restitution: material.map_or(f64::NAN, |m| m.restitution),
            force: b.force().to_array(),
            torque: b.torque().to_array(),
        };
        row.put(&mut all);
    }
    all
}

/// The time of a frame: the steps of one length times that length, rounded once. The world's own clock is a sum, and rounds
/// every step: after 1e5 of them its last digits are off.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    /// Where steps of the present length began: frame and time [s].
    since: (u64, f64),
    /// The last frame and its time [s].
    last: (u64, f64),
    /// The present length [s].
    dt: f64,
}

impl Clock {
    /// One that shows `time` [s] in frame 0.
    pub(crate) fn new(time: f64) -> Self {
        Self { since: (0, time), last: (0, time), dt: 0.0 }
    }

    /// The time [s] of a frame that a step of `dt` [s] led to.
    pub(crate) fn at(&mut self, frame: u64, dt: f64) -> f64 {
        if dt != self.dt {
            (self.since, self.dt) = (self.last, dt);
        }
        let time = self.since.1 + (frame - self.since.0) as f64 * dt;
        self.last = (frame, time);
        time
    }
}

/// The state of a world before its first step.
pub(crate) fn first(world: &World, tables: Tables, out: &mut FrameWords) {
    out.clear();
    out.frame = 0;
    let (kinetic, potential) = world.energy();
    let mut momentum = Momentum::default();
    for b in world.bodies() {
        let p: DVec3 = b.velocity() * b.mass();
        momentum.linear += p;
        momentum.angular += b.centre().cross(p) + b.angular_momentum();
    }
    let row = FrameRow {
        frame: 0,
        time: world.time(),
        contacts: 0,
        islands: 0,
        kinetic,
        potential,
        work: 0.0,
        kinematic_work: 0.0,
        friction_loss: 0.0,
        restitution_loss: 0.0,
        dissipated: 0.0,
        corrected: 0.0,
        time_step: 0.0,
        momentum: momentum.linear.to_array(),
        angular: momentum.angular.to_array(),
        sweeps: 0,
        residual: 0.0,
        verdict: Verdict::Solved,
        guarded: 0,
        state_hash: world.state_hash(),
        wall_ns: 0,
        dt: 0.0,
        missed_depth: 0.0,
        restitution_share: 1.0,
        step: 0,
        damping_loss: 0.0,
        joints: 0,
        joint_gap: 0.0,
        joint_turn: 0.0,
        joint_residual: 0.0,
        motor_work: 0.0,
        joint_loss: 0.0,
        next_dt: 0.0,
        cut_flights: 0,
        checksum: 0,
    };
    row.put(&mut out.row);
    if tables.states {
        states(world, out);
    }
    if tables.joints {
        joint_capture::first(world, out);
    }
}

fn states(world: &World, out: &mut FrameWords) {
    let words = &mut out.states.words;
    for b in world.bodies() {
        let row = StateRow {
            body: b.id().slot(),
            centre: b.centre().to_array(),
            orientation: wxyz(b.orientation()),
            velocity: b.velocity().to_array(),
            spin: b.spin().to_array(),
        };
        row.put(words);
    }
}

/// Which tables of a frame are recorded beside `frame` itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tables {
    /// `state`.
    pub states: bool,
    /// `contact`.
    pub contacts: bool,
    /// `solve`.
    pub solves: bool,
    /// `adjustment`.
    pub adjustments: bool,
    /// `push` and `edit`: what was done from outside.
    pub outside: bool,
    /// `joint_row` and `motor`.
    pub joints: bool,
    /// `event`.
    pub events: bool,
}

impl Tables {
    /// Everything: what `audit` needs.
    pub const ALL: Self = Self {
        states: true,
        contacts: true,
        solves: true,
        adjustments: true,
        outside: true,
        joints: true,
        events: true,
    };
    /// Only `frame`.
    pub const NONE: Self = Self {
        states: false,
        contacts: false,
        solves: false,
        adjustments: false,
        outside: false,
        joints: false,
        events: false,
    };

    /// Names of tables that can be left out.
    pub const NAMES: [&'static str; 9] =
        ["state", "contact", "solve", "adjustment", "push", "edit", "joint_row", "motor", "event"];

    /// The same with a table of that name; nothing for a name that is none.
    #[must_use]
    pub fn with(mut self, name: &str) -> Option<Self> {
        match name {
            "frame" => {}
            "state" => self.states = true,
            "contact" => self.contacts = true,
            "solve" => self.solves = true,
            "adjustment" => self.adjustments = true,
            "push" | "edit" => self.outside = true,
            "joint_row" | "motor" => self.joints = true,
            "event" => self.events = true,
            _ => return None,
        }
        Some(self)
    }

    /// Names of the tables that are recorded, as in `meta`.
    #[must_use]
    pub fn names(self) -> String {
        let all = [
            (self.states, "state"),
            (self.contacts, "contact"),
            (self.solves, "solve"),
            (self.adjustments, "adjustment"),
            (self.outside, "push"),
            (self.outside, "edit"),
            (self.joints, "joint_row"),
            (self.joints, "motor"),
            (self.events, "event"),
        ];
        let named: Vec<&str> = all.iter().filter(|(on, _)| *on).map(|(_, name)| *name).collect();
        named.join(",")
    }
}

/// Reports of the steps since the last frame.
#[derive(Debug)]
pub(crate) struct Since {
    /// Steps.
    pub(crate) steps: u64,
    /// All of them were the step before once more.
    pub(crate) repeated: bool,
    wall_ns: u64,
    sweeps: u64,
    guarded: u64,
    cut_flights: u64,
    residual: f64,
    joint_residual: f64,
    verdict: Verdict,
    missed_depth: f64,
    restitution_share: f64,
    events: Vec<EventRow>,
}

impl Default for Since {
    fn default() -> Self {
        Self {
            steps: 0,
            repeated: true,
            wall_ns: 0,
            sweeps: 0,
            guarded: 0,
            cut_flights: 0,
            residual: 0.0,
            joint_residual: 0.0,
            verdict: Verdict::Solved,
            missed_depth: 0.0,
            restitution_share: 1.0,
            events: Vec::new(),
        }
    }
}

impl Since {
    /// One more step, which led to the frame of that number or to none of its own.
    pub(crate) fn add(&mut self, r: &StepReport, frame: u64, wall_ns: u64, tables: Tables) {
        // not a number is the worst of all
        let raise = |old: f64, new: f64| if old >= new || old.is_nan() { old } else { new };
        self.steps += 1;
        self.repeated &= r.repeated;
        self.wall_ns = self.wall_ns.saturating_add(wall_ns);
        self.sweeps = self.sweeps.saturating_add(u64::from(r.sweeps()));
        self.guarded = self.guarded.saturating_add(u64::from(r.guarded()));
        self.cut_flights = self.cut_flights.saturating_add(u64::from(r.cut_flights));
        self.residual = raise(self.residual, r.residual());
        self.joint_residual = raise(self.joint_residual, r.joint_residual());
        if r.verdict() > self.verdict {
            self.verdict = r.verdict();
        }
        self.missed_depth = raise(self.missed_depth, r.missed_depth());
        if r.restitution_share() < self.restitution_share {
            self.restitution_share = r.restitution_share();
        }
        if tables.events {
            let id = |k: usize| u32::try_from(k).unwrap_or(u32::MAX);
            for e in &r.events {
                self.events.push(event(frame, id(self.events.len()), e));
            }
            for m in &r.missed {
                self.events.push(missed(frame, id(self.events.len()), m));
            }
            for s in &r.squeezed {
                self.events.push(squeezed(frame, id(self.events.len()), s));
            }
        }
    }
}

/// Where a frame stands: its number, and the steps since frame 0 that led to it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) frame: u64,
    pub(crate) step: u64,
}

/// Effect of the steps of a world since the last frame, and the state after them. `same` where they only
/// repeated the step of that frame.
pub(crate) fn step(
    world: &World,
    origin: &mut Baseline,
    place: Place,
    since: &Since,
    tables: Tables,
    same: bool,
    out: &mut FrameWords,
) {
    out.clear();
    (out.frame, out.same) = (place.frame, same);
    let r = world.report();
    let time = origin.clock.at(place.step, r.dt);
    frame_row(r, &origin.ledger, place, time, since).put(&mut out.row);
    for e in &since.events {
        e.put(&mut out.events);
    }
    if same {
        return;
    }
    if tables.states {
        states(world, out);
    }
    if tables.contacts {
        contacts(r, out);
    }
    if tables.solves {
        solves(r, out);
    }
    if tables.adjustments {
        adjustments(r, out);
    }
    if tables.outside {
        pushes(world, origin, out);
        edits(r, origin, place.frame, out);
    }
    if tables.joints {
        joint_capture::step(world, out);
    }
}

/// The row of the frame: the ledger since the recording began, and the certificate of all islands together.
fn frame_row(r: &StepReport, begun: &Ledger, place: Place, time: f64, since: &Since) -> FrameRow {
    let l = &r.ledger;
    let (friction_loss, restitution_loss) =
        (l.friction_loss - begun.friction_loss, l.restitution_loss - begun.restitution_loss);
    let few = |n: u64| u32::try_from(n).unwrap_or(u32::MAX);
    let (damping_loss, joint_loss) = (l.damping_loss - begun.damping_loss, l.joint_loss - begun.joint_loss);
    FrameRow {
        frame: place.frame,
        time,
        contacts: r.contacts.len() as u32,
        islands: r.islands.len() as u32,
        kinetic: l.kinetic,
        potential: l.potential,
        // a change before the very first step is in the energy that the world calls initial
        work: l.work - begun.work + (l.initial - begun.initial),
        kinematic_work: l.kinematic_work - begun.kinematic_work,
        friction_loss,
        restitution_loss,
        dissipated: friction_loss + restitution_loss + damping_loss + joint_loss,
        corrected: l.corrected - begun.corrected,
        time_step: l.time_step - begun.time_step,
        momentum: r.momentum.linear.to_array(),
        angular: r.momentum.angular.to_array(),
        sweeps: few(since.sweeps),
        residual: since.residual,
        verdict: since.verdict,
        guarded: few(since.guarded),
        state_hash: r.state_hash,
        wall_ns: since.wall_ns,
        dt: r.dt,
        missed_depth: since.missed_depth,
        restitution_share: since.restitution_share,
        step: place.step,
        damping_loss,
        joints: r.joints.len() as u32,
        joint_gap: r.joint_gap(),
        joint_turn: r.joint_turn(),
        joint_residual: since.joint_residual,
        motor_work: l.motor_work - begun.motor_work,
        joint_loss,
        next_dt: r.next_dt,
        cut_flights: few(since.cut_flights),
        checksum: 0,
    }
}

fn contacts(r: &StepReport, out: &mut FrameWords) {
    for (id, c) in r.contacts.iter().enumerate() {
        let row = ContactRow {
            body_a: c.body_a.slot(),
            body_b: c.body_b.slot(),
            feature: c.feature,
            point: c.point.to_array(),
            normal: c.frame.normal.to_array(),
            tangent1: c.frame.tangent1.to_array(),
            tangent2: c.frame.tangent2.to_array(),
            gap: c.gap,
            friction: c.friction,
            restitution: c.restitution,
            approach_velocity: c.approach_velocity.to_array(),
            lever_a: c.lever_a.to_array(),
            lever_b: c.lever_b.to_array(),
            velocity_bound: c.velocity_bound,
            velocity: c.velocity.to_array(),
            impulse: c.impulse.to_array(),
            mode: c.mode,
            id: id as u32,
            island: c.island,
            origin: c.origin,
            bias: c.bias.to_array(),
            restitution_share: c.restitution_share,
            in_flight: c.in_flight,
        };
        row.put(&mut out.contacts.words);
    }
}

fn solves(r: &StepReport, out: &mut FrameWords) {
    for (island, i) in r.islands.iter().enumerate() {
        let c = &i.certificate;
        let row = SolveRow {
            island: island as u32,
            method: i.method.name(),
            contacts: i.contacts,
            sweeps: i.effort.sweeps,
            residual: c.residual,
            cone: c.cone,
            approach: c.approach,
            sticky: c.sticky,
            dissipation: c.dissipation,
            verdict: c.verdict.into(),
            wall_ns: i.wall_ns,
            bodies: i.bodies,
            newton_steps: i.effort.newton_steps,
            factorisations: i.effort.factorisations,
            rounds: i.effort.rounds,
            natural: c.natural,
            gain: i.gain,
            guarded: c.guarded,
            start_up: i.start_up,
            restitution_share: c.restitution_share,
            joints: i.joints,
            redundant: i.redundant,
            outer: i.outer,
            joint_residual: i.joint_residual,
            offset: i.offset,
        };
        row.put(&mut out.solves.words);
    }
}

fn adjustments(r: &StepReport, out: &mut FrameWords) {
    for a in &r.adjustments {
        let row = AdjustmentRow {
            body: a.body.slot(),
            shift: a.shift.to_array(),
            turn: a.turn.to_array(),
            start_up: a.start_up,
            closing: a.closing.to_array(),
            closing_turn: a.closing_turn.to_array(),
            offset: a.offset,
            held: a.held,
            lead: a.lead.to_array(),
            flight: a.flight.to_array(),
            flight_end: a.flight_end,
        };
        row.put(&mut out.adjustments.words);
    }
}

/// Bodies that were changed from outside since the frame before.
fn edits(r: &StepReport, origin: &Baseline, frame: u64, out: &mut FrameWords) {
    let mut first = origin.bodies.iter().map(|(_, _, found)| found).peekable();
    for e in &r.edits {
        // before the first step all bodies are new; what frame 0 says need not be said again
        while first.next_if(|f| f.body.slot() < e.body.slot()).is_some() {}
        let known = frame == 1 && first.peek().is_some_and(|f| *f == e) && origin.first.binary_search(&e.body).is_ok();
        if !known {
            let row = EditRow {
                body: e.body.slot(),
                centre: e.centre.to_array(),
                orientation: wxyz(e.orientation),
                velocity: e.velocity.to_array(),
                turning: e.rotation.vector().to_array(),
            };
            row.put(&mut out.edits.words);
        }
    }
}

/// Bodies whose forces are not those that the recording began with.
fn pushes(world: &World, origin: &Baseline, out: &mut FrameWords) {
    let mut once = world.report().pushes.iter().peekable();
    let mut known = origin.bodies.iter();
    for b in world.bodies() {
        let Some((force, torque, _)) = known.find(|(_, _, found)| found.body == b.id()) else { continue };
        let push = once.next_if(|p| p.body == b.id());
        if push.is_some() || b.force() != *force || b.torque() != *torque {
            let row = PushRow {
                body: b.id().slot(),
                force: b.force().to_array(),
                torque: b.torque().to_array(),
                once_force: push.map_or([0.0; 3], |p| p.force.to_array()),
                once_torque: push.map_or([0.0; 3], |p| p.torque.to_array()),
            };
            row.put(&mut out.pushes.words);
        }
    }
}

/// Two bodies that the step leads into each other.
fn missed(frame: u64, id: u32, m: &Missed) -> EventRow {
    let (a, b) = m.bodies;
    let data = json!({ "depth": m.depth }).to_string();
    EventRow { frame, kind: "missed", body_a: Some(a.slot()), body_b: Some(b.slot()), data: Some(data), id }
}

/// Two bodies of which a driven one leaves the other no room.
fn squeezed(frame: u64, id: u32, s: &Squeezed) -> EventRow {
    let (a, b) = s.bodies;
    let data = json!({ "depth": s.depth, "speed": s.speed }).to_string();
    EventRow { frame, kind: "squeezed", body_a: Some(a.slot()), body_b: Some(b.slot()), data: Some(data), id }
}

fn event(frame: u64, id: u32, e: &Event) -> EventRow {
    let (body_a, body_b, data) = match e {
        Event::TouchBegan { body_a, body_b } | Event::TouchEnded { body_a, body_b } => {
            (Some(*body_a), Some(*body_b), None)
        }
        Event::Impact { body_a, body_b, point, normal, speed, impulse } => {
            let data = json!({
                "point": point.to_array(), "normal": normal.to_array(), "speed": speed, "impulse": impulse,
            });
            (Some(*body_a), Some(*body_b), Some(data.to_string()))
        }
        Event::FellAsleep { body } | Event::Woke { body } | Event::Quarantined { body } => (Some(*body), None, None),
        Event::LimitHit { joint, coordinate, speed, impulse } => {
            let data = json!({
                "joint": joint.slot(), "coordinate": coordinate, "speed": speed, "impulse": impulse,
            });
            (None, None, Some(data.to_string()))
        }
        Event::JointBroke { joint, force, torque } => {
            let data = json!({ "joint": joint.slot(), "force": force, "torque": torque });
            (None, None, Some(data.to_string()))
        }
        Event::Entered { sensor, body } | Event::Left { sensor, body } => (Some(*sensor), Some(*body), None),
    };
    let kind = e.name();
    EventRow { frame, kind, body_a: body_a.map(BodyId::slot), body_b: body_b.map(BodyId::slot), data, id }
}
