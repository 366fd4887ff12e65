//! Interface of a source of frames: a recording or a live world.
//!
//! A recording reads frames from its file, a live world keeps the last ones in memory. Both may grow while they are open.

use crate::about::About;
use crate::frame::{EventRow, Frame, Summary};
use std::sync::Arc;
use thiserror::Error;

/// Range of available frames.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// Rises when earlier frames become invalid: another scene, a reset.
    pub epoch: u32,
    /// First available frame.
    pub first: u64,
    /// Last available frame + 1.
    pub end: u64,
    /// Whether more frames may follow.
    pub growing: bool,
}

/// Reasons why a frame cannot be shown.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum SourceError {
    /// The frame does not exist, or was dropped.
    #[error("frame {0} is not available: frames {1} to {2} are")]
    NoFrame(u64, u64, u64),
    /// No scene is open.
    #[error("no scene is open: choose one")]
    Empty,
    /// The file cannot be read.
    #[error("{0}")]
    Unreadable(String),
}

/// A recording or a live world.
pub trait FrameSource: Send + Sync {
    /// Bodies, shapes, materials.
    ///
    /// # Errors
    /// Nothing is open.
    fn about(&self) -> Result<Arc<About>, SourceError>;

    /// The available frames.
    fn span(&self) -> Span;

    /// One frame with all that belongs to it.
    ///
    /// # Errors
    /// A frame that is not there, or a file that cannot be read.
    fn frame(&self, number: u64) -> Result<Arc<Frame>, SourceError>;

    /// Summary rows from a frame on, at most `most`, without a gap.
    ///
    /// # Errors
    /// A file that cannot be read.
    fn summaries(&self, from: u64, most: usize) -> Result<Vec<Summary>, SourceError>;

    /// Events from a frame on, of whole frames, about `most`; and the frame to continue with.
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
