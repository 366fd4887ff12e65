//! Couplings of an island: rows that tie the coordinates of several joints together.

use super::joint_rows::{ActiveJoint, Hold, NONE, Role, RowInfo, seen};
use super::shared::Shared;
use crate::joint::Member;
use crate::joint::geometry::Placement;
use crate::joint::kind::JointKind;
use tumble_solver::{End, Problem, Row, Velocity};

/// A coupling of an island: its place in the list of joints, and those of the joints that it ties together.
#[derive(Debug)]
pub(super) struct Coupled {
    pub(super) live: usize,
    members: Vec<(usize, usize, f64)>,
    constant: f64,
    length: f64,
}

/// The couplings of an island; its memory is used again.
#[derive(Debug, Default)]
pub(super) struct Couplings {
    list: Vec<Coupled>,
}

impl Couplings {
    pub(super) fn iter(&self) -> impl Iterator<Item = &Coupled> {
        self.list.iter()
    }

    /// Finds the joints that couplings tie together, and notes where they are closed; one of which a joint is not there acts on
    /// nothing.
    pub(super) fn find(&mut self, shared: &Shared<'_>, joints: &mut [ActiveJoint], here: &[Placement]) {
        self.list.clear();
        for live in 0..joints.len() {
            let Some(joint) = shared.system.model.joints.at(joints[live].slot) else { continue };
            if joint.kind != JointKind::Coupling {
                continue;
            }
            let find = |m: &Member| {
                let at = joints.iter().position(|l| l.slot == m.joint.slot)?;
                Some((at, m.coordinate, m.factor))
            };
            let members: Option<Vec<_>> = joint.members.iter().map(find).collect();
            if let Some(members) = members {
                let (constant, length) = (joint.constant, joint.length);
                self.list.push(Coupled { live, members, constant, length });
            }
        }
        for coupling in &self.list {
            joints[coupling.live].closed[0] = coupling.row(shared, joints, here).0;
        }
    }

    /// Writes the rows. Whether the problem took them.
    pub(super) fn write(
        &self,
        shared: &Shared<'_>,
        problem: &mut Problem,
        (joints, records): (&[ActiveJoint], &mut Vec<RowInfo>),
        (leaned, predicted): (&[Placement], &[Placement]),
        (velocities, horizon, hold): (&[Velocity], f64, Hold),
    ) -> bool {
        if hold.welds() {
            // no coordinate changes
            return true;
        }
        let mut sound = true;
        for coupling in &self.list {
            let (_, ends) = coupling.row(shared, joints, leaned);
            let predicted = coupling.row(shared, joints, predicted).0;
            let now = ends.iter().fold(0.0, |sum, e| sum + e.dot(velocities[e.body as usize]));
            let live = coupling.live;
            let off = (predicted - joints[live].closed[0]) / horizon - now;
            let bias = if hold == Hold::Places { off } else { 0.0 };
            if problem.add_row(Row::hard(live as u32, bias), &ends).is_ok() {
                records.push(RowInfo { joint: live as u32, role: Role::Hard, coordinate: 0 });
            } else {
                sound = false;
            }
        }
        sound
    }
}

impl Coupled {
    /// The joints that it ties together, by their places in the list, and their coordinates.
    pub(super) fn members(&self) -> impl Iterator<Item = (usize, usize)> {
        self.members.iter().map(|m| (m.0, m.1))
    }

    /// Value of the row [m] and its coefficients at the problem's bodies, at some places.
    pub(super) fn row(&self, shared: &Shared<'_>, joints: &[ActiveJoint], places: &[Placement]) -> (f64, Vec<End>) {
        let mut ends: Vec<End> = Vec::new();
        let mut value = -self.constant;
        for &(at, k, factor) in &self.members {
            let live = &joints[at];
            let Some(joint) = shared.system.model.joints.at(live.slot) else { continue };
            let sight = seen(shared, live, joint, places);
            // the value so far says in which of its whole turns a coordinate is
            let f = sight.coordinate(joint.kind, k, live.value[k]);
            value += factor * f.value;
            for (body, g) in [(live.bodies[0], &f.a), (live.bodies[1], &f.b)] {
                let by = factor * self.length;
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
        (value * self.length, ends)
    }
}
