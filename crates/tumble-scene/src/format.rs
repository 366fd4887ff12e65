//! The scene as data, after every rule of the format was checked.
//!
//! Shapes are constructed while the file is read, so that building a `Scene` fails only where the world refuses a body. Each
//! body keeps its place in the file for the message of that case.

use crate::course::Course;
use crate::limits;
use tumble::{BodyKind, DQuat, DVec3, Groups, JointBuilder, Material, Pose, Settings, Shape};
use tumble_geometry::MassProperties;
use tumble_robot::{Bits, Finding, Plan, Robot};

/// Format of a scene file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// TOML.
    #[default]
    Toml,
    /// JSON with the same keys.
    Json,
}

impl Format {
    /// The format of a file by its extension: JSON for `.json`, TOML for everything else.
    #[must_use]
    pub fn of(path: &std::path::Path) -> Self {
        let json = path.extension().is_some_and(|e| e.eq_ignore_ascii_case("json"));
        if json { Self::Json } else { Self::Toml }
    }

    /// Its name: the usual extension.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Toml => "toml",
            Self::Json => "json",
        }
    }

    /// The format of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Toml, Self::Json].into_iter().find(|f| f.name() == name)
    }
}

/// A scene.
#[derive(Clone, Debug)]
pub struct Scene {
    /// Name; by default that of the file.
    pub name: String,
    /// Gravity [m/s²].
    pub gravity: DVec3,
    /// Length of a step [s].
    pub step: f64,
    /// Simulated time [s], if given.
    pub duration: Option<f64>,
    /// Settings of the world.
    pub settings: Settings,
    /// Materials by name, in the order of their names.
    pub materials: Vec<NamedMaterial>,
    /// Coefficients of pairs of materials: indices into `materials`.
    pub pairs: Vec<(usize, usize, Material)>,
    /// The bodies: `[[bodies]]` first, then `[[repeat]]`, then `[[spawn]]`.
    pub bodies: Vec<Entry>,
    /// Names of bodies that ignore each other, two by two; that of a `[[repeat]]` block stands for all of its copies.
    pub ignore: Vec<(String, String)>,
    /// Names of the collision groups, in the order of their bits from the second on; the first is that of shapes without groups.
    pub groups: Vec<NamedGroup>,
    /// The joints, those of robots last.
    pub joints: Vec<Joint>,
    /// The robots, whose bodies and joints are among the others.
    pub robots: Vec<SceneRobot>,
    /// Collision groups of the robots, for those that join them later.
    pub robot_groups: Bits,
    /// How a viewer shows it at first.
    pub view: View,
    /// The file, for messages.
    pub file: String,
    /// The text and files that it was read from.
    pub source: Source,
}

/// How a viewer shows a scene at first; the simulation does not depend on it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct View {
    /// Direction from the bodies to the eye, of unit length.
    pub from: Option<DVec3>,
    /// Two opposite corners of the box that fills the picture [m].
    pub region: Option<[DVec3; 2]>,
    /// Name of the body that the camera follows.
    pub follow: Option<String>,
    /// Visible layers, of [`LAYERS`].
    pub layers: Option<Vec<&'static str>>,
    /// Meaning of the colours, of [`COLOURINGS`].
    pub colour_by: Option<&'static str>,
    /// Playback speed relative to real time [–].
    pub speed: Option<f64>,
    /// Group in the gallery.
    pub group: Option<String>,
}

/// Layers that a viewer can show.
pub const LAYERS: [&str; 19] = [
    "contacts",
    "normals",
    "impulses",
    "cones",
    "velocities",
    "spins",
    "axes",
    "boxes",
    "islands",
    "quarantine",
    "chains",
    "joints",
    "belts",
    "edges",
    "trails",
    "xray",
    "names",
    "grid",
    "shadows",
];

/// Meanings that the colours of bodies can have.
pub const COLOURINGS: [&str; 7] = ["body", "material", "island", "speed", "force", "energy", "kind"];

/// A colour: red, green and blue of sRGB, 0 … 255 each.
pub type Colour = [u8; 3];

/// Text and geometry files of a scene, enough to read it again.
#[derive(Clone, Debug, Default)]
pub struct Source {
    /// The text.
    pub text: String,
    /// Format of the text.
    pub format: Format,
    /// Geometry files by the names that the text gives them.
    pub files: Vec<(String, Vec<u8>)>,
}

/// A material with its name and its place in the file.
#[derive(Clone, Debug)]
pub struct NamedMaterial {
    /// Its name.
    pub name: String,
    /// Its coefficients.
    pub material: Material,
    /// Line and column in the file.
    pub place: (usize, usize),
    /// Whether a body or a pair names it.
    pub used: bool,
}

/// A collision group with its name and its place in the file.
#[derive(Clone, Debug)]
pub struct NamedGroup {
    /// Its name.
    pub name: String,
    /// Line and column in the file where it is first named.
    pub place: (usize, usize),
    /// Whether a body or a shape is a member of it.
    pub has_members: bool,
}

/// One `[[bodies]]`, `[[repeat]]` or `[[spawn]]` block.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The body.
    pub body: Body,
    /// Copies, for a `[[repeat]]` or `[[spawn]]` block; most entries have none, and should not be as large as one.
    pub repeat: Option<Box<Repeat>>,
    /// Path in the scene: `bodies[3]`, `repeat[0].body`, `spawn[0].body`.
    pub path: String,
    /// Line and column in the file.
    pub place: (usize, usize),
}

/// End of a joint of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JointEnd {
    /// The world itself.
    World,
    /// The body of that name.
    Body(String),
}

/// One `[[joints]]` block.
#[derive(Clone, Debug)]
pub struct Joint {
    /// Its name; `joint 3` by default.
    pub name: String,
    /// Its two ends.
    pub ends: [JointEnd; 2],
    /// All but its ends.
    pub builder: JointBuilder,
    /// Of a coupling: names of other joints, their coordinates and factors [units of the coordinates].
    pub of: Vec<(String, usize, f64)>,
    /// Of a coupling: what the sum of its coordinates is [rad or m].
    pub constant: f64,
    /// Path in the scene: `joints[3]`.
    pub path: String,
    /// Line and column in the file.
    pub place: (usize, usize),
}

/// Where the servos of a robot lead over time.
#[derive(Clone, Debug, PartialEq)]
pub struct Targets {
    /// Times [s], increasing.
    pub times: Vec<f64>,
    /// Joints of the robot by number, and their targets at the times [rad or m].
    pub joints: Vec<(usize, Vec<f64>)>,
    /// Whether the first time follows the last.
    pub looped: bool,
}

impl Targets {
    /// The targets of all of its joints at a time [s], in their order: between two times they move evenly.
    #[must_use]
    pub fn at(&self, time: f64) -> Vec<f64> {
        let (Some(&first), Some(&last)) = (self.times.first(), self.times.last()) else { return Vec::new() };
        let mut time = time;
        if self.looped && last > first && time > first {
            let turns = (time - first) / (last - first);
            time = first + (turns - turns.floor()) * (last - first);
        }
        let after = self.times.partition_point(|t| *t <= time);
        let (a, b) = (after.saturating_sub(1), after.min(self.times.len() - 1));
        let part = if b > a { (time - self.times[a]) / (self.times[b] - self.times[a]) } else { 0.0 };
        // before the first time and after the last it is theirs
        let part = tumble_math::order::clamp(part, 0.0, 1.0);
        self.joints.iter().map(|(_, q)| q[a] + (q[b] - q[a]) * part).collect()
    }

    /// Whether they change no more after a time [s].
    #[must_use]
    pub fn is_over(&self, time: f64) -> bool {
        !self.looped && self.times.last().is_none_or(|t| *t <= time)
    }
}

/// One `[[robots]]` block. Its bodies and joints are called `NAME/LINK` and `NAME/JOINT`.
#[derive(Clone, Debug)]
pub struct SceneRobot {
    /// Its name; that of the file by default.
    pub name: String,
    /// The robot as data.
    pub robot: Robot,
    /// Parts of its file that are ignored or approximated.
    pub findings: Vec<Finding>,
    /// Its bodies and joints, called `name/link` and `name/joint` among those of the scene.
    pub plan: Plan,
    /// Where its servos lead over time.
    pub targets: Option<Targets>,
    /// Path in the scene: `robots[0]`.
    pub path: String,
    /// Line and column in the file.
    pub place: (usize, usize),
}

/// A body of the file.
#[derive(Clone, Debug)]
pub struct Body {
    /// Its name; `body 3` by default.
    pub name: String,
    /// Fixed, kinematic or dynamic.
    pub kind: BodyKind,
    /// Its shapes.
    pub shapes: Vec<Part>,
    /// The closed mesh that it weighs as, instead of its shapes, and how far these stand out of it [m].
    pub solid: Option<Box<(Shape, f64)>>,
    /// Mass or density, of a dynamic body.
    pub weight: Option<Weight>,
    /// Principal moments along the body's axes [kg·m²], instead of the shapes' own.
    pub inertia: Option<DVec3>,
    /// Mass, centre and tensor of a robot's link, whatever its shapes are.
    pub given: Option<Box<MassProperties>>,
    /// Position of its origin [m].
    pub position: DVec3,
    /// Rotation from body to world axes.
    pub orientation: DQuat,
    /// Velocity of the centre of mass [m/s].
    pub velocity: DVec3,
    /// Spin in world axes [rad/s].
    pub spin: DVec3,
    /// Constant force at the centre of mass, world axes [N].
    pub force: DVec3,
    /// Constant torque, world axes [N·m].
    pub torque: DVec3,
    /// Rate at which its velocity decays by itself [1/s].
    pub linear_damping: f64,
    /// Rate at which its angular momentum decays by itself [1/s].
    pub angular_damping: f64,
    /// Traits of its shapes, where they say nothing else.
    pub traits: Traits,
    /// Its material.
    pub material: MaterialChoice,
    /// Place of its origin over time [m], of a kinematic body.
    pub motion: Option<Box<Course>>,
    /// How it is turned over time beyond its orientation, of a kinematic body: rotation vectors in world axes [rad].
    pub rotation: Option<Box<Course>>,
    /// Force over time [N], instead of the constant one.
    pub force_course: Option<Box<Course>>,
    /// Torque over time [N·m], instead of the constant one.
    pub torque_course: Option<Box<Course>>,
    /// Its colour, if given.
    pub colour: Option<Colour>,
    /// Drawn shapes in place of its own, if any; they touch nothing and weigh nothing.
    pub drawn: Vec<Part>,
}

/// Traits of a shape besides its geometry and its material; those not given are those of the body.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Traits {
    /// Collision groups.
    pub groups: Option<Groups>,
    /// Whether it only tells what overlaps it.
    pub sensor: Option<bool>,
    /// Velocity of its surface against the body, body axes [m/s].
    pub surface_velocity: Option<DVec3>,
}

/// Mass or density of a body.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Weight {
    /// Mass of the whole [kg].
    Mass(f64),
    /// Density of all its shapes [kg/m³].
    Density(f64),
}

/// Material of a body or a part.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MaterialChoice {
    /// Index into the scene's materials.
    Named(usize),
    /// Coefficients in place.
    Inline(Material),
}

/// A shape of a body.
#[derive(Clone, Debug)]
pub struct Part {
    /// The shape.
    pub shape: Shape,
    /// Pose in the body's frame.
    pub place: Pose,
    /// Its material, if it differs from that of the body.
    pub material: Option<MaterialChoice>,
    /// Its traits, where they differ from those of the body.
    pub traits: Traits,
    /// Its colour, if it differs from that of the body.
    pub colour: Option<Colour>,
    /// Materials of a mesh by the numbers of its triangles: indices into the scene's; the body's own where there is none. Empty
    /// where all of it is of one.
    pub surfaces: Vec<Option<usize>>,
}

/// A grid of copies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Repeat {
    /// Copies along x, y and z.
    pub count: [u32; 3],
    /// Distance of neighbours along each axis [m].
    pub spacing: DVec3,
    /// Largest displacement of a copy along each axis, in both directions [m].
    pub jitter: DVec3,
    /// Seed of the displacements and sizes.
    pub seed: u64,
    /// Copies around a circle, at each place of the grid.
    pub circle: Option<Circle>,
    /// Sizes of the copies.
    pub sizes: Option<Sizes>,
    /// When they come, for a `[[spawn]]` block.
    pub spawn: Option<Spawn>,
}

/// When the bodies of a `[[spawn]]` block come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spawn {
    /// Time of the first [s]; one at 0 is there at the start.
    pub from: f64,
    /// Time from one to the next [s].
    pub every: f64,
}

impl Spawn {
    /// Time at which copy `k` comes [s].
    #[must_use]
    pub fn time(&self, k: usize) -> f64 {
        self.from + self.every * k as f64
    }
}

/// Copies around a circle about the body's position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Circle {
    /// Number of copies.
    pub count: u32,
    /// Radius [m].
    pub radius: f64,
    /// Unit vector across the circle.
    pub axis: DVec3,
    /// Angle from the first copy to the last [degrees]; 360 and more go all around.
    pub degrees: f64,
    /// Whether copies, their velocities and spins turn with the circle.
    pub turn: bool,
}

/// Distribution of the sizes of copies: factors of all lengths [–]. Mass goes with the volume.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sizes {
    /// Least and greatest.
    Uniform(f64, f64),
    /// Mean and standard deviation; none beyond three deviations.
    Normal(f64, f64),
    /// Median, and standard deviation of the logarithm; none beyond three deviations.
    LogNormal(f64, f64),
}

impl Repeat {
    /// Number of copies; `None` on overflow.
    #[must_use]
    pub fn copies(&self) -> Option<usize> {
        let [x, y, z] = self.count.map(|n| n as usize);
        x.checked_mul(y)?.checked_mul(z)?.checked_mul(self.circle.map_or(1, |c| c.count as usize))
    }
}

impl Entry {
    /// Whether its bodies come while the scene runs.
    #[must_use]
    pub fn is_spawned(&self) -> bool {
        self.repeat.as_ref().is_some_and(|r| r.spawn.is_some())
    }

    /// Whether one of its bodies has that name: a copy is `name[3]`.
    pub(crate) fn has(&self, name: &str) -> bool {
        let Some(repeat) = &self.repeat else { return self.body.name == name };
        let rest = name.strip_prefix(self.body.name.as_str());
        let number = rest.and_then(|rest| rest.strip_prefix('[')?.strip_suffix(']')?.parse::<usize>().ok());
        number.is_some_and(|n| n < repeat.copies().unwrap_or(0))
    }
}

impl Scene {
    /// Number of bodies, copies and those that come later included; limited when the file was read.
    #[must_use]
    pub fn body_count(&self) -> usize {
        self.bodies.iter().map(|e| e.repeat.as_ref().map_or(1, |r| r.copies().unwrap_or(limits::BODIES))).sum()
    }
}

/// Number of steps [–] of length `step` [s] in a run of `duration` [s]: ⌈duration/step − 1e-9⌉, so that 2 s in steps of
/// 0.01 s are 200 steps in spite of rounding.
#[must_use]
pub fn steps(duration: f64, step: f64) -> u64 {
    let n = (duration / step - 1e-9).ceil();
    if n > 0.0 { n as u64 } else { 0 }
}
