//! The energy guard: no answer, converged or cut off anywhere, raises the energy beyond its cap.

use tumble_math::DVec3;
use tumble_math::order::max;
use tumble_solver::{Method, Problem, Settings, Solution, Solver, Velocity};
use tumble_suite::Random;
use tumble_suite::dense;
use tumble_suite::impacts::{Setup, kinetic_energy};
use tumble_suite::piles::Pile;

/// Work that the immovable bodies do on the others through the contact impulses [J], from momenta alone: −Σ P·u_kin.
fn kinematic_work(problem: &Problem, s: &Solution) -> f64 {
    let mut work = 0.0;
    for (c, l) in problem.contacts().iter().zip(&s.impulses) {
        let p = c.frame.to_world(*l);
        for (body, lever, sign) in [(c.body_a, c.lever_a, -1.0), (c.body_b, c.lever_b, 1.0)] {
            let body = &problem.bodies()[body as usize];
            if !body.is_dynamic() {
                let v = body.free.linear + body.free.angular.cross(lever);
                // the immovable body receives sign·P, so it gives away −sign·P·v
                work -= sign * p.dot(v);
            }
        }
    }
    work
}

/// h f·v of all bodies [J]: M(v* − v⁻)·v.
fn kick_work(problem: &Problem, velocity: impl Fn(usize) -> Velocity) -> f64 {
    let mut work = 0.0;
    for (i, b) in problem.bodies().iter().enumerate() {
        if b.is_dynamic() {
            work += (b.free.linear - b.before.linear).dot(velocity(i).linear) / b.inverse_mass;
        }
    }
    work
}

/// Energy above the cap, relative to the energy: T for islands without a bounce, Φ = T − (h/2) f·v with one.
fn excess(problem: &Problem, s: &Solution) -> f64 {
    let free = |i: usize| problem.bodies()[i].free;
    let after = |i: usize| s.body_velocities[i];
    let (t_free, t_after) = (kinetic_energy(problem, free), kinetic_energy(problem, after));
    let work = kinematic_work(problem, s);
    let bounced = s.modes.iter().any(|m| m.name() == "bounce");
    let gain = if bounced {
        (t_after - 0.5 * kick_work(problem, after)) - (t_free - 0.5 * kick_work(problem, free))
    } else {
        t_after - t_free
    };
    (gain - work) / (t_free + t_after + work.abs())
}

fn cut_off(method: Method, sweeps: u32, factorisations: u32) -> Settings {
    Settings {
        method,
        max_sweeps: sweeps,
        max_factorisations_small: factorisations,
        max_factorisations_large: factorisations,
        restitution_threshold: 0.1,
        ..Settings::default()
    }
}

#[test]
fn no_answer_gains_energy_however_early_it_is_cut_off() {
    let methods = [
        Method::Auto,
        Method::GaussSeidel,
        Method::Anderson,
        Method::DenseNewton,
        Method::SparseNewton,
        Method::InteriorPoint,
    ];
    let mut solver = Solver::new();
    let (mut worst, mut unsolved, mut guarded, mut moving) = (0.0, 0, 0, 0);
    for seed in 0..20_000_u64 {
        let mut r = Random::new(seed ^ 0xABCD);
        let kinematic = r.below(10) == 0;
        let setup = Setup {
            friction: r.range(0.0, 2.0),
            restitution: if r.below(2) == 0 { 0.0 } else { r.unit() },
            in_flight: true,
            kinematic,
        };
        let problem = setup.impact(seed);
        let settings = cut_off(methods[r.below(methods.len())], r.below(8) as u32, r.below(6) as u32);
        // guesses from sensible to absurd
        let size = r.log_range(1.0, 1e12);
        let guess: Vec<DVec3> = (0..problem.contact_count()).map(|_| r.normal3() * size).collect();
        let guess = tumble_solver::Guess { impulses: &guess, bilateral_impulses: &[], least: true };
        let s = dense::solve(&mut solver, &problem, (r.below(2) == 0).then_some(guess), &settings);
        let e = excess(&problem, &s);
        assert!(e <= 1e-12, "seed {seed}: {e:e} {:?} {settings:?}", s.certificate);
        assert!(s.certificate.cone <= 1e-12, "seed {seed}: outside the cone");
        worst = max(worst, e);
        unsolved += u32::from(!s.certificate.is_solved());
        guarded += u32::from(s.certificate.guarded);
        moving += u32::from(kinematic);
    }
    // the test has teeth only if answers really were cut off, guarded, and driven by moving bodies
    assert!(unsolved > 1_000 && guarded > 100 && moving > 1_500, "{unsolved} {guarded} {moving}");
}

#[test]
fn piles_that_are_cut_off_gain_nothing_either() {
    let mut solver = Solver::new();
    for (k, pile) in [
        Pile::stack(10, 0.8, |i| if i == 9 { 1e3 } else { 1.0 }).thrown(0.5, 1),
        Pile::pyramid(8, 0.8, |_| 1.0).thrown(0.5, 2),
        Pile::wall(5, 6, 0.5, |_| 1.0).pushed(1.0).thrown(0.3, 3),
        Pile::stack(30, 0.5, |_| 1.0),
    ]
    .into_iter()
    .enumerate()
    {
        let problem = pile.problem();
        for method in [Method::Auto, Method::GaussSeidel, Method::SparseNewton, Method::InteriorPoint] {
            for cut in 0..12 {
                let s = solver.solve(&problem, None, &cut_off(method, cut, cut));
                let e = excess(&problem, s);
                assert!(e <= 1e-12, "pile {k} {method:?} cut {cut}: {e:e}");
            }
        }
    }
}

#[test]
fn a_lift_does_work_and_is_not_stopped_by_the_guard() {
    // a plate that rises at 2 m/s under a resting box: the box must leave with it, all of it the plate's work
    let mut problem = Problem::new(0.01).unwrap();
    let lift = tumble_solver::Body::kinematic(Velocity::linear(DVec3::new(0.0, 0.0, 2.0)));
    let plate = problem.add_body(lift).unwrap();
    let inertia = tumble_math::DMat3::from_diagonal(DVec3::splat(1.0 / 6.0));
    let cube = problem.add_body(tumble_solver::Body::dynamic(1.0, inertia, Velocity::ZERO)).unwrap();
    for (x, y) in [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)] {
        let arm = DVec3::new(x, y, -0.5);
        let c = tumble_solver::Contact::new(plate, cube, DVec3::Z, arm, arm).unwrap();
        problem.add_contact(c.with_friction(0.5).unwrap()).unwrap();
    }
    let mut solver = Solver::new();
    let s = solver.solve(&problem, None, &Settings::default());
    assert!(s.certificate.is_solved() && !s.certificate.guarded);
    assert!((s.body_velocities[cube as usize].linear.z - 2.0).abs() < 1e-8);
    assert!((kinematic_work(&problem, s) - 4.0).abs() < 1e-7, "momentum 2 N·s at 2 m/s");
}
