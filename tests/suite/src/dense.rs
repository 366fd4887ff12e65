//! Every method on problems of bodies, the dense one too: that needs W, which `tumble-problems` makes.

use tumble_problems::BlockProblem;
use tumble_solver::{Guess, Method, Problem, Settings, Solution, Solver, Velocity};

/// Solves a problem of bodies by any method: [`Method::DenseNewton`] in contact space, where there are no bilateral rows.
pub fn solve(solver: &mut Solver, problem: &Problem, guess: Option<Guess<'_>>, settings: &Settings) -> Solution {
    match BlockProblem::of(problem).filter(|_| settings.method == Method::DenseNewton) {
        None => solver.solve(problem, guess, settings).clone(),
        Some(blocks) => {
            let mut solution = blocks.solve(solver, guess, settings).clone();
            solution.body_velocities = velocities(problem, &solution);
            solution
        }
    }
}

/// Velocities of the bodies under the impulses: v* + M⁻¹ Jᵀ λ.
fn velocities(problem: &Problem, solution: &Solution) -> Vec<Velocity> {
    let bodies = problem.bodies();
    let mut out: Vec<Velocity> = bodies.iter().map(|b| b.free).collect();
    for (c, &impulse) in problem.contacts().iter().zip(&solution.impulses) {
        let p = c.frame.to_world(impulse);
        for (k, lever, p) in [(c.body_a as usize, c.lever_a, -p), (c.body_b as usize, c.lever_b, p)] {
            out[k].linear += p * bodies[k].inverse_mass;
            out[k].angular += bodies[k].inverse_inertia * lever.cross(p);
        }
    }
    out
}
