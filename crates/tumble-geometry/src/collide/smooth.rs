//! Cylinders and cones against convex shapes: no closed form, but an exact normal all the same.
//!
//! Apart, GJK brings a direction that is polished to the last bits; touching or overlapping, the direction search
//! finds it. The points come from caps and generators like those of any other patch.

use super::finish::finish;
use super::workspace::{Meeting, Workspace};
use crate::direction::{self, any_direction};
use crate::gjk::{self, Answer, DOUBT_DISTANCE};
use crate::sat::Axis;
use crate::support::Pair;
use tumble_math::DVec3;

pub(super) fn contact(m: &Meeting<'_>, margin: f64, ws: &mut Workspace) -> DVec3 {
    let Some(axis) = axis(&m.pair, margin + m.radii(), &mut ws.search) else { return DVec3::Z };
    finish(m, &axis, None, margin, ws);
    axis.normal
}

/// The normal of two cores of which one is round.
fn axis(pair: &Pair<'_>, limit: f64, s: &mut direction::Scratch) -> Option<Axis> {
    let start = pair.shift + pair.turn * pair.b.middle() - pair.a.middle();
    match gjk::distance(pair, start, limit) {
        Answer::Far { .. } => None,
        Answer::Touching { .. } => Some(direction::search(pair, any_direction(start), s)),
        Answer::Apart { a, b, distance } => {
            let n = any_direction(b - a);
            let (normal, separation) = direction::polish(pair, n, s.creases());
            // the points are an upper bound of the distance, the normal a lower one; GJK may stop early on round
            // shapes, and only where both meet is the answer proved
            let mut axis = Axis { normal, separation, face_a: None, face_b: None, corners: None, edges: None };
            if separation < distance - 1e-10 * pair.scale || distance < DOUBT_DISTANCE * pair.scale {
                let other = direction::search(pair, normal, s);
                if other.separation >= separation - 1e-12 * pair.scale {
                    axis = other;
                }
            }
            (axis.separation <= limit).then_some(axis)
        }
    }
}
