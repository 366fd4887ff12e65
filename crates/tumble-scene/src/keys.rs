//! Keys, names and ranges of each table of the format, shared by the reader and the published schema.
//!
//! Not here: reading of values ([`crate::reader`]) and their meaning ([`crate::read`] and the readers below it).

use crate::limits;
use tumble::JointKind;
use tumble::error::{
    MASS_RANGE, MAX_COORDINATE, MAX_DAMPING, MAX_FORCE, MAX_FRICTION, MAX_GRAVITY, MAX_SPEED, MAX_SPIN, MAX_STEP,
    MIN_BODY_SIZE, MIN_STEP, MOMENT_RANGE,
};

/// Range and unit of a number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Range {
    pub(crate) least: f64,
    pub(crate) most: f64,
    /// Whether the least itself is excluded.
    pub(crate) open: bool,
    pub(crate) unit: &'static str,
}

impl Range {
    pub(crate) const fn between(least: f64, most: f64, unit: &'static str) -> Self {
        Self { least, most, open: false, unit }
    }

    pub(crate) const fn above(least: f64, most: f64, unit: &'static str) -> Self {
        Self { least, most, open: true, unit }
    }

    pub(crate) const fn within(most: f64, unit: &'static str) -> Self {
        Self::between(-most, most, unit)
    }

    pub(crate) fn holds(&self, x: f64) -> bool {
        x <= self.most && if self.open { x > self.least } else { x >= self.least }
    }
}

pub(crate) const ROOT_KEYS: [&str; 17] = [
    "version",
    "name",
    "vars",
    "gravity",
    "time",
    "solver",
    "limits",
    "view",
    "materials",
    "pairs",
    "bodies",
    "repeat",
    "spawn",
    "joints",
    "robots",
    "ignore",
    "set",
];
pub(crate) const SET_KEYS: [&str; 2] = ["path", "value"];
pub(crate) const TIME_KEYS: [&str; 2] = ["step", "duration"];
pub(crate) const SOLVER_KEYS: [&str; 7] =
    ["tolerance", "effort", "max_sweeps", "restitution_threshold", "threads", "correction", "body_size"];
pub(crate) const LIMIT_KEYS: [&str; 3] = ["pairs", "contacts", "factor_bytes"];
pub(crate) const VIEW_KEYS: [&str; 7] = ["from", "region", "follow", "layers", "colour_by", "speed", "group"];
pub(crate) const MATERIAL_KEYS: [&str; 2] = ["friction", "restitution"];
pub(crate) const PAIR_KEYS: [&str; 3] = ["materials", "friction", "restitution"];
/// Keys of a pair of bodies that ignore each other.
pub(crate) const IGNORE_KEYS: [&str; 1] = ["bodies"];
pub(crate) const REPEAT_KEYS: [&str; 8] = ["count", "spacing", "jitter", "seed", "circle", "sizes", "body", "joint"];
/// Keys of a spawner.
pub(crate) const SPAWN_KEYS: [&str; 7] = ["count", "from", "every", "jitter", "seed", "sizes", "body"];
pub(crate) const CIRCLE_KEYS: [&str; 5] = ["count", "radius", "axis", "degrees", "turn"];
pub(crate) const SIZES_KEYS: [&str; 3] = ["uniform", "normal", "lognormal"];
pub(crate) const COURSE_KEYS: [&str; 4] = ["keys", "sine", "file", "loop"];
pub(crate) const SINE_KEYS: [&str; 4] = ["axis", "amplitude", "frequency", "degrees"];
/// Keys of a robot.
pub(crate) const TARGET_KEYS: [&str; 3] = ["times", "joints", "loop"];
pub(crate) const ROBOT_KEYS: [&str; 13] = [
    "name",
    "file",
    "position",
    "orientation",
    "base",
    "key",
    "joints",
    "controller",
    "controls",
    "stiffness",
    "damping",
    "friction",
    "targets",
];
pub(crate) const ROBOT_BASES: [&str; 2] = ["fixed", "floating"];
pub(crate) const ROBOT_CONTROLLERS: [&str; 3] = ["hold", "drives", "off"];
pub(crate) const EFFORTS: [&str; 2] = ["exact", "realtime"];

/// Friction μ.
pub(crate) const FRICTION: Range = Range::between(0.0, MAX_FRICTION, "");
/// Restitution e.
pub(crate) const RESTITUTION: Range = Range::between(0.0, 1.0, "");
pub(crate) const GRAVITY: Range = Range::within(MAX_GRAVITY, "m/s²");
pub(crate) const STEP: Range = Range::between(MIN_STEP, MAX_STEP, "s");
pub(crate) const DURATION: Range = Range::between(0.0, 1e9, "s");
/// Time of the first body of a spawner.
pub(crate) const FROM: Range = Range::between(0.0, 1e9, "s");
/// Time from one body of a spawner to the next.
pub(crate) const EVERY: Range = Range::above(0.0, 1e9, "s");
pub(crate) const TOLERANCE: Range = Range::above(0.0, 1.0, "m/s");
pub(crate) const THRESHOLD: Range = Range::between(0.0, 1e7, "m/s");
/// Size of bodies that lengths are fixed for.
pub(crate) const BODY_SIZE: Range = Range::between(MIN_BODY_SIZE, MAX_COORDINATE, "m");
pub(crate) const SPACING: Range = Range::within(MAX_COORDINATE, "m");
pub(crate) const JITTER: Range = Range::between(0.0, MAX_COORDINATE, "m");
/// Playback speed relative to real time.
pub(crate) const PLAYBACK: Range = Range::between(0.05, 8.0, "");
/// Range of `max_sweeps`.
pub(crate) const SWEEPS: (i64, i64) = (1, 1_000_000);
/// Range of `threads`.
pub(crate) const THREADS: (i64, i64) = (1, limits::THREADS as i64);
/// Ranges of the keys of `limits`.
pub(crate) const PAIRS: (i64, i64) = (0, limits::PAIRS as i64);
pub(crate) const CONTACTS: (i64, i64) = (0, limits::CONTACTS as i64);
pub(crate) const FACTOR_BYTES: (i64, i64) = (0, limits::FACTOR_BYTES as i64);
/// Range of `seed`.
pub(crate) const SEED: (i64, i64) = (0, i64::MAX);
/// Range of the number of copies along an axis.
pub(crate) const COPIES: (i64, i64) = (1, limits::BODIES as i64);

/// Factors of the sizes of copies.
pub(crate) const FACTOR: Range = Range::between(1e-3, 1e3, "");
/// Standard deviations of sizes.
pub(crate) const DEVIATION: Range = Range::between(0.0, 10.0, "");
/// Times of keys.
pub(crate) const TIME: Range = Range::between(0.0, 1e9, "s");
pub(crate) const FREQUENCY: Range = Range::between(0.0, 1e6, "Hz");
/// Distance from the middle of a sine, in the unit of what it moves.
pub(crate) const AMPLITUDE: Range = Range::between(0.0, MAX_COORDINATE, "");

/// Keys of a body.
pub(crate) const BODY_KEYS: [&str; 26] = [
    "name",
    "kind",
    "shape",
    "shapes",
    "mass",
    "density",
    "inertia",
    "position",
    "orientation",
    "velocity",
    "spin",
    "force",
    "torque",
    "motion",
    "rotation",
    "material",
    "friction",
    "restitution",
    "groups",
    "meets",
    "sensor",
    "surface_velocity",
    "linear_damping",
    "angular_damping",
    "colour",
    "drawn",
];

/// Keys of a joint; the last three are not for one that links the copies of a row.
pub(crate) const JOINT_KEYS: [&str; 25] = [
    "name",
    "kind",
    "at",
    "at_a",
    "at_b",
    "axis",
    "axis_b",
    "locked",
    "steered",
    "pitch",
    "length",
    "range",
    "range_degrees",
    "restitution",
    "friction",
    "damping",
    "armature",
    "spring",
    "motor",
    "coordinates",
    "breaks",
    "collide",
    "bodies",
    "of",
    "constant",
];
/// Keys of a joint that links the copies of a row.
pub(crate) const CHAIN_KEYS: &[&str] = JOINT_KEYS.split_at(JOINT_KEYS.len() - 3).0;
/// Keys of a coordinate that a coupling ties to others.
pub(crate) const MEMBER_KEYS: [&str; 3] = ["joint", "coordinate", "factor"];
/// Those that act along a coordinate.
pub(crate) const ALONG_KEYS: [&str; 8] =
    ["range", "range_degrees", "restitution", "friction", "damping", "armature", "spring", "motor"];
pub(crate) const SPRING_KEYS: [&str; 2] = ["stiffness", "rest"];
pub(crate) const MOTOR_KEYS: [&str; 6] = ["velocity", "position", "force", "stiffness", "damping", "max"];
pub(crate) const BREAK_KEYS: [&str; 2] = ["force", "torque"];
/// Kinds of joints.
pub(crate) const JOINT_KINDS: [&str; JointKind::NAMES.len()] = JointKind::NAMES;
/// Axes of a six-degree joint, in the order of its coordinates.
pub(crate) const AXES: [&str; 6] = ["x", "y", "z", "turn_x", "turn_y", "turn_z"];
/// Range of `coordinate`.
pub(crate) const COORDINATES: (i64, i64) = (0, 5);
pub(crate) const COUPLING_FACTOR: Range = Range::within(MAX_COORDINATE, "");
pub(crate) const PITCH: Range = Range::within(MAX_COORDINATE, "m");
pub(crate) const ANGLE: Range = Range::within(MAX_COORDINATE, "rad, m or degrees");
pub(crate) const TARGET: Range = Range::within(MAX_COORDINATE, "rad or m");
pub(crate) const RATE: Range = Range::within(1e7, "rad/s or m/s");
pub(crate) const JOINT_FRICTION: Range = Range::between(0.0, MAX_FORCE, "N·m or N");
pub(crate) const JOINT_FORCE: Range = Range::within(MAX_FORCE, "N·m or N");
pub(crate) const JOINT_DAMPING: Range = Range::between(0.0, 1e15, "N·m·s/rad or N·s/m");
pub(crate) const STIFFNESS: Range = Range::between(0.0, 1e15, "N·m/rad or N/m");
pub(crate) const ARMATURE: Range = Range::between(0.0, 1e12, "kg·m² or kg");
pub(crate) const BREAKING: Range = Range::between(0.0, MAX_FORCE, "N or N·m");

/// Kinds of bodies.
pub(crate) const KINDS: [&str; 3] = ["fixed", "dynamic", "kinematic"];

/// Keys of a part of a compound besides its shape.
pub(crate) const PART_KEYS: [&str; 10] = [
    "position",
    "orientation",
    "material",
    "friction",
    "restitution",
    "groups",
    "meets",
    "sensor",
    "surface_velocity",
    "colour",
];

/// Keys of a shape that is only drawn, besides its own.
pub(crate) const DRAWN_KEYS: [&str; 3] = ["position", "orientation", "colour"];

pub(crate) const ORIENTATION_KEYS: [&str; 3] = ["axis", "degrees", "quaternion"];

/// Keys that a kind of body cannot have.
pub(crate) const NOT_KINEMATIC: [&str; 7] =
    ["mass", "density", "inertia", "force", "torque", "linear_damping", "angular_damping"];
pub(crate) const NOT_FIXED: [&str; 11] = [
    "mass",
    "density",
    "inertia",
    "force",
    "torque",
    "linear_damping",
    "angular_damping",
    "velocity",
    "spin",
    "motion",
    "rotation",
];
pub(crate) const NOT_DYNAMIC: [&str; 2] = ["motion", "rotation"];

/// Keys of each kind of shape.
pub(crate) const SHAPES: [(&str, &[&str]); 10] = [
    ("sphere", &["radius"]),
    ("box", &["size"]),
    ("capsule", &["radius", "length"]),
    ("cylinder", &["radius", "length"]),
    ("cone", &["radius", "length"]),
    ("hull", &["points", "file"]),
    ("plane", &["normal"]),
    ("mesh", &["file", "scale", "up", "sides"]),
    ("heightfield", &["file", "heights", "cell", "height"]),
    ("parts", &["file", "solid", "scale", "up"]),
];

/// Keys of shapes that may be left out. A hull has points or a file.
pub(crate) const OPTIONAL_SHAPE_KEYS: [&str; 6] = ["scale", "up", "sides", "cell", "height", "solid"];

/// Kinds of shapes that have one of their first two keys, not both.
pub(crate) const ONE_OF_TWO: [&str; 2] = ["hull", "heightfield"];

/// Axis of a geometry file that points upwards.
pub(crate) const UP: [&str; 3] = ["x", "y", "z"];

/// Which sides of a mesh push.
pub(crate) const SIDES: [&str; 4] = ["auto", "solid", "front", "both"];

/// Metres in one unit of a geometry file.
pub(crate) const SCALE: Range = Range::between(1e-9, 1e9, "m");

/// Factor on the heights of a height field.
pub(crate) const HEIGHT: Range = Range::within(1e9, "");
pub(crate) const LENGTH: Range = Range::above(0.0, 1e9, "m");
pub(crate) const PLACE: Range = Range::within(MAX_COORDINATE, "m");
pub(crate) const MASS: Range = Range::between(MASS_RANGE.0, MASS_RANGE.1, "kg");
pub(crate) const DENSITY: Range = Range::above(0.0, 1e30, "kg/m³");
pub(crate) const MOMENT: Range = Range::between(MOMENT_RANGE.0, MOMENT_RANGE.1, "kg·m²");
pub(crate) const SPEED: Range = Range::within(MAX_SPEED, "m/s");
pub(crate) const SPIN: Range = Range::within(MAX_SPIN, "rad/s");
pub(crate) const FORCE: Range = Range::within(MAX_FORCE, "N");
pub(crate) const TORQUE: Range = Range::within(MAX_FORCE, "N·m");
pub(crate) const DAMPING: Range = Range::between(0.0, MAX_DAMPING, "1/s");
pub(crate) const DEGREES: Range = Range::within(1e9, "degrees");
/// Components of a direction, of any length.
pub(crate) const DIRECTION: Range = Range::within(1e150, "");
/// Components of a quaternion, before its length is checked.
pub(crate) const COMPONENT: Range = Range::within(1e9, "");
