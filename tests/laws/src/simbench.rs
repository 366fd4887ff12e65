//! The accuracy benchmark of the literature (rolling, bouncing, 666, elastic 666, kapla), beside published results.
//!
//! Scenes, measures and published figures as described in the SimBenchmark report; everything here is built anew.
//! No position correction, solver tolerance 1e-13 where exactness is asked for.

use std::time::Instant;
use tumble::{BodyBuilder, BodyId, DVec3, Material, Settings, World, trig};
use tumble_random::{Lcg, Random as _};

const G: f64 = 9.81;

fn settings(tolerance: f64) -> Settings {
    let mut s = Settings::default();
    s.solver.tolerance = tolerance;
    s.solver.restitution_threshold = 0.0;
    s.correction.enabled = false;
    s
}

fn world(tolerance: f64) -> World {
    let mut w = World::new();
    w.set_settings(settings(tolerance)).expect("settings");
    w
}

/// Runs the chosen scenes, all when none is named. A number caps the simulated time of the long ones.
pub(crate) fn run(args: &[String]) {
    let all = ["rolling", "bouncing", "666", "elastic", "kapla"];
    let chosen: Vec<&str> = args.iter().map(String::as_str).filter(|a| all.contains(a)).collect();
    let wants = |name: &str| chosen.is_empty() || chosen.contains(&name);
    if wants("rolling") {
        rolling();
    }
    if wants("bouncing") {
        bouncing();
    }
    if wants("666") {
        spheres(false);
    }
    if wants("elastic") {
        spheres(true);
    }
    if wants("kapla") {
        let steps = args.iter().find_map(|a| a.parse().ok()).unwrap_or(60_000);
        kapla(steps);
    }
}

fn rolling() {
    println!("rolling: mean squared velocity error; not moving at all gives 3.145");
    println!("  published: y  RaiSim 4.1e-7, Bullet 7.3e-28, ODE 7.7e-9, DART 0.43, MuJoCo 2.4e-3");
    println!("             xy RaiSim 4.1e-7, Bullet 3.9e-27, ODE and DART 3.145, MuJoCo 2.2e-3");
    for degrees in [90.0_f64, 60.0, 45.0, 17.0, 0.0] {
        let clock = Instant::now();
        let a = degrees.to_radians();
        let d = DVec3::new(trig::cos(a), trig::sin(a), 0.0);
        let mut w = world(1e-13);
        let ground = w.add_material(Material::default()).expect("material");
        let plank = w.add_material(Material::default()).expect("material");
        let rubber = w.add_material(Material::default()).expect("material");
        for (x, y, mu) in [(ground, plank, 0.4), (plank, rubber, 0.8), (ground, rubber, 0.5)] {
            w.set_pair(x, y, Material::new(mu, 0.0)).expect("pair");
        }
        w.add(BodyBuilder::ground().material(ground)).expect("floor");
        let b = BodyBuilder::cuboid(DVec3::new(20.0, 20.0, 1.0)).mass(10.0).material(plank);
        let b = w.add(b.position(DVec3::new(0.0, 0.0, 0.5 - 2e-5)).force(d * 150.0)).expect("box");
        let mut first = None;
        for i in 0..5 {
            for j in 0..5 {
                let at = DVec3::new(2.0 * f64::from(i) - 4.0, 2.0 * f64::from(j) - 4.0, 1.5 - 6e-5);
                let ball = w.add(BodyBuilder::ball(0.5).mass(1.0).material(rubber).position(at)).expect("ball");
                first = first.or(Some(ball));
            }
        }
        let ball = first.expect("a ball");
        let f1 = 0.4 * (10.0 + 25.0) * G;
        let f2 = (150.0 - f1) / 10.0 / (3.5 + 25.0 / 10.0);
        let (a_ball, a_box) = (f2, 3.5 * f2);
        let (mut sum, steps) = (0.0, 4000);
        for k in 0..steps {
            let t = f64::from(k) * 1e-3;
            let (vb, vx) = (w.velocity(ball).expect("ball"), w.velocity(b).expect("box"));
            sum += (vb - d * (a_ball * t)).length_squared() + (vx - d * (a_box * t)).length_squared();
            w.step(1e-3);
        }
        println!("  tumble at {degrees:2}°: {:8.1e}   {:.2} s", sum / f64::from(steps), clock.elapsed().as_secs_f64());
    }
}

fn bouncing() {
    println!("bouncing: mean squared energy error [J²]");
    println!("  dt       tumble      RaiSim   ODE      Bullet   DART      s");
    let published = [
        (1e-5, [1.9e-10, 1.9e-2, 7.5, 7.4]),
        (1e-4, [1.9e-6, 1.85, 752.0, 483.0]),
        (1e-3, [1.9e-2, 185.0, 7.5e4, 7.2e4]),
        (4e-3, [4.8, 2.98e3, 1.2e6, 1.2e6]),
        (1e-2, [186.0, 1.9e4, 7.4e6, 7.4e6]),
        (1e-1, [1.8e6, 2.0e6, 7.7e8, 7.7e8]),
    ];
    for (dt, other) in published.into_iter().rev() {
        let clock = Instant::now();
        let mut w = world(1e-13);
        w.add(BodyBuilder::ground().friction(0.0).restitution(1.0)).expect("floor");
        for k in 0..49 {
            let at = DVec3::new(2.0 * f64::from(k % 7), 2.0 * f64::from(k / 7), 5.0);
            w.add(BodyBuilder::ball(0.1).mass(10.0).friction(0.0).restitution(1.0).position(at)).expect("ball");
        }
        let reference = 49.0 * 10.0 * G * 5.0;
        let steps = (20.0_f64 / dt).round() as u32;
        let mut sum = 0.0;
        for _ in 0..steps {
            let e = w.step(dt).ledger.energy() - reference;
            sum += e * e;
        }
        let [a, b, c, d] = other;
        let mean = sum / f64::from(steps);
        println!(
            "  {dt:6.0e}  {mean:9.1e}  {a:8.1e} {b:8.1e} {c:8.1e} {d:8.1e}   {:.1}",
            clock.elapsed().as_secs_f64()
        );
    }
}

/// Uniform numbers for the jitter of the 6×6×6 balls.
fn jitter(dice: &mut Lcg) -> f64 {
    dice.unit() * 1e-3
}

fn spheres(elastic: bool) {
    let published: &[(f64, f64, f64)] = if elastic {
        println!("elastic 666: mean squared energy error [J²]");
        &[(1e-4, 1.1e-3, 1.1), (4e-4, 0.249, 17.5), (1e-3, 8.37, 112.0), (4e-3, 264.0, 1.65e3), (1e-2, 5.2e6, 8.6e6)]
    } else {
        println!("666: mean squared overlap [m²]");
        &[
            (1e-4, 1.64e-6, 1.55e-6),
            (4e-4, 2.4e-5, 2.6e-5),
            (1e-3, 1.35e-4, 1.55e-4),
            (4e-3, 2.1e-3, 2.4e-3),
            (1e-2, 1.5e-2, 1.6e-2),
            (4e-2, 0.25, 0.25),
            (1e-1, 0.96, 4.4),
        ]
    };
    println!("  dt       tumble      RaiSim   ODE      unsolved steps   s");
    for &(dt, raisim, ode) in published.iter().rev() {
        let clock = Instant::now();
        let e = if elastic { 1.0 } else { 0.0 };
        let height = if elastic { 1.101 } else { 0.101 };
        let mut w = world(1e-10);
        w.add(BodyBuilder::ground().friction(0.0).restitution(e)).expect("floor");
        let mut dice = Lcg(42);
        let mut balls: Vec<BodyId> = Vec::new();
        for i in 0..6 {
            for j in 0..6 {
                for k in 0..6 {
                    let (x, y, z) = (jitter(&mut dice), jitter(&mut dice), jitter(&mut dice));
                    let grid = DVec3::new(f64::from(i), f64::from(j), f64::from(k)) * 0.21;
                    let at = grid + DVec3::new(x, y, z + height);
                    let b = BodyBuilder::ball(0.1).mass(10.0).friction(0.0).restitution(e).position(at);
                    balls.push(w.add(b).expect("ball"));
                }
            }
        }
        let (kinetic, potential) = w.energy();
        let start = kinetic + potential;
        let steps = (10.0_f64 / dt).round() as u32;
        let (mut sum, mut unsolved) = (0.0, 0);
        for _ in 0..steps {
            let r = w.step(dt);
            unsolved += u32::from(r.verdict() > tumble::Verdict::Guarded);
            if elastic {
                let d = r.ledger.energy() - start;
                sum += d * d;
            } else {
                sum += overlap(&w, &balls);
            }
        }
        let mean = sum / f64::from(steps);
        println!(
            "  {dt:6.0e}  {mean:9.1e}  {raisim:8.1e} {ode:8.1e}  {unsolved:6}         {:.1}",
            clock.elapsed().as_secs_f64()
        );
    }
}

/// Σ over pairs of (2r − d)₊² and over balls of (r − z)₊² [m²].
fn overlap(w: &World, balls: &[BodyId]) -> f64 {
    let places: Vec<DVec3> = balls.iter().map(|b| w.position(*b).expect("ball")).collect();
    let deep = |d: f64| if d > 0.0 { d * d } else { 0.0 };
    let mut sum = 0.0;
    for (i, a) in places.iter().enumerate() {
        sum += deep(0.1 - a.z);
        for b in &places[i + 1..] {
            let d = *a - *b;
            if d.x.abs() < 0.2 && d.y.abs() < 0.2 && d.z.abs() < 0.2 {
                sum += deep(0.2 - d.length());
            }
        }
    }
    sum
}

fn kapla(steps: u32) {
    println!(
        "kapla: steps until the tower falls, no position correction; published: RaiSim 60,000, Bullet 147, ODE 122, DART 19"
    );
    let clock = Instant::now();
    let mut w = World::new();
    let mut s = settings(1e-8);
    s.solver.restitution_threshold = 0.5;
    w.set_settings(s).expect("settings");
    w.add(BodyBuilder::ground().friction(0.8)).expect("floor");
    let mut last = None;
    let mut brick = |w: &mut World, size: DVec3, at: DVec3| {
        last = Some(w.add(BodyBuilder::cuboid(size).mass(10.0).friction(0.8).position(at)).expect("brick"));
    };
    for i in 0..6 {
        let z = 0.2 * f64::from(i);
        for j in 0..8 {
            brick(&mut w, DVec3::new(0.05, 0.25, 0.1), DVec3::new(0.2 * f64::from(j), 0.0, z + 0.05));
        }
        let wall = DVec3::new(0.2, 0.05, 0.1);
        for j in 0..4 {
            brick(&mut w, wall, DVec3::new(0.4 * f64::from(j) + 0.1, -0.1, z + 0.15));
        }
        for j in 0..3 {
            brick(&mut w, wall, DVec3::new(0.4 * f64::from(j) + 0.3, 0.1, z + 0.15));
        }
        for x in [0.1, 1.3] {
            brick(&mut w, wall, DVec3::new(x, 0.1, z + 0.15));
        }
    }
    let last = last.expect("a brick");
    let start = w.position(last).expect("brick");
    let mut unsolved = 0;
    for k in 0..steps {
        unsolved += u32::from(w.step(0.01).verdict() > tumble::Verdict::Guarded);
        if w.position(last).expect("brick").z < 1.0 {
            println!("  tumble: fell after {k} steps");
            return;
        }
    }
    let moved = (w.position(last).expect("brick") - start).length();
    println!(
        "  tumble: {} bricks stand after {steps} steps, last wall moved {moved:.1e} m, {unsolved} unsolved steps, {:.0} s",
        w.body_count() - 1,
        clock.elapsed().as_secs_f64()
    );
}
