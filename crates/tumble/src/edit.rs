//! Changes of bodies from outside: where they are, how they move, what pushes them.
//!
//! Every number is checked before anything is changed, so a refused call changes nothing. What moves a body or changes its
//! velocity is an edit, which the next step books as work from outside; a force is none, since its work is done in steps.
//! Either wakes whom it concerns.

use crate::account::report::Edit;
use crate::base::error::{MAX_COORDINATE, MAX_FORCE, MAX_SPEED, MAX_SPIN, MAX_STEP, MIN_STEP, WorldError};
use crate::base::error::{number, rotation, vector};
use crate::base::handle::BodyId;
use crate::model::body::{Body, BodyKind, Motion};
use crate::world::World;
use tumble_math::{DQuat, DVec3, Pose, trig};

impl World {
    /// Changes a body's state; the next step books what that did.
    fn change(&mut self, id: BodyId, change: impl FnOnce(&mut Body)) -> Result<(), WorldError> {
        let body = self.state.bodies.get_mut(id).ok_or(WorldError::NoSuchBody(id))?;
        let (asleep, group) = (body.asleep, body.group);
        change(body);
        body.fresh = true;
        let solid = !body.is_dynamic();
        self.state.edited = true;
        self.work.memory.repeats = false;
        self.work.detector.update(&self.state, id.slot);
        if solid {
            self.wake_all();
        } else if asleep {
            self.wake_sleepers(|b| b.group == group);
        }
        Ok(())
    }

    fn kind(&self, id: BodyId) -> Result<BodyKind, WorldError> {
        self.state.bodies.get(id).map(|b| b.kind).ok_or(WorldError::NoSuchBody(id))
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
        self.change(id, |b| b.now.centre = position + b.now.orientation * b.offset)
    }

    /// Turns a body about its origin; its spin in world axes stays.
    ///
    /// # Errors
    /// A stale handle, or a quaternion that is not finite or not of unit length.
    pub fn set_orientation(&mut self, id: BodyId, orientation: DQuat) -> Result<(), WorldError> {
        let orientation = rotation("orientation", orientation)?;
        self.change(id, |b| {
            let (position, spin) = (b.position(), b.spin());
            b.now.orientation = orientation;
            b.now.centre = position + orientation * b.offset;
            b.set_spin(spin);
        })
    }

    /// Sets the velocity of a body's centre of mass [m/s]; of a kinematic body, the velocity that it keeps.
    ///
    /// # Errors
    /// A stale handle, a fixed body, or a number that is not finite or absurd.
    pub fn set_velocity(&mut self, id: BodyId, velocity: DVec3) -> Result<(), WorldError> {
        let velocity = vector("velocity", "m/s", velocity, MAX_SPEED)?;
        self.movable(id, "a velocity")?;
        self.change(id, |b| b.now.velocity = velocity)
    }

    /// Sets a body's spin in world axes [rad/s]; of a kinematic body, the spin that it keeps.
    ///
    /// # Errors
    /// A stale handle, a fixed body, or a number that is not finite or absurd.
    pub fn set_spin(&mut self, id: BodyId, spin: DVec3) -> Result<(), WorldError> {
        let spin = vector("spin", "rad/s", spin, MAX_SPIN)?;
        self.movable(id, "a spin")?;
        self.change(id, |b| b.set_spin(spin))
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
        let body = self.state.bodies.get(id).ok_or(WorldError::NoSuchBody(id))?;
        if body.kind != BodyKind::Kinematic {
            return Err(WorldError::Kind { what: "a prescribed pose", kind: body.kind.name(), needed: "kinematic" });
        }
        let velocity = vector("velocity", "m/s", (position - body.position()) / time, MAX_SPEED)?;
        let mut turn = orientation * body.now.orientation.conjugate();
        if turn.w < 0.0 {
            turn = -turn;
        }
        let axis = DVec3::new(turn.x, turn.y, turn.z);
        let sine = axis.length();
        let spin = if sine > 0.0 { axis * (2.0 * trig::atan2(sine, turn.w) / (sine * time)) } else { DVec3::ZERO };
        let spin = vector("spin", "rad/s", spin, MAX_SPIN)?;
        self.change(id, |b| {
            b.now.velocity = velocity;
            b.now.turning = spin;
        })
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
        let centre = self.state.bodies.get(id).ok_or(WorldError::NoSuchBody(id))?.now.centre;
        self.apply_impulse_at(id, impulse, centre)
    }

    /// Applies an impulse at a world `point` [m] now, world axes [N·s].
    ///
    /// # Errors
    /// As [`Self::apply_impulse`].
    pub fn apply_impulse_at(&mut self, id: BodyId, impulse: DVec3, point: DVec3) -> Result<(), WorldError> {
        let impulse = vector("impulse", "N·s", impulse, MAX_FORCE)?;
        let point = vector("point", "m", point, MAX_COORDINATE)?;
        let centre = self.state.bodies.get(id).ok_or(WorldError::NoSuchBody(id))?.now.centre;
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
        let body = self.state.bodies.get(id).ok_or(WorldError::NoSuchBody(id))?;
        let velocity = vector("velocity", "m/s", body.now.velocity + impulse * body.inverse_mass, MAX_SPEED)?;
        let turning = body.now.turning + body.now.orientation.conjugate() * moment;
        vector("spin", "rad/s", body.inverse_inertia * turning, MAX_SPIN)?;
        self.change(id, |b| {
            b.now.velocity = velocity;
            b.now.turning = turning;
        })
    }

    /// Changes forces: wakes the body, but its energy is what it was.
    fn push(&mut self, id: BodyId, change: impl FnOnce(&mut Body)) -> Result<(), WorldError> {
        let body = self.state.bodies.get_mut(id).ok_or(WorldError::NoSuchBody(id))?;
        let (asleep, group) = (body.asleep, body.group);
        change(body);
        self.work.memory.repeats = false;
        if asleep {
            self.wake_sleepers(|b| b.group == group);
        }
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
        let body = self.state.bodies.get(edit.body).ok_or(WorldError::NoSuchBody(edit.body))?;
        let spin = if body.is_dynamic() { body.inverse_inertia * edit.turning } else { edit.turning };
        vector("spin", "rad/s", spin, MAX_SPIN)?;
        if velocity != DVec3::ZERO || spin != DVec3::ZERO {
            self.movable(edit.body, "a velocity")?;
        }
        // not normalised once more: the bits are those of the run
        let (orientation, turning) = (edit.orientation, edit.turning);
        self.change(edit.body, |b| b.now = Motion { centre, orientation, velocity, turning })
    }

    /// Lets a body back in that was set aside, at rest where it stands.
    ///
    /// # Errors
    /// A stale handle, or a body that is not in quarantine.
    pub fn release(&mut self, id: BodyId) -> Result<(), WorldError> {
        if !self.state.bodies.get(id).ok_or(WorldError::NoSuchBody(id))?.quarantined {
            return Err(WorldError::NotQuarantined(id));
        }
        self.change(id, |b| {
            b.quarantined = false;
            (b.now.velocity, b.now.turning) = (DVec3::ZERO, DVec3::ZERO);
            (b.once_force, b.once_torque) = (DVec3::ZERO, DVec3::ZERO);
        })
    }
}
