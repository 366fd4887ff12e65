//! Positions that close all loops and keep all couplings: the nearest to a given one.

use crate::model::{Motion, Robot};
use tumble_math::order::{clamp, max};
use tumble_math::{DQuat, DVec3, dense};

/// Most rounds; each squares the error when it is small.
const ROUNDS: usize = 200;

/// How exactly loops are closed [m, rad].
pub(crate) const CLOSED: f64 = 1e-12;

impl Robot {
    /// The greatest opening of loops and couplings in a position [m or rad].
    #[must_use]
    pub fn opening(&self, positions: &[f64]) -> f64 {
        self.rows(positions).0.iter().fold(0.0, |m, x| max(m, x.abs()))
    }

    /// The position nearest to a given one in which all loops are closed, all couplings hold and all joints are within their
    /// limits; and the opening that is left [m or rad].
    #[must_use]
    pub fn assembled(&self, positions: &[f64]) -> (Vec<f64>, f64) {
        let mut q = positions.to_vec();
        self.clamp(&mut q);
        let mut best = (q.clone(), f64::INFINITY);
        for _ in 0..ROUNDS {
            let (residual, rows) = self.rows(&q);
            let open = residual.iter().fold(0.0, |m, x| max(m, x.abs()));
            if open < best.1 {
                best = (q.clone(), open);
            }
            if open <= CLOSED {
                break;
            }
            let Some(by) = least(&residual, &rows) else { break };
            // long ways in short steps
            let most = by.iter().fold(0.0, |m, x| max(m, x.abs()));
            let share = if most > 0.3 { 0.3 / most } else { 1.0 };
            let by: Vec<f64> = by.iter().map(|x| x * share).collect();
            q = self.moved(&q, &by);
            self.clamp(&mut q);
        }
        best
    }

    /// Brings coordinates into their limits.
    pub(crate) fn clamp(&self, q: &mut [f64]) {
        let mut at = 0;
        for joint in &self.joints {
            if let (Some((lo, hi)), Motion::Hinge | Motion::Slide) = (joint.range, joint.motion)
                && let Some(x) = q.get_mut(at)
            {
                *x = clamp(*x, lo, hi);
            }
            at += joint.motion.positions();
        }
    }

    /// Residuals of loops and couplings, and how they change with each freedom.
    fn rows(&self, q: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
        let (mut residual, mut rows) = (Vec::new(), Vec::new());
        let count = self.velocities();
        for c in &self.couplings {
            let mut row = vec![0.0; count];
            let mut sum = -c.constant;
            for (joint, factor) in &c.members {
                sum += factor * q[self.position_of(*joint)];
                row[self.velocity_of(*joint)] += factor;
            }
            residual.push(sum);
            rows.push(row);
        }
        if self.closures.is_empty() {
            return (residual, rows);
        }
        let posture = self.posture(q);
        for c in &self.closures {
            let [a, b] = [0, 1].map(|k| posture.links[c.links[k]].then(&c.frames[k]));
            let (ja, jb) = (posture.jacobian(c.links[0], a.position), posture.jacobian(c.links[1], b.position));
            for axis in [DVec3::X, DVec3::Y, DVec3::Z] {
                residual.push(axis.dot(b.position - a.position));
                rows.push((0..count).map(|k| axis.dot(jb[k][0] - ja[k][0])).collect());
            }
            if c.rigid {
                let turn: DQuat = b.rotation * a.rotation.conjugate();
                let turn = if turn.w < 0.0 { -turn } else { turn };
                let v = DVec3::new(turn.x, turn.y, turn.z) * 2.0;
                for axis in [DVec3::X, DVec3::Y, DVec3::Z] {
                    residual.push(axis.dot(v));
                    rows.push((0..count).map(|k| axis.dot(jb[k][1] - ja[k][1])).collect());
                }
            }
        }
        (residual, rows)
    }
}

/// The least change of the coordinates that takes the residuals away: −Jᵀ(JJᵀ)⁺r.
fn least(residual: &[f64], rows: &[Vec<f64>]) -> Option<Vec<f64>> {
    let n = residual.len();
    let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(x, y)| x * y).sum::<f64>();
    let mut matrix = vec![0.0; n * n];
    let mut trace = 0.0;
    for i in 0..n {
        for j in 0..n {
            matrix[i * n + j] = dot(&rows[i], &rows[j]);
        }
        trace += matrix[i * n + i];
    }
    if !(trace > 0.0) {
        return None;
    }
    // rows that depend on others, as those of a planar loop in space: a little more on the diagonal
    for i in 0..n {
        matrix[i * n + i] += 1e-9 * trace / n as f64;
    }
    if !dense::ldlt(&mut matrix, n, 0.0) {
        return None;
    }
    let mut x: Vec<f64> = residual.iter().map(|r| -r).collect();
    dense::ldlt_solve(&matrix, n, &mut x);
    let count = rows.first().map_or(0, Vec::len);
    Some((0..count).map(|k| (0..n).map(|i| rows[i][k] * x[i]).sum()).collect())
}
