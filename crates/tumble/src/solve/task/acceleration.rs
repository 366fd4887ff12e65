//! Anderson's acceleration of the outer iterations of an island with joints.
//!
//! An iteration takes the velocities x at which rows are written to those that a solve finds, G(x), and contracts by about hω: a
//! mechanism that turns by a third of a radian in a step would need dozens. From what the last iterations did, the next x is the
//! one at which a linear G has the smallest step G(x) − x, in the mass metric. Only where rows are linearised is chosen here: what is
//! accepted is a solve, judged by the motion that it leads to.

use tumble_math::DMat3;
use tumble_solver::{Body as ProblemBody, Velocity};

/// Iterations that are remembered [–]. Chosen, not derived: with four of them a fifth more of the steps of random mechanisms that rows at
/// the last velocities do not solve stay unsolved.
const DEPTH: usize = 12;

/// Fraction of its size that a step must have apart from those that are newer, or it is left out [–]. Chosen, not derived: below it
/// rounding decides.
const LEAST_PART: f64 = 1e-10;

/// History of the last iterations; its memory is used again.
#[derive(Debug, Default)]
pub(super) struct Acceleration {
    /// Masses [kg] and inertias [kg·m²] of the bodies; 0 of those that impulses do not move.
    inertias: Vec<(f64, DMat3)>,
    /// Velocities that the last iteration found, and its step.
    last: Option<(Vec<Velocity>, Vec<Velocity>)>,
    /// Changes of both from iteration to iteration, the newest first.
    changes: Vec<(Vec<Velocity>, Vec<Velocity>)>,
}

impl Acceleration {
    /// Begins with the bodies of an island.
    pub(super) fn begin(&mut self, bodies: &[ProblemBody]) {
        self.inertias.clear();
        self.inertias.extend(bodies.iter().map(|b| {
            if b.is_dynamic() { (1.0 / b.inverse_mass, b.inverse_inertia.inverse()) } else { (0.0, DMat3::ZERO) }
        }));
        self.forget();
    }

    /// Forgets the iterations so far.
    pub(super) fn forget(&mut self) {
        self.last = None;
        self.changes.clear();
    }

    /// From the velocities that an iteration found to those of the next one; it had its rows written `at`.
    pub(super) fn advance(&mut self, at: &[Velocity], found: &mut [Velocity]) {
        let step = difference(found, at);
        if let Some((found_before, step_before)) = self.last.take() {
            self.changes.insert(0, (difference(found, &found_before), difference(&step, &step_before)));
            self.changes.truncate(DEPTH);
        }
        self.last = Some((found.to_vec(), step));
        let Some((_, step)) = &self.last else { return };
        // least squares by orthogonal parts of the changes, the newest first
        let mut parts: Vec<(Vec<Velocity>, Vec<Velocity>)> = Vec::new();
        let mut next = found.to_vec();
        for (found_change, step_change) in &self.changes {
            let (mut found_part, mut step_part) = (found_change.clone(), step_change.clone());
            let size = self.dot(step_change, step_change);
            for (of_found, of_step) in &parts {
                let along = self.dot(&step_part, of_step) / self.dot(of_step, of_step);
                subtract(&mut found_part, along, of_found);
                subtract(&mut step_part, along, of_step);
            }
            let own = self.dot(&step_part, &step_part);
            if !(own > LEAST_PART * LEAST_PART * size) {
                continue;
            }
            subtract(&mut next, self.dot(step, &step_part) / own, &found_part);
            parts.push((found_part, step_part));
        }
        if next.iter().all(|v| v.linear.is_finite() && v.angular.is_finite()) {
            found.copy_from_slice(&next);
        }
    }

    /// Product in the mass metric: twice an energy for a velocity with itself [J].
    fn dot(&self, a: &[Velocity], b: &[Velocity]) -> f64 {
        let bodies = self.inertias.iter().zip(a.iter().zip(b));
        bodies.fold(0.0, |sum, ((mass, inertia), (a, b))| {
            sum + a.linear.dot(b.linear) * mass + a.angular.dot(*inertia * b.angular)
        })
    }
}

/// a − b.
fn difference(a: &[Velocity], b: &[Velocity]) -> Vec<Velocity> {
    let of = |(a, b): (&Velocity, &Velocity)| Velocity { linear: a.linear - b.linear, angular: a.angular - b.angular };
    a.iter().zip(b).map(of).collect()
}

/// a −= factor · b.
fn subtract(a: &mut [Velocity], factor: f64, b: &[Velocity]) {
    for (a, b) in a.iter_mut().zip(b) {
        a.linear -= b.linear * factor;
        a.angular -= b.angular * factor;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tumble_math::DVec3;

    fn body() -> ProblemBody {
        ProblemBody {
            inverse_mass: 0.5,
            inverse_inertia: DMat3::from_diagonal(DVec3::new(3.0, 4.0, 5.0)),
            before: Velocity::ZERO,
            free: Velocity::ZERO,
        }
    }

    /// A linear map with these factors along the axes, and its fixed point.
    fn map(x: &Velocity, factors: DVec3, to: DVec3) -> Velocity {
        Velocity { linear: to + factors * (x.linear - to), angular: DVec3::ZERO }
    }

    #[test]
    fn a_linear_map_of_three_factors_ends_after_four_steps() {
        // by itself it would take seventy iterations to come that near, or never: one factor is beyond 1
        for factors in [DVec3::new(0.7, -0.6, 0.3), DVec3::new(-1.4, 0.5, 0.1)] {
            let to = DVec3::new(1.0, -2.0, 3.0);
            let mut acceleration = Acceleration::default();
            acceleration.begin(&[body()]);
            let mut x = vec![Velocity::ZERO];
            for _ in 0..5 {
                let at = x.clone();
                x[0] = map(&at[0], factors, to);
                acceleration.advance(&at, &mut x);
            }
            assert!((x[0].linear - to).length() < 1e-10, "{factors}: {}", x[0].linear);
        }
    }

    #[test]
    fn iterations_that_repeat_themselves_go_on_as_they_are() {
        let mut acceleration = Acceleration::default();
        acceleration.begin(&[body()]);
        let at = vec![Velocity { linear: DVec3::X, angular: DVec3::Y }];
        for _ in 0..3 {
            let mut x = at.clone();
            acceleration.advance(&at, &mut x);
            assert_eq!((x[0].linear, x[0].angular), (DVec3::X, DVec3::Y));
        }
    }
}
