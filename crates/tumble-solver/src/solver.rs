//! The solve: restitution phase, dissipation phase, guard, certificate.

use crate::blocks::BlockSpace;
use crate::bodies::{self, BodySpace};
use crate::certificate::{Certificate, Tally, Verdict, contact_residual};
use crate::colours::COLOURED;
use crate::cone;
use crate::dispatch::{self, Task, dispatch};
use crate::guard;
use crate::judge::{Effort, Gaps, Judge};
use crate::law::{GAP_SLACK, Law};
use crate::problem::{Body, Coupling, Problem, Velocity};
use crate::proximal;
use crate::rest::rest;
use crate::restitution::{self, restitution};
use crate::settings::{Criterion, Method, Settings};
use crate::space::{Impulses, Space, Velocities, read_start, read_velocities};
use crate::spread::fill;
use std::borrow::Cow;
use tumble_math::DVec3;
use tumble_math::order::{max, max_abs, min, positive_part};

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
    /// The same for the bilateral rows.
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
    /// One number per bilateral row; may be empty.
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

/// A small island that fails its laws by more than this after a bounce is near no answer [m/s]: in a corner with much
/// friction there may be none.
const GROSS: f64 = 1e-2;

/// A search for one presses harder and harder: impulses are wild beyond so many times those of the bounce [–]. This and
/// [`GROSS`] are chosen, not derived.
const PRESSED: f64 = 10.0;

/// Contacts from which a solution changes hands instead of being copied [–].
const LARGE: usize = 1024;

/// What the two phases came to.
struct Phases {
    /// Some contact bounced.
    bounced: bool,
    /// Both phases met their tolerance.
    solved: bool,
    /// By how much the second one failed its laws [m/s].
    residual: f64,
    /// The space still carries the impulses of the second one.
    loaded: bool,
    task: Task,
}

/// Restitution phase and dissipation phase: `w.bounce`, `w.impulses` and `w.next`.
fn phases<S: Space>(
    space: &mut S,
    problem: &Problem,
    guess: Option<Guess<'_>>,
    settings: &Settings,
    dense: bool,
    w: &mut Work,
    out: &mut Solution,
) -> Phases {
    let n = space.contact_count();
    space.restore();
    read_start(space, &mut w.before, &mut w.free);
    let task = Task::new(settings, space, guess.is_some(), dense);
    let phase_a = restitution(
        space,
        problem,
        &w.before,
        &w.free,
        settings,
        &task,
        &mut w.bounce,
        &mut w.restitution,
        &mut w.methods,
        &mut out.effort,
    );
    let mut whole = phase_a.solved;
    if phase_a.bounced {
        let scale = guard::scale(space, &w.bounce, &w.before);
        if guard::exceeds(guard::gain(space, &w.bounce, &w.before), 0.0, scale) {
            whole = false;
            w.frozen.reset(n, space.row_count());
            guard::blend(space, &w.frozen, &mut w.bounce, &w.before, 0.0, &mut w.scratch);
        }
    }

    // dissipation phase: the laws, the start, the solve
    fill(&mut w.laws, n, space.spreads(), |i| Law::of(problem, i, settings));
    fill(&mut w.gaps, n, space.spreads(), |i| problem.gap_floor(i));
    w.bounced.clear();
    w.bounced.resize(n, false);
    w.floored.clear();
    w.floored.resize(n, false);
    if phase_a.bounced {
        for (i, law) in w.laws.iter_mut().enumerate() {
            let u = space.velocity(i).x;
            if w.restitution.leaves(i, w.bounce.contacts[i].x, u) {
                // a bounce whose work ran out or that was blended may leave an approach behind; that is no law for what
                // follows
                law.floor = if whole { -u } else { min(-u, law.floor) };
                w.gaps[i] = law.floor;
                w.floored[i] = true;
                // what only carries load in the bounce keeps its warm start: one marble must not make a pile cold
                w.bounced[i] = w.restitution.told_to_leave(i);
            }
        }
        space.restore();
    }
    // gaps were given slack: the solve leaves room for it
    let tolerance = match settings.criterion {
        Criterion::Residual => (1.0 - GAP_SLACK) * settings.tolerance,
        Criterion::Natural => settings.tolerance,
    };
    let gaps =
        (settings.criterion == Criterion::Residual).then_some(Gaps { floors: &w.gaps, tolerance: settings.tolerance });
    let judge = Judge { laws: &w.laws, free: &w.free, tolerance, criterion: settings.criterion, gaps };
    first_guess(problem, guess, &w.bounce, &w.bounced, &mut w.impulses);
    let swept = guess.is_some()
        && (task.most_factorisations == 0
            || (task.large && dispatch::affordable(space, &task, false, out.effort.factorisations) == 0));
    if swept {
        // sweeps do not undo a wrong guess: one that brings energy is cut down to where it takes the most away
        space.load(&w.impulses);
        read_velocities(space, &mut w.after);
        if !phase_a.bounced && guard::gain_at(&w.impulses, &w.free, &w.after) > 0.0 {
            let part = guard::least_energy(&w.impulses, &w.free, &w.after);
            w.impulses.contacts.iter_mut().for_each(|l| *l *= part);
            w.impulses.rows.iter_mut().for_each(|l| *l *= part);
            space.load(&w.impulses);
        }
    }
    if guess.is_none() {
        space.load(&w.impulses);
    } else if !swept {
        // a guess that is worse than none is none, except where only the next steps will bring it home
        let guessed = judge.measure(space, &w.impulses);
        if !judge.accepts(guessed) {
            if guessed.value <= judge.measure(space, &w.bounce).value {
                space.load(&w.impulses);
            } else {
                w.impulses.copy_from(&w.bounce);
            }
        }
    }
    w.methods.proximal.forget();
    let (measure, method) = dispatch(space, &judge, &mut w.impulses, &task, &mut w.methods, &mut out.effort);
    let solved = phase_a.solved && (judge.accepts(measure) || judge.certifies(space, &w.impulses, measure));
    if solved && settings.polish > 0 {
        dispatch::polish(space, &judge, &mut w.impulses, settings.polish, &mut w.methods, &mut out.effort);
    }
    out.method = method;
    let mut loaded = true;
    if phase_a.bounced {
        w.next.copy_from(&w.impulses);
    } else {
        loaded = !w.methods.proximal.is_factored();
        proximal::predict(space, &judge, &w.impulses, &mut w.methods.proximal, &mut w.next);
        if !w.methods.proximal.is_factored() {
            for (i, next) in w.next.contacts.iter_mut().enumerate() {
                let (before, free) = (w.before.contacts[i].x, w.free.contacts[i].x);
                *next *= lasting(before, free, settings.restitution_threshold);
            }
        }
    }
    if !loaded {
        space.restore();
    }
    Phases { bounced: phase_a.bounced, solved, residual: measure.residual, loaded, task }
}

/// The part of an impulse that will be needed again: that which held against the kick, not that which stopped an
/// approach faster than a `blow`. From the normal velocities before and after the kick [m/s].
fn lasting(before: f64, free: f64, blow: f64) -> f64 {
    let (kick, approach) = (positive_part(before - free), positive_part(-before));
    if approach > blow { kick / (kick + approach) } else { 1.0 }
}

/// Guard, certificate and the solution as it is handed out; `w` holds the velocities of this space before and after the
/// kick, and the latter is the base of the space.
fn conclude<S: Space>(
    space: &mut S,
    problem: &Problem,
    settings: &Settings,
    phases: &Phases,
    w: &mut Work,
    out: &mut Solution,
) {
    let bounced = phases.bounced;
    let mut solved = phases.solved;
    let mut cap = 0.0;
    if bounced {
        space.load(&w.bounce);
        cap = guard::gain(space, &w.bounce, &w.before);
    }

    // guard: back to the last safe state as far as the energy demands
    if bounced || !phases.loaded {
        space.load(&w.impulses);
    }
    read_velocities(space, &mut w.after);
    debug_assert!(is_loaded(space, w), "velocities are not those of the impulses, bit by bit");
    let reference = if bounced { &w.before } else { &w.free };
    let mut guarded = false;
    let mut scale = guard::scale(space, &w.impulses, reference);
    let gains = guard::exceeds(guard::gain_at(&w.impulses, reference, &w.after), cap, scale);
    // a jam: contacts that press each other without end, until velocities are nothing but rounding
    let jammed = bounced && !solved && !phases.task.large && phases.residual > GROSS;
    let is_wild = |space: &mut S, impulses: &Impulses, bounce: &Impulses| {
        !(space.rounding(impulses) <= PRESSED * space.rounding(bounce))
    };
    let wild = jammed && settings.criterion == Criterion::Residual && is_wild(space, &w.impulses, &w.bounce);
    if settings.guard && (gains || wild) {
        guarded = true;
        w.frozen.copy_from(&w.bounce);
        if bounced {
            solved &= freeze(space, problem, settings, &phases.task, cap, w, &mut out.effort);
        } else {
            // a wrong guess: sweeps from nothing hardly ever gain, and leave more of the law than a blend with nothing
            space.restore();
            w.impulses.copy_from(&w.bounce);
            let (laws, free) = (&w.laws, &w.free);
            let judge = Judge { laws, free, tolerance: settings.tolerance, criterion: settings.criterion, gaps: None };
            dispatch::start_afresh(space, &judge, &mut w.impulses, &phases.task, &mut w.methods, &mut out.effort);
        }
        if wild {
            // no part of the way to it is worth going
            if is_wild(space, &w.frozen, &w.bounce) {
                w.frozen.copy_from(&w.bounce);
            }
            w.impulses.copy_from(&w.frozen);
        }
        let reference = if bounced { &w.before } else { &w.free };
        guard::blend(space, &w.frozen, &mut w.impulses, reference, cap, &mut w.scratch);
        // rounding of a wild iterate may be larger than what is at stake: then only the safe state is safe
        if guard::exceeds(guard::gain(space, &w.impulses, reference), cap, guard::scale(space, &w.impulses, reference))
        {
            w.impulses.copy_from(&w.frozen);
        }
        w.next.copy_from(&w.impulses);
    }
    // what the answer is held to: the gaps as they are; bounces only if they were not blended away
    for (i, law) in w.laws.iter_mut().enumerate() {
        law.frozen = 0.0;
        if !w.floored[i] {
            law.floor = w.gaps[i];
        } else if guarded {
            law.floor = problem.gap_floor(i);
        }
    }
    if guarded {
        space.restore();
        space.load(&w.impulses);
        read_velocities(space, &mut w.after);
        scale = guard::scale(space, &w.impulses, if bounced { &w.before } else { &w.free });
    }
    certify(space, settings, &Asked { bounced, guarded, solved, cap, scale }, w, out);
}

/// Whether the velocities that were read are exactly those that the impulses make from the base; for checks only.
fn is_loaded<S: Space>(space: &mut S, w: &mut Work) -> bool {
    space.load(&w.impulses);
    read_velocities(space, &mut w.scratch);
    let bits = |u: &DVec3| u.to_array().map(f64::to_bits);
    w.scratch.contacts.iter().map(bits).eq(w.after.contacts.iter().map(bits))
}

/// Where the dissipation phase starts: bounced contacts from their bounce, the others from the guess.
fn first_guess(problem: &Problem, guess: Option<Guess<'_>>, bounce: &Impulses, bounced: &[bool], start: &mut Impulses) {
    start.copy_from(bounce);
    let Some(guess) = guess else { return };
    for (i, l) in start.contacts.iter_mut().enumerate() {
        if let Some(g) = guess.impulses.get(i).filter(|g| !bounced[i] && g.is_finite()) {
            *l = cone::clip(*g, problem.friction(i));
        }
    }
    for (j, l) in start.rows.iter_mut().enumerate() {
        if let Some(g) = guess.bilateral_impulses.get(j).filter(|g| *l == 0.0 && g.is_finite()) {
            *l = *g;
        }
    }
}

/// The frozen state, unconditionally dissipative: from the bounce on, its normal impulses fixed, no bounce floors,
/// friction within μ(p + λ_n). `w.frozen` holds the bounce and becomes the total of both. Whether it was solved.
fn freeze<S: Space>(
    space: &mut S,
    problem: &Problem,
    settings: &Settings,
    task: &Task,
    cap: f64,
    w: &mut Work,
    effort: &mut Effort,
) -> bool {
    let n = space.contact_count();
    space.load(&w.bounce);
    space.rebase();
    read_velocities(space, &mut w.base);
    w.frozen_laws(problem, n, settings);
    let mut increments = std::mem::take(&mut w.scratch);
    increments.reset(n, space.row_count());
    let (laws, free) = (&w.laws, &w.base);
    let judge = Judge { laws, free, tolerance: settings.tolerance, criterion: settings.criterion, gaps: None };
    let task = Task { method: Method::Auto, warm: false, ..*task };
    let (measure, _) = dispatch(space, &judge, &mut increments, &task, &mut w.methods, effort);
    let solved = judge.accepts(measure);
    for (f, l) in w.frozen.contacts.iter_mut().zip(&increments.contacts) {
        *f += *l;
    }
    for (f, l) in w.frozen.rows.iter_mut().zip(&increments.rows) {
        *f += l;
    }
    w.scratch = increments;
    space.restore();
    space.load(&w.frozen);
    if guard::exceeds(guard::gain(space, &w.frozen, &w.before), cap, guard::scale(space, &w.frozen, &w.before)) {
        guard::blend(space, &w.bounce, &mut w.frozen, &w.before, cap, &mut w.scratch);
    }
    solved
}

impl Work {
    /// The laws of the frozen stage.
    fn frozen_laws(&mut self, problem: &Problem, n: usize, settings: &Settings) {
        self.laws.clear();
        for i in 0..n {
            let frozen = positive_part(self.bounce.contacts[i].x);
            self.laws.push(Law { frozen, ..Law::of(problem, i, settings) });
        }
    }
}

/// Hands a list over that the next solve makes anew: a long one changes hands, a short one is copied, so that both keep
/// their memory.
fn hand<T: Clone>(from: &mut Vec<T>, to: &mut Vec<T>) {
    if from.len() >= LARGE {
        std::mem::swap(from, to);
    } else {
        to.clone_from(from);
    }
}

/// What a certificate is to say of an answer beyond its own numbers.
struct Asked {
    /// Some contact bounced.
    bounced: bool,
    /// The guard took part of the answer back.
    guarded: bool,
    /// All solves met their tolerance.
    solved: bool,
    /// Energy that the bounce may have brought [J].
    cap: f64,
    /// What a gain is compared with [J].
    scale: f64,
}

/// The numbers of the present impulses, which are loaded and whose velocities were read, recomputed from the problem.
fn examine<S: Space>(space: &mut S, settings: &Settings, asked: &Asked, w: &mut Work) -> Certificate {
    let reference = if asked.bounced { &w.before } else { &w.free };
    let mut tally = Tally::new(space.rounding(&w.impulses));
    let (laws, impulses, after) = (&w.laws, &w.impulses.contacts, &w.after.contacts);
    fill(&mut w.residuals, laws.len(), space.spreads(), |i| {
        let (law, u) = (&laws[i], after[i]);
        contact_residual(space.local(i), law, impulses[i], DVec3::new(u.x + law.floor, u.y, u.z))
    });
    for (i, law) in laws.iter().enumerate() {
        tally.contact(i, w.residuals[i], law, impulses[i], after[i], w.free.contacts[i]);
    }
    for (j, &l) in w.impulses.rows.iter().enumerate() {
        tally.bilateral(l, w.after.rows[j], w.free.rows[j]);
    }
    let energy = guard::gain_at(&w.impulses, reference, &w.after) - asked.cap;
    tally.certify(energy, asked.scale, settings.tolerance, settings.criterion)
}

/// Recomputes everything from the impulses, which are loaded and whose velocities were read, and writes the solution. An
/// unusable answer is replaced by the bounce alone, which is safe, or else by no impulse.
fn certify<S: Space>(space: &mut S, settings: &Settings, asked: &Asked, w: &mut Work, out: &mut Solution) {
    let Asked { bounced, guarded, solved, cap, .. } = *asked;
    let mut certificate = examine(space, settings, asked, w);
    if guarded && certificate.verdict == Verdict::Budget {
        // both solves met their tolerance: judged on approach, cone and energy
        if solved && bounced && certificate.approach <= max(settings.tolerance, 1e-12) {
            certificate.verdict = Verdict::Solved;
        }
    } else if !solved && certificate.verdict == Verdict::Solved && bounced {
        certificate.verdict = Verdict::Budget;
    }
    if certificate.verdict == Verdict::Failed {
        let (contacts, rows) = (w.impulses.contacts.len(), w.impulses.rows.len());
        let examine_anew = |space: &mut S, cap: f64, w: &mut Work| {
            space.load(&w.impulses);
            read_velocities(space, &mut w.after);
            let scale = guard::scale(space, &w.impulses, if bounced { &w.before } else { &w.free });
            examine(space, settings, &Asked { cap, scale, ..*asked }, w)
        };
        w.impulses.copy_from(&w.bounce);
        certificate = examine_anew(space, cap, w);
        if certificate.verdict == Verdict::Failed {
            w.impulses.reset(contacts, rows);
            certificate = examine_anew(space, 0.0, w);
        }
        certificate.verdict = Verdict::Failed;
        w.next.reset(contacts, rows);
    }
    certificate.guarded = guarded;
    // what bounced is over: nothing to start from
    for (next, &bounced) in w.next.contacts.iter_mut().zip(&w.bounced) {
        if bounced {
            *next = DVec3::ZERO;
        }
    }
    out.certificate = certificate;
    hand(&mut w.impulses.contacts, &mut out.impulses);
    hand(&mut w.impulses.rows, &mut out.bilateral_impulses);
    hand(&mut w.next.contacts, &mut out.next_guess);
    hand(&mut w.next.rows, &mut out.next_bilateral_guess);
    hand(&mut w.before.contacts, &mut out.velocities_before);
    hand(&mut w.after.contacts, &mut out.velocities);
    out.floors.clear();
    out.floors.extend(w.laws.iter().map(|l| l.floor));
    // an impulse that changes no velocity beyond the tolerance is none, and a slip within it neither
    let fastest = match settings.criterion {
        Criterion::Residual => 1.0,
        Criterion::Natural => w.free.contacts.iter().fold(0.0, |m, u| max(m, max_abs(*u))),
    };
    let nothing = settings.tolerance * fastest;
    out.modes.clear();
    for (i, law) in w.laws.iter().enumerate() {
        let (l, u) = (out.impulses[i], out.velocities[i]);
        let inside = || (l.y * l.y + l.z * l.z).sqrt() < law.friction * l.x * (1.0 - 1e-12);
        let slips = || (u.y * u.y + u.z * u.z).sqrt() > nothing;
        out.modes.push(if w.bounced[i] {
            Mode::Bounce
        } else if l.x * space.local(i).nn <= nothing {
            Mode::Open
        } else if inside() || !slips() {
            Mode::Stick
        } else {
            Mode::Slide
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lasts_of_an_impulse_is_what_held_against_the_kick() {
        // at rest before the kick, or slower than a blow: all of it
        assert_eq!((lasting(0.0, -0.1, 0.5), lasting(-0.5, -0.6, 0.5), lasting(0.3, -0.1, 0.5)), (1.0, 1.0, 1.0));
        // 0.25 m/s of kick after 0.75 m/s of approach
        assert_eq!((lasting(-0.75, -1.0, 0.5), lasting(-0.75, -1.0, 0.0)), (0.25, 0.25));
        // a kick that leads away asks for nothing again
        assert_eq!(lasting(-0.75, -0.5, 0.5), 0.0);
        assert_eq!((lasting(0.0, 0.5, 0.0), lasting(0.25, 0.0, 0.0)), (1.0, 1.0));
    }
}
