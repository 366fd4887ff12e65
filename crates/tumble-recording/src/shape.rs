//! Shapes as JSON in the table `body`, with the words and measures of a scene file.
//!
//! A body with one shape in its own frame has that shape; others have `{"kind":"compound","parts":[…]}` whose parts say
//! where they sit: `position` [m] and `orientation` (w, x, y, z), and if they are not all of one material, what they are
//! made of: `friction` and `restitution`. A shape that is not what shapes are by default says so: `groups` with its members and
//! those that it meets as hexadecimal numbers, `sensor`, and `surface_velocity` in body axes [m/s].

use crate::error::Error;
use crate::surface::Surface;
use serde_json::{Value, json};
use tumble::{BodyRef, DQuat, DVec3, Groups, MeshOptions, PlacedShape, Pose, Shape};

/// Most parts of a body that are read.
const MOST_PARTS: usize = 200_000;

/// A part of a body's shape.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// Where it sits in the body's frame.
    pub place: Pose,
    /// The shape; never a compound.
    pub shape: Shape,
    /// Its collision groups.
    pub groups: Groups,
    /// Whether it only tells what overlaps it.
    pub sensor: bool,
    /// Velocity of its surface against the body, body axes [m/s].
    pub surface_velocity: DVec3,
}

/// The JSON of a body's shapes; with the surface of each if they are not all the same.
pub(crate) fn describe(
    body: &BodyRef<'_>,
    surfaces: Option<&[Surface]>,
    by_number: impl Fn(&PlacedShape) -> Vec<Surface>,
) -> String {
    let (mut parts, mut made_of, mut numbered) = (Vec::new(), Vec::new(), Vec::new());
    for (k, placed) in body.shapes().enumerate() {
        let plain = Part {
            place: Pose::IDENTITY,
            shape: placed.shape().clone(),
            groups: placed.groups(),
            sensor: placed.is_sensor(),
            surface_velocity: placed.surface_velocity(),
        };
        flatten(placed.shape(), placed.place(), &plain, &mut parts);
        made_of.resize(parts.len(), surfaces.and_then(|s| s.get(k)));
        numbered.resize(parts.len(), by_number(placed));
    }
    match &parts[..] {
        [one] if one.place == Pose::IDENTITY => with_surfaces(with_traits(one), &numbered[0]).to_string(),
        parts => {
            let parts: Vec<Value> = parts
                .iter()
                .zip(made_of)
                .zip(&numbered)
                .map(|((p, surface), numbered)| {
                    let mut v = with_surfaces(with_traits(p), numbered);
                    let q = p.place.rotation;
                    v["position"] = json!(p.place.position.to_array());
                    v["orientation"] = json!([q.w, q.x, q.y, q.z]);
                    if let Some([friction, restitution]) = surface {
                        (v["friction"], v["restitution"]) = (json!(friction), json!(restitution));
                    }
                    v
                })
                .collect();
            json!({ "kind": "compound", "parts": parts }).to_string()
        }
    }
}

/// Adds the shapes of a shape, each with what `like` has besides shape and place.
fn flatten(shape: &Shape, place: &Pose, like: &Part, parts: &mut Vec<Part>) {
    if let Shape::Compound(c) = shape {
        for p in c.parts() {
            flatten(p.shape(), &place.then(p.pose()), like, parts);
        }
    } else {
        parts.push(Part { place: *place, shape: shape.clone(), ..*like });
    }
}

/// With the surfaces of a mesh by the numbers of its triangles, if it has some.
fn with_surfaces(mut v: Value, numbered: &[Surface]) -> Value {
    if !numbered.is_empty() {
        v["surfaces"] = json!(numbered);
    }
    v
}

/// The JSON of a part, without its place.
fn with_traits(p: &Part) -> Value {
    let mut v = one_shape(&p.shape);
    if p.groups != Groups::default() {
        let Groups { member, meets } = p.groups;
        v["groups"] = json!({ "member": format!("{member:x}"), "meets": format!("{meets:x}") });
    }
    if p.sensor {
        v["sensor"] = json!(true);
    }
    if p.surface_velocity != DVec3::ZERO {
        v["surface_velocity"] = json!(p.surface_velocity.to_array());
    }
    v
}

fn one_shape(shape: &Shape) -> Value {
    match shape {
        Shape::Ball(s) => json!({ "kind": "sphere", "radius": s.radius() }),
        Shape::Box(s) => json!({ "kind": "box", "size": s.size().to_array() }),
        Shape::Capsule(s) => json!({ "kind": "capsule", "radius": s.radius(), "length": s.length() }),
        Shape::Cylinder(s) => json!({ "kind": "cylinder", "radius": s.radius(), "length": s.length() }),
        Shape::Cone(s) => json!({ "kind": "cone", "radius": s.radius(), "length": s.height() }),
        Shape::Hull(s) => {
            let points: Vec<[f64; 3]> = s.vertices().iter().map(DVec3::to_array).collect();
            json!({ "kind": "hull", "points": points })
        }
        Shape::HalfSpace(s) => json!({ "kind": "plane", "normal": s.normal().to_array() }),
        Shape::Mesh(s) => {
            let points: Vec<[f64; 3]> = s.points().iter().map(DVec3::to_array).collect();
            json!({
                "kind": "mesh", "points": points, "triangles": s.triangles(), "sides": s.sides(), "materials": s.materials(),
            })
        }
        Shape::Compound(_) => json!({ "kind": "compound", "parts": [] }),
    }
}

/// The parts of a shape from the table `body`.
///
/// # Errors
/// Text that is not the JSON of a shape that can be.
pub fn parts(text: &str) -> Result<Vec<Part>, Error> {
    let wrong = |what: &str| Error::damaged(format!("shape of a body: {what}"));
    let value: Value = serde_json::from_str(text).map_err(|e| wrong(&e.to_string()))?;
    if value["kind"] != "compound" {
        return Ok(vec![part(&value, Pose::IDENTITY)?]);
    }
    let list = value["parts"].as_array().ok_or_else(|| wrong("a compound without parts"))?;
    if list.len() > MOST_PARTS {
        return Err(wrong("too many parts"));
    }
    list.iter()
        .map(|v| {
            let position = vector(&v["position"]).ok_or_else(|| wrong("a part without a position"))?;
            let q: [f64; 4] =
                serde_json::from_value(v["orientation"].clone()).map_err(|_| wrong("a part without an orientation"))?;
            let rotation = DQuat::from_xyzw(q[1], q[2], q[3], q[0]);
            if !(position.is_finite() && (rotation.length() - 1.0).abs() < 1e-6) {
                return Err(wrong("a part that is nowhere"));
            }
            part(v, Pose::new(position, rotation))
        })
        .collect()
}

/// A part with what it says of itself.
fn part(v: &Value, place: Pose) -> Result<Part, Error> {
    let bits = |key: &str, rest: u64| match v["groups"][key].as_str() {
        Some(text) => {
            u64::from_str_radix(text, 16).map_err(|_| Error::damaged("shape of a body: groups that are none"))
        }
        None => Ok(rest),
    };
    let rest = Groups::default();
    let surface_velocity = vector(&v["surface_velocity"]).unwrap_or(DVec3::ZERO);
    if !surface_velocity.is_finite() {
        return Err(Error::damaged("shape of a body: a surface velocity that is none"));
    }
    Ok(Part {
        place,
        shape: read(v)?,
        groups: Groups { member: bits("member", rest.member)?, meets: bits("meets", rest.meets)? },
        sensor: v["sensor"] == true,
        surface_velocity,
    })
}

fn vector(v: &Value) -> Option<DVec3> {
    serde_json::from_value::<[f64; 3]>(v.clone()).ok().map(DVec3::from_array)
}

fn read(v: &Value) -> Result<Shape, Error> {
    let number = |key: &str| v[key].as_f64().unwrap_or(f64::NAN);
    let of = |key: &str| vector(&v[key]).unwrap_or(DVec3::NAN);
    let shape = match v["kind"].as_str() {
        Some("sphere") => Shape::ball(number("radius")),
        Some("box") => Shape::cuboid_size(of("size")),
        Some("capsule") => Shape::capsule(number("radius"), number("length")),
        Some("cylinder") => Shape::cylinder(number("radius"), number("length")),
        Some("cone") => Shape::cone(number("radius"), number("length")),
        Some("plane") => Shape::half_space(of("normal")),
        Some("hull") => {
            let points: Vec<[f64; 3]> = serde_json::from_value(v["points"].clone()).unwrap_or_default();
            let points: Vec<DVec3> = points.into_iter().map(DVec3::from_array).collect();
            Shape::hull(&points)
        }
        Some("mesh") => return read_mesh(v),
        _ => return Err(Error::damaged("shape of a body: unknown kind")),
    };
    shape.map_err(|e| Error::damaged(format!("shape of a body: {e}")))
}

fn read_mesh(v: &Value) -> Result<Shape, Error> {
    let wrong = |what: String| Error::damaged(format!("mesh of a body: {what}"));
    let list = |key: &str| v[key].clone();
    let points: Vec<[f64; 3]> = serde_json::from_value(list("points")).map_err(|e| wrong(e.to_string()))?;
    let points: Vec<DVec3> = points.into_iter().map(DVec3::from_array).collect();
    let triangles: Vec<[u32; 3]> = serde_json::from_value(list("triangles")).map_err(|e| wrong(e.to_string()))?;
    let options = MeshOptions {
        sides: serde_json::from_value(list("sides")).map_err(|e| wrong(e.to_string()))?,
        materials: Some(serde_json::from_value(list("materials")).map_err(|e| wrong(e.to_string()))?),
        ..MeshOptions::default()
    };
    Shape::mesh(&points, &triangles, &options).map_err(|e| wrong(e.to_string()))
}
