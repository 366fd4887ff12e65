//! One contact of each of eight pairs, answered at once.
//!
//! Contacts stand in the axes of S (see [`crate::one_contact::exact`]), where K is told by K_nn, the eigenvalues s₀, s₁ of S,
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
//! smallest. Lanes that do not converge are solved in full, one by one.

use crate::linear::lanes::{Eight, EightVectors, LANES, Lanes, NOTHING, Vectors, Where};
use crate::one_contact::exact::OneContact;
use crate::problem::contact::Contact;
use pulp::Simd;
use tumble_math::DVec3;

/// A lane without a contact.
pub(super) const EMPTY: u32 = u32::MAX;

/// One contact of each pair.
#[derive(Clone, Debug)]
pub(super) struct Slot {
    normal: EightVectors,
    /// First axis of S; the second completes the frame.
    tangent: EightVectors,
    pub(super) lever_a: EightVectors,
    pub(super) lever_b: EightVectors,
    nn: Eight,
    inverse_nn: Eight,
    schur: [Eight; 2],
    inverse_schur: [Eight; 2],
    lean: [Eight; 2],
    bound: Eight,
    friction: Eight,
    /// The root of the last slide.
    slip: Eight,
    /// (n, p, q).
    impulse: EightVectors,
    /// Impulse to which the sweep before led.
    last: EightVectors,
    /// Numbers of the contacts in the problem.
    pub(super) index: [u32; LANES],
}

impl Slot {
    /// No contact: it stays open.
    pub(super) const EMPTY: Self = Self {
        normal: NOTHING,
        tangent: NOTHING,
        lever_a: NOTHING,
        lever_b: NOTHING,
        nn: Eight::ZERO,
        inverse_nn: Eight::ZERO,
        schur: [Eight([1.0; LANES]); 2],
        inverse_schur: [Eight([1.0; LANES]); 2],
        lean: [Eight::ZERO; 2],
        bound: Eight::ZERO,
        friction: Eight::ZERO,
        slip: Eight::ZERO,
        impulse: NOTHING,
        last: NOTHING,
        index: [EMPTY; LANES],
    };

    pub(super) fn set(&mut self, lane: usize, entry: &SweptContact<'_>) {
        let SweptContact { contact: c, local, state, .. } = *entry;
        let axes = local.axes();
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
        put(&mut self.impulse, state.impulse);
        put(&mut self.last, state.last);
        let one = [
            (&mut self.nn, local.nn),
            (&mut self.inverse_nn, local.inverse_nn()),
            (&mut self.bound, entry.bound),
            (&mut self.friction, entry.friction),
            (&mut self.slip, state.slip),
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

    /// State of a lane after the sweeps so far.
    pub(super) fn state(&self, lane: usize) -> LaneState {
        let get = |from: &EightVectors| DVec3::new(from[0][lane], from[1][lane], from[2][lane]);
        LaneState { impulse: get(&self.impulse), last: get(&self.last), slip: self.slip[lane] }
    }
}

/// State of a contact between sweeps, in the axes of its S.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct LaneState {
    impulse: DVec3,
    last: DVec3,
    slip: f64,
}

impl LaneState {
    /// Of a contact that was not swept yet.
    pub(crate) fn new(impulse: DVec3, local: &OneContact) -> Self {
        let (p, q) = local.axes().to_axes(impulse.y, impulse.z);
        Self { impulse: DVec3::new(impulse.x, p, q), ..Self::default() }
    }

    /// The impulse in the contact's own frame.
    pub(crate) fn impulse(&self, local: &OneContact) -> DVec3 {
        let (y, z) = local.axes().from_axes(self.impulse.y, self.impulse.z);
        DVec3::new(self.impulse.x, y, z)
    }

    /// Whether the contact carries nothing and did not before.
    pub(crate) fn is_nothing(&self) -> bool {
        self.impulse == DVec3::ZERO && self.last == DVec3::ZERO
    }
}

/// A contact to be swept.
#[derive(Clone, Copy)]
pub(crate) struct SweptContact<'a> {
    /// Its number in the problem.
    pub(crate) index: u32,
    pub(crate) contact: &'a Contact,
    pub(crate) local: &'a OneContact,
    pub(crate) bound: f64,
    pub(crate) friction: f64,
    pub(crate) state: LaneState,
}

/// Change that a visit made.
pub(super) struct Answer<S: Simd> {
    /// Change of impulse, in the world.
    pub(super) impulse: Vectors<S>,
    /// Its square [J].
    pub(super) square: Lanes<S>,
    /// The largest velocity that it changes [m/s].
    pub(super) change: Lanes<S>,
}

impl Slot {
    /// Sets out beyond the last sweep and answers their laws at the velocity `w` of the world; `None` where all stay open.
    #[inline(always)]
    pub(super) fn answer<S: Simd>(
        &mut self,
        simd: S,
        k: usize,
        w: Vectors<S>,
        momentum: Option<f64>,
        locals: &[OneContact],
    ) -> Option<Answer<S>> {
        let zero = Lanes::splat(simd, 0.0);
        let old = self.accelerate(simd, k, momentum);
        let normal = Vectors::load(simd, &self.normal, k);
        let tangent = Vectors::load(simd, &self.tangent, k);
        let u_n = w.dot(normal) + self.bound.load(simd, k);
        // momentum may have led to friction without a normal impulse: that is to be taken back
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
        let (s0, s1) = (self.schur[0].load(simd, k), self.schur[1].load(simd, k));
        let (h0, h1) = (self.lean[0].load(simd, k), self.lean[1].load(simd, k));
        let friction = self.friction.load(simd, k);
        let [u0, u1] = [w.dot(tangent) - h0 * u_n, w.dot(second) - h1 * u_n];
        let alone = old.x + h0 * old.y + h1 * old.z - u_n * inverse_nn;

        let closed = alone.gt(zero);
        let (i0, i1) = (self.inverse_schur[0].load(simd, k), self.inverse_schur[1].load(simd, k));
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
        // contacts that are not open for certain, NaN included
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

    /// The impulses from which this sweep starts.
    #[inline(always)]
    fn accelerate<S: Simd>(&mut self, simd: S, k: usize, momentum: Option<f64>) -> Vectors<S> {
        let reached = Vectors::load(simd, &self.impulse, k);
        let last = Vectors::load(simd, &self.last, k);
        reached.store(&mut self.last, k);
        let Some(momentum) = momentum else { return reached };
        reached + (reached - last) * Lanes::splat(simd, momentum)
    }

    /// Solves the lanes that did not converge as [`OneContact::solve`] does; `free` is (−b_n/K_nn, c₀, c₁).
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

/// Equations of a sliding contact.
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
        let pull = Lanes::splat(alone.simd(), 0.0) - friction * share;
        (root, Vectors { x: share * length, y: pull * d0, z: pull * d1 })
    }
}
