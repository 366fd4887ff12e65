//! Recordings of mechanisms: their rows, and an audit that asks every law of them.

use std::path::{Path, PathBuf};
use tumble::{BodyBuilder, BodyId, DVec3, End, JointBuilder, Motor, World};
use tumble_recording::{Audit, Ending, Layout, Options, Reader, Setup, Writer, audit, replay, verify};

const STEP: f64 = 1.0 / 240.0;

/// A world before its first step.
type Make = fn() -> World;

fn v(x: f64, y: f64, z: f64) -> DVec3 {
    DVec3::new(x, y, z)
}

/// A rod of length 1 m and mass 1 kg with its middle at a place.
fn rod(w: &mut World, size: DVec3, at: DVec3) -> BodyId {
    w.add(BodyBuilder::cuboid(size).mass(1.0).position(at)).unwrap()
}

/// A hinge with everything that may act along it.
fn arm() -> World {
    let mut w = World::new();
    let upper = rod(&mut w, v(1.0, 0.1, 0.1), v(0.5, 0.0, 2.0));
    let lower = rod(&mut w, v(1.0, 0.08, 0.08), v(1.5, 0.0, 2.0));
    let shoulder = JointBuilder::hinge(End::World, upper).at(v(0.0, 0.0, 2.0)).axis(DVec3::Y).range(-0.4, 0.9);
    w.add_joint(shoulder.restitution(0.5).friction(0.3).damping(0.2).armature(0.05).spring(3.0, 0.2)).unwrap();
    let elbow = JointBuilder::hinge(upper, lower).at(v(1.0, 0.0, 2.0)).axis(DVec3::Y).range(-1.2, 0.5);
    w.add_joint(elbow.motor(Motor::velocity(1.5).max(2.0))).unwrap();
    w
}

/// Kinds that slide and turn, servos with and without a greatest force.
fn kinds() -> World {
    let mut w = World::new();
    let at = |k: f64| v(3.0 * k, 0.0, 1.0);
    let boxes: Vec<BodyId> = (0..10).map(|k| rod(&mut w, v(0.6, 0.4, 0.3), at(f64::from(k)))).collect();
    let mut k = 0;
    let mut next = || {
        k += 1;
        (boxes[k - 1], at((k - 1) as f64) + v(0.1, 0.2, -0.1))
    };
    let (b, p) = next();
    let slide = JointBuilder::slide(End::World, b).at(p).axis(v(0.3, 0.1, 1.0)).range(-0.5, 0.4).friction(2.0);
    w.add_joint(slide.motor(Motor::position(0.2).gains(300.0, 10.0).max(15.0))).unwrap();
    let (b, p) = next();
    let cylinder = JointBuilder::cylindrical(End::World, b).at(p).axis(v(0.1, 1.0, 1.0));
    w.add_joint(cylinder.spring(80.0, 0.1).damping(3.0).of(1).motor(Motor::position(4.0).gains(5.0, 1.0))).unwrap();
    let (b, p) = next();
    w.add_joint(JointBuilder::screw(End::World, b, 0.3).at(p).axis(DVec3::Z).damping(0.01)).unwrap();
    let (b, p) = next();
    let ball = JointBuilder::ball(End::World, b).at(p + v(0.0, 0.0, 0.8)).axis(DVec3::Z).range(0.0, 0.3);
    w.add_joint(ball.of(1).friction(0.05)).unwrap();
    w.set_spin(b, v(0.5, -1.0, 2.0)).unwrap();
    let (b, p) = next();
    let hook = JointBuilder::universal(End::World, b).at(p).axis(DVec3::X).axis_b(DVec3::Y);
    w.add_joint(hook.of(1).damping(0.1)).unwrap();
    w.set_spin(b, v(2.0, 1.0, 0.0)).unwrap();
    let (b, p) = next();
    let plane = JointBuilder::planar(End::World, b).at(p).axis(v(0.0, 0.6, 0.8)).friction(0.5);
    w.add_joint(plane.of(2).motor(Motor::force(0.4))).unwrap();
    let (b, p) = next();
    w.add_joint(JointBuilder::point_on_line(End::World, b).at(p).axis(v(1.0, 0.0, 0.2)).range(-1.0, 0.3)).unwrap();
    let (b, p) = next();
    w.add_joint(JointBuilder::point_on_plane(End::World, b).at(p).axis(v(0.2, 0.0, 1.0))).unwrap();
    let (b, p) = next();
    w.add_joint(JointBuilder::rod(End::World, b).at_a(p + v(0.4, 0.0, 1.0)).at_b(p)).unwrap();
    let (b, p) = next();
    w.add_joint(JointBuilder::rope(End::World, b).at_a(p + v(0.4, 0.0, 0.6)).at_b(p).length(1.0).restitution(0.4))
        .unwrap();
    w
}

/// Gears, a rack and a weld on a body that is told how to move.
fn coupled() -> World {
    let mut w = World::new();
    let mut wheel = |x: f64| {
        let at = v(x, 0.0, 1.0);
        let b = w.add(BodyBuilder::cylinder(0.3, 0.1).mass(2.0).position(at)).unwrap();
        let hinge = JointBuilder::hinge(End::World, b).at(at).axis(DVec3::Z).damping(0.05);
        (b, w.add_joint(hinge).unwrap())
    };
    let ((_, one), (_, two)) = (wheel(0.0), wheel(1.0));
    let rack = rod(&mut w, v(1.0, 0.1, 0.1), v(0.0, 2.0, 1.0));
    let way = w.add_joint(JointBuilder::slide(End::World, rack).at(v(0.0, 2.0, 1.0)).axis(DVec3::X)).unwrap();
    w.add_joint(JointBuilder::coupling(&[(one, 0, 1.0), (two, 0, 3.0)], 0.0)).unwrap();
    w.add_joint(JointBuilder::coupling(&[(two, 0, 0.3), (way, 0, -1.0)], 0.0)).unwrap();
    w.set_motor(one, 0, Motor::velocity(6.0).max(4.0)).unwrap();
    let told = BodyBuilder::cuboid(v(0.4, 0.4, 0.4)).as_kinematic().position(v(5.0, 0.0, 3.0));
    let told = w.add(told.velocity(v(0.3, 0.0, 0.1)).spin(v(0.0, 2.0, 1.0))).unwrap();
    let held = rod(&mut w, v(1.0, 0.1, 0.1), v(5.7, 0.0, 3.0));
    w.add_joint(JointBuilder::hinge(told, held).at(v(5.2, 0.0, 3.0)).axis(DVec3::Y).friction(0.1)).unwrap();
    let end = rod(&mut w, v(0.3, 0.3, 0.3), v(6.3, 0.0, 3.0));
    w.add_joint(JointBuilder::fixed(held, end).at(v(6.2, 0.0, 3.0))).unwrap();
    w
}

/// A chain that falls onto a floor, with friction and bounces.
fn chain() -> World {
    let mut w = World::new();
    w.add(BodyBuilder::ground()).unwrap();
    let mut last: Option<BodyId> = None;
    for k in 0..8 {
        let x = f64::from(k) * 0.5;
        let link = w.add(BodyBuilder::cuboid(v(0.45, 0.1, 0.1)).mass(0.5).position(v(x, 0.0, 0.6 + 0.1 * x))).unwrap();
        if let Some(last) = last {
            let at = v(x - 0.25, 0.0, 0.6 + 0.1 * x - 0.025);
            w.add_joint(JointBuilder::ball(last, link).at(at)).unwrap();
        }
        last = Some(link);
    }
    w
}

/// A four-bar in space: rows that depend on others.
fn four_bar() -> World {
    let mut w = World::new();
    let a = rod(&mut w, v(0.1, 0.1, 1.0), v(0.0, 0.0, 0.5));
    let b = rod(&mut w, v(1.0, 0.1, 0.1), v(0.5, 0.0, 1.0));
    let c = rod(&mut w, v(0.1, 0.1, 1.0), v(1.0, 0.0, 0.5));
    for (x, y, at) in [
        (End::World, End::Body(a), v(0.0, 0.0, 0.0)),
        (End::Body(a), End::Body(b), v(0.0, 0.0, 1.0)),
        (End::Body(b), End::Body(c), v(1.0, 0.0, 1.0)),
        (End::World, End::Body(c), v(1.0, 0.0, 0.0)),
    ] {
        w.add_joint(JointBuilder::hinge(x, y).at(at).axis(DVec3::Y)).unwrap();
    }
    w.set_spin(a, v(0.0, 3.0, 0.0)).unwrap();
    w
}

/// A beam that breaks off its wall.
fn breaking() -> World {
    let mut w = World::new();
    w.add(BodyBuilder::ground()).unwrap();
    let beam = rod(&mut w, v(1.0, 0.1, 0.1), v(0.5, 0.0, 1.0));
    let load = w.add(BodyBuilder::ball(0.1).mass(2.0).position(v(0.9, 0.0, 1.6))).unwrap();
    w.set_velocity(load, v(0.0, 0.0, -2.0)).unwrap();
    let weld =
        JointBuilder::hinge(End::World, beam).at(v(0.0, 0.0, 1.0)).axis(DVec3::Y).spring(60.0, 0.0).armature(0.1);
    w.add_joint(weld.breaks_at(40.0, 1e3).motor(Motor::force(-6.0))).unwrap();
    w
}

fn file(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("tumble-joints-{name}-{}.db", std::process::id()))
}

fn record(name: &str, world: &mut World, steps: u32, layout: Layout, mut act: impl FnMut(&mut World, u32)) -> PathBuf {
    let path = file(name);
    let setup = Setup { name, step: STEP, ..Setup::default() };
    let options = Options { layout: Some(layout), ..Options::default() };
    let mut writer = Writer::create(&path, &setup, world, &[], &options).unwrap();
    for k in 0..steps {
        act(world, k);
        world.step(STEP);
        assert!(writer.frame(world, 0), "{:?}", writer.stopped());
    }
    assert_eq!(writer.finish(Ending::Complete).stopped, None);
    path
}

fn look(path: &Path) -> Audit {
    audit(&Reader::open(path).unwrap(), |_, _| {}).unwrap()
}

fn worst(audit: &Audit) -> String {
    let laws: Vec<String> = audit.laws.iter().map(|l| format!("{} {:.1e}/{}", l.law, l.worst, l.violations)).collect();
    let first: Vec<String> = audit
        .violations
        .iter()
        .filter(|v| v.law != "verdict")
        .take(12)
        .map(|v| format!("\n  {} {}: {} ({:.2e} of {:.2e})", v.law, v.frame, v.what, v.defect, v.limit))
        .collect();
    format!("{}; unsolved {}{}", laws.join(", "), audit.verdicts.unsolved(), first.concat())
}

/// Every law holds in every mechanism, whatever the layout, and the physics repeats.
#[test]
fn mechanisms_keep_the_laws() {
    let worlds: [(&str, Make); 6] = [
        ("arm", arm),
        ("kinds", kinds),
        ("coupled", coupled),
        ("chain", chain),
        ("four_bar", four_bar),
        ("breaking", breaking),
    ];
    let mut failures = Vec::new();
    for (name, make) in worlds {
        let path = record(name, &mut make(), 360, Layout::Rows, |_, _| {});
        let found = look(&path);
        let joint = found.laws.iter().find(|l| l.law == "joint").unwrap();
        assert!(joint.checks > 1000 && found.skipped.is_empty(), "{name}: {joint:?} {:?}", found.skipped);
        if !found.holds() {
            failures.push(format!("{name}: {}", worst(&found)));
        }
        let reader = Reader::open(&path).unwrap();
        assert!(verify(&reader, |_, _| {}).unwrap().is_intact());
        let departure = replay(&reader, &mut make(), |_, _| {}).unwrap();
        assert_eq!(departure, None, "{name}");
        drop(reader);
        std::fs::remove_file(&path).unwrap();
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// Three slides whose bodies all stand above their joints, driven by servos: what the joints bear acts along its own lever.
fn gantry() -> World {
    let mut w = World::new();
    let mut last = End::World;
    let at = v(0.0, 0.0, 0.08);
    let places =
        [(v(0.024, 0.09, 0.012), 0.165, 0.5), (v(0.032, 0.032, 0.012), 0.18, 0.3), (v(0.02, 0.02, 0.06), 0.08, 0.2)];
    for ((size, z, mass), axis) in places.into_iter().zip([DVec3::X, DVec3::Y, DVec3::Z]) {
        let link = w.add(BodyBuilder::cuboid(size).mass(mass).position(v(0.0, 0.0, z))).unwrap();
        let slide = JointBuilder::slide(last, link).at(at).axis(axis);
        w.add_joint(slide.motor(Motor::position(0.0).gains(4000.0, 200.0))).unwrap();
        last = End::Body(link);
    }
    w
}

/// A force along its own lever has no moment, and rounding makes one of it that nothing gave: no violation of a law.
#[test]
fn a_gantry_whose_bodies_stand_above_their_joints_keeps_the_laws() {
    let path = record("gantry", &mut gantry(), 240, Layout::Rows, |w, k| {
        let joints: Vec<_> = w.joints().map(|j| j.id()).collect();
        let targets = [0.02 - 0.0001 * f64::from(k), 0.01, -0.0003 * f64::from(k)];
        for (joint, target) in joints.into_iter().zip(targets) {
            w.set_motor(joint, 0, Motor::position(target).gains(4000.0, 200.0)).unwrap();
        }
    });
    let found = look(&path);
    assert!(found.holds(), "{}", worst(&found));
    std::fs::remove_file(&path).unwrap();
}

/// Joints that are closed where the step begins are asked as those at a midpoint are: on the world, and on a body that is driven.
#[test]
fn joints_that_are_solved_at_the_start_of_a_step_keep_the_laws() {
    for driven in [false, true] {
        let mut w = World::with_gravity(DVec3::ZERO).unwrap();
        let bob = BodyBuilder::ball(0.1).position(DVec3::X).velocity(DVec3::Z * 3.0).spin(DVec3::Y * -3.0);
        let bob = w.add(bob).unwrap();
        let marble = w.add(BodyBuilder::ball(0.05).mass(0.2).position(v(9.0, 0.0, 0.0))).unwrap();
        let end = if driven {
            let cart = BodyBuilder::cuboid(v(0.1, 0.1, 0.1)).as_kinematic().velocity(v(0.0, 2.0, 0.0));
            End::Body(w.add(cart).unwrap())
        } else {
            End::World
        };
        w.add_joint(JointBuilder::hinge(end, bob).at(DVec3::ZERO).axis(DVec3::Y)).unwrap();
        let mut starts = 0;
        let path = record(if driven { "driven" } else { "start" }, &mut w, 40, Layout::Rows, |w, k| {
            starts += w.report().start_ups;
            if k == 20 {
                w.set_position(marble, w.centre(bob).unwrap() + v(0.2, 0.0, 0.0)).unwrap();
                w.set_velocity(marble, DVec3::X * -40.0).unwrap();
            }
        });
        let found = look(&path);
        assert!(starts == 1 && found.holds(), "driven {driven}, {starts} starts: {}", worst(&found));
        assert_eq!(found.verdicts.unsolved(), 0);
        std::fs::remove_file(&path).unwrap();
    }
}
