//! Islands: bodies that contacts link together, each a problem of its own.
//!
//! Only dynamic bodies link: two boxes on one floor are two islands. Islands come in the order of their smallest body,
//! their bodies in the order of slots or, where there are many, along a curve through space, their contacts in the order
//! of detection or of height, so that nothing depends on who came first at run time.

use crate::arena::Arena;
use crate::body::Body;
use crate::contact::Contact;
use rayon::ThreadPool;
use rayon::prelude::*;
use tumble_math::DVec3;
use tumble_math::order::{max, max_abs, min};
use tumble_solver::COLOURED;

/// The islands of a step, each a range in two shared lists.
#[derive(Debug, Default)]
pub(crate) struct Islands {
    /// Which slots hold an active body.
    active: Vec<bool>,
    /// Slots of the active bodies of each contact; `NONE` for one that is not active.
    ends: Vec<(u32, u32)>,
    parent: Vec<u32>,
    /// Island of each root, then of each slot.
    number: Vec<u32>,
    /// Place of each active body in its island.
    pub(crate) local: Vec<u32>,
    pub(crate) list: Vec<Island>,
    /// Slots, island after island.
    pub(crate) bodies: Vec<u32>,
    /// Indices of contacts, island after island.
    pub(crate) contacts: Vec<u32>,
    /// Place of each contact in its island.
    pub(crate) place: Vec<u32>,
    /// What is to be sorted and by what: contacts by height, bodies by their place on the curve.
    keyed: Vec<(u64, u32)>,
}

/// One island.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Island {
    pub(crate) bodies: (u32, u32),
    pub(crate) contacts: (u32, u32),
    /// Solved where the step began.
    pub(crate) late: bool,
}

const NONE: u32 = u32::MAX;

/// Contacts below which one thread is faster than several [–].
const SERIAL: usize = 4096;

/// Bodies above which an island is swept in the order of heights [–]: smaller ones are solved by Newton anyway.
const SORTED: u32 = 128;

/// Cells of the curve along the longest side of an island [–]: the last of what ten bits can say.
const CURVE_CELLS: f64 = 1023.0;

/// Contacts that a thread takes at least [–].
const PART: usize = 1024;

impl Islands {
    pub(crate) fn bodies_of(&self, i: &Island) -> &[u32] {
        &self.bodies[i.bodies.0 as usize..i.bodies.1 as usize]
    }

    pub(crate) fn contacts_of(&self, i: &Island) -> &[u32] {
        &self.contacts[i.contacts.0 as usize..i.contacts.1 as usize]
    }

    /// Number of the island of the body in a slot; `NONE` for one that is in none.
    pub(crate) fn of(&self, slot: u32) -> u32 {
        self.number.get(slot as usize).copied().unwrap_or(NONE)
    }

    /// Finds the islands and numbers bodies and contacts.
    ///
    /// The contacts of a large island come from the top to the bottom, as `gravity` sees it: a sweep carries a blow as far
    /// as the order goes along with it, and in a heap blows go down to the floor and come back up.
    pub(crate) fn find(
        &mut self,
        bodies: &Arena<Body>,
        contacts: &mut [Contact],
        gravity: DVec3,
        pool: Option<&ThreadPool>,
    ) {
        let n = bodies.slots();
        // bodies and contacts are long records: what is asked of them is written down side by side first
        self.active.clear();
        self.active.resize(n, false);
        for (id, body) in bodies.iter() {
            self.active[id.slot as usize] = body.is_active();
        }
        let active = &self.active;
        let ends = |c: &Contact| {
            let end = |slot: u32| if active[slot as usize] { slot } else { NONE };
            (end(c.body_a.slot), end(c.body_b.slot))
        };
        match pool {
            Some(pool) if contacts.len() >= SERIAL => {
                let (contacts, list) = (&*contacts, &mut self.ends);
                pool.install(|| contacts.par_iter().with_min_len(PART).map(ends).collect_into_vec(list));
            }
            _ => {
                self.ends.clear();
                self.ends.extend(contacts.iter().map(ends));
            }
        }
        self.link(n);
        self.count(n);
        for (slot, &number) in self.number.iter().enumerate() {
            if let Some(i) = self.list.get_mut(number as usize) {
                i.late |= bodies.at(slot as u32).is_some_and(|b| b.step.late);
            }
        }
        self.sort_along_curve(bodies);
        if gravity != DVec3::ZERO {
            self.sort_by_height(contacts, gravity);
        }
        let (ends, number) = (&self.ends, &self.number);
        let name = |(c, &(a, b)): (&mut Contact, &(u32, u32))| {
            c.island = number.get(if a == NONE { b } else { a } as usize).copied().unwrap_or(NONE);
        };
        match pool {
            Some(pool) if contacts.len() >= SERIAL => {
                pool.install(|| contacts.par_iter_mut().zip(ends).with_min_len(PART).for_each(name));
            }
            _ => contacts.iter_mut().zip(ends).for_each(name),
        }
    }

    /// Puts the contacts of each large island in the order of their heights, the highest first; those that are swept by
    /// colours stay as they are.
    fn sort_by_height(&mut self, contacts: &[Contact], gravity: DVec3) {
        let coloured = |i: &Island| (i.contacts.1 - i.contacts.0) as usize >= COLOURED;
        for island in self.list.iter().filter(|i| i.bodies.1 - i.bodies.0 > SORTED && !coloured(i)) {
            let list = &mut self.contacts[island.contacts.0 as usize..island.contacts.1 as usize];
            self.keyed.clear();
            self.keyed.extend(list.iter().map(|&i| (ascending(gravity.dot(contacts[i as usize].point)), i)));
            self.keyed.sort_unstable();
            for (k, (&(_, i), place)) in self.keyed.iter().zip(list).enumerate() {
                *place = i;
                self.place[i as usize] = k as u32;
            }
        }
    }

    /// Puts the bodies of each island that is swept by colours in order along a curve that fills its box (Morton's), so
    /// that those next to each other in memory are so in space: threads then share few of them.
    fn sort_along_curve(&mut self, bodies: &Arena<Body>) {
        let centre = |slot: u32| bodies.at(slot).map_or(DVec3::ZERO, |b| b.now.centre);
        for island in self.list.iter().filter(|i| (i.contacts.1 - i.contacts.0) as usize >= COLOURED) {
            let list = &mut self.bodies[island.bodies.0 as usize..island.bodies.1 as usize];
            let (mut low, mut high) = (DVec3::INFINITY, DVec3::NEG_INFINITY);
            for &slot in &*list {
                let at = centre(slot);
                low = DVec3::new(min(low.x, at.x), min(low.y, at.y), min(low.z, at.z));
                high = DVec3::new(max(high.x, at.x), max(high.y, at.y), max(high.z, at.z));
            }
            let cells = CURVE_CELLS / max(max_abs(high - low), f64::MIN_POSITIVE);
            self.keyed.clear();
            self.keyed.extend(list.iter().map(|&slot| {
                let at = (centre(slot) - low) * cells;
                (spaced(at.x as u64) | spaced(at.y as u64) << 1 | spaced(at.z as u64) << 2, slot)
            }));
            self.keyed.sort_unstable();
            for (k, (&(_, slot), to)) in self.keyed.iter().zip(list).enumerate() {
                *to = slot;
                self.local[slot as usize] = k as u32;
            }
        }
    }

    /// Finds the root of every body; marks those that a contact has.
    fn link(&mut self, n: usize) {
        self.parent.clear();
        self.parent.extend(0..n as u32);
        self.number.clear();
        self.number.resize(n, NONE);
        let mut last = (NONE, NONE);
        for &(a, b) in &self.ends {
            // the points of one pair follow each other
            if (a, b) == last {
                continue;
            }
            last = (a, b);
            if a != NONE && b != NONE {
                let (ra, rb) = (root(&mut self.parent, a), root(&mut self.parent, b));
                // the smaller slot is the root: islands are then in the order of their smallest body
                if ra < rb {
                    self.parent[rb as usize] = ra;
                } else {
                    self.parent[ra as usize] = rb;
                }
            }
            for slot in [a, b] {
                if slot != NONE {
                    self.number[slot as usize] = 0;
                }
            }
        }
    }

    /// Numbers the islands in the order of their roots, and lists their bodies and contacts.
    fn count(&mut self, n: usize) {
        self.list.clear();
        for slot in 0..n as u32 {
            if self.number[slot as usize] == NONE {
                continue;
            }
            let r = root(&mut self.parent, slot);
            if r == slot {
                self.number[slot as usize] = self.list.len() as u32;
                self.list.push(Island::default());
            } else {
                self.number[slot as usize] = self.number[r as usize];
            }
            self.list[self.number[slot as usize] as usize].bodies.1 += 1;
        }
        let number = &self.number;
        let of = |(a, b): (u32, u32)| number.get(if a == NONE { b } else { a } as usize).copied().unwrap_or(NONE);
        for &ends in &self.ends {
            if let Some(i) = self.list.get_mut(of(ends) as usize) {
                i.contacts.1 += 1;
            }
        }
        // counts become ranges
        let (mut b, mut k) = (0, 0);
        for i in &mut self.list {
            let (nb, nk) = (i.bodies.1, i.contacts.1);
            i.bodies = (b, b);
            i.contacts = (k, k);
            (b, k) = (b + nb, k + nk);
        }
        self.bodies.clear();
        self.bodies.resize(b as usize, 0);
        self.contacts.clear();
        self.contacts.resize(k as usize, 0);
        self.local.clear();
        self.local.resize(n, NONE);
        for slot in 0..n as u32 {
            if let Some(i) = self.list.get_mut(self.number[slot as usize] as usize) {
                self.local[slot as usize] = i.bodies.1 - i.bodies.0;
                self.bodies[i.bodies.1 as usize] = slot;
                i.bodies.1 += 1;
            }
        }
        self.place.clear();
        for (index, &ends) in self.ends.iter().enumerate() {
            self.place.push(NONE);
            if let Some(i) = self.list.get_mut(of(ends) as usize) {
                self.place[index] = i.contacts.1 - i.contacts.0;
                self.contacts[i.contacts.1 as usize] = index as u32;
                i.contacts.1 += 1;
            }
        }
    }
}

/// The lowest ten bits of `x`, two zeros between each and the next.
fn spaced(x: u64) -> u64 {
    let x = x & 0x3ff;
    let x = (x | x << 16) & 0x30000ff;
    let x = (x | x << 8) & 0x300f00f;
    let x = (x | x << 4) & 0x30c30c3;
    (x | x << 2) & 0x9249249
}

/// A whole number that orders as `x` does.
fn ascending(x: f64) -> u64 {
    let bits = x.to_bits();
    if bits >> 63 == 1 { !bits } else { bits | 1 << 63 }
}

/// Root of `x`, halving the way there.
fn root(parent: &mut [u32], mut x: u32) -> u32 {
    while parent[x as usize] != x {
        let up = parent[parent[x as usize] as usize];
        parent[x as usize] = up;
        x = up;
    }
    x
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::builder::BodyBuilder;
    use crate::world::World;

    #[test]
    fn numbers_are_spaced_bit_by_bit() {
        for x in 0..1024_u64 {
            let slow: u64 = (0..10).map(|k| (x >> k & 1) << (3 * k)).sum();
            assert_eq!(spaced(x), slow);
        }
    }

    /// A slab of touching cubes whose slots jump about in space.
    fn slab() -> World {
        let mut w = World::new();
        w.state.settings.solver.max_sweeps = 1;
        w.state.settings.solver.max_factorisations_large = 0;
        w.state.settings.start_in_full = false;
        w.add(BodyBuilder::ground()).unwrap();
        let (side, count) = (18_u32, 18 * 18);
        for k in 0..count {
            // 7 has no divisor in common with the count
            let k = 7 * k % count;
            let at = DVec3::new(f64::from(k % side), f64::from(k / side), 0.5);
            w.add(BodyBuilder::cuboid(DVec3::ONE).mass(1.0).position(at)).unwrap();
        }
        w
    }

    #[test]
    fn bodies_next_to_each_other_in_a_large_island_are_so_in_space() {
        let mut w = slab();
        w.step(0.01);
        let islands = &w.work.islands;
        let [island] = islands.list[..] else { panic!("one island, not {}", islands.list.len()) };
        assert!((island.contacts.1 - island.contacts.0) as usize >= COLOURED);
        let slots = islands.bodies_of(&island);
        let mut all = slots.to_vec();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 18 * 18);
        for (k, &slot) in slots.iter().enumerate() {
            assert_eq!(islands.local[slot as usize] as usize, k);
        }
        let at = |slot: u32| w.state.bodies.at(slot).map(|b| b.now.centre).unwrap();
        let way = |slots: &[u32]| slots.windows(2).map(|s| (at(s[1]) - at(s[0])).length()).sum::<f64>();
        // along the curve most steps lead to a neighbour; in the order of slots they are seven long and more
        assert!(way(slots) < 2.0 * 18.0 * 18.0, "{}", way(slots));
        assert!(way(&all) > 6.0 * 18.0 * 18.0, "{}", way(&all));
    }
}
