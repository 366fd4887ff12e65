//! Interface between problem and methods: velocities under impulses, and the data of each contact.
//!
//! Three traits, one for each kind of question. [`Space`] is the geometry of velocities and the contacts' own numbers;
//! [`SweepSpace`] adds the needs of sweeps, [`NewtonSpace`] those of methods that factorise. The crate itself has one
//! such space, bodies with masses and lever arms; `tumble-problems` has another, the blocks of W. Every method runs on both.

use crate::linear::parallel::{fill, fill_two};
use crate::one_contact::exact::OneContact;
use crate::one_contact::law::Slope;
use crate::problem::body::{Body, Velocity};
use crate::problem::contact::Contact;
use std::ops::{Add, Mul, Sub};
use tumble_math::DVec3;
use tumble_math::order::positive_part;

/// Impulses of a stage: one triple per contact in (n, t1, t2), one number per bilateral row [N·s].
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Impulses {
    /// Of the contacts, (n, t1, t2) [N·s].
    pub contacts: Vec<DVec3>,
    /// Of the bilateral rows [N·s].
    pub rows: Vec<f64>,
}

impl Impulses {
    /// Sets the size and makes all impulses zero.
    pub(crate) fn reset(&mut self, contacts: usize, rows: usize) {
        self.contacts.clear();
        self.contacts.resize(contacts, DVec3::ZERO);
        self.rows.clear();
        self.rows.resize(rows, 0.0);
    }

    /// Makes this a copy of `other`, keeping the memory.
    pub(crate) fn copy_from(&mut self, other: &Self) {
        self.contacts.clear();
        self.contacts.extend_from_slice(&other.contacts);
        self.rows.clear();
        self.rows.extend_from_slice(&other.rows);
    }
}

/// Relative velocities, in the same shape as [`Impulses`] [m/s].
pub type Velocities = Impulses;

/// A scalar row of the frictionless problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// The normal of a contact.
    Normal(usize),
    /// A bilateral row.
    Bilateral(usize),
}

/// Outcome of a factorisation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Factored {
    /// Done.
    Fresh,
    /// The last factor still serves.
    Kept,
    /// It broke down.
    Failed,
}

/// The bodies behind a space, for sweeps by colours.
#[derive(Clone, Copy, Debug)]
pub struct Island<'a> {
    /// The bodies.
    pub bodies: &'a [Body],
    /// The contacts.
    pub contacts: &'a [Contact],
    /// Their own matrices.
    pub locals: &'a [OneContact],
    /// Velocities of the bodies under the impulses that are loaded.
    pub state: &'a [Velocity],
}

/// The geometry of velocities: base velocities, the present ones under the impulses that are loaded, and the numbers of the
/// contacts.
pub trait Space: Sync {
    /// Number of contacts.
    fn contact_count(&self) -> usize;
    /// Number of bilateral rows.
    fn row_count(&self) -> usize {
        0
    }
    /// Coulomb's coefficient of contact `i` [–].
    fn friction(&self, i: usize) -> f64;
    /// Newton's coefficient of contact `i` [–].
    fn restitution(&self, _i: usize) -> f64 {
        0.0
    }
    /// Whether contact `i` stands for a row with bounds: a limit, a motor, dry friction.
    fn is_row(&self, _i: usize) -> bool {
        false
    }
    /// Signed gap of contact `i` [m].
    fn gap(&self, _i: usize) -> f64 {
        0.0
    }
    /// Time over which gaps may close [s].
    fn horizon(&self) -> f64 {
        1.0
    }
    /// Time over which the gap of contact `i` may close [s].
    #[inline(always)]
    fn window(&self, _i: usize) -> f64 {
        self.horizon()
    }
    /// Time for which the forces act that make the free velocity out of the one before [s].
    fn kick_time(&self) -> f64 {
        self.horizon()
    }
    /// Velocity bound of contact `i` by its gap: g/window for g > 0, else 0 [m/s].
    #[inline(always)]
    fn gap_bound(&self, i: usize) -> f64 {
        positive_part(self.gap(i)) / self.window(i)
    }
    /// Speed that would remove, until gaps are looked at again, the overlap of a kinematic body with a body that it squeezes at contact
    /// `i` [m/s].
    fn crowding(&self, _i: usize) -> f64 {
        0.0
    }
    /// Speed that a bounce of contact `i` must exceed beside that of the island [m/s].
    #[inline(always)]
    fn own_slowest_bounce(&self, _i: usize) -> f64 {
        0.0
    }
    /// Whether contact `i`, of two that rest on each other, presses; none where the sign of its velocity tells.
    #[inline(always)]
    fn pressing(&self, _i: usize) -> Option<bool> {
        None
    }
    /// Speed that a bounce must exceed in this island [m/s]: the threshold, or the kick of a step where that is more.
    fn slowest_bounce(&self, threshold: f64) -> f64 {
        threshold
    }
    /// The contact's own matrix.
    fn local(&self, i: usize) -> &OneContact;
    /// The row's own inverse mass [1/kg].
    fn row_stiffness(&self, _j: usize) -> f64 {
        1.0
    }
    /// Mass of the heaviest body, or an equivalent [kg].
    fn heaviest(&self) -> f64;
    /// Number of bodies that move, or an equivalent.
    fn size(&self) -> usize;
    /// Whether the threads of the rayon pool may share the work.
    fn is_threaded(&self) -> bool {
        false
    }

    /// Sets the present velocity to base + W λ.
    fn load(&mut self, impulses: &Impulses);
    /// Makes the present velocity the base.
    fn rebase(&mut self);
    /// Makes the base the next step's free velocity, if the same forces go on: now + kick.
    fn look_ahead(&mut self) {}
    /// Makes the free velocity the base again, and the present velocity.
    fn restore(&mut self);
    /// Velocities of contact `i` before and after the kick, without any impulse [m/s].
    fn velocity_at_start(&self, i: usize) -> (DVec3, DVec3);
    /// The same of bilateral row `j`, bias included.
    fn row_velocity_at_start(&self, _j: usize) -> (f64, f64) {
        (0.0, 0.0)
    }
    /// Velocity of contact `i` now (velocity bound not added) [m/s].
    fn velocity(&self, i: usize) -> DVec3;
    /// Its normal part alone.
    fn normal_velocity(&self, i: usize) -> f64 {
        self.velocity(i).x
    }
    /// Velocity of bilateral row `j` now, bias included [m/s].
    fn row_velocity(&self, _j: usize) -> f64 {
        0.0
    }
    /// Kinetic energy of the free velocity [J], `None` where masses are not known.
    fn free_energy(&self) -> Option<f64> {
        None
    }
    /// Number of bodies, or of groups of contacts that do not act on each other [–].
    fn body_count(&self) -> usize {
        1
    }
    /// The bodies that impulses of contact `i` move, below [`Self::body_count`]: one or two.
    fn bodies_of(&self, _i: usize) -> [Option<u32>; 2] {
        [Some(0), None]
    }
    /// The same of bilateral row `j`.
    fn bodies_of_row(&self, _j: usize) -> [Option<u32>; 2] {
        [Some(0), None]
    }
    /// Kinetic energy of body `k` at the free velocity [J], `None` where masses are not known.
    fn body_energy(&self, _k: usize) -> Option<f64> {
        None
    }
    /// Whether some immovable body or surface moves: without, no contact does work beside that on the bodies.
    fn is_driven(&self) -> bool {
        true
    }
    /// Work that immovable bodies do through an impulse of contact `i` [J].
    fn contact_work(&self, _i: usize, _impulse: DVec3) -> f64 {
        0.0
    }
    /// Work that immovable bodies and the bias do through an impulse of row `j` [J].
    fn row_work(&self, _j: usize, _impulse: f64) -> f64 {
        0.0
    }
    /// Work that immovable bodies and biased rows do through the impulses [J].
    fn kinematic_work(&self, impulses: &Impulses) -> f64 {
        let mut work = 0.0;
        if self.is_driven() {
            for (i, l) in impulses.contacts.iter().enumerate() {
                work += self.contact_work(i, *l);
            }
        }
        for (j, l) in impulses.rows.iter().enumerate() {
            work += self.row_work(j, *l);
        }
        work
    }
    /// Bound of the rounding of the velocities that these impulses make [m/s].
    fn rounding(&mut self, impulses: &Impulses) -> f64;
}

/// Space of the sweeps: impulses added one at a time, and momentum along the direction of earlier sweeps.
pub trait SweepSpace: Space {
    /// Adds an impulse at contact `i`.
    fn push(&mut self, i: usize, change: DVec3);
    /// Adds an impulse on row `j`.
    fn push_row(&mut self, _j: usize, _change: f64) {}
    /// The first accelerated sweep starts from the present velocity.
    fn begin_acceleration(&mut self);
    /// After a sweep: goes on by `momentum` of the direction of earlier sweeps, and the direction becomes that and this
    /// sweep; with `None` the velocity stays, and the direction is forgotten.
    fn accelerate(&mut self, momentum: Option<f64>);
    /// The bodies, where contacts may be swept by colours: those of one colour share no body that moves.
    fn island(&self) -> Option<Island<'_>> {
        None
    }
}

/// Space of the methods that factorise: unknowns x (body velocities or impulses) with u = u(x) and the balance g(x, λ) = 0.
pub trait NewtonSpace: Space {
    /// Whether the factor is dense: its cost then grows with the cube of the contacts.
    const DENSE: bool;

    /// Normal velocity of row `p` per normal impulse on row `q` [1/kg].
    fn influence(&self, p: Row, q: Row) -> f64;
    /// Prepares Newton's methods; called once before them.
    fn ready(&mut self) {}
    /// Says which contacts are expected to answer velocities: a factor that has places for these alone is cheaper. One that
    /// answers all the same gets its place then.
    fn focus(&mut self, _expected: &[bool]) {}
    /// Factorisations that so many products of blocks pay for [–]; 0 when they are too few to be worth it.
    fn affordable(&mut self, products: f64) -> u32;
    /// Length of x.
    fn unknowns(&self) -> usize;
    /// x that balances the impulses exactly.
    fn balance(&self, impulses: &Impulses, x: &mut [f64]);
    /// u(x).
    fn velocities(&self, x: &[f64], out: &mut Velocities);
    /// u(x + dx) − u(x).
    fn velocity_changes(&self, dx: &[f64], out: &mut Velocities);
    /// g(x, λ): zero when x is the velocity under λ.
    fn imbalance(&self, x: &[f64], impulses: &Impulses, g: &mut [f64]);
    /// Adds the impulses' part of −g to `out`: Jᵀλ.
    fn add_impulses(&self, impulses: &Impulses, out: &mut [f64]);
    /// Slope of the line search: g along dx.
    fn slope(&self, dx: &[f64], du: &Velocities, g: &[f64]) -> f64;
    /// g as a velocity [m/s].
    fn imbalance_size(&mut self, g: &[f64]) -> f64;
    /// Factorises ∂g/∂x for the given −∂λ/∂u. With `keep`, a factor of nearly the same matrix may serve again.
    fn factor(&mut self, slopes: &[Slope], row_slopes: &[f64], symmetric: bool, keep: bool) -> Factored;
    /// Solves with the last factor.
    fn solve(&mut self, rhs: &[f64], dx: &mut [f64]);
}

/// A space on which every method runs.
pub trait ContactSpace: SweepSpace + NewtonSpace {}

impl<S: SweepSpace + NewtonSpace> ContactSpace for S {}

/// Writes the present velocities of a space.
pub(crate) fn read_velocities<S: Space>(space: &S, out: &mut Velocities) {
    fill(&mut out.contacts, space.contact_count(), space.is_threaded(), |i| space.velocity(i));
    out.rows.clear();
    out.rows.extend((0..space.row_count()).map(|j| space.row_velocity(j)));
}

/// Writes the velocities of a space before and after the kick.
pub(crate) fn read_start<S: Space>(space: &S, before: &mut Velocities, free: &mut Velocities) {
    let at_start = |i: usize| space.velocity_at_start(i);
    fill_two((&mut before.contacts, &mut free.contacts), space.contact_count(), space.is_threaded(), at_start);
    let at_start = |j: usize| space.row_velocity_at_start(j);
    fill_two((&mut before.rows, &mut free.rows), space.row_count(), false, at_start);
}

/// After a sweep from `from` to `now`: goes on by `momentum` of the `direction` of the sweeps before, which becomes that and
/// this sweep; without momentum the direction is forgotten. The next sweep starts from there.
#[inline(always)]
pub fn accelerate<V>(now: &mut V, from: &mut V, direction: &mut V, momentum: Option<f64>)
where
    V: Copy + Default + Add<Output = V> + Sub<Output = V> + Mul<f64, Output = V>,
{
    let sweep = *now - *from;
    *direction = momentum.map_or(V::default(), |momentum| {
        let on = *direction * momentum;
        *now = *now + on;
        on + sweep
    });
    *from = *now;
}
