//! Drives and tendons.

use super::context::{Classes, Compiler, DRIVES, rest};
use crate::finding::{Findings, code};
use crate::model::{Actuator, Coupling, Law, Motion, Robot, Transmission};
use crate::xml::Element;
use std::collections::BTreeMap;

/// A fixed tendon: joints and their factors.
pub(crate) type Tendons = BTreeMap<String, Vec<(usize, f64)>>;

/// A drive whose damping follows from the inertia that it moves: number, and part of the critical damping.
pub(crate) type Damped = (usize, f64);

/// Reads the tendons of a `tendon` section.
pub(crate) fn tendons(section: &Element, classes: &Classes, robot: &mut Robot, tendons: &mut Tendons) {
    for e in &section.children {
        let e = &classes.with(e, "", &mut robot.findings);
        let name = e.get("name").unwrap_or_default().to_owned();
        if e.tag != "fixed" {
            let found = &mut robot.findings;
            let help = "use joints, or springs of the scene";
            found.approximated(
                &e.place(),
                &format!("tendon.{}", e.tag),
                &name,
                "left out: tendons through space",
                help,
            );
            continue;
        }
        let mut members = Vec::new();
        for c in e.all("joint") {
            let of = c.get("joint").unwrap_or_default().to_owned();
            let factor = c.number("coef", &mut robot.findings).unwrap_or(1.0);
            match one(robot, &of) {
                Some(joint) => members.push((joint, factor)),
                None => unknown(c, "joint", &of, &mut robot.findings),
            }
        }
        let found = &mut robot.findings;
        for what in ["range", "stiffness", "damping", "frictionloss", "armature"] {
            if e.get(what).is_some_and(|t| t.split_ascii_whitespace().any(|w| w.parse() != Ok(0.0))) {
                let help = "put it on the joints";
                found.approximated(
                    &e.place(),
                    &format!("tendon.{what}"),
                    &name,
                    "left out: what acts along a tendon",
                    help,
                );
            }
        }
        for what in ["limited", "springlength", "actuatorfrcrange", "actuatorfrclimited"] {
            e.get(what);
        }
        rest(e, found);
        tendons.insert(name, members);
    }
}

/// The joint of a name, if it has one coordinate.
pub(crate) fn one(robot: &Robot, name: &str) -> Option<usize> {
    robot.joints.iter().position(|j| j.name == name && matches!(j.motion, Motion::Hinge | Motion::Slide))
}

/// Refuses a name that nothing has.
pub(crate) fn unknown(e: &Element, attribute: &str, name: &str, found: &mut Findings) {
    let help = "name one that the file has; joints need one coordinate";
    found.refuse(code::UNKNOWN, &e.place(), &e.path(attribute), name, format!("an unknown {attribute}"), help);
}

/// Reads the drives of an `actuator` section.
pub(crate) fn actuators(
    section: &Element,
    classes: &Classes,
    compiler: &Compiler,
    tendons: &Tendons,
    robot: &mut Robot,
    damped: &mut Vec<Damped>,
) {
    for e in &section.children {
        if !DRIVES.contains(&e.tag.as_str()) {
            let help = "check that nothing depends on it";
            robot.findings.approximated(
                &e.place(),
                &format!("actuator.{}", e.tag),
                "",
                "an unknown drive, left out",
                help,
            );
            continue;
        }
        let e = classes.with(e, "", &mut robot.findings);
        drive(&e, compiler, tendons, robot, damped);
    }
}

fn drive(e: &Element, compiler: &Compiler, tendons: &Tendons, robot: &mut Robot, damped: &mut Vec<Damped>) {
    let number = robot.actuators.len();
    let name = e.get("name").map_or_else(|| format!("actuator {number}"), str::to_owned);
    let gear = e.numbers("gear", &mut robot.findings).and_then(|g| g.first().copied()).unwrap_or(1.0);
    let transmission = transmission(e, gear, tendons, robot);
    let found = &mut robot.findings;
    let law = law(e, found);
    if let (Transmission::Joints(list), true) =
        (&transmission, law.is_some_and(|l| l.stiffness > 0.0 || l.damping > 0.0))
        && list.len() > 1
    {
        let help = "nothing to do where the joints are coupled; else drive each by itself";
        found.approximated(&e.place(), "actuator.tendon", &name, "a servo on several joints is a servo on each", help);
    }
    if let Transmission::Other(what) = &transmission {
        let help = "apply its force from outside, or drive joints";
        found.approximated(&e.place(), &e.tag, what, "left out: a drive that acts on no joint", help);
    }
    let bounded = |range: &str, limited: &str, found: &mut Findings| {
        let range = e.exactly::<2>(range, found).map(|[a, b]| (a, b));
        let limited = e.truth(limited, found).unwrap_or(compiler.autolimits && range.is_some());
        range.filter(|_| limited)
    };
    let mut control = bounded("ctrlrange", "ctrllimited", found);
    let force = bounded("forcerange", "forcelimited", found);
    if let (Some(share), Transmission::Joints(list)) = (e.number("inheritrange", found), &transmission)
        && share > 0.0
        && let [(joint, factor)] = list[..]
        && let Some((a, b)) = robot.joints[joint].range
    {
        let (middle, half) = (0.5 * (a + b) * factor, 0.5 * (b - a) * factor.abs() * share);
        control = Some((middle - half, middle + half));
    }
    if let Some(ratio) = e.number("dampratio", found).filter(|r| *r > 0.0) {
        damped.push((number, ratio));
    }
    if e.number("timeconst", found).is_some_and(|t| t > 0.0) || e.get("dyntype").is_some_and(|d| d != "none") {
        let help = "filter the control outside";
        found.approximated(&e.place(), "actuator.dyntype", &name, "the drive acts at once: no filter in it", help);
    }
    for what in ["actlimited", "actrange", "dynprm", "actdim", "gaintype", "biastype", "gainprm", "biasprm"] {
        e.get(what);
    }
    rest(e, found);
    robot.actuators.push(Actuator { name, transmission, law, control, force, place: e.place() });
}

fn transmission(e: &Element, gear: f64, tendons: &Tendons, robot: &mut Robot) -> Transmission {
    for attribute in ["joint", "jointinparent"] {
        if let Some(name) = e.get(attribute) {
            if let Some(joint) = one(robot, name) {
                return Transmission::Joints(vec![(joint, gear)]);
            }
            if robot.joint(name).is_none() {
                unknown(e, attribute, name, &mut robot.findings);
            }
            return Transmission::Other(format!("{attribute} {name}"));
        }
    }
    if let Some(name) = e.get("tendon") {
        return match tendons.get(name) {
            Some(list) if !list.is_empty() => {
                Transmission::Joints(list.iter().map(|(joint, factor)| (*joint, factor * gear)).collect())
            }
            _ => Transmission::Other(format!("tendon {name}")),
        };
    }
    for attribute in ["site", "body", "cranksite", "slidersite", "refsite", "cranklength"] {
        if let Some(name) = e.get(attribute) {
            return Transmission::Other(format!("{attribute} {name}"));
        }
    }
    Transmission::Other("nothing".to_owned())
}

/// The law of a drive.
fn law(e: &Element, found: &mut Findings) -> Option<Law> {
    let zero = Law { gain: 0.0, bias: 0.0, stiffness: 0.0, damping: 0.0 };
    match e.tag.as_str() {
        "motor" => Some(Law { gain: 1.0, ..zero }),
        "position" => {
            let kp = e.number("kp", found).unwrap_or(1.0);
            let kv = e.number("kv", found).unwrap_or(0.0);
            Some(Law { gain: kp, stiffness: kp, damping: kv, ..zero })
        }
        "velocity" => {
            let kv = e.number("kv", found).unwrap_or(1.0);
            Some(Law { gain: kv, damping: kv, ..zero })
        }
        "general" => {
            let gain = e.numbers("gainprm", found).and_then(|g| g.first().copied()).unwrap_or(1.0);
            let bias = e.numbers("biasprm", found).unwrap_or_default();
            let b = |k: usize| bias.get(k).copied().unwrap_or(0.0);
            let fixed = e.get("gaintype").is_none_or(|t| t == "fixed");
            match (fixed, e.get("biastype").unwrap_or("none")) {
                (true, "none") => Some(Law { gain, ..zero }),
                (true, "affine") => Some(Law { gain, bias: b(0), stiffness: -b(1), damping: -b(2) }),
                _ => other(e, found),
            }
        }
        _ => other(e, found),
    }
}

fn other(e: &Element, found: &mut Findings) -> Option<Law> {
    let help = "use motor, position or velocity, or general with fixed gain and affine bias";
    let name = e.get("name").unwrap_or_default().to_owned();
    found.approximated(&e.place(), &format!("actuator.{}", e.tag), &name, "left out: a drive of this kind", help);
    None
}

/// Joints that go together by `equality`: `joint` and `tendon`.
pub(crate) fn coupling(e: &Element, tendons: &Tendons, robot: &mut Robot) {
    let number = robot.couplings.len();
    let name = e.get("name").map_or_else(|| format!("coupling {number}"), str::to_owned);
    let poly = e.numbers("polycoef", &mut robot.findings).unwrap_or_default();
    let c = |k: usize| poly.get(k).copied().unwrap_or(if k == 1 { 1.0 } else { 0.0 });
    if (2..5).any(|k| c(k) != 0.0) {
        let help = "only the linear part counts";
        let found = &mut robot.findings;
        found.approximated(&e.place(), "equality.polycoef", &name, "a coupling of higher order is linear here", help);
    }
    let kind = e.tag.clone();
    let (first, second) = (format!("{kind}1"), format!("{kind}2"));
    let mut list = |attribute: &str| -> Option<Option<Vec<(usize, f64)>>> {
        let Some(of) = e.get(attribute) else { return Some(None) };
        let members = if kind == "joint" { one(robot, of).map(|j| vec![(j, 1.0)]) } else { tendons.get(of).cloned() };
        if members.is_none() {
            let of = of.to_owned();
            if kind == "tendon" {
                let help = "couple joints";
                robot.findings.approximated(
                    &e.place(),
                    "equality.tendon",
                    &of,
                    "left out: a coupling of other tendons",
                    help,
                );
            } else {
                unknown(e, attribute, &of, &mut robot.findings);
            }
        }
        members.map(Some)
    };
    let (Some(a), Some(b)) = (list(&first), list(&second)) else { return };
    let Some(a) = a else { return unknown(e, &first, "", &mut robot.findings) };
    let factor = if b.is_some() { c(1) } else { 0.0 };
    let mut members = a;
    members.extend(b.into_iter().flatten().map(|(j, f)| (j, -factor * f)));
    // lengths are measured from the reference
    let constant = c(0) + members.iter().map(|(j, f)| f * robot.joints[*j].reference).sum::<f64>();
    for what in ["active", "solref", "solimp"] {
        e.get(what);
    }
    rest(e, &mut robot.findings);
    members.retain(|(_, f)| *f != 0.0);
    robot.couplings.push(Coupling { name, members, constant, place: e.place() });
}
