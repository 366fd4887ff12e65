//! Blocks and stones that slide: how far, along which line, and that they stop.

use crate::stage::{G, angle, near, stage, stage_with};
use tumble::{DVec3, trig};

#[test]
fn slide_every_mass_stops_at_the_same_place_and_stays() {
    let law = 4.0 / (2.0 * 0.5 * G);
    for mass in ["1.0", "0.001", "1e6"] {
        let edit = format!("mass = {mass}");
        let mut s = stage_with("slide", &[("mass = 1.0", &edit)]);
        s.play(None, |_| {});
        // the midpoint scheme is within μgh²/8 of the law
        near(mass, s.at("cube").x, law, 0.5 * G * 1e-4 / 8.0 + 1e-8);
        assert!(s.velocity("cube").length() <= 1e-8);
    }
}

#[test]
fn slope_one_block_slides_by_the_law_and_one_holds() {
    let mut s = stage("slope");
    let (slides, holds) = (s.at("slides"), s.at("holds"));
    s.play(None, |_| {});
    let (sin, cos) = trig::sin_cos(20.0_f64.to_radians());
    let a = G * (sin - 0.344_327_613 * cos);
    near("acceleration", a, 0.18, 0.005);
    near("way", (s.at("slides") - slides).length(), 0.5 * a * 4.0, 1e-7);
    near("direction", angle(s.at("slides") - slides, DVec3::new(cos, 0.0, -sin)), 0.0, 1e-6);
    assert!((s.at("holds") - holds).length() < 1e-9);
}

#[test]
fn isotropy_star_every_direction_stops_after_the_same_way() {
    let mut s = stage("isotropy_star");
    let names: Vec<String> = s.built.names[1..].iter().map(|(_, n)| n.clone()).collect();
    assert_eq!(names.len(), 16);
    let start: Vec<DVec3> = names.iter().map(|n| s.at(n)).collect();
    s.play(None, |_| {});
    let law = 10.0 / (2.0 * 0.4 * G);
    for (n, from) in names.iter().zip(start) {
        let way = s.at(n) - from;
        near(n, way.length(), law, 0.4 * G * s.scene.step * s.scene.step / 8.0 + 1e-7);
        let ray = DVec3::new(from.x, from.y, 0.0).normalize();
        assert!((way - ray * way.length()).length() < 1e-7, "{n} leaves its ray");
        assert!(s.spin(n).length() < 1e-6);
    }
}

#[test]
fn curling_stone_sliding_and_spinning_end_together() {
    let mut s = stage("curling_stone");
    let (straight, spinning) = (s.id("straight"), s.id("spinning"));
    let (mut slid, mut spun, mut plain) = (0.0, 0.0, 0.0);
    s.play(None, |w| {
        for (id, speed, last) in [
            (straight, w.velocity(straight).unwrap().length(), &mut plain),
            (spinning, w.velocity(spinning).unwrap().length(), &mut slid),
            (spinning, w.spin(spinning).unwrap().length() * 0.14, &mut spun),
        ] {
            assert!(w.body(id).is_some());
            if speed > 1e-6 {
                *last = w.time();
            }
        }
    });
    near("stop of the straight stone", plain, 1.2 / (0.05 * G), 2.0 * s.scene.step);
    near("both ends", slid, spun, 2.0 * s.scene.step);
    assert!(slid > 1.2 * plain, "{slid} s and {plain} s");
    near("way of the straight stone", s.at("straight").x, 1.2 * 1.2 / (2.0 * 0.05 * G), 1e-5);
    assert!(s.at("spinning").x > 1.25 * s.at("straight").x);
}
