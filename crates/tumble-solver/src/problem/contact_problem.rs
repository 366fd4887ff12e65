//! The contact problem, in contact quantities only.
//!
//! Contacts act on each other by masses and lever arms: W = J M⁻¹ Jᵀ is never formed. A problem knows no
//! world. Not here: problems that give W itself (`tumble-problems`).

use crate::linear::parallel::extend;
use crate::problem::body::{Bilateral, Body};
use crate::problem::contact::{Contact, ContactError};
use crate::problem::kinematics::row_stiffness;
use crate::problem::row::{End, MOST_ENDS, Row};
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;
use tumble_math::DMat3;

/// Why a problem was refused.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
pub enum ProblemError {
    /// The contact itself is malformed.
    #[error(transparent)]
    Contact(#[from] ContactError),
    /// A body has a mass, inertia or velocity that cannot be.
    #[error("body {index}: {what} is {value}: give a finite {what} (0 or more for inverse masses)")]
    Body {
        /// Index that the body would have had.
        index: usize,
        /// The quantity.
        what: &'static str,
        /// Its value, in the SI unit of that quantity.
        value: f64,
    },
    /// A contact or row names a body that is not there.
    #[error("body index {index} is out of range: the problem has {count} bodies")]
    NoSuchBody {
        /// The index.
        index: u32,
        /// Number of bodies.
        count: usize,
    },
    /// A contact or row joins a body to itself.
    #[error("body {0} cannot touch itself: name two bodies")]
    SameBody(u32),
    /// Neither of the two bodies can be moved by an impulse.
    #[error("bodies {body_a} and {body_b} are both immovable: a contact between them has no answer, leave it out")]
    Immovable {
        /// Index of body A.
        body_a: u32,
        /// Index of body B.
        body_b: u32,
    },
    /// The horizon is not a positive time.
    #[error("horizon {0} s must be positive: it is the time until gaps are looked at again")]
    Horizon(f64),
    /// A number in a bilateral row is not finite, or the row moves nothing.
    #[error("bilateral row {0} is not finite or moves neither body")]
    Bilateral(usize),
    /// A row is not finite, moves no body, or its bounds exclude each other.
    #[error(
        "row {0} is not finite, moves no body, names more than {MOST_ENDS} bodies, or its bounds exclude each other"
    )]
    Row(usize),
}

/// A contact problem: bodies, contacts, bilateral rows, and the horizon over which gaps may close.
///
/// ```
/// use tumble_math::{DMat3, DVec3};
/// use tumble_solver::{Body, Contact, Problem, Settings, Solver, Velocity};
///
/// // a ball of 2 kg meets the floor at 3 m/s
/// let mut problem = Problem::new(0.01)?;
/// let floor = problem.add_body(Body::fixed())?;
/// let inertia = DMat3::from_diagonal(DVec3::splat(0.008));
/// let ball = problem.add_body(Body::dynamic(2.0, inertia, Velocity::linear(DVec3::new(0.0, 0.0, -3.0))))?;
/// let contact = Contact::new(floor, ball, DVec3::Z, DVec3::ZERO, DVec3::new(0.0, 0.0, -0.1))?;
/// problem.add_contact(contact.with_friction(0.5)?.with_restitution(0.8)?)?;
///
/// let mut solver = Solver::new();
/// let solution = solver.solve(&problem, None, &Settings::default());
/// assert!(solution.certificate.is_solved());
/// assert!((solution.impulses[0].x - 2.0 * 3.0 * 1.8).abs() < 1e-12);
/// # Ok::<(), tumble_solver::ProblemError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Problem {
    bodies: Vec<Body>,
    contacts: Vec<Contact>,
    bilaterals: Vec<Bilateral>,
    rows: Vec<(Row, u32)>,
    /// Inverse mass that each row met in its bodies as it was added [1/kg].
    mobilities: Vec<f64>,
    /// Ends of all rows, one row's after another's.
    ends: Vec<End>,
    horizon: f64,
    kick_time: f64,
    crowding: Vec<(u32, f64)>,
}

impl Problem {
    /// An empty problem of bodies. `horizon` [s] is the time until gaps are looked at again: an open gap g demands
    /// u_n ≥ −g/horizon.
    ///
    /// # Errors
    /// When `horizon` is not positive and finite.
    pub fn new(horizon: f64) -> Result<Self, ProblemError> {
        if !(horizon > 0.0 && horizon.is_finite()) {
            return Err(ProblemError::Horizon(horizon));
        }
        let (bodies, contacts, bilaterals) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Self {
            bodies,
            contacts,
            bilaterals,
            rows: Vec::new(),
            mobilities: Vec::new(),
            ends: Vec::new(),
            horizon,
            kick_time: horizon,
            crowding: Vec::new(),
        })
    }

    /// Empties the problem for the next step; keeps its memory.
    ///
    /// # Errors
    /// When `horizon` is not positive and finite.
    pub fn clear(&mut self, horizon: f64) -> Result<(), ProblemError> {
        if !(horizon > 0.0 && horizon.is_finite()) {
            return Err(ProblemError::Horizon(horizon));
        }
        self.bodies.clear();
        self.contacts.clear();
        self.bilaterals.clear();
        self.clear_rows();
        (self.horizon, self.kick_time) = (horizon, horizon);
        self.crowding.clear();
        Ok(())
    }

    /// Adds a body and returns its index.
    ///
    /// # Errors
    /// When a number is not finite or the inverse mass is negative.
    pub fn add_body(&mut self, body: Body) -> Result<u32, ProblemError> {
        let index = self.bodies.len();
        let refuse = |what, value| Err(ProblemError::Body { index, what, value });
        if !(body.inverse_mass >= 0.0 && body.inverse_mass.is_finite()) {
            return refuse("inverse mass", body.inverse_mass);
        }
        if !body.inverse_inertia.is_finite() {
            return refuse("inverse inertia", f64::NAN);
        }
        let m = &body.inverse_inertia;
        let size = m.x_axis.x.abs() + m.y_axis.y.abs() + m.z_axis.z.abs();
        if body.inverse_mass == 0.0 && *m != DMat3::ZERO {
            return refuse("inverse inertia of an immovable body (0)", size);
        }
        if body.inverse_mass > 0.0 {
            // symmetric with positive moments, whatever the units: by its leading minors, less rounding
            let n = *m * (1.0 / size);
            let skew =
                (n.x_axis.y - n.y_axis.x).abs() + (n.x_axis.z - n.z_axis.x).abs() + (n.y_axis.z - n.z_axis.y).abs();
            let minor = n.x_axis.x * n.y_axis.y - n.x_axis.y * n.y_axis.x;
            let moments = m.x_axis.x > 0.0 && m.y_axis.y > 0.0 && m.z_axis.z > 0.0;
            if !(skew <= 1e-9 && moments && minor > -1e-9 && n.determinant() > -1e-9) {
                return refuse("inverse inertia (symmetric, positive definite)", n.determinant());
            }
        }
        if !(body.before.is_finite() && body.free.is_finite()) {
            return refuse("velocity", f64::NAN);
        }
        self.bodies.push(body);
        u32::try_from(index).map_err(|_| ProblemError::NoSuchBody { index: u32::MAX, count: index })
    }

    /// Adds a contact and returns its index.
    ///
    /// # Errors
    /// When a body is missing or neither body can move.
    pub fn add_contact(&mut self, contact: Contact) -> Result<usize, ProblemError> {
        check_bodies(&self.bodies, contact.body_a, contact.body_b)?;
        contact.check()?;
        self.contacts.push(contact);
        Ok(self.contacts.len() - 1)
    }

    /// Adds `count` contacts, those that `make` makes of the numbers from 0 on. With `threaded` the threads of the rayon pool
    /// that this is called from share the work; `make` must then give the same contacts in any order.
    ///
    /// # Errors
    /// As for [`Self::add_contact`], for the first contact that is refused; then none is added.
    pub fn add_contacts(
        &mut self,
        count: usize,
        threaded: bool,
        make: impl Fn(usize) -> Contact + Sync,
    ) -> Result<(), ProblemError> {
        let Self { bodies, contacts, .. } = self;
        let refused = |contact: &Contact| -> Result<(), ProblemError> {
            check_bodies(bodies, contact.body_a, contact.body_b)?;
            Ok(contact.check()?)
        };
        let first_refused = AtomicUsize::new(count);
        let before = contacts.len();
        extend(contacts, count, threaded, |i| {
            let contact = make(i);
            if refused(&contact).is_err() {
                first_refused.fetch_min(i, Relaxed);
            }
            contact
        });
        match contacts.get(before + first_refused.into_inner()).map_or(Ok(()), refused) {
            Ok(()) => Ok(()),
            Err(why) => {
                contacts.truncate(before);
                Err(why)
            }
        }
    }

    /// Adds a bilateral row and returns its index.
    ///
    /// # Errors
    /// When a body is missing, neither body can move, or the row is zero or not finite.
    pub fn add_bilateral(&mut self, row: Bilateral) -> Result<usize, ProblemError> {
        check_bodies(&self.bodies, row.body_a, row.body_b)?;
        let stiffness = row_stiffness(&row, &self.bodies);
        if !(stiffness > 0.0 && stiffness.is_finite() && row.bias.is_finite()) {
            return Err(ProblemError::Bilateral(self.bilaterals.len()));
        }
        self.bilaterals.push(row);
        Ok(self.bilaterals.len() - 1)
    }

    /// Adds a scalar row between the bodies of its `ends` and returns its index. A problem with rows has no bilateral ones.
    ///
    /// # Errors
    /// When a body is missing, none can move, or a number cannot be a row's.
    pub fn add_row(&mut self, row: Row, ends: &[End]) -> Result<usize, ProblemError> {
        let index = self.rows.len();
        let mut mobility = 0.0;
        for end in ends {
            let Some(body) = self.bodies.get(end.body as usize) else {
                return Err(ProblemError::NoSuchBody { index: end.body, count: self.bodies.len() });
            };
            mobility += end.mobility(body);
        }
        if !(mobility > 0.0 && mobility.is_finite() && row.is_sound() && ends.len() <= MOST_ENDS) {
            return Err(ProblemError::Row(index));
        }
        self.ends.extend_from_slice(ends);
        self.rows.push((row, self.ends.len() as u32));
        self.mobilities.push(mobility);
        Ok(index)
    }

    /// Takes all rows out again; bodies and contacts stay.
    pub fn clear_rows(&mut self) {
        self.rows.clear();
        self.mobilities.clear();
        self.ends.clear();
    }

    /// Number of rows.
    #[must_use]
    pub fn row_count(&self) -> usize {
        self.rows.len()
    }

    /// Number of rows with bounds.
    pub(crate) fn bounded_row_count(&self) -> usize {
        self.rows.iter().filter(|(row, _)| !row.is_linear()).count()
    }

    /// Row `j` and its ends.
    #[must_use]
    pub fn row(&self, j: usize) -> (&Row, &[End]) {
        let from = if j == 0 { 0 } else { self.rows[j - 1].1 as usize };
        (&self.rows[j].0, &self.ends[from..self.rows[j].1 as usize])
    }

    /// All rows in turn, and their ends.
    pub(crate) fn rows(&self) -> impl Iterator<Item = (&Row, &[End])> {
        let mut from = 0;
        self.rows.iter().map(move |(row, to)| {
            let ends = &self.ends[from..*to as usize];
            from = *to as usize;
            (row, ends)
        })
    }

    /// Inverse mass that row `j` met in its bodies as it was added [1/kg].
    pub(crate) fn mobility(&self, j: usize) -> f64 {
        self.mobilities[j]
    }

    /// Changes a body that is there.
    pub fn replace_body(&mut self, k: usize, body: Body) {
        self.bodies[k] = body;
    }

    /// Number of contacts.
    #[must_use]
    pub fn contact_count(&self) -> usize {
        self.contacts.len()
    }

    /// Number of bilateral rows.
    #[must_use]
    pub fn bilateral_count(&self) -> usize {
        self.bilaterals.len()
    }

    /// The bodies.
    #[must_use]
    pub fn bodies(&self) -> &[Body] {
        &self.bodies
    }

    /// The contacts with their geometry.
    #[must_use]
    pub fn contacts(&self) -> &[Contact] {
        &self.contacts
    }

    /// The bilateral rows.
    #[must_use]
    pub fn bilaterals(&self) -> &[Bilateral] {
        &self.bilaterals
    }

    /// Tells that a kinematic body overlaps at a contact with a body that it squeezes, and the speed that would remove that until gaps are
    /// looked at again [m/s]. Where there is room nothing follows from it; where there is none, the squeezed bodies are held by
    /// friction. Contacts are told in their order; an index or a speed that makes no sense is left out.
    pub fn crowd(&mut self, contact: u32, speed: f64) {
        let next = self.crowding.last().is_none_or(|(last, _)| *last < contact);
        if next && speed > 0.0 && speed.is_finite() {
            self.crowding.push((contact, speed));
        }
    }

    /// Contacts at which a kinematic body overlaps with a body that it squeezes, in their order, and speeds that would remove it [m/s].
    #[must_use]
    pub fn crowding(&self) -> &[(u32, f64)] {
        &self.crowding
    }

    /// Time until gaps are looked at again [s].
    #[must_use]
    pub fn horizon(&self) -> f64 {
        self.horizon
    }

    /// Time for which the forces act that make the free velocities out of those before [s]: the horizon, unless set.
    #[must_use]
    pub fn kick_time(&self) -> f64 {
        self.kick_time
    }

    /// Sets the time for which the forces act that make the free velocities out of those before [s]; one that is not positive
    /// and finite is not taken. A gap is a part of the path of a bounce: the acceleration along it is kick/time.
    pub fn set_kick_time(&mut self, time: f64) {
        if time > 0.0 && time.is_finite() {
            self.kick_time = time;
        }
    }

    /// Coulomb's coefficient of contact `i` [–].
    #[inline]
    #[must_use]
    pub fn friction(&self, i: usize) -> f64 {
        self.contacts[i].friction
    }

    /// Newton's coefficient of contact `i` [–].
    #[inline]
    #[must_use]
    pub fn restitution(&self, i: usize) -> f64 {
        self.contacts[i].restitution
    }

    /// Signed gap of contact `i` [m].
    #[inline]
    #[must_use]
    pub fn gap(&self, i: usize) -> f64 {
        self.contacts[i].gap
    }

    /// Velocity bound of contact `i` by its gap: g/window for g > 0, else 0 [m/s].
    #[inline]
    #[must_use]
    pub fn gap_bound(&self, i: usize) -> f64 {
        tumble_math::order::positive_part(self.gap(i)) / self.contacts[i].window.unwrap_or(self.horizon)
    }

    /// Whether no contact has friction.
    #[must_use]
    pub fn is_frictionless(&self) -> bool {
        self.contacts.iter().all(|c| c.friction == 0.0)
    }
}

fn check_bodies(bodies: &[Body], body_a: u32, body_b: u32) -> Result<(), ProblemError> {
    for index in [body_a, body_b] {
        if index as usize >= bodies.len() {
            return Err(ProblemError::NoSuchBody { index, count: bodies.len() });
        }
    }
    if body_a == body_b {
        return Err(ProblemError::SameBody(body_a));
    }
    if bodies[body_a as usize].is_dynamic() || bodies[body_b as usize].is_dynamic() {
        Ok(())
    } else {
        Err(ProblemError::Immovable { body_a, body_b })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::body::Velocity;
    use tumble_math::DVec3;

    fn body(inverse_inertia: DMat3) -> Body {
        Body { inverse_mass: 1.0, inverse_inertia, before: Velocity::ZERO, free: Velocity::ZERO }
    }

    fn taken(b: Body) -> bool {
        Problem::new(0.1).unwrap().add_body(b).is_ok()
    }

    #[test]
    fn inverse_inertias_are_taken_when_symmetric_and_positive_whatever_their_units() {
        for unit in [1e-9, 1.0, 1e9] {
            let good = DMat3::from_diagonal(DVec3::new(1.0, 2.0, 3.0) * unit);
            assert!(taken(body(good)));
            for k in 0..3 {
                // each moment alone negative or zero
                let mut d = DVec3::new(1.0, 2.0, 3.0);
                d[k] = -0.5;
                assert!(!taken(body(DMat3::from_diagonal(d * unit))), "{k}");
                // each pair alone unsymmetric, and symmetric
                for i in 0..3 {
                    if i != k {
                        let mut m = good;
                        m.col_mut(k)[i] += 0.1 * unit;
                        assert!(!taken(body(m)), "{k} {i}");
                        m.col_mut(i)[k] += 0.1 * unit;
                        assert!(taken(body(m)), "{k} {i}");
                        // symmetric and indefinite
                        let mut m = good;
                        m.col_mut(k)[i] = 2.6 * unit;
                        m.col_mut(i)[k] = 2.6 * unit;
                        assert!(!taken(body(m)), "{k} {i}");
                    }
                }
            }
        }
        let mut m = DMat3::IDENTITY;
        m.x_axis.y = f64::NAN;
        assert!(!taken(body(m)));
        // a rod of no thickness is at the edge and taken
        assert!(taken(body(DMat3::from_diagonal(DVec3::new(1.0, 1.0, 1e-12)))));
        assert!(!taken(body(DMat3::from_diagonal(DVec3::new(1.0, 1.0, 0.0)))));
    }

    #[test]
    fn masses_and_velocities_that_cannot_be_are_refused() {
        let good = body(DMat3::IDENTITY);
        for inverse_mass in [-1.0, f64::NAN, f64::INFINITY] {
            assert!(!taken(Body { inverse_mass, ..good }));
        }
        assert!(!taken(Body { inverse_mass: 0.0, ..good }));
        assert!(taken(Body { inverse_mass: 0.0, inverse_inertia: DMat3::ZERO, ..good }));
        for wrong in
            [Velocity { linear: DVec3::NAN, ..Velocity::ZERO }, Velocity { angular: DVec3::NAN, ..Velocity::ZERO }]
        {
            assert!(!taken(Body { before: wrong, ..good }) && !taken(Body { free: wrong, ..good }));
        }
        for horizon in [0.0, -1.0, f64::NAN, f64::INFINITY] {
            assert!(Problem::new(horizon).is_err());
            assert!(Problem::new(1.0).unwrap().clear(horizon).is_err());
        }
        let mut p = Problem::new(1.0).unwrap();
        assert_eq!((p.add_body(good).unwrap(), p.add_body(good).unwrap()), (0, 1));
        assert!(p.clear(2.0).is_ok() && p.bodies().is_empty() && p.horizon() == 2.0);
    }
}
