//! Surface of a shape at a feature of it: flat, round, the rim of a fan. Questions about shapes alone.

use crate::model::placed_shape::PlacedShape;
use tumble_geometry::{Shape, feature};
use tumble_math::order::max_abs;
use tumble_math::{DVec3, Pose};

/// Cosine above which a normal is that of a face [–]: manifolds of faces have it to rounding. 1 − 1e-12 is an angle of 1.4e-6 rad,
/// since 1 − cos φ ≈ φ²/2: as good as [`tumble_geometry::SAME_NORMAL`].
pub(super) const FACE_COSINE: f64 = 1.0 - 1e-12;

/// Whether a shape is convex and bounded.
pub(crate) fn is_convex(placed: &PlacedShape) -> bool {
    !matches!(placed.shape, Shape::Compound(_) | Shape::HalfSpace(_) | Shape::Mesh(_))
}

/// Whether a shape may have hollows: edges of it may lie beside a path and face nothing until it has led there.
pub(crate) fn may_be_hollow(placed: &PlacedShape) -> bool {
    matches!(placed.shape, Shape::Compound(_) | Shape::Mesh(_))
}

/// Whether any outward normal of a plane face of a shape, in its own axes, satisfies a condition.
pub(super) fn any_face(shape: &Shape, mut scope: impl FnMut(DVec3) -> bool) -> bool {
    match shape {
        Shape::Box(_) => DVec3::AXES.into_iter().any(|n| scope(n) || scope(-n)),
        Shape::Cylinder(_) => scope(DVec3::Z) || scope(-DVec3::Z),
        Shape::Cone(_) => scope(-DVec3::Z),
        Shape::Hull(h) => (0..h.face_count()).any(|f| scope(h.plane(f).0)),
        Shape::HalfSpace(h) => scope(h.normal()),
        Shape::Ball(_) | Shape::Capsule(_) | Shape::Compound(_) | Shape::Mesh(_) => false,
    }
}

/// Whether a part of a shape rolls: a ball or a capsule.
pub(super) fn is_round(shape: &Shape, part: u32) -> bool {
    match shape {
        Shape::Ball(_) | Shape::Capsule(_) => true,
        Shape::Compound(c) => c.parts().get(part as usize).is_some_and(|p| is_round(p.shape(), 0)),
        _ => false,
    }
}

/// Whether a feature is a point of the fan of a rim: one of many that touch the floor one after the other as the rim
/// rolls, beside the deepest one.
pub(super) fn is_rim(shape: &Shape, part: u32, feature: u32) -> bool {
    match shape {
        Shape::Cylinder(_) | Shape::Cone(_) => {
            feature::kind(feature) == feature::VERTEX && feature < feature::vertex(feature::DEEPEST)
        }
        Shape::Compound(c) => c.parts().get(part as usize).is_some_and(|p| is_rim(p.shape(), 0, feature)),
        _ => false,
    }
}

/// The part of a shape that is none itself, and where it is in the shape.
pub(super) fn part_of(shape: &Shape, part: u32) -> Option<(&Shape, Option<&Pose>)> {
    match shape {
        Shape::Compound(c) => c.parts().get(part as usize).map(|p| (p.shape(), Some(p.pose()))),
        _ => Some((shape, None)),
    }
}

/// Whether a shape has a plane face whose outward normal, in its own axes, is `n`.
pub(crate) fn is_flat(shape: &Shape, part: u32, n: DVec3) -> bool {
    match shape {
        Shape::Box(_) => max_abs(n) > FACE_COSINE,
        Shape::Cylinder(_) => n.z.abs() > FACE_COSINE,
        Shape::Cone(_) => n.z < -FACE_COSINE,
        Shape::Hull(h) => (0..h.face_count()).any(|f| h.plane(f).0.dot(n) > FACE_COSINE),
        Shape::HalfSpace(_) => true,
        Shape::Compound(c) => {
            c.parts().get(part as usize).is_some_and(|p| is_flat(p.shape(), 0, p.pose().inverse_vector(n)))
        }
        // the part of a mesh is a facet; a sheet has it on both sides
        Shape::Mesh(m) => (part as usize) < m.facet_count() && m.facet_plane(part).0.dot(n).abs() > FACE_COSINE,
        Shape::Ball(_) | Shape::Capsule(_) => false,
    }
}
