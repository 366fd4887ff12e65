//! The bodies of eight pairs: where their velocities are kept, fetched from and written to.

use crate::linear::lanes::{Eight, EightVectors, LANES, NOTHING, Vectors};
use crate::problem::body::{Body, Velocity};
use crate::sweep::momentum::set_out;
use pulp::Simd;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use tumble_math::{DMat3, DVec3};

/// Velocity of a body. Several threads write to those of different bodies: the bits of numbers in relaxed atomics, which
/// cost what plain numbers cost.
#[derive(Debug)]
#[repr(align(64))]
pub(crate) struct BodyVelocity([AtomicU64; 6]);

impl BodyVelocity {
    pub(crate) fn new(v: Velocity) -> Self {
        // no −0: adding nothing to it leaves +0, and whether nothing is added depends on the lanes taken at a time
        Self(numbers(v).map(|x| AtomicU64::new((x + 0.0).to_bits())))
    }

    #[inline(always)]
    pub(super) fn read(&self) -> [f64; 6] {
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

    /// After a sweep: sets out beyond it, as [`set_out`] says; `last` is where the sweep before led.
    pub(crate) fn accelerate(&self, last: &mut Velocity, momentum: Option<f64>) {
        let mut now = self.velocity();
        set_out(&mut now.linear, &mut last.linear, momentum);
        set_out(&mut now.angular, &mut last.angular, momentum);
        self.write(numbers(now));
    }
}

fn numbers(v: Velocity) -> [f64; 6] {
    [v.linear.x, v.linear.y, v.linear.z, v.angular.x, v.angular.y, v.angular.z]
}

/// One body of each pair: where it stands, and how impulses move it. An immovable body has no mass to speak of,
/// and is never written to.
#[derive(Clone, Debug)]
pub(super) struct Side {
    pub(super) bodies: [u32; LANES],
    moves: [bool; LANES],
    inverse_mass: Eight,
    /// xx, yx, zx, yy, zy, zz.
    inverse_inertia: [Eight; 6],
}

impl Side {
    pub(super) const EMPTY: Self = Self {
        bodies: [0; LANES],
        moves: [false; LANES],
        inverse_mass: Eight::ZERO,
        inverse_inertia: [Eight::ZERO; 6],
    };

    pub(super) fn set(&mut self, lane: usize, index: u32, body: &Body) {
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
    pub(super) fn fetch(&self, velocities: &[BodyVelocity], motion: &mut Motion) {
        for (lane, body) in self.bodies.iter().enumerate() {
            let v = velocities[*body as usize].read();
            for k in 0..3 {
                motion.linear[k][lane] = v[k];
                motion.angular[k][lane] = v[3 + k];
            }
        }
    }

    #[inline(never)]
    pub(super) fn write(&self, motion: &Motion, velocities: &[BodyVelocity]) {
        let (v, w) = (&motion.linear, &motion.angular);
        for (lane, body) in self.bodies.iter().enumerate() {
            if self.moves[lane] {
                let numbers = [v[0][lane], v[1][lane], v[2][lane], w[0][lane], w[1][lane], w[2][lane]];
                velocities[*body as usize].write(numbers);
            }
        }
    }

    /// Adds the impulse `p` at the lever arm; `motion` is where the velocity is kept.
    #[inline(always)]
    pub(super) fn push<S: Simd>(
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
pub(super) struct Motion {
    linear: EightVectors,
    angular: EightVectors,
}

impl Motion {
    pub(super) const ZERO: Self = Self { linear: NOTHING, angular: NOTHING };

    #[inline(always)]
    pub(super) fn load<S: Simd>(&self, simd: S, k: usize) -> (Vectors<S>, Vectors<S>) {
        (Vectors::load(simd, &self.linear, k), Vectors::load(simd, &self.angular, k))
    }
}
