//! The engines, each an implementation of one small trait that reads a scene and hands out raw states.

#[cfg(feature = "box3d")]
mod box3d;
#[cfg(feature = "jolt")]
mod jolt;
#[cfg(feature = "tumble")]
mod own;
#[cfg(feature = "physx")]
mod physx;
#[cfg(any(feature = "rapier32", feature = "rapier64"))]
mod rapier;

use crate::scene::Scene;
use glam::{DQuat, DVec3};
use serde::{Deserialize, Serialize};

/// Where a body is and how it moves: SI, world axes, about the centre of mass.
#[derive(Clone, Copy, Debug, Default)]
pub struct State {
    pub position: DVec3,
    pub orientation: DQuat,
    pub velocity: DVec3,
    pub spin: DVec3,
}

/// What only tumble can tell of a step.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Certified {
    /// Largest residual of all islands [m/s].
    pub residual: f64,
    /// Largest energy that the contact phase of an island brought [J].
    pub gain: f64,
    /// Energy that the removal of overlap brought [J].
    pub corrected: f64,
    /// Energy that the finite length of the step brought [J].
    pub time_step: f64,
    pub solved: bool,
    pub sweeps: u32,
    pub factorisations: u32,
    pub attempts: u32,
    /// Time in detection and in solving [ns], if it was asked for.
    pub detect_ns: u64,
    pub solve_ns: u64,
    pub total_ns: u64,
}

/// An engine with a world in it.
pub trait Engine {
    /// Advances the world by the scene's step.
    fn step(&mut self);
    /// States of all bodies in the order of the scene.
    fn states(&self, out: &mut Vec<State>);
    /// Contact points that the last step had; `None` where the engine does not tell.
    fn contacts(&self) -> Option<usize>;
    /// The certificate of the last step, where there is one.
    fn certified(&self) -> Option<Certified> {
        None
    }
}

/// Who is asked for: an engine, one of its configurations, and threads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub engine: String,
    pub config: String,
    pub threads: usize,
}

/// Engines with their configurations, in the order of the tables.
pub const ENGINES: [(&str, &[&str]); 7] = [
    ("tumble", &["default", "realtime", "tight", "awake", "timed"]),
    ("rapier32", &["default", "hi", "multibody"]),
    ("rapier64", &["default", "hi", "multibody"]),
    ("box3d", &["default", "hi"]),
    ("jolt", &["default", "hi"]),
    ("physx", &["default", "hi"]),
    // for `--joints` alone, by `in_mujoco.py`
    ("mujoco", &["default", "rk4"]),
];

impl Player {
    /// From `engine` or `engine:config`.
    pub fn parse(word: &str, threads: usize) -> anyhow::Result<Self> {
        let (engine, config) = word.split_once(':').unwrap_or((word, "default"));
        let names: Vec<_> = ENGINES.iter().map(|e| e.0).collect();
        let Some((_, configs)) = ENGINES.iter().find(|e| e.0 == engine) else {
            anyhow::bail!("no engine {engine}: there are {}", names.join(", "));
        };
        anyhow::ensure!(configs.contains(&config), "{engine} has no {config}: there are {}", configs.join(", "));
        Ok(Self { engine: engine.into(), config: config.into(), threads })
    }

    /// Name in tables.
    pub fn label(&self) -> String {
        if self.config == "default" { self.engine.clone() } else { format!("{} {}", self.engine, self.config) }
    }
}

/// Builds the world of a scene. `Err` when this program was built without the engine.
pub fn build(player: &Player, scene: &Scene) -> anyhow::Result<Box<dyn Engine>> {
    let joins = matches!(player.engine.as_str(), "tumble" | "rapier32" | "rapier64" | "box3d");
    anyhow::ensure!(
        joins || scene.links.is_empty(),
        "{} is given no joints here: {} has some",
        player.engine,
        scene.name
    );
    match player.engine.as_str() {
        #[cfg(feature = "tumble")]
        "tumble" => Ok(Box::new(own::Own::new(scene, player)?)),
        #[cfg(feature = "rapier32")]
        "rapier32" => Ok(Box::new(rapier::single::Rapier::new(scene, player)?)),
        #[cfg(feature = "rapier64")]
        "rapier64" => Ok(Box::new(rapier::double::Rapier::new(scene, player)?)),
        #[cfg(feature = "box3d")]
        "box3d" => Ok(Box::new(box3d::Box3d::new(scene, player)?)),
        #[cfg(feature = "jolt")]
        "jolt" => Ok(Box::new(jolt::Jolt::new(scene, player)?)),
        #[cfg(feature = "physx")]
        "physx" => Ok(Box::new(physx::Physx::new(scene, player)?)),
        "mujoco" => anyhow::bail!("mujoco runs mechanisms alone: `joints --engines mujoco`"),
        other => anyhow::bail!("{other} is not built into this program: see the features of peers/Cargo.toml"),
    }
}
