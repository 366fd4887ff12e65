//! The shapes of the bodies, put where the recorded states say that they are.
//!
//! Distances, extents and speeds of one or two bodies; which of them may be how large is left to [`super::overlap`],
//! [`super::depth`] and [`super::passage`].

use super::findings::Audit;
use super::motion::evenly;
use super::step::Step;
use crate::rows::BodyRow;
use crate::shape::{Part, parts};
use std::collections::BTreeMap;
use tumble::{BodyKind, DQuat, DVec3, Pose, Shape};
use tumble_geometry::{Aabb, Mesh, MeshWorkspace, Sides, project};
use tumble_math::order::{max, max_abs, min};

/// Angle within which a triangle is across a normal [rad]: that within which the engine takes two normals for one.
const PARALLEL: f64 = tumble_geometry::SAME_NORMAL;
/// Rounding of the height of a triangle's corner over the plane of another one, relative to where they are [–]: some 2⁻⁵².
const CORNERS: f64 = 64.0 * f64::EPSILON;

/// Widest crack between pieces that lie together [m]: within it they are at one place.
const CRACK: f64 = 4e-5;

/// How near a point must be to a surface.
#[derive(Clone, Copy)]
pub(super) struct Near {
    /// How far the bodies look ahead [m].
    pub(super) reach: f64,
    /// Rounding of a place [m].
    pub(super) rounding: f64,
}

/// A body's shapes about its centre of mass.
pub(super) struct Solid {
    pub(super) parts: Vec<Part>,
    /// Balls that fit into them: the middle in body axes [m] and the radius [m].
    cores: Vec<(DVec3, f64)>,
    /// How far its turning may move its surface, at most [m]: 0 for a ball about its centre of mass.
    arm: f64,
    centre: DVec3,
    size: f64,
    pub(super) kind: BodyKind,
}

/// The shapes of all bodies.
pub(super) struct Solids {
    all: BTreeMap<u32, Solid>,
    /// Those that nothing pushes, in order.
    ground: Vec<u32>,
}

impl Solids {
    /// The shapes that are recorded; those that cannot be read are told.
    pub(super) fn new(bodies: &[BodyRow], audit: &mut Audit) -> Self {
        let mut all = BTreeMap::new();
        for b in bodies {
            match parts(&b.shape) {
                Ok(mut parts) => {
                    // a sensor touches nothing
                    parts.retain(|p| !p.sensor);
                    let centre = DVec3::from_array(b.centre);
                    let reach = |p: &Part| p.shape.radius_about(p.place.inverse_point(centre));
                    let size = parts.iter().map(reach).fold(0.0, max);
                    let cores = parts.iter().map(core).collect();
                    let arm = parts.iter().map(|p| arm(p, centre)).fold(0.0, max);
                    all.insert(b.id, Solid { parts, cores, arm, centre, size, kind: b.kind });
                }
                Err(e) => audit.skipped.push(format!("shape of `{}`: {e}", b.name)),
            }
        }
        let ground = all.iter().filter(|(_, s)| s.kind != BodyKind::Dynamic).map(|(id, _)| *id).collect();
        Self { all, ground }
    }

    /// The bodies whose shapes are known.
    pub(super) fn iter(&self) -> impl Iterator<Item = (u32, &Solid)> {
        self.all.iter().map(|(id, solid)| (*id, solid))
    }

    /// A body whose shape is known.
    pub(super) fn get(&self, id: u32) -> Option<&Solid> {
        self.all.get(&id)
    }

    /// The parts of a body.
    pub(super) fn parts(&self, id: u32) -> &[Part] {
        self.get(id).map_or(&[], |s| &s.parts)
    }

    /// The cores of a body's parts: the middle in body axes [m], and the radius [m].
    pub(super) fn cores(&self, id: u32) -> &[(DVec3, f64)] {
        self.get(id).map_or(&[], |s| &s.cores)
    }

    /// Radius of the smallest core of two bodies [m].
    pub(super) fn smaller_core(&self, a: u32, b: u32) -> f64 {
        let all = self.cores(a).iter().chain(self.cores(b));
        let least = all.map(|c| c.1).fold(f64::INFINITY, min);
        if least.is_finite() { least } else { 0.0 }
    }

    /// The same of the parts whose core is known: that of a mesh is not.
    pub(super) fn smaller_known_core(&self, a: u32, b: u32) -> f64 {
        let of =
            |id: u32| self.cores(id).iter().zip(self.parts(id)).filter(|(_, p)| !matches!(p.shape, Shape::Mesh(_)));
        let least = of(a).chain(of(b)).map(|(core, _)| core.1).fold(f64::INFINITY, min);
        if least.is_finite() { least } else { 0.0 }
    }

    /// How thin the thinner of two bodies is, each where it is thickest [m]; infinite where that is not known, of meshes.
    pub(super) fn thinner(&self, a: u32, b: u32) -> f64 {
        let of =
            |p: &Part| if matches!(p.shape, Shape::Mesh(_)) { f64::INFINITY } else { 2.0 * p.shape.inner_radius() };
        let thick = |id: u32| self.parts(id).iter().map(of).fold(0.0, max);
        min(thick(a), thick(b))
    }

    /// How far the turning of a body may move its surface by each radian, at most [m].
    pub(super) fn arm(&self, id: u32) -> f64 {
        self.get(id).map_or(0.0, |s| s.arm)
    }

    /// Farthest that a body reaches from its centre of mass [m].
    pub(super) fn size_of(&self, id: u32) -> f64 {
        self.get(id).map_or(0.0, |s| s.size)
    }

    /// The centre of mass of a body in its own frame [m].
    pub(super) fn offset(&self, id: u32) -> DVec3 {
        self.get(id).map_or(DVec3::ZERO, |s| s.centre)
    }

    /// Distance of a point from the surface of a body [m], negative inside.
    pub(super) fn signed(&self, id: u32, pose: &Pose, point: DVec3) -> f64 {
        self.signed_for(id, pose, point, |_| true)
    }

    /// The same of the parts that are asked.
    pub(super) fn signed_for(&self, id: u32, pose: &Pose, point: DVec3, asked: impl Fn(&Part) -> bool) -> f64 {
        let distance = |p: &Part| project(&p.shape, &pose.then(&p.place), point).distance;
        self.parts(id).iter().filter(|p| asked(p)).map(distance).fold(f64::INFINITY, min)
    }

    /// Whether some parts of two bodies meet, by their groups.
    pub(super) fn meet(&self, a: u32, b: u32) -> bool {
        self.parts(a).iter().any(|p| self.parts(b).iter().any(|q| p.groups.meet(q.groups)))
    }

    /// The centre of mass of a body whose frame is at `pose`.
    pub(super) fn centre(&self, id: u32, pose: &Pose) -> Option<DVec3> {
        self.get(id).map(|s| pose.point(s.centre))
    }

    /// Where the frame of a body that takes part is at the midpoint of the step when overlap has been removed.
    pub(super) fn pose_when_corrected(&self, step: &Step<'_>, id: u32) -> Option<Pose> {
        let (solid, m) = (self.get(id)?, step.active.get(&id)?);
        Some(frame(m.centre_after, m.orientation_after, solid.centre))
    }

    /// Where a body's frame is at the midpoint of the step.
    pub(super) fn pose(&self, step: &Step<'_>, id: u32) -> Option<Pose> {
        let solid = self.get(id)?;
        if let Some(m) = step.active.get(&id) {
            return Some(frame(m.centre, m.orientation, solid.centre));
        }
        let (a, b) = (step.before.states.get(&id)?, step.after.states.get(&id)?);
        let (xa, xb) = (DVec3::from_array(a.centre), DVec3::from_array(b.centre));
        // not the middle of the two turns: one of more than half a circle goes the long way
        let q = evenly(a, 0.5 * step.after.row.dt);
        Some(frame(if xa == xb { xa } else { (xa + xb) * 0.5 }, q, solid.centre))
    }

    /// How far a point is from the surface of a body [m].
    pub(super) fn off(&self, id: u32, pose: &Pose, point: DVec3) -> f64 {
        let distance = |p: &Part| project(&p.shape, &pose.then(&p.place), point).distance.abs();
        self.parts(id).iter().map(distance).fold(f64::INFINITY, min)
    }

    /// Whether a body has a mesh.
    pub(super) fn is_mesh(&self, id: u32) -> bool {
        self.parts(id).iter().any(|p| matches!(p.shape, Shape::Mesh(_)))
    }

    /// How far a point is from the plane of a triangle of the body that is across `n`, outwards, and no farther than `reach` [m] from the
    /// point, where the point is over the triangle, or the plane goes on under a neighbour that rises from it: triangle after triangle, by
    /// their corners alone.
    pub(super) fn off_planes(
        &self,
        id: u32,
        pose: &Pose,
        point: DVec3,
        n: DVec3,
        Near { reach, rounding }: Near,
    ) -> f64 {
        let mut least = f64::INFINITY;
        for p in self.parts(id) {
            let Shape::Mesh(mesh) = &p.shape else { continue };
            let place = pose.then(&p.place);
            let (at, along) = (place.inverse_point(point), place.inverse_vector(n));
            let mut near: Vec<([DVec3; 3], DVec3)> = Vec::new();
            mesh.overlapping(&Aabb::new(at, at).grown(reach), &mut MeshWorkspace::default(), |t| {
                let c = mesh.corners(t);
                near.push((c, (c[1] - c[0]).cross(c[2] - c[0]).normalize_or_zero()));
            });
            for (c, across) in near.iter().filter(|(_, m)| m.cross(along).length() <= PARALLEL) {
                // a sheet is looked at from the side of the contact
                let side = if across.dot(along) < 0.0 { -1.0 } else { 1.0 };
                if side < 0.0 && mesh.sides() != Sides::Both {
                    continue;
                }
                let plane = *across * side;
                // corners are asked in the mesh's own frame, where they are exact: how bodies lie adds no rounding
                let level = CORNERS * (max_abs(c[0]) + c[1].distance(c[0]) + c[2].distance(c[0]));
                // over a triangle or under it, between the borders that are asked
                let is_over = |(u, m): &([DVec3; 3], DVec3), asked: &dyn Fn(DVec3, DVec3) -> bool| {
                    let turn = if (u[1] - u[0]).cross(u[2] - u[0]).dot(*m) < 0.0 { -1.0 } else { 1.0 };
                    let inward = |k: usize| turn * m.cross(u[(k + 1) % 3] - u[k]).normalize_or_zero().dot(at - u[k]);
                    (0..3).filter(|k| asked(u[*k], u[(k + 1) % 3])).all(|k| inward(k) >= -rounding)
                };
                // what is behind both sides of a concave edge is inside the ground, though in a sharp groove over neither of them
                let hides = |(u, across): &([DVec3; 3], DVec3)| {
                    // both sides of a sheet wind alike if they run along the edge between them in opposite directions
                    let runs = |t: &[DVec3; 3], a: DVec3, b: DVec3| (0..3).any(|k| t[k] == a && t[(k + 1) % 3] == b);
                    let alike = !(0..3).any(|k| runs(c, u[k], u[(k + 1) % 3]));
                    let m = *across * if alike { side } else { -side };
                    let shared = u.iter().filter(|x| c.contains(x)).count();
                    let rises = u.iter().any(|x| plane.dot(*x - c[0]) > level);
                    let own = |a: DVec3, b: DVec3| !(c.contains(&a) && c.contains(&b));
                    shared == 2 && rises && m.dot(at - u[0]) <= rounding && is_over(&(*u, m), &own)
                };
                if is_over(&(*c, plane), &|_, _| true) || near.iter().any(hides) {
                    least = min(least, plane.dot(at - c[0]).abs());
                }
            }
        }
        least
    }

    /// How far a point is from a plane across `n` that a part of the body lies behind and touches [m].
    pub(super) fn off_support(&self, id: u32, pose: &Pose, point: DVec3, n: DVec3) -> f64 {
        let of = |p: &Part| {
            let place = pose.then(&p.place);
            (n.dot(point - place.position) - (p.shape.extent_along(&place, n) - n.dot(place.position))).abs()
        };
        self.parts(id).iter().map(of).fold(f64::INFINITY, min)
    }

    /// Whether a point is inside of what a body belongs to: its own compound, or, if nothing pushes it, all that nothing pushes.
    /// Cracks count as filled.
    pub(super) fn is_hidden(&self, step: &Step<'_>, id: u32, point: DVec3) -> bool {
        let of_all = if self.ground.binary_search(&id).is_ok() { self.ground.as_slice() } else { &[id] };
        let holds = |id: &u32| self.pose(step, *id).is_some_and(|pose| self.signed(*id, &pose, point) <= CRACK);
        of_all.iter().any(holds)
    }

    pub(super) fn size(&self, a: u32, b: u32) -> f64 {
        let of = |id: u32| self.get(id).map_or(0.0, |s| if s.size.is_finite() { s.size } else { 0.0 });
        max(of(a), of(b))
    }

    /// Speed of what of two bodies moves fastest [m/s]; of half-spaces, which have no end, that of the centre.
    pub(super) fn fastest(&self, step: &Step<'_>, a: u32, b: u32) -> f64 {
        let mut speed = 0.0;
        for (id, m) in [a, b].iter().filter_map(|id| step.active.get(id).map(|m| (id, m))) {
            let spin = max(m.spin_before.length(), m.spin_after.length());
            let turns = if self.size_of(*id).is_finite() { spin * self.size_of(*id) } else { 0.0 };
            speed = max(speed, max(m.velocity_before.length(), m.velocity_after.length()) + turns);
        }
        speed
    }

    pub(super) fn smaller(&self, a: u32, b: u32) -> f64 {
        let of = |id: u32| self.get(id).map_or(f64::INFINITY, |s| s.size);
        let s = min(of(a), of(b));
        if s.is_finite() { s } else { 0.0 }
    }

    /// How far a body reaches along a direction [m].
    pub(super) fn reach(&self, id: u32, pose: &Pose, n: DVec3) -> f64 {
        let extent = |p: &Part| p.shape.extent_along(&pose.then(&p.place), n);
        self.parts(id).iter().map(extent).fold(f64::NEG_INFINITY, max)
    }
}

/// Whether the unit direction `n` is an outward normal of a mesh at its point `at`: one of the polar of the tangent cone there, so that no triangle
/// that holds the point rises along it, by its corners alone. A ball beside the point would not tell: however small, it meets what rises beyond
/// the next corner.
pub(super) fn has_normal(mesh: &Mesh, place: &Pose, at: DVec3, n: DVec3, rounding: f64) -> bool {
    let (at, n) = (place.inverse_point(at), place.inverse_vector(n));
    let mut ws = MeshWorkspace::default();
    let (mut rises, mut out) = (false, DVec3::ZERO);
    mesh.overlapping(&Aabb::new(at, at).grown(rounding), &mut ws, |t| {
        let c = mesh.corners(t);
        if mesh.nearest_on(t, at).0.distance(at) <= rounding {
            rises |= c.iter().any(|c| n.dot(*c - at) > rounding + PARALLEL * c.distance(at));
            out += (c[1] - c[0]).cross(c[2] - c[0]).normalize_or_zero();
        }
    });
    !rises && (mesh.sides() == Sides::Both || n.dot(out) > 0.0)
}

/// A ball that fits into a part: its middle in body axes [m], and its radius [m].
fn core(part: &Part) -> (DVec3, f64) {
    let middle = match &part.shape {
        Shape::Hull(h) => h.vertices().iter().fold(DVec3::ZERO, |sum, v| sum + *v) / h.vertices().len() as f64,
        // its axis is the third, its base below
        Shape::Cone(s) => DVec3::Z * (part.shape.inner_radius() - 0.5 * s.height()),
        _ => DVec3::ZERO,
    };
    if matches!(part.shape, Shape::Mesh(_)) {
        return (part.place.position, 0.0);
    }
    let radius = -project(&part.shape, &Pose::IDENTITY, middle).distance;
    (part.place.point(middle), if matches!(part.shape, Shape::HalfSpace(_)) { f64::INFINITY } else { radius })
}

/// How far the surface of a part is moved by each radian about a point of its body, at most [m].
fn arm(part: &Part, centre: DVec3) -> f64 {
    let about = part.place.inverse_point(centre);
    match &part.shape {
        Shape::Ball(_) => about.length(),
        Shape::HalfSpace(_) => 0.0,
        shape => shape.radius_about(about),
    }
}

fn frame(centre: DVec3, orientation: DQuat, offset: DVec3) -> Pose {
    Pose::new(centre - orientation * offset, orientation)
}
