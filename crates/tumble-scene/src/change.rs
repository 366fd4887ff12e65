//! A scene with other values: by the paths that its errors use, and with the same checks.
//!
//! The text is read to its tree, the values are put in, and the tree is written as JSON and read once more: a changed scene is a scene
//! like any other, with a text of its own that can be stored and repeated. Numbers are written so that they come back with the same
//! bits.

use crate::diagnostic::{Diagnostic, Errors, code};
use crate::format::{Format, Scene, Source};
use crate::json::from_json;
use crate::node::{Node, Value};
use crate::set;
use crate::toml::from_toml;

impl Scene {
    /// The scene with other values: pairs of a path and a value in JSON. A path is one of those that `tumble run --set` and `[[set]]`
    /// take, and that error messages use: `bodies[3].friction`, `solver.tolerance`, with names `bodies.cube.shape.size`, with
    /// components `bodies.cube.position.z`. Tables that are missing are made. A mass takes the place of a density and the other way
    /// round, and a list of four numbers as an orientation is a quaternion w, x, y, z.
    ///
    /// ```
    /// use tumble_scene::{Format, Scene};
    /// let text = "version = 1\n[[bodies]]\nname = \"ball\"\nshape = { kind = \"sphere\", radius = 0.5 }\nmass = 1.0\n";
    /// let scene = Scene::parse(text, Format::Toml, "ball.toml", None)?;
    /// let heavy = scene.with(&[("bodies.ball.mass", "7.5"), ("time.step", "0.001")])?;
    /// assert_eq!(heavy.step, 0.001);
    /// let refused = scene.with(&[("bodies.ball.shape.radius", "-1")]).unwrap_err();
    /// assert_eq!(refused.0[0].path, "bodies[0].shape.radius");
    /// # Ok::<(), tumble_scene::Errors>(())
    /// ```
    ///
    /// # Errors
    /// A path that leads nowhere, a value that is no JSON, and every error of the changed scene.
    pub fn with(&self, changes: &[(&str, &str)]) -> Result<Self, Errors> {
        let mut root = self.tree()?;
        // what the text sets itself comes first: the changes have the last word
        set::settle(&mut root).map_err(|(why, help)| self.nowhere("set", "", &why, &help))?;
        for (path, value) in changes {
            let value = from_json(value).map_err(|e| self.nowhere(path, value, &e.message, "give a value in JSON"))?;
            let span = value.span.clone();
            set::put(&mut root, path, &span, &value).map_err(|(why, help)| self.nowhere(path, "", &why, &help))?;
        }
        let mut text = String::new();
        write(&root, &mut text);
        Self::from_source(&Source { text, format: Format::Json, files: self.source.files.clone() }, &self.file)
    }

    /// The text as JSON, whatever it was written in.
    ///
    /// # Errors
    /// None for a scene that was read; one that was put together by hand may have no text.
    pub fn to_json(&self) -> Result<String, Errors> {
        let mut text = String::new();
        write(&self.tree()?, &mut text);
        Ok(text)
    }

    fn tree(&self) -> Result<Node, Errors> {
        let text = self.source.text.trim_start_matches('\u{feff}');
        let tree = match self.source.format {
            Format::Json => from_json(text).map_err(|e| e.message),
            Format::Toml => from_toml(text).map_err(|all| all.first().map(|e| e.message.clone()).unwrap_or_default()),
        };
        tree.map_err(|e| self.nowhere("", "", &e, "read the scene from a text first"))
    }

    fn nowhere(&self, path: &str, value: &str, message: &str, help: &str) -> Errors {
        let (path, value, message, help) = (path.to_owned(), value.to_owned(), message.to_owned(), help.to_owned());
        let (file, excerpt) = (self.file.clone(), String::new());
        Errors(vec![Diagnostic {
            code: code::NO_SUCH_PATH,
            file,
            line: 0,
            column: 0,
            path,
            value,
            message,
            help,
            excerpt,
        }])
    }
}

/// The tree as JSON.
fn write(node: &Node, out: &mut String) {
    match &node.value {
        Value::Null => out.push_str("null"),
        Value::Bool(b) => out.push_str(if *b { "true" } else { "false" }),
        Value::Integer(i) => out.push_str(&i.to_string()),
        // the shortest text that gives the same bits again; what is not finite was never read
        Value::Float(x) => out.push_str(&format!("{x:?}")),
        Value::Text(t) => quoted(t, out),
        // the reader refuses dates: it will say where
        Value::Date => out.push_str("\"date\""),
        // only where an error was reported already: no scene is made of it
        Value::Wrong => out.push('0'),
        Value::List(list) => {
            out.push('[');
            for (k, n) in list.iter().enumerate() {
                out.push_str(if k > 0 { ", " } else { "" });
                write(n, out);
            }
            out.push(']');
        }
        Value::Table(entries) => {
            out.push('{');
            for (k, e) in entries.iter().enumerate() {
                out.push_str(if k > 0 { ", " } else { "" });
                quoted(&e.key, out);
                out.push_str(": ");
                write(&e.node, out);
            }
            out.push('}');
        }
    }
}

fn quoted(text: &str, out: &mut String) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            c if (c as u32) < 0x20 => out.push_str(&format!("\\u{:04x}", c as u32)),
            c => out.push(c),
        }
    }
    out.push('"');
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "version = 1\n[materials.ice]\nfriction = 0.02\n[[bodies]]\nname = \"a.b\"\nkind = \"fixed\"\n\
        shape = { kind = \"plane\", normal = [0, 0, 1] }\nmaterial = \"ice\"\n[[bodies]]\nname = \"die\"\ndensity = 900.0\n\
        shape = { kind = \"box\", size = [0.1, 0.1, 0.1] }\n[[repeat]]\ncount = [2, 1, 1]\nspacing = [1, 1, 1]\n\
        shape = { kind = \"sphere\", radius = 0.1 }\nmass = 1\n";

    fn scene() -> Scene {
        Scene::parse(TEXT, Format::Toml, "dice.toml", None).unwrap()
    }

    #[test]
    fn a_scene_as_json_makes_the_same_world() {
        let scene = scene();
        let again = Scene::parse(&scene.to_json().unwrap(), Format::Json, "dice.toml", None).unwrap();
        let (a, b) = (scene.build().unwrap(), again.build().unwrap());
        assert_eq!(a.world.state_hash(), b.world.state_hash());
        assert_eq!(a.names, b.names);
    }

    #[test]
    fn values_come_back_with_the_same_bits() {
        let x = 0.1 + 0.2;
        let changed = scene().with(&[("bodies.die.spin", &format!("[{x:?}, -7.25, 1e-300]"))]).unwrap();
        let spin = changed.bodies[1].body.spin;
        assert_eq!(spin.to_array().map(f64::to_bits), [x, -7.25, 1e-300].map(f64::to_bits));
    }

    #[test]
    fn bodies_are_found_by_name_and_number_and_tables_are_made() {
        let changes = [
            ("bodies.die.mass", "2"),
            ("bodies[1].orientation", "[0, 1, 0, 0]"),
            ("solver.tolerance", "1e-7"),
            ("repeat[0].mass", "3.5"),
            ("materials.ice.friction", "0.5"),
            ("bodies.a.b.position", "[0, 0, -1]"),
        ];
        let s = scene().with(&changes).unwrap();
        assert_eq!(s.settings.solver.tolerance, 1e-7);
        assert_eq!(s.bodies[1].body.weight, Some(crate::format::Weight::Mass(2.0)));
        assert_eq!(s.bodies[1].body.orientation.x, 1.0);
        assert_eq!(s.bodies[0].body.position.z, -1.0);
        assert_eq!(s.materials[0].material.friction, 0.5);
    }

    /// A change goes the way of `[[set]]`, and has the last word.
    #[test]
    fn components_are_paths_and_blocks_in_the_text_come_first() {
        let text = format!("{TEXT}\n[[set]]\npath = \"bodies.die.position.z\"\nvalue = 2.0\n");
        let scene = Scene::parse(&text, Format::Toml, "dice.toml", None).unwrap();
        let moved = scene.with(&[("bodies.die.position.x", "1.5"), ("gravity.z", "-1.62")]).unwrap();
        assert_eq!(moved.bodies[1].body.position.to_array(), [1.5, 0.0, 2.0]);
        assert_eq!(moved.gravity.z, -1.62);
        let again = moved.with(&[("bodies.die.position.z", "3")]).unwrap();
        assert_eq!(again.bodies[1].body.position.to_array(), [1.5, 0.0, 3.0]);
        assert_eq!(scene.with(&[("bodies.die.position.z", "4")]).unwrap().bodies[1].body.position.z, 4.0);
        // what is written by hand goes the same way
        let set = |path: &str, value: &str| format!("{TEXT}\n[[set]]\npath = \"{path}\"\nvalue = {value}\n");
        let by_hand = |path: &str, value: &str| Scene::parse(&set(path, value), Format::Toml, "d", None).unwrap();
        assert_eq!(by_hand("bodies.die.mass", "2.0").bodies[1].body.weight, Some(crate::format::Weight::Mass(2.0)));
        assert_eq!(by_hand("bodies.a.b.position", "[0, 0, -1]").bodies[0].body.position.z, -1.0);
        assert_eq!(by_hand("bodies.die.orientation", "[0, 1, 0, 0]").bodies[1].body.orientation.x, 1.0);
    }

    #[test]
    fn a_path_that_leads_nowhere_is_an_error_with_a_remedy() {
        let of = |path: &str, value: &str| scene().with(&[(path, value)]).unwrap_err().0.remove(0);
        assert_eq!(of("bodies.dei.mass", "1").help, "did you mean `die`?");
        assert_eq!(of("bodies[7].mass", "1").message, "bodies has no element 7");
        assert_eq!(of("bodies.die.mas", "1").help, "did you mean `mass`?");
        assert_eq!(of("bodies.die.mass", "-1").path, "bodies[1].mass");
        for (path, value) in
            [("", "1"), ("bodies.die.mass", "x"), ("bodies[x].mass", "1"), ("version[0]", "1"), ("a[0", "1")]
        {
            assert!(!of(path, value).help.is_empty(), "{path}");
        }
    }
}
