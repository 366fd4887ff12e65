//! The greatest lawful share of restitution: closed forms.

use tumble_math::order::max;
use tumble_math::{DMat3, DVec3, trig};
use tumble_solver::{
    Bilateral, Body, Contact, OneContact, Problem, Settings, Solution, Solver, Velocity, point_mobility,
};
use tumble_suite::Random;
use tumble_suite::impacts::kinetic_energy;
use tumble_suite::refuse_reason;

/// Everything bounces, however slowly it approaches.
fn settings() -> Settings {
    Settings { restitution_threshold: 0.0, ..Settings::default() }
}

/// Change of the kinetic energy by the impulses [J].
fn gain(problem: &Problem, s: &Solution) -> f64 {
    kinetic_energy(problem, |i| s.body_velocities[i]) - kinetic_energy(problem, |i| problem.bodies()[i].before)
}

/// A body on the floor with one contact at `arm` from its centre of mass.
fn one_contact(body: Body, arm: DVec3, friction: f64, restitution: f64) -> Problem {
    let mut problem = Problem::new(0.01).unwrap();
    let floor = problem.add_body(Body::fixed()).unwrap();
    let body = problem.add_body(body).unwrap();
    let contact = Contact::new(floor, body, DVec3::Z, arm, arm).unwrap();
    problem.add_contact(contact.with_friction(friction).unwrap().with_restitution(restitution).unwrap()).unwrap();
    problem
}

/// Slender rod of 1 kg and half length 1 m at 45°: W = [[2.5, ∓1.5], [∓1.5, 2.5]].
fn rod(side: f64, slip: f64) -> Problem {
    let half = 0.5_f64.sqrt();
    let (arm, along) = (DVec3::new(side * half, 0.0, -half), DVec3::new(side * half, 0.0, -half));
    // I = m l²/3 about every axis across the rod
    let across = DMat3::IDENTITY - DMat3::from_cols(along * along.x, along * along.y, along * along.z);
    let inertia = across * (1.0 / 3.0) + DMat3::from_cols(along * along.x, along * along.y, along * along.z) * 1e-3;
    one_contact(Body::dynamic(1.0, inertia, Velocity::linear(DVec3::new(slip, 0.0, -1.0))), arm, 0.6, 1.0)
}

/// Energy that Newton's e itself gains at the only contact of a problem [J], by the exact solve of one contact.
fn newton_gain(problem: &Problem) -> f64 {
    let (c, body) = (&problem.contacts()[0], &problem.bodies()[1]);
    let f = c.frame.matrix();
    let k = f.transpose() * point_mobility(body.inverse_mass, &body.inverse_inertia, c.lever_b) * f;
    let u = c.frame.to_contact(body.before.linear + body.before.angular.cross(c.lever_b));
    let shifted = DVec3::new(u.x + c.restitution * u.x, u.y, u.z);
    let (l, _) = OneContact::new(&k).solve(shifted, c.friction, &mut 0.0);
    0.5 * l.dot(u + u + k * l)
}

#[test]
fn a_rod_at_45_degrees_keeps_the_root_of_what_is_there() {
    let mut solver = Solver::new();
    for (side, slip, newton, share) in [(-1.0, 0.3, 0.084375, 0.73_f64.sqrt()), (1.0, -0.2, 0.0625, 0.8_f64.sqrt())] {
        let problem = rod(side, slip);
        assert!((newton_gain(&problem) - newton).abs() < 1e-9, "{}", newton_gain(&problem));
        let s = solver.solve(&problem, None, &settings());
        assert!(s.certificate.is_solved() && !s.certificate.guarded, "{:?}", s.certificate);
        assert!((s.certificate.restitution_share - share).abs() < 1e-9, "{:?} {share}", s.certificate);
        assert_eq!(s.shares, [s.certificate.restitution_share]);
        assert!((s.velocity_bounds[0] + s.shares[0]).abs() < 1e-15, "leaves with s·e·c");
        assert!((s.velocities[0].x - share).abs() < 1e-8);
        assert!(gain(&problem, s) <= 1e-15 && gain(&problem, s) >= -1e-9, "{}", gain(&problem, s));
        assert_eq!(refuse_reason(&problem, s, 1e-8), None);
    }
}

/// s* = √(u⁻ᵀ W⁻¹ u⁻ / (W⁻¹)_nn) / (e c) where the contact sticks at s*.
#[test]
fn ten_thousand_sticking_contacts_have_the_share_of_the_formula() {
    let mut solver = Solver::new();
    let (mut cases, mut exact, mut seed) = (0, 0, 0);
    while cases < 10_000 {
        seed += 1;
        let mut r = Random::new(seed);
        let mass = r.log_range(0.1, 10.0);
        let size = DVec3::new(r.range(0.2, 1.5), r.range(0.2, 1.5), r.range(0.2, 1.5));
        let inertia = r.box_inertia(mass, size);
        let arm = r.rotation() * (size * 0.5);
        let velocity = Velocity { linear: r.normal3() - DVec3::Z * 2.0, angular: r.normal3() * 3.0 };
        let problem = one_contact(Body::dynamic(mass, inertia, velocity), arm, r.range(0.5, 3.0), r.range(0.3, 1.0));
        let (c, body) = (&problem.contacts()[0], &problem.bodies()[1]);
        let u = c.frame.to_contact(velocity.linear + velocity.angular.cross(arm));
        if u.x >= 0.0 {
            continue;
        }
        let f = c.frame.matrix();
        let k = f.transpose() * point_mobility(body.inverse_mass, &body.inverse_inertia, arm) * f;
        let inverse = k.inverse();
        let leaving = (u.dot(inverse * u) / inverse.x_axis.x).sqrt();
        // sticks at s*, and with all of its restitution
        let sticks = |speed: f64| {
            let l = inverse * (DVec3::X * speed - u);
            (l.y * l.y + l.z * l.z).sqrt() < c.friction * l.x
        };
        let share = leaving / (-c.restitution * u.x);
        if share >= 1.0 || !sticks(leaving) || !OneContact::new(&k).is_unique(c.friction) {
            continue;
        }
        cases += 1;
        let s = solver.solve(&problem, None, &settings());
        assert!(s.certificate.is_solved(), "seed {seed}: {:?}", s.certificate);
        let off = (s.certificate.restitution_share - share).abs();
        // Ψ' = (W⁻¹)_nn (e c)² s, and Ψ is found to 1e-9 of the energy that is there
        let slope = inverse.x_axis.x * (c.restitution * u.x) * (c.restitution * u.x) * share;
        let near = 1e-9 * kinetic_energy(&problem, |i| problem.bodies()[i].before) / slope;
        assert!(off < max(1e-8, near), "seed {seed}: {off:e}, {} {share}", s.certificate.restitution_share);
        exact += u32::from(off < 1e-8);
        if cases % 50 == 0 {
            assert_eq!(refuse_reason(&problem, s, 1e-8), None, "seed {seed}");
        }
    }
    assert!(exact > 9_900, "{exact} of 10,000 to 1e-8");
}

/// Kane's double pendulum: two rods of 1 kg and 1 m at 20° and 30°, turning at −0.1 and −0.2 rad/s, whose tip strikes the floor.
fn pendulum(friction: f64, restitution: f64) -> Problem {
    let mut problem = Problem::new(0.01).unwrap();
    let floor = problem.add_body(Body::fixed()).unwrap();
    let [first, second] =
        [20.0_f64, 30.0].map(|a| DVec3::new(trig::sin(a.to_radians()), 0.0, -trig::cos(a.to_radians())));
    // θ grows from −z to +x: about −y
    let [spin, turn] = [0.1, 0.2].map(|w| DVec3::Y * w);
    let elbow = spin.cross(first);
    let of = |along: DVec3, linear: DVec3, angular: DVec3| {
        let own = DMat3::from_cols(along * along.x, along * along.y, along * along.z);
        let inertia = (DMat3::IDENTITY - own) * (1.0 / 12.0) + own * 1e-4;
        Body::dynamic(1.0, inertia, Velocity { linear, angular })
    };
    let upper = problem.add_body(of(first, spin.cross(first * 0.5), spin)).unwrap();
    let lower = problem.add_body(of(second, elbow + turn.cross(second * 0.5), turn)).unwrap();
    for (a, b, arm_a, arm_b) in [(floor, upper, DVec3::ZERO, first * -0.5), (upper, lower, first * 0.5, second * -0.5)]
    {
        for d in [DVec3::X, DVec3::Y, DVec3::Z] {
            let (p, q) = (arm_a.cross(d), arm_b.cross(d));
            let (row_a, row_b) = ([-d.x, -d.y, -d.z, -p.x, -p.y, -p.z], [d.x, d.y, d.z, q.x, q.y, q.z]);
            problem.add_bilateral(Bilateral { body_a: a, body_b: b, row_a, row_b, bias: 0.0 }).unwrap();
        }
    }
    let tip = Contact::new(floor, lower, DVec3::Z, first + second, second * 0.5).unwrap();
    problem.add_contact(tip.with_friction(friction).unwrap().with_restitution(restitution).unwrap()).unwrap();
    problem
}

/// Share and Newton's relative gain of the pendulum in its two angles: T = ½ q̇·M q̇, tip velocity J q̇, one contact, halving.
fn in_angles(friction: f64, restitution: f64) -> (f64, f64) {
    let [[s1, c1], [s2, c2]] = [20.0_f64, 30.0].map(|a| [trig::sin(a.to_radians()), trig::cos(a.to_radians())]);
    let (m11, m12, m22) = (4.0 / 3.0, 0.5 * (c1 * c2 + s1 * s2), 1.0 / 3.0);
    let det = m11 * m22 - m12 * m12;
    let inverse =
        |a: [f64; 2], b: [f64; 2]| (m22 * a[0] * b[0] - m12 * (a[0] * b[1] + a[1] * b[0]) + m11 * a[1] * b[1]) / det;
    let (normal, tangent, q) = ([s1, s2], [c1, c2], [-0.1, -0.2]);
    let along = |j: [f64; 2]| j[0] * q[0] + j[1] * q[1];
    let w = DMat3::from_cols(
        DVec3::new(inverse(normal, normal), inverse(normal, tangent), 0.0),
        DVec3::new(inverse(normal, tangent), inverse(tangent, tangent), 0.0),
        DVec3::Z,
    );
    let u = DVec3::new(along(normal), along(tangent), 0.0);
    let energy = 0.5 * (m11 * q[0] * q[0] + 2.0 * m12 * q[0] * q[1] + m22 * q[1] * q[1]);
    let gain = |share: f64| {
        let shifted = DVec3::new(u.x + share * restitution * u.x, u.y, 0.0);
        let (l, _) = OneContact::new(&w).solve(shifted, friction, &mut 0.0);
        0.5 * l.dot(u + u + w * l)
    };
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..60 {
        let half = 0.5 * (low + high);
        if gain(half) <= 0.0 {
            low = half;
        } else {
            high = half;
        }
    }
    (low, gain(1.0) / energy)
}

#[test]
fn the_double_pendulum_of_kane_keeps_its_energy() {
    let mut solver = Solver::new();
    for (mu, e, share, gains) in
        [(0.5, 0.5, 0.794, 0.587), (0.5, 0.7, 0.567, 1.758), (0.5, 1.0, 0.397, 2.438), (0.25, 0.7, 0.821, 0.084)]
    {
        let (law, newton) = in_angles(mu, e);
        assert!((law - share).abs() < 5e-4 && (newton - gains).abs() < 1e-3, "{law} {newton}");
        let problem = pendulum(mu, e);
        let s = solver.solve(&problem, None, &settings());
        assert!(s.certificate.is_solved(), "{:?}", s.certificate);
        assert!((s.certificate.restitution_share - law).abs() < 1e-6, "{} {law}", s.certificate.restitution_share);
        assert_eq!(refuse_reason(&problem, s, 1e-8), None);
    }
}

/// Single balls, whatever their spin, keep their e: friction does not act on the normal velocity there. The floor may move.
#[test]
fn balls_are_never_reduced() {
    let mut solver = Solver::new();
    let mut r = Random::new(77);
    for case in 0..20_000 {
        let mut problem = Problem::new(0.01).unwrap();
        let mut ball = || {
            let mass = r.log_range(0.1, 10.0);
            let v = Velocity { linear: r.normal3() * 3.0, angular: r.normal3() * 30.0 };
            Body::dynamic(mass, DMat3::from_diagonal(DVec3::splat(0.4 * mass * 0.01)), v)
        };
        let (first, second) = (ball(), ball());
        let velocity = first.before;
        let other = match case % 3 {
            0 => Body::fixed(),
            1 => Body::kinematic(velocity),
            _ => first,
        };
        let (a, b) = (problem.add_body(other).unwrap(), problem.add_body(second).unwrap());
        let n = r.direction();
        let contact = Contact::new(a, b, n, n * 0.1, n * -0.1).unwrap();
        let contact = contact.with_friction(r.range(0.0, 3.0)).unwrap().with_restitution(r.unit()).unwrap();
        problem.add_contact(contact).unwrap();
        let s = solver.solve(&problem, None, &settings());
        assert!(s.certificate.is_solved() && s.effort.share_solves == 0, "case {case}: {:?}", s.certificate);
        assert_eq!((s.certificate.restitution_share, s.shares[0]), (1.0, 1.0), "case {case}");
    }
}

/// Rows of touching balls and cubes pass an impact on with all of their e; so does a cube that bounces flat and obliquely.
#[test]
fn rows_and_flat_bounces_are_never_reduced() {
    let mut solver = Solver::new();
    let mut r = Random::new(78);
    for case in 0..4_000 {
        let cubes = case % 2 == 0;
        let mut problem = Problem::new(0.01).unwrap();
        let (mu, e) = (r.range(0.0, 1.2), r.unit());
        let count = 2 + r.below(if cubes { 4 } else { 5 }) as u32;
        for k in 0..count {
            let mass = r.log_range(0.3, 3.0);
            let moment = if cubes { 1.0 / 6.0 } else { 0.1 };
            let linear = DVec3::new(if k == 0 { r.range(0.5, 5.0) } else { 0.0 }, r.normal(), r.normal());
            let angular = if cubes { DVec3::ZERO } else { r.normal3() * 5.0 };
            let inertia = DMat3::from_diagonal(DVec3::splat(moment * mass));
            problem.add_body(Body::dynamic(mass, inertia, Velocity { linear, angular })).unwrap();
        }
        let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map(|(y, z)| DVec3::new(0.0, y, z));
        for k in 1..count {
            for at in if cubes { &corners[..] } else { &[DVec3::ZERO] } {
                let c = Contact::new(k - 1, k, DVec3::X, *at + DVec3::X * 0.5, *at - DVec3::X * 0.5).unwrap();
                problem.add_contact(c.with_friction(mu).unwrap().with_restitution(e).unwrap()).unwrap();
            }
        }
        let s = solver.solve(&problem, None, &Settings::default());
        assert_eq!(
            (s.certificate.restitution_share, s.effort.share_solves),
            (1.0, 0),
            "case {case}: {:?}",
            s.certificate
        );
    }
    for case in 0..500 {
        let mut problem = Problem::new(0.01).unwrap();
        let floor = problem.add_body(Body::fixed()).unwrap();
        let linear = DVec3::new(r.normal() * 3.0, r.normal() * 3.0, -r.range(0.6, 5.0));
        let turning = if case % 2 == 0 { 0.0 } else { r.normal() * 5.0 };
        let velocity = Velocity { linear, angular: DVec3::Z * turning };
        let cube = Body::dynamic(1.0, DMat3::from_diagonal(DVec3::splat(1.0 / 6.0)), velocity);
        let cube = problem.add_body(cube).unwrap();
        let (mu, e) = (r.range(0.0, 1.2), r.unit());
        for (x, y) in [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)] {
            let arm = DVec3::new(x, y, -0.5);
            let c = Contact::new(floor, cube, DVec3::Z, arm, arm).unwrap();
            problem.add_contact(c.with_friction(mu).unwrap().with_restitution(e).unwrap()).unwrap();
        }
        let s = solver.solve(&problem, None, &Settings::default());
        assert_eq!(
            (s.certificate.restitution_share, s.effort.share_solves),
            (1.0, 0),
            "flat {case}: {:?}",
            s.certificate
        );
    }
}

/// A rod walked through its slip: the share goes on without a jump where the answer of the contact is unique.
#[test]
fn the_share_is_continuous() {
    let mut solver = Solver::new();
    let (mut reduced, mut steepest) = (0, 0.0);
    for seed in 0..40 {
        let mut r = Random::new(seed + 900);
        let (mu, e) = (r.range(0.1, 1.2), r.range(0.3, 1.0));
        let (angle, moment) = (r.range(0.2, 1.4), r.range(0.1, 1.0));
        let arm = DVec3::new(trig::cos(angle), 0.0, -trig::sin(angle));
        let mut before: Option<f64> = None;
        for k in 0..600 {
            let slip = -1.5 + 0.005 * f64::from(k);
            let body = Body::dynamic(1.0, DMat3::IDENTITY * moment, Velocity::linear(DVec3::new(slip, 0.0, -1.0)));
            let problem = one_contact(body, arm, mu, e);
            let (c, body) = (&problem.contacts()[0], &problem.bodies()[1]);
            let f = c.frame.matrix();
            let local = f.transpose() * point_mobility(body.inverse_mass, &body.inverse_inertia, arm) * f;
            if !OneContact::new(&local).is_unique(mu) {
                break;
            }
            let s = solver.solve(&problem, None, &settings());
            assert!(s.certificate.is_solved(), "{:?}", s.certificate);
            let share = s.certificate.restitution_share;
            if let Some(last) = before {
                steepest = max(steepest, (share - last).abs());
                assert!((share - last).abs() <= 4.0 * 0.005, "rod {seed}, slip {slip}: {last} to {share}");
            }
            reduced += u32::from(share < 1.0);
            before = Some(share);
        }
    }
    assert!(reduced > 500 && steepest > 1e-3, "{reduced} {steepest}");
}
