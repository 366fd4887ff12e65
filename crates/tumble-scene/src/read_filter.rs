//! Tree → what a shape meets and how: groups, sensors, moving surfaces.

use crate::diagnostic::{Path, code};
use crate::format::{NamedGroup, Traits};
use crate::keys::SPEED;
use crate::limits;
use crate::node::{Node, Value};
use crate::reader::Reader;
use tumble::Groups;

/// The group of shapes without groups, which has the first bit.
const DEFAULT: &str = "default";

impl Reader<'_> {
    /// Traits of shapes that a body, or one of its shapes, gives besides geometry and material.
    pub(crate) fn traits(&mut self, node: &Node, path: &Path<'_>) -> Traits {
        let member = self.group_bits(node, path, "groups", true);
        let meets = self.group_bits(node, path, "meets", false);
        let rest = Groups::default();
        let said = node.get("groups").is_some() || node.get("meets").is_some();
        let groups = Groups { member: member.unwrap_or(rest.member), meets: meets.unwrap_or(rest.meets) };
        Traits {
            groups: said.then_some(groups),
            sensor: self.flag_at(node, path, "sensor"),
            surface_velocity: self.vector_at(node, path, "surface_velocity", SPEED),
        }
    }

    /// The bits of the groups that a list names.
    fn group_bits(&mut self, node: &Node, path: &Path<'_>, key: &str, members: bool) -> Option<u64> {
        let (node, at) = (node.get(key)?, path.key(key));
        let Value::List(list) = &node.value else {
            self.wrong_type(node, &at, "a list of names: [\"debris\"]");
            return None;
        };
        if members && list.is_empty() {
            let message = "a shape without a group meets nothing".to_owned();
            let help = "name a group, or write `meets = []`".to_owned();
            self.complaints.add(code::WRONG_LENGTH, &node.span, &at, message, help);
        }
        let mut bits = 0;
        for (k, item) in list.iter().enumerate() {
            let at = at.index(k);
            if let Some(name) = self.name(item, &at) {
                bits |= self.group(item, &at, name, members).unwrap_or(0);
            }
        }
        Some(bits)
    }

    /// The bit of a group, which is made when first named.
    fn group(&mut self, node: &Node, path: &Path<'_>, name: String, member: bool) -> Option<u64> {
        if name == DEFAULT {
            return Some(1);
        }
        let place = self.complaints.place(node.span.start as usize);
        let k = self.groups.iter().position(|g| g.name == name);
        if k.is_none() && self.groups.len() >= limits::GROUPS {
            let message = format!("more than {} groups", limits::GROUPS);
            let help = "use one of those that are there".to_owned();
            self.complaints.add(code::TOO_MANY, &node.span, path, message, help);
            return None;
        }
        let k = k.unwrap_or_else(|| {
            self.groups.push(NamedGroup { name, place, has_members: false });
            self.groups.len() - 1
        });
        self.groups[k].has_members |= member;
        Some(2 << k)
    }
}
