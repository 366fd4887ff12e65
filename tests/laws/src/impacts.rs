//! Impacts: restitution, chains, oblique hits, friction while bouncing.
//!
//! Balls start so that they touch exactly at the midpoint of the first step, where contacts are seen; `touches` has the others.

use crate::harness::{
    G, TOLERANCE, add, books_balance, floor, near, order, position, run, settings, spin, turn, velocity, world,
    world_with,
};
use tumble::{BodyBuilder, BodyId, DVec3, World, trig};
use tumble_random::{Lcg, Random as _};

const H: f64 = 1.0 / 240.0;

fn space() -> World {
    world_with(DVec3::ZERO)
}

/// A smooth ball of radius 0.1.
fn ball(mass: f64, e: f64, mu: f64) -> BodyBuilder {
    BodyBuilder::ball(0.1).mass(mass).restitution(e).friction(mu)
}

/// A body that is at `at` when the first step is half done.
fn at_midpoint(b: BodyBuilder, at: DVec3, v: DVec3) -> BodyBuilder {
    b.position(at - v * (0.5 * H)).velocity(v)
}

/// n balls in a row with gaps, the first k of them moving: velocities after the hits.
fn cradle(n: usize, k: usize, gap: f64, e: f64) -> Vec<f64> {
    let mut w = space();
    let mut balls = Vec::new();
    for i in 0..n {
        let moves = i < k;
        // the moving ones come from 1 cm away
        let x = i as f64 * (0.2 + gap) - if moves { 0.01 } else { 0.0 };
        let v = if moves { DVec3::X } else { DVec3::ZERO };
        balls.push(add(&mut w, ball(1.0, e, 0.0).position(DVec3::new(x, 0.0, 0.0)).velocity(v)));
    }
    run(&mut w, 0.2, 1e-3);
    balls.iter().map(|b| velocity(&w, *b).x).collect()
}

/// A ball hits the floor obliquely: velocity and spin after.
fn oblique(e: f64, mu: f64, v: DVec3, w0: DVec3) -> (DVec3, DVec3) {
    let mut w = space();
    floor(&mut w, mu, e);
    let b = add(&mut w, at_midpoint(ball(1.0, e, mu), DVec3::new(0.0, 0.0, 0.1), v).spin(w0));
    w.step(H);
    books_balance(&w);
    (velocity(&w, b), spin(&w, b))
}

/// A slender rod (half length 1, I = ml²/3) at an angle from the floor with its end there at the midpoint.
fn rod(w: &mut World, angle: f64, e: f64, mu: f64, v: DVec3, omega: f64) -> BodyId {
    let r = 0.01;
    let b = BodyBuilder::capsule(r, 2.0).mass(1.0).inertia(DVec3::new(1.0 / 3.0, 1.0 / 3.0, 1e-4));
    // axis (−cos, 0, sin): the lower end lies towards +x
    let q = turn(DVec3::Y, -(std::f64::consts::FRAC_PI_2 - angle));
    let back = turn(DVec3::Y, -omega * 0.5 * H);
    let b = b.restitution(e).friction(mu).orientation(back * q).spin(DVec3::new(0.0, omega, 0.0));
    let at = DVec3::new(0.0, 0.0, trig::sin(angle) + r);
    add(w, b.position(at - v * (0.5 * H)).velocity(v))
}

/// Angle by which a rolling cue ball is deflected by a ball that it cuts at `phi`, once it rolls again.
fn deflection(phi: f64, h: f64) -> f64 {
    let (s, c) = (trig::sin(phi), trig::cos(phi));
    let mut w = world();
    let cloth = w.add_material(tumble::Material::new(0.3, 0.0)).expect("material");
    let ivory = w.add_material(tumble::Material::new(0.3, 1.0)).expect("material");
    w.set_pair(ivory, ivory, tumble::Material::new(0.0, 1.0)).expect("pair");
    add(&mut w, BodyBuilder::ground().material(cloth));
    let v = DVec3::new(2.0, 0.0, 0.0);
    let at = DVec3::new(-0.2 * c, -0.2 * s, 0.1) - v * (0.5 * h);
    let cue = BodyBuilder::ball(0.1).mass(1.0).material(ivory).position(at).velocity(v);
    let cue = add(&mut w, cue.spin(DVec3::new(0.0, 20.0, 0.0)));
    add(&mut w, BodyBuilder::ball(0.1).mass(1.0).material(ivory).position(DVec3::new(0.0, 0.0, 0.1)));
    run(&mut w, 2.0, h);
    let v = velocity(&w, cue);
    trig::atan2(v.y, v.x).abs()
}

laws! {
    /// T31: a dropped ball rises to e²ⁿh, whatever the step and wherever in it the bounce falls; so does a flat cube.
    /// Only a bounce of a few steps, slower than gh(1 + 2(1−e²)/e²), may rise less.
    fn a_dropped_ball_rises_to_e_squared_of_its_height() {
        for (e, h) in [(0.9, 1.0 / 240.0), (0.73, 1.0 / 60.0), (0.5, 1.0 / 60.0), (0.5, 1.0 / 960.0), (1.0, 1.0 / 60.0)] {
            for (part, cube) in [(0.0, false), (0.3, false), (0.77, false), (0.5, true)] {
                let mut w = world();
                floor(&mut w, 0.0, e);
                let start = 1.0 + 4.4 * h * part;
                let b = if cube {
                    BodyBuilder::cuboid(DVec3::splat(0.2)).mass(1.0).restitution(e).friction(0.0)
                } else {
                    ball(1.0, e, 0.0)
                };
                let b = add(&mut w, b.position(DVec3::new(0.0, 0.0, 0.1 + start)));
                let (mut height, mut rising, mut n) = (start, false, 0);
                for _ in 0..(2.5 / h) as u32 {
                    w.step(h);
                    books_balance(&w);
                    let (z, v) = (position(&w, b).z - 0.1, velocity(&w, b).z);
                    if !rising && v > 0.0 {
                        let speed = (2.0 * G * height).sqrt();
                        height *= e * e;
                        n += 1;
                        // the frames lie on the parabola
                        let apex = z + 0.5 * v * v / G;
                        if speed > G * h * (1.0 + 2.0 * (1.0 - e * e) / (e * e)) {
                            near("apex", apex, height, 1e-12);
                        } else {
                            // may be found higher than it will rise: it then lands first, and rises less
                            assert!(apex <= height + 1e-12, "{apex} instead of {height}");
                            height = apex;
                        }
                    }
                    rising = v > 0.0;
                    if n == 3 {
                        break;
                    }
                }
                assert_eq!(n, 3, "e {e}: bounces");
            }
        }
    }

    /// T31: the n-th contact comes at √(2h/g)(1 + 2(e + … + eⁿ⁻¹)): known to half a step from the step of its
    /// bounce.
    fn a_dropped_ball_comes_back_on_time() {
        let e: f64 = 0.8;
        let once = (2.0 / G).sqrt();
        let mut errors = Vec::new();
        for h in [1.0 / 240.0, 1.0 / 960.0, 1.0 / 3840.0] {
            let mut w = world();
            floor(&mut w, 0.0, e);
            add(&mut w, ball(1.0, e, 0.0).position(DVec3::new(0.0, 0.0, 1.1)));
            let (mut n, mut power, mut law, mut worst) = (0, 1.0, once, 0.0);
            while n < 5 {
                let r = w.step(h);
                if r.islands.first().is_some_and(|i| i.effort.rounds > 0) {
                    let off: f64 = (r.time - 0.5 * h - law).abs();
                    worst = if off > worst { off } else { worst };
                    power *= e;
                    law += 2.0 * once * power;
                    n += 1;
                }
                assert!(w.time() < 5.0, "{n} bounces only");
            }
            near("time of contact", worst, 0.0, 0.5 * h * (1.0 + 1e-9));
            errors.push(worst);
        }
        assert!(errors[2] < 0.3 * errors[0], "{errors:?}");
    }

    /// T33, T48: head on, v1' = ((m1 − e m2)v1 + (1+e)m2 v2)/(m1+m2); loss (1−e²)μ v²/2; e = 0 merges.
    fn head_on_impacts_share_momentum_by_mass_and_restitution() {
        for (m1, m2, e) in [(1.0, 1.0, 1.0), (1.0, 3.0, 0.5), (10.0, 1.0, 0.8), (1.0, 1e4, 1.0), (2.0, 5.0, 0.0)] {
            let (v1, v2) = (2.0, -0.5);
            let mut w = space();
            let a = add(&mut w, at_midpoint(ball(m1, e, 0.3), DVec3::new(-0.1, 0.0, 0.0), DVec3::new(v1, 0.0, 0.0)));
            let b = add(&mut w, at_midpoint(ball(m2, e, 0.3), DVec3::new(0.1, 0.0, 0.0), DVec3::new(v2, 0.0, 0.0)));
            w.step(H);
            let m = m1 + m2;
            near("first", velocity(&w, a).x, ((m1 - e * m2) * v1 + (1.0 + e) * m2 * v2) / m, 1e-12);
            near("second", velocity(&w, b).x, ((m2 - e * m1) * v2 + (1.0 + e) * m1 * v1) / m, 1e-12);
            let reduced = m1 * m2 / m;
            let loss = 0.5 * (1.0 - e * e) * reduced * (v1 - v2) * (v1 - v2);
            near("loss", w.ledger().dissipated(), loss, 1e-11 * (1.0 + m));
            near("no spin", spin(&w, a).length() + spin(&w, b).length(), 0.0, 1e-12);
        }
    }

    /// T34: Newton's cradle: k in, k out, with gaps of 1 µm and touching; e < 1: ((1+e)/2)^(N−1) for the last.
    fn newtons_cradle_passes_the_blow_on() {
        for gap in [1e-6, 0.0] {
            for k in 1..=2 {
                let v = cradle(5, k, gap, 1.0);
                for (i, v) in v.iter().enumerate() {
                    let law = if i >= 5 - k { 1.0 } else { 0.0 };
                    near("ball", *v, law, 1e-9);
                }
            }
        }
        // a chain with gaps hits one after the other; the balls must not meet again within the time
        let e: f64 = 0.9;
        let v = cradle(5, 1, 1e-3, e);
        let q = 0.5 * (1.0 + e);
        near("last", v[4], q * q * q * q, 1e-9);
    }

    /// T35: a small ball on a large one, dropped together: the small one leaves with v[(1+e)²M/(M+m) − 1].
    fn a_small_ball_on_a_large_one_jumps_nine_times_as_high() {
        for (e, m) in [(1.0, 1e-4), (1.0, 0.3), (0.8, 1e-2)] {
            let v = DVec3::new(0.0, 0.0, -3.0);
            let mut w = space();
            floor(&mut w, 0.0, e);
            let big = BodyBuilder::ball(0.5).mass(1.0).restitution(e).friction(0.0);
            add(&mut w, at_midpoint(big, DVec3::new(0.0, 0.0, 0.5), v));
            let small = at_midpoint(ball(m, e, 0.0), DVec3::new(0.0, 0.0, 1.1), v);
            let small = add(&mut w, small);
            w.step(H);
            near("small ball", velocity(&w, small).z, 3.0 * ((1.0 + e) * (1.0 + e) / (1.0 + m) - 1.0), 1e-11);
        }
    }

    /// T36: an oblique bounce grips iff (β/(1+β))|u| ≤ μ(1+e)|v_n|, else slips with μ(1+e)|v_n|.
    fn an_oblique_bounce_grips_or_slips() {
        let (r, beta) = (0.1, 0.4);
        for (e, mu, vx, w0) in
            [(0.8, 0.3, 2.0, 0.0), (0.8, 0.3, 5.0, 0.0), (0.5, 0.2, 4.0, -10.0), (1.0, 0.5, 3.0, 20.0), (0.0, 0.4, 1.0, 0.0)]
        {
            let vn = 2.0;
            let (v, s) = oblique(e, mu, DVec3::new(vx, 0.0, -vn), DVec3::new(0.0, w0, 0.0));
            let u = vx - r * w0;
            let grips = beta / (1.0 + beta) * u.abs() <= mu * (1.0 + e) * vn;
            let (x, rw) = if grips {
                (vx - beta / (1.0 + beta) * u, r * w0 + u / (1.0 + beta))
            } else {
                let dv = mu * (1.0 + e) * vn * u.signum();
                (vx - dv, r * w0 + dv / beta)
            };
            near("along", v.x, x, 1e-11);
            near("spin", s.y * r, rw, 1e-11);
            near("up", v.z, e * vn, 1e-11);
        }
    }

    /// T38: a frictionless elastic hit between equal balls parts them at a right angle: v sin φ and v cos φ.
    fn equal_balls_part_at_a_right_angle() {
        for phi in [0.2, 0.7, 1.2] {
            let v = 3.0;
            let mut w = space();
            let at = DVec3::new(-trig::cos(phi), -trig::sin(phi), 0.0) * 0.2;
            let a = add(&mut w, at_midpoint(ball(1.0, 1.0, 0.0), at, DVec3::new(v, 0.0, 0.0)));
            let b = add(&mut w, ball(1.0, 1.0, 0.0));
            w.step(H);
            let (va, vb) = (velocity(&w, a), velocity(&w, b));
            near("first", va.length(), v * trig::sin(phi), 1e-12);
            near("second", vb.length(), v * trig::cos(phi), 1e-12);
            near("right angle", va.dot(vb), 0.0, 1e-11);
        }
    }

    /// The same of fast balls whose paths meet within a step: they leave from where they touch, with the velocities of the touch,
    /// and their angular momentum stays.
    fn fast_balls_that_meet_askew_leave_with_the_velocities_of_the_touch() {
        let (v, aside) = (DVec3::X * 30.0, DVec3::new(0.0, 0.11, 0.03));
        let along = (0.04 - aside.length_squared()).sqrt();
        let normal = (DVec3::X * along - aside) / 0.2;
        let struck = normal * normal.dot(v);
        for h in [1.0 / 60.0, 1.0 / 120.0, 1.0 / 240.0] {
            for phase in 0..16 {
                let mut w = space();
                let start = DVec3::X * (-3.0 - f64::from(phase) / 32.0);
                let a = add(&mut w, ball(1.0, 1.0, 0.0).position(start + aside).velocity(v));
                let b = add(&mut w, ball(1.0, 1.0, 0.0));
                let before = w.momentum().angular;
                run(&mut w, 0.3, h);
                near("first", (velocity(&w, a) - (v - struck)).length(), 0.0, 1e-6);
                near("second", (velocity(&w, b) - struck).length(), 0.0, 1e-6);
                near("angular momentum", (w.momentum().angular - before).length(), 0.0, 1e-11);
            }
        }
    }

    /// T39: a rolling cue ball is deflected by tan⁻¹(sin cos/(sin² + 2/5)) once it rolls again; 33.7° at most. The cloth's
    /// friction of the whole step acts together with the hit: first order in h.
    fn a_rolling_cue_ball_is_deflected_by_thirty_four_degrees_at_most() {
        for phi in [20.0_f64, 28.125, 45.0] {
            let phi = phi.to_radians();
            let (s, c) = (trig::sin(phi), trig::cos(phi));
            let law = trig::atan(s * c / (s * s + 0.4));
            let errors: Vec<f64> = [H, H / 2.0, H / 4.0].map(|h| deflection(phi, h) - law).to_vec();
            // 2μgh/v of the velocity may have the wrong direction
            near("deflection", errors[2], 0.0, 2.0 * 0.3 * G * H / 4.0 / 2.0);
            order("deflection", &errors, 0.9, 1e-9);
        }
    }

    /// T40: two balls that slip while they hit: the tangential impulse is μ times the normal one, on both.
    fn two_rough_balls_exchange_spin() {
        let (m1, m2, e, mu) = (1.0, 2.0, 0.7, 0.1);
        let mut w = space();
        let v = DVec3::new(2.0, 0.0, 3.0);
        let a = add(&mut w, at_midpoint(ball(m1, e, mu), DVec3::new(-0.1, 0.0, 0.0), v));
        let b = add(&mut w, ball(m2, e, mu).position(DVec3::new(0.1, 0.0, 0.0)));
        w.step(H);
        let p = (1.0 + e) * m1 * m2 / (m1 + m2) * v.x;
        // slips: the sticking impulse β/(1+β) of the reduced mass would be larger
        assert!(mu * p < 2.0 / 7.0 * m1 * m2 / (m1 + m2) * v.z);
        near("normal", velocity(&w, b).x, p / m2, 1e-12);
        near("tangential", velocity(&w, b).z, mu * p / m2, 1e-12);
        near("spin of b", spin(&w, b).y * 0.4 * m2 * 0.1, mu * p, 1e-12);
        near("spin of a", spin(&w, a).y * 0.4 * m1 * 0.1, mu * p, 1e-12);
    }

    /// T43: a frictionless rod falls on its end at angle θ, e = 0: P = mv/(1+3cos²θ), ω = 3v cos θ/(l(1+3cos²θ)).
    fn a_rod_that_falls_on_its_end_turns_by_three_v_cos() {
        for angle in [0.3, 0.8, 1.2] {
            let (v, c) = (2.0, trig::cos(angle));
            let mut w = space();
            floor(&mut w, 0.0, 0.0);
            let b = rod(&mut w, angle, 0.0, 0.0, DVec3::new(0.0, 0.0, -v), 0.0);
            w.step(H);
            let p: f64 = w.report().contacts.iter().map(|c| c.impulse.x).sum();
            near("impulse", p, v / (1.0 + 3.0 * c * c), 1e-9);
            near("spin", spin(&w, b).length(), 3.0 * v * c / (1.0 + 3.0 * c * c), 1e-9);
        }
    }

    /// T44: a rod that hits obliquely with friction and e up to 1 never gains energy, though Newton's law alone would: it then
    /// bounces with a share of its e, and ends with the energy that it had.
    fn a_rod_with_friction_never_gains_energy_in_a_bounce() {
        let mut dice = Lcg(11);
        let mut reduced = 0;
        for _ in 0..600 {
            let mut w = space();
            let (e, mu) = (dice.between(0.0, 1.0), dice.between(0.0, 1.5));
            floor(&mut w, mu, e);
            let v = DVec3::new(dice.between(-5.0, 5.0), 0.0, dice.between(-3.0, -0.2));
            rod(&mut w, dice.between(0.1, 1.5), e, mu, v, dice.between(-3.0, 3.0));
            let before = w.energy().0;
            w.step(H);
            books_balance(&w);
            let (share, r) = (w.report().restitution_share(), w.report());
            assert_eq!((r.verdict(), r.guarded()), (tumble::Verdict::Solved, 0), "residual {:e}", r.residual());
            reduced += u32::from(share < 1.0);
            let after = w.energy().0;
            assert!(after <= before * (1.0 + 1e-12), "gained {:e} of {before}", after - before);
            assert!(share == 1.0 || after >= before * (1.0 - 1e-8), "share {share}: lost {:e} of {before}", before - after);
        }
        assert!(reduced > 0, "no case needed a share: not Kane's paradox");
    }

    /// T46: Painlevé's rod at tan θ = 2 and μ beyond 4/3 gets finite impulses and loses energy.
    fn painleves_rod_gets_finite_impulses() {
        let angle = trig::atan(2.0);
        for mu in [1.5, 2.0, 5.0] {
            for (vx, vz) in [(3.0, -1.0), (3.0, 0.0), (-3.0, -1.0), (10.0, -0.1)] {
                let mut w = world();
                let mut s = settings();
                // impulses of a jam are a hundred times what the speeds would need
                s.solver.tolerance = 1e-9;
                w.set_settings(s).expect("settings");
                floor(&mut w, mu, 0.0);
                let b = rod(&mut w, angle, 0.0, mu, DVec3::new(vx, 0.0, vz), 0.0);
                let mut energy = w.energy().0 + w.energy().1;
                let mut rubbed = false;
                for _ in 0..240 {
                    let r = w.step(H);
                    assert!(r.islands.iter().all(|i| i.certificate.is_solved()), "{:?}", r.islands);
                    let now = r.ledger.energy();
                    // contacts that open as the step begins may book a little: second order in h
                    assert!(now <= energy + 1e-4, "gained {:e}", now - energy);
                    energy = now;
                    rubbed |= r.contacts.iter().any(|c| c.impulse.y != 0.0 || c.impulse.z != 0.0);
                    books_balance(&w);
                }
                assert!(rubbed, "it must rub");
                assert!(position(&w, b).is_finite() && velocity(&w, b).length() < 50.0);
            }
        }
    }

    /// T47: an impulse at distance d from the centre leaves the point I/(md) beyond it at rest: the centre of percussion.
    fn a_blow_at_the_centre_of_percussion_leaves_the_pivot_at_rest() {
        let l = 1.2;
        let mut w = space();
        let size = DVec3::new(0.1, 0.1, l);
        let b = add(&mut w, BodyBuilder::cuboid(size).mass(2.0));
        let inertia = 2.0 * (l * l + 0.01) / 12.0;
        let d = 0.3;
        w.apply_impulse_at(b, DVec3::new(1.5, 0.0, 0.0), DVec3::new(0.0, 0.0, d)).expect("a body");
        let pivot = DVec3::new(0.0, 0.0, -inertia / (2.0 * d));
        let at = w.body(b).expect("a body").velocity_at(pivot);
        near("pivot", at.length(), 0.0, 1e-15);
        near("centre", velocity(&w, b).x, 0.75, 1e-15);
    }

    /// A cube dropped flat: every corner bounces alike, no spin, KE ratio e², at default bounce threshold too.
    fn a_flat_drop_bounces_without_spin() {
        for e in [1.0, 0.8, 0.5, 0.3] {
            let mut w = space();
            let mut s = settings();
            s.solver.restitution_threshold = 0.5;
            w.set_settings(s).expect("settings");
            floor(&mut w, 0.5, e);
            let b = BodyBuilder::cuboid(DVec3::ONE).mass(1.0).restitution(e).friction(0.5);
            let b = add(&mut w, at_midpoint(b, DVec3::new(0.0, 0.0, 0.5), DVec3::new(3.5, 0.0, -3.0)));
            w.step(H);
            near("up", velocity(&w, b).z, 3.0 * e, 20.0 * TOLERANCE);
            // slips on all corners: μ(1+e)|v_n| less along the floor
            near("along", velocity(&w, b).x, 3.5 - 0.5 * (1.0 + e) * 3.0, 20.0 * TOLERANCE);
            near("spin", spin(&w, b).length(), 0.0, 1e-11);
        }
    }

    /// What bounces on a floor of slabs at one level, smooth and elastic, keeps its way: it meets the tops of the slabs, not
    /// their edges.
    fn what_hops_over_the_seams_of_a_floor_keeps_its_way() {
        let bodies: [fn() -> BodyBuilder; 2] = [|| BodyBuilder::ball(0.1), || BodyBuilder::cuboid(DVec3::splat(0.2))];
        for (kind, angles) in [(bodies[0], &[0.0, 0.3][..]), (bodies[1], &[0.0, 0.3, 0.785][..])] {
            for (v, h) in [(1.0, H), (3.0, H), (1.0, 1.0 / 60.0), (3.0, 1.0 / 60.0)] {
                for angle in angles {
                    let mut w = world();
                    for (i, j) in (-2..11).flat_map(|i| (-2..8).map(move |j| (i, j))) {
                        let slab = BodyBuilder::cuboid(DVec3::new(0.25, 0.25, 0.1)).as_fixed().friction(0.0);
                        let slab = slab.position(DVec3::new(0.25 * f64::from(i), 0.25 * f64::from(j), -0.05));
                        add(&mut w, slab.restitution(1.0));
                    }
                    let way = DVec3::new(trig::cos(*angle), trig::sin(*angle), 0.0) * v;
                    let body = kind().mass(1.0).friction(0.0).restitution(1.0).velocity(way);
                    let b = add(&mut w, body.position(DVec3::new(0.02, 0.01, 0.15)));
                    run(&mut w, 2.0 / v, h);
                    let now = velocity(&w, b);
                    near("way", (DVec3::new(now.x, now.y, 0.0) - way).length(), 0.0, 1e-9);
                    near("spin", spin(&w, b).length(), 0.0, 1e-9);
                    // what falls through the floor keeps its way as well
                    assert!(position(&w, b).z > 0.099, "fell through");
                }
            }
        }
    }

    /// Below the threshold nothing bounces; above it everything does.
    fn the_threshold_decides_what_bounces() {
        let mut s = settings();
        s.solver.restitution_threshold = 0.5;
        for (v, law) in [(0.49, 0.0), (0.51, 0.51)] {
            let mut w = space();
            w.set_settings(s).expect("settings");
            floor(&mut w, 0.0, 1.0);
            let b = add(&mut w, at_midpoint(ball(1.0, 1.0, 0.0), DVec3::new(0.0, 0.0, 0.1), DVec3::new(0.0, 0.0, -v)));
            w.step(H);
            near("speed", velocity(&w, b).z, law, 1e-12);
        }
    }
}
