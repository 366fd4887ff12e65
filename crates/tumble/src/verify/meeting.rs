//! Pairs without contacts that the velocities after the solve lead into each other: they flew side by side until one of
//! them was struck.

use super::crossing::Way;
use super::predict::{Answer, Asked, Foresight, tell};
use crate::detect::ahead::{path, sweep, touch_ahead};
use crate::detect::displacement::Ways;
use crate::detect::ground::Ground;
use crate::detect::lane::Loose;
use crate::detect::pair::Two;
use crate::state::contact::{PREDICTED, SWEPT};
use crate::system::{Body, System};
use crate::time::outlook::{after, bend};
use tumble_math::order::min;

/// Whether the velocities after the solve lead two bodies into each other that were too far apart for a contact and
/// would have missed each other.
///
/// Only what would get deeper than `tolerated` [m], given the size of the smaller of the two and the radii of the balls
/// that fit into both together [m], is asked for.
pub(super) fn foresees_meeting(
    context: (&System, &Ground, &[Loose]),
    answer: &Answer<'_>,
    asked: Asked,
    tolerated: impl Fn(f64, f64) -> f64,
    foresight: &mut Foresight,
    news: &mut [bool],
) -> bool {
    if answer.all_same {
        return false;
    }
    let (system, ground, loose) = context;
    let under_blow = |slot: u32| answer.is_under_blow(answer.islands.of(slot));
    let known = foresight.contacts.len();
    for loose in loose {
        let Some(pair) = Two::of_shapes(system, loose.shapes) else { continue };
        let ((ca, a), (cb, b)) = (pair.a, pair.b);
        if asked.of((a, b), || under_blow(ca.body) || under_blow(cb.body)) {
            let least = tolerated(min(ca.size, cb.size), ca.inner + cb.inner);
            let time = answer.clock.horizon(pair.is_from_start());
            look_at_pair((system, ground), &pair, loose.anyway, time, least, foresight);
        }
    }
    foresight.keep_news(known, |c| tell(answer.islands, news, c))
}

/// The same for one pair, that would get deeper than `least` [m] within `time` [s]; one that does not meet `anyway` is
/// only looked at if something struck it or it turns as a top.
fn look_at_pair(
    (system, ground): (&System, &Ground),
    pair: &Two<'_>,
    anyway: bool,
    time: f64,
    least: f64,
    foresight: &mut Foresight,
) {
    let ((ca, a), (cb, b)) = (pair.a, pair.b);
    let struck = |body: Body<'_>| body.is_active() && body.step.after != body.step.free;
    let gyroscopic = system.model.settings.physics.gyroscopic;
    let bends = bend(a, gyroscopic, time) + bend(b, gyroscopic, time) > least;
    if !anyway && !struck(a) && !struck(b) && !bends {
        return;
    }
    let (at_a, at_b) = (ca.pose(&a.pose()), cb.pose(&b.pose()));
    let ways = Ways::of(((ca, a), &at_a, after(a)), ((cb, b), &at_b, after(b)), time);
    if ways.part(system.model.settings.correction.slop) {
        return;
    }
    let Foresight { contacts, workspace, manifolds, settled, query, .. } = foresight;
    if bends {
        // no sweep knows the path of a top
        let way = Way::new((ca, a), (cb, b), time);
        if let Some(there) = way.first_overlap(system, None, -least, workspace, manifolds) {
            pair.hold((system, ground), manifolds, (workspace, settled), &there, (0.0, 0.0), contacts);
        }
        return;
    }
    let paths = (path(ca, a, &at_a, after(a)), path(cb, b, &at_b, after(b)));
    let Some(hit) = sweep(ca, &paths.0, cb, &paths.1, time, query) else { return };
    let before = contacts.len();
    let mut deep = false;
    let memory = (workspace, manifolds, settled);
    touch_ahead((system, ground), &hit, pair, &paths, memory, |normal, parts, mut point, closing| {
        deep |= closing * time - point.gap > least;
        point.feature |= PREDICTED | SWEPT;
        pair.push_ahead(system, normal, parts, &point, contacts);
    });
    if !deep {
        contacts.truncate(before);
    }
}
