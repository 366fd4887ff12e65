//! Verdict of a step: one word for the worst that can be said of it.
//!
//! An island's certificate speaks of its contacts alone ([`tumble_solver::Verdict`]). A step has more to answer for: whether
//! it was made at all, and whether its velocities lead bodies into each other where no contact stands between them. The
//! numbers behind the word stand in the report; here they are only compared.

use tumble_solver::Verdict as SolverVerdict;

/// Verdict of a step, from the best to the worst; the worst of all islands counts. Recordings store the number; the order is that of
/// severity, not of introduction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Verdict {
    /// The contact law holds at every contact, to the tolerance.
    Solved = 0,
    /// Of recordings of format 2 alone, no step says it any more: the energy guard moved a bounce off the law, by the residual
    /// that is stated. Such a bounce now has a share of its restitution, see
    /// [`Certificate::restitution_share`](tumble_solver::Certificate::restitution_share).
    Guarded = 1,
    /// A kinematic body leaves others no room: no velocity keeps every bound. The bounds yield by the least that leaves room, and
    /// [`StepReport::squeezed`](crate::StepReport::squeezed) says into which bodies, how deep.
    Infeasible = 2,
    /// The velocities lead bodies into each other farther than is tolerated, and the attempts of the step are spent.
    Overlap = 3,
    /// The work ran out before the tolerance was met; the residual says by how much.
    Inexact = 4,
    /// An island had no usable solution and got the impulses of its restitution phase, or none; or the step was refused.
    Failed = 5,
}

impl Verdict {
    /// All verdicts, from the best to the worst.
    pub const ALL: [Self; 6] =
        [Self::Solved, Self::Guarded, Self::Infeasible, Self::Overlap, Self::Inexact, Self::Failed];

    /// Lower-case name, as in recordings and JSON.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Guarded => "guarded",
            Self::Infeasible => "infeasible",
            Self::Overlap => "overlap",
            Self::Inexact => "inexact",
            Self::Failed => "failed",
        }
    }
}

/// How many steps or frames had each verdict.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VerdictCounts([u64; Verdict::ALL.len()]);

impl VerdictCounts {
    /// Counts one more.
    pub fn add(&mut self, verdict: Verdict) {
        self.0[verdict as usize] += 1;
    }

    /// How many had this verdict.
    #[must_use]
    pub fn of(&self, verdict: Verdict) -> u64 {
        self.0[verdict as usize]
    }

    /// How many were not `solved`.
    #[must_use]
    pub fn unsolved(&self) -> u64 {
        self.worst_first().map(|(_, n)| n).sum()
    }

    /// Verdicts other than `solved` that occurred, each with its count, from the worst to the best. Their counts add up to
    /// [`Self::unsolved`]: each step or frame is in one of them.
    pub fn worst_first(&self) -> impl Iterator<Item = (Verdict, u64)> {
        let all = Verdict::ALL.iter().rev().map(|&v| (v, self.of(v)));
        all.filter(|&(v, n)| v != Verdict::Solved && n > 0)
    }
}

impl FromIterator<Verdict> for VerdictCounts {
    fn from_iter<I: IntoIterator<Item = Verdict>>(verdicts: I) -> Self {
        let mut counts = Self::default();
        verdicts.into_iter().for_each(|v| counts.add(v));
        counts
    }
}

impl From<SolverVerdict> for Verdict {
    fn from(of_island: SolverVerdict) -> Self {
        match of_island {
            SolverVerdict::Solved => Self::Solved,
            SolverVerdict::Infeasible => Self::Infeasible,
            SolverVerdict::Inexact => Self::Inexact,
            SolverVerdict::Failed => Self::Failed,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_verdict_is_counted_once() {
        for worst in Verdict::ALL {
            let counts: VerdictCounts = Verdict::ALL.into_iter().filter(|v| *v <= worst).chain([worst]).collect();
            assert!(Verdict::ALL.iter().all(|&v| counts.of(v) == u64::from(v <= worst) + u64::from(v == worst)));
            let told: Vec<_> = counts.worst_first().collect();
            assert_eq!(told.iter().map(|(_, n)| n).sum::<u64>(), counts.unsolved());
            assert_eq!(told.first(), (worst > Verdict::Solved).then_some(&(worst, 2)));
            assert!(told.is_sorted_by(|a, b| a.0 > b.0), "{told:?}");
        }
    }

    #[test]
    fn verdicts_are_ordered_and_those_of_islands_keep_their_names() {
        assert!(Verdict::ALL.is_sorted());
        for of_island in
            [SolverVerdict::Solved, SolverVerdict::Infeasible, SolverVerdict::Inexact, SolverVerdict::Failed]
        {
            assert_eq!(Verdict::from(of_island).name(), of_island.name());
        }
    }
}
