//! A body as it was described: from keyword arguments, to a builder, and into a pickle.
//!
//! The keys are those of a body in a scene file.

use crate::convert::{flag, number, quaternion, rows, text, triangles, vector, word};
use crate::errors::{refused, wrong_type};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};
use serde::{Deserialize, Serialize};
use tumble::{BodyBuilder, DQuat, DVec3, Material, MaterialId, MeshOptions, Pose, Shape, ShapeError, Sides};

type V3 = [f64; 3];

/// A shape by its numbers.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum ShapeSpec {
    Sphere { radius: f64 },
    Box { size: V3 },
    Capsule { radius: f64, length: f64 },
    Cylinder { radius: f64, length: f64 },
    Cone { radius: f64, length: f64 },
    Hull { points: Vec<V3> },
    Plane { normal: V3 },
    Mesh { points: Vec<V3>, triangles: Vec<[u32; 3]>, sides: String },
}

/// Names of the shapes, with their keys.
const SHAPES: [(&str, &[&str]); 8] = [
    ("sphere", &["radius"]),
    ("box", &["size"]),
    ("capsule", &["radius", "length"]),
    ("cylinder", &["radius", "length"]),
    ("cone", &["radius", "length"]),
    ("hull", &["points"]),
    ("plane", &["normal"]),
    ("mesh", &["points", "triangles", "sides"]),
];

/// Keys of a part of a body besides its shape.
const PART_KEYS: [&str; 5] = ["position", "orientation", "material", "friction", "restitution"];

/// Sides of a mesh that push.
const SIDES: [&str; 4] = ["auto", "solid", "front", "both"];

/// A shape on a body.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct PartSpec {
    pub(crate) shape: ShapeSpec,
    position: V3,
    /// w, x, y, z.
    orientation: [f64; 4],
    surface: Option<Surface>,
}

/// What a surface is: a material of the world by its name, or coefficients.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Surface {
    Named(String),
    Inline(Option<f64>, Option<f64>),
}

/// How a body moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum KindSpec {
    Dynamic,
    Kinematic,
    Fixed,
}

/// A body.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct BodySpec {
    pub(crate) name: Option<String>,
    kind: KindSpec,
    pub(crate) shapes: Vec<PartSpec>,
    mass: Option<f64>,
    density: Option<f64>,
    inertia: Option<V3>,
    position: V3,
    orientation: [f64; 4],
    velocity: V3,
    spin: V3,
    force: V3,
    torque: V3,
    pub(crate) surface: Option<Surface>,
    sensor: bool,
    surface_velocity: V3,
    linear_damping: f64,
    angular_damping: f64,
}

/// Keys of a body.
const KEYS: [&str; 20] = [
    "name",
    "kind",
    "shape",
    "shapes",
    "mass",
    "density",
    "inertia",
    "position",
    "orientation",
    "velocity",
    "spin",
    "force",
    "torque",
    "material",
    "friction",
    "restitution",
    "sensor",
    "surface_velocity",
    "linear_damping",
    "angular_damping",
];

impl ShapeSpec {
    /// The shape, with more choice of sides than a builder has for a mesh.
    fn shape(&self) -> Result<Shape, ShapeError> {
        let v = |a: &V3| DVec3::from_array(*a);
        match self {
            Self::Sphere { radius } => Shape::ball(*radius),
            Self::Box { size } => Shape::cuboid_size(v(size)),
            Self::Capsule { radius, length } => Shape::capsule(*radius, *length),
            Self::Cylinder { radius, length } => Shape::cylinder(*radius, *length),
            Self::Cone { radius, length } => Shape::cone(*radius, *length),
            Self::Hull { points } => Shape::hull(&points.iter().map(v).collect::<Vec<_>>()),
            Self::Plane { normal } => Shape::half_space(v(normal)),
            Self::Mesh { points, triangles, sides } => {
                let sides = match sides.as_str() {
                    "solid" => Sides::Solid,
                    "front" => Sides::Front,
                    "both" => Sides::Both,
                    _ => Sides::Auto,
                };
                let options = MeshOptions { sides, ..MeshOptions::default() };
                Shape::mesh(&points.iter().map(v).collect::<Vec<_>>(), triangles, &options)
                    .map_err(|why| ShapeError::Mesh { why: why.to_string() })
            }
        }
    }

    /// From a table with a `kind`, as in a scene.
    fn read(of: &str, table: &Bound<'_, PyDict>, also: &[&str]) -> PyResult<Self> {
        let at = |key: &str| format!("{of}.{key}");
        let Some(kind) = table.get_item("kind")? else {
            let names: Vec<&str> = SHAPES.iter().map(|(name, _)| *name).collect();
            let remedy = format!("give one of {}", names.join(", "));
            return Err(refused(&at("kind"), "", "", &format!("{} is missing: {remedy}", at("kind")), &remedy));
        };
        let kind = word(&at("kind"), &kind, &SHAPES.map(|(name, _)| name))?;
        let own = SHAPES.iter().find(|(name, _)| *name == kind).map_or(&[][..], |(_, keys)| keys);
        let known: Vec<&str> = ["kind"].iter().chain(own).chain(also).copied().collect();
        unknown_keys(of, table, &known)?;
        let given = |key: &str| -> PyResult<Bound<'_, PyAny>> {
            table.get_item(key)?.ok_or_else(|| {
                let remedy = format!("a {kind} needs {}", own.join(" and "));
                refused(&at(key), "", "", &format!("{} is missing: {remedy}", at(key)), &remedy)
            })
        };
        let real = |key: &str| number(&at(key), &given(key)?);
        Ok(match kind {
            "sphere" => Self::Sphere { radius: real("radius")? },
            "box" => Self::Box { size: vector(&at("size"), &given("size")?)?.to_array() },
            "capsule" => Self::Capsule { radius: real("radius")?, length: real("length")? },
            "cylinder" => Self::Cylinder { radius: real("radius")?, length: real("length")? },
            "cone" => Self::Cone { radius: real("radius")?, length: real("length")? },
            "hull" => Self::Hull { points: points(&at("points"), &given("points")?)? },
            "plane" => Self::Plane { normal: vector(&at("normal"), &given("normal")?)?.to_array() },
            _ => Self::Mesh {
                points: points(&at("points"), &given("points")?)?,
                triangles: triangles(&at("triangles"), &given("triangles")?)?,
                sides: match table.get_item("sides")? {
                    Some(sides) => word(&at("sides"), &sides, &SIDES)?.to_owned(),
                    None => "auto".to_owned(),
                },
            },
        })
    }
}

/// A shape from a table, for queries.
pub(crate) fn shape(of: &str, given: &Bound<'_, PyAny>) -> PyResult<Shape> {
    let table = given
        .cast::<PyDict>()
        .map_err(|_| wrong_type(of, given, "a table such as {'kind': 'sphere', 'radius': 0.5}"))?;
    let shape = ShapeSpec::read(of, table, &[])?.shape();
    shape.map_err(|e| refused(of, "", "", &e.to_string(), "change the numbers of this shape"))
}

/// Points as rows.
pub(crate) fn points(of: &str, given: &Bound<'_, PyAny>) -> PyResult<Vec<V3>> {
    Ok(rows(of, given, 3)?.rows().into_iter().map(|r| [r[0], r[1], r[2]]).collect())
}

fn unknown_keys(of: &str, table: &Bound<'_, PyDict>, known: &[&str]) -> PyResult<()> {
    for key in table.keys() {
        let key = text("a key", &key)?;
        if !known.contains(&key.as_str()) {
            let near = tumble_scene_near(&key, known);
            let remedy = match near {
                Some(near) => format!("did you mean `{near}`?"),
                None => format!("there are {}", known.join(", ")),
            };
            let whole = if of.is_empty() { key.clone() } else { format!("{of}.{key}") };
            return Err(refused(&whole, "", "", &format!("unknown key `{whole}`: {remedy}"), &remedy));
        }
    }
    Ok(())
}

/// The known word that is meant, if one is near.
fn tumble_scene_near<'k>(word: &str, known: &[&'k str]) -> Option<&'k str> {
    tumble_scene::diagnostic::did_you_mean(word, known.iter().copied())
}

/// Material or coefficients of a table.
fn surface(of: &str, table: &Bound<'_, PyDict>) -> PyResult<Option<Surface>> {
    let at = |key: &str| if of.is_empty() { key.to_owned() } else { format!("{of}.{key}") };
    let coefficient =
        |key: &str| -> PyResult<Option<f64>> { given(table, key)?.map(|x| number(&at(key), &x)).transpose() };
    let (friction, restitution) = (coefficient("friction")?, coefficient("restitution")?);
    match given(table, "material")? {
        None if friction.is_none() && restitution.is_none() => Ok(None),
        None => Ok(Some(Surface::Inline(friction, restitution))),
        Some(_) if friction.is_some() || restitution.is_some() => {
            let remedy = "keep the material, or friction and restitution";
            Err(refused(&at("material"), "", "", &format!("both a material and coefficients: {remedy}"), remedy))
        }
        Some(name) => Ok(Some(Surface::Named(text(&at("material"), &name)?))),
    }
}

/// A value that is there and is not `None`.
fn given<'py>(table: &Bound<'py, PyDict>, key: &str) -> PyResult<Option<Bound<'py, PyAny>>> {
    Ok(table.get_item(key)?.filter(|x| !x.is_none()))
}

pub(crate) fn orientation(of: &str, given: &Bound<'_, PyAny>) -> PyResult<[f64; 4]> {
    let q = if let Ok(table) = given.cast::<PyDict>() {
        unknown_keys(of, table, &["axis", "degrees", "quaternion"])?;
        let (axis, degrees) = (table.get_item("axis")?, table.get_item("degrees")?);
        match (table.get_item("quaternion")?, axis, degrees) {
            (Some(q), None, None) => quaternion(of, &q)?,
            (None, Some(axis), Some(degrees)) => turned(of, &axis, &degrees)?,
            _ => return Err(wrong_type(of, given, "an axis with degrees, or a quaternion")),
        }
    } else {
        quaternion(of, given)?
    };
    Ok([q.w, q.x, q.y, q.z])
}

fn turned(of: &str, axis: &Bound<'_, PyAny>, degrees: &Bound<'_, PyAny>) -> PyResult<DQuat> {
    let (v, degrees) = (vector(of, axis)?, number(of, degrees)?);
    let size = tumble_math::order::max_abs(v);
    if !(size > 1e-150 && size < 1e150 && degrees.abs() <= 1e9) {
        return Err(wrong_type(of, axis, "an axis that is not zero, with degrees"));
    }
    if degrees == 0.0 {
        return Ok(DQuat::IDENTITY);
    }
    Ok(tumble::trig::rotation((v / size).normalize(), degrees.to_radians()))
}

impl PartSpec {
    pub(crate) fn alone(shape: ShapeSpec) -> Self {
        Self { shape, position: [0.0; 3], orientation: [1.0, 0.0, 0.0, 0.0], surface: None }
    }

    fn read(of: &str, given_: &Bound<'_, PyAny>, also: &[&str]) -> PyResult<Self> {
        let table = given_
            .cast::<PyDict>()
            .map_err(|_| wrong_type(of, given_, "a table such as {'kind': 'sphere', 'radius': 0.5}"))?;
        let mut part = Self::alone(ShapeSpec::read(of, table, also)?);
        if also.is_empty() {
            return Ok(part);
        }
        if let Some(p) = given(table, "position")? {
            part.position = vector(&format!("{of}.position"), &p)?.to_array();
        }
        if let Some(q) = given(table, "orientation")? {
            part.orientation = orientation(&format!("{of}.orientation"), &q)?;
        }
        part.surface = surface(of, table)?;
        Ok(part)
    }
}

/// Materials of a world, by name.
pub(crate) trait Materials {
    /// The material of that name.
    fn named(&self, name: &str) -> PyResult<MaterialId>;
    /// One that equals these coefficients, made if there is none.
    fn inline(&mut self, material: Material) -> PyResult<MaterialId>;
}

impl BodySpec {
    fn new(kind: KindSpec) -> Self {
        let zero = [0.0; 3];
        Self {
            name: None,
            kind,
            shapes: Vec::new(),
            mass: None,
            density: None,
            inertia: None,
            position: zero,
            orientation: [1.0, 0.0, 0.0, 0.0],
            velocity: zero,
            spin: zero,
            force: zero,
            torque: zero,
            surface: None,
            sensor: false,
            surface_velocity: zero,
            linear_damping: 0.0,
            angular_damping: 0.0,
        }
    }

    /// What stands for a body that was removed: as many shapes, of the same surface.
    pub(crate) fn placeholder(&self) -> Self {
        let ball = PartSpec::alone(ShapeSpec::Sphere { radius: 1.0 });
        let shapes = self.shapes.iter().map(|p| PartSpec { surface: p.surface.clone(), ..ball.clone() }).collect();
        Self { shapes, surface: self.surface.clone(), ..Self::new(KindSpec::Fixed) }
    }

    /// From the arguments of a call: shapes that the call has made, and keywords.
    pub(crate) fn read(shapes: Vec<ShapeSpec>, kind: KindSpec, table: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        let mut body = Self::new(kind);
        body.shapes = shapes.into_iter().map(PartSpec::alone).collect();
        let Some(table) = table else { return Ok(body) };
        let own: Vec<&str> = if body.shapes.is_empty() {
            KEYS.to_vec()
        } else {
            KEYS.iter().filter(|k| !k.starts_with("shape")).copied().collect()
        };
        unknown_keys("", table, &own)?;
        if let Some(name) = given(table, "name")? {
            body.name = Some(text("name", &name)?);
        }
        if let Some(kind) = given(table, "kind")? {
            body.kind = match word("kind", &kind, &["dynamic", "kinematic", "fixed"])? {
                "kinematic" => KindSpec::Kinematic,
                "fixed" => KindSpec::Fixed,
                _ => KindSpec::Dynamic,
            };
        }
        body.read_shapes(table)?;
        let real = |key: &str| given(table, key)?.map(|x| number(key, &x)).transpose();
        (body.mass, body.density) = (real("mass")?, real("density")?);
        if body.mass.is_some() && body.density.is_some() {
            let remedy = "keep one of them";
            return Err(refused("density", "", "kg/m³", &format!("both mass and density: {remedy}"), remedy));
        }
        let triple = |key: &str| -> PyResult<Option<V3>> {
            given(table, key)?.map(|x| Ok(vector(key, &x)?.to_array())).transpose()
        };
        body.inertia = triple("inertia")?;
        body.position = triple("position")?.unwrap_or_default();
        if let Some(q) = given(table, "orientation")? {
            body.orientation = orientation("orientation", &q)?;
        }
        body.velocity = triple("velocity")?.unwrap_or_default();
        body.spin = triple("spin")?.unwrap_or_default();
        body.force = triple("force")?.unwrap_or_default();
        body.torque = triple("torque")?.unwrap_or_default();
        body.surface = surface("", table)?;
        if let Some(sensor) = given(table, "sensor")? {
            body.sensor = flag("sensor", &sensor)?;
        }
        body.surface_velocity = triple("surface_velocity")?.unwrap_or_default();
        body.linear_damping = real("linear_damping")?.unwrap_or(0.0);
        body.angular_damping = real("angular_damping")?.unwrap_or(0.0);
        Ok(body)
    }

    fn read_shapes(&mut self, table: &Bound<'_, PyDict>) -> PyResult<()> {
        match (given(table, "shape")?, given(table, "shapes")?) {
            (Some(_), Some(_)) => {
                let remedy = "keep one of them";
                return Err(refused("shapes", "", "", &format!("both shape and shapes: {remedy}"), remedy));
            }
            (Some(one), None) => self.shapes.push(PartSpec::read("shape", &one, &[])?),
            (None, Some(many)) => self.shapes = parts("shapes", &many)?,
            (None, None) => {}
        }
        Ok(())
    }

    /// The builder of the body, its materials made in the world.
    pub(crate) fn builder(&self, materials: &mut dyn Materials) -> PyResult<BodyBuilder> {
        let v = DVec3::from_array;
        let turn = |[w, x, y, z]: [f64; 4]| DQuat::from_xyzw(x, y, z, w);
        let mut b = match self.kind {
            KindSpec::Dynamic => BodyBuilder::dynamic(),
            KindSpec::Kinematic => BodyBuilder::kinematic(),
            KindSpec::Fixed => BodyBuilder::fixed(),
        };
        for part in &self.shapes {
            let place = Pose::new(v(part.position), turn(part.orientation));
            let shape = part.shape.shape();
            b = match (&part.surface, shape) {
                (_, Err(e)) => b.try_shape(Err(e)),
                (None, Ok(shape)) => b.shape_at(shape, place),
                (Some(Surface::Named(name)), Ok(shape)) => b.shape_of(shape, place, materials.named(name)?),
                (Some(Surface::Inline(f, r)), Ok(shape)) => {
                    let rest = Material::default();
                    let m = Material::new(f.unwrap_or(rest.friction), r.unwrap_or(rest.restitution));
                    b.shape_of(shape, place, materials.inline(m)?)
                }
            };
        }
        if let Some(mass) = self.mass {
            b = b.mass(mass);
        }
        if let Some(density) = self.density {
            b = b.density(density);
        }
        if let Some(moments) = self.inertia {
            b = b.inertia(v(moments));
        }
        match &self.surface {
            None => {}
            Some(Surface::Named(name)) => b = b.material(materials.named(name)?),
            Some(Surface::Inline(friction, restitution)) => {
                if let Some(f) = friction {
                    b = b.friction(*f);
                }
                if let Some(r) = restitution {
                    b = b.restitution(*r);
                }
            }
        }
        if self.sensor {
            b = b.sensor(true);
        }
        if self.surface_velocity != [0.0; 3] {
            b = b.surface_velocity(v(self.surface_velocity));
        }
        if self.linear_damping != 0.0 {
            b = b.linear_damping(self.linear_damping);
        }
        if self.angular_damping != 0.0 {
            b = b.angular_damping(self.angular_damping);
        }
        b = b.position(v(self.position)).orientation(turn(self.orientation));
        Ok(b.velocity(v(self.velocity)).spin(v(self.spin)).force(v(self.force)).torque(v(self.torque)))
    }

    /// The kind as the engine calls it.
    pub(crate) fn is_fixed_ground(&self) -> bool {
        self.kind == KindSpec::Fixed
            && matches!(self.shapes.as_slice(), [one] if matches!(one.shape, ShapeSpec::Plane { .. }))
    }
}

/// The parts of a compound body.
pub(crate) fn parts(of: &str, given: &Bound<'_, PyAny>) -> PyResult<Vec<PartSpec>> {
    let expected = "a list of tables, each with a kind of shape";
    let items: Vec<Bound<'_, PyAny>> = if let Ok(list) = given.cast::<PyList>() {
        list.iter().collect()
    } else if let Ok(tuple) = given.cast::<PyTuple>() {
        tuple.iter().collect()
    } else {
        return Err(wrong_type(of, given, expected));
    };
    if items.is_empty() {
        return Err(wrong_type(of, given, expected));
    }
    items.iter().enumerate().map(|(k, one)| PartSpec::read(&format!("{of}[{k}]"), one, &PART_KEYS)).collect()
}
