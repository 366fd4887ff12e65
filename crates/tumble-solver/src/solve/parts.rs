//! Parts of an island: bodies that press each other, and the energy that the impulses of each part bring.
//!
//! Contacts without impulse do not couple, so W is block diagonal over the parts: each of them is a problem of its own. A
//! contact joins two bodies if it carries an impulse, if it was told to leave and did, or if it misses its law. The energy is Ψ of
//! `guard`: from v⁻ where a contact of the part was told to leave, from v* where the part only carries load.

use super::work::Work;
use crate::judge::certificate::contact_residual;
use crate::judge::guard;
use crate::space::traits::{Impulses, Space, Velocities};
use tumble_math::DVec3;

/// Sums over the contacts and rows of a part.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sum {
    /// There are such contacts or rows.
    pub(super) linked: bool,
    /// One of them was told to leave.
    pub(super) told: bool,
    /// All of them keep their laws.
    pub(super) solved: bool,
    /// Energy that their impulses bring beside v⁻ and beside v* [J].
    from_before: f64,
    from_free: f64,
}

impl Sum {
    const NONE: Self = Self { linked: false, told: false, solved: true, from_before: 0.0, from_free: 0.0 };

    /// Energy that the part has gained [J].
    pub(super) fn gain(&self) -> f64 {
        if self.told { self.from_before } else { self.from_free }
    }
}

/// Bodies by part: each names another one of its part, the first one itself.
#[derive(Debug, Default)]
pub(super) struct Parts {
    parent: Vec<u32>,
    sums: Vec<Sum>,
}

impl Parts {
    /// Every body by itself.
    pub(super) fn reset(&mut self, bodies: usize) {
        self.parent.clear();
        self.parent.extend(0..u32::try_from(bodies).unwrap_or(u32::MAX));
        self.sums.clear();
        self.sums.resize(bodies, Sum::NONE);
    }

    /// Becomes a copy of another one and keeps its memory.
    pub(super) fn copy_from(&mut self, other: &Self) {
        self.parent.clone_from(&other.parent);
        self.sums.clone_from(&other.sums);
    }

    /// The first body of the part of body `k`.
    pub(super) fn find(&self, k: u32) -> u32 {
        let mut k = k;
        while self.parent[k as usize] != k {
            k = self.parent[k as usize];
        }
        k
    }

    /// The same, and the way there is half as long afterwards.
    fn find_and_shorten(&mut self, k: u32) -> u32 {
        let mut k = k as usize;
        while self.parent[k] as usize != k {
            let next = self.parent[k] as usize;
            self.parent[k] = self.parent[next];
            k = self.parent[k] as usize;
        }
        k as u32
    }

    /// Makes the parts of two bodies one; whether they were two.
    pub(super) fn join(&mut self, a: u32, b: u32) -> bool {
        let (a, b) = (self.find_and_shorten(a), self.find_and_shorten(b));
        let (first, second) = if a < b { (a, b) } else { (b, a) };
        self.parent[second as usize] = first;
        a != b
    }

    /// Joins the bodies of a contact or row; whether they were apart.
    pub(super) fn link(&mut self, bodies: [Option<u32>; 2]) -> bool {
        if let [Some(a), Some(b)] = bodies { self.join(a, b) } else { false }
    }

    /// Joins the bodies of a contact or row; whether that made one part of two that have contacts.
    pub(super) fn fuse(&mut self, bodies: [Option<u32>; 2]) -> bool {
        let [Some(a), Some(b)] = bodies else { return false };
        let linked = [a, b].map(|k| self.sums[self.find(k) as usize].linked);
        let joined = self.join(a, b);
        let first = self.find(a);
        self.sums[first as usize].linked = linked[0] || linked[1];
        joined && linked[0] && linked[1]
    }

    /// The part of a contact or row that is linked: that of either of its bodies.
    pub(super) fn of(&self, bodies: [Option<u32>; 2]) -> u32 {
        self.find(bodies[0].or(bodies[1]).unwrap_or(0))
    }

    /// Number of bodies.
    pub(super) fn bodies(&self) -> u32 {
        self.parent.len() as u32
    }

    /// Sums of the part of that first body.
    pub(super) fn sum(&self, first: u32) -> &Sum {
        &self.sums[first as usize]
    }

    /// The first bodies of all parts that have contacts or rows.
    pub(super) fn firsts(&self) -> impl Iterator<Item = u32> + '_ {
        (0..self.bodies()).filter(|&k| self.parent[k as usize] == k && self.sums[k as usize].linked)
    }

    /// Finds the parts of the impulses in `w`, whose velocities were read, and their sums; `links` says which contacts join
    /// bodies. Without `limit` [m/s] every contact keeps its law.
    pub(super) fn examine<S: Space>(&mut self, space: &S, w: &Work, limit: Option<f64>, links: &mut Vec<bool>) {
        self.reset(space.body_count());
        let (impulses, after) = (&w.impulses, &w.after);
        links.clear();
        for (i, l) in impulses.contacts.iter().enumerate() {
            let linked = *l != DVec3::ZERO || w.bounced[i] || limit.is_some_and(|most| !w.keeps(space, i, most));
            links.push(linked);
            if linked {
                self.link(space.bodies_of(i));
            }
        }
        for j in 0..impulses.rows.len() {
            self.link(space.bodies_of_row(j));
        }
        for (i, l) in impulses.contacts.iter().enumerate().filter(|(i, _)| links[*i]) {
            let first = self.of(space.bodies_of(i));
            let sum = &mut self.sums[first as usize];
            sum.linked = true;
            sum.told |= w.bounced[i];
            sum.solved &= limit.is_none_or(|most| w.keeps(space, i, most));
            sum.from_before += 0.5 * l.dot(w.before.contacts[i] + after.contacts[i]);
            sum.from_free += 0.5 * l.dot(w.free.contacts[i] + after.contacts[i]);
        }
        for (j, l) in impulses.rows.iter().enumerate() {
            let first = self.of(space.bodies_of_row(j));
            let sum = &mut self.sums[first as usize];
            sum.linked = true;
            sum.solved &= limit.is_none_or(|most| after.rows[j].abs() <= most);
            sum.from_before += 0.5 * l * (w.before.rows[j] + after.rows[j]);
            sum.from_free += 0.5 * l * (w.free.rows[j] + after.rows[j]);
        }
    }

    /// Energy that a gain of the part of that first body is compared with [J], as [`guard::scale`] of the whole.
    pub(super) fn scale<S: Space>(&self, space: &S, impulses: &Impulses, reference: &Velocities, first: u32) -> f64 {
        let (mut energy, mut known) = (0.0, true);
        for k in (0..self.bodies()).filter(|&k| self.find(k) == first) {
            let of_body = space.body_energy(k as usize);
            known &= of_body.is_some();
            energy += of_body.unwrap_or(0.0);
        }
        let (mut work, mut stake) = (0.0, 0.0);
        for (i, l) in impulses.contacts.iter().enumerate() {
            if *l != DVec3::ZERO && self.of(space.bodies_of(i)) == first {
                work += space.contact_work(i, *l);
                stake += l.dot(reference.contacts[i]).abs();
            }
        }
        for (j, l) in impulses.rows.iter().enumerate() {
            if self.of(space.bodies_of_row(j)) == first {
                work += space.row_work(j, *l);
                stake += (l * reference.rows[j]).abs();
            }
        }
        if known { energy + work.abs() } else { stake }
    }

    /// The part that gains most beside what it has, above the `cap` [J] that it may: its excess and its scale [J]. A part
    /// that gains nothing counts less than any other; of these the one that loses least.
    pub(super) fn worst<S: Space>(&self, space: &S, w: &Work, cap: impl Fn(u32) -> f64) -> (f64, f64) {
        let scale = |first: u32| {
            let reference = if self.sum(first).told { &w.before } else { &w.free };
            self.scale(space, &w.impulses, reference, first)
        };
        // relative where it is above, absolute where it is below
        let mut above: Option<(f64, f64)> = None;
        let mut below: Option<(f64, u32)> = None;
        for first in self.firsts() {
            let excess = self.sum(first).gain() - cap(first);
            if excess <= 0.0 {
                if below.is_none_or(|(least, _)| excess > least) {
                    below = Some((excess, first));
                }
            } else {
                let scale = scale(first);
                // written so that a NaN is the worst and stays so
                if above.is_none_or(|(worst, beside)| !worst.is_nan() && !(excess * beside <= worst * scale)) {
                    above = Some((excess, scale));
                }
            }
        }
        above.or_else(|| below.map(|(excess, first)| (excess, scale(first)))).unwrap_or((0.0, 0.0))
    }
}

impl Work {
    /// Whether contact `i` misses its law by no more than `most` [m/s] under the impulses, whose velocities were read.
    pub(super) fn keeps<S: Space>(&self, space: &S, i: usize, most: f64) -> bool {
        let u = self.after.contacts[i];
        let v = DVec3::new(u.x + self.gaps[i], u.y, u.z);
        contact_residual(space.local(i), &self.laws[i], self.impulses.contacts[i], v) <= most
    }

    /// Whether no part gains more than the `cap` [J] that it may.
    pub(super) fn gains_nothing<S: Space>(&self, space: &S, parts: &Parts, cap: impl Fn(u32) -> f64) -> bool {
        let (excess, scale) = parts.worst(space, self, cap);
        !guard::exceeds(excess, 0.0, scale)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_what_links_make_of_bodies() {
        let mut parts = Parts::default();
        parts.reset(7);
        // the fixed ends of contacts join nothing
        assert!(!parts.link([Some(3), None]) && !parts.link([None, Some(5)]));
        assert!(parts.link([Some(5), Some(2)]) && parts.link([Some(2), Some(6)]) && !parts.link([Some(6), Some(5)]));
        assert_eq!([0, 1, 2, 3, 4, 5, 6].map(|k| parts.find(k)), [0, 1, 2, 3, 4, 2, 2]);
        assert_eq!((parts.of([None, Some(6)]), parts.of([Some(6), Some(0)])), (2, 2));
        assert_eq!(parts.firsts().count(), 0, "nothing was examined");
        // two parts with contacts become one; a body without any is taken in
        parts.sums[2].linked = true;
        parts.sums[4].linked = true;
        assert!(!parts.fuse([Some(1), Some(6)]) && parts.find(6) == 1);
        assert!(!parts.fuse([Some(4), None]) && !parts.fuse([Some(5), Some(2)]));
        assert!(parts.fuse([Some(4), Some(5)]));
        assert_eq!((parts.find(4), parts.find(2)), (1, 1));
        assert!(parts.firsts().eq([1]));
        let mut other = Parts::default();
        other.copy_from(&parts);
        assert_eq!((other.find(6), other.bodies()), (1, 7));
    }

    #[test]
    fn a_part_is_judged_from_before_the_kick_only_where_it_bounced() {
        let sum = Sum { from_before: 2.0, from_free: -1.0, ..Sum::NONE };
        assert_eq!((sum.gain(), Sum { told: true, ..sum }.gain()), (-1.0, 2.0));
    }
}
