//! Bilateral rows beside contacts: joints are made of these.

use tumble_math::{DMat3, DVec3};
use tumble_solver::{Bilateral, Body, Contact, Method, Problem, Settings, Solver, Velocity};
use tumble_suite::{Random, refuse_reason};

/// Three rows that hold the points `arm_a` of A and `arm_b` of B together.
fn pin(problem: &mut Problem, a: u32, b: u32, arm_a: DVec3, arm_b: DVec3) {
    for d in [DVec3::X, DVec3::Y, DVec3::Z] {
        let (p, q) = (arm_a.cross(d), arm_b.cross(d));
        let row_a = [-d.x, -d.y, -d.z, -p.x, -p.y, -p.z];
        let row_b = [d.x, d.y, d.z, q.x, q.y, q.z];
        problem.add_bilateral(Bilateral { body_a: a, body_b: b, row_a, row_b, bias: 0.0 }).unwrap();
    }
}

/// Three rows that forbid relative rotation.
fn lock_rotation(problem: &mut Problem, a: u32, b: u32) {
    for d in [DVec3::X, DVec3::Y, DVec3::Z] {
        let row_a = [0.0, 0.0, 0.0, -d.x, -d.y, -d.z];
        let row_b = [0.0, 0.0, 0.0, d.x, d.y, d.z];
        problem.add_bilateral(Bilateral { body_a: a, body_b: b, row_a, row_b, bias: 0.0 }).unwrap();
    }
}

const METHODS: [Method; 5] =
    [Method::Auto, Method::GaussSeidel, Method::Anderson, Method::SparseNewton, Method::InteriorPoint];

fn settings(method: Method) -> Settings {
    Settings { method, max_sweeps: 20_000, tolerance: 1e-10, ..Settings::default() }
}

#[test]
fn two_welded_halves_strike_like_one_body() {
    let mut r = Random::new(21);
    for case in 0..40 {
        let friction = if case % 2 == 0 { 0.0 } else { 0.4 };
        let velocity = Velocity { linear: r.normal3() - DVec3::Z * 2.0, angular: r.normal3() };
        let half = DMat3::from_diagonal(DVec3::splat(1.0 / 6.0));
        // two unit cubes side by side, 1 kg each; the whole: 2 kg, parallel axes 0.5 m
        let whole = half * 2.0 + DMat3::from_diagonal(DVec3::new(0.0, 0.5, 0.5));
        let corner = DVec3::new(1.0, 0.5, -0.5);
        let touch = |floor: u32, body: u32, arm: DVec3| {
            Contact::new(floor, body, DVec3::Z, DVec3::ZERO, arm).unwrap().with_friction(friction).unwrap()
        };
        let mut one = Problem::new(0.01).unwrap();
        let floor = one.add_body(Body::fixed()).unwrap();
        let body = one.add_body(Body::dynamic(2.0, whole, velocity)).unwrap();
        one.add_contact(touch(floor, body, corner)).unwrap();
        let mut solver = Solver::new();
        let law = solver.solve(&one, None, &settings(Method::Auto)).impulses[0];

        let mut two = Problem::new(0.01).unwrap();
        let floor = two.add_body(Body::fixed()).unwrap();
        let at = |x: f64| Velocity {
            linear: velocity.linear + velocity.angular.cross(DVec3::X * x),
            angular: velocity.angular,
        };
        let left = two.add_body(Body::dynamic(1.0, half, at(-0.5))).unwrap();
        let right = two.add_body(Body::dynamic(1.0, half, at(0.5))).unwrap();
        pin(&mut two, left, right, DVec3::X * 0.5, DVec3::X * -0.5);
        lock_rotation(&mut two, left, right);
        two.add_contact(touch(floor, right, corner - DVec3::X * 0.5)).unwrap();
        for method in METHODS {
            let s = solver.solve(&two, None, &settings(method));
            assert!(s.certificate.is_solved(), "case {case} {method:?} {:?}", s.certificate);
            assert_eq!(refuse_reason(&two, s, 1e-10), None, "case {case} {method:?}");
            assert!((s.impulses[0] - law).length() < 1e-8, "case {case} {method:?}: {} {law}", s.impulses[0]);
        }
    }
}

#[test]
fn a_pendulum_released_from_the_side_starts_as_its_law_says() {
    // a rod of length 1 m and 3 kg, pinned at one end, horizontal, kicked by gravity for 0.01 s: ω = 3g/(2L)·h
    let h = 0.01;
    let mut problem = Problem::new(h).unwrap();
    let wall = problem.add_body(Body::fixed()).unwrap();
    let moment = 3.0 / 12.0;
    let inertia = DMat3::from_diagonal(DVec3::new(1e-3, moment, moment));
    let rod = Body::dynamic(3.0, inertia, Velocity::ZERO).kicked(DVec3::new(0.0, 0.0, -9.81 * h));
    let rod = problem.add_body(rod).unwrap();
    pin(&mut problem, wall, rod, DVec3::ZERO, DVec3::X * -0.5);
    let mut solver = Solver::new();
    for method in METHODS {
        let s = solver.solve(&problem, None, &settings(method));
        let spin = s.body_velocities[rod as usize].angular;
        assert!((spin.y - 1.5 * 9.81 * h).abs() < 1e-9, "{method:?}: {spin}");
        // the pin carries a quarter of the weight
        assert!((s.bilateral_impulses[2] - 0.25 * 3.0 * 9.81 * h).abs() < 1e-9, "{method:?}");
    }
}

#[test]
fn a_motor_row_drives_a_wheel_at_its_speed() {
    let mut problem = Problem::new(0.01).unwrap();
    let base = problem.add_body(Body::fixed()).unwrap();
    let wheel = problem.add_body(Body::dynamic(1.0, DMat3::IDENTITY, Velocity::ZERO)).unwrap();
    let row_b = [0.0, 0.0, 0.0, 0.0, 1.0, 0.0];
    problem.add_bilateral(Bilateral { body_a: base, body_b: wheel, row_a: [0.0; 6], row_b, bias: -7.0 }).unwrap();
    let mut solver = Solver::new();
    for method in METHODS {
        let s = solver.solve(&problem, None, &settings(method));
        assert!((s.body_velocities[wheel as usize].angular.y - 7.0).abs() < 1e-9, "{method:?}");
        assert!(s.certificate.is_solved() && !s.certificate.guarded, "{method:?} {:?}", s.certificate);
    }
}

#[test]
fn a_chain_of_redundant_welds_with_friction_below_is_solved_exactly() {
    // ten cubes in a row, welded twice over: rows are rank deficient, impulses not unique, velocities are
    let mut problem = Problem::new(0.01).unwrap();
    let floor = problem.add_body(Body::fixed()).unwrap();
    let inertia = DMat3::from_diagonal(DVec3::splat(1.0 / 6.0));
    let mut last = None;
    for k in 0..10 {
        let mass = if k % 2 == 0 { 1.0 } else { 1e3 };
        let v = Velocity::linear(DVec3::new(2.0, 0.5, 0.0));
        let body = Body::dynamic(mass, inertia * mass, v).kicked(DVec3::new(0.0, 0.0, -0.0981));
        let body = problem.add_body(body).unwrap();
        for (x, y) in [(-0.5, -0.5), (0.5, 0.5)] {
            let arm = DVec3::new(x, y, -0.5);
            let c = Contact::new(floor, body, DVec3::Z, arm, arm).unwrap().with_friction(0.5).unwrap();
            problem.add_contact(c).unwrap();
        }
        if let Some(last) = last {
            for _ in 0..2 {
                pin(&mut problem, last, body, DVec3::X * 0.5, DVec3::X * -0.5);
                lock_rotation(&mut problem, last, body);
            }
        }
        last = Some(body);
    }
    let mut solver = Solver::new();
    let s = solver.solve(&problem, None, &Settings::default());
    assert!(s.certificate.is_solved(), "{:?} {:?}", s.certificate, s.effort);
    assert_eq!(refuse_reason(&problem, s, 1e-8), None);
    // one rigid bar: it slows down as a whole by μ g h along its path
    let law = DVec3::new(2.0, 0.5, 0.0) * (1.0 - 0.5 * 0.0981 / DVec3::new(2.0, 0.5, 0.0).length());
    for v in &s.body_velocities[1..] {
        assert!((v.linear - law).length() < 1e-6, "{v:?} {law}");
    }
}
