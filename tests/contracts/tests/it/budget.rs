//! A step of bounded effort spends no more than its budget, however many islands it has, and the budget is divided by the
//! state alone.

use tumble::{BodyBuilder, DVec3, Settings, SolverVerdict, StepReport, Verdict, World};

const H: f64 = 1.0 / 60.0;

/// Factorisations of the islands that share the budget, each counted once for every contact of its island; and how many of
/// them there are.
fn work(r: &StepReport, blow: f64) -> (u64, usize) {
    let mut struck = vec![false; r.islands.len()];
    for c in &r.contacts {
        let approach = -c.approach_velocity.x;
        let gap = if c.gap > 0.0 { c.gap } else { 0.0 };
        struck[c.island as usize] |= approach > blow && gap < approach * H;
    }
    let counted = r.islands.iter().zip(struck).filter(|(i, struck)| *struck && i.bodies <= 128 && i.contacts > 200);
    let works: Vec<u64> = counted.map(|(i, _)| u64::from(i.effort.factorisations) * u64::from(i.contacts)).collect();
    (works.iter().sum(), works.len())
}

/// Six heaps of several sizes, thrown on a slope: one of them is no trouble, all of them are.
fn heaps(settings: Settings) -> World {
    let mut world = World::new();
    world.add(BodyBuilder::ground()).unwrap();
    for heap in 0..6u32 {
        let (across, up) = (3 + heap % 2, 4 + heap / 2 % 2);
        let corner = DVec3::new(f64::from(heap % 3), f64::from(heap / 3), 0.0) * 12.0;
        for k in 0..across * across * up {
            let (x, y, z) = (k % across, k / across % across, k / (across * across));
            let at = DVec3::new(f64::from(x), f64::from(y), 0.5 + f64::from(z)) * 1.02;
            let push = DVec3::new(f64::from(k % 3) - 1.0, f64::from(k % 5) - 2.0, -3.0);
            let body = BodyBuilder::cuboid(DVec3::ONE).mass(1.0 + f64::from(k % 4)).friction(0.2);
            world.add(body.position(corner + at).velocity(push)).unwrap();
        }
    }
    world.set_gravity(DVec3::new(4.0, 0.0, -9.0)).unwrap();
    world.set_settings(settings).unwrap();
    world
}

/// Steps of a run.
fn steps() -> u32 {
    if tumble_random::is_long() { 30 } else { 15 }
}

#[test]
fn the_work_of_a_step_is_bounded_however_many_islands_there_are() {
    let bounded = Settings::realtime();
    let (most, blow) = (u64::from(bounded.max_work), bounded.solver.restitution_threshold);
    let mut world = heaps(bounded);
    let (mut cut, mut spent) = (0, 0);
    for step in 0..steps() {
        let r = world.step(H);
        let (work, _) = work(r, blow);
        assert!(work <= most, "step {step}: {work} of {most}");
        spent = spent.max(work);
        assert_ne!(r.verdict(), Verdict::Failed);
        // what was left out says so, and by how much
        for i in r.islands.iter().filter(|i| i.certificate.residual > bounded.solver.tolerance) {
            assert_eq!(i.certificate.verdict, SolverVerdict::Inexact, "{:?}", i.certificate);
            cut += 1;
        }
    }
    assert!(cut > 20 && spent > most / 2, "{cut} {spent}");
    // without a budget of the step the same heaps take several times as much
    let mut world = heaps(Settings { max_work: u32::MAX, ..bounded });
    let largest = (0..steps()).map(|_| work(world.step(H), blow)).max();
    assert!(largest > Some((3 * most, 3)), "{largest:?}");
}

#[test]
fn the_division_of_work_depends_on_the_state_alone() {
    let mut alone = heaps(Settings::realtime());
    let mut shared = heaps(Settings { threads: 3, ..Settings::realtime() });
    let mut restored = heaps(Settings::realtime());
    for step in 0..steps() {
        let expected = alone.step(H).state_hash;
        assert_eq!(shared.step(H).state_hash, expected, "3 threads, step {step}");
        if step % 5 == 2 {
            // nothing that was remembered is left
            let here = restored.snapshot();
            restored = heaps(Settings::realtime());
            restored.restore(&here);
        }
        assert_eq!(restored.step(H).state_hash, expected, "restored, step {step}");
    }
}

/// Many islands that Newton solves in a few factorisations: the budget is not for them, and they come to rest.
#[test]
fn what_comes_to_rest_is_outside_of_the_budget() {
    let fall = |max_work: u32| {
        let mut world = World::new();
        world.add(BodyBuilder::ground()).unwrap();
        for stack in 0..60 {
            for k in 0..5 {
                let at = DVec3::new(2.0 * f64::from(stack), 0.01 * f64::from(k % 2), 0.6 + 1.02 * f64::from(k));
                let body = BodyBuilder::cuboid(DVec3::ONE).mass(f64::from(1 + 3 * k)).friction(0.5);
                world.add(body.position(at)).unwrap();
            }
        }
        world.set_settings(Settings { max_work, ..Settings::realtime() }).unwrap();
        for _ in 0..60 {
            world.step(H);
        }
        assert_eq!((world.report().verdict(), world.report().recalled), (Verdict::Solved, 60));
        world.state_hash()
    };
    assert_eq!(fall(Settings::realtime().max_work), fall(0));
}
