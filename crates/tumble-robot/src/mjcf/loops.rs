//! Loops, exclusions, pairs, sensors and stored positions.

use super::context::{Classes, rest};
use super::drives::{Tendons, coupling, unknown};
use crate::finding::Findings;
use crate::model::{Closure, Key, Motion, Robot, Sensor};
use crate::xml::Element;
use std::collections::BTreeMap;
use tumble_math::{DQuat, DVec3, Pose};

/// Reads an `equality` section.
pub(crate) fn equality(section: &Element, classes: &Classes, tendons: &Tendons, robot: &mut Robot) {
    for e in &section.children {
        let e = &classes.with(e, "", &mut robot.findings);
        if e.truth("active", &mut robot.findings) == Some(false) {
            let help = "nothing to do: it is switched off";
            robot.findings.ignored(&e.place(), &format!("equality.{}", e.tag), "", "an equality that is off", help);
            continue;
        }
        match e.tag.as_str() {
            "connect" | "weld" => closure(e, robot),
            "joint" | "tendon" => coupling(e, tendons, robot),
            other => {
                let help = "use connect, weld, joint or tendon";
                robot.findings.approximated(&e.place(), &format!("equality.{other}"), "", "left out", help);
            }
        }
    }
}

fn closure(e: &Element, robot: &mut Robot) {
    let rigid = e.tag == "weld";
    let number = robot.closures.len();
    let name = e.get("name").map_or_else(|| format!("loop {number}"), str::to_owned);
    let place = e.place();
    if e.get("site1").is_some() || e.get("site2").is_some() {
        let site = |attribute: &str, robot: &mut Robot| {
            let of = e.get(attribute).unwrap_or_default().to_owned();
            let found = robot.sites.iter().find(|s| s.name == of).map(|s| (s.link, s.pose));
            if found.is_none() {
                unknown(e, attribute, &of, &mut robot.findings);
            }
            found
        };
        let (Some(a), Some(b)) = (site("site1", robot), site("site2", robot)) else { return };
        rest(e, &mut robot.findings);
        robot.closures.push(Closure { name, links: [a.0, b.0], frames: [a.1, b.1], rigid, place });
        return;
    }
    let body = |attribute: &str, robot: &mut Robot| {
        let of = e.get(attribute).unwrap_or("world").to_owned();
        let found = robot.link(&of);
        if found.is_none() {
            unknown(e, attribute, &of, &mut robot.findings);
        }
        found
    };
    let (Some(a), Some(b)) = (body("body1", robot), body("body2", robot)) else { return };
    let anchor = e.exactly::<3>("anchor", &mut robot.findings).map_or(DVec3::ZERO, DVec3::from_array);
    let posture = robot.posture(&robot.reference());
    let (pa, pb) = (posture.links[a], posture.links[b]);
    let frames = if rigid {
        // the pose of the second in the first, as it is drawn unless the file says
        let given = e.exactly::<7>("relpose", &mut robot.findings);
        let drawn = pa.inverse().then(&pb);
        let relative = match given {
            Some([x, y, z, w, i, j, k]) if w * w + i * i + j * j + k * k > 0.0 => {
                Pose::new(DVec3::new(x, y, z), DQuat::from_xyzw(i, j, k, w).normalize())
            }
            _ => drawn,
        };
        let at = Pose::at(anchor);
        [relative.then(&at), at]
    } else {
        [Pose::at(anchor), Pose::at(pb.inverse_point(pa.point(anchor)))]
    };
    rest(e, &mut robot.findings);
    robot.closures.push(Closure { name, links: [a, b], frames, rigid, place });
}

/// Reads a `contact` section; `geoms` are link and shape of geoms by name.
pub(crate) fn contact(
    section: &Element,
    classes: &Classes,
    geoms: &BTreeMap<String, (usize, usize)>,
    robot: &mut Robot,
) {
    for e in &section.children {
        let two = |a: &str, b: &str| [a, b].map(|n| e.get(n).unwrap_or_default().to_owned());
        if e.tag == "exclude" {
            let [a, b] = two("body1", "body2");
            match (robot.link(&a), robot.link(&b)) {
                (Some(x), Some(y)) => robot.exclusions.push((x, y)),
                (None, _) => unknown(e, "body1", &a, &mut robot.findings),
                _ => unknown(e, "body2", &b, &mut robot.findings),
            }
            e.get("name");
            rest(e, &mut robot.findings);
        } else if e.tag == "pair" {
            let full = classes.with(e, "", &mut robot.findings);
            let [a, b] = two("geom1", "geom2");
            if let (Some(x), Some(y)) = (geoms.get(&a), geoms.get(&b)) {
                robot.pairs.push([*x, *y]);
            } else {
                let help = "check the names, and that the geoms have a volume";
                let value = format!("{a}, {b}");
                robot.findings.approximated(
                    &e.place(),
                    "contact.pair",
                    &value,
                    "left out: a geom that is not there",
                    help,
                );
            }
            let help = "set the friction of the geoms";
            if full.get("friction").is_some() {
                robot.findings.approximated(&e.place(), "pair.friction", "", "the geoms' own friction counts", help);
            }
            for n in ["geom1", "geom2", "condim", "name"] {
                full.get(n);
            }
            rest(&full, &mut robot.findings);
        }
    }
}

/// Reads a `sensor` section.
pub(crate) fn sensors(section: &Element, robot: &mut Robot) {
    for e in &section.children {
        let name = e.get("name").unwrap_or_default().to_owned();
        let of = ["joint", "site", "actuator", "tendon", "body"].iter().find_map(|n| Some((*n, e.get(n)?)));
        let (object, of) = match (of, e.get("objtype")) {
            (None, Some(kind)) => (kind, e.get("objname").unwrap_or_default()),
            (of, _) => of.unwrap_or_default(),
        };
        let frame = e.tag.starts_with("frame");
        let turn = e.tag == "framequat" || e.tag.ends_with("axis");
        let known = match object {
            "site" | "joint" | "actuator" | "xbody" => true,
            "body" => !turn,
            _ => false,
        };
        let relative = frame && e.get("refname").is_some();
        if !Sensor::READ.contains(&e.tag.as_str()) || !known || relative {
            let help = "read it from the world: positions, velocities, contacts and joints have their functions";
            robot.findings.ignored(&e.place(), &format!("sensor.{}", e.tag), &name, "a sensor that is not read", help);
        }
        for what in ["noise", "cutoff", "delay", "interval", "nsample"] {
            if e.numbers(what, &mut robot.findings).is_some_and(|all| all.iter().any(|x| *x != 0.0)) {
                let help = "add it to what the sensor reads";
                robot.findings.ignored(&e.place(), &e.path(what), "", "sensors read what is, at once", help);
            }
        }
        let (object, of) = (object.to_owned(), of.to_owned());
        robot.sensors.push(Sensor { name, kind: e.tag.clone(), object, of, place: e.place() });
    }
}

/// Reads a `keyframe` section.
pub(crate) fn keys(section: &Element, robot: &mut Robot) {
    for e in section.all("key") {
        let found: &mut Findings = &mut robot.findings;
        let number = robot.keys.len();
        let name = e.get("name").map_or_else(|| format!("key {number}"), str::to_owned);
        let mut list = |n: &str| e.numbers(n, found).unwrap_or_default();
        let (mut positions, velocities, controls) = (list("qpos"), list("qvel"), list("ctrl"));
        let _ = (list("mpos"), list("mquat"), list("act"));
        e.get("time");
        rest(e, found);
        let want = robot.positions();
        if !positions.is_empty() && positions.len() != want {
            let why = format!("a stored position of {} numbers; the robot has {want}", positions.len());
            let help = "store it again with the same joints";
            let place = e.place_of("qpos");
            robot.findings.say(
                crate::finding::Severity::Approximated,
                crate::finding::code::POSITION,
                &place,
                "key.qpos",
                &name,
                why,
                help,
            );
            continue;
        }
        if !positions.is_empty() {
            unit_turns(robot, &mut positions);
        }
        robot.keys.push(Key { name, positions, velocities, controls });
    }
}

/// Brings the quaternions of a position to length 1; one of length 0 is no turn.
fn unit_turns(robot: &Robot, positions: &mut [f64]) {
    for (j, joint) in robot.joints.iter().enumerate() {
        let first = match joint.motion {
            Motion::Hinge | Motion::Slide => continue,
            Motion::Ball => robot.position_of(j),
            Motion::Free => robot.position_of(j) + 3,
        };
        let q = &mut positions[first..first + 4];
        let length = q.iter().map(|x| x * x).sum::<f64>().sqrt();
        let unit = if length > 0.0 { [0, 1, 2, 3].map(|k| q[k] / length) } else { [1.0, 0.0, 0.0, 0.0] };
        q.copy_from_slice(&unit);
    }
}
