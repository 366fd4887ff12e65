//! Thin bodies that turn by radians in a step: the audit follows them, and sees where one was turned by other means.

use rusqlite::Connection;
use std::path::{Path, PathBuf};
use tumble::{BodyBuilder, DQuat, DVec3, Verdict, World};
use tumble_recording::{Audit, Ending, Options, Reader, Setup, Writer, audit};

fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

/// Records a world of these bodies for a second, and audits it.
fn flight(path: &Path, gravity: DVec3, bodies: &[BodyBuilder], hz: f64) -> Audit {
    let mut world = World::new();
    world.set_gravity(gravity).unwrap();
    let names: Vec<_> = bodies.iter().map(|b| (world.add(b.clone()).unwrap(), "thing".to_owned())).collect();
    let setup = Setup { name: "flight", step: 1.0 / hz, ..Setup::default() };
    let mut writer = Writer::create(path, &setup, &world, &names, &Options::default()).unwrap();
    for _ in 0..hz as u32 {
        world.step(1.0 / hz);
        assert!(writer.frame(&world, 0));
    }
    assert_eq!(writer.finish(Ending::Complete).stopped, None);
    audit(&Reader::open(path).unwrap(), |_, _| {}).unwrap()
}

fn needle(moments: DVec3, spin: DVec3) -> BodyBuilder {
    BodyBuilder::cuboid(DVec3::new(0.28, 0.02, 0.01)).mass(1.0).inertia(moments).spin(spin)
}

/// With two moments that are almost equal, or equal but for a part in 10⁹, up to two radians in half a step.
#[test]
fn needles_that_turn_by_radians_are_followed() {
    let flat = DVec3::new(4e-5, 0.006_617, 0.006_652);
    let almost = DVec3::new(4e-5, 0.0066, 0.006_600_000_006_600_001);
    let cases = [
        (240.0, flat, DVec3::new(-66.793_688_372_225_39, 357.835_503_284_267_5, 165.808_189_734_189_54)),
        (60.0, flat, DVec3::new(-11.407_928_387_645_363, 68.123_293_874_587_05, 72.312_350_270_054_18)),
        (60.0, flat, DVec3::new(30.0, 200.0, 1.0)),
        (240.0, almost, DVec3::new(400.0, 5.0, 0.0)),
    ];
    for (k, (hz, moments, spin)) in cases.into_iter().enumerate() {
        let path = file(&format!("needle-{k}.db"));
        let found = flight(&path, DVec3::ZERO, &[needle(moments, spin)], hz);
        assert!(found.holds(), "case {k}: {:?}", found.violations);
    }
}

/// A capsule of 6 mm that spins at 200 rad/s and strikes a plate, and a splinter that is struck to spin as fast: the spin of
/// a thin body about itself hangs on the last digits of how it is turned.
#[test]
fn needles_that_strike_a_plate_are_followed() {
    let plate = BodyBuilder::cuboid(DVec3::new(200.0, 200.0, 0.001)).position(DVec3::Z * -0.0005);
    let plate = plate.as_kinematic().velocity(DVec3::Z * -0.988_883_152_754_922_9).restitution(0.0).friction(0.0);
    let q = |w, x, y, z| DQuat::from_xyzw(x, y, z, w).normalize();
    let pin = BodyBuilder::capsule(0.003, 0.486_097_103_186_238_9).mass(1.0).restitution(0.0).friction(0.0);
    let pin = pin.orientation(q(
        -0.621_049_689_657_715_3,
        0.296_920_610_874_989_5,
        -0.723_901_567_496_515_5,
        0.045_847_076_131_052_614,
    ));
    let pin = pin.position(DVec3::Z * 0.923_710_367_855_878_7);
    let pin = pin.velocity(DVec3::new(4.917_565_258_537_026, -2.979_146_045_833_471_3, -5.151_975_510_007_592));
    let pin = pin.spin(DVec3::new(41.588_067_921_730_4, 107.808_317_315_431, -163.241_536_761_183_68));
    let found = flight(&file("pin.db"), DVec3::Z * -9.81, &[plate, pin], 60.0);
    assert!(found.holds(), "{:?}", found.violations);

    let plate = BodyBuilder::cuboid(DVec3::new(200.0, 200.0, 0.02)).position(DVec3::Z * -0.01).mass(100.0);
    let plate = plate.restitution(0.8).friction(0.5);
    let corners = [
        DVec3::new(0.127, 0.0119, -0.0044),
        DVec3::new(0.2026, -0.0078, 0.0006),
        DVec3::new(-0.1534, 0.0109, -0.0027),
        DVec3::new(-0.1257, 0.0027, -0.003),
        DVec3::new(0.2855, -0.0111, 0.0001),
        DVec3::new(-0.1401, -0.0135, -0.0042),
        DVec3::new(0.044, 0.0004, 0.0039),
        DVec3::new(0.0602, 0.0145, 0.0029),
    ];
    for turn in 0..8 {
        let splinter = BodyBuilder::hull(&corners).mass(1.0).restitution(0.8).friction(0.5);
        let splinter = splinter.orientation(q(-0.2137, -0.8463, 0.1342 + 0.1 * f64::from(turn), -0.4692));
        let splinter = splinter.position(DVec3::Z * 0.9485).velocity(DVec3::new(16.7853, 12.1103, -12.1801));
        let path = file(&format!("splinter-{turn}.db"));
        let found = flight(&path, DVec3::ZERO, &[plate.clone(), splinter], 60.0);
        assert!(found.holds(), "{turn}: {:?}", found.violations);
    }
}

/// A recorded turn that is off by a millionth of a radian is found, however fast the body turns.
#[test]
fn a_needle_that_was_turned_aside_is_seen() {
    let path = file("aside.db");
    let moments = DVec3::new(4e-5, 0.006_617, 0.006_652);
    let found = flight(&path, DVec3::ZERO, &[needle(moments, DVec3::new(30.0, 200.0, 1.0))], 60.0);
    assert!(found.holds(), "{:?}", found.violations);
    let db = Connection::open(&path).unwrap();
    db.execute("UPDATE state SET qx = qx + 1e-6 * qw, qw = qw - 1e-6 * qx WHERE frame = 30", []).unwrap();
    assert!(db.total_changes() > 0);
    drop(db);
    let found = audit(&Reader::open(&path).unwrap(), |_, _| {}).unwrap();
    assert!(found.violations.iter().any(|v| v.law == "motion" && v.frame == 30), "{:?}", found.violations);
}

/// Blows on what rests, a box, a stack and a thin plate: those that rest are followed as they stay, the others as they fly.
#[test]
fn blows_on_what_rests_are_followed() {
    let rough = |b: BodyBuilder, e: f64| b.mass(1.0).friction(0.5).restitution(e);
    let block = |size: DVec3, x: f64, z: f64| rough(BodyBuilder::cuboid(size), 0.3).position(DVec3::new(x, 0.0, z));
    let tile = DVec3::new(0.5, 0.5, 0.02);
    let lean = DQuat::from_xyzw(0.2, 0.4, 0.1, 0.9).normalize();
    for (k, hz) in [60.0, 240.0].into_iter().enumerate() {
        let bodies = [
            BodyBuilder::ground().friction(0.5).restitution(0.3),
            block(DVec3::splat(0.4), 0.0, 0.2),
            block(DVec3::splat(0.3), 1.0, 0.15),
            block(DVec3::splat(0.3), 1.0, 0.45),
            block(tile, 2.0, 0.01),
            rough(BodyBuilder::ball(0.05), 0.8).position(DVec3::new(0.02, 0.0, 0.7)),
            rough(BodyBuilder::cuboid(DVec3::new(0.2, 0.15, 0.1)), 0.0)
                .position(DVec3::new(1.0, 0.0, 0.9))
                .orientation(lean)
                .velocity(DVec3::new(0.3, -0.2, -1.0)),
            rough(BodyBuilder::capsule(0.04, 0.3), 0.0)
                .position(DVec3::new(2.0, 0.0, 0.4))
                .orientation(lean)
                .spin(DVec3::new(1.0, 2.0, 0.5)),
        ];
        let path = file(&format!("blows-{k}.db"));
        let found = flight(&path, DVec3::Z * -9.81, &bodies, hz);
        assert!(found.holds(), "{hz} Hz: {:?}", found.violations);
        let (c, sql) = (
            Connection::open(&path).unwrap(),
            "SELECT count(*) FROM contact WHERE origin = 'touch' AND body_a < 5 AND body_b < 5",
        );
        let held: i64 = c.query_row(sql, [], |r| r.get(0)).unwrap();
        assert!(held > 0, "nobody who rests is struck");
    }
}

/// Thin plates that turn by a third of a radian in a step and slide on each other go on, on their own sides, or the step that leads them
/// through each other says so: as they begin, when no solve has seen their velocities yet, and later.
#[test]
fn plates_that_turn_into_each_other_say_so() {
    for (k, (size, turn, slip, hz)) in [
        (DVec3::new(0.13655, 0.13979, 0.00175), 0.2624, 0.9688, 60.0),
        (DVec3::new(0.12974, 0.21844, 0.0012), 0.3574, 0.8946, 60.0),
        (DVec3::new(0.14034, 0.16115, 0.00117), 0.4369, 0.6125, 60.0),
        (DVec3::new(0.35098, 0.26052, 0.00101), 0.3274, 0.4657, 240.0),
        (DVec3::new(0.2, 0.2, 0.002), 0.1, 0.3, 240.0),
    ]
    .into_iter()
    .enumerate()
    {
        let plate = |z: f64, v: f64| {
            let b = BodyBuilder::cuboid(size).mass(0.002).friction(0.0).position(DVec3::Z * z);
            b.velocity(DVec3::X * v).spin(DVec3::Y * (turn * hz))
        };
        let (path, bodies) = (file(&format!("plates-{k}.db")), [plate(0.0, slip), plate(size.z, -slip)]);
        let found = flight(&path, DVec3::ZERO, &bodies, hz);
        let (reader, mut said, mut touched) = (Reader::open(&path).unwrap(), false, false);
        let first = found.violations.iter().map(|v| v.frame).min();
        for frame in 1..reader.frame_count().unwrap() {
            said |= reader.frame(frame).unwrap().verdict != Verdict::Solved;
            assert!(said || first.is_none_or(|f| f > frame), "case {k}: {:#?}", found.violations[0]);
            touched |= reader.contacts(frame).unwrap().iter().any(|c| c.impulse[0] > 0.0);
            let states = reader.states(frame).unwrap();
            let (a, b) = (&states[0], &states[1]);
            let apart = DVec3::from_array(b.centre) - DVec3::from_array(a.centre);
            if apart.length() > 0.9 * size.x {
                break;
            }
            let [w, x, y, z] = a.orientation;
            let above = (DQuat::from_xyzw(x, y, z, w) * DVec3::Z).dot(apart);
            assert!(said || above > 0.5 * size.z, "case {k}: {above} m above in frame {frame}, without a word");
        }
        assert!(touched, "case {k}: nothing presses");
    }
}
