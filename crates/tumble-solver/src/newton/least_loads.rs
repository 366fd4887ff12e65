//! Least loads: of all solutions of a problem the one with the least impulses.
//!
//! More contacts than a body needs share its load in many ways, and which one a method finds is an accident of its iterations. Here the
//! impulses become those of equal, very stiff springs at all contacts: the least sum of squares. Which contacts slide is known from the
//! solution that is there. Where nothing does, every contact may do what a convex set allows, Coulomb's cone, and the least impulses follow
//! from the problem alone, not from the order of its contacts. Where something slides, that too may be an accident: friction follows
//! the load then at every contact (Alart–Curnier), as springs that are loaded from nothing say; and only where that finds no end are the
//! contacts held to their modes in the solution that is there.
//!
//! Proximal point, from no impulse: λ_{k+1} = P(λ_k − ρ(u(λ_{k+1}) + s)), P the nearest impulse that is allowed. It changes impulses only
//! where they change velocities, so with one stiffness ρ for all contacts nothing comes in that presses against itself. Where nothing slides
//! each of its steps is a convex problem, and Newton's matrix M + ρ JᵀDJ symmetric with D ≥ 0, the slope of P. The first step begins
//! with the slopes of the solution that is there: where no contact changes between carrying and not, or leaves the inside of its cone,
//! one factor is all.

use super::proximal::{
    Buffers, LOADS_DEPTH, LOADS_PROGRESS, LOADS_STIFFNESS, SEARCH_TRIALS, advance, loads_from_nothing,
    set_equal_stiffness, solve_step,
};
use crate::effort::Effort;
use crate::judge::measure::{Judge, Measure};
use crate::one_contact::cone;
use crate::one_contact::law::Slope;
use crate::one_contact::mode::Mode;
use crate::space::traits::{Factored, Impulses, NewtonSpace};
use tumble_math::DVec3;
use tumble_math::order::{clamp, max};

// Constants here bound work and steer the path; none changes what the certificate accepts. They decide which of the lawful solutions
// is found where the search is given up: then the one that was there before. Chosen on `tests/suite`, not derived.

/// Growth of the stiffness ρ where a step leaves too much [–], and its end: long chains of bodies yield by so much more than one contact
/// alone.
const STIFFNESS_GROWTH: f64 = 100.0;
const MOST_LOADS_STIFFNESS: f64 = 1e7;
/// Steps with a factor of their own after which an imbalance that has not halved is given up [–]: such searches cost as much as all the
/// others together.
const ABANDONED_STEPS: u32 = 6;
/// Most steps for each factorisation that is allowed [–].
const STEPS_PER_FACTORISATION: u32 = 4;

/// Replaces `impulses`, a solution, by the least, and leaves them loaded, if they are found within so many factorisations and meet the
/// tolerance; whether they are.
pub(crate) fn least_loads<S: NewtonSpace>(
    space: &mut S,
    judge: &Judge,
    impulses: &mut Impulses,
    most_factorisations: u32,
    m: &mut Buffers,
    effort: &mut Effort,
) -> bool {
    space.ready();
    let spent = effort.factorisations;
    // the load of joints is worth a second search; a heap has another load in the next step
    let joined = !impulses.rows.is_empty() || (0..impulses.contacts.len()).any(|i| space.is_row(i));
    let most_factorisations = if joined { most_factorisations } else { most_factorisations.div_ceil(2) };
    if find_modes(space, judge, impulses, m) {
        // contacts that slide could stick if the load were shared: springs that are loaded from nothing decide that
        let most = if joined { most_factorisations / 2 } else { most_factorisations };
        if loads_from_nothing(space, judge, impulses, most, m, effort) {
            return true;
        }
        if !joined {
            return false;
        }
        find_modes(space, judge, impulses, m);
    }
    let left = most_factorisations.saturating_sub(effort.factorisations - spent);
    search(space, judge, impulses, left, m, effort)
}

/// The search with the modes that are set, from the loads of `impulses`, within so many factorisations.
fn search<S: NewtonSpace>(
    space: &mut S,
    judge: &Judge,
    impulses: &mut Impulses,
    most_factorisations: u32,
    m: &mut Buffers,
    effort: &mut Effort,
) -> bool {
    m.factored = false;
    let mut stiffness = LOADS_STIFFNESS;
    set_equal_stiffness(space, m, stiffness);
    // springs without load, with the slopes of the loads that are there
    for (i, mode) in m.modes.iter().enumerate() {
        let (u, rho) = (m.u.contacts[i], m.rho[i].0);
        let rubbed = DVec3::new(-judge.tolerance, u.y, u.z) * rho;
        m.slopes[i] = scaled(mode.project(impulses.contacts[i] - rubbed).1, rho);
    }
    load_unloaded(judge, m);
    m.row_slopes.copy_from_slice(&m.row_rho);
    m.best.copy_from(&m.centre);
    space.imbalance(&m.x, &m.answer, &mut m.g);
    let goal = LOADS_DEPTH * judge.tolerance;
    let mut size = space.imbalance_size(&m.g);
    let mut present = judge.measure(space, &m.centre);
    let mut best = Measure::WORST;
    let spent = effort.factorisations;
    let mut anew = true;
    let (mut first, mut tries) = (size, 0);
    for step in 0..STEPS_PER_FACTORISATION * most_factorisations {
        if anew && effort.factorisations - spent >= most_factorisations {
            break;
        }
        if !direction(space, m, anew, effort) {
            break;
        }
        let t = if step == 0 || !anew { 1.0 } else { line_search(space, judge, m, size) };
        if !anew && !(trial_size(space, judge, m, t) < LOADS_PROGRESS * size) {
            // contacts have changed their modes: the last factor leads astray
            size = respond(space, judge, m);
            anew = true;
            continue;
        }
        for (x, dx) in m.x.iter_mut().zip(&m.dx) {
            *x += t * dx;
        }
        advance(&m.u, &m.du, t, &mut m.trial_u);
        std::mem::swap(&mut m.u, &mut m.trial_u);
        let before = size;
        size = respond(space, judge, m);
        anew = !(size < LOADS_PROGRESS * before);
        tries += u32::from(anew);
        if tries >= ABANDONED_STEPS && size > 0.5 * first {
            break;
        }
        if size > max(LOADS_PROGRESS * present.residual, goal) {
            continue;
        }
        // the springs are in balance: their loads are the next centre
        let reached = recentre(space, judge, m);
        let slow = !(reached.value < LOADS_PROGRESS * present.value);
        if reached.value < best.value {
            best = reached;
            m.best.copy_from(&m.centre);
        }
        if best.value <= goal || (slow && judge.accepts(best)) || !reached.value.is_finite() {
            break;
        }
        if slow && stiffness < MOST_LOADS_STIFFNESS {
            stiffness *= STIFFNESS_GROWTH;
            set_equal_stiffness(space, m, stiffness);
        }
        anew |= slow;
        present = reached;
        size = respond(space, judge, m);
        (first, tries) = (size, 0);
    }
    let found = judge.accepts(best);
    if found {
        impulses.copy_from(&m.best);
    }
    m.factored &= found;
    space.load(impulses);
    found
}

/// Modes of the contacts at the velocities of the solution, which are then in `m.u`, with no centre; whether one slides. A slip below the
/// tolerance is rest.
fn find_modes<S: NewtonSpace>(space: &S, judge: &Judge, impulses: &Impulses, m: &mut Buffers) -> bool {
    m.resize(impulses.contacts.len(), impulses.rows.len(), space.unknowns());
    space.balance(impulses, &mut m.x);
    space.velocities(&m.x, &mut m.u);
    m.modes.clear();
    m.modes.extend(judge.laws.iter().zip(&m.u.contacts).map(|(law, u)| {
        if !law.active {
            Mode::Open
        } else if law.friction == 0.0 {
            Mode::Push
        } else if u.y * u.y + u.z * u.z > judge.tolerance * judge.tolerance {
            Mode::Slide(law.friction)
        } else {
            Mode::Hold(law.friction)
        }
    }));
    let carries = |(mode, l): (&Mode, &DVec3)| matches!(mode, Mode::Slide(_)) && l.x > 0.0;
    m.modes.iter().zip(&impulses.contacts).any(carries)
}

/// Makes the loads of the springs the centre, with x and u to match; how well they keep the laws.
fn recentre<S: NewtonSpace>(space: &mut S, judge: &Judge, m: &mut Buffers) -> Measure {
    for ((l, answer), law) in m.centre.contacts.iter_mut().zip(&m.answer.contacts).zip(judge.laws) {
        *l = cone::clip(*answer, law.friction);
    }
    m.centre.rows.copy_from_slice(&m.answer.rows);
    space.balance(&m.centre, &mut m.x);
    space.velocities(&m.x, &mut m.u);
    judge.measure(space, &m.centre)
}

/// Loads of the springs, their slopes, and by how much the bodies are out of balance with them [m/s].
fn respond<S: NewtonSpace>(space: &mut S, judge: &Judge, m: &mut Buffers) -> f64 {
    load_springs(judge, m, false);
    space.imbalance(&m.x, &m.answer, &mut m.g);
    space.imbalance_size(&m.g)
}

/// Loads of the springs at the present (or trial) velocities, and their slopes at the present ones.
fn load_springs(judge: &Judge, m: &mut Buffers, trial: bool) {
    let u = if trial { &m.trial_u } else { &m.u };
    for (i, mode) in m.modes.iter().enumerate() {
        let rho = m.rho[i].0;
        let (l, slope) = mode.project(m.centre.contacts[i] - (u.contacts[i] + DVec3::X * judge.laws[i].bound) * rho);
        m.answer.contacts[i] = l;
        if !trial {
            m.slopes[i] = scaled(slope, rho);
        }
    }
    for (j, l) in m.answer.rows.iter_mut().enumerate() {
        *l = m.centre.rows[j] - m.row_rho[j] * u.rows[j];
    }
    if !trial {
        m.row_slopes.copy_from_slice(&m.row_rho);
    }
}

/// Loads of the springs at the present velocities if each of them kept its slope: without a centre they are homogeneous.
fn load_unloaded(judge: &Judge, m: &mut Buffers) {
    for (i, a) in m.slopes.iter().enumerate() {
        let w = m.u.contacts[i] + DVec3::X * judge.laws[i].bound;
        let along = |row: &[f64; 3]| -(row[0] * w.x + row[1] * w.y + row[2] * w.z);
        m.answer.contacts[i] = DVec3::new(along(&a[0]), along(&a[1]), along(&a[2]));
    }
    for (j, l) in m.answer.rows.iter_mut().enumerate() {
        *l = -m.row_rho[j] * m.u.rows[j];
    }
}

/// Newton's step from here: `m.du`, of a fresh factor or of the last. False if it is no good.
fn direction<S: NewtonSpace>(space: &mut S, m: &mut Buffers, anew: bool, effort: &mut Effort) -> bool {
    if anew || !m.factored {
        effort.newton_steps += 1;
        effort.factorisations += 1;
        let symmetric = !m.modes.iter().any(|mode| matches!(mode, Mode::Slide(_)));
        m.factored = space.factor(&m.slopes, &m.row_slopes, symmetric, false) != Factored::Failed;
        if !m.factored {
            return false;
        }
    }
    solve_step(space, m)
}

/// Imbalance after a step of length t [m/s]; the vector is then in `m.g`.
fn trial_size<S: NewtonSpace>(space: &mut S, judge: &Judge, m: &mut Buffers, t: f64) -> f64 {
    for ((o, x), dx) in m.trial_x.iter_mut().zip(&m.x).zip(&m.dx) {
        *o = x + t * dx;
    }
    advance(&m.u, &m.du, t, &mut m.trial_u);
    load_springs(judge, m, true);
    space.imbalance(&m.trial_x, &m.answer, &mut m.g);
    space.imbalance_size(&m.g)
}

/// Length of a step at which the slope of the convex function along it has nearly vanished; 1 where a whole step does not overshoot,
/// or halves the imbalance of this `size`: near the end the slope is rounding.
fn line_search<S: NewtonSpace>(space: &mut S, judge: &Judge, m: &mut Buffers, size: f64) -> f64 {
    // g was negated for the solve
    let slope = -space.slope(&m.dx, &m.du, &m.g);
    let (mut low, mut slope_low, mut high, mut slope_high) = (0.0, slope, 1.0, 0.0);
    let mut t = 1.0;
    for trial in 0..SEARCH_TRIALS {
        let tried = trial_size(space, judge, m, t);
        let s = space.slope(&m.dx, &m.du, &m.g);
        let flat = if trial == 0 { s } else { s.abs() };
        if flat <= 0.1 * slope.abs() || (trial == 0 && tried < 0.5 * size) {
            break;
        }
        if s > 0.0 {
            (high, slope_high) = (t, s);
        } else {
            (low, slope_low) = (t, s);
        }
        let width = high - low;
        let secant = low + width * (-slope_low) / (slope_high - slope_low);
        t = if trial % 3 == 2 { 0.5 * (low + high) } else { clamp(secant, low + 0.05 * width, high - 0.05 * width) };
    }
    t
}

fn scaled(slope: Slope, by: f64) -> Slope {
    slope.map(|row| row.map(|a| a * by))
}
