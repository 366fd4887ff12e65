//! Robots from URDF and MJCF files: links, inertia, joints, drives, and worlds with them.
//!
//! [`Robot::load`] reads a file and everything that it names inside its folder. Whatever is left out, done in another way or
//! impossible is a [`Finding`] with file, line, value and remedy, listed before the first step: nothing is dropped in silence.
//! [`Robot::spawn`] puts the robot into a world; [`RobotHandles`] has its joints by number, positions, velocities, targets and
//! torques. [`Robot::posture`], [`Posture::jacobian`], [`Robot::mass_matrix`] and [`Robot::inverse_dynamics`] are the closed
//! forms in joint coordinates.
//!
//! ```
//! use tumble::{BodyBuilder, World};
//! use tumble_robot::{Robot, SpawnOptions};
//! let text = r#"<robot name="pendulum">
//!   <link name="world"/>
//!   <link name="rod">
//!     <inertial><origin xyz="0 0 -0.5"/><mass value="2"/>
//!       <inertia ixx="0.17" iyy="0.17" izz="0.01" ixy="0" ixz="0" iyz="0"/></inertial>
//!   </link>
//!   <joint name="pivot" type="continuous">
//!     <parent link="world"/><child link="rod"/><origin xyz="0 0 1"/><axis xyz="0 1 0"/>
//!   </joint>
//! </robot>"#;
//! let robot = Robot::parse(text, "pendulum.urdf")?;
//! assert_eq!(robot.mass(), 2.0);
//! // held level, the torque of gravity is m g l
//! let level = robot.posture(&[std::f64::consts::FRAC_PI_2]);
//! let torque = robot.inverse_dynamics(&level, &[], &[], tumble::EARTH);
//! assert!((torque[0].abs() - 2.0 * 9.81 * 0.5).abs() < 1e-9);
//! let mut world = World::new();
//! let handles = robot.spawn(&mut world, &SpawnOptions::default())?;
//! world.step(1.0 / 240.0);
//! assert!(handles.positions(&robot, &world)[0].abs() < 1e-9);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The rooms, from the ground floor up; a room imports from its own row and from the rows before it:
//!
//! | room | answers |
//! |---|---|
//! | `limits` | limits of a file |
//! | `finding` | what is ignored, approximated, refused |
//! | `xml` | text to a tree with places |
//! | `mass`, `triangles`, `collada`, `meshes`, `paths` | sums of inertia; triangles of files, their hulls and masses; names of files |
//! | `model` | the robot as data |
//! | `kinematics`, `assemble` | poses, Jacobians, dynamics; positions that close loops |
//! | `urdf`, `mjcf` | the two formats |
//! | `chain` | several joints of one link as one of a world |
//! | `groups`, `touch` | links that move as one; what touches what |
//! | `plan`, `handles`, `spawn`, `sense` | bodies and joints to be; robots in worlds; what their sensors read |
//! | `load` | files and text |
//!
//! Not here: scenes, recordings, printing.

mod assemble;
mod chain;
mod collada;
mod finding;
mod groups;
mod handles;
mod kinematics;
pub mod limits;
mod load;
mod mass;
mod meshes;
mod mjcf;
mod model;
mod paths;
mod plan;
mod sense;
mod spawn;
mod touch;
mod triangles;
mod urdf;
mod xml;

pub use chain::Coordinate;
pub use finding::{CODES, Finding, Findings, Place, Severity, code};
pub use handles::RobotHandles;
pub use kinematics::Posture;
pub use load::root_folder;
pub use model::{
    Actuator, Closure, Coupling, Format, Geometry, Joint, Key, Law, Link, Motion, Robot, Sensor, Site, Transmission,
    Visual,
};
pub use plan::{BodyPlan, JointPlan, Placing, Plan, SHARE, ShapePlan};
pub use spawn::{Control, SpawnError, SpawnOptions};
pub use touch::Bits;
