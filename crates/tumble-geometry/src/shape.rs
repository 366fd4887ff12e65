//! The shapes: a closed set, each valid from its constructor on.
//!
//! Conventions. Every shape lives in its own frame. Ball, box, capsule and cylinder are centred on the origin; capsule,
//! cylinder and cone stand along z. A cone has its tip at +height/2 and its base at −height/2, so its origin is the
//! middle of its height, not its centre of mass. A half-space holds all points with n·p ≤ 0: solid below the plane
//! through the origin. Lengths are full lengths unless the name says `half` or `radius`.
//!
//! A shape is cheap to clone: hulls and compounds are shared.

use crate::aabb::Aabb;
use crate::error::{ShapeError, positive};
use crate::height_field::{HeightField, HeightFieldError};
use crate::hull::Hull;
use crate::mesh::{Mesh, MeshError, MeshOptions, Sides};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tumble_math::order::{max, max3, min, min3};
use tumble_math::{DVec3, Pose};

/// The geometry of a body. Units: metres.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "ShapeRecord", into = "ShapeRecord")]
pub enum Shape {
    /// All points within a radius of the origin.
    Ball(Ball),
    /// A cuboid centred on the origin, edges along the axes.
    Box(Cuboid),
    /// All points within a radius of a segment along z.
    Capsule(Capsule),
    /// A right circular cylinder along z.
    Cylinder(Cylinder),
    /// A right circular cone along z, tip towards +z.
    Cone(Cone),
    /// A convex polyhedron.
    Hull(Arc<Hull>),
    /// Everything below a plane through the origin.
    HalfSpace(HalfSpace),
    /// Several shapes that move as one.
    Compound(Arc<Compound>),
    /// Triangles: a solid or a sheet, for fixed and kinematic bodies.
    Mesh(Arc<Mesh>),
}

/// A ball; see [`Shape::ball`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ball {
    pub(crate) radius: f64,
}

impl Ball {
    /// Radius [m].
    #[must_use]
    pub fn radius(self) -> f64 {
        self.radius
    }
}

/// A cuboid; see [`Shape::cuboid_size`] and [`Shape::cuboid_half_extents`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cuboid {
    pub(crate) half: DVec3,
}

impl Cuboid {
    /// Half of each edge [m].
    #[must_use]
    pub fn half_extents(&self) -> DVec3 {
        self.half
    }

    /// Full length of each edge [m].
    #[must_use]
    pub fn size(&self) -> DVec3 {
        self.half * 2.0
    }
}

/// A capsule; see [`Shape::capsule`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Capsule {
    pub(crate) radius: f64,
    pub(crate) half: f64,
}

impl Capsule {
    /// Radius [m].
    #[must_use]
    pub fn radius(&self) -> f64 {
        self.radius
    }

    /// Length of the straight part [m]; the whole is longer by two radii.
    #[must_use]
    pub fn length(&self) -> f64 {
        self.half * 2.0
    }
}

/// A cylinder; see [`Shape::cylinder`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cylinder {
    pub(crate) radius: f64,
    pub(crate) half: f64,
}

impl Cylinder {
    /// Radius [m].
    #[must_use]
    pub fn radius(&self) -> f64 {
        self.radius
    }

    /// Full length along z [m].
    #[must_use]
    pub fn length(&self) -> f64 {
        self.half * 2.0
    }
}

/// A cone; see [`Shape::cone`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cone {
    pub(crate) radius: f64,
    pub(crate) half: f64,
}

impl Cone {
    /// Radius of the base [m].
    #[must_use]
    pub fn radius(&self) -> f64 {
        self.radius
    }

    /// Height from base to tip [m].
    #[must_use]
    pub fn height(&self) -> f64 {
        self.half * 2.0
    }
}

/// A half-space; see [`Shape::half_space`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HalfSpace {
    pub(crate) normal: DVec3,
}

impl HalfSpace {
    /// Unit normal of the plane, out of the solid.
    #[must_use]
    pub fn normal(&self) -> DVec3 {
        self.normal
    }
}

/// A part of a compound: a shape and where it sits in the compound's frame.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    pub(crate) pose: Pose,
    pub(crate) shape: Shape,
    pub(crate) aabb: Aabb,
}

impl Part {
    /// Pose of the part in the compound's frame.
    #[must_use]
    pub fn pose(&self) -> &Pose {
        &self.pose
    }

    /// The part's shape: never a compound, never a half-space.
    #[must_use]
    pub fn shape(&self) -> &Shape {
        &self.shape
    }

    /// A box in the compound's frame that holds the part [m].
    #[must_use]
    pub fn aabb(&self) -> &Aabb {
        &self.aabb
    }
}

/// Shapes that move as one; see [`Shape::compound`].
#[derive(Clone, Debug, PartialEq)]
pub struct Compound {
    pub(crate) parts: Vec<Part>,
    pub(crate) aabb: Aabb,
}

impl Compound {
    /// The parts in the order given, nested compounds taken apart.
    #[must_use]
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }
}

impl Shape {
    /// A ball of `radius` [m].
    ///
    /// # Errors
    /// A radius that is not positive and finite.
    pub fn ball(radius: f64) -> Result<Self, ShapeError> {
        Ok(Self::Ball(Ball { radius: positive("radius", radius)? }))
    }

    /// A box by its full edge lengths `size` [m].
    ///
    /// # Errors
    /// A length that is not positive and finite.
    pub fn cuboid_size(size: DVec3) -> Result<Self, ShapeError> {
        positive("size.x", size.x)?;
        positive("size.y", size.y)?;
        positive("size.z", size.z)?;
        Ok(Self::Box(Cuboid { half: size * 0.5 }))
    }

    /// A box by half its edge lengths, `half_extents` [m].
    ///
    /// # Errors
    /// A length that is not positive and finite.
    pub fn cuboid_half_extents(half_extents: DVec3) -> Result<Self, ShapeError> {
        positive("half_extents.x", half_extents.x)?;
        positive("half_extents.y", half_extents.y)?;
        positive("half_extents.z", half_extents.z)?;
        Ok(Self::Box(Cuboid { half: half_extents }))
    }

    /// A capsule of `radius` [m] about a straight part of `length` [m] along z.
    ///
    /// # Errors
    /// A radius or a length that is not positive and finite.
    pub fn capsule(radius: f64, length: f64) -> Result<Self, ShapeError> {
        Ok(Self::Capsule(Capsule { radius: positive("radius", radius)?, half: positive("length", length)? * 0.5 }))
    }

    /// A cylinder of `radius` [m] and `length` [m] along z.
    ///
    /// # Errors
    /// A radius or a length that is not positive and finite.
    pub fn cylinder(radius: f64, length: f64) -> Result<Self, ShapeError> {
        Ok(Self::Cylinder(Cylinder { radius: positive("radius", radius)?, half: positive("length", length)? * 0.5 }))
    }

    /// A cone with a base of `radius` [m] at z = −height/2 and its tip at z = +height/2 [m].
    ///
    /// # Errors
    /// A radius or a height that is not positive and finite.
    pub fn cone(radius: f64, height: f64) -> Result<Self, ShapeError> {
        Ok(Self::Cone(Cone { radius: positive("radius", radius)?, half: positive("height", height)? * 0.5 }))
    }

    /// The convex hull of `points` [m].
    ///
    /// # Errors
    /// Those of [`Hull::new`]: non-finite, too few, flat or too many points.
    pub fn hull(points: &[DVec3]) -> Result<Self, ShapeError> {
        Ok(Self::Hull(Arc::new(Hull::new(points)?)))
    }

    /// The half-space below the plane through the origin with the outward `normal` (any length).
    ///
    /// # Errors
    /// A normal without direction.
    pub fn half_space(normal: DVec3) -> Result<Self, ShapeError> {
        let error = ShapeError::Direction { what: "normal", value: normal };
        if !normal.is_finite() {
            return Err(error);
        }
        let unit = normal.normalize_or_zero();
        if unit == DVec3::ZERO {
            return Err(error);
        }
        // an axis stays an axis: no rounding of a unit vector
        let keep = (normal.length_squared() - 1.0).abs() < 1e-15;
        Ok(Self::HalfSpace(HalfSpace { normal: if keep { normal } else { unit } }))
    }

    /// A triangle mesh: `triangles` name three of the corners `points` [m] each, counter-clockwise seen from outside.
    ///
    /// # Errors
    /// Lists that make no mesh of the kind that is asked for: see [`MeshError`].
    pub fn mesh(points: &[DVec3], triangles: &[[u32; 3]], options: &MeshOptions) -> Result<Self, MeshError> {
        Mesh::new(points, triangles, options).map(|mesh| Self::Mesh(Arc::new(mesh)))
    }

    /// A height field, solid below, as a mesh.
    ///
    /// # Errors
    /// Numbers that make no height field: see [`HeightFieldError`].
    pub fn height_field(field: &HeightField) -> Result<Self, HeightFieldError> {
        field.mesh().map(|mesh| Self::Mesh(Arc::new(mesh)))
    }

    /// Several shapes that move as one; compounds among them are taken apart.
    ///
    /// # Errors
    /// No part, a pose that is not rigid, or a half-space among the parts.
    pub fn compound(parts: &[(Pose, Self)]) -> Result<Self, ShapeError> {
        let mut flat = Vec::with_capacity(parts.len());
        for (index, (pose, shape)) in parts.iter().enumerate() {
            if !pose.is_finite() || (pose.rotation.length_squared() - 1.0).abs() > 1e-9 {
                return Err(ShapeError::Pose { index });
            }
            match shape {
                Self::HalfSpace(_) => return Err(ShapeError::Unbounded),
                Self::Mesh(_) => return Err(ShapeError::MeshPart { index }),
                Self::Compound(inner) => flat.extend(inner.parts.iter().map(|p| (pose.then(&p.pose), p.shape.clone()))),
                _ => flat.push((*pose, shape.clone())),
            }
        }
        let parts: Vec<Part> =
            flat.into_iter().map(|(pose, shape)| Part { aabb: shape.aabb(&pose), pose, shape }).collect();
        let Some(first) = parts.first() else { return Err(ShapeError::Empty) };
        let aabb = parts.iter().fold(first.aabb, |a, p| a.union(&p.aabb));
        Ok(Self::Compound(Arc::new(Compound { parts, aabb })))
    }

    /// The smallest axis-aligned box [m] that holds the shape at `pose`; all of space for a half-space, except that an
    /// axis-aligned one ends at its plane.
    #[must_use]
    pub fn aabb(&self, pose: &Pose) -> Aabb {
        let c = pose.position;
        match self {
            Self::Ball(s) => Aabb::around(c, DVec3::splat(s.radius)),
            Self::Box(s) => {
                let r = pose.matrix();
                Aabb::around(c, r.x_axis.abs() * s.half.x + r.y_axis.abs() * s.half.y + r.z_axis.abs() * s.half.z)
            }
            Self::Capsule(s) => {
                let a = pose.vector(DVec3::Z);
                Aabb::around(c, a.abs() * s.half + DVec3::splat(s.radius))
            }
            Self::Cylinder(s) => {
                let a = pose.vector(DVec3::Z);
                Aabb::around(c, a.abs() * s.half + disc_extent(a) * s.radius)
            }
            Self::Cone(s) => {
                let a = pose.vector(DVec3::Z);
                let (tip, base, disc) = (c + a * s.half, c - a * s.half, disc_extent(a) * s.radius);
                Aabb::new(min3(tip, base - disc), max3(tip, base + disc))
            }
            Self::Hull(s) => {
                let rows = pose.matrix().transpose();
                let poly = s.poly();
                let [x, y, z] = [rows.x_axis, rows.y_axis, rows.z_axis].map(|row| poly.span(row));
                Aabb::new(DVec3::new(x.0, y.0, z.0) + c, DVec3::new(x.1, y.1, z.1) + c)
            }
            Self::HalfSpace(s) => {
                let n = pose.vector(s.normal);
                let mut all = Aabb::ALL;
                for k in 0..3 {
                    // only an exact axis bounds the half-space
                    if n[k].abs() >= 1.0 {
                        if n[k] > 0.0 {
                            all.max[k] = c[k];
                        } else {
                            all.min[k] = c[k];
                        }
                    }
                }
                all
            }
            Self::Compound(s) => {
                let mut parts = s.parts.iter().map(|p| p.shape.aabb(&pose.then(&p.pose)));
                let first = parts.next().unwrap_or(s.aabb);
                parts.fold(first, |a, b| a.union(&b))
            }
            Self::Mesh(s) => s.aabb().transformed(pose),
        }
    }

    /// Radius [m] of the smallest ball about the local point `centre` known to hold the shape; infinite for a
    /// half-space.
    #[must_use]
    pub fn radius_about(&self, centre: DVec3) -> f64 {
        match self {
            Self::Ball(s) => centre.length() + s.radius,
            Self::Box(s) => (centre.abs() + s.half).length(),
            Self::Capsule(s) => DVec3::new(centre.x, centre.y, centre.z.abs() + s.half).length() + s.radius,
            Self::Cylinder(s) => {
                let across = (centre.x * centre.x + centre.y * centre.y).sqrt() + s.radius;
                let along = centre.z.abs() + s.half;
                (across * across + along * along).sqrt()
            }
            Self::Cone(s) => {
                let across = (centre.x * centre.x + centre.y * centre.y).sqrt() + s.radius;
                let along = centre.z + s.half;
                max((across * across + along * along).sqrt(), centre.distance(DVec3::Z * s.half))
            }
            Self::Hull(s) => s.vertices().iter().map(|v| v.distance(centre)).fold(0.0, max),
            Self::HalfSpace(_) => f64::INFINITY,
            Self::Compound(s) => {
                s.parts.iter().map(|p| p.shape.radius_about(p.pose.inverse_point(centre))).fold(0.0, max)
            }
            Self::Mesh(s) => {
                let b = s.aabb();
                max3((b.max - centre).abs(), (b.min - centre).abs()).length()
            }
        }
    }

    /// Radius [m] of a ball that fits into the shape, and of the largest one where that is easy to tell: nowhere is the shape
    /// thinner than twice that. Infinite for a half-space.
    #[must_use]
    pub fn inner_radius(&self) -> f64 {
        match self {
            Self::Ball(s) => s.radius,
            Self::Box(s) => min(s.half.x, min(s.half.y, s.half.z)),
            Self::Capsule(s) => s.radius,
            Self::Cylinder(s) => min(s.radius, s.half),
            Self::Cone(s) => {
                let height = 2.0 * s.half;
                s.radius * height / (s.radius + (s.radius * s.radius + height * height).sqrt())
            }
            Self::Hull(s) => s.inner_radius(),
            Self::HalfSpace(_) => f64::INFINITY,
            Self::Compound(s) => s.parts.iter().map(|p| p.shape.inner_radius()).fold(0.0, max),
            // a sheet has no thickness, and of a solid none is known
            Self::Mesh(_) => 0.0,
        }
    }

    /// Word for the kind of shape.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Ball(_) => "ball",
            Self::Box(_) => "box",
            Self::Capsule(_) => "capsule",
            Self::Cylinder(_) => "cylinder",
            Self::Cone(_) => "cone",
            Self::Hull(_) => "hull",
            Self::HalfSpace(_) => "half-space",
            Self::Compound(_) => "compound",
            Self::Mesh(_) => "mesh",
        }
    }
}

/// Half extents of a unit disc with unit normal `a` along the axes.
fn disc_extent(a: DVec3) -> DVec3 {
    let e = |x: f64| tumble_math::order::positive_part(1.0 - x * x).sqrt();
    DVec3::new(e(a.x), e(a.y), e(a.z))
}

/// A shape as it is written down: plain numbers, checked again when read.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ShapeRecord {
    Ball { radius: f64 },
    Box { half_extents: DVec3 },
    Capsule { radius: f64, length: f64 },
    Cylinder { radius: f64, length: f64 },
    Cone { radius: f64, height: f64 },
    Hull { points: Vec<DVec3> },
    HalfSpace { normal: DVec3 },
    Compound { parts: Vec<(Pose, Shape)> },
    Mesh { points: Vec<DVec3>, triangles: Vec<[u32; 3]>, sides: Sides, materials: Vec<u8> },
}

impl From<Shape> for ShapeRecord {
    fn from(shape: Shape) -> Self {
        match shape {
            Shape::Ball(s) => Self::Ball { radius: s.radius },
            Shape::Box(s) => Self::Box { half_extents: s.half },
            Shape::Capsule(s) => Self::Capsule { radius: s.radius, length: s.half * 2.0 },
            Shape::Cylinder(s) => Self::Cylinder { radius: s.radius, length: s.half * 2.0 },
            Shape::Cone(s) => Self::Cone { radius: s.radius, height: s.half * 2.0 },
            Shape::Hull(s) => Self::Hull { points: s.vertices().to_vec() },
            Shape::HalfSpace(s) => Self::HalfSpace { normal: s.normal },
            Shape::Compound(s) => Self::Compound { parts: s.parts.iter().map(|p| (p.pose, p.shape.clone())).collect() },
            Shape::Mesh(s) => Self::Mesh {
                points: s.points().to_vec(),
                triangles: s.triangles().to_vec(),
                sides: s.sides(),
                materials: s.materials().to_vec(),
            },
        }
    }
}

impl TryFrom<ShapeRecord> for Shape {
    type Error = ShapeError;

    fn try_from(record: ShapeRecord) -> Result<Self, ShapeError> {
        match record {
            ShapeRecord::Ball { radius } => Self::ball(radius),
            ShapeRecord::Box { half_extents } => Self::cuboid_half_extents(half_extents),
            ShapeRecord::Capsule { radius, length } => Self::capsule(radius, length),
            ShapeRecord::Cylinder { radius, length } => Self::cylinder(radius, length),
            ShapeRecord::Cone { radius, height } => Self::cone(radius, height),
            ShapeRecord::Hull { points } => Self::hull(&points),
            ShapeRecord::HalfSpace { normal } => Self::half_space(normal),
            ShapeRecord::Compound { parts } => Self::compound(&parts),
            ShapeRecord::Mesh { points, triangles, sides, materials } => {
                let options = MeshOptions { sides, materials: Some(materials), ..MeshOptions::default() };
                Self::mesh(&points, &triangles, &options).map_err(|why| ShapeError::Mesh { why: why.to_string() })
            }
        }
    }
}
