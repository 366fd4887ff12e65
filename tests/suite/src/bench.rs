//! Cost of a contact by branch, and of each method to three accuracies.

use std::hint::black_box;
use std::time::Instant;
use tumble_math::order::min;
use tumble_math::{DMat3, DVec3};
use tumble_problems::{BlockProblem, files};
use tumble_solver::{
    Body, Branch, Contact, Criterion, Method, OneContact, Problem, Settings, Solution, Solver, Velocity,
};
use tumble_suite::Random;
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

/// Balls of 1 kg and a radius of 0.5 m that touch in a lattice of `n` along each edge, thrown at random at 0.5 m/s: one contact
/// a pair, as in a heap of balls.
fn lattice(n: u32) -> Problem {
    let step = 1.0 / 60.0;
    let mut r = Random::new(3);
    let mut problem = Problem::new(step).expect("a step");
    problem.add_body(Body::fixed()).expect("the ground");
    for _ in 0..n * n * n {
        let velocity = Velocity { linear: r.normal3() * 0.5, angular: r.normal3() * 0.5 };
        let ball = Body::dynamic(1.0, DMat3::from_diagonal(DVec3::splat(0.1)), velocity);
        problem.add_body(ball.kicked(DVec3::NEG_Z * (9.81 * step))).expect("a ball");
    }
    let mut touch = |a: u32, b: u32, normal: DVec3| {
        let contact = Contact::new(a, b, normal, if a == 0 { DVec3::ZERO } else { normal * 0.5 }, normal * -0.5);
        let contact = contact.and_then(|c| c.with_friction(0.5)).expect("a contact");
        problem.add_contact(contact).expect("of two bodies");
    };
    for k in 0..n * n * n {
        let (x, y, z) = (k % n, k / n % n, k / (n * n));
        let ball = k + 1;
        if z == 0 {
            touch(0, ball, DVec3::Z);
        }
        for (inside, next, normal) in [(x + 1 < n, 1, DVec3::X), (y + 1 < n, n, DVec3::Y), (z + 1 < n, n * n, DVec3::Z)]
        {
            if inside {
                touch(ball, ball + next, normal);
            }
        }
    }
    problem
}

/// Cost of the sweeps of large moving piles, and of all that surrounds them in a solve.
pub(crate) fn sweeps() {
    println!(
        "| pile | bodies | contacts | carry | ms a sweep | ns per contact | ns per one that carries | beside the sweeps, ms | residual [m/s] |\n|---|---|---|---|---|---|---|---|---|"
    );
    let boxes = |base: usize| Pile::pyramid(base, 0.5, |_| 1.0).thrown(0.5, 3).problem();
    for (name, problem) in [
        ("1,830 boxes", boxes(60)),
        ("7,260 boxes", boxes(120)),
        ("1,728 balls", lattice(12)),
        ("8,000 balls", lattice(20)),
    ] {
        let mut solver = Solver::new();
        let (few, many) = (20, 100);
        // the best of nine, in milliseconds
        let mut cost = |max_sweeps: u32| {
            let settings = Settings { max_sweeps, max_factorisations_large: 0, ..Settings::default() };
            nanoseconds_of_nine(|| _ = black_box(solver.solve(&problem, None, &settings))) * 1e-6
        };
        let (first, second) = (cost(few), cost(many));
        let each = (second - first) / f64::from(many - few);
        let solution = solver.solution();
        let carry = solution.impulses.iter().filter(|l| l.x > 0.0).count();
        println!(
            "| {name} | {} | {} | {carry} | {each:.3} | {:.1} | {:.1} | {:.1} | {:.1e} |",
            problem.bodies().len() - 1,
            problem.contact_count(),
            each * 1e6 / problem.contact_count() as f64,
            each * 1e6 / carry as f64,
            first - each * f64::from(few),
            solution.certificate.residual
        );
    }
}

/// Best of nine runs of `f` [ns].
fn nanoseconds_of_nine(mut f: impl FnMut()) -> f64 {
    let mut best = f64::INFINITY;
    for _ in 0..9 {
        let start = Instant::now();
        f();
        best = min(best, start.elapsed().as_secs_f64() * 1e9);
    }
    best
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
