//! What each method may cost: a broken derivative or search still converges, only later.

use tumble_math::DVec3;
use tumble_solver::{Effort, Guess, Method, Problem, Settings, Solver};
use tumble_suite::Random;
use tumble_suite::impacts::Setup;
use tumble_suite::piles::Pile;

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

/// The sum over all problems, every one of them solved.
fn cost(problems: &[Problem], settings: &Settings) -> Effort {
    let mut solver = Solver::new();
    let mut sum = Effort::default();
    for (k, problem) in problems.iter().enumerate() {
        let s = solver.solve(problem, None, settings);
        assert!(s.certificate.is_solved(), "problem {k} {:?}: {:?}", settings.method, s.certificate);
        sum.sweeps += s.effort.sweeps;
        sum.newton_steps += s.effort.newton_steps;
        sum.factorisations += s.effort.factorisations;
        sum.rounds += s.effort.rounds;
    }
    sum
}

/// No more than a tenth beyond what it costs as it should be.
fn within(found: Effort, sweeps: u32, newton_steps: u32, factorisations: u32) {
    let allowed = |n: u32| n + n / 10;
    assert!(
        found.sweeps <= allowed(sweeps)
            && found.newton_steps <= allowed(newton_steps)
            && found.factorisations <= allowed(factorisations),
        "{found:?} instead of {sweeps} sweeps, {newton_steps} steps, {factorisations} factorisations"
    );
}

#[test]
fn impacts_by_anderson() {
    within(cost(&impacts(1.0), &with(Method::Anderson)), 1144, 0, 0);
}

#[test]
fn impacts_by_dense_newton() {
    within(cost(&impacts(1.0), &with(Method::DenseNewton)), 195, 358, 358);
}

#[test]
fn impacts_by_sparse_newton() {
    within(cost(&impacts(1.0), &with(Method::SparseNewton)), 195, 381, 354);
}

#[test]
fn impacts_by_interior_point() {
    within(cost(&impacts(1.0), &with(Method::InteriorPoint)), 0, 633, 631);
}

#[test]
fn impacts_without_friction() {
    within(cost(&impacts(0.0), &with(Method::ActiveSet)), 222, 0, 0);
}

#[test]
fn impacts_without_friction_by_projected_sweeps() {
    within(cost(&impacts(0.0), &with(Method::ProjectedGaussSeidel)), 1495, 0, 0);
}

#[test]
fn piles_by_interior_point() {
    within(cost(&piles(), &with(Method::InteriorPoint)), 0, 60, 60);
}

#[test]
fn piles_by_sparse_newton() {
    within(cost(&piles(), &with(Method::SparseNewton)), 30, 74, 72);
}

#[test]
fn piles_by_dense_newton() {
    within(cost(&piles(), &with(Method::DenseNewton)), 30, 72, 72);
}

#[test]
fn piles_by_anderson() {
    within(cost(&piles(), &with(Method::Anderson)), 2568, 0, 0);
}

#[test]
fn piles_by_what_is_chosen() {
    within(cost(&piles(), &Settings::default()), 18, 58, 56);
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
            let guess = Guess { impulses: &near, bilateral_impulses: &[] };
            let s = solver.solve(problem, Some(guess), &Settings { tolerance: 1e-9, ..with(method) });
            assert!(s.certificate.is_solved() && s.effort.newton_steps <= 8, "{k} {method:?}: {:?}", s.effort);
        }
    }
}
