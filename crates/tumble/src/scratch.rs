//! Scratch data of a step, by body, beside its state. No future step depends on it.
//!
//! Between steps it is kept to save work only: a body that is, bit by bit, the same as in the last step need not be solved
//! again, and bodies that sleep or stand still need not be visited. A world without it comes to the same bits.

use crate::state::motion::Motion;
use tumble_math::{DMat3, DVec3};
use tumble_solver::Velocity;

/// The scratch of all bodies, by slot.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scratch {
    pub(crate) bodies: Vec<BodyScratch>,
    pub(crate) visits: Visits,
}

/// Steps in which nothing writes to a fixed body until passes leave it out [–]: a pass that changes nothing in two steps running
/// changes nothing in the next. The first step compares with no other, the second may be the first that finds it unchanged.
const QUIET_STEPS: u8 = 3;

/// Bodies that the passes of a step visit: all but parked ones.
///
/// A fixed body that nothing has written to for some steps is parked: a pass would find it as it left it. Whatever writes to it
/// puts it back on the list first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Visits {
    /// Slots, sorted; some may have lost their body.
    slots: Vec<u32>,
    /// By slot: steps since something wrote to a fixed body; 0 for every other body.
    quiet: Vec<u8>,
    /// Sum of the hashes of the parked bodies.
    pub(crate) parked_hash: u64,
}

impl Visits {
    /// All slots up to a number of them, none parked.
    pub(crate) fn all(slots: usize) -> Self {
        Self { slots: (0..slots as u32).collect(), quiet: vec![0; slots], parked_hash: 0 }
    }

    /// Slots of the bodies to visit, in their order.
    pub(crate) fn slots(&self) -> &[u32] {
        &self.slots
    }

    /// Whether passes leave a body out.
    pub(crate) fn is_parked(&self, slot: u32) -> bool {
        self.quiet.get(slot as usize) == Some(&QUIET_STEPS)
    }

    /// Puts a slot on the list, as one that was just written to.
    pub(crate) fn enter(&mut self, slot: u32) {
        let needed = slot as usize + 1;
        if self.quiet.len() < needed {
            self.quiet.resize(needed, 0);
        }
        self.quiet[slot as usize] = 0;
        if let Err(at) = self.slots.binary_search(&slot) {
            self.slots.insert(at, slot);
        }
    }

    /// Notes that something may write to a body.
    #[inline]
    pub(crate) fn note_write(&mut self, slot: u32) {
        if let Some(quiet) = self.quiet.get_mut(slot as usize) {
            *quiet = 0;
        }
    }

    /// Counts a step: slots whose body is gone leave the list, and so do fixed bodies that have been quiet for long enough, once
    /// `park` has them.
    pub(crate) fn begin_step(&mut self, is_fixed: impl Fn(u32) -> Option<bool>, mut park: impl FnMut(u32, &mut u64)) {
        let Self { slots, quiet, parked_hash } = self;
        slots.retain(|&slot| match is_fixed(slot) {
            None => false,
            Some(false) => true,
            Some(true) => {
                let quiet = &mut quiet[slot as usize];
                *quiet += 1;
                if *quiet == QUIET_STEPS {
                    park(slot, parked_hash);
                }
                *quiet < QUIET_STEPS
            }
        });
    }
}

/// Data of a body during a step only.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BodyScratch {
    /// State at the start of the step.
    pub(crate) start: Motion,
    /// State at the midpoint, before the contact solve.
    pub(crate) mid: Motion,
    /// I⁻¹ at the configuration of the solve, world axes.
    pub(crate) inverse_inertia: DMat3,
    /// Velocity before and after the kick.
    pub(crate) before: Velocity,
    pub(crate) free: Velocity,
    /// Velocity after the solve.
    pub(crate) after: Velocity,
    /// Velocity that an earlier solve of the step gave to a body, by an impact that sends it beyond its margin, and the margin
    /// before that [m].
    pub(crate) after_impact: Option<(Velocity, f64)>,
    /// Sum of contact impulses and of their moments about the centre.
    pub(crate) impulse: DVec3,
    pub(crate) moment: DVec3,
    /// Forces of potentials other than uniform gravity, at the midpoint.
    pub(crate) field_force: DVec3,
    pub(crate) field_torque: DVec3,
    /// Impulse of damping [N·s], and its moment [N·m·s].
    pub(crate) damping: (DVec3, DVec3),
    /// Shift and turn by position correction.
    pub(crate) shift: DVec3,
    pub(crate) turn: DVec3,
    /// Shift and turn that closed joints where the body is solved: of the midpoint, or of the start.
    pub(crate) closed: (DVec3, DVec3),
    /// Half the horizon, of a body that turns and is solved at the midpoint; 0, which switches the bias off, for all others [s].
    pub(crate) half_horizon: f64,
    /// Margin of the detection [m].
    pub(crate) searched_margin: f64,
    /// Margin of the last step [m].
    pub(crate) last_margin: f64,
    /// Time of the body's solve, from the midpoint on [s]: 0, or where its island touches something in flight.
    pub(crate) offset: f64,
    /// The same in the last attempt of the step [s].
    pub(crate) was_offset: f64,
    /// Time of the last touch of its flight, from the start of the step on [s]; 0 where there was none. The rest of the step is a
    /// shorter step, from `touched` on.
    pub(crate) begin: f64,
    /// State after that touch.
    pub(crate) touched: Motion,
    /// The flight was followed until the step ends: nothing touches any more.
    pub(crate) flown: bool,
    /// The flight that it takes part in; `u32::MAX` for none.
    pub(crate) flight_number: u32,
    /// It touched something when the last step was solved.
    pub(crate) was_touching: bool,
    /// It rests on what it touched: something holds it, and it moves no faster than the solver's noise.
    pub(crate) rests: bool,
    /// Solved at the start of the step, without the first half drift.
    pub(crate) start_up: bool,
    /// In the last step it touched an immovable body.
    pub(crate) was_on_ground: bool,
    /// The last step left a meeting of it in flight to this one.
    pub(crate) was_left: bool,
    /// The touch that the body was timed for is one of several: it is not timed again in this step.
    pub(crate) crowded: bool,
    /// Something holds the body; known of islands that meet something in flight.
    pub(crate) held: bool,
    /// Velocity that the forces of the step have added until the touch beyond half of the kick [m/s]; 0 for a body that is held.
    pub(crate) lead: DVec3,
    /// Displacement of the body from the straight path of both drifts at the end of the step, since forces bend its path [m].
    pub(crate) flight: DVec3,
    /// Attempts of this step in which its island overlooked something.
    pub(crate) attempts: u32,
    /// Its island has an impact and is not verified again in this step.
    pub(crate) verification_closed: bool,
    /// Between drift and kick: the body's midpoint equals that of the last step. From the kick on: its whole input to the last solve is
    /// the same now, bit by bit.
    pub(crate) same: bool,
    /// The island's velocities after the solve are nothing but rounding: they are zero.
    pub(crate) still: bool,
}

impl BodyScratch {
    /// Move and turn by which its joints were closed [m, rad]: at the midpoint or at the start, whichever the body is solved at. At a
    /// touch nothing is closed, since no joint holds a body that is solved there.
    pub(crate) fn closing(&self) -> (DVec3, DVec3) {
        let is_midpoint = self.begin == 0.0 && self.offset == 0.0;
        if self.start_up || is_midpoint { self.closed } else { (DVec3::ZERO, DVec3::ZERO) }
    }

    /// The body is solved at the start of the step, half a step [s] before the midpoint.
    pub(crate) fn start_over(&mut self, half: f64) {
        self.solve_at((-half, true));
        (self.begin, self.flown) = (0.0, false);
    }

    /// The body is solved some time after the midpoint [s], or at the start of the step. What closed its joints was of another place.
    pub(crate) fn solve_at(&mut self, (offset, start_up): (f64, bool)) {
        if start_up != self.start_up {
            self.closed = (DVec3::ZERO, DVec3::ZERO);
        }
        (self.offset, self.start_up) = (offset, start_up);
    }

    /// Margin of the detection before an impact [m].
    pub(crate) fn margin_before_impact(&self) -> f64 {
        self.after_impact.map_or(self.searched_margin, |(_, before)| before)
    }

    /// Rest of a step of `dt` [s] after the last touch of its flight [s].
    pub(crate) fn left_of(&self, dt: f64) -> f64 {
        dt - self.begin
    }

    /// Makes the rest of a step of `dt` [s] a step of its own, from a state on that the body has some time [s] after the step began:
    /// solved at its middle where the body has `flown`, and at the touch where something holds it from there on.
    pub(crate) fn begin_at(&mut self, (time, touched): (f64, Motion), flown: bool, dt: f64) {
        let offset = if flown { 0.5 * time } else { time - 0.5 * dt };
        (self.begin, self.touched, self.offset, self.start_up, self.flown) = (time, touched, offset, false, flown);
    }

    /// A flight is looked at: what it has found of the body stays, and all that its touches have changed is what the kick has left.
    pub(crate) fn land(&mut self, kicked: Self) {
        let Self { offset, begin, touched, flown, flight_number, start_up, crowded, .. } = *self;
        *self = Self { offset, begin, touched, flown, flight_number, start_up, crowded, ..kicked };
    }

    /// When the body is solved, from the middle of what is left of the step on [s].
    pub(crate) fn own_offset(&self) -> f64 {
        self.offset - 0.5 * self.begin
    }

    pub(crate) const EMPTY: Self = Self {
        start: Motion::REST,
        mid: Motion::REST,
        inverse_inertia: DMat3::ZERO,
        before: Velocity::ZERO,
        free: Velocity::ZERO,
        after: Velocity::ZERO,
        after_impact: None,
        impulse: DVec3::ZERO,
        moment: DVec3::ZERO,
        field_force: DVec3::ZERO,
        field_torque: DVec3::ZERO,
        damping: (DVec3::ZERO, DVec3::ZERO),
        shift: DVec3::ZERO,
        turn: DVec3::ZERO,
        closed: (DVec3::ZERO, DVec3::ZERO),
        half_horizon: 0.0,
        searched_margin: 0.0,
        last_margin: 0.0,
        offset: 0.0,
        was_offset: 0.0,
        begin: 0.0,
        touched: Motion::REST,
        flown: false,
        flight_number: u32::MAX,
        was_touching: false,
        rests: false,
        start_up: false,
        was_on_ground: false,
        was_left: false,
        crowded: false,
        held: false,
        lead: DVec3::ZERO,
        flight: DVec3::ZERO,
        attempts: 0,
        verification_closed: false,
        same: false,
        still: false,
    };
}
