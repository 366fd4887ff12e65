//! The work that a step of bounded effort may spend on factorisations, divided among its islands before any is solved.
//!
//! A factorisation of a small island takes a time that grows with its contacts and with little else, so that is what it
//! is counted as. The share of an island follows from the state alone: not from threads, from answers that are
//! remembered, or from the time that anything took. So the division is the same in a restored world.

use crate::world::World;
use tumble_solver::Velocity;

/// No limit.
pub(crate) const UNLIMITED: u32 = u32::MAX;

/// Factorisations that are worth their price [–]: ten lead a heap of boxes no farther than ten sweeps, which take a tenth
/// of the time; thirty lead ten times as far. Where there is work for fewer, the smallest islands get these and the others
/// are swept.
const LEAST: u32 = 30;

/// What the islands of a step may spend; its memory is used again.
#[derive(Debug, Default)]
pub(crate) struct Budget {
    /// For each island, the most factorisations that it may take as a small one.
    pub(crate) allowances: Vec<u32>,
    /// Whether each island takes part in the division.
    counted: Vec<bool>,
    /// Contacts of those that do.
    sizes: Vec<u32>,
}

impl World {
    /// Divides the work among the islands. One whose bodies all stand still is not counted and has no limit: either it
    /// knows its answer, which is then free of charge, or it has just come to rest or was never seen before, and one full
    /// solve keeps it there.
    pub(crate) fn allot(&mut self) {
        let (state, islands, budget) = (&self.state, &self.work.islands, &mut self.work.budget);
        let Budget { allowances, counted, sizes } = budget;
        allowances.clear();
        allowances.resize(islands.list.len(), UNLIMITED);
        let settings = &state.settings;
        if settings.max_work == UNLIMITED {
            return;
        }
        counted.clear();
        sizes.clear();
        let moves = |slot: &u32| state.bodies.at(*slot).is_some_and(|b| b.step.before != Velocity::ZERO);
        for island in &islands.list {
            let (bodies, contacts) = (islands.bodies_of(island), islands.contacts_of(island));
            let counts = bodies.len() <= settings.solver.small_island as usize && bodies.iter().any(moves);
            counted.push(counts);
            if counts {
                sizes.push(contacts.len() as u32);
            }
        }
        let share = divide(settings.max_work, sizes);
        for ((allowance, island), _) in allowances.iter_mut().zip(&islands.list).zip(counted).filter(|(_, c)| **c) {
            *allowance = share.of(islands.contacts_of(island).len() as u32);
        }
    }
}

/// What islands get.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Share {
    factorisations: u32,
    /// Contacts of the largest island that gets them.
    most_contacts: u32,
}

impl Share {
    fn of(self, contacts: u32) -> u32 {
        if contacts <= self.most_contacts { self.factorisations } else { 0 }
    }
}

/// Divides `work` among islands of these sizes: as many factorisations for each, or a few for the smallest of them.
/// Islands of one size get the same, so that their order does not matter.
fn divide(work: u32, sizes: &mut [u32]) -> Share {
    let all: u64 = sizes.iter().map(|n| u64::from(*n)).sum();
    let each = u64::from(work) / all.max(1);
    if each >= u64::from(LEAST) {
        return Share { factorisations: u32::try_from(each).unwrap_or(UNLIMITED), most_contacts: u32::MAX };
    }
    sizes.sort_unstable();
    let (mut spent, mut most_contacts) = (0, 0);
    for same in sizes.chunk_by(|a, b| a == b) {
        spent += u64::from(LEAST) * u64::from(same[0]) * same.len() as u64;
        if spent > u64::from(work) {
            break;
        }
        most_contacts = same[0];
    }
    Share { factorisations: LEAST, most_contacts }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spent(share: Share, sizes: &[u32]) -> u64 {
        sizes.iter().map(|n| u64::from(*n) * u64::from(share.of(*n))).sum()
    }

    #[test]
    fn everybody_gets_as_many_while_there_are_enough() {
        assert_eq!(divide(3600, &mut [100, 20]), Share { factorisations: 30, most_contacts: u32::MAX });
        assert_eq!(divide(1200, &mut [30]).of(30), 40);
        assert_eq!(divide(1200, &mut []).of(30), 1200);
    }

    #[test]
    fn the_smallest_come_first_where_there_are_too_few() {
        let mut sizes = [500, 4, 12, 4, 500];
        let share = divide(600, &mut sizes);
        assert_eq!((share.of(4), share.of(12), share.of(500)), (30, 30, 0));
        // 360 more for the one of twelve would be too many by one
        let share = divide(599, &mut sizes);
        assert_eq!((share.of(4), share.of(12), share.of(500)), (30, 0, 0));
        // of two that are equal neither is preferred
        assert_eq!(divide(20_000, &mut [400, 400]).of(400), 0);
        assert_eq!(divide(0, &mut [1]).of(1), 0);
    }

    #[test]
    fn no_division_spends_more_than_there_is() {
        let mut sizes: Vec<u32> = (0..300).map(|k| k * k % 97 + 1).collect();
        for work in (0..600_000).step_by(331) {
            let share = divide(work, &mut sizes);
            assert!(spent(share, &sizes) <= u64::from(work), "{work}: {share:?}");
            // and most of it, where there is enough to divide
            assert!(work < 60_000 || 2 * spent(share, &sizes) >= u64::from(work), "{work}: {share:?}");
        }
    }
}
