//! The degenerate list: each case with its expected manifold, none dropped.

use crate::common::{self, Random, separation, touch};
use tumble_geometry::{ContactPoint, Manifolds, Shape, feature, project};
use tumble_math::trig::rotation;
use tumble_math::{DVec3, Pose};

fn cuboid(x: f64, y: f64, z: f64) -> Shape {
    Shape::cuboid_size(DVec3::new(x, y, z)).unwrap()
}

fn at(x: f64, y: f64, z: f64) -> Pose {
    Pose::at(DVec3::new(x, y, z))
}

/// The box as a hull: every case must come out the same through the general path.
fn as_hull(shape: &Shape) -> Shape {
    let Shape::Box(b) = shape else { return shape.clone() };
    let h = b.half_extents();
    let corners: Vec<DVec3> = (0..8)
        .map(|k| {
            let s = |bit: usize, x: f64| if k >> bit & 1 == 1 { x } else { -x };
            DVec3::new(s(0, h.x), s(1, h.y), s(2, h.z))
        })
        .collect();
    Shape::hull(&corners).unwrap()
}

/// Runs a case for boxes and for the same boxes as hulls, in both orders.
fn each(a: &Shape, pa: &Pose, b: &Shape, pb: &Pose, margin: f64, check: impl Fn(&Manifolds, f64)) {
    for (x, y) in [(a.clone(), b.clone()), (as_hull(a), b.clone()), (a.clone(), as_hull(b)), (as_hull(a), as_hull(b))] {
        check(&touch(&x, pa, &y, pb, margin), 1.0);
        check(&touch(&y, pb, &x, pa, margin), -1.0);
    }
}

fn expect(m: &Manifolds, normal: DVec3, gap: f64, places: &[DVec3], eps: f64) {
    let man = m.first().unwrap_or_else(|| panic!("dropped: {places:?}"));
    assert_eq!(m.len(), 1);
    assert!((man.normal - normal).length() < eps, "{man:?}");
    assert_eq!(man.points.len(), places.len(), "{man:?}");
    for p in man.points {
        assert!((p.gap - gap).abs() < eps, "{man:?}");
    }
    for q in places {
        let near = |p: &ContactPoint| (p.position_a - *q).length() < eps || (p.position_b - *q).length() < eps;
        assert!(man.points.iter().any(near), "no point at {q}: {man:?}");
    }
}

#[test]
fn boxes_that_touch_exactly_have_four_points_of_gap_zero() {
    let places = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map(|(x, y)| DVec3::new(x, y, 0.5));
    each(&cuboid(1.0, 1.0, 1.0), &Pose::IDENTITY, &cuboid(1.0, 1.0, 1.0), &at(0.0, 0.0, 1.0), 0.0, |m, s| {
        expect(m, DVec3::Z * s, 0.0, &places, 1e-15);
    });
}

#[test]
fn coplanar_faces_with_partial_overlap_touch_in_the_common_rectangle() {
    let places = [(0.2, 0.1), (0.5, 0.1), (0.5, 0.5), (0.2, 0.5)].map(|(x, y)| DVec3::new(x, y, 0.5));
    each(&cuboid(1.0, 1.0, 1.0), &Pose::IDENTITY, &cuboid(1.0, 1.0, 1.0), &at(0.7, 0.6, 1.0), 0.0, |m, s| {
        expect(m, DVec3::Z * s, 0.0, &places, 1e-14);
    });
}

#[test]
fn parallel_edges_touch_along_their_common_stretch() {
    // both cubes stand on an edge along x: two ends of the common stretch
    let half = std::f64::consts::FRAC_1_SQRT_2;
    let turn = rotation(DVec3::X, std::f64::consts::FRAC_PI_4);
    let (pa, pb) = (Pose::new(DVec3::ZERO, turn), Pose::new(DVec3::new(0.3, 0.0, 2.0 * half + 1e-3), turn));
    each(&cuboid(1.0, 1.0, 1.0), &pa, &cuboid(1.0, 1.0, 1.0), &pb, 0.01, |m, s| {
        let man = m.first().expect("dropped");
        assert!((man.normal - DVec3::Z * s).length() < 1e-9, "{man:?}");
        let closest: Vec<_> = man.points.iter().filter(|p| (p.gap - 1e-3).abs() < 1e-12).collect();
        assert_eq!(closest.len(), 2, "{man:?}");
        for x in [-0.2, 0.5] {
            assert!(
                closest.iter().any(|p| (p.position_a.x - x).abs() < 1e-12 && p.position_a.y.abs() < 1e-12),
                "{man:?}"
            );
        }
    });
}

#[test]
fn crossed_edges_touch_in_one_point_and_show_the_open_corners_within_the_margin() {
    // edge along x below, edge along y above; the roofs fall away at 45°
    let half = std::f64::consts::FRAC_1_SQRT_2;
    let quarter = std::f64::consts::FRAC_PI_4;
    let (pa, pb) = (
        Pose::new(DVec3::ZERO, rotation(DVec3::X, quarter)),
        Pose::new(DVec3::new(0.1, -0.2, 2.0 * half - 1e-3), rotation(DVec3::Y, quarter)),
    );
    each(&cuboid(1.0, 1.0, 1.0), &pa, &cuboid(1.0, 1.0, 1.0), &pb, 1e-4, |m, s| {
        let man = m.first().expect("dropped");
        assert!((man.normal - DVec3::Z * s).length() < 1e-12 && man.points.len() == 1, "{man:?}");
        let p = man.points[0];
        assert!((p.gap + 1e-3).abs() < 1e-12);
        assert!(
            ((p.position_a + p.position_b) * 0.5 - DVec3::new(0.1, 0.0, half - 0.5e-3)).length() < 1e-12,
            "{man:?}"
        );
    });
    each(&cuboid(1.0, 1.0, 1.0), &pa, &cuboid(1.0, 1.0, 1.0), &pb, 2.0, |m, _| {
        let man = m.first().unwrap();
        assert!(man.points.len() >= 4, "open points of the face pair are missing: {man:?}");
        let deepest = man.points.iter().filter(|p| (p.gap + 1e-3).abs() < 1e-12).count();
        assert_eq!(deepest, 1);
    });
}

#[test]
fn a_vertex_on_a_vertex_is_one_point() {
    // corner over corner along the space diagonals, just apart and just overlapping
    let diagonal = DVec3::ONE.normalize();
    for gap in [1e-3, 1e-6] {
        let pb = Pose::at(DVec3::ONE + diagonal * gap);
        each(&cuboid(1.0, 1.0, 1.0), &Pose::IDENTITY, &cuboid(1.0, 1.0, 1.0), &pb, 2e-3, |m, s| {
            expect(m, diagonal * s, gap, &[DVec3::splat(0.5)], 1e-9);
        });
    }
    each(&cuboid(1.0, 1.0, 1.0), &Pose::IDENTITY, &cuboid(1.0, 1.0, 1.0), &Pose::at(DVec3::ONE), 0.0, |m, _| {
        assert!(!m.is_empty(), "dropped");
        let p = m.points()[0];
        assert!(m.points().len() == 1 && p.gap.abs() < 1e-15);
        assert!((p.position_a - DVec3::splat(0.5)).length() < 1e-12);
    });
}

#[test]
fn a_vertex_on_an_edge_is_one_point() {
    // an octahedron's tip over the edge (·, 0.5, 0.5) of a cube, along the edge's diagonal
    let tip: Vec<DVec3> = [DVec3::X, DVec3::Y, DVec3::Z].iter().flat_map(|d| [*d * 0.5, -*d * 0.5]).collect();
    let octahedron = Shape::hull(&tip).unwrap();
    let n = DVec3::new(0.0, 1.0, 1.0).normalize();
    let turn = rotation(DVec3::X, std::f64::consts::FRAC_PI_4); // takes ±y, ±z to the diagonals
    for gap in [1e-4, 0.0, -1e-4] {
        let pb = Pose::new(DVec3::new(0.1, 0.5, 0.5) + n * (0.5 + gap), turn);
        let m = touch(&cuboid(1.0, 1.0, 1.0), &Pose::IDENTITY, &octahedron, &pb, 1e-3);
        let man = m.first().expect("dropped");
        let deepest = man.points.iter().map(|p| p.gap).fold(f64::INFINITY, |a, b| if b < a { b } else { a });
        // apart: along the diagonal; overlapping: no direction separates better than the one reported
        let sep = separation(&cuboid(1.0, 1.0, 1.0), &Pose::IDENTITY, &octahedron, &pb, man.normal);
        assert!((deepest - sep).abs() < 1e-12);
        if gap > 0.0 {
            assert!((man.normal - n).length() < 1e-9 && (deepest - gap).abs() < 1e-12, "{man:?}");
        }
        let p = man.points.iter().find(|p| p.gap <= deepest + 1e-15).unwrap();
        assert!((p.position_a - DVec3::new(0.1, 0.5, 0.5)).length() < 2e-4, "{man:?}");
    }
}

#[test]
fn an_edge_on_a_face_is_two_points() {
    let half = std::f64::consts::FRAC_1_SQRT_2;
    let pb = Pose::new(DVec3::new(0.4, 0.0, 0.5 + half), rotation(DVec3::X, std::f64::consts::FRAC_PI_4));
    let places = [DVec3::new(-0.1, 0.0, 0.5), DVec3::new(0.5, 0.0, 0.5)];
    each(&cuboid(1.0, 1.0, 1.0), &Pose::IDENTITY, &cuboid(1.0, 1.0, 1.0), &pb, 1e-6, |m, s| {
        expect(m, DVec3::Z * s, 0.0, &places, 1e-12);
    });
}

#[test]
fn deep_containment_gives_the_nearest_way_out() {
    // a small cube inside a large one, nearest the +x side: out is 0.3 + 0.1 + the rest of the wall
    let (large, small) = (cuboid(4.0, 4.0, 4.0), cuboid(0.2, 0.2, 0.2));
    let pb = at(1.5, 0.3, -0.2);
    each(&large, &Pose::IDENTITY, &small, &pb, 0.0, |m, s| {
        let man = m.first().expect("dropped");
        assert!((man.normal - DVec3::X * s).length() < 1e-15);
        let deepest = m.deepest().unwrap();
        assert!((deepest + (2.0 - 1.5 + 0.1)).abs() < 1e-14, "{deepest}");
        assert_eq!(man.points.len(), 4);
    });
    // the same centre: any face is as near
    let m = touch(&large, &Pose::IDENTITY, &small, &Pose::IDENTITY, 0.0);
    assert!((m.deepest().unwrap() + 2.1).abs() < 1e-14);
    for (inner, depth) in [
        (Shape::ball(0.1).unwrap(), 2.1),
        (Shape::capsule(0.1, 0.2).unwrap(), 2.1),
        (Shape::cylinder(0.1, 0.2).unwrap(), 2.1),
    ] {
        let m = touch(&large, &Pose::IDENTITY, &inner, &Pose::IDENTITY, 0.0);
        assert!((m.deepest().unwrap() + depth).abs() < 1e-12, "{}: {m:?}", inner.kind());
    }
}

#[test]
fn equal_shapes_at_one_pose_still_have_a_contact() {
    let mut r = Random::new(31);
    for kind in 0..6 {
        let s = r.convex(kind, 1.0);
        let p = r.pose(1.0);
        let m = touch(&s, &p, &s, &p, 0.0);
        let man = m.first().expect("dropped");
        assert!(m.deepest().unwrap() < -0.5, "{}: {man:?}", s.kind());
        assert!((m.deepest().unwrap() - separation(&s, &p, &s, &p, man.normal)).abs() < 1e-9);
    }
}

#[test]
fn a_needle_lies_on_a_floor_with_all_four_corners() {
    let needle = cuboid(1.0, 1e-3, 1e-3);
    let floor = cuboid(10.0, 10.0, 1.0);
    for turn in [0.0, 0.3, 1.234] {
        let pb = Pose::new(DVec3::new(0.2, 0.1, 0.5 + 0.5e-3 - 1e-7), rotation(DVec3::Z, turn));
        each(&floor, &Pose::IDENTITY, &needle, &pb, 1e-6, |m, s| {
            let places: Vec<DVec3> = [(-0.5, -0.5e-3), (0.5, -0.5e-3), (0.5, 0.5e-3), (-0.5, 0.5e-3)]
                .iter()
                .map(|&(x, y)| pb.point(DVec3::new(x, y, -0.5e-3)))
                .collect();
            expect(m, DVec3::Z * s, -1e-7, &places, 1e-12);
        });
    }
    // needle across needle: one point
    let pb = Pose::new(DVec3::new(0.0, 0.0, 0.999e-3), rotation(DVec3::Z, 1.0));
    each(&needle, &Pose::IDENTITY, &needle, &pb, 0.0, |m, s| {
        let man = m.first().expect("dropped");
        assert!((man.normal - DVec3::Z * s).length() < 1e-12 && man.points.len() == 4, "{man:?}");
        assert!(man.points.iter().all(|p| (p.gap + 1e-6).abs() < 1e-12));
    });
}

#[test]
fn a_coin_lies_flat_on_its_whole_rim_and_stands_on_its_edge() {
    let coin = Shape::cylinder(0.0116, 0.00167).unwrap();
    let floors = [Shape::half_space(DVec3::Z).unwrap(), cuboid(1.0, 1.0, 1.0)];
    for (floor, top) in floors.iter().zip([0.0, 0.5]) {
        let flat = at(0.01, -0.02, top + 0.00167 / 2.0);
        let m = touch(floor, &Pose::IDENTITY, &coin, &flat, 1e-6);
        let man = m.first().expect("dropped");
        assert_eq!(man.points.len(), 12, "{man:?}");
        for p in man.points {
            assert!(p.gap.abs() < 1e-15);
            let r = (p.position_b - flat.position) * DVec3::new(1.0, 1.0, 0.0);
            assert!((r.length() - 0.0116).abs() < 1e-15);
        }
        // on its edge: the two ends of the generator
        let edge = Pose::new(DVec3::new(0.0, 0.0, top + 0.0116), rotation(DVec3::X, std::f64::consts::FRAC_PI_2));
        let m = touch(floor, &Pose::IDENTITY, &coin, &edge, 1e-9);
        let man = m.first().expect("dropped");
        assert_eq!(man.points.len(), 2, "{man:?}");
        assert!(man.points.iter().all(|p| p.gap.abs() < 1e-12 && p.position_b.x.abs() < 1e-9));
        // tilted: the deepest point of the rim is there, exactly
        let tilt = Pose::new(DVec3::new(0.0, 0.0, top + 0.0116), rotation(DVec3::new(0.3, 1.0, 0.0).normalize(), 0.4));
        let (n, depth) = (DVec3::Z, common::support(&coin, &tilt, -DVec3::Z).z - top);
        let m = touch(floor, &Pose::IDENTITY, &coin, &tilt, depth + 1e-6);
        assert!((m.deepest().expect("dropped") - depth).abs() < 1e-14);
        assert!((m.first().unwrap().normal - n).length() < 1e-12);
    }
}

#[test]
fn a_cylinder_on_its_side_on_a_box_touches_along_its_generator() {
    let (roller, table) = (Shape::cylinder(0.3, 1.0).unwrap(), cuboid(0.8, 2.0, 0.5));
    // along x: longer than the table, so the table's borders end the contact
    let pose = Pose::new(DVec3::new(0.05, 0.0, 0.25 + 0.3), rotation(DVec3::Y, std::f64::consts::FRAC_PI_2));
    let m = touch(&table, &Pose::IDENTITY, &roller, &pose, 1e-9);
    expect(&m, DVec3::Z, 0.0, &[DVec3::new(-0.4, 0.0, 0.25), DVec3::new(0.4, 0.0, 0.25)], 1e-12);
    // a cone on its side: the whole generator from tip to rim
    let cone = Shape::cone(0.3, 0.8).unwrap();
    let slant = tumble_math::trig::atan2(0.3, 0.8);
    let turn = rotation(DVec3::Y, std::f64::consts::FRAC_PI_2 + slant);
    let low = common::support(&cone, &Pose::new(DVec3::ZERO, turn), -DVec3::Z).z;
    let big = cuboid(4.0, 4.0, 0.5);
    let m = touch(&big, &Pose::IDENTITY, &cone, &Pose::new(DVec3::new(0.0, 0.0, 0.25 - low), turn), 1e-9);
    let man = m.first().expect("dropped");
    assert_eq!(man.points.len(), 2, "{man:?}");
    let length = (man.points[0].position_a - man.points[1].position_a).length();
    assert!((length - (0.09_f64 + 0.64).sqrt()).abs() < 1e-9);
}

#[test]
fn parallel_capsules_and_cylinders_touch_at_both_ends_of_the_common_stretch() {
    for (a, b) in [
        (Shape::capsule(0.2, 1.0).unwrap(), Shape::capsule(0.3, 1.0).unwrap()),
        (Shape::cylinder(0.2, 1.0).unwrap(), Shape::cylinder(0.3, 1.0).unwrap()),
        (Shape::capsule(0.2, 1.0).unwrap(), Shape::cylinder(0.3, 1.0).unwrap()),
    ] {
        let m = touch(&a, &Pose::IDENTITY, &b, &at(0.5, 0.0, 0.4), 1e-9);
        expect(&m, DVec3::X, 0.0, &[DVec3::new(0.2, 0.0, -0.1), DVec3::new(0.2, 0.0, 0.5)], 1e-9);
    }
}

#[test]
fn a_slab_of_84_metres_holds_a_box_of_5_centimetres() {
    let small = cuboid(0.05, 0.05, 0.05);
    let triangle: Vec<DVec3> = [-0.01, 0.0]
        .iter()
        .flat_map(|&z| [DVec3::new(0.0, 0.0, z), DVec3::new(84.0, 0.0, z), DVec3::new(0.0, 84.0, z)])
        .collect();
    let slab = Shape::hull(&triangle).unwrap();
    // in the middle, at the long edge (half over it), and over a corner
    for (x, y, points) in [(20.0, 20.0, 4), (42.0, 42.0, 4), (0.0, 0.0, 4), (83.99, 0.0, 4)] {
        for gap in [-1e-4, 0.0, 1e-4] {
            let pb = at(x, y, 0.025 + gap);
            for (m, s) in [
                (touch(&slab, &Pose::IDENTITY, &small, &pb, 1e-3), 1.0),
                (touch(&small, &pb, &slab, &Pose::IDENTITY, 1e-3), -1.0),
            ] {
                let man = m.first().expect("dropped");
                assert!((man.normal - DVec3::Z * s).length() < 1e-12, "{x} {y} {gap}: {man:?}");
                assert!(man.points.iter().all(|p| (p.gap - gap).abs() < 1e-12));
                assert!(man.points.len() >= points - 1, "{x} {y}: {man:?}");
            }
        }
    }
    // the box's corner over the long edge, tilted: still found, with the right depth
    let tilted = Pose::new(DVec3::new(42.0, 42.0, 0.04), rotation(DVec3::new(1.0, 2.0, 0.5).normalize(), 0.7));
    let m = touch(&slab, &Pose::IDENTITY, &small, &tilted, 0.05);
    let man = m.first().expect("dropped");
    let sep = separation(&slab, &Pose::IDENTITY, &small, &tilted, man.normal);
    assert!((m.deepest().unwrap() - sep).abs() < 1e-11, "{man:?} {sep}");
}

#[test]
fn a_million_metres_from_the_origin_nothing_changes_but_the_place() {
    let mut r = Random::new(33);
    let mut compared = 0;
    for k in 0..5_000 {
        let (a, b) = (r.convex(k % 6, 1.0), r.convex(k / 6 % 6, 1.0));
        // numbers that the far place holds exactly, so that both pairs are the same pair
        let snap = |v: DVec3| (v * 4096.0).round() / 4096.0;
        let pa = Pose::new(snap(r.direction()), r.rotation());
        let pb = Pose::new(snap(pa.position + r.direction() * r.range(0.2, 2.0)), r.rotation());
        let far = DVec3::new(1e6, -1e6, 1e6);
        let moved = |p: &Pose| Pose::new(p.position + far, p.rotation);
        let (m, n) = (touch(&a, &pa, &b, &pb, 0.1), touch(&a, &moved(&pa), &b, &moved(&pb), 0.1));
        assert_eq!(m.len(), n.len());
        for (x, y) in m.iter().zip(n.iter()) {
            assert_eq!(x.normal, y.normal);
            assert_eq!(x.points.len(), y.points.len());
            for (p, q) in x.points.iter().zip(y.points) {
                assert_eq!(p.gap.to_bits(), q.gap.to_bits());
                assert_eq!(p.feature, q.feature);
                // the place is as good as the numbers there: 1.2e-10 m
                assert!((p.position_a + far - q.position_a).length() < 4e-10);
                compared += 1;
            }
        }
    }
    assert!(compared > 4_000, "{compared}");
}

#[test]
fn flat_contacts_are_never_dropped_over_a_sweep_of_gaps_through_zero() {
    // the classic failure of GJK and EPA: faces in one plane, origin on a face of the difference
    let mut r = Random::new(34);
    let stand = |s: &Shape| -common::support(s, &Pose::IDENTITY, -DVec3::Z).z;
    for k in 0..4_000 {
        let lower =
            [cuboid(2.0, 2.0, 1.0), as_hull(&cuboid(2.0, 2.0, 1.0)), Shape::cylinder(1.2, 1.0).unwrap()][k % 3].clone();
        let upper = [
            cuboid(1.0, 0.6, 0.4),
            as_hull(&cuboid(1.0, 0.6, 0.4)),
            Shape::cylinder(0.4, 0.6).unwrap(),
            Shape::cone(0.4, 0.6).unwrap(),
            Shape::capsule(0.2, 0.4).unwrap(),
            Shape::ball(0.3).unwrap(),
        ][k / 3 % 6]
            .clone();
        let gap =
            [0.0, 1e-16, -1e-16, 1e-13, -1e-13, 1e-10, -1e-10, 1e-7, -1e-7, 1e-4, -1e-4, 1e-2, -1e-2][k / 18 % 13];
        let turn = rotation(DVec3::Z, r.range(0.0, 6.3));
        let pb = Pose::new(DVec3::new(r.range(-0.3, 0.3), r.range(-0.3, 0.3), 0.5 + stand(&upper) + gap), turn);
        let m = touch(&lower, &Pose::IDENTITY, &upper, &pb, 0.02);
        let man = m.first().unwrap_or_else(|| panic!("dropped {} on {} at gap {gap}", upper.kind(), lower.kind()));
        assert!((man.normal - DVec3::Z).length() < 1e-9, "{} on {} {gap}: {man:?}", upper.kind(), lower.kind());
        assert!((m.deepest().unwrap() - gap).abs() < 1e-12, "{} on {} {gap}: {man:?}", upper.kind(), lower.kind());
        let enough = match upper.kind() {
            "ball" | "capsule" => 1,
            "cylinder" | "cone" => 12,
            _ => 4,
        };
        assert_eq!(man.points.len(), enough, "{} on {} {gap}: {man:?}", upper.kind(), lower.kind());
        for p in man.points {
            assert!(project(&lower, &Pose::IDENTITY, p.position_a).distance.abs() < 1e-12);
            assert!(project(&upper, &pb, p.position_b).distance.abs() < 1e-12);
        }
    }
}

#[test]
fn rim_points_have_lasting_names() {
    let m = touch(
        &Shape::half_space(DVec3::Z).unwrap(),
        &Pose::IDENTITY,
        &Shape::cylinder(1.0, 1.0).unwrap(),
        &at(0.0, 0.0, 0.5),
        0.0,
    );
    let names: Vec<u64> = m.points().iter().map(|p| p.feature).collect();
    let expected: Vec<u64> =
        (0..12).map(|k| feature::pair(feature::face(0), feature::vertex(feature::LOWER_RIM + k))).collect();
    assert_eq!(names, expected);
}

/// Shapes whose sizes are quarters, halves and wholes, so that faces, edges and corners meet exactly.
fn exact(r: &mut Random, kind: u64) -> Shape {
    let mut part = || [0.25, 0.5, 1.0][r.below(3) as usize];
    match kind {
        0 => Shape::ball(part()).unwrap(),
        1 => Shape::cuboid_half_extents(DVec3::new(part(), part(), part())).unwrap(),
        2 => Shape::capsule(part(), 2.0 * part()).unwrap(),
        3 => Shape::cylinder(part(), 2.0 * part()).unwrap(),
        4 => Shape::cone(part(), 2.0 * part()).unwrap(),
        5 => as_hull(&Shape::cuboid_half_extents(DVec3::new(part(), part(), part())).unwrap()),
        _ => {
            let s = DVec3::new(part(), part(), part());
            let tips: Vec<DVec3> = [DVec3::X, DVec3::Y, DVec3::Z].iter().flat_map(|d| [*d * s, -*d * s]).collect();
            Shape::hull(&tips).unwrap()
        }
    }
}

#[test]
fn nearly_aligned_shapes_touch_on_both_shapes() {
    // where a contact is flat but for a tilt between rounding and 1e-6 rad, many directions separate almost equally well
    // and many supports are almost equally far: each point must still lie on both shapes, and the deepest be the depth
    let mut r = Random::new(35);
    let eighth = |r: &mut Random| {
        let axis = [DVec3::X, DVec3::Y, DVec3::Z][r.below(3) as usize];
        rotation(axis, std::f64::consts::FRAC_PI_4 * r.below(8) as f64)
    };
    let mut touching = 0;
    for k in 0..30_000 {
        let tilt = [0.0, 1e-15, 1e-12, 1e-10, 1e-8, 1e-6][k % 6];
        let (a, b) = (exact(&mut r, k as u64 / 6 % 7), exact(&mut r, k as u64 / 42 % 7));
        let pa = Pose::new(DVec3::ZERO, eighth(&mut r) * eighth(&mut r));
        let turn = (rotation(r.direction(), tilt) * eighth(&mut r) * eighth(&mut r)).normalize();
        let step = |r: &mut Random| (r.below(17) as f64 - 8.0) * 0.125;
        let pb = Pose::new(DVec3::new(step(&mut r), step(&mut r), step(&mut r)), turn);
        let m = touch(&a, &pa, &b, &pb, 0.05);
        let Some(man) = m.first() else { continue };
        touching += 1;
        // the last digits of a direction between rims are lost at a tilt of 1e-6
        let eps = if tilt > 1e-9 { 2e-6 } else { 2e-9 };
        for p in man.points {
            let (on_a, on_b) = (project(&a, &pa, p.position_a).distance, project(&b, &pb, p.position_b).distance);
            assert!(
                on_a.abs() < eps && on_b.abs() < eps,
                "{} {} tilt {tilt:e}: {on_a:e} {on_b:e} {p:?}\n{a:?} {pa:?}\n{b:?} {pb:?}",
                a.kind(),
                b.kind()
            );
        }
        let depth = separation(&a, &pa, &b, &pb, man.normal);
        let deepest = m.deepest().unwrap();
        assert!((deepest - depth).abs() < 2e-8, "{} {} {tilt:e}: {deepest} {depth}", a.kind(), b.kind());
    }
    assert!(touching > 10_000, "{touching}");
}

#[test]
fn a_box_that_leans_by_a_hair_keeps_its_four_corners() {
    let (floor, upper) = (cuboid(1.0, 1.0, 1.0), cuboid(0.5, 1.0, 2.0));
    for tilt in [0.0, 1e-14, 1e-12, 1e-11, 1e-10, 1e-9, 1e-8, 1e-7, 1e-6] {
        for gap in [0.0, -1e-2, 1e-3] {
            let pb = Pose::new(DVec3::new(0.1, 0.2, 1.5 + gap), rotation(DVec3::new(0.3, 0.5, 0.8).normalize(), tilt));
            each(&floor, &Pose::IDENTITY, &upper, &pb, 0.01, |m, s| {
                let man = m.first().expect("dropped");
                assert!((man.normal - DVec3::Z * s).length() < 2.0 * tilt + 1e-15);
                assert_eq!(man.points.len(), 4, "tilt {tilt:e}: {man:?}");
                for (x, y) in [(-0.15, -0.3), (0.35, -0.3), (0.35, 0.5), (-0.15, 0.5)] {
                    let near =
                        |p: &ContactPoint| (p.position_a - DVec3::new(x, y, 0.5)).length() < 1e-5 + 2.0 * gap.abs();
                    assert!(man.points.iter().any(near), "tilt {tilt:e}: no corner at {x} {y}: {man:?}");
                }
            });
        }
    }
}

#[test]
fn what_stands_near_a_rim_stands_on_the_disc_and_not_on_the_polygon_of_its_fan() {
    let mut r = Random::new(36);
    let table = Shape::cylinder(1.0, 0.4).unwrap();
    let (mut whole, mut cut) = (0, 0);
    for _ in 0..4_000 {
        let s = 0.002 + 0.1 * r.unit();
        let small = cuboid(s, s, s);
        let (sin, cos) = tumble_math::trig::sin_cos(r.range(0.0, 6.3));
        let rho = r.range(0.9, 1.0);
        let pb = Pose::new(DVec3::new(cos * rho, sin * rho, 0.2 + 0.5 * s), rotation(DVec3::Z, r.range(0.0, 6.3)));
        let man = touch(&table, &Pose::IDENTITY, &small, &pb, 1e-6 * s);
        let man = man.first().expect("dropped");
        assert!((man.normal - DVec3::Z).length() < 1e-12);
        let corners =
            [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map(|(x, y)| pb.point(DVec3::new(x, y, -0.5) * s));
        let over: Vec<DVec3> = corners.into_iter().filter(|c| c.x * c.x + c.y * c.y < 1.0).collect();
        for c in &over {
            assert!(man.points.iter().any(|p| (p.position_a - *c).length() < 1e-12), "no point at {c}: {man:?}");
        }
        for p in man.points {
            assert!(project(&table, &Pose::IDENTITY, p.position_a).distance.abs() < 1e-12);
            assert!(project(&small, &pb, p.position_b).distance.abs() < 1e-12);
        }
        if over.len() == 4 {
            whole += 1;
        } else if !over.is_empty() {
            // each border that leaves the disc has a point on the true rim
            cut += 1;
            let rim = man.points.iter().filter(|p| {
                let f = p.feature >> 32 & 0xfff_ffff;
                f == u64::from(feature::ENTERS) || f == u64::from(feature::LEAVES)
            });
            assert!(rim.clone().count() >= 2, "{man:?}");
            for p in rim {
                let q = p.position_a;
                assert!(((q.x * q.x + q.y * q.y).sqrt() - 1.0).abs() < 1e-12);
            }
        }
    }
    assert!(whole > 1_000 && cut > 300, "{whole} {cut}");
}

#[test]
fn coins_that_overlap_in_a_sliver_touch_at_both_ends_of_the_lens() {
    let (a, b) = (Shape::cylinder(1.0, 0.2).unwrap(), Shape::cylinder(0.8, 0.2).unwrap());
    for (offset, turn) in [(1.7999, 0.3), (1.79, 0.0), (1.75, 0.1), (1.5, 1.0), (1.0, 2.0)] {
        let (sin, cos) = tumble_math::trig::sin_cos(turn);
        let pb = Pose::new(DVec3::new(offset * cos, offset * sin, 0.2), rotation(DVec3::Z, 0.7));
        let m = touch(&a, &Pose::IDENTITY, &b, &pb, 1e-9);
        let man = m.first().expect("dropped");
        // where two circles cross: along the line of the centres and square to it
        let along = (offset * offset + 1.0 - 0.64) / (2.0 * offset);
        let across = (1.0 - along * along).sqrt();
        for side in [-across, across] {
            let q = DVec3::new(along * cos - side * sin, along * sin + side * cos, 0.1);
            assert!(man.points.iter().any(|p| (p.position_a - q).length() < 1e-12), "{offset}: {q} {man:?}");
        }
        for p in man.points {
            assert!(p.gap.abs() < 1e-15 && (p.position_a * DVec3::new(1.0, 1.0, 0.0)).length() < 1.0 + 1e-12);
            assert!(((p.position_b - pb.position) * DVec3::new(1.0, 1.0, 0.0)).length() < 0.8 + 1e-12);
        }
    }
}

#[test]
fn almost_touching_corners_have_their_exact_distance() {
    let diagonal = DVec3::ONE.normalize();
    for gap in [1e-7, 1e-8, 3e-9, 1e-9] {
        let pb = Pose::at(DVec3::ONE + diagonal * gap);
        each(&cuboid(1.0, 1.0, 1.0), &Pose::IDENTITY, &cuboid(1.0, 1.0, 1.0), &pb, 2e-3, |m, _| {
            assert!((m.deepest().expect("dropped") - gap).abs() < 1e-12, "{gap:e}: {m:?}");
        });
    }
}
