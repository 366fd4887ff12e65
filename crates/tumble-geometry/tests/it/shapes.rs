//! Constructors refuse what is not a shape, hulls are what they should be, boxes bound.

use crate::common::{Random, support};
use tumble_geometry::{Hull, Shape, ShapeError};
use tumble_math::{DQuat, DVec3, Pose};

#[test]
fn sizes_must_be_positive_finite_and_in_range() {
    for bad in [0.0, -1.0, f64::NAN, f64::INFINITY] {
        assert!(matches!(Shape::ball(bad), Err(ShapeError::Size { what: "radius", .. })));
        assert!(matches!(Shape::capsule(1.0, bad), Err(ShapeError::Size { what: "length", .. })));
        assert!(matches!(Shape::cylinder(bad, 1.0), Err(ShapeError::Size { what: "radius", .. })));
        assert!(matches!(Shape::cone(1.0, bad), Err(ShapeError::Size { what: "height", .. })));
        assert!(matches!(Shape::cuboid_size(DVec3::new(1.0, bad, 1.0)), Err(ShapeError::Size { what: "size.y", .. })));
        assert!(matches!(
            Shape::cuboid_half_extents(DVec3::new(1.0, 1.0, bad)),
            Err(ShapeError::Size { what: "half_extents.z", .. })
        ));
    }
    assert!(matches!(Shape::ball(1e10), Err(ShapeError::OutOfRange { .. })));
    assert!(matches!(Shape::half_space(DVec3::ZERO), Err(ShapeError::Direction { .. })));
    assert!(matches!(Shape::compound(&[]), Err(ShapeError::Empty)));
    let plane = Shape::half_space(DVec3::Z).unwrap();
    assert!(matches!(Shape::compound(&[(Pose::IDENTITY, plane)]), Err(ShapeError::Unbounded)));
    let skew = Pose::new(DVec3::ZERO, DQuat::from_xyzw(0.0, 0.0, 0.0, 2.0));
    assert!(matches!(Shape::compound(&[(skew, Shape::ball(1.0).unwrap())]), Err(ShapeError::Pose { index: 0 })));
    // the message says what, the value and the remedy
    let text = Shape::ball(-2.5).unwrap_err().to_string();
    assert_eq!(text, "radius must be positive and finite, got -2.5 m: give a length above 0 m");
}

#[test]
fn size_and_half_extents_name_the_same_box() {
    let s = DVec3::new(1.0, 2.0, 3.0);
    assert_eq!(Shape::cuboid_size(s), Shape::cuboid_half_extents(s * 0.5));
}

#[test]
fn flat_collinear_and_scarce_points_are_refused_with_their_numbers() {
    let flat: Vec<DVec3> = (0..20).map(|k| DVec3::new(f64::from(k % 5), f64::from(k / 5), 0.0)).collect();
    let Err(ShapeError::Flat { volume, span, thickness }) = Hull::new(&flat) else { panic!("not refused") };
    assert!(volume.abs() < 1e-15 && (span - 4.0).abs() < 1e-15 && thickness < 1e-15);
    let line: Vec<DVec3> = (0..20).map(|k| DVec3::new(1.0, 2.0, 3.0) * f64::from(k)).collect();
    assert!(matches!(Hull::new(&line), Err(ShapeError::Flat { .. })));
    // a tilted sheet with rounding noise is flat too
    let tilt = tumble_math::trig::rotation(DVec3::new(1.0, 2.0, 3.0).normalize(), 1.0);
    let sheet: Vec<DVec3> = flat.iter().map(|p| tilt * *p).collect();
    assert!(matches!(Hull::new(&sheet), Err(ShapeError::Flat { .. })));
    let three = [DVec3::X, DVec3::Y, DVec3::Z, DVec3::X];
    assert_eq!(Hull::new(&three), Err(ShapeError::TooFewPoints { distinct: 3 }));
    assert!(matches!(Hull::new(&[]), Err(ShapeError::TooFewPoints { distinct: 0 })));
    assert!(matches!(Hull::new(&[DVec3::X, DVec3::NAN]), Err(ShapeError::NotFinite { index: 1, .. })));
}

#[test]
fn more_than_256_corners_are_refused() {
    let mut r = Random::new(71);
    let many: Vec<DVec3> = (0..400).map(|_| r.direction()).collect();
    assert!(matches!(Hull::new(&many), Err(ShapeError::TooManyPoints { limit: 256, count }) if count > 256));
    assert_eq!(Hull::new(&many[..256]).unwrap().vertices().len(), 256);
    // many points inside are no corners
    let mut cloud: Vec<DVec3> = (0..5000).map(|_| r.direction() * r.range(0.0, 0.5)).collect();
    cloud.extend(&many[..50]);
    assert!(Hull::new(&cloud).unwrap().vertices().len() <= 50);
}

/// Closed (Euler), convex (all points behind every plane) and oriented outward.
fn check_hull(hull: &Hull, points: &[DVec3]) {
    let span = points.iter().map(|p| p.length()).fold(0.0, |a: f64, b| if b > a { b } else { a });
    let (v, e, f) = (hull.vertices().len(), hull.edges().len(), hull.face_count());
    assert_eq!(v + f, e + 2, "Euler: {v} − {e} + {f}");
    for k in 0..f {
        let (n, offset) = hull.plane(k);
        assert!((n.length() - 1.0).abs() < 1e-12);
        for p in points {
            assert!(n.dot(*p) - offset <= 4e-9 * span, "a point lies outside by {}", n.dot(*p) - offset);
        }
        for &i in hull.face(k) {
            assert!((n.dot(hull.vertices()[i as usize]) - offset).abs() <= 4e-9 * span);
        }
        assert!(n.dot(hull.centroid()) < offset);
        // the face itself is convex
        let ring: Vec<DVec3> = hull.face(k).iter().map(|&i| hull.vertices()[i as usize]).collect();
        for i in 0..ring.len() {
            let [x, y, z] = [0, 1, 2].map(|j| ring[(i + j) % ring.len()]);
            assert!(n.dot((y - x).cross(z - x)) > -8e-9 * span * (z - x).length(), "a dent in face {k}");
        }
    }
    for e in hull.edges() {
        assert_ne!(e.left, e.right);
        assert!(hull.face(e.left as usize).contains(&e.from) && hull.face(e.right as usize).contains(&e.to));
    }
}

#[test]
fn hulls_are_closed_convex_and_repeatable() {
    let mut r = Random::new(72);
    for k in 0..2_000 {
        let n = 4 + r.below(60) as usize;
        let size = r.length();
        let mut points: Vec<DVec3> = (0..n)
            .map(|_| {
                let p = DVec3::new(r.range(-1.0, 1.0), r.range(-1.0, 1.0), r.range(-1.0, 1.0)) * size;
                // a third on a coarse grid: many coplanar, collinear and double points
                if k % 3 == 0 { (p / size * 2.0).round() / 2.0 * size } else { p }
            })
            .collect();
        if k % 3 == 1 {
            // near-coplanar and near-double points
            let q = points[0];
            points.push(q + r.direction() * (1e-12 * size));
            let (a, b, c) = (points[1], points[2], points[3]);
            points.push((a + b + c) / 3.0 + r.direction() * (1e-12 * size));
        }
        if k % 6 == 0 {
            // noise about as large as what is merged: some neighbours are merged and some are not
            let noise = tumble_math::trig::pow(10.0, r.range(-10.0, -8.0)) * size;
            for p in &mut points {
                *p += r.direction() * (noise * r.unit());
            }
        }
        let Ok(hull) = Hull::new(&points) else { continue };
        check_hull(&hull, &points);
        assert_eq!(Hull::new(&points).unwrap(), hull);
        // the hull of its corners is the same hull
        let again = Hull::new(hull.vertices()).unwrap();
        // (which of many almost coplanar points are corners is within the tolerance)
        assert!(k % 6 == 0 || again.vertices() == hull.vertices());
        assert!((again.volume() - hull.volume()).abs() <= 1e-9 * hull.volume());
    }
}

#[test]
fn a_turned_cube_has_six_faces() {
    let mut r = Random::new(73);
    for _ in 0..200 {
        let (q, offset) = (r.rotation(), r.direction() * r.range(0.0, 100.0));
        let corners: Vec<DVec3> = (0..8)
            .map(|k| q * DVec3::new(f64::from(k & 1), f64::from(k >> 1 & 1), f64::from(k >> 2)) + offset)
            .collect();
        let hull = Hull::new(&corners).unwrap();
        assert_eq!((hull.vertices().len(), hull.face_count(), hull.edges().len()), (8, 6, 12));
        assert!((hull.volume() - 1.0).abs() < 1e-11);
    }
}

#[test]
fn a_box_about_a_shape_holds_it_and_touches_it_on_every_side() {
    let mut r = Random::new(74);
    for k in 0..6_000 {
        let s = r.convex(k % 6, 1.0);
        let pose = r.pose(5.0);
        let b = s.aabb(&pose);
        for d in [DVec3::X, DVec3::Y, DVec3::Z] {
            assert!((support(&s, &pose, d).dot(d) - b.max.dot(d)).abs() < 1e-12, "{}", s.kind());
            assert!((support(&s, &pose, -d).dot(d) - b.min.dot(d)).abs() < 1e-12, "{}", s.kind());
        }
        let c = r.direction() * r.unit();
        let reach = s.radius_about(c);
        for _ in 0..20 {
            let p = support(&s, &Pose::IDENTITY, r.direction());
            assert!((p - c).length() <= reach * (1.0 + 1e-12));
        }
    }
    assert_eq!(Shape::half_space(DVec3::Z).unwrap().aabb(&Pose::at(DVec3::Z * 2.0)).max.z, 2.0);
}

#[test]
fn no_shape_is_thinner_than_the_ball_inside_it() {
    let mut r = Random::new(76);
    for k in 0..600 {
        let s = r.convex(k % 6, 1.0);
        let inside = 2.0 * s.inner_radius();
        assert!(inside > 0.0);
        let mut thinnest = f64::INFINITY;
        for n in (0..200).map(|_| r.direction()).chain(DVec3::AXES) {
            let width = support(&s, &Pose::IDENTITY, n).dot(n) - support(&s, &Pose::IDENTITY, -n).dot(n);
            thinnest = if width < thinnest { width } else { thinnest };
        }
        assert!(inside <= thinnest * (1.0 + 1e-12), "{}: {inside} {thinnest}", s.kind());
        // and it is no bad bound
        assert!(k % 6 > 3 || inside >= thinnest * (1.0 - 1e-12), "{}: {inside} {thinnest}", s.kind());
    }
    // 3, 4, 5: the radius of the circle inside is 1.5 for twice the triangle, 3 wide on each side and 4 high
    assert!((Shape::cone(3.0, 4.0).unwrap().inner_radius() - 1.5).abs() < 1e-15);
    let pair =
        Shape::compound(&[(Pose::IDENTITY, Shape::ball(0.1).unwrap()), (Pose::IDENTITY, Shape::ball(0.3).unwrap())]);
    assert_eq!(pair.unwrap().inner_radius(), 0.3);
    assert_eq!(Shape::half_space(DVec3::Z).unwrap().inner_radius(), f64::INFINITY);
}

#[test]
fn a_shape_that_is_written_down_reads_back_the_same_and_is_checked_again() {
    let mut r = Random::new(75);
    for k in 0..60 {
        let s = match k % 8 {
            6 => Shape::half_space(r.direction()).unwrap(),
            7 => Shape::compound(&[(r.pose(1.0), r.convex(1, 1.0)), (r.pose(1.0), r.convex(5, 1.0))]).unwrap(),
            kind => r.convex(kind, 1.0),
        };
        let text = serde_json::to_string(&s).unwrap();
        assert_eq!(serde_json::from_str::<Shape>(&text).unwrap(), s, "{text}");
    }
    assert_eq!(serde_json::to_string(&Shape::ball(0.5).unwrap()).unwrap(), r#"{"ball":{"radius":0.5}}"#);
    for (bad, why) in [
        (r#"{"ball":{"radius":-1.0}}"#, "radius must be positive and finite, got -1.0 m"),
        (r#"{"compound":{"parts":[]}}"#, "a compound needs at least one part"),
        (r#"{"hull":{"points":[[0,0,0],[1,0,0],[0,1,0],[1,1,0]]}}"#, "the points are flat"),
    ] {
        let error = serde_json::from_str::<Shape>(bad).unwrap_err().to_string();
        assert!(error.contains(why), "{error}");
    }
}

#[test]
fn compounds_take_compounds_apart() {
    let ball = Shape::ball(1.0).unwrap();
    let inner = Shape::compound(&[(Pose::at(DVec3::X), ball.clone()), (Pose::at(DVec3::Y), ball.clone())]).unwrap();
    let outer = Shape::compound(&[(Pose::at(DVec3::Z), inner), (Pose::IDENTITY, ball)]).unwrap();
    let Shape::Compound(c) = &outer else { panic!("a compound") };
    assert_eq!(c.parts().len(), 3);
    assert_eq!(c.parts()[0].pose().position, DVec3::new(1.0, 0.0, 1.0));
}

#[test]
fn a_hull_is_as_thick_as_both_sides_of_its_best_plane_together() {
    // a triangle of span 2 with a tip above and one below: refused below 1e-7 of the span in all, not on one side
    let ask = |above: f64, below: f64| {
        let corners = [DVec3::new(-1.0, 0.0, 0.0), DVec3::new(1.0, 0.0, 0.0), DVec3::new(0.0, 1.0, 0.0)];
        let tips = [DVec3::new(0.0, 0.3, above), DVec3::new(0.0, 0.4, -below)];
        Shape::hull(&[corners[0], corners[1], corners[2], tips[0], tips[1]])
    };
    let flat = |r: Result<Shape, ShapeError>| matches!(r, Err(ShapeError::Flat { thickness, .. }) if thickness < 2e-7);
    assert!(ask(1.3e-7, 1.3e-7).is_ok() && ask(2.5e-7, 0.0).is_ok() && ask(0.0, 2.5e-7).is_ok());
    assert!(flat(ask(0.8e-7, 0.8e-7)) && flat(ask(1.6e-7, 0.0)) && flat(ask(0.0, 1.6e-7)));
}

#[test]
fn a_shape_reaches_as_far_along_an_axis_as_its_box_and_no_point_farther() {
    let mut r = Random::new(72);
    let corners: Vec<DVec3> = (0..30).map(|_| r.direction()).collect();
    let place = Pose::new(DVec3::new(0.3, -0.2, 0.9), tumble_math::trig::rotation(DVec3::Y, 0.4));
    let shapes = [
        Shape::ball(0.7).unwrap(),
        Shape::cuboid_size(DVec3::new(1.0, 2.0, 3.0)).unwrap(),
        Shape::capsule(0.3, 1.1).unwrap(),
        Shape::cylinder(0.4, 1.3).unwrap(),
        Shape::cone(0.5, 0.8).unwrap(),
        Shape::hull(&corners).unwrap(),
        Shape::compound(&[(place, Shape::ball(0.2).unwrap()), (Pose::IDENTITY, Shape::cone(0.5, 0.8).unwrap())])
            .unwrap(),
    ];
    for shape in shapes {
        for _ in 0..50 {
            let pose = Pose::new(r.direction() * 2.0, tumble_math::trig::rotation(r.direction(), 2.0));
            let bounds = shape.aabb(&pose);
            for (k, axis) in DVec3::AXES.into_iter().enumerate() {
                assert!((shape.extent_along(&pose, axis) - bounds.max[k]).abs() < 1e-12, "{}", shape.kind());
                assert!((shape.extent_along(&pose, -axis) + bounds.min[k]).abs() < 1e-12, "{}", shape.kind());
            }
            let along = r.direction();
            // along a slanted direction: what its frame's x axis sees, turned there
            let turned = Pose::new(DVec3::ZERO, DQuat::from_rotation_arc(along, DVec3::X)).then(&pose);
            let law = shape.aabb(&turned).max.x;
            assert!((shape.extent_along(&pose, along) - law).abs() < 1e-12, "{}", shape.kind());
        }
    }
    assert_eq!(Shape::half_space(DVec3::Z).unwrap().extent_along(&Pose::IDENTITY, DVec3::Z), f64::INFINITY);
}
