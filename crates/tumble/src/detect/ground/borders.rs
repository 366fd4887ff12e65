//! Internal edges: borders of pieces that are none of the ground.
//!
//! Where pieces lie flush, a face of one goes on as a face of the next, and an edge as an edge. A point of a contact that
//! is there only because a piece ends is no point of the ground: a body above one large slab has none but its own corners. Such
//! points carry nothing that the body's own do not, and do harm where a body bounces: found higher than the corner that hits, they
//! would have to leave like that corner. An edge that goes on has one normal less than the corner at which its piece ends: a plate
//! that is askew lies on the edge, not on that corner.

use super::normal::NormalQuery;
use super::piece::{AROUND, Piece, lifted};
use crate::detect::features::{ALONG, any_face};
use tumble_geometry::project;
use tumble_math::DVec3;
use tumble_solver::Frame;

/// By how much pieces may differ in level and still go on in each other, in probe radii [–]: a body that rests on both
/// would sink in by no more.
const LEVEL: f64 = 0.025;

/// Part of its radius by which a probe may reach into a shape where a normal was made for the edge that is checked [–]: only
/// rounding can be in the way.
const ROUNDED: f64 = 1e-9;

/// Cosine to a face above which a normal is left to that face [–]: from there on rounding could take an internal edge for an edge.
const OFF: f64 = 1.0 - 1e-6;

/// Sine of the angle by which a normal may lean along an edge and be one of the edge [–].
const LEAN: f64 = 1e-6;

impl Piece<'_> {
    /// Whether a place is on the surface of the piece and the normal one of its own there.
    fn has(&self, place: DVec3, normal: DVec3, probe_radius: f64) -> bool {
        project(self.shape, &self.pose, place).distance.abs() <= LEVEL * probe_radius
            && self.leaves_room(place, normal, probe_radius, ROUNDED)
    }
}

impl NormalQuery {
    /// Whether the ground goes on around a place of it that is the end of a piece: all around on a face, both ways along an
    /// edge.
    pub(super) fn goes_on<'s>(&self, normal: DVec3, own: &Piece<'s>, others: &[Piece<'s>]) -> bool {
        let Some(frame) = Frame::new(normal) else { return false };
        let place = project(own.shape, &own.pose, self.place).point;
        let at = |along: DVec3| place + along * (2.0 * self.probe_radius);
        let own_too = |along: &DVec3| own.has(at(*along), normal, self.probe_radius);
        let ground =
            |along: &DVec3| own_too(along) || others.iter().any(|o| o.has(at(*along), normal, self.probe_radius));
        let ends_in_it = |motion: &[DVec3]| motion.iter().all(ground) && !motion.iter().all(own_too);
        if any_face(own.shape, |f| own.pose.vector(f).dot(normal) > ALONG) {
            ends_in_it(&AROUND.map(|(x, y)| frame.tangent1 * x + frame.tangent2 * y))
        } else {
            let mut edges = self.edges(own, place).into_iter().map(|(f, g)| f.cross(g).normalize_or_zero());
            edges.find(|t| normal.dot(*t).abs() < LEAN).is_some_and(|t| ends_in_it(&[t, -t]))
        }
    }

    /// The normal of an edge of the ground at the end of one of its piece's edges, the nearest to the normal of the query: without
    /// what leans along the edge.
    pub(super) fn of_an_edge<'s>(&self, own: &Piece<'s>, others: &[Piece<'s>]) -> Option<DVec3> {
        let place = project(own.shape, &own.pose, self.place).point;
        let mut best: Option<DVec3> = None;
        for (f, g) in self.edges(own, place) {
            let along = f.cross(g).normalize_or_zero();
            let normal = (self.normal - along * along.dot(self.normal)).normalize_or_zero();
            let cosine = f.dot(g);
            let between = normal.dot(f) > cosine * normal.dot(g) && normal.dot(g) > cosine * normal.dot(f);
            let between = between && normal.dot(f) < OFF && normal.dot(g) < OFF;
            let better = best.is_none_or(|b| normal.dot(self.normal) > b.dot(self.normal));
            let above = normal.dot(self.centre - place) > 0.0;
            let room = |at: DVec3| others.iter().all(|o| o.leaves_room(at, normal, self.probe_radius, ROUNDED));
            // an edge that stands on a floor has its end in the way of every probe, and lies open a little above
            let end = lifted(place, others.iter(), |v| along * along.dot(v));
            let ends = [0.0, 2.0, -2.0].map(|k| end + along * (k * self.probe_radius));
            if between
                && better
                && above
                && ends.into_iter().any(|at| own.has(at, normal, self.probe_radius) && room(at))
            {
                best = Some(normal);
            }
        }
        best
    }

    /// Every two faces of a piece that meet in a place.
    fn edges(&self, own: &Piece<'_>, place: DVec3) -> Vec<(DVec3, DVec3)> {
        let mut faces: Vec<DVec3> = Vec::new();
        any_face(own.shape, |f| {
            let f = own.pose.vector(f);
            if (own.plane(f) - f.dot(place)).abs() <= LEVEL * self.probe_radius {
                faces.push(f);
            }
            false
        });
        let pairs = faces.iter().enumerate().flat_map(|(i, f)| faces[i + 1..].iter().map(|g| (*f, *g)));
        pairs.filter(|(f, g)| f.dot(*g) < ALONG && f.dot(*g) > -ALONG).collect()
    }
}
