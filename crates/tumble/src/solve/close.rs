//! Joints that are open at the midpoint are closed there: at the start, after an edit, after a step of another length.
//!
//! The move is the smallest one in the mass metric, found by the same rows and the same elimination as a solve; velocities in
//! body axes stay, so the kinetic energy does, and the change of potential energy is booked as `corrected`. In normal running no
//! joint is open, and nothing is moved.

use super::joint_rows::place;
use crate::joint::geometry::{Function, Gradient, JointKinematics, Placement};
use crate::joint::kind::JointKind;
use crate::joint::{Anchor, JointModel};
use crate::system::{Body, System};
use crate::time::integrate::{cayley_world, world_inverse_inertia};
use std::collections::BTreeMap;
use tumble_math::DVec3;
use tumble_math::order::max;
use tumble_solver::{Body as ProblemBody, End, Problem, Row, Settings, Solver, Velocity};

/// Largest opening of a joint at a midpoint that is left [m]. Chosen, not derived, and absolute: from 10⁷ m from the origin on one
/// rounding of a coordinate (an ulp of 1.9e-9 m) exceeds it, and joints may count as open at every midpoint.
pub(crate) const OPEN_GAP: f64 = 1e-9;

/// Opening at which the closing ends [m]: rounding of coordinates of a kilometre. It ends, too, where an iteration gains less than a
/// tenth, as it does farther from the origin.
const CLOSED_GAP: f64 = 1e-13;
/// Least gain of an iteration, as the ratio of two openings [–]. Chosen, not derived.
const LEAST_GAIN: f64 = 0.9;
/// Most iterations of the closing [–]. Newton's steps converge quadratically, so a few are enough. Chosen, not derived; an opening that
/// is left is closed at the next midpoint.
const MOST_ITERATIONS: u32 = 20;

/// Closes the joints of every mechanism that has one that is open at the midpoint. Whether something was moved.
pub(crate) fn close_joints(system: &mut System) -> bool {
    if system.model.joints.len() == 0 {
        return false;
    }
    if !system.model.joints.iter().any(|(id, _)| open(system, &[id.slot]) > OPEN_GAP) {
        return false;
    }
    let mut parts: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    let roots = roots(system);
    for (id, _) in system.model.joints.iter() {
        let bodies = system.model.bodies_of_joint(id.slot);
        if let Some(body) = bodies.iter().find(|b| system.get(**b).is_some_and(|b| b.is_active())) {
            parts.entry(roots[body.slot as usize]).or_default().push(id.slot);
        }
    }
    let mut moved = false;
    for joints in parts.values() {
        if open(system, joints) > OPEN_GAP {
            close(system, joints);
            moved = true;
        }
    }
    moved
}

/// The first of the active bodies that joints link each slot to.
fn roots(system: &System) -> Vec<u32> {
    let mut root: Vec<u32> = (0..system.slots() as u32).collect();
    fn find(root: &mut [u32], mut k: u32) -> u32 {
        while root[k as usize] != k {
            root[k as usize] = root[root[k as usize] as usize];
            k = root[k as usize];
        }
        k
    }
    for (id, _) in system.model.joints.iter() {
        let mut bodies = system.model.bodies_of_joint(id.slot);
        bodies.retain(|b| system.get(*b).is_some_and(|b| b.is_active()));
        for pair in bodies.windows(2) {
            let (a, b) = (find(&mut root, pair[0].slot), find(&mut root, pair[1].slot));
            root[a.max(b) as usize] = a.min(b);
        }
    }
    (0..root.len() as u32).map(|k| find(&mut root, k)).collect()
}

fn placements(system: &System, slot: u32) -> [Placement; 2] {
    let ends = system.model.joints.at(slot).map(|j| j.ends.map(|e| e.body));
    ends.unwrap_or([None; 2]).map(|b| b.and_then(|b| system.get(b)).map_or(Placement::WORLD, |b| place(&b.step.mid)))
}

/// Opening of the joints at the midpoint [m].
fn open(system: &System, joints: &[u32]) -> f64 {
    joints.iter().fold(0.0, |most, &slot| rows(system, slot).iter().fold(most, |m, row| max(m, row.0.abs())))
}

/// A row of a joint at the midpoint: its value [m], and its gradients at the bodies in slots.
type SlotRow = (f64, Vec<(u32, Gradient)>);

/// The hard rows of a joint or coupling at the midpoint.
fn rows(system: &System, slot: u32) -> Vec<SlotRow> {
    let Some(joint) = system.model.joints.at(slot) else { return Vec::new() };
    let of = |joint: &JointModel, f: &Function, by: f64| -> Vec<(u32, Gradient)> {
        let end = |(end, g): (&Anchor, &Gradient)| {
            end.body.map(|b| (b.slot, Gradient { linear: g.linear * by, angular: g.angular * by }))
        };
        joint.ends.iter().zip([&f.a, &f.b]).filter_map(end).collect()
    };
    if joint.kind == JointKind::Coupling {
        let (mut value, mut ends) = (-joint.constant, Vec::new());
        for m in &joint.members {
            let Some(member) = system.model.joints.get(m.joint.place()) else { return Vec::new() };
            let sight = JointKinematics::of(&member.ends, placements(system, m.joint.slot));
            let near = system.state.joints[m.joint.slot as usize].value[m.coordinate];
            let f = sight.coordinate(member.kind, m.coordinate, near);
            value += m.factor * f.value;
            ends.extend(of(member, &f, m.factor * joint.length));
        }
        return vec![(value * joint.length, ends)];
    }
    let sight = JointKinematics::of(&joint.ends, placements(system, slot));
    let near = system.state.joints[slot as usize].value[0];
    sight.hard(joint, near).iter().map(|row| (row.value, of(joint, row, 1.0))).collect()
}

/// Moves the bodies of a mechanism so that its joints are closed.
fn close(system: &mut System, joints: &[u32]) {
    let mut solver = Solver::new();
    let settings = Settings { tolerance: 1.0, ..Settings::default() };
    let mut last = f64::INFINITY;
    for _ in 0..MOST_ITERATIONS {
        let off = open(system, joints);
        if off <= CLOSED_GAP || !(off < LEAST_GAIN * last) {
            break;
        }
        last = off;
        let Ok(mut problem) = Problem::new(1.0) else { return };
        let mut slots: Vec<u32> = Vec::new();
        let mut known: BTreeMap<u32, u32> = BTreeMap::new();
        for (index, &slot) in joints.iter().enumerate() {
            for (value, gradients) in rows(system, slot) {
                let mut ends: Vec<End> = Vec::new();
                for (slot, g) in gradients {
                    let Some(body) = system.at(slot).filter(Body::is_active) else { continue };
                    let at = if let Some(at) = known.get(&slot) {
                        *at
                    } else {
                        let added = problem.add_body(ProblemBody {
                            inverse_mass: body.model.inverse_mass,
                            inverse_inertia: world_inverse_inertia(body.model, body.step.mid.orientation),
                            before: Velocity::ZERO,
                            free: Velocity::ZERO,
                        });
                        let Ok(added) = added else { return };
                        slots.push(slot);
                        known.insert(slot, added);
                        added
                    };
                    match ends.iter_mut().find(|e| e.body == at) {
                        Some(end) => {
                            end.linear += g.linear;
                            end.angular += g.angular;
                        }
                        None => ends.push(End { body: at, linear: g.linear, angular: g.angular }),
                    }
                }
                if problem.add_row(Row::hard(index as u32, value), &ends).is_err() {
                    return;
                }
            }
        }
        let solution = solver.solve(&problem, None, &settings);
        for (v, &slot) in solution.body_velocities.iter().zip(&slots) {
            if let Some(body) = system.at_mut(slot) {
                let s = body.step;
                s.mid.centre += v.linear;
                if v.angular != DVec3::ZERO {
                    s.mid.orientation = cayley_world(v.angular, s.mid.orientation);
                }
                // turns one after the other are one turn
                s.closed = (s.closed.0 + v.linear, then(s.closed.1, v.angular));
                s.same = false;
            }
        }
    }
}

/// Two turns, each as 2·tan(angle/2)·axis, as one.
fn then(first: DVec3, second: DVec3) -> DVec3 {
    let (a, b) = (first * 0.5, second * 0.5);
    (a + b + b.cross(a)) * (2.0 / (1.0 - a.dot(b)))
}
