//! The last frames of a live world, as many as the memory limit allows; all summary rows are kept.

use crate::frame::{EventRow, Frame, Summary};
use std::collections::VecDeque;
use std::sync::Arc;

/// Memory for frames [bytes]: a minute of a hundred bodies at 240 steps a second takes a tenth of it.
const MEMORY: usize = 512 << 20;
/// Rows that are kept: more than five hours at 240 steps a second.
const ROWS: usize = 5_000_000;

/// Frames from `first` on, and rows from `first_row` on.
#[derive(Debug, Default)]
pub(crate) struct History {
    frames: VecDeque<Arc<Frame>>,
    first: u64,
    rows: VecDeque<Summary>,
    first_row: u64,
    bytes: usize,
}

impl History {
    pub(crate) fn push(&mut self, frame: Arc<Frame>) {
        self.rows.push_back(frame.summary);
        self.bytes += frame.bytes();
        self.frames.push_back(frame);
        while self.bytes > MEMORY && self.frames.len() > 1 {
            if let Some(old) = self.frames.pop_front() {
                self.bytes -= old.bytes();
                self.first += 1;
            }
        }
        if self.rows.len() > ROWS {
            self.rows.pop_front();
            self.first_row += 1;
        }
    }

    /// First frame, and one past the last.
    pub(crate) fn span(&self) -> (u64, u64) {
        (self.first, self.first + self.frames.len() as u64)
    }

    pub(crate) fn frame(&self, number: u64) -> Option<Arc<Frame>> {
        let k = number.checked_sub(self.first)?;
        self.frames.get(usize::try_from(k).ok()?).cloned()
    }

    pub(crate) fn newest(&self) -> Option<Arc<Frame>> {
        self.frames.back().cloned()
    }

    /// Rows from a frame on, and the first frame that they are available for.
    pub(crate) fn rows(&self, from: u64, most: usize) -> (u64, Vec<Summary>) {
        let from = from.max(self.first_row);
        let skip = usize::try_from(from - self.first_row).unwrap_or(usize::MAX);
        (from, self.rows.iter().skip(skip).take(most).copied().collect())
    }

    /// Rows from a frame on, at most `most`, without a gap.
    pub(crate) fn summaries(&self, from: u64, most: usize) -> Vec<Summary> {
        let (first, rows) = self.rows(from, most);
        if first == from { rows } else { Vec::new() }
    }

    /// Events from a frame on, of whole frames, about `most`; and the frame to continue with.
    pub(crate) fn events(&self, from: u64, most: usize) -> (Vec<(u64, EventRow)>, u64) {
        let (mut list, mut next) = (Vec::new(), self.span().1);
        for f in self.frames(from) {
            if !list.is_empty() && list.len() + f.events.len() > most {
                next = f.number;
                break;
            }
            list.extend(f.events.iter().map(|e| (f.number, *e)));
        }
        (list, next)
    }

    /// Frames from a number on.
    pub(crate) fn frames(&self, from: u64) -> impl Iterator<Item = &Arc<Frame>> {
        let skip = usize::try_from(from.saturating_sub(self.first)).unwrap_or(usize::MAX);
        self.frames.iter().skip(skip)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frame::{ContactRow, State};
    use tumble_math::{DQuat, DVec3};

    #[test]
    fn old_frames_are_dropped_and_rows_stay() {
        let mut h = History::default();
        let state =
            State { centre: DVec3::ZERO, orientation: DQuat::IDENTITY, velocity: DVec3::ZERO, spin: DVec3::ZERO };
        let each = 20 << 20;
        for number in 0..40 {
            let states = vec![state; each / size_of::<State>()];
            h.push(Arc::new(Frame { number, states, contacts: Vec::<ContactRow>::new(), ..Frame::default() }));
        }
        let (first, end) = h.span();
        assert_eq!(end, 40);
        assert!(first >= 14 && end - first >= 24, "{first}");
        assert_eq!(h.frame(first).map(|f| f.number), Some(first));
        assert!(h.frame(first - 1).is_none() && h.frame(40).is_none());
        assert_eq!(h.rows(0, 100).1.len(), 40);
    }
}
