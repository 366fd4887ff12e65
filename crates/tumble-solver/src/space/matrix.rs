//! ∂g/∂v = M + Jᵀ A J of a pile: which bodies are unknown, where their blocks go, and the factor.

use super::traits::Factored;
use crate::linear::pattern::{Most, Pattern};
use crate::linear::sparse::{Block6, Factor};
use crate::one_contact::exact::OneContact;
use crate::one_contact::law::Slope;
use crate::problem::body::{Bilateral, Body};
use crate::problem::contact::Contact;
use tumble_math::{DMat3, DVec3, inertia::cross_matrix, order::max};

/// Fewest factorisations that are worth finding the pattern of a matrix for [–]. Chosen, not derived.
const PATTERN_FACTORISATIONS: u32 = 5;

/// Marks a body without unknowns.
pub(super) const IMMOVABLE: u32 = u32::MAX;

/// Bodies, contacts and rows that the matrix is made of.
#[derive(Clone, Copy, Debug)]
pub(super) struct MatrixInput<'a> {
    pub(super) bodies: &'a [Body],
    pub(super) contacts: &'a [Contact],
    pub(super) bilaterals: &'a [Bilateral],
}

/// The matrix, its factor, and buffers that outlive a solve.
#[derive(Debug, Default)]
pub(super) struct Matrix {
    /// Index among the moving bodies, or [`IMMOVABLE`].
    pub(super) unknown: Vec<u32>,
    /// Mass and world inertia of the moving bodies.
    pub(super) mass: Vec<(f64, DMat3)>,
    pub(super) moving: Vec<u32>,
    edges: Vec<(u32, u32)>,
    pub(super) pattern: Pattern,
    /// Places of each contact's, then each row's, blocks.
    places: Vec<Places>,
    factor: Factor,
    /// Contacts that have their blocks in the pattern; all of them where this is empty.
    included: Vec<bool>,
    pub(super) kept: Kept,
    patterned: bool,
    /// Most memory of a factor [bytes]; any if not told.
    pub(super) most_bytes: Option<usize>,
    /// So many products are known to be too few for the graph.
    too_few: f64,
}

#[derive(Clone, Copy, Debug)]
struct Places {
    a: u32,
    b: u32,
    /// Off-diagonal entry, or `usize::MAX` when only one body moves.
    entry: usize,
}

/// Slopes, masses and geometry that the last factor was made of.
#[derive(Debug, Default)]
pub(super) struct Kept {
    pub(super) slopes: Vec<Slope>,
    pub(super) row_slopes: Vec<f64>,
    pub(super) masses: Vec<(f64, DMat3)>,
    /// Places, normals and lever arms.
    pub(super) geometry: Vec<(u32, u32, DVec3, DVec3, DVec3)>,
}

/// Largest difference of slopes, relative to the largest of their contact, for a factor to serve again [–]. Chosen, not derived: the
/// chord step then contracts by about this.
const SLOPE_ACCURACY: f64 = 1e-3;
/// Product of stiffness α and relative change of geometry up to which a factor serves again [–]: the chord step then
/// contracts by about this. Chosen, not derived.
pub(super) const GEOMETRY_ACCURACY: f64 = 1e-2;

impl Kept {
    fn clear(&mut self) {
        self.slopes.clear();
    }

    fn remember(&mut self, bodies: &[Body], contacts: &[Contact], slopes: &[Slope], row_slopes: &[f64]) {
        self.slopes.extend_from_slice(slopes);
        self.row_slopes.clear();
        self.row_slopes.extend_from_slice(row_slopes);
        self.masses.clear();
        self.masses.extend(bodies.iter().map(|b| (b.inverse_mass, b.inverse_inertia)));
        self.geometry.clear();
        self.geometry.extend(contacts.iter().map(|c| (c.body_a, c.body_b, c.frame.normal, c.lever_a, c.lever_b)));
    }
}

impl Matrix {
    /// Another solve begins.
    pub(super) fn forget(&mut self) {
        self.patterned = false;
        self.included.clear();
        self.too_few = 0.0;
        // a factor of an earlier solve would make the solution depend on earlier problems
        self.kept.clear();
    }

    /// Numbers the moving bodies and finds the pattern, once per solve; whether a factorisation takes at most that many
    /// products.
    pub(super) fn prepare(&mut self, pile: MatrixInput<'_>, most: Most) -> bool {
        let m = self;
        if m.patterned {
            return m.pattern.products() <= most.products;
        }
        m.patterned = true;
        m.unknown.clear();
        m.mass.clear();
        m.moving.clear();
        for (i, body) in pile.bodies.iter().enumerate() {
            if body.is_dynamic() {
                m.unknown.push(m.moving.len() as u32);
                m.moving.push(i as u32);
                m.mass.push((1.0 / body.inverse_mass, body.inverse_inertia.inverse()));
            } else {
                m.unknown.push(IMMOVABLE);
            }
        }
        m.edges.clear();
        let pairs = pile.contacts.iter().map(|c| (c.body_a, c.body_b));
        let pairs = pairs.chain(pile.bilaterals.iter().map(|r| (r.body_a, r.body_b)));
        for (k, (a, b)) in pairs.clone().enumerate() {
            if m.included.get(k) == Some(&false) {
                continue;
            }
            let (a, b) = (m.unknown[a as usize], m.unknown[b as usize]);
            if a != IMMOVABLE && b != IMMOVABLE && a != b {
                m.edges.push(if a < b { (a, b) } else { (b, a) });
            }
        }
        m.edges.sort_unstable();
        m.edges.dedup();
        if !m.pattern.update(m.moving.len(), &m.edges, most) {
            m.patterned = false;
            return false;
        }
        m.places.clear();
        for (k, (a, b)) in pairs.enumerate() {
            let place = |i: u32| match m.unknown[i as usize] {
                IMMOVABLE => IMMOVABLE,
                k => m.pattern.place[k as usize],
            };
            let (a, b) = (place(a), place(b));
            let entry = if m.included.get(k) == Some(&false) {
                usize::MAX
            } else if a != IMMOVABLE && b != IMMOVABLE && a != b {
                m.pattern.entry(if a > b { a } else { b }, if a > b { b } else { a })
            } else {
                usize::MAX
            };
            m.places.push(Places { a, b, entry });
        }
        true
    }

    /// Leaves all contacts but these out of the pattern, until one of them is to have a block: most contacts of a moving heap are
    /// open, and the graph of the others has less to fill in.
    pub(super) fn focus(&mut self, expected: &[bool]) {
        self.included.clear();
        self.included.extend_from_slice(expected);
        self.patterned = false;
        self.too_few = 0.0;
        self.kept.clear();
    }

    /// Makes a pattern that has a place for every block; whether there is memory for it.
    fn include(&mut self, pile: MatrixInput<'_>, slopes: &[Slope]) -> bool {
        let mut lacks = false;
        for (included, a) in self.included.iter_mut().zip(slopes) {
            if !*included && !is_nothing(a) {
                (*included, lacks) = (true, true);
            }
        }
        self.patterned &= !lacks;
        self.patterned || self.prepare(pile, Most { bytes: self.most_bytes.unwrap_or(usize::MAX), ..Most::ANY })
    }

    /// Factorisations that so many products pay for [–]; 0 when they are too few to be worth it.
    pub(super) fn affordable(&mut self, pile: MatrixInput<'_>, products: f64) -> u32 {
        let bytes = self.most_bytes.unwrap_or(usize::MAX);
        let most = Most { products: products / f64::from(PATTERN_FACTORISATIONS), bytes };
        if products <= self.too_few || !self.prepare(pile, most) {
            self.too_few = max(self.too_few, products);
            return 0;
        }
        // as many as a u32 holds, if the graph has no edges
        (products / (1.0 + self.pattern.products())) as u32
    }

    /// Whether the last factor is that of nearly the same matrix.
    pub(super) fn serves(
        &self,
        pile: MatrixInput<'_>,
        locals: &[OneContact],
        slopes: &[Slope],
        row_slopes: &[f64],
        symmetric: bool,
    ) -> bool {
        let kept = &self.kept;
        // rows carry their geometry in themselves: not worth comparing
        if !pile.bilaterals.is_empty()
            || kept.slopes.len() != slopes.len()
            || slopes.is_empty()
            || self.factor.symmetric != symmetric
            || kept.masses.len() != pile.bodies.len()
            || kept.row_slopes != row_slopes
        {
            return false;
        }
        let mut stiffest = 0.0;
        for ((a, b), local) in slopes.iter().zip(&kept.slopes).zip(locals) {
            let (mut size, mut apart) = (0.0, 0.0);
            for r in 0..3 {
                for c in 0..3 {
                    size = max(size, a[r][c].abs());
                    apart = max(apart, (a[r][c] - b[r][c]).abs());
                }
            }
            if apart > SLOPE_ACCURACY * size {
                return false;
            }
            stiffest = max(stiffest, size * local.nn);
        }
        let near = |a: DVec3, b: DVec3, scale: f64| (a - b).length() * stiffest <= GEOMETRY_ACCURACY * scale;
        let same_masses = pile.bodies.iter().zip(&kept.masses).all(|(b, (inverse_mass, inverse_inertia))| {
            b.inverse_mass == *inverse_mass
                && (0..3).all(|k| {
                    let (now, then) = (b.inverse_inertia.col(k), inverse_inertia.col(k));
                    near(now, then, then.length())
                })
        });
        same_masses
            && pile.contacts.iter().zip(&kept.geometry).all(|(c, (a, b, normal, lever_a, lever_b))| {
                let arm = max(c.lever_a.length(), c.lever_b.length());
                c.body_a == *a
                    && c.body_b == *b
                    && near(c.frame.normal, *normal, 1.0)
                    && near(c.lever_a, *lever_a, arm)
                    && near(c.lever_b, *lever_b, arm)
            })
    }

    /// Makes and factorises the matrix for the given −∂λ/∂u.
    pub(super) fn factor(
        &mut self,
        pile: MatrixInput<'_>,
        slopes: &[Slope],
        row_slopes: &[f64],
        symmetric: bool,
    ) -> Factored {
        if !self.include(pile, slopes) {
            return Factored::Failed;
        }
        let m = self;
        m.kept.clear();
        m.factor.clear(&m.pattern, symmetric);
        for (k, (mass, inertia)) in m.mass.iter().enumerate() {
            let block = &mut m.factor.diagonal[m.pattern.place[k] as usize];
            for i in 0..3 {
                block[i][i] = *mass;
                let column = inertia.col(i);
                block[3 + i].0[3..6].copy_from_slice(&[column.x, column.y, column.z]);
            }
        }
        for ((c, a), place) in pile.contacts.iter().zip(slopes).zip(&m.places) {
            if is_nothing(a) {
                continue;
            }
            add_contact(&mut m.factor, c, a, place);
        }
        for ((r, &a), place) in pile.bilaterals.iter().zip(row_slopes).zip(&m.places[pile.contacts.len()..]) {
            add_row(&mut m.factor, r, a, place);
        }
        if !m.factor.factor(&m.pattern) {
            return Factored::Failed;
        }
        m.kept.remember(pile.bodies, pile.contacts, slopes, row_slopes);
        Factored::Fresh
    }

    /// Solves with the last factor.
    pub(super) fn solve(&mut self, rhs: &[f64], dx: &mut [f64]) {
        self.factor.solve(&self.pattern, rhs, dx);
    }
}

/// Whether a contact answers no change of velocity.
fn is_nothing(a: &Slope) -> bool {
    a[0][0] == 0.0 && a[1][1] == 0.0 && a[2][2] == 0.0
}

/// Adds sign·X_pᵀ B X_q with X = [1, −[r]×] to a block.
fn add_block(target: &mut Block6, sign: f64, b: &DMat3, lever_p: &DMat3, lever_q: &DMat3) {
    let b_q = *b * *lever_q;
    let p_b = *lever_p * *b;
    let p_b_q = p_b * *lever_q;
    for k in 0..3 {
        let (u, v, w, z) = (b.col(k), b_q.col(k), p_b.col(k), p_b_q.col(k));
        for r in 0..3 {
            target[k][r] += sign * u[r];
            target[3 + k][r] -= sign * v[r];
            target[k][3 + r] += sign * w[r];
            target[3 + k][3 + r] -= sign * z[r];
        }
    }
}

fn add_contact(factor: &mut Factor, c: &Contact, a: &Slope, place: &Places) {
    let slope = DMat3::from_cols(
        DVec3::new(a[0][0], a[1][0], a[2][0]),
        DVec3::new(a[0][1], a[1][1], a[2][1]),
        DVec3::new(a[0][2], a[1][2], a[2][2]),
    );
    let f = c.frame.matrix();
    let b = f * slope * f.transpose();
    let (lever_a, lever_b) = (cross_matrix(c.lever_a), cross_matrix(c.lever_b));
    if place.b != IMMOVABLE {
        add_block(&mut factor.diagonal[place.b as usize], 1.0, &b, &lever_b, &lever_b);
    }
    if place.a != IMMOVABLE {
        add_block(&mut factor.diagonal[place.a as usize], 1.0, &b, &lever_a, &lever_a);
    }
    if place.entry != usize::MAX {
        // the later of the two is the row below the diagonal
        let (row, column) = if place.a > place.b { (&lever_a, &lever_b) } else { (&lever_b, &lever_a) };
        factor.filled[place.entry] = true;
        add_block(&mut factor.lower[place.entry], -1.0, &b, row, column);
        if !factor.symmetric {
            add_block(&mut factor.upper[place.entry], -1.0, &b, column, row);
        }
    }
}

fn add_row(factor: &mut Factor, r: &Bilateral, a: f64, place: &Places) {
    let outer = |target: &mut Block6, p: &[f64; 6], q: &[f64; 6]| {
        for k in 0..6 {
            for i in 0..6 {
                target[k][i] += a * p[i] * q[k];
            }
        }
    };
    if place.b != IMMOVABLE {
        outer(&mut factor.diagonal[place.b as usize], &r.row_b, &r.row_b);
    }
    if place.a != IMMOVABLE {
        outer(&mut factor.diagonal[place.a as usize], &r.row_a, &r.row_a);
    }
    if place.entry != usize::MAX {
        let (row, column) = if place.a > place.b { (&r.row_a, &r.row_b) } else { (&r.row_b, &r.row_a) };
        factor.filled[place.entry] = true;
        outer(&mut factor.lower[place.entry], row, column);
        if !factor.symmetric {
            outer(&mut factor.upper[place.entry], column, row);
        }
    }
}
