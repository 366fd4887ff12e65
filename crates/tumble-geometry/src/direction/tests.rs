use super::crease::{Circle, Creases, crossings, on_circle};
use super::newton::{curvature, newton};
use super::search::bound;
use super::*;
use crate::shape::Shape;
use crate::support::{Convex, Core};
use tumble_math::order::max;
use tumble_math::{DMat3, DQuat};
use tumble_random::{Lcg, Random};

trait Directions: Random {
    fn direction(&mut self) -> DVec3 {
        loop {
            let v = DVec3::from_array(self.three(1.0));
            if v.length() > 0.05 && v.length() <= 1.0 {
                return v.normalize();
            }
        }
    }
}

impl Directions for Lcg {}

#[test]
fn the_search_finds_no_worse_direction_than_brute_force() {
    let mut r = Lcg(5);
    for k in 0..4000 {
        let points: Vec<DVec3> = (0..12).map(|_| r.direction()).collect();
        let hull = Shape::hull(&points).unwrap();
        let cylinder = Shape::cylinder(0.3 + 0.7 * r.unit(), 0.6 + r.unit()).unwrap();
        let cone = Shape::cone(0.3 + 0.7 * r.unit(), 0.6 + r.unit()).unwrap();
        let other = Shape::cone(0.3 + 0.7 * r.unit(), 0.6 + r.unit()).unwrap();
        let (a, b) = [(&hull, &cylinder), (&hull, &cone), (&cylinder, &cone), (&other, &cone)][k % 4];
        let d = r.direction();
        let turn = DMat3::from_quat(DQuat::from_xyzw(d.x, d.y, d.z, 2.0 * r.unit()).normalize());
        let shift = r.direction() * r.unit();
        let pair = Pair::new(Convex::of(a).unwrap().core, Convex::of(b).unwrap().core, turn, shift);
        let found = search(&pair, any_direction(shift), &mut Scratch::default());
        // many starts, shrinking random steps
        let mut best = attempt(&pair, found.normal);
        for start in 0..12 {
            let mut at = attempt(&pair, if start == 0 { found.normal } else { r.direction() });
            let mut step = 0.3;
            while step > 1e-9 {
                let mut won = false;
                for _ in 0..10 {
                    let t = attempt(&pair, (at.n + r.direction() * step).normalize());
                    if t.sep > at.sep {
                        at = t;
                        won = true;
                    }
                }
                if !won {
                    step *= 0.5;
                }
            }
            if at.sep > best.sep {
                best = at;
            }
        }
        assert!(
            best.sep <= found.separation + 1e-10,
            "{} {}: found {}, brute force {}",
            a.kind(),
            b.kind(),
            found.separation,
            best.sep
        );
    }
}

fn random_pair<'a>(r: &mut crate::testing::Random, a: &'a Shape, b: &'a Shape, far: f64) -> Pair<'a> {
    let turn = DMat3::from_quat(r.rotation());
    let shift = r.vector() * far;
    Pair::new(Convex::of(a).unwrap().core, Convex::of(b).unwrap().core, turn, shift)
}

#[test]
fn crossings_of_circles_lie_on_both() {
    let mut r = crate::testing::Random::new(61);
    let mut found = 0;
    for _ in 0..1000 {
        let p = Circle { axis: r.direction(), level: r.range(-0.9, 0.9) };
        let q = Circle { axis: r.direction(), level: r.range(-0.9, 0.9) };
        let all: Vec<DVec3> = crossings(p, q).collect();
        for n in &all {
            found += 1;
            assert!((n.length() - 1.0).abs() < 1e-15);
            assert!((n.dot(p.axis) - p.level).abs() < 1e-13 && (n.dot(q.axis) - q.level).abs() < 1e-13);
        }
        // the angle between the axes decides whether they meet
        let angle = tumble_math::trig::acos(p.axis.dot(q.axis));
        let (a, b) = (tumble_math::trig::acos(p.level), tumble_math::trig::acos(q.level));
        let meet = angle < a + b && (a - b).abs() < angle && angle + a + b < std::f64::consts::TAU;
        assert_eq!(all.len(), if meet { 2 } else { 0 });
        assert!(all.len() < 2 || (all[0] - all[1]).length() > 1e-9);
    }
    assert!(found > 500);
    assert_eq!(crossings(Circle { axis: DVec3::Z, level: 0.0 }, Circle { axis: DVec3::Z, level: 0.0 }).count(), 0);
}

#[test]
fn the_curvature_is_that_of_the_support_function() {
    let mut r = crate::testing::Random::new(62);
    for _ in 0..500 {
        let (radius, half) = (r.range(0.3, 1.0), r.range(0.3, 1.0));
        for core in [Core::Cylinder { radius, half }, Core::Cone { radius, half }] {
            let d = r.direction();
            let across = (d.x * d.x + d.y * d.y).sqrt();
            let tip = matches!(core, Core::Cone { .. }) && 2.0 * half * d.z > radius * across;
            let Some((k, t)) = curvature(&core, d) else {
                assert!(tip);
                continue;
            };
            assert!(!tip && (t.length() - 1.0).abs() < 1e-14 && t.dot(d).abs() < 1e-14);
            // the support moves along the rim as the direction turns
            let step = 1e-6;
            let moved = (core.support(d + t * step) - core.support(d - t * step)) / (2.0 * step);
            assert!((moved - t * k).length() < 1e-6 * k, "{moved} {}", t * k);
            assert!((k - radius / across).abs() < 1e-12 * k);
        }
        assert!(curvature(&Core::Segment(half), r.direction()).is_none());
    }
    assert!(curvature(&Core::Cylinder { radius: 1.0, half: 1.0 }, DVec3::Z).is_none());
}

#[test]
fn along_a_circle_no_sample_nearby_separates_better() {
    let mut r = crate::testing::Random::new(63);
    let (mut checked, mut again, mut given_up) = (0, 0, 0);
    for trial in 0..600 {
        let (a, b) = (r.shape(3 + trial % 3), r.shape(3 + trial / 3 % 3));
        let pair = random_pair(&mut r, &a, &b, 0.8);
        let circle = Circle { axis: r.direction(), level: r.range(-0.6, 0.6) };
        let near = r.direction();
        let Some(t) = on_circle(&pair, circle, near, f64::NEG_INFINITY) else { continue };
        assert!((t.n.dot(circle.axis) - circle.level).abs() < 1e-14 && (t.n.length() - 1.0).abs() < 1e-14);
        assert!((t.sep - pair.separation(t.n)).abs() < 1e-14);
        let start = near - circle.axis * near.dot(circle.axis);
        let (e, radius) = (start.normalize(), (1.0 - circle.level * circle.level).sqrt());
        let f = circle.axis.cross(e);
        let at = |angle: f64| {
            let (s, c) = tumble_math::trig::sin_cos(angle);
            circle.axis * circle.level + (e * c + f * s) * radius
        };
        assert!(t.sep >= pair.separation(at(0.0)) - 1e-14);
        let here = tumble_math::trig::atan2(t.n.dot(f), t.n.dot(e));
        if here.abs() > 1.5 {
            // the walk may end before the slope turns
            continue;
        }
        checked += 1;
        // what was met on the way may be higher than the top that the bracket closes on; it is then no top itself,
        // and one more search from there is
        let mut top = t;
        let mut rounds = 0;
        loop {
            let here = tumble_math::trig::atan2(top.n.dot(f), top.n.dot(e));
            let mut short: f64 = 0.0;
            for k in 1..40 {
                let step = 1e-9 * tumble_math::trig::pow(1.5, f64::from(k));
                for side in [step, -step] {
                    short = max(short, pair.separation(at(here + side)) - top.sep);
                }
                if step > 1e-3 {
                    break;
                }
            }
            if short < 1e-13 {
                break;
            }
            rounds += 1;
            assert!(rounds < 4, "{trial}: {short:e}");
            let next = on_circle(&pair, circle, top.n, f64::NEG_INFINITY).unwrap();
            assert!(next.sep > top.sep);
            top = next;
        }
        again += u32::from(rounds > 0);
        // a floor just below the top does not end the search, one far above it does where there is a bracket to close
        let same = on_circle(&pair, circle, near, t.sep - 1e-13).unwrap();
        assert_eq!((same.n, same.sep), (t.n, t.sep));
        given_up += u32::from(on_circle(&pair, circle, near, t.sep + 20.0).is_none());
    }
    assert!(checked > 150 && again > 0 && 10 * given_up > 9 * checked, "{again} {given_up} of {checked}");
}

#[test]
fn bounds_of_triangles_hold_for_every_direction_in_them_and_shrink_with_them() {
    let mut r = crate::testing::Random::new(64);
    for trial in 0..800 {
        let (a, b) = (r.shape(2 + trial % 4), r.shape(2 + trial / 4 % 4));
        let pair = random_pair(&mut r, &a, &b, 1.0);
        let n = r.direction();
        let mut widths = [0.0; 2];
        for (k, size) in [0.8, 0.02].into_iter().enumerate() {
            let t = [(); 3].map(|()| attempt(&pair, (n + r.vector() * size).normalize()));
            let top = bound(&t);
            let mut best = f64::NEG_INFINITY;
            for _ in 0..60 {
                let (x, y, z) = (r.unit(), r.unit(), r.unit());
                let n = (t[0].n * x + t[1].n * y + t[2].n * z).normalize();
                best = max(best, pair.separation(n));
                assert!(pair.separation(n) <= top + 1e-13, "{trial}: {} {top}", pair.separation(n));
            }
            widths[k] = if top > 0.0 { top / 1.74 - best } else { top - best };
        }
        assert!(widths[1] <= 0.1, "{widths:?}");
    }
}

#[test]
fn polishing_ends_on_a_top_that_no_small_step_climbs() {
    let mut r = crate::testing::Random::new(65);
    for trial in 0..250 {
        let (a, b) = (r.shape(2 + trial % 4), r.shape(3 + trial / 4 % 2));
        let pair = random_pair(&mut r, &a, &b, 1.6);
        let start = r.direction();
        let (n, sep) = polish(&pair, start, &mut Creases::default());
        assert!((n.length() - 1.0).abs() < 1e-14 && (sep - pair.separation(n)).abs() < 1e-14);
        assert!(sep >= pair.separation(start));
        let (e, f) = across(n);
        assert!(e.dot(n).abs() + f.dot(n).abs() + e.dot(f).abs() < 1e-14 && (e.cross(f) - n).length() < 1e-14);
        for radius in [1e-2, 1e-3, 1e-4, 1e-5, 1e-6] {
            for k in 0..16 {
                let (s, c) = tumble_math::trig::sin_cos(std::f64::consts::TAU * f64::from(k) / 16.0);
                let m = (n + (e * c + f * s) * radius).normalize();
                // near the top it is flat or falls; only rings that were looked at prove it
                let slack = if radius >= 2e-2 { 1e-9 } else { 1e-3 * radius * radius + 1e-13 };
                assert!(pair.separation(m) <= sep + slack, "{trial} {radius:e}: {:e}", pair.separation(m) - sep);
            }
        }
    }
}

#[test]
fn newton_comes_back_to_a_smooth_top_from_nearby() {
    let mut r = crate::testing::Random::new(67);
    let mut tops = 0;
    for trial in 0..400 {
        let (a, b) = (r.shape(3 + trial % 2), r.shape(3 + trial / 2 % 2));
        let pair = random_pair(&mut r, &a, &b, 1.5);
        let (n, sep) = polish(&pair, any_direction(pair.shift), &mut Creases::default());
        let top = attempt(&pair, n);
        // smooth: no slope there, and the slope nearby is of the order of the distance, not of a crease
        if (top.w - n * sep).length() > 1e-12 {
            continue;
        }
        let (e, f) = across(n);
        let around = |radius: f64| {
            (0..8).map(move |k| {
                let (s, c) = tumble_math::trig::sin_cos(std::f64::consts::TAU * f64::from(k) / 8.0);
                (n + (e * c + f * s) * radius).normalize()
            })
        };
        let steep = |m: DVec3| {
            let t = attempt(&pair, m);
            (t.w - t.n * t.sep).length()
        };
        let climbs = around(1e-3).chain(around(0.03)).all(|m| pair.separation(m) < sep);
        let linear = around(1e-3).zip(around(0.03)).all(|(m, far)| steep(far) < 40.0 * steep(m));
        if !climbs || !linear || !around(1e-6).all(|m| steep(m) < 1e-4) {
            continue;
        }
        tops += 1;
        for m in around(0.03) {
            let back = newton(&pair, attempt(&pair, m));
            let slope = (back.w - back.n * back.sep).length();
            assert!((back.n - n).length() < 1e-7 && slope < 1e-11, "{trial}: {} {slope:e}", (back.n - n).length());
        }
    }
    assert!(tops > 20, "{tops}");
}

#[test]
fn newton_reaches_the_top_of_two_rims_in_a_few_steps() {
    // two parallel-free cylinders, rim against rim: where the slope vanishes
    let mut r = crate::testing::Random::new(66);
    let mut smooth = 0;
    for _ in 0..400 {
        let (a, b) = (r.shape(3), r.shape(4));
        let pair = random_pair(&mut r, &a, &b, 2.5);
        let start = attempt(&pair, any_direction(pair.shift));
        let t = newton(&pair, start);
        assert!(t.sep >= start.sep - 1e-15 * pair.scale);
        let slope = (t.w - t.n * t.sep).length();
        smooth += u32::from(slope < 1e-12);
    }
    assert!(smooth > 60, "{smooth}");
    assert_eq!(any_direction(DVec3::new(0.0, 3.0, 4.0)), DVec3::new(0.0, 0.6, 0.8));
    assert_eq!(any_direction(DVec3::ZERO), DVec3::Z);
    assert_eq!(any_direction(DVec3::INFINITY), DVec3::Z);
}
