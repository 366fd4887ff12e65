//! Errors of constructors, each with its remedy.
//!
//! A [`Shape`](crate::Shape) is always valid because every door checks; each message names what was wrong, the value
//! that was given and the remedy.

use thiserror::Error;
use tumble_math::DVec3;

/// Why a shape, a density or a mass could not be made.
#[derive(Clone, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum ShapeError {
    /// A length that must be positive and finite is not.
    #[error("{what} must be positive and finite, got {value:?} m: give a length above 0 m")]
    Size {
        /// The length, for example "radius".
        what: &'static str,
        /// The given value [m].
        value: f64,
    },
    /// A length that may be zero is negative or not finite.
    #[error("{what} must be finite and not negative, got {value:?} m: give 0 m or more")]
    Length {
        /// The length.
        what: &'static str,
        /// The given value [m].
        value: f64,
    },
    /// A length is outside the range in which the stated accuracy holds.
    #[error(
        "{what} of {value:?} m is outside the range 1e-9…1e9 m that f64 geometry can promise accuracy for: \
         change the unit of length"
    )]
    OutOfRange {
        /// The length.
        what: &'static str,
        /// The given value [m].
        value: f64,
    },
    /// A density is not positive and finite.
    #[error("density must be positive and finite, got {value:?} kg/m³: give a density above 0 kg/m³")]
    Density {
        /// The given value [kg/m³].
        value: f64,
    },
    /// A direction has no length or is not finite.
    #[error("{what} must be a finite vector with a direction, got {value}: give a vector of length 1")]
    Direction {
        /// The direction.
        what: &'static str,
        /// The given value [–]: a direction has no unit.
        value: DVec3,
    },
    /// A point is not finite.
    #[error("point {index} is not finite: {value}; remove or repair it")]
    NotFinite {
        /// Index in the list that was given.
        index: usize,
        /// The given value [m].
        value: DVec3,
    },
    /// A pose holds a non-finite number or a rotation that is not of unit length.
    #[error("the pose of part {index} is not a rigid pose: give finite positions and a unit quaternion")]
    Pose {
        /// Index in the list that was given.
        index: usize,
    },
    /// A mesh among the parts of a compound.
    #[error("part {index} of the compound is a mesh: give the mesh a body of its own")]
    MeshPart {
        /// Index in the list that was given.
        index: usize,
    },
    /// A mesh on a body that impulses move.
    #[error("a mesh cannot be pushed: make its body fixed or kinematic, or build the body of convex parts")]
    MovingMesh,
    /// A mesh that is no solid has no mass.
    #[error("the mesh is open and has no mass: close it, or use it for a fixed or kinematic body")]
    OpenMesh,
    /// The lists of a mesh do not make one.
    #[error("{why}")]
    Mesh {
        /// Triangle, value and remedy.
        why: String,
    },
    /// Fewer than four distinct points.
    #[error("a hull needs at least 4 distinct points, got {distinct}: add points")]
    TooFewPoints {
        /// Points that are left once duplicates are merged.
        distinct: usize,
    },
    /// The points lie in a plane or on a line.
    #[error(
        "the points are flat: volume {} m³ with a span of {span} m (thinnest extent {} m); \
         move points out of the plane or use a box of small thickness",
        small(*volume),
        small(*thickness)
    )]
    Flat {
        /// Volume of the largest tetrahedron found [m³].
        volume: f64,
        /// Largest extent of the points [m].
        span: f64,
        /// Extent across the thinnest direction found [m].
        thickness: f64,
    },
    /// The hull has more corners than the limit.
    #[error("the hull has {count} vertices, the limit is {limit}: simplify it or split it into a compound")]
    TooManyPoints {
        /// Vertices of the hull.
        count: usize,
        /// The most that a hull may have.
        limit: usize,
    },
    /// A compound without parts.
    #[error("a compound needs at least one part, got none: add a part")]
    Empty,
    /// A half-space was asked for its mass or put into a compound.
    #[error("a half-space is unbounded: it has no mass and cannot be part of a compound; use it for a fixed body")]
    Unbounded,
}

/// Checks a length that must be positive, finite and within the range of the stated accuracy.
pub(crate) fn positive(what: &'static str, value: f64) -> Result<f64, ShapeError> {
    if !(value > 0.0) || !value.is_finite() {
        return Err(ShapeError::Size { what, value });
    }
    if !(1e-9..=1e9).contains(&value) {
        return Err(ShapeError::OutOfRange { what, value });
    }
    Ok(value)
}

/// A number near nothing, as people write it.
fn small(x: f64) -> String {
    if x == 0.0 { "0".to_owned() } else { format!("{x:.2e}") }
}
