//! Sweeps: no tunnelling, and the time of impact is where the shapes come within the tolerance.
//!
//! Every answer is checked against dense sampling of the same paths: at no sample before the reported time may the
//! shapes overlap, and at the reported time they must be within the tolerance of each other.

#![expect(clippy::print_stdout, reason = "prints the figures of the run")]

use crate::common::Random;
use rayon::prelude::*;
use tumble_geometry::{Motion, QueryWorkspace, Shape, SweepSettings, distance, time_of_impact};
use tumble_math::{DVec3, Pose};

const TOLERANCE: f64 = 1e-5;
const SAMPLES: u32 = 32;

fn settings() -> SweepSettings {
    SweepSettings { tolerance: TOLERANCE, ..SweepSettings::default() }
}

/// Thin and thick shapes of about 1 m, and compounds of two.
fn shape(r: &mut Random, kind: u64) -> Shape {
    match kind {
        0..=5 => r.convex(kind, 1.0),
        6 => Shape::cuboid_size(DVec3::new(r.range(0.5, 2.0), r.range(0.5, 2.0), 0.002)).unwrap(),
        _ => {
            let (a, b) = (r.below(6), r.below(6));
            let parts = [(r.pose(0.8), r.convex(a, 0.6)), (r.pose(0.8), r.convex(b, 0.6))];
            Shape::compound(&parts).unwrap()
        }
    }
}

#[derive(Default)]
struct Tally {
    hits: usize,
    misses: usize,
    turning: usize,
}

fn check(a: &Shape, ma: &Motion, b: &Shape, mb: &Motion, ws: &mut QueryWorkspace, tally: &mut Tally) {
    let hit = time_of_impact(a, ma, b, mb, 1.0, settings(), ws);
    let gap = |t: f64, ws: &mut QueryWorkspace| distance(a, &ma.at(t), b, &mb.at(t), ws).unwrap();
    let describe = || format!("{a:?} {ma:?}\n{b:?} {mb:?}\n{hit:?}");
    let until = hit.map_or(1.0, |h| h.time);
    // no sample before the answer overlaps
    let mut first = None;
    for k in 0..=SAMPLES {
        let t = f64::from(k) / f64::from(SAMPLES);
        if gap(t, ws) < 0.0 {
            first = Some(t);
            break;
        }
    }
    if let Some(t) = first {
        assert!(hit.is_some() && until <= t, "tunnelled: they overlap at {t}: {}", describe());
    }
    match hit {
        None => tally.misses += 1,
        Some(h) => {
            tally.hits += 1;
            assert!(h.proved, "{}", describe());
            let d = gap(h.time, ws);
            assert!(d <= TOLERANCE, "not touching at the impact, {d}: {}", describe());
            // and not late: unless they start within the tolerance, they are still apart
            assert!(h.time <= 0.0 || d >= -1e-9, "late, {d}: {}", describe());
            assert!((d - h.closest.distance).abs() < 1e-9);
        }
    }
    tally.turning += usize::from(ma.spin != DVec3::ZERO || mb.spin != DVec3::ZERO);
}

/// Thirty thousand; `TUMBLE_PAIRS=1000000` for more.
#[test]
fn fast_pairs_never_tunnel() {
    let pairs = std::env::var("TUMBLE_PAIRS").ok().and_then(|n| n.parse().ok()).unwrap_or(32_000);
    let parts: Vec<Tally> = (0..8).into_par_iter().map(|part| fast_pairs(part, pairs / 8)).collect();
    let sum = |of: fn(&Tally) -> usize| parts.iter().map(of).sum::<usize>();
    let (hits, misses, turning) = (sum(|t| t.hits), sum(|t| t.misses), sum(|t| t.turning));
    println!("{hits} hits, {misses} misses, {turning} with rotation");
    let some = pairs as usize / 20;
    assert!(hits > 10 * some && misses > some && turning > 12 * some);
}

/// So many pairs of all kinds that fly past or into each other at up to 100 m per unit of time.
fn fast_pairs(seed: u64, count: u64) -> Tally {
    let mut r = Random::new(51 + seed);
    let mut ws = QueryWorkspace::new();
    let mut tally = Tally::default();
    for k in 0..count {
        let (a, b) = (shape(&mut r, k % 8), shape(&mut r, k / 8 % 8));
        // starts a few sizes apart and flies past or into the other at up to 100 m per unit of time
        let side = r.direction();
        let start = side * r.range(2.0, 20.0);
        let aim = r.direction() * r.range(0.0, 2.0);
        let speed = r.range(0.5, 5.0);
        let spins = r.below(3) != 0;
        let spin = |r: &mut Random| if spins { r.direction() * r.range(0.0, 6.0) } else { DVec3::ZERO };
        let ma = Motion {
            start: Pose::new(start, r.rotation()),
            centre: if r.below(2) == 0 { DVec3::ZERO } else { r.direction() * 0.3 },
            velocity: (aim - start) * speed,
            spin: spin(&mut r),
        };
        let mb = Motion {
            start: Pose::new(DVec3::ZERO, r.rotation()),
            centre: DVec3::ZERO,
            velocity: r.direction(),
            spin: spin(&mut r),
        };
        check(&a, &ma, &b, &mb, &mut ws, &mut tally);
    }
    tally
}

#[test]
fn everything_lands_on_a_half_space_in_time() {
    let mut r = Random::new(52);
    let mut ws = QueryWorkspace::new();
    let mut tally = Tally::default();
    let floor = Shape::half_space(DVec3::Z).unwrap();
    for k in 0..4_000 {
        let a = shape(&mut r, k % 8);
        let ma = Motion {
            start: Pose::new(DVec3::new(0.0, 0.0, r.range(3.0, 10.0)), r.rotation()),
            centre: DVec3::ZERO,
            velocity: DVec3::new(r.range(-20.0, 20.0), 0.0, r.range(-40.0, 0.0)),
            spin: r.direction() * r.range(0.0, 10.0),
        };
        // the plane itself may turn a little
        let mut mb = Motion::fixed(Pose::IDENTITY);
        if k % 5 == 0 {
            mb.spin = r.direction() * 0.05;
        }
        check(&a, &ma, &floor, &mb, &mut ws, &mut tally);
    }
    assert!(tally.hits > 2_000, "{}", tally.hits);
}

#[test]
fn a_bullet_hits_a_sheet_of_paper_at_the_closed_form_time() {
    let paper = Shape::cuboid_size(DVec3::new(0.297, 0.21, 1e-4)).unwrap();
    let mut ws = QueryWorkspace::new();
    for (bullet, reach) in [
        (Shape::ball(0.004).unwrap(), 0.004),
        (Shape::cylinder(0.004, 0.02).unwrap(), 0.01),
        (Shape::cone(0.004, 0.02).unwrap(), 0.01),
    ] {
        let path = Motion::linear(Pose::at(DVec3::new(0.01, 0.02, -50.0)), DVec3::Z * 900.0);
        let still = Motion::fixed(Pose::IDENTITY);
        let hit = time_of_impact(
            &bullet,
            &path,
            &paper,
            &still,
            1.0,
            SweepSettings { tolerance: 1e-9, max_steps: 1000 },
            &mut ws,
        )
        .unwrap();
        let truth = (50.0 - reach - 0.5e-4) / 900.0;
        assert!(hit.time <= truth && truth - hit.time < 2e-9 / 900.0 + 1e-15, "{} {}", bullet.kind(), hit.time - truth);
        assert!((hit.closest.normal - DVec3::Z).length() < 1e-9);
    }
}

#[test]
fn a_turning_bar_hits_a_post_at_the_closed_form_angle() {
    // a thin bar of half length 1 turns about its middle; a ball of radius 0.1 waits at (0.8, 0.5)
    let (bar, ball) = (Shape::capsule(0.01, 2.0).unwrap(), Shape::ball(0.1).unwrap());
    let lie = tumble_math::trig::rotation(DVec3::Y, std::f64::consts::FRAC_PI_2);
    let path =
        Motion { start: Pose::new(DVec3::ZERO, lie), centre: DVec3::ZERO, velocity: DVec3::ZERO, spin: DVec3::Z };
    let post = Motion::fixed(Pose::at(DVec3::new(0.8, 0.5, 0.0)));
    let hit = time_of_impact(
        &bar,
        &path,
        &ball,
        &post,
        2.0,
        SweepSettings { tolerance: 1e-8, max_steps: 100_000 },
        &mut QueryWorkspace::new(),
    )
    .unwrap();
    let range = (0.64_f64 + 0.25).sqrt();
    let truth = tumble_math::trig::atan2(0.5, 0.8) - tumble_math::trig::asin(0.11 / range);
    assert!(hit.proved && hit.time <= truth && truth - hit.time < 3e-8, "{} {truth}", hit.time);
}

#[test]
fn a_ball_that_rolls_just_above_a_floor_is_swept_in_few_steps() {
    // its turning moves no surface: 20 rad/s beside a floor 0.1 mm away must not cost a step per 0.1 mm of rim
    let (ball, floor) = (Shape::ball(0.5).unwrap(), Shape::half_space(DVec3::Z).unwrap());
    let path = Motion {
        start: Pose::at(DVec3::Z * 0.5001),
        centre: DVec3::ZERO,
        velocity: DVec3::new(10.0, 0.0, -1e-5),
        spin: DVec3::Y * 20.0,
    };
    let few = SweepSettings { tolerance: 1e-9, max_steps: 8 };
    let still = Motion::fixed(Pose::IDENTITY);
    let hit = time_of_impact(&ball, &path, &floor, &still, 20.0, few, &mut QueryWorkspace::new()).unwrap();
    assert!(hit.proved && hit.time <= 10.0 && hit.time > 10.0 - 1e-3, "{hit:?}");
    assert!(time_of_impact(&ball, &path, &floor, &still, 9.9, few, &mut QueryWorkspace::new()).is_none());
}

#[test]
fn paths_that_part_or_are_not_finite_touch_nothing() {
    let b = Shape::ball(1.0).unwrap();
    let mut ws = QueryWorkspace::new();
    let still = Motion::fixed(Pose::IDENTITY);
    let parting = Motion::linear(Pose::at(DVec3::X * 3.0), DVec3::X);
    assert!(time_of_impact(&b, &still, &b, &parting, 1e9, SweepSettings::default(), &mut ws).is_none());
    let broken = Motion::linear(Pose::at(DVec3::X * 3.0), DVec3::new(f64::NAN, 0.0, 0.0));
    assert!(time_of_impact(&b, &still, &b, &broken, 1.0, SweepSettings::default(), &mut ws).is_none());
    let inside = Motion::linear(Pose::at(DVec3::X), DVec3::X);
    assert_eq!(time_of_impact(&b, &still, &b, &inside, 1.0, SweepSettings::default(), &mut ws).unwrap().time, 0.0);
}
