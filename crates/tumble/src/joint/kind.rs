//! The kinds of joints, and their free coordinates.

/// Kind of a joint: its constraints and its free coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum JointKind {
    /// Nothing moves.
    Fixed,
    /// One angle about the axis.
    Hinge,
    /// One displacement along the axis.
    Slide,
    /// A displacement along the axis and an angle about it.
    Cylindrical,
    /// An angle about the axis that goes with a displacement along it.
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
    /// Three ways along the axes of A and three turns, each locked or free; see [`Axis`].
    Axes {
        /// The locked ones of the six, in the order of [`Axis`].
        locked: [bool; 6],
    },
    /// A wheel of B on A: its centre slides along the axis (suspension), it turns about its axle (spin), and the axle may
    /// turn about the axis (steering).
    Wheel {
        /// Whether the axle turns about the axis.
        steered: bool,
    },
}

/// A coordinate of a six-degree joint: a displacement of B along an axis of A, or one of three turns that lead from the axes of A to
/// those of B, one after the other: about z, then about the new y, then about the newest x.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Axis {
    /// Way along x [m].
    X,
    /// Way along y [m].
    Y,
    /// Way along z [m].
    Z,
    /// Turn about x, the last of the three [rad].
    TurnX,
    /// Turn about y, the second, within a quarter turn of zero [rad].
    TurnY,
    /// Turn about z, the first [rad].
    TurnZ,
}

impl Axis {
    /// All six, in the order of their coordinates.
    pub const ALL: [Self; 6] = [Self::X, Self::Y, Self::Z, Self::TurnX, Self::TurnY, Self::TurnZ];

    /// Its number among the coordinates.
    #[must_use]
    pub fn index(self) -> usize {
        self as usize
    }

    /// Lower-case name, as in scenes and recordings.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::X => "x",
            Self::Y => "y",
            Self::Z => "z",
            Self::TurnX => "turn_x",
            Self::TurnY => "turn_y",
            Self::TurnZ => "turn_z",
        }
    }
}

/// Unit of a coordinate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoordinateUnit {
    /// Radians.
    Angle,
    /// Metres.
    Length,
}

impl JointKind {
    /// All names, in the order in which recordings count the kinds.
    pub const NAMES: [&'static str; 16] = [
        "fixed",
        "hinge",
        "slide",
        "cylindrical",
        "screw",
        "ball",
        "universal",
        "planar",
        "point_on_line",
        "point_on_plane",
        "rod",
        "rope",
        "coupling",
        "spring",
        "axes",
        "wheel",
    ];

    /// The kind of a name, with numbers that are still to be given: a screw of no pitch, a rod of no length, axes that are all
    /// free, a wheel that is not steered.
    ///
    /// ```
    /// use tumble::JointKind;
    /// assert_eq!(JointKind::of_name("hinge"), Some(JointKind::Hinge));
    /// assert!(JointKind::NAMES.iter().all(|n| JointKind::of_name(n).is_some_and(|k| k.name() == *n)));
    /// ```
    #[must_use]
    pub fn of_name(name: &str) -> Option<Self> {
        Some(match name {
            "fixed" => Self::Fixed,
            "hinge" => Self::Hinge,
            "slide" => Self::Slide,
            "cylindrical" => Self::Cylindrical,
            "screw" => Self::Screw { pitch: 0.0 },
            "ball" => Self::Ball,
            "universal" => Self::Universal,
            "planar" => Self::Planar,
            "point_on_line" => Self::PointOnLine,
            "point_on_plane" => Self::PointOnPlane,
            "rod" => Self::Rod { length: 0.0 },
            "rope" => Self::Rope,
            "coupling" => Self::Coupling,
            "spring" => Self::Spring,
            "axes" => Self::Axes { locked: [false; 6] },
            "wheel" => Self::Wheel { steered: false },
            _ => return None,
        })
    }

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
            Self::Axes { .. } => "axes",
            Self::Wheel { .. } => "wheel",
        }
    }

    /// Its free coordinates, in their order; those of `axes` are always six, of which the locked ones stay at zero.
    #[must_use]
    pub fn coordinates(self) -> &'static [CoordinateUnit] {
        use CoordinateUnit::{Angle, Length};
        match self {
            Self::Fixed | Self::Rod { .. } | Self::Coupling => &[],
            Self::Hinge | Self::Screw { .. } => &[Angle],
            Self::Slide | Self::PointOnLine | Self::Rope | Self::Spring => &[Length],
            Self::Cylindrical | Self::Wheel { steered: false } => &[Length, Angle],
            Self::Ball | Self::Universal => &[Angle, Angle],
            Self::PointOnPlane => &[Length, Length],
            Self::Planar => &[Length, Length, Angle],
            Self::Axes { .. } => &[Length, Length, Length, Angle, Angle, Angle],
            Self::Wheel { steered: true } => &[Length, Angle, Angle],
        }
    }

    /// Whether coordinate `k` is one that the joint holds at zero.
    #[must_use]
    pub fn is_locked(self, k: usize) -> bool {
        matches!(self, Self::Axes { locked } if locked.get(k) == Some(&true))
    }

    /// Number of hard rows.
    #[must_use]
    pub fn hard_rows(self) -> usize {
        match self {
            Self::Fixed => 6,
            Self::Hinge | Self::Slide | Self::Screw { .. } => 5,
            Self::Cylindrical | Self::Universal | Self::Wheel { steered: false } => 4,
            Self::Ball | Self::Planar | Self::Wheel { steered: true } => 3,
            Self::Axes { locked } => locked.iter().filter(|l| **l).count(),
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
                | Self::Axes { .. }
                | Self::Wheel { .. }
        )
    }

    /// Whether coordinate `k` is an angle about an axis that both bodies keep, or has no rate that a bend could be told from.
    pub(crate) fn is_unbent(self, k: usize) -> bool {
        matches!(
            (self, k),
            (Self::Hinge | Self::Screw { .. } | Self::Ball, 0) | (Self::Cylindrical, 1) | (Self::Planar, 2)
        )
    }

    /// Whether coordinate `k` goes at one rate where A does not turn: B does not turn then, either. The point of a body that turns goes
    /// round its centre, and even on a cylindrical joint the body wobbles between the places where its axis is held.
    pub(crate) fn is_line(self, k: usize) -> bool {
        matches!((self, k), (Self::Slide, 0))
    }

    /// Whether it has a second axis: that of B of a universal joint, the axle of a wheel, or x of `axes`.
    #[must_use]
    pub fn has_second_axis(self) -> bool {
        matches!(self, Self::Universal | Self::Wheel { .. } | Self::Axes { .. })
    }

    /// Whether it is made of two points instead of one.
    #[must_use]
    pub fn has_two_points(self) -> bool {
        matches!(self, Self::Rod { .. } | Self::Rope | Self::Spring)
    }
}
