//! What is behind the lock of a world: the engine's world, names, materials, the recipe, the recorder.

use crate::errors;
use crate::guard::{caught, internal};
use crate::names::Names;
use crate::potential::Slot;
use crate::recipe::{Call, Recipe, SceneText};
use crate::robot::Placed;
use crate::spec::{BodySpec, Materials};
use pyo3::prelude::*;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use tumble::{Attraction, BodyId, Combine, DVec3, JointId, Material, MaterialId, Settings, Spring};
use tumble_recording::Writer;
use tumble_robot::Bits;
use tumble_scene::{DEFAULT_STEP, Format, Scene, SceneRobot, Script};

/// The world behind its lock.
#[derive(Debug)]
pub(crate) struct Inner {
    pub(crate) world: tumble::World,
    /// Which world this is: handles of others are refused.
    pub(crate) key: u64,
    pub(crate) names: Arc<Names>,
    pub(crate) surfaces: Surfaces,
    /// Joints by name.
    pub(crate) joints: Arc<BTreeMap<String, JointId>>,
    pub(crate) parts: Arc<Parts>,
    pub(crate) recipe: Arc<Recipe>,
    /// Changes with every change: what was gathered before is then another frame.
    pub(crate) version: u64,
    /// Why nothing but `restore` is possible.
    pub(crate) broken: Option<String>,
    pub(crate) recorder: Option<Writer>,
    /// Who looks.
    pub(crate) shown: Option<crate::view::Shown>,
    /// Potentials that are Python objects.
    pub(crate) slots: Vec<Arc<Slot>>,
}

/// A key that no other world of this process has.
pub(crate) fn new_key() -> u64 {
    static LAST: AtomicU64 = AtomicU64::new(0);
    LAST.fetch_add(1, Relaxed)
}

/// Robots, and what a scene does over time.
#[derive(Clone, Debug, Default)]
pub(crate) struct Parts {
    /// Robots by name.
    pub(crate) robots: BTreeMap<String, Placed>,
    /// Collision groups of the robots.
    pub(crate) groups: Bits,
    /// Motions and forces of the scene.
    pub(crate) script: Script,
}

/// Materials by name, and those of coefficients.
#[derive(Clone, Debug, Default)]
pub(crate) struct Surfaces {
    pub(crate) named: BTreeMap<String, MaterialId>,
    inline: Vec<(Material, MaterialId)>,
}

/// Materials in the making of a body.
struct Making<'a> {
    world: &'a mut tumble::World,
    surfaces: &'a mut Surfaces,
    calls: &'a mut Vec<Call>,
}

impl Materials for Making<'_> {
    fn named(&self, name: &str) -> PyResult<MaterialId> {
        self.surfaces.named.get(name).copied().ok_or_else(|| {
            let near = tumble_scene::diagnostic::did_you_mean(name, self.surfaces.named.keys().map(String::as_str));
            let remedy = near.map_or_else(
                || "make it first: world.material(name, friction=…, restitution=…)".to_owned(),
                |n| format!("did you mean \"{n}\"?"),
            );
            errors::refused("material", name, "", &format!("there is no material \"{name}\": {remedy}"), &remedy)
        })
    }

    fn inline(&mut self, material: Material) -> PyResult<MaterialId> {
        if let Some((_, id)) = self.surfaces.inline.iter().find(|(m, _)| *m == material) {
            return Ok(*id);
        }
        let id = self.world.add_material(material).map_err(|e| errors::world(&e))?;
        self.surfaces.inline.push((material, id));
        self.calls.push(Call::Material(None, material.friction, material.restitution));
        Ok(id)
    }
}

impl Inner {
    /// An empty world.
    pub(crate) fn new(world: tumble::World, settings: Option<String>) -> Self {
        let recipe = Recipe { settings, step: DEFAULT_STEP, ..Recipe::default() };
        Self {
            world,
            key: new_key(),
            names: Arc::default(),
            surfaces: Surfaces::default(),
            joints: Arc::default(),
            parts: Arc::default(),
            recipe: Arc::new(recipe),
            version: 0,
            broken: None,
            recorder: None,
            shown: None,
            slots: Vec::new(),
        }
    }

    /// The world of a scene.
    pub(crate) fn of_scene(scene: &Scene) -> PyResult<Self> {
        let built = scene.build().map_err(|e| errors::scene(&e))?;
        let mut names = Names::default();
        for (id, name) in &built.names {
            let name = names.free(name);
            names.add(name, *id);
        }
        let mut inner = Self::new(built.world, None);
        inner.surfaces.named = scene.materials.iter().map(|m| m.name.clone()).zip(built.materials).collect();
        inner.names = Arc::new(names);
        inner.joints = Arc::new(built.joints.iter().map(|(id, name)| (name.clone(), *id)).collect());
        let placed = |(r, handles): (&SceneRobot, _)| (r.name.clone(), Placed::new(r.robot.clone(), handles));
        let robots = scene.robots.iter().zip(built.robots).map(placed).collect();
        inner.parts = Arc::new(Parts { robots, groups: scene.robot_groups.clone(), script: built.script });
        let text = SceneText::of(&scene.source, &scene.file);
        inner.recipe = Arc::new(Recipe { scene: Some(text), step: scene.step, ..Recipe::default() });
        Ok(inner)
    }

    /// The world that a recipe makes.
    pub(crate) fn of_recipe(recipe: &Recipe) -> PyResult<Self> {
        let mut inner = match &recipe.scene {
            Some(text) => {
                let scene = Scene::from_source(&text.source(), &text.file).map_err(|e| errors::scene(&e))?;
                Self::of_scene(&scene)?
            }
            None => {
                let mut world = tumble::World::new();
                if let Some(text) = &recipe.settings {
                    world.set_settings(settings(text)?).map_err(|e| errors::world(&e))?;
                }
                Self::new(world, recipe.settings.clone())
            }
        };
        for call in &recipe.calls {
            inner.repeat(call)?;
        }
        let made = Arc::make_mut(&mut inner.recipe);
        (made.step, made.calls) = (recipe.step, recipe.calls.clone());
        Ok(inner)
    }

    fn repeat(&mut self, call: &Call) -> PyResult<()> {
        let refused = |e| errors::world(&e);
        match call {
            Call::Body(spec, name) => {
                let mut calls = Vec::new();
                let making = &mut Making { world: &mut self.world, surfaces: &mut self.surfaces, calls: &mut calls };
                let builder = spec.builder(making)?;
                let id = self.world.add(builder).map_err(refused)?;
                Arc::make_mut(&mut self.names).add(name.clone(), id);
            }
            Call::Remove(slot, generation) => {
                let id = BodyId::from_parts(*slot, *generation);
                self.world.remove(id).map_err(refused)?;
                Arc::make_mut(&mut self.names).remove(id);
            }
            Call::Material(name, f, r) => drop(self.add_material(name.as_deref(), Material::new(*f, *r))?),
            Call::Pair(a, b, f, r) => self.set_pair(a, b, Material::new(*f, *r))?,
            Call::Spring { body, arm, anchor, stiffness } => {
                let (arm, anchor) = (DVec3::from_array(*arm), DVec3::from_array(*anchor));
                let body = BodyId::from_parts(body.0, body.1);
                self.world.add_potential(Arc::new(Spring { body, arm, anchor, stiffness: *stiffness }));
            }
            Call::Attraction { towards, strength } => {
                let towards = DVec3::from_array(*towards);
                self.world.add_potential(Arc::new(Attraction { towards, strength: *strength }));
            }
            Call::Joint(spec, name) => {
                let id = self.world.add_joint(spec.builder()?).map_err(refused)?;
                Arc::make_mut(&mut self.joints).insert(name.clone(), id);
            }
            Call::RemoveJoint(slot, generation) => {
                let id = JointId::from_parts(*slot, *generation);
                self.world.remove_joint(id).map_err(refused)?;
                Arc::make_mut(&mut self.joints).retain(|_, known| *known != id);
            }
            Call::Robot(spec, name) => drop(self.place_robot(spec, None, name)?),
            Call::ClearPotentials => self.world.clear_potentials(),
            Call::Combine(friction, restitution) => self.world.set_combine(rule(friction), rule(restitution)),
        }
        Ok(())
    }

    /// Does something to this world; a defect marks it.
    pub(crate) fn guarded<T>(&mut self, f: impl FnOnce(&mut Self) -> PyResult<T>) -> PyResult<T> {
        match caught(|| f(self)) {
            Ok(outcome) => outcome,
            Err(panic) => {
                let told = internal(&panic);
                self.broken = Some(panic);
                Err(told)
            }
        }
    }

    /// What a Python potential has raised while it was asked outside of a step.
    pub(crate) fn raised(&self) -> PyResult<()> {
        let all: Vec<PyErr> = self.slots.iter().filter_map(|slot| slot.take_raised()).collect();
        all.into_iter().next().map_or(Ok(()), Err)
    }

    /// Notes that something changed.
    pub(crate) fn touch(&mut self) {
        self.version += 1;
    }

    /// Notes a call that changed what the world is made of.
    pub(crate) fn log(&mut self, call: Call) {
        Arc::make_mut(&mut self.recipe).calls.push(call);
    }

    /// Adds a body.
    pub(crate) fn add(&mut self, spec: BodySpec) -> PyResult<(BodyId, String)> {
        if let Some(name) = &spec.name
            && self.names.has(name)
        {
            let remedy = "choose another name";
            let message = format!("there is a body \"{name}\" already: {remedy}");
            return Err(errors::refused("name", name, "", &message, remedy));
        }
        let mut calls = Vec::new();
        let making = &mut Making { world: &mut self.world, surfaces: &mut self.surfaces, calls: &mut calls };
        let builder = spec.builder(making);
        for call in calls {
            self.log(call);
        }
        let id = self.world.add(builder?).map_err(|e| errors::world(&e))?;
        let name = match &spec.name {
            Some(name) => name.clone(),
            None if spec.is_fixed_ground() => self.names.free("ground"),
            None => self.names.free(&format!("body {}", id.slot())),
        };
        Arc::make_mut(&mut self.names).add(name.clone(), id);
        self.log(Call::Body(Box::new(spec), name.clone()));
        self.touch();
        Ok((id, name))
    }

    /// Removes a body.
    pub(crate) fn remove(&mut self, id: BodyId) -> PyResult<()> {
        self.world.remove(id).map_err(|e| errors::world(&e))?;
        let name = self.names.name(id).to_owned();
        Arc::make_mut(&mut self.names).remove(id);
        // what it was is not needed again, only that there was something
        let calls = &mut Arc::make_mut(&mut self.recipe).calls;
        let added = calls.iter_mut().rev().find_map(|c| match c {
            Call::Body(spec, known) if *known == name => Some(spec),
            _ => None,
        });
        if let Some(spec) = added {
            **spec = spec.placeholder();
        }
        calls.push(Call::Remove(id.slot(), id.generation()));
        self.touch();
        Ok(())
    }

    /// Adds a material.
    pub(crate) fn add_material(&mut self, name: Option<&str>, material: Material) -> PyResult<MaterialId> {
        if let Some(name) = name
            && self.surfaces.named.contains_key(name)
        {
            let remedy = "choose another name";
            let message = format!("there is a material \"{name}\" already: {remedy}");
            return Err(errors::refused("name", name, "", &message, remedy));
        }
        let id = self.world.add_material(material).map_err(|e| errors::world(&e))?;
        match name {
            Some(name) => drop(self.surfaces.named.insert(name.to_owned(), id)),
            None => self.surfaces.inline.push((material, id)),
        }
        Ok(id)
    }

    /// Says what two materials make together.
    pub(crate) fn set_pair(&mut self, a: &str, b: &str, together: Material) -> PyResult<()> {
        let making = &Making { world: &mut self.world, surfaces: &mut self.surfaces, calls: &mut Vec::new() };
        let (a, b) = (making.named(a)?, making.named(b)?);
        self.world.set_pair(a, b, together).map_err(|e| errors::world(&e))
    }
}

/// A rule of combination by its name.
pub(crate) fn rule(name: &str) -> Combine {
    match name {
        "mean" => Combine::Mean,
        "minimum" => Combine::Minimum,
        "maximum" => Combine::Maximum,
        "product" => Combine::Product,
        _ => Combine::GeometricMean,
    }
}

/// Settings from the text of a dictionary: the keys of `solver` and `limits` in a scene, and `sleep`.
pub(crate) fn settings(text: &str) -> PyResult<Settings> {
    let mut given: serde_json::Map<String, serde_json::Value> = serde_json::from_str(text).map_err(|e| {
        errors::refused("settings", text, "", &format!("settings: {e}"), "give a dictionary of settings")
    })?;
    let sleep = given.remove("sleep").map(|v| v.as_bool());
    let limits = given.remove("limits");
    let mut scene = serde_json::json!({ "version": 1, "solver": given });
    if let Some(limits) = limits {
        scene["limits"] = limits;
    }
    let read = Scene::parse(&scene.to_string(), Format::Json, "settings", None).map_err(|e| errors::scene(&e))?;
    let mut settings = read.settings;
    match sleep {
        None => {}
        Some(Some(on)) => settings.sleep.enabled = on,
        Some(None) => {
            let remedy = "give True or False";
            return Err(errors::refused("settings.sleep", "", "", &format!("settings.sleep: {remedy}"), remedy));
        }
    }
    Ok(settings)
}
