//! `tumble solve`: a contact problem from a file, its solution and its certificate.

use crate::args::SolveOptions;
use crate::certificate::Answer;
use crate::exit::{Exit, printed};
use crate::input;
use crate::json;
use crate::style;
use crate::words::{complain, note};
use anyhow::{Result, bail};
use serde::Serialize;
use std::io::Write as _;
use tumble_problems::BlockProblem;
use tumble_problems::files::Format;
use tumble_solver::{Method, Mode, Settings};

/// Most contacts for which a file's W is factorised: Newton on blocks is dense, and (3 × 4000)² numbers are 1.2 GB.
const DENSE_CONTACTS: usize = 4_000;

pub(crate) fn run(options: &SolveOptions) -> Result<Exit> {
    let (problem, format) = input::problem(&options.problem)?;
    let defaults = Settings::for_files();
    let settings = Settings {
        tolerance: options.tolerance,
        max_sweeps: options.max_sweeps.unwrap_or(defaults.max_sweeps),
        method: affordable(options.method, &problem)?,
        ..defaults
    };
    let answer = Answer::of(&problem, format, &settings);
    let used = answer.solution.method;
    if settings.method != Method::Auto && settings.method != used {
        note(&format!("{} does not apply to this problem; solved by {}", settings.method.name(), used.name()));
    }
    printed(if options.json { print_json(options, &answer) } else { print(options, &answer) })?;
    let exit = answer.exit(options.strict);
    if exit == Exit::NotReached {
        complain(&format!("--strict: the tolerance {:e} was not reached", settings.tolerance));
    }
    Ok(exit)
}

/// The method, unless it factorises a dense matrix that would not fit into memory.
fn affordable(method: Method, problem: &BlockProblem) -> Result<Method> {
    let contacts = problem.contact_count();
    if contacts <= DENSE_CONTACTS {
        return Ok(method);
    }
    match method {
        Method::GaussSeidel | Method::Anderson | Method::ProjectedGaussSeidel => Ok(method),
        Method::Auto => {
            note(&format!("{contacts} contacts are too many for Newton on a dense W; solved by anderson"));
            Ok(Method::Anderson)
        }
        Method::DenseNewton | Method::SparseNewton | Method::InteriorPoint | Method::ActiveSet => bail!(
            "{} factorises a dense matrix, which {contacts} contacts make too large (at most {DENSE_CONTACTS}); use \
             --method anderson or gauss-seidel",
            method.name()
        ),
    }
}

/// The object of `solve --json`. A number that is not finite becomes null.
#[derive(Serialize)]
struct Json<'a> {
    file: &'a str,
    format: &'a str,
    contacts: usize,
    method: &'a str,
    verdict: &'a str,
    tolerance: f64,
    sweeps: u32,
    newton_steps: u32,
    factorisations: u32,
    seconds: f64,
    natural: f64,
    relative: f64,
    residual: f64,
    cone: f64,
    approach: f64,
    sticky: f64,
    dissipation: f64,
    energy: f64,
    guarded: bool,
    worst_contact: u32,
    modes: Modes,
    impulses: Vec<[f64; 3]>,
}

/// Number of contacts in each mode.
#[derive(Serialize)]
struct Modes {
    open: usize,
    stick: usize,
    slide: usize,
}

fn print(options: &SolveOptions, answer: &Answer) -> Result<()> {
    let mut out = anstream::stdout().lock();
    writeln!(out, "{0}{1}{0:#}\n", style::TITLE, input::name(&options.problem))?;
    Ok(answer.print(&mut out)?)
}

fn print_json(options: &SolveOptions, answer: &Answer) -> Result<()> {
    let solution = &answer.solution;
    let c = &solution.certificate;
    let answer = Json {
        file: &options.problem.to_string_lossy(),
        format: match answer.format {
            Format::SiconosDense => "siconos-dense",
            Format::SiconosSparse => "siconos-sparse",
            Format::BlockText => "block-text",
        },
        contacts: solution.impulses.len(),
        method: solution.method.name(),
        verdict: c.verdict.name(),
        tolerance: answer.settings.tolerance,
        sweeps: solution.effort.sweeps,
        newton_steps: solution.effort.newton_steps,
        factorisations: solution.effort.factorisations,
        seconds: answer.seconds,
        natural: c.natural,
        relative: c.relative,
        residual: c.residual,
        cone: c.cone,
        approach: c.approach,
        sticky: c.sticky,
        dissipation: c.dissipation,
        energy: c.energy,
        guarded: c.guarded,
        worst_contact: c.worst_contact,
        modes: Modes {
            open: answer.count(Mode::Open),
            stick: answer.count(Mode::Stick),
            slide: answer.count(Mode::Slide),
        },
        impulses: solution.impulses.iter().map(|r| [r.x, r.y, r.z]).collect(),
    };
    json::print("solve", &answer)
}
