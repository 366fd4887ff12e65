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
        let law = Law { bound: 0.0, friction: mu, active: true };
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
        let law = Law { bound: 0.0, friction: mu, active: true };
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
        let law = Law { bound: 0.0, friction: mu, active: true };
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

use crate::space::bodies::tests::heap;
use crate::space::bodies::{BodySpace, Buffers as BodyMemory};
use crate::space::traits::{Space, read_velocities};

fn judge_of<'a>(laws: &'a [Law], free: &'a Velocities) -> Judge<'a> {
    Judge { laws, free, tolerance: 1e-9, criterion: crate::settings::Criterion::Residual, gaps: None }
}

#[test]
fn the_start_is_centred_and_the_gap_is_its_sum() {
    for seed in 0..20 {
        let h = heap(seed, 2);
        let mut bodies = BodyMemory::default();
        let mut space = BodySpace::new(&h.bodies, &h.contacts, &h.bilaterals, &mut bodies);
        space.ready();
        let mut free = Velocities::default();
        read_velocities(&space, &mut free);
        let laws: Vec<Law> = (0..9)
            .map(|i| Law {
                bound: 0.1 * f64::from(i),
                friction: if i % 3 == 0 { 0.0 } else { 0.2 + 0.1 * f64::from(i) },
                active: i != 4,
            })
            .collect();
        let judge = judge_of(&laws, &free);
        let mut m = Buffers::default();
        m.start(&mut space, &judge, 3.0, 1.0);
        let mut fastest: f64 = 1e-3;
        for (i, u) in free.contacts.iter().enumerate().filter(|(i, _)| *i != 4) {
            for x in [u.x + laws[i].bound, u.y, u.z] {
                fastest = max(fastest, x.abs());
            }
        }
        let (speed, heaviest) = (3.0 * fastest, space.heaviest());
        let (mut gap, mut pairs) = (0.0, 0.0);
        for (i, p) in m.points.iter().enumerate() {
            if i == 4 {
                assert_eq!((p.impulse, p.slack, p.kappa), (DVec3::ZERO, 0.0, 0.0));
                continue;
            }
            assert!((p.impulse - DVec3::new(speed * heaviest, 0.0, 0.0)).length() < 1e-12 * speed * heaviest);
            assert!((p.slack - speed - positive_part(free.contacts[i].x + laws[i].bound)).abs() < 1e-12 * speed);
            gap += p.impulse.x * p.slack;
            pairs += 1.0;
            if laws[i].friction > 0.0 {
                // both products alike
                assert!(
                    (p.kappa * w_of(p.impulse, laws[i].friction) - p.impulse.x * p.slack).abs()
                        < 1e-12 * p.impulse.x * p.slack
                );
                gap += p.impulse.x * p.slack;
                pairs += 1.0;
            } else {
                assert_eq!(p.kappa, 0.0);
            }
        }
        let (found, count) = m.gap(&judge);
        assert!((found - gap).abs() < 1e-12 * gap && count == pairs);
        // lifting: nothing stays below the lowest, and what is clearly open slides against its motion
        for p in &mut m.points {
            p.slack *= 1e-3;
            p.kappa *= 1e-6;
        }
        m.points[1].impulse *= 1e-6;
        m.points[1].slack = speed;
        space.balance(&m.present, &mut m.x);
        let (lowest, target) = (0.1 * speed, 0.7 * speed);
        m.lift(&space, &judge, lowest, target);
        for (i, p) in m.points.iter().enumerate().filter(|(i, _)| *i != 4) {
            assert!(p.impulse.x * p.slack >= lowest * (1.0 - 1e-12));
            let mu = laws[i].friction;
            if mu > 0.0 && i != 1 {
                assert!(p.kappa * w_of(p.impulse, mu) >= lowest * (1.0 - 1e-9));
            }
        }
        let (p, u) = (m.points[1], free.contacts[1]);
        let (t, slip) =
            ((p.impulse.y * p.impulse.y + p.impulse.z * p.impulse.z).sqrt(), (u.y * u.y + u.z * u.z).sqrt());
        if p.impulse.x * space.local(1).nn < 0.1 * p.slack {
            // u_t + κ λ_t = 0 and κ w = target
            assert!((u.y + p.kappa * p.impulse.y).abs() + (u.z + p.kappa * p.impulse.z).abs() < 1e-9 * slip);
            let w = laws[1].friction * laws[1].friction * p.impulse.x * p.impulse.x - t * t;
            assert!((p.kappa * w - target).abs() < 1e-6 * target, "{} {target}", p.kappa * w);
        }
    }
}

#[test]
fn the_memory_advances_along_its_steps() {
    for seed in 0..20 {
        let rows = if seed % 2 == 0 { 0 } else { 2 };
        let h = heap(seed, rows);
        let mut bodies = BodyMemory::default();
        let mut space = BodySpace::new(&h.bodies, &h.contacts, &h.bilaterals, &mut bodies);
        space.ready();
        let mut free = Velocities::default();
        read_velocities(&space, &mut free);
        let laws = vec![Law { bound: 0.05, friction: 0.5, active: true }; 9];
        let judge = judge_of(&laws, &free);
        let mut m = Buffers::default();
        m.start(&mut space, &judge, 2.0, 1.0);
        let mut r = Random::new(seed);
        for p in &mut m.points {
            *p = random_point(&mut r, 0.5);
        }
        m.copy_points();
        space.velocities(&m.x, &mut m.u);
        space.imbalance(&m.x, &m.present, &mut m.g);
        m.linearise(&space, &judge);
        assert_eq!(space.factor(&m.slopes, &m.row_slopes, false, false), Factored::Fresh);
        let tau = 0.3;
        let reach = m.direction(&mut space, &judge, tau, 0.0, false);
        assert!(reach > 0.0);
        let (before, t) = (m.points.clone(), 0.25);
        let (steps, here) = (m.steps.clone(), m.x.clone());
        let gap: f64 = before
            .iter()
            .zip(&steps)
            .map(|(p, d)| {
                let l = p.impulse + d.impulse * t;
                l.x * (p.slack + d.slack * t) + (p.kappa + d.kappa * t) * positive_part(w_of(l, 0.5))
            })
            .sum();
        assert!((m.gap_after(&space, &judge, t) - gap).abs() < 1e-12 * gap.abs());
        m.advance(&judge, t);
        for ((p, q), d) in m.points.iter().zip(&before).zip(&steps) {
            assert!((p.impulse - q.impulse - d.impulse * t).length() < 1e-14 * (1.0 + d.impulse.length()));
            assert!((p.slack - q.slack - d.slack * t).abs() < 1e-14 * (1.0 + d.slack.abs()));
            assert!((p.kappa - q.kappa - d.kappa * t).abs() < 1e-14 * (1.0 + d.kappa.abs()));
        }
        for ((x, was), d) in m.x.iter().zip(&here).zip(&m.dx) {
            assert!((x - was - t * d).abs() < 1e-14 * (1.0 + d.abs()));
        }
        // M(v − v*) − Jᵀλ is linear: t of the way closes that part of it, the rest of the step all of it. A row's stiffness
        // 1/δ turns rounding ε into ε/δ of impulse, and once more where its block was inverted.
        let rounding = if rows == 0 { 1e-14 } else { f64::EPSILON / (ROW_REGULARISATION * ROW_REGULARISATION) };
        let open = m.g.clone();
        let size = space.imbalance_size(&open);
        for (further, part) in [(0.0, 1.0 - t), (1.0 - t, 0.0)] {
            m.advance(&judge, further);
            m.copy_points();
            space.imbalance(&m.x, &m.present, &mut m.g);
            let apart: Vec<f64> = m.g.iter().zip(&open).map(|(now, was)| now - part * was).collect();
            let off = space.imbalance_size(&apart);
            assert!(off < rounding * (1.0 + size), "{seed}: {off:e} of {size}");
        }
        // a row is closed but for its regularisation
        space.velocities(&m.x, &mut m.u);
        for (j, u) in m.u.rows.iter().enumerate() {
            assert!(u.abs() < 10.0 * ROW_REGULARISATION * space.row_stiffness(j) * (1.0 + m.present.rows[j].abs()));
        }
    }
}
