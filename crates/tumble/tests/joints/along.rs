//! What acts along free coordinates: limits, motors, springs, dampers, friction, rotors, breaking.

use crate::support::{G, between, run, world};
use tumble::{BodyBuilder, BodyId, DVec3, End, Event, JointBuilder, JointId, Motor, Verdict, World, trig};

/// A wheel of 0.5 kg·m² on an axle along z, without gravity.
fn wheel(change: impl FnOnce(JointBuilder) -> JointBuilder) -> (World, BodyId, JointId) {
    let mut w = world(1e-10);
    w.set_gravity(DVec3::ZERO).unwrap();
    let body = BodyBuilder::ball(0.5).mass(2.0).inertia(DVec3::splat(0.5));
    let wheel = w.add(body).unwrap();
    let joint = change(JointBuilder::hinge(End::World, wheel).at(DVec3::ZERO).axis(DVec3::Z));
    let hinge = w.add_joint(joint).unwrap();
    (w, wheel, hinge)
}

const H: f64 = 1.0 / 240.0;

#[test]
fn a_motor_runs_up_and_holds_and_its_work_is_the_energy() {
    let (mut w, body, hinge) = wheel(|j| j.motor(Motor::velocity(10.0).max(2.0)));
    let mut k = 0;
    run(&mut w, H, 1200, |w| {
        k += 1;
        let t = f64::from(k) * H;
        let exact = if 4.0 * t < 10.0 { 4.0 * t } else { 10.0 };
        let now = w.spin(body).unwrap().z;
        assert!((now - exact).abs() < 1e-9, "{t}: {now} {exact}");
    })
    .holds("motor");
    let l = w.ledger();
    assert!((l.motor_work - 25.0).abs() < 1e-9, "{l:?}");
    // counted through whole turns: ½·4·2.5² + 10·2.5
    let angle = w.joint(hinge).unwrap().coordinate(0);
    assert!((angle - (12.5 + 25.0)).abs() < 0.05, "{angle}");
    // a stalled motor gives what it has
    let (mut w, _, hinge) = wheel(|j| j.motor(Motor::velocity(10.0).max(2.0)).range(-1.0, 0.0));
    run(&mut w, H, 10, |_| ()).holds("stall");
    let j = w.joint(hinge).unwrap();
    assert!((j.motor_force(0) - 2.0).abs() < 1e-12 && j.at_limit(0) && j.coordinate(0) == 0.0);
}

/// A coordinate that edits put turns beyond its limit is held there: the limit counts the turns that it has made.
#[test]
fn a_limit_holds_what_was_put_beyond_it_by_more_than_half_a_turn() {
    let (mut w, body, hinge) = wheel(|j| j.range(-0.1, 0.1));
    for k in 1..=4 {
        let angle = 2.0 * f64::from(k);
        w.set_orientation(body, trig::rotation(DVec3::Z, angle)).unwrap();
        w.set_torque(body, DVec3::Z * 3.0).unwrap();
        for _ in 0..2 {
            assert_eq!(w.step(H).verdict(), Verdict::Solved, "{angle}");
            let j = w.joint(hinge).unwrap();
            assert!((j.coordinate(0) - angle).abs() < 1e-12 && j.at_limit(0), "{angle}: {}", j.coordinate(0));
        }
    }
}

#[test]
fn dry_friction_stops_a_wheel_in_time_and_holds_to_the_bit() {
    let (mut w, body, _) = wheel(|j| j.friction(0.5));
    w.set_spin(body, DVec3::Z * 3.0).unwrap();
    let mut stopped = None;
    run(&mut w, H, 1200, |w| {
        if stopped.is_none() && w.spin(body).unwrap() == DVec3::ZERO {
            stopped = Some(w.time());
        }
    })
    .holds("friction");
    // I ω/τ = 3 s
    assert!(stopped.is_some_and(|t| (t - 3.0).abs() < 2.0 * H), "{stopped:?}");
    let l = w.ledger();
    assert!((l.joint_loss - 0.5 * 0.5 * 9.0).abs() < 1e-3, "{l:?}");
    // a pendulum is held where m g l sin θ ≤ τ, to the bit
    for (angle, held) in [(0.5, true), (0.7, false)] {
        let mut w = world(1e-10);
        let (s, c) = trig::sin_cos(angle);
        let body = between(&mut w, DVec3::ZERO, DVec3::new(-s, 0.0, -c), 1.0);
        let torque = 0.5 * G * trig::sin(0.6);
        w.add_joint(JointBuilder::hinge(End::World, body).at(DVec3::ZERO).axis(DVec3::Y).friction(torque)).unwrap();
        let before = w.centre(body).unwrap();
        run(&mut w, H, 240, |_| ()).holds("held");
        assert_eq!(w.centre(body).unwrap() == before, held, "{angle}");
    }
}

#[test]
fn a_spring_and_a_damper_do_as_their_closed_forms() {
    // ω = √(k/I), seen by the step as (2/h) tan⁻¹(hω/2); no energy lost
    for k in [0.5, 50.0, 5e4] {
        let (mut w, _, _) = wheel(|j| j.spring(k, 0.3));
        let mut worst = 0.0;
        let exact = 0.5 * k * 0.09;
        let seen = run(&mut w, H, 2400, |w| {
            let (kinetic, potential) = w.energy();
            let off = (kinetic + potential - exact).abs() / exact;
            // the turn of a drift is that of Cayley's map
            worst = if off > worst { off } else { worst };
        });
        assert!(seen.imbalance < 1e-11 && worst < 1e-2, "{k}: {worst:e} {seen:?}");
    }
    // along a slide it is exact at any stiffness
    for k in [0.5, 50.0, 5e4, 5e8] {
        let mut w = world(1e-10);
        w.set_gravity(DVec3::ZERO).unwrap();
        let body = w.add(BodyBuilder::ball(0.1).mass(2.0)).unwrap();
        w.add_joint(JointBuilder::slide(End::World, body).at(DVec3::ZERO).axis(DVec3::X).spring(k, 0.3)).unwrap();
        let exact = 0.5 * k * 0.09;
        run(&mut w, H, 2400, |w| {
            let (kinetic, potential) = w.energy();
            assert!((kinetic + potential - exact).abs() < 1e-11 * exact, "{k}: {} {exact}", kinetic + potential);
        })
        .holds("spring");
    }
    for c in [0.01, 1.0, 1e4] {
        let (mut w, body, _) = wheel(|j| j.damping(c));
        w.set_spin(body, DVec3::Z * 3.0).unwrap();
        let mut k = 0;
        run(&mut w, H, 60, |w| {
            k += 1;
            let exact = 3.0 * trig::exp(-2.0 * c * f64::from(k) * H);
            assert!((w.spin(body).unwrap().z - exact).abs() < 1e-9, "{c} {k}: {} {exact}", w.spin(body).unwrap().z);
        });
        assert!(w.ledger().joint_loss > 0.0);
    }
}

#[test]
fn a_servo_is_stable_at_any_gain_and_within_its_force() {
    for k in [1.0, 1e3, 1e6, 1e12] {
        for max in [f64::INFINITY, 5.0] {
            let (mut w, _, hinge) = wheel(|j| j.motor(Motor::position(1.0).gains(k, 2.0 * (0.5 * k).sqrt()).max(max)));
            let seen = run(&mut w, H, 2400, |w| {
                let j = w.joint(hinge).unwrap();
                // one that is held back brakes late
                let most = if max.is_finite() { 2.2 } else { 1.3 };
                assert!(j.coordinate(0) < most && j.motor_force(0).abs() <= max * (1.0 + 1e-12), "{k} {max}");
            });
            assert!(seen.imbalance < 1e-11, "{k} {max}: {seen:?}");
            let angle = w.joint(hinge).unwrap().coordinate(0);
            assert!((angle - 1.0).abs() < 1e-3 || k < 10.0 || max.is_finite(), "{k} {max}: {angle}");
        }
    }
}

#[test]
fn a_rotor_adds_its_inertia() {
    let (mut w, body, _) = wheel(|j| j.armature(1.5).motor(Motor::force(2.0)));
    run(&mut w, H, 240, |_| ()).holds("rotor");
    let now = w.spin(body).unwrap().z;
    assert!((now - 1.0).abs() < 1e-9, "{now}");
    let l = w.ledger();
    assert!((l.kinetic - 1.0).abs() < 1e-9 && (l.motor_work - 1.0).abs() < 1e-9, "{l:?}");
}

#[test]
fn a_limit_gives_back_the_square_of_its_restitution() {
    for e in [0.0, 0.5, 1.0] {
        let (mut w, body, hinge) = wheel(|j| j.range(-10.0, 1.0).restitution(e));
        w.set_spin(body, DVec3::Z * 2.0).unwrap();
        let mut hits = 0;
        run(&mut w, H, 240, |w| {
            hits += w.report().events.iter().filter(|e| matches!(e, Event::LimitHit { .. })).count();
            assert!(w.joint(hinge).unwrap().coordinate(0) <= 1.0 + 1e-9);
        })
        .holds("limit");
        assert_eq!(hits, 1, "{e}");
        let now = w.spin(body).unwrap().z;
        assert!((now + 2.0 * e).abs() < 1e-9, "{e}: {now}");
        assert!((w.ledger().restitution_loss - (1.0 - e * e)).abs() < 1e-9, "{:?}", w.ledger());
    }
}

#[test]
fn a_rope_is_slack_then_taut() {
    let mut w = world(1e-10);
    let ball = BodyBuilder::ball(0.05).mass(1.0).position(DVec3::new(0.6, 0.0, 0.0));
    let ball = w.add(ball).unwrap();
    let rope = JointBuilder::rope(End::World, ball).at_a(DVec3::ZERO).at_b(DVec3::new(0.6, 0.0, 0.0)).length(1.0);
    let rope = w.add_joint(rope).unwrap();
    let mut farthest = 0.0_f64;
    let seen = run(&mut w, H, 1200, |w| {
        let r = w.centre(ball).unwrap().length();
        farthest = if r > farthest { r } else { farthest };
    });
    assert!(seen.imbalance < 1e-11 && seen.unsolved == 0, "{seen:?}");
    // taut at z = −0.8 after a fall of 0.8 m: the radial part of the speed is lost
    let v2 = 2.0 * G * 0.8;
    let lost = 0.5 * v2 * 0.64;
    assert!((w.ledger().restitution_loss - lost).abs() < 0.03 * lost, "{:?} {lost}", w.ledger());
    assert!(farthest < 1.0 + 1e-3, "{farthest}");
    assert!(w.joint(rope).unwrap().coordinate(0) <= 1.0 + 1e-3);
}

#[test]
fn a_joint_breaks_under_its_load_and_is_gone() {
    let mut w = world(1e-10);
    let body = between(&mut w, DVec3::ZERO, DVec3::new(0.0, 0.0, -1.0), 1.0);
    let joint = JointBuilder::hinge(End::World, body).at(DVec3::ZERO).axis(DVec3::Y).breaks_at(20.0, 1e6);
    let hinge = w.add_joint(joint).unwrap();
    run(&mut w, H, 24, |_| ()).holds("holds");
    assert!((w.joint(hinge).unwrap().force() - DVec3::Z * G).length() < 1e-9, "{}", w.joint(hinge).unwrap().force());
    w.set_force(body, DVec3::Z * -30.0).unwrap();
    let seen = run(&mut w, H, 1, |_| ());
    assert!(w.report().events.iter().any(|e| matches!(e, Event::JointBroke { joint, .. } if *joint == hinge)));
    assert!(w.joint(hinge).is_none() && seen.imbalance < 1e-11, "{seen:?}");
    run(&mut w, H, 24, |_| ()).holds("falls");
    assert!(w.velocity(body).unwrap().z < -3.0);
}
