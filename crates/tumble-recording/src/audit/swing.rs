//! Bodies that pivot or roll on what no impulse moves: the law of such a contact holds in the middle of the time until the
//! next solve, half a step on, when the body has turned and touches by another arm.

use super::geometry::Geometry;
use super::laws::relative;
use super::motion::{Midpoint, ways};
use super::{Stage, Step};
use crate::rows::ContactRow;
use crate::shape::Part;
use tumble::{BodyKind, DVec3, Shape};

/// Least part of the radius of a rim by which its plane must be tilted against the floor [–].
const TILTED: f64 = 1e-6;

/// By how much the velocity that each contact of the step gives differs from that of its bodies after the solve,
/// (n, t1, t2) [m/s]: one of the changes that their turning may make, or none.
pub(super) fn of_contacts(geometry: &Geometry, stage: &Stage<'_>, step: &Step<'_>) -> Vec<DVec3> {
    let swing = |c: &ContactRow| {
        let mut best = DVec3::ZERO;
        let missing = DVec3::from_array(c.after) - relative(c, stage, step, true).0;
        let mut offer = |swing: DVec3| {
            if (missing - swing).length() < (missing - best).length() {
                best = swing;
            }
        };
        if missing.length() > stage.tolerance && !c.swept {
            may_be(geometry, stage, step, c, &mut offer);
        }
        best
    };
    step.contacts.iter().map(swing).collect()
}

/// Offers what the velocity of a contact may change by, in its axes.
fn may_be(geometry: &Geometry, stage: &Stage<'_>, step: &Step<'_>, c: &ContactRow, offer: &mut impl FnMut(DVec3)) {
    let v = DVec3::from_array;
    let told = |id: u32| stage.bodies.get(&id).is_some_and(|b| b.kind != BodyKind::Dynamic);
    // the body that turns, its lever, the way out of it, and whether it is B
    let (id, lever, down, sign) = match (told(c.body_a), told(c.body_b)) {
        (true, false) => (c.body_b, v(c.lever_b), -v(c.normal), 1.0),
        (false, true) => (c.body_a, v(c.lever_a), v(c.normal), -1.0),
        _ => return,
    };
    let Some(m) = step.active.get(&id).filter(|m| !m.start_up) else { return };
    let momentum = m.orientation.conjugate() * m.turning_before;
    for (q, p) in ways(&m.inertial, m.orientation, momentum, 0.5 * step.after.row.dt) {
        let turned = |arm: DVec3| q * (m.orientation.conjugate() * arm);
        let spin = q * (m.inertial.inverse * p);
        for part in geometry.parts(id) {
            arms(part, m, lever, down, turned, &mut |arm: DVec3| {
                let change = (spin.cross(arm) - m.spin_before.cross(lever)) * sign;
                offer(DVec3::new(v(c.normal).dot(change), v(c.tangent1).dot(change), v(c.tangent2).dot(change)));
            });
        }
    }
}

/// Offers the arms by which a part of a body may touch when it is `turned`.
fn arms(
    part: &Part,
    m: &Midpoint,
    lever: DVec3,
    down: DVec3,
    turned: impl Fn(DVec3) -> DVec3,
    offer: &mut impl FnMut(DVec3),
) {
    let below = |radius: f64| turned(lever - down * radius) + down * radius;
    let radius = match &part.shape {
        Shape::Ball(s) => return offer(below(s.radius())),
        Shape::Capsule(s) => return offer(below(s.radius())),
        Shape::Cylinder(s) => s.radius(),
        Shape::Cone(s) => {
            offer(turned(lever));
            s.radius()
        }
        _ => return offer(turned(lever)),
    };
    let lowest = |axis: DVec3| {
        let across = down - axis * axis.dot(down);
        (across.length() > TILTED).then(|| across.normalize())
    };
    let axis = m.orientation * part.place.vector(DVec3::Z);
    if let (Some(now), Some(then)) = (lowest(axis), lowest(turned(axis))) {
        offer(turned(lever - now * radius) + then * radius);
    }
}
