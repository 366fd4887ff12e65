//! What is done to a world from outside while it is recorded: it is in the books, the audit balances, the run repeats.

use rusqlite::Connection;
use std::path::{Path, PathBuf};
use tumble::{BodyBuilder, BodyId, Combine, DQuat, DVec3, Material, MaterialId, PlacedShape, Pose, Settings, World};
use tumble_recording::{Audit, Ending, Options, Reader, Setup, Writer, audit, replay, verify};

const STEP: f64 = 0.01;
const STEPS: u32 = 160;

fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

/// A floor, a lift, a long box on the floor, a drum, a box with a constant force.
fn world(sleep: bool) -> (World, Vec<(BodyId, String)>) {
    let mut world = World::new();
    if sleep {
        let mut settings: Settings = *world.settings();
        settings.sleep.enabled = true;
        world.set_settings(settings).unwrap();
    }
    let at = DVec3::new;
    let lift = BodyBuilder::cuboid(at(1.0, 1.0, 0.2)).as_kinematic().position(at(0.0, 5.0, 0.1));
    let bodies = [
        ("floor", BodyBuilder::ground()),
        ("lift", lift),
        ("box", BodyBuilder::cuboid(at(0.6, 0.4, 0.2)).mass(3.0).position(at(0.0, 0.0, 0.1))),
        ("drum", BodyBuilder::cylinder(0.2, 0.3).mass(2.0).position(at(2.0, 0.0, 0.15))),
        ("sledge", BodyBuilder::cuboid(at(0.5, 0.5, 0.2)).mass(2.0).position(at(0.0, 5.0, 0.3))),
        (
            "pulled",
            BodyBuilder::cuboid(at(0.4, 0.4, 0.4)).mass(1.0).position(at(4.0, 0.0, 0.2)).force(at(1.0, 0.0, 0.0)),
        ),
    ];
    let names = bodies.into_iter().map(|(name, b)| (world.add(b).unwrap(), name.to_owned())).collect();
    (world, names)
}

/// Everything that the interface lets a user do, at some step.
fn meddle(world: &mut World, ids: &[BodyId], k: u32) {
    let at = DVec3::new;
    let [_, lift, long, drum, _, pulled] = ids else { panic!("{ids:?}") };
    // a hand that pulls at a corner, with a force that changes
    if (20..60).contains(&k) {
        let corner = world.centre(*long).unwrap() + world.orientation(*long).unwrap() * at(0.3, 0.2, 0.1);
        world.apply_force_at(*long, at(12.0 + 0.3 * f64::from(k), -5.0, 3.0), corner).unwrap();
        world.apply_torque(*long, at(0.1, 0.2, -0.3)).unwrap();
    }
    match k {
        // before the very first step as well
        0 => world.apply_impulse(*drum, at(0.0, 1.0, 0.0)).unwrap(),
        30 => world.apply_impulse_at(*drum, at(0.3, -0.7, 2.0), at(2.1, 0.1, 0.2)).unwrap(),
        35 => world.apply_angular_impulse(*drum, at(0.05, 0.02, -0.01)).unwrap(),
        50 => world.set_position(*drum, at(-3.0, -2.0, 1.3)).unwrap(),
        70 => world.set_orientation(*long, DQuat::from_xyzw(0.0, 0.0, 0.6, 0.8)).unwrap(),
        80 => world.set_velocity(*pulled, at(0.1, 2.5, 1.0)).unwrap(),
        81 => world.set_spin(*pulled, at(3.0, -1.0, 2.0)).unwrap(),
        90 => world.set_force(*pulled, at(-0.5, 0.2, 4.0)).unwrap(),
        92 => world.set_torque(*pulled, at(0.0, 0.0, 0.3)).unwrap(),
        110 => world.set_force(*pulled, at(1.0, 0.0, 0.0)).unwrap(),
        120 => world.set_torque(*pulled, DVec3::ZERO).unwrap(),
        _ => {}
    }
    if (10..50).contains(&k) {
        let up = world.position(*lift).unwrap() + at(0.0, 0.01, 0.005);
        world.move_to(*lift, Pose::new(up, DQuat::IDENTITY), STEP).unwrap();
    } else if k == 50 {
        world.set_velocity(*lift, DVec3::ZERO).unwrap();
    }
}

fn record(path: &Path, sleep: bool) -> World {
    let (mut world, names) = world(sleep);
    let ids: Vec<BodyId> = names.iter().map(|(id, _)| *id).collect();
    let setup = Setup { name: "meddled with", step: STEP, ..Setup::default() };
    let mut writer = Writer::create(path, &setup, &world, &names, &Options::default()).unwrap();
    for k in 0..STEPS {
        meddle(&mut world, &ids, k);
        world.step(STEP);
        assert!(writer.frame(&world, 0));
    }
    assert_eq!(writer.finish(Ending::Complete).stopped, None);
    world
}

fn look(path: &Path) -> Audit {
    audit(&Reader::open(path).unwrap(), |_, _| {}).unwrap()
}

fn change(path: &Path, sql: &str) {
    let client = Connection::open(path).unwrap();
    client.execute(sql, []).unwrap();
    // rows behind a view are changed by its triggers
    assert!(client.total_changes() > 0, "{sql}");
}

#[test]
fn what_was_done_from_outside_is_in_the_books_and_the_run_repeats() {
    for sleep in [false, true] {
        let path = file(&format!("outside-{sleep}.db"));
        let end = record(&path, sleep);
        let found = look(&path);
        assert!(found.holds(), "{:#?}", found.violations.first());
        assert_eq!(found.skipped, [""; 0]);
        let reader = Reader::open(&path).unwrap();
        assert!(verify(&reader, |_, _| {}).unwrap().is_intact());
        let (mut again, _) = world(sleep);
        assert_eq!(replay(&reader, &mut again, |_, _| {}).unwrap(), None);
        assert_eq!(again.state_hash(), end.state_hash());
        // what was brought is work
        let last = reader.frame(u64::from(STEPS)).unwrap();
        assert!(last.work > 1.0 && (last.work - end.ledger().work - 0.25).abs() < 1e-12, "{}", last.work);
        assert_eq!(reader.edits(1).unwrap().len(), 1, "only what frame 0 does not know");
        assert_eq!(reader.pushes(10).unwrap(), []);
        assert_eq!(reader.pushes(91).unwrap()[0].force, [-0.5, 0.2, 4.0]);
    }
}

/// A recording that begins in the middle of a run has its own frame 0, and books from there on.
#[test]
fn a_recording_may_begin_in_the_middle_of_a_run() {
    let path = file("middle.db");
    let (mut world, names) = world(false);
    let ids: Vec<BodyId> = names.iter().map(|(id, _)| *id).collect();
    for k in 0..40 {
        meddle(&mut world, &ids, k);
        world.step(STEP);
    }
    // frame 0 already has this
    world.apply_impulse(ids[3], DVec3::new(0.0, 0.5, 0.5)).unwrap();
    let setup = Setup { name: "from the middle", step: STEP, ..Setup::default() };
    let mut writer = Writer::create(&path, &setup, &world, &names, &Options::default()).unwrap();
    for k in 40..100 {
        meddle(&mut world, &ids, k);
        world.step(STEP);
        assert!(writer.frame(&world, 0));
    }
    assert_eq!(writer.finish(Ending::Complete).stopped, None);
    let found = look(&path);
    assert!(found.holds(), "{:#?}", found.violations.first());
    let reader = Reader::open(&path).unwrap();
    let (first, last) = (reader.frame(0).unwrap(), reader.frame(60).unwrap());
    let brought = last.work + last.kinematic_work + last.corrected + last.time_step - last.dissipated;
    let rise = last.kinetic + last.potential - first.kinetic - first.potential;
    assert!((brought - rise).abs() < 1e-10 && last.friction_loss > 0.1, "{brought} J brought, {rise} J there");
}

/// The same run without the rows that say who did it is full of violations: the audit really uses them.
#[test]
fn without_its_rows_every_push_is_a_violation() {
    let path = file("unsaid.db");
    for (sql, law, frame) in [
        ("DELETE FROM push WHERE frame = 40", "momentum", 40),
        ("UPDATE push SET once_fz = once_fz * 1.001 WHERE frame = 40", "momentum", 40),
        ("UPDATE push SET once_tx = once_tx * 1.001 WHERE frame = 40", "momentum", 40),
        ("DELETE FROM push WHERE frame = 100", "momentum", 100),
        ("DELETE FROM edit WHERE frame = 31", "momentum", 31),
        ("DELETE FROM edit WHERE frame = 51 AND body = 3", "motion", 51),
        ("DELETE FROM edit WHERE frame = 71", "motion", 71),
        ("UPDATE edit SET vy = vy * 1.0001 WHERE frame = 81", "momentum", 81),
        ("UPDATE edit SET jz = jz * 1.0001 WHERE frame = 82", "momentum", 82),
        ("DELETE FROM edit WHERE frame = 11 AND body = 1", "motion", 11),
        ("UPDATE frame SET work = work + 1e-3 WHERE frame = 40", "energy", 40),
    ] {
        record(&path, false);
        change(&path, sql);
        let found = look(&path);
        let seen = found.violations.iter().any(|v| v.law == law && v.frame == frame);
        assert!(seen, "{sql}: {:?}", found.violations.first());
        let reader = Reader::open(&path).unwrap();
        assert_eq!(verify(&reader, |_, _| {}).unwrap().changed, [frame], "{sql}");
    }
}

#[test]
fn what_the_tables_have_no_place_for_ends_the_recording_and_says_so() {
    type Change = fn(&mut World);
    let changes: [(&str, Change); 5] = [
        ("gravity", |w| w.set_gravity(DVec3::new(0.0, 0.0, -1.6)).unwrap()),
        ("settings", |w| {
            let mut settings = *w.settings();
            settings.solver.tolerance *= 2.0;
            w.set_settings(settings).unwrap();
        }),
        ("bodies", |w| assert!(w.add(BodyBuilder::ball(0.1).position(DVec3::Z * 9.0)).is_ok())),
        ("materials", |w| w.set_material(first_material(w), Material::new(0.3, 0.0)).unwrap()),
        ("materials", |w| {
            let id = first_material(w);
            w.set_pair(id, id, Material::new(0.3, 0.0)).unwrap();
        }),
    ];
    for (word, change) in changes {
        let path = file("changed.db");
        let (mut world, names) = world(false);
        let setup = Setup { name: "changed", step: STEP, ..Setup::default() };
        let mut writer = Writer::create(&path, &setup, &world, &names, &Options::default()).unwrap();
        for k in 0..20 {
            if k == 10 {
                change(&mut world);
            }
            world.step(STEP);
            assert_eq!(writer.frame(&world, 0), k < 10, "{word} {k}");
        }
        let end = writer.finish(Ending::Complete);
        assert!(end.stopped.is_some_and(|why| why.contains(word)), "{word}");
        let reader = Reader::open(&path).unwrap();
        assert_eq!((reader.frame_count().unwrap(), reader.meta().ending()), (11, Some("stopped")));
        assert!(verify(&reader, |_, _| {}).unwrap().is_intact());
        assert!(look(&path).holds());
    }
}

/// What the first body is made of.
fn first_material(world: &World) -> MaterialId {
    world.bodies().find_map(|b| b.shapes().next().map(PlacedShape::material)).unwrap()
}

/// Whatever two materials make together, the recording says it where it is not the geometric mean.
#[test]
fn surfaces_that_combine_by_another_rule_keep_the_laws() {
    let path = file("combined.db");
    for (rule, friction) in [(Combine::Minimum, 0.2), (Combine::Mean, 0.5), (Combine::Product, 0.16)] {
        let mut world = World::new();
        world.set_combine(rule, Combine::Maximum);
        let cube = BodyBuilder::cuboid(DVec3::splat(0.2)).mass(1.0).position(DVec3::Z * 0.1).velocity(DVec3::X);
        for (b, m) in [(BodyBuilder::ground(), Material::new(0.8, 0.0)), (cube, Material::new(0.2, 0.3))] {
            let id = world.add_material(m).unwrap();
            world.add(b.material(id)).unwrap();
        }
        let setup = Setup { name: "combined", step: STEP, ..Setup::default() };
        let mut writer = Writer::create(&path, &setup, &world, &[], &Options::default()).unwrap();
        for _ in 0..30 {
            world.step(STEP);
            assert!(writer.frame(&world, 0));
        }
        assert_eq!(writer.finish(Ending::Complete).stopped, None);
        let contacts = Reader::open(&path).unwrap().contacts(1).unwrap();
        assert!(contacts.iter().all(|c| (c.friction - friction).abs() < 1e-15) && !contacts.is_empty(), "{rule:?}");
        let found = look(&path);
        assert!(found.holds() && found.skipped.is_empty(), "{rule:?}: {:?}", found.violations.first());
        change(&path, "UPDATE contact SET friction = 0.4 WHERE frame = 10");
        assert!(look(&path).violations.iter().any(|v| v.law == "surface" && v.frame == 10), "{rule:?}");
    }
}

/// A number that no frame has must not send anyone through all the numbers below it.
#[test]
fn absurd_frame_numbers_are_refused_at_once() {
    let path = file("absurd.db");
    record(&path, false);
    change(&path, "UPDATE frame SET frame = 9000000000000000000 WHERE frame = 160");
    let reader = Reader::open(&path).unwrap();
    assert!(reader.frame_count().is_err_and(|e| e.to_string().contains("9000000000000000000")));
    assert!(verify(&reader, |_, _| {}).is_err() && audit(&reader, |_, _| {}).is_err());
}
