//! The narrow phase: all manifolds of two shapes.
//!
//! [`collide_again`] puts the pair into one order of its own (by kind, by size, by place), so that exchanging A and B
//! mirrors the result to the last bit, and works in the frame of the first shape, so that nothing is lost far from
//! the world's origin. Compounds are taken apart; every pair of convex parts is a manifold of its own.
//!
//! Methods that find the normal: closed forms for balls, capsules, boxes against segments and half-spaces
//! (`round`, `half_space`); separating axes for polyhedra (`flat`), GJK where they are apart; the direction search for
//! cylinders and cones (`smooth`). The points then come from one builder, `clip`.

mod finish;
mod flat;
mod half_space;
mod round;
mod smooth;
mod workspace;

pub(crate) use half_space::contact as plane;
pub use workspace::PairMemory;
pub(crate) use workspace::Workspace;

use crate::manifold::{ContactPoint, Manifolds, Settings, feature};
use crate::shape::Shape;
use crate::support::{Convex, Core, Pair};
use std::cmp::Ordering;
use tumble_math::order::positive_part;
use tumble_math::{DMat3, DVec3, Pose};
use workspace::Meeting;

/// All manifolds of two shapes, none of which is a mesh, with a memory of the last time that they were looked at.
pub(crate) fn collide_again(
    a: &Shape,
    pose_a: &Pose,
    b: &Shape,
    pose_b: &Pose,
    margin: f64,
    settings: Settings,
    memory: &mut PairMemory,
    workspace: &mut Workspace,
    out: &mut Manifolds,
) {
    out.clear();
    if !pose_a.is_finite() || !pose_b.is_finite() {
        return;
    }
    workspace.fan.resize(settings.rim_points);
    let swapped = order(a, pose_a, b, pose_b) == Ordering::Greater;
    let (x, px, y, py) = if swapped { (b, pose_b, a, pose_a) } else { (a, pose_a, b, pose_b) };
    // all positions from here on are relative to the first shape's
    let origin = px.position;
    let px = Pose::new(DVec3::ZERO, px.rotation);
    let py = Pose::new(py.position - origin, py.rotation);
    // boxes tell nothing about how deep an overlap is
    let apart = positive_part(margin);
    let mut job = Job { origin, margin, settings, workspace, out, swapped, parts: (0, 0) };
    match (x, y) {
        (Shape::Compound(cx), Shape::Compound(cy)) => {
            // Y's parts in X's frame, so that boxes can be compared
            let relative = px.inverse().then(&py);
            for (i, p) in cx.parts.iter().enumerate() {
                let near = p.aabb.grown(apart);
                if !near.overlaps(&cy.aabb.transformed(&relative)) {
                    continue;
                }
                for (j, q) in cy.parts.iter().enumerate() {
                    if near.overlaps(&q.aabb.transformed(&relative)) {
                        job.parts = (i as u32, j as u32);
                        job.convex(&p.shape, &px.then(&p.pose), &q.shape, &py.then(&q.pose));
                    }
                }
            }
        }
        (_, Shape::Compound(cy)) => {
            // X in Y's frame
            let other = x.aabb(&py.inverse().then(&px)).grown(apart);
            for (j, q) in cy.parts.iter().enumerate() {
                if other.overlaps(&q.aabb) {
                    job.parts = (0, j as u32);
                    job.convex(x, &px, &q.shape, &py.then(&q.pose));
                }
            }
        }
        _ => {
            job.workspace.memory = PairMemory { apart: f64::NEG_INFINITY, ..*memory };
            job.ordered(x, &px, y, &py, false);
            *memory = job.workspace.memory;
        }
    }
}

/// Finds the points of two convex shapes that face each other along a given unit `normal` from A to B, whatever separates
/// them best: every one with a gap of at most `margin` [m].
///
/// For callers that know more than the two shapes: of a floor of several slabs, each sees an edge where the floor has none. `out`
/// is cleared first. Compounds and half-spaces have no such points.
pub(crate) fn collide_along(
    a: &Shape,
    pose_a: &Pose,
    b: &Shape,
    pose_b: &Pose,
    normal: DVec3,
    margin: f64,
    settings: Settings,
    workspace: &mut Workspace,
    out: &mut Manifolds,
) {
    out.clear();
    if !pose_a.is_finite() || !pose_b.is_finite() || !normal.is_finite() {
        return;
    }
    workspace.fan.resize(settings.rim_points);
    workspace.raw.clear();
    let swapped = order(a, pose_a, b, pose_b) == Ordering::Greater;
    let (x, px, y, py, n) = if swapped { (b, pose_b, a, pose_a, -normal) } else { (a, pose_a, b, pose_b, normal) };
    let (Some(first), Some(second)) = (Convex::of(x), Convex::of(y)) else { return };
    let (rx, ry) = (px.matrix(), py.matrix());
    let back = rx.transpose();
    let pair = Pair::new(first.core, second.core, back * ry, back * (py.position - px.position));
    let meeting = Meeting { a: first, b: second, pair };
    finish::along(&meeting, back * n, margin, workspace);
    let mut job = Job { origin: px.position, margin, settings, workspace, out, swapped, parts: (0, 0) };
    job.emit(back * n, &rx, DVec3::ZERO, false);
}

/// One call of [`collide_again`].
struct Job<'j> {
    origin: DVec3,
    margin: f64,
    settings: Settings,
    workspace: &'j mut Workspace,
    out: &'j mut Manifolds,
    swapped: bool,
    parts: (u32, u32),
}

impl Job<'_> {
    /// One pair without compounds, put into its own order.
    fn convex(&mut self, x: &Shape, px: &Pose, y: &Shape, py: &Pose) {
        let swapped = order(x, px, y, py) == Ordering::Greater;
        let (x, px, y, py) = if swapped { (y, py, x, px) } else { (x, px, y, py) };
        self.workspace.memory = PairMemory::default();
        self.ordered(x, px, y, py, swapped);
    }

    /// One pair without compounds in its own order; `swapped` tells whether that is not the one it came in.
    fn ordered(&mut self, x: &Shape, px: &Pose, y: &Shape, py: &Pose, swapped: bool) {
        self.workspace.raw.clear();
        let (rx, ry) = (px.matrix(), py.matrix());
        if let Shape::HalfSpace(h) = x {
            let n = rx * h.normal;
            half_space::contact(n, n.dot(py.position - px.position), &ry, y, self.margin, self.workspace);
            self.emit(n, &DMat3::IDENTITY, py.position, swapped);
            return;
        }
        let (Some(a), Some(b)) = (Convex::of(x), Convex::of(y)) else { return };
        let between = py.position - px.position;
        if matches!(a.core, Core::Point) {
            // a ball needs no frame but the other's
            let centre = ry.transpose() * -between;
            let normal = round::ball(a.radius, centre, &b, self.margin, self.workspace);
            self.emit(normal, &ry, py.position, swapped);
            return;
        }
        let back = rx.transpose();
        let pair = Pair::new(a.core, b.core, back * ry, back * between);
        let meeting = Meeting { a, b, pair };
        let normal = match (a.core, b.core) {
            (Core::Segment(_), Core::Segment(_)) => round::capsules(&meeting, self.margin, self.workspace),
            (Core::Segment(_), Core::Box(_)) => round::capsule_box(&meeting, self.margin, self.workspace),
            (_, Core::Cylinder { .. } | Core::Cone { .. }) | (Core::Cylinder { .. } | Core::Cone { .. }, _) => {
                smooth::contact(&meeting, self.margin, self.workspace)
            }
            (Core::Box(_), Core::Box(_)) => flat::boxes(&meeting, self.margin, self.workspace),
            _ => flat::contact(&meeting, self.margin, self.workspace),
        };
        self.emit(normal, &rx, px.position, swapped);
    }

    /// Hands the points of the workspace over, turned into the world's frame and the caller's order.
    fn emit(&mut self, normal: DVec3, turn: &DMat3, shift: DVec3, swapped: bool) {
        if self.workspace.raw.is_empty() {
            return;
        }
        let swapped = swapped != self.swapped;
        let (shift, margin) = (shift + self.origin, self.margin);
        let world = *turn * normal;
        let keep = self.settings.keep;
        let points = self.workspace.raw.iter().filter(|r| r.gap <= margin).map(|r| {
            let p = ContactPoint {
                position_a: *turn * r.a + shift,
                position_b: *turn * r.b + shift,
                gap: r.gap,
                feature: feature::pair(r.fa, r.fb),
            };
            if swapped { p.swapped() } else { p }
        });
        let parts = if self.swapped { (self.parts.1, self.parts.0) } else { self.parts };
        self.out.push(if swapped { -world } else { world }, parts, keep, points);
    }
}

/// The pair's own order: by kind, then by the shapes' numbers, then by place along the axis on which they are farthest
/// apart, then by rotation. Only two equal shapes at the same pose are not told apart; there every normal is as good
/// as its opposite.
fn order(a: &Shape, pa: &Pose, b: &Shape, pb: &Pose) -> Ordering {
    compare(a, b).then_with(|| {
        let d = pb.position - pa.position;
        let e = d.abs();
        let k = if e.z >= e.x && e.z >= e.y {
            2
        } else if e.y >= e.x {
            1
        } else {
            0
        };
        let place = 0.0_f64.total_cmp(&(d[k] + 0.0));
        place.then_with(|| {
            let (p, q) = (pa.rotation.to_array(), pb.rotation.to_array());
            lexical(&p, &q)
        })
    })
}

fn lexical(p: &[f64], q: &[f64]) -> Ordering {
    p.iter().zip(q).map(|(x, y)| x.total_cmp(y)).find(|o| o.is_ne()).unwrap_or(p.len().cmp(&q.len()))
}

fn compare(a: &Shape, b: &Shape) -> Ordering {
    let rank = |s: &Shape| match s {
        Shape::HalfSpace(_) => 0,
        Shape::Ball(_) => 1,
        Shape::Capsule(_) => 2,
        Shape::Box(_) => 3,
        Shape::Hull(_) => 4,
        Shape::Cylinder(_) => 5,
        Shape::Cone(_) => 6,
        Shape::Compound(_) => 7,
        Shape::Mesh(_) => 8,
    };
    match (a, b) {
        (Shape::Ball(p), Shape::Ball(q)) => p.radius.total_cmp(&q.radius),
        (Shape::Box(p), Shape::Box(q)) => lexical(&p.half.to_array(), &q.half.to_array()),
        (Shape::Capsule(p), Shape::Capsule(q)) => lexical(&[p.radius, p.half], &[q.radius, q.half]),
        (Shape::Cylinder(p), Shape::Cylinder(q)) => lexical(&[p.radius, p.half], &[q.radius, q.half]),
        (Shape::Cone(p), Shape::Cone(q)) => lexical(&[p.radius, p.half], &[q.radius, q.half]),
        (Shape::HalfSpace(p), Shape::HalfSpace(q)) => lexical(&p.normal.to_array(), &q.normal.to_array()),
        (Shape::Hull(p), Shape::Hull(q)) => {
            if std::sync::Arc::ptr_eq(p, q) {
                return Ordering::Equal;
            }
            let (p, q) = (p.vertices(), q.vertices());
            p.iter()
                .zip(q)
                .map(|(x, y)| lexical(&x.to_array(), &y.to_array()))
                .find(|o| o.is_ne())
                .unwrap_or(p.len().cmp(&q.len()))
        }
        (Shape::Compound(p), Shape::Compound(q)) => {
            if std::sync::Arc::ptr_eq(p, q) {
                return Ordering::Equal;
            }
            p.parts
                .iter()
                .zip(&q.parts)
                .map(|(x, y)| {
                    compare(&x.shape, &y.shape)
                        .then_with(|| lexical(&x.pose.position.to_array(), &y.pose.position.to_array()))
                        .then_with(|| lexical(&x.pose.rotation.to_array(), &y.pose.rotation.to_array()))
                })
                .find(|o| o.is_ne())
                .unwrap_or(p.parts.len().cmp(&q.parts.len()))
        }
        _ => rank(a).cmp(&rank(b)),
    }
}

#[cfg(test)]
mod tests;
