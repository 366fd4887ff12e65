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
//! - `joint`       joints are closed at midpoints and open by no more than their step admits, hold only what they hold, stop
//!   at their limits; motors, friction, springs, dampers and rotors keep their laws
//! - `surface`     friction and restitution are what the materials of the bodies make together
//! - `verdict`     what the solver says of its answers: modes, residuals, verdicts
//! - `overlap`     gaps are those of the shapes, and no body sinks into another
//! - `passage`     no body gets through another between two midpoints
//! - `energy`      every entry of the ledger, and that it closes; contacts take energy and bring none, nor do the bounces of
//!   bodies that press each other
//!
//! A frame whose verdict admits that the work ran out is reported as unsolved if its own residual covers the defect.
//! Forces and edits from outside while the world ran are taken from the tables `push` (forces) and `edit` (bodies that were
//! struck or put elsewhere), and their energy must be in the ledger as work.

mod acted;
mod bias;
mod contact;
mod depth;
mod energy;
mod findings;
mod flight;
mod joint_geometry;
mod joint_laws;
mod joints;
mod laws;
mod motion;
mod origin;
mod overlap;
mod passage;
mod share;
mod solids;
mod squeeze;
mod step;
mod surface;
mod touch;
mod verdict;

pub use findings::{Audit, Finding, LAWS, Violation};

use crate::contact_rows::ContactRow;
use crate::error::Error;
use crate::joint_rows::broken;
use crate::reader::Reader;
use crate::rows::{EventRow, StateRow};
use joint_laws::JointLaws;
use joints::Joints;
use motion::Inertial;
use overlap::Overlap;
use std::collections::{BTreeMap, BTreeSet};
use step::sorted;
use step::{Idle, Moment, Outside, Stage, Step, active};
use surface::Surfaces;

/// Audits a recording.
///
/// # Errors
/// A file that cannot be read, or a recording that leaves out steps or tables: the laws relate every step to the one before.
pub fn audit(reader: &Reader, mut progress: impl FnMut(u64, u64)) -> Result<Audit, Error> {
    if let Some(why) = reader.meta().left_out() {
        return Err(Error::LeftOut(format!("the laws cannot be checked, since {why}")));
    }
    let mut audit = Audit::new();
    let settings = reader.meta().settings();
    let mut stage = Stage::new(reader, &settings)?;
    let turning = settings["physics"]["gyroscopic"].as_bool() != Some(false);
    audit.skip(stage.fields, turning, stage.has_origins);
    // where bodies turn by no law, the places of their joints are unknown
    let joints_known = turning || reader.joints().is_empty();
    let (mut joints, mut joint_laws) = (Joints::new(reader.joints()), JointLaws::default());
    let (mut corrected, mut pressed) = (BTreeSet::new(), BTreeSet::new());
    let inertial: BTreeMap<u32, Inertial> =
        stage.bodies.iter().filter_map(|(id, b)| Inertial::new(b).map(|i| (*id, i))).collect();
    let mut surfaces = Surfaces::new(reader, &settings, &mut audit);
    let mut overlap = Overlap::new(reader.bodies(), &settings, &mut audit);
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
        let events = reader.events(k..k + 1)?;
        idle.follow_events(&events, false);
        audit.frames += 1;
        audit.contacts += contacts.len() as u64;
        audit.admit(&row, &solves, stage.tolerance);
        laws::sequence(&mut audit, &stage, before.as_ref(), &now, list.len(), &contacts, &solves);
        let held_now: BTreeSet<u32> =
            held_by(&contacts).chain(pressed.iter().copied().filter(|id| idle.has(*id))).collect();
        let (joint_rows, broke) = (reader.joint_rows(k)?, broken(&events));
        let (motors, held) = (reader.motors(k)?, joints.held);
        if let Some(before) = before.as_mut().filter(|b| b.row.frame + 1 == k) {
            let (pushes, edits) = (reader.pushes(k)?, reader.edits(k)?);
            let outside = Outside::new(&stage, &inertial, before, &pushes, &edits, &idle, now.row.dt);
            let parts = (contacts, solves.as_slice());
            let known = (&outside, &pressed);
            let flights = flight::follow(&stage, &inertial, (before, &now), parts, &adjustments, known);
            let mut step = Step {
                outside,
                before: &flights.before,
                after: &now,
                active: active(&stage, &inertial, &flights.before, &now, &adjustments, &idle),
                touches: flights.touches,
                flown: flights.flown,
                contacts: flights.rest,
                solves,
                biases: Vec::new(),
                missed: said(&events, "missed"),
                squeezed: said(&events, "squeezed"),
                joints: Vec::new(),
                broke: broke.clone(),
                corrected_before: std::mem::take(&mut corrected),
                held: [held; 2],
            };
            step.joints = joints.acted(&stage, &step, &joint_rows, &motors);
            if joints_known {
                joint_laws.check(&mut audit, &stage, &step, &joints);
            }
            joints.follow(&now, &joint_rows, &broke);
            step.held[1] = joints.held;
            step.biases = bias::of_contacts(overlap.solids(), &stage, &step);
            laws::motion(&mut audit, &stage, &step, turning);
            surfaces.check(&mut audit, &stage, &step);
            origin::check(&mut audit, &stage, &step, overlap.solids());
            overlap.check(&mut audit, &stage, &step);
            if joints_known {
                laws::momentum(&mut audit, &stage, &step, turning);
                energy::step(&mut audit, &stage, &step);
            }
            laws::contacts(&mut audit, &stage, &step, turning);
            touch::check(&mut audit, &stage, &step, overlap.solids());
            for touch in &step.touches {
                surfaces.check(&mut audit, &stage, touch);
                origin::check(&mut audit, &stage, touch, overlap.solids());
                laws::contacts(&mut audit, &stage, touch, turning);
            }
            verdict::check(&mut audit, &stage, &step, turning);
            share::check(&mut audit, &stage, &step);
            squeeze::check(&mut audit, &stage, &step);
        } else {
            joints.follow(&now, &joint_rows, &broke);
        }
        energy::state(&mut audit, &stage, &inertial, &now, &idle, &joints.held);
        corrected = adjusted.iter().filter(|a| a.shift != [0.0; 3] || a.turn != [0.0; 3]).map(|a| a.body).collect();
        if !broke.is_empty() {
            stage.part(reader.joints(), &joints.gone);
        }
        idle.follow_events(&events, true);
        pressed = held_now;
        before = Some(now);
        progress(k + 1, count);
    }
    if count == 0 {
        audit.ask("sequence", 0, 1.0, 0.0, || "there is no frame".to_owned());
    }
    Ok(audit)
}

/// The bodies that contacts press.
fn held_by(contacts: &[ContactRow]) -> impl Iterator<Item = u32> {
    contacts.iter().filter(|c| c.impulse[0] > 0.0).flat_map(|c| [c.body_a, c.body_b])
}

/// Overlap that a step reports ahead: two bodies and its depth [m].
fn said(events: &[EventRow], kind: &str) -> BTreeMap<(u32, u32), f64> {
    let depth = |e: &EventRow| -> Option<f64> {
        let data: serde_json::Value = serde_json::from_str(e.data.as_deref()?).ok()?;
        data["depth"].as_f64()
    };
    let said = events.iter().filter(|e| e.kind == kind);
    said.filter_map(|e| Some((sorted(e.body_a?, e.body_b?), depth(e)?))).collect()
}
