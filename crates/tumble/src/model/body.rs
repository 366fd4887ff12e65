//! Model of a body: kind, mass, inertia, extent, shapes. Its pose and velocities are state.

use super::placed_shape::PlacedShape;
use tumble_math::order::{max, min};
use tumble_math::{DMat3, DVec3, Inertia};

/// Kind of a body: its motion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BodyKind {
    /// By forces and contacts.
    Dynamic,
    /// As prescribed, whatever pushes it; does work on others.
    Kinematic,
    /// Not at all.
    Fixed,
}

impl BodyKind {
    /// Lower-case name, as in scenes and recordings.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Dynamic => "dynamic",
            Self::Kinematic => "kinematic",
            Self::Fixed => "fixed",
        }
    }
}

/// The axis of a body of which two principal moments are equal, to the last bit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Symmetry {
    /// Unit vector, body axes.
    pub(crate) axis: DVec3,
    /// 1/I about it, and about all that are square to it [1/(kg·m²)].
    pub(crate) along: f64,
    pub(crate) across: f64,
}

impl Symmetry {
    pub(crate) fn of(inertia: &Inertia) -> Option<Self> {
        let m = inertia.moments;
        let (axis, along, across) = if m.x == m.y {
            (DVec3::Z, m.z, m.x)
        } else if m.y == m.z {
            (DVec3::X, m.x, m.y)
        } else if m.z == m.x {
            (DVec3::Y, m.y, m.z)
        } else {
            return None;
        };
        Some(Self { axis: inertia.axes * axis, along: 1.0 / along, across: 1.0 / across })
    }
}

/// A body as it was made.
#[derive(Clone, Debug)]
pub(crate) struct BodyModel {
    pub(crate) kind: BodyKind,
    pub(crate) mass: f64,
    pub(crate) inverse_mass: f64,
    /// About the centre of mass, body axes [kg·m²].
    pub(crate) inertia: DMat3,
    pub(crate) inverse_inertia: DMat3,
    /// Principal form of the inertia, as reported.
    pub(crate) principal: Inertia,
    /// All moments are equal: no gyroscopic term.
    pub(crate) round: bool,
    /// Two moments are equal: the axis of the third.
    pub(crate) symmetry: Option<Symmetry>,
    /// e₂√((1/I₁ − 1/I₂)(1/I₂ − 1/I₃)) [1/(kg·m²)], body axes, I₂ the middle moment and e₂ its axis: how much faster the
    /// body may come to spin by itself.
    pub(crate) hidden_spin: DVec3,
    /// Centre of mass from the origin, body axes [m].
    pub(crate) offset: DVec3,
    /// Farthest point of the shapes from the centre of mass [m]; infinite for half-spaces.
    pub(crate) bounding_radius: f64,
    /// Least radius of the balls that fit into its shapes [m].
    pub(crate) inscribed_radius: f64,
    /// Farthest that a shape may reach from the centre of mass, by the ball about its own origin [m].
    pub(crate) outer_radius: f64,
    /// Rates at which velocity and angular momentum decay by themselves [1/s].
    pub(crate) linear_damping: f64,
    pub(crate) angular_damping: f64,
    /// The user's; nothing here reads it.
    pub(crate) user_data: u64,
    /// Its shapes in the list of all.
    pub(crate) shapes: Vec<u32>,
}

impl BodyModel {
    /// Farthest point of the shapes from the centre of mass.
    pub(crate) fn measure(&mut self, shapes: &[Option<PlacedShape>]) {
        let mut radius = 0.0;
        (self.inscribed_radius, self.outer_radius) = (f64::INFINITY, 0.0);
        for &c in &self.shapes {
            // a sensor touches nothing
            if let Some(c) = shapes.get(c as usize).and_then(Option::as_ref).filter(|c| !c.traits.sensor) {
                radius = max(radius, c.shape.radius_about(c.place.inverse_point(self.offset)));
                self.inscribed_radius = min(self.inscribed_radius, c.inscribed_radius);
                self.outer_radius = max(self.outer_radius, c.radius_about(self.offset));
            }
        }
        self.bounding_radius = radius;
    }

    pub(crate) fn is_dynamic(&self) -> bool {
        self.kind == BodyKind::Dynamic
    }
}
