//! `tumble bench`: the engine's own benchmark scenes on this machine.
//!
//! First how large and how fast, in plain numbers: piles at rest, and balls that are poured into a box. Then three scenes of the C++ system that preceded tumble, as it described them: cubes of 1 m, 10 kg, friction and
//! restitution 0.5, twenty steps of 16 ms from the start, so that they measure drops and collapses, not rest. Their random
//! numbers depended on the compiler, so these are drawn anew. The predecessor's times are from another machine (a laptop of
//! twelve cores, before it had islands): they show how the cost grows with size, not which system is faster.
//!
//! Then two figures of the cost of a contact: sweeps of a resting contact with warm start, and the time to create and solve
//! a contact.

use crate::args::BenchOptions;
use crate::exit::Exit;
use crate::json;
use crate::style;
use crate::words::tips;
use anyhow::{Context as _, Result};
use serde::Serialize;
use std::io::Write as _;
use std::time::Instant;
use tumble::{BodyBuilder, BodyKind, DVec3, Settings, Verdict, World};

/// Length of a step [s].
const STEP: f64 = 0.016;
/// Steps of a run of the predecessor's scenes.
const FRAMES: u32 = 20;
/// Runs of a scene; the median is reported.
const RUNS: usize = 9;

/// A scene of the predecessor: name, number of cubes, the predecessor's time for twenty steps [ms] if it was recorded.
const SCENES: [(&str, u32, Option<f64>); 11] = [
    ("ClusterDrop", 4, Some(0.152)),
    ("ClusterDrop", 8, Some(0.873)),
    ("ClusterDrop", 16, Some(1.38)),
    ("ClusterDrop", 32, Some(20.8)),
    ("StackCollapse", 4, Some(0.487)),
    ("StackCollapse", 8, Some(1.41)),
    ("StackCollapse", 16, Some(5.92)),
    ("GridSettle", 4, Some(0.032)),
    ("GridSettle", 9, Some(0.129)),
    ("GridSettle", 16, Some(0.368)),
    ("GridSettle", 25, Some(0.878)),
];

#[derive(Serialize)]
struct SceneJson {
    scene: &'static str,
    bodies: u32,
    steps: u32,
    ms_per_step: f64,
    ms_best: f64,
    ms_total: f64,
    predecessor_ms_total: Option<f64>,
    contacts: usize,
    unsolved_steps: u32,
    worst_residual: f64,
}

/// How fast a scene of a size is.
#[derive(Serialize)]
struct SizeJson {
    scene: &'static str,
    bodies: u32,
    contacts: usize,
    ms_per_step: f64,
    /// Simulated time over the time that it takes [–], one thread, steps of 1/60 s.
    times_real_time: f64,
    unsolved_steps: u32,
    steps: u32,
}

#[derive(Serialize)]
struct RestJson {
    scene: &'static str,
    bodies: u32,
    contacts: usize,
    mean_sweeps: f64,
    max_sweeps: u32,
    ms_per_step: f64,
}

#[derive(Serialize)]
struct ContactJson {
    contacts: usize,
    ns_to_create: f64,
    ns_to_keep: f64,
}

#[derive(Serialize)]
struct Json {
    step: f64,
    runs: usize,
    sizes: Vec<SizeJson>,
    scenes: Vec<SceneJson>,
    rest: Vec<RestJson>,
    contact: ContactJson,
}

pub(crate) fn run(options: &BenchOptions) -> Result<Exit> {
    let scenes =
        SCENES.iter().map(|(name, n, predecessor)| drop_scene(name, *n, *predecessor)).collect::<Result<Vec<_>>>()?;
    let rest = [("one cube", 1), ("stack", 4), ("stack", 16)];
    let rest = rest.into_iter().map(|(name, n)| at_rest(name, n)).collect::<Result<Vec<_>>>()?;
    let sizes = vec![pyramid(20)?, pyramid(45)?, poured(100)?, poured(300)?];
    let figures = Json { step: STEP, runs: RUNS, sizes, scenes, rest, contact: contact()? };
    if options.json {
        json::print("bench", &figures)?;
    } else {
        print(&figures)?;
        tips(&[("tumble bench --json".to_owned(), "the figures for scripts")]);
    }
    Ok(Exit::Fine)
}

fn print(json: &Json) -> Result<()> {
    let (title, quiet) = (style::TITLE, style::QUIET);
    let mut out = anstream::stdout().lock();
    writeln!(out, "{title}How large, how fast{title:#}   this machine, one thread, steps of 1/60 s")?;
    writeln!(out, "  scene                    bodies  contacts    ms/step  × real time  unsolved")?;
    for s in &json.sizes {
        writeln!(
            out,
            "  {:<24} {:>6} {:>9} {:>10.4} {:>12.1} {:>5} of {}",
            s.scene, s.bodies, s.contacts, s.ms_per_step, s.times_real_time, s.unsolved_steps, s.steps
        )?;
    }
    writeln!(
        out,
        "\n{title}Drops and collapses{title:#}   {FRAMES} steps of 16 ms from the start, median of {RUNS} runs"
    )?;
    writeln!(out, "  scene           bodies  contacts  ms/step  ms/20 steps  unsolved  residual")?;
    for s in &json.scenes {
        writeln!(
            out,
            "  {:<14} {:>7} {:>9} {:>8.4} {:>12.3} {:>9}  {:.0e}",
            s.scene, s.bodies, s.contacts, s.ms_per_step, s.ms_total, s.unsolved_steps, s.worst_residual
        )?;
    }
    writeln!(
        out,
        "  {quiet}GridSettle is still in free fall after 20 steps: the cost of bodies without contacts{quiet:#}"
    )?;
    writeln!(out, "\n{title}At rest{title:#}   sweeps per step with warm start; the target is below 5")?;
    for r in &json.rest {
        writeln!(
            out,
            "  {:<9} of {:>2}   {:>3} contacts   {:.2} sweeps mean, {} max   {:.2} µs/step",
            r.scene,
            r.bodies,
            r.contacts,
            r.mean_sweeps,
            r.max_sweeps,
            1e3 * r.ms_per_step
        )?;
    }
    writeln!(out, "  {quiet}a world in which no bit changes reuses the solution of the last step{quiet:#}")?;
    let c = &json.contact;
    writeln!(out, "\n{title}Cost of a contact{title:#}   {} contacts, 4 per island", c.contacts)?;
    writeln!(
        out,
        "  {:.0} ns to detect, assemble and solve a new contact; {:.3} ns per step to keep one at rest, without a new solve",
        c.ns_to_create, c.ns_to_keep
    )?;
    Ok(())
}

/// A small generator: splitmix64 (Steele, Lea and Flood 2014).
struct Dice(u64);

impl Dice {
    /// Uniform in ±`most`.
    fn within(&mut self, most: f64) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        ((z >> 11) as f64 * (2.0 / (1_u64 << 53) as f64) - 1.0) * most
    }
}

fn cube(at: DVec3, velocity: DVec3) -> BodyBuilder {
    BodyBuilder::cuboid(DVec3::ONE).mass(10.0).friction(0.5).restitution(0.5).position(at).velocity(velocity)
}

fn ground() -> Result<World> {
    let mut w = World::new();
    w.add(BodyBuilder::ground().friction(0.5).restitution(0.5))?;
    Ok(w)
}

fn cubes(name: &str, n: u32) -> Result<World> {
    let mut w = ground()?;
    let mut d = Dice(42);
    let wide = tumble::trig::cbrt(f64::from(n));
    let side = f64::from(n).sqrt().ceil();
    for i in 0..n {
        let k = f64::from(i);
        let (at, velocity) = match name {
            "ClusterDrop" => (
                DVec3::new(d.within(wide), d.within(wide), 3.5 + d.within(wide).abs()),
                DVec3::new(d.within(1.0), d.within(1.0), d.within(1.0)),
            ),
            "StackCollapse" => (DVec3::new(d.within(0.15), d.within(0.15), 0.5 + k), DVec3::ZERO),
            _ => (DVec3::new(3.0 * (k % side), 3.0 * (k / side).floor(), 2.5), DVec3::ZERO),
        };
        w.add(cube(at, velocity))?;
    }
    Ok(w)
}

/// Length of a step of the scenes by size [s].
const FRAME: f64 = 1.0 / 60.0;

/// A pyramid of cubes at rest, of as many rows.
fn pyramid(rows: u32) -> Result<SizeJson> {
    let mut w = ground()?;
    for row in 0..rows {
        for k in 0..rows - row {
            let x = f64::from(k) + 0.5 * f64::from(row);
            w.add(cube(DVec3::new(1.01 * x, 0.0, 0.5 + f64::from(row)), DVec3::ZERO))?;
        }
    }
    for _ in 0..10 {
        w.step(FRAME);
    }
    Ok(sized("pyramid of boxes at rest", &mut w, 60))
}

/// Balls that are poured into a box, while they land.
fn poured(balls: u32) -> Result<SizeJson> {
    let mut w = ground()?;
    let (mut d, wide) = (Dice(7), 2.0);
    for (x, y) in [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)] {
        let size = DVec3::new(if x == 0.0 { 6.0 } else { 0.5 }, if y == 0.0 { 6.0 } else { 0.5 }, 40.0);
        let at = DVec3::new(x * (wide + 0.25), y * (wide + 0.25), 20.0);
        w.add(BodyBuilder::fixed().shape(tumble::Shape::cuboid_size(size)?).position(at).friction(0.5))?;
    }
    for k in 0..balls {
        let layer = f64::from(k / 9);
        let (x, y) = (f64::from(k % 3) - 1.0, f64::from(k / 3 % 3) - 1.0);
        let at = DVec3::new(1.1 * x + d.within(0.05), 1.1 * y + d.within(0.05), 0.6 + 1.1 * layer);
        w.add(BodyBuilder::ball(0.5).mass(10.0).friction(0.5).restitution(0.2).position(at))?;
    }
    for _ in 0..30 {
        w.step(FRAME);
    }
    Ok(sized("balls poured into a box", &mut w, 30))
}

fn sized(scene: &'static str, w: &mut World, steps: u32) -> SizeJson {
    let (mut contacts, mut unsolved_steps) = (0, 0);
    let clock = Instant::now();
    for _ in 0..steps {
        let r = w.step(FRAME);
        contacts = contacts.max(r.contacts.len());
        unsolved_steps += u32::from(r.verdict() != Verdict::Solved);
    }
    let ms_per_step = clock.elapsed().as_secs_f64() * 1e3 / f64::from(steps);
    let bodies = w.bodies().filter(|b| b.kind() == BodyKind::Dynamic).count() as u32;
    SizeJson { scene, bodies, contacts, ms_per_step, times_real_time: 1e3 * FRAME / ms_per_step, unsolved_steps, steps }
}

fn drop_scene(name: &'static str, bodies: u32, predecessor: Option<f64>) -> Result<SceneJson> {
    let world = cubes(name, bodies)?;
    let mut times = Vec::with_capacity(RUNS);
    let (mut contacts, mut unsolved, mut worst) = (0, 0, 0.0);
    for run in 0..RUNS {
        let mut w = world.clone();
        let clock = Instant::now();
        for _ in 0..FRAMES {
            w.step(STEP);
            if run == 0 {
                let r = w.report();
                contacts = contacts.max(r.contacts.len());
                unsolved += u32::from(r.verdict() != Verdict::Solved);
                if r.residual() > worst {
                    worst = r.residual();
                }
            }
        }
        times.push(clock.elapsed().as_secs_f64() * 1e3);
    }
    times.sort_by(f64::total_cmp);
    let total = times[RUNS / 2];
    Ok(SceneJson {
        scene: name,
        bodies,
        steps: FRAMES,
        ms_per_step: total / f64::from(FRAMES),
        ms_best: times[0] / f64::from(FRAMES),
        ms_total: total,
        predecessor_ms_total: predecessor,
        contacts,
        unsolved_steps: unsolved,
        worst_residual: worst,
    })
}

fn at_rest(name: &'static str, bodies: u32) -> Result<RestJson> {
    const WARM: u32 = 60;
    const STEPS: u32 = 200;
    let mut w = ground()?;
    for k in 0..bodies {
        w.add(cube(DVec3::new(0.0, 0.0, 0.5 + f64::from(k)), DVec3::ZERO))?;
    }
    for _ in 0..WARM {
        w.step(STEP);
    }
    let (mut sum, mut most, mut contacts) = (0, 0, 0);
    let clock = Instant::now();
    for _ in 0..STEPS {
        let r = w.step(STEP);
        sum += r.sweeps();
        most = most.max(r.sweeps());
        contacts = r.contacts.len();
    }
    let ms = clock.elapsed().as_secs_f64() * 1e3 / f64::from(STEPS);
    let mean = f64::from(sum) / f64::from(STEPS);
    Ok(RestJson { scene: name, bodies, contacts, mean_sweeps: mean, max_sweeps: most, ms_per_step: ms })
}

/// Cost of creating and keeping contacts: a thousand cubes that fall and touch the floor in the same step.
fn contact() -> Result<ContactJson> {
    let mut w = ground()?;
    let s = Settings { timings: true, ..*w.settings() };
    w.set_settings(s)?;
    for k in 0..1000 {
        let (x, y) = (f64::from(k % 32), f64::from(k / 32));
        w.add(cube(DVec3::new(2.0 * x, 2.0 * y, 0.7), DVec3::ZERO))?;
    }
    let (mut created, mut flight) = (0.0, 0.0);
    for _ in 0..100 {
        let r = w.step(STEP);
        let ns = r.timings.context("timings were asked for")?.total as f64;
        if r.contacts.is_empty() {
            flight = ns;
        } else {
            created = ns;
            break;
        }
    }
    // until the cubes are at rest
    for _ in 0..200 {
        w.step(STEP);
    }
    let (mut kept, mut contacts) = (0.0, 0);
    for _ in 0..20 {
        let r = w.step(STEP);
        kept += r.timings.context("timings were asked for")?.total as f64 / 20.0;
        contacts = r.contacts.len();
    }
    let each = |ns: f64| ns / contacts.max(1) as f64;
    Ok(ContactJson { contacts, ns_to_create: each(created - flight), ns_to_keep: each(kept) })
}
