//! Touches of bodies in flight: is each of them one?
//!
//! A flight may be recorded that bounced where nothing was, or off a body that felt nothing of it, and every number would follow from the
//! others. So it is asked of each touch whether something touches there and then, whether all that it pushes flew or rested there, and whether
//! it is within its step; and of each flight whether it ends with a touch. Whether its contacts are on the surfaces is asked in
//! [`super::overlap`], what is met between touches in [`super::passage`].

use super::contact::TURNED;
use super::findings::Audit;
use super::solids::Solids;
use super::step::{Stage, Step};
use crate::contact_rows::ContactRow;
use tumble::BodyKind;
use tumble_math::order::{max, max_abs, min, positive_part};

/// Rounding of a time in a step, in parts of the step [–]: offsets are told from the midpoint on.
const TIMED: f64 = 1e-12;

/// Asks of all touches of a step.
pub(super) fn check(audit: &mut Audit, stage: &Stage<'_>, step: &Step<'_>, solids: &Solids) {
    let (k, h) = (step.after.row.frame, step.after.row.dt);
    let mut times = Vec::new();
    for touch in &step.touches {
        for s in &touch.solves {
            times.push(0.5 * h + s.offset);
            audit.ask("motion", k, positive_part(s.offset.abs() - 0.5 * h), TIMED * h, || {
                format!("a touch {:.3e} s from the midpoint is not within its step", s.offset)
            });
        }
        for c in &touch.contacts {
            felt(audit, stage, touch, c);
        }
        near(audit, stage, touch, solids);
    }
    for (id, m) in step.active.iter().filter(|(_, m)| m.begin > 0.0) {
        let off = times.iter().map(|t| (t - m.begin).abs()).fold(f64::INFINITY, min);
        audit.ask("motion", k, off, TIMED * h, || {
            format!("{} flew until {:.3e} s after the step began, when nothing touched", stage.name(*id), m.begin)
        });
    }
}

/// Whether both bodies of a contact got its impulse, but for those that no impulse moves.
fn felt(audit: &mut Audit, stage: &Stage<'_>, touch: &Step<'_>, c: &ContactRow) {
    let moves = |id: &u32| stage.bodies.get(id).is_some_and(|b| b.kind == BodyKind::Dynamic);
    for id in [c.body_a, c.body_b].iter().filter(|id| moves(id)) {
        let unmoved = f64::from(u8::from(!touch.active.contains_key(id)));
        audit.ask("momentum", touch.after.row.frame, unmoved, 0.0, || {
            format!("contact {}, a touch in flight, pushes {}, which did not fly", c.id, stage.name(*id))
        });
    }
}

/// Whether a body rested until the touch, or no impulse moves it: two such bodies make no touch.
fn rests(stage: &Stage<'_>, touch: &Step<'_>, id: u32) -> bool {
    touch.flown.rested.contains(&id) || stage.bodies.get(&id).is_some_and(|b| b.kind != BodyKind::Dynamic)
}

/// Whether something touches, and whether all the rest is no farther apart than the overlap that is left alone: that is what counts as
/// touching together.
fn near(audit: &mut Audit, stage: &Stage<'_>, touch: &Step<'_>, solids: &Solids) {
    let k = touch.after.row.frame;
    let (mut least, mut least_rounding) = (f64::INFINITY, 0.0);
    for c in &touch.contacts {
        let (a, b) = (c.body_a, c.body_b);
        let (Some(pa), Some(pb)) = (solids.pose(touch, a), solids.pose(touch, b)) else { continue };
        let rounding = 100.0 * TURNED * (solids.size(a, b) + max_abs(pa.position) + max_abs(pb.position));
        if !rests(stage, touch, a) || !rests(stage, touch, b) {
            (least, least_rounding) = (min(least, c.gap), max(least_rounding, rounding));
        }
        let limit = stage.slop.of(solids.smaller(a, b)) + rounding;
        audit.ask("overlap", k, positive_part(c.gap), limit, || {
            format!("{} and {} touch in flight, {:.3e} m apart", stage.name(a), stage.name(b), c.gap)
        });
    }
    // of bodies whose places are not known nothing is asked
    if !least.is_finite() && !touch.contacts.is_empty() {
        return;
    }
    audit.ask("overlap", k, positive_part(least), least_rounding, || {
        format!("a touch in flight at which nothing touches: {least:.3e} m are left")
    });
}
