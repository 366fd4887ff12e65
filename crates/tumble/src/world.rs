//! The world: bodies, materials, force fields, and the doors through which they are added and read.
//!
//! A world is a value: it is `Send`, can be cloned, has no global state, opens no file. Every setter checks what it is
//! given; a refused call changes nothing. Handles are safe to keep: one whose body is gone finds nothing.
//!
//! Not here: changing bodies (`edit`), the step itself (`step`), questions about space (`query`).

use crate::account::books::Part;
use crate::account::energy::{Ledger, Momentum};
use crate::account::report::{Edit, StepReport};
use crate::base::error::{MAX_COORDINATE, MAX_GRAVITY, WorldError, rotation, vector};
use crate::base::handle::{BodyId, MaterialId};
use crate::base::threads::Threads;
use crate::detect::{Detector, is_unbounded};
use crate::model::body::{Body, BodyKind, BodyRef};
use crate::model::builder::{BodyBuilder, MaterialChoice};
use crate::model::material::{Combine, Material};
use crate::model::placed_shape::PlacedShape;
use crate::model::potential::Potential;
use crate::model::settings::Settings;
use crate::solve::assemble::{Desk, Task};
use crate::solve::budget::Budget;
use crate::solve::island::Islands;
use crate::solve::memory::{Legacy, StepMemory};
use crate::state::State;
use crate::state::contact_cache::Entry;
use crate::verify::foresee::Foresight;
use std::sync::Arc;
use std::sync::Mutex;
use tumble_geometry::ShapeError;
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
    pub(crate) state: State,
    pub(crate) report: StepReport,
    pub(crate) work: Work,
}

/// Memory that steps reuse; says nothing about the future.
#[derive(Debug, Default)]
pub(crate) struct Work {
    pub(crate) detector: Detector,
    pub(crate) foresight: Foresight,
    pub(crate) islands: Islands,
    pub(crate) tasks: Vec<Task>,
    pub(crate) budget: Budget,
    /// For each island, whether it is to be solved.
    pub(crate) open: Vec<bool>,
    /// One for each thread.
    pub(crate) desks: Vec<Mutex<Desk>>,
    pub(crate) guesses: Vec<DVec3>,
    pub(crate) memory: StepMemory,
    pub(crate) wake: Vec<u32>,
    /// Bodies that the user woke since the last step, which reports them.
    pub(crate) woken: Vec<BodyId>,
    pub(crate) outran: Vec<u32>,
    /// For each island, whether something is known now that its solve overlooked.
    pub(crate) news: Vec<bool>,
    pub(crate) passes: Passes,
    pub(crate) touching: Vec<(BodyId, BodyId)>,
    /// Some body may come through another until the next look.
    pub(crate) fast: bool,
    /// What stretches of contacts leave, and the impulses of all of them.
    pub(crate) legacies: Vec<Legacy>,
    pub(crate) entries: Vec<Entry>,
    pub(crate) written_off: Vec<BodyId>,
    pub(crate) lost: bool,
    pub(crate) threads: Threads,
}

/// What stretches of bodies come to in the passes over all of them, kept for its memory; empty between passes.
#[derive(Debug, Default)]
pub(crate) struct Passes {
    pub(crate) drift: Vec<(Vec<Edit>, bool)>,
    pub(crate) kick: Vec<(Vec<BodyId>, bool)>,
    pub(crate) hand_out: Vec<bool>,
    pub(crate) outran: Vec<Vec<u32>>,
    pub(crate) arrive: Vec<(Vec<BodyId>, Vec<u32>, bool)>,
    pub(crate) books: Vec<Part>,
}

/// All that decides the future of a world: restoring it gives the same future, bit by bit.
#[derive(Clone, Debug)]
pub struct Snapshot(State);

impl Snapshot {
    pub(crate) fn of(state: State) -> Self {
        Self(state)
    }

    pub(crate) fn state(&self) -> &State {
        &self.0
    }
}

impl Default for World {
    fn default() -> Self {
        Self::new()
    }
}

impl Clone for World {
    fn clone(&self) -> Self {
        let mut world = Self {
            state: self.state.clone(),
            report: self.report.clone(),
            work: Work { threads: self.work.threads.clone(), ..Work::default() },
        };
        world.work.detector.forget();
        world.work.detector.refresh(&world.state, 0.0);
        world
    }
}

impl World {
    /// An empty world with Earth's gravity.
    #[must_use]
    pub fn new() -> Self {
        let state = State { gravity: EARTH, ..State::default() };
        Self { state, report: StepReport::default(), work: Work::default() }
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

    // ---- what the world is made of ----

    /// Adds a body.
    ///
    /// # Errors
    /// Whatever is wrong with the description; the world is then unchanged.
    #[expect(clippy::needless_pass_by_value, reason = "a description is used once; a borrow at every call is noise")]
    pub fn add(&mut self, builder: BodyBuilder) -> Result<BodyId, WorldError> {
        if self.state.bodies.len() >= self.state.settings.max_bodies {
            return Err(WorldError::Full(self.state.bodies.len()));
        }
        let made_of = builder.made_of()?;
        match made_of {
            MaterialChoice::Named(id) => drop(self.state.materials.get(id).ok_or(WorldError::NoSuchMaterial(id))?),
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
            if let Some(id) = part.material {
                self.state.materials.get(id).ok_or(WorldError::NoSuchMaterial(id))?;
            }
            shapes.push((shape, place, part.material.map_or(made_of, MaterialChoice::Named)));
        }
        let body = Body::new(&builder)?;
        let solid = !body.is_dynamic();
        // from here on nothing can fail
        let id = self.state.bodies.insert(body);
        let mut inline: Option<(Material, MaterialId)> = None;
        for (shape, place, choice) in shapes {
            let material = match choice {
                MaterialChoice::Named(id) => id,
                MaterialChoice::Inline(m) => match inline {
                    Some((known, id)) if known == m => id,
                    _ => {
                        let id = self.state.materials.add_shared(m);
                        inline = Some((m, id));
                        id
                    }
                },
            };
            let placed = PlacedShape::new(id.slot, shape, place, material);
            let k = if let Some(k) = self.state.free_shapes.pop() {
                self.state.shapes[k as usize] = Some(placed);
                k
            } else {
                self.state.shapes.push(Some(placed));
                self.state.shapes.len() as u32 - 1
            };
            if let Some(body) = self.state.bodies.get_mut(id) {
                body.shapes.push(k);
            }
        }
        if let Some(body) = self.state.bodies.get_mut(id) {
            body.measure(&self.state.shapes);
        }
        self.work.detector.add(&self.state, id.slot);
        self.work.memory.valid = false;
        self.state.edited = true;
        // what moves by itself wakes whom it meets; what stands may have been put where somebody sleeps
        if solid {
            self.wake_all();
        }
        Ok(id)
    }

    /// Removes a body. What rested on it wakes.
    ///
    /// # Errors
    /// A handle without a body.
    pub fn remove(&mut self, id: BodyId) -> Result<(), WorldError> {
        let body = self.state.bodies.remove(id).ok_or(WorldError::NoSuchBody(id))?;
        self.work.detector.remove(&body);
        for k in body.shapes {
            self.state.known.retain(|&(a, b)| a != k && b != k);
            self.state.cache.forget(k);
            self.state.shapes[k as usize] = None;
            self.state.free_shapes.push(k);
        }
        self.state.touching.retain(|&(a, b)| a != id && b != id);
        self.state.edited = true;
        self.wake_all();
        Ok(())
    }

    /// Adds a material.
    ///
    /// # Errors
    /// A negative or non-finite coefficient, or a restitution above 1.
    pub fn add_material(&mut self, material: Material) -> Result<MaterialId, WorldError> {
        self.state.materials.add(material)
    }

    /// Changes a material, for all shapes made of it.
    ///
    /// # Errors
    /// As [`Self::add_material`], and a handle without a material.
    pub fn set_material(&mut self, id: MaterialId, material: Material) -> Result<(), WorldError> {
        self.state.materials.set(id, material)?;
        self.wake_all();
        Ok(())
    }

    /// A material.
    #[must_use]
    pub fn material(&self, id: MaterialId) -> Option<Material> {
        self.state.materials.get(id)
    }

    /// Says what two materials make together, instead of the combine rule.
    ///
    /// # Errors
    /// As [`Self::set_material`].
    pub fn set_pair(&mut self, a: MaterialId, b: MaterialId, together: Material) -> Result<(), WorldError> {
        self.state.materials.set_pair(a, b, together)?;
        self.wake_all();
        Ok(())
    }

    /// What two materials make together.
    #[must_use]
    pub fn pair(&self, a: MaterialId, b: MaterialId) -> Material {
        self.state.materials.pair(a, b)
    }

    /// How friction and restitution are combined where the pair table has no entry.
    pub fn set_combine(&mut self, friction: Combine, restitution: Combine) {
        self.state.materials.friction_rule = friction;
        self.state.materials.restitution_rule = restitution;
        self.wake_all();
    }

    /// Uniform gravity [m/s²].
    #[must_use]
    pub fn gravity(&self) -> DVec3 {
        self.state.gravity
    }

    /// Sets uniform gravity [m/s²].
    ///
    /// # Errors
    /// A number that is not finite or absurd.
    pub fn set_gravity(&mut self, gravity: DVec3) -> Result<(), WorldError> {
        self.state.gravity = vector("gravity", "m/s²", gravity, MAX_GRAVITY)?;
        self.state.edited = true;
        self.wake_all();
        Ok(())
    }

    /// Adds a force field for all bodies.
    pub fn add_potential(&mut self, potential: Arc<dyn Potential>) {
        self.state.potentials.push(potential);
        self.state.edited = true;
        self.wake_all();
    }

    /// Removes all force fields except uniform gravity.
    pub fn clear_potentials(&mut self) {
        self.state.potentials.clear();
        self.state.edited = true;
        self.wake_all();
    }

    /// Whether there is a force field besides uniform gravity.
    #[must_use]
    pub fn has_potentials(&self) -> bool {
        !self.state.potentials.is_empty()
    }

    /// How the world steps.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.state.settings
    }

    /// Changes how the world steps.
    ///
    /// # Errors
    /// A number that is not finite or absurd; the settings are then unchanged.
    pub fn set_settings(&mut self, settings: Settings) -> Result<(), WorldError> {
        settings.check()?;
        self.state.settings = settings;
        self.wake_all();
        Ok(())
    }

    // ---- reading ----

    /// A look at a body.
    #[must_use]
    pub fn body(&self, id: BodyId) -> Option<BodyRef<'_>> {
        let body = self.state.bodies.get(id)?;
        Some(BodyRef { id, body, shapes: &self.state.shapes })
    }

    /// All bodies in the order of their slots.
    pub fn bodies(&self) -> impl Iterator<Item = BodyRef<'_>> {
        let shapes = &self.state.shapes;
        self.state.bodies.iter().map(move |(id, body)| BodyRef { id, body, shapes })
    }

    /// Number of bodies.
    #[must_use]
    pub fn body_count(&self) -> usize {
        self.state.bodies.len()
    }

    /// Origin of a body's own frame [m].
    #[must_use]
    pub fn position(&self, id: BodyId) -> Option<DVec3> {
        self.state.bodies.get(id).map(Body::position)
    }

    /// Centre of mass of a body [m].
    #[must_use]
    pub fn centre(&self, id: BodyId) -> Option<DVec3> {
        self.state.bodies.get(id).map(|b| b.now.centre)
    }

    /// Orientation of a body.
    #[must_use]
    pub fn orientation(&self, id: BodyId) -> Option<DQuat> {
        self.state.bodies.get(id).map(|b| b.now.orientation)
    }

    /// Velocity of a body's centre of mass [m/s].
    #[must_use]
    pub fn velocity(&self, id: BodyId) -> Option<DVec3> {
        self.state.bodies.get(id).map(|b| b.now.velocity)
    }

    /// Spin of a body in world axes [rad/s].
    #[must_use]
    pub fn spin(&self, id: BodyId) -> Option<DVec3> {
        self.state.bodies.get(id).map(Body::spin)
    }

    /// Time [s].
    #[must_use]
    pub fn time(&self) -> f64 {
        self.state.time
    }

    /// Steps made so far.
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.state.step
    }

    /// What the last step did.
    #[must_use]
    pub fn report(&self) -> &StepReport {
        &self.report
    }

    /// Kinetic and potential energy of all healthy bodies as they are now [J].
    #[must_use]
    pub fn energy(&self) -> (f64, f64) {
        self.state.energy()
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
        self.state.momentum()
    }

    /// The ledger since the first step.
    #[must_use]
    pub fn ledger(&self) -> &Ledger {
        &self.state.ledger
    }

    /// Hash of the state as it is now.
    #[must_use]
    pub fn state_hash(&self) -> u64 {
        self.state.hash()
    }

    // ---- snapshots ----

    /// All that decides the future.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        Snapshot(self.state.clone())
    }

    /// Goes back to a snapshot: the future is then that of the world that it was taken from, bit by bit.
    pub fn restore(&mut self, snapshot: &Snapshot) {
        self.state.clone_from(&snapshot.0);
        self.work.memory.valid = false;
        self.work.woken.clear();
        self.work.detector.forget();
        self.work.detector.refresh(&self.state, 0.0);
    }
}
