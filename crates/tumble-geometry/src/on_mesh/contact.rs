//! One look at a part and a mesh: which features are asked, in which order, and how what they say is handed over.

use super::facet;
use super::facing::{self, Facing};
use super::feature;
use super::lying;
use super::near;
use super::overlap;
use super::part;
use super::scene::{MeshContactWorkspace, Scene};
use crate::clip::Raw;
use crate::manifold::{self, ContactPoint, Manifolds, Settings};
use crate::mesh::Mesh;
use crate::patch::Frame;
use crate::shape::Shape;
use crate::support::Convex;
use tumble_math::{DVec3, Pose};

/// Finds all manifolds of `mesh` at `pose_mesh` and `shape` at `pose_shape`: every point with a gap of at most `margin` [m].
///
/// `out` is cleared first. Rotations must have unit length. A pose that is not finite touches nothing, nor does a half-space.
pub fn collide_mesh(
    mesh: &Mesh,
    pose_mesh: &Pose,
    shape: &Shape,
    pose_shape: &Pose,
    margin: f64,
    settings: Settings,
    ws: &mut MeshContactWorkspace,
    out: &mut Manifolds,
) {
    out.clear();
    if !pose_mesh.is_finite() || !pose_shape.is_finite() {
        return;
    }
    ws.narrow.fan.resize(settings.rim_points);
    // all positions from here on are relative to the mesh's
    let origin = pose_mesh.position;
    let of_mesh = Pose::new(DVec3::ZERO, pose_mesh.rotation);
    let of_shape = Pose::new(pose_shape.position - origin, pose_shape.rotation);
    let mut job = Job { mesh, of_mesh, origin, margin, settings, least: f64::NEG_INFINITY, out };
    match shape {
        Shape::Compound(c) => {
            for (index, p) in c.parts().iter().enumerate() {
                job.part(p.shape(), &of_shape.then(p.pose()), index as u32, ws);
            }
        }
        _ => job.part(shape, &of_shape, 0, ws),
    }
}

/// One call of [`collide_mesh`].
struct Job<'j> {
    mesh: &'j Mesh,
    of_mesh: Pose,
    origin: DVec3,
    margin: f64,
    settings: Settings,
    /// Gap below which nothing is told of the present part [m].
    least: f64,
    out: &'j mut Manifolds,
}

impl Job<'_> {
    fn part(&mut self, shape: &Shape, pose: &Pose, index: u32, ws: &mut MeshContactWorkspace) {
        let Some(convex) = Convex::of(shape) else { return };
        let (turn_mesh, turn_part) = (self.of_mesh.matrix(), pose.matrix());
        let back = turn_mesh.transpose();
        let frame = Frame { turn: back * turn_part, shift: back * pose.position };
        let local = self.of_mesh.inverse().then(pose);
        let reach = shape.radius_about(convex.core.middle());
        let scene = Scene {
            mesh: self.mesh,
            shape,
            turn_mesh,
            turn_part,
            between: pose.position,
            frame,
            margin: self.margin,
            reach,
        };
        ws.clear();
        let mut body = std::mem::take(&mut ws.body);
        body.fill(&convex, &frame);
        let aabb = shape.aabb(&local).grown(tumble_math::order::positive_part(self.margin) + 1e-12 * body.scale);
        let shift = pose.position + self.origin;
        self.least = f64::NEG_INFINITY;
        if self.mesh.contains(body.middle, &mut ws.mesh) {
            self.recover(&scene, &convex, body.middle, index, shift, ws);
        } else {
            let mut near = std::mem::take(&mut ws.near);
            near::collect(self.mesh, &aabb, &mut ws.mesh, &mut near);
            body.note_beside(self.mesh, &near, self.margin, &mut ws.beside);
            // what is apart from all triangles is in the ground of none, though it be behind planes of some
            let meets = body.normals.is_empty() || overlap::may_overlap(self.mesh, &near, &body, &ws.beside);
            if !meets {
                self.least = -1e-9 * body.scale;
            }
            for run in near.chunk_by(|a, b| a.0 == b.0) {
                self.facet(&scene, run, &body, index, shift, ws);
            }
            for (k, &(_, t)) in near.iter().enumerate() {
                if !ws.beside.get(k).is_some_and(|b| *b) {
                    feature::edges(&scene, self.mesh, t, &body, ws);
                    feature::corners(&scene, self.mesh, t, &body, ws);
                }
            }
            feature::resolve(&scene, body.scale, ws);
            lying::other_ends(&scene, self.mesh, &near, &body, ws);
            ws.ones.append(&mut ws.doubtful);
            self.flush(index, shift, ws);
            if meets && !body.normals.is_empty() && !self.is_held(index) {
                self.push_out(&scene, &near, &body, index, shift, ws);
            }
            ws.near = near;
        }
        ws.body = body;
    }

    /// Whether a contact of the part presses already.
    fn is_held(&self, index: u32) -> bool {
        self.out.iter().any(|m| m.part_b == index && m.points.iter().any(|p| p.gap < 0.0))
    }

    /// Adds the contact of a part that overlaps the mesh where no feature holds it.
    fn push_out(
        &mut self,
        scene: &Scene<'_>,
        near: &[near::Near],
        body: &part::Body,
        index: u32,
        shift: DVec3,
        ws: &mut MeshContactWorkspace,
    ) {
        let Some(push) = overlap::push(scene, near, body, ws) else { return };
        let on_mesh = body.corners[push.corner as usize] - push.normal * push.gap;
        let names = (manifold::feature::face(push.facet), manifold::feature::vertex(push.corner));
        let raw = scene.raw(on_mesh, push.normal, push.gap, names.0, names.1);
        self.emit(scene.turn_mesh * push.normal, (push.facet, index), shift, std::iter::once(raw));
    }

    fn facet(
        &mut self,
        scene: &Scene<'_>,
        run: &[near::Near],
        body: &part::Body,
        index: u32,
        shift: DVec3,
        ws: &mut MeshContactWorkspace,
    ) {
        let facet = run[0].0;
        let side = near::side(self.mesh, run, body.middle, &mut ws.known_sides, &mut ws.mesh);
        ws.sides.push((facet, side));
        let (n, d) = self.mesh.facet_plane(facet);
        let facing = Facing { mesh: self.mesh, run, side, normal: n * side, offset: d * side };
        if side == 0.0 || !body.corners.is_empty() && !facing::may_hold(&facing, body, self.margin) {
            return;
        }
        let anchored = facet::contact(scene, &facing, body, ws);
        let mut raw = std::mem::take(&mut ws.narrow.raw);
        if !raw.is_empty() {
            // out of this plane the part is out of all that the facet bounds; if its lowest point is elsewhere it is not
            if anchored && raw.iter().any(|r| r.gap < 0.0) {
                ws.anchored.push(facet);
                ws.lifted.push((facing.normal, facing.offset));
            }
            facet::sort(&mut raw);
            let normal = scene.turn_mesh * facing.normal;
            self.emit(normal, (facet, index), shift, raw.iter().copied());
        }
        ws.narrow.raw = raw;
    }

    /// Hands over the contacts with edges and corners; those of one feature with one normal together.
    fn flush(&mut self, index: u32, shift: DVec3, ws: &MeshContactWorkspace) {
        let same = |a: &(u32, DVec3, Raw), b: &(u32, DVec3, Raw)| {
            a.2.fa == b.2.fa && (a.1 - b.1).length_squared() <= part::SQUARE * part::SQUARE
        };
        for run in ws.ones.chunk_by(same) {
            let normal = run[0].1;
            // normals that are one differ by a little: both points of a contact are on the one that is told
            let along = |o: &(u32, DVec3, Raw)| match o.1 == normal {
                true => o.2,
                false => Raw { a: o.2.b - normal * o.2.gap, ..o.2 },
            };
            self.emit(normal, (run[0].0, index), shift, run.iter().map(along));
        }
    }

    fn emit(&mut self, normal: DVec3, parts: (u32, u32), shift: DVec3, raw: impl Iterator<Item = Raw>) {
        let told = self.least..=self.margin;
        let points = raw.filter(|r| told.contains(&r.gap)).map(|r| ContactPoint {
            position_a: r.a + shift,
            position_b: r.b + shift,
            gap: r.gap,
            feature: manifold::feature::pair(r.fa, r.fb),
        });
        self.out.push(normal, parts, self.settings.keep, points);
    }

    /// One contact for a part whose middle is inside the solid: the shortest way out.
    fn recover(
        &mut self,
        scene: &Scene<'_>,
        convex: &Convex<'_>,
        middle: DVec3,
        index: u32,
        shift: DVec3,
        ws: &mut MeshContactWorkspace,
    ) {
        let Some(near) = self.mesh.nearest(middle, f64::INFINITY, &mut ws.mesh) else { return };
        let out = (near.point - middle).normalize_or_zero();
        let n = if out == DVec3::ZERO {
            self.mesh.pseudonormal(near.triangle, near.feature, &mut ws.mesh).normalize_or(DVec3::Z)
        } else {
            out
        };
        let lowest = scene.frame.point(convex.core.support(scene.frame.inverse_vector(-n)));
        let gap = near.distance - (n.dot(middle - lowest) + convex.radius);
        let facet = self.mesh.facet(near.triangle);
        let raw = scene.raw(near.point, n, gap, manifold::feature::face(facet), manifold::feature::vertex(0));
        self.emit(scene.turn_mesh * n, (facet, index), shift, std::iter::once(raw));
    }
}
