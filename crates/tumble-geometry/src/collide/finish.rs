//! From a normal to a manifold: show both patches, clip them, and make sure that the deepest point is among the result.
//!
//! The last step makes a dropped contact impossible: a normal comes with its separation, and if no point of the
//! clipped patches has that gap, the point where it is reached is found and added. It must lie on both shapes: a support
//! of one whose shadow misses the other is no contact, so the candidates are measured and the best one is taken.

use super::workspace::{Meeting, Workspace};
use crate::clip::{Raw, merge_doubles};
use crate::gjk::{self, Answer};
use crate::manifold::feature;
use crate::patch::{Frame, Known, farthest_feature, show};
use crate::project::nearest;
use crate::sat::{Axis, PREFERENCE};
use crate::support::{Core, Pair};
use tumble_math::DVec3;
use tumble_math::order::{max, min};

/// Fraction of the scale by which shapes are drawn apart to ask where they touch [–]: 10⁵ times GJK's distance of touching (1e-11), and
/// far below a distance that would bend the line between the nearest points. Chosen, not derived.
const DRAWN_DISTANCE: f64 = 1e-6;

/// Fills the workspace with the points of the pair for `axis`; `witness` is the deepest point when it is known.
pub(super) fn finish(m: &Meeting<'_>, axis: &Axis, witness: Option<Raw>, margin: f64, ws: &mut Workspace) {
    if let Some(least) = clip_patches(m, axis, margin, ws) {
        complete(m, axis, witness, least, ws);
    }
}

/// Fills the workspace with the points of the pair that face each other along the unit `normal`, and no others.
pub(super) fn along(m: &Meeting<'_>, normal: DVec3, margin: f64, ws: &mut Workspace) {
    let separation = m.pair.separation(normal);
    let axis = Axis { normal, separation, face_a: None, face_b: None, corners: None, edges: None };
    if clip_patches(m, &axis, margin, ws).is_some() {
        merge_doubles(&mut ws.raw, 1e-9 * m.pair.smaller_extent());
    }
}

/// Fills the workspace with the corners of the clipped patches, each of which lies on both surfaces, and returns their
/// least gap [m]; `None` where the axis itself is beyond the margin.
pub(super) fn clip_patches(m: &Meeting<'_>, axis: &Axis, margin: f64, ws: &mut Workspace) -> Option<f64> {
    let n = axis.normal;
    ws.raw.clear();
    if axis.separation - m.radii() > margin {
        return None;
    }
    let (corner_a, corner_b) = (axis.corners.map(|c| c.0), axis.corners.map(|c| c.1));
    let known_a = Known { face: axis.face_a, corner: corner_a, edge: axis.edges.map(|e| e.0) };
    let known_b = Known { face: axis.face_b, corner: corner_b, edge: axis.edges.map(|e| e.1) };
    show(&m.a, &Frame::IDENTITY, n, known_a, &ws.fan, &mut ws.patch_a);
    show(&m.b, &m.frame_b(), -n, known_b, &ws.fan, &mut ws.patch_b);
    ws.clip.contact(n, &ws.patch_a, &ws.patch_b, margin + tolerance(m), &mut ws.raw);
    Some(ws.raw.iter().map(|r| r.gap).fold(f64::INFINITY, min))
}

/// Whether a point with the gap `least` [m] reaches the separation of the axis.
pub(super) fn is_reached(m: &Meeting<'_>, axis: &Axis, least: f64) -> bool {
    least <= axis.separation - m.radii() + tolerance(m)
}

fn tolerance(m: &Meeting<'_>) -> f64 {
    1e-12 * m.pair.scale
}

/// Sees to it that the deepest point is among those of the workspace, of which `least` [m] is the least gap, and that
/// none is there twice.
pub(super) fn complete(m: &Meeting<'_>, axis: &Axis, witness: Option<Raw>, least: f64, ws: &mut Workspace) {
    let near = 1e-9 * m.pair.smaller_extent();
    let gap = axis.separation - m.radii();
    // some corner of the patches usually is the deepest point; only if none is, it is put in beside them. The axis itself
    // may be short of the best by its preference: no point need then reach its separation exactly
    let found = match witness {
        Some(w) if !is_reached(m, axis, least) => Some(w),
        None if !(least <= gap + 2.0 * PREFERENCE * m.pair.scale) => deepest(m, axis.normal, axis.separation),
        _ => None,
    };
    if let Some(w) = found {
        place(m, w, near, &mut ws.raw);
    }
    merge_doubles(&mut ws.raw, near);
}

/// Puts the deepest point in: in place of a point with the same name or place, else beside the others.
fn place(m: &Meeting<'_>, w: Raw, near: f64, raw: &mut Vec<Raw>) {
    let same_end = |p: u32, q: u32, core: &Core<'_>| {
        matches!(core, Core::Segment(_)) && p == q && feature::kind(p) == feature::VERTEX
    };
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

/// The point at which the separation of the cores along `n` is reached: on both shapes.
///
/// A support of one usually lies on the other. When several points are equally far out it may not; then the shapes are
/// drawn apart along `n` and asked for their nearest points, which lie on both whatever else is degenerate.
pub(crate) fn deepest(m: &Meeting<'_>, n: DVec3, separation: f64) -> Option<Raw> {
    let frame = m.frame_b();
    let gap = separation - m.radii();
    let miss = |a: DVec3| {
        let on_a = (nearest(&m.a.core, a).distance - m.a.radius).abs();
        let on_b = (nearest(&m.b.core, frame.inverse_point(a + n * gap)).distance - m.b.radius).abs();
        max(on_a, on_b)
    };
    let on_a = m.pair.support_a(n) + n * m.a.radius;
    let on_b = m.pair.support_b(-n) - n * (m.b.radius + gap);
    let mut best = (miss(on_a), on_a);
    let consider = |a: DVec3, best: &mut (f64, DVec3)| {
        let miss = miss(a);
        if miss < best.0 {
            *best = (miss, a);
        }
    };
    consider(on_b, &mut best);
    if !(best.0 <= 1e-12 * m.pair.scale) {
        let away = n * (DRAWN_DISTANCE * m.pair.scale - separation);
        let drawn = Pair { shift: m.pair.shift + away, ..m.pair };
        if let Answer::Apart { a, b, .. } = gjk::distance(&drawn, n, f64::INFINITY) {
            // the nearest points differ from the line along n by rounding: half of it on either side
            let aside = b - a - n * n.dot(b - a);
            for a in [a, a + aside * 0.5, a + aside] {
                consider(a + n * m.a.radius, &mut best);
            }
        }
    }
    let a = best.1;
    if !best.0.is_finite() {
        return None;
    }
    let fa = farthest_feature(&m.a.core, n, None);
    let fb = farthest_feature(&m.b.core, -frame.inverse_vector(n), None);
    Some(Raw { a, b: a + n * gap, gap, fa, fb })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::Shape;
    use crate::support::Convex;
    use tumble_math::DMat3;

    #[test]
    fn the_deepest_point_replaces_its_namesake_or_neighbour_or_stands_beside() {
        let (ball, capsule) = (Shape::cuboid_size(DVec3::ONE).unwrap(), Shape::capsule(0.1, 1.0).unwrap());
        let (a, b) = (Convex::of(&ball).unwrap(), Convex::of(&capsule).unwrap());
        let m = Meeting { a, b, pair: Pair::new(a.core, b.core, DMat3::IDENTITY, DVec3::Z) };
        let raw = |x: f64, gap: f64, fa: u32, fb: u32| Raw { a: DVec3::X * x, b: DVec3::Y * x, gap, fa, fb };
        let fields = |r: &Raw| (r.a, r.b, r.gap, r.fa, r.fb);
        let (v, e, f) = (feature::vertex(1), feature::edge(2), feature::face(3));
        // the same name: all of it is replaced
        let mut list = vec![raw(5.0, 1.0, f, e), raw(1.0, 1.0, e, f)];
        place(&m, raw(2.0, 0.5, e, f), 1e-3, &mut list);
        assert_eq!(
            list.iter().map(fields).collect::<Vec<_>>(),
            [fields(&raw(5.0, 1.0, f, e)), fields(&raw(2.0, 0.5, e, f))]
        );
        // the same place: the old name stays
        let mut list = vec![raw(1.0, 1.0, e, f)];
        place(&m, raw(1.0 + 0.9e-3, 0.5, f, f), 1e-3, &mut list);
        assert_eq!(list.iter().map(fields).collect::<Vec<_>>(), [fields(&raw(1.0 + 0.9e-3, 0.5, e, f))]);
        // neither: one more
        let mut list = vec![raw(1.0, 1.0, e, f)];
        place(&m, raw(1.0 + 1.1e-3, 0.5, f, f), 1e-3, &mut list);
        assert_eq!(
            list.iter().map(fields).collect::<Vec<_>>(),
            [fields(&raw(1.0, 1.0, e, f)), fields(&raw(1.0 + 1.1e-3, 0.5, f, f))]
        );
        // the pole of a capsule's end stands for the end of its generator, if it is as deep
        for (gap, count) in [(0.5, 1), (1.5, 2)] {
            let mut list = vec![raw(1.0, 1.0, e, v)];
            place(&m, raw(3.0, gap, f, v), 1e-3, &mut list);
            assert_eq!(list.len(), count);
            assert_eq!(fields(&list[count - 1]), fields(&raw(3.0, gap, f, v)));
        }
        // but the corner of a box is no pole
        let mut list = vec![raw(1.0, 1.0, v, e)];
        place(&m, raw(3.0, 0.5, v, f), 1e-3, &mut list);
        assert_eq!(list.len(), 2);
    }

    #[test]
    fn the_deepest_point_lies_on_both_shapes_and_has_the_separation() {
        let mut r = crate::testing::Random::new(72);
        for trial in 0..600 {
            let (sa, sb) = (r.shape(1 + trial % 5), r.shape(1 + trial / 5 % 5));
            let (a, b) = (Convex::of(&sa).unwrap(), Convex::of(&sb).unwrap());
            let (turn, n) = (DMat3::from_quat(r.rotation()), r.direction());
            // B moved along n until both touch the same plane at supports that face each other
            let loose = Pair::new(a.core, b.core, turn, DVec3::ZERO);
            let gap = r.range(-0.1, 0.3);
            let shift = loose.support_a(n) - loose.support_b(-n) + n * (gap + a.radius + b.radius);
            let m = Meeting { a, b, pair: Pair::new(a.core, b.core, turn, shift) };
            let w = deepest(&m, n, gap + a.radius + b.radius).unwrap();
            assert!((w.gap - gap).abs() < 1e-14 && (w.b - w.a - n * gap).length() < 1e-14);
            let on_a = nearest(&a.core, w.a).distance - a.radius;
            let on_b = nearest(&b.core, m.frame_b().inverse_point(w.b)).distance - b.radius;
            assert!(on_a.abs() < 1e-9 && on_b.abs() < 1e-9, "{} {} {on_a:e} {on_b:e}", sa.kind(), sb.kind());
            assert_eq!(w.fa, farthest_feature(&a.core, n, None));
            assert_eq!(w.fb, farthest_feature(&b.core, -(turn.transpose() * n), None));
        }
    }
}
