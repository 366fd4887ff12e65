//! Changes of bodies from outside: poses, velocities, forces.
//!
//! Every number is checked before anything is changed, so a refused call changes nothing. What moves a body or changes its
//! velocity is an edit, which the next step enters in the ledger as work from outside; a force is none, since its work is done in steps.
//! Either wakes the bodies that it concerns.

use crate::base::error::{MAX_COORDINATE, MAX_DAMPING, MAX_FORCE, MAX_SPEED, MAX_SPIN, MAX_STEP, MIN_STEP, WorldError};
use crate::base::error::{number, rotation, vector};
use crate::base::handle::{BodyId, ShapeId};
use crate::model::body::{BodyKind, BodyModel};
use crate::model::filter::Groups;
use crate::model::placed_shape::Traits;
use crate::state::BodyState;
use crate::state::motion::{Edit, Motion, Rotation};
use crate::world::World;
use tumble_math::{DQuat, DVec3, Pose, trig};

impl World {
    /// Changes a body's state; the next step enters its energy in the ledger as work.
    fn change(&mut self, id: BodyId, change: impl FnOnce(&BodyModel, &mut BodyState)) -> Result<(), WorldError> {
        let body = self.system.get_mut(id).ok_or(WorldError::NoSuchBody(id))?;
        let (asleep, group) = (body.state.asleep, body.state.group);
        change(body.model, body.state);
        body.state.fresh = true;
        let solid = !body.model.is_dynamic();
        self.system.state.edited = true;
        self.work.solver.memory.disturb();
        self.work.detector.update(&self.system, id.slot);
        if solid {
            self.wake_all();
        } else if asleep {
            self.wake_sleepers(|b| b.group == group);
        }
        Ok(())
    }

    fn kind(&self, id: BodyId) -> Result<BodyKind, WorldError> {
        self.system.get(id).map(|b| b.model.kind).ok_or(WorldError::NoSuchBody(id))
    }

    fn dynamic(&self, id: BodyId, what: &'static str) -> Result<(), WorldError> {
        match self.kind(id)? {
            BodyKind::Dynamic => Ok(()),
            kind => Err(WorldError::Kind { what, kind: kind.name(), needed: "dynamic" }),
        }
    }

    fn movable(&self, id: BodyId, what: &'static str) -> Result<(), WorldError> {
        match self.kind(id)? {
            BodyKind::Fixed => Err(WorldError::Kind { what, kind: "fixed", needed: "dynamic or kinematic" }),
            BodyKind::Dynamic | BodyKind::Kinematic => Ok(()),
        }
    }

    /// Puts a body's origin somewhere [m].
    ///
    /// # Errors
    /// A stale handle, or a number that is not finite or absurd.
    pub fn set_position(&mut self, id: BodyId, position: DVec3) -> Result<(), WorldError> {
        let position = vector("position", "m", position, MAX_COORDINATE)?;
        self.change(id, |m, b| b.now.centre = position + b.now.orientation * m.offset)
    }

    /// Turns a body about its origin; its spin in world axes stays.
    ///
    /// # Errors
    /// A stale handle, or a quaternion that is not finite or not of unit length.
    pub fn set_orientation(&mut self, id: BodyId, orientation: DQuat) -> Result<(), WorldError> {
        let orientation = rotation("orientation", orientation)?;
        self.change(id, |m, b| {
            let (position, spin) = (b.now.position(m), b.now.spin(m));
            b.now.orientation = orientation;
            b.now.centre = position + orientation * m.offset;
            b.now.set_spin(m, spin);
        })
    }

    /// Sets the velocity of a body's centre of mass [m/s]; of a kinematic body, the velocity that it keeps.
    ///
    /// # Errors
    /// A stale handle, a fixed body, or a number that is not finite or absurd.
    pub fn set_velocity(&mut self, id: BodyId, velocity: DVec3) -> Result<(), WorldError> {
        let velocity = vector("velocity", "m/s", velocity, MAX_SPEED)?;
        self.movable(id, "a velocity")?;
        self.change(id, |_, b| b.now.velocity = velocity)
    }

    /// Sets a body's spin in world axes [rad/s]; of a kinematic body, the spin that it keeps.
    ///
    /// # Errors
    /// A stale handle, a fixed body, or a number that is not finite or absurd.
    pub fn set_spin(&mut self, id: BodyId, spin: DVec3) -> Result<(), WorldError> {
        let spin = vector("spin", "rad/s", spin, MAX_SPIN)?;
        self.movable(id, "a spin")?;
        self.change(id, |m, b| b.now.set_spin(m, spin))
    }

    /// Gives a kinematic body the velocity and spin with which it reaches a pose after `time` [s]: call it with the
    /// length of the next step.
    ///
    /// # Errors
    /// A stale handle, a body that is not kinematic, a number that is not finite or absurd, or a pose too far away.
    pub fn move_to(&mut self, id: BodyId, pose: Pose, time: f64) -> Result<(), WorldError> {
        let position = vector("position", "m", pose.position, MAX_COORDINATE)?;
        let orientation = rotation("orientation", pose.rotation)?;
        let time = number("time", "s", time, MIN_STEP, 1e6 * MAX_STEP)?;
        let body = self.system.get(id).ok_or(WorldError::NoSuchBody(id))?;
        if body.model.kind != BodyKind::Kinematic {
            return Err(WorldError::Kind {
                what: "a prescribed pose",
                kind: body.model.kind.name(),
                needed: "kinematic",
            });
        }
        let velocity = vector("velocity", "m/s", (position - body.position()) / time, MAX_SPEED)?;
        let mut turn = orientation * body.state.now.orientation.conjugate();
        if turn.w < 0.0 {
            turn = -turn;
        }
        let axis = DVec3::new(turn.x, turn.y, turn.z);
        let sine = axis.length();
        let spin = if sine > 0.0 { axis * (2.0 * trig::atan2(sine, turn.w) / (sine * time)) } else { DVec3::ZERO };
        let spin = vector("spin", "rad/s", spin, MAX_SPIN)?;
        self.change(id, |_, b| (b.now.velocity, b.now.rotation) = (velocity, Rotation::Spin(spin)))
    }

    /// Sets the constant force at a body's centre of mass, world axes [N].
    ///
    /// # Errors
    /// A stale handle, a body that is not dynamic, or a number that is not finite or absurd.
    pub fn set_force(&mut self, id: BodyId, force: DVec3) -> Result<(), WorldError> {
        let force = vector("force", "N", force, MAX_FORCE)?;
        self.dynamic(id, "a force")?;
        self.push(id, |b| b.force = force)
    }

    /// Sets the constant torque on a body, world axes [N·m].
    ///
    /// # Errors
    /// As [`Self::set_force`].
    pub fn set_torque(&mut self, id: BodyId, torque: DVec3) -> Result<(), WorldError> {
        let torque = vector("torque", "N·m", torque, MAX_FORCE)?;
        self.dynamic(id, "a torque")?;
        self.push(id, |b| b.torque = torque)
    }

    /// Adds a force at the centre of mass for the next step only, world axes [N].
    ///
    /// # Errors
    /// As [`Self::set_force`].
    pub fn apply_force(&mut self, id: BodyId, force: DVec3) -> Result<(), WorldError> {
        let force = vector("force", "N", force, MAX_FORCE)?;
        self.dynamic(id, "a force")?;
        self.push(id, |b| b.once_force += force)
    }

    /// Adds a force at a world `point` [m] for the next step only, world axes [N].
    ///
    /// # Errors
    /// As [`Self::set_force`].
    pub fn apply_force_at(&mut self, id: BodyId, force: DVec3, point: DVec3) -> Result<(), WorldError> {
        let force = vector("force", "N", force, MAX_FORCE)?;
        let point = vector("point", "m", point, MAX_COORDINATE)?;
        self.dynamic(id, "a force")?;
        self.push(id, |b| {
            b.once_force += force;
            b.once_torque += (point - b.now.centre).cross(force);
        })
    }

    /// Adds a torque for the next step only, world axes [N·m].
    ///
    /// # Errors
    /// As [`Self::set_force`].
    pub fn apply_torque(&mut self, id: BodyId, torque: DVec3) -> Result<(), WorldError> {
        let torque = vector("torque", "N·m", torque, MAX_FORCE)?;
        self.dynamic(id, "a torque")?;
        self.push(id, |b| b.once_torque += torque)
    }

    /// Applies an impulse at the centre of mass now, world axes [N·s].
    ///
    /// # Errors
    /// As [`Self::set_force`], and an impulse that would make the body absurdly fast.
    pub fn apply_impulse(&mut self, id: BodyId, impulse: DVec3) -> Result<(), WorldError> {
        let centre = self.system.get(id).ok_or(WorldError::NoSuchBody(id))?.state.now.centre;
        self.apply_impulse_at(id, impulse, centre)
    }

    /// Applies an impulse at a world `point` [m] now, world axes [N·s].
    ///
    /// # Errors
    /// As [`Self::apply_impulse`].
    pub fn apply_impulse_at(&mut self, id: BodyId, impulse: DVec3, point: DVec3) -> Result<(), WorldError> {
        let impulse = vector("impulse", "N·s", impulse, MAX_FORCE)?;
        let point = vector("point", "m", point, MAX_COORDINATE)?;
        let centre = self.system.get(id).ok_or(WorldError::NoSuchBody(id))?.state.now.centre;
        self.strike(id, impulse, (point - centre).cross(impulse))
    }

    /// Applies an angular impulse now, world axes [N·m·s].
    ///
    /// # Errors
    /// As [`Self::apply_impulse`].
    pub fn apply_angular_impulse(&mut self, id: BodyId, impulse: DVec3) -> Result<(), WorldError> {
        let impulse = vector("angular impulse", "N·m·s", impulse, MAX_FORCE)?;
        self.strike(id, DVec3::ZERO, impulse)
    }

    fn strike(&mut self, id: BodyId, impulse: DVec3, moment: DVec3) -> Result<(), WorldError> {
        self.dynamic(id, "an impulse")?;
        let body = self.system.get(id).ok_or(WorldError::NoSuchBody(id))?;
        let now = &body.state.now;
        let velocity = vector("velocity", "m/s", now.velocity + impulse * body.model.inverse_mass, MAX_SPEED)?;
        let momentum = now.rotation.vector() + now.orientation.conjugate() * moment;
        vector("spin", "rad/s", body.model.inverse_inertia * momentum, MAX_SPIN)?;
        self.change(id, |_, b| (b.now.velocity, b.now.rotation) = (velocity, Rotation::Momentum(momentum)))
    }

    /// Changes forces: wakes the body, but its energy stays the same.
    fn push(&mut self, id: BodyId, change: impl FnOnce(&mut BodyState)) -> Result<(), WorldError> {
        let body = self.system.get_mut(id).ok_or(WorldError::NoSuchBody(id))?.state;
        let (asleep, group) = (body.asleep, body.group);
        change(body);
        self.work.solver.memory.disturb();
        if asleep {
            self.wake_sleepers(|b| b.group == group);
        }
        Ok(())
    }

    /// Makes two bodies ignore each other: they have no contact, whatever their groups say. Nothing changes where they do
    /// already.
    ///
    /// ```
    /// use tumble::{BodyBuilder, DVec3, World};
    /// let mut world = World::new();
    /// let floor = world.add(BodyBuilder::ground())?;
    /// let ghost = world.add(BodyBuilder::ball(0.5).position(DVec3::Z))?;
    /// world.ignore(floor, ghost)?;
    /// for _ in 0..100 { world.step(0.01); }
    /// assert!(world.position(ghost).unwrap().z < -3.0);
    /// world.heed(floor, ghost)?;
    /// # Ok::<(), tumble::WorldError>(())
    /// ```
    ///
    /// # Errors
    /// A stale handle, or one body twice.
    pub fn ignore(&mut self, a: BodyId, b: BodyId) -> Result<(), WorldError> {
        self.kind(a)?;
        self.kind(b)?;
        if a == b {
            return Err(WorldError::IgnoresItself(a));
        }
        if !self.system.model.ignored.has(a.slot, b.slot) {
            self.system.model_mut().ignored.add(a.slot, b.slot);
            self.wake_all();
        }
        Ok(())
    }

    /// Makes two bodies meet again that ignored each other; their groups have the last word. Nothing changes where they did
    /// not.
    ///
    /// # Errors
    /// As [`Self::ignore`].
    pub fn heed(&mut self, a: BodyId, b: BodyId) -> Result<(), WorldError> {
        self.kind(a)?;
        self.kind(b)?;
        if a == b {
            return Err(WorldError::IgnoresItself(a));
        }
        if self.system.model.ignored.has(a.slot, b.slot) {
            self.system.model_mut().ignored.remove(a.slot, b.slot);
            self.wake_all();
        }
        Ok(())
    }

    /// Changes the properties of a shape besides its geometry.
    fn set_traits(&mut self, id: ShapeId, set: impl FnOnce(&mut Traits)) -> Result<(), WorldError> {
        let body = self.system.get(id.body).ok_or(WorldError::NoSuchBody(id.body))?;
        let k = *body.model.shapes.get(id.index as usize).ok_or(WorldError::NoSuchShape(id))?;
        let model = self.system.model_mut();
        model.has_traits = true;
        if let Some(Some(placed)) = model.shapes.get_mut(k as usize) {
            set(&mut placed.traits);
        }
        Ok(())
    }

    /// Sets the collision groups of a shape.
    ///
    /// # Errors
    /// A stale handle, or a shape that the body does not have.
    pub fn set_groups(&mut self, id: ShapeId, groups: Groups) -> Result<(), WorldError> {
        self.set_traits(id, |t| t.groups = groups)?;
        self.wake_all();
        Ok(())
    }

    /// Sets the velocity of a shape's surface against its body, body axes [m/s].
    ///
    /// # Errors
    /// As [`Self::set_groups`], or a number that is not finite or absurd.
    pub fn set_surface_velocity(&mut self, id: ShapeId, velocity: DVec3) -> Result<(), WorldError> {
        let velocity = vector("surface velocity", "m/s", velocity, MAX_SPEED)?;
        self.set_traits(id, |t| t.surface_velocity = velocity)?;
        self.wake_all();
        Ok(())
    }

    /// Sets the user's number of a shape; nothing else changes.
    ///
    /// # Errors
    /// As [`Self::set_groups`].
    pub fn set_shape_user_data(&mut self, id: ShapeId, data: u64) -> Result<(), WorldError> {
        self.set_traits(id, |t| t.user_data = data)
    }

    /// Sets the user's number of a body; nothing else changes.
    ///
    /// # Errors
    /// A stale handle.
    pub fn set_user_data(&mut self, id: BodyId, data: u64) -> Result<(), WorldError> {
        self.kind(id)?;
        if let Some(body) = self.system.model_mut().bodies.get_mut(id) {
            body.user_data = data;
        }
        Ok(())
    }

    /// Sets the rates at which a body's velocity and angular momentum decay by themselves [1/s].
    ///
    /// # Errors
    /// A stale handle, a body that is not dynamic, or a rate that is negative, not finite or absurd.
    pub fn set_damping(&mut self, id: BodyId, linear: f64, angular: f64) -> Result<(), WorldError> {
        let linear = number("linear damping", "1/s", linear, 0.0, MAX_DAMPING)?;
        let angular = number("angular damping", "1/s", angular, 0.0, MAX_DAMPING)?;
        self.dynamic(id, "damping")?;
        if let Some(body) = self.system.model_mut().bodies.get_mut(id) {
            (body.linear_damping, body.angular_damping) = (linear, angular);
        }
        self.wake_all();
        Ok(())
    }

    /// Puts a body exactly where a step once found it, to the last bit: how a recorded run is repeated.
    ///
    /// # Errors
    /// A stale handle, a fixed body that would move, or a number that is not finite or absurd.
    pub fn repeat_edit(&mut self, edit: &Edit) -> Result<(), WorldError> {
        let centre = vector("position", "m", edit.centre, MAX_COORDINATE)?;
        let velocity = vector("velocity", "m/s", edit.velocity, MAX_SPEED)?;
        rotation("orientation", edit.orientation)?;
        let body = self.system.get(edit.body).ok_or(WorldError::NoSuchBody(edit.body))?;
        let kind = body.model.kind;
        let refused = |what, needed| Err(WorldError::Kind { what, kind: kind.name(), needed });
        let spin = match (kind, edit.rotation) {
            (BodyKind::Dynamic, Rotation::Momentum(momentum)) => body.model.inverse_inertia * momentum,
            (BodyKind::Dynamic, Rotation::Spin(_)) => return refused("a prescribed spin", "kinematic"),
            (_, Rotation::Momentum(_)) => return refused("an angular momentum", "dynamic"),
            (_, Rotation::Spin(spin)) => spin,
        };
        vector("spin", "rad/s", spin, MAX_SPIN)?;
        if velocity != DVec3::ZERO || spin != DVec3::ZERO {
            self.movable(edit.body, "a velocity")?;
        }
        // not normalised once more: the bits are those of the run
        let now = Motion { centre, velocity, ..edit.motion() };
        self.change(edit.body, |_, b| b.now = now)
    }

    /// Releases a body from quarantine, at rest where it stands.
    ///
    /// # Errors
    /// A stale handle, or a body that is not in quarantine.
    pub fn release(&mut self, id: BodyId) -> Result<(), WorldError> {
        if !self.system.get(id).ok_or(WorldError::NoSuchBody(id))?.state.quarantined {
            return Err(WorldError::NotQuarantined(id));
        }
        self.change(id, |_, b| {
            b.quarantined = false;
            b.now = b.now.stopped();
            (b.once_force, b.once_torque) = (DVec3::ZERO, DVec3::ZERO);
        })
    }
}
