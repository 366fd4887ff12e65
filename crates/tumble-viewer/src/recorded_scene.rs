//! The scene that a recording was made from: names of materials, colours, joints.

use crate::about::{JointAbout, MaterialAbout, PairAbout};
use crate::joints::abouts;
use crate::looks::{Look, looks};
use tumble::Material;
use tumble_recording::Reader;
use tumble_scene::{Format, MaterialChoice, Scene, Source};

/// The scene that a recording was made from, as far as it can be read.
pub(crate) struct RecordedScene {
    pub(crate) text: String,
    pub(crate) scene: Option<Scene>,
    /// For each body the name of its material, if it has one in the scene.
    pub(crate) materials: Vec<Option<String>>,
    pub(crate) looks: Vec<Look>,
}

impl RecordedScene {
    pub(crate) fn of(reader: &Reader) -> Self {
        let stored = reader.scene().ok().flatten().unwrap_or_default();
        let format = Format::from_name(&stored.format).unwrap_or_default();
        let source = Source { text: stored.text, format, files: stored.files };
        let scene = Scene::from_source(&source, "recorded scene").ok();
        // the bodies are recorded in the order of the scene
        let scene = scene.filter(|s| s.body_count() == reader.bodies().len());
        let (mut materials, mut all) = (Vec::new(), Vec::new());
        if let Some(scene) = &scene {
            for entry in &scene.bodies {
                let name = match entry.body.material {
                    MaterialChoice::Named(k) => scene.materials.get(k).map(|m| m.name.clone()),
                    MaterialChoice::Inline(_) => None,
                };
                let copies = entry.repeat.as_ref().map_or(1, |r| r.copies().unwrap_or(0));
                materials.extend(std::iter::repeat_n(name, copies));
            }
            all = looks(scene);
        }
        Self { text: source.text, scene, materials, looks: all }
    }

    /// Pairs of the materials in use that have coefficients of their own.
    pub(crate) fn pairs(&self, materials: &[(usize, MaterialAbout)]) -> Vec<PairAbout> {
        let Some(scene) = &self.scene else { return Vec::new() };
        let place = |k: usize| {
            let name = &scene.materials.get(k)?.name;
            materials.iter().position(|(_, m)| m.name == *name).map(|k| k as u32)
        };
        let pair = |(a, b, m): &(usize, usize, Material)| {
            Some(PairAbout { a: place(*a)?, b: place(*b)?, friction: m.friction, restitution: m.restitution })
        };
        scene.pairs.iter().filter_map(pair).collect()
    }

    /// Its joints, and the slot of each in the world.
    pub(crate) fn joints(&self) -> Vec<(u32, JointAbout)> {
        let scene = self.scene.as_ref().filter(|s| !s.joints.is_empty());
        let Some(built) = scene.and_then(|s| s.build().ok()) else { return Vec::new() };
        // the order of the scene is that of the recording
        let bodies = built.names.iter().enumerate().map(|(k, (id, _))| (*id, k as u32)).collect();
        let slots = built.joints.iter().map(|(id, _)| id.slot());
        slots.zip(abouts(&built.world, &built.joints, &bodies)).collect()
    }
}
