//! The books of a step: what the user changed, what was set aside, what the step came to.

use crate::account::energy::{Ledger, Momentum, field_energy, gravity_energy};
use crate::account::report::{Adjustment, Event, Push};
use crate::base::handle::BodyId;
use crate::model::body::Body;
use crate::model::potential::Potential;
use crate::world::World;
use std::sync::Arc;
use tumble_math::DVec3;

/// What a stretch of bodies adds to the books.
#[derive(Debug, Default)]
pub(crate) struct Part {
    ledger: Ledger,
    momentum: Momentum,
    asleep: u32,
    pushes: Vec<Push>,
    adjustments: Vec<Adjustment>,
}

impl World {
    /// Books what the user changed since the last step as work.
    pub(crate) fn open_books(&mut self) {
        let s = &mut self.state;
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
        self.report.step_ledger.initial = s.ledger.energy();
    }

    /// Takes the energy of bodies that were just set aside out of the books.
    pub(crate) fn write_off(&mut self) {
        let (gravity, s) = (self.state.gravity, &self.state);
        let mut energy = 0.0;
        for event in &self.report.events {
            if let Event::Quarantined { body } = event
                && let Some(b) = s.bodies.get(*body)
                && !self.work.written_off.contains(body)
            {
                energy += b.kinetic_energy() + gravity_energy(b, gravity) + field_energy(*body, b, &s.potentials);
                self.work.written_off.push(*body);
            }
        }
        if energy.is_finite() {
            self.report.step_ledger.work -= energy;
        } else {
            self.work.lost = true;
        }
    }

    /// The ledger of the step, entry by entry, and the totals.
    pub(crate) fn close_books(&mut self, dt: f64) {
        let (state, work) = (&mut self.state, &mut self.work);
        let mut l = self.report.step_ledger;
        for task in &work.tasks[..work.islands.list.len()] {
            l.kinematic_work += task.kinematic_work;
            if task.friction_loss + task.restitution_loss >= 0.0 {
                l.friction_loss += task.friction_loss;
                l.restitution_loss += task.restitution_loss;
            } else {
                l.time_step -= task.friction_loss + task.restitution_loss;
            }
        }
        let (gravity, potentials) = (state.gravity, &state.potentials);
        let visit = |id: BodyId, body: &mut Body, part: &mut Part| {
            if body.is_dynamic() && !body.quarantined {
                part.add(id, body, dt, gravity, potentials);
            }
        };
        let (mut momentum, mut asleep) = (Momentum::default(), 0);
        let (pushes, adjustments) = (&mut self.report.pushes, &mut self.report.adjustments);
        let pool = work.threads.get(state.settings.threads);
        state.bodies.each(pool.as_deref(), &mut work.passes.books, visit, |part| {
            l += std::mem::take(&mut part.ledger);
            momentum += std::mem::take(&mut part.momentum);
            asleep += std::mem::take(&mut part.asleep);
            pushes.append(&mut part.pushes);
            adjustments.append(&mut part.adjustments);
        });
        if work.lost {
            // what the lost body had exchanged with its neighbours is unknown
            l.time_step += l.imbalance();
        }
        state.ledger = l.after(&state.ledger);
        (self.report.ledger, self.report.step_ledger) = (state.ledger, l);
        (self.report.momentum, self.report.asleep) = (momentum, asleep);
        work.lost = false;
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
