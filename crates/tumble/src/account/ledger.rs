//! Closing the energy ledger: changes by the user, bodies that were quarantined, and what the step came to.
//!
//! Each entry is computed on its own, none as the remainder; what an island's contacts did comes from its solve.

use super::report::{Adjustment, Event, Push, StepReport};
use crate::base::handle::BodyId;
use crate::model::body::Body;
use crate::model::potential::Potential;
use crate::state::State;
use crate::state::energy::{Ledger, Momentum, field_energy, gravity_energy};
use rayon::ThreadPool;
use std::sync::Arc;
use tumble_math::DVec3;

/// What a stretch of bodies adds to the ledger.
#[derive(Debug, Default)]
struct Part {
    ledger: Ledger,
    momentum: Momentum,
    asleep: u32,
    pushes: Vec<Push>,
    adjustments: Vec<Adjustment>,
}

/// What the contacts of an island did to the energy [J].
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ContactEnergy {
    /// Losses by normal and tangential parts.
    pub(crate) restitution_loss: f64,
    pub(crate) friction_loss: f64,
    pub(crate) kinematic_work: f64,
}

/// The accounts of a step.
#[derive(Debug, Default)]
pub(crate) struct Accounts {
    parts: Vec<Part>,
    /// Bodies whose energy was written off in this step.
    written_off: Vec<BodyId>,
    /// The energy of a body that was quarantined is unknown.
    lost: bool,
}

impl Accounts {
    /// Enters what the user changed since the last step as work.
    pub(crate) fn open(&mut self, s: &mut State, report: &mut StepReport) {
        if s.edited || !s.opened {
            let (kinetic, potential) = s.energy();
            let energy = kinetic + potential;
            if s.opened {
                s.ledger.work += energy - s.ledger.energy();
            } else {
                s.ledger.initial = energy;
            }
            (s.ledger.kinetic, s.ledger.potential) = (kinetic, potential);
            (s.edited, s.opened) = (false, true);
        }
        report.step_ledger.initial = s.ledger.energy();
    }

    /// Takes the energy of bodies that were just quarantined out of the ledger.
    pub(crate) fn write_off(&mut self, s: &State, report: &mut StepReport) {
        let mut energy = 0.0;
        for event in &report.events {
            if let Event::Quarantined { body } = event
                && let Some(b) = s.bodies.get(*body)
                && !self.written_off.contains(body)
            {
                energy += b.kinetic_energy() + gravity_energy(b, s.gravity) + field_energy(*body, b, &s.potentials);
                self.written_off.push(*body);
            }
        }
        if energy.is_finite() {
            report.step_ledger.work -= energy;
        } else {
            self.lost = true;
        }
    }

    /// The same for bodies that were lost after their island was solved: what they had exchanged with others is unknown.
    pub(crate) fn write_off_solved(&mut self, s: &State, report: &mut StepReport) {
        self.lost = true;
        self.write_off(s, report);
    }

    /// The ledger of a step of `dt` [s], entry by entry, and the totals.
    pub(crate) fn close(
        &mut self,
        state: &mut State,
        dt: f64,
        islands: impl Iterator<Item = ContactEnergy>,
        pool: Option<&ThreadPool>,
        report: &mut StepReport,
    ) {
        let mut l = report.step_ledger;
        for island in islands {
            l.kinematic_work += island.kinematic_work;
            if island.friction_loss + island.restitution_loss >= 0.0 {
                l.friction_loss += island.friction_loss;
                l.restitution_loss += island.restitution_loss;
            } else {
                l.time_step -= island.friction_loss + island.restitution_loss;
            }
        }
        let State { bodies, gravity, potentials, .. } = state;
        let visit = |id: BodyId, body: &mut Body, part: &mut Part| {
            if body.is_dynamic() && !body.quarantined {
                part.add(id, body, dt, *gravity, potentials);
            }
        };
        let (mut momentum, mut asleep) = (Momentum::default(), 0);
        let (pushes, adjustments) = (&mut report.pushes, &mut report.adjustments);
        bodies.each(pool, &mut self.parts, visit, |part| {
            l += std::mem::take(&mut part.ledger);
            momentum += std::mem::take(&mut part.momentum);
            asleep += std::mem::take(&mut part.asleep);
            pushes.append(&mut part.pushes);
            adjustments.append(&mut part.adjustments);
        });
        if self.lost {
            // what the lost body had exchanged with its neighbours is unknown
            l.time_step += l.imbalance();
        }
        state.ledger = l.after(&state.ledger);
        (report.ledger, report.step_ledger) = (state.ledger, l);
        (report.momentum, report.asleep) = (momentum, asleep);
        self.lost = false;
        self.written_off.clear();
    }
}

impl Part {
    /// Books one dynamic body; its forces of one step are spent.
    fn add(&mut self, id: BodyId, body: &mut Body, dt: f64, gravity: DVec3, potentials: &[Arc<dyn Potential>]) {
        let l = &mut self.ledger;
        self.momentum += Momentum::of(body);
        self.asleep += u32::from(body.asleep);
        l.kinetic += body.kinetic_energy();
        let field = field_energy(id, body, potentials);
        l.potential += gravity_energy(body, gravity) + field;
        if body.asleep {
            return;
        }
        let s = &body.step;
        if s.late || s.shift != DVec3::ZERO || s.turn != DVec3::ZERO {
            let (shift, turn, start_up) = (s.shift, s.turn, s.late);
            self.adjustments.push(Adjustment { body: id, shift, turn, start_up });
        }
        let mean = (s.before.linear + s.after.linear) * 0.5;
        let turn = (s.before.angular + s.after.angular) * 0.5;
        l.work += dt * ((body.force + body.once_force).dot(mean) + (body.torque + body.once_torque).dot(turn));
        l.corrected -= body.mass * gravity.dot(s.shift);
        if s.late {
            l.time_step += 0.5 * dt * body.mass * gravity.dot(s.before.linear - s.after.linear);
        }
        if !potentials.is_empty() {
            let end = std::mem::replace(&mut body.now, s.start);
            let start = field_energy(id, body, potentials);
            body.now = end;
            let s = &body.step;
            let moved = s.field_force.dot(s.shift) + s.field_torque.dot(s.turn);
            l.corrected -= moved;
            l.time_step += field - start + dt * (s.field_force.dot(mean) + s.field_torque.dot(turn)) + moved;
        }
        let (force, torque) = (body.once_force, body.once_torque);
        if force != DVec3::ZERO || torque != DVec3::ZERO {
            self.pushes.push(Push { body: id, force, torque });
        }
        (body.once_force, body.once_torque) = (DVec3::ZERO, DVec3::ZERO);
    }
}
