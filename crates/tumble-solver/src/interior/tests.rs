//! The linearised equations of the central path, checked against the equations themselves.

use super::*;
use tumble_math::DMat3;
use tumble_suite::Random;

fn random_point(r: &mut Random, friction: f64) -> Point {
    let n = r.range(0.2, 3.0);
    let (s, c) = tumble_math::trig::sin_cos(r.range(0.0, std::f64::consts::TAU));
    let t = r.range(0.0, 0.95) * friction * n;
    Point { impulse: DVec3::new(n, t * c, t * s), slack: r.range(0.1, 2.0), kappa: r.range(0.1, 2.0) }
}

fn random_local(r: &mut Random) -> OneContact {
    let q = DMat3::from_quat(r.rotation());
    OneContact::new(&(q * DMat3::from_diagonal(DVec3::new(0.5, 1.0, 2.0)) * q.transpose()))
}

/// w(λ) = μ²λ_n² − |λ_t|², as it is defined.
fn w_of(l: DVec3, mu: f64) -> f64 {
    mu * mu * l.x * l.x - l.y * l.y - l.z * l.z
}

#[test]
fn a_step_solves_the_linearised_equations() {
    let mut r = Random::new(81);
    for trial in 0..1000 {
        let mu = if trial % 5 == 0 { 0.0 } else { r.range(0.1, 1.2) };
        let law = Law { floor: 0.0, friction: mu, frozen: 0.0, member: true };
        let local = random_local(&mut r);
        let p = random_point(&mut r, mu);
        let pair = Pair::new(&local, &law, &p);
        let (u, du, w_n, tau) = (r.normal3(), r.normal3(), r.normal(), r.range(0.0, 1.0));
        let c = (r.normal(), r.normal(), r.normal(), r.normal());
        let constant = pair.constant(&p, w_n, u, tau, c);
        let d = pair.step(&p, w_n, constant, du, tau, c.1);
        let (l, i, delta) = (p.impulse, d.impulse, REGULARISATION * local.nn);
        assert_eq!(pair.delta, delta);
        // u_n = s, regularised
        assert!((d.slack - (du.x + w_n - p.slack + delta * i.x)).abs() < 1e-13);
        // λ_n s = τ
        let normal = p.slack * i.x + l.x * d.slack - (tau - l.x * p.slack - c.0);
        assert!(normal.abs() < 1e-12 * (1.0 + i.length()), "{normal:e}");
        if mu == 0.0 {
            assert_eq!((i.y, i.z, d.kappa), (0.0, 0.0, 0.0));
            continue;
        }
        // κ w = τ
        let w = w_of(l, mu);
        let dw = 2.0 * (mu * mu * l.x * i.x - l.y * i.y - l.z * i.z);
        assert!((pair.w - w).abs() < 1e-14 * (1.0 + w) && (inside(l, mu) - w).abs() < 1e-14 * (1.0 + w));
        assert!((inside_slope(l, i, mu) - dw).abs() < 1e-13 * (1.0 + i.length()));
        let scale = 1.0 + i.length() + d.kappa.abs() + (c.1.abs() + tau) / w;
        let cone = p.kappa * dw + w * d.kappa - (tau - p.kappa * w - c.1);
        assert!(cone.abs() < 1e-12 * scale, "{cone:e}");
        // u_t + κ λ_t = 0, regularised
        for (du, u, l, i, c) in [(du.y, u.y, l.y, i.y, c.2), (du.z, u.z, l.z, i.z, c.3)] {
            let slip = du + (p.kappa + delta) * i + l * d.kappa + u + p.kappa * l + c;
            assert!(slip.abs() < 1e-11 * scale, "{slip:e} of {scale:e}");
        }
    }
}

#[test]
fn corrections_are_the_second_order_terms() {
    let mut r = Random::new(82);
    for _ in 0..500 {
        let mu = r.range(0.1, 1.2);
        let law = Law { floor: 0.0, friction: mu, frozen: 0.0, member: true };
        let local = random_local(&mut r);
        let p = random_point(&mut r, mu);
        let pair = Pair::new(&local, &law, &p);
        let d = Step { impulse: r.normal3(), slack: r.normal(), kappa: r.normal() };
        let c = pair.corrections(&p, &d, 1e9);
        // the coefficient of t² of a product of polynomials, from three values
        let second = |f: &dyn Fn(f64) -> f64| 0.5 * (f(1.0) + f(-1.0)) - f(0.0);
        let at = |t: f64| p.impulse + d.impulse * t;
        let exact = [
            second(&|t| at(t).x * (p.slack + t * d.slack)),
            second(&|t| (p.kappa + t * d.kappa) * w_of(at(t), mu)),
            second(&|t| (p.kappa + t * d.kappa) * at(t).y),
            second(&|t| (p.kappa + t * d.kappa) * at(t).z),
        ];
        for (found, exact) in [c.0, c.1, c.2, c.3].into_iter().zip(exact) {
            assert!((found - exact).abs() < 1e-12 * (1.0 + exact.abs()), "{found} {exact}");
        }
        let bounded = pair.corrections(&p, &d, 0.01);
        assert!(bounded.0.abs() <= 0.01 && bounded.1.abs() <= 0.01 && bounded.2 == c.2);
    }
}

#[test]
fn a_reach_ends_where_the_pair_would_leave_its_cones() {
    let mut r = Random::new(83);
    let mut ended = 0;
    for trial in 0..2000 {
        let mu = if trial % 5 == 0 { 0.0 } else { r.range(0.1, 1.2) };
        let law = Law { floor: 0.0, friction: mu, frozen: 0.0, member: true };
        let local = random_local(&mut r);
        let p = random_point(&mut r, mu);
        let pair = Pair::new(&local, &law, &p);
        let d = Step { impulse: r.normal3(), slack: r.normal(), kappa: if mu > 0.0 { r.normal() } else { 0.0 } };
        let within = |t: f64| {
            let l = p.impulse + d.impulse * t;
            let cone = if mu == 0.0 { l.x } else { mu * l.x - (l.y * l.y + l.z * l.z).sqrt() };
            let kappa = if mu == 0.0 { 1.0 } else { p.kappa + t * d.kappa };
            p.slack + t * d.slack > 0.0 && kappa > 0.0 && cone > 0.0
        };
        let t = pair.reach(&p, &d);
        if t.is_finite() {
            ended += 1;
            assert!(within(t * (1.0 - 1e-9)) && !within(t * (1.0 + 1e-9)), "{t}");
        }
        for k in 1..50 {
            let part = f64::from(k) / 50.0;
            assert!(within(part * if t.is_finite() { t } else { 1e3 }));
        }
        // complementarity along the way
        let s = r.range(0.0, 1.0);
        let l = p.impulse + d.impulse * s;
        let cone = if mu > 0.0 { positive_part(w_of(l, mu)) } else { 0.0 };
        let exact = l.x * (p.slack + s * d.slack) + (p.kappa + s * d.kappa) * cone;
        assert!((pair.gap(&p, &d, s) - exact).abs() < 1e-13 * (1.0 + exact.abs()));
    }
    assert!(ended > 500);
    // along an edge of the cone, straight to the tip, and for ever
    assert_eq!(cone_reach(DVec3::new(1.0, 0.0, 0.0), DVec3::new(-0.5, 0.0, 0.0), 0.5), 2.0);
    assert_eq!(cone_reach(DVec3::new(1.0, 0.0, 0.0), DVec3::new(1.0, 0.1, 0.0), 0.5), f64::INFINITY);
    assert_eq!(cone_reach(DVec3::new(1.0, 0.0, 0.0), DVec3::new(0.0, 0.25, 0.0), 0.5), 2.0);
}
