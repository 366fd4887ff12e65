//! What can be shown: frames by number, whoever made them.
//!
//! A recording reads them from its file, a live world keeps the last ones in memory. Both may grow while they are
//! looked at.

use crate::about::About;
use crate::frame::{EventRow, Frame, Summary};
use std::sync::Arc;
use thiserror::Error;

/// The frames that there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// Changes when what was there before is no longer true: another scene, a reset.
    pub epoch: u32,
    /// First frame that is still there.
    pub first: u64,
    /// Frames up to here are there, this one not: last + 1.
    pub end: u64,
    /// Whether more may come.
    pub growing: bool,
}

/// Why a frame cannot be shown.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum SourceError {
    /// It was never there, or is no longer.
    #[error("frame {0} is not there: frames {1} to {2} are")]
    NoFrame(u64, u64, u64),
    /// Nothing was opened.
    #[error("no scene is open: choose one")]
    Empty,
    /// The file cannot be read.
    #[error("{0}")]
    Unreadable(String),
}

/// What a recording and a live world can be asked.
pub trait FrameSource: Send + Sync {
    /// Bodies, shapes, materials.
    ///
    /// # Errors
    /// Nothing is open.
    fn about(&self) -> Result<Arc<About>, SourceError>;

    /// The frames that there are now.
    fn span(&self) -> Span;

    /// One frame with all that belongs to it.
    ///
    /// # Errors
    /// A frame that is not there, or a file that cannot be read.
    fn frame(&self, number: u64) -> Result<Arc<Frame>, SourceError>;

    /// Rows of the books from a frame on, at most so many, without a hole.
    ///
    /// # Errors
    /// A file that cannot be read.
    fn summaries(&self, from: u64, most: usize) -> Result<Vec<Summary>, SourceError>;

    /// Events from a frame on, whole frames, about as many as asked for; and the frame from which to ask on.
    ///
    /// # Errors
    /// A file that cannot be read.
    fn events(&self, from: u64, most: usize) -> Result<(Vec<(u64, EventRow)>, u64), SourceError>;

    /// Deepest overlap of a frame [m].
    ///
    /// # Errors
    /// A frame that is not there, or a file that cannot be read.
    fn overlap(&self, number: u64) -> Result<f64, SourceError> {
        Ok(self.frame(number)?.summary.overlap)
    }

    /// Centres of mass [m] of bodies from a frame to another, every so many frames: x y z, body after body.
    ///
    /// # Errors
    /// A frame that is not there, or a file that cannot be read.
    fn path(&self, bodies: &[usize], from: u64, to: u64, stride: u64) -> Result<Vec<f64>, SourceError> {
        let mut paths = vec![Vec::new(); bodies.len()];
        let mut number = from;
        while number <= to {
            let frame = self.frame(number)?;
            for (path, &body) in paths.iter_mut().zip(bodies) {
                let at = frame.states.get(body).map_or(tumble_math::DVec3::NAN, |s| s.centre);
                path.extend(at.to_array());
            }
            number += stride.max(1);
        }
        Ok(paths.concat())
    }
}
