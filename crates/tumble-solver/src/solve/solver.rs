//! Entry of a solve: a problem of bodies, or any other space.
//!
//! An island at rest is answered by last step's impulses (`rest`). Everything else goes through the two phases
//! (`phases`), guard and certificate (`conclude`).

use super::budget::MOVING_SPEED;
use super::dispatch;
use super::in_space::solve_in;
use super::joined::{self, solve_joined};
use super::rest::{self, rest};
use super::share;
use super::solution::{Guess, SWAPPED_CONTACTS, Solution};
use super::sparse_rows::{DENSE, with_rows, without_rows};
use super::work::Work;
use crate::effort::Effort;
use crate::one_contact::law::GAP_SLACK;
use crate::problem::body::Body;
use crate::problem::contact_problem::Problem;
use crate::settings::{Criterion, Method, Settings};
use crate::space::bodies::{self, BodySpace};
use crate::space::traits::ContactSpace;
use crate::sweep::colours::COLOURED;
use tumble_math::order::max_abs;

/// Solves contact problems and keeps its memory between them: a warm solve of unchanged size allocates nothing.
#[derive(Debug, Default)]
pub struct Solver {
    bodies: bodies::Buffers,
    rest: rest::Buffers,
    work: Work,
    shares: share::Buffers,
    joined: joined::Buffers,
    solution: Solution,
}

impl Solver {
    /// A solver without memory of anything.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Solves `problem`. Never fails: the certificate tells how well the law holds.
    pub fn solve(&mut self, problem: &Problem, guess: Option<Guess<'_>>, settings: &Settings) -> &Solution {
        let (bodies, contacts) = (problem.bodies(), problem.contacts());
        let rows = problem.bilaterals();
        self.solution.effort = Effort::default();
        if problem.row_count() > 0 && problem.contact_count() + problem.bounded_row_count() > DENSE {
            return self.solve_sparse_rows(problem, guess, settings);
        }
        if problem.row_count() > 0 {
            let work = (&mut self.work, &mut self.shares);
            solve_joined(problem, guess, settings, &mut self.joined, work, &mut self.solution);
            return &self.solution;
        }
        // what the last problem had is nothing of this one
        self.solution.clear_rows();
        let hopeful = rows.is_empty() && (contacts.len() < COLOURED || !is_on_the_move(bodies));
        if let Some(g) = guess.filter(|_| may_rest(settings) && hopeful) {
            let goal = (1.0 - GAP_SLACK) * settings.tolerance * dispatch::good_enough(contacts.len());
            let threaded = self.bodies.threaded;
            if rest(problem, g.impulses, settings, goal, threaded, &mut self.rest, &mut self.solution) {
                return &self.solution;
            }
        }
        self.bodies.limit_factor(settings.max_factor_bytes);
        let mut space = BodySpace::new(bodies, contacts, rows, &mut self.bodies)
            .with_times(problem.horizon(), problem.kick_time())
            .with_crowding(problem.crowding());
        solve_in(&mut space, guess, settings, (&mut self.work, &mut self.shares), &mut self.solution);
        self.solution.body_velocities.clear();
        self.solution.body_velocities.extend_from_slice(space.state());
        &self.solution
    }

    /// Solves a mechanism among more contacts than one dense matrix is made for.
    fn solve_sparse_rows(&mut self, problem: &Problem, guess: Option<Guess<'_>>, settings: &Settings) -> &Solution {
        let Some((plain, impulses)) = without_rows(problem) else {
            // numbers that the problem took once: it takes them again
            self.solution.clear_contacts();
            return &self.solution;
        };
        let start = guess.map(|g| Guess { impulses: g.impulses, bilateral_impulses: &[], ..g });
        self.bodies.limit_factor(settings.max_factor_bytes);
        let (bodies, contacts, rows) = (plain.bodies(), plain.contacts(), plain.bilaterals());
        let mut space =
            BodySpace::new(bodies, contacts, rows, &mut self.bodies).with_times(plain.horizon(), problem.kick_time());
        solve_in(&mut space, start, settings, (&mut self.work, &mut self.shares), &mut self.solution);
        self.solution.body_velocities.clear();
        self.solution.body_velocities.extend_from_slice(space.state());
        with_rows(problem, impulses, settings, &mut self.solution);
        &self.solution
    }

    /// Solves the problem of a space of the caller's own: contacts that act on each other otherwise than through bodies.
    pub fn solve_in<S: ContactSpace>(
        &mut self,
        space: &mut S,
        guess: Option<Guess<'_>>,
        settings: &Settings,
    ) -> &Solution {
        self.solution.effort = Effort::default();
        self.solution.body_velocities.clear();
        self.solution.clear_rows();
        solve_in(space, guess, settings, (&mut self.work, &mut self.shares), &mut self.solution);
        &self.solution
    }

    /// Whether the threads of the rayon pool that [`Self::solve`] is called from may share the work of a large problem.
    /// The solution is the same, bit by bit.
    pub fn use_threads(&mut self, threaded: bool) {
        self.bodies.threaded = threaded;
    }

    /// The last solution, unless it was handed over.
    #[must_use]
    pub fn solution(&self) -> &Solution {
        &self.solution
    }

    /// Whether the loads of contacts, ropes, limits and motors in this solution are the only ones that its velocities have, to this tolerance
    /// [m/s]. The problem has rows and was the last one solved here. It may be said of fewer solutions than it holds for.
    #[must_use]
    pub fn has_unique_loads(&self, problem: &Problem, solution: &Solution, tolerance: f64) -> bool {
        problem.row_count() > 0 && self.joined.has_unique_loads(problem, solution, tolerance)
    }

    /// Hands the last solution over, for memory that another one had. A small one is copied, and the solver keeps it; a
    /// large one changes hands, and the solver is left with the other's memory.
    pub fn hand_over(&mut self, to: &mut Solution) {
        if self.solution.impulses.len() >= SWAPPED_CONTACTS {
            std::mem::swap(&mut self.solution, to);
        } else {
            to.copy_from(&self.solution);
        }
    }
}

/// Whether last step's impulses may be the solution without asking a method.
fn may_rest(settings: &Settings) -> bool {
    settings.method == Method::Auto && settings.criterion == Criterion::Residual && settings.polish == 0
}

/// Whether a body moves so fast that a pile of many contacts will not be where last step's impulses hold it.
fn is_on_the_move(bodies: &[Body]) -> bool {
    bodies.iter().any(|b| b.is_dynamic() && max_abs(b.before.linear) > MOVING_SPEED)
}
