//! Quality of the tree: a bad one gives the same pairs, only later.

use super::build::{BINS, Leaf, split};
use super::*;
use crate::testing::Random;
use tumble_math::order::{max, min};

fn random_box(r: &mut Random, spread: f64) -> Aabb {
    Aabb::around(r.vector() * spread, DVec3::new(r.range(0.01, 0.5), r.range(0.01, 0.5), r.range(0.01, 0.5)))
}

fn leaf(aabb: Aabb, id: u32) -> Leaf {
    Leaf { aabb, centre: aabb.centre(), id }
}

fn around_all(leaves: &[Leaf]) -> f64 {
    leaves.iter().skip(1).fold(leaves[0].aabb, |a, l| a.union(&l.aabb)).half_surface()
}

/// The least sum of surface times count over all cuts between slices of the longest side, by trying them.
fn least_cost(leaves: &[Leaf]) -> Option<f64> {
    let (mut low, mut high) = (leaves[0].centre, leaves[0].centre);
    for l in leaves {
        for k in 0..3 {
            low[k] = min(low[k], l.centre[k]);
            high[k] = max(high[k], l.centre[k]);
        }
    }
    let extent = high - low;
    let axis = (0..3).fold(0, |a, k| if extent[k] > extent[a] { k } else { a });
    let mut least: Option<f64> = None;
    for cut in 1..BINS {
        let at = extent[axis] * cut as f64 / BINS as f64;
        let (left, right): (Vec<Leaf>, Vec<Leaf>) = leaves.iter().partition(|l| l.centre[axis] - low[axis] < at);
        if left.is_empty() || right.is_empty() {
            continue;
        }
        let cost = around_all(&left) * left.len() as f64 + around_all(&right) * right.len() as f64;
        least = Some(least.map_or(cost, |c| if cost < c { cost } else { c }));
    }
    least
}

#[test]
fn a_split_is_the_cut_of_least_surface() {
    let mut r = Random::new(91);
    for trial in 0..600_u32 {
        let stretch = [DVec3::new(4.0, 1.0, 1.0), DVec3::new(1.0, 4.0, 1.0), DVec3::new(1.0, 1.0, 4.0), DVec3::ONE]
            [trial as usize % 4];
        let n = 3 + trial % 29;
        let mut leaves: Vec<Leaf> = (0..n)
            .map(|id| {
                let b = random_box(&mut r, 2.0);
                leaf(Aabb::around(b.centre() * stretch, (b.max - b.min) * 0.5), id)
            })
            .collect();
        let least = least_cost(&leaves).unwrap();
        let k = split(&mut leaves);
        assert!(k > 0 && k < leaves.len());
        let (left, right) = leaves.split_at(k);
        let cost = around_all(left) * left.len() as f64 + around_all(right) * right.len() as f64;
        assert!((cost - least).abs() <= 1e-12 * least, "{trial}: {cost} {least}");
        // no pair is lost
        let mut ids: Vec<u32> = leaves.iter().map(|l| l.id).collect();
        ids.sort_unstable();
        assert!(ids.into_iter().eq(0..n));
    }
    // nothing to choose
    let same = leaf(Aabb::around(DVec3::ONE, DVec3::ONE), 0);
    assert_eq!((split(&mut [same; 2]), split(&mut [same; 7]), split(&mut [same; 8])), (1, 3, 4));
}

impl BroadPhase {
    /// Sum of the surfaces of all inner boxes [m²], and whether every box holds those below it and knows its height.
    fn inner_surface(&self) -> f64 {
        let mut sum = 0.0;
        let mut todo = vec![(self.tree.root, NONE)];
        let mut leaves = 0;
        while let Some((k, parent)) = todo.pop() {
            let n = &self.tree.nodes[k as usize];
            assert_eq!(n.parent, parent);
            if n.is_leaf() {
                leaves += 1;
                continue;
            }
            let (l, r) = (&self.tree.nodes[n.left as usize], &self.tree.nodes[n.right as usize]);
            let both = l.aabb.union(&r.aabb);
            assert_eq!((n.aabb.min, n.aabb.max), (both.min, both.max));
            assert_eq!(n.height(), 1 + if l.height() > r.height() { l.height() } else { r.height() });
            sum += n.aabb.half_surface();
            todo.push((n.left, k));
            todo.push((n.right, k));
        }
        assert_eq!(leaves, self.count);
        sum
    }
}

fn still() -> BroadPhase {
    BroadPhase::new(FatBox { margin: 0.0, lookahead: 0.0 })
}

#[test]
fn a_third_leaf_goes_where_the_boxes_stay_smallest() {
    let mut r = Random::new(92);
    for trial in 0..500 {
        let boxes = [(); 3].map(|()| random_box(&mut r, 1.0));
        let mut phase = still();
        for (id, b) in boxes.iter().enumerate() {
            phase.insert(id as u32, b, DVec3::ZERO, Mobility::Moving);
        }
        let all = boxes[0].union(&boxes[1]).union(&boxes[2]).half_surface();
        let pair = |i: usize, j: usize| boxes[i].union(&boxes[j]).half_surface();
        let least =
            [pair(0, 1), pair(1, 2), pair(2, 0)].into_iter().fold(f64::INFINITY, |a, b| if b < a { b } else { a });
        assert!((phase.inner_surface() - all - least).abs() < 1e-12 * all, "{trial}");
    }
}

#[test]
fn a_rotation_is_the_best_of_four_exchanges() {
    let mut r = Random::new(93);
    let mut turned = 0;
    for trial in 0..800 {
        // a root with a leaf or a pair on either side, put together by hand
        let (deep_left, deep_right) = ([true, true, false][trial % 3], [true, false, true][trial % 3]);
        let mut phase = still();
        let node = |aabb, left, right| Node { aabb, parent: NONE, left, right, state: 0 };
        let mut side = |phase: &mut BroadPhase, deep: bool| {
            let mut add = |phase: &mut BroadPhase| {
                phase.count += 1;
                let b = random_box(&mut r, 1.0);
                phase.tree.allocate(node(b, NONE, 0))
            };
            if !deep {
                return add(phase);
            }
            let (a, b) = (add(phase), add(phase));
            let joined = phase.tree.nodes[a as usize].aabb.union(&phase.tree.nodes[b as usize].aabb);
            let inner = phase.tree.allocate(Node { state: 1 << 2, ..node(joined, a, b) });
            phase.tree.nodes[a as usize].parent = inner;
            phase.tree.nodes[b as usize].parent = inner;
            inner
        };
        let (left, right) = (side(&mut phase, deep_left), side(&mut phase, deep_right));
        let all = phase.tree.nodes[left as usize].aabb.union(&phase.tree.nodes[right as usize].aabb);
        phase.tree.root = phase.tree.allocate(Node { state: 2 << 2, ..node(all, left, right) });
        for child in [left, right] {
            phase.tree.nodes[child as usize].parent = phase.tree.root;
        }
        let before = phase.inner_surface();
        let mut best = 0.0;
        for (child, other) in [(left, right), (right, left)] {
            let (c, o) = (phase.tree.nodes[child as usize], phase.tree.nodes[other as usize].aabb);
            if !c.is_leaf() {
                for stays in [c.left, c.right] {
                    let gain = c.aabb.half_surface() - phase.tree.nodes[stays as usize].aabb.union(&o).half_surface();
                    best = if gain > best { gain } else { best };
                }
            }
        }
        let root = phase.tree.root;
        phase.tree.rotate(root);
        phase.tree.measure(root);
        let after = phase.inner_surface();
        // what goes down may be a pair itself: its own box stays
        assert!((before - best - after).abs() < 1e-12 * before, "{trial}: {before} {best} {after}");
        turned += u32::from(best > 0.0);
    }
    assert!(turned > 200 && turned < 700, "{turned}");
}

#[test]
fn leaves_put_in_one_by_one_make_nearly_as_good_a_tree_as_all_at_once() {
    let mut r = Random::new(94);
    let (mut grown, mut kept, mut built) = (0.0, 0.0, 0.0);
    for _ in 0..8 {
        let mut phase = still();
        for id in 0..300 {
            phase.insert(id, &random_box(&mut r, 10.0), DVec3::ZERO, Mobility::Moving);
        }
        grown += phase.inner_surface();
        // half of them leave, others come
        for id in 0..150 {
            phase.remove(2 * id);
            phase.insert(2 * id, &random_box(&mut r, 10.0), DVec3::ZERO, Mobility::Moving);
        }
        kept += phase.inner_surface();
        phase.builder.refit(&mut phase.tree, &mut phase.proxies);
        let surface = phase.inner_surface();
        assert!((phase.builder.built_surface - surface).abs() < 1e-9 * surface);
        built += surface;
    }
    assert!(grown < 1.17 * built && kept < 1.17 * built, "{} {}", grown / built, kept / built);
}

/// A bounded search finds all pairs or none, and one that was refused does not change what a later one finds.
#[test]
fn a_search_beyond_its_limit_finds_nothing_and_forgets_nothing() {
    let mut r = Random::new(95);
    let mut bounded = still();
    let mut free = still();
    for round in 0..60 {
        for _ in 0..[400, 3, 40][round % 3] {
            let (id, aabb) = ((r.range(0.0, 300.0)) as u32, random_box(&mut r, 2.0));
            for phase in [&mut bounded, &mut free] {
                if phase.fat_box(id).is_some() && id % 7 == 0 {
                    phase.remove(id);
                } else if phase.fat_box(id).is_some() {
                    phase.update(id, &aabb, DVec3::ZERO);
                } else {
                    let mobility = if id % 5 == 0 { Mobility::Fixed } else { Mobility::Moving };
                    let aabb = if id % 50 == 1 { Aabb::new(DVec3::NEG_INFINITY, aabb.max) } else { aabb };
                    phase.insert(id, &aabb, DVec3::ZERO, mobility);
                }
            }
        }
        let pairs = free.pairs().to_vec();
        assert!(pairs.len() > 20, "{round}");
        for most in [0, pairs.len() / 2, pairs.len() - 1] {
            assert_eq!(bounded.pairs_within(most), None, "{round}");
            // no list is much longer than it may be
            assert!(bounded.fresh.len() <= most + bounded.len(), "{round}");
        }
        assert_eq!(bounded.pairs_within(pairs.len()), Some(&pairs[..]), "{round}");
        assert_eq!(bounded.pairs_within(pairs.len() - 1), None, "{round}: known, and still too many");
        assert_eq!(bounded.pairs(), pairs, "{round}");
    }
}
