//! The kinds of joints, and what their free coordinates are.

/// What a joint holds and what it leaves free.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum JointKind {
    /// Nothing moves.
    Fixed,
    /// One angle about the axis.
    Hinge,
    /// One way along the axis.
    Slide,
    /// A way along the axis and an angle about it.
    Cylindrical,
    /// An angle about the axis that goes with a way along it.
    Screw {
        /// Way of a whole turn [m].
        pitch: f64,
    },
    /// The two points are one: all angles are free.
    Ball,
    /// The two points are one, and an axis of A stays square to one of B.
    Universal,
    /// A plane of A and one of B stay in each other.
    Planar,
    /// The point of B stays on a line of A.
    PointOnLine,
    /// The point of B stays in a plane of A.
    PointOnPlane,
    /// The two points keep their distance.
    Rod {
        /// That distance [m].
        length: f64,
    },
    /// The two points come no farther apart than a length; see its range.
    Rope,
    /// Coordinates of other joints go together: gears, racks, pulleys, differentials.
    Coupling,
    /// Nothing is held; a spring or damper acts along the line between the two points.
    Spring,
}

/// What a coordinate is measured in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoordinateUnit {
    /// Radians.
    Angle,
    /// Metres.
    Length,
}

impl JointKind {
    /// Lower-case name, as in scenes and recordings.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Fixed => "fixed",
            Self::Hinge => "hinge",
            Self::Slide => "slide",
            Self::Cylindrical => "cylindrical",
            Self::Screw { .. } => "screw",
            Self::Ball => "ball",
            Self::Universal => "universal",
            Self::Planar => "planar",
            Self::PointOnLine => "point_on_line",
            Self::PointOnPlane => "point_on_plane",
            Self::Rod { .. } => "rod",
            Self::Rope => "rope",
            Self::Coupling => "coupling",
            Self::Spring => "spring",
        }
    }

    /// Its free coordinates, in their order.
    #[must_use]
    pub fn coordinates(self) -> &'static [CoordinateUnit] {
        use CoordinateUnit::{Angle, Length};
        match self {
            Self::Fixed | Self::Rod { .. } | Self::Coupling => &[],
            Self::Hinge | Self::Screw { .. } => &[Angle],
            Self::Slide | Self::PointOnLine | Self::Rope | Self::Spring => &[Length],
            Self::Cylindrical => &[Length, Angle],
            Self::Ball | Self::Universal => &[Angle, Angle],
            Self::PointOnPlane => &[Length, Length],
            Self::Planar => &[Length, Length, Angle],
        }
    }

    /// Number of hard rows.
    #[must_use]
    pub fn hard_rows(self) -> usize {
        match self {
            Self::Fixed => 6,
            Self::Hinge | Self::Slide | Self::Screw { .. } => 5,
            Self::Cylindrical | Self::Universal => 4,
            Self::Ball | Self::Planar => 3,
            Self::PointOnLine => 2,
            Self::PointOnPlane | Self::Rod { .. } | Self::Coupling => 1,
            Self::Rope | Self::Spring => 0,
        }
    }

    /// Whether the force on A acts where the point of B is.
    pub(crate) fn slides_along_a(self) -> bool {
        matches!(
            self,
            Self::Slide
                | Self::Cylindrical
                | Self::Screw { .. }
                | Self::Planar
                | Self::PointOnLine
                | Self::PointOnPlane
        )
    }

    /// Whether it is made of two points instead of one.
    #[must_use]
    pub fn has_two_points(self) -> bool {
        matches!(self, Self::Rod { .. } | Self::Rope | Self::Spring)
    }
}
