//! The joints of an island as rows of its problem: their places, biases and roles.
//!
//! A joint is held where it will be at the next midpoint: g(predict(v⁺)) = g(x_M), where `predict` is the drift until then. Rows are
//! linearised at the velocities so far, bias = (g(predict(v)) − g(x_M))/H − Ĵv, and solved again until the predicted motion itself says that
//! they hold. Ĵ is taken at x_M or, leaned, at the mean of the step's two frames x_M + (h/4)(v⁺ − v⁻): without that a light
//! link under tension turns like a spring that is too stiff for the step.

use super::close::OPEN_GAP;
use super::couplings::Couplings;
use super::island::Island;
use super::joint_rows::{
    ActiveJoint, CoordinateStep, Hold, NONE, Role, RowInfo, RowWriter, ends_of, goes_on, place, place_of, rate, seen,
};
use super::prediction::Prediction;
use super::shared::Shared;
use crate::joint::geometry::{Function, HardRows, JointKinematics, Placement};
use crate::joint::kind::{CoordinateUnit, JointKind};
use crate::joint::motor::Drive;
use crate::joint::{Along, JointModel, MOST_COORDINATES};
use crate::state::motion::Motion;
use crate::system::Body;
use crate::time::integrate::cayley_world;
use std::f64::consts::PI;
use tumble_math::order::{max, min};
use tumble_math::{DMat3, DVec3};
use tumble_solver::{End, Problem, Row, Solution, Velocity};

/// Roundings of a coordinate that are no opening of a joint [–]: a row is a difference of two points that each went through a turn
/// and a sum. Chosen, not derived.
const OPEN_ROUNDINGS: f64 = 16.0;

/// The joints of an island, and the predicted placements of its bodies; its memory is used again.
#[derive(Debug, Default)]
pub(super) struct JointWork {
    pub(super) list: Vec<ActiveJoint>,
    pub(super) records: Vec<RowInfo>,
    /// Impulses of spring, damper, armature and servo in each row that adds them up, in its unit.
    pub(super) shares: Vec<[f64; 4]>,
    /// Placement of each body of the problem at its solve.
    pub(super) here: Vec<Placement>,
    /// Placement at which rows act that the predicted motion leans.
    acting: Vec<Placement>,
    /// Where the velocities so far lead.
    pub(super) ahead: Prediction,
    /// A prediction that is kept while another one is made.
    kept: Prediction,
    /// Slots of the problem's bodies.
    pub(super) slots: Vec<u32>,
    /// Their inverse masses [1/kg] and inertias [1/(kg·m²)], without the inertia that stiff joints add.
    inverses: Vec<(f64, DMat3)>,
    /// Couplings of the island.
    couplings: Couplings,
}

/// The joint of the last row that was asked, where rows act and at the end of the step.
#[derive(Debug, Default)]
struct Sights {
    joint: Option<u32>,
    acting: Option<JointKinematics>,
    ended: Option<JointKinematics>,
}

impl JointWork {
    /// The joints of an island where they are solved. `slots` are those of the problem's bodies.
    pub(super) fn begin(&mut self, island: &Island, shared: &Shared<'_>, problem: &Problem, slots: &[u32]) {
        self.ahead.measured = false;
        self.slots.clear();
        self.slots.extend_from_slice(slots);
        self.inverses.clear();
        self.inverses.extend(problem.bodies().iter().map(|b| (b.inverse_mass, b.inverse_inertia)));
        self.here.clear();
        for &slot in &self.slots {
            self.here.push(shared.system.at(slot).map_or(Placement::WORLD, |b| place(&solved_at(island, b))));
        }
        let mut index: Vec<(u32, u32)> = self.slots.iter().copied().zip(0..).collect();
        index.sort_unstable();
        self.list.clear();
        for &slot in shared.islands.joints_of(island) {
            let Some(joint) = shared.system.model.joints.at(slot) else { continue };
            let slots = joint.ends.map(|e| e.body.map_or(NONE, |b| b.slot));
            let find = |slot: u32| index.binary_search_by_key(&slot, |e| e.0).map_or(NONE, |k| index[k].1);
            let bodies = slots.map(|s| if s == NONE { NONE } else { find(s) });
            let placed = |k: usize| self.here.get(bodies[k] as usize).copied();
            let at = |k: usize| placed(k).unwrap_or_else(|| place_of(shared, slots[k]));
            let places = [at(0), at(1)];
            let sight = JointKinematics::of(&joint.ends, places);
            let state = shared.system.state.joints[slot as usize];
            let before = |k: usize| {
                shared
                    .system
                    .at(slots[k])
                    .map_or(Velocity::ZERO, |b| if slots[k] == NONE { Velocity::ZERO } else { b.step.before })
            };
            let (va, vb) = (before(0), before(1));
            let mut live = ActiveJoint {
                slot,
                bodies,
                slots,
                closed: [0.0; 6],
                hard: 0,
                value: state.value,
                levers: [
                    if joint.kind.slides_along_a() { sight.lever_a + sight.d } else { sight.lever_a },
                    sight.lever_b,
                ],
                across: sight.lever_a + sight.d,
                limits: [[false; 2]; MOST_COORDINATES],
            };
            let drifted = shared.clock.half() + island.offset;
            for (k, _) in joint.kind.coordinates().iter().enumerate() {
                let rate = rate(&sight.gradient(joint.kind, k), va, vb);
                live.value[k] = sight.coordinate(joint.kind, k, state.value[k] + drifted * rate).value;
            }
            let hard = sight.hard(joint, live.value[0]);
            live.hard = hard.count;
            for (closed, row) in live.closed.iter_mut().zip(hard.iter()) {
                *closed = row.value;
            }
            self.list.push(live);
        }
        self.couplings.find(shared, &mut self.list, &self.here);
    }

    /// Flies every body with a velocity until the next midpoint.
    pub(super) fn predict(&mut self, shared: &Shared<'_>, offset: f64, velocities: &[Velocity]) {
        self.ahead.fly(shared, &self.slots, offset, velocities);
    }

    /// Exchanges the prediction with the one that is kept.
    pub(super) fn exchange_predictions(&mut self) {
        std::mem::swap(&mut self.ahead, &mut self.kept);
    }

    /// Constraint error that the joints gain until the next midpoint, divided by the horizon [m/s].
    pub(super) fn missed(&mut self, shared: &Shared<'_>, horizon: f64) -> f64 {
        let mut most = 0.0;
        let mut all = std::mem::take(&mut self.ahead.values);
        let mut there = std::mem::take(&mut self.ahead.there);
        all.clear();
        there.clear();
        for live in &self.list {
            let mut predicted = [0.0; 6];
            let joint = shared.system.model.joints.at(live.slot);
            let seen = joint.map(|j| seen(shared, live, j, &self.ahead.placements));
            there.push(seen);
            if let (Some(joint), Some(sight)) = (joint, seen) {
                predicted = sight.hard_values(joint, self.near(shared, live, joint));
                for (value, closed) in predicted.iter().zip(live.closed).take(live.hard) {
                    let missed = (value - closed).abs() / horizon;
                    most = if missed.is_nan() { f64::INFINITY } else { max(most, missed) };
                }
            }
            all.push(predicted);
        }
        (self.ahead.values, self.ahead.there, self.ahead.measured) = (all, there, true);
        for coupling in self.couplings.iter() {
            let predicted = coupling.row(shared, &self.list, &self.ahead.placements).0;
            let missed = (predicted - self.list[coupling.live].closed[0]).abs() / horizon;
            most = if missed.is_nan() { f64::INFINITY } else { max(most, missed) };
        }
        most
    }

    /// Opening of the joints by the predicted motion, in their lengths [–].
    pub(super) fn opened(&self, shared: &Shared<'_>) -> f64 {
        let mut most = 0.0;
        for live in &self.list {
            let Some(joint) = shared.system.model.joints.at(live.slot) else { continue };
            let sight = seen(shared, live, joint, &self.ahead.placements);
            for (row, closed) in sight.hard(joint, self.near(shared, live, joint)).iter().zip(live.closed) {
                let open = (row.value - closed).abs() / joint.length;
                most = if open.is_nan() { f64::INFINITY } else { max(most, open) };
            }
        }
        for coupling in self.couplings.iter() {
            let live = &self.list[coupling.live];
            let Some(joint) = shared.system.model.joints.at(live.slot) else { continue };
            let open =
                (coupling.row(shared, &self.list, &self.ahead.placements).0 - live.closed[0]).abs() / joint.length;
            most = if open.is_nan() { f64::INFINITY } else { max(most, open) };
        }
        most
    }

    /// Whether a joint is farther open where it is solved than what is closed there: a mechanism that cannot be assembled.
    pub(super) fn is_open(&self) -> bool {
        let far = self.here.iter().fold(1.0, |far, p| max(far, p.centre.length()));
        let most = OPEN_GAP + OPEN_ROUNDINGS * f64::EPSILON * far;
        self.list.iter().any(|live| live.closed.iter().any(|g| !(g.abs() <= most)))
    }

    /// Whether these velocities turn a joint by half a turn or more, until the next midpoint, about a line that it holds: its axes may be in
    /// their places there, once more round, but not on the way.
    pub(super) fn turns_over(&self, shared: &Shared<'_>, velocities: &[Velocity], horizon: f64) -> bool {
        self.list.iter().any(|live| {
            let Some(joint) = shared.system.model.joints.at(live.slot) else { return false };
            let [a, b] = ends_of(live, velocities);
            let hard = self.sight(shared, live, joint).hard(joint, live.value[0]);
            let is_turn = |row: &Function| row.a.linear == DVec3::ZERO && row.b.linear == DVec3::ZERO;
            hard.iter().any(|row| is_turn(row) && !(rate(row, a, b).abs() * horizon < PI * joint.length))
        })
    }

    /// Whether an angle that is counted through whole turns in a row, that of a screw or of a coupling, turns by half a turn or more until
    /// the next midpoint: how many turns it has made by then cannot be told.
    pub(super) fn loses_count(&self, shared: &Shared<'_>, velocities: &[Velocity], horizon: f64) -> bool {
        let turns = |live: &ActiveJoint, k: usize| {
            let Some(joint) = shared.system.model.joints.at(live.slot) else { return false };
            let [a, b] = ends_of(live, velocities);
            let angle = self.sight(shared, live, joint).gradient(joint.kind, k);
            joint.kind.coordinates()[k] == CoordinateUnit::Angle && !(rate(&angle, a, b).abs() * horizon < PI)
        };
        let is_screw = |live: &ActiveJoint| {
            let joint = shared.system.model.joints.at(live.slot);
            joint.is_some_and(|j| matches!(j.kind, JointKind::Screw { .. }))
        };
        self.list.iter().any(|live| is_screw(live) && turns(live, 0))
            || self.couplings.iter().any(|c| c.members().any(|(at, k)| turns(&self.list[at], k)))
    }

    /// Velocities that the rows make which hold bodies against each other, and which no law asks for [m/s].
    pub(super) fn unlawful(&self, problem: &Problem, impulses: &[f64]) -> f64 {
        let mut most = 0.0;
        for (j, (record, &l)) in self.records.iter().zip(impulses).enumerate() {
            if record.role == Role::Held {
                most = max(most, l.abs() * self.mobility(problem.row(j).1));
            }
        }
        most
    }

    /// Number of ropes that pull and limits that press, by the impulses of the rows.
    pub(super) fn pressing(&self, impulses: &[f64]) -> usize {
        let presses = |(record, l): (&RowInfo, &f64)| matches!(record.role, Role::Lower | Role::Upper) && *l > 0.0;
        self.records.iter().zip(impulses).filter(|p| presses((p.0, p.1))).count()
    }

    /// Inverse mass that the ends of a row meet [1/kg].
    pub(super) fn mobility(&self, ends: &[End]) -> f64 {
        ends.iter().fold(0.0, |sum, e| {
            let (mass, inertia) = &self.inverses[e.body as usize];
            sum + e.linear.length_squared() * mass + e.angular.dot(*inertia * e.angular)
        })
    }

    /// Inverse mass that a function of a joint's places meets [1/kg].
    fn mobility_of(&self, live: &ActiveJoint, f: &Function) -> f64 {
        let ends = live.bodies.iter().zip([&f.a, &f.b]);
        ends.fold(0.0, |sum, (body, g)| {
            let Some((mass, inertia)) = self.inverses.get(*body as usize) else { return sum };
            sum + g.linear.length_squared() * mass + g.angular.dot(*inertia * g.angular)
        })
    }

    /// Whether a joint is where two of its turns are about one line, or its twist has no value, and something is said of them: no solution
    /// there is that of a neighbouring place.
    pub(super) fn at_pole(&self, shared: &Shared<'_>) -> bool {
        self.list.iter().any(|live| {
            let Some(joint) = shared.system.model.joints.at(live.slot) else { return false };
            let (turns, locked) = match joint.kind {
                JointKind::Axes { locked } => (3..6, locked),
                JointKind::Ball => (1..2, [false; 6]),
                _ => return false,
            };
            let motors = &shared.system.state.joints[live.slot as usize].motor;
            let told = turns.into_iter().any(|k| locked[k] || joint.along[k] != Along::FREE || !motors[k].is_off());
            let at = |places: &[Placement]| seen(shared, live, joint, places).at_pole(joint.kind);
            told && (at(&self.here) || at(&self.ahead.placements))
        })
    }

    /// Error of pressing limits at the next midpoint, divided by the horizon [m/s]; those that bounce are over by then.
    pub(super) fn missed_limits(
        &self,
        shared: &Shared<'_>,
        (velocities, horizon): (&[Velocity], f64),
        solution: &Solution,
    ) -> f64 {
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
            let there = seen(shared, live, joint, &self.ahead.placements);
            let here = sign * (live.value[k] - limit);
            // a coordinate may be turns beyond a limit that a step without a solution let it pass
            let [va, vb] = ends_of(live, velocities);
            let going = rate(&self.sight(shared, live, joint).gradient(joint.kind, k), va, vb);
            let will = there.coordinate(joint.kind, k, live.value[k] + horizon * going).value;
            let will = sign * (will - limit);
            let off = scale * (will - if here < 0.0 { here } else { 0.0 }).abs() / horizon;
            most = if off.is_nan() { f64::INFINITY } else { max(most, off) };
        }
        most
    }

    /// Joint `index` of the list at the predicted placements.
    fn seen_there(&self, shared: &Shared<'_>, index: usize, live: &ActiveJoint, joint: &JointModel) -> JointKinematics {
        let known = self.ahead.there.get(index).filter(|_| self.ahead.measured).copied().flatten();
        known.unwrap_or_else(|| seen(shared, live, joint, &self.ahead.placements))
    }

    /// Value of a coordinate at the next midpoint, under the predicted motion, whose rate is about `going`.
    fn will(
        &self,
        shared: &Shared<'_>,
        live: &ActiveJoint,
        joint: &JointModel,
        k: usize,
        going: f64,
        horizon: f64,
    ) -> f64 {
        let there = seen(shared, live, joint, &self.ahead.placements);
        there.coordinate(joint.kind, k, live.value[k] + horizon * going).value
    }

    /// Mean rate of a coordinate until the next midpoint, under the predicted motion of these velocities [rad/s or m/s].
    pub(super) fn mean_rate(
        &self,
        shared: &Shared<'_>,
        live: &ActiveJoint,
        joint: &JointModel,
        k: usize,
        (velocities, horizon): (&[Velocity], f64),
    ) -> f64 {
        let [va, vb] = ends_of(live, velocities);
        let going = rate(&self.sight(shared, live, joint).gradient(joint.kind, k), va, vb);
        (self.will(shared, live, joint, k, going, horizon) - live.value[k]) / horizon
    }

    /// Rate of a coordinate where its rows act [rad/s or m/s].
    pub(super) fn acting_rate(
        &self,
        shared: &Shared<'_>,
        live: &ActiveJoint,
        joint: &JointModel,
        k: usize,
        velocities: &[Velocity],
    ) -> f64 {
        let acting = seen(shared, live, joint, &self.acting);
        let [va, vb] = ends_of(live, velocities);
        rate(&acting.gradient(joint.kind, k), va, vb)
    }

    /// Velocity by which motors to a velocity and dry friction miss their laws under the predicted motion, where the path bends [m/s].
    pub(super) fn missed_rates(
        &self,
        shared: &Shared<'_>,
        problem: &Problem,
        (velocities, horizon): (&[Velocity], f64),
        impulses: &[f64],
    ) -> f64 {
        let mut most = 0.0;
        for (j, (record, &l)) in self.records.iter().zip(impulses).enumerate() {
            if !matches!(record.role, Role::Motor | Role::Friction) {
                continue;
            }
            let live = &self.list[record.joint as usize];
            let Some(joint) = shared.system.model.joints.at(live.slot) else { continue };
            let k = record.coordinate;
            let target = match (record.role, shared.system.state.joints[live.slot as usize].motor[k].drive) {
                _ if joint.kind.is_unbent(k) => continue,
                (Role::Friction, _) => 0.0,
                (_, Drive::Velocity { rate }) => rate,
                _ => continue,
            };
            let scale = if joint.kind.coordinates()[k] == CoordinateUnit::Angle { joint.length } else { 1.0 };
            let off = scale * (self.mean_rate(shared, live, joint, k, (velocities, horizon)) - target);
            let (row, ends) = problem.row(j);
            let mobility = self.mobility(ends);
            // against the rate that is left it has all that it may have
            let room = if off > 0.0 { l - row.least } else { row.most - l };
            let off = min(off.abs(), mobility * max(room, 0.0));
            most = if off.is_nan() { f64::INFINITY } else { max(most, off) };
        }
        most
    }

    /// The largest of what hard rows, pressing limits, motors, friction, springs and dampers miss under the predicted motion of these
    /// velocities, which lean the rows by `lean` [m/s].
    pub(super) fn missed_laws(
        &mut self,
        shared: &Shared<'_>,
        problem: &Problem,
        (velocities, lean, horizon): (&[Velocity], f64, f64),
        (solution, closed): (&Solution, bool),
    ) -> f64 {
        let hard = self.missed(shared, horizon);
        let limits = self.missed_limits(shared, (velocities, horizon), solution);
        let rows = (solution.row_impulses.as_slice(), closed);
        let springs = self.missed_springs(shared, problem, (velocities, lean, horizon), rows);
        let rates = self.missed_rates(shared, problem, (velocities, horizon), &solution.row_impulses);
        max(hard, max(limits, max(rates, springs)))
    }

    /// Residual of the springs' and dampers' laws under the predicted motion, which leans the rows by `lean` [m/s]: rows have that of the
    /// iteration before.
    pub(super) fn missed_springs(
        &mut self,
        shared: &Shared<'_>,
        problem: &Problem,
        (velocities, lean, horizon): (&[Velocity], f64, f64),
        (impulses, closed): (&[f64], bool),
    ) -> f64 {
        let mut most = 0.0;
        self.acting = self.leaned(problem, velocities, lean);
        let mut sights = Sights::default();
        for (j, &l) in impulses.iter().enumerate() {
            let law = self.law(shared, problem, (velocities, horizon), (j, closed), &mut sights);
            let Some((law, now)) = law else { continue };
            let (a, d) = law.iter().fold((0.0, 0.0), |sum, p| (sum.0 + p.0, sum.1 + p.1));
            let off = (l + a * now + d).abs() / a;
            most = if off.is_nan() { f64::INFINITY } else { max(most, off) };
        }
        most
    }

    /// Spring, damper, armature and servo of a row that has them added up, under the predicted motion: a and d of −a·u − d for each,
    /// and the rate u [m/s]. Where the joints are not closed at the next midpoint a rotor goes by the rate at this one.
    fn law(
        &self,
        shared: &Shared<'_>,
        problem: &Problem,
        (velocities, horizon): (&[Velocity], f64),
        (j, closed): (usize, bool),
        sights: &mut Sights,
    ) -> Option<([(f64, f64); 4], f64)> {
        let record = self.records.get(j).filter(|r| r.role == Role::Linear)?;
        let h = shared.clock.dt;
        let live = &self.list[record.joint as usize];
        let joint = shared.system.model.joints.at(live.slot)?;
        let (state, k) = (&shared.system.state.joints[live.slot as usize], record.coordinate);
        let scale = if joint.kind.coordinates()[k] == CoordinateUnit::Angle { joint.length } else { 1.0 };
        if sights.joint != Some(record.joint) {
            *sights = Sights { joint: Some(record.joint), ..Sights::default() };
        }
        let acting = sights.acting.get_or_insert_with(|| seen(shared, live, joint, &self.acting));
        let along = acting.gradient(joint.kind, k).times(scale);
        let mobility = self.mobility_of(live, &along);
        let at = |k: usize| problem.bodies().get(live.bodies[k] as usize).map_or(Velocity::ZERO, |b| b.before);
        let ([va, vb], before) = (ends_of(live, velocities), rate(&along, at(0), at(1)));
        let now = rate(&along, va, vb);
        let (here, rest, hold) = (live.value[k], horizon - shared.clock.next_half(), Hold::Places);
        let end = if ends_count(joint, k) {
            let ended = sights.ended.get_or_insert_with(|| seen(shared, live, joint, &self.ahead.ended));
            ended.coordinate(joint.kind, k, here + rest * now / scale).value
        } else {
            here
        };
        let turns_rotor = joint.along[k].armature > 0.0 && !joint.kind.is_unbent(k);
        let will = if turns_rotor { self.will(shared, live, joint, k, now / scale, horizon) } else { here };
        let on_fixed = live.bodies[0] == NONE;
        let at = CoordinateStep { joint, state, k, scale, horizon, h, here, will, end, rest, hold, on_fixed };
        let mut parts = at.linear(&joint.along[k], (before, now), mobility);
        if !closed {
            parts[2].1 = -parts[2].0 * scale * state.rotor[k];
        }
        Some((parts, now))
    }

    /// Divides the impulse of each row that adds up spring, damper, armature and servo among them: each has what its law says under the
    /// predicted motion, and what the row has beyond that goes by their stiffness. So they make the row's impulse together, and
    /// each misses its own law by no more velocity than the row does.
    pub(super) fn share_out(
        &mut self,
        shared: &Shared<'_>,
        problem: &Problem,
        (velocities, lean, horizon): (&[Velocity], f64, f64),
        impulses: &[f64],
        closed: bool,
    ) {
        self.acting = self.leaned(problem, velocities, lean);
        let mut shares = std::mem::take(&mut self.shares);
        shares.clear();
        let mut sights = Sights::default();
        for (j, &l) in impulses.iter().enumerate() {
            let mut share = [0.0; 4];
            if let Some((law, now)) = self.law(shared, problem, (velocities, horizon), (j, closed), &mut sights) {
                let (a, d) = law.iter().fold((0.0, 0.0), |sum, p| (sum.0 + p.0, sum.1 + p.1));
                let beyond = (l + (a * now + d)) / a;
                share = law.map(|(a, d)| a * beyond - (a * now + d));
            }
            shares.push(share);
        }
        self.shares = shares;
    }

    /// Approximate value of the first coordinate then, for whole turns.
    fn near(&self, shared: &Shared<'_>, live: &ActiveJoint, joint: &JointModel) -> f64 {
        if !matches!(joint.kind, JointKind::Screw { .. }) {
            return live.value[0];
        }
        let sight = seen(shared, live, joint, &self.ahead.placements);
        sight.coordinate(joint.kind, 0, live.value[0]).value
    }

    /// Writes the rows into the problem, linearised at these velocities, whose motion is predicted; `lean` is the time by which the
    /// change of velocity leans them [s].
    pub(super) fn write(
        &mut self,
        shared: &Shared<'_>,
        problem: &mut Problem,
        velocities: &[Velocity],
        (lean, horizon, hold): (f64, f64, Hold),
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
            let place = |places: &[Placement]| seen(shared, &live, joint, places);
            let acting = place(&leaned);
            // what no row of the joint asks for is not worked out
            let coordinates = 0..joint.kind.coordinates().len();
            let goes = coordinates.clone().any(|k| goes_on(joint, state, k));
            let there = (goes || !self.ahead.measured).then(|| self.seen_there(shared, index, &live, joint));
            let ended = coordinates.clone().any(|k| ends_count(joint, k)).then(|| place(&self.ahead.ended));
            let near = self.near(shared, &live, joint);
            let mut writer = RowWriter {
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
            let hard = acting.hard(joint, near);
            let predicted = match self.ahead.values.get(index).filter(|_| self.ahead.measured) {
                Some(values) => *values,
                None => there.as_ref().map_or([0.0; 6], |there| there.hard_values(joint, near)),
            };
            let welded = hold.welds() && joint.kind != JointKind::Coupling;
            let weld = if welded { &acting.weld(joint.length)[..] } else { &[] };
            for row in weld {
                let back = if hold == Hold::Back { writer.rate_before(row) } else { 0.0 };
                writer.add(row, 1.0, Row::hard(index as u32, back), (Role::Held, 0));
            }
            for ((row, predicted), closed) in hard.iter().zip(predicted).zip(live.closed).filter(|_| !welded) {
                let off = (predicted - closed) / horizon - rate(row, va, vb);
                let bias = if hold == Hold::Places { off } else { 0.0 };
                // together with a drag they are one push of B on A: at one place, or those of an open joint would turn the two
                let row = if hold.drags() { row.opposed(acting.way()) } else { *row };
                writer.add(&row, 1.0, Row::hard(index as u32, bias), (Role::Hard, 0));
            }
            let mut limits = live.limits;
            for (k, unit) in joint.kind.coordinates().iter().enumerate() {
                let scale = if *unit == CoordinateUnit::Angle { joint.length } else { 1.0 };
                let row = acting.gradient(joint.kind, k);
                let (h, here) = (shared.clock.dt, live.value[k]);
                let value = |sight: Option<&JointKinematics>, time: f64| {
                    let near = || here + time * rate(&row, va, vb);
                    sight.map_or(here, |sight| sight.coordinate(joint.kind, k, near()).value)
                };
                let will = value(there.as_ref().filter(|_| goes_on(joint, state, k)), horizon);
                let end = value(ended.as_ref().filter(|_| ends_count(joint, k)), rest);
                let on_fixed = live.bodies[0] == NONE;
                let at = CoordinateStep { joint, state, k, scale, horizon, h, here, will, end, rest, hold, on_fixed };
                writer.coordinate(&row, &at, (va, vb), &mut limits[k]);
            }
            if let Hold::Rates(drag) = hold
                && drag > 0.0
                && joint.kind != JointKind::Coupling
            {
                writer.drag(&acting.weld(joint.length), drag);
            }
            sound &= writer.sound;
            live.limits = limits;
            let across = acting.lever_a + acting.d;
            let one_place = joint.kind.slides_along_a() || hold.drags();
            live.levers = [if one_place { across } else { acting.lever_a }, acting.lever_b];
            live.across = across;
            self.list[index] = live;
        }
        let rows = (&self.list[..], &mut self.records);
        sound &=
            self.couplings.write(shared, problem, rows, (&leaned, &self.ahead.placements), (velocities, horizon, hold));
        sound
    }

    /// Placements at which the rows act at these velocities: each body leaned by its change of velocity times `lean`.
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

    /// Change of the velocities if the rows acted where these velocities lean them, with the same impulses [m/s]: rows
    /// are written at the velocities of the iteration before.
    pub(super) fn linearisation_error(
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
        let mut at: Option<(u32, JointKinematics, HardRows, usize)> = None;
        for (j, (record, &l)) in self.records.iter().zip(impulses).enumerate() {
            let live = &self.list[record.joint as usize];
            let Some(joint) = shared.system.model.joints.at(live.slot) else { continue };
            for e in problem.row(j).1 {
                add(e.body, -e.linear * l, -e.angular * l);
            }
            if joint.kind == JointKind::Coupling {
                if let Some(coupling) = self.couplings.iter().find(|c| c.live == record.joint as usize) {
                    let ends = coupling.row(shared, &self.list, &leaned).1;
                    ends.iter().for_each(|e| add(e.body, e.linear * l, e.angular * l));
                }
                continue;
            }
            if at.as_ref().is_none_or(|at| at.0 != record.joint) {
                let sight = seen(shared, live, joint, &leaned);
                at = Some((record.joint, sight, sight.hard(joint, self.near(shared, live, joint)), 0));
            }
            let Some((_, sight, hard, next)) = &mut at else { continue };
            let k = record.coordinate;
            let (f, by) = if record.role == Role::Hard {
                *next += 1;
                (hard.rows[*next - 1], 1.0)
            } else {
                let unit = joint.kind.coordinates().get(k);
                let scale = if unit == Some(&CoordinateUnit::Angle) { joint.length } else { 1.0 };
                (sight.gradient(joint.kind, k), if record.role == Role::Upper { -scale } else { scale })
            };
            for (body, g) in [(live.bodies[0], &f.a), (live.bodies[1], &f.b)] {
                add(body, g.linear * (by * l), g.angular * (by * l));
            }
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
            let mut writer = RowWriter {
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
        for coupling in self.couplings.iter() {
            let ends = coupling.row(shared, &self.list, &self.here).1;
            sound &= problem.add_row(Row::hard(coupling.live as u32, 0.0), &ends).is_ok();
        }
        sound
    }

    /// The sight of a joint where it is solved.
    pub(super) fn sight(&self, shared: &Shared<'_>, live: &ActiveJoint, joint: &JointModel) -> JointKinematics {
        seen(shared, live, joint, &self.here)
    }
}

/// Whether a law along coordinate `k` asks for its value at the end of the step: a spring, or a damper where paths bend.
fn ends_count(joint: &JointModel, k: usize) -> bool {
    let along = &joint.along[k];
    along.spring.is_some() || along.damping > 0.0 && !joint.kind.is_unbent(k)
}

/// A body when its island is solved. One that is driven has gone on to the midpoint, but a joint of an island that is solved at the
/// start of the step has both of its ends there.
fn solved_at(island: &Island, body: Body<'_>) -> Motion {
    if island.start_up && !body.is_dynamic() { body.step.start } else { body.state.now }
}
