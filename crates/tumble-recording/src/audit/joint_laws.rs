//! The laws of joints: they stay closed, act along their own constraints only, stop at their limits, and no impulse along their
//! coordinates exceeds its bound.

use super::acted::{Acted, Along};
use super::findings::Audit;
use super::joint_geometry::Pair;
use super::joints::Joints;
use super::laws::admitted;
use super::step::{Stage, Step};
use crate::contact_rows::SolveRow;
use std::collections::BTreeMap;
use tumble::{CoordinateMode, DVec3, Verdict};
use tumble_math::order::{max, min, positive_part};
use tumble_math::trig;

/// How far a joint of a solved step may be open at a midpoint [m]: what is closed there is what is farther open.
const OPEN: f64 = 1e-9;
/// Rounding of a place that went through the drift of half a step, in parts of the lengths there [–].
const PLACE: f64 = 1e-13;
/// Rounding of an impulse beside what it is made of [–].
const IMPULSE: f64 = 1e-9;
/// Part of a bound within which an impulse is at it [–].
const AT_BOUND: f64 = 1e-12;

/// State of a joint at the last midpoint, and the residual admitted by its step.
struct Flight {
    frame: u64,
    /// Length of the next step, as far as the step was told [s], and the time that it looked ahead [s].
    next: f64,
    horizon: f64,
    /// Residual that its island admits [m/s].
    admitted: f64,
    /// Values of its hard rows [m].
    hard: Vec<f64>,
    along: Vec<Ahead>,
    /// Whether its step was solved.
    solved: bool,
}

/// A coordinate at a midpoint, to be asked where it is at the next.
struct Ahead {
    stop: Stop,
    /// Parts that go by the mean rate until then, where the path of the coordinate bends.
    mean: Option<Mean>,
}

/// Laws of the mean rate of a coordinate from midpoint to midpoint; its numbers are in rad or m.
struct Mean {
    value: f64,
    /// Rate after the solve.
    rate: f64,
    scale: f64,
    /// Change of the rate by a unit impulse.
    mobility: f64,
    /// Target of a motor to a velocity, its impulse, and the greatest.
    motor: Option<(f64, f64, f64)>,
    /// Impulse of dry friction, and the greatest.
    friction: (f64, f64),
    /// Speed of the rotor.
    rotor: Option<f64>,
}

/// The limits of a coordinate at a midpoint.
#[derive(Clone, Copy, Default)]
struct Stop {
    /// How far it was inside the lower and the upper limit [m].
    inside: [f64; 2],
    /// With which speed each limit presses, if it presses without a bounce: impulse times mobility [m/s].
    pressed: [f64; 2],
}

/// The laws of joints from step to step.
#[derive(Default)]
pub(super) struct JointLaws {
    last: BTreeMap<u32, Flight>,
}

impl JointLaws {
    pub(super) fn check(&mut self, audit: &mut Audit, stage: &Stage<'_>, step: &Step<'_>, joints: &Joints<'_>) {
        complete(audit, step, joints);
        let solves: BTreeMap<u32, &SolveRow> = step.solves.iter().map(|s| (s.island, s)).collect();
        for one in &step.joints {
            let solve = solves.get(&one.row.island).copied();
            let one = OneJoint { one, stage, step, solve, admitted: admitted(stage, solve) };
            one.closed(audit);
            one.holds(audit);
            one.breaks(audit);
            one.one.along.iter().for_each(|a| one.coordinate(audit, a));
            let now = one.flight();
            if let Some(last) = self.last.get(&one.one.joint.id) {
                one.flown(audit, last);
            }
            self.last.insert(one.one.joint.id, now);
        }
    }
}

/// Joints whose bodies take part have acted, and the sums of frame and islands are those of the rows.
fn complete(audit: &mut Audit, step: &Step<'_>, joints: &Joints<'_>) {
    let (k, row) = (step.after.row.frame, &step.after.row);
    let acted: BTreeMap<u32, &Acted<'_>> = step.joints.iter().map(|a| (a.joint.id, a)).collect();
    for (id, joint) in joints.rows.iter().filter(|(id, _)| !joints.gone.contains(*id)) {
        let takes_part = joint.bodies.iter().flatten().any(|b| step.active.contains_key(b));
        audit.ask("sequence", k, f64::from(u8::from(takes_part && !acted.contains_key(id))), 0.0, || {
            format!("joint {id} has no row, though its bodies move")
        });
        let whole = acted.get(id).is_none_or(|a| a.along.len() == joint.coordinates.len());
        audit.ask("sequence", k, f64::from(u8::from(!whole)), 0.0, || format!("joint {id} lacks a coordinate"));
    }
    let gone = step.joints.iter().filter(|a| joints.gone.contains(&a.joint.id)).count();
    audit.ask("joint", k, gone as f64, 0.0, || format!("{gone} joints act that broke before"));
    audit.ask("sequence", k, (step.joints.len() as f64 - f64::from(row.joints)).abs(), 0.0, || {
        format!("{} joints, but the frame counts {}", step.joints.len(), row.joints)
    });
    for s in &step.solves {
        let found = step.joints.iter().filter(|a| a.row.island == s.island).count();
        audit.ask("sequence", k, (found as f64 - f64::from(s.joints)).abs(), 0.0, || {
            format!("island {} has {found} joints, its solve says {}", s.island, s.joints)
        });
        audit.ask("verdict", k, positive_part(s.joint_residual - s.residual), 0.0, || {
            format!("island {}: its joints miss {:.3e} m/s, all of it {:.3e}", s.island, s.joint_residual, s.residual)
        });
    }
    let of = |f: &dyn Fn(&Acted<'_>) -> f64| step.joints.iter().fold(0.0, |m, a| max(m, f(a)));
    let residual = step.solves.iter().fold(0.0, |m, s| max(m, s.joint_residual));
    for (what, says, is) in [
        ("gap", row.joint_gap, of(&|a| a.row.gap)),
        ("turn", row.joint_turn, of(&|a| a.row.turn)),
        ("residual", row.joint_residual, residual),
    ] {
        audit.ask("verdict", k, f64::from(u8::from(says.to_bits() != is.to_bits())), 0.0, || {
            format!("the frame says a {what} of joints of {says:.3e}, its rows {is:.3e}")
        });
    }
}

/// A joint that is asked for its laws.
struct OneJoint<'a> {
    one: &'a Acted<'a>,
    stage: &'a Stage<'a>,
    step: &'a Step<'a>,
    solve: Option<&'a SolveRow>,
    /// Residual that its island admits [m/s].
    admitted: f64,
}

impl OneJoint<'_> {
    fn who(&self) -> String {
        format!("joint {} ({})", self.one.joint.id, self.one.joint.name)
    }

    fn frame(&self) -> u64 {
        self.step.after.row.frame
    }

    /// How exactly the places of its ends are known [m].
    fn unsure(&self) -> f64 {
        PLACE * self.one.view().scale() + self.turned() * self.one.joint.length
    }

    /// By how much rounding may have turned its ends [rad].
    fn turned(&self) -> f64 {
        let ends = self.one.joint.bodies.iter().flatten().filter_map(|b| self.step.active.get(b));
        ends.fold(0.0, |sum, m| sum + m.unsure)
    }

    /// Whether one of its bodies is solved where the step began.
    fn starts(&self) -> bool {
        self.one.joint.bodies.iter().flatten().any(|b| self.step.active.get(b).is_some_and(|m| m.start_up))
    }

    /// It is closed at the midpoint, and says how far it is open.
    fn closed(&self, audit: &mut Audit) {
        let (joint, row) = (self.one.joint, &self.one.row);
        if joint.kind == "coupling" {
            let off = self.coupled();
            self.closed_to(audit, off, off, row.gap, "its coordinates");
            return;
        }
        let (mut gap, mut turn) = (0.0, 0.0);
        for (f, points) in self.one.view().hard(self.one.near()) {
            if points {
                gap = max(gap, f.value.abs());
            } else {
                turn = max(turn, f.value.abs());
            }
        }
        self.closed_to(audit, gap, gap, row.gap, "its points");
        self.closed_to(audit, turn, turn / joint.length, row.turn, "its axes");
    }

    fn closed_to(&self, audit: &mut Audit, open: f64, is: f64, says: f64, what: &str) {
        let k = self.frame();
        let unsure = self.unsure() * max(1.0, 1.0 / self.one.joint.length);
        audit.ask("joint", k, (is - says).abs(), unsure + 1e-6 * is, || {
            format!("{}: {what} are {is:.3e} apart at the midpoint, it says {says:.3e}", self.who())
        });
        if self.solve.is_some_and(|s| s.verdict == Verdict::Solved) {
            audit.ask("joint", k, open, OPEN + unsure, || {
                format!("{}: {what} are {open:.3e} m open at the midpoint of a solved step", self.who())
            });
        }
    }

    /// Error of a coupling [m].
    fn coupled(&self) -> f64 {
        let joint = self.one.joint;
        let value = joint.coupled.iter().fold(-joint.constant, |sum, m| {
            let other = self.step.joints.iter().find(|a| a.joint.id == m.joint);
            let along = other.and_then(|a| a.along.get(m.coordinate as usize));
            sum + m.factor * along.map_or(f64::NAN, |a| a.here.value)
        });
        (value * joint.length).abs()
    }

    /// Its hard rows push only along what they hold, but in a step without a solution, in which its bodies may be held against
    /// each other: one that says so is not solved.
    fn holds(&self, audit: &mut Audit) {
        let (joint, row) = (self.one.joint, &self.one.row);
        let held = row.mode == CoordinateMode::Held;
        let solved = self.solve.is_none_or(|s| s.verdict == Verdict::Solved);
        let right = match row.mode {
            CoordinateMode::Free => true,
            CoordinateMode::Held => !solved,
            _ => false,
        };
        audit.ask("verdict", self.frame(), f64::from(u8::from(!right)), 0.0, || {
            format!(
                "{} is said to be {} in a step that is {}",
                self.who(),
                row.mode.name(),
                if solved { "solved" } else { "not" }
            )
        });
        if held {
            return;
        }
        let l = joint.length;
        let as_one = |p: DVec3, m: DVec3| Pair { linear: p, angular: m / l };
        let view = self.one.acting();
        let lever = view.levers()[1];
        let mut basis: Vec<Pair> = Vec::new();
        for (f, _) in view.hard(self.one.near()) {
            let g = f.ends[1];
            let mut e = as_one(g.linear, g.angular - lever.cross(g.linear));
            let size = e.dot(e).sqrt();
            for _ in 0..2 {
                for b in &basis {
                    let along = b.dot(e);
                    e = Pair { linear: e.linear - b.linear * along, angular: e.angular - b.angular * along };
                }
            }
            let left = e.dot(e).sqrt();
            if left > 1e-9 * size {
                basis.push(e.times(1.0 / left));
            }
        }
        let whole = as_one(DVec3::from_array(row.impulse), DVec3::from_array(row.moment));
        let mut rest = whole;
        for b in &basis {
            let along = b.dot(rest);
            rest = Pair { linear: rest.linear - b.linear * along, angular: rest.angular - b.angular * along };
        }
        let (off, size) = (rest.dot(rest).sqrt(), whole.dot(whole).sqrt());
        // the rows are leaned by the velocities of the last turn but one: a short rod is turned farther by them
        let reach = if joint.kind == "rod" { min(l, joint.size) } else { l };
        let leaned = row.lean * self.admitted / reach;
        audit.ask("joint", self.frame(), off, (IMPULSE + leaned) * size, || {
            format!("{} pushes with {off:.3e} N·s where it holds nothing", self.who())
        });
        let stray = joint.kind != "coupling" && row.coupling != 0.0;
        audit.ask("joint", self.frame(), f64::from(u8::from(stray)), 0.0, || {
            format!("{} pushes as a coupling, and is none", self.who())
        });
    }

    /// It breaks when its load is above what it bears, and only then.
    fn breaks(&self, audit: &mut Audit) {
        let (joint, row, h) = (self.one.joint, &self.one.row, self.step.after.row.dt);
        let load = [DVec3::from_array(row.impulse).length() / h, DVec3::from_array(row.moment).length() / h];
        // what holds bodies where a step has no solution is no load
        let over = row.mode != CoordinateMode::Held && (0..2).any(|k| load[k] > joint.breaks[k]);
        let near = (0..2).any(|k| (load[k] - joint.breaks[k]).abs() <= AT_BOUND * joint.breaks[k]);
        let broke = self.step.broke.contains(&joint.id);
        audit.ask("joint", self.frame(), f64::from(u8::from(over != broke && !near)), 0.0, || {
            let word = if broke { "breaks" } else { "does not break" };
            format!("{} {word} at {:.3e} N and {:.3e} N·m", self.who(), load[0], load[1])
        });
    }

    /// Laws of the impulses along a coordinate.
    fn coordinate(&self, audit: &mut Audit, a: &Along) {
        let c = Coordinate::new(self, a);
        c.rates(audit);
        c.motor(audit);
        c.friction(audit);
        c.stored(audit);
        c.mode(audit);
    }

    /// State that the next step is compared with.
    fn flight(&self) -> Flight {
        let next = self.step.after.row.next();
        let horizon = if self.starts() { self.step.longest_horizon() } else { self.step.horizon(0.0) };
        let hard = if self.one.joint.kind == "coupling" {
            vec![self.coupled()]
        } else {
            self.one.view().hard(self.one.near()).iter().map(|(f, _)| f.value).collect()
        };
        let along = self.one.along.iter().map(|a| Coordinate::new(self, a).ahead()).collect();
        let solved = self.solve.is_some_and(|s| s.verdict == Verdict::Solved);
        Flight { frame: self.frame(), next, horizon, admitted: self.admitted, hard, along, solved }
    }

    /// From the last midpoint to this one it opens by no more than the last step admits, and passes no limit.
    fn flown(&self, audit: &mut Audit, last: &Flight) {
        let joint = self.one.joint;
        let bodies = || joint.bodies.iter().flatten();
        let moved = |b: &u32| {
            self.step.outside.put.contains(b)
                || self.step.corrected_before.contains(b)
                || self
                    .step
                    .active
                    .get(b)
                    .is_some_and(|m| m.start_up || m.closing != DVec3::ZERO || m.closing_turn != DVec3::ZERO)
        };
        let followed =
            last.frame + 1 == self.frame() && last.next == self.step.after.row.dt && joint.kind != "coupling";
        if !followed || bodies().any(moved) {
            return;
        }
        let slack = last.horizon * last.admitted * (1.0 + 1e-6) + 2.0 * self.unsure();
        for ((f, _), old) in self.one.view().hard(self.one.near()).iter().zip(&last.hard) {
            audit.ask("joint", self.frame(), (f.value - old).abs(), slack, || {
                format!("{} opens by {:.3e} m in a step", self.who(), (f.value - old).abs())
            });
        }
        for (a, old) in self.one.along.iter().zip(&last.along) {
            if let Some(mean) = &old.mean {
                self.gone_on(audit, a, (mean, last, slack));
            }
            let now = Coordinate::new(self, a).stop();
            for side in 0..2 {
                let (inside, was) = (now.inside[side], min(old.stop.inside[side], 0.0));
                audit.ask("joint", self.frame(), positive_part(was - inside), slack, || {
                    format!("{} is {:.3e} m beyond a limit", self.who(), -inside)
                });
                // one that pressed has stopped there
                let away = min(old.stop.pressed[side], positive_part(inside - was) / last.horizon);
                audit.ask("joint", self.frame(), away * last.horizon, slack, || {
                    format!("{}: a limit pushed that is {inside:.3e} m away", self.who())
                });
            }
        }
    }
}

impl OneJoint<'_> {
    /// A motor and dry friction have kept their laws of the mean rate since the last midpoint, and a rotor has turned with it.
    fn gone_on(&self, audit: &mut Audit, a: &Along, (old, last, slack): (&Mean, &Flight, f64)) {
        let c = Coordinate::new(self, a);
        let rate = (a.here.value - old.value) / last.horizon;
        let slack = slack / last.horizon;
        let missed = |target: f64, impulse: f64, most: f64| {
            if !(old.mobility > 0.0) {
                return 0.0;
            }
            let held = min(max(impulse - (rate - target) / old.mobility, -most), most);
            old.scale * old.mobility * (impulse - held).abs()
        };
        if let Some((target, impulse, most)) = old.motor {
            let off = missed(target, impulse, most);
            audit.ask("joint", self.frame(), off, slack, || {
                format!("{}: on its way here the motor missed its law by {off:.3e} m/s", c.who())
            });
        }
        let (impulse, most) = old.friction;
        if most > 0.0 {
            let off = missed(0.0, impulse, most);
            audit.ask("joint", self.frame(), off, slack, || {
                format!("{}: on its way here friction missed its law by {off:.3e} m/s", c.who())
            });
        }
        if let Some(rotor) = old.rotor {
            // where the way had no solution rows hold rates at the midpoint
            let held = if last.solved { f64::INFINITY } else { (rotor - old.rate).abs() };
            let off = old.scale * min((rotor - rate).abs(), held);
            audit.ask("joint", self.frame(), off, slack, || {
                format!("{}: its rotor turned by {rotor:.9e}, the coordinate by {rate:.9e} on its way here", c.who())
            });
        }
    }
}

/// A coordinate that is asked for its laws; its numbers are in rad or m.
struct Coordinate<'a> {
    joint: &'a OneJoint<'a>,
    a: &'a Along,
    /// Metres of its unit.
    scale: f64,
    /// Rate before and after, where the rows act.
    before: f64,
    rate: f64,
    /// Change of its rate by a unit impulse along it.
    mobility: f64,
    h: f64,
}

impl<'a> Coordinate<'a> {
    fn new(joint: &'a OneJoint<'a>, a: &'a Along) -> Self {
        let scale = if a.spec.angle { joint.one.joint.length } else { 1.0 };
        let mobility = joint.one.joint.bodies.iter().zip(a.acting.ends).fold(0.0, |sum, (body, g)| {
            let Some(m) = body.and_then(|b| joint.step.active.get(&b)) else { return sum };
            sum + g.linear.length_squared() / m.inertial.mass + g.angular.dot(m.inverse_inertia() * g.angular)
        });
        let (before, rate) = (a.acting.rate(joint.one.before), a.acting.rate(joint.one.after));
        Self { joint, a, scale, before, rate, mobility, h: joint.step.after.row.dt }
    }

    fn who(&self) -> String {
        format!("{}, coordinate {}", self.joint.who(), self.a.row.coordinate.unwrap_or(0))
    }

    /// Uncertainty of its rate by rounding and by an inexact solution [rad/s or m/s].
    fn unsure(&self) -> f64 {
        let moving = [self.joint.one.before, self.joint.one.after]
            .iter()
            .flatten()
            .fold(0.0, |sum, v| sum + v.linear.length() + v.angular.length() * self.joint.one.joint.length);
        // what turns them turns their velocities
        let turned = self.joint.turned();
        self.steepness() * ((1e-10 + turned) * moving + 2.0 * self.joint.stage.quiet()) / self.scale
    }

    /// Change of the coordinate by a turn of its bodies [–]: many times that near a pole of its angles.
    fn steepness(&self) -> f64 {
        let turned = |g: &Pair| if self.a.spec.angle { g.angular.length() } else { 1.0 };
        self.a.here.ends.iter().fold(1.0, |most, g| max(most, turned(g)))
    }

    /// Value and rates are those of the bodies.
    fn rates(&self, audit: &mut Audit) {
        let (a, k) = (self.a, self.joint.frame());
        let off = (a.here.value - a.row.value).abs() * self.scale;
        audit.ask("joint", k, off, self.steepness() * self.joint.unsure(), || {
            format!("{} is {:.9e}, it says {:.9e}", self.who(), a.here.value, a.row.value)
        });
        // whole turns are those that it makes from the frame on, where it makes less than a radian: none can be told otherwise
        let solved = self.joint.solve.is_some_and(|s| s.verdict == Verdict::Solved);
        let slow = max(a.row.rate_before.abs(), a.row.rate.abs()) * self.h < 1.0;
        if a.spec.angle && solved && slow && k > 0 {
            audit.ask("joint", k, (a.row.value - a.frames[0]).abs(), std::f64::consts::PI, || {
                format!("{} turns from {:.9e} to {:.9e} in a step", self.who(), a.frames[0], a.row.value)
            });
        }
        let one = self.joint.one;
        for (v, says, which) in [(one.before, a.row.rate_before, "before"), (one.after, a.row.rate, "after")] {
            let off = (a.here.rate(v) - says).abs();
            audit.ask("joint", k, off, self.unsure(), || {
                format!("{}: the rate {which} the solve is not that of the bodies", self.who())
            });
        }
    }

    /// A row with bounds: 0 ∈ u + γλ + b + N(λ), in m/s.
    fn bounded(&self, impulse: f64, bias: f64, compliance: f64, most: f64) -> f64 {
        let k = self.mobility + compliance;
        if !(k > 0.0) {
            return 0.0;
        }
        let free = impulse - (self.rate + compliance * impulse + bias) / k;
        let held = min(max(free, -most), most);
        self.scale * k * (impulse - held).abs()
    }

    /// Residual that is admitted, as a velocity [m/s].
    fn limit(&self) -> f64 {
        self.joint.admitted * (1.0 + 1e-6) + self.scale * self.unsure()
    }

    /// The motor does what it is told, and no more than it can.
    fn motor(&self, audit: &mut Audit) {
        let (a, h, k) = (self.a, self.h, self.joint.frame());
        let l = a.row.motor_impulse;
        let Some(motor) = a.motor else {
            audit.ask("joint", k, l.abs(), 0.0, || format!("{}: a motor that is not there pushes", self.who()));
            return;
        };
        let most = motor.max * h;
        audit.ask("joint", k, positive_part(l.abs() - most), AT_BOUND * most, || {
            format!("{}: the motor pushes with {:.6e}, at most {:.6e}", self.who(), l.abs() / h, motor.max)
        });
        let residual = match motor.kind {
            // asked at the next midpoint
            "velocity" if !self.is_unbent() => return,
            "velocity" => self.bounded(l, -motor.target, 0.0, most),
            "position" => {
                let stiff = h * h * motor.stiffness + h * motor.damping;
                let bias = h * motor.stiffness * (a.row.value - motor.target) - h * motor.damping * motor.rate;
                if stiff > 0.0 { self.bounded(l, bias / stiff, 1.0 / stiff, most) } else { self.scale * l.abs() }
            }
            _ => {
                let told = min(max(motor.target, -motor.max), motor.max) * h;
                audit.ask("joint", k, (l - told).abs(), AT_BOUND * told.abs(), || {
                    format!("{}: a force of {:.6e}, it is told {:.6e}", self.who(), l / h, told / h)
                });
                return;
            }
        };
        audit.ask("joint", k, residual, self.limit(), || {
            format!("{}: the motor misses its law by {residual:.3e} m/s", self.who())
        });
    }

    /// Dry friction holds, or goes against the rate with all that it has.
    fn friction(&self, audit: &mut Audit) {
        let (l, most) = (self.a.row.friction_impulse, self.a.spec.friction * self.h);
        audit.ask("joint", self.joint.frame(), positive_part(l.abs() - most), AT_BOUND * most, || {
            format!("{}: friction of {:.6e}, at most {:.6e}", self.who(), l.abs() / self.h, self.a.spec.friction)
        });
        if most > 0.0 && self.is_unbent() {
            let residual = self.bounded(l, 0.0, 0.0, most);
            audit.ask("joint", self.joint.frame(), residual, self.limit(), || {
                format!("{}: friction misses its law by {residual:.3e} m/s", self.who())
            });
        }
    }

    /// Whether its rate stays the same from one midpoint to the next.
    fn is_unbent(&self) -> bool {
        let unbent = [("hinge", 0), ("screw", 0), ("ball", 0), ("cylindrical", 1), ("planar", 2)];
        unbent.contains(&(self.joint.one.joint.kind, self.a.row.coordinate.unwrap_or(0)))
    }

    /// Value that is asked of it at the next midpoint.
    fn ahead(&self) -> Ahead {
        let (a, r) = (self.a, &self.a.row);
        let motor = a.motor.filter(|m| m.kind == "velocity");
        let mean = Mean {
            value: a.here.value,
            rate: r.rate,
            scale: self.scale,
            mobility: self.mobility,
            motor: motor.map(|m| (m.target, r.motor_impulse, m.max * self.h)),
            friction: (r.friction_impulse, a.spec.friction * self.h),
            rotor: Some(r.rotor).filter(|_| a.spec.armature > 0.0),
        };
        Ahead { stop: self.stop(), mean: Some(mean).filter(|_| !self.is_unbent()) }
    }

    /// Change of the rate from one midpoint to the next by the curvature of the path, from the way to the end of the step, and its
    /// uncertainty [rad/s or m/s]. Angles about an axis that both bodies keep have none, nor has the swing of a ball joint, with its
    /// corner at zero.
    fn bend(&self) -> (f64, f64) {
        let (a, h) = (self.a, self.h);
        if self.is_unbent() {
            return (0.0, 0.0);
        }
        let rest = if self.joint.starts() { h } else { 0.5 * h };
        let way = a.frames[1] - a.here.value;
        let unsure = 2.0 * self.joint.unsure() / self.scale;
        let times = h / (rest * rest);
        (times * way - h / rest * self.rate, times * unsure + h / rest * self.unsure())
    }

    /// Spring, damper and rotor, as far as they are told apart from each other.
    fn stored(&self, audit: &mut Audit) {
        let (a, h, k) = (self.a, self.h, self.joint.frame());
        let mut ask = |what: &str, says: f64, is: f64, size: f64, slack: f64| {
            audit.ask("joint", k, (says - is).abs(), IMPULSE * size + slack, || {
                format!("{}: the {what} pushes with {says:.9e}, its law says {is:.9e}", self.who())
            });
        };
        let off = self.joint.admitted / self.scale + self.unsure();
        let (stiffness, rest) = a.spec.spring.unwrap_or((0.0, 0.0));
        let mean = 0.5 * (a.frames[0] + a.frames[1]);
        let size = h * stiffness * ((a.frames[0] - rest).abs() + (a.frames[1] - rest).abs());
        let unsure = self.joint.unsure() / self.scale;
        ask("spring", a.row.spring_impulse, -h * stiffness * (mean - rest), size, h * stiffness * (h * off + unsure));
        let c = a.spec.damping;
        let weight = share_after(h * c * self.mobility);
        let (bend, bend_unsure) = self.bend();
        let is = -h * c * (weight * self.rate + (1.0 - weight) * self.before + (2.0 * weight - 1.0) * bend);
        let size = h * c * (self.rate.abs() + self.before.abs() + bend.abs());
        let told = h * c * (2.0 * weight - 1.0) * bend_unsure;
        ask("damper", a.row.damping_impulse, is, size, h * c * off + told);
        let j = a.spec.armature;
        let size = j * (a.row.rotor.abs() + a.rotor.abs());
        ask("rotor", a.row.rotor_impulse, -j * (a.row.rotor - a.rotor), size, j * off);
        if j > 0.0 && self.is_unbent() {
            ask("rotor's speed", a.row.rotor, self.rate, 0.0, self.unsure());
        }
    }

    /// The limits where it is, and which of them presses.
    fn stop(&self) -> Stop {
        let Some((least, most)) = self.a.spec.range else {
            return Stop { inside: [f64::INFINITY; 2], ..Stop::default() };
        };
        let q = self.a.here.value;
        let l = if self.a.row.mode == CoordinateMode::Bounce { 0.0 } else { self.a.row.limit_impulse };
        let by = self.scale * self.mobility;
        Stop {
            inside: [self.scale * (q - least), self.scale * (most - q)],
            pressed: [by * positive_part(l), by * positive_part(-l)],
        }
    }

    /// The word for what it does.
    fn mode(&self, audit: &mut Audit) {
        let (r, spec, h) = (&self.a.row, &self.a.spec, self.h);
        let pressed = r.limit_impulse != 0.0;
        let most = self.a.motor.map_or(f64::INFINITY, |m| m.max * h);
        let slides = r.friction_impulse.abs() >= spec.friction * h * (1.0 - AT_BOUND);
        let right = match r.mode {
            CoordinateMode::Limit => pressed && spec.range.is_some(),
            CoordinateMode::Bounce => pressed && spec.range.is_some() && spec.restitution > 0.0,
            CoordinateMode::Stick => !pressed && spec.friction > 0.0 && !slides,
            CoordinateMode::Slide => !pressed && spec.friction > 0.0 && slides,
            CoordinateMode::Saturated => !pressed && r.motor_impulse.abs() >= most * (1.0 - AT_BOUND),
            CoordinateMode::Free => !pressed,
            CoordinateMode::Held => false,
        };
        audit.ask("verdict", self.joint.frame(), f64::from(u8::from(!right)), 0.0, || {
            format!("{} is said to be {}", self.who(), r.mode.name())
        });
    }
}

/// Part of a damper's impulse that the rate after the step makes: exact decay of one coordinate.
fn share_after(x: f64) -> f64 {
    // 1/(1 − e⁻ˣ) − 1/x; near zero its series
    if x < 1e-3 { 0.5 + x / 12.0 } else { -1.0 / trig::exp_m1(-x) - 1.0 / x }
}
