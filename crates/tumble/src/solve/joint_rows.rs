//! Rows of one joint: which laws act along its coordinates, and the numbers that the solver takes for them.

use super::shared::Shared;
use crate::joint::geometry::{Function, Gradient, JointKinematics, Placement};
use crate::joint::motor::Drive;
use crate::joint::{Along, JointModel, JointState, MOST_COORDINATES};
use crate::state::motion::Motion;
use tumble_math::order::{max, positive_part};
use tumble_math::{DMat3, DVec3, trig};
use tumble_solver::{End, Problem, Row, Velocity};

/// A body of the problem that is none: the world, or a body that does not move.
pub(super) const NONE: u32 = u32::MAX;

/// Role of a row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Role {
    /// Holds the joint together.
    Hard,
    /// Holds the bodies against each other where the predicted motion has no solution: no law of the joint asks for it.
    Held,
    /// Spring, damper, armature and servo without a limit along a coordinate, added up.
    Linear,
    Lower,
    Upper,
    Motor,
    Friction,
}

/// Constraint that the rows of an island's joints express.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Hold {
    /// Joints closed at the next midpoint: the law.
    Places,
    /// Rates of the hard rows zero where they are, and springs backward in time: possible also where no motion closes the joints, and
    /// no energy comes in as long as coordinates go along lines. A drag holds the bodies back against each other: it takes this
    /// multiple of the rate that it leaves [–].
    Rates(f64),
    /// The bodies against each other, as if every joint were fixed: springs do no work then, whatever their coordinates would do.
    Bodies,
    /// The bodies go back against each other the way that they came, so that springs that the first half of the step has drawn out are as
    /// they were where it began.
    Back,
}

impl Hold {
    /// Whether the bodies move against each other as told, whatever the coordinates of their joints.
    pub(super) fn welds(self) -> bool {
        matches!(self, Self::Bodies | Self::Back)
    }

    /// Whether the bodies are held back against each other beside the hard rows of their joints.
    pub(super) fn drags(self) -> bool {
        matches!(self, Self::Rates(drag) if drag > 0.0)
    }
}

/// Joint, role and coordinate of a row of the problem.
#[derive(Clone, Copy, Debug)]
pub(super) struct RowInfo {
    /// Place of the joint in the island's list.
    pub(super) joint: u32,
    pub(super) role: Role,
    pub(super) coordinate: usize,
}

/// A joint of the island, at the solve.
#[derive(Clone, Copy, Debug)]
pub(super) struct ActiveJoint {
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
    /// From the centre of A to the point on B [m]: the lever on A of what holds the bodies against each other.
    pub(super) across: DVec3,
    /// Limits that may be met: lower and upper of each coordinate.
    pub(super) limits: [[bool; 2]; MOST_COORDINATES],
}

/// Placement of an end of a joint, by those of the problem's bodies; of one that is none of them, where it stands.
pub(super) fn end(shared: &Shared<'_>, live: &ActiveJoint, k: usize, places: &[Placement]) -> Placement {
    match live.bodies[k] {
        NONE => place_of(shared, live.slots[k]),
        body => places[body as usize],
    }
}

/// A joint as its ends see it at those placements of the problem's bodies.
pub(super) fn seen(
    shared: &Shared<'_>,
    live: &ActiveJoint,
    joint: &JointModel,
    places: &[Placement],
) -> JointKinematics {
    JointKinematics::of(&joint.ends, [end(shared, live, 0, places), end(shared, live, 1, places)])
}

/// Placement of the body in a slot; of no slot, the world.
pub(super) fn place_of(shared: &Shared<'_>, slot: u32) -> Placement {
    if slot == NONE {
        return Placement::WORLD;
    }
    shared.system.at(slot).map_or(Placement::WORLD, |b| place(&b.state.now))
}

/// Places of a motion.
pub(crate) fn place(m: &Motion) -> Placement {
    Placement { centre: m.centre, orientation: m.orientation }
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

/// The two numbers of a merged row: a and d of −a·u − d.
fn spring_part(h: f64, k: f64, stretched: f64, now: f64) -> (f64, f64) {
    (0.25 * h * h * k, h * k * (stretched - 0.25 * h * now))
}

/// Decay x up to which the weight of a damper is its series ½ + x/12 [–]: the next term, x³/720, is 1.4e-12 there; above it the closed
/// form loses at most 2⁻⁵³/x² = 1.1e-10 by cancellation.
const SERIES_DECAY: f64 = 1e-3;

/// Horizons ahead of which a limit has its row [–]: one for the step itself, and one more for rates that grow in it. Chosen, not derived:
/// a limit that is met sooner has its row in the next outer iteration.
const LIMIT_HORIZONS: f64 = 2.0;

/// θ of the damper: exact decay for one coordinate, ½ for little damping and 1 for much.
fn damper_weight(x: f64) -> f64 {
    if x < SERIES_DECAY { 0.5 + x / 12.0 } else { 1.0 / (1.0 - trig::exp(-x)) - 1.0 / x }
}

/// One coordinate of a joint in a step.
pub(super) struct CoordinateStep<'a> {
    pub(super) joint: &'a JointModel,
    pub(super) state: &'a JointState,
    pub(super) k: usize,
    /// Metres of its unit.
    pub(super) scale: f64,
    pub(super) horizon: f64,
    pub(super) h: f64,
    /// Its value where it is solved, and where it will be [rad or m].
    pub(super) here: f64,
    pub(super) will: f64,
    /// Its value at the end of the step, and the time until then [s].
    pub(super) end: f64,
    pub(super) rest: f64,
    pub(super) hold: Hold,
    /// Whether A does not move.
    pub(super) on_fixed: bool,
}

impl CoordinateStep<'_> {
    /// Addition to the rate `now` of the coordinate by the bend of its path, scaled, from one midpoint to the next [m/s].
    ///
    /// Rates between midpoints are R⁺ = u⁺ + bend and R⁻ = u⁻ − bend, and u⁺ − u⁻ = −x(θR⁺ + (1 − θ)R⁻) for a damper of
    /// x = hc/m. With its θ that is R⁺ = e⁻ˣR⁻ + 2 bend (1 − e⁻ˣ)/x: the decay of a rate that the path bends, exactly. Without
    /// the bend a strong damper holds velocities at the midpoint, and turns energy into heat in first order.
    fn bend(&self, now: f64) -> f64 {
        // the angle of a hinge goes with the spins and has none; the swing of a ball joint has a corner at zero
        if self.joint.kind.is_unbent(self.k) || !(self.rest > 0.0) || self.hold != Hold::Places {
            return 0.0;
        }
        (self.h / self.rest) * (self.scale * (self.end - self.here) / self.rest - now)
    }

    /// Rate of the coordinate on the whole way to the next midpoint beyond the rate `now`, scaled [m/s].
    ///
    /// What a motor is told, what friction holds and how fast a rotor turns is that rate: rates at the midpoint alone would let a
    /// coordinate creep outwards on every bend of its path, and take energy for it, in first order.
    fn curve(&self, now: f64) -> f64 {
        let straight = self.joint.kind.is_unbent(self.k) || self.joint.kind.is_line(self.k) && self.on_fixed;
        if straight || self.hold != Hold::Places {
            return 0.0;
        }
        self.scale * (self.will - self.here) / self.horizon - now
    }

    /// Spring, damper, armature and servo without limit at these rates, scaled, of a coordinate of this mobility [1/kg]: a and d of
    /// −a·u − d for each.
    pub(super) fn linear(&self, along: &Along, (before, now): (f64, f64), mobility: f64) -> [(f64, f64); 4] {
        let (h, scale) = (self.h, self.scale);
        let unit = 1.0 / (scale * scale);
        let mut parts = [(0.0, 0.0); 4];
        if let Some((stiffness, rest)) = along.spring {
            let k = stiffness * unit;
            parts[0] = if self.hold == Hold::Places {
                // the force of the mean of both frames: its work is the change of the energy at frames
                let mean = 0.5 * (self.state.value[self.k] + self.end);
                spring_part(h, k, scale * (mean - rest), now)
            } else {
                (h * h * k, h * k * scale * (self.here - rest))
            };
        }
        if along.damping > 0.0 {
            let c = along.damping * unit;
            let weight = damper_weight(h * c * mobility);
            let bent = (2.0 * weight - 1.0) * self.bend(now);
            parts[1] = (weight * h * c, h * c * ((1.0 - weight) * before + bent));
        }
        if along.armature > 0.0 {
            let j = along.armature * unit;
            parts[2] = (j, j * (self.curve(now) - scale * self.state.rotor[self.k]));
        }
        let motor = &self.state.motor[self.k];
        if motor.max == f64::INFINITY && matches!(motor.drive, Drive::Position { .. }) {
            parts[3] = servo(self, &motor.drive);
        }
        parts
    }
}

/// Adds the rows of one joint to a problem.
pub(super) struct RowWriter<'a> {
    pub(super) problem: &'a mut Problem,
    pub(super) records: &'a mut Vec<RowInfo>,
    pub(super) inverses: &'a [(f64, DMat3)],
    pub(super) live: &'a ActiveJoint,
    pub(super) index: u32,
    pub(super) sound: bool,
}

impl RowWriter<'_> {
    /// Adds a row, scaled.
    pub(super) fn add(&mut self, f: &Function, scale: f64, row: Row, (role, coordinate): (Role, usize)) {
        let mut ends = [End::default(); 2];
        let mut count = 0;
        for (body, g) in [(self.live.bodies[0], &f.a), (self.live.bodies[1], &f.b)] {
            if body != NONE {
                ends[count] = End { body, linear: g.linear * scale, angular: g.angular * scale };
                count += 1;
            }
        }
        if self.problem.add_row(row, &ends[..count]).is_ok() {
            self.records.push(RowInfo { joint: self.index, role, coordinate });
        } else {
            self.sound = false;
        }
    }

    /// Adds rows that hold the bodies back against each other.
    pub(super) fn drag(&mut self, rows: &[Function], drag: f64) {
        for row in rows {
            let compliance = self.mobility(row, 1.0) / drag;
            self.add(row, 1.0, Row::soft(self.index, 0.0, compliance), (Role::Held, 0));
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

    /// Rate of a function before the step.
    pub(super) fn rate_before(&self, f: &Function) -> f64 {
        let before = |body: u32| self.problem.bodies().get(body as usize).map_or(Velocity::ZERO, |b| b.before);
        rate(f, before(self.live.bodies[0]), before(self.live.bodies[1]))
    }

    /// Adds the rows along a coordinate.
    pub(super) fn coordinate(
        &mut self,
        f: &Function,
        at: &CoordinateStep<'_>,
        (va, vb): (Velocity, Velocity),
        limits: &mut [bool; 2],
    ) {
        let along = at.joint.along[at.k];
        let (h, scale, k) = (at.h, at.scale, at.k);
        let before = scale * self.rate_before(f);
        let now = scale * rate(f, va, vb);
        self.linear(f, at, &along, (before, now));
        let motor = at.state.motor[k];
        let most = motor.max * h / scale;
        match motor.drive {
            Drive::Velocity { rate } if most.is_finite() => {
                let bias = at.curve(now) - rate * scale;
                self.add(f, scale, Row::bounded(self.index, bias, 0.0, most), (Role::Motor, k));
            }
            Drive::Velocity { rate } => {
                let bias = at.curve(now) - rate * scale;
                self.add(f, scale, Row::hard(self.index, bias), (Role::Motor, k));
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
            let row = Row::bounded(self.index, at.curve(now), 0.0, along.friction * h / scale);
            self.add(f, scale, row, (Role::Friction, k));
        }
        // bodies that move against each other as told are stopped by no limit: a row that cannot give way has an impulse without bound
        let Some((least, most)) = along.range.filter(|_| !at.hold.welds()) else { return };
        let reach = LIMIT_HORIZONS * at.horizon * (max(before.abs(), now.abs()));
        for (side, sign, limit) in [(0, 1.0, least), (1, -1.0, most)] {
            let here = sign * scale * (at.here - limit);
            let will = sign * scale * (at.will - limit);
            limits[side] |= here <= reach || will <= 0.0;
            if limits[side] {
                // distance that the predicted motion has beyond the rate: left to go, or already spent on the bend of the path
                let left = match at.hold {
                    Hold::Places => will - if here < 0.0 { here } else { 0.0 } - at.horizon * sign * now,
                    _ => positive_part(here),
                };
                let role = if side == 0 { Role::Lower } else { Role::Upper };
                let bias = if left < 0.0 { left / at.horizon } else { 0.0 };
                let row = Row { bias, ..Row::unilateral(self.index, positive_part(left), along.restitution) };
                self.add(f, sign * scale, row, (role, k));
            }
        }
    }

    /// Adds spring, damper, armature and servo without limit as one row.
    fn linear(&mut self, f: &Function, at: &CoordinateStep<'_>, along: &Along, (before, now): (f64, f64)) {
        let parts = at.linear(along, (before, now), self.mobility(f, at.scale));
        let (a, d) = parts.iter().fold((0.0, 0.0), |sum, p| (sum.0 + p.0, sum.1 + p.1));
        if a > 0.0 {
            self.add(f, at.scale, Row::soft(self.index, d / a, 1.0 / a), (Role::Linear, at.k));
        }
    }
}

/// Whether a law along coordinate `k` asks for its value at the next midpoint: a limit, or where paths bend what goes by the rate until
/// then.
pub(super) fn goes_on(joint: &JointModel, state: &JointState, k: usize) -> bool {
    let along = &joint.along[k];
    along.range.is_some() || !joint.kind.is_unbent(k) && (along.armature > 0.0 || has_rate_law(joint, state, k))
}

/// Whether a motor to a velocity or dry friction acts along coordinate `k`.
pub(super) fn has_rate_law(joint: &JointModel, state: &JointState, k: usize) -> bool {
    joint.along[k].friction > 0.0 || matches!(state.motor[k].drive, Drive::Velocity { .. })
}

/// The two numbers of a servo: backward, so that it is stable at any gain.
fn servo(at: &CoordinateStep<'_>, drive: &Drive) -> (f64, f64) {
    let Drive::Position { position, rate, stiffness, damping } = *drive else { return (0.0, 0.0) };
    let (h, unit) = (at.h, 1.0 / (at.scale * at.scale));
    let (k, c) = (stiffness * unit, damping * unit);
    (h * h * k + h * c, h * k * at.scale * (at.here - position) - h * c * at.scale * rate)
}

/// Velocities of the ends of a joint, by those of the problem's bodies.
pub(super) fn ends_of(live: &ActiveJoint, velocities: &[Velocity]) -> [Velocity; 2] {
    live.bodies.map(|body| velocities.get(body as usize).copied().unwrap_or(Velocity::ZERO))
}
