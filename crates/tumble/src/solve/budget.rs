//! The work that a step of bounded effort may spend on factorisations, divided among its islands before any is solved. The
//! rules are the solver's (`tumble_solver::divide`); here is found which islands they apply to.
//!
//! A factorisation of a small island takes a time that grows with its contacts and with little else, so that is what it
//! is counted as. The share of an island follows from the system alone: not from threads, from solutions that are
//! remembered, or from the time that anything took. So the division is the same in a restored world.

use super::island::Islands;
use crate::state::contact::{Contact, is_impact};
use crate::system::System;
use crate::time::clock::Clock;
use tumble_solver::{UNLIMITED, divide};

/// Budgets of the islands of a step; its memory is used again.
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
    pub(crate) fn allot(&mut self, system: &System, islands: &Islands, found: &[Contact], clock: Clock) {
        let Self { allowances, counted } = self;
        allowances.clear();
        allowances.resize(islands.list.len(), UNLIMITED);
        let settings = &system.model.settings;
        if settings.max_work == UNLIMITED {
            return;
        }
        let has_impact = |k: &u32, horizon: f64| {
            let c = &found[*k as usize];
            let approach = -system.relative(c, |b| b.step.before).x;
            is_impact(approach, c.gap, settings.solver.restitution_threshold, horizon)
        };
        counted.clear();
        for (k, island) in islands.list.iter().enumerate() {
            let (bodies, contacts) = (islands.bodies_of(island), islands.contacts_of(island));
            let horizon = clock.horizon(island.offset);
            let has_impact = || contacts.iter().any(|k| has_impact(k, horizon));
            if settings.solver.shares_work(bodies.len(), contacts.len()) && has_impact() {
                counted.push((contacts.len() as u32, k as u32));
            }
        }
        divide(settings.max_work, counted, allowances);
    }
}
