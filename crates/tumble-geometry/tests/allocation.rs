//! A warm narrow phase and a warm broad phase allocate nothing.

#[path = "it/common/mod.rs"]
mod common;

use common::Random;
use tumble_geometry::{Aabb, BroadPhase, Manifolds, Mobility, Settings, Shape, Workspace, collide};
use tumble_math::{DVec3, Pose};

#[test]
fn a_warm_narrow_phase_allocates_nothing() {
    let mut r = Random::new(91);
    let mut shapes: Vec<Shape> = (0..6).map(|k| r.convex(k, 1.0)).collect();
    shapes.push(Shape::half_space(DVec3::Z).unwrap());
    let parts = [(r.pose(0.5), r.convex(1, 0.6)), (r.pose(0.5), r.convex(3, 0.6))];
    shapes.push(Shape::compound(&parts).unwrap());
    let poses: Vec<(Pose, Pose)> = (0..40).map(|_| (r.pose(1.0), r.pose(1.5))).collect();
    let (mut ws, mut out) = (Workspace::new(), Manifolds::new());
    let mut pass = || {
        let mut points = 0;
        for a in &shapes {
            for b in &shapes {
                for (pa, pb) in &poses {
                    collide(a, pa, b, pb, 0.1, Settings::default(), &mut ws, &mut out);
                    points += out.points().len();
                }
            }
        }
        points
    };
    let first = pass();
    assert!(first > 2_000, "{first}");
    let mut second = 0;
    let info = allocation_counter::measure(|| second = pass());
    assert_eq!((first, info.count_total), (second, 0));
}

#[test]
fn a_warm_broad_phase_allocates_nothing_while_shapes_move() {
    let mut r = Random::new(92);
    let mut tree = BroadPhase::default();
    let mut bodies: Vec<(DVec3, DVec3)> =
        (0..400).map(|_| (r.direction() * (5.0 * r.unit()), r.direction() * 0.05)).collect();
    let aabb = |p: DVec3| Aabb::around(p, DVec3::splat(0.3));
    for (k, (p, v)) in bodies.iter().enumerate() {
        tree.insert(k as u32, &aabb(*p), *v, Mobility::Moving);
    }
    // there and back: the second time no list is longer than it was the first time
    let mut lap = |tree: &mut BroadPhase| {
        let mut listed = 0;
        for step in 0..40 {
            let sign = if step < 20 { 1.0 } else { -1.0 };
            for (k, (p, v)) in bodies.iter_mut().enumerate() {
                *p += *v * sign;
                tree.update(k as u32, &aabb(*p), *v * sign);
            }
            listed += tree.pairs().len();
        }
        listed
    };
    lap(&mut tree);
    lap(&mut tree);
    let mut listed = 0;
    let info = allocation_counter::measure(|| listed = lap(&mut tree));
    assert!(listed > 1_000);
    assert_eq!(info.count_total, 0);
}
