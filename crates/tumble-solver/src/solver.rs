//! The solve: restitution phase, dissipation phase, guard, certificate.
//!
//! The way in, and what comes out of it. The two phases are in `phases`, guard and certificate in `conclude`.

mod conclude;
mod phases;

use crate::blocks::BlockSpace;
use crate::bodies::{self, BodySpace};
use crate::certificate::Certificate;
use crate::colours::COLOURED;
use crate::dispatch;
use crate::judge::Effort;
use crate::law::{GAP_SLACK, Law};
use crate::problem::{Body, Coupling, Problem, Velocity};
use crate::rest::rest;
use crate::restitution;
use crate::settings::{Criterion, Method, Settings};
use crate::space::{Impulses, Velocities, read_start};
use conclude::conclude;
use phases::phases;
use std::borrow::Cow;
use tumble_math::DVec3;
use tumble_math::order::max_abs;

/// What a contact does at the end of a solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Carries no impulse.
    Open,
    /// Carries an impulse and does not slip beyond the tolerance. Redundant contacts may share their load so that one of
    /// them has none of its cone left; while nothing moves, it sticks. So does a frictionless contact that nothing moves.
    Stick,
    /// Slips, with its impulse on the friction cone.
    Slide,
    /// Took part in a bounce.
    Bounce,
}

impl Mode {
    /// Lower-case name, as in recordings and JSON.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Stick => "stick",
            Self::Slide => "slide",
            Self::Bounce => "bounce",
        }
    }
}

/// The answer to a problem. Arrays are in the order of the problem's contacts, rows and bodies.
#[derive(Clone, Debug)]
pub struct Solution {
    /// Total impulse of each contact in its frame (n, t1, t2) [N·s]: +P on B, −P on A.
    pub impulses: Vec<DVec3>,
    /// A start for the next step, should nothing change: as `impulses`, less what only stopped a motion that is now
    /// over [N·s].
    pub next_guess: Vec<DVec3>,
    /// The same for the bilateral rows [N·s or N·m·s].
    pub next_bilateral_guess: Vec<f64>,
    /// Impulse of each bilateral row [N·s or N·m·s].
    pub bilateral_impulses: Vec<f64>,
    /// Relative velocity of each contact before the kick [m/s].
    pub velocities_before: Vec<DVec3>,
    /// Relative velocity of each contact after the solve [m/s].
    pub velocities: Vec<DVec3>,
    /// What each contact's normal velocity had to respect: u_n + floor ≥ 0 [m/s].
    pub floors: Vec<f64>,
    /// What each contact does.
    pub modes: Vec<Mode>,
    /// Velocity of each body after the solve; empty for a problem of blocks.
    pub body_velocities: Vec<Velocity>,
    /// By how much the answer fails the law.
    pub certificate: Certificate,
    /// What it cost.
    pub effort: Effort,
    /// The method that had the last word.
    pub method: Method,
}

impl Default for Solution {
    /// The answer to no problem.
    fn default() -> Self {
        Self {
            impulses: Vec::new(),
            next_guess: Vec::new(),
            next_bilateral_guess: Vec::new(),
            bilateral_impulses: Vec::new(),
            velocities_before: Vec::new(),
            velocities: Vec::new(),
            floors: Vec::new(),
            modes: Vec::new(),
            body_velocities: Vec::new(),
            certificate: Certificate::EMPTY,
            effort: Effort::default(),
            method: Method::Auto,
        }
    }
}

/// Last step's impulses, as a start for this one: contact impulses in the new frames, and row impulses.
#[derive(Clone, Copy, Debug)]
pub struct Guess<'a> {
    /// One triple (n, t1, t2) per contact [N·s]; clipped to the cone, ignored where not finite.
    pub impulses: &'a [DVec3],
    /// One number per bilateral row [N·s or N·m·s]; may be empty.
    pub bilateral_impulses: &'a [f64],
}

/// Solves contact problems and keeps its memory between them: a warm solve of unchanged size allocates nothing.
#[derive(Debug)]
pub struct Solver {
    bodies: bodies::Memory,
    work: Work,
    solution: Solution,
}

impl Default for Solver {
    fn default() -> Self {
        Self::new()
    }
}

/// Buffers of the phases.
#[derive(Debug, Default)]
struct Work {
    methods: dispatch::Memory,
    restitution: restitution::Memory,
    laws: Vec<Law>,
    before: Velocities,
    free: Velocities,
    base: Velocities,
    scratch: Velocities,
    /// Velocities under the impulses, and by how much each contact fails its law there.
    after: Velocities,
    residuals: Vec<f64>,
    bounce: Impulses,
    impulses: Impulses,
    frozen: Impulses,
    /// What the next step may start from.
    next: Impulses,
    /// Contacts that take part in the bounce.
    bounced: Vec<bool>,
    /// Contacts that are held to the speed with which they left.
    floored: Vec<bool>,
    /// What the answer will be held to: floors without slack [m/s].
    gaps: Vec<f64>,
}

impl Solver {
    /// A solver without memory of anything.
    #[must_use]
    pub fn new() -> Self {
        Self { bodies: bodies::Memory::default(), work: Work::default(), solution: Solution::default() }
    }

    /// Solves `problem`. Never fails: what cannot be solved is said in the certificate.
    pub fn solve(&mut self, problem: &Problem, guess: Option<Guess<'_>>, settings: &Settings) -> &Solution {
        self.solution.effort = Effort::default();
        match &problem.coupling {
            Coupling::Bodies { bodies, contacts, bilaterals } => {
                let hopeful = bilaterals.is_empty() && (contacts.len() < COLOURED || !is_on_the_move(bodies));
                if let Some(g) = guess.filter(|_| may_rest(settings) && hopeful) {
                    let (m, out) = (&mut self.bodies, &mut self.solution);
                    let goal = (1.0 - GAP_SLACK) * settings.tolerance * dispatch::good_enough(contacts.len());
                    if rest(bodies, contacts, problem.horizon, g.impulses, settings, goal, m, out) {
                        return &self.solution;
                    }
                }
                let dense = settings.method == Method::DenseNewton && bilaterals.is_empty();
                let mut space = BodySpace::new(bodies, contacts, bilaterals, &mut self.bodies);
                let mut phases = if dense {
                    // the same problem in contact space; guard and certificate look at the bodies again
                    read_start(&space, &mut self.work.before, &mut self.work.free);
                    let blocks = BlockSpace::blocks_of(bodies, contacts, bilaterals);
                    let (free, before) = (self.work.free.contacts.clone(), self.work.before.contacts.clone());
                    let mut contact_space = BlockSpace::new(Cow::Owned(blocks), &free, &before);
                    phases(&mut contact_space, problem, guess, settings, true, &mut self.work, &mut self.solution)
                } else {
                    phases(&mut space, problem, guess, settings, false, &mut self.work, &mut self.solution)
                };
                if dense {
                    read_start(&space, &mut self.work.before, &mut self.work.free);
                    phases.loaded = false;
                }
                conclude(&mut space, problem, settings, &phases, &mut self.work, &mut self.solution);
                self.solution.body_velocities.clear();
                self.solution.body_velocities.extend_from_slice(space.state());
            }
            Coupling::Blocks { blocks, free, .. } => {
                let mut space = BlockSpace::new(Cow::Borrowed(blocks), free, free);
                let phases = phases(&mut space, problem, guess, settings, true, &mut self.work, &mut self.solution);
                conclude(&mut space, problem, settings, &phases, &mut self.work, &mut self.solution);
                self.solution.body_velocities.clear();
            }
        }
        &self.solution
    }

    /// Whether the threads of the rayon pool that [`Self::solve`] is called from may share the work of a large problem.
    /// The answer is the same, bit by bit.
    pub fn spread(&mut self, over_threads: bool) {
        self.bodies.spread = over_threads;
    }

    /// The last solution, unless it was handed over.
    #[must_use]
    pub fn solution(&self) -> &Solution {
        &self.solution
    }

    /// Hands the last solution over, for memory that another one had. A small one is copied, and the solver keeps it; a
    /// large one changes hands, and the solver is left with the other's memory.
    pub fn hand_over(&mut self, to: &mut Solution) {
        if self.solution.impulses.len() >= LARGE {
            // few are so large: their memory does not spread over all
            std::mem::swap(&mut self.solution, to);
            return;
        }
        // field by field, so that memory is kept, and a new field cannot be forgotten
        let Solution {
            impulses,
            next_guess,
            next_bilateral_guess,
            bilateral_impulses,
            velocities_before,
            velocities,
            floors,
            modes,
            body_velocities,
            certificate,
            effort,
            method,
        } = &self.solution;
        to.impulses.clone_from(impulses);
        to.next_guess.clone_from(next_guess);
        to.next_bilateral_guess.clone_from(next_bilateral_guess);
        to.bilateral_impulses.clone_from(bilateral_impulses);
        to.velocities_before.clone_from(velocities_before);
        to.velocities.clone_from(velocities);
        to.floors.clone_from(floors);
        to.modes.clone_from(modes);
        to.body_velocities.clone_from(body_velocities);
        (to.certificate, to.effort, to.method) = (*certificate, *effort, *method);
    }
}

/// Whether last step's impulses may be the answer without asking a method.
fn may_rest(settings: &Settings) -> bool {
    settings.method == Method::Auto && settings.criterion == Criterion::Residual && settings.polish == 0
}

/// Whether a body moves so fast that a pile of many contacts will not be where last step's impulses hold it.
fn is_on_the_move(bodies: &[Body]) -> bool {
    bodies.iter().any(|b| b.is_dynamic() && max_abs(b.before.linear) > ON_THE_MOVE)
}

/// Speed of a body from which a large island is not asked whether it rests [m/s]: asking costs a pass over all contacts,
/// and one that rests all the same is answered by the methods.
const ON_THE_MOVE: f64 = 1e-2;

/// Contacts from which a solution changes hands instead of being copied [–].
const LARGE: usize = 1024;
