//! Eight touching pairs that share no body that moves, swept at once: a lane for each.
//!
//! The velocities of the sixteen bodies are fetched, all contacts of the pairs answered one after the other, and the
//! velocities written back. A pair with fewer contacts than its neighbours has empty ones, and an empty lane has none.

mod side;
mod slot;
#[cfg(test)]
mod visits;

pub(crate) use side::{Alone, BodyVelocity, Motions, SettingOut, Shared, fill_responses, fill_velocities, velocity};
pub(crate) use slot::{LaneState, SweptContact};
#[cfg(test)]
pub(crate) use visits::{moves, units};

use crate::linear::lanes::{Eight, LANES, Task, Unit, Vectors};
use crate::one_contact::exact::OneContact;
use side::{Fetched, Side};
use slot::{EMPTY, Slot};

/// Eight pairs, and where their contacts are.
#[derive(Clone, Debug)]
struct Batch {
    a: Side,
    b: Side,
    slots: std::ops::Range<usize>,
}

/// Batches of one colour that one thread takes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Packet {
    batches: Vec<Batch>,
    slots: Vec<Slot>,
}

impl Packet {
    /// Without batches.
    pub(crate) fn clear(&mut self) {
        self.batches.clear();
        self.slots.clear();
    }

    /// Adds up to eight pairs, each given by its contacts; `moves` says of each body whether impulses move it.
    pub(crate) fn push<'a, P>(&mut self, moves: &[bool], pairs: impl Iterator<Item = P>)
    where
        P: Iterator<Item = SweptContact<'a>>,
    {
        let first = self.slots.len();
        let nobody = Side::empty(moves.len());
        let mut batch = Batch { a: nobody.clone(), b: nobody, slots: first..first };
        for (lane, pair) in pairs.enumerate() {
            for (k, entry) in pair.enumerate() {
                if k == 0 {
                    let c = entry.contact;
                    batch.a.set(lane, c.body_a, moves);
                    batch.b.set(lane, c.body_b, moves);
                }
                if self.slots.len() == first + k {
                    self.slots.push(Slot::EMPTY);
                }
                self.slots[first + k].set(lane, &entry);
            }
        }
        batch.slots.end = self.slots.len();
        self.batches.push(batch);
    }

    /// Batch and lane, number and bodies of every contact.
    #[cfg(test)]
    pub(crate) fn contacts(&self) -> Vec<((usize, usize), u32, [u32; 2])> {
        let mut found = Vec::new();
        for (k, batch) in self.batches.iter().enumerate() {
            for slot in &self.slots[batch.slots.clone()] {
                for lane in (0..LANES).filter(|lane| slot.index[*lane] != EMPTY) {
                    found.push(((k, lane), slot.index[lane], [batch.a.from[lane], batch.b.from[lane]]));
                }
            }
        }
        found
    }

    /// Hands out the contacts after the sweeps: number, state.
    pub(crate) fn read(&self, mut out: impl FnMut(u32, LaneState)) {
        for slot in &self.slots {
            for lane in 0..LANES {
                if slot.index[lane] != EMPTY {
                    out(slot.index[lane], slot.state(lane));
                }
            }
        }
    }
}

/// One sweep of a packet, to be carried out by whatever vector unit there is.
pub(crate) struct Sweep<'a, M> {
    pub(crate) packet: &'a mut Packet,
    pub(crate) motions: M,
    /// How impulses move the bodies.
    pub(crate) responses: &'a [Eight],
    pub(crate) locals: &'a [OneContact],
    /// Momentum with which each contact first sets out beyond the last sweep.
    pub(crate) momentum: Option<f64>,
}

impl<M: Motions> Task for Sweep<'_, M> {
    /// Square of its change [J], and its largest change [m/s].
    type Output = (f64, f64);

    #[inline(always)]
    fn run<S: Unit>(self, simd: S) -> (f64, f64) {
        let Sweep { packet: Packet { batches, slots }, mut motions, responses, locals, momentum } = self;
        let (mut squares, mut changes) = (Eight::ZERO, Eight::ZERO);
        // the next bodies are fetched while these are under way, so that the sweep does not wait for them
        let mut fetched = [const { [Fetched::NOTHING; 2] }; 2];
        let pieces = LANES / S::F64_LANES;
        let count = pieces * batches.len();
        for i in 0..=count {
            let [even, odd] = &mut fetched;
            let ([a, b], [next_a, next_b]) = if i % 2 == 1 { (even, odd) } else { (odd, even) };
            if i < count {
                let (batch, k) = (&batches[i / pieces], i % pieces);
                batch.a.fetch(simd, k, &motions, responses, next_a);
                batch.b.fetch(simd, k, &motions, responses, next_b);
            }
            let Some(i) = i.checked_sub(1) else { continue };
            let (batch, k) = (&batches[i / pieces], i % pieces);
            let ((mut v_a, mut w_a), (mut v_b, mut w_b)) = (a.moving(simd), b.moving(simd));
            for slot in &mut slots[batch.slots.clone()] {
                let lever_a = Vectors::load(simd, &slot.lever_a, k);
                let lever_b = Vectors::load(simd, &slot.lever_b, k);
                let w = v_b + w_b.cross(lever_b) - v_a - w_a.cross(lever_a);
                let Some(answer) = slot.answer(simd, k, w, momentum, locals) else { continue };
                let (push_a, turn_a) = a.answer(simd, lever_a, answer.impulse);
                let (push_b, turn_b) = b.answer(simd, lever_b, answer.impulse);
                (v_a, w_a) = (v_a - push_a, w_a - turn_a);
                (v_b, w_b) = (v_b + push_b, w_b + turn_b);
                squares.store(k, squares.load(simd, k) + answer.square);
                changes.store(k, changes.load(simd, k).max(answer.change));
            }
            batch.a.write(simd, k, (v_a, w_a), &mut motions);
            batch.b.write(simd, k, (v_b, w_b), &mut motions);
        }
        // lane after lane, however many are taken at a time
        let square = squares.0.iter().fold(0.0, |sum, x| sum + x);
        (square, changes.0.iter().fold(0.0, |most, x| tumble_math::order::max(most, *x)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::linear::lanes::run_on;
    use crate::one_contact::exact::Branch;
    use crate::problem::body::{Body, Velocity};
    use crate::problem::contact::Contact;
    use pulp::Arch;
    use tumble_math::{DMat3, DVec3};
    use tumble_suite::Random;

    /// A heap of pairs that share no body, one contact each, and what the law says of every one.
    #[test]
    fn a_contact_alone_comes_to_the_exact_answer_of_its_law() {
        let mut r = Random::new(11);
        let mut branches = [0; 3];
        for _ in 0..400 {
            let mut bodies = Vec::new();
            let mut contacts = Vec::new();
            for k in 0..LANES as u32 {
                for _ in 0..2 {
                    let mass = r.range(0.5, 2.0);
                    let inertia = r.box_inertia(mass, DVec3::new(1.0, 0.8, 0.6));
                    let velocity = Velocity { linear: r.normal3(), angular: r.normal3() };
                    let mut body = Body::dynamic(mass, inertia, velocity);
                    body.free = velocity;
                    bodies.push(body);
                }
                let normal = r.normal3().normalize();
                let mut c =
                    Contact::new(2 * k, 2 * k + 1, normal, r.normal3() * 0.5, r.normal3() * 0.5).expect("a contact");
                c.friction = if r.range(0.0, 1.0) < 0.1 { 0.0 } else { r.range(0.0, 1.0) };
                contacts.push(c);
            }
            let locals: Vec<_> = contacts
                .iter()
                .map(|c| OneContact::new(&crate::problem::kinematics::local_matrix(c, &bodies)))
                .collect();
            let bound = r.range(-0.2, 0.2);
            let mut packet = Packet::default();
            let entry = |i: usize| SweptContact {
                index: i as u32,
                contact: &contacts[i],
                local: &locals[i],
                bound,
                friction: contacts[i].friction,
                state: LaneState::default(),
            };
            // the last lane stays empty
            let count = LANES - 1;
            packet.push(&moves(&bodies), (0..count).map(|i| std::iter::once(entry(i))));
            let (mut velocities, mut responses) = (Vec::new(), Vec::new());
            fill_velocities(&mut velocities, bodies.iter().map(|b| b.free));
            fill_responses(&mut responses, &bodies);
            let mut change = f64::INFINITY;
            for _ in 0..12 {
                let (packet, motions) = (&mut packet, Alone(&mut velocities));
                let sweep = Sweep { packet, motions, responses: &responses, locals: &locals, momentum: None };
                (_, change) = run_on(Arch::new(), sweep);
            }
            assert!(change < 1e-13, "{change}");
            let mut seen = 0;
            packet.read(|i, state| {
                let (c, found) = (&contacts[i as usize], state.impulse(&locals[i as usize]));
                let v = |b: u32| bodies[b as usize].free;
                let mut b = crate::problem::kinematics::relative(c, v(c.body_a), v(c.body_b));
                b.x += bound;
                let local = &locals[i as usize];
                let (exact, branch) = local.solve(b, c.friction, &mut 0.0);
                branches[branch as usize] += 1;
                seen += 1;
                // where several solutions exist both follow the law, but may differ
                if local.is_unique(c.friction) || branch != Branch::Slide {
                    assert!((found - exact).length() < 1e-12 * (1.0 + exact.length()), "{found} {exact} {branch:?}");
                }
            });
            assert_eq!(seen, count);
        }
        assert!(branches.iter().all(|n| *n > 100), "{branches:?}");
    }

    fn ball(velocity: DVec3) -> Body {
        Body::dynamic(1.0, DMat3::from_diagonal(DVec3::splat(0.4)), Velocity::linear(velocity))
    }

    /// One sweep over balls on a floor, a lane for each, from (velocity, impulse): the bits of velocities and impulses.
    fn one_visit(arch: Arch, given: &[(DVec3, DVec3)]) -> (Vec<[u64; 6]>, Vec<[u64; 3]>) {
        let mut bodies = vec![Body::fixed()];
        bodies.extend(given.iter().map(|(v, _)| ball(*v)));
        let contact = |i: usize| Contact::new(0, i as u32 + 1, DVec3::Z, DVec3::ZERO, -DVec3::Z).expect("a contact");
        let contacts: Vec<_> = (0..given.len()).map(contact).collect();
        let locals: Vec<_> =
            contacts.iter().map(|c| OneContact::new(&crate::problem::kinematics::local_matrix(c, &bodies))).collect();
        let entry = |i: usize| SweptContact {
            index: i as u32,
            contact: &contacts[i],
            local: &locals[i],
            bound: 0.0,
            friction: 0.5,
            state: LaneState::new(given[i].1, &locals[i]),
        };
        let mut packet = Packet::default();
        packet.push(&moves(&bodies), (0..given.len()).map(|i| std::iter::once(entry(i))));
        let (mut velocities, mut responses) = (Vec::new(), Vec::new());
        fill_velocities(&mut velocities, bodies.iter().map(|b| b.free));
        fill_responses(&mut responses, &bodies);
        let shared: Vec<_> = velocities.iter().map(BodyVelocity::new).collect();
        let (responses, locals, mut again) = (&responses[..], &locals[..], packet.clone());
        let motions = Alone(&mut velocities);
        run_on(arch, Sweep { packet: &mut packet, motions, responses, locals, momentum: None });
        // what several threads may see is the same
        let motions = Shared(&shared);
        run_on(arch, Sweep { packet: &mut again, motions, responses, locals, momentum: None });
        let bits = |row: &Eight| velocity_bits(velocity(row));
        let velocities: Vec<_> = velocities[..bodies.len()].iter().map(bits).collect();
        let shared: Vec<_> = shared[..bodies.len()].iter().map(|body| bits(&body.read())).collect();
        assert_eq!(velocities, shared, "{arch:?}");
        let mut found = vec![[0; 3]; given.len()];
        packet.read(|i, state| found[i as usize] = state.impulse(&locals[i as usize]).to_array().map(f64::to_bits));
        (velocities, found)
    }

    fn velocity_bits(v: Velocity) -> [u64; 6] {
        let (v, w) = (v.linear.to_array(), v.angular.to_array());
        [v[0], v[1], v[2], w[0], w[1], w[2]].map(f64::to_bits)
    }

    #[test]
    fn a_body_sets_out_beyond_the_last_sweep_by_its_momentum() {
        let number = |x: f64| Eight([x, 2.0 * x, -x, 0.5 * x, x, 0.0, 0.0, 0.0]);
        for (unit, _) in units() {
            let (mut velocities, mut lasts) = (vec![number(1.0), number(-2.0)], vec![Eight::ZERO; 2]);
            let shared: Vec<_> = velocities.iter().map(BodyVelocity::new).collect();
            let mut lasts_too = lasts.clone();
            // a sweep from 1.5 to 3.5 next: beyond it by a quarter of the way from 1; then without momentum
            let steps = [(0.0, Some(0.5), 1.5, 1.0), (2.0, Some(0.25), 4.125, 3.5), (0.0, None, 4.125, 4.125)];
            for (swept, momentum, start, reached) in steps {
                for (row, scale) in velocities.iter_mut().zip([1.0, -2.0]) {
                    *row = Eight(std::array::from_fn(|k| row[k] + number(swept * scale)[k]));
                }
                for (body, row) in shared.iter().zip(&velocities) {
                    body.write(row);
                }
                run_on(unit, SettingOut { motions: Alone(&mut velocities), first: 0, lasts: &mut lasts, momentum });
                run_on(unit, SettingOut { motions: Shared(&shared), first: 0, lasts: &mut lasts_too, momentum });
                assert_eq!((velocities[0], velocities[1]), (number(start), number(-2.0 * start)), "{unit:?}");
                assert_eq!((lasts[0], lasts[1]), (number(reached), number(-2.0 * reached)));
                assert_eq!((shared[0].read(), shared[1].read(), &lasts), (velocities[0], velocities[1], &lasts_too));
            }
        }
    }

    /// The second lane is busy, so that a unit of several lanes visits the first with it and one of a single lane alone.
    const BUSY: (DVec3, DVec3) = (DVec3::new(0.5, 0.25, -1.0), DVec3::ZERO);

    #[test]
    fn friction_without_a_normal_impulse_is_taken_back_on_every_unit() {
        let given = [(DVec3::new(1.0, 0.0, 0.5), DVec3::new(0.0, 0.25, 0.0)), BUSY];
        for (unit, _) in units() {
            let (velocities, impulses) = one_visit(unit, &given);
            assert_eq!(impulses[0], [0; 3]);
            let v = velocities[1].map(f64::from_bits);
            let moved = (v[0] - 1.0) * (v[0] - 1.0) + v[1] * v[1];
            assert!((moved - 0.0625).abs() < 1e-15, "{unit:?}: {v:?}");
            assert_eq!((velocities, impulses), one_visit(Arch::Scalar, &given));
        }
    }

    #[test]
    fn signs_of_zeros_do_not_depend_on_the_unit() {
        let given = [(DVec3::new(-0.0, -0.0, 0.5), DVec3::ZERO), BUSY];
        for (unit, _) in units() {
            assert_eq!(one_visit(unit, &given), one_visit(Arch::Scalar, &given), "{unit:?}");
        }
    }
}
