//! Newton's equations of bodies: balance of momentum in body velocities, and the factor of its derivative.
//!
//! ```text
//! g(v, λ) = M(v − v*) − Jᵀλ,    ∂g/∂v = M + Jᵀ A J  with λ(u) and A = −∂λ/∂u
//! ```

use super::bodies::{BodySpace, Buffers};
use super::matrix::{IMMOVABLE, MatrixInput};
use super::traits::{Factored, Impulses, NewtonSpace, Row, Velocities};
use crate::linear::pattern::Most;
use crate::one_contact::law::Slope;
use crate::problem::body::Velocity;
use crate::problem::kinematics::relative_of_bodies;
use tumble_math::DVec3;
use tumble_math::order::{max, max_abs};

impl<'a> BodySpace<'a> {
    /// The two bodies of a scalar row and its coefficients on each.
    fn scalar_row(&self, row: Row) -> [(u32, [f64; 6]); 2] {
        match row {
            Row::Normal(i) => {
                let c = &self.contacts[i];
                let n = c.frame.normal;
                let (a, b) = (c.lever_a.cross(n), c.lever_b.cross(n));
                [(c.body_a, [-n.x, -n.y, -n.z, -a.x, -a.y, -a.z]), (c.body_b, [n.x, n.y, n.z, b.x, b.y, b.z])]
            }
            Row::Bilateral(j) => {
                let r = &self.bilaterals[j];
                [(r.body_a, r.row_a), (r.body_b, r.row_b)]
            }
        }
    }

    pub(super) fn pile(&self) -> MatrixInput<'a> {
        MatrixInput { bodies: self.bodies, contacts: self.contacts, bilaterals: self.bilaterals }
    }
}

/// Six numbers of x as a velocity.
#[inline(always)]
fn twist(x: &[f64], k: u32) -> Velocity {
    let x = &x[6 * k as usize..6 * k as usize + 6];
    Velocity { linear: DVec3::new(x[0], x[1], x[2]), angular: DVec3::new(x[3], x[4], x[5]) }
}

#[inline(always)]
fn add(x: &mut [f64], k: u32, linear: DVec3, angular: DVec3) {
    let x = &mut x[6 * k as usize..6 * k as usize + 6];
    for (slot, value) in x.iter_mut().zip([linear.x, linear.y, linear.z, angular.x, angular.y, angular.z]) {
        *slot += value;
    }
}

impl NewtonSpace for BodySpace<'_> {
    const DENSE: bool = false;

    fn influence(&self, p: Row, q: Row) -> f64 {
        let mut k = 0.0;
        for (body_p, p) in self.scalar_row(p) {
            for (body_q, q) in self.scalar_row(q) {
                let body = &self.bodies[body_p as usize];
                if body_p == body_q && body.is_dynamic() {
                    let linear = p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
                    let angular = DVec3::new(p[3], p[4], p[5]).dot(body.inverse_inertia * DVec3::new(q[3], q[4], q[5]));
                    k += linear * body.inverse_mass + angular;
                }
            }
        }
        k
    }

    fn ready(&mut self) {
        let pile = self.pile();
        self.m.matrix.prepare(pile, Most::ANY);
    }

    fn focus(&mut self, expected: &[bool]) {
        self.m.matrix.focus(expected);
    }

    fn affordable(&mut self, products: f64) -> u32 {
        let pile = self.pile();
        self.m.matrix.affordable(pile, products)
    }

    fn unknowns(&self) -> usize {
        6 * self.m.matrix.moving.len()
    }

    fn balance(&self, impulses: &Impulses, x: &mut [f64]) {
        x.fill(0.0);
        self.add_impulses(impulses, x);
        for (k, &i) in self.m.matrix.moving.iter().enumerate() {
            let body = &self.bodies[i as usize];
            let v = twist(x, k as u32);
            let base = &self.m.base[i as usize];
            let linear = base.linear + v.linear * body.inverse_mass;
            let angular = base.angular + body.inverse_inertia * v.angular;
            x[6 * k..6 * k + 6].copy_from_slice(&[linear.x, linear.y, linear.z, angular.x, angular.y, angular.z]);
        }
    }

    fn velocities(&self, x: &[f64], out: &mut Velocities) {
        let at = |b: u32| match self.m.matrix.unknown[b as usize] {
            IMMOVABLE => self.m.base[b as usize],
            k => twist(x, k),
        };
        for (u, c) in out.contacts.iter_mut().zip(self.contacts) {
            *u = Self::relative(c, at);
        }
        for (u, r) in out.rows.iter_mut().zip(self.bilaterals) {
            *u = Self::row_relative(r, at) + r.bias;
        }
    }

    fn velocity_changes(&self, dx: &[f64], out: &mut Velocities) {
        let at = |b: u32| match self.m.matrix.unknown[b as usize] {
            IMMOVABLE => Velocity::ZERO,
            k => twist(dx, k),
        };
        for (u, c) in out.contacts.iter_mut().zip(self.contacts) {
            *u = relative_of_bodies(c, at(c.body_a), at(c.body_b));
        }
        for (u, r) in out.rows.iter_mut().zip(self.bilaterals) {
            *u = Self::row_relative(r, at);
        }
    }

    fn imbalance(&self, x: &[f64], impulses: &Impulses, g: &mut [f64]) {
        g.fill(0.0);
        self.add_impulses(impulses, g);
        for (k, &i) in self.m.matrix.moving.iter().enumerate() {
            let (mass, inertia) = &self.m.matrix.mass[k];
            let base = &self.m.base[i as usize];
            let v = twist(x, k as u32);
            let linear = (v.linear - base.linear) * *mass;
            let angular = *inertia * (v.angular - base.angular);
            let momentum = [linear.x, linear.y, linear.z, angular.x, angular.y, angular.z];
            for (slot, p) in g[6 * k..6 * k + 6].iter_mut().zip(momentum) {
                *slot = p - *slot;
            }
        }
    }

    fn add_impulses(&self, impulses: &Impulses, out: &mut [f64]) {
        for (c, &l) in self.contacts.iter().zip(&impulses.contacts) {
            if l == DVec3::ZERO {
                continue;
            }
            let p = c.frame.to_world(l);
            let (a, b) = (self.m.matrix.unknown[c.body_a as usize], self.m.matrix.unknown[c.body_b as usize]);
            if b != IMMOVABLE {
                add(out, b, p, c.lever_b.cross(p));
            }
            if a != IMMOVABLE {
                add(out, a, -p, -c.lever_a.cross(p));
            }
        }
        for (r, &l) in self.bilaterals.iter().zip(&impulses.rows) {
            for (index, row) in [(r.body_a, &r.row_a), (r.body_b, &r.row_b)] {
                let k = self.m.matrix.unknown[index as usize];
                if k != IMMOVABLE {
                    let (linear, angular) = (DVec3::new(row[0], row[1], row[2]), DVec3::new(row[3], row[4], row[5]));
                    add(out, k, linear * l, angular * l);
                }
            }
        }
    }

    fn slope(&self, dx: &[f64], _du: &Velocities, g: &[f64]) -> f64 {
        dx.iter().zip(g).fold(0.0, |sum, (a, b)| sum + a * b)
    }

    fn imbalance_size(&mut self, g: &[f64]) -> f64 {
        let mut size = 0.0;
        for (k, &i) in self.m.matrix.moving.iter().enumerate() {
            let body = &self.bodies[i as usize];
            let v = twist(g, k as u32);
            let linear = max_abs(v.linear) * body.inverse_mass;
            let angular = max_abs(body.inverse_inertia * v.angular);
            size = max(size, max(linear, angular));
        }
        size
    }

    fn factor(&mut self, slopes: &[Slope], row_slopes: &[f64], symmetric: bool, keep: bool) -> Factored {
        let pile = self.pile();
        let Buffers { matrix, locals, .. } = &mut *self.m;
        if keep && matrix.serves(pile, locals, slopes, row_slopes, symmetric) {
            return Factored::Kept;
        }
        matrix.factor(pile, slopes, row_slopes, symmetric)
    }

    fn solve(&mut self, rhs: &[f64], dx: &mut [f64]) {
        self.m.matrix.solve(rhs, dx);
    }
}
