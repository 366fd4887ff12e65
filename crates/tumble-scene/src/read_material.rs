//! Tree → materials: friction and restitution, by name or given in place, and of two materials together.

use crate::diagnostic::{Path, code, did_you_mean};
use crate::format::{MaterialChoice, NamedMaterial};
use crate::keys::{FRICTION, MATERIAL_KEYS, PAIR_KEYS, RESTITUTION};
use crate::limits;
use crate::node::{Node, Value};
use crate::reader::Reader;
use std::collections::BTreeMap;
use tumble::Material;

impl Reader<'_> {
    pub(crate) fn materials(&mut self, root: &Node) -> Vec<NamedMaterial> {
        let path = Path::Root;
        let path = path.key("materials");
        let Some(table) = root.get("materials").filter(|t| self.is_table(t, &path)) else { return Vec::new() };
        let entries = table.entries();
        if entries.len() > limits::MATERIALS {
            let message = format!("{} materials", entries.len());
            let help = format!("keep to {}", limits::MATERIALS);
            // all are read: a body that names one of them is no further error
            self.complaints.missing(code::TOO_MANY, &table.span, &path, message, help);
        }
        let mut list = Vec::with_capacity(entries.len());
        for e in entries {
            let at = path.key(&e.key);
            if self.is_table(&e.node, &at) {
                self.known(&e.node, &at, &MATERIAL_KEYS);
                let material = self.coefficients(&e.node, &at);
                let place = self.complaints.place(e.at.start as usize);
                list.push(NamedMaterial { name: e.key.to_string(), material, place, used: false });
            }
        }
        list.sort_by(|a, b| a.name.cmp(&b.name));
        list
    }

    pub(crate) fn pairs(&mut self, root: &Node, materials: &mut [NamedMaterial]) -> Vec<(usize, usize, Material)> {
        let path = Path::Root;
        let path = path.key("pairs");
        let (mut out, mut first) = (Vec::new(), BTreeMap::new());
        for (k, node) in self.blocks(root, "pairs").iter().enumerate() {
            let at = path.index(k);
            if !self.is_table(node, &at) {
                continue;
            }
            self.known(node, &at, &PAIR_KEYS);
            for key in ["friction", "restitution"] {
                if node.get(key).is_none() {
                    self.missing(node, &at, key, "a pair needs both friction and restitution");
                }
            }
            let together = self.coefficients(node, &at);
            let Some(names) = node.get("materials") else {
                self.missing(node, &at, "materials", "name two materials: materials = [\"ice\", \"steel\"]");
                continue;
            };
            let names_at = at.key("materials");
            let Some(list) = self.list(names, &names_at, 2, "the names of two materials") else { continue };
            let a = self.material(&list[0], &names_at.index(0), materials);
            let b = self.material(&list[1], &names_at.index(1), materials);
            if let (Some(a), Some(b)) = (a, b) {
                // otherwise the last one would silently win
                if let Some(other) = first.get(&(a.min(b), a.max(b))) {
                    let message = format!("pairs[{other}] has the same materials");
                    self.exclusive(&names.span, &names_at, message);
                }
                first.entry((a.min(b), a.max(b))).or_insert(k);
                out.push((a, b, together));
            }
        }
        out
    }

    /// Friction and restitution of a table, where given.
    fn coefficients(&mut self, table: &Node, path: &Path<'_>) -> Material {
        let rest = Material::default();
        Material {
            friction: self.number_at(table, path, "friction", FRICTION).unwrap_or(rest.friction),
            restitution: self.number_at(table, path, "restitution", RESTITUTION).unwrap_or(rest.restitution),
        }
    }

    /// Index of the material that a node names.
    fn material(&mut self, node: &Node, path: &Path<'_>, materials: &mut [NamedMaterial]) -> Option<usize> {
        let name = self.text(node, path)?;
        if let Ok(k) = materials.binary_search_by(|m| m.name.as_str().cmp(name)) {
            materials[k].used = true;
            return Some(k);
        }
        let help = match did_you_mean(name, materials.iter().map(|m| m.name.as_str())) {
            Some(near) => format!("did you mean \"{near}\"?"),
            None => "add it as a table `[materials.…]`, or give friction and restitution here".to_owned(),
        };
        let message = format!("no material \"{}\" in this scene", crate::diagnostic::shown(name));
        self.complaints.add(code::UNKNOWN_MATERIAL, &node.span, path, message, help);
        None
    }

    /// A material by its name, or by coefficients.
    pub(crate) fn material_choice(
        &mut self,
        node: &Node,
        path: &Path<'_>,
        materials: &mut [NamedMaterial],
    ) -> Option<MaterialChoice> {
        let inline = ["friction", "restitution"].into_iter().find_map(|key| Some((key, node.get(key)?)));
        let Some(named) = node.get("material") else {
            return inline.map(|_| MaterialChoice::Inline(self.coefficients(node, path)));
        };
        let index = self.material(named, &path.key("material"), materials);
        if let Some((key, inline)) = inline {
            let message = "both a material and coefficients".to_owned();
            let own = match &named.value {
                Value::Text(name) => format!("; that of the material is materials.{name}.{key}"),
                _ => String::new(),
            };
            let help = format!("keep the material, or friction and restitution{own}");
            self.complaints.add(code::EXCLUSIVE, &inline.span, &path.key(key), message, help);
            self.coefficients(node, path);
        }
        index.map(MaterialChoice::Named)
    }
}
