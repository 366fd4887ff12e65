//! One HTML file with the whole run in it: geometry, motion, contacts and energies, to be opened from disk in any browser.
//!
//! The page draws the glTF animation that [`super::gltf`] makes; everything from the recording is in it as base 64, so that no name
//! in a file is ever read as HTML or script, and the page may load nothing.

use super::gltf::{self, Form, base64};
use super::look::Looks;
use crate::error::Error;
use crate::reader::Reader;
use crate::shape::parts;
use serde_json::json;
use tumble::{BodyKind, DVec3};
use tumble_math::order::{max, max_abs};

/// The page, with places for the data.
const PAGE: &str = include_str!("page.html");
/// Most contact points of a file; beyond that the contacts are left out.
const MOST_CONTACTS: usize = 4 << 20;

/// What was exported.
#[derive(Clone, Debug)]
pub struct Exported {
    /// The file.
    pub bytes: Vec<u8>,
    /// Pictures of the animation.
    pub keys: usize,
    /// Frames of the recording from one picture to the next.
    pub every: u64,
    /// Contact points in it; nothing where there were too many.
    pub contacts: Option<usize>,
}

/// Exports the recording as a page, seen from a direction, every `every`-th frame of it, or so many that there are at most sixty a second.
///
/// # Errors
/// A file that cannot be read, or an animation that would be too large.
pub fn export(reader: &Reader, every: Option<u64>, looks: &Looks, from: Option<DVec3>) -> Result<Exported, Error> {
    let made = gltf::export(reader, Form::Binary, every, looks)?;
    let (mut kinetic, mut potential, mut dissipated) = (Vec::new(), Vec::new(), Vec::new());
    let (mut worst, mut unsolved) = (0.0, 0_u64);
    let frames = gltf::shown(reader.frame_count()?, made.every);
    for &k in &frames {
        let row = reader.frame(k)?;
        kinetic.push(row.kinetic);
        potential.push(row.potential);
        dissipated.push(row.dissipated);
    }
    for row in reader.frames(0..reader.frame_count()?)? {
        worst = max(worst, row.residual);
        unsolved += u64::from(row.verdict != tumble::Verdict::Solved);
    }
    let (starts, touches) = contacts(reader, &frames)?;
    let kept = starts.is_some();
    let bodies = reader.bodies().iter().filter(|b| b.kind != BodyKind::Fixed).count();
    let (target, reach) = sight(reader, &frames)?;
    let verdict = match unsolved {
        0 => format!("every recorded step solved, residual {worst:.1e} m/s at most"),
        n => format!("{n} frames not solved, residual {worst:.1e} m/s at most"),
    };
    let about = json!({
        "name": reader.meta().text("scene_name").unwrap_or("recording"),
        "text": format!("{bodies} bodies that move, {} frames, tumble {}", reader.frame_count()?,
            reader.meta().text("engine_version").unwrap_or("?")),
        "verdict": verdict,
        "series": { "kinetic": kinetic, "potential": potential, "dissipated": dissipated },
        "contacts": starts.unwrap_or_default(),
        "target": target,
        "reach": reach,
        "from": from.map(|d| d.to_array()),
    });
    let mut bytes = Vec::new();
    for t in &touches {
        bytes.extend(t.to_le_bytes());
    }
    let page = PAGE
        .replacen("@ABOUT@", &base64(about.to_string().as_bytes()), 1)
        .replacen("@GLB@", &base64(&made.bytes), 1)
        .replacen("@CONTACTS@", &base64(&bytes), 1);
    let contacts = kept.then_some(touches.len() / 6);
    Ok(Exported { bytes: page.into_bytes(), keys: made.keys, every: made.every, contacts })
}

/// Where the contacts of each frame begin, and six numbers of each: the point [m], and the force on B as a line [m], the longest as
/// long as a tenth of what moves.
fn contacts(reader: &Reader, frames: &[u64]) -> Result<(Option<Vec<usize>>, Vec<f32>), Error> {
    let (mut starts, mut points, mut most) = (vec![0], Vec::new(), 0.0);
    for &k in frames {
        for c in reader.contacts(k)?.iter().filter(|c| c.impulse[0] > 0.0) {
            let force: [f64; 3] = std::array::from_fn(|i| {
                c.impulse[0] * c.normal[i] + c.impulse[1] * c.tangent1[i] + c.impulse[2] * c.tangent2[i]
            });
            most = max(most, force.iter().map(|f| f * f).sum::<f64>().sqrt());
            points.extend(c.point);
            points.extend(force);
        }
        starts.push(points.len() / 6);
        if points.len() / 6 > MOST_CONTACTS {
            return Ok((None, Vec::new()));
        }
    }
    let (_, reach) = sight(reader, frames)?;
    let scale = if most > 0.0 { 0.15 * reach / most } else { 0.0 };
    let single = points.iter().enumerate().map(|(k, x)| if k % 6 < 3 { *x } else { x * scale } as f32).collect();
    Ok((Some(starts), single))
}

/// Where to look, and from how far [m]: at what moves in the first and in the last picture.
fn sight(reader: &Reader, frames: &[u64]) -> Result<([f64; 3], f64), Error> {
    let (mut low, mut high) = ([f64::INFINITY; 3], [f64::NEG_INFINITY; 3]);
    for &k in frames.first().into_iter().chain(frames.last()) {
        for s in reader.states(k)? {
            let moves = reader
                .bodies()
                .binary_search_by_key(&s.body, |b| b.id)
                .is_ok_and(|i| reader.bodies().get(i).is_some_and(|b| b.kind != BodyKind::Fixed));
            if !moves {
                continue;
            }
            for i in 0..3 {
                low[i] = tumble_math::order::min(low[i], s.centre[i]);
                high[i] = max(high[i], s.centre[i]);
            }
        }
    }
    if low.iter().chain(&high).any(|x| !x.is_finite()) {
        return Ok(([0.0; 3], 5.0));
    }
    let mut largest = 0.0;
    for b in reader.bodies().iter().filter(|b| b.kind != BodyKind::Fixed) {
        for part in parts(&b.shape)? {
            let around = part.shape.aabb(&part.place);
            largest = max(largest, max_abs(around.max - around.min));
        }
    }
    let largest = if largest > 0.0 && largest.is_finite() { largest } else { 1.0 };
    let size = DVec3::from_array(std::array::from_fn(|i| high[i] - low[i]));
    Ok((std::array::from_fn(|i| 0.5 * (low[i] + high[i])), 1.7 * (max_abs(size) + largest)))
}
