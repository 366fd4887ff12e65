//! The space of blocks: how impulses make velocities through the blocks of W, and Newton's equations in the impulses
//! themselves:
//!
//! ```text
//! g(x, λ) = x − λ,    u = W x + q,    ∂g/∂x = 1 + A W
//! ```
//!
//! Dense, by LU with partial pivoting ([`Lu`]), and only over the contacts that answer (A ≠ 0). W may be
//! unsymmetric: nothing here assumes otherwise.

use crate::block_problem::{Block, BlockProblem, Point};
use tumble_math::DVec3;
use tumble_math::order::{max, max_abs};
use tumble_solver::space::{
    Factored, Impulses, Lu, NewtonSpace, Row, Slope, Space, SweepSpace, Velocities, accelerate,
};
use tumble_solver::{Guess, OneContact, Settings, Solution, Solver};

pub(crate) struct BlockSpace<'a> {
    blocks: &'a [Block],
    points: &'a [Point],
    horizon: f64,
    /// Start of each column in `blocks`.
    start: Vec<usize>,
    /// The first of the contacts that each contact acts on, through others or not: what has no body has these.
    groups: Vec<u32>,
    locals: Vec<OneContact>,
    base: Vec<DVec3>,
    state: Vec<DVec3>,
    /// Impulses from which the last sweep started, and the direction of the sweeps before it.
    departure: Vec<DVec3>,
    direction: Vec<DVec3>,
    /// Contacts that answer, and their slopes, in the last factorisation.
    answering: Vec<usize>,
    slopes: Vec<Slope>,
    factor: Lu,
    right_side: Vec<f64>,
    /// Place of each contact among the answering ones.
    place: Vec<usize>,
    product: Vec<DVec3>,
}

impl<'a> BlockSpace<'a> {
    pub(crate) fn new(problem: &'a BlockProblem) -> Self {
        let (blocks, points) = (&problem.blocks[..], &problem.points[..]);
        let n = points.len();
        let mut start = vec![0; n + 1];
        let mut locals = vec![OneContact::default(); n];
        for b in blocks {
            start[b.column as usize + 1] += 1;
            if b.row == b.column {
                // the one-contact solve is about the symmetric part
                locals[b.row as usize] = OneContact::new(&((b.matrix + b.matrix.transpose()) * 0.5));
            }
        }
        for j in 0..n {
            start[j + 1] += start[j];
        }
        let mut groups: Vec<u32> = (0..n as u32).collect();
        for b in blocks {
            let (a, c) = (first_of(&groups, b.row), first_of(&groups, b.column));
            groups[a.max(c) as usize] = a.min(c);
        }
        let groups = (0..n as u32).map(|i| first_of(&groups, i)).collect();
        let free: Vec<DVec3> = points.iter().map(|p| p.free).collect();
        Self {
            blocks,
            points,
            horizon: problem.horizon,
            start,
            groups,
            locals,
            base: free.clone(),
            state: free,
            departure: Vec::new(),
            direction: Vec::new(),
            answering: Vec::new(),
            slopes: Vec::new(),
            factor: Lu::default(),
            right_side: Vec::new(),
            place: vec![usize::MAX; n],
            product: vec![DVec3::ZERO; n],
        }
    }

    /// out += W x.
    fn multiply(&self, x: impl Fn(usize) -> DVec3, out: &mut [DVec3]) {
        for j in 0..self.base.len() {
            let l = x(j);
            if l != DVec3::ZERO {
                for b in &self.blocks[self.start[j]..self.start[j + 1]] {
                    out[b.row as usize] += b.matrix * l;
                }
            }
        }
    }
}

/// The first contact of the group of contact `i`, of which each names another one.
fn first_of(groups: &[u32], i: u32) -> u32 {
    let mut i = i;
    while groups[i as usize] != i {
        i = groups[i as usize];
    }
    i
}

impl BlockProblem {
    /// Solves it; never fails: what cannot be solved is said in the certificate.
    pub fn solve<'s>(&self, solver: &'s mut Solver, guess: Option<Guess<'_>>, settings: &Settings) -> &'s Solution {
        solver.solve_in(&mut BlockSpace::new(self), guess, settings)
    }
}

fn triple(x: &[f64], i: usize) -> DVec3 {
    DVec3::new(x[3 * i], x[3 * i + 1], x[3 * i + 2])
}

fn put(x: &mut [f64], i: usize, v: DVec3) {
    x[3 * i..3 * i + 3].copy_from_slice(&[v.x, v.y, v.z]);
}

fn slope_times(a: &Slope, v: DVec3) -> DVec3 {
    DVec3::new(
        a[0][0] * v.x + a[0][1] * v.y + a[0][2] * v.z,
        a[1][0] * v.x + a[1][1] * v.y + a[1][2] * v.z,
        a[2][0] * v.x + a[2][1] * v.y + a[2][2] * v.z,
    )
}

impl Space for BlockSpace<'_> {
    fn contact_count(&self) -> usize {
        self.base.len()
    }

    fn friction(&self, i: usize) -> f64 {
        self.points[i].friction
    }

    fn restitution(&self, i: usize) -> f64 {
        self.points[i].restitution
    }

    fn gap(&self, i: usize) -> f64 {
        self.points[i].gap
    }

    fn horizon(&self) -> f64 {
        self.horizon
    }

    fn local(&self, i: usize) -> &OneContact {
        &self.locals[i]
    }

    fn heaviest(&self) -> f64 {
        self.locals.iter().fold(0.0, |m, k| max(m, 1.0 / k.normal_stiffness()))
    }

    fn size(&self) -> usize {
        // six velocities take part in about two contacts' worth of rows
        self.base.len() / 2
    }

    fn body_count(&self) -> usize {
        self.groups.len()
    }

    fn bodies_of(&self, i: usize) -> [Option<u32>; 2] {
        [Some(self.groups[i]), None]
    }

    fn load(&mut self, impulses: &Impulses) {
        let mut state = std::mem::take(&mut self.state);
        state.copy_from_slice(&self.base);
        self.multiply(|j| impulses.contacts[j], &mut state);
        self.state = state;
    }

    fn rebase(&mut self) {
        self.base.copy_from_slice(&self.state);
    }

    fn restore(&mut self) {
        for ((base, now), point) in self.base.iter_mut().zip(&mut self.state).zip(self.points) {
            (*base, *now) = (point.free, point.free);
        }
    }

    fn velocity_at_start(&self, i: usize) -> (DVec3, DVec3) {
        (self.points[i].before, self.points[i].free)
    }

    fn velocity(&self, i: usize) -> DVec3 {
        self.state[i]
    }

    fn rounding(&mut self, impulses: &Impulses) -> f64 {
        let mut gross = std::mem::take(&mut self.product);
        for (g, p) in gross.iter_mut().zip(self.points) {
            *g = p.free.abs();
        }
        for (j, l) in impulses.contacts.iter().enumerate() {
            for b in &self.blocks[self.start[j]..self.start[j + 1]] {
                gross[b.row as usize] += b.matrix.abs() * l.abs();
            }
        }
        let largest = gross.iter().fold(0.0, |m, &v| max(m, max_abs(v)));
        self.product = gross;
        f64::EPSILON * largest
    }
}

impl SweepSpace for BlockSpace<'_> {
    fn push(&mut self, i: usize, change: DVec3) {
        for b in &self.blocks[self.start[i]..self.start[i + 1]] {
            self.state[b.row as usize] += b.matrix * change;
        }
    }

    fn begin_acceleration(&mut self) {
        self.departure.clone_from(&self.state);
        self.direction.clear();
        self.direction.resize(self.state.len(), DVec3::ZERO);
    }

    fn accelerate(&mut self, momentum: Option<f64>) {
        for ((now, from), direction) in self.state.iter_mut().zip(&mut self.departure).zip(&mut self.direction) {
            accelerate(now, from, direction, momentum);
        }
    }
}

impl NewtonSpace for BlockSpace<'_> {
    const DENSE: bool = true;

    fn influence(&self, p: Row, q: Row) -> f64 {
        let (Row::Normal(i), Row::Normal(j)) = (p, q) else { return 0.0 };
        let column = &self.blocks[self.start[j]..self.start[j + 1]];
        column.binary_search_by_key(&(i as u32), |b| b.row).map_or(0.0, |k| column[k].matrix.x_axis.x)
    }

    fn affordable(&mut self, _products: f64) -> u32 {
        // dense: limited by its own measure
        u32::MAX
    }

    fn unknowns(&self) -> usize {
        3 * self.base.len()
    }

    fn balance(&self, impulses: &Impulses, x: &mut [f64]) {
        for (i, &l) in impulses.contacts.iter().enumerate() {
            put(x, i, l);
        }
    }

    fn velocities(&self, x: &[f64], out: &mut Velocities) {
        out.contacts.copy_from_slice(&self.base);
        self.multiply(|j| triple(x, j), &mut out.contacts);
    }

    fn velocity_changes(&self, dx: &[f64], out: &mut Velocities) {
        out.contacts.fill(DVec3::ZERO);
        self.multiply(|j| triple(dx, j), &mut out.contacts);
    }

    fn imbalance(&self, x: &[f64], impulses: &Impulses, g: &mut [f64]) {
        for (i, &l) in impulses.contacts.iter().enumerate() {
            put(g, i, triple(x, i) - l);
        }
    }

    fn add_impulses(&self, impulses: &Impulses, out: &mut [f64]) {
        for (i, &l) in impulses.contacts.iter().enumerate() {
            put(out, i, triple(out, i) + l);
        }
    }

    fn slope(&self, _dx: &[f64], du: &Velocities, g: &[f64]) -> f64 {
        du.contacts.iter().enumerate().fold(0.0, |sum, (i, u)| sum + u.dot(triple(g, i)))
    }

    fn imbalance_size(&mut self, g: &[f64]) -> f64 {
        let mut product = std::mem::take(&mut self.product);
        product.fill(DVec3::ZERO);
        self.multiply(|j| triple(g, j), &mut product);
        let size = product.iter().fold(0.0, |m, &v| max(m, max_abs(v)));
        self.product = product;
        size
    }

    fn factor(&mut self, slopes: &[Slope], _row_slopes: &[f64], _symmetric: bool, _keep: bool) -> Factored {
        self.slopes.clear();
        self.slopes.extend_from_slice(slopes);
        self.answering.clear();
        for (i, a) in slopes.iter().enumerate() {
            let answers = a[0][0] != 0.0 || a[1][1] != 0.0 || a[2][2] != 0.0;
            self.place[i] = if answers { self.answering.len() } else { usize::MAX };
            if answers {
                self.answering.push(i);
            }
        }
        let m = 3 * self.answering.len();
        self.factor.clear(m);
        for (place, &j) in self.answering.iter().enumerate() {
            for b in &self.blocks[self.start[j]..self.start[j + 1]] {
                let row = self.place[b.row as usize];
                if row == usize::MAX {
                    continue;
                }
                for c in 0..3 {
                    let column = slope_times(&slopes[b.row as usize], b.matrix.col(c));
                    for r in 0..3 {
                        *self.factor.entry(3 * row + r, 3 * place + c) += column[r];
                    }
                }
            }
        }
        self.factor.factor();
        Factored::Fresh
    }

    fn solve(&mut self, rhs: &[f64], dx: &mut [f64]) {
        // contacts that do not answer: dx = rhs; the others see what those do
        let mut seen = std::mem::take(&mut self.product);
        seen.fill(DVec3::ZERO);
        self.multiply(|j| if self.place[j] == usize::MAX { triple(rhs, j) } else { DVec3::ZERO }, &mut seen);
        dx.copy_from_slice(rhs);
        self.right_side.clear();
        for &i in &self.answering {
            let v = triple(rhs, i) - slope_times(&self.slopes[i], seen[i]);
            self.right_side.extend_from_slice(&[v.x, v.y, v.z]);
        }
        self.factor.solve(&mut self.right_side);
        for (place, &i) in self.answering.iter().enumerate() {
            put(dx, i, triple(&self.right_side, place));
        }
        self.product = seen;
    }
}

#[cfg(test)]
mod tests;
