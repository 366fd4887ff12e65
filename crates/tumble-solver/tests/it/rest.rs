//! An island at rest is answered at once, with the certificate that the whole way would have given.

use tumble_math::order::max;
use tumble_math::{DMat3, DVec3};
use tumble_solver::{Body, Contact, Effort, Guess, Method, Mode, Problem, Settings, Solution, Solver, Velocity};
use tumble_suite::Random;
use tumble_suite::piles::Pile;

/// A box on a floor that moves and turns, another on top; gravity kicks both.
fn carried(seed: u64, friction: f64, gap: f64) -> Problem {
    let mut r = Random::new(seed);
    let mut problem = Problem::new(0.01).unwrap();
    let drive = Velocity { linear: r.normal3() * 0.3, angular: DVec3::Z * r.range(-0.5, 0.5) };
    let floor = problem.add_body(Body::kinematic(drive)).unwrap();
    let inertia = DMat3::from_diagonal(DVec3::new(0.3, 0.4, 0.5));
    let mut below = floor;
    for level in 0..2 {
        let mass = r.range(0.5, 4.0);
        let moving = Velocity { linear: drive.linear + drive.angular.cross(DVec3::Z), angular: drive.angular };
        let (sin, cos) = tumble_math::trig::sin_cos(0.5 + seed as f64);
        let slide = if seed.is_multiple_of(2) { DVec3::ZERO } else { DVec3::new(cos, sin, 0.0) };
        let moving = Velocity { linear: moving.linear + slide, ..moving };
        let body = problem.add_body(Body::dynamic(mass, inertia * mass, moving).kicked(DVec3::Z * -0.1)).unwrap();
        for (k, (x, y)) in [(0.5, 0.5), (-0.5, 0.5), (-0.5, -0.5), (0.5, -0.5)].into_iter().enumerate() {
            let at = DVec3::new(x, y, -0.5);
            let lever = if level == 0 { DVec3::new(x, y, 0.0) } else { DVec3::new(x, y, 0.5) };
            // either may be called A, both ways at one body
            let c = if (seed + k as u64) % 4 < 2 {
                Contact::new(below, body, DVec3::Z, lever, at)
            } else {
                Contact::new(body, below, DVec3::NEG_Z, at, lever)
            };
            let c = c.unwrap().with_friction(friction).unwrap();
            problem.add_contact(c.with_gap(gap * f64::from(level)).unwrap()).unwrap();
        }
        below = body;
    }
    problem
}

fn near(a: f64, b: f64, scale: f64) -> bool {
    (a - b).abs() <= 1e-13 * scale
}

/// The same impulses through the long way: sweeping accepts them as they are, guard and certificate look at them.
fn long_way(problem: &Problem, guess: &[DVec3], tolerance: f64) -> Solution {
    let settings = Settings { method: Method::GaussSeidel, tolerance, ..Settings::default() };
    let guess = Guess { impulses: guess, bilateral_impulses: &[], least: true };
    let s = Solver::new().solve(problem, Some(guess), &settings).clone();
    assert_eq!(s.effort.sweeps, 0);
    s
}

#[test]
fn rest_and_the_long_way_say_the_same() {
    let mut problems: Vec<Problem> = (0..12).map(|k| carried(k, 0.5, if k % 3 == 0 { 1e-14 } else { 0.0 })).collect();
    problems.push(carried(3, 0.0, 0.0));
    problems.push(Pile::pyramid(4, 0.5, |_| 1.0).problem());
    let mut slid = 0;
    for (k, problem) in problems.iter().enumerate() {
        let mut solver = Solver::new();
        let fine = Settings { tolerance: 1e-9, polish: 60, ..Settings::default() };
        let exact = solver.solve(problem, None, &fine).impulses.clone();
        for tolerance in [1e-8, 1e-6] {
            let settings = Settings { tolerance, ..Settings::default() };
            let guess = Guess { impulses: &exact, bilateral_impulses: &[], least: true };
            let s = solver.solve(problem, Some(guess), &settings);
            assert_eq!((s.effort.sweeps, s.effort.newton_steps, s.method), (0, 0, Method::GaussSeidel), "{k}");
            let l = long_way(problem, &exact, tolerance);
            assert_eq!(
                (s.certificate.verdict, &s.modes, &s.velocity_bounds),
                (l.certificate.verdict, &l.modes, &l.velocity_bounds),
                "{k}"
            );
            let (c, d) = (&s.certificate, &l.certificate);
            let energy = max(d.energy_scale, 1e-3);
            assert!(near(c.residual, d.residual, 1.0) && near(c.approach, d.approach, 1.0), "{k}: {c:?} {d:?}");
            assert!(near(c.cone, d.cone, 1.0) && near(c.natural, d.natural, 1.0), "{k}: {c:?} {d:?}");
            assert!(near(c.sticky, d.sticky, energy) && near(c.dissipation, d.dissipation, energy), "{k}: {c:?} {d:?}");
            assert!(
                near(c.energy, d.energy, energy) && near(c.energy_scale, d.energy_scale, energy),
                "{k}: {c:?} {d:?}"
            );
            assert!(c.rounding > 0.0 && c.rounding < 100.0 * d.rounding, "{k}: {c:?} {d:?}");
            for i in 0..problem.contact_count() {
                assert!((s.impulses[i] - l.impulses[i]).length() < 1e-15 && s.next_guess[i] == s.impulses[i]);
                assert!((s.velocities[i] - l.velocities[i]).length() < 1e-13);
                assert!((s.velocities_before[i] - l.velocities_before[i]).length() < 1e-13);
                slid += u32::from(s.modes[i] == Mode::Slide);
            }
            for (a, b) in s.body_velocities.iter().zip(&l.body_velocities) {
                assert!((a.linear - b.linear).length() + (a.angular - b.angular).length() < 1e-13);
            }
            // the work of the floor, by hand: what it pushes times how it moves
            let mut work = 0.0;
            let mut kinetic = 0.0;
            for (c, l) in problem.contacts().iter().zip(&exact) {
                for (index, lever, sign) in [(c.body_a, c.lever_a, 1.0), (c.body_b, c.lever_b, -1.0)] {
                    let body = &problem.bodies()[index as usize];
                    if !body.is_dynamic() {
                        work += sign * c.frame.to_world(*l).dot(body.free.linear + body.free.angular.cross(lever));
                    }
                }
            }
            for b in problem.bodies().iter().filter(|b| b.is_dynamic()) {
                kinetic += 0.5 * b.free.linear.length_squared() / b.inverse_mass;
                kinetic += 0.5 * b.free.angular.dot(b.inverse_inertia.inverse() * b.free.angular);
            }
            assert!(near(c.energy_scale, kinetic + work.abs(), energy), "{k}: {} {kinetic} {work}", c.energy_scale);
        }
    }
    assert!(slid > 20, "{slid}");
}

#[test]
fn what_is_not_at_rest_is_not_answered_by_its_guess() {
    let problem = carried(2, 0.5, 0.0);
    let mut solver = Solver::new();
    let fine = Settings { tolerance: 1e-12, method: Method::GaussSeidel, max_sweeps: 100_000, ..Settings::default() };
    let exact = solver.solve(&problem, None, &fine).impulses.clone();
    let settings = Settings::default();
    let spent = |guess: &[DVec3]| {
        let s = Solver::new()
            .solve(&problem, Some(Guess { impulses: guess, bilateral_impulses: &[], least: true }), &settings)
            .clone();
        assert!(s.certificate.is_solved());
        s.effort.sweeps + s.effort.newton_steps
    };
    assert_eq!(spent(&exact), 0);
    for (i, off) in [(0, DVec3::X), (3, DVec3::Y), (5, DVec3::Z), (6, DVec3::NEG_X)] {
        let mut wrong = exact.clone();
        wrong[i] += off * 1e-6;
        assert!(spent(&wrong) > 0, "{i} {off}");
    }
    let mut not_a_number = exact.clone();
    not_a_number[2].y = f64::NAN;
    assert!(spent(&not_a_number) > 0);
    assert!(spent(&exact[1..]) > 0);
}

#[test]
fn what_may_bounce_rests_only_when_it_is_slow() {
    let ask = |speed: f64| {
        let mut problem = Problem::new(0.01).unwrap();
        let floor = problem.add_body(Body::fixed()).unwrap();
        let falling = Velocity { linear: DVec3::Z * -speed, angular: DVec3::ZERO };
        let ball = Body::dynamic(2.0, DMat3::IDENTITY, falling).kicked(DVec3::Z * -0.1);
        let ball = problem.add_body(ball).unwrap();
        let c = Contact::new(floor, ball, DVec3::Z, DVec3::ZERO, DVec3::ZERO).unwrap();
        problem.add_contact(c.with_restitution(0.5).unwrap()).unwrap();
        // exactly what stops it, kick included
        let guess = [DVec3::X * (2.0 * (speed + 0.1))];
        let guess = Guess { impulses: &guess, bilateral_impulses: &[], least: true };
        let s = Solver::new().solve(&problem, Some(guess), &Settings::default()).clone();
        (s.effort, s.modes[0], s.body_velocities[1].linear.z)
    };
    // below the threshold of 0.5 m/s the guess is the answer, and costs nothing
    for speed in [0.0, 0.3, 0.49] {
        let (effort, mode, up) = ask(speed);
        assert_eq!((effort, mode), (Effort::default(), Mode::Stick));
        assert!(up.abs() < 1e-15);
    }
    for speed in [0.51, 2.0] {
        let (effort, mode, up) = ask(speed);
        assert_eq!((effort.rounds, mode), (1, Mode::Bounce));
        assert!((up - 0.5 * speed).abs() < 1e-12, "{speed}: {up}");
    }
}
