//! The end of a solve: guard, certificate, and the solution as it is handed out.
//!
//! Whatever the phases came to, no answer that brings energy leaves here, and none without its numbers recomputed from
//! the problem.

use super::budget::Budget;
use super::dispatch::{self, dispatch};
use super::phases::Phases;
use super::solution::{LARGE, Mode, Solution};
use super::work::Work;
use crate::effort::Effort;
use crate::judge::certificate::{Certificate, Tally, Verdict, contact_residual};
use crate::judge::guard;
use crate::judge::measure::Judge;
use crate::linear::parallel::fill;
use crate::one_contact::law::Law;
use crate::settings::{Criterion, Method, Settings};
use crate::space::traits::{ContactSpace, Impulses, Space, read_velocities};
use tumble_math::DVec3;
use tumble_math::order::{max, max_abs, positive_part};

/// A small island that fails its laws by more than this after a bounce is near no answer [m/s]: in a corner with much
/// friction there may be none.
const GROSS: f64 = 1e-2;

/// A search for one presses harder and harder: impulses are wild beyond so many times those of the bounce [–]. This and
/// [`GROSS`] are chosen, not derived.
const PRESSED: f64 = 10.0;

/// Guard, certificate and the solution as it is handed out; `w` holds the velocities of this space before and after the
/// kick, and the latter is the base of the space.
pub(super) fn conclude<S: ContactSpace>(
    space: &mut S,
    settings: &Settings,
    phases: &Phases,
    w: &mut Work,
    out: &mut Solution,
) {
    let bounced = phases.bounced;
    let mut cap = 0.0;
    if bounced {
        space.load(&w.bounce);
        cap = guard::gain(space, &w.bounce, &w.before);
    }

    // velocities under the answer: what the guard looks at
    if bounced || !phases.loaded {
        space.load(&w.impulses);
    }
    read_velocities(space, &mut w.after);
    debug_assert!(is_loaded(space, w), "velocities are not those of the impulses, bit by bit");
    let reference = if bounced { &w.before } else { &w.free };
    let mut scale = guard::scale(space, &w.impulses, reference);
    let gains = guard::exceeds(guard::gain_at(&w.impulses, reference, &w.after), cap, scale);
    let wild = is_jammed(phases, settings) && is_wild(space, &w.impulses, &w.bounce);
    let guarded = settings.guard && (gains || wild);
    let mut solved = phases.solved;
    if guarded {
        solved &= hold_back(space, settings, phases, (cap, wild), w, &mut out.effort);
    }
    // what the answer is held to: the gaps as they are; bounces only if they were not blended away
    for (i, law) in w.laws.iter_mut().enumerate() {
        law.spent_normal_impulse = 0.0;
        if !w.bounce_bound[i] {
            law.bound = w.gaps[i];
        } else if guarded {
            law.bound = space.gap_bound(i);
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

/// Whether contacts may press each other without end, until velocities are nothing but rounding: a jam.
fn is_jammed(phases: &Phases, settings: &Settings) -> bool {
    let unsolved = phases.bounced && !phases.solved && !phases.budget.large && phases.residual > GROSS;
    unsolved && settings.criterion == Criterion::Residual
}

/// Whether impulses are far beyond those of the bounce; written so that a NaN is.
fn is_wild<S: Space>(space: &mut S, impulses: &Impulses, bounce: &Impulses) -> bool {
    !(space.rounding(impulses) <= PRESSED * space.rounding(bounce))
}

/// The guard: takes an answer that brings more than `cap` [J], or that is wild, back towards a safe state as far as the
/// energy demands. Whether the solves that this took met their tolerance.
fn hold_back<S: ContactSpace>(
    space: &mut S,
    settings: &Settings,
    phases: &Phases,
    (cap, wild): (f64, bool),
    w: &mut Work,
    effort: &mut Effort,
) -> bool {
    let mut solved = true;
    w.safe.copy_from(&w.bounce);
    if phases.bounced {
        solved = solve_with_fixed_normals(space, settings, &phases.budget, cap, w, effort);
    } else {
        // a wrong guess: sweeps from nothing hardly ever gain, and leave more of the law than a blend with nothing
        space.restore();
        w.impulses.copy_from(&w.bounce);
        let (laws, free) = (&w.laws, &w.free);
        let judge = Judge { laws, free, tolerance: settings.tolerance, criterion: settings.criterion, gaps: None };
        dispatch::start_afresh(space, &judge, &mut w.impulses, &phases.budget, &mut w.methods, effort);
    }
    if wild {
        // no part of the segment to it is worth taking
        if is_wild(space, &w.safe, &w.bounce) {
            w.safe.copy_from(&w.bounce);
        }
        w.impulses.copy_from(&w.safe);
    }
    let reference = if phases.bounced { &w.before } else { &w.free };
    guard::blend(space, &w.safe, &mut w.impulses, reference, cap, &mut w.scratch);
    // rounding of a wild iterate may be larger than what is at stake: then only the safe state is safe
    if guard::exceeds(guard::gain(space, &w.impulses, reference), cap, guard::scale(space, &w.impulses, reference)) {
        w.impulses.copy_from(&w.safe);
    }
    w.next.copy_from(&w.impulses);
    solved
}

/// Whether the velocities that were read are exactly those that the impulses make from the base; for checks only.
fn is_loaded<S: Space>(space: &mut S, w: &mut Work) -> bool {
    space.load(&w.impulses);
    read_velocities(space, &mut w.scratch);
    let bits = |u: &DVec3| u.to_array().map(f64::to_bits);
    w.scratch.contacts.iter().map(bits).eq(w.after.contacts.iter().map(bits))
}
/// The safe state, unconditionally dissipative: from the bounce on, its normal impulses fixed, no bounce bounds,
/// friction within μ(p + λ_n). `w.safe` holds the bounce and becomes the total of both. Whether it was solved.
fn solve_with_fixed_normals<S: ContactSpace>(
    space: &mut S,
    settings: &Settings,
    budget: &Budget,
    cap: f64,
    w: &mut Work,
    effort: &mut Effort,
) -> bool {
    let n = space.contact_count();
    space.load(&w.bounce);
    space.rebase();
    read_velocities(space, &mut w.base);
    w.build_fixed_normal_laws(space, settings);
    let mut increments = std::mem::take(&mut w.scratch);
    increments.reset(n, space.row_count());
    let (laws, free) = (&w.laws, &w.base);
    let judge = Judge { laws, free, tolerance: settings.tolerance, criterion: settings.criterion, gaps: None };
    let budget = budget.after_bounce();
    let (measure, _) = dispatch(space, &judge, &mut increments, Method::Auto, &budget, &mut w.methods, effort);
    let solved = judge.accepts(measure);
    for (f, l) in w.safe.contacts.iter_mut().zip(&increments.contacts) {
        *f += *l;
    }
    for (f, l) in w.safe.rows.iter_mut().zip(&increments.rows) {
        *f += l;
    }
    w.scratch = increments;
    space.restore();
    space.load(&w.safe);
    if guard::exceeds(guard::gain(space, &w.safe, &w.before), cap, guard::scale(space, &w.safe, &w.before)) {
        guard::blend(space, &w.bounce, &mut w.safe, &w.before, cap, &mut w.scratch);
    }
    solved
}

impl Work {
    /// The laws of the stage with fixed normal impulses.
    fn build_fixed_normal_laws<S: Space>(&mut self, space: &S, settings: &Settings) {
        self.laws.clear();
        for i in 0..space.contact_count() {
            let spent = positive_part(self.bounce.contacts[i].x);
            self.laws
                .push(Law { spent_normal_impulse: spent, ..Law::of(space.gap_bound(i), space.friction(i), settings) });
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
    let energy = guard::gain_at(&w.impulses, reference, &w.after) - asked.cap;
    tally.certify(energy, asked.scale, settings.tolerance, settings.criterion)
}

/// By how much the present impulses fail the laws with the bounces in them [m/s], whose velocity bounds are kept in `w.gaps`.
fn residual_with_bounces<S: Space>(space: &S, w: &Work) -> f64 {
    let of = |(i, law): (usize, &Law)| {
        let u = w.after.contacts[i];
        contact_residual(space.local(i), law, w.impulses.contacts[i], DVec3::new(u.x + w.gaps[i], u.y, u.z))
    };
    w.laws.iter().enumerate().map(of).fold(0.0, max)
}

/// Recomputes everything from the impulses, which are loaded and whose velocities were read, and writes the solution. An
/// unusable answer is replaced by the bounce alone, which is safe, or else by no impulse.
fn certify<S: Space>(space: &mut S, settings: &Settings, asked: &Asked, w: &mut Work, out: &mut Solution) {
    let Asked { bounced, guarded, solved, cap, .. } = *asked;
    let mut certificate = examine(space, settings, asked, w);
    match certificate.verdict {
        // both solves met their tolerance: what is left is what the energy did not allow
        Verdict::Inexact if guarded && solved && bounced && certificate.approach <= max(settings.tolerance, 1e-12) => {
            certificate.verdict = Verdict::Guarded;
        }
        Verdict::Solved if bounced && !solved => certificate.verdict = Verdict::Inexact,
        // on the law without the bounces that the guard took back: the law has them
        Verdict::Solved if bounced && guarded => {
            let residual = residual_with_bounces(space, w);
            let allowed = match settings.criterion {
                Criterion::Residual => settings.tolerance - certificate.rounding,
                Criterion::Natural => certificate.residual,
            };
            if residual > allowed {
                (certificate.verdict, certificate.residual) = (Verdict::Guarded, max(certificate.residual, residual));
            }
        }
        _ => {}
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
