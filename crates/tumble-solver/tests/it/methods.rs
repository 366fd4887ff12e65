//! One suite for every method: truthful verdicts, equal answers where the answer is unique.

use rayon::prelude::*;
use tumble_math::order::max;
use tumble_math::{DMat3, DVec3};
use tumble_problems::{Block, BlockProblem};
use tumble_solver::{Bilateral, Body, Contact, Method, Problem, Settings, Solver, Velocity};
use tumble_suite::Random;
use tumble_suite::dense;
use tumble_suite::impacts::Setup;
use tumble_suite::piles::Pile;
use tumble_suite::refuse_reason;

const METHODS: [Method; 7] = [
    Method::GaussSeidel,
    Method::Anderson,
    Method::DenseNewton,
    Method::SparseNewton,
    Method::InteriorPoint,
    Method::ActiveSet,
    Method::ProjectedGaussSeidel,
];

fn with(method: Method) -> Settings {
    Settings { method, max_sweeps: 20_000, ..Settings::default() }
}

#[test]
fn nothing_is_called_solved_that_the_checker_refuses() {
    let mut problems = Vec::new();
    let mut r = Random::new(11);
    for seed in 0..300 {
        let restitution = if seed % 2 == 0 { 0.0 } else { r.unit() };
        let setup = Setup { friction: r.range(0.0, 1.5), restitution, in_flight: true, kinematic: seed % 10 == 0 };
        problems.push(setup.impact(seed));
    }
    for mu in [0.3, 0.8] {
        problems.push(Pile::stack(8, mu, |_| 1.0).problem());
        problems.push(Pile::stack(6, mu, |i| if i == 5 { 1e3 } else { 1.0 }).thrown(0.3, 4).problem());
        problems.push(Pile::pyramid(5, mu, |_| 1.0).thrown(0.3, 5).problem());
    }
    let mut solver = Solver::new();
    let mut solved = [0; METHODS.len()];
    for (k, problem) in problems.iter().enumerate() {
        for (m, method) in METHODS.into_iter().enumerate() {
            let settings = Settings { max_sweeps: 500, ..with(method) };
            let s = dense::solve(&mut solver, problem, None, &settings);
            assert_eq!(refuse_reason(problem, &s, settings.tolerance), None, "problem {k}, {method:?}");
            solved[m] += u32::from(s.certificate.is_solved());
        }
    }
    // and each of them solves most
    assert!(solved.iter().all(|&n| n > 200), "{solved:?} of {}", problems.len());
}

#[test]
fn methods_agree_on_frictionless_problems_where_velocities_are_unique() {
    let mut solver = Solver::new();
    for seed in 0..200 {
        let setup = Setup { friction: 0.0, restitution: 0.0, in_flight: true, kinematic: seed % 5 == 0 };
        let problem = setup.impact(seed);
        let reference = solver.solve(&problem, None, &with(Method::ActiveSet)).clone();
        assert!(
            reference.certificate.residual < 1e-12,
            "seed {seed}: the active set is exact {:?}",
            reference.certificate
        );
        for method in METHODS {
            let s = dense::solve(&mut solver, &problem, None, &with(method));
            assert!(s.certificate.is_solved(), "seed {seed} {method:?} {:?}", s.certificate);
            for (a, b) in s.body_velocities.iter().zip(&reference.body_velocities) {
                let apart = max((a.linear - b.linear).length(), (a.angular - b.angular).length());
                // residual 1e-8 m/s through the conditioning of a few boxes
                assert!(apart < 1e-6, "seed {seed} {method:?}: {apart:e}");
            }
        }
    }
}

#[test]
fn methods_agree_on_one_contact_with_friction_where_the_bound_says_unique() {
    let mut r = Random::new(12);
    let mut solver = Solver::new();
    let mut compared = 0;
    for _ in 0..300 {
        let mut problem = Problem::new(0.01).unwrap();
        let floor = problem.add_body(Body::fixed()).unwrap();
        let inertia = r.box_inertia(1.0, DVec3::new(1.0, 0.7, 0.4));
        let velocity = Velocity { linear: r.normal3() - DVec3::Z * 2.0, angular: r.normal3() };
        let body = problem.add_body(Body::dynamic(1.0, inertia, velocity)).unwrap();
        let lever = r.normal3() * 0.4;
        let c = Contact::new(floor, body, DVec3::Z, DVec3::ZERO, lever).unwrap();
        let friction = r.range(0.05, 1.0);
        problem.add_contact(c.with_friction(friction).unwrap()).unwrap();
        let k = tumble_solver::point_mobility(1.0, &inertia.inverse(), lever);
        let f = c.frame.matrix();
        if !tumble_solver::OneContact::new(&(f.transpose() * k * f)).is_unique(friction) {
            continue;
        }
        compared += 1;
        let reference = solver.solve(&problem, None, &with(Method::GaussSeidel)).impulses[0];
        for method in [Method::Anderson, Method::DenseNewton, Method::SparseNewton, Method::InteriorPoint, Method::Auto]
        {
            let s = dense::solve(&mut solver, &problem, None, &with(method));
            assert!((s.impulses[0] - reference).length() < 1e-6, "{method:?}: {} {reference}", s.impulses[0]);
        }
    }
    assert!(compared > 100);
}

#[test]
fn equal_problems_give_equal_bits_whatever_was_solved_before() {
    let problem = Pile::pyramid(6, 0.5, |_| 1.0).thrown(0.3, 9).problem();
    let fresh = Solver::new().solve(&problem, None, &Settings::default()).clone();
    let mut used = Solver::new();
    for seed in 0..20 {
        used.solve(&Setup::pure(0.5, 0.5).impact(seed), None, &Settings::default());
    }
    let again = used.solve(&problem, None, &Settings::default());
    for (a, b) in fresh.impulses.iter().zip(&again.impulses) {
        assert_eq!(a.to_array().map(f64::to_bits), b.to_array().map(f64::to_bits));
    }
}

#[test]
fn an_empty_problem_is_solved() {
    let problem = Problem::new(0.01).unwrap();
    let mut solver = Solver::new();
    let s = solver.solve(&problem, None, &Settings::default());
    assert!(s.certificate.is_solved() && s.impulses.is_empty() && s.effort.sweeps == 0);
}

#[test]
fn numbers_that_overflow_are_never_called_solved() {
    // squares of 1e300 overflow: the relative error then proves nothing
    let block = Block { row: 0, column: 0, matrix: DMat3::from_diagonal(DVec3::new(1e-300, 1.0, 1.0)) };
    let problem = BlockProblem::new(vec![block], &[DVec3::new(-1.0, 1e300, 0.0)], &[0.5]).unwrap();
    let mut solver = Solver::new();
    let s = problem.solve(&mut solver, None, &Settings::for_files());
    assert!(!s.certificate.is_solved(), "{:?}", s.certificate);
}

#[test]
fn a_tolerance_that_nothing_can_meet_still_ends() {
    let methods: Vec<Method> = METHODS.into_iter().chain([Method::Auto]).collect();
    for pile in
        [Pile::wall(5, 5, 0.5, |_| 1.0), Pile::stack(4, 0.5, |_| 1.0), Pile::pyramid(5, 0.8, |_| 1.0).thrown(0.3, 1)]
    {
        let problem = pile.problem();
        methods.par_iter().for_each(|&method| {
            let mut solver = Solver::new();
            for tolerance in [0.0, 1e-16] {
                let settings = Settings { method, tolerance, ..Settings::default() };
                let s = dense::solve(&mut solver, &problem, None, &settings);
                assert!(!s.certificate.is_solved() || s.certificate.residual <= tolerance);
            }
        });
    }
}

#[test]
fn what_no_body_can_be_is_refused() {
    let mut problem = Problem::new(0.01).unwrap();
    let spin = Velocity { linear: DVec3::ZERO, angular: DVec3::X };
    let good = Body::dynamic(1.0, DMat3::IDENTITY, spin);
    for bad in [
        Body { inverse_mass: 0.0, ..good },
        Body { inverse_inertia: DMat3::IDENTITY * -1.0, ..good },
        Body { inverse_inertia: DMat3::ZERO, ..good },
        Body { inverse_mass: -1.0, ..good },
        Body { inverse_mass: f64::NAN, ..good },
    ] {
        assert!(problem.add_body(bad).is_err(), "{bad:?}");
    }
    let (a, b) = (problem.add_body(Body::fixed()).unwrap(), problem.add_body(good).unwrap());
    let good = Contact::new(a, b, DVec3::Z, DVec3::ZERO, DVec3::ZERO).unwrap();
    for bad in [
        Contact { friction: -1.0, ..good },
        Contact { restitution: 3.0, ..good },
        Contact { gap: f64::NAN, ..good },
        Contact { body_b: 7, ..good },
        Contact { body_b: a, ..good },
    ] {
        assert!(problem.add_contact(bad).is_err(), "{bad:?}");
    }
    assert!(problem.add_contact(good).is_ok());
}

#[test]
fn a_contact_that_cannot_slip_at_all_is_solved() {
    let block = Block { row: 0, column: 0, matrix: DMat3::from_diagonal(DVec3::X) };
    let problem = BlockProblem::new(vec![block], &[DVec3::new(-0.1, 0.0, 0.0)], &[0.5]).unwrap();
    let mut solver = Solver::new();
    let s = problem.solve(&mut solver, None, &Settings::for_files());
    assert!(s.certificate.is_solved(), "{:?}", s.certificate);
    assert!((s.impulses[0] - DVec3::new(0.1, 0.0, 0.0)).length() < 1e-15);
}

#[test]
fn an_absurd_guess_does_no_harm() {
    let problem = Pile::stack(4, 0.5, |_| 1.0).problem();
    let mut solver = Solver::new();
    for size in [1e3, 1e20, 1e100, f64::INFINITY, f64::NAN] {
        let guess = vec![DVec3::new(size, size, 0.0); problem.contact_count()];
        let guess = tumble_solver::Guess { impulses: &guess, bilateral_impulses: &[], least: true };
        let s = solver.solve(&problem, Some(guess), &Settings::default());
        assert!(s.certificate.is_solved() && s.effort.factorisations < 40, "{size:e}: {:?}", s.certificate);
    }
}

#[test]
fn an_inverse_inertia_is_taken_exactly_where_a_body_can_have_it() {
    let body = |m: DMat3| {
        let body = Body { inverse_mass: 2.0, inverse_inertia: m, before: Velocity::ZERO, free: Velocity::ZERO };
        Problem::new(0.01).unwrap().add_body(body).is_ok()
    };
    // whatever the units, and slender as a needle about any axis
    for size in [1e-9, 1.0, 1e9] {
        for k in 0..3 {
            let mut moments = DVec3::splat(size);
            moments[k] *= 1e-11;
            assert!(body(DMat3::from_diagonal(moments)), "{moments}");
            moments[k] = 0.0;
            assert!(!body(DMat3::from_diagonal(moments)), "{moments}");
            moments[k] = -1e-11 * size;
            assert!(!body(DMat3::from_diagonal(moments)), "{moments}");
        }
        // products of inertia: up to where a moment vanishes, alike on both sides
        for (row, column) in [(0, 1), (0, 2), (1, 2)] {
            let with = |a: f64, b: f64| {
                let mut m = DMat3::from_diagonal(DVec3::splat(size)).to_cols_array_2d();
                m[row][column] = a * size;
                m[column][row] = b * size;
                body(DMat3::from_cols_array_2d(&m))
            };
            assert!(with(0.9, 0.9) && with(-0.9, -0.9) && with(0.5, 0.5 + 1e-11));
            assert!(!with(1.1, 1.1) && !with(-1.1, -1.1) && !with(0.5, 0.49) && !with(0.0, 0.1));
        }
    }
    // every minor of two axes is positive, the whole is not
    let whole = DMat3::from_cols(DVec3::new(1.0, -0.6, -0.6), DVec3::new(-0.6, 1.0, -0.6), DVec3::new(-0.6, -0.6, 1.0));
    assert!(!body(whole) && body(DMat3::from_diagonal(DVec3::ONE) * 2.0 + whole));
    assert!(!body(DMat3::NAN));
    for bad in [DVec3::NAN, DVec3::INFINITY] {
        let moving = Velocity { linear: bad, angular: DVec3::ZERO };
        let good =
            Body { inverse_mass: 1.0, inverse_inertia: DMat3::IDENTITY, before: Velocity::ZERO, free: Velocity::ZERO };
        let mut problem = Problem::new(0.01).unwrap();
        assert!(problem.add_body(Body { before: moving, ..good }).is_err());
        assert!(problem.add_body(Body { free: moving, ..good }).is_err());
        assert_eq!(problem.add_body(good).unwrap(), 0);
    }
}

#[test]
fn without_work_to_spare_a_guess_is_cut_down_to_where_it_takes_the_most_energy() {
    // a ball that falls onto the floor with 1 m/s, and one that a row holds
    let mut problem = Problem::new(0.01).unwrap();
    let floor = problem.add_body(Body::fixed()).unwrap();
    let falling = Velocity { linear: DVec3::NEG_Z, angular: DVec3::ZERO };
    let ball = Body::dynamic(2.0, DMat3::IDENTITY, falling);
    let (free, held) = (problem.add_body(ball).unwrap(), problem.add_body(ball).unwrap());
    let contact = Contact::new(floor, free, DVec3::Z, DVec3::ZERO, DVec3::ZERO).unwrap();
    problem.add_contact(contact).unwrap();
    let row = [0.0, 0.0, 1.0, 0.0, 0.0, 0.0];
    problem.add_bilateral(Bilateral { body_a: floor, body_b: held, row_a: [0.0; 6], row_b: row, bias: 0.0 }).unwrap();
    let ask = |n: f64, row: f64| {
        let settings =
            Settings { max_sweeps: 0, max_factorisations_small: 0, method: Method::GaussSeidel, ..Settings::default() };
        let guess = tumble_solver::Guess { impulses: &[DVec3::X * n], bilateral_impulses: &[row], least: true };
        let mut solver = Solver::new();
        let s = solver.solve(&problem, Some(guess), &settings);
        (s.impulses[0].x, s.bilateral_impulses[0])
    };
    // 2 N·s stop each of them. What takes energy away stays as it is, also where more would take more
    for (n, row) in [(2.0, 2.0), (1.0, 1.0), (3.0, 3.0), (0.5, 3.0), (0.0, 0.0)] {
        assert_eq!(ask(n, row), (n, row));
    }
    // Ψ(s) = −s(n + r) + s²(n² + r²)/4 is least at s = 2(n + r)/(n² + r²)
    for (n, row) in [(6.0, 6.0), (8.0, 1.0), (1.0, 8.0)] {
        let part = 2.0 * (n + row) / (n * n + row * row);
        let (a, b) = ask(n, row);
        assert!((a - part * n).abs() < 1e-14 && (b - part * row).abs() < 1e-14, "{n} {row}: {a} {b} {part}");
    }
}

#[test]
fn the_last_solution_stays_with_its_solver_until_it_is_handed_over() {
    // small ones are copied, large ones change hands
    for (pile, kept) in [(Pile::stack(3, 0.5, |_| 1.0), true), (Pile::wall(16, 17, 0.5, |_| 1.0), false)] {
        let problem = pile.problem();
        let mut solver = Solver::new();
        let settings = Settings { max_sweeps: 3, max_factorisations_large: 0, ..Settings::default() };
        let solved = solver.solve(&problem, None, &settings).clone();
        assert!(solved.impulses.len() == problem.contact_count() && solved.effort.sweeps > 0);
        assert_eq!(solver.solution().impulses, solved.impulses);
        let mut to = tumble_solver::Solution::default();
        solver.hand_over(&mut to);
        assert_eq!((&to.impulses, &to.next_guess, &to.modes), (&solved.impulses, &solved.next_guess, &solved.modes));
        assert_eq!((&to.velocities, &to.velocities_before), (&solved.velocities, &solved.velocities_before));
        assert_eq!((&to.velocity_bounds, &to.body_velocities), (&solved.velocity_bounds, &solved.body_velocities));
        assert_eq!((to.certificate, to.effort, to.method), (solved.certificate, solved.effort, solved.method));
        assert_eq!(solver.solution().impulses.len(), if kept { to.impulses.len() } else { 0 });
    }
}
