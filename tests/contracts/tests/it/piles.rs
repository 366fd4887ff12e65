//! Stacks, mass ratios, pyramid, arch and card house stand.

use tumble::{BodyBuilder, DVec3, Method, Settings, Shape, Verdict, World};
use tumble_contracts::dice::Dice;
use tumble_contracts::piles::{STANDING, Standing, Stood, arch, card_house, pyramid, stack};

const H: f64 = 1.0 / 60.0;

#[test]
fn sixteen_boxes_stand_for_ten_seconds() {
    let mut p = stack(&[1.0; 16]);
    assert_eq!(p.run(600, H), 0);
    assert!(p.moved() < 1e-7, "moved {:e} m", p.moved());
}

#[test]
fn light_boxes_carry_heavy_ones() {
    let mut ten = vec![1.0; 10];
    ten.push(1000.0);
    for masses in [ten, vec![1.0, 1e6]] {
        let mut p = stack(&masses);
        assert_eq!(p.run(600, H), 0);
        assert!(p.sunk() < 1e-6, "sunk {:e} m", p.sunk());
    }
}

/// What ends it is rounding, not the ratio: beyond some millions the numbers of the lowest contacts cancel so much that no
/// answer can be shown to be right, and the step says so. The stack stands all the same, until the rounding of what the heavy
/// box weighs is more than the light one can be pushed about by.
#[test]
fn a_stack_is_solved_up_to_ratios_of_millions_and_says_so_beyond() {
    let heavy_on = |lights: usize, ratio: f64| {
        let mut masses = vec![1.0; lights];
        masses.push(ratio);
        stack(&masses)
    };
    for (lights, ratio) in [(1, 5e6), (9, 5e6)] {
        let mut p = heavy_on(lights, ratio);
        assert_eq!(p.run(600, H), 0, "{ratio:e} on {lights}");
        assert!(p.sunk() < 1e-6, "sunk {:e} m", p.sunk());
    }
    // least loads cancel less: 5e6 is solved throughout, 279 steps of 1e7 are not
    let some = heavy_on(9, 1e7).run(600, H);
    assert!((1..600).contains(&some), "{some} steps");
    for lights in [1, 9] {
        let mut p = heavy_on(lights, 3e7);
        assert_eq!(p.run(100, H), 100, "3e7 on {lights}");
        assert!(p.sunk() < 1e-6, "sunk {:e} m", p.sunk());
    }
    // a thousand tonnes on a gram
    let mut p = stack(&[1e-3, 1e6]);
    assert_eq!(p.run(600, H), 600);
    assert!(p.sunk() < 1e-4, "sunk {:e} m", p.sunk());
    // ten thousand tonnes on it: it gives way, after steps that were not called solved
    let mut p = stack(&[1e-3, 1e7]);
    assert!(p.run(30, H) > 20);
    p.run(570, H);
    assert!(p.sunk() > 0.5, "stands: the page of questions says too little");
}

// two thousand steps are the command `stacks`
#[test]
fn a_pyramid_of_base_thirty_stands() {
    let mut p = pyramid(30);
    p.run(200, H);
    assert!(p.moved() < 1e-3, "moved {:e} m", p.moved());
}

#[test]
fn an_arch_of_seventeen_stones_stands_for_a_minute() {
    let mut p = arch(17);
    p.run(3600, H);
    assert!(p.moved() < 1e-3, "moved {:e} m", p.moved());
}

#[test]
fn a_card_house_stands_for_a_minute() {
    let mut p = card_house(3);
    p.run(3600, H);
    assert!(p.moved() < 1e-2, "moved {:e} m", p.moved());
}

/// The command `stacks` ends badly when something moves, is not solved, or is nowhere.
#[test]
fn the_judge_of_what_stands_refuses_what_falls() {
    let good = Stood { moved: 1e-8, sunk: 1e-9, unsolved: 0 };
    for scene in STANDING {
        assert_eq!(scene.fault(&good), None);
        assert!(scene.fault(&Stood { unsolved: 1, ..good }).is_some());
        for much in [scene.most, 1.0, f64::INFINITY, f64::NAN] {
            assert!(scene.fault(&Stood { moved: much, ..good }).is_some(), "{}: {much}", scene.name);
            assert!(scene.fault(&Stood { sunk: much, ..good }).is_some(), "{}: {much}", scene.name);
        }
    }
    // the first of them as it is, and with a push
    let short = Standing { steps: 30, ..STANDING[0] };
    assert_eq!(short.fault(&short.run()), None);
    let pushed = || {
        let mut p = stack(&[1.0; 16]);
        p.world.set_velocity(p.bodies[15], DVec3::X).unwrap();
        p
    };
    let pushed = Standing { build: pushed, ..short };
    assert!(pushed.fault(&pushed.run()).is_some());
}

/// Bounded effort is no excuse for what stands: the pile is solved once, and then it is known.
#[test]
fn a_pyramid_stands_exactly_with_bounded_effort() {
    let mut world = World::new();
    world.add(BodyBuilder::ground()).unwrap();
    let mut ids = Vec::new();
    for layer in 0..20 {
        for k in 0..20 - layer {
            let at = DVec3::new(f64::from(k) * 1.1 + 0.55 * f64::from(layer), 0.0, 0.5 + f64::from(layer));
            ids.push(world.add(BodyBuilder::cuboid(DVec3::ONE).mass(100.0).friction(0.5).position(at)).unwrap());
        }
    }
    let settings = Settings::realtime();
    world.set_settings(settings).unwrap();
    let start: Vec<_> = ids.iter().map(|id| world.position(*id).unwrap()).collect();
    let mut recalled = 0;
    for step in 0..200 {
        let report = world.step(1.0 / 60.0);
        assert_eq!(report.verdict(), Verdict::Solved, "step {step}");
        recalled = report.recalled;
    }
    assert_eq!(recalled, 1, "the island's answer is known");
    for (id, start) in ids.iter().zip(start) {
        assert!((world.position(*id).unwrap() - start).length() < 1e-9);
    }
}

/// Sixty things fall between four walls. While they settle, last step's answer is a start from which Newton finds the next
/// one, as a rule: new contacts, which have no last answer, must not spoil that, nor may the dear ways in become the usual
/// ones.
#[test]
fn a_pile_that_settles_is_mostly_solved_from_its_last_answer() {
    let mut dice = Dice::new(60);
    let mut world = World::new();
    world.add(BodyBuilder::ground()).unwrap();
    for normal in [DVec3::X, -DVec3::X, DVec3::Y, -DVec3::Y] {
        let wall = BodyBuilder::fixed().try_shape(Shape::half_space(normal));
        world.add(wall.position(normal * -1.5)).unwrap();
    }
    for k in 0..60 {
        let body = match k % 3 {
            0 => BodyBuilder::ball(dice.between(0.15, 0.35)),
            1 => BodyBuilder::capsule(dice.between(0.1, 0.2), dice.between(0.1, 0.4)),
            _ => BodyBuilder::cuboid(DVec3::splat(0.4) + dice.vector(0.2)),
        };
        let at = DVec3::new(f64::from(k % 3) - 1.0, f64::from(k / 3 % 3) - 1.0, 0.7 + f64::from(k / 9));
        let body = body.density(500.0).friction(0.6).position(at + dice.vector(0.05)).orientation(dice.rotation());
        world.add(body).unwrap();
    }
    let (mut warm, mut all, mut factorisations) = (0, 0, 0);
    for step in 0..240 {
        let report = world.step(H);
        assert!(report.islands.iter().all(|i| i.certificate.is_solved()), "step {step}");
        for island in report.islands.iter().filter(|i| i.contacts > 60 && i.effort.factorisations > 0) {
            all += 1;
            warm += u32::from(island.method == Method::SparseNewton);
            factorisations += island.effort.factorisations;
        }
    }
    assert!(all > 100, "{all} islands");
    assert!(3 * warm > all, "{warm} of {all} from a warm start, {} factorisations each", factorisations / all);
}
