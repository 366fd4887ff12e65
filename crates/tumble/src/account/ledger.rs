//! Closing the energy ledger: changes by the user, bodies that were quarantined, and the entries of the step.
//!
//! Each entry is computed on its own; those of an island's contacts come from its solve. Three things have no name of their own and are
//! booked as `time_step`: what the contacts of an island add where their losses sum to less than nothing, which in an island that is
//! solved is rounding; what a damping brings where it acts against forces; and, in the step in which a body is lost, the remainder.

use super::report::{Adjustment, Event, Push, StepReport};
use crate::base::handle::BodyId;
use crate::model::Model;
use crate::state::energy::{Ledger, Momentum, field_energy, gravity_energy};
use crate::system::{BodyMut, System};
use rayon::ThreadPool;
use std::sync::Arc;
use tumble_math::DVec3;

/// Entries of one chunk of bodies.
#[derive(Debug, Default)]
struct Part {
    ledger: Ledger,
    momentum: Momentum,
    asleep: u32,
    pushes: Vec<Push>,
    adjustments: Vec<Adjustment>,
}

/// Energies of an island's contacts and joints [J].
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ContactEnergy {
    /// Losses by normal and tangential parts.
    pub(crate) restitution_loss: f64,
    pub(crate) friction_loss: f64,
    pub(crate) kinematic_work: f64,
    /// Of its joints.
    pub(crate) time_step: f64,
    pub(crate) motor_work: f64,
    pub(crate) joint_loss: f64,
}

/// The accounts of a step.
#[derive(Debug, Default)]
pub(crate) struct Accounts {
    parts: Vec<Part>,
    /// Bodies whose energy was written off in this step.
    written_off: Vec<BodyId>,
    /// The energy of a body that was quarantined is unknown.
    lost: bool,
    /// Energy of the joints' rotors and springs as the step began [J].
    stored: f64,
}

impl Accounts {
    /// Enters the user's changes since the last step as work.
    pub(crate) fn open(&mut self, system: &mut System, report: &mut StepReport) {
        // a step that panicked leaves nothing behind
        self.lost = false;
        self.written_off.clear();
        let (kinetic, potential) =
            if system.state.edited || !system.state.opened { system.energy() } else { (0.0, 0.0) };
        let s = &mut system.state;
        if s.edited || !s.opened {
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
        let (rotors, springs) = system.joint_energy();
        self.stored = rotors + springs;
    }

    /// Takes the energy of bodies that were just quarantined out of the ledger.
    pub(crate) fn write_off(&mut self, system: &System, report: &mut StepReport) {
        let model = &system.model;
        let mut energy = 0.0;
        for event in &report.events {
            if let Event::Quarantined { body } = event
                && let Some(b) = system.get(*body)
                && !self.written_off.contains(body)
            {
                let now = &b.state.now;
                energy += b.kinetic_energy()
                    + gravity_energy(b.model, now, model.gravity)
                    + field_energy(*body, b.model, now, &model.potentials);
                self.written_off.push(*body);
            }
        }
        if energy.is_finite() {
            report.step_ledger.work -= energy;
        } else {
            self.lost = true;
        }
    }

    /// The same for bodies that were lost after their island was solved: the energy that they had exchanged with others is unknown.
    pub(crate) fn write_off_solved(&mut self, system: &System, report: &mut StepReport) {
        self.lost = true;
        self.write_off(system, report);
    }

    /// Forgets the entries of a step that is refused.
    pub(crate) fn abandon(&mut self) {
        self.lost = false;
        self.written_off.clear();
    }

    /// The ledger of a step of `dt` [s], entry by entry, and the totals.
    pub(crate) fn close(
        &mut self,
        system: &mut System,
        dt: f64,
        islands: impl Iterator<Item = ContactEnergy>,
        pool: Option<&ThreadPool>,
        report: &mut StepReport,
    ) {
        let mut l = report.step_ledger;
        for island in islands {
            l.kinematic_work += island.kinematic_work;
            l.time_step += island.time_step;
            l.motor_work += island.motor_work;
            l.joint_loss += island.joint_loss;
            if island.friction_loss + island.restitution_loss >= 0.0 {
                l.friction_loss += island.friction_loss;
                l.restitution_loss += island.restitution_loss;
            } else {
                l.time_step -= island.friction_loss + island.restitution_loss;
            }
        }
        let model = Arc::clone(&system.model);
        let visit = |id: BodyId, body: BodyMut<'_>, part: &mut Part| {
            if body.model.is_dynamic() && !body.state.quarantined {
                part.add(id, body, dt, &model);
            }
        };
        let (mut momentum, mut asleep) = (Momentum::default(), 0);
        let (pushes, adjustments) = (&mut report.pushes, &mut report.adjustments);
        system.each(pool, &mut self.parts, visit, |part| {
            l += std::mem::take(&mut part.ledger);
            momentum += std::mem::take(&mut part.momentum);
            asleep += std::mem::take(&mut part.asleep);
            pushes.append(&mut part.pushes);
            adjustments.append(&mut part.adjustments);
        });
        let (rotors, springs) = system.joint_energy();
        l.kinetic += rotors;
        l.potential += springs;
        // their rows have booked this energy
        l.time_step += rotors + springs - self.stored;
        if self.lost {
            // the energy that the lost body had exchanged with its neighbours is unknown
            l.time_step += l.imbalance();
        }
        system.state.ledger = l.after(&system.state.ledger);
        (report.ledger, report.step_ledger) = (system.state.ledger, l);
        (report.momentum, report.asleep) = (momentum, asleep);
        self.lost = false;
        self.written_off.clear();
    }
}

impl Part {
    /// Accounts for one dynamic body; its forces of one step are spent.
    fn add(&mut self, id: BodyId, body: BodyMut<'_>, dt: f64, world: &Model) {
        let BodyMut { model, state, step: s } = body;
        let (l, gravity, potentials) = (&mut self.ledger, world.gravity, &world.potentials);
        self.momentum += Momentum::of(model, &state.now);
        self.asleep += u32::from(state.asleep);
        l.kinetic += state.now.kinetic_energy(model);
        let field = field_energy(id, model, &state.now, potentials);
        l.potential += gravity_energy(model, &state.now, gravity) + field;
        if state.asleep {
            return;
        }
        let (closing, closing_turn) = s.closing();
        let closed = (closing, closing_turn) != (DVec3::ZERO, DVec3::ZERO);
        if s.offset != 0.0 || s.begin != 0.0 || s.shift != DVec3::ZERO || s.turn != DVec3::ZERO || closed {
            self.adjustments.push(Adjustment {
                body: id,
                shift: s.shift,
                turn: s.turn,
                closing,
                closing_turn,
                start_up: s.start_up,
                offset: s.offset,
                held: s.held,
                lead: s.lead,
                flight: s.flight,
                flight_end: s.begin,
            });
        }
        let mean = (s.before.linear + s.after.linear) * 0.5;
        let turn = (s.before.angular + s.after.angular) * 0.5;
        let dt = s.left_of(dt);
        // until its last touch it flew, under its force alone: no torque and no damping then
        l.work += (state.force + state.once_force).dot(if s.begin > 0.0 {
            s.touched.centre - s.start.centre
        } else {
            DVec3::ZERO
        });
        l.work += dt * ((state.force + state.once_force).dot(mean) + (state.torque + state.once_torque).dot(turn));
        if s.begin > 0.0 && s.rests {
            // it stayed where it was, but for the solver's noise, under all that pulls at it
            l.time_step -= model.mass * gravity.dot(s.touched.centre - s.start.centre);
        }
        // damping takes energy; in a step whose contacts reverse the motion it may bring some
        let damped = -(s.damping.0.dot(mean) + s.damping.1.dot(turn));
        if damped >= 0.0 {
            l.damping_loss += damped;
        } else {
            l.time_step -= damped;
        }
        l.corrected -= model.mass * gravity.dot(s.shift + closing);
        if s.own_offset() != 0.0 {
            // contacts struck it with the velocity of the touch, and its displacement is not that of its mean velocity
            let aside = (s.before.linear - s.after.linear) * s.own_offset() + s.flight;
            l.time_step -= model.mass * gravity.dot(aside) + 0.5 * s.impulse.dot(s.lead);
        }
        if !potentials.is_empty() {
            let start = field_energy(id, model, &s.start, potentials);
            let (shift, turned) = (s.shift + closing, s.turn + closing_turn);
            let moved = s.field_force.dot(shift) + s.field_torque.dot(turned);
            l.corrected -= moved;
            l.time_step += field - start + dt * (s.field_force.dot(mean) + s.field_torque.dot(turn)) + moved;
        }
        let (force, torque) = (state.once_force, state.once_torque);
        if force != DVec3::ZERO || torque != DVec3::ZERO {
            self.pushes.push(Push { body: id, force, torque });
        }
        (state.once_force, state.once_torque) = (DVec3::ZERO, DVec3::ZERO);
    }
}
