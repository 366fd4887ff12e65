//! Rows of older formats as the present one has them.
//!
//! A file is read, hashed and copied with the columns of its own version; rows and comparisons are those of the present
//! one. Columns are matched by their names. What an older format does not say is not a number, and what it says in other
//! words is said in those of today:
//!
//! - verdict `budget` is `inexact`;
//! - verdict `solved` with a guard that acted and a residual above the tolerance is `guarded`;
//! - `swept` and the marks that features had in version 2 are the `origin`.

use crate::table::{ADJUSTMENT, CONTACT, FRAME, Kind, ORIGINS, SOLVE, Table, VERDICTS, Version, word};
use crate::words::{FrameWords, Words, code};

/// Mark of a feature in version 2: predicted after a solve.
const PREDICTED: u64 = 1 << 63;
/// Mark of a feature in version 2: found along a path.
const SWEPT: u64 = 1 << 62;
/// Largest feature in version 2 of a contact that stops a centre, marks apart.
const CENTRES: u64 = 2;

/// A row of an older format, with its columns.
struct Old<'a> {
    table: &'static Table,
    words: &'a [u64],
}

impl Old<'_> {
    /// The word of a column, with its kind.
    fn get(&self, name: &str) -> Option<(Kind, u64)> {
        let columns = self.table.columns.iter().filter(|c| c.kind != Kind::Text);
        columns.zip(self.words).find(|(c, _)| c.name == name).map(|(c, w)| (c.kind, *w))
    }

    fn word(&self, name: &str) -> u64 {
        self.get(name).map_or(0, |(_, w)| w)
    }

    /// The verdict in the words of today.
    fn verdict(&self, tolerance: f64) -> u64 {
        let names = self.get("verdict").map(|(kind, w)| (kind, w as usize));
        let name = match names {
            Some((Kind::Name(names), w)) => names.get(w).copied().unwrap_or("failed"),
            _ => "failed",
        };
        let off_the_law = self.word("guarded") > 0 && !(f64::from_bits(self.word("residual")) <= tolerance);
        code(
            VERDICTS,
            match name {
                "solved" if off_the_law => "guarded",
                "budget" => "inexact",
                name => name,
            },
        )
    }

    /// Where a contact comes from.
    fn origin(&self) -> u64 {
        let feature = self.word("feature");
        let name = match (feature & PREDICTED != 0, feature & SWEPT != 0) {
            (true, true) if feature & !(PREDICTED | SWEPT) <= CENTRES => "centre",
            (true, false) => "turned into",
            (_, true) => "swept",
            (false, false) if self.word("swept") != 0 => "swept",
            (false, false) => "near",
        };
        code(ORIGINS, name)
    }
}

/// The rows of a table as the present version has them.
pub(crate) fn rows(version: Version, now: &'static Table, tolerance: f64, words: Words) -> Words {
    let table = version.table(now);
    if table == now {
        return words;
    }
    let mut new = Words { words: Vec::with_capacity(words.count(table) * now.width()), texts: words.texts };
    for words in words.words.chunks_exact(table.width()) {
        let old = Old { table, words };
        for c in now.columns.iter().filter(|c| c.kind != Kind::Text) {
            new.words.push(match c.name {
                "verdict" => old.verdict(tolerance),
                "origin" => old.origin(),
                // there was no damping, and there were no joints
                name @ ("damping_loss" | "joint_gap" | "joint_turn" | "joint_residual" | "motor_work"
                | "joint_loss" | "closing_x" | "closing_y" | "closing_z" | "closing_turn_x"
                | "closing_turn_y" | "closing_turn_z") => old.get(name).map_or(word(0.0), |(_, w)| w),
                name @ ("joints" | "redundant" | "outer") => old.word(name),
                "feature" => old.word("feature") & !(PREDICTED | SWEPT),
                // nothing was solved where it touches, and a start is half a step before the midpoint: bodies without a time of
                // their own have `start_up`
                "in_flight" | "held" | "cut_flights" => 0,
                "offset" | "flight_end" | "lead_x" | "lead_y" | "lead_z" | "flight_x" | "flight_y" | "flight_z" => {
                    word(0.0)
                }
                "velocity_bound" => old.get("floor").map_or(word(f64::NAN), |(_, w)| w),
                name => old.get(name).map_or(word(f64::NAN), |(_, w)| w),
            });
        }
    }
    new
}

/// A frame as the present version has it.
pub(crate) fn frame(frame: &mut FrameWords, tolerance: f64) {
    let version = std::mem::take(&mut frame.version);
    for (table, words) in [
        (&FRAME, &mut frame.row),
        (&CONTACT, &mut frame.contacts),
        (&SOLVE, &mut frame.solves),
        (&ADJUSTMENT, &mut frame.adjustments),
    ] {
        *words = rows(version, table, tolerance, std::mem::take(words));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contact_rows::{ContactRow, SolveRow};
    use crate::rows::FrameRow;
    use tumble::{Origin, Verdict};

    fn row(now: &'static Table, values: &[(&str, u64)]) -> Words {
        let table = Version::Two.table(now);
        let of = |name: &str| values.iter().find(|(n, _)| *n == name).map_or(0, |(_, w)| *w);
        let columns = table.columns.iter().filter(|c| c.kind != Kind::Text);
        let words = Words { words: columns.map(|c| of(c.name)).collect(), texts: Vec::new() };
        rows(Version::Two, now, 1e-8, words)
    }

    #[test]
    fn old_verdicts_are_said_in_the_words_of_today() {
        for (old, guarded, residual, now) in [
            (0, 0, 1e-9, Verdict::Solved),
            (0, 1, 1e-9, Verdict::Solved),
            (0, 1, 3.56, Verdict::Guarded),
            (0, 1, f64::NAN, Verdict::Guarded),
            (1, 0, 1e-3, Verdict::Inexact),
            (1, 1, 1e-3, Verdict::Inexact),
            (2, 0, 1.0, Verdict::Failed),
        ] {
            let residual = f64::to_bits(residual);
            let values = [("verdict", old), ("guarded", guarded), ("residual", residual)];
            let frame = FrameRow::take(3, &row(&FRAME, &values).words, 0);
            assert_eq!((frame.verdict, frame.missed_depth.is_nan()), (now, true));
            assert_eq!(SolveRow::take(&row(&SOLVE, &values).words).verdict, now);
        }
    }

    #[test]
    fn old_marks_of_features_are_origins() {
        for (feature, swept, origin) in [
            (0x1000_0003_3000_0001, 0, Origin::Near),
            (0x1000_0003_3000_0001 | SWEPT, 1, Origin::Swept),
            (0x1000_0003_3000_0001 | PREDICTED, 1, Origin::TurnedInto),
            (0x1000_0003_3000_0001 | PREDICTED | SWEPT, 1, Origin::Swept),
            (2 | PREDICTED | SWEPT, 1, Origin::Centre),
        ] {
            let words = row(&CONTACT, &[("feature", feature), ("swept", swept), ("gap", f64::to_bits(-0.5))]).words;
            let c = ContactRow::take(&words);
            assert_eq!((c.origin, c.feature, c.gap), (origin, feature & !(PREDICTED | SWEPT), -0.5));
            assert!(c.bias.iter().all(|b| b.is_nan()));
        }
    }
}
