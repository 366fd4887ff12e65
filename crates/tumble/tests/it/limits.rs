//! How much a step may ask for: beyond its limits it is refused, and the world stays as it was.

use tumble::{BodyBuilder, BodyId, DVec3, Event, Limits, Settings, World, WorldError};

const STEP: f64 = 1.0 / 240.0;

/// A block of n³ boxes of 0.3 m, 0.1 m from each other, above the ground.
fn overlapping(n: u32, settings: Settings) -> (World, Vec<BodyId>) {
    let mut world = World::new();
    world.set_settings(settings).expect("settings");
    world.add(BodyBuilder::ground()).expect("the ground");
    let mut boxes = Vec::new();
    for k in 0..n * n * n {
        let (x, y, z) = (f64::from(k % n), f64::from(k / n % n), f64::from(k / (n * n)));
        let at = DVec3::new(0.1 * x, 0.1 * y, 0.2 + 0.1 * z);
        boxes.push(world.add(BodyBuilder::cuboid(DVec3::splat(0.3)).position(at)).expect("a box"));
    }
    (world, boxes)
}

fn with(limits: Limits, threads: usize) -> Settings {
    Settings { limits, threads, max_solves: 1, ..Settings::realtime() }
}

const ANY: Limits = Limits { pairs: usize::MAX, contacts: usize::MAX };

/// What a step of such a block has of both.
fn contacts_of(n: u32) -> usize {
    let (mut world, _) = overlapping(n, with(ANY, 1));
    world.step(STEP).contacts.len()
}

#[test]
fn a_step_with_too_many_contacts_is_refused_and_changes_nothing() {
    let contacts = contacts_of(4);
    assert!(contacts > 2000, "{contacts}");
    for threads in [1, 3] {
        let limits = Limits { contacts: contacts - 1, ..ANY };
        let (mut world, boxes) = overlapping(4, with(limits, threads));
        let (hash, before) = (world.state_hash(), world.snapshot());
        for _ in 0..3 {
            let refused = world.step(STEP).refused.clone();
            assert_eq!(
                refused,
                Some(WorldError::TooMany { what: "contacts", limit: contacts - 1, setting: "contacts" })
            );
            assert_eq!((world.state_hash(), world.time()), (hash, 0.0));
            assert!(world.report().contacts.is_empty());
        }
        // with room for them it goes on as one that was never refused, wherever it was
        let (mut free, _) = overlapping(4, with(ANY, 1));
        let mut restored = overlapping(4, with(ANY, 1)).0;
        restored.restore(&before);
        for w in [&mut world, &mut restored] {
            w.set_settings(with(ANY, threads)).expect("settings");
        }
        for _ in 0..5 {
            let hash = free.step(STEP).state_hash;
            assert_eq!((world.step(STEP).state_hash, restored.step(STEP).state_hash), (hash, hash));
            assert!(world.report().refused.is_none());
        }
        assert_eq!(world.position(boxes[9]), free.position(boxes[9]));
    }
}

#[test]
fn a_step_with_too_many_pairs_is_refused_and_changes_nothing() {
    for threads in [1, 3] {
        let (mut world, boxes) = overlapping(4, with(Limits { pairs: 500, ..ANY }, threads));
        let hash = world.state_hash();
        let told = world.step(STEP).refused.as_ref().map(ToString::to_string).unwrap_or_default();
        let wanted = "a step has more than 500 pairs of shapes that are near each other, the limit that was set: move \
                      overlapping bodies apart, or raise `limits.pairs`";
        assert_eq!((told.as_str(), world.state_hash()), (wanted, hash));
        // fewer bodies have fewer pairs
        for id in &boxes[8..] {
            world.remove(*id).expect("a box");
        }
        let (mut fresh, others) = overlapping(4, with(ANY, 1));
        for id in &others[8..] {
            fresh.remove(*id).expect("a box");
        }
        assert_eq!(world.step(STEP).refused, None);
        assert_eq!(fresh.step(STEP).state_hash, world.report().state_hash);
    }
}

#[test]
fn as_many_as_the_limits_say_are_allowed() {
    let contacts = contacts_of(3);
    let (mut world, _) = overlapping(3, with(Limits { contacts, ..ANY }, 1));
    assert_eq!(world.step(STEP).refused, None);
    assert_eq!(world.report().contacts.len(), contacts);
}

/// A world that moves on into too many contacts keeps what was done to it, and tells it when it can step again.
#[test]
fn what_was_done_before_a_refused_step_is_told_by_the_next_one() {
    let sleepy = |limits| Settings {
        sleep: tumble::Sleep { enabled: true, speed: 1e-6, time: 0.05 },
        limits,
        ..Settings::default()
    };
    let mut world = World::new();
    world.set_settings(sleepy(ANY)).expect("settings");
    world.add(BodyBuilder::ground()).expect("the ground");
    let cube = world.add(BodyBuilder::cuboid(DVec3::ONE).position(DVec3::new(0.0, 0.0, 0.5))).expect("a cube");
    for _ in 0..60 {
        world.step(STEP);
    }
    assert_eq!(world.report().asleep, 1);
    world.set_velocity(cube, DVec3::new(0.0, 0.0, 1.0)).expect("a velocity");
    world.set_settings(sleepy(Limits { contacts: 3, ..ANY })).expect("settings");
    let (hash, ledger) = (world.state_hash(), world.report().ledger);
    assert!(world.step(STEP).refused.is_some());
    assert_eq!(world.state_hash(), hash);
    world.set_settings(sleepy(ANY)).expect("settings");
    let report = world.step(STEP);
    assert_eq!(report.refused, None);
    assert!(report.events.iter().any(|e| matches!(e, Event::Woke { body } if *body == cube)), "{:?}", report.events);
    assert_eq!(report.edits.len(), 1);
    // the push is work, told once
    let mass = 1000.0;
    assert!((report.ledger.work - ledger.work - 0.5 * mass).abs() < 1e-9 * mass, "{:?}", report.ledger);
    assert!(report.ledger.imbalance().abs() < 1e-9 * mass);
}
