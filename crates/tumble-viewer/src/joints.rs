//! Joints for the page: where they sit on their bodies, and what they did in a step.

use crate::about::JointAbout;
use crate::frame::{COORDINATES, JOINT_AT_LIMIT, JOINT_DRIVEN, JOINT_HOLDS, JointRow, NONE};
use std::collections::BTreeMap;
use tumble::{BodyId, CoordinateUnit, End, JointId, JointKind, JointRef, World};
use tumble_math::{DQuat, DVec3, trig};
use tumble_recording::{JointStepRow, MotorRow};

/// Joints of a world as it stands, named.
pub(crate) fn abouts(world: &World, joints: &[(JointId, String)], bodies: &BTreeMap<BodyId, u32>) -> Vec<JointAbout> {
    let about = |(id, name): &(JointId, String)| world.joint(*id).map(|j| about(world, &j, name, bodies));
    joints.iter().filter_map(about).collect()
}

fn about(world: &World, j: &JointRef<'_>, name: &str, bodies: &BTreeMap<BodyId, u32>) -> JointAbout {
    let kind = j.kind();
    let (point_a, point_b, axis) = j.frame();
    let [a, b] = j.ends().map(|end| match end {
        End::Body(id) => {
            world.body(id).map(|b| (bodies.get(&id).copied().unwrap_or(NONE), b.centre(), b.orientation()))
        }
        End::World => None,
    });
    let [a, b] = [a, b].map(|end| end.unwrap_or((NONE, DVec3::ZERO, DQuat::IDENTITY)));
    let units = kind.coordinates();
    let first = |unit| units.iter().position(|u| *u == unit);
    let zero = axis.any_orthonormal_vector();
    let (sin, cos) = trig::sin_cos(first(CoordinateUnit::Angle).map_or(0.0, |k| j.coordinate(k)));
    let hand = zero * cos + axis.cross(zero) * sin;
    let range = |unit| first(unit).and_then(|k| j.range(k)).map(|(least, most)| [least, most]);
    let length = match kind {
        JointKind::Rod { length } => Some(length),
        JointKind::Rope => range(CoordinateUnit::Length).map(|[_, most]| most),
        _ => None,
    };
    JointAbout {
        name: name.to_owned(),
        kind: kind.name().to_owned(),
        a: a.0,
        b: b.0,
        point_a: (a.2.inverse() * (point_a - a.1)).to_array(),
        point_b: (b.2.inverse() * (point_b - b.1)).to_array(),
        axis: (a.2.inverse() * axis).to_array(),
        zero: (a.2.inverse() * zero).to_array(),
        hand: (b.2.inverse() * hand).to_array(),
        length,
        angle: range(CoordinateUnit::Angle),
        way: range(CoordinateUnit::Length),
        units: units.iter().map(|u| if *u == CoordinateUnit::Angle { "rad" } else { "m" }).collect(),
    }
}

/// Action of joints in the last step of a world; one that is gone holds nothing.
pub(crate) fn rows(world: &World, joints: &[JointId]) -> Vec<JointRow> {
    let dt = world.report().dt;
    joints.iter().map(|id| world.joint(*id).map_or(JointRow::GONE, |j| row(&j, dt))).collect()
}

fn row(j: &JointRef<'_>, dt: f64) -> JointRow {
    let mut row = JointRow { flags: JOINT_HOLDS, force: j.force(), torque: j.torque(), ..JointRow::GONE };
    let report = j.report();
    for k in 0..j.coordinate_count().min(row.value.len()) {
        // what rests has no report: it is where it was
        (row.value[k], row.rate[k]) =
            report.map_or((j.coordinate(k), j.rate(k)), |r| (r.coordinates[k].value, r.coordinates[k].rate));
        (row.motor[k], row.limit[k]) = (j.motor_force(k), report.map_or(0.0, |r| r.coordinates[k].limit_impulse / dt));
        row.flags |= if j.at_limit(k) { JOINT_AT_LIMIT } else { 0 };
        row.flags |= if j.motor(k).is_off() { 0 } else { JOINT_DRIVEN };
    }
    row
}

/// Action of joints by the tables of a recording: rows and motors of a frame, for joints of these slots. `dt`: the step [s].
pub(crate) fn recorded_rows(
    slots: &[u32],
    holds: impl Fn(u32) -> bool,
    rows: &[JointStepRow],
    motors: &[MotorRow],
    dt: f64,
) -> Vec<JointRow> {
    let mean = |impulse: f64| if dt > 0.0 { impulse / dt } else { 0.0 };
    let one = |&slot: &u32| {
        if !holds(slot) {
            return JointRow::GONE;
        }
        let mut row = JointRow { flags: JOINT_HOLDS, ..JointRow::GONE };
        for r in rows.iter().filter(|r| r.joint == slot) {
            let Some(k) = r.coordinate.map(|k| k as usize).filter(|k| *k < COORDINATES) else {
                row.force = DVec3::from_array(r.impulse.map(mean));
                row.torque = DVec3::from_array(r.moment.map(mean));
                continue;
            };
            (row.value[k], row.rate[k]) = (r.value, r.rate);
            (row.motor[k], row.limit[k]) = (mean(r.motor_impulse), mean(r.limit_impulse));
            row.flags |= if r.limit_impulse == 0.0 { 0 } else { JOINT_AT_LIMIT };
        }
        row.flags |= if motors.iter().any(|m| m.joint == slot) { JOINT_DRIVEN } else { 0 };
        row
    };
    slots.iter().map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tumble_scene::{Format, Scene};

    /// A hinged bar that turns, a rope from the world, a slider: places in body axes lead back to the points of the world.
    #[test]
    fn points_and_angles_are_those_of_the_world() {
        let text = r#"{ "version": 1, "time": { "step": 0.005, "duration": 1 }, "bodies": [
            { "name": "bar", "shape": { "kind": "box", "size": [1, 0.1, 0.1] }, "mass": 1, "position": [0.5, 0, 1] },
            { "name": "bob", "shape": { "kind": "sphere", "radius": 0.1 }, "mass": 1, "position": [0, 2, 0] } ], "joints": [
            { "name": "pivot", "kind": "hinge", "bodies": ["world", "bar"], "at": [0, 0, 1], "axis": [0, 1, 0], "range": [-1, 2] },
            { "name": "cord", "kind": "rope", "bodies": ["bar", "bob"], "at_a": [1, 0, 1], "at_b": [0, 2, 0.1], "length": 3 } ] }"#;
        let scene = Scene::parse(text, Format::Json, "joints.json", None).unwrap();
        let mut built = scene.build().unwrap();
        let bodies: BTreeMap<_, _> = built.names.iter().enumerate().map(|(k, (id, _))| (*id, k as u32)).collect();
        let list = abouts(&built.world, &built.joints, &bodies);
        let ids: Vec<_> = built.joints.iter().map(|j| j.0).collect();
        assert_eq!((list[0].kind.as_str(), list[0].a, list[0].b, list[0].angle), ("hinge", NONE, 0, Some([-1.0, 2.0])));
        assert_eq!((list[1].a, list[1].b, list[1].length), (0, 1, Some(3.0)));
        for _ in 0..60 {
            built.world.step(scene.step);
        }
        let rows = rows(&built.world, &ids);
        for (j, id) in list.iter().zip(&ids) {
            let (at_a, at_b, _) = built.world.joint(*id).unwrap().frame();
            for (index, local, at) in [(j.a, j.point_a, at_a), (j.b, j.point_b, at_b)] {
                let local = DVec3::from_array(local);
                let here = built.names.get(index as usize).and_then(|(id, _)| built.world.body(*id));
                let found = here.map_or(local, |b| b.centre() + b.orientation() * local);
                assert!((found - at).length() < 1e-12, "{found} and {at}");
            }
        }
        // the hand shows the angle
        let (j, bar) = (&list[0], built.world.body(built.names[0].0).unwrap());
        let [axis, zero] = [j.axis, j.zero].map(DVec3::from_array);
        let hand = bar.orientation() * DVec3::from_array(j.hand);
        let angle = trig::atan2(axis.dot(zero.cross(hand)), zero.dot(hand));
        // the number is that of the middle of the step, half a step before the hand: of third order
        let now = rows[0].value[0] + 0.5 * scene.step * rows[0].rate[0];
        assert!(now.abs() > 0.1 && (angle - now).abs() < 1e-6, "{angle}: {:?}", rows[0]);
        assert_eq!(rows[0].flags & JOINT_HOLDS, JOINT_HOLDS);
        assert!(rows[0].force.length() > 1.0);
    }
}
