//! Scene files: text in, a world out, and every error with its place and its remedy.
//!
//! A scene is TOML, or JSON with the same keys. [`Scene::load`] reads a file and reports **all** errors at once, each
//! with file, line, column, path, value, remedy and a stable code; [`Scene::build`] makes the world; [`Scene::lints`]
//! finds probable mistakes in a valid scene. No input makes it panic, and sizes are limited before memory is allocated
//! ([`limits`]).
//!
//! ```
//! use tumble_scene::{Format, Scene};
//! let text = r#"
//!     version = 1
//!     [[bodies]]
//!     name = "ball"
//!     shape = { kind = "sphere", radius = 0.5 }
//!     mass = 1.0
//! "#;
//! let scene = Scene::parse(text, Format::Toml, "ball.toml", None)?;
//! let mut built = scene.build()?;
//! built.world.step(scene.step);
//! let ball = built.find("ball").unwrap();
//! assert!(built.world.velocity(ball).unwrap().z < 0.0);
//!
//! let wrong = text.replace("radius", "raduis");
//! let errors = Scene::parse(&wrong, Format::Toml, "ball.toml", None).unwrap_err();
//! let typo = errors.0.iter().find(|d| d.code == "T0201").unwrap();
//! assert_eq!(typo.path, "bodies[0].shape.raduis");
//! assert_eq!(typo.help, "did you mean `radius`?");
//! # Ok::<(), tumble_scene::Errors>(())
//! ```
//!
//! The rooms, from the ground floor up; a room imports from its own row and from the rows before it:
//!
//! | room | answers |
//! |---|---|
//! | `limits`, `node` | limits of a file; the tree of values with their places |
//! | `toml`, `json` | text to tree |
//! | `diagnostic`, `explain` | errors with place, remedy and code; explanation of codes |
//! | `expression`, `vars` | arithmetic in a text; variables and expressions of a tree |
//! | `course` | vectors over time |
//! | `format`, `keys` | the scene as data; keys and ranges of each table |
//! | `mesh`, `set`, `sizes` | shapes from geometry files; values that replace others; copies with their places and sizes |
//! | `reader` | values with types and ranges |
//! | `read_pose`, `read_material`, `read_filter`, `read_surface` | directions and orientations; friction and restitution; groups and sensors; surfaces from files |
//! | `read_course`, `read_shape` | motions and loads over time; one shape |
//! | `read_appearance` | colours, shapes that are only drawn |
//! | `read_body` | a body: its weight, its shapes, and all of the rows above |
//! | `read_repeat` | copies of a body |
//! | `read_spawn` | copies that come later |
//! | `read_ignore`, `read_joint`, `read_view` | what names bodies: pairs that ignore each other, joints, the view |
//! | `read_chain`, `read_robot` | joints of copies; robots with their bodies and joints |
//! | `read` | the scene: settings, and all blocks |
//! | `script`, `build`, `arrival`, `lint`, `foresee` | motions, forces and arrivals over time; scene to world; what is in the way of bodies that come; lints; what a run would refuse |
//! | `schema`, `load` | the published schema; files and text |
//! | `change` | a scene with other values |
//!
//! Not here: recordings, the command line, printing.

mod arrival;
mod build;
mod change;
mod course;
pub mod diagnostic;
mod explain;
mod expression;
mod foresee;
mod format;
mod json;
mod keys;
pub mod limits;
mod lint;
mod load;
mod mesh;
mod node;
mod read;
mod read_appearance;
mod read_body;
mod read_chain;
mod read_course;
mod read_filter;
mod read_ignore;
mod read_joint;
mod read_material;
mod read_pose;
mod read_repeat;
mod read_robot;
mod read_shape;
mod read_spawn;
mod read_surface;
mod read_view;
mod reader;
mod schema;
mod script;
mod set;
mod sizes;
mod toml;
mod vars;

pub use arrival::Clash;
pub use build::Built;
pub use course::Course;
pub use diagnostic::{Diagnostic, Errors, harmless};
pub use explain::{Explanation, explain, nearest};
pub use format::{
    Body, COLOURINGS, Circle, Colour, Entry, Format, Joint, JointEnd, LAYERS, MaterialChoice, NamedGroup,
    NamedMaterial, Part, Repeat, Scene, SceneRobot, Sizes, Source, Spawn, Traits, View, Weight, steps,
};
pub use load::Draft;
pub use read::DEFAULT_STEP;
pub use schema::SCHEMA;
pub use script::{Arrival, Script};
