//! Invariants of every manifold, whatever the pair: property tests over random pairs of all kinds.

#![expect(clippy::print_stdout, reason = "prints the figures of the run")]

use crate::common::{Random, touch};
use tumble_geometry::{ContactPoint, Manifolds, Shape, project};
use tumble_math::trig::rotation;
use tumble_math::{DQuat, DVec3, Pose};

const KINDS: u64 = 7;

/// A convex shape, or a compound of two.
fn shape(r: &mut Random, kind: u64) -> Shape {
    if kind < 6 {
        return r.convex(kind, 1.0);
    }
    let (a, b) = (r.below(6), r.below(6));
    let parts = [(r.pose(0.8), r.convex(a, 0.7)), (r.pose(0.8), r.convex(b, 0.7))];
    Shape::compound(&parts).unwrap()
}

/// So many pairs; how many they were.
fn pairs(seed: u64, n: u64, mut check: impl FnMut(&mut Random, &Shape, &Pose, &Shape, &Pose)) -> u64 {
    // more of them in the long form
    let n = std::env::var("TUMBLE_PAIRS").ok().and_then(|n| n.parse().ok()).unwrap_or(n);
    let mut r = Random::new(seed);
    for k in 0..n {
        let (a, b) = (shape(&mut r, k % KINDS), shape(&mut r, k / KINDS % KINDS));
        let pa = r.pose(3.0);
        let away = r.direction() * r.range(0.0, 2.2);
        let pb = Pose::new(pa.position + away, r.rotation());
        check(&mut r, &a, &pa, &b, &pb);
    }
    n
}

/// The points of one manifold list as a set: each of `p` has a partner in `q` within `eps` [m] and back.
fn same_set(p: &[ContactPoint], q: &[ContactPoint], moved: impl Fn(DVec3) -> DVec3, eps: f64) -> bool {
    let near = |x: &ContactPoint, y: &ContactPoint| {
        (moved(x.position_a) - y.position_a).length() <= eps
            && (moved(x.position_b) - y.position_b).length() <= eps
            && (x.gap - y.gap).abs() <= eps
    };
    p.len() == q.len()
        && p.iter().all(|x| q.iter().any(|y| near(x, y)))
        && q.iter().all(|y| p.iter().any(|x| near(x, y)))
}

/// Whether a small difference of rounding could change which points are listed: a gap next to the margin, two points
/// next to each other, or another normal that is as good.
fn undecided(a: &Shape, pa: &Pose, b: &Shape, pb: &Pose, margin: f64) -> bool {
    let count = |m: f64| touch(a, pa, b, pb, m).points().len();
    let n = count(margin);
    let points = touch(a, pa, b, pb, margin);
    let close = points
        .points()
        .iter()
        .enumerate()
        .any(|(k, p)| points.points()[k + 1..].iter().any(|q| (p.position_a - q.position_a).length() < 1e-7));
    close || count(margin - 1e-7) != n || count(margin + 1e-7) != n
}

#[test]
fn turning_and_moving_a_pair_moves_the_manifold_with_it() {
    let mut compared = 0;
    pairs(21, 8_000, |r, a, pa, b, pb| {
        let m = touch(a, pa, b, pb, 0.05);
        let g = r.pose(50.0);
        let moved = touch(a, &g.then(pa), b, &g.then(pb), 0.05);
        if same_set(m.points(), moved.points(), |p| g.point(p), 1e-9) {
            for (x, y) in m.iter().zip(moved.iter()) {
                assert!((g.vector(x.normal) - y.normal).length() < 1e-9);
            }
            compared += m.points().len();
            return;
        }
        assert!(undecided(a, pa, b, pb, 0.05), "{} {} {pa:?} {pb:?}\n{m:?}\n{moved:?}", a.kind(), b.kind());
    });
    assert!(compared > 10_000, "{compared}");
}

/// The mirror image of a shape in its own frame's plane x = 0, as a shape.
fn mirrored(shape: &Shape) -> Shape {
    let flip = |p: DVec3| DVec3::new(-p.x, p.y, p.z);
    match shape {
        Shape::Hull(h) => Shape::hull(&h.vertices().iter().map(|v| flip(*v)).collect::<Vec<_>>()).unwrap(),
        Shape::Compound(c) => {
            let parts: Vec<_> = c.parts().iter().map(|p| (mirrored_pose(p.pose()), mirrored(p.shape()))).collect();
            Shape::compound(&parts).unwrap()
        }
        // the others are their own mirror image
        _ => shape.clone(),
    }
}

fn mirrored_pose(p: &Pose) -> Pose {
    let q = p.rotation;
    Pose::new(DVec3::new(-p.position.x, p.position.y, p.position.z), DQuat::from_xyzw(q.x, -q.y, -q.z, q.w))
}

#[test]
fn mirroring_a_pair_mirrors_the_manifold() {
    let flip = |p: DVec3| DVec3::new(-p.x, p.y, p.z);
    let mut compared = 0;
    pairs(22, 8_000, |_, a, pa, b, pb| {
        let m = touch(a, pa, b, pb, 0.05);
        let (ma, mb) = (mirrored(a), mirrored(b));
        let other = touch(&ma, &mirrored_pose(pa), &mb, &mirrored_pose(pb), 0.05);
        if same_set(m.points(), other.points(), flip, 1e-9) {
            compared += m.points().len();
            return;
        }
        assert!(undecided(a, pa, b, pb, 0.05), "{} {} {pa:?} {pb:?}\n{m:?}\n{other:?}", a.kind(), b.kind());
    });
    assert!(compared > 10_000, "{compared}");
}

#[test]
fn swapping_the_shapes_mirrors_the_result_to_the_bit() {
    let bits = |v: DVec3| v.to_array().map(f64::to_bits);
    let mut compared = 0;
    pairs(23, 30_000, |r, a, pa, b, pb| {
        // shapes of one kind, one size and even one place must be told apart as well
        let b = if r.below(4) == 0 { a } else { b };
        let pb = &if r.below(8) == 0 { Pose::new(pa.position, pb.rotation) } else { *pb };
        let (m, s) = (touch(a, pa, b, pb, 0.1), touch(b, pb, a, pa, 0.1));
        assert_eq!(m.len(), s.len());
        for (x, y) in m.iter().zip(s.iter()) {
            assert_eq!(bits(x.normal), bits(-y.normal));
            assert_eq!((x.part_a, x.part_b), (y.part_b, y.part_a));
            assert_eq!(x.points.len(), y.points.len());
            for (p, q) in x.points.iter().zip(y.points) {
                assert_eq!(bits(p.position_a), bits(q.position_b));
                assert_eq!(bits(p.position_b), bits(q.position_a));
                assert_eq!(p.gap.to_bits(), q.gap.to_bits());
                assert_eq!(p.feature, q.feature.rotate_left(32));
                compared += 1;
            }
        }
    });
    assert!(compared > 40_000, "{compared}");
}

#[test]
fn every_point_lies_on_both_surfaces_and_its_gap_is_their_distance_along_the_normal() {
    let mut checked = 0;
    let all = pairs(24, 30_000, |_, a, pa, b, pb| {
        check_points(a, pa, b, pb, 0.2);
        checked += 1;
    });
    // half-spaces against everything
    let mut r = Random::new(25);
    for k in 0..7_000 {
        let b = shape(&mut r, k % KINDS);
        let a = Shape::half_space(r.direction()).unwrap();
        let (pa, pb) = (r.pose(2.0), r.pose(2.0));
        check_points(&a, &pa, &b, &pb, 0.2);
    }
    assert_eq!(checked, all);
}

fn check_points(a: &Shape, pa: &Pose, b: &Shape, pb: &Pose, margin: f64) {
    let leaf = |s: &Shape, pose: &Pose, part: u32| match s {
        Shape::Compound(c) => {
            let p = &c.parts()[part as usize];
            (p.shape().clone(), pose.then(p.pose()))
        }
        _ => (s.clone(), *pose),
    };
    let m = touch(a, pa, b, pb, margin);
    for man in m.iter() {
        assert!((man.normal.length() - 1.0).abs() < 1e-12);
        let ((sa, qa), (sb, qb)) = (leaf(a, pa, man.part_a), leaf(b, pb, man.part_b));
        for (k, p) in man.points.iter().enumerate() {
            assert!(p.gap <= margin);
            let on_a = project(&sa, &qa, p.position_a).distance;
            let on_b = project(&sb, &qb, p.position_b).distance;
            assert!(
                on_a.abs() < 1e-9 && on_b.abs() < 1e-9,
                "{} {}: {on_a:e} {on_b:e} {p:?}\n{sa:?} {qa:?}\n{sb:?} {qb:?}\n{man:?}",
                sa.kind(),
                sb.kind()
            );
            assert!((p.position_a + man.normal * p.gap - p.position_b).length() < 1e-9);
            // names are unique within a manifold
            assert!(man.points[k + 1..].iter().all(|q| q.feature != p.feature), "{man:?}");
        }
    }
}

#[test]
fn aligned_boxes_touch_in_four_symmetric_corners_and_turned_ones_in_eight() {
    let cube = Shape::cuboid_size(DVec3::ONE).unwrap();
    for gap in [-0.01, 0.0, 0.005] {
        let pose = Pose::at(DVec3::new(0.0, 0.0, 1.0 + gap));
        let m = touch(&cube, &Pose::IDENTITY, &cube, &pose, 0.01);
        let m = m.first().unwrap();
        assert_eq!(m.normal, DVec3::Z);
        assert_eq!(m.points.len(), 4);
        for (x, y) in [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)] {
            assert!(m.points.iter().any(|p| p.position_a == DVec3::new(x, y, 0.5)), "{m:?}");
        }
        assert!(m.points.iter().all(|p| (p.gap - gap).abs() < 1e-15));

        let turned = Pose::new(pose.position, rotation(DVec3::Z, std::f64::consts::FRAC_PI_4));
        let m = touch(&cube, &Pose::IDENTITY, &cube, &turned, 0.01);
        let m = m.first().unwrap();
        assert_eq!(m.points.len(), 8);
        // a regular octagon: every corner on a circle of the same radius, centred
        let radius = 0.5_f64 / tumble_math::trig::cos(std::f64::consts::PI / 8.0);
        let mut sum = DVec3::ZERO;
        for p in m.points {
            let flat = DVec3::new(p.position_a.x, p.position_a.y, 0.0);
            assert!((flat.length() - radius).abs() < 1e-14, "{}", flat.length() - radius);
            assert!((p.gap - gap).abs() < 1e-15);
            sum += flat;
        }
        assert!(sum.length() < 1e-14);
    }
}

/// Features and the places of points of a manifold, for comparing two nearby poses.
fn by_feature(m: &Manifolds) -> Vec<(u32, u32, u64, DVec3, f64)> {
    let mut all: Vec<_> = m
        .iter()
        .flat_map(|x| x.points.iter().map(move |p| (x.part_a, x.part_b, p.feature, p.position_a, p.gap)))
        .collect();
    all.sort_by_key(|p| (p.0, p.1, p.2));
    all
}

#[test]
fn small_motions_move_points_by_the_same_order_and_keep_their_features() {
    const STEP: f64 = 1e-6;
    let (mut kept, mut jumped) = (0, 0);
    let all = pairs(26, 20_000, |r, a, pa, b, pb| {
        let m = touch(a, pa, b, pb, 0.1);
        if m.is_empty() {
            return;
        }
        let nudge = |r: &mut Random, p: &Pose, by: f64| {
            let (d, axis) = (r.direction(), r.direction());
            Pose::new(p.position + d * by, (rotation(axis, by) * p.rotation).normalize())
        };
        let moved = touch(a, &nudge(r, pa, STEP), b, &nudge(r, pb, STEP), 0.1);
        let (p, q) = (by_feature(&m), by_feature(&moved));
        let same = p.len() == q.len()
            && p.iter().zip(&q).all(|(x, y)| {
                // nearly parallel edges cross far away for a small turn: the angle between them amplifies, at most
                // by the 1e3 that the distance of 1e-5 from a change of feature allows
                x.2 == y.2 && (x.3 - y.3).length() < 1e3 * STEP && (x.4 - y.4).abs() < 1e3 * STEP
            });
        if same {
            kept += 1;
            return;
        }
        // then a pose within 1e-5 must have other features too: this one is next to a change
        let mut change = false;
        for _ in 0..64 {
            let near = by_feature(&touch(a, &nudge(r, pa, 1e-5), b, &nudge(r, pb, 1e-5), 0.1));
            change |= near.iter().map(|x| x.2).ne(p.iter().map(|x| x.2));
            // on the axis of a round shape the feature is one, but which of its sides is nearest changes
            change |= near.iter().zip(&p).any(|(x, y)| (x.3 - y.3).length() > 1e-2);
        }
        assert!(change, "{} {} {pa:?} {pb:?}\n{m:?}\n{moved:?}", a.kind(), b.kind());
        // it may jump, but stays valid
        check_points(a, pa, b, pb, 0.1);
        jumped += 1;
    });
    println!("{kept} pairs kept their features, {jumped} stood next to a change");
    // two thirds of the pairs touch; the poses next to a change are a layer of 1e-6 around it, a few in ten thousand
    assert!(3 * kept > 2 * all - all / 20 && 1_300 * jumped < kept, "kept {kept}, jumped {jumped} of {all}");
}

#[test]
fn four_points_are_kept_only_on_request_and_hold_the_deepest() {
    use tumble_geometry::{Keep, Settings, Workspace, collide};
    let cube = Shape::cuboid_size(DVec3::ONE).unwrap();
    let turned = Pose::new(DVec3::new(0.0, 0.0, 0.99), rotation(DVec3::new(0.02, 0.01, 1.0).normalize(), 0.7));
    let mut out = Manifolds::new();
    let mut all = |keep| {
        let settings = Settings { keep, ..Settings::default() };
        collide(&cube, &Pose::IDENTITY, &cube, &turned, 0.1, settings, &mut Workspace::new(), &mut out);
        out.points().to_vec()
    };
    let (every, four) = (all(Keep::All), all(Keep::Four));
    assert_eq!((every.len(), four.len()), (8, 4));
    assert!(four.iter().all(|p| every.contains(p)));
    let deepest = |p: &[ContactPoint]| p.iter().map(|p| p.gap).fold(f64::INFINITY, |a, b| if b < a { b } else { a });
    assert_eq!(deepest(&every), deepest(&four));
}

#[test]
fn shapes_of_one_kind_in_one_pose_are_told_apart_by_themselves() {
    let bits = |v: DVec3| v.to_array().map(f64::to_bits);
    let mut r = Random::new(27);
    for trial in 0..210 {
        let (a, b) = (shape(&mut r, trial % KINDS), shape(&mut r, trial % KINDS));
        let pose = r.pose(3.0);
        let (m, s) = (touch(&a, &pose, &b, &pose, 0.1), touch(&b, &pose, &a, &pose, 0.1));
        assert_eq!(m.len(), s.len());
        // hulls need not hold their origin, compounds need not touch
        assert!(trial % KINDS >= 5 || !m.points().is_empty());
        for (x, y) in m.iter().zip(s.iter()) {
            assert_eq!((bits(x.normal), x.points.len()), (bits(-y.normal), y.points.len()), "{trial} {}", a.kind());
            for (p, q) in x.points.iter().zip(y.points) {
                assert_eq!((bits(p.position_a), bits(p.position_b)), (bits(q.position_b), bits(q.position_a)));
                assert_eq!((p.gap.to_bits(), p.feature), (q.gap.to_bits(), q.feature.rotate_left(32)));
            }
        }
    }
}
