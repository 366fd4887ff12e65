//! The doors for joints: adding and removing them, reading them, changing their motors.

pub(crate) mod read;

use crate::base::error::WorldError;
use crate::base::handle::{BodyId, JointId};
use crate::joint::builder::{End, JointBuilder, locked};
use crate::joint::geometry::{JointKinematics, Placement};
use crate::joint::kind::{CoordinateUnit, JointKind};
use crate::joint::motor::Motor;
use crate::joint::{Anchor, JointModel, JointState, MOST_COORDINATES};
use crate::solve::joint_rows::{place, rate};
use crate::system::Body;
use crate::world::World;
use read::JointRef;
use std::ops::RangeInclusive;
use tumble_math::order::max;
use tumble_math::{DMat3, DQuat, DVec3, trig};
use tumble_solver::{Velocity, tangent_basis};

/// Largest distance of a joint's ends when it is added, relative to its length where that is above 1 m [m or rad]: rounding of a user's
/// own arithmetic. Chosen, not derived: ends farther apart are refused.
const END_DISTANCE: f64 = 1e-9;

/// Largest cosine between the two axes of a joint that are to be square to each other [–]: axes written with seven digits pass, and
/// the second one is turned by the rest. Chosen, not derived: axes farther from square are refused.
const SQUARE_COSINE: f64 = 1e-6;

/// Number of coordinates that a coupling ties together: one alone would be a joint held in place. The most is chosen, not derived; each
/// adds two bodies to one row.
const MEMBERS: RangeInclusive<usize> = 2..=8;

impl World {
    /// Adds a joint between two bodies, or a body and the world, where they are.
    ///
    /// ```
    /// use tumble::{BodyBuilder, DVec3, End, JointBuilder, World};
    /// let mut world = World::new();
    /// let bob = world.add(BodyBuilder::ball(0.1).position(DVec3::new(1.0, 0.0, 0.0)))?;
    /// let pivot = world.add_joint(JointBuilder::ball(End::World, bob).at(DVec3::ZERO))?;
    /// for _ in 0..240 { world.step(1.0 / 240.0); }
    /// assert!(world.report().joint_gap() < 1e-9);
    /// assert!(world.remove_joint(pivot).is_ok());
    /// # Ok::<(), tumble::WorldError>(())
    /// ```
    ///
    /// # Errors
    /// Ends that are missing, the same, both immovable or apart; numbers that are not finite or absurd; a range that does not
    /// hold the joint. The world is then unchanged.
    #[expect(clippy::needless_pass_by_value, reason = "a description is used once; a borrow at every call is noise")]
    pub fn add_joint(&mut self, builder: JointBuilder) -> Result<JointId, WorldError> {
        builder.check()?;
        let (joint, state) = match builder.kind {
            JointKind::Coupling => self.make_coupling(&builder)?,
            _ => self.make_joint(&builder)?,
        };
        let id = self.system.add_joint(joint, &state);
        self.joints_changed(id);
        Ok(id)
    }

    /// Removes a joint; its bodies wake.
    ///
    /// # Errors
    /// A handle without a joint.
    pub fn remove_joint(&mut self, id: JointId) -> Result<(), WorldError> {
        self.system.model.joints.get(id.place()).ok_or(WorldError::NoSuchJoint(id))?;
        self.joints_changed(id);
        self.system.remove_joint(id);
        Ok(())
    }

    /// Changes the motor of free coordinate `k`, from 0; its bodies wake.
    ///
    /// # Errors
    /// A handle without a joint, a coordinate that it does not have, or a number that is not finite or absurd.
    pub fn set_motor(&mut self, id: JointId, k: usize, motor: Motor) -> Result<(), WorldError> {
        let joint = self.system.model.joints.get(id.place()).ok_or(WorldError::NoSuchJoint(id))?;
        let count = joint.kind.coordinates().len();
        if k >= count {
            return Err(WorldError::Coordinate { kind: joint.kind.name(), index: k, count });
        }
        let motor = motor.checked()?;
        if joint.kind.is_locked(k) && !motor.is_off() {
            return Err(locked(joint.kind.name()));
        }
        if self.system.state.joints[id.slot as usize].motor[k] != motor {
            self.system.state.joints[id.slot as usize].motor[k] = motor;
            self.work.solver.memory.invalidate();
            self.wake_ends(id);
        }
        Ok(())
    }

    /// A joint, to be read.
    #[must_use]
    pub fn joint(&self, id: JointId) -> Option<JointRef<'_>> {
        let joint = self.system.model.joints.get(id.place())?;
        Some(JointRef { world: self, id, joint, state: &self.system.state.joints[id.slot as usize] })
    }

    /// All joints in the order of their slots.
    pub fn joints(&self) -> impl Iterator<Item = JointRef<'_>> {
        self.system.model.joints.iter().filter_map(|(id, _)| self.joint(JointId::of(id)))
    }

    /// Number of joints.
    #[must_use]
    pub fn joint_count(&self) -> usize {
        self.system.model.joints.len()
    }

    /// Something about a joint changed that its bodies feel.
    fn joints_changed(&mut self, id: JointId) {
        self.system.state.edited = true;
        self.work.solver.memory.invalidate();
        self.work.detector.forget();
        self.wake_ends(id);
    }

    /// Wakes the bodies of a joint.
    fn wake_ends(&mut self, id: JointId) {
        let bodies = self.system.model.bodies_of_joint(id.slot);
        let groups: Vec<u64> = bodies
            .into_iter()
            .filter_map(|b| self.system.get(b))
            .filter(|b| b.state.asleep)
            .map(|b| b.state.group)
            .collect();
        if !groups.is_empty() {
            self.wake_sleepers(|b| groups.contains(&b.group));
        }
    }

    /// The coupling that a description makes.
    fn make_coupling(&self, b: &JointBuilder) -> Result<(JointModel, JointState), WorldError> {
        let count = b.members.len();
        if !MEMBERS.contains(&count) {
            let (what, remedy) = ("two to eight coordinates of other joints", "name them with their factors");
            return Err(WorldError::JointNeeds { kind: b.kind.name(), what, remedy });
        }
        let (mut sum, mut length) = (-b.constant, 0.0);
        let mut angles = true;
        for m in &b.members {
            let joint = self.system.model.joints.get(m.joint.place()).ok_or(WorldError::NoSuchJoint(m.joint))?;
            let coordinates = joint.kind.coordinates();
            let Some(unit) = coordinates.get(m.coordinate) else {
                let (kind, index) = (joint.kind.name(), m.coordinate);
                return Err(WorldError::Coordinate { kind, index, count: coordinates.len() });
            };
            angles &= *unit == CoordinateUnit::Angle;
            length = max(length, joint.length);
            sum += m.factor * self.joint(m.joint).map_or(0.0, |j| j.coordinate(m.coordinate));
        }
        // a row of angles becomes one of metres
        let length = if angles { length } else { 1.0 };
        if !((sum * length).abs() <= END_DISTANCE * max(1.0, length)) {
            return Err(WorldError::Apart { metres: sum * length, radians: 0.0 });
        }
        let end = Anchor { body: None, point: DVec3::ZERO, triad: DQuat::IDENTITY };
        let joint = JointModel {
            kind: b.kind,
            ends: [end; 2],
            length,
            along: Box::default(),
            breaks: None,
            collide: true,
            members: b.members.clone(),
            constant: b.constant,
        };
        Ok((joint, JointState::NONE))
    }

    /// The joint that a description makes.
    fn make_joint(&self, b: &JointBuilder) -> Result<(JointModel, JointState), WorldError> {
        let bodies = [self.end(b.ends[0])?, self.end(b.ends[1])?];
        if b.ends[0] == b.ends[1] {
            let (what, remedy) = ("are the same body", "name two bodies, or a body and the world");
            return Err(WorldError::Ends { what, remedy });
        }
        if !bodies.iter().any(|b| b.is_some_and(|(_, b)| b.is_dynamic())) {
            let (what, remedy) = ("are both immovable", "one of them must be a dynamic body");
            return Err(WorldError::Ends { what, remedy });
        }
        let places = bodies.map(|b| b.map_or(Placement::WORLD, |(_, b)| place(&b.state.now)));
        let points = points_of(b)?;
        let (points, triads) = begun(b, points, triads_of(b, points)?)?;
        let ends = [0, 1].map(|k| {
            let turn = places[k].orientation.conjugate();
            Anchor {
                body: bodies[k].map(|(id, _)| id),
                point: turn * (points[k] - places[k].centre),
                triad: turn * triads[k],
            }
        });
        let distance = (points[1] - points[0]).length();
        let kind = match b.kind {
            JointKind::Rod { .. } => JointKind::Rod { length: b.length.unwrap_or(distance) },
            kind => kind,
        };
        let mut along = b.along;
        if kind == JointKind::Rope && along[0].range.is_none() {
            along[0].range = Some((0.0, b.length.unwrap_or(distance)));
        }
        let along = along[..kind.coordinates().len()].into();
        let length = length_of(&bodies, &ends);
        let (members, constant) = (Vec::new(), 0.0);
        let joint = JointModel { kind, ends, length, along, breaks: b.breaks, collide: b.collide, members, constant };
        let sight = JointKinematics::of(&joint.ends, places);
        let apart = sight.hard(&joint, 0.0).iter().fold(0.0, |m, row| max(m, row.value.abs()));
        if !(apart <= END_DISTANCE * max(1.0, length)) {
            return Err(WorldError::Apart { metres: apart, radians: 0.0 });
        }
        if sight.at_pole(kind) {
            let what = "its turn about y to be a degree away from a quarter turn";
            let remedy = "turn its axes: near there its turns about z and x are about one line";
            return Err(WorldError::JointNeeds { kind: kind.name(), what, remedy });
        }
        let mut state = JointState { motor: b.motors, ..JointState::NONE };
        let [a, c] = bodies.map(|b| b.map_or(Velocity::ZERO, |(_, b)| b.velocity()));
        for k in 0..kind.coordinates().len() {
            let along = sight.coordinate(kind, k, b.start[k]);
            state.value[k] = along.value;
            if joint.along[k].armature > 0.0 {
                // a rotor turns with its coordinate from the start
                state.rotor[k] = rate(&along, a, c);
            }
            if let Some((least, most)) = joint.along[k].range {
                let value = state.value[k];
                if !(least <= most && value >= least - END_DISTANCE && value <= most + END_DISTANCE) {
                    return Err(WorldError::Range { value, least, most });
                }
            }
        }
        Ok((joint, state))
    }

    /// The body of an end.
    fn end(&self, end: End) -> Result<Option<(BodyId, Body<'_>)>, WorldError> {
        match end {
            End::World => Ok(None),
            End::Body(id) => Ok(Some((id, self.system.get(id).ok_or(WorldError::NoSuchBody(id))?))),
        }
    }
}

/// Characteristic length of a joint, which makes metres of its angles: the extent of its bodies, at least its levers [m].
fn length_of(bodies: &[Option<(BodyId, Body<'_>)>; 2], ends: &[Anchor; 2]) -> f64 {
    let mut length = 0.0;
    for (body, end) in bodies.iter().zip(ends) {
        let Some((_, body)) = body.filter(|(_, b)| b.is_dynamic()) else { continue };
        let m = body.model;
        let radius = m.bounding_radius;
        let moments = m.principal.moments;
        let gyration = (max(moments.x, max(moments.y, moments.z)) / m.mass).sqrt();
        let own = if radius > 0.0 && radius.is_finite() { radius } else { gyration };
        length = max(length, max(own, end.point.length()));
    }
    length
}

/// The two points of a joint.
fn points_of(b: &JointBuilder) -> Result<[DVec3; 2], WorldError> {
    let kind = b.kind.name();
    let [Some(a), Some(c)] = b.points else {
        let (what, remedy) = if b.kind.has_two_points() {
            ("two points", "give `at_a` and `at_b` [m], world axes")
        } else {
            ("a point", "give `at` [m], world axes")
        };
        return Err(WorldError::JointNeeds { kind, what, remedy });
    };
    if !b.kind.has_two_points() && !((a - c).length() <= END_DISTANCE) {
        return Err(WorldError::Apart { metres: (a - c).length(), radians: 0.0 });
    }
    Ok([a, c])
}

/// Points and triads as they are when the coordinates have their starting values: A's go back by them.
fn begun(
    b: &JointBuilder,
    [mut p, q]: [DVec3; 2],
    [mut a, mut c]: [DQuat; 2],
) -> Result<([DVec3; 2], [DQuat; 2]), WorldError> {
    let [first, second, third, turns @ ..] = b.start;
    if b.start == [0.0; MOST_COORDINATES] {
        return Ok(([p, q], [a, c]));
    }
    let about_z = |angle: f64| {
        let (sine, cosine) = (trig::sin(0.5 * angle), trig::cos(0.5 * angle));
        DQuat::from_xyzw(0.0, 0.0, sine, cosine)
    };
    let z = a * DVec3::Z;
    match b.kind {
        JointKind::Hinge => a *= about_z(-first),
        JointKind::Slide => p -= z * first,
        JointKind::Cylindrical => {
            p -= z * first;
            a *= about_z(-second);
        }
        JointKind::Universal => {
            a *= about_z(-first);
            c *= about_z(second);
        }
        JointKind::Planar => {
            // ways are along the axes of A, which stand back by the angle
            a *= about_z(-third);
            p -= a * DVec3::X * first + a * DVec3::Y * second;
        }
        JointKind::Wheel { .. } => {
            p -= z * first;
            a *= about_z(-third);
            c *= about_z(second);
        }
        JointKind::Axes { .. } => {
            let [x, y, z] = turns;
            let turn = trig::rotation(DVec3::Z, z) * trig::rotation(DVec3::Y, y) * trig::rotation(DVec3::X, x);
            a = c * turn.conjugate();
            p -= a * DVec3::new(first, second, third);
        }
        kind => {
            let (what, remedy) = ("to start at zero", "move its bodies instead of `starts_at`");
            return Err(WorldError::JointNeeds { kind: kind.name(), what, remedy });
        }
    }
    Ok(([p, q], [a, c]))
}

/// The triads of a joint on A and B, in world axes.
fn triads_of(b: &JointBuilder, points: [DVec3; 2]) -> Result<[DQuat; 2], WorldError> {
    let kind = b.kind.name();
    let needs_axis =
        !matches!(b.kind, JointKind::Fixed | JointKind::Ball | JointKind::Axes { .. }) && !b.kind.has_two_points();
    let way = points[1] - points[0];
    let axis = match b.axis {
        Some(axis) => axis.normalize(),
        None if needs_axis => {
            return Err(WorldError::JointNeeds { kind, what: "an axis", remedy: "give `axis`, world axes" });
        }
        None if way.length() > 0.0 => way.normalize(),
        None => DVec3::Z,
    };
    let six = matches!(b.kind, JointKind::Axes { .. });
    if b.kind.has_second_axis() && !(six && b.axis_b.is_none()) {
        let Some(other) = b.axis_b.map(DVec3::normalize) else {
            return Err(WorldError::JointNeeds { kind, what: "a second axis", remedy: "give `axis_b`, world axes" });
        };
        let cosine = axis.dot(other);
        if !(cosine.abs() <= SQUARE_COSINE) {
            return Err(WorldError::Apart { metres: 0.0, radians: trig::asin(cosine.clamp(-1.0, 1.0)) });
        }
        let other = (other - axis * cosine).normalize();
        let of = |z: DVec3, x: DVec3| DQuat::from_mat3(&DMat3::from_cols(x, z.cross(x), z)).normalize();
        let first = of(axis, other);
        return Ok([first, if six { first } else { of(other, axis) }]);
    }
    let (x, y) = tangent_basis(axis);
    Ok([DQuat::from_mat3(&DMat3::from_cols(x, y, axis)).normalize(); 2])
}
