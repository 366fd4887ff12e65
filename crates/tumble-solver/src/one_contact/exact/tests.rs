//! One contact against closed forms, brute force and differences of its own parts.

use super::*;
use tumble_suite::Random;

fn rod() -> OneContact {
    // slender rod at 45°: m = 1, half length 1; the second tangent is out of the plane
    OneContact::new(&DMat3::from_cols(
        DVec3::new(2.5, -1.5, 0.0),
        DVec3::new(-1.5, 2.5, 0.0),
        DVec3::new(0.0, 0.0, 4.0),
    ))
}

#[test]
fn the_slender_rod_slides_with_the_closed_form_impulse() {
    let k = rod();
    let b = DVec3::new(-1.0, -3.0, 0.0);
    let (l, branch) = k.solve(b, 0.2, &mut 0.0);
    assert_eq!(branch, Branch::Slide);
    assert!((l - DVec3::new(5.0 / 11.0, 1.0 / 11.0, 0.0)).length() < 1e-15);
    let u = b + k.apply(l);
    assert!((u - DVec3::new(0.0, -38.0 / 11.0, 0.0)).length() < 1e-14);
    let gain = l.dot(b) + 0.5 * l.dot(k.apply(l));
    assert!((gain + 0.520_661_157_024_793).abs() < 1e-14);
}

#[test]
fn positive_roots_finds_every_root_of_a_known_quartic() {
    // (x−1)(x−2)(x−3)(x+4) = x⁴ − 2x³ − 13x² + 38x − 24
    let (r, n) = positive_roots(&[-24.0, 38.0, -13.0, -2.0, 1.0]);
    assert_eq!(n, 3);
    for (found, exact) in r.iter().zip([1.0, 2.0, 3.0]) {
        assert!((found - exact).abs() < 1e-12);
    }
}

#[test]
fn a_separating_contact_carries_nothing_and_a_frictionless_one_only_stops_the_approach() {
    let k = rod();
    assert_eq!(k.solve(DVec3::new(1.0, -3.0, 0.0), 0.2, &mut 0.0), (DVec3::ZERO, Branch::Open));
    let (l, _) = k.solve(DVec3::new(-1.0, -3.0, 0.0), 0.0, &mut 0.0);
    assert_eq!(l, DVec3::new(0.4, 0.0, 0.0));
}

/// A random symmetric positive definite K [1/kg]; `mixing` couples normal and tangents more or less.
fn random_matrix(r: &mut Random, mixing: f64) -> DMat3 {
    let q = DMat3::from_quat(r.rotation());
    let d = DVec3::new(r.log_range(0.01, 10.0), r.log_range(0.01, 10.0), r.log_range(0.01, 10.0));
    let k = q * DMat3::from_diagonal(d) * q.transpose();
    let m = DMat3::from_diagonal(DVec3::new(1.0, mixing, mixing));
    let off = DMat3::from_cols(
        DVec3::new(k.x_axis.x, k.x_axis.y, k.x_axis.z) * DVec3::new(1.0, mixing, mixing),
        DVec3::new(k.y_axis.x * mixing, k.y_axis.y, k.y_axis.z),
        DVec3::new(k.z_axis.x * mixing, k.y_axis.z, k.z_axis.z),
    );
    if mixing == 1.0 { k } else { (off + m * k * m) * 0.5 }
}

#[test]
fn eigenvalues_and_axes_put_the_matrix_together_again() {
    let mut r = Random::new(41);
    for _ in 0..300 {
        let (a, b, d) = (r.normal(), r.normal(), r.normal());
        let e = Eigen2::new(a, b, d, -1e9);
        for (y, z) in [(1.0, 0.0), (0.0, 1.0), (0.3, -0.7)] {
            let (p, q) = e.to_axes(y, z);
            let (back_y, back_z) = e.from_axes(p, q);
            assert!((back_y - y).abs() + (back_z - z).abs() < 1e-15);
            let (my, mz) = e.from_axes(e.values[0] * p, e.values[1] * q);
            assert!((my - (a * y + b * z)).abs() + (mz - (b * y + d * z)).abs() < 3e-15);
        }
    }
    assert_eq!(Eigen2::new(2.0, 0.0, 3.0, 0.0).values, [2.0, 3.0]);
    // [[1, 2], [2, 1]] has the eigenvalues 3 and −1, the latter lifted to the floor
    let lifted = Eigen2::new(1.0, 2.0, 1.0, 0.5).values;
    assert!(lifted.contains(&0.5) && lifted.iter().any(|v| (v - 3.0).abs() < 1e-15));
}

#[test]
fn what_is_prepared_follows_from_the_matrix() {
    let mut r = Random::new(42);
    for _ in 0..300 {
        let k = random_matrix(&mut r, 1.0);
        let one = OneContact::new(&k);
        let l = r.normal3();
        assert!((one.apply(l) - k * l).length() < 1e-14 * k.x_axis.length().max_of(10.0) * l.length());
        assert_eq!(one.normal_stiffness(), k.x_axis.x);
        // closed forms of the two eigenvalue pairs
        let pair = |a: f64, b: f64, d: f64| {
            let (mean, half) = (0.5 * (a + d), 0.5 * ((a - d) * (a - d) + 4.0 * b * b).sqrt());
            (mean - half, mean + half)
        };
        let (t11, t12, t22) = (k.y_axis.y, k.y_axis.z, k.z_axis.z);
        let largest = pair(t11, t12, t22).1;
        assert!((one.tangent_stiffness() - largest).abs() < 1e-14 * largest);
        let (n, n1, n2) = (k.x_axis.x, k.x_axis.y, k.x_axis.z);
        let (small, large) = pair(t11 - n1 * n1 / n, t12 - n1 * n2 / n, t22 - n2 * n2 / n);
        let cond = large / small;
        let bound = 2.0 * cond.sqrt() / (1.0 + cond) * n / (n1 * n1 + n2 * n2).sqrt();
        assert!(one.is_unique(bound * (1.0 - 1e-6)) && !one.is_unique(bound * (1.0 + 1e-6)));
        // S and c: the velocity that is left when the normal impulse stops the normal velocity
        let b = r.normal3();
        let (p, q) = one.reduced(b);
        let (y, z) = one.schur.from_axes(p, q);
        assert!(
            (y - (b.y - n1 * b.x / n)).abs() + (z - (b.z - n2 * b.x / n)).abs()
                < 1e-13 * (1.0 + n1.abs() / n + n2.abs() / n)
        );
        let (p, q) = one.schur.to_axes(l.y, l.z);
        let at = one.normal_at(b.x, p, q);
        assert!((b.x + n * at + n1 * l.y + n2 * l.z).abs() < 1e-13 * (1.0 + n * at.abs()));
    }
    let uncoupled = OneContact::new(&DMat3::from_diagonal(DVec3::new(1.0, 2.0, 3.0)));
    assert!(uncoupled.is_unique(1e300));
    // a contact that cannot slip at all is measured with K_nn
    let stuck = OneContact::new(&DMat3::from_diagonal(DVec3::new(2.0, 0.0, 0.0)));
    assert_eq!(stuck.tangent_stiffness(), 2.0);
    let barely = OneContact::new(&DMat3::from_diagonal(DVec3::new(2.0, 1e-14, 0.0)));
    assert_eq!(barely.tangent_stiffness(), 1e-14);
}

trait Larger {
    fn max_of(self, other: f64) -> f64;
}

impl Larger for f64 {
    fn max_of(self, other: f64) -> f64 {
        max(self, other)
    }
}

#[test]
fn the_derivative_of_the_root_search_is_that_of_finite_differences() {
    let mut r = Random::new(43);
    for _ in 0..300 {
        let one = OneContact::new(&random_matrix(&mut r, 1.0));
        let (b_n, c) = (-r.range(0.1, 2.0), (r.normal(), r.normal()));
        let (friction, s) = (r.range(0.05, 1.5), r.log_range(0.1, 10.0));
        let parts = |s: f64| {
            let d = (1.0 / (one.schur.values[0] + s), 1.0 / (one.schur.values[1] + s));
            let t = (-c.0 * d.0, -c.1 * d.1);
            let length = (t.0 * t.0 + t.1 * t.1).sqrt();
            let radius = friction * one.normal_at(b_n, t.0, t.1);
            (t, d, length, radius)
        };
        let (t, d, length, radius) = parts(s);
        let step = 1e-5 * s;
        let ratio = |s: f64| parts(s).3 / parts(s).2;
        let numeric = (ratio(s + step) - ratio(s - step)) / (2.0 * step);
        let exact = one.slide_slope(t, d, length, radius, friction);
        let scale =
            (radius.abs() + friction * (one.schur_nt.0.abs() + one.schur_nt.1.abs()) * length / one.nn) / (length * s);
        assert!((exact - numeric).abs() < 1e-8 * scale, "{exact} {numeric}");
    }
}

/// Residual of the law at (λ, b), relative to the size of λ and b [–].
fn failure(k: &DMat3, b: DVec3, l: DVec3, friction: f64) -> f64 {
    let u = b + *k * l;
    let radius = friction * l.x;
    let (t, slip) = ((l.y * l.y + l.z * l.z).sqrt(), (u.y * u.y + u.z * u.z).sqrt());
    let normal = max(max(-l.x, -u.x), min(l.x * k.x_axis.x, u.x.abs()));
    // sliding against the motion with the whole radius, or not sliding
    let (oy, oz) = (u.y * radius + l.y * slip, u.z * radius + l.z * slip);
    let sliding = (oy * oy + oz * oz).sqrt() / max(radius, 1e-300);
    let tangential = if t < radius * (1.0 - 1e-12) { slip } else { min(slip, sliding) };
    max(max(normal, tangential), max(t - radius, 0.0))
}

#[test]
fn every_answer_obeys_the_law_to_rounding() {
    let mut r = Random::new(44);
    let mut seen = [0; 3];
    for trial in 0..4000 {
        let k = random_matrix(&mut r, 1.0);
        let one = OneContact::new(&k);
        let b = r.normal3() * r.log_range(0.1, 10.0);
        let friction = r.range(0.0, 1.2);
        // a wrong start must not matter where the root is the only one
        for start in [0.0, r.log_range(1e-3, 1e3)] {
            let mut slip = start;
            let (l, branch) = one.solve(b, friction, &mut slip);
            let size = b.length() * (1.0 + b.length() / one.schur.values[0].abs().max_of(1e-3));
            let wrong = failure(&k, b, l, friction);
            assert!(wrong < 1e-11 * size, "{trial}: {wrong:e} {branch:?} {l} {b} μ {friction}");
            assert!(slip >= 0.0);
            let u = b + one.apply(l);
            match branch {
                Branch::Open => assert_eq!((l, slip), (DVec3::ZERO, 0.0)),
                Branch::Stick => assert!((u.y * u.y + u.z * u.z).sqrt() < 1e-11 * size),
                Branch::Slide if slip > 0.0 && l.x > 0.0 && slip != start => {
                    // the root ties slip to friction
                    assert!((u.y + slip * l.y).abs() + (u.z + slip * l.z).abs() < 1e-10 * size * (1.0 + slip));
                }
                Branch::Slide => {}
            }
            seen[branch as usize] += 1;
        }
    }
    assert!(seen.iter().all(|&n| n > 200), "{seen:?}");
}

#[test]
fn where_several_answers_exist_the_smallest_slip_is_found() {
    let mut r = Random::new(46);
    let mut several = 0;
    for _ in 0..4000 {
        let k = random_matrix(&mut r, 1.0);
        let one = OneContact::new(&k);
        let (b_n, friction) = (-r.log_range(0.01, 1.0), r.range(0.3, 4.0));
        let c = (3.0 * r.normal(), 3.0 * r.normal());
        // every sign change of |λ_t|² − μ²λ_n² with λ_n > 0 on a fine grid
        let f = |s: f64| {
            let (p, q) = (-c.0 / (one.schur.values[0] + s), -c.1 / (one.schur.values[1] + s));
            let n = one.normal_at(b_n, p, q);
            (p * p + q * q - friction * friction * n * n, n)
        };
        let mut roots = Vec::new();
        let ratio = 1.01_f64;
        let mut s = 1e-5;
        while s < 1e5 {
            let (low, high) = (f(s), f(s * ratio));
            if (low.0 < 0.0) != (high.0 < 0.0) && low.1 > 0.0 && high.1 > 0.0 {
                roots.push(s);
            }
            s *= ratio;
        }
        let found = one.smallest_slip(b_n, c, friction);
        if let (Some(found), Some(&first)) = (found, roots.first()) {
            let (value, n) = f(found);
            assert!(n > 0.0);
            let length_squared = value + friction * friction * n * n;
            assert!(value.abs() < 1e-9 * length_squared, "{value:e} of {length_squared:e}");
            assert!(found < first * ratio * (1.0 + 1e-9), "{found} but {roots:?}");
            several += u32::from(roots.len() > 1);
        }
        // a choice is there to be made wherever the grid sees one
        assert!(found.is_some() || roots.len() <= 1, "{roots:?}");
    }
    assert!(several > 20, "{several}");
}

#[test]
fn positive_roots_are_right_for_polynomials_made_from_their_roots() {
    let mut r = Random::new(47);
    for degree in 1..=4 {
        for _ in 0..100 {
            let roots: Vec<f64> = (0..degree)
                .map(|k| {
                    r.range(0.1, 0.9) * if r.unit() < 0.3 { -1.0 } else { 1.0 }
                        + f64::from(k) * if r.unit() < 0.5 { 1.0 } else { -1.0 }
                })
                .collect();
            let mut coefficients = [0.0; 5];
            coefficients[0] = r.range(0.5, 2.0);
            for (k, root) in roots.iter().enumerate() {
                for i in (0..=k + 1).rev() {
                    let lower = if i > 0 { coefficients[i - 1] } else { 0.0 };
                    coefficients[i] = lower - root * coefficients[i];
                }
            }
            let mut expected: Vec<f64> = roots.iter().copied().filter(|&x| x > 0.0).collect();
            expected.sort_by(f64::total_cmp);
            if expected.windows(2).any(|w| w[1] - w[0] < 1e-3) {
                continue;
            }
            let (found, count) = positive_roots(&coefficients);
            assert_eq!(count, expected.len(), "{coefficients:?} {expected:?}");
            for (a, b) in found[..count].iter().zip(&expected) {
                assert!((a - b).abs() < 1e-7 * b, "{found:?} {expected:?}");
            }
        }
    }
}
