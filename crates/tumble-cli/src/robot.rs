//! `tumble inspect` of a robot file: links, joints, drives, and everything that is ignored, approximated or refused.

use crate::exit::Exit;
use crate::json;
use crate::style;
use crate::words::{harmless, plural, quoted, tips};
use anyhow::Result;
use serde_json::{Value, json as object};
use std::io::Write;
use std::path::Path;
use tumble_robot::{Finding, Format, Motion, Robot, Severity};

/// Whether a file is a robot, by its name.
pub(crate) fn is_robot(path: &Path) -> bool {
    path.extension().is_some_and(|e| ["urdf", "xml", "mjcf"].iter().any(|r| e.eq_ignore_ascii_case(r)))
}

pub(crate) fn inspect(path: &Path, as_json: bool) -> Result<Exit> {
    let (robot, findings) = match Robot::load(path) {
        Ok(robot) => {
            let findings = robot.findings.0.clone();
            (Some(robot), findings)
        }
        Err(findings) => (None, findings.0),
    };
    let fine = if robot.is_some() { Exit::Fine } else { Exit::InvalidFile };
    if as_json {
        json::print("inspect", &data(path, robot.as_ref(), &findings))?;
        return Ok(fine);
    }
    let out = &mut anstream::stdout().lock();
    for f in &findings {
        let colour = match f.severity {
            Severity::Ignored => style::QUIET,
            Severity::Approximated => style::FAIR,
            Severity::Refused => style::BAD,
        };
        writeln!(out, "{colour}{}{colour:#}", harmless_lines(&f.to_string()))?;
    }
    if let Some(robot) = &robot {
        table(out, robot)?;
        tips(&[(format!("tumble run {}", quoted(&path.to_string_lossy())), "simulate it")]);
    }
    Ok(fine)
}

fn harmless_lines(text: &str) -> String {
    text.lines().map(harmless).collect::<Vec<_>>().join("\n")
}

fn table(out: &mut impl Write, robot: &Robot) -> Result<()> {
    let format = if robot.format == Format::Urdf { "URDF" } else { "MJCF" };
    let base = if robot.fixed_base { "its root stands still" } else { "its root moves freely" };
    let moving = robot.joints.iter().filter(|j| j.motion != Motion::Free).count() as u64;
    writeln!(
        out,
        "{}  {format}: {}, {}, {}; {} kg; {base}",
        harmless(&robot.name),
        plural(robot.links.len() as u64, "link", "links"),
        plural(moving, "joint", "joints"),
        plural(robot.actuators.len() as u64, "drive", "drives"),
        robot.mass(),
    )?;
    for joint in &robot.joints {
        let range = joint.range.map_or_else(|| "free".to_owned(), |(a, b)| format!("{a:.4} … {b:.4}"));
        let (name, link) = (harmless(&joint.name), harmless(&robot.links[joint.link].name));
        writeln!(out, "  {name:<28} {:<6} {range:<22} moves {link}", joint.motion.name())?;
    }
    let count = |s: Severity| robot.findings.count(s);
    writeln!(out, "  {} ignored, {} approximated", count(Severity::Ignored), count(Severity::Approximated))?;
    Ok(())
}

fn data(path: &Path, robot: Option<&Robot>, findings: &[Finding]) -> Value {
    let finding = |f: &Finding| {
        object!({
            "severity": f.severity.name(), "code": f.code, "file": f.place.file, "line": f.place.line, "column": f.place.column,
            "path": f.path, "value": f.value, "message": f.message, "help": f.help, "count": f.count,
        })
    };
    let findings: Vec<Value> = findings.iter().map(finding).collect();
    let file = crate::input::name(path);
    let Some(robot) = robot else { return object!({ "file": file, "robot": null, "findings": findings }) };
    let start = robot.start(None, &[]).unwrap_or_else(|_| robot.reference());
    let (start, opening) = robot.assembled(&start);
    let posture = robot.posture(&start);
    let link = |k: usize| {
        let l = &robot.links[k];
        let (t, p) = (l.inertia.tensor, posture.links[k]);
        object!({
            "name": l.name, "parent": l.parent.map(|p| &robot.links[p].name), "mass": l.inertia.mass,
            "centre": l.inertia.centre.to_array(), "tensor": t.to_cols_array(), "shapes": l.shapes.len(),
            "position": p.position.to_array(), "quaternion": [p.rotation.w, p.rotation.x, p.rotation.y, p.rotation.z],
        })
    };
    let joint = |k: usize| {
        let j = &robot.joints[k];
        object!({
            "name": j.name, "link": robot.links[j.link].name, "motion": j.motion.name(), "axis": j.axis.to_array(),
            "range": j.range.map(|(a, b)| [a, b]), "damping": j.damping, "friction": j.friction, "armature": j.armature,
            "effort": j.effort,
        })
    };
    object!({
        "file": file,
        "robot": {
            "name": robot.name, "format": if robot.format == Format::Urdf { "urdf" } else { "mjcf" }, "mass": robot.mass(),
            "centre": if robot.mass() > 0.0 { Some(robot.centre(&posture).to_array()) } else { None },
            "fixed_base": robot.fixed_base, "start": start, "opening": opening,
            "links": (0..robot.links.len()).map(link).collect::<Vec<_>>(),
            "joints": (0..robot.joints.len()).map(joint).collect::<Vec<_>>(),
            "drives": robot.actuators.iter().map(|a| &a.name).collect::<Vec<_>>(),
            "sensors": robot.sensors.iter().map(|s| object!({ "name": s.name, "kind": s.kind, "of": s.of })).collect::<Vec<_>>(),
            "keys": robot.keys.iter().map(|k| &k.name).collect::<Vec<_>>(),
        },
        "findings": findings,
    })
}
