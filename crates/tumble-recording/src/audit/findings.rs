//! Findings of an audit: the laws, how often each was asked, and where it does not hold.
//!
//! A question has a defect and a limit in the same unit. Which defects are asked for, and what could be rounding, is left to
//! the file of each law.

use crate::contact_rows::SolveRow;
use crate::rows::FrameRow;
use serde::{Serialize, Serializer};
use tumble::{Verdict, VerdictCounts};

/// Most violations that are kept word for word.
const KEPT: usize = 1000;

/// The laws that are audited, in the order in which they are reported.
pub const LAWS: [(&str, &str); 11] = [
    ("sequence", "frames follow each other, nothing is missing"),
    ("motion", "positions follow from velocities"),
    ("momentum", "momentum changes by what acts, body by body and in all"),
    ("cone", "no pull, friction within its cone"),
    ("contact", "no approach, no impulse across a gap, friction against the slip"),
    ("joint", "joints hold, limits stop, motors and friction give no more than they have"),
    ("surface", "friction and restitution are those of the materials"),
    ("verdict", "modes, residuals and verdicts are what the numbers say"),
    ("overlap", "gaps are those of the shapes, nothing sinks in"),
    ("passage", "nothing gets through another on its way"),
    ("energy", "the ledger's entries and their sum"),
];

/// A law that does not hold in a frame.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Violation {
    /// Which law, one of [`LAWS`].
    pub law: &'static str,
    /// In which frame.
    pub frame: u64,
    /// The violation in words.
    pub what: String,
    /// By how much, in the unit of the law's quantity that `what` tells [J, N·s, m/s, m or –].
    pub defect: f64,
    /// How much could be rounding or is admitted, in the unit of `defect`.
    pub limit: f64,
}

/// Finding about one law.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Finding {
    /// Which law.
    pub law: &'static str,
    /// The law in words.
    pub meaning: &'static str,
    /// Questions asked.
    pub checks: u64,
    /// Answers that break it.
    pub violations: u64,
    /// Largest defect in parts of what could be rounding or is admitted [–].
    pub worst: f64,
    /// Where that is.
    pub worst_frame: u64,
}

/// The outcome of an audit.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Audit {
    /// Frames that were looked at.
    pub frames: u64,
    /// Contact points that were looked at.
    pub contacts: u64,
    /// Recorded verdicts of the frames; those that are not `solved` are held to what they admit. In JSON a number for each verdict
    /// and `unsolved`.
    #[serde(flatten, serialize_with = "by_name")]
    pub verdicts: VerdictCounts,
    /// Largest residual of those whose work ran out or that failed [m/s].
    pub unsolved_residual: f64,
    /// Frames whose verdict is `inexact` and whose residual is within the tolerance: a bounce missed it, or rounding may hide that
    /// it was missed.
    pub unsolved_within: u64,
    /// Largest residual of frames whose verdict is `guarded` [m/s].
    pub guarded_residual: f64,
    /// Deepest overlap that a frame says it leads into [m].
    pub missed_depth: f64,
    /// Frames that lead bodies into overlap, whatever their verdict.
    pub missed_frames: u64,
    /// Questions that this recording cannot answer.
    pub skipped: Vec<String>,
    /// One finding per law.
    pub laws: Vec<Finding>,
    /// The violations, as many as are kept.
    pub violations: Vec<Violation>,
    /// All violations.
    pub violation_count: u64,
}

/// A number for each verdict by its name, and `unsolved` for all but `solved`.
fn by_name<S: Serializer>(counts: &VerdictCounts, to: S) -> Result<S::Ok, S::Error> {
    let each = Verdict::ALL.iter().map(|&v| (v.name(), counts.of(v)));
    to.collect_map(each.chain([("unsolved", counts.unsolved())]))
}

impl Audit {
    /// Whether every law holds.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.violation_count == 0
    }

    /// Counts what a frame says of itself.
    pub(super) fn admit(&mut self, row: &FrameRow, solves: &[SolveRow], tolerance: f64) {
        self.verdicts.add(row.verdict);
        self.missed_depth = tumble_math::order::max(self.missed_depth, row.missed_depth);
        self.missed_frames += u64::from(row.missed_depth > 0.0);
        if row.verdict > Verdict::Overlap {
            self.unsolved_residual = tumble_math::order::max(self.unsolved_residual, row.residual);
            let within = row.verdict == Verdict::Inexact
                && !(row.missed_depth > 0.0)
                && solves.iter().all(|s| s.is_within(tolerance));
            self.unsolved_within += u64::from(within);
        } else if row.verdict == Verdict::Guarded {
            self.guarded_residual = tumble_math::order::max(self.guarded_residual, row.residual);
        }
    }

    /// Says what cannot be asked where force fields are at work, bodies turn by no law, or the format says less.
    pub(super) fn skip(&mut self, fields: bool, turning: bool, has_origins: bool) {
        if !has_origins {
            let what = "format 2 does not say where a contact comes from, by what its law is shifted and what a step leads into: \
                        the velocity of a contact that pivots or rolls may be any that its turning makes, levers are not asked \
                        for, and a run of one solve per step may overlap by what it moves";
            self.skipped.push(what.to_owned());
        }
        if fields {
            let what = "force fields were at work: momentum of single bodies, potential energy and work";
            self.skipped.push(what.to_owned());
        }
        if !turning {
            self.skipped.push("gyroscopic motion was switched off: turns, and what depends on the spin".to_owned());
        }
    }

    pub(super) fn new() -> Self {
        let laws = LAWS.iter().map(|&(law, meaning)| Finding {
            law,
            meaning,
            checks: 0,
            violations: 0,
            worst: 0.0,
            worst_frame: 0,
        });
        Self {
            frames: 0,
            contacts: 0,
            verdicts: VerdictCounts::default(),
            unsolved_residual: 0.0,
            unsolved_within: 0,
            guarded_residual: 0.0,
            missed_depth: 0.0,
            missed_frames: 0,
            skipped: Vec::new(),
            laws: laws.collect(),
            violations: Vec::new(),
            violation_count: 0,
        }
    }

    /// Asks whether `defect` stays within `limit`. What is not a number breaks every law.
    pub(super) fn ask(
        &mut self,
        law: &'static str,
        frame: u64,
        defect: f64,
        limit: f64,
        what: impl FnOnce() -> String,
    ) {
        let broken = !(defect <= limit);
        let share = if broken || limit > 0.0 { defect / limit } else { 0.0 };
        if let Some(f) = self.laws.iter_mut().find(|f| f.law == law) {
            f.checks += 1;
            f.violations += u64::from(broken);
            if share > f.worst {
                (f.worst, f.worst_frame) = (share, frame);
            }
        }
        if broken {
            self.violation_count += 1;
            if self.violations.len() < KEPT {
                self.violations.push(Violation { law, frame, what: what(), defect, limit });
            }
        }
    }
}
