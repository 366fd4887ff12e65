//! Surfaces: which normals a union of convex pieces has, against an independent truth.
//!
//! The truth knows nothing of cones. Pieces stand exactly on a grid; a unit vector n is a normal of their union at x when a
//! little ball that touches x from the side of n has no piece inside, and it is the limit of normals when that holds beside x
//! on an edge or a face of the piece. The surface is asked about the same pieces, each displaced by a jitter, and all of them
//! turned and carried away.

use crate::common::Random;
use tumble_geometry::{EdgeKind, Shape, Surface, SurfaceWorkspace, feature, project};
use tumble_math::{DVec3, Pose};

/// A cell of the grid [m]: exact in binary, so that the truth is exact.
const CELL: f64 = 0.125;
/// The ball of the truth [m]; the ball beside the place, and how far beside it [m].
const BALL: f64 = 1e-4;
const BESIDE: (f64, f64) = (2e-5, 1e-3);
/// Within this distance [m] of a place nothing else of the grid may begin.
const CLEAR: f64 = 2.5e-3;
/// Overlap that bodies may have [m].
const SLOP: f64 = 1e-5;

/// A polyhedron of the grid with its features, in its own frame.
struct Solid {
    shape: Shape,
    at: DVec3,
    corners: Vec<DVec3>,
    faces: Vec<(DVec3, Vec<u32>)>,
    edges: Vec<[u32; 4]>,
}

impl Solid {
    fn new(corners: &[DVec3], at: DVec3, as_box: bool) -> Self {
        let hull = Shape::hull(corners).unwrap();
        let Shape::Hull(h) = &hull else { unreachable!() };
        let (low, high) = (corners[0], corners[corners.len() - 1]);
        if as_box {
            // corner k of a box has bit 0, 1, 2 of k set on the positive side of x, y, z
            let (half, middle) = ((high - low) * 0.5, (high + low) * 0.5);
            let corners: Vec<DVec3> = corners.iter().map(|c| *c - middle).collect();
            let rings: [[u32; 4]; 6] =
                [[1, 3, 7, 5], [0, 4, 6, 2], [2, 6, 7, 3], [0, 1, 5, 4], [4, 5, 7, 6], [0, 2, 3, 1]];
            let normals = [DVec3::X, DVec3::NEG_X, DVec3::Y, DVec3::NEG_Y, DVec3::Z, DVec3::NEG_Z];
            let faces: Vec<(DVec3, Vec<u32>)> = normals.into_iter().zip(rings.map(|r| r.to_vec())).collect();
            let mut edges = Vec::new();
            for a in 0..8_u32 {
                for b in (a + 1..8).filter(|b| (a ^ b).count_ones() == 1) {
                    let both: Vec<u32> = (0..6_u32)
                        .filter(|&f| faces[f as usize].1.contains(&a) && faces[f as usize].1.contains(&b))
                        .collect();
                    edges.push([a, b, both[0], both[1]]);
                }
            }
            return Self { shape: Shape::cuboid_half_extents(half).unwrap(), at: at + middle, corners, faces, edges };
        }
        let faces = (0..h.face_count()).map(|f| (h.plane(f).0, h.face(f).to_vec())).collect();
        let edges = h.edges().iter().map(|e| [e.from, e.to, e.left, e.right]).collect();
        let corners = h.vertices().to_vec();
        Self { shape: hull, at, corners, faces, edges }
    }

    fn random(r: &mut Random) -> Self {
        let mut cells = |most: u64| (1 + r.below(most)) as f64 * CELL;
        let size = DVec3::new(cells(3), cells(3), cells(3));
        let at = DVec3::new(r.below(3) as f64, r.below(3) as f64, r.below(3) as f64) * CELL;
        let corner = |k: usize| {
            let s = |bit: usize, h: f64| if k >> bit & 1 == 1 { h } else { 0.0 };
            DVec3::new(s(0, size.x), s(1, size.y), s(2, size.z))
        };
        let kind = r.below(4);
        if kind < 2 {
            return Self::new(&(0..8).map(corner).collect::<Vec<_>>(), at, kind == 0);
        }
        // a prism: a box without the two corners of one of its twelve edges
        let (axis, gone) = (r.below(3) as usize, r.below(4) as usize);
        let (p, q) = ((axis + 1) % 3, (axis + 2) % 3);
        let kept = |k: &usize| (k >> p & 1) + 2 * (k >> q & 1) != gone;
        Self::new(&(0..8).filter(kept).map(corner).collect::<Vec<_>>(), at, false)
    }

    /// Signed distances of `x` from the planes of the faces [m].
    fn heights(&self, x: DVec3) -> impl Iterator<Item = f64> {
        self.faces.iter().map(move |(n, ring)| n.dot(x - self.at - self.corners[ring[0] as usize]))
    }

    /// A normal by chance of those that faces `all` span.
    fn normal(&self, all: &[u32], r: &mut Random) -> DVec3 {
        if r.below(3) == 0 {
            return self.faces[all[r.below(all.len() as u64) as usize] as usize].0;
        }
        let mix = all.iter().fold(DVec3::ZERO, |s, &f| s + self.faces[f as usize].0 * r.range(0.05, 1.0));
        mix.normalize()
    }

    /// A feature by chance: its name, a place on it in the frame of the grid, the faces that meet there, the directions of
    /// the edges that leave the place.
    fn feature(&self, r: &mut Random) -> (u32, DVec3, Vec<u32>, Vec<DVec3>) {
        let corner = |v: u32| self.at + self.corners[v as usize];
        match r.below(3) {
            0 => {
                let f = r.below(self.faces.len() as u64) as usize;
                let ring = &self.faces[f].1;
                let mut weights: Vec<f64> = ring.iter().map(|_| r.range(0.02, 1.0)).collect();
                if r.below(2) == 0 {
                    // on lines of the grid, where other pieces begin
                    weights.iter_mut().for_each(|w| *w = 1.0);
                }
                let sum: f64 = weights.iter().sum();
                let x = ring.iter().zip(&weights).fold(DVec3::ZERO, |s, (&v, w)| s + corner(v) * (w / sum));
                (feature::face(f as u32), x, vec![f as u32], Vec::new())
            }
            1 => {
                let e = r.below(self.edges.len() as u64) as usize;
                let [a, b, left, right] = self.edges[e];
                let t = if r.below(2) == 0 { r.range(0.02, 0.98) } else { (1 + r.below(5)) as f64 / 6.0 };
                let d = corner(b) - corner(a);
                let along = d.normalize();
                (feature::edge(e as u32), corner(a) + d * t, vec![left, right], vec![along, -along])
            }
            _ => {
                let v = r.below(self.corners.len() as u64) as u32;
                let faces = (0..self.faces.len() as u32).filter(|&f| self.faces[f as usize].1.contains(&v)).collect();
                let out = self.edges.iter().filter(|e| e[0] == v || e[1] == v).map(|e| {
                    let other = if e[0] == v { e[1] } else { e[0] };
                    (self.corners[other as usize] - self.corners[v as usize]).normalize()
                });
                (feature::vertex(v), corner(v), faces, out.collect())
            }
        }
    }
}

/// Whether a ball of radius `r` that touches `x` from the side of `n` is free; none where rounding decides.
fn is_free(all: &[Solid], x: DVec3, n: DVec3, r: f64) -> Option<bool> {
    let least = all
        .iter()
        .map(|s| project(&s.shape, &Pose::at(s.at), x + n * r).distance)
        .fold(f64::INFINITY, |a, b| if b < a { b } else { a });
    if (r * (1.0 - 1e-6)..r * (1.0 - 1e-8)).contains(&least) { None } else { Some(least >= r * (1.0 - 1e-8)) }
}

/// Whether face `f` of piece `own` is open at or beside `x`.
fn is_open(all: &[Solid], own: usize, f: u32, x: DVec3) -> Option<bool> {
    let n = all[own].faces[f as usize].0;
    let u = n.any_orthonormal_vector();
    let v = n.cross(u);
    for k in 0..180 {
        let (s, c) = tumble_math::trig::sin_cos((f64::from(k) + 0.37) * std::f64::consts::TAU / 180.0);
        let y = x + (u * c + v * s) * BESIDE.1;
        if all[own].heights(y).all(|h| h <= 1e-12) && is_free(all, y, n, BESIDE.0)? {
            return Some(true);
        }
    }
    Some(false)
}

/// Whether `n` is a normal at `x` or the limit of normals from the piece's own edges and faces there.
fn is_limit(all: &[Solid], own: usize, x: DVec3, n: DVec3, faces: &[u32], edges: &[DVec3]) -> Option<bool> {
    if is_free(all, x, n, BALL)? {
        return Some(true);
    }
    for e in edges {
        if is_free(all, x + *e * BESIDE.1, n, BESIDE.0)? {
            return Some(true);
        }
    }
    for &f in faces {
        if (all[own].faces[f as usize].0 - n).length() < 1e-9 && is_open(all, own, f, x)? {
            return Some(true);
        }
    }
    Some(false)
}

/// The union, displaced: each piece by up to `jitter` [m] along every axis, all of them by `whole`.
fn displaced(all: &[Solid], whole: &Pose, jitter: f64, r: &mut Random) -> (Surface, Vec<DVec3>) {
    let mut surface = Surface::new(SLOP);
    let mut by = Vec::new();
    for (id, s) in all.iter().enumerate() {
        let mut off = || r.range(-1.0, 1.0) * jitter;
        by.push(DVec3::new(off(), off(), off()));
        assert!(surface.insert(id as u32, &s.shape, &whole.then(&Pose::at(s.at + by[id]))));
    }
    if r.below(2) == 0 {
        (0..all.len() as u32).for_each(|id| assert!(surface.prepare(id)));
    }
    (surface, by)
}

/// Asks `count` questions of random unions; returns how many of the four kinds were answered with no and with
/// yes.
fn ask(count: usize, seed: u64, jitter: f64, far: Option<f64>) -> [[usize; 2]; 4] {
    let mut r = Random::new(seed);
    let mut ws = SurfaceWorkspace::default();
    let (mut asked, mut told_so) = (0, [[0; 2]; 4]);
    while asked < count {
        let pieces = 2 + r.below(5) as usize;
        let all: Vec<Solid> = (0..pieces).map(|_| Solid::random(&mut r)).collect();
        let whole = far.map_or(Pose::IDENTITY, |d| Pose::new(r.direction() * d, r.rotation()));
        let (surface, by) = displaced(&all, &whole, jitter, &mut r);
        for _ in 0..40 {
            let own = r.below(pieces as u64) as usize;
            let (code, x, faces, edges) = all[own].feature(&mut r);
            // a place that is neither at a feature of the grid nor clear of it has no truth
            if all.iter().flat_map(|s| s.heights(x)).any(|h| (1e-12..CLEAR).contains(&h.abs())) {
                continue;
            }
            let n = all[own].normal(&faces, &mut r);
            let (at, normal) = (whole.point(x + by[own]), whole.vector(n));
            let told =
                |what: &str| format!("{what}: seed {seed} question {asked} jitter {jitter:e} feature {code:x} {x} {n}");
            let id = own as u32;
            match r.below(4) {
                0 => {
                    let Some(truth) = is_free(&all, x, n, BALL) else { continue };
                    assert_eq!(surface.is_normal(id, code, at, normal, &mut ws), truth, "{}", told("normal"));
                    told_so[0][usize::from(truth)] += 1;
                }
                1 => {
                    let Some(truth) = is_limit(&all, own, x, n, &faces, &edges) else { continue };
                    assert_eq!(surface.admits(id, code, at, normal, &mut ws), truth, "{}", told("limit"));
                    told_so[1][usize::from(truth)] += 1;
                }
                2 => {
                    let f = faces[r.below(faces.len() as u64) as usize];
                    let Some(truth) = is_open(&all, own, f, x) else { continue };
                    assert_eq!(surface.is_open(id, f, at, &mut ws), truth, "{}", told("open"));
                    let mut beside = Vec::new();
                    surface.open_faces(id, code, at, &mut ws, &mut beside);
                    assert_eq!(beside.iter().any(|o| (o.piece, o.face) == (id, f)), truth, "{}", told("beside"));
                    told_so[2][usize::from(truth)] += 1;
                }
                _ if code >> 28 == 2 => {
                    let e = code & 0xfff;
                    let [a, b, left, right] = all[own].edges[e as usize];
                    let d = all[own].corners[b as usize] - all[own].corners[a as usize];
                    let t = (x - all[own].at - all[own].corners[a as usize]).dot(d) / d.length_squared();
                    let kind = surface.edge_kind(id, e, t, &mut ws).unwrap();
                    let Some(convex) = check_edge(&all, own, x, [left, right], kind, &whole, &told("edge")) else {
                        continue;
                    };
                    told_so[3][usize::from(convex)] += 1;
                }
                _ => continue,
            }
            asked += 1;
        }
    }
    told_so
}

/// Compares the kind of an edge with the truth along its arc; returns whether it is convex.
fn check_edge(
    all: &[Solid],
    own: usize,
    x: DVec3,
    [left, right]: [u32; 2],
    kind: EdgeKind,
    whole: &Pose,
    told: &str,
) -> Option<bool> {
    let (p, q) = (all[own].faces[left as usize].0, all[own].faces[right as usize].0);
    let part = |n: DVec3| n.angle_between(p) / p.angle_between(q);
    for k in 0..=16 {
        let n = p.lerp(q, f64::from(k) / 16.0).normalize();
        let truth = is_free(all, x, n, BALL)?;
        match kind {
            EdgeKind::Convex(a, b) => {
                let (s, e) = (part(whole.inverse_vector(a)), part(whole.inverse_vector(b)));
                let (s, e) = if s < e { (s, e) } else { (e, s) };
                assert_eq!(truth, (s - 1e-6..=e + 1e-6).contains(&part(n)), "{told} {kind:?} {k}");
            }
            EdgeKind::Flat(a) => assert_eq!(truth, n.distance(whole.inverse_vector(a)) < 1e-6, "{told} {kind:?} {k}"),
            EdgeKind::Concave | EdgeKind::Hidden => assert!(!truth, "{told} {kind:?} {k}"),
        }
    }
    match kind {
        EdgeKind::Convex(..) => {}
        EdgeKind::Flat(a) => assert!(is_free(all, x, whole.inverse_vector(a), BALL)?, "{told} {kind:?}"),
        EdgeKind::Concave | EdgeKind::Hidden => {
            let open = is_open(all, own, left, x)? || is_open(all, own, right, x)?;
            assert_eq!(open, kind == EdgeKind::Concave, "{told} {kind:?}");
        }
    }
    Some(matches!(kind, EdgeKind::Convex(..)))
}

/// The jitters [m] and distances from the origin [m] that are asked about.
const ARRANGEMENTS: [(f64, Option<f64>); 8] = [
    (0.0, None),
    (1e-12, None),
    (1e-9, None),
    (1e-6, None),
    (1e-5, None),
    (1e-5, Some(1.0)),
    (1e-5, Some(1e3)),
    (1e-5, Some(1e6)),
];

/// 80,000 questions; TUMBLE_QUESTIONS=1000000 asks a million.
#[test]
fn random_unions_have_the_normals_that_little_balls_find() {
    let count = std::env::var("TUMBLE_QUESTIONS").ok().and_then(|n| n.parse().ok()).unwrap_or(80_000_usize);
    let mut answers = [0; 8];
    for (k, &(jitter, far)) in ARRANGEMENTS.iter().enumerate() {
        let told = ask(count / ARRANGEMENTS.len(), 1000 + k as u64, jitter, far);
        for (sum, n) in answers.iter_mut().zip(told.as_flattened()) {
            *sum += n;
        }
    }
    // every kind of question has both answers many times
    assert!(answers.iter().all(|&n| n > count / 50), "{answers:?}");
}

#[test]
fn pieces_farther_apart_than_the_weld_are_no_longer_one() {
    let wrong = std::panic::catch_unwind(|| ask(10_000, 1, 1e-4, None));
    assert!(wrong.is_err(), "a truth that accepts everything is none");
}

fn cuboid(x: f64, y: f64, z: f64) -> Shape {
    Shape::cuboid_size(DVec3::new(x, y, z)).unwrap()
}

/// Edge of a box between two corners, by their bits.
fn edge(a: u32, b: u32) -> u32 {
    let all = (0..8_u32).flat_map(|a| (a + 1..8).filter(move |b| (a ^ b).count_ones() == 1).map(move |b| (a, b)));
    all.into_iter().position(|e| e == (a, b)).unwrap() as u32
}

/// Two slabs of 1 × 1 × 0.2 m whose tops are at height 0, the second `by` off its place beside the first.
fn slabs(by: DVec3) -> Surface {
    let mut s = Surface::new(SLOP);
    let slab = cuboid(1.0, 1.0, 0.2);
    assert!(s.insert(0, &slab, &Pose::at(DVec3::new(-0.5, 0.0, -0.1))));
    assert!(s.insert(1, &slab, &Pose::at(DVec3::new(0.5, 0.0, -0.1) + by)));
    s
}

#[test]
fn slabs_within_the_weld_are_one_and_a_higher_step_is_a_step() {
    let (mut ws, up) = (SurfaceWorkspace::default(), DVec3::Z);
    let (right, left) = (edge(5, 7), edge(4, 6));
    for (dx, dz) in [(0.0, 0.0), (39e-6, 0.0), (-39e-6, 0.0), (0.0, 39e-6), (0.0, -39e-6), (20e-6, -20e-6), (-0.3, 0.0)]
    {
        let s = slabs(DVec3::new(dx, 0.0, dz));
        for t in [0.1, 0.5, 0.9] {
            assert_eq!(s.edge_kind(0, right, t, &mut ws), Some(EdgeKind::Flat(up)), "{dx} {dz}");
            assert_eq!(s.edge_kind(1, left, t, &mut ws), Some(EdgeKind::Flat(up)), "{dx} {dz}");
        }
        // the sides between them are covered, the tops are open
        assert!(!s.is_open(0, 0, DVec3::new(0.0, 0.1, -0.1), &mut ws));
        assert!(s.is_open(0, 4, DVec3::new(-0.3, 0.1, 0.0), &mut ws));
        assert!(!s.admits(0, feature::edge(right), DVec3::new(0.0, 0.1, 0.0), DVec3::new(0.6, 0.0, 0.8), &mut ws));
    }
    // 41 µm lower: the upper edge has its whole arc, the lower one is concave
    let s = slabs(DVec3::new(0.0, 0.0, -41e-6));
    assert_eq!(s.edge_kind(0, right, 0.5, &mut ws), Some(EdgeKind::Convex(DVec3::Z, DVec3::X)));
    assert_eq!(s.edge_kind(1, left, 0.5, &mut ws), Some(EdgeKind::Concave));
    let place = DVec3::new(0.0, 0.1, -41e-6);
    assert!(s.admits(1, feature::edge(left), place, up, &mut ws));
    assert!(!s.is_normal(1, feature::edge(left), place, up, &mut ws));
    assert!(!s.admits(1, feature::edge(left), place, DVec3::NEG_X, &mut ws));
    let mut open = Vec::new();
    s.open_faces(1, feature::edge(left), place, &mut ws, &mut open);
    let named: Vec<_> = open.iter().map(|f| (f.piece, f.face)).collect();
    assert_eq!(named, [(1, 4), (0, 0)], "its own top, and the side of the step");
    // 41 µm away: both are whole
    let s = slabs(DVec3::new(81e-6, 0.0, 0.0));
    assert!(matches!(s.edge_kind(0, right, 0.5, &mut ws), Some(EdgeKind::Convex(..))));
}

#[test]
fn a_wall_covers_the_floor_under_it_and_its_foot_is_concave() {
    let mut ws = SurfaceWorkspace::default();
    for (dz, floor) in
        [0.0, 39e-6, -39e-6, -0.05].into_iter().flat_map(|dz| [true, false].map(|half_space| (dz, half_space)))
    {
        let mut s = Surface::new(SLOP);
        if floor {
            assert!(s.insert(0, &Shape::half_space(DVec3::Z).unwrap(), &Pose::IDENTITY));
        } else {
            assert!(s.insert(0, &cuboid(3.0, 3.0, 0.4), &Pose::at(DVec3::Z * -0.2)));
        }
        let face = if floor { 0 } else { 4 };
        assert!(s.insert(1, &cuboid(0.2, 1.0, 1.0), &Pose::at(DVec3::Z * (0.5 + dz))));
        let foot = edge(1, 3);
        let kind = s.edge_kind(1, foot, 0.5, &mut ws);
        let expected = if dz < -1e-3 { EdgeKind::Hidden } else { EdgeKind::Concave };
        assert_eq!(kind, Some(expected), "{dz}");
        assert!(!s.is_open(0, face, DVec3::ZERO, &mut ws));
        assert!(s.is_open(0, face, DVec3::new(0.2, 0.0, 0.0), &mut ws));
        // at the foot the floor is open beside the wall
        assert!(s.is_open(0, face, DVec3::new(0.1, 0.0, 0.0), &mut ws));
        assert!(s.is_open(1, 0, DVec3::new(0.1, 0.0, 0.3), &mut ws));
        // the upright edge of the wall keeps its arc down to the floor
        let lean = DVec3::new(0.6, 0.8, 0.0);
        let low = DVec3::new(0.1, 0.5, if dz < -1e-3 { 0.0 } else { dz });
        assert!(s.admits(1, feature::edge(edge(3, 7)), low, lean, &mut ws));
        if dz > -1e-3 {
            assert!(s.admits(1, feature::vertex(3), low, lean, &mut ws));
            assert!(!s.is_normal(1, feature::vertex(3), low, lean, &mut ws));
        }
        assert!(!s.admits(1, feature::vertex(3), low, DVec3::new(0.6, 0.0, -0.8), &mut ws));
    }
}

#[test]
fn slabs_of_a_table_have_one_edge_and_its_corners_lose_what_leans_along_it() {
    let (mut ws, s) = (SurfaceWorkspace::default(), slabs(DVec3::ZERO));
    let front = DVec3::new(0.0, -0.5, 0.0);
    // the corner of both slabs on the common front edge
    for (id, corner) in [(0, 5), (1, 4)] {
        let along = |x: f64| DVec3::new(x, -0.6, 0.8).normalize();
        assert!(s.is_normal(id, feature::vertex(corner), front, along(0.0), &mut ws));
        for x in [0.1, -0.1] {
            assert!(!s.admits(id, feature::vertex(corner), front, along(x), &mut ws));
        }
        let lists = s.corner_cone(id, corner, &mut ws).unwrap().map(|(p, n)| (p, n.count())).collect::<Vec<_>>();
        assert_eq!(lists, [(id, 3), (1 - id, 3)]);
    }
    assert!(s.corner_cone(0, 8, &mut ws).is_none() && s.edge_kind(0, 12, 0.5, &mut ws).is_none());
    assert_eq!(s.edge_kind(0, edge(4, 5), 1.0, &mut ws), Some(EdgeKind::Convex(DVec3::Z, DVec3::NEG_Y)));
}

#[test]
fn the_toe_of_a_flat_wedge_is_concave_and_the_floor_stays_open_before_it() {
    let mut ws = SurfaceWorkspace::default();
    let rise = tumble_math::trig::tan(2.0_f64.to_radians());
    let wedge: Vec<DVec3> = [-1.0, 1.0]
        .into_iter()
        .flat_map(|y| [DVec3::new(0.0, y, 0.0), DVec3::new(1.0, y, 0.0), DVec3::new(1.0, y, rise)])
        .collect();
    let wedge = Shape::hull(&wedge).unwrap();
    let mut s = Surface::new(SLOP);
    assert!(s.insert(0, &cuboid(4.0, 4.0, 0.4), &Pose::at(DVec3::Z * -0.2)));
    assert!(s.insert(1, &wedge, &Pose::IDENTITY));
    let Shape::Hull(h) = &wedge else { unreachable!() };
    let toe =
        h.edges().iter().position(|e| h.vertices()[e.from as usize].x + h.vertices()[e.to as usize].x == 0.0).unwrap();
    assert_eq!(s.edge_kind(1, toe as u32, 0.5, &mut ws), Some(EdgeKind::Concave));
    for x in [-1.0, -1e-3, -1e-4, -41e-6] {
        assert!(s.is_normal(0, feature::face(4), DVec3::new(x, 0.0, 0.0), DVec3::Z, &mut ws), "{x}");
    }
    for (x, open) in [(0.0, true), (1e-3, true), (1.2e-3, false), (0.5, false)] {
        assert_eq!(s.is_open(0, 4, DVec3::new(x, 0.0, 0.0), &mut ws), open, "{x}");
    }
}

#[test]
fn thin_pieces_have_a_smaller_weld() {
    // a sheet of 60 µm: with the whole weld both of its sides would be everywhere at once
    let (mut ws, mut s) = (SurfaceWorkspace::default(), Surface::new(SLOP));
    assert!(s.insert(0, &cuboid(1.0, 1.0, 60e-6), &Pose::IDENTITY));
    assert!(s.insert(1, &cuboid(1.0, 1.0, 60e-6), &Pose::at(DVec3::X)));
    for t in [0.2, 0.7] {
        assert_eq!(s.edge_kind(0, edge(5, 7), t, &mut ws), Some(EdgeKind::Flat(DVec3::Z)));
        assert_eq!(s.edge_kind(0, edge(1, 3), t, &mut ws), Some(EdgeKind::Flat(DVec3::NEG_Z)));
    }
    assert!(s.is_open(0, 4, DVec3::Z * 30e-6, &mut ws) && s.is_open(0, 5, DVec3::Z * -30e-6, &mut ws));
}

#[test]
fn a_piece_that_arrives_closes_the_floor_and_one_that_leaves_opens_it() {
    let mut ws = SurfaceWorkspace::default();
    let mut s = slabs(DVec3::X * 0.5);
    let right = edge(5, 7);
    let convex = Some(EdgeKind::Convex(DVec3::Z, DVec3::X));
    for prepared in [false, true] {
        let place = |x: f64| Pose::at(DVec3::new(0.5 + x, 0.0, -0.1));
        for (x, kind) in [(0.3, convex), (0.0, Some(EdgeKind::Flat(DVec3::Z))), (0.3, convex)] {
            assert!(s.set_pose(1, &place(x)));
            if prepared {
                assert!(s.prepare(0) && s.prepare(1));
                assert_eq!(s.neighbours(0).unwrap().len(), usize::from(x == 0.0));
            }
            assert_eq!(s.edge_kind(0, right, 0.5, &mut ws), kind);
        }
    }
    assert!(s.set_pose(1, &Pose::at(DVec3::new(0.5, 0.0, -0.1))) && s.remove(1) && !s.remove(1));
    assert_eq!(s.edge_kind(0, right, 0.5, &mut ws), convex);
    assert!(!s.prepare(1) && !s.set_pose(1, &Pose::IDENTITY) && !s.set_pose(0, &Pose::at(DVec3::NAN)));
    assert!(!s.insert_triangle(2, [DVec3::ZERO, DVec3::X, DVec3::X * 2.0]));
    assert!(!s.insert_triangle(2, [DVec3::ZERO, DVec3::X, DVec3::NAN]));
    assert!(!s.admits(0, feature::face(4), DVec3::NAN, DVec3::Z, &mut ws));
}

#[test]
fn flush_faces_share_the_bits_of_one_plane_and_others_do_not() {
    let mut r = Random::new(31);
    for trial in 0..40 {
        let whole = Pose::new(r.direction() * if trial % 2 == 0 { 10.0 } else { 1e5 }, r.rotation());
        let mut s = Surface::new(SLOP);
        // a running bond of 4 × 3 bricks, one of them half a millimetre higher
        let brick = cuboid(0.4, 0.2, 0.1);
        let at = |k: u32| {
            let (row, column) = (k / 4, k % 4);
            let x = 0.4 * f64::from(column) + if row % 2 == 0 { 0.0 } else { 0.2 };
            DVec3::new(x, 0.2 * f64::from(row), if k == 6 { 5e-4 } else { 0.0 })
        };
        for k in 0..12 {
            assert!(s.insert(k, &brick, &whole.then(&Pose::at(at(k)))));
        }
        assert!(s.insert(12, &cuboid(0.5, 0.7, 0.1), &whole.then(&Pose::at(DVec3::new(-0.45, 0.2, 0.0)))));
        let facet = s.facet(trial % 6, 4).unwrap();
        assert_eq!(facet.seed, (12, 4), "the largest face");
        for k in (0..13).rev() {
            let f = s.facet(k, 4).unwrap();
            assert_eq!(f == facet, k != 6, "{k}");
            assert_eq!(s.known_facet(k, 4), Some(f));
        }
        // the high brick comes down, another one leaves
        assert!(s.set_pose(6, &whole.then(&Pose::at(at(6) - DVec3::Z * 5e-4))));
        assert_eq!((s.known_facet(1, 4), s.facet(6, 4)), (None, Some(facet)));
        assert!(s.remove(12));
        assert_eq!(s.facet(7, 4).unwrap().seed, (0, 4));
        assert!(s.facet(0, 6).is_none() && s.facet(40, 0).is_none());
    }
}

#[test]
fn triangles_are_pieces_sheets_fold_and_slabs_go_on_beside_them() {
    let (mut ws, mut s) = (SurfaceWorkspace::default(), Surface::new(SLOP));
    // two triangles of a level square, a third folded down from its border, one folded up, with T-junctions
    assert!(s.insert_triangle(0, [DVec3::ZERO, DVec3::X, DVec3::new(1.0, 1.0, 0.0)]));
    assert!(s.insert_triangle(1, [DVec3::ZERO, DVec3::new(1.0, 1.0, 0.0), DVec3::Y]));
    assert!(s.insert_triangle(2, [DVec3::X, DVec3::new(2.0, 0.5, -1.0), DVec3::new(1.0, 2.0, 0.0)]));
    assert!(s.insert_triangle(3, [DVec3::X * -1.0, DVec3::X * 2.0, DVec3::new(0.0, -1.0, 1.0)]));
    assert_eq!(s.edge_kind(0, 2, 0.4, &mut ws), Some(EdgeKind::Flat(DVec3::Z)));
    let down = DVec3::new(1.0, 0.0, 1.0).normalize();
    let Some(EdgeKind::Convex(a, b)) = s.edge_kind(0, 1, 0.5, &mut ws) else { panic!("a ridge") };
    assert!(a == DVec3::Z && b.distance(down) < 1e-12, "{a} {b}");
    // over the valley nothing leans; the back of it is a ridge
    let (valley, place) = (feature::edge(0), DVec3::new(0.5, 0.0, 0.0));
    let lean = |z: f64| DVec3::new(0.0, 0.3 * z.signum(), z).normalize();
    assert!(!s.admits(0, valley, place, lean(1.0), &mut ws) && s.admits(0, valley, place, lean(-1.0), &mut ws));
    assert!(s.admits(0, valley, place, DVec3::Z, &mut ws));
    // a slab beside the square: the border is no edge
    assert!(matches!(s.edge_kind(1, 2, 0.5, &mut ws), Some(EdgeKind::Convex(..))));
    assert!(s.insert(4, &cuboid(1.0, 1.0, 0.2), &Pose::at(DVec3::new(-0.5, 0.5, -0.1))));
    assert_eq!(s.edge_kind(1, 2, 0.5, &mut ws), Some(EdgeKind::Flat(DVec3::Z)));
    assert_eq!(s.edge_kind(4, edge(5, 7), 0.5, &mut ws), Some(EdgeKind::Flat(DVec3::Z)));
}

#[test]
fn round_pieces_are_covered_place_by_place() {
    let (mut ws, mut s) = (SurfaceWorkspace::default(), Surface::new(SLOP));
    assert!(s.insert(0, &cuboid(4.0, 4.0, 0.4), &Pose::at(DVec3::Z * -0.2)));
    // a cylinder that stands on the floor, a ball sunk in to its middle, a cone beside
    assert!(s.insert(1, &Shape::cylinder(0.3, 1.0).unwrap(), &Pose::at(DVec3::Z * 0.5)));
    assert!(s.insert(2, &Shape::ball(0.4).unwrap(), &Pose::at(DVec3::X * 1.2)));
    assert!(s.insert(3, &Shape::cone(0.3, 0.6).unwrap(), &Pose::at(DVec3::new(-1.0, 0.0, 0.3))));
    assert!(s.insert(4, &Shape::capsule(0.2, 1.0).unwrap(), &Pose::at(DVec3::Y * 1.5)));
    let up = DVec3::Z;
    let mut open = |x: f64, y: f64| s.is_open(0, 4, DVec3::new(x, y, 0.0), &mut ws);
    assert!(!open(0.0, 0.0) && !open(0.299, 0.0) && open(0.3, 0.0) && open(0.5, 0.0));
    assert!(!open(1.2, 0.1) && open(0.8, 0.0) && !open(-1.0, 0.2) && open(-1.0, 0.3) && !open(0.0, 1.6));
    // rims: the upper one is convex, the lower one concave; the pole of the ball is free, its equator ends at the floor
    let rim = |lower: u32| feature::vertex(feature::DEEPEST + lower);
    let lean = DVec3::new(0.6, 0.0, 0.8);
    let (top, foot) = (DVec3::new(0.3, 0.0, 1.0), DVec3::new(0.3, 0.0, 0.0));
    assert!(s.admits(1, rim(0), top, lean, &mut ws) && s.is_normal(1, rim(0), top, up, &mut ws));
    assert!(!s.admits(1, rim(feature::LOWER_RIM), foot, DVec3::new(0.6, 0.0, -0.8), &mut ws));
    assert!(s.admits(1, rim(feature::LOWER_RIM), foot, DVec3::X, &mut ws));
    assert!(!s.admits(1, feature::face(1), DVec3::ZERO, DVec3::NEG_Z, &mut ws));
    let side = feature::edge(feature::GENERATOR);
    assert!(s.is_normal(1, side, DVec3::new(0.0, 0.3, 0.4), DVec3::Y, &mut ws));
    let ball = feature::vertex(0);
    assert!(s.is_normal(2, ball, DVec3::new(1.2, 0.0, 0.4), up, &mut ws));
    assert!(s.admits(2, ball, DVec3::new(0.8, 0.0, 0.0), DVec3::NEG_X, &mut ws));
    assert!(!s.admits(2, ball, DVec3::new(1.2, 0.0, -0.3), DVec3::NEG_Z, &mut ws));
    let tip = feature::vertex(feature::TIP);
    let at = DVec3::new(-1.0, 0.0, 0.6);
    assert!(s.admits(3, tip, at, up, &mut ws) && s.admits(3, tip, at, DVec3::new(0.8, 0.0, 0.6), &mut ws));
    assert!(!s.admits(3, tip, at, DVec3::new(0.8, 0.0, -0.6), &mut ws));
}
