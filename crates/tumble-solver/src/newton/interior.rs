//! Interior point on a smooth form of the law: the cold starter for large or badly scaled islands.
//!
//! Unknowns per contact: λ, a slack s > 0 for the normal velocity, κ > 0 (slip speed per friction impulse) and
//! w = μ²λ_n² − |λ_t|² > 0. On the central path
//!
//! ```text
//! u_n = s,   λ_n s = τ,   u_t + κ λ_t = 0,   κ w = τ
//! ```
//!
//! and nowhere a |u_t|, so Newton sees no kink. τ → 0 is the law itself. Mehrotra's predictor and corrector share one
//! factorisation. The start uses the heaviest mass of the island: with each contact's own mass, mass ratios of 1e4
//! and more end at 0.1 m/s.
//!
//! Left out on purpose: the second-order-cone form with Nesterov–Todd scaling (nearly as good, other failures) and
//! every form with |u_t| inside.

use crate::effort::Effort;
use crate::judge::measure::{Judge, Measure};
use crate::one_contact::cone;
use crate::one_contact::exact::OneContact;
use crate::one_contact::law::{Law, NO_SLOPE, Slope};
use crate::space::traits::{Factored, Impulses, NewtonSpace, Velocities};
use tumble_math::DVec3;
use tumble_math::order::{clamp, max, max_abs, min, positive_part};

// Constants here bound work and steer the path; none changes what the certificate accepts. Chosen on `tests/suite`, not derived.

/// Regularisation of each pair relative to K [–]: far below the tolerance, enough to keep the matrix regular.
const REGULARISATION: f64 = 1e-9;
/// The same of bilateral rows [–]. They need less accuracy: the next step closes the opening that one step leaves. And they bear
/// less: inverted blocks lose twice the digits of a row's stiffness, and with 1e-9 a step leaves momentum open by metres
/// per second.
const ROW_REGULARISATION: f64 = 1e-6;
/// Fraction of the distance to the boundary that a step may go [–].
pub(super) const TO_BOUNDARY: f64 = 0.95;
/// Fraction of the centre below which pairs are lifted back [–].
const LOWEST_PAIR: f64 = 0.01;
/// Iterations without a better residual or a halved gap before giving up [–].
const IDLE_ITERATIONS: u32 = 8;
/// Start velocity in units of the largest free velocity [–].
pub(super) const START_SPEED: f64 = 10.0;

/// Entry to the central path.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Entry {
    /// From outside, at impulses so many times the usual ones.
    Outside(f64),
    /// Near the impulses that are there, see [`super::path_entry`]; `focused` with a matrix of those contacts alone that take part, which is
    /// another one in every solve.
    Near { focused: bool },
}

/// The interior variables of one contact.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Point {
    pub(super) impulse: DVec3,
    pub(super) slack: f64,
    pub(super) kappa: f64,
}

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Step {
    pub(super) impulse: DVec3,
    pub(super) slack: f64,
    pub(super) kappa: f64,
}

/// Buffers that outlive a solve.
#[derive(Debug, Default)]
pub(crate) struct Buffers {
    pub(super) points: Vec<Point>,
    pub(super) steps: Vec<Step>,
    pub(super) present: Impulses,
    pub(super) best: Impulses,
    pub(super) constant: Impulses,
    pub(super) u: Velocities,
    pub(super) du: Velocities,
    pub(super) x: Vec<f64>,
    pub(super) dx: Vec<f64>,
    pub(super) g: Vec<f64>,
    pub(super) rhs: Vec<f64>,
    pub(super) slopes: Vec<Slope>,
    pub(super) row_slopes: Vec<f64>,
    /// κ w on the path in units of λ_n s [–].
    pub(super) weight: f64,
    /// Laws of an entry nearby, and which contacts take part.
    pub(super) laws: Vec<Law>,
    pub(super) part: Vec<bool>,
}

/// w = μ²λ_n² − |λ_t|², written to keep its sign near the boundary.
pub(super) fn inside(l: DVec3, friction: f64) -> f64 {
    let t = (l.y * l.y + l.z * l.z).sqrt();
    (friction * l.x - t) * (friction * l.x + t)
}

/// Change of w to first order.
fn inside_slope(l: DVec3, d: DVec3, friction: f64) -> f64 {
    2.0 * friction * friction * l.x * d.x - 2.0 * (l.y * d.y + l.z * d.z)
}

/// Smallest w that is divided by [N²·s²]: far below any product of impulses, and its inverse is finite.
pub(super) const LEAST_DIVISOR: f64 = 1e-300;

/// One contact's equations at one iterate.
struct Pair {
    friction: f64,
    delta: f64,
    w: f64,
    /// κ w on the central path, in units of λ_n s [–].
    weight: f64,
    /// P⁻¹ of the tangential block.
    tangent: [f64; 3],
    slope: Slope,
}

impl Pair {
    fn new(local: &OneContact, law: &Law, p: &Point) -> Self {
        let delta = REGULARISATION * local.nn;
        let l = p.impulse;
        let a_n = l.x / (p.slack + delta * l.x);
        if law.friction == 0.0 {
            let slope = [[a_n, 0.0, 0.0], [0.0; 3], [0.0; 3]];
            return Self { friction: 0.0, delta, w: 1.0, weight: 1.0, tangent: [0.0; 3], slope };
        }
        let mu = law.friction;
        let w = max(inside(l, mu), LEAST_DIVISOR);
        let k = p.kappa + delta;
        let f = 2.0 * p.kappa / w;
        let square = l.y * l.y + l.z * l.z;
        let q = f / (k * (k + f * square));
        let tangent = [1.0 / k - q * l.y * l.y, -q * l.y * l.z, 1.0 / k - q * l.z * l.z];
        let coupling = f * mu * mu * l.x / (k + f * square) * a_n;
        let slope =
            [[a_n, 0.0, 0.0], [coupling * l.y, tangent[0], tangent[1]], [coupling * l.z, tangent[1], tangent[2]]];
        Self { friction: mu, delta, w, weight: 1.0, tangent, slope }
    }

    /// On the path where κ w is `weight` times λ_n s.
    fn weighted(self, weight: f64) -> Self {
        Self { weight, ..self }
    }

    /// Second-order terms of the predictor step: of λ_n s, of κ w, of κ λ_t.
    fn corrections(&self, p: &Point, d: &Step, limit: f64) -> (f64, f64, f64, f64) {
        let mu = self.friction;
        let c1 = clamp(d.impulse.x * d.slack, -limit, limit);
        let i = d.impulse;
        let c2 = d.kappa * inside_slope(p.impulse, i, mu) + p.kappa * (mu * mu * i.x * i.x - i.y * i.y - i.z * i.z);
        (c1, clamp(c2, -limit, limit), d.kappa * i.y, d.kappa * i.z)
    }

    /// The constant part c of dλ = c − A du.
    fn constant(&self, p: &Point, w_n: f64, u: DVec3, tau: f64, c: (f64, f64, f64, f64)) -> DVec3 {
        let l = p.impulse;
        let n = (tau - l.x * p.slack - c.0 - l.x * (w_n - p.slack)) / (p.slack + self.delta * l.x);
        if self.friction == 0.0 {
            return DVec3::new(n, 0.0, 0.0);
        }
        let e = self.weight * tau - p.kappa * self.w - c.1;
        let m = -e / self.w + 2.0 * p.kappa * self.friction * self.friction * l.x / self.w * n;
        let y = -(u.y + p.kappa * l.y) - c.2 + l.y * m;
        let z = -(u.z + p.kappa * l.z) - c.3 + l.z * m;
        DVec3::new(n, self.tangent[0] * y + self.tangent[1] * z, self.tangent[1] * y + self.tangent[2] * z)
    }

    /// The step that belongs to a change of velocity `du`.
    fn step(&self, p: &Point, w_n: f64, constant: DVec3, du: DVec3, tau: f64, c2: f64) -> Step {
        let a = &self.slope;
        let impulse = DVec3::new(
            constant.x - a[0][0] * du.x,
            constant.y - (a[1][0] * du.x + a[1][1] * du.y + a[1][2] * du.z),
            constant.z - (a[2][0] * du.x + a[2][1] * du.y + a[2][2] * du.z),
        );
        let slack = du.x + (w_n - p.slack) + self.delta * impulse.x;
        let kappa = if self.friction == 0.0 {
            0.0
        } else {
            let dw = inside_slope(p.impulse, impulse, self.friction);
            (self.weight * tau - p.kappa * self.w - c2 - p.kappa * dw) / self.w
        };
        Step { impulse, slack, kappa }
    }

    /// Complementarity of the pair after a step of length t.
    fn gap(&self, p: &Point, d: &Step, t: f64) -> f64 {
        let l = p.impulse + d.impulse * t;
        let mut gap = l.x * (p.slack + d.slack * t);
        if self.friction > 0.0 {
            gap += (p.kappa + d.kappa * t) * positive_part(inside(l, self.friction));
        }
        gap
    }

    /// Largest step that stays inside.
    fn reach(&self, p: &Point, d: &Step) -> f64 {
        let mut t = f64::INFINITY;
        if d.slack < 0.0 {
            t = min(t, -p.slack / d.slack);
        }
        if self.friction == 0.0 {
            if d.impulse.x < 0.0 {
                t = min(t, -p.impulse.x / d.impulse.x);
            }
            return t;
        }
        if d.kappa < 0.0 {
            t = min(t, -p.kappa / d.kappa);
        }
        min(t, cone_reach(p.impulse, d.impulse, self.friction))
    }
}

/// Largest t with l + t d in the cone: the smallest positive root of w(l + t d) = 0, or where λ_n vanishes.
fn cone_reach(l: DVec3, d: DVec3, friction: f64) -> f64 {
    let (x, dx) = (friction * l.x, friction * d.x);
    let a = dx * dx - d.y * d.y - d.z * d.z;
    let b = x * dx - l.y * d.y - l.z * d.z;
    let c = inside(l, friction);
    let mut t = if dx < 0.0 { -x / dx } else { f64::INFINITY };
    let discriminant = b * b - a * c;
    if discriminant >= 0.0 {
        let root = discriminant.sqrt();
        // the two roots without cancellation
        let q = if b > 0.0 { -b - root } else { -b + root };
        for r in [q / a, c / q] {
            if r > 0.0 && r < t {
                t = r;
            }
        }
    }
    t
}

/// Follows the central path until the residual is below `goal` [m/s] or progress ends; the best iterate, clipped to the
/// cone, replaces `impulses` if it is better.
pub(crate) fn interior_point<S: NewtonSpace>(
    space: &mut S,
    judge: &Judge,
    impulses: &mut Impulses,
    goal: f64,
    entry: Entry,
    most: u32,
    m: &mut Buffers,
    effort: &mut Effort,
) -> Measure {
    let best = judge.measure(space, impulses);
    m.best.copy_from(impulses);
    match entry {
        Entry::Outside(scale) => {
            space.ready();
            m.start(space, judge, START_SPEED * scale, 1.0);
            m.follow(space, (judge, judge), impulses, goal, most, best, effort)
        }
        Entry::Near { .. } if judge.accepts(best) || best.residual <= goal => best,
        Entry::Near { focused } => {
            m.start_near(space, judge, impulses, best.residual, focused);
            // lent, since the path changes the other fields
            let laws = std::mem::take(&mut m.laws);
            let among = Judge { laws: &laws, ..*judge };
            let best = m.follow(space, (judge, &among), impulses, goal, most, best, effort);
            m.laws = laws;
            best
        }
    }
}

impl Buffers {
    /// Follows the path from where it was entered: contacts keep to the laws of the second judge, the first one measures.
    fn follow<S: NewtonSpace>(
        &mut self,
        space: &mut S,
        (whole, judge): (&Judge, &Judge),
        impulses: &mut Impulses,
        goal: f64,
        most: u32,
        mut best: Measure,
        effort: &mut Effort,
    ) -> Measure {
        let m = self;
        let (mut idle, mut smallest_gap, mut last_step) = (0, f64::INFINITY, 1.0);
        for _ in 0..most {
            // how good is where we stand?
            m.gather(judge);
            let measure = whole.measure(space, &m.present);
            let mut better = false;
            if measure.value < best.value {
                best = measure;
                m.best.copy_from(&m.present);
                better = true;
            }
            space.velocities(&m.x, &mut m.u);
            m.copy_points();
            space.imbalance(&m.x, &m.present, &mut m.g);
            let (gap, pairs) = m.gap(judge);
            let tau = gap / pairs;
            if tau < 0.5 * smallest_gap {
                smallest_gap = tau;
                better = true;
            }
            idle = if better { 0 } else { idle + 1 };
            if judge.accepts(best) || best.residual <= goal || idle > IDLE_ITERATIONS || !tau.is_finite() {
                break;
            }
            if !m.factorise(space, judge, effort) {
                break;
            }
            // predictor: straight for τ = 0
            let reach = m.direction(space, judge, 0.0, 0.0, false);
            let t = min(reach, 1.0);
            let ratio = clamp(m.gap_after(space, judge, t) / gap, 0.0, 1.0);
            let mut centring = max(ratio * ratio * ratio, 1e-6);
            if t < 0.1 {
                centring = max(centring, 0.3);
            }
            let corrected = last_step >= 0.1;
            if !corrected {
                centring = max(centring, 0.5);
            }
            // corrector
            let target = centring * tau;
            let reach = m.direction(space, judge, target, tau, corrected);
            let t = min(TO_BOUNDARY * reach, 1.0);
            m.advance(judge, t);
            m.lift(space, judge, LOWEST_PAIR * target, target);
            last_step = t;
            if !(t > 1e-9) {
                break;
            }
        }
        impulses.copy_from(&m.best);
        space.load(impulses);
        best
    }

    pub(super) fn start<S: NewtonSpace>(&mut self, space: &mut S, judge: &Judge, scale: f64, weight: f64) {
        self.weight = weight;
        let (n, rows) = (space.contact_count(), space.row_count());
        for i in [&mut self.present, &mut self.constant, &mut self.u, &mut self.du] {
            i.reset(n, rows);
        }
        for v in [&mut self.x, &mut self.dx, &mut self.g, &mut self.rhs] {
            v.clear();
            v.resize(space.unknowns(), 0.0);
        }
        self.slopes.clear();
        self.slopes.resize(n, NO_SLOPE);
        self.row_slopes.clear();
        self.row_slopes.resize(rows, 0.0);
        space.balance(&self.present, &mut self.x);
        space.velocities(&self.x, &mut self.u);
        let mut fastest = 1e-3;
        for (u, law) in self.u.contacts.iter().zip(judge.laws) {
            if law.active {
                fastest = max(fastest, max_abs(DVec3::new(u.x + law.bound, u.y, u.z)));
            }
        }
        let speed = scale * fastest;
        let impulse = speed * space.heaviest();
        self.points.clear();
        self.steps.clear();
        self.steps.resize(n, Step::default());
        for (u, law) in self.u.contacts.iter().zip(judge.laws) {
            let l = DVec3::new(impulse, 0.0, 0.0);
            let slack = positive_part(u.x + law.bound) + speed;
            let kappa = if law.friction > 0.0 { weight * slack * impulse / inside(l, law.friction) } else { 0.0 };
            let point = Point { impulse: l, slack, kappa };
            self.points.push(if law.active { point } else { Point::default() });
        }
    }

    /// The impulses as they stand.
    pub(super) fn copy_points(&mut self) {
        for (l, p) in self.present.contacts.iter_mut().zip(&self.points) {
            *l = p.impulse;
        }
    }

    /// The impulses made admissible, to be measured.
    pub(super) fn gather(&mut self, judge: &Judge) {
        for ((l, p), law) in self.present.contacts.iter_mut().zip(&self.points).zip(judge.laws) {
            *l = cone::clip(p.impulse, law.friction);
        }
    }

    /// Sum of the complementarity products and their number.
    fn gap(&self, judge: &Judge) -> (f64, f64) {
        let (mut gap, mut pairs) = (0.0, 0.0);
        for (p, law) in self.points.iter().zip(judge.laws) {
            if !law.active {
                continue;
            }
            gap += p.impulse.x * p.slack;
            pairs += 1.0;
            if law.friction > 0.0 {
                gap += p.kappa * max(inside(p.impulse, law.friction), LEAST_DIVISOR);
                pairs += 1.0;
            }
        }
        (gap, max(pairs, 1.0))
    }

    /// Factorises at the present point; whether that went well.
    pub(super) fn factorise<S: NewtonSpace>(&mut self, space: &mut S, judge: &Judge, effort: &mut Effort) -> bool {
        self.linearise(space, judge);
        effort.factorisations += 1;
        effort.newton_steps += 1;
        space.factor(&self.slopes, &self.row_slopes, false, false) != Factored::Failed
    }

    fn linearise<S: NewtonSpace>(&mut self, space: &S, judge: &Judge) {
        for (i, law) in judge.laws.iter().enumerate() {
            self.slopes[i] = if law.active { Pair::new(space.local(i), law, &self.points[i]).slope } else { NO_SLOPE };
        }
        for (j, a) in self.row_slopes.iter_mut().enumerate() {
            *a = 1.0 / (ROW_REGULARISATION * space.row_stiffness(j));
        }
    }

    /// Solves for the step towards `tau`; `limit` bounds the second-order terms of the last step. Returns how far the
    /// step may go.
    pub(super) fn direction<S: NewtonSpace>(
        &mut self,
        space: &mut S,
        judge: &Judge,
        tau: f64,
        limit: f64,
        corrected: bool,
    ) -> f64 {
        for (i, law) in judge.laws.iter().enumerate() {
            if !law.active {
                continue;
            }
            let p = &self.points[i];
            let pair = Pair::new(space.local(i), law, p).weighted(self.weight);
            let c = if corrected { pair.corrections(p, &self.steps[i], limit) } else { (0.0, 0.0, 0.0, 0.0) };
            let u = self.u.contacts[i];
            self.constant.contacts[i] = pair.constant(p, u.x + law.bound, u, tau, c);
        }
        for (j, c) in self.constant.rows.iter_mut().enumerate() {
            *c = -self.u.rows[j] * self.row_slopes[j];
        }
        for (r, g) in self.rhs.iter_mut().zip(&self.g) {
            *r = -g;
        }
        space.add_impulses(&self.constant, &mut self.rhs);
        space.solve(&self.rhs, &mut self.dx);
        space.velocity_changes(&self.dx, &mut self.du);
        let mut reach = f64::INFINITY;
        for (i, law) in judge.laws.iter().enumerate() {
            if !law.active {
                continue;
            }
            let p = &self.points[i];
            let pair = Pair::new(space.local(i), law, p).weighted(self.weight);
            let c2 = if corrected { pair.corrections(p, &self.steps[i], limit).1 } else { 0.0 };
            let w_n = self.u.contacts[i].x + law.bound;
            let step = pair.step(p, w_n, self.constant.contacts[i], self.du.contacts[i], tau, c2);
            reach = min(reach, pair.reach(p, &step));
            self.steps[i] = step;
        }
        reach
    }

    fn gap_after<S: NewtonSpace>(&self, space: &S, judge: &Judge, t: f64) -> f64 {
        let mut gap = 0.0;
        for (i, law) in judge.laws.iter().enumerate() {
            if law.active {
                let p = &self.points[i];
                gap += Pair::new(space.local(i), law, p).gap(p, &self.steps[i], t);
            }
        }
        gap
    }

    pub(super) fn advance(&mut self, judge: &Judge, t: f64) {
        for (x, dx) in self.x.iter_mut().zip(&self.dx) {
            *x += t * dx;
        }
        for ((p, d), law) in self.points.iter_mut().zip(&self.steps).zip(judge.laws) {
            if law.active {
                p.impulse += d.impulse * t;
                p.slack += d.slack * t;
                p.kappa += d.kappa * t;
            }
        }
        for (j, l) in self.present.rows.iter_mut().enumerate() {
            *l += t * (self.constant.rows[j] - self.row_slopes[j] * self.du.rows[j]);
        }
    }

    /// Lifts pairs that fell far below the path back (slack and κ are free), and puts contacts that are clearly open
    /// on their sliding branch.
    fn lift<S: NewtonSpace>(&mut self, space: &S, judge: &Judge, lowest: f64, target: f64) {
        space.velocities(&self.x, &mut self.u);
        for (i, law) in judge.laws.iter().enumerate() {
            if !law.active {
                continue;
            }
            let p = &mut self.points[i];
            if p.slack * p.impulse.x < lowest {
                p.slack = lowest / p.impulse.x;
            }
            if law.friction == 0.0 {
                continue;
            }
            let w = max(inside(p.impulse, law.friction), LEAST_DIVISOR);
            if p.kappa * w < lowest {
                p.kappa = lowest / w;
            }
            let u = self.u.contacts[i];
            let slip = (u.y * u.y + u.z * u.z).sqrt();
            if p.impulse.x * space.local(i).nn < 0.1 * p.slack && slip > 0.0 {
                let q = target / slip;
                let r = law.friction * p.impulse.x;
                let t = 2.0 * r * r / (q + (q * q + 4.0 * r * r).sqrt());
                if t > 0.0 {
                    p.impulse.y = -t * u.y / slip;
                    p.impulse.z = -t * u.z / slip;
                    p.kappa = slip / t;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
