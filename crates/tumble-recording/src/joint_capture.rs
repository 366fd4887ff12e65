//! From the joints of a world to their rows.

use crate::joint_rows::{CoupledCoordinate, JointCoordinate, JointRow, JointStepRow, MotorRow};
use crate::words::{FrameWords, Words};
use std::collections::BTreeMap;
use tumble::{
    CoordinateMode, CoordinateUnit, DQuat, Drive, End, Event, JointId, JointKind, JointRef, StepReport, World,
};

fn wxyz(q: DQuat) -> [f64; 4] {
    [q.w, q.x, q.y, q.z]
}

/// The joints of a world; those without a name are called by their number.
pub(crate) fn joints(world: &World, names: &[(JointId, String)]) -> Words {
    let names: BTreeMap<JointId, &str> = names.iter().map(|(id, n)| (*id, n.as_str())).collect();
    let mut all = Words::default();
    for j in world.joints() {
        let name = names.get(&j.id()).map(|n| (*n).to_owned()).filter(|n| !n.is_empty());
        let (anchors, (coupled, constant)) = ([j.anchor(0), j.anchor(1)], j.coupled());
        let row = JointRow {
            id: j.id().slot(),
            name: name.unwrap_or_else(|| format!("joint {}", j.id().slot())),
            kind: j.kind().name(),
            bodies: j.ends().map(|e| if let End::Body(b) = e { Some(b.slot()) } else { None }),
            points: anchors.map(|(p, _)| p.to_array()),
            triads: anchors.map(|(_, q)| wxyz(q)),
            length: j.length(),
            size: match j.kind() {
                JointKind::Rod { length } => length,
                JointKind::Screw { pitch } => pitch,
                _ => 0.0,
            },
            breaks: j.breaks_at().map_or([f64::NAN; 2], |(force, torque)| [force, torque]),
            rows: j.kind().hard_rows() as u32,
            collide: j.collides(),
            coordinates: (0..j.coordinate_count()).map(|k| coordinate(&j, k)).collect(),
            locked: if let JointKind::Axes { locked } = j.kind() { locked } else { [false; 6] },
            coupled: coupled
                .iter()
                .map(|&(joint, k, factor)| CoupledCoordinate { joint: joint.slot(), coordinate: k as u32, factor })
                .collect(),
            constant,
        };
        row.put(&mut all);
    }
    all
}

fn coordinate(j: &JointRef<'_>, k: usize) -> JointCoordinate {
    JointCoordinate {
        angle: j.kind().coordinates().get(k) == Some(&CoordinateUnit::Angle),
        range: j.range(k),
        restitution: j.restitution(k),
        friction: j.friction(k),
        damping: j.damping(k),
        armature: j.armature(k),
        spring: j.spring(k),
    }
}

/// Coordinates and rotors before the first step.
pub(crate) fn first(world: &World, out: &mut FrameWords) {
    let mut id = 0;
    for j in world.joints() {
        for k in 0..j.coordinate_count() {
            let row = JointStepRow {
                value: j.coordinate(k),
                rate: j.rate(k),
                rate_before: j.rate(k),
                rotor: j.rotor(k),
                ..JointStepRow::new(j.id().slot(), Some(k as u32), id)
            };
            row.put(&mut out.joint_rows.words);
            id += 1;
        }
    }
    motors(world, out);
}

/// Action of the joints.
pub(crate) fn step(world: &World, out: &mut FrameWords) {
    let mut id = 0;
    let words = &mut out.joint_rows.words;
    for r in &world.report().joints {
        let slot = r.joint.slot();
        let hard = JointStepRow {
            impulse: r.impulse.to_array(),
            moment: r.moment.to_array(),
            coupling: r.coupling_impulse,
            mode: if r.held { CoordinateMode::Held } else { CoordinateMode::Free },
            lean: r.lean,
            gap: r.gap,
            turn: r.turn,
            island: r.island,
            ..JointStepRow::new(slot, None, id)
        };
        hard.put(words);
        id += 1;
        for (k, c) in r.coordinates.iter().enumerate().take(r.count) {
            let row = JointStepRow {
                value: c.value,
                rate_before: c.rate_before,
                rate: c.rate,
                limit_impulse: c.limit_impulse,
                motor_impulse: c.motor_impulse,
                friction_impulse: c.friction_impulse,
                spring_impulse: c.spring_impulse,
                damping_impulse: c.damping_impulse,
                rotor_impulse: c.rotor_impulse,
                rotor: c.rotor,
                mode: c.mode,
                lean: r.lean,
                island: r.island,
                ..JointStepRow::new(slot, Some(k as u32), id)
            };
            row.put(words);
            id += 1;
        }
    }
    motors(world, out);
}

/// Motors of the joints.
fn motors(world: &World, out: &mut FrameWords) {
    let mut id = 0;
    for j in world.joints() {
        for k in 0..j.coordinate_count() {
            let motor = j.motor(k);
            let (kind, target, rate, stiffness, damping) = match motor.drive {
                Drive::Velocity { rate } => ("velocity", rate, 0.0, 0.0, 0.0),
                Drive::Position { position, rate, stiffness, damping } => {
                    ("position", position, rate, stiffness, damping)
                }
                Drive::Force { force } => ("force", force, 0.0, 0.0, 0.0),
                _ => continue,
            };
            let (joint, coordinate, max) = (j.id().slot(), k as u32, motor.max);
            let row = MotorRow { joint, coordinate, kind, target, rate, stiffness, damping, max, id };
            row.put(&mut out.motors.words);
            id += 1;
        }
    }
}

/// The joints that a recording began with, less those that broke; of couplings, what they tie together.
#[derive(Debug)]
pub(crate) struct Joints(BTreeMap<JointId, Vec<JointId>>);

impl Joints {
    pub(crate) fn new(world: &World) -> Self {
        let tied = |j: &JointRef<'_>| j.coupled().0.iter().map(|m| m.0).collect();
        Self(world.joints().map(|j| (j.id(), tied(&j))).collect())
    }

    /// Takes note of a step: joints may break, and couplings with them.
    pub(crate) fn follow_events(&mut self, r: &StepReport) {
        for e in &r.events {
            if let Event::JointBroke { joint, .. } = e {
                self.0.retain(|id, tied| id != joint && !tied.contains(joint));
            }
        }
    }

    pub(crate) fn are_those_of(&self, world: &World) -> bool {
        world.joint_count() == self.0.len() && world.joints().all(|j| self.0.contains_key(&j.id()))
    }
}
