//! Mechanisms drawn at random, recorded and audited: every kind of joint, loops, limits, springs, motors, friction and contacts.

use crate::sample::folder;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use tumble::{
    BodyBuilder, BodyId, BodyKind, CoordinateUnit, DVec3, End, JointBuilder, JointId, JointKind, Motor, Settings,
    Verdict, World, trig,
};
use tumble_random::{Random, SplitMix};
use tumble_recording::{Ending, Options, Reader, Setup, Writer, audit};

/// Steps of a second that mechanisms are run with [1/s].
const RATES: [f64; 5] = [60.0, 120.0, 240.0, 500.0, 1000.0];

/// What became of one mechanism.
#[derive(Clone, Debug, Default)]
pub struct Run {
    /// Bodies, joints, and joints beyond a tree.
    pub bodies: usize,
    /// See `bodies`.
    pub joints: usize,
    /// See `bodies`.
    pub loops: usize,
    /// Steps of a second [1/s].
    pub rate: f64,
    /// Steps, those that are not solved, and those where bodies were held against each other.
    pub steps: u32,
    /// See `steps`.
    pub unsolved: u32,
    /// See `steps`.
    pub held: u32,
    /// The first of the unsolved steps, and the largest residual [m/s].
    pub first: Option<u32>,
    /// See `first` [m/s].
    pub residual: f64,
    /// Energy that steps brought beyond all that motors and corrections did, over the largest energy there was [–].
    pub brought: f64,
    /// Violations that the audit finds, and the first.
    pub violations: u64,
    /// See `violations`.
    pub violation: Option<String>,
    /// Unsolved steps by their cause.
    pub causes: BTreeMap<&'static str, u32>,
}

impl Run {
    /// The line of the table.
    #[must_use]
    pub fn row(&self, seed: u64) -> String {
        let causes: Vec<String> = self.causes.iter().map(|(cause, n)| format!("{n} {cause}")).collect();
        let mut row = format!(
            "seed {seed:4}: {:2} bodies, {:2} joints, {} loops, 1/{:4.0} s: {:4} of {:4} steps not solved, {:.1e} m/s, brought {:8.1e}",
            self.bodies, self.joints, self.loops, self.rate, self.unsolved, self.steps, self.residual, self.brought
        );
        if let Some(first) = self.first {
            row += &format!("; from step {first}: {}", causes.join(", "));
        }
        if let Some(what) = &self.violation {
            row += &format!("; {} violations, {what}", self.violations);
        }
        row
    }
}

fn vector(r: &mut SplitMix, size: f64) -> DVec3 {
    DVec3::from_array(r.three(size))
}

fn direction(r: &mut SplitMix) -> DVec3 {
    loop {
        let v = vector(r, 1.0);
        if (0.1..1.0).contains(&v.length()) {
            return v.normalize();
        }
    }
}

/// e to a power that is uniform: numbers over some decades.
fn decades(r: &mut SplitMix, low: f64, high: f64) -> f64 {
    let ten = std::f64::consts::LN_10;
    trig::exp(ten * r.between(low, high))
}

/// A joint of a kind that is drawn, between two ends near two points; one that closes a loop leaves most motions free.
fn joint(
    r: &mut SplitMix,
    (a, b): (End, BodyId),
    (pa, pb): (DVec3, DVec3),
    closes_loop: bool,
) -> (JointBuilder, JointKind) {
    const TREE: [JointKind; 13] = [
        JointKind::Fixed,
        JointKind::Hinge,
        JointKind::Hinge,
        JointKind::Slide,
        JointKind::Cylindrical,
        JointKind::Screw { pitch: 0.2 },
        JointKind::Universal,
        JointKind::Planar,
        JointKind::PointOnLine,
        JointKind::Wheel { steered: true },
        JointKind::Axes { locked: [true, false, false, false, false, true] },
        JointKind::Axes { locked: [true, true, true, false, false, false] },
        JointKind::PointOnPlane,
    ];
    const LOOP: [JointKind; 5] =
        [JointKind::Ball, JointKind::Rod { length: 0.0 }, JointKind::Rope, JointKind::PointOnPlane, JointKind::Spring];
    let way = r.unit();
    let at = pa * (1.0 - way) + pb * way + vector(r, 0.1);
    let axis = direction(r);
    let across = axis.cross(direction(r)).normalize();
    let (near_a, near_b) = (pa + vector(r, 0.2), pb + vector(r, 0.2) + DVec3::Z * 0.5);
    let choice = if closes_loop { TREE.len() + r.index(LOOP.len()) } else { r.index(TREE.len() + LOOP.len()) };
    let kind = TREE.iter().chain(&LOOP).copied().nth(choice).unwrap_or(JointKind::Ball);
    let joint = JointBuilder::new(kind, a, b);
    let joint = if kind.has_two_points() { joint.at_a(near_a).at_b(near_b) } else { joint.at(at) };
    let joint = match kind {
        JointKind::Fixed | JointKind::Axes { .. } | JointKind::Rod { .. } | JointKind::Spring => joint,
        JointKind::Rope => joint.length((near_b - near_a).length() * r.between(1.0, 1.3)),
        JointKind::Universal | JointKind::Wheel { .. } => joint.axis(axis).axis_b(across),
        _ => joint.axis(axis),
    };
    (joint, kind)
}

/// Something along each free coordinate.
fn equipped(r: &mut SplitMix, mut joint: JointBuilder, kind: JointKind) -> JointBuilder {
    for (k, unit) in kind.coordinates().iter().enumerate() {
        if kind.is_locked(k) {
            continue;
        }
        // a force at a lever of a decimetre or two is a torque
        let lever: f64 = if *unit == CoordinateUnit::Angle { 0.15 } else { 1.0 };
        joint = joint.of(k);
        // the distance of two points is not about zero, and a swing has no other side
        let from_zero = !(matches!(kind, JointKind::Rope | JointKind::Spring) || kind == JointKind::Ball && k == 0);
        if r.below(4) == 0 && from_zero {
            joint = joint
                .range(-r.between(0.02, 0.8), r.between(0.02, 0.8))
                .restitution(at_least_zero(r.between(-0.5, 1.0)));
        }
        if r.below(3) == 0 || kind == JointKind::Spring {
            joint = joint
                .spring(decades(r, 0.0, 4.0) * lever * lever, r.between(-0.3, 0.3) + if from_zero { 0.0 } else { 0.5 });
        }
        if r.below(4) == 0 {
            joint = joint.damping(decades(r, -2.0, 2.0) * lever * lever);
        }
        if r.below(5) == 0 {
            joint = joint.friction(decades(r, -2.0, 1.0) * lever);
        }
        if r.below(8) == 0 {
            joint = joint.armature(decades(r, -3.0, 0.0) * lever * lever);
        }
        let most = decades(r, -1.0, 2.0) * lever;
        match r.below(10) {
            0 => joint = joint.motor(Motor::velocity(r.between(-4.0, 4.0)).max(most)),
            1 if from_zero => {
                let gains = (decades(r, 0.0, 4.0) * lever * lever, decades(r, -1.0, 2.0) * lever * lever);
                joint = joint.motor(Motor::position(r.between(-0.6, 0.6)).gains(gains.0, gains.1).max(most));
            }
            2 => joint = joint.motor(Motor::force(r.between(-1.0, 1.0) * most)),
            _ => {}
        }
    }
    joint
}

/// A mechanism of one to ten bodies, with the length of its step [s], and its joints beyond a tree.
///
/// # Panics
/// When a world does not take its settings or its ground.
#[must_use]
pub fn mechanism(seed: u64) -> (World, f64, usize) {
    let mut r = SplitMix(seed.wrapping_mul(0x5851_f42d_4c95_7f2d) ^ 0x6d65_6368);
    let mut w = World::new();
    let dt = 1.0 / RATES[r.index(RATES.len())];
    let mut settings = Settings { threads: 1, ..Settings::default() };
    settings.sleep.enabled = false;
    w.set_settings(settings).unwrap_or_else(|e| panic!("settings of seed {seed}: {e}"));
    let ground = r.below(2) == 0;
    if ground {
        w.add(BodyBuilder::ground().position(DVec3::Z * -1.5)).unwrap_or_else(|e| panic!("ground: {e}"));
    }
    let mut bodies: Vec<(BodyId, DVec3)> = Vec::new();
    let mut joints: Vec<(JointId, usize)> = Vec::new();
    let mut loops = 0;
    for _ in 0..1 + r.index(10) {
        let (at, size) = (vector(&mut r, 1.0), decades(&mut r, -1.3, -0.5));
        let shape = match r.below(4) {
            0 => BodyBuilder::cuboid(DVec3::new(size, 2.0 * size, 0.5 * size)),
            1 => BodyBuilder::ball(0.6 * size),
            2 => BodyBuilder::capsule(0.25 * size, size),
            _ => BodyBuilder::cuboid(DVec3::new(3.0 * size, 0.3 * size, 0.3 * size)),
        };
        let body = shape.mass(decades(&mut r, -1.0, 1.0)).position(at).friction(r.between(0.0, 1.0));
        let body = body.velocity(vector(&mut r, 1.0) * if bodies.is_empty() { 1.0 } else { 0.0 });
        let Ok(body) = w.add(body.restitution(at_least_zero(r.between(-0.5, 0.8)))) else { continue };
        let (a, pa) = match bodies.get(r.index(bodies.len() + 1)) {
            Some(&(id, p)) => (End::Body(id), p),
            None => (End::World, at + vector(&mut r, 0.5)),
        };
        bodies.push((body, at));
        if bodies.len() > 1 || r.below(3) > 0 {
            let (made, kind) = joint(&mut r, (a, body), (pa, at), false);
            joints.extend(w.add_joint(equipped(&mut r, made, kind)).ok().map(|j| (j, kind.coordinates().len())));
        }
        if bodies.len() > 2 && r.below(4) == 0 {
            let (other, p) = bodies[r.index(bodies.len() - 1)];
            let (made, kind) = joint(&mut r, (End::Body(other), body), (p, at), true);
            let added = w.add_joint(equipped(&mut r, made, kind));
            loops += usize::from(added.is_ok());
            joints.extend(added.ok().map(|j| (j, kind.coordinates().len())));
        }
    }
    let movable: Vec<(JointId, usize)> = joints.iter().copied().filter(|(_, n)| *n > 0).collect();
    if movable.len() > 1 && r.below(4) == 0 {
        let mut member = |k: usize| {
            let (joint, count) = movable[k];
            (joint, r.index(count), 1.0 + k as f64)
        };
        let members = [member(0), member(movable.len() - 1)];
        let sum = members.iter().map(|m| m.2 * w.joint(m.0).map_or(0.0, |j| j.coordinate(m.1))).sum();
        loops += usize::from(w.add_joint(JointBuilder::coupling(&members, sum)).is_ok());
    }
    (w, dt, loops)
}

/// Counts recordings of this process.
static RECORDED: AtomicU64 = AtomicU64::new(0);

/// Runs a mechanism for so many steps, and audits its recording.
///
/// # Panics
/// When the file cannot be made or read.
#[must_use]
pub fn run(seed: u64, steps: u32) -> Run {
    let (mut w, dt, loops) = mechanism(seed);
    let file = folder("mechanisms").join(format!("{seed}-{}.db", RECORDED.fetch_add(1, Ordering::Relaxed)));
    let setup = Setup { name: "mechanism", step: dt, ..Setup::default() };
    let mut writer =
        Writer::create(&file, &setup, &w, &[], &Options::default()).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
    let (bodies, joints) = (w.bodies().filter(|b| b.kind() == BodyKind::Dynamic).count(), w.joint_count());
    let mut out = Run { bodies, joints, loops, rate: 1.0 / dt, ..Run::default() };
    let mut scale = 1e-9;
    let begin = w.energy().1;
    for step in 0..steps {
        w.step(dt);
        let report = w.report();
        out.steps += 1;
        if report.verdict() != Verdict::Solved {
            out.unsolved += 1;
            out.first = out.first.or(Some(step));
            for i in report.islands.iter().filter(|i| !i.certificate.is_solved()) {
                let held = report.joints.iter().any(|j| j.held && report.islands[j.island as usize] == *i);
                out.held += u32::from(held);
                let cause = match i.certificate.verdict {
                    _ if held => "held",
                    _ if i.joints == 0 => "no joints",
                    _ if i.joint_residual >= 0.5 * i.certificate.residual => "joints",
                    _ if i.certificate.residual <= 1e-9 => "not by its residual",
                    _ => "contacts and bounds",
                };
                *out.causes.entry(cause).or_default() += 1;
                out.residual = larger(out.residual, i.certificate.residual);
            }
        }
        writer.frame(&w, 0);
        let (kinetic, potential) = w.energy();
        let ledger = w.ledger();
        scale = larger(scale, kinetic + (potential - begin).abs() + ledger.motor_work.abs());
        out.brought = larger(out.brought, ledger.time_step / scale);
    }
    let _ = writer.finish(Ending::Complete);
    let reader = Reader::open(&file).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
    let found = audit(&reader, |_, _| {}).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
    (out.violations, out.violation) = (found.violation_count, found.violations.first().map(|v| format!("{v:?}")));
    drop(reader);
    let _ = std::fs::remove_file(&file);
    out
}

fn at_least_zero(x: f64) -> f64 {
    if x > 0.0 { x } else { 0.0 }
}

fn larger(a: f64, b: f64) -> f64 {
    if b > a || b.is_nan() { b } else { a }
}
