//! Mechanisms beside other engines: time of a step, and work against precision, the time that an engine needs for ten seconds
//! whose energy and joints are right to a thousandth.
//!
//! A step is cheap that is wrong: engines are compared at what they give. Steps are halved from 1/60 s on until the error of the
//! energy, as a part of what gravity does in the scene, and the gap of every joint, as a part of a link, stay below the bound
//! in all of a thousand frames.

use crate::child::{Order, Run, energy, read_states, start};
use crate::engines::{Player, State};
use crate::mechanisms::{NAMES, Scale};
use crate::native::Programs;
use crate::scene::{Form, Scene, make};
use anyhow::Context as _;
use glam::DVec3;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What to measure.
#[derive(Debug, clap::Args)]
pub struct Options {
    /// Scenes, such as `J1,J3`.
    #[arg(long, value_delimiter = ',')]
    scenes: Vec<String>,
    /// Engines; `mujoco` and `mujoco:rk4` need a Python with the package mujoco.
    #[arg(long, default_value = "tumble,rapier64,rapier64:multibody,box3d,mujoco,mujoco:rk4")]
    engines: String,
    /// The Python of MuJoCo.
    #[arg(long, default_value = "python3")]
    python: PathBuf,
    /// Repetitions of every timed run; the least counts.
    #[arg(long, default_value_t = 3)]
    reps: usize,
    /// Time for the steps of one run [s]: an engine that needs more is said not to get there.
    #[arg(long, default_value_t = 30.0)]
    cap: f64,
    /// Greatest error of energy and joints [–].
    #[arg(long, default_value_t = 1e-3)]
    error: f64,
    /// Also writes a page of documentation, such as docs/joints-speed.md.
    #[arg(long)]
    page: Option<PathBuf>,
}

/// Shortest step that is tried: 1/60 s halved as often as this.
const HALVINGS: u32 = 10;

/// Frames of a run that are judged.
const FRAMES: usize = 1000;

/// A run and its errors.
struct Ride {
    /// Processor time of all steps [s].
    spent: f64,
    steps: usize,
    /// Whether it came to its end within the time.
    ended: bool,
    unsolved: usize,
    errors: Errors,
}

/// Greatest errors of all frames.
#[derive(Clone, Copy, Debug, Default)]
struct Errors {
    /// Change of the energy as a part of the scale's [–]; NaN for scenes without.
    energy: f64,
    /// Distance of a joint's two points as a part of a link, or the sine of the angle of its axes [–].
    gap: f64,
}

/// Measures and prints.
pub fn measure(options: &Options) -> anyhow::Result<()> {
    let players: Vec<Player> =
        options.engines.split(',').map(|w| Player::parse(w.trim(), 1)).collect::<anyhow::Result<_>>()?;
    let programs = Programs::build(&players, None)?;
    let names: Vec<&str> =
        if options.scenes.is_empty() { NAMES.to_vec() } else { options.scenes.iter().map(String::as_str).collect() };
    let mut scenes = names.iter().map(|n| make(n)).collect::<anyhow::Result<Vec<_>>>()?;
    let mut text = each_step(options, &players, &programs, &scenes)?;
    scenes.retain(|s| s.scale.is_some());
    text += &ten_seconds(options, &players, &programs, &scenes)?;
    if let Some(path) = &options.page {
        let words: Vec<String> = std::env::args().skip(1).filter(|w| !w.starts_with('/')).collect();
        let command = format!("cargo run --release --manifest-path peers/Cargo.toml -- {}", words.join(" "));
        std::fs::write(path, format!("{HEAD}    {command}\n\n{text}"))?;
    }
    print!("{text}");
    Ok(())
}

/// What a page begins with.
const HEAD: &str = "\
# Mechanisms: speed beside other engines

Written by the referee in `peers/`: every engine builds its mechanisms from the same links, at rest, without damping, and runs in a process
of its own, in turn with the others; one judge reads raw states. Processor time of one thread. Joints of rapier are impulse joints or, as
`multibody`, joint coordinates with impulse joints where loops close, and its damping of them put to 0; those of MuJoCo are joint
coordinates with `connect` equalities where loops close, with its integrators Euler and RK4. Everything else is left at each
engine's defaults.

The command:

";

/// Times and errors of steps of 1/60 s.
fn each_step(options: &Options, players: &[Player], programs: &Programs, scenes: &[Scene]) -> anyhow::Result<String> {
    let mut times = vec![vec![String::from("–"); scenes.len()]; players.len()];
    let mut errors = times.clone();
    for (s, scene) in scenes.iter().enumerate() {
        let mut least = vec![f64::INFINITY; players.len()];
        for rep in 0..options.reps {
            for (p, player) in players.iter().enumerate() {
                eprintln!("{} {} {}/{}", scene.name, player.label(), rep + 1, options.reps);
                let ride = match ride(options, programs, player, scene, 1.0 / 60.0, scene.steps) {
                    Ok(ride) => ride,
                    Err(why) => {
                        eprintln!("  {why:#}");
                        continue;
                    }
                };
                least[p] = f64::min(least[p], 1e6 * ride.spent / ride.steps as f64);
                let cut = if ride.ended { String::new() } else { format!(" ~{}", ride.steps) };
                times[p][s] = format!("{:.1}{cut}", least[p]);
                let Errors { energy, gap } = ride.errors;
                let energy = if energy.is_nan() { "–".into() } else { format!("{energy:.0e}") };
                let unsolved = if ride.unsolved > 0 { format!(" ({})", ride.unsolved) } else { String::new() };
                errors[p][s] = format!("{energy}, {gap:.0e}{unsolved}");
            }
        }
    }
    let mut text = String::from("## Steps of 1/60 s\n\n");
    for scene in scenes {
        writeln!(text, "- {}: {}", scene.name, scene.title)?;
    }
    text += "\nProcessor time per step [µs], least of the repetitions; ~N: cut short after N steps.\n\n";
    table(&mut text, players, scenes, &times)?;
    text += "\nWhat it buys: greatest error of the energy as a part of what gravity does, greatest gap of a joint as a part of a\n\
        link [–]; in brackets the steps that tumble does not call solved.\n\n";
    table(&mut text, players, scenes, &errors)?;
    Ok(text)
}

/// Time that ten seconds take with the longest step that is good enough.
fn ten_seconds(options: &Options, players: &[Player], programs: &Programs, scenes: &[Scene]) -> anyhow::Result<String> {
    let mut cells = vec![vec![String::from("–"); scenes.len()]; players.len()];
    let mut best = vec![vec![f64::NAN; scenes.len()]; players.len()];
    for (s, scene) in scenes.iter().enumerate() {
        let mut good = vec![None; players.len()];
        for (p, player) in players.iter().enumerate() {
            for halving in 0..=HALVINGS {
                let (dt, steps) = (1.0 / 60.0 / f64::from(1_u32 << halving), 600 << halving);
                eprintln!("{} {} 1/{} s", scene.name, player.label(), 60 << halving);
                let Ok(ride) = ride(options, programs, player, scene, dt, steps) else { break };
                if !ride.ended {
                    break;
                }
                let Errors { energy, gap } = ride.errors;
                if energy <= options.error && gap <= options.error {
                    good[p] = Some((dt, steps, 60 << halving));
                    best[p][s] = ride.spent;
                    break;
                }
            }
        }
        for _ in 1..options.reps {
            for (p, player) in players.iter().enumerate() {
                let Some((dt, steps, _)) = good[p] else { continue };
                let ride = ride(options, programs, player, scene, dt, steps)?;
                best[p][s] = f64::min(best[p][s], ride.spent);
            }
        }
        for (p, good) in good.iter().enumerate() {
            cells[p][s] = match good {
                Some((_, _, per)) => format!("{:.3} s, 1/{per}", best[p][s]),
                None => "not reached".into(),
            };
        }
    }
    let mut text = format!(
        "\n## Work against precision\n\nProcessor time for ten seconds at the longest step at which both errors stay below {:.0e}, and that step [s]. Not \
         reached: not at 1/{} s or not within {:.0} s of processor time.\n\n",
        options.error,
        60_u32 << HALVINGS,
        options.cap
    );
    table(&mut text, players, scenes, &cells)?;
    if let Some(own) = players.iter().position(|p| p.engine == "tumble") {
        writeln!(text, "\ntumble's time as a part of the best peer's:\n")?;
        for (s, scene) in scenes.iter().enumerate() {
            let rival = (0..players.len()).filter(|&p| players[p].engine != "tumble" && best[p][s].is_finite());
            let ratio = match rival.min_by(|&p, &q| best[p][s].total_cmp(&best[q][s])) {
                _ if best[own][s].is_nan() => "not reached".into(),
                Some(p) => format!("{:.2} of {}", best[own][s] / best[p][s], players[p].label()),
                None => "no peer gets there".into(),
            };
            writeln!(text, "- {}: {ratio}", scene.name)?;
        }
    }
    Ok(text)
}

fn table(text: &mut String, players: &[Player], scenes: &[Scene], cells: &[Vec<String>]) -> anyhow::Result<()> {
    let names: Vec<&str> = scenes.iter().map(|s| s.name.as_str()).collect();
    writeln!(text, "| engine | {} |", names.join(" | "))?;
    writeln!(text, "|---|{}", "---|".repeat(scenes.len()))?;
    for (player, row) in players.iter().zip(cells) {
        writeln!(text, "| {} | {} |", player.label(), row.join(" | "))?;
    }
    Ok(())
}

/// One run with steps of `dt` [s], judged.
fn ride(
    options: &Options,
    programs: &Programs,
    player: &Player,
    scene: &Scene,
    dt: f64,
    steps: usize,
) -> anyhow::Result<Ride> {
    let states = std::env::temp_dir().join(format!("tumble-joints-{}-{}.bin", std::process::id(), player.engine));
    let order = Order {
        scene: scene.name.clone(),
        engine: format!("{}:{}", player.engine, player.config),
        threads: 1,
        steps: Some(steps),
        dt: Some(dt),
        every: Some(usize::max(1, steps / FRAMES)),
        cap: options.cap,
        states: Some(states.clone()),
    };
    let run = if player.engine == "mujoco" {
        mujoco(&options.python, player, scene, &order)
    } else {
        start(programs.of(player), &order)
    };
    let frames = run.and_then(|run| Ok((read_states(&states, scene.bodies.len(), run.frames.len())?, run)));
    // a file of states that was never written, or stays behind, does no harm
    _ = std::fs::remove_file(&states);
    let (frames, run) = frames?;
    let done = run.frames.last().copied().unwrap_or(0);
    Ok(Ride {
        spent: run.cpu_ms.iter().sum::<f64>() / 1e3,
        steps: done,
        ended: done == steps,
        unsolved: run.certified.iter().filter(|c| !c.solved).count(),
        errors: errors(scene, &frames),
    })
}

/// Runs MuJoCo in a Python of its own.
fn mujoco(python: &Path, player: &Player, scene: &Scene, order: &Order) -> anyhow::Result<Run> {
    let form = |form: &Form| match form {
        Form::Cuboid(h) => Ok(("box", vec![h.x, h.y, h.z])),
        Form::Ball(r) => Ok(("sphere", vec![*r])),
        Form::Capsule(r, half) => Ok(("capsule", vec![*r, *half])),
        Form::Hull(_) | Form::Mesh(_) => Err(anyhow::anyhow!("hulls and meshes are not handed to MuJoCo")),
    };
    let bodies: Vec<_> = scene
        .bodies
        .iter()
        .map(|b| {
            Ok(serde_json::json!({
                "form": form(&b.form)?, "fixed": b.fixed, "mass": b.mass, "inertia": b.inertia.to_cols_array_2d(),
                "position": b.position, "orientation": b.orientation,
            }))
        })
        .collect::<anyhow::Result<_>>()?;
    let integrator = if player.config == "rk4" { "RK4" } else { "Euler" };
    let text = serde_json::json!({
        "bodies": bodies, "links": scene.links, "tree": scene.tree(), "collides": scene.collides,
        "friction": scene.friction, "gravity": scene.gravity, "dt": order.dt, "steps": order.steps,
        "every": order.every, "cap": order.cap, "states": order.states, "integrator": integrator,
    });
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("in_mujoco.py");
    // it leaves a log where it runs
    let python = if python.components().count() > 1 { std::path::absolute(python)? } else { python.to_owned() };
    let mut child = Command::new(&python)
        .arg(script)
        .current_dir(std::env::temp_dir())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("{} could not be started", python.display()))?;
    let mut input = child.stdin.take().context("no way in")?;
    input.write_all(text.to_string().as_bytes())?;
    drop(input);
    let output = child.wait_with_output()?;
    anyhow::ensure!(output.status.success(), "MuJoCo on {} ended with {}", scene.name, output.status);
    Ok(serde_json::from_slice(&output.stdout)?)
}

/// The greatest errors of all frames; infinite where a state is not finite.
fn errors(scene: &Scene, frames: &[Vec<State>]) -> Errors {
    let length = scene.scale.map_or(1.0, |s| s.length);
    let first = frames.first().map_or(f64::NAN, |f| energy(scene, f));
    let mut worst = Errors { energy: if scene.scale.is_some() { 0.0 } else { f64::NAN }, gap: 0.0 };
    let larger = |a: f64, b: f64| if b > a || b.is_nan() { if b.is_nan() { f64::INFINITY } else { b } } else { a };
    for states in frames {
        if let Some(Scale { energy: scale, .. }) = scene.scale {
            worst.energy = larger(worst.energy, (energy(scene, states) - first).abs() / scale);
        }
        for link in &scene.links {
            let seen = |body: usize, point: DVec3, along: bool| {
                let (was, is) = (&scene.bodies[body], &states[body]);
                let turn = is.orientation * was.orientation.inverse();
                if along { turn * point } else { is.position + turn * (point - was.position) }
            };
            let a = link.a.map_or(link.at, |a| seen(a, link.at, false));
            worst.gap = larger(worst.gap, (seen(link.b, link.at, false) - a).length() / length);
            if let Some(axis) = link.axis {
                let a = link.a.map_or(axis, |a| seen(a, axis, true));
                worst.gap = larger(worst.gap, seen(link.b, axis, true).cross(a).length());
            }
        }
    }
    worst
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_those_of_what_moved() {
        let scene = make("J2").unwrap();
        let at =
            |b: &crate::scene::Body| State { position: b.position, orientation: b.orientation, ..State::default() };
        let first: Vec<State> = scene.bodies.iter().map(at).collect();
        let none = errors(&scene, std::slice::from_ref(&first));
        assert!(none.energy == 0.0 && none.gap < 1e-15, "{none:?}");
        let mut moved = first.clone();
        moved[3].position.y += 0.01;
        assert!((errors(&scene, &[first.clone(), moved]).gap - 0.02).abs() < 1e-12);
        let mut fast = first.clone();
        fast[0].velocity.x = 2.0;
        let gain = 2.0 * scene.bodies[0].mass / scene.scale.unwrap().energy;
        assert!((errors(&scene, &[first.clone(), fast]).energy - gain).abs() < 1e-12);
        let mut lost = first.clone();
        lost[0].position.x = f64::NAN;
        assert!(errors(&scene, &[first, lost]).energy.is_infinite());
    }
}
