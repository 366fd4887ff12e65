//! What a method needs to know about how impulses make velocities. Two answers exist: [`crate::bodies`] (masses and
//! lever arms) and [`crate::blocks`] (W itself). Methods are generic over this trait, so each runs on both.

use crate::judge::{Effort, Judge};
use crate::law::Slope;
use crate::one_contact::OneContact;
use crate::spread::{fill, fill_two};
use std::ops::{Add, Mul, Sub};
use tumble_math::DVec3;

/// Impulses of a stage: one triple per contact in (n, t1, t2), one number per bilateral row [N·s].
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Impulses {
    pub(crate) contacts: Vec<DVec3>,
    pub(crate) rows: Vec<f64>,
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

/// Writes the present velocities of a space.
pub(crate) fn read_velocities<S: Space>(space: &S, out: &mut Velocities) {
    fill(&mut out.contacts, space.contact_count(), space.spreads(), |i| space.velocity(i));
    out.rows.clear();
    out.rows.extend((0..space.row_count()).map(|j| space.row_velocity(j)));
}

/// Writes the velocities of a space before and after the kick.
pub(crate) fn read_start<S: Space>(space: &S, before: &mut Velocities, free: &mut Velocities) {
    let at_start = |i: usize| space.velocity_at_start(i);
    fill_two((&mut before.contacts, &mut free.contacts), space.contact_count(), space.spreads(), at_start);
    let at_start = |j: usize| space.row_velocity_at_start(j);
    fill_two((&mut before.rows, &mut free.rows), space.row_count(), false, at_start);
}

/// After a sweep from `from` to `now`: on by `part` of the `way` of the sweeps before, which becomes that and this sweep;
/// without a part the way is forgotten. The next sweep starts from there.
#[inline(always)]
pub(crate) fn go_on<V>(now: &mut V, from: &mut V, way: &mut V, part: Option<f64>)
where
    V: Copy + Default + Add<Output = V> + Sub<Output = V> + Mul<f64, Output = V>,
{
    let sweep = *now - *from;
    *way = part.map_or(V::default(), |part| {
        let on = *way * part;
        *now = *now + on;
        on + sweep
    });
    *from = *now;
}

/// Relative velocities, in the same shape as [`Impulses`] [m/s].
pub(crate) type Velocities = Impulses;

/// A scalar row of the frictionless problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Row {
    /// The normal of a contact.
    Normal(usize),
    /// A bilateral row.
    Bilateral(usize),
}

/// What became of a factorisation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Factored {
    /// Done.
    Fresh,
    /// The last factor still serves.
    Kept,
    /// It broke down.
    Failed,
}

pub(crate) trait Space: Sync {
    /// Whether the threads of the rayon pool may share the work.
    fn spreads(&self) -> bool {
        false
    }
    /// Number of contacts.
    fn contact_count(&self) -> usize;
    /// Number of bilateral rows.
    fn row_count(&self) -> usize;
    /// The contact's own matrix.
    fn local(&self, i: usize) -> &OneContact;
    /// The row's own inverse mass [1/kg].
    fn row_stiffness(&self, j: usize) -> f64;
    /// Mass of the heaviest body, or an equivalent [kg].
    fn heaviest(&self) -> f64;
    /// Number of bodies that move, or an equivalent.
    fn size(&self) -> usize;

    // Sweeping: the space remembers the velocity under the present impulses.

    /// Sets the present velocity to base + W λ.
    fn load(&mut self, impulses: &Impulses);
    /// Makes the present velocity the base of what follows.
    fn rebase(&mut self);
    /// Makes the base what the next step's free velocity will be if the same forces go on: now + kick.
    fn look_ahead(&mut self);
    /// Makes the free velocity the base again, and the present velocity.
    fn restore(&mut self);
    /// Velocities of contact `i` before and after the kick, without any impulse [m/s].
    fn velocity_at_start(&self, i: usize) -> (DVec3, DVec3);
    /// The same of bilateral row `j`, bias included.
    fn row_velocity_at_start(&self, j: usize) -> (f64, f64);
    /// Kinetic energy of the free velocity [J], `None` where masses are not known.
    fn free_energy(&self) -> Option<f64>;
    /// Work that immovable bodies and biased rows do through the impulses [J].
    fn kinematic_work(&self, impulses: &Impulses) -> f64;
    /// How far rounding may be off in the velocities that these impulses make [m/s].
    fn rounding(&mut self, impulses: &Impulses) -> f64;
    /// Normal velocity of row `p` per normal impulse on row `q` [1/kg].
    fn influence(&self, p: Row, q: Row) -> f64;
    /// Velocity of contact `i` now (floor not added) [m/s].
    fn velocity(&self, i: usize) -> DVec3;
    /// Its normal part alone.
    fn normal_velocity(&self, i: usize) -> f64 {
        self.velocity(i).x
    }
    /// Velocity of bilateral row `j` now, bias included [m/s].
    fn row_velocity(&self, j: usize) -> f64;
    /// Adds an impulse at contact `i`.
    fn push(&mut self, i: usize, change: DVec3);
    /// Adds an impulse on row `j`.
    fn push_row(&mut self, j: usize, change: f64);

    /// A way begins here: the present velocity is what its first sweep starts from.
    fn set_out(&mut self);
    /// After a sweep: goes on by `part` of the way that earlier sweeps went, and the way becomes that and this sweep;
    /// with `None` it stays here, and the way is forgotten.
    fn go_on(&mut self, part: Option<f64>);

    /// Sweeps by colours, where that is worth it: at most `most`, from impulses that are loaded; leaves the velocities as
    /// they were. `None` when it did not, else whether the last sweep changed nothing beyond the tolerance.
    fn sweep_by_colours(
        &mut self,
        judge: &Judge<'_>,
        impulses: &mut Impulses,
        most: u32,
        effort: &mut Effort,
    ) -> Option<bool>;

    // Newton: unknowns x (body velocities or impulses) with u = u(x) and the balance g(x, λ) = 0.

    /// Makes what follows ready; called once before Newton's methods.
    fn ready(&mut self);
    /// How many factorisations that many products of blocks are enough for; 0 when they are too few to be worth it.
    fn affordable(&mut self, products: f64) -> u32;
    /// Length of x.
    fn unknowns(&self) -> usize;
    /// x that balances the impulses exactly.
    fn balance(&self, impulses: &Impulses, x: &mut [f64]);
    /// u(x).
    fn velocities(&self, x: &[f64], out: &mut Velocities);
    /// u(x + dx) − u(x).
    fn velocity_changes(&self, dx: &[f64], out: &mut Velocities);
    /// g(x, λ): zero when x is what λ makes it.
    fn imbalance(&self, x: &[f64], impulses: &Impulses, g: &mut [f64]);
    /// Adds to `out` what the impulses add to −g.
    fn spread(&self, impulses: &Impulses, out: &mut [f64]);
    /// Slope of the line search: g along dx.
    fn slope(&self, dx: &[f64], du: &Velocities, g: &[f64]) -> f64;
    /// g as a velocity [m/s].
    fn imbalance_size(&mut self, g: &[f64]) -> f64;
    /// Factorises ∂g/∂x for the given −∂λ/∂u. With `keep`, a factor of nearly the same matrix may serve again.
    fn factor(&mut self, slopes: &[Slope], row_slopes: &[f64], symmetric: bool, keep: bool) -> Factored;
    /// Solves with the last factor.
    fn solve(&mut self, rhs: &[f64], dx: &mut [f64]);
}
