//! `tumble audit`: do the laws hold in every recorded frame?

use crate::args::AuditOptions;
use crate::certificate::small;
use crate::exit::{Exit, printed};
use crate::input::recording;
use crate::progress::Progress;
use crate::style;
use crate::words::{complain, harmless, next, plural, quoted};
use anyhow::Result;
use std::io::Write as _;
use tumble_recording::{Audit, audit};

/// Violations that are printed for people.
const PRINTED: usize = 12;

pub(crate) fn run(options: &AuditOptions) -> Result<Exit> {
    let reader = recording(&options.recording)?;
    let mut progress = Progress::new("audit");
    let outcome = audit(&reader, |k, n| progress.show(k, n))?;
    progress.clear();
    let file = crate::input::name(&options.recording);
    if options.json {
        let mut value = serde_json::to_value(&outcome)?;
        value["file"] = file.into();
        value["holds"] = outcome.holds().into();
        printed(writeln!(std::io::stdout().lock(), "{value}").map_err(Into::into))?;
    } else {
        printed(print(&outcome, &file).map_err(Into::into))?;
    }
    if !outcome.holds() {
        return Ok(Exit::Violated);
    }
    if options.strict && outcome.unsolved > 0 {
        let n = plural(outcome.unsolved, "frame says itself that it is", "frames say themselves that they are");
        complain(&format!("--strict: {n} not solved"));
        return Ok(Exit::NotReached);
    }
    Ok(Exit::Fine)
}

/// How many of so many unsolved frames missed the tolerance though their residual is within it, as the end of a sentence.
pub(crate) fn though_within(within: u64, unsolved: u64) -> String {
    match within {
        0 => String::new(),
        n if n == unsolved => " in a bounce or by rounding alone".to_owned(),
        n => format!(", {n} of them in a bounce or by rounding alone"),
    }
}

fn print(a: &Audit, file: &str) -> std::io::Result<()> {
    let mut out = anstream::stdout().lock();
    let (title, quiet) = (style::TITLE, style::QUIET);
    writeln!(
        out,
        "{title}{file}{title:#}   {}, {} contacts, recomputed",
        plural(a.frames, "frame", "frames"),
        a.contacts
    )?;
    for l in &a.laws {
        let (colour, word) = match (l.violations, l.checks) {
            (_, 0) => (style::QUIET, "not asked".to_owned()),
            (0, _) => (style::GOOD, "holds".to_owned()),
            (n, _) => (style::BAD, format!("{n} ×")),
        };
        writeln!(
            out,
            "  {:<9} {colour}{word:<9}{colour:#} {quiet}{:>9} checks, worst {} of its limit{quiet:#}  {}",
            l.law,
            l.checks,
            small(l.worst),
            l.meaning
        )?;
    }
    let missed = a.unsolved - a.guarded;
    if missed > 0 {
        writeln!(
            out,
            "  {0}{1} the tolerance{2}{0:#}, residual {3:.3e} m/s at worst",
            style::FAIR,
            plural(missed, "frame says itself that it missed", "frames say themselves that they missed"),
            though_within(a.unsolved_within, missed),
            a.unsolved_residual
        )?;
    }
    if a.guarded > 0 {
        writeln!(
            out,
            "  {0}{1} that the energy guard moved answers off the law{0:#}, residual {2:.3e} m/s at worst",
            style::FAIR,
            plural(a.guarded, "frame says itself", "frames say themselves"),
            a.guarded_residual
        )?;
    }
    for s in &a.skipped {
        writeln!(out, "  {0}not asked{0:#}: {s}", style::FAIR)?;
    }
    for v in a.violations.iter().take(PRINTED) {
        writeln!(
            out,
            "  {0}frame {1}{0:#}  {2}: {3}  {quiet}({4:.3e}, limit {5:.3e}){quiet:#}",
            style::BAD,
            v.frame,
            v.law,
            harmless(&v.what),
            v.defect,
            v.limit
        )?;
    }
    if a.violation_count > PRINTED as u64 {
        writeln!(out, "  … and {} more; --json has up to a thousand", a.violation_count - PRINTED as u64)?;
    }
    if a.holds() {
        match a.unsolved {
            0 => writeln!(out, "{0}every law holds{0:#}", style::GOOD)?,
            n => {
                let admit = plural(n, "frame that says so itself", "frames that say so themselves");
                writeln!(out, "{0}every law holds but for {admit}{0:#}", style::FAIR)?;
            }
        }
        next(&mut out)?;
        writeln!(out, "  tumble verify {}   is it what was recorded?", quoted(file))
    } else {
        writeln!(out, "{0}violated{0:#}: {1} times", style::BAD, a.violation_count)?;
        let frame = a.violations.first().map_or(0, |v| v.frame);
        let file = quoted(file);
        next(&mut out)?;
        writeln!(out, "  tumble sql {file} \"SELECT * FROM contact WHERE frame = {frame}\"")
    }
}
