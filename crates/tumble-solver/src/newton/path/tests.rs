//! Relative changes keep a contact inside its cone, and are what they say to first order.

use super::*;
use tumble_math::DVec3;
use tumble_suite::Random;

fn law(friction: f64) -> Law {
    Law { bound: 0.0, friction, active: true }
}

/// A point inside its cone; every third is all but on the boundary.
fn random_point(r: &mut Random, friction: f64, trial: u32) -> Point {
    let n = r.range(0.2, 3.0);
    let (s, c) = tumble_math::trig::sin_cos(r.range(0.0, std::f64::consts::TAU));
    let part = if trial.is_multiple_of(3) { 1.0 - 1e-9 } else { r.range(0.0, 0.95) };
    let t = part * friction * n;
    Point { impulse: DVec3::new(n, t * c, t * s), slack: r.range(0.1, 2.0), kappa: r.range(0.1, 2.0) }
}

#[test]
fn however_far_a_contact_goes_it_stays_inside() {
    let mut r = Random::new(91);
    for trial in 0..2000 {
        let mu = if trial % 5 == 0 { 0.0 } else { r.range(0.1, 1.2) };
        let mut p = random_point(&mut r, mu, trial);
        let size = r.log_range(1e-3, 1e3);
        let mut any = || size * r.normal();
        let d = Rate { n: any(), s: any(), k: any(), y: any(), z: any() };
        apply(&mut p, &law(mu), &d, 1.0);
        assert!(p.impulse.x > 0.0 && p.slack > 0.0 && p.kappa > 0.0, "{p:?}");
        assert!(p.impulse.is_finite() && p.slack.is_finite() && p.kappa.is_finite(), "{p:?}");
        assert!(inside(p.impulse, mu) >= -1e-15 * p.impulse.x * p.impulse.x, "{p:?}");
    }
}

#[test]
fn a_small_change_is_what_it_says() {
    let mut r = Random::new(92);
    for trial in 0..2000 {
        let mu = if trial % 5 == 0 { 0.0 } else { r.range(0.1, 1.2) };
        // off the boundary, where w changes as relatively as the rest
        let p = random_point(&mut r, mu, 3 * trial + 1);
        let mut any = || 1e-5 * r.normal();
        let (impulse, slack, kappa) = (DVec3::new(any(), any(), any()), any(), any());
        let impulse = if mu == 0.0 { DVec3::new(impulse.x, 0.0, 0.0) } else { impulse };
        let d = Step { impulse, slack, kappa: if mu == 0.0 { 0.0 } else { kappa } };
        let rate = Rate::of(&d, &p, &law(mu));
        let mut q = p;
        apply(&mut q, &law(mu), &rate, 0.5);
        // second order: squares of 1e-4, over 1 − 0.95² where the cone is near
        assert!((q.impulse - p.impulse - d.impulse * 0.5).length() < 1e-7, "{p:?} {q:?} {d:?}");
        assert!((q.slack - p.slack - 0.5 * d.slack).abs() < 1e-8);
        assert!((q.kappa - p.kappa - 0.5 * d.kappa).abs() < 1e-8);
    }
}

#[test]
fn ways_add_and_multiply_part_by_part() {
    let rate = |n: f64| Rate { n, s: 2.0 * n, k: -3.0 * n, y: 0.5, z: -0.25 };
    let mut a = Direction { rates: vec![rate(1.0)], x: vec![1.0, 2.0], rows: vec![4.0], tau: -1.0 };
    let b = Direction { rates: vec![rate(2.0)], x: vec![-1.0, 1.0], rows: vec![2.0], tau: 3.0 };
    assert_eq!(a.dot(&b), 2.0 + 8.0 + 18.0 + 0.25 + 0.0625 - 3.0);
    assert_eq!((a.size(), b.size()), (3.0, 6.0));
    a.add(&b, 0.5);
    let sum = a.rates[0];
    assert_eq!((sum.n, sum.s, sum.k, sum.y, sum.z), (2.0, 4.0, -6.0, 0.75, -0.375));
    assert_eq!((a.x.as_slice(), a.rows[0], a.tau), ([0.5, 2.5].as_slice(), 5.0, 0.5));
    a.scale(-2.0);
    assert_eq!((a.rates[0].k, a.x[1], a.rows[0], a.tau), (12.0, -5.0, -10.0, -1.0));
    // τ counts like any other
    assert_eq!(Direction { tau: -7.0, ..Direction::default() }.size(), 7.0);
}

/// Relative distance of a point from the path, as each of the four equations says alone.
#[test]
fn off_centre_is_the_largest_relative_error_of_the_equations() {
    let (mu, tau, weight) = (0.5, 0.3, 4.0);
    let laws = [Law { bound: 0.1, ..law(mu) }];
    let free = crate::space::traits::Velocities::default();
    let judge = Judge {
        laws: &laws,
        free: &free,
        tolerance: 1e-8,
        criterion: crate::settings::Criterion::Residual,
        gaps: None,
    };
    let impulse = DVec3::new(2.0, 0.3, -0.4);
    // λ_n s = τ, κ w = ω τ, u_n + bound = s, u_t + κ λ_t = 0
    let kappa = weight * tau / (mu * mu * 4.0 - 0.25);
    let centred = Point { impulse, slack: tau / 2.0, kappa };
    let velocity = DVec3::new(tau / 2.0 - 0.1, -0.3 * kappa, 0.4 * kappa);
    let off = |p: Point, u: DVec3| {
        let mut m = Interior { points: vec![p], weight, ..Interior::default() };
        m.u.contacts = vec![u];
        m.off_centre(&judge, tau)
    };
    assert!(off(centred, velocity) < 1e-14);
    for part in [1.25, 0.8] {
        // the slack's own equation would say 0.25 too, so it goes along
        let slack = Point { slack: centred.slack * part, ..centred };
        let found = off(slack, velocity + DVec3::X * (slack.slack - centred.slack));
        assert!((found - 0.25).abs() < 1e-14, "λ_n s: {found}");
        let kappa = Point { kappa: kappa * part, ..centred };
        let found = off(kappa, DVec3::new(velocity.x, velocity.y * part, velocity.z * part));
        assert!((found - 0.25).abs() < 1e-14, "κ w: {found}");
    }
    for (along, scale) in [(DVec3::X, centred.slack), (DVec3::Y, kappa * mu * 2.0), (DVec3::Z, kappa * mu * 2.0)] {
        for sign in [1.0, -1.0] {
            let found = off(centred, velocity + along * (sign * 0.3 * scale));
            assert!((found - 0.3).abs() < 1e-14, "{along}: {found}");
        }
    }
}
