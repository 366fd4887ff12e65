//! Hands a problem and its solution to the independent checker.

use tumble_checker as checker;
use tumble_math::{DMat3, DVec3};
use tumble_solver::{Problem, Solution};

fn array(v: DVec3) -> [f64; 3] {
    [v.x, v.y, v.z]
}

/// Rows of a matrix.
#[must_use]
pub fn rows(m: &DMat3) -> [[f64; 3]; 3] {
    [array(m.row(0)), array(m.row(1)), array(m.row(2))]
}

/// The problem as the checker reads it, with the velocity bounds that the solution was held to.
#[must_use]
pub fn island(problem: &Problem, velocity_bounds: &[f64]) -> checker::Island {
    checker::Island {
        bodies: problem
            .bodies()
            .iter()
            .map(|b| checker::Body {
                inverse_mass: b.inverse_mass,
                inverse_inertia: rows(&b.inverse_inertia),
                linear: array(b.free.linear),
                angular: array(b.free.angular),
            })
            .collect(),
        contacts: problem
            .contacts()
            .iter()
            .zip(velocity_bounds)
            .map(|(c, &velocity_bound)| checker::Contact {
                a: c.body_a as usize,
                b: c.body_b as usize,
                n: array(c.frame.normal),
                t1: array(c.frame.tangent1),
                t2: array(c.frame.tangent2),
                ra: array(c.lever_a),
                rb: array(c.lever_b),
                mu: c.friction,
                velocity_bound,
            })
            .collect(),
        rows: problem
            .bilaterals()
            .iter()
            .map(|r| checker::BilateralRow {
                a: r.body_a as usize,
                b: r.body_b as usize,
                row_a: r.row_a,
                row_b: r.row_b,
                bias: r.bias,
            })
            .collect(),
        scalars: Vec::new(),
    }
}

/// The rows of joints as the checker reads them: a gap that is left is a speed that is allowed, and what has bounced leaves with its
/// part of the approach.
fn scalars(problem: &Problem, solution: &Solution) -> Vec<checker::ScalarRow> {
    let row = |j: usize| {
        let (law, ends) = problem.row(j);
        let before: f64 = ends.iter().map(|e| e.dot(problem.bodies()[e.body as usize].before)).sum();
        let velocity_bound = match solution.bounced_rows.get(j) {
            Some(true) => law.restitution * before,
            _ if law.gap > 0.0 => law.gap / problem.horizon(),
            _ => 0.0,
        };
        let end = |e: &tumble_solver::End| {
            let (l, a) = (e.linear, e.angular);
            (e.body as usize, [l.x, l.y, l.z, a.x, a.y, a.z])
        };
        checker::ScalarRow {
            ends: ends.iter().map(end).collect(),
            bias: law.bias + velocity_bound,
            compliance: law.compliance,
            least: law.least,
            most: law.most,
        }
    };
    (0..problem.row_count()).map(row).collect()
}

/// What the checker says of a solution of a problem of bodies.
#[must_use]
pub fn judge(problem: &Problem, solution: &Solution) -> checker::Report {
    let impulses: Vec<[f64; 3]> = solution.impulses.iter().map(|&l| array(l)).collect();
    let island = checker::Island { scalars: scalars(problem, solution), ..island(problem, &solution.velocity_bounds) };
    checker::check_mechanism(&island, &impulses, &solution.bilateral_impulses, &solution.row_impulses)
}

/// Why the checker refuses a solution that is called solved; `None` when it agrees, or when it is not called so.
#[must_use]
pub fn refuse_reason(problem: &Problem, solution: &Solution, tolerance: f64) -> Option<String> {
    if !solution.certificate.is_solved() {
        return None;
    }
    // gaps are the problem's own; a bounce may demand more, never less
    for (i, &velocity_bound) in solution.velocity_bounds.iter().enumerate() {
        let gap = problem.gap_bound(i);
        if velocity_bound > gap + 1e-12 {
            return Some(format!("contact {i} was held to {velocity_bound} m/s, its gap asks for {gap} m/s"));
        }
    }
    let report = judge(problem, solution);
    let slack = 1e-12 * report.energy_scale;
    let verdict = if report.gain_forbidden {
        report.accepts(tolerance)
    } else {
        report.accepts_within(tolerance, bounce_allowance(problem, solution) + slack)
    };
    verdict.err()
}

/// What a bounce may add to the kinetic energy over v* [J]: Φ(v⁺) ≤ Φ(v*) with Φ(v) = T(v) − (h/2) f·v, so
/// T⁺ − T* ≤ ½ M(v* − v⁻)·(v⁺ − v*). Zero without a bounce.
fn bounce_allowance(problem: &Problem, solution: &Solution) -> f64 {
    if !solution.modes.iter().any(|m| m.name() == "bounce") {
        return 0.0;
    }
    let mut allowed = 0.0;
    for (b, after) in problem.bodies().iter().zip(&solution.body_velocities) {
        if b.is_dynamic() {
            let kick = b.free.linear - b.before.linear;
            allowed += 0.5 * kick.dot(after.linear - b.free.linear) / b.inverse_mass;
            let turn = b.inverse_inertia.inverse() * (b.free.angular - b.before.angular);
            allowed += 0.5 * turn.dot(after.angular - b.free.angular);
        }
    }
    allowed
}
