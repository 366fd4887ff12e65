//! The condensed space: contacts and bounded rows that act on each other through a mechanism whose linear rows hold by
//! construction. W = J M̃⁻¹ Jᵀ is dense; Newton's equations are in the impulses themselves, as
//!
//! ```text
//! g(x, λ) = x − λ,    u = W x + q,    ∂g/∂x = 1 + A W
//! ```
//!
//! Every row is a point of three numbers, as a contact is. A unilateral row is a point without friction. A bounded row is a
//! point whose normal impulse nothing else moves and is just its bound, and whose tangent it is: Coulomb's law with μ = 1 is
//! then the law of the bounded row.

use super::traits::{Factored, Impulses, NewtonSpace, Row, Space, SweepSpace, Velocities, accelerate};
use crate::linear::lu::Lu;
use crate::one_contact::exact::OneContact;
use crate::one_contact::law::Slope;
use tumble_math::order::{max, max_abs};
use tumble_math::{DMat3, DVec3};

/// One point of the condensed space.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Point {
    /// Velocities before and after the kick, the latter with the linear rows held [m/s].
    pub(crate) before: DVec3,
    pub(crate) free: DVec3,
    /// Coulomb's coefficient [–].
    pub(crate) friction: f64,
    /// Newton's coefficient [–].
    pub(crate) restitution: f64,
    /// Signed gap [m].
    pub(crate) gap: f64,
    /// Whether it is a row with bounds, no contact.
    pub(crate) is_row: bool,
}

/// Points, and how they act on each other; its memory is used again.
#[derive(Debug, Default)]
pub(crate) struct Condensed {
    pub(crate) points: Vec<Point>,
    /// Blocks of W, row by row.
    pub(crate) blocks: Vec<DMat3>,
    pub(crate) horizon: f64,
    /// Energy of the free velocities [J], and number of bodies.
    pub(crate) energy: f64,
    pub(crate) bodies: usize,
    locals: Vec<OneContact>,
    base: Vec<DVec3>,
    state: Vec<DVec3>,
    departure: Vec<DVec3>,
    direction: Vec<DVec3>,
    /// Numbers of Newton's unknowns that answer to a velocity.
    answering: Vec<u32>,
    slopes: Vec<Slope>,
    factor: Lu,
    right_side: Vec<f64>,
    product: Vec<DVec3>,
}

impl Condensed {
    /// Makes what follows from points and blocks.
    pub(crate) fn prepare(&mut self) {
        let n = self.points.len();
        self.locals.clear();
        self.locals.extend((0..n).map(|i| OneContact::new(&self.blocks[i * n + i])));
        self.base.clear();
        self.base.extend(self.points.iter().map(|p| p.free));
        self.state.clone_from(&self.base);
        self.product.clear();
        self.product.resize(n, DVec3::ZERO);
    }

    /// out += W x.
    fn multiply(&self, x: impl Fn(usize) -> DVec3, out: &mut [DVec3]) {
        let n = self.points.len();
        for j in 0..n {
            let l = x(j);
            if l != DVec3::ZERO {
                for (i, out) in out.iter_mut().enumerate() {
                    *out += self.blocks[i * n + j] * l;
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

impl Space for Condensed {
    fn contact_count(&self) -> usize {
        self.points.len()
    }

    fn friction(&self, i: usize) -> f64 {
        self.points[i].friction
    }

    fn restitution(&self, i: usize) -> f64 {
        self.points[i].restitution
    }

    fn is_row(&self, i: usize) -> bool {
        self.points[i].is_row
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
        self.locals.iter().fold(0.0, |m, k| max(m, 1.0 / k.nn))
    }

    fn size(&self) -> usize {
        self.bodies
    }

    fn free_energy(&self) -> Option<f64> {
        Some(self.energy)
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
        for ((base, now), point) in self.base.iter_mut().zip(&mut self.state).zip(&self.points) {
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
        let n = self.points.len();
        let mut largest = 0.0;
        for i in 0..n {
            let mut gross = self.points[i].free.abs();
            for (j, l) in impulses.contacts.iter().enumerate() {
                gross += self.blocks[i * n + j].abs() * l.abs();
            }
            largest = max(largest, max_abs(gross));
        }
        f64::EPSILON * largest
    }
}

impl SweepSpace for Condensed {
    fn push(&mut self, i: usize, change: DVec3) {
        let n = self.points.len();
        for (k, state) in self.state.iter_mut().enumerate() {
            *state += self.blocks[k * n + i] * change;
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

impl NewtonSpace for Condensed {
    const DENSE: bool = true;

    fn influence(&self, p: Row, q: Row) -> f64 {
        let (Row::Normal(i), Row::Normal(j)) = (p, q) else { return 0.0 };
        self.blocks[i * self.points.len() + j].x_axis.x
    }

    fn affordable(&mut self, _products: f64) -> u32 {
        // dense: limited by its own measure
        u32::MAX
    }

    fn unknowns(&self) -> usize {
        3 * self.points.len()
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
        let n = self.points.len();
        self.slopes.clear();
        self.slopes.extend_from_slice(slopes);
        self.answering.clear();
        // a number that answers no velocity is not moved by the others: a row has one that does, an open contact none
        let answers = slopes.iter().flatten().enumerate().filter(|(_, row)| row.iter().any(|a| *a != 0.0));
        self.answering.extend(answers.map(|(k, _)| k as u32));
        self.factor.clear(self.answering.len());
        for (row, &k) in self.answering.iter().enumerate() {
            let (i, r) = (k as usize / 3, k as usize % 3);
            let [x, y, z] = slopes[i][r];
            let (slope, blocks) = (DVec3::new(x, y, z), &self.blocks[i * n..(i + 1) * n]);
            for (entry, &k) in self.factor.row(row).iter_mut().zip(&self.answering) {
                *entry += slope.dot(blocks[k as usize / 3].col(k as usize % 3));
            }
        }
        self.factor.factor();
        Factored::Fresh
    }

    fn solve(&mut self, rhs: &[f64], dx: &mut [f64]) {
        // numbers that do not answer: dx = rhs; the others see what those do
        let mut seen = std::mem::take(&mut self.product);
        seen.fill(DVec3::ZERO);
        dx.copy_from_slice(rhs);
        self.answering.iter().for_each(|&k| dx[k as usize] = 0.0);
        self.multiply(|j| triple(dx, j), &mut seen);
        self.right_side.clear();
        for &k in &self.answering {
            let (i, r) = (k as usize / 3, k as usize % 3);
            let [x, y, z] = self.slopes[i][r];
            self.right_side.push(rhs[k as usize] - DVec3::new(x, y, z).dot(seen[i]));
        }
        self.factor.solve(&mut self.right_side);
        for (&k, x) in self.answering.iter().zip(&self.right_side) {
            dx[k as usize] = *x;
        }
        self.product = seen;
    }
}
