//! A live world as frames: states, contacts, islands and events of the last step.

use crate::about::{About, BodyAbout, Drawing, Drawings, MaterialAbout, PairAbout, PartDrawing, wxyz};
use crate::certify::{Weight, Weights, judge};
use crate::frame::{ABSENT, ASLEEP, ContactRow, EventRow, Frame, IslandRow, NONE, QUARANTINED, State, Summary};
use crate::frame::{event_code, island_flags, method_code, milliseconds};
use crate::joints;
use crate::looks::{looks, view};
use std::collections::BTreeMap;
use tumble::{
    BodyId, BodyKind, Contact, Event, IslandReport, JointId, MaterialId, Missed, Momentum, PlacedShape, Squeezed,
    StepReport, Verdict, World,
};
use tumble_math::order::max;
use tumble_scene::{Built, Scene};

/// Bodies of a world by index, in the order of the scene.
#[derive(Clone, Debug, Default)]
pub(crate) struct BodyIndex {
    pub(crate) ids: Vec<BodyId>,
    pub(crate) index: BTreeMap<BodyId, u32>,
    weights: Weights,
    joints: Vec<JointId>,
}

impl BodyIndex {
    pub(crate) fn new(built: &Built) -> Self {
        Self::of_world(built.whole(), &built.names, &built.joints)
    }

    /// Bodies and joints of a world by their names.
    pub(crate) fn of_world(world: &World, names: &[(BodyId, String)], joints: &[(JointId, String)]) -> Self {
        let mut body_index = Self { joints: joints.iter().map(|(id, _)| *id).collect(), ..Self::default() };
        for (k, (id, _)) in names.iter().enumerate() {
            body_index.ids.push(*id);
            body_index.index.insert(*id, k as u32);
            let body = world.body(*id).filter(|b| b.kind() == BodyKind::Dynamic);
            body_index.weights.push(body.map(|b| {
                let inertia = b.inertia();
                Weight::new(b.mass(), inertia.moments, inertia.axes)
            }));
        }
        body_index
    }

    fn of(&self, id: BodyId) -> u32 {
        self.index.get(&id).copied().unwrap_or(NONE)
    }
}

/// The frame of a world as it stands after its last step.
pub(crate) fn capture(world: &World, body_index: &BodyIndex) -> Frame {
    let mut f = Frame { number: world.steps(), ..Frame::default() };
    for &id in &body_index.ids {
        let (state, mark) = world.body(id).map_or((State::NOWHERE, ABSENT), |b| {
            let mark = if b.is_quarantined() { QUARANTINED } else { 0 } | if b.is_asleep() { ASLEEP } else { 0 };
            let (centre, orientation) = (b.centre(), b.orientation());
            (State { centre, orientation, velocity: b.velocity(), spin: b.spin() }, mark)
        });
        f.states.push(state);
        f.marks.push(mark);
    }
    f.joints = joints::rows(world, &body_index.joints);
    if world.steps() == 0 {
        f.summary = start(world);
        return f;
    }
    let r = world.report();
    f.contacts = r.contacts.iter().map(|c| contact(c, body_index)).collect();
    f.islands = r.islands.iter().map(island).collect();
    f.events = r.events.iter().map(|e| event(e, body_index)).collect();
    f.events.extend(r.missed.iter().map(|m| missed(m, body_index)));
    f.events.extend(r.squeezed.iter().map(|s| squeezed(s, body_index)));
    f.summary = summary(r);
    judge(&mut f, &body_index.weights);
    f
}

fn contact(c: &Contact, body_index: &BodyIndex) -> ContactRow {
    ContactRow {
        body_a: body_index.of(c.body_a),
        body_b: body_index.of(c.body_b),
        island: c.island,
        mode: c.mode as u8,
        feature: c.feature,
        point: c.point,
        normal: c.frame.normal,
        tangent: c.frame.tangent1,
        lever_a: c.lever_a,
        lever_b: c.lever_b,
        gap: c.gap,
        friction: c.friction,
        restitution: c.restitution,
        velocity_bound: c.velocity_bound,
        approach_velocity: c.approach_velocity,
        velocity: c.velocity,
        impulse: c.impulse,
        origin: c.origin,
        bias: c.bias,
        restitution_share: c.restitution_share,
        in_flight: c.in_flight,
        residual: f64::NAN,
    }
}

fn island(i: &IslandReport) -> IslandRow {
    let c = &i.certificate;
    IslandRow {
        bodies: i.bodies,
        contacts: i.contacts,
        method: method_code(i.method.name()),
        verdict: Verdict::from(c.verdict) as u32,
        sweeps: i.effort.sweeps,
        newton_steps: i.effort.newton_steps,
        worst_contact: NONE,
        flags: island_flags(c.guarded, i.start_up),
        residual: c.residual,
        cone: c.cone,
        approach: c.approach,
        sticky: c.sticky,
        dissipation: c.dissipation,
        gain: i.gain,
        wall_ms: milliseconds(i.wall_ns),
    }
}

fn summary(r: &StepReport) -> Summary {
    let l = &r.ledger;
    Summary {
        time: r.time,
        kinetic: l.kinetic,
        potential: l.potential,
        work: l.work,
        kinematic_work: l.kinematic_work,
        friction_loss: l.friction_loss,
        restitution_loss: l.restitution_loss,
        corrected: l.corrected,
        time_step: l.time_step,
        damping_loss: l.damping_loss,
        motor_work: l.motor_work,
        joint_loss: l.joint_loss,
        linear: r.momentum.linear,
        angular: r.momentum.angular,
        sweeps: f64::from(r.sweeps()),
        residual: r.residual(),
        overlap: max(-r.deepest_gap(), 0.0),
        missed: r.missed_depth(),
        step_ms: r.timings.map_or(f64::NAN, |t| t.total as f64 * 1e-6),
        contacts: r.contacts.len() as f64,
        islands: r.islands.len() as f64,
        verdict: f64::from(r.verdict() as u8),
        guarded: f64::from(r.guarded()),
        events: (r.events.len() + r.missed.len() + r.squeezed.len()) as f64,
        state_hash: r.state_hash,
    }
}

/// Summary row of frame 0: initial energy and momentum.
fn start(world: &World) -> Summary {
    let (kinetic, potential) = world.energy();
    let Momentum { linear, angular } = world.momentum();
    Summary {
        kinetic,
        potential,
        linear,
        angular,
        step_ms: f64::NAN,
        state_hash: world.state_hash(),
        ..Summary::default()
    }
}

/// Two bodies that the step leads into each other.
fn missed(m: &Missed, body_index: &BodyIndex) -> EventRow {
    let (body_a, body_b) = (body_index.of(m.bodies.0), body_index.of(m.bodies.1));
    EventRow { kind: event_code("missed"), body_a, body_b, depth: m.depth, speed: 0.0, impulse: 0.0 }
}

fn squeezed(s: &Squeezed, body_index: &BodyIndex) -> EventRow {
    let (body_a, body_b) = (body_index.of(s.bodies.0), body_index.of(s.bodies.1));
    EventRow { kind: event_code("squeezed"), body_a, body_b, depth: s.depth, speed: s.speed, impulse: 0.0 }
}

fn event(e: &Event, body_index: &BodyIndex) -> EventRow {
    let (a, b, speed, impulse) = match *e {
        Event::TouchBegan { body_a, body_b } | Event::TouchEnded { body_a, body_b } => {
            (body_index.of(body_a), body_index.of(body_b), 0.0, 0.0)
        }
        Event::Entered { sensor, body } | Event::Left { sensor, body } => {
            (body_index.of(sensor), body_index.of(body), 0.0, 0.0)
        }
        Event::Impact { body_a, body_b, speed, impulse, .. } => {
            (body_index.of(body_a), body_index.of(body_b), speed, impulse)
        }
        Event::FellAsleep { body } | Event::Woke { body } | Event::Quarantined { body } => {
            (body_index.of(body), NONE, 0.0, 0.0)
        }
        Event::LimitHit { speed, impulse, .. } => (NONE, NONE, speed, impulse),
        Event::JointBroke { .. } => (NONE, NONE, 0.0, 0.0),
    };
    EventRow { kind: event_code(e.name()), body_a: a, body_b: b, depth: 0.0, speed, impulse }
}

/// Static data of a scene and its world, and the handles of its materials.
pub(crate) fn about(scene: &Scene, built: &Built, remarks: &str) -> (About, Vec<MaterialId>) {
    about_world(scene, built.whole(), &built.names, &built.joints, remarks)
}

/// Static data of a world whose bodies are named; a scene says how it looks.
pub(crate) fn about_world(
    scene: &Scene,
    world: &World,
    names: &[(BodyId, String)],
    joints: &[(JointId, String)],
    remarks: &str,
) -> (About, Vec<MaterialId>) {
    let mut drawings = Drawings::default();
    let mut owners: BTreeMap<u32, (MaterialId, Vec<&str>)> = BTreeMap::new();
    let mut bodies = Vec::with_capacity(names.len());
    let mut looks = looks(scene).into_iter();
    for (id, name) in names {
        let look = looks.next().unwrap_or_default();
        let Some(b) = world.body(*id) else { continue };
        let shape = drawings.number(Drawing::of_parts(b.shapes().map(part)));
        let mut material = NONE;
        for c in b.shapes() {
            let entry = owners.entry(c.material().index()).or_insert_with(|| (c.material(), Vec::new()));
            entry.1.push(name);
            if material == NONE {
                material = c.material().index();
            }
        }
        bodies.push(BodyAbout {
            id: bodies.len() as u32,
            name: name.clone(),
            kind: b.kind().name().to_owned(),
            mass: b.mass(),
            shape,
            material,
            offset: b.offset().to_array(),
            moments: b.inertia().moments.to_array(),
            axes: wxyz(b.inertia().axes),
            colour: look.colour,
            drawn: look.drawn.map(|d| drawings.number(d)),
        });
    }
    // materials in use, by their names or by the bodies made of them
    let (mut materials, mut ids, mut place) = (Vec::new(), Vec::new(), BTreeMap::new());
    for (index, (id, bodies)) in owners {
        let name = scene.materials.get(index as usize).map_or_else(|| list(&bodies), |m| m.name.clone());
        let m = world.material(id).unwrap_or_default();
        place.insert(index, materials.len() as u32);
        materials.push(MaterialAbout { name, friction: m.friction, restitution: m.restitution });
        ids.push(id);
    }
    for b in &mut bodies {
        b.material = place.get(&b.material).copied().unwrap_or(NONE);
    }
    let mut pairs = Vec::new();
    for (a, b, m) in &scene.pairs {
        if let (Some(&a), Some(&b)) = (place.get(&(*a as u32)), place.get(&(*b as u32))) {
            pairs.push(PairAbout { a, b, friction: m.friction, restitution: m.restitution });
        }
    }
    let about = About {
        kind: "live",
        name: scene.name.clone(),
        file: file_name(&scene.file),
        remarks: remarks.to_owned(),
        step: scene.step,
        duration: scene.duration,
        gravity: Some(world.gravity().to_array()),
        tolerance: Some(world.settings().solver.tolerance),
        shapes: drawings.list,
        materials,
        pairs,
        joints: joints::abouts(world, joints, &BodyIndex::of_world(world, names, joints).index),
        view: view(scene),
        facts: Vec::new(),
        bodies,
    };
    (about, ids)
}

fn part(c: &PlacedShape) -> PartDrawing {
    PartDrawing::of(c.place(), c.shape()).doing(c.is_sensor(), c.surface_velocity())
}

/// The last part of a path.
pub(crate) fn file_name(path: &str) -> String {
    path.rsplit(['/', '\\']).next().unwrap_or(path).to_owned()
}

/// The first few of several names.
pub(crate) fn list(names: &[&str]) -> String {
    let mut distinct: Vec<&str> = Vec::new();
    for name in names {
        if !distinct.contains(name) && distinct.len() < 4 {
            distinct.push(name);
        }
    }
    let more = distinct.len() > 3;
    distinct.truncate(3);
    format!("{}{}", distinct.join(", "), if more { ", …" } else { "" })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tumble_scene::Format;

    /// The largest residual of the contacts of an island is that of its certificate, up to the orientation in which the
    /// inverse inertias are taken.
    #[test]
    fn the_worst_contact_has_the_residual_of_its_island() {
        let text = include_str!("../../../scenes/demo.toml");
        let scene = Scene::parse(text, Format::Toml, "demo.toml", None).unwrap();
        let mut built = scene.build().unwrap();
        let body_index = BodyIndex::new(&built);
        let (mut compared, mut worst) = (0, 0.0);
        for _ in 0..240 {
            built.world.step(scene.step);
            let f = capture(&built.world, &body_index);
            for (k, i) in f.islands.iter().enumerate().filter(|(_, i)| i.residual > 1e-12) {
                let c = f.contacts[i.worst_contact as usize];
                assert_eq!(c.island as usize, k);
                let off = (c.residual / i.residual - 1.0).abs();
                // a bounce has a velocity bound of its own
                if c.mode != 3 {
                    compared += 1;
                    worst = max(worst, off);
                }
            }
        }
        assert!(compared > 100, "{compared}");
        assert!(worst < 0.2, "off by {worst}");
    }

    #[test]
    fn a_frame_has_the_data_of_the_world() {
        let text = include_str!("../../../scenes/stack.toml");
        let scene = Scene::parse(text, Format::Toml, "stack.toml", None).unwrap();
        let mut built = scene.build().unwrap();
        let body_index = BodyIndex::new(&built);
        let first = capture(&built.world, &body_index);
        assert_eq!((first.number, first.contacts.len()), (0, 0));
        assert!(first.summary.potential > 0.0);
        built.world.step(scene.step);
        let f = capture(&built.world, &body_index);
        assert_eq!(f.number, 1);
        assert_eq!(f.contacts.len(), built.world.report().contacts.len());
        assert!(f.marks.iter().filter(|m| **m == 1).count() > 1, "the stack is island 0");
        assert_eq!(f.summary.state_hash, built.world.report().state_hash);
    }
}
