//! From an island to a problem: the only file that knows both bodies and problems.

use super::correct::Projection;
use super::island::Island;
use super::joints::JointWork;
use super::shared::Shared;
use crate::state::contact::{Contact, is_impact, to_world};
use tumble_math::DVec3;
use tumble_math::order::positive_part;
use tumble_solver::{
    Body as ProblemBody, Contact as ProblemContact, Problem, Settings as SolverSettings, Solver, Velocity,
};

/// Steps at the solver's tolerance [m/s] whose displacement a gap must exceed to count as open [–]: 10 steps of 1/60 s at 1e-8 m/s are
/// 1.7 nm. Chosen, not derived: a wider gap counts as narrower by as much, which lowers its velocity bound by about ten tolerances.
const NOISE_STEPS: f64 = 10.0;

/// Speed up to which a body counts as at rest when a budget is chosen [m/s, rad/s]: 100 default tolerances. Chosen, not derived: it
/// decides the work of a solve, not its law.
const REST_SPEED: f64 = 1e-6;

/// Workspace in which one thread solves one island after the other. No solution depends on those that were found in it before.
#[derive(Debug)]
pub(crate) struct IslandWorkspace {
    pub(super) problem: Problem,
    pub(super) solver: Solver,
    pub(super) guess: Vec<DVec3>,
    /// Immovable bodies of the island, and their index in the problem.
    pub(super) immovable: Vec<(u32, u32)>,
    pub(super) projection: Projection,
    /// Immovable bodies of the island with a moving surface: slot, velocity of the surface [m/s], index in the
    /// problem.
    pub(super) belts: Vec<(u32, DVec3, u32)>,
    /// Contacts that pivot, roll or lie on a moving surface, by contact; shorter than the list of contacts where none does from there on.
    pub(super) pivots: Vec<Option<Pivot>>,
    pub(super) joints: JointWork,
}

/// A contact whose law holds in the middle of the time until the next solve: in the problem, the immovable body moves against the
/// bias; between two dynamic bodies the bias is a surface velocity. The bodies and the ledger know nothing of that.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pivot {
    /// Change of the velocity until then, (n, t1, t2) [m/s].
    pub(super) bias: DVec3,
    /// The contact's bodies in the problem.
    bodies: (u32, u32),
    /// The same with the immovable body that moves against the bias, if one of them is immovable.
    swung: (u32, u32),
    /// Velocity of B's surface against A's in the problem, if both are dynamic, (n, t1, t2) [m/s].
    shift: DVec3,
}

impl Default for IslandWorkspace {
    fn default() -> Self {
        Self {
            problem: empty_problem(),
            solver: Solver::new(),
            guess: Vec::new(),
            immovable: Vec::new(),
            belts: Vec::new(),
            projection: Projection::default(),
            pivots: Vec::new(),
            joints: JointWork::default(),
        }
    }
}

fn empty_problem() -> Problem {
    // a horizon of one second is positive and finite
    Problem::new(1.0).unwrap_or_else(|_| unreachable!())
}

impl IslandWorkspace {
    /// The island as a problem; contact k of the problem is contact k of the island, or the problem is empty and
    /// `refused` names the bodies that the problem does not take.
    ///
    /// Those that pivot or roll have a law with a bias, if `pivoting`.
    pub(super) fn assemble(
        &mut self,
        island: &Island,
        shared: &Shared<'_>,
        (horizon, pivoting): (f64, bool),
        threaded: bool,
        refused: &mut Vec<u32>,
    ) {
        refused.clear();
        self.pivots.clear();
        self.guess.clear();
        self.immovable.clear();
        self.belts.clear();
        // the step was checked: its horizon is a time
        let _ = self.problem.clear(horizon);
        if !island.start_up {
            self.problem.set_kick_time(2.0 * shared.clock.to_end(island.offset));
        }
        self.add_bodies(island, shared, refused);
        let list = if refused.is_empty() { shared.islands.contacts_of(island) } else { &[] };
        self.add_immovable(list, shared, pivoting && island.offset == 0.0, refused);
        self.add_contacts(island, list, (shared, horizon, threaded), refused);
        self.guess.extend(list.iter().map(|&index| shared.warm_starts[index as usize]));
        if !refused.is_empty() {
            let _ = self.problem.clear(horizon);
            self.guess.clear();
        }
    }

    /// Adds the bodies of the island that impulses move.
    fn add_bodies(&mut self, island: &Island, shared: &Shared<'_>, refused: &mut Vec<u32>) {
        for &slot in shared.islands.bodies_of(island) {
            let Some(body) = shared.system.at(slot) else { continue };
            let mut before = body.step.before;
            // as if the forces of the step had acted at its middle
            before.linear += body.step.lead;
            let body = ProblemBody {
                inverse_mass: body.model.inverse_mass,
                inverse_inertia: body.step.inverse_inertia,
                before,
                free: body.step.free,
            };
            if self.problem.add_body(body).is_err() {
                refused.push(slot);
            }
        }
    }

    /// Adds the immovable bodies, in the order in which contacts meet them; and, if `pivoting`, the biased
    /// contacts on them.
    fn add_immovable(&mut self, list: &[u32], shared: &Shared<'_>, pivoting: bool, refused: &mut Vec<u32>) {
        // the bias of two dynamic bodies is a surface velocity, and those are not coloured
        let shifting = pivoting && !self.is_large(&shared.settings.solver);
        for (k, &index) in list.iter().enumerate() {
            let c = &shared.contacts[index as usize];
            let (a, b) = match shared.islands.locals_of(index as usize) {
                // contacts are long records: only contacts with an immovable body are visited where no other counts
                [Some(_), Some(_)] if !shifting => continue,
                [Some(a), Some(b)] => {
                    if c.origin.is_place() && c.bias != DVec3::ZERO {
                        self.pivots.resize(k, None);
                        let shift = c.bias + c.surface_velocity;
                        self.pivots.push(Some(Pivot { bias: c.bias, bodies: (a, b), swung: (a, b), shift }));
                    }
                    continue;
                }
                ends => ends.into(),
            };
            let surface = to_world(&c.frame, c.surface_velocity);
            let immovable_is_a = a.is_none();
            let moving = c.surface_velocity != DVec3::ZERO;
            let mut meet = |slot: u32, by: DVec3| {
                if moving { self.meet_belt(slot, by, shared, refused) } else { self.meet(slot, shared, refused) }
            };
            // whichever of the two has the moving surface: only its velocity against the other counts
            let a = a.unwrap_or_else(|| meet(c.body_a.slot, -surface));
            let b = b.unwrap_or_else(|| meet(c.body_b.slot, if immovable_is_a { DVec3::ZERO } else { surface }));
            if moving && a != u32::MAX && b != u32::MAX {
                self.pivots.resize(k, None);
                let (bodies, bias, shift) = ((a, b), DVec3::ZERO, DVec3::ZERO);
                self.pivots.push(Some(Pivot { bias, bodies, swung: bodies, shift }));
            }
            if pivoting && c.origin.is_place() && c.bias != DVec3::ZERO {
                self.pivot(k, (a, b), c);
            }
        }
    }

    /// Adds the contacts; those which the problem does not take are refused with their bodies.
    fn add_contacts(
        &mut self,
        island: &Island,
        list: &[u32],
        (shared, horizon, threaded): (&Shared<'_>, f64, bool),
        refused: &mut Vec<u32>,
    ) {
        // a gap that the solver's own tolerance opens in a few steps is no gap: pressing contacts stay closed, and
        // last step's impulses stay right
        let noise = NOISE_STEPS * shared.settings.solver.tolerance * shared.clock.dt;
        let (immovable, pivots) = (&self.immovable, &self.pivots);
        let of_slot = |slot: u32| immovable.binary_search_by_key(&slot, |e| e.0).map_or(u32::MAX, |k| immovable[k].1);
        // change of a gap by the bent paths of bodies in flight
        let bent = |c: &Contact| {
            let flight = |slot: u32| shared.system.at(slot).map_or(DVec3::ZERO, |b| b.step.flight);
            if island.offset == 0.0 { 0.0 } else { c.frame.normal.dot(flight(c.body_b.slot) - flight(c.body_a.slot)) }
        };
        let make = |k: usize| {
            let c = &shared.contacts[list[k] as usize];
            let (body_a, body_b) = if let Some(Some(pivot)) = pivots.get(k) {
                pivot.swung
            } else {
                let [a, b] = shared.islands.locals_of(list[k] as usize);
                (a.unwrap_or_else(|| of_slot(c.body_a.slot)), b.unwrap_or_else(|| of_slot(c.body_b.slot)))
            };
            ProblemContact {
                body_a,
                body_b,
                frame: c.frame,
                lever_a: c.lever_a,
                lever_b: c.lever_b,
                gap: if c.gap > 0.0 {
                    let time = c.window.unwrap_or(horizon);
                    positive_part(c.gap + bent(c) + c.lift * time * time - noise)
                } else {
                    c.gap
                },
                friction: c.friction,
                restitution: c.restitution,
                window: c.window,
                slowest_bounce: c.slowest_bounce,
                pressing: c.pressing,
                // a floor of their own has it already
                surface_velocity: match pivots.get(k) {
                    Some(Some(pivot)) => pivot.shift,
                    _ => c.surface_velocity,
                },
            }
        };
        if self.problem.add_contacts(list.len(), threaded, make).is_ok() {
            self.note_crowding(list, shared, horizon);
            return;
        }
        for (k, &index) in list.iter().enumerate() {
            let contact = make(k);
            let met = contact.body_a != u32::MAX && contact.body_b != u32::MAX;
            if met && self.problem.add_contact(contact).is_err() {
                // whichever of the two it is: neither goes on with a contact that cannot be solved
                let c = &shared.contacts[index as usize];
                let moves = |slot: &u32| shared.system.at(*slot).is_some_and(|b| b.is_active());
                refused.extend([c.body_a.slot, c.body_b.slot].iter().filter(|s| moves(s)));
            }
        }
    }

    /// Tells the problem where kinematic bodies overlap with others beyond the slop.
    fn note_crowding(&mut self, list: &[u32], shared: &Shared<'_>, horizon: f64) {
        // few islands have a kinematic body
        let mut slots = self.immovable.iter().map(|(slot, _)| slot).chain(self.belts.iter().map(|(slot, ..)| slot));
        if !slots.any(|slot| shared.is_driven(*slot)) {
            return;
        }
        for (k, &index) in list.iter().enumerate() {
            let c = &shared.contacts[index as usize];
            let slop = shared.system.slop_of(c);
            if -c.gap > slop && (shared.is_driven(c.body_a.slot) || shared.is_driven(c.body_b.slot)) {
                self.problem.crowd(k as u32, (-c.gap - slop) / horizon);
            }
        }
    }

    /// Whether the island is one of those that the solver has a budget of their own for.
    pub(super) fn is_large(&self, settings: &SolverSettings) -> bool {
        let bodies = self.problem.bodies();
        bodies.len() > settings.small_island as usize
            && bodies.iter().filter(|b| b.is_dynamic()).count() > settings.small_island as usize
    }

    /// Whether the island has an impact faster than a threshold [m/s].
    pub(super) fn has_impact(&self, threshold: f64) -> bool {
        let (bodies, horizon) = (self.problem.bodies(), self.problem.horizon());
        self.problem.contacts().iter().any(|c| {
            let at = |b: u32, lever: DVec3| {
                let v = bodies[b as usize].before;
                v.linear + v.angular.cross(lever)
            };
            let approach = c.frame.normal.dot(at(c.body_a, c.lever_a) - at(c.body_b, c.lever_b));
            is_impact(approach, c.gap, threshold, horizon)
        })
    }

    /// The joints of the island where they are solved; driven bodies that they hold on to are met.
    pub(super) fn begin_joints(&mut self, island: &Island, shared: &Shared<'_>) {
        for &slot in shared.islands.joints_of(island) {
            let Some(joint) = shared.system.model.joints.at(slot) else { continue };
            for body in joint.ends.iter().filter_map(|e| e.body) {
                let driven = |b: crate::system::Body<'_>| !b.is_active() && b.step.before != Velocity::ZERO;
                if shared.system.at(body.slot).is_some_and(driven) {
                    let _ = self.meet(body.slot, shared, &mut Vec::new());
                }
            }
        }
        let mut slots: Vec<u32> = shared.islands.bodies_of(island).to_vec();
        slots.resize(self.problem.bodies().len(), u32::MAX);
        for &(slot, index) in &self.immovable {
            if let Some(place) = slots.get_mut(index as usize) {
                *place = slot;
            }
        }
        self.joints.begin(island, shared, &self.problem, &slots);
    }

    /// Whether nothing at all moves before the step.
    pub(super) fn starts_still(&self) -> bool {
        self.problem.bodies().iter().all(|b| b.before == Velocity::ZERO)
    }

    /// Whether nothing moves before the step.
    pub(super) fn starts_from_rest(&self) -> bool {
        self.starts_slower_than(REST_SPEED)
    }

    /// Whether nothing moves faster before the step [m/s, rad/s].
    pub(super) fn starts_slower_than(&self, speed: f64) -> bool {
        let is_slow = |v: Velocity| v.linear.length() <= speed && v.angular.length() <= speed;
        self.problem.bodies().iter().all(|b| is_slow(b.before))
    }

    /// Index in the problem of an immovable body, which is added when first met.
    fn meet(&mut self, slot: u32, shared: &Shared<'_>, refused: &mut Vec<u32>) -> u32 {
        match self.immovable.binary_search_by_key(&slot, |e| e.0) {
            Ok(k) => self.immovable[k].1,
            Err(k) => {
                let velocity = shared.system.at(slot).map_or(Velocity::ZERO, |b| b.step.before);
                let index = self.problem.add_body(ProblemBody::kinematic(velocity)).unwrap_or(u32::MAX);
                if index == u32::MAX {
                    refused.push(slot);
                }
                self.immovable.insert(k, (slot, index));
                index
            }
        }
    }

    /// Index in the problem of an immovable body, as its surface moves by `by` [m/s] besides the body: the same
    /// for all contacts with that surface.
    fn meet_belt(&mut self, slot: u32, by: DVec3, shared: &Shared<'_>, refused: &mut Vec<u32>) -> u32 {
        if let Some(&(.., index)) = self.belts.iter().find(|(s, v, _)| (*s, *v) == (slot, by)) {
            return index;
        }
        let own = shared.system.at(slot).map_or(Velocity::ZERO, |b| b.step.before);
        let velocity = Velocity { linear: own.linear + by, ..own };
        let index = self.problem.add_body(ProblemBody::kinematic(velocity)).unwrap_or(u32::MAX);
        if index == u32::MAX {
            refused.push(slot);
        }
        self.belts.push((slot, by, index));
        index
    }

    /// Whether some contact pivots or rolls.
    pub(super) fn has_bias(&self) -> bool {
        self.pivots.iter().flatten().any(|p| p.bias != DVec3::ZERO)
    }

    /// Gives contact `k` of the island, between these bodies of the problem, an immovable body of its own that moves against its
    /// bias.
    fn pivot(&mut self, k: usize, (a, b): (u32, u32), c: &Contact) {
        let bodies = self.problem.bodies();
        let (Some(on_a), Some(on_b)) = (bodies.get(a as usize), bodies.get(b as usize)) else { return };
        let against = to_world(&c.frame, c.bias);
        let moving = |v: Velocity, lever: DVec3, by: DVec3| {
            let linear = v.linear + v.angular.cross(lever) + by;
            ProblemBody::kinematic(Velocity { linear, angular: DVec3::ZERO })
        };
        let immovable_is_a = !on_a.is_dynamic();
        let floor =
            if immovable_is_a { moving(on_a.free, c.lever_a, -against) } else { moving(on_b.free, c.lever_b, against) };
        let Ok(index) = self.problem.add_body(floor) else { return };
        let swung = if immovable_is_a { (index, b) } else { (a, index) };
        self.pivots.truncate(k);
        self.pivots.resize(k, None);
        self.pivots.push(Some(Pivot { bias: c.bias, bodies: (a, b), swung, shift: DVec3::ZERO }));
    }

    /// Velocity of B's surface against A's that something drives at contact `k`, (n, t1, t2) [m/s].
    pub(super) fn driven_surface(&self, k: usize, c: &ProblemContact) -> DVec3 {
        match self.pivots.get(k) {
            Some(Some(pivot)) if pivot.shift != DVec3::ZERO => c.surface_velocity - pivot.bias,
            _ => c.surface_velocity,
        }
    }

    /// The bodies in the problem between which contact `k` really is, and by how much its velocity differs from that of the
    /// law [m/s].
    pub(super) fn ends_of(&self, k: usize, c: &ProblemContact) -> ((u32, u32), DVec3) {
        match self.pivots.get(k) {
            Some(Some(pivot)) => (pivot.bodies, pivot.bias),
            _ => ((c.body_a, c.body_b), DVec3::ZERO),
        }
    }
}
