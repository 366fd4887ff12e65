//! Six-degree joints and wheels.

use crate::support::{G, run, world};
use tumble::{
    Axis, BodyBuilder, BodyId, DQuat, DVec3, End, JointBuilder, JointKind, Motor, Verdict, World, WorldError, trig,
};

const H: f64 = 1.0 / 240.0;

/// Two bodies, turned and moving, without gravity; the joint between them is at the origin.
fn two(w: &mut World) -> (BodyId, BodyId) {
    let body = |at: DVec3, turn: DVec3| {
        let body = BodyBuilder::cuboid(DVec3::new(0.3, 0.2, 0.5)).mass(2.0).position(at);
        body.orientation(DQuat::from_xyzw(turn.x, turn.y, turn.z, 1.0).normalize())
    };
    let a = w.add(body(DVec3::new(0.3, 0.1, 0.4), DVec3::new(0.2, -0.1, 0.3))).unwrap();
    let b = w.add(body(DVec3::new(-0.2, 0.3, -0.4), DVec3::new(-0.1, 0.4, 0.1))).unwrap();
    (a, b)
}

#[test]
fn axes_with_locks_move_as_the_kinds_that_they_make() {
    let (z, x) = (DVec3::new(0.2, -0.1, 1.0), DVec3::new(1.0, 0.5, -0.15));
    let all = Axis::ALL;
    let but = |free: &[Axis]| -> Vec<Axis> { all.into_iter().filter(|a| !free.contains(a)).collect() };
    type Of = fn(BodyId, BodyId) -> JointBuilder;
    type Same = &'static [(usize, Axis)];
    let kinds: [(Of, Vec<Axis>, Same); 7] = [
        (|a, b| JointBuilder::fixed(a, b), but(&[]), &[]),
        (|a, b| JointBuilder::hinge(a, b), but(&[Axis::TurnZ]), &[(0, Axis::TurnZ)]),
        (|a, b| JointBuilder::slide(a, b), but(&[Axis::Z]), &[(0, Axis::Z)]),
        (|a, b| JointBuilder::cylindrical(a, b), but(&[Axis::Z, Axis::TurnZ]), &[(0, Axis::Z), (1, Axis::TurnZ)]),
        (|a, b| JointBuilder::planar(a, b), but(&[Axis::X, Axis::Y, Axis::TurnZ]), &[(2, Axis::TurnZ)]),
        (|a, b| JointBuilder::ball(a, b), vec![Axis::X, Axis::Y, Axis::Z], &[]),
        (|a, b| JointBuilder::point_on_line(a, b), vec![Axis::X, Axis::Y], &[(0, Axis::Z)]),
    ];
    for (of, locked, same) in kinds {
        let run_with = |six: bool| {
            let mut w = world(1e-11);
            w.set_gravity(DVec3::ZERO).unwrap();
            let (a, b) = two(&mut w);
            let joint = if six {
                locked.iter().fold(JointBuilder::axes(a, b).axis_b(x), |j, axis| j.lock(*axis))
            } else {
                of(a, b)
            };
            let fixed = joint.clone().between(a, b).at(DVec3::ZERO);
            let joint =
                w.add_joint(if six || of(a, b) != JointBuilder::fixed(a, b) { fixed.axis(z) } else { fixed }).unwrap();
            // from rest: velocities that a joint does not allow are closed in other ways by other rows
            w.set_force(a, DVec3::new(1.0, -2.0, 0.5)).unwrap();
            w.set_torque(b, DVec3::new(-0.2, 0.5, 0.3)).unwrap();
            let seen = run(&mut w, H, 120, |_| ());
            seen.holds(if six { "axes" } else { "kind" });
            let q: Vec<f64> = same
                .iter()
                .map(|(k, axis)| w.joint(joint).unwrap().coordinate(if six { axis.index() } else { *k }))
                .collect();
            ([a, b].map(|b| w.centre(b).unwrap()), q, w.joint(joint).unwrap().kind())
        };
        let (kind, six) = (run_with(false), run_with(true));
        assert_eq!(kind.2.hard_rows(), six.2.hard_rows());
        for k in 0..2 {
            assert!((kind.0[k] - six.0[k]).length() < 1e-8, "{:?}: {} {}", kind.2, kind.0[k], six.0[k]);
        }
        for (x, y) in kind.1.iter().zip(&six.1) {
            assert!((x - y).abs() < 1e-8 && x.abs() > 1e-3, "{:?}: {x} {y}", kind.2);
        }
    }
}

/// With one of three turns locked, the other two are those of a universal joint, and go round as those do: there is no pole.
#[test]
fn two_free_turns_of_axes_go_round_as_a_universal_joint_does() {
    // which turn is locked; the axes of the universal joint; which of the turns its two angles are
    let cases = [(Axis::TurnZ, DVec3::Y, DVec3::X, [4, 3]), (Axis::TurnX, DVec3::Z, DVec3::Y, [5, 4])];
    for (locked, axis, axis_b, turns) in cases {
        let run_with = |six: bool| {
            let mut w = world(1e-11);
            w.set_gravity(DVec3::ZERO).unwrap();
            let size = DVec3::new(0.3, 0.2, 0.5);
            let body = w.add(BodyBuilder::cuboid(size).mass(2.0).spin(axis * 3.0 + axis_b * 1.0)).unwrap();
            let joint = if six {
                let joint = JointBuilder::axes(End::World, body).axis(DVec3::Z).axis_b(DVec3::X);
                joint.lock(Axis::X).lock(Axis::Y).lock(Axis::Z).lock(locked)
            } else {
                JointBuilder::universal(End::World, body).axis(axis).axis_b(axis_b)
            };
            let of = |k: usize| if six { turns[k] } else { k };
            // a spring about the second axis and a damper about the first, on whichever side of a quarter turn
            let joint = joint.at(DVec3::ZERO).of(of(0)).damping(1e-3).of(of(1)).spring(0.5, 0.2);
            let joint = w.add_joint(joint).unwrap();
            let seen = run(&mut w, H, 480, |_| ());
            seen.holds(if six { "axes" } else { "universal" });
            let j = w.joint(joint).unwrap();
            ([0, 1].map(|k| j.coordinate(of(k))), w.spin(body).unwrap())
        };
        let (universal, six) = (run_with(false), run_with(true));
        assert!(universal.0[0] > 4.0, "{universal:?}");
        for k in 0..2 {
            assert!((universal.0[k] - six.0[k]).abs() < 1e-7, "{locked:?} {k}: {universal:?} {six:?}");
        }
        assert!((universal.1 - six.1).length() < 1e-7, "{locked:?}: {universal:?} {six:?}");
    }
}

/// With two of three turns locked, the third is that of a hinge: all the way round.
#[test]
fn one_free_turn_of_axes_goes_round_as_a_hinge_does() {
    // two half steps of Cayley's turn: 2·2·atan(θ/4) is short of θ by θ³/48
    let theta = 3.0 * H;
    let short = theta * theta * theta / 48.0;
    for free in [Axis::TurnX, Axis::TurnY, Axis::TurnZ] {
        let mut w = world(1e-11);
        w.set_gravity(DVec3::ZERO).unwrap();
        let axis = [DVec3::X, DVec3::Y, DVec3::Z][free.index() - 3];
        let body = w.add(BodyBuilder::cuboid(DVec3::new(0.3, 0.2, 0.5)).mass(2.0).spin(axis * 3.0)).unwrap();
        let six = JointBuilder::axes(End::World, body).at(DVec3::ZERO).axis(DVec3::Z).axis_b(DVec3::X);
        let joint = Axis::ALL.into_iter().filter(|a| *a != free).fold(six, JointBuilder::lock);
        let joint = w.add_joint(joint.of(free.index()).spring(1e-9, 0.0)).unwrap();
        for k in 1..=480 {
            assert_eq!(w.step(H).verdict(), Verdict::Solved, "{free:?} {k}");
            let q = w.joint(joint).unwrap().coordinate(free.index());
            assert!((q - theta * f64::from(k)).abs() < short * f64::from(k) * 1.01 + 1e-9, "{free:?} {k}: {q}");
        }
    }
}

#[test]
fn coordinates_of_axes_and_wheels_change_as_their_rates_say() {
    for steered in [None, Some(false), Some(true)] {
        let mut w = world(1e-11);
        w.set_gravity(DVec3::ZERO).unwrap();
        let (a, b) = two(&mut w);
        let joint = match steered {
            None => JointBuilder::axes(a, b).axis(DVec3::new(0.3, 0.1, 1.0)),
            Some(true) => JointBuilder::wheel(a, b).axis(DVec3::Z).axis_b(DVec3::Y).steered(),
            Some(false) => JointBuilder::wheel(a, b).axis(DVec3::Z).axis_b(DVec3::Y),
        };
        let joint = w.add_joint(joint.at(DVec3::new(0.1, 0.2, 0.0))).unwrap();
        w.apply_angular_impulse(a, DVec3::new(0.1, -0.05, 0.1)).unwrap();
        w.apply_angular_impulse(b, DVec3::new(-0.1, 0.1, 0.05)).unwrap();
        w.apply_impulse_at(b, DVec3::new(0.5, 0.3, -0.8), DVec3::new(-0.2, 0.3, -0.4)).unwrap();
        let dt = 1e-4;
        let count = w.joint(joint).unwrap().coordinate_count();
        assert_eq!(count, steered.map_or(6, |s| if s { 3 } else { 2 }));
        for _ in 0..2000 {
            w.step(dt);
        }
        let j = w.joint(joint).unwrap();
        let (q, r): (Vec<f64>, Vec<f64>) = (0..count).map(|k| (j.coordinate(k), j.rate(k))).unzip();
        assert!(q.iter().all(|q| q.abs() > 1e-3), "{q:?}");
        w.step(dt);
        w.step(dt);
        let j = w.joint(joint).unwrap();
        for k in 0..count {
            let (found, mean) = ((j.coordinate(k) - q[k]) / (2.0 * dt), 0.5 * (r[k] + j.rate(k)));
            assert!((found - mean).abs() < 1e-6 * (1.0 + mean.abs()), "{steered:?} {k}: {found} {mean}");
        }
    }
}

#[test]
fn springs_along_all_axes_settle_where_forces_balance() {
    let mut w = world(1e-11);
    let body = w.add(BodyBuilder::cuboid(DVec3::splat(0.4)).mass(5.0)).unwrap();
    let mut bush = JointBuilder::axes(End::World, body).at(DVec3::ZERO).axis(DVec3::Z).axis_b(DVec3::X);
    let (stiff, twist) = (3e3, 40.0);
    for axis in Axis::ALL {
        let turns = axis.index() > 2;
        bush = bush.of(axis.index()).spring(if turns { twist } else { stiff }, 0.0).damping(if turns {
            4.0
        } else {
            200.0
        });
    }
    let bush = w.add_joint(bush).unwrap();
    w.set_torque(body, DVec3::Z * 2.0).unwrap();
    w.set_force(body, DVec3::new(6.0, -9.0, 0.0)).unwrap();
    run(&mut w, H, 4800, |_| ());
    let exact = [6.0 / stiff, -9.0 / stiff, -5.0 * G / stiff, 0.0, 0.0, 2.0 / twist];
    for (k, exact) in exact.iter().enumerate() {
        let is = w.joint(bush).unwrap().coordinate(k);
        assert!((is - exact).abs() < 1e-9, "{k}: {is} {exact}");
    }
    assert_eq!(w.report().verdict(), Verdict::Solved);
}

#[test]
fn limits_of_axes_hold_and_bounce() {
    let mut w = world(1e-11);
    let body = w.add(BodyBuilder::ball(0.2).mass(3.0)).unwrap();
    let box_of =
        JointBuilder::axes(End::World, body).at(DVec3::ZERO).limit(Axis::Z, -0.3, 0.1).limit(Axis::X, -0.2, 0.2);
    let joint = w.add_joint(box_of.limit(Axis::TurnY, -0.5, 0.4)).unwrap();
    w.set_force(body, DVec3::X * 5.0).unwrap();
    w.set_torque(body, DVec3::Y * -0.4).unwrap();
    run(&mut w, H, 960, |_| ()).holds("limits");
    let j = w.joint(joint).unwrap();
    for (axis, stop) in [(Axis::X, 0.2), (Axis::Z, -0.3), (Axis::TurnY, -0.5)] {
        let q = j.coordinate(axis.index());
        assert!((q - stop).abs() < 1e-9 && j.at_limit(axis.index()), "{axis:?}: {q}");
    }
    let force = w.report().joints[0].coordinates[Axis::Z.index()].limit_impulse / H;
    assert!((force - 3.0 * G).abs() < 1e-6, "{force}");
}

#[test]
fn axes_start_where_they_are_told() {
    let values = [0.1, -0.2, 0.3, 0.4, -0.5, 0.6];
    let mut w = world(1e-10);
    let (a, b) = two(&mut w);
    let joint = JointBuilder::axes(a, b).at(DVec3::new(0.2, 0.0, 0.1)).axis(DVec3::new(0.1, 0.2, 1.0));
    let joint = values.iter().enumerate().fold(joint, |j, (k, x)| j.of(k).starts_at(*x));
    let joint = w.add_joint(joint).unwrap();
    for (k, x) in values.iter().enumerate() {
        let is = w.joint(joint).unwrap().coordinate(k);
        assert!((is - x).abs() < 1e-12, "{k}: {is} {x}");
    }
    let wheel = JointBuilder::wheel(a, b).at(DVec3::ZERO).axis(DVec3::Z).axis_b(DVec3::X).steered();
    let wheel = w.add_joint(wheel.starts_at(0.1).of(1).starts_at(-2.0).of(2).starts_at(0.3)).unwrap();
    for (k, x) in [0.1, -2.0, 0.3].iter().enumerate() {
        let is = w.joint(wheel).unwrap().coordinate(k);
        assert!((is - x).abs() < 1e-12, "{k}: {is} {x}");
    }
}

#[test]
fn what_axes_cannot_do_is_refused_and_the_pole_is_never_called_solved() {
    let mut w = world(1e-10);
    let (a, b) = two(&mut w);
    let six = || JointBuilder::axes(a, b).at(DVec3::ZERO);
    let locked = w.add_joint(six().lock(Axis::X).of(0).spring(10.0, 0.0));
    assert!(matches!(locked, Err(WorldError::JointNeeds { kind: "axes", .. })), "{locked:?}");
    let pole = w.add_joint(six().of(4).starts_at(1.57));
    assert!(matches!(pole, Err(WorldError::JointNeeds { kind: "axes", .. })), "{pole:?}");
    assert!(matches!(w.add_joint(six().of(6).friction(1.0)), Err(WorldError::Coordinate { index: 6, count: 6, .. })));
    let no_axes = w.add_joint(JointBuilder::hinge(a, b).at(DVec3::ZERO).axis(DVec3::Z).lock(Axis::X));
    assert!(no_axes.is_err());
    let skew = JointBuilder::wheel(a, b).at(DVec3::ZERO).axis(DVec3::Z).axis_b(DVec3::new(1.0, 0.0, 0.5));
    assert!(matches!(w.add_joint(skew), Err(WorldError::Apart { .. })));
    assert!(w.add_joint(JointBuilder::wheel(a, b).at(DVec3::ZERO).axis(DVec3::Z)).is_err());
    let held = w.add_joint(six().lock(Axis::Y)).unwrap();
    assert!(w.set_motor(held, 1, Motor::velocity(1.0)).is_err() && w.set_motor(held, 0, Motor::velocity(1.0)).is_ok());
    assert_eq!(w.joint_count(), 1);

    // a body that is turned through the pole: solved before and after, finite and inexact there
    let mut w = world(1e-8);
    w.set_gravity(DVec3::ZERO).unwrap();
    let body = w.add(BodyBuilder::cuboid(DVec3::new(0.3, 0.2, 0.5)).mass(2.0).spin(DVec3::Y * 3.0)).unwrap();
    let joint = JointBuilder::axes(End::World, body).at(DVec3::ZERO).of(5).damping(0.01);
    w.add_joint(joint).unwrap();
    let mut unsolved = 0;
    for k in 0..240 {
        unsolved += u32::from(w.step(H).verdict() != Verdict::Solved);
        assert!(w.centre(body).unwrap().is_finite() && w.spin(body).unwrap().is_finite(), "{k}");
    }
    // two degrees at 3 rad/s, and the step that leads there
    let through = 2.0_f64.to_radians() / 3.0 / H;
    assert!(unsolved > 0 && f64::from(unsolved) < 2.0 * (through + 3.0), "{unsolved}");
}

#[test]
fn a_wheel_carries_its_car_and_drives_it() {
    // two wheels side by side on the ground, a beam above them held upright by its slides: weight on the springs, drive by friction
    let mut w = world(1e-10);
    w.add(BodyBuilder::ground().friction(1.0)).unwrap();
    let (radius, mass, stiff) = (0.3, 60.0, 2e4);
    let car = w.add(BodyBuilder::cuboid(DVec3::new(0.4, 0.4, 0.2)).mass(mass).position(DVec3::Z * 0.9)).unwrap();
    // the car goes ahead and up and down, and does not turn
    let guide =
        JointBuilder::axes(End::World, car).at(DVec3::Z * 0.9).lock(Axis::Y).lock(Axis::TurnX).lock(Axis::TurnY);
    w.add_joint(guide.lock(Axis::TurnZ)).unwrap();
    let wheels: Vec<_> = [-1.0, 1.0]
        .into_iter()
        .map(|side| {
            let at = DVec3::new(0.0, 0.5 * side, radius);
            let turn = trig::rotation(DVec3::X, std::f64::consts::FRAC_PI_2);
            let wheel = BodyBuilder::cylinder(radius, 0.1).mass(8.0).friction(1.0).position(at).orientation(turn);
            let wheel = w.add(wheel).unwrap();
            let joint = JointBuilder::wheel(car, wheel).at(at).axis(DVec3::Z).axis_b(DVec3::Y);
            (wheel, w.add_joint(joint.spring(stiff, 0.0).damping(900.0)).unwrap())
        })
        .collect();
    let seen = run(&mut w, H, 1200, |_| ());
    assert!(seen.gap < 1e-9 && seen.imbalance < 1e-10, "{seen:?}");
    for (_, j) in &wheels {
        // the wheel stands, the car sinks: B against A goes up
        let droop = w.joint(*j).unwrap().coordinate(0);
        assert!((droop - 0.5 * mass * G / stiff).abs() < 1e-7, "{droop}");
    }
    for (_, j) in &wheels {
        w.set_motor(*j, 1, Motor::force(15.0)).unwrap();
    }
    let before = w.velocity(car).unwrap().x;
    run(&mut w, H, 240, |_| ());
    // all that moves, wheels rolling: a = 2τ/R / (m + 2 m_w + 2 I/R²)
    let inertia = 0.5 * 8.0 * radius * radius;
    let exact = 2.0 * 15.0 / radius / (mass + 16.0 + 2.0 * inertia / (radius * radius));
    let gained = w.velocity(car).unwrap().x - before;
    // wheels are cylinders of many sides to nobody: they roll
    assert!((gained - exact).abs() < 2e-3 * exact, "{gained} {exact}");
    let JointKind::Wheel { steered } = w.joint(wheels[0].1).unwrap().kind() else { panic!("a wheel") };
    assert!(!steered);
}
