//! Bodies that come while a scene runs, and what is in their way.
//!
//! A body comes at its time, whatever is there: the times of a scene are exact, and a replay has the same bits. What it overlaps as
//! it comes is found out here, in a run by [`Built::clashes`], and before it where the place of the other is known.

use crate::build::Built;
use crate::script::{Arrival, Script};
use std::collections::BTreeMap;
use tumble::{BodyId, BodyKind, BodyRef, DVec3, Pose};
use tumble_geometry::{QueryWorkspace, closest_within};
use tumble_math::order::min;

/// Smallest overlap that is reported [m]: a smaller one is rounding of the numbers in the file.
pub(crate) const OVERLAP: f64 = 1e-6;

/// Two bodies that overlap as one of them comes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Clash {
    /// The body that comes.
    pub body: BodyId,
    /// The one in its way.
    pub other: BodyId,
    /// How deep one is in the other [m].
    pub depth: f64,
}

impl Built {
    /// Overlaps of the bodies that [`Script::act`] has just added, before the step: in the order of the bodies that come, and of the
    /// others.
    #[must_use]
    pub fn clashes(&self, coming: &[Arrival]) -> Vec<Clash> {
        let (world, mut ws, mut all) = (&self.world, QueryWorkspace::new(), Vec::new());
        for a in coming {
            let Some(body) = world.body(a.body) else { continue };
            let boxes = body.shapes().map(|c| c.shape().aabb(&body.pose().then(c.place())));
            let mut near: Vec<BodyId> = boxes.flat_map(|aabb| world.in_aabb(&aabb)).collect();
            near.sort_unstable();
            near.dedup();
            for other in near {
                // of two that come together, one tells
                let told = other == a.body || (other < a.body && coming.iter().any(|c| c.body == other));
                let Some(b) = world.body(other).filter(|_| !told && !world.ignores(a.body, other)) else { continue };
                let depth = overlap((&body, body.pose()), (&b, b.pose()), &mut ws);
                all.extend(depth.map(|depth| Clash { body: a.body, other, depth }));
            }
        }
        all
    }
}

/// Knowledge of a scene's bodies before it runs.
pub(crate) struct Foreseen<'b> {
    built: &'b Built,
    driven: Vec<BodyRef<'b>>,
    times: BTreeMap<BodyId, f64>,
}

impl<'b> Foreseen<'b> {
    pub(crate) fn new(built: &'b Built) -> Self {
        let driven = built.whole().bodies().filter(|b| b.kind() == BodyKind::Kinematic).collect();
        let times = built.script.arrivals.iter().map(|a| (a.body, a.time)).collect();
        Self { built, driven, times }
    }

    /// The kinematic bodies that a body comes into, and the copy `before` it, if that is still in its way on a free flight. At most
    /// `left` pairs of shapes are compared.
    pub(crate) fn clashes(&self, a: &Arrival, before: Option<BodyId>, left: &mut usize) -> Vec<Clash> {
        let (whole, mut ws) = (self.built.whole(), QueryWorkspace::new());
        let Some(body) = whole.body(a.body) else { return Vec::new() };
        let in_flight = |b: BodyRef<'b>| {
            let time = a.time - self.times.get(&b.id()).copied().unwrap_or(0.0);
            let fallen = b.velocity() * time + whole.gravity() * (0.5 * time * time);
            (Pose::new(b.position() + fallen, b.orientation()), b)
        };
        let before = before.and_then(|id| whole.body(id)).map(in_flight);
        let driven = self.driven.iter().map(|b| (self.built.script.pose(b, a.time), *b));
        let mut all = Vec::new();
        for (pose, b) in driven.chain(before).filter(|(_, b)| !whole.ignores(a.body, b.id())) {
            let cost = body.shapes().count() * b.shapes().count();
            *left = left.saturating_sub(cost);
            if *left == 0 {
                break;
            }
            let depth = overlap((&body, body.pose()), (&b, pose), &mut ws);
            all.extend(depth.map(|depth| Clash { body: a.body, other: b.id(), depth }));
        }
        all
    }
}

impl Script {
    /// Where a kinematic body is at a time [s].
    fn pose(&self, body: &BodyRef<'_>, time: f64) -> Pose {
        let (mut place, mut orientation) = (body.position() + body.velocity() * time, body.orientation());
        if body.spin() != DVec3::ZERO {
            orientation = crate::script::rotation(body.spin() * time) * orientation;
        }
        for act in self.acts.iter().filter(|act| act.body == body.id()) {
            match act.driven {
                crate::script::Driven::Motion => place = act.course.at(time),
                crate::script::Driven::Rotation(from) => {
                    orientation = crate::script::rotation(act.course.at(time)) * from;
                }
                _ => {}
            }
        }
        Pose::new(place, orientation.normalize())
    }
}

/// How deep two bodies are in each other at these poses [m], if it is more than rounding.
fn overlap(a: (&BodyRef<'_>, Pose), b: (&BodyRef<'_>, Pose), ws: &mut QueryWorkspace) -> Option<f64> {
    gap(a, b, 0.0, ws).filter(|gap| *gap < -OVERLAP).map(|gap| -gap)
}

/// Smallest gap between two bodies at these poses [m], if it is below `limit`.
pub(crate) fn gap(
    a: (&BodyRef<'_>, Pose),
    b: (&BodyRef<'_>, Pose),
    limit: f64,
    ws: &mut QueryWorkspace,
) -> Option<f64> {
    let mut best: Option<f64> = None;
    for x in a.0.shapes().filter(|x| !x.is_sensor()) {
        for y in b.0.shapes().filter(|y| !y.is_sensor() && y.groups().meet(x.groups())) {
            let (at, bt) = (a.1.then(x.place()), b.1.then(y.place()));
            if let Some(c) = closest_within(x.shape(), &at, y.shape(), &bt, limit, ws) {
                best = Some(best.map_or(c.distance, |d| min(d, c.distance)));
            }
        }
    }
    best
}
