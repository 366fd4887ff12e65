//! Cost of a contact by branch, and of each method to three accuracies.

use std::hint::black_box;
use std::time::Instant;
use tumble_problems::{BlockProblem, files};
use tumble_solver::{Branch, Criterion, Method, OneContact, Problem, Settings, Solution, Solver};
use tumble_suite::one_contact::{Case, Kind, case};
use tumble_suite::piles::Pile;

/// Best of five runs of `f` over all `items`, in nanoseconds each.
fn nanoseconds<T>(items: &[T], mut f: impl FnMut(&T)) -> f64 {
    let mut best = f64::INFINITY;
    for _ in 0..5 {
        let start = Instant::now();
        for item in items {
            f(item);
        }
        let t = start.elapsed().as_secs_f64() * 1e9 / items.len() as f64;
        if t < best {
            best = t;
        }
    }
    best
}

/// Cost of a contact by branch.
pub(crate) fn by_branch() {
    let cases: Vec<(Case, OneContact)> =
        (0..200_000).map(case).filter(|c| c.kind == Kind::Physical).map(|c| (c, OneContact::new(&c.k))).collect();
    let of = |branch: Branch, friction: bool| -> Vec<(Case, OneContact, f64)> {
        let mut out = Vec::new();
        for (c, local) in &cases {
            let mut slip = 0.0;
            let found = local.solve(c.b, c.friction, &mut slip).1;
            if found == branch && (c.friction > 0.0) == friction {
                out.push((*c, *local, slip));
            }
        }
        out
    };
    println!("| one contact | ns |\n|---|---|");
    println!(
        "| set-up from K | {:.0} |",
        nanoseconds(&cases, |(c, _)| _ = black_box(OneContact::new(black_box(&c.k))))
    );
    for (name, branch, friction) in [
        ("open", Branch::Open, true),
        ("frictionless", Branch::Slide, false),
        ("stick", Branch::Stick, true),
        ("slide", Branch::Slide, true),
    ] {
        let members = of(branch, friction);
        let cold = nanoseconds(&members, |(c, l, _)| _ = black_box(l.solve(black_box(c.b), c.friction, &mut 0.0)));
        println!("| {name} | {cold:.0} |");
        if branch == Branch::Slide && friction {
            let warm = |(c, l, s): &(Case, OneContact, f64)| {
                let mut slip = *s;
                _ = black_box(l.solve(black_box(c.b), c.friction, &mut slip));
            };
            println!("| slide, warm | {:.0} |", nanoseconds(&members, warm));
        }
    }
    // a whole update inside a sweep: velocities of two bodies, solve, impulses on both
    let problem = Pile::pyramid(30, 0.5, |_| 1.0).thrown(0.2, 1).problem();
    let settings = Settings { method: Method::GaussSeidel, max_sweeps: 200, tolerance: 0.0, ..Settings::default() };
    let mut solver = Solver::new();
    let mut best = f64::INFINITY;
    for _ in 0..3 {
        let start = Instant::now();
        let s = solver.solve(&problem, None, &settings);
        let t = start.elapsed().as_secs_f64() * 1e9 / f64::from(s.effort.sweeps) / problem.contact_count() as f64;
        if t < best {
            best = t;
        }
    }
    println!("| update inside a sweep (pyramid of 465 boxes, set-up and measuring shared out) | {best:.0} |\n");
}

/// A problem of bodies, or one of blocks from a file.
enum Made {
    Bodies(Problem),
    Blocks(BlockProblem),
}

impl Made {
    fn contact_count(&self) -> usize {
        match self {
            Self::Bodies(problem) => problem.contact_count(),
            Self::Blocks(problem) => problem.contact_count(),
        }
    }

    /// W alone has no bodies to be sparse in; bodies are made dense for the dense method.
    fn solve<'s>(&self, solver: &'s mut Solver, settings: &Settings) -> &'s Solution {
        match self {
            Self::Blocks(problem) => problem.solve(solver, None, settings),
            Self::Bodies(problem) => match BlockProblem::of(problem).filter(|_| settings.method == Method::DenseNewton)
            {
                Some(blocks) => blocks.solve(solver, None, settings),
                None => solver.solve(problem, None, settings),
            },
        }
    }
}

fn from_files(paths: &[String]) -> Vec<(String, Made)> {
    let mut out = Vec::new();
    for path in paths {
        let text = std::fs::read(path).map_err(|e| e.to_string());
        match text.and_then(|text| files::read(text).map_err(|e| e.to_string())) {
            Ok((problem, _)) => {
                let name = path.rsplit('/').next().unwrap_or(path).to_owned();
                out.push((name, Made::Blocks(problem)));
            }
            Err(reason) => println!("{path}: {reason}"),
        }
    }
    out
}

fn piles() -> Vec<(String, Made)> {
    let rest =
        [Pile::stack(10, 0.5, |_| 1.0), Pile::stack(5, 0.5, |i| if i == 4 { 1e3 } else { 1.0 }).named("top 1e3")];
    let moving = [Pile::stack(8, 0.5, |_| 1.0), Pile::pyramid(6, 0.5, |_| 1.0), Pile::wall(5, 5, 0.3, |_| 1.0)];
    let all = rest.into_iter().chain(moving.map(|p| p.named("thrown").thrown(0.3, 2)));
    all.map(|pile| (pile.name.clone(), Made::Bodies(pile.problem()))).collect()
}

/// Solves problem files as `tumble solve` does.
pub(crate) fn problem_files(paths: &[String]) {
    println!("| problem | contacts | verdict | relative error | sweeps | factorisations |\n|---|---|---|---|---|---|");
    let (mut solved, mut all) = (0, 0);
    for (name, problem) in from_files(paths) {
        let mut solver = Solver::new();
        let s = problem.solve(&mut solver, &Settings::for_files());
        println!(
            "| {name} | {} | {} | {:.1e} | {} | {} |",
            problem.contact_count(),
            s.certificate.verdict.name(),
            s.certificate.natural,
            s.effort.sweeps,
            s.effort.factorisations
        );
        (all, solved) = (all + 1, solved + u32::from(s.certificate.is_solved()));
    }
    println!("\n{solved} of {all} solved");
}

/// Prints both tables.
pub(crate) fn bench(files: &[String]) {
    by_branch();
    let accuracies = [1e-6, 1e-8, 1e-10];
    println!(
        "sweeps + factorisations, ms, to 1e-6 | 1e-8 | 1e-10 (natural for files, residual in m/s for piles); – = not reached in 5,000 sweeps or 300 factorisations\n"
    );
    println!("| problem | contacts | method | 1e-6 | 1e-8 | 1e-10 |\n|---|---|---|---|---|---|");
    for (name, problem) in from_files(files).into_iter().chain(piles()) {
        let file = matches!(problem, Made::Blocks(_));
        let criterion = if file { Criterion::Natural } else { Criterion::Residual };
        for method in [
            Method::GaussSeidel,
            Method::Anderson,
            Method::DenseNewton,
            Method::SparseNewton,
            Method::InteriorPoint,
            Method::Auto,
        ] {
            // W alone has no bodies to be sparse in
            if method == Method::SparseNewton && file {
                continue;
            }
            let cells: Vec<String> = accuracies
                .iter()
                .map(|&tolerance| {
                    let settings = Settings {
                        tolerance,
                        criterion,
                        method,
                        max_sweeps: 5_000,
                        max_factorisations_small: 300,
                        max_factorisations_large: 300,
                        ..Settings::default()
                    };
                    let mut solver = Solver::new();
                    let start = Instant::now();
                    let s = problem.solve(&mut solver, &settings);
                    let ms = start.elapsed().as_secs_f64() * 1e3;
                    if s.certificate.is_solved() {
                        format!("{}+{}, {ms:.2}", s.effort.sweeps, s.effort.factorisations)
                    } else {
                        format!("– ({ms:.1})")
                    }
                })
                .collect();
            println!("| {name} | {} | {} | {} |", problem.contact_count(), method.name(), cells.join(" | "));
        }
    }
}
