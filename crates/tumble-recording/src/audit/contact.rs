//! Action of a contact, from the recorded rows: its impulse in world axes, the sum of all impulses on a body, and the velocity of
//! one body against the other.
//!
//! Which of these numbers a law compares is left to the laws.

use super::motion::evenly;
use super::step::{Stage, Step};
use crate::contact_rows::ContactRow;
use std::collections::BTreeMap;
use tumble::{BodyKind, DVec3};

/// Rounding of a sum, in parts of the sum of its terms' sizes [–].
pub(super) const ROUNDING: f64 = 1e-12;
/// Rounding of what went through two turns and an inversion [–].
pub(super) const TURNED: f64 = 1e-10;

fn v(a: [f64; 3]) -> DVec3 {
    DVec3::from_array(a)
}

/// Impulse on B in world axes.
pub(super) fn world(c: &ContactRow, l: [f64; 3]) -> DVec3 {
    v(c.normal) * l[0] + v(c.tangent1) * l[1] + v(c.tangent2) * l[2]
}

/// Action of contacts and joints on each body: impulse, moment about the centre of mass, and the sizes of both.
pub(super) type Pushes = BTreeMap<u32, (DVec3, DVec3, f64, f64)>;

/// Impulses and moments of the contacts and joints of a step on bodies.
pub(super) fn pushes(step: &Step<'_>) -> Pushes {
    let mut all = Pushes::new();
    for c in &step.contacts {
        let p = world(c, c.impulse);
        for (body, lever, p) in [(c.body_a, v(c.lever_a), -p), (c.body_b, v(c.lever_b), p)] {
            let e = all.entry(body).or_default();
            e.0 += p;
            e.1 += lever.cross(p);
            e.2 += p.length();
            e.3 += lever.length() * p.length();
        }
    }
    let parts = step.joints.iter().flat_map(|j| &j.parts);
    for ((body, p), size) in parts.flat_map(|part| part.ends.iter().zip(&part.sizes)) {
        let e = all.entry(*body).or_default();
        e.0 += p.linear;
        e.1 += p.angular;
        e.2 += p.linear.length();
        e.3 += size;
    }
    all
}

/// Largest change of the velocity at a contact by all impulses, if none cancelled [m/s].
pub(super) fn unrounded(c: &ContactRow, step: &Step<'_>, pushes: &Pushes) -> f64 {
    [(c.body_a, v(c.lever_a)), (c.body_b, v(c.lever_b))].iter().fold(0.0, |sum, (body, lever)| {
        let stirred = pushes.get(body).map_or(0.0, |p| p.2);
        sum + step.active.get(body).map_or(0.0, |m| stirred * m.mobility(*lever))
    })
}

/// Velocity of B against A in world axes, of the bodies alone, and how exactly it is known.
fn of_bodies(c: &ContactRow, stage: &Stage<'_>, step: &Step<'_>, after: bool) -> (DVec3, f64) {
    let mut u = DVec3::ZERO;
    let mut scale = 0.0;
    for (body, lever, sign) in [(c.body_a, v(c.lever_a), -1.0), (c.body_b, v(c.lever_b), 1.0)] {
        let (velocity, spin) = match (step.active.get(&body), step.after.states.get(&body)) {
            (Some(m), _) if after => (m.velocity_after, m.spin_after),
            (Some(m), _) => (m.velocity_before + m.lead, m.spin_before),
            (None, Some(s)) if stage.bodies.get(&body).is_some_and(|b| b.kind == BodyKind::Kinematic) => {
                (v(s.velocity), v(s.spin))
            }
            _ => (DVec3::ZERO, DVec3::ZERO),
        };
        u += (velocity + spin.cross(lever)) * sign;
        scale += velocity.length() + spin.length() * lever.length();
    }
    (u, scale)
}

/// Velocity of B's surface against A's in contact axes, from the bodies, and how exactly it is known.
pub(super) fn relative(c: &ContactRow, stage: &Stage<'_>, step: &Step<'_>, after: bool) -> (DVec3, f64) {
    let (u, scale) = of_bodies(c, stage, step, after);
    let u = axes(c, u);
    let own = surface(c, stage, step);
    if own == DVec3::ZERO { (u, scale) } else { (u + own, scale + own.length()) }
}

fn axes(c: &ContactRow, u: DVec3) -> DVec3 {
    DVec3::new(v(c.normal).dot(u), v(c.tangent1).dot(u), v(c.tangent2).dot(u))
}

/// Velocity of B's surface against A's besides that of the bodies, in contact axes [m/s]: along the surface. Of bodies whose
/// parts have several, those with which the velocity before the solve is nearest to what the contact says.
pub(super) fn surface(c: &ContactRow, stage: &Stage<'_>, step: &Step<'_>) -> DVec3 {
    let (on_a, on_b) = (stage.surfaces(c.body_a), stage.surfaces(c.body_b));
    if on_a == [DVec3::ZERO] && on_b == [DVec3::ZERO] {
        return DVec3::ZERO;
    }
    let turned = |body: u32, own: DVec3| {
        let evenly = || step.before.states.get(&body).map(|s| evenly(s, 0.5 * step.after.row.dt));
        let q = step.active.get(&body).map(|m| m.orientation).or_else(evenly);
        q.map_or(DVec3::ZERO, |q| q * own)
    };
    let along = |a: DVec3, b: DVec3| DVec3 { x: 0.0, ..axes(c, turned(c.body_b, b) - turned(c.body_a, a)) };
    if let ([a], [b]) = (on_a, on_b) {
        return along(*a, *b);
    }
    let all = on_a.iter().flat_map(|a| on_b.iter().map(|b| along(*a, *b)));
    let of_bodies = of_bodies(c, stage, step, false).0;
    let off = |own: &DVec3| (axes(c, of_bodies) + *own - v(c.approach_velocity)).length();
    all.reduce(|x, y| if off(&y) < off(&x) { y } else { x }).unwrap_or(DVec3::ZERO)
}
