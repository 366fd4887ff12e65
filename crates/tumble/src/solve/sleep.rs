//! Sleeping: islands at certified rest are left out of the step until something changes.
//!
//! Honest: an island sleeps only after every body of it has rested for a while in steps whose certificate says solved.
//! A sleeping body keeps its state to the last bit, its tiny velocity included, so nothing is created or lost. It wakes
//! with its whole group when an active body or a moving kinematic one comes near, or when the user touches any body of
//! the group, the gravity, a potential, a material or anything that does not move.

use crate::account::report::Event;
use crate::model::body::Body;
use crate::world::World;
use tumble_solver::Verdict;

impl World {
    /// Wakes the groups of the sleeping bodies that something came near to. True when someone woke.
    pub(crate) fn wake_neighbours(&mut self) -> bool {
        let mut woke = false;
        for k in 0..self.work.wake.len() {
            let slot = self.work.wake[k];
            if let Some(group) = self.state.bodies.at(slot).filter(|b| b.asleep).map(|b| b.group) {
                self.wake_group(group);
                woke = true;
            }
        }
        woke
    }

    /// Wakes all bodies of a group.
    fn wake_group(&mut self, group: u64) {
        for (id, body) in self.state.bodies.iter_mut() {
            if body.asleep && body.group == group {
                body.asleep = false;
                body.rested = 0.0;
                self.report.events.push(Event::Woke { body: id });
            }
        }
    }

    /// Wakes everyone: something changed that everyone may feel.
    pub(crate) fn wake_all(&mut self) {
        self.work.memory.valid = false;
        self.wake_sleepers(|_| true);
        for body in self.state.bodies.values_mut() {
            body.rested = 0.0;
        }
    }

    /// Wakes some of those who sleep; the next step says so.
    pub(crate) fn wake_sleepers(&mut self, which: impl Fn(&Body) -> bool) {
        for (id, body) in self.state.bodies.iter_mut() {
            if body.asleep && which(body) {
                body.asleep = false;
                body.rested = 0.0;
                self.work.woken.push(id);
            }
        }
    }

    /// Counts how long bodies have rested and lets islands sleep that have rested long enough.
    pub(crate) fn fall_asleep(&mut self, dt: f64) {
        let rule = self.state.settings.sleep;
        if !rule.enabled {
            return;
        }
        // in the order of their slots
        let pushes = &self.report.pushes;
        for (id, body) in self.state.bodies.iter_mut() {
            if body.is_active() {
                let (a, b) = (body.step.before, body.step.after);
                let speed = |v: tumble_solver::Velocity| v.linear.length() + v.angular.length() * body.radius;
                let still = speed(a) <= rule.speed && speed(b) <= rule.speed;
                let pushed = pushes.binary_search_by_key(&id.slot, |p| p.body.slot).is_ok();
                body.rested = if still && !pushed { body.rested + dt } else { 0.0 };
            }
        }
        for (number, island) in self.work.islands.list.iter().enumerate() {
            let certified = self.report.islands.get(number).is_some_and(|i| i.certificate.verdict == Verdict::Solved);
            let slots = self.work.islands.bodies_of(island);
            // nothing that pushes it may be moving
            let calm =
                slots.iter().all(|&s| self.state.bodies.at(s).is_some_and(|b| b.is_active() && b.rested >= rule.time));
            if !certified || !calm {
                continue;
            }
            let group = self.state.step << 24 | number as u64;
            for &slot in slots {
                let id = self.state.bodies.id_at(slot);
                if let Some(body) = self.state.bodies.at_mut(slot) {
                    body.asleep = true;
                    body.group = group;
                    self.report.events.push(Event::FellAsleep { body: id });
                }
            }
        }
    }
}
