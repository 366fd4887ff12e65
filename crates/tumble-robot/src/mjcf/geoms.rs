//! Geoms: what they weigh, and what of them touches others.

use super::context::{Compiler, from_z, rest};
use crate::finding::{Findings, code};
use crate::mass;
use crate::meshes::{Inside, Meshes, hull, weigh};
use crate::model::{Geometry, Visual};
use crate::paths;
use crate::triangles::Triangles;
use crate::urdf::hulled;
use crate::xml::Element;
use std::collections::BTreeMap;
use tumble::{Shape, ShapeError};
use tumble_geometry::MassProperties;
use tumble_math::order::max;
use tumble_math::{DMat3, DQuat, DVec3, Inertia, Pose, trig};

/// A mesh of `asset`.
#[derive(Clone, Debug)]
pub(crate) struct MeshAsset {
    element: Element,
    file: Option<String>,
    scale: DVec3,
    reference: Pose,
    inside: Inside,
    /// Whether only its hull counts for its mass.
    convex: bool,
    /// Corners that the file gives itself.
    vertices: Vec<DVec3>,
}

/// Meshes by name.
pub(crate) type Assets = BTreeMap<String, MeshAsset>;

/// Reads a `mesh` of `asset`.
pub(crate) fn asset(e: &Element, compiler: &Compiler, assets: &mut Assets, found: &mut Findings) {
    let file = e.get("file").map(str::to_owned);
    let stem = |f: &str| {
        let last = f.rsplit(['/', '\\']).next().unwrap_or(f);
        last.rsplit_once('.').map_or(last, |(stem, _)| stem).to_owned()
    };
    let name = e.get("name").map(str::to_owned).or_else(|| file.as_deref().map(stem)).unwrap_or_default();
    let scale = e.exactly::<3>("scale", found).map_or(DVec3::ONE, DVec3::from_array);
    let at = e.exactly::<3>("refpos", found).map_or(DVec3::ZERO, DVec3::from_array);
    let turn = e.exactly::<4>("refquat", found).map(|[w, x, y, z]| DQuat::from_xyzw(x, y, z, w));
    let turn = turn.filter(|q| q.length() > 0.0).map_or(DQuat::IDENTITY, DQuat::normalize);
    let (inside, convex) = match e.get("inertia") {
        Some("shell") => (Inside::Shell, false),
        Some("convex") => (Inside::Exact, true),
        Some("exact") => (Inside::Exact, false),
        _ => (Inside::Legacy, false),
    };
    let corners = e.numbers("vertex", found).unwrap_or_default();
    let vertices = corners.chunks_exact(3).map(|p| DVec3::new(p[0], p[1], p[2])).collect();
    if e.get("builtin").is_some() || e.child("plugin").is_some() {
        let help = "store the mesh in a file";
        found.refuse(code::UNSUPPORTED, &e.place(), "mesh", &name, "meshes that are computed are not read", help);
    }
    let file = file.map(|f| {
        let f = if compiler.strip_path { f.rsplit(['/', '\\']).next().unwrap_or(&f).to_owned() } else { f };
        if compiler.mesh_folder.is_empty() { f } else { format!("{}/{f}", compiler.mesh_folder.trim_end_matches('/')) }
    });
    e.get("face");
    e.get("normal");
    rest(e, found);
    let reference = Pose::new(at, turn);
    assets.insert(name, MeshAsset { element: e.clone(), file, scale, reference, inside, convex, vertices });
}

impl MeshAsset {
    /// Its triangles in its own frame [m].
    fn triangles(&self, main: &str, meshes: &mut Meshes<'_>) -> Result<(Triangles, String), (String, &'static str)> {
        // corners have single precision in MuJoCo, whatever the file has
        let single = |points: &[DVec3]| points.iter().map(|p| p.as_vec3().as_dvec3()).collect::<Vec<_>>();
        let place =
            |points: &[DVec3]| points.iter().map(|p| self.reference.inverse_point(*p) * self.scale).collect::<Vec<_>>();
        let Some(file) = &self.file else {
            let points = place(&single(&self.vertices));
            return Ok((Triangles { points, triangles: Vec::new() }, "vertex".to_owned()));
        };
        // relative to the main file, or to the one that names it
        let there = |meshes: &mut Meshes<'_>, p: &String| meshes.folder.file(p).is_ok();
        let mut path = paths::resolve(meshes, main, file).filter(|p| there(meshes, p));
        if path.is_none() {
            path = paths::resolve(meshes, &self.element.file, file).filter(|p| there(meshes, p));
        }
        let path = path.or_else(|| paths::resolve(meshes, main, file));
        let path = path.ok_or_else(|| ("the path leaves the robot's folder".to_owned(), "keep meshes inside it"))?;
        let read = meshes.triangles(&path)?;
        let mut triangles = read.triangles.clone();
        if self.scale.x * self.scale.y * self.scale.z < 0.0 {
            // a mirror turns triangles inside out
            triangles.iter_mut().for_each(|t| t.swap(1, 2));
        }
        Ok((Triangles { points: place(&single(&read.points)), triangles }, path))
    }
}

/// A geom: shape, looks and inertia.
#[derive(Clone, Debug, Default)]
pub(crate) struct Geom {
    pub(crate) shape: Option<Geometry>,
    pub(crate) visual: Option<Visual>,
    /// In the frame of the body.
    pub(crate) inertia: Option<MassProperties>,
    /// Its name, for pairs.
    pub(crate) name: String,
}

/// Context in which geoms are read.
pub(crate) struct Around<'a, 'f> {
    pub(crate) compiler: &'a Compiler,
    pub(crate) assets: &'a Assets,
    pub(crate) meshes: &'a mut Meshes<'f>,
    pub(crate) main: &'a str,
    /// Names of geoms in explicit pairs: they touch whatever their masks say.
    pub(crate) paired: &'a [String],
}

/// Reads a geom, with the attributes of its class. `weighs` says whether its mass is asked for.
pub(crate) fn read(e: &Element, around: &mut Around<'_, '_>, weighs: bool, found: &mut Findings) -> Geom {
    let name = e.get("name").unwrap_or_default().to_owned();
    let mask = |n: &str, found: &mut Findings| e.number(n, found).map_or(1, |x| x as i64 as u32);
    let masks = (mask("contype", found), mask("conaffinity", found));
    let touches = masks != (0, 0) || around.paired.contains(&name);
    let group = e.number("group", found).unwrap_or(0.0);
    let (least, most) = around.compiler.inertia_groups;
    let weighs = weighs && group >= least && group <= most;
    let mut geom = Geom { name: name.clone(), ..Geom::default() };
    let given = e.number("mass", found);
    let density = e.number("density", found).unwrap_or(1000.0);
    let shell = e.truth("shellinertia", found).unwrap_or(false);
    let friction = e.numbers("friction", found).and_then(|f| f.first().copied());
    let condim = e.number("condim", found).unwrap_or(3.0);
    let Some(body) = form(e, around, touches, weighs, found) else { return geom };
    if weighs {
        let unit = if shell && !matches!(body.kind, Kind::Mesh) {
            let help = "set `mass` and `inertial` instead";
            found.approximated(&e.place(), "geom.shellinertia", "true", "weighed as a solid body", help);
            body.unit
        } else {
            body.unit
        };
        let scaled = unit.and_then(|u| {
            let mass = given.unwrap_or(density * u.mass);
            (u.mass > 0.0).then(|| MassProperties { mass, centre: u.centre, tensor: u.tensor * (mass / u.mass) })
        });
        geom.inertia = scaled.filter(|m| m.mass > 0.0).map(|m| mass::placed(&m, &body.pose));
    }
    if !touches {
        geom.visual = Some(Visual { what: body.what, pose: body.pose });
        rest(e, found);
        return geom;
    }
    if condim > 3.0 {
        let help = "nothing to do; contacts are points with Coulomb friction";
        found.approximated(&e.place(), "geom.condim", &condim.to_string(), "no torsional or rolling friction", help);
    }
    if e.get("priority").is_some_and(|p| p.trim() != "0") {
        let help = "the coefficient of a pair is the geometric mean of both";
        found.approximated(
            &e.place(),
            "geom.priority",
            e.get("priority").unwrap_or("1"),
            "priorities are not read",
            help,
        );
    }
    e.get("fluidshape");
    e.get("fluidcoef");
    rest(e, found);
    match body.shape {
        Some(Ok(shape)) => {
            let friction = if condim == 1.0 { 0.0 } else { friction.unwrap_or(1.0) };
            let colour = e.exactly::<4>("rgba", found).map(|[r, g, b, _]| [r, g, b].map(|x| (x * 255.0) as u8));
            geom.shape = Some(Geometry { name, shape, pose: body.pose, friction: Some(friction), masks, colour });
        }
        Some(Err(why)) => {
            let help = "give it positive lengths, or a volume";
            found.approximated(&e.place(), "geom", &name, &format!("{why}; the shape is left out"), help);
        }
        None => {}
    }
    geom
}

enum Kind {
    Mesh,
    Other,
}

/// The geometry of a geom.
struct Form {
    kind: Kind,
    shape: Option<Result<Shape, String>>,
    /// Mass properties for a density of 1, in its own frame; none where they are not asked for or it has no volume.
    unit: Option<MassProperties>,
    pose: Pose,
    what: String,
}

fn form(e: &Element, around: &mut Around<'_, '_>, touches: bool, weighs: bool, found: &mut Findings) -> Option<Form> {
    let mut pose = around.compiler.pose(e, found);
    let mut size = e.numbers("size", found).unwrap_or_default();
    let mut word = e.get("type").unwrap_or(if e.get("mesh").is_some() { "mesh" } else { "sphere" });
    let mesh = e.get("mesh");
    if let (Some(name), true) = (mesh, ["sphere", "capsule", "cylinder", "box", "ellipsoid"].contains(&word)) {
        match around.assets.get(name).map(|a| (a, a.triangles(around.main, around.meshes))) {
            Some((asset, Ok((triangles, _)))) => {
                let fit = weigh(&triangles, asset.inside).map(|m| fitted(&m, word));
                if let Some((at, lengths)) = fit {
                    pose = pose.then(&at);
                    size = lengths;
                }
            }
            _ => word = "mesh",
        }
    }
    if let Some([a, b, c, d, f, g]) = e.exactly::<6>("fromto", found) {
        let (from, to) = (DVec3::new(a, b, c), DVec3::new(d, f, g));
        pose = Pose::new((from + to) * 0.5, from_z(from - to));
        let half = 0.5 * (from - to).length();
        let first = size.first().copied().unwrap_or(0.0);
        size = match word {
            "box" | "ellipsoid" => vec![first, size.get(1).copied().filter(|_| size.len() > 2).unwrap_or(first), half],
            _ => vec![first, half],
        };
    }
    let s = |k: usize| size.get(k).copied().unwrap_or(0.0);
    let solid = |shape: Result<Shape, ShapeError>| {
        let unit = shape.as_ref().ok().filter(|_| weighs).and_then(|s| s.mass_properties(1.0).ok());
        (Some(shape.map_err(|e| e.to_string())), unit)
    };
    let mut kind = Kind::Other;
    let mut what = word.to_owned();
    let (shape, unit) = match word {
        "sphere" => solid(Shape::ball(s(0))),
        "capsule" => solid(Shape::capsule(s(0), 2.0 * s(1))),
        "cylinder" => solid(Shape::cylinder(s(0), 2.0 * s(1))),
        "box" => solid(Shape::cuboid_half_extents(DVec3::new(s(0), s(1), s(2)))),
        "plane" => (Some(Shape::half_space(DVec3::Z).map_err(|e| e.to_string())), None),
        "ellipsoid" => {
            let r = DVec3::new(s(0), s(1), s(2));
            if touches {
                let help = "use a capsule or a sphere where the form matters";
                found.approximated(
                    &e.place(),
                    "geom.type",
                    "ellipsoid",
                    "an ellipsoid touches as a hull of 256 corners",
                    help,
                );
            }
            (Some(ellipsoid(r)), weighs.then(|| ellipsoid_mass(r)))
        }
        "mesh" => {
            kind = Kind::Mesh;
            let name = mesh.unwrap_or_default();
            let Some(asset) = around.assets.get(name) else {
                let help = "define it in `asset`";
                found.refuse(code::UNKNOWN, &e.place(), "geom.mesh", name, "an unknown mesh", help);
                return None;
            };
            what = asset.file.clone().unwrap_or_else(|| name.to_owned());
            if touches || weighs { of_mesh(e, asset, around, touches, weighs, found)? } else { (None, None) }
        }
        "hfield" | "sdf" => {
            let help = "use a mesh, or a height field of the scene";
            if touches {
                found.approximated(&e.place(), "geom.type", word, "left out: this kind of ground is not read", help);
            }
            (None, None)
        }
        other => {
            let help = "use plane, sphere, capsule, ellipsoid, cylinder, box or mesh";
            found.refuse(code::UNSUPPORTED, &e.place(), "geom.type", other, "an unknown kind of geom", help);
            return None;
        }
    };
    Some(Form { kind, shape, unit, pose, what })
}

/// Place and size of the shape of a kind that has the inertia of a mesh: MuJoCo's rule.
fn fitted(m: &MassProperties, word: &str) -> (Pose, Vec<f64>) {
    let Inertia { moments, axes } = m.inertia();
    let mut order = [0, 1, 2];
    order.sort_by(|a, b| moments[*b].total_cmp(&moments[*a]));
    let r = DMat3::from_quat(axes);
    let (x, y) = (r.col(order[0]), r.col(order[1]));
    let turn = DQuat::from_mat3(&DMat3::from_cols(x, y, x.cross(y))).normalize();
    let [i, j, k] = order.map(|n| moments[n]);
    let half = |a: f64, b: f64, c: f64| 0.5 * (6.0 * max(b + c - a, 0.0) / m.mass).sqrt();
    let b = [half(i, j, k), half(j, k, i), half(k, i, j)];
    let size = match word {
        "sphere" => vec![(b[0] + b[1] + b[2]) / 3.0],
        "capsule" => {
            let radius = 0.5 * (b[0] + b[1]);
            vec![radius, max(0.0, b[2] - 0.5 * radius)]
        }
        "cylinder" => vec![0.5 * (b[0] + b[1]), b[2]],
        _ => b.to_vec(),
    };
    (Pose::new(m.centre, turn), size)
}

type Made = (Option<Result<Shape, String>>, Option<MassProperties>);

fn of_mesh(
    e: &Element,
    asset: &MeshAsset,
    around: &mut Around<'_, '_>,
    touches: bool,
    weighs: bool,
    found: &mut Findings,
) -> Option<Made> {
    let (triangles, path) = match asset.triangles(around.main, around.meshes) {
        Ok(read) => read,
        Err((why, help)) => {
            let file = asset.file.as_deref().unwrap_or_default();
            found.refuse(code::FILE, &asset.element.place(), "mesh.file", file, format!("{file}: {why}"), help);
            return None;
        }
    };
    let bare = triangles.triangles.is_empty();
    let made = (touches || asset.convex || bare).then(|| hull(&triangles.points));
    let unit = if !weighs {
        None
    } else if asset.convex || bare {
        made.as_ref().and_then(|m| m.as_ref().ok()).and_then(|(s, _)| s.mass_properties(1.0).ok())
    } else {
        weigh(&triangles, asset.inside)
    };
    let shape = made.filter(|_| touches).map(|m| match m {
        Ok((shape, out)) => {
            hulled(e, &path, out, found);
            Ok(shape)
        }
        Err((why, _)) => Err(format!("{path}: {why}")),
    });
    Some((shape, unit))
}

/// A hull of points on an ellipsoid with these half axes [m].
fn ellipsoid(r: DVec3) -> Result<Shape, String> {
    const GOLDEN: f64 = 2.399_963_229_728_653;
    let n = 240;
    let points: Vec<DVec3> = (0..n)
        .map(|k| {
            let z = 1.0 - f64::from(2 * k + 1) / f64::from(n);
            let (s, c) = trig::sin_cos(GOLDEN * f64::from(k));
            let q = (1.0 - z * z).sqrt();
            DVec3::new(q * c, q * s, z) * r
        })
        .collect();
    Shape::hull(&points).map_err(|e| e.to_string())
}

fn ellipsoid_mass(r: DVec3) -> MassProperties {
    let mass = 4.0 / 3.0 * std::f64::consts::PI * r.x * r.y * r.z;
    let s = r * r * (mass / 5.0);
    let tensor = DMat3::from_diagonal(DVec3::new(s.y + s.z, s.z + s.x, s.x + s.y));
    MassProperties { mass, centre: DVec3::ZERO, tensor }
}
