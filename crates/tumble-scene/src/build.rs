//! Scene → world, with the names of its bodies.
//!
//! The order of the file is the order of the bodies; copies of a `[[repeat]]` block (`sizes`) run fastest along a circle, then along
//! x, y and z. Equal inline materials become one.

use crate::diagnostic::{Diagnostic, Errors, code};
use crate::format::{Body, Entry, Joint, JointEnd, MaterialChoice, Part, Scene, SceneRobot, Weight};
use crate::limits;
use crate::script::{Act, Arrival, Driven, EARLY, Script, rotation};
use crate::sizes::copies;
use std::collections::BTreeMap;
use tumble::{
    BodyBuilder, BodyId, BodyKind, DVec3, End, JointBuilder, JointId, Material, MaterialId, ShapeOptions, StepReport,
    World, WorldError,
};
use tumble_robot::{BodyPlan, RobotHandles};

/// A world and the names of its bodies.
#[derive(Clone, Debug)]
pub struct Built {
    /// The world, before its first step.
    pub world: World,
    /// Handles and names in the order of the scene; those of bodies that come later too.
    pub names: Vec<(BodyId, String)>,
    /// Handles and names of the joints in the order of the scene.
    pub joints: Vec<(JointId, String)>,
    /// Handles of the robots in the order of the scene.
    pub robots: Vec<RobotHandles>,
    /// Names that joints of robots have in their files, where several of them are one joint of the world, and its handle.
    parts: Vec<(JointId, String)>,
    /// Handles of the materials in the order of the scene, also of those that no body has.
    pub materials: Vec<MaterialId>,
    /// For each body, the index of its block in the scene.
    pub(crate) blocks: Vec<usize>,
    /// Actions of the scene over time: [`Script::act`] before each step, or [`Self::step`].
    pub script: Script,
    /// The world with all bodies in it that come later, if there are any.
    whole: Option<Box<World>>,
    /// Bodies by handle and by name (of equal names the first): indices into `names`.
    index: Index,
}

#[derive(Clone, Debug, Default)]
struct Index {
    by_id: Vec<(BodyId, u32)>,
    by_name: Vec<u32>,
}

impl Built {
    /// The first body of that name.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<BodyId> {
        let by_name = &self.index.by_name;
        let k = by_name.partition_point(|k| self.names.get(*k as usize).is_some_and(|(_, n)| n.as_str() < name));
        let (id, found) = self.names.get(*by_name.get(k)? as usize)?;
        (found == name).then_some(*id)
    }

    /// The world with all of its bodies, those too that come later: what each of them is, not where.
    #[must_use]
    pub fn whole(&self) -> &World {
        self.whole.as_deref().unwrap_or(&self.world)
    }

    /// The first joint of that name. Several joints of a robot's link may be one joint of the world, which has all of their names.
    #[must_use]
    pub fn find_joint(&self, name: &str) -> Option<JointId> {
        self.joints.iter().chain(&self.parts).find(|(_, n)| n == name).map(|(id, _)| *id)
    }

    /// Adds a joint between the bodies that it names.
    fn add_joint(&mut self, joint: &Joint, all: &[Joint], made: &[Option<JointId>]) -> Result<JointId, WorldError> {
        if !joint.of.is_empty() {
            let find = |name: &str| all.iter().position(|j| j.name == name).and_then(|k| made[k]);
            let nothing = JointId::from_parts(u32::MAX, u32::MAX);
            let member = |(name, k, factor): &(String, usize, f64)| (find(name).unwrap_or(nothing), *k, *factor);
            let members: Vec<_> = joint.of.iter().map(member).collect();
            return self.world.add_joint(JointBuilder::coupling(&members, joint.constant));
        }
        let end = |end: &JointEnd| match end {
            JointEnd::World => End::World,
            // a name that the reader found is there
            JointEnd::Body(name) => self.find(name).map_or(End::World, End::Body),
        };
        let (a, b) = (end(&joint.ends[0]), end(&joint.ends[1]));
        self.world.add_joint(joint.builder.clone().between(a, b))
    }

    /// Finds the robots: bodies by their names; their joints are the last of the scene, in the same order.
    fn find_robots(&mut self, robots: &[SceneRobot]) -> Option<()> {
        let count: usize = robots.iter().map(|r| r.plan.joints.len()).sum();
        let ids: Vec<JointId> = self.joints.iter().map(|(id, _)| *id).collect();
        let mut rest = &ids[ids.len().checked_sub(count)?..];
        for r in robots {
            let body = |b: &BodyPlan| self.find(&format!("{}/{}", r.name, b.name));
            let bodies = r.plan.bodies.iter().map(body).collect::<Option<Vec<BodyId>>>()?;
            let joints;
            (joints, rest) = rest.split_at(r.plan.joints.len());
            for (plan, id) in r.plan.joints.iter().zip(joints).filter(|(plan, _)| plan.joints.len() > 1) {
                let own = |(k, _): &(usize, _)| r.robot.joints.get(*k).map(|j| (*id, format!("{}/{}", r.name, j.name)));
                self.parts.extend(plan.joints.iter().filter_map(own));
            }
            self.robots.push(RobotHandles::new(&r.robot, &r.plan, &bodies, joints));
        }
        Some(())
    }

    /// Does what the scene asks for and advances the world by `dt` [s].
    ///
    /// # Errors
    /// A velocity or force of the scene beyond what the world takes: nothing is stepped then.
    pub fn step(&mut self, dt: f64) -> Result<&StepReport, WorldError> {
        self.script.act(&mut self.world, dt)?;
        Ok(self.world.step(dt))
    }

    /// The name of a body.
    #[must_use]
    pub fn name(&self, id: BodyId) -> Option<&str> {
        let by_id = &self.index.by_id;
        let k = by_id.binary_search_by_key(&id, |(id, _)| *id).ok()?;
        self.names.get(by_id[k].1 as usize).map(|(_, n)| n.as_str())
    }
}

impl Index {
    fn new(names: &[(BodyId, String)]) -> Self {
        let mut by_id: Vec<(BodyId, u32)> = names.iter().zip(0..).map(|((id, _), k)| (*id, k)).collect();
        by_id.sort_unstable();
        let mut by_name: Vec<u32> = (0..by_id.len() as u32).collect();
        // stable: of equal names the first stays first
        by_name.sort_by(|a, b| names[*a as usize].1.cmp(&names[*b as usize].1));
        Self { by_id, by_name }
    }
}

impl Scene {
    /// Builds the world of the scene.
    ///
    /// # Errors
    /// Bodies that only the world can refuse, such as one that is too heavy by its density: each with its place.
    pub fn build(&self) -> Result<Built, Errors> {
        let mut world = World::new();
        let mut wrong = Vec::new();
        let whole = |message: String| Diagnostic {
            code: code::REFUSED,
            file: self.file.clone(),
            line: 0,
            column: 0,
            path: String::new(),
            value: String::new(),
            message,
            help: "change this number".to_owned(),
            excerpt: String::new(),
        };
        for outcome in [world.set_gravity(self.gravity), world.set_settings(self.settings)] {
            wrong.extend(outcome.err().map(|e| whole(e.to_string())));
        }
        let mut palette = Palette::default();
        for m in &self.materials {
            match world.add_material(m.material) {
                Ok(id) => palette.named.push(id),
                Err(e) => wrong.push(whole(format!("material {}: {e}", m.name))),
            }
        }
        if !wrong.is_empty() {
            return Err(Errors(wrong));
        }
        for &(a, b, together) in &self.pairs {
            if let Err(e) = world.set_pair(palette.named[a], palette.named[b], together) {
                wrong.push(whole(e.to_string()));
            }
        }
        let count = self.body_count().min(limits::BODIES);
        let (mut names, mut blocks) = (Vec::with_capacity(count), Vec::with_capacity(count));
        let mut script = Script::default();
        for (k, entry) in self.bodies.iter().enumerate() {
            for (n, copy) in copies(entry.repeat.as_deref()).enumerate() {
                let moved = copy.offset + copy.jitter;
                let body = match copy.of(&entry.body) {
                    Ok(body) => body,
                    Err(e) => {
                        wrong.push(self.refused(entry, &e.to_string()));
                        break;
                    }
                };
                let start = body.motion.as_ref().map_or(body.position, |m| m.at(0.0));
                let turned = body.rotation.as_ref().map(|r| (rotation(r.at(0.0)) * body.orientation).normalize());
                let builder = describe(&body, start + copy.offset + copy.jitter, &mut palette, &mut world);
                let builder = builder.map(|b| if let Some(q) = turned { b.orientation(q) } else { b });
                let later = entry.repeat.as_ref().and_then(|r| r.spawn).map(|s| s.time(n));
                // what comes as good as at the start is there at the start
                let later = later.filter(|t| *t > EARLY * self.step);
                let added = builder.and_then(|builder| match later {
                    None => world.add(builder),
                    Some(time) => {
                        let body = world.reserve();
                        script.arrivals.push(Arrival { time, body, builder });
                        Ok(body)
                    }
                });
                match added {
                    Ok(id) => {
                        let courses = [
                            (Driven::Motion, body.motion.as_ref().map(|c| c.moved(moved))),
                            (Driven::Rotation(body.orientation), body.rotation.as_deref().cloned()),
                            (Driven::Force, body.force_course.as_deref().cloned()),
                            (Driven::Torque, body.torque_course.as_deref().cloned()),
                        ];
                        for (driven, course) in courses {
                            script.acts.extend(course.map(|course| Act { body: id, driven, course }));
                        }
                        let name = &entry.body.name;
                        let name = if entry.repeat.is_some() { format!("{name}[{n}]") } else { name.clone() };
                        names.push((id, name));
                        blocks.push(k);
                    }
                    // every copy would be refused
                    Err(e) => {
                        wrong.push(self.refused(entry, &e.to_string()));
                        break;
                    }
                }
                if wrong.len() >= limits::DIAGNOSTICS {
                    return Err(Errors(wrong));
                }
            }
        }
        if !wrong.is_empty() {
            return Err(Errors(wrong));
        }
        self.ignore_pairs(&mut world, &names, &blocks).map_err(|e| Errors(vec![whole(e.to_string())]))?;
        let index = Index::new(&names);
        let mut built = Built {
            world,
            names,
            blocks,
            joints: Vec::with_capacity(self.joints.len()),
            robots: Vec::new(),
            parts: Vec::new(),
            materials: palette.named.clone(),
            script,
            whole: None,
            index,
        };
        // in the order of their times; of several at once those of the first block
        built.script.arrivals.sort_by(|a, b| a.time.total_cmp(&b.time));
        // couplings last: they may stand before the joints that they tie together
        let mut made: Vec<Option<JointId>> = vec![None; self.joints.len()];
        for couplings in [false, true] {
            for (k, joint) in self.joints.iter().enumerate().filter(|(_, j)| j.of.is_empty() != couplings) {
                match built.add_joint(joint, &self.joints, &made) {
                    Ok(id) => made[k] = Some(id),
                    Err(why) => wrong.push(self.refused_joint(joint, &why)),
                }
            }
        }
        let named = made.iter().zip(&self.joints).filter_map(|(id, joint)| Some(((*id)?, joint.name.clone())));
        built.joints.extend(named);
        if wrong.is_empty() {
            if built.find_robots(&self.robots).is_none() {
                built.robots.clear();
            }
            let servos = built.robots.iter().zip(&self.robots);
            let servos = servos.filter_map(|(handles, r)| Some((handles.clone(), r.targets.clone()?))).collect();
            built.script.servos = servos;
            wrong.extend(self.complete(&mut built));
        }
        if wrong.is_empty() { Ok(built) } else { Err(Errors(wrong)) }
    }

    /// Makes the world that has all bodies in it: what the world would refuse later is refused now.
    fn complete(&self, built: &mut Built) -> Option<Diagnostic> {
        match built.script.whole(&built.world) {
            Ok(whole) => {
                built.whole = whole.map(Box::new);
                None
            }
            Err((body, e)) => {
                let block = built.names.iter().position(|(id, _)| *id == body).map_or(0, |k| built.blocks[k]);
                Some(self.refused(&self.bodies[block], &e.to_string()))
            }
        }
    }

    /// A joint that the world refuses.
    fn refused_joint(&self, joint: &Joint, why: &WorldError) -> Diagnostic {
        use tumble::WorldError as E;
        let (line, column) = joint.place;
        let code = match why {
            E::Ends { .. } => code::JOINT_IMMOVABLE,
            E::Apart { radians, .. } if *radians != 0.0 => code::JOINT_ASKEW,
            E::Apart { .. } => code::JOINT_APART,
            E::Range { .. } => code::JOINT_OUTSIDE,
            E::Coordinate { .. } | E::NoSuchJoint(_) => code::JOINT_COUPLED,
            _ => code::REFUSED,
        };
        Diagnostic {
            code,
            file: self.file.clone(),
            line,
            column,
            path: joint.path.clone(),
            value: joint.name.clone(),
            message: why.to_string(),
            help: "change this joint, or where its bodies start".to_owned(),
            excerpt: String::new(),
        }
    }

    /// Makes the bodies of the `[[ignore]]` blocks ignore each other.
    fn ignore_pairs(&self, world: &mut World, names: &[(BodyId, String)], blocks: &[usize]) -> Result<(), WorldError> {
        if self.ignore.is_empty() {
            return Ok(());
        }
        let mut all: BTreeMap<&str, Vec<BodyId>> = BTreeMap::new();
        let there = |block: &usize| Some(&self.bodies[*block]).filter(|entry| !entry.is_spawned());
        for ((id, name), whole) in names.iter().zip(blocks).filter_map(|(n, block)| Some((n, there(block)?))) {
            all.entry(name).or_default().push(*id);
            if whole.repeat.is_some() {
                all.entry(&whole.body.name).or_default().push(*id);
            }
        }
        let of = |name: &str| all.get(name).map_or(&[][..], |ids| &ids[..]);
        for (a, b) in &self.ignore {
            for &a in of(a) {
                for &b in of(b).iter().filter(|b| **b != a) {
                    world.ignore(a, b)?;
                }
            }
        }
        Ok(())
    }

    fn refused(&self, entry: &Entry, message: &str) -> Diagnostic {
        let (line, column) = entry.place;
        Diagnostic {
            code: code::REFUSED,
            file: self.file.clone(),
            line,
            column,
            path: entry.path.clone(),
            value: entry.body.name.clone(),
            message: message.to_owned(),
            help: "change the numbers of this body".to_owned(),
            excerpt: String::new(),
        }
    }
}

/// Materials of the world: named ones, and inline ones by their coefficients.
#[derive(Default)]
struct Palette {
    named: Vec<MaterialId>,
    inline: BTreeMap<(u64, u64), MaterialId>,
}

impl Palette {
    fn id(&mut self, choice: MaterialChoice, world: &mut World) -> Result<MaterialId, WorldError> {
        match choice {
            // the index comes from the reader
            MaterialChoice::Named(k) => Ok(self.named[k]),
            MaterialChoice::Inline(m) => {
                let Material { friction, restitution } = m;
                let key = (friction.to_bits(), restitution.to_bits());
                if let Some(id) = self.inline.get(&key) {
                    return Ok(*id);
                }
                let id = world.add_material(m)?;
                self.inline.insert(key, id);
                Ok(id)
            }
        }
    }
}

fn describe(body: &Body, at: DVec3, palette: &mut Palette, world: &mut World) -> Result<BodyBuilder, WorldError> {
    let mut b = match body.kind {
        BodyKind::Dynamic => BodyBuilder::dynamic(),
        BodyKind::Kinematic => BodyBuilder::kinematic(),
        BodyKind::Fixed => BodyBuilder::fixed(),
    };
    b = b.position(at).orientation(body.orientation).velocity(body.velocity).spin(body.spin);
    b = b.force(body.force).torque(body.torque).material(palette.id(body.material, world)?);
    match body.weight {
        Some(Weight::Mass(m)) => b = b.mass(m),
        Some(Weight::Density(d)) => b = b.density(d),
        None => {}
    }
    if let Some(moments) = body.inertia {
        b = b.inertia(moments);
    }
    if let Some(m) = body.given.as_deref() {
        b = b.mass_properties(m.mass, m.centre, m.tensor);
    }
    for part in &body.shapes {
        let Part { shape, place, material, traits, surfaces, .. } = part;
        let options = ShapeOptions {
            material: material.map(|choice| palette.id(choice, world)).transpose()?,
            groups: traits.groups,
            sensor: traits.sensor,
            surface_velocity: traits.surface_velocity,
            user_data: 0,
        };
        let own = palette.id(material.unwrap_or(body.material), world)?;
        let named = |k: &Option<usize>| k.map_or(own, |k| palette.named[k]);
        let surfaces: Vec<MaterialId> = surfaces.iter().map(named).collect();
        b = b.surface_of(shape.clone(), *place, options, &surfaces);
    }
    if let Some((solid, _)) = body.solid.as_deref() {
        b = b.solid(solid.clone());
    }
    let of_body = &body.traits;
    b = b.groups(of_body.groups.unwrap_or_default()).sensor(of_body.sensor.unwrap_or(false));
    b = b.surface_velocity(of_body.surface_velocity.unwrap_or(DVec3::ZERO));
    Ok(b.linear_damping(body.linear_damping).angular_damping(body.angular_damping))
}
