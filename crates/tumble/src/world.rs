//! The world: bodies, materials, force fields, and the doors through which they are added and read.
//!
//! A world is a value: it is `Send`, can be cloned, has no global state, opens no file. Every setter checks what it is
//! given; a refused call changes nothing. Handles are safe to keep: one whose body is gone finds nothing.
//!
//! Not here: changing bodies (`edit`), the step itself (`step`), questions about space (`query`).

use crate::account::report::StepReport;
use crate::base::error::{MAX_COORDINATE, MAX_GRAVITY, MAX_SPEED, WorldError, rotation, vector};
use crate::base::handle::{BodyId, MaterialId, ShapeId};
use crate::base::threads::Threads;
use crate::body_ref::BodyRef;
use crate::detect::detector::Detector;
use crate::model::Model;
use crate::model::body::BodyKind;
use crate::model::builder::{BodyBuilder, MaterialChoice};
use crate::model::material::{Combine, Material};
use crate::model::placed_shape::{PlacedShape, Traits, is_unbounded};
use crate::model::potential::Potential;
use crate::model::settings::Settings;
use crate::snapshot::Snapshot;
use crate::solve::pass::IslandSolver;
use crate::solve::sleep::wake;
use crate::state::contact::Contact;
use crate::state::energy::{Ledger, Momentum};
use crate::state::{BodyState, State};
use crate::system::System;
use crate::workspace::StepWorkspace;
use std::sync::Arc;
use tumble_geometry::{Shape, ShapeError, Sides};
use tumble_math::{DQuat, DVec3, Pose};

/// Earth's gravity along −z [m/s²].
pub const EARTH: DVec3 = DVec3::new(0.0, 0.0, -9.81);

/// Rigid bodies, and the laws by which they move.
///
/// ```
/// use tumble::{BodyBuilder, DVec3, World};
/// let mut world = World::new();
/// world.add(BodyBuilder::ground())?;
/// let cube = world.add(BodyBuilder::cuboid(DVec3::ONE).position(DVec3::new(0.0, 0.0, 5.0)))?;
/// for _ in 0..480 { world.step(1.0 / 240.0); }
/// assert!((world.position(cube).unwrap().z - 0.5).abs() < 1e-9);
/// # Ok::<(), tumble::WorldError>(())
/// ```
#[derive(Debug)]
pub struct World {
    pub(crate) system: System,
    pub(crate) report: StepReport,
    pub(crate) work: Work,
}

/// Memory that steps reuse; says nothing about the future.
#[derive(Debug, Default)]
pub(crate) struct Work {
    pub(crate) detector: Detector,
    pub(crate) solver: IslandSolver,
    /// Sleeping bodies that something came near to.
    pub(crate) wake: Vec<u32>,
    /// Bodies that the user woke since the last step, which reports them.
    pub(crate) woken: Vec<BodyId>,
    /// Bodies that left the boxes of the last detection.
    pub(crate) strays: Vec<u32>,
    pub(crate) step: Box<StepWorkspace>,
    pub(crate) threads: Threads,
}

/// A shape that a builder describes, checked: its place, its material, its collision groups.
struct CheckedShape {
    shape: Shape,
    place: Pose,
    made_of: MaterialChoice,
    /// Of a mesh, by the numbers of its triangles.
    materials: Arc<[MaterialId]>,
    traits: Traits,
}

/// Whether a shape is a surface without an inside.
fn is_open(shape: &Shape) -> bool {
    matches!(shape, Shape::Mesh(mesh) if mesh.sides() != Sides::Solid)
}

impl Default for World {
    fn default() -> Self {
        Self::new()
    }
}

impl Clone for World {
    /// A world of the same model and state; its future is the same, bit by bit.
    fn clone(&self) -> Self {
        let work = Work { threads: self.work.threads.clone(), ..Work::default() };
        let mut world = Self { system: System::default(), report: self.report.clone(), work };
        world.go_to(&self.system.model, &self.system.state);
        world
    }
}

impl World {
    /// An empty world with Earth's gravity.
    #[must_use]
    pub fn new() -> Self {
        let mut system = System::default();
        system.model_mut().gravity = EARTH;
        Self { system, report: StepReport::default(), work: Work::default() }
    }

    /// An empty world with a gravity [m/s²] of its own.
    ///
    /// # Errors
    /// A gravity that is not finite or absurd.
    pub fn with_gravity(gravity: DVec3) -> Result<Self, WorldError> {
        let mut world = Self::new();
        world.set_gravity(gravity)?;
        Ok(world)
    }

    // ---- the model ----

    /// Adds a body.
    ///
    /// # Errors
    /// An error of the description; the world is then unchanged.
    #[expect(clippy::needless_pass_by_value, reason = "a description is used once; a borrow at every call is noise")]
    pub fn add(&mut self, builder: BodyBuilder) -> Result<BodyId, WorldError> {
        self.insert(&builder, None)
    }

    /// Keeps a handle for a body that is added later, by [`Self::add_reserved`]. Until then the handle finds nothing; no other body
    /// gets it.
    ///
    /// ```
    /// use tumble::{BodyBuilder, World};
    /// let mut world = World::new();
    /// let parcel = world.reserve();
    /// let other = world.add(BodyBuilder::ball(0.2))?;
    /// assert!(other != parcel && world.is_reserved(parcel) && world.body(parcel).is_none());
    /// world.step(0.01);
    /// world.add_reserved(parcel, BodyBuilder::ball(0.1))?;
    /// assert!(!world.is_reserved(parcel) && world.body(parcel).is_some());
    /// # Ok::<(), tumble::WorldError>(())
    /// ```
    pub fn reserve(&mut self) -> BodyId {
        self.system.reserve()
    }

    /// Whether a handle is kept for a body that was not added yet.
    #[must_use]
    pub fn is_reserved(&self, id: BodyId) -> bool {
        self.system.model.bodies.is_reserved(id)
    }

    /// Adds the body that a handle was kept for.
    ///
    /// # Errors
    /// A handle that is not reserved, or whatever is wrong with the description; the world is then unchanged.
    #[expect(clippy::needless_pass_by_value, reason = "as in `add`")]
    pub fn add_reserved(&mut self, id: BodyId, builder: BodyBuilder) -> Result<(), WorldError> {
        if !self.is_reserved(id) {
            return Err(WorldError::NoSuchBody(id));
        }
        self.insert(&builder, Some(id)).map(drop)
    }

    fn insert(&mut self, builder: &BodyBuilder, place: Option<BodyId>) -> Result<BodyId, WorldError> {
        let (count, most) = (self.body_count(), self.settings().max_bodies);
        if count >= most {
            return Err(WorldError::Full(count));
        }
        let shapes = self.checked_shapes(builder)?;
        let (start, body) = builder.build()?;
        let solid = !body.is_dynamic();
        // from here on nothing can fail
        let id = self.system.add(body, &start, place);
        let model = self.system.model_mut();
        let mut inline: Option<(Material, MaterialId)> = None;
        for (index, CheckedShape { shape, place, made_of, materials, traits }) in (0..).zip(shapes) {
            let material = match made_of {
                MaterialChoice::Named(id) => id,
                MaterialChoice::Inline(m) => match inline {
                    Some((known, id)) if known == m => id,
                    _ => {
                        let id = model.materials.add_shared(m);
                        inline = Some((m, id));
                        id
                    }
                },
            };
            model.add_shape(
                id,
                PlacedShape::new(ShapeId { body: id, index }, shape, place, (material, materials), traits),
            );
        }
        model.measure(id);
        self.work.detector.add(&self.system, id.slot);
        self.work.solver.memory.invalidate();
        self.system.state.edited = true;
        // a body that moves by itself wakes those that it meets; a solid one may have been put where a body sleeps
        if solid {
            self.wake_all();
        }
        Ok(id)
    }

    /// The shapes that a builder describes, with their places and materials.
    fn checked_shapes(&self, builder: &BodyBuilder) -> Result<Vec<CheckedShape>, WorldError> {
        let materials = &self.system.model.materials;
        let made_of = builder.made_of()?;
        match made_of {
            MaterialChoice::Named(id) => drop(materials.get(id).ok_or(WorldError::NoSuchMaterial(id))?),
            MaterialChoice::Inline(m) => drop(m.checked()?),
        }
        let mut shapes = Vec::with_capacity(builder.parts.len());
        for (index, part) in builder.parts.iter().enumerate() {
            let shape = part.shape.clone()?;
            let place = Pose::new(
                vector("place of a shape", "m", part.pose.position, MAX_COORDINATE)?,
                rotation("turn of a shape", part.pose.rotation).map_err(|_| ShapeError::Pose { index })?,
            );
            if builder.kind == BodyKind::Dynamic && is_unbounded(&shape) {
                return Err(ShapeError::Unbounded.into());
            }
            if builder.kind == BodyKind::Dynamic && matches!(shape, Shape::Mesh(_)) {
                return Err(ShapeError::MovingMesh.into());
            }
            let options = &part.options;
            if let Some(id) = options.material {
                materials.get(id).ok_or(WorldError::NoSuchMaterial(id))?;
            }
            let surface_velocity = options.surface_velocity.unwrap_or(builder.traits.surface_velocity);
            let traits = Traits {
                groups: options.groups.unwrap_or(builder.traits.groups),
                sensor: options.sensor.unwrap_or(builder.traits.sensor),
                surface_velocity: vector("surface velocity", "m/s", surface_velocity, MAX_SPEED)?,
                user_data: options.user_data,
            };
            if traits.sensor && is_open(&shape) {
                return Err(WorldError::OpenSensor);
            }
            let made_of = options.material.map_or(made_of, MaterialChoice::Named);
            let materials = self.surface_materials(&shape, &part.materials)?;
            shapes.push(CheckedShape { shape, place, made_of, materials, traits });
        }
        Ok(shapes)
    }

    /// The materials of a mesh by the numbers of its triangles, checked.
    fn surface_materials(&self, shape: &Shape, given: &[MaterialId]) -> Result<Arc<[MaterialId]>, WorldError> {
        for id in given {
            self.system.model.materials.get(*id).ok_or(WorldError::NoSuchMaterial(*id))?;
        }
        let wrong = |what: String| Err(WorldError::SurfaceMaterials { what });
        match shape {
            _ if given.is_empty() => Ok(Arc::default()),
            Shape::Mesh(mesh) => {
                let most = mesh.materials().iter().max().map_or(0, |k| usize::from(*k));
                if most < given.len() {
                    Ok(given.into())
                } else {
                    wrong(format!("a triangle has the number {most}, and there are {} materials", given.len()))
                }
            }
            _ => wrong("the shape is no mesh".to_owned()),
        }
    }

    /// Removes a body. Bodies that rested on it wake.
    ///
    /// # Errors
    /// A handle without a body.
    pub fn remove(&mut self, id: BodyId) -> Result<(), WorldError> {
        self.system.get(id).ok_or(WorldError::NoSuchBody(id))?;
        if let Some(body) = self.system.remove(id) {
            self.work.detector.remove(&body);
        }
        self.system.state.edited = true;
        self.wake_all();
        Ok(())
    }

    /// Adds a material.
    ///
    /// # Errors
    /// A negative or non-finite coefficient, or a restitution above 1.
    pub fn add_material(&mut self, material: Material) -> Result<MaterialId, WorldError> {
        self.system.model_mut().materials.add(material)
    }

    /// Changes a material, for all shapes made of it.
    ///
    /// # Errors
    /// As [`Self::add_material`], and a handle without a material.
    pub fn set_material(&mut self, id: MaterialId, material: Material) -> Result<(), WorldError> {
        self.system.model_mut().materials.set(id, material)?;
        self.wake_all();
        Ok(())
    }

    /// A material.
    #[must_use]
    pub fn material(&self, id: MaterialId) -> Option<Material> {
        self.system.model.materials.get(id)
    }

    /// Sets the combination of two materials, instead of the combine rule.
    ///
    /// # Errors
    /// As [`Self::set_material`].
    pub fn set_pair(&mut self, a: MaterialId, b: MaterialId, together: Material) -> Result<(), WorldError> {
        self.system.model_mut().materials.set_pair(a, b, together)?;
        self.wake_all();
        Ok(())
    }

    /// Combination of two materials.
    #[must_use]
    pub fn pair(&self, a: MaterialId, b: MaterialId) -> Material {
        self.system.model.materials.pair(a, b)
    }

    /// Rules that combine friction and restitution where the pair table has no entry.
    pub fn set_combine(&mut self, friction: Combine, restitution: Combine) {
        let materials = &mut self.system.model_mut().materials;
        (materials.friction_rule, materials.restitution_rule) = (friction, restitution);
        self.wake_all();
    }

    /// Uniform gravity [m/s²].
    #[must_use]
    pub fn gravity(&self) -> DVec3 {
        self.system.model.gravity
    }

    /// Sets uniform gravity [m/s²].
    ///
    /// # Errors
    /// A number that is not finite or absurd.
    pub fn set_gravity(&mut self, gravity: DVec3) -> Result<(), WorldError> {
        let gravity = vector("gravity", "m/s²", gravity, MAX_GRAVITY)?;
        self.system.model_mut().gravity = gravity;
        self.system.state.edited = true;
        self.wake_all();
        Ok(())
    }

    /// Adds a force field for all bodies.
    pub fn add_potential(&mut self, potential: Arc<dyn Potential>) {
        self.system.model_mut().potentials.push(potential);
        self.system.state.edited = true;
        self.wake_all();
    }

    /// Removes all force fields except uniform gravity.
    pub fn clear_potentials(&mut self) {
        self.system.model_mut().potentials.clear();
        self.system.state.edited = true;
        self.wake_all();
    }

    /// Whether there is a force field besides uniform gravity.
    #[must_use]
    pub fn has_potentials(&self) -> bool {
        !self.system.model.potentials.is_empty()
    }

    /// Settings of the steps.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        self.system.settings()
    }

    /// Changes how the world steps.
    ///
    /// # Errors
    /// A number that is not finite or absurd; the settings are then unchanged.
    pub fn set_settings(&mut self, settings: Settings) -> Result<(), WorldError> {
        settings.check()?;
        self.system.model_mut().settings = settings;
        self.wake_all();
        Ok(())
    }

    // ---- reading ----

    /// A body, to be read.
    #[must_use]
    pub fn body(&self, id: BodyId) -> Option<BodyRef<'_>> {
        let body = self.system.get(id)?;
        Some(BodyRef { id, body, shapes: &self.system.model.shapes })
    }

    /// A shape, to be read.
    #[must_use]
    pub fn shape(&self, id: ShapeId) -> Option<&PlacedShape> {
        let body = self.system.get(id.body)?;
        self.system.shape(*body.model.shapes.get(id.index as usize)?)
    }

    /// The two shapes of a contact, on A and on B; nothing of one whose body is gone.
    #[must_use]
    pub fn shapes_of(&self, contact: &Contact) -> Option<(ShapeId, ShapeId)> {
        let of = |body: BodyId, k: u32| {
            let at = self.system.get(body)?.model.shapes.iter().position(|s| *s == k)?;
            Some(ShapeId { body, index: at as u32 })
        };
        Some((of(contact.body_a, contact.shapes.0)?, of(contact.body_b, contact.shapes.1)?))
    }

    /// Whether two bodies ignore each other by [`Self::ignore`].
    #[must_use]
    pub fn ignores(&self, a: BodyId, b: BodyId) -> bool {
        let there = |id: BodyId| self.system.get(id).is_some();
        there(a) && there(b) && self.system.model.ignored.has(a.slot, b.slot)
    }

    /// All pairs of bodies that ignore each other, the smaller handle first, in order.
    pub fn ignored(&self) -> impl ExactSizeIterator<Item = (BodyId, BodyId)> {
        let id = |slot: u32| self.system.id_at(slot);
        self.system.model.ignored.iter().map(move |(a, b)| (id(a), id(b)))
    }

    /// All bodies in the order of their slots.
    pub fn bodies(&self) -> impl Iterator<Item = BodyRef<'_>> {
        let shapes = &self.system.model.shapes;
        self.system.iter().map(move |(id, body)| BodyRef { id, body, shapes })
    }

    /// Number of bodies.
    #[must_use]
    pub fn body_count(&self) -> usize {
        self.system.model.bodies.len()
    }

    /// Origin of a body's own frame [m].
    #[must_use]
    pub fn position(&self, id: BodyId) -> Option<DVec3> {
        self.system.get(id).map(|b| b.position())
    }

    /// Centre of mass of a body [m].
    #[must_use]
    pub fn centre(&self, id: BodyId) -> Option<DVec3> {
        self.system.get(id).map(|b| b.state.now.centre)
    }

    /// Orientation of a body.
    #[must_use]
    pub fn orientation(&self, id: BodyId) -> Option<DQuat> {
        self.system.get(id).map(|b| b.state.now.orientation)
    }

    /// Velocity of a body's centre of mass [m/s].
    #[must_use]
    pub fn velocity(&self, id: BodyId) -> Option<DVec3> {
        self.system.get(id).map(|b| b.state.now.velocity)
    }

    /// Spin of a body in world axes [rad/s].
    #[must_use]
    pub fn spin(&self, id: BodyId) -> Option<DVec3> {
        self.system.get(id).map(|b| b.spin())
    }

    /// Time [s].
    #[must_use]
    pub fn time(&self) -> f64 {
        self.system.state.time
    }

    /// Steps made so far.
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.system.state.step
    }

    /// Report of the last step.
    #[must_use]
    pub fn report(&self) -> &StepReport {
        &self.report
    }

    /// Kinetic and potential energy of all healthy bodies as they are now [J].
    #[must_use]
    pub fn energy(&self) -> (f64, f64) {
        self.system.energy()
    }

    /// Momentum of all healthy bodies as they are now: linear [kg·m/s], and angular about the origin [kg·m²/s].
    ///
    /// ```
    /// use tumble::{BodyBuilder, DVec3, World};
    ///
    /// let mut world = World::new();
    /// let ball = BodyBuilder::ball(0.1).mass(2.0).position(DVec3::Y).velocity(DVec3::X);
    /// world.add(ball)?;
    /// assert_eq!(world.momentum().linear, DVec3::new(2.0, 0.0, 0.0));
    /// assert_eq!(world.momentum().angular, DVec3::new(0.0, 0.0, -2.0)); // y × x
    /// # Ok::<(), tumble::WorldError>(())
    /// ```
    #[must_use]
    pub fn momentum(&self) -> Momentum {
        self.system.momentum()
    }

    /// The ledger since the first step.
    #[must_use]
    pub fn ledger(&self) -> &Ledger {
        &self.system.state.ledger
    }

    /// Hash of the state as it is now.
    #[must_use]
    pub fn state_hash(&self) -> u64 {
        self.system.hash()
    }

    // ---- sleep ----

    /// Wakes every body: something changed that all may feel.
    pub(crate) fn wake_all(&mut self) {
        self.work.solver.memory.invalidate();
        self.wake_sleepers(|_| true);
        for body in &mut self.system.state.bodies {
            body.rested = 0.0;
        }
    }

    /// Wakes some of the sleeping bodies; the next step says so.
    pub(crate) fn wake_sleepers(&mut self, which: impl Fn(&BodyState) -> bool) {
        let woken = &mut self.work.woken;
        wake(&mut self.system, which, |id| woken.push(id));
    }

    // ---- snapshots ----

    /// All that decides the future.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        Snapshot::of(Arc::clone(&self.system.model), self.system.state.clone())
    }

    /// Goes back to a snapshot: the future is then that of the world that it was taken from, bit by bit.
    pub fn restore(&mut self, snapshot: &Snapshot) {
        self.go_to(snapshot.model(), snapshot.state());
    }

    /// Goes to a snapshot that another process took of the same world: made by the same calls, with the same settings. The
    /// future is then that of the other world, bit by bit.
    ///
    /// # Errors
    /// Bytes that are none of a snapshot, were changed, or belong to a world that was made otherwise. The world is then
    /// unchanged.
    pub fn restore_bytes(&mut self, bytes: &[u8]) -> Result<(), WorldError> {
        let snapshot = Snapshot::read(bytes, &self.system.model, &self.system.state)?;
        self.restore(&snapshot);
        Ok(())
    }

    fn go_to(&mut self, model: &Arc<Model>, state: &State) {
        self.system.restore(model, state);
        self.work.solver.memory.invalidate();
        self.work.woken.clear();
        self.work.detector.forget();
        self.work.detector.refresh(&self.system, 0.0);
    }
}
