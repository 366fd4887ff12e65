//! Kinematic bodies that leave no room.
//!
//! A kinematic body may move against others until no velocity keeps all bounds u_n + s ≥ 0: a press above a block on the floor, two
//! jaws. No impulse is large enough then, and a method that looks for one finds numbers without end. So the bounds yield, as little as
//! they can: of all velocities the law is asked with the bounds s + w, w the least squares of
//!
//! ```text
//! min ½ Σ w²   over velocities and w ≥ 0,   u_n + s + w ≥ 0,   w = 0 wherever no kinematic body closes in
//! ```
//!
//! A kinematic body that stood still would leave room for all, so there always is such a w, no larger than its speed. It is the limit
//! of ever stiffer springs at its contacts: (W + ε)λ + b = 0 has w = ελ. The world is left with an overlap that grows with w, and
//! the verdict `infeasible`.
//!
//! A kinematic body that has stopped holds the bodies that it squeezes: its overlap ([`Problem::crowd`](crate::Problem::crowd)) counts as
//! a motion that is as fast as it takes to remove it until the next solve. It asks for no velocity; where there is room, nothing changes.
//!
//! Along the squeeze impulses are not determined: any multiple of those that cancel may be added. Friction holds the bodies that are
//! squeezed, as it would at any force of such a body; of the loads tried, ten times more each, the least that
//! holds is taken.

use super::attempts::ACTIVE_SET_CONTACTS;
use crate::effort::Effort;
use crate::judge::measure::Judge;
use crate::newton::active_set::{self, yielding_set};
use crate::one_contact::law::Law;
use crate::settings::{Criterion, Method, Settings};
use crate::space::traits::{ContactSpace, Impulses, Space, Velocities};
use tumble_math::DVec3;
use tumble_math::order::{max, max_abs, min};

/// Compliance of the springs that tell whether there is room, relative to the contacts themselves [–]: with room they yield by that
/// fraction of the approach. Chosen, not derived.
const ROOM_COMPLIANCE: f64 = 1e-6;

/// Bodies of a chain whose yields may add up [–]: a yield above so many times [`ROOM_COMPLIANCE`] of the approach is no room. An island has
/// at most 48 contacts here ([`ACTIVE_SET_CONTACTS`]), so the longest chain is covered twice.
const CHAIN_BODIES: f64 = 100.0;

/// Compliance of the springs that give the slack [–]: bodies that could still move yield by a thousandth of the slack less. Chosen, not
/// derived.
const GRIP_COMPLIANCE: f64 = 1e-3;

/// Ratio of a body's speed to all speeds before from which on a solve has diverged [–]: no lawful impact between a kinematic body and
/// others makes one ten times as fast. Chosen, not derived.
const DIVERGENCE_RATIO: f64 = 10.0;

/// Ratio of a body's speed to that of the drives, beyond what it had, up to which it gives way to them where they leave no room [–]: a rod
/// that is pushed at its middle while one end is held moves with twice that at the other.
const GIVING_RATIO: f64 = 2.0;

/// Loads that are tried, in multiples of the one that would give the squeezed bodies the speed of the slack [–]. Chosen, not derived: the
/// first that holds by friction is taken.
pub(super) const LOADS: [f64; 4] = [1.0, 10.0, 100.0, 1000.0];

/// Halvings of what drives give way by where friction jams what they push [–]: the last one is 6 % of their speed. Chosen, not derived.
pub(super) const HALVINGS: u32 = 4;

/// Most factorisations for each of them [–]: a load that holds is found in a few. Chosen, not derived.
pub(super) const MOST_FACTORISATIONS: u32 = 100;

/// Buffers that outlive a solve.
#[derive(Debug, Default)]
pub(super) struct Buffers {
    active_set: active_set::Buffers,
    laws: Vec<Law>,
    /// Speed at which immovable bodies close in at each contact, and how each yields [m/s, 1/kg].
    drives: Vec<f64>,
    compliance: Vec<f64>,
    /// Slack of each contact [m/s]; empty where nothing is squeezed.
    pub(super) slacks: Vec<f64>,
    /// Normal impulses that make that slack from springs of the contacts' own stiffness [N·s].
    load: Vec<f64>,
}

impl Buffers {
    /// Whether something is squeezed.
    pub(super) fn acts(&self) -> bool {
        !self.slacks.is_empty()
    }

    /// Whether contact `i` squeezes.
    pub(super) fn presses(&self, i: usize) -> bool {
        self.load[i] > 0.0
    }

    /// The largest slack [m/s].
    pub(super) fn largest(&self) -> f64 {
        self.slacks.iter().fold(0.0, |m, w| max(m, *w))
    }

    /// Forgets the last island.
    pub(super) fn clear(&mut self) {
        self.slacks.clear();
        self.load.clear();
    }

    /// Impulses to start from, `part` of the load.
    pub(super) fn start(&self, part: f64, start: &mut Impulses) {
        for (l, load) in start.contacts.iter_mut().zip(&self.load) {
            *l = DVec3::new(part * load, 0.0, 0.0);
        }
        start.rows.fill(0.0);
    }

    /// Finds out whether kinematic bodies leave room for the velocities of an island of few contacts, and if not, the slacks.
    pub(super) fn ask<S: ContactSpace>(&mut self, space: &S, free: &Velocities, settings: &Settings) {
        self.clear();
        let n = space.contact_count();
        if n + space.row_count() > ACTIVE_SET_CONTACTS || settings.criterion != Criterion::Residual {
            return;
        }
        for crowded in [false, true] {
            let crowding = |i: usize| if crowded { space.crowding(i) } else { 0.0 };
            let drive = |i: usize| drive(space, i) + crowding(i);
            let bound = |i: usize| space.gap_bound(i) - crowding(i);
            // bodies at rest would keep every other bound
            if !(0..n).any(|i| drive(i) > max(bound(i), 0.0)) {
                continue;
            }
            self.drives.clear();
            self.drives.extend((0..n).map(drive));
            self.laws.clear();
            self.laws.extend((0..n).map(|i| Law { bound: bound(i), friction: 0.0, active: true }));
            self.solve(space, free, settings, ROOM_COMPLIANCE);
            let approach = (0..n).fold(0.0, |m, i| max(m, max(drive(i), -(free.contacts[i].x + bound(i)))));
            if !(self.yields() > max(settings.tolerance, CHAIN_BODIES * ROOM_COMPLIANCE * approach)) {
                continue;
            }
            self.solve(space, free, settings, GRIP_COMPLIANCE);
            for i in 0..n {
                let impulse = self.active_set.impulse_of(i);
                // no bound yields by more than the kinematic body moves; one that stands needs none
                let slack = min(self.compliance[i] * impulse, self.drives[i]);
                self.slacks.push(if crowded { 0.0 } else { max(slack, 0.0) });
                self.load.push(GRIP_COMPLIANCE * impulse);
            }
            return;
        }
    }

    /// Lets the kinematic bodies that leave no room stand still instead; false where none does.
    pub(super) fn stop_drives<S: Space>(&mut self, space: &S) -> bool {
        let mut any = false;
        for (i, slack) in self.slacks.iter_mut().enumerate().filter(|(_, slack)| **slack > 0.0) {
            any |= *slack < drive(space, i);
            *slack = drive(space, i);
        }
        any
    }

    /// Slacks between two others.
    pub(super) fn give_way(&mut self, least: &[f64], most: &[f64], share: f64) {
        for (slack, (least, most)) in self.slacks.iter_mut().zip(least.iter().zip(most)) {
            *slack = least + share * (most - least);
        }
    }

    /// The largest speed by which a spring of the last question yields [m/s].
    fn yields(&self) -> f64 {
        let each = self.compliance.iter().enumerate().map(|(i, c)| c * self.active_set.impulse_of(i));
        each.fold(0.0, max)
    }

    /// The same of an island that was solved, or not: the kinematic bodies stand still. A large one that was not may only be hard to solve,
    /// and so may any by a method that was asked for: there, and where there is a solution, bodies must be faster than any kinematic body
    /// makes them. Between faces that are level but for what is tolerated of an overlap there is room at any speed.
    pub(super) fn ask_after<S: ContactSpace>(
        &mut self,
        space: &S,
        settings: &Settings,
        (before, free): (&Velocities, &Velocities),
        after: &Velocities,
        solved: bool,
    ) {
        let n = space.contact_count();
        let driven = (0..n).fold(0.0, |m, i| max(m, drive(space, i)));
        let few = settings.method == Method::Auto && n + space.row_count() <= ACTIVE_SET_CONTACTS;
        // written so that a NaN has diverged
        // forces of a step and motors make bodies fast too
        let had = if solved { max(fastest(before), fastest(free)) } else { fastest(before) };
        let calm = fastest(after) <= DIVERGENCE_RATIO * (had + driven) || (solved && space.row_count() > 0);
        if settings.criterion != Criterion::Residual || driven == 0.0 || (calm && (solved || !few)) {
            return;
        }
        self.clear();
        for i in 0..n {
            let slack = max(drive(space, i), 0.0);
            self.slacks.push(slack);
            self.load.push(slack / space.local(i).nn);
        }
    }

    /// Springs of `stiffness` at the driven contacts.
    fn solve<S: ContactSpace>(&mut self, space: &S, free: &Velocities, settings: &Settings, stiffness: f64) {
        let spring = |(i, drive): (usize, &f64)| if *drive > 0.0 { stiffness * space.local(i).nn } else { 0.0 };
        self.compliance.clear();
        self.compliance.extend(self.drives.iter().enumerate().map(spring));
        let tolerance = settings.tolerance;
        let judge = Judge { laws: &self.laws, free, tolerance, criterion: settings.criterion, gaps: None };
        // a question is no work on the solution
        let mut asked = Effort::default();
        yielding_set(space, &judge, &self.compliance, &mut self.active_set, &mut asked);
    }
}

/// Whether no contact is faster than the drives make one that gives way to them, beyond the speeds that there were.
pub(super) fn is_slow<S: ContactSpace>(space: &S, were: [&Velocities; 2], after: &Velocities) -> bool {
    let driven = (0..space.contact_count()).fold(0.0, |m, i| max(m, drive(space, i)));
    let had = max(fastest(were[0]), fastest(were[1]));
    // motors make bodies fast too
    space.row_count() > 0 || fastest(after) <= GIVING_RATIO * driven + had
}

/// The largest speed of a contact [m/s].
fn fastest(u: &Velocities) -> f64 {
    u.contacts.iter().fold(0.0, |m, u| max(m, max_abs(*u)))
}

/// Speed at which immovable bodies close in at contact `i` [m/s]; negative where they draw back.
fn drive<S: Space>(space: &S, i: usize) -> f64 {
    space.contact_work(i, DVec3::X)
}
