//! Scenes with surfaces: belts, height fields, a cup of walls.

use crate::stage::{G, Stage, near, stage, stage_with};
use tumble::{BodyKind, DVec3, Event};
use tumble_math::order::min;

/// A parcel slides until it goes with the belt; till then the belt does twice the work that the parcel has gained.
#[test]
fn the_conveyor_does_twice_the_work_that_its_parcels_gain() {
    let mut s = stage("conveyor");
    let (mass, speed, mu) = (2.0, 1.0, 0.5);
    let sliding = speed / (mu * G);
    // the first parcel alone, until it has just ceased to slide
    s.play(Some(0.25), |_| {});
    near("speed", s.velocity("parcel[0]").x, speed, 1e-9);
    // x = ½ v t while it slides, then v t
    near("place", s.at("parcel[0]").x, -1.4 + speed * (0.25 - 0.5 * sliding), 0.5 * s.scene.step * speed);
    let l = *s.built.world.ledger();
    let gained = 0.5 * mass * speed * speed;
    // the last step of sliding ends within a step
    let step = mu * mass * G * speed * s.scene.step;
    near("belt", l.kinematic_work, 2.0 * gained, step);
    near("heat", l.friction_loss, gained, step);
    near("motion", l.kinetic, gained, 1e-9);
    // all of them pass the gate and come to rest in the bin
    let mut counted = 0;
    s.play(Some(8.75), |w| {
        counted += w.report().events.iter().filter(|e| matches!(e, Event::Entered { .. })).count();
    });
    assert_eq!(counted, 8);
    for k in 0..8 {
        let at = s.at(&format!("parcel[{k}]"));
        assert!((1.06..1.84).contains(&at.x) && at.z < 0.6, "parcel {k} is not in the bin: {at}");
    }
    assert_eq!(s.built.world.ledger().kinetic, 0.0);
}

/// What has settled in a cup is carried by it.
#[test]
fn the_cup_carries_the_weight_of_its_marbles() {
    let mut s = stage("cup");
    s.play(None, |_| {});
    let w = &s.built.world;
    for k in 0..30 {
        let name = format!("marble[{k}]");
        let at = s.at(&name);
        // held up: it neither rises nor falls. A marble that is free on the level bottom may go on rolling, and any may go on spinning about
        // the normal of its only contact: no friction at a point ends either. Ten times the tolerance of a step
        assert!(s.velocity(&name).z.abs() < 1e-7, "{name} moves at {}", s.velocity(&name));
        assert!(at.truncate().length() < 0.05 && at.z < 0.106, "marble {k} is not in the cup: {at}");
    }
    let marbles: Vec<_> = (0..30).map(|k| s.id(&format!("marble[{k}]"))).collect();
    let mut held = DVec3::ZERO;
    for c in &w.report().contacts {
        // from the cup to the marbles
        let inner = [marbles.contains(&c.body_a), marbles.contains(&c.body_b)];
        if inner[0] != inner[1] {
            held += c.world_impulse() * if inner[1] { 1.0 } else { -1.0 };
        }
    }
    let weight = 30.0 * 0.016 * G * s.scene.step;
    near("weight", held.z, weight, 1e-6 * weight);
    near("sideways", held.truncate().length(), 0.0, 1e-6 * weight);
}

/// Nothing falls through the dunes; boxes and capsules come to rest on them.
#[test]
fn nothing_falls_through_the_dunes() {
    let mut s = stage("dunes");
    let tumble::Shape::Mesh(ground) =
        s.built.world.body(s.id("dunes")).unwrap().shapes().next().unwrap().shape().clone()
    else {
        panic!("no height field")
    };
    let names: Vec<String> = s.built.names.iter().map(|(_, n)| n.clone()).filter(|n| n != "dunes").collect();
    assert_eq!(names.len(), 17);
    let mut deepest = 0.0_f64;
    s.play(None, |w| deepest = min(deepest, w.report().deepest_gap()));
    assert!(deepest > -1e-3, "{deepest} m");
    let l = *s.built.world.ledger();
    // corrections of positions are a ten-thousandth of what went into motion
    assert!(l.corrected.abs() < 1e-4 * (l.initial - l.potential), "{} J", l.corrected);
    for n in &names {
        let at = s.at(n);
        assert!(at.x.abs() < 1.95 && at.y.abs() < 1.95, "{n} is at {at}");
        assert!(!ground.contains(at, &mut tumble_geometry::MeshWorkspace::default()), "{n} is in the ground, at {at}");
        if n.starts_with("box") {
            assert!(s.velocity(n).length() < 1e-6, "{n} moves at {}", s.velocity(n));
        }
    }
}

/// The highest that each marble comes behind the slope [m], and its speed there [m/s].
fn highest(s: &mut Stage, marbles: usize) -> Vec<(f64, f64)> {
    let mut highest = vec![(0.0, 0.0); marbles];
    s.play(None, |w| {
        for (k, b) in w.bodies().filter(|b| b.kind() == BodyKind::Dynamic).enumerate() {
            if b.centre().x > -0.16 && b.centre().z > highest[k].0 {
                highest[k] = (b.centre().z, b.velocity().length());
            }
        }
    });
    highest
}

/// A marble that comes round has been at the loop's top, faster than one that flies there, and ends in the tray. It has less speed
/// than without losses, as every edge between flat pieces is a small impact.
#[test]
fn marbles_that_start_high_enough_come_round_the_loop() {
    let (path, marble) = (0.15 - 0.008, 0.008);
    let mut s = stage("marble_run");
    for (k, (top, speed)) in highest(&mut s, 4).into_iter().enumerate() {
        // the flat pieces cut the arc of 1.5° by 0.013 mm
        near("top", top, 2.0 * path + marble, 5e-5);
        let free = (10.0 / 7.0 * G * (0.6 - 2.0 * path)).sqrt();
        assert!(speed > (G * path).sqrt() && speed < free && speed > 0.9 * free, "{speed} of {free} m/s");
        let at = s.at(&format!("marble[{k}]"));
        assert!(at.x > 0.34 && at.x < 0.6, "marble {k} is at {at}");
    }
    // less than 2.7 of the path's radius: it leaves the track before the top
    let low = [("start = 0.6 ", "start = 0.36 "), ("duration = 3.2", "duration = 1.6"), ("count = 4", "count = 1")];
    let mut s = stage_with("marble_run", &low);
    let (top, speed) = highest(&mut s, 1)[0];
    assert!(top > path && top < 2.0 * path + marble - 0.002, "{top} m");
    assert!(speed < (G * path).sqrt(), "{speed} m/s");
}

/// No centre is ever inside the tube, although most of the bodies meet it.
#[test]
fn nothing_gets_into_the_torus_knot() {
    let mut s = stage("torus_knot");
    let knot = s.built.world.body(s.id("knot")).unwrap();
    let tumble::Shape::Mesh(mesh) = knot.shapes().next().unwrap().shape().clone() else { panic!("no mesh") };
    let place = knot.position();
    let mut ws = tumble_geometry::MeshWorkspace::default();
    // a point of its centre line is inside
    assert!(mesh.contains(DVec3::new(3.0, 0.0, 0.0), &mut ws));
    let (mut deepest, mut touched) = (0.0_f64, std::collections::BTreeSet::new());
    let id = s.id("knot");
    s.play(None, |w| {
        deepest = min(deepest, w.report().deepest_gap());
        for c in &w.report().contacts {
            if c.body_a == id || c.body_b == id {
                touched.extend([c.body_a, c.body_b]);
            }
        }
        for b in w.bodies().filter(|b| b.kind() == BodyKind::Dynamic) {
            assert!(!mesh.contains(b.centre() - place, &mut ws), "a body is inside at {}", b.centre());
        }
    });
    assert!(deepest > -1e-3, "{deepest} m");
    assert!(touched.len() > 15, "{} bodies touch the knot", touched.len());
}
