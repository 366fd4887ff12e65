//! Names of bodies, unique in a world.

use crate::errors;
use pyo3::prelude::*;
use std::collections::BTreeMap;
use tumble::BodyId;

/// Names of the living bodies.
#[derive(Clone, Debug, Default)]
pub(crate) struct Names {
    by_name: BTreeMap<String, BodyId>,
    by_id: BTreeMap<BodyId, String>,
}

impl Names {
    /// A name that is still free: the one that is wished, or that with a number.
    pub(crate) fn free(&self, wished: &str) -> String {
        if !self.by_name.contains_key(wished) {
            return wished.to_owned();
        }
        let mut k = 2;
        loop {
            let name = format!("{wished} ({k})");
            if !self.by_name.contains_key(&name) {
                return name;
            }
            k += 1;
        }
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        self.by_name.contains_key(name)
    }

    pub(crate) fn add(&mut self, name: String, id: BodyId) {
        self.by_name.insert(name.clone(), id);
        self.by_id.insert(id, name);
    }

    pub(crate) fn remove(&mut self, id: BodyId) {
        if let Some(name) = self.by_id.remove(&id) {
            self.by_name.remove(&name);
        }
    }

    /// The body of that name.
    pub(crate) fn id(&self, name: &str) -> Option<BodyId> {
        self.by_name.get(name).copied()
    }

    pub(crate) fn name(&self, id: BodyId) -> &str {
        self.by_id.get(&id).map_or("?", String::as_str)
    }

    /// The body of that name, or an exception that names the nearest one.
    pub(crate) fn find(&self, name: &str) -> PyResult<BodyId> {
        self.id(name).ok_or_else(|| {
            let near = tumble_scene::diagnostic::did_you_mean(name, self.by_name.keys().map(String::as_str));
            let remedy = near.map_or_else(|| "world.names lists them".to_owned(), |n| format!("did you mean \"{n}\"?"));
            errors::raise("NoSuchBody", format!("there is no body \"{name}\": {remedy}"))
        })
    }

    /// Names and handles in the order of the handles.
    pub(crate) fn pairs(&self) -> Vec<(BodyId, String)> {
        self.by_id.iter().map(|(id, name)| (*id, name.clone())).collect()
    }
}
