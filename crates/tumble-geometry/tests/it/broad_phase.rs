//! The broad phase against brute force, over random lives of many boxes.

use crate::common::Random;
use tumble_geometry::{Aabb, BroadPhase, FatBox, Mobility, Shape};
use tumble_math::{DVec3, Pose};

#[derive(Clone)]
struct Body {
    aabb: Aabb,
    velocity: DVec3,
    mobility: Mobility,
    here: bool,
}

fn body(r: &mut Random, spread: f64) -> Body {
    let c = DVec3::new(r.range(-spread, spread), r.range(-spread, spread), r.range(-spread, spread));
    let h = DVec3::new(r.range(0.1, 0.6), r.range(0.1, 0.6), r.range(0.1, 0.6));
    let mobility = if r.below(5) == 0 { Mobility::Fixed } else { Mobility::Moving };
    Body { aabb: Aabb::around(c, h), velocity: r.direction() * r.range(0.0, 0.2), mobility, here: true }
}

/// Checks the list: sorted, unique, all true overlaps, nothing whose fat boxes are apart, no two fixed.
fn check(tree: &mut BroadPhase, bodies: &[Body]) -> usize {
    let pairs = tree.pairs().to_vec();
    assert!(pairs.windows(2).all(|w| w[0] < w[1]), "sorted and unique");
    let mut expected = Vec::new();
    let present: Vec<u32> = (0..bodies.len() as u32).filter(|&k| bodies[k as usize].here).collect();
    for (i, &a) in present.iter().enumerate() {
        for &b in &present[i + 1..] {
            let (x, y) = (&bodies[a as usize], &bodies[b as usize]);
            if x.mobility == Mobility::Fixed && y.mobility == Mobility::Fixed {
                continue;
            }
            let fat = tree.fat_box(a).unwrap().overlaps(tree.fat_box(b).unwrap());
            assert!(fat || !x.aabb.overlaps(&y.aabb), "a fat box holds its box");
            if fat {
                expected.push((a, b));
            }
        }
    }
    assert_eq!(pairs, expected);
    pairs.len()
}

#[test]
fn pairs_are_those_of_brute_force_through_a_life_of_moves() {
    for (seed, count, rate) in [(81, 300, 1), (82, 300, 3), (83, 60, 20)] {
        let mut r = Random::new(seed);
        let mut tree = BroadPhase::new(FatBox { margin: 0.05, lookahead: 3.0 });
        let mut bodies: Vec<Body> = (0..count).map(|_| body(&mut r, 4.0)).collect();
        for (k, b) in bodies.iter().enumerate() {
            assert!(tree.insert(k as u32, &b.aabb, b.velocity, b.mobility));
        }
        let mut listed = check(&mut tree, &bodies);
        for step in 0..60 {
            for k in 0..bodies.len() {
                let b = &mut bodies[k];
                if !b.here {
                    continue;
                }
                if b.mobility == Mobility::Moving && k % rate == step % rate {
                    b.aabb = Aabb::new(b.aabb.min + b.velocity, b.aabb.max + b.velocity);
                    if r.below(20) == 0 {
                        b.velocity = r.direction() * r.range(0.0, 0.2);
                    }
                    tree.update(k as u32, &b.aabb, b.velocity);
                }
                match r.below(200) {
                    0 => {
                        assert!(tree.remove(k as u32));
                        b.here = false;
                    }
                    1 => {
                        // somewhere else altogether
                        *b = body(&mut r, 4.0);
                        assert!(tree.insert(k as u32, &b.aabb, b.velocity, b.mobility));
                    }
                    _ => {}
                }
            }
            if r.below(3) == 0 {
                bodies.push(body(&mut r, 4.0));
                let b = bodies.last().unwrap().clone();
                tree.insert(bodies.len() as u32 - 1, &b.aabb, b.velocity, b.mobility);
            }
            listed += check(&mut tree, &bodies);
            check_queries(&tree, &bodies, &mut r);
        }
        assert!(listed > 3 * count, "{listed}");
    }
}

fn check_queries(tree: &BroadPhase, bodies: &[Body], r: &mut Random) {
    let window = Aabb::around(r.direction() * r.range(0.0, 4.0), DVec3::splat(r.range(0.1, 2.0)));
    let mut found = Vec::new();
    tree.overlapping(&window, |k| found.push(k));
    found.sort_unstable();
    let expected: Vec<u32> =
        (0..bodies.len() as u32).filter(|&k| tree.fat_box(k).is_some_and(|b| b.overlaps(&window))).collect();
    assert_eq!(found, expected);
    // the nearest box along a ray, found by shortening the ray at every hit
    let (o, d) = (r.direction() * 6.0, r.direction());
    let mut nearest = (f64::INFINITY, u32::MAX);
    tree.ray(o, d, 20.0, |k, limit| match bodies[k as usize].aabb.ray(o, d, limit) {
        Some(t) if t < nearest.0 => {
            nearest = (t, k);
            t
        }
        _ => limit,
    });
    let mut brute = f64::INFINITY;
    for b in bodies.iter().filter(|b| b.here) {
        if let Some(t) = b.aabb.ray(o, d, 20.0)
            && t < brute
        {
            brute = t;
        }
    }
    assert_eq!(nearest.0, brute);
}

#[test]
fn the_same_calls_give_the_same_pairs() {
    let run = || {
        let mut r = Random::new(84);
        let mut tree = BroadPhase::default();
        let mut all = Vec::new();
        for k in 0..500 {
            let b = body(&mut r, 5.0);
            tree.insert(k, &b.aabb, b.velocity, Mobility::Moving);
            if k % 50 == 0 {
                all.extend_from_slice(tree.pairs());
            }
        }
        all
    };
    assert_eq!(run(), run());
}

#[test]
fn a_hundred_thousand_shapes_stay_shallow_and_complete() {
    let n = 100_000;
    let mut r = Random::new(85);
    let side = 60.0;
    let mut boxes: Vec<Aabb> = (0..n)
        .map(|_| {
            Aabb::around(DVec3::new(r.range(0.0, side), r.range(0.0, side), r.range(0.0, side)), DVec3::splat(0.4))
        })
        .collect();
    let mut tree = BroadPhase::new(FatBox { margin: 0.0, lookahead: 0.0 });
    for (k, b) in boxes.iter().enumerate() {
        tree.insert(k as u32, b, DVec3::ZERO, Mobility::Moving);
    }
    for round in 0..3 {
        let mut truth = Vec::new();
        let mut order: Vec<u32> = (0..n as u32).collect();
        order.sort_by(|&a, &b| boxes[a as usize].min.x.total_cmp(&boxes[b as usize].min.x));
        for (i, &a) in order.iter().enumerate() {
            for &b in &order[i + 1..] {
                if boxes[b as usize].min.x > boxes[a as usize].max.x {
                    break;
                }
                if boxes[a as usize].overlaps(&boxes[b as usize]) {
                    truth.push(if a < b { (a, b) } else { (b, a) });
                }
            }
        }
        truth.sort_unstable();
        assert_eq!(tree.pairs(), truth, "round {round}");
        // log₂ 100,000 = 17
        assert!(tree.height() < 60, "{}", tree.height());
        for (k, b) in boxes.iter_mut().enumerate() {
            let v = r.direction() * 0.2;
            *b = Aabb::new(b.min + v, b.max + v);
            tree.update(k as u32, b, DVec3::ZERO);
        }
    }
}

#[test]
fn a_half_space_is_a_pair_with_all_that_may_reach_it() {
    let mut tree = BroadPhase::default();
    let floor = Shape::half_space(DVec3::Z).unwrap().aabb(&Pose::IDENTITY);
    let ball = Shape::ball(0.5).unwrap();
    tree.insert(7, &floor, DVec3::ZERO, Mobility::Fixed);
    tree.insert(3, &ball.aabb(&Pose::at(DVec3::Z * 0.4)), DVec3::ZERO, Mobility::Moving);
    tree.insert(9, &ball.aabb(&Pose::at(DVec3::Z * 5.0)), DVec3::ZERO, Mobility::Moving);
    tree.insert(1, &ball.aabb(&Pose::at(DVec3::Z * -50.0)), DVec3::ZERO, Mobility::Fixed);
    assert_eq!(tree.pairs(), [(3, 7)]);
    tree.update(9, &ball.aabb(&Pose::at(DVec3::Z * 0.1 + DVec3::X * 40.0)), DVec3::ZERO);
    assert_eq!(tree.pairs(), [(3, 7), (7, 9)]);
    assert!(tree.remove(7) && !tree.remove(7));
    assert!(tree.pairs().is_empty());
    assert!(!tree.insert(4, &Aabb::around(DVec3::NAN, DVec3::ONE), DVec3::ZERO, Mobility::Moving));
    assert_eq!((tree.len(), tree.is_empty()), (3, false));
    for id in [1, 3, 9] {
        assert!(tree.remove(id));
    }
    assert_eq!((tree.len(), tree.is_empty(), tree.height()), (0, true, 0));
}
