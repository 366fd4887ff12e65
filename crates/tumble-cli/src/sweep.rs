//! `tumble run --sweep`: one run for each combination of values, a line for each.

use crate::args::{Change, RunOptions, combinations};
use crate::exit::{Exit, WrongUsage, printed};
use crate::input;
use crate::json;
use crate::physics;
use crate::record::Recorded;
use crate::run::{self, Finished};
use crate::show;
use crate::style;
use crate::words::{harmless, plural, tips};
use anyhow::Result;
use serde_json::{Map, Value, json as object};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use tumble_scene::diagnostic::CHANGED;
use tumble_scene::{Draft, Errors};

/// Columns after the values that are swept: name, width.
const COLUMNS: [(&str, usize); 7] = [
    ("time s", 10),
    ("kinetic J", 14),
    ("potential J", 14),
    ("dissipated J", 14),
    ("unsolved", 9),
    ("residual m/s", 13),
    ("state hash", 17),
];

pub(crate) fn run(options: &RunOptions) -> Result<Exit> {
    let runs = combinations(&options.sweep).map_err(WrongUsage)?;
    let draft = input::draft(&options.scene, &options.set)?;
    // what is wrong without the values of the sweep is not theirs
    draft.scene()?;
    let mut lines = Lines::new(options, &runs);
    let (mut exit, mut all) = (Exit::Fine, Vec::new());
    for (k, changes) in runs.iter().enumerate() {
        let draft = changes.iter().fold(draft.clone(), |draft, c| draft.with(&c.path, &c.value));
        let finished = one(options, &draft, k, runs.len())?;
        let shown = show::values(&options.show, &finished.built)?;
        let outcome = finished.exit(options);
        if options.json {
            all.push(object(options, changes, &finished)?);
        } else {
            printed(lines.print(changes, &shown, &finished))?;
        }
        exit = worse(exit, outcome);
        if finished.tally.interrupted.is_some() {
            break;
        }
    }
    if options.json {
        let keys: Vec<&str> = options.sweep.iter().map(|s| s.path.as_str()).collect();
        let scene = input::name(&options.scene);
        printed(json::print("sweep", &object!({ "scene": scene, "keys": keys, "show": options.show, "runs": all })))?;
    } else {
        tips(&[(format!("tumble run {} … --json", input::name(&options.scene)), "the whole report of each run")]);
    }
    Ok(exit)
}

fn one(options: &RunOptions, draft: &Draft, k: usize, count: usize) -> Result<Finished> {
    let scene = draft.scene().map_err(of_sweep)?;
    let record = options.record.as_deref().map(|path| numbered(path, k, count));
    run::simulated(options, scene, record.as_deref())
}

/// Errors of a scene that is right without its sweep.
fn of_sweep(mut errors: Errors) -> Errors {
    for d in errors.0.iter_mut().filter(|d| d.file == CHANGED) {
        "--sweep".clone_into(&mut d.file);
    }
    errors
}

/// `run.db` → `run-07.db`.
fn numbered(path: &Path, k: usize, count: usize) -> PathBuf {
    let digits = count.to_string().len();
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let mut name = format!("{stem}-{:0digits$}", k + 1);
    if let Some(end) = path.extension() {
        name = format!("{name}.{}", end.to_string_lossy());
    }
    path.with_file_name(name)
}

/// The one that matters more: a signal, then a failure, then a violated law, then a missed tolerance.
fn worse(a: Exit, b: Exit) -> Exit {
    let rank = |e: Exit| match e {
        Exit::Fine => 0,
        Exit::Differ | Exit::NotReached => 1,
        Exit::Violated => 2,
        Exit::Failed | Exit::Usage | Exit::InvalidFile => 3,
        Exit::HungUp | Exit::Interrupted | Exit::Terminated => 4,
    };
    if rank(b) > rank(a) { b } else { a }
}

/// One run as JSON: the values, what was asked for, and the physics report.
fn object(options: &RunOptions, changes: &[Change], f: &Finished) -> Result<Value> {
    let set: Map<String, Value> = changes.iter().map(|c| (c.path.clone(), value(&c.value))).collect();
    let show = show::json(&options.show, &f.built)?;
    let report = serde_json::to_value(physics::json(&f.scene, &f.built, &f.tally, f.recorded.as_ref()))?;
    let mut run = Map::new();
    run.insert("set".to_owned(), Value::Object(set));
    run.insert("show".to_owned(), Value::Object(show));
    run.insert("report".to_owned(), report);
    Ok(Value::Object(run))
}

/// A value of the command line: a number where it is one.
fn value(text: &str) -> Value {
    let number = text.parse::<i64>().map(Value::from).ok();
    number.or_else(|| text.parse::<f64>().ok().map(|x| object!(x))).unwrap_or_else(|| text.into())
}

/// The lines of the table, as the runs end.
struct Lines {
    /// Widths of the columns of values and of `--show`.
    widths: Vec<usize>,
    head: Option<String>,
    runs: usize,
}

impl Lines {
    fn new(options: &RunOptions, runs: &[Vec<Change>]) -> Self {
        let mut widths = Vec::new();
        for (k, sweep) in options.sweep.iter().enumerate() {
            let longest = runs.iter().map(|c| c[k].value.chars().count()).max().unwrap_or(0);
            widths.push(longest.max(sweep.path.chars().count()));
        }
        widths.extend(options.show.iter().map(|q| q.chars().count().max(12)));
        let names = options.sweep.iter().map(|s| s.path.as_str()).chain(options.show.iter().map(String::as_str));
        let mut head = String::new();
        for (name, wide) in names.zip(&widths) {
            head.push_str(&format!("{:>wide$}  ", harmless(name)));
        }
        for (name, wide) in COLUMNS {
            head.push_str(&format!("{name:>wide$}"));
        }
        Self { widths, head: Some(head), runs: runs.len() }
    }

    fn print(&mut self, changes: &[Change], shown: &[show::Value<'_>], f: &Finished) -> Result<()> {
        let mut out = anstream::stdout().lock();
        if let Some(head) = self.head.take() {
            writeln!(
                out,
                "{0}{1}{0:#}   {2}\n",
                style::TITLE,
                harmless(&f.scene.name),
                plural(self.runs as u64, "run", "runs")
            )?;
            writeln!(out, "{0}{head}{0:#}", style::TITLE)?;
        }
        let cells = changes.iter().map(|c| harmless(&c.value)).chain(shown.iter().map(show::Value::cell));
        for (cell, wide) in cells.zip(&self.widths) {
            write!(out, "{cell:>wide$}  ")?;
        }
        let l = &f.tally.ledger;
        let numbers = [
            physics::number(f.tally.time),
            physics::joules(l.kinetic),
            physics::joules(l.potential),
            physics::joules(l.dissipated()),
            f.tally.verdicts.unsolved().to_string(),
            format!("{:.1e}", f.tally.worst_residual),
            format!("{:016x}", f.built.world.state_hash()),
        ];
        for (cell, (_, wide)) in numbers.iter().zip(COLUMNS) {
            write!(out, "{cell:>wide$}")?;
        }
        writeln!(out)?;
        Ok(out.flush()?)
    }
}

/// Exit code of one run of the sweep.
impl Finished {
    fn exit(&self, options: &RunOptions) -> Exit {
        let exit = run::verdict(&self.tally, options.strict, options.least_share);
        self.recorded.as_ref().map_or(exit, |r: &Recorded| r.exit(exit))
    }
}
