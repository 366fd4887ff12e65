//! Energy: the state's own, and every entry of the ledger.

use super::acted::{Held, Part, Sort};
use super::contact::{ROUNDING, TURNED, pushes, surface, unrounded, world};
use super::findings::Audit;

use super::motion::{Inertial, quat};
use super::step::{Idle, Moment, Stage, Step};
use std::collections::BTreeMap;
use tumble::{BodyKind, DVec3};
use tumble_math::order::{max, positive_part};

/// Rounding of energies, in parts of the largest entry of the ledger [–].
const SHARE: f64 = 1e-11;

/// Rounding of a velocity, in parts of all that impulses would add to it if none cancelled [–]: some bits.
const VELOCITY: f64 = 2e-15;

fn v(a: [f64; 3]) -> DVec3 {
    DVec3::from_array(a)
}

/// Kinetic and potential energy and momentum of a frame, from its states.
pub(super) fn state(
    audit: &mut Audit,
    stage: &Stage<'_>,
    inertial: &BTreeMap<u32, Inertial>,
    now: &Moment,
    idle: &Idle,
    held: &Held,
) {
    let (k, row) = (now.row.frame, &now.row);
    let (mut kinetic, mut potential, mut size) = (held.rotors, held.springs, held.rotors + held.springs);
    let (mut p, mut l, mut p_size, mut l_size) = (DVec3::ZERO, DVec3::ZERO, 0.0, 0.0);
    for (id, s) in &now.states {
        let dynamic = stage.bodies.get(id).is_some_and(|b| b.kind == BodyKind::Dynamic);
        let Some(i) = inertial.get(id).filter(|_| dynamic && !idle.quarantined.contains(id)) else { continue };
        let (x, u, w, q) = (v(s.centre), v(s.velocity), v(s.spin), quat(s.orientation));
        let spin = q.conjugate() * w;
        let turning = q * (i.tensor * spin);
        let (motion, place, push) = i.energy_and_momentum(s, stage.gravity);
        kinetic += motion;
        potential += place;
        size += motion + place.abs();
        p += push;
        p_size += i.mass * u.length();
        l += x.cross(u) * i.mass + turning;
        l_size += i.mass * x.length() * u.length() + turning.length();
    }
    let mut ask = |what: &str, found: f64, says: f64| {
        audit.ask("energy", k, (found - says).abs(), SHARE * size, || {
            format!("{what} energy is {found:.9e} J by the bodies, {says:.9e} J by the ledger")
        });
    };
    ask("kinetic", kinetic, row.kinetic);
    if !stage.fields {
        ask("potential", potential, row.potential);
    }
    let miss = (p - v(row.momentum)).length();
    audit.ask("momentum", k, miss, 1e-11 * p_size, || {
        format!("the total is {miss:.3e} kg·m/s from the sum over the bodies")
    });
    let miss = (l - v(row.angular)).length();
    audit.ask("momentum", k, miss, 1e-11 * l_size, || {
        format!("the total angular momentum is {miss:.3e} kg·m²/s from the sum over the bodies")
    });
}

/// Entries of the ledger, recomputed from the contacts and bodies of a step [J].
#[derive(Default)]
struct Entries {
    friction: f64,
    restitution: f64,
    kinematic: f64,
    damping: f64,
    work: f64,
    motors: f64,
    /// Taken by dry friction and damping of joints.
    joints: f64,
    corrected: f64,
    /// Energy by the finite step.
    opened: f64,
    /// Scale of rounding: the sum of the sizes of all terms.
    scale: f64,
    /// Uncertainty by rounded velocities where impulses cancel, as in a body that is jammed.
    unsure: f64,
}

impl Entries {
    fn new(stage: &Stage<'_>, step: &Step<'_>, largest: f64) -> Self {
        let mut e = Self { work: step.outside.energy, scale: largest + step.outside.energy_size, ..Self::default() };
        e.add_contacts_and_limits(stage, step);
        step.touches.iter().for_each(|touch| e.add_contacts_and_limits(stage, touch));
        e.work += step.flown.work;
        e.opened -= step.flown.withheld;
        e.add_joints(stage, step);
        e.add_bodies(stage, step);
        e
    }

    /// Contacts and limits of joints, island by island.
    fn add_contacts_and_limits(&mut self, stage: &Stage<'_>, step: &Step<'_>) {
        let mut islands: BTreeMap<u32, (f64, f64)> = BTreeMap::new();
        let pushes = pushes(step);
        for (c, bias) in step.contacts.iter().zip(&step.biases) {
            // as the bodies move, not half a step on
            let mean = |i: usize| 0.5 * (c.approach_velocity[i] + c.velocity[i] - bias.change[i]);
            let e = islands.entry(c.island).or_default();
            e.0 -= c.impulse[1] * mean(1) + c.impulse[2] * mean(2);
            e.1 -= c.impulse[0] * mean(0);
            self.scale += (0..3).map(|i| (c.impulse[i] * mean(i)).abs()).sum::<f64>();
            let own = surface(c, stage, step);
            self.kinematic -= c.impulse[1] * own.y + c.impulse[2] * own.z;
            let p = world(c, c.impulse);
            self.unsure += p.length() * (VELOCITY * unrounded(c, step, &pushes) + bias.unsure);
            for (body, lever, p) in [(c.body_a, v(c.lever_a), -p), (c.body_b, v(c.lever_b), p)] {
                let moves = stage.bodies.get(&body).is_some_and(|b| b.kind == BodyKind::Kinematic);
                if let Some(s) = step.before.states.get(&body).filter(|_| moves) {
                    // impulses act on the others with the opposite sign
                    self.kinematic -= p.dot(v(s.velocity) + v(s.spin).cross(lever));
                }
            }
        }
        for one in &step.joints {
            for part in one.parts.iter().filter(|p| p.sort == Sort::Limit) {
                islands.entry(one.row.island).or_default().1 -= self.work_of(stage, step, part);
            }
        }
        for (f, r) in islands.values() {
            if f + r >= 0.0 {
                self.friction += f;
                self.restitution += r;
            } else {
                self.opened -= f + r;
            }
        }
    }

    /// ½λ·(u⁻ + u⁺) of impulses of a joint; what drives brought of it is booked as theirs.
    fn work_of(&mut self, stage: &Stage<'_>, step: &Step<'_>, part: &Part) -> f64 {
        let mut sum = 0.0;
        for ((body, p), size) in part.ends.iter().zip(&part.sizes) {
            let (mut velocity, mut spin) = (DVec3::ZERO, DVec3::ZERO);
            if let Some(m) = step.active.get(body) {
                velocity = (m.velocity_before + m.velocity_after) * 0.5;
                spin = (m.spin_before + m.spin_after) * 0.5;
            } else if stage.bodies.get(body).is_some_and(|b| b.kind == BodyKind::Kinematic)
                && let Some(s) = step.before.states.get(body)
            {
                (velocity, spin) = (v(s.velocity), v(s.spin));
                self.kinematic -= p.linear.dot(velocity) + p.angular.dot(spin);
            }
            sum += p.linear.dot(velocity) + p.angular.dot(spin);
            let size = p.linear.length() * velocity.length() + size * spin.length();
            self.scale += size;
            self.unsure += TURNED * size;
        }
        sum
    }

    /// Joints: what their rows took and brought, and what springs and rotors hold.
    fn add_joints(&mut self, stage: &Stage<'_>, step: &Step<'_>) {
        for part in step.joints.iter().flat_map(|one| &one.parts) {
            if part.sort == Sort::Limit {
                continue;
            }
            let work = self.work_of(stage, step, part);
            match part.sort {
                Sort::Motor => self.motors += work,
                Sort::Friction | Sort::Damping if work <= 0.0 => self.joints -= work,
                _ => self.opened += work,
            }
        }
        let [before, after] = step.held;
        let held = |h: Held| h.rotors + h.springs;
        self.opened += held(after) + after.lost - held(before);
        self.joints += after.lost;
        self.scale += held(after) + after.lost + held(before);
    }

    /// Forces, and what was moved out of overlap or started over.
    fn add_bodies(&mut self, stage: &Stage<'_>, step: &Step<'_>) {
        let pushes = pushes(step);
        for (id, m) in &step.active {
            let h = m.left;
            let Some(body) = stage.bodies.get(id) else { continue };
            let mean = (m.velocity_before + m.velocity_after) * 0.5;
            let turn = (m.spin_before + m.spin_after) * 0.5;
            let (force, torque) = step.force(body);
            self.work += h * (force.dot(mean) + torque.dot(turn));
            let damped = step.damping(stage, body, m);
            let lost = -(damped.0.dot(mean) + damped.1.dot(turn));
            if lost >= 0.0 {
                self.damping += lost;
            } else {
                self.opened -= lost;
            }
            self.corrected -= m.inertial.mass * stage.gravity.dot(m.shift + m.closing);
            if m.own_offset() != 0.0 {
                let aside = (m.velocity_before - m.velocity_after) * m.own_offset() + m.flight;
                let struck = pushes.get(id).map_or(DVec3::ZERO, |p| p.0);
                self.opened -= m.inertial.mass * stage.gravity.dot(aside) + 0.5 * struck.dot(m.lead);
                self.scale += (struck.dot(m.lead)).abs() + m.inertial.mass * (stage.gravity.dot(aside)).abs();
            }
        }
    }
}

/// The entries of a step, and that the ledger closes.
pub(super) fn step(audit: &mut Audit, stage: &Stage<'_>, step: &Step<'_>) {
    let (a, b, k) = (&step.before.row, &step.after.row, step.after.row.frame);
    let largest = [
        a.kinetic,
        a.potential,
        b.kinetic,
        b.potential,
        b.work,
        b.kinematic_work,
        b.friction_loss,
        b.restitution_loss,
        b.damping_loss,
        b.motor_work,
        b.joint_loss,
        b.corrected,
        b.time_step,
    ];
    let largest = largest.iter().fold(0.0, |m, x: &f64| max(m, x.abs()));
    let e = Entries::new(stage, step, largest);
    let limit = SHARE * e.scale + e.unsure;
    let mut ask = |what: &str, found: f64, says: f64| {
        audit.ask("energy", k, (found - says).abs(), limit, || {
            format!("{what} of the step is {found:.9e} J by the contacts and bodies, {says:.9e} J by the ledger")
        });
    };
    // which of two losses a joule belongs to hangs on the sign of their sum where that is rounding
    ask("the loss", e.friction + e.restitution + e.damping + e.joints, b.dissipated - a.dissipated);
    ask("the loss in joints", e.joints, b.joint_loss - a.joint_loss);
    ask("the work of motors", e.motors, b.motor_work - a.motor_work);
    if !stage.fields {
        ask("the loss by damping", e.damping, b.damping_loss - a.damping_loss);
    }
    ask("the work of kinematic bodies", e.kinematic, b.kinematic_work - a.kinematic_work);
    if !stage.fields {
        ask("the work of forces", e.work, b.work - a.work);
        ask("the correction's part", e.corrected, b.corrected - a.corrected);
        ask("the finite step's part", e.opened, b.time_step - a.time_step);
    }
    let split = (b.friction_loss + b.restitution_loss + b.damping_loss + b.joint_loss - b.dissipated).abs();
    audit.ask("energy", k, split, ROUNDING * largest, || "the losses do not make the sum".to_owned());
    // the law itself: what contacts take is never negative
    let taken = b.dissipated - a.dissipated;
    let by_contacts = taken - (b.damping_loss - a.damping_loss) - (b.joint_loss - a.joint_loss);
    audit.ask("energy", k, positive_part(-by_contacts), limit, || format!("contacts brought {:.3e} J", -by_contacts));
    let rise = (b.kinetic + b.potential) - (a.kinetic + a.potential);
    let brought = (b.work - a.work)
        + (b.kinematic_work - a.kinematic_work)
        + (b.motor_work - a.motor_work)
        + (b.corrected - a.corrected)
        + (b.time_step - a.time_step);
    let open = rise + taken - brought;
    audit.ask("energy", k, open.abs(), limit, || {
        let (verb, amount) = if open > 0.0 { ("appeared", open) } else { ("vanished", -open) };
        format!("{amount:.3e} J {verb}: energy rose by {rise:.6e} J, {brought:.6e} J were brought, {taken:.6e} J taken")
    });
}
