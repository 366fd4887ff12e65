//! The doors of joints: any joints between any bodies, edits, motors, removals, contacts and steps of any length, in any order.
//!
//! Most numbers are such that a mechanism can be held: what is refused, and what flies apart, shows little. The judge asks what the
//! pages promise of every step: finite numbers, the residual and the gaps of joints where a step is called solved, the same bits from a
//! clone and from a snapshot, no row of a joint that is gone, and a ledger that balances.

use crate::bytes::Bytes;
use crate::world::{tame, turn};
use tumble::{
    Axis, BodyBuilder, BodyId, DVec3, End, Event, JointBuilder, JointId, JointKind, Motor, Pose, Settings, StepReport,
    Verdict, World,
};

/// Most bodies and joints at a time, and most steps of one input: the calls are what is tried here.
const BODIES: usize = 7;
const JOINTS: usize = 9;
const STEPS: u32 = 24;

/// Most factorisations of a solve: contacts that joints press into each other have no solution, and thousands look for it for seconds.
const FACTORISATIONS: u32 = 60;

/// Lengths of steps [s]; the first is the usual one.
const LENGTHS: [f64; 6] = [1.0 / 60.0, 1.0 / 240.0, 0.01, 0.002, 0.03, 1.0 / 120.0];

/// How far a joint of a solved step may be open where it is solved [m], as `docs/joints.md` says.
const OPEN: f64 = 1e-9;
/// Roundings of a coordinate that are no opening [–]: places go through a turn and a sum before they are compared.
const ROUNDINGS: f64 = 16.0;
/// Largest move that closes joints after a solved step of which nothing was changed [m, rad]: it has opened them by 2e-9 m at most, and a
/// mechanism a thousand times as stiff against its closing as it is long has not been seen. Chosen, not derived.
const CLOSING: f64 = 2e-6;
/// Largest imbalance of the ledger of a step relative to its largest entry [–], that of `tumble-contracts -- energy`.
const IMBALANCE: f64 = 1e-9;

/// A number that is mostly near one.
fn some(b: &mut Bytes) -> f64 {
    if b.byte().is_multiple_of(64) { b.number() } else { b.usual() }
}

/// A number over some decades, never below zero.
fn decades(b: &mut Bytes, low: i32, high: i32) -> f64 {
    let ten = low + b.below((high - low + 1) as usize) as i32;
    (0..ten.abs()).fold(0.1 + b.usual().abs(), |x, _| if ten < 0 { x * 0.1 } else { x * 10.0 })
}

fn direction(b: &mut Bytes) -> DVec3 {
    let v = tame(b);
    if v.length() > 0.1 { v.normalize() } else { DVec3::Z }
}

fn body(b: &mut Bytes) -> BodyBuilder {
    let size = |b: &mut Bytes| 0.05 + 0.2 * b.usual().abs();
    let mut body = match b.byte() % 6 {
        0 => BodyBuilder::ball(size(b)),
        1 => BodyBuilder::capsule(0.5 * size(b), size(b)),
        2 => BodyBuilder::cylinder(size(b), size(b)),
        3 if b.byte().is_multiple_of(2) => BodyBuilder::ground().position(DVec3::Z * -b.usual().abs()),
        _ => BodyBuilder::cuboid(DVec3::new(size(b), size(b), size(b)) * 2.0),
    };
    let choices = b.byte();
    body = body.position(tame(b) * 0.8).mass(decades(b, -1, 1));
    if choices & 1 != 0 {
        body = body.velocity(tame(b) * 3.0);
    }
    if choices & 2 != 0 {
        body = body.spin(tame(b) * 4.0);
    }
    if choices & 4 != 0 {
        body = body.orientation(turn(b));
    }
    if choices & 8 != 0 {
        body = body.friction(b.usual().abs()).restitution(0.4 * b.usual().abs());
    }
    if choices & 0x70 == 0x70 {
        body = body.as_kinematic();
    }
    body
}

fn motor(b: &mut Bytes) -> Motor {
    let most = if b.byte().is_multiple_of(4) { f64::INFINITY } else { decades(b, -1, 2) };
    match b.byte() % 5 {
        0 => Motor::OFF,
        1 => Motor::force(some(b) * 3.0),
        2 | 3 => Motor::velocity(some(b) * 3.0).max(most),
        _ => Motor::position(some(b) * 0.5).gains(decades(b, 0, 4), decades(b, -1, 2)).max(most),
    }
}

/// A joint of any kind between two ends near a point, with something along its coordinates.
fn joint(b: &mut Bytes, w: &World, (a, other): (BodyId, BodyId)) -> JointBuilder {
    let from = if b.byte().is_multiple_of(3) { End::World } else { End::Body(a) };
    let (pa, pb) = (w.centre(a).unwrap_or(DVec3::ZERO), w.centre(other).unwrap_or(DVec3::ZERO));
    let at = pa.lerp(pb, 0.5 + 0.5 * b.usual()) + tame(b) * 0.1;
    let axis = direction(b);
    let across = axis.any_orthonormal_vector();
    let (near_a, near_b) = (pa + tame(b) * 0.2, pb + tame(b) * 0.2 + DVec3::Z * 0.3);
    let kind = JointKind::of_name(JointKind::NAMES[b.below(JointKind::NAMES.len())]).unwrap_or(JointKind::Ball);
    let kind = match kind {
        JointKind::Screw { .. } => JointKind::Screw { pitch: 0.3 * some(b) },
        JointKind::Wheel { .. } => JointKind::Wheel { steered: b.byte().is_multiple_of(2) },
        other => other,
    };
    let locked = if matches!(kind, JointKind::Axes { .. }) { b.byte() } else { 0 };
    let mut joint = JointBuilder::new(kind, from, other);
    joint = if kind.has_two_points() { joint.at_a(near_a).at_b(near_b) } else { joint.at(at) };
    match kind {
        JointKind::Fixed | JointKind::Rod { .. } | JointKind::Spring => {}
        JointKind::Rope => joint = joint.length((near_b - near_a).length() * (1.0 + 0.2 * b.usual().abs())),
        JointKind::Universal | JointKind::Wheel { .. } => joint = joint.axis(axis).axis_b(across),
        JointKind::Axes { .. } => {
            for axis in Axis::ALL.into_iter().filter(|a| locked & (1 << a.index()) != 0) {
                joint = joint.lock(axis);
            }
        }
        _ => joint = joint.axis(axis),
    }
    for k in (0..kind.coordinates().len()).filter(|k| locked & (1 << k) == 0) {
        joint = equipped(b, joint.of(k));
    }
    if b.byte().is_multiple_of(8) {
        joint = joint.breaks_at(decades(b, 0, 4), decades(b, 0, 4));
    }
    joint.collide(b.byte().is_multiple_of(8))
}

/// Something along a coordinate, seldom.
fn equipped(b: &mut Bytes, mut joint: JointBuilder) -> JointBuilder {
    let choices = (b.byte(), b.byte());
    if choices.0 & 3 == 3 {
        joint = joint.range(-b.usual().abs() * 0.5, b.usual().abs() * 0.5).restitution(0.5 * b.usual().abs());
    }
    if choices.0 & 12 == 12 {
        joint = joint.spring(decades(b, 0, 4), 0.3 * some(b));
    }
    if choices.0 & 48 == 48 {
        joint = joint.damping(decades(b, -1, 2));
    }
    if choices.0 & 192 == 192 {
        joint = joint.friction(decades(b, -1, 1));
    }
    if choices.1 & 3 == 3 {
        joint = joint.motor(motor(b));
    }
    if choices.1 & 28 == 28 {
        joint = joint.armature(decades(b, -3, 0));
    }
    joint
}

/// A gear, rack or differential of coordinates of joints that are there.
fn coupling(b: &mut Bytes, w: &World, joints: &[JointId]) -> JointBuilder {
    let mut members = Vec::new();
    let mut sum = 0.0;
    for _ in 0..2 + b.below(2) {
        let id = joints[b.below(joints.len())];
        let count = w.joint(id).map_or(1, |j| j.coordinate_count());
        let (k, factor) = (b.below(count.max(1)), 0.5 + b.usual().abs());
        sum += factor * w.joint(id).map_or(0.0, |j| if k < count { j.coordinate(k) } else { 0.0 });
        members.push((id, k, factor));
    }
    JointBuilder::coupling(&members, sum)
}

/// What is known of the last step, as long as nothing was changed since.
#[derive(Clone, Copy, Debug)]
struct Last {
    /// Length of the step after it, as it was told [s].
    next: f64,
    /// It was solved, and moved no body for its overlap.
    held: bool,
}

pub(crate) fn try_bytes(bytes: &[u8]) {
    let mut b = Bytes::new(bytes);
    let mut w = World::new();
    let mut settings = if b.byte().is_multiple_of(8) { Settings::realtime() } else { Settings::default() };
    (settings.threads, settings.solver.max_factorisations_small) = (1, FACTORISATIONS);
    w.set_settings(settings).expect("our own settings");
    let (mut ids, mut joints): (Vec<BodyId>, Vec<JointId>) = (Vec::new(), Vec::new());
    let (mut snapshot, mut steps, mut last) = (w.snapshot(), 0, None);
    for _ in 0..2 + b.below(3) {
        let made = body(&mut b);
        ids.extend(w.add(made).ok());
    }
    while !b.is_empty() && steps < STEPS {
        let id = match ids.len() {
            0 => BodyId::from_parts(b.below(8) as u32, b.below(3) as u32),
            n => ids[b.below(n)],
        };
        let tie = joints.get(b.below(joints.len().max(1))).copied().unwrap_or(JointId::from_parts(1, 1));
        let before = w.state_hash();
        let choice = b.byte() % 40;
        if choice < 26 && choice != 20 {
            last = None;
        }
        let refused = match choice {
            0..=2 if w.body_count() < BODIES => {
                let made = body(&mut b);
                w.add(made).map(|id| ids.push(id)).is_err()
            }
            3..=10 if w.joint_count() < JOINTS && !ids.is_empty() => {
                let other = ids[b.below(ids.len())];
                let made = joint(&mut b, &w, (id, other));
                w.add_joint(made).map(|id| joints.push(id)).is_err()
            }
            11 if joints.len() > 1 && w.joint_count() < JOINTS => {
                let made = coupling(&mut b, &w, &joints);
                w.add_joint(made).map(|id| joints.push(id)).is_err()
            }
            12 => w.remove(id).is_err(),
            13 => w.remove_joint(tie).is_err(),
            14 | 15 => {
                let k = b.below(3);
                w.set_motor(tie, k, motor(&mut b)).is_err()
            }
            16 => {
                // a little, so that joints are opened and can be closed; or anywhere
                let by = tame(&mut b) * if b.byte().is_multiple_of(4) { 1.0 } else { 0.01 };
                w.set_position(id, w.position(id).unwrap_or(DVec3::ZERO) + by).is_err()
            }
            17 => w.set_velocity(id, tame(&mut b) * 5.0).is_err(),
            18 => w.set_spin(id, tame(&mut b) * 5.0).is_err(),
            19 => w.set_orientation(id, turn(&mut b)).is_err(),
            20 => {
                snapshot = w.snapshot();
                false
            }
            21 => {
                w.restore(&snapshot);
                false
            }
            22 => w.apply_impulse_at(id, tame(&mut b), tame(&mut b) * 0.3).is_err(),
            23 => w.set_force(id, tame(&mut b) * 5.0).is_err(),
            24 => w.move_to(id, Pose::new(tame(&mut b) * 0.5, turn(&mut b)), 0.1 + b.usual().abs()).is_err(),
            25 => w.set_gravity(tame(&mut b) * 10.0).is_err(),
            _ => {
                steps += 1;
                let length = |b: &mut Bytes| {
                    if b.byte().is_multiple_of(6) { LENGTHS[b.below(LENGTHS.len())] } else { LENGTHS[0] }
                };
                let dt = if b.byte().is_multiple_of(64) { b.number() } else { length(&mut b) };
                let next = if b.byte().is_multiple_of(8) { length(&mut b) } else { dt };
                step(&mut w, (dt, next), &mut last);
                w.report().refused.is_some()
            }
        };
        assert!(!refused || w.state_hash() == before, "a refused call has changed the world");
    }
}

/// One step, the same from a clone and from a snapshot, and what it promises.
fn step(w: &mut World, (dt, next): (f64, f64), last: &mut Option<Last>) {
    let mut twin = w.clone();
    let (before, snapshot) = (w.state_hash(), w.snapshot());
    let fast = |w: &World| w.bodies().fold(0.0, |sum, b| sum + b.velocity().length() + b.spin().length());
    let slow = fast(w);
    let hash = w.step_then(dt, next).state_hash;
    if w.report().refused.is_some() {
        return;
    }
    assert_eq!(twin.step_then(dt, next).state_hash, hash, "a clone has the same future");
    twin.restore(&snapshot);
    assert_eq!(twin.state_hash(), before, "a restored world is the one that was saved");
    assert_eq!(twin.step_then(dt, next).state_hash, hash, "a restored world has the same future");
    let (says, again) = (w.report().verdict(), twin.report().verdict());
    assert_eq!(says, again, "a restored world says the same of its step");
    finite(w);
    joints_are_there(w);
    solved_means_held(w);
    let (r, fastest) = (w.report(), slow + fast(w));
    // impulses that cancel are rounded before they do
    let gross = r.contacts.iter().fold(0.0, |sum, c| sum + c.impulse.length() * fastest)
        + r.joints.iter().fold(0.0, |sum, j| sum + (j.impulse.length() + j.moment.length()) * fastest);
    let (off, largest) = (r.step_ledger.imbalance().abs(), r.step_ledger.largest());
    assert!(
        off <= IMBALANCE * largest + ROUNDINGS * f64::EPSILON * gross,
        "an imbalance of {off:e} J beside {largest:e} J: {:?} {:?} {:?}",
        r.step_ledger,
        r.islands,
        r.events
    );
    if let Some(last) = last.filter(|last| last.held && last.next == dt) {
        let moved = r.adjustments.iter().map(|a| a.closing.length() + a.closing_turn.length());
        let moved = moved.fold(0.0, |most, x| if x > most { x } else { most });
        assert!(moved <= CLOSING, "joints that a solved step held are closed by {moved:e} m after {last:?}");
    }
    let corrects = r.adjustments.iter().any(|a| a.shift != DVec3::ZERO || a.turn != DVec3::ZERO);
    let breaks = r.events.iter().any(|e| matches!(e, Event::JointBroke { .. } | Event::Quarantined { .. }));
    *last = Some(Last { next, held: r.verdict() == Verdict::Solved && !corrects && !breaks });
}

fn finite(w: &World) {
    for body in w.bodies() {
        assert!(body.centre().is_finite() && body.velocity().is_finite() && body.spin().is_finite(), "{body:?}");
        assert!(body.orientation().is_finite() && (body.orientation().length() - 1.0).abs() < 1e-6, "{body:?}");
    }
    for joint in w.joints() {
        for k in 0..joint.coordinate_count() {
            let (value, rate) = (joint.coordinate(k), joint.rate(k));
            assert!(value.is_finite() && rate.is_finite(), "{:?} {k}: {value} {rate}", joint.kind());
        }
    }
    for r in &w.report().joints {
        assert!(r.impulse.is_finite() && r.moment.is_finite() && r.gap.is_finite() && r.turn.is_finite(), "{r:?}");
    }
}

/// Joints have their bodies, couplings their joints, and rows of the report their joints and islands.
fn joints_are_there(w: &World) {
    for joint in w.joints() {
        for end in joint.ends() {
            assert!(!matches!(end, End::Body(id) if w.body(id).is_none()), "{:?} has lost a body", joint.id());
        }
        let tied = joint.coupled().0;
        assert!(tied.iter().all(|m| w.joint(m.0).is_some()), "{:?} ties a joint that is gone", joint.id());
    }
    let r = w.report();
    let breaks = r.events.iter().any(|e| matches!(e, Event::JointBroke { .. }));
    let counted: u32 = r.islands.iter().map(|i| i.joints).sum();
    assert_eq!(counted as usize, r.joints.len(), "islands count other joints than the report has");
    assert!(r.joints.windows(2).all(|two| two[0].joint < two[1].joint), "joints in the order of their slots");
    for one in &r.joints {
        // a joint that breaks takes its couplings along
        assert!(breaks || w.joint(one.joint).is_some(), "a row of {:?}, which is gone", one.joint);
        assert!(r.islands.get(one.island as usize).is_some_and(|i| i.joints > 0), "{one:?} is in no island");
    }
}

/// How far joints may be open by rounding alone [m].
fn rounding(w: &World) -> f64 {
    let far = w.bodies().map(|b| b.centre().length()).fold(1.0, |far, x| if x > far { x } else { far });
    ROUNDINGS * f64::EPSILON * far
}

/// Islands that are called solved have their joints held to the tolerance, and closed where they are solved.
fn solved_means_held(w: &World) {
    let r: &StepReport = w.report();
    let (tolerance, open) = (w.settings().solver.tolerance, OPEN + rounding(w));
    for i in r.islands.iter().filter(|i| i.certificate.is_solved()) {
        let residual = i.certificate.residual;
        assert!(residual <= tolerance && i.joint_residual <= residual, "{i:?}");
    }
    for one in r.joints.iter().filter(|one| r.islands[one.island as usize].certificate.is_solved()) {
        let island = &r.islands[one.island as usize];
        assert!(!one.held, "bodies are held against each other in a solved island: {one:?}");
        assert!(one.gap <= open, "a gap of {:e} m in an island that is called solved: {one:?} {island:?}", one.gap);
        let turned = w.joint(one.joint).map_or(0.0, |j| one.turn * j.length());
        assert!(turned <= open, "axes {turned:e} m askew in an island that is called solved: {one:?} {island:?}");
    }
}
