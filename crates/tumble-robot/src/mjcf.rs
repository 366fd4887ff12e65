//! Robots from MJCF.

mod bodies;
mod context;
mod drives;
mod geoms;
mod loops;

use crate::finding::{Findings, code};
use crate::limits;
use crate::meshes::Meshes;
use crate::model::{Format, Robot, Transmission};
use crate::paths;
use crate::xml::{self, Element};
use bodies::Bodies;
use context::{Classes, Compiler, rest};
use geoms::{Around, Assets};
use tumble_math::DVec3;
use tumble_math::order::max;

/// Reads a robot from the root of its file.
pub(crate) fn read(
    file: &str,
    mut root: Element,
    meshes: &mut Meshes<'_>,
    left: &mut usize,
    mut found: Findings,
) -> Robot {
    let mut files = 0;
    include(file, &mut root, meshes, left, &mut files, 0, &mut found);
    let stem = file.rsplit('/').next().unwrap_or(file);
    let stem = stem.rsplit_once('.').map_or(stem, |(stem, _)| stem);
    let name = root.get("model").unwrap_or(stem).to_owned();
    let mut robot = Robot::new(&name, Format::Mjcf, found);
    let (mut compiler, mut classes, mut assets) = (Compiler::default(), Classes::default(), Assets::new());
    for e in root.all("compiler") {
        compiler.read(e, &mut robot.findings);
    }
    for e in root.all("default") {
        classes.read(e, None, &mut robot.findings);
    }
    for e in root.all("option") {
        option(e, &mut robot);
    }
    for e in root.all("asset").flat_map(|a| &a.children) {
        match e.tag.as_str() {
            "mesh" => {
                let e = classes.with(e, "", &mut robot.findings);
                geoms::asset(&e, &compiler, &mut assets, &mut robot.findings);
            }
            "material" | "texture" | "skin" => {
                let help = "nothing to do: no motion depends on it";
                robot.findings.ignored(&e.place(), &format!("asset.{}", e.tag), "", "only for drawing", help);
            }
            "hfield" => {}
            other => {
                let help = "save the compiled model, and use that file";
                robot.findings.approximated(
                    &e.place(),
                    &format!("asset.{other}"),
                    "",
                    "an asset that is not read",
                    help,
                );
            }
        }
    }
    let paired: Vec<String> = root
        .all("contact")
        .flat_map(|c| c.all("pair"))
        .flat_map(|p| ["geom1", "geom2"].map(|n| p.get(n).unwrap_or_default().to_owned()))
        .collect();
    let worlds: Vec<&Element> = root.all("worldbody").collect();
    let around = Around { compiler: &compiler, assets: &assets, meshes, main: file, paired: &paired };
    let (geoms, springs) = (Default::default(), Vec::new());
    let mut bodies = Bodies { compiler: &compiler, classes: &classes, around, geoms, springs, left: (*left).into() };
    bodies.read(&worlds, &mut robot);
    let (geoms, springs) = (bodies.geoms, bodies.springs);
    total_mass(&compiler, &mut robot);
    let (mut tendons, mut damped) = (drives::Tendons::new(), Vec::new());
    for e in root.all("tendon") {
        drives::tendons(e, &classes, &mut robot, &mut tendons);
    }
    for e in root.all("actuator") {
        drives::actuators(e, &classes, &compiler, &tendons, &mut robot, &mut damped);
    }
    for e in root.all("equality") {
        loops::equality(e, &classes, &tendons, &mut robot);
    }
    for e in root.all("contact") {
        loops::contact(e, &classes, &geoms, &mut robot);
    }
    for e in root.all("sensor") {
        loops::sensors(e, &mut robot);
    }
    for e in root.all("keyframe") {
        loops::keys(e, &mut robot);
    }
    for e in &root.children {
        let (why, help) = match e.tag.as_str() {
            "compiler" | "default" | "option" | "asset" | "worldbody" | "tendon" | "actuator" | "equality"
            | "contact" | "sensor" | "keyframe" => continue,
            "visual" | "statistic" => ("only for drawing", "nothing to do: no motion depends on it"),
            "size" | "custom" | "extension" => ("an option of another engine", "nothing to do"),
            _ => {
                let help = "check that nothing depends on it";
                robot.findings.approximated(&e.place(), &e.tag, "", "a section that is not read", help);
                continue;
            }
        };
        robot.findings.ignored(&e.place(), &e.tag, "", why, help);
    }
    damp(&mut robot, &damped);
    spring(&mut robot, &springs);
    robot
}

/// Springs and dampers by their time constant and part of the critical damping, for the inertia that each joint meets where the robot is
/// drawn and all others give way: 1/(M⁻¹)ᵢᵢ.
fn spring(robot: &mut Robot, springs: &[(String, f64, f64)]) {
    if springs.is_empty() || robot.findings.refused() {
        return;
    }
    let n = robot.velocities();
    let mut matrix = robot.mass_matrix(&robot.posture(&robot.reference()));
    if !tumble_math::dense::ldlt(&mut matrix, n, 0.0) {
        return;
    }
    for (name, time, ratio) in springs {
        let Some(j) = robot.joint(name) else { continue };
        let v = robot.velocity_of(j);
        let mut unit = vec![0.0; n];
        unit[v] = 1.0;
        tumble_math::dense::ldlt_solve(&matrix, n, &mut unit);
        let inertia = 1.0 / unit[v];
        robot.joints[j].spring.0 = inertia / (time * time * ratio * ratio);
        robot.joints[j].damping = 2.0 * inertia / time;
    }
}

/// Damping of drives by their part of the critical one, for the inertia that the joint moves where the robot is drawn.
fn damp(robot: &mut Robot, damped: &[(usize, f64)]) {
    if damped.is_empty() || robot.findings.refused() {
        return;
    }
    let n = robot.velocities();
    let matrix = robot.mass_matrix(&robot.posture(&robot.reference()));
    for (number, ratio) in damped {
        let Transmission::Joints(list) = &robot.actuators[*number].transmission else { continue };
        let inertia: f64 = list
            .iter()
            .map(|(j, factor)| {
                let v = robot.velocity_of(*j);
                matrix[v * n + v] / max(factor * factor, f64::MIN_POSITIVE)
            })
            .sum();
        if let Some(law) = &mut robot.actuators[*number].law {
            law.damping = ratio * 2.0 * (law.stiffness * inertia).sqrt();
        }
    }
}

/// All masses scaled to a total that the compiler is told.
fn total_mass(compiler: &Compiler, robot: &mut Robot) {
    let mass = robot.mass();
    if compiler.total_mass > 0.0 && mass > 0.0 {
        let factor = compiler.total_mass / mass;
        for link in &mut robot.links {
            link.inertia.mass *= factor;
            link.inertia.tensor *= factor;
        }
    }
}

fn option(e: &Element, robot: &mut Robot) {
    let found = &mut robot.findings;
    if let Some(g) = e.exactly::<3>("gravity", found) {
        robot.gravity = Some(DVec3::from_array(g));
    }
    if let Some(step) = e.number("timestep", found).filter(|s| *s > 0.0) {
        robot.step = Some(step);
    }
    for name in ["density", "viscosity", "wind", "magnetic"] {
        let value = e.get(name).map(str::to_owned);
        if let Some(value) =
            value.filter(|v| v.split_ascii_whitespace().any(|w| w.parse() != Ok(0.0)) && name != "magnetic")
        {
            let help = "bodies have `linear_damping` and `angular_damping`";
            found.approximated(&e.place(), &e.path(name), &value, "left out: no fluid around the bodies", help);
        }
    }
    for flag in e.all("flag") {
        for a in flag.unasked() {
            if a.name == "gravity" && a.value == "disable" {
                robot.gravity = Some(DVec3::ZERO);
            } else {
                found.ignored(
                    &flag.place(),
                    &flag.path(&a.name),
                    &a.value,
                    "an option of another engine",
                    "nothing to do",
                );
            }
        }
    }
    rest(e, found);
}

/// Puts the elements of included files in the place of `include`.
fn include(
    file: &str,
    e: &mut Element,
    meshes: &mut Meshes<'_>,
    left: &mut usize,
    files: &mut usize,
    depth: usize,
    found: &mut Findings,
) {
    if depth > limits::DEPTH {
        let why = format!("elements are nested more than {} deep", limits::DEPTH);
        found.refuse(code::TOO_MANY, &e.place(), &e.tag, "", why, "flatten the file");
        e.children.clear();
        return;
    }
    let mut children = Vec::with_capacity(e.children.len());
    for mut c in std::mem::take(&mut e.children) {
        if c.tag != "include" {
            include(file, &mut c, meshes, left, files, depth + 1, found);
            children.push(c);
            continue;
        }
        let name = c.get("file").unwrap_or_default().to_owned();
        *files += 1;
        if *files > limits::INCLUDES {
            let why = format!("more than {} files are included", limits::INCLUDES);
            found.refuse(code::TOO_MANY, &c.place(), "include.file", &name, why, "break the circle");
            return;
        }
        let path = paths::joined(paths::folder_of(file), &name);
        let path =
            path.filter(|p| meshes.folder.file(p).is_ok()).or_else(|| paths::joined(paths::folder_of(&c.file), &name));
        let bytes = path.as_deref().map(|p| meshes.folder.file(p));
        match (path, bytes) {
            (Some(path), Some(Ok(bytes))) => {
                if let Some(mut inner) = xml::parse(&path, &bytes, left, found) {
                    include(file, &mut inner, meshes, left, files, depth + 1, found);
                    children.extend(inner.children);
                }
            }
            (_, Some(Err(error))) => {
                found.refuse(code::FILE, &c.place(), "include.file", &name, error.told(), error.help);
            }
            _ => {
                let help = "include files inside the robot's folder";
                found.refuse(code::FILE, &c.place(), "include.file", &name, "the path leaves the robot's folder", help);
            }
        }
    }
    e.children = children;
}
