//! `tumble audit`: checks the laws of mechanics in every recorded frame.

use crate::args::AuditOptions;
use crate::certificate::small;
use crate::exit::{Exit, printed};
use crate::input::{recording, refused};
use crate::json;
use crate::progress::Progress;
use crate::style;
use crate::words::{complain, harmless, plural, quoted, tips};
use anyhow::Result;
use std::io::Write as _;
use tumble::Verdict;
use tumble_recording::{Audit, Error, audit};

/// Most violations in the text output; the JSON has more.
const PRINTED: usize = 12;

pub(crate) fn run(options: &AuditOptions) -> Result<Exit> {
    let reader = recording(&options.recording)?;
    let mut progress = Progress::new("audit");
    let outcome = audit(&reader, |k, n| progress.show(k, n)).map_err(|e| match e {
        Error::LeftOut(_) => refused(&options.recording, &e).into(),
        e => anyhow::Error::from(e),
    })?;
    progress.clear();
    let file = crate::input::name(&options.recording);
    if options.json {
        let mut value = serde_json::to_value(&outcome)?;
        value["file"] = file.into();
        value["holds"] = outcome.holds().into();
        printed(json::print("audit", &value))?;
    } else {
        printed(print(&outcome, &file).map_err(Into::into))?;
    }
    let exit = if !outcome.holds() {
        Exit::Violated
    } else if options.strict && outcome.verdicts.unsolved() > 0 {
        let frames = plural(outcome.verdicts.unsolved(), "frame reports itself", "frames report themselves");
        complain(&format!("--strict: {frames} as not solved"));
        Exit::NotReached
    } else {
        Exit::Fine
    };
    if !options.json {
        tips(&[command(&outcome, &options.recording.to_string_lossy())]);
    }
    Ok(exit)
}

/// A command after the audit, with its purpose.
fn command(a: &Audit, file: &str) -> (String, &'static str) {
    let file = quoted(&harmless(file));
    match a.violations.first() {
        None => (format!("tumble verify {file}"), "check that the recording is unchanged and reproducible"),
        Some(v) => {
            let sql = format!("SELECT * FROM contact WHERE frame = {}", v.frame);
            (format!("tumble sql {file} \"{sql}\""), "the contacts of that frame")
        }
    }
}

/// Among the unsolved frames those with a residual within the tolerance, as the end of a sentence.
pub(crate) fn though_within(within: u64, unsolved: u64) -> String {
    match within {
        0 => String::new(),
        n if n == unsolved => " in the restitution phase or by rounding only".to_owned(),
        n => format!(", {n} of them in the restitution phase or by rounding only"),
    }
}

/// Measures that frames report beside their verdict, as the end of a sentence.
fn meaning(a: &Audit, verdict: Verdict, frames: u64) -> String {
    let residual = |worst: f64| format!(", worst residual {} m/s", small(worst));
    match verdict {
        Verdict::Solved => String::new(),
        Verdict::Guarded => format!(": the energy guard moved the solution{}", residual(a.guarded_residual)),
        Verdict::Infeasible => ": driven bodies left others no room, and went into them".to_owned(),
        Verdict::Overlap => ": bodies were led into each other".to_owned(),
        Verdict::Inexact => format!("{}{}", though_within(a.unsolved_within, frames), residual(a.unsolved_residual)),
        Verdict::Failed => format!(": there was no usable solution{}", residual(a.unsolved_residual)),
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
            (_, 0) => (style::QUIET, "skipped".to_owned()),
            (0, _) => (style::GOOD, "passes".to_owned()),
            (n, _) => (style::BAD, format!("{n} fail")),
        };
        writeln!(
            out,
            "  {:<9} {colour}{word:<9}{colour:#} {quiet}{:>9} checks, max {:>9} of limit{quiet:#}  {}",
            l.law,
            l.checks,
            percent(l.worst),
            l.meaning
        )?;
    }
    for (verdict, n) in a.verdicts.worst_first() {
        let frames = plural(n, "frame reports itself as", "frames report themselves as");
        let colour = if verdict == Verdict::Failed { style::BAD } else { style::FAIR };
        writeln!(out, "  {colour}{frames} {}{colour:#}{}", verdict.name(), meaning(a, verdict, n))?;
    }
    if a.missed_frames > 0 {
        let (frames, depth) = (plural(a.missed_frames, "frame leads", "frames lead"), small(a.missed_depth));
        writeln!(out, "  {0}{frames} bodies into each other{0:#}, by {depth} m at most", style::FAIR)?;
    }
    for s in &a.skipped {
        writeln!(out, "  {0}skipped{0:#}: {s}", style::FAIR)?;
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
        writeln!(out, "  … and {} more; --json lists up to a thousand", a.violation_count - PRINTED as u64)?;
    }
    print_result(&mut out, a)
}

/// The last line: the result of all checks.
fn print_result(out: &mut impl std::io::Write, a: &Audit) -> std::io::Result<()> {
    if !a.holds() {
        let checks = plural(a.violation_count, "check fails", "checks fail");
        return writeln!(out, "{0}violated{0:#}: {checks}", style::BAD);
    }
    let words: Vec<&str> = a.verdicts.worst_first().map(|(verdict, _)| verdict.name()).collect();
    if words.is_empty() {
        return writeln!(out, "{0}all checks pass{0:#}", style::GOOD);
    }
    let frames = plural(a.verdicts.unsolved(), "frame reports itself as", "frames report themselves as");
    let admitted = format!("{frames} {}", words.join(" or "));
    // a frame that leads into overlap or is squeezed may be on the law: what is wrong with it stands in its own line
    let off_the_law = a.verdicts.worst_first().any(|(v, _)| !matches!(v, Verdict::Overlap | Verdict::Infeasible));
    let worst = if a.guarded_residual > a.unsolved_residual { a.guarded_residual } else { a.unsolved_residual };
    let worst = if off_the_law { format!(" (worst {} m/s)", small(worst)) } else { String::new() };
    writeln!(out, "{0}all checks pass; {admitted}{0:#}{worst}", style::FAIR)
}

/// A fraction of a limit; one that is used up exactly is no violation.
fn percent(share: f64) -> String {
    let percent = 100.0 * share;
    if percent == 0.0 || (1e-2..1e4).contains(&percent) {
        format!("{percent:.2} %")
    } else {
        format!("{percent:.0e} %")
    }
}
