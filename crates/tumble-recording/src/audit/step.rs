//! Subjects of an audit: the recording as a whole, a frame, and the step that led to it.
//!
//! Only rows are put together here, and the midpoint of every body that took part; no law is asked.

use super::acted::{Acted, Held};
use super::motion::{Inertial, Midpoint, quat};
use crate::contact_rows::{ContactRow, SolveRow};
use crate::error::Error;
use crate::filters::{read_damping, read_ignored};
use crate::joint_rows::JointRow;
use crate::reader::Reader;
use crate::rows::{AdjustmentRow, BodyRow, EditRow, EventRow, FrameRow, PushRow, StateRow};
use crate::shape::parts;
use crate::table::Version;
use std::collections::{BTreeMap, BTreeSet};
use tumble::{BodyKind, DVec3, trig};

/// Tolerated overlap beyond which a step says where its velocities lead, in parts of the one that it tolerates at first [–].
const REPORTED: f64 = 2.0;

/// Overlap that a run leaves alone.
#[derive(Clone, Copy)]
pub(super) struct Slop {
    /// A part of the size of bodies [–], or, of older files, a length [m].
    value: f64,
    /// The size that it is a part of [m]; none: that of the smaller of two bodies.
    size: Option<f64>,
}

impl Slop {
    /// The slop of a run with these settings.
    fn read(settings: &serde_json::Value) -> Self {
        Self::of_value(settings, settings["correction"]["slop"].as_f64().unwrap_or(0.0))
    }

    /// The overlap that a step of such a run need not report.
    fn unreported(settings: &serde_json::Value) -> Self {
        Self::of_value(settings, REPORTED * settings["start_up_overlap"].as_f64().unwrap_or(0.0))
    }

    /// In files that say nothing of the size of bodies a value is a length.
    fn of_value(settings: &serde_json::Value, value: f64) -> Self {
        Self { value, size: settings.get("body_size").map_or(Some(1.0), serde_json::Value::as_f64) }
    }

    /// Overlap of two bodies that is left alone, of which the smaller has some size [m].
    pub(super) fn of(self, smaller: f64) -> f64 {
        self.value * self.size.unwrap_or(smaller)
    }
}

/// Data common to the whole recording.
pub(super) struct Stage<'a> {
    pub(super) bodies: BTreeMap<u32, &'a BodyRow>,
    pub(super) gravity: DVec3,
    /// Forces besides gravity and those of the bodies: what they do cannot be recomputed.
    pub(super) fields: bool,
    pub(super) tolerance: f64,
    pub(super) slop: Slop,
    /// Overlap that a step leads into without a word.
    pub(super) unreported: Slop,
    /// Each step is solved once, come what may.
    pub(super) one_solve: bool,
    /// Contacts say where they come from and by what their law is shifted, and steps say what they lead into.
    pub(super) has_origins: bool,
    pub(super) names: BTreeMap<u32, &'a str>,
    /// Rates of damping of bodies that have some [1/s].
    damping: BTreeMap<u32, (f64, f64)>,
    /// Velocities that the surfaces of a body's parts have against it, body axes [m/s], of bodies that have some.
    surfaces: BTreeMap<u32, Vec<DVec3>>,
    /// Pairs of bodies that ignore each other.
    ignored: BTreeSet<(u32, u32)>,
    /// Those that joints hold together, and that may not touch.
    joined: BTreeSet<(u32, u32)>,
    /// When bodies come that are not there at the start [s].
    arrivals: BTreeMap<u32, f64>,
}

/// Two bodies by their numbers, the smaller first.
pub(super) fn sorted(a: u32, b: u32) -> (u32, u32) {
    if a <= b { (a, b) } else { (b, a) }
}

/// Pairs of bodies that joints keep from touching.
fn joined(joints: &[JointRow], gone: &BTreeSet<u32>) -> BTreeSet<(u32, u32)> {
    let pair = |j: &JointRow| Some(sorted(j.bodies[0]?, j.bodies[1]?));
    joints.iter().filter(|j| !j.collide && !gone.contains(&j.id)).filter_map(pair).collect()
}

impl<'a> Stage<'a> {
    /// Reads the data of a recording that hold for all of its frames, with the settings of its run.
    pub(super) fn new(reader: &'a Reader, settings: &serde_json::Value) -> Result<Self, Error> {
        let meta = reader.meta();
        let gravity = meta.gravity().ok_or_else(|| Error::damaged("meta has no gravity"))?;
        Ok(Self {
            bodies: reader.bodies().iter().map(|b| (b.id, b)).collect(),
            gravity: DVec3::from_array(gravity),
            fields: meta.integer("fields") != Some(0),
            tolerance: meta.tolerance(),
            slop: Slop::read(settings),
            unreported: Slop::unreported(settings),
            one_solve: settings["max_solves"].as_u64() == Some(1),
            has_origins: reader.version() != Version::Two,
            names: reader.bodies().iter().map(|b| (b.id, b.name.as_str())).collect(),
            damping: read_damping(meta.text("damping")),
            surfaces: reader.bodies().iter().filter_map(moving_surfaces).collect(),
            ignored: read_ignored(meta.text("ignored")),
            joined: joined(reader.joints(), &BTreeSet::new()),
            arrivals: meta.arrivals(),
        })
    }

    /// Whether a body is there after a step of a length [s] that began at a time [s]; without a step, at the start.
    pub(super) fn is_there(&self, body: u32, step: Option<(f64, f64)>) -> bool {
        let Some(time) = self.arrivals.get(&body) else { return true };
        // times of frames are rounded, and a body that comes at the start of a step comes in it
        step.is_some_and(|(began, dt)| *time <= began + 1e-6 * dt)
    }

    /// Whether two bodies ignore each other.
    pub(super) fn ignores(&self, a: u32, b: u32) -> bool {
        let pair = sorted(a, b);
        self.ignored.contains(&pair) || self.joined.contains(&pair)
    }

    /// Joints are gone: what they held may touch.
    pub(super) fn part(&mut self, joints: &[JointRow], gone: &BTreeSet<u32>) {
        self.joined = joined(joints, gone);
    }

    /// Speed below which the engine lets an island of pure rounding rest [m/s].
    pub(super) fn quiet(&self) -> f64 {
        0.01 * self.tolerance
    }

    /// Velocities that the surfaces of a body may have against it, body axes [m/s].
    pub(super) fn surfaces(&self, body: u32) -> &[DVec3] {
        self.surfaces.get(&body).map_or(&[DVec3::ZERO], |all| all)
    }

    pub(super) fn name(&self, body: u32) -> String {
        self.names.get(&body).map_or_else(|| format!("body {body}"), |n| format!("`{n}`"))
    }
}

/// A body with surfaces that move by themselves: their velocities, each once.
fn moving_surfaces(body: &BodyRow) -> Option<(u32, Vec<DVec3>)> {
    let parts = parts(&body.shape).ok()?;
    let mut all: Vec<DVec3> = Vec::new();
    for v in parts.iter().filter(|p| !p.sensor).map(|p| p.surface_velocity) {
        if !all.contains(&v) {
            all.push(v);
        }
    }
    all.iter().any(|v| *v != DVec3::ZERO).then_some((body.id, all))
}

/// A frame as it is audited.
pub(super) struct Moment {
    pub(super) row: FrameRow,
    pub(super) states: BTreeMap<u32, StateRow>,
}

/// Forces and edits of bodies between two frames.
#[derive(Default)]
pub(super) struct Outside {
    /// Force [N] and torque [N·m] of bodies where they are not those of the table.
    pub(super) forces: BTreeMap<u32, (DVec3, DVec3)>,
    /// Energy that edits brought [J], and its largest part.
    pub(super) energy: f64,
    pub(super) energy_size: f64,
    /// Momentum that edits brought [kg·m/s].
    pub(super) momentum: DVec3,
    /// Bodies that were edited.
    pub(super) put: BTreeSet<u32>,
}

impl Outside {
    /// The frame before as the step found it, and what that brought.
    pub(super) fn new(
        stage: &Stage<'_>,
        inertial: &BTreeMap<u32, Inertial>,
        before: &mut Moment,
        pushes: &[PushRow],
        edits: &[EditRow],
        idle: &Idle,
        dt: f64,
    ) -> Self {
        let v = DVec3::from_array;
        let mut all = Self::default();
        for p in pushes {
            let both = (v(p.force) + v(p.once_force), v(p.torque) + v(p.once_torque));
            all.forces.insert(p.body, both);
        }
        for e in edits {
            all.put.insert(e.body);
            let moves = stage.bodies.get(&e.body).is_some_and(|b| b.kind == BodyKind::Dynamic);
            let inertial = inertial.get(&e.body).filter(|_| moves);
            let old = before.states.get(&e.body).copied();
            let comes = stage.is_there(e.body, Some((before.row.time, dt)));
            if old.is_none() && !comes {
                continue;
            }
            let q = quat(e.orientation);
            let spin = inertial.map_or(v(e.turning), |i| q * (i.inverse * v(e.turning)));
            let new = StateRow {
                body: e.body,
                centre: e.centre,
                orientation: e.orientation,
                velocity: e.velocity,
                spin: spin.to_array(),
            };
            // the ledger has no energy of a body that was set aside
            if let Some(i) = inertial.filter(|_| !idle.quarantined.contains(&e.body)) {
                // one that comes brings all that it has
                for (state, sign) in old.map(|old| (old, -1.0)).into_iter().chain([(new, 1.0)]) {
                    let (kinetic, potential, momentum) = i.energy_and_momentum(&state, stage.gravity);
                    all.energy += sign * (kinetic + potential);
                    all.energy_size += kinetic + potential.abs();
                    all.momentum += momentum * sign;
                }
            }
            before.states.insert(e.body, new);
        }
        all
    }
}

/// By how much the velocity that a contact gives differs from that of its bodies after the solve.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Bias {
    /// (n, t1, t2) [m/s].
    pub(super) change: DVec3,
    /// How far rounding may be off in it [m/s]: the lowest point of a rim that is nearly flat is known badly.
    pub(super) unsure: f64,
    /// How far it is from every change that the turning of the bodies makes [m/s].
    pub(super) off: f64,
}

/// The step from one frame to the next.
pub(super) struct Step<'a> {
    pub(super) before: &'a Moment,
    pub(super) after: &'a Moment,
    pub(super) contacts: Vec<ContactRow>,
    pub(super) solves: Vec<SolveRow>,
    /// Bodies that took part: dynamic, awake, healthy.
    pub(super) active: BTreeMap<u32, Midpoint>,
    pub(super) outside: Outside,
    /// By how much the velocity that each contact gives may differ from that of its bodies after the solve.
    pub(super) biases: Vec<Bias>,
    /// How deep the velocities lead two bodies into each other, by the step's own word [m].
    pub(super) missed: BTreeMap<(u32, u32), f64>,
    /// How deep drives that leave no room go into other bodies, by the step's own word [m].
    pub(super) squeezed: BTreeMap<(u32, u32), f64>,
    /// Action of joints, and those that broke.
    pub(super) joints: Vec<Acted<'a>>,
    pub(super) broke: BTreeSet<u32>,
    /// Bodies that the step before moved out of overlap.
    pub(super) corrected_before: BTreeSet<u32>,
    /// Energy of the joints before the step, and after it.
    pub(super) held: [Held; 2],
    /// Touches of bodies in flight, each solved there and then; what is said above is of what was left of the step behind them.
    pub(super) touches: Vec<Self>,
    /// Effect of flights before the last touch.
    pub(super) flown: Flown,
}

/// Effect of the flights of a step before the last of their touches.
#[derive(Clone, Debug, Default)]
pub(super) struct Flown {
    /// Change of momentum, and the sizes of its parts [kg·m/s].
    pub(super) momentum: (DVec3, f64),
    /// Work of forces from outside [J].
    pub(super) work: f64,
    /// The ways of bodies until then, from touch to touch.
    pub(super) legs: BTreeMap<u32, Vec<Leg>>,
    /// Sizes of the impulses [N·s] and moments [N·m·s] that bodies got at touches: what the rounding of their states hangs on.
    pub(super) pushed: BTreeMap<u32, (f64, f64)>,
    /// Bodies that did not fly but rested until they were struck.
    pub(super) rested: BTreeSet<u32>,
    /// Work of gravity on the paths of those [J], taken by the contacts that held them.
    pub(super) withheld: f64,
}

/// The way of a body from one touch to the next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Leg {
    /// Where it begins.
    pub(super) state: StateRow,
    /// From and to when, from the start of the step on [s].
    pub(super) span: (f64, f64),
    /// Acceleration along it [m/s²].
    pub(super) pull: DVec3,
}

impl Step<'_> {
    /// Time for which a velocity is used that is solved some time after the midpoint [s]: until the midpoint of the next step.
    pub(super) fn horizon(&self, offset: f64) -> f64 {
        0.5 * (self.after.row.dt + self.after.row.next()) - offset
    }

    /// The same of a velocity that is solved where the step begins: none is used for longer.
    pub(super) fn longest_horizon(&self) -> f64 {
        self.horizon(-0.5 * self.after.row.dt)
    }

    /// When the bodies of a contact were solved, from the midpoint on [s].
    pub(super) fn offset(&self, c: &ContactRow) -> f64 {
        let of = |id: &u32| self.active.get(id).map(|m| m.offset);
        [c.body_a, c.body_b].iter().filter_map(of).fold(0.0, |t, offset| if t == 0.0 { offset } else { t })
    }

    /// Force [N] and torque [N·m] on a body, gravity and contacts apart.
    pub(super) fn force(&self, body: &BodyRow) -> (DVec3, DVec3) {
        let own = || (DVec3::from_array(body.force), DVec3::from_array(body.torque));
        self.outside.forces.get(&body.id).copied().unwrap_or_else(own)
    }

    /// Impulse [N·s] and moment [N·m·s] of damping on a body that took part: what ṗ = f − c p leaves of a momentum p in the
    /// step, less p + f h.
    pub(super) fn damping(&self, stage: &Stage<'_>, body: &BodyRow, m: &Midpoint) -> (DVec3, DVec3) {
        let Some(&(linear, angular)) = stage.damping.get(&body.id) else { return (DVec3::ZERO, DVec3::ZERO) };
        let (h, (force, torque)) = (self.after.row.dt, self.force(body));
        let left = |p: DVec3, f: DVec3, rate: f64| {
            let lost = trig::exp_m1(-rate * h);
            if rate > 0.0 { p * lost - f * (lost / rate + h) } else { DVec3::ZERO }
        };
        let mass = m.inertial.mass;
        (left(m.velocity_before * mass, stage.gravity * mass + force, linear), left(m.turning_before, torque, angular))
    }
}

/// Bodies that a step leaves out.
#[derive(Default)]
pub(super) struct Idle {
    asleep: BTreeSet<u32>,
    pub(super) quarantined: BTreeSet<u32>,
}

impl Idle {
    /// A body that wakes takes part in the very step, one that falls asleep still did; one that was set aside did not.
    pub(super) fn follow_events(&mut self, events: &[EventRow], over: bool) {
        for e in events {
            let Some(body) = e.body_a else { continue };
            match e.kind {
                "woke" if !over => drop(self.asleep.remove(&body)),
                "fell asleep" if over => drop(self.asleep.insert(body)),
                "quarantined" => drop(self.quarantined.insert(body)),
                _ => {}
            }
        }
    }

    pub(super) fn has(&self, body: u32) -> bool {
        self.asleep.contains(&body) || self.quarantined.contains(&body)
    }
}

pub(super) fn active(
    stage: &Stage<'_>,
    inertial: &BTreeMap<u32, Inertial>,
    before: &Moment,
    after: &Moment,
    adjustments: &BTreeMap<u32, AdjustmentRow>,
    idle: &Idle,
) -> BTreeMap<u32, Midpoint> {
    let mut all = BTreeMap::new();
    for (id, body) in &stage.bodies {
        if body.kind != BodyKind::Dynamic || idle.has(*id) {
            continue;
        }
        let (Some(a), Some(b), Some(i)) = (before.states.get(id), after.states.get(id), inertial.get(id)) else {
            continue;
        };
        all.insert(*id, Midpoint::new(i, a, b, adjustments.get(id), after.row.dt));
    }
    all
}
