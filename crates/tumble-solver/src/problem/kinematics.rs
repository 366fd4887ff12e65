//! From the velocities of bodies to those of contacts and rows, and the effective mass of each contact and row.

use crate::problem::body::{Bilateral, Body, Velocity};
use crate::problem::contact::{Contact, point_mobility};
use tumble_math::order::max;
use tumble_math::{DMat3, DVec3};

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

/// Velocity of B's surface against A's at a contact, in its frame, from the velocities of the two [m/s].
#[inline(always)]
pub(crate) fn relative(c: &Contact, a: Velocity, b: Velocity) -> DVec3 {
    let u = relative_of_bodies(c, a, b);
    // nearly always nothing: then its bits are those of the bodies
    if c.surface_velocity == DVec3::ZERO { u } else { u + c.surface_velocity }
}

/// The same of the bodies alone: how u changes with their velocities.
#[inline(always)]
pub(crate) fn relative_of_bodies(c: &Contact, a: Velocity, b: Velocity) -> DVec3 {
    c.frame.to_contact(relative_in_world(c, a, b))
}

/// That of the bodies in world axes.
#[inline(always)]
pub(crate) fn relative_in_world(c: &Contact, a: Velocity, b: Velocity) -> DVec3 {
    b.linear + b.angular.cross(c.lever_b) - a.linear - a.angular.cross(c.lever_a)
}

/// Kinetic energy of the free velocities [J].
pub(crate) fn free_energy(bodies: &[Body]) -> f64 {
    bodies.iter().fold(0.0, |energy, b| energy + body_energy(b))
}

/// Kinetic energy of the free velocity of a body that impulses move [J]; 0 for any other.
pub(crate) fn body_energy(b: &Body) -> f64 {
    if !b.is_dynamic() {
        return 0.0;
    }
    let linear = 0.5 * b.free.linear.length_squared() / b.inverse_mass;
    let turns = b.free.angular != DVec3::ZERO;
    linear + if turns { 0.5 * b.free.angular.dot(b.inverse_inertia.inverse() * b.free.angular) } else { 0.0 }
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

/// Speed that a bounce must exceed in an island [m/s]: the `threshold`, or the largest kick of a body by the forces of the step where
/// that is more and a body holds the island which impulses do not move.
///
/// A contact compares its bounce with its own kick. Between two boxes of a stack that is none, since both are kicked alike; what
/// holds the lower one back comes from the floor. Bounces slower than the kick last less than a step there too, and without this
/// rule they would go on for ever. Bodies that fall together have no such kick.
pub(crate) fn slowest_bounce(bodies: &[Body], contacts: &[Contact], threshold: f64) -> f64 {
    let kick = |b: &Body| if b.is_dynamic() { (b.free.linear - b.before.linear).length() } else { 0.0 };
    let kick = bodies.iter().fold(0.0, |most, b| max(most, kick(b)));
    let moves = |b: u32| bodies[b as usize].is_dynamic();
    let is_held = || contacts.iter().any(|c| !(moves(c.body_a) && moves(c.body_b)));
    if kick > threshold && is_held() { kick } else { threshold }
}
