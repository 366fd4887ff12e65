//! Errors of the public functions of a world: fault, value, remedy.
//!
//! A refused call leaves the world as it was.

use crate::base::handle::{BodyId, JointId, MaterialId, ShapeId};
use thiserror::Error;
use tumble_geometry::ShapeError;
use tumble_math::order::canonical;
use tumble_math::{DQuat, DVec3};

// Limits of input: chosen, not derived, unless a reason stands with one. They are far beyond bodies that are simulated, and within them
// squares and products of energies stay finite. A value beyond one is refused with its name, its unit and the limit.

/// Farthest coordinate that is accepted [m]: f64 resolves 0.12 µm there, and less beyond it.
pub const MAX_COORDINATE: f64 = 1e9;
/// Smallest size of bodies that lengths may be fixed for [m].
pub const MIN_BODY_SIZE: f64 = 1e-9;
/// Fastest speed that is accepted [m/s].
pub const MAX_SPEED: f64 = 1e7;
/// Fastest spin that is accepted [rad/s].
pub const MAX_SPIN: f64 = 1e7;
/// Largest force [N], torque [N·m], impulse [N·s] that is accepted.
pub const MAX_FORCE: f64 = 1e20;
/// Largest acceleration of gravity that is accepted [m/s²].
pub const MAX_GRAVITY: f64 = 1e7;
/// Smallest and largest mass that is accepted [kg].
pub const MASS_RANGE: (f64, f64) = (1e-12, 1e15);
/// Smallest and largest principal moment that is accepted [kg·m²].
pub const MOMENT_RANGE: (f64, f64) = (1e-30, 1e33);
/// Largest coefficient of friction that is accepted [–].
pub const MAX_FRICTION: f64 = 1e6;
/// Largest rate of damping that is accepted [1/s].
pub const MAX_DAMPING: f64 = 1e9;
/// Longest step that is accepted [s].
pub const MAX_STEP: f64 = 1.0;
/// Shortest step that is accepted [s].
pub const MIN_STEP: f64 = 1e-9;

/// Why a call on the world was refused.
#[derive(Clone, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum WorldError {
    /// The handle names no body of this world: it was removed, or the handle is another world's.
    #[error("{0:?} is not in this world: it was removed, or belongs to another world; use a handle that this one gave")]
    NoSuchBody(BodyId),
    /// The handle belongs to no material of this world.
    #[error("{0:?} is not in this world: add the material first")]
    NoSuchMaterial(MaterialId),
    /// A body is to have a material and coefficients of its own.
    #[error("a body has a material or coefficients, not both: keep the material, or friction and restitution")]
    MaterialAndCoefficients,
    /// A number is NaN or infinite.
    #[error("{what} is {value}: give a finite number{}", of(what.unit))]
    NotFinite {
        /// The quantity.
        what: Quantity,
        /// The given value, in its unit.
        value: f64,
    },
    /// A number is finite but outside of what is accepted.
    #[error("{what} is {}{}: give {}", short(*value), after(what.unit), accepted(*least, *most, what.unit))]
    OutOfRange {
        /// The quantity.
        what: Quantity,
        /// The given value, in its unit.
        value: f64,
        /// Smallest accepted value, in the same unit.
        least: f64,
        /// Largest accepted value, in the same unit.
        most: f64,
    },
    /// A world is to be judged by an error relative to its velocities.
    #[error(
        "the criterion of the solver is `Natural`, an error relative to velocities: a world is judged by its residual; give `Residual`"
    )]
    RelativeCriterion,
    /// A quaternion is not of unit length.
    #[error("{what} has length {length}: give a unit quaternion (within 1e-6)")]
    NotUnit {
        /// The quantity.
        what: &'static str,
        /// Its length [–].
        length: f64,
    },
    /// A shape could not be made.
    #[error(transparent)]
    Shape(#[from] ShapeError),
    /// The moments of inertia belong to no distribution of mass.
    #[error(
        "principal moments ({}, {}, {}) kg·m² break the triangle inequality: no moment may exceed the sum of the others",
        .0.x, .0.y, .0.z
    )]
    Inertia(DVec3),
    /// A dynamic body has neither a shape nor a mass with moments of inertia.
    #[error("a dynamic body needs a shape, or a mass and moments of inertia")]
    NoMass,
    /// The body is of a kind that cannot do this.
    #[error("a {kind} body cannot take {what}: only a {needed} body can")]
    Kind {
        /// The thing that was asked for.
        what: &'static str,
        /// Kind of the body.
        kind: &'static str,
        /// Kind that it would have to be.
        needed: &'static str,
    },
    /// There is no room for another body.
    #[error("the world holds {0} bodies, the limit that was set: raise `max_bodies` or remove bodies")]
    Full(usize),
    /// A step needs more memory than the settings allow: see [`Limits`](crate::Limits).
    #[error(
        "a step has more than {limit} {what}, the limit that was set: move overlapping bodies apart, or raise `limits.{setting}`"
    )]
    TooMany {
        /// The thing that there are too many of.
        what: &'static str,
        /// The most that the settings allow.
        limit: usize,
        /// Name of the setting.
        setting: &'static str,
    },
    /// The body is not in quarantine.
    #[error("{0:?} is not in quarantine: only a body that a step has set aside can be released")]
    NotQuarantined(BodyId),
    /// The shape is not of the body.
    #[error("shape {index} is not of {body:?}: its shapes are counted from 0, in the order in which they were given", index = .0.index, body = .0.body)]
    NoSuchShape(ShapeId),
    /// A sensor of a surface that has no inside.
    #[error("a sensor needs an inside: close the mesh, or take another shape")]
    OpenSensor,
    /// A shape with a list of materials has a number without one, or is no mesh.
    #[error(
        "a surface with materials by number: {what}; give a mesh or a height field, and a material for each of its numbers"
    )]
    SurfaceMaterials {
        /// The fault.
        what: String,
    },
    /// A body is to ignore itself.
    #[error("{0:?} cannot ignore itself: shapes of one body never meet; name two bodies")]
    IgnoresItself(BodyId),
    /// The handle names no joint of this world: it was removed, it broke, or the handle is another world's.
    #[error(
        "{0:?} is not in this world: it was removed, broke, or belongs to another world; use a handle that this one gave"
    )]
    NoSuchJoint(JointId),
    /// The ends of a joint cannot be joined.
    #[error("the ends of a joint {what}: {remedy}")]
    Ends {
        /// The fault.
        what: &'static str,
        /// The remedy.
        remedy: &'static str,
    },
    /// The two ends of a joint do not meet where the bodies are.
    #[error(
        "the ends of a joint are {} m and {} rad apart: give both the same point, move the bodies together, or turn the axes",
        short(*metres), short(*radians)
    )]
    Apart {
        /// Distance of the two points [m].
        metres: f64,
        /// Angle by which the axes are askew [rad].
        radians: f64,
    },
    /// A joint starts outside its range, or the range is empty.
    #[error("a joint is at {} and its range is {} to {}: give a range with the smaller number first that holds the joint where it is",
        short(*value), short(*least), short(*most))]
    Range {
        /// Value of the coordinate [rad or m].
        value: f64,
        /// Lower limit [rad or m].
        least: f64,
        /// Upper limit [rad or m].
        most: f64,
    },
    /// The joint has no such coordinate.
    #[error("a {kind} joint has {count} free coordinates: there is no coordinate {index}, count from 0")]
    Coordinate {
        /// Kind of the joint.
        kind: &'static str,
        /// The requested one.
        index: usize,
        /// The number that it has.
        count: usize,
    },
    /// A joint needs something that it was not given.
    #[error("a {kind} joint needs {what}: {remedy}")]
    JointNeeds {
        /// Kind of the joint.
        kind: &'static str,
        /// The missing part.
        what: &'static str,
        /// The remedy.
        remedy: &'static str,
    },
    /// Bytes are no snapshot of this world.
    #[error("these bytes are no snapshot of this world: {0}")]
    Snapshot(&'static str),
}

/// Quantity whose number was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quantity {
    /// Its name.
    pub name: &'static str,
    /// Its unit; empty for a pure number.
    pub unit: &'static str,
    /// Component of a vector: 0, 1 or 2 along x, y or z.
    pub component: Option<usize>,
}

impl std::fmt::Display for Quantity {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.component.and_then(|k| ["x", "y", "z"].get(k)) {
            Some(axis) => write!(f, "{} along {axis}", self.name),
            None => f.write_str(self.name),
        }
    }
}

/// A unit after a number.
fn after(unit: &str) -> String {
    if unit.is_empty() { String::new() } else { format!(" {unit}") }
}

/// Text of an accepted range; `f64::MAX` is no upper limit.
fn accepted(least: f64, most: f64, unit: &str) -> String {
    let (unit, least) = (after(unit), short(least));
    if most == f64::MAX {
        format!("{least}{unit} or more")
    } else {
        format!("a number from {least} to {}{unit}", short(most))
    }
}

/// A unit after the word "number".
fn of(unit: &str) -> String {
    if unit.is_empty() { String::new() } else { format!(" of {unit}") }
}

/// A number for a message, as people write it. Public so that the messages of scenes write numbers in the same way.
///
/// ```
/// use tumble::error::short;
/// assert_eq!([0.0, 0.25, 1000.0, 1e9, 1e-12].map(short), ["0", "0.25", "1000", "1e9", "1e-12"]);
/// ```
#[must_use]
pub fn short(x: f64) -> String {
    if x == 0.0 || (1e-3..1e5).contains(&x.abs()) { x.to_string() } else { format!("{x:e}") }
}

/// A number that must be finite and between two limits; negative zero becomes zero.
pub(crate) fn number(
    name: &'static str,
    unit: &'static str,
    value: f64,
    least: f64,
    most: f64,
) -> Result<f64, WorldError> {
    within(Quantity { name, unit, component: None }, value, least, most)
}

fn within(what: Quantity, value: f64, least: f64, most: f64) -> Result<f64, WorldError> {
    if !value.is_finite() {
        return Err(WorldError::NotFinite { what, value });
    }
    if value < least || value > most {
        return Err(WorldError::OutOfRange { what, value, least, most });
    }
    Ok(canonical(value))
}

/// A vector whose components must be finite and at most `most` in size; negative zeros become zeros.
pub(crate) fn vector(name: &'static str, unit: &'static str, value: DVec3, most: f64) -> Result<DVec3, WorldError> {
    for k in 0..3 {
        within(Quantity { name, unit, component: Some(k) }, value[k], -most, most)?;
    }
    Ok(value + DVec3::ZERO)
}

/// A rotation: unit length within 1e-6, made exact.
pub(crate) fn rotation(what: &'static str, q: DQuat) -> Result<DQuat, WorldError> {
    for c in q.to_array() {
        if !c.is_finite() {
            return Err(WorldError::NotFinite { what: Quantity { name: what, unit: "", component: None }, value: c });
        }
    }
    let length = q.length();
    if !((length - 1.0).abs() <= 1e-6) {
        return Err(WorldError::NotUnit { what, length });
    }
    let q = if (q.length_squared() - 1.0).abs() <= 4.0 * f64::EPSILON { q } else { q * (1.0 / length) };
    let [x, y, z, w] = q.to_array().map(canonical);
    Ok(DQuat::from_xyzw(x, y, z, w))
}
