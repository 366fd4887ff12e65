//! Where a contact comes from, and what follows for its place: each origin has a question of its own.
//!
//! - *near*, *start*, *touch*, *turned into*: one common point of both bodies, so that each lever leads there from its centre of mass;
//!   only a wall that is told to turn is met elsewhere, where it will be.
//! - *centre*: acts on the centre of mass of the body that it stops, so that its lever there is nothing.
//! - *swept*: a point of each body, no farther from its centre of mass than the body reaches and moves until the next solve.
//!
//! And *start* is said of what is near where a body starts over, and of nothing else.
//!
//! The gap of what was predicted is never an overlap. Whether point and gap of what is near are those of the shapes is asked in
//! [`super::overlap`].

use super::contact::TURNED;
use super::findings::Audit;
use super::solids::Solids;
use super::step::{Stage, Step};
use crate::contact_rows::ContactRow;
use tumble::{BodyKind, DVec3, Origin};
use tumble_math::order::{max, max_abs, positive_part};

/// Feature of a contact that stops both centres against each other; a wall stops that of B with 0, that of A with 1.
const BOTH: u64 = 2;

pub(super) fn check(audit: &mut Audit, stage: &Stage<'_>, step: &Step<'_>, solids: &Solids) {
    if !stage.has_origins {
        return;
    }
    let k = step.after.row.frame;
    for c in &step.contacts {
        let who = || format!("contact {} of {} and {}", c.id, stage.name(c.body_a), stage.name(c.body_b));
        for (body, lever, other) in [(c.body_a, c.lever_a, 1), (c.body_b, c.lever_b, 0)] {
            let Some((miss, limit)) = off(stage, step, solids, c, (body, DVec3::from_array(lever), other)) else {
                continue;
            };
            audit.ask("contact", k, miss, limit, || {
                format!("{}, {}: it does not act on {} there", who(), c.origin.name(), stage.name(body))
            });
        }
        if matches!(c.origin, Origin::Near | Origin::Start) {
            let starts = [c.body_a, c.body_b].iter().any(|b| step.active.get(b).is_some_and(|m| m.start_up));
            let wrong = f64::from(starts != (c.origin == Origin::Start));
            audit.ask("contact", k, wrong, 0.0, || {
                let its = if starts { "one of its bodies starts over" } else { "none of its bodies starts over" };
                format!("{} says {}, and {its}", who(), c.origin.name())
            });
        }
        if matches!(c.origin, Origin::TurnedInto | Origin::Centre) {
            audit.ask("contact", k, positive_part(-c.gap), 0.0, || {
                format!("{}, {}: it is predicted where they overlap", who(), c.origin.name())
            });
        }
    }
}

/// How far the lever of a contact is from where its origin puts it [m], and what rounding may make of that [m].
/// `by_wall` is the feature of a wall that stops the centre of the body.
fn off(
    stage: &Stage<'_>,
    step: &Step<'_>,
    solids: &Solids,
    c: &ContactRow,
    (body, lever, by_wall): (u32, DVec3, u64),
) -> Option<(f64, f64)> {
    let centre = solids.centre(body, &solids.pose(step, body)?)?;
    let point = DVec3::from_array(c.point);
    let size = solids.size_of(body);
    let slack = 100.0 * TURNED * (max_abs(centre) + max_abs(point) + if size.is_finite() { size } else { 0.0 });
    let kind = stage.bodies.get(&body)?.kind;
    match c.origin {
        Origin::Near | Origin::Start | Origin::Touch | Origin::TurnedInto => {
            (kind != BodyKind::Kinematic).then(|| ((centre + lever - point).length(), slack))
        }
        Origin::Centre => (c.feature == BOTH || c.feature == by_wall).then(|| (lever.length(), slack)),
        Origin::Swept => {
            let way = step.longest_horizon() * solids.fastest(step, c.body_a, c.body_b);
            let limit = size + way + max(c.gap, 0.0) + slack;
            (kind == BodyKind::Dynamic && limit.is_finite()).then(|| (lever.length(), limit))
        }
    }
}
