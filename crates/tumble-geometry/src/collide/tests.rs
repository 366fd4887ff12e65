//! Names of the points of a manifold, against where they lie.

use super::*;
use crate::manifold::feature::{GENERATOR, LOWER_RIM, TIP};
use crate::testing::Random;
use tumble_math::order::max;

/// Distance of the local point `p` of `shape`'s surface from the feature with that name [m].
fn off(shape: &Shape, p: DVec3, name: u32) -> f64 {
    let (kind, index) = (feature::kind(name), feature::index(name));
    let rho = (p.x * p.x + p.y * p.y).sqrt();
    let rim = |radius: f64, z: f64| max((rho - radius).abs(), (p.z - z).abs());
    match shape {
        Shape::Ball(s) => (p.length() - s.radius).abs(),
        Shape::Capsule(s) if kind == 1 => {
            let end = DVec3::Z * if index == 1 { s.half } else { -s.half };
            ((p - end).length() - s.radius).abs()
        }
        Shape::Capsule(s) => max((rho - s.radius).abs(), p.z.abs() - s.half),
        Shape::Cylinder(s) => {
            let lower = |code: u32| code & LOWER_RIM != 0;
            match (kind, index) {
                (2, GENERATOR) => max((rho - s.radius).abs(), p.z.abs() - s.half),
                (3, 2) => (rho - s.radius).abs(),
                (3, _) => max((p.z - if index == 0 { s.half } else { -s.half }).abs(), rho - s.radius),
                (_, code) => rim(s.radius, if lower(code) { -s.half } else { s.half }),
            }
        }
        Shape::Cone(s) => match (kind, index) {
            (1, TIP) => (p - DVec3::Z * s.half).length(),
            (2, GENERATOR) | (3, 2) => (rho - s.radius * (s.half - p.z) / (2.0 * s.half)).abs(),
            (3, _) => max((p.z + s.half).abs(), rho - s.radius),
            _ => rim(s.radius, -s.half),
        },
        Shape::Box(_) | Shape::Hull(_) => Convex::of(shape)
            .unwrap()
            .core
            .with_poly(|poly| match kind {
                1 => (p - poly.vertices[index as usize]).length(),
                2 => {
                    let e = poly.topology.edges()[index as usize];
                    let (a, b) = (poly.vertices[e.from as usize], poly.vertices[e.to as usize]);
                    let t = tumble_math::order::clamp((p - a).dot(b - a) / (b - a).length_squared(), 0.0, 1.0);
                    (p - a - (b - a) * t).length()
                }
                _ => (poly.normals[index as usize].dot(p) - poly.offsets[index as usize]).abs(),
            })
            .unwrap(),
        _ => 0.0,
    }
}

#[test]
fn points_lie_on_the_features_that_they_are_named_after() {
    let mut r = Random::new(81);
    let mut ws = Workspace::default();
    let mut out = Manifolds::default();
    let (mut points, mut beside) = (0, 0);
    for trial in 0..9000 {
        let (a, b) = (r.shape(trial % 6), r.shape(trial / 6 % 6));
        let pa = Pose::new(r.vector(), r.rotation());
        let mut pb = Pose::new(pa.position + r.direction() * r.range(0.3, 2.0), r.rotation());
        if trial % 5 == 0 {
            // face to face
            pb.rotation = pa.rotation;
        }
        collide(&a, &pa, &b, &pb, 0.1, Settings::default(), &mut ws, &mut out);
        for m in out.iter() {
            for p in m.points {
                points += 1;
                let (fa, fb) = ((p.feature >> 32) as u32, p.feature as u32);
                assert!(
                    feature::kind(fa) >= feature::VERTEX
                        && feature::kind(fa) <= feature::FACE
                        && feature::kind(fb) >= feature::VERTEX
                        && feature::kind(fb) <= feature::FACE
                );
                assert!((p.position_b - p.position_a - m.normal * p.gap).length() < 1e-12);
                let miss =
                    max(off(&a, pa.inverse_point(p.position_a), fa), off(&b, pb.inverse_point(p.position_b), fb));
                if miss <= 1e-8 {
                    continue;
                }
                // Nearly parallel tubes: where the generator of one ends, the other's common stretch ends beside it, by
                // off·sin + fallen·tilt with off < R/2, sin < 0.1, fallen = R − √(R² − off²) and tilt < 0.75
                let tube = |s: &Shape| match s {
                    Shape::Capsule(s) => Some(s.radius),
                    Shape::Cylinder(s) => Some(s.radius),
                    _ => None,
                };
                let radius = tube(&a).zip(tube(&b)).map_or(0.0, |(x, y)| max(x, y));
                let generator = feature::edge(GENERATOR);
                assert!(
                    (fa == generator) != (fb == generator)
                        && (feature::kind(fa) == feature::VERTEX) != (feature::kind(fb) == feature::VERTEX)
                );
                assert!(miss < 0.151 * radius, "{trial} {} {} {fa:x} {fb:x} {miss:e}", a.kind(), b.kind());
                beside += 1;
            }
        }
    }
    assert!(points > 5000, "{points}");
    assert!(beside * 1000 < points, "{beside} of {points}");
}

/// The manifold of two boxes of sides (0.2, 1, 1) that lean together at ±φ about y and meet edge to edge, B shifted.
fn ridge(phi: f64, shift: DVec3) -> (DVec3, Vec<ContactPoint>) {
    let card = Shape::cuboid_size(DVec3::new(0.2, 1.0, 1.0)).unwrap();
    let (s, c) = tumble_math::trig::sin_cos(phi);
    let x = 0.5 * s + 0.1 * c;
    let pose = |side: f64| Pose::new(DVec3::X * (side * x), tumble_math::trig::rotation(DVec3::Y, -side * phi));
    let (mut ws, mut out) = (Workspace::default(), Manifolds::default());
    let mut to = pose(1.0);
    to.position += shift;
    collide(&card, &pose(-1.0), &card, &to, 1e-3, Settings::default(), &mut ws, &mut out);
    let m = out.iter().next().expect("they touch");
    (m.normal, m.points.to_vec())
}

#[test]
fn parallel_edges_meet_halfway_between_their_faces() {
    for phi in [0.05, 0.3, 0.6] {
        for aside in [0.0, 0.4, -0.9] {
            let (normal, points) = ridge(phi, DVec3::Y * aside);
            assert!((normal - DVec3::X).length() < 1e-12, "{phi} {normal}");
            // the two ends of the common part of the ridge
            let ends: Vec<f64> = points.iter().filter(|p| p.gap.abs() < 1e-12).map(|p| p.position_a.y).collect();
            assert_eq!(ends.len(), 2, "{points:?}");
            let common = 1.0_f64 - f64::abs(aside);
            assert!(((ends[0] - ends[1]).abs() - common).abs() < 1e-12, "{ends:?}");
        }
        // a little higher the edge of one lies on the face of the other
        let (normal, _) = ridge(phi, DVec3::new(0.0, 0.0, 1e-3));
        assert!((normal - DVec3::X).length() > 0.9 * phi, "{phi} {normal}");
    }
    // cards that lean far, and nearly flat ones whose upper sides meet
    for phi in [0.75, 0.77, 0.81, 1.0, 1.4] {
        let (normal, _) = ridge(phi, DVec3::ZERO);
        assert!((normal - DVec3::X).length() < 1e-12, "{phi} {normal}");
    }
    // upright faces that are square to each other keep their own
    let cube = Shape::cuboid_size(DVec3::ONE).unwrap();
    let (mut ws, mut out) = (Workspace::default(), Manifolds::default());
    let at = |x: f64, z: f64| Pose::new(DVec3::new(x, 0.0, z), tumble_math::DQuat::IDENTITY);
    collide(&cube, &at(0.0, 0.0), &cube, &at(1.0, 1.0), 1e-3, Settings::default(), &mut ws, &mut out);
    let n = out.iter().next().expect("they touch").normal;
    assert!(n == DVec3::X || n == DVec3::Z, "{n}");
}

/// Edges that cross at a small angle in the plane of a face are an edge on a face: half of it lies inside the border, and a
/// normal that leans over would call that half an overlap.
#[test]
fn edges_that_cross_at_a_small_angle_keep_the_face() {
    let card = Shape::cuboid_size(DVec3::new(0.2, 1.0, 1.0)).unwrap();
    let (mut ws, mut out) = (Workspace::default(), Manifolds::default());
    for phi in [0.1, 0.3, 0.6] {
        let (s, c) = tumble_math::trig::sin_cos(phi);
        let x = 0.5 * s + 0.1 * c;
        let pose = |side: f64| Pose::new(DVec3::X * (side * x), tumble_math::trig::rotation(DVec3::Y, -side * phi));
        let (from, to) = (pose(-1.0), pose(1.0));
        let face = from.rotation * DVec3::X;
        let edge = to.position + to.rotation * DVec3::new(-0.1, 0.0, 0.5);
        for angle in [1e-5, 1e-4, 1e-3, -1e-3] {
            // about the middle of the common edge, so that it stays in the plane of the face
            let turn = tumble_math::trig::rotation(face, angle);
            let turned = Pose::new(edge + turn * (to.position - edge), turn * to.rotation);
            collide(&card, &from, &card, &turned, 1e-3, Settings::default(), &mut ws, &mut out);
            let deepest = out.iter().flat_map(|m| m.points).fold(0.0, |d, p| tumble_math::order::min(d, p.gap));
            assert!(deepest > -2e-6, "{phi} {angle}: {deepest:e}");
        }
    }
}

/// All manifolds of two shapes that are looked at for the first time.
fn collide(
    a: &Shape,
    pose_a: &Pose,
    b: &Shape,
    pose_b: &Pose,
    margin: f64,
    settings: Settings,
    workspace: &mut Workspace,
    out: &mut Manifolds,
) {
    collide_again(a, pose_a, b, pose_b, margin, settings, &mut PairMemory::default(), workspace, out);
}
