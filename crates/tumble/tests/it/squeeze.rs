//! A driven body that leaves no room: the step says `infeasible`, the drive gives way, and no body is thrown.

use tumble::{BodyBuilder, BodyId, DVec3, Verdict, World};

const G: f64 = 9.81;

/// A press above a block that stands on the ground.
struct Press {
    world: World,
    plate: BodyId,
    block: BodyId,
}

/// Height of the block, gap above it, speed of the press, friction, and how far to the side of the block the plate is.
fn press(height: f64, gap: f64, speed: f64, friction: f64, offset: f64) -> Press {
    let mut world = World::new();
    world.add(BodyBuilder::ground().friction(friction)).unwrap();
    let size = DVec3::new(4.0 * height, 4.0 * height, 0.4 * height);
    let at = DVec3::new(offset * height, 0.0, height + gap + 0.2 * height);
    let plate = BodyBuilder::cuboid(size).as_kinematic().friction(friction).position(at).velocity(DVec3::Z * -speed);
    let plate = world.add(plate).unwrap();
    let block = BodyBuilder::cuboid(DVec3::splat(height)).mass(0.7).friction(friction);
    let block = world.add(block.position(DVec3::Z * (0.5 * height))).unwrap();
    Press { world, plate, block }
}

/// Speed of the fastest point of a body of that size [m/s].
fn fastest(world: &World, body: BodyId, size: f64) -> f64 {
    world.velocity(body).unwrap().length() + world.spin(body).unwrap().length() * size
}

#[test]
fn a_press_that_goes_too_far_gives_way_and_says_so() {
    for (height, gap, speed, friction, offset, h) in [
        (0.5, 0.02, 0.3, 0.0, 0.0, 1.0 / 240.0),
        (0.4, 0.013, 0.2, 0.6, 0.3, 1.0 / 240.0),
        (0.3, 0.0, 0.05, 0.4, 1.7, 1.0 / 60.0),
        (0.1, 0.004, 1.0, 0.3, 0.0, 1.0 / 1000.0),
        (1.0, 0.1, 3.0, 0.5, 0.0, 1.0 / 60.0),
    ] {
        let Press { mut world, plate, block } = press(height, gap, speed, friction, offset);
        let case = format!("height {height}, speed {speed}, friction {friction}, offset {offset}");
        let (mut told, mut work) = (0, 0.0);
        // until the plate is a tenth of the block inside it
        for _ in 0..((gap + 0.1 * height) / (speed * h)) as usize {
            let r = world.step(h);
            // where the plate is when the next step is solved, half a step on
            let deep = speed * (r.time + 0.5 * h) - gap;
            if let [s] = r.squeezed[..] {
                assert_eq!((r.verdict(), s.bodies), (Verdict::Infeasible, (plate, block)), "{case}: {:?}", r.islands);
                assert!((s.depth - deep).abs() < 1e-4 * height, "{case}: {} m of {deep} m", s.depth);
                assert!(s.speed <= speed * (1.0 + 1e-9), "{case}");
                told += 1;
            } else {
                assert_eq!((r.squeezed.len(), r.verdict()), (0, Verdict::Solved), "{case}: {:?}", r.islands);
                assert!(deep < 0.51 * speed * h + 1e-4 * height, "{case}: {deep} m, and not a word");
            }
            work = r.ledger.kinematic_work;
            assert!(r.ledger.imbalance().abs() <= 1e-9 * (1.0 + work.abs()), "{case}: {}", r.ledger.imbalance());
            let v = fastest(&world, block, height);
            assert!(v <= 1.01 * speed + G * h, "{case}: {v} m/s");
        }
        assert!(told > 2, "{case}: {told}");
        // no more than a press needs that is stopped by a thousand times the weight of what it presses
        assert!((0.0..1e3 * 0.7 * G * 0.1 * height).contains(&work), "{case}: {work} J");
        // it lets go, and leaves the block where it was
        world.set_velocity(plate, DVec3::Z * speed).unwrap();
        for _ in 0..(0.5 / h) as usize {
            world.step(h);
            let v = fastest(&world, block, height);
            assert!(v <= 1.01 * speed + G * h, "{case}: thrown at {v} m/s");
        }
        let at = world.position(block).unwrap() - DVec3::Z * (0.5 * height);
        assert!(at.length() < 0.02 * height, "{case}: {at:?}");
        assert_eq!(world.report().verdict(), Verdict::Solved);
    }
}

#[test]
fn a_gripper_holds_lifts_and_lets_go() {
    for (size, mu, closing, h) in
        [(0.1, 0.5, 0.05, 1.0 / 240.0), (0.06, 0.3, 0.02, 1.0 / 240.0), (0.2, 0.8, 0.2, 1.0 / 60.0)]
    {
        let mut world = World::new();
        world.add(BodyBuilder::ground().friction(mu)).unwrap();
        let block = BodyBuilder::cuboid(DVec3::splat(size)).density(500.0).friction(mu);
        let block = world.add(block.position(DVec3::Z * (0.5 * size))).unwrap();
        let gap = 0.03 * size;
        let jaws = [-1.0, 1.0].map(|side| {
            let jaw = BodyBuilder::cuboid(DVec3::new(0.2, 1.0, 0.6) * size).as_kinematic().friction(mu);
            let at = DVec3::new(side * (0.6 * size + gap), 0.0, 0.5 * size);
            world.add(jaw.position(at).velocity(DVec3::X * (-side * closing))).unwrap()
        });
        let case = format!("size {size}, friction {mu}");
        let (mut infeasible, grip) = (0, 0.02 * size);
        for _ in 0..((gap + grip) / (closing * h)) as usize {
            let r = world.step(h);
            infeasible += u32::from(r.verdict() == Verdict::Infeasible);
            assert!(fastest(&world, block, size) <= closing + G * h, "{case}");
        }
        assert!(infeasible > 0, "{case}");
        // up, with the jaws at a distance that is too narrow for the block
        let lift = 0.1;
        for jaw in jaws {
            world.set_velocity(jaw, DVec3::Z * lift).unwrap();
        }
        for _ in 0..(1.0 / h) as usize {
            world.step(h);
            assert!(fastest(&world, block, size) <= lift + closing + G * h, "{case}");
        }
        let above = world.position(block).unwrap().z - 0.5 * size;
        assert!((above - lift).abs() < 0.05 * lift, "{case}: lifted by {above} m of {lift} m");
        // open: it falls, no faster than a fall
        for (jaw, side) in jaws.iter().zip([-1.0, 1.0]) {
            world.set_velocity(*jaw, DVec3::X * (side * closing)).unwrap();
        }
        for _ in 0..(1.0 / h) as usize {
            world.step(h);
            let most = (2.0 * G * lift).sqrt() + closing + G * h;
            assert!(fastest(&world, block, size) <= most, "{case}");
        }
        let z = world.position(block).unwrap().z - 0.5 * size;
        assert!(z.abs() < 1e-4 * if size > 0.1 { size } else { 0.1 }, "{case}: {z} m above the ground");
    }
}

/// Where there is room nothing gives way: a driven plate pushes a row of blocks, and each step is solved.
#[test]
fn a_drive_with_room_ahead_is_solved() {
    let mut world = World::new();
    world.add(BodyBuilder::ground().friction(0.4)).unwrap();
    let plate = BodyBuilder::cuboid(DVec3::new(0.1, 0.5, 0.3)).as_kinematic().friction(0.4).velocity(DVec3::X * 0.7);
    world.add(plate.position(DVec3::new(-0.2, 0.0, 0.2))).unwrap();
    for k in 0..3 {
        let block = BodyBuilder::cuboid(DVec3::splat(0.2)).density(300.0).friction(0.4);
        world.add(block.position(DVec3::new(0.03 + 0.25 * f64::from(k), 0.01 * f64::from(k), 0.1))).unwrap();
    }
    for _ in 0..300 {
        let r = world.step(1.0 / 240.0);
        assert_eq!((r.verdict(), r.squeezed.len()), (Verdict::Solved, 0));
    }
}
