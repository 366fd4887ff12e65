//! Couplings of an island: rows between the coordinates of other joints.

use super::{JointWork, Live, NONE, Record, Role, end};
use crate::joint::Member;
use crate::joint::geometry::{Placement, Sight};
use crate::joint::kind::JointKind;
use crate::solve::shared::Shared;
use tumble_solver::{End, Problem, Row, Velocity};

/// A coupling of an island: its place in the list, and those of the joints that it ties together.
#[derive(Debug)]
pub(super) struct Coupled {
    pub(super) live: usize,
    pub(super) members: Vec<(usize, usize, f64)>,
    pub(super) constant: f64,
    pub(super) length: f64,
}

impl JointWork {
    /// Finds the joints that couplings tie together; one of which a joint is not there acts on nothing.
    pub(super) fn find_couplings(&mut self, shared: &Shared<'_>) {
        self.couplings.clear();
        for live in 0..self.list.len() {
            let Some(joint) = shared.system.model.joints.at(self.list[live].slot) else { continue };
            if joint.kind != JointKind::Coupling {
                continue;
            }
            let find = |m: &Member| {
                let at = self.list.iter().position(|l| l.slot == m.joint.slot)?;
                Some((at, m.coordinate, m.factor))
            };
            let members: Option<Vec<_>> = joint.members.iter().map(find).collect();
            if let Some(members) = members {
                let (constant, length) = (joint.constant, joint.length);
                self.couplings.push(Coupled { live, members, constant, length });
            }
        }
        for k in 0..self.couplings.len() {
            let value = self.coupled(shared, &self.couplings[k], &self.here, |live, k| live.value[k]).0;
            self.list[self.couplings[k].live].closed[0] = value;
        }
    }

    /// Value of a coupling's row [m] and what it asks of the problem's bodies, at some places; `near` says about where a coordinate
    /// is, for whole turns.
    pub(super) fn coupled(
        &self,
        shared: &Shared<'_>,
        coupling: &Coupled,
        places: &[Placement],
        near: impl Fn(&Live, usize) -> f64,
    ) -> (f64, Vec<End>) {
        let mut ends: Vec<End> = Vec::new();
        let mut value = -coupling.constant;
        for &(at, k, factor) in &coupling.members {
            let live = &self.list[at];
            let Some(joint) = shared.system.model.joints.at(live.slot) else { continue };
            let sight = Sight::of(&joint.ends, [0, 1].map(|k| end(shared, live, k, places)));
            let f = sight.coordinate(joint.kind, k, near(live, k));
            value += factor * f.value;
            for (body, g) in [(live.bodies[0], &f.a), (live.bodies[1], &f.b)] {
                let by = factor * coupling.length;
                match ends.iter_mut().find(|e| e.body == body) {
                    _ if body == NONE => {}
                    Some(end) => {
                        end.linear += g.linear * by;
                        end.angular += g.angular * by;
                    }
                    None => ends.push(End { body, linear: g.linear * by, angular: g.angular * by }),
                }
            }
        }
        (value * coupling.length, ends)
    }

    /// Writes the rows of the couplings. Whether the problem took them.
    pub(super) fn write_couplings(
        &mut self,
        shared: &Shared<'_>,
        problem: &mut Problem,
        leaned: &[Placement],
        velocities: &[Velocity],
        (horizon, flat): (f64, bool),
    ) -> bool {
        let mut sound = true;
        for k in 0..self.couplings.len() {
            let coupling = &self.couplings[k];
            let (_, ends) = self.coupled(shared, coupling, leaned, |live, k| live.value[k]);
            let flown = self.coupled(shared, coupling, &self.flown, |live, k| live.value[k]).0;
            let now = ends.iter().fold(0.0, |sum, e| sum + e.dot(velocities[e.body as usize]));
            let live = coupling.live;
            let bias = if flat { 0.0 } else { (flown - self.list[live].closed[0]) / horizon - now };
            if problem.add_row(Row::hard(live as u32, bias), &ends).is_ok() {
                self.records.push(Record { joint: live as u32, role: Role::Hard, coordinate: 0 });
            } else {
                sound = false;
            }
        }
        sound
    }
}
