//! Piles of boxes: at rest solved at any mass ratio, mixed ones mostly, large mixed ones honestly.

use tumble_math::DVec3;
use tumble_solver::{Guess, Method, Problem, Settings, Solver, Verdict};
use tumble_suite::piles::{Pile, next_step};
use tumble_suite::{Random, refuse_reason};

fn resting() -> Vec<Pile> {
    let mut r = Random::new(5);
    let mut random = |_: usize| r.log_range(1.0, 1e6);
    vec![
        Pile::stack(100, 0.5, |_| 1.0),
        Pile::stack(10, 0.5, |i| if i == 9 { 1e6 } else { 1.0 }).named("1e6 kg on 1 kg"),
        Pile::stack(16, 0.5, |i| if i % 2 == 1 { 1e4 } else { 1.0 }).named("alternating 1e4"),
        Pile::pyramid(10, 0.5, &mut random).named("random to 1e6"),
        Pile::pyramid(30, 0.5, |_| 1.0),
        Pile::pyramid(30, 0.5, &mut random).named("random to 1e6"),
        Pile::wall(20, 20, 0.5, |_| 1.0),
        Pile::pyramid(60, 0.5, |_| 1.0),
    ]
}

#[test]
fn piles_at_rest_are_solved_cold_and_need_no_factorisation_warm() {
    let settings = Settings::default();
    let mut solver = Solver::new();
    for pile in resting() {
        let problem = pile.problem();
        let s = solver.solve(&problem, None, &settings);
        assert!(s.certificate.is_solved(), "{}: {:?}", pile.name, s.certificate);
        assert!(s.effort.factorisations <= 30, "{}: {:?}", pile.name, s.effort);
        assert_eq!(refuse_reason(&problem, s, settings.tolerance), None, "{}", pile.name);
        // nothing moves: the weight arrives at the ground
        let weight: f64 = pile.bricks.iter().map(|b| b.mass * 9.81 / 60.0).sum();
        let ground = (0..problem.contact_count()).filter(|&i| problem.contacts()[i].body_a == 0);
        let carried: f64 = ground.map(|i| s.impulses[i].x).sum();
        // each level may move against the one below by the tolerance; what then moves is missing below
        let mass: f64 = pile.bricks.iter().map(|b| b.mass).sum();
        let levels = pile.bricks.iter().fold(0.0, |m: f64, b| if b.centre.z > m { b.centre.z } else { m }) / 0.5;
        let tolerance = mass * levels * settings.tolerance;
        assert!((carried - weight).abs() <= tolerance, "{}: {carried} of {weight} N·s", pile.name);
        // warm, it is taken down to rounding once, and then left alone
        let mut guess: Vec<DVec3> = s.impulses.clone();
        for most in [3, 0] {
            let s = solver.solve(
                &problem,
                Some(Guess { impulses: &guess, bilateral_impulses: &[], least: true }),
                &settings,
            );
            assert!(s.certificate.is_solved() && s.effort.factorisations <= most, "{}: {:?}", pile.name, s.effort);
            guess.copy_from_slice(&s.impulses);
        }
    }
}

/// The table over more piles and seeds is `cargo run --release -p tumble-suite -- mixed`.
#[test]
fn small_mixed_islands_are_mostly_solved() {
    let settings = Settings::default();
    let mut solver = Solver::new();
    for (mu, least) in [(0.3, 100), (0.5, 98), (0.8, 97)] {
        let (mut solved, mut total) = (0, 0);
        for seed in 10..14 {
            for speed in [0.2, 0.35, 0.5] {
                for pile in [
                    Pile::stack(16, mu, |_| 1.0),
                    Pile::stack(40, mu, |_| 1.0),
                    Pile::stack(12, mu, |i| if i == 11 { 1e3 } else { 1.0 }),
                    Pile::pyramid(6, mu, |_| 1.0),
                    Pile::pyramid(10, mu, |_| 1.0),
                    Pile::wall(6, 8, mu, |_| 1.0),
                ] {
                    let problem = pile.thrown(speed, seed).problem();
                    let s = solver.solve(&problem, None, &settings);
                    total += 1;
                    solved += u32::from(s.certificate.is_solved());
                    assert_ne!(s.certificate.verdict, Verdict::Failed);
                    assert_eq!(refuse_reason(&problem, s, settings.tolerance), None, "mu {mu} {speed} m/s seed {seed}");
                }
            }
        }
        assert!(100 * solved >= least * total, "mu {mu}: {solved} of {total}");
    }
}

#[test]
fn large_mixed_islands_stop_on_their_budget_and_are_never_worse_than_fifty_sweeps() {
    let mut solver = Solver::new();
    for pile in [
        Pile::pyramid(20, 0.5, |_| 1.0).thrown(0.4, 1),
        Pile::wall(14, 14, 0.8, |_| 1.0).thrown(0.3, 2),
        Pile::pyramid(20, 0.8, |_| 1.0).pushed(0.7),
        Pile::pyramid(18, 0.5, |r| if r % 3 == 0 { 1e4 } else { 1.0 }).thrown(0.5, 3),
    ] {
        let problem = pile.problem();
        let sweeps = Settings { method: Method::GaussSeidel, max_sweeps: 50, ..Settings::default() };
        let swept = solver.solve(&problem, None, &sweeps).certificate.residual;
        let s = solver.solve(&problem, None, &Settings::default());
        assert!(s.effort.factorisations <= 40, "{}: {:?}", pile.name, s.effort);
        assert!(s.certificate.residual <= swept, "{}: {:e} against {swept:e}", pile.name, s.certificate.residual);
        assert_ne!(s.certificate.verdict, Verdict::Failed);
        assert!(s.certificate.energy <= 1e-12 * s.certificate.energy_scale);
        // what it says of itself is what the checker finds
        let report = tumble_suite::judge(&problem, s);
        assert!((report.residual / s.certificate.residual - 1.0).abs() < 1e-6);
    }
}

/// Long form: `cargo run --release -p tumble-suite -- warm`.
#[test]
fn a_settled_pile_steps_on_without_factorisations() {
    let settings = Settings::default();
    for (pile, allowed) in [
        (Pile::stack(16, 0.5, |_| 1.0), 2),
        (Pile::stack(10, 0.5, |i| if i == 9 { 1e3 } else { 1.0 }), 2),
        (Pile::pyramid(10, 0.5, |_| 1.0), 2),
        (Pile::wall(8, 8, 0.5, |_| 1.0), 2),
    ] {
        let mut solver = Solver::new();
        let mut problem = pile.problem();
        let mut guess = vec![DVec3::ZERO; problem.contact_count()];
        let mut factorisations = 0;
        for step in 0..40 {
            let s = solver.solve(
                &problem,
                Some(Guess { impulses: &guess, bilateral_impulses: &[], least: true }),
                &settings,
            );
            assert!(s.certificate.is_solved(), "{} step {step}: {:?}", pile.name, s.certificate);
            if step >= 10 {
                factorisations += s.effort.factorisations;
            }
            guess.clone_from(&s.next_guess);
            problem = next_step(&problem, s);
        }
        assert!(factorisations <= allowed, "{}: {factorisations} in 30 settled steps", pile.name);
    }
}

/// An island whose graph is too dear to factorise is swept, and says so.
#[test]
fn a_graph_that_is_too_dear_is_swept() {
    let problem = Pile::pyramid(20, 0.5, |_| 1.0).problem();
    let mut solver = Solver::new();
    let rich = solver.solve(&problem, None, &Settings::default()).clone();
    assert_eq!(rich.certificate.verdict, Verdict::Solved);
    assert!(rich.effort.factorisations > 5);
    let few_products = Settings { max_products: 1e3, ..Settings::default() };
    let little_memory = Settings { max_factor_bytes: 400_000, ..Settings::default() };
    for settings in [few_products, little_memory] {
        let poor = solver.solve(&problem, None, &settings);
        assert_eq!(poor.effort.factorisations, 0);
        assert_eq!((poor.method, poor.certificate.verdict), (Method::GaussSeidel, Verdict::Inexact));
    }
    // what was refused for one solve is not refused for the next
    assert_eq!(solver.solve(&problem, None, &Settings::default()).effort, rich.effort);
}

/// Sweeps along conjugate directions get farther than as many plain ones: a little in piles that are thrown about, by
/// an order of magnitude at rest.
#[test]
fn conjugate_sweeps_get_farther_than_plain_ones() {
    let mut solver = Solver::new();
    let thrown = |k: u64| Pile::pyramid(20, 0.5, |_| 1.0).thrown(0.4, k);
    let mut product = 1.0;
    let piles = [
        (thrown(1), 1.0),
        (thrown(3), 1.0),
        (thrown(4), 1.0),
        (Pile::wall(20, 20, 0.5, |_| 1.0).thrown(0.4, 4), 1.0),
        (Pile::stack(140, 0.5, |_| 1.0), 2.0),
        (Pile::wall(20, 20, 0.5, |_| 1.0), 8.0),
        (Pile::pyramid(24, 0.5, |_| 1.0), 20.0),
    ];
    for (pile, least) in &piles {
        let problem = pile.problem();
        let plain = Settings { method: Method::GaussSeidel, max_sweeps: 200, ..Settings::default() };
        let plain = solver.solve(&problem, None, &plain).certificate.residual;
        let swept = Settings { max_factorisations_large: 0, ..Settings::default() };
        let s = solver.solve(&problem, None, &swept);
        assert_eq!((s.method, s.effort.factorisations), (Method::GaussSeidel, 0));
        assert!(s.effort.sweeps <= 200);
        let gain = plain / s.certificate.residual;
        assert!(gain > *least, "{}: {gain} times", pile.name);
        product *= gain;
    }
    // four times each, in the mean
    assert!(product > f64::from(1 << (2 * piles.len())), "{product}");
}

/// The same with a restitution of one half everywhere.
fn bouncing(pile: &Problem) -> Problem {
    let mut problem = Problem::new(pile.horizon()).unwrap();
    for b in pile.bodies() {
        problem.add_body(*b).unwrap();
    }
    for c in pile.contacts() {
        let mut c = *c;
        c.restitution = 0.5;
        problem.add_contact(c).unwrap();
    }
    problem
}

/// A bounce whose work runs out says by how much its speeds are off; one that was solved has nothing to say.
#[test]
fn a_bounce_that_is_not_solved_says_by_how_much() {
    let problem = bouncing(&Pile::pyramid(6, 0.5, |_| 1.0).thrown(2.0, 1).problem());
    let hurried =
        Settings { max_sweeps: 1, max_factorisations_small: 0, max_factorisations_large: 0, ..Settings::default() };
    let mut solver = Solver::new();
    for (settings, missed) in [(hurried, true), (Settings::default(), false)] {
        let s = solver.solve(&problem, None, &settings);
        assert!(s.effort.rounds > 0);
        assert_eq!(s.effort.bounce_residual > settings.tolerance, missed, "{:e}", s.effort.bounce_residual);
        assert!(if missed { s.effort.bounce_residual.is_finite() } else { s.effort.bounce_residual == 0.0 });
        assert!(!missed || s.certificate.verdict == Verdict::Inexact);
    }
}

/// The budget that a bounce leaves is there for the next phase: an island that stays unsolved has spent all of it.
#[test]
fn a_bounce_leaves_the_other_half_of_the_budget() {
    for (speed, seed) in [(1.2, 1), (1.2, 2), (2.0, 1)] {
        let problem = bouncing(&Pile::pyramid(20, 0.5, |_| 1.0).thrown(speed, seed).problem());
        let mut solver = Solver::new();
        let s = solver.solve(&problem, None, &Settings::default());
        assert!(s.effort.rounds > 0);
        if s.certificate.verdict == Verdict::Inexact {
            assert_eq!(s.effort.factorisations, 40, "{speed} {seed}: {:e}", s.certificate.residual);
        }
    }
}
