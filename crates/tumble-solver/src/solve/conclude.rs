//! The end of a solve: the share of restitution, guard, certificate, and the solution as it is handed out.
//!
//! Whatever the phases came to, no solution that brings energy leaves here, and none without its numbers recomputed from
//! the problem. An impact that would bring energy gets the greatest lawful share of its restitution (`share`). The guard is
//! the last line, for solutions whose work ran out: a blend that no law is behind.

use super::dispatch;
use super::phases::Phases;
use super::share::{self, find_share};
use super::solution::{Mode, SWAPPED_CONTACTS, Solution};
use super::work::Work;
use crate::effort::Effort;
use crate::judge::certificate::{Certificate, Tally, Verdict, contact_residual};
use crate::judge::guard;
use crate::judge::measure::Judge;
use crate::linear::parallel::fill;
use crate::settings::{Criterion, Settings};
use crate::space::traits::{ContactSpace, Space, read_velocities};
use tumble_math::DVec3;
use tumble_math::order::{max, max_abs, min};

/// Residual of a small island after a bounce beyond which it is near no solution [m/s]: in a corner with much friction there may be
/// none. Chosen, not derived.
const GROSS_RESIDUAL: f64 = 1e-2;

/// Share of restitution, guard, certificate and the solution as it is handed out; `w` holds the velocities of this space
/// before and after the kick, and the latter is the base of the space.
pub(super) fn conclude<S: ContactSpace>(
    space: &mut S,
    settings: &Settings,
    phases: &Phases,
    w: &mut Work,
    shares: &mut share::Buffers,
    out: &mut Solution,
) {
    let bounced = phases.bounced;
    // velocities under the solution: its energy follows from them
    if bounced || !phases.loaded {
        space.load(&w.impulses);
    }
    read_velocities(space, &mut w.after);
    debug_assert!(is_loaded(space, w), "velocities are not those of the impulses, bit by bit");
    let lawful = if bounced {
        let lawful = find_share(space, settings, phases, w, shares, &mut out.effort);
        w.next.copy_from(&w.impulses);
        lawful
    } else {
        w.shares.clear();
        w.shares.resize(space.contact_count(), 1.0);
        !guard::exceeds(guard::gain_at(&w.impulses, &w.free, &w.after), 0.0, w.scale(space, false))
    };
    let guarded = settings.guard && !lawful && hold_back(space, settings, phases, w, &mut out.effort);
    // bounds of the certificate: the gaps as they are, and bounces unless they were blended away
    for (i, law) in w.laws.iter_mut().enumerate() {
        law.bound = if guarded && w.bounce_bound[i] { space.gap_bound(i) } else { w.gaps[i] };
    }
    if guarded {
        space.restore();
        space.load(&w.impulses);
        read_velocities(space, &mut w.after);
    }
    let by_parts = bounced && lawful;
    let solved = !bounced || (lawful && phases.restitution_solved);
    let shares = by_parts.then_some(&*shares);
    let guarded = guarded || phases.taken_back;
    certify(space, settings, &Asked { bounced, shares, guarded, solved }, w, out);
}

/// Whether contacts may press each other without end, until velocities are nothing but rounding: a jam.
fn is_jammed(phases: &Phases, settings: &Settings) -> bool {
    let solved = phases.restitution_solved && phases.dissipation_solved;
    let unsolved = phases.bounced && !solved && !phases.budget.large && phases.residual > GROSS_RESIDUAL;
    unsolved && settings.criterion == Criterion::Residual
}

/// The guard: takes a solution that brings energy, or that has diverged, back towards a safe state as far as the energy demands.
/// Whether it did.
fn hold_back<S: ContactSpace>(
    space: &mut S,
    settings: &Settings,
    phases: &Phases,
    w: &mut Work,
    effort: &mut Effort,
) -> bool {
    let bounced = phases.bounced;
    let diverged = is_jammed(phases, settings) && guard::has_diverged(space, &w.impulses, &w.bounce);
    if !diverged && !w.gains(space, bounced) {
        return false;
    }
    if bounced {
        // normals only, which the proof of the restitution phase covers as far as that was solved
        w.take_gain_back(space);
    }
    w.safe.copy_from(&w.bounce);
    if !bounced {
        // a wrong warm start: sweeps from nothing hardly ever gain, and leave more of the law than a blend with nothing
        space.restore();
        w.impulses.copy_from(&w.bounce);
        let (laws, free) = (&w.laws, &w.free);
        let judge = Judge { laws, free, tolerance: settings.tolerance, criterion: settings.criterion, gaps: None };
        dispatch::start_afresh(space, &judge, &mut w.impulses, &phases.budget, &mut w.methods, effort);
    }
    if diverged {
        // no part of the segment to it is worth taking
        w.impulses.copy_from(&w.safe);
    }
    let reference = if bounced { &w.before } else { &w.free };
    guard::blend(space, &w.safe, &mut w.impulses, reference, 0.0, &mut w.scratch);
    // rounding of a diverged iterate may be larger than the energy at stake: then only the safe state is safe
    read_velocities(space, &mut w.after);
    if w.gains(space, bounced) {
        w.impulses.copy_from(&w.safe);
    }
    w.next.copy_from(&w.impulses);
    true
}

impl Work {
    /// Energy that a gain of the whole island is compared with [J].
    fn scale<S: Space>(&self, space: &S, bounced: bool) -> f64 {
        guard::scale(space, &self.impulses, if bounced { &self.before } else { &self.free })
    }

    /// Whether the impulses, whose velocities were read, bring energy to the whole island.
    fn gains<S: Space>(&self, space: &S, bounced: bool) -> bool {
        let reference = if bounced { &self.before } else { &self.free };
        guard::exceeds(guard::gain_at(&self.impulses, reference, &self.after), 0.0, self.scale(space, bounced))
    }
}

/// Whether the velocities that were read are exactly those that the impulses make from the base; for checks only.
fn is_loaded<S: Space>(space: &mut S, w: &mut Work) -> bool {
    space.load(&w.impulses);
    read_velocities(space, &mut w.scratch);
    let bits = |u: &DVec3| u.to_array().map(f64::to_bits);
    w.scratch.contacts.iter().map(bits).eq(w.after.contacts.iter().map(bits))
}

/// Hands a list over that the next solve makes anew: a long one changes hands, a short one is copied, so that both keep
/// their memory.
fn hand<T: Clone>(from: &mut Vec<T>, to: &mut Vec<T>) {
    if from.len() >= SWAPPED_CONTACTS {
        std::mem::swap(from, to);
    } else {
        to.clone_from(from);
    }
}

/// Facts of the solve that the certificate reports beside its own numbers.
#[derive(Clone, Copy)]
struct Asked<'a> {
    /// Some contact bounced.
    bounced: bool,
    /// The parts of the island, where energy is judged part by part and not of the whole.
    shares: Option<&'a share::Buffers>,
    /// The guard took part of the solution back, or of the bounce that it was found from.
    guarded: bool,
    /// All solves met their tolerance, and every part is lawful.
    solved: bool,
}

/// The numbers of the present impulses, which are loaded and whose velocities were read, recomputed from the problem.
fn examine<S: Space>(space: &mut S, settings: &Settings, asked: &Asked<'_>, w: &mut Work) -> Certificate {
    let reference = if asked.bounced { &w.before } else { &w.free };
    let mut tally = Tally::new(space.rounding(&w.impulses));
    let (laws, impulses, after) = (&w.laws, &w.impulses.contacts, &w.after.contacts);
    fill(&mut w.residuals, laws.len(), space.is_threaded(), |i| {
        let (law, u) = (&laws[i], after[i]);
        contact_residual(space.local(i), law, impulses[i], DVec3::new(u.x + law.bound, u.y, u.z))
    });
    for (i, law) in laws.iter().enumerate() {
        tally.contact(i, w.residuals[i], law, impulses[i], after[i], w.free.contacts[i]);
    }
    for (j, &l) in w.impulses.rows.iter().enumerate() {
        tally.bilateral(l, w.after.rows[j], w.free.rows[j]);
    }
    let (energy, scale) = match asked.shares {
        Some(shares) => shares.excess(space, w),
        None => (guard::gain_at(&w.impulses, reference, &w.after), w.scale(space, asked.bounced)),
    };
    let share = w.shares.iter().fold(1.0, |least, s| min(least, *s));
    let certificate = tally.certify(energy, scale, settings.tolerance, settings.criterion);
    let infeasible = w.squeeze.largest() > settings.tolerance && certificate.verdict == Verdict::Solved;
    let verdict = if infeasible { Verdict::Infeasible } else { certificate.verdict };
    Certificate { restitution_share: share, slack: w.squeeze.largest(), verdict, ..certificate }
}

/// Recomputes everything from the impulses, which are loaded and whose velocities were read, and writes the solution. An
/// unusable solution is replaced by the bounce alone, which is safe, or else by no impulse.
fn certify<S: Space>(space: &mut S, settings: &Settings, asked: &Asked<'_>, w: &mut Work, out: &mut Solution) {
    let mut certificate = examine(space, settings, asked, w);
    if certificate.verdict == Verdict::Solved && !asked.solved {
        certificate.verdict = Verdict::Inexact;
    }
    if certificate.verdict == Verdict::Failed {
        certificate = certify_safe_state(space, settings, asked, w);
    }
    // sweeps from nothing may have found the solution itself
    certificate.guarded = asked.guarded && certificate.verdict != Verdict::Solved;
    // a bounce is over: no impulse to start from
    for (next, &bounced) in w.next.contacts.iter_mut().zip(&w.bounced) {
        if bounced {
            *next = DVec3::ZERO;
        }
    }
    out.certificate = certificate;
    hand_out(space, settings, w, out);
}

/// The certificate of the bounce alone, or else of no impulse, in place of a solution that is not usable.
fn certify_safe_state<S: Space>(space: &mut S, settings: &Settings, asked: &Asked<'_>, w: &mut Work) -> Certificate {
    let (contacts, rows) = (w.impulses.contacts.len(), w.impulses.rows.len());
    let examine_anew = |space: &mut S, w: &mut Work| {
        space.load(&w.impulses);
        read_velocities(space, &mut w.after);
        examine(space, settings, &Asked { shares: None, ..*asked }, w)
    };
    w.impulses.copy_from(&w.bounce);
    let mut certificate = examine_anew(space, w);
    if certificate.verdict == Verdict::Failed {
        w.impulses.reset(contacts, rows);
        certificate = examine_anew(space, w);
    }
    w.next.reset(contacts, rows);
    Certificate { verdict: Verdict::Failed, ..certificate }
}

/// Writes the lists of the solution.
fn hand_out<S: Space>(space: &S, settings: &Settings, w: &mut Work, out: &mut Solution) {
    hand(&mut w.impulses.contacts, &mut out.impulses);
    hand(&mut w.impulses.rows, &mut out.bilateral_impulses);
    hand(&mut w.next.contacts, &mut out.next_guess);
    hand(&mut w.next.rows, &mut out.next_bilateral_guess);
    hand(&mut w.before.contacts, &mut out.velocities_before);
    hand(&mut w.after.contacts, &mut out.velocities);
    hand(&mut w.shares, &mut out.shares);
    out.slacks.clone_from(&w.squeeze.slacks);
    out.velocity_bounds.clear();
    out.velocity_bounds.extend(w.laws.iter().map(|l| l.bound));
    // an impulse that changes no velocity beyond the tolerance is none, and a slip within it neither
    let fastest = match settings.criterion {
        Criterion::Residual => 1.0,
        Criterion::Natural => w.free.contacts.iter().fold(0.0, |m, u| max(m, max_abs(*u))),
    };
    let nothing = settings.tolerance * fastest;
    out.modes.clear();
    for (i, law) in w.laws.iter().enumerate() {
        let (l, u) = (out.impulses[i], out.velocities[i]);
        let mode = |loaded: bool| Mode::of(loaded, l, u, law.friction, nothing);
        out.modes.push(if w.bounced[i] { Mode::Bounce } else { mode(l.x > 0.0 && l.x * space.local(i).nn > nothing) });
    }
}
