//! `[[spawn]]`: copies of one body that come one after the other while the scene runs.

use crate::diagnostic::{Path, code};
use crate::format::{Entry, NamedMaterial, Repeat, Spawn};
use crate::keys::{COPIES, EVERY, FROM, SPAWN_KEYS};
use crate::node::Node;
use crate::reader::Reader;
use tumble::{BodyKind, DVec3};

impl Reader<'_> {
    /// The entries of the spawners; those of `refused` have too many bodies, which was said already.
    pub(crate) fn spawned(
        &mut self,
        blocks: &[Node],
        kept: bool,
        refused: &[usize],
        materials: &mut [NamedMaterial],
    ) -> Vec<Entry> {
        let (mut out, path) = (Vec::new(), Path::Root);
        let list = path.key("spawn");
        for (k, node) in blocks.iter().enumerate() {
            let at = list.index(k);
            if !self.is_table(node, &at) {
                continue;
            }
            let most = if refused.contains(&k) { i64::MAX } else { COPIES.1 };
            let repeat = self.spawner(node, &at, (COPIES.0, most));
            let (inner, body) = self.copied(node, &at, ("spawn", k), &SPAWN_KEYS, materials);
            if let Some(body) = body.as_ref().filter(|b| b.kind != BodyKind::Dynamic) {
                let table = node.get("body").unwrap_or(node);
                let span = table.get("kind").map_or(&table.span, |n| &n.span);
                let message = format!("a {} body cannot come later", body.kind.name());
                let help =
                    "let it be there from the start, under [[bodies]]: only dynamic bodies are spawned".to_owned();
                self.complaints.add(code::NOT_FOR_KIND, span, &at.key("body").key("kind"), message, help);
                continue;
            }
            if let (Some(repeat), Some(body), true) = (repeat, body, kept) {
                let place = self.complaints.place(node.span.start as usize);
                out.push(Entry { body, repeat: Some(Box::new(repeat)), path: inner, place });
            }
        }
        out
    }

    fn spawner(&mut self, node: &Node, path: &Path<'_>, copies: (i64, i64)) -> Option<Repeat> {
        for (key, help) in [
            ("count", "give the number of bodies: count = 20"),
            ("every", "give the time between them, in s: every = 0.5"),
        ] {
            if node.get(key).is_none() {
                self.missing(node, path, key, help);
            }
        }
        let sizes = match node.get("sizes") {
            Some(table) => Some(self.sizes(table, &path.key("sizes"))?),
            None => None,
        };
        let count = self.whole_at(node, path, "count", copies);
        let from = match node.get("from") {
            Some(n) => self.number(n, &path.key("from"), FROM),
            None => Some(0.0),
        };
        let every = self.number_at(node, path, "every", EVERY);
        let (jitter, seed) = self.chance(node, path);
        let count = u32::try_from(count?).ok()?;
        Some(Repeat {
            count: [count, 1, 1],
            spacing: DVec3::ZERO,
            jitter: jitter?,
            seed: seed?,
            circle: None,
            sizes,
            spawn: Some(Spawn { from: from?, every: every? }),
        })
    }

    /// Says that a body comes later, which a joint or a pair that ignores each other cannot wait for.
    pub(crate) fn comes_later(&mut self, node: &Node, path: &Path<'_>, name: &str, help: &str) {
        let message = format!(
            "\"{}\" belongs to a [[spawn]] block, whose bodies come while the scene runs",
            crate::diagnostic::shown(name)
        );
        self.complaints.add(code::COMES_LATER, &node.span, path, message, help.to_owned());
    }
}
