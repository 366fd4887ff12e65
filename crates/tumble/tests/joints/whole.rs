//! The promises of a world, with joints in it: contacts, snapshots, threads, rest, sleep, refusals.

use crate::support::{G, between, run, world};
use tumble::{BodyBuilder, DVec3, End, JointBuilder, Motor, Settings, World, WorldError};

const H: f64 = 1.0 / 240.0;

/// A cart of two wheels' axles with motors on the ground, and a pendulum on it.
fn cart() -> World {
    let mut w = world(1e-8);
    w.add(BodyBuilder::ground().friction(0.8)).unwrap();
    let deck = BodyBuilder::cuboid(DVec3::new(1.0, 0.4, 0.1)).mass(4.0).position(DVec3::new(0.0, 0.0, 0.3));
    let deck = w.add(deck).unwrap();
    for (x, y) in [(-0.4, -0.3), (-0.4, 0.3), (0.4, -0.3), (0.4, 0.3)] {
        let at = DVec3::new(x, y, 0.2);
        let wheel = w.add(BodyBuilder::ball(0.2).mass(1.0).friction(0.8).position(at)).unwrap();
        let hinge = JointBuilder::hinge(deck, wheel).at(at).axis(DVec3::Y);
        w.add_joint(hinge.motor(Motor::velocity(5.0).max(3.0))).unwrap();
    }
    let top = DVec3::new(0.0, 0.0, 0.8);
    let mast = between(&mut w, DVec3::new(0.0, 0.0, 0.35), top, 0.5);
    w.add_joint(JointBuilder::fixed(deck, mast).at(DVec3::new(0.0, 0.0, 0.35))).unwrap();
    let bob = BodyBuilder::ball(0.05).mass(0.2).position(top + DVec3::new(0.2, 0.0, 0.0));
    let bob = w.add(bob).unwrap();
    w.add_joint(JointBuilder::ball(mast, bob).at(top)).unwrap();
    w
}

#[test]
fn a_cart_with_motors_drives_on_friction_and_every_step_is_solved() {
    let mut w = cart();
    let seen = run(&mut w, H, 480, |_| ());
    assert!(seen.gap <= 1e-9 && seen.imbalance < 1e-10, "{seen:?}");
    assert_eq!(seen.unsolved, 0, "{seen:?}");
    let deck = w.bodies().nth(1).unwrap();
    assert!(deck.position().x > 0.5 && w.ledger().motor_work > 1.0, "{} {:?}", deck.position(), w.ledger());
}

#[test]
fn snapshots_clones_and_threads_give_the_same_bits() {
    let mut w = cart();
    for _ in 0..60 {
        w.step(H);
    }
    let (snapshot, mut clone) = (w.snapshot(), w.clone());
    let bytes = snapshot.to_bytes();
    let hashes: Vec<u64> = (0..60).map(|_| w.step(H).state_hash).collect();
    let again: Vec<u64> = (0..60).map(|_| clone.step(H).state_hash).collect();
    assert_eq!(hashes, again);
    w.restore(&snapshot);
    assert_eq!(hashes, (0..60).map(|_| w.step(H).state_hash).collect::<Vec<_>>());
    let mut other = cart();
    other.restore_bytes(&bytes).unwrap();
    other.set_settings(Settings { threads: 3, ..*w.settings() }).unwrap();
    assert_eq!(hashes, (0..60).map(|_| other.step(H).state_hash).collect::<Vec<_>>());
    assert_eq!(w.ledger(), other.ledger());
}

#[test]
fn what_hangs_at_rest_is_still_to_the_bit_and_its_forces_are_its_weight() {
    let mut w = world(1e-8);
    let mut end = End::World;
    let mut first = None;
    for k in 0..10 {
        let at = DVec3::new(0.0, 0.0, -0.1 * f64::from(k));
        let link = between(&mut w, at, at - DVec3::Z * 0.1, 0.3);
        let joint = w.add_joint(JointBuilder::ball(end, link).at(at)).unwrap();
        first = first.or(Some(joint));
        end = End::Body(link);
    }
    let before: Vec<DVec3> = w.bodies().map(|b| b.position()).collect();
    run(&mut w, H, 240, |_| ()).holds("hangs");
    assert_eq!(before, w.bodies().map(|b| b.position()).collect::<Vec<_>>());
    let force = w.joint(first.unwrap()).unwrap().force();
    assert!((force - DVec3::Z * (3.0 * G)).length() < 1e-9, "{force}");
    let mut settings = *w.settings();
    settings.sleep.enabled = true;
    w.set_settings(settings).unwrap();
    for _ in 0..480 {
        w.step(H);
    }
    assert_eq!(w.report().asleep, 10);
}

#[test]
fn joined_bodies_pass_through_each_other_unless_asked() {
    for collide in [false, true] {
        let mut w = world(1e-8);
        w.set_gravity(DVec3::ZERO).unwrap();
        let a = w.add(BodyBuilder::ball(0.5)).unwrap();
        let b = w.add(BodyBuilder::ball(0.5).position(DVec3::X * 1.2).velocity(DVec3::X * -1.0)).unwrap();
        w.add_joint(JointBuilder::point_on_line(a, b).at(DVec3::X * 1.2).axis(DVec3::X).collide(collide)).unwrap();
        let seen = run(&mut w, H, 240, |_| ());
        assert!(seen.imbalance < 1e-11, "{seen:?}");
        let apart = (w.centre(b).unwrap() - w.centre(a).unwrap()).length();
        assert_eq!(apart >= 1.0 - 1e-6, collide, "{apart}");
    }
}

#[test]
fn removing_a_body_removes_its_joints() {
    let mut w = cart();
    w.step(H);
    let wheel = w.bodies().nth(2).unwrap().id();
    let count = w.joint_count();
    w.remove(wheel).unwrap();
    assert_eq!(w.joint_count(), count - 1);
    for _ in 0..60 {
        assert!(w.step(H).ledger.imbalance().abs() < 1e-8);
    }
}

#[test]
fn what_cannot_be_a_joint_is_refused_and_changes_nothing() {
    let mut w = world(1e-8);
    let a = w.add(BodyBuilder::ball(0.5)).unwrap();
    let b = w.add(BodyBuilder::ball(0.5).position(DVec3::X * 2.0)).unwrap();
    let floor = w.add(BodyBuilder::ground()).unwrap();
    let hinge = || JointBuilder::hinge(a, b).at(DVec3::X).axis(DVec3::Y);
    let mut refused = |joint: JointBuilder| w.add_joint(joint).unwrap_err();
    assert!(matches!(refused(JointBuilder::hinge(a, a).at(DVec3::X).axis(DVec3::Y)), WorldError::Ends { .. }));
    assert!(matches!(refused(JointBuilder::fixed(End::World, floor).at(DVec3::X)), WorldError::Ends { .. }));
    assert!(matches!(refused(hinge().axis(DVec3::ZERO)), WorldError::OutOfRange { .. }));
    assert!(matches!(refused(hinge().axis(DVec3::NAN)), WorldError::NotFinite { .. }));
    assert!(matches!(refused(JointBuilder::hinge(a, b).at(DVec3::X)), WorldError::JointNeeds { .. }));
    assert!(matches!(refused(JointBuilder::ball(a, b)), WorldError::JointNeeds { .. }));
    assert!(matches!(refused(hinge().at_b(DVec3::X * 2.0)), WorldError::Apart { metres, .. } if metres == 1.0));
    assert!(matches!(refused(hinge().range(1.0, -1.0)), WorldError::Range { .. }));
    assert!(matches!(refused(hinge().range(0.5, 1.0)), WorldError::Range { .. }));
    assert!(matches!(refused(hinge().of(1).friction(1.0)), WorldError::Coordinate { .. }));
    assert!(matches!(refused(hinge().friction(-1.0)), WorldError::OutOfRange { .. }));
    assert!(matches!(refused(hinge().motor(Motor::position(1.0).gains(f64::NAN, 1.0))), WorldError::NotFinite { .. }));
    let universal = JointBuilder::universal(a, b).at(DVec3::X).axis(DVec3::Z).axis_b(DVec3::new(0.0, 1.0, 1.0));
    assert!(matches!(refused(universal), WorldError::Apart { .. }));
    let mut other = World::new();
    let stranger = (0..5).map(|_| other.add(BodyBuilder::ball(0.1)).unwrap()).last().unwrap();
    assert!(matches!(refused(JointBuilder::fixed(a, stranger).at(DVec3::X)), WorldError::NoSuchBody(_)));
    assert_eq!(w.joint_count(), 0);
    let joint = w.add_joint(hinge()).unwrap();
    assert!(matches!(w.set_motor(joint, 1, Motor::force(1.0)), Err(WorldError::Coordinate { .. })));
    w.remove_joint(joint).unwrap();
    assert_eq!(w.remove_joint(joint), Err(WorldError::NoSuchJoint(joint)));
}
