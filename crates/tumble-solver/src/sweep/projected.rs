//! Scalar projected Gauss–Seidel for frictionless islands that are too large for the active set: one number per
//! contact, no tangents, always from the first contact to the last. A block sweep with μ = 0 would do the same work on
//! three numbers, and go back and forth.

use super::gauss_seidel::sweep_rows;
use crate::effort::Effort;
use crate::judge::measure::{Judge, Measure};
use crate::space::traits::{Impulses, SweepSpace};
use tumble_math::DVec3;
use tumble_math::order::{max, positive_part};

/// Sweeps until nothing changes beyond the tolerance, at most `most`. Leaves the impulses loaded.
pub(crate) fn projected_gauss_seidel<S: SweepSpace>(
    space: &mut S,
    judge: &Judge,
    impulses: &mut Impulses,
    most: u32,
    effort: &mut Effort,
) -> Measure {
    for l in &mut impulses.contacts {
        *l = DVec3::new(positive_part(l.x), 0.0, 0.0);
    }
    let mut measure = judge.measure(space, impulses);
    let mut next_look = 4;
    for k in 1..=most {
        if judge.accepts(measure) {
            break;
        }
        let mut change = sweep_rows(space, impulses);
        for (i, law) in judge.laws.iter().enumerate() {
            if !law.active {
                continue;
            }
            let k_nn = space.local(i).nn;
            let old = impulses.contacts[i].x;
            let new = positive_part(old - (space.velocity(i).x + law.bound) / k_nn);
            if new != old {
                change = max(change, (new - old).abs() * k_nn);
                space.push(i, DVec3::new(new - old, 0.0, 0.0));
                impulses.contacts[i].x = new;
            }
        }
        effort.sweeps += 1;
        if change <= judge.tolerance || k == next_look || k == most {
            measure = judge.measure(space, impulses);
            next_look = k + 1 + k / 4;
            if change == 0.0 {
                break;
            }
        }
    }
    measure
}
