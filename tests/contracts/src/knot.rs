//! Bodies thrown inside a closed torus knot of triangles: none comes out.
//!
//! The judge shares nothing with the engine: a body is inside while its centre is nearer to the knot's centre line than the tube's
//! flats can be, or, beyond that, while the triangles wind around it.

use tumble::{BodyBuilder, DQuat, DVec3, MeshOptions, Shape, Sides, Verdict, World, trig};
use tumble_random::{Random, SplitMix};

/// Places along the knot, and around its tube.
const ALONG: u32 = 1000;
const AROUND: u32 = 25;
/// Radius of the tube [m]; the knot is 6 m across.
const TUBE: f64 = 0.5;
/// Steps of a throw [–], and their length [s].
pub const STEPS: u64 = 1000;
const STEP: f64 = 1.0 / 240.0;

/// A closed tube of triangles around a trefoil.
#[derive(Clone, Debug)]
pub struct Knot {
    /// Centre line [m].
    pub line: Vec<DVec3>,
    /// Corners [m].
    pub points: Vec<DVec3>,
    /// Wound counter-clockwise seen from outside.
    pub triangles: Vec<[u32; 3]>,
}

/// Point of the centre line, and the direction away from the ring that it winds around.
fn place(t: f64) -> (DVec3, DVec3) {
    let ((s, c), (sin, cos)) = (trig::sin_cos(2.0 * t), trig::sin_cos(3.0 * t));
    let out = DVec3::new(cos * c, cos * s, sin);
    (DVec3::new(2.0 * c, 2.0 * s, 0.0) + out, out)
}

impl Knot {
    /// A trefoil, three times around a ring of radius 2 m while that is gone around twice.
    #[must_use]
    pub fn new(along: u32, around: u32, tube: f64) -> Self {
        let turn = |k: u32, n: u32| std::f64::consts::TAU * f64::from(k) / f64::from(n);
        let (mut line, mut points, mut triangles) = (Vec::new(), Vec::new(), Vec::new());
        for k in 0..along {
            let t = turn(k, along);
            let (at, out) = place(t);
            let tangent = (place(t + 1e-5).0 - place(t - 1e-5).0).normalize();
            let across = (out - tangent * tangent.dot(out)).normalize();
            let beside = tangent.cross(across);
            line.push(at);
            for j in 0..around {
                let (s, c) = trig::sin_cos(turn(j, around));
                points.push(at + (across * c + beside * s) * tube);
                let index = |k: u32, j: u32| (k % along) * around + j % around;
                let [a, b, c, d] = [index(k, j), index(k + 1, j), index(k + 1, j + 1), index(k, j + 1)];
                triangles.extend([[a, c, b], [a, d, c]]);
            }
        }
        Self { line, points, triangles }
    }

    /// How often the triangles wind around a point: the sum of their solid angles (van Oosterom and Strackee 1983) over 4π.
    #[must_use]
    pub fn winding(&self, p: DVec3) -> f64 {
        let angle = |t: &[u32; 3]| {
            let [a, b, c] = t.map(|k| self.points[k as usize] - p);
            let [x, y, z] = [a.length(), b.length(), c.length()];
            let under = x * y * z + a.dot(b) * z + b.dot(c) * x + c.dot(a) * y;
            2.0 * trig::atan2(a.dot(b.cross(c)), under)
        };
        self.triangles.iter().map(angle).sum::<f64>() / (2.0 * std::f64::consts::TAU)
    }

    /// Whether a point is inside the tube.
    #[must_use]
    pub fn holds(&self, p: DVec3) -> bool {
        let nearest =
            self.line.iter().map(|q| q.distance_squared(p)).fold(f64::INFINITY, |a, b| if b < a { b } else { a });
        nearest < 0.8 * 0.8 * TUBE * TUBE || (self.winding(p) - 1.0).abs() < 0.5
    }
}

/// What the throws showed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// Throws.
    pub throws: u64,
    /// Steps of all of them.
    pub steps: u64,
    /// Bodies that came outside.
    pub outside: u64,
    /// Steps without the verdict `solved`.
    pub unsolved: u64,
    /// Those that lead into overlap and say so.
    pub missed: u64,
    /// The deepest of that [m].
    pub deepest: f64,
}

fn body(kind: u64, r: &mut SplitMix) -> BodyBuilder {
    let mut size = || r.between(0.05, 0.25);
    match kind % 6 {
        0 => BodyBuilder::ball(size()),
        1 => BodyBuilder::cuboid(DVec3::new(size(), size(), size())),
        2 => BodyBuilder::capsule(0.5 * size(), size()),
        3 => BodyBuilder::cylinder(size(), size()),
        4 => BodyBuilder::cone(size(), size()),
        _ => BodyBuilder::hull(&std::array::from_fn::<_, 14, _>(|_| DVec3::from(r.three(0.15)))),
    }
}

/// Throws one body after the other into the knot, at up to 100 m/s.
#[must_use]
pub fn throws(count: u64, first: u64) -> Tally {
    let knot = Knot::new(ALONG, AROUND, TUBE);
    // seen from inside, both sides of a sheet push
    let options = MeshOptions { sides: Sides::Both, ..MeshOptions::default() };
    let shape = Shape::mesh(&knot.points, &knot.triangles, &options).expect("a knot");
    let mut tally = Tally::default();
    for throw in first..first + count {
        let mut r = SplitMix(throw);
        let mut w = World::new();
        let (friction, restitution) = ([0.0, 0.3, 0.8][r.index(3)], [0.0, 0.5, 0.9][r.index(3)]);
        let tube = BodyBuilder::fixed().shape(shape.clone());
        w.add(tube.friction(friction).restitution(restitution)).expect("a tube");
        let start = knot.line[r.index(knot.line.len())];
        let turn = DQuat::from_xyzw(r.unit(), r.unit(), r.unit(), r.unit() + 0.1).normalize();
        let velocity = DVec3::from(r.three(1.0)).normalize() * r.between(0.0, 100.0);
        let body = body(throw, &mut r).density(1000.0).position(start).orientation(turn).velocity(velocity);
        let body = body.spin(DVec3::from(r.three(30.0))).friction(friction).restitution(restitution);
        let id = w.add(body).expect("a body");
        tally.throws += 1;
        for _ in 0..STEPS {
            let report = w.step(STEP);
            tally.steps += 1;
            tally.unsolved += u64::from(report.verdict() != Verdict::Solved);
            tally.missed += u64::from(!report.missed.is_empty());
            let depth = report.missed_depth();
            tally.deepest = if depth > tally.deepest { depth } else { tally.deepest };
            if !w.body(id).is_some_and(|b| knot.holds(b.centre())) {
                tally.outside += 1;
                break;
            }
        }
    }
    tally
}
