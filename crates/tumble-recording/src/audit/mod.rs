//! The audit: are the laws kept? Asked of the recorded numbers alone.
//!
//! Nothing that the engine says about itself is believed. From the states of two frames follow the poses and velocities
//! at the midpoint between them, where contacts act ([`motion`]); from these and the impulses follow
//!
//! - `sequence`    frames follow each other, and every row that should be there is there
//! - `motion`      positions and turns are what the velocities make of them
//! - `momentum`    every body's change of momentum is the sum of what acted on it; so is the total
//! - `cone`        no impulse pulls, none leaves its friction cone
//! - `contact`     contacts: no approach, no impulse across an opening gap, friction straight against the slip; the
//!   velocities are those of the bodies
//! - `surface`     friction and restitution are what the materials of the bodies make together
//! - `verdict`     what the solver says of its answers: modes, residuals, verdicts
//! - `overlap`     gaps are those of the shapes, and no body sinks into another
//! - `passage`     no body gets through another between two midpoints
//! - `energy`      every entry of the ledger, and that it closes; contacts take energy and bring none
//!
//! A frame whose verdict is not `solved` is reported as unsolved if its own residual covers the defect.
//! What was done from outside while the world ran is taken from the tables `push` (forces) and `edit` (bodies that were
//! struck or put elsewhere), and what it brought must be in the ledger as work.

mod depth;
mod energy;
mod geometry;
mod laws;
mod motion;
mod passage;
mod surface;
mod swing;
mod verdict;

use crate::error::Error;
use crate::reader::Reader;
use crate::rows::{AdjustmentRow, BodyRow, ContactRow, EditRow, EventRow, FrameRow, PushRow, SolveRow, StateRow};
use geometry::Geometry;
use motion::{Inertial, Midpoint};
use serde::Serialize;
use std::collections::BTreeMap;
use surface::Surfaces;
use swing::Swing;
use tumble::{BodyKind, DVec3, Verdict};

/// Most violations that are kept word for word.
const KEPT: usize = 1000;

/// The laws that are audited, in the order in which they are reported.
pub const LAWS: [(&str, &str); 10] = [
    ("sequence", "frames follow each other, nothing is missing"),
    ("motion", "positions follow from velocities"),
    ("momentum", "momentum changes by what acts, body by body and in all"),
    ("cone", "no pull, friction within its cone"),
    ("contact", "no approach, no impulse across a gap, friction against the slip"),
    ("surface", "friction and restitution are those of the materials"),
    ("verdict", "modes, residuals and verdicts are what the numbers say"),
    ("overlap", "gaps are those of the shapes, nothing sinks in"),
    ("passage", "nothing gets through another on its way"),
    ("energy", "the ledger's entries and their sum"),
];

/// A law that does not hold in a frame.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Violation {
    /// Which law, one of [`LAWS`].
    pub law: &'static str,
    /// In which frame.
    pub frame: u64,
    /// What is wrong, in words.
    pub what: String,
    /// By how much, in the unit of the law's quantity that `what` tells [J, N·s, m/s, m or –].
    pub defect: f64,
    /// How much could be rounding or is admitted, in the unit of `defect`.
    pub limit: f64,
}

/// What was found about one law.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Finding {
    /// Which law.
    pub law: &'static str,
    /// What it says.
    pub meaning: &'static str,
    /// Questions asked.
    pub checks: u64,
    /// Answers that break it.
    pub violations: u64,
    /// Largest defect in parts of what could be rounding or is admitted [–].
    pub worst: f64,
    /// Where that is.
    pub worst_frame: u64,
}

/// The outcome of an audit.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Audit {
    /// Frames that were looked at.
    pub frames: u64,
    /// Contact points that were looked at.
    pub contacts: u64,
    /// Frames whose verdict is not `solved`: they are held to what they admit.
    pub unsolved: u64,
    /// Largest residual of those frames, the guarded ones apart [m/s].
    pub unsolved_residual: f64,
    /// Those among them whose residual is within the tolerance: a bounce missed it, or rounding may hide that it was missed.
    pub unsolved_within: u64,
    /// Those among them whose verdict is `guarded`: the energy guard moved an answer off the law.
    pub guarded: u64,
    /// Largest residual of those frames [m/s].
    pub guarded_residual: f64,
    /// What could not be asked of this recording.
    pub skipped: Vec<String>,
    /// One finding per law.
    pub laws: Vec<Finding>,
    /// The violations, as many as are kept.
    pub violations: Vec<Violation>,
    /// All violations.
    pub violation_count: u64,
}

impl Audit {
    /// Whether every law holds.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.violation_count == 0
    }

    /// Counts what a frame says of itself.
    fn admit(&mut self, row: &FrameRow, solves: &[SolveRow], tolerance: f64) {
        self.unsolved += u64::from(row.verdict != Verdict::Solved);
        if row.verdict > Verdict::Guarded {
            self.unsolved_residual = tumble_math::order::max(self.unsolved_residual, row.residual);
            self.unsolved_within += u64::from(solves.iter().all(|s| s.is_within(tolerance)));
        } else if row.verdict == Verdict::Guarded {
            self.guarded += 1;
            self.guarded_residual = tumble_math::order::max(self.guarded_residual, row.residual);
        }
    }

    /// Says what cannot be asked where force fields are at work, or bodies turn by no law.
    fn skip(&mut self, stage: &Stage<'_>, turning: bool) {
        if stage.fields {
            let what = "force fields were at work: momentum of single bodies, potential energy and work";
            self.skipped.push(what.to_owned());
        }
        if !turning {
            self.skipped.push("gyroscopic motion was switched off: turns, and what depends on the spin".to_owned());
        }
    }

    fn new() -> Self {
        let laws = LAWS.iter().map(|&(law, meaning)| Finding {
            law,
            meaning,
            checks: 0,
            violations: 0,
            worst: 0.0,
            worst_frame: 0,
        });
        Self {
            frames: 0,
            contacts: 0,
            unsolved: 0,
            unsolved_residual: 0.0,
            unsolved_within: 0,
            guarded: 0,
            guarded_residual: 0.0,
            skipped: Vec::new(),
            laws: laws.collect(),
            violations: Vec::new(),
            violation_count: 0,
        }
    }

    /// Asks whether `defect` stays within `limit`. What is not a number breaks every law.
    fn ask(&mut self, law: &'static str, frame: u64, defect: f64, limit: f64, what: impl FnOnce() -> String) {
        let broken = !(defect <= limit);
        let share = if broken || limit > 0.0 { defect / limit } else { 0.0 };
        if let Some(f) = self.laws.iter_mut().find(|f| f.law == law) {
            f.checks += 1;
            f.violations += u64::from(broken);
            if share > f.worst {
                (f.worst, f.worst_frame) = (share, frame);
            }
        }
        if broken {
            self.violation_count += 1;
            if self.violations.len() < KEPT {
                self.violations.push(Violation { law, frame, what: what(), defect, limit });
            }
        }
    }
}

/// What the whole recording has in common.
struct Stage<'a> {
    bodies: BTreeMap<u32, &'a BodyRow>,
    gravity: DVec3,
    /// Forces besides gravity and those of the bodies: what they do cannot be recomputed.
    fields: bool,
    tolerance: f64,
    slop: f64,
    /// Each step is solved once, come what may.
    one_solve: bool,
    names: BTreeMap<u32, &'a str>,
}

impl<'a> Stage<'a> {
    /// What a recording says that holds for all of its frames, with the settings of its run.
    fn new(reader: &'a Reader, settings: &serde_json::Value) -> Result<Self, Error> {
        let meta = reader.meta();
        let gravity = meta.gravity().ok_or_else(|| Error::damaged("meta has no gravity"))?;
        Ok(Self {
            bodies: reader.bodies().iter().map(|b| (b.id, b)).collect(),
            gravity: DVec3::from_array(gravity),
            fields: meta.integer("fields") != Some(0),
            tolerance: meta.tolerance(),
            slop: settings["correction"]["slop"].as_f64().unwrap_or(0.0),
            one_solve: settings["max_solves"].as_u64() == Some(1),
            names: reader.bodies().iter().map(|b| (b.id, b.name.as_str())).collect(),
        })
    }

    /// Speed below which the engine lets an island of pure rounding rest [m/s].
    fn quiet(&self) -> f64 {
        0.01 * self.tolerance
    }

    fn name(&self, body: u32) -> String {
        self.names.get(&body).map_or_else(|| format!("body {body}"), |n| format!("`{n}`"))
    }
}

/// A frame as it is audited.
struct Moment {
    row: FrameRow,
    states: BTreeMap<u32, StateRow>,
}

/// What was done to bodies between two frames.
#[derive(Default)]
struct Outside {
    /// Force [N] and torque [N·m] of bodies where they are not those of the table.
    forces: BTreeMap<u32, (DVec3, DVec3)>,
    /// Energy that edits brought [J], and its largest part.
    energy: f64,
    energy_size: f64,
    /// Momentum that edits brought [kg·m/s].
    momentum: DVec3,
    /// Bodies that were edited.
    put: std::collections::BTreeSet<u32>,
}

impl Outside {
    /// The frame before as the step found it, and what that brought.
    fn new(
        stage: &Stage<'_>,
        inertial: &BTreeMap<u32, Inertial>,
        before: &mut Moment,
        pushes: &[PushRow],
        edits: &[EditRow],
        idle: &Idle,
    ) -> Self {
        let v = DVec3::from_array;
        let mut all = Self::default();
        for p in pushes {
            let both = (v(p.force) + v(p.once_force), v(p.torque) + v(p.once_torque));
            all.forces.insert(p.body, both);
        }
        for e in edits {
            all.put.insert(e.body);
            let Some(s) = before.states.get_mut(&e.body) else { continue };
            let moves = stage.bodies.get(&e.body).is_some_and(|b| b.kind == BodyKind::Dynamic);
            let inertial = inertial.get(&e.body).filter(|_| moves);
            let old = *s;
            let q = motion::quat(e.orientation);
            let spin = inertial.map_or(v(e.turning), |i| q * (i.inverse * v(e.turning)));
            *s = StateRow {
                body: e.body,
                centre: e.centre,
                orientation: e.orientation,
                velocity: e.velocity,
                spin: spin.to_array(),
            };
            // a body that was set aside is in no book
            if let Some(i) = inertial.filter(|_| !idle.quarantined.contains(&e.body)) {
                for (state, sign) in [(&old, -1.0), (&*s, 1.0)] {
                    let (kinetic, potential, momentum) = energy::of(i, state, stage.gravity);
                    all.energy += sign * (kinetic + potential);
                    all.energy_size += kinetic + potential.abs();
                    all.momentum += momentum * sign;
                }
            }
        }
        all
    }
}

/// What led from one frame to the next.
struct Step<'a> {
    before: &'a Moment,
    after: &'a Moment,
    contacts: Vec<ContactRow>,
    solves: Vec<SolveRow>,
    /// Bodies that took part: dynamic, awake, healthy.
    active: BTreeMap<u32, Midpoint>,
    outside: Outside,
    /// By how much the velocity that each contact gives may differ from that of its bodies after the solve.
    swings: Vec<Swing>,
}

impl Step<'_> {
    /// Force [N] and torque [N·m] on a body, gravity and contacts apart.
    fn force(&self, body: &BodyRow) -> (DVec3, DVec3) {
        let own = || (DVec3::from_array(body.force), DVec3::from_array(body.torque));
        self.outside.forces.get(&body.id).copied().unwrap_or_else(own)
    }
}

/// Audits a recording.
///
/// # Errors
/// A file that cannot be read.
pub fn audit(reader: &Reader, mut progress: impl FnMut(u64, u64)) -> Result<Audit, Error> {
    let mut audit = Audit::new();
    let settings = reader.meta().settings();
    let stage = Stage::new(reader, &settings)?;
    let turning = settings["physics"]["gyroscopic"].as_bool() != Some(false);
    audit.skip(&stage, turning);
    let inertial: BTreeMap<u32, Inertial> =
        stage.bodies.iter().filter_map(|(id, b)| Inertial::new(b).map(|i| (*id, i))).collect();
    let mut surfaces = Surfaces::new(reader, &settings, &mut audit);
    let mut geometry = Geometry::new(reader.bodies(), &settings, &mut audit);
    let mut idle = Idle::default();
    let count = reader.frame_count()?;
    let mut before: Option<Moment> = None;
    for k in 0..count {
        let row = match reader.frame(k) {
            Ok(row) => row,
            Err(Error::NoSuchFrame(..)) => {
                audit.ask("sequence", k, 1.0, 0.0, || "the frame is missing".to_owned());
                continue;
            }
            Err(e) => return Err(e),
        };
        let list = reader.states(k)?;
        let states: BTreeMap<u32, StateRow> = list.iter().map(|s| (s.body, *s)).collect();
        let now = Moment { row, states };
        let contacts = reader.contacts(k)?;
        let solves = reader.solves(k)?;
        let adjusted = reader.adjustments(k)?;
        let adjustments = adjusted.iter().map(|a| (a.body, *a)).collect();
        idle.hear(&reader.events(k..k + 1)?, false);
        audit.frames += 1;
        audit.contacts += contacts.len() as u64;
        audit.admit(&row, &solves, stage.tolerance);
        laws::sequence(&mut audit, &stage, before.as_ref(), &now, list.len(), &contacts, &solves);
        energy::state(&mut audit, &stage, &inertial, &now, &idle);
        if let Some(before) = before.as_mut().filter(|b| b.row.frame + 1 == k) {
            let (pushes, edits) = (reader.pushes(k)?, reader.edits(k)?);
            let outside = Outside::new(&stage, &inertial, before, &pushes, &edits, &idle);
            let mut step = Step {
                outside,
                before,
                after: &now,
                active: active(&stage, &inertial, before, &now, &adjustments, &idle),
                contacts,
                solves,
                swings: Vec::new(),
            };
            step.swings = swing::of_contacts(&geometry, &stage, &step);
            laws::motion(&mut audit, &stage, &step, turning);
            laws::momentum(&mut audit, &stage, &step, turning);
            laws::contacts(&mut audit, &stage, &step, turning);
            surfaces.check(&mut audit, &stage, &step);
            verdict::check(&mut audit, &stage, &step, turning);
            geometry.check(&mut audit, &stage, &step);
            energy::step(&mut audit, &stage, &step);
        }
        idle.hear(&reader.events(k..k + 1)?, true);
        before = Some(now);
        progress(k + 1, count);
    }
    if count == 0 {
        audit.ask("sequence", 0, 1.0, 0.0, || "there is no frame".to_owned());
    }
    Ok(audit)
}

/// Bodies that a step leaves out.
#[derive(Default)]
struct Idle {
    asleep: std::collections::BTreeSet<u32>,
    quarantined: std::collections::BTreeSet<u32>,
}

impl Idle {
    /// A body that wakes takes part in the very step, one that falls asleep still did; one that was set aside did not.
    fn hear(&mut self, events: &[EventRow], over: bool) {
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

    fn has(&self, body: u32) -> bool {
        self.asleep.contains(&body) || self.quarantined.contains(&body)
    }
}

fn active(
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
