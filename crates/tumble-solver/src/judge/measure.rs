//! Measures an iterate as the certificate will: velocities recomputed from the impulses.

use crate::judge::certificate::{Tally, contact_residual};
use crate::one_contact::law::{GAP_SLACK, Law};
use crate::settings::Criterion;
use crate::space::traits::{Impulses, Space, Velocities};
use tumble_math::DVec3;

/// Measure of an iterate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Measure {
    /// Largest failure of the law [m/s].
    pub(crate) residual: f64,
    /// Measure that is compared with the tolerance, in the criterion's unit.
    pub(crate) value: f64,
}

impl Measure {
    pub(crate) const WORST: Self = Self { residual: f64::INFINITY, value: f64::INFINITY };
}

/// The demands of one stage and when it is done.
pub(crate) struct Judge<'a> {
    pub(crate) laws: &'a [Law],
    /// Velocities without any impulse of this stage.
    pub(crate) free: &'a Velocities,
    pub(crate) tolerance: f64,
    pub(crate) criterion: Criterion,
    /// Velocity bounds that the certificate will hold the solution to; none for a stage whose solution is not the final one.
    pub(crate) gaps: Option<Gaps<'a>>,
}

/// The bounds that the gaps themselves make, without the slack that a solve is given, and the tolerance that goes with them.
#[derive(Clone, Copy)]
pub(crate) struct Gaps<'a> {
    /// Added to the normal velocities [m/s].
    pub(crate) bounds: &'a [f64],
    /// Largest residual [m/s].
    pub(crate) tolerance: f64,
}

/// Largest residual, in tolerances, of a solve that the slack of the gaps lets pass [–]: a solve is asked for (1 − slack) of a tolerance.
const WITH_SLACK: f64 = 1.0 / (1.0 - GAP_SLACK);

impl Judge<'_> {
    /// Loads the impulses into the space and measures them.
    pub(crate) fn measure<S: Space>(&self, space: &mut S, impulses: &Impulses) -> Measure {
        space.load(impulses);
        self.measure_loaded(space, impulses)
    }

    /// Measures impulses that the space already carries.
    pub(crate) fn measure_loaded<S: Space>(&self, space: &S, impulses: &Impulses) -> Measure {
        match self.criterion {
            Criterion::Residual => {
                let mut residual = 0.0;
                for (i, law) in self.laws.iter().enumerate() {
                    if law.active {
                        let mut w = space.velocity(i);
                        w.x += law.bound;
                        let r = contact_residual(space.local(i), law, impulses.contacts[i], w);
                        // a NaN is the worst of all
                        if !(r <= residual) {
                            residual = r;
                            if residual.is_nan() {
                                return Measure::WORST;
                            }
                        }
                    }
                }
                for j in 0..impulses.rows.len() {
                    let r = space.row_velocity(j).abs();
                    if r.is_nan() {
                        return Measure::WORST;
                    }
                    residual = tumble_math::order::max(residual, r);
                }
                Measure { residual, value: residual }
            }
            Criterion::Natural => {
                let mut tally = Tally::new(0.0);
                for (i, law) in self.laws.iter().enumerate() {
                    if law.active {
                        let (u, free) = (space.velocity(i), self.free.contacts[i]);
                        let w = DVec3::new(u.x + law.bound, u.y, u.z);
                        let residual = contact_residual(space.local(i), law, impulses.contacts[i], w);
                        tally.contact(i, residual, law, impulses.contacts[i], u, free);
                    }
                }
                for (j, &l) in impulses.rows.iter().enumerate() {
                    tally.bilateral(l, space.row_velocity(j), self.free.rows[j]);
                }
                let residual = tally.residual();
                if residual.is_finite() { Measure { residual, value: tally.by_both() } } else { Measure::WORST }
            }
        }
    }

    /// Whether the certificate will call these impulses solved although they miss the tolerance of the stage, which leaves
    /// room for slack that they may not have used: islands whose last digits are expensive need not be solved to half of it.
    pub(crate) fn certifies<S: Space>(&self, space: &mut S, impulses: &Impulses, measure: Measure) -> bool {
        let Some(gaps) = self.gaps.filter(|g| measure.residual <= WITH_SLACK * g.tolerance) else { return false };
        space.load(impulses);
        // rounding counts against the solution there too
        let most = gaps.tolerance - space.rounding(impulses);
        let keeps = |(i, law): (usize, &Law)| {
            let u = space.velocity(i);
            let w = DVec3::new(u.x + gaps.bounds[i], u.y, u.z);
            contact_residual(space.local(i), law, impulses.contacts[i], w) <= most
        };
        self.laws.iter().enumerate().all(keeps) && (0..impulses.rows.len()).all(|j| space.row_velocity(j).abs() <= most)
    }

    pub(crate) fn accepts(&self, measure: Measure) -> bool {
        measure.value <= self.tolerance
    }

    /// The residual [m/s] at which the criterion would be about met, going by this measure.
    pub(crate) fn residual_goal(&self, measure: Measure) -> f64 {
        if measure.value > 0.0 && measure.value.is_finite() {
            self.tolerance * (measure.residual / measure.value)
        } else {
            self.tolerance
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_goal_is_the_tolerance_in_the_unit_of_the_residual() {
        let free = Velocities::default();
        let judge = Judge { laws: &[], free: &free, tolerance: 1e-3, criterion: Criterion::Natural, gaps: None };
        let goal = |residual: f64, value: f64| judge.residual_goal(Measure { residual, value });
        assert_eq!(goal(0.5, 0.25), 2e-3);
        assert_eq!(goal(0.25, 0.5), 0.5e-3);
        // no measure to go by
        assert_eq!((goal(0.5, 0.0), goal(0.5, f64::INFINITY)), (1e-3, 1e-3));
        let accepts = |value: f64| judge.accepts(Measure { residual: 9.0, value });
        assert!(accepts(1e-3) && accepts(0.0) && !accepts(1.1e-3) && !accepts(f64::NAN));
    }

    #[test]
    fn what_the_certificate_will_call_solved_needs_no_more_work() {
        use crate::space::bodies::{BodySpace, Buffers, tests::heap};
        use crate::space::traits::read_velocities;
        let h = heap(3, 0);
        let mut memory = Buffers::default();
        let mut space = BodySpace::new(&h.bodies, &h.contacts, &[], &mut memory);
        let mut free = Velocities::default();
        read_velocities(&space, &mut free);
        // bounds at which contacts that carry nothing miss the law by just so much
        let misses = |by: f64| -> Vec<f64> { free.contacts.iter().map(|u| -u.x - by).collect() };
        let n = h.contacts.len();
        let mut impulses = Impulses::default();
        impulses.reset(n, 0);
        let law = |bound: &f64| Law { bound: *bound, friction: 0.0, active: true };
        let mut certified = |solving: f64, gaps: f64| {
            let (laws, bounds): (Vec<Law>, _) = (misses(solving).iter().map(law).collect(), misses(gaps));
            let gaps = Some(Gaps { bounds: &bounds, tolerance: 1e-8 });
            let judge = Judge { laws: &laws, free: &free, tolerance: 5e-9, criterion: Criterion::Residual, gaps };
            let measure = judge.measure(&mut space, &impulses);
            assert!(!judge.accepts(measure) && (measure.residual - solving).abs() < 1e-14);
            let alone = Judge { gaps: None, ..judge };
            assert!(!alone.certifies(&mut space, &impulses, measure));
            judge.certifies(&mut space, &impulses, measure)
        };
        assert!(certified(8e-9, 8e-9) && certified(1.2e-8, 9e-9), "the slack was not used");
        assert!(!certified(8e-9, 1.1e-8), "the gaps themselves are missed by more");
        assert!(!certified(3e-8, 0.0), "too far away to be worth a look");
    }
}
