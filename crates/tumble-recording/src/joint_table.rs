//! The tables of joints: what they are, what they did in a step, and what drove them.
//!
//! A coordinate is an angle or a way, so that its numbers are in rad or m, and its impulses in N·m·s or N·s.

use crate::table::{Table, body, integer, name, real, text};

/// Kinds of joints, in the order of their codes.
pub(crate) const JOINT_KINDS: &[&str] = &tumble::JointKind::NAMES;
/// Modes of a coordinate of a joint.
pub(crate) const COORDINATE_MODES: &[&str] = &["free", "limit", "bounce", "stick", "slide", "saturated", "held"];
/// Kinds of motors of a coordinate.
pub(crate) const DRIVES: &[&str] = &["velocity", "position", "force"];

/// The joints: a point on each body, from its centre of mass, and a triad there whose z is the axis, in body axes; those of the
/// world (no body) in world axes. `size` is the length of a rod or the pitch of a screw, `spec` has what acts along the
/// coordinates as JSON.
pub const JOINT: Table = Table {
    name: "joint",
    key: "id",
    columns: &[
        integer("id"),
        text("name"),
        name("kind", JOINT_KINDS),
        body("body_a"),
        body("body_b"),
        real("pax", "m"),
        real("pay", "m"),
        real("paz", "m"),
        real("qaw", "–"),
        real("qax", "–"),
        real("qay", "–"),
        real("qaz", "–"),
        real("pbx", "m"),
        real("pby", "m"),
        real("pbz", "m"),
        real("qbw", "–"),
        real("qbx", "–"),
        real("qby", "–"),
        real("qbz", "–"),
        real("length", "m"),
        real("size", "m"),
        real("break_force", "N"),
        real("break_torque", "N·m"),
        integer("rows"),
        integer("collide"),
        text("spec"),
    ],
};

/// Action of joints in the step that led to the frame: a row for the hard rows of each, with coordinate −1, and one for each free
/// coordinate.
pub const JOINT_ROW: Table = Table {
    name: "joint_row",
    key: "id",
    columns: &[
        integer("joint"),
        integer("coordinate"),
        real("value", "rad or m"),
        real("rate_before", "rad/s or m/s"),
        real("rate", "rad/s or m/s"),
        real("impulse_x", "N·s"),
        real("impulse_y", "N·s"),
        real("impulse_z", "N·s"),
        real("moment_x", "N·m·s"),
        real("moment_y", "N·m·s"),
        real("moment_z", "N·m·s"),
        real("impulse", "N·m·s or N·s"),
        real("limit_impulse", "N·m·s or N·s"),
        real("motor_impulse", "N·m·s or N·s"),
        real("friction_impulse", "N·m·s or N·s"),
        real("spring_impulse", "N·m·s or N·s"),
        real("damping_impulse", "N·m·s or N·s"),
        real("rotor_impulse", "N·m·s or N·s"),
        real("rotor", "rad/s or m/s"),
        name("mode", COORDINATE_MODES),
        real("lean", "s"),
        real("gap", "m"),
        real("turn", "rad"),
        integer("island"),
        integer("id"),
    ],
};

/// Motors of coordinates of joints in the step that led to the frame. `target` is a rate, a position or a force by `kind`, `rate`
/// that of a position.
pub const MOTOR: Table = Table {
    name: "motor",
    key: "id",
    columns: &[
        integer("joint"),
        integer("coordinate"),
        name("kind", DRIVES),
        real("target", "rad/s, m/s, rad, m, N·m or N"),
        real("rate", "rad/s or m/s"),
        real("stiffness", "N·m/rad or N/m"),
        real("damping", "N·m·s/rad or N·s/m"),
        real("max", "N·m or N"),
        integer("id"),
    ],
};
