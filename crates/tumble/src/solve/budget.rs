//! The work that a step of bounded effort may spend on factorisations, divided among its islands before any is solved.
//!
//! A factorisation of a small island takes a time that grows with its contacts and with little else, so that is what it
//! is counted as. The share of an island follows from the system alone: not from threads, from answers that are
//! remembered, or from the time that anything took. So the division is the same in a restored world.

use super::island::Islands;
use crate::model::settings::UNLIMITED;
use crate::state::contact::{Contact, is_impact};
use crate::system::System;

/// Factorisations that are worth their price [–]: ten lead a heap of boxes no farther than ten sweeps, which take a tenth
/// of the time; thirty lead ten times as far. That was seen, not derived. Where there is work for fewer, the smallest islands
/// get these and the others are swept.
const LEAST: u32 = 30;

/// Contacts of the largest island that is not counted [–]: forty factorisations solve it, and solved it comes to rest and
/// costs nothing. Chosen by what was seen, not derived: cut short, sixty pyramids of 144 contacts take ten times as many
/// steps to get there.
const UNCOUNTED_CONTACTS: usize = 200;

/// What the islands of a step may spend; its memory is used again.
#[derive(Debug, Default)]
pub(crate) struct Budget {
    /// For each island, the most factorisations that it may take as a small one.
    pub(crate) allowances: Vec<u32>,
    /// Contacts and numbers of the islands that the work is divided among.
    counted: Vec<(u32, u32)>,
}

impl Budget {
    /// Divides the work among the larger islands with an impact, which need as much again in the next step. The others are
    /// not counted and have no limit of the step's.
    pub(crate) fn allot(&mut self, system: &System, islands: &Islands, found: &[Contact], horizon: f64) {
        let Self { allowances, counted } = self;
        allowances.clear();
        allowances.resize(islands.list.len(), UNLIMITED);
        let settings = &system.model.settings;
        if settings.max_work == UNLIMITED {
            return;
        }
        let has_impact = |k: &u32| {
            let c = &found[*k as usize];
            let approach = -system.relative(c, |b| b.step.before).x;
            is_impact(approach, c.gap, settings.solver.restitution_threshold, horizon)
        };
        counted.clear();
        for (k, island) in islands.list.iter().enumerate() {
            let (bodies, contacts) = (islands.bodies_of(island), islands.contacts_of(island));
            let small = bodies.len() <= settings.solver.small_island as usize;
            if small && contacts.len() > UNCOUNTED_CONTACTS && contacts.iter().any(has_impact) {
                counted.push((contacts.len() as u32, k as u32));
            }
        }
        divide(settings.max_work, counted, allowances);
    }
}

/// Divides the work among islands of so many contacts and these numbers: as many factorisations for each, or a few for the
/// smallest of them, the first of those that are equal. The others are swept, as a large island is.
fn divide(work: u32, counted: &mut [(u32, u32)], allowances: &mut [u32]) {
    let all: u64 = counted.iter().map(|(n, _)| u64::from(*n)).sum();
    let mut left = u64::from(work);
    let each = left / all.max(1);
    let scarce = each < u64::from(LEAST);
    if scarce {
        counted.sort_unstable();
    }
    let most = if scarce { LEAST } else { u32::try_from(each).unwrap_or(UNLIMITED) };
    for &(contacts, island) in &*counted {
        let price = u64::from(most) * u64::from(contacts);
        allowances[island as usize] = if price <= left { most } else { 0 };
        left = left.saturating_sub(price);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What islands of these sizes get.
    fn shares(work: u32, sizes: &[u32]) -> Vec<u32> {
        let mut counted: Vec<_> = sizes.iter().copied().zip(0..).collect();
        let mut allowances = vec![UNLIMITED; sizes.len()];
        divide(work, &mut counted, &mut allowances);
        allowances
    }

    #[test]
    fn everybody_gets_as_many_while_there_are_enough() {
        assert_eq!(shares(3600, &[100, 20]), [30, 30]);
        assert_eq!(shares(1200, &[30]), [40]);
        assert_eq!(shares(1200, &[]), []);
    }

    #[test]
    fn the_smallest_come_first_where_there_are_too_few() {
        assert_eq!(shares(6_000, &[480, 40, 120, 40, 320]), [0, 30, 30, 30, 0]);
        // of those that are equal the first; what is left is too little for another
        assert_eq!(shares(18_000, &[300, 300, 300]), [30, 30, 0]);
        assert_eq!(shares(17_999, &[300, 300, 300]), [30, 0, 0]);
        assert_eq!(shares(0, &[1]), [0]);
    }

    #[test]
    fn no_division_spends_more_than_there_is() {
        let sizes: Vec<u32> = (0..300).map(|k| k * k % 97 + 1).collect();
        for work in (0..600_000).step_by(331) {
            let given = shares(work, &sizes);
            let spent: u64 = sizes.iter().zip(&given).map(|(n, f)| u64::from(*n) * u64::from(*f)).sum();
            assert!(spent <= u64::from(work), "{work}: {spent}");
            // and all of it but a part of an island's share
            assert!(spent + 100 * u64::from(LEAST) > u64::from(work) || work > 300 * LEAST, "{work}: {spent}");
        }
    }
}
