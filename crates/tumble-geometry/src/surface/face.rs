//! The flat faces of a piece as polygons: places over them, borders, and the feature at a place.

use super::piece::{Form, Piece, across, to_segment};
use crate::hull::Edge;
use crate::manifold::feature;
use crate::shape::{Cone, Cylinder, Shape};
use tumble_math::DVec3;
use tumble_math::order::{clamp, min};

impl Piece {
    /// A point of the plane of flat face `f` [m]: a corner, where there is one.
    pub(super) fn face_origin(&self, f: u32) -> Option<DVec3> {
        match &self.form {
            Form::Triangle { corners, .. } => Some(self.point(corners[0])),
            Form::Shape(Shape::HalfSpace(_)) => Some(self.pose.position),
            Form::Shape(Shape::Cylinder(s)) => Some(self.point(DVec3::Z * if f == 0 { s.half } else { -s.half })),
            Form::Shape(Shape::Cone(s)) => Some(self.point(DVec3::Z * -s.half)),
            Form::Shape(_) => self
                .with_poly(|p| {
                    let ring = if (f as usize) < p.normals.len() { p.topology.face(f as usize) } else { &[] };
                    ring.first().map(|&v| self.point(p.vertices[v as usize]))
                })
                .flatten(),
        }
    }

    /// Distance of a place on the plane of flat face `f` within its borders [m]; negative beyond them.
    pub(super) fn face_inside(&self, f: u32, x: DVec3) -> f64 {
        let p = self.local(x);
        match &self.form {
            Form::Triangle { corners, borders, .. } => {
                (0..3).map(|k| -borders[k].dot(p - corners[k])).fold(f64::INFINITY, min)
            }
            Form::Shape(Shape::HalfSpace(_)) => f64::INFINITY,
            Form::Shape(Shape::Cylinder(s)) => s.radius - across(p).0,
            Form::Shape(Shape::Cone(s)) => s.radius - across(p).0,
            Form::Shape(_) => self
                .with_poly(|poly| {
                    let Some(&n) = poly.normals.get(f as usize) else { return f64::NEG_INFINITY };
                    let ring = poly.topology.face(f as usize);
                    (0..ring.len())
                        .map(|k| {
                            let (a, b) =
                                (poly.vertices[ring[k] as usize], poly.vertices[ring[(k + 1) % ring.len()] as usize]);
                            n.cross(b - a).normalize_or_zero().dot(p - a)
                        })
                        .fold(f64::INFINITY, min)
                })
                .unwrap_or(f64::NEG_INFINITY),
        }
    }

    /// Gives the outward directions, in the plane of flat face `f`, of its borders that a place on the plane is beyond.
    pub(super) fn borders_beyond(&self, f: u32, x: DVec3, tolerance: f64, mut found: impl FnMut(DVec3)) {
        let p = self.local(x);
        match &self.form {
            Form::Shape(Shape::Cylinder(_) | Shape::Cone(_)) => found(self.turn * across(p).1),
            Form::Triangle { corners, borders, .. } => {
                (0..3)
                    .filter(|&k| borders[k].dot(p - corners[k]) > tolerance)
                    .for_each(|k| found(self.turn * borders[k]));
            }
            Form::Shape(_) => {
                self.with_poly(|poly| {
                    let Some(&n) = poly.normals.get(f as usize) else { return };
                    let ring = poly.topology.face(f as usize);
                    for k in 0..ring.len() {
                        let a = poly.vertices[ring[k] as usize];
                        let out = (poly.vertices[ring[(k + 1) % ring.len()] as usize] - a).cross(n).normalize_or_zero();
                        if out.dot(p - a) > tolerance {
                            found(self.turn * out);
                        }
                    }
                });
            }
        }
    }

    /// The name of the corner, or else the edge, that is within `near` [m] of a place.
    pub(super) fn feature_at(&self, x: DVec3, near: f64) -> Option<u32> {
        let p = self.local(x);
        self.with_poly(|poly| {
            let corner = poly.vertices.iter().position(|v| v.distance_squared(p) <= near * near);
            let on =
                |e: &Edge| to_segment(poly.vertices[e.from as usize], poly.vertices[e.to as usize], p) <= near * near;
            corner
                .map(|v| feature::vertex(v as u32))
                .or_else(|| poly.topology.edges().iter().position(on).map(|e| feature::edge(e as u32)))
        })
        .flatten()
    }

    /// The place of flat face `f` nearest a place on its plane [m].
    pub(super) fn onto_face(&self, f: u32, x: DVec3) -> DVec3 {
        let p = self.local(x);
        let local = match &self.form {
            Form::Shape(Shape::Cylinder(Cylinder { radius, .. }) | Shape::Cone(Cone { radius, .. })) => {
                let (rho, out) = across(p);
                if rho > *radius { out * *radius + DVec3::Z * p.z } else { p }
            }
            Form::Triangle { corners, .. } => onto_border(corners.iter().copied(), p),
            Form::Shape(_) => self
                .with_poly(|poly| {
                    let ring = if (f as usize) < poly.normals.len() { poly.topology.face(f as usize) } else { &[] };
                    onto_border(ring.iter().map(|&v| poly.vertices[v as usize]), p)
                })
                .unwrap_or(p),
        };
        self.point(local)
    }
}

/// The place nearest `p` on the border of a polygon.
fn onto_border(corners: impl Iterator<Item = DVec3> + Clone, p: DVec3) -> DVec3 {
    let Some(mut from) = corners.clone().last() else { return p };
    let (mut least, mut best) = (f64::INFINITY, p);
    for to in corners {
        let along = to - from;
        let square = along.length_squared();
        let t = if square > 0.0 { clamp((p - from).dot(along) / square, 0.0, 1.0) } else { 0.0 };
        let q = from + along * t;
        if q.distance_squared(p) < least {
            (least, best) = (q.distance_squared(p), q);
        }
        from = to;
    }
    best
}
