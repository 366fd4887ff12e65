//! A mesh and how it is put together.

use super::edges::{self, Links, NONE, half, split};
use super::facets::{self, MeshEdge, Plane};
use super::input::{self, Draft, MeshError, MeshNotes, MeshOptions, Sides};
use super::nearest::on_triangle;
use super::solid;
use super::tree::Tree;
use crate::aabb::Aabb;
use crate::mass::MassProperties;
use crate::tolerance::WELD_IN_SLOPS;
use tumble_math::DVec3;
use tumble_math::order::{max3, min3};

/// Bits of a triangle: two for the kind of each edge, one each for the edges and the corners that it owns, and for corners that
/// may stick out.
const OWNS_EDGE: u16 = 1 << 6;
const OWNS_CORNER: u16 = 1 << 9;
const SHARP: u16 = 1 << 12;
const OWNS_ANY: u16 = 0b11_1111 << 6;
/// Not all triangles at one of its corners are linked with it over edges there.
const PARTED: u16 = 1 << 15;

/// A triangle mesh in its own frame.
#[derive(Clone, Debug)]
pub struct Mesh {
    points: Vec<DVec3>,
    triangles: Vec<[u32; 3]>,
    neighbours: Vec<[u32; 3]>,
    facet: Vec<u32>,
    planes: Vec<Plane>,
    flags: Vec<u16>,
    materials: Vec<u8>,
    /// Index of each triangle in the given list, if some were left out.
    source: Option<Vec<u32>>,
    pub(super) tree: Tree,
    sides: Sides,
    aabb: Aabb,
    notes: MeshNotes,
}

/// Meshes are equal that were made of the same triangles; the rest follows from these.
impl PartialEq for Mesh {
    fn eq(&self, other: &Self) -> bool {
        self.points == other.points
            && self.triangles == other.triangles
            && self.materials == other.materials
            && self.sides == other.sides
    }
}

impl Mesh {
    /// A mesh of `triangles` that name three of the corners `points` [m] each, counter-clockwise seen from the front.
    ///
    /// # Errors
    /// Lists that make no mesh of the kind that is asked for: see [`MeshError`].
    pub fn new(points: &[DVec3], triangles: &[[u32; 3]], options: &MeshOptions) -> Result<Self, MeshError> {
        let mut draft = input::draft(points, triangles, options)?;
        let links = edges::link(&mut draft);
        let closed = links.open == 0 && links.crowded.is_none();
        if closed && links.twisted.is_none() && solid::volume(&draft.points, &draft.triangles) < 0.0 {
            draft.triangles.iter_mut().for_each(|t| t.swap(1, 2));
            draft.notes.inside_out = true;
            // the same neighbours, at the edges that turning over exchanges
            return Self::build(draft, None, options);
        }
        Self::build(draft, Some(links), options)
    }

    fn build(mut draft: Draft, links: Option<Links>, options: &MeshOptions) -> Result<Self, MeshError> {
        let links = links.unwrap_or_else(|| edges::link(&mut draft));
        let Draft { points, triangles, source, span, notes, .. } = draft;
        let given = options.materials.as_ref();
        let materials: Vec<u8> = source.iter().map(|&s| given.map_or(0, |m| m[s as usize])).collect();
        let (facet, planes) = facets::facets(&points, &triangles, &links.neighbours, &materials, span);
        let folded = facets::folded(&links.neighbours, &facet, &planes);
        let folded = folded.map(|(a, b)| MeshError::Folded { first: source[a], second: source[b] });
        let sides = match options.sides {
            Sides::Auto if links.not_solid().is_none() && folded.is_none() => Sides::Solid,
            Sides::Auto | Sides::Both => Sides::Both,
            Sides::Solid => links.not_solid().or(folded).map_or(Ok(Sides::Solid), Err)?,
            Sides::Front => links.not_a_front().or(folded).map_or(Ok(Sides::Front), Err)?,
        };
        let whole = source.len() == source.last().map_or(0, |&s| s as usize + 1);
        let (low, high) =
            points.iter().fold((DVec3::INFINITY, DVec3::NEG_INFINITY), |(l, h), &p| (min3(l, p), max3(h, p)));
        let mut mesh = Self {
            flags: Vec::new(),
            materials,
            source: (!whole).then_some(source),
            tree: Tree::default(),
            sides,
            aabb: Aabb::new(low, high),
            notes,
            neighbours: links.neighbours,
            facet,
            planes,
            points,
            triangles,
        };
        mesh.points.shrink_to_fit();
        mesh.triangles.shrink_to_fit();
        mesh.planes.shrink_to_fit();
        mesh.source.iter_mut().for_each(Vec::shrink_to_fit);
        mesh.flags = mesh.kinds();
        mesh.own_corners();
        mesh.mark_parted();
        mesh.tree =
            Tree::new(mesh.triangles.len(), |t| mesh.corners(t as u32), |t| mesh.flags[t as usize] & OWNS_ANY != 0);
        mesh.notes.by_place = mesh.count_by_place(WELD_IN_SLOPS * options.slop);
        Ok(mesh)
    }

    /// The kinds of all edges, and the owners of those that can be touched.
    fn kinds(&self) -> Vec<u16> {
        let mut all: Vec<u16> = Vec::with_capacity(self.triangles.len());
        for t in 0..self.triangles.len() {
            let mut flags = 0;
            for k in 0..3 {
                let known = self.neighbours[t][k];
                // the lower of two triangles owns their edge; a border is owned by its only one
                let owner = known == NONE || half(t as u32, k) < known;
                let (u, j) = split(known);
                // wound alike, both see the same
                let alike = !owner && self.triangles[t][k] == self.triangles[u][(j + 1) % 3];
                let kind = if let Some(its) = all.get(u).filter(|_| alike) {
                    MeshEdge::of(its >> (2 * j))
                } else {
                    let lists = (&self.points, &self.triangles, &self.neighbours);
                    facets::kind(lists.0, lists.1, lists.2, &self.facet, &self.planes, t, k)
                };
                flags |= kind.code() << (2 * k);
                if owner && self.can_be_touched(kind) {
                    flags |= OWNS_EDGE << k;
                }
            }
            all.push(flags);
        }
        all
    }

    /// Whether an edge of this kind is convex from a side that pushes.
    fn can_be_touched(&self, kind: MeshEdge) -> bool {
        match kind {
            MeshEdge::Flat => false,
            MeshEdge::Convex | MeshEdge::Border => true,
            MeshEdge::Concave => self.sides == Sides::Both,
        }
    }

    /// Gives every corner that may stick out to the first triangle at it: one where edges that can be touched meet at an angle.
    fn own_corners(&mut self) {
        // per corner: the direction of its first such edge, whether another one is not in line with it, how many there are
        let mut first = vec![DVec3::ZERO; self.points.len()];
        let mut sharp = vec![false; self.points.len()];
        for t in 0..self.triangles.len() {
            for k in (0..3).filter(|k| self.flags[t] & OWNS_EDGE << k != 0) {
                let (a, b) = (self.triangles[t][k] as usize, self.triangles[t][(k + 1) % 3] as usize);
                let along = (self.points[b] - self.points[a]).normalize_or_zero();
                for (v, d) in [(a, along), (b, -along)] {
                    if first[v] == DVec3::ZERO {
                        first[v] = d;
                    } else if (first[v] + d).length_squared() > 1e-18 {
                        sharp[v] = true;
                    }
                }
            }
        }
        let mut owned = vec![false; self.points.len()];
        for t in 0..self.triangles.len() {
            for k in 0..3 {
                let v = self.triangles[t][k] as usize;
                if sharp[v] {
                    self.flags[t] |= SHARP << k;
                    if !owned[v] {
                        self.flags[t] |= OWNS_CORNER << k;
                        owned[v] = true;
                    }
                }
            }
        }
    }

    /// Marks triangles with a corner at which there are others that no walk over edges around it reaches.
    fn mark_parted(&mut self) {
        let mut count = vec![0_u32; self.points.len()];
        self.triangles.iter().flatten().for_each(|v| count[*v as usize] += 1);
        // a corner is parted if the walk from any of its triangles misses one
        let mut seen = vec![false; self.points.len()];
        let mut parted = vec![false; self.points.len()];
        for t in 0..self.triangles.len() as u32 {
            for k in 0..3 {
                let v = self.triangles[t as usize][k] as usize;
                if !std::mem::replace(&mut seen[v], true) {
                    let mut linked = 0;
                    self.walk_corner(t, k, |_, _| linked += 1);
                    parted[v] = linked != count[v];
                }
            }
        }
        for (t, flags) in self.triangles.iter().zip(&mut self.flags) {
            if t.iter().any(|v| parted[*v as usize]) {
                *flags |= PARTED;
            }
        }
    }

    /// Whether a walk over edges around a corner of triangle `t` misses triangles there.
    #[inline]
    pub(super) fn is_parted(&self, t: u32) -> bool {
        self.flags[t as usize] & PARTED != 0
    }

    /// Calls `f` with the triangles that are linked with `t` over edges at its corner `k`, and the number of the corner there; no more than the
    /// mesh has.
    pub(super) fn walk_corner(&self, t: u32, k: usize, mut f: impl FnMut(u32, usize)) {
        let v = self.triangles[t as usize][k];
        f(t, k);
        // around over the one edge at the corner, and from a border around over the other
        for first in [k, (k + 2) % 3] {
            let mut next = self.neighbour(t, first);
            for _ in 0..self.triangles.len() {
                let Some((u, j)) = next else { break };
                if u == t {
                    return;
                }
                let Some(at) = self.triangles[u as usize].iter().position(|w| *w == v) else { return };
                f(u, at);
                next = self.neighbour(u, if at == j { (at + 2) % 3 } else { at });
            }
        }
    }

    /// Number of borders that have a triangle within `weld` [m] of their middle that is no neighbour by corners.
    fn count_by_place(&self, weld: f64) -> usize {
        let mut stack = Vec::new();
        let mut meets = |t: u32, k: usize| {
            let (c, own) = (self.corners(t), self.triangles[t as usize]);
            let (a, b) = (own[k], own[(k + 1) % 3]);
            let middle = (c[k] + c[(k + 1) % 3]) * 0.5;
            let mut found = false;
            self.tree.overlapping(&Aabb::around(middle, DVec3::splat(weld)), false, &mut stack, |u| {
                let shared = self.triangles[u as usize].iter().filter(|v| **v == a || **v == b).count() == 2;
                found |= !shared && on_triangle(self.corners(u), middle).0.distance_squared(middle) <= weld * weld;
            });
            found
        };
        let borders = (0..self.triangles.len()).flat_map(|t| (0..3).map(move |k| (t, k)));
        borders.filter(|&(t, k)| self.neighbours[t][k] == NONE && meets(t as u32, k)).count()
    }

    /// Mass, centre and inertia of the solid filled with a uniform `density` [kg/m³]; `None` for sheets and for a density
    /// that is not positive and finite.
    #[must_use]
    pub fn mass_properties(&self, density: f64) -> Option<MassProperties> {
        let valid = self.sides == Sides::Solid && density > 0.0 && density.is_finite();
        valid.then(|| solid::mass_properties(&self.points, &self.triangles, self.aabb.centre(), density))
    }

    /// Volume of the solid [m³]; `None` for sheets.
    #[must_use]
    pub fn volume(&self) -> Option<f64> {
        self.mass_properties(1.0).map(|m| m.mass)
    }

    /// Number of triangles.
    #[must_use]
    pub fn len(&self) -> usize {
        self.triangles.len()
    }

    /// Never: a mesh has triangles.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.triangles.is_empty()
    }

    /// All corners [m].
    #[must_use]
    pub fn points(&self) -> &[DVec3] {
        &self.points
    }

    /// All triangles, by their corners, counter-clockwise seen from the front.
    #[must_use]
    pub fn triangles(&self) -> &[[u32; 3]] {
        &self.triangles
    }

    /// The corners of triangle `t` [m].
    #[must_use]
    #[inline]
    pub fn corners(&self, t: u32) -> [DVec3; 3] {
        facets::corners(&self.points, self.triangles[t as usize])
    }

    /// Index of triangle `t` in the given list.
    #[must_use]
    pub fn source(&self, t: u32) -> u32 {
        self.source.as_ref().map_or(t, |s| s[t as usize])
    }

    /// The material numbers of all triangles.
    #[must_use]
    pub fn materials(&self) -> &[u8] {
        &self.materials
    }

    /// The material number of triangle `t`.
    #[must_use]
    pub fn material(&self, t: u32) -> u8 {
        self.materials[t as usize]
    }

    /// The facet of triangle `t`: all neighbouring triangles in its plane and of its material have the same one.
    #[must_use]
    #[inline]
    pub fn facet(&self, t: u32) -> u32 {
        self.facet[t as usize]
    }

    /// Number of facets.
    #[must_use]
    pub fn facet_count(&self) -> usize {
        self.planes.len()
    }

    /// Unit normal of a facet, out of its front, and offset [m] of its plane: n·p = offset.
    #[must_use]
    #[inline]
    pub fn facet_plane(&self, facet: u32) -> (DVec3, f64) {
        let p = self.planes[facet as usize];
        (p.normal, p.offset)
    }

    /// Unit normal of triangle `t`: that of its facet.
    #[must_use]
    #[inline]
    pub fn normal(&self, t: u32) -> DVec3 {
        self.planes[self.facet[t as usize] as usize].normal
    }

    /// The kind of edge `k` (0, 1, 2) of triangle `t`, seen from its front.
    #[must_use]
    #[inline]
    pub fn edge_kind(&self, t: u32, k: usize) -> MeshEdge {
        MeshEdge::of(self.flags[t as usize] >> (2 * k))
    }

    /// The triangle on the other side of edge `k` of triangle `t` and the number of the edge there.
    #[must_use]
    #[inline]
    pub fn neighbour(&self, t: u32, k: usize) -> Option<(u32, usize)> {
        let n = self.neighbours[t as usize][k];
        (n != NONE).then(|| {
            let (u, j) = split(n);
            (u as u32, j)
        })
    }

    /// Whether triangle `t` is the one that answers for its edge `k`: it can be touched, and no other triangle answers for it.
    #[inline]
    pub(crate) fn owns_edge(&self, t: u32, k: usize) -> bool {
        self.flags[t as usize] & OWNS_EDGE << k != 0
    }

    /// Whether triangle `t` is the one that answers for its corner `k`.
    #[inline]
    pub(crate) fn owns_corner(&self, t: u32, k: usize) -> bool {
        self.flags[t as usize] & OWNS_CORNER << k != 0
    }

    /// Whether corner `k` of triangle `t` may stick out.
    #[inline]
    pub(crate) fn is_sharp(&self, t: u32, k: usize) -> bool {
        self.flags[t as usize] & SHARP << k != 0
    }

    /// The sides that push: never [`Sides::Auto`].
    #[must_use]
    pub fn sides(&self) -> Sides {
        self.sides
    }

    /// The box of all corners [m].
    #[must_use]
    pub fn aabb(&self) -> Aabb {
        self.aabb
    }

    /// Its mends.
    #[must_use]
    pub fn notes(&self) -> &MeshNotes {
        &self.notes
    }

    /// Memory that the mesh holds [bytes].
    #[must_use]
    pub fn bytes(&self) -> usize {
        size_of::<DVec3>() * self.points.capacity()
            + 12 * (self.triangles.capacity() + self.neighbours.capacity())
            + 4 * self.facet.capacity()
            + size_of::<Plane>() * self.planes.capacity()
            + 2 * self.flags.capacity()
            + self.materials.capacity()
            + self.source.as_ref().map_or(0, |s| 4 * s.capacity())
            + self.tree.bytes()
    }
}
