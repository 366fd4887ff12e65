//! Triangles to samples: clipping at the near plane, edge functions, perspective-correct attributes.

use tumble_math::DVec3;
use tumble_math::order::{max, min};

/// A corner: its place in the picture times its depth, its depth [m], its place in the world [m] and the normal there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Corner {
    pub(crate) seen: [f64; 3],
    pub(crate) point: DVec3,
    pub(crate) normal: DVec3,
}

impl Corner {
    fn between(&self, other: &Self, share: f64) -> Self {
        let mix = |a: f64, b: f64| a + (b - a) * share;
        Self {
            seen: [0, 1, 2].map(|k| mix(self.seen[k], other.seen[k])),
            point: self.point.lerp(other.point, share),
            normal: self.normal.lerp(other.normal, share),
        }
    }
}

/// Calls `sample(x, y, nearness, point, normal)` for every sample of a triangle in a picture of this size; nearness is one over the
/// depth [1/m].
pub(crate) fn triangle(
    corners: [Corner; 3],
    near: f64,
    (width, height): (usize, usize),
    mut sample: impl FnMut(usize, usize, f64, DVec3, DVec3),
) {
    // what is in front of the near plane: a polygon of at most four corners
    let mut polygon: Vec<Corner> = Vec::with_capacity(4);
    for k in 0..3 {
        let (a, b) = (&corners[k], &corners[(k + 1) % 3]);
        let (before, after) = (a.seen[2] - near, b.seen[2] - near);
        if before >= 0.0 {
            polygon.push(*a);
        }
        if (before < 0.0) != (after < 0.0) {
            polygon.push(a.between(b, before / (before - after)));
        }
    }
    for k in 2..polygon.len() {
        inside([polygon[0], polygon[k - 1], polygon[k]], (width, height), &mut sample);
    }
}

fn inside(
    corners: [Corner; 3],
    (width, height): (usize, usize),
    sample: &mut impl FnMut(usize, usize, f64, DVec3, DVec3),
) {
    let inverse = corners.map(|c| 1.0 / c.seen[2]);
    let [a, b, c] = [0, 1, 2].map(|k| (corners[k].seen[0] * inverse[k], corners[k].seen[1] * inverse[k]));
    let area = (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0);
    if !(area.abs() > 1e-12) {
        return;
    }
    let range = |values: [f64; 3], size: usize| {
        let low = max(values.iter().copied().fold(f64::INFINITY, min), 0.0);
        let high = min(values.iter().copied().fold(f64::NEG_INFINITY, max), size as f64);
        // samples are in the middle of their squares
        let first = max((low - 0.5).ceil(), 0.0) as usize;
        first..(max((high + 0.5).floor(), 0.0) as usize).min(size)
    };
    let columns = range([a.0, b.0, c.0], width);
    for y in range([a.1, b.1, c.1], height) {
        let py = y as f64 + 0.5;
        for x in columns.clone() {
            let px = x as f64 + 0.5;
            let edge = |p: (f64, f64), q: (f64, f64)| ((q.0 - p.0) * (py - p.1) - (q.1 - p.1) * (px - p.0)) / area;
            let shares = [edge(b, c), edge(c, a), edge(a, b)];
            if shares.iter().any(|s| !(*s >= 0.0)) {
                continue;
            }
            let weights = [0, 1, 2].map(|k| shares[k] * inverse[k]);
            let nearness = weights[0] + weights[1] + weights[2];
            let mix = |of: fn(&Corner) -> DVec3| {
                (0..3).fold(DVec3::ZERO, |sum, k| sum + of(&corners[k]) * weights[k]) / nearness
            };
            sample(x, y, nearness, mix(|c| c.point), mix(|c| c.normal));
        }
    }
}
