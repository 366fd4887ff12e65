//! A warm solve of unchanged size allocates nothing.

use tumble_math::DVec3;
use tumble_solver::{Guess, Method, Problem, Settings, Solver};
use tumble_suite::impacts::Setup;
use tumble_suite::piles::Pile;

fn assert_no_allocation(name: &str, problem: &Problem, settings: &Settings) {
    let mut solver = Solver::new();
    let warm: Vec<DVec3> = solver.solve(problem, None, settings).impulses.clone();
    let guess = Guess { impulses: &warm, bilateral_impulses: &[], least: true };
    solver.solve(problem, Some(guess), settings);
    // from warm impulses, and once more from nothing
    let counted = allocation_counter::measure(|| {
        solver.solve(problem, Some(guess), settings);
        solver.solve(problem, None, settings);
    });
    assert_eq!(counted.count_total, 0, "{name}: {counted:?}");
}

#[test]
fn solving_again_allocates_nothing() {
    let base = Settings::default();
    assert_no_allocation("stack", &Pile::stack(6, 0.5, |_| 1.0).problem(), &base);
    assert_no_allocation("thrown pyramid", &Pile::pyramid(8, 0.5, |_| 1.0).thrown(0.3, 3).problem(), &base);
    assert_no_allocation("frictionless wall", &Pile::wall(6, 6, 0.0, |_| 1.0).problem(), &base);
    // large enough to be swept by colours, and by nothing else
    let wall = Pile::wall(24, 24, 0.5, |_| 1.0).thrown(0.3, 3).problem();
    assert!(wall.contacts().len() > tumble_solver::COLOURED);
    let swept = Settings { max_factorisations_small: 0, max_factorisations_large: 0, max_sweeps: 20, ..base };
    assert_no_allocation("large wall", &wall, &swept);
    for seed in 0..50 {
        let setup = Setup { friction: 0.6, restitution: 0.7, in_flight: true, kinematic: seed % 5 == 0 };
        assert_no_allocation("bounce", &setup.impact(seed), &base);
    }
    // a share of restitution is searched for in memory that is there
    let reduced = |seed: &u64| {
        let problem = Setup::pure(0.8, 0.9).impact(*seed);
        Solver::new().solve(&problem, None, &base).effort.share_solves > 2
    };
    for seed in (0..400).filter(reduced).take(5) {
        assert_no_allocation("share", &Setup::pure(0.8, 0.9).impact(seed), &base);
    }
    assert!((0..400).any(|seed| reduced(&seed)));
    let problem = Pile::pyramid(5, 0.5, |_| 1.0).thrown(0.3, 3).problem();
    for method in [Method::GaussSeidel, Method::Anderson, Method::SparseNewton, Method::InteriorPoint] {
        assert_no_allocation(method.name(), &problem, &Settings { method, ..base });
    }
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![0.0; 10])));
    assert_eq!(counted.count_total, 1, "the counter counts");
}
