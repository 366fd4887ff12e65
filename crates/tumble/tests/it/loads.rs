//! Redundant supports share a load as equal springs would, and symmetric problems have symmetric answers.

use tumble::{BodyBuilder, DQuat, DVec3, JointBuilder, Pose, Settings, Shape, Verdict, World, trig};

const G: f64 = 9.81;

/// A table of 4 kg on legs at (±a, ±b), with 3 kg that lie on its top at `load`, or are fixed to it: the forces in the legs, by
/// their place.
fn legs(a: f64, b: f64, load: (f64, f64), turned: f64, mu: f64, fixed: bool) -> Vec<(DVec3, f64)> {
    let mut world = World::new();
    world.add(BodyBuilder::ground().friction(mu)).unwrap();
    let cuboid = |x: f64, y: f64, z: f64| Shape::cuboid_size(DVec3::new(x, y, z)).unwrap();
    let at = |x: f64, y: f64, z: f64| Pose::at(DVec3::new(x, y, z));
    let mut table = BodyBuilder::dynamic().shape_at(cuboid(2.2 * a, 2.2 * b, 0.05), at(0.0, 0.0, 0.7));
    for (x, y) in [(-a, -b), (a, -b), (-a, b), (a, b)] {
        // a leg that ends in a point
        table = table.shape_at(Shape::ball(0.02).unwrap(), at(x, y, 0.02));
    }
    let q = DQuat::from_xyzw(0.0, 0.0, trig::sin(0.5 * turned), trig::cos(0.5 * turned));
    let table = world.add(table.mass(4.0).friction(mu).orientation(q)).unwrap();
    let weight = BodyBuilder::ball(0.05).mass(3.0).friction(mu).orientation(q);
    let at = q * DVec3::new(load.0, load.1, 0.775);
    let weight = world.add(weight.position(at)).unwrap();
    if fixed {
        world.add_joint(JointBuilder::fixed(table, weight).at(at)).unwrap();
    }
    let h = 1.0 / 240.0;
    for _ in 0..240 {
        let r = world.step(h);
        assert_eq!(r.verdict(), Verdict::Solved);
    }
    let r = world.report();
    let of_ground = r.contacts.iter().filter(|c| c.body_b == table && c.point.z < 0.03);
    of_ground.map(|c| (q.conjugate() * c.point, c.impulse.x / h)).collect()
}

#[test]
fn the_legs_of_a_table_carry_what_equal_springs_would() {
    for (a, b, load, turned, mu) in [
        (0.5, 0.3, (0.0, 0.0), 0.0, 0.5),
        (0.5, 0.3, (0.2, 0.1), 0.0, 0.5),
        (0.4, 0.4, (-0.1, 0.05), 0.7, 0.3),
        (0.6, 0.2, (0.3, -0.08), 0.0, 0.0),
    ] {
        // the centre of the table is over the middle of its legs; springs: f = W/4 + x W x₀/Σx² + y W y₀/Σy²
        let (lying, fixed) = (legs(a, b, load, turned, mu, false), legs(a, b, load, turned, mu, true));
        assert_eq!((lying.len(), fixed.len()), (4, 4), "{a} {b}");
        for (at, force) in lying.into_iter().chain(fixed) {
            let (own, on_top) = (4.0 * G, 3.0 * G);
            let exact =
                0.25 * (own + on_top) + on_top * (load.0 * at.x / (4.0 * a * a) + load.1 * at.y / (4.0 * b * b));
            assert!((force - exact).abs() < 1e-6 * own, "{a} {b} {load:?} at {at:?}: {force} N of {exact} N");
        }
    }
}

/// A box that slides without spin goes straight, whatever it is turned by; and mirror images stay mirror images.
#[test]
fn a_symmetric_sled_goes_straight() {
    for (size, mu, speed, h) in [
        (DVec3::new(0.6, 0.4, 0.1), 0.3, 2.0, 1.0 / 240.0),
        (DVec3::new(0.2, 0.3, 0.2), 0.5, 1.0, 1.0 / 60.0),
        (DVec3::new(1.0, 0.5, 0.3), 0.2, 3.0, 1.0 / 240.0),
    ] {
        let mut world = World::new();
        world.add(BodyBuilder::ground().friction(mu)).unwrap();
        let sled = BodyBuilder::cuboid(size).mass(2.0).friction(mu).position(DVec3::Z * (0.5 * size.z));
        let sled = world.add(sled.velocity(DVec3::X * speed)).unwrap();
        for _ in 0..(1.5 * speed / (mu * G * h)) as usize {
            world.step(h);
        }
        let (at, q) = (world.position(sled).unwrap(), world.orientation(sled).unwrap());
        let far = speed * speed / (2.0 * mu * G);
        assert!((at.x - far).abs() < mu * G * h * h, "{size}: {} m of {far} m", at.x);
        assert!(at.y.abs() < 1e-9 && q.z.abs() < 1e-9, "{size}: aside by {} m, turned by {}", at.y, 2.0 * q.z);
    }
}

#[test]
fn mirror_images_stay_mirror_images() {
    let run = |side: f64| {
        let mut world = World::new();
        world.add(BodyBuilder::ground().friction(0.4)).unwrap();
        let q = DQuat::from_xyzw(0.0, 0.0, side * 0.2, 1.0).normalize();
        let slab = BodyBuilder::cuboid(DVec3::new(0.5, 0.3, 0.1)).mass(2.0).friction(0.4).orientation(q);
        let slab =
            slab.position(DVec3::Z * 0.05).velocity(DVec3::new(1.5, side * 0.4, 0.0)).spin(DVec3::Z * (side * 2.0));
        let slab = world.add(slab).unwrap();
        for _ in 0..120 {
            world.step(1.0 / 240.0);
        }
        (world.position(slab).unwrap(), world.orientation(slab).unwrap())
    };
    let ((a, p), (b, q)) = (run(1.0), run(-1.0));
    assert!((a.x - b.x).abs() < 1e-9 && (a.y + b.y).abs() < 1e-9 && (p.z + q.z).abs() < 1e-9, "{a} {b} {p} {q}");
}

/// Without a threshold bounces grow shorter without end; those shorter than a step are none, in a stack as on the floor.
#[test]
fn a_stack_that_may_always_bounce_comes_to_rest() {
    for (e, size, gap, h) in
        [(0.5, 0.3, 0.02, 1.0 / 240.0), (0.3, 0.2, 0.01, 1.0 / 120.0), (0.7, 0.5, 0.05, 1.0 / 240.0)]
    {
        let mut world = World::new();
        let mut settings = Settings::default();
        settings.solver.restitution_threshold = 0.0;
        world.set_settings(settings).unwrap();
        world.add(BodyBuilder::ground().friction(0.5).restitution(e)).unwrap();
        let boxes: Vec<_> = (0..3)
            .map(|k| {
                let z = 0.5 * size + gap + f64::from(k) * (size + gap);
                let b = BodyBuilder::cuboid(DVec3::splat(size)).mass(1.0).friction(0.5).restitution(e);
                world.add(b.position(DVec3::Z * z)).unwrap()
            })
            .collect();
        let (mut unsolved, mut fed) = (0, 0.0);
        for _ in 0..(8.0 / h) as usize {
            let r = world.step(h);
            unsolved += u32::from(r.verdict() != Verdict::Solved);
            fed = r.ledger.time_step + r.ledger.corrected;
        }
        for (k, b) in boxes.iter().enumerate() {
            let (v, z) = (world.velocity(*b).unwrap(), world.position(*b).unwrap().z);
            let stands = (0.5 + k as f64) * size;
            assert!(v.length() < 1e-9 && (z - stands).abs() < 1e-4, "e {e}: box {k} at {z} m, {v} m/s");
        }
        assert!(unsolved == 0 && fed.abs() < 1e-3, "e {e}: {unsolved} steps unsolved, {fed} J fed in");
    }
}
