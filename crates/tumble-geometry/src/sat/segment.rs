//! A segment inside a polyhedron: the core of a capsule that has sunk into a hull or a box.

use super::{Axis, NOTHING, PARALLEL_SINE, PREFERENCE};
use crate::hull::Poly;
use crate::support::{Core, Pair};
use tumble_math::DVec3;

/// Best axis of a polyhedron and the segment inside it: faces, and edges against the segment.
///
/// `pair` has the segment as A and the polyhedron as B.
pub(crate) fn segment(pair: &Pair<'_>, pb: &Poly<'_>) -> Axis {
    let Core::Segment(half) = pair.a else {
        return Axis { separation: pair.separation(DVec3::Z), ..NOTHING };
    };
    let mut best = NOTHING;
    // the segment in B's frame
    let d = pair.in_b(DVec3::Z);
    let centre = pair.in_b(-pair.shift);
    for (f, &n) in pb.normals.iter().enumerate() {
        let sep = n.dot(centre) - half * n.dot(d).abs() - pb.offsets[f];
        if sep > best.separation {
            best = Axis { normal: -(pair.turn * n), separation: sep, face_b: Some(f), ..NOTHING };
        }
    }
    let prefer = PREFERENCE * pair.scale;
    for e in pb.topology.edges() {
        let (p, q) = (pb.vertices[e.from as usize], pb.vertices[e.to as usize]);
        let l = (q - p).cross(d);
        let square = l.length_squared();
        if square <= PARALLEL_SINE * PARALLEL_SINE * (q - p).length_squared() {
            continue;
        }
        let mut n = l / square.sqrt();
        let (left, right) = (pb.normals[e.left as usize], pb.normals[e.right as usize]);
        if n.dot(left + right) < 0.0 {
            n = -n;
        }
        // cheap bound by the edge itself, then the full measure
        if n.dot(centre - p) > best.separation + prefer {
            let out = pair.turn * n;
            let sep = pair.separation(-out);
            if sep > best.separation + prefer {
                best = Axis { normal: -out, separation: sep, ..NOTHING };
            }
        }
    }
    best
}
