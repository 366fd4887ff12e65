//! From a robot to bodies and joints of a world, still as descriptions: what [`Robot::spawn`] adds and what a scene lists.

use crate::chain::{Coordinate, Kind, Run, runs};
use crate::finding::{Finding, Severity, code};
use crate::groups::{Groups, groups, idle, possible};
use crate::model::{Format, Motion, Robot};
use crate::touch::{Bits, classes};
use tumble::{Axis, DVec3, End, JointBuilder, Motor, Shape};
use tumble_geometry::{MassProperties, QueryWorkspace, closest_within};
use tumble_math::Pose;

/// Part of its mass that a link gives to each link between its several joints, where those are no one joint, and that a moving link
/// without mass is given by what it carries [–].
///
/// A motion is wrong by this part at most. Ratios of 1e6 are what joints are solved for to 1e-10 m/s; with a smaller part
/// their residual would no longer be below the tolerance.
pub const SHARE: f64 = 1e-6;

/// How far a loop may be open where the robot starts [m or rad]: files are written with six digits, and points of their joints
/// are put where the two ends are.
const TAKEN_UP: f64 = 1e-6;

/// Overlap of two links of one tree of MJCF, where it starts, beyond which they do not touch [m]. Chosen, not derived: shapes that stand for
/// links are drawn to about a millimetre; what is deeper in each other is so in every position near by, and nothing could push it apart.
const DEEP: f64 = 1e-3;

/// A body to be.
#[derive(Clone, Debug)]
pub struct BodyPlan {
    /// Its name: that of the first link.
    pub name: String,
    /// Whether it stands still.
    pub fixed: bool,
    /// Where its origin is, and how it is turned.
    pub pose: Pose,
    /// Its mass properties; none for a fixed body.
    pub inertia: Option<MassProperties>,
    /// Its shapes.
    pub shapes: Vec<ShapePlan>,
    /// Part of its weight that something else carries [–].
    pub gravity_compensation: f64,
}

/// A shape to be.
#[derive(Clone, Debug)]
pub struct ShapePlan {
    /// The shape.
    pub shape: Shape,
    /// Its place in the body.
    pub pose: Pose,
    /// Coulomb's coefficient [–], if the file says.
    pub friction: Option<f64>,
    /// Collision groups.
    pub groups: tumble::Groups,
    /// Its colour, if given.
    pub colour: Option<[u8; 3]>,
}

/// A joint to be.
#[derive(Clone, Debug)]
pub struct JointPlan {
    /// Its name.
    pub name: String,
    /// Bodies that it joins; none for the world.
    pub bodies: [Option<usize>; 2],
    /// All but its ends.
    pub builder: JointBuilder,
    /// Of a coupling: other joints to be, their coordinates and factors [m/rad, rad/m or –].
    pub members: Vec<(usize, usize, f64)>,
    /// Of a coupling: the sum [rad or m].
    pub constant: f64,
    /// The joints of the robot that it is, each with its coordinate; none of one that closes a loop or couples others.
    pub joints: Vec<(usize, Coordinate)>,
}

/// Bodies and joints to be.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// The bodies.
    pub bodies: Vec<BodyPlan>,
    /// The joints; couplings after those that they couple.
    pub joints: Vec<JointPlan>,
    /// Bodies that do not touch each other.
    pub ignored: Vec<(usize, usize)>,
    /// The body of each link, and the pose of the link in it.
    pub links: Vec<(usize, Pose)>,
    /// The starting position of the robot [rad or m].
    pub positions: Vec<f64>,
    /// Where the robot is put.
    pub frame: Pose,
    /// Approximations for this position.
    pub findings: Vec<Finding>,
}

/// How a robot is placed.
#[derive(Clone, Debug)]
pub struct Placing {
    /// Where its root is.
    pub pose: Pose,
    /// Positions of all joints; loops are closed and limits kept near them [rad or m].
    pub positions: Vec<f64>,
    /// Motors of the joints.
    pub motors: Vec<Motor>,
}

impl Robot {
    /// The bodies and joints of this robot in a place. `bits` are shared by all robots of a world.
    ///
    /// # Errors
    /// A position in which its loops cannot be closed within the limits of the joints.
    pub fn plan(&self, placing: &Placing, bits: &mut Bits) -> Result<Plan, Box<Finding>> {
        let (positions, open) = self.assembled(&placing.positions);
        if open > TAKEN_UP {
            return Err(self.open(open));
        }
        let mut plan = Plan { positions, frame: placing.pose, ..Plan::default() };
        if open > 1e-9 {
            let mut told = *self.open(open);
            told.severity = Severity::Approximated;
            "loops do not close exactly by the rounding of the file; their joints take that up"
                .clone_into(&mut told.message);
            "write the file with more digits".clone_into(&mut told.help);
            plan.findings.push(told);
        }
        let groups = groups(self, &plan.positions);
        let posture = self.posture(&plan.positions);
        let at: Vec<Pose> = posture.links.iter().map(|p| placing.pose.then(p)).collect();
        let masks = classes(self, bits, &mut plan.findings);
        let made = self.bodies(&groups, &at, &masks, &mut plan);
        self.tree(&groups, &at, placing, &made, &mut plan);
        self.closures(&groups, &at, &made, &mut plan);
        self.couplings(&mut plan);
        self.exclusions(&groups, &made, &mut plan);
        plan.links = self
            .links
            .iter()
            .enumerate()
            .map(|(k, _)| {
                let group = groups.of[k];
                let pose = groups.all[group].links.iter().find(|(l, _)| *l == k).map_or(Pose::IDENTITY, |(_, p)| *p);
                (made[group], pose)
            })
            .collect();
        Ok(plan)
    }

    fn open(&self, open: f64) -> Box<Finding> {
        let place = self.closures.first().map(|c| c.place.clone()).or(self.couplings.first().map(|c| c.place.clone()));
        Box::new(Finding {
            severity: Severity::Refused,
            code: code::POSITION,
            place: place.unwrap_or_default(),
            path: self.name.clone(),
            value: format!("{open:.3e} m or rad"),
            message: "no position near the given one closes all loops within the limits of the joints".to_owned(),
            help: "start from a stored position (`key`), or give positions in which the loops are closed".to_owned(),
            count: 1,
        })
    }

    /// One body for each group; returns its number.
    fn bodies(&self, groups: &Groups, at: &[Pose], masks: &[Vec<tumble::Groups>], plan: &mut Plan) -> Vec<usize> {
        let mut made = Vec::with_capacity(groups.all.len());
        for (g, group) in groups.all.iter().enumerate() {
            let fixed = groups.is_fixed(self, g);
            let mut shapes = Vec::new();
            let (mut carried, mut weight) = (0.0, 0.0);
            for (k, pose) in &group.links {
                let link = &self.links[*k];
                carried += link.gravity_compensation * link.inertia.mass;
                weight += link.inertia.mass;
                for (shape, groups) in link.shapes.iter().zip(&masks[*k]) {
                    shapes.push(ShapePlan {
                        shape: shape.shape.clone(),
                        pose: pose.then(&shape.pose),
                        friction: shape.friction,
                        groups: *groups,
                        colour: shape.colour,
                    });
                }
            }
            made.push(plan.bodies.len());
            plan.bodies.push(BodyPlan {
                name: self.links[group.head].name.clone(),
                fixed,
                pose: at[group.head],
                inertia: (!fixed).then(|| possible(group)),
                shapes,
                gravity_compensation: if weight > 0.0 { carried / weight } else { 0.0 },
            });
        }
        made
    }

    /// The joints of the tree, with links of little mass between several of them.
    fn tree(&self, groups: &Groups, at: &[Pose], placing: &Placing, made: &[usize], plan: &mut Plan) {
        let idle = idle(self);
        for g in 0..groups.all.len() {
            let group = &groups.all[g];
            let link = &self.links[group.head];
            let Some(parent) = group.parent else { continue };
            debug_assert!(!idle[group.head]);
            // a heavier link below gives to one without mass
            let massless = group.inertia.mass == 0.0;
            let source = if massless { donor(groups, g).map_or(made[g], |d| made[d]) } else { made[g] };
            if massless && source != made[g] {
                let given = take(plan, source, made[g]);
                plan.bodies[made[g]].inertia = Some(given);
            }
            let outer = link.parent.map_or(Pose::IDENTITY, |p| at[p]);
            let mut pose = outer.then(&link.pose);
            let mut from = made[parent];
            let last = link.joints.end;
            for run in runs(self, group.head) {
                if self.joints[run.joints.start].motion == Motion::Free {
                    break;
                }
                let before = pose;
                for j in run.joints.clone() {
                    pose = self.advanced(j, pose, &plan.positions, at[group.head]);
                }
                // the last one leads to where the link is, to the bit
                let to = if run.joints.end == last {
                    made[g]
                } else {
                    self.between(run.joints.end - 1, pose, [made[g], source], plan)
                };
                let builder = self.joined(&run, (before, pose), &plan.positions, placing);
                let collide = self.format == Format::Mjcf && plan.bodies[from].fixed;
                let names: Vec<&str> = self.joints[run.joints.clone()].iter().map(|j| j.name.as_str()).collect();
                plan.joints.push(JointPlan {
                    name: names.join(" + "),
                    bodies: [Some(from), Some(to)],
                    builder: builder.collide(collide),
                    members: Vec::new(),
                    constant: 0.0,
                    joints: run.joints.zip(run.coordinates).collect(),
                });
                from = to;
            }
            // what several joints join does not touch either
            if link.joints.len() > 1 && !(self.format == Format::Mjcf && plan.bodies[made[parent]].fixed) {
                plan.ignored.push((made[parent], made[g]));
            }
        }
    }

    /// A link between two joints of one link, with a share of its mass.
    fn between(&self, joint: usize, pose: Pose, [of, source]: [usize; 2], plan: &mut Plan) -> usize {
        let number = plan.bodies.len();
        plan.bodies.push(BodyPlan {
            name: format!("{} after {}", plan.bodies[of].name, self.joints[joint].name),
            fixed: false,
            pose,
            inertia: None,
            shapes: Vec::new(),
            gravity_compensation: plan.bodies[of].gravity_compensation,
        });
        let given = take(plan, source, number);
        plan.bodies[number].inertia = Some(given);
        number
    }

    /// The pose of a link after one of its joints; `own` is where it is after all of them.
    fn advanced(&self, j: usize, mut pose: Pose, positions: &[f64], own: Pose) -> Pose {
        let joint = &self.joints[j];
        let q = positions[self.position_of(j)];
        match joint.motion {
            Motion::Slide => pose.position += pose.vector(joint.axis) * (q - joint.reference),
            Motion::Hinge | Motion::Ball => {
                let point = pose.point(joint.at);
                if joint.motion == Motion::Hinge {
                    pose.rotation *= tumble_math::trig::rotation(joint.axis, q - joint.reference);
                } else {
                    pose.rotation = own.rotation;
                }
                pose.position = point - pose.vector(joint.at);
            }
            Motion::Free => pose = own,
        }
        pose
    }

    /// The joint that a run is, between the poses of the link before and after it.
    fn joined(&self, run: &Run, (before, after): (Pose, Pose), positions: &[f64], placing: &Placing) -> JointBuilder {
        let (end, first) = (End::World, &self.joints[run.joints.start]);
        let mut b = match run.kind {
            Kind::Single if matches!(first.motion, Motion::Ball | Motion::Free) => {
                let ball = JointBuilder::ball(end, end).at(before.point(first.at)).axis(after.vector(DVec3::Z));
                return self.around(run.joints.start, ball);
            }
            Kind::Single if first.motion == Motion::Slide => {
                JointBuilder::slide(end, end).at(after.point(first.at)).axis(before.vector(first.axis))
            }
            Kind::Single => JointBuilder::hinge(end, end).at(before.point(first.at)).axis(before.vector(first.axis)),
            Kind::Cylindrical(axis) => {
                JointBuilder::cylindrical(end, end).at(after.point(run.at)).axis(after.vector(axis))
            }
            Kind::Universal([a, b]) => {
                JointBuilder::universal(end, end).at(after.point(run.at)).axis(before.vector(a)).axis_b(after.vector(b))
            }
            Kind::Axes { z, x, locked } => {
                let six = JointBuilder::axes(end, end).at(after.point(run.at)).axis(after.vector(z));
                let free = Axis::ALL.into_iter().zip(locked).filter(|(_, locked)| *locked);
                free.fold(six.axis_b(after.vector(x)), |b, (axis, _)| b.lock(axis))
            }
        };
        for (j, c) in run.joints.clone().zip(&run.coordinates) {
            let motor = placing.motors.get(j).copied().unwrap_or_default();
            b = self.along(j, c, b, positions[self.position_of(j)]).motor(c.motor(motor));
        }
        b
    }

    /// Limits, spring, damping and friction of a hinge or slide of the robot, along its coordinate of a joint; its motor comes after.
    fn along(&self, j: usize, c: &Coordinate, b: JointBuilder, position: f64) -> JointBuilder {
        let joint = &self.joints[j];
        let mut b = b.of(c.index).starts_at(c.value(position));
        b = b.friction(joint.friction).damping(joint.damping).armature(joint.armature);
        if let Some((lo, hi)) = joint.range {
            b = if c.sign < 0.0 { b.range(c.value(hi), c.value(lo)) } else { b.range(c.value(lo), c.value(hi)) };
        }
        if joint.spring.0 > 0.0 {
            b = b.spring(joint.spring.0, c.value(joint.spring.1));
        }
        b
    }

    /// Limits, spring, damping and friction along the two coordinates of a ball.
    fn around(&self, j: usize, mut b: JointBuilder) -> JointBuilder {
        let joint = &self.joints[j];
        for k in 0..2 {
            if joint.damping > 0.0 {
                b = b.of(k).damping(joint.damping);
            }
        }
        b
    }

    fn closures(&self, groups: &Groups, at: &[Pose], made: &[usize], plan: &mut Plan) {
        for c in &self.closures {
            let [a, b] = [0, 1].map(|k| at[c.links[k]].then(&c.frames[k]));
            let bodies = c.links.map(|l| made[groups.of[l]]);
            if bodies[0] == bodies[1] || bodies.iter().all(|b| plan.bodies[*b].fixed) {
                continue;
            }
            let middle = (a.position + b.position) * 0.5;
            let end = End::World;
            let builder = if c.rigid { JointBuilder::fixed(end, end) } else { JointBuilder::ball(end, end) };
            plan.joints.push(JointPlan {
                name: c.name.clone(),
                bodies: bodies.map(Some),
                // links that a loop joins may touch, as the file means it
                builder: builder.at(middle).collide(true),
                members: Vec::new(),
                constant: 0.0,
                joints: Vec::new(),
            });
        }
    }

    fn couplings(&self, plan: &mut Plan) {
        for c in &self.couplings {
            let find = |j: usize| {
                plan.joints.iter().enumerate().find_map(|(k, p)| Some((k, p.joints.iter().find(|(n, _)| *n == j)?.1)))
            };
            let members: Option<Vec<(usize, Coordinate, f64)>> =
                c.members.iter().map(|(j, f)| find(*j).map(|(k, at)| (k, at, *f))).collect();
            let Some(members) = members else { continue };
            if let [(only, at, factor)] = members[..] {
                // one coordinate alone stands still
                let value = at.value(c.constant / factor);
                let plan = &mut plan.joints[only];
                plan.builder = plan.builder.clone().of(at.index).range(value, value);
                continue;
            }
            let builder = JointBuilder::new(tumble::JointKind::Coupling, End::World, End::World);
            // what the joints are, to the last bit
            let value =
                |(j, f): &(usize, f64), at: &Coordinate| f * at.sign * at.value(plan.positions[self.position_of(*j)]);
            let constant = c.members.iter().zip(&members).map(|(m, (_, at, _))| value(m, at)).sum();
            let members = members.iter().map(|(k, at, f)| (*k, at.index, f * at.sign)).collect();
            let name = c.name.clone();
            plan.joints.push(JointPlan { name, bodies: [None; 2], builder, members, constant, joints: Vec::new() });
        }
    }

    fn exclusions(&self, groups: &Groups, made: &[usize], plan: &mut Plan) {
        for (a, b) in &self.exclusions {
            let [a, b] = [*a, *b].map(|l| made[groups.of[l]]);
            if a != b {
                plan.ignored.push((a, b));
            }
        }
        self.overlaps(plan);
        plan.ignored.iter_mut().for_each(|p| *p = (p.0.min(p.1), p.0.max(p.1)));
        plan.ignored.sort_unstable();
        plan.ignored.dedup();
    }

    /// Links of a URDF whose shapes overlap where it starts do not touch: they would be pushed apart at once. Of MJCF only those that a
    /// joint holds in each other, which nothing pushes apart, and those of one tree that are deep in each other.
    fn overlaps(&self, plan: &mut Plan) {
        let mut ws = QueryWorkspace::default();
        let ends = |j: &JointPlan, a: usize, b: usize| j.bodies == [Some(a), Some(b)] || j.bodies == [Some(b), Some(a)];
        let joined = |a: usize, b: usize| plan.joints.iter().any(|j| ends(j, a, b));
        // joints of the tree between moving links let nothing touch anyway
        let held = |a: usize, b: usize| {
            let still = plan.bodies[a].fixed || plan.bodies[b].fixed;
            plan.joints.iter().any(|j| ends(j, a, b) && (still || j.joints.is_empty()))
        };
        let mjcf = self.format == Format::Mjcf;
        let tree = plan.trees();
        let mut found = Vec::new();
        for a in 0..plan.bodies.len() {
            for b in a + 1..plan.bodies.len() {
                let (x, y) = (&plan.bodies[a], &plan.bodies[b]);
                let held = mjcf && held(a, b);
                let related = mjcf && !joined(a, b) && tree[a] == tree[b] && !x.fixed && !y.fixed;
                if (if mjcf { !held && !related } else { joined(a, b) })
                    || (x.fixed && y.fixed)
                    || plan.ignored.contains(&(a, b))
                    || plan.ignored.contains(&(b, a))
                {
                    continue;
                }
                let meet = x.shapes.iter().any(|s| {
                    let p = x.pose.then(&s.pose);
                    let room = s.shape.aabb(&p);
                    y.shapes.iter().any(|t| {
                        let q = y.pose.then(&t.pose);
                        let allowed = if related { -DEEP } else { 0.0 };
                        room.overlaps(&t.shape.aabb(&q))
                            && closest_within(&s.shape, &p, &t.shape, &q, 0.0, &mut ws)
                                .is_some_and(|c| c.distance <= allowed)
                    })
                });
                if meet {
                    found.push((a, b));
                }
            }
        }
        for (a, b) in found {
            plan.findings.push(Finding {
                severity: Severity::Approximated,
                code: code::APPROXIMATED,
                place: self.links.first().map(|l| l.place.clone()).unwrap_or_default(),
                path: self.name.clone(),
                value: format!("{}, {}", plan.bodies[a].name, plan.bodies[b].name),
                message: "links whose shapes overlap where the robot starts do not touch each other".to_owned(),
                help: "simplify their collision shapes, or start elsewhere".to_owned(),
                count: 1,
            });
            plan.ignored.push((a, b));
        }
    }
}

impl Plan {
    /// The tree of each body: moving bodies that joints of the robot connect, without its loops, by the first of them.
    fn trees(&self) -> Vec<usize> {
        let mut tree: Vec<usize> = (0..self.bodies.len()).collect();
        // parents stand before their children
        for joint in self.joints.iter().filter(|j| !j.joints.is_empty()) {
            if let [Some(a), Some(b)] = joint.bodies
                && !self.bodies[a].fixed
                && !self.bodies[b].fixed
            {
                let (to, from) = (tree[a].min(tree[b]), tree[a].max(tree[b]));
                tree.iter_mut().filter(|t| **t == from).for_each(|t| *t = to);
            }
        }
        tree
    }
}

/// The heaviest group below one without mass, or below those without mass that hang on it.
fn donor(groups: &Groups, of: usize) -> Option<usize> {
    let below = |g: usize| {
        let mut at = groups.all[g].parent;
        while let Some(p) = at {
            if p == of {
                return true;
            }
            at = groups.all[p].parent;
        }
        false
    };
    let heavy = (0..groups.all.len()).filter(|g| below(*g) && groups.all[*g].inertia.mass > 0.0);
    heavy.fold(None, |best: Option<usize>, g| match best {
        Some(b) if groups.all[b].inertia.mass >= groups.all[g].inertia.mass => Some(b),
        _ => Some(g),
    })
}

/// Takes a share of a body's mass, where it is; in the frame of another.
fn take(plan: &mut Plan, from: usize, to: usize) -> MassProperties {
    let (source, target) = (plan.bodies[from].pose, plan.bodies[to].pose);
    let Some(m) = &mut plan.bodies[from].inertia else { return crate::model::NO_MASS };
    let share = MassProperties { mass: m.mass * SHARE, centre: m.centre, tensor: m.tensor * SHARE };
    m.mass -= share.mass;
    m.tensor -= share.tensor;
    crate::mass::placed(&share, &target.inverse().then(&source))
}
