//! glTF 2.0: the run as an animated scene for Blender, browsers and everything else.
//!
//! One node per body, at the body's own origin, with its shapes as meshes; bodies that move have a translation and a
//! rotation channel with linear interpolation. The whole stands under a node that turns z up into y up, as the format
//! wants it. Positions are single precision: the numbers of the recording stay in the recording.

use super::look::{Colour, Looks, Painted, painted};
use super::mesh::{Mesh, single};
use crate::error::Error;
use crate::reader::Reader;
use crate::rows::{BodyRow, StateRow};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use tumble::{BodyKind, DQuat, DVec3, Pose};
use tumble_math::order::{max, max_abs};
use tumble_math::trig;

/// Pictures per second of an animation, at most.
const RATE: f64 = 60.0;
/// Largest file that is made [bytes]: the format counts with 32 bits.
const MOST_BYTES: usize = 2 << 30;

/// Format of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// One binary file (`.glb`).
    Binary,
    /// One text file with the data in it (`.gltf`).
    Text,
}

/// Result of an export.
#[derive(Clone, Debug)]
pub struct Exported {
    /// The file.
    pub bytes: Vec<u8>,
    /// Pictures of the animation.
    pub keys: usize,
    /// Frames of the recording from one picture to the next.
    pub every: u64,
}

/// The buffer with its views and accessors.
#[derive(Default)]
struct Buffer {
    bytes: Vec<u8>,
    views: Vec<Value>,
    accessors: Vec<Value>,
}

impl Buffer {
    /// Adds single-precision numbers, `width` to an element; `bounds` where the format demands them.
    fn floats(&mut self, data: &[f32], width: usize, target: Option<u32>, bounds: bool) -> usize {
        let start = self.bytes.len();
        for x in data {
            self.bytes.extend(x.to_le_bytes());
        }
        let mut view = json!({ "buffer": 0, "byteOffset": start, "byteLength": self.bytes.len() - start });
        if let Some(target) = target {
            view["target"] = json!(target);
        }
        self.views.push(view);
        let kind = ["", "SCALAR", "VEC2", "VEC3", "VEC4"][width];
        let mut accessor = json!({
            "bufferView": self.views.len() - 1, "componentType": 5126, "count": data.len() / width, "type": kind,
        });
        if bounds {
            let fold = |start: f32, pick: fn(f32, f32) -> bool| -> Vec<f32> {
                let mut best = vec![start; width];
                for row in data.chunks_exact(width) {
                    for (b, x) in best.iter_mut().zip(row) {
                        if pick(*x, *b) {
                            *b = *x;
                        }
                    }
                }
                best
            };
            accessor["min"] = json!(fold(f32::INFINITY, |x, b| x < b));
            accessor["max"] = json!(fold(f32::NEG_INFINITY, |x, b| x > b));
        }
        self.accessors.push(accessor);
        self.accessors.len() - 1
    }

    fn indices(&mut self, data: &[u32]) -> usize {
        let start = self.bytes.len();
        for x in data {
            self.bytes.extend(x.to_le_bytes());
        }
        let length = self.bytes.len() - start;
        self.views.push(json!({ "buffer": 0, "byteOffset": start, "byteLength": length, "target": 34963 }));
        let view = self.views.len() - 1;
        self.accessors.push(json!({
            "bufferView": view, "componentType": 5125, "count": data.len(), "type": "SCALAR",
        }));
        self.accessors.len() - 1
    }
}

/// Exports the recording as an animation, every `every`-th frame of it, or so many that there are at most sixty a
/// second. `looks` is what the scene says about its bodies. A body that comes later has no size before.
///
/// # Errors
/// A file that cannot be read, or an animation that would be too large.
pub fn export(reader: &Reader, form: Form, every: Option<u64>, looks: &Looks) -> Result<Exported, Error> {
    let every = every.unwrap_or_else(|| pace(reader, RATE)).max(1);
    let frames = shown(reader.frame_count()?, every);
    let bodies = painted(reader, looks)?;
    let moving = bodies.iter().filter(|(b, _)| b.kind != BodyKind::Fixed).count();
    if frames.len().saturating_mul(moving).saturating_mul(28) > MOST_BYTES {
        let advice = "show fewer frames with --every N";
        return Err(Error::Query(format!("{} pictures of {moving} bodies are too many: {advice}", frames.len())));
    }
    let ways = Ways::read(reader, &bodies, &frames)?;
    let mut buffer = Buffer::default();
    let mut scene = Parts::default();
    let root = json!({
        "name": "z up", "rotation": [-std::f64::consts::FRAC_1_SQRT_2, 0.0, 0.0, std::f64::consts::FRAC_1_SQRT_2],
    });
    scene.nodes.push(root);
    let (mut roots, mut samplers, mut channels) = (Vec::new(), Vec::new(), Vec::new());
    let clock = if ways.times.len() > 1 { Some(buffer.floats(&ways.times, 1, None, true)) } else { None };
    for (body, parts) in &bodies {
        // one that never comes is not drawn
        let Some(&pose) = ways.start.get(&body.id) else { continue };
        let node = scene.body(body, parts, &pose, ways.reach, &mut buffer);
        roots.push(node);
        if let (Some(clock), Some(Track { places, turns, late })) = (clock, ways.tracks.get(&body.id)) {
            let mut outputs = vec![
                (buffer.floats(places, 3, None, false), "translation", "LINEAR"),
                (buffer.floats(turns, 4, None, false), "rotation", "LINEAR"),
            ];
            if *late > 0 {
                let count = ways.times.len();
                let sizes: Vec<f32> = (0..3 * count).map(|k| if k / 3 < *late { 0.0 } else { 1.0 }).collect();
                outputs.push((buffer.floats(&sizes, 3, None, false), "scale", "STEP"));
            }
            for (output, path, interpolation) in outputs {
                samplers.push(json!({ "input": clock, "output": output, "interpolation": interpolation }));
                channels.push(json!({ "sampler": samplers.len() - 1, "target": { "node": node, "path": path } }));
            }
        }
    }
    scene.nodes[0]["children"] = json!(roots);
    let mut document = json!({
        "asset": { "version": "2.0", "generator": concat!("tumble ", env!("CARGO_PKG_VERSION")) },
        "scene": 0,
        "scenes": [{ "name": reader.meta().text("scene_name").unwrap_or("recording"), "nodes": [0] }],
        "nodes": scene.nodes,
        "meshes": scene.meshes,
        "materials": materials(&scene.colours),
        "accessors": buffer.accessors,
        "bufferViews": buffer.views,
    });
    if scene.meshes.is_empty() {
        // empty lists are not allowed
        if let Some(o) = document.as_object_mut() {
            o.remove("meshes");
            o.remove("materials");
        }
    }
    if !channels.is_empty() {
        document["animations"] = json!([{ "name": "run", "channels": channels, "samplers": samplers }]);
    }
    for key in ["accessors", "bufferViews"] {
        if document[key].as_array().is_some_and(Vec::is_empty)
            && let Some(o) = document.as_object_mut()
        {
            o.remove(key);
        }
    }
    let bytes = match form {
        Form::Binary => binary(document, &buffer.bytes),
        Form::Text => text(document, &buffer.bytes),
    };
    Ok(Exported { bytes, keys: frames.len(), every })
}

/// Every which frame is shown where there are so many pictures a second [1/s] and time goes as in the run [–].
pub(super) fn pace(reader: &Reader, rate: f64) -> u64 {
    let steps = reader.meta().integer("every").map_or(1.0, |n| n as f64);
    let step = reader.meta().number("step").map(|s| s * steps).filter(|s| *s > 0.0).unwrap_or(1.0 / rate);
    ((1.0 / (rate * step)).round() as u64).max(1)
}

/// The frames that are shown; the last one always is.
pub(super) fn shown(count: u64, every: u64) -> Vec<u64> {
    (0..count).filter(|k| k % every == 0 || k + 1 == count).collect()
}

/// Where the bodies are in the frames that are shown.
struct Ways {
    /// Times of the frames [s].
    times: Vec<f32>,
    /// Of the bodies that move.
    tracks: BTreeMap<u32, Track>,
    /// Where each body is first seen.
    start: BTreeMap<u32, Pose>,
    /// How far from the origin there is something to see [m].
    reach: f64,
}

/// The way of a body.
#[derive(Default)]
struct Track {
    /// Places [m] and turns, frame after frame; where it comes, before it comes.
    places: Vec<f32>,
    turns: Vec<f32>,
    /// Frames before it comes.
    late: usize,
}

impl Track {
    fn add(&mut self, pose: &Pose) {
        self.places.extend(single(pose.position));
        self.turns.extend(turn(pose.rotation));
    }
}

impl Ways {
    fn read(reader: &Reader, bodies: &[(&BodyRow, Vec<Painted>)], frames: &[u64]) -> Result<Self, Error> {
        let known: BTreeMap<u32, &BodyRow> = bodies.iter().map(|(b, _)| (b.id, *b)).collect();
        let times = Vec::with_capacity(frames.len());
        let mut ways = Self { times, tracks: BTreeMap::new(), start: BTreeMap::new(), reach: 5.0 };
        for (number, &k) in frames.iter().enumerate() {
            ways.times.push(reader.frame(k)?.time as f32);
            for s in reader.states(k)? {
                let Some(b) = known.get(&s.body) else { continue };
                let pose = origin(b, &s);
                ways.start.entry(s.body).or_insert(pose);
                if b.kind == BodyKind::Fixed {
                    continue;
                }
                ways.reach = max(ways.reach, 1.5 * max_abs(pose.position));
                let track = ways.tracks.entry(s.body).or_insert_with(|| {
                    let mut track = Track { late: number, ..Track::default() };
                    (0..number).for_each(|_| track.add(&pose));
                    track
                });
                track.add(&pose);
            }
        }
        Ok(ways)
    }
}

/// Pose of a body's own frame.
pub(super) fn origin(body: &BodyRow, s: &StateRow) -> Pose {
    let [w, x, y, z] = s.orientation;
    let q = DQuat::from_xyzw(x, y, z, w);
    Pose::new(DVec3::from_array(s.centre) - q * DVec3::from_array(body.centre), q)
}

/// A unit quaternion in single precision, (x, y, z, w).
fn turn(q: DQuat) -> [f32; 4] {
    let q = q.normalize();
    [q.x as f32, q.y as f32, q.z as f32, q.w as f32]
}

#[derive(Default)]
struct Parts {
    nodes: Vec<Value>,
    meshes: Vec<Value>,
    known: BTreeMap<(String, usize), usize>,
    /// Those of the materials.
    colours: Vec<Colour>,
}

impl Parts {
    /// Adds the node of a body; its number.
    fn body(&mut self, body: &BodyRow, parts: &[Painted], pose: &Pose, reach: f64, buffer: &mut Buffer) -> usize {
        let mut node = json!({
            "name": body.name,
            "translation": single(pose.position),
            "rotation": turn(pose.rotation),
        });
        if let [one] = parts
            && one.place == Pose::IDENTITY
        {
            node["mesh"] = json!(self.mesh(one, body, 0, reach, buffer));
        } else if !parts.is_empty() {
            let children: Vec<usize> = parts
                .iter()
                .enumerate()
                .map(|(k, p)| {
                    let mesh = self.mesh(p, body, k, reach, buffer);
                    self.nodes.push(json!({
                        "mesh": mesh, "translation": single(p.place.position), "rotation": turn(p.place.rotation),
                    }));
                    self.nodes.len() - 1
                })
                .collect();
            node["children"] = json!(children);
        }
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    /// The mesh of a part; equal ones are made once.
    fn mesh(&mut self, part: &Painted, body: &BodyRow, k: usize, reach: f64, buffer: &mut Buffer) -> usize {
        let material = self.colours.iter().position(|c| *c == part.colour).unwrap_or_else(|| {
            self.colours.push(part.colour);
            self.colours.len() - 1
        });
        let key = (format!("{:?}", part.shape), material);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let mesh = Mesh::of(&part.shape, reach);
        let points = buffer.floats(mesh.points.as_flattened(), 3, Some(34962), true);
        let normals = buffer.floats(mesh.normals.as_flattened(), 3, Some(34962), false);
        let triangles = buffer.indices(&mesh.triangles);
        let mut made = json!({
            "name": format!("{} {} {k}", body.name, part.shape.kind()),
            "primitives": [{
                "attributes": { "POSITION": points, "NORMAL": normals }, "indices": triangles, "material": material,
            }],
        });
        // the picture of something without end
        if matches!(part.shape, tumble::Shape::HalfSpace(_)) {
            made["extras"] = json!({ "ground": true });
        }
        self.meshes.push(made);
        self.known.insert(key, self.meshes.len() - 1);
        self.meshes.len() - 1
    }
}

/// One material for each colour, in linear light as the format wants it.
fn materials(colours: &[Colour]) -> Vec<Value> {
    // the curve of sRGB (IEC 61966-2-1)
    let linear = |c: u8| {
        let c = f64::from(c) / 255.0;
        if c <= 0.04045 { c / 12.92 } else { trig::pow((c + 0.055) / 1.055, 2.4) }
    };
    let material = |&[r, g, b]: &Colour| {
        json!({
            "name": format!("#{r:02x}{g:02x}{b:02x}"), "doubleSided": true,
            "pbrMetallicRoughness": {
                "baseColorFactor": [linear(r), linear(g), linear(b), 1.0], "metallicFactor": 0.0, "roughnessFactor": 0.7,
            },
        })
    };
    colours.iter().map(material).collect()
}

/// The binary container: a head, the document, the buffer.
fn binary(mut document: Value, buffer: &[u8]) -> Vec<u8> {
    if !buffer.is_empty() {
        document["buffers"] = json!([{ "byteLength": buffer.len() }]);
    }
    let mut text = document.to_string().into_bytes();
    text.resize(text.len().next_multiple_of(4), b' ');
    let mut data = buffer.to_vec();
    data.resize(data.len().next_multiple_of(4), 0);
    let total = 12 + 8 + text.len() + if data.is_empty() { 0 } else { 8 + data.len() };
    let mut out = Vec::with_capacity(total);
    out.extend(b"glTF");
    for n in [2, total as u32, text.len() as u32] {
        out.extend(n.to_le_bytes());
    }
    out.extend(b"JSON");
    out.extend(text);
    if !data.is_empty() {
        out.extend((data.len() as u32).to_le_bytes());
        out.extend(b"BIN\0");
        out.extend(data);
    }
    out
}

/// One text file, the buffer in base 64.
fn text(mut document: Value, buffer: &[u8]) -> Vec<u8> {
    if !buffer.is_empty() {
        let uri = format!("data:application/octet-stream;base64,{}", base64(buffer));
        document["buffers"] = json!([{ "byteLength": buffer.len(), "uri": uri }]);
    }
    document.to_string().into_bytes()
}

pub(super) fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut out = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let mut n = 0_u32;
        for k in 0..3 {
            n = n << 8 | u32::from(three.get(k).copied().unwrap_or(0));
        }
        for k in 0..4 {
            let digit = DIGITS[(n >> (18 - 6 * k) & 63) as usize];
            out.push(if k <= three.len() { char::from(digit) } else { '=' });
        }
    }
    out
}
