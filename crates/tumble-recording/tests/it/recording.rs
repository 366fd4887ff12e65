//! Writing and reading: layouts, live reading, refusals, SQL in several programs.

use std::path::{Path, PathBuf};
use std::process::Command;
use tumble::{BodyBuilder, BodyId, DVec3, Method, Verdict, World};
use tumble_recording::{
    CONTACT, Cell, Ending, Error, Kind, Layout, Options, ROWS_LIMIT, Reader, SOLVE, Setup, Writer, diff, export, verify,
};

fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

/// Boxes that fall onto a floor, a little apart.
fn world(count: u32) -> (World, Vec<(BodyId, String)>) {
    let mut world = World::new();
    let mut names = vec![(world.add(BodyBuilder::ground()).unwrap(), "floor".to_owned())];
    for k in 0..count {
        let at = DVec3::new(0.7 * f64::from(k % 40), 0.7 * f64::from(k / 40), 0.26);
        let id = world.add(BodyBuilder::cuboid(DVec3::splat(0.5)).mass(1.0).position(at).velocity(DVec3::X)).unwrap();
        names.push((id, format!("box \"{k}\", with a comma")));
    }
    (world, names)
}

fn record(path: &Path, count: u32, steps: u32, options: &Options) -> World {
    let (mut world, names) = world(count);
    let setup = Setup { name: "boxes", step: 0.01, ..Setup::default() };
    let mut writer = Writer::create(path, &setup, &world, &names, options).unwrap();
    for _ in 0..steps {
        world.step(0.01);
        assert!(writer.frame(&world, 1234));
    }
    let end = writer.finish(Ending::Complete);
    assert_eq!((end.frames, end.stopped), (u64::from(steps) + 1, None));
    world
}

fn rows(reader: &Reader, sql: &str) -> Vec<Vec<Cell>> {
    let mut all = Vec::new();
    reader
        .query(
            sql,
            |_| {},
            |row| {
                all.push(row.to_vec());
                true
            },
        )
        .unwrap();
    all
}

/// The questions that every client must answer alike.
const QUESTIONS: [&str; 6] = [
    "SELECT count(*), sum(contacts), max(time) FROM frame",
    "SELECT body, x, z, vx FROM state WHERE frame = 7 ORDER BY body",
    "SELECT frame, count(*), sum(impulse_n) FROM contact GROUP BY frame ORDER BY frame",
    "SELECT mode, count(*) FROM contact GROUP BY mode ORDER BY mode",
    "SELECT b.name, c.impulse_n FROM contact c JOIN body b ON b.id = c.body_b WHERE c.frame = 3 ORDER BY c.id LIMIT 5",
    "SELECT s.frame, s.method, s.verdict, f.verdict FROM solve s JOIN frame f USING (frame) ORDER BY 1, s.island LIMIT 9",
];

#[test]
fn both_layouts_hold_the_same_and_answer_the_same() {
    let (a, b, copy) = (file("rows.db"), file("chunks.db"), file("copy.db"));
    let world = record(&a, 30, 20, &Options { layout: Some(Layout::Rows), ..Options::default() });
    record(&b, 30, 20, &Options { layout: Some(Layout::Chunks), ..Options::default() });
    let (ra, rb) = (Reader::open(&a).unwrap(), Reader::open(&b).unwrap());
    assert_eq!((ra.layout(), rb.layout()), (Layout::Rows, Layout::Chunks));
    assert_eq!(diff(&ra, &rb, |_, _| {}).unwrap(), None);
    for sql in QUESTIONS {
        assert_eq!(rows(&ra, sql), rows(&rb, sql), "{sql}");
        assert!(!rows(&ra, sql).is_empty(), "{sql}");
    }
    // what is read is what was there
    assert_eq!(ra.frame_count().unwrap(), 21);
    let last = ra.states(20).unwrap();
    for (body, s) in world.bodies().zip(&last) {
        assert_eq!((body.id().slot(), body.centre().to_array()), (s.body, s.centre));
        assert_eq!(body.spin().to_array(), s.spin);
    }
    let report = world.report();
    let contacts = rb.contacts(20).unwrap();
    assert_eq!(contacts.len(), report.contacts.len());
    for (c, row) in report.contacts.iter().zip(&contacts) {
        assert_eq!((c.impulse.to_array(), c.lever_b.to_array(), c.gap), (row.impulse, row.lever_b, row.gap));
        assert_eq!((c.velocity.to_array(), c.mode, c.feature), (row.velocity, row.mode, row.feature));
    }
    assert_eq!(rb.solves(20).unwrap().len(), report.islands.len());
    let frame = rb.frame(20).unwrap();
    assert_eq!((frame.state_hash, frame.wall_ns, frame.verdict), (report.state_hash, 1234, Verdict::Solved));
    assert!(matches!(ra.frame(21), Err(Error::NoSuchFrame(21, 20))));
    let series = ra.series(&["time", "contacts"], 1..21, 5).unwrap();
    assert_eq!((series[0].len(), series[1][0]), (4, 120.0));
    assert!(ra.series(&["state_hash"], 0..5, 1).is_err());
    let touched = ra.events(0..21).unwrap();
    assert_eq!(touched.iter().filter(|e| e.kind == "touch began").count(), 30, "every box meets the floor once");
    assert!(touched.iter().all(|e| e.body_a == Some(0) && e.frame > 1), "none before it has fallen");
    // a copy with plain tables is the same recording
    assert_eq!(export::rows(&rb, &copy, |_, _| {}).unwrap(), 21);
    let rc = Reader::open(&copy).unwrap();
    assert_eq!(rc.layout(), Layout::Rows);
    assert!(verify(&rc, |_, _| {}).unwrap().is_intact());
    assert_eq!(diff(&rb, &rc, |_, _| {}).unwrap(), None);
}

/// The same SQL answers the same in Python's sqlite3 and in the sqlite3 shell.
#[test]
fn other_clients_give_the_same_answers() {
    let (chunks, plain) = (file("contract.db"), file("contract_rows.db"));
    record(&chunks, 30, 20, &Options { layout: Some(Layout::Chunks), ..Options::default() });
    let reader = Reader::open(&chunks).unwrap();
    export::rows(&reader, &plain, |_, _| {}).unwrap();
    let python = "import sqlite3, sys\nfor row in sqlite3.connect(sys.argv[1]).execute(sys.argv[2]): \
                  print('|'.join('' if x is None else repr(x) if isinstance(x, float) else str(x) for x in row))";
    let mut asked = 0;
    for sql in QUESTIONS {
        let expected: Vec<Vec<String>> =
            rows(&reader, sql).iter().map(|r| r.iter().map(export::csv::text).collect()).collect();
        for mut command in [Command::new("python3"), Command::new("sqlite3")] {
            if command.get_program() == "python3" {
                command.args(["-c", python]).arg(&plain).arg(sql);
            } else {
                command.args(["-readonly", "-list"]).arg(&plain).arg(sql);
            }
            let Ok(output) = command.output() else { continue };
            let text = String::from_utf8(output.stdout).unwrap();
            let found: Vec<Vec<String>> = text.lines().map(|l| l.split('|').map(str::to_owned).collect()).collect();
            let shape = |rows: &[Vec<String>]| rows.iter().map(Vec::len).collect::<Vec<_>>();
            assert_eq!(shape(&found), shape(&expected), "{sql}: {}", String::from_utf8_lossy(&output.stderr));
            for (a, b) in found.iter().flatten().zip(expected.iter().flatten()) {
                // the shell prints fifteen digits
                let same = a == b || a.parse::<f64>().is_ok_and(|x| close(x, b.parse().unwrap()));
                assert!(same, "{sql}: {a} is not {b}");
            }
            asked += 1;
        }
    }
    let installed = |program: &str| Command::new(program).arg("--version").output().is_ok();
    let clients = usize::from(installed("python3")) + usize::from(installed("sqlite3"));
    assert_eq!(asked, QUESTIONS.len() * clients);
    // SQLite without a word of ours
    let plain_client = rusqlite::Connection::open(&plain).unwrap();
    for sql in QUESTIONS {
        let mut question = plain_client.prepare(sql).unwrap();
        let columns = question.column_count();
        let value = |row: &rusqlite::Row<'_>| (0..columns).map(|k| row.get(k)).collect::<Result<Vec<_>, _>>();
        let found: Vec<Vec<rusqlite::types::Value>> =
            question.query_map([], value).unwrap().map(Result::unwrap).collect();
        let text = |x: &rusqlite::types::Value| match x {
            rusqlite::types::Value::Null => String::new(),
            rusqlite::types::Value::Integer(n) => n.to_string(),
            rusqlite::types::Value::Real(x) => x.to_string(),
            rusqlite::types::Value::Text(t) => t.clone(),
            rusqlite::types::Value::Blob(b) => panic!("{sql}: {b:?}"),
        };
        let expected = rows(&reader, sql);
        assert_eq!(found.len(), expected.len(), "{sql}");
        for (a, b) in found.iter().flatten().zip(expected.iter().flatten()) {
            let (a, b) = (text(a), export::csv::text(b));
            assert!(a == b || a.parse::<f64>().is_ok_and(|x| close(x, b.parse().unwrap())), "{sql}: {a} is not {b}");
        }
    }
}

fn close(x: f64, y: f64) -> bool {
    (x - y).abs() <= 1e-13 * (x.abs() + y.abs()) + 1e-300
}

#[test]
fn a_recording_can_be_read_while_it_is_written() {
    let path = file("live.db");
    let (mut world, names) = world(3);
    let setup = Setup { name: "live", step: 0.01, ..Setup::default() };
    let options = Options { commit_every: 0.0, ..Options::default() };
    let mut writer = Writer::create(&path, &setup, &world, &names, &options).unwrap();
    let mut reader = Reader::open(&path).unwrap();
    assert_eq!((reader.frame_count().unwrap(), reader.bodies().len()), (1, 4));
    for k in 1..=20_u64 {
        world.step(0.01);
        writer.frame(&world, 0);
        while writer.committed() <= k {
            std::thread::yield_now();
        }
        assert_eq!(reader.frame_count().unwrap(), k + 1);
        assert_eq!(reader.states(k).unwrap()[1].centre, world.bodies().nth(1).unwrap().centre().to_array());
    }
    assert!(!verify(&reader, |_, _| {}).unwrap().closed);
    assert_eq!(writer.finish(Ending::Interrupted).stopped, None);
    reader.refresh().unwrap();
    assert_eq!(reader.meta().ending(), Some("interrupted"));
    assert!(verify(&reader, |_, _| {}).unwrap().closed);
}

/// A queue of one frame and a slow disk make the simulation wait; every frame arrives.
#[test]
fn a_full_queue_makes_the_simulation_wait() {
    let path = file("pressure.db");
    let options = Options { queue: 1, commit_every: 0.0, durable: true, ..Options::default() };
    record(&path, 60, 60, &options);
    let reader = Reader::open(&path).unwrap();
    assert_eq!(reader.frame_count().unwrap(), 61);
    assert!(verify(&reader, |_, _| {}).unwrap().is_intact());
    assert!(reader.meta().integer("waited_ns").unwrap() > 0);
    assert_eq!(reader.meta().text("durability"), Some("full"));
}

#[test]
fn large_worlds_are_kept_in_chunks() {
    assert_eq!((Layout::of(ROWS_LIMIT), Layout::of(ROWS_LIMIT + 1)), (Layout::Rows, Layout::Chunks));
    let path = file("large.db");
    record(&path, ROWS_LIMIT as u32, 2, &Options::default());
    let reader = Reader::open(&path).unwrap();
    assert_eq!(reader.layout(), Layout::Chunks);
    assert_eq!(reader.states(2).unwrap().len(), ROWS_LIMIT + 1);
    let all = rows(&reader, "SELECT count(*) FROM state WHERE frame = 1");
    assert_eq!(all, [[Cell::Integer(ROWS_LIMIT as i64 + 1)]]);
}

#[test]
fn only_recordings_are_overwritten_and_only_recordings_are_opened() {
    let path = file("precious.txt");
    std::fs::write(&path, "my thesis").unwrap();
    let (world, names) = world(1);
    let setup = Setup::default();
    let refused = Writer::create(&path, &setup, &world, &names, &Options::default()).unwrap_err();
    assert!(refused.to_string().contains("not overwritten"), "{refused}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "my thesis");
    assert!(matches!(Reader::open(&path), Err(Error::NotARecording(_))));
    assert!(matches!(Reader::open(Path::new("/no/such/file")), Err(Error::Io { .. })));
    let path = file("again.db");
    record(&path, 1, 3, &Options::default());
    record(&path, 1, 2, &Options::default());
    assert_eq!(Reader::open(&path).unwrap().frame_count().unwrap(), 3);
}

#[test]
fn sql_can_only_read() {
    let path = file("guarded.db");
    record(&path, 1, 2, &Options::default());
    let reader = Reader::open(&path).unwrap();
    for sql in [
        "DELETE FROM frame",
        "UPDATE meta SET value = 1",
        "CREATE TABLE x (y)",
        "CREATE TEMP TABLE x (y)",
        "ATTACH 'other.db' AS other",
        "PRAGMA journal_mode = DELETE",
        "PRAGMA writable_schema = 1",
        "SELECT load_extension('x')",
        "VACUUM INTO 'stolen.db'",
        "BEGIN",
        "",
        "SELECT 1; SELECT 2",
        "SELECT no_such_column FROM frame",
    ] {
        let refused = reader.query(sql, |_| {}, |_| true);
        assert!(matches!(refused, Err(Error::Query(_))), "{sql}: {refused:?}");
    }
    assert_eq!(rows(&reader, "SELECT count(*) FROM frame"), [[Cell::Integer(3)]]);
}

#[test]
fn the_lists_of_names_are_those_of_the_engine() {
    let of = |table: tumble_recording::Table, name: &str| match table
        .columns
        .iter()
        .find(|c| c.name == name)
        .map(|c| c.kind)
    {
        Some(Kind::Name(names)) => names.to_vec(),
        other => panic!("{other:?}"),
    };
    assert_eq!(of(SOLVE, "method"), Method::NAMES.map(|(n, _)| n));
    assert_eq!(of(SOLVE, "verdict"), ["solved", "guarded", "infeasible", "overlap", "inexact", "failed"]);
    use tumble::Mode::{Bounce, Open, Slide, Stick};
    assert_eq!(of(CONTACT, "mode"), [Open, Stick, Slide, Bounce].map(tumble::Mode::name));
}

/// Runs that begin at the same moment with one name: one of them has it, the others are refused and take nothing from it.
#[cfg(unix)]
#[test]
fn of_runs_that_begin_at_once_one_is_recorded() {
    let path = file("at_once.db");
    for _ in 0..20 {
        let ready = std::sync::Barrier::new(4);
        let run = || {
            let (mut world, names) = world(2);
            let setup = Setup { name: "at once", step: 0.01, ..Setup::default() };
            ready.wait();
            let begun = Writer::create(&path, &setup, &world, &names, &Options::default());
            // nobody ends before all have begun
            ready.wait();
            let mut writer = begun.inspect_err(|e| assert!(matches!(e, Error::BeingWritten(_)), "{e}")).ok()?;
            world.step(0.01);
            assert!(writer.frame(&world, 0));
            Some(writer.finish(Ending::Complete))
        };
        let ends: Vec<_> = std::thread::scope(|scope| {
            let runs = [(); 4].map(|()| scope.spawn(run));
            runs.into_iter().filter_map(|r| r.join().unwrap()).collect()
        });
        assert!(matches!(&ends[..], [one] if one.frames == 2 && one.stopped.is_none()), "{ends:?}");
        assert!(verify(&Reader::open(&path).unwrap(), |_, _| {}).unwrap().is_intact());
    }
}

/// Two runs with one name: the second is refused, and the first loses nothing.
#[cfg(unix)]
#[test]
fn a_recording_that_is_being_written_is_not_replaced() {
    let path = file("two_writers.db");
    let (mut first, names) = world(3);
    let setup = Setup { name: "first", step: 0.01, ..Setup::default() };
    let mut writer = Writer::create(&path, &setup, &first, &names, &Options::default()).unwrap();
    first.step(0.01);
    assert!(writer.frame(&first, 0));
    let (second, others) = world(2);
    let again = || Writer::create(&path, &setup, &second, &others, &Options::default());
    assert!(matches!(again(), Err(Error::BeingWritten(p)) if p == path));
    // looking at it is allowed
    assert_eq!(Reader::open(&path).unwrap().bodies().len(), 4);
    assert!(matches!(again(), Err(Error::BeingWritten(_))));
    first.step(0.01);
    assert!(writer.frame(&first, 0));
    assert_eq!(writer.finish(Ending::Complete).frames, 3);
    let reader = Reader::open(&path).unwrap();
    assert!(verify(&reader, |_, _| {}).unwrap().is_intact());
    assert_eq!(reader.bodies().len(), 4);
    drop(reader);
    // it is closed: now the name is free
    let _ = again().unwrap().finish(Ending::Complete);
    assert_eq!(Reader::open(&path).unwrap().bodies().len(), 3);
}

/// Whoever looks at a recording from the process that writes it must not take away the writer's locks: the next program
/// that closes the file would then fold the log in and remove it under the writer's hands.
#[cfg(target_os = "linux")]
#[test]
fn a_reader_leaves_the_writer_its_locks() {
    use std::os::unix::fs::MetadataExt as _;
    let path = file("locks.db");
    let (world, names) = world(1);
    let setup = Setup { name: "locks", step: 0.01, ..Setup::default() };
    let writer = Writer::create(&path, &setup, &world, &names, &Options::default()).unwrap();
    let inode = std::fs::metadata(&path).unwrap().ino();
    let now = || {
        let text = std::fs::read_to_string("/proc/locks").unwrap();
        text.lines().filter(|l| l.contains("POSIX") && l.contains(&format!(":{inode} "))).count()
    };
    // the list of all locks of the machine is not read in one piece: one may be missed while others come and go
    let some = || {
        (0..500).any(|_| {
            std::thread::sleep(std::time::Duration::from_millis(4));
            now() > 0
        })
    };
    assert!(some(), "a writer has a lock on its file");
    drop(Reader::open(&path).unwrap());
    assert!(some(), "a reader that is closed has taken the writer's lock with it");
    let _ = writer.finish(Ending::Complete);
}

#[test]
fn a_folder_that_is_not_there_is_named() {
    let path = file("no_such_folder").join("run.db");
    let (world, names) = world(1);
    let error = Writer::create(&path, &Setup::default(), &world, &names, &Options::default()).unwrap_err();
    assert_eq!(
        error.to_string(),
        format!("there is no folder {}: make it, or choose another name", path.parent().unwrap().display())
    );
}

/// However large a number is asked for: the answer says which frames there are.
#[test]
fn a_frame_that_is_not_there_is_refused_with_the_last_one() {
    let path = file("last.db");
    record(&path, 1, 4, &Options::default());
    let reader = Reader::open(&path).unwrap();
    for k in [5, u64::from(u32::MAX), i64::MAX.cast_unsigned(), u64::MAX] {
        let error = reader.frame(k).unwrap_err();
        assert!(matches!(error, Error::NoSuchFrame(n, 4) if n == k), "{error}");
        assert!(reader.states(k).is_ok_and(|s| s.is_empty()));
    }
}

#[test]
fn a_file_that_sqlite_cannot_open_is_not_left_behind() {
    // a longer path than SQLite takes, and shorter than what the system does
    let mut folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("long");
    while folder.as_os_str().len() < 600 {
        folder.push("a folder with a name of forty characters");
    }
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("run.db");
    let (world, names) = world(1);
    assert!(Writer::create(&path, &Setup::default(), &world, &names, &Options::default()).is_err());
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0);
}

/// What a run commits while its recording is verified is not taken for rows that belong to no frame.
#[test]
fn a_recording_that_grows_is_verified_as_it_was_at_one_moment() {
    for layout in [Layout::Rows, Layout::Chunks] {
        let path = file("growing.db");
        let (mut world, names) = world(3);
        let options = Options { commit_every: 0.0, layout: Some(layout), ..Options::default() };
        let mut writer = Writer::create(&path, &Setup::default(), &world, &names, &options).unwrap();
        let mut more = || {
            world.step(0.01);
            assert!(writer.frame(&world, 0));
            let wanted = world.steps() + 1;
            while writer.committed() < wanted {
                std::thread::yield_now();
            }
        };
        (0..5).for_each(|_| more());
        let reader = Reader::open(&path).unwrap();
        let found = verify(&reader, |_, _| more()).unwrap();
        assert_eq!((found.frames, found.problems), (6, vec![]));
        // afterwards the reader sees what came since
        assert_eq!(reader.frame_count().unwrap(), 12);
    }
}

/// A file that is removed under the writer's hands is a loss, and said to be one; and who has taken the name since keeps
/// what he writes.
#[cfg(unix)]
#[test]
fn a_recording_that_is_removed_while_it_is_written_is_not_called_fine() {
    let path = file("removed.db");
    let (mut first, names) = world(3);
    let options = Options { commit_every: 0.0, ..Options::default() };
    let begin = |world: &World, names: &[_]| Writer::create(&path, &Setup::default(), world, names, &options).unwrap();
    let mut lost = begin(&first, &names);
    for end in ["", "-wal", "-shm"] {
        std::fs::remove_file(format!("{}{end}", path.display())).unwrap();
    }
    let (mut second, others) = world(2);
    let mut kept = begin(&second, &others);
    for _ in 0..5 {
        first.step(0.01);
        lost.frame(&first, 0);
        second.step(0.01);
        assert!(kept.frame(&second, 0));
    }
    let end = lost.finish(Ending::Complete);
    let why = format!("{} was removed or replaced while it was written", path.display());
    assert!(end.frames == 0 && end.stopped.as_ref().is_some_and(|w| w.starts_with(&why)), "{end:?}");
    second.step(0.01);
    assert!(kept.frame(&second, 0));
    assert_eq!(kept.finish(Ending::Complete).frames, 7);
    let reader = Reader::open(&path).unwrap();
    assert_eq!((reader.bodies().len(), reader.frame_count().unwrap()), (3, 7));
    assert!(verify(&reader, |_, _| {}).unwrap().is_intact());
}

/// The disk is full before frame 0 is there: nothing remains that looks like a recording.
#[test]
fn a_recording_that_cannot_be_begun_is_not_left_behind() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("unbegun");
    std::fs::create_dir_all(&folder).unwrap();
    let (world, names) = world(200);
    for pages in 1..40 {
        let options = Options { most_pages: Some(pages), ..Options::default() };
        let path = folder.join("run.db");
        match Writer::create(&path, &Setup::default(), &world, &names, &options) {
            Ok(writer) => drop(writer),
            Err(e) => {
                assert!(e.is_full_disk(), "{e}");
                assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0, "{pages} pages");
            }
        }
    }
    assert!(folder.join("run.db").exists());
}

/// Asking whether a pipe is a recording must neither wait for bytes nor take them.
#[cfg(unix)]
#[test]
fn a_pipe_is_no_recording_and_keeps_its_bytes() {
    let path = file("pipe");
    assert!(Command::new("mkfifo").arg(&path).status().unwrap().success());
    assert!(!tumble_recording::is_recording(&path));
}
