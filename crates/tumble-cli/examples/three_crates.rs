//! Writes the problem that `tumble` solves when it is given nothing:
//!
//! ```text
//! cargo run -p tumble-cli --example three_crates > crates/tumble-cli/problems/three_crates.txt
//! ```
//!
//! Three equal crates stand on each other on a level floor; the lowest is jerked sideways at 0.5 m/s, and gravity has
//! acted for one step. Twelve points carry them, four below each crate. The block of W between contacts i and j is
//! Σ ± Fᵢᵀ(1/m·1 − [rᵢ]× I⁻¹ [rⱼ]×)Fⱼ over the crates that both touch, here for F = (z, x, y).

use tumble_problems::files::{Block, FileProblem, Format, write_block_text};

/// Mass of a crate [kg].
const MASS: f64 = 20.0;
/// Half the edge of its square base [m], and half its height [m]: tall enough to tip before it slips along.
const HALF_BASE: f64 = 0.15;
const HALF_HEIGHT: f64 = 0.2;
/// Coulomb's coefficient of wood on wood [–].
const FRICTION: f64 = 0.5;
/// Velocity of the lowest crate [m/s].
const JERK: f64 = 0.5;
/// What gravity adds in a hundredth of a second [m/s].
const FALL: f64 = 9.81 * 0.01;

/// A point between crate `level − 1` (or the floor) and crate `level`.
#[derive(Clone, Copy)]
struct Point {
    level: usize,
    x: f64,
    y: f64,
}

impl Point {
    /// Sign and lever arm [m] with which crate `crate_index` takes part.
    fn side(&self, crate_index: usize) -> Option<(f64, [f64; 3])> {
        if crate_index == self.level {
            Some((1.0, [self.x, self.y, -HALF_HEIGHT]))
        } else if crate_index + 1 == self.level {
            Some((-1.0, [self.x, self.y, HALF_HEIGHT]))
        } else {
            None
        }
    }
}

fn cross(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/// The problem as block text.
pub(crate) fn block_text() -> String {
    let edge = 2.0 * HALF_BASE;
    let height = 2.0 * HALF_HEIGHT;
    let tip = MASS / 12.0 * (edge * edge + height * height);
    let inertia = [tip, tip, MASS / 6.0 * edge * edge];
    let corners = [(-HALF_BASE, -HALF_BASE), (HALF_BASE, -HALF_BASE), (-HALF_BASE, HALF_BASE), (HALF_BASE, HALF_BASE)];
    let points: Vec<Point> = (0..3).flat_map(|level| corners.map(|(x, y)| Point { level, x, y })).collect();
    // components n, t1, t2 are the axes z, x, y
    let axes = [[0.0, 0.0, 1.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]];
    let crate_velocity = |level: usize| [if level == 0 { JERK } else { 0.0 }, 0.0, -FALL];

    let mut blocks = Vec::new();
    for (i, p) in points.iter().enumerate() {
        for (j, q) in points.iter().enumerate() {
            let mut entries = [0.0; 9];
            let mut coupled = false;
            for crate_index in 0..3 {
                let (Some((sp, rp)), Some((sq, rq))) = (p.side(crate_index), q.side(crate_index)) else { continue };
                coupled = true;
                for (k, along) in axes.iter().enumerate() {
                    for (l, push) in axes.iter().enumerate() {
                        // velocity at p along one axis of a unit impulse at q along another
                        let (arm_p, arm_q) = (cross(rp, *along), cross(rq, *push));
                        let turned = (0..3).map(|c| arm_p[c] * arm_q[c] / inertia[c]).sum::<f64>();
                        let moved = if k == l { 1.0 / MASS } else { 0.0 };
                        entries[3 * k + l] += sp * sq * (moved + turned);
                    }
                }
            }
            if coupled {
                blocks.push(Block { row: i as u32, col: j as u32, entries: entries.map(|x| x + 0.0) });
            }
        }
    }
    let free_velocity = points
        .iter()
        .map(|p| {
            let upper = crate_velocity(p.level);
            let lower = if p.level == 0 { [0.0; 3] } else { crate_velocity(p.level - 1) };
            [upper[2] - lower[2], upper[0] - lower[0], upper[1] - lower[1]]
        })
        .collect();
    let problem =
        FileProblem { friction: vec![FRICTION; points.len()], free_velocity, blocks, format: Format::BlockText };
    write_block_text(&problem)
}

#[allow(dead_code, reason = "a test takes this file in to compare the embedded problem with what it writes")]
fn main() -> std::io::Result<()> {
    use std::io::Write as _;
    std::io::stdout().write_all(block_text().as_bytes())
}
