//! Which method answers a stage: one `match`, nothing else decides.
//!
//! Every method answers the same laws and earns the same measure. `Auto` chooses by what the measurements in
//! `docs/solver.md` say: exact active set for small frictionless stages; sweeps and Newton for small islands; Newton
//! from a warm start, interior point from a cold one, for large islands.

use crate::block::{anderson, conjugate_sweeps, gauss_seidel, plain_sweeps};
use crate::colours::COLOURED;
use crate::interior::{follow_path, interior_point};
use crate::judge::{Effort, Judge, Measure};
use crate::pgs::projected_gauss_seidel;
use crate::proximal::{Plan, proximal};
use crate::settings::{Method, Settings};
use crate::space::{Impulses, Space};
use crate::{active_set, block, interior, proximal};
use tumble_math::order::{max, max_abs, min};

/// Contacts up to which the exact active set is the cheapest frictionless method: its work grows with the cube.
const ACTIVE_SET_CONTACTS: usize = 48;

/// Contacts up to which sweeps come before Newton: there a sweep costs less than a tenth of a factorisation.
const SMALL_CONTACTS: usize = 32;

/// Residual [m/s] at which the interior point hands over to Newton.
const HAND_OVER: f64 = 1e-5;

/// Sweeps of an answer that starts afresh from impulses that gain nothing.
const FRESH_SWEEPS: u32 = 50;

/// A start below this part of the tolerance is left as it is by small islands; above it they sweep.
const NEARLY: f64 = 1e-3;

/// A start below this part of the tolerance is left as it is by large islands; above it they go down to rounding.
///
/// Held by unchanged impulses, a tall pile topples like any inverted pendulum: its error doubles with every step. One
/// factorisation takes it back to rounding, which lasts for a dozen steps. Acting this early keeps what it moved
/// meanwhile far below the gaps that count as closed; sweeps would only slow the fall and let the gaps open.
const AT_REST: f64 = 0.02;
/// Part of the tolerance that an island at rest is taken down to, as far as rounding lets it.
const REST_DEPTH: f64 = 1e-6;
/// Speed below which an island counts as resting when that is decided [m/s]: what it loses by a wrong word is one
/// factorisation.
const SLOW: f64 = 1e-6;
/// Roundings of the velocities that an answer at rest may be off by.
const ROUNDINGS: f64 = 16.0;

/// Most steps of the interior point before Newton takes over: it has stalled by then or needs fewer.
const INTERIOR_STEPS: u32 = 60;

/// Most steps along one path before another is tried.
const PATH_STEPS: u32 = 250;

/// Residual [m/s] at which a path hands over to Newton: it is on the path's own branch then, and knows what slides.
const END_OF_PATH: f64 = 3e-4;

/// Factorisations of a Newton solve that either succeeds soon or not at all.
const BRIEF: u32 = 60;

/// Times the tolerance from which on an answer is finished before another way is tried [–]. Chosen by what was seen in mixed
/// islands, not derived.
const NEAR: f64 = 100.0;

/// A way to an answer from a cold start.
#[derive(Clone, Copy)]
enum Way {
    /// The interior point, from impulses that many times the usual ones.
    Inward { scale: f64 },
    /// The central path itself, folds and all, of this weight of friction.
    Along { weight: f64 },
}

/// The ways of a small island: the cheapest first, then two paths that fail on different islands, and from far outside.
const WAYS: [Way; 4] = [
    Way::Inward { scale: 1.0 },
    Way::Along { weight: 100.0 },
    Way::Along { weight: 1.0 },
    Way::Inward { scale: 100.0 },
];

/// The ways of a large one: once more from far outside, since the two fail on different islands.
const WAYS_OF_LARGE: [Way; 2] = [Way::Inward { scale: 1.0 }, Way::Inward { scale: 100.0 }];

/// Factorisations that an island at rest may always take to stay there.
const REST_FACTORISATIONS: u32 = 4;

/// Products of blocks that factorisations may take for every contact of every sweep, where a large island moves. Swept
/// once, a contact costs as much as two products; in lanes, as much as one.
const SWEEP_PRODUCTS: f64 = 4.0;
const COLOURED_SWEEP_PRODUCTS: f64 = 1.0;

/// Fewer factorisations than these do not solve a large island that moves.
const MOVING_FACTORISATIONS: u32 = 20;

/// Work of all dense factorisations of a solve, in products: some minutes of one core.
const DENSE_WORK: f64 = 2e12;

/// Part of the tolerance below which a start is left as it is, for an island of that many contacts.
pub(crate) fn good_enough(contacts: usize) -> f64 {
    if contacts <= SMALL_CONTACTS { NEARLY } else { AT_REST }
}

fn least(a: u32, b: u32) -> u32 {
    if b < a { b } else { a }
}

fn greatest(a: u32, b: u32) -> u32 {
    if b > a { b } else { a }
}

/// Buffers of all methods, kept between solves.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    block: block::Memory,
    pub(crate) proximal: proximal::Memory,
    interior: interior::Memory,
    active_set: active_set::Memory,
    start: Impulses,
    best: Impulses,
}

/// What a stage was given and may spend.
#[derive(Clone, Copy)]
pub(crate) struct Task {
    pub(crate) method: Method,
    /// The start is last step's answer, not a guess from nothing.
    pub(crate) warm: bool,
    /// W is given as blocks: Newton is dense.
    pub(crate) dense: bool,
    pub(crate) most_sweeps: u32,
    pub(crate) most_factorisations: u32,
    /// The island is larger than a small one.
    pub(crate) large: bool,
    /// Products of blocks that they may take then.
    pub(crate) most_products: f64,
}

impl Task {
    pub(crate) fn new<S: Space>(settings: &Settings, space: &S, warm: bool, dense: bool) -> Self {
        let small = space.size() <= settings.small_island as usize;
        let mut most_factorisations =
            if small { settings.max_factorisations_small } else { settings.max_factorisations_large };
        if dense {
            // a dense factorisation grows with the cube: 500 of 500 contacts, 5 of 2,500 and more
            let size = 3.0 * space.contact_count() as f64;
            let affordable = DENSE_WORK / (1.0 + size * size * size);
            most_factorisations = least(most_factorisations, (affordable as u32).saturating_add(5));
        }
        Self {
            method: settings.method,
            warm,
            dense,
            most_sweeps: settings.max_sweeps,
            most_factorisations,
            large: !small && !dense,
            most_products: settings.max_products,
        }
    }
}

/// Improves `impulses` until the judge accepts or the effort is spent; returns the measure and the method that had
/// the last word. Leaves the impulses loaded.
pub(crate) fn dispatch<S: Space>(
    space: &mut S,
    judge: &Judge,
    impulses: &mut Impulses,
    task: &Task,
    m: &mut Memory,
    effort: &mut Effort,
) -> (Measure, Method) {
    // the budget is that of the whole solve
    let left = task.most_factorisations.saturating_sub(effort.factorisations);
    let task = &Task { most_factorisations: left, ..*task };
    let members = judge.laws.iter().filter(|l| l.member).count();
    if members == 0 && impulses.rows.is_empty() {
        return (judge.measure(space, impulses), task.method);
    }
    let frictionless = judge.laws.iter().all(|l| !l.member || l.friction == 0.0);
    let frozen = judge.laws.iter().any(|l| l.frozen > 0.0);
    let plan = Plan {
        stiffness: 1e2,
        growth: 10.0,
        depth: 1.0,
        most_outer: 60,
        most_inner: 30,
        most_factorisations: task.most_factorisations,
    };
    let measure = match task.method {
        Method::Auto => {
            return if frictionless && members + impulses.rows.len() <= ACTIVE_SET_CONTACTS {
                (active_set::active_set(space, judge, impulses, &mut m.active_set, effort), Method::ActiveSet)
            } else if frozen || members <= SMALL_CONTACTS || task.dense {
                let affordable = if task.large { space.affordable(task.most_products) } else { u32::MAX };
                let left = least(left, affordable.saturating_sub(effort.factorisations));
                if task.large && left == 0 {
                    let measure = gauss_seidel(space, judge, impulses, task.most_sweeps, &mut m.block, effort);
                    return (measure, Method::GaussSeidel);
                }
                let task = &Task { most_factorisations: left, ..*task };
                small(space, judge, impulses, task, frozen, m, effort)
            } else {
                large(space, judge, impulses, task, frictionless, m, effort)
            };
        }
        Method::ActiveSet if frictionless => active_set::active_set(space, judge, impulses, &mut m.active_set, effort),
        Method::ProjectedGaussSeidel if frictionless => {
            projected_gauss_seidel(space, judge, impulses, task.most_sweeps, effort)
        }
        // asked for a frictionless method where there is friction: the nearest that claims the problem
        Method::GaussSeidel | Method::ActiveSet | Method::ProjectedGaussSeidel => {
            let measure = gauss_seidel(space, judge, impulses, task.most_sweeps, &mut m.block, effort);
            return (measure, Method::GaussSeidel);
        }
        Method::Anderson => anderson(space, judge, impulses, task.most_sweeps, &mut m.block, effort),
        Method::DenseNewton | Method::SparseNewton => {
            gauss_seidel(space, judge, impulses, 6, &mut m.block, effort);
            proximal(space, judge, impulses, &plan, &mut m.proximal, effort)
        }
        Method::InteriorPoint => {
            let most = task.most_factorisations / 2;
            if !frozen {
                interior_point(space, judge, impulses, HAND_OVER, 1.0, most, &mut m.interior, effort);
                m.proximal.forget();
            }
            let plan = Plan { stiffness: 1e3, growth: 5.0, ..plan };
            proximal(space, judge, impulses, &plan, &mut m.proximal, effort)
        }
    };
    let named = match task.method {
        Method::SparseNewton | Method::DenseNewton if task.dense => Method::DenseNewton,
        Method::DenseNewton => Method::SparseNewton,
        method => method,
    };
    (measure, named)
}

/// Goes on from an accepted answer towards rounding, as far as a few sweeps and factorisations lead; a quarter of them
/// where they are dear.
pub(crate) fn polish<S: Space>(
    space: &mut S,
    judge: &Judge,
    impulses: &mut Impulses,
    most_factorisations: u32,
    m: &mut Memory,
    effort: &mut Effort,
) {
    let dear = space.contact_count() > 64;
    let most_factorisations = if dear { most_factorisations / 4 } else { most_factorisations };
    m.best.copy_from(impulses);
    // goal by goal: one beyond rounding would make Newton give up what it can reach
    for part in [1e-2, 1e-4, 1e-6] {
        let finer = Judge { tolerance: part * judge.tolerance, ..*judge };
        let mut best = finer.measure(space, impulses);
        for newton in [false, true] {
            if finer.accepts(best) {
                break;
            }
            let measure = if newton {
                let plan = Plan {
                    stiffness: 1.0,
                    growth: 10.0,
                    depth: 1.0,
                    most_outer: 20,
                    most_inner: 30,
                    most_factorisations,
                };
                proximal(space, &finer, impulses, &plan, &mut m.proximal, effort)
            } else {
                anderson(space, &finer, impulses, 4 * most_factorisations, &mut m.block, effort)
            };
            if measure.value < best.value {
                best = measure;
                m.best.copy_from(impulses);
            } else {
                impulses.copy_from(&m.best);
            }
        }
        if !finer.accepts(best) {
            break;
        }
    }
    impulses.copy_from(&m.best);
    space.load(impulses);
}

/// Sweeps alone, from `impulses` that gain nothing.
pub(crate) fn start_afresh<S: Space>(
    space: &mut S,
    judge: &Judge,
    impulses: &mut Impulses,
    task: &Task,
    m: &mut Memory,
    effort: &mut Effort,
) {
    space.load(impulses);
    plain_sweeps(space, judge, impulses, least(task.most_sweeps, FRESH_SWEEPS), &mut m.block, effort);
}

/// Sweeps, then Newton, then sweeps again from where the best iterate stands; interior point as a second opinion.
fn small<S: Space>(
    space: &mut S,
    judge: &Judge,
    impulses: &mut Impulses,
    task: &Task,
    frozen: bool,
    m: &mut Memory,
    effort: &mut Effort,
) -> (Measure, Method) {
    let newton = if task.dense { Method::DenseNewton } else { Method::SparseNewton };
    let spent = effort.factorisations;
    let left = |effort: &Effort| task.most_factorisations.saturating_sub(effort.factorisations - spent);
    let sweeps = |n: u32| least(n, task.most_sweeps);
    m.start.copy_from(impulses);
    let finer = Judge { tolerance: NEARLY * judge.tolerance, ..*judge };
    let mut best = gauss_seidel(space, &finer, impulses, sweeps(6), &mut m.block, effort);
    if judge.accepts(best) {
        if frozen || task.dense || !slow(space) {
            return (best, Method::GaussSeidel);
        }
        // at rest: down to rounding, so that it stays so
        let plan = Plan {
            stiffness: 1e4,
            growth: 10.0,
            depth: REST_DEPTH,
            most_outer: 2,
            most_inner: 4,
            most_factorisations: least(task.most_factorisations, 4),
        };
        best = proximal(space, judge, impulses, &plan, &mut m.proximal, effort);
        return (best, if m.proximal.is_factored() { newton } else { Method::GaussSeidel });
    }
    if task.most_factorisations == 0 && !frozen && !task.dense {
        // no time for anything else
        let rest = task.most_sweeps.saturating_sub(6);
        return (conjugate_sweeps(space, judge, impulses, rest, &mut m.block, effort), Method::GaussSeidel);
    }
    if task.dense {
        // a dense factorisation costs as much as a hundred sweeps
        best = anderson(space, judge, impulses, sweeps(100), &mut m.block, effort);
        if judge.accepts(best) {
            return (best, Method::Anderson);
        }
    }
    m.best.copy_from(impulses);
    let mut last = newton;
    for (attempt, stiffness) in [(0, 1e2), (1, 1.0), (2, 1e3), (3, 1e3), (4, 1e4)] {
        let most = left(effort);
        if most == 0 {
            break;
        }
        let mut measure = best;
        let mut plan =
            Plan { stiffness, growth: 10.0, depth: 1.0, most_outer: 40, most_inner: 30, most_factorisations: most };
        match attempt {
            0 | 1 => {}
            2 | 3 if !frozen => {
                // another way in: the central path, from far outside the second time
                impulses.copy_from(&m.start);
                let scale = if attempt == 2 { 1.0 } else { 100.0 };
                let share = least(most / 2, 40);
                measure = interior_point(space, judge, impulses, HAND_OVER, scale, share, &mut m.interior, effort);
                m.proximal.forget();
                plan.growth = 5.0;
                plan.most_factorisations = left(effort);
            }
            _ => {
                impulses.copy_from(&m.best);
                measure = anderson(space, judge, impulses, sweeps(200), &mut m.block, effort);
            }
        }
        if !judge.accepts(measure) {
            measure = proximal(space, judge, impulses, &plan, &mut m.proximal, effort);
        }
        if measure.value < best.value {
            best = measure;
            m.best.copy_from(impulses);
            last = if attempt == 2 || attempt == 3 { Method::InteriorPoint } else { newton };
        }
        if judge.accepts(best) {
            break;
        }
    }
    impulses.copy_from(&m.best);
    space.load(impulses);
    (best, last)
}

/// Whether nothing moves faster than a resting contact could be wrong about.
fn slow<S: Space>(space: &S) -> bool {
    (0..space.contact_count()).all(|i| max_abs(space.velocity(i)) <= SLOW)
}

/// Newton from a warm start; sweeps; interior point and Newton from a cold one: the best of them.
fn large<S: Space>(
    space: &mut S,
    judge: &Judge,
    impulses: &mut Impulses,
    task: &Task,
    frictionless: bool,
    m: &mut Memory,
    effort: &mut Effort,
) -> (Measure, Method) {
    let spent = effort.factorisations;
    space.load(impulses);
    let resting = task.warm && slow(space);
    let most_factorisations = affordable(space, task, resting, spent);
    let left = |effort: &Effort| most_factorisations.saturating_sub(effort.factorisations - spent);
    if left(effort) == 0 && !resting {
        // no time for anything else
        return (conjugate_sweeps(space, judge, impulses, task.most_sweeps, &mut m.block, effort), Method::GaussSeidel);
    }
    let guessed = judge.measure_loaded(space, impulses);
    let mut depth = AT_REST;
    if judge.accepts(guessed) && guessed.value > depth * judge.tolerance {
        // no deeper than rounding lets it
        depth = max(depth, ROUNDINGS * space.rounding(impulses) / judge.tolerance);
    }
    if guessed.value <= depth * judge.tolerance {
        return (guessed, Method::GaussSeidel);
    }
    m.start.copy_from(impulses);
    m.best.copy_from(impulses);
    let mut best = Best { measure: guessed, method: Method::GaussSeidel };
    if frictionless {
        let measure = projected_gauss_seidel(space, judge, impulses, least(task.most_sweeps, 50), effort);
        best.take(measure, Method::ProjectedGaussSeidel, impulses, m);
    }
    if task.warm && left(effort) > 0 && !(frictionless && judge.accepts(best.measure)) {
        let most_factorisations = if resting { left(effort) } else { least(left(effort) / 4, 25) };
        let depth = if resting { REST_DEPTH } else { depth };
        let plan = Plan { stiffness: 1e4, growth: 10.0, depth, most_outer: 8, most_inner: 12, most_factorisations };
        let measure = proximal(space, judge, impulses, &plan, &mut m.proximal, effort);
        best.take(measure, Method::SparseNewton, impulses, m);
    }
    // Newton's ways are dear for a large island: there sweeps come first
    let sweeps_first = task.warm && task.large;
    if sweeps_first && !judge.accepts(best.measure) {
        // where nothing converges sweeps still gain, and Newton goes on from where they lead
        impulses.copy_from(&m.start);
        space.load(impulses);
        let most = left(effort) / 3;
        sweeps_and_newton(space, judge, impulses, task.most_sweeps, most, &mut best, m, effort);
    }
    let ways = if task.large { &WAYS_OF_LARGE[..] } else { &WAYS[..] };
    for (attempt, way) in ways.iter().enumerate() {
        let most = left(effort);
        if most == 0 || judge.accepts(best.measure) {
            break;
        }
        impulses.copy_from(&m.start);
        let mut measure = match *way {
            Way::Inward { scale } => {
                let share = least(3 * most / 4, INTERIOR_STEPS);
                interior_point(space, judge, impulses, HAND_OVER, scale, share, &mut m.interior, effort)
            }
            Way::Along { weight } => {
                let share = least(3 * most / 4, PATH_STEPS);
                follow_path(space, judge, impulses, END_OF_PATH, weight, share, &mut m.interior, effort)
            }
        };
        m.proximal.forget();
        if !judge.accepts(measure) {
            let most = left(effort);
            let last = attempt + 1 == ways.len();
            let most_factorisations = match *way {
                // Newton is slow but sure where sticking and sliding mix: the first attempt gets most of what is left
                Way::Inward { .. } if task.large && attempt == 0 && most > 100 => 3 * most / 4,
                Way::Inward { .. } if !task.large && !last => least(most, BRIEF),
                Way::Along { .. } if !last => least(most, 2 * BRIEF),
                _ => most,
            };
            let plan =
                Plan { stiffness: 1e3, growth: 5.0, depth: 1.0, most_outer: 200, most_inner: 20, most_factorisations };
            measure = proximal(space, judge, impulses, &plan, &mut m.proximal, effort);
        }
        best.take(measure, Method::InteriorPoint, impulses, m);
        if !task.large && !judge.accepts(best.measure) && best.measure.value <= NEAR * judge.tolerance {
            // nearly there: sweeps and another stiffness lead on where Newton stalls
            impulses.copy_from(&m.best);
            space.load(impulses);
            let most = least(left(effort), 2 * BRIEF);
            sweeps_and_newton(space, judge, impulses, task.most_sweeps, most, &mut best, m, effort);
        }
    }
    impulses.copy_from(&m.best);
    space.load(impulses);
    if !sweeps_first && !judge.accepts(best.measure) {
        let most = left(effort);
        sweeps_and_newton(space, judge, impulses, task.most_sweeps, most, &mut best, m, effort);
        impulses.copy_from(&m.best);
        space.load(impulses);
    }
    (best.measure, best.method)
}

/// Sweeps on from impulses that are loaded, and Newton from where they lead.
fn sweeps_and_newton<S: Space>(
    space: &mut S,
    judge: &Judge,
    impulses: &mut Impulses,
    most_sweeps: u32,
    most_factorisations: u32,
    best: &mut Best,
    m: &mut Memory,
    effort: &mut Effort,
) {
    let mut measure = conjugate_sweeps(space, judge, impulses, most_sweeps, &mut m.block, effort);
    if measure == Measure::WORST {
        measure = judge.measure(space, impulses);
    }
    best.take(measure, Method::GaussSeidel, impulses, m);
    if !judge.accepts(measure) && most_factorisations > 0 {
        m.proximal.forget();
        let plan =
            Plan { stiffness: 1e2, growth: 10.0, depth: 1.0, most_outer: 40, most_inner: 20, most_factorisations };
        let measure = proximal(space, judge, impulses, &plan, &mut m.proximal, effort);
        best.take(measure, Method::SparseNewton, impulses, m);
    }
}

/// Factorisations that a large island may still take when it has `spent` some: the task says how many are left to it,
/// products how many the whole solve can pay.
pub(crate) fn affordable<S: Space>(space: &mut S, task: &Task, resting: bool, spent: u32) -> u32 {
    if resting {
        // a few are always worth it: without them the pile would begin to fall, and be swept for ever
        let wanted = greatest(task.most_factorisations, REST_FACTORISATIONS);
        return least(wanted, space.affordable(task.most_products).saturating_sub(spent));
    }
    if task.most_factorisations == 0 {
        return 0;
    }
    if !(task.warm && task.large) {
        return least(task.most_factorisations, space.affordable(task.most_products).saturating_sub(spent));
    }
    // on the move the next step asks for as many again, and few lead nowhere: sweeps gain more for their price
    let count = space.contact_count();
    let price = if count < COLOURED { SWEEP_PRODUCTS } else { COLOURED_SWEEP_PRODUCTS };
    let sweeping = f64::from(task.most_sweeps) * count as f64 * price;
    let affordable = space.affordable(min(task.most_products, sweeping));
    if affordable < MOVING_FACTORISATIONS {
        return 0;
    }
    least(task.most_factorisations, affordable.saturating_sub(spent))
}

/// The best answer so far; its impulses are in the memory.
struct Best {
    measure: Measure,
    method: Method,
}

impl Best {
    /// Takes an answer if it is better.
    fn take(&mut self, measure: Measure, method: Method, impulses: &Impulses, m: &mut Memory) {
        if measure.value < self.measure.value {
            *self = Self { measure, method };
            m.best.copy_from(impulses);
        }
    }
}
