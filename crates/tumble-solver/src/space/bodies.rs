//! The space of bodies: how impulses make velocities through masses and lever arms.
//!
//! Not here: Newton's equations of the same bodies (`body_newton`) and their matrix (`matrix`).

use super::matrix::Matrix;
use super::traits::{Impulses, Island, Space, SweepSpace, accelerate};
use crate::linear::parallel::{fill, largest};
use crate::one_contact::exact::OneContact;
use crate::problem::body::{Bilateral, Body, Velocity};
use crate::problem::contact::Contact;
use crate::problem::kinematics::{
    body_energy, free_energy, local_matrix, relative, relative_in_world, row_stiffness, slowest_bounce,
};
use std::sync::OnceLock;
use tumble_math::{DVec3, order::max};

/// Buffers that outlive a solve.
#[derive(Debug, Default)]
pub(crate) struct Buffers {
    pub(super) locals: Vec<OneContact>,
    row_stiffness: Vec<f64>,
    pub(super) base: Vec<Velocity>,
    state: Vec<Velocity>,
    /// Velocities before the last sweep, and the direction of the sweeps before it.
    departure: Vec<Velocity>,
    direction: Vec<Velocity>,
    /// ∂g/∂v.
    pub(super) matrix: Matrix,
    /// Linear and angular velocities without cancellation, for the rounding bound.
    gross: Vec<(f64, f64)>,
    /// The threads of the pool that a solve is called from may share its work.
    pub(crate) threaded: bool,
}

pub(crate) struct BodySpace<'a> {
    pub(super) bodies: &'a [Body],
    pub(super) contacts: &'a [Contact],
    pub(super) bilaterals: &'a [Bilateral],
    /// Time over which gaps may close [s].
    horizon: f64,
    kick_time: f64,
    /// Contacts at which a kinematic body overlaps with a body that it squeezes, and speeds that would remove the overlap [m/s].
    crowding: &'a [(u32, f64)],
    pub(super) m: &'a mut Buffers,
    /// Some immovable body or surface moves.
    driven: bool,
    /// Kinetic energy of the free velocities [J], once it was asked for.
    free_energy: OnceLock<f64>,
}

impl Buffers {
    /// Bounds the memory of the factor [bytes]: one that needs more is not made.
    pub(crate) fn limit_factor(&mut self, bytes: usize) {
        self.matrix.most_bytes = Some(bytes);
    }
}

impl<'a> BodySpace<'a> {
    pub(crate) fn new(
        bodies: &'a [Body],
        contacts: &'a [Contact],
        bilaterals: &'a [Bilateral],
        m: &'a mut Buffers,
    ) -> Self {
        fill(&mut m.locals, contacts.len(), m.threaded, |i| OneContact::new(&local_matrix(&contacts[i], bodies)));
        m.row_stiffness.clear();
        m.row_stiffness.extend(bilaterals.iter().map(|r| row_stiffness(r, bodies)));
        m.base.clear();
        m.base.extend(bodies.iter().map(|b| b.free));
        m.state.clear();
        m.state.extend_from_slice(&m.base);
        m.matrix.forget();
        let driven = bodies.iter().any(|b| !b.is_dynamic() && b.free != Velocity::ZERO)
            || contacts.iter().any(|c| c.surface_velocity != DVec3::ZERO);
        Self {
            bodies,
            contacts,
            bilaterals,
            horizon: 1.0,
            kick_time: 1.0,
            crowding: &[],
            m,
            driven,
            free_energy: OnceLock::new(),
        }
    }

    /// With another time over which gaps may close [s].
    pub(crate) fn with_times(self, horizon: f64, kick_time: f64) -> Self {
        Self { horizon, kick_time, ..self }
    }

    /// With contacts at which a kinematic body overlaps with a body that it squeezes, and speeds that would remove the overlap [m/s].
    pub(crate) fn with_crowding(self, crowding: &'a [(u32, f64)]) -> Self {
        Self { crowding, ..self }
    }

    /// The present velocities of all bodies.
    pub(crate) fn state(&self) -> &[Velocity] {
        &self.m.state
    }

    /// Velocity of body `b` as far as no impulse changes it.
    fn prescribed(&self, b: u32) -> Velocity {
        let body = &self.bodies[b as usize];
        if body.is_dynamic() { Velocity::ZERO } else { body.free }
    }

    /// Velocity of contact `c` when the bodies move as `twist` says.
    #[inline(always)]
    pub(super) fn relative(c: &Contact, twist: impl Fn(u32) -> Velocity) -> DVec3 {
        relative(c, twist(c.body_a), twist(c.body_b))
    }

    #[inline(always)]
    pub(super) fn row_relative(r: &Bilateral, twist: impl Fn(u32) -> Velocity) -> f64 {
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

impl Space for BodySpace<'_> {
    fn contact_count(&self) -> usize {
        self.contacts.len()
    }

    fn row_count(&self) -> usize {
        self.bilaterals.len()
    }

    #[inline(always)]
    fn friction(&self, i: usize) -> f64 {
        self.contacts[i].friction
    }

    #[inline(always)]
    fn restitution(&self, i: usize) -> f64 {
        self.contacts[i].restitution
    }

    #[inline(always)]
    fn gap(&self, i: usize) -> f64 {
        self.contacts[i].gap
    }

    #[inline(always)]
    fn horizon(&self) -> f64 {
        self.horizon
    }

    #[inline(always)]
    fn window(&self, i: usize) -> f64 {
        self.contacts[i].window.unwrap_or(self.horizon)
    }

    fn kick_time(&self) -> f64 {
        self.kick_time
    }

    #[inline(always)]
    fn own_slowest_bounce(&self, i: usize) -> f64 {
        self.contacts[i].slowest_bounce
    }

    #[inline(always)]
    fn pressing(&self, i: usize) -> Option<bool> {
        self.contacts[i].pressing
    }

    fn slowest_bounce(&self, threshold: f64) -> f64 {
        slowest_bounce(self.bodies, self.contacts, threshold)
    }

    fn crowding(&self, i: usize) -> f64 {
        let found = self.crowding.binary_search_by_key(&i, |(contact, _)| *contact as usize);
        found.map_or(0.0, |k| self.crowding[k].1)
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

    fn is_threaded(&self) -> bool {
        self.m.threaded
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

    fn free_energy(&self) -> Option<f64> {
        Some(*self.free_energy.get_or_init(|| free_energy(self.bodies)))
    }

    fn body_count(&self) -> usize {
        self.bodies.len()
    }

    fn bodies_of(&self, i: usize) -> [Option<u32>; 2] {
        let c = &self.contacts[i];
        [c.body_a, c.body_b].map(|b| self.bodies[b as usize].is_dynamic().then_some(b))
    }

    fn bodies_of_row(&self, j: usize) -> [Option<u32>; 2] {
        let r = &self.bilaterals[j];
        [r.body_a, r.body_b].map(|b| self.bodies[b as usize].is_dynamic().then_some(b))
    }

    fn body_energy(&self, k: usize) -> Option<f64> {
        Some(body_energy(&self.bodies[k]))
    }

    fn is_driven(&self) -> bool {
        self.driven
    }

    fn contact_work(&self, i: usize, impulse: DVec3) -> f64 {
        // most contacts of a heap are open
        if !self.driven || impulse == DVec3::ZERO {
            return 0.0;
        }
        -impulse.dot(Self::relative(&self.contacts[i], |b| self.prescribed(b)))
    }

    fn row_work(&self, j: usize, impulse: f64) -> f64 {
        let r = &self.bilaterals[j];
        -(impulse * (Self::row_relative(r, |b| self.prescribed(b)) + r.bias))
    }

    fn rounding(&mut self, impulses: &Impulses) -> f64 {
        // gross velocities: the sums if nothing cancelled
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
        f64::EPSILON * largest(self.contacts.len(), self.m.threaded, gross)
    }
}

impl SweepSpace for BodySpace<'_> {
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

    fn begin_acceleration(&mut self) {
        let m = &mut *self.m;
        m.departure.clone_from(&m.state);
        m.direction.clear();
        m.direction.resize(m.state.len(), Velocity::ZERO);
    }

    fn accelerate(&mut self, momentum: Option<f64>) {
        let m = &mut *self.m;
        for ((now, from), direction) in m.state.iter_mut().zip(&mut m.departure).zip(&mut m.direction) {
            accelerate(&mut now.linear, &mut from.linear, &mut direction.linear, momentum);
            accelerate(&mut now.angular, &mut from.angular, &mut direction.angular, momentum);
        }
    }

    fn island(&self) -> Option<Island<'_>> {
        // rows and moving surfaces are not coloured
        let moving = self.driven && self.contacts.iter().any(|c| c.surface_velocity != DVec3::ZERO);
        let Buffers { locals, state, .. } = &*self.m;
        (self.bilaterals.is_empty() && !moving).then_some(Island {
            bodies: self.bodies,
            contacts: self.contacts,
            locals,
            state,
        })
    }
}

#[cfg(test)]
pub(crate) mod tests;
