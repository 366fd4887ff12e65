//! One convex piece of a surface: its features, and its faces at a place.
//!
//! All is asked in the piece's own frame, so that far from the origin only the difference of two positions is rounded. A face
//! is *at* a place when the place is within the weld of its polygon, not only of its plane: before the toe of a flat wedge
//! its slope is near as a plane and far as a face. Round sides are their tangent plane at the nearest point; within a weld of
//! at most a tenth of the radius they differ by less than a twentieth of the weld.

use super::cone::{Generator, ROUND, SAME_NORMAL};
use crate::aabb::Aabb;
use crate::hull::{BOX_TOPOLOGY, BoxParts, Edge, Poly};
use crate::shape::Shape;
use tumble_math::order::{clamp, max3, min3};
use tumble_math::trig::sin_cos;
use tumble_math::{DMat3, DVec3, Pose};

/// Form of a piece, in its own frame.
#[derive(Clone, Debug)]
pub(super) enum Form {
    /// Any shape but a compound.
    Shape(Shape),
    /// A flat triangle: corners [m], unit normal of the front, outward unit normals of the borders.
    Triangle { corners: [DVec3; 3], normal: DVec3, borders: [DVec3; 3] },
}

/// Relation of a piece to a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    /// Farther than the weld.
    Away,
    /// The place is inside, deeper than the weld below every face.
    Buried,
    /// Within the weld of at least one face.
    At,
}

/// A piece where it stands.
#[derive(Clone, Debug)]
pub(super) struct Piece {
    pub(super) form: Form,
    pub(super) pose: Pose,
    pub(super) turn: DMat3,
    pub(super) aabb: Aabb,
    /// The weld of this piece [m].
    pub(super) weld: f64,
}

/// Largest weld as a fraction of the inner radius [–]: any fraction below 1 keeps a place from being at two opposite faces at once. A
/// tenth is chosen, not derived.
const INNER_RADIUS_FRACTION: f64 = 0.1;
/// Generators that stand for the normals at the tip of a cone [–]; only neighbours see them, the tip itself is exact. Chosen, not derived.
const TIP_FAN: u32 = 16;

impl Piece {
    pub(super) fn new(form: Form, pose: Pose, weld: f64) -> Self {
        let inner = match &form {
            Form::Shape(s) => s.inner_radius(),
            Form::Triangle { corners: [a, b, c], .. } => {
                let around = a.distance(*b) + b.distance(*c) + c.distance(*a);
                (*b - *a).cross(*c - *a).length() / around
            }
        };
        let cap = INNER_RADIUS_FRACTION * inner;
        let mut piece =
            Self { form, pose, turn: pose.matrix(), aabb: Aabb::ALL, weld: if cap < weld { cap } else { weld } };
        piece.aabb = piece.bounds();
        piece
    }

    /// A triangle, or none where it has no area.
    pub(super) fn triangle(corners: [DVec3; 3]) -> Option<Form> {
        let [a, b, c] = corners;
        let normal = (b - a).cross(c - a).normalize_or_zero();
        if !normal.is_finite() || normal == DVec3::ZERO {
            return None;
        }
        let borders = [b - a, c - b, a - c].map(|e| e.cross(normal).normalize_or_zero());
        Some(Form::Triangle { corners, normal, borders })
    }

    pub(super) fn set_pose(&mut self, pose: Pose) {
        self.pose = pose;
        self.turn = pose.matrix();
        self.aabb = self.bounds();
    }

    fn bounds(&self) -> Aabb {
        match &self.form {
            Form::Shape(s) => s.aabb(&self.pose),
            Form::Triangle { corners, .. } => {
                let [a, b, c] = corners.map(|p| self.pose.point(p));
                Aabb::new(min3(min3(a, b), c), max3(max3(a, b), c))
            }
        }
    }

    /// Whether the piece has points in a box [m]. A half-space is asked by its plane: its own box is all of space.
    pub(super) fn meets(&self, aabb: &Aabb) -> bool {
        if !self.aabb.overlaps(aabb) {
            return false;
        }
        let Form::Shape(Shape::HalfSpace(s)) = &self.form else { return true };
        let n = self.turn * s.normal;
        let lowest = DVec3::select(n.cmpge(DVec3::ZERO), aabb.min, aabb.max);
        // an unbounded box has no lowest corner, and meets it
        !(n.dot(lowest - self.pose.position) > 0.0)
    }

    #[inline]
    pub(super) fn local(&self, x: DVec3) -> DVec3 {
        let d = x - self.pose.position;
        DVec3::new(self.turn.x_axis.dot(d), self.turn.y_axis.dot(d), self.turn.z_axis.dot(d))
    }

    #[inline]
    pub(super) fn point(&self, p: DVec3) -> DVec3 {
        self.turn * p + self.pose.position
    }

    /// Relation of the piece to the place `x` [m], by the weld `weld` [m]; the normals of its faces there go to `out`.
    pub(super) fn stand(&self, x: DVec3, weld: f64, out: &mut Vec<Generator>) -> Standing {
        if self.aabb.distance_squared(x) > weld * weld {
            return Standing::Away;
        }
        let p = self.local(x);
        let start = out.len();
        let inside = {
            let mut push = |normal: DVec3, face: u32| out.push(Generator { normal: self.turn * normal, face });
            self.at(p, weld, &mut push)
        };
        if out.len() > start {
            Standing::At
        } else if inside {
            Standing::Buried
        } else {
            Standing::Away
        }
    }

    /// Gives the normals of the faces within `weld` of the local place `p`; returns whether it lies inside.
    fn at(&self, p: DVec3, weld: f64, push: &mut impl FnMut(DVec3, u32)) -> bool {
        let shape = match &self.form {
            Form::Triangle { corners, normal, borders } => {
                of_triangle(corners, *normal, borders, p, weld, push);
                return false;
            }
            Form::Shape(shape) => shape,
        };
        match shape {
            Shape::Box(s) => of_poly(&BoxParts::new(s.half).poly(), p, weld, push),
            Shape::Hull(s) => of_poly(&s.poly(), p, weld, push),
            Shape::HalfSpace(s) => {
                let d = s.normal.dot(p);
                if d.abs() <= weld {
                    push(s.normal, 0);
                }
                d <= 0.0
            }
            Shape::Ball(s) => of_round(p, s.radius, weld, push),
            Shape::Capsule(s) => {
                let on_axis = DVec3::new(0.0, 0.0, clamp(p.z, -s.half, s.half));
                of_round(p - on_axis, s.radius, weld, push)
            }
            Shape::Cylinder(s) => {
                let (rho, out) = across(p);
                let (side, over) = (rho - s.radius, p.z.abs() - s.half);
                for (face, z) in [(0, 1.0), (1, -1.0)] {
                    if near(p.z * z - s.half, side, weld) {
                        push(DVec3::new(0.0, 0.0, z), face);
                    }
                }
                if near(side, over, weld) {
                    push(out, ROUND);
                }
                side <= 0.0 && over <= 0.0
            }
            Shape::Cone(s) => of_cone(s.radius, s.half, p, weld, push),
            // compounds come in parts, meshes in triangles
            Shape::Compound(_) | Shape::Mesh(_) => false,
        }
    }

    /// Runs `f` with the polyhedron that the piece is, if it is one.
    pub(super) fn with_poly<R>(&self, f: impl FnOnce(Poly<'_>) -> R) -> Option<R> {
        match &self.form {
            Form::Shape(Shape::Box(s)) => Some(f(BoxParts::new(s.half).poly())),
            Form::Shape(Shape::Hull(s)) => Some(f(s.poly())),
            _ => None,
        }
    }

    /// Number of flat faces that have a plane of their own.
    pub(super) fn face_count(&self) -> u32 {
        match &self.form {
            Form::Triangle { .. } => 2,
            Form::Shape(Shape::Box(_)) => 6,
            Form::Shape(Shape::Hull(s)) => s.face_count() as u32,
            Form::Shape(Shape::HalfSpace(_)) => 1,
            Form::Shape(_) => 0,
        }
    }

    /// Outward unit normal of flat face `f`; caps of cylinders and the base of a cone have one too.
    pub(super) fn face_normal(&self, f: u32) -> Option<DVec3> {
        let local = match &self.form {
            Form::Triangle { normal, .. } => match f {
                0 => Some(*normal),
                1 => Some(-*normal),
                _ => None,
            },
            Form::Shape(Shape::HalfSpace(s)) => (f == 0).then_some(s.normal),
            Form::Shape(Shape::Cylinder(_)) => (f < 2).then_some(if f == 0 { DVec3::Z } else { DVec3::NEG_Z }),
            Form::Shape(Shape::Cone(_)) => (f == 1).then_some(DVec3::NEG_Z),
            Form::Shape(_) => self.with_poly(|p| p.normals.get(f as usize).copied()).flatten(),
        };
        local.map(|n| self.turn * n)
    }

    /// Corners of flat face `f` [m], counter-clockwise seen from outside; none where the face has no corners.
    pub(super) fn face_corners(&self, f: u32, out: &mut Vec<DVec3>) {
        out.clear();
        if let Form::Triangle { corners, .. } = &self.form {
            out.extend(corners.map(|c| self.point(c)));
            if f == 1 {
                out.reverse();
            }
            return;
        }
        self.with_poly(|p| {
            if (f as usize) < p.normals.len() {
                out.extend(p.topology.face(f as usize).iter().map(|&v| self.point(p.vertices[v as usize])));
            }
        });
    }

    /// Area of flat face `f` [m²], from its own frame: equal pieces have equal bits wherever they stand.
    pub(super) fn face_area(&self, f: u32) -> f64 {
        if let Form::Triangle { corners: [a, b, c], .. } = &self.form {
            return 0.5 * (*b - *a).cross(*c - *a).length();
        }
        let area = |p: Poly<'_>| {
            let ring = p.topology.face(f as usize);
            let at = |k: usize| p.vertices[ring[k] as usize] - p.vertices[ring[0] as usize];
            let twice = (2..ring.len()).fold(DVec3::ZERO, |sum, k| sum + at(k - 1).cross(at(k)));
            0.5 * twice.length()
        };
        if f < self.face_count() { self.with_poly(area).unwrap_or(0.0) } else { 0.0 }
    }

    /// Number of straight edges.
    pub(super) fn edge_count(&self) -> u32 {
        match &self.form {
            Form::Shape(Shape::Box(_)) => 12,
            Form::Shape(Shape::Hull(s)) => s.edges().len() as u32,
            Form::Triangle { .. } => 3,
            Form::Shape(_) => 0,
        }
    }

    fn edge(&self, e: u32) -> Option<Edge> {
        match &self.form {
            Form::Shape(Shape::Box(_)) => BOX_TOPOLOGY.edges().get(e as usize).copied(),
            Form::Shape(Shape::Hull(s)) => s.edges().get(e as usize).copied(),
            Form::Triangle { .. } => (e < 3).then_some(Edge { from: e, to: (e + 1) % 3, left: 0, right: 1 }),
            Form::Shape(_) => None,
        }
    }

    /// Ends [m] of straight edge `e`.
    pub(super) fn edge_ends(&self, e: u32) -> Option<(DVec3, DVec3)> {
        let edge = self.edge(e)?;
        if let Form::Triangle { corners, .. } = &self.form {
            return Some((self.point(corners[edge.from as usize]), self.point(corners[edge.to as usize])));
        }
        self.with_poly(|p| (self.point(p.vertices[edge.from as usize]), self.point(p.vertices[edge.to as usize])))
    }

    /// The normals of the faces that meet in straight edge `e`, the first and the last of its arc first.
    pub(super) fn edge_generators(&self, e: u32, out: &mut Vec<Generator>) -> bool {
        let Some(edge) = self.edge(e) else { return false };
        for face in [edge.left, edge.right] {
            let Some(normal) = self.face_normal(face) else { return false };
            out.push(Generator { normal, face });
        }
        if let Form::Triangle { borders, .. } = &self.form {
            out.push(Generator { normal: self.turn * borders[e as usize], face: ROUND });
        }
        true
    }

    /// The normals of the faces that meet in corner `v`.
    pub(super) fn corner_generators(&self, v: u32, out: &mut Vec<Generator>) -> bool {
        if let Form::Triangle { normal, borders, .. } = &self.form {
            if v >= 3 {
                return false;
            }
            for (n, face) in
                [(*normal, 0), (-*normal, 1), (borders[v as usize], ROUND), (borders[(v as usize + 2) % 3], ROUND)]
            {
                out.push(Generator { normal: self.turn * n, face });
            }
            return true;
        }
        self.with_poly(|p| {
            if v as usize >= p.vertices.len() {
                return false;
            }
            for &face in p.topology.vertex_faces(v as usize) {
                out.push(Generator { normal: self.turn * p.normals[face as usize], face });
            }
            true
        })
        .unwrap_or(false)
    }

    /// Place of corner `v` [m].
    pub(super) fn corner(&self, v: u32) -> Option<DVec3> {
        if let Form::Triangle { corners, .. } = &self.form {
            return corners.get(v as usize).map(|&c| self.point(c));
        }
        self.with_poly(|p| p.vertices.get(v as usize).map(|&c| self.point(c))).flatten()
    }

    /// Unit directions of the straight edges that leave corner `v`.
    pub(super) fn edges_out(&self, v: u32, out: &mut Vec<DVec3>) {
        out.clear();
        let mut add = |d: DVec3| {
            let d = d.normalize_or_zero();
            if d != DVec3::ZERO {
                out.push(self.turn * d);
            }
        };
        if let Form::Triangle { corners, .. } = &self.form {
            if let Some(&at) = corners.get(v as usize) {
                add(corners[(v as usize + 1) % 3] - at);
                add(corners[(v as usize + 2) % 3] - at);
            }
            return;
        }
        self.with_poly(|p| {
            for e in p.topology.edges().iter().filter(|e| e.from == v || e.to == v) {
                let (from, to) = if e.from == v { (e.from, e.to) } else { (e.to, e.from) };
                add(p.vertices[to as usize] - p.vertices[from as usize]);
            }
        });
    }

    /// Whether the unit direction `n` is in the circular cone of normals at the tip of a cone.
    pub(super) fn tip_has(&self, n: DVec3) -> Option<bool> {
        let Form::Shape(Shape::Cone(s)) = &self.form else { return None };
        let d = DVec3::new(self.turn.x_axis.dot(n), self.turn.y_axis.dot(n), self.turn.z_axis.dot(n));
        let (rho, _) = across(d);
        let slant = (s.radius * s.radius + 4.0 * s.half * s.half).sqrt();
        Some((2.0 * s.half * d.z - s.radius * rho) / slant >= -SAME_NORMAL)
    }
}

/// Distance from the axis and the unit direction away from it.
pub(super) fn across(p: DVec3) -> (f64, DVec3) {
    let rho = (p.x * p.x + p.y * p.y).sqrt();
    (rho, if rho > 0.0 { DVec3::new(p.x / rho, p.y / rho, 0.0) } else { DVec3::X })
}

/// Whether a point `above` a face [m] and `beside` its border [m] (negative inside) is within `weld` of it.
fn near(above: f64, beside: f64, weld: f64) -> bool {
    let beside = if beside > 0.0 { beside } else { 0.0 };
    above * above + beside * beside <= weld * weld
}

fn of_round(from_core: DVec3, radius: f64, weld: f64, push: &mut impl FnMut(DVec3, u32)) -> bool {
    let r = from_core.length();
    if (r - radius).abs() <= weld && r > 0.0 {
        push(from_core / r, ROUND);
    }
    r <= radius
}

fn of_cone(radius: f64, half: f64, p: DVec3, weld: f64, push: &mut impl FnMut(DVec3, u32)) -> bool {
    let (rho, out) = across(p);
    let height = 2.0 * half;
    let slant = (radius * radius + height * height).sqrt();
    let (side_r, side_z) = (height / slant, radius / slant);
    let over_side = rho * side_r + (p.z - half) * side_z;
    let down = (rho * radius + (half - p.z) * height) / slant;
    if near(-half - p.z, rho - radius, weld) {
        push(DVec3::NEG_Z, 1);
    }
    let beyond = if down < 0.0 { -down } else { down - slant };
    if near(over_side, beyond, weld) {
        push(out * side_r + DVec3::Z * side_z, ROUND);
    }
    if rho * rho + (p.z - half) * (p.z - half) <= weld * weld {
        for k in 0..TIP_FAN {
            let (s, c) = sin_cos(std::f64::consts::TAU * f64::from(k) / f64::from(TIP_FAN));
            push(DVec3::new(c * side_r, s * side_r, side_z), ROUND);
        }
    }
    over_side <= 0.0 && p.z >= -half
}

fn of_poly(poly: &Poly<'_>, p: DVec3, weld: f64, push: &mut impl FnMut(DVec3, u32)) -> bool {
    let mut inside = true;
    for (n, o) in poly.normals.iter().zip(poly.offsets) {
        let s = n.dot(p) - o;
        if s > weld {
            return false;
        }
        inside &= s <= 0.0;
    }
    for (f, (n, o)) in poly.normals.iter().zip(poly.offsets).enumerate() {
        if n.dot(p) - o >= -weld {
            let corners = poly.topology.face(f).iter().map(|&v| poly.vertices[v as usize]);
            if is_beside(*n, corners, p, weld) {
                push(*n, f as u32);
            }
        }
    }
    inside
}

fn of_triangle(
    corners: &[DVec3; 3],
    normal: DVec3,
    borders: &[DVec3; 3],
    p: DVec3,
    weld: f64,
    push: &mut impl FnMut(DVec3, u32),
) {
    if normal.dot(p - corners[0]).abs() > weld || !is_beside(normal, corners.iter().copied(), p, weld) {
        return;
    }
    push(normal, 0);
    push(-normal, 1);
    for k in 0..3 {
        if to_segment(corners[k], corners[(k + 1) % 3], p) <= weld * weld {
            push(borders[k], ROUND);
        }
    }
}

/// Whether a point that is within `weld` of a polygon's plane is within it of the polygon.
fn is_beside(n: DVec3, corners: impl Iterator<Item = DVec3> + Clone, p: DVec3, weld: f64) -> bool {
    let Some(mut from) = corners.clone().last() else { return false };
    let (mut over, mut least) = (true, f64::INFINITY);
    for to in corners {
        over &= n.dot((to - from).cross(p - from)) >= 0.0;
        let d = to_segment(from, to, p);
        least = if d < least { d } else { least };
        from = to;
    }
    over || least <= weld * weld
}

/// Squared distance [m²] of `p` from the segment `a`–`b`.
pub(super) fn to_segment(a: DVec3, b: DVec3, p: DVec3) -> f64 {
    let ab = b - a;
    let square = ab.length_squared();
    let t = if square > 0.0 { clamp((p - a).dot(ab) / square, 0.0, 1.0) } else { 0.0 };
    (p - a - ab * t).length_squared()
}
