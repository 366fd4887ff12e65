//! Scenes with surfaces: belts, height fields, a cup of walls.

use crate::stage::{G, near, stage};
use tumble::{DVec3, Event};
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
