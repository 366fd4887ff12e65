//! Static data of a scene or recording: bodies, shapes, materials, origin.

use serde::Serialize;
use std::collections::BTreeMap;
use tumble::{Mesh, MeshEdge, Shape};
use tumble_math::{DQuat, DVec3, Pose};

/// A scene or a recording, without its frames.
#[derive(Clone, Debug, Default, Serialize)]
pub struct About {
    /// `live` or `recording`.
    pub kind: &'static str,
    /// Its name.
    pub name: String,
    /// The file's name, without its folder.
    pub file: String,
    /// The comment at the head of the scene file: what to look for.
    pub remarks: String,
    /// Length of a step [s].
    pub step: f64,
    /// Duration of the scene [s].
    pub duration: Option<f64>,
    /// Gravity [m/s²].
    pub gravity: Option<[f64; 3]>,
    /// Tolerance of the solver [m/s].
    pub tolerance: Option<f64>,
    /// Distinct shapes.
    pub shapes: Vec<Drawing>,
    /// Materials in use.
    pub materials: Vec<MaterialAbout>,
    /// Pairs of materials with their own coefficients.
    pub pairs: Vec<PairAbout>,
    /// Joints, in the order of their rows in a frame.
    pub joints: Vec<JointAbout>,
    /// How the scene wants to be shown at first.
    pub view: ViewAbout,
    /// Further facts: key and value.
    pub facts: Vec<(String, String)>,
    /// The bodies; sent in pages of their own.
    #[serde(skip)]
    pub bodies: Vec<BodyAbout>,
}

/// A body, without its state.
#[derive(Clone, Debug, Serialize)]
pub struct BodyAbout {
    /// Its number in the tables of a recording; its index when it is live.
    pub id: u32,
    /// Its name: arbitrary text.
    pub name: String,
    /// `dynamic`, `kinematic` or `fixed`.
    pub kind: String,
    /// Mass [kg].
    pub mass: f64,
    /// Index of its shape.
    pub shape: u32,
    /// Index of its material.
    pub material: u32,
    /// Centre of mass from the origin, body axes [m].
    pub offset: [f64; 3],
    /// Principal moments [kg·m²].
    pub moments: [f64; 3],
    /// Principal axes in body axes, (w, x, y, z).
    pub axes: [f64; 4],
    /// Its colour `#rrggbb`, if the scene gives one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<String>,
    /// Index of the shape that is drawn in place of its own, if the scene gives one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawn: Option<u32>,
}

/// A joint, without its state. Vectors of an end that is the world are in world axes, its point from the world's origin.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct JointAbout {
    /// Its name: arbitrary text.
    pub name: String,
    /// As in scenes: `hinge`, `rope`, …
    pub kind: String,
    /// Index of body A; [`NONE`](crate::NONE) is the world.
    pub a: u32,
    /// Index of body B; [`NONE`](crate::NONE) is the world.
    pub b: u32,
    /// Its point on A from the centre of mass, axes of A [m].
    pub point_a: [f64; 3],
    /// Its point on B from the centre of mass, axes of B [m].
    pub point_b: [f64; 3],
    /// Its axis, of unit length, axes of A.
    pub axis: [f64; 3],
    /// Square to the axis, of unit length, axes of A: where its angle is 0.
    pub zero: [f64; 3],
    /// Of unit length, axes of B: the direction that its angle leads to from `zero`.
    pub hand: [f64; 3],
    /// Length of a rod, longest length of a rope [m].
    pub length: Option<f64>,
    /// Limits of its first angle [rad].
    pub angle: Option<[f64; 2]>,
    /// Limits of its first way along the axis [m].
    pub way: Option<[f64; 2]>,
    /// Units of its coordinates: `rad` or `m`.
    pub units: Vec<&'static str>,
}

/// The first view of a scene; what is missing is left to the page.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct ViewAbout {
    /// Direction from the bodies to the eye, of unit length.
    pub from: Option<[f64; 3]>,
    /// Two opposite corners of the box that fills the picture [m].
    pub region: Option<[[f64; 3]; 2]>,
    /// Name of the body that the camera follows.
    pub follow: Option<String>,
    /// Visible layers.
    pub layers: Option<Vec<&'static str>>,
    /// Meaning of the colours of bodies.
    pub colour_by: Option<&'static str>,
    /// Playback speed relative to real time [–].
    pub speed: Option<f64>,
}

/// A material.
#[derive(Clone, Debug, Serialize)]
pub struct MaterialAbout {
    /// Its name, or the names of the bodies made of it.
    pub name: String,
    /// Coulomb's coefficient [–].
    pub friction: f64,
    /// Newton's coefficient [–].
    pub restitution: f64,
}

/// A pair of materials with its own coefficients.
#[derive(Clone, Debug, Serialize)]
pub struct PairAbout {
    /// Index of the first material.
    pub a: u32,
    /// Index of the second.
    pub b: u32,
    /// Coulomb's coefficient [–].
    pub friction: f64,
    /// Newton's coefficient [–].
    pub restitution: f64,
}

/// A shape as the page draws it: numbers in m.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Drawing {
    /// A ball.
    Sphere {
        /// Radius [m].
        radius: f64,
    },
    /// A box.
    Box {
        /// Full lengths [m].
        size: [f64; 3],
    },
    /// A capsule along z.
    Capsule {
        /// Radius [m].
        radius: f64,
        /// Length of the straight part [m].
        length: f64,
    },
    /// A cylinder along z.
    Cylinder {
        /// Radius [m].
        radius: f64,
        /// Length [m].
        length: f64,
    },
    /// A cone along z, tip towards +z, origin at half height.
    Cone {
        /// Radius [m].
        radius: f64,
        /// Height [m].
        length: f64,
    },
    /// A convex polyhedron.
    Hull {
        /// Corners, x y z each [m].
        vertices: Vec<f64>,
        /// Corners of triangles.
        triangles: Vec<u32>,
        /// Pairs of corners.
        edges: Vec<u32>,
        /// Of a mesh, what each edge is: 0 flat, 1 convex, 2 concave, 3 border; flat ones come last.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        kinds: Vec<u8>,
    },
    /// Everything below a plane through the origin.
    Plane {
        /// Outward unit normal.
        normal: [f64; 3],
    },
    /// Several shapes that move as one.
    Compound {
        /// Its parts.
        parts: Vec<PartDrawing>,
    },
}

/// A part of a compound.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PartDrawing {
    /// Place in the body's frame [m].
    pub position: [f64; 3],
    /// Orientation in the body's frame, (w, x, y, z).
    pub orientation: [f64; 4],
    /// The shape.
    pub shape: Drawing,
    /// Its colour `#rrggbb`, if it differs from that of the body.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<String>,
    /// Whether it only tells what overlaps it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub sensor: bool,
    /// Velocity of its surface against the body, body axes [m/s], if it moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub belt: Option<[f64; 3]>,
}

/// (w, x, y, z).
pub(crate) fn wxyz(q: DQuat) -> [f64; 4] {
    [q.w, q.x, q.y, q.z]
}

impl Drawing {
    /// The drawing of a shape.
    #[must_use]
    pub fn of(shape: &Shape) -> Self {
        match shape {
            Shape::Ball(b) => Self::Sphere { radius: b.radius() },
            Shape::Box(b) => Self::Box { size: b.size().to_array() },
            Shape::Capsule(c) => Self::Capsule { radius: c.radius(), length: c.length() },
            Shape::Cylinder(c) => Self::Cylinder { radius: c.radius(), length: c.length() },
            Shape::Cone(c) => Self::Cone { radius: c.radius(), length: c.height() },
            Shape::HalfSpace(h) => Self::Plane { normal: h.normal().to_array() },
            Shape::Hull(h) => {
                let vertices = h.vertices().iter().flat_map(|v: &DVec3| v.to_array()).collect();
                let (mut triangles, mut edges) = (Vec::new(), Vec::new());
                for k in 0..h.face_count() {
                    let face = h.face(k);
                    for pair in face.windows(2).skip(1) {
                        triangles.extend([face[0], pair[0], pair[1]]);
                    }
                    for (i, &from) in face.iter().enumerate() {
                        let to = face[(i + 1) % face.len()];
                        // each edge belongs to two faces and is drawn once
                        if from < to {
                            edges.extend([from, to]);
                        }
                    }
                }
                Self::Hull { vertices, triangles, edges, kinds: Vec::new() }
            }
            Shape::Mesh(m) => {
                let vertices = m.points().iter().flat_map(|v: &DVec3| v.to_array()).collect();
                let triangles = m.triangles().iter().flatten().copied().collect();
                let (edges, kinds) = mesh_edges(m);
                Self::Hull { vertices, triangles, edges, kinds }
            }
            Shape::Compound(c) => {
                Self::Compound { parts: c.parts().iter().map(|p| PartDrawing::of(p.pose(), p.shape())).collect() }
            }
        }
    }

    /// The drawing of all shapes of a body.
    pub fn of_parts(parts: impl Iterator<Item = PartDrawing>) -> Self {
        let mut list: Vec<_> = parts.collect();
        match &list[..] {
            [only] if only.is_plain() => list.swap_remove(0).shape,
            _ => Self::Compound { parts: list },
        }
    }
}

/// Edges of a mesh, pairs of corners, and what each is. An edge of two triangles is there once; those where the surface goes on in
/// one plane come last.
fn mesh_edges(m: &Mesh) -> (Vec<u32>, Vec<u8>) {
    let (mut edges, mut kinds, mut flat) = (Vec::new(), Vec::new(), Vec::new());
    for t in 0..m.len() as u32 {
        for k in 0..3 {
            if m.neighbour(t, k).is_some_and(|(u, _)| u < t) {
                continue;
            }
            let corners = m.triangles()[t as usize];
            let pair = [corners[k], corners[(k + 1) % 3]];
            let kind = match m.edge_kind(t, k) {
                MeshEdge::Flat => {
                    flat.extend(pair);
                    continue;
                }
                MeshEdge::Convex => 1,
                MeshEdge::Concave => 2,
                MeshEdge::Border => 3,
            };
            edges.extend(pair);
            kinds.push(kind);
        }
    }
    kinds.resize(kinds.len() + flat.len() / 2, 0);
    edges.extend(flat);
    (edges, kinds)
}

impl PartDrawing {
    pub(crate) fn of(pose: &Pose, shape: &Shape) -> Self {
        Self {
            position: pose.position.to_array(),
            orientation: wxyz(pose.rotation),
            shape: Drawing::of(shape),
            colour: None,
            sensor: false,
            belt: None,
        }
    }

    /// With what its shape does beside touching.
    pub(crate) fn doing(mut self, sensor: bool, surface_velocity: DVec3) -> Self {
        self.sensor = sensor;
        self.belt = (surface_velocity != DVec3::ZERO).then(|| surface_velocity.to_array());
        self
    }

    /// Nothing but a shape in the body's own frame.
    fn is_plain(&self) -> bool {
        let here = self.position == [0.0; 3] && self.orientation == [1.0, 0.0, 0.0, 0.0];
        here && !self.sensor && self.belt.is_none() && self.colour.is_none()
    }
}

/// Distinct drawings: equal ones have the same number.
#[derive(Debug, Default)]
pub(crate) struct Drawings {
    known: BTreeMap<String, u32>,
    pub(crate) list: Vec<Drawing>,
}

impl Drawings {
    pub(crate) fn number(&mut self, drawing: Drawing) -> u32 {
        let key = serde_json::to_string(&drawing).unwrap_or_default();
        let next = self.list.len() as u32;
        *self.known.entry(key).or_insert_with(|| {
            self.list.push(drawing);
            next
        })
    }
}
