//! Tree → pairs of bodies that ignore each other.

use crate::diagnostic::{Path, code, did_you_mean, shown};
use crate::format::Entry;
use crate::keys::IGNORE_KEYS;
use crate::limits;
use crate::node::Node;
use crate::reader::Reader;
use std::collections::BTreeMap;

impl Reader<'_> {
    /// The names of the pairs of bodies that ignore each other.
    pub(crate) fn ignored(&mut self, root: &Node, bodies: &[Entry]) -> Vec<(String, String)> {
        let blocks = self.blocks(root, "ignore");
        if blocks.is_empty() {
            return Vec::new();
        }
        // how many bodies each name stands for
        let mut known: BTreeMap<&str, usize> = BTreeMap::new();
        for e in bodies.iter().filter(|e| !e.is_spawned()) {
            *known.entry(&e.body.name).or_default() += e.repeat.as_ref().map_or(1, |r| r.copies().unwrap_or(0));
        }
        let (mut pairs, mut count) = (Vec::new(), 0_usize);
        let path = Path::Root;
        let path = path.key("ignore");
        for (k, node) in blocks.iter().enumerate() {
            let at = path.index(k);
            if !self.is_table(node, &at) {
                continue;
            }
            self.known(node, &at, &IGNORE_KEYS);
            let Some(names) = node.get("bodies") else {
                self.missing(node, &at, "bodies", "name two bodies: bodies = [\"wheel\", \"axle\"]");
                continue;
            };
            let names_at = at.key("bodies");
            let Some(list) = self.list(names, &names_at, 2, "the names of two bodies") else { continue };
            let a = self.body_name(&list[0], &names_at.index(0), &known, bodies);
            let b = self.body_name(&list[1], &names_at.index(1), &known, bodies);
            let (Some((a, of_a)), Some((b, of_b))) = (a, b) else { continue };
            if a == b && of_a == 1 {
                let message = "one body twice: its own shapes never meet".to_owned();
                self.complaints.add(code::EXCLUSIVE, &names.span, &names_at, message, "name two bodies".into());
            }
            count = count.saturating_add(of_a.saturating_mul(of_b));
            if count > limits::IGNORED {
                let message = format!("more than {} pairs of bodies", limits::IGNORED);
                let help = "give the bodies groups instead: `groups` and `meets`".to_owned();
                self.complaints.add(code::TOO_MANY, &names.span, &names_at, message, help);
                break;
            }
            pairs.push((a, b));
        }
        pairs
    }

    /// The name of a body, of a block of copies, or of one copy such as `brick[3]`, and for how many bodies it stands.
    fn body_name(
        &mut self,
        node: &Node,
        path: &Path<'_>,
        known: &BTreeMap<&str, usize>,
        bodies: &[Entry],
    ) -> Option<(String, usize)> {
        let name = self.text(node, path)?;
        if let Some(count) = known.get(name) {
            return Some((name.to_owned(), *count));
        }
        if bodies.iter().any(|e| !e.is_spawned() && e.has(name)) {
            return Some((name.to_owned(), 1));
        }
        if bodies.iter().any(|e| e.is_spawned() && (e.body.name == name || e.has(name))) {
            self.comes_later(node, path, name, "use `groups` and `meets` to let them pass through each other");
            return None;
        }
        let help = match did_you_mean(name, known.keys().copied()) {
            Some(near) => format!("did you mean \"{near}\"?"),
            None => "name a body of this scene; a copy of a [[repeat]] block is \"name[3]\"".to_owned(),
        };
        let message = format!("no body \"{}\" in this scene", shown(name));
        self.complaints.add(code::UNKNOWN_BODY, &node.span, path, message, help);
        None
    }
}
