//! A part of an island whose share of restitution is searched for: its trials so far, and the next share.
//!
//! Its shares without and with all of the restitution make the bracket; f is the energy above the cap, and half of what is near
//! enough. Not here: the solves, and which bodies are a part (`share`).

use super::bracket::{Bracket, Point};
use tumble_math::order::{max, min};

/// Length at which a bracket is closed on a jump of Ψ [–]: the start of the solve decides on which side it ends. Chosen, not derived.
const JUMP_LENGTH: f64 = 1e-7;

/// Largest distance of Ψ from its cap, relative to the energy of the part [–], in small islands and in large ones. Any lower share is as
/// lawful, only less continuous in the data; a solution to the tolerance can tell 1e-9. That of large islands is chosen, not derived: it
/// saves solves, and decides the restitution share that is reported.
pub(super) const CAP_ACCURACY: f64 = 1e-9;
pub(super) const CAP_ACCURACY_LARGE: f64 = 1e-3;

/// A part whose share is searched for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    /// First body of its group.
    pub(super) first: u32,
    /// The share of the next trial, in the end of the lower end [–].
    pub(super) share: f64,
    /// Between a share that is lawful and one that is not, once there is one that is.
    pub(super) bracket: Option<Bracket>,
    /// Trials of the two ends.
    pub(super) low: usize,
    pub(super) high: usize,
    /// Energy that it gains with all of the restitution [J]; infinite where that was not solved.
    pub(super) gain_at_one: f64,
    /// Energy that it may gain [J], and the energy that a gain is compared with [J].
    pub(super) cap: f64,
    pub(super) scale: f64,
    pub(super) done: bool,
}

impl Candidate {
    pub(super) fn new(first: u32, gain_at_one: f64, scale: f64) -> Self {
        let (share, cap, bracket, done) = (0.0, 0.0, None, false);
        Self { first, share, bracket, low: 0, high: 0, gain_at_one, cap, scale, done }
    }

    /// Position of the share between the two ends [–].
    pub(super) fn part(&self) -> f64 {
        let Some(bracket) = self.bracket.filter(|_| self.low != self.high) else { return 0.0 };
        let (low, high) = bracket.ends();
        (self.share - low.share) / (high.share - low.share)
    }

    /// Half of the distance by which Ψ may stay below its cap [J]: the middle of the accepted range is aimed at.
    pub(super) fn aim(&self, near: f64) -> f64 {
        0.5 * near * self.scale
    }

    /// Takes in its gain [J] without restitution: that much it may gain.
    pub(super) fn open(&mut self, gain: f64, trial: usize, near: f64) {
        let aim = self.aim(near);
        self.cap = max(0.0, gain);
        let at_one = Point { share: 1.0, value: self.gain_at_one - self.cap + aim };
        if self.gain_at_one <= self.cap {
            // no more than without restitution
            (self.share, self.done) = (1.0, true);
            self.bracket = Some(Bracket::new(Point { share: 1.0, value: 0.0 }, at_one));
            return;
        }
        self.low = trial;
        // allowed, however near to its cap: Ψ falls from there
        let at_zero = Point { share: 0.0, value: min(gain - self.cap + aim, -aim) };
        self.bracket = Some(Bracket::new(at_zero, at_one));
    }

    /// Takes in its gain [J] with its present share, and chooses the next.
    pub(super) fn close_in(&mut self, gain: f64, trial: usize, near: f64) {
        let aim = self.aim(near);
        let Some(bracket) = &mut self.bracket else { return };
        let (value, allowed) = (gain - self.cap + aim, gain <= self.cap);
        bracket.take(Point { share: self.share, value: if allowed { min(value, 0.0) } else { value } });
        if allowed {
            self.low = trial;
        } else {
            self.high = trial;
        }
        self.done = (allowed && value >= -aim) || bracket.width() <= JUMP_LENGTH;
        self.share = if self.done { bracket.ends().0.share } else { bracket.next() };
    }
}
