use super::arc::arcs_cross;
use super::recall::{Hint, Recalled, recall};
use super::*;
use crate::gjk::{self, Answer};
use crate::hull::Hull;
use crate::project::nearest;
use crate::support::Core;
use crate::testing::Random;
use tumble_math::DMat3;
use tumble_math::order::max;

fn hull(r: &mut Random, corners: usize) -> Hull {
    loop {
        let points: Vec<DVec3> = (0..corners).map(|_| r.direction()).collect();
        if let Ok(hull) = Hull::new(&points) {
            return hull;
        }
    }
}

/// The best of all axes, every one of them tried.
fn brute_force(pair: &Pair<'_>, pa: &Poly<'_>, pb: &Poly<'_>) -> f64 {
    let mut best = f64::NEG_INFINITY;
    let mut consider = |n: DVec3| best = max(best, pair.separation(n));
    pa.normals.iter().for_each(|&n| consider(n));
    pb.normals.iter().for_each(|&n| consider(-(pair.turn * n)));
    for a in pa.topology.edges() {
        for b in pb.topology.edges() {
            let along = |p: &Poly<'_>, from: u32, to: u32| p.vertices[to as usize] - p.vertices[from as usize];
            let n = along(pa, a.from, a.to).cross(pair.turn * along(pb, b.from, b.to)).normalize_or_zero();
            if n != DVec3::ZERO {
                consider(n);
                consider(-n);
            }
        }
    }
    best
}

#[test]
fn the_best_axis_is_that_of_brute_force_and_the_proof_agrees() {
    let mut r = Random::new(401);
    let (mut proved, mut kinds) = ([0; 2], [0; 3]);
    let trials = tumble_random::samples(375) as usize;
    for trial in 0..trials {
        let (a, b) = (hull(&mut r, 5 + trial % 12), hull(&mut r, 5 + trial / 12 % 12));
        let (turn, out) = (DMat3::from_quat(r.rotation()), r.direction());
        let apart = |pair: &Pair<'_>| brute_force(pair, &a.poly(), &b.poly());
        // to a chosen overlap, along a line
        let overlap = [1e-12, 1e-9, 1e-6, 1e-4, 1e-2, 0.2][trial % 6];
        let at = |t: f64| Pair::new(Core::Hull(&a), Core::Hull(&b), turn, out * t);
        let (mut near, mut far) = (0.0, 4.0);
        for _ in 0..60 {
            let middle = 0.5 * (near + far);
            if apart(&at(middle)) < -overlap {
                near = middle;
            } else {
                far = middle;
            }
        }
        let pair = at(near);
        let mut s = Scratch::default();
        let (pa, pb) = (a.poly(), b.poly());
        let Found::Best(axis) = centred(&pair, &pa, &pb, f64::INFINITY, None, &mut s) else { continue };
        let all = apart(&pair);
        assert!((axis.separation - all).abs() <= 2e-10 * pair.scale, "{trial}: {} {all}", axis.separation);
        assert!((axis.separation - pair.separation(axis.normal)).abs() < 1e-14 * pair.scale);
        // whatever bound it starts from, and whatever point excludes the others, it is the same
        let Found::Best(again) = centred(&pair, &pa, &pb, f64::INFINITY, Some(all), &mut s) else { panic!("{trial}") };
        assert_eq!(axis, again);
        let x = pair.support_b(-axis.normal) + r.direction() * (0.3 * r.unit());
        let from = [nearest(&pair.a, x), nearest(&pair.b, pair.in_b(x - pair.shift))].map(|p| p.distance);
        let out = max(max(from[0], from[1]), 0.0) + 1e-12;
        let Found::Best(again) = between(&pair, &pa, &pb, x, out, f64::INFINITY, &mut s) else { panic!("{trial}") };
        assert_eq!(axis, again);
        let hint = Hint::of(&axis);
        match recall(&pair, &pa, &pb, hint, f64::INFINITY) {
            Recalled::Best(found) => {
                assert_eq!(found, axis);
                proved[1] += 1;
                kinds[match hint {
                    Hint::FaceA(_) => 0,
                    Hint::FaceB(_) => 1,
                    _ => 2,
                }] += 1;
            }
            Recalled::Lower(s) => {
                assert_eq!(s, axis.separation);
                proved[0] += 1;
            }
            other => panic!("{trial}: {other:?}"),
        }
    }
    assert!(proved[1] > 2 * proved[0] && kinds.iter().all(|&k| 10 * k > trials), "{proved:?} {kinds:?}");
}

#[test]
fn what_is_not_the_best_axis_is_never_proved() {
    let mut r = Random::new(402);
    let (mut refused, mut proved, mut far) = (0, 0, 0);
    for trial in 0..4000 {
        let (a, b) = (hull(&mut r, 5 + trial % 9), hull(&mut r, 5 + trial / 9 % 9));
        let (pa, pb) = (a.poly(), b.poly());
        let turn = DMat3::from_quat(r.rotation());
        let pair = Pair::new(Core::Hull(&a), Core::Hull(&b), turn, r.direction() * r.range(0.3, 2.1));
        let pick = |r: &mut Random, n: usize| (r.unit() * n as f64) as u32;
        let mut hints = vec![Hint::Direction(r.direction()), Hint::FaceA(u32::MAX), Hint::Edges(0, u32::MAX)];
        for _ in 0..12 {
            hints.push(Hint::FaceA(pick(&mut r, pa.normals.len())));
            hints.push(Hint::FaceB(pick(&mut r, pb.normals.len())));
            hints.push(Hint::Edges(pick(&mut r, a.edges().len()), pick(&mut r, b.edges().len())));
        }
        let all = brute_force(&pair, &pa, &pb);
        let limit = r.range(-0.1, 0.2);
        for hint in hints {
            match recall(&pair, &pa, &pb, hint, limit) {
                Recalled::Best(axis) => {
                    assert!(all <= axis.separation + 1e-12 && axis.separation <= limit, "{trial} {hint:?}");
                    proved += 1;
                }
                Recalled::Far(apart) => {
                    assert!(
                        apart > limit && (apart <= all + 1e-12 || matches!(hint, Hint::Direction(_))),
                        "{trial} {hint:?}"
                    );
                    assert!(all > limit || matches!(hint, Hint::Direction(_)), "{trial} {hint:?}");
                    far += 1;
                }
                Recalled::Lower(s) => {
                    assert!(s <= all + 1e-12, "{trial} {hint:?}");
                    refused += 1;
                }
                Recalled::Nothing => {}
            }
        }
    }
    assert!(refused > 10_000 && proved > 20 && far > 2_000, "{refused} {proved} {far}");
}

/// The best of the axes that are normals of both shapes: of a face, or of two edges whose arcs cross.
fn best_normal(pair: &Pair<'_>, pa: &Poly<'_>, pb: &Poly<'_>) -> f64 {
    let mut best = f64::NEG_INFINITY;
    let mut consider = |n: DVec3| best = max(best, pair.separation(n));
    pa.normals.iter().for_each(|&n| consider(n));
    pb.normals.iter().for_each(|&n| consider(-(pair.turn * n)));
    for (ea, a) in (0..).zip(pa.topology.edges()) {
        for (eb, b) in (0..).zip(pb.topology.edges()) {
            if arcs_cross(pair, pa, pb, *a, *b)
                && let Some((n, _)) = Edges::new(pair, pa, pb, (ea, eb)).normal()
            {
                consider(n);
            }
        }
    }
    best
}

#[test]
fn apart_the_best_axis_is_the_best_normal_and_bounds_the_distance_from_below() {
    let mut r = Random::new(403);
    let (mut asked, mut reached, mut beyond) = (0, 0, 0);
    for trial in 0..3000 {
        let (a, b) = (hull(&mut r, 5 + trial % 12), hull(&mut r, 5 + trial / 12 % 12));
        let turn = DMat3::from_quat(r.rotation());
        let pair = Pair::new(Core::Hull(&a), Core::Hull(&b), turn, r.direction() * r.range(1.0, 2.2));
        let (pa, pb) = (a.poly(), b.poly());
        let mut s = Scratch::default();
        let Found::Best(axis) = centred(&pair, &pa, &pb, f64::INFINITY, None, &mut s) else { continue };
        let Answer::Apart { distance, .. } = gjk::distance(&pair, pair.shift, f64::INFINITY) else { continue };
        let normal = best_normal(&pair, &pa, &pb);
        let off = axis.separation - normal;
        assert!(off.abs() <= 2e-10 * pair.scale, "{trial}: {} {normal}", axis.separation);
        assert!(axis.separation <= distance + 1e-9 * pair.scale, "{trial}: {} {distance}", axis.separation);
        asked += 1;
        reached += i32::from(axis.separation > distance - 1e-9 * pair.scale);
        // a cross product of edges that is a normal of neither
        beyond += i32::from(brute_force(&pair, &pa, &pb) > axis.separation + 1e-6);
    }
    assert!(asked > 300 && reached > asked / 4 && beyond > 10, "{asked} {reached} {beyond}");
}
