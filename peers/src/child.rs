//! One run: one engine, one scene, one process, so that CPU time and memory are its own.
//!
//! The process writes raw states to a file and what it measured to stdout. Only `step` is inside the clocks. States are
//! read between steps, by every engine alike, since the energy of every step is judged.

use crate::engines::{Certified, Player, State, build};
use crate::scene::{Scene, make};
use anyhow::Context as _;
use glam::{DMat3, DQuat, DVec3};
use rustix::time::{ClockId, clock_gettime};
use serde::{Deserialize, Serialize};
use std::io::{BufReader, BufWriter, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// What a run measured.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Run {
    /// Process CPU time and wall time of each step [ms].
    pub cpu_ms: Vec<f64>,
    pub wall_ms: Vec<f64>,
    /// Kinetic and potential energy before the first step and after each one [J].
    pub energy: Vec<f64>,
    /// Certificates of the steps; empty for engines without.
    pub certified: Vec<Certified>,
    /// Largest resident memory, less that before the world was built [MB].
    pub memory_mb: f64,
    /// Contact points in the last step, where the engine tells.
    pub contacts: Option<usize>,
    /// Steps after which the states in the file were taken.
    pub frames: Vec<usize>,
}

/// What the process is to do.
#[derive(Clone, Debug, clap::Args)]
pub struct Order {
    #[arg(long)]
    pub scene: String,
    #[arg(long)]
    pub engine: String,
    #[arg(long, default_value_t = 1)]
    pub threads: usize,
    /// Steps instead of the scene's own.
    #[arg(long)]
    pub steps: Option<usize>,
    /// Length of a step instead of the scene's own [s].
    #[arg(long)]
    pub dt: Option<f64>,
    /// Steps from one state in the file to the next; one or ten if it is not given.
    #[arg(long)]
    pub every: Option<usize>,
    /// Time for all steps together [s].
    #[arg(long, default_value_t = 120.0)]
    pub cap: f64,
    /// File for the raw states.
    #[arg(long)]
    pub states: Option<PathBuf>,
}

/// Runs it and prints a [`Run`].
pub fn run(order: &Order) -> anyhow::Result<()> {
    let player = Player::parse(&order.engine, order.threads)?;
    let mut scene = make(&order.scene)?;
    scene.dt = order.dt.unwrap_or(scene.dt);
    let steps = order.steps.unwrap_or(scene.steps);
    let mut file = order.states.as_deref().map(std::fs::File::create).transpose()?.map(BufWriter::new);
    // closed answers need every step, the others a look now and then
    let every = order.every.unwrap_or(if scene.name.starts_with('A') { 1 } else { 10 });
    let mut result = Run {
        cpu_ms: Vec::with_capacity(steps),
        wall_ms: Vec::with_capacity(steps),
        energy: Vec::with_capacity(steps + 1),
        certified: Vec::with_capacity(steps),
        ..Run::default()
    };
    let mut states = Vec::with_capacity(scene.bodies.len());
    let memory_before = peak_mb();
    let mut engine = build(&player, &scene)?;
    engine.states(&mut states);
    result.energy.push(energy(&scene, &states));
    keep(&mut file, &states)?;
    result.frames.push(0);
    let mut spent = 0.0;
    for step in 1..=steps {
        let (wall, cpu) = (Instant::now(), cpu_time());
        engine.step();
        result.cpu_ms.push((cpu_time() - cpu) * 1e3);
        result.wall_ms.push(wall.elapsed().as_secs_f64() * 1e3);
        engine.states(&mut states);
        result.energy.push(energy(&scene, &states));
        result.certified.extend(engine.certified());
        let clock = if order.threads > 1 { &result.wall_ms } else { &result.cpu_ms };
        spent += clock[step - 1] / 1e3;
        let last = step == steps || spent > order.cap;
        if last || step % every == 0 {
            keep(&mut file, &states)?;
            result.frames.push(step);
        }
        if last {
            break;
        }
    }
    result.memory_mb = peak_mb() - memory_before;
    result.contacts = engine.contacts();
    if let Some(mut file) = file {
        file.flush()?;
    }
    serde_json::to_writer(std::io::stdout().lock(), &result)?;
    Ok(())
}

/// CPU time of this process [s].
fn cpu_time() -> f64 {
    let t = clock_gettime(ClockId::ProcessCPUTime);
    t.tv_sec as f64 + t.tv_nsec as f64 * 1e-9
}

/// Largest resident memory so far [MB]; 0 where the system does not tell.
fn peak_mb() -> f64 {
    let text = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = text.lines().find_map(|l| l.strip_prefix("VmHWM:")).unwrap_or_default();
    line.split_whitespace().next().and_then(|n| n.parse::<f64>().ok()).unwrap_or(0.0) / 1024.0
}

/// Kinetic and potential energy of the dynamic bodies [J], by the scene's own masses.
pub fn energy(scene: &Scene, states: &[State]) -> f64 {
    scene
        .bodies
        .iter()
        .zip(states)
        .filter(|(b, _)| !b.fixed)
        .map(|(b, s)| {
            let turn = DMat3::from_quat(s.orientation);
            let spin = turn.transpose() * s.spin;
            0.5 * b.mass * s.velocity.length_squared() + 0.5 * spin.dot(b.inertia * spin)
                - b.mass * scene.gravity.dot(s.position)
        })
        .sum()
}

fn keep(file: &mut Option<BufWriter<std::fs::File>>, states: &[State]) -> anyhow::Result<()> {
    let Some(file) = file else { return Ok(()) };
    for s in states {
        let (p, q, v, w) = (s.position, s.orientation, s.velocity, s.spin);
        for x in [p.x, p.y, p.z, q.x, q.y, q.z, q.w, v.x, v.y, v.z, w.x, w.y, w.z] {
            file.write_all(&x.to_le_bytes())?;
        }
    }
    Ok(())
}

/// The states that a run wrote, frame by frame.
pub fn read_states(path: &Path, bodies: usize, frames: usize) -> anyhow::Result<Vec<Vec<State>>> {
    let mut file = BufReader::new(std::fs::File::open(path)?);
    let mut all = Vec::with_capacity(frames);
    for _ in 0..frames {
        let mut frame = Vec::with_capacity(bodies);
        for _ in 0..bodies {
            let mut n = [0.0; 13];
            for x in &mut n {
                let mut bytes = [0; 8];
                file.read_exact(&mut bytes)?;
                *x = f64::from_le_bytes(bytes);
            }
            frame.push(State {
                position: DVec3::new(n[0], n[1], n[2]),
                orientation: DQuat::from_xyzw(n[3], n[4], n[5], n[6]),
                velocity: DVec3::new(n[7], n[8], n[9]),
                spin: DVec3::new(n[10], n[11], n[12]),
            });
        }
        all.push(frame);
    }
    Ok(all)
}

/// Starts a process of `program` for one run and reads what it says.
pub fn start(program: &Path, order: &Order) -> anyhow::Result<Run> {
    let mut command = std::process::Command::new(program);
    command.args(["one", "--scene", &order.scene, "--engine", &order.engine]);
    command.args(["--threads", &order.threads.to_string(), "--cap", &order.cap.to_string()]);
    if let Some(steps) = order.steps {
        command.args(["--steps", &steps.to_string()]);
    }
    if let Some(dt) = order.dt {
        command.args(["--dt", &dt.to_string()]);
    }
    if let Some(every) = order.every {
        command.args(["--every", &every.to_string()]);
    }
    if let Some(states) = &order.states {
        command.arg("--states").arg(states);
    }
    let output = command.stderr(std::process::Stdio::inherit()).output()?;
    anyhow::ensure!(output.status.success(), "{} on {} ended with {}", order.engine, order.scene, output.status);
    serde_json::from_slice(&output.stdout).with_context(|| format!("{} on {}", order.engine, order.scene))
}
