//! Pairs without contacts that the velocities after the solve lead into each other: they flew side by side until one of
//! them had an impact.

use super::crossing::{Course, PairPath};
use super::predict::{Answer, Predictions, Scope, mark_overlooked};
use crate::detect::displacement::PairMotion;
use crate::detect::ground::Ground;
use crate::detect::pair::ShapePair;
use crate::detect::pair_chunk::PendingPair;
use crate::detect::sweep::{path, stay_apart, sweep, touch_ahead};
use crate::model::placed_shape::PlacedShape;
use crate::state::contact::Origin;
use crate::system::{Body, System};
use crate::time::outlook::{after, bend};
use tumble_math::order::max;

/// Whether the velocities after the solve lead two bodies into each other that were too far apart for a contact and
/// would have missed each other.
///
/// Only what would get deeper than is `tolerated` of the two [m] counts.
pub(super) fn predict_meetings(
    context: (&System, &Ground, &[PendingPair]),
    answer: &Answer<'_>,
    scope: Scope,
    tolerated: impl Fn(&System, &PlacedShape, &PlacedShape) -> f64,
    predictions: &mut Predictions,
    overlooked: &mut [bool],
) -> bool {
    if answer.all_same {
        return false;
    }
    let (system, ground, pending) = context;
    let has_impact = |slot: u32| answer.has_impact(answer.islands.of(slot));
    let known = predictions.contacts.len();
    for pending in pending {
        let Some(pair) = ShapePair::of_shapes(system, pending.shapes) else { continue };
        let ((ca, a), (cb, b)) = (pair.a, pair.b);
        if scope.of((a, b), || has_impact(ca.body) || has_impact(cb.body)) {
            let least = tolerated(system, ca, cb);
            let time = answer.clock.horizon(pair.offset());
            predict_meeting((system, ground), (&pair, pending.apart), false, time, least, predictions);
        }
    }
    predictions.merge(known, |c| mark_overlooked(answer.islands, overlooked, c))
}

/// How deep the velocities after the solve lead a pair without contacts, that is `apart` by at least so much [m], into each other within `time` [s], where that is
/// deeper than `least` [m]; 0 elsewhere. Adds no contact.
pub(super) fn predicted_depth(
    context: (&System, &Ground),
    (pair, apart): (&ShapePair<'_>, f64),
    unconditional: bool,
    time: f64,
    least: f64,
    predictions: &mut Predictions,
) -> f64 {
    let known = predictions.contacts.len();
    let depth = predict_meeting(context, (pair, apart), unconditional, time, least, predictions);
    predictions.contacts.truncate(known);
    depth
}

/// Adds the contacts of one pair, `apart` by at least so much [m], that would get deeper than `least` [m] within `time` [s]; without `unconditional` the pair is
/// only checked if it had an impact or turns as a top. Returns how deep it would get [m], 0 where no contact is added.
fn predict_meeting(
    (system, ground): (&System, &Ground),
    (pair, apart): (&ShapePair<'_>, f64),
    unconditional: bool,
    time: f64,
    least: f64,
    predictions: &mut Predictions,
) -> f64 {
    let ((ca, a), (cb, b)) = (pair.a, pair.b);
    let was_hit = |body: Body<'_>| body.is_active() && body.step.after != body.step.free;
    let gyroscopic = system.model.settings.physics.gyroscopic;
    let bends = bend(a, gyroscopic, time) + bend(b, gyroscopic, time) > least;
    if !unconditional && !was_hit(a) && !was_hit(b) && !bends {
        return 0.0;
    }
    if !bends && stay_apart(pair, (after(a), after(b)), time, apart) {
        return 0.0;
    }
    let (at_a, at_b) = (ca.pose(&a.pose()), cb.pose(&b.pose()));
    let motion = PairMotion::of(((ca, a), &at_a, after(a)), ((cb, b), &at_b, after(b)), time);
    if motion.has_separating_plane(pair.slop(system)) {
        return 0.0;
    }
    let Predictions { contacts, workspace, manifolds, settled, query, .. } = predictions;
    if bends {
        // no sweep knows the path of a top
        let motion_path = PairPath::new(Course::Solved, (ca, a), (cb, b), time);
        let Some(there) = motion_path.first_overlap(system, -least, workspace, manifolds) else { return 0.0 };
        pair.add_predicted((system, ground), manifolds, (workspace, settled), &there, (0.0, 0.0), contacts);
        return pair.depth((system, ground), manifolds, (workspace, settled), &there);
    }
    let paths = (path(ca, a, &at_a, after(a)), path(cb, b, &at_b, after(b)));
    let Some(hit) = sweep(ca, &paths.0, cb, &paths.1, time, query) else { return 0.0 };
    let before = contacts.len();
    let mut depth = 0.0;
    let memory = (workspace, manifolds, settled);
    touch_ahead((system, ground), &hit, pair, &paths, memory, |normal, parts, point, closing| {
        depth = max(depth, closing * time - point.gap);
        pair.push_ahead(system, normal, parts, (&point, Origin::Swept), contacts);
    });
    if !(depth > least) {
        contacts.truncate(before);
        return 0.0;
    }
    depth
}
