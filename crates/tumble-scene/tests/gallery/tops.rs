//! Tops, and bodies that turn freely: what they keep, and when they turn over.

use crate::stage::{G, angle, larger, near, stage, stage_with};
use std::f64::consts::PI;
use tumble::{DVec3, trig};

#[test]
fn book_flips_again_and_again_and_keeps_energy_and_momentum() {
    let mut s = stage("book");
    let book = s.id("book");
    let start = s.built.world.body(book).unwrap();
    let (energy, momentum) = (start.kinetic_energy(), start.angular_momentum());
    let (mut flips, mut side) = (Vec::new(), 1.0);
    s.play(None, |w| {
        let b = w.body(book).unwrap();
        let y = (b.orientation().inverse() * b.spin()).y;
        if y * side < -4.0 {
            flips.push(w.time());
            side = -side;
        }
        assert!((b.kinetic_energy() - energy).abs() < 1e-11 * energy);
        assert!((b.angular_momentum() - momentum).length() < 1e-11 * momentum.length());
    });
    assert!(flips.len() >= 3, "{flips:?}");
    let pauses: Vec<f64> = flips.windows(2).map(|f| f[1] - f[0]).collect();
    assert!(pauses.iter().all(|p| (p / pauses[0] - 1.0).abs() < 0.01), "{pauses:?}");
}

#[test]
fn tippe_top_turns_over_and_needs_friction_for_it() {
    let mut s = stage("tippe_top");
    let low = s.built.world.centre(s.id("top")).unwrap().z;
    s.play(Some(4.0), |_| {});
    let tilt = angle(s.turned("top", DVec3::Z), DVec3::Z);
    assert!(tilt > 150.0_f64.to_radians(), "{tilt} rad");
    let top = s.built.world.body(s.id("top")).unwrap();
    assert!(top.centre().z > low + 0.002, "the centre of mass climbed");
    // onto the stem, whose end is 27 mm from the middle of the ball of 20 mm
    assert!(top.position().z > 0.025, "{}", top.position());
    // still the same way round in the room, so it turns the other way round in its own eyes
    assert!(top.spin().z > 100.0);
    let l = s.built.world.ledger();
    assert!(l.friction_loss > 0.9 * l.dissipated());
    // on ice, and where it grips and soon rolls
    for friction in ["friction = 0.0", "friction = 0.3"] {
        let mut other = stage_with("tippe_top", &[("friction = 0.1", friction)]);
        let mut most = 0.0;
        let id = other.id("top");
        other.play(Some(2.0), |w| most = larger(most, angle(w.orientation(id).unwrap() * DVec3::Z, DVec3::Z)));
        assert!(most < 30.0_f64.to_radians(), "{friction}: {most} rad");
    }
}

#[test]
fn rattleback_turns_round_only_against_its_grain() {
    let mut s = stage("rattleback");
    let against = s.id("against the grain");
    let mut rattle = 0.0;
    s.play(None, |w| {
        let spin = w.spin(against).unwrap();
        rattle = larger(rattle, spin.x.abs() + spin.y.abs());
    });
    assert!(s.spin("against the grain").z < -0.8, "{}", s.spin("against the grain"));
    assert!(s.spin("with the grain").z < -5.0, "{}", s.spin("with the grain"));
    assert!(rattle > 4.0, "{rattle} rad/s");
    // without the skew there is no grain
    let mut straight = stage_with("rattleback", &[("degrees = 10.0", "degrees = 0.0")]);
    straight.play(None, |_| {});
    assert!(straight.spin("against the grain").z > 4.0, "{}", straight.spin("against the grain"));
}

#[test]
fn eulers_disc_shudders_with_the_frequency_of_its_tilt() {
    let mut s = stage("eulers_disc");
    let mut rates = Vec::new();
    for name in ["steep", "flat"] {
        rates.push((s.id(name), 0.0_f64, 0.0, 0.0_f64));
        assert_eq!(s.velocity(name), DVec3::ZERO);
    }
    let mut last = [0.0; 2];
    let mut started = false;
    let step = s.scene.step;
    s.play(Some(0.2), |w| {
        for (k, (id, turned, sine, wander)) in rates.iter_mut().enumerate() {
            let up = w.orientation(*id).unwrap() * DVec3::Z;
            // the way that the disc leans runs round with the place of contact
            let now = trig::atan2(up.y, up.x);
            let mut d = now - last[k];
            d -= 2.0 * PI * (d / (2.0 * PI)).round();
            last[k] = now;
            if started {
                *turned += d;
                *sine += step / (1.0 - up.z * up.z).sqrt().sqrt();
            }
            *wander = larger(*wander, w.velocity(*id).unwrap().truncate().length());
        }
        started = true;
    });
    let mut measured = Vec::new();
    for (id, turned, sine, _) in &rates {
        // Ω = √(4g/R) (sin α)^−½ added up over the way
        let law = (4.0 * G / 0.0375).sqrt() * sine;
        near(&format!("{id:?}"), turned.abs() / law, 1.0, 0.03);
        measured.push(turned.abs());
    }
    assert!(measured[1] > 1.9 * measured[0], "{measured:?}");
}
