//! The joints of a recording: which there are, where their coordinates stand, and what each did in a step.
//!
//! A joint acts where the step is solved, at the midpoint, with rows that are leaned by a part of the change of velocity. From the
//! recorded impulses follow what it did to each body: its hard rows push B with an impulse and a moment about its point there, and
//! A with the opposite about the point there; what acts along a coordinate pushes along its gradient; a coupling pushes along those
//! of the coordinates that it ties together.

use super::acted::{Acted, Along, Held, Part, Sort};
use super::joint_geometry::{Pair, Place, View};
use super::motion::evenly;
use super::step::{Moment, Stage, Step};
use crate::joint_rows::{JointRow, JointStepRow, MotorRow};
use std::collections::{BTreeMap, BTreeSet};
use tumble::{BodyKind, CoordinateMode, DVec3};

/// The joints from frame to frame.
pub(super) struct Joints<'a> {
    pub(super) rows: BTreeMap<u32, &'a JointRow>,
    pub(super) gone: BTreeSet<u32>,
    /// Coordinate [rad or m] and rotor [rad/s or m/s] of each in the last frame.
    at: BTreeMap<(u32, u32), (f64, f64)>,
    /// About where those that acted are in the frame after [rad or m]: from where they were solved, at the rate after the solve.
    near: BTreeMap<(u32, u32), f64>,
    motors: BTreeMap<(u32, u32), MotorRow>,
    pub(super) held: Held,
}

impl<'a> Joints<'a> {
    pub(super) fn new(rows: &'a [JointRow]) -> Self {
        let rows = rows.iter().map(|j| (j.id, j)).collect();
        let (at, near, motors) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        Self { rows, gone: BTreeSet::new(), at, near, motors, held: Held::default() }
    }

    /// Where a body is when a joint on it is solved: at the start of the step, if the joint's other body is solved there.
    fn place(stage: &Stage<'_>, step: &Step<'_>, body: Option<u32>, starts: bool) -> Place {
        let Some(body) = body else { return Place::WORLD };
        if let Some(m) = step.active.get(&body) {
            return Place { centre: m.centre, orientation: m.orientation };
        }
        let driven = stage.bodies.get(&body).is_some_and(|b| b.kind == BodyKind::Kinematic);
        let half = if driven && !starts { 0.5 * step.after.row.dt } else { 0.0 };
        step.before.states.get(&body).map_or(Place::WORLD, |s| Place {
            centre: DVec3::from_array(s.centre) + DVec3::from_array(s.velocity) * half,
            orientation: evenly(s, half),
        })
    }

    /// How a body moves before the solve, and after it.
    fn velocities(stage: &Stage<'_>, step: &Step<'_>, body: Option<u32>) -> [Pair; 2] {
        let Some(body) = body else { return [Pair::default(); 2] };
        if let Some(m) = step.active.get(&body) {
            return [
                Pair { linear: m.velocity_before, angular: m.spin_before },
                Pair { linear: m.velocity_after, angular: m.spin_after },
            ];
        }
        let driven = stage.bodies.get(&body).is_some_and(|b| b.kind == BodyKind::Kinematic);
        let told = step.before.states.get(&body).filter(|_| driven);
        let v = |a: [f64; 3]| DVec3::from_array(a);
        [told.map_or(Pair::default(), |s| Pair { linear: v(s.velocity), angular: v(s.spin) }); 2]
    }

    /// Action of the joints in a step.
    pub(super) fn acted(
        &mut self,
        stage: &Stage<'_>,
        step: &Step<'_>,
        rows: &[JointStepRow],
        motors: &[MotorRow],
    ) -> Vec<Acted<'a>> {
        let now: BTreeMap<(u32, u32), MotorRow> = motors.iter().map(|m| ((m.joint, m.coordinate), *m)).collect();
        let mut all: Vec<Acted<'a>> = Vec::new();
        self.near.clear();
        for row in rows.iter().filter(|r| r.coordinate.is_none()) {
            let Some(&joint) = self.rows.get(&row.joint) else { continue };
            let starts = joint.bodies.iter().flatten().any(|b| step.active.get(b).is_some_and(|m| m.start_up));
            let here = joint.bodies.map(|b| Self::place(stage, step, b, starts));
            let [[va, wa], [vb, wb]] = joint.bodies.map(|b| Self::velocities(stage, step, b));
            let (before, after) = ([va, vb], [wa, wb]);
            let leaned = [0, 1].map(|k| {
                let moves = joint.bodies[k].is_some_and(|b| step.active.contains_key(&b));
                let (v, w) = (after[k].linear - before[k].linear, after[k].angular - before[k].angular);
                if moves && row.lean != 0.0 { here[k].leaned(v, w, row.lean) } else { here[k] }
            });
            let mut one = Acted { joint, row: *row, along: Vec::new(), here, leaned, before, after, parts: Vec::new() };
            let broke = step.broke.contains(&joint.id);
            for c in rows.iter().filter(|r| r.joint == row.joint) {
                let Some(k) = c.coordinate else { continue };
                let Some(spec) = joint.coordinates.get(k as usize).copied() else { continue };
                let key = (joint.id, k);
                let (value, rotor) = self.at.get(&key).copied().unwrap_or_default();
                let acting = one.acting().coordinate(k as usize, c.value);
                let motor = now.get(&key).or_else(|| self.motors.get(&key).filter(|_| broke)).copied();
                let here = one.view().coordinate(k as usize, c.value);
                // the rate after the solve is that of the way from there on alone
                let near = c.value + if starts { step.after.row.dt } else { 0.5 * step.after.row.dt } * c.rate;
                self.near.insert(key, near);
                // laws of a solve know nothing of overlap that is removed after it
                let ended = joint.bodies.map(|b| {
                    let at = Self::place_in(step.after, b);
                    b.and_then(|b| step.active.get(&b)).map_or(at, |m| at.before_correction(m.shift, m.turn))
                });
                let frames = [value, View::new(joint, ended).coordinate(k as usize, near).value];
                one.along.push(Along { row: *c, spec, motor, acting, here, frames, rotor });
            }
            all.push(one);
        }
        for k in 0..all.len() {
            let parts = parts(&all[k], &all);
            all[k].parts = parts;
        }
        self.motors = now;
        all
    }

    /// Place of a body in a frame.
    fn place_in(moment: &Moment, body: Option<u32>) -> Place {
        body.and_then(|b| moment.states.get(&b)).map_or(Place::WORLD, |s| Place {
            centre: DVec3::from_array(s.centre),
            orientation: super::motion::quat(s.orientation),
        })
    }

    /// A coordinate in a frame, about `near`.
    fn value(joint: &JointRow, k: u32, moment: &Moment, near: f64) -> f64 {
        let places = joint.bodies.map(|b| Self::place_in(moment, b));
        View::new(joint, places).coordinate(k as usize, near).value
    }

    /// Takes the coordinates to a frame: what each says there, and what the joints hold then.
    pub(super) fn follow(&mut self, now: &Moment, rows: &[JointStepRow], broke: &BTreeSet<u32>) {
        let said: BTreeMap<(u32, u32), &JointStepRow> =
            rows.iter().filter_map(|r| Some(((r.joint, r.coordinate?), r))).collect();
        self.held = Held::default();
        let mut at = BTreeMap::new();
        for (id, joint) in self.rows.iter().filter(|(id, _)| !self.gone.contains(*id)) {
            for (k, spec) in joint.coordinates.iter().enumerate() {
                let key = (*id, k as u32);
                let (old, turned) = self.at.get(&key).copied().unwrap_or_default();
                let row = said.get(&key);
                let near = row.map_or(old, |r| match self.near.get(&key) {
                    Some(near) if now.row.frame != 0 => *near,
                    _ => r.value,
                });
                let value = Self::value(joint, key.1, now, near);
                // one whose joint did not act goes on
                let rotor = row.filter(|_| spec.armature > 0.0).map_or(turned, |r| r.rotor);
                at.insert(key, (value, rotor));
                let spring = spec.spring.map_or(0.0, |(stiffness, rest)| {
                    let stretched = value - rest;
                    0.5 * stiffness * stretched * stretched
                });
                let turning = 0.5 * spec.armature * rotor * rotor;
                if broke.contains(id) {
                    self.held.lost += spring + turning;
                } else {
                    self.held.springs += spring;
                    self.held.rotors += turning;
                }
            }
        }
        self.at = at;
        // couplings go with what they tie together
        let tied = |j: &JointRow| j.coupled.iter().any(|m| broke.contains(&m.joint));
        self.gone.extend(self.rows.values().filter(|j| broke.contains(&j.id) || tied(j)).map(|j| j.id));
    }
}

/// Impulses of a joint on bodies, sort by sort.
///
/// An impulse along its own lever has no moment, and rounding makes one of it: what the moment is made of goes with it.
fn parts(one: &Acted<'_>, all: &[Acted<'_>]) -> Vec<Part> {
    let v = DVec3::from_array;
    let mut list = Vec::new();
    let mut add = |sort: Sort, pushed: Vec<(u32, Pair, f64)>| {
        if pushed.iter().any(|(_, p, _)| *p != Pair::default()) {
            let sizes = pushed.iter().map(|e| e.2).collect();
            list.push(Part { sort, ends: pushed.iter().map(|e| (e.0, e.1)).collect(), sizes });
        }
    };
    let ends = |joint: &JointRow, pairs: [(Pair, f64); 2]| -> Vec<(u32, Pair, f64)> {
        joint.bodies.iter().zip(pairs).filter_map(|(b, (p, size))| Some(((*b)?, p, size))).collect()
    };
    // gradients have the moments of their directions about the centres
    let along = |of: &Acted<'_>, a: &Along, impulse: f64| {
        let levers = of.acting().levers();
        let pairs = [0, 1].map(|k| {
            let p = a.acting.ends[k].times(impulse);
            (p, levers[k].length() * p.linear.length() + p.angular.length())
        });
        ends(of.joint, pairs)
    };
    let (p, m) = (v(one.row.impulse), v(one.row.moment));
    let [on_a, on_b] = one.acting().levers();
    // bodies that are held against each other are one body: A has the opposite at the same point
    let on_a = if one.row.mode == CoordinateMode::Held { one.acting().across() } else { on_a };
    let hard = [Pair { linear: -p, angular: -(on_a.cross(p) + m) }, Pair { linear: p, angular: on_b.cross(p) + m }];
    let size = |lever: DVec3| lever.length() * p.length() + m.length();
    add(Sort::Hard, ends(one.joint, [(hard[0], size(on_a)), (hard[1], size(on_b))]));
    let mut tied = Vec::new();
    for member in &one.joint.coupled {
        let other = all.iter().find(|a| a.joint.id == member.joint);
        if let Some((other, a)) = other.and_then(|a| Some((a, a.along.get(member.coordinate as usize)?))) {
            tied.extend(along(other, a, member.factor * one.row.coupling));
        }
    }
    add(Sort::Hard, tied);
    for a in &one.along {
        let r = &a.row;
        for (sort, impulse) in [
            (Sort::Limit, r.limit_impulse),
            (Sort::Motor, r.motor_impulse),
            (Sort::Friction, r.friction_impulse),
            (Sort::Damping, r.damping_impulse),
            (Sort::Stored, r.spring_impulse + r.rotor_impulse),
        ] {
            add(sort, along(one, a, impulse));
        }
    }
    list
}
