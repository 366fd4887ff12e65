//! Model of a world, which does not change while it steps: bodies, shapes, materials, force fields, settings.
//!
//! A model is shared: snapshots and copies of a world refer to the one they were made with, and a change makes a new one
//! only while others refer to it. Where bodies are and how they move is state.

pub(crate) mod body;
pub(crate) mod build;
pub(crate) mod builder;
pub(crate) mod filter;
pub(crate) mod material;
pub(crate) mod placed_shape;
pub(crate) mod potential;
pub(crate) mod settings;

use crate::base::arena::Arena;
use crate::base::handle::{BodyId, JointId, ordered};
use crate::joint::JointModel;
use body::BodyModel;
use filter::Ignored;
use material::Materials;
use placed_shape::{PlacedShape, Traits};
use potential::Potential;
use settings::Settings;
use std::sync::Arc;
use tumble_math::DVec3;

/// Model of a world.
#[derive(Clone, Debug, Default)]
pub(crate) struct Model {
    pub(crate) bodies: Arena<BodyModel>,
    pub(crate) shapes: Vec<Option<PlacedShape>>,
    free_shapes: Vec<u32>,
    pub(crate) materials: Materials,
    pub(crate) potentials: Vec<Arc<dyn Potential>>,
    /// Shapes that are sensors, sorted.
    pub(crate) sensors: Vec<u32>,
    /// Some shape has, or had, groups, a moving surface, or is a sensor: others need not be asked.
    pub(crate) has_traits: bool,
    /// Pairs of bodies that ignore each other.
    pub(crate) ignored: Ignored,
    pub(crate) joints: Arena<JointModel>,
    /// Slots of bodies that joints keep from touching each other, the smaller first, sorted.
    apart: Vec<(u32, u32)>,
    /// Uniform gravity [m/s²].
    pub(crate) gravity: DVec3,
    pub(crate) settings: Settings,
}

impl Model {
    pub(crate) fn shape(&self, k: u32) -> Option<&PlacedShape> {
        self.shapes.get(k as usize).and_then(Option::as_ref)
    }

    /// Adds a body; its shapes are still to come.
    pub(crate) fn add(&mut self, body: BodyModel) -> BodyId {
        self.bodies.insert(body)
    }

    /// Gives a body a shape.
    pub(crate) fn add_shape(&mut self, id: BodyId, placed: PlacedShape) {
        self.has_traits |= placed.traits != Traits::default();
        let sensor = placed.traits.sensor;
        let k = if let Some(k) = self.free_shapes.pop() {
            self.shapes[k as usize] = Some(placed);
            k
        } else {
            self.shapes.push(Some(placed));
            self.shapes.len() as u32 - 1
        };
        if sensor {
            self.sensors.push(k);
            self.sensors.sort_unstable();
        }
        if let Some(body) = self.bodies.get_mut(id) {
            body.shapes.push(k);
        }
    }

    /// Finds how far a body reaches, once it has its shapes.
    pub(crate) fn measure(&mut self, id: BodyId) {
        if let Some(body) = self.bodies.get_mut(id) {
            body.measure(&self.shapes);
        }
    }

    /// Whether two shapes meet at all, by their groups and by the pairs of bodies that ignore each other.
    #[inline]
    pub(crate) fn meet(&self, a: &PlacedShape, b: &PlacedShape) -> bool {
        a.traits.groups.meet(b.traits.groups) && !self.ignored.has(a.body, b.body) && !self.are_apart(a.body, b.body)
    }

    /// Removes a body with its shapes.
    pub(crate) fn remove(&mut self, id: BodyId) -> Option<BodyModel> {
        let body = self.bodies.remove(id)?;
        self.ignored.forget(id.slot);
        self.sensors.retain(|k| !body.shapes.contains(k));
        for &k in &body.shapes {
            self.shapes[k as usize] = None;
            self.free_shapes.push(k);
        }
        Some(body)
    }

    /// Adds a joint.
    pub(crate) fn add_joint(&mut self, joint: JointModel) -> JointId {
        let id = self.joints.insert(joint);
        self.find_apart();
        JointId::of(id)
    }

    /// Removes a joint.
    pub(crate) fn remove_joint(&mut self, id: JointId) -> Option<JointModel> {
        let joint = self.joints.remove(id.place())?;
        self.find_apart();
        Some(joint)
    }

    /// The bodies that a joint acts on: its ends, or those of the joints that a coupling ties together.
    pub(crate) fn bodies_of_joint(&self, slot: u32) -> Vec<BodyId> {
        let Some(joint) = self.joints.at(slot) else { return Vec::new() };
        let members = joint.members.iter().filter_map(|m| self.joints.get(m.joint.place()));
        std::iter::once(joint).chain(members).flat_map(|j| j.ends).filter_map(|e| e.body).collect()
    }

    /// The joints of a body.
    pub(crate) fn joints_of(&self, body: BodyId) -> Vec<JointId> {
        let of = |j: &JointModel| j.ends.iter().any(|e| e.body == Some(body));
        self.joints.iter().filter(|(_, j)| of(j)).map(|(id, _)| JointId::of(id)).collect()
    }

    /// Whether a joint keeps the bodies in two slots from touching each other.
    pub(crate) fn are_apart(&self, a: u32, b: u32) -> bool {
        !self.apart.is_empty() && self.apart.binary_search(&ordered(a, b)).is_ok()
    }

    fn find_apart(&mut self) {
        self.apart.clear();
        for (_, joint) in self.joints.iter().filter(|(_, j)| !j.collide) {
            if let [Some(a), Some(b)] = joint.ends.map(|e| e.body) {
                self.apart.push(ordered(a.slot, b.slot));
            }
        }
        self.apart.sort_unstable();
        self.apart.dedup();
    }
}
