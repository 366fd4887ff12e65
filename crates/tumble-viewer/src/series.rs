//! Numbers of one body, joint or contact, frame after frame, for plots.

use crate::frame::{ContactRow, Frame};
use tumble_math::DVec3;

/// Subject of a series over the frames.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Followed {
    /// A body, by its index.
    Body(usize),
    /// A joint, by its index.
    Joint(usize),
    /// The contact of two bodies at a feature.
    Contact { a: u32, b: u32, feature: u64 },
}

/// Appends the numbers of a frame: its number, then those of the body or contact; NaN where it is missing.
///
/// A joint has 30: its six coordinates [rad or m], their rates, the forces of their motors and of their limits [N·m or N], its
/// force [N] and its torque [N·m]. A body has 16: its state, then the force of its contacts, mean of the step, world axes [N]. A contact has 9: gap [m],
/// impulse [N·s], velocity [m/s], friction [–], residual [m/s].
pub(crate) fn append(out: &mut Vec<f64>, f: &Frame, what: Followed, step: f64) {
    out.push(f.number as f64);
    match what {
        Followed::Body(body) => {
            let Some(s) = f.states.get(body) else { return out.extend([f64::NAN; 16]) };
            let q = s.orientation;
            out.extend(s.centre.to_array());
            out.extend([q.w, q.x, q.y, q.z]);
            out.extend(s.velocity.to_array());
            out.extend(s.spin.to_array());
            out.extend((impulse_on(f, body as u32) / step).to_array());
        }
        Followed::Joint(joint) => {
            let Some(j) = f.joints.get(joint) else { return out.extend([f64::NAN; 30]) };
            for list in [j.value, j.rate, j.motor, j.limit] {
                out.extend(list);
            }
            out.extend(j.force.to_array());
            out.extend(j.torque.to_array());
        }
        Followed::Contact { a, b, feature } => {
            let is = |c: &&ContactRow| c.body_a == a && c.body_b == b && c.feature == feature;
            let Some(c) = f.contacts.iter().find(is) else { return out.extend([f64::NAN; 9]) };
            out.push(c.gap);
            out.extend(c.impulse.to_array());
            out.extend(c.velocity.to_array());
            out.extend([c.friction, c.residual]);
        }
    }
}

/// Sum of the impulses of the contacts on a body, world axes [N·s].
fn impulse_on(f: &Frame, body: u32) -> DVec3 {
    let mut sum = DVec3::ZERO;
    for c in f.contacts.iter().filter(|c| c.body_a == body || c.body_b == body) {
        let second = c.normal.cross(c.tangent);
        let impulse = c.normal * c.impulse.x + c.tangent * c.impulse.y + second * c.impulse.z;
        // it acts on body B, and back on body A
        sum += if c.body_b == body { impulse } else { -impulse };
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::capture::{BodyIndex, capture};
    use tumble_scene::{Format, Scene};

    /// At rest the contacts of each brick carry its weight, and a contact is found by its bodies and its feature.
    #[test]
    fn the_force_on_a_body_at_rest_is_its_weight() {
        let text = include_str!("../../../scenes/stack.toml");
        let scene = Scene::parse(text, Format::Toml, "stack.toml", None).unwrap();
        let mut built = scene.build().unwrap();
        let index = BodyIndex::new(&built);
        for _ in 0..60 {
            built.world.step(scene.step);
        }
        let f = capture(&built.world, &index);
        let mut seen = 0;
        for (k, id) in index.ids.iter().enumerate() {
            let body = built.world.body(*id).unwrap();
            if body.kind() != tumble::BodyKind::Dynamic {
                continue;
            }
            let mut row = Vec::new();
            append(&mut row, &f, Followed::Body(k), scene.step);
            assert_eq!((row.len(), row[0]), (17, 60.0));
            assert_eq!(row[1..4], body.centre().to_array());
            assert!((row[16] / (body.mass() * 9.81) - 1.0).abs() < 1e-6, "{row:?}");
            seen += 1;
        }
        assert_eq!(seen, 10);
        let c = f.contacts[3];
        let mut row = Vec::new();
        append(&mut row, &f, Followed::Contact { a: c.body_a, b: c.body_b, feature: c.feature }, scene.step);
        assert_eq!((row.len(), row[1], row[2]), (10, c.gap, c.impulse.x));
        append(&mut row, &f, Followed::Contact { a: c.body_b, b: c.body_a, feature: c.feature }, scene.step);
        assert!(row[11..20].iter().all(|x| x.is_nan()), "the normal points from the first body to the second");
    }
}
