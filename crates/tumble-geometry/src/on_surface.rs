//! Contacts of a convex part with one piece of a surface: those of the two shapes alone, corrected to those of the union.
//!
//! Two convex shapes touch along the axis that separates them best. Of a piece that lies among others only those axes count that
//! are normals of the union where they touch. If the best one is, nothing is changed but the points: over a flat face they are those
//! of the part as over a half-space, each with the one piece that answers for it, and the ends of the face where it ends.
//! Else the admissible axis of greatest separation takes its place: a face that the part's middle is before, or a convex edge
//! with the normal of its arc that parts the two best. If there is none, the piece is hidden there.
//!
//! Every axis has its gaps and points found anew along it.

use crate::aabb::Aabb;
use crate::clip::Raw;
use crate::collide;
use crate::manifold::{ContactPoint, Manifold, Manifolds, Settings, feature};
use crate::narrow::Workspace;
use crate::shape::Shape;
use crate::support::Convex;
use crate::surface::{EdgeKind, Hold, Surface, SurfaceWorkspace};
use tumble_math::order::{clamp, max, max3, min, min3};
use tumble_math::{DVec3, Pose};

/// Distance by which a face goes on beyond a concave border, in sizes of the part [–]: as far as a normal is used anywhere. Chosen, not
/// derived.
const REACH: f64 = 0.5;
/// Steps in which an edge's arc is looked at before the best is searched [–]. Chosen, not derived.
const ARC_STEPS: u32 = 16;
/// Rounds of that search [–]: each leaves 0.618 of the arc, and 48 leave 9e-11 of it.
const ROUNDS: u32 = 48;
const GOLDEN: f64 = 0.618_033_988_749_894_8;

/// Contact of a surface in place of that of one of its pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// It is the surface's own, as it is.
    Own,
    /// Other points take its place, or none.
    Instead,
}

/// A convex part, where it is, and how near it is looked at.
#[derive(Clone, Copy, Debug)]
pub struct PartAt<'p> {
    /// Convex, and bounded.
    pub shape: &'p Shape,
    /// In the frame of the pair.
    pub pose: &'p Pose,
    /// Largest gap of a point [m].
    pub margin: f64,
}

/// View of a pair from a surface.
#[derive(Clone, Copy, Debug)]
pub struct View {
    /// The piece is B of its pair.
    pub swapped: bool,
    /// From the frame of the pair to that of the surface, if they differ.
    pub to: Option<Pose>,
}

impl View {
    fn point(&self, p: &ContactPoint) -> ContactPoint {
        let p = if self.swapped { p.swapped() } else { *p };
        match &self.to {
            Some(to) => ContactPoint { position_a: to.point(p.position_a), position_b: to.point(p.position_b), ..p },
            None => p,
        }
    }

    fn normal(&self, n: DVec3) -> DVec3 {
        let n = if self.swapped { -n } else { n };
        self.to.map_or(n, |to| to.vector(n))
    }
}

/// Contact of the surface in place of `found`, the manifold of its piece `id` and a convex part, seen by `view`. Where that is not
/// `found` itself, it is put into `out`, as the pair is. Pieces that the part does not meet (`meets`, by their number) hide nothing from it.
pub fn touch_piece(
    surface: &Surface,
    id: u32,
    part: PartAt<'_>,
    found: &Manifold<'_>,
    view: View,
    settings: Settings,
    meets: impl Fn(u32) -> bool,
    ws: &mut Workspace,
    out: &mut Manifolds,
) -> Touch {
    out.clear();
    let Some(convex) = Convex::of(part.shape) else { return Touch::Own };
    let pose = view.to.map_or(*part.pose, |to| to.then(part.pose));
    let part = PartAt { pose: &pose, ..part };
    let deepest = found.points.iter().map(|p| p.gap).fold(0.0, min);
    let around = part.shape.aabb(part.pose).grown(max(part.margin, -deepest) + surface.weld());
    let mut questions = std::mem::take(&mut ws.surface);
    let mut touch = Touch::Own;
    if surface.ask_near(id, &around, meets, &mut questions) {
        let mut points = std::mem::take(&mut ws.points);
        points.clear();
        points.extend(found.points.iter().map(|p| view.point(p)));
        let parts = if view.swapped { (found.part_b, found.part_a) } else { (found.part_a, found.part_b) };
        let seen = Manifold { normal: view.normal(found.normal), part_a: parts.0, part_b: parts.1, points: &points };
        let reach = REACH * part.shape.radius_about(convex.core.middle());
        let questions = &mut questions;
        let mut job = Job { surface, id, part, convex, reach, near: around, settings, parts, ws, questions, out };
        touch = job.resolve(&seen);
        ws.points = points;
        if let Some(to) = &view.to {
            out.carry(&to.inverse());
        }
        if view.swapped {
            out.swap();
        }
    }
    Surface::ask_all(&mut questions);
    ws.surface = questions;
    touch
}

/// Whether a point of a pair with piece `id` has a normal of the surface.
pub fn admits_piece(
    surface: &Surface,
    id: u32,
    view: View,
    normal: DVec3,
    point: &ContactPoint,
    ws: &mut Workspace,
) -> bool {
    let p = view.point(point);
    surface.admits(id, (p.feature >> 32) as u32, p.position_a, view.normal(normal), &mut ws.surface)
}

/// One call of [`touch_piece`].
struct Job<'j> {
    surface: &'j Surface,
    id: u32,
    part: PartAt<'j>,
    convex: Convex<'j>,
    reach: f64,
    near: Aabb,
    settings: Settings,
    parts: (u32, u32),
    ws: &'j mut Workspace,
    questions: &'j mut SurfaceWorkspace,
    out: &'j mut Manifolds,
}

/// Result of a face against a part.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Faced {
    Some,
    /// Nothing of the part is over it, or that belongs to other pieces.
    Nothing,
    /// It is covered where the part is over it.
    Covered,
}

impl Job<'_> {
    fn resolve(&mut self, found: &Manifold<'_>) -> Touch {
        if let Some(face) = self.surface.face_along(self.id, found.normal) {
            if self.face(face, Some(found.points)) == Faced::Covered {
                self.search(found);
            }
            return Touch::Instead;
        }
        let admits = |p: &ContactPoint, questions: &mut SurfaceWorkspace| {
            self.surface.admits(self.id, (p.feature >> 32) as u32, p.position_a, found.normal, questions)
        };
        let count = found.points.iter().filter(|p| admits(p, self.questions)).count();
        if count == found.points.len() {
            return Touch::Own;
        }
        if count == 0 {
            self.search(found);
            return Touch::Instead;
        }
        let (keep, questions) = (self.settings.keep, &mut *self.questions);
        let points = found.points.iter().filter(|p| admits(p, questions)).copied();
        self.out.push(found.normal, self.parts, keep, points);
        Touch::Instead
    }

    /// Adds the contacts of the part over a flat face: its own points, and where the face ends below it those of `along`, the points of the
    /// two along its normal.
    fn face(&mut self, face: u32, along: Option<&[ContactPoint]>) -> Faced {
        let Some((n, origin)) = self.surface.face_plane(self.id, face) else { return Faced::Nothing };
        let position = self.part.pose.position;
        let narrow = &mut self.ws.mesh.narrow;
        narrow.fan.resize(self.settings.rim_points);
        narrow.raw.clear();
        let turn = self.part.pose.matrix();
        collide::plane(n, n.dot(position - origin), &turn, self.part.shape, self.part.margin, narrow);
        let mut covered = false;
        let mut raw = std::mem::take(&mut narrow.raw);
        raw.retain(|r| {
            let held = self.surface.holds(self.id, face, r.a + position, self.reach, self.questions);
            covered |= held == Hold::Covered;
            held == Hold::Holds
        });
        self.borders(n, along, &mut raw);
        raw.sort_unstable_by_key(|r| (r.fa, r.fb));
        let points = raw.iter().map(|r| ContactPoint {
            position_a: r.a + position,
            position_b: r.b + position,
            gap: r.gap,
            feature: feature::pair(if feature::kind(r.fa) == feature::FACE { feature::face(face) } else { r.fa }, r.fb),
        });
        let faced = match (raw.is_empty(), covered) {
            (false, _) => Faced::Some,
            (true, false) => Faced::Nothing,
            (true, true) => Faced::Covered,
        };
        self.out.push(n, self.parts, self.settings.keep, points);
        self.ws.mesh.narrow.raw = raw;
        faced
    }

    /// Adds the points that are there because the face ends.
    fn borders(&mut self, n: DVec3, along: Option<&[ContactPoint]>, raw: &mut Vec<Raw>) {
        let position = self.part.pose.position;
        let mut add = |p: &ContactPoint, questions: &mut SurfaceWorkspace| {
            let (own, its) = ((p.feature >> 32) as u32, p.feature as u32);
            let is_vertex = |code: u32| feature::kind(code) == feature::VERTEX;
            // the part's own points are known, from the face's plane
            if feature::kind(own) == feature::FACE || is_vertex(its) && !is_vertex(own) || p.gap > self.part.margin {
                return;
            }
            if self.surface.ends_at(self.id, own, p.position_a, n, questions) {
                let (a, b) = (p.position_a - position, p.position_b - position);
                raw.push(Raw { a, b, gap: p.gap, fa: own, fb: its });
            }
        };
        if let Some(points) = along {
            points.iter().for_each(|p| add(p, self.questions));
            return;
        }
        let Some((shape, pose)) = self.surface.piece(self.id) else { return };
        let PartAt { shape: other, pose: at, margin } = self.part;
        let mut found = std::mem::take(&mut self.ws.along);
        let narrow = &mut self.ws.mesh.narrow;
        collide::collide_along(shape, pose, other, at, n, margin, self.settings, narrow, &mut found);
        found.points().iter().for_each(|p| add(p, self.questions));
        self.ws.along = found;
    }

    /// The admissible axis of greatest separation, if there is one.
    fn search(&mut self, found: &Manifold<'_>) {
        let middle = self.part.pose.point(self.convex.core.middle());
        let mut axes = std::mem::take(&mut self.ws.axes);
        axes.clear();
        for face in 0..self.surface.flat_faces(self.id) {
            let Some((n, origin)) = self.surface.face_plane(self.id, face) else { continue };
            let gap = self.lowest(n, origin);
            if n.dot(middle - origin) > 0.0 && gap <= self.part.margin {
                axes.push((gap, n, Some(face)));
            }
        }
        for edge in 0..self.surface.edge_count(self.id) {
            if !self.is_at(edge, found) {
                continue;
            }
            if let Some((gap, n)) = self.arc(edge, middle).filter(|(gap, _)| *gap <= self.part.margin) {
                axes.push((gap, n, None));
            }
        }
        // equal ones in one order: faces first
        let key = |axis: &(f64, DVec3, Option<u32>)| (axis.2.unwrap_or(u32::MAX), axis.1.to_array().map(f64::to_bits));
        axes.sort_unstable_by(|a, b| b.0.total_cmp(&a.0).then_with(|| key(a).cmp(&key(b))));
        // where the axis that parts the two best is answered by other pieces, an overlap along another one is none of this piece
        let mut elsewhere = false;
        for &(gap, n, face) in &axes {
            if elsewhere && gap < -self.surface.weld() {
                break;
            }
            let faced = match face {
                Some(face) => self.face(face, None),
                None if self.edge(n) => Faced::Some,
                None => Faced::Covered,
            };
            if faced == Faced::Some {
                break;
            }
            elsewhere |= faced == Faced::Nothing;
        }
        self.ws.axes = axes;
    }

    /// Whether an edge may hold the part. Two convex shapes that are apart have one nearest place: only edges through it count.
    fn is_at(&self, edge: u32, found: &Manifold<'_>) -> bool {
        let Some((a, b)) = self.surface.edge_ends(self.id, edge) else { return false };
        let along = b - a;
        let weld = self.surface.weld();
        found.points.iter().any(|p| {
            let t = clamp((p.position_a - a).dot(along) / along.length_squared(), 0.0, 1.0);
            p.gap < 0.0 || (a + along * t).distance_squared(p.position_a) <= weld * weld
        })
    }

    /// Least height of the part above a plane [m].
    fn lowest(&self, n: DVec3, origin: DVec3) -> f64 {
        let pose = self.part.pose;
        let low = pose.vector(self.convex.core.support(pose.inverse_vector(-n)));
        n.dot(pose.position - origin) + n.dot(low) - self.convex.radius
    }

    /// The normal of a convex edge's arc that parts the two best, and by how much [m].
    fn arc(&mut self, edge: u32, middle: DVec3) -> Option<(f64, DVec3)> {
        let (a, b) = self.surface.edge_ends(self.id, edge)?;
        let along = b - a;
        if !self.near.overlaps(&Aabb::new(min3(a, b), max3(a, b))) {
            return None;
        }
        let t = clamp((middle - a).dot(along) / along.length_squared(), 1e-3, 1.0 - 1e-3);
        let Some(EdgeKind::Convex(first, last)) = self.surface.edge_kind(self.id, edge, t, self.questions) else {
            return None;
        };
        let normal = |x: f64| (first * (1.0 - x) + last * x).normalize_or_zero();
        let parts = |x: f64| self.lowest(normal(x), a);
        let step = 1.0 / f64::from(ARC_STEPS);
        let mut best = (f64::NEG_INFINITY, 0.0);
        for k in 0..=ARC_STEPS {
            let x = f64::from(k) * step;
            let gap = parts(x);
            if gap > best.0 {
                best = (gap, x);
            }
        }
        let (mut low, mut high) = (max(best.1 - step, 0.0), min(best.1 + step, 1.0));
        for _ in 0..ROUNDS {
            let (p, q) = (high - GOLDEN * (high - low), low + GOLDEN * (high - low));
            (low, high) = if parts(p) > parts(q) { (low, q) } else { (p, high) };
        }
        let x = 0.5 * (low + high);
        let x = if parts(x) > best.0 { x } else { best.1 };
        let n = normal(x);
        // at its ends the arc is one of the faces beside it
        (x > 0.0 && x < 1.0 && n.dot(middle - a) > 0.0).then(|| (parts(x), n))
    }

    /// Adds the points along the normal of an edge that the union has there.
    fn edge(&mut self, n: DVec3) -> bool {
        let Some((shape, pose)) = self.surface.piece(self.id) else { return false };
        let PartAt { shape: other, pose: at, margin } = self.part;
        let mut found = std::mem::take(&mut self.ws.along);
        let narrow = &mut self.ws.mesh.narrow;
        collide::collide_along(shape, pose, other, at, n, margin, self.settings, narrow, &mut found);
        let (surface, id, questions) = (self.surface, self.id, &mut *self.questions);
        let admitted = |p: &&ContactPoint| surface.admits(id, (p.feature >> 32) as u32, p.position_a, n, questions);
        let before = self.out.len();
        self.out.push(n, self.parts, self.settings.keep, found.points().iter().filter(admitted).copied());
        self.ws.along = found;
        self.out.len() > before
    }
}
