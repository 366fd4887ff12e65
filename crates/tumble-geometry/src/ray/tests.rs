//! Hits of rays against the signed distance along the ray.

use super::*;
use crate::project::nearest;
use crate::support::Convex;
use crate::testing::Random;

#[test]
fn a_hit_is_the_first_point_of_the_solid_and_its_normal_that_of_the_surface() {
    let mut r = Random::new(51);
    let (mut hits, mut misses, mut inside) = (0, 0, 0);
    for trial in 0..6000 {
        let shape = r.shape(trial % 6);
        let pose = Pose::new(r.vector(), r.rotation());
        let convex = Convex::of(&shape).unwrap();
        let origin = pose.position + r.vector() * r.range(0.1, 3.0);
        let towards = pose.position + r.vector() * 0.8;
        let mut direction = (towards - origin) * r.range(0.3, 2.0);
        if trial % 4 == 0 {
            direction = r.direction();
        }
        if trial % 7 == 0 {
            // along the axis of the shape, or across it
            direction = pose.vector(if trial % 2 == 0 { DVec3::NEG_Z } else { DVec3::X });
        }
        let limit = r.range(0.5, 8.0) / direction.length();
        let distance = |t: f64| {
            let p = pose.inverse_point(origin + direction * t);
            nearest(&convex.core, p).distance - convex.radius
        };
        // the signed distance falls no faster than the way: step by it
        let (mut t, mut steps) = (0.0, 0);
        while distance(t) > 1e-9 && t <= limit && steps < 400 {
            t += distance(t) / direction.length();
            steps += 1;
        }
        let hit = ray_cast(&shape, &pose, origin, direction, limit);
        if distance(0.0) < 0.0 {
            inside += 1;
            let hit = hit.unwrap();
            assert_eq!((hit.t, hit.point), (0.0, origin));
            assert!((hit.normal + direction.normalize()).length() < 1e-14);
        } else if let Some(hit) = hit {
            hits += 1;
            assert!(hit.t <= limit && hit.t >= 0.0);
            assert!((hit.point - (origin + direction * hit.t)).length() < 1e-13);
            let p = pose.inverse_point(hit.point);
            assert!((nearest(&convex.core, p).distance - convex.radius).abs() < 2e-13, "{} {trial}", shape.kind());
            assert!((hit.t - t) * direction.length() < 1e-4 || steps == 400, "{} {} {t}", shape.kind(), hit.t);
            assert!(steps == 400 || t <= hit.t + 1e-9, "{} {} {t}", shape.kind(), hit.t);
            assert!((hit.normal.length() - 1.0).abs() < 1e-13 && hit.normal.dot(direction) <= 1e-13);
            // the surface's own normal there
            let outward = nearest(&convex.core, pose.inverse_point(hit.point + hit.normal * 1e-4));
            assert!((pose.vector(outward.normal) - hit.normal).length() < 1e-6, "{} {trial}", shape.kind());
            // just short of it the limit leaves nothing, at it it does
            assert!(ray_cast(&shape, &pose, origin, direction, hit.t * (1.0 - 1e-9)).is_none());
            assert!(ray_cast(&shape, &pose, origin, direction, hit.t * (1.0 + 1e-12)).is_some());
        } else {
            misses += 1;
            assert!(t > limit || steps == 400, "{} {trial} {t} {limit} {}", shape.kind(), distance(t));
        }
    }
    assert!(hits > 1000 && misses > 1000 && inside > 300, "{hits} {misses} {inside}");
}

#[test]
fn quadratics_and_intervals_have_their_closed_forms() {
    // (t − 1)(t − 3), (t + 3)(t − 1), 4(t + 2)(t + 0.5)
    for (a, b, c, low, high) in [(1.0, -2.0, 3.0, 1.0, 3.0), (1.0, 1.0, -3.0, -3.0, 1.0), (4.0, 5.0, 4.0, -2.0, -0.5)] {
        let (x, y) = roots(a, b, c).unwrap();
        assert!((x - low).abs() < 1e-15 && (y - high).abs() < 1e-15, "{x} {y}");
    }
    assert_eq!(roots(1.0, 0.0, 1.0), None);
    assert_eq!(roots(2.0, 0.0, 0.0), Some((0.0, 0.0)));
    assert_eq!(roots(1.0, 1.0, 1.0), Some((-1.0, -1.0)));
    let plane = |o: f64, d: f64| Interval::plane(DVec3::Z, 1.0, DVec3::Z * o, DVec3::Z * d);
    let (falling, rising) = (plane(3.0, -1.0), plane(0.0, 0.5));
    assert_eq!((falling.enter, falling.leave, falling.normal), (2.0, f64::INFINITY, DVec3::Z));
    assert_eq!((rising.enter, rising.leave), (f64::NEG_INFINITY, 2.0));
    let (on, off) = (plane(1.0, 0.0), plane(1.5, 0.0));
    assert!(on.enter < on.leave && off.enter > off.leave);
    let both = falling.and(rising);
    assert_eq!((both.enter, both.leave, both.normal), (2.0, 2.0, DVec3::Z));
    let shape = Shape::ball(1.0).unwrap();
    let pose = Pose::at(DVec3::ZERO);
    assert!(ray_cast(&shape, &pose, DVec3::X * -3.0, DVec3::ZERO, 9.0).is_none());
    assert!(ray_cast(&shape, &pose, DVec3::X * -3.0, DVec3::X * f64::INFINITY, 9.0).is_none());
    assert!(ray_cast(&shape, &pose, DVec3::X * f64::NAN, DVec3::X, 9.0).is_none());
    // grazing, and behind
    assert_eq!(ray_cast(&shape, &pose, DVec3::new(-3.0, 1.0, 0.0), DVec3::X, 9.0).unwrap().t, 3.0);
    assert!(ray_cast(&shape, &pose, DVec3::X * 3.0, DVec3::X, 9.0).is_none());
}

#[test]
fn a_compound_is_hit_where_its_first_part_is() {
    let parts = [
        (Pose::at(DVec3::X * 4.0), Shape::ball(1.0).unwrap()),
        (Pose::at(DVec3::X * 1.0), Shape::ball(0.5).unwrap()),
        (Pose::at(DVec3::X * 7.0), Shape::cuboid_size(DVec3::ONE).unwrap()),
    ];
    let shape = Shape::compound(&parts).unwrap();
    let pose = Pose::at(DVec3::Y);
    let hit = ray_cast(&shape, &pose, DVec3::new(-2.0, 1.0, 0.0), DVec3::X, 20.0).unwrap();
    assert_eq!((hit.t, hit.normal), (2.5, DVec3::NEG_X));
    let back = ray_cast(&shape, &pose, DVec3::new(12.0, 1.0, 0.0), DVec3::NEG_X, 20.0).unwrap();
    assert_eq!((back.t, back.normal), (4.5, DVec3::X));
    let floor = Shape::half_space(DVec3::Z).unwrap();
    let hit = ray_cast(&floor, &pose, DVec3::new(0.0, 0.0, 3.0), DVec3::new(0.0, 3.0, -4.0), 20.0).unwrap();
    assert_eq!((hit.t, hit.normal), (0.75, DVec3::Z));
}

#[test]
fn a_ray_along_the_side_of_a_cone_enters_once() {
    // radius : height = 3 : 4, so that the direction (3, 0, −4)/5 of a generator is exact
    let shape = Shape::cone(0.75, 1.0).unwrap();
    let convex = Convex::of(&shape).unwrap();
    let mut r = Random::new(52);
    let (mut falling, mut rising) = (0, 0);
    for trial in 0..400 {
        let turn = if trial % 4 == 0 {
            Pose::IDENTITY.rotation
        } else {
            tumble_math::trig::rotation(DVec3::Z, r.range(0.0, 6.0))
        };
        let sign = if trial % 2 == 0 { 1.0 } else { -1.0 };
        let along = turn * DVec3::new(0.6, 0.0, -0.8) * sign;
        // through a point well inside, away from the generator itself
        let inner = DVec3::new(r.range(-0.1, 0.1), r.range(-0.1, 0.1), r.range(-0.4, 0.0));
        let origin = inner - along * 4.0;
        let distance = |t: f64| nearest(&convex.core, origin + along * t).distance;
        let (mut t, mut steps) = (0.0, 0);
        while distance(t) > 1e-12 && steps < 500 {
            t += distance(t);
            steps += 1;
        }
        assert!(steps < 500 && t < 4.0);
        let hit = ray_cast(&shape, &Pose::IDENTITY, origin, along, 9.0).unwrap();
        assert!((hit.t - t).abs() < 1e-9, "{trial}: {} {t}", hit.t);
        let side = hit.normal.z > 0.0;
        falling += u32::from(sign > 0.0 && side);
        rising += u32::from(sign < 0.0 && !side);
        // beside it, outside
        let beside = inner + turn * DVec3::Y * 2.0 - along * 4.0;
        assert!(ray_cast(&shape, &Pose::IDENTITY, beside, along, 9.0).is_none());
    }
    assert!(falling > 150 && rising > 150, "{falling} {rising}");
    // in the surface itself: a solid holds its border
    let above = DVec3::new(0.0, 0.0, 0.5) - DVec3::new(0.6, 0.0, -0.8);
    assert!(ray_cast(&shape, &Pose::IDENTITY, above - DVec3::X * 0.01, DVec3::new(0.6, 0.0, -0.8), 9.0).is_some());
    assert!(ray_cast(&shape, &Pose::IDENTITY, above + DVec3::X * 0.01, DVec3::new(0.6, 0.0, -0.8), 9.0).is_none());
}

#[test]
fn a_ray_of_any_length_counts_in_its_own_units_and_a_bad_one_hits_nothing() {
    let shape = Shape::ball(1.0).unwrap();
    let pose = Pose::at(DVec3::X * 5.0);
    let hit = |origin, direction, limit| ray_cast(&shape, &pose, origin, direction, limit).map(|h| h.t);
    assert_eq!(hit(DVec3::ZERO, DVec3::X * 4.0, 1.0), Some(1.0));
    assert_eq!(hit(DVec3::ZERO, DVec3::X * 4.0, 0.99), None);
    assert_eq!(hit(DVec3::ZERO, DVec3::X * 0.5, 8.0), Some(8.0));
    // each of the three alone; from inside every usable ray hits at once
    let inside = DVec3::X * 5.0;
    assert_eq!(hit(inside, DVec3::Y, 1.0), Some(0.0));
    assert_eq!(hit(inside, DVec3::ZERO, 1.0), None);
    assert_eq!(hit(inside, DVec3::X * 1e200, 1.0), None);
    assert_eq!(hit(inside, DVec3::Y * f64::NAN, 1.0), None);
    assert_eq!(hit(DVec3::Y * f64::INFINITY, DVec3::Y, 1.0), None);
}
