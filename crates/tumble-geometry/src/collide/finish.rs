//! From a normal to a manifold: show both patches, clip them, and make sure that the deepest point is among the result.
//!
//! The last step is what makes a dropped contact impossible: a normal comes with its separation, and if no point of the
//! clipped patches has that gap, the point where it is reached is found from the supports and added.

use super::{Meeting, Workspace};
use crate::clip::{Raw, merge_doubles};
use crate::patch::{Frame, Known, farthest_feature, show};
use crate::project::nearest;
use crate::sat::Axis;
use crate::support::Core;
use tumble_math::DVec3;

/// Fills the workspace with the points of the pair for `axis`; `witness` is the deepest point when it is known.
pub(super) fn finish(m: &Meeting<'_>, axis: &Axis, witness: Option<Raw>, margin: f64, ws: &mut Workspace) {
    let n = axis.normal;
    let gap = axis.separation - m.radii();
    ws.raw.clear();
    if gap > margin {
        return;
    }
    let (corner_a, corner_b) = (axis.corners.map(|c| c.0), axis.corners.map(|c| c.1));
    let known_a = Known { face: axis.face_a, corner: corner_a };
    let known_b = Known { face: axis.face_b, corner: corner_b };
    show(&m.a, &Frame::IDENTITY, n, known_a, &ws.fan, &mut ws.patch_a);
    show(&m.b, &m.frame_b(), -n, known_b, &ws.fan, &mut ws.patch_b);
    ws.clip.contact(n, &ws.patch_a, &ws.patch_b, &mut ws.raw);
    let near = 1e-9 * m.pair.smaller_reach();
    let tolerance = 1e-12 * m.pair.scale;
    // some corner of the patches usually is the deepest point; only if none is, it is put in beside them
    if !ws.raw.iter().any(|r| r.gap <= gap + tolerance)
        && let Some(w) = witness.or_else(|| deepest(m, n, gap))
    {
        place(m, w, near, &mut ws.raw);
    }
    merge_doubles(&mut ws.raw, near);
}

/// Puts the deepest point in: in place of a point with the same name or place, else beside the others.
fn place(m: &Meeting<'_>, w: Raw, near: f64, raw: &mut Vec<Raw>) {
    let same_end = |p: u32, q: u32, core: &Core<'_>| matches!(core, Core::Segment(_)) && p == q && p >> 28 == 1;
    for r in raw.iter_mut() {
        let same = r.fa == w.fa && r.fb == w.fb;
        // the pole of a capsule's end stands for the end of its generator
        let pole = same_end(r.fa, w.fa, &m.a.core) || same_end(r.fb, w.fb, &m.b.core);
        if same || (pole && w.gap <= r.gap) {
            *r = Raw { fa: w.fa, fb: w.fb, ..w };
            return;
        }
        if (r.a - w.a).length_squared() <= near * near {
            *r = Raw { fa: r.fa, fb: r.fb, ..w };
            return;
        }
    }
    raw.push(w);
}

/// The point at which the separation along `n` is reached: a support of one shape that lies on the other.
pub(crate) fn deepest(m: &Meeting<'_>, n: DVec3, gap: f64) -> Option<Raw> {
    let frame = m.frame_b();
    let a = m.pair.support_a(n) + n * m.a.radius;
    let b = m.pair.support_b(-n) - n * m.b.radius;
    let on_b = nearest(&m.b.core, frame.inverse_point(a + n * gap));
    let on_a = nearest(&m.a.core, b - n * gap);
    let (miss_b, miss_a) = ((on_b.distance - m.b.radius).abs(), (on_a.distance - m.a.radius).abs());
    if !(miss_a.is_finite() && miss_b.is_finite()) {
        return None;
    }
    let fa = farthest_feature(&m.a.core, n, None);
    let fb = farthest_feature(&m.b.core, -frame.inverse_vector(n), None);
    Some(if miss_b <= miss_a { Raw { a, b: a + n * gap, gap, fa, fb } } else { Raw { a: b - n * gap, b, gap, fa, fb } })
}
