//! Scenes with joints: chains, pendulums, a bridge, a net, ragdolls. Every engine builds them from the same links.
//!
//! All begin at rest with their joints closed. Nothing but joints acts in most of them, so that their energy is a
//! constant of the motion; ragdolls fall on a floor.

use crate::scene::{Body, Form, Random, Scene, floor, timed};
use glam::{DQuat, DVec3};
use serde::Serialize;

/// Two bodies, or a body and the world, held together at a point.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Link {
    /// The world where there is none.
    pub a: Option<usize>,
    pub b: usize,
    /// Where the two meet at the start, in world axes [m].
    pub at: DVec3,
    /// Axis of a hinge, unit; a ball joint has none.
    pub axis: Option<DVec3>,
}

/// What an error is measured by.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    /// What gravity does on the way to the lowest place of all links [J].
    pub energy: f64,
    /// A link from joint to joint [m].
    pub length: f64,
}

/// The scenes of `--joints`.
pub const NAMES: [&str; 9] = ["J1", "J2", "J3", "J4", "J5", "J6", "J7", "J8", "J9"];

/// Length of every link [m] and its breadth.
const LENGTH: f64 = 0.5;
const BREADTH: f64 = 0.05;

/// The scene of that name; `chain:N` has N links.
pub fn make(name: &str) -> anyhow::Result<Scene> {
    if let Some(("chain", n)) = name.split_once(':') {
        return Ok(chain(name, "a chain falls from level", n.parse()?, 1.0));
    }
    Ok(match name {
        "J1" => chain(name, "a pendulum of one rod falls from level", 1, 1.0),
        "J2" => chain(name, "a chain of 10 hinges falls from level", 10, 1.0),
        "J3" => chain(name, "a chain of 100 hinges falls from level", 100, 1.0),
        "J4" => chain(name, "a chain of 10 hinges with a last link of 1,000 times the mass", 10, 1000.0),
        "J5" => chain(name, "a chain of 100 hinges with a last link of 1,000 times the mass", 100, 1000.0),
        "J6" => pendulums(name, 1000),
        "J7" => bridge(name, 30),
        "J8" => net(name, 20),
        "J9" => ragdolls(name, 16),
        _ => anyhow::bail!("no scene {name}: there are {} and chain:N", NAMES.join(", ")),
    })
}

/// A rod from one point to another.
fn rod(from: DVec3, to: DVec3, density: f64) -> Body {
    let half = DVec3::new(0.5 * (to - from).length(), 0.5 * BREADTH, 0.5 * BREADTH);
    let turn = DQuat::from_rotation_arc(DVec3::X, (to - from).normalize());
    Body { orientation: turn, ..Body::new(Form::Cuboid(half), (from + to) * 0.5, density) }
}

/// A scene of 10 s in which nothing touches.
fn swinging(name: &str, title: &'static str, bodies: Vec<Body>, links: Vec<Link>, energy: f64) -> Scene {
    let scale = Some(Scale { energy, length: LENGTH });
    Scene { links, scale, collides: false, steps: 600, friction: 0.0, ..timed(name, title, false, bodies) }
}

/// Hinges along y on a line from the origin; the last link has `ratio` times the mass of the others.
fn chain(name: &str, title: &'static str, count: usize, ratio: f64) -> Scene {
    let (mut bodies, mut links) = (Vec::new(), Vec::new());
    let mut energy = 0.0;
    for k in 0..count {
        let from = DVec3::X * (k as f64 * LENGTH);
        let body = rod(from, from + DVec3::X * LENGTH, if k + 1 == count { 1000.0 * ratio } else { 1000.0 });
        energy += body.mass * 9.81 * body.position.x;
        bodies.push(body);
        links.push(Link { a: k.checked_sub(1), b: k, at: from, axis: Some(DVec3::Y) });
    }
    swinging(name, title, bodies, links, energy)
}

/// Rods that swing each from a hinge of its own, from different angles.
fn pendulums(name: &str, count: usize) -> Scene {
    let mut random = Random::new(16);
    let (mut bodies, mut links) = (Vec::new(), Vec::new());
    let mut energy = 0.0;
    for k in 0..count {
        let at = DVec3::new((k % 32) as f64 * 2.0, (k / 32) as f64 * 0.5, 2.0);
        let angle = random.between(0.5, 2.5);
        let body = rod(at, at + DVec3::new(angle.sin(), 0.0, -angle.cos()) * LENGTH, 1000.0);
        energy += body.mass * 9.81 * 0.5 * LENGTH;
        bodies.push(body);
        links.push(Link { a: None, b: k, at, axis: Some(DVec3::Y) });
    }
    swinging(name, "1,000 pendulums", bodies, links, energy)
}

/// Planks between two banks, a tenth longer than the gap, one of them laden: a loop through the world.
fn bridge(name: &str, count: usize) -> Scene {
    // planks on a parabola of small sag, each as long as all others
    let place = |k: usize| {
        let s = 2.0 * k as f64 / count as f64 - 1.0;
        DVec3::new(0.5 * count as f64 * LENGTH * 0.95 * s, 0.0, 1.2 * s * s)
    };
    let mut ends = vec![place(0)];
    for k in 1..=count {
        let towards = (place(k) - place(k - 1)).normalize();
        ends.push(ends[k - 1] + towards * LENGTH);
    }
    let (mut bodies, mut links) = (Vec::new(), Vec::new());
    let mut energy = 0.0;
    for k in 0..count {
        let body = rod(ends[k], ends[k + 1], if k == count / 3 { 20_000.0 } else { 1000.0 });
        energy += body.mass * 9.81 * LENGTH;
        bodies.push(body);
        links.push(Link { a: k.checked_sub(1), b: k, at: ends[k], axis: Some(DVec3::Y) });
    }
    links.push(Link { a: None, b: count - 1, at: ends[count], axis: Some(DVec3::Y) });
    swinging(name, "a bridge of 30 planks, one laden", bodies, links, energy)
}

/// Balls in a square, each joined to its neighbours: a net whose one border is held.
fn net(name: &str, side: usize) -> Scene {
    let (mut bodies, mut links) = (Vec::new(), Vec::new());
    let mut energy = 0.0;
    let at = |i: usize, j: usize| DVec3::new(i as f64, j as f64, 0.0) * LENGTH;
    for j in 0..side {
        for i in 0..side {
            let k = bodies.len();
            let body = Body::new(Form::Ball(0.3 * LENGTH), at(i, j), 1000.0);
            energy += body.mass * 9.81 * (i as f64 + 1.0) * LENGTH;
            bodies.push(body);
            let halfway = |i: usize, j: usize, p: usize, q: usize| (at(i, j) + at(p, q)) * 0.5;
            if i == 0 {
                links.push(Link { a: None, b: k, at: at(0, j) - DVec3::X * (0.5 * LENGTH), axis: None });
            } else {
                links.push(Link { a: Some(k - 1), b: k, at: halfway(i - 1, j, i, j), axis: None });
            }
            if j > 0 {
                links.push(Link { a: Some(k - side), b: k, at: halfway(i, j - 1, i, j), axis: None });
            }
        }
    }
    swinging(name, "a net of 20 × 20 balls falls from level", bodies, links, energy)
}

/// Bodies of eleven parts on ball joints, dropped on each other and a floor.
fn ragdolls(name: &str, count: usize) -> Scene {
    let mut random = Random::new(17);
    let mut bodies = vec![floor(20.0)];
    let mut links = Vec::new();
    for k in 0..count {
        let turn = random.orientation();
        let at = DVec3::new((k % 2) as f64 * 0.9, (k / 2 % 2) as f64 * 0.9, 1.5 + (k / 4) as f64 * 1.8);
        let first = bodies.len();
        let place = |p: DVec3| at + turn * p;
        let mut part = |form: Form, p: DVec3, own: DQuat| {
            bodies.push(Body { orientation: turn * own, ..Body::new(form, place(p), 1000.0) });
        };
        let level = DQuat::from_rotation_y(std::f64::consts::FRAC_PI_2);
        part(Form::Cuboid(DVec3::new(0.1, 0.17, 0.25)), DVec3::ZERO, DQuat::IDENTITY);
        part(Form::Ball(0.11), DVec3::Z * 0.37, DQuat::IDENTITY);
        let mut joints = vec![(0, 1, DVec3::Z * 0.26)];
        for side in [-1.0, 1.0] {
            let n = joints.len() + 1;
            let limb = |y: f64, z: f64| DVec3::new(0.0, y * side, z);
            part(Form::Capsule(0.05, 0.09), limb(0.24, 0.06), DQuat::IDENTITY);
            part(Form::Capsule(0.04, 0.09), limb(0.24, -0.23), DQuat::IDENTITY);
            joints.push((0, n, limb(0.24, 0.2)));
            joints.push((n, n + 1, limb(0.24, -0.09)));
            part(Form::Capsule(0.07, 0.13), limb(0.1, -0.47), DQuat::IDENTITY);
            part(Form::Capsule(0.05, 0.13), limb(0.1, -0.88), DQuat::IDENTITY);
            joints.push((0, n + 2, limb(0.1, -0.26)));
            joints.push((n + 2, n + 3, limb(0.1, -0.68)));
            part(Form::Capsule(0.04, 0.06), DVec3::new(0.06, 0.1 * side, -1.11), level);
            joints.push((n + 3, n + 4, limb(0.1, -1.1)));
        }
        links.extend(joints.into_iter().map(|(a, b, p)| Link {
            a: Some(first + a),
            b: first + b,
            at: place(p),
            axis: None,
        }));
    }
    Scene { links, steps: 300, ..timed(name, "16 ragdolls fall on a floor and on each other", false, bodies) }
}

impl Scene {
    /// The link that leads to each body from the world or from a body that is reached before it, in the order in which bodies are
    /// reached; `None` for a body that nothing leads to. Links that are in no list close loops.
    pub fn tree(&self) -> Vec<(usize, Option<usize>)> {
        let mut reached = vec![false; self.bodies.len()];
        let mut used = vec![false; self.links.len()];
        let mut order: Vec<(usize, Option<usize>)> = Vec::new();
        let mut touching = vec![Vec::new(); self.bodies.len()];
        for (k, link) in self.links.iter().enumerate() {
            touching[link.b].push(k);
            if let Some(a) = link.a {
                touching[a].push(k);
            }
        }
        let mut begin: Vec<(usize, Option<usize>)> =
            self.links.iter().enumerate().filter(|(_, l)| l.a.is_none()).map(|(k, l)| (l.b, Some(k))).collect();
        begin.extend((0..self.bodies.len()).map(|b| (b, None)));
        for (body, by) in begin {
            if reached[body] {
                continue;
            }
            reached[body] = true;
            let mut next = order.len();
            order.push((body, by));
            if let Some(k) = by {
                used[k] = true;
            }
            while let Some(&(from, _)) = order.get(next) {
                for &k in &touching[from] {
                    let link = &self.links[k];
                    let Some(a) = link.a else { continue };
                    let to = if a == from { link.b } else { a };
                    if !used[k] && !reached[to] {
                        (used[k], reached[to]) = (true, true);
                        order.push((to, Some(k)));
                    }
                }
                next += 1;
            }
        }
        order
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scenes_begin_closed_and_their_trees_reach_every_body_once() {
        for name in NAMES {
            let scene = make(name).unwrap();
            let tree = scene.tree();
            let mut seen = vec![false; scene.bodies.len()];
            for &(body, by) in &tree {
                assert!(!seen[body], "{name}");
                if let Some(link) = by.map(|k| scene.links[k]) {
                    let other = if link.b == body { link.a } else { Some(link.b) };
                    assert!(other.is_none_or(|o| seen[o]), "{name}");
                }
                seen[body] = true;
            }
            assert!(seen.iter().all(|s| *s), "{name}");
            for link in &scene.links {
                // a joint is on or near both of its bodies
                for body in [link.a, Some(link.b)].into_iter().flatten() {
                    let off = (scene.bodies[body].position - link.at).length();
                    assert!(off < 0.6 * LENGTH.max(0.8), "{name}: {off}");
                }
            }
        }
        // one loop through the world, and one for each mesh of the net
        assert_eq!(make("J7").unwrap().links.len(), 31);
        assert_eq!(make("J8").unwrap().links.len() - 400, 19 * 20);
    }
}
