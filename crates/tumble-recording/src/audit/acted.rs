//! Action of joints in a step, as plain data.

use super::joint_geometry::{Function, Pair, Place, View};
use crate::joint_rows::{JointCoordinate, JointRow, JointStepRow, MotorRow};

/// Purpose of an impulse of a joint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sort {
    Hard,
    Limit,
    Motor,
    Friction,
    Damping,
    /// Of springs and rotors, which store what they take.
    Stored,
}

/// Impulses of one sort on the bodies of a joint, or of those that a coupling ties together.
#[derive(Clone, Debug)]
pub(super) struct Part {
    pub(super) sort: Sort,
    pub(super) ends: Vec<(u32, Pair)>,
    /// Parts of the moment on each of them, if nothing cancelled: impulse times lever, and moment about the point [N·m·s].
    pub(super) sizes: Vec<f64>,
}

/// A coordinate of a joint in a step.
#[derive(Clone, Copy, Debug)]
pub(super) struct Along {
    pub(super) row: JointStepRow,
    pub(super) spec: JointCoordinate,
    pub(super) motor: Option<MotorRow>,
    /// The coordinate where the rows act.
    pub(super) acting: Function,
    /// The same at the midpoint.
    pub(super) here: Function,
    /// Its values in the frames before and after [rad or m], the latter without the position correction after the solve.
    pub(super) frames: [f64; 2],
    /// Speed of its rotor before [rad/s or m/s].
    pub(super) rotor: f64,
}

/// A joint in a step.
#[derive(Clone, Debug)]
pub(super) struct Acted<'a> {
    pub(super) joint: &'a JointRow,
    pub(super) row: JointStepRow,
    pub(super) along: Vec<Along>,
    /// Its ends at the midpoint, and where its rows act.
    pub(super) here: [Place; 2],
    pub(super) leaned: [Place; 2],
    /// Velocities of its ends before and after the solve.
    pub(super) before: [Pair; 2],
    pub(super) after: [Pair; 2],
    pub(super) parts: Vec<Part>,
}

impl<'a> Acted<'a> {
    pub(super) fn view(&self) -> View<'a> {
        View::new(self.joint, self.here)
    }

    pub(super) fn acting(&self) -> View<'a> {
        View::new(self.joint, self.leaned)
    }

    /// Where its first coordinate is about, of which a screw counts whole turns [rad].
    pub(super) fn near(&self) -> f64 {
        self.along.first().map_or(0.0, |a| a.here.value)
    }
}

/// Energy that joints hold in a frame [J].
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Held {
    pub(super) rotors: f64,
    pub(super) springs: f64,
    /// Of joints that broke in the step: no longer part of the two.
    pub(super) lost: f64,
}
