//! Touches of bodies in flight in the report of a step: before the islands that were solved after them.

use super::report::{IslandReport, StepReport};
use crate::state::contact::Contact;

impl StepReport {
    /// Puts impacts that were solved at touches before the islands that were solved after them.
    pub(crate) fn put_touches<'t>(&mut self, touches: impl Iterator<Item = (&'t IslandReport, &'t [Contact])>) {
        let (mut islands, mut contacts) = (Vec::new(), Vec::new());
        for (island, found) in touches {
            contacts.extend(found.iter().map(|c| Contact { island: islands.len() as u32, ..*c }));
            islands.push(*island);
        }
        if islands.is_empty() {
            return;
        }
        self.touches = islands.len() as u32;
        self.touch_contacts = contacts.len();
        for c in self.contacts.iter_mut().filter(|c| c.island != u32::MAX) {
            c.island += self.touches;
        }
        self.joints.iter_mut().for_each(|j| j.island += self.touches);
        self.islands.splice(0..0, islands);
        self.contacts.splice(0..0, contacts);
    }

    /// Forgets the impacts that were solved at touches.
    pub(crate) fn drop_touches(&mut self) {
        if self.touches == 0 {
            return;
        }
        self.islands.drain(..self.touches as usize);
        self.contacts.drain(..self.touch_contacts);
        for c in self.contacts.iter_mut().filter(|c| c.island != u32::MAX) {
            c.island -= self.touches;
        }
        self.joints.iter_mut().for_each(|j| j.island -= self.touches);
        (self.touches, self.touch_contacts) = (0, 0);
    }
}
