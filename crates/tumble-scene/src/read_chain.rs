//! `[repeat.joint]`: a joint that links each copy of a row to the next, so that chains and bridges are short to write.

use crate::diagnostic::{Path, code};
use crate::format::{Entry, Joint, JointEnd, Repeat};
use crate::keys::CHAIN_KEYS;
use crate::limits;
use crate::node::{Node, Value};
use crate::reader::Reader;
use tumble::{DVec3, JointKind};

/// The way from each copy of a row to the next [m], and how many there are; none of what is no row.
fn row_of(repeat: &Repeat) -> Option<(DVec3, usize)> {
    let axis = (0..3).find(|k| repeat.count[*k] > 1)?;
    let along = (0..3).all(|k| k == axis || repeat.count[k] == 1) && repeat.circle.is_none();
    let mut way = DVec3::ZERO;
    way[axis] = repeat.spacing[axis];
    along.then_some((way, repeat.count[axis] as usize))
}

impl Reader<'_> {
    /// The joints of all rows of copies that have one.
    pub(crate) fn chains(&mut self, root: &Node, bodies: &[Entry]) -> Vec<Joint> {
        let path = Path::Root;
        let list = path.key("repeat");
        let mut out = Vec::new();
        // what is no list has been told already
        let Some(Value::List(blocks)) = root.get("repeat").map(|n| &n.value) else { return out };
        for (k, node) in blocks.iter().enumerate() {
            let Some(table) = node.get("joint") else { continue };
            let at = list.index(k);
            let at = at.key("joint");
            if self.is_table(table, &at) {
                self.known(table, &at, CHAIN_KEYS);
                let start = node.span.start as usize;
                let place = self.complaints.place(start);
                let entry = bodies.iter().find(|e| e.place == place && e.repeat.is_some());
                out.extend(self.chain(table, &at, entry));
            }
        }
        out
    }

    fn chain(&mut self, table: &Node, at: &Path<'_>, entry: Option<&Entry>) -> Vec<Joint> {
        let name = table.get("name").and_then(|n| self.name(n, &at.key("name")));
        let Some(kind) = self.joint_kind(table, at) else { return Vec::new() };
        if kind == JointKind::Coupling {
            if let Some(n) = table.get("kind") {
                let (message, help) = ("copies are not linked by a coupling", "choose another kind");
                self.complaints.add(code::JOINT_KEY, &n.span, &at.key("kind"), message.to_owned(), help.to_owned());
            }
            return Vec::new();
        }
        let builder = self.described(table, at, kind);
        let Some((entry, repeat)) = entry.and_then(|e| Some((e, e.repeat.as_deref()?))) else { return Vec::new() };
        let Some((way, count)) = row_of(repeat).filter(|(_, count)| *count <= limits::JOINTS) else {
            let message = "a joint links the copies of one row".to_owned();
            let help = "give copies along one axis: count = [n, 1, 1]".to_owned();
            self.complaints.add(code::NOT_FOR_KIND, &table.span, at, message, help);
            return Vec::new();
        };
        let name = name.unwrap_or_else(|| format!("{} joint", entry.body.name));
        let place = self.complaints.place(table.span.start as usize);
        let end = |k: usize| JointEnd::Body(format!("{}[{k}]", entry.body.name));
        let link = |k: usize| Joint {
            name: format!("{name}[{k}]"),
            ends: [end(k), end(k + 1)],
            builder: builder.clone().moved(way * k as f64),
            of: Vec::new(),
            constant: 0.0,
            path: at.to_string(),
            place,
        };
        (0..count - 1).map(link).collect()
    }
}
