//! The joints of an island as rows of its problem: at which places, with which bias, and what each row is for.
//!
//! A joint is held where it will be at the next midpoint: g(fly(v⁺)) = g(x_M), where `fly` is the drift until then. Rows are
//! linearised at the velocities so far, bias = (g(fly(v)) − g(x_M))/H − Ĵv, and solved again until the flight itself says that
//! they hold. Ĵ is taken at x_M or, leaned, at the mean of the step's two frames x_M + (h/4)(v⁺ − v⁻): without that a light
//! link under tension turns like a spring that is too stiff for the step.

use super::island::Island;
use super::shared::Shared;
use crate::joint::geometry::{Function, Gradient, Placement, Sight};
use crate::joint::kind::{CoordinateUnit, JointKind};
use crate::joint::motor::Drive;
use crate::joint::{Along, JointModel, JointState, MOST_COORDINATES, Member};
use crate::state::motion::{Motion, Rotation};
use crate::system::Body;
use crate::time::integrate::{cayley_world, drift};
use tumble_math::order::{max, positive_part};
use tumble_math::{DMat3, DVec3, trig};
use tumble_solver::{End, Problem, Row, Solution, Velocity};

/// A body of the problem that is none: the world, or a body that does not move.
pub(super) const NONE: u32 = u32::MAX;

/// What a row is for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Role {
    /// Holds the joint together.
    Hard,
    /// Spring, damper, armature and servo without a limit along a coordinate, added up: their stiffness a [kg] and what they
    /// add to the impulse at rest, −a·u − d.
    Linear([(f64, f64); 4]),
    Lower,
    Upper,
    Motor,
    Friction,
}

/// A row of the problem.
#[derive(Clone, Copy, Debug)]
pub(super) struct Record {
    /// Place of the joint in the island's list.
    pub(super) joint: u32,
    pub(super) role: Role,
    pub(super) coordinate: usize,
}

/// A joint of the island.
#[derive(Clone, Copy, Debug)]
pub(super) struct Live {
    pub(super) slot: u32,
    /// Bodies of the problem, A and B, and their slots.
    pub(super) bodies: [u32; 2],
    pub(super) slots: [u32; 2],
    /// Hard rows at the place of the solve [m].
    pub(super) closed: [f64; 6],
    pub(super) hard: usize,
    /// Coordinates there [rad or m].
    pub(super) value: [f64; MOST_COORDINATES],
    /// Levers of the forces of its hard rows [m], as they act.
    pub(super) levers: [DVec3; 2],
    /// Limits that may be met: lower and upper of each coordinate.
    limits: [[bool; 2]; MOST_COORDINATES],
}

/// The joints of an island, and where its bodies fly; its memory is used again.
#[derive(Debug, Default)]
pub(super) struct JointWork {
    pub(super) list: Vec<Live>,
    pub(super) records: Vec<Record>,
    /// Where each body of the problem is when it is solved, and where it will be at the next midpoint.
    here: Vec<Placement>,
    pub(super) flown: Vec<Placement>,
    /// Where it will be at the end of the step.
    ended: Vec<Placement>,
    /// Slots of the problem's bodies.
    pub(super) slots: Vec<u32>,
    /// Their inverse masses [1/kg] and inertias [1/(kg·m²)], without what stiff joints add.
    inverses: Vec<(f64, DMat3)>,
    /// Couplings of the island.
    couplings: Vec<Coupled>,
}

impl JointWork {
    /// The joints of an island where they are solved. `slots` are those of the problem's bodies.
    pub(super) fn begin(&mut self, island: &Island, shared: &Shared<'_>, problem: &Problem, slots: &[u32]) {
        self.slots.clear();
        self.slots.extend_from_slice(slots);
        self.inverses.clear();
        self.inverses.extend(problem.bodies().iter().map(|b| (b.inverse_mass, b.inverse_inertia)));
        self.here.clear();
        for &slot in &self.slots {
            self.here.push(shared.system.at(slot).map_or(Placement::WORLD, |b| place(&b.state.now)));
        }
        let mut index: Vec<(u32, u32)> = self.slots.iter().copied().zip(0..).collect();
        index.sort_unstable();
        self.list.clear();
        for &slot in shared.islands.joints_of(island) {
            let Some(joint) = shared.system.model.joints.at(slot) else { continue };
            let slots = joint.ends.map(|e| e.body.map_or(NONE, |b| b.slot));
            let find = |slot: u32| index.binary_search_by_key(&slot, |e| e.0).map_or(NONE, |k| index[k].1);
            let bodies = slots.map(|s| if s == NONE { NONE } else { find(s) });
            let sight = Sight::of(&joint.ends, [0, 1].map(|k| place_of(shared, slots[k])));
            let state = shared.system.state.joints[slot as usize];
            let before = |k: usize| {
                shared
                    .system
                    .at(slots[k])
                    .map_or(Velocity::ZERO, |b| if slots[k] == NONE { Velocity::ZERO } else { b.step.before })
            };
            let (va, vb) = (before(0), before(1));
            let mut live = Live {
                slot,
                bodies,
                slots,
                closed: [0.0; 6],
                hard: 0,
                value: state.value,
                levers: [DVec3::ZERO; 2],
                limits: [[false; 2]; MOST_COORDINATES],
            };
            let drifted = shared.clock.half() + island.offset;
            for (k, _) in joint.kind.coordinates().iter().enumerate() {
                let rate = rate(&sight.coordinate(joint.kind, k, state.value[k]), va, vb);
                live.value[k] = sight.coordinate(joint.kind, k, state.value[k] + drifted * rate).value;
            }
            let hard = sight.hard(joint, live.value[0]);
            live.hard = hard.count;
            for (closed, row) in live.closed.iter_mut().zip(hard.iter()) {
                *closed = row.value;
            }
            self.list.push(live);
        }
        self.find_couplings(shared);
    }

    /// Flies every body with a velocity until the next midpoint.
    pub(super) fn fly(&mut self, shared: &Shared<'_>, offset: f64, velocities: &[Velocity]) {
        let gyroscopic = shared.settings.physics.gyroscopic;
        let (rest, next) = (shared.clock.rest(offset), shared.clock.next_half());
        self.flown.clear();
        self.ended.clear();
        for (k, &slot) in self.slots.iter().enumerate() {
            let Some(body) = shared.system.at(slot) else {
                self.flown.push(Placement::WORLD);
                self.ended.push(Placement::WORLD);
                continue;
            };
            // a driven body is at its midpoint, wherever the others are solved
            let rest = if body.is_dynamic() { rest } else { shared.clock.half() };
            let from = if body.is_dynamic() { with(body, velocities[k]) } else { body.state.now };
            let end = drift(body.model, &from, rest, gyroscopic);
            self.ended.push(place(&end));
            self.flown.push(place(&drift(body.model, &end, next, gyroscopic)));
        }
    }

    /// By how much the joints will be farther open at the next midpoint than they are, as a velocity [m/s].
    pub(super) fn missed(&self, shared: &Shared<'_>, horizon: f64) -> f64 {
        let mut most = 0.0;
        for live in &self.list {
            let Some(joint) = shared.system.model.joints.at(live.slot) else { continue };
            let sight = Sight::of(&joint.ends, [0, 1].map(|k| end(shared, live, k, &self.flown)));
            let near = self.near(shared, live, joint, horizon);
            for (row, closed) in sight.hard(joint, near).iter().zip(live.closed) {
                let missed = (row.value - closed).abs() / horizon;
                most = if missed.is_nan() { f64::INFINITY } else { max(most, missed) };
            }
        }
        for coupling in &self.couplings {
            let flown = self.coupled(shared, coupling, &self.flown, |live, k| live.value[k]).0;
            let missed = (flown - self.list[coupling.live].closed[0]).abs() / horizon;
            most = if missed.is_nan() { f64::INFINITY } else { max(most, missed) };
        }
        most
    }

    /// Whether a joint is where two of its turns are about one line, and something is said of its turns: no answer there is that of
    /// a neighbouring place.
    pub(super) fn at_pole(&self, shared: &Shared<'_>) -> bool {
        self.list.iter().any(|live| {
            let Some(joint) = shared.system.model.joints.at(live.slot) else { return false };
            let JointKind::Axes { locked } = joint.kind else { return false };
            let motors = &shared.system.state.joints[live.slot as usize].motor;
            let told = (3..6).any(|k| locked[k] || joint.along[k] != Along::FREE || !motors[k].is_off());
            let at = |places: &[Placement]| {
                Sight::of(&joint.ends, [0, 1].map(|k| end(shared, live, k, places))).at_pole(joint.kind)
            };
            told && (at(&self.here) || at(&self.flown))
        })
    }

    /// By how much limits that press are missed at the next midpoint, as a velocity [m/s]; those that bounce are over by then.
    pub(super) fn missed_limits(&self, shared: &Shared<'_>, horizon: f64, solution: &Solution) -> f64 {
        let mut most = 0.0;
        for (j, record) in self.records.iter().enumerate() {
            let sides = matches!(record.role, Role::Lower | Role::Upper);
            let bounced = solution.bounced_rows.get(j).copied().unwrap_or(false);
            let Some(&l) = solution.row_impulses.get(j).filter(|_| sides && !bounced) else { continue };
            let live = &self.list[record.joint as usize];
            let Some(joint) = shared.system.model.joints.at(live.slot) else { continue };
            let Some((least, greatest)) = joint.along[record.coordinate].range.filter(|_| l > 0.0) else { continue };
            let (sign, limit) = if record.role == Role::Lower { (1.0, least) } else { (-1.0, greatest) };
            let k = record.coordinate;
            let scale = if joint.kind.coordinates()[k] == CoordinateUnit::Angle { joint.length } else { 1.0 };
            let there = Sight::of(&joint.ends, [0, 1].map(|k| end(shared, live, k, &self.flown)));
            let here = sign * (live.value[k] - limit);
            let will = sign * (there.coordinate(joint.kind, k, limit).value - limit);
            let off = scale * (will - if here < 0.0 { here } else { 0.0 }).abs() / horizon;
            most = if off.is_nan() { f64::INFINITY } else { max(most, off) };
        }
        most
    }

    /// Where the first coordinate will be about, for whole turns.
    fn near(&self, shared: &Shared<'_>, live: &Live, joint: &JointModel, _horizon: f64) -> f64 {
        if !matches!(joint.kind, JointKind::Screw { .. }) {
            return live.value[0];
        }
        let sight = Sight::of(&joint.ends, [0, 1].map(|k| end(shared, live, k, &self.flown)));
        sight.coordinate(joint.kind, 0, live.value[0]).value
    }

    /// Writes the rows into the problem, linearised at these velocities, whose flight is known; `lean` is the time by which the
    /// change of velocity leans them [s].
    pub(super) fn write(
        &mut self,
        shared: &Shared<'_>,
        problem: &mut Problem,
        velocities: &[Velocity],
        (lean, horizon, flat): (f64, f64, bool),
    ) -> bool {
        problem.clear_rows();
        self.records.clear();
        let leaned = self.leaned(problem, velocities, lean);
        let rest = horizon - shared.clock.next_half();
        let mut sound = true;
        for index in 0..self.list.len() {
            let mut live = self.list[index];
            let Some(joint) = shared.system.model.joints.at(live.slot) else { continue };
            let state = &shared.system.state.joints[live.slot as usize];
            let place = |places: &[Placement]| Sight::of(&joint.ends, [0, 1].map(|k| end(shared, &live, k, places)));
            let (acting, there, ended) = (place(&leaned), place(&self.flown), place(&self.ended));
            let near = self.near(shared, &live, joint, horizon);
            let mut writer = Writer {
                problem: &mut *problem,
                records: &mut self.records,
                inverses: &self.inverses,
                live: &live,
                index: index as u32,
                sound: true,
            };
            let velocity =
                |k: usize| if live.bodies[k] == NONE { Velocity::ZERO } else { velocities[live.bodies[k] as usize] };
            let (va, vb) = (velocity(0), velocity(1));
            let flown = there.hard(joint, near);
            for ((row, flown), closed) in acting.hard(joint, near).iter().zip(flown.iter()).zip(live.closed) {
                let bias = if flat { 0.0 } else { (flown.value - closed) / horizon - rate(row, va, vb) };
                writer.add(row, 1.0, Row::hard(index as u32, bias), (Role::Hard, 0));
            }
            let mut limits = live.limits;
            for (k, unit) in joint.kind.coordinates().iter().enumerate() {
                let scale = if *unit == CoordinateUnit::Angle { joint.length } else { 1.0 };
                let row = acting.coordinate(joint.kind, k, live.value[k]);
                let will = there.coordinate(joint.kind, k, live.value[k] + horizon * rate(&row, va, vb));
                let h = shared.clock.dt;
                let end = ended.coordinate(joint.kind, k, state.value[k] + h * rate(&row, va, vb));
                let (here, will, end) = (live.value[k], will.value, end.value);
                let at = Along1 { joint, state, k, scale, horizon, h, here, will, end, rest };
                writer.coordinate(&row, &at, (va, vb), &mut limits[k]);
            }
            sound &= writer.sound;
            live.limits = limits;
            let swings = joint.kind.slides_along_a();
            live.levers = [if swings { acting.lever_a + acting.d } else { acting.lever_a }, acting.lever_b];
            self.list[index] = live;
        }
        sound &= self.write_couplings(shared, problem, &leaned, velocities, (horizon, flat));
        sound
    }

    /// Where the rows act at these velocities: each body leaned by a part of its change of velocity.
    fn leaned(&self, problem: &Problem, velocities: &[Velocity], lean: f64) -> Vec<Placement> {
        let bodies = self.here.iter().zip(problem.bodies()).zip(velocities);
        let place = |((at, body), v): ((&Placement, &tumble_solver::Body), &Velocity)| {
            if lean == 0.0 || !body.is_dynamic() {
                return *at;
            }
            let (shift, turn) = ((v.linear - body.before.linear) * lean, (v.angular - body.before.angular) * lean);
            Placement { centre: at.centre + shift, orientation: cayley_world(turn, at.orientation) }
        };
        bodies.map(place).collect()
    }

    /// By how much velocities would differ if the rows acted where these velocities lean them, with the same impulses [m/s]: rows
    /// are written at the velocities of the turn before.
    pub(super) fn astray(
        &self,
        shared: &Shared<'_>,
        problem: &Problem,
        (velocities, lean): (&[Velocity], f64),
        impulses: &[f64],
    ) -> f64 {
        let leaned = self.leaned(problem, velocities, lean);
        let mut sums = vec![(DVec3::ZERO, DVec3::ZERO); self.slots.len()];
        let mut add = |body: u32, linear: DVec3, angular: DVec3| {
            if let Some(sum) = sums.get_mut(body as usize) {
                *sum = (sum.0 + linear, sum.1 + angular);
            }
        };
        let mut at: Option<(u32, Sight, usize)> = None;
        for (j, (record, &l)) in self.records.iter().zip(impulses).enumerate() {
            let live = &self.list[record.joint as usize];
            let Some(joint) = shared.system.model.joints.at(live.slot) else { continue };
            for e in problem.row(j).1 {
                add(e.body, -e.linear * l, -e.angular * l);
            }
            if joint.kind == JointKind::Coupling {
                if let Some(coupling) = self.couplings.iter().find(|c| c.live == record.joint as usize) {
                    let ends = self.coupled(shared, coupling, &leaned, |live, k| live.value[k]).1;
                    ends.iter().for_each(|e| add(e.body, e.linear * l, e.angular * l));
                }
                continue;
            }
            let (sight, hard) = match at {
                Some((index, sight, hard)) if index == record.joint => (sight, hard),
                _ => (Sight::of(&joint.ends, [0, 1].map(|k| end(shared, live, k, &leaned))), 0),
            };
            let k = record.coordinate;
            let (f, by) = if record.role == Role::Hard {
                (sight.hard(joint, self.near(shared, live, joint, 0.0)).rows[hard], 1.0)
            } else {
                let unit = joint.kind.coordinates().get(k);
                let scale = if unit == Some(&CoordinateUnit::Angle) { joint.length } else { 1.0 };
                (
                    sight.coordinate(joint.kind, k, live.value[k]),
                    if record.role == Role::Upper { -scale } else { scale },
                )
            };
            for (body, g) in [(live.bodies[0], &f.a), (live.bodies[1], &f.b)] {
                add(body, g.linear * (by * l), g.angular * (by * l));
            }
            at = Some((record.joint, sight, hard + usize::from(record.role == Role::Hard)));
        }
        let off = |((p, m), (mass, inertia)): (&(DVec3, DVec3), &(f64, DMat3))| {
            // a spin by the speed of its radius of gyration
            p.length() * mass + (m.dot(*inertia * *m) * mass).sqrt()
        };
        sums.iter().zip(&self.inverses).map(off).fold(0.0, max)
    }

    /// Writes the hard rows as they are, without bias, into a problem of the same bodies. Whether it took them.
    pub(super) fn hold(&mut self, shared: &Shared<'_>, problem: &mut Problem) -> bool {
        let mut records = Vec::new();
        let mut sound = true;
        for (index, live) in self.list.iter().enumerate() {
            let Some(joint) = shared.system.model.joints.at(live.slot) else { continue };
            let mut writer = Writer {
                problem: &mut *problem,
                records: &mut records,
                inverses: &self.inverses,
                live,
                index: index as u32,
                sound: true,
            };
            for row in self.sight(shared, live, joint).hard(joint, live.value[0]).iter() {
                writer.add(row, 1.0, Row::hard(index as u32, 0.0), (Role::Hard, 0));
            }
            sound &= writer.sound;
        }
        for coupling in &self.couplings {
            let ends = self.coupled(shared, coupling, &self.here, |live, k| live.value[k]).1;
            sound &= problem.add_row(Row::hard(coupling.live as u32, 0.0), &ends).is_ok();
        }
        sound
    }

    /// The sight of a joint where it is solved.
    pub(super) fn sight(&self, shared: &Shared<'_>, live: &Live, joint: &JointModel) -> Sight {
        Sight::of(&joint.ends, [0, 1].map(|k| end(shared, live, k, &self.here)))
    }
}

/// Where an end of a joint is, by the places of the problem's bodies; of one that is none of them, where it stands.
fn end(shared: &Shared<'_>, live: &Live, k: usize, places: &[Placement]) -> Placement {
    match live.bodies[k] {
        NONE => place_of(shared, live.slots[k]),
        body => places[body as usize],
    }
}

/// Where the body in a slot is; of no slot, the world.
fn place_of(shared: &Shared<'_>, slot: u32) -> Placement {
    if slot == NONE {
        return Placement::WORLD;
    }
    shared.system.at(slot).map_or(Placement::WORLD, |b| place(&b.state.now))
}

/// Places of a motion.
pub(crate) fn place(m: &Motion) -> Placement {
    Placement { centre: m.centre, orientation: m.orientation }
}

/// A dynamic body where it is solved, with another velocity.
fn with(body: Body<'_>, v: Velocity) -> Motion {
    let now = &body.state.now;
    let momentum = body.model.inertia * (now.orientation.conjugate() * v.angular);
    Motion { velocity: v.linear, rotation: Rotation::Momentum(momentum), ..*now }
}

/// Rate of a function of the places.
pub(crate) fn rate(f: &Function, a: Velocity, b: Velocity) -> f64 {
    let dot = |g: &Gradient, v: Velocity| g.linear.dot(v.linear) + g.angular.dot(v.angular);
    dot(&f.a, a) + dot(&f.b, b)
}

/// The force and moment of an impulse on an end of a row.
pub(super) fn wrench(end: &End, impulse: f64) -> (DVec3, DVec3) {
    (end.linear * impulse, end.angular * impulse)
}

/// A coupling of an island: its place in the list, and those of the joints that it ties together.
#[derive(Debug)]
struct Coupled {
    live: usize,
    members: Vec<(usize, usize, f64)>,
    constant: f64,
    length: f64,
}

impl JointWork {
    /// Finds the joints that couplings tie together; one of which a joint is not there acts on nothing.
    fn find_couplings(&mut self, shared: &Shared<'_>) {
        self.couplings.clear();
        for live in 0..self.list.len() {
            let Some(joint) = shared.system.model.joints.at(self.list[live].slot) else { continue };
            if joint.kind != JointKind::Coupling {
                continue;
            }
            let find = |m: &Member| {
                let at = self.list.iter().position(|l| l.slot == m.joint.slot)?;
                Some((at, m.coordinate, m.factor))
            };
            let members: Option<Vec<_>> = joint.members.iter().map(find).collect();
            if let Some(members) = members {
                let (constant, length) = (joint.constant, joint.length);
                self.couplings.push(Coupled { live, members, constant, length });
            }
        }
        for k in 0..self.couplings.len() {
            let value = self.coupled(shared, &self.couplings[k], &self.here, |live, k| live.value[k]).0;
            self.list[self.couplings[k].live].closed[0] = value;
        }
    }

    /// Value of a coupling's row [m] and what it asks of the problem's bodies, at some places; `near` says about where a coordinate
    /// is, for whole turns.
    fn coupled(
        &self,
        shared: &Shared<'_>,
        coupling: &Coupled,
        places: &[Placement],
        near: impl Fn(&Live, usize) -> f64,
    ) -> (f64, Vec<End>) {
        let mut ends: Vec<End> = Vec::new();
        let mut value = -coupling.constant;
        for &(at, k, factor) in &coupling.members {
            let live = &self.list[at];
            let Some(joint) = shared.system.model.joints.at(live.slot) else { continue };
            let sight = Sight::of(&joint.ends, [0, 1].map(|k| end(shared, live, k, places)));
            let f = sight.coordinate(joint.kind, k, near(live, k));
            value += factor * f.value;
            for (body, g) in [(live.bodies[0], &f.a), (live.bodies[1], &f.b)] {
                let by = factor * coupling.length;
                match ends.iter_mut().find(|e| e.body == body) {
                    _ if body == NONE => {}
                    Some(end) => {
                        end.linear += g.linear * by;
                        end.angular += g.angular * by;
                    }
                    None => ends.push(End { body, linear: g.linear * by, angular: g.angular * by }),
                }
            }
        }
        (value * coupling.length, ends)
    }

    /// Writes the rows of the couplings. Whether the problem took them.
    fn write_couplings(
        &mut self,
        shared: &Shared<'_>,
        problem: &mut Problem,
        leaned: &[Placement],
        velocities: &[Velocity],
        (horizon, flat): (f64, bool),
    ) -> bool {
        let mut sound = true;
        for k in 0..self.couplings.len() {
            let coupling = &self.couplings[k];
            let (_, ends) = self.coupled(shared, coupling, leaned, |live, k| live.value[k]);
            let flown = self.coupled(shared, coupling, &self.flown, |live, k| live.value[k]).0;
            let now = ends.iter().fold(0.0, |sum, e| sum + e.dot(velocities[e.body as usize]));
            let live = coupling.live;
            let bias = if flat { 0.0 } else { (flown - self.list[live].closed[0]) / horizon - now };
            if problem.add_row(Row::hard(live as u32, bias), &ends).is_ok() {
                self.records.push(Record { joint: live as u32, role: Role::Hard, coordinate: 0 });
            } else {
                sound = false;
            }
        }
        sound
    }
}

/// The two numbers of a merged row: a and d of −a·u − d.
fn spring_part(h: f64, k: f64, stretched: f64, now: f64) -> (f64, f64) {
    (0.25 * h * h * k, h * k * (stretched - 0.25 * h * now))
}

/// θ of the damper: exact decay for one coordinate, ½ for little damping and 1 for much.
fn damper_weight(x: f64) -> f64 {
    if x < 1e-3 { 0.5 + x / 12.0 } else { 1.0 / (1.0 - trig::exp(-x)) - 1.0 / x }
}

/// One coordinate of a joint in a step.
struct Along1<'a> {
    joint: &'a JointModel,
    state: &'a JointState,
    k: usize,
    /// Metres of its unit.
    scale: f64,
    horizon: f64,
    h: f64,
    /// Its value where it is solved, and where it will be [rad or m].
    here: f64,
    will: f64,
    /// Its value at the end of the step, and the time until then [s].
    end: f64,
    rest: f64,
}

impl Along1<'_> {
    /// What the bend of the path adds to the rate `now` of the coordinate, scaled, from one midpoint to the next [m/s].
    ///
    /// Rates between midpoints are R⁺ = u⁺ + bend and R⁻ = u⁻ − bend, and u⁺ − u⁻ = −x(θR⁺ + (1 − θ)R⁻) for a damper of
    /// x = hc/m. With its θ that is R⁺ = e⁻ˣR⁻ + 2 bend (1 − e⁻ˣ)/x: the decay of a rate that the path bends, exactly. Without
    /// the bend a strong damper holds velocities at the midpoint, and turns energy into heat in first order.
    fn bend(&self, now: f64) -> f64 {
        // the angle of a hinge goes with the spins and has none; the swing of a ball joint has a corner at zero
        if self.joint.kind.is_unbent(self.k) || !(self.rest > 0.0) {
            return 0.0;
        }
        (self.h / self.rest) * (self.scale * (self.end - self.here) / self.rest - now)
    }
}

/// Adds the rows of one joint to a problem.
struct Writer<'a> {
    problem: &'a mut Problem,
    records: &'a mut Vec<Record>,
    inverses: &'a [(f64, DMat3)],
    live: &'a Live,
    index: u32,
    sound: bool,
}

impl Writer<'_> {
    /// Adds a row, scaled.
    fn add(&mut self, f: &Function, scale: f64, row: Row, (role, coordinate): (Role, usize)) {
        let mut ends = [End::default(); 2];
        let mut count = 0;
        for (body, g) in [(self.live.bodies[0], &f.a), (self.live.bodies[1], &f.b)] {
            if body != NONE {
                ends[count] = End { body, linear: g.linear * scale, angular: g.angular * scale };
                count += 1;
            }
        }
        if self.problem.add_row(row, &ends[..count]).is_ok() {
            self.records.push(Record { joint: self.index, role, coordinate });
        } else {
            self.sound = false;
        }
    }

    /// Inverse mass that a function meets, scaled [1/kg].
    fn mobility(&self, f: &Function, scale: f64) -> f64 {
        let of = |(body, g): (u32, &Gradient)| {
            let Some((mass, inertia)) = self.inverses.get(body as usize) else { return 0.0 };
            g.linear.length_squared() * mass + g.angular.dot(*inertia * g.angular)
        };
        scale * scale * (of((self.live.bodies[0], &f.a)) + of((self.live.bodies[1], &f.b)))
    }

    /// Adds what acts along a coordinate.
    fn coordinate(&mut self, f: &Function, at: &Along1<'_>, (va, vb): (Velocity, Velocity), limits: &mut [bool; 2]) {
        let along = at.joint.along[at.k];
        let (h, scale, k) = (at.h, at.scale, at.k);
        let before_of = |body: u32| self.problem.bodies().get(body as usize).map_or(Velocity::ZERO, |b| b.before);
        let before = scale * rate(f, before_of(self.live.bodies[0]), before_of(self.live.bodies[1]));
        let now = scale * rate(f, va, vb);
        self.linear(f, at, &along, (before, now));
        let motor = at.state.motor[k];
        let most = motor.max * h / scale;
        match motor.drive {
            Drive::Velocity { rate } if most.is_finite() => {
                self.add(f, scale, Row::bounded(self.index, -rate * scale, 0.0, most), (Role::Motor, k));
            }
            Drive::Velocity { rate } => {
                self.add(f, scale, Row::hard(self.index, -rate * scale), (Role::Motor, k));
            }
            Drive::Position { .. } if most.is_finite() => {
                let (a, d) = servo(at, &motor.drive);
                if a > 0.0 {
                    self.add(f, scale, Row::bounded(self.index, d / a, 1.0 / a, most), (Role::Motor, k));
                }
            }
            Drive::Force { force } => {
                let force = if force > motor.max { motor.max } else { max(force, -motor.max) };
                let l = force * h / scale;
                let row = Row { least: l, most: l, ..Row::hard(self.index, 0.0) };
                self.add(f, scale, row, (Role::Motor, k));
            }
            Drive::Off | Drive::Position { .. } => {}
        }
        if along.friction > 0.0 {
            let row = Row::bounded(self.index, 0.0, 0.0, along.friction * h / scale);
            self.add(f, scale, row, (Role::Friction, k));
        }
        let Some((least, most)) = along.range else { return };
        let reach = 2.0 * at.horizon * (max(before.abs(), now.abs()));
        for (side, sign, limit) in [(0, 1.0, least), (1, -1.0, most)] {
            let here = sign * scale * (at.here - limit);
            let will = sign * scale * (at.will - limit);
            limits[side] |= here <= reach || will <= 0.0;
            if limits[side] {
                // what the flight says beyond the rate: left to go, or already spent on the bend of the path
                let left = will - if here < 0.0 { here } else { 0.0 } - at.horizon * sign * now;
                let role = if side == 0 { Role::Lower } else { Role::Upper };
                let bias = if left < 0.0 { left / at.horizon } else { 0.0 };
                let row = Row { bias, ..Row::unilateral(self.index, positive_part(left), along.restitution) };
                self.add(f, sign * scale, row, (role, k));
            }
        }
    }

    /// Adds spring, damper, armature and servo without limit as one row.
    fn linear(&mut self, f: &Function, at: &Along1<'_>, along: &Along, (before, now): (f64, f64)) {
        let (h, scale) = (at.h, at.scale);
        let unit = 1.0 / (scale * scale);
        let mut parts = [(0.0, 0.0); 4];
        if let Some((stiffness, rest)) = along.spring {
            // the force of the mean of both frames: its work is the change of the energy at frames
            let mean = 0.5 * (at.state.value[at.k] + at.end);
            parts[0] = spring_part(h, stiffness * unit, scale * (mean - rest), now);
        }
        if along.damping > 0.0 {
            let c = along.damping * unit;
            let weight = damper_weight(h * c * self.mobility(f, scale));
            let bent = (2.0 * weight - 1.0) * at.bend(now);
            parts[1] = (weight * h * c, h * c * ((1.0 - weight) * before + bent));
        }
        if along.armature > 0.0 {
            let j = along.armature * unit;
            parts[2] = (j, -j * scale * at.state.rotor[at.k]);
        }
        let motor = &at.state.motor[at.k];
        if motor.max == f64::INFINITY && matches!(motor.drive, Drive::Position { .. }) {
            parts[3] = servo(at, &motor.drive);
        }
        let a = parts.iter().fold(0.0, |sum, p| sum + p.0);
        let d = parts.iter().fold(0.0, |sum, p| sum + p.1);
        if a > 0.0 {
            self.add(f, scale, Row::soft(self.index, d / a, 1.0 / a), (Role::Linear(parts), at.k));
        }
    }
}

/// The two numbers of a servo: backward, so that it is stable at any gain.
fn servo(at: &Along1<'_>, drive: &Drive) -> (f64, f64) {
    let Drive::Position { position, rate, stiffness, damping } = *drive else { return (0.0, 0.0) };
    let (h, unit) = (at.h, 1.0 / (at.scale * at.scale));
    let (k, c) = (stiffness * unit, damping * unit);
    (h * h * k + h * c, h * k * at.scale * (at.here - position) - h * c * at.scale * rate)
}
