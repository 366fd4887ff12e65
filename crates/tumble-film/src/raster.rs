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

/// Place of a sample of a triangle in the world [m], and the normal there.
pub(crate) type There<'a> = &'a dyn Fn() -> (DVec3, DVec3);

/// Calls `sample(x, y, nearness, there)` for every sample of a triangle in a picture of this size; nearness is one over the
/// depth [1/m].
pub(crate) fn triangle(
    corners: [Corner; 3],
    near: f64,
    (width, height): (usize, usize),
    mut sample: impl FnMut(usize, usize, f64, There<'_>),
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
    sample: &mut impl FnMut(usize, usize, f64, There<'_>),
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
        let edge = |p: (f64, f64), q: (f64, f64), px: f64| ((q.0 - p.0) * (py - p.1) - (q.1 - p.1) * (px - p.0)) / area;
        // the samples of the row that can be inside, one more at either end: shares change evenly along it
        let (mut first, mut last) = (columns.start, columns.end);
        for (p, q) in [(b, c), (c, a), (a, b)] {
            let (share, slope) = (edge(p, q, columns.start as f64 + 0.5), (p.1 - q.1) / area);
            let zero = columns.start as f64 - share / slope;
            if slope > 0.0 {
                first = first.max((zero - 1.0) as usize);
            } else if slope < 0.0 {
                last = last.min((zero + 2.0) as usize);
            }
        }
        for x in first..last {
            let px = x as f64 + 0.5;
            let shares = [edge(b, c, px), edge(c, a, px), edge(a, b, px)];
            if shares.iter().any(|s| !(*s >= 0.0)) {
                continue;
            }
            let weights = [0, 1, 2].map(|k| shares[k] * inverse[k]);
            let nearness = weights[0] + weights[1] + weights[2];
            let mix = |of: fn(&Corner) -> DVec3| {
                (0..3).fold(DVec3::ZERO, |sum, k| sum + of(&corners[k]) * weights[k]) / nearness
            };
            sample(x, y, nearness, &|| (mix(|c| c.point), mix(|c| c.normal)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Samples are those on the inner side of all edges, for triangles of any form, also far outside the picture.
    #[test]
    fn every_sample_inside_is_found_once() {
        let mut seed = 7_u32;
        let mut next = |low: f64, high: f64| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            low + (high - low) * f64::from(seed >> 8) / f64::from(1 << 24)
        };
        let size = (37, 23);
        for k in 0..2000 {
            let far = [3.0, 30.0, 3000.0][k % 3];
            let at: [[f64; 2]; 3] =
                std::array::from_fn(|_| [next(18.0 - far, 18.0 + far), next(11.0 - far, 11.0 + far)]);
            // now and then an edge along a row or a column, or a corner on a sample
            let at = if k % 5 == 0 { at.map(|p| p.map(|x| x.floor() + 0.5)) } else { at };
            let corners = at.map(|[x, y]| Corner { seen: [x, y, 1.0], point: DVec3::ZERO, normal: DVec3::Z });
            let mut found = vec![0; size.0 * size.1];
            triangle(corners, 0.5, size, |x, y, _, _| found[y * size.0 + x] += 1);
            let side =
                |p: [f64; 2], q: [f64; 2], x: f64, y: f64| (q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0]);
            let area = side(at[0], at[1], at[2][0], at[2][1]);
            for (n, times) in found.iter().enumerate() {
                let (x, y) = ((n % size.0) as f64 + 0.5, (n / size.0) as f64 + 0.5);
                let shares = [(0, 1), (1, 2), (2, 0)].map(|(i, j)| side(at[i], at[j], x, y) / area);
                if shares.iter().all(|s| *s > 1e-12) {
                    assert_eq!(*times, 1, "{at:?} at {x}, {y}");
                } else if area.abs() <= 1e-12 || shares.iter().any(|s| *s < -1e-12) {
                    assert_eq!(*times, 0, "{at:?} at {x}, {y}");
                }
            }
        }
    }
}
