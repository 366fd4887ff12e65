//! Patches of shapes, against where they lie and the names of their features.

use super::*;
use crate::shape::Shape;
use crate::testing::Random;

#[test]
fn the_farthest_feature_of_round_shapes_is_the_one_that_the_direction_meets() {
    let (vertex, edge, face) = (feature::vertex, feature::edge, feature::face);
    let (upper, lower) = (vertex(DEEPEST), vertex(DEEPEST + LOWER_RIM));
    let ask = |core: &Core<'_>, d: DVec3| farthest_feature(core, d.normalize(), None);
    // a hair is 1e-9: half of it is no tilt, twice it is one
    let (no, yes) = (0.5e-9, 2e-9);
    assert_eq!(ask(&Core::Point, DVec3::ONE), vertex(0));
    let segment = Core::Segment(2.0);
    for (d, name) in [
        (DVec3::new(1.0, 0.0, no), edge(GENERATOR)),
        (DVec3::new(0.0, 1.0, -no), edge(GENERATOR)),
        (DVec3::new(1.0, 0.0, yes), vertex(1)),
        (DVec3::new(1.0, 0.0, -yes), vertex(0)),
        (DVec3::Z, vertex(1)),
    ] {
        assert_eq!(ask(&segment, d), name, "{d}");
    }
    let cylinder = Core::Cylinder { radius: 1.0, half: 2.0 };
    for (d, name) in [
        (DVec3::new(no, 0.0, 1.0), face(0)),
        (DVec3::new(0.0, -no, -1.0), face(1)),
        (DVec3::new(yes, 0.0, 1.0), upper),
        (DVec3::new(0.0, yes, -1.0), lower),
        (DVec3::new(1.0, 0.0, no), edge(GENERATOR)),
        (DVec3::new(1.0, 1.0, -no), edge(GENERATOR)),
        (DVec3::new(1.0, 0.0, yes), upper),
        (DVec3::new(0.0, 1.0, -yes), lower),
    ] {
        assert_eq!(ask(&cylinder, d), name, "{d}");
    }
    // radius : height = 3 : 4, so the side's normal is (4, 0, 3)/5
    let cone = Core::Cone { radius: 3.0, half: 2.0 };
    for (d, name) in [
        (DVec3::NEG_Z, face(1)),
        (DVec3::new(no, 0.0, -1.0), face(1)),
        (DVec3::new(yes, 0.0, -1.0), lower),
        (DVec3::Z, vertex(TIP)),
        (DVec3::new(no, 0.0, 1.0), vertex(TIP)),
        (DVec3::new(0.8, 0.0, 0.6), edge(GENERATOR)),
        (DVec3::new(0.0, -0.8, 0.6), edge(GENERATOR)),
        (DVec3::new(0.8, 0.0, 0.61), vertex(TIP)),
        (DVec3::new(0.8, 0.0, 0.6 + 2.0 * yes), vertex(TIP)),
        (DVec3::new(0.8, 0.0, 0.59), lower),
        (DVec3::new(0.8, 0.0, 0.6 - 2.0 * yes), lower),
        (DVec3::X, lower),
    ] {
        assert_eq!(ask(&cone, d), name, "{d}");
    }
}

#[test]
fn the_farthest_feature_of_a_polyhedron_is_what_has_its_farthest_corners() {
    let mut r = Random::new(71);
    for trial in 0..200 {
        let shape = if trial % 2 == 0 { r.shape(2) } else { r.shape(5) };
        let core = Convex::of(&shape).unwrap().core;
        core.with_poly(|p| {
            for (f, n) in p.normals.iter().enumerate() {
                assert_eq!(farthest_feature(&core, *n, None), feature::face(f as u32));
            }
            for (k, e) in p.topology.edges().iter().enumerate() {
                let d = (p.normals[e.left as usize] + p.normals[e.right as usize] * r.range(0.3, 3.0)).normalize();
                // flat edges: the middle of their faces is no clear edge
                if p.normals[e.left as usize].dot(p.normals[e.right as usize]) < 0.99 {
                    assert_eq!(farthest_feature(&core, d, None), feature::edge(k as u32));
                    assert_eq!(farthest_feature(&core, d, Some(e.from)), feature::edge(k as u32));
                }
            }
            for v in 0..p.vertices.len() {
                let faces = p.topology.vertex_faces(v);
                let d = faces.iter().fold(DVec3::ZERO, |s, &f| s + p.normals[f as usize]).normalize();
                if p.support(d) == v {
                    assert_eq!(farthest_feature(&core, d, None), feature::vertex(v as u32));
                }
            }
        });
    }
}

/// Patch of a shape along `d`, in a frame of its own.
fn shown(shape: &Shape, frame: &Frame, d: DVec3) -> Patch {
    let mut fan = Fan::default();
    fan.resize(12);
    let mut patch = Patch::default();
    show(&Convex::of(shape).unwrap(), frame, frame.turn * d, Known::default(), &fan, &mut patch);
    patch
}

#[test]
fn a_cone_shows_the_part_that_faces_the_direction() {
    let mut r = Random::new(72);
    let mut seen = [0; 4];
    for _ in 0..600 {
        let (radius, half) = (r.range(0.3, 1.0), r.range(0.3, 1.0));
        let shape = Shape::cone(radius, 2.0 * half).unwrap();
        let frame = Frame { turn: DMat3::from_quat(r.rotation()), shift: r.vector() };
        let d = r.direction();
        let patch = shown(&shape, &frame, d);
        // cosines to the base and to the side, by the tip's angle
        let (sin, cos) = {
            let slant = (radius * radius + 4.0 * half * half).sqrt();
            (radius / slant, 2.0 * half / slant)
        };
        let across = (d.x * d.x + d.y * d.y).sqrt();
        let (base, side) = (-d.z, d.z * sin + across * cos);
        let local: Vec<DVec3> = patch.points.iter().map(|p| frame.inverse_point(*p)).collect();
        let tip = DVec3::Z * half;
        let rim = DVec3::new(d.x / across * radius, d.y / across * radius, -half);
        if base > side {
            seen[0] += 1;
            assert!(patch.rim.is_some() && local.len() >= 12 && patch.face == feature::face(1));
            assert!((patch.normal - frame.turn * DVec3::NEG_Z).length() < 1e-14);
            for p in &local {
                assert!((p.z + half).abs() < 1e-13 && ((p.x * p.x + p.y * p.y).sqrt() - radius).abs() < 1e-13);
            }
            // counter-clockwise seen from outside, with the deepest point of the rim among them
            let turn = (0..local.len()).fold(0.0, |s, k| s + local[k].cross(local[(k + 1) % local.len()]).z);
            assert!(turn < 0.0);
            assert!(local.iter().any(|p| (*p - rim).length() < 1e-5 * radius));
            assert_eq!(
                patch.corners.iter().filter(|&&c| c == feature::vertex(DEEPEST + LOWER_RIM)).count(),
                local.len() - 12
            );
        } else if side > 0.85 {
            seen[1] += 1;
            assert_eq!(patch.corners, [feature::vertex(DEEPEST + LOWER_RIM), feature::vertex(TIP)]);
            assert!((local[0] - rim).length() < 1e-13 && (local[1] - tip).length() < 1e-13);
            assert_eq!((patch.face, patch.round), (feature::edge(GENERATOR), 0.0));
        } else {
            let up = tip.dot(d) > rim.dot(d);
            seen[if up { 2 } else { 3 }] += 1;
            assert_eq!(patch.corners, [if up { feature::vertex(TIP) } else { feature::vertex(DEEPEST + LOWER_RIM) }]);
            assert!((local[0] - if up { tip } else { rim }).length() < 1e-13);
        }
    }
    assert!(seen.iter().all(|&n| n > 20), "{seen:?}");
}

#[test]
fn a_tube_shows_its_generator_or_its_end() {
    let mut r = Random::new(73);
    let mut seen = [0; 4];
    for trial in 0..600 {
        let (radius, half) = (r.range(0.3, 1.0), r.range(0.3, 1.0));
        let capsule = trial % 2 == 0;
        let shape =
            if capsule { Shape::capsule(radius, 2.0 * half) } else { Shape::cylinder(radius, 2.0 * half) }.unwrap();
        let frame = Frame { turn: DMat3::from_quat(r.rotation()), shift: r.vector() };
        let d = r.direction();
        let patch = shown(&shape, &frame, d);
        let local: Vec<DVec3> = patch.points.iter().map(|p| frame.inverse_point(*p)).collect();
        let end = DVec3::Z * half.copysign(d.z);
        if d.z.abs() > if capsule { 0.75 } else { 0.5_f64.sqrt() } {
            seen[usize::from(capsule)] += 1;
            if capsule {
                assert_eq!(patch.corners, [feature::vertex(u32::from(d.z > 0.0))]);
                assert!((local[0] - end - d * radius).length() < 1e-13);
            } else {
                assert_eq!(patch.face, feature::face(u32::from(d.z < 0.0)));
                assert!((patch.normal - frame.turn * DVec3::Z * d.z.signum()).length() < 1e-14);
                let turn = (0..local.len()).fold(0.0, |s, k| s + local[k].cross(local[(k + 1) % local.len()]).z);
                assert!(turn * d.z > 0.0);
                assert!(local.iter().all(|p| (p.z - end.z).abs() < 1e-13));
                let lower = if d.z < 0.0 { LOWER_RIM } else { 0 };
                // each border runs from its corner to the next one, and is called after the fan's point that it began at
                for (k, corner) in patch.corners.iter().enumerate() {
                    let next = patch.corners[(k + 1) % local.len()];
                    let (from, to) = if d.z > 0.0 { (*corner, next) } else { (next, *corner) };
                    let code = |c: u32| c & 0xfff;
                    assert!(from == feature::vertex(DEEPEST + lower) || code(patch.borders[k]) == code(from), "{k}");
                    assert!(
                        from != feature::vertex(DEEPEST + lower)
                            || code(patch.borders[k]) + 1 == code(to)
                            || code(to) == lower
                    );
                }
            }
        } else {
            seen[2 + usize::from(capsule)] += 1;
            let across = (d.x * d.x + d.y * d.y).sqrt();
            let out = DVec3::new(d.x / across * radius, d.y / across * radius, 0.0);
            assert!((local[0] - out + DVec3::Z * half).length() < 1e-13);
            assert!((local[1] - out - DVec3::Z * half).length() < 1e-13);
            assert_eq!((patch.face, patch.round), (feature::edge(GENERATOR), radius));
        }
    }
    assert!(seen.iter().all(|&n| n > 50), "{seen:?}");
}
