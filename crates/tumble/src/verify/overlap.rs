//! Pairs with contacts that the velocities after the solve turn into each other by features that no contact holds.
//!
//! A manifold holds the points that face each other now. Two bodies that turn against each other bring other points
//! together until the next one: a corner beside the overlap of two faces swings in, two edges come to cross. No point of
//! the manifold forbids it, and a stone of 5 cm was seen to sink in by 3 mm in a step of 5 ms. So after the solve the fast
//! turning pairs are put where the new velocities lead them; those that may come through each other, where they first overlap
//! on their path (`crossing`). Where they would overlap by more than is left to position correction, the points of that overlap
//! become contacts of the present configuration, and the step is solved again.

use super::constrain::centre_path_hit;
use super::crossing::{Course, PairPath, may_be_long};
use super::predict::{Answer, Predictions, Scope, mark_overlooked};
use crate::detect::features::{is_convex, may_be_hollow};
use crate::detect::ground::Ground;
use crate::detect::pair::ShapePair;
use crate::state::contact::{Contact, Origin};
use crate::system::{Body, System};
use crate::time::outlook::{after, ahead, free, turning};
use tumble_geometry::{ContactPoint, collide};
use tumble_math::order::{max, min};
use tumble_math::{DVec3, Pose};
use tumble_solver::Velocity;

/// Overlap that is worth a further solve although all that were allowed are done, relative to the smaller body [–].
pub(crate) const DEEP: f64 = 0.25;

/// Part of the tolerated overlap by which an overlap that is there already must grow to be stopped [–].
const NEW_OVERLAP: f64 = 0.1;

/// Distance by which the normal of a search may be short of the best one, relative to the smaller body [–]: edges of boxes that meet
/// within 1e-6 of their size get the normal halfway between their faces.
const BEST_NORMAL: f64 = 1e-5;

/// Whether the velocities after the solve turn two bodies into each other by features that the solve did not know; where
/// only tunnelling counts, through each other.
pub(super) fn predict_overlaps(
    context: (&System, &Ground),
    answer: &Answer<'_>,
    scope: Scope,
    predictions: &mut Predictions,
    overlooked: &mut [bool],
) -> bool {
    if answer.all_same || (scope == Scope::TunnellingOnly && !answer.fast) {
        return false;
    }
    let known = predictions.contacts.len();
    for points in answer.contacts.chunk_by(|a, b| a.shapes == b.shapes) {
        predict_overlap(context, answer, scope, points, known, predictions);
    }
    predictions.merge(known, |c| mark_overlooked(answer.islands, overlooked, c))
}

/// The same for the contact points of one pair; `known` contacts were predicted before.
fn predict_overlap(
    (system, ground): (&System, &Ground),
    answer: &Answer<'_>,
    scope: Scope,
    points: &[Contact],
    known: usize,
    predictions: &mut Predictions,
) {
    let (first, through) = (&points[0], scope == Scope::TunnellingOnly);
    let Some(pair) = ShapePair::of_contact(system, first) else { return };
    let ((ca, a), (cb, b)) = (pair.a, pair.b);
    if !scope.of((a, b), || answer.has_impact(first.island)) {
        return;
    }
    let time = until(answer, &pair, points);
    let size = min(ca.bounding_radius, cb.bounding_radius);
    let tolerated = system.tolerated(ca, cb);
    if !(unseen(&pair, points, size, time) > tolerated) {
        return;
    }
    let may_be_long = may_be_long(Course::Solved, (ca, a), (cb, b), time);
    if through && !may_be_long {
        return;
    }
    let (path, normal) = (PairPath::new(Course::Solved, (ca, a), (cb, b), time), first.frame.normal);
    let long = may_be_long && path.is_long(normal);
    if through && !long {
        return;
    }
    constrain_passages(system, &pair, time, &mut predictions.contacts);
    // a contact that was replaced again and again means that the bodies turn too far for any linear constraint
    let turns_too_far =
        predictions.is_spent(pair.shapes) && predictions.contacts[..known].iter().any(|c| c.shapes == pair.shapes);
    // an overlap that is there already is not new
    let deepest = points.iter().fold(0.0, |d, c| min(d, c.gap));
    let mut threshold = min(-tolerated, deepest - NEW_OVERLAP * tolerated);
    if through {
        threshold = min(threshold, deepest - DEEP * path.thinner());
    }
    let Predictions { contacts: predicted, workspace, manifolds, settled, .. } = predictions;
    if long {
        let there = path.first_overlap(system, threshold, workspace, manifolds);
        let memory = (workspace, settled);
        match there {
            Some(there) if turns_too_far => {
                pair.constrain_centres((system, ground), manifolds, memory, &there, deepest, predicted);
            }
            Some(there) => pair.add_predicted((system, ground), manifolds, memory, &there, (0.0, deepest), predicted),
            None => {}
        }
    } else {
        let there = (time, ahead(a, time), ahead(b, time));
        let (there_a, there_b) = (ca.pose(&there.1), cb.pose(&there.2));
        if stays_above(&pair, (&there_a, &there_b), normal, threshold) {
            return;
        }
        collide(&ca.shape, &there_a, &cb.shape, &there_b, 0.0, system.model.settings.geometry, workspace, manifolds);
        let memory = (workspace, settled);
        pair.add_predicted((system, ground), manifolds, memory, &there, (threshold, deepest), predicted);
    }
}

/// How deep the velocities after the solve turn a pair into each other, given its contact points [m]; nothing where that is
/// no deeper than is tolerated, or no deeper than now. Adds no contact.
pub(super) fn predicted_depth(
    (system, ground): (&System, &Ground),
    answer: &Answer<'_>,
    points: &[Contact],
    predictions: &mut Predictions,
) -> Option<f64> {
    let first = &points[0];
    let pair = ShapePair::of_contact(system, first)?;
    let ((ca, a), (cb, b)) = (pair.a, pair.b);
    let time = until(answer, &pair, points);
    let size = min(ca.bounding_radius, cb.bounding_radius);
    let tolerated = system.reported(ca, cb);
    if !(unseen(&pair, points, size, time) > tolerated) {
        return None;
    }
    let deepest = points.iter().fold(0.0, |d, c| min(d, c.gap));
    let level = min(-tolerated, deepest - NEW_OVERLAP * tolerated);
    let Predictions { workspace, manifolds, settled, .. } = predictions;
    let mut depth = 0.0;
    if may_be_long(Course::Solved, (ca, a), (cb, b), time) {
        let path = PairPath::new(Course::Solved, (ca, a), (cb, b), time);
        if path.is_long(first.frame.normal) {
            // bodies that are past each other at the end overlap on their path
            let there = path.first_overlap(system, level, workspace, manifolds)?;
            depth = pair.depth((system, ground), manifolds, (workspace, settled), &there);
        }
    }
    let there = (time, ahead(a, time), ahead(b, time));
    let (there_a, there_b) = (ca.pose(&there.1), cb.pose(&there.2));
    if depth <= -level && stays_above(&pair, (&there_a, &there_b), first.frame.normal, level) {
        return None;
    }
    collide(&ca.shape, &there_a, &cb.shape, &there_b, 0.0, system.model.settings.geometry, workspace, manifolds);
    depth = max(depth, pair.depth((system, ground), manifolds, (workspace, settled), &there));
    (depth > -level).then_some(depth)
}

/// Whether two bodies that move are certainly not deeper in each other than a gap [m] at these poses: the distance along any normal,
/// such as that of their contact, is at most that along the best one. Most pairs need no search then. The ground is one surface: its
/// normals are asked for.
fn stays_above(pair: &ShapePair<'_>, at: (&Pose, &Pose), normal: DVec3, gap: f64) -> bool {
    let ((ca, _), (cb, _)) = (pair.a, pair.b);
    let distance = || -cb.shape.extent_along(at.1, -normal) - ca.shape.extent_along(at.0, normal);
    !pair.is_with_ground() && is_convex(ca) && is_convex(cb) && {
        distance() > gap + BEST_NORMAL * min(ca.bounding_radius, cb.bounding_radius)
    }
}

/// For how long the velocities of a pair are verified [s]: until the next solve, or, of two that meet in flight, until the
/// step ends.
fn until(answer: &Answer<'_>, pair: &ShapePair<'_>, points: &[Contact]) -> f64 {
    points.iter().find_map(|c| c.window).unwrap_or_else(|| answer.clock.horizon(pair.offset()))
}

/// Bound of how far the motion of a pair may lead it into each other beyond what its contacts forbid, in a time [m], given the size of the
/// smaller of the two: by turning against each other, ω T R, and by sliding while they turn together. Seen from either of the two, the
/// other then goes on a curve: with w between their centres, d apart, and s = w − ω × d, that is ½T² ω(w + s) beside the straight way.
/// Contacts of convex shapes forbid what a straight way may lead to; on a surface with hollows, edges lie ahead that face nothing yet: wT.
fn unseen(pair: &ShapePair<'_>, points: &[Contact], size: f64, time: f64) -> f64 {
    let ((ca, a), (cb, b)) = (pair.a, pair.b);
    let (w, d) = (after(b).linear - after(a).linear, b.state.now.centre - a.state.now.centre);
    let bend = |spin: DVec3| 0.5 * time * time * spin.length() * (w.length() + (w - spin.cross(d)).length());
    let straight = if may_be_hollow(ca) || may_be_hollow(cb) { w.length() * time } else { 0.0 };
    spin_of(pair, points) * time * size + min(bend(turning(a, ca, after)), bend(turning(b, cb, after))) + straight
}

/// How fast a pair turns against each other [rad/s]: only that brings other points together, or that it was swept as it
/// turned and does so no more.
fn spin_of(pair: &ShapePair<'_>, points: &[Contact]) -> f64 {
    let ((ca, a), (cb, b)) = (pair.a, pair.b);
    let turned = |pick: fn(Body<'_>) -> Velocity| (turning(a, ca, pick) - turning(b, cb, pick)).length();
    let spin = turned(after);
    if points.iter().any(|c| !c.origin.is_place()) { max(spin, turned(free)) } else { spin }
}

/// Adds contacts that keep the centre of either body of a pair from passing through the other.
fn constrain_passages(system: &System, pair: &ShapePair<'_>, time: f64, contacts: &mut Vec<Contact>) {
    for swapped in [false, true] {
        let (wall, mover) = if swapped { (pair.b, pair.a.1) } else { (pair.a, pair.b.1) };
        let Some((normal, gap)) = centre_path_hit(system, wall, mover, time) else { continue };
        let centre = mover.state.now.centre;
        let point = ContactPoint { position_a: centre, position_b: centre, gap, feature: u64::from(swapped) };
        let normal = if swapped { -normal } else { normal };
        pair.push_ahead(system, normal, (0, 0), (&point, Origin::Centre), contacts);
    }
}
