//! Nothing but the numbers changes with the units: with powers of two not a bit of any digit, and not a step of the way.

use tumble_math::DVec3;
use tumble_solver::{Bilateral, Body, Contact, Guess, Method, Problem, Settings, Solution, Solver, Velocity};
use tumble_suite::Random;
use tumble_suite::dense;
use tumble_suite::impacts::Setup;
use tumble_suite::piles::Pile;

/// Factors from old to new units of mass, length and time [–].
#[derive(Clone, Copy)]
struct Units {
    mass: f64,
    length: f64,
    time: f64,
}

impl Units {
    fn speed(self) -> f64 {
        self.length / self.time
    }

    fn impulse(self) -> f64 {
        self.mass * self.speed()
    }

    fn velocity(self, v: Velocity) -> Velocity {
        Velocity { linear: v.linear * self.speed(), angular: v.angular * (1.0 / self.time) }
    }

    fn problem(self, p: &Problem) -> Problem {
        let mut out = Problem::new(p.horizon() * self.time).unwrap();
        for b in p.bodies() {
            let body = Body {
                inverse_mass: b.inverse_mass / self.mass,
                inverse_inertia: b.inverse_inertia * (1.0 / (self.mass * self.length * self.length)),
                before: self.velocity(b.before),
                free: self.velocity(b.free),
            };
            out.add_body(body).unwrap();
        }
        for c in p.contacts() {
            let l = self.length;
            let contact = Contact::new(c.body_a, c.body_b, c.frame.normal, c.lever_a * l, c.lever_b * l).unwrap();
            let contact = contact.with_friction(c.friction).unwrap().with_restitution(c.restitution).unwrap();
            out.add_contact(contact.with_gap(c.gap * l).unwrap()).unwrap();
        }
        for r in p.bilaterals() {
            // a row without unit gives a speed for a speed, and takes a lever for its turning part
            let row = |row: [f64; 6]| std::array::from_fn(|k| if k < 3 { row[k] } else { row[k] * self.length });
            let (row_a, row_b) = (row(r.row_a), row(r.row_b));
            out.add_bilateral(Bilateral { row_a, row_b, bias: r.bias * self.speed(), ..*r }).unwrap();
        }
        out
    }

    fn settings(self, s: &Settings) -> Settings {
        let by = self.speed();
        Settings { tolerance: s.tolerance * by, restitution_threshold: s.restitution_threshold * by, ..*s }
    }

    fn same(self, a: &Solution, b: &Solution) {
        assert_eq!((a.effort, a.method, &a.modes), (b.effort, b.method, &b.modes));
        let all = |of: &[DVec3], by: f64| of.iter().map(|l| *l * by).collect::<Vec<_>>();
        assert_eq!(all(&a.impulses, self.impulse()), b.impulses);
        assert_eq!(all(&a.next_guess, self.impulse()), b.next_guess);
        assert_eq!(all(&a.velocities, self.speed()), b.velocities);
        let (c, d) = (a.certificate, b.certificate);
        assert_eq!((c.verdict, c.guarded, c.residual * self.speed()), (d.verdict, d.guarded, d.residual));
    }

    /// Solved from nothing, then from a guess that is a little off.
    fn agree(self, problem: &Problem, settings: &Settings) {
        let (scaled, finer) = (self.problem(problem), self.settings(settings));
        let (mut old, mut new) = (Solver::new(), Solver::new());
        let (a, b) = (dense::solve(&mut old, problem, None, settings), dense::solve(&mut new, &scaled, None, &finer));
        self.same(&a, &b);
        let wrong = |l: &[DVec3]| l.iter().map(|l| *l * 1.25).collect::<Vec<_>>();
        let (a, b) = (wrong(&a.impulses), wrong(&b.impulses));
        let from = |impulses| Some(Guess { impulses, bilateral_impulses: &[], least: true });
        self.same(
            &dense::solve(&mut old, problem, from(&a), settings),
            &dense::solve(&mut new, &scaled, from(&b), &finer),
        );
    }
}

/// Impacts, piles and a chain of rows, all slower than 1 m/s: absolute limits of a method lie above that.
fn problems() -> Vec<Problem> {
    let slowly = Units { mass: 1.0, length: 1.0, time: 64.0 };
    let mut r = Random::new(31);
    let mut all: Vec<Problem> = (0..12)
        .map(|seed| {
            let (friction, restitution) = (r.range(0.1, 1.0), if seed % 3 == 0 { 0.5 } else { 0.0 });
            let setup = Setup { friction, restitution, in_flight: seed % 2 == 0, kinematic: seed % 4 == 0 };
            slowly.problem(&setup.impact(4000 + seed))
        })
        .collect();
    for seed in 0..4 {
        let mut pinned = all[seed].clone();
        let body = pinned.bodies().len() as u32 - 1;
        for k in 0..2 {
            let row = std::array::from_fn(|i| if i % 3 == k { 1.0 } else { 0.25 * r.normal() });
            pinned
                .add_bilateral(Bilateral { body_a: 0, body_b: body, row_a: [0.0; 6], row_b: row, bias: 0.01 })
                .unwrap();
        }
        all.push(pinned);
    }
    all.push(slowly.problem(&Pile::pyramid(4, 0.3, |_| 1.0).thrown(0.2, 5).problem()));
    all.push(slowly.problem(&Pile::stack(6, 0.4, |i| if i == 5 { 100.0 } else { 1.0 }).thrown(0.3, 4).problem()));
    all
}

fn frictionless() -> Vec<Problem> {
    (0..10)
        .map(|seed| {
            let setup = Setup { friction: 0.0, restitution: 0.0, in_flight: true, kinematic: seed % 4 == 0 };
            Units { mass: 1.0, length: 1.0, time: 64.0 }.problem(&setup.impact(5000 + seed))
        })
        .collect()
}

fn with(method: Method, threshold: f64) -> Settings {
    Settings { method, max_sweeps: 500, restitution_threshold: threshold, ..Settings::default() }
}

const METHODS: [Method; 6] = [
    Method::Auto,
    Method::GaussSeidel,
    Method::Anderson,
    Method::SparseNewton,
    Method::DenseNewton,
    Method::InteriorPoint,
];

#[test]
fn masses_in_other_units_change_no_digit() {
    for mass in [4096.0, 1.0 / 4096.0] {
        let units = Units { mass, length: 1.0, time: 1.0 };
        for problem in problems() {
            for method in METHODS {
                units.agree(&problem, &with(method, 0.01));
            }
        }
        for problem in frictionless() {
            for method in [Method::ActiveSet, Method::ProjectedGaussSeidel] {
                units.agree(&problem, &with(method, 0.01));
            }
        }
    }
}

#[test]
fn lengths_and_times_in_other_units_change_no_digit() {
    let times = Units { mass: 1.0, length: 1.0, time: 4096.0 };
    // sparse Newton pivots among numbers of both kinds, masses and inertias: lengths are left as they are
    let lengths = Units { mass: 1.0, length: 1.0 / 4096.0, time: 1.0 };
    for problem in problems() {
        for method in [Method::GaussSeidel, Method::Anderson, Method::DenseNewton] {
            // with rows Newton is sparse, and a bounce may call for it
            let dense = method != Method::DenseNewton || problem.bilateral_count() == 0;
            if dense && problem.contacts().iter().all(|c| c.restitution == 0.0) {
                lengths.agree(&problem, &with(method, 0.01));
            }
            times.agree(&problem, &with(method, 0.01));
        }
        times.agree(&problem, &with(Method::SparseNewton, 0.01));
    }
    for problem in frictionless() {
        for method in [Method::ActiveSet, Method::ProjectedGaussSeidel] {
            lengths.agree(&problem, &with(method, 0.01));
            times.agree(&problem, &with(method, 0.01));
        }
    }
}

#[test]
fn a_budget_is_spent_alike_in_other_units() {
    let units = Units { mass: 4096.0, length: 1.0, time: 1.0 };
    for problem in problems() {
        for (sweeps, factorisations) in [(0, 0), (3, 0), (10, 2), (0, 5)] {
            let settings = Settings {
                max_sweeps: sweeps,
                max_factorisations_small: factorisations,
                restitution_threshold: 0.01,
                ..Settings::default()
            };
            units.agree(&problem, &settings);
        }
    }
}
