//! Eight touching pairs that share no body that moves, swept at once: a lane for each.
//!
//! The velocities of the sixteen bodies are fetched, all contacts of the pairs answered one after the other, and the
//! velocities written back. A pair with fewer contacts than its neighbours has empty ones, and an empty lane has none.
//!
//! Contacts stand in the axes of S (see [`crate::one_contact`]), where K is told by K_nn, the eigenvalues s₀, s₁ of S,
//! and hᵢ = K_ni/K_nn. With m = λ_n + h·λ_t of the old impulse and u of the present velocity,
//!
//! ```text
//! c = u_t − h u_n − s λ_t,   r = m − u_n/K_nn
//! ```
//!
//! are all that the three branches ask for: r ≤ 0 is open, and the impulse that sticks is the old one less K⁻¹u. A slide
//! has λ_t(σ) = −D/E with E = (s₀+σ)(s₁+σ) and D = (c₀(s₁+σ), c₁(s₀+σ)), so that its direction needs no division;
//! λ_n = r − h·λ_t and |λ_t| = μ λ_n then say its length. The root σ of G = μ(rE + h·D)/|D| − 1 is approached by one
//! Newton step a visit, as [`OneContact::approach`] does, from the last root or from where S would have it were it round. Also
//! where it is not known to be the only one: any root obeys the law, and which of them is found is then not said to be the
//! smallest. What goes astray is solved in full, lane by lane.

use crate::contact::Contact;
use crate::lanes::{Eight, EightVectors, LANES, Lanes, Vectors, Where};
use crate::one_contact::OneContact;
use crate::problem::{Body, Velocity};
use crate::space::go_on;
use pulp::Simd;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use tumble_math::{DMat3, DVec3};

/// A lane without a contact.
const EMPTY: u32 = u32::MAX;

/// Velocity of a body. Several threads write to the places of different bodies: the bits of numbers in relaxed atomics,
/// which cost what plain numbers cost.
#[derive(Debug)]
#[repr(align(64))]
pub(crate) struct Place([AtomicU64; 6]);

/// What the last sweep of a body started from, and the way of the sweeps before it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Travel {
    pub(crate) departure: Velocity,
    pub(crate) way: Velocity,
}

impl Place {
    pub(crate) fn new(v: Velocity) -> Self {
        // no −0: adding nothing to it leaves +0, and whether nothing is added depends on the lanes taken at a time
        Self(numbers(v).map(|x| AtomicU64::new((x + 0.0).to_bits())))
    }

    #[inline(always)]
    fn read(&self) -> [f64; 6] {
        std::array::from_fn(|k| f64::from_bits(self.0[k].load(Relaxed)))
    }

    #[inline(always)]
    fn write(&self, numbers: [f64; 6]) {
        for (slot, x) in self.0.iter().zip(numbers) {
            slot.store(x.to_bits(), Relaxed);
        }
    }

    pub(crate) fn velocity(&self) -> Velocity {
        let [x, y, z, p, q, r] = self.read();
        Velocity { linear: DVec3::new(x, y, z), angular: DVec3::new(p, q, r) }
    }

    /// After a sweep: on along the way so far, as [`crate::space::Space::go_on`] says.
    pub(crate) fn go_on(&self, travel: &mut Travel, part: Option<f64>) {
        let mut now = self.velocity();
        let Travel { departure: from, way } = travel;
        go_on(&mut now.linear, &mut from.linear, &mut way.linear, part);
        go_on(&mut now.angular, &mut from.angular, &mut way.angular, part);
        self.write(numbers(now));
    }
}

fn numbers(v: Velocity) -> [f64; 6] {
    [v.linear.x, v.linear.y, v.linear.z, v.angular.x, v.angular.y, v.angular.z]
}

/// One body of each pair: where it stands, and how impulses move it. A body that nothing moves has no mass to speak of,
/// and is never written to.
#[derive(Clone, Debug)]
struct Side {
    bodies: [u32; LANES],
    moves: [bool; LANES],
    inverse_mass: Eight,
    /// xx, yx, zx, yy, zy, zz.
    inverse_inertia: [Eight; 6],
}

impl Side {
    const EMPTY: Self = Self {
        bodies: [0; LANES],
        moves: [false; LANES],
        inverse_mass: Eight::ZERO,
        inverse_inertia: [Eight::ZERO; 6],
    };

    fn set(&mut self, lane: usize, index: u32, body: &Body) {
        self.bodies[lane] = index;
        if body.is_dynamic() {
            self.moves[lane] = true;
            self.inverse_mass[lane] = body.inverse_mass;
            let DMat3 { x_axis: x, y_axis: y, z_axis: z } = body.inverse_inertia;
            for (eight, number) in self.inverse_inertia.iter_mut().zip([x.x, x.y, x.z, y.y, y.z, z.z]) {
                eight[lane] = number;
            }
        }
    }

    /// Copies the velocities of the bodies.
    #[inline(never)]
    fn fetch(&self, places: &[Place], motion: &mut Motion) {
        for (lane, body) in self.bodies.iter().enumerate() {
            let v = places[*body as usize].read();
            for k in 0..3 {
                motion.linear[k][lane] = v[k];
                motion.angular[k][lane] = v[3 + k];
            }
        }
    }

    #[inline(never)]
    fn write(&self, motion: &Motion, places: &[Place]) {
        let (v, w) = (&motion.linear, &motion.angular);
        for (lane, body) in self.bodies.iter().enumerate() {
            if self.moves[lane] {
                let numbers = [v[0][lane], v[1][lane], v[2][lane], w[0][lane], w[1][lane], w[2][lane]];
                places[*body as usize].write(numbers);
            }
        }
    }

    /// Adds the impulse `p` at the lever arm; `motion` is where the velocity is kept.
    #[inline(always)]
    fn push<S: Simd>(
        &self,
        simd: S,
        k: usize,
        motion: &mut Motion,
        now: (Vectors<S>, Vectors<S>),
        lever: Vectors<S>,
        p: Vectors<S>,
    ) {
        let (linear, angular) = now;
        let turn = lever.cross(p);
        let [xx, yx, zx, yy, zy, zz] = &self.inverse_inertia;
        let at = |eight: &Eight| eight.load(simd, k);
        let (xx, yx, zx, yy, zy, zz) = (at(xx), at(yx), at(zx), at(yy), at(zy), at(zz));
        let spin = Vectors {
            x: xx * turn.x + yx * turn.y + zx * turn.z,
            y: yx * turn.x + yy * turn.y + zy * turn.z,
            z: zx * turn.x + zy * turn.y + zz * turn.z,
        };
        (linear + p * at(&self.inverse_mass)).store(&mut motion.linear, k);
        (angular + spin).store(&mut motion.angular, k);
    }
}

/// Velocities of one body of each pair.
struct Motion {
    linear: EightVectors,
    angular: EightVectors,
}

impl Motion {
    const ZERO: Self = Self { linear: NOTHING, angular: NOTHING };

    #[inline(always)]
    fn load<S: Simd>(&self, simd: S, k: usize) -> (Vectors<S>, Vectors<S>) {
        (Vectors::load(simd, &self.linear, k), Vectors::load(simd, &self.angular, k))
    }
}

/// One contact of each pair.
#[derive(Clone, Debug)]
struct Slot {
    normal: EightVectors,
    /// First axis of S; the second completes the frame.
    tangent: EightVectors,
    lever_a: EightVectors,
    lever_b: EightVectors,
    nn: Eight,
    inverse_nn: Eight,
    schur: [Eight; 2],
    inverse_schur: [Eight; 2],
    lean: [Eight; 2],
    floor: Eight,
    friction: Eight,
    /// The root of the last slide.
    slip: Eight,
    /// (n, p, q).
    impulse: EightVectors,
    /// Impulse from which the last sweep set out.
    before: EightVectors,
    /// The way of the sweeps before it.
    way: EightVectors,
    /// Numbers of the contacts in the problem.
    index: [u32; LANES],
}

const NOTHING: EightVectors = [Eight::ZERO; 3];

impl Slot {
    /// No contact: it stays open.
    const EMPTY: Self = Self {
        normal: NOTHING,
        tangent: NOTHING,
        lever_a: NOTHING,
        lever_b: NOTHING,
        nn: Eight::ZERO,
        inverse_nn: Eight::ZERO,
        schur: [Eight([1.0; LANES]); 2],
        inverse_schur: [Eight([1.0; LANES]); 2],
        lean: [Eight::ZERO; 2],
        floor: Eight::ZERO,
        friction: Eight::ZERO,
        slip: Eight::ZERO,
        impulse: NOTHING,
        before: NOTHING,
        way: NOTHING,
        index: [EMPTY; LANES],
    };

    fn set(&mut self, lane: usize, entry: &Entry<'_>) {
        let Entry { contact: c, local, .. } = *entry;
        let axes = local.axes();
        let (p, q) = axes.to_axes(entry.impulse.y, entry.impulse.z);
        let tangent = c.frame.to_world(axes.first());
        let put = |to: &mut EightVectors, v: DVec3| {
            for (eight, x) in to.iter_mut().zip(v.to_array()) {
                eight[lane] = x;
            }
        };
        put(&mut self.normal, c.frame.normal);
        put(&mut self.tangent, tangent);
        put(&mut self.lever_a, c.lever_a);
        put(&mut self.lever_b, c.lever_b);
        put(&mut self.impulse, DVec3::new(entry.impulse.x, p, q));
        let one = [
            (&mut self.nn, local.nn),
            (&mut self.inverse_nn, local.inverse_nn()),
            (&mut self.floor, entry.floor),
            (&mut self.friction, entry.friction),
        ];
        for (eight, x) in one {
            eight[lane] = x;
        }
        let lean = local.lean();
        for k in 0..2 {
            self.schur[k][lane] = axes.values[k];
            self.inverse_schur[k][lane] = 1.0 / axes.values[k];
            self.lean[k][lane] = lean[k];
        }
        self.index[lane] = entry.index;
    }

    /// The impulse of a lane in the contact's own frame.
    fn impulse(&self, lane: usize, local: &OneContact) -> DVec3 {
        let [n, p, q] = [0, 1, 2].map(|k| self.impulse[k][lane]);
        let (y, z) = local.axes().from_axes(p, q);
        DVec3::new(n, y, z)
    }
}

/// A contact to be swept.
#[derive(Clone, Copy)]
pub(crate) struct Entry<'a> {
    /// Its number in the problem.
    pub(crate) index: u32,
    pub(crate) contact: &'a Contact,
    pub(crate) local: &'a OneContact,
    pub(crate) floor: f64,
    pub(crate) friction: f64,
    pub(crate) impulse: DVec3,
}

/// Eight pairs, and where their contacts are.
#[derive(Clone, Debug)]
struct Batch {
    a: Side,
    b: Side,
    slots: std::ops::Range<usize>,
}

/// Batches of one colour that one thread takes.
#[derive(Debug, Default)]
pub(crate) struct Part {
    batches: Vec<Batch>,
    slots: Vec<Slot>,
    /// Whether batches may share bodies that move: then each waits for the one before it.
    in_turn: bool,
    /// Square of what the last sweep changed [J], and its largest change [m/s].
    pub(crate) square: f64,
    pub(crate) change: f64,
}

impl Part {
    /// Without batches; `in_turn` where those that come may share bodies that move.
    pub(crate) fn clear(&mut self, in_turn: bool) {
        self.batches.clear();
        self.slots.clear();
        self.in_turn = in_turn;
    }

    /// Adds up to eight pairs, each given by its contacts.
    pub(crate) fn push<'a, P>(&mut self, bodies: &[Body], pairs: impl Iterator<Item = P>)
    where
        P: Iterator<Item = Entry<'a>>,
    {
        let first = self.slots.len();
        let (mut a, mut b) = (Side::EMPTY, Side::EMPTY);
        for (lane, pair) in pairs.enumerate() {
            for (k, entry) in pair.enumerate() {
                if k == 0 {
                    let c = entry.contact;
                    a.set(lane, c.body_a, &bodies[c.body_a as usize]);
                    b.set(lane, c.body_b, &bodies[c.body_b as usize]);
                }
                if self.slots.len() == first + k {
                    self.slots.push(Slot::EMPTY);
                }
                self.slots[first + k].set(lane, &entry);
            }
        }
        self.batches.push(Batch { a, b, slots: first..self.slots.len() });
    }

    /// Batch and lane, number and bodies of every contact.
    #[cfg(test)]
    pub(crate) fn contacts(&self) -> Vec<((usize, usize), u32, [u32; 2])> {
        let mut found = Vec::new();
        for (k, batch) in self.batches.iter().enumerate() {
            for slot in &self.slots[batch.slots.clone()] {
                for lane in (0..LANES).filter(|lane| slot.index[*lane] != EMPTY) {
                    found.push(((k, lane), slot.index[lane], [batch.a.bodies[lane], batch.b.bodies[lane]]));
                }
            }
        }
        found
    }

    /// Hands out what the sweeps left: number of the contact, impulse.
    pub(crate) fn read(&self, locals: &[OneContact], mut out: impl FnMut(u32, DVec3)) {
        for slot in &self.slots {
            for lane in 0..LANES {
                if slot.index[lane] != EMPTY {
                    out(slot.index[lane], slot.impulse(lane, &locals[slot.index[lane] as usize]));
                }
            }
        }
    }
}

/// One sweep of a part, to be carried out by whatever vector unit there is.
pub(crate) struct Sweep<'a> {
    pub(crate) part: &'a mut Part,
    pub(crate) places: &'a [Place],
    pub(crate) locals: &'a [OneContact],
    /// How far each contact first goes on along its way.
    pub(crate) on: Option<f64>,
}

impl pulp::WithSimd for Sweep<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        let Part { batches, slots, in_turn, square, change } = self.part;
        let (mut squares, mut changes) = (Eight::ZERO, Eight::ZERO);
        // the next batch is fetched while this one is under way, so that nobody waits for it
        let mut motions = [const { [Motion::ZERO; 2] }; 2];
        let fetch = |batch: &Batch, [a, b]: &mut [Motion; 2]| {
            batch.a.fetch(self.places, a);
            batch.b.fetch(self.places, b);
        };
        for i in 0..batches.len() {
            let batch = &batches[i];
            let [first, second] = &mut motions;
            let (motion, next) = if i % 2 == 0 { (first, second) } else { (second, first) };
            if i == 0 || *in_turn {
                fetch(batch, motion);
            }
            if let Some(ahead) = batches.get(i + 1).filter(|_| !*in_turn) {
                fetch(ahead, next);
            }
            let [motion_a, motion_b] = motion;
            for slot in &mut slots[batch.slots.clone()] {
                for k in 0..LANES / S::F64_LANES {
                    let (now_a, now_b) = (motion_a.load(simd, k), motion_b.load(simd, k));
                    let lever_a = Vectors::load(simd, &slot.lever_a, k);
                    let lever_b = Vectors::load(simd, &slot.lever_b, k);
                    let w = now_b.0 + now_b.1.cross(lever_b) - now_a.0 - now_a.1.cross(lever_a);
                    let Some(answer) = slot.answer(simd, k, w, self.on, self.locals) else { continue };
                    let p = answer.impulse;
                    batch.b.push(simd, k, motion_b, now_b, lever_b, p);
                    batch.a.push(simd, k, motion_a, now_a, lever_a, -p);
                    squares.store(k, squares.load(simd, k) + answer.square);
                    changes.store(k, changes.load(simd, k).max(answer.change));
                }
            }
            batch.a.write(motion_a, self.places);
            batch.b.write(motion_b, self.places);
        }
        // lane after lane, however many are taken at a time
        *square = squares.0.iter().fold(0.0, |sum, x| sum + x);
        *change = changes.0.iter().fold(0.0, |most, x| tumble_math::order::max(most, *x));
    }
}

/// What a visit changed.
struct Answer<S: Simd> {
    /// Change of impulse, in the world.
    impulse: Vectors<S>,
    /// Its square [J].
    square: Lanes<S>,
    /// The largest velocity that it changes [m/s].
    change: Lanes<S>,
}

impl Slot {
    /// Takes the contacts on along their way and answers their laws at the velocity `w` of the world; `None` where all
    /// stay open.
    #[inline(always)]
    fn answer<S: Simd>(
        &mut self,
        simd: S,
        k: usize,
        w: Vectors<S>,
        on: Option<f64>,
        locals: &[OneContact],
    ) -> Option<Answer<S>> {
        let zero = Lanes::splat(simd, 0.0);
        let old = self.go_on(simd, k, on);
        let normal = Vectors::load(simd, &self.normal, k);
        let tangent = Vectors::load(simd, &self.tangent, k);
        let u_n = w.dot(normal) + self.floor.load(simd, k);
        // along its way a contact may have come to friction without a normal impulse: that is to be taken back
        let nothing = old.x.eq(zero).and(old.y.eq(zero)).and(old.z.eq(zero));
        let idle = nothing.and(u_n.ge(zero));
        if !idle.not().anywhere() {
            // open, and they stay so
            Vectors::splat(simd, 0.0).store(&mut self.impulse, k);
            self.slip.store(k, zero);
            return None;
        }
        let second = normal.cross(tangent);
        let inverse_nn = self.inverse_nn.load(simd, k);
        let [s0, s1] = [0, 1].map(|i| self.schur[i].load(simd, k));
        let [h0, h1] = [0, 1].map(|i| self.lean[i].load(simd, k));
        let friction = self.friction.load(simd, k);
        let [u0, u1] = [w.dot(tangent) - h0 * u_n, w.dot(second) - h1 * u_n];
        let alone = old.x + h0 * old.y + h1 * old.z - u_n * inverse_nn;

        let closed = alone.gt(zero);
        let [i0, i1] = [0, 1].map(|i| self.inverse_schur[i].load(simd, k));
        let (p, q) = (old.y - u0 * i0, old.z - u1 * i1);
        let n = alone - h0 * p - h1 * q;
        let radius = friction * n;
        let within = (radius * radius).ge(p * p + q * q);
        let sticks = closed.and(n.ge(zero)).and(within);
        let smooth = closed.and(friction.eq(zero));
        let mut new = Vectors {
            x: sticks.choose(n, smooth.choose(alone, zero)),
            y: sticks.choose(p, zero),
            z: sticks.choose(q, zero),
        };
        // what is not open for certain, NaN included
        let slides = zero.ge(alone).or(sticks).or(smooth).not();
        let mut slip = zero;
        if slides.anywhere() {
            let slide = Slide { c: [u0 - s0 * old.y, u1 - s1 * old.z], s: [s0, s1], h: [h0, h1], friction, alone };
            let last = self.slip.load(simd, k);
            let known = last.gt(zero);
            let start = if slides.and(known.not()).anywhere() { known.choose(last, slide.guess()) } else { last };
            let (root, answer) = slide.approach(start);
            let largest = Lanes::splat(simd, f64::MAX);
            let found = root.gt(zero).and(largest.gt(root)).and(answer.x.gt(zero)).and(largest.gt(answer.x));
            let slid = slides.and(found);
            slip = slid.choose(root, zero);
            new = Vectors {
                x: slid.choose(answer.x, new.x),
                y: slid.choose(answer.y, new.y),
                z: slid.choose(answer.z, new.z),
            };
            let astray = slides.and(found.not());
            if astray.anywhere() {
                let free = Vectors { x: -alone, y: slide.c[0], z: slide.c[1] };
                (new, slip) = self.solve_in_full(simd, k, astray, free, (new, slip), locals);
            }
        }
        self.slip.store(k, slip);
        new.store(&mut self.impulse, k);

        let delta = new - old;
        let impulse = normal * delta.x + tangent * delta.y + second * delta.z;
        let nn = self.nn.load(simd, k);
        let m = nn * (delta.x + h0 * delta.y + h1 * delta.z);
        let change = m.abs().max((s0 * delta.y + h0 * m).abs()).max((s1 * delta.z + h1 * m).abs());
        Some(Answer { impulse, square: delta.dot(delta) * nn, change })
    }

    /// The impulses from which this sweep sets out.
    #[inline(always)]
    fn go_on<S: Simd>(&mut self, simd: S, k: usize, on: Option<f64>) -> Vectors<S> {
        let mut now = Vectors::load(simd, &self.impulse, k);
        if let Some(part) = on {
            let sweep = now - Vectors::load(simd, &self.before, k);
            let on = Vectors::load(simd, &self.way, k) * Lanes::splat(simd, part);
            now = now + on;
            (on + sweep).store(&mut self.way, k);
        } else {
            Vectors::splat(simd, 0.0).store(&mut self.way, k);
        }
        now.store(&mut self.before, k);
        now
    }

    /// Solves the lanes that went astray as [`OneContact::solve`] does; `free` is (−b_n/K_nn, c₀, c₁).
    #[cold]
    #[inline(never)]
    fn solve_in_full<S: Simd>(
        &self,
        simd: S,
        k: usize,
        astray: Where<S>,
        free: Vectors<S>,
        (new, slip): (Vectors<S>, Lanes<S>),
        locals: &[OneContact],
    ) -> (Vectors<S>, Lanes<S>) {
        let mut which = Eight::ZERO;
        which.store(k, astray.choose(Lanes::splat(simd, 1.0), Lanes::splat(simd, 0.0)));
        let (mut frees, mut news, mut slips) = (NOTHING, NOTHING, Eight::ZERO);
        free.store(&mut frees, k);
        new.store(&mut news, k);
        slips.store(k, slip);
        // a body that ran away makes a number of no lane, empty ones included
        for lane in (0..LANES).filter(|lane| which[*lane] == 1.0 && self.index[*lane] != EMPTY) {
            let local = &locals[self.index[lane] as usize];
            let b_n = local.nn * frees[0][lane];
            let [h0, h1] = local.lean();
            let (y, z) = local.axes().from_axes(frees[1][lane] + h0 * b_n, frees[2][lane] + h1 * b_n);
            let mut slip = self.slip[lane];
            let (answer, _) = local.solve(DVec3::new(b_n, y, z), self.friction[lane], &mut slip);
            let (p, q) = local.axes().to_axes(answer.y, answer.z);
            for (eight, x) in news.iter_mut().zip([answer.x, p, q]) {
                eight[lane] = x;
            }
            slips[lane] = slip;
        }
        (Vectors::load(simd, &news, k), slips.load(simd, k))
    }
}

/// What a sliding contact is asked for.
struct Slide<S: Simd> {
    c: [Lanes<S>; 2],
    s: [Lanes<S>; 2],
    h: [Lanes<S>; 2],
    friction: Lanes<S>,
    /// Normal impulse without friction [N·s].
    alone: Lanes<S>,
}

impl<S: Simd> Slide<S> {
    /// Where |λ_t| would meet the disc of the normal impulse without friction if S were a multiple of 1.
    #[inline(always)]
    fn guess(&self) -> Lanes<S> {
        let simd = self.alone.simd();
        let length = (self.c[0] * self.c[0] + self.c[1] * self.c[1]).sqrt();
        let mean = Lanes::splat(simd, 0.5) * (self.s[0] + self.s[1]);
        (length / (self.friction * self.alone) - mean).max(Lanes::splat(simd, 0.0))
    }

    /// One Newton step from the root `start`: the new root, and the impulse that goes in its direction.
    #[inline(always)]
    fn approach(&self, start: Lanes<S>) -> (Lanes<S>, Vectors<S>) {
        let Self { c: [c0, c1], s: [s0, s1], h: [h0, h1], friction, alone } = *self;
        let (e0, e1) = (s0 + start, s1 + start);
        let (d0, d1) = (c0 * e1, c1 * e0);
        let square = d0 * d0 + d1 * d1;
        let radius = friction * (alone * (e0 * e1) + h0 * d0 + h1 * d1);
        let growth = friction * (alone * (e0 + e1) + h0 * c0 + h1 * c1);
        let root = start - (radius - square.sqrt()) * square / (growth * square - radius * (d0 * c0 + d1 * c1));
        let (d0, d1) = (c0 * (s1 + root), c1 * (s0 + root));
        let length = (d0 * d0 + d1 * d1).sqrt();
        let share = alone / (length - friction * (h0 * d0 + h1 * d1));
        let pull = -(friction * share);
        (root, Vectors { x: share * length, y: pull * d0, z: pull * d1 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::one_contact::Branch;
    use pulp::Arch;
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
            let locals: Vec<_> =
                contacts.iter().map(|c| OneContact::new(&crate::bodies::local_matrix(c, &bodies))).collect();
            let floor = r.range(-0.2, 0.2);
            let mut part = Part::default();
            let entry = |i: usize| Entry {
                index: i as u32,
                contact: &contacts[i],
                local: &locals[i],
                floor,
                friction: contacts[i].friction,
                impulse: DVec3::ZERO,
            };
            // the last lane stays empty
            let count = LANES - 1;
            part.push(&bodies, (0..count).map(|i| std::iter::once(entry(i))));
            let places: Vec<_> = bodies.iter().map(|b| Place::new(b.free)).collect();
            for _ in 0..12 {
                Arch::new().dispatch(Sweep { part: &mut part, places: &places, locals: &locals, on: None });
            }
            assert!(part.change < 1e-13, "{}", part.change);
            let mut seen = 0;
            part.read(&locals, |i, found| {
                let c = &contacts[i as usize];
                let v = |b: u32| bodies[b as usize].free;
                let mut b = crate::bodies::relative(c, v(c.body_a), v(c.body_b));
                b.x += floor;
                let local = &locals[i as usize];
                let (exact, branch) = local.solve(b, c.friction, &mut 0.0);
                branches[branch as usize] += 1;
                seen += 1;
                // where several answers exist both follow the law, but may differ
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

    fn units() -> Vec<Arch> {
        let mut all = vec![Arch::Scalar];
        #[cfg(target_arch = "x86_64")]
        {
            all.extend(pulp::x86::V3::try_new().map(Arch::V3));
            all.extend(pulp::x86::V4::try_new().map(Arch::V4));
        }
        all
    }

    /// One sweep over balls on a floor, a lane for each, from (velocity, impulse): the bits of velocities and impulses.
    fn one_visit(arch: Arch, given: &[(DVec3, DVec3)]) -> (Vec<[u64; 6]>, Vec<[u64; 3]>) {
        let mut bodies = vec![Body::fixed()];
        bodies.extend(given.iter().map(|(v, _)| ball(*v)));
        let contact = |i: usize| Contact::new(0, i as u32 + 1, DVec3::Z, DVec3::ZERO, -DVec3::Z).expect("a contact");
        let contacts: Vec<_> = (0..given.len()).map(contact).collect();
        let locals: Vec<_> =
            contacts.iter().map(|c| OneContact::new(&crate::bodies::local_matrix(c, &bodies))).collect();
        let entry = |i: usize| Entry {
            index: i as u32,
            contact: &contacts[i],
            local: &locals[i],
            floor: 0.0,
            friction: 0.5,
            impulse: given[i].1,
        };
        let mut part = Part::default();
        part.push(&bodies, (0..given.len()).map(|i| std::iter::once(entry(i))));
        let places: Vec<_> = bodies.iter().map(|b| Place::new(b.free)).collect();
        arch.dispatch(Sweep { part: &mut part, places: &places, locals: &locals, on: None });
        let mut found = vec![[0; 3]; given.len()];
        part.read(&locals, |i, l| found[i as usize] = l.to_array().map(f64::to_bits));
        (places.iter().map(|p| p.read().map(f64::to_bits)).collect(), found)
    }

    /// The second lane is busy, so that a unit of several lanes visits the first with it and one of a single lane alone.
    const BUSY: (DVec3, DVec3) = (DVec3::new(0.5, 0.25, -1.0), DVec3::ZERO);

    #[test]
    fn friction_without_a_normal_impulse_is_taken_back_on_every_unit() {
        let given = [(DVec3::new(1.0, 0.0, 0.5), DVec3::new(0.0, 0.25, 0.0)), BUSY];
        for unit in units() {
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
        for unit in units() {
            assert_eq!(one_visit(unit, &given), one_visit(Arch::Scalar, &given), "{unit:?}");
        }
    }
}
