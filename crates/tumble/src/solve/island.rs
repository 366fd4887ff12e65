//! Islands: bodies that contacts and joints link together, each a problem of its own.
//!
//! Only dynamic bodies link: two boxes on one floor are two islands. Islands come in the order of their smallest body,
//! their bodies in the order of slots, their contacts in the order of detection or, where there are many, of height, so
//! that nothing depends on the order of events at run time.

use crate::base::handle::BodyId;
use crate::joint::kind::JointKind;
use crate::state::contact::Contact;
use crate::system::System;
use rayon::ThreadPool;
use rayon::prelude::*;
use tumble_math::DVec3;
use tumble_solver::COLOURED;

/// The islands of a step, each a range in two shared lists.
#[derive(Debug, Default)]
pub(crate) struct Islands {
    /// Which slots hold an active body. Lists by slot are as long as any world had slots, and what was written to them is undone before
    /// the next use: bodies that do not move cost nothing.
    active: Vec<bool>,
    /// Slots that it says so of.
    marked: Vec<u32>,
    /// Slots of the active bodies of each contact; `NONE` for one that is not active.
    ends: Vec<(u32, u32)>,
    /// Joints that act, with the slots of their active bodies.
    live: Vec<(u32, (u32, u32))>,
    /// Further pairs of active bodies that couplings tie together.
    tied: Vec<(u32, u32)>,
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
    /// Slots of joints, island after island.
    pub(crate) joints: Vec<u32>,
    /// Place of each contact in its island.
    pub(crate) place: Vec<u32>,
    /// Heights and contacts, to be sorted.
    heights: Vec<(u64, u32)>,
}

/// One island.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Island {
    pub(crate) bodies: (u32, u32),
    pub(crate) contacts: (u32, u32),
    pub(crate) joints: (u32, u32),
    /// Solved at the start of the step.
    pub(crate) start_up: bool,
    /// Time of its solve, from the midpoint on [s]: 0, or the earliest time of its bodies that is another.
    pub(crate) offset: f64,
}

const NONE: u32 = u32::MAX;

/// Contacts below which one thread is faster than several [–]. Chosen, not derived: it decides time alone.
const SERIAL: usize = 4096;

/// Bodies above which an island is swept in the order of heights [–]: smaller ones are solved by Newton anyway. The default of
/// `SolverSettings::small_island`, and no setting: islands that a user has swept on purpose keep the order of their contacts.
const SORTED_BODIES: u32 = 128;

/// Contacts that a thread takes at least [–]. Chosen, not derived: it decides time alone.
const PART: usize = 1024;

impl Islands {
    pub(crate) fn bodies_of(&self, i: &Island) -> &[u32] {
        &self.bodies[i.bodies.0 as usize..i.bodies.1 as usize]
    }

    pub(crate) fn contacts_of(&self, i: &Island) -> &[u32] {
        &self.contacts[i.contacts.0 as usize..i.contacts.1 as usize]
    }

    pub(crate) fn joints_of(&self, i: &Island) -> &[u32] {
        &self.joints[i.joints.0 as usize..i.joints.1 as usize]
    }

    /// Places of the two bodies of a contact in its island; `None` for one that is not active.
    pub(crate) fn locals_of(&self, contact: usize) -> [Option<u32>; 2] {
        let (a, b) = self.ends[contact];
        [a, b].map(|slot| self.local.get(slot as usize).copied())
    }

    /// One island of some of the `n` slots, in their order, and of all contacts.
    pub(crate) fn one_of(&mut self, n: usize, slots: &[u32], contacts: &mut [Contact]) {
        self.reset(n);
        self.bodies.extend_from_slice(slots);
        for (k, &slot) in slots.iter().enumerate() {
            (self.local[slot as usize], self.number[slot as usize]) = (k as u32, 0);
        }
        let own = |slot: u32| if self.number[slot as usize] == 0 { slot } else { NONE };
        self.ends.clear();
        self.ends.extend(contacts.iter().map(|c| (own(c.body_a.slot), own(c.body_b.slot))));
        let count = contacts.len() as u32;
        self.contacts.clear();
        self.contacts.extend(0..count);
        self.place.clear();
        self.place.extend(0..count);
        contacts.iter_mut().for_each(|c| c.island = 0);
        self.list.clear();
        self.list.push(Island { bodies: (0, slots.len() as u32), contacts: (0, count), ..Island::default() });
    }

    /// Undoes what is written to the lists by slot, and makes room for `n` slots.
    fn reset(&mut self, n: usize) {
        for slot in self.bodies.drain(..) {
            (self.local[slot as usize], self.number[slot as usize]) = (NONE, NONE);
        }
        for slot in self.marked.drain(..) {
            self.active[slot as usize] = false;
        }
        if self.local.len() < n {
            self.local.resize(n, NONE);
            self.number.resize(n, NONE);
            self.parent.resize(n, NONE);
            self.active.resize(n, false);
        }
    }

    /// Number of the island of the body in a slot; `NONE` for one that is in none.
    pub(crate) fn of(&self, slot: u32) -> u32 {
        self.number.get(slot as usize).copied().unwrap_or(NONE)
    }

    /// Finds the islands and numbers bodies and contacts.
    ///
    /// The contacts of a large island come from the top to the bottom, as gravity sees it: a Gauss–Seidel sweep carries an
    /// impact as far as its order follows it, and in a heap impacts go down to the floor and come back up.
    pub(crate) fn find(&mut self, system: &System, contacts: &mut [Contact], pool: Option<&ThreadPool>) {
        let gravity = system.model.gravity;
        self.reset(system.slots());
        for (id, _) in system.visited().filter(|(_, body)| body.is_active()) {
            self.active[id.slot as usize] = true;
            self.marked.push(id.slot);
        }
        // contacts are long records: their ends are written side by side first
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
        self.find_joints(system);
        self.link();
        self.count();
        for i in &mut self.list {
            for &slot in &self.bodies[i.bodies.0 as usize..i.bodies.1 as usize] {
                let Some(body) = system.at(slot) else { continue };
                i.start_up |= body.step.start_up;
                let offset = body.step.offset;
                if offset != 0.0 && (i.offset == 0.0 || offset < i.offset) {
                    i.offset = offset;
                }
            }
        }
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
        for island in self.list.iter().filter(|i| i.bodies.1 - i.bodies.0 > SORTED_BODIES && !coloured(i)) {
            let list = &mut self.contacts[island.contacts.0 as usize..island.contacts.1 as usize];
            self.heights.clear();
            self.heights.extend(list.iter().map(|&i| (ascending(gravity.dot(contacts[i as usize].point)), i)));
            self.heights.sort_unstable();
            for (k, (&(_, i), place)) in self.heights.iter().zip(list).enumerate() {
                *place = i;
                self.place[i as usize] = k as u32;
            }
        }
    }

    /// Finds the joints that act: those with an active body, and none that is quarantined.
    fn find_joints(&mut self, system: &System) {
        self.live.clear();
        self.tied.clear();
        for (id, joint) in system.model.joints.iter() {
            if joint.kind == JointKind::Coupling {
                let bodies = system.model.bodies_of_joint(id.slot);
                let lost = |b: &BodyId| system.get(*b).is_none_or(|b| b.state.quarantined);
                let mut active = bodies.iter().map(|b| b.slot).filter(|s| self.active[*s as usize]);
                if let Some(first) = active.next().filter(|_| !bodies.iter().any(lost)) {
                    self.tied.extend(active.map(|other| (first, other)));
                    self.live.push((id.slot, (first, NONE)));
                }
                continue;
            }
            let [a, b] = joint.ends.map(|end| end.body.and_then(|body| system.get(body)));
            if [a, b].into_iter().flatten().any(|b| b.state.quarantined) {
                continue;
            }
            let slot = |end: usize| match joint.ends[end].body {
                Some(body) if self.active[body.slot as usize] => body.slot,
                _ => NONE,
            };
            let ends = (slot(0), slot(1));
            if ends != (NONE, NONE) {
                self.live.push((id.slot, ends));
            }
        }
    }

    /// Finds the root of every body; marks those that a contact or joint has.
    fn link(&mut self) {
        for &slot in &self.marked {
            self.parent[slot as usize] = slot;
        }
        let mut last = (NONE, NONE);
        let joints = self.live.iter().map(|(_, ends)| ends);
        for &(a, b) in self.ends.iter().chain(joints).chain(&self.tied) {
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
    fn count(&mut self) {
        self.list.clear();
        for &slot in &self.marked {
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
        for &(_, ends) in &self.live {
            if let Some(i) = self.list.get_mut(of(ends) as usize) {
                i.joints.1 += 1;
            }
        }
        // counts become ranges
        let (mut b, mut k, mut j) = (0, 0, 0);
        for i in &mut self.list {
            let (nb, nk, nj) = (i.bodies.1, i.contacts.1, i.joints.1);
            i.bodies = (b, b);
            i.contacts = (k, k);
            i.joints = (j, j);
            (b, k, j) = (b + nb, k + nk, j + nj);
        }
        self.joints.clear();
        self.joints.resize(j as usize, 0);
        for &(slot, ends) in &self.live {
            if let Some(i) = self.list.get_mut(of(ends) as usize) {
                self.joints[i.joints.1 as usize] = slot;
                i.joints.1 += 1;
            }
        }
        self.bodies.clear();
        self.bodies.resize(b as usize, 0);
        self.contacts.clear();
        self.contacts.resize(k as usize, 0);
        for &slot in &self.marked {
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

/// A whole number that orders as `x` does.
fn ascending(x: f64) -> u64 {
    let bits = x.to_bits();
    if bits >> 63 == 1 { !bits } else { bits | 1 << 63 }
}

/// Root of `x`, halving the path there.
fn root(parent: &mut [u32], mut x: u32) -> u32 {
    while parent[x as usize] != x {
        let up = parent[parent[x as usize] as usize];
        parent[x as usize] = up;
        x = up;
    }
    x
}
