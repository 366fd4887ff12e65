//! Verdict: is what the solver says of its answers what impulses and velocities say?
//!
//! The mode of a contact and the residual of an island are recomputed from the recorded impulses and the velocities of the
//! bodies; residual, verdict and guard of a frame from those of its islands.

use super::contact::pushes;
use super::findings::Audit;
use super::laws::{OneContact, Residual};
use super::step::{Stage, Step};
use crate::contact_rows::SolveRow;
use std::collections::BTreeMap;
use tumble::{Mode, Verdict};
use tumble_math::order::{max, positive_part};

/// Part of a threshold within which rounding decides on which side of it a number is [–].
const UNDECIDED: f64 = 1e-9;

/// Part of its cone within which friction is inside [–]: nearer to the edge it may be rounding. The numbers are those that
/// the word was chosen by, to the last bit.
const INSIDE: f64 = 1.0 - 1e-12;

pub(super) fn check(audit: &mut Audit, stage: &Stage<'_>, step: &Step<'_>, turning: bool) {
    frame(audit, stage, step);
    for s in &step.solves {
        let over = if s.verdict == Verdict::Solved { positive_part(s.residual - stage.tolerance) } else { 0.0 };
        audit.ask("verdict", step.after.row.frame, over, 0.0, || {
            format!("island {} is called solved with a residual of {:.3e} m/s", s.island, s.residual)
        });
    }
    if turning {
        contacts(audit, stage, step);
        step.touches.iter().for_each(|touch| contacts(audit, stage, touch));
    }
}

/// Residuals and modes of contacts against those of their islands.
fn contacts(audit: &mut Audit, stage: &Stage<'_>, step: &Step<'_>) {
    let solves: BTreeMap<u32, &SolveRow> = step.solves.iter().map(|s| (s.island, s)).collect();
    let pushes = pushes(step);
    for (c, &bias) in step.contacts.iter().zip(&step.biases) {
        let solve = solves.get(&c.island).copied();
        let one = OneContact { c, bias, solve, stage, step };
        let r = Residual::new(c, bias, stage, step);
        one.residual(audit, &r, one.unsure(&r, one.rounding(&pushes)));
        one.mode(audit, &r);
    }
}

/// Verdict and residual of the frame against those of its islands.
fn frame(audit: &mut Audit, stage: &Stage<'_>, step: &Step<'_>) {
    let row = &step.after.row;
    let residual = step.solves.iter().fold(0.0, |m, s| max(m, s.residual));
    // a recording of an older format does not say what its steps missed
    let geometry = if row.missed_depth > 0.0 { Verdict::Overlap } else { Verdict::Solved };
    let verdict = step.solves.iter().map(|s| s.verdict).fold(geometry, Verdict::max);
    let guarded = step.solves.iter().filter(|s| s.guarded).count();
    let same =
        row.residual.to_bits() == residual.to_bits() && row.verdict == verdict && row.guarded as usize == guarded;
    let missed = step.missed.values().fold(0.0, |m, depth| max(m, *depth));
    // as text a number may lose its last bit
    let apart = if stage.has_origins { (row.missed_depth - missed).abs() } else { 0.0 };
    audit.ask("verdict", row.frame, apart, 4.0 * f64::EPSILON * missed, || {
        format!("the frame says that it misses {:.3e} m, its events {missed:.3e} m", row.missed_depth)
    });
    audit.ask("verdict", row.frame, f64::from(u8::from(!same)), 0.0, || {
        let (says, is) = (row.verdict.name(), verdict.name());
        format!(
            "the frame says {says}, residual {:.3e} m/s, {} guarded; its islands {is}, {residual:.3e} m/s, {guarded}",
            row.residual, row.guarded
        )
    });
}

impl OneContact<'_> {
    /// The residual of an island is no smaller than that of any of its contacts.
    fn residual(&self, audit: &mut Audit, r: &Residual, unsure: f64) {
        let Some(s) = self.solve else { return };
        let own = max(r.normal, r.tangential.unwrap_or(0.0));
        // written so that what is not a number is a violation
        let hidden = if own <= s.residual { 0.0 } else { own - s.residual };
        audit.ask("verdict", self.frame(), hidden, unsure, || {
            format!("{} misses the law by {own:.3e} m/s, its island says {:.3e} m/s", self.who(), s.residual)
        });
    }

    /// The word for what it does is what its impulse and its slip say.
    fn mode(&self, audit: &mut Audit, r: &Residual) {
        let (c, nothing) = (self.c, self.stage.tolerance);
        let [n, t1, t2] = c.impulse;
        let (friction, most) = ((t1 * t1 + t2 * t2).sqrt(), c.friction * n);
        let slip = (c.velocity[1] * c.velocity[1] + c.velocity[2] * c.velocity[2]).sqrt();
        let (below, above) = (nothing * (1.0 - UNDECIDED), nothing * (1.0 + UNDECIDED));
        let right = match c.mode {
            Mode::Open => r.load <= above,
            Mode::Stick => r.load >= below && (friction <= most * INSIDE || slip <= above),
            Mode::Slide => r.load >= below && friction >= most * INSIDE && slip >= below,
            // whether a blow was fast enough hangs on what struck it before
            Mode::Bounce => c.restitution > 0.0 && self.solve.is_some_and(|s| s.rounds > 0),
        };
        audit.ask("verdict", self.frame(), f64::from(u8::from(!right)), 0.0, || {
            format!(
                "{} is said to {}: load {:.3e} m/s, friction {friction:.6e} of {most:.6e} N·s, slip {slip:.3e} m/s",
                self.who(),
                c.mode.name(),
                r.load
            )
        });
    }
}
