//! A robot as data: links, joints, drives, and what else its file says. SI units, angles in radians.

use crate::finding::{Findings, Place};
use std::ops::Range;
use tumble::Shape;
use tumble_geometry::MassProperties;
use tumble_math::{DMat3, DVec3, Pose};

/// Format of a robot file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Unified robot description format.
    Urdf,
    /// MuJoCo's XML.
    Mjcf,
}

/// A robot.
#[derive(Clone, Debug)]
pub struct Robot {
    /// Its name.
    pub name: String,
    /// The format of its file.
    pub format: Format,
    /// Links, every parent before its children. The first is the root: of MJCF the world itself.
    pub links: Vec<Link>,
    /// Moving joints in the order of their links.
    pub joints: Vec<Joint>,
    /// Joints whose coordinates go together.
    pub couplings: Vec<Coupling>,
    /// Constraints that close loops.
    pub closures: Vec<Closure>,
    /// Drives.
    pub actuators: Vec<Actuator>,
    /// Named places.
    pub sites: Vec<Site>,
    /// Sensors of the file.
    pub sensors: Vec<Sensor>,
    /// Links that do not touch each other.
    pub exclusions: Vec<(usize, usize)>,
    /// Shapes that touch each other whatever their masks say: link and index of each.
    pub pairs: Vec<[(usize, usize); 2]>,
    /// Stored positions.
    pub keys: Vec<Key>,
    /// Gravity [m/s²], if the file says.
    pub gravity: Option<DVec3>,
    /// Length of a step [s], if the file says.
    pub step: Option<f64>,
    /// Whether the root is meant to stand still.
    pub fixed_base: bool,
    /// Everything that is ignored, approximated or refused.
    pub findings: Findings,
}

/// A link.
#[derive(Clone, Debug)]
pub struct Link {
    /// Its name.
    pub name: String,
    /// The link that it hangs on; none for the root.
    pub parent: Option<usize>,
    /// Its frame in that of its parent when its joints are at their references.
    pub pose: Pose,
    /// Its moving joints to the parent, in their order; none if it is fixed to it.
    pub joints: Range<usize>,
    /// Mass, centre and tensor about it in the frame of the link; a mass of 0 for a link without.
    pub inertia: MassProperties,
    /// Shapes that touch others.
    pub shapes: Vec<Geometry>,
    /// Shapes that are only drawn.
    pub visuals: Vec<Visual>,
    /// Part of its weight that something else carries [–].
    pub gravity_compensation: f64,
    /// Half a unit in the last place of its moments as they are written [kg·m²].
    pub digits: f64,
    /// Where it stands in the file.
    pub place: Place,
}

impl Link {
    /// A link with nothing but its place.
    pub(crate) fn new(name: &str, parent: Option<usize>, pose: Pose, place: Place) -> Self {
        Self {
            name: name.to_owned(),
            parent,
            pose,
            joints: 0..0,
            inertia: NO_MASS,
            shapes: Vec::new(),
            visuals: Vec::new(),
            gravity_compensation: 0.0,
            digits: 0.0,
            place,
        }
    }
}

/// A link without mass.
pub(crate) const NO_MASS: MassProperties = MassProperties { mass: 0.0, centre: DVec3::ZERO, tensor: DMat3::ZERO };

/// A shape that touches others.
#[derive(Clone, Debug)]
pub struct Geometry {
    /// Its name; may be empty.
    pub name: String,
    /// The shape.
    pub shape: Shape,
    /// Its place in the frame of the link.
    pub pose: Pose,
    /// Coulomb's coefficient [–], if the file says.
    pub friction: Option<f64>,
    /// MuJoCo's masks: what it is, and what it meets; (1, 1) where the file says nothing.
    pub masks: (u32, u32),
    /// Its colour, if given.
    pub colour: Option<[u8; 3]>,
}

/// A shape that is only drawn: its file or kind.
#[derive(Clone, Debug)]
pub struct Visual {
    /// The mesh file, or the kind of the shape.
    pub what: String,
    /// Its place in the frame of the link.
    pub pose: Pose,
}

/// How a joint moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// About an axis [rad].
    Hinge,
    /// Along an axis [m].
    Slide,
    /// About a point: a unit quaternion, w first.
    Ball,
    /// Freely: a position [m] and a unit quaternion, w first.
    Free,
}

impl Motion {
    /// Numbers of its position.
    #[must_use]
    pub fn positions(self) -> usize {
        match self {
            Self::Hinge | Self::Slide => 1,
            Self::Ball => 4,
            Self::Free => 7,
        }
    }

    /// Numbers of its velocity.
    #[must_use]
    pub fn velocities(self) -> usize {
        match self {
            Self::Hinge | Self::Slide => 1,
            Self::Ball => 3,
            Self::Free => 6,
        }
    }

    /// Lower-case name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Hinge => "hinge",
            Self::Slide => "slide",
            Self::Ball => "ball",
            Self::Free => "free",
        }
    }
}

/// A moving joint between a link and its parent.
#[derive(Clone, Debug)]
pub struct Joint {
    /// Its name.
    pub name: String,
    /// The link that it moves.
    pub link: usize,
    /// How it moves.
    pub motion: Motion,
    /// Its point in the frame of the link [m].
    pub at: DVec3,
    /// Its axis in the frame of the link, of unit length.
    pub axis: DVec3,
    /// Its coordinate where the link has its own pose [rad or m].
    pub reference: f64,
    /// Limits [rad or m].
    pub range: Option<(f64, f64)>,
    /// Damping [N·m·s/rad or N·s/m].
    pub damping: f64,
    /// Dry friction [N·m or N].
    pub friction: f64,
    /// Inertia of a rotor [kg·m² or kg].
    pub armature: f64,
    /// Stiffness of its spring [N·m/rad or N/m], and where that is at rest [rad or m].
    pub spring: (f64, f64),
    /// Greatest torque or force of its drive [N·m or N].
    pub effort: Option<f64>,
    /// Greatest speed of its drive [rad/s or m/s].
    pub speed: Option<f64>,
    /// Where it stands in the file.
    pub place: Place,
}

/// Σ factor·coordinate of joints with one coordinate each = constant.
#[derive(Clone, Debug)]
pub struct Coupling {
    /// Its name.
    pub name: String,
    /// Joints and factors [m/rad, rad/m or –].
    pub members: Vec<(usize, f64)>,
    /// The sum [rad or m].
    pub constant: f64,
    /// Where it stands in the file.
    pub place: Place,
}

/// Two links that are held together besides the tree.
#[derive(Clone, Debug)]
pub struct Closure {
    /// Its name.
    pub name: String,
    /// The two links.
    pub links: [usize; 2],
    /// One frame in each: points meet, and axes too where it is rigid.
    pub frames: [Pose; 2],
    /// Whether the frames turn together.
    pub rigid: bool,
    /// Where it stands in the file.
    pub place: Place,
}

/// Target of a drive.
#[derive(Clone, Debug, PartialEq)]
pub enum Transmission {
    /// Joints with one coordinate each, and their factors: the length of the drive is Σ factor·coordinate.
    Joints(Vec<(usize, f64)>),
    /// Something that has no drive here.
    Other(String),
}

/// The law of a drive: force = gain·control + bias + stiffness·(−length) + damping·(−rate).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Law {
    /// Force for a control of 1 [N·m or N].
    pub gain: f64,
    /// Constant force [N·m or N].
    pub bias: f64,
    /// Force for a length of −1 [N·m/rad or N/m].
    pub stiffness: f64,
    /// Force for a rate of −1 [N·m·s/rad or N·s/m].
    pub damping: f64,
}

/// A drive.
#[derive(Clone, Debug)]
pub struct Actuator {
    /// Its name.
    pub name: String,
    /// Its target.
    pub transmission: Transmission,
    /// Its law; none where it is no such one.
    pub law: Option<Law>,
    /// Least and greatest control [rad, m, rad/s, m/s or –, by its law].
    pub control: Option<(f64, f64)>,
    /// Least and greatest force [N·m or N].
    pub force: Option<(f64, f64)>,
    /// Where it stands in the file.
    pub place: Place,
}

/// A named place on a link.
#[derive(Clone, Debug)]
pub struct Site {
    /// Its name.
    pub name: String,
    /// The link.
    pub link: usize,
    /// Its place in the frame of the link.
    pub pose: Pose,
    /// Its shape, in the word of the file: `sphere`, `capsule`, `ellipsoid`, `cylinder` or `box`.
    pub kind: String,
    /// Its size [m], for touch sensors.
    pub size: DVec3,
}

/// A measured quantity and its object.
#[derive(Clone, Debug)]
pub struct Sensor {
    /// Its name.
    pub name: String,
    /// The quantity, in the word of the file: `jointpos`, `gyro`, `touch` …
    pub kind: String,
    /// The object: the word of the file for its kind (`joint`, `site`, `actuator`, `body`, `xbody` …), and its name.
    pub object: String,
    /// See `object`.
    pub of: String,
    /// Where it stands in the file.
    pub place: Place,
}

impl Sensor {
    /// Kinds that are read, in the words of MJCF: of joints, of drives, of sites, of frames.
    pub const READ: [&str; 21] = [
        "jointpos",
        "jointvel",
        "jointactuatorfrc",
        "ballquat",
        "ballangvel",
        "actuatorpos",
        "actuatorvel",
        "actuatorfrc",
        "accelerometer",
        "velocimeter",
        "gyro",
        "force",
        "torque",
        "touch",
        "framepos",
        "framequat",
        "framexaxis",
        "frameyaxis",
        "framezaxis",
        "framelinvel",
        "frameangvel",
    ];
}

/// A stored position.
#[derive(Clone, Debug)]
pub struct Key {
    /// Its name.
    pub name: String,
    /// Positions of all joints [rad or m]; empty if none are stored.
    pub positions: Vec<f64>,
    /// Velocities of all joints [rad/s or m/s]; empty if none are stored.
    pub velocities: Vec<f64>,
    /// Controls of all actuators [as theirs]; empty if none are stored.
    pub controls: Vec<f64>,
}

impl Joint {
    /// A joint with nothing along it.
    pub(crate) fn new(name: &str, link: usize, motion: Motion, place: Place) -> Self {
        Self {
            name: name.to_owned(),
            link,
            motion,
            at: DVec3::ZERO,
            axis: DVec3::Z,
            reference: 0.0,
            range: None,
            damping: 0.0,
            friction: 0.0,
            armature: 0.0,
            spring: (0.0, 0.0),
            effort: None,
            speed: None,
            place,
        }
    }
}

impl Robot {
    /// A robot without anything.
    pub(crate) fn new(name: &str, format: Format, findings: Findings) -> Self {
        Self {
            name: name.to_owned(),
            format,
            links: Vec::new(),
            joints: Vec::new(),
            couplings: Vec::new(),
            closures: Vec::new(),
            actuators: Vec::new(),
            sites: Vec::new(),
            sensors: Vec::new(),
            exclusions: Vec::new(),
            pairs: Vec::new(),
            keys: Vec::new(),
            gravity: None,
            step: None,
            fixed_base: true,
            findings,
        }
    }

    /// The robot with a root that stands still or may move; as its file means it where nothing is said. A URDF that may move has
    /// its root as a free joint of its own, the first, so that positions, Jacobians and the mass matrix know it.
    ///
    /// ```
    /// let text = r#"<robot name="puck"><link name="puck"><inertial><mass value="2"/>
    ///   <inertia ixx="0.1" iyy="0.1" izz="0.1" ixy="0" ixz="0" iyz="0"/></inertial></link></robot>"#;
    /// let robot = tumble_robot::Robot::parse(text, "puck.urdf")?.with_base(Some(false));
    /// assert_eq!((robot.positions(), robot.velocities()), (7, 6));
    /// assert_eq!(robot.mass_matrix(&robot.posture(&[]))[0], 2.0); // kg
    /// # Ok::<(), tumble_robot::Findings>(())
    /// ```
    #[must_use]
    pub fn with_base(mut self, fixed: Option<bool>) -> Self {
        self.fixed_base = fixed.unwrap_or(self.fixed_base);
        let Some(root) = self.links.first() else { return self };
        let (has, place) = (!root.joints.is_empty(), root.place.clone());
        if self.format == Format::Mjcf || self.fixed_base != has {
            return self;
        }
        let shift = |k: &mut usize| if has { *k -= 1 } else { *k += 1 };
        if has {
            self.joints.remove(0);
        } else {
            self.joints.insert(0, Joint::new("base", 0, Motion::Free, place));
        }
        self.links[0].joints = 0..usize::from(!has);
        for link in self.links.iter_mut().skip(1) {
            shift(&mut link.joints.start);
            shift(&mut link.joints.end);
        }
        self.couplings.iter_mut().flat_map(|c| &mut c.members).for_each(|(k, _)| shift(k));
        for a in &mut self.actuators {
            if let Transmission::Joints(list) = &mut a.transmission {
                list.iter_mut().for_each(|(k, _)| shift(k));
            }
        }
        self
    }

    /// The link of a name.
    #[must_use]
    pub fn link(&self, name: &str) -> Option<usize> {
        self.links.iter().position(|l| l.name == name)
    }

    /// The joint of a name.
    #[must_use]
    pub fn joint(&self, name: &str) -> Option<usize> {
        self.joints.iter().position(|j| j.name == name)
    }

    /// Mass of all links [kg].
    #[must_use]
    pub fn mass(&self) -> f64 {
        self.links.iter().map(|l| l.inertia.mass).sum()
    }

    /// Numbers of a position of the whole robot: joint by joint, free joints with seven, balls with four.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.joints.iter().map(|j| j.motion.positions()).sum()
    }

    /// Numbers of a velocity of the whole robot.
    #[must_use]
    pub fn velocities(&self) -> usize {
        self.joints.iter().map(|j| j.motion.velocities()).sum()
    }

    /// Where the position of a joint begins among all.
    #[must_use]
    pub fn position_of(&self, joint: usize) -> usize {
        self.joints[..joint].iter().map(|j| j.motion.positions()).sum()
    }

    /// Where the velocity of a joint begins among all.
    #[must_use]
    pub fn velocity_of(&self, joint: usize) -> usize {
        self.joints[..joint].iter().map(|j| j.motion.velocities()).sum()
    }

    /// The position in which every link has its own pose: the file as it is drawn.
    #[must_use]
    pub fn reference(&self) -> Vec<f64> {
        let mut all = Vec::with_capacity(self.positions());
        for joint in &self.joints {
            match joint.motion {
                Motion::Hinge | Motion::Slide => all.push(joint.reference),
                Motion::Ball => all.extend([1.0, 0.0, 0.0, 0.0]),
                Motion::Free => {
                    let Pose { position: p, rotation: q } = self.links[joint.link].pose;
                    all.extend([p.x, p.y, p.z, q.w, q.x, q.y, q.z]);
                }
            }
        }
        all
    }

    /// The stored position of a name.
    #[must_use]
    pub fn key(&self, name: &str) -> Option<&Key> {
        self.keys.iter().find(|k| k.name == name)
    }
}
