//! Bodies that pivot or roll: the law of such a contact holds in the middle of the time until the next solve, half a step on, when
//! the body has turned and touches by another arm, and the face that it touches has turned too.

use super::contact::relative;
use super::motion::{Midpoint, quat, ways};
use super::solids::Solids;
use super::step::{Bias, Stage, Step};
use crate::contact_rows::ContactRow;
use crate::rows::StateRow;
use crate::shape::Part;
use tumble::{BodyKind, DQuat, DVec3, Origin, Shape};
use tumble_math::order::{max, min};

/// Least part of the radius of a rim by which its plane must be tilted against the floor [–].
const TILTED: f64 = 1e-6;

/// Rounding of an axis that went through the drift of half a step, beside that of the drift itself [–].
const AXIS: f64 = 2e-15;

/// Part of its approach that a contact may leave with [–]: 1, less what rounding could make of it.
const ABOVE_ROUNDING: f64 = 1.0 - 1e-9;

/// Rounding of the angle of a drift [–].
const ANGLE: f64 = 1e-14;

/// The bias of each contact of the step. A contact says its own, and is compared with what the turning of its bodies makes. One
/// of an older recording does not say it, and has the one that fits best.
pub(super) fn of_contacts(solids: &Solids, stage: &Stage<'_>, step: &Step<'_>) -> Vec<Bias> {
    let bias = |c: &ContactRow| {
        let said = DVec3::from_array(c.bias);
        let fits = said.is_nan();
        let wanted = if fits { DVec3::from_array(c.velocity) - relative(c, stage, step, true).0 } else { said };
        // nothing is turned
        let mut best = Bias::default();
        let mut offer = |bias: Bias| {
            if (wanted - bias.change).length() < (wanted - best.change).length() {
                best = bias;
            }
        };
        let asked = if fits { wanted.length() > stage.tolerance } else { said != DVec3::ZERO };
        if asked && c.origin == Origin::Near {
            may_be(solids, stage, step, c, &mut offer);
        }
        if fits { best } else { Bias { change: said, off: (said - best.change).length(), ..best } }
    };
    step.contacts.iter().map(bias).collect()
}

/// Offers what the velocity of a contact may change by, in its axes.
fn may_be(solids: &Solids, stage: &Stage<'_>, step: &Step<'_>, c: &ContactRow, offer: &mut impl FnMut(Bias)) {
    let v = DVec3::from_array;
    together(solids, step, c, offer);
    let told = |id: u32| stage.bodies.get(&id).is_some_and(|b| b.kind != BodyKind::Dynamic);
    // the body that turns, its lever, the way out of it, and whether it is B
    let (id, lever, down, sign) = match (told(c.body_a), told(c.body_b)) {
        (true, false) => (c.body_b, v(c.lever_b), -v(c.normal), 1.0),
        (false, true) => (c.body_a, v(c.lever_a), v(c.normal), -1.0),
        _ => return,
    };
    let Some(m) = step.active.get(&id).filter(|m| !m.start_up) else { return };
    let (momentum, half) = (m.orientation.conjugate() * m.turning_before, 0.5 * step.horizon(0.0));
    for (q, p) in ways(&m.inertial, m.orientation, momentum, half) {
        let turned = |arm: DVec3| q * (m.orientation.conjugate() * arm);
        let spin = q * (m.inertial.inverse * p);
        for part in solids.parts(id) {
            arms(part, m, lever, down, turned, &mut |arm: DVec3, off: f64| {
                let change = (spin.cross(arm) - m.spin_before.cross(lever)) * sign;
                let axes = [c.normal, c.tangent1, c.tangent2].map(|axis| v(axis).dot(change));
                let turn = half * m.spin_before.length();
                let unsure = (AXIS + ANGLE * turn) * off * (spin.length() + m.spin_before.length());
                offer(Bias { change: DVec3::from_array(axes), unsure, off: 0.0 });
            });
        }
    }
}

/// A point of the path of a body: centre [m], orientation, velocity [m/s] and spin [rad/s].
type PathPoint = (DVec3, DQuat, DVec3, DVec3);

/// Where a body may be a time [s] from the midpoint on; one that takes no part stands still.
fn path_points(step: &Step<'_>, id: u32, time: f64) -> Vec<PathPoint> {
    let Some(m) = step.active.get(&id).filter(|m| !m.start_up) else {
        let state = step.before.states.get(&id);
        let stands = |s: &StateRow| (DVec3::from_array(s.centre), quat(s.orientation), DVec3::ZERO, DVec3::ZERO);
        return state.map(stands).into_iter().collect();
    };
    let (centre, v) = (m.centre + m.velocity_before * time, m.velocity_before);
    let momentum = m.orientation.conjugate() * m.turning_before;
    ways(&m.inertial, m.orientation, momentum, time)
        .map(|(q, p)| (centre, q, v, q * (m.inertial.inverse * p)))
        .collect()
}

/// Offers what the velocity of a contact may change by where its bodies turn together, in axes that turn with a face of one of
/// them; the other is met by a corner, or by the middle of what is round of it.
fn together(solids: &Solids, step: &Step<'_>, c: &ContactRow, offer: &mut impl FnMut(Bias)) {
    let v = DVec3::from_array;
    let (n, point, half) = (v(c.normal), v(c.point), 0.5 * step.horizon(0.0));
    let axes = [c.normal, c.tangent1, c.tangent2].map(v);
    for (face, other, outward, sign) in [(c.body_a, c.body_b, n, 1.0), (c.body_b, c.body_a, -n, -1.0)] {
        let mut radii = vec![0.0];
        radii.extend(solids.parts(other).iter().filter_map(|p| match &p.shape {
            Shape::Ball(s) => Some(s.radius()),
            Shape::Capsule(s) => Some(s.radius()),
            Shape::Cylinder(s) => Some(s.radius()),
            _ => None,
        }));
        let (Some(f0), Some(o0)) = (path_points(step, face, 0.0).pop(), path_points(step, other, 0.0).pop()) else {
            continue;
        };
        for radius in radii {
            // the surface of the other, from the middle of the gap or from itself
            for gap in [0.5 * c.gap, 0.0] {
                let core = point + outward * (gap + radius) - o0.0;
                let at = |f: &PathPoint, o: &PathPoint| {
                    let turn = f.1 * f0.1.conjugate();
                    let place = o.0 + o.1 * (o0.1.conjugate() * core) - turn * (outward * radius);
                    let moves = |w: &PathPoint| w.2 + w.3.cross(place - w.0);
                    turn.conjugate() * (moves(o) - moves(f)) * sign
                };
                let now = at(&f0, &o0);
                for f in &path_points(step, face, half) {
                    for o in &path_points(step, other, half) {
                        let change = at(f, o) - now;
                        let mut change = DVec3::from_array(axes.map(|axis| axis.dot(change)));
                        // they part no faster than they approach
                        change.x = max(change.x, ABOVE_ROUNDING * min(c.approach_velocity[0], 0.0));
                        let reach = core.length() + (point - f0.0).length();
                        let unsure = (AXIS + ANGLE * half * (f.3.length() + o.3.length()))
                            * (reach * (f.3.length() + o.3.length()) + (o.2 - f.2).length());
                        offer(Bias { change, unsure, off: 0.0 });
                        offer(Bias { change: DVec3::X * change.x, unsure, off: 0.0 });
                    }
                }
            }
        }
    }
}

/// Offers the arms by which a part of a body may touch when it is `turned`, and by how much each is moved if the axis of the
/// part is turned by one radian [m].
fn arms(
    part: &Part,
    m: &Midpoint,
    lever: DVec3,
    down: DVec3,
    turned: impl Fn(DVec3) -> DVec3,
    offer: &mut impl FnMut(DVec3, f64),
) {
    let below = |radius: f64| turned(lever - down * radius) + down * radius;
    let radius = match &part.shape {
        Shape::Ball(s) => return offer(below(s.radius()), 0.0),
        Shape::Capsule(s) => return offer(below(s.radius()), 0.0),
        Shape::Cylinder(s) => s.radius(),
        Shape::Cone(s) => {
            offer(turned(lever), 0.0);
            s.radius()
        }
        _ => return offer(turned(lever), 0.0),
    };
    let lowest = |axis: DVec3| {
        let across = down - axis * axis.dot(down);
        let tilt = across.length();
        (tilt > TILTED).then(|| (across / tilt, 1.0 / tilt))
    };
    let axis = m.orientation * part.place.vector(DVec3::Z);
    if let (Some((now, off)), Some((then, off_then))) = (lowest(axis), lowest(turned(axis))) {
        offer(turned(lever - now * radius) + then * radius, radius * (off + off_then));
    }
}
