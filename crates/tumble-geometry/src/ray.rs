//! Rays: where a straight line first enters a shape.
//!
//! Every convex solid is met in one interval of the ray's parameter, the intersection of the intervals of its bounding
//! surfaces; the surface that was entered last gives the normal. The origin is first moved along the ray to the point
//! nearest the shape's centre, so that a far origin costs no digits.

use crate::hull::BOX_NORMALS;
use crate::mesh::MeshWorkspace;
use crate::shape::Shape;
use tumble_math::order::max;
use tumble_math::{DVec3, Pose};

/// Entry of a ray into a shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RayHit {
    /// Parameter [–, in lengths of `direction`]: the hit lies at `origin + t · direction`. 0 when the origin is inside the solid.
    pub t: f64,
    /// World point [m].
    pub point: DVec3,
    /// Outward unit normal; against the ray when the origin is inside.
    pub normal: DVec3,
}

/// First hit of the ray `origin + t·direction`, 0 ≤ t ≤ `limit`, with `shape` at `pose`.
///
/// `direction` may have any length but zero. Shapes are solid: a ray that starts inside hits at t = 0.
#[must_use]
pub fn ray_cast(shape: &Shape, pose: &Pose, origin: DVec3, direction: DVec3, limit: f64) -> Option<RayHit> {
    let length = direction.length();
    if !(length > 0.0) || !length.is_finite() || !origin.is_finite() {
        return None;
    }
    let o = pose.inverse_point(origin);
    let d = pose.inverse_vector(direction / length);
    let (t, normal) = local(shape, o, d, limit * length)?;
    Some(RayHit { t: t / length, point: origin + direction * (t / length), normal: pose.vector(normal) })
}

/// The part of a ray inside a convex set, and the normal of the surface through which it enters.
#[derive(Clone, Copy)]
struct Interval {
    enter: f64,
    leave: f64,
    normal: DVec3,
}

impl Interval {
    const ALL: Self = Self { enter: f64::NEG_INFINITY, leave: f64::INFINITY, normal: DVec3::ZERO };

    fn empty() -> Self {
        Self { enter: f64::INFINITY, leave: f64::NEG_INFINITY, normal: DVec3::ZERO }
    }

    fn and(self, other: Self) -> Self {
        let leave = if other.leave < self.leave { other.leave } else { self.leave };
        if other.enter > self.enter { Self { leave, ..other } } else { Self { leave, ..self } }
    }

    /// The half-space n·p ≤ offset.
    fn plane(n: DVec3, offset: f64, o: DVec3, d: DVec3) -> Self {
        let (height, speed) = (n.dot(o) - offset, n.dot(d));
        if speed < 0.0 {
            Self { enter: -height / speed, normal: n, ..Self::ALL }
        } else if speed > 0.0 {
            Self { leave: -height / speed, ..Self::ALL }
        } else if height <= 0.0 {
            Self::ALL
        } else {
            Self::empty()
        }
    }

    /// A first hit at or after `from`, unit speed.
    fn hit(self, from: f64, limit: f64, d: DVec3) -> Option<(f64, DVec3)> {
        if !(self.enter <= self.leave) || self.leave < from || self.enter > limit {
            return None;
        }
        if self.enter <= from { Some((from, -d)) } else { Some((self.enter, self.normal)) }
    }
}

/// Roots of a·t² + 2b·t + c ≤ 0 for a > 0.
fn roots(a: f64, b: f64, c: f64) -> Option<(f64, f64)> {
    let disc = b * b - a * c;
    if disc < 0.0 {
        return None;
    }
    // the root without cancellation first, the other from their product
    let q = -(b + disc.sqrt().copysign(b));
    let (x, y) = if q == 0.0 { (0.0, 0.0) } else { (q / a, c / q) };
    Some(if x < y { (x, y) } else { (y, x) })
}

fn ball(centre: DVec3, radius: f64, o: DVec3, d: DVec3) -> Interval {
    let o = o - centre;
    let b = o.dot(d);
    // the distance of the line from the centre, without cancellation
    let off = (o - d * b).length_squared();
    let disc = radius * radius - off;
    if disc < 0.0 {
        return Interval::empty();
    }
    let s = disc.sqrt();
    Interval { enter: -b - s, leave: -b + s, normal: (o + d * (-b - s)) / radius }
}

/// The infinite cylinder about z.
fn tube(radius: f64, o: DVec3, d: DVec3) -> Interval {
    let a = d.x * d.x + d.y * d.y;
    let c = o.x * o.x + o.y * o.y - radius * radius;
    if a < 1e-30 {
        return if c <= 0.0 { Interval::ALL } else { Interval::empty() };
    }
    let Some((enter, leave)) = roots(a, o.x * d.x + o.y * d.y, c) else { return Interval::empty() };
    let p = o + d * enter;
    Interval { enter, leave, normal: DVec3::new(p.x / radius, p.y / radius, 0.0) }
}

/// The nappe below the tip of a cone.
fn nappe(radius: f64, half: f64, o: DVec3, d: DVec3) -> Interval {
    let k = radius / (2.0 * half);
    // from the point of the ray nearest the tip, so that a ray through the tip loses no digits
    let from_tip = o - DVec3::Z * half;
    let shift = -from_tip.dot(d);
    let o = from_tip + d * shift;
    let a = d.x * d.x + d.y * d.y - k * k * d.z * d.z;
    let b = o.x * d.x + o.y * d.y - k * k * o.z * d.z;
    let c = o.x * o.x + o.y * o.y - k * k * o.z * o.z;
    let below = |t: f64| o.z + t * d.z <= 0.0;
    let (enter, leave) = if a.abs() < 1e-14 * (1.0 + k * k) {
        // parallel to a generator: one root
        if b.abs() < 1e-300 {
            return if c <= 0.0 && below(0.0) { Interval::ALL } else { Interval::empty() };
        }
        let t = -c / (2.0 * b);
        if b < 0.0 { (t, f64::INFINITY) } else { (f64::NEG_INFINITY, t) }
    } else if a > 0.0 {
        let Some((x, y)) = roots(a, b, c) else { return Interval::empty() };
        if !below(0.5 * (x + y)) {
            return Interval::empty();
        }
        (x, y)
    } else {
        // steeper than the side, the line meets it once; through the tip both roots are one, which rounding may hide
        let (x, y) = roots(-a, -b, -c).unwrap_or((-b / a, -b / a));
        if d.z < 0.0 { (y, f64::INFINITY) } else { (f64::NEG_INFINITY, x) }
    };
    let normal = if enter.is_finite() {
        let p = o + d * enter;
        DVec3::new(p.x, p.y, -k * k * p.z).normalize_or(DVec3::Z)
    } else {
        DVec3::Z
    };
    Interval { enter: enter + shift, leave: leave + shift, normal }
}

/// First hit in the shape's frame, unit direction.
fn local(shape: &Shape, o: DVec3, d: DVec3, limit: f64) -> Option<(f64, DVec3)> {
    if let Shape::HalfSpace(s) = shape {
        return Interval::plane(s.normal, 0.0, o, d).hit(0.0, limit, d);
    }
    if let Shape::Mesh(s) = shape {
        return s.ray(o, d, limit, &mut MeshWorkspace::default()).map(|hit| (hit.t, hit.normal));
    }
    if let Shape::Compound(s) = shape {
        let mut best: Option<(f64, DVec3)> = None;
        for part in &s.parts {
            let limit = best.map_or(limit, |b| b.0);
            let (po, pd) = (part.pose.inverse_point(o), part.pose.inverse_vector(d));
            if let Some((t, n)) = local(&part.shape, po, pd, limit)
                && best.is_none_or(|b| t < b.0)
            {
                best = Some((t, part.pose.vector(n)));
            }
        }
        return best;
    }
    // the parameter of the point nearest the local origin becomes 0
    let shift = -o.dot(d);
    let o = o + d * shift;
    let (from, limit) = (-shift, limit - shift);
    let found = match shape {
        Shape::Ball(s) => ball(DVec3::ZERO, s.radius, o, d).hit(from, limit, d),
        Shape::Box(s) => {
            let mut all = Interval::ALL;
            for (k, &n) in BOX_NORMALS.iter().enumerate() {
                all = all.and(Interval::plane(n, s.half[k / 2], o, d));
            }
            all.hit(from, limit, d)
        }
        Shape::Hull(s) => {
            let mut all = Interval::ALL;
            for f in 0..s.face_count() {
                let (n, offset) = s.plane(f);
                all = all.and(Interval::plane(n, offset, o, d));
            }
            all.hit(from, limit, d)
        }
        Shape::Cylinder(s) => caps(s.half, s.half, o, d).and(tube(s.radius, o, d)).hit(from, limit, d),
        Shape::Cone(s) => {
            // the plane of the tip cuts off the upper nappe, which rounding may find when the ray runs along a generator
            caps(s.half, s.half, o, d).and(nappe(s.radius, s.half, o, d)).hit(from, limit, d)
        }
        Shape::Capsule(s) => {
            let solids = [
                caps(s.half, s.half, o, d).and(tube(s.radius, o, d)),
                ball(DVec3::Z * s.half, s.radius, o, d),
                ball(DVec3::Z * -s.half, s.radius, o, d),
            ];
            let mut best: Option<(f64, DVec3)> = None;
            for hit in solids.into_iter().filter_map(|i| i.hit(from, limit, d)) {
                if best.is_none_or(|b| hit.0 < b.0) {
                    best = Some(hit);
                }
            }
            best
        }
        Shape::HalfSpace(_) | Shape::Compound(_) | Shape::Mesh(_) => None,
    };
    found.map(|(t, n)| (max(t + shift, 0.0), n))
}

/// The slab −lower ≤ z ≤ upper.
fn caps(lower: f64, upper: f64, o: DVec3, d: DVec3) -> Interval {
    Interval::plane(DVec3::Z, upper, o, d).and(Interval::plane(DVec3::NEG_Z, lower, o, d))
}

#[cfg(test)]
mod tests;
