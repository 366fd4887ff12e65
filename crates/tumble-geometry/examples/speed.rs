//! Speed beside parry3d-f64 on the same pairs, in one run: `cargo run --release -p tumble-geometry --example speed`.
//!
//! Every pair is placed at a random direction with a signed distance between −5 % and +2 % of its size; both engines
//! then build the whole manifold from nothing (no reuse of the last answer) with a margin of 2 %. Memory is warm for
//! both. Times are the best of 120 rounds, taken in turn, per pair. The broad phase moves 10,000 and 100,000 boxes and lists
//! all pairs, sorted by id in both engines; a second row leaves out the sort that parry does not do. Best of 5 runs. A word as argument runs only the rows that contain it.

#![expect(clippy::print_stdout, reason = "prints a table")]

use parry3d_f64::bounding_volume::Aabb as ParryAabb;
use parry3d_f64::math::{Pose as ParryPose, Rotation, Vector};
use parry3d_f64::partitioning::{Bvh, BvhWorkspace};
use parry3d_f64::query::{ContactManifold, DefaultQueryDispatcher, PersistentQueryDispatcher};
use parry3d_f64::shape::SharedShape;
use std::time::Instant;
use tumble_geometry::{
    Aabb, BroadPhase, FatBox, Manifolds, Mobility, QueryWorkspace, Settings, Shape, Workspace, collide, distance,
};
use tumble_math::{DQuat, DVec3, Pose};
use tumble_random::{Random as _, SplitMix};

struct Random(SplitMix);

impl Random {
    fn unit(&mut self) -> f64 {
        self.0.unit()
    }

    fn range(&mut self, lo: f64, hi: f64) -> f64 {
        self.0.between(lo, hi)
    }

    fn direction(&mut self) -> DVec3 {
        loop {
            let v = DVec3::new(self.range(-1.0, 1.0), self.range(-1.0, 1.0), self.range(-1.0, 1.0));
            if v.length() > 0.05 && v.length() <= 1.0 {
                return v.normalize();
            }
        }
    }

    fn rotation(&mut self) -> DQuat {
        let d = self.direction();
        tumble_math::trig::rotation(d, self.range(0.0, std::f64::consts::TAU))
    }
}

fn vector(v: DVec3) -> Vector {
    Vector::new(v.x, v.y, v.z)
}

fn parry_pose(p: &Pose) -> ParryPose {
    let q = p.rotation;
    ParryPose::from_parts(vector(p.position), Rotation::from_xyzw(q.x, q.y, q.z, q.w))
}

#[derive(Clone)]
struct Both {
    ours: Shape,
    parry: SharedShape,
    /// Takes parry's axis (y) to ours (z).
    turn: DQuat,
}

fn both(ours: Shape, parry: SharedShape) -> Both {
    Both { ours, parry, turn: DQuat::IDENTITY }
}

fn cuboid(r: &mut Random) -> Both {
    let h = DVec3::new(r.range(0.3, 0.7), r.range(0.3, 0.7), r.range(0.3, 0.7));
    both(Shape::cuboid_half_extents(h).unwrap(), SharedShape::cuboid(h.x, h.y, h.z))
}

fn hull(r: &mut Random, n: usize) -> Both {
    let points: Vec<DVec3> = (0..n).map(|_| r.direction() * 0.5).collect();
    let theirs: Vec<Vector> = points.iter().map(|p| vector(*p)).collect();
    both(Shape::hull(&points).unwrap(), SharedShape::convex_hull(&theirs).unwrap())
}

fn capsule(r: &mut Random) -> Both {
    let (radius, half) = (r.range(0.2, 0.4), r.range(0.2, 0.6));
    both(Shape::capsule(radius, 2.0 * half).unwrap(), SharedShape::capsule_z(half, radius))
}

fn ball(r: &mut Random) -> Both {
    let radius = r.range(0.3, 0.7);
    both(Shape::ball(radius).unwrap(), SharedShape::ball(radius))
}

fn cylinder(r: &mut Random) -> Both {
    let (radius, half) = (r.range(0.3, 0.7), r.range(0.3, 0.7));
    let turn = tumble_math::trig::rotation(DVec3::X, std::f64::consts::FRAC_PI_2);
    Both { turn, ..both(Shape::cylinder(radius, 2.0 * half).unwrap(), SharedShape::cylinder(half, radius)) }
}

fn cone(r: &mut Random) -> Both {
    let (radius, half) = (r.range(0.3, 0.7), r.range(0.3, 0.7));
    let turn = tumble_math::trig::rotation(DVec3::X, std::f64::consts::FRAC_PI_2);
    Both { turn, ..both(Shape::cone(radius, 2.0 * half).unwrap(), SharedShape::cone(half, radius)) }
}

struct Case {
    a: Both,
    b: Both,
    pa: Pose,
    pb: Pose,
    pos12: ParryPose,
}

/// Pairs with a signed distance between −5 % and +2 % of the size.
fn cases(r: &mut Random, n: usize, mut make: impl FnMut(&mut Random) -> (Both, Both)) -> Vec<Case> {
    let mut ws = QueryWorkspace::new();
    (0..n)
        .map(|_| {
            let (a, b) = make(r);
            let pa = Pose::new(DVec3::ZERO, r.rotation());
            let (d, q, want) = (r.direction(), r.rotation(), r.range(-0.05, 0.02));
            let (mut lo, mut hi) = (0.0, 5.0);
            for _ in 0..50 {
                let m = 0.5 * (lo + hi);
                if distance(&a.ours, &pa, &b.ours, &Pose::new(d * m, q), &mut ws).unwrap() < want {
                    lo = m;
                } else {
                    hi = m;
                }
            }
            let pb = Pose::new(d * hi, q);
            let turned = |p: &Pose, turn: DQuat| parry_pose(&Pose::new(p.position, p.rotation * turn));
            let pos12 = turned(&pa, a.turn).inverse() * turned(&pb, b.turn);
            Case { a, b, pa, pb, pos12 }
        })
        .collect()
}

/// Best time per pair [ns] of several rounds.
fn best_of(rounds: usize, n: usize, mut round: impl FnMut()) -> f64 {
    let mut best = f64::INFINITY;
    for _ in 0..rounds {
        let start = Instant::now();
        round();
        let t = start.elapsed().as_secs_f64();
        if t < best {
            best = t;
        }
    }
    best / n as f64 * 1e9
}

fn manifolds(name: &str, cases: &[Case]) {
    const MARGIN: f64 = 0.02;
    let (mut ws, mut out) = (Workspace::new(), Manifolds::new());
    let mut points = 0;
    let mut theirs: Vec<ContactManifold<(), ()>> = Vec::new();
    let mut parry_points = 0;
    let (mut ours_ns, mut parry_ns) = (f64::INFINITY, f64::INFINITY);
    // rounds of both in turn, so that a change of the machine's speed meets both
    for _ in 0..40 {
        points = 0;
        let o = best_of(3, cases.len(), || {
            for c in cases {
                collide(&c.a.ours, &c.pa, &c.b.ours, &c.pb, MARGIN, Settings::default(), &mut ws, &mut out);
                points += out.points().len();
            }
        });
        parry_points = 0;
        let p = best_of(3, cases.len(), || {
            for c in cases {
                // memory stays, the answer does not
                for m in &mut theirs {
                    m.points.clear();
                }
                let mut workspace = None;
                DefaultQueryDispatcher
                    .contact_manifolds(&c.pos12, &*c.a.parry.0, &*c.b.parry.0, MARGIN, &mut theirs, &mut workspace)
                    .unwrap();
                parry_points += theirs.iter().map(|m| m.points.len()).sum::<usize>();
            }
        });
        ours_ns = if o < ours_ns { o } else { ours_ns };
        parry_ns = if p < parry_ns { p } else { parry_ns };
    }
    println!(
        "| {name:<24} | {ours_ns:>9.0} ns | {parry_ns:>9.0} ns | {:>5.2} × | {:>5.2} | {:>5.2} |",
        parry_ns / ours_ns,
        points as f64 / cases.len() as f64 / 3.0,
        parry_points as f64 / cases.len() as f64 / 3.0
    );
}

/// Boxes of 1 m at one per 3 m³ in a cube, speeds up to 5 m/s at 60 steps per second.
struct Swarm {
    start: Vec<(DVec3, DVec3)>,
    side: f64,
}

impl Swarm {
    const DT: f64 = 1.0 / 60.0;
    const HALF: DVec3 = DVec3::splat(0.5);

    fn new(r: &mut Random, n: usize) -> Self {
        let side = tumble_math::trig::cbrt(3.0 * n as f64);
        let start = (0..n)
            .map(|_| {
                let p = DVec3::new(r.range(0.0, side), r.range(0.0, side), r.range(0.0, side));
                (p, r.direction() * r.range(0.0, 5.0))
            })
            .collect();
        Self { start, side }
    }

    fn step(&self, bodies: &mut [(DVec3, DVec3)]) {
        for (p, v) in bodies {
            *p += *v * Self::DT;
            for k in 0..3 {
                if (p[k] < 0.0 && v[k] < 0.0) || (p[k] > self.side && v[k] > 0.0) {
                    v[k] = -v[k];
                }
            }
        }
    }

    /// Time [s] and pairs of so many steps.
    fn ours(&self, steps: usize) -> (f64, usize) {
        let mut bodies = self.start.clone();
        let mut tree = BroadPhase::new(FatBox { margin: 0.05, lookahead: 4.0 });
        for (k, (p, v)) in bodies.iter().enumerate() {
            tree.insert(k as u32, &Aabb::around(*p, Self::HALF), *v * Self::DT, Mobility::Moving);
        }
        tree.pairs();
        let (mut time, mut pairs) = (0.0, 0);
        for _ in 0..steps {
            self.step(&mut bodies);
            let t = Instant::now();
            for (k, (p, v)) in bodies.iter().enumerate() {
                tree.update(k as u32, &Aabb::around(*p, Self::HALF), *v * Self::DT);
            }
            pairs += tree.pairs().len();
            time += t.elapsed().as_secs_f64();
        }
        (time, pairs)
    }

    /// Parry's time [s] with pairs in order and in its own, and the pairs.
    fn parrys(&self, steps: usize) -> (f64, f64, usize) {
        let mut bodies = self.start.clone();
        let mut bvh = Bvh::new();
        let mut ws = BvhWorkspace::default();
        let aabb = |p: &DVec3| ParryAabb::new(vector(*p - Self::HALF), vector(*p + Self::HALF));
        for (k, (p, _)) in bodies.iter().enumerate() {
            bvh.insert_or_update_partially(aabb(p), k as u32, 0.05);
        }
        bvh.refit(&mut ws);
        let mut list: Vec<(u32, u32)> = Vec::new();
        let (mut time, mut unsorted, mut pairs) = (0.0, 0.0, 0);
        for _ in 0..steps {
            self.step(&mut bodies);
            let t = Instant::now();
            for (k, (p, _)) in bodies.iter().enumerate() {
                bvh.insert_or_update_partially(aabb(p), k as u32, 0.05);
            }
            bvh.refit(&mut ws);
            bvh.optimize_incremental(&mut ws);
            list.clear();
            bvh.traverse_bvtt_single_tree::<false>(&mut ws, &mut |a, b| list.push(if a < b { (a, b) } else { (b, a) }));
            unsorted += t.elapsed().as_secs_f64();
            // the same product: a list in the order of the ids
            list.sort_unstable();
            pairs += list.len();
            time += t.elapsed().as_secs_f64();
        }
        (time, unsorted, pairs)
    }
}

fn broad_phase(r: &mut Random, n: usize, steps: usize) {
    let swarm = Swarm::new(r, n);
    let (mut best_ours, mut best_parry, mut best_unsorted) = (f64::INFINITY, f64::INFINITY, f64::INFINITY);
    let (mut pairs_ours, mut pairs_parry) = (0, 0);
    let least = |best: &mut f64, time: f64| *best = if time < *best { time } else { *best };
    for _ in 0..5 {
        let (time, pairs) = swarm.ours(steps);
        least(&mut best_ours, time);
        pairs_ours = pairs;
        let (time, unsorted, pairs) = swarm.parrys(steps);
        least(&mut best_parry, time);
        least(&mut best_unsorted, unsorted);
        pairs_parry = pairs;
    }
    let us = |t: f64| t / steps as f64 * 1e6;
    for (name, parry) in [("sorted", best_parry), ("parry not", best_unsorted)] {
        println!(
            "| {n:>6} boxes, {name:<9} | {:>9.0} µs | {:>9.0} µs | {:>5.2} × | {:>5} | {:>5} |",
            us(best_ours),
            us(parry),
            parry / best_ours,
            pairs_ours / steps,
            pairs_parry / steps,
        );
    }
}

/// A stock of shapes to draw pairs from: scenes use few shapes many times, and both engines find them in the cache.
fn stock(r: &mut Random, make: impl Fn(&mut Random) -> Both) -> Vec<Both> {
    (0..32).map(|_| make(r)).collect()
}

fn pair(r: &mut Random, a: &[Both], b: &[Both]) -> (Both, Both) {
    let pick = |r: &mut Random, s: &[Both]| s[(r.unit() * s.len() as f64) as usize].clone();
    (pick(r, a), pick(r, b))
}

fn main() {
    let only = std::env::args().nth(1);
    let wanted = |name: &str| only.as_deref().is_none_or(|o| name.contains(o));
    let mut r = Random(SplitMix(2024));
    println!("| whole manifold, cold     |         ours |        parry |   ratio | points ours, parry |");
    println!("|---|---|---|---|---|---|");
    let n = 2000;
    let (boxes, capsules, balls) = (stock(&mut r, cuboid), stock(&mut r, capsule), stock(&mut r, ball));
    let (cylinders, cones) = (stock(&mut r, cylinder), stock(&mut r, cone));
    let (hulls12, hulls32) = (stock(&mut r, |r| hull(r, 12)), stock(&mut r, |r| hull(r, 32)));
    for (name, a, b) in [
        ("box–box", &boxes, &boxes),
        ("hull–hull, 12 vertices", &hulls12, &hulls12),
        ("hull–hull, 32 vertices", &hulls32, &hulls32),
        ("capsule–box", &capsules, &boxes),
        ("ball–box", &balls, &boxes),
        ("cylinder–box", &cylinders, &boxes),
        ("cylinder–cylinder", &cylinders, &cylinders),
        ("cone–box", &cones, &boxes),
    ] {
        if wanted(name) {
            manifolds(name, &cases(&mut r, n, |r| pair(r, a, b)));
        }
    }
    println!("| one step of pair finding |         ours |        parry |   ratio | pairs ours, parry |");
    println!("|---|---|---|---|---|---|");
    if wanted("pairs") {
        broad_phase(&mut r, 10_000, 60);
        broad_phase(&mut r, 100_000, 10);
    }
}
