//! Tree → view: where a scene is first seen from, and what is shown of it.
//!
//! Nothing of it reaches the world: two scenes that differ here alone give the same bits.

use crate::diagnostic::{Path, code, did_you_mean};
use crate::format::{COLOURINGS, Entry, LAYERS, View};
use crate::keys::{PLACE, PLAYBACK, VIEW_KEYS};
use crate::node::{Node, Value};
use crate::reader::Reader;
use tumble::DVec3;

impl Reader<'_> {
    /// The table `[view]`.
    pub(crate) fn view(&mut self, root: &Node, bodies: &[Entry]) -> View {
        let path = Path::Root;
        let path = path.key("view");
        let Some(table) = root.get("view").filter(|t| self.is_table(t, &path)) else { return View::default() };
        self.known(table, &path, &VIEW_KEYS);
        View {
            from: table.get("from").and_then(|n| self.direction(n, &path.key("from"))),
            region: table.get("region").and_then(|n| self.region(n, &path.key("region"))),
            follow: table.get("follow").and_then(|n| self.followed(n, &path.key("follow"), bodies)),
            layers: table.get("layers").and_then(|n| self.layers(n, &path.key("layers"))),
            colour_by: table.get("colour_by").and_then(|n| self.word(n, &path.key("colour_by"), &COLOURINGS)),
            speed: self.number_at(table, &path, "speed", PLAYBACK),
            group: table.get("group").and_then(|n| self.name(n, &path.key("group"))),
        }
    }

    /// Two corners of a box that is not flat in every direction.
    fn region(&mut self, node: &Node, path: &Path<'_>) -> Option<[DVec3; 2]> {
        let list = self.list(node, path, 2, "two corners [[x, y, z], [x, y, z]]")?;
        let a = self.vector(&list[0], &path.index(0), PLACE);
        let b = self.vector(&list[1], &path.index(1), PLACE);
        let (a, b) = (a?, b?);
        if a != b {
            return Some([a, b]);
        }
        let help = "give two opposite corners of a box".to_owned();
        self.complaints.add(code::OUT_OF_RANGE, &node.span, path, "the box has no size".into(), help);
        None
    }

    /// The name of a body of the scene.
    fn followed(&mut self, node: &Node, path: &Path<'_>, bodies: &[Entry]) -> Option<String> {
        let name = self.text(node, path)?;
        let is = |entry: &Entry| match &entry.repeat {
            None => entry.body.name == name,
            Some(repeat) => copy(name, &entry.body.name).is_some_and(|k| repeat.copies().is_some_and(|n| k < n)),
        };
        // after an error bodies may be missing that the file has
        if bodies.iter().any(is) || !self.complaints.is_empty() {
            return Some(name.to_owned());
        }
        let names = bodies.iter().map(|e| e.body.name.as_str());
        let help = match did_you_mean(name, names) {
            Some(near) => format!("did you mean \"{near}\"? Copies are called \"{near}[0]\" and so on"),
            None => "give the name of a body of this scene".to_owned(),
        };
        let message = format!("no body \"{}\" in this scene", crate::diagnostic::shown(name));
        self.complaints.add(code::UNKNOWN_WORD, &node.span, path, message, help);
        None
    }

    fn layers(&mut self, node: &Node, path: &Path<'_>) -> Option<Vec<&'static str>> {
        let Value::List(list) = &node.value else {
            self.wrong_type(node, path, "a list of names of layers");
            return None;
        };
        let words: Vec<_> = list.iter().enumerate().map(|(k, n)| self.word(n, &path.index(k), &LAYERS)).collect();
        words.into_iter().collect()
    }
}

/// The number of a copy: 3 for `ball[3]` of `ball`.
fn copy(name: &str, of: &str) -> Option<usize> {
    let digits = name.strip_prefix(of)?.strip_prefix('[')?.strip_suffix(']')?;
    digits.parse().ok().filter(|k: &usize| k.to_string() == digits)
}
