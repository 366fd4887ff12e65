//! The gallery, recorded: every scene keeps the laws by its own numbers, is intact, and repeats bit by bit.

use crate::cost::{median, thread_milliseconds};
use crate::sample::{folder, writer};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use tumble_recording::{Audit, Ending, Options, Reader, audit, replay_with, verify};
use tumble_scene::{Built, Scene, steps};

/// What became of a scene.
#[derive(Clone, Debug)]
pub struct Shown {
    /// Its file's name.
    pub name: String,
    /// What the audit found.
    pub audit: Audit,
    /// Everything that is wrong besides, in words.
    pub problems: Vec<String>,
    /// Processor time of each step, recording left aside [ms]; 0 where it cannot be asked.
    pub steps: Vec<f64>,
}

impl Shown {
    /// Whether no law is violated and nothing else is wrong.
    #[must_use]
    pub fn is_fine(&self) -> bool {
        self.audit.holds() && self.problems.is_empty()
    }

    /// Median and longest of the times of its steps [ms].
    #[must_use]
    pub fn step_times(&self) -> (f64, f64) {
        let mut times = self.steps.clone();
        (median(&mut times), times.last().copied().unwrap_or(0.0))
    }

    /// The line of the table.
    #[must_use]
    pub fn row(&self) -> String {
        let a = &self.audit;
        let worst = a.laws.iter().map(|l| format!("{} {:.1e}", l.law, l.worst)).collect::<Vec<_>>().join(", ");
        format!(
            "{:5} {:16} {:5} frames, {:7} contacts, {:4} unsolved; worst share of a limit: {worst}",
            if self.is_fine() { "fine" } else { "WRONG" },
            self.name,
            a.frames,
            a.contacts,
            a.verdicts.unsolved()
        )
    }
}

/// A scene's text with a tolerance that one sweep cannot meet: every step with a choice misses it and has to say so.
#[must_use]
pub fn starved(text: &str) -> String {
    let rule = "tolerance = 1e-13\nmax_sweeps = 1\neffort = \"realtime\"\n";
    match text.split_once("[solver]\n") {
        // what the scene itself says about these gives way
        Some((before, after)) => {
            let own = |l: &&str| !["tolerance", "max_sweeps", "effort"].iter().any(|k| l.starts_with(k));
            let after: Vec<&str> = after.lines().filter(own).collect();
            format!("{before}[solver]\n{rule}{}\n", after.join("\n"))
        }
        None => format!("{text}\n[solver]\n{rule}"),
    }
}

/// The scenes, in the order of their names.
///
/// # Panics
/// When the gallery is not there.
#[must_use]
pub fn scenes() -> Vec<PathBuf> {
    let gallery = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenes"));
    let list = std::fs::read_dir(gallery).unwrap_or_else(|e| panic!("{}: {e}", gallery.display()));
    let mut all: Vec<PathBuf> = list.filter_map(|f| Some(f.ok()?.path())).collect();
    all.retain(|p| p.extension().is_some_and(|e| e == "toml"));
    all.sort();
    all
}

/// Counts recordings: several tests of one process record the same scene at the same time.
static SHOWN: AtomicU64 = AtomicU64::new(0);

/// How much of a scene is recorded: whatever of the two ends first.
#[derive(Clone, Copy, Debug)]
pub struct Length {
    /// Time of the scene [s].
    pub seconds: f64,
    /// Steps [–].
    pub steps: u64,
}

impl Length {
    /// So many seconds, in as many steps as they have.
    #[must_use]
    pub fn seconds(seconds: f64) -> Self {
        Self { seconds, steps: u64::MAX }
    }
}

/// Records a scene and looks at the file; `edit` may change the scene's text before.
///
/// # Panics
/// When the scene is not valid or the file cannot be made.
#[must_use]
pub fn show(path: &Path, most: Length, edit: impl Fn(&str) -> String) -> Shown {
    let name = path.file_stem().map_or_else(String::new, |n| n.to_string_lossy().into_owned());
    let text = edit(&std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{name}: {e}")));
    show_text(&name, &text, path.parent(), most)
}

/// The same for the text of a scene; `beside` is the folder of its geometry files.
///
/// # Panics
/// When the scene is not valid or the file cannot be made.
#[must_use]
pub fn show_text(name: &str, text: &str, beside: Option<&Path>, most: Length) -> Shown {
    let parse = |text: &str| {
        let scene = Scene::parse(text, tumble_scene::Format::Toml, name, beside);
        scene.unwrap_or_else(|e| panic!("{name}: {e}"))
    };
    let scene = parse(text);
    let mut built = scene.build().unwrap_or_else(|e| panic!("{e}"));
    let file = folder("gallery").join(format!("{name}-{}.db", SHOWN.fetch_add(1, Ordering::Relaxed)));
    let mut recorder = writer(&file, &scene, &built, &Options::default());
    let duration = scene.duration.filter(|d| *d < most.seconds).unwrap_or(most.seconds);
    let mut times = Vec::new();
    for _ in 0..steps(duration, scene.step).min(most.steps) {
        if let Err(refused) = built.script.act(&mut built.world, scene.step) {
            panic!("{name}: {refused}");
        }
        let begun = thread_milliseconds();
        built.world.step(scene.step);
        times.push(thread_milliseconds() - begun);
        recorder.frame(&built.world, 0);
    }
    let end = recorder.finish(Ending::Complete);
    let mut problems: Vec<String> = end.stopped.into_iter().collect();
    let reader = Reader::open(&file).unwrap_or_else(|e| panic!("{name}: {e}"));
    let found = audit(&reader, |_, _| {}).unwrap_or_else(|e| panic!("{name}: {e}"));
    match verify(&reader, |_, _| {}) {
        Ok(v) => problems.extend(v.problems),
        Err(e) => problems.push(e.to_string()),
    }
    let scene = parse(reader.meta().text("scene").unwrap_or_default());
    let again = |mut b: Built| {
        let script = std::mem::take(&mut b.script);
        replay_with(&reader, &mut b.world, &[], |world, dt, told| script.again(world, dt, told), |_, _| {})
    };
    match scene.build().map(again) {
        Ok(Ok(None)) => {}
        other => problems.push(format!("it does not repeat: {:?}", other.map(|r| r.map_err(|e| e.to_string())))),
    }
    drop(reader);
    let _ = std::fs::remove_file(&file);
    Shown { name: name.to_owned(), audit: found, problems, steps: times }
}
