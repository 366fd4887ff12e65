//! Random problems of one contact.

use crate::Random;
use crate::judgement::rows;
use crate::share::{ranges, share};
use tumble_checker as checker;
use tumble_math::{DMat3, DVec3};
use tumble_solver::{Branch, Frame, OneContact, point_mobility};

/// How a matrix K is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Two bodies (or one) with a mass ratio up to 1e6 either way and any lever arms.
    Physical,
    /// A random symmetric positive definite matrix with a condition number up to 1e12.
    NearSingular,
}

/// One problem.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    /// How K was made.
    pub kind: Kind,
    /// The contact's own matrix [1/kg].
    pub k: DMat3,
    /// Velocity without impulse [m/s].
    pub b: DVec3,
    /// Friction coefficient [–].
    pub friction: f64,
}

/// The case of a seed.
#[must_use]
pub fn case(seed: u64) -> Case {
    let mut r = Random::new(seed);
    let kind = if r.below(5) == 0 { Kind::NearSingular } else { Kind::Physical };
    let k = match kind {
        Kind::Physical => physical(&mut r),
        Kind::NearSingular => near_singular(&mut r),
    };
    let friction = match r.below(8) {
        0 => 0.0,
        1 => r.range(1.0, 10.0),
        _ => r.range(0.0, 1.5),
    };
    let mut b = r.normal3() * r.log_range(1e-3, 1e2);
    // mostly approaching: the other branch is trivial
    if r.below(10) != 0 {
        b.x = -b.x.abs();
    }
    Case { kind, k, b, friction }
}

fn physical(r: &mut Random) -> DMat3 {
    let frame = Frame::new(r.direction()).map_or(DMat3::IDENTITY, |f| f.matrix());
    let mass = r.log_range(1e-3, 1e3);
    let other = mass * r.log_range(1e-6, 1e6);
    let mut k = DMat3::ZERO;
    for (m, present) in [(mass, true), (other, r.below(2) == 0)] {
        if present {
            let size = DVec3::new(r.log_range(0.05, 2.0), r.log_range(0.05, 2.0), r.log_range(0.05, 2.0));
            let inertia = r.box_inertia(m, size);
            let lever = r.direction() * r.range(0.0, size.length());
            k += point_mobility(1.0 / m, &inertia.inverse(), lever);
        }
    }
    let k = frame.transpose() * k * frame;
    (k + k.transpose()) * 0.5
}

fn near_singular(r: &mut Random) -> DMat3 {
    let q = DMat3::from_quat(r.rotation());
    let values = DVec3::new(1.0, r.log_range(1e-6, 1.0), r.log_range(1e-12, 1.0)) * r.log_range(1e-3, 1e3);
    let k = q * DMat3::from_diagonal(values) * q.transpose();
    (k + k.transpose()) * 0.5
}

/// Largest scaled residual that an answer for a physical K may have [–]: 1e-12 of the natural rounding scale.
pub const PHYSICAL_LIMIT: f64 = 1e-12;

/// The same for a near-singular K [–]: one of condition 1e12 cannot promise more than its own conditioning.
pub const NEAR_SINGULAR_LIMIT: f64 = 1e-9;

/// What a run over many cases found.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Cases run.
    pub cases: u64,
    /// Answers per branch: open, stick, slide.
    pub branches: [u64; 3],
    /// Answers that the checker refuses.
    pub failures: u64,
    /// Answers that gain energy.
    pub gains: u64,
    /// Cases whose uniqueness flag contradicts the checker's bound or its count of solutions.
    pub wrong_flags: u64,
    /// Cases with several sliding answers.
    pub several: u64,
    /// Cases in which the answer is not the one with the smallest slip, from a cold start.
    pub not_smallest: u64,
    /// Worst scaled residual of physical K [–].
    pub worst_physical: f64,
    /// Worst scaled residual of near-singular K [–].
    pub worst_near_singular: f64,
    /// Seed of the first failure.
    pub first_failure: Option<u64>,
}

impl Tally {
    /// What of the promise is broken: that one frictional contact is solved exactly.
    #[must_use]
    pub fn faults(&self) -> Vec<String> {
        let mut wrong = Vec::new();
        let counts = [
            (self.failures, "refused by the checker"),
            (self.gains, "that gain energy"),
            (self.wrong_flags, "with a wrong word on uniqueness"),
            (self.not_smallest, "that are not the one of smallest slip"),
        ];
        for (count, what) in counts.into_iter().filter(|(count, _)| *count > 0) {
            wrong.push(format!("{count} answers {what}"));
        }
        let residuals = [
            ("physical", self.worst_physical, PHYSICAL_LIMIT),
            ("near-singular", self.worst_near_singular, NEAR_SINGULAR_LIMIT),
        ];
        for (kind, worst, limit) in residuals {
            // a residual that is no number meets no limit
            if worst.is_nan() || worst > limit {
                wrong.push(format!("a scaled residual of {worst:e} where K is {kind}: {limit:e} is promised"));
            }
        }
        // a handful of problems need not have all three
        if self.cases == 0 || (self.cases >= 1000 && self.branches.contains(&0)) {
            wrong.push(format!("{} problems, by branch {:?}: that proves nothing", self.cases, self.branches));
        }
        wrong
    }

    /// Adds what another part of the run found; parts come in the order of their seeds.
    fn add(&mut self, other: &Self) {
        self.cases += other.cases;
        for (mine, theirs) in self.branches.iter_mut().zip(other.branches) {
            *mine += theirs;
        }
        self.failures += other.failures;
        self.gains += other.gains;
        self.wrong_flags += other.wrong_flags;
        self.several += other.several;
        self.not_smallest += other.not_smallest;
        self.worst_physical = tumble_math::order::max(self.worst_physical, other.worst_physical);
        self.worst_near_singular = tumble_math::order::max(self.worst_near_singular, other.worst_near_singular);
        self.first_failure = self.first_failure.or(other.first_failure);
    }
}

/// [`run`] on all processors.
#[must_use]
pub fn run_shared(count: u64, count_every: u64) -> Tally {
    let parts = ranges(count, 10_000);
    let mut all = Tally::default();
    for part in share(parts.len() as u64, |k| run(parts[k as usize].clone(), count_every)) {
        all.add(&part);
    }
    all
}

/// Solves and judges the cases of the given seeds; counts all solutions in every `count_every`-th case.
#[must_use]
pub fn run(seeds: std::ops::Range<u64>, count_every: u64) -> Tally {
    let mut tally = Tally::default();
    for seed in seeds {
        let case = case(seed);
        let local = OneContact::new(&case.k);
        let (impulse, branch) = local.solve(case.b, case.friction, &mut 0.0);
        let k = rows(&case.k);
        let question = checker::OneContact { k, b: [case.b.x, case.b.y, case.b.z], mu: case.friction, p: 0.0 };
        let report = checker::check_one(&question, [impulse.x, impulse.y, impulse.z]);
        tally.cases += 1;
        tally.branches[match branch {
            Branch::Open => 0,
            Branch::Stick => 1,
            Branch::Slide => 2,
        }] += 1;
        let limit = match case.kind {
            Kind::Physical => PHYSICAL_LIMIT,
            Kind::NearSingular => NEAR_SINGULAR_LIMIT,
        };
        let worst = match case.kind {
            Kind::Physical => &mut tally.worst_physical,
            Kind::NearSingular => &mut tally.worst_near_singular,
        };
        *worst = tumble_math::order::max(*worst, report.scaled_residual);
        // gains beyond the rounding of λ·b
        let stake: f64 =
            impulse.x * case.b.x.abs() + impulse.y.abs() * case.b.y.abs() + impulse.z.abs() * case.b.z.abs();
        let gains = report.energy > 1e-14 * stake;
        tally.gains += u64::from(gains);
        let failed = !(report.finite && report.scaled_residual <= limit && report.cone <= 1e-12);
        tally.failures += u64::from(failed);
        let mut flag_wrong = local.is_unique(case.friction) != checker::unique_by_bound(k, case.friction);
        if seed % count_every == 0 && case.b.x < 0.0 && case.friction > 0.0 {
            let solutions = checker::count_solutions(&question);
            flag_wrong |= local.is_unique(case.friction) && solutions.len() > 1;
            let mut slides = solutions.iter().filter(|s| s.branch == checker::Branch::Slide);
            if branch == Branch::Slide
                && let Some(first) = slides.next()
                && slides.next().is_some()
            {
                tally.several += 1;
                let distance: f64 =
                    (0..3).map(|k| (first.impulse[k] - [impulse.x, impulse.y, impulse.z][k]).abs()).sum();
                tally.not_smallest += u64::from(distance > 1e-6 * first.impulse[0]);
            }
        }
        tally.wrong_flags += u64::from(flag_wrong);
        if (failed || gains || flag_wrong) && tally.first_failure.is_none() {
            tally.first_failure = Some(seed);
        }
    }
    tally
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_judge_of_one_contact_refuses_what_breaks_the_promise() {
        let good = run(0..2000, 10);
        assert_eq!(good.faults(), Vec::<String>::new());
        let bad = [
            Tally { failures: 1, ..good.clone() },
            Tally { gains: 1, ..good.clone() },
            Tally { wrong_flags: 1, ..good.clone() },
            Tally { not_smallest: 1, ..good.clone() },
            Tally { worst_physical: 1.1e-12, ..good.clone() },
            Tally { worst_physical: f64::NAN, ..good.clone() },
            Tally { worst_near_singular: 1.1e-9, ..good.clone() },
            Tally { branches: [1000, 0, 1000], ..good },
            Tally::default(),
        ];
        for tally in bad {
            assert_eq!(tally.faults().len(), 1, "{tally:?}");
        }
    }
}
