//! Momentum of sweeps along the last change, with a limit that learns.
//!
//! A sweep carries a change on by one contact. So the next one sets out from y = x + β(x − x′), beyond where the last two, x′
//! and x, have led (Nesterov 1983: β grows towards 1 with every sweep). Contacts that change their branch make that
//! overshoot: where the square of a sweep's change grows beyond its mean, the momentum starts afresh and its limit is
//! lowered; while it falls, the limit rises again. Unlimited momentum diverges in piles with friction; a limit of
//! 0.9 for ever is better for hulls and does not converge for balls.
//!
//! The rule sees sums over all contacts alone, so it does not depend on the order in which anything was computed.

use tumble_math::order::{max, min};

/// Fraction of the mean that an older square keeps [–]. This and the next five were chosen among a dozen rules by the residuals of
/// moving heaps of boxes, hulls and balls after 60 and 200 sweeps, not derived.
const MEMORY: f64 = 0.7;

/// Ratio to the mean from which on a square has grown [–].
const GROWTH: f64 = 1.2;

/// Limits of the limit [–].
const LEAST_LIMIT: f64 = 0.4;
const MOST_LIMIT: f64 = 0.95;

/// Factor by which the limit falls, and step by which it rises [–].
const FALL: f64 = 0.85;
const RISE: f64 = 0.003;

/// Period, in sweeps, of the plain one [–]. Momentum near its limit oscillates, and a plain sweep damps the overshoot: in 38 problems
/// of a hopper of 300 balls, 400 sweeps then solve 18 instead of 10; on heaps of 1,000 to 8,000 bodies it makes no difference
/// within a few hundred sweeps.
const PLAIN_PERIOD: u32 = 25;

/// Momentum of one run of sweeps.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Momentum {
    /// Sweeps of the run [–].
    most: u32,
    /// Nesterov's t [–].
    t: f64,
    /// Running mean of squares [J].
    mean: f64,
    limit: f64,
}

impl Momentum {
    /// Before the first of at most so many sweeps.
    pub(crate) fn new(most: u32) -> Self {
        Self { most, t: 1.0, mean: f64::INFINITY, limit: MOST_LIMIT }
    }

    /// Momentum β with which the sweep after this one sets out, the `sweep`th, which changed so much [J]; `None` for none.
    ///
    /// The last sweeps are plain: without them a single contact caught in full swing sets the largest residual.
    pub(crate) fn after(&mut self, sweep: u32, square: f64) -> Option<f64> {
        self.limit = min(self.limit + RISE, MOST_LIMIT);
        // a square that is no number has grown
        let grown = !(square <= GROWTH * self.mean);
        if grown {
            (self.t, self.limit) = (1.0, max(FALL * self.limit, LEAST_LIMIT));
        }
        let first = !(self.mean < f64::INFINITY);
        self.mean = if grown || first { square } else { MEMORY * self.mean + (1.0 - MEMORY) * square };
        let next = 0.5 * (1.0 + (1.0 + 4.0 * self.t * self.t).sqrt());
        let momentum = min((self.t - 1.0) / next, self.limit);
        self.t = next;
        Some(momentum).filter(|momentum| *momentum > 0.0 && !self.is_plain(sweep + 1))
    }

    /// Ends the run after so many sweeps.
    pub(crate) fn end_after(&mut self, most: u32) {
        self.most = most;
    }

    /// Running mean of the squares of changes [J].
    pub(crate) fn mean(&self) -> f64 {
        self.mean
    }

    /// Forgets all sweeps so far.
    pub(crate) fn forget(&mut self) {
        *self = Self::new(self.most);
    }

    /// Whether a sweep sets out from where the last one led.
    fn is_plain(&self, sweep: u32) -> bool {
        sweep.is_multiple_of(PLAIN_PERIOD) || sweep + last_plain(self.most) > self.most
    }
}

/// Plain sweeps at the end of a run of so many.
pub(crate) fn last_plain(most: u32) -> u32 {
    match most {
        0..10 => 0,
        10..40 => 2,
        _ => 5,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn momentum_grows_to_its_limit_while_changes_shrink() {
        let mut m = Momentum::new(200);
        assert_eq!(m.after(1, 1.0), None);
        let mut last = 0.0;
        for k in 2..195 {
            let now = m.after(k, 1.0 / f64::from(k));
            assert_eq!(now.is_none(), (k + 1) % PLAIN_PERIOD == 0, "{k}: {now:?}");
            if let Some(now) = now {
                assert!(now > last || now >= MOST_LIMIT, "{k}: {now} after {last}");
                last = now;
            }
        }
        assert_eq!(last, MOST_LIMIT);
        for k in 195..200 {
            assert_eq!(m.after(k, 1e-3), None, "the last sweeps are plain");
        }
    }

    #[test]
    fn a_change_that_grows_starts_it_afresh_below_a_lower_limit() {
        let mut m = Momentum::new(1000);
        for k in 1..100 {
            m.after(k, 1.0);
        }
        assert_eq!(m.after(100, 1.0), Some(MOST_LIMIT));
        assert_eq!(m.after(101, 1.3), None);
        let after: Vec<_> = (102..140).filter_map(|k| m.after(k, 1.0)).collect();
        let most = after.iter().fold(0.0, |most, b| max(most, *b));
        assert!(most < MOST_LIMIT - 0.02 && most > FALL * MOST_LIMIT, "{most}");
        // as low as it gets, and it comes back
        for k in 140..160 {
            m.after(k, f64::from(1 << (k - 138)));
        }
        assert!(m.limit < 0.6 && m.limit >= LEAST_LIMIT);
        for k in 160..400 {
            m.after(k, 1.0);
        }
        assert_eq!(m.limit, MOST_LIMIT);
    }

    #[test]
    fn what_is_no_number_has_no_momentum() {
        let mut m = Momentum::new(100);
        for k in 1..30 {
            m.after(k, 1.0);
        }
        assert_eq!(m.after(30, f64::NAN), None);
        assert_eq!(m.after(31, f64::NAN), None);
        assert_eq!(m.after(32, f64::INFINITY), None);
    }
}
