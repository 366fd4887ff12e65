//! A squeeze: a drive may go into another body only where there is no room, and no faster than it moves.
//!
//! An island that is called `infeasible` says that its contacts have no answer. They have one if some velocity of its bodies keeps
//!
//! ```text
//! u_n + s ≥ μ |u_t|      at every contact
//! ```
//!
//! (Acary, Cadoux, Lemaréchal and Malick 2011, after Klarbring and Pang 1998). Without friction that is the bounds themselves. With it a
//! body may have room and jam all the same: between a paddle and the floor, one corner on each, the impulses of both may
//! cancel. The condition is asked here from the rows alone and by other means than the solver's: velocities are moved onto one bound
//! after the other, over and over (Kaczmarz; onto the tangent plane of the cone), which ends where all of them hold if there is such a
//! place. What then still fails must be of the size of what the drives were granted.

use super::contact::{surface, world};
use super::findings::Audit;
use super::step::{Stage, Step};
use crate::contact_rows::{ContactRow, SolveRow};
use std::collections::BTreeMap;
use tumble::{BodyKind, DVec3, Verdict};
use tumble_math::order::{max, positive_part};

/// Rounds over all bounds [–]: with room, ten thousand leave less than [`LEFT`] in islands of dozens of contacts.
const ROUNDS: usize = 2000;

/// Part of the largest slack by which some bound must then still fail [–]. The least squares of n contacts that are squeezed
/// together leave 1/√n of it or more in the worst one.
const LEFT: f64 = 0.02;

fn v(a: [f64; 3]) -> DVec3 {
    DVec3::from_array(a)
}

/// Velocity at a contact of a body that impulses do not move.
fn driven(stage: &Stage<'_>, step: &Step<'_>, id: u32, lever: DVec3) -> DVec3 {
    let kinematic = stage.bodies.get(&id).is_some_and(|b| b.kind == BodyKind::Kinematic);
    let state = step.after.states.get(&id).filter(|_| kinematic && !step.active.contains_key(&id));
    state.map_or(DVec3::ZERO, |s| v(s.velocity) + v(s.spin).cross(lever))
}

/// How fast a driven body closes in at a contact [m/s].
pub(super) fn drive(stage: &Stage<'_>, step: &Step<'_>, c: &ContactRow) -> f64 {
    let (a, b) = (driven(stage, step, c.body_a, v(c.lever_a)), driven(stage, step, c.body_b, v(c.lever_b)));
    positive_part(v(c.normal).dot(a - b))
}

/// Approach that the gap of a contact allows, without any slack [m/s].
fn bound(step: &Step<'_>, c: &ContactRow) -> f64 {
    positive_part(c.gap) / step.horizon(step.offset(c))
}

/// Whether islands that say so have no room.
pub(super) fn check(audit: &mut Audit, stage: &Stage<'_>, step: &Step<'_>) {
    for s in step.solves.iter().filter(|s| s.verdict == Verdict::Infeasible) {
        let contacts: Vec<&ContactRow> = step.contacts.iter().filter(|c| c.island == s.island).collect();
        let granted = contacts.iter().fold(0.0, |m, c| max(m, c.velocity_bound - bound(step, c)));
        let miss = if granted > stage.tolerance && fails(stage, step, &contacts) >= LEFT * granted { 0.0 } else { 1.0 };
        audit.ask("verdict", step.after.row.frame, miss, 0.0, || said(s, granted));
    }
    let deepest = step.squeezed.values().fold(0.0, |m, d| max(m, *d));
    let infeasible = step.solves.iter().any(|s| s.verdict == Verdict::Infeasible);
    // inexact islands may be squeezed too
    let silent = infeasible && !(deepest > 0.0);
    audit.ask("verdict", step.after.row.frame, f64::from(u8::from(silent)), 0.0, || {
        "a frame without room does not say which bodies are squeezed".to_owned()
    });
}

fn said(s: &SolveRow, granted: f64) -> String {
    format!("island {} says that drives leave no room, and grants them {granted:.3e} m/s; but there is room", s.island)
}

/// By how much some bound fails when velocities were moved onto all of them over and over [m/s].
fn fails(stage: &Stage<'_>, step: &Step<'_>, contacts: &[&ContactRow]) -> f64 {
    let mut moves: BTreeMap<u32, (DVec3, DVec3)> = BTreeMap::new();
    let mut worst = 0.0;
    for _ in 0..ROUNDS {
        worst = 0.0;
        for c in contacts {
            let ends = [(c.body_a, v(c.lever_a), -1.0), (c.body_b, v(c.lever_b), 1.0)];
            let mut relative = world(c, surface(c, stage, step).to_array());
            for (id, lever, sign) in ends {
                let own = step.active.get(&id).map(|m| {
                    let (linear, angular) = moves.get(&id).copied().unwrap_or((m.velocity_before, m.spin_before));
                    linear + angular.cross(lever)
                });
                relative += own.unwrap_or_else(|| driven(stage, step, id, lever)) * sign;
            }
            let normal = v(c.normal);
            let slip = relative - normal * normal.dot(relative);
            // the plane that touches the cone along this slip
            let n = normal - slip.normalize_or_zero() * c.friction;
            let u = bound(step, c) + n.dot(relative);
            let moved = ends.iter().filter(|(id, ..)| step.active.contains_key(id));
            let size: f64 = moved
                .map(|(id, lever, _)| n.length_squared() + lever.cross(n).length_squared() / arm(contacts, *id))
                .sum();
            worst = max(worst, -u);
            if u < 0.0 && size > 0.0 {
                for (id, lever, sign) in ends {
                    if let Some(m) = step.active.get(&id) {
                        let e = moves.entry(id).or_insert((m.velocity_before, m.spin_before));
                        e.0 += n * (-sign * u / size);
                        e.1 += lever.cross(n) * (-sign * u / (size * arm(contacts, id)));
                    }
                }
            }
        }
        if worst <= stage.tolerance {
            break;
        }
    }
    worst
}

/// Mean square of the levers of a body, by which a turn is compared with a shift [m²].
fn arm(contacts: &[&ContactRow], id: u32) -> f64 {
    let ends = contacts.iter().flat_map(|c| [(c.body_a, v(c.lever_a)), (c.body_b, v(c.lever_b))]);
    let (count, sum) =
        ends.filter(|(body, _)| *body == id).fold((0.0, 0.0), |(n, s), (_, r)| (n + 1.0, s + r.length_squared()));
    if sum > 0.0 { sum / count } else { 1.0 }
}
