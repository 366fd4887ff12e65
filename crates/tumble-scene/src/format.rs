//! The scene as data: what a file says once every rule of the format holds.
//!
//! Shapes are made and checked while the file is read, so that a scene that exists can be built, except for what only
//! the world can judge. Each body remembers its place in the file for that case.

use crate::limits;
use tumble::{BodyKind, DQuat, DVec3, Material, Pose, Settings, Shape};

/// How a scene file is written.
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
    /// What it is called; the file's name when it says nothing.
    pub name: String,
    /// Gravity [m/s²].
    pub gravity: DVec3,
    /// Length of a step [s].
    pub step: f64,
    /// How long to run [s], if the file says so.
    pub duration: Option<f64>,
    /// How the world steps.
    pub settings: Settings,
    /// Materials by name, in the order of their names.
    pub materials: Vec<NamedMaterial>,
    /// What two materials make together: indices into `materials`.
    pub pairs: Vec<(usize, usize, Material)>,
    /// The bodies, single ones first, then those of `[[repeat]]`.
    pub bodies: Vec<Entry>,
    /// The file, for messages.
    pub file: String,
    /// What it was read from.
    pub source: Source,
}

/// All that a scene was read from: enough to read it again elsewhere.
#[derive(Clone, Debug, Default)]
pub struct Source {
    /// The text.
    pub text: String,
    /// How it is written.
    pub format: Format,
    /// The geometry files that it names, by these names.
    pub files: Vec<(String, Vec<u8>)>,
}

/// A material with its name and its place in the file.
#[derive(Clone, Debug)]
pub struct NamedMaterial {
    /// Its name.
    pub name: String,
    /// What it is like.
    pub material: Material,
    /// Line and column in the file.
    pub place: (usize, usize),
    /// Whether a body or a pair names it.
    pub used: bool,
}

/// One `[[bodies]]` or `[[repeat]]` block.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The body.
    pub body: Body,
    /// How often, for a `[[repeat]]` block.
    pub repeat: Option<Repeat>,
    /// Where in the scene: `bodies[3]`, `repeat[0].body`.
    pub path: String,
    /// Line and column in the file.
    pub place: (usize, usize),
}

/// A body as the file describes it.
#[derive(Clone, Debug)]
pub struct Body {
    /// Its name; `body 3` when it has none.
    pub name: String,
    /// How it moves.
    pub kind: BodyKind,
    /// Its shapes.
    pub shapes: Vec<Part>,
    /// How heavy it is; nothing for a body that is not dynamic.
    pub weight: Option<Weight>,
    /// Principal moments along the body's axes [kg·m²], instead of the shapes' own.
    pub inertia: Option<DVec3>,
    /// Where its origin is [m].
    pub position: DVec3,
    /// How it is turned.
    pub orientation: DQuat,
    /// Velocity of the centre of mass [m/s].
    pub velocity: DVec3,
    /// Spin in world axes [rad/s].
    pub spin: DVec3,
    /// Constant force at the centre of mass, world axes [N].
    pub force: DVec3,
    /// Constant torque, world axes [N·m].
    pub torque: DVec3,
    /// What it is made of.
    pub material: MaterialChoice,
}

/// How heavy a body is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Weight {
    /// Mass of the whole [kg].
    Mass(f64),
    /// Density of all its shapes [kg/m³].
    Density(f64),
}

/// What a body or a part is made of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MaterialChoice {
    /// Index into the scene's materials.
    Named(usize),
    /// By its numbers.
    Inline(Material),
}

/// A shape of a body.
#[derive(Clone, Debug)]
pub struct Part {
    /// The shape.
    pub shape: Shape,
    /// Where it sits in the body's frame.
    pub place: Pose,
    /// What it is made of, if not of what the body is made of.
    pub material: Option<MaterialChoice>,
}

/// A grid of copies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Repeat {
    /// Copies along x, y and z.
    pub count: [u32; 3],
    /// From one to the next along each axis [m].
    pub spacing: DVec3,
    /// Most that a copy is displaced along each axis, either way [m].
    pub jitter: DVec3,
    /// Decides the displacements.
    pub seed: u64,
}

impl Repeat {
    /// Number of copies, unless there are more than can be counted.
    #[must_use]
    pub fn copies(&self) -> Option<usize> {
        let [x, y, z] = self.count.map(|n| n as usize);
        x.checked_mul(y)?.checked_mul(z)
    }
}

impl Scene {
    /// Number of bodies, copies included; limited when the file was read.
    #[must_use]
    pub fn body_count(&self) -> usize {
        self.bodies.iter().map(|e| e.repeat.as_ref().map_or(1, |r| r.copies().unwrap_or(limits::BODIES))).sum()
    }
}

/// Number of steps [–] of length `step` [s] that a run of `duration` [s] takes: ⌈duration/step − 1e-9⌉, so that 2 s of
/// 0.01 s are 200 steps whatever the rounding.
#[must_use]
pub fn steps(duration: f64, step: f64) -> u64 {
    let n = (duration / step - 1e-9).ceil();
    if n > 0.0 { n as u64 } else { 0 }
}
