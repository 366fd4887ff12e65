//! The description of a joint, from which a world makes one.

use super::kind::{Axis, JointKind};
use super::motor::{MAX_STIFFNESS, Motor};
use super::{Along, MOST_COORDINATES, Member};
use crate::base::error::{MAX_COORDINATE, MAX_FORCE, WorldError, number, vector};
use crate::base::handle::{BodyId, JointId};
use tumble_math::DVec3;

/// Largest armature that is accepted [kg·m² or kg]. Chosen, not derived.
const MAX_ARMATURE: f64 = 1e12;

/// End of a joint: a body or the world.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The world itself, which does not move.
    World,
    /// A body.
    Body(BodyId),
}

impl From<BodyId> for End {
    fn from(body: BodyId) -> Self {
        Self::Body(body)
    }
}

/// Describes a joint between two bodies, A and B; [`World::add_joint`](crate::World::add_joint) makes it. Points and axes are
/// in world coordinates, where the bodies are when the joint is added; every coordinate is B against A and 0 there.
///
/// ```
/// use tumble::{BodyBuilder, DVec3, End, JointBuilder, Motor, World};
/// let mut world = World::new();
/// let rod = world.add(BodyBuilder::cuboid(DVec3::new(0.05, 0.05, 1.0)).position(DVec3::new(0.0, 0.0, -0.5)))?;
/// let pivot = world.add_joint(JointBuilder::hinge(End::World, rod).at(DVec3::ZERO).axis(DVec3::Y).range(-1.0, 1.0))?;
/// world.set_motor(pivot, 0, Motor::velocity(0.5).max(20.0))?;
/// for _ in 0..240 { world.step(1.0 / 240.0); }
/// assert!((world.joint(pivot).unwrap().coordinate(0) - 0.5).abs() < 0.01);
/// # Ok::<(), tumble::WorldError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct JointBuilder {
    pub(crate) kind: JointKind,
    pub(crate) ends: [End; 2],
    pub(crate) points: [Option<DVec3>; 2],
    pub(crate) axis: Option<DVec3>,
    pub(crate) axis_b: Option<DVec3>,
    pub(crate) length: Option<f64>,
    pub(crate) along: [Along; MOST_COORDINATES],
    pub(crate) motors: [Motor; MOST_COORDINATES],
    /// Options that a coordinate was given, beyond which the kind has none.
    pub(crate) highest: Option<usize>,
    pub(crate) breaks: Option<(f64, f64)>,
    pub(crate) collide: bool,
    pub(crate) members: Vec<Member>,
    pub(crate) constant: f64,
    /// Values of the coordinates where the joint is added [rad or m].
    pub(crate) start: [f64; MOST_COORDINATES],
    current: usize,
}

impl JointBuilder {
    /// A joint of a kind between A and B.
    #[must_use]
    pub fn new(kind: JointKind, a: impl Into<End>, b: impl Into<End>) -> Self {
        Self {
            kind,
            ends: [a.into(), b.into()],
            points: [None; 2],
            axis: None,
            axis_b: None,
            length: None,
            along: [Along::FREE; MOST_COORDINATES],
            motors: [Motor::OFF; MOST_COORDINATES],
            highest: None,
            breaks: None,
            collide: false,
            members: Vec::new(),
            constant: 0.0,
            start: [0.0; MOST_COORDINATES],
            current: 0,
        }
    }

    /// The same joint between two other ends.
    #[must_use]
    pub fn between(mut self, a: impl Into<End>, b: impl Into<End>) -> Self {
        self.ends = [a.into(), b.into()];
        self
    }

    /// Coordinates of two to eight other joints go together: Σ factor·coordinate = `constant`. Gears have factors (1, n), a rack
    /// (1, −r), a pulley or a differential as many as it has ends.
    ///
    /// ```
    /// use tumble::{BodyBuilder, DVec3, End, JointBuilder, World};
    /// let mut world = World::new();
    /// let mut wheel = |x: f64| {
    ///     let at = DVec3::X * x;
    ///     let wheel = world.add(BodyBuilder::ball(0.4).position(at))?;
    ///     Ok::<_, tumble::WorldError>((wheel, world.add_joint(JointBuilder::hinge(End::World, wheel).at(at).axis(DVec3::Z))?))
    /// };
    /// let ((a, one), (b, two)) = (wheel(0.0)?, wheel(1.0)?);
    /// world.add_joint(JointBuilder::coupling(&[(one, 0, 1.0), (two, 0, 2.0)], 0.0))?;
    /// world.set_torque(a, DVec3::Z)?;
    /// world.step(0.01);
    /// assert!((world.spin(a).unwrap().z + 2.0 * world.spin(b).unwrap().z).abs() < 1e-9);
    /// # Ok::<(), tumble::WorldError>(())
    /// ```
    #[must_use]
    pub fn coupling(members: &[(JointId, usize, f64)], constant: f64) -> Self {
        let member = |&(joint, coordinate, factor): &(JointId, usize, f64)| Member { joint, coordinate, factor };
        let members = members.iter().map(member).collect();
        Self { members, constant, ..Self::new(JointKind::Coupling, End::World, End::World) }
    }

    /// Nothing moves.
    #[must_use]
    pub fn fixed(a: impl Into<End>, b: impl Into<End>) -> Self {
        Self::new(JointKind::Fixed, a, b)
    }

    /// One angle about an axis.
    #[must_use]
    pub fn hinge(a: impl Into<End>, b: impl Into<End>) -> Self {
        Self::new(JointKind::Hinge, a, b)
    }

    /// One displacement along an axis.
    #[must_use]
    pub fn slide(a: impl Into<End>, b: impl Into<End>) -> Self {
        Self::new(JointKind::Slide, a, b)
    }

    /// A displacement along an axis (coordinate 0) and an angle about it (1).
    #[must_use]
    pub fn cylindrical(a: impl Into<End>, b: impl Into<End>) -> Self {
        Self::new(JointKind::Cylindrical, a, b)
    }

    /// An angle about an axis that goes with a displacement along it: `pitch` [m] for a whole turn.
    #[must_use]
    pub fn screw(a: impl Into<End>, b: impl Into<End>, pitch: f64) -> Self {
        Self::new(JointKind::Screw { pitch }, a, b)
    }

    /// Two points are one; coordinate 0 is the swing from the axis, 1 the twist about it.
    #[must_use]
    pub fn ball(a: impl Into<End>, b: impl Into<End>) -> Self {
        Self::new(JointKind::Ball, a, b)
    }

    /// Two points are one, and an axis of A ([`Self::axis`]) stays square to one of B ([`Self::axis_b`]): Hooke's joint.
    #[must_use]
    pub fn universal(a: impl Into<End>, b: impl Into<End>) -> Self {
        Self::new(JointKind::Universal, a, b)
    }

    /// A plane of A and one of B, both square to the axis, stay in each other; coordinates x, y and the angle.
    #[must_use]
    pub fn planar(a: impl Into<End>, b: impl Into<End>) -> Self {
        Self::new(JointKind::Planar, a, b)
    }

    /// A point of B stays on the axis of A.
    #[must_use]
    pub fn point_on_line(a: impl Into<End>, b: impl Into<End>) -> Self {
        Self::new(JointKind::PointOnLine, a, b)
    }

    /// A point of B stays in the plane of A that is square to the axis.
    #[must_use]
    pub fn point_on_plane(a: impl Into<End>, b: impl Into<End>) -> Self {
        Self::new(JointKind::PointOnPlane, a, b)
    }

    /// Two points ([`Self::at_a`], [`Self::at_b`]) keep their distance.
    #[must_use]
    pub fn rod(a: impl Into<End>, b: impl Into<End>) -> Self {
        Self::new(JointKind::Rod { length: 0.0 }, a, b)
    }

    /// Two points come no farther apart than a [`Self::length`], which is their distance unless said otherwise.
    #[must_use]
    pub fn rope(a: impl Into<End>, b: impl Into<End>) -> Self {
        Self::new(JointKind::Rope, a, b)
    }

    /// A [spring](Self::spring) or damper between two points; nothing is held.
    #[must_use]
    pub fn spring_between(a: impl Into<End>, b: impl Into<End>) -> Self {
        Self::new(JointKind::Spring, a, b)
    }

    /// Three ways along the axes of A and three turns: about z, then about the new y, then about the newest x. Each is free until
    /// [`Self::lock`] holds it; coordinates are counted as in [`Axis`]. The axes are those of the world, or [`Self::axis`] is z
    /// and [`Self::axis_b`] is x.
    ///
    /// Where the first or the last turn is locked, the others go round without end. Where all three are free and the second is a quarter
    /// turn, the first and the last are about one line: a joint within a degree of that is refused, and a step there is never called
    /// solved if something is said of its turns.
    ///
    /// ```
    /// use tumble::{Axis, BodyBuilder, DVec3, End, JointBuilder, World};
    /// let mut world = World::new();
    /// let lift = world.add(BodyBuilder::cuboid(DVec3::splat(0.4)))?;
    /// // a bush: stiff springs along all axes, limits of one of them
    /// let mut bush = JointBuilder::axes(End::World, lift).at(DVec3::ZERO).lock(Axis::TurnX).lock(Axis::TurnY);
    /// for axis in [Axis::X, Axis::Y, Axis::Z] {
    ///     bush = bush.of(axis.index()).spring(2e5, 0.0).damping(2e3);
    /// }
    /// let bush = world.add_joint(bush.limit(Axis::TurnZ, -0.1, 0.1))?;
    /// for _ in 0..240 { world.step(1.0 / 240.0); }
    /// let sag = world.joint(bush).unwrap().coordinate(Axis::Z.index());
    /// assert!((sag + 64.0 * 9.81 / 2e5).abs() < 1e-6, "{sag}"); // 64 kg on the spring
    /// # Ok::<(), tumble::WorldError>(())
    /// ```
    #[must_use]
    pub fn axes(a: impl Into<End>, b: impl Into<End>) -> Self {
        Self::new(JointKind::Axes { locked: [false; 6] }, a, b)
    }

    /// A wheel of B on A: its centre slides along [`Self::axis`], the suspension (coordinate 0), and it turns about its axle,
    /// [`Self::axis_b`] (coordinate 1). [`Self::steered`] lets the axle turn about the suspension (coordinate 2).
    ///
    /// ```
    /// use tumble::{BodyBuilder, DVec3, JointBuilder, Motor, World};
    /// let mut world = World::new();
    /// let car = world.add(BodyBuilder::cuboid(DVec3::new(2.0, 1.0, 0.4)).mass(400.0))?;
    /// let at = DVec3::new(0.8, 0.6, -0.3);
    /// let wheel = world.add(BodyBuilder::cylinder(0.3, 0.2).mass(10.0).position(at))?;
    /// let front = JointBuilder::wheel(car, wheel).at(at).axis(DVec3::Z).axis_b(DVec3::Y).steered();
    /// let front = front.range(-0.1, 0.1).spring(2e4, 0.0).damping(1e3).of(1).motor(Motor::velocity(20.0).max(50.0));
    /// let front = world.add_joint(front.of(2).motor(Motor::position(0.2).gains(1e4, 1e3)))?;
    /// for _ in 0..240 { world.step(1.0 / 240.0); }
    /// let wheel = world.joint(front).unwrap();
    /// assert!((wheel.rate(1) - 20.0).abs() < 0.1 && (wheel.coordinate(2) - 0.2).abs() < 0.01);
    /// # Ok::<(), tumble::WorldError>(())
    /// ```
    #[must_use]
    pub fn wheel(a: impl Into<End>, b: impl Into<End>) -> Self {
        Self::new(JointKind::Wheel { steered: false }, a, b)
    }

    /// The axle of a wheel turns about its suspension; of any other kind it says nothing.
    #[must_use]
    pub fn steered(mut self) -> Self {
        if let JointKind::Wheel { steered } = &mut self.kind {
            *steered = true;
        }
        self
    }

    /// Holds a coordinate of [`Self::axes`] at zero; any other kind has no such axis and is refused.
    #[must_use]
    pub fn lock(mut self, axis: Axis) -> Self {
        match &mut self.kind {
            JointKind::Axes { locked } => locked[axis.index()] = true,
            _ => self.highest = self.highest.max(Some(MOST_COORDINATES)),
        }
        self
    }

    /// Limits a coordinate of [`Self::axes`] [rad or m], and selects it for the calls that follow.
    #[must_use]
    pub fn limit(self, axis: Axis, least: f64, most: f64) -> Self {
        self.of(axis.index()).range(least, most)
    }

    /// The point of the joint [m].
    #[must_use]
    pub fn at(mut self, point: DVec3) -> Self {
        self.points = [Some(point); 2];
        self
    }

    /// The point on A [m].
    #[must_use]
    pub fn at_a(mut self, point: DVec3) -> Self {
        self.points[0] = Some(point);
        self
    }

    /// The point on B [m].
    #[must_use]
    pub fn at_b(mut self, point: DVec3) -> Self {
        self.points[1] = Some(point);
        self
    }

    /// The same joint elsewhere: its points are moved by a displacement [m].
    #[must_use]
    pub fn moved(mut self, by: DVec3) -> Self {
        self.points = self.points.map(|p| p.map(|p| p + by));
        self
    }

    /// The axis of the joint; of any length but zero.
    #[must_use]
    pub fn axis(mut self, axis: DVec3) -> Self {
        self.axis = Some(axis);
        self
    }

    /// The second axis, square to the first: that of B in a universal joint, the axle of a wheel, x of [`Self::axes`].
    #[must_use]
    pub fn axis_b(mut self, axis: DVec3) -> Self {
        self.axis_b = Some(axis);
        self
    }

    /// Length of a rod or rope [m], where it is not the distance of its points.
    #[must_use]
    pub fn length(mut self, length: f64) -> Self {
        self.length = Some(length);
        self
    }

    /// Selects coordinate `k`, from 0, for the calls that follow; coordinate 0 unless this was called.
    #[must_use]
    pub fn of(mut self, k: usize) -> Self {
        self.current = k;
        self.highest = self.highest.max(Some(k));
        self
    }

    /// Changes the limits, spring, damping or friction of the present coordinate.
    fn with(mut self, change: impl FnOnce(&mut Along, &mut Motor)) -> Self {
        self.highest = self.highest.max(Some(self.current));
        if let (Some(along), Some(motor)) = (self.along.get_mut(self.current), self.motors.get_mut(self.current)) {
            change(along, motor);
        }
        self
    }

    /// Value of the coordinate where the joint is added [rad or m], instead of zero: of a robot that starts bent. Hinges, slides,
    /// cylindrical, planar and universal joints, wheels and `axes` take it.
    ///
    /// ```
    /// use tumble::{BodyBuilder, DVec3, End, JointBuilder, World};
    /// let mut world = World::new();
    /// let knee = world.add(BodyBuilder::ball(0.1))?;
    /// let bent = JointBuilder::hinge(End::World, knee).at(DVec3::X).axis(DVec3::Y).starts_at(-1.6).range(-2.7, -0.9);
    /// let knee = world.add_joint(bent)?;
    /// assert!((world.joint(knee).unwrap().coordinate(0) + 1.6).abs() < 1e-12);
    /// # Ok::<(), tumble::WorldError>(())
    /// ```
    #[must_use]
    pub fn starts_at(mut self, value: f64) -> Self {
        self.highest = self.highest.max(Some(self.current));
        if let Some(start) = self.start.get_mut(self.current) {
            *start = value;
        }
        self
    }

    /// Limits of the coordinate [rad or m].
    #[must_use]
    pub fn range(self, least: f64, most: f64) -> Self {
        self.with(|a, _| a.range = Some((least, most)))
    }

    /// Newton's coefficient at the limits [–].
    #[must_use]
    pub fn restitution(self, restitution: f64) -> Self {
        self.with(|a, _| a.restitution = restitution)
    }

    /// Dry friction [N·m or N].
    #[must_use]
    pub fn friction(self, friction: f64) -> Self {
        self.with(|a, _| a.friction = friction)
    }

    /// Damping [N·m·s/rad or N·s/m].
    #[must_use]
    pub fn damping(self, damping: f64) -> Self {
        self.with(|a, _| a.damping = damping)
    }

    /// Inertia of a rotor that turns with the coordinate [kg·m² or kg].
    #[must_use]
    pub fn armature(self, armature: f64) -> Self {
        self.with(|a, _| a.armature = armature)
    }

    /// A spring of a stiffness [N·m/rad or N/m] that is at rest at a value of the coordinate [rad or m].
    #[must_use]
    pub fn spring(self, stiffness: f64, rest: f64) -> Self {
        self.with(|a, _| a.spring = Some((stiffness, rest)))
    }

    /// Motor of the coordinate.
    #[must_use]
    pub fn motor(self, motor: Motor) -> Self {
        self.with(|_, m| *m = motor)
    }

    /// Breaks above a force [N] or a torque [N·m] of its hard rows.
    #[must_use]
    pub fn breaks_at(mut self, force: f64, torque: f64) -> Self {
        self.breaks = Some((force, torque));
        self
    }

    /// Whether the two bodies may touch each other; they may not unless this is called.
    #[must_use]
    pub fn collide(mut self, collide: bool) -> Self {
        self.collide = collide;
        self
    }

    /// Checks every number by itself.
    pub(crate) fn check(&self) -> Result<(), WorldError> {
        let (name, count) = (self.kind.name(), self.kind.coordinates().len());
        if let Some(index) = self.highest.filter(|k| *k >= count) {
            return Err(WorldError::Coordinate { kind: name, index, count });
        }
        for point in self.points.into_iter().flatten() {
            vector("point of a joint", "m", point, MAX_COORDINATE)?;
        }
        for axis in [self.axis, self.axis_b].into_iter().flatten() {
            vector("axis of a joint", "", axis, MAX_COORDINATE)?;
            number("length of a joint's axis", "", axis.length(), 1e-9, f64::MAX)?;
        }
        if let Some(length) = self.length {
            number("length of a joint", "m", length, 0.0, MAX_COORDINATE)?;
        }
        for value in self.start {
            number("starting value of a joint", "rad or m", value, -MAX_COORDINATE, MAX_COORDINATE)?;
        }
        number("constant of a coupling", "rad or m", self.constant, -MAX_COORDINATE, MAX_COORDINATE)?;
        for member in &self.members {
            number("factor of a coupling", "", member.factor, -MAX_COORDINATE, MAX_COORDINATE)?;
        }
        if let JointKind::Screw { pitch } = self.kind {
            number("pitch of a screw", "m", pitch, -MAX_COORDINATE, MAX_COORDINATE)?;
        }
        if let Some((force, torque)) = self.breaks {
            number("force that breaks a joint", "N", force, 0.0, MAX_FORCE)?;
            number("torque that breaks a joint", "N·m", torque, 0.0, MAX_FORCE)?;
        }
        for (k, (along, motor)) in self.along.iter().zip(&self.motors).enumerate() {
            check_along(along)?;
            motor.checked()?;
            let acts = *along != Along::FREE || !motor.is_off() || self.start[k] != 0.0;
            if self.kind.is_locked(k) && acts {
                return Err(locked(name));
            }
        }
        Ok(())
    }
}

/// Something is said of an axis that is locked.
pub(crate) fn locked(kind: &'static str) -> WorldError {
    let (what, remedy) =
        ("a free axis where something acts along it", "do not lock that axis, or leave out what acts along it");
    WorldError::JointNeeds { kind, what, remedy }
}

/// Checks the numbers of a coordinate.
fn check_along(along: &Along) -> Result<(), WorldError> {
    if let Some((least, most)) = along.range {
        for limit in [least, most] {
            number("limit of a joint", "rad or m", limit, -MAX_COORDINATE, MAX_COORDINATE)?;
        }
    }
    number("restitution of a limit", "", along.restitution, 0.0, 1.0)?;
    number("friction of a joint", "N or N·m", along.friction, 0.0, MAX_FORCE)?;
    number("damping of a joint", "N·s/m or N·m·s/rad", along.damping, 0.0, MAX_STIFFNESS)?;
    number("armature of a joint", "kg or kg·m²", along.armature, 0.0, MAX_ARMATURE)?;
    if let Some((stiffness, rest)) = along.spring {
        number("stiffness of a joint", "N/m or N·m/rad", stiffness, 0.0, MAX_STIFFNESS)?;
        number("rest of a spring", "rad or m", rest, -MAX_COORDINATE, MAX_COORDINATE)?;
    }
    Ok(())
}
