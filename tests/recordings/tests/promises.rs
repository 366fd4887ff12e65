//! The short forms of the long runs.

use rayon::prelude::*;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use tumble::Verdict;
use tumble_random::samples;
use tumble_recording::{LAWS, Layout, Reader, audit, replay};
use tumble_recordings::gallery::Length;
use tumble_recordings::sample::{MIXED, build, folder, record};
use tumble_recordings::{corrupt, crash, driven, full, gallery, mechanisms, plant, power, repeat, storm};

#[test]
fn damaged_files_never_panic_and_no_change_passes() {
    let files = samples(100);
    let t = corrupt::run(files, 7);
    assert_eq!((t.panics, t.missed, t.accepted), (0, 0, 0), "{t:?}");
    assert!(8 * t.detected > files && 8 * t.refused > files, "{t:?}");
}

/// No false alarms: the gallery keeps the laws, and a run that misses its tolerance admits what it misses.
#[test]
fn the_gallery_keeps_the_laws_and_repeats() {
    let scenes = gallery::scenes();
    assert!(scenes.len() >= 29);
    let unsolved = AtomicUsize::new(0);
    scenes.par_iter().for_each(|path| {
        for (seconds, edit) in [(0.3, str::to_owned as fn(&str) -> String), (0.2, gallery::starved)] {
            // scenes of small steps are long: the first of them show most, continuous integration has all
            let s = gallery::show(path, Length { seconds, steps: samples(24) }, edit);
            let (name, frames) = (&s.name, s.audit.frames);
            assert!(s.audit.holds() && frames > 10, "{name}: {frames} frames, {:?}", s.audit.violations.first());
            assert!(s.problems.is_empty(), "{name}: {:?}", s.problems);
            unsolved.fetch_add(s.audit.verdicts.unsolved() as usize, Ordering::Relaxed);
        }
    });
    let unsolved = unsolved.into_inner();
    assert!(unsolved as u64 > samples(25), "{unsolved} steps had something to admit");
}

/// A box that slides straight on a height field meets the edge beyond a hollow, which faced nothing a step before: it is stopped by it, and
/// does not find itself in it.
#[test]
fn what_slides_over_a_hollow_is_stopped_by_the_edge_beyond() {
    let (throw, shown) = storm::run(storm::Ground::Fields, 10);
    assert!(shown.is_fine(), "{}: {:?} {:?}", throw.title, shown.audit.violations.first(), shown.problems);
}

/// What paddles, belts and a drum do to random bodies, the audit finds lawful: in these scenes paddles jam
/// bodies against floors of a plane, of tiles and of belts, and some steps have no answer.
#[test]
fn random_bodies_among_what_is_driven_keep_the_laws() {
    for seed in [16, 29, 30] {
        let (throw, shown) = driven::run(seed);
        assert!(shown.audit.verdicts.unsolved() > 0, "seed {seed} has changed");
        assert!(shown.is_fine(), "{}: {:?} {:?}", throw.title, shown.audit.violations.first(), shown.problems);
    }
}

/// A rod leans at 45° on a wall that closes in on it. It could rise, but where μ > 1 it jams: the line through its ends is within both
/// cones of friction, so impulses along it cancel whatever their size, and against a wall of speed V they do the work −V of what they
/// are: nothing but a bound that yields by all of V has an answer. Where μ < 1 it slides, and nothing gives way.
#[test]
fn a_rod_jams_where_friction_holds_both_of_its_ends() {
    for (friction, jams) in [(1.2, true), (0.8, false)] {
        let text = format!(
            "version = 1\nname = \"jam\"\n[time]\nstep = 0.005\nduration = 0.25\n\
             [[bodies]]\nname = \"floor\"\nkind = \"fixed\"\nshape = {{ kind = \"plane\", normal = [0, 0, 1] }}\nfriction = {friction}\n\
             [[bodies]]\nname = \"wall\"\nkind = \"kinematic\"\nshape = {{ kind = \"box\", size = [0.2, 2.0, 4.0] }}\n\
             position = [0.5035533905932738, 0.0, 1.0]\nvelocity = [-0.1, 0.0, 0.0]\nfriction = {friction}\n\
             [[bodies]]\nname = \"rod\"\nshape = {{ kind = \"capsule\", radius = 0.05, length = 1.0 }}\nmass = 1.0\n\
             position = [0.0, 0.0, 0.4035533905932738]\norientation = {{ axis = [0, 1, 0], degrees = 45 }}\nfriction = {friction}\n"
        );
        let shown = gallery::show_text("jam", &text, None, Length::seconds(f64::INFINITY));
        assert!(shown.is_fine(), "μ = {friction}: {:?} {:?}", shown.audit.violations.first(), shown.problems);
        let infeasible = shown.audit.verdicts.of(Verdict::Infeasible);
        assert_eq!(infeasible > 0, jams, "μ = {friction}: {infeasible} frames without an answer");
    }
}

/// Bodies thrown into rooms of triangles: cylinders on edges inside them (11), hulls beside another contact (24), at the foot of a wall (4), in a
/// groove of less than a right angle (10), balls that touch a wall and fly on into a slope (1), a cylinder beyond the ridge of a sheet (28), a box whose
/// edge grazes one (29).
#[test]
fn what_is_thrown_into_a_room_of_triangles_sinks_in_nowhere() {
    for seed in [1, 4, 10, 11, 24, 28, 29] {
        let (throw, shown) = storm::run(storm::Ground::Meshes, seed);
        let audit = &shown.audit;
        assert!(shown.is_fine(), "{seed} {}: {:?} {:?}", throw.title, audit.violations.first(), shown.problems);
        assert_eq!(audit.verdicts.unsolved(), 0, "{seed} {}", throw.title);
    }
}

#[test]
fn a_killed_run_keeps_what_it_acknowledged() {
    let t = crash::kill(Path::new(env!("CARGO_BIN_EXE_tumble-recordings")), 12, 3);
    assert_eq!((t.lost, t.broken, t.closed), (0, 0, 0), "{t:?}");
    assert!(t.kills > 0 && t.acknowledged > 0, "{t:?}");
}

/// What was not synced may be gone in any order: a durable recording keeps all that it acknowledged, any other a prefix.
#[test]
fn a_power_cut_takes_at_most_the_newest_frames() {
    for durable in [true, false] {
        let t = power::cut(40, durable, 3);
        assert_eq!((t.lost, t.broken, t.closed), (0, 0, 0), "{t:?}");
        assert!(t.shortened > 0 && t.found > 0, "nothing was at stake: {t:?}");
        assert_eq!(durable, t.acknowledged > 100, "{t:?}");
    }
}

#[test]
fn planted_violations_are_found() {
    for c in plant::run(samples(2), 11) {
        assert_eq!(c.caught, c.planted, "{}", c.kind);
    }
}

/// The page of recordings lists the laws that the audit asks, and what it shows of long runs is of that audit: every law of
/// it, every kind that is planted, and for scenes that take no time the very rows but for the sizes of roundings.
#[test]
fn the_page_is_of_this_audit() {
    let page = include_str!("../../../docs/recording.md");
    let table = page.split("| law | what is asked |").nth(1).unwrap();
    let rows = table.lines().skip(2).take_while(|l| l.starts_with("| `"));
    let laws: Vec<&str> = rows.map(|l| l.split('`').nth(1).unwrap()).collect();
    assert_eq!(laws, LAWS.map(|(law, _)| law));

    let planted = include_str!("../../../docs/measured/plant.txt").lines().skip(1);
    let planted: Vec<String> = planted.map(str::to_owned).collect();
    let all = plant::KINDS.map(|(kind, _)| format!("{:>4} of {:<4} {kind}", 100, 100));
    assert_eq!(planted, all, "cargo run --release -p tumble-book -- measure plant");

    let measured = include_str!("../../../docs/measured/gallery.txt");
    // numbers of laws are roundings: only their names are compared
    let named = |row: &str| -> String {
        let (counts, shares) = row.split_once("limit: ").unwrap_or((row, ""));
        let laws: Vec<&str> = shares.split(", ").map(|s| s.split(' ').next().unwrap_or_default()).collect();
        format!("{counts}{}", laws.join(", "))
    };
    let rows: Vec<String> = measured.lines().skip(1).map(named).collect();
    let scenes = gallery::scenes();
    assert_eq!(rows.len(), scenes.len(), "cargo run --release -p tumble-book -- measure gallery");
    for name in ["slide", "slope", "newtons_cradle", "stacked_drop"] {
        let path = scenes.iter().find(|p| p.file_stem().is_some_and(|n| n == name)).unwrap();
        let row = named(&gallery::show(path, Length::seconds(2.0), str::to_owned).row());
        assert!(rows.contains(&row), "{row}\ncargo run --release -p tumble-book -- measure gallery");
    }
}

/// A kinematic body that turns by four radians in a step is at its midpoint where its spin leads, not in the middle of the
/// shorter way: a ball that met its slope there is no violation.
#[test]
fn what_meets_a_kinematic_body_that_turns_fast_keeps_the_laws() {
    let here = folder("slope");
    let path = here.join("slope.db");
    let (summary, _) = record(SLOPE, &path, Layout::Rows);
    assert_eq!(summary.stopped, None);
    let audit = audit(&Reader::open(&path).unwrap(), |_, _| {}).unwrap();
    assert!(audit.holds() && audit.contacts > 0, "{:?}", audit.violations.first());
    let _ = std::fs::remove_dir_all(&here);
}

const SLOPE: &str = r#"
version = 1
name = "slope"
[time]
step = 0.005
duration = 0.3
[[bodies]]
name = "slope"
kind = "kinematic"
shape = { kind = "box", size = [4.0, 4.0, 0.2] }
orientation = { axis = [1.0, 0.0, 0.0], degrees = 20.0 }
spin = [0.0, 0.0, 800.0]
friction = 0.0
[[bodies]]
name = "ball"
shape = { kind = "sphere", radius = 0.1 }
mass = 1.0
position = [0.3, 0.2, 0.5]
friction = 0.0
"#;

/// The audit turns bodies by a rule of its own, from the recorded numbers alone, and keeps its own copies of the constants
/// that decide how: they must stay those of the step.
#[test]
fn the_audit_turns_bodies_by_the_constants_of_the_step() {
    let value = |source: &str, name: &str| -> f64 {
        let line = source.lines().find(|l| l.starts_with(&format!("const {name}: ")));
        let value = line.and_then(|l| l.split_once(" = ")).map(|(_, v)| v.trim_end_matches(';'));
        value.and_then(|v| v.parse().ok()).unwrap_or_else(|| panic!("no constant {name}"))
    };
    let step = include_str!("../../../crates/tumble/src/time/integrate.rs");
    let audit = include_str!("../../../crates/tumble-recording/src/audit/motion.rs");
    for (of_step, of_audit) in
        [("NEWTON_STEPS", "NEWTON_STEPS"), ("ROUNDING", "ROUNDING"), ("CLOSED_FORM_ANGLE", "CLOSED_FORM")]
    {
        assert_eq!(value(step, of_step), value(audit, of_audit), "{of_step}");
    }
    let step = include_str!("../../../crates/tumble/src/detect/bias.rs");
    let audit = include_str!("../../../crates/tumble-recording/src/audit/bias.rs");
    assert!(step.contains("const LEAST_TILT: f64 = tumble_geometry::SAME_NORMAL;"));
    let geometry = include_str!("../../../crates/tumble-geometry/src/tolerance.rs");
    assert_eq!(value(&geometry.replace("pub const", "const"), "SAME_NORMAL"), value(audit, "TILTED"));
}

/// A full disk stops the recording, not the simulation; what was written is whole.
#[test]
fn a_full_disk_leaves_a_whole_prefix_and_the_same_physics() {
    let t = full::fill(8, None, 5);
    assert_eq!((t.changed, t.silent, t.broken), (0, 0, 0), "{t:?}");
    assert!(t.frames > t.disks && t.frames < 400 * t.disks, "{t:?}");
}

/// Another process steps it again, from any frame on, and no file passes that is not what it computes.
#[test]
fn another_process_steps_a_recording_again_to_the_same_bits() {
    let program = Path::new(env!("CARGO_BIN_EXE_tumble-recordings"));
    let t = repeat::run(program, 4, 4, 9);
    assert_eq!((t.recordings, t.seeks, t.differences), (4, 16, 0), "{t:?}");
    // it can tell a difference: one bit of the hash that it is told
    let path = folder("again").join("again.db");
    let (_, hash) = record(MIXED, &path, Layout::Rows);
    assert!(repeat::again(&path, hash, &[3]) && !repeat::again(&path, hash ^ 1, &[3]));
    let _ = std::fs::remove_dir_all(folder("again"));
}

#[test]
fn recording_changes_no_bit_and_the_run_repeats() {
    let here = folder("bits");
    let (scene, mut alone) = build(MIXED);
    for _ in 0..tumble_scene::steps(scene.duration.unwrap(), scene.step) {
        alone.world.step(scene.step);
    }
    for layout in [Layout::Rows, Layout::Chunks] {
        let path = here.join("bits.db");
        let (summary, hash) = record(MIXED, &path, layout);
        assert_eq!((hash, summary.stopped), (alone.world.state_hash(), None));
        let reader = Reader::open(&path).unwrap();
        let (_, mut again) = build(reader.meta().text("scene").unwrap());
        assert_eq!(replay(&reader, &mut again.world, |_, _| {}).unwrap(), None);
        // a world that is not the recorded one departs at once
        let (_, mut other) = build(&MIXED.replace("4.0, 0.3", "4.0, 0.30000000000000004"));
        assert_eq!(replay(&reader, &mut other.world, |_, _| {}).unwrap().map(|d| d.frame), Some(0));
    }
    let _ = std::fs::remove_dir_all(here);
}

/// Mechanisms of every kind of joint, with loops, limits, springs, motors and contacts: their recordings keep the laws, solved or not.
#[test]
fn random_mechanisms_keep_the_laws() {
    for seed in 0..samples(4) {
        let run = mechanisms::run(seed, 150);
        assert_eq!(run.violations, 0, "{}", run.row(seed));
        assert!(run.brought < 1.0, "{}", run.row(seed));
    }
    // accepted by the motion of the stiffened problem, 52 steps were none; a joint with two free turns was lost where the second is a
    // quarter turn, in 72 steps; limits that a coordinate was turns beyond took part in most of 210
    // and in the first steps of one the turns of a joint near its pole could not be counted from frame to frame
    // open joints of bodies that a drag held back turned them by 8e-3 N·m·s that nothing gave
    for (seed, most) in [(8, 0), (24, 12), (26, 0), (28, 12), (32, 12)] {
        let run = mechanisms::run(seed, 300);
        assert!(run.violations == 0 && run.unsolved <= most, "{}", run.row(seed));
    }
}
