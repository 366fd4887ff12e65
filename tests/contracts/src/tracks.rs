//! The meshes of the gallery: a track for marbles with a loop, and a torus knot.

use crate::knot::Knot;
use std::fmt::Write as _;
use tumble::{DVec3, trig};

/// A channel for marbles: down a slope, around a loop, and on along the level.
#[derive(Clone, Debug, Default)]
pub struct Track {
    /// Corners [m].
    pub points: Vec<DVec3>,
    /// Wound counter-clockwise seen from where marbles roll.
    pub triangles: Vec<[u32; 3]>,
}

/// Radius of the loop's floor [m], and its flat pieces [–].
pub const LOOP: f64 = 0.15;
/// See [`LOOP`].
pub const PIECES: u32 = 240;
/// Half of the channel across [m] and its height there [m], from edge to edge.
const PROFILE: [[f64; 2]; 4] = [[-0.014, 0.010], [-0.006, 0.0], [0.006, 0.0], [0.014, 0.010]];
/// How far the loop leads aside, past its own entry [m].
const ASIDE: f64 = 0.05;

impl Track {
    /// A slope of 35° and 0.6 m, an arc of radius 0.3 m, 0.1 m on the level, the loop, and 0.35 m on the level; the loop begins at
    /// the origin.
    #[must_use]
    pub fn new() -> Self {
        let mut track = Self::default();
        let slope = 35.0_f64.to_radians();
        let (bend, level) = (0.3, 0.1);
        let (sin, cos) = trig::sin_cos(slope);
        let foot = DVec3::new(-level - bend * sin, 0.0, bend * (1.0 - cos));
        let long = (0.6 - foot.z) / sin;
        track.row(foot + DVec3::new(-long * cos, 0.0, long * sin), -slope);
        // on the arc and in the loop a piece turns by the same angle
        let turn = std::f64::consts::TAU / f64::from(PIECES);
        let pieces = 23;
        for k in 0..=pieces {
            let heading = -slope * (1.0 - f64::from(k) / f64::from(pieces));
            let (s, c) = trig::sin_cos(heading);
            track.row(DVec3::new(-level + bend * s, 0.0, bend * (1.0 - c)), heading);
        }
        for k in 0..=PIECES {
            let heading = turn * f64::from(k);
            let (s, c) = trig::sin_cos(heading);
            // it leaves and comes straight
            let aside = ASIDE * (heading - s) / std::f64::consts::TAU;
            track.row(DVec3::new(LOOP * s, aside, LOOP * (1.0 - c)), heading);
        }
        track.row(DVec3::new(0.35, ASIDE, 0.0), 0.0);
        track
    }

    /// The next place of the channel, and its heading above the level [rad].
    fn row(&mut self, at: DVec3, heading: f64) {
        let (s, c) = trig::sin_cos(heading);
        let first = u32::try_from(self.points.len()).unwrap_or(u32::MAX);
        let up = DVec3::new(-s, 0.0, c);
        self.points.extend(PROFILE.map(|[across, high]| at + DVec3::Y * across + up * high));
        if let Some(before) = first.checked_sub(4) {
            for j in 0..3 {
                let [a, b, c, d] = [before + j, first + j, first + j + 1, before + j + 1];
                self.triangles.extend([[a, b, c], [a, c, d]]);
            }
        }
    }
}

/// A mesh as a Wavefront file, with so many decimals of a metre.
fn wavefront(about: &str, points: &[DVec3], triangles: &[[u32; 3]], decimals: usize) -> String {
    let mut text = format!("# {about}\n# written by `cargo run -p tumble-contracts -- meshes scenes`\n");
    for p in points {
        // no zero has a sign
        let [x, y, z] = p.to_array().map(|v| {
            let text = format!("{v:.decimals$}");
            if text.trim_start_matches(['-', '0', '.']).is_empty() { "0".to_owned() } else { text }
        });
        let _ = writeln!(text, "v {x} {y} {z}");
    }
    for t in triangles {
        let [a, b, c] = t.map(|k| k + 1);
        let _ = writeln!(text, "f {a} {b} {c}");
    }
    text
}

/// The files of the gallery's scenes, each with its place in the folder of scenes.
#[must_use]
pub fn files() -> [(&'static str, String); 2] {
    let (track, knot) = (Track::new(), Knot::new(120, 10, 0.5));
    [
        (
            "marble_run/track.obj",
            wavefront("a channel with a loop of radius 0.15 m", &track.points, &track.triangles, 6),
        ),
        (
            "torus_knot/knot.obj",
            wavefront("a closed tube of radius 0.5 m around a trefoil", &knot.points, &knot.triangles, 4),
        ),
    ]
}
