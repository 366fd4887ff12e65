//! Facets: faces of several pieces that lie in one plane and touch share its bits.
//!
//! Two faces belong together when their polygons come within the weld of each other and all corners of each lie in the other's
//! plane, within the flatness that a face of a hull has (1e-9 of its span, and the rounding of its place). Of such a group the
//! largest face, on a tie the first, is the seed; its plane serves all faces that are linked to it and whose corners lie in it.
//! The rest of the group, bent away by a little each, has the next seed. So a gently curved row does not creep into one
//! plane, and the result does not depend on the order of queries.

use super::pieces::Pieces;
use crate::hull::PLANE_DISTANCE;
use std::collections::BTreeMap;
use tumble_math::DVec3;
use tumble_math::order::{max, max_abs, min};

/// A plane that all faces of a facet share to the bit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Facet {
    /// The piece and the face that the plane is taken from: the facet's name.
    pub seed: (u32, u32),
    /// Outward unit normal.
    pub normal: DVec3,
    /// A point of the plane [m]: a corner of the seed, or its own origin where it has none.
    pub origin: DVec3,
}

/// The facets that are known: groups of faces, each face with its plane.
#[derive(Clone, Debug, Default)]
pub(super) struct Facets {
    /// Per piece and face the group, sorted by piece and face.
    of_face: BTreeMap<(u32, u32), (u32, Facet)>,
    groups: BTreeMap<u32, Vec<(u32, u32)>>,
    next: u32,
}

impl Facets {
    /// Memory of the facets [bytes], about.
    pub(super) fn bytes(&self) -> usize {
        self.of_face.len() * (size_of::<((u32, u32), (u32, Facet))>() + size_of::<(u32, u32)>())
    }

    fn forget(&mut self, face: (u32, u32)) {
        if let Some((group, _)) = self.of_face.get(&face).copied()
            && let Some(all) = self.groups.remove(&group)
        {
            for f in all {
                self.of_face.remove(&f);
            }
        }
    }
}

/// A face with its plane and polygon, which are used again and again.
struct Face {
    name: (u32, u32),
    normal: DVec3,
    corners: Vec<DVec3>,
    area: f64,
    /// Largest distance of corners from a plane that they lie in [m].
    flat: f64,
    weld: f64,
}

impl Face {
    fn holds(&self, other: &Self) -> bool {
        let tolerance = max(self.flat, other.flat);
        self.normal.dot(other.normal) > 0.0
            && other.corners.iter().all(|c| self.normal.dot(*c - self.corners[0]).abs() <= tolerance)
    }

    /// Whether the polygons come within the weld of each other: no border of either parts them by more.
    fn meets(&self, other: &Self) -> bool {
        let weld = min(self.weld, other.weld);
        let parts = |a: &Self, b: &Self| {
            (0..a.corners.len()).any(|k| {
                let (p, q) = (a.corners[k], a.corners[(k + 1) % a.corners.len()]);
                let out = (q - p).cross(a.normal).normalize_or_zero();
                b.corners.iter().all(|c| out.dot(*c - p) > weld)
            })
        };
        !parts(self, other) && !parts(other, self)
    }
}

/// Face `face` of piece `id`; none where it has no corners.
fn face_of(pieces: &Pieces, id: u32, face: u32, spare: &mut Vec<DVec3>) -> Option<Face> {
    let piece = pieces.get(id)?;
    let normal = piece.face_normal(face)?;
    piece.face_corners(face, spare);
    let origin = *spare.first()?;
    let (mut span, mut far) = (0.0, 0.0);
    for k in 1..spare.len() {
        span = max(span, max_abs(spare[k] - origin));
        far = max(far, max_abs(spare[k]));
    }
    Some(Face {
        name: (id, face),
        normal,
        corners: spare.clone(),
        area: piece.face_area(face),
        flat: PLANE_DISTANCE * span + 8.0 * f64::EPSILON * far,
        weld: piece.weld,
    })
}

/// Gives all faces that meet `face` in one plane.
fn beside(pieces: &Pieces, face: &Face, spare: &mut Vec<DVec3>, mut found: impl FnMut(Face)) {
    let mut near = Vec::new();
    pieces.find_near(face.name.0, &mut near);
    for &other in &near {
        let Some(piece) = pieces.get(other) else { continue };
        for f in 0..piece.face_count() {
            if piece.face_normal(f).is_some_and(|n| n.dot(face.normal) > 0.0)
                && let Some(g) = face_of(pieces, other, f, spare)
                && g.holds(face)
                && face.holds(&g)
                && g.meets(face)
            {
                found(g);
            }
        }
    }
}

/// Faces that are linked over faces that meet in one plane, and which meet which.
struct Group {
    faces: Vec<Face>,
    links: Vec<Vec<usize>>,
}

impl Group {
    /// All that is linked to `first`.
    fn around(pieces: &Pieces, first: Face) -> Self {
        let mut spare = Vec::new();
        let mut index = BTreeMap::from([(first.name, 0)]);
        let mut group = Self { faces: vec![first], links: Vec::new() };
        while group.links.len() < group.faces.len() {
            let mut links = Vec::new();
            let mut fresh = Vec::new();
            let count = group.faces.len();
            beside(pieces, &group.faces[group.links.len()], &mut spare, |face| {
                let next = count + fresh.len();
                let at = *index.entry(face.name).or_insert(next);
                links.push(at);
                if at == next {
                    fresh.push(face);
                }
            });
            group.faces.extend(fresh);
            group.links.push(links);
        }
        group
    }

    /// The plane of every face: that of the largest face first, for all that is linked to it in its plane.
    fn planes(&self) -> Vec<Option<Facet>> {
        let mut order: Vec<usize> = (0..self.faces.len()).collect();
        order.sort_by(|&a, &b| {
            let (a, b) = (&self.faces[a], &self.faces[b]);
            b.area.total_cmp(&a.area).then(a.name.cmp(&b.name))
        });
        let mut planes: Vec<Option<Facet>> = vec![None; self.faces.len()];
        for seed in order {
            if planes[seed].is_some() {
                continue;
            }
            let face = &self.faces[seed];
            let facet = Facet { seed: face.name, normal: face.normal, origin: face.corners[0] };
            planes[seed] = Some(facet);
            let mut open = vec![seed];
            while let Some(at) = open.pop() {
                for &next in &self.links[at] {
                    if planes[next].is_none() && face.holds(&self.faces[next]) {
                        planes[next] = Some(facet);
                        open.push(next);
                    }
                }
            }
        }
        planes
    }
}

impl Facets {
    pub(super) fn known(&self, id: u32, face: u32) -> Option<Facet> {
        self.of_face.get(&(id, face)).map(|f| f.1)
    }

    /// The facet of face `face` of piece `id`.
    pub(super) fn get(&mut self, pieces: &Pieces, id: u32, face: u32) -> Option<Facet> {
        if let Some(known) = self.known(id, face) {
            return Some(known);
        }
        let Some(first) = face_of(pieces, id, face, &mut Vec::new()) else {
            // without corners a face is a facet of its own
            let piece = pieces.get(id)?;
            let normal = piece.face_normal(face)?;
            return Some(Facet { seed: (id, face), normal, origin: piece.pose.position });
        };
        let group = Group::around(pieces, first);
        let number = self.next;
        self.next += 1;
        self.groups.insert(number, group.faces.iter().map(|f| f.name).collect());
        for (face, plane) in group.faces.iter().zip(group.planes()) {
            if let Some(facet) = plane {
                self.of_face.insert(face.name, (number, facet));
            }
        }
        self.known(id, face)
    }

    /// Drops the facets of piece `id` and of the faces that are in one plane with it, as it stands.
    pub(super) fn forget_piece(&mut self, pieces: &Pieces, id: u32) {
        let Some(piece) = pieces.get(id).filter(|_| !self.of_face.is_empty()) else { return };
        let mut spare = Vec::new();
        for f in 0..piece.face_count() {
            self.forget((id, f));
            if let Some(face) = face_of(pieces, id, f, &mut spare) {
                beside(pieces, &face, &mut spare, |linked| self.forget(linked.name));
            }
        }
    }
}
