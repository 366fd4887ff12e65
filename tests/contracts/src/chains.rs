//! Chains and nets of any size: what a joint costs in a step, and what it takes of memory.

use std::time::Instant;
use tumble::{BodyBuilder, BodyId, DVec3, End, JointBuilder, Settings, Verdict, World};

/// What a chain or net costs.
#[derive(Clone, Copy, Debug)]
pub struct Cost {
    /// Joints.
    pub joints: usize,
    /// Steps, and those that are not solved.
    pub steps: u32,
    /// See `steps`.
    pub unsolved: u32,
    /// Outer iterations of a step.
    pub iterations: f64,
    /// Time of a step [s].
    pub seconds: f64,
    /// Memory that the world and its steps took, for each joint [bytes].
    pub bytes: f64,
    /// Widest joint at a midpoint [m].
    pub gap: f64,
}

/// A chain of rods that hangs from its first and is let go level, every body as heavy as the others.
#[must_use]
pub fn chain(links: usize) -> World {
    let mut w = empty();
    let mut last = End::World;
    for k in 0..links {
        let at = DVec3::X * 0.1 * k as f64;
        let rod = BodyBuilder::cuboid(DVec3::new(0.1, 0.02, 0.02)).mass(0.1).position(at + DVec3::X * 0.05);
        let rod = added(&mut w, rod.linear_damping(0.5).angular_damping(0.5));
        joined(&mut w, JointBuilder::hinge(last, rod).at(at).axis(DVec3::Y));
        last = End::Body(rod);
    }
    w
}

/// A square net of knots and rods that hangs from its upper edge, with a gust across it.
#[must_use]
pub fn net(side: usize) -> World {
    let mut w = empty();
    let place = |row: usize, column: usize| DVec3::new(0.1 * column as f64, 0.0, -0.1 * (row + 1) as f64);
    let mut knots: Vec<BodyId> = Vec::new();
    for k in 0..side * side {
        let (row, column) = (k / side, k % side);
        let at = place(row, column);
        let gust = DVec3::Y * (row as f64 / side as f64);
        let knot = added(&mut w, BodyBuilder::ball(0.01).mass(0.05).position(at).velocity(gust));
        let above = if row == 0 { End::World } else { End::Body(knots[k - side]) };
        joined(&mut w, JointBuilder::rod(above, knot).at_a(at + DVec3::Z * 0.1).at_b(at));
        if column > 0 {
            let beside = knots[k - 1];
            joined(&mut w, JointBuilder::rod(beside, knot).at_a(place(row, column - 1)).at_b(at));
        }
        knots.push(knot);
    }
    w
}

fn empty() -> World {
    let mut w = World::new();
    let mut settings = Settings { threads: 1, ..Settings::default() };
    settings.sleep.enabled = false;
    w.set_settings(settings).unwrap_or_else(|e| panic!("settings: {e}"));
    w
}

fn added(w: &mut World, body: BodyBuilder) -> BodyId {
    w.add(body).unwrap_or_else(|e| panic!("a body: {e}"))
}

fn joined(w: &mut World, joint: JointBuilder) {
    if let Err(e) = w.add_joint(joint) {
        panic!("a joint: {e}");
    }
}

/// Memory of this process [bytes]; 0 where nobody says.
fn memory() -> f64 {
    let pages = std::fs::read_to_string("/proc/self/statm").ok();
    let resident = pages.and_then(|p| p.split_whitespace().nth(1).and_then(|n| n.parse::<f64>().ok()));
    resident.unwrap_or(0.0) * 4096.0
}

/// Makes a world and steps it; to be asked for the larger ones last, since what is freed stays with the process.
pub fn cost(make: impl FnOnce() -> World, steps: u32) -> Cost {
    let before = memory();
    let mut w = make();
    let mut cost =
        Cost { joints: w.joint_count(), steps, unsolved: 0, iterations: 0.0, seconds: 0.0, bytes: 0.0, gap: 0.0 };
    let clock = Instant::now();
    for _ in 0..steps {
        let report = w.step(1.0 / 240.0);
        cost.unsolved += u32::from(report.verdict() != Verdict::Solved);
        cost.iterations += report.islands.iter().map(|i| f64::from(i.outer)).sum::<f64>() / f64::from(steps);
        cost.gap = if report.joint_gap() > cost.gap { report.joint_gap() } else { cost.gap };
    }
    cost.seconds = clock.elapsed().as_secs_f64() / f64::from(steps.max(1));
    cost.bytes = (memory() - before) / cost.joints as f64;
    cost
}
