//! Proximal-point method with a semismooth Newton solve inside.
//!
//! Outer: a centre λ_k and stiffnesses ρ = α/K. Inner, for the velocity x: every contact answers the velocity u(x)
//! with λ(u) = P(λ_k − ρ(u + s)) (Alart–Curnier: no |u_t| anywhere, no kink at u_t = 0), and x must be the velocity that these
//! impulses make it. Then λ_{k+1} = λ(u). The residual falls by about α per outer step; rank deficiency sits in the
//! centre and mass ratios in M, so neither hurts.
//!
//! Newton's matrix is unsymmetric where contacts slide. When it stalls, the column that couples the radius of the disc
//! to the normal velocity is left out (the matrix becomes symmetric, the step safer) until progress returns. The line
//! search follows the slope of g along the step; going by |g| is clearly worse.

use crate::effort::Effort;
use crate::judge::measure::{Judge, Measure};
use crate::one_contact::cone;
use crate::one_contact::law::{NO_SLOPE, Slope, respond};
use crate::one_contact::mode::Mode;
use crate::space::traits::{Factored, Impulses, NewtonSpace, Velocities};
use tumble_math::DVec3;
use tumble_math::order::{clamp, max, min};

// Constants here bound work and steer the path; none changes what the certificate accepts. Chosen on `tests/suite`, not derived.

/// Largest stiffness factor [–]: beyond it Newton's matrix is only ρJᵀJ and rounding decides.
const MOST_STIFFNESS: f64 = 1e8;
/// Smallest stiffness factor [–]: below it an outer step is no better than a sweep.
const LEAST_STIFFNESS: f64 = 1e-2;
/// Fraction of the residual to which inner solves reduce the imbalance [–].
const INNER_ACCURACY: f64 = 0.1;
/// Newton steps without 10 % progress before the symmetric matrix is tried [–].
const STALLED_STEPS: u32 = 4;
/// Newton steps after which a solve whose imbalance has not halved is abandoned [–].
const ABANDONED_STEPS: u32 = 6;
/// Newton steps of an easy inner solve [–].
const FEW_STEPS: u32 = 5;
/// Newton steps of a passable one [–].
const SOME_STEPS: u32 = 10;
/// Most outer steps after acceptance, for the depth that a plan asks for [–].
const EXTRA_OUTER_STEPS: u32 = 2;
/// Most outer steps with the last factor, after everything else [–].
const CHORD_STEPS: u32 = 4;
/// Fraction of the tolerance at which these stop, if rounding has not stopped them before [–].
const CHORD_DEPTH: f64 = 1e-6;
/// Stiffness factor of the search for the least loads [–]: the rounding of impulses that press against each other grows with it, the
/// velocities that are left fall by it in each outer step.
pub(crate) const LOADS_STIFFNESS: f64 = 1e3;
/// Fraction of the residual that an outer step with the last factor may leave, or else Newton's steps are made anew [–].
pub(super) const LOADS_PROGRESS: f64 = 0.1;
/// Most outer steps of that search [–].
const LOADS_OUTER_STEPS: u32 = 10;
/// Fraction of the tolerance that it aims at [–]: a tenth of that at which a start is left as it is (`FEW_DEPTH` of `dispatch`).
pub(super) const LOADS_DEPTH: f64 = 1e-4;
/// Most trials of a line search [–].
pub(super) const SEARCH_TRIALS: u32 = 10;

/// Effort of the method.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// First α. A good start deserves a stiff one.
    pub(crate) stiffness: f64,
    /// Growth of α after a successful outer step.
    pub(crate) growth: f64,
    /// Fraction of the tolerance to aim for [–], at the cost of a few outer steps beyond acceptance.
    pub(crate) depth: f64,
    pub(crate) most_outer: u32,
    pub(crate) most_inner: u32,
    pub(crate) most_factorisations: u32,
}

impl Plan {
    /// Growth of α after an inner solve of so many steps: an easy one may be made stiffer, a hard one not.
    fn growth_after(&self, steps: u32) -> f64 {
        if steps <= FEW_STEPS {
            self.growth
        } else if steps <= SOME_STEPS {
            2.0
        } else {
            1.0
        }
    }
}

/// Buffers that outlive a solve.
#[derive(Debug, Default)]
pub(crate) struct Buffers {
    pub(super) centre: Impulses,
    pub(super) answer: Impulses,
    pub(super) best: Impulses,
    pub(super) u: Velocities,
    pub(super) du: Velocities,
    pub(super) trial_u: Velocities,
    pub(super) x: Vec<f64>,
    pub(super) dx: Vec<f64>,
    pub(super) trial_x: Vec<f64>,
    pub(super) g: Vec<f64>,
    pub(super) slopes: Vec<Slope>,
    pub(super) row_slopes: Vec<f64>,
    /// Modes of the contacts in the search for the least impulses.
    pub(super) modes: Vec<Mode>,
    /// ρ_n and ρ_t of each contact.
    pub(super) rho: Vec<(f64, f64)>,
    pub(super) row_rho: Vec<f64>,
    /// The space's last factor belongs to `rho`.
    pub(super) factored: bool,
}

impl Buffers {
    /// Forgets the factor: another stage begins.
    pub(crate) fn forget(&mut self) {
        self.factored = false;
    }

    /// Whether the last solve left a factor.
    pub(crate) fn is_factored(&self) -> bool {
        self.factored
    }

    pub(super) fn resize(&mut self, contacts: usize, rows: usize, unknowns: usize) {
        for i in [&mut self.centre, &mut self.answer, &mut self.u, &mut self.du, &mut self.trial_u] {
            i.reset(contacts, rows);
        }
        for v in [&mut self.x, &mut self.dx, &mut self.trial_x, &mut self.g] {
            v.clear();
            v.resize(unknowns, 0.0);
        }
        self.slopes.clear();
        self.slopes.resize(contacts, NO_SLOPE);
        self.row_slopes.clear();
        self.row_slopes.resize(rows, 0.0);
        self.rho.clear();
        self.rho.resize(contacts, (0.0, 0.0));
        self.row_rho.clear();
        self.row_rho.resize(rows, 0.0);
    }

    /// Makes the solution admissible to the last bit.
    fn clip_answer(&mut self, judge: &Judge) {
        for (l, law) in self.answer.contacts.iter_mut().zip(judge.laws) {
            *l = cone::clip(*l, law.friction);
        }
    }

    /// Centre := impulses, x and u to match.
    fn recentre<S: NewtonSpace>(&mut self, space: &S, impulses: &Impulses) {
        self.centre.copy_from(impulses);
        space.balance(impulses, &mut self.x);
        space.velocities(&self.x, &mut self.u);
    }
}

/// Improves `impulses` in place; it leaves the best iterate, loaded into the space.
pub(crate) fn proximal<S: NewtonSpace>(
    space: &mut S,
    judge: &Judge,
    impulses: &mut Impulses,
    plan: &Plan,
    m: &mut Buffers,
    effort: &mut Effort,
) -> Measure {
    let mut best = judge.measure(space, impulses);
    m.factored = false;
    let deep = plan.depth * judge.tolerance;
    if best.value <= deep {
        return best;
    }
    space.ready();
    m.resize(impulses.contacts.len(), impulses.rows.len(), space.unknowns());
    m.best.copy_from(impulses);
    m.recentre(space, impulses);
    let spent = effort.factorisations;
    let mut stiffness = plan.stiffness;
    let mut present = best;
    let mut further = 0;
    for _ in 0..plan.most_outer {
        set_stiffness(space, m, stiffness);
        let left = plan.most_factorisations.saturating_sub(effort.factorisations - spent);
        let most = if plan.most_inner < left { plan.most_inner } else { left };
        let goal = judge.residual_goal(present);
        let before = effort.newton_steps;
        let converged = inner(space, judge, m, most, goal, present.residual, effort);
        let steps = effort.newton_steps - before;
        // the outer step: the solution at the velocity that was reached, made admissible to the last bit
        answer(judge, m, false);
        m.clip_answer(judge);
        let reached = judge.measure(space, &m.answer);
        if reached.value < best.value {
            best = reached;
            m.best.copy_from(&m.answer);
        }
        further += u32::from(judge.accepts(best));
        let enough = best.value <= deep || further > EXTRA_OUTER_STEPS;
        if enough || effort.factorisations - spent >= plan.most_factorisations {
            break;
        }
        if converged || reached.residual < 0.5 * present.residual {
            std::mem::swap(&mut m.centre, &mut m.answer);
            stiffness = min(stiffness * plan.growth_after(steps), MOST_STIFFNESS);
            present = reached;
        } else {
            if reached.residual < present.residual {
                std::mem::swap(&mut m.centre, &mut m.answer);
                present = reached;
            }
            stiffness = max(stiffness * 0.25, LEAST_STIFFNESS);
        }
        space.balance(&m.centre, &mut m.x);
        space.velocities(&m.x, &mut m.u);
    }
    if judge.accepts(best) && m.factored {
        best = deepen(space, judge, m, CHORD_DEPTH * judge.tolerance, best);
    }
    impulses.copy_from(&m.best);
    space.load(impulses);
    best
}

/// The solution with the least impulses: of all that keep the laws the one that equal, ever stiffer springs at all contacts give.
///
/// More contacts than a body needs share its load in many ways. Between a start and a solution the proximal point changes
/// impulses only where they change velocities, so from no impulse at all, with one stiffness for all contacts, it comes to the
/// solution without any part that presses against itself: the least squares, where no contact changes between sticking, sliding
/// and opening meanwhile, which they decide themselves. It follows from the problem alone, not from the order of its contacts. Replaces
/// `impulses`, and leaves them loaded, if it meets the tolerance within so many factorisations; whether it did.
pub(super) fn loads_from_nothing<S: NewtonSpace>(
    space: &mut S,
    judge: &Judge,
    impulses: &mut Impulses,
    most_factorisations: u32,
    m: &mut Buffers,
    effort: &mut Effort,
) -> bool {
    let (contacts, rows) = (impulses.contacts.len(), impulses.rows.len());
    m.factored = false;
    space.ready();
    m.resize(contacts, rows, space.unknowns());
    m.best.reset(contacts, rows);
    let mut present = judge.measure(space, &m.best);
    let mut best = present;
    set_equal_stiffness(space, m, LOADS_STIFFNESS);
    let spent = effort.factorisations;
    for _ in 0..LOADS_OUTER_STEPS {
        let left = most_factorisations.saturating_sub(effort.factorisations - spent);
        // while no contact changes its mode, the last factor makes the outer step
        let mut reached = Measure::WORST;
        if m.factored {
            chord_step(space, judge, m);
            reached = judge.measure(space, &m.answer);
        }
        if !(reached.value < LOADS_PROGRESS * present.value) {
            space.balance(&m.centre, &mut m.x);
            space.velocities(&m.x, &mut m.u);
            inner(space, judge, m, left, judge.residual_goal(present), present.residual, effort);
            answer(judge, m, false);
            m.clip_answer(judge);
            reached = judge.measure(space, &m.answer);
        }
        let better = reached.value < best.value;
        if better {
            best = reached;
            m.best.copy_from(&m.answer);
        }
        let enough = best.value <= LOADS_DEPTH * judge.tolerance || (!better && judge.accepts(best));
        if enough || effort.factorisations - spent >= most_factorisations {
            break;
        }
        std::mem::swap(&mut m.centre, &mut m.answer);
        present = reached;
    }
    let found = judge.accepts(best);
    if found {
        impulses.copy_from(&m.best);
    } else {
        m.factored = false;
    }
    space.load(impulses);
    found
}

/// Outer steps with the factor that is there: they cost next to nothing, and a solution well below the tolerance is a
/// start from which a resting island needs no factorisation in the steps to come.
fn deepen<S: NewtonSpace>(space: &mut S, judge: &Judge, m: &mut Buffers, goal: f64, mut best: Measure) -> Measure {
    for _ in 0..CHORD_STEPS {
        if best.value <= goal {
            break;
        }
        m.centre.copy_from(&m.best);
        chord_step(space, judge, m);
        let reached = judge.measure(space, &m.answer);
        if !(reached.value < 0.5 * best.value) {
            break;
        }
        best = reached;
        m.best.copy_from(&m.answer);
    }
    best
}

/// One outer step about the centre with the factor that is there; the admissible result is left in `m.answer`.
fn chord_step<S: NewtonSpace>(space: &mut S, judge: &Judge, m: &mut Buffers) {
    follow_factor(space, judge, m, answer);
}

/// Moves the bodies by one back-substitution about the centre, with one rule for the contacts' impulses at a velocity.
fn follow_factor<S: NewtonSpace>(
    space: &mut S,
    judge: &Judge,
    m: &mut Buffers,
    answer: fn(&Judge, &mut Buffers, bool),
) {
    space.balance(&m.centre, &mut m.x);
    space.velocities(&m.x, &mut m.u);
    answer(judge, m, false);
    space.imbalance(&m.x, &m.answer, &mut m.g);
    for value in &mut m.g {
        *value = -*value;
    }
    space.solve(&m.g, &mut m.dx);
    space.velocity_changes(&m.dx, &mut m.du);
    advance(&m.u, &m.du, 1.0, &mut m.trial_u);
    answer(judge, m, true);
    m.clip_answer(judge);
}

/// Impulses of the next step, `next`, if the same forces go on and no contact changes its mode.
///
/// The impulses of a step also stop the last motion, and as a start for the next step they would set the bodies moving
/// back: a resting pile oscillates for ever at the tolerance. Where a factor is at hand, one more back-substitution
/// takes that out. Needs the solution loaded; leaves the base changed.
pub(crate) fn predict<S: NewtonSpace>(
    space: &mut S,
    judge: &Judge,
    answer: &Impulses,
    m: &mut Buffers,
    next: &mut Impulses,
) {
    next.copy_from(answer);
    if !m.factored {
        return;
    }
    space.look_ahead();
    // where a contact does change its mode, the back-substitution may lead astray: only a better start is taken
    let mut best = judge.measure(space, next);
    for _ in 0..2 {
        m.centre.copy_from(next);
        follow_factor(space, judge, m, answer_in_mode);
        let predicted = judge.measure(space, &m.answer);
        if !(predicted.value < best.value) {
            break;
        }
        best = predicted;
        next.copy_from(&m.answer);
    }
}

fn set_stiffness<S: NewtonSpace>(space: &S, m: &mut Buffers, stiffness: f64) {
    for (i, rho) in m.rho.iter_mut().enumerate() {
        let local = space.local(i);
        *rho = (stiffness / local.nn, stiffness / local.tangent_stiffness());
    }
    for (j, rho) in m.row_rho.iter_mut().enumerate() {
        *rho = stiffness / space.row_stiffness(j);
    }
}

/// One stiffness for all contacts, ropes and limits, that of the hardest. A row with two bounds is no spring among them: it has a measure
/// of its own.
pub(super) fn set_equal_stiffness<S: NewtonSpace>(space: &S, m: &mut Buffers, stiffness: f64) {
    let pushes = |i: &usize| !space.is_row(*i) || space.friction(*i) == 0.0;
    let hardest = (0..m.rho.len()).filter(pushes).fold(f64::INFINITY, |least, i| min(least, space.local(i).nn));
    for (i, rho) in m.rho.iter_mut().enumerate() {
        let softness = if pushes(&i) { hardest } else { space.local(i).nn };
        *rho = (stiffness / softness, stiffness / softness);
    }
    for (j, rho) in m.row_rho.iter_mut().enumerate() {
        *rho = stiffness / space.row_stiffness(j);
    }
}

/// Answers the present (or trial) velocities.
fn answer(judge: &Judge, m: &mut Buffers, trial: bool) {
    let u = if trial { &m.trial_u } else { &m.u };
    for (i, law) in judge.laws.iter().enumerate() {
        let mut w = u.contacts[i];
        w.x += law.bound;
        let (l, slope) = respond(law, m.centre.contacts[i], w, m.rho[i].0, m.rho[i].1);
        m.answer.contacts[i] = l;
        if !trial {
            m.slopes[i] = slope;
        }
    }
    for (j, l) in m.answer.rows.iter_mut().enumerate() {
        *l = m.centre.rows[j] - m.row_rho[j] * u.rows[j];
        m.row_slopes[j] = m.row_rho[j];
    }
}

/// As [`answer`], every contact in the mode that it is in: its slope goes on however far the velocity leads.
fn answer_in_mode(judge: &Judge, m: &mut Buffers, trial: bool) {
    let u = if trial { &m.trial_u } else { &m.u };
    for (i, law) in judge.laws.iter().enumerate() {
        let w = [u.contacts[i].x + law.bound, u.contacts[i].y, u.contacts[i].z];
        let a = &m.slopes[i];
        let along = |row: &[f64; 3]| row[0] * w[0] + row[1] * w[1] + row[2] * w[2];
        m.answer.contacts[i] = m.centre.contacts[i] - DVec3::new(along(&a[0]), along(&a[1]), along(&a[2]));
    }
    for (j, l) in m.answer.rows.iter_mut().enumerate() {
        *l = m.centre.rows[j] - m.row_slopes[j] * u.rows[j];
    }
}

/// Newton on g(x) = 0 for a fixed centre; whether it converged.
fn inner<S: NewtonSpace>(
    space: &mut S,
    judge: &Judge,
    m: &mut Buffers,
    most: u32,
    goal: f64,
    residual: f64,
    effort: &mut Effort,
) -> bool {
    let target = max(clamp(INNER_ACCURACY * residual, 0.0, 0.1), 0.1 * goal);
    let mut symmetric_step = false;
    let (mut last, mut stalled) = (f64::INFINITY, 0);
    let mut first = f64::INFINITY;
    for step in 0..=most {
        answer(judge, m, false);
        space.imbalance(&m.x, &m.answer, &mut m.g);
        let size = space.imbalance_size(&m.g);
        if size <= target {
            return true;
        }
        if step == 0 {
            first = size;
        }
        // diverging solves are abandoned early: they cost as much as all the others together
        let hopeless = step >= ABANDONED_STEPS && size > 0.5 * first;
        if !size.is_finite() || step == most || hopeless {
            return false;
        }
        if size > 0.9 * last {
            stalled += 1;
            symmetric_step |= stalled >= STALLED_STEPS;
        } else {
            if size < 0.1 * last {
                symmetric_step = false;
            }
            stalled = 0;
        }
        let before = last;
        last = size;
        // a kept factor makes a chord step; when progress is slow, the matrix of the day is worth its price
        if !newton_direction(space, m, symmetric_step, size < 0.1 * before, effort) {
            return false;
        }
        // g was negated for the solve
        let slope = -space.slope(&m.dx, &m.du, &m.g);
        let t = line_search(space, judge, m, slope);
        for (x, dx) in m.x.iter_mut().zip(&m.dx) {
            *x += t * dx;
        }
        advance(&m.u, &m.du, t, &mut m.trial_u);
        std::mem::swap(&mut m.u, &mut m.trial_u);
    }
    false
}

/// Newton's step at the slopes of the solution: `m.dx` and `m.du`, with `m.g` negated. One that is made symmetric leaves out how
/// friction follows the load; a factor that is there may be kept. False if the matrix or its solution is no good.
fn newton_direction<S: NewtonSpace>(
    space: &mut S,
    m: &mut Buffers,
    make_symmetric: bool,
    keep: bool,
    effort: &mut Effort,
) -> bool {
    let mut symmetric = true;
    for a in &mut m.slopes {
        if make_symmetric {
            a[1][0] = 0.0;
            a[2][0] = 0.0;
        }
        symmetric &= a[1][0] == 0.0 && a[2][0] == 0.0;
    }
    effort.newton_steps += 1;
    match space.factor(&m.slopes, &m.row_slopes, symmetric, keep) {
        Factored::Fresh => effort.factorisations += 1,
        Factored::Kept => {}
        Factored::Failed => {
            effort.factorisations += 1;
            m.factored = false;
            return false;
        }
    }
    m.factored = true;
    solve_step(space, m)
}

/// Newton's step of the factor that is there, against `m.g`: `m.dx`, and `m.du` by it. False if it is not finite.
pub(super) fn solve_step<S: NewtonSpace>(space: &mut S, m: &mut Buffers) -> bool {
    for value in &mut m.g {
        *value = -*value;
    }
    space.solve(&m.g, &mut m.dx);
    if !m.dx.iter().all(|v| v.is_finite()) {
        return false;
    }
    space.velocity_changes(&m.dx, &mut m.du);
    true
}

/// out := u + t du.
pub(super) fn advance(u: &Velocities, du: &Velocities, t: f64, out: &mut Velocities) {
    for ((o, a), d) in out.contacts.iter_mut().zip(&u.contacts).zip(&du.contacts) {
        *o = *a + *d * t;
    }
    for ((o, a), d) in out.rows.iter_mut().zip(&u.rows).zip(&du.rows) {
        *o = a + d * t;
    }
}

/// A step length t at which the slope of g along the step has nearly vanished; 1 when the full step does.
fn line_search<S: NewtonSpace>(space: &S, judge: &Judge, m: &mut Buffers, slope: f64) -> f64 {
    let mut t = 1.0;
    let (mut low, mut slope_low) = (0.0, slope);
    let (mut high, mut slope_high) = (1.0, 0.0);
    for trial in 0..SEARCH_TRIALS {
        for ((o, x), dx) in m.trial_x.iter_mut().zip(&m.x).zip(&m.dx) {
            *o = x + t * dx;
        }
        advance(&m.u, &m.du, t, &mut m.trial_u);
        answer(judge, m, true);
        space.imbalance(&m.trial_x, &m.answer, &mut m.g);
        let s = space.slope(&m.dx, &m.du, &m.g);
        // a full step that has not overshot is taken as it is
        let enough = if trial == 0 { s <= 0.1 * slope.abs() } else { s.abs() <= 0.1 * slope.abs() };
        if enough || trial + 1 == SEARCH_TRIALS {
            break;
        }
        if s > 0.0 {
            (high, slope_high) = (t, s);
        } else {
            (low, slope_low) = (t, s);
        }
        // no descent at the start: only shorten
        if slope >= 0.0 {
            t *= 0.5;
            if t < 0.2 {
                break;
            }
            continue;
        }
        let width = high - low;
        t = if trial % 3 == 2 {
            0.5 * (low + high)
        } else {
            let secant = low + width * (-slope_low) / (slope_high - slope_low);
            clamp(secant, low + 0.05 * width, high - 0.05 * width)
        };
    }
    t
}

#[cfg(test)]
mod tests;
