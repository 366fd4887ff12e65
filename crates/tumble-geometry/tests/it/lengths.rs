//! Lengths in other units change no digit: there is no smallest length in the shapes, and no largest.

use crate::common::{Random, touch};
use tumble_geometry::{
    Keep, Manifolds, Motion, QueryWorkspace, Settings, Shape, SweepSettings, Workspace, closest, collide, project,
    ray_cast, time_of_impact,
};
use tumble_math::{DVec3, Pose};

/// New units in an old one: powers of two, so that nothing is rounded.
const UNITS: [f64; 2] = [4096.0, 1.0 / 4096.0];

fn longer(shape: &Shape, k: f64) -> Shape {
    match shape {
        Shape::Ball(s) => Shape::ball(s.radius() * k),
        Shape::Box(s) => Shape::cuboid_half_extents(s.half_extents() * k),
        Shape::Capsule(s) => Shape::capsule(s.radius() * k, s.length() * k),
        Shape::Cylinder(s) => Shape::cylinder(s.radius() * k, s.length() * k),
        Shape::Cone(s) => Shape::cone(s.radius() * k, s.height() * k),
        Shape::Hull(s) => Shape::hull(&s.vertices().iter().map(|v| *v * k).collect::<Vec<_>>()),
        Shape::HalfSpace(_) => Ok(shape.clone()),
        Shape::Compound(c) => {
            let parts: Vec<_> = c.parts().iter().map(|p| (moved(p.pose(), k), longer(p.shape(), k))).collect();
            Shape::compound(&parts)
        }
        Shape::Mesh(_) => unreachable!("no mesh is drawn here"),
    }
    .unwrap()
}

fn moved(pose: &Pose, k: f64) -> Pose {
    Pose::new(pose.position * k, pose.rotation)
}

fn shape(r: &mut Random, kind: u64) -> Shape {
    match kind {
        0..6 => r.convex(kind, 1.0),
        6 => Shape::half_space(r.direction()).unwrap(),
        _ => {
            let (a, b) = (r.below(6), r.below(6));
            Shape::compound(&[(r.pose(0.8), r.convex(a, 0.7)), (r.pose(0.8), r.convex(b, 0.7))]).unwrap()
        }
    }
}

/// Random pairs of all kinds, every fifth aligned, and what they are in other units.
fn pairs(seed: u64, count: u64, mut check: impl FnMut(&mut Random, f64, [&Shape; 4], [&Pose; 4])) {
    let mut r = Random::new(seed);
    for n in 0..count {
        let (a, b) = (shape(&mut r, n % 8), shape(&mut r, n / 8 % 8));
        // a hull in other units must be the same hull: built from its own corners first
        let (a, b) = (longer(&a, 1.0), longer(&b, 1.0));
        let pa = r.pose(2.0);
        let mut pb = Pose::new(pa.position + r.direction() * r.range(0.0, 2.2), r.rotation());
        if n % 5 == 0 {
            pb.rotation = pa.rotation;
        }
        let k = UNITS[(n % 2) as usize];
        let (la, lb) = (longer(&a, k), longer(&b, k));
        check(&mut r, k, [&a, &b, &la, &lb], [&pa, &pb, &moved(&pa, k), &moved(&pb, k)]);
    }
}

fn same(m: &Manifolds, l: &Manifolds, k: f64, what: &str) {
    assert_eq!(m.len(), l.len(), "{what}");
    for (x, y) in m.iter().zip(l.iter()) {
        assert_eq!((x.normal, x.part_a, x.part_b), (y.normal, y.part_a, y.part_b), "{what}");
        assert_eq!(x.points.len(), y.points.len(), "{what}");
        for (p, q) in x.points.iter().zip(y.points) {
            assert_eq!((p.position_a * k, p.position_b * k), (q.position_a, q.position_b), "{what}");
            assert_eq!((p.gap * k, p.feature), (q.gap, q.feature), "{what}");
        }
    }
}

#[test]
fn manifolds_are_the_same_in_any_unit_of_length() {
    let mut points = 0;
    pairs(51, 2_400, |_, k, [a, b, la, lb], [pa, pb, qa, qb]| {
        let what = format!("{} {}", a.kind(), b.kind());
        let (m, l) = (touch(a, pa, b, pb, 0.1), touch(la, qa, lb, qb, 0.1 * k));
        same(&m, &l, k, &what);
        points += m.points().len();
        let four = Settings { keep: Keep::Four, ..Settings::default() };
        let (mut m, mut l) = (Manifolds::new(), Manifolds::new());
        collide(a, pa, b, pb, 0.1, four, &mut Workspace::new(), &mut m);
        collide(la, qa, lb, qb, 0.1 * k, four, &mut Workspace::new(), &mut l);
        same(&m, &l, k, &what);
    });
    assert!(points > 4_000, "{points}");
}

#[test]
fn queries_are_the_same_in_any_unit_of_length() {
    let mut ws = QueryWorkspace::new();
    let (mut hits, mut impacts) = (0, 0);
    pairs(52, 800, |r, k, [a, b, la, lb], [pa, pb, qa, qb]| {
        let what = format!("{} {}", a.kind(), b.kind());
        if let Some(c) = closest(a, pa, b, pb, &mut ws) {
            let l = closest(la, qa, lb, qb, &mut ws).unwrap();
            assert_eq!((c.distance * k, c.normal), (l.distance, l.normal), "{what}");
            assert_eq!((c.position_a * k, c.position_b * k), (l.position_a, l.position_b), "{what}");
        }
        let p = r.direction() * 3.0;
        let (x, y) = (project(a, pa, p), project(la, qa, p * k));
        assert_eq!((x.point * k, x.normal, x.distance * k), (y.point, y.normal, y.distance), "{what}");
        let d = (pa.position + r.direction() * 0.5 - p) * r.range(0.2, 2.0);
        let (x, y) = (ray_cast(a, pa, p, d, 10.0), ray_cast(la, qa, p * k, d * k, 10.0));
        assert_eq!(x.map(|h| (h.t, h.normal, h.point * k)), y.map(|h| (h.t, h.normal, h.point)), "{what}");
        hits += usize::from(x.is_some());
        if let (Ok(m), Ok(l)) = (a.mass_properties(3.0), la.mass_properties(3.0)) {
            let volume = k * k * k;
            assert_eq!((m.mass * volume, m.centre * k, m.tensor * (volume * k * k)), (l.mass, l.centre, l.tensor));
        }
        let path = |start: &Pose, v: DVec3, by: f64| Motion {
            start: *start,
            centre: DVec3::new(0.1, 0.0, -0.1) * by,
            velocity: v * by,
            spin: DVec3::new(0.5, -1.0, 0.25),
        };
        let v = (pb.position - pa.position) * 2.0;
        let sweep = |tolerance| SweepSettings { tolerance, max_steps: 200 };
        let start = Pose::new(pa.position - v, pa.rotation);
        let slow = time_of_impact(a, &path(&start, v, 1.0), b, &Motion::fixed(*pb), 2.0, sweep(1e-4), &mut ws);
        let far = moved(&start, k);
        let long = time_of_impact(la, &path(&far, v, k), lb, &Motion::fixed(*qb), 2.0, sweep(1e-4 * k), &mut ws);
        assert_eq!(slow.map(|i| (i.time, i.proved)), long.map(|i| (i.time, i.proved)), "{what}");
        impacts += usize::from(slow.is_some());
    });
    assert!(hits > 250 && impacts > 250, "{hits} {impacts}");
}
