//! The doors for joints: any joints between any bodies, driven, broken, removed, copied and stepped in any order.

use crate::bytes::Bytes;
use tumble::{
    Axis, BodyBuilder, BodyId, DVec3, End, JointBuilder, JointId, JointKind, Motor, Settings, Verdict, World,
    WorldError,
};

fn tame(b: &mut Bytes) -> DVec3 {
    DVec3::new(b.usual(), b.usual(), b.usual())
}

/// A number that a user may mean, or any at all.
fn some(b: &mut Bytes) -> f64 {
    if b.byte().is_multiple_of(12) { b.number() } else { b.usual() * 10.0 }
}

fn size(b: &mut Bytes) -> f64 {
    some(b).abs()
}

fn motor(b: &mut Bytes) -> Motor {
    let motor = match b.byte() % 4 {
        0 => Motor::OFF,
        1 => Motor::velocity(some(b)),
        2 => Motor::position(some(b)).gains(size(b) * 100.0, size(b)),
        _ => Motor::force(some(b)),
    };
    if b.byte().is_multiple_of(2) { motor.max(size(b) * 10.0) } else { motor }
}

fn kind(b: &mut Bytes) -> JointKind {
    let name = JointKind::NAMES[b.below(JointKind::NAMES.len())];
    match JointKind::of_name(name) {
        Some(JointKind::Screw { .. }) => JointKind::Screw { pitch: some(b) * 0.01 },
        Some(JointKind::Axes { .. }) => JointKind::Axes { locked: Axis::ALL.map(|_| b.byte().is_multiple_of(2)) },
        Some(JointKind::Wheel { .. }) => JointKind::Wheel { steered: b.byte().is_multiple_of(2) },
        other => other.unwrap_or(JointKind::Fixed),
    }
}

fn joint(b: &mut Bytes, ends: [End; 2], joints: &[JointId]) -> JointBuilder {
    let kind = kind(b);
    if kind == JointKind::Coupling {
        let member = |b: &mut Bytes| {
            let any = JointId::from_parts(b.below(8) as u32, b.below(3) as u32);
            let id = if joints.is_empty() { any } else { joints[b.below(joints.len())] };
            (id, b.below(4), some(b) * 0.1)
        };
        let members: Vec<_> = (0..1 + b.below(4)).map(|_| member(b)).collect();
        return JointBuilder::coupling(&members, if b.byte().is_multiple_of(2) { 0.0 } else { some(b) });
    }
    let mut j = JointBuilder::new(kind, ends[0], ends[1]).at(tame(b)).axis(tame(b));
    if kind.has_two_points() {
        j = j.at_b(tame(b));
    }
    let axis = tame(b);
    if kind.has_second_axis() && !b.byte().is_multiple_of(8) {
        // mostly square to one of the world's axes
        j = j.axis(DVec3::Z).axis_b(DVec3::new(axis.x, axis.y, 0.0));
    }
    for k in 0..b.below(kind.coordinates().len() + 1) {
        if kind.is_locked(k) && !b.byte().is_multiple_of(8) {
            continue;
        }
        j = j.of(k);
        let choices = b.byte();
        if choices & 1 != 0 {
            j = j.range(-size(b), size(b)).restitution(b.usual().abs() * 0.5);
        }
        if choices & 2 != 0 {
            j = j.friction(size(b));
        }
        if choices & 4 != 0 {
            j = j.damping(size(b)).armature(size(b) * 0.01);
        }
        if choices & 8 != 0 {
            j = j.spring(size(b) * 100.0, some(b));
        }
        if choices & 16 != 0 {
            j = j.motor(motor(b));
        }
        if choices & 96 == 96 {
            j = j.starts_at(some(b) * 0.1);
        }
    }
    if b.byte().is_multiple_of(4) {
        j = j.breaks_at(size(b) * 100.0, size(b) * 10.0);
    }
    j.collide(b.byte().is_multiple_of(4))
}

/// Most bodies and joints at a time, and most steps of one input.
const BODIES: usize = 6;
const JOINTS: usize = 8;
const STEPS: u32 = 12;

pub(crate) fn try_bytes(bytes: &[u8]) {
    let mut b = Bytes::new(bytes);
    let mut w = World::new();
    w.set_settings(Settings::realtime()).expect("our own settings");
    let (mut bodies, mut joints): (Vec<BodyId>, Vec<JointId>) = (Vec::new(), Vec::new());
    let (mut snapshot, mut steps) = (w.snapshot(), 0);
    while !b.is_empty() && steps < STEPS {
        let body = |b: &mut Bytes| match bodies.len() {
            0 => End::World,
            _ if b.byte().is_multiple_of(5) => End::World,
            _ if b.byte().is_multiple_of(24) => End::Body(BodyId::from_parts(b.below(9) as u32, b.below(3) as u32)),
            n => End::Body(bodies[b.below(n)]),
        };
        let any = JointId::from_parts(b.below(9) as u32, b.below(3) as u32);
        let id = if joints.is_empty() || b.byte().is_multiple_of(16) { any } else { joints[b.below(joints.len())] };
        let before = w.state_hash();
        let refused = match b.byte() % 16 {
            0..=2 if w.body_count() < BODIES => {
                let mut body = match b.byte() % 4 {
                    0 => BodyBuilder::ball(0.1 + b.usual().abs()),
                    1 => BodyBuilder::ground(),
                    _ => BodyBuilder::cuboid(DVec3::splat(0.1) + tame(&mut b).abs()),
                };
                body = body.position(tame(&mut b)).velocity(tame(&mut b)).spin(tame(&mut b));
                if b.byte().is_multiple_of(8) {
                    body = body.as_kinematic();
                }
                w.add(body).map(|id| bodies.push(id)).is_err()
            }
            3..=7 if w.joint_count() < JOINTS => {
                let ends = [body(&mut b), body(&mut b)];
                let joint = joint(&mut b, ends, &joints);
                let added = w.add_joint(joint);
                if let Err(why) = &added {
                    says_why(why);
                }
                added.map(|id| joints.push(id)).is_err()
            }
            8 => w.set_motor(id, b.below(7), motor(&mut b)).is_err(),
            9 => w.remove_joint(id).is_err(),
            10 => match body(&mut b) {
                End::Body(id) => w.remove(id).is_err(),
                End::World => false,
            },
            11 => match body(&mut b) {
                End::Body(id) => w.set_position(id, tame(&mut b)).is_err(),
                End::World => false,
            },
            12 => {
                snapshot = w.snapshot();
                false
            }
            13 => {
                w.restore(&snapshot);
                false
            }
            _ => {
                steps += 1;
                let dt = if b.byte().is_multiple_of(8) { size(&mut b) * 0.01 } else { 0.01 };
                step(&mut w, dt)
            }
        };
        assert!(!refused || w.state_hash() == before, "a refused call has changed the world");
        for j in w.joints() {
            assert!(j.ends().iter().all(|e| !matches!(e, End::Body(id) if w.body(*id).is_none())), "a joint to nobody");
        }
    }
}

/// A step, and its twins: a clone, and a world from the bytes of a snapshot. Whether it was refused.
fn step(w: &mut World, dt: f64) -> bool {
    let mut twin = w.clone();
    let mut read = w.clone();
    let snapshot = w.snapshot();
    let bytes = snapshot.to_bytes();
    let restored = read.restore_bytes(&bytes);
    assert!(restored.is_ok(), "{restored:?}");
    let hash = w.step(dt).state_hash;
    if w.report().refused.is_some() {
        return true;
    }
    assert_eq!(twin.step(dt).state_hash, hash, "a clone has the same future");
    assert_eq!(read.step(dt).state_hash, hash, "so has what a snapshot holds");
    judge(w);
    false
}

/// What is refused says what to do.
fn says_why(why: &WorldError) {
    assert!(why.to_string().len() > 20, "{why}");
}

/// What every report promises of joints.
fn judge(w: &World) {
    for body in w.bodies() {
        assert!(body.centre().is_finite() && body.velocity().is_finite() && body.spin().is_finite(), "{body:?}");
    }
    let r = w.report();
    let tolerance = w.settings().solver.tolerance;
    if r.verdict() == Verdict::Solved {
        assert!(r.joint_residual() <= tolerance, "{} > {tolerance}", r.joint_residual());
    }
    for j in &r.joints {
        assert!(j.impulse.is_finite() && j.moment.is_finite() && j.gap.is_finite(), "{j:?}");
        let Some(joint) = w.joint(j.joint) else { continue };
        for (k, c) in j.coordinates.iter().enumerate().take(j.count) {
            let within = |l: f64, most: f64| l.abs() <= most * r.dt * (1.0 + 1e-9);
            assert!(c.value.is_finite() && c.rate.is_finite(), "{j:?}");
            assert!(within(c.friction_impulse, joint.friction(k)), "{c:?}");
            assert!(joint.motor(k).is_off() || within(c.motor_impulse, joint.motor(k).max), "{c:?}");
            assert!(joint.range(k).is_some() || c.limit_impulse == 0.0, "{c:?}");
        }
    }
    let l = r.ledger;
    assert!(!(l.imbalance().abs() > 1e-6 * l.largest()), "{l:?}");
}
