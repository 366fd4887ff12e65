//! From a world and its last report to the words of a frame.

use crate::rows::{AdjustmentRow, BodyRow, ContactRow, EventRow, FrameRow, FrameWords, SolveRow, StateRow, Words};
use crate::shape;
use serde_json::json;
use std::collections::BTreeMap;
use tumble::{BodyId, DQuat, DVec3, Event, Momentum, World};

fn wxyz(q: DQuat) -> [f64; 4] {
    [q.w, q.x, q.y, q.z]
}

/// The bodies of a world; those without a name are called by their number.
pub(crate) fn bodies(world: &World, names: &[(BodyId, String)]) -> Words {
    let names: BTreeMap<BodyId, &str> = names.iter().map(|(id, n)| (*id, n.as_str())).collect();
    let mut all = Words::default();
    for b in world.bodies() {
        let inertia = b.inertia();
        let material = b.shapes().next().and_then(|c| world.material(c.material()));
        let row = BodyRow {
            id: b.id().slot(),
            name: names.get(&b.id()).map_or_else(|| format!("body {}", b.id().slot()), |n| (*n).to_owned()),
            kind: b.kind(),
            mass: b.mass(),
            centre: b.offset().to_array(),
            moments: inertia.moments.to_array(),
            axes: wxyz(inertia.axes),
            shape: shape::describe(&b),
            friction: material.map_or(f64::NAN, |m| m.friction),
            restitution: material.map_or(f64::NAN, |m| m.restitution),
            force: b.force().to_array(),
            torque: b.torque().to_array(),
        };
        row.put(&mut all);
    }
    all
}

/// The state of a world before its first step.
pub(crate) fn first(world: &World, out: &mut FrameWords) {
    out.clear();
    out.frame = 0;
    let (kinetic, potential) = world.energy();
    let mut momentum = Momentum::default();
    for b in world.bodies() {
        let p: DVec3 = b.velocity() * b.mass();
        momentum.linear += p;
        momentum.angular += b.centre().cross(p) + b.angular_momentum();
    }
    let row = FrameRow {
        frame: 0,
        time: world.time(),
        contacts: 0,
        islands: 0,
        kinetic,
        potential,
        work: 0.0,
        kinematic_work: 0.0,
        friction_loss: 0.0,
        restitution_loss: 0.0,
        dissipated: 0.0,
        corrected: 0.0,
        time_step: 0.0,
        momentum: momentum.linear.to_array(),
        angular: momentum.angular.to_array(),
        sweeps: 0,
        residual: 0.0,
        verdict: tumble::Verdict::Solved,
        guarded: 0,
        state_hash: world.state_hash(),
        wall_ns: 0,
        dt: 0.0,
        checksum: 0,
    };
    row.put(&mut out.row);
    states(world, out);
}

fn states(world: &World, out: &mut FrameWords) {
    let words = &mut out.states.words;
    for b in world.bodies() {
        let row = StateRow {
            body: b.id().slot(),
            centre: b.centre().to_array(),
            orientation: wxyz(b.orientation()),
            velocity: b.velocity().to_array(),
            spin: b.spin().to_array(),
        };
        row.put(words);
    }
}

/// What the last step of a world did and where it led.
pub(crate) fn step(world: &World, frame: u64, wall_ns: u64, out: &mut FrameWords) {
    out.clear();
    out.frame = frame;
    let r = world.report();
    let l = &r.ledger;
    let row = FrameRow {
        frame,
        time: r.time,
        contacts: r.contacts.len() as u32,
        islands: r.islands.len() as u32,
        kinetic: l.kinetic,
        potential: l.potential,
        work: l.work,
        kinematic_work: l.kinematic_work,
        friction_loss: l.friction_loss,
        restitution_loss: l.restitution_loss,
        dissipated: l.dissipated(),
        corrected: l.corrected,
        time_step: l.time_step,
        momentum: r.momentum.linear.to_array(),
        angular: r.momentum.angular.to_array(),
        sweeps: r.sweeps(),
        residual: r.residual(),
        verdict: r.verdict(),
        guarded: r.guarded(),
        state_hash: r.state_hash,
        wall_ns,
        dt: r.dt,
        checksum: 0,
    };
    row.put(&mut out.row);
    states(world, out);
    for (id, c) in r.contacts.iter().enumerate() {
        let row = ContactRow {
            body_a: c.body_a.slot(),
            body_b: c.body_b.slot(),
            feature: c.feature,
            point: c.point.to_array(),
            normal: c.frame.normal.to_array(),
            tangent1: c.frame.tangent1.to_array(),
            tangent2: c.frame.tangent2.to_array(),
            gap: c.gap,
            friction: c.friction,
            restitution: c.restitution,
            before: c.velocity_before.to_array(),
            lever_a: c.lever_a.to_array(),
            lever_b: c.lever_b.to_array(),
            floor: c.floor,
            after: c.velocity.to_array(),
            impulse: c.impulse.to_array(),
            mode: c.mode,
            id: id as u32,
            island: c.island,
            swept: c.swept,
        };
        row.put(&mut out.contacts.words);
    }
    for (island, i) in r.islands.iter().enumerate() {
        let c = &i.certificate;
        let row = SolveRow {
            island: island as u32,
            method: i.method.name(),
            contacts: i.contacts,
            sweeps: i.effort.sweeps,
            residual: c.residual,
            cone: c.cone,
            approach: c.approach,
            sticky: c.sticky,
            dissipation: c.dissipation,
            verdict: c.verdict,
            wall_ns: i.wall_ns,
            bodies: i.bodies,
            newton_steps: i.effort.newton_steps,
            factorisations: i.effort.factorisations,
            rounds: i.effort.rounds,
            natural: c.natural,
            gain: i.gain,
            guarded: c.guarded,
            start_up: i.start_up,
        };
        row.put(&mut out.solves.words);
    }
    for a in &r.adjustments {
        let row = AdjustmentRow {
            body: a.body.slot(),
            shift: a.shift.to_array(),
            turn: a.turn.to_array(),
            start_up: a.start_up,
        };
        row.put(&mut out.adjustments.words);
    }
    for (id, e) in r.events.iter().enumerate() {
        event(frame, id as u32, e).put(&mut out.events);
    }
}

fn event(frame: u64, id: u32, e: &Event) -> EventRow {
    let (body_a, body_b, data) = match e {
        Event::TouchBegan { body_a, body_b } | Event::TouchEnded { body_a, body_b } => (*body_a, Some(*body_b), None),
        Event::Impact { body_a, body_b, point, normal, speed, impulse } => {
            let data = json!({
                "point": point.to_array(), "normal": normal.to_array(), "speed": speed, "impulse": impulse,
            });
            (*body_a, Some(*body_b), Some(data.to_string()))
        }
        Event::FellAsleep { body } | Event::Woke { body } | Event::Quarantined { body } => (*body, None, None),
    };
    let kind = e.name();
    EventRow { frame, kind, body_a: Some(body_a.slot()), body_b: body_b.map(BodyId::slot), data, id }
}
