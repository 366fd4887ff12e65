//! Bodies with given mass properties, and joints whose coordinates do not start at zero.

use tumble::{BodyBuilder, BodyId, DMat3, DQuat, DVec3, End, JointBuilder, JointKind, World, WorldError, trig};

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
