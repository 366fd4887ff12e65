//! Machines: Hooke's joint, slider–crank, differential, resonances, bounces, a cat that turns, friction that is coupled.

use crate::support::{G, between, energy, run, world};
use std::f64::consts::TAU;
use tumble::{BodyBuilder, BodyId, DVec3, End, JointBuilder, Motor, World, trig};

#[test]
fn hookes_joint_turns_its_output_unevenly() {
    // tan θ₂ = tan θ₁ / cos β for an input whose fork starts across the bend
    let bend = 0.6;
    let off = |dt: f64| {
        let mut w = world(1e-10);
        w.set_gravity(DVec3::ZERO).unwrap();
        let (s, c) = trig::sin_cos(bend);
        let out_axis = DVec3::new(c, s, 0.0);
        let shaft = |at: DVec3| BodyBuilder::ball(0.05).mass(1.0).inertia(DVec3::splat(0.01)).position(at);
        let input = w.add(shaft(-DVec3::X * 0.2).as_kinematic().spin(DVec3::X * 4.0)).unwrap();
        let output = w.add(shaft(out_axis * 0.2)).unwrap();
        // the fork of the input stands along z, square to both shafts; that of the output in their plane
        let fork = DVec3::Z;
        let other = fork.cross(out_axis);
        w.add_joint(JointBuilder::universal(input, output).at(DVec3::ZERO).axis(fork).axis_b(other)).unwrap();
        let hinge = JointBuilder::hinge(End::World, output).at(out_axis * 0.2).axis(out_axis);
        let hinge = w.add_joint(hinge).unwrap();
        // it starts with the rate of its input times cos β
        w.set_spin(output, out_axis * (4.0 * c)).unwrap();
        let mut worst = 0.0_f64;
        let seen = run(&mut w, dt, (2.0 / dt).round() as u32, |w| {
            let q = 4.0 * w.time();
            let exact = trig::atan2(trig::sin(q) * c, trig::cos(q));
            let is = w.joint(hinge).unwrap().coordinate(0);
            let d = (is - exact) / TAU;
            let off = (d - d.round()).abs() * TAU;
            worst = if off > worst { off } else { worst };
        });
        assert!(seen.gap < 1e-9 && seen.imbalance < 1e-10 && seen.unsolved == 0, "{seen:?}");
        worst
    };
    let errors = [120.0, 240.0, 480.0].map(|f: f64| off(1.0 / f));
    assert!(errors[1] < 1e-3, "{errors:?}");
    assert!(errors[0] / errors[1] > 3.4 && errors[1] / errors[2] > 3.4, "{errors:?}");
}

#[test]
fn a_slider_crank_runs_as_its_closed_form() {
    let (r, l) = (0.25, 0.7);
    let off = |dt: f64| {
        let mut w = world(1e-10);
        let pin = DVec3::X * r;
        let end = DVec3::X * (r + l);
        let crank = between(&mut w, DVec3::ZERO, pin, 1.0);
        let rod = between(&mut w, pin, end, 0.6);
        let piston = w.add(BodyBuilder::cuboid(DVec3::splat(0.1)).mass(0.8).position(end)).unwrap();
        let axle = w.add_joint(JointBuilder::hinge(End::World, crank).at(DVec3::ZERO).axis(-DVec3::Y)).unwrap();
        w.add_joint(JointBuilder::hinge(crank, rod).at(pin).axis(DVec3::Y)).unwrap();
        w.add_joint(JointBuilder::hinge(rod, piston).at(end).axis(DVec3::Y)).unwrap();
        let guide = w.add_joint(JointBuilder::slide(End::World, piston).at(end).axis(DVec3::X)).unwrap();
        // all points of the crank go round; the rod turns the other way as it must, the piston stands
        let rate = 7.0;
        w.set_spin(crank, DVec3::Y * -rate).unwrap();
        w.set_velocity(crank, DVec3::Z * (0.5 * r * rate)).unwrap();
        w.set_spin(rod, DVec3::Y * (r * rate / l)).unwrap();
        w.set_velocity(rod, DVec3::Z * (0.5 * r * rate)).unwrap();
        let mut worst = 0.0_f64;
        let start = energy(&w);
        let seen = run(&mut w, dt, (3.0 / dt).round() as u32, |w| {
            let q = w.joint(axle).unwrap().coordinate(0);
            let (s, c) = trig::sin_cos(q);
            let exact = r * c + (l * l - r * r * s * s).sqrt() - (r + l);
            let off = (w.joint(guide).unwrap().coordinate(0) - exact).abs();
            worst = if off > worst { off } else { worst };
        });
        seen.holds("slider-crank");
        assert!((energy(&w) - start).abs() < 0.02 * (0.5 * 49.0 * 0.1), "{} {start}", energy(&w));
        worst
    };
    // a frame stands between midpoints: off by the sagitta of half a step, h²ω²r/8 and its like
    let errors = [120.0, 240.0, 480.0].map(|f: f64| off(1.0 / f));
    assert!(errors[1] < 2.0 * 0.25 * (9.0 / 240.0) * (9.0 / 240.0), "{errors:?}");
    assert!(errors[0] / errors[1] > 3.3 && errors[1] / errors[2] > 3.3, "{errors:?}");
}

#[test]
fn a_differential_turns_its_carrier_by_the_mean() {
    // 2·carrier = left + right; torque on the carrier splits evenly, inertias add up by the closed form
    let mut w = world(1e-11);
    w.set_gravity(DVec3::ZERO).unwrap();
    let (ic, il, ir, torque) = (0.3, 0.2, 0.7, 1.1);
    let mut wheel = |y: f64, moment: f64| {
        let body = BodyBuilder::ball(0.1).mass(1.0).inertia(DVec3::splat(moment)).position(DVec3::Y * y);
        let body = w.add(body).unwrap();
        (body, w.add_joint(JointBuilder::hinge(End::World, body).at(DVec3::Y * y).axis(DVec3::Y)).unwrap())
    };
    let ((carrier, c), (left, l), (right, r)) = (wheel(0.0, ic), wheel(1.0, il), wheel(2.0, ir));
    w.add_joint(JointBuilder::coupling(&[(c, 0, 2.0), (l, 0, -1.0), (r, 0, -1.0)], 0.0)).unwrap();
    w.set_torque(carrier, DVec3::Y * torque).unwrap();
    run(&mut w, 1.0 / 480.0, 480, |_| ()).holds("differential");
    // λ per unit: left gets λ, right gets λ, the carrier τ − 2λ; (τ − 2λ)/I_c = (λ/I_l + λ/I_r)/2
    let share = torque / ic / (0.5 / il + 0.5 / ir + 2.0 / ic);
    for (body, exact) in [(left, share / il), (right, share / ir), (carrier, (torque - 2.0 * share) / ic)] {
        let is = w.spin(body).unwrap().y;
        // a drift turns by Cayley's map: angles that go together are rates that do but for φ²/12
        let turn = is / 960.0;
        assert!((is - exact).abs() < exact * turn * turn, "{is} {exact}");
    }
}

#[test]
fn a_spring_rings_with_the_frequency_of_its_step_exactly() {
    // q_{k+1} − 2 cos φ q_k + q_{k−1} = 0 with tan(φ/2) = hω/2, at any stiffness
    for (stiffness, mass, dt) in [(30.0, 1.5, 1.0 / 60.0), (4e3, 0.7, 1.0 / 240.0), (1e6, 2.0, 1.0 / 100.0)] {
        let mut w = world(1e-12);
        w.set_gravity(DVec3::ZERO).unwrap();
        let body = w.add(BodyBuilder::ball(0.1).mass(mass)).unwrap();
        let slide = JointBuilder::slide(End::World, body).at(DVec3::ZERO).axis(DVec3::X).spring(stiffness, 0.2);
        let slide = w.add_joint(slide).unwrap();
        let mut list = Vec::new();
        run(&mut w, dt, 200, |w| list.push(w.joint(slide).unwrap().coordinate(0) - 0.2)).holds("spring");
        let half = 0.5 * dt * f64::sqrt(stiffness / mass);
        let cosine = (1.0 - half * half) / (1.0 + half * half);
        for three in list.windows(3) {
            let off = three[2] - 2.0 * cosine * three[1] + three[0];
            assert!(off.abs() < 1e-12, "{stiffness} {dt}: {off:e}");
        }
    }
    // weights on springs of a servo droop by m g/k, and stay to the bit
    for stiffness in [1e3, 1e6, 1e9] {
        let mut w = world(1e-12);
        let body = w.add(BodyBuilder::ball(0.1).mass(3.0)).unwrap();
        let servo = Motor::position(0.0).gains(stiffness, 2.0 * f64::sqrt(3.0 * stiffness));
        let slide =
            w.add_joint(JointBuilder::slide(End::World, body).at(DVec3::ZERO).axis(DVec3::Z).motor(servo)).unwrap();
        run(&mut w, 1.0 / 100.0, 2000, |_| ());
        let droop = w.joint(slide).unwrap().coordinate(0);
        assert!((droop + 3.0 * G / stiffness).abs() < 1e-9 * (1.0 + 3.0 * G / stiffness), "{stiffness}: {droop}");
    }
}

#[test]
fn bounces_at_a_limit_keep_the_square_of_their_restitution_each_time() {
    // free of gravity between two stops: every bounce leaves e times the speed, and the ledger has the rest
    for e in [0.3, 0.8, 1.0] {
        let mut w = world(1e-11);
        let mut settings = *w.settings();
        settings.solver.restitution_threshold = 0.0;
        w.set_settings(settings).unwrap();
        w.set_gravity(DVec3::ZERO).unwrap();
        let body = w.add(BodyBuilder::ball(0.1).mass(2.0).velocity(DVec3::X * 3.0)).unwrap();
        let slide =
            JointBuilder::slide(End::World, body).at(DVec3::ZERO).axis(DVec3::X).range(-0.5, 0.4).restitution(e);
        w.add_joint(slide).unwrap();
        let mut speed = 3.0;
        let mut bounces = 0;
        run(&mut w, 1.0 / 120.0, 240, |w| {
            let now = w.velocity(body).unwrap().x.abs();
            if now != speed || e == 1.0 && w.report().joints[0].coordinates[0].limit_impulse != 0.0 {
                assert!((now - e * speed).abs() < 1e-12, "{e}: {now} {speed}");
                speed = now;
                bounces += 1;
            }
        })
        .holds("bounce");
        assert!(bounces >= 2, "{e}: {bounces}");
        let l = w.ledger();
        assert!((l.restitution_loss - (9.0 - speed * speed)).abs() < 1e-11, "{e}: {l:?}");
    }
}

#[test]
fn a_cat_turns_by_what_it_does_with_itself() {
    // two wheels joined at their centres, one of them driven against the other: the momentum stays nothing
    let (a, b) = (0.4, 0.1);
    let mut w = world(1e-12);
    let mut half = |moment: f64| {
        let body = BodyBuilder::ball(0.1).mass(1.0).inertia(DVec3::splat(moment)).velocity(DVec3::new(0.4, 0.0, 2.0));
        w.add(body).unwrap()
    };
    let (first, second) = (half(a), half(b));
    let hinge = JointBuilder::hinge(first, second).at(DVec3::ZERO).axis(DVec3::Y).motor(Motor::velocity(5.0).max(0.3));
    let hinge = w.add_joint(hinge).unwrap();
    run(&mut w, 1.0 / 240.0, 480, |w| {
        let l = w.momentum().angular - w.centre(first).unwrap().cross(w.momentum().linear);
        assert!(l.length() < 1e-12, "{l}");
    })
    .holds("cat");
    let turned = w.joint(hinge).unwrap().coordinate(0);
    let angle = |b: BodyId| {
        let q = w.body(b).unwrap().orientation();
        2.0 * trig::atan2(q.y, q.w)
    };
    // I_a α + I_b (α + q) = 0
    let exact = -b / (a + b) * turned;
    let d = (angle(first) - exact) / TAU;
    assert!((d - d.round()).abs() * TAU < 1e-4, "{turned} {} {exact}", angle(first));
    let fall = w.centre(first).unwrap() - DVec3::new(0.8, 0.0, 4.0 - 0.5 * G * 4.0);
    assert!(fall.length() < 1e-10, "{fall}");
}

#[test]
fn friction_on_one_of_two_coupled_joints_brakes_both() {
    let mut w = world(1e-10);
    w.set_gravity(DVec3::ZERO).unwrap();
    let mut wheel = |x: f64, friction: f64| {
        let body = BodyBuilder::ball(0.2).mass(1.0).inertia(DVec3::splat(0.3)).position(DVec3::X * x);
        let body = w.add(body.spin(DVec3::Z * 3.0)).unwrap();
        let hinge = JointBuilder::hinge(End::World, body).at(DVec3::X * x).axis(DVec3::Z).friction(friction);
        (body, w.add_joint(hinge).unwrap())
    };
    let ((a, one), (b, two)) = (wheel(0.0, 0.4), wheel(1.0, 0.0));
    w.add_joint(JointBuilder::coupling(&[(one, 0, 1.0), (two, 0, -1.0)], 0.0)).unwrap();
    let mut k = 0;
    run(&mut w, 1.0 / 240.0, 1440, |w: &World| {
        k += 1;
        let t = f64::from(k) / 240.0;
        let exact = if t < 4.5 { 3.0 - 0.4 / 0.6 * t } else { 0.0 };
        let (x, y) = (w.spin(a).unwrap().z, w.spin(b).unwrap().z);
        assert!((x - y).abs() < 1e-8 && (x - exact).abs() < 0.4 / 0.6 / 240.0 + 1e-9, "{t}: {x} {y} {exact}");
    })
    .holds("coupled friction");
}
