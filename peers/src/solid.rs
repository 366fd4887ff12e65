//! How deep two bodies overlap, by the plainest exact means: every face normal and every pair of edges is tried as a
//! separating axis. Slow, without a loop that could fail to converge, and shared with no engine.
//!
//! Not measured: how deep something is in a sheet of triangles, and a capsule is taken for the ball in its middle.

use crate::engines::State;
use crate::scene::Form;
use glam::{DMat3, DVec3};

/// A shape as the judge sees it: points, face normals and edges in the body's own axes, or a ball.
#[derive(Debug)]
pub struct Solid {
    points: Vec<DVec3>,
    normals: Vec<DVec3>,
    edges: Vec<DVec3>,
    /// Radius of the ball about the origin that holds it; for a ball, its own [m].
    pub radius: f64,
    half: Option<DVec3>,
}

impl Solid {
    pub fn new(form: &Form) -> Self {
        match form {
            Form::Ball(radius) | Form::Capsule(radius, _) => {
                Self { points: Vec::new(), normals: Vec::new(), edges: Vec::new(), radius: *radius, half: None }
            }
            Form::Cuboid(h) => {
                let sign = |k: usize, bit: usize| if k >> bit & 1 == 1 { 1.0 } else { -1.0 };
                let points = (0..8).map(|k| *h * DVec3::new(sign(k, 0), sign(k, 1), sign(k, 2))).collect();
                let axes = vec![DVec3::X, DVec3::Y, DVec3::Z];
                Self { points, normals: axes.clone(), edges: axes, radius: h.length(), half: Some(*h) }
            }
            Form::Mesh(_) => {
                Self { points: Vec::new(), normals: Vec::new(), edges: Vec::new(), radius: 0.0, half: None }
            }
            Form::Hull(points) => {
                let mut solid = Self {
                    points: points.clone(),
                    normals: Vec::new(),
                    edges: Vec::new(),
                    radius: points.iter().map(|p| p.length()).fold(0.0, f64::max),
                    half: None,
                };
                for triangle in form.triangles() {
                    let [a, b, c] = triangle.map(|k| points[k]);
                    solid.normals.push((b - a).cross(c - a).normalize());
                    for (p, q) in [(a, b), (b, c), (c, a)] {
                        let edge = (q - p).normalize();
                        // both faces of an edge name it, and its direction has no sign
                        if !solid.edges.iter().any(|e| e.cross(edge).length() < 1e-9) {
                            solid.edges.push(edge);
                        }
                    }
                }
                solid
            }
        }
    }

    /// Extent along an axis [m].
    fn interval(&self, centre: DVec3, turn: &DMat3, axis: DVec3) -> (f64, f64) {
        let (middle, local) = (centre.dot(axis), turn.transpose() * axis);
        if let Some(h) = self.half {
            let reach = h.dot(local.abs());
            return (middle - reach, middle + reach);
        }
        let ends = self.points.iter().map(|p| p.dot(local));
        let (low, high) = ends.fold((f64::MAX, f64::MIN), |(l, h), x| (l.min(x), h.max(x)));
        (middle + low, middle + high)
    }
}

/// Signed distance of two bodies where they overlap [m], and something not below `floor` where they do not overlap by
/// more than that: only the deepest pair is wanted.
pub fn gap(a: &Solid, sa: &State, b: &Solid, sb: &State, floor: f64) -> f64 {
    let (ta, tb) = (DMat3::from_quat(sa.orientation), DMat3::from_quat(sb.orientation));
    let away = sb.position - sa.position;
    if a.half.is_none_or(|h| h.max_element() < 5.0)
        && b.half.is_none_or(|h| h.max_element() < 5.0)
        && away.length() >= a.radius + b.radius
    {
        return 0.0;
    }
    match (a.points.is_empty(), b.points.is_empty()) {
        (true, true) => return away.length() - a.radius - b.radius,
        (true, false) => return ball_gap(b, tb.transpose() * -away) - a.radius,
        (false, true) => return ball_gap(a, ta.transpose() * away) - b.radius,
        (false, false) => {}
    }
    let mut best = f64::MIN;
    let mut separate = |axis: DVec3| {
        let (la, ha) = a.interval(DVec3::ZERO, &ta, axis);
        let (lb, hb) = b.interval(away, &tb, axis);
        best = f64::max(best, f64::max(lb - ha, la - hb));
        best >= floor
    };
    for axis in a.normals.iter().map(|n| ta * *n).chain(b.normals.iter().map(|n| tb * *n)) {
        if separate(axis) {
            return best;
        }
    }
    for ea in a.edges.iter().map(|e| ta * *e) {
        for eb in b.edges.iter().map(|e| tb * *e) {
            let axis = ea.cross(eb);
            let length = axis.length();
            if length > 1e-6 && separate(axis / length) {
                return best;
            }
        }
    }
    best
}

/// Distance of a point, given in the box's own axes, from its surface [m]; negative inside.
fn ball_gap(solid: &Solid, p: DVec3) -> f64 {
    let Some(h) = solid.half else {
        // no scene has a ball and a hull; the planes give a lower bound outside, and the exact depth inside
        return solid
            .normals
            .iter()
            .map(|n| n.dot(p) - solid.points.iter().map(|q| q.dot(*n)).fold(f64::MIN, f64::max))
            .fold(f64::MIN, f64::max);
    };
    let d = p.abs() - h;
    let outside = d.max(DVec3::ZERO).length();
    if outside > 0.0 { outside } else { d.max_element() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use glam::DQuat;

    fn at(x: f64, y: f64, z: f64) -> State {
        State { position: DVec3::new(x, y, z), orientation: DQuat::IDENTITY, ..State::default() }
    }

    #[test]
    fn the_depth_of_known_overlaps_is_found() {
        let cube = Solid::new(&Form::Cuboid(DVec3::splat(0.5)));
        let ball = Solid::new(&Form::Ball(0.5));
        let floor = f64::INFINITY;
        assert!((gap(&cube, &at(0.0, 0.0, 0.0), &cube, &at(0.2, 0.0, 0.9), floor) + 0.1).abs() < 1e-15);
        assert!((gap(&ball, &at(0.0, 0.0, 0.9), &cube, &at(0.1, 0.0, 0.0), floor) + 0.1).abs() < 1e-15);
        assert!((gap(&ball, &at(0.0, 0.0, 0.9), &ball, &at(0.0, 0.0, 0.0), floor) + 0.1).abs() < 1e-15);
        // an edge over a crossed edge: √½ up from each centre, along z
        let turn_x = DQuat::from_rotation_x(std::f64::consts::FRAC_PI_4);
        let turn_y = DQuat::from_rotation_y(std::f64::consts::FRAC_PI_4);
        let (low, high) = (State { orientation: turn_x, ..at(0.0, 0.0, 0.0) }, at(0.0, 0.0, 1.4));
        let high = State { orientation: turn_y, ..high };
        assert!((gap(&cube, &low, &cube, &high, floor) - (1.4 - 2.0_f64.sqrt())).abs() < 1e-12);
        let corners: Vec<DVec3> = cube.points.clone();
        let hull = Solid::new(&Form::Hull(corners));
        assert!((gap(&hull, &low, &cube, &high, floor) - (1.4 - 2.0_f64.sqrt())).abs() < 1e-12);
    }
}
