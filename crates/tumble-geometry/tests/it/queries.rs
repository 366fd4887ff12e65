//! Rays, projections, overlap and distance: closed forms, and agreement with each other.

use crate::common::{self, Random};
use tumble_geometry::{QueryWorkspace, Shape, closest, closest_within, distance, overlaps, project, ray_cast};
use tumble_math::{DVec3, Pose};

fn any(r: &mut Random, kind: u64) -> Shape {
    match kind {
        0..=5 => r.convex(kind, 1.0),
        6 => Shape::half_space(r.direction()).unwrap(),
        _ => {
            let parts = [(r.pose(0.8), r.convex(1, 0.6)), (r.pose(0.8), r.convex(4, 0.6))];
            Shape::compound(&parts).unwrap()
        }
    }
}

#[test]
fn a_ray_hits_the_surface_and_nothing_before_it() {
    let mut r = Random::new(61);
    let (mut hits, mut inside) = (0, 0);
    for k in 0..40_000 {
        let s = any(&mut r, k % 8);
        let pose = r.pose(1.0);
        let far = if k % 3 == 0 { 1000.0 } else { 4.0 };
        let origin = r.direction() * (far * r.unit());
        let aim = r.direction() * r.range(0.0, 1.5) + pose.position;
        let direction = (aim - origin) * r.range(0.1, 3.0);
        let hit = ray_cast(&s, &pose, origin, direction, 10.0);
        let start = project(&s, &pose, origin);
        if start.distance < -1e-9 {
            let h = hit.expect("the origin is inside");
            assert_eq!(h.t, 0.0);
            inside += 1;
            continue;
        }
        let until = hit.map_or(10.0, |h| h.t);
        // walk: no point before the hit is inside
        for i in 0..40 {
            let t = until * f64::from(i) / 40.0 * (1.0 - 1e-9);
            let d = project(&s, &pose, origin + direction * t).distance;
            assert!(d > -1e-9 * far, "{} passes through at {t}: {d}", s.kind());
        }
        if let Some(h) = hit {
            hits += 1;
            let p = project(&s, &pose, h.point);
            assert!(p.distance.abs() < 1e-11 * far, "{} {}", s.kind(), p.distance);
            assert!((h.normal.length() - 1.0).abs() < 1e-9 && h.normal.dot(direction) <= 1e-9);
            // the normal is that of the surface: a step along it leaves by as much
            let d = project(&s, &pose, h.point + h.normal * 1e-4).distance;
            assert!((d - 1e-4).abs() < 1e-8, "{}: {d}", s.kind());
        }
    }
    assert!(hits > 10_000 && inside > 500, "{hits} {inside}");
}

#[test]
fn rays_have_their_closed_forms() {
    let x = |s: &Shape, o: DVec3, d: DVec3| ray_cast(s, &Pose::IDENTITY, o, d, 100.0).map(|h| (h.t, h.normal));
    let from = DVec3::new(-5.0, 0.0, 0.0);
    assert_eq!(x(&Shape::ball(1.0).unwrap(), from, DVec3::X), Some((4.0, DVec3::NEG_X)));
    assert_eq!(x(&Shape::cuboid_size(DVec3::splat(2.0)).unwrap(), from, DVec3::X * 2.0), Some((2.0, DVec3::NEG_X)));
    assert_eq!(x(&Shape::capsule(1.0, 2.0).unwrap(), from, DVec3::X), Some((4.0, DVec3::NEG_X)));
    assert_eq!(x(&Shape::capsule(1.0, 2.0).unwrap(), DVec3::Z * 9.0, DVec3::NEG_Z), Some((7.0, DVec3::Z)));
    assert_eq!(x(&Shape::cylinder(1.0, 2.0).unwrap(), DVec3::new(0.5, 0.0, 4.0), DVec3::NEG_Z), Some((3.0, DVec3::Z)));
    assert_eq!(x(&Shape::half_space(DVec3::Z).unwrap(), DVec3::Z * 3.0, DVec3::NEG_Z), Some((3.0, DVec3::Z)));
    assert_eq!(x(&Shape::half_space(DVec3::Z).unwrap(), DVec3::Z * 3.0, DVec3::X), None);
    // a cone of base 1 and height 2 at half its height has half its radius
    let (t, n) = x(&Shape::cone(1.0, 2.0).unwrap(), from, DVec3::X).unwrap();
    assert!((t - 4.5).abs() < 1e-15 && (n - DVec3::new(-2.0, 0.0, 1.0).normalize()).length() < 1e-15);
    assert_eq!(x(&Shape::cone(1.0, 2.0).unwrap(), DVec3::Z * -4.0, DVec3::Z), Some((3.0, DVec3::NEG_Z)));
    assert_eq!(x(&Shape::cone(1.0, 2.0).unwrap(), DVec3::new(0.0, 3.0, 5.0), DVec3::NEG_Z), None);
}

#[test]
fn a_projection_is_the_nearest_surface_point() {
    let mut r = Random::new(62);
    for k in 0..20_000 {
        let s = any(&mut r, k % 7);
        let pose = r.pose(1.0);
        let p = r.direction() * (2.5 * r.unit());
        let q = project(&s, &pose, p);
        // on the surface, along the normal, and no sample of the surface nearer
        let on = project(&s, &pose, q.point).distance;
        assert!(on.abs() < 1e-12, "{} {on}", s.kind());
        assert!((q.point + q.normal * q.distance - p).length() < 1e-12);
        if k % 7 == 6 {
            continue;
        }
        for _ in 0..20 {
            let d = r.direction();
            let surface = common::support(&s, &pose, d);
            assert!(q.distance.abs() <= (surface - p).length() + 1e-12);
            // the plane of a support has the solid behind it
            assert!(q.distance >= d.dot(p - surface) - 1e-12);
        }
    }
}

#[test]
fn distance_overlap_and_limits_agree() {
    let mut r = Random::new(63);
    let mut ws = QueryWorkspace::new();
    for k in 0..20_000 {
        let (a, b) = (any(&mut r, k % 8), any(&mut r, k / 8 % 8));
        let (pa, pb) = (r.pose(1.5), r.pose(1.5));
        let Some(c) = closest(&a, &pa, &b, &pb, &mut ws) else {
            assert!(a.kind() == "half-space" && b.kind() == "half-space");
            continue;
        };
        assert_eq!(distance(&a, &pa, &b, &pb, &mut ws), Some(c.distance));
        assert!((c.position_a + c.normal * c.distance - c.position_b).length() < 1e-9);
        if c.distance.abs() > 1e-9 {
            assert_eq!(overlaps(&a, &pa, &b, &pb, &mut ws), c.distance < 0.0);
            let limit = c.distance + 1e-6;
            let within = closest_within(&a, &pa, &b, &pb, limit, &mut ws)
                .unwrap_or_else(|| panic!("{} {} {c:?}", a.kind(), b.kind()));
            assert!((within.distance - c.distance).abs() < 1e-9);
            assert!(closest_within(&a, &pa, &b, &pb, c.distance - 1e-6, &mut ws).is_none());
        }
        // each point lies on its shape
        assert!(project(&a, &pa, c.position_a).distance < 1e-9 && project(&b, &pb, c.position_b).distance < 1e-9);
    }
}

#[test]
fn poses_that_are_not_finite_touch_nothing() {
    let b = Shape::ball(1.0).unwrap();
    let broken = Pose::at(DVec3::new(f64::NAN, 0.0, 0.0));
    assert!(closest(&b, &broken, &b, &Pose::IDENTITY, &mut QueryWorkspace::new()).is_none());
    assert!(ray_cast(&b, &Pose::IDENTITY, DVec3::X, DVec3::ZERO, 1.0).is_none());
    assert!(ray_cast(&b, &Pose::IDENTITY, DVec3::X, DVec3::new(f64::INFINITY, 0.0, 0.0), 1.0).is_none());
}

#[test]
fn rays_at_the_tip_and_along_the_side_of_a_cone_hit_the_cone() {
    let mut r = Random::new(64);
    for k in 0..4_000 {
        let (radius, height) = (r.range(0.01, 1.0), r.range(0.01, 2.0));
        let cone = Shape::cone(radius, height).unwrap();
        let pose = r.pose(1.0);
        let (sin, cos) = tumble_math::trig::sin_cos(r.range(0.0, 6.3));
        // down a generator, or from anywhere above the tip
        let side = DVec3::new(radius * cos, radius * sin, -height).normalize();
        let steep = DVec3::new(0.5 * radius * cos, 0.5 * radius * sin, -height).normalize();
        let d = pose.vector(if k % 2 == 0 { side } else { steep });
        let origin = pose.point(DVec3::Z * (0.5 * height)) - d * r.range(0.1, 500.0);
        // a ray within the surface may miss it by rounding; one that is steeper may not
        match ray_cast(&cone, &pose, origin, d, 1e4) {
            Some(h) => {
                let off = project(&cone, &pose, h.point).distance;
                // within the surface the parameter of the hit is the root of rounding, not so when it is steeper
                let eps = if k % 2 == 0 { 1e-9 } else { 1e-11 };
                assert!(off.abs() < eps * (1.0 + origin.length()), "{radius} {height}: {off:e} at {}", h.t);
            }
            None => assert_eq!(k % 2, 0, "missed: {radius} {height} {origin} {d}"),
        }
    }
}

#[test]
fn a_point_just_off_a_nearly_flat_face_projects_onto_it() {
    let mut r = Random::new(65);
    for _ in 0..2_000 {
        // a cube with points on its top that bulge by about the tolerance of merging
        let mut points: Vec<DVec3> =
            (0..8).map(|k| DVec3::new(f64::from(k & 1), f64::from(k >> 1 & 1), f64::from(k >> 2))).collect();
        for _ in 0..6 {
            let bulge = tumble_math::trig::pow(10.0, r.range(-11.0, -7.0));
            points.push(DVec3::new(r.range(0.1, 0.9), r.range(0.1, 0.9), 1.0 + bulge));
        }
        let hull = Shape::hull(&points).unwrap();
        for _ in 0..20 {
            let p = DVec3::new(r.range(0.1, 0.9), r.range(0.1, 0.9), 1.0 + r.range(-1e-8, 1e-7));
            let q = project(&hull, &Pose::IDENTITY, p);
            assert!(q.distance.abs() < 2e-7 && (q.point - p).length() < 2e-7, "{p} {q:?}\n{points:?}");
        }
    }
}
