//! Share of restitution: is it what the rows say, and does no part of an island gain by its bounces?
//!
//! Where Newton's e with friction would bring energy, an impact leaves with a share of it. The share of a frame is the least
//! of its islands, that of an island the least of its contacts. A contact that is alone in its island leaves with no more
//! than its share of e times its approach. And bodies that press each other, a part of their island, gain no energy
//! together where one of their contacts bounced: ½ Σ P·(u⁻ + u⁺) ≤ 0, the work of kinematic bodies taken out.
//!
//! Answers that are not solved are held to the energy of the whole (`energy`); recordings of older formats say no shares.

use super::contact::{pushes, unrounded, world};
use super::findings::Audit;
use super::step::{Stage, Step, sorted};
use crate::contact_rows::{ContactRow, SolveRow};
use std::collections::BTreeMap;
use tumble::{Mode, Verdict};
use tumble_math::order::{max, min, positive_part};

/// Rounding of the energy of a part, beside its kinetic energy and the work that is added up [–]: what a certificate grants.
const SHARE: f64 = 2e-12;

/// Rounding of a velocity, in parts of all that impulses would add to it if none cancelled [–]: some bits.
const VELOCITY: f64 = 2e-15;

pub(super) fn check(audit: &mut Audit, stage: &Stage<'_>, step: &Step<'_>) {
    if !stage.has_origins {
        return;
    }
    let k = step.after.row.frame;
    let mut least: BTreeMap<u32, f64> = BTreeMap::new();
    // touches are among the solves of the frame
    for c in step.contacts.iter().chain(step.touches.iter().flat_map(|t| &t.contacts)) {
        let of_island = least.entry(c.island).or_insert(1.0);
        *of_island = min(*of_island, c.restitution_share);
        let within = (0.0..=1.0).contains(&c.restitution_share);
        audit.ask("verdict", k, f64::from(u8::from(!within)), 0.0, || {
            format!("contact {} has a share of {} of its restitution", c.id, c.restitution_share)
        });
    }
    for s in &step.solves {
        // written so that what is not a number differs
        let same = least.get(&s.island).copied().unwrap_or(1.0) == s.restitution_share;
        audit.ask("verdict", k, f64::from(u8::from(!same)), 0.0, || {
            format!("island {} says a share of {}, not the least of its contacts", s.island, s.restitution_share)
        });
    }
    let of_frame = step.solves.iter().fold(1.0, |m, s| min(m, s.restitution_share));
    let row = &step.after.row;
    audit.ask("verdict", k, f64::from(u8::from(of_frame != row.restitution_share)), 0.0, || {
        format!("the frame says a share of {}, its islands {of_frame}", row.restitution_share)
    });
    let solves: BTreeMap<u32, &SolveRow> = step.solves.iter().map(|s| (s.island, s)).collect();
    for one in std::iter::once(step).chain(&step.touches) {
        for c in &one.contacts {
            if let Some(s) = solves.get(&c.island) {
                floor(audit, stage, k, c, s);
            }
        }
        parts(audit, stage, one, &solves);
    }
}

/// The speed with which a contact leaves: nothing is reduced that did not bounce, and what bounced alone leaves with no more
/// than its share of e times the approach.
fn floor(audit: &mut Audit, stage: &Stage<'_>, k: u64, c: &ContactRow, s: &SolveRow) {
    let bounced = s.rounds > 0 && c.velocity_bound <= 0.0;
    let stray = c.restitution_share < 1.0 && !bounced;
    audit.ask("contact", k, f64::from(u8::from(stray)), 0.0, || {
        format!("contact {} has a share of {} without a bounce", c.id, c.restitution_share)
    });
    if c.mode != Mode::Bounce || s.contacts != 1 || s.joints != 0 {
        return;
    }
    let most = c.restitution_share * c.restitution * positive_part(-c.approach_velocity[0]);
    audit.ask("contact", k, positive_part(-c.velocity_bound - most), stage.tolerance, || {
        format!(
            "contact {} is told to leave with {:.6e} m/s, its share of e is {most:.6e} m/s",
            c.id, -c.velocity_bound
        )
    });
}

/// Energy of the parts in which a contact bounced.
fn parts(audit: &mut Audit, stage: &Stage<'_>, step: &Step<'_>, solves: &BTreeMap<u32, &SolveRow>) {
    let joins = |c: &ContactRow| {
        let bounces = solves.get(&c.island).is_some_and(|s| s.rounds > 0 && s.verdict == Verdict::Solved);
        bounces && (c.impulse != [0.0; 3] || c.mode == Mode::Bounce)
    };
    if !step.contacts.iter().any(|c| c.mode == Mode::Bounce && joins(c)) {
        return;
    }
    // the first body of each body's part
    let mut first: BTreeMap<u32, u32> = step.active.keys().map(|id| (*id, *id)).collect();
    for c in step.contacts.iter().filter(|c| joins(c)) {
        if let (Some(&a), Some(&b)) = (first.get(&c.body_a), first.get(&c.body_b)) {
            let (low, high) = sorted(a, b);
            first.values_mut().filter(|f| **f == high).for_each(|f| *f = low);
        }
    }
    for one in &step.joints {
        let bodies: Vec<u32> =
            one.parts.iter().flat_map(|p| &p.ends).filter_map(|(b, _)| first.get(b).copied()).collect();
        if let Some(&low) = bodies.iter().min() {
            first.values_mut().filter(|f| bodies.contains(f)).for_each(|f| *f = low);
        }
    }
    let mut energies: BTreeMap<u32, Part> = BTreeMap::new();
    for (id, m) in &step.active {
        let turning =
            m.spin_before.length() * m.turning_before.length() + m.spin_after.length() * m.turning_after.length();
        let moving = m.inertial.mass * (m.velocity_before.length_squared() + m.velocity_after.length_squared());
        energies.entry(first[id]).or_default().scale += 0.5 * (turning + moving);
    }
    let pushes = pushes(step);
    for (c, bias) in step.contacts.iter().zip(&step.biases).filter(|(c, _)| joins(c)) {
        let Some(own) = first.get(&c.body_a).or_else(|| first.get(&c.body_b)) else { continue };
        let part = energies.entry(*own).or_default();
        part.bounced |= c.mode == Mode::Bounce;
        for i in 0..3 {
            let work = 0.5 * c.impulse[i] * (c.approach_velocity[i] + c.velocity[i] - bias.change[i]);
            part.gain += work;
            part.scale += work.abs();
        }
        let size = world(c, c.impulse).length();
        part.unsure += size * (VELOCITY * unrounded(c, step, &pushes) + bias.unsure);
    }
    for (id, p) in energies.iter().filter(|(_, p)| p.bounced) {
        let limit = SHARE * p.scale + p.unsure;
        audit.ask("energy", step.after.row.frame, max(p.gain, 0.0), limit, || {
            format!("bounces brought {:.3e} J to {} and what it presses", p.gain, stage.name(*id))
        });
    }
}

/// Energy balance of a part of an island.
#[derive(Clone, Copy, Debug, Default)]
struct Part {
    bounced: bool,
    /// Energy gained by its contacts [J].
    gain: f64,
    /// Its kinetic energy and the work that was added up [J].
    scale: f64,
    /// Uncertainty by the rounding of velocities [J].
    unsure: f64,
}
