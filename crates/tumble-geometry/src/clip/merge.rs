//! Two names of one place are one point.

use super::points::Raw;
use crate::manifold::feature;

/// Merges points that coincide within `eps` [m] and have the same gap: two names of one place.
///
/// Corner beats border beats face, so that the survivor's name is the most lasting.
pub(crate) fn merge_doubles(points: &mut Vec<Raw>, eps: f64) {
    let rank = |r: &Raw| (feature::kind(r.fa)) + (feature::kind(r.fb));
    let mut k = 0;
    while k < points.len() {
        let mut j = k + 1;
        while j < points.len() {
            let same = points[k].fa == points[j].fa && points[k].fb == points[j].fb;
            if same || (points[k].a - points[j].a).length_squared() <= eps * eps {
                if rank(&points[j]) < rank(&points[k]) || (same && points[j].gap < points[k].gap) {
                    points[k] = points[j];
                }
                points.remove(j);
            } else {
                j += 1;
            }
        }
        k += 1;
    }
}
