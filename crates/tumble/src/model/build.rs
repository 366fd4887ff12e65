//! From a description to a body: the numbers of a builder are checked, and mass, centre and inertia follow from the shapes.

use super::body::{BodyKind, BodyModel, Symmetry};
use super::builder::{BodyBuilder, PartBuilder};
use crate::base::error::{
    MASS_RANGE, MAX_COORDINATE, MAX_DAMPING, MAX_FORCE, MAX_SPEED, MAX_SPIN, MOMENT_RANGE, WorldError,
};
use crate::base::error::{number, rotation, vector};
use tumble_geometry::MassProperties;
use tumble_math::inertia::parallel_axis;
use tumble_math::order::max;
use tumble_math::{DMat3, DQuat, DVec3, Inertia};

/// Initial state and forces of a body, checked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Start {
    pub(crate) position: DVec3,
    pub(crate) orientation: DQuat,
    pub(crate) velocity: DVec3,
    pub(crate) spin: DVec3,
    pub(crate) force: DVec3,
    pub(crate) torque: DVec3,
}

impl BodyBuilder {
    /// The body that this describes: state and model; its shapes are still to come.
    pub(crate) fn build(&self) -> Result<(Start, BodyModel), WorldError> {
        let start = Start {
            position: vector("position", "m", self.position, MAX_COORDINATE)?,
            orientation: rotation("orientation", self.orientation)?,
            velocity: vector("velocity", "m/s", self.velocity, MAX_SPEED)?,
            spin: vector("spin", "rad/s", self.spin, MAX_SPIN)?,
            force: vector("force", "N", self.force, MAX_FORCE)?,
            torque: vector("torque", "N·m", self.torque, MAX_FORCE)?,
        };
        check_weight(self)?;
        let moving = start.velocity != DVec3::ZERO || start.spin != DVec3::ZERO;
        let pushed = start.force != DVec3::ZERO || start.torque != DVec3::ZERO;
        let mut body = BodyModel {
            kind: self.kind,
            mass: 0.0,
            inverse_mass: 0.0,
            inertia: DMat3::ZERO,
            inverse_inertia: DMat3::ZERO,
            principal: Inertia { moments: DVec3::ZERO, axes: DQuat::IDENTITY },
            round: true,
            symmetry: None,
            hidden_spin: DVec3::ZERO,
            offset: DVec3::ZERO,
            bounding_radius: 0.0,
            inscribed_radius: f64::INFINITY,
            outer_radius: 0.0,
            linear_damping: number("linear damping", "1/s", self.linear_damping, 0.0, MAX_DAMPING)?,
            angular_damping: number("angular damping", "1/s", self.angular_damping, 0.0, MAX_DAMPING)?,
            user_data: self.user_data,
            shapes: Vec::new(),
        };
        match self.kind {
            BodyKind::Dynamic => weigh(&mut body, self)?,
            kind if self.linear_damping != 0.0 || self.angular_damping != 0.0 => {
                return Err(WorldError::Kind { what: "damping", kind: kind.name(), needed: "dynamic" });
            }
            kind if pushed => {
                return Err(WorldError::Kind { what: "a force or a torque", kind: kind.name(), needed: "dynamic" });
            }
            BodyKind::Fixed if moving => {
                return Err(WorldError::Kind { what: "a velocity", kind: "fixed", needed: "dynamic or kinematic" });
            }
            BodyKind::Fixed | BodyKind::Kinematic => {}
        }
        Ok((start, body))
    }
}

/// Mass, centre and inertia of a dynamic body.
fn weigh(body: &mut BodyModel, builder: &BodyBuilder) -> Result<(), WorldError> {
    if let Some(given) = builder.given {
        body.mass = number("mass", "kg", given.mass, MASS_RANGE.0, MASS_RANGE.1)?;
        body.offset = vector("centre of mass", "m", given.centre, MAX_COORDINATE)?;
        for k in 0..3 {
            vector("inertia tensor", "kg·m²", given.tensor.col(k), MOMENT_RANGE.1)?;
        }
        body.inertia = (given.tensor + given.tensor.transpose()) * 0.5;
        return set_inertia(body, Inertia::from_tensor(body.inertia));
    }
    let mut total = MassProperties { mass: 0.0, centre: DVec3::ZERO, tensor: DMat3::ZERO };
    let mut parts = Vec::with_capacity(builder.parts.len());
    // a sensor weighs nothing
    let sensor = |part: &&PartBuilder| part.options.sensor.unwrap_or(builder.traits.sensor);
    for part in builder.parts.iter().filter(|part| !sensor(part)) {
        let p = part.shape.clone()?.mass_properties(1.0)?;
        let at = part.pose.point(p.centre);
        total.mass += p.mass;
        total.centre += at * p.mass;
        let r = part.pose.matrix();
        parts.push((p.mass, at, r * p.tensor * r.transpose()));
    }
    if let Some(solid) = &builder.solid {
        total = solid.mass_properties(1.0)?;
    } else if let [(m, at, tensor)] = parts[..] {
        // a single shape keeps its bits
        total = MassProperties { mass: m, centre: at, tensor };
    } else if total.mass > 0.0 {
        total.centre /= total.mass;
        for (m, at, t) in parts {
            total.tensor += t + parallel_axis(m, at - total.centre);
        }
        total.tensor = (total.tensor + total.tensor.transpose()) * 0.5;
    }
    let mass = match (builder.mass, builder.density) {
        (Some(mass), _) => mass,
        (None, Some(density)) => density * total.mass,
        (None, None) if total.mass > 0.0 => 1000.0 * total.mass,
        (None, None) => return Err(WorldError::NoMass),
    };
    body.mass = number("mass", "kg", mass, MASS_RANGE.0, MASS_RANGE.1)?;
    body.offset = total.centre;
    body.inertia = match builder.moments {
        Some(moments) => DMat3::from_diagonal(moments),
        None if total.mass > 0.0 => total.tensor * (body.mass / total.mass),
        None => return Err(WorldError::NoMass),
    };
    let principal = match builder.moments {
        Some(moments) => Inertia { moments, axes: DQuat::IDENTITY },
        None => Inertia::from_tensor(body.inertia),
    };
    set_inertia(body, principal)
}

/// Inverse mass, inverse inertia and principal axes, from mass and tensor of a body.
fn set_inertia(body: &mut BodyModel, principal: Inertia) -> Result<(), WorldError> {
    body.inverse_mass = 1.0 / body.mass;
    body.principal = principal;
    let m = principal.moments;
    check_moments(m)?;
    let i = body.inertia;
    let diagonal = i.x_axis.y == 0.0 && i.x_axis.z == 0.0 && i.y_axis.z == 0.0;
    body.inverse_inertia = if diagonal {
        DMat3::from_diagonal(DVec3::new(1.0 / i.x_axis.x, 1.0 / i.y_axis.y, 1.0 / i.z_axis.z))
    } else {
        // through the principal axes: symmetric to the last bit
        let r = DMat3::from_quat(body.principal.axes);
        let inverse = r * DMat3::from_diagonal(DVec3::ONE / m) * r.transpose();
        (inverse + inverse.transpose()) * 0.5
    };
    body.round = diagonal && i.x_axis.x == i.y_axis.y && i.y_axis.y == i.z_axis.z;
    body.symmetry = Symmetry::of(&body.principal);
    body.hidden_spin = hidden_spin(&body.principal);
    Ok(())
}

/// The middle principal axis, as long as the rates about the others differ from that about it: zero where two are equal.
fn hidden_spin(inertia: &Inertia) -> DVec3 {
    let m = inertia.moments;
    let of = |axis: DVec3, i: f64, a: f64, b: f64| {
        // 1/a − 1/i by the difference of the moments, which is exact where they are close
        let product = (i - a) / (a * i) * ((b - i) / (b * i));
        axis * max(product, 0.0).sqrt()
    };
    // only the product of the middle one is positive
    let all = of(DVec3::X, m.x, m.y, m.z) + of(DVec3::Y, m.y, m.z, m.x) + of(DVec3::Z, m.z, m.x, m.y);
    inertia.axes * all
}

/// Refuses weights that no body can have, also for a kind of body that has none: a mass given for it is a mistake.
fn check_weight(builder: &BodyBuilder) -> Result<(), WorldError> {
    if let Some(mass) = builder.mass {
        number("mass", "kg", mass, MASS_RANGE.0, MASS_RANGE.1)?;
    }
    if let Some(density) = builder.density {
        number("density", "kg/m³", density, f64::MIN_POSITIVE, f64::MAX)?;
    }
    builder.moments.map_or(Ok(()), check_moments)
}

/// Refuses principal moments of inertia that no body can have.
fn check_moments(m: DVec3) -> Result<(), WorldError> {
    for k in 0..3 {
        number("a principal moment of inertia", "kg·m²", m[k], MOMENT_RANGE.0, MOMENT_RANGE.1)?;
    }
    let inertia = Inertia { moments: m, axes: DQuat::IDENTITY };
    if inertia.is_physical() { Ok(()) } else { Err(WorldError::Inertia(m)) }
}
