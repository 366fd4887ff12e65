//! The contact problem: what a solver is asked, in contact quantities only.
//!
//! Two ways to say how contacts act on each other. *Bodies*: masses and lever arms, W = J M⁻¹ Jᵀ is never formed
//! unless that is cheaper. *Blocks*: the 3×3 blocks of W themselves, as in the problem files of the field; W may be
//! rank deficient and slightly unsymmetric.
//!
//! A problem knows no world: its bodies are an inverse mass, an inverse inertia and two velocities, one before and
//! one after the kick of the external forces. A body with inverse mass 0 does not move by impulses; if it has a
//! velocity it is kinematic (a lift, a turntable) and does work.

use crate::contact::{Contact, ContactError};
use crate::spread::extend;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;
use tumble_math::{DMat3, DVec3};

/// Linear and angular velocity of a body.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Velocity {
    /// Of the centre of mass [m/s].
    pub linear: DVec3,
    /// Spin about world axes [rad/s].
    pub angular: DVec3,
}

impl Velocity {
    /// At rest.
    pub const ZERO: Self = Self { linear: DVec3::ZERO, angular: DVec3::ZERO };

    /// A translation [m/s] without spin.
    #[must_use]
    pub fn linear(linear: DVec3) -> Self {
        Self { linear, angular: DVec3::ZERO }
    }

    fn is_finite(&self) -> bool {
        self.linear.is_finite() && self.angular.is_finite()
    }
}

/// A body as far as a contact problem knows it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Body {
    /// 1/m [1/kg]; 0 for what impulses do not move.
    pub inverse_mass: f64,
    /// I⁻¹ about the centre of mass in world axes [1/(kg·m²)].
    pub inverse_inertia: DMat3,
    /// Velocity before the kick of the external forces: what restitution and the ledger refer to.
    pub before: Velocity,
    /// Velocity after the kick, without any contact impulse.
    pub free: Velocity,
}

impl Body {
    /// A body of `mass` [kg] and `inertia` about its centre of mass in world axes [kg·m²], moving with `velocity`,
    /// without external forces.
    #[must_use]
    pub fn dynamic(mass: f64, inertia: DMat3, velocity: Velocity) -> Self {
        Self { inverse_mass: 1.0 / mass, inverse_inertia: inertia.inverse(), before: velocity, free: velocity }
    }

    /// A body that nothing moves.
    #[must_use]
    pub fn fixed() -> Self {
        Self::kinematic(Velocity::ZERO)
    }

    /// A body that moves as prescribed, whatever pushes it.
    #[must_use]
    pub fn kinematic(velocity: Velocity) -> Self {
        Self { inverse_mass: 0.0, inverse_inertia: DMat3::ZERO, before: velocity, free: velocity }
    }

    /// With the change of velocity [m/s] that external forces make in this step.
    #[must_use]
    pub fn kicked(mut self, change: DVec3) -> Self {
        self.free.linear += change;
        self
    }

    /// Whether impulses move it.
    #[inline]
    #[must_use]
    pub fn is_dynamic(&self) -> bool {
        self.inverse_mass > 0.0
    }
}

/// One bilateral row: demands `row_a`·v_A + `row_b`·v_B + `bias` = 0 with an impulse of either sign. Joints are made
/// of these.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bilateral {
    /// Index of body A.
    pub body_a: u32,
    /// Index of body B.
    pub body_b: u32,
    /// Coefficients of (v_A, ω_A): [–, m] for a row in m/s, [1/m, –] for one in rad/s.
    pub row_a: [f64; 6],
    /// Coefficients of (v_B, ω_B), in the same units.
    pub row_b: [f64; 6],
    /// Prescribed relative velocity with the opposite sign [m/s or rad/s].
    pub bias: f64,
}

/// A 3×3 block of W: velocity of contact `row` per impulse at contact `column` [1/kg].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Block {
    /// Contact whose velocity changes.
    pub row: u32,
    /// Contact where the impulse acts.
    pub column: u32,
    /// Entries in the order (n, t1, t2) of both contacts [1/kg].
    pub matrix: DMat3,
}

/// How the contacts of a problem act on each other.
#[derive(Clone, Debug)]
pub(crate) enum Coupling {
    Bodies {
        bodies: Vec<Body>,
        contacts: Vec<Contact>,
        bilaterals: Vec<Bilateral>,
    },
    Blocks {
        /// Sorted by (column, row); every contact has its diagonal block.
        blocks: Vec<Block>,
        friction: Vec<f64>,
        free: Vec<DVec3>,
    },
}

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
        /// Which quantity.
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
    /// A block is out of range, doubled, missing on the diagonal or not finite.
    #[error("block ({row}, {column}): {what}")]
    Block {
        /// Row contact.
        row: u32,
        /// Column contact.
        column: u32,
        /// What is wrong, and the remedy.
        what: &'static str,
    },
    /// A per-contact array has another length than the others.
    #[error("{what} has {got} entries for {expected} contacts")]
    Length {
        /// Which array.
        what: &'static str,
        /// Its length.
        got: usize,
        /// Number of contacts.
        expected: usize,
    },
    /// A contact of a block problem has a bad coefficient or velocity.
    #[error("contact {index}: {what} is {value}")]
    Value {
        /// Which contact.
        index: usize,
        /// Which quantity.
        what: &'static str,
        /// Its value, in the SI unit of that quantity.
        value: f64,
    },
}

/// A contact problem: bodies or blocks, contacts, bilateral rows, and the horizon over which gaps may close.
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
    pub(crate) coupling: Coupling,
    pub(crate) horizon: f64,
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
        let coupling = Coupling::Bodies { bodies: Vec::new(), contacts: Vec::new(), bilaterals: Vec::new() };
        Ok(Self { coupling, horizon })
    }

    /// A problem in contact space: u = W λ + `free`, every contact closed and inelastic.
    ///
    /// # Errors
    /// When arrays differ in length, a block is out of range, doubled or not finite, a diagonal block is missing or
    /// has no positive normal entry, or a coefficient is negative.
    pub fn from_blocks(mut blocks: Vec<Block>, free: Vec<DVec3>, friction: Vec<f64>) -> Result<Self, ProblemError> {
        let n = free.len();
        if friction.len() != n {
            return Err(ProblemError::Length { what: "friction", got: friction.len(), expected: n });
        }
        for i in 0..n {
            if !(friction[i] >= 0.0 && friction[i].is_finite()) {
                return Err(ProblemError::Value { index: i, what: "friction (0 or more)", value: friction[i] });
            }
            if !free[i].is_finite() {
                return Err(ProblemError::Value { index: i, what: "free velocity (finite)", value: f64::NAN });
            }
        }
        blocks.sort_by_key(|b| (b.column, b.row));
        let mut diagonal = vec![false; n];
        for (k, b) in blocks.iter().enumerate() {
            let refuse = |what| Err(ProblemError::Block { row: b.row, column: b.column, what });
            if b.row as usize >= n || b.column as usize >= n {
                return refuse("index beyond the number of contacts");
            }
            if k > 0 && (blocks[k - 1].row, blocks[k - 1].column) == (b.row, b.column) {
                return refuse("given twice: add the two blocks up");
            }
            if !b.matrix.is_finite() {
                return refuse("has an entry that is not finite");
            }
            if b.row == b.column {
                if !(b.matrix.x_axis.x > 0.0 && b.matrix.y_axis.y >= 0.0 && b.matrix.z_axis.z >= 0.0) {
                    return refuse("a diagonal block needs a positive normal and non-negative tangential entries");
                }
                diagonal[b.row as usize] = true;
            }
        }
        if let Some(i) = diagonal.iter().position(|d| !d) {
            let i = u32::try_from(i).unwrap_or(u32::MAX);
            return Err(ProblemError::Block { row: i, column: i, what: "the diagonal block is missing" });
        }
        Ok(Self { coupling: Coupling::Blocks { blocks, friction, free }, horizon: 1.0 })
    }

    /// Empties the problem for the next step; keeps its memory.
    ///
    /// # Errors
    /// When `horizon` is not positive and finite.
    pub fn clear(&mut self, horizon: f64) -> Result<(), ProblemError> {
        if let Coupling::Bodies { bodies, contacts, bilaterals } = &mut self.coupling
            && horizon > 0.0
            && horizon.is_finite()
        {
            bodies.clear();
            contacts.clear();
            bilaterals.clear();
            self.horizon = horizon;
        } else {
            *self = Self::new(horizon)?;
        }
        Ok(())
    }

    /// Adds a body and returns its index.
    ///
    /// # Errors
    /// When a number is not finite or the inverse mass is negative; also for a problem of blocks, which has no bodies.
    pub fn add_body(&mut self, body: Body) -> Result<u32, ProblemError> {
        let Coupling::Bodies { bodies, .. } = &mut self.coupling else {
            return Err(ProblemError::NoSuchBody { index: 0, count: 0 });
        };
        let index = bodies.len();
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
        bodies.push(body);
        u32::try_from(index).map_err(|_| ProblemError::NoSuchBody { index: u32::MAX, count: index })
    }

    /// Adds a contact and returns its index.
    ///
    /// # Errors
    /// When a body is missing or neither body can move.
    pub fn add_contact(&mut self, contact: Contact) -> Result<usize, ProblemError> {
        let Coupling::Bodies { bodies, contacts, .. } = &mut self.coupling else {
            return Err(ProblemError::NoSuchBody { index: contact.body_a, count: 0 });
        };
        check_bodies(bodies, contact.body_a, contact.body_b)?;
        contact.check()?;
        contacts.push(contact);
        Ok(contacts.len() - 1)
    }

    /// Adds `count` contacts, those that `make` makes of the numbers from 0 on. With `spread` the threads of the rayon pool
    /// that this is called from share the work; `make` must then give the same contacts in any order.
    ///
    /// # Errors
    /// As for [`Self::add_contact`], for the first contact that is refused; then none is added.
    pub fn add_contacts(
        &mut self,
        count: usize,
        spread: bool,
        make: impl Fn(usize) -> Contact + Sync,
    ) -> Result<(), ProblemError> {
        let Coupling::Bodies { bodies, contacts, .. } = &mut self.coupling else {
            return Err(ProblemError::NoSuchBody { index: 0, count: 0 });
        };
        let refused = |contact: &Contact| -> Result<(), ProblemError> {
            check_bodies(bodies, contact.body_a, contact.body_b)?;
            Ok(contact.check()?)
        };
        let first_refused = AtomicUsize::new(count);
        let before = contacts.len();
        extend(contacts, count, spread, |i| {
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
        let Coupling::Bodies { bodies, bilaterals, .. } = &mut self.coupling else {
            return Err(ProblemError::NoSuchBody { index: row.body_a, count: 0 });
        };
        check_bodies(bodies, row.body_a, row.body_b)?;
        let stiffness = crate::bodies::row_stiffness(&row, bodies);
        if !(stiffness > 0.0 && stiffness.is_finite() && row.bias.is_finite()) {
            return Err(ProblemError::Bilateral(bilaterals.len()));
        }
        bilaterals.push(row);
        Ok(bilaterals.len() - 1)
    }

    /// Number of contacts.
    #[must_use]
    pub fn contact_count(&self) -> usize {
        match &self.coupling {
            Coupling::Bodies { contacts, .. } => contacts.len(),
            Coupling::Blocks { free, .. } => free.len(),
        }
    }

    /// Number of bilateral rows.
    #[must_use]
    pub fn bilateral_count(&self) -> usize {
        match &self.coupling {
            Coupling::Bodies { bilaterals, .. } => bilaterals.len(),
            Coupling::Blocks { .. } => 0,
        }
    }

    /// The bodies; empty for a problem of blocks.
    #[must_use]
    pub fn bodies(&self) -> &[Body] {
        match &self.coupling {
            Coupling::Bodies { bodies, .. } => bodies,
            Coupling::Blocks { .. } => &[],
        }
    }

    /// The contacts with their geometry; empty for a problem of blocks.
    #[must_use]
    pub fn contacts(&self) -> &[Contact] {
        match &self.coupling {
            Coupling::Bodies { contacts, .. } => contacts,
            Coupling::Blocks { .. } => &[],
        }
    }

    /// The bilateral rows.
    #[must_use]
    pub fn bilaterals(&self) -> &[Bilateral] {
        match &self.coupling {
            Coupling::Bodies { bilaterals, .. } => bilaterals,
            Coupling::Blocks { .. } => &[],
        }
    }

    /// Time until gaps are looked at again [s].
    #[must_use]
    pub fn horizon(&self) -> f64 {
        self.horizon
    }

    /// Coulomb's coefficient of contact `i` [–].
    #[inline]
    #[must_use]
    pub fn friction(&self, i: usize) -> f64 {
        match &self.coupling {
            Coupling::Bodies { contacts, .. } => contacts[i].friction,
            Coupling::Blocks { friction, .. } => friction[i],
        }
    }

    /// Newton's coefficient of contact `i` [–].
    #[inline]
    #[must_use]
    pub fn restitution(&self, i: usize) -> f64 {
        match &self.coupling {
            Coupling::Bodies { contacts, .. } => contacts[i].restitution,
            Coupling::Blocks { .. } => 0.0,
        }
    }

    /// Signed gap of contact `i` [m].
    #[inline]
    #[must_use]
    pub fn gap(&self, i: usize) -> f64 {
        match &self.coupling {
            Coupling::Bodies { contacts, .. } => contacts[i].gap,
            Coupling::Blocks { .. } => 0.0,
        }
    }

    /// What an open gap adds to the normal velocity of contact `i`: g/horizon for g > 0, else 0 [m/s].
    #[inline]
    #[must_use]
    pub fn gap_floor(&self, i: usize) -> f64 {
        tumble_math::order::positive_part(self.gap(i)) / self.horizon
    }

    /// Whether no contact has friction.
    #[must_use]
    pub fn is_frictionless(&self) -> bool {
        match &self.coupling {
            Coupling::Bodies { contacts, .. } => contacts.iter().all(|c| c.friction == 0.0),
            Coupling::Blocks { friction, .. } => friction.iter().all(|&f| f == 0.0),
        }
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

    #[test]
    fn blocks_are_taken_when_they_are_whole() {
        let block = |row, column, matrix| Block { row, column, matrix };
        let one = DMat3::IDENTITY;
        let make =
            |blocks: Vec<Block>, friction: Vec<f64>| Problem::from_blocks(blocks, vec![DVec3::ZERO; 2], friction);
        let whole = vec![block(1, 1, one), block(0, 0, one), block(0, 1, one * 0.1)];
        let p = make(whole.clone(), vec![0.5, 0.0]).unwrap();
        assert_eq!((p.contact_count(), p.friction(0), p.friction(1), p.is_frictionless()), (2, 0.5, 0.0, false));
        assert!(make(whole.clone(), vec![0.0, 0.0]).unwrap().is_frictionless());
        assert!(make(whole.clone(), vec![0.5]).is_err() && make(whole.clone(), vec![0.5, -0.1]).is_err());
        assert!(make(whole[..1].to_vec(), vec![0.5, 0.5]).is_err());
        for wrong in [block(2, 0, one), block(0, 2, one), block(0, 0, one), block(1, 0, one * f64::NAN)] {
            let mut blocks = whole.clone();
            blocks.push(wrong);
            assert!(make(blocks, vec![0.5, 0.5]).is_err(), "{wrong:?}");
        }
        for diagonal in [DVec3::new(0.0, 1.0, 1.0), DVec3::new(1.0, -1.0, 1.0), DVec3::new(1.0, 1.0, -1.0)] {
            let blocks = vec![block(0, 0, DMat3::from_diagonal(diagonal)), block(1, 1, one)];
            assert!(make(blocks, vec![0.5, 0.5]).is_err(), "{diagonal}");
        }
        let free = vec![DVec3::ZERO, DVec3::NAN];
        assert!(Problem::from_blocks(vec![block(0, 0, one), block(1, 1, one)], free, vec![0.0; 2]).is_err());
    }
}
