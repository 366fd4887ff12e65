//! One impact, solved where and when bodies touch: no forces, no time, the law of contact alone.

use super::assemble::IslandWorkspace;
use super::island::Islands;
use super::pass::island_report;
use super::shared::Shared;
use super::task::IslandSolve;
use crate::account::ledger::ContactEnergy;
use crate::account::report::IslandReport;
use crate::model::settings::Settings;
use crate::state::contact::Contact;
use crate::state::motion::Rotation;
use crate::system::System;
use crate::time::clock::Clock;
use crate::time::integrate::world_inverse_inertia;
use tumble_math::DVec3;
use tumble_solver::{UNLIMITED, Velocity};

/// Memory of the solves of impacts.
#[derive(Debug, Default)]
pub(crate) struct ImpactSolver {
    islands: Islands,
    task: IslandSolve,
    workspace: IslandWorkspace,
    warm_starts: Vec<DVec3>,
}

impl ImpactSolver {
    /// Solves the contacts of bodies in some slots, where they are now, and gives them their new velocities.
    pub(crate) fn solve(
        &mut self,
        system: &mut System,
        slots: &[u32],
        contacts: &mut [Contact],
        clock: Clock,
    ) -> (IslandReport, ContactEnergy) {
        for &slot in slots {
            let Some(body) = system.at_mut(slot) else { continue };
            let velocity = body.state.now.velocity(body.model);
            let s = &mut *body.step;
            (s.before, s.free, s.lead, s.flight) = (velocity, velocity, DVec3::ZERO, DVec3::ZERO);
            s.inverse_inertia = world_inverse_inertia(body.model, body.state.now.orientation);
            s.half_horizon = 0.0;
        }
        for c in contacts.iter_mut() {
            c.bias = DVec3::ZERO;
            c.lift = 0.0;
        }
        self.islands.one_of(system.slots(), slots, contacts);
        self.warm_starts.clear();
        self.warm_starts.resize(contacts.len(), DVec3::ZERO);
        let mut settings: Settings = system.model.settings;
        settings.correction.enabled = false;
        let (islands, task) = (&self.islands, &mut self.task);
        let shared = Shared {
            system,
            contacts,
            warm_starts: &self.warm_starts,
            islands,
            settings: &settings,
            clock,
            draft: false,
            again: false,
        };
        task.allowance = UNLIMITED;
        task.run(&islands.list[0], &shared, &mut self.workspace, false);
        for (k, c) in contacts.iter_mut().enumerate() {
            task.hand_contact(k, c);
        }
        for (k, &slot) in slots.iter().enumerate() {
            let Some(mut body) = system.at_mut(slot) else { continue };
            task.hand_body(k, &mut body);
            let now = &mut body.state.now;
            now.velocity = body.step.after.linear;
            if let Rotation::Momentum(momentum) = &mut now.rotation {
                if body.step.after == Velocity::ZERO {
                    *momentum = DVec3::ZERO;
                } else {
                    *momentum += now.orientation.conjugate() * body.step.moment;
                }
            }
        }
        (island_report(task, &islands.list[0]), task.energy)
    }
}
