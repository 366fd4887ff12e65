//! Collision groups, ignored pairs, and what questions are asked of.

use tumble::{
    BodyBuilder, BodyId, DQuat, DVec3, Filter, Groups, Pose, Shape, ShapeId, ShapeOptions, World, WorldError,
};

const FLOOR: Groups = Groups { member: 1 << 1, meets: !0 };

fn at(x: f64, z: f64) -> DVec3 {
    DVec3::new(x, 0.0, z)
}

fn fall(world: &mut World, steps: u32) {
    for _ in 0..steps {
        let report = world.step(1.0 / 120.0);
        assert!(report.islands.iter().all(|i| i.certificate.is_solved()));
    }
}

#[test]
fn debris_meets_the_floor_and_nothing_else() {
    let mut world = World::new();
    world.add(BodyBuilder::ground().groups(FLOOR)).unwrap();
    let debris = Groups { member: 1 << 2, meets: FLOOR.member };
    let one = world.add(BodyBuilder::ball(0.1).position(at(0.0, 0.1)).groups(debris)).unwrap();
    let two = world.add(BodyBuilder::ball(0.1).position(at(0.0, 0.5)).groups(debris)).unwrap();
    let crate_ = world.add(BodyBuilder::cuboid(DVec3::splat(0.2)).position(at(0.05, 1.0))).unwrap();
    fall(&mut world, 240);
    for (id, height) in [(one, 0.1), (two, 0.1), (crate_, 0.1)] {
        let z = world.position(id).unwrap().z;
        assert!((z - height).abs() < 1e-4, "{id:?} at {z}: they lie on the floor, in each other");
    }
    assert_eq!(world.report().contacts.iter().filter(|c| c.body_a.slot() > 0).count(), 0);
}

/// Each one must be in a group that the other meets: one side alone is not enough.
#[test]
fn both_sides_have_a_say() {
    let all = [Groups::default(), FLOOR, Groups { member: 1, meets: 0 }, Groups { member: 0, meets: !0 }];
    for (i, a) in all.into_iter().enumerate() {
        for (j, b) in all.into_iter().enumerate() {
            let mut world = World::new();
            world.add(BodyBuilder::ground().groups(a)).unwrap();
            let ball = world.add(BodyBuilder::ball(0.1).position(at(0.0, 0.1)).groups(b)).unwrap();
            fall(&mut world, 60);
            let rests = world.position(ball).unwrap().z > 0.09;
            assert_eq!(rests, a.meet(b), "{i} {j}");
            assert_eq!(a.meet(b), b.meet(a));
            assert_eq!(a.meet(b), i < 2 && j < 2);
        }
    }
}

#[test]
fn parts_of_a_body_have_groups_of_their_own() {
    let mut world = World::new();
    world.add(BodyBuilder::ground().groups(FLOOR)).unwrap();
    let leg = Shape::ball(0.1).unwrap();
    let below = Pose::new(at(0.0, -0.5), DQuat::IDENTITY);
    let ghost = ShapeOptions { groups: Some(Groups { member: 4, meets: 4 }), ..ShapeOptions::default() };
    let body = BodyBuilder::ball(0.2).position(at(0.0, 1.0)).shape_with(leg, below, ghost);
    let body = world.add(body).unwrap();
    fall(&mut world, 240);
    // the leg goes into the floor, and the ball lies on it
    assert!((world.position(body).unwrap().z - 0.2).abs() < 0.02, "{:?}", world.position(body));
    let leg = ShapeId { body, index: 1 };
    world.set_groups(leg, Groups::default()).unwrap();
    fall(&mut world, 240);
    assert!(world.position(body).unwrap().z > 0.2, "now the leg holds as well");
    assert_eq!(
        world.set_groups(ShapeId { body, index: 2 }, FLOOR),
        Err(WorldError::NoSuchShape(ShapeId { body, index: 2 }))
    );
}

#[test]
fn ignored_pairs_pass_and_heed_each_other_again() {
    let mut world = World::new();
    let floor = world.add(BodyBuilder::ground()).unwrap();
    let ball = world.add(BodyBuilder::ball(0.1).position(at(0.0, 0.1))).unwrap();
    let other = world.add(BodyBuilder::ball(0.1).position(at(1.0, 0.1))).unwrap();
    fall(&mut world, 10);
    world.ignore(ball, floor).unwrap();
    world.ignore(floor, ball).unwrap();
    assert_eq!(world.ignored().collect::<Vec<_>>(), [(floor, ball)]);
    assert!(world.ignores(floor, ball) && world.ignores(ball, floor) && !world.ignores(ball, other));
    fall(&mut world, 60);
    assert!(world.position(ball).unwrap().z < -0.5);
    assert!((world.position(other).unwrap().z - 0.1).abs() < 1e-4);
    world.set_position(ball, at(0.0, 0.3)).unwrap();
    world.heed(floor, ball).unwrap();
    fall(&mut world, 240);
    assert!((world.position(ball).unwrap().z - 0.1).abs() < 1e-4);
    assert_eq!(world.ignore(ball, ball), Err(WorldError::IgnoresItself(ball)));
    assert_eq!(world.heed(ball, ball), Err(WorldError::IgnoresItself(ball)));
    world.ignore(ball, other).unwrap();
    world.remove(ball).unwrap();
    assert_eq!(world.ignored().len(), 0, "a body that is gone ignores nobody");
    assert_eq!(world.ignore(ball, other), Err(WorldError::NoSuchBody(ball)));
    // a body that gets its slot is heeded
    let next = world.add(BodyBuilder::ball(0.1).position(at(0.0, 0.4))).unwrap();
    assert_eq!(next.slot(), ball.slot());
    assert!(!world.ignores(next, other));
}

/// What is fast is swept, and what turns is predicted: neither may find what does not meet.
#[test]
fn fast_bodies_pass_what_they_do_not_meet() {
    for spin in [DVec3::ZERO, DVec3::new(0.0, 60.0, 0.0)] {
        let mut world = World::with_gravity(DVec3::ZERO).unwrap();
        let wall = world.add(BodyBuilder::cuboid(DVec3::new(0.02, 2.0, 2.0)).as_fixed()).unwrap();
        let bullet = BodyBuilder::cuboid(DVec3::new(0.3, 0.05, 0.05)).position(at(-3.0, 0.0)).spin(spin);
        let bullet = world.add(bullet.velocity(at(200.0, 0.0))).unwrap();
        world.ignore(wall, bullet).unwrap();
        for _ in 0..10 {
            let report = world.step(1.0 / 240.0);
            assert!(report.contacts.is_empty() && report.missed.is_empty() && report.attempts == 1);
        }
        assert!((world.velocity(bullet).unwrap() - at(200.0, 0.0)).length() < 1e-12);
    }
}

/// A slab that a ball does not meet covers nothing for it: it falls beside its neighbour's edge and is met by the side.
#[test]
fn what_is_not_met_covers_nothing() {
    let rise = |hidden: bool| {
        let mut world = World::new();
        let slab = || BodyBuilder::cuboid(DVec3::new(2.0, 2.0, 1.0)).as_fixed().friction(0.0);
        world.add(slab().position(at(-1.0, -0.5))).unwrap();
        let second = world.add(slab().position(at(1.0, -0.5))).unwrap();
        let ball =
            world.add(BodyBuilder::ball(0.2).position(at(-0.5, 0.2)).velocity(at(1.0, 0.0)).friction(0.0)).unwrap();
        if hidden {
            world.ignore(second, ball).unwrap();
        }
        fall(&mut world, 120);
        world.position(ball).unwrap()
    };
    assert!((rise(false).z - 0.2).abs() < 1e-4, "{}", rise(false));
    // it rolls over the edge, and falls
    assert!(rise(true).z < -0.5, "{}", rise(true));
}

#[test]
fn questions_ask_those_that_a_filter_takes() {
    let mut world = World::new();
    let glass =
        world.add(BodyBuilder::ball(0.5).groups(Groups { member: 2, meets: !0 }).position(at(1.0, 0.0))).unwrap();
    let gate =
        world.add(BodyBuilder::ball(0.5).sensor(true).mass(1.0).inertia(DVec3::ONE).position(at(3.0, 0.0))).unwrap();
    let wall = world.add(BodyBuilder::ball(0.5).position(at(5.0, 0.0))).unwrap();
    let all = Filter { sensors: true, ..Filter::default() };
    let solid = Filter { groups: Some(Groups { member: 1, meets: 1 }), ..Filter::default() };
    let hit = |f: &Filter| world.ray_with(at(-1.0, 0.0), DVec3::X, 10.0, f).map(|h| h.body);
    assert_eq!(hit(&Filter::default()), Some(glass));
    assert_eq!(hit(&solid), Some(wall));
    assert_eq!(hit(&Filter { except: Some(glass), ..all }), Some(gate));
    assert_eq!(world.ray(at(2.0, 0.0), DVec3::X, 10.0).map(|h| h.body), Some(wall), "light goes through a sensor");
    let ball = Shape::ball(0.2).unwrap();
    let pose = Pose::new(at(-1.0, 0.0), DQuat::IDENTITY);
    let cast = |f: &Filter| world.cast_with(&ball, &pose, DVec3::X, 10.0, f).map(|h| h.body);
    assert_eq!((cast(&Filter::default()), cast(&solid)), (Some(glass), Some(wall)));
    let wide = Shape::cuboid_size(DVec3::new(20.0, 1.0, 1.0)).unwrap();
    let found = |f: &Filter| world.overlapping_with(&wide, &Pose::IDENTITY, f);
    assert_eq!(found(&Filter::default()), [glass, wall]);
    assert_eq!(found(&all), [glass, gate, wall]);
    assert_eq!(found(&solid), [wall]);
    let aabb = wide.aabb(&Pose::IDENTITY);
    assert_eq!((world.in_aabb(&aabb), world.in_aabb_with(&aabb, &all)), (vec![glass, wall], vec![glass, gate, wall]));
}

fn crowd() -> (World, Vec<BodyId>) {
    let mut world = World::new();
    world.add(BodyBuilder::ground().groups(FLOOR)).unwrap();
    let ids = (0..12_i32)
        .map(|k| {
            let groups = Groups { member: 1 << (2 + k % 3), meets: FLOOR.member | 1 << (2 + k % 3) };
            let body = BodyBuilder::cuboid(DVec3::splat(0.3)).groups(groups).user_data(k.unsigned_abs().into());
            world.add(body.position(at(0.05 * f64::from(k % 4), 0.3 + 0.2 * f64::from(k)))).unwrap()
        })
        .collect();
    (world, ids)
}

#[test]
fn filters_survive_snapshots_and_are_part_of_the_hash() {
    let (mut world, ids) = crowd();
    world.ignore(ids[0], ids[3]).unwrap();
    fall(&mut world, 30);
    let (snapshot, bytes) = (world.snapshot(), world.snapshot().to_bytes());
    let mut copy = world.clone();
    let (mut restored, _) = crowd();
    restored.restore_bytes(&bytes).unwrap();
    assert!(restored.ignores(ids[0], ids[3]));
    world.heed(ids[0], ids[3]).unwrap();
    assert_ne!(world.state_hash(), copy.state_hash());
    world.restore(&snapshot);
    assert!(world.ignores(ids[0], ids[3]));
    // the user's number decides nothing
    restored.set_user_data(ids[4], 77).unwrap();
    restored.set_shape_user_data(ShapeId { body: ids[4], index: 0 }, 78).unwrap();
    assert_eq!(restored.body(ids[4]).unwrap().user_data(), 77);
    assert_eq!(restored.shape(ShapeId { body: ids[4], index: 0 }).unwrap().user_data(), 78);
    for _ in 0..90 {
        let hash = world.step(1.0 / 120.0).state_hash;
        assert_eq!((copy.step(1.0 / 120.0).state_hash, restored.step(1.0 / 120.0).state_hash), (hash, hash));
    }
    let (mut other, _) = crowd();
    other.set_groups(ShapeId { body: ids[1], index: 0 }, Groups::default()).unwrap();
    assert!(matches!(other.restore_bytes(&bytes), Err(WorldError::Snapshot(_))));
    let c = world.report().contacts[0];
    let (a, b) = world.shapes_of(&c).unwrap();
    assert_eq!((a.body, b.body, a.index, b.index), (c.body_a, c.body_b, 0, 0));
}
