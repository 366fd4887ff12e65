//! Joints that are open where they are solved are closed there: at the midpoint after a start, an edit or a step of another length; and
//! where the step begins, if their bodies are solved there, since at a frame they are open by the bend of their paths.
//!
//! The move is the smallest one in the mass metric, found by the same rows and the same elimination as a solve; velocities in
//! body axes stay, so the kinetic energy does, and the change of potential energy is booked as `corrected`. In normal running no
//! joint is open, and nothing is moved.

use super::joint_rows::place;
use crate::joint::geometry::{Function, Gradient, JointKinematics, Placement};
use crate::joint::kind::JointKind;
use crate::joint::{Anchor, JointModel};
use crate::state::motion::Motion;
use crate::system::{Body, System};
use crate::time::integrate::{cayley_world, world_inverse_inertia};
use crate::time::kick::closed_start;
use std::collections::BTreeMap;
use tumble_math::order::max;
use tumble_math::{DMat3, DVec3};
use tumble_solver::{Body as ProblemBody, End, Problem, Row, Settings, Solver, Velocity};

/// Largest opening of a joint that is left where it is solved [m]. Chosen, not derived, and absolute: from 10⁷ m from the origin on one
/// rounding of a coordinate (an ulp of 1.9e-9 m) exceeds it, and joints may count as open in every step.
pub(crate) const OPEN_GAP: f64 = 1e-9;

/// Opening at which the closing ends [m]: rounding of coordinates of a kilometre. It ends, too, where no part of a step closes anything, as
/// farther from the origin.
const CLOSED_GAP: f64 = 1e-13;
/// Most iterations of the closing [–]. Newton's steps converge quadratically from near, so a few are enough in normal running; a chain that is
/// torn by a tenth of its links takes some tens. Chosen, not derived; an opening that is left is closed in the next step.
const MOST_ITERATIONS: u32 = 64;
/// Most halvings of a step in the mass metric, and of one for which turns are dear [–]. Chosen, not derived: the fewer of the first, the more a
/// heavy load of a torn chain is moved; all of them decide steps alone that no solution leads to.
const FREE_HALVINGS: u32 = 4;
const MOST_HALVINGS: u32 = 12;

/// Where a mechanism is solved.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Solved {
    /// At the midpoint.
    Midpoint,
    /// Where the step begins.
    Start,
}

impl Solved {
    /// The body there, with its joints as far closed as they are.
    fn motion(self, body: Body<'_>) -> Motion {
        match self {
            Self::Midpoint => body.step.mid,
            Self::Start => closed_start(body.step),
        }
    }
}

/// Closes the joints of every mechanism that is solved at the midpoint and has one that is open there.
pub(crate) fn close_joints(system: &mut System) {
    if !system.model.joints.iter().any(|(id, _)| open(system, &[id.slot], Solved::Midpoint) > OPEN_GAP) {
        return;
    }
    for (joints, bodies) in mechanisms(system) {
        let starts = bodies.iter().any(|slot| is_from_start(system, *slot));
        if !starts && open(system, &joints, Solved::Midpoint) > OPEN_GAP {
            close(system, &joints, Solved::Midpoint);
        }
    }
}

/// Puts every mechanism of which a body is solved at the start of the step there as a whole, `half` a step [s] before the midpoint, and
/// closes the joints that are open there.
pub(crate) fn close_joints_at_start(system: &mut System, half: f64) {
    let is_joined = |system: &System| {
        let bodies = |slot: u32| system.model.bodies_of_joint(slot);
        system.model.joints.iter().any(|(id, _)| bodies(id.slot).iter().any(|b| is_from_start(system, b.slot)))
    };
    if !is_joined(system) {
        return;
    }
    for (joints, bodies) in mechanisms(system) {
        if !bodies.iter().any(|slot| is_from_start(system, *slot)) {
            continue;
        }
        for &slot in &bodies {
            system.at_mut(slot).into_iter().for_each(|b| b.step.start_over(half));
        }
        if open(system, &joints, Solved::Start) > OPEN_GAP {
            close(system, &joints, Solved::Start);
        }
    }
}

fn is_from_start(system: &System, slot: u32) -> bool {
    system.at(slot).is_some_and(|b| b.is_active() && b.step.start_up)
}

/// The joints of every mechanism, and the slots of its active bodies.
fn mechanisms(system: &System) -> Vec<(Vec<u32>, Vec<u32>)> {
    let mut parts: BTreeMap<u32, (Vec<u32>, Vec<u32>)> = BTreeMap::new();
    let roots = roots(system);
    for (id, _) in system.model.joints.iter() {
        let mut bodies = system.model.bodies_of_joint(id.slot);
        bodies.retain(|b| system.get(*b).is_some_and(|b| b.is_active()));
        if let Some(body) = bodies.first() {
            let (joints, slots) = parts.entry(roots[body.slot as usize]).or_default();
            joints.push(id.slot);
            slots.extend(bodies.iter().map(|b| b.slot));
        }
    }
    for (_, slots) in parts.values_mut() {
        slots.sort_unstable();
        slots.dedup();
    }
    parts.into_values().collect()
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

fn placements(system: &System, slot: u32, solved: Solved) -> [Placement; 2] {
    let ends = system.model.joints.at(slot).map(|j| j.ends.map(|e| e.body));
    let placed = |b| system.get(b).map_or(Placement::WORLD, |b| place(&solved.motion(b)));
    ends.unwrap_or([None; 2]).map(|b| b.map_or(Placement::WORLD, placed))
}

/// Opening of the joints where they are solved [m].
fn open(system: &System, joints: &[u32], solved: Solved) -> f64 {
    joints.iter().fold(0.0, |most, &slot| rows(system, slot, solved).iter().fold(most, |m, row| max(m, row.0.abs())))
}

/// Sum of the squares of the openings [m²].
fn squares(system: &System, joints: &[u32], solved: Solved) -> f64 {
    joints.iter().fold(0.0, |sum, &slot| rows(system, slot, solved).iter().fold(sum, |s, row| s + row.0 * row.0))
}

/// A row of a joint where it is solved: its value [m], and its gradients at the bodies in slots.
type SlotRow = (f64, Vec<(u32, Gradient)>);

/// The hard rows of a joint or coupling where it is solved.
fn rows(system: &System, slot: u32, solved: Solved) -> Vec<SlotRow> {
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
            let sight = JointKinematics::of(&member.ends, placements(system, m.joint.slot, solved));
            let near = system.state.joints[m.joint.slot as usize].value[m.coordinate];
            let f = sight.coordinate(member.kind, m.coordinate, near);
            value += m.factor * f.value;
            ends.extend(of(member, &f, m.factor * joint.length));
        }
        return vec![(value * joint.length, ends)];
    }
    let sight = JointKinematics::of(&joint.ends, placements(system, slot, solved));
    let near = system.state.joints[slot as usize].value[0];
    sight.hard(joint, near).iter().map(|row| (row.value, of(joint, row, 1.0))).collect()
}

/// What a turn of a body costs in the smallest move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turns {
    /// Its inertia.
    Free,
    /// As much as moving the heaviest body of the mechanism by the way of its farthest point.
    Dear,
}

/// Moves the bodies of a mechanism so that its joints are closed.
///
/// The smallest move in the mass metric would rather turn light links by radians than move their load, which closes nothing. Where no
/// fair part of it closes half of what it promises, turns are made dear; centres keep their masses, and the centre of mass its place. Newton's step
/// leads down the sum of the squares of the openings in any metric: as much of it is taken, by halves, as closes half of what it promises.
fn close(system: &mut System, joints: &[u32], solved: Solved) {
    let mut solver = Solver::new();
    for _ in 0..MOST_ITERATIONS {
        if open(system, joints, solved) <= CLOSED_GAP {
            return;
        }
        let closes =
            [(Turns::Free, FREE_HALVINGS), (Turns::Dear, MOST_HALVINGS)].into_iter().any(|(turns, halvings)| {
                let moves = step(system, joints, solved, turns, &mut solver);
                moves.is_some_and(|moves| take(system, joints, solved, &moves, halvings))
            });
        if !closes {
            return;
        }
    }
}

/// Takes as much of a step as closes half of what it promises, by so many halvings at most. Whether there was any.
fn take(system: &mut System, joints: &[u32], solved: Solved, moves: &[(u32, Velocity)], halvings: u32) -> bool {
    let before = squares(system, joints, solved);
    let place = |(slot, _): &(u32, Velocity)| system.at(*slot).map(|b| (*slot, b.step.mid, b.step.closed));
    let places: Vec<_> = moves.iter().filter_map(place).collect();
    for halving in 0..=halvings {
        let part = 1.0 / f64::from(1_u32 << halving);
        apply(system, moves, part, solved);
        // of what is left, the whole step promises to take all, a small part of it twice its part
        if squares(system, joints, solved) <= before * (1.0 - 0.5 * part) {
            return true;
        }
        for &(slot, mid, closed) in &places {
            system.at_mut(slot).into_iter().for_each(|b| (b.step.mid, b.step.closed) = (mid, closed));
        }
    }
    false
}

/// Moves the bodies by a part of a step.
fn apply(system: &mut System, moves: &[(u32, Velocity)], part: f64, solved: Solved) {
    for &(slot, v) in moves {
        let Some(body) = system.at_mut(slot) else { continue };
        let (linear, angular) = (v.linear * part, v.angular * part);
        let s = body.step;
        if solved == Solved::Midpoint {
            s.mid.centre += linear;
            if angular != DVec3::ZERO {
                s.mid.orientation = cayley_world(angular, s.mid.orientation);
            }
        }
        // turns one after the other are one turn
        s.closed = (s.closed.0 + linear, then(s.closed.1, angular));
        s.same = false;
    }
}

/// The smallest move that closes the joints as far as their rows say, by slot: metres, and turns [rad].
fn step(
    system: &System,
    joints: &[u32],
    solved: Solved,
    turns: Turns,
    solver: &mut Solver,
) -> Option<Vec<(u32, Velocity)>> {
    let settings = Settings { tolerance: 1.0, ..Settings::default() };
    let bodies = || joints.iter().flat_map(|slot| system.model.bodies_of_joint(*slot));
    let masses = bodies().filter_map(|b| system.get(b).filter(Body::is_active)).map(|b| b.model.inverse_mass.recip());
    let heaviest = if turns == Turns::Dear { masses.fold(0.0, max) } else { 0.0 };
    let mut problem = Problem::new(1.0).ok()?;
    let mut slots: Vec<u32> = Vec::new();
    let mut known: BTreeMap<u32, u32> = BTreeMap::new();
    for (index, &slot) in joints.iter().enumerate() {
        for (value, gradients) in rows(system, slot, solved) {
            let mut ends: Vec<End> = Vec::new();
            for (slot, g) in gradients {
                let Some(body) = system.at(slot).filter(Body::is_active) else { continue };
                let at = if let Some(at) = known.get(&slot) {
                    *at
                } else {
                    let inertia = world_inverse_inertia(body.model, solved.motion(body).orientation);
                    let dear = heaviest * body.model.bounding_radius * body.model.bounding_radius;
                    let added = problem.add_body(ProblemBody {
                        inverse_mass: body.model.inverse_mass,
                        inverse_inertia: stiffer(inertia, dear),
                        before: Velocity::ZERO,
                        free: Velocity::ZERO,
                    });
                    let added = added.ok()?;
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
            problem.add_row(Row::hard(index as u32, value), &ends).ok()?;
        }
    }
    let solution = solver.solve(&problem, None, &settings);
    Some(slots.into_iter().zip(solution.body_velocities.iter().copied()).collect())
}

/// An inverse inertia with a moment [kg·m²] added about every axis.
fn stiffer(inverse: DMat3, moment: f64) -> DMat3 {
    if moment > 0.0 { (inverse.inverse() + DMat3::from_diagonal(DVec3::splat(moment))).inverse() } else { inverse }
}

/// Two turns, each as 2·tan(angle/2)·axis, as one.
fn then(first: DVec3, second: DVec3) -> DVec3 {
    let (a, b) = (first * 0.5, second * 0.5);
    (a + b + b.cross(a)) * (2.0 / (1.0 - a.dot(b)))
}
