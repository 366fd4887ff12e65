//! Topology of a polyhedron: its corners, edges and faces.

/// An edge of a polyhedron: the face `left` runs through it from corner `from` to `to`, the face `right` back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// Corner where the left face's border enters.
    pub from: u32,
    /// Corner where it leaves.
    pub to: u32,
    /// Face to the left, seen from outside.
    pub left: u32,
    /// Face to the right.
    pub right: u32,
}

/// Topology of a polyhedron: its corners, edges and faces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Topology {
    face_start: Vec<u32>,
    face_vertices: Vec<u32>,
    /// Edge that runs from each entry of `face_vertices` to the next of its face.
    face_edges: Vec<u32>,
    edges: Vec<Edge>,
    vertex_start: Vec<u32>,
    vertex_faces: Vec<u32>,
}

impl Topology {
    /// From closed loops that meet pairwise in every edge.
    pub(super) fn from_loops(vertices: usize, loops: &[Vec<u32>]) -> Self {
        let mut t = Self {
            face_start: vec![0],
            face_vertices: Vec::new(),
            face_edges: Vec::new(),
            edges: Vec::new(),
            vertex_start: Vec::new(),
            vertex_faces: Vec::new(),
        };
        let mut directed = Vec::new();
        for (f, ring) in loops.iter().enumerate() {
            for k in 0..ring.len() {
                directed.push((ring[k], ring[(k + 1) % ring.len()], f as u32));
            }
            t.face_vertices.extend(ring);
            t.face_start.push(t.face_vertices.len() as u32);
        }
        directed.sort_unstable();
        let face_of =
            |a: u32, b: u32| directed.binary_search_by_key(&(a, b), |e| (e.0, e.1)).map_or(0, |k| directed[k].2);
        for &(from, to, left) in directed.iter().filter(|e| e.0 < e.1) {
            t.edges.push(Edge { from, to, left, right: face_of(to, from) });
        }
        for ring in loops {
            for k in 0..ring.len() {
                let (a, b) = (ring[k], ring[(k + 1) % ring.len()]);
                let key = if a < b { (a, b) } else { (b, a) };
                t.face_edges.push(t.edges.binary_search_by_key(&key, |e| (e.from, e.to)).unwrap_or(0) as u32);
            }
        }
        t.vertex_start.push(0);
        for v in 0..vertices as u32 {
            for (f, ring) in loops.iter().enumerate() {
                if ring.contains(&v) {
                    t.vertex_faces.push(f as u32);
                }
            }
            t.vertex_start.push(t.vertex_faces.len() as u32);
        }
        t
    }

    pub(crate) fn face_count(&self) -> usize {
        self.face_start.len() - 1
    }

    /// Corners of face `f`, counter-clockwise seen from outside.
    #[inline]
    pub(crate) fn face(&self, f: usize) -> &[u32] {
        &self.face_vertices[self.face_start[f] as usize..self.face_start[f + 1] as usize]
    }

    /// Edges of face `f`: the k-th runs from its k-th corner to the next.
    #[inline]
    pub(crate) fn face_edges(&self, f: usize) -> &[u32] {
        &self.face_edges[self.face_start[f] as usize..self.face_start[f + 1] as usize]
    }

    pub(crate) fn edges(&self) -> &[Edge] {
        &self.edges
    }

    /// Faces that meet in corner `v`.
    #[inline]
    pub(crate) fn vertex_faces(&self, v: usize) -> &[u32] {
        &self.vertex_faces[self.vertex_start[v] as usize..self.vertex_start[v + 1] as usize]
    }
}
