//! Linear rows of a mechanism without loops, in blocks of one joint each: what the rows miss at the velocities that their impulses make,
//! and the corrections of these by an elimination.
//!
//! A vector unit takes the rows of a joint, or the velocity of a body, at a time. Each number is rounded alone and sums run in one
//! order, so that the bits are those of one number after the other.

use crate::linear::elimination::{Block, Elimination, Six, add_multiple, combination};
use crate::linear::lanes::{Eight, LANES};
use pulp::{Arch, NullaryFnOnce};
use tumble_math::order::max;

const NONE: u32 = u32::MAX;

/// Rows of one joint.
#[derive(Clone, Debug)]
struct Joint {
    /// Dynamic bodies, by node.
    bodies: [u32; 2],
    /// Coefficients at each of them, row by row and column by column.
    rows: [Block; 2],
    columns: [Block; 2],
    /// γ [1/kg], and bias with the velocities of immovable bodies [m/s].
    compliance: Eight,
    bias: Eight,
}

const ZERO: Block = [Eight::ZERO; 6];

impl Joint {
    const EMPTY: Self =
        Self { bodies: [NONE; 2], rows: [ZERO; 2], columns: [ZERO; 2], compliance: Eight::ZERO, bias: Eight::ZERO };
}

/// End of the corrections by the elimination of a neighbouring problem: what the rows may miss [m/s], or the `end` part of what they missed at
/// first [–]; each correction must leave less than the part `most` [–].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Near {
    pub(crate) enough: f64,
    pub(crate) end: f64,
    pub(crate) most: f64,
}

/// Rows and bodies of a tree; the memory is used again.
#[derive(Debug, Default)]
pub(crate) struct TreeRows {
    joints: Vec<Joint>,
    /// Inverse mass and inertia of each body, by node.
    inverses: Vec<Block>,
    /// Velocities without the impulses of the rows, and with them.
    base: Vec<Eight>,
    velocities: Vec<Eight>,
    /// Impulses of the rows, and what they miss [m/s].
    impulses: Vec<Eight>,
    misses: Vec<Eight>,
    sums: Vec<Eight>,
    by_place: Vec<Eight>,
}

impl TreeRows {
    /// Begins with so many joints, whose rows and bodies are told afterwards.
    pub(crate) fn clear(&mut self, joints: usize) {
        self.joints.clear();
        self.joints.resize(joints, Joint::EMPTY);
        self.inverses.clear();
        self.impulses.clear();
        self.impulses.resize(joints, Eight::ZERO);
        self.misses.clear();
        self.misses.resize(joints, Eight::ZERO);
        self.base.clear();
    }

    /// Adds the next body.
    pub(crate) fn add_body(&mut self, inverse_mass: f64, inverse_inertia: &[[f64; 3]; 3]) {
        let mut block = ZERO;
        for i in 0..3 {
            block[i].0[i] = inverse_mass;
            block[3 + i].0[3..6].copy_from_slice(&inverse_inertia[i]);
        }
        self.inverses.push(block);
    }

    /// Tells compliance [1/kg] and bias [m/s] of row `i` of joint `g`.
    pub(crate) fn set_law(&mut self, (g, i): (usize, usize), compliance: f64, bias: f64) {
        (self.joints[g].compliance.0[i], self.joints[g].bias.0[i]) = (compliance, bias);
    }

    /// Adds coefficients of row `i` of joint `g` at a body, by node.
    pub(crate) fn add(&mut self, (g, i): (usize, usize), node: u32, values: &Six) {
        let joint = &mut self.joints[g];
        let e = usize::from(joint.bodies[0] != NONE && joint.bodies[0] != node);
        joint.bodies[e] = node;
        for (k, value) in values.iter().enumerate() {
            joint.rows[e][i].0[k] += value;
            joint.columns[e][k].0[i] += value;
        }
    }

    /// Coefficients of joint `g` at its bodies, row by row and column by column.
    pub(crate) fn blocks(&self, g: usize) -> impl Iterator<Item = (u32, &Block, &Block)> {
        let joint = &self.joints[g];
        (0..2).filter(|e| joint.bodies[*e] != NONE).map(|e| (joint.bodies[e], &joint.rows[e], &joint.columns[e]))
    }

    /// Tells the velocity of the next body without the impulses of the rows.
    pub(crate) fn push_base(&mut self, velocity: Six) {
        let mut eight = Eight::ZERO;
        eight.0[..6].copy_from_slice(&velocity);
        self.base.push(eight);
    }

    /// Forgets the velocities of [`Self::push_base`].
    pub(crate) fn clear_base(&mut self) {
        self.base.clear();
    }

    /// Impulse of row `i` of joint `g` [N·s].
    pub(crate) fn impulse(&mut self, (g, i): (usize, usize)) -> &mut f64 {
        &mut self.impulses[g].0[i]
    }

    /// Velocity of a body, by node.
    pub(crate) fn velocity(&self, node: usize) -> &Eight {
        &self.velocities[node]
    }

    /// Corrects the impulses by what the rows miss, at most so often. What they missed at first and at last [m/s]; nothing where an
    /// elimination of a neighbouring problem does not serve.
    pub(crate) fn hold(&mut self, factor: &Elimination, corrections: u32, until: Near) -> Option<(f64, f64)> {
        Arch::new().dispatch(Hold { rows: self, factor, corrections, until })
    }

    #[inline(always)]
    fn correct(&mut self, factor: &Elimination, corrections: u32, until: Near) -> Option<(f64, f64)> {
        self.find_velocities();
        let first = self.measure();
        let mut remainder = first;
        let end = max(until.enough, until.end * first);
        for _ in 0..corrections {
            if remainder <= end {
                break;
            }
            let n = self.inverses.len();
            self.by_place.clear();
            self.by_place.resize(n + self.joints.len(), Eight::ZERO);
            for (g, misses) in self.misses.iter().enumerate() {
                let to = &mut self.by_place[factor.place_of((n + g) as u32)];
                for k in 0..LANES {
                    to.0[k] = -misses.0[k];
                }
            }
            factor.substitute(&mut self.by_place);
            for (g, impulses) in self.impulses.iter_mut().enumerate() {
                let change = &self.by_place[factor.place_of((n + g) as u32)];
                for k in 0..6 {
                    impulses.0[k] -= change.0[k];
                }
            }
            self.find_velocities();
            let now = self.measure();
            if !(now <= until.most * remainder) && !(now <= end) {
                return None;
            }
            remainder = now;
        }
        Some((first, remainder))
    }

    /// Velocities under the impulses.
    #[inline(always)]
    fn find_velocities(&mut self) {
        self.sums.clear();
        self.sums.resize(self.inverses.len(), Eight::ZERO);
        for (joint, impulses) in self.joints.iter().zip(&self.impulses) {
            for e in 0..2 {
                if joint.bodies[e] != NONE {
                    let sum = &mut self.sums[joint.bodies[e] as usize];
                    for i in 0..6 {
                        add_multiple(sum, &joint.rows[e][i], impulses.0[i]);
                    }
                }
            }
        }
        self.velocities.clear();
        for k in 0..self.inverses.len() {
            let mut v = combination(&self.inverses[k], &self.sums[k]);
            add_multiple(&mut v, &self.base[k], 1.0);
            self.velocities.push(v);
        }
    }

    /// J v + γλ + bias of the rows; the largest [m/s].
    #[inline(always)]
    fn measure(&mut self) -> f64 {
        let mut most = 0.0;
        for (g, joint) in self.joints.iter().enumerate() {
            let mut missed = joint.bias;
            for k in 0..LANES {
                missed.0[k] += joint.compliance.0[k] * self.impulses[g].0[k];
            }
            for e in 0..2 {
                if joint.bodies[e] != NONE {
                    let along = combination(&joint.columns[e], &self.velocities[joint.bodies[e] as usize]);
                    add_multiple(&mut missed, &along, 1.0);
                }
            }
            for k in 0..6 {
                let x = missed.0[k];
                most = if x.is_nan() { f64::INFINITY } else { max(most, x.abs()) };
            }
            self.misses[g] = missed;
        }
        most
    }
}

/// The work of [`TreeRows::hold`], for whatever vector unit there is: a closure would be built for the least of them.
struct Hold<'a> {
    rows: &'a mut TreeRows,
    factor: &'a Elimination,
    corrections: u32,
    until: Near,
}

impl NullaryFnOnce for Hold<'_> {
    type Output = Option<(f64, f64)>;

    #[inline(always)]
    fn call(self) -> Self::Output {
        self.rows.correct(self.factor, self.corrections, self.until)
    }
}
