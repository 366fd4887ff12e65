//! Common parts of the tests: a seeded source of numbers, random shapes and poses, and a slow, independent judge.

#![allow(dead_code, unreachable_pub, reason = "each test file uses a part of it")]

use tumble_geometry::{Manifolds, Settings, Shape, Workspace, collide};
use tumble_math::{DQuat, DVec3, Pose};
use tumble_random::{Random as _, SplitMix};

/// Shapes and places by chance.
pub struct Random(SplitMix);

impl Random {
    /// The generator of a seed.
    pub fn new(seed: u64) -> Self {
        Self(SplitMix(seed))
    }

    pub fn next(&mut self) -> u64 {
        self.0.bits()
    }

    /// Uniform in [0, 1).
    pub fn unit(&mut self) -> f64 {
        self.0.unit()
    }

    /// Uniform in [lo, hi).
    pub fn range(&mut self, lo: f64, hi: f64) -> f64 {
        self.0.between(lo, hi)
    }

    pub fn below(&mut self, n: u64) -> u64 {
        self.0.below(n)
    }

    pub fn direction(&mut self) -> DVec3 {
        loop {
            let v = DVec3::new(self.range(-1.0, 1.0), self.range(-1.0, 1.0), self.range(-1.0, 1.0));
            let l = v.length();
            if l > 0.05 && l <= 1.0 {
                return v / l;
            }
        }
    }

    pub fn rotation(&mut self) -> DQuat {
        loop {
            let q = DQuat::from_xyzw(
                self.range(-1.0, 1.0),
                self.range(-1.0, 1.0),
                self.range(-1.0, 1.0),
                self.range(-1.0, 1.0),
            );
            if q.length() > 0.1 && q.length() <= 1.0 {
                return q.normalize();
            }
        }
    }

    pub fn pose(&mut self, spread: f64) -> Pose {
        Pose::new(self.direction() * (spread * self.unit()), self.rotation())
    }

    /// A length between 1e-3 and 1e3 m, uniform in its logarithm.
    pub fn length(&mut self) -> f64 {
        tumble_math::trig::pow(10.0, self.range(-3.0, 3.0))
    }

    /// A convex shape of about `size` [m]; `kind` 0…5: ball, box, capsule, cylinder, cone, hull.
    pub fn convex(&mut self, kind: u64, size: f64) -> Shape {
        let mut part = || size * self.range(0.3, 1.0);
        match kind {
            0 => Shape::ball(part()).unwrap(),
            1 => Shape::cuboid_half_extents(DVec3::new(part(), part(), part())).unwrap(),
            2 => Shape::capsule(part(), 2.0 * part()).unwrap(),
            3 => Shape::cylinder(part(), 2.0 * part()).unwrap(),
            4 => Shape::cone(part(), 2.0 * part()).unwrap(),
            _ => {
                let n = 4 + self.below(28);
                self.hull(n as usize, size)
            }
        }
    }

    pub fn hull(&mut self, n: usize, size: f64) -> Shape {
        loop {
            let points: Vec<DVec3> = (0..n).map(|_| self.direction() * (size * self.range(0.7, 1.0))).collect();
            if let Ok(s) = Shape::hull(&points) {
                return s;
            }
        }
    }
}

/// All manifolds of a pair, with fresh memory.
pub fn touch(a: &Shape, pa: &Pose, b: &Shape, pb: &Pose, margin: f64) -> Manifolds {
    let mut out = Manifolds::new();
    collide(a, pa, b, pb, margin, Settings::default(), &mut Workspace::new(), &mut out);
    out
}

/// Farthest point of a convex shape at `pose` along the world direction `d`, from first principles.
pub fn support(shape: &Shape, pose: &Pose, d: DVec3) -> DVec3 {
    let l = pose.inverse_vector(d);
    let across = (l.x * l.x + l.y * l.y).sqrt();
    let rim = |r: f64, z: f64| {
        if across > 0.0 { DVec3::new(l.x / across * r, l.y / across * r, z) } else { DVec3::new(r, 0.0, z) }
    };
    let p = match shape {
        Shape::Ball(s) => l.normalize() * s.radius(),
        Shape::Box(s) => {
            let h = s.half_extents();
            DVec3::new(h.x.copysign(l.x), h.y.copysign(l.y), h.z.copysign(l.z))
        }
        Shape::Capsule(s) => DVec3::new(0.0, 0.0, (s.length() / 2.0).copysign(l.z)) + l.normalize() * s.radius(),
        Shape::Cylinder(s) => rim(s.radius(), (s.length() / 2.0).copysign(l.z)),
        Shape::Cone(s) => {
            let (tip, base) = (DVec3::new(0.0, 0.0, s.height() / 2.0), rim(s.radius(), -s.height() / 2.0));
            if tip.dot(l) > base.dot(l) { tip } else { base }
        }
        Shape::Hull(s) => {
            let mut best = s.vertices()[0];
            for &v in s.vertices() {
                if v.dot(l) > best.dot(l) {
                    best = v;
                }
            }
            best
        }
        Shape::HalfSpace(_) | Shape::Compound(_) | Shape::Mesh(_) => panic!("not a bounded convex shape"),
    };
    pose.point(p)
}

/// min n·b − max n·a for the unit direction `n`: a lower bound of the signed distance for any `n`.
pub fn separation(a: &Shape, pa: &Pose, b: &Shape, pb: &Pose, n: DVec3) -> f64 {
    // relative to A, so that far coordinates cost no digits
    let (qa, qb) = (Pose::new(DVec3::ZERO, pa.rotation), Pose::new(pb.position - pa.position, pb.rotation));
    n.dot(support(b, &qb, -n) - support(a, &qa, n))
}

/// The largest separation over the sphere by brute force: a grid of directions, then shrinking random steps.
pub fn brute_force_distance(a: &Shape, pa: &Pose, b: &Shape, pb: &Pose, random: &mut Random, hints: &[DVec3]) -> f64 {
    let mut tries: Vec<(f64, DVec3)> = hints.iter().map(|&n| (separation(a, pa, b, pb, n), n)).collect();
    for k in 0..4000 {
        // Fibonacci lattice
        let z = 1.0 - (2.0 * f64::from(k) + 1.0) / 4000.0;
        let (s, c) = tumble_math::trig::sin_cos(2.399_963_229_728_653 * f64::from(k));
        let r = (1.0 - z * z).sqrt();
        let n = DVec3::new(r * c, r * s, z);
        tries.push((separation(a, pa, b, pb, n), n));
    }
    tries.sort_by(|x, y| y.0.total_cmp(&x.0));
    let mut best = f64::NEG_INFINITY;
    for &(start, n) in tries.iter().take(6) {
        let (mut sep, mut n) = (start, n);
        let mut step = 0.05;
        while step > 1e-12 {
            let mut won = false;
            for _ in 0..12 {
                let m = (n + random.direction() * step).normalize();
                let s = separation(a, pa, b, pb, m);
                if s > sep {
                    (sep, n, won) = (s, m, true);
                }
            }
            if !won {
                step *= 0.5;
            }
        }
        if sep > best {
            best = sep;
        }
    }
    best
}
