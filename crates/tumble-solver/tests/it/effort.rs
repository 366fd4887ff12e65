//! Work of each method, counted. A broken derivative, threshold or search still converges, only by another path.
//!
//! The same bits everywhere means the same counts everywhere, so they are exact. Where one of them changes, results have
//! changed: the changelog says why, and the new count is written here.

use tumble_math::DVec3;
use tumble_solver::{Bilateral, Criterion, Effort, Guess, Method, Problem, Settings, Solver};
use tumble_suite::Random;
use tumble_suite::dense;
use tumble_suite::impacts::Setup;
use tumble_suite::piles::{Pile, next_step};

fn with(method: Method) -> Settings {
    Settings { method, max_sweeps: 5_000, ..Settings::default() }
}

fn impacts(friction: f64) -> Vec<Problem> {
    let mut r = Random::new(77);
    (0..40)
        .map(|seed| {
            let mu = if friction == 0.0 { 0.0 } else { r.range(0.1, friction) };
            Setup { friction: mu, restitution: 0.0, in_flight: true, kinematic: seed % 4 == 0 }.impact(900 + seed)
        })
        .collect()
}

fn piles() -> Vec<Problem> {
    vec![
        Pile::stack(8, 0.5, |_| 1.0).problem(),
        Pile::stack(6, 0.5, |i| if i == 5 { 1e3 } else { 1.0 }).problem(),
        Pile::pyramid(5, 0.5, |_| 1.0).problem(),
        Pile::stack(6, 0.4, |_| 1.0).thrown(0.3, 4).problem(),
        Pile::pyramid(4, 0.3, |_| 1.0).thrown(0.2, 5).problem(),
    ]
}

/// Impacts of which the last body is held by rows: a pin that moves, and a joint to its neighbour.
fn held(friction: f64) -> Vec<Problem> {
    let mut all = impacts(friction);
    hold(&mut all);
    all
}

fn hold(all: &mut [Problem]) {
    let mut r = Random::new(78);
    for problem in all {
        let last = problem.bodies().len() as u32 - 1;
        for k in 0..2 {
            let mut row = || std::array::from_fn(|i| if i == k { 1.0 } else { 0.2 * r.normal() });
            let (row_a, row_b) = (row(), row());
            let body_a = last - 1;
            problem.add_bilateral(Bilateral { body_a, body_b: last, row_a, row_b, bias: 0.1 }).unwrap();
        }
    }
}

fn bouncing() -> Vec<Problem> {
    let mut r = Random::new(79);
    (0..60)
        .map(|seed| {
            let (friction, restitution) = (r.range(0.1, 1.5), r.range(0.2, 1.0));
            Setup { friction, restitution, in_flight: seed % 2 == 0, kinematic: seed % 4 == 0 }.impact(1900 + seed)
        })
        .collect()
}

/// More contacts than a small island has.
fn large() -> Vec<Problem> {
    vec![
        Pile::pyramid(7, 0.5, |_| 1.0).problem(),
        Pile::pyramid(6, 0.4, |_| 1.0).thrown(0.3, 4).problem(),
        Pile::stack(20, 0.5, |i| if i % 2 == 1 { 1e3 } else { 1.0 }).thrown(0.2, 6).problem(),
        Pile::wall(5, 5, 0.0, |_| 1.0).problem(),
    ]
}

fn add(sum: &mut Effort, e: Effort) {
    sum.sweeps += e.sweeps;
    sum.newton_steps += e.newton_steps;
    sum.factorisations += e.factorisations;
    sum.rounds += e.rounds;
}

/// The sum over all problems, and how many of them were solved.
fn spent(problems: &[Problem], settings: &Settings) -> (Effort, usize) {
    let mut solver = Solver::new();
    let (mut sum, mut solved) = (Effort::default(), 0);
    for problem in problems {
        let s = dense::solve(&mut solver, problem, None, settings);
        solved += usize::from(s.certificate.is_solved());
        add(&mut sum, s.effort);
    }
    (sum, solved)
}

/// The sum over all problems, every one of them solved.
fn cost(problems: &[Problem], settings: &Settings) -> Effort {
    let (sum, solved) = spent(problems, settings);
    assert_eq!(solved, problems.len(), "{:?}", settings.method);
    sum
}

fn effort(sweeps: u32, newton_steps: u32, factorisations: u32, rounds: u32) -> Effort {
    Effort { sweeps, newton_steps, factorisations, rounds, share_solves: 0, bounce_residual: 0.0 }
}

/// Exact, but for dense Newton: its library chooses instructions by machine, so it may differ by a tenth.
fn check(method: Method, found: (Effort, usize), counted: (Effort, usize)) {
    if method != Method::DenseNewton {
        assert_eq!(found, counted, "{method:?}");
        return;
    }
    let near = |a: u32, b: u32| a.abs_diff(b) <= b / 10;
    let (f, c) = (found.0, counted.0);
    assert!(near(f.sweeps, c.sweeps) && near(f.newton_steps, c.newton_steps), "{found:?} {counted:?}");
    assert!(f.rounds == c.rounds && found.1.abs_diff(counted.1) <= 1, "{found:?} {counted:?}");
}

#[test]
fn impacts_by_each_method() {
    let all = impacts(1.0);
    for (method, counted) in [
        (Method::Anderson, effort(1144, 0, 0, 0)),
        (Method::DenseNewton, effort(195, 358, 358, 0)),
        (Method::SparseNewton, effort(195, 381, 354, 0)),
        (Method::InteriorPoint, effort(0, 633, 631, 0)),
        (Method::Auto, effort(195, 381, 354, 0)),
    ] {
        check(method, (cost(&all, &with(method)), all.len()), (counted, all.len()));
    }
    assert_eq!(spent(&all, &with(Method::GaussSeidel)), (effort(8464, 0, 0, 0), 39));
}

#[test]
fn impacts_without_friction_by_each_method() {
    let all = impacts(0.0);
    for (method, counted) in [
        (Method::ActiveSet, effort(222, 0, 0, 0)),
        (Method::ProjectedGaussSeidel, effort(1495, 0, 0, 0)),
        (Method::InteriorPoint, effort(0, 507, 507, 0)),
        (Method::SparseNewton, effort(190, 136, 136, 0)),
    ] {
        check(method, (cost(&all, &with(method)), all.len()), (counted, all.len()));
    }
}

#[test]
fn impacts_with_rows_by_each_method() {
    let all = held(1.0);
    for (method, counted) in [
        (Method::Anderson, (effort(6667, 0, 0, 0), 39)),
        (Method::GaussSeidel, (effort(9247, 0, 0, 0), 39)),
        (Method::SparseNewton, (effort(235, 394, 394, 0), 40)),
        (Method::InteriorPoint, (effort(0, 662, 662, 0), 40)),
        (Method::Auto, (effort(237, 394, 394, 0), 40)),
    ] {
        check(method, spent(&all, &with(method)), counted);
    }
    assert_eq!(spent(&held(0.0), &with(Method::ActiveSet)), (effort(218, 0, 0, 0), 40));
}

#[test]
fn bounces_by_each_method() {
    let all = bouncing();
    for (method, counted) in [
        (Method::Auto, (effort(954, 959, 901, 97), 60)),
        (Method::Anderson, (effort(4963, 0, 0, 97), 60)),
        (Method::DenseNewton, (effort(930, 874, 874, 97), 60)),
    ] {
        check(method, spent(&all, &with(method)), counted);
    }
    let at_surface = Settings { bounce_at_surface: true, ..Settings::default() };
    assert_eq!(spent(&all, &at_surface), (effort(950, 942, 877, 97), 60));
    let mut tied = all.clone();
    hold(&mut tied);
    assert_eq!(spent(&tied, &Settings::default()), (effort(973, 1124, 1124, 97), 60));
    let unguarded = Settings { guard: false, ..Settings::default() };
    assert_eq!(spent(&all, &unguarded), (effort(883, 835, 784, 97), 57));
}

#[test]
fn piles_by_each_method() {
    let all = piles();
    for (method, counted) in [
        (Method::InteriorPoint, effort(0, 60, 60, 0)),
        (Method::SparseNewton, effort(30, 74, 72, 0)),
        (Method::DenseNewton, effort(30, 72, 72, 0)),
        (Method::Anderson, effort(2568, 0, 0, 0)),
    ] {
        check(method, (cost(&all, &with(method)), all.len()), (counted, all.len()));
    }
    assert_eq!(cost(&all, &Settings::default()), effort(18, 58, 56, 0));
}

#[test]
fn large_piles_by_what_is_chosen() {
    let all = large();
    assert_eq!(spent(&all, &Settings::default()), (effort(50, 80, 79, 0), 4));
    // a budget that runs out in each of the stages
    for (most, counted) in [
        (0, (effort(672, 0, 0, 0), 1)),
        (4, (effort(702, 16, 16, 0), 1)),
        (12, (effort(457, 46, 45, 0), 2)),
        (30, (effort(50, 69, 68, 0), 4)),
        (150, (effort(50, 80, 79, 0), 4)),
    ] {
        let settings = Settings { small_island: 4, max_factorisations_large: most, ..Settings::default() };
        assert_eq!(spent(&all, &settings), counted, "{most} factorisations");
    }
    for (most, counted) in
        [(0.0, (effort(672, 0, 0, 0), 1)), (4e3, (effort(275, 43, 43, 0), 3)), (2e4, (effort(50, 77, 76, 0), 4))]
    {
        let settings = Settings { small_island: 4, max_products: most, ..Settings::default() };
        assert_eq!(spent(&all, &settings), counted, "{most} products");
    }
}

#[test]
fn small_islands_that_run_out_of_budget() {
    let all = vec![
        Pile::stack(6, 1.2, |i| if i % 2 == 1 { 100.0 } else { 1.0 }).thrown(1.0, 4).problem(),
        Pile::pyramid(3, 0.9, |_| 1.0).thrown(1.0, 5).problem(),
        Pile::stack(7, 0.8, |_| 1.0).thrown(2.0, 6).problem(),
    ];
    for (most, counted) in [
        // without any, what is left are sweeps: all of them
        (0, (effort(498, 0, 0, 0), 2)),
        (10, (effort(120, 30, 30, 0), 1)),
        (40, (effort(12, 85, 85, 0), 2)),
        (500, (effort(12, 96, 95, 0), 3)),
    ] {
        let settings = Settings { max_factorisations_small: most, ..Settings::default() };
        assert_eq!(spent(&all, &settings), counted, "{most} factorisations");
    }
}

#[test]
fn polished_answers_judged_by_their_natural_error() {
    let files = Settings::for_files();
    let anderson = Settings { method: Method::Anderson, criterion: Criterion::Natural, ..with(Method::Anderson) };
    let counts = [spent(&impacts(1.0), &files), spent(&piles(), &files), spent(&impacts(1.0), &anderson)];
    assert_eq!(counts, [(effort(317, 356, 331, 0), 40), (effort(191, 97, 95, 0), 5), (effort(1107, 0, 0, 0), 40)]);
}

/// Steps of a pile from a kick, each started by what the last one predicts.
#[test]
fn piles_that_settle_step_by_step() {
    let mut counts = Vec::new();
    for (pile, settings) in [
        (Pile::pyramid(5, 0.5, |_| 1.0).thrown(0.02, 3), Settings::default()),
        (Pile::stack(5, 0.5, |_| 1.0).thrown(0.02, 3), Settings::default()),
        (Pile::pyramid(5, 0.5, |_| 1.0).thrown(0.02, 3), Settings { small_island: 2, ..Settings::realtime() }),
        (Pile::pyramid(6, 0.5, |_| 1.0).thrown(0.02, 3), Settings { small_island: 2, ..Settings::default() }),
    ] {
        let mut solver = Solver::new();
        let mut sum = Effort::default();
        let mut problem = pile.problem();
        let mut guess: Option<Vec<DVec3>> = None;
        for _ in 0..25 {
            let from = guess.as_ref().map(|g| Guess { impulses: g, bilateral_impulses: &[], least: true });
            let s = solver.solve(&problem, from, &settings);
            add(&mut sum, s.effort);
            problem = next_step(&problem, s);
            guess = Some(s.next_guess.clone());
        }
        counts.push(sum);
    }
    assert_eq!(counts, [effort(60, 12, 12, 0), effort(12, 13, 13, 0), effort(1380, 44, 44, 0), effort(0, 15, 15, 0)]);
}

#[test]
fn anderson_is_done_where_twice_as_many_plain_sweeps_are_not() {
    let mut solver = Solver::new();
    let mut ahead = 0;
    for problem in piles() {
        let fast = solver.solve(&problem, None, &with(Method::Anderson)).effort.sweeps;
        let plain = Settings { max_sweeps: 2 * fast, ..with(Method::GaussSeidel) };
        ahead += u32::from(!solver.solve(&problem, None, &plain).certificate.is_solved());
    }
    assert!(ahead >= 3, "{ahead}");
}

/// Near the answer Newton squares the error: a start that is wrong by 1e-4 takes at most three steps to 1e-12.
#[test]
fn newton_finishes_a_near_start_in_a_few_steps() {
    let mut solver = Solver::new();
    for (k, problem) in piles().iter().enumerate().filter(|(k, _)| *k < 3) {
        let exact = solver.solve(problem, None, &Settings { tolerance: 1e-11, ..with(Method::SparseNewton) }).clone();
        assert!(exact.certificate.is_solved());
        let near: Vec<DVec3> = exact.impulses.iter().map(|l| *l * (1.0 + 1e-4)).collect();
        for method in [Method::SparseNewton, Method::DenseNewton] {
            let guess = Guess { impulses: &near, bilateral_impulses: &[], least: true };
            let s = dense::solve(&mut solver, problem, Some(guess), &Settings { tolerance: 1e-9, ..with(method) });
            assert!(s.certificate.is_solved() && s.effort.newton_steps <= 8, "{k} {method:?}: {:?}", s.effort);
        }
    }
}

/// Islands where the interior point stops at a fold of its path, which is then followed around: every step of it counts.
#[test]
fn piles_that_are_followed_along_their_path() {
    let masses = |seed: u64| {
        let mut r = Random::new(seed);
        (0..40).map(|_| r.log_range(1.0, 1e4)).collect::<Vec<f64>>()
    };
    let mixed =
        |pile: fn(&[f64]) -> Pile, speed: f64, seed: u64| pile(&masses(seed)).thrown(speed, 1000 + seed).problem();
    let mut solver = Solver::new();
    let spent = [
        mixed(|m| Pile::pyramid(5, 0.8, |i| m[i]), 0.2, 0),
        mixed(|m| Pile::stack(16, 0.8, |i| m[i]), 0.5, 0),
        mixed(|m| Pile::stack(16, 0.8, |i| m[i]), 1.0, 0),
        mixed(|m| Pile::wall(4, 3, 0.8, |i| m[i]), 0.2, 2),
        Pile::wall(2, 3, 1.2, |_| 1.0).thrown(2.0, 31).problem(),
    ]
    .map(|problem| {
        let s = solver.solve(&problem, None, &Settings::default());
        assert!(s.certificate.is_solved());
        (s.effort.newton_steps, s.effort.factorisations)
    });
    assert_eq!(spent, [(149, 149), (153, 153), (132, 132), (185, 185), (131, 130)]);
}

/// An island that is swept by colours comes as far as its sweeps lead, from wherever it is asked.
#[test]
fn large_islands_are_swept_by_colours() {
    let problem = Pile::wall(12, 14, 0.5, |_| 1.0).thrown(0.2, 8).problem();
    assert!(problem.contact_count() > 1024, "{}", problem.contact_count());
    let mut solver = Solver::new();
    let mut residual = |sweeps: u32| {
        let settings = Settings { max_factorisations_large: 0, max_sweeps: sweeps, ..Settings::default() };
        let s = solver.solve(&problem, None, &settings);
        (s.effort.sweeps, s.certificate.residual)
    };
    let [few, many] = [10, 100].map(&mut residual);
    assert_eq!((few.0, many.0), (10, 100));
    assert!(few.1 < 1.0 && many.1 < 0.1 * few.1, "{few:?} {many:?}");
}
