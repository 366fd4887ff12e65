//! Where links are for given positions, how they move, and the closed form of it: Jacobians, mass matrix, inverse dynamics.
//!
//! Positions are those of MJCF: one number for a hinge or slide, four for a ball (w first), seven for a free joint. Velocities
//! have as many numbers as there are freedoms: a free joint has its linear velocity in the axes of its parent and its spin in
//! its own, a ball its spin in its own.

use crate::model::{Motion, NO_MASS, Robot};
use tumble_math::inertia::parallel_axis;
use tumble_math::{DMat3, DQuat, DVec3, Pose, trig};

/// A motion about the origin of the world: spin, and velocity of the point that passes the origin.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Twist {
    pub(crate) spin: DVec3,
    pub(crate) velocity: DVec3,
}

impl Twist {
    fn times(self, by: f64) -> Self {
        Self { spin: self.spin * by, velocity: self.velocity * by }
    }

    fn plus(self, other: Self) -> Self {
        Self { spin: self.spin + other.spin, velocity: self.velocity + other.velocity }
    }

    /// How another twist changes that moves with this one.
    fn carry(self, other: Self) -> Self {
        Self {
            spin: self.spin.cross(other.spin),
            velocity: self.spin.cross(other.velocity) + self.velocity.cross(other.spin),
        }
    }

    /// Velocity of a point.
    pub(crate) fn at(self, point: DVec3) -> DVec3 {
        self.velocity + self.spin.cross(point)
    }
}

/// One freedom of a joint.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Freedom {
    pub(crate) link: usize,
    pub(crate) twist: Twist,
    /// Whether its axis moves with the link itself rather than with what is before it.
    own: bool,
}

/// A robot in a position.
#[derive(Clone, Debug)]
pub struct Posture {
    /// Poses of the links in the frame of the root's parent: the world, unless the robot stands elsewhere.
    pub links: Vec<Pose>,
    pub(crate) freedoms: Vec<Freedom>,
    parents: Vec<Option<usize>>,
}

fn shift(axis: DVec3) -> Twist {
    Twist { spin: DVec3::ZERO, velocity: axis }
}

fn turn(axis: DVec3, at: DVec3) -> Twist {
    Twist { spin: axis, velocity: at.cross(axis) }
}

/// A unit quaternion from four numbers, w first.
fn quaternion(q: &[f64]) -> DQuat {
    let q = DQuat::from_xyzw(q[1], q[2], q[3], q[0]);
    if q.length() > 0.0 { q.normalize() } else { DQuat::IDENTITY }
}

impl Robot {
    /// The robot in a position, of [`Robot::positions`] numbers; missing ones are those of the reference.
    #[must_use]
    pub fn posture(&self, positions: &[f64]) -> Posture {
        let mut q = self.reference();
        for (to, from) in q.iter_mut().zip(positions) {
            *to = *from;
        }
        let mut links: Vec<Pose> = Vec::with_capacity(self.links.len());
        let mut freedoms = Vec::new();
        let mut next = 0;
        for (k, link) in self.links.iter().enumerate() {
            let outer = link.parent.map_or(Pose::IDENTITY, |p| links[p]);
            let mut pose = outer.then(&link.pose);
            let mut own = Vec::new();
            for joint in &self.joints[link.joints.clone()] {
                let q = &q[next..next + joint.motion.positions()];
                next += joint.motion.positions();
                let mut add = |twist, own| freedoms.push(Freedom { link: k, twist, own });
                match joint.motion {
                    Motion::Hinge => {
                        let (at, axis) = (pose.point(joint.at), pose.vector(joint.axis));
                        add(turn(axis, at), false);
                        pose.rotation *= trig::rotation(joint.axis, q[0] - joint.reference);
                        pose.position = at - pose.vector(joint.at);
                    }
                    Motion::Slide => {
                        let axis = pose.vector(joint.axis);
                        add(shift(axis), false);
                        pose.position += axis * (q[0] - joint.reference);
                    }
                    Motion::Ball => {
                        let at = pose.point(joint.at);
                        pose.rotation = (pose.rotation * quaternion(q)).normalize();
                        pose.position = at - pose.vector(joint.at);
                        own.push((freedoms.len(), joint.at));
                        freedoms.extend([Freedom { link: k, twist: Twist::default(), own: true }; 3]);
                    }
                    Motion::Free => {
                        pose = outer.then(&Pose::new(DVec3::new(q[0], q[1], q[2]), quaternion(&q[3..])));
                        for axis in [DVec3::X, DVec3::Y, DVec3::Z] {
                            add(shift(outer.vector(axis)), false);
                        }
                        own.push((freedoms.len(), DVec3::ZERO));
                        freedoms.extend([Freedom { link: k, twist: Twist::default(), own: true }; 3]);
                    }
                }
            }
            // axes that move with the link, where it is in the end
            for (first, at) in own {
                for (n, axis) in [DVec3::X, DVec3::Y, DVec3::Z].into_iter().enumerate() {
                    freedoms[first + n].twist = turn(pose.vector(axis), pose.point(at));
                }
            }
            pose.rotation = pose.rotation.normalize();
            links.push(pose);
        }
        Posture { links, freedoms, parents: self.links.iter().map(|l| l.parent).collect() }
    }

    /// A position moved by a velocity for a time of 1.
    #[must_use]
    pub fn moved(&self, positions: &[f64], by: &[f64]) -> Vec<f64> {
        let mut q = positions.to_vec();
        let (mut p, mut v) = (0, 0);
        for joint in &self.joints {
            let rotate = |q: &mut [f64], w: &[f64]| {
                let w = DVec3::new(w[0], w[1], w[2]);
                let angle = w.length();
                let by = if angle > 0.0 { trig::rotation(w / angle, angle) } else { DQuat::IDENTITY };
                let r = (quaternion(q) * by).normalize();
                q.copy_from_slice(&[r.w, r.x, r.y, r.z]);
            };
            match joint.motion {
                Motion::Hinge | Motion::Slide => q[p] += by[v],
                Motion::Ball => rotate(&mut q[p..p + 4], &by[v..v + 3]),
                Motion::Free => {
                    (0..3).for_each(|k| q[p + k] += by[v + k]);
                    rotate(&mut q[p + 3..p + 7], &by[v + 3..v + 6]);
                }
            }
            p += joint.motion.positions();
            v += joint.motion.velocities();
        }
        q
    }

    /// Centre of mass of all links in a posture [m].
    #[must_use]
    pub fn centre(&self, posture: &Posture) -> DVec3 {
        let sum: DVec3 =
            self.links.iter().zip(&posture.links).map(|(l, p)| p.point(l.inertia.centre) * l.inertia.mass).sum();
        sum / self.mass()
    }

    /// The mass matrix in the freedoms of the robot, row by row, rotors included [kg·m², kg].
    #[must_use]
    pub fn mass_matrix(&self, posture: &Posture) -> Vec<f64> {
        let n = posture.freedoms.len();
        let mut m = vec![0.0; n * n];
        for (k, link) in self.links.iter().enumerate().filter(|(_, l)| l.inertia != NO_MASS) {
            let pose = &posture.links[k];
            let (centre, mass) = (pose.point(link.inertia.centre), link.inertia.mass);
            let r = pose.matrix();
            let tensor = r * link.inertia.tensor * r.transpose();
            let on = posture.acting_on(k);
            for &a in &on {
                let ta = posture.freedoms[a].twist;
                let (force, torque) = (ta.at(centre) * mass, tensor * ta.spin);
                for &b in &on {
                    let tb = posture.freedoms[b].twist;
                    m[a * n + b] += force.dot(tb.at(centre)) + torque.dot(tb.spin);
                }
            }
        }
        for (k, joint) in self.joints.iter().enumerate() {
            let first = self.velocity_of(k);
            for v in first..first + joint.motion.velocities() {
                m[v * n + v] += joint.armature;
            }
        }
        m
    }

    /// Torques and forces of the joints for given velocities and accelerations under gravity, without contacts, springs, dampers
    /// and friction [N·m, N]: inverse dynamics.
    #[must_use]
    pub fn inverse_dynamics(
        &self,
        posture: &Posture,
        rates: &[f64],
        accelerations: &[f64],
        gravity: DVec3,
    ) -> Vec<f64> {
        let count = self.links.len();
        let rate = |k: usize| rates.get(k).copied().unwrap_or(0.0);
        let accelerated = |k: usize| accelerations.get(k).copied().unwrap_or(0.0);
        let mut velocity = vec![Twist::default(); count];
        let mut acceleration = vec![Twist { spin: DVec3::ZERO, velocity: -gravity }; count];
        let mut first = 0;
        for k in 0..count {
            let last = posture.freedoms[first..]
                .iter()
                .position(|f| f.link != k)
                .map_or(posture.freedoms.len(), |n| first + n);
            let own = &posture.freedoms[first..last];
            let (mut v, mut a) = self.links[k]
                .parent
                .map_or_else(|| (Twist::default(), acceleration[k]), |p| (velocity[p], acceleration[p]));
            let whole = own.iter().enumerate().fold(v, |s, (n, f)| s.plus(f.twist.times(rate(first + n))));
            for (n, f) in own.iter().enumerate() {
                let carrier = if f.own { whole } else { v };
                let moving = f.twist.times(rate(first + n));
                a = a.plus(f.twist.times(accelerated(first + n))).plus(carrier.carry(moving));
                v = v.plus(moving);
            }
            (velocity[k], acceleration[k]) = (v, a);
            first = last;
        }
        let mut wrench = vec![(DVec3::ZERO, DVec3::ZERO); count];
        for k in (0..count).rev() {
            let link = &self.links[k];
            let pose = &posture.links[k];
            let (centre, mass) = (pose.point(link.inertia.centre), link.inertia.mass);
            let r = pose.matrix();
            let tensor = r * link.inertia.tensor * r.transpose() + parallel_axis(mass, centre);
            // momentum about the origin, and its rate
            let momentum = |t: Twist| {
                let p = (t.velocity + t.spin.cross(centre)) * mass;
                (p, tensor * t.spin + centre.cross(t.velocity) * mass)
            };
            let (p, l) = momentum(velocity[k]);
            let (dp, dl) = momentum(acceleration[k]);
            let v = velocity[k];
            let force = dp + v.spin.cross(p);
            let torque = dl + v.spin.cross(l) + v.velocity.cross(p);
            wrench[k] = (wrench[k].0 + force, wrench[k].1 + torque);
            if let Some(parent) = link.parent {
                wrench[parent] = (wrench[parent].0 + wrench[k].0, wrench[parent].1 + wrench[k].1);
            }
        }
        let mut out: Vec<f64> = posture
            .freedoms
            .iter()
            .map(|f| f.twist.spin.dot(wrench[f.link].1) + f.twist.velocity.dot(wrench[f.link].0))
            .collect();
        for (k, joint) in self.joints.iter().enumerate() {
            let first = self.velocity_of(k);
            for v in first..first + joint.motion.velocities() {
                out[v] += joint.armature * accelerated(v);
            }
        }
        out
    }
}

impl Posture {
    /// The freedoms that move a link.
    pub(crate) fn acting_on(&self, link: usize) -> Vec<usize> {
        let mut above = Vec::new();
        let mut at = Some(link);
        while let Some(k) = at {
            above.push(k);
            at = self.parents[k];
        }
        (0..self.freedoms.len()).filter(|f| above.contains(&self.freedoms[*f].link)).collect()
    }

    /// How a point of a link moves with each freedom: linear [m/s] and angular [rad/s] velocity for a rate of 1.
    #[must_use]
    pub fn jacobian(&self, link: usize, point: DVec3) -> Vec<[DVec3; 2]> {
        let mut all = vec![[DVec3::ZERO; 2]; self.freedoms.len()];
        for k in self.acting_on(link) {
            let t = self.freedoms[k].twist;
            all[k] = [t.at(point), t.spin];
        }
        all
    }

    /// Inertia tensor of a link about its centre of mass, world axes [kg·m²].
    #[must_use]
    pub fn tensor(&self, robot: &Robot, link: usize) -> DMat3 {
        let r = self.links[link].matrix();
        r * robot.links[link].inertia.tensor * r.transpose()
    }
}
