//! The memory of a pair saves time and changes no bit, whatever it holds.

use crate::common::Random;
use tumble_geometry::{Manifolds, PairMemory, Settings, Shape, Workspace, collide, collide_again};
use tumble_math::{DQuat, DVec3, Pose};

/// Everything that a pair came to, as bits.
fn bits(m: &Manifolds) -> Vec<u64> {
    let mut all = Vec::new();
    for m in m.iter() {
        all.extend(m.normal.to_array().map(f64::to_bits));
        for p in m.points {
            all.extend(p.position_a.to_array().map(f64::to_bits));
            all.extend(p.position_b.to_array().map(f64::to_bits));
            all.extend([p.gap.to_bits(), p.feature]);
        }
    }
    all
}

fn small_turn(r: &mut Random, size: f64) -> DQuat {
    let v = r.direction() * (0.5 * size);
    DQuat::from_xyzw(v.x, v.y, v.z, 1.0).normalize()
}

/// A hull of the corners of a box: its faces and edges are parallel to those of any other that is not turned.
fn brick(half: DVec3) -> Shape {
    let side = |k: usize, bit: usize, h: f64| if k >> bit & 1 == 1 { h } else { -h };
    let points: Vec<DVec3> =
        (0..8).map(|k| DVec3::new(side(k, 0, half.x), side(k, 1, half.y), side(k, 2, half.z))).collect();
    Shape::hull(&points).unwrap()
}

fn shape(r: &mut Random, kind: usize) -> Shape {
    match kind % 4 {
        0 => brick(DVec3::new(0.5, 0.4, 0.3)),
        1 => Shape::cuboid_size(DVec3::new(4.0, 3.0, 0.5)).unwrap(),
        _ => {
            let points: Vec<DVec3> = (0..6 + kind).map(|_| r.direction() * 0.5).collect();
            Shape::hull(&points).unwrap_or_else(|_| brick(DVec3::ONE))
        }
    }
}

#[test]
fn a_pair_that_moves_slowly_is_found_again_to_the_bit() {
    let mut r = Random::new(501);
    let (mut ws, mut fresh, mut again) = (Workspace::new(), Manifolds::new(), Manifolds::new());
    let (mut touches, mut apart) = (0, 0);
    for trial in 0..600 {
        let (a, b) = (shape(&mut r, trial % 9), shape(&mut r, trial / 9 % 9));
        let pa = Pose::new(r.direction() * 3.0, r.rotation());
        // from where they just touch: found by halving along a line
        let (out, turn) = (r.direction(), if trial % 3 == 0 { pa.rotation } else { r.rotation() });
        let (mut near, mut far) = (0.0, 8.0);
        for _ in 0..40 {
            let middle = 0.5 * (near + far);
            let pb = Pose::new(pa.position + out * middle, turn);
            collide(&a, &pa, &b, &pb, 0.0, Settings::default(), &mut ws, &mut fresh);
            if fresh.is_empty() {
                far = middle;
            } else {
                near = middle;
            }
        }
        let depth = [0.0, 1e-9, 1e-6, 1e-4, -1e-6, -1e-3, 0.02][trial % 7];
        let mut pb = Pose::new(pa.position + out * (near - depth), turn);
        let mut memory = PairMemory::default();
        let size = [0.0, 1e-12, 1e-9, 1e-6, 1e-4, 1e-2][trial / 7 % 6];
        for _ in 0..30 {
            let margin = [0.0, 1e-3, 0.05][trial / 42 % 3];
            collide(&a, &pa, &b, &pb, margin, Settings::default(), &mut ws, &mut fresh);
            collide_again(&a, &pa, &b, &pb, margin, Settings::default(), &mut memory, &mut ws, &mut again);
            assert_eq!(bits(&fresh), bits(&again), "{trial}: {memory:?}");
            touches += u32::from(!again.is_empty());
            apart += u32::from(again.is_empty());
            pb.position += r.direction() * size;
            pb.rotation = (small_turn(&mut r, size) * pb.rotation).normalize();
        }
    }
    assert!(touches > 8_000 && apart > 1_500, "{touches} {apart}");
}

#[test]
fn a_memory_of_other_shapes_elsewhere_changes_nothing() {
    let mut r = Random::new(502);
    let (mut ws, mut fresh, mut again) = (Workspace::new(), Manifolds::new(), Manifolds::new());
    let shapes: Vec<Shape> = (0..12).map(|k| shape(&mut r, k)).collect();
    let mut memory = PairMemory::default();
    let mut touches = 0;
    for trial in 0..30_000 {
        let (a, b) = (&shapes[trial % 12], &shapes[trial / 12 % 12]);
        let pa = Pose::new(DVec3::ZERO, r.rotation());
        let pb = Pose::new(r.direction() * (0.4 + 0.8 * r.unit()), r.rotation());
        collide(a, &pa, b, &pb, 0.02, Settings::default(), &mut ws, &mut fresh);
        collide_again(a, &pa, b, &pb, 0.02, Settings::default(), &mut memory, &mut ws, &mut again);
        assert_eq!(bits(&fresh), bits(&again), "{trial}");
        touches += u32::from(!again.is_empty());
    }
    assert!(touches > 15_000, "{touches}");
}
