//! A step of bounded effort spends no more than its budget, however many islands it has, and the budget is divided by the
//! state alone.

use tumble::{BodyBuilder, DVec3, Settings, StepReport, Verdict, World};

/// Factorisations of a step, each counted once for every contact of its island.
fn work(r: &StepReport) -> u64 {
    r.islands.iter().map(|i| u64::from(i.effort.factorisations) * u64::from(i.contacts)).sum()
}

/// Sixteen heaps of many sizes, each of them small and thrown on a slope on which nothing comes to rest: no heap is dear, all
/// of them are.
fn heaps(settings: Settings) -> World {
    let mut world = World::new();
    world.add(BodyBuilder::ground()).unwrap();
    for heap in 0..16u32 {
        let (across, up) = (2 + heap % 2, 1 + heap / 4);
        let corner = DVec3::new(f64::from(heap % 4), f64::from(heap / 4), 0.0) * 12.0;
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

const STEPS: u32 = 30;

#[test]
fn the_work_of_a_step_is_bounded_however_many_islands_there_are() {
    let bounded = Settings::realtime();
    let most = u64::from(bounded.max_work);
    let mut world = heaps(bounded);
    let (mut cut, mut solved) = (0, 0);
    for step in 0..STEPS {
        let r = world.step(1.0 / 60.0);
        assert!(work(r) <= most, "step {step}: {} of {most}", work(r));
        assert_ne!(r.verdict(), Verdict::Failed);
        // what was left out says so, and by how much
        for i in r.islands.iter().filter(|i| i.certificate.residual > bounded.solver.tolerance) {
            assert!(i.certificate.verdict == Verdict::Budget || i.certificate.guarded, "{:?}", i.certificate);
            cut += 1;
        }
        solved += r.islands.iter().filter(|i| i.effort.factorisations > 0 && i.certificate.is_solved()).count();
    }
    // small islands are still solved by Newton while large ones are swept
    assert!(cut > 100 && solved > 10, "{cut} {solved}");
    // without a budget of the step the same heaps take several times as much
    let mut world = heaps(Settings { max_work: u32::MAX, ..bounded });
    let largest = (0..STEPS).map(|_| work(world.step(1.0 / 60.0))).max();
    assert!(largest > Some(2 * most), "{largest:?}");
}

#[test]
fn the_division_of_work_depends_on_the_state_alone() {
    let mut alone = heaps(Settings::realtime());
    let mut shared = heaps(Settings { threads: 3, ..Settings::realtime() });
    let mut restored = heaps(Settings::realtime());
    for step in 0..STEPS {
        let expected = alone.step(1.0 / 60.0).state_hash;
        assert_eq!(shared.step(1.0 / 60.0).state_hash, expected, "3 threads, step {step}");
        if step % 5 == 2 {
            // nothing that was remembered is left
            let here = restored.snapshot();
            restored = heaps(Settings::realtime());
            restored.restore(&here);
        }
        assert_eq!(restored.step(1.0 / 60.0).state_hash, expected, "restored, step {step}");
    }
}

/// Many heaps that stand: each of them is solved when it is first seen, whatever the budget, and then they cost nothing.
#[test]
fn what_stands_is_outside_of_the_budget() {
    let mut world = World::new();
    world.add(BodyBuilder::ground()).unwrap();
    for stack in 0..150 {
        for k in 0..4 {
            let at = DVec3::new(2.0 * f64::from(stack), 0.0, 0.5 + f64::from(k));
            world.add(BodyBuilder::cuboid(DVec3::ONE).mass(f64::from(1 + 3 * k)).friction(0.5).position(at)).unwrap();
        }
    }
    let settings = Settings::realtime();
    world.set_settings(settings).unwrap();
    for step in 0..20 {
        let r = world.step(1.0 / 60.0);
        assert_eq!(r.verdict(), Verdict::Solved, "step {step}: {:e} m/s", r.residual());
        // 150 islands of sixteen contacts: none of them would get its least share
        assert!(u32::try_from(r.contacts.len()).unwrap() * 30 > settings.max_work);
    }
    assert_eq!(world.report().recalled, 150);
}
