//! Islands: bodies that contacts link together, each a problem of its own.
//!
//! Only dynamic bodies link: two boxes on one floor are two islands. Islands come in the order of their smallest body,
//! their bodies in the order of slots, their contacts in the order of detection, so that nothing depends on who came
//! first at run time.

use crate::arena::Arena;
use crate::body::Body;
use crate::contact::Contact;

/// The islands of a step, each a range in two shared lists.
#[derive(Debug, Default)]
pub(crate) struct Islands {
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

impl Islands {
    pub(crate) fn bodies_of(&self, i: &Island) -> &[u32] {
        &self.bodies[i.bodies.0 as usize..i.bodies.1 as usize]
    }

    pub(crate) fn contacts_of(&self, i: &Island) -> &[u32] {
        &self.contacts[i.contacts.0 as usize..i.contacts.1 as usize]
    }

    /// Finds the islands and numbers bodies and contacts.
    pub(crate) fn find(&mut self, bodies: &mut Arena<Body>, contacts: &mut [Contact]) {
        let n = bodies.slots();
        self.parent.clear();
        self.parent.extend(0..n as u32);
        let active = |slot: u32| bodies.at(slot).is_some_and(Body::is_active);
        self.number.clear();
        self.number.resize(n, NONE);
        for c in contacts.iter() {
            let (a, b) = (c.body_a.slot, c.body_b.slot);
            let (on_a, on_b) = (active(a), active(b));
            if on_a && on_b {
                let (ra, rb) = (root(&mut self.parent, a), root(&mut self.parent, b));
                // the smaller slot is the root: islands are then in the order of their smallest body
                if ra < rb {
                    self.parent[rb as usize] = ra;
                } else {
                    self.parent[ra as usize] = rb;
                }
            }
            for (slot, on) in [(a, on_a), (b, on_b)] {
                if on {
                    // marks bodies with a contact
                    self.number[slot as usize] = 0;
                }
            }
        }
        // number the roots in order of slots; count bodies
        self.list.clear();
        let touched: fn(u32) -> bool = |mark| mark != NONE;
        for slot in 0..n as u32 {
            if !touched(self.number[slot as usize]) {
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
        for c in contacts.iter_mut() {
            let slot = if active(c.body_a.slot) { c.body_a.slot } else { c.body_b.slot };
            c.island = self.number[slot as usize];
            if let Some(i) = self.list.get_mut(c.island as usize) {
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
            let number = self.number[slot as usize];
            if let Some(body) = bodies.at_mut(slot) {
                body.step.island = number;
                if let Some(i) = self.list.get_mut(number as usize) {
                    self.local[slot as usize] = i.bodies.1 - i.bodies.0;
                    self.bodies[i.bodies.1 as usize] = slot;
                    i.bodies.1 += 1;
                    i.late |= body.step.late;
                }
            }
        }
        self.place.clear();
        for (index, c) in contacts.iter().enumerate() {
            self.place.push(NONE);
            if let Some(i) = self.list.get_mut(c.island as usize) {
                self.place[index] = i.contacts.1 - i.contacts.0;
                self.contacts[i.contacts.1 as usize] = index as u32;
                i.contacts.1 += 1;
            }
        }
    }
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
