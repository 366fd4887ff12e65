//! Balls and discs that change from sliding to rolling: their final speed and their path.

use crate::stage::{G, larger, near, stage};
use tumble::{BodyId, DVec3, trig};

#[test]
fn rolling_ball_keeps_five_sevenths() {
    let mut s = stage("rolling_ball");
    let solid = s.id("solid");
    let mut slips = 0.0;
    s.play(None, |w| {
        let b = w.body(solid).unwrap();
        if b.velocity_at(b.position() - DVec3::Z * 0.1).length() > 1e-6 {
            slips = w.time();
        }
    });
    near("end of sliding", slips, 2.0 * 2.0 / (7.0 * 0.2 * G), 2.0 * s.scene.step);
    near("solid", s.velocity("solid").x, 2.0 * 5.0 / 7.0, 1e-9);
    near("hollow", s.velocity("hollow").x, 2.0 * 3.0 / 5.0, 1e-9);
    let l = s.built.world.ledger();
    near("heat", l.friction_loss, 2.0 * (2.0 / 7.0) + 2.0 * (2.0 / 5.0), 1e-8);
}

#[test]
fn race_is_decided_by_inertia_alone() {
    let mut s = stage("race");
    s.play(None, |_| {});
    let (sin, cos) = trig::sin_cos(15.0_f64.to_radians());
    let down = DVec3::new(cos, 0.0, -sin);
    let full = G * sin * 1.5;
    // a rim is met point by point: second order in the step, 0.15 % here
    for (name, share, tolerance) in [
        ("ball", 5.0 / 7.0, 1e-9),
        ("small ball", 5.0 / 7.0, 1e-9),
        ("disc", 2.0 / 3.0, 3e-3),
        ("hoop", 0.5, 3e-3),
        ("block", 1.0, 1e-7),
    ] {
        near(name, s.velocity(name).dot(down) / full, share, tolerance);
    }
}

#[test]
fn turntable_brings_the_ball_round_in_seven_halves_of_a_turn() {
    let mut s = stage("turntable");
    let (p, v) = (s.at("ball"), s.velocity("ball"));
    let (mut farthest, ball) = (0.0, s.id("ball"));
    s.play(None, |w| farthest = larger(farthest, (w.position(ball).unwrap() - p).length()));
    // first order in the step; the circle has a radius of v/(2Ω/7) = 0.175 m
    near("diameter", farthest, 2.0 * 0.15 / (6.0 / 7.0), 2e-3);
    assert!((s.at("ball") - p).length() < 2e-3, "{}", s.at("ball"));
    assert!((s.velocity("ball") - v).length() < 2e-3);
}

#[test]
fn billiard_break_shares_momentum_and_ends_rolling() {
    let mut s = stage("billiard_break");
    let balls: Vec<BodyId> = s.built.names[1..].iter().map(|(id, _)| *id).collect();
    let cue = s.id("cue ball");
    let (mut before, mut at_impact, mut total) = (6.0, 0.0, 0.0);
    s.play(None, |w| {
        let v = w.velocity(cue).unwrap().x;
        if at_impact == 0.0 && v < before - 1.0 {
            at_impact = w.time();
        }
        before = v;
        if at_impact > 0.0 && total == 0.0 && w.time() > at_impact + 0.02 {
            total = balls.iter().map(|b| w.velocity(*b).unwrap().x).sum();
            let moving = balls.iter().filter(|b| w.velocity(**b).unwrap().length() > 0.1).count();
            assert!(moving >= 12, "{moving} balls move");
        }
    });
    // cloth takes at most μg from each of sixteen balls for 20 ms, and μg from the cue ball before
    let sent = 6.0 - 0.2 * G * at_impact;
    assert!(total <= sent + 1e-6 && total > sent - 16.0 * 0.2 * G * 0.022, "{total} of {sent} m/s");
    let rolling = |b: &&BodyId| {
        let b = s.built.world.body(**b).unwrap();
        b.position().z < 0.0286 && b.velocity_at(b.position() - DVec3::Z * 0.028_575).length() < 1e-5
    };
    let count = balls.iter().filter(rolling).count();
    assert!(count >= 14, "{count} of 16 roll");
}

#[test]
fn bowling_ball_hooks_on_a_parabola_and_the_pins_fall() {
    let mut s = stage("bowling");
    let ball = s.id("ball");
    let (mut hook, mut met) = (f64::NAN, 0.0);
    s.play(None, |w| {
        // slip starts as (8, 25·0.108) m/s: friction turns the path by μg along it
        if w.time() < 0.500_1 {
            hook = w.position(ball).unwrap().y;
        }
        if met == 0.0 && w.velocity(ball).unwrap().x < 5.5 {
            met = w.time();
        }
    });
    let slip = DVec3::new(8.0, 25.0 * 0.108, 0.0);
    near("hook", hook, 0.25 - 0.5 * 0.12 * G * 0.25 * slip.y / slip.length(), 1e-5);
    let fallen = s.built.names[2..].iter().filter(|(id, _)| s.built.world.position(*id).unwrap().z < 0.1).count();
    assert!(fallen >= 6, "{fallen} pins");
    assert!(met > 1.0 && s.velocity("ball").x > 2.0, "the ball goes on");
    assert_eq!(s.reduced, 0, "every pin keeps its e");
}
