//! Dispatch of a stage to its methods: one `match` chooses, the tables of `attempts` list the attempts.
//!
//! Every method solves the same laws and is judged by the same measure. `Auto` chooses as the measurements in
//! `docs/solver.md` say: the exact active set for small frictionless stages, scalar projected Gauss–Seidel for large ones;
//! the tables for few contacts, where sweeps come first; for many contacts those from a warm start, where Newton comes
//! first, or from a cold one, where the central path does.

use super::attempts::{
    self, ACTIVE_SET_CONTACTS, Attempt, FEW_CONTACTS, FIRST_SWEEPS, From, INTERIOR_GOAL, NEAR_GOAL, NEARLY_SOLVED,
    NEWTON_START, Newton, PATH_GOAL, Starter, Table,
};
use super::budget::{self, Budget, is_moving, is_slow};
use crate::effort::Effort;
use crate::judge::measure::{Judge, Measure};
use crate::newton::active_set::{self, active_set};
use crate::newton::interior::{self, Entry, interior_point};
use crate::newton::path::{self, follow_path};
use crate::newton::proximal::{self, proximal};
use crate::one_contact::law::Law;
use crate::settings::Method;
use crate::space::traits::{ContactSpace, Impulses};
use crate::sweep::anderson::{self, anderson};
use crate::sweep::gauss_seidel::{self, conjugate_sweeps, gauss_seidel, plain_sweeps};
use crate::sweep::projected::projected_gauss_seidel;
use tumble_math::order::max;

// Constants here bound work and steer the path; none changes what the certificate accepts. Chosen on `tests/suite`, not derived.

/// Fraction of the tolerance below which a start is left as it is where contacts are few [–]; above it they are swept.
const FEW_DEPTH: f64 = 1e-3;

/// Fraction of the tolerance below which a start is left as it is where contacts are many [–]; above it they go down to
/// rounding.
///
/// Held by unchanged impulses, a tall pile topples like any inverted pendulum: its error doubles with every step. One
/// factorisation takes it back to rounding, which lasts for a dozen steps. Acting this early keeps its displacement
/// meanwhile far below the gaps that count as closed; sweeps would only slow the fall and let the gaps open.
const MANY_DEPTH: f64 = 0.02;

/// Roundings of the velocities by which a solution at rest may be off [–].
const ROUNDINGS: f64 = 16.0;

/// Fraction of the tolerance below which a start is left as it is, for an island of that many contacts.
pub(super) fn good_enough(contacts: usize) -> f64 {
    if contacts <= FEW_CONTACTS { FEW_DEPTH } else { MANY_DEPTH }
}

/// Buffers of all methods, kept between solves.
#[derive(Debug, Default)]
pub(crate) struct Buffers {
    gauss_seidel: gauss_seidel::Buffers,
    anderson: anderson::Buffers,
    pub(super) proximal: proximal::Buffers,
    interior: interior::Buffers,
    path: path::Buffers,
    active_set: active_set::Buffers,
    start: Impulses,
    best: Impulses,
    /// Contacts that Newton's matrix is expected to have blocks of.
    expected: Vec<bool>,
}

/// A stage with all that its methods need: space, laws, iterate, memory and budget.
struct Stage<'a, 'j, S: ContactSpace> {
    space: &'a mut S,
    judge: &'a Judge<'j>,
    impulses: &'a mut Impulses,
    m: &'a mut Buffers,
    effort: &'a mut Effort,
    /// Most sweeps of an attempt, and most factorisations of all of them.
    most_sweeps: u32,
    most_factorisations: u32,
    /// Factorisations that were spent before.
    spent: u32,
    /// Fraction of the tolerance below which the start would have been left as it is [–].
    start_depth: f64,
}

/// The best solution so far; its impulses are in the memory.
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

    /// Factorisations that are left.
    fn left(&self) -> u32 {
        self.most_factorisations.saturating_sub(self.effort.factorisations - self.spent)
    }

    fn sweep(&mut self, most: u32) -> Measure {
        gauss_seidel(self.space, self.judge, self.impulses, most, &mut self.m.gauss_seidel, self.effort)
    }

    fn sweep_along_conjugates(&mut self, most: u32) -> Measure {
        conjugate_sweeps(self.space, self.judge, self.impulses, most, &mut self.m.gauss_seidel, self.effort)
    }

    fn sweep_and_extrapolate(&mut self, most: u32) -> Measure {
        anderson(self.space, self.judge, self.impulses, most, &mut self.m.anderson, self.effort)
    }

    fn sweep_normals(&mut self, most: u32) -> Measure {
        projected_gauss_seidel(self.space, self.judge, self.impulses, most, self.effort)
    }

    fn exchange_active_sets(&mut self) -> Measure {
        active_set(self.space, self.judge, self.impulses, &mut self.m.active_set, self.effort)
    }

    fn newton(&mut self, newton: &Newton, most_factorisations: u32) -> Measure {
        let plan = newton.plan(self.start_depth, most_factorisations);
        proximal(self.space, self.judge, self.impulses, &plan, &mut self.m.proximal, self.effort)
    }

    /// The interior point from there. Newton's factor is of no use where it leads.
    fn interior(&mut self, entry: Entry, goal: f64, most: u32) -> Measure {
        let (space, judge, impulses) = (&mut *self.space, self.judge, &mut *self.impulses);
        let measure = interior_point(space, judge, impulses, goal, entry, most, &mut self.m.interior, self.effort);
        self.m.proximal.forget();
        measure
    }

    /// The central path with this weight of friction.
    fn path(&mut self, weight: f64, most: u32) -> Measure {
        let (space, judge, impulses) = (&mut *self.space, self.judge, &mut *self.impulses);
        let m = (&mut self.m.interior, &mut self.m.path);
        let measure = follow_path(space, judge, impulses, PATH_GOAL, weight, most, m, self.effort);
        self.m.proximal.forget();
        measure
    }

    /// Newton's matrix is expected to have blocks of contacts that carry or close.
    fn focus(&mut self) {
        let Self { space, judge, impulses, m, .. } = self;
        let expected = |(i, law): (usize, &Law)| {
            law.active && (impulses.contacts[i].x > 0.0 || space.normal_velocity(i) + law.bound <= 0.0)
        };
        m.expected.clear();
        m.expected.extend(judge.laws.iter().enumerate().map(expected));
        space.focus(&m.expected);
    }

    /// Starter of an attempt: its measure, and its method.
    fn start(&mut self, starter: Starter) -> Option<(Measure, Method)> {
        let (left, sweeps) = (self.left(), self.most_sweeps);
        Some(match starter {
            Starter::None => return None,
            Starter::Conjugate(most) => (self.sweep_along_conjugates(most.of(sweeps)), Method::GaussSeidel),
            Starter::Anderson(most) => (self.sweep_and_extrapolate(most.of(sweeps)), Method::Anderson),
            Starter::Projected(most) => (self.sweep_normals(most.of(sweeps)), Method::ProjectedGaussSeidel),
            Starter::Interior { scale, share } => {
                (self.interior(Entry::Outside(scale), INTERIOR_GOAL, share.of(left)), Method::InteriorPoint)
            }
            Starter::Near { focused, share } => {
                (self.interior(Entry::Near { focused }, NEAR_GOAL, share.of(left)), Method::InteriorPoint)
            }
            Starter::Path { weight, share } => (self.path(weight, share.of(left)), Method::InteriorPoint),
        })
    }

    /// Carries out one row of a table.
    fn attempt(&mut self, attempt: &Attempt, best: &mut Best) {
        let worth_it = !best.accepted || attempt.deepens;
        if !worth_it || (self.left() == 0 && !attempt.sweeps_count) {
            return;
        }
        match attempt.from {
            From::Here => {}
            From::Start => self.back_to_start(),
            From::Best => self.back_to_best(),
        }
        // Newton measures by itself where it follows in any case
        let newton_follows = attempt.deepens && attempt.newton.is_some();
        let led = self.start(attempt.starter);
        let mut measure = led.map_or(best.measure, |(measure, _)| measure);
        if let Some((_, method)) = led.filter(|_| !newton_follows) {
            if measure == Measure::WORST {
                // sweeps that ran out are not measured by themselves
                measure = self.judge.measure(self.space, self.impulses);
            }
            self.take(best, measure, method);
        }
        if let Some(newton) = &attempt.newton {
            let most = newton.share.of(self.left());
            if newton_follows || (most > 0 && !self.accepts(measure)) {
                let measure = self.newton(newton, most);
                let central =
                    matches!(attempt.starter, Starter::Interior { .. } | Starter::Near { .. } | Starter::Path { .. });
                self.take(best, measure, if central { Method::InteriorPoint } else { newton_of::<S>() });
            }
        }
        if let Some(finish) = attempt.finish
            && !best.accepted
            && best.measure.value <= NEARLY_SOLVED * self.judge.tolerance
        {
            self.attempt(finish, best);
        }
    }

    /// Carries out a table; the best solution is left loaded.
    fn attempt_all(&mut self, table: Table, best: &mut Best) {
        for attempt in table.iter().copied().flatten() {
            self.attempt(attempt, best);
        }
        self.back_to_best();
    }

    /// Takes a solution if it is better.
    fn take(&mut self, best: &mut Best, measure: Measure, method: Method) {
        if measure.value < best.measure.value {
            let accepted = self.accepts(measure) || self.judge.certifies(self.space, self.impulses, measure);
            *best = Best { measure, method, accepted };
            self.m.best.copy_from(self.impulses);
        }
    }

    fn back_to_start(&mut self) {
        self.impulses.copy_from(&self.m.start);
        self.space.load(self.impulses);
    }

    fn back_to_best(&mut self) {
        self.impulses.copy_from(&self.m.best);
        self.space.load(self.impulses);
    }
}

/// Name of Newton's method in this space.
fn newton_of<S: ContactSpace>() -> Method {
    if S::DENSE { Method::DenseNewton } else { Method::SparseNewton }
}

/// Improves `impulses`, which are loaded, until the judge accepts or the effort is spent; returns the measure and the
/// method that had the last word. Leaves the impulses loaded.
pub(super) fn dispatch<S: ContactSpace>(
    space: &mut S,
    judge: &Judge,
    impulses: &mut Impulses,
    method: Method,
    budget: &Budget,
    m: &mut Buffers,
    effort: &mut Effort,
) -> (Measure, Method) {
    // the budget is that of the whole solve
    let budget = budget.after(effort);
    let active = judge.laws.iter().filter(|l| l.active).count();
    if active == 0 && impulses.rows.is_empty() {
        return (judge.measure(space, impulses), method);
    }
    let frictionless = judge.laws.iter().all(|l| !l.active || l.friction == 0.0);
    let unknowns = active + impulses.rows.len();
    let (most_sweeps, most_factorisations) = (budget.sweeps, budget.factorisations);
    let so_far = effort.factorisations;
    let mut stage =
        Stage { space, judge, impulses, m, effort, most_sweeps, most_factorisations, spent: so_far, start_depth: 1.0 };
    match method {
        Method::Auto if frictionless && unknowns <= ACTIVE_SET_CONTACTS => {
            (stage.exchange_active_sets(), Method::ActiveSet)
        }
        Method::Auto if active <= FEW_CONTACTS || S::DENSE => few_contacts(&mut stage, budget),
        Method::Auto => many_contacts(&mut stage, &budget, frictionless),
        Method::ActiveSet if frictionless => (stage.exchange_active_sets(), method),
        Method::ProjectedGaussSeidel if frictionless => (stage.sweep_normals(most_sweeps), method),
        // asked for a frictionless method where there is friction: the nearest that claims the problem
        Method::GaussSeidel | Method::ActiveSet | Method::ProjectedGaussSeidel => {
            (stage.sweep(most_sweeps), Method::GaussSeidel)
        }
        Method::Anderson => (stage.sweep_and_extrapolate(most_sweeps), method),
        Method::DenseNewton | Method::SparseNewton => {
            stage.sweep(FIRST_SWEEPS);
            (stage.newton(&attempts::NAMED_NEWTON, most_factorisations), newton_of::<S>())
        }
        Method::InteriorPoint => {
            stage.interior(Entry::Outside(1.0), INTERIOR_GOAL, most_factorisations / 2);
            (stage.newton(&attempts::NAMED_INTERIOR, most_factorisations), method)
        }
    }
}

/// A few plain sweeps, then the table: Newton, interior point as a second opinion, sweeps again from the best iterate.
fn few_contacts<S: ContactSpace>(stage: &mut Stage<'_, '_, S>, budget: Budget) -> (Measure, Method) {
    let budget = budget.for_few(stage.space, stage.effort.factorisations);
    if budget.large && budget.factorisations == 0 {
        return (stage.sweep(budget.sweeps), Method::GaussSeidel);
    }
    stage.most_factorisations = budget.factorisations;
    stage.m.start.copy_from(stage.impulses);
    let finer = Judge { tolerance: FEW_DEPTH * stage.judge.tolerance, ..*stage.judge };
    let first = budget.sweeps.min(FIRST_SWEEPS);
    let (m, effort) = (&mut stage.m.gauss_seidel, &mut *stage.effort);
    let measure = gauss_seidel(stage.space, &finer, stage.impulses, first, m, effort);
    if stage.accepts(measure) {
        if S::DENSE || !is_slow(stage.space) {
            return (measure, Method::GaussSeidel);
        }
        let newton = &attempts::FEW_AT_REST;
        let measure = stage.newton(newton, newton.share.of(budget.factorisations));
        return (measure, if stage.m.proximal.is_factored() { newton_of::<S>() } else { Method::GaussSeidel });
    }
    if budget.factorisations == 0 && !S::DENSE {
        // no time for anything else
        return (stage.sweep_along_conjugates(budget.sweeps.saturating_sub(FIRST_SWEEPS)), Method::GaussSeidel);
    }
    stage.m.best.copy_from(stage.impulses);
    let mut best = Best { measure, method: newton_of::<S>(), accepted: false };
    if S::DENSE {
        stage.attempt(&attempts::DENSE_FIRST, &mut best);
    }
    stage.attempt_all(attempts::FEW, &mut best);
    (best.measure, best.method)
}

/// The table for the start: at rest and warm Newton comes first, cold the central path.
fn many_contacts<S: ContactSpace>(
    stage: &mut Stage<'_, '_, S>,
    budget: &Budget,
    frictionless: bool,
) -> (Measure, Method) {
    let resting = budget.warm && is_slow(stage.space);
    let moving = budget.large && budget.warm && !resting && budget.factorisations > 0 && is_moving(stage.space);
    if moving {
        stage.focus();
    }
    stage.most_factorisations = budget.affordable(stage.space, resting, stage.effort.factorisations);
    if stage.most_factorisations == 0 && !resting {
        // no time for anything else
        return (stage.sweep_along_conjugates(budget.sweeps), Method::GaussSeidel);
    }
    let start = stage.judge.measure_loaded(stage.space, stage.impulses);
    let accepted = stage.accepts(start);
    let mut depth = MANY_DEPTH;
    if accepted && start.value > depth * stage.judge.tolerance {
        // no deeper than rounding lets it
        depth = max(depth, ROUNDINGS * stage.space.rounding(stage.impulses) / stage.judge.tolerance);
    }
    if start.value <= depth * stage.judge.tolerance {
        return (start, Method::GaussSeidel);
    }
    stage.start_depth = depth;
    stage.m.start.copy_from(stage.impulses);
    stage.m.best.copy_from(stage.impulses);
    let mut best = Best { measure: start, method: Method::GaussSeidel, accepted };
    if frictionless {
        stage.attempt(&attempts::FRICTIONLESS_FIRST, &mut best);
        if best.accepted {
            stage.back_to_best();
            return (best.measure, best.method);
        }
    }
    let table = match (budget.large, resting, budget.warm) {
        (false, true, _) => attempts::RESTING,
        (false, false, true) => attempts::WARM,
        (false, false, false) => attempts::COLD,
        (true, true, _) => attempts::LARGE_RESTING,
        (true, false, true) if moving && start.residual > NEWTON_START => attempts::LARGE_MOVING,
        (true, false, true) => attempts::LARGE_WARM,
        (true, false, false) => attempts::LARGE_COLD,
    };
    stage.attempt_all(table, &mut best);
    (best.measure, best.method)
}

/// Goes on from an accepted solution towards rounding, as far as a few sweeps and factorisations lead.
pub(super) fn polish<S: ContactSpace>(
    space: &mut S,
    judge: &Judge,
    impulses: &mut Impulses,
    most: u32,
    m: &mut Buffers,
    effort: &mut Effort,
) {
    let (factorisations, sweeps) = budget::polish(most, space.contact_count());
    let plan = attempts::POLISH.plan(1.0, factorisations);
    m.best.copy_from(impulses);
    for part in attempts::POLISH_GOALS {
        let finer = Judge { tolerance: part * judge.tolerance, ..*judge };
        let mut best = finer.measure(space, impulses);
        for newton in [false, true] {
            if finer.accepts(best) {
                break;
            }
            let measure = if newton {
                proximal(space, &finer, impulses, &plan, &mut m.proximal, effort)
            } else {
                anderson(space, &finer, impulses, sweeps, &mut m.anderson, effort)
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
pub(super) fn start_afresh<S: ContactSpace>(
    space: &mut S,
    judge: &Judge,
    impulses: &mut Impulses,
    budget: &Budget,
    m: &mut Buffers,
    effort: &mut Effort,
) {
    space.load(impulses);
    plain_sweeps(space, judge, impulses, budget.fresh_sweeps(), &mut m.gauss_seidel, effort);
}
