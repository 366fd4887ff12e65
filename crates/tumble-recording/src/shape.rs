//! Shapes as JSON in the table `body`, with the words and measures of a scene file.
//!
//! A body with one shape in its own frame has that shape; others have `{"kind":"compound","parts":[…]}` whose parts say
//! where they sit: `position` [m] and `orientation` (w, x, y, z), and if they are not all of one material, what they are
//! made of: `friction` and `restitution`.

use crate::error::Error;
use crate::surface::Surface;
use serde_json::{Value, json};
use tumble::{BodyRef, DQuat, DVec3, MeshOptions, Pose, Shape};

/// Most parts of a body that are read.
const MOST_PARTS: usize = 200_000;

/// A part of a body's shape.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// Where it sits in the body's frame.
    pub place: Pose,
    /// The shape; never a compound.
    pub shape: Shape,
}

/// The JSON of a body's shapes; with the surface of each if they are not all the same.
pub(crate) fn describe(body: &BodyRef<'_>, surfaces: Option<&[Surface]>) -> String {
    let (mut parts, mut made_of) = (Vec::new(), Vec::new());
    for (k, placed) in body.shapes().enumerate() {
        flatten(placed.shape(), placed.place(), &mut parts);
        made_of.resize(parts.len(), surfaces.and_then(|s| s.get(k)));
    }
    match &parts[..] {
        [one] if one.place == Pose::IDENTITY => one_shape(&one.shape).to_string(),
        parts => {
            let parts: Vec<Value> = parts
                .iter()
                .zip(made_of)
                .map(|(p, surface)| {
                    let mut v = one_shape(&p.shape);
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

fn flatten(shape: &Shape, place: &Pose, parts: &mut Vec<Part>) {
    if let Shape::Compound(c) = shape {
        for p in c.parts() {
            flatten(p.shape(), &place.then(p.pose()), parts);
        }
    } else {
        parts.push(Part { place: *place, shape: shape.clone() });
    }
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
        return Ok(vec![Part { place: Pose::IDENTITY, shape: read(&value)? }]);
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
            Ok(Part { place: Pose::new(position, rotation), shape: read(v)? })
        })
        .collect()
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
