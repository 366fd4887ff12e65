//! A hand of three fingers turns a peg between their tips by rolling and friction alone.

use tumble::{BodyBuilder, DVec3, Motor, Verdict, World};
use tumble_math::order::max;
use tumble_math::trig::{atan2, sin_cos};
use tumble_robot::{Control, Robot, SpawnOptions};

/// Radii of the peg and of a finger tip [m].
const PEG: f64 = 0.02;
const TIP: f64 = 0.01;

/// A palm with three fingers whose tips have this friction: each turns about an upright axis 70 mm beside the peg's, and closes about a level one.
fn hand(friction: f64) -> Robot {
    let finger = |k: usize| {
        let (s, c) = sin_cos(std::f64::consts::TAU / 3.0 * k as f64);
        format!(
            r#"<body name="root {k}" pos="{x} {y} 0.2" euler="0 0 {turn}"><joint name="spread {k}" axis="0 0 1"/>
              <geom type="sphere" size="0.015" mass="0.1"/>
              <body name="finger {k}"><joint name="close {k}" axis="0 1 0"/>
                <geom type="capsule" fromto="0 0 -0.02 0 0 -0.12" size="0.008" mass="0.05"/>
                <geom type="sphere" size="{TIP}" pos="0 0 -0.14" mass="0.01" friction="{friction}"/>
                <site name="tip {k}" pos="0 0 -0.14"/></body></body>"#,
            x = 0.07 * c,
            y = 0.07 * s,
            turn = 120 * k,
        )
    };
    let fingers = [0, 1, 2].map(finger).concat();
    let text = format!(
        r#"<mujoco model="hand"><worldbody>{fingers}
          <body name="peg" pos="0 0 0.05"><freejoint/>
            <geom type="cylinder" size="{PEG} 0.05" mass="0.1" friction="1"/></body></worldbody></mujoco>"#
    );
    Robot::parse(&text, "hand.xml").unwrap_or_else(|f| panic!("{f}"))
}

/// How far the peg turned, and how far it should have by rolling without slip.
fn turned(friction: f64, spread: f64, h: f64) -> (f64, f64) {
    let robot = hand(friction);
    let mut world = World::new();
    world.add(BodyBuilder::ground().friction(0.3)).unwrap();
    let names = |what: &str| [0, 1, 2].map(|k| robot.joint(&format!("{what} {k}")).unwrap());
    let (spreads, closes) = (names("spread"), names("close"));
    // tips just beside the peg
    let joints = closes.map(|j| (robot.joints[j].name.clone(), 0.28)).to_vec();
    let options = SpawnOptions { joints, control: Control::Off, ..SpawnOptions::default() };
    let handles = robot.spawn(&mut world, &options).unwrap_or_else(|e| panic!("{e}"));
    let place = |world: &World, link: &str| handles.pose(world, robot.link(link).unwrap()).unwrap();
    let yaw = |world: &World| {
        let x = place(world, "peg").vector(DVec3::X);
        atan2(x.y, x.x)
    };
    // where a tip is around the peg, from the direction of its root
    let around = |world: &World, k: usize| {
        let tip = place(world, &format!("finger {k}")).point(DVec3::new(0.0, 0.0, -0.14));
        let from = tip - place(world, "peg").position;
        let (s, c) = sin_cos(std::f64::consts::TAU / 3.0 * k as f64);
        atan2(from.y * c - from.x * s, from.x * c + from.y * s)
    };
    let (grip, turn) = (0.5, 1.0);
    let steps = ((grip + turn + 0.25) / h) as u32;
    let (mut begun, mut worst) = (None, 0.0);
    for n in 0..steps {
        let t = f64::from(n + 1) * h;
        let part = tumble_math::order::clamp((t - grip) / turn, 0.0, 1.0);
        for j in spreads {
            handles.set_motor(&mut world, j, Motor::position(spread * part).gains(20.0, 0.5)).unwrap();
        }
        for j in closes {
            handles.set_motor(&mut world, j, Motor::force(0.5)).unwrap();
        }
        let report = world.step(h);
        assert_eq!(report.verdict(), Verdict::Solved, "{:e} at {t} s", report.residual());
        worst = max(worst, report.joint_gap());
        if begun.is_none() && t > grip - 2.0 * h {
            begun = Some((yaw(&world), [0, 1, 2].map(|k| around(&world, k)), handles.positions(&robot, &world)));
        }
    }
    assert!(worst < 1e-9, "{worst} m");
    let (from, places, q) = begun.unwrap();
    let now = handles.positions(&robot, &world);
    // two rounds that roll on each other: a·φ = (a + b)·β − b·ψ
    let law = |k: usize| {
        let beta = around(&world, k) - places[k];
        let psi = now[robot.position_of(spreads[k])] - q[robot.position_of(spreads[k])];
        ((PEG + TIP) * beta - TIP * psi) / PEG
    };
    (yaw(&world) - from, (law(0) + law(1) + law(2)) / 3.0)
}

#[test]
fn a_hand_turns_a_peg_as_rolling_says_and_not_without_friction() {
    for (spread, h) in [(0.3, 1.0 / 240.0), (-0.3, 1.0 / 240.0), (0.3, 1.0 / 1000.0)] {
        let (turned, law) = turned(1.0, spread, h);
        assert!(turned.abs() > 0.7 && turned * spread < 0.0, "{turned} rad");
        assert!((turned - law).abs() < 1e-4, "{turned} rad, by rolling {law} rad at {h}");
    }
    let (slipped, _) = turned(0.0, 0.3, 1.0 / 240.0);
    assert!(slipped.abs() < 1e-6, "{slipped} rad");
}
