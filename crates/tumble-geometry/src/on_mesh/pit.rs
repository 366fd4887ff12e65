//! The lowest point of a part in a concave corner of the mesh, seen from one of the facets that meet there.
//!
//! Between the facets of a concave corner the way is free only before all of their planes. A tip that stands there is behind some of them by what a
//! contact leaves, and then its foot on another facet is beyond two borders of it: over none of the facet, and under none of its neighbours
//! alone. The facet holds the part nevertheless, by the lowest of what is over the facet or under one neighbour: the point right above the
//! place of the facet that is nearest to the foot, or the lowest point before the border there, or before the far border of a neighbour.

use super::facing::{Facing, TOUCHING, ends_at, is_over};
use super::near::{inward, kind};
use super::scene::{MeshContactWorkspace as Scratch, Scene};
use crate::clip::Raw;
use crate::mesh::{MeshEdge, MeshFeature};
use crate::ray::ray_cast;
use tumble_math::order::clamp;
use tumble_math::{DVec3, Pose};

/// Halvings of the turn of a direction [–]: as many as its numbers have bits.
const BISECTIONS: u32 = 52;

/// The contact of a facet with a part whose lowest point `r`, at `x` in the mesh's frame, has its foot beyond the facet, in the ground and within
/// `reach` [m] of it.
pub(super) fn above_border(
    scene: &Scene<'_>,
    f: &Facing<'_>,
    r: &Raw,
    x: DVec3,
    reach: f64,
    s: &mut Scratch,
) -> Option<Raw> {
    let n = f.normal;
    let foot = x - n * (n.dot(x) - f.offset);
    let nearest = f.run.iter().map(|&(_, t)| (t, f.mesh.nearest_on(t, foot)));
    let (t, (place, feature)) =
        nearest.reduce(|a, b| if b.1.0.distance_squared(foot) < a.1.0.distance_squared(foot) { b } else { a })?;
    let triangle = f.mesh.triangles()[t as usize];
    // the borders that end there
    let ends: Option<[u32; 2]> = match feature {
        MeshFeature::Edge(k) if kind(f.mesh, t, k as usize, f.side) == MeshEdge::Concave => {
            Some([triangle[k as usize], triangle[(k as usize + 1) % 3]])
        }
        MeshFeature::Corner(k) => Some([triangle[k as usize]; 2]).filter(|v| !ends_at(f, v[0])),
        _ => None,
    };
    let ends = ends?;
    if foot.distance_squared(place) > reach * reach {
        return None;
    }
    // beyond the border is the ground, and the foot in it
    let ground = f.mesh.nearest(foot, reach, &mut s.mesh)?;
    let out = f.mesh.pseudonormal(ground.triangle, ground.feature, &mut s.mesh) * f.side;
    if out.dot(foot - ground.point) > 0.0 || ground.distance.abs() <= TOUCHING * scene.reach {
        return None;
    }
    // as low as others the one nearest to the foot
    let mut lowest: Option<(f64, DVec3)> = None;
    let mut propose = |p: Option<DVec3>| {
        let found =
            p.map(|p| (n.dot(p) - f.offset, p)).filter(|(gap, p)| *gap <= scene.margin && is_over(f, *p, reach));
        if found.is_some_and(|new| lowest.is_none_or(|old| new.0 < old.0 - TOUCHING * scene.reach)) {
            lowest = found;
        }
    };
    propose(right_above(scene, n, place));
    propose((place - foot).try_normalize().and_then(|inward| before(scene, n, place, inward)));
    for &(_, t) in f.run {
        for k in (0..3).filter(|k| kind(f.mesh, t, *k, f.side) == MeshEdge::Concave) {
            let Some((u, j)) = f.mesh.neighbour(t, k) else { continue };
            for other in [(j + 1) % 3, (j + 2) % 3] {
                let c = f.mesh.corners(u);
                let ends_here = |v: usize| ends.contains(&f.mesh.triangles()[u as usize][v % 3]);
                if ends_here(other) || ends_here(other + 1) {
                    propose(before_border(scene, f, c[other], inward(f.mesh, u, other)));
                }
            }
        }
    }
    let (gap, on_part) = lowest?;
    Some(scene.raw(on_part - n * gap, n, gap, r.fa, r.fb))
}

/// The lowest point of the part whose foot on the facet is not beyond a border of another triangle, which goes through `c` and has the triangle
/// in the direction `m`.
fn before_border(scene: &Scene<'_>, f: &Facing<'_>, c: DVec3, m: DVec3) -> Option<DVec3> {
    let n = f.normal;
    let along = n.dot(m);
    let across = m - n * along;
    let place = c - across * (along * (f.offset - n.dot(c)) / across.length_squared());
    before(scene, n, place, across.try_normalize()?)
}

/// The lower of the two points of the part on the line along `n` through a place.
fn right_above(scene: &Scene<'_>, n: DVec3, place: DVec3) -> Option<DVec3> {
    // from below all of the part
    let middle = scene.frame.shift;
    let from = place - n * (n.dot(place - middle) + 2.0 * scene.shape.radius_about(DVec3::ZERO));
    let (o, d) = (scene.frame.inverse_point(from), scene.frame.inverse_vector(n));
    ray_cast(scene.shape, &Pose::IDENTITY, o, d, f64::INFINITY).map(|hit| scene.frame.point(hit.point))
}

/// The point of the part lowest along `n` of what is before a place along `inward`, by no less than what counts as nothing: lowest along a direction
/// between the two, or between the ends of the face that is.
fn before(scene: &Scene<'_>, n: DVec3, place: DVec3, inward: DVec3) -> Option<DVec3> {
    let core = scene.convex()?.core;
    let border = inward.dot(place) + TOUCHING * scene.reach;
    let farthest = |t: f64| {
        let towards = inward * t - n * (1.0 - t);
        let p = scene.frame.point(core.support(scene.frame.inverse_vector(towards)));
        (p, inward.dot(p) - border)
    };
    let (mut low, mut high) = (0.0, 1.0);
    if farthest(high).1 < 0.0 {
        return None;
    }
    for _ in 0..BISECTIONS {
        let middle = 0.5 * (low + high);
        (low, high) = if farthest(middle).1 < 0.0 { (middle, high) } else { (low, middle) };
    }
    let ((p, behind), (q, ahead)) = (farthest(low), farthest(high));
    Some(p.lerp(q, clamp(behind / (behind - ahead), 0.0, 1.0)))
}
