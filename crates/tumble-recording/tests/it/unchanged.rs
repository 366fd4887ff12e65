//! What did not change since the frame before is not stored again, and is there all the same.

use std::path::{Path, PathBuf};
use tumble::{BodyBuilder, BodyId, DVec3, World};
use tumble_recording::{Ending, Layout, Options, Reader, Setup, Writer, audit, diff, verify};

fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

/// Towers of six cubes that stand, and a ball that is thrown past them.
fn pile(towers: u32, ball: bool) -> (World, Vec<(BodyId, String)>) {
    let mut world = World::new();
    let mut names = vec![(world.add(BodyBuilder::ground()).unwrap(), "floor".to_owned())];
    for k in 0..towers {
        for level in 0..6 {
            let (x, y) = (0.3 * f64::from(k % 10), 0.3 * f64::from(k / 10));
            let at = DVec3::new(x, y, 0.1 + 0.2 * f64::from(level));
            let cube = BodyBuilder::cuboid(DVec3::splat(0.2)).mass(1.0).position(at);
            names.push((world.add(cube).unwrap(), format!("cube {k} {level}")));
        }
    }
    if ball {
        let ball = BodyBuilder::ball(0.05).mass(0.1).position(DVec3::new(-1.0, -1.0, 2.0)).velocity(DVec3::Y);
        names.push((world.add(ball).unwrap(), "ball".to_owned()));
    }
    (world, names)
}

fn record(path: &Path, (mut world, names): (World, Vec<(BodyId, String)>), steps: u32, layout: Layout) -> u64 {
    let setup = Setup { name: "pile", step: 1.0 / 240.0, ..Setup::default() };
    let options = Options { layout: Some(layout), ..Options::default() };
    let mut writer = Writer::create(path, &setup, &world, &names, &options).unwrap();
    for _ in 0..steps {
        world.step(1.0 / 240.0);
        assert!(writer.frame(&world, 0));
    }
    let end = writer.finish(Ending::Complete);
    assert_eq!((end.frames, end.stopped), (u64::from(steps) + 1, None));
    end.bytes
}

fn number(client: &rusqlite::Connection, sql: &str) -> i64 {
    client.query_row(sql, [], |r| r.get(0)).unwrap()
}

/// 600 cubes at rest: at most 2 kB a frame, every frame whole for any client, and verified.
#[test]
fn a_pile_at_rest_costs_little() {
    for layout in [Layout::Rows, Layout::Chunks] {
        let (short, long) = (file("rest short.db"), file("rest long.db"));
        let (few, many) = (record(&short, pile(100, false), 40, layout), record(&long, pile(100, false), 440, layout));
        let per_frame = (many - few) / 400;
        assert!(per_frame <= 2000, "{layout:?}: {per_frame} bytes a frame");
        let reader = Reader::open(&long).unwrap();
        assert!(verify(&reader, |_, _| {}).unwrap().is_intact());
        // its laws are asked of every contact of every frame: of the short one
        let laws = audit(&Reader::open(&short).unwrap(), |_, _| {}).unwrap();
        assert!(laws.frames >= 40 && laws.violations.is_empty(), "{:?}", laws.violations.first());
        assert_eq!((reader.states(440).unwrap().len(), reader.contacts(440).unwrap().len()), (601, 2400));
        if layout == Layout::Rows {
            let client = rusqlite::Connection::open(&long).unwrap();
            assert_eq!(number(&client, "SELECT count(*) FROM state"), 441 * 601);
            assert_eq!(number(&client, "SELECT count(*) FROM contact WHERE frame = 300"), 2400);
            assert_eq!(number(&client, "SELECT max(id) FROM contact WHERE frame = 300"), 2399);
            assert_eq!(number(&client, "SELECT count(DISTINCT frame) FROM solve"), 440);
        }
    }
}

/// One ball in flight above the pile: what it costs is its own block.
#[test]
fn what_moves_does_not_store_what_rests() {
    let path = file("ball.db");
    let (still, moving) =
        (record(&path, pile(100, false), 100, Layout::Rows), record(&path, pile(100, true), 100, Layout::Rows));
    let per_frame = moving.saturating_sub(still) / 100;
    assert!(per_frame < 12_000, "{per_frame} bytes a frame");
    let reader = Reader::open(&path).unwrap();
    assert!(verify(&reader, |_, _| {}).unwrap().is_intact());
}

/// Both layouts hold the same numbers, and a world that moves is recorded as it is.
#[test]
fn layouts_agree_on_what_comes_to_rest() {
    let world = || {
        let (mut world, mut names) = pile(8, true);
        let drop = BodyBuilder::cuboid(DVec3::splat(0.2)).mass(1.0).position(DVec3::new(1.0, 1.0, 0.3));
        names.push((world.add(drop).unwrap(), "drop".to_owned()));
        (world, names)
    };
    let (rows, chunks) = (file("agree rows.db"), file("agree chunks.db"));
    record(&rows, world(), 150, Layout::Rows);
    record(&chunks, world(), 150, Layout::Chunks);
    let (a, b) = (Reader::open(&rows).unwrap(), Reader::open(&chunks).unwrap());
    assert_eq!(diff(&a, &b, |_, _| {}).unwrap(), None);
    // and as the world has them, frame by frame
    let (mut world, _) = world();
    for k in 1..=150 {
        let report = world.step(1.0 / 240.0).clone();
        for reader in [&a, &b] {
            let contacts = reader.contacts(k).unwrap();
            let numbers: Vec<(u32, [f64; 3])> = contacts.iter().map(|c| (c.id, c.impulse)).collect();
            let expected: Vec<(u32, [f64; 3])> =
                report.contacts.iter().zip(0..).map(|(c, id)| (id, c.impulse.to_array())).collect();
            assert_eq!(numbers, expected, "frame {k}");
            assert_eq!(
                reader.states(k).unwrap().last().unwrap().centre,
                world.bodies().last().unwrap().centre().to_array()
            );
        }
    }
}

/// A client that may write treats the views as tables; only the frame that it edits is changed, and `verify` names it.
#[test]
fn edits_by_other_clients_are_found_in_their_frame() {
    for (sql, frame) in [
        ("UPDATE state SET z = z - 0.01 WHERE frame = 50 AND body = 3", 50),
        ("UPDATE contact SET impulse_n = 2 * impulse_n WHERE frame = 60 AND id = 7", 60),
        ("DELETE FROM contact WHERE frame = 70 AND id = 0", 70),
        ("DELETE FROM state WHERE frame = 71", 71),
        ("UPDATE solve SET verdict = 'inexact' WHERE frame = 80 AND island = 2", 80),
        (
            "INSERT INTO adjustment VALUES (33, 1, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, \
             0.0, 0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)",
            33,
        ),
        ("UPDATE state SET body = 99 WHERE frame = 20 AND body = 5", 20),
        ("UPDATE frame SET kinetic = 1.0 WHERE frame = 21", 21),
    ] {
        let path = file("edited.db");
        record(&path, pile(4, false), 100, Layout::Rows);
        let client = rusqlite::Connection::open(&path).unwrap();
        let before = number(&client, "SELECT count(*) FROM state WHERE frame = 72");
        client.execute_batch(sql).unwrap();
        assert_eq!(number(&client, "SELECT count(*) FROM state WHERE frame = 72"), before);
        drop(client);
        let found = verify(&Reader::open(&path).unwrap(), |_, _| {}).unwrap();
        assert_eq!(found.changed, [frame], "{sql}: {:?}", found.problems);
    }
    // what no frame refers to
    for sql in [
        "INSERT INTO list VALUES (99999, 0, 1)",
        "INSERT INTO state_row SELECT 99999, body, x, y, z, qw, qx, qy, qz, vx, vy, vz, wx, wy, wz FROM state_row WHERE block = 1",
        "INSERT INTO source (frame) VALUES (500)",
        "DELETE FROM source WHERE frame = 12",
        "UPDATE list SET start = start + 1 WHERE list = 1 AND start > 0",
    ] {
        let path = file("stray.db");
        record(&path, pile(4, false), 20, Layout::Rows);
        rusqlite::Connection::open(&path).unwrap().execute_batch(sql).unwrap();
        let found = verify(&Reader::open(&path).unwrap(), |_, _| {}).unwrap();
        assert!(!found.is_intact(), "{sql}");
    }
}
