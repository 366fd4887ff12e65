//! Newton's matrix of contacts on a mechanism, in its bodies and joints instead of the contacts' impulses.
//!
//! Newton's equations of the condensed space are (1 + A W) dλ = r with W = J M̃⁻¹ Jᵀ + C. With y = M̃⁻¹ Jᵀ dλ, the change of the bodies'
//! velocities, and μ, that of the joints' impulses, they are
//!
//! ```text
//! [ M + Jᵀ Â J   Gᵀ ] [ y ]   [ Jᵀ Ĉ r ]
//! [ G            −Γ ] [ μ ] = [ 0      ],   Ĉ = (1 + A C)⁻¹,  Â = Ĉ A,  dλ = Ĉ r − Â J y
//! ```
//!
//! which has a block where bodies touch or are joined and is factorised without pivots between blocks: where joints make a forest, each
//! is eliminated right after a body of its own, the one that it hangs by, and has a pivot whatever the order of the bodies.

use super::{Mechanism, NONE, pair_of};
use crate::linear::elimination::Six;
use crate::linear::pattern::Pattern;
use crate::linear::sparse::Factor;
use crate::one_contact::law::Slope;
use crate::problem::contact_problem::Problem;
use crate::problem::row::End;
use tumble_math::{DMat3, DVec3};

/// Products of a block with a block, of numbers [–].
const PRODUCT: f64 = 216.0;

/// One number of a point: where its ends are, and how far it moves under its own impulse beside what bodies move [1/kg].
#[derive(Clone, Copy, Debug, Default)]
struct Number {
    ends: (u32, u32),
    own: f64,
}

/// The matrix, its factor, and what it is made of; its memory is used again.
#[derive(Debug, Default)]
pub(crate) struct Bordered {
    /// The joints make a forest.
    usable: bool,
    /// Pattern and order are those of these points.
    patterned: bool,
    bodies: usize,
    /// Mass, and inertia about the world's axes, of each body.
    masses: Vec<(f64, DMat3)>,
    /// Compliances of the rows of each joint; −1 beyond them.
    joints: Vec<Six>,
    /// The joint that each body hangs by; `NONE` without.
    hangs_by: Vec<u32>,
    /// Row of a joint, and its coefficients on a body.
    rows: Vec<((u32, usize), u32, Six)>,
    numbers: Vec<Number>,
    ends: Vec<(u32, Six)>,
    /// First number of each point.
    first: Vec<u32>,
    edges: Vec<(u32, u32)>,
    touched: Vec<u32>,
    of_bodies: Vec<(u32, u32)>,
    graph: Pattern,
    order: Vec<u32>,
    pattern: Pattern,
    factor: Factor,
    /// Ĉ and Â of each point.
    answers: Vec<(DMat3, DMat3)>,
    right: Vec<f64>,
    x: Vec<f64>,
}

impl Bordered {
    /// Begins with the bodies and joints of a mechanism, and no point.
    pub(crate) fn begin(&mut self, mechanism: &Mechanism, problem: &Problem) {
        let m = mechanism;
        self.usable = m.is_tree() && !m.groups.iter().any(|g| g.many);
        self.patterned = false;
        self.numbers.clear();
        self.ends.clear();
        self.first.clear();
        if !self.usable {
            return;
        }
        self.bodies = m.bodies.len();
        self.masses.clear();
        self.masses.extend(m.bodies.iter().map(|&b| {
            let body = &problem.bodies()[b as usize];
            (1.0 / body.inverse_mass, body.inverse_inertia.inverse())
        }));
        self.hangs_by.clear();
        self.hangs_by.resize(self.bodies, NONE);
        for &(body, joint) in m.queue.iter().filter(|(_, joint)| *joint != NONE) {
            self.hangs_by[body as usize] = joint;
        }
        self.joints.clear();
        self.rows.clear();
        for (g, group) in m.groups.iter().enumerate() {
            let mut compliances = [1.0; 6];
            for (i, &j) in group.rows[..group.count].iter().enumerate() {
                let (row, ends) = problem.row(j as usize);
                compliances[i] = pair_of(problem, group, i).map_or(row.compliance, |pair| pair.compliance(row));
                let moving = ends.iter().map(|end| (m.node[end.body as usize], end.coefficients()));
                self.rows.extend(moving.filter(|(node, _)| *node != NONE).map(|(node, c)| ((g as u32, i), node, c)));
            }
            self.joints.push(compliances);
        }
    }

    /// Adds a point, whose numbers follow.
    pub(crate) fn add_point(&mut self) {
        self.first.push(self.numbers.len() as u32);
    }

    /// Adds a number of the last point: its ends, their sign, and how far it moves by itself [1/kg].
    pub(crate) fn add_number(&mut self, mechanism: &Mechanism, ends: &[End], sign: f64, own: f64) {
        let from = self.ends.len() as u32;
        for end in ends {
            let node = mechanism.node[end.body as usize];
            if node != NONE {
                self.ends.push((node, end.coefficients().map(|x| sign * x)));
            }
        }
        self.numbers.push(Number { ends: (from, self.ends.len() as u32), own });
    }

    /// Takes a number of a point for one that moves no body, but by itself [1/kg].
    pub(crate) fn set_alone(&mut self, (i, r): (usize, usize), own: f64) {
        let at = self.first[i] as usize + r;
        self.numbers[at] = Number { ends: (0, 0), own };
    }

    /// Factorises the matrix for −∂λ/∂u of the points, where that takes fewer products than a dense one of so many numbers; whether it did.
    pub(crate) fn factor(&mut self, slopes: &[Slope], symmetric: bool, dense: usize) -> bool {
        if !self.usable {
            return false;
        }
        if !self.patterned {
            self.find_pattern();
            self.patterned = true;
        }
        let cube = dense as f64 * dense as f64 * dense as f64 / 3.0;
        if self.pattern.products() * PRODUCT > cube {
            return false;
        }
        self.assemble(slopes, symmetric);
        self.factor.factor(&self.pattern)
    }

    /// The order of the bodies, each followed by the joint that it hangs by.
    fn find_pattern(&mut self) {
        let n = self.bodies as u32;
        self.edges.clear();
        let points = self.first.len();
        for i in 0..points {
            let numbers = self.numbers_of(i);
            let mut nodes = std::mem::take(&mut self.touched);
            nodes.clear();
            nodes.extend(self.numbers[numbers].iter().flat_map(|k| self.ends_of(*k)).map(|e| e.0));
            nodes.sort_unstable();
            nodes.dedup();
            for (k, &a) in nodes.iter().enumerate() {
                self.edges.extend(nodes[..k].iter().map(|&b| (b, a)));
            }
            self.touched = nodes;
        }
        let touching = self.edges.len();
        for (k, &((joint, _), body, _)) in self.rows.iter().enumerate() {
            let others = self.rows[..k].iter().rev().take_while(|(j, ..)| j.0 == joint);
            self.edges.extend(others.filter(|o| o.1 != body).map(|o| (body.min(o.1), body.max(o.1))));
        }
        self.of_bodies.clone_from(&self.edges);
        self.of_bodies.sort_unstable();
        self.of_bodies.dedup();
        self.order.clear();
        for &body in self.graph.order(self.bodies, &self.of_bodies) {
            self.order.push(body);
            let joint = self.hangs_by[body as usize];
            if joint != NONE {
                self.order.push(n + joint);
            }
        }
        self.edges.truncate(touching);
        self.edges.extend(self.rows.iter().map(|&((joint, _), body, _)| (body, n + joint)));
        self.edges.sort_unstable();
        self.edges.dedup();
        self.pattern.update_in_order(&self.order, &self.edges);
    }

    fn numbers_of(&self, point: usize) -> std::ops::Range<usize> {
        let to = self.first.get(point + 1).map_or(self.numbers.len(), |to| *to as usize);
        self.first[point] as usize..to
    }

    fn ends_of(&self, number: Number) -> &[(u32, Six)] {
        &self.ends[number.ends.0 as usize..number.ends.1 as usize]
    }

    fn assemble(&mut self, slopes: &[Slope], symmetric: bool) {
        let mut factor = std::mem::take(&mut self.factor);
        factor.clear(&self.pattern, symmetric);
        let place = &self.pattern.place;
        for (k, (mass, inertia)) in self.masses.iter().enumerate() {
            let block = &mut factor.diagonal[place[k] as usize];
            for i in 0..3 {
                block[i][i] = *mass;
                let column = inertia.col(i);
                block[3 + i].0[3..6].copy_from_slice(&[column.x, column.y, column.z]);
            }
        }
        for (g, compliances) in self.joints.iter().enumerate() {
            let block = &mut factor.diagonal[place[self.bodies + g] as usize];
            for i in 0..6 {
                block[i][i] = -compliances[i];
            }
        }
        for &((joint, i), body, ref c) in &self.rows {
            let mut row = [0.0; 6];
            row[i] = 1.0;
            let joint = self.bodies as u32 + joint;
            add(&mut factor, &self.pattern, (joint, &row), (body, c), 1.0);
            add(&mut factor, &self.pattern, (body, c), (joint, &row), 1.0);
        }
        self.answers.clear();
        for (i, slope) in slopes.iter().enumerate() {
            let numbers = &self.numbers[self.numbers_of(i)];
            let (c, a) = answer(slope, numbers);
            self.answers.push((c, a));
            for (p, row) in numbers.iter().enumerate() {
                for (q, column) in numbers.iter().enumerate().filter(|(q, _)| a.col(*q)[p] != 0.0) {
                    for (m, left) in self.ends_of(*row) {
                        for (n, right) in self.ends_of(*column) {
                            add(&mut factor, &self.pattern, (*m, left), (*n, right), a.col(q)[p]);
                        }
                    }
                }
            }
        }
        self.factor = factor;
    }

    /// Solves (1 + A W) x = right with the last factor, three numbers a point.
    pub(crate) fn solve(&mut self, right: &[f64], out: &mut [f64]) {
        self.right.clear();
        self.right.resize(6 * self.order.len(), 0.0);
        self.x.resize(6 * self.order.len(), 0.0);
        for i in 0..self.first.len() {
            let t = self.answers[i].0 * DVec3::new(right[3 * i], right[3 * i + 1], right[3 * i + 2]);
            out[3 * i..3 * i + 3].copy_from_slice(&[t.x, t.y, t.z]);
            for (r, k) in self.numbers_of(i).enumerate() {
                let (from, to) = self.numbers[k].ends;
                for (node, c) in &self.ends[from as usize..to as usize] {
                    let sums = &mut self.right[6 * *node as usize..][..6];
                    sums.iter_mut().zip(c).for_each(|(sum, c)| *sum += c * t[r]);
                }
            }
        }
        self.factor.solve(&self.pattern, &self.right, &mut self.x);
        for i in 0..self.first.len() {
            let mut u = DVec3::ZERO;
            for (r, k) in self.numbers_of(i).enumerate() {
                for (node, c) in self.ends_of(self.numbers[k]) {
                    let y = &self.x[6 * *node as usize..][..6];
                    u[r] += c.iter().zip(y).fold(0.0, |sum, (c, y)| sum + c * y);
                }
            }
            let change = self.answers[i].1 * u;
            for r in 0..3 {
                out[3 * i + r] -= change[r];
            }
        }
    }
}

/// Ĉ and Â of a point.
fn answer(slope: &Slope, numbers: &[Number]) -> (DMat3, DMat3) {
    let mut a = DMat3::ZERO;
    let mut ac = DMat3::IDENTITY;
    for r in 0..numbers.len() {
        for (c, number) in numbers.iter().enumerate() {
            a.col_mut(c)[r] = slope[r][c];
            ac.col_mut(c)[r] += slope[r][c] * number.own;
        }
    }
    if numbers.iter().all(|n| n.own == 0.0) {
        return (DMat3::IDENTITY, a);
    }
    let inverse = ac.inverse();
    (inverse, inverse * a)
}

/// Adds by · left rightᵀ to the block of two nodes.
fn add(factor: &mut Factor, pattern: &Pattern, (m, left): (u32, &Six), (n, right): (u32, &Six), by: f64) {
    let (row, column) = (pattern.place[m as usize], pattern.place[n as usize]);
    let block = if row == column {
        &mut factor.diagonal[row as usize]
    } else {
        let entry = pattern.entry(row.max(column), row.min(column));
        factor.filled[entry] = true;
        match (row > column, factor.symmetric) {
            (true, _) => &mut factor.lower[entry],
            (false, true) => return,
            (false, false) => &mut factor.upper[entry],
        }
    };
    for (column, y) in block.iter_mut().zip(right) {
        let y = by * y;
        for (target, x) in column.0.iter_mut().zip(left) {
            *target += x * y;
        }
    }
}
