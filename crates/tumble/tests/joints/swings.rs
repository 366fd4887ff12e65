//! Pendulums and tops: Kater's, conical, spherical, bifilar, Kapitza's, sleeping tops; full circles; Newton's cradle.

use crate::support::{G, between, rod, run, turned, world};
use std::f64::consts::{PI, TAU};
use tumble::{BodyBuilder, BodyId, DVec3, End, JointBuilder, Material, Pose, World, trig};

/// Mean time between upward zeros of what `look` sees [s].
fn period(w: &mut World, dt: f64, seconds: f64, look: impl Fn(&World) -> f64) -> f64 {
    let mut zeros = Vec::new();
    let mut last = (w.time(), look(w));
    run(w, dt, (seconds / dt) as u32, |w| {
        let now = (w.time(), look(w));
        if last.1 < 0.0 && now.1 >= 0.0 {
            zeros.push(last.0 + (now.0 - last.0) * last.1 / (last.1 - now.1));
        }
        last = now;
    })
    .holds("period");
    (zeros[zeros.len() - 1] - zeros[0]) / (zeros.len() - 1) as f64
}

/// Errors at three steps, each half of the one before, fall to a quarter.
fn second_order(what: &str, most: f64, off: impl Fn(f64) -> f64) {
    let errors = [120.0, 240.0, 480.0].map(|f: f64| off(1.0 / f));
    assert!(errors[1] < most, "{what}: {errors:?}");
    assert!(errors[0] / errors[1] > 3.4 && errors[1] / errors[2] > 3.4, "{what}: {errors:?}");
}

#[test]
fn a_reversible_pendulum_swings_alike_about_both_conjugate_points() {
    // a rod of 1.2 m: k² = L²/12, l₁ l₂ = k²
    let length = 1.2;
    let first = 0.5;
    let second = length * length / 12.0 / first;
    let about = |lever: f64, dt: f64| {
        let mut w = world(1e-10);
        let (s, c) = trig::sin_cos(0.3);
        let way = DVec3::new(s, 0.0, -c);
        let body = between(&mut w, way * (lever - 0.5 * length), way * (lever + 0.5 * length), 2.0);
        w.add_joint(JointBuilder::hinge(End::World, body).at(DVec3::ZERO).axis(DVec3::Y)).unwrap();
        period(&mut w, dt, 8.0, move |w| w.centre(body).unwrap().x)
    };
    let m = (trig::sin(0.15)) * trig::sin(0.15);
    let exact = 4.0 * tumble_math::elliptic::first_kind(0.0, 1.0 - m, 1.0) * ((first + second) / G).sqrt();
    for lever in [first, second] {
        second_order("Kater", 3e-4, |dt| (about(lever, dt) - exact).abs());
    }
}

#[test]
fn a_rod_and_a_bob_go_round_in_cones() {
    // a rod on a ball joint: Ω² = 3g/(2L cos α); a bob on a string: g/(L cos α)
    let (length, alpha) = (0.8, 0.6);
    let (s, c) = trig::sin_cos(alpha);
    let run_at = |slender: bool, dt: f64| {
        // a rod turns about itself by rounding
        let mut w = world(1e-8);
        let rate = DVec3::Z * (if slender { 1.5 } else { 1.0 } * G / (length * c)).sqrt();
        let way = DVec3::new(s, 0.0, -c) * length;
        let body = if slender {
            let body = rod(length, 1.5).position(way * 0.5).orientation(turned(way.x, way.z));
            // it turns with the cone, as what lies in the plane of its axis does
            let along = way / length;
            w.add(body.velocity(rate.cross(way * 0.5)).spin(rate - along * along.dot(rate))).unwrap()
        } else {
            w.add(BodyBuilder::ball(0.001).mass(1.5).position(way).velocity(rate.cross(way))).unwrap()
        };
        if slender {
            w.add_joint(JointBuilder::ball(End::World, body).at(DVec3::ZERO)).unwrap();
        } else {
            w.add_joint(JointBuilder::rope(End::World, body).at_a(DVec3::ZERO).at_b(way)).unwrap();
        }
        let mut tilt = 0.0_f64;
        let (mut angle, mut last) = (0.0, 0.0);
        let seconds = 2.0;
        let seen = run(&mut w, dt, (seconds / dt) as u32, |w| {
            let p = w.centre(body).unwrap();
            let off = (trig::atan2(DVec3::new(p.x, p.y, 0.0).length(), -p.z) - alpha).abs();
            tilt = if off > tilt { off } else { tilt };
            let now = trig::atan2(p.y, p.x);
            angle += now - last + if now < last - PI { TAU } else { 0.0 };
            last = now;
        });
        assert!(seen.gap < 1e-9 && seen.imbalance < 1e-11 && seen.unsolved == 0, "{seen:?}");
        (tilt, (angle - rate.z * seconds).abs())
    };
    for slender in [true, false] {
        // steady: of second order at most, down to what the tolerance tells
        let [coarse, fine] = [120.0, 480.0].map(|f: f64| run_at(slender, 1.0 / f).0);
        assert!(coarse < 2e-3 && fine < coarse / 8.0 + 1e-7, "tilt: {coarse:e} {fine:e}");
        second_order("rate", 3e-3, |dt| run_at(slender, dt).1);
    }
}

#[test]
fn the_ellipse_of_a_spherical_pendulum_turns() {
    // a bob on a rod joint, against fourth-order steps of θ'' = sin θ cos θ φ'² − (g/L) sin θ, sin²θ φ' constant
    let (length, first, across) = (1.1, 0.7, 1.3);
    let exact = |time: f64| {
        let steps = 40_000;
        let h = time / f64::from(steps);
        let turn = length * trig::sin(first) * across / (length * length);
        let rates = |q: [f64; 3]| {
            let (s, c) = trig::sin_cos(q[0]);
            let rate = turn / (s * s);
            [q[1], s * c * rate * rate - G / length * s, rate]
        };
        let mut q = [first, 0.0, 0.0];
        let plus = |q: [f64; 3], d: [f64; 3], by: f64| [0, 1, 2].map(|k| q[k] + d[k] * by);
        for _ in 0..steps {
            let a = rates(q);
            let b = rates(plus(q, a, 0.5 * h));
            let c = rates(plus(q, b, 0.5 * h));
            let d = rates(plus(q, c, h));
            q = [0, 1, 2].map(|k| q[k] + h / 6.0 * (a[k] + 2.0 * b[k] + 2.0 * c[k] + d[k]));
        }
        let ((s, c), (sf, cf)) = (trig::sin_cos(q[0]), trig::sin_cos(q[2]));
        DVec3::new(s * cf, s * sf, -c) * length
    };
    let exact = exact(3.0);
    second_order("spherical pendulum", 4e-3, |dt| {
        let mut w = world(1e-10);
        let (s, c) = trig::sin_cos(first);
        let at = DVec3::new(s, 0.0, -c) * length;
        let bob = w.add(BodyBuilder::ball(0.001).mass(0.7).position(at).velocity(DVec3::Y * across)).unwrap();
        w.add_joint(JointBuilder::rod(End::World, bob).at_a(DVec3::ZERO).at_b(at)).unwrap();
        run(&mut w, dt, (3.0 / dt).round() as u32, |_| ()).holds("spherical pendulum");
        (w.centre(bob).unwrap() - exact).length()
    });
}

#[test]
fn a_bar_on_two_strings_twists_with_its_period() {
    // T = 2π (k/b) √(L/g): strings of length L at ±b, k the radius of gyration; for small swings
    let (length, b, half) = (1.4, 0.35, 0.5);
    let moment: f64 = 2.0 * (2.0 * half) * (2.0 * half) / 12.0;
    let exact = TAU * (moment / 2.0).sqrt() / b * (length / G).sqrt();
    second_order("bifilar", 2e-4, |dt| {
        let mut w = world(1e-11);
        let amplitude = 0.002;
        let turn = trig::rotation(DVec3::Z, amplitude);
        // strings stay as long: the bar is raised a little
        let gone = 2.0 * b * trig::sin(0.5 * amplitude);
        let low = -(length * length - gone * gone).sqrt();
        let bar =
            BodyBuilder::cuboid(DVec3::new(2.0 * half, 0.02, 0.02)).mass(2.0).inertia(DVec3::new(1e-3, moment, moment));
        let bar = w.add(bar.position(DVec3::Z * low).orientation(turn)).unwrap();
        for side in [-b, b] {
            let (top, end) = (DVec3::X * side, DVec3::Z * low + turn * (DVec3::X * side));
            w.add_joint(JointBuilder::rope(End::World, bar).at_a(top).at_b(end)).unwrap();
        }
        let look = |w: &World| {
            let q = w.body(bar).unwrap().orientation();
            2.0 * trig::atan2(q.z, q.w)
        };
        let mut zeros = Vec::new();
        let mut last = (0.0, amplitude);
        run(&mut w, dt, (10.0 / dt) as u32, |w| {
            let now = (w.time(), look(w));
            if last.1 < 0.0 && now.1 >= 0.0 {
                zeros.push(last.0 + (now.0 - last.0) * last.1 / (last.1 - now.1));
            }
            last = now;
        });
        let found = (zeros[zeros.len() - 1] - zeros[0]) / (zeros.len() - 1) as f64;
        // what the amplitude adds is of the order of its square, 4e-6 of a sixteenth
        (found - exact).abs()
    });
}

#[test]
fn a_full_circle_needs_four_g_l_on_a_rod_and_five_on_a_rope() {
    let length = 0.9;
    for (rope, needed) in [(false, 4.0), (true, 5.0)] {
        for (part, round) in [(0.995, false), (1.005, true)] {
            let mut w = world(1e-10);
            let speed = (needed * part * G * length).sqrt();
            let at = DVec3::Z * -length;
            let bob = w.add(BodyBuilder::ball(0.001).mass(0.3).position(at).velocity(DVec3::X * speed)).unwrap();
            let joint = if rope { JointBuilder::rope(End::World, bob) } else { JointBuilder::rod(End::World, bob) };
            w.add_joint(joint.at_a(DVec3::ZERO).at_b(at)).unwrap();
            let (mut slack, mut over) = (0.0_f64, false);
            let mut before = DVec3::ZERO;
            run(&mut w, 1.0 / 1000.0, 3000, |w| {
                let p = w.centre(bob).unwrap();
                over |= before.x > 0.0 && p.x <= 0.0 && p.z > 0.0;
                before = p;
                let short = length - p.length();
                slack = if short > slack { short } else { slack };
            });
            // once round: on a rope the bob stays on its circle all the way, but for the sagitta of a step
            assert_eq!(if rope { slack < 1e-4 } else { over }, round, "{rope} {part}: {slack} {over}");
        }
    }
}

#[test]
fn kapitzas_pendulum_stands_while_its_pivot_shakes_fast_enough() {
    // upright iff a²ν² > 2 g l, l = 2L/3 of a rod; slow swings about it with √(a²ν²/2l² − g/l)
    let (length, a) = (0.3, 0.01);
    let l = 2.0 / 3.0 * length;
    let need = (2.0 * G * l).sqrt() / a;
    for (part, stands) in [(0.85, false), (1.8, true)] {
        let nu = need * part;
        let dt = 0.05 / nu;
        let mut w = world(1e-9);
        let pivot = w.add(BodyBuilder::ball(0.01).as_kinematic()).unwrap();
        let (s, c) = trig::sin_cos(0.05);
        let rod = between(&mut w, DVec3::ZERO, DVec3::new(s, 0.0, c) * length, 1.0);
        w.add_joint(JointBuilder::hinge(pivot, rod).at(DVec3::ZERO).axis(DVec3::Y)).unwrap();
        let angle = |w: &World| {
            let axis = w.body(rod).unwrap().orientation() * DVec3::Z;
            trig::atan2(axis.x, axis.z)
        };
        let (mut most, mut time) = (0.0_f64, 0.0);
        let mut zeros: Vec<f64> = Vec::new();
        let slow = if stands { (a * a * nu * nu / (2.0 * l * l) - G / l).sqrt() } else { 1.0 };
        let mut mean = 0.0;
        while time < 2.5 {
            let next = DVec3::Z * (a * trig::sin(nu * (time + dt)));
            w.move_to(pivot, Pose::at(next), dt).unwrap();
            w.step(dt);
            time += dt;
            let q = angle(&w);
            most = if q.abs() > most { q.abs() } else { most };
            // what is slow of the angle
            let old = mean;
            mean += (q - mean) * dt * nu / 20.0;
            if old < 0.0 && mean >= 0.0 {
                zeros.push(time);
            }
        }
        assert_eq!(most < 0.2, stands, "{part}: {most}");
        if stands {
            let found = TAU * (zeros.len() - 1) as f64 / (zeros[zeros.len() - 1] - zeros[0]);
            assert!((found / slow - 1.0).abs() < 0.05, "{found} {slow} {zeros:?}");
        }
    }
}

#[test]
fn a_top_sleeps_upright_only_when_it_spins_fast() {
    // asleep iff I₃ω > 2√(m g l I₁), moments about the pivot
    let (mass, lever, across, along) = (0.6, 0.15, 0.02, 0.005);
    let least = 2.0 * (mass * G * lever * (across + mass * lever * lever)).sqrt() / along;
    for (part, sleeps) in [(0.93, false), (1.07, true)] {
        let mut w = world(1e-10);
        let (s, c) = trig::sin_cos(0.002);
        let axis = DVec3::new(s, 0.0, c);
        let top = BodyBuilder::ball(0.05).mass(mass).inertia(DVec3::new(across, across, along)).position(axis * lever);
        let top = w.add(top.orientation(turned(s, c)).spin(axis * (least * part))).unwrap();
        w.add_joint(JointBuilder::ball(End::World, top).at(DVec3::ZERO)).unwrap();
        let mut tilt = 0.0_f64;
        run(&mut w, 1.0 / 2000.0, 8000, |w| {
            let axis = w.body(top).unwrap().orientation() * DVec3::Z;
            let now = trig::atan2(DVec3::new(axis.x, axis.y, 0.0).length(), axis.z);
            tilt = if now > tilt { now } else { tilt };
        });
        assert_eq!(tilt < 0.02, sleeps, "{part}: {tilt}");
    }
}

/// Balls of 0.1 kg on two strings each, one of them raised by an angle.
fn cradle(count: usize, raised: usize, angle: f64, gap: f64) -> (World, Vec<BodyId>) {
    let mut w = world(1e-10);
    let mut settings = *w.settings();
    settings.solver.restitution_threshold = 0.0;
    w.set_settings(settings).unwrap();
    let steel = w.add_material(Material::new(0.0, 1.0)).unwrap();
    let (radius, high, wide) = (0.02, 0.3, 0.1);
    let balls = (0..count).map(|k| {
        let x = (2.0 * radius + gap) * k as f64;
        let tilt = if k < raised { angle } else { 0.0 };
        let (s, c) = trig::sin_cos(tilt);
        let at = DVec3::new(x - s * high, 0.0, -c * high);
        let ball = w.add(BodyBuilder::ball(radius).mass(0.1).material(steel).position(at)).unwrap();
        for side in [-wide, wide] {
            let top = DVec3::new(x, side, 0.0);
            // at the centre: the ball does not turn
            w.add_joint(JointBuilder::rope(End::World, ball).at_a(top).at_b(at)).unwrap();
        }
        ball
    });
    let balls = balls.collect();
    (w, balls)
}

#[test]
fn a_cradle_of_real_strings_hands_on_what_comes_in() {
    for raised in [1, 2] {
        let (mut w, balls) = cradle(5, raised, 0.5, 1e-5);
        let start = w.energy();
        let mut highest = [0.0_f64; 5];
        // the last rise to where the first came from, and the middle hardly moves
        let half = TAU * (0.3 / G).sqrt() * 0.5;
        run(&mut w, 1.0 / 1000.0, (1.3 * half * 1000.0) as u32, |w| {
            if w.time() > 0.7 * half {
                for (k, b) in balls.iter().enumerate() {
                    let rise = w.centre(*b).unwrap().z + 0.3;
                    highest[k] = if rise > highest[k] { rise } else { highest[k] };
                }
            }
        });
        let full = 0.3 * (1.0 - trig::cos(0.5));
        for (k, rise) in highest.iter().enumerate() {
            let goes = k >= 5 - raised;
            assert!(
                if goes { (rise / full - 1.0).abs() < 0.01 } else { *rise < 0.01 * full },
                "{raised}: {highest:?} {full}"
            );
        }
        let now = w.energy();
        let kept = (now.0 + now.1 - start.0 - start.1) / (0.1 * G * full * raised as f64);
        assert!(kept.abs() < 1e-3, "{kept:e}");
    }
}
