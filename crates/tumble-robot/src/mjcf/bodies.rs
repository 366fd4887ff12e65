//! Bodies: links, their joints, inertia, geoms and sites.

use super::context::{Classes, Compiler, rest};
use super::geoms::{self, Around, Geom};
use crate::finding::{Findings, code};
use crate::mass;
use crate::model::{Joint, Link, Motion, Robot, Site};
use crate::xml::Element;
use std::cell::Cell;
use std::collections::BTreeMap;
use tumble_geometry::MassProperties;
use tumble_math::order::max;
use tumble_math::{DMat3, DVec3, Inertia, Pose};

/// Reader of bodies, with its additions to the robot besides links.
pub(crate) struct Bodies<'a, 'f> {
    pub(crate) compiler: &'a Compiler,
    pub(crate) classes: &'a Classes,
    pub(crate) around: Around<'a, 'f>,
    /// Link and shape of each geom with a name.
    pub(crate) geoms: BTreeMap<String, (usize, usize)>,
    /// Joints whose spring and damper follow from the inertia that they move: name, time constant [s] and part of the critical damping.
    pub(crate) springs: Vec<(String, f64, f64)>,
    /// Elements that copies may still add.
    pub(crate) left: Cell<usize>,
}

/// Elements of one body, its frames opened.
#[derive(Default)]
struct Parts {
    joints: Vec<(Element, Pose)>,
    geoms: Vec<(Element, Pose)>,
    sites: Vec<(Element, Pose)>,
    bodies: Vec<(Element, Pose, String)>,
    inertial: Option<Element>,
}

impl Bodies<'_, '_> {
    /// Reads the world's body and all below it.
    pub(crate) fn read(&mut self, worlds: &[&Element], robot: &mut Robot) {
        let place = worlds.first().map(|w| w.place()).unwrap_or_default();
        robot.links.push(Link::new("world", None, Pose::IDENTITY, place));
        let mut parts = Parts::default();
        for world in worlds {
            self.open(world, "", Pose::IDENTITY, &mut parts, &mut robot.findings);
        }
        self.fill(robot, 0, parts);
    }

    /// Sorts the children of a body or frame; `at` is the frame in the body.
    fn open(&self, e: &Element, class: &str, at: Pose, parts: &mut Parts, found: &mut Findings) {
        let inner = e.get("childclass").unwrap_or(class);
        for c in &e.children {
            match c.tag.as_str() {
                "joint" | "freejoint" => {
                    let c = if c.tag == "joint" { self.classes.with(c, inner, found) } else { c.clone() };
                    parts.joints.push((c, at));
                }
                "geom" => parts.geoms.push((self.classes.with(c, inner, found), at)),
                "site" => parts.sites.push((self.classes.with(c, inner, found), at)),
                "body" => parts.bodies.push((c.clone(), at, inner.to_owned())),
                "inertial" => parts.inertial = Some(c.clone()),
                "frame" => {
                    let pose = at.then(&self.compiler.pose(c, found));
                    c.get("name");
                    self.open(c, inner, pose, parts, found);
                    rest(c, found);
                }
                "camera" | "light" => {
                    let help = "nothing to do: no motion depends on it";
                    found.ignored(&c.place(), &format!("body.{}", c.tag), "", "only for drawing", help);
                }
                "replicate" => self.replicate(c, inner, at, parts, found),
                "composite" | "flexcomp" | "attach" | "plugin" => {
                    let help = "save the compiled model (`mj_saveLastXML`), and use that file";
                    let why = "an element that makes other elements";
                    found.refuse(code::UNSUPPORTED, &c.place(), &c.tag, "", why, help);
                }
                other => {
                    let help = "check that nothing depends on it";
                    found.approximated(&c.place(), &format!("body.{other}"), "", "an element that is not read", help);
                }
            }
        }
    }

    /// Copies of elements, each in a frame that is so far from that of the one before, their names with their numbers.
    fn replicate(&self, e: &Element, class: &str, at: Pose, parts: &mut Parts, found: &mut Findings) {
        let count = e.number("count", found).unwrap_or(0.0);
        let offset = e.exactly::<3>("offset", found).map_or(DVec3::ZERO, DVec3::from_array);
        let turn = self.compiler.orientation(e, found);
        let between = e.get("sep").unwrap_or_default().to_owned();
        rest(e, found);
        let copies = count * e.size() as f64;
        if !(count >= 1.0 && copies <= self.left.get() as f64) {
            let why = format!("{count} copies; at least one, and no more than {} elements", self.left.get());
            let help = "make fewer copies";
            found.refuse(code::TOO_MANY, &e.place(), "replicate.count", &count.to_string(), why, help);
            return;
        }
        self.left.set(self.left.get() - copies as usize);
        let count = count as usize;
        let digits = (count - 1).to_string().len();
        let mut frame = at;
        for k in 0..count {
            let mut copy = e.clone();
            copy.children.iter_mut().for_each(|c| c.rename(&format!("{between}{k:0digits$}")));
            self.open(&copy, class, frame, parts, found);
            frame = frame.then(&Pose::new(offset, turn));
        }
    }

    fn fill(&mut self, robot: &mut Robot, number: usize, parts: Parts) {
        self.joints(robot, number, &parts.joints);
        let from_geoms = match self.compiler.inertia_from_geoms {
            Some(always) => always || (parts.inertial.is_none() && number > 0),
            None => parts.inertial.is_none(),
        };
        let weighs = from_geoms && number > 0 && self.compiler.inertia_from_geoms != Some(false);
        let mut parts_of = Vec::new();
        for (e, at) in &parts.geoms {
            let mut geom = geoms::read(e, &mut self.around, weighs, &mut robot.findings);
            self.place(robot, number, &mut geom, at);
            parts_of.extend(geom.inertia);
        }
        if let (Some(e), false) = (&parts.inertial, from_geoms) {
            inertial(self.compiler, e, &mut robot.links[number], &mut robot.findings);
        } else if number > 0 {
            robot.links[number].inertia = mass::sum(&parts_of);
            robot.links[number].digits = 0.0;
        }
        if number > 0 {
            bound(self.compiler, &mut robot.links[number]);
        }
        for (e, at) in &parts.sites {
            let found = &mut robot.findings;
            let mut pose = at.then(&self.compiler.pose(e, found));
            if let Some([a, b, c, d, f, g]) = e.exactly::<6>("fromto", found) {
                let (from, to) = (DVec3::new(a, b, c), DVec3::new(d, f, g));
                pose = at.then(&Pose::new((from + to) * 0.5, super::context::from_z(from - to)));
            }
            let size = e.numbers("size", found).unwrap_or_default();
            let s = |k: usize| size.get(k).copied().unwrap_or(0.005);
            let name = e.get("name").unwrap_or_default().to_owned();
            let kind = e.get("type").unwrap_or("sphere").to_owned();
            robot.sites.push(Site { name, link: number, pose, kind, size: DVec3::new(s(0), s(1), s(2)) });
            rest(e, found);
        }
        for (e, at, class) in parts.bodies {
            self.body(robot, &e, number, at, &class);
        }
    }

    fn place(&mut self, robot: &mut Robot, link: usize, geom: &mut Geom, at: &Pose) {
        if *at != Pose::IDENTITY {
            geom.inertia = geom.inertia.map(|m| mass::placed(&m, at));
        }
        let into = &mut robot.links[link];
        if let Some(mut visual) = geom.visual.take() {
            visual.pose = at.then(&visual.pose);
            into.visuals.push(visual);
        }
        if let Some(mut shape) = geom.shape.take() {
            shape.pose = at.then(&shape.pose);
            if !geom.name.is_empty() {
                self.geoms.insert(geom.name.clone(), (link, into.shapes.len()));
            }
            into.shapes.push(shape);
        }
    }

    fn body(&mut self, robot: &mut Robot, e: &Element, parent: usize, at: Pose, class: &str) {
        if robot.links.len() >= crate::limits::LINKS {
            let why = format!("more than {} bodies", crate::limits::LINKS);
            robot.findings.refuse(code::TOO_MANY, &e.place(), "body", "", why, "split the robot");
            return;
        }
        let number = robot.links.len();
        let found = &mut robot.findings;
        let name = e.get("name").map_or_else(|| format!("body {number}"), str::to_owned);
        if robot.links.iter().any(|l| l.name == name) {
            found.refuse(code::NO_TREE, &e.place(), "body.name", &name, "two bodies of one name", "rename one of them");
        }
        let pose = at.then(&self.compiler.pose(e, found));
        let mut link = Link::new(&name, Some(parent), pose, e.place());
        link.gravity_compensation = e.number("gravcomp", found).unwrap_or(0.0);
        if e.truth("mocap", found) == Some(true) {
            let help = "make it kinematic in a scene, and move it there";
            found.approximated(&e.place(), "body.mocap", &name, "a body that is moved from outside stands still", help);
        }
        e.get("childclass");
        let mut parts = Parts::default();
        self.open(e, class, Pose::IDENTITY, &mut parts, found);
        rest(e, found);
        robot.links.push(link);
        self.fill(robot, number, parts);
    }

    fn joints(&mut self, robot: &mut Robot, link: usize, joints: &[(Element, Pose)]) {
        let first = robot.joints.len();
        for (n, (e, at)) in joints.iter().enumerate() {
            let found = &mut robot.findings;
            let own = robot.links[link].name.clone();
            let count = if n == 0 { String::new() } else { format!(" {n}") };
            let name = e.get("name").map_or_else(|| format!("{own} joint{count}"), str::to_owned);
            if link == 0 {
                let help = "put it into a body";
                found.refuse(code::UNSUPPORTED, &e.place(), "joint", &name, "the world cannot have joints", help);
                continue;
            }
            let joint = self.joint(e, &name, link, at, found);
            if joint.motion == Motion::Free && (robot.links[link].parent != Some(0) || joints.len() > 1) {
                let help = "a free joint stands alone in a body of the world";
                found.refuse(code::UNSUPPORTED, &e.place(), "joint", &name, "a free joint inside a tree", help);
                continue;
            }
            robot.joints.push(joint);
        }
        robot.links[link].joints = first..robot.joints.len();
    }

    fn joint(&mut self, e: &Element, name: &str, link: usize, at: &Pose, found: &mut Findings) -> Joint {
        let springs = &mut self.springs;
        let motion = match (e.tag.as_str(), e.get("type").unwrap_or("hinge")) {
            ("freejoint", _) | (_, "free") => Motion::Free,
            (_, "slide") => Motion::Slide,
            (_, "ball") => Motion::Ball,
            (_, "hinge") => Motion::Hinge,
            (_, other) => {
                let help = "use free, ball, slide or hinge";
                found.refuse(code::UNSUPPORTED, &e.place(), "joint.type", other, "an unknown kind of joint", help);
                Motion::Hinge
            }
        };
        let mut j = Joint::new(name, link, motion, e.place());
        let turns = matches!(motion, Motion::Hinge | Motion::Ball);
        let angle = |x: f64| if turns { self.compiler.angle(x) } else { x };
        if let Some(p) = e.exactly::<3>("pos", found) {
            j.at = DVec3::from_array(p);
        }
        if let Some(a) = e.exactly::<3>("axis", found) {
            let axis = DVec3::from_array(a);
            if axis.length() > 0.0 {
                j.axis = axis.normalize();
            } else if matches!(motion, Motion::Hinge | Motion::Slide) {
                let help = "give it a direction";
                found.refuse(code::MALFORMED, &e.place(), "joint.axis", "0 0 0", "an axis without a direction", help);
            }
        }
        (j.at, j.axis) = (at.point(j.at), at.vector(j.axis));
        let range = e.exactly::<2>("range", found).map(|[a, b]| (angle(a), angle(b)));
        let limited = e.truth("limited", found);
        let limited = limited.unwrap_or(self.compiler.autolimits && range.is_some());
        j.range = range.filter(|_| limited);
        if let Some((a, b)) = j.range.filter(|(a, b)| a > b) {
            let value = format!("{a} … {b}");
            found.refuse(code::MALFORMED, &e.place(), "joint.range", &value, "an empty range", "exchange the two");
            j.range = None;
        }
        j.reference = e.number("ref", found).map_or(0.0, angle);
        let rest_at = e.number("springref", found).map_or(0.0, angle);
        let first = |name: &str, found: &mut Findings| {
            let all = e.numbers(name, found).unwrap_or_default();
            if all.iter().skip(1).any(|x| *x != 0.0) {
                let help = "only the linear part counts";
                found.approximated(&e.place(), &e.path(name), "", "a law of higher order", help);
            }
            let x = all.first().copied().unwrap_or(0.0);
            if x < 0.0 {
                let help = "give a number that is not negative";
                found.refuse(code::MALFORMED, &e.place(), &e.path(name), &x.to_string(), "a negative number", help);
            }
            max(x, 0.0)
        };
        j.spring = (first("stiffness", found), rest_at);
        j.damping = first("damping", found);
        j.armature = first("armature", found);
        j.friction = first("frictionloss", found);
        let force = e.exactly::<2>("actuatorfrcrange", found);
        let limited = e.truth("actuatorfrclimited", found);
        let limited = limited.unwrap_or(self.compiler.autolimits && force.is_some());
        j.effort = force.filter(|_| limited).map(|[a, b]| max(a.abs(), b.abs()));
        if let Some([time, ratio]) = e.exactly::<2>("springdamper", found).filter(|[a, b]| *a > 0.0 && *b > 0.0) {
            if matches!(motion, Motion::Hinge | Motion::Slide) {
                springs.push((name.to_owned(), time, ratio));
            } else {
                let help = "write `damping`";
                found.approximated(
                    &e.place(),
                    "joint.springdamper",
                    "",
                    "left out: a ball or free joint has none",
                    help,
                );
            }
        }
        left_out(e, &j, found);
        if motion == Motion::Free {
            j.range = None;
        }
        rest(e, found);
        j
    }
}

/// Names what ball and free joints do not have here.
fn left_out(e: &Element, j: &Joint, found: &mut Findings) {
    let ball = match j.motion {
        Motion::Hinge | Motion::Slide => return,
        Motion::Ball => true,
        Motion::Free => false,
    };
    let all = [
        ("range", ball && j.range.is_some()),
        ("stiffness", j.spring.0 > 0.0),
        ("frictionloss", j.friction > 0.0),
        ("armature", j.armature > 0.0),
        // a ball has it
        ("damping", !ball && j.damping > 0.0),
    ];
    for (name, _) in all.iter().filter(|(_, given)| *given) {
        let (why, help) = if ball {
            ("left out: a ball joint has none", "write three hinges, each with its own")
        } else {
            ("left out: a free joint has none", "give the body a joint, or damping in the scene")
        };
        let value = e.get(name).unwrap_or_default();
        found.approximated(&e.place(), &e.path(name), value, why, help);
    }
}

/// `inertial` of a body.
fn inertial(compiler: &Compiler, e: &Element, link: &mut Link, found: &mut Findings) {
    let pose = compiler.pose(e, found);
    let Some(mass) = e.number("mass", found) else {
        let help = "give a mass [kg]";
        found.refuse(code::IMPOSSIBLE, &e.place(), "inertial.mass", "", "an inertial without a mass", help);
        return;
    };
    if mass < 0.0 {
        let path = format!("body `{}`: mass", link.name);
        found.refuse(code::IMPOSSIBLE, &e.place(), &path, &mass.to_string(), "a negative mass", "masses are positive");
        return;
    }
    let words = |n: &str| e.get(n).map_or(0.0, |t| mass::exactness(t.split_ascii_whitespace()));
    let tensor = if let Some([a, b, c, d, f, g]) = e.exactly::<6>("fullinertia", found) {
        link.digits = words("fullinertia");
        DMat3::from_cols(DVec3::new(a, d, f), DVec3::new(d, b, g), DVec3::new(f, g, c))
    } else if let Some(d) = e.exactly::<3>("diaginertia", found) {
        link.digits = words("diaginertia");
        DMat3::from_diagonal(DVec3::from_array(d))
    } else {
        DMat3::ZERO
    };
    rest(e, found);
    if mass > 0.0 || tensor != DMat3::ZERO {
        link.inertia = mass::placed(&MassProperties { mass, centre: DVec3::ZERO, tensor }, &pose);
    }
}

/// Least mass and moments, and balance of the moments, as the compiler is told.
fn bound(compiler: &Compiler, link: &mut Link) {
    let m = &mut link.inertia;
    if compiler.least_mass > 0.0 && m.mass < compiler.least_mass {
        m.mass = compiler.least_mass;
    }
    if !(compiler.least_inertia > 0.0 || compiler.balance) || m.mass == 0.0 {
        return;
    }
    let Inertia { mut moments, axes } = Inertia::from_tensor(m.tensor);
    let before = moments;
    for k in 0..3 {
        moments[k] = max(moments[k], compiler.least_inertia);
    }
    let odd =
        moments.x > moments.y + moments.z || moments.y > moments.z + moments.x || moments.z > moments.x + moments.y;
    if compiler.balance && odd {
        moments = DVec3::splat((moments.x + moments.y + moments.z) / 3.0);
    }
    if moments != before {
        m.tensor = mass::turned(moments, axes);
    }
}
