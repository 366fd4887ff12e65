//! Pairs with contacts that the velocities after the solve turn into each other by features that no contact holds.
//!
//! A manifold holds the points that face each other now. Two bodies that turn against each other bring other points
//! together until the next one: a corner beside the overlap of two faces swings in, two edges come to cross. No point of
//! the manifold forbids it, and a stone of 5 cm was seen to sink in by 3 mm in a step of 5 ms. So after the solve the fast
//! turning pairs are put where the new velocities lead them; those that may come through each other, where they first overlap
//! on their path (`crossing`). Where they would overlap by more than is left to position correction, the points of that overlap
//! become contacts of the present configuration, and the step is solved again.

use super::constrain::passage;
use super::crossing::{Way, may_be_long};
use super::predict::{Answer, Asked, Foresight, MOST_MENDED, tell};
use crate::detect::ground::Ground;
use crate::detect::pair::Two;
use crate::state::contact::{Contact, PREDICTED, SWEPT};
use crate::system::{Body, System};
use crate::time::outlook::{after, ahead, free, turning};
use tumble_geometry::{ContactPoint, collide};
use tumble_math::order::{max, min};
use tumble_solver::Velocity;

/// Overlap that is worth a further solve although all that were allowed are done, relative to the smaller body [–].
pub(crate) const DEEP: f64 = 0.25;

/// Part of that by which an overlap that is there already must grow to be stopped [–].
const NEWS: f64 = 0.1;

/// Whether the velocities after the solve turn two bodies into each other by features that the solve did not know; of
/// those that pass, through each other.
pub(super) fn foresees_overlap(
    context: (&System, &Ground),
    answer: &Answer<'_>,
    asked: Asked,
    foresight: &mut Foresight,
    news: &mut [bool],
) -> bool {
    if answer.all_same || (asked == Asked::Passing && !answer.fast) {
        return false;
    }
    let known = foresight.contacts.len();
    for points in answer.contacts.chunk_by(|a, b| a.shapes == b.shapes) {
        look_at_pair(context, answer, asked, points, known, foresight);
    }
    foresight.keep_news(known, |c| tell(answer.islands, news, c))
}

/// The same for the contact points of one pair; `known` contacts were foreseen before.
fn look_at_pair(
    (system, ground): (&System, &Ground),
    answer: &Answer<'_>,
    asked: Asked,
    points: &[Contact],
    known: usize,
    foresight: &mut Foresight,
) {
    let (first, through) = (&points[0], asked == Asked::Passing);
    let Some(pair) = Two::of_contact(system, first) else { return };
    let ((ca, a), (cb, b)) = (pair.a, pair.b);
    if !asked.of((a, b), || answer.is_under_blow(first.island)) {
        return;
    }
    let time = answer.clock.horizon(pair.is_from_start());
    let size = min(ca.size, cb.size);
    let tolerated = max(system.model.settings.correction.slop, system.model.settings.tolerated_overlap(size));
    if !(spin_of(&pair, points) * time * size > tolerated) {
        return;
    }
    let may_be_long = may_be_long((ca, a), (cb, b), time);
    if through && !may_be_long {
        return;
    }
    let (way, normal) = (Way::new((ca, a), (cb, b), time), first.frame.normal);
    let long = may_be_long && way.is_long(normal);
    if through && !long {
        return;
    }
    stop_passages(system, &pair, time, &mut foresight.contacts);
    // a contact that was replaced again and again means that the bodies turn too far for any linear constraint
    let whirls = foresight.mended >= MOST_MENDED && foresight.contacts[..known].iter().any(|c| c.shapes == pair.shapes);
    // an overlap that is there already is not news
    let deepest = points.iter().fold(0.0, |d, c| min(d, c.gap));
    let mut news = min(-tolerated, deepest - NEWS * tolerated);
    if through {
        news = min(news, deepest - DEEP * way.thinner());
    }
    let Foresight { contacts: foreseen, workspace, manifolds, settled, .. } = foresight;
    if long {
        let there = way.first_overlap(system, Some(normal), news, workspace, manifolds);
        let memory = (workspace, settled);
        match there {
            Some(there) if whirls => {
                pair.stop_centres((system, ground), manifolds, memory, &there, deepest, foreseen);
            }
            Some(there) => pair.hold((system, ground), manifolds, memory, &there, (0.0, deepest), foreseen),
            None => {}
        }
    } else {
        let there = (time, ahead(a, time), ahead(b, time));
        let (there_a, there_b) = (ca.pose(&there.1), cb.pose(&there.2));
        collide(&ca.shape, &there_a, &cb.shape, &there_b, 0.0, system.model.settings.geometry, workspace, manifolds);
        let memory = (workspace, settled);
        pair.hold((system, ground), manifolds, memory, &there, (news, deepest), foreseen);
    }
}

/// How fast a pair turns against each other [rad/s]: only that brings other points together, or that it was swept as it
/// turned and does so no more.
fn spin_of(pair: &Two<'_>, points: &[Contact]) -> f64 {
    let ((ca, a), (cb, b)) = (pair.a, pair.b);
    let turned = |pick: fn(Body<'_>) -> Velocity| (turning(a, ca, pick) - turning(b, cb, pick)).length();
    let spin = turned(after);
    if points.iter().any(|c| c.swept) { max(spin, turned(free)) } else { spin }
}

/// Adds contacts that keep the centre of either body of a pair from passing through the other.
fn stop_passages(system: &System, pair: &Two<'_>, time: f64, contacts: &mut Vec<Contact>) {
    for swapped in [false, true] {
        let (wall, mover) = if swapped { (pair.b, pair.a.1) } else { (pair.a, pair.b.1) };
        let Some((normal, gap)) = passage(system, wall, mover, time) else { continue };
        let centre = mover.state.now.centre;
        let feature = PREDICTED | SWEPT | u64::from(swapped);
        let point = ContactPoint { position_a: centre, position_b: centre, gap, feature };
        pair.push_ahead(system, if swapped { -normal } else { normal }, (0, 0), &point, contacts);
    }
}
