//! Tree → directions and orientations: unit vectors and unit quaternions.

use crate::diagnostic::{Path, code};
use crate::keys::{COMPONENT, DEGREES, DIRECTION, ORIENTATION_KEYS};
use crate::node::{Node, Value};
use crate::reader::Reader;
use tumble::{DQuat, DVec3, trig};

/// Remedy for a wrong orientation.
const GIVE_ORIENTATION: &str = "give { axis = [0, 0, 1], degrees = 90 } or { quaternion = [w, x, y, z] }";

impl Reader<'_> {
    /// A unit vector from a vector of any length but zero.
    pub(crate) fn direction(&mut self, node: &Node, path: &Path<'_>) -> Option<DVec3> {
        let v = self.vector(node, path, DIRECTION)?;
        let size = tumble_math::order::max_abs(v);
        // scaled first, so that neither tiny nor huge vectors lose their direction
        if size > 1e-150 {
            return Some((v / size).normalize());
        }
        let message = "a zero vector has no direction".to_owned();
        self.complaints.add(code::NO_DIRECTION, &node.span, path, message, "give a vector that is not zero".into());
        None
    }

    pub(crate) fn orientation_at(&mut self, table: &Node, path: &Path<'_>) -> Option<DQuat> {
        let node = table.get("orientation")?;
        let path = &path.key("orientation");
        if !matches!(node.value, Value::Table(_)) {
            self.not_a_table(node, path, GIVE_ORIENTATION);
            return None;
        }
        self.known(node, path, &ORIENTATION_KEYS);
        let by_axis = node.get("axis").or_else(|| node.get("degrees"));
        match (node.get("quaternion"), by_axis) {
            (Some(q), Some(_)) => {
                let message = "both a quaternion and an axis with degrees".to_owned();
                self.exclusive(&q.span, &path.key("quaternion"), message);
                self.quaternion(q, &path.key("quaternion"));
                None
            }
            (Some(q), None) => self.quaternion(q, &path.key("quaternion")),
            (None, Some(_)) => {
                for key in ["axis", "degrees"] {
                    if node.get(key).is_none() {
                        self.missing(node, path, key, "an orientation has an axis and an angle in degrees");
                    }
                }
                let axis = node.get("axis").and_then(|n| self.direction(n, &path.key("axis")));
                let degrees = self.number_at(node, path, "degrees", DEGREES);
                Some(rotation(axis?, degrees?))
            }
            (None, None) => {
                self.missing(node, path, "axis", GIVE_ORIENTATION);
                None
            }
        }
    }

    fn quaternion(&mut self, node: &Node, path: &Path<'_>) -> Option<DQuat> {
        let list = self.list(node, path, 4, "four numbers [w, x, y, z]")?;
        let mut c = [None; 4];
        for k in 0..4 {
            c[k] = self.number(&list[k], &path.index(k), COMPONENT);
        }
        let [w, x, y, z] = c;
        let q = DQuat::from_xyzw(x?, y?, z?, w?);
        let length = q.length();
        if (length - 1.0).abs() <= 1e-6 {
            return Some(q);
        }
        let message = format!("the quaternion has length {length}, not 1");
        let help = "give a unit quaternion [w, x, y, z] (within 1e-6), or an axis with degrees".to_owned();
        self.complaints.add(code::NOT_UNIT, &node.span, path, message, help);
        None
    }
}

/// Rotation by an angle about a unit axis; quarter turns about the coordinate axes are exact.
fn rotation(axis: DVec3, degrees: f64) -> DQuat {
    // the identity, to the last bit
    if degrees == 0.0 {
        return DQuat::IDENTITY;
    }
    trig::rotation(axis, degrees.to_radians())
}
