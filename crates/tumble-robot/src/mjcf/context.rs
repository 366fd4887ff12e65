//! Context of all parts of an MJCF file: compiler options, default classes, orientations.

use crate::finding::{Findings, code};
use crate::xml::Element;
use std::collections::BTreeMap;
use tumble_math::{DMat3, DQuat, DVec3, Pose, trig};

/// Options of `compiler`.
#[derive(Clone, Debug)]
pub(crate) struct Compiler {
    pub(crate) degrees: bool,
    /// Axes of `euler` in their order; lower case turn with the body, upper case do not.
    pub(crate) euler: [char; 3],
    pub(crate) autolimits: bool,
    pub(crate) mesh_folder: String,
    /// `true`, `false`, or only where a body has no inertial.
    pub(crate) inertia_from_geoms: Option<bool>,
    pub(crate) inertia_groups: (f64, f64),
    pub(crate) least_mass: f64,
    pub(crate) least_inertia: f64,
    pub(crate) balance: bool,
    pub(crate) total_mass: f64,
    pub(crate) strip_path: bool,
}

impl Default for Compiler {
    fn default() -> Self {
        Self {
            degrees: true,
            euler: ['x', 'y', 'z'],
            autolimits: true,
            mesh_folder: String::new(),
            inertia_from_geoms: None,
            inertia_groups: (0.0, 5.0),
            least_mass: 0.0,
            least_inertia: 0.0,
            balance: false,
            total_mass: -1.0,
            strip_path: false,
        }
    }
}

impl Compiler {
    /// Reads one `compiler` element over what others said.
    pub(crate) fn read(&mut self, e: &Element, found: &mut Findings) {
        match e.get("angle") {
            Some("radian") => self.degrees = false,
            Some("degree") => self.degrees = true,
            _ => {}
        }
        if let Some(seq) = e.get("eulerseq") {
            let axes: Vec<char> = seq.chars().collect();
            match <[char; 3]>::try_from(axes) {
                Ok(axes) if axes.iter().all(|c| "xyzXYZ".contains(*c)) => self.euler = axes,
                _ => {
                    let help = "write three of x, y, z, X, Y, Z";
                    let place = e.place_of("eulerseq");
                    found.refuse(code::MALFORMED, &place, "compiler.eulerseq", seq, "no sequence of axes", help);
                }
            }
        }
        if e.get("coordinate").is_some_and(|c| c != "local") {
            let help = "save the file with local coordinates";
            let place = e.place_of("coordinate");
            found.refuse(code::UNSUPPORTED, &place, "compiler.coordinate", "global", "global coordinates", help);
        }
        self.autolimits = e.truth("autolimits", found).unwrap_or(self.autolimits);
        self.strip_path = e.truth("strippath", found).unwrap_or(self.strip_path);
        self.balance = e.truth("balanceinertia", found).unwrap_or(self.balance);
        match e.get("inertiafromgeom") {
            Some("true") => self.inertia_from_geoms = Some(true),
            Some("false") => self.inertia_from_geoms = Some(false),
            _ => {}
        }
        if let Some([a, b]) = e.exactly::<2>("inertiagrouprange", found) {
            self.inertia_groups = (a, b);
        }
        self.least_mass = e.number("boundmass", found).unwrap_or(self.least_mass);
        self.least_inertia = e.number("boundinertia", found).unwrap_or(self.least_inertia);
        self.total_mass = e.number("settotalmass", found).unwrap_or(self.total_mass);
        for name in ["assetdir", "meshdir"] {
            if let Some(folder) = e.get(name) {
                folder.clone_into(&mut self.mesh_folder);
            }
        }
        rest(e, found);
    }

    /// An angle of the file [rad].
    pub(crate) fn angle(&self, x: f64) -> f64 {
        if self.degrees { x.to_radians() } else { x }
    }

    /// The pose that an element has in its parent.
    pub(crate) fn pose(&self, e: &Element, found: &mut Findings) -> Pose {
        let at = e.exactly::<3>("pos", found).map_or(DVec3::ZERO, DVec3::from_array);
        Pose::new(at, self.orientation(e, found))
    }

    /// The orientation of an element, in whichever form.
    pub(crate) fn orientation(&self, e: &Element, found: &mut Findings) -> DQuat {
        if let Some([w, x, y, z]) = e.exactly::<4>("quat", found) {
            let q = DQuat::from_xyzw(x, y, z, w);
            return if q.length() > 0.0 { q.normalize() } else { DQuat::IDENTITY };
        }
        if let Some([x, y, z, angle]) = e.exactly::<4>("axisangle", found) {
            let axis = DVec3::new(x, y, z);
            return if axis.length() > 0.0 {
                trig::rotation(axis.normalize(), self.angle(angle))
            } else {
                DQuat::IDENTITY
            };
        }
        if let Some(angles) = e.exactly::<3>("euler", found) {
            let mut q = DQuat::IDENTITY;
            for (axis, angle) in self.euler.into_iter().zip(angles) {
                let unit = match axis.to_ascii_lowercase() {
                    'x' => DVec3::X,
                    'y' => DVec3::Y,
                    _ => DVec3::Z,
                };
                let turn = trig::rotation(unit, self.angle(angle));
                q = if axis.is_ascii_lowercase() { q * turn } else { turn * q };
            }
            return q.normalize();
        }
        if let Some([a, b, c, d, e2, f]) = e.exactly::<6>("xyaxes", found) {
            let x = DVec3::new(a, b, c).normalize_or_zero();
            let y = DVec3::new(d, e2, f);
            let y = (y - x * x.dot(y)).normalize_or_zero();
            if x != DVec3::ZERO && y != DVec3::ZERO {
                return DQuat::from_mat3(&DMat3::from_cols(x, y, x.cross(y))).normalize();
            }
        }
        if let Some(z) = e.exactly::<3>("zaxis", found) {
            return from_z(DVec3::from_array(z));
        }
        DQuat::IDENTITY
    }
}

/// The least turn that brings z to a direction.
pub(crate) fn from_z(direction: DVec3) -> DQuat {
    let z = direction.normalize_or_zero();
    if z == DVec3::ZERO {
        return DQuat::IDENTITY;
    }
    let axis = DVec3::Z.cross(z);
    let sine = axis.length();
    let axis = if sine > 1e-15 { axis / sine } else { DVec3::X };
    trig::rotation(axis, trig::atan2(sine, z.z))
}

/// Attributes of each kind of element that a class gives to those without.
type Given = BTreeMap<String, Vec<(String, String)>>;

/// Default classes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Classes {
    classes: BTreeMap<String, Given>,
}

/// Elements that take the defaults of `general`: one list for all drives.
pub(crate) const DRIVES: [&str; 11] = [
    "general",
    "motor",
    "position",
    "velocity",
    "intvelocity",
    "damper",
    "cylinder",
    "muscle",
    "adhesion",
    "plugin",
    "dcmotor",
];

fn kind(tag: &str) -> &str {
    if DRIVES.contains(&tag) { "general" } else { tag }
}

impl Classes {
    /// Reads a `default` element with those in it.
    pub(crate) fn read(&mut self, e: &Element, parent: Option<&str>, found: &mut Findings) {
        let name = e.get("class").unwrap_or(if parent.is_none() { "main" } else { "" }).to_owned();
        if name.is_empty() {
            found.refuse(code::MALFORMED, &e.place(), "default.class", "", "a class without a name", "give it one");
            return;
        }
        let mut given = parent.and_then(|p| self.classes.get(p)).cloned().unwrap_or_default();
        if let Some(known) = self.classes.get(&name) {
            given.clone_from(known);
        }
        for c in e.children.iter().filter(|c| c.tag != "default") {
            let list = given.entry(kind(&c.tag).to_owned()).or_default();
            for a in &c.attributes {
                list.retain(|(name, _)| *name != a.name);
                list.push((a.name.clone(), a.value.clone()));
            }
        }
        self.classes.insert(name.clone(), given);
        for c in e.all("default") {
            self.read(c, Some(&name), found);
        }
    }

    /// An element with the attributes that its class gives it. `around` is the class of the elements around it.
    pub(crate) fn with(&self, e: &Element, around: &str, found: &mut Findings) -> Element {
        let mut all = Element { children: e.children.clone(), attributes: e.attributes.clone(), ..shell(e) };
        let class = e.get("class").unwrap_or(around);
        let class = if class.is_empty() { "main" } else { class };
        let Some(given) = self.classes.get(class) else {
            if class != "main" {
                let help = "define it in `default`, or correct the name";
                found.refuse(code::UNKNOWN, &e.place(), &e.path("class"), class, "an unknown default class", help);
            }
            return all;
        };
        for (name, value) in given.get(kind(&e.tag)).into_iter().flatten() {
            if !all.attributes.iter().any(|a| a.name == *name) && !overruled(&all, name) {
                let asked = std::cell::Cell::new(false);
                let (name, value) = (name.clone(), value.clone());
                all.attributes.push(crate::xml::Attribute { name, value, line: 0, column: 0, asked });
            }
        }
        all
    }
}

/// Whether an element says in another form what a default would say.
fn overruled(e: &Element, name: &str) -> bool {
    const TURNS: [&str; 5] = ["quat", "axisangle", "euler", "xyaxes", "zaxis"];
    let own = |n: &str| e.attributes.iter().any(|a| a.name == n && a.line > 0);
    TURNS.contains(&name) && TURNS.iter().any(|n| own(n))
}

fn shell(e: &Element) -> Element {
    Element {
        tag: e.tag.clone(),
        file: std::rc::Rc::clone(&e.file),
        line: e.line,
        column: e.column,
        attributes: Vec::new(),
        children: Vec::new(),
    }
}

/// Attributes that no motion depends on here, whatever the element.
const NO_EFFECT: [&str; 62] = [
    "name",
    "class",
    "group",
    "rgba",
    "material",
    "user",
    "solref",
    "solimp",
    "solreflimit",
    "solimplimit",
    "solreffriction",
    "solimpfriction",
    "margin",
    "gap",
    "solmix",
    "width",
    "texrepeat",
    "mode",
    "target",
    "nuser",
    "noise",
    "cutoff",
    "delay",
    "interval",
    "nsample",
    "dclass",
    "content_type",
    "maxhullvert",
    "texcoord",
    "smoothnormal",
    "type",
    "size",
    "texturedir",
    "discardvisual",
    "usethread",
    "fusestatic",
    "exactmeshinertia",
    "fitaabb",
    "convexhull",
    "alignfree",
    "saveinertial",
    "lengthrange",
    "actearly",
    "integrator",
    "cone",
    "jacobian",
    "solver",
    "iterations",
    "tolerance",
    "ls_iterations",
    "ls_tolerance",
    "noslip_iterations",
    "noslip_tolerance",
    "ccd_iterations",
    "ccd_tolerance",
    "sdf_iterations",
    "sdf_initpoints",
    "impratio",
    "apirate",
    "torquescale",
    "actuatorgravcomp",
    "fitscale",
];

/// Says which attributes of an element were not read.
pub(crate) fn rest(e: &Element, found: &mut Findings) {
    for a in e.unasked() {
        let place = e.place_of(&a.name);
        if NO_EFFECT.contains(&a.name.as_str()) {
            let (why, help) = match a.name.as_str() {
                "name" | "class" | "type" | "size" | "dclass" | "group" => continue,
                "rgba" | "material" | "width" | "texrepeat" | "mode" | "target" => {
                    ("only for drawing", "nothing to do: no motion depends on it")
                }
                n if n.starts_with("sol") || ["margin", "gap", "torquescale", "impratio", "cone"].contains(&n) => {
                    ("softens contacts, limits or loops, which are hard here", "nothing to do")
                }
                _ => ("an option of another engine", "nothing to do"),
            };
            found.ignored(&place, &e.path(&a.name), &a.value, why, help);
        } else {
            let help = "check that nothing depends on it";
            found.approximated(&place, &e.path(&a.name), &a.value, "an attribute that is not read", help);
        }
    }
}
