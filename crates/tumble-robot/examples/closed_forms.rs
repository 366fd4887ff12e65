//! What robots are, as numbers for a comparison with other programs: `closed_forms FILE…` prints a line of JSON for each file.
//!
//! Masses, centres and tensors of all links, and for some positions drawn within the limits the poses of all links, the mass matrix and
//! the torques of inverse dynamics in no gravity. The root of a URDF moves freely; it has no rates and no accelerations.
//! `python/tools/robots.py` compares them.

#![expect(clippy::print_stdout, reason = "prints numbers for other programs")]

use serde_json::{Value, json};
use std::path::Path;
use tumble::{DQuat, DVec3};
use tumble_robot::{Format, Motion, Robot, Severity};

/// Positions of each robot.
const STATES: u64 = 3;

/// SplitMix64: numbers in −1 … 1.
struct Draw(u64);

impl Draw {
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) as f64 / u64::MAX as f64 * 2.0 - 1.0
    }

    fn quaternion(&mut self) -> [f64; 4] {
        let q = DQuat::from_xyzw(self.next(), self.next(), self.next(), self.next()).normalize();
        [q.w, q.x, q.y, q.z]
    }
}

fn position(robot: &Robot, draw: &mut Draw) -> Vec<f64> {
    let mut all = Vec::with_capacity(robot.positions());
    for joint in &robot.joints {
        let wide = if joint.motion == Motion::Slide { 0.5 } else { 3.0 };
        let (a, b) = joint.range.unwrap_or((-wide, wide));
        match joint.motion {
            Motion::Hinge | Motion::Slide => all.push(a + (b - a) * (0.5 + 0.45 * draw.next())),
            Motion::Ball => all.extend(draw.quaternion()),
            Motion::Free => {
                all.extend([draw.next(), draw.next(), draw.next()]);
                all.extend(draw.quaternion());
            }
        }
    }
    all
}

fn state(robot: &Robot, seed: u64) -> Value {
    let mut draw = Draw(seed);
    let positions = position(robot, &mut draw);
    let mut velocity = || -> Vec<f64> { (0..robot.velocities()).map(|_| draw.next()).collect() };
    let (mut rates, mut accelerations) = (velocity(), velocity());
    if robot.format == Format::Urdf {
        rates[..6].fill(0.0);
        accelerations[..6].fill(0.0);
    }
    let posture = robot.posture(&positions);
    let poses: Vec<[f64; 7]> = (posture.links.iter())
        .map(|p| {
            let (x, q) = (p.position, p.rotation);
            [x.x, x.y, x.z, q.w, q.x, q.y, q.z]
        })
        .collect();
    json!({
        "poses": poses,
        "matrix": robot.mass_matrix(&posture),
        "torques": robot.inverse_dynamics(&posture, &rates, &accelerations, DVec3::ZERO),
        "positions": positions,
        "rates": rates,
        "accelerations": accelerations,
    })
}

fn numbers(path: &Path) -> Value {
    let robot = match Robot::load(path) {
        Ok(robot) => robot.with_base(Some(false)),
        Err(findings) => {
            let refused = findings.0.iter().filter(|f| f.severity == Severity::Refused);
            return json!({ "refused": refused.map(ToString::to_string).collect::<Vec<_>>() });
        }
    };
    let links: Vec<Value> = (robot.links.iter())
        .map(|l| {
            let m = &l.inertia;
            json!({
                "name": l.name,
                "parent": l.parent,
                "mass": m.mass,
                "centre": m.centre.to_array(),
                "tensor": m.tensor.to_cols_array(),
            })
        })
        .collect();
    let joints: Vec<Value> = (robot.joints.iter().enumerate())
        .map(|(k, j)| {
            json!({
                "name": j.name,
                "link": j.link,
                "motion": j.motion.name(),
                "position": robot.position_of(k),
                "velocity": robot.velocity_of(k),
                "range": j.range,
                "damping": j.damping,
                "friction": j.friction,
                "armature": j.armature,
            })
        })
        .collect();
    let approximated = robot.findings.0.iter().filter(|f| f.severity == Severity::Approximated);
    json!({
        "name": robot.name,
        "links": links,
        "joints": joints,
        "states": (0..STATES).map(|seed| state(&robot, seed)).collect::<Vec<_>>(),
        "approximated": approximated.map(ToString::to_string).collect::<Vec<_>>(),
    })
}

fn main() {
    for file in std::env::args().skip(1) {
        let mut line = numbers(Path::new(&file));
        line["file"] = file.into();
        println!("{line}");
    }
}
