//! The condensed space: contacts and bounded rows that act on each other through a mechanism whose linear rows hold by
//! construction. W = J M̃⁻¹ Jᵀ is dense; Newton's equations are in the impulses themselves, as
//!
//! ```text
//! g(x, λ) = x − λ,    u = W x + q,    ∂g/∂x = 1 + A W
//! ```
//!
//! Every row is a point of three numbers, as a contact is. A unilateral row is a point without friction. A bounded row is a
//! point whose normal impulse nothing else moves and is just its bound, and whose tangent it is: Coulomb's law with μ = 1 is
//! then the law of the bounded row. W has the numbers that can differ from zero: three of a contact, the first of a unilateral
//! row, the first two of a bounded one.
//!
//! Points act on each other where they share a part of the mechanism: of many mechanisms on one pile W is mostly zero. What is zero is neither
//! stored nor multiplied, by whole [`Chunks`] of numbers, so that no sum depends on it.

use super::chunks::{CHUNK, Chunks, WINDOW, scatter};
use super::mechanism::bordered::Bordered;
use super::parts::NO_PART;
use super::traits::{Factored, Impulses, NewtonSpace, Row, Space, SweepSpace, Velocities, accelerate};
use crate::linear::lu::Lu;
use crate::one_contact::exact::OneContact;
use crate::one_contact::law::Slope;
use pulp::{Arch, NullaryFnOnce};
use tumble_math::order::{max, max_abs};
use tumble_math::{DMat3, DVec3};

/// Most impulses that are asked whether velocities tell them apart [–]: as many as contacts whose least loads are sought have. Chosen, not
/// derived; of more it is not said.
const MOST_APART: usize = 192;

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
    /// Parts of the mechanism that it moves, two at most: points act on each other where they share one.
    pub(crate) parts: [u32; 2],
}

impl Point {
    /// Whether it and another move a part of the mechanism that they share.
    pub(crate) fn meets(&self, other: &Self) -> bool {
        self.parts.iter().any(|part| *part != NO_PART && other.parts.contains(part))
    }

    /// Number of its coordinates that can differ from zero.
    pub(crate) fn width(&self) -> usize {
        match (self.is_row, self.friction > 0.0) {
            (false, _) => 3,
            (true, false) => 1,
            (true, true) => 2,
        }
    }
}

/// Points, and how they act on each other; its memory is used again.
#[derive(Debug, Default)]
pub(crate) struct Condensed {
    pub(crate) points: Vec<Point>,
    /// W, which is symmetric; and where the numbers of each point begin.
    influence: Chunks,
    first: Vec<u32>,
    wide: usize,
    /// The point of each number, and which of its three it is.
    numbers: Vec<(u32, u32)>,
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
    answering: Vec<(u32, u32)>,
    slopes: Vec<Slope>,
    factor: Lu,
    /// The same in bodies and joints; whether the last factor is its own.
    pub(crate) bordered: Bordered,
    in_bodies: bool,
    /// A row of Newton's matrix, by number of W.
    line: Vec<f64>,
    right_side: Vec<f64>,
    product: Vec<DVec3>,
}

impl Condensed {
    /// Begins anew with these points, which do not act on each other yet.
    pub(crate) fn begin(&mut self) {
        self.first.clear();
        self.numbers.clear();
        for (i, p) in self.points.iter().enumerate() {
            self.first.push(self.numbers.len() as u32);
            self.numbers.extend((0..p.width()).map(|r| (i as u32, r as u32)));
        }
        self.wide = self.numbers.len();
        let Self { points, first, influence, wide, .. } = self;
        influence.begin(*wide);
        for (i, point) in points.iter().enumerate() {
            let meeting = points.iter().enumerate().filter(|(j, other)| i == *j || point.meets(other));
            influence.add_point(point.width(), meeting.map(|(j, other)| (first[j] as usize, other.width())));
        }
        influence.fill();
    }

    /// Sets the effect of an impulse along one coordinate of a point on one of another point, and so vice versa.
    pub(crate) fn set_influence(&mut self, (i, r): (usize, usize), (j, c): (usize, usize), value: f64) {
        self.influence.set((j, c), self.first[i] as usize + r, value);
        self.influence.set((i, r), self.first[j] as usize + c, value);
    }

    /// Effect of an impulse along a coordinate on that coordinate: an entry of W's diagonal [1/kg].
    pub(crate) fn own_influence(&self, (i, r): (usize, usize)) -> f64 {
        self.influence.get((i, r), self.first[i] as usize + r)
    }

    /// Whether impulses along these coordinates of points are told apart by the velocities that they make: whether no pivot of their block of
    /// W vanishes beside this part of its diagonal.
    pub(crate) fn tells_apart(&self, numbers: &[(usize, usize)], least: f64) -> bool {
        let n = numbers.len();
        if n > MOST_APART {
            return false;
        }
        let at = |k: usize| self.first[numbers[k].0] as usize + numbers[k].1;
        // Cholesky's factor, row by row
        let mut factor = vec![0.0; n * n];
        for i in 0..n {
            for j in 0..=i {
                let own = self.influence.get(numbers[j], at(i));
                let rest = (0..j).fold(own, |sum, k| sum - factor[i * n + k] * factor[j * n + k]);
                if i == j && !(rest > least * own) {
                    return false;
                }
                factor[i * n + j] = if i == j { rest.sqrt() } else { rest / factor[j * n + j] };
            }
        }
        true
    }

    /// Takes a coordinate of a point for one that no other acts on, and that moves as far under an impulse as its bodies alone [1/kg].
    pub(crate) fn set_alone(&mut self, (i, r): (usize, usize), own: f64) {
        let k = self.first[i] as usize + r;
        for &(other, c) in &self.numbers {
            self.influence.set((i, r), (self.first[other as usize] + c) as usize, 0.0);
            self.influence.set((other as usize, c as usize), k, 0.0);
        }
        self.influence.set((i, r), k, own);
        self.bordered.set_alone((i, r), own);
    }

    /// Derives local blocks and stiffnesses from the points and their influences.
    pub(crate) fn prepare(&mut self) {
        let n = self.points.len();
        self.locals.clear();
        for (i, p) in self.points.iter().enumerate() {
            // a row's own inverse mass in all directions: it has no others
            let mut block = DMat3::from_diagonal(DVec3::splat(self.own_influence((i, p.width() - 1))));
            if !p.is_row {
                let first = self.first[i] as usize;
                for c in 0..3 {
                    for r in 0..3 {
                        block.col_mut(c)[r] = self.influence.get((i, c), first + r);
                    }
                }
            }
            self.locals.push(OneContact::new(&block));
        }
        self.base.clear();
        self.base.extend(self.points.iter().map(|p| p.free));
        self.state.clone_from(&self.base);
        self.product.clear();
        self.product.resize(n, DVec3::ZERO);
    }

    /// out += W x, for the points that `x` names. Every number is rounded in one order whatever the vector unit.
    fn multiply(&self, x: &(impl Iterator<Item = (usize, DVec3)> + Clone), out: &mut [DVec3]) {
        Arch::new().dispatch(Multiply { space: self, x, out });
    }
}

/// A product with W, for whatever vector unit there is: a closure would be built for the least of them.
struct Multiply<'a, I> {
    space: &'a Condensed,
    x: &'a I,
    out: &'a mut [DVec3],
}

impl<I: Iterator<Item = (usize, DVec3)> + Clone> NullaryFnOnce for Multiply<'_, I> {
    type Output = ();

    #[inline(always)]
    fn call(self) {
        let Self { space, x, out } = self;
        for window in 0..space.influence.windows() {
            let mut sums = [0.0; WINDOW];
            for (j, l) in x.clone() {
                if l == DVec3::ZERO {
                    continue;
                }
                let point = (j, space.points[j].width());
                space.influence.add_to(point, window, [l.x, l.y, l.z], &mut sums);
            }
            scatter(out, &space.numbers[window * WINDOW..], &sums);
        }
    }
}

/// The product with one point's columns, alike.
struct Push<'a> {
    space: &'a Condensed,
    point: usize,
    by: DVec3,
    out: &'a mut [DVec3],
}

impl NullaryFnOnce for Push<'_> {
    type Output = ();

    #[inline(always)]
    fn call(self) {
        let Self { space, point, by, out } = self;
        let width = space.points[point].width();
        space.influence.add_times((point, width), [by.x, by.y, by.z], &space.numbers, out);
    }
}

fn triple(x: &[f64], i: usize) -> DVec3 {
    DVec3::new(x[3 * i], x[3 * i + 1], x[3 * i + 2])
}

fn triples(x: &[f64]) -> impl Iterator<Item = (usize, DVec3)> + Clone {
    (0..x.len() / 3).map(|i| (i, triple(x, i)))
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
        self.multiply(&impulses.contacts.iter().copied().enumerate(), &mut state);
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
        let mut gross: Vec<f64> =
            self.numbers.iter().map(|&(i, r)| self.points[i as usize].free[r as usize].abs()).collect();
        for (i, l) in impulses.contacts.iter().enumerate() {
            for c in (0..self.points[i].width()).filter(|c| l[*c] != 0.0) {
                self.influence.of_column((i, c), |k, w| {
                    if let Some(sum) = gross.get_mut(k) {
                        *sum += w.abs() * l[c].abs();
                    }
                });
            }
        }
        let largest = gross.iter().fold(0.0, |m, x| max(m, *x));
        f64::EPSILON * largest
    }
}

impl SweepSpace for Condensed {
    fn push(&mut self, i: usize, change: DVec3) {
        let mut state = std::mem::take(&mut self.state);
        Arch::new().dispatch(Push { space: self, point: i, by: change, out: &mut state });
        self.state = state;
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
        self.influence.get((j, 0), self.first[i] as usize)
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
        self.multiply(&triples(x), &mut out.contacts);
    }

    fn velocity_changes(&self, dx: &[f64], out: &mut Velocities) {
        out.contacts.fill(DVec3::ZERO);
        self.multiply(&triples(dx), &mut out.contacts);
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
        self.multiply(&triples(g), &mut product);
        let size = product.iter().fold(0.0, |m, &v| max(m, max_abs(v)));
        self.product = product;
        size
    }

    fn factor(&mut self, slopes: &[Slope], _row_slopes: &[f64], symmetric: bool, _keep: bool) -> Factored {
        self.slopes.clear();
        self.slopes.extend_from_slice(slopes);
        self.answering.clear();
        // a number that answers no velocity is not moved by the others: those of open contacts
        for (i, p) in self.points.iter().enumerate() {
            let answers = |r: &usize| slopes[i][*r].iter().any(|a| *a != 0.0);
            self.answering.extend((0..p.width()).filter(answers).map(|r| (i as u32, r as u32)));
        }
        self.in_bodies = self.bordered.factor(slopes, symmetric, self.answering.len());
        if self.in_bodies {
            return Factored::Fresh;
        }
        self.factor.clear(self.answering.len());
        for (row, &(i, r)) in self.answering.iter().enumerate() {
            let slope = &slopes[i as usize][r as usize];
            self.line.clear();
            self.line.resize(self.wide.next_multiple_of(CHUNK), 0.0);
            for c in 0..self.points[i as usize].width() {
                // W is symmetric: a row of it is a column
                self.influence.of_column((i as usize, c), |k, w| self.line[k] += slope[c] * w);
            }
            for (entry, &(j, c)) in self.factor.row(row).iter_mut().zip(&self.answering) {
                *entry += self.line[(self.first[j as usize] + c) as usize];
            }
        }
        self.factor.factor();
        Factored::Fresh
    }

    fn solve(&mut self, rhs: &[f64], dx: &mut [f64]) {
        if self.in_bodies {
            self.bordered.solve(rhs, dx);
            return;
        }
        // coordinates without a slope: dx = rhs; the others see their effect
        let mut seen = std::mem::take(&mut self.product);
        seen.fill(DVec3::ZERO);
        dx.copy_from_slice(rhs);
        let number = |&(i, r): &(u32, u32)| (3 * i + r) as usize;
        self.answering.iter().for_each(|k| dx[number(k)] = 0.0);
        self.multiply(&triples(dx), &mut seen);
        self.right_side.clear();
        for k in &self.answering {
            let [x, y, z] = self.slopes[k.0 as usize][k.1 as usize];
            self.right_side.push(rhs[number(k)] - DVec3::new(x, y, z).dot(seen[k.0 as usize]));
        }
        self.factor.solve(&mut self.right_side);
        for (k, x) in self.answering.iter().zip(&self.right_side) {
            dx[number(k)] = *x;
        }
        self.product = seen;
    }
}
