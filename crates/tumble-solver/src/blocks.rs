//! How impulses make velocities through the blocks of W, and Newton's equations in the impulses themselves:
//!
//! ```text
//! g(x, λ) = x − λ,    u = W x + q,    ∂g/∂x = 1 + A W
//! ```
//!
//! Dense, and only over the contacts that answer (A ≠ 0). For problem files, where W is all there is, and for small
//! islands. W may be unsymmetric: nothing here assumes otherwise.

use crate::contact::Contact;
use crate::judge::{Effort, Judge};
use crate::law::Slope;
use crate::one_contact::OneContact;
use crate::problem::{Bilateral, Block, Body};
use crate::space::{Factored, Impulses, Row, Space, Velocities, go_on};
use faer::linalg::solvers::{PartialPivLu, SolveCore};
use faer::{Conj, Mat};
use std::borrow::Cow;
use tumble_math::{
    DMat3, DVec3,
    inertia::cross_matrix,
    order::{max, max_abs},
};

pub(crate) struct BlockSpace<'a> {
    blocks: Cow<'a, [Block]>,
    /// Start of each column in `blocks`.
    start: Vec<usize>,
    locals: Vec<OneContact>,
    free: Vec<DVec3>,
    before: Vec<DVec3>,
    base: Vec<DVec3>,
    state: Vec<DVec3>,
    /// What the last sweep started from, and the way of the sweeps before it.
    departure: Vec<DVec3>,
    way: Vec<DVec3>,
    /// Contacts that answer, and their slopes, in the last factorisation.
    answering: Vec<usize>,
    slopes: Vec<Slope>,
    factor: Option<PartialPivLu<f64>>,
    /// Place of each contact among the answering ones.
    place: Vec<usize>,
    product: Vec<DVec3>,
}

impl<'a> BlockSpace<'a> {
    /// `blocks` sorted by (column, row).
    pub(crate) fn new(blocks: Cow<'a, [Block]>, free: &[DVec3], before: &[DVec3]) -> Self {
        let n = free.len();
        let mut start = vec![0; n + 1];
        let mut locals = vec![OneContact::default(); n];
        for b in blocks.iter() {
            start[b.column as usize + 1] += 1;
            if b.row == b.column {
                // the one-contact solve is about the symmetric part
                locals[b.row as usize] = OneContact::new(&((b.matrix + b.matrix.transpose()) * 0.5));
            }
        }
        for j in 0..n {
            start[j + 1] += start[j];
        }
        Self {
            blocks,
            start,
            locals,
            free: free.to_vec(),
            before: before.to_vec(),
            base: free.to_vec(),
            state: free.to_vec(),
            departure: Vec::new(),
            way: Vec::new(),
            answering: Vec::new(),
            slopes: Vec::new(),
            factor: None,
            place: vec![usize::MAX; n],
            product: vec![DVec3::ZERO; n],
        }
    }

    /// W of a small problem of bodies without bilateral rows: W_ij = Fᵢᵀ Σ ±(1/m·1 − [rᵢ]× I⁻¹ [rⱼ]×) Fⱼ.
    pub(crate) fn blocks_of(bodies: &[Body], contacts: &[Contact], bilaterals: &[Bilateral]) -> Vec<Block> {
        debug_assert!(bilaterals.is_empty());
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

    fn row_count(&self) -> usize {
        0
    }

    fn local(&self, i: usize) -> &OneContact {
        &self.locals[i]
    }

    fn row_stiffness(&self, _j: usize) -> f64 {
        1.0
    }

    fn heaviest(&self) -> f64 {
        self.locals.iter().fold(0.0, |m, k| max(m, 1.0 / k.nn))
    }

    fn size(&self) -> usize {
        // six velocities take part in about two contacts' worth of rows
        self.base.len() / 2
    }

    fn load(&mut self, impulses: &Impulses) {
        let mut state = std::mem::take(&mut self.state);
        state.copy_from_slice(&self.base);
        self.multiply(|j| impulses.contacts[j], &mut state);
        self.state = state;
    }

    fn set_out(&mut self) {
        self.departure.clone_from(&self.state);
        self.way.clear();
        self.way.resize(self.state.len(), DVec3::ZERO);
    }

    fn go_on(&mut self, part: Option<f64>) {
        for ((now, from), way) in self.state.iter_mut().zip(&mut self.departure).zip(&mut self.way) {
            go_on(now, from, way, part);
        }
    }

    fn sweep_by_colours(&mut self, _: &Judge<'_>, _: &mut Impulses, _: u32, _: &mut Effort) -> Option<bool> {
        // every contact may be coupled with every other
        None
    }

    fn rebase(&mut self) {
        self.base.copy_from_slice(&self.state);
    }

    fn look_ahead(&mut self) {
        // a problem of blocks is solved once
    }

    fn restore(&mut self) {
        self.base.copy_from_slice(&self.free);
        self.state.copy_from_slice(&self.free);
    }

    fn velocity_at_start(&self, i: usize) -> (DVec3, DVec3) {
        (self.before[i], self.free[i])
    }

    fn row_velocity_at_start(&self, _j: usize) -> (f64, f64) {
        (0.0, 0.0)
    }

    fn free_energy(&self) -> Option<f64> {
        None
    }

    fn kinematic_work(&self, _impulses: &Impulses) -> f64 {
        0.0
    }

    fn rounding(&mut self, impulses: &Impulses) -> f64 {
        let mut gross = std::mem::take(&mut self.product);
        for (g, q) in gross.iter_mut().zip(&self.free) {
            *g = q.abs();
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

    fn influence(&self, p: Row, q: Row) -> f64 {
        let (Row::Normal(i), Row::Normal(j)) = (p, q) else { return 0.0 };
        let column = &self.blocks[self.start[j]..self.start[j + 1]];
        column.binary_search_by_key(&(i as u32), |b| b.row).map_or(0.0, |k| column[k].matrix.x_axis.x)
    }

    fn velocity(&self, i: usize) -> DVec3 {
        self.state[i]
    }

    fn row_velocity(&self, _j: usize) -> f64 {
        0.0
    }

    fn push(&mut self, i: usize, change: DVec3) {
        for b in &self.blocks[self.start[i]..self.start[i + 1]] {
            self.state[b.row as usize] += b.matrix * change;
        }
    }

    fn push_row(&mut self, _j: usize, _change: f64) {}

    fn ready(&mut self) {}

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

    fn spread(&self, impulses: &Impulses, out: &mut [f64]) {
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
        let mut matrix = Mat::<f64>::identity(m, m);
        for (place, &j) in self.answering.iter().enumerate() {
            for b in &self.blocks[self.start[j]..self.start[j + 1]] {
                let row = self.place[b.row as usize];
                if row == usize::MAX {
                    continue;
                }
                for c in 0..3 {
                    let column = slope_times(&slopes[b.row as usize], b.matrix.col(c));
                    for r in 0..3 {
                        matrix[(3 * row + r, 3 * place + c)] += column[r];
                    }
                }
            }
        }
        self.factor = (m > 0).then(|| matrix.partial_piv_lu());
        Factored::Fresh
    }

    fn solve(&mut self, rhs: &[f64], dx: &mut [f64]) {
        // contacts that do not answer: dx = rhs; the others see what those do
        let mut seen = std::mem::take(&mut self.product);
        seen.fill(DVec3::ZERO);
        self.multiply(|j| if self.place[j] == usize::MAX { triple(rhs, j) } else { DVec3::ZERO }, &mut seen);
        dx.copy_from_slice(rhs);
        if let Some(factor) = &self.factor {
            let mut b = Mat::<f64>::zeros(3 * self.answering.len(), 1);
            for (place, &i) in self.answering.iter().enumerate() {
                let v = triple(rhs, i) - slope_times(&self.slopes[i], seen[i]);
                for r in 0..3 {
                    b[(3 * place + r, 0)] = v[r];
                }
            }
            factor.solve_in_place_with_conj(Conj::No, b.as_mut());
            for (place, &i) in self.answering.iter().enumerate() {
                put(dx, i, DVec3::new(b[(3 * place, 0)], b[(3 * place + 1, 0)], b[(3 * place + 2, 0)]));
            }
        }
        self.product = seen;
    }
}
