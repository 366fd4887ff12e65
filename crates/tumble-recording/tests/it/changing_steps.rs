//! Steps of changing length: a recording says how long the next step is, so that replay and audit know for how long a gap is held.

use rusqlite::Connection;
use std::path::{Path, PathBuf};
use tumble::{BodyBuilder, BodyId, DVec3, End, JointBuilder, World};
use tumble_recording::{Audit, Ending, Options, Reader, Setup, Writer, audit, replay, verify};

/// Lengths of the steps [s], one after the other, over and over.
const STEPS: [f64; 7] = [0.01, 0.004, 0.004, 0.016, 0.002, 0.01, 0.007];

fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

/// Boxes and a drum that come down on a floor and slide, two boxes that are pressed together, a damped ball that is fast, and a
/// pendulum. Those with damping do not fly from touch to touch: their gaps are held.
fn world() -> (World, Vec<(BodyId, String)>) {
    let at = DVec3::new;
    let mut world = World::new();
    let slab =
        |x: f64, z: f64| BodyBuilder::cuboid(at(0.5, 0.5, 0.2)).mass(2.0).position(at(x, 0.0, z)).angular_damping(1e-9);
    let bodies = [
        ("floor", BodyBuilder::ground()),
        ("sledge", slab(0.0, 0.13).velocity(at(2.0, 0.0, -0.5)).friction(0.3)),
        ("lower", slab(3.0, 0.11)),
        ("upper", slab(3.1, 0.4).spin(at(0.0, 0.0, 1.0))),
        (
            "drum",
            BodyBuilder::cylinder(0.2, 0.3)
                .mass(1.0)
                .position(at(6.0, 0.0, 0.17))
                .spin(at(0.0, 0.0, 4.0))
                .angular_damping(1e-9),
        ),
        (
            "ball",
            BodyBuilder::ball(0.1)
                .mass(1.0)
                .position(at(9.0, 0.0, 1.3))
                .velocity(at(0.0, 0.0, -9.0))
                .angular_damping(1e-9),
        ),
        ("bob", BodyBuilder::ball(0.1).mass(1.0).position(at(12.0, 0.0, 1.0)).velocity(at(1.0, 0.0, 0.0))),
    ];
    let names: Vec<_> = bodies.into_iter().map(|(name, b)| (world.add(b).unwrap(), name.to_owned())).collect();
    let bob = names[6].0;
    world.add_joint(JointBuilder::hinge(End::World, bob).at(at(12.0, 0.0, 2.0)).axis(DVec3::Y)).unwrap();
    (world, names)
}

/// Records a run whose steps know the length of the next one.
fn record(path: &Path) {
    let (mut world, names) = world();
    let setup = Setup { name: "changing steps", step: STEPS[0], ..Setup::default() };
    let mut writer = Writer::create(path, &setup, &world, &names, &Options::default()).unwrap();
    for k in 0..120 {
        let [dt, next] = [k, k + 1].map(|k| STEPS[k % STEPS.len()]);
        let report = world.step_then(dt, next);
        assert_eq!((report.dt, report.next_dt), (dt, next));
        assert!(writer.frame(&world, 0));
    }
    assert_eq!(writer.finish(Ending::Complete).stopped, None);
}

fn judged(path: &Path) -> Audit {
    audit(&Reader::open(path).unwrap(), |_, _| {}).unwrap()
}

/// Whether the recorded run repeats.
fn repeats(path: &Path) -> bool {
    replay(&Reader::open(path).unwrap(), &mut world().0, |_, _| {}).unwrap().is_none()
}

#[test]
fn steps_of_changing_length_repeat_and_pass_the_audit() {
    let path = file("changing_steps.db");
    record(&path);
    let reader = Reader::open(&path).unwrap();
    let says: Vec<(f64, f64)> = (0..4).map(|k| reader.frame(k).unwrap()).map(|r| (r.dt, r.next_dt)).collect();
    assert_eq!(says, [(0.0, 0.0), (0.01, 0.004), (0.004, 0.004), (0.004, 0.016)]);
    assert!(verify(&reader, |_, _| {}).unwrap().is_intact());
    assert!(repeats(&path));
    let found = judged(&path);
    assert!(found.holds(), "{:#?}", &found.violations[..found.violations.len().min(5)]);
    assert_eq!(found.verdicts.unsolved(), 0);
    // the scene asks for what the horizon decides: gaps that are held, long before short steps and short before long ones
    let held = |sql: &str| -> i64 {
        let sql = format!(
            "SELECT count(*) FROM contact JOIN frame USING (frame) WHERE origin = 'near' AND gap > 1e-5 AND velocity_bound > 1e-3 AND {sql}"
        );
        Connection::open(&path).unwrap().query_row(&sql, [], |r| r.get(0)).unwrap()
    };
    assert!(held("next_dt < 0.5 * dt") > 0 && held("next_dt > 2 * dt") > 0);
}

#[test]
fn a_next_step_of_another_length_than_the_step_was_told_is_found() {
    let (good, forged) = (file("told_steps.db"), file("forged_steps.db"));
    record(&good);
    for (sql, by_audit) in [
        // gaps would have to be held for longer
        ("UPDATE frame SET next_dt = 2 * next_dt WHERE frame > 0", true),
        // as if every step had been followed by its like
        ("UPDATE frame SET next_dt = dt", true),
        ("UPDATE frame SET next_dt = 0.5 * next_dt WHERE frame > 0", false),
        ("UPDATE frame SET next_dt = 0 WHERE frame = 5", true),
    ] {
        std::fs::copy(&good, &forged).unwrap();
        Connection::open(&forged).unwrap().execute_batch(sql).unwrap();
        assert!(!verify(&Reader::open(&forged).unwrap(), |_, _| {}).unwrap().is_intact(), "{sql}");
        let found = judged(&forged);
        assert!(!by_audit || !found.holds(), "{sql}: the audit passes");
        assert!(!repeats(&forged), "{sql}: the run repeats");
    }
}
