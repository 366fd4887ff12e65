//! The hull builder: what it accepts is closed, convex, holds every point, and weighs something.

use crate::bytes::Bytes;
use tumble_geometry::{Hull, Shape};
use tumble_math::DVec3;

/// Clouds that break builders: flat, on a line, on a grid, on a sphere, nearly doubled, of any size.
fn cloud(b: &mut Bytes) -> Vec<DVec3> {
    let count = 1 + b.below(40);
    let kind = b.byte() % 8;
    let scale = [1.0, 1e-6, 1e6, 1e-9, 1e8, 3.0, 0.1, 1e3][b.below(8)];
    let tiny = [0.0, 1e-16, 1e-13, 1e-10, 1e-9, 1e-7, 1e-5, 1e-2][b.below(8)];
    let mut points: Vec<DVec3> = Vec::new();
    for _ in 0..count {
        let p = DVec3::new(b.usual(), b.usual(), b.usual());
        let p = match kind {
            0 => DVec3::new(p.x, p.y, tiny * p.z),
            1 => DVec3::new(p.x, tiny * p.y, tiny * p.z),
            2 => DVec3::new(p.x.round(), p.y.round(), p.z.round()),
            3 if p.length() > 1e-3 => p.normalize(),
            4 => points.last().map_or(p, |q| *q + p * tiny),
            5 => DVec3::new(p.x.round(), p.y.round(), p.z.round()) + p * tiny,
            6 => DVec3::new(b.number(), b.number(), b.number()),
            _ => p,
        };
        points.push(p * scale);
    }
    points
}

pub(crate) fn try_bytes(bytes: &[u8]) {
    let points = cloud(&mut Bytes::new(bytes));
    let hull = match Hull::new(&points) {
        Ok(hull) => hull,
        Err(refused) => {
            assert!(!refused.to_string().is_empty());
            return;
        }
    };
    let span = hull.vertices().iter().fold(0.0, |s, v| if v.length() > s { v.length() } else { s });
    assert!(hull.volume() > 0.0 && hull.volume().is_finite() && hull.centroid().is_finite());
    // closed: Euler's formula, and every edge belongs to two faces
    let (v, e, f) = (hull.vertices().len(), hull.edges().len(), hull.face_count());
    assert_eq!(v + f, e + 2, "{v} corners, {e} edges, {f} faces of {points:?}");
    for edge in hull.edges() {
        assert!(edge.left != edge.right && edge.from != edge.to);
    }
    // convex, and no point of the cloud outside by more than what is merged
    for k in 0..f {
        let (normal, offset) = hull.plane(k);
        assert!((normal.length() - 1.0).abs() < 1e-9);
        for p in &points {
            assert!(normal.dot(*p) - offset <= 1e-8 * span, "a point is {:e} outside", normal.dot(*p) - offset);
        }
    }
    let shape = Shape::hull(&points).expect("it was a hull");
    let mass = shape.mass_properties(1000.0).expect("it has a volume");
    assert!(mass.mass > 0.0 && mass.centre.is_finite() && mass.tensor.is_finite());
}
