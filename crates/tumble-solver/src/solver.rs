//! The solve: restitution phase, dissipation phase, guard, certificate.

use crate::blocks::BlockSpace;
use crate::bodies::{self, BodySpace};
use crate::certificate::{Certificate, Tally, Verdict};
use crate::cone;
use crate::dispatch::{self, Task, dispatch};
use crate::guard;
use crate::judge::{Effort, Judge};
use crate::law::{Law, gap_floor};
use crate::problem::{Coupling, Problem, Velocity};
use crate::proximal;
use crate::restitution::{self, restitution};
use crate::settings::{Criterion, Method, Settings};
use crate::space::{Impulses, Space, Velocities, read_velocities};
use std::borrow::Cow;
use tumble_math::DVec3;
use tumble_math::order::{max, max_abs, positive_part};

/// What a contact does at the end of a solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Carries no impulse.
    Open,
    /// Carries an impulse inside its friction cone.
    Stick,
    /// Carries an impulse on its friction cone (a pressing frictionless contact slides).
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

impl Solution {
    fn empty() -> Self {
        Self {
            impulses: Vec::new(),
            next_guess: Vec::new(),
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
    bounce: Impulses,
    impulses: Impulses,
    frozen: Impulses,
    /// What the next step may start from.
    next: Impulses,
    /// Contacts that take part in the bounce.
    bounced: Vec<bool>,
}

impl Solver {
    /// A solver without memory of anything.
    #[must_use]
    pub fn new() -> Self {
        Self { bodies: bodies::Memory::default(), work: Work::default(), solution: Solution::empty() }
    }

    /// Solves `problem`. Never fails: what cannot be solved is said in the certificate.
    pub fn solve(&mut self, problem: &Problem, guess: Option<Guess<'_>>, settings: &Settings) -> &Solution {
        self.solution.effort = Effort::default();
        match &problem.coupling {
            Coupling::Bodies { bodies, contacts, bilaterals } => {
                let dense = settings.method == Method::DenseNewton && bilaterals.is_empty();
                let mut space = BodySpace::new(bodies, contacts, bilaterals, &mut self.bodies);
                if dense {
                    // the same problem in contact space; the answer comes back through the bodies
                    read_velocities(&space, &mut self.work.free);
                    space.load_before();
                    read_velocities(&space, &mut self.work.before);
                    let blocks = BlockSpace::blocks_of(bodies, contacts, bilaterals);
                    let (free, before) = (self.work.free.contacts.clone(), self.work.before.contacts.clone());
                    let mut contact_space = BlockSpace::new(Cow::Owned(blocks), &free, &before);
                    run(&mut contact_space, problem, guess, settings, true, &mut self.work, &mut self.solution);
                } else {
                    run(&mut space, problem, guess, settings, false, &mut self.work, &mut self.solution);
                }
                space.restore();
                space.load(&self.work.impulses);
                self.solution.body_velocities.clear();
                self.solution.body_velocities.extend_from_slice(space.state());
            }
            Coupling::Blocks { blocks, free, .. } => {
                let mut space = BlockSpace::new(Cow::Borrowed(blocks), free, free);
                run(&mut space, problem, guess, settings, true, &mut self.work, &mut self.solution);
                self.solution.body_velocities.clear();
            }
        }
        &self.solution
    }

    /// The last solution.
    #[must_use]
    pub fn solution(&self) -> &Solution {
        &self.solution
    }
}

fn run<S: Space>(
    space: &mut S,
    problem: &Problem,
    guess: Option<Guess<'_>>,
    settings: &Settings,
    dense: bool,
    w: &mut Work,
    out: &mut Solution,
) {
    let n = space.contact_count();
    space.restore();
    read_velocities(space, &mut w.free);
    space.load_before();
    read_velocities(space, &mut w.before);
    space.restore();
    let warm = guess.is_some();
    let task = Task::new(settings, space, warm, dense);
    let energy_scale = space.free_energy();

    // restitution phase
    let (before, free) = (&w.before, &w.free);
    let phase_a = restitution(
        space,
        problem,
        before,
        free,
        settings,
        &task,
        &mut w.bounce,
        &mut w.restitution,
        &mut w.methods,
        &mut out.effort,
    );
    let reference = if phase_a.bounced { &w.before } else { &w.free };
    let mut cap = 0.0;
    if phase_a.bounced {
        let scale = energy_scale + guard::stake(&w.bounce, reference);
        cap = guard::gain(space, &w.bounce, reference);
        if guard::exceeds(cap, 0.0, scale) {
            w.frozen.reset(n, space.row_count());
            guard::blend(space, &w.frozen, &mut w.bounce, reference, 0.0, &mut w.scratch);
            cap = guard::gain(space, &w.bounce, reference);
        }
    }

    // dissipation phase: the laws, the start, the solve
    w.laws.clear();
    w.bounced.clear();
    for i in 0..n {
        let mut law = Law::of(problem, i, settings);
        let u = space.velocity(i).x;
        let bounced = phase_a.bounced && w.restitution.leaves(i, w.bounce.contacts[i].x, u);
        if bounced {
            law.floor = -u;
        }
        // what only carries load in the bounce keeps its warm start: one marble must not make a pile cold
        w.bounced.push(bounced && w.restitution.told_to_leave(i));
        w.laws.push(law);
    }
    first_guess(problem, guess, &w.bounce, &w.bounced, &mut w.impulses);
    space.restore();
    let judge = Judge { laws: &w.laws, free: &w.free, tolerance: settings.tolerance, criterion: settings.criterion };
    w.methods.proximal.forget();
    let (measure, method) = dispatch(space, &judge, &mut w.impulses, &task, &mut w.methods, &mut out.effort);
    let mut solved = judge.accepts(measure) && phase_a.solved;
    if solved && settings.polish > 0 {
        dispatch::polish(space, &judge, &mut w.impulses, settings.polish, &mut w.methods, &mut out.effort);
    }
    out.method = method;

    if phase_a.bounced {
        w.next.copy_from(&w.impulses);
    } else {
        proximal::predict(space, &judge, &w.impulses, &mut w.methods.proximal, &mut w.next);
        space.restore();
        space.load(&w.impulses);
    }

    // guard: back to the last safe state as far as the energy demands
    let scale = energy_scale + guard::stake(&w.impulses, reference);
    let mut guarded = false;
    if settings.guard && guard::exceeds(guard::gain(space, &w.impulses, reference), cap, scale) {
        guarded = true;
        w.frozen.copy_from(&w.bounce);
        if phase_a.bounced {
            solved &= freeze(space, problem, settings, &task, cap, scale, w, &mut out.effort);
        }
        let reference = if phase_a.bounced { &w.before } else { &w.free };
        guard::blend(space, &w.frozen, &mut w.impulses, reference, cap, &mut w.scratch);
        // what the answer is then held to: gaps, not bounces
        for (i, law) in w.laws.iter_mut().enumerate() {
            law.floor = gap_floor(problem, i, settings);
        }
    }
    certify(space, settings, phase_a.bounced, guarded, solved, cap, scale, w, out);
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
    scale: f64,
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
    let judge = Judge { laws: &w.laws, free: &w.base, tolerance: settings.tolerance, criterion: settings.criterion };
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
    if guard::exceeds(guard::gain(space, &w.frozen, &w.before), cap, scale) {
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

/// The numbers of the present impulses, recomputed from the problem.
fn examine<S: Space>(space: &mut S, settings: &Settings, bounced: bool, cap: f64, scale: f64, w: &Work) -> Certificate {
    let reference = if bounced { &w.before } else { &w.free };
    space.load(&w.impulses);
    let mut tally = Tally::new();
    for (i, law) in w.laws.iter().enumerate() {
        tally.contact(i, space.local(i), law, w.impulses.contacts[i], space.velocity(i), w.free.contacts[i]);
    }
    for (j, &l) in w.impulses.rows.iter().enumerate() {
        tally.bilateral(l, space.row_velocity(j), w.free.rows[j]);
    }
    let energy = guard::gain(space, &w.impulses, reference) - cap;
    tally.certify(energy, scale, settings.tolerance, settings.criterion)
}

/// Recomputes everything from the impulses and writes the solution. An unusable answer is replaced by no impulse.
fn certify<S: Space>(
    space: &mut S,
    settings: &Settings,
    bounced: bool,
    guarded: bool,
    solved: bool,
    cap: f64,
    scale: f64,
    w: &mut Work,
    out: &mut Solution,
) {
    for law in &mut w.laws {
        law.frozen = 0.0;
    }
    space.restore();
    let mut certificate = examine(space, settings, bounced, cap, scale, w);
    certificate.guarded = guarded;
    if guarded && certificate.verdict == Verdict::Budget {
        // both solves met their tolerance: judged on approach, cone and energy
        if solved && bounced && certificate.approach <= max(settings.tolerance, 1e-12) {
            certificate.verdict = Verdict::Solved;
        }
    } else if !solved && certificate.verdict == Verdict::Solved && bounced {
        certificate.verdict = Verdict::Budget;
    }
    if certificate.verdict == Verdict::Failed {
        // the safe state, free motion; the numbers are those of what is returned
        let (contacts, rows) = (w.impulses.contacts.len(), w.impulses.rows.len());
        w.impulses.reset(contacts, rows);
        w.next.reset(contacts, rows);
        certificate = Certificate { verdict: Verdict::Failed, ..examine(space, settings, bounced, cap, scale, w) };
    }
    out.certificate = certificate;
    out.impulses.clear();
    out.impulses.extend_from_slice(&w.impulses.contacts);
    out.next_guess.clear();
    out.next_guess.extend_from_slice(&w.next.contacts);
    out.bilateral_impulses.clear();
    out.bilateral_impulses.extend_from_slice(&w.impulses.rows);
    out.velocities_before.clear();
    out.velocities_before.extend_from_slice(&w.before.contacts);
    out.velocities.clear();
    out.velocities.extend((0..w.impulses.contacts.len()).map(|i| space.velocity(i)));
    out.floors.clear();
    out.floors.extend(w.laws.iter().map(|l| l.floor));
    // an impulse that changes no velocity beyond the tolerance is none
    let fastest = match settings.criterion {
        Criterion::Residual => 1.0,
        Criterion::Natural => w.free.contacts.iter().fold(0.0, |m, u| max(m, max_abs(*u))),
    };
    let nothing = settings.tolerance * fastest;
    out.modes.clear();
    for (i, law) in w.laws.iter().enumerate() {
        let l = w.impulses.contacts[i];
        let t = (l.y * l.y + l.z * l.z).sqrt();
        out.modes.push(if w.bounced[i] {
            Mode::Bounce
        } else if l.x * space.local(i).nn <= nothing {
            Mode::Open
        } else if t < law.friction * l.x * (1.0 - 1e-12) {
            Mode::Stick
        } else {
            Mode::Slide
        });
    }
}
