//! The two-phase block solve: restitution first, then the whole contact law.
//!
//! The restitution phase gives impacts their bounce. The dissipation phase starts after it and solves the whole law, in
//! which a contact that has bounced keeps the speed that it left with. Here stand the laws of the second phase and its
//! start; the methods are behind `dispatch`. Not here: guard and certificate (`conclude`).

use super::attempts::ACTIVE_SET_CONTACTS;
use super::budget::Budget;
use super::dispatch::{self, dispatch};
use super::restitution::restitution;
use super::solution::{Guess, Solution};
use super::squeeze;
use super::work::Work;
use crate::effort::Effort;
use crate::judge::guard;
use crate::judge::measure::{Gaps, Judge};
use crate::linear::parallel::{fill, fill_two};
use crate::newton::least_loads::least_loads;
use crate::newton::proximal;
use crate::one_contact::cone;
use crate::one_contact::law::{GAP_SLACK, Law};
use crate::settings::{Criterion, Method, Settings};
use crate::space::traits::{ContactSpace, Impulses, Space, Velocities, read_start, read_velocities};
use tumble_math::DVec3;
use tumble_math::order::{min, positive_part};

/// Outcome of the two phases.
pub(super) struct Phases {
    /// Some contact bounced.
    pub(super) bounced: bool,
    /// The restitution phase met its tolerance.
    pub(super) restitution_solved: bool,
    /// The dissipation phase did.
    pub(super) dissipation_solved: bool,
    /// Part of the bounce was taken back, since it would have brought energy.
    pub(super) taken_back: bool,
    /// Residual of the second one [m/s].
    pub(super) residual: f64,
    /// The space still carries the impulses of the second one.
    pub(super) loaded: bool,
    pub(super) budget: Budget,
}

/// Restitution phase and dissipation phase: `w.bounce`, `w.impulses` and `w.next`.
pub(super) fn phases<S: ContactSpace>(
    space: &mut S,
    guess: Option<Guess<'_>>,
    settings: &Settings,
    w: &mut Work,
    out: &mut Solution,
) -> Phases {
    space.restore();
    read_start(space, &mut w.before, &mut w.free);
    let budget = Budget::new(settings, space, guess.is_some());
    w.squeeze.ask(space, &w.free, settings);
    if w.squeeze.acts() {
        return squeezed(space, settings, budget, false, w, out);
    }
    let phase_a = restitution(
        space,
        &w.before,
        &w.free,
        settings,
        &budget,
        &mut w.bounce,
        &mut w.restitution,
        &mut w.methods,
        &mut out.effort,
    );
    let taken_back = settings.guard && phase_a.bounced && !phase_a.solved && w.take_gain_back(space);
    w.build_laws(space, settings, phase_a.bounced.then_some(phase_a.solved));
    if phase_a.bounced {
        space.restore();
    }

    start_from(guess, &w.laws, &w.bounce, &w.bounced, &mut w.impulses);
    if guess.is_none() {
        space.load(&w.impulses);
    } else if budget.is_for_sweeps_only(space, &out.effort) {
        scale_start(space, &w.free, phase_a.bounced, &mut w.impulses, &mut w.after);
    } else {
        choose_start(space, &judge(settings, &w.laws, &w.gaps, &w.free), &w.bounce, &mut w.impulses);
    }
    let stage = solve_stage(space, settings, &budget, w, &mut out.effort);
    out.method = stage.method;
    // without a drive nothing squeezes
    if space.is_driven() {
        space.load(&w.impulses);
        read_velocities(space, &mut w.after);
        w.squeeze.ask_after(space, settings, (&w.before, &w.free), &w.after, stage.solved);
        if w.squeeze.acts() {
            space.restore();
            return squeezed(space, settings, budget, true, w, out);
        }
    }

    if stage.solved && !phase_a.bounced && guess.is_none_or(|g| !g.least || g.impulses != w.impulses.contacts) {
        find_least_loads(space, settings, &budget, w, &mut out.effort);
    }

    let loaded = if phase_a.bounced {
        w.next.copy_from(&w.impulses);
        true
    } else {
        let judge = judge(settings, &w.laws, &w.gaps, &w.free);
        predict_next(space, &judge, settings, &w.before, &w.impulses, &mut w.methods.proximal, &mut w.next)
    };
    Phases {
        bounced: phase_a.bounced,
        restitution_solved: phase_a.solved,
        dissipation_solved: stage.solved,
        taken_back,
        residual: stage.residual,
        loaded,
        budget,
    }
}

/// The phases of an island in which a kinematic body leaves no room: it gives way, no contact bounces, and the least load that holds is
/// taken. One that is `jammed` has room but for friction: no answer was found without slack.
fn squeezed<S: ContactSpace>(
    space: &mut S,
    settings: &Settings,
    budget: Budget,
    jammed: bool,
    w: &mut Work,
    out: &mut Solution,
) -> Phases {
    out.effort.rounds = 0;
    w.bounce.reset(space.contact_count(), space.row_count());
    w.build_laws(space, settings, None);
    let mut too_little = jammed.then(|| vec![0.0; w.squeeze.slacks.len()]);
    let mut stage = solve_squeezed(space, settings, &budget, w, &mut out.effort);
    if !stage.solved || !w.is_slow(space) {
        // the least slack is that of smooth bodies, at any speed: with friction it may ask for turns that friction forbids, and faces that are
        // level but for what is tolerated of an overlap are wedges out of which bodies shoot
        let smooth = w.squeeze.slacks.clone();
        if w.squeeze.stop_drives(space) {
            stage = solve_squeezed(space, settings, &budget, w, &mut out.effort);
            too_little = Some(smooth);
        }
    }
    if let Some(too_little) = too_little.filter(|_| stage.solved && space.contact_count() <= ACTIVE_SET_CONTACTS) {
        stage = give_way_least((space, settings), &budget, &too_little, stage, w, &mut out.effort);
    }
    out.method = stage.method;
    Phases {
        bounced: false,
        restitution_solved: true,
        dissipation_solved: stage.solved,
        taken_back: false,
        residual: stage.residual,
        loaded: false,
        budget,
    }
}

/// Gives way by no more than it takes to find an answer, in halvings between the slacks that are `too_little` and those of drives that
/// stand still, of which the solution is there.
///
/// There is an answer wherever some velocity keeps u_n + s + w ≥ μ|u_t| at every contact (Acary, Cadoux, Lemaréchal and Malick 2011). That
/// is convex in the velocity and w, and holds for drives that stand still: so from some share of their speed on there is one.
fn give_way_least<S: ContactSpace>(
    (space, settings): (&mut S, &Settings),
    budget: &Budget,
    too_little: &[f64],
    mut stage: Stage,
    w: &mut Work,
    effort: &mut Effort,
) -> Stage {
    let (enough, mut answer) = (w.squeeze.slacks.clone(), w.impulses.clone());
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..squeeze::HALVINGS {
        let share = 0.5 * (low + high);
        w.squeeze.give_way(too_little, &enough, share);
        let trial = solve_squeezed(space, settings, budget, w, effort);
        if trial.solved && w.is_slow(space) {
            (high, stage) = (share, trial);
            answer.copy_from(&w.impulses);
        } else {
            low = share;
        }
    }
    // the answer that was found, not another one: the work of the last trials may have left none for it
    w.squeeze.give_way(too_little, &enough, high);
    w.yield_bounds(space, settings);
    w.impulses.copy_from(&answer);
    stage
}

/// Solves with the bounds of the squeeze, from the first of its loads that holds.
fn solve_squeezed<S: ContactSpace>(
    space: &mut S,
    settings: &Settings,
    budget: &Budget,
    w: &mut Work,
    effort: &mut Effort,
) -> Stage {
    w.yield_bounds(space, settings);
    // the bounds leave no more room than there is: a set of pressing contacts that must be regular is not to be found
    let smooth = settings.method == Method::Auto && w.laws.iter().all(|law| law.friction == 0.0);
    let settings = &Settings { method: if smooth { Method::SparseNewton } else { settings.method }, ..*settings };
    let mut found: Option<Stage> = None;
    for part in squeeze::LOADS {
        space.restore();
        w.impulses.copy_from(&w.bounce);
        w.squeeze.start(part, &mut w.impulses);
        space.load(&w.impulses);
        let most = effort.factorisations.saturating_add(squeeze::MOST_FACTORISATIONS);
        let budget = Budget { factorisations: budget.factorisations.min(most), ..*budget };
        let stage = solve_stage(space, settings, &budget, w, effort);
        let (holds, solved) = (w.holds_what_is_squeezed(space, settings), stage.solved);
        // the first that holds, or else the first that is solved
        if found.as_ref().is_none_or(|f| solved && (holds || !f.solved)) {
            w.next.copy_from(&w.impulses);
            found = Some(stage);
        }
        if solved && holds {
            break;
        }
    }
    w.impulses.copy_from(&w.next);
    found.unwrap_or(Stage { solved: false, residual: f64::INFINITY, method: Method::Auto })
}

/// Outcome of a solve of the dissipation phase.
pub(super) struct Stage {
    /// It met its tolerance.
    pub(super) solved: bool,
    /// Its residual [m/s].
    residual: f64,
    /// The method that had the last word.
    method: Method,
}

/// Solves the laws of the dissipation phase from the impulses in `w`, which are loaded.
pub(super) fn solve_stage<S: ContactSpace>(
    space: &mut S,
    settings: &Settings,
    budget: &Budget,
    w: &mut Work,
    effort: &mut Effort,
) -> Stage {
    let judge = judge(settings, &w.laws, &w.gaps, &w.free);
    w.methods.proximal.forget();
    // an exchange of active sets knows no start, and may share the loads of a solution that only settles in another way
    let settles = settings.polish > 0 && w.laws.iter().all(|law| !law.active || law.friction == 0.0);
    let present = settles.then(|| judge.measure(space, &w.impulses)).filter(|m| judge.accepts(*m));
    let (measure, method) = present.map_or_else(
        || dispatch(space, &judge, &mut w.impulses, settings.method, budget, &mut w.methods, effort),
        |present| (present, Method::GaussSeidel),
    );
    let solved = judge.accepts(measure) || judge.certifies(space, &w.impulses, measure);
    if solved && settings.polish > 0 {
        dispatch::polish(space, &judge, &mut w.impulses, settings.polish, &mut w.methods, effort);
    }
    Stage { solved, residual: measure.residual, method }
}

/// Most contacts, three ropes or limits counted as one, of an island whose least loads are sought [–], and most factorisations
/// that the search may take; half of them without joints (`newton::least_loads`). Chosen, not derived: they decide which of the
/// lawful impulses of redundant contacts is taken. Beyond them the first that was found counts.
const LOADS_CONTACTS: usize = 64;
const LOADS_FACTORISATIONS: u32 = 32;

/// Replaces a solution by the one with the least impulses: where more contacts, ropes or limits carry a body than it needs, they
/// share its load as equal springs would. No contact that sticks is let go for that. After a bounce it is not asked: its impulses are the
/// bounce's, and no body lies on several contacts then.
fn find_least_loads<S: ContactSpace>(
    space: &mut S,
    settings: &Settings,
    budget: &Budget,
    w: &mut Work,
    effort: &mut Effort,
) {
    if !settings.least_loads {
        return;
    }
    // contacts, and rows that only push: ropes and limits
    let pushes = |i: &usize| !space.is_row(*i) || space.friction(*i) == 0.0;
    let carrying = (0..w.impulses.contacts.len()).filter(|i| pushes(i) && w.impulses.contacts[*i].x > 0.0).count();
    // a rope or limit is one number, a contact three
    let numbers: usize =
        (0..w.impulses.contacts.len()).filter(pushes).map(|i| if space.is_row(i) { 1 } else { 3 }).sum();
    let few = numbers <= 3 * LOADS_CONTACTS && !budget.large;
    if carrying < 2 || !few || settings.method != Method::Auto || settings.criterion != Criterion::Residual {
        return;
    }
    space.load(&w.impulses);
    read_velocities(space, &mut w.after);
    w.scratch.copy_from(&w.impulses);
    let judge = judge(settings, &w.laws, &w.gaps, &w.free);
    let (methods, most) = (&mut w.methods.proximal, budget.after(effort).factorisations.min(LOADS_FACTORISATIONS));
    if !least_loads(space, &judge, &mut w.impulses, most, methods, effort) {
        return;
    }
    let slips = |u: DVec3| (u.y * u.y + u.z * u.z).sqrt() > settings.tolerance;
    let lets_go = |i: usize| w.scratch.contacts[i].x > 0.0 && slips(space.velocity(i)) && !slips(w.after.contacts[i]);
    if (0..w.scratch.contacts.len()).any(lets_go) {
        w.impulses.copy_from(&w.scratch);
        w.methods.proximal.forget();
        space.load(&w.impulses);
    }
}

/// Warm start of the next step, should the same forces go on. Whether the space still carries the impulses.
fn predict_next<S: ContactSpace>(
    space: &mut S,
    judge: &Judge,
    settings: &Settings,
    before: &Velocities,
    impulses: &Impulses,
    m: &mut proximal::Buffers,
    next: &mut Impulses,
) -> bool {
    proximal::predict(space, judge, impulses, m, next);
    if m.is_factored() {
        space.restore();
        return false;
    }
    for (i, next) in next.contacts.iter_mut().enumerate() {
        *next *= lasting(before.contacts[i].x, judge.free.contacts[i].x, settings.restitution_threshold);
    }
    true
}

impl Work {
    /// Bounds and laws with the slacks of the squeeze.
    fn yield_bounds<S: ContactSpace>(&mut self, space: &S, settings: &Settings) {
        for (i, slack) in self.squeeze.slacks.iter().enumerate() {
            self.gaps[i] = space.gap_bound(i) + slack;
            self.laws[i] = Law::of(self.gaps[i], space.friction(i), settings);
        }
    }

    /// Whether the impulses of a squeeze make no body faster than its drives.
    fn is_slow<S: ContactSpace>(&mut self, space: &mut S) -> bool {
        space.load(&self.impulses);
        read_velocities(space, &mut self.after);
        squeeze::is_slow(space, [&self.before, &self.free], &self.after)
    }

    /// Whether every contact that squeezes, and has friction, sticks.
    fn holds_what_is_squeezed<S: Space>(&self, space: &mut S, settings: &Settings) -> bool {
        space.load(&self.impulses);
        let slips = |i: usize| {
            let u = space.velocity(i);
            (u.y * u.y + u.z * u.z).sqrt() > settings.tolerance
        };
        let gives_way = |i: &usize| self.squeeze.presses(*i) && space.friction(*i) > 0.0;
        !(0..self.squeeze.slacks.len()).filter(gives_way).any(slips)
    }

    /// Blends the impulses of the bounce with none if they bring energy: they are safe then. Whether they did.
    pub(super) fn take_gain_back<S: Space>(&mut self, space: &mut S) -> bool {
        space.load(&self.bounce);
        let scale = guard::scale(space, &self.bounce, &self.before);
        let gains = guard::exceeds(guard::gain(space, &self.bounce, &self.before), 0.0, scale);
        if gains {
            self.safe.reset(space.contact_count(), space.row_count());
            guard::blend(space, &self.safe, &mut self.bounce, &self.before, 0.0, &mut self.scratch);
        }
        gains
    }

    /// Laws and gaps of the dissipation phase, and which contacts take part in a bounce. The space has the velocities
    /// after the bounce, if there was one, and `whole` says whether that was solved.
    fn build_laws<S: Space>(&mut self, space: &S, settings: &Settings, whole: Option<bool>) {
        let n = space.contact_count();
        fill_two((&mut self.laws, &mut self.gaps), n, space.is_threaded(), |i| {
            let bound = space.gap_bound(i);
            (Law::of(bound, space.friction(i), settings), bound)
        });
        self.bounced.clear();
        self.bounced.resize(n, false);
        self.bounce_bound.clear();
        self.bounce_bound.resize(n, false);
        let Some(whole) = whole else { return };
        for (i, law) in self.laws.iter_mut().enumerate() {
            let u = space.velocity(i).x;
            if self.restitution.leaves(i, self.bounce.contacts[i].x, u) {
                // a bounce whose work ran out may leave an approach behind; that is no law of the next phase
                law.bound = if whole { -u } else { min(-u, law.bound) };
                self.gaps[i] = law.bound;
                self.bounce_bound[i] = true;
                // contacts that only carry load in the bounce keep their warm start: one marble must not make a pile cold
                self.bounced[i] = self.restitution.has_own_bounce(i);
            }
        }
    }
}

/// The judge of the dissipation phase. Gaps were given slack: the solve leaves room for it.
fn judge<'a>(settings: &Settings, laws: &'a [Law], gaps: &'a [f64], free: &'a Velocities) -> Judge<'a> {
    let (tolerance, gaps) = match settings.criterion {
        Criterion::Residual => {
            let gaps = Gaps { bounds: gaps, tolerance: settings.tolerance };
            ((1.0 - GAP_SLACK) * settings.tolerance, Some(gaps))
        }
        Criterion::Natural => (settings.tolerance, None),
    };
    Judge { laws, free, tolerance, criterion: settings.criterion, gaps }
}

/// Start of the dissipation phase: bounced contacts from their bounce, the others from the guess.
fn start_from(guess: Option<Guess<'_>>, laws: &[Law], bounce: &Impulses, bounced: &[bool], start: &mut Impulses) {
    start.copy_from(bounce);
    let Some(guess) = guess else { return };
    for (i, l) in start.contacts.iter_mut().enumerate() {
        if let Some(g) = guess.impulses.get(i).filter(|g| !bounced[i] && g.is_finite()) {
            *l = cone::clip(*g, laws[i].friction);
        }
    }
    for (j, l) in start.rows.iter_mut().enumerate() {
        if let Some(g) = guess.bilateral_impulses.get(j).filter(|g| *l == 0.0 && g.is_finite()) {
            *l = *g;
        }
    }
}

/// Loads a start that will only be swept. Sweeps do not undo a wrong warm start: one that brings energy is scaled to
/// where it takes the most away.
fn scale_start<S: Space>(
    space: &mut S,
    free: &Velocities,
    bounced: bool,
    start: &mut Impulses,
    velocities: &mut Velocities,
) {
    space.load(start);
    if bounced {
        return;
    }
    // an open contact takes no part in the energy
    let velocity = |i: usize| if start.contacts[i] == DVec3::ZERO { DVec3::ZERO } else { space.velocity(i) };
    fill(&mut velocities.contacts, start.contacts.len(), space.is_threaded(), velocity);
    velocities.rows.clear();
    velocities.rows.extend((0..start.rows.len()).map(|j| space.row_velocity(j)));
    if guard::gain_at(start, free, velocities) > 0.0 {
        let part = guard::least_energy(start, free, velocities);
        start.contacts.iter_mut().for_each(|l| *l *= part);
        start.rows.iter_mut().for_each(|l| *l *= part);
        space.load(start);
    }
}

/// Loads the start, or the bounce if that is nearer the law: a warm start that is worse than none is none, except where
/// the next steps have to improve it.
fn choose_start<S: Space>(space: &mut S, judge: &Judge, bounce: &Impulses, start: &mut Impulses) {
    let warm = judge.measure(space, start);
    if judge.accepts(warm) {
        return;
    }
    if warm.value <= judge.measure(space, bounce).value {
        space.load(start);
    } else {
        start.copy_from(bounce);
    }
}

/// The part of an impulse that will be needed again: that which held against the kick, not that which stopped an
/// approach faster than the `threshold` of an impact. From the normal velocities before and after the kick [m/s].
fn lasting(before: f64, free: f64, threshold: f64) -> f64 {
    let (kick, approach) = (positive_part(before - free), positive_part(-before));
    if approach > threshold { kick / (kick + approach) } else { 1.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lasts_of_an_impulse_is_what_held_against_the_kick() {
        // at rest before the kick, or slower than an impact: all of it
        assert_eq!((lasting(0.0, -0.1, 0.5), lasting(-0.5, -0.6, 0.5), lasting(0.3, -0.1, 0.5)), (1.0, 1.0, 1.0));
        // 0.25 m/s of kick after 0.75 m/s of approach
        assert_eq!((lasting(-0.75, -1.0, 0.5), lasting(-0.75, -1.0, 0.0)), (0.25, 0.25));
        // a kick that leads away asks for nothing again
        assert_eq!(lasting(-0.75, -0.5, 0.5), 0.0);
        assert_eq!((lasting(0.0, 0.5, 0.0), lasting(0.25, 0.0, 0.0)), (1.0, 1.0));
    }
}
