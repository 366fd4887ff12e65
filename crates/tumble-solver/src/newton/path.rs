//! The central path, followed to its end: for small islands where sticking, sliding and high friction mix.
//!
//! With high friction the path turns back: τ has to rise again before it can fall, and a method that only ever lowers τ
//! stops at the first such fold. Here τ is an unknown like the others. A step follows the tangent in relative changes of
//! all variables, as far as the fastest of them allows; then Newton leads back to the path in the plane across it.
//!
//! The weight ω of the friction pairs, κ w = ω τ, makes another path to the same law: where one has many folds, another
//! has few.

use super::interior::{Buffers as Interior, LEAST_DIVISOR, Point, START_SPEED, Step, TO_BOUNDARY, inside};
use crate::effort::Effort;
use crate::judge::measure::{Judge, Measure};
use crate::one_contact::law::Law;
use crate::space::traits::{Impulses, NewtonSpace};
use tumble_math::order::{clamp, max, min};
use tumble_math::trig::exp;

// The numbers below were chosen on mixed islands (`tumble-suite mixed`), not derived. They decide how
// often the path is lost and its cost, never the verdict.

/// Relative size of Newton's step [–] at which a point counts as one of the path.
const ON_PATH_SIZE: f64 = 0.2;
/// Relative size of the first correction that a step along the path aims for [–]; it grows with the square of the step.
const CORRECTION_AIM: f64 = 0.7;
/// Relative size of a first correction [–] beyond which it no longer leads to the predicted point.
const LOST_SIZE: f64 = 3.0;
/// Most relative change in one correction [–].
const LARGEST_CORRECTION: f64 = 2.0;
/// Largest ratio of a correction to the one before [–].
const CORRECTION_RATIO: f64 = 0.7;
/// Most corrections of one step [–].
const MOST_CORRECTIONS: u32 = 5;
/// Longest step in ln τ, or in the logarithm of the variable that changes fastest [–], and the first one.
const LONGEST_STEP: f64 = 3.0;
const FIRST_STEP: f64 = 2.0;
/// Step length below which the path counts as lost [–].
const SHORTEST_STEP: f64 = 1e-3;
/// Fraction of a step that failed, for the next trial [–].
const STEP_REDUCTION: f64 = 0.4;
/// Least cosine between successive tangents [–]: beyond it forward and backward cannot be told apart.
const LEAST_COSINE: f64 = 0.3;
/// Step length below which steps are straight enough [–].
const STRAIGHT_STEP: f64 = 1e-2;
/// Rise of τ over its lowest value so far by which a path that only leads back is recognised [–].
const MOST_RISE: f64 = 30.0;

/// Relative changes of one contact's variables [–]: of λ_n, s and κ, and of λ_t in units of μλ_n.
#[derive(Clone, Copy, Debug, Default)]
struct Rate {
    n: f64,
    s: f64,
    k: f64,
    y: f64,
    z: f64,
}

impl Rate {
    fn of(d: &Step, p: &Point, law: &Law) -> Self {
        let (n, s) = (d.impulse.x / p.impulse.x, d.slack / p.slack);
        if law.friction == 0.0 {
            return Self { n, s, ..Self::default() };
        }
        let r = 1.0 / (law.friction * p.impulse.x);
        Self { n, s, k: d.kappa / p.kappa, y: d.impulse.y * r, z: d.impulse.z * r }
    }

    fn dot(&self, o: &Self) -> f64 {
        self.n * o.n + self.s * o.s + self.k * o.k + self.y * o.y + self.z * o.z
    }

    fn size(&self) -> f64 {
        max(max(max(self.n.abs(), self.s.abs()), self.k.abs()), max(self.y.abs(), self.z.abs()))
    }

    fn plus(&self, o: &Self, f: f64) -> Self {
        Self { n: self.n + f * o.n, s: self.s + f * o.s, k: self.k + f * o.k, y: self.y + f * o.y, z: self.z + f * o.z }
    }
}

/// A direction in all variables: relative ones of the contacts, x, rows, and ln τ.
#[derive(Clone, Debug, Default)]
struct Direction {
    rates: Vec<Rate>,
    x: Vec<f64>,
    rows: Vec<f64>,
    tau: f64,
}

impl Direction {
    fn dot(&self, o: &Self) -> f64 {
        self.rates.iter().zip(&o.rates).fold(self.tau * o.tau, |s, (a, b)| s + a.dot(b))
    }

    fn size(&self) -> f64 {
        self.rates.iter().fold(self.tau.abs(), |s, r| max(s, r.size()))
    }

    /// Adds f times another direction.
    fn add(&mut self, o: &Self, f: f64) {
        for (a, b) in self.rates.iter_mut().zip(&o.rates) {
            *a = a.plus(b, f);
        }
        for (a, b) in self.x.iter_mut().zip(&o.x).chain(self.rows.iter_mut().zip(&o.rows)) {
            *a += f * b;
        }
        self.tau += f * o.tau;
    }

    fn scale(&mut self, f: f64) {
        for r in &mut self.rates {
            *r = Rate::default().plus(r, f);
        }
        for v in self.x.iter_mut().chain(&mut self.rows) {
            *v *= f;
        }
        self.tau *= f;
    }

    /// Zero, of that size.
    fn clear(&mut self, contacts: usize, unknowns: usize, rows: usize) {
        self.rates.clear();
        self.rates.resize(contacts, Rate::default());
        self.x.clear();
        self.x.resize(unknowns, 0.0);
        self.rows.clear();
        self.rows.resize(rows, 0.0);
        self.tau = 0.0;
    }
}

/// Buffers that outlive a solve.
#[derive(Debug, Default)]
pub(crate) struct Buffers {
    /// Newton's step at the present τ, and the tangent per unit of ln τ.
    right: Direction,
    tangent: Direction,
    /// Forward from the last point of the path.
    along: Direction,
    far: Vec<Step>,
    /// The last point of the path.
    points: Vec<Point>,
    x: Vec<f64>,
    rows: Vec<f64>,
}

/// Moves a contact by relative changes; it stays inside whatever they are.
fn apply(p: &mut Point, law: &Law, d: &Rate, h: f64) {
    let grow = |rate: f64| exp(clamp(rate * h, -10.0, 10.0));
    if law.friction > 0.0 {
        let radius = law.friction * p.impulse.x;
        let (y, z) = (p.impulse.y / radius, p.impulse.z / radius);
        let (dy, dz) = (d.y - y * d.n, d.z - z * d.n);
        let square = y * y + z * z;
        let (new_y, new_z);
        if square > 0.25 {
            // the distance to the cone changes relatively, the rest is a rotation
            let length = square.sqrt();
            let left = max((1.0 - length) * (1.0 + length), LEAST_DIVISOR);
            let radial = y * dy + z * dz;
            let left_after = min(left * grow(-2.0 * radial / left), 1.0);
            let (ty, tz) = (y + h * (dy - radial / square * y), z + h * (dz - radial / square * z));
            let scale = ((1.0 - left_after) / (ty * ty + tz * tz)).sqrt();
            (new_y, new_z) = (ty * scale, tz * scale);
        } else {
            let (ty, tz) = (y + h * dy, z + h * dz);
            let length = (ty * ty + tz * tz).sqrt();
            let scale = if length > 0.9 { 0.9 / length } else { 1.0 };
            (new_y, new_z) = (ty * scale, tz * scale);
        }
        p.impulse.x *= grow(d.n);
        p.impulse.y = new_y * law.friction * p.impulse.x;
        p.impulse.z = new_z * law.friction * p.impulse.x;
        p.kappa *= grow(d.k);
    } else {
        p.impulse.x *= grow(d.n);
    }
    p.slack *= grow(d.s);
}

/// Follows the path of weight `weight` from a cold start until the residual is below `goal` [m/s], or `most`
/// factorisations are spent, or the path is lost; the best iterate, clipped to the cone, replaces `impulses` if it is
/// better.
pub(crate) fn follow_path<S: NewtonSpace>(
    space: &mut S,
    judge: &Judge,
    impulses: &mut Impulses,
    goal: f64,
    weight: f64,
    most: u32,
    (m, path): (&mut Interior, &mut Buffers),
    effort: &mut Effort,
) -> Measure {
    space.ready();
    let mut best = judge.measure(space, impulses);
    m.best.copy_from(impulses);
    m.start(space, judge, START_SPEED, weight);
    let mut continuation = Continuation::new(m.normal_gap(judge));
    let mut started = false;
    path.along.clear(m.points.len(), m.x.len(), m.present.rows.len());
    for _ in 0..most {
        measure_point(space, judge, m, &mut best);
        if judge.accepts(best) || best.residual <= goal || !continuation.tau.is_finite() {
            break;
        }
        if !m.factorise(space, judge, effort) {
            break;
        }
        if !started {
            started = m.off_centre(judge, continuation.tau) < ON_PATH_SIZE;
            if !started {
                let reach = m.direction(space, judge, continuation.tau, 0.0, false);
                m.advance(judge, min(TO_BOUNDARY * reach, 1.0));
                continue;
            }
        }
        m.both_directions(space, judge, continuation.tau, path);
        let straight = path.turn_across(continuation.on_path);
        let size = path.right.size();
        match continuation.locate(size, straight) {
            Position::Lost => {
                if !continuation.shorten_step(m, path) {
                    break;
                }
            }
            Position::Near => {
                continuation.correct(m, judge, &path.right, size);
                continue;
            }
            Position::OnPath => {
                continuation.correct(m, judge, &path.right, size);
                if !continuation.arrive(m, path, straight) {
                    break;
                }
            }
        }
        continuation.step_along(m, judge, &path.along);
    }
    impulses.copy_from(&m.best);
    space.load(impulses);
    best
}

/// Measures the present point, keeps it if it is the best so far, and reads Newton's input there.
fn measure_point<S: NewtonSpace>(space: &mut S, judge: &Judge, m: &mut Interior, best: &mut Measure) {
    m.gather(judge);
    let measure = judge.measure(space, &m.present);
    if measure.value < best.value {
        *best = measure;
        m.best.copy_from(&m.present);
    }
    space.velocities(&m.x, &mut m.u);
    m.copy_points();
    space.imbalance(&m.x, &m.present, &mut m.g);
}

/// Distance of a point from the path, by the size of its correction.
enum Position {
    /// Close enough to count as one of the path once it is corrected.
    OnPath,
    /// It wants more corrections.
    Near,
    /// The step was too long.
    Lost,
}

/// State of the continuation along the path.
struct Continuation {
    tau: f64,
    /// τ at the last point of the path, and the lowest of all.
    saved_tau: f64,
    lowest: f64,
    /// Length of the next step and of the last one, in ln τ or in the logarithm of the variable that changes fastest.
    h: f64,
    last_h: f64,
    /// Corrections since the last step, and the size of the last of them.
    corrections: u32,
    last_size: f64,
    /// Some point of the path has been reached.
    on_path: bool,
}

impl Continuation {
    fn new(tau: f64) -> Self {
        let (saved_tau, lowest, last_size) = (tau, tau, f64::INFINITY);
        Self { tau, saved_tau, lowest, h: FIRST_STEP, last_h: 0.0, corrections: 0, last_size, on_path: false }
    }

    /// Says where a point stands whose correction has that size; the first correction after a step sets the length of
    /// the next one.
    fn locate(&mut self, size: f64, straight: f64) -> Position {
        let mut lost = false;
        if self.corrections == 0 && self.on_path {
            self.last_size = f64::INFINITY;
            lost = size > LOST_SIZE;
            self.last_h = self.h;
            if !lost {
                self.h = min(self.h * clamp((CORRECTION_AIM / size).sqrt(), 0.4, 2.0), LONGEST_STEP);
            }
        } else if self.corrections > 0 {
            lost = size > CORRECTION_RATIO * self.last_size || self.corrections >= MOST_CORRECTIONS;
        }
        let arrived = size <= ON_PATH_SIZE;
        if (lost && !arrived) || (arrived && straight.abs() < LEAST_COSINE && self.last_h > STRAIGHT_STEP) {
            Position::Lost
        } else if arrived {
            Position::OnPath
        } else {
            Position::Near
        }
    }

    /// Once more from the last point of the path, not so far; false if that would be no step.
    fn shorten_step(&mut self, m: &mut Interior, path: &Buffers) -> bool {
        self.h = STEP_REDUCTION * min(self.h, self.last_h);
        if !(self.h >= SHORTEST_STEP) {
            return false;
        }
        m.points.clone_from(&path.points);
        m.x.clone_from(&path.x);
        m.present.rows.clone_from(&path.rows);
        self.tau = self.saved_tau;
        true
    }

    /// Corrects the point towards the path.
    fn correct(&mut self, m: &mut Interior, judge: &Judge, right: &Direction, size: f64) {
        let t = min(1.0, LARGEST_CORRECTION / size);
        m.move_along(judge, right, t);
        self.tau *= exp(t * right.tau);
        self.corrections += 1;
        self.last_size = size;
    }

    /// Keeps a point of the path and turns to where it goes on; false if it only leads back.
    fn arrive(&mut self, m: &Interior, path: &mut Buffers, straight: f64) -> bool {
        self.lowest = min(self.lowest, self.tau);
        if self.tau > MOST_RISE * self.lowest {
            return false;
        }
        path.points.clone_from(&m.points);
        path.x.clone_from(&m.x);
        path.rows.clone_from(&m.present.rows);
        self.saved_tau = self.tau;
        // on, not back: the fastest change is one
        let fastest = path.tangent.size();
        std::mem::swap(&mut path.along, &mut path.tangent);
        path.along.scale(if straight < 0.0 { -1.0 / fastest } else { 1.0 / fastest });
        self.on_path = true;
        true
    }

    /// A step along the path.
    fn step_along(&mut self, m: &mut Interior, judge: &Judge, along: &Direction) {
        self.corrections = 0;
        m.move_along(judge, along, self.h);
        self.tau *= exp(self.h * along.tau);
    }
}

impl Buffers {
    /// Adds as much of the tangent to Newton's step as keeps it in the plane across the path; the cosine between direction and
    /// tangent, which tells forward from backward.
    fn turn_across(&mut self, on_path: bool) -> f64 {
        let (beta, straight) = if on_path {
            let on = self.along.dot(&self.tangent);
            let straight = on / (self.along.dot(&self.along) * self.tangent.dot(&self.tangent)).sqrt();
            (-self.along.dot(&self.right) / on, straight)
        } else {
            (0.0, -1.0)
        };
        self.right.add(&self.tangent, beta);
        straight
    }
}

impl Interior {
    /// Mean of λ_n s.
    fn normal_gap(&self, judge: &Judge) -> f64 {
        let (mut sum, mut count) = (0.0, 0.0);
        for (p, _) in self.points.iter().zip(judge.laws).filter(|(_, law)| law.active) {
            sum += p.impulse.x * p.slack;
            count += 1.0;
        }
        sum / max(count, 1.0)
    }

    /// Relative distance of the present point from the path at τ [–].
    fn off_centre(&self, judge: &Judge, tau: f64) -> f64 {
        let ratio = |x: f64| max(x, 1.0 / x) - 1.0;
        let mut worst = 0.0;
        for ((p, law), u) in self.points.iter().zip(judge.laws).zip(&self.u.contacts) {
            if !law.active {
                continue;
            }
            worst = max(worst, ratio(p.impulse.x * p.slack / tau));
            worst = max(worst, (u.x + law.bound - p.slack).abs() / p.slack);
            if law.friction > 0.0 {
                let w = max(inside(p.impulse, law.friction), LEAST_DIVISOR);
                worst = max(worst, ratio(p.kappa * w / (self.weight * tau)));
                let (y, z) = (u.y + p.kappa * p.impulse.y, u.z + p.kappa * p.impulse.z);
                worst = max(worst, (y * y + z * z).sqrt() / (p.kappa * law.friction * p.impulse.x));
            }
        }
        worst
    }

    /// Newton's step at τ and the tangent, from one factor: the step is affine in τ.
    fn both_directions<S: NewtonSpace>(&mut self, space: &mut S, judge: &Judge, tau: f64, path: &mut Buffers) {
        let contacts = self.points.len();
        path.tangent.clear(contacts, self.x.len(), self.present.rows.len());
        path.right.clear(contacts, self.x.len(), self.present.rows.len());
        self.direction(space, judge, 2.0 * tau, 0.0, false);
        path.far.clone_from(&self.steps);
        path.tangent.x.clone_from(&self.dx);
        self.row_step(&mut path.tangent.rows);
        self.direction(space, judge, tau, 0.0, false);
        path.right.x.clone_from(&self.dx);
        self.row_step(&mut path.right.rows);
        for (t, r) in path.tangent.x.iter_mut().zip(&path.right.x) {
            *t -= r;
        }
        for (t, r) in path.tangent.rows.iter_mut().zip(&path.right.rows) {
            *t -= r;
        }
        path.tangent.tau = 1.0;
        for (i, law) in judge.laws.iter().enumerate() {
            if law.active {
                let (f, d, p) = (&path.far[i], &self.steps[i], &self.points[i]);
                let t = Step { impulse: f.impulse - d.impulse, slack: f.slack - d.slack, kappa: f.kappa - d.kappa };
                path.tangent.rates[i] = Rate::of(&t, p, law);
                path.right.rates[i] = Rate::of(d, p, law);
            }
        }
    }

    /// Change of the bilateral rows' impulses along the last direction [N·s].
    fn row_step(&self, out: &mut [f64]) {
        for (j, o) in out.iter_mut().enumerate() {
            *o = self.constant.rows[j] - self.row_slopes[j] * self.du.rows[j];
        }
    }

    /// Moves everything but τ along a direction.
    fn move_along(&mut self, judge: &Judge, along: &Direction, h: f64) {
        for ((p, law), d) in self.points.iter_mut().zip(judge.laws).zip(&along.rates) {
            if law.active {
                apply(p, law, d, h);
            }
        }
        for (x, d) in self.x.iter_mut().zip(&along.x) {
            *x += h * d;
        }
        for (l, d) in self.present.rows.iter_mut().zip(&along.rows) {
            *l += h * d;
        }
    }
}

#[cfg(test)]
mod tests;
