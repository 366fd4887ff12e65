//! Many contacts: the certificate recomputed from the problem and the impulses alone.
//!
//! Every velocity follows from the impulses in double-double: v⁺ = v* + M⁻¹Jᵀλ for bodies, u = q + W λ for blocks. The
//! answer's own velocities are never asked for. Then, per contact, 0 ≤ λ_n ⟂ u_n + s ≥ 0, |λ_t| ≤ μ λ_n and friction
//! against the slip; per bilateral row, row·v⁺ + bias = 0; and for the whole, energy.
//!
//! A body that no impulse moves has zero inverse mass and inertia, but may have a velocity: the work that such a body
//! does is not a gain. excess = T⁺ − T* − W = ½ Σ P·(u* + u⁺), where u contains the velocity of all bodies, and
//! likewise the bias of a bilateral row.

use crate::double_double::{Dd, Vec3, apply, cross, dot, length2, lift, minus, plus, times};
use crate::one_contact::{largest_eigenvalue, law_defects};

/// A body as the contact problem sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Body {
    /// [1/kg]; 0 for a body that no impulse moves.
    pub inverse_mass: f64,
    /// World axes, about the centre of mass [1/(kg·m²)]; symmetric.
    pub inverse_inertia: [[f64; 3]; 3],
    /// Free velocity of the centre of mass, v* [m/s].
    pub linear: [f64; 3],
    /// Free spin, world axes [rad/s].
    pub angular: [f64; 3],
}

/// A contact between two bodies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contact {
    /// Index of the body that the normal leaves.
    pub a: usize,
    /// Index of the body that the normal enters.
    pub b: usize,
    /// Unit normal from a to b [–].
    pub n: [f64; 3],
    /// First tangent [–].
    pub t1: [f64; 3],
    /// Second tangent [–].
    pub t2: [f64; 3],
    /// From the centre of mass of a to the contact point [m].
    pub ra: [f64; 3],
    /// From the centre of mass of b to the contact point [m].
    pub rb: [f64; 3],
    /// Coefficient of friction [–].
    pub mu: f64,
    /// s in u_n + s ≥ 0 [m/s].
    pub velocity_bound: f64,
}

/// A row that must hold with equality: row_a·(v_a, ω_a) + row_b·(v_b, ω_b) + bias = 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BilateralRow {
    /// Index of the first body.
    pub a: usize,
    /// Index of the second body.
    pub b: usize,
    /// Coefficients of the velocity and spin of a.
    pub row_a: [f64; 6],
    /// Coefficients of the velocity and spin of b.
    pub row_b: [f64; 6],
    /// Prescribed part [m/s or rad/s].
    pub bias: f64,
}

/// A scalar row between any bodies, as limits, motors, springs and friction of joints are: with u = Σ row·(v, ω) + bias,
/// 0 ∈ u + γλ + N_[least, most](λ).
#[derive(Clone, Debug, PartialEq)]
pub struct ScalarRow {
    /// Bodies, and the coefficients of their velocity and spin.
    pub ends: Vec<(usize, [f64; 6])>,
    /// Added to the velocity [m/s].
    pub bias: f64,
    /// γ [1/kg].
    pub compliance: f64,
    /// Smallest impulse [N·s].
    pub least: f64,
    /// Largest impulse [N·s].
    pub most: f64,
}

/// Contacts and bilateral rows between bodies.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Island {
    /// All bodies, moved or not.
    pub bodies: Vec<Body>,
    /// All contacts.
    pub contacts: Vec<Contact>,
    /// All bilateral rows.
    pub rows: Vec<BilateralRow>,
    /// All rows of joints.
    pub scalars: Vec<ScalarRow>,
}

/// Contacts given by 3×3 blocks of W: u = q + W λ.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BlockProblem {
    /// Number of contacts.
    pub n: usize,
    /// Coefficient of friction per contact [–].
    pub mu: Vec<f64>,
    /// Free velocity per contact [m/s].
    pub q: Vec<[f64; 3]>,
    /// (row contact, column contact, entries by rows) [1/kg]; a block that is not listed is zero.
    pub blocks: Vec<(usize, usize, [[f64; 3]; 3])>,
    /// s in u_n + s ≥ 0 per contact [m/s]; empty means all zero.
    pub velocity_bound: Vec<f64>,
}

/// Which row of a contact fails most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Part {
    /// min(K_nn λ_n, u_n + s) ≠ 0.
    #[default]
    Normal,
    /// Friction is too weak, too strong or not against the slip.
    Tangent,
}

/// By how much an answer breaks the law, and where.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// max_i max(|min(K_nn λ_n, u_n + s)|, k_t |λ_t − P_disc(λ_t − u_t/k_t)|) [m/s].
    pub residual: f64,
    /// Contact with the largest residual.
    pub residual_at: usize,
    /// The row of it.
    pub residual_part: Part,
    /// max (|λ_t| − μλ_n, −λ_n)₊ / max λ_n [–]; infinite when something outside the cone presses on nothing.
    pub cone: f64,
    /// Contact farthest outside the cone.
    pub cone_at: usize,
    /// max (−(u_n + s))₊ [m/s].
    pub approach: f64,
    /// Contact that approaches fastest.
    pub approach_at: usize,
    /// Σ λ_n (u_n + s)₊ [J].
    pub sticky: f64,
    /// Σ (μ λ_n |u_t| + λ_t·u_t) [J].
    pub dissipation: f64,
    /// |λ − P_K(λ − û)|₂ / max(|q|₂, |λ|₂, |u|₂), û = u + μ|u_t| n, velocity bounds included in u and q [–].
    pub natural: f64,
    /// max |row·v⁺ + bias| [m/s or rad/s].
    pub bilateral: f64,
    /// Row with the largest violation.
    pub bilateral_at: usize,
    /// max k |λ − clamp(λ − (u + γλ)/k, least, most)| of the scalar rows, k = J M⁻¹ Jᵀ + γ [m/s].
    pub scalar: f64,
    /// Scalar row with the largest violation.
    pub scalar_at: usize,
    /// max (λ − most, least − λ)₊ of the scalar rows [N·s].
    pub scalar_bound: f64,
    /// ½ Σ P·(u* + u⁺): gain of kinetic energy beyond the work of moved bodies and biases [J].
    pub energy: f64,
    /// The size that `energy` is measured against: the larger of T* and ½ Σ |P|·(|u*| + |u⁺|) by components [J].
    pub energy_scale: f64,
    /// No velocity bound is below zero, so the law itself forbids a gain over v*.
    pub gain_forbidden: bool,
    /// The size [m/s] of one rounding of the largest sum that makes a velocity in `f64`: what no answer in `f64` beats.
    pub rounding: f64,
    /// Velocities after the impulses, per contact [m/s], without velocity bounds.
    pub velocities: Vec<[f64; 3]>,
    /// Every number that went in or came out is finite.
    pub finite: bool,
    /// Why the problem itself is not one, if so.
    pub flaw: Option<String>,
}

/// Allowed distance outside the cone, relative to the largest normal impulse [–]: rounding of an exact projection.
const CONE_TOLERANCE: f64 = 1e-12;
/// Allowed gain of energy relative to its scale [–]: rounding of the sums that make it.
const ENERGY_TOLERANCE: f64 = 1e-12;
/// Allowed defect of FᵀF = 1 [–]: beyond it, rows are no velocities.
const FRAME_TOLERANCE: f64 = 1e-9;

impl Report {
    /// Accepts an answer of residual ≤ `tolerance` [m/s] that keeps cone, bilateral rows and energy.
    ///
    /// Where a velocity bound is below zero (a bounce), the law allows a gain over v*, and energy is not judged here: use
    /// [`Report::accepts_within`].
    ///
    /// # Errors
    /// Says which quantity fails, where and by how much.
    pub fn accepts(&self, tolerance: f64) -> Result<(), String> {
        self.accepts_within(tolerance, if self.gain_forbidden { 0.0 } else { f64::INFINITY })
    }

    /// Like [`Report::accepts`], with `energy` allowed up to `gain` [J] (plus rounding) over v*.
    ///
    /// # Errors
    /// Says which quantity fails, where and by how much.
    pub fn accepts_within(&self, tolerance: f64, gain: f64) -> Result<(), String> {
        self.is_sound()?;
        if !(self.residual <= tolerance) {
            let row = match self.residual_part {
                Part::Normal => "normal",
                Part::Tangent => "tangent",
            };
            return Err(format!(
                "residual {:e} m/s exceeds {tolerance:e} at contact {} ({row} row)",
                self.residual, self.residual_at
            ));
        }
        self.keeps_cone_rows_and_energy(tolerance, gain)
    }

    fn is_sound(&self) -> Result<(), String> {
        if let Some(flaw) = &self.flaw {
            return Err(format!("the problem is flawed: {flaw}"));
        }
        if self.finite { Ok(()) } else { Err("a number of the problem or the answer is not finite".to_owned()) }
    }

    fn keeps_cone_rows_and_energy(&self, tolerance: f64, gain: f64) -> Result<(), String> {
        if !(self.cone <= CONE_TOLERANCE) {
            return Err(format!(
                "cone violation {:e} exceeds {CONE_TOLERANCE:e} at contact {}",
                self.cone, self.cone_at
            ));
        }
        if !(self.bilateral <= tolerance) {
            return Err(format!(
                "bilateral violation {:e} exceeds {tolerance:e} at row {}",
                self.bilateral, self.bilateral_at
            ));
        }
        if !(self.scalar <= tolerance) {
            return Err(format!(
                "scalar row {} misses its law by {:e}, beyond {tolerance:e}",
                self.scalar_at, self.scalar
            ));
        }
        if !(self.scalar_bound <= 0.0) {
            return Err(format!("an impulse of a scalar row is {:e} N·s beyond its bound", self.scalar_bound));
        }
        let cap = gain + ENERGY_TOLERANCE * self.energy_scale;
        if !(self.energy <= cap) {
            return Err(format!("energy rises by {:e} J, allowed are {cap:e} J", self.energy));
        }
        Ok(())
    }
}

/// Velocity and spin of a body.
#[derive(Clone, Copy)]
struct Motion {
    linear: Vec3,
    angular: Vec3,
}

impl Motion {
    /// Velocity of the point at lever arm `r`.
    fn at(&self, r: Vec3) -> Vec3 {
        plus(self.linear, cross(self.angular, r))
    }

    fn row(&self, row: &[f64; 6]) -> Dd {
        let (v, w) = halves(row);
        dot(v, self.linear) + dot(w, self.angular)
    }
}

/// The part of a six-row that meets the velocity, and the part that meets the spin.
fn halves(row: &[f64; 6]) -> (Vec3, Vec3) {
    (lift([row[0], row[1], row[2]]), lift([row[3], row[4], row[5]]))
}

/// Judges `impulses` [N·s, components (n, t1, t2)] and `bilateral` impulses of an island.
///
/// # Panics
/// When a body index is out of range or the number of impulses is not the number of contacts and rows.
#[must_use]
pub fn check_island(island: &Island, impulses: &[[f64; 3]], bilateral: &[f64]) -> Report {
    check_mechanism(island, impulses, bilateral, &[])
}

/// The same, with the impulses of the scalar rows.
///
/// # Panics
/// When a body index is out of range or the number of impulses is not the number of contacts and rows.
#[must_use]
pub fn check_mechanism(island: &Island, impulses: &[[f64; 3]], bilateral: &[f64], scalars: &[f64]) -> Report {
    assert_eq!(scalars.len(), island.scalars.len(), "one impulse per scalar row");
    assert_eq!(impulses.len(), island.contacts.len(), "one impulse per contact");
    assert_eq!(bilateral.len(), island.rows.len(), "one impulse per bilateral row");
    let inverse_inertia: Vec<[Vec3; 3]> = island.bodies.iter().map(|b| b.inverse_inertia.map(lift)).collect();
    let before: Vec<Motion> =
        island.bodies.iter().map(|b| Motion { linear: lift(b.linear), angular: lift(b.angular) }).collect();

    // v⁺ = v* + M⁻¹ Jᵀ λ, and the size of the terms, to know what rounding in f64 could do
    let mut after = before.clone();
    let mut gross: Vec<(f64, f64)> = island.bodies.iter().map(|b| (size(b.linear), size(b.angular))).collect();
    let mut kick = |body: usize, push: Vec3, twist: Vec3| {
        let moved = times(Dd::from(island.bodies[body].inverse_mass), push);
        let turned = apply(&inverse_inertia[body], twist);
        after[body].linear = plus(after[body].linear, moved);
        after[body].angular = plus(after[body].angular, turned);
        gross[body].0 += size(moved.map(Dd::to_f64));
        gross[body].1 += size(turned.map(Dd::to_f64));
    };
    for (c, l) in island.contacts.iter().zip(impulses) {
        let l = lift(*l);
        let world = plus(plus(times(l[0], lift(c.n)), times(l[1], lift(c.t1))), times(l[2], lift(c.t2)));
        kick(c.b, world, cross(lift(c.rb), world));
        let back = world.map(|x| -x);
        kick(c.a, back, cross(lift(c.ra), back));
    }
    for (row, impulse) in island.rows.iter().zip(bilateral) {
        let impulse = Dd::from(*impulse);
        for (body, coefficients) in [(row.a, &row.row_a), (row.b, &row.row_b)] {
            let (v, w) = halves(coefficients);
            kick(body, times(impulse, v), times(impulse, w));
        }
    }

    for (row, impulse) in island.scalars.iter().zip(scalars) {
        for (body, coefficients) in &row.ends {
            let (v, w) = halves(coefficients);
            kick(*body, times(Dd::from(*impulse), v), times(Dd::from(*impulse), w));
        }
    }

    let mut judge = Judge::new(impulses);
    for (i, c) in island.contacts.iter().enumerate() {
        let frame = [lift(c.n), lift(c.t1), lift(c.t2)];
        let (ra, rb) = (lift(c.ra), lift(c.rb));
        judge.frame(i, &frame);
        if c.a == c.b {
            judge.flaw(|| format!("contact {i} joins body {} with itself", c.a));
        }
        let relative = |m: &[Motion]| apply(&frame, minus(m[c.b].at(rb), m[c.a].at(ra)));
        // column j of K: the relative velocity that a unit impulse along axis j makes
        let mut k = [[Dd::ZERO; 3]; 3];
        for j in 0..3 {
            let mut answer = [Dd::ZERO; 3];
            for (body, r) in [(c.a, ra), (c.b, rb)] {
                let turned = apply(&inverse_inertia[body], cross(r, frame[j]));
                answer = plus(answer, times(Dd::from(island.bodies[body].inverse_mass), frame[j]));
                answer = plus(answer, cross(turned, r));
            }
            let column = apply(&frame, answer);
            for row in 0..3 {
                k[row][j] = column[row];
            }
        }
        let sum = gross[c.a].0 + gross[c.a].1 * size(c.ra) + gross[c.b].0 + gross[c.b].1 * size(c.rb);
        judge.contact(i, &k, c.mu, c.velocity_bound, relative(&before), relative(&after), sum);
    }
    for (i, (row, impulse)) in island.rows.iter().zip(bilateral).enumerate() {
        let velocity = |m: &[Motion]| m[row.a].row(&row.row_a) + m[row.b].row(&row.row_b) + Dd::from(row.bias);
        judge.row(i, Dd::from(*impulse), velocity(&before), velocity(&after));
    }
    for (i, (row, impulse)) in island.scalars.iter().zip(scalars).enumerate() {
        let velocity =
            |m: &[Motion]| row.ends.iter().fold(Dd::from(row.bias), |sum, (body, end)| sum + m[*body].row(end));
        // ends on one body act together
        let mut k = Dd::from(row.compliance);
        for (n, (body, _)) in row.ends.iter().enumerate() {
            if row.ends[..n].iter().any(|(earlier, _)| earlier == body) {
                continue;
            }
            let (mut push, mut twist) = ([Dd::ZERO; 3], [Dd::ZERO; 3]);
            for (_, coefficients) in row.ends.iter().filter(|(other, _)| other == body) {
                let (v, w) = halves(coefficients);
                (push, twist) = (plus(push, v), plus(twist, w));
            }
            k += Dd::from(island.bodies[*body].inverse_mass) * dot(push, push);
            k += dot(twist, apply(&inverse_inertia[*body], twist));
        }
        judge.scalar(i, row, k, Dd::from(*impulse), velocity(&before), velocity(&after));
    }
    let kinetic = island.bodies.iter().zip(&inverse_inertia).fold(Dd::ZERO, |t, (b, i)| t + kinetic_energy(b, i));
    judge.close(kinetic)
}

/// Judges `impulses` [N·s, components (n, t1, t2)] of a problem in blocks.
///
/// # Panics
/// When an index is out of range or a length is not the number of contacts.
#[must_use]
pub fn check_blocks(problem: &BlockProblem, impulses: &[[f64; 3]]) -> Report {
    let n = problem.n;
    assert!(problem.mu.len() == n && problem.q.len() == n && impulses.len() == n, "one μ, q and impulse per contact");
    assert!(
        problem.velocity_bound.is_empty() || problem.velocity_bound.len() == n,
        "one velocity bound per contact, or none"
    );
    let before: Vec<Vec3> = problem.q.iter().map(|q| lift(*q)).collect();
    let mut after = before.clone();
    let mut gross: Vec<f64> = problem.q.iter().map(|q| size(*q)).collect();
    let mut diagonal = vec![[[Dd::ZERO; 3]; 3]; n];
    for (row, column, entries) in &problem.blocks {
        let w = entries.map(lift);
        let l = lift(impulses[*column]);
        after[*row] = plus(after[*row], apply(&w, l));
        for k in 0..3 {
            gross[*row] += (0..3).map(|j| (entries[k][j] * impulses[*column][j]).abs()).sum::<f64>();
        }
        if row == column {
            // two blocks at one place add up, as in u
            for k in 0..3 {
                diagonal[*row][k] = plus(diagonal[*row][k], w[k]);
            }
        }
    }
    let mut judge = Judge::new(impulses);
    for i in 0..n {
        let velocity_bound = problem.velocity_bound.get(i).copied().unwrap_or(0.0);
        judge.contact(i, &diagonal[i], problem.mu[i], velocity_bound, before[i], after[i], gross[i]);
    }
    judge.close(Dd::ZERO)
}

/// Gathers the report contact by contact.
struct Judge<'a> {
    report: Report,
    impulses: &'a [[f64; 3]],
    residual: Dd,
    cone: Dd,
    approach: Dd,
    bilateral: Dd,
    scalar: Dd,
    scalar_bound: Dd,
    sticky: Dd,
    dissipation: Dd,
    energy: Dd,
    work: Dd,
    // squares of |λ − P_K|, |q|, |λ|, |u|
    natural: Dd,
    squares: [Dd; 3],
}

impl<'a> Judge<'a> {
    fn new(impulses: &'a [[f64; 3]]) -> Self {
        let zero = Dd::ZERO;
        Self {
            report: Report { gain_forbidden: true, finite: true, ..Report::default() },
            impulses,
            residual: zero,
            cone: zero,
            approach: zero,
            bilateral: zero,
            scalar: zero,
            scalar_bound: zero,
            sticky: zero,
            dissipation: zero,
            energy: zero,
            work: zero,
            natural: zero,
            squares: [zero; 3],
        }
    }

    fn flaw(&mut self, text: impl FnOnce() -> String) {
        if self.report.flaw.is_none() {
            self.report.flaw = Some(text());
        }
    }

    /// FᵀF = 1 and n = t1 × t2, or the rows mean something else.
    fn frame(&mut self, i: usize, f: &[Vec3; 3]) {
        let mut defect = Dd::ZERO;
        for a in 0..3 {
            for b in 0..3 {
                let wanted = if a == b { Dd::ONE } else { Dd::ZERO };
                defect = defect.larger((dot(f[a], f[b]) - wanted).abs());
            }
        }
        defect = defect.larger((dot(cross(f[1], f[2]), f[0]) - Dd::ONE).abs());
        if !(defect.to_f64() <= FRAME_TOLERANCE) {
            self.flaw(|| format!("contact {i}: n, t1, t2 miss a right-handed frame by {:e}", defect.to_f64()));
        }
    }

    fn contact(
        &mut self,
        i: usize,
        k: &[Vec3; 3],
        mu: f64,
        velocity_bound: f64,
        before: Vec3,
        after: Vec3,
        gross: f64,
    ) {
        let l = lift(self.impulses[i]);
        let s = Dd::from(velocity_bound);
        let k_t = largest_eigenvalue(k[1][1], k[1][2], k[2][1], k[2][2]);
        if !(k[0][0] > Dd::ZERO && k_t > Dd::ZERO) {
            self.flaw(|| {
                format!("contact {i}: its own block has K_nn = {:e}, k_t = {:e}", k[0][0].to_f64(), k_t.to_f64())
            });
        }
        if !(mu >= 0.0) {
            self.flaw(|| format!("contact {i}: coefficient of friction {mu}"));
        }
        let mu = Dd::from(mu);
        let u = [after[0] + s, after[1], after[2]];
        let q = [before[0] + s, before[1], before[2]];

        let (normal, tangent) = law_defects(k[0][0], k_t, l, u, mu * l[0].positive_part());
        for (part, defect) in [(Part::Normal, normal), (Part::Tangent, tangent)] {
            if defect > self.residual {
                self.residual = defect;
                (self.report.residual_at, self.report.residual_part) = (i, part);
            }
        }
        let friction = length2(l[1], l[2]);
        let slip = length2(u[1], u[2]);
        let outside = (friction - mu * l[0]).larger(-l[0]).positive_part();
        if outside > self.cone {
            (self.cone, self.report.cone_at) = (outside, i);
        }
        let approach = (-u[0]).positive_part();
        if approach > self.approach {
            (self.approach, self.report.approach_at) = (approach, i);
        }
        self.sticky += l[0] * u[0].positive_part();
        self.dissipation += mu * l[0] * slip + l[1] * u[1] + l[2] * u[2];

        let hat = [u[0] + mu * slip, u[1], u[2]];
        let step = minus(l, onto_cone(minus(l, hat), mu));
        self.natural += dot(step, step);
        for (sum, v) in self.squares.iter_mut().zip([q, l, u]) {
            *sum += dot(v, v);
        }
        self.energy += Dd::HALF * dot(l, plus(before, after));
        for c in 0..3 {
            self.work += Dd::HALF * l[c].abs() * (before[c].abs() + after[c].abs());
        }

        self.report.gain_forbidden &= velocity_bound >= 0.0;
        if gross * f64::EPSILON > self.report.rounding {
            self.report.rounding = gross * f64::EPSILON;
        }
        self.report.velocities.push(after.map(Dd::to_f64));
        self.finite(&[normal, tangent, outside, approach, s, l[0], l[1], l[2]]);
    }

    fn row(&mut self, i: usize, impulse: Dd, before: Dd, after: Dd) {
        if after.abs() > self.bilateral {
            (self.bilateral, self.report.bilateral_at) = (after.abs(), i);
        }
        self.energy += Dd::HALF * impulse * (before + after);
        self.work += Dd::HALF * impulse.abs() * (before.abs() + after.abs());
        self.finite(&[impulse, before, after]);
    }

    /// λ = clamp(λ − (u + γλ)/k, least, most); what drives brings energy, so none is forbidden then.
    fn scalar(&mut self, i: usize, row: &ScalarRow, k: Dd, impulse: Dd, before: Dd, after: Dd) {
        if !(k > Dd::ZERO && row.least <= row.most && row.compliance >= 0.0) {
            self.flaw(|| format!("scalar row {i} moves nothing, or has no impulse within its bounds"));
        }
        let clamped = |x: Dd| {
            // a bound that is not finite is none
            if row.least.is_finite() && x < Dd::from(row.least) {
                Dd::from(row.least)
            } else if row.most.is_finite() && x > Dd::from(row.most) {
                Dd::from(row.most)
            } else {
                x
            }
        };
        let slack = after + Dd::from(row.compliance) * impulse;
        let defect = (k * (impulse - clamped(impulse - slack / k))).abs();
        if defect > self.scalar {
            (self.scalar, self.report.scalar_at) = (defect, i);
        }
        self.scalar_bound = self.scalar_bound.larger((impulse - clamped(impulse)).abs());
        self.energy += Dd::HALF * impulse * (before + after);
        self.work += Dd::HALF * impulse.abs() * (before.abs() + after.abs());
        self.report.gain_forbidden &= row.bias == 0.0;
        self.finite(&[impulse, before, after, defect]);
    }

    fn finite(&mut self, numbers: &[Dd]) {
        self.report.finite &= numbers.iter().all(|x| x.is_finite());
    }

    fn close(mut self, kinetic: Dd) -> Report {
        self.finite(&[self.natural, self.energy, self.work, self.sticky, self.dissipation, kinetic]);
        let pressing = self.impulses.iter().fold(0.0_f64, |m, l| if l[0] > m { l[0] } else { m });
        let largest = self.squares.iter().fold(Dd::ZERO, |m, x| m.larger(*x));
        let mut report = self.report;
        report.residual = self.residual.to_f64();
        report.cone = if self.cone == Dd::ZERO {
            0.0
        } else if pressing > 0.0 {
            (self.cone / Dd::from(pressing)).to_f64()
        } else {
            f64::INFINITY
        };
        report.approach = self.approach.to_f64();
        report.sticky = self.sticky.to_f64();
        report.dissipation = self.dissipation.to_f64();
        report.natural = if self.natural == Dd::ZERO { 0.0 } else { (self.natural / largest).sqrt().to_f64() };
        report.bilateral = self.bilateral.to_f64();
        (report.scalar, report.scalar_bound) = (self.scalar.to_f64(), self.scalar_bound.to_f64());
        report.energy = self.energy.to_f64();
        report.energy_scale = self.work.larger(kinetic).to_f64();
        if !report.finite {
            // a NaN never wins a comparison: say so in the number that everyone reads
            report.residual = f64::NAN;
        }
        report
    }
}

/// The nearest point of the cone |x_t| ≤ μ x_n.
fn onto_cone(x: Vec3, mu: Dd) -> Vec3 {
    let size = length2(x[1], x[2]);
    if size <= mu * x[0] {
        return x;
    }
    if mu * size <= -x[0] {
        return [Dd::ZERO; 3];
    }
    let n = (x[0] + mu * size) / (Dd::ONE + mu * mu);
    [n, mu * n * x[1] / size, mu * n * x[2] / size]
}

/// Kinetic energy of the free motion [J]; of a body that only turns or only moves, that part alone.
fn kinetic_energy(body: &Body, inverse: &[Vec3; 3]) -> Dd {
    let (v, w) = (lift(body.linear), lift(body.angular));
    let mut sum = Dd::ZERO;
    if body.inverse_mass > 0.0 {
        sum += Dd::HALF * dot(v, v) / Dd::from(body.inverse_mass);
    }
    // I ω by Cramer's rule
    let columns: [Vec3; 3] = std::array::from_fn(|j| [inverse[0][j], inverse[1][j], inverse[2][j]]);
    let det = dot(columns[0], cross(columns[1], columns[2]));
    if det > Dd::ZERO {
        let momentum = [
            dot(w, cross(columns[1], columns[2])) / det,
            dot(columns[0], cross(w, columns[2])) / det,
            dot(columns[0], cross(columns[1], w)) / det,
        ];
        sum += Dd::HALF * dot(w, momentum);
    }
    sum
}

/// Sum of magnitudes: a plain bound on the length, only used for scales.
fn size(v: [f64; 3]) -> f64 {
    v[0].abs() + v[1].abs() + v[2].abs()
}

#[cfg(test)]
mod tests;
