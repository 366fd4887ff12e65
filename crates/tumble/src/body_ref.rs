//! A body of a world, to be read: model, pose, velocities.

use crate::base::handle::BodyId;
use crate::model::body::BodyKind;
use crate::model::placed_shape::PlacedShape;
use crate::state::motion::Edit;
use crate::system::Body;
use tumble_math::{DQuat, DVec3, Inertia, Pose};

/// A body of a world, to be read.
#[derive(Clone, Copy, Debug)]
pub struct BodyRef<'a> {
    pub(crate) id: BodyId,
    pub(crate) body: Body<'a>,
    pub(crate) shapes: &'a [Option<PlacedShape>],
}

impl<'a> BodyRef<'a> {
    /// The body as a step would find it now.
    #[must_use]
    pub fn as_found(&self) -> Edit {
        Edit::of(self.id, &self.body.state.now)
    }

    /// Its handle.
    #[must_use]
    pub fn id(&self) -> BodyId {
        self.id
    }

    /// Its kind.
    #[must_use]
    pub fn kind(&self) -> BodyKind {
        self.body.model.kind
    }

    /// Mass [kg]; 0 for bodies that are not dynamic.
    #[must_use]
    pub fn mass(&self) -> f64 {
        self.body.model.mass
    }

    /// Principal moments of inertia [kg·m²] and their axes in body axes.
    #[must_use]
    pub fn inertia(&self) -> Inertia {
        self.body.model.principal
    }

    /// Centre of mass from the origin, in body axes [m].
    #[must_use]
    pub fn offset(&self) -> DVec3 {
        self.body.model.offset
    }

    /// Origin of the body's own frame [m].
    #[must_use]
    pub fn position(&self) -> DVec3 {
        self.body.position()
    }

    /// Centre of mass [m].
    #[must_use]
    pub fn centre(&self) -> DVec3 {
        self.body.state.now.centre
    }

    /// Orientation of the body's own frame.
    #[must_use]
    pub fn orientation(&self) -> DQuat {
        self.body.state.now.orientation
    }

    /// Pose of the body's own frame.
    #[must_use]
    pub fn pose(&self) -> Pose {
        self.body.pose()
    }

    /// Velocity of the centre of mass [m/s].
    #[must_use]
    pub fn velocity(&self) -> DVec3 {
        self.body.state.now.velocity
    }

    /// Spin in world axes [rad/s].
    #[must_use]
    pub fn spin(&self) -> DVec3 {
        self.body.spin()
    }

    /// Velocity of the body at a world point [m/s].
    #[must_use]
    pub fn velocity_at(&self, point: DVec3) -> DVec3 {
        self.body.state.now.velocity + self.body.spin().cross(point - self.body.state.now.centre)
    }

    /// Angular momentum about the centre of mass, world axes [kg·m²/s].
    #[must_use]
    pub fn angular_momentum(&self) -> DVec3 {
        self.body.angular_momentum()
    }

    /// Kinetic energy [J].
    #[must_use]
    pub fn kinetic_energy(&self) -> f64 {
        self.body.kinetic_energy()
    }

    /// Constant force at the centre of mass [N].
    #[must_use]
    pub fn force(&self) -> DVec3 {
        self.body.state.force
    }

    /// Constant torque [N·m].
    #[must_use]
    pub fn torque(&self) -> DVec3 {
        self.body.state.torque
    }

    /// Whether its island sleeps.
    #[must_use]
    pub fn is_asleep(&self) -> bool {
        self.body.state.asleep
    }

    /// Whether it is quarantined for a state that is not finite.
    #[must_use]
    pub fn is_quarantined(&self) -> bool {
        self.body.state.quarantined
    }

    /// Rates at which velocity and angular momentum decay by themselves [1/s].
    #[must_use]
    pub fn damping(&self) -> (f64, f64) {
        (self.body.model.linear_damping, self.body.model.angular_damping)
    }

    /// The user's own number.
    #[must_use]
    pub fn user_data(&self) -> u64 {
        self.body.model.user_data
    }

    /// Its shapes: place in body axes, shape, material.
    pub fn shapes(&self) -> impl Iterator<Item = &'a PlacedShape> + use<'a> {
        let (list, shapes) = (&self.body.model.shapes, self.shapes);
        list.iter().filter_map(move |&c| shapes.get(c as usize).and_then(Option::as_ref))
    }
}
