//! How often a step is detected and solved, and when its answer stands.
//!
//! An answer is verified. Contacts that it overlooked are added, and the step is solved again, as often as the settings
//! allow; beyond that only bodies that would otherwise be deep in each other or past each other are worth a further solve.

use crate::model::settings::MOST_SOLVES;
use crate::verify::again::SolveMode;

/// Most attempts of a step that may still wake bodies, start islands over or verify an answer [–].
const ATTEMPTS: u32 = MOST_SOLVES;

/// Most attempts where bodies would otherwise be past each other [–]: a body that is through a wall is not seen in the next
/// step. An impact goes down a column by one body an attempt.
pub(crate) const MOST_ATTEMPTS: u32 = 40;

/// Further solves of a step, beyond those allowed, for bodies that would otherwise be deep in each other [–].
const MOST_RESCUES: u32 = 3;

/// Properties of an answer by itself.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    /// Some body may come through another until the next detection.
    pub(super) fast: bool,
    /// Some large island has an impact.
    pub(super) has_impact: bool,
    /// Some island has a draft only.
    pub(super) is_draft: bool,
}

/// Whether an answer stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Decision {
    Accept,
    SolveAgain,
}

/// The attempts of a step so far.
pub(super) struct Attempts {
    count: u32,
    /// Solves that the user allows.
    max_solves: u32,
    solves_left: u32,
    /// Further solves, beyond those allowed.
    rescues: u32,
    /// Large islands with an impact are solved only as well as it takes to see what they overlook.
    drafting: bool,
}

impl Attempts {
    pub(super) fn new(max_solves: u32) -> Self {
        Self { count: 0, max_solves, solves_left: max_solves, rescues: 0, drafting: true }
    }

    /// Begins the next attempt; returns its number.
    pub(super) fn begin(&mut self) -> u32 {
        self.count += 1;
        self.count
    }

    /// The attempt has found out when its islands touch, and nothing else.
    pub(super) fn take_back(&mut self) {
        self.count -= 1;
    }

    /// The last attempt is solved as it stands: no body is woken or put back without being solved again.
    pub(super) fn is_last(&self) -> bool {
        self.count >= MOST_ATTEMPTS
    }

    /// Whether bodies may still wake or start over.
    pub(super) fn may_change_bodies(&self) -> bool {
        self.count < ATTEMPTS
    }

    /// Whether the islands are to be solved as drafts: there is a solve left for a full answer.
    pub(super) fn draft(&self) -> bool {
        self.drafting && self.solves_left > 1
    }

    /// Counts a solve.
    pub(super) fn solved(&mut self) {
        self.solves_left = self.solves_left.saturating_sub(1);
    }

    /// From here on every solve is a full one.
    pub(super) fn solve_in_full(&mut self) {
        self.drafting = false;
    }

    /// Whether all attempts that the user allows are made.
    pub(super) fn are_spent(&self) -> bool {
        self.count >= ATTEMPTS || self.solves_left == 0
    }

    /// Whether the answer stands, given how it must be solved again, if so. Where the attempts are
    /// spent, or large islands with an impact are no longer verified, only tunnelling counts (`constrain_tunnelling`).
    pub(super) fn decide(
        &mut self,
        again: Option<SolveMode>,
        seen: Seen,
        constrain_tunnelling: impl FnOnce() -> bool,
    ) -> Decision {
        if let Some(again) = again {
            self.drafting &= again == SolveMode::Draft;
            return Decision::SolveAgain;
        }
        let may_be_rescued = !self.is_last()
            && (self.are_spent() || seen.has_impact)
            && self.rescues < most_rescues(seen.fast, seen.has_impact, self.max_solves);
        if may_be_rescued && constrain_tunnelling() {
            self.rescues += 1;
            return Decision::SolveAgain;
        }
        Decision::Accept
    }
}

/// Further solves of a step, beyond those allowed, for bodies that would otherwise be deep in each other or, where some are
/// fast, past each other [–]. `Settings::max_solves` tells the user.
fn most_rescues(fast: bool, has_impact: bool, max_solves: u32) -> u32 {
    match fast {
        false => MOST_RESCUES,
        // all others would be solved again for one of them
        true if has_impact || max_solves < ATTEMPTS => ATTEMPTS,
        true => MOST_ATTEMPTS,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::settings::Settings;

    const CALM: Seen = Seen { fast: false, has_impact: false, is_draft: false };
    const FAST: Seen = Seen { fast: true, ..CALM };
    const IMPACT: Seen = Seen { has_impact: true, ..CALM };
    const FAST_IMPACT: Seen = Seen { fast: true, ..IMPACT };

    /// Solves of a step in which a body tunnels whatever is done, and that must be solved `again` while it is verified.
    fn solves(max_solves: u32, seen: Seen, again: Option<SolveMode>) -> u32 {
        let mut attempts = Attempts::new(max_solves);
        loop {
            let count = attempts.begin();
            attempts.solved();
            let again = again.filter(|_| !attempts.are_spent());
            if attempts.decide(again, seen, || true) == Decision::Accept {
                return count;
            }
            assert!(count < MOST_ATTEMPTS, "a step ends");
        }
    }

    /// The promise of `Settings::max_solves`, and of the page of scenes on bounded work.
    #[test]
    fn a_step_is_solved_as_often_as_its_settings_say() {
        let every = Some(SolveMode::Draft);
        assert_eq!(solves(MOST_SOLVES, CALM, every), 8 + 3);
        assert_eq!(solves(MOST_SOLVES, FAST_IMPACT, every), 8 + 8);
        assert_eq!(solves(MOST_SOLVES, FAST, every), 40);
        let realtime = Settings::realtime().max_solves;
        assert_eq!(realtime, 1);
        assert_eq!(solves(realtime, CALM, every), 1 + 3);
        assert_eq!(solves(realtime, FAST, every), 1 + 8);
        assert_eq!(solves(realtime, FAST_IMPACT, every), 1 + 8);
    }

    /// Where nothing was overlooked an answer stands, unless it is one of an impact in which a body tunnels.
    #[test]
    fn an_answer_that_overlooks_nothing_stands() {
        assert_eq!(solves(MOST_SOLVES, CALM, None), 1);
        assert_eq!(solves(MOST_SOLVES, FAST, None), 1);
        assert_eq!(solves(MOST_SOLVES, IMPACT, None), 1 + 3);
        let mut attempts = Attempts::new(MOST_SOLVES);
        attempts.begin();
        attempts.solved();
        assert_eq!(attempts.decide(None, FAST_IMPACT, || false), Decision::Accept);
    }

    /// Drafts end when an island has shown what it overlooks, and never come back.
    #[test]
    fn a_full_answer_is_followed_by_full_answers() {
        let mut attempts = Attempts::new(MOST_SOLVES);
        assert!(attempts.draft());
        for again in [SolveMode::Draft, SolveMode::Full, SolveMode::Draft] {
            attempts.begin();
            attempts.solved();
            attempts.decide(Some(again), IMPACT, || false);
        }
        assert!(!attempts.draft());
        assert!(!Attempts::new(1).draft(), "the only solve is a full one");
    }
}
