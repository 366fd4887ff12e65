//! A contact problem in contact space: the 3×3 blocks of W themselves, as in the problem files of the field.
//!
//! u = W λ + q. W may be rank deficient and slightly unsymmetric: nothing here assumes otherwise.

use tumble_math::inertia::cross_matrix;
use tumble_math::order::positive_part;
use tumble_math::{DMat3, DVec3};
use tumble_solver::{Body, Contact, Problem, Velocity};

/// A 3×3 block of W: velocity of contact `row` per impulse at contact `column` [1/kg].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Block {
    /// Contact whose velocity changes.
    pub row: u32,
    /// Contact where the impulse acts.
    pub column: u32,
    /// Entries in the order (n, t1, t2) of both contacts [1/kg].
    pub matrix: DMat3,
}

/// Why a problem of blocks was refused.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
pub enum BlockError {
    /// A block is out of range, doubled, missing on the diagonal or not finite.
    #[error("block ({row}, {column}): {what}")]
    Block {
        /// Row contact.
        row: u32,
        /// Column contact.
        column: u32,
        /// The defect and its remedy.
        what: &'static str,
    },
    /// A per-contact array has another length than the others.
    #[error("{what} has {got} entries for {expected} contacts")]
    Length {
        /// Which array.
        what: &'static str,
        /// Its length.
        got: usize,
        /// Number of contacts.
        expected: usize,
    },
    /// A contact has a bad coefficient or velocity.
    #[error("contact {index}: {what} is {value}")]
    Value {
        /// Which contact.
        index: usize,
        /// Which quantity.
        what: &'static str,
        /// Its value, in the SI unit of that quantity.
        value: f64,
    },
}

/// A contact of a problem of blocks, without its blocks.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Point {
    pub(crate) friction: f64,
    pub(crate) restitution: f64,
    pub(crate) gap: f64,
    /// Velocities before the kick and after it, without any impulse [m/s].
    pub(crate) before: DVec3,
    pub(crate) free: DVec3,
}

/// A contact problem given by the blocks of W.
///
/// ```
/// use tumble_math::{DMat3, DVec3};
/// use tumble_problems::{Block, BlockProblem};
/// use tumble_solver::{Settings, Solver};
///
/// // one contact that approaches and slips
/// let block = Block { row: 0, column: 0, matrix: DMat3::IDENTITY };
/// let problem = BlockProblem::new(vec![block], &[DVec3::new(-1.0, 0.5, 0.0)], &[0.3])?;
/// let mut solver = Solver::new();
/// let solution = problem.solve(&mut solver, None, &Settings::for_files());
/// assert!((solution.impulses[0] - DVec3::new(1.0, -0.3, 0.0)).length() < 1e-12);
/// # Ok::<(), tumble_problems::BlockError>(())
/// ```
#[derive(Clone, Debug)]
pub struct BlockProblem {
    /// Sorted by (column, row); every contact has its diagonal block.
    pub(crate) blocks: Vec<Block>,
    pub(crate) points: Vec<Point>,
    pub(crate) horizon: f64,
}

impl BlockProblem {
    /// The problem u = W λ + `free` [m/s], every contact closed and inelastic.
    ///
    /// # Errors
    /// When arrays differ in length, a block is out of range, doubled or not finite, a diagonal block is missing or
    /// has no positive normal entry, or a coefficient is negative.
    pub fn new(mut blocks: Vec<Block>, free: &[DVec3], friction: &[f64]) -> Result<Self, BlockError> {
        let n = free.len();
        if friction.len() != n {
            return Err(BlockError::Length { what: "friction", got: friction.len(), expected: n });
        }
        for i in 0..n {
            if !(friction[i] >= 0.0 && friction[i].is_finite()) {
                return Err(BlockError::Value { index: i, what: "friction (0 or more)", value: friction[i] });
            }
            if !free[i].is_finite() {
                return Err(BlockError::Value { index: i, what: "free velocity (finite)", value: f64::NAN });
            }
        }
        blocks.sort_by_key(|b| (b.column, b.row));
        let mut diagonal = vec![false; n];
        for (k, b) in blocks.iter().enumerate() {
            let refuse = |what| Err(BlockError::Block { row: b.row, column: b.column, what });
            if b.row as usize >= n || b.column as usize >= n {
                return refuse("index beyond the number of contacts");
            }
            if k > 0 && (blocks[k - 1].row, blocks[k - 1].column) == (b.row, b.column) {
                return refuse("given twice: add the two blocks up");
            }
            if !b.matrix.is_finite() {
                return refuse("has an entry that is not finite");
            }
            if b.row == b.column {
                if !(b.matrix.x_axis.x > 0.0 && b.matrix.y_axis.y >= 0.0 && b.matrix.z_axis.z >= 0.0) {
                    return refuse("a diagonal block needs a positive normal and non-negative tangential entries");
                }
                diagonal[b.row as usize] = true;
            }
        }
        if let Some(i) = diagonal.iter().position(|d| !d) {
            let i = u32::try_from(i).unwrap_or(u32::MAX);
            return Err(BlockError::Block { row: i, column: i, what: "the diagonal block is missing" });
        }
        let point = |(&free, &friction): (&DVec3, &f64)| Point { friction, before: free, free, ..Point::default() };
        Ok(Self { blocks, points: free.iter().zip(friction).map(point).collect(), horizon: 1.0 })
    }

    /// W and q of a problem of bodies: W_ij = Fᵢᵀ Σ ±(1/m·1 − \[rᵢ\]× I⁻¹ \[rⱼ\]×) Fⱼ. `None` where it has bilateral rows, which
    /// blocks do not know.
    #[must_use]
    pub fn of(problem: &Problem) -> Option<Self> {
        if problem.bilateral_count() > 0 {
            return None;
        }
        let bodies = problem.bodies();
        let point = |c: &Contact| {
            let relative = |velocity: fn(&Body) -> Velocity| {
                let (a, b) = (velocity(&bodies[c.body_a as usize]), velocity(&bodies[c.body_b as usize]));
                c.frame.to_contact(b.linear + b.angular.cross(c.lever_b) - a.linear - a.angular.cross(c.lever_a))
            };
            let (before, free) = (relative(|b| b.before), relative(|b| b.free));
            Point { friction: c.friction, restitution: c.restitution, gap: c.gap, before, free }
        };
        let points = problem.contacts().iter().map(point).collect();
        Some(Self { blocks: blocks_of(problem), points, horizon: problem.horizon() })
    }

    /// Number of contacts.
    #[must_use]
    pub fn contact_count(&self) -> usize {
        self.points.len()
    }

    /// Coulomb's coefficient of contact `i` [–].
    #[must_use]
    pub fn friction(&self, i: usize) -> f64 {
        self.points[i].friction
    }

    /// Velocity bound of contact `i` by its open gap [m/s].
    #[must_use]
    pub fn gap_bound(&self, i: usize) -> f64 {
        positive_part(self.points[i].gap) / self.horizon
    }

    /// Whether no contact has friction.
    #[must_use]
    pub fn is_frictionless(&self) -> bool {
        self.points.iter().all(|p| p.friction == 0.0)
    }
}

/// W of a problem of bodies, sorted by (column, row).
fn blocks_of(problem: &Problem) -> Vec<Block> {
    let (bodies, contacts) = (problem.bodies(), problem.contacts());
    let mut blocks = Vec::new();
    for (j, cj) in contacts.iter().enumerate() {
        for (i, ci) in contacts.iter().enumerate() {
            let mut w = DMat3::ZERO;
            let mut coupled = false;
            for (bi, ri, si) in [(ci.body_a, ci.lever_a, -1.0), (ci.body_b, ci.lever_b, 1.0)] {
                for (bj, rj, sj) in [(cj.body_a, cj.lever_a, -1.0), (cj.body_b, cj.lever_b, 1.0)] {
                    let body = &bodies[bi as usize];
                    if bi == bj && body.is_dynamic() {
                        coupled = true;
                        let point = DMat3::from_diagonal(DVec3::splat(body.inverse_mass))
                            - cross_matrix(ri) * body.inverse_inertia * cross_matrix(rj);
                        w += point * (si * sj);
                    }
                }
            }
            if coupled {
                let matrix = ci.frame.matrix().transpose() * w * cj.frame.matrix();
                blocks.push(Block { row: i as u32, column: j as u32, matrix });
            }
        }
    }
    blocks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_taken_when_they_are_whole() {
        let block = |row, column, matrix| Block { row, column, matrix };
        let one = DMat3::IDENTITY;
        let make = |blocks: Vec<Block>, friction: &[f64]| BlockProblem::new(blocks, &[DVec3::ZERO; 2], friction);
        let whole = vec![block(1, 1, one), block(0, 0, one), block(0, 1, one * 0.1)];
        let p = make(whole.clone(), &[0.5, 0.0]).unwrap();
        assert_eq!((p.contact_count(), p.friction(0), p.friction(1), p.is_frictionless()), (2, 0.5, 0.0, false));
        assert!(make(whole.clone(), &[0.0, 0.0]).unwrap().is_frictionless());
        assert!(make(whole.clone(), &[0.5]).is_err() && make(whole.clone(), &[0.5, -0.1]).is_err());
        assert!(make(whole[..1].to_vec(), &[0.5, 0.5]).is_err());
        for wrong in [block(2, 0, one), block(0, 2, one), block(0, 0, one), block(1, 0, one * f64::NAN)] {
            let mut blocks = whole.clone();
            blocks.push(wrong);
            assert!(make(blocks, &[0.5, 0.5]).is_err(), "{wrong:?}");
        }
        for diagonal in [DVec3::new(0.0, 1.0, 1.0), DVec3::new(1.0, -1.0, 1.0), DVec3::new(1.0, 1.0, -1.0)] {
            let blocks = vec![block(0, 0, DMat3::from_diagonal(diagonal)), block(1, 1, one)];
            assert!(make(blocks, &[0.5, 0.5]).is_err(), "{diagonal}");
        }
        let free = [DVec3::ZERO, DVec3::NAN];
        assert!(BlockProblem::new(vec![block(0, 0, one), block(1, 1, one)], &free, &[0.0; 2]).is_err());
    }
}
