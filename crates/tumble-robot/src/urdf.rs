//! Robots from URDF.

use crate::finding::{Findings, Severity, code};
use crate::mass;
use crate::meshes::{Meshes, hull};
use crate::model::{Coupling, Format, Geometry, Joint, Link, Motion, Robot, Visual};
use crate::paths;
use crate::xml::Element;
use std::collections::BTreeMap;
use tumble::{Shape, ShapeError};
use tumble_geometry::MassProperties;
use tumble_math::{DMat3, DQuat, DVec3, Pose, trig};
use tumble_solver::tangent_basis;

/// Elements of a robot that no motion depends on, and why.
const EXTENSIONS: [(&str, &str); 8] = [
    ("transmission", "drives are chosen by the controller of the robot"),
    ("gazebo", "an extension for another simulator"),
    ("ros2_control", "an extension for a control framework"),
    ("material", "colours are not read"),
    ("mujoco", "options of another engine"),
    ("sensor", "sensors of URDF are not read"),
    ("drake_ignore", "an extension for another tool"),
    ("sensors", "sensors of URDF are not read"),
];

/// Limits beyond this are meant as none [rad or m].
const FAR: f64 = 1e6;

/// Reads a robot from the root of its file.
pub(crate) fn read(root: &Element, meshes: &mut Meshes<'_>, findings: Findings) -> Robot {
    let name = root.get("name").unwrap_or("robot");
    let mut robot = Robot::new(name, Format::Urdf, findings);
    let (mut links, mut joints) = (Vec::new(), Vec::new());
    for e in &root.children {
        match e.tag.as_str() {
            "link" => links.push(e),
            "joint" => joints.push(e),
            tag if tag.starts_with("xacro:") => {
                let help = "expand the file first: `xacro robot.urdf.xacro > robot.urdf`";
                let why = "xacro macros are not expanded";
                robot.findings.refuse(code::UNSUPPORTED, &e.place(), tag, "", why, help);
                return robot;
            }
            tag => {
                let known = EXTENSIONS.iter().find(|(name, _)| *name == tag);
                let why = known.map_or("an unknown element", |(_, why)| *why);
                let help = "nothing to do, unless the file means more by it";
                robot.findings.ignored(&e.place(), tag, e.get("name").unwrap_or_default(), why, help);
            }
        }
    }
    tree(&mut robot, root, &links, &joints, meshes);
    robot
}

/// Links and joints in the order of the tree.
fn tree(robot: &mut Robot, root: &Element, links: &[&Element], joints: &[&Element], meshes: &mut Meshes<'_>) {
    let found = &mut robot.findings;
    let mut by_name: BTreeMap<&str, usize> = BTreeMap::new();
    for (k, e) in links.iter().enumerate() {
        let name = e.get("name").unwrap_or_default();
        if by_name.insert(name, k).is_some() {
            found.refuse(code::NO_TREE, &e.place(), "link", name, "two links of one name", "rename one of them");
        }
    }
    let mut down: Vec<Vec<usize>> = vec![Vec::new(); links.len()];
    let mut up: Vec<Option<usize>> = vec![None; links.len()];
    for (k, e) in joints.iter().enumerate() {
        let end = |tag: &str, found: &mut Findings| {
            let named = e.child(tag).and_then(|c| c.get("link"));
            let link = named.and_then(|n| by_name.get(n)).copied();
            if link.is_none() {
                let why = format!("the {tag} of a joint is no link of this robot");
                let help = "name a link that the file has";
                found.refuse(code::UNKNOWN, &e.place(), &format!("joint.{tag}"), named.unwrap_or_default(), why, help);
            }
            link
        };
        let (Some(parent), Some(child)) = (end("parent", found), end("child", found)) else { continue };
        if up[child].is_some() {
            let name = links[child].get("name").unwrap_or_default();
            let help = "a link hangs on one joint; close a loop in MJCF with an equality";
            found.refuse(code::NO_TREE, &e.place(), "joint.child", name, "a link with two parents", help);
            continue;
        }
        up[child] = Some(k);
        down[parent].push(k);
    }
    let roots: Vec<usize> = (0..links.len()).filter(|k| up[*k].is_none()).collect();
    let whole = root.place();
    match roots[..] {
        [_] => {}
        [] if links.is_empty() => {
            found.refuse(code::NO_TREE, &whole, "", "", "a robot without links", "add a `link`");
            return;
        }
        [] => {
            found.refuse(code::NO_TREE, &whole, "", "", "the joints form a loop: no link is the root", "cut the loop");
            return;
        }
        [_, other, ..] => {
            let name = links[other].get("name").unwrap_or_default();
            let why = format!("{} links hang on no joint: a robot has one root", roots.len());
            found.refuse(code::NO_TREE, &links[other].place(), "link", name, why, "join them by fixed joints");
            return;
        }
    }
    // depth first, in the order of the file
    let mut stack: Vec<(usize, Option<(usize, usize)>)> = vec![(roots[0], None)];
    while let Some((k, hung)) = stack.pop() {
        let number = robot.links.len();
        add_link(robot, links[k], meshes);
        if let Some((parent, joint)) = hung {
            add_joint(robot, joints[joint], parent, number);
        }
        stack.extend(down[k].iter().rev().filter_map(|j| {
            let child = joints[*j].child("child").and_then(|c| c.get("link")).and_then(|n| by_name.get(n))?;
            Some((*child, Some((number, *j))))
        }));
    }
    if robot.links.len() < links.len() && !robot.findings.refused() {
        let why = format!("{} links hang on a loop of joints", links.len() - robot.links.len());
        robot.findings.refuse(code::NO_TREE, &whole, "", "", why, "cut the loop");
    }
    mimic(robot, joints);
    let root = &robot.links[0];
    let massless = group_of_root(robot).all(|l| robot.links[l].inertia.mass == 0.0);
    robot.fixed_base = root.name == "world" || massless;
}

/// The root and all links that are fixed to it.
fn group_of_root(robot: &Robot) -> impl Iterator<Item = usize> + '_ {
    let mut with: Vec<bool> = vec![false; robot.links.len()];
    for (k, link) in robot.links.iter().enumerate() {
        with[k] = match link.parent {
            None => true,
            Some(p) => link.joints.is_empty() && with[p],
        };
    }
    (0..with.len()).filter(move |k| with[*k])
}

/// `origin` of an element.
fn origin(e: &Element, found: &mut Findings) -> Pose {
    let Some(o) = e.child("origin") else { return Pose::IDENTITY };
    let at = o.exactly::<3>("xyz", found).map_or(DVec3::ZERO, DVec3::from_array);
    let rotation = match (o.exactly::<3>("rpy", found), o.exactly::<4>("quat_xyzw", found)) {
        (None, Some([x, y, z, w])) if x * x + y * y + z * z + w * w > 0.0 => DQuat::from_xyzw(x, y, z, w).normalize(),
        (Some([r, p, y]), _) => trig::rotation(DVec3::Z, y) * trig::rotation(DVec3::Y, p) * trig::rotation(DVec3::X, r),
        (None, _) => DQuat::IDENTITY,
    };
    unknown(o, found);
    Pose::new(at, rotation)
}

/// Says which attributes were not read.
fn unknown(e: &Element, found: &mut Findings) {
    let of: Vec<_> = e.unasked().map(|a| (a.name.clone(), a.value.clone())).collect();
    for (name, value) in of {
        found.ignored(
            &e.place_of(&name),
            &e.path(&name),
            &value,
            "an unknown attribute",
            "nothing to do, or correct it",
        );
    }
}

fn add_link(robot: &mut Robot, e: &Element, meshes: &mut Meshes<'_>) {
    let found = &mut robot.findings;
    let name = e.get("name").unwrap_or_default();
    if name.is_empty() {
        found.refuse(code::MALFORMED, &e.place(), "link.name", "", "a link without a name", "give it one");
    }
    e.get("type");
    let mut link = Link::new(name, None, Pose::IDENTITY, e.place());
    for c in &e.children {
        match c.tag.as_str() {
            "inertial" => inertial(&mut link, c, found),
            "collision" => {
                if let Some(shape) = collision(c, meshes, found) {
                    link.shapes.push(shape);
                }
            }
            "visual" => {
                let pose = origin(c, found);
                let geometry = c.child("geometry").and_then(|g| g.children.first());
                let what = geometry.map_or("nothing", |g| g.get("filename").unwrap_or(&g.tag));
                link.visuals.push(Visual { what: what.to_owned(), pose });
                let why = "drawn are the shapes that touch; visual shapes are not";
                found.ignored(&c.place(), "link.visual", what, why, "nothing to do: no motion depends on it");
            }
            tag => {
                let help = "nothing to do, unless the file means more by it";
                found.ignored(&c.place(), &format!("link.{tag}"), "", "an unknown element of a link", help);
            }
        }
    }
    unknown(e, found);
    robot.links.push(link);
}

fn inertial(link: &mut Link, e: &Element, found: &mut Findings) {
    let pose = origin(e, found);
    let Some(mass) = e.child("mass").and_then(|m| m.number("value", found)) else {
        let help = "add `<mass value=\"…\"/>` [kg], or leave `inertial` out";
        found.refuse(code::IMPOSSIBLE, &e.place(), "inertial.mass", "", "an inertial without a mass", help);
        return;
    };
    if mass < 0.0 {
        let help = "masses are positive [kg]";
        let path = format!("link `{}`: mass", link.name);
        found.refuse(code::IMPOSSIBLE, &e.place(), &path, &mass.to_string(), "a negative mass", help);
        return;
    }
    let mut entry = |name: &str| e.child("inertia").and_then(|i| i.number(name, found)).unwrap_or(0.0);
    let [xx, yy, zz, xy, xz, yz] = ["ixx", "iyy", "izz", "ixy", "ixz", "iyz"].map(&mut entry);
    let tensor = DMat3::from_cols(DVec3::new(xx, xy, xz), DVec3::new(xy, yy, yz), DVec3::new(xz, yz, zz));
    if let Some(inertia) = e.child("inertia") {
        let words = ["ixx", "iyy", "izz", "ixy", "ixz", "iyz"].map(|n| inertia.get(n).map_or("0", str::trim));
        link.digits = mass::exactness(words.into_iter());
    }
    if mass > 0.0 || tensor != DMat3::ZERO {
        link.inertia = mass::placed(&MassProperties { mass, centre: DVec3::ZERO, tensor }, &pose);
    }
}

fn collision(e: &Element, meshes: &mut Meshes<'_>, found: &mut Findings) -> Option<Geometry> {
    let pose = origin(e, found);
    let name = e.get("name").unwrap_or_default().to_owned();
    let Some(g) = e.child("geometry").and_then(|g| g.children.first()) else {
        found.ignored(&e.place(), "collision", "", "a collision without geometry", "add a shape, or remove it");
        return None;
    };
    let (place, tag) = (g.place(), g.tag.as_str());
    let shape: Result<Shape, ShapeError> = match tag {
        "box" => Shape::cuboid_size(DVec3::from_array(g.exactly::<3>("size", found)?)),
        "sphere" => Shape::ball(g.number("radius", found)?),
        "cylinder" => Shape::cylinder(g.number("radius", found)?, g.number("length", found)?),
        "capsule" => Shape::capsule(g.number("radius", found)?, g.number("length", found)?),
        "mesh" => return mesh(g, pose, name, meshes, found),
        other => {
            let help = "use box, sphere, cylinder, capsule or mesh";
            found.refuse(code::UNSUPPORTED, &place, other, "", "a geometry that is not supported", help);
            return None;
        }
    };
    unknown(g, found);
    match shape {
        Ok(shape) => Some(Geometry { name, shape, pose, friction: None, masks: (1, 1), colour: None }),
        Err(why) => {
            // a shape without extent touches nothing
            found.approximated(&place, tag, "", &format!("{why}; the shape is left out"), "give it positive lengths");
            None
        }
    }
}

fn mesh(g: &Element, pose: Pose, name: String, meshes: &mut Meshes<'_>, found: &mut Findings) -> Option<Geometry> {
    let place = g.place();
    let Some(file) = g.get("filename") else {
        found.refuse(code::FILE, &place, "mesh.filename", "", "a mesh without a file", "name its file");
        return None;
    };
    let scale = g.exactly::<3>("scale", found).map_or(DVec3::ONE, DVec3::from_array);
    let Some(path) = paths::resolve(meshes, &g.file, file) else {
        let help = "name a file inside the robot's folder, relative or as package://NAME/…";
        found.refuse(code::FILE, &place, "mesh.filename", file, "the path leaves the robot's folder", help);
        return None;
    };
    let read = meshes.triangles(&path).and_then(|t| {
        let points: Vec<DVec3> = t.points.iter().map(|p| *p * scale).collect();
        hull(&points)
    });
    unknown(g, found);
    match read {
        Ok((shape, out)) => {
            hulled(g, &path, out, found);
            Some(Geometry { name, shape, pose, friction: None, masks: (1, 1), colour: None })
        }
        Err((why, help)) => {
            found.refuse(code::FILE, &place, "mesh.filename", file, format!("{path}: {why}"), help);
            None
        }
    }
}

/// Says that a mesh touches as its hull.
pub(crate) fn hulled(e: &Element, file: &str, out: f64, found: &mut Findings) {
    let help = "split a hollow mesh into convex parts, one shape each";
    found.approximated(&e.place(), "mesh", file, "a mesh touches others as its convex hull", help);
    if out > 0.0 {
        let why = "the hull of a fine mesh has 256 corners; some points of the mesh stand out of it";
        found.approximated(&e.place(), "mesh", &format!("{file}: {out:.2e} m"), why, "simplify the mesh");
    }
}

fn add_joint(robot: &mut Robot, e: &Element, parent: usize, child: usize) {
    let found = &mut robot.findings;
    let name = e.get("name").unwrap_or_default();
    let pose = origin(e, found);
    let first = robot.joints.len();
    let link = &mut robot.links[child];
    (link.parent, link.pose, link.joints) = (Some(parent), pose, first..first);
    let kind = e.get("type").unwrap_or_default();
    let motion = match kind {
        "revolute" | "continuous" => Motion::Hinge,
        "prismatic" | "planar" => Motion::Slide,
        "floating" => Motion::Free,
        "spherical" | "ball" => Motion::Ball,
        "fixed" => {
            skim(e, found);
            return;
        }
        other => {
            let help = "use revolute, continuous, prismatic, planar, floating or fixed";
            found.refuse(code::UNSUPPORTED, &e.place(), "joint.type", other, "an unknown kind of joint", help);
            return;
        }
    };
    let mut joint = Joint::new(name, child, motion, e.place());
    let axis = e.child("axis").and_then(|a| a.exactly::<3>("xyz", found));
    let axis = axis.map_or(DVec3::X, DVec3::from_array);
    if !(axis.length() > 0.0) && !matches!(motion, Motion::Free | Motion::Ball) {
        found.refuse(code::MALFORMED, &e.place(), "axis.xyz", "0 0 0", "an axis without a direction", "give it one");
    } else if axis.length() > 0.0 {
        joint.axis = axis.normalize();
    }
    if let Some(limit) = e.child("limit") {
        let (lower, upper) = (limit.number("lower", found), limit.number("upper", found));
        joint.effort = limit.number("effort", found).filter(|x| *x > 0.0);
        joint.speed = limit.number("velocity", found).filter(|x| *x > 0.0);
        if joint.speed.is_some() {
            let help = "keep the targets of the controller within it";
            let why = "the greatest speed of a joint is for its controller; nothing brakes the joint";
            found.ignored(&limit.place(), "limit.velocity", limit.get("velocity").unwrap_or_default(), why, help);
        }
        for other in ["acceleration", "deceleration", "jerk"] {
            if let Some(value) = limit.get(other) {
                let why = "a limit for the controller";
                found.ignored(&limit.place(), &limit.path(other), value, why, "keep the targets within it");
            }
        }
        unknown(limit, found);
        let (lower, upper) = (lower.unwrap_or(0.0), upper.unwrap_or(0.0));
        let bounded = matches!(motion, Motion::Hinge | Motion::Slide) && kind != "continuous";
        if bounded && lower > upper {
            let value = format!("{lower} … {upper}");
            let path = format!("joint `{name}`: limit");
            found.refuse(code::MALFORMED, &limit.place(), &path, &value, "an empty range", "exchange lower and upper");
        } else if bounded && lower < upper && (lower <= -FAR || upper >= FAR) {
            let help = "write type=\"continuous\"";
            found.ignored(&limit.place(), "limit", &format!("{lower} … {upper}"), "limits that nothing reaches", help);
        } else if bounded && lower < upper {
            joint.range = Some((lower, upper));
        } else if bounded {
            let help = "write lower < upper, or type=\"continuous\"";
            let why = "limits of no extent count as none";
            found.approximated(&limit.place(), "limit", &format!("{lower} … {upper}"), why, help);
        }
    }
    if let Some(dynamics) = e.child("dynamics") {
        joint.damping = positive(dynamics, "damping", found);
        joint.friction = positive(dynamics, "friction", found);
        joint.armature = positive(dynamics, "armature", found);
        joint.spring.0 = positive(dynamics, "spring_stiffness", found);
        joint.spring.1 = dynamics.number("spring_reference", found).unwrap_or(0.0);
        unknown(dynamics, found);
    }
    skim(e, found);
    if kind == "planar" {
        // two ways and an angle, one joint each
        let (x, y) = tangent_basis(joint.axis);
        for (what, motion, axis) in
            [("x", Motion::Slide, x), ("y", Motion::Slide, y), ("angle", Motion::Hinge, joint.axis)]
        {
            robot.joints.push(Joint { name: format!("{name}/{what}"), motion, axis, range: None, ..joint.clone() });
        }
    } else {
        robot.joints.push(joint);
    }
    robot.links[child].joints = first..robot.joints.len();
}

/// A number that may not be negative.
fn positive(e: &Element, name: &str, found: &mut Findings) -> f64 {
    let value = e.number(name, found).unwrap_or(0.0);
    if value < 0.0 {
        let help = "give a number that is not negative";
        found.refuse(code::MALFORMED, &e.place_of(name), &e.path(name), &value.to_string(), "a negative number", help);
        return 0.0;
    }
    value
}

/// Says which elements of a joint are not read.
fn skim(e: &Element, found: &mut Findings) {
    for c in &e.children {
        let why = match c.tag.as_str() {
            "parent" | "child" | "origin" | "axis" | "limit" | "dynamics" | "mimic" => continue,
            "safety_controller" | "calibration" => "meant for the hardware",
            _ => "an unknown element of a joint",
        };
        found.ignored(&c.place(), &format!("joint.{}", c.tag), "", why, "nothing to do: no motion depends on it");
    }
}

/// Joints that follow others.
fn mimic(robot: &mut Robot, joints: &[&Element]) {
    for e in joints {
        let (Some(m), Some(follower)) = (e.child("mimic"), e.get("name").and_then(|n| robot.joint(n))) else {
            continue;
        };
        let found = &mut robot.findings;
        let leader = m.get("joint").unwrap_or_default().to_owned();
        let factor = m.number("multiplier", found).unwrap_or(1.0);
        let offset = m.number("offset", found).unwrap_or(0.0);
        let one = |j: &Joint| matches!(j.motion, Motion::Hinge | Motion::Slide);
        let Some(index) = robot.joints.iter().position(|j| j.name == leader && one(j)) else {
            let help = "name a revolute, continuous or prismatic joint of this robot";
            let why = "left out: there is no such joint to follow; this one moves by itself";
            found.say(Severity::Approximated, code::UNKNOWN, &m.place(), "mimic.joint", &leader, why, help);
            continue;
        };
        let name = format!("{} follows {leader}", robot.joints[follower].name);
        let place = m.place();
        robot.couplings.push(Coupling {
            name,
            members: vec![(follower, 1.0), (index, -factor)],
            constant: offset,
            place,
        });
    }
}
