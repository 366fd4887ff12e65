//! Which method answers a stage: one `match`, nothing else decides.
//!
//! Every method answers the same laws and earns the same measure. `Auto` chooses by what the measurements in
//! `docs/solver.md` say: exact active set for small frictionless stages; sweeps and Newton for small islands; Newton
//! from a warm start, interior point from a cold one, for large islands.

use crate::effort::Effort;
use crate::judge::measure::{Judge, Measure};
use crate::newton::active_set::{self, active_set};
use crate::newton::interior::{self, interior_point};
use crate::newton::path::{self, follow_path};
use crate::newton::proximal::{self, Plan, proximal};
use crate::settings::{Method, Settings};
use crate::space::traits::{ContactSpace, Impulses};
use crate::sweep::anderson::{self, anderson};
use crate::sweep::colours::COLOURED;
use crate::sweep::gauss_seidel::{self, conjugate_sweeps, gauss_seidel, plain_sweeps};
use crate::sweep::projected::projected_gauss_seidel;
use tumble_math::order::{max, max_abs, min};

/// Contacts up to which the exact active set is the cheapest frictionless method: its work grows with the cube.
const ACTIVE_SET_CONTACTS: usize = 48;

/// Contacts up to which sweeps come before Newton: there a sweep costs less than a tenth of a factorisation.
const SMALL_CONTACTS: usize = 32;

/// Sweeps before Newton from a warm start, where a small island moves [–]. A contact that is new has no impulse to start
/// from, and Newton does not get over the body that it leaves hanging: seen in piles of sixty bodies, where four in five
/// warm solves came to nothing.
const WARM_SWEEPS: u32 = 60;

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
    /// The central path itself, folds and all, of this weight of friction, and so many factorisations of Newton's from its
    /// end.
    Along { weight: f64, then: u32 },
}

/// Factorisations of Newton's from the end of a path that was not the first: where sticking and sliding mix it is slow
/// but sure, and costs less than all further paths together.
const PATIENT: u32 = 1000;

/// The ways of a small island: the cheapest first, then paths that fail on different islands. Which of them lead on, and
/// in which order, was seen on mixed islands and in piles that settle, not derived.
const WAYS: [Way; 9] = [
    Way::Inward { scale: 1.0 },
    Way::Along { weight: 100.0, then: 2 * BRIEF },
    Way::Along { weight: 1000.0, then: PATIENT },
    Way::Along { weight: 1.0, then: 2 * BRIEF },
    Way::Along { weight: 10.0, then: 2 * BRIEF },
    Way::Along { weight: 3.0, then: 2 * BRIEF },
    Way::Along { weight: 0.1, then: 2 * BRIEF },
    Way::Along { weight: 30.0, then: 2 * BRIEF },
    Way::Along { weight: 0.3, then: u32::MAX },
];

/// The ways of a large one: once more from far outside, since the two fail on different islands.
const WAYS_OF_LARGE: [Way; 2] = [Way::Inward { scale: 1.0 }, Way::Inward { scale: 100.0 }];

/// Factorisations that an island at rest may always take to stay there.
const REST_FACTORISATIONS: u32 = 4;

/// Products of blocks that factorisations may take for every contact of every sweep, where a large island moves. Swept
/// once, a contact costs as much as two products; in lanes, as much as one.
const SWEEP_PRODUCTS: f64 = 4.0;
const COLOURED_SWEEP_PRODUCTS: f64 = 1.0;

/// Fewer factorisations than these do not solve a large island that moves or is seen for the first time: an interior
/// point needs a dozen.
const SOLVING_FACTORISATIONS: u32 = 20;

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
    block: gauss_seidel::Memory,
    anderson: anderson::Memory,
    pub(crate) proximal: proximal::Memory,
    interior: interior::Memory,
    path: path::Memory,
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
    pub(crate) fn new<S: ContactSpace>(settings: &Settings, space: &S, warm: bool) -> Self {
        let dense = S::DENSE;
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

/// A stage with all that its methods need: what is asked, where they stand, what they remember and what they spend.
struct Stage<'a, 'j, S: ContactSpace> {
    space: &'a mut S,
    judge: &'a Judge<'j>,
    impulses: &'a mut Impulses,
    m: &'a mut Memory,
    effort: &'a mut Effort,
}

/// The best answer so far; its impulses are in the memory.
struct Best {
    measure: Measure,
    method: Method,
    /// Nothing better is asked for.
    accepted: bool,
}

impl<S: ContactSpace> Stage<'_, '_, S> {
    fn accepts(&self, measure: Measure) -> bool {
        self.judge.accepts(measure)
    }

    fn sweep(&mut self, most: u32) -> Measure {
        gauss_seidel(self.space, self.judge, self.impulses, most, &mut self.m.block, self.effort)
    }

    fn sweep_along_conjugates(&mut self, most: u32) -> Measure {
        conjugate_sweeps(self.space, self.judge, self.impulses, most, &mut self.m.block, self.effort)
    }

    fn sweep_and_mix(&mut self, most: u32) -> Measure {
        anderson(self.space, self.judge, self.impulses, most, &mut self.m.anderson, self.effort)
    }

    fn sweep_normals(&mut self, most: u32) -> Measure {
        projected_gauss_seidel(self.space, self.judge, self.impulses, most, self.effort)
    }

    fn enumerate(&mut self) -> Measure {
        active_set(self.space, self.judge, self.impulses, &mut self.m.active_set, self.effort)
    }

    fn newton(&mut self, plan: &Plan) -> Measure {
        proximal(self.space, self.judge, self.impulses, plan, &mut self.m.proximal, self.effort)
    }

    /// One way in, for so many factorisations. What Newton knew is of no use where it leads.
    fn go(&mut self, way: Way, most: u32) -> Measure {
        let (space, judge, impulses) = (&mut *self.space, self.judge, &mut *self.impulses);
        let measure = match way {
            Way::Inward { scale } => {
                interior_point(space, judge, impulses, HAND_OVER, scale, most, &mut self.m.interior, self.effort)
            }
            Way::Along { weight, .. } => {
                let m = (&mut self.m.interior, &mut self.m.path);
                follow_path(space, judge, impulses, END_OF_PATH, weight, most, m, self.effort)
            }
        };
        self.m.proximal.forget();
        measure
    }

    /// Takes an answer if it is better.
    fn take(&mut self, best: &mut Best, measure: Measure, method: Method) {
        if measure.value < best.measure.value {
            let accepted = self.accepts(measure) || self.judge.certifies(self.space, self.impulses, measure);
            *best = Best { measure, method, accepted };
            self.m.best.copy_from(self.impulses);
        }
    }

    fn back_to_start(&mut self) {
        self.impulses.copy_from(&self.m.start);
    }

    fn back_to_best(&mut self) {
        self.impulses.copy_from(&self.m.best);
        self.space.load(self.impulses);
    }
}

/// Improves `impulses`, which are loaded, until the judge accepts or the effort is spent; returns the measure and the
/// method that had the last word. Leaves the impulses loaded.
pub(crate) fn dispatch<S: ContactSpace>(
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
    let unknowns = members + impulses.rows.len();
    let mut stage = Stage { space, judge, impulses, m, effort };
    let measure = match task.method {
        Method::Auto if frictionless && unknowns <= ACTIVE_SET_CONTACTS => {
            return (stage.enumerate(), Method::ActiveSet);
        }
        Method::Auto if frozen || members <= SMALL_CONTACTS || task.dense => {
            let affordable = if task.large { stage.space.affordable(task.most_products) } else { u32::MAX };
            let left = least(left, affordable.saturating_sub(stage.effort.factorisations));
            if task.large && left == 0 {
                return (stage.sweep(task.most_sweeps), Method::GaussSeidel);
            }
            return small(&mut stage, &Task { most_factorisations: left, ..*task }, frozen);
        }
        Method::Auto => return large(&mut stage, task, frictionless),
        Method::ActiveSet if frictionless => stage.enumerate(),
        Method::ProjectedGaussSeidel if frictionless => stage.sweep_normals(task.most_sweeps),
        // asked for a frictionless method where there is friction: the nearest that claims the problem
        Method::GaussSeidel | Method::ActiveSet | Method::ProjectedGaussSeidel => {
            return (stage.sweep(task.most_sweeps), Method::GaussSeidel);
        }
        Method::Anderson => stage.sweep_and_mix(task.most_sweeps),
        Method::DenseNewton | Method::SparseNewton => {
            stage.sweep(6);
            stage.newton(&plan)
        }
        Method::InteriorPoint => {
            if !frozen {
                stage.go(Way::Inward { scale: 1.0 }, task.most_factorisations / 2);
            }
            stage.newton(&Plan { stiffness: 1e3, growth: 5.0, ..plan })
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
pub(crate) fn polish<S: ContactSpace>(
    space: &mut S,
    judge: &Judge,
    impulses: &mut Impulses,
    most_factorisations: u32,
    m: &mut Memory,
    effort: &mut Effort,
) {
    let dear = space.contact_count() > 64;
    let most_factorisations = if dear { most_factorisations / 4 } else { most_factorisations };
    let plan = Plan { stiffness: 1.0, growth: 10.0, depth: 1.0, most_outer: 20, most_inner: 30, most_factorisations };
    m.best.copy_from(impulses);
    // goal by goal: one beyond rounding would make Newton give up what it can reach
    for part in [1e-2, 1e-4, 1e-6] {
        let finer = Judge { tolerance: part * judge.tolerance, ..*judge };
        let mut stage = Stage { space, judge: &finer, impulses, m, effort };
        let mut best = finer.measure(stage.space, stage.impulses);
        for newton in [false, true] {
            if finer.accepts(best) {
                break;
            }
            let measure = if newton { stage.newton(&plan) } else { stage.sweep_and_mix(4 * most_factorisations) };
            if measure.value < best.value {
                best = measure;
                stage.m.best.copy_from(stage.impulses);
            } else {
                stage.impulses.copy_from(&stage.m.best);
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
pub(crate) fn start_afresh<S: ContactSpace>(
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
fn small<S: ContactSpace>(stage: &mut Stage<'_, '_, S>, task: &Task, frozen: bool) -> (Measure, Method) {
    let newton = if task.dense { Method::DenseNewton } else { Method::SparseNewton };
    let spent = stage.effort.factorisations;
    let left = |effort: &Effort| task.most_factorisations.saturating_sub(effort.factorisations - spent);
    let sweeps = |n: u32| least(n, task.most_sweeps);
    stage.m.start.copy_from(stage.impulses);
    let finer = Judge { tolerance: NEARLY * stage.judge.tolerance, ..*stage.judge };
    let mut measure = gauss_seidel(stage.space, &finer, stage.impulses, sweeps(6), &mut stage.m.block, stage.effort);
    if stage.accepts(measure) {
        if frozen || task.dense || !slow(stage.space) {
            return (measure, Method::GaussSeidel);
        }
        // at rest: down to rounding, so that it stays so
        measure = stage.newton(&Plan {
            stiffness: 1e4,
            growth: 10.0,
            depth: REST_DEPTH,
            most_outer: 2,
            most_inner: 4,
            most_factorisations: least(task.most_factorisations, 4),
        });
        return (measure, if stage.m.proximal.is_factored() { newton } else { Method::GaussSeidel });
    }
    if task.most_factorisations == 0 && !frozen && !task.dense {
        // no time for anything else
        return (stage.sweep_along_conjugates(task.most_sweeps.saturating_sub(6)), Method::GaussSeidel);
    }
    if task.dense {
        // a dense factorisation costs as much as a hundred sweeps
        measure = stage.sweep_and_mix(sweeps(100));
        if stage.accepts(measure) {
            return (measure, Method::Anderson);
        }
    }
    stage.m.best.copy_from(stage.impulses);
    let mut best = Best { measure, method: newton, accepted: false };
    for (attempt, stiffness) in [(0, 1e2), (1, 1.0), (2, 1e3), (3, 1e3), (4, 1e4)] {
        let most = left(stage.effort);
        if most == 0 {
            break;
        }
        let mut measure = best.measure;
        let mut method = newton;
        let mut plan =
            Plan { stiffness, growth: 10.0, depth: 1.0, most_outer: 40, most_inner: 30, most_factorisations: most };
        match attempt {
            0 | 1 => {}
            2 | 3 if !frozen => {
                // another way in: the central path, from far outside the second time
                stage.back_to_start();
                let scale = if attempt == 2 { 1.0 } else { 100.0 };
                measure = stage.go(Way::Inward { scale }, least(most / 2, 40));
                method = Method::InteriorPoint;
                plan.growth = 5.0;
                plan.most_factorisations = left(stage.effort);
            }
            _ => {
                stage.impulses.copy_from(&stage.m.best);
                measure = stage.sweep_and_mix(sweeps(200));
            }
        }
        if !stage.accepts(measure) {
            measure = stage.newton(&plan);
        }
        stage.take(&mut best, measure, method);
        if best.accepted {
            break;
        }
    }
    stage.back_to_best();
    (best.measure, best.method)
}

/// Whether nothing moves faster than a resting contact could be wrong about.
fn slow<S: ContactSpace>(space: &S) -> bool {
    (0..space.contact_count()).all(|i| max_abs(space.velocity(i)) <= SLOW)
}

/// Newton from a warm start; sweeps; interior point and Newton from a cold one: the best of them.
fn large<S: ContactSpace>(stage: &mut Stage<'_, '_, S>, task: &Task, frictionless: bool) -> (Measure, Method) {
    let spent = stage.effort.factorisations;
    let resting = task.warm && slow(stage.space);
    let most_factorisations = affordable(stage.space, task, resting, spent);
    let left = |effort: &Effort| most_factorisations.saturating_sub(effort.factorisations - spent);
    if most_factorisations == 0 && !resting {
        // no time for anything else
        return (stage.sweep_along_conjugates(task.most_sweeps), Method::GaussSeidel);
    }
    let guessed = stage.judge.measure_loaded(stage.space, stage.impulses);
    let mut depth = AT_REST;
    if stage.accepts(guessed) && guessed.value > depth * stage.judge.tolerance {
        // no deeper than rounding lets it
        depth = max(depth, ROUNDINGS * stage.space.rounding(stage.impulses) / stage.judge.tolerance);
    }
    if guessed.value <= depth * stage.judge.tolerance {
        return (guessed, Method::GaussSeidel);
    }
    stage.m.start.copy_from(stage.impulses);
    stage.m.best.copy_from(stage.impulses);
    let accepted = stage.accepts(guessed);
    let mut best = Best { measure: guessed, method: Method::GaussSeidel, accepted };
    if frictionless {
        let measure = stage.sweep_normals(least(task.most_sweeps, 50));
        stage.take(&mut best, measure, Method::ProjectedGaussSeidel);
    }
    if task.warm && left(stage.effort) > 0 && !(frictionless && best.accepted) {
        let left = left(stage.effort);
        let most_factorisations = if resting { left } else { least(left / 4, 25) };
        let depth = if resting { REST_DEPTH } else { depth };
        if !resting && !task.large {
            stage.sweep_along_conjugates(least(WARM_SWEEPS, task.most_sweeps / 3));
        }
        let stiffness = if resting || task.large { 1e4 } else { 1e3 };
        let plan = Plan { stiffness, growth: 10.0, depth, most_outer: 8, most_inner: 12, most_factorisations };
        let measure = stage.newton(&plan);
        stage.take(&mut best, measure, Method::SparseNewton);
    }
    // Newton's ways are dear for a large island: there sweeps come first
    let sweeps_first = task.warm && task.large;
    if sweeps_first && !best.accepted {
        // where nothing converges sweeps still gain, and Newton goes on from where they lead
        stage.back_to_start();
        stage.space.load(stage.impulses);
        let most = left(stage.effort) / 3;
        sweeps_and_newton(stage, task.most_sweeps, most, &mut best);
    }
    let ways = if task.large { &WAYS_OF_LARGE[..] } else { &WAYS[..] };
    for (attempt, way) in ways.iter().enumerate() {
        if left(stage.effort) == 0 || best.accepted {
            break;
        }
        let place = Place { first: attempt == 0, last: attempt + 1 == ways.len() };
        try_way(stage, task, *way, place, &left, &mut best);
    }
    stage.back_to_best();
    if !sweeps_first && !best.accepted {
        let most = left(stage.effort);
        sweeps_and_newton(stage, task.most_sweeps, most, &mut best);
        stage.back_to_best();
    }
    (best.measure, best.method)
}

/// Where a way stands among the others.
#[derive(Clone, Copy)]
struct Place {
    first: bool,
    last: bool,
}

/// One way in from the start, and Newton from where it leads.
fn try_way<S: ContactSpace>(
    stage: &mut Stage<'_, '_, S>,
    task: &Task,
    way: Way,
    place: Place,
    left: &impl Fn(&Effort) -> u32,
    best: &mut Best,
) {
    stage.back_to_start();
    let steps = match way {
        Way::Inward { .. } => INTERIOR_STEPS,
        Way::Along { .. } => PATH_STEPS,
    };
    let most = left(stage.effort);
    let mut measure = stage.go(way, least(3 * most / 4, steps));
    if !stage.accepts(measure) {
        let most = left(stage.effort);
        let most_factorisations = match way {
            // Newton is slow but sure where sticking and sliding mix: the first attempt gets most of what is left
            Way::Inward { .. } if task.large && place.first && most > 100 => 3 * most / 4,
            Way::Inward { .. } if !task.large && !place.last => least(most, BRIEF),
            Way::Along { then, .. } => least(most, then),
            Way::Inward { .. } => most,
        };
        let plan =
            Plan { stiffness: 1e3, growth: 5.0, depth: 1.0, most_outer: 200, most_inner: 20, most_factorisations };
        measure = stage.newton(&plan);
    }
    stage.take(best, measure, Method::InteriorPoint);
    if !task.large && !best.accepted && best.measure.value <= NEAR * stage.judge.tolerance {
        // nearly there: sweeps and another stiffness lead on where Newton stalls
        stage.back_to_best();
        let most = least(left(stage.effort), BRIEF);
        sweeps_and_newton(stage, task.most_sweeps, most, best);
    }
}

/// Sweeps on from impulses that are loaded, and Newton from where they lead.
fn sweeps_and_newton<S: ContactSpace>(
    stage: &mut Stage<'_, '_, S>,
    most_sweeps: u32,
    most_factorisations: u32,
    best: &mut Best,
) {
    let mut measure = stage.sweep_along_conjugates(most_sweeps);
    if measure == Measure::WORST {
        measure = stage.judge.measure(stage.space, stage.impulses);
    }
    stage.take(best, measure, Method::GaussSeidel);
    if !stage.accepts(measure) && most_factorisations > 0 {
        stage.m.proximal.forget();
        let plan =
            Plan { stiffness: 1e2, growth: 10.0, depth: 1.0, most_outer: 40, most_inner: 20, most_factorisations };
        let measure = stage.newton(&plan);
        stage.take(best, measure, Method::SparseNewton);
    }
}

/// Factorisations that a large island may still take when it has `spent` some: the task says how many are left to it,
/// products how many the whole solve can pay.
pub(crate) fn affordable<S: ContactSpace>(space: &mut S, task: &Task, resting: bool, spent: u32) -> u32 {
    if resting {
        // a few are always worth it: without them the pile would begin to fall, and be swept for ever
        let wanted = greatest(task.most_factorisations, REST_FACTORISATIONS);
        return least(wanted, space.affordable(task.most_products).saturating_sub(spent));
    }
    if task.most_factorisations == 0 {
        return 0;
    }
    if !task.large {
        return least(task.most_factorisations, space.affordable(task.most_products).saturating_sub(spent));
    }
    let mut products = task.most_products;
    if task.warm {
        // on the move the next step asks for as many again: sweeps gain more for their price
        let count = space.contact_count();
        let price = if count < COLOURED { SWEEP_PRODUCTS } else { COLOURED_SWEEP_PRODUCTS };
        products = min(products, f64::from(task.most_sweeps) * count as f64 * price);
    }
    let affordable = space.affordable(products);
    // few lead nowhere
    if affordable < SOLVING_FACTORISATIONS {
        return 0;
    }
    least(task.most_factorisations, affordable.saturating_sub(spent))
}
