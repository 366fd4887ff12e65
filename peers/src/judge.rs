//! The one judge: raw states and energies in, named measures out. It knows scenes, never engines.
//!
//! Overlap is measured here, by separating axes over all faces and pairs of edges (`solid`), with no engine's help.

use crate::child::Run;
use crate::engines::State;
use crate::scene::{Form, Scene};
use crate::solid::{Solid, gap};
use glam::{DMat3, DVec3};
use std::collections::BTreeMap;

/// A measure by its name; the unit is part of the name.
pub type Measure = (&'static str, f64);

/// A body that lost this much height in a scene that is to stand has fallen [m]: its own height.
const FALLEN: f64 = 1.0;

/// Everything that the states say about the scene's physics.
pub fn judge(scene: &Scene, run: &Run, frames: &[Vec<State>]) -> Vec<Measure> {
    let mut out = Vec::new();
    let (Some(first), Some(last)) = (frames.first(), frames.last()) else { return out };
    let moving: Vec<usize> = (0..scene.bodies.len()).filter(|&k| !scene.bodies[k].fixed).collect();
    let up = if scene.gravity == DVec3::ZERO { DVec3::Z } else { -scene.gravity.normalize() };
    if scene.stands {
        let height = |k: usize| first[k].position.dot(up);
        let top = moving.iter().map(|&k| height(k)).fold(f64::MIN, f64::max);
        let sink = moving
            .iter()
            .filter(|&&k| height(k) > top - 1e-6)
            .map(|&k| (first[k].position - last[k].position).dot(up))
            .fold(f64::MIN, f64::max);
        out.push(("top_sink_m", sink));
    }
    out.push(("deepest_gap_m", deepest_gap(scene, last)));
    // creep: the fastest body over about the last second
    let end = run.frames.last().copied().unwrap_or(0);
    if let Some(k) = run.frames.iter().position(|&f| f + 60 >= end && f < end) {
        let time = (end - run.frames[k]) as f64 * scene.dt;
        let way = moving.iter().map(|&b| (last[b].position - frames[k][b].position).length()).fold(0.0, f64::max);
        out.push(("creep_m_per_s", way / time));
    }
    let rise = Rise::of(&run.energy);
    out.push(("energy_gain_j", rise.gain));
    if scene.stands || scene.name.starts_with("A1") || scene.name.starts_with("A2") || scene.name.starts_with("A9") {
        let spin = moving.iter().map(|&k| last[k].spin.length()).fold(0.0, f64::max);
        out.push(("spurious_spin", spin));
    }
    let fallen = moving.iter().filter(|&&k| {
        let lost = (first[k].position - last[k].position).dot(up);
        let p = last[k].position;
        // every floor but that of the slopes has its top at z = 0
        let below = scene.gravity != DVec3::ZERO && !scene.name.starts_with("A2") && p.z < 0.0;
        !p.is_finite() || (scene.stands && lost > FALLEN) || below
    });
    out.push(("fallen", fallen.count() as f64));
    let (low, high) = scene.bounds;
    let escaped = moving.iter().filter(|&&k| {
        let p = last[k].position;
        !(p.cmpge(low).all() && p.cmple(high).all())
    });
    out.push(("escaped", escaped.count() as f64));
    out.extend(closed(scene, run, frames, &moving));
    if !run.certified.is_empty() {
        let mut residuals: Vec<f64> = run.certified.iter().map(|c| c.residual).collect();
        residuals.sort_by(f64::total_cmp);
        out.push(("residual_p50", quantile(&residuals, 0.5)));
        out.push(("residual_p99", quantile(&residuals, 0.99)));
        out.push(("unsolved_steps", run.certified.iter().filter(|c| !c.solved).count() as f64));
        out.push(("contact_gain_j", run.certified.iter().map(|c| c.gain).fold(0.0, f64::max)));
        let meanwhile = run.certified.get(rise.from..rise.to).unwrap_or(&[]);
        out.push((GAIN_BY_STEP, meanwhile.iter().map(|c| c.time_step).sum()));
        out.push((GAIN_BY_CORRECTION, meanwhile.iter().map(|c| c.corrected).sum()));
    }
    out
}

/// Of sorted numbers, the one that `part` of them do not exceed.
pub fn quantile(sorted: &[f64], part: f64) -> f64 {
    if sorted.is_empty() {
        return f64::NAN;
    }
    let k = (part * sorted.len() as f64).ceil() as usize;
    sorted[k.clamp(1, sorted.len()) - 1]
}

/// The middle of the numbers; of an even count the mean of the two in the middle.
pub fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    let n = numbers.len();
    if n == 0 {
        return f64::NAN;
    }
    0.5 * (numbers[(n - 1) / 2] + numbers[n / 2])
}

/// What the ledger of an engine that keeps one booked while its energy rose by `energy_gain_j` [J].
pub const GAIN_BY_STEP: &str = "gain_time_step_j";
pub const GAIN_BY_CORRECTION: &str = "gain_corrected_j";

/// The largest rise above the lowest energy before it: nothing in these scenes feeds energy in.
#[derive(Debug, Default, PartialEq)]
struct Rise {
    /// [J]
    gain: f64,
    /// Steps made at the low and at the high.
    from: usize,
    to: usize,
}

impl Rise {
    /// Of the energies before the first step and after every one [J].
    fn of(energy: &[f64]) -> Self {
        let mut low = (f64::INFINITY, 0);
        let mut rise = Self::default();
        for (k, &e) in energy.iter().enumerate() {
            if e < low.0 {
                low = (e, k);
            }
            if e - low.0 > rise.gain {
                rise = Self { gain: e - low.0, from: low.1, to: k };
            }
        }
        rise
    }
}

/// Smallest signed distance of any two bodies [m], 0 when none touch.
fn deepest_gap(scene: &Scene, states: &[State]) -> f64 {
    let solids: Vec<Solid> = scene.bodies.iter().map(|b| Solid::new(&b.form)).collect();
    let healthy = |k: &usize| states[*k].position.is_finite() && states[*k].orientation.is_finite();
    let moving: Vec<usize> = (0..states.len()).filter(|&k| !scene.bodies[k].fixed).filter(healthy).collect();
    // a sheet has no inside to be deep in
    let is_sheet = |k: usize| matches!(scene.bodies[k].form, Form::Mesh(_));
    let fixed: Vec<usize> = (0..states.len()).filter(|&k| scene.bodies[k].fixed && !is_sheet(k)).collect();
    let largest = moving.iter().map(|&k| solids[k].radius).fold(0.0, f64::max);
    let edge = 2.0 * largest + 1e-3;
    let cell = |p: DVec3| {
        let c = (p / edge).floor();
        (c.x as i64, c.y as i64, c.z as i64)
    };
    let mut grid: BTreeMap<(i64, i64, i64), Vec<usize>> = BTreeMap::new();
    for &k in &moving {
        grid.entry(cell(states[k].position)).or_default().push(k);
    }
    let mut deepest: f64 = 0.0;
    let mut look = |a: usize, b: usize| {
        deepest = deepest.min(gap(&solids[a], &states[a], &solids[b], &states[b], deepest));
    };
    for &a in &moving {
        for &b in &fixed {
            look(a, b);
        }
        let (x, y, z) = cell(states[a].position);
        for dx in -1..=1 {
            for dy in -1..=1 {
                for dz in -1..=1 {
                    for &b in grid.get(&(x + dx, y + dy, z + dz)).into_iter().flatten().filter(|&&b| b > a) {
                        look(a, b);
                    }
                }
            }
        }
    }
    deepest
}

/// Measures of the scenes with closed answers.
fn closed(scene: &Scene, run: &Run, frames: &[Vec<State>], moving: &[usize]) -> Vec<Measure> {
    let (family, variant) = scene.name.split_once('_').unwrap_or((&scene.name, ""));
    let Some(&body) = moving.first() else { return Vec::new() };
    let track: Vec<State> = frames.iter().map(|f| f[body]).collect();
    let (first, last) = (track[0], track[track.len() - 1]);
    let at = |seconds: f64| track[((seconds / scene.dt).round() as usize).min(track.len() - 1)];
    let initial = run.energy[0];
    let relative = |e: f64| e / initial - 1.0;
    match family {
        "A1" => {
            let along = scene.bodies[body].velocity.normalize();
            let way = last.position - first.position;
            let exact = 36.0 / (2.0 * 0.5 * 9.81);
            let aside = way - along * way.dot(along);
            vec![
                ("distance_error", way.dot(along) / exact - 1.0),
                ("aside_m", DVec3::new(aside.x, aside.y, 0.0).length()),
                ("hop_m_per_s", track.iter().map(|s| s.velocity.z.abs()).fold(0.0, f64::max)),
            ]
        }
        "A2" => {
            let down = scene.bodies[body].orientation * DVec3::X;
            let way = |s: State| (s.position - first.position).dot(down);
            if variant == "26" {
                let rate = (way(at(10.0)) - way(at(5.0))) / 5.0;
                vec![("crept_m", way(at(10.0))), ("creep_rate_m_per_s", rate)]
            } else {
                let angle = 27.0_f64.to_radians();
                let exact = 9.81 * (angle.sin() - 0.5 * angle.cos());
                let measured = (at(10.0).velocity.dot(down) - at(2.0).velocity.dot(down)) / 8.0;
                vec![("acceleration_error", measured / exact - 1.0)]
            }
        }
        "A3" => {
            let e = scene.restitution;
            let peaks = peaks(&track, 0.5);
            let exact = |k: i32| e.powi(2 * k);
            let mut out = vec![("rebound_1", peaks.first().copied().unwrap_or(0.0) / exact(1))];
            let later: i32 = if e < 1.0 { 3 } else { 6 };
            let name = if e < 1.0 { "rebound_3" } else { "rebound_6" };
            out.push((name, peaks.get(later as usize - 1).copied().unwrap_or(0.0) / exact(later)));
            out
        }
        "A4" => vec![
            ("energy_change", relative(run.energy[run.energy.len() - 1])),
            ("energy_most", run.energy.iter().map(|e| relative(*e).abs()).fold(0.0, f64::max)),
        ],
        "A5" => {
            let exact = 25.0 / 7.0;
            let s = at(3.0);
            vec![
                ("speed_error", s.velocity.x / exact - 1.0),
                ("slip_error", (s.velocity.x - 0.5 * s.spin.y) / exact),
                ("speed_error_10s", at(10.0).velocity.x / exact - 1.0),
            ]
        }
        "A6" => {
            let top = moving[moving.len() - 1];
            let sunk = |f: &Vec<State>| frames[0][top].position.z - f[top].position.z;
            let aside = moving
                .iter()
                .map(|&k| {
                    let p = frames[frames.len() - 1][k].position;
                    DVec3::new(p.x, p.y, 0.0).length()
                })
                .fold(0.0, f64::max);
            let collapse =
                frames.iter().map(sunk).position(|s| s.is_nan() || s >= 0.5).map_or(-1.0, |k| k as f64 * scene.dt);
            vec![("aside_m", aside), ("collapse_s", collapse)]
        }
        "A7" => {
            let inertia = scene.bodies[body].inertia;
            let momentum = |s: &State| {
                let turn = DMat3::from_quat(s.orientation);
                turn * (inertia * (turn.transpose() * s.spin))
            };
            let start = momentum(&first);
            let wander = track.iter().map(|s| (momentum(s) - start).length() / start.length()).fold(0.0, f64::max);
            let middle = |s: &State| (DMat3::from_quat(s.orientation).transpose() * s.spin).y;
            let flips = track.windows(2).filter(|w| middle(&w[0]) * middle(&w[1]) < 0.0).count();
            vec![
                ("energy_change", relative(run.energy[run.energy.len() - 1])),
                ("momentum_wander", wander),
                ("flips", flips as f64),
            ]
        }
        "A8" => {
            let rises: Vec<f64> = run.energy.windows(2).map(|w| f64::max(w[1] - w[0], 0.0)).collect();
            vec![("largest_rise_j", rises.iter().copied().fold(0.0, f64::max)), ("rises_j", rises.iter().sum())]
        }
        "A9" => {
            let other = frames[frames.len() - 1][moving[1]];
            let exact = if scene.restitution > 0.0 { (0.0, 4.0) } else { (2.0, 2.0) };
            let off = f64::max((last.velocity.x - exact.0).abs(), (other.velocity.x - exact.1).abs());
            vec![("velocity_error_m_per_s", off), ("energy_change", relative(run.energy[run.energy.len() - 1]))]
        }
        _ => Vec::new(),
    }
}

/// Heights of the peaks after each bounce above the rest height [m]; between frames by the parabola through the state.
fn peaks(track: &[State], rest: f64) -> Vec<f64> {
    let mut out = Vec::new();
    let mut best: Option<f64> = None;
    for w in track.windows(2) {
        let bounced = w[0].velocity.z < 0.0 && w[1].velocity.z > 0.0;
        if bounced {
            out.extend(best.take());
            best = Some(0.0);
        }
        if let Some(b) = &mut best {
            let rising = w[1].velocity.z > 0.0;
            let top = if rising { w[1].velocity.z * w[1].velocity.z / (2.0 * 9.81) } else { 0.0 };
            *b = if rising { w[1].position.z - rest + top } else { *b };
        }
    }
    out.extend(best);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_of_two_is_neither_of_them() {
        assert_eq!(median(vec![3.0, 1.0]), 2.0);
        assert_eq!(median(vec![5.0, 1.0, 2.0]), 2.0);
        assert_eq!(median(vec![4.0, 1.0, 2.0, 8.0]), 3.0);
        assert!(median(Vec::new()).is_nan());
    }

    #[test]
    fn the_largest_rise_is_counted_from_the_low_before_it() {
        assert_eq!(Rise::of(&[9.0, 4.0, 6.0, 1.0, 2.0, 5.0, 3.0]), Rise { gain: 4.0, from: 3, to: 5 });
        assert_eq!(Rise::of(&[3.0, 2.0, 2.0]), Rise::default());
        assert_eq!(Rise::of(&[]), Rise::default());
    }
}
