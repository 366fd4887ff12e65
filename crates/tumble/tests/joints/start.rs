//! Bodies with given mass properties, and joints whose coordinates do not start at zero.

use tumble::{
    BodyBuilder, BodyId, DMat3, DQuat, DVec3, End, JointBuilder, JointKind, Verdict, World, WorldError, trig,
};

/// A link whose centre is far from its origin and whose principal axes are askew.
fn link() -> BodyBuilder {
    let tensor = DMat3::from_cols(
        DVec3::new(0.040, 0.004, -0.003),
        DVec3::new(0.004, 0.050, 0.002),
        DVec3::new(-0.003, 0.002, 0.030),
    );
    BodyBuilder::dynamic().mass_properties(2.0, DVec3::new(0.1, -0.2, 0.3), tensor)
}

fn about(axis: DVec3, angle: f64) -> DQuat {
    DQuat::from_xyzw(axis.x, axis.y, axis.z, 0.0) * trig::sin(0.5 * angle)
        + DQuat::from_xyzw(0.0, 0.0, 0.0, trig::cos(0.5 * angle))
}

#[test]
fn given_mass_properties_are_those_of_the_body() {
    let mut world = World::new();
    let turn = about(DVec3::Y, 0.7);
    let id = world.add(link().position(DVec3::X).orientation(turn)).unwrap();
    let body = world.body(id).unwrap();
    assert_eq!(body.mass(), 2.0);
    assert!((body.centre() - (DVec3::X + turn * DVec3::new(0.1, -0.2, 0.3))).length() < 1e-15);
    let tensor = body.inertia().tensor();
    assert!((tensor.x_axis - DVec3::new(0.040, 0.004, -0.003)).length() < 1e-15);
    assert!((tensor.z_axis - DVec3::new(-0.003, 0.002, 0.030)).length() < 1e-15);
    // a shape changes nothing of it
    let shape = tumble::Shape::ball(0.3).unwrap();
    let other = world.add(link().shape(shape)).unwrap();
    assert_eq!(world.body(other).unwrap().mass(), 2.0);
    assert_eq!(world.body(other).unwrap().offset(), DVec3::new(0.1, -0.2, 0.3));
}

#[test]
fn mass_properties_that_no_body_has_are_refused() {
    let mut world = World::new();
    let flat = DMat3::from_diagonal(DVec3::new(1.0, 1.0, 2.1));
    let refused = world.add(BodyBuilder::dynamic().mass_properties(1.0, DVec3::ZERO, flat));
    assert!(matches!(refused, Err(WorldError::Inertia(_))), "{refused:?}");
    let whole = DMat3::IDENTITY;
    for (mass, centre) in [(0.0, DVec3::ZERO), (-1.0, DVec3::ZERO), (f64::NAN, DVec3::ZERO), (1.0, DVec3::NAN)] {
        assert!(world.add(BodyBuilder::dynamic().mass_properties(mass, centre, whole)).is_err());
    }
    assert_eq!(world.body_count(), 0);
}

/// Two bodies, B where the joint would bring it from A's frame by its starting values.
fn two(world: &mut World) -> (BodyId, BodyId) {
    let a = world.add(link().position(DVec3::new(0.3, 0.1, 1.0)).orientation(about(DVec3::X, 0.4))).unwrap();
    let b = world.add(link().position(DVec3::new(-0.2, 0.5, 0.7)).orientation(about(DVec3::Z, -1.1))).unwrap();
    (a, b)
}

#[test]
fn coordinates_start_where_they_are_told_and_count_on_from_there() {
    use JointKind as K;
    let kinds: [(K, &[f64]); 6] = [
        (K::Hinge, &[-1.6]),
        (K::Hinge, &[7.5]),
        (K::Slide, &[0.25]),
        (K::Cylindrical, &[0.1, -0.8]),
        (K::Planar, &[0.3, -0.2, 1.1]),
        (K::Universal, &[0.6, -0.9]),
    ];
    for (kind, start) in kinds {
        let mut world = World::with_gravity(DVec3::ZERO).unwrap();
        let (a, b) = two(&mut world);
        let axis = DVec3::new(0.2, -0.5, 0.8).normalize();
        let across = axis.cross(DVec3::X).normalize();
        let mut joint = JointBuilder::new(kind, a, b).at(DVec3::new(0.1, 0.2, 0.9)).axis(axis);
        if kind == K::Universal {
            joint = joint.axis_b(across);
        }
        for (k, value) in start.iter().enumerate() {
            joint = joint.of(k).starts_at(*value).range(value - 0.5, value + 0.5);
        }
        let id = world.add_joint(joint).unwrap();
        for (k, value) in start.iter().enumerate() {
            assert!((world.joint(id).unwrap().coordinate(k) - value).abs() < 1e-12, "{kind:?} {k}");
        }
        // B turns against A about the first axis: the coordinate goes on with its rate
        world.set_spin(b, axis * 0.2).unwrap();
        let last = start.len() - 1;
        let before = world.joint(id).unwrap().coordinate(last);
        for _ in 0..10 {
            world.step(0.001);
        }
        let joint = world.joint(id).unwrap();
        let moved = joint.coordinate(last) - before;
        assert!((moved - 0.01 * joint.rate(last)).abs() < 1e-5, "{kind:?}: {moved} at {}", joint.rate(last));
        assert!(world.report().joint_gap() < 1e-9);
    }
}

#[test]
fn a_ball_has_no_value_to_start_at() {
    let mut world = World::new();
    let (_, b) = two(&mut world);
    let ball = JointBuilder::ball(End::World, b).at(DVec3::ZERO).starts_at(0.3);
    assert!(matches!(world.add_joint(ball), Err(WorldError::JointNeeds { .. })));
}

/// A pendulum of a ball and a rod on a hinge at the origin, and a marble that is thrown at it from so near that the velocity, which no
/// solve has seen, would lead into it before the midpoint.
fn struck_at_once(pivot: End, bob: BodyId, world: &mut World) {
    let hinge = JointBuilder::hinge(pivot, bob).at(DVec3::ZERO).axis(DVec3::Y);
    world.add_joint(hinge).unwrap();
    for _ in 0..7 {
        world.step(1.0 / 60.0);
    }
    let centre = world.centre(bob).unwrap();
    let marble = BodyBuilder::ball(0.05).mass(0.2).position(centre + DVec3::new(0.2, 0.0, 0.0));
    world.add(marble.velocity(DVec3::X * -20.0)).unwrap();
    world.step(1.0 / 60.0);
}

fn bob() -> BodyBuilder {
    BodyBuilder::ball(0.1).position(DVec3::new(1.0, 0.0, 0.0)).velocity(DVec3::Z * 3.0).spin(DVec3::Y * -3.0)
}

#[test]
fn a_joint_is_closed_where_an_island_is_solved_at_the_start_of_its_step() {
    // at a frame a joint that swings is open by the bend of its path, r(ωh)²/8 = 0.3 mm here
    let mut world = World::new();
    let bob = world.add(bob()).unwrap();
    struck_at_once(End::World, bob, &mut world);
    let r = world.report();
    assert_eq!((r.start_ups, r.verdict()), (1, Verdict::Solved));
    assert!(r.joint_gap() <= 1e-9, "{:e} m", r.joint_gap());
    let closing = r.adjustments.iter().find(|a| a.body == bob).unwrap().closing.length();
    assert!((5e-5..1e-3).contains(&closing), "closed by {closing:e} m");
    let off = r.step_ledger.imbalance().abs() / r.step_ledger.largest();
    assert!(off < 1e-12, "{off:e} of the ledger");
    // and it is closed at the next midpoint without more
    world.step(1.0 / 60.0);
    let r = world.report();
    assert_eq!((r.start_ups, r.verdict()), (0, Verdict::Solved));
    assert!(r.joint_gap() <= 1e-9 && r.adjustments.iter().all(|a| a.closing == DVec3::ZERO), "{:?}", r.adjustments);
}

#[test]
fn a_joint_on_a_driven_body_is_closed_with_it_at_the_start_of_the_step() {
    // the driven body is at its midpoint for contacts, half a step of 2 m/s farther: 17 mm
    let mut world = World::new();
    let bob = world.add(bob()).unwrap();
    let cart = BodyBuilder::cuboid(DVec3::splat(0.1)).as_kinematic().velocity(DVec3::new(0.0, 2.0, 0.0));
    let cart = world.add(cart).unwrap();
    struck_at_once(End::Body(cart), bob, &mut world);
    let r = world.report();
    assert_eq!((r.start_ups, r.verdict()), (1, Verdict::Solved));
    assert!(r.joint_gap() <= 1e-9, "{:e} m", r.joint_gap());
    world.step(1.0 / 60.0);
    let r = world.report();
    assert!(r.joint_gap() <= 1e-9 && r.adjustments.iter().all(|a| a.closing == DVec3::ZERO), "{:?}", r.adjustments);
}

#[test]
fn an_axis_that_points_the_other_way_is_no_closed_hinge() {
    // its sines vanish there too: from any turn it is brought back to where the joint was made, or the step is not solved
    for turn in [0.5, 1.4, 1.8, 2.6, 3.0, 3.1, std::f64::consts::PI] {
        for kind in [JointKind::Hinge, JointKind::Cylindrical, JointKind::Planar, JointKind::Wheel { steered: false }] {
            let mut world = World::with_gravity(DVec3::ZERO).unwrap();
            let id = world.add(BodyBuilder::cuboid(DVec3::new(0.1, 0.2, 0.3))).unwrap();
            let joint = JointBuilder::new(kind, End::World, id).at(DVec3::ZERO).axis(DVec3::Z);
            let joint = if kind == (JointKind::Wheel { steered: false }) { joint.axis_b(DVec3::X) } else { joint };
            world.add_joint(joint).unwrap();
            world.set_orientation(id, about(DVec3::Y, turn)).unwrap();
            let solved = world.step(0.01).verdict() == Verdict::Solved;
            let made = if kind == (JointKind::Wheel { steered: false }) { DVec3::X } else { DVec3::Z };
            let axis = world.orientation(id).unwrap() * made;
            assert!(!solved || axis.dot(made) > 1.0 - 1e-9, "{kind:?} turned by {turn}: {axis}, solved {solved}");
            assert!(solved || turn >= 3.0, "{kind:?} turned by {turn}");
        }
    }
}
