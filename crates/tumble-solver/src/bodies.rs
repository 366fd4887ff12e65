//! How impulses make velocities through masses and lever arms, and Newton's equations in body velocities:
//!
//! ```text
//! g(v, λ) = M(v − v*) − Jᵀλ,    ∂g/∂v = M + Jᵀ A J  with λ(u) and A = −∂λ/∂u
//! ```
//!
//! One 6×6 block per moving body, one off-diagonal pair per touching pair: the factor is as sparse as the pile.

mod matrix;

use crate::colours::{self, COLOURED};
use crate::contact::{Contact, point_mobility};
use crate::judge::{Effort, Judge};
use crate::law::Slope;
use crate::one_contact::OneContact;
use crate::problem::{Bilateral, Body, Velocity};
use crate::rest::Seen;
use crate::space::{Factored, Impulses, Row, Space, Velocities, go_on};
use crate::spread::{fill, largest};
use matrix::{IMMOVABLE, Matrix, Pile};
use std::sync::OnceLock;
use tumble_math::{DMat3, DVec3, order::max};

/// Buffers that outlive a solve.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    locals: Vec<OneContact>,
    row_stiffness: Vec<f64>,
    base: Vec<Velocity>,
    state: Vec<Velocity>,
    /// What the last sweep started from, and the way of the sweeps before it.
    departure: Vec<Velocity>,
    way: Vec<Velocity>,
    /// ∂g/∂v.
    matrix: Matrix,
    /// Linear and angular velocities without cancellation, for the rounding bound.
    gross: Vec<(f64, f64)>,
    seen: Vec<Seen>,
    colours: colours::Memory,
    /// The threads of the pool that a solve is called from may share its work.
    pub(crate) spread: bool,
}

pub(crate) struct BodySpace<'a> {
    bodies: &'a [Body],
    contacts: &'a [Contact],
    bilaterals: &'a [Bilateral],
    m: &'a mut Memory,
    /// Some body that impulses do not move moves by itself.
    driven: bool,
    /// Kinetic energy of the free velocities [J], once it was asked for.
    free_energy: OnceLock<f64>,
}

impl Memory {
    /// Velocities, velocities without cancellation and what is seen, for a look at an island before any method is asked.
    pub(crate) fn for_a_look(&mut self) -> (&mut Vec<Velocity>, &mut Vec<(f64, f64)>, &mut Vec<Seen>) {
        (&mut self.state, &mut self.gross, &mut self.seen)
    }
}

/// A contact's own matrix K in its frame [1/kg].
pub(crate) fn local_matrix(c: &Contact, bodies: &[Body]) -> DMat3 {
    let mut k = DMat3::ZERO;
    for (body, lever) in [(c.body_a, c.lever_a), (c.body_b, c.lever_b)] {
        let body = &bodies[body as usize];
        if body.is_dynamic() {
            k += point_mobility(body.inverse_mass, &body.inverse_inertia, lever);
        }
    }
    let f = c.frame.matrix();
    f.transpose() * k * f
}

/// Velocity of B against A at a contact, in its frame, from the velocities of the two [m/s].
#[inline(always)]
pub(crate) fn relative(c: &Contact, a: Velocity, b: Velocity) -> DVec3 {
    c.frame.to_contact(relative_in_world(c, a, b))
}

/// The same in world axes.
#[inline(always)]
pub(crate) fn relative_in_world(c: &Contact, a: Velocity, b: Velocity) -> DVec3 {
    b.linear + b.angular.cross(c.lever_b) - a.linear - a.angular.cross(c.lever_a)
}

/// Kinetic energy of the free velocities [J].
pub(crate) fn free_energy(bodies: &[Body]) -> f64 {
    let mut energy = 0.0;
    for b in bodies.iter().filter(|b| b.is_dynamic()) {
        energy += 0.5 * b.free.linear.length_squared() / b.inverse_mass;
        if b.free.angular != DVec3::ZERO {
            energy += 0.5 * b.free.angular.dot(b.inverse_inertia.inverse() * b.free.angular);
        }
    }
    energy
}

/// Inverse mass that a bilateral row meets [1/kg].
pub(crate) fn row_stiffness(row: &Bilateral, bodies: &[Body]) -> f64 {
    let mut k = 0.0;
    for (body, r) in [(row.body_a, &row.row_a), (row.body_b, &row.row_b)] {
        let body = &bodies[body as usize];
        if body.is_dynamic() {
            let (l, w) = (DVec3::new(r[0], r[1], r[2]), DVec3::new(r[3], r[4], r[5]));
            k += l.length_squared() * body.inverse_mass + w.dot(body.inverse_inertia * w);
        }
    }
    k
}

impl<'a> BodySpace<'a> {
    pub(crate) fn new(
        bodies: &'a [Body],
        contacts: &'a [Contact],
        bilaterals: &'a [Bilateral],
        m: &'a mut Memory,
    ) -> Self {
        fill(&mut m.locals, contacts.len(), m.spread, |i| OneContact::new(&local_matrix(&contacts[i], bodies)));
        m.row_stiffness.clear();
        m.row_stiffness.extend(bilaterals.iter().map(|r| row_stiffness(r, bodies)));
        m.base.clear();
        m.base.extend(bodies.iter().map(|b| b.free));
        m.state.clear();
        m.state.extend_from_slice(&m.base);
        m.matrix.forget();
        let driven = bodies.iter().any(|b| !b.is_dynamic() && b.free != Velocity::ZERO);
        Self { bodies, contacts, bilaterals, m, driven, free_energy: OnceLock::new() }
    }

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

    fn pile(&self) -> Pile<'a> {
        Pile { bodies: self.bodies, contacts: self.contacts, bilaterals: self.bilaterals }
    }

    /// The present velocities of all bodies.
    pub(crate) fn state(&self) -> &[Velocity] {
        &self.m.state
    }

    /// Velocity of contact `c` when the bodies move as `twist` says.
    #[inline(always)]
    fn relative(c: &Contact, twist: impl Fn(u32) -> Velocity) -> DVec3 {
        relative(c, twist(c.body_a), twist(c.body_b))
    }

    #[inline(always)]
    fn row_relative(r: &Bilateral, twist: impl Fn(u32) -> Velocity) -> f64 {
        let dot = |row: &[f64; 6], v: Velocity| {
            row[0] * v.linear.x
                + row[1] * v.linear.y
                + row[2] * v.linear.z
                + row[3] * v.angular.x
                + row[4] * v.angular.y
                + row[5] * v.angular.z
        };
        dot(&r.row_a, twist(r.body_a)) + dot(&r.row_b, twist(r.body_b))
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

impl Space for BodySpace<'_> {
    fn contact_count(&self) -> usize {
        self.contacts.len()
    }

    fn row_count(&self) -> usize {
        self.bilaterals.len()
    }

    #[inline(always)]
    fn local(&self, i: usize) -> &OneContact {
        &self.m.locals[i]
    }

    fn row_stiffness(&self, j: usize) -> f64 {
        self.m.row_stiffness[j]
    }

    fn heaviest(&self) -> f64 {
        self.bodies.iter().filter(|b| b.is_dynamic()).fold(0.0, |m, b| max(m, 1.0 / b.inverse_mass))
    }

    fn size(&self) -> usize {
        self.bodies.iter().filter(|b| b.is_dynamic()).count()
    }

    fn spreads(&self) -> bool {
        self.m.spread
    }

    fn load(&mut self, impulses: &Impulses) {
        self.m.state.copy_from_slice(&self.m.base);
        for (i, &p) in impulses.contacts.iter().enumerate() {
            if p != DVec3::ZERO {
                self.push(i, p);
            }
        }
        for (j, &p) in impulses.rows.iter().enumerate() {
            if p != 0.0 {
                self.push_row(j, p);
            }
        }
    }

    fn set_out(&mut self) {
        let m = &mut *self.m;
        m.departure.clone_from(&m.state);
        m.way.clear();
        m.way.resize(m.state.len(), Velocity::ZERO);
    }

    fn go_on(&mut self, part: Option<f64>) {
        let m = &mut *self.m;
        for ((now, from), way) in m.state.iter_mut().zip(&mut m.departure).zip(&mut m.way) {
            go_on(&mut now.linear, &mut from.linear, &mut way.linear, part);
            go_on(&mut now.angular, &mut from.angular, &mut way.angular, part);
        }
    }

    fn sweep_by_colours(
        &mut self,
        judge: &Judge<'_>,
        impulses: &mut Impulses,
        most: u32,
        effort: &mut Effort,
    ) -> Option<bool> {
        let frozen = || judge.laws.iter().any(|l| l.frozen > 0.0);
        if self.contacts.len() < COLOURED || !self.bilaterals.is_empty() || frozen() {
            return None;
        }
        let Memory { colours, locals, state, spread, .. } = &mut *self.m;
        let island = colours::Island { bodies: self.bodies, contacts: self.contacts, locals, state };
        Some(colours.sweep(&island, judge, impulses, most, *spread, effort))
    }

    fn rebase(&mut self) {
        self.m.base.copy_from_slice(&self.m.state);
    }

    fn look_ahead(&mut self) {
        for ((base, now), body) in self.m.base.iter_mut().zip(&self.m.state).zip(self.bodies) {
            base.linear = now.linear + (body.free.linear - body.before.linear);
            base.angular = now.angular + (body.free.angular - body.before.angular);
        }
    }

    fn restore(&mut self) {
        for (base, body) in self.m.base.iter_mut().zip(self.bodies) {
            *base = body.free;
        }
        self.m.state.copy_from_slice(&self.m.base);
    }

    #[inline(always)]
    fn velocity_at_start(&self, i: usize) -> (DVec3, DVec3) {
        let c = &self.contacts[i];
        let (a, b) = (&self.bodies[c.body_a as usize], &self.bodies[c.body_b as usize]);
        (relative(c, a.before, b.before), relative(c, a.free, b.free))
    }

    fn row_velocity_at_start(&self, j: usize) -> (f64, f64) {
        let r = &self.bilaterals[j];
        let before = Self::row_relative(r, |b| self.bodies[b as usize].before) + r.bias;
        (before, Self::row_relative(r, |b| self.bodies[b as usize].free) + r.bias)
    }

    fn free_energy(&self) -> Option<f64> {
        Some(*self.free_energy.get_or_init(|| free_energy(self.bodies)))
    }

    fn kinematic_work(&self, impulses: &Impulses) -> f64 {
        let moved = |b: u32| {
            let body = &self.bodies[b as usize];
            if body.is_dynamic() { Velocity::ZERO } else { body.free }
        };
        let mut work = 0.0;
        if self.driven {
            for (c, l) in self.contacts.iter().zip(&impulses.contacts) {
                work -= l.dot(Self::relative(c, moved));
            }
        }
        for (r, l) in self.bilaterals.iter().zip(&impulses.rows) {
            work -= l * (Self::row_relative(r, moved) + r.bias);
        }
        work
    }

    fn rounding(&mut self, impulses: &Impulses) -> f64 {
        // gross velocities: what would add up if nothing cancelled
        self.m.gross.clear();
        self.m.gross.extend(self.m.base.iter().map(|v| (v.linear.length(), v.angular.length())));
        for (c, l) in self.contacts.iter().zip(&impulses.contacts) {
            if *l == DVec3::ZERO {
                continue;
            }
            let p = c.frame.to_world(*l);
            for (b, lever) in [(c.body_a, c.lever_a), (c.body_b, c.lever_b)] {
                let body = &self.bodies[b as usize];
                let gross = &mut self.m.gross[b as usize];
                gross.0 += p.length() * body.inverse_mass;
                gross.1 += (body.inverse_inertia * lever.cross(p)).length();
            }
        }
        let gross = |i: usize| {
            let c = &self.contacts[i];
            let (a, b) = (self.m.gross[c.body_a as usize], self.m.gross[c.body_b as usize]);
            a.0 + b.0 + a.1 * c.lever_a.length() + b.1 * c.lever_b.length()
        };
        f64::EPSILON * largest(self.contacts.len(), self.m.spread, gross)
    }

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

    #[inline(always)]
    fn velocity(&self, i: usize) -> DVec3 {
        Self::relative(&self.contacts[i], |b| self.m.state[b as usize])
    }

    #[inline(always)]
    fn normal_velocity(&self, i: usize) -> f64 {
        let c = &self.contacts[i];
        relative_in_world(c, self.m.state[c.body_a as usize], self.m.state[c.body_b as usize]).dot(c.frame.normal)
    }

    fn row_velocity(&self, j: usize) -> f64 {
        let r = &self.bilaterals[j];
        Self::row_relative(r, |b| self.m.state[b as usize]) + r.bias
    }

    #[inline(always)]
    fn push(&mut self, i: usize, change: DVec3) {
        let c = &self.contacts[i];
        let p = c.frame.to_world(change);
        let (a, b) = (&self.bodies[c.body_a as usize], &self.bodies[c.body_b as usize]);
        if b.is_dynamic() {
            let v = &mut self.m.state[c.body_b as usize];
            v.linear += p * b.inverse_mass;
            v.angular += b.inverse_inertia * c.lever_b.cross(p);
        }
        if a.is_dynamic() {
            let v = &mut self.m.state[c.body_a as usize];
            v.linear -= p * a.inverse_mass;
            v.angular -= a.inverse_inertia * c.lever_a.cross(p);
        }
    }

    fn push_row(&mut self, j: usize, change: f64) {
        let r = &self.bilaterals[j];
        for (index, row) in [(r.body_a, &r.row_a), (r.body_b, &r.row_b)] {
            let body = &self.bodies[index as usize];
            if body.is_dynamic() {
                let v = &mut self.m.state[index as usize];
                v.linear += DVec3::new(row[0], row[1], row[2]) * (change * body.inverse_mass);
                v.angular += body.inverse_inertia * (DVec3::new(row[3], row[4], row[5]) * change);
            }
        }
    }

    fn ready(&mut self) {
        let pile = self.pile();
        self.m.matrix.prepare(pile, f64::INFINITY);
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
        self.spread(impulses, x);
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
            *u = Self::relative(c, at);
        }
        for (u, r) in out.rows.iter_mut().zip(self.bilaterals) {
            *u = Self::row_relative(r, at);
        }
    }

    fn imbalance(&self, x: &[f64], impulses: &Impulses, g: &mut [f64]) {
        g.fill(0.0);
        self.spread(impulses, g);
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

    fn spread(&self, impulses: &Impulses, out: &mut [f64]) {
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
            let linear = tumble_math::order::max_abs(v.linear) * body.inverse_mass;
            let angular = tumble_math::order::max_abs(body.inverse_inertia * v.angular);
            size = max(size, max(linear, angular));
        }
        size
    }

    fn factor(&mut self, slopes: &[Slope], row_slopes: &[f64], symmetric: bool, keep: bool) -> Factored {
        let pile = self.pile();
        let Memory { matrix, locals, .. } = &mut *self.m;
        if keep && matrix.serves(pile, locals, slopes, row_slopes, symmetric) {
            return Factored::Kept;
        }
        matrix.factor(pile, slopes, row_slopes, symmetric)
    }

    fn solve(&mut self, rhs: &[f64], dx: &mut [f64]) {
        self.m.matrix.solve(rhs, dx);
    }
}

#[cfg(test)]
pub(crate) mod tests;
