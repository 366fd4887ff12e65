//! The physics report of a run: energy balance, contact law, momentum and cost, as text and as JSON.

use crate::arrivals::{self, ArrivalsJson};
use crate::certificate::{duration, small};
use crate::record::Recorded;
use crate::simulate::{Imbalance, Plan, Tally};
use crate::style;
use crate::words::{harmless, plural};
use anstyle::Style;
use serde::Serialize;
use std::io::{Result, Write};
use tumble::{BodyId, DVec3, Verdict};
use tumble_scene::{Built, Scene};

/// The report as text.
pub(crate) fn print(out: &mut impl Write, scene: &Scene, built: &Built, plan: Plan, tally: &Tally) -> Result<()> {
    let (title, quiet) = (style::TITLE, style::QUIET);
    let name = harmless(&scene.name);
    writeln!(
        out,
        "{title}{name}{title:#}   {} · {} of {} · {} s in {}{}",
        plural(built.names.len() as u64, "body", "bodies"),
        plural(tally.steps, "step", "steps"),
        duration(plan.step),
        number(tally.time),
        duration(tally.wall_seconds),
        pace(tally.time, tally.wall_seconds),
    )?;
    if tally.interrupted.is_some() {
        writeln!(out, "{0}interrupted{0:#}: the report covers the completed steps", style::FAIR)?;
    }
    print_energy(out, tally)?;
    print_laws(out, built, tally)?;
    print_sensors(out, built, tally)?;
    let Tally { momentum, .. } = tally;
    writeln!(out, "\n{title}Momentum at the end{title:#}")?;
    writeln!(out, "  linear   {}  {quiet}kg·m/s{quiet:#}", vector(momentum.linear))?;
    writeln!(out, "  angular  {}  {quiet}kg·m²/s, about the origin{quiet:#}", vector(momentum.angular))?;
    // an interrupted run ends at an arbitrary step
    let every = if tally.interrupted.is_some() { "every run with as many steps" } else { "every run of this scene" };
    let hash = built.world.state_hash();
    writeln!(out, "\n{title}State hash{title:#}  {hash:016x}   {quiet}the same for {every}{quiet:#}")
}

fn print_energy(out: &mut impl Write, tally: &Tally) -> Result<()> {
    let l = &tally.ledger;
    let (title, quiet) = (style::TITLE, style::QUIET);
    writeln!(out, "\n{title}Energy balance{title:#}")?;
    let largest = l.largest();
    let mut row = |sign: &str, name: &str, value: f64, meaning: &str| {
        // a loss of −1e-30 J beside 5 J is rounding
        let value = if is_rounding(value, largest) { 0.0 } else { value };
        writeln!(out, "  {sign} {name:<22} {:>16} J  {quiet}{meaning}{quiet:#}", joules(value))
    };
    row(" ", "at the start", l.initial, "kinetic and potential")?;
    for (name, value, meaning) in [
        ("applied forces", l.work, "work of forces, torques, edits and bodies that come"),
        ("motors", l.motor_work, "work of the motors of joints"),
        ("kinematic bodies", l.kinematic_work, "work of bodies with prescribed motion and of moving surfaces"),
        ("position correction", l.corrected, "potential energy added by removing overlap"),
        ("integration error", l.time_step, "contacts that open within a step, curved potentials"),
    ] {
        if !is_rounding(value, largest) {
            row("+", name, value, meaning)?;
        }
    }
    row("−", "friction", l.friction_loss, "dissipated by sliding")?;
    row("−", "impacts", l.restitution_loss, "dissipated by inelastic impacts")?;
    if !is_rounding(l.damping_loss, largest) {
        row("−", "damping", l.damping_loss, "dissipated by damping of bodies")?;
    }
    if !is_rounding(l.joint_loss, largest) {
        row("−", "joints", l.joint_loss, "dissipated by dry friction and damping of joints")?;
    }
    row("=", "at the end", l.energy(), "")?;
    row(" ", "  kinetic", l.kinetic, "")?;
    row(" ", "  potential", l.potential, "")?;
    writeln!(out, "    {:<22} {:>16} J  {quiet}{}{quiet:#}", "imbalance", small(l.imbalance()), imbalance(tally))
}

/// Prints the bodies that entered and left the sensors.
fn print_sensors(out: &mut impl Write, built: &Built, tally: &Tally) -> Result<()> {
    if tally.sensed.is_empty() {
        return Ok(());
    }
    writeln!(out, "\n{0}Sensors{0:#}", style::TITLE)?;
    for (id, (entered, left)) in &tally.sensed {
        let name = harmless(built.name(*id).unwrap_or("?"));
        let inside = entered.saturating_sub(*left);
        writeln!(out, "  {name:<22} {entered} entered, {left} left, {inside} inside")?;
    }
    Ok(())
}

/// The cause of the imbalance: rounding, or energy that no entry of the ledger accounts for.
fn imbalance(tally: &Tally) -> String {
    let open = tally.ledger.imbalance().abs();
    let part = |of: f64| small(if of > 0.0 { open / of } else { 0.0 });
    match tally.imbalance() {
        Imbalance::Rounding => format!("{} of the largest entry: rounding", part(tally.ledger.largest())),
        Imbalance::RoundingOfStatic => format!(
            "{} of the energy exchanged; rounding of a constant {} J in the ledger",
            part(tally.moved),
            joules(tally.scale)
        ),
        Imbalance::Unaccounted => format!("{} of the energy exchanged: more than rounding", part(tally.moved)),
    }
}

fn print_laws(out: &mut impl Write, built: &Built, tally: &Tally) -> Result<()> {
    let (title, quiet) = (style::TITLE, style::QUIET);
    let tolerance = built.world.settings().solver.tolerance;
    writeln!(out, "\n{title}Contact law{title:#}")?;
    let (colour, verdict) = match &tally.violation {
        Some(broken) => (style::BAD, format!("violated: {broken}")),
        None if tally.steps == 0 => (style::FAIR, "none: no steps".to_owned()),
        None if tally.verdicts.unsolved() == 0 => {
            (style::GOOD, "every step solved: the residual of the contact law is within the tolerance".to_owned())
        }
        None => verdict(tally, tolerance),
    };
    writeln!(out, "  verdict   {colour}{verdict}{colour:#}")?;
    let at = if tally.worst_step > 0 { format!(" at step {}", tally.worst_step) } else { String::new() };
    let (residual, gain) = (small(tally.worst_residual), small(tally.gain));
    writeln!(
        out,
        "  residual  {residual} m/s max{at}  {quiet}largest velocity error at any contact; tolerance {tolerance:e}{quiet:#}"
    )?;
    if tally.missed_bounces > 0 {
        let n = plural(tally.missed_bounces, "step", "steps");
        let (residual, step) = (small(tally.worst_bounce), tally.worst_bounce_step);
        writeln!(
            out,
            "  impacts   {residual} m/s max at step {step}  {quiet}error of the restitution law, above the tolerance in {n}{quiet:#}"
        )?;
    }
    writeln!(
        out,
        "  gain      {gain} J max  {quiet}energy added by contacts in a step (must be ≤ 0, up to rounding){quiet:#}"
    )?;
    print_overlap(out, built, tally)?;
    print_missed(out, built, tally)?;
    print_squeezed(out, built, tally)?;
    if tally.cut_flights > 0 {
        let (colour, n) = (style::FAIR, plural(tally.cut_flights, "flight", "flights"));
        writeln!(
            out,
            "  cut       {colour}{n}{colour:#}  {quiet}too many touches in a step to solve each when it happens; the rest of the step is solved as one{quiet:#}"
        )?;
    }
    arrivals::print(out, built, tally)?;
    let mean = tally.contacts as f64 / tally.steps.max(1) as f64;
    let sweeps = tally.sweeps as f64 / tally.steps.max(1) as f64;
    writeln!(
        out,
        "  contacts  {} max, {mean:.1} mean · {sweeps:.1} iterations per step over all islands, {} max",
        tally.most_contacts, tally.most_sweeps
    )?;
    if let Some((share, step, a, b)) = tally.least_share {
        let n = plural(tally.reduced, "step", "steps");
        let (a, b) = (named(built, a), named(built, b));
        writeln!(
            out,
            "  bounces   {n} with less than their e, as energy demands  {quiet}least share {} at step {step}, {a} and {b}{quiet:#}",
            portion(share)
        )?;
    }
    if tally.guarded > 0 {
        let n = plural(tally.guarded, "step", "steps");
        writeln!(out, "  guard     {0}the energy guard acted in {n}, to add no energy{0:#}", style::FAIR)?;
    }
    if tally.quarantined > 0 {
        let n = plural(tally.quarantined, "body", "bodies");
        writeln!(out, "  invalid   {0}{n} quarantined: the state was not finite{0:#}", style::BAD)?;
    }
    Ok(())
}

/// Share of the narrower body's width above which an overlap is marked: it is visible in a picture [–].
const DEEP: f64 = 0.05;

/// The deepest overlap with its step and bodies: the verdict is about velocities only.
fn print_overlap(out: &mut impl Write, built: &Built, tally: &Tally) -> Result<()> {
    let quiet = style::QUIET;
    let Some((step, a, b)) = tally.deepest_at.filter(|_| tally.deepest_gap < 0.0) else {
        return writeln!(out, "  overlap   0 m max");
    };
    let overlap = -tally.deepest_gap;
    let (wide, narrow) = (narrowest(built, a), narrowest(built, b));
    let share = overlap / if narrow < wide { narrow } else { wide };
    let (colour, relative) = if share > DEEP {
        (style::FAIR, format!(": {:.0} % of the narrower body", 100.0 * share))
    } else {
        (Style::new(), String::new())
    };
    let (a, b) = (named(built, a), named(built, b));
    writeln!(
        out,
        "  overlap   {colour}{} m max{colour:#} at step {step}  {quiet}{a} and {b}{quiet:#}{colour}{relative}{colour:#}",
        small(overlap)
    )
}

/// The deepest overlap that a step led into when it had no solve left, with its step and bodies.
fn print_missed(out: &mut impl Write, built: &Built, tally: &Tally) -> Result<()> {
    let (colour, quiet) = (style::FAIR, style::QUIET);
    let Some((step, a, b)) = tally.missed_at else { return Ok(()) };
    let (a, b, n) = (named(built, a), named(built, b), plural(tally.missed, "step", "steps"));
    let depth = small(tally.missed_depth);
    writeln!(
        out,
        "  missed    {colour}{depth} m max{colour:#} at step {step}  {quiet}predicted overlap of {a} and {b}; in {n}{quiet:#}"
    )
}

/// The deepest overlap that a driven body without room ahead was granted, with its step and bodies.
fn print_squeezed(out: &mut impl Write, built: &Built, tally: &Tally) -> Result<()> {
    let (colour, quiet) = (style::FAIR, style::QUIET);
    let Some((step, a, b)) = tally.squeezed_at else { return Ok(()) };
    let (a, b, depth) = (named(built, a), named(built, b), small(tally.squeezed_depth));
    let n = plural(tally.verdicts.of(Verdict::Infeasible), "step", "steps");
    writeln!(
        out,
        "  squeezed  {colour}{depth} m max{colour:#} at step {step}  {quiet}between {a} and {b} there is no room; in {n}{quiet:#}"
    )
}

/// The name of a body in quotes.
fn named(built: &Built, id: BodyId) -> String {
    built.name(id).map_or_else(String::new, |n| format!("\"{}\"", harmless(n)))
}

/// A share with four digits, rounded down: what is less than all never reads as all.
pub(crate) fn portion(share: f64) -> String {
    format!("{}", (share * 1e4).floor() / 1e4)
}

/// Smallest width of a body along its own axes [m]; infinite for a body without bounded shapes.
fn narrowest(built: &Built, id: BodyId) -> f64 {
    let Some(body) = built.world.body(id) else { return f64::INFINITY };
    let boxes = body.shapes().map(|s| s.shape().aabb(s.place()));
    boxes.reduce(|a, b| a.union(&b)).map_or(f64::INFINITY, |all| (all.max - all.min).min_element())
}

/// The verdict of a run with steps that are not solved, and its colour.
fn verdict(tally: &Tally, tolerance: f64) -> (Style, String) {
    let mut all = shortfalls(tally);
    for (verdict, words) in &mut all {
        if *verdict == Verdict::Inexact {
            // a phase of an impact may have missed what the end of it keeps
            let hidden = tally.worst_residual <= tolerance;
            let law = if hidden { "may be above" } else { "is above" };
            words.push_str(&format!("; contacts added no energy, but the residual {law} the tolerance"));
        }
    }
    let has = |verdict| tally.verdicts.of(verdict) > 0;
    let colour = if has(Verdict::Failed) { style::BAD } else { style::FAIR };
    let words = all.into_iter().map(|(_, words)| words).collect::<Vec<_>>().join("; ");
    if has(Verdict::Failed) || has(Verdict::Inexact) {
        (colour, words)
    } else {
        (colour, format!("{words}; the others are solved"))
    }
}

/// Verdicts of the steps that are not solved, one sentence for each, the worst first.
fn shortfalls(tally: &Tally) -> Vec<(Verdict, String)> {
    let steps = tally.steps;
    let said = |(verdict, n): (Verdict, u64)| {
        let words = match verdict {
            Verdict::Solved => format!("{n} of {steps} steps are solved"),
            Verdict::Guarded => format!("in {n} of {steps} steps the energy guard moved impulses off the contact law"),
            Verdict::Infeasible => format!("in {n} of {steps} steps driven bodies leave others no room"),
            Verdict::Overlap => {
                let lead = if n == 1 { "leads" } else { "lead" };
                format!("{n} of {steps} steps {lead} bodies into overlap, and no solve was left to prevent it")
            }
            Verdict::Inexact => missed(tally),
            Verdict::Failed => format!("{n} of {steps} steps failed: there was no usable solution"),
        };
        (verdict, words)
    };
    tally.verdicts.worst_first().map(said).collect()
}

/// Verdicts of the steps that are not solved, in one line.
pub(crate) fn unsolved(tally: &Tally) -> String {
    shortfalls(tally).into_iter().map(|(_, words)| words).collect::<Vec<_>>().join("; ")
}

/// The number of inexact steps, and the cause where it is not the residual, which has its own line.
fn missed(tally: &Tally) -> String {
    let Tally { bounces_alone, rounding_alone, steps, .. } = tally;
    let inexact = &tally.verdicts.of(Verdict::Inexact);
    let mut words = format!("{inexact} of {steps} steps missed the tolerance");
    let bounce = format!("in the restitution phase only, by up to {} m/s", small(tally.worst_bounce));
    for (n, how) in [(bounces_alone, bounce.as_str()), (rounding_alone, "by the bound on rounding only")] {
        if n == inexact {
            words = format!("{words} {how}");
        } else if *n > 0 {
            words = format!("{words}, {n} {how}");
        }
    }
    words
}

fn pace(time: f64, wall: f64) -> String {
    let pace = time / wall;
    if !pace.is_finite() || pace <= 0.0 {
        String::new()
    } else if pace < 0.1 {
        // slow runs need more digits
        format!(" ({pace:.4} × real time)")
    } else {
        format!(" ({pace:.1} × real time)")
    }
}

/// A plain number without a tail of zeros.
pub(crate) fn number(x: f64) -> String {
    let text = format!("{x:.6}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Whether an entry of the ledger is no more than the last bit of the largest entry.
pub(crate) fn is_rounding(x: f64, largest: f64) -> bool {
    x.abs() <= f64::EPSILON * largest
}

/// An energy with six decimals, or in scientific notation where those do not suffice.
pub(crate) fn joules(x: f64) -> String {
    if x == 0.0 {
        "0".to_owned()
    } else if (1e-4..1e9).contains(&x.abs()) {
        format!("{x:.6}")
    } else {
        format!("{x:.3e}")
    }
}

fn vector(v: DVec3) -> String {
    let [x, y, z] = v.to_array().map(joules);
    format!("[{x}, {y}, {z}]")
}

/// The object of `run --json`: keys are added, never renamed.
#[derive(Serialize)]
pub(crate) struct Json<'a> {
    scene: &'a str,
    steps: u64,
    time: f64,
    threads: usize,
    wall_seconds: f64,
    bodies: Vec<BodyJson<'a>>,
    energy: EnergyJson,
    momentum: MomentumJson,
    solver: SolverJson<'a>,
    contacts: ContactsJson<'a>,
    sensors: Vec<SensorJson<'a>>,
    state_hash: String,
    /// Since when nothing moves, for `--until rest`.
    #[serde(skip_serializing_if = "Option::is_none")]
    rest_time: Option<f64>,
    /// Bodies that came while the scene ran; only of a scene with such bodies.
    #[serde(skip_serializing_if = "Option::is_none")]
    arrivals: Option<ArrivalsJson<'a>>,
    recording: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    recording_stopped: Option<&'a str>,
}

/// Entries into the sensors of a body, and exits.
#[derive(Serialize)]
struct SensorJson<'a> {
    name: &'a str,
    entered: u64,
    left: u64,
    inside: u64,
}

#[derive(Serialize)]
struct BodyJson<'a> {
    name: &'a str,
    position: [f64; 3],
    centre: [f64; 3],
    orientation: [f64; 4],
    velocity: [f64; 3],
    spin: [f64; 3],
}

#[derive(Serialize)]
struct EnergyJson {
    kinetic: f64,
    potential: f64,
    initial: f64,
    #[serde(rename = "final")]
    last: f64,
    max: f64,
    worst_contact_gain: f64,
    work: f64,
    kinematic_work: f64,
    friction_loss: f64,
    restitution_loss: f64,
    damping_loss: f64,
    motor_work: f64,
    joint_loss: f64,
    dissipated: f64,
    corrected: f64,
    time_step: f64,
    imbalance: f64,
}

#[derive(Serialize)]
struct MomentumJson {
    linear: [f64; 3],
    angular: [f64; 3],
}

#[derive(Serialize)]
struct SolverJson<'a> {
    worst_residual: f64,
    worst_step: u64,
    unsolved_steps: u64,
    inexact_steps: u64,
    overlap_steps: u64,
    infeasible_steps: u64,
    failed_steps: u64,
    missed_bounce_steps: u64,
    worst_bounce_residual: f64,
    worst_bounce_step: u64,
    mean_sweeps: f64,
    max_sweeps: u32,
    guarded_steps: u64,
    cut_flights: u64,
    restitution_reduced_steps: u64,
    least_restitution_share: f64,
    least_restitution_share_step: Option<u64>,
    least_restitution_share_bodies: Option<[&'a str; 2]>,
}

#[derive(Serialize)]
struct ContactsJson<'a> {
    max: usize,
    mean: f64,
    deepest_gap: f64,
    deepest_step: Option<u64>,
    deepest_bodies: Option<[&'a str; 2]>,
    missed_depth: f64,
    missed_steps: u64,
    squeezed_depth: f64,
    squeezed_step: Option<u64>,
    squeezed_bodies: Option<[&'a str; 2]>,
}

/// The report as JSON.
pub(crate) fn json<'a>(
    scene: &'a Scene,
    built: &'a Built,
    tally: &'a Tally,
    recording: Option<&'a Recorded>,
) -> Json<'a> {
    let world = &built.world;
    let l = &tally.ledger;
    let bodies = built.names.iter().filter_map(|(id, name)| {
        let b = world.body(*id)?;
        let q = b.orientation();
        Some(BodyJson {
            name,
            position: b.position().to_array(),
            centre: b.centre().to_array(),
            orientation: [q.w, q.x, q.y, q.z],
            velocity: b.velocity().to_array(),
            spin: b.spin().to_array(),
        })
    });
    let sensors = tally.sensed.iter().filter_map(|(id, &(entered, left))| {
        let name = built.name(*id)?;
        Some(SensorJson { name, entered, left, inside: entered.saturating_sub(left) })
    });
    let steps = tally.steps.max(1) as f64;
    Json {
        scene: &scene.name,
        steps: tally.steps,
        time: tally.time,
        threads: world.settings().threads,
        wall_seconds: tally.wall_seconds,
        bodies: bodies.collect(),
        energy: EnergyJson {
            kinetic: l.kinetic,
            potential: l.potential,
            initial: tally.initial,
            last: l.energy(),
            max: tally.highest,
            worst_contact_gain: tally.gain,
            work: l.work,
            kinematic_work: l.kinematic_work,
            friction_loss: l.friction_loss,
            restitution_loss: l.restitution_loss,
            damping_loss: l.damping_loss,
            motor_work: l.motor_work,
            joint_loss: l.joint_loss,
            dissipated: l.dissipated(),
            corrected: l.corrected,
            time_step: l.time_step,
            imbalance: l.imbalance(),
        },
        momentum: MomentumJson { linear: tally.momentum.linear.to_array(), angular: tally.momentum.angular.to_array() },
        solver: SolverJson {
            worst_residual: tally.worst_residual,
            worst_step: tally.worst_step,
            unsolved_steps: tally.verdicts.unsolved(),
            inexact_steps: tally.verdicts.of(Verdict::Inexact),
            overlap_steps: tally.verdicts.of(Verdict::Overlap),
            infeasible_steps: tally.verdicts.of(Verdict::Infeasible),
            failed_steps: tally.verdicts.of(Verdict::Failed),
            missed_bounce_steps: tally.missed_bounces,
            worst_bounce_residual: tally.worst_bounce,
            worst_bounce_step: tally.worst_bounce_step,
            mean_sweeps: tally.sweeps as f64 / steps,
            max_sweeps: tally.most_sweeps,
            guarded_steps: tally.guarded,
            cut_flights: tally.cut_flights,
            restitution_reduced_steps: tally.reduced,
            least_restitution_share: tally.least_share.map_or(1.0, |(share, ..)| share),
            least_restitution_share_step: tally.least_share.map(|(_, step, ..)| step),
            least_restitution_share_bodies: tally
                .least_share
                .and_then(|(_, _, a, b)| Some([built.name(a)?, built.name(b)?])),
        },
        contacts: ContactsJson {
            max: tally.most_contacts,
            mean: tally.contacts as f64 / steps,
            deepest_gap: tally.deepest_gap,
            deepest_step: tally.deepest_at.map(|(step, ..)| step),
            deepest_bodies: tally.deepest_at.and_then(|(_, a, b)| Some([built.name(a)?, built.name(b)?])),
            missed_depth: tally.missed_depth,
            missed_steps: tally.missed,
            squeezed_depth: tally.squeezed_depth,
            squeezed_step: tally.squeezed_at.map(|(step, ..)| step),
            squeezed_bodies: tally.squeezed_at.and_then(|(_, a, b)| Some([built.name(a)?, built.name(b)?])),
        },
        sensors: sensors.collect(),
        state_hash: format!("{:016x}", world.state_hash()),
        rest_time: tally.at_rest,
        arrivals: arrivals::json(built, tally),
        recording: recording.filter(|r| r.summary.frames > 0).map(|r| r.path.as_str()),
        recording_stopped: recording.and_then(|r| r.summary.stopped.as_deref()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A step that failed is neither one that missed the tolerance nor one that another verdict stands for.
    #[test]
    fn each_step_that_is_not_solved_is_told_by_its_own_verdict() {
        for (verdicts, words) in [
            (vec![Verdict::Failed], "1 of 9 steps failed: there was no usable solution"),
            (vec![Verdict::Overlap], "1 of 9 steps leads bodies into overlap, and no solve was left to prevent it"),
            (
                vec![Verdict::Infeasible, Verdict::Inexact, Verdict::Failed, Verdict::Inexact, Verdict::Solved],
                "1 of 9 steps failed: there was no usable solution; 2 of 9 steps missed the tolerance; \
                 in 1 of 9 steps driven bodies leave others no room",
            ),
        ] {
            let failed = verdicts.contains(&Verdict::Failed);
            let tally = Tally { verdicts: verdicts.into_iter().collect(), steps: 9, ..Tally::default() };
            assert_eq!(unsolved(&tally), words);
            let (colour, said) = verdict(&tally, 1e-8);
            assert_eq!(colour == style::BAD, failed, "{said}");
            // the largest residual of these is 0: it was missed on the way
            assert!(!said.contains("is above"), "{said}");
            assert_eq!(said.contains("the others are solved"), words.contains("leads"), "{said}");
        }
    }
}
