//! The rows of the tables of joints as plain data.

use crate::joint_table::{COORDINATE_MODES, DRIVES, JOINT, JOINT_KINDS, JOINT_ROW, MOTOR};
use crate::rows::EventRow;
use crate::table::NOBODY;
use crate::words::{Taker, Words, code, put};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tumble::CoordinateMode;

/// Limits, friction, damping, rotor and spring of a free coordinate of a joint; not its motor.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct JointCoordinate {
    /// Whether it is an angle [rad]; else a way [m].
    pub angle: bool,
    /// Limits [rad or m].
    pub range: Option<(f64, f64)>,
    /// Newton's coefficient at the limits [–].
    pub restitution: f64,
    /// Dry friction [N·m or N].
    pub friction: f64,
    /// Damping [N·m·s/rad or N·s/m].
    pub damping: f64,
    /// Inertia of its rotor [kg·m² or kg].
    pub armature: f64,
    /// Stiffness [N·m/rad or N/m], and where the spring is at rest [rad or m].
    pub spring: Option<(f64, f64)>,
}

/// A coordinate of another joint that a coupling ties to others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CoupledCoordinate {
    /// The joint.
    pub joint: u32,
    /// Which of its coordinates.
    pub coordinate: u32,
    /// Its factor in the sum [–].
    pub factor: f64,
}

/// A joint, as it was before the first step.
#[derive(Clone, Debug, PartialEq)]
pub struct JointRow {
    /// Its number: that of its slot in the world.
    pub id: u32,
    /// Its name.
    pub name: String,
    /// Kind, by which some coordinates are held and others free; one of the kinds of scenes.
    pub kind: &'static str,
    /// Bodies A and B; none for the world itself.
    pub bodies: [Option<u32>; 2],
    /// Its point on A and B, from the centre of mass, body axes [m].
    pub points: [[f64; 3]; 2],
    /// Its triads on A and B, body axes, (w, x, y, z).
    pub triads: [[f64; 4]; 2],
    /// Length by which its angles become metres [m].
    pub length: f64,
    /// Length of a rod or pitch of a screw [m].
    pub size: f64,
    /// Force [N] and torque [N·m] at which it breaks; not numbers where it does not.
    pub breaks: [f64; 2],
    /// Hard rows.
    pub rows: u32,
    /// Its bodies may touch each other.
    pub collide: bool,
    /// Its free coordinates, with their limits, springs, damping and friction.
    pub coordinates: Vec<JointCoordinate>,
    /// Of a six-degree joint: which of its axes are held, in the order of its coordinates.
    pub locked: [bool; 6],
    /// Of a coupling: the coordinates that it ties together.
    pub coupled: Vec<CoupledCoordinate>,
    /// Of a coupling: what Σ factor·coordinate is [rad or m].
    pub constant: f64,
}

impl JointRow {
    pub(crate) fn put(&self, to: &mut Words) {
        let body = |b: Option<u32>| b.map_or(NOBODY, u64::from);
        let w = &mut to.words;
        w.extend([u64::from(self.id), code(JOINT_KINDS, self.kind), body(self.bodies[0]), body(self.bodies[1])]);
        for k in 0..2 {
            put(w, &self.points[k]);
            put(w, &self.triads[k]);
        }
        put(w, &[self.length, self.size]);
        put(w, &self.breaks);
        w.extend([u64::from(self.rows), u64::from(self.collide)]);
        to.texts.extend([Some(self.name.clone()), Some(self.spec())]);
        debug_assert_eq!(w.len() % JOINT.width(), 0);
    }

    pub(crate) fn take(words: &[u64], texts: &[Option<String>]) -> Self {
        let mut t = Taker(words);
        let text = |k: usize| texts.get(k).cloned().flatten().unwrap_or_default();
        let id = t.small();
        let kind = JOINT_KINDS.get(t.word() as usize).copied().unwrap_or("fixed");
        let bodies = [t.word(), t.word()].map(|w| u32::try_from(w).ok());
        let (pa, qa, pb, qb) = (t.reals(), t.reals(), t.reals(), t.reals());
        let (length, size, breaks) = (t.real(), t.real(), t.reals());
        let (rows, collide) = (t.small(), t.flag());
        let spec: Value = serde_json::from_str(&text(1)).unwrap_or_default();
        let number = |v: &Value| v.as_f64().unwrap_or(0.0);
        let small = |v: &Value| v.as_u64().and_then(|n| u32::try_from(n).ok()).unwrap_or(u32::MAX);
        let list = |v: &Value| v.as_array().cloned().unwrap_or_default();
        let coordinate = |v: &Value| JointCoordinate {
            angle: v["unit"] == "rad",
            range: v["range"].as_array().map(|r| (r.first().map_or(0.0, number), r.get(1).map_or(0.0, number))),
            restitution: number(&v["restitution"]),
            friction: number(&v["friction"]),
            damping: number(&v["damping"]),
            armature: number(&v["armature"]),
            spring: v["spring"].as_object().map(|_| (number(&v["spring"]["stiffness"]), number(&v["spring"]["rest"]))),
        };
        let member = |v: &Value| CoupledCoordinate {
            joint: small(&v["joint"]),
            coordinate: small(&v["coordinate"]),
            factor: number(&v["factor"]),
        };
        Self {
            id,
            name: text(0),
            kind,
            bodies,
            points: [pa, pb],
            triads: [qa, qb],
            length,
            size,
            breaks,
            rows,
            collide,
            coordinates: list(&spec["coordinates"]).iter().map(coordinate).collect(),
            locked: tumble::Axis::ALL.map(|a| list(&spec["locked"]).iter().any(|v| v == a.name())),
            coupled: list(&spec["of"]).iter().map(member).collect(),
            constant: number(&spec["constant"]),
        }
    }

    /// The coordinates with their limits, springs, damping and friction, in the words of a scene.
    fn spec(&self) -> String {
        let coordinate = |c: &JointCoordinate| {
            let mut all = json!({ "unit": if c.angle { "rad" } else { "m" } });
            if let Some((least, most)) = c.range {
                all["range"] = json!([least, most]);
                all["restitution"] = json!(c.restitution);
            }
            let others = [("friction", c.friction), ("damping", c.damping), ("armature", c.armature)];
            for (key, value) in others.into_iter().filter(|(_, v)| *v != 0.0) {
                all[key] = json!(value);
            }
            if let Some((stiffness, rest)) = c.spring {
                all["spring"] = json!({ "stiffness": stiffness, "rest": rest });
            }
            all
        };
        let member =
            |m: &CoupledCoordinate| json!({ "joint": m.joint, "coordinate": m.coordinate, "factor": m.factor });
        let mut all = json!({ "coordinates": self.coordinates.iter().map(coordinate).collect::<Vec<_>>() });
        if self.locked != [false; 6] {
            let held = tumble::Axis::ALL.into_iter().filter(|a| self.locked[a.index()]);
            all["locked"] = held.map(tumble::Axis::name).collect();
        }
        if !self.coupled.is_empty() {
            all["of"] = self.coupled.iter().map(member).collect();
            all["constant"] = json!(self.constant);
        }
        all.to_string()
    }
}

/// Action of a joint in a step, by its hard rows together or along one coordinate. Columns that do not apply are 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct JointStepRow {
    /// The joint.
    pub joint: u32,
    /// Which free coordinate, from 0; none for the hard rows.
    pub coordinate: Option<u32>,
    /// Value of the coordinate at the midpoint [rad or m].
    pub value: f64,
    /// Its rate before the solve and after it [rad/s or m/s].
    pub rate_before: f64,
    /// See `rate_before` [rad/s or m/s].
    pub rate: f64,
    /// Impulse of the hard rows on B, world axes [N·s]: columns `impulse_x`, `impulse_y`, `impulse_z`.
    pub impulse: [f64; 3],
    /// Moment of the hard rows on B about the joint's point on B, where they act, world axes [N·m·s].
    pub moment: [f64; 3],
    /// Of a coupling: impulse on each of its coordinates, per factor [N·m·s or N·s]: column `impulse`.
    pub coupling: f64,
    /// Impulse of the limits along the coordinate, on B [N·m·s or N·s].
    pub limit_impulse: f64,
    /// Of the motor [N·m·s or N·s].
    pub motor_impulse: f64,
    /// Of dry friction [N·m·s or N·s].
    pub friction_impulse: f64,
    /// Of the spring [N·m·s or N·s].
    pub spring_impulse: f64,
    /// Of the damper [N·m·s or N·s].
    pub damping_impulse: f64,
    /// Of the rotor [N·m·s or N·s].
    pub rotor_impulse: f64,
    /// Speed of the rotor after the step [rad/s or m/s].
    pub rotor: f64,
    /// Mode of the coordinate.
    pub mode: CoordinateMode,
    /// Time by which the change of velocity of the bodies leaned the rows [s].
    pub lean: f64,
    /// How far its points are apart at the midpoint [m].
    pub gap: f64,
    /// How far its axes are askew at the midpoint [rad].
    pub turn: f64,
    /// Its island within the frame.
    pub island: u32,
    /// Its number within the frame.
    pub id: u32,
}

impl JointStepRow {
    /// One that says nothing yet.
    pub(crate) fn new(joint: u32, coordinate: Option<u32>, id: u32) -> Self {
        Self {
            joint,
            coordinate,
            value: 0.0,
            rate_before: 0.0,
            rate: 0.0,
            impulse: [0.0; 3],
            moment: [0.0; 3],
            coupling: 0.0,
            limit_impulse: 0.0,
            motor_impulse: 0.0,
            friction_impulse: 0.0,
            spring_impulse: 0.0,
            damping_impulse: 0.0,
            rotor_impulse: 0.0,
            rotor: 0.0,
            mode: CoordinateMode::Free,
            lean: 0.0,
            gap: 0.0,
            turn: 0.0,
            island: 0,
            id,
        }
    }

    pub(crate) fn put(&self, w: &mut Vec<u64>) {
        w.extend([u64::from(self.joint), self.coordinate.map_or((-1_i64).cast_unsigned(), u64::from)]);
        put(w, &[self.value, self.rate_before, self.rate]);
        put(w, &self.impulse);
        put(w, &self.moment);
        put(w, &[self.coupling, self.limit_impulse, self.motor_impulse, self.friction_impulse]);
        put(w, &[self.spring_impulse, self.damping_impulse, self.rotor_impulse, self.rotor]);
        w.push(code(COORDINATE_MODES, self.mode.name()));
        put(w, &[self.lean, self.gap, self.turn]);
        w.extend([u64::from(self.island), u64::from(self.id)]);
        debug_assert_eq!(w.len() % JOINT_ROW.width(), 0);
    }

    pub(crate) fn take(words: &[u64]) -> Self {
        let mut t = Taker(words);
        Self {
            joint: t.small(),
            coordinate: u32::try_from(t.word()).ok(),
            value: t.real(),
            rate_before: t.real(),
            rate: t.real(),
            impulse: t.reals(),
            moment: t.reals(),
            coupling: t.real(),
            limit_impulse: t.real(),
            motor_impulse: t.real(),
            friction_impulse: t.real(),
            spring_impulse: t.real(),
            damping_impulse: t.real(),
            rotor_impulse: t.real(),
            rotor: t.real(),
            mode: t.one_of(COORDINATE_MODES, &CoordinateMode::ALL, CoordinateMode::name).unwrap_or_default(),
            lean: t.real(),
            gap: t.real(),
            turn: t.real(),
            island: t.small(),
            id: t.small(),
        }
    }
}

/// Motor of a coordinate of a joint in a step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MotorRow {
    /// The joint.
    pub joint: u32,
    /// Which free coordinate, from 0.
    pub coordinate: u32,
    /// `velocity`, `position` or `force`.
    pub kind: &'static str,
    /// Rate [rad/s or m/s], position [rad or m] or force [N·m or N], by the kind.
    pub target: f64,
    /// Rate at which a position moves [rad/s or m/s].
    pub rate: f64,
    /// Stiffness of one that goes to a position [N·m/rad or N/m].
    pub stiffness: f64,
    /// Its damping [N·m·s/rad or N·s/m].
    pub damping: f64,
    /// Greatest force [N·m or N]; infinite where there is none.
    pub max: f64,
    /// Its number within the frame.
    pub id: u32,
}

impl MotorRow {
    pub(crate) fn put(&self, w: &mut Vec<u64>) {
        w.extend([u64::from(self.joint), u64::from(self.coordinate), code(DRIVES, self.kind)]);
        put(w, &[self.target, self.rate, self.stiffness, self.damping, self.max]);
        w.push(u64::from(self.id));
        debug_assert_eq!(w.len() % MOTOR.width(), 0);
    }

    pub(crate) fn take(words: &[u64]) -> Self {
        let mut t = Taker(words);
        Self {
            joint: t.small(),
            coordinate: t.small(),
            kind: DRIVES.get(t.word() as usize).copied().unwrap_or("force"),
            target: t.real(),
            rate: t.real(),
            stiffness: t.real(),
            damping: t.real(),
            max: t.real(),
            id: t.small(),
        }
    }
}

/// The joints that broke in a step, by its events.
pub(crate) fn broken(events: &[EventRow]) -> BTreeSet<u32> {
    let joint = |e: &EventRow| -> Option<u32> {
        let data: Value = serde_json::from_str(e.data.as_deref()?).ok()?;
        u32::try_from(data["joint"].as_u64()?).ok()
    };
    events.iter().filter(|e| e.kind == "joint broke").filter_map(joint).collect()
}
