//! Bodies: what they are made of, where they are, how they move.
//!
//! A body's state is its centre of mass x, its orientation q, the velocity v of the centre and the angular momentum Π
//! in body axes; spin is derived, ω = R I_b⁻¹ Π, so that a torque-free body keeps both energy and momentum. The
//! *position* that users give and read is that of the body's own origin, in whose frame the shapes are given.

use crate::account::report::Edit;
use crate::base::error::{MASS_RANGE, MAX_COORDINATE, MAX_FORCE, MAX_SPEED, MAX_SPIN, MOMENT_RANGE, WorldError};
use crate::base::error::{number, rotation, vector};
use crate::base::handle::BodyId;
use crate::model::builder::BodyBuilder;
use crate::model::placed_shape::PlacedShape;
use tumble_geometry::MassProperties;
use tumble_math::inertia::parallel_axis;
use tumble_math::order::{max, min};
use tumble_math::{DMat3, DQuat, DVec3, Inertia, Pose};
use tumble_solver::Velocity;

/// How a body moves.
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

/// What moves: saved at the start of a step for the way back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Motion {
    /// Centre of mass [m].
    pub(crate) centre: DVec3,
    pub(crate) orientation: DQuat,
    /// Of the centre of mass [m/s].
    pub(crate) velocity: DVec3,
    /// Angular momentum in body axes [kg·m²/s]; of a body that is not dynamic, its spin in world axes [rad/s].
    pub(crate) turning: DVec3,
}

impl Motion {
    pub(crate) fn is_finite(&self) -> bool {
        self.centre.is_finite() && self.orientation.is_finite() && self.velocity.is_finite() && self.turning.is_finite()
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
    fn of(inertia: &Inertia) -> Option<Self> {
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

/// A body of the world.
#[derive(Clone, Debug)]
pub(crate) struct Body {
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
    pub(crate) radius: f64,
    /// Least radius of the balls that fit into its shapes [m].
    pub(crate) inner: f64,
    /// Farthest that a shape may reach from the centre of mass, by the ball about its own origin [m].
    pub(crate) outer: f64,
    pub(crate) now: Motion,
    /// Constant force [N] and torque [N·m].
    pub(crate) force: DVec3,
    pub(crate) torque: DVec3,
    /// Force and torque of the next step only.
    pub(crate) once_force: DVec3,
    pub(crate) once_torque: DVec3,
    pub(crate) shapes: Vec<u32>,
    /// Velocity or place were set since the last solve saw them.
    pub(crate) fresh: bool,
    pub(crate) quarantined: bool,
    pub(crate) asleep: bool,
    /// Bodies that fell asleep together.
    pub(crate) group: u64,
    /// Time that the body has rested [s].
    pub(crate) rested: f64,
    pub(crate) step: Step,
}

/// What a body needs to know during a step only.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    /// State at the start of the step.
    pub(crate) start: Motion,
    /// State at the midpoint, before the contact solve.
    pub(crate) mid: Motion,
    /// I⁻¹ at the configuration of the solve, world axes.
    pub(crate) inverse_inertia: DMat3,
    /// Velocity before and after the kick.
    pub(crate) before: Velocity,
    pub(crate) free: Velocity,
    /// Velocity after the solve.
    pub(crate) after: Velocity,
    /// Velocity that an earlier solve of the step gave to a body that was struck farther than contacts were looked for, and
    /// how far they were looked for at first [m].
    pub(crate) struck: Option<(Velocity, f64)>,
    /// Sum of contact impulses and of their moments about the centre.
    pub(crate) impulse: DVec3,
    pub(crate) moment: DVec3,
    /// Forces of potentials other than uniform gravity, at the midpoint.
    pub(crate) field_force: DVec3,
    pub(crate) field_torque: DVec3,
    /// What the position pass moves.
    pub(crate) shift: DVec3,
    pub(crate) turn: DVec3,
    /// Half the time for which velocities are solved, of a body that turns; 0 for all others [s].
    pub(crate) lead: f64,
    /// How far any point may get until the next midpoint [m].
    pub(crate) reach: f64,
    /// Reach with which contacts were looked for [m].
    pub(crate) searched: f64,
    /// Reach of the last step [m].
    pub(crate) last_reach: f64,
    /// Solved where the step began, without the first drift.
    pub(crate) late: bool,
    /// The same in the last attempt of the step.
    pub(crate) was_late: bool,
    /// Its island is under a blow and not to be asked again what it overlooks.
    pub(crate) urged: bool,
    /// All that the last solve knew of the body is the same now, bit by bit.
    pub(crate) same: bool,
    /// The island's velocities after the solve are nothing but rounding: they are zero.
    pub(crate) still: bool,
}

impl Motion {
    const REST: Self =
        Self { centre: DVec3::ZERO, orientation: DQuat::IDENTITY, velocity: DVec3::ZERO, turning: DVec3::ZERO };
}

impl Step {
    /// How far contacts were looked for before the body was struck [m].
    pub(crate) fn seen(&self) -> f64 {
        self.struck.map_or(self.searched, |(_, seen)| seen)
    }

    const EMPTY: Self = Self {
        start: Motion::REST,
        mid: Motion::REST,
        inverse_inertia: DMat3::ZERO,
        before: Velocity::ZERO,
        free: Velocity::ZERO,
        after: Velocity::ZERO,
        struck: None,
        impulse: DVec3::ZERO,
        moment: DVec3::ZERO,
        field_force: DVec3::ZERO,
        field_torque: DVec3::ZERO,
        shift: DVec3::ZERO,
        turn: DVec3::ZERO,
        lead: 0.0,
        reach: 0.0,
        searched: 0.0,
        last_reach: 0.0,
        late: false,
        was_late: false,
        urged: false,
        same: false,
        still: false,
    };
}

impl Body {
    /// The body that a builder describes; its shapes are still to come.
    pub(crate) fn new(builder: &BodyBuilder) -> Result<Self, WorldError> {
        let position = vector("position", "m", builder.position, MAX_COORDINATE)?;
        let orientation = rotation("orientation", builder.orientation)?;
        let velocity = vector("velocity", "m/s", builder.velocity, MAX_SPEED)?;
        let spin = vector("spin", "rad/s", builder.spin, MAX_SPIN)?;
        let force = vector("force", "N", builder.force, MAX_FORCE)?;
        let torque = vector("torque", "N·m", builder.torque, MAX_FORCE)?;
        check_weight(builder)?;
        let moving = velocity != DVec3::ZERO || spin != DVec3::ZERO;
        let pushed = force != DVec3::ZERO || torque != DVec3::ZERO;
        let mut body = Self {
            kind: builder.kind,
            mass: 0.0,
            inverse_mass: 0.0,
            inertia: DMat3::ZERO,
            inverse_inertia: DMat3::ZERO,
            principal: Inertia { moments: DVec3::ZERO, axes: DQuat::IDENTITY },
            round: true,
            symmetry: None,
            hidden_spin: DVec3::ZERO,
            offset: DVec3::ZERO,
            radius: 0.0,
            inner: f64::INFINITY,
            outer: 0.0,
            now: Motion { centre: position, orientation, velocity, turning: spin },
            force,
            torque,
            once_force: DVec3::ZERO,
            once_torque: DVec3::ZERO,
            shapes: Vec::new(),
            fresh: true,
            quarantined: false,
            asleep: false,
            group: 0,
            rested: 0.0,
            step: Step::EMPTY,
        };
        match builder.kind {
            BodyKind::Dynamic => body.weigh(builder)?,
            kind if pushed => {
                return Err(WorldError::Kind { what: "a force or a torque", kind: kind.name(), needed: "dynamic" });
            }
            BodyKind::Fixed if moving => {
                return Err(WorldError::Kind { what: "a velocity", kind: "fixed", needed: "dynamic or kinematic" });
            }
            BodyKind::Fixed | BodyKind::Kinematic => {}
        }
        body.now.centre = position + orientation * body.offset;
        body.set_spin(spin);
        Ok(body)
    }

    /// Mass, centre and inertia of a dynamic body.
    fn weigh(&mut self, builder: &BodyBuilder) -> Result<(), WorldError> {
        let mut total = MassProperties { mass: 0.0, centre: DVec3::ZERO, tensor: DMat3::ZERO };
        let mut parts = Vec::with_capacity(builder.parts.len());
        for part in &builder.parts {
            let p = part.shape.clone()?.mass_properties(1.0)?;
            let at = part.pose.point(p.centre);
            total.mass += p.mass;
            total.centre += at * p.mass;
            let r = part.pose.matrix();
            parts.push((p.mass, at, r * p.tensor * r.transpose()));
        }
        if let [(m, at, tensor)] = parts[..] {
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
        self.mass = number("mass", "kg", mass, MASS_RANGE.0, MASS_RANGE.1)?;
        self.inverse_mass = 1.0 / self.mass;
        self.offset = total.centre;
        self.inertia = match builder.moments {
            Some(moments) => DMat3::from_diagonal(moments),
            None if total.mass > 0.0 => total.tensor * (self.mass / total.mass),
            None => return Err(WorldError::NoMass),
        };
        self.principal = match builder.moments {
            Some(moments) => Inertia { moments, axes: DQuat::IDENTITY },
            None => Inertia::from_tensor(self.inertia),
        };
        let m = self.principal.moments;
        check_moments(m)?;
        let i = self.inertia;
        let diagonal = i.x_axis.y == 0.0 && i.x_axis.z == 0.0 && i.y_axis.z == 0.0;
        self.inverse_inertia = if diagonal {
            DMat3::from_diagonal(DVec3::new(1.0 / i.x_axis.x, 1.0 / i.y_axis.y, 1.0 / i.z_axis.z))
        } else {
            // through the principal axes: symmetric to the last bit
            let r = DMat3::from_quat(self.principal.axes);
            let inverse = r * DMat3::from_diagonal(DVec3::ONE / m) * r.transpose();
            (inverse + inverse.transpose()) * 0.5
        };
        self.round = diagonal && i.x_axis.x == i.y_axis.y && i.y_axis.y == i.z_axis.z;
        self.symmetry = Symmetry::of(&self.principal);
        self.hidden_spin = hidden_spin(&self.principal);
        Ok(())
    }

    /// Farthest point of the shapes from the centre of mass.
    pub(crate) fn measure(&mut self, shapes: &[Option<PlacedShape>]) {
        let mut radius = 0.0;
        (self.inner, self.outer) = (f64::INFINITY, 0.0);
        for &c in &self.shapes {
            if let Some(c) = shapes.get(c as usize).and_then(Option::as_ref) {
                radius = max(radius, c.shape.radius_about(c.place.inverse_point(self.offset)));
                self.inner = min(self.inner, c.inner);
                self.outer = max(self.outer, c.reach_about(self.offset));
            }
        }
        self.radius = radius;
    }

    pub(crate) fn is_dynamic(&self) -> bool {
        self.kind == BodyKind::Dynamic
    }

    /// Dynamic, awake and healthy: takes part in the step.
    pub(crate) fn is_active(&self) -> bool {
        self.kind == BodyKind::Dynamic && !self.asleep && !self.quarantined
    }

    /// Pose of the body's own frame.
    pub(crate) fn pose(&self) -> Pose {
        Pose::new(self.position(), self.now.orientation)
    }

    /// Origin of the body's own frame [m].
    pub(crate) fn position(&self) -> DVec3 {
        if self.offset == DVec3::ZERO { self.now.centre } else { self.now.centre - self.now.orientation * self.offset }
    }

    /// Angular velocity in world axes [rad/s].
    pub(crate) fn spin(&self) -> DVec3 {
        if self.is_dynamic() {
            if self.now.turning == DVec3::ZERO {
                return DVec3::ZERO;
            }
            self.now.orientation * (self.inverse_inertia * self.now.turning)
        } else {
            self.now.turning
        }
    }

    pub(crate) fn set_spin(&mut self, spin: DVec3) {
        self.now.turning =
            if self.is_dynamic() { self.inertia * (self.now.orientation.conjugate() * spin) } else { spin };
    }

    /// Angular momentum about the centre of mass, world axes [kg·m²/s].
    pub(crate) fn angular_momentum(&self) -> DVec3 {
        if self.is_dynamic() { self.now.orientation * self.now.turning } else { DVec3::ZERO }
    }

    /// ½ m v² + ½ Π·I⁻¹Π [J].
    pub(crate) fn kinetic_energy(&self) -> f64 {
        let (v, l) = (self.now.velocity, self.now.turning);
        if self.is_dynamic() {
            0.5 * self.mass * v.length_squared() + 0.5 * l.dot(self.inverse_inertia * l)
        } else {
            0.0
        }
    }

    pub(crate) fn velocity(&self) -> Velocity {
        Velocity { linear: self.now.velocity, angular: self.spin() }
    }
}

/// Refuses weights that no body can have, of a kind that has none too: who gives them errs.
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

/// A look at a body of a world.
#[derive(Clone, Copy, Debug)]
pub struct BodyRef<'a> {
    pub(crate) id: BodyId,
    pub(crate) body: &'a Body,
    pub(crate) shapes: &'a [Option<PlacedShape>],
}

impl<'a> BodyRef<'a> {
    /// The body as a step would find it now.
    #[must_use]
    pub fn as_found(&self) -> Edit {
        let Motion { centre, orientation, velocity, turning } = self.body.now;
        Edit { body: self.id, centre, orientation, velocity, turning }
    }

    /// Its handle.
    #[must_use]
    pub fn id(&self) -> BodyId {
        self.id
    }

    /// How it moves.
    #[must_use]
    pub fn kind(&self) -> BodyKind {
        self.body.kind
    }

    /// Mass [kg]; 0 for bodies that are not dynamic.
    #[must_use]
    pub fn mass(&self) -> f64 {
        self.body.mass
    }

    /// Principal moments of inertia [kg·m²] and their axes in body axes.
    #[must_use]
    pub fn inertia(&self) -> Inertia {
        self.body.principal
    }

    /// Centre of mass from the origin, in body axes [m].
    #[must_use]
    pub fn offset(&self) -> DVec3 {
        self.body.offset
    }

    /// Origin of the body's own frame [m].
    #[must_use]
    pub fn position(&self) -> DVec3 {
        self.body.position()
    }

    /// Centre of mass [m].
    #[must_use]
    pub fn centre(&self) -> DVec3 {
        self.body.now.centre
    }

    /// Orientation of the body's own frame.
    #[must_use]
    pub fn orientation(&self) -> DQuat {
        self.body.now.orientation
    }

    /// Pose of the body's own frame.
    #[must_use]
    pub fn pose(&self) -> Pose {
        self.body.pose()
    }

    /// Velocity of the centre of mass [m/s].
    #[must_use]
    pub fn velocity(&self) -> DVec3 {
        self.body.now.velocity
    }

    /// Spin in world axes [rad/s].
    #[must_use]
    pub fn spin(&self) -> DVec3 {
        self.body.spin()
    }

    /// Velocity of the body at a world point [m/s].
    #[must_use]
    pub fn velocity_at(&self, point: DVec3) -> DVec3 {
        self.body.now.velocity + self.body.spin().cross(point - self.body.now.centre)
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
        self.body.force
    }

    /// Constant torque [N·m].
    #[must_use]
    pub fn torque(&self) -> DVec3 {
        self.body.torque
    }

    /// Whether its island sleeps.
    #[must_use]
    pub fn is_asleep(&self) -> bool {
        self.body.asleep
    }

    /// Whether it was set aside for a state that is not finite.
    #[must_use]
    pub fn is_quarantined(&self) -> bool {
        self.body.quarantined
    }

    /// Its shapes: place in body axes, shape, material.
    pub fn shapes(&self) -> impl Iterator<Item = &'a PlacedShape> + use<'a> {
        let (list, shapes) = (&self.body.shapes, self.shapes);
        list.iter().filter_map(move |&c| shapes.get(c as usize).and_then(Option::as_ref))
    }
}
