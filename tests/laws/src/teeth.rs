//! Which laws fail when a part of the physics is switched off, and whether those are the ones that should.

use crate::harness::{Law, SWITCHES, Switch, set_switch};
use std::panic::catch_unwind;

/// Laws that hold whatever is switched off: nothing happens in them that a switch could take away. `docs/laws.md` names them.
pub const TOOTHLESS: [&str; 3] = [
    "a_bullet_that_misses_flies_on",
    "a_blow_at_the_centre_of_percussion_leaves_the_pivot_at_rest",
    "the_order_of_bodies_changes_nothing_but_rounding",
];

/// A law under every switch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bite {
    /// Its name.
    pub name: &'static str,
    /// Whether it holds, in the order of [`SWITCHES`]: the first is with everything on.
    pub holds: [bool; SWITCHES.len()],
}

impl Bite {
    /// Nothing that can be switched off makes it fail.
    #[must_use]
    pub fn is_toothless(&self) -> bool {
        self.holds[1..].iter().all(|h| *h)
    }
}

/// Runs a law under every switch. Switches are of the whole process: no other law may run meanwhile.
#[must_use]
pub fn bite((name, law): Law) -> Bite {
    let holds = SWITCHES.map(|(_, switch)| {
        set_switch(switch);
        catch_unwind(law).is_ok()
    });
    set_switch(Switch::Nothing);
    Bite { name, holds }
}

/// The switches, the one first that breaks most laws, and breaks them early.
const EARLY: [Switch; 6] =
    [Switch::Contact, Switch::Force, Switch::Restitution, Switch::Friction, Switch::Gyroscopic, Switch::Guard];

/// The first switch that makes a law fail, if there is one: whether it has teeth, in a hundredth of the time of [`bite`].
#[must_use]
pub fn broken_by((_, law): Law) -> Option<Switch> {
    let breaks = |switch: &Switch| {
        set_switch(*switch);
        catch_unwind(law).is_err()
    };
    let found = EARLY.into_iter().find(breaks);
    set_switch(Switch::Nothing);
    found
}

/// What is wrong: a law that fails with everything on, one without teeth that is not known as such, and one that is known
/// as such but has teeth.
#[must_use]
pub fn faults(bites: &[Bite]) -> Vec<String> {
    let mut wrong = Vec::new();
    for bite in bites {
        if !bite.holds[0] {
            wrong.push(format!("{} fails with everything on", bite.name));
        }
        match (bite.is_toothless(), TOOTHLESS.contains(&bite.name)) {
            (true, false) => wrong.push(format!("{} holds whatever is switched off", bite.name)),
            (false, true) => wrong.push(format!("{} has teeth: docs/laws.md says that it has none", bite.name)),
            _ => {}
        }
    }
    wrong
}
