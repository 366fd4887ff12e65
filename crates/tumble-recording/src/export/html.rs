//! One HTML file with the whole run in it: geometry, motion, contacts and energies, to be opened from disk in any browser.
//!
//! The page draws the glTF animation that [`super::gltf`] makes; everything from the recording is in it as base 64, so that no name
//! in a file is ever read as HTML or script, and the page may load nothing.

use super::film::sight;
use super::gltf::{self, Form, base64};
use super::look::{Looks, painted};
use crate::error::Error;
use crate::reader::Reader;
use serde_json::json;
use tumble::{BodyKind, DVec3, Verdict};
use tumble_math::order::max;

/// The page, with places for the data.
const PAGE: &str = include_str!("page.html");
/// Most contact points of a file; beyond that the contacts are left out.
const MOST_CONTACTS: usize = 4 << 20;

/// Result of an export.
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

/// Where a page looks from, and at what; both are found where nothing is said.
#[derive(Clone, Copy, Debug, Default)]
pub struct View {
    /// Direction from which it is seen [–].
    pub from: Option<DVec3>,
    /// Corners of what is to be seen [m].
    pub region: Option<[DVec3; 2]>,
}

/// Exports the recording as a page, every `every`-th frame of it, or so many that there are at most sixty a second.
///
/// # Errors
/// A file that cannot be read, or an animation that would be too large.
pub fn export(reader: &Reader, every: Option<u64>, looks: &Looks, view: View) -> Result<Exported, Error> {
    let made = gltf::export(reader, Form::Binary, every, looks)?;
    let frames = gltf::shown(reader.frame_count()?, made.every);
    let (mut kinetic, mut potential, mut dissipated) = (Vec::new(), Vec::new(), Vec::new());
    let (mut residual, mut verdicts) = (Vec::new(), Vec::new());
    // verdicts by their numbers in the page
    let number = |verdict: Verdict| Verdict::ALL.iter().position(|v| *v == verdict);
    for &k in &frames {
        let row = reader.frame(k)?;
        kinetic.push(row.kinetic);
        potential.push(row.potential);
        dissipated.push(row.dissipated);
        residual.push(row.residual);
        verdicts.push(number(row.verdict));
    }
    // the worst verdict and the worst residual, which need not be of one frame; not a number is the worst of all
    let (mut worst, mut unsolved, mut missed) = ((0.0_f64, 0_u64, Verdict::Solved), 0_u64, 0.0_f64);
    for (k, row) in (0..).zip(reader.frames(0..reader.frame_count()?)?) {
        if !worst.0.is_nan() && !(row.residual <= worst.0) {
            (worst.0, worst.1) = (row.residual, k);
        }
        worst.2 = worst.2.max(row.verdict);
        unsolved += u64::from(row.verdict != Verdict::Solved);
        missed = max(missed, row.missed_depth);
    }
    let (middle, radius, balls) = sight(reader, &painted(reader, looks)?, &frames, view.region)?;
    let (starts, touches) = contacts(reader, &frames, radius)?;
    let kept = starts.is_some();
    let bodies = reader.bodies().iter().filter(|b| b.kind != BodyKind::Fixed).count();
    let led = if missed > 0.0 { format!(", overlaps of up to {missed:.1e} m led into") } else { String::new() };
    let verdict = match unsolved {
        0 => format!("every recorded step solved, residual {:.1e} m/s at most", worst.0),
        n => format!("{n} frames not solved, residual {:.1e} m/s at most{led}", worst.0),
    };
    let gravity = reader.meta().gravity().unwrap_or([0.0; 3]);
    let about = json!({
        "name": reader.meta().text("scene_name").unwrap_or("recording"),
        "text": format!("{bodies} bodies that move, {} frames, tumble {}", reader.frame_count()?,
            reader.meta().text("engine_version").unwrap_or("?")),
        "verdict": verdict,
        "words": Verdict::ALL.map(Verdict::name),
        "worst": { "residual": worst.0, "frame": worst.1, "word": worst.2.name() },
        "series": { "kinetic": kinetic, "potential": potential, "dissipated": dissipated, "residual": residual,
            "verdict": verdicts },
        "contacts": starts.unwrap_or_default(),
        "target": middle.to_array(),
        "radius": radius,
        "balls": some(&balls).iter().map(|(c, r)| [c.x, c.y, c.z, *r]).collect::<Vec<_>>(),
        "gravity": gravity,
        "from": view.from.map(|d| d.to_array()),
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

/// Most balls that a page fits its picture to.
const MOST_BALLS: usize = 2000;

/// Those of many balls that stand out: the outermost along some directions, and so many others.
fn some(balls: &[(DVec3, f64)]) -> Vec<(DVec3, f64)> {
    if balls.len() <= MOST_BALLS {
        return balls.to_vec();
    }
    let mut kept: Vec<(DVec3, f64)> = balls.iter().step_by(balls.len().div_ceil(MOST_BALLS)).copied().collect();
    for k in 0..27 {
        let direction = DVec3::new(f64::from(k % 3), f64::from(k / 3 % 3), f64::from(k / 9)) - DVec3::ONE;
        let out = |(c, r): &(DVec3, f64)| c.dot(direction) + r * direction.length();
        kept.extend(balls.iter().copied().reduce(|a, b| if out(&b) > out(&a) { b } else { a }));
    }
    kept
}

/// Where the contacts of each frame begin, and six numbers of each: the point [m], and the force on B as a line [m], the longest as
/// long as a quarter of what is seen.
fn contacts(reader: &Reader, frames: &[u64], radius: f64) -> Result<(Option<Vec<usize>>, Vec<f32>), Error> {
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
    let scale = if most > 0.0 { 0.25 * radius / most } else { 0.0 };
    let single = points.iter().enumerate().map(|(k, x)| if k % 6 < 3 { *x } else { x * scale } as f32).collect();
    Ok((Some(starts), single))
}
