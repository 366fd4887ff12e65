//! Half-space against everything: closed form, every corner on its own.
//!
//! Each corner, end or rim point below the margin is a contact point; a rim adds its deepest point to the fan. Which
//! corners are in contact needs no choice of a face, so nothing jumps when a body rocks.

use super::workspace::Workspace;
use crate::clip::Raw;
use crate::hull::box_vertex;
use crate::manifold::feature::{self, DEEPEST, LOWER_RIM, TIP};
use crate::patch::{FLAT_RIM, Fan};
use crate::shape::Shape;
use tumble_math::{DMat3, DVec3};

/// Contact of the half-space with unit outward normal `n`, seen from the centre of `shape`: `height` [m] is that
/// centre's distance from the plane and `turn` its rotation. Points are relative to the centre, in world axes.
pub(crate) fn contact(n: DVec3, height: f64, turn: &DMat3, shape: &Shape, margin: f64, ws: &mut Workspace) {
    let plane = feature::face(0);
    let raw = &mut ws.raw;
    let local = DVec3::new(turn.x_axis.dot(n), turn.y_axis.dot(n), turn.z_axis.dot(n));
    // gap from the local point, so that far offsets cancel nowhere
    let mut point = |p: DVec3, code: u32| {
        let gap = height + local.dot(p);
        if gap <= margin {
            let b = *turn * p;
            raw.push(Raw { a: b - n * gap, b, gap, fa: plane, fb: code });
        }
    };
    match shape {
        Shape::Ball(s) => point(local * -s.radius, feature::vertex(0)),
        Shape::Capsule(s) => {
            // the lower end rests on its pole; the upper one can only come down with the side of the tube
            let across = (local.x * local.x + local.y * local.y).sqrt();
            for (k, z) in [(0, -s.half), (1, s.half)] {
                let end = DVec3::new(0.0, 0.0, z);
                if local.z * z <= 0.0 {
                    point(end - local * s.radius, feature::vertex(k));
                } else if across > 1e-6 {
                    point(end - DVec3::new(local.x, local.y, 0.0) * (s.radius / across), feature::vertex(k));
                }
            }
        }
        Shape::Box(s) => {
            for k in 0..8 {
                point(box_vertex(s.half, k), feature::vertex(k as u32));
            }
        }
        Shape::Hull(s) => {
            for (k, &v) in s.vertices().iter().enumerate() {
                point(v, feature::vertex(k as u32));
            }
        }
        Shape::Cylinder(s) => {
            rim(local, s.radius, s.half, 0, &ws.fan, &mut point);
            rim(local, s.radius, -s.half, LOWER_RIM, &ws.fan, &mut point);
        }
        Shape::Cone(s) => {
            rim(local, s.radius, -s.half, LOWER_RIM, &ws.fan, &mut point);
            point(DVec3::new(0.0, 0.0, s.half), feature::vertex(TIP));
        }
        // neither can move against the other; compounds come in parts
        Shape::HalfSpace(_) | Shape::Compound(_) | Shape::Mesh(_) => {}
    }
}

/// A rim: its fan and its deepest point.
fn rim(n: DVec3, radius: f64, z: f64, lower: u32, fan: &Fan, point: &mut impl FnMut(DVec3, u32)) {
    let across = (n.x * n.x + n.y * n.y).sqrt();
    let deepest = (across > FLAT_RIM).then(|| (-n.x / across, -n.y / across));
    let mut doubled = false;
    for (k, &(c, s)) in fan.directions.iter().enumerate() {
        if let Some((x, y)) = deepest {
            doubled |= (x - c).abs() + (y - s).abs() < 1e-6;
        }
        point(DVec3::new(c * radius, s * radius, z), feature::vertex(lower + k as u32));
    }
    if let Some((x, y)) = deepest
        && !doubled
    {
        point(DVec3::new(x * radius, y * radius, z), feature::vertex(DEEPEST + lower));
    }
}
