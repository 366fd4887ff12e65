//! The run as a film, drawn without a display: GIF or MP4.

use super::gltf::{origin, pace, shown};
use super::look::{Colour, Looks, Painted, painted};
use super::mesh::Mesh;
use crate::error::Error;
use crate::reader::Reader;
use crate::rows::BodyRow;
use std::collections::BTreeMap;
use tumble::{BodyKind, DVec3, Pose, Shape};
use tumble_film::{Camera, Drawing, Film, Gif, Mp4, Picture, Scene, draw};
use tumble_math::order::{max, min};

/// Largest file [bytes]: the index of an MP4 counts with 32 bits.
const MOST_BYTES: usize = 1 << 30;

/// Format of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// GIF: plays everywhere, 255 colours.
    Gif,
    /// MP4 with H.264.
    Mp4,
}

/// How a film is made.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// The kind of file.
    pub form: Form,
    /// Width and height [pixels].
    pub size: (usize, usize),
    /// Every so many frames of the recording [–]; by default so many that the film runs as fast as the run did.
    pub every: Option<u64>,
    /// Pictures per second of the film [1/s].
    pub rate: f64,
    /// Direction from which it is seen [–].
    pub from: DVec3,
    /// Corners of what is to be seen [m], if the scene says.
    pub region: Option<[DVec3; 2]>,
}

/// Result of an export.
#[derive(Clone, Debug)]
pub struct Exported {
    /// The file.
    pub bytes: Vec<u8>,
    /// Pictures.
    pub keys: usize,
    /// Frames of the recording from one picture to the next.
    pub every: u64,
}

/// Drawing of a body: meshes with their places in it and their colours, and whether they are the ground.
type Meshes = Vec<(usize, Pose, Colour, bool)>;

/// Exports the recording as a film. `looks` is what the scene says about its bodies; `progress` hears of every picture.
///
/// # Errors
/// A file that cannot be read, a recording without frames, or a film that would be too large.
pub fn export(
    reader: &Reader,
    options: &Options,
    looks: &Looks,
    mut progress: impl FnMut(u64, u64),
) -> Result<Exported, Error> {
    let every = options.every.unwrap_or_else(|| pace(reader, options.rate)).max(1);
    let frames = shown(reader.frame_count()?, every);
    if frames.is_empty() {
        return Err(Error::Query("a recording without frames has no film: record a step".to_owned()));
    }
    let bodies = painted(reader, looks)?;
    let (middle, radius, balls) = sight(reader, &bodies, &frames, options.region)?;
    let (width, height) = options.size;
    let camera = Camera::fitting(middle, &balls, options.from, width, height);
    let mut scene = Scene { meshes: Vec::new(), camera, reach: radius };
    let meshes = meshes(&bodies, radius, &mut scene);
    let mut film: Box<dyn Film> = match options.form {
        Form::Gif => Box::new(Gif::new(width, height, (100.0 / options.rate).round().clamp(2.0, 1000.0) as u16)),
        Form::Mp4 => Box::new(Mp4::new(width, height, options.rate)),
    };
    // pictures do not depend on each other: some are drawn side by side, and added in their order
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get).min(16);
    let mut done = 0;
    for some in frames.chunks(threads) {
        let all: Vec<Vec<Drawing>> = some.iter().map(|k| drawings(reader, &meshes, *k)).collect::<Result<_, _>>()?;
        let pictures: Vec<Picture> = std::thread::scope(|scope| {
            let drawn: Vec<_> = all.iter().map(|drawings| scope.spawn(|| draw(&scene, drawings))).collect();
            drawn.into_iter().filter_map(|thread| thread.join().ok()).collect()
        });
        if pictures.len() < some.len() {
            return Err(Error::Query("a picture cannot be drawn: report it, with the recording".to_owned()));
        }
        pictures.iter().for_each(|picture| film.add(picture));
        done += some.len();
        progress(done as u64, frames.len() as u64);
    }
    let bytes = film.finish();
    if bytes.len() > MOST_BYTES {
        let advice = "show fewer frames with --every N, or smaller ones with --size";
        return Err(Error::Query(format!("a film of {} MB is too large: {advice}", bytes.len() >> 20)));
    }
    Ok(Exported { bytes, keys: frames.len(), every })
}

/// Drawings of a frame.
fn drawings(reader: &Reader, all: &BTreeMap<u32, (Meshes, &BodyRow)>, frame: u64) -> Result<Vec<Drawing>, Error> {
    let mut drawings = Vec::new();
    for s in reader.states(frame)? {
        let Some((meshes, body)) = all.get(&s.body) else { continue };
        let pose = origin(body, &s);
        for &(mesh, place, colour, is_ground) in meshes {
            drawings.push(Drawing { mesh, pose: pose.then(&place), colour, is_ground });
        }
    }
    Ok(drawings)
}

/// Meshes of all bodies; equal shapes have one.
fn meshes<'b>(
    bodies: &[(&'b BodyRow, Vec<Painted>)],
    radius: f64,
    scene: &mut Scene,
) -> BTreeMap<u32, (Meshes, &'b BodyRow)> {
    let mut known: BTreeMap<String, usize> = BTreeMap::new();
    let mut all = BTreeMap::new();
    for (body, parts) in bodies {
        let mut meshes = Vec::new();
        for part in parts {
            let mesh = *known.entry(format!("{:?}", part.shape)).or_insert_with(|| {
                scene.meshes.push(triangles(&Mesh::of(&part.shape, 40.0 * radius)));
                scene.meshes.len() - 1
            });
            meshes.push((mesh, part.place, part.colour, matches!(part.shape, Shape::HalfSpace(_))));
        }
        all.insert(body.id, (meshes, *body));
    }
    all
}

fn triangles(mesh: &Mesh) -> tumble_film::Mesh {
    let back = |x: &[f32; 3]| DVec3::new(f64::from(x[0]), f64::from(x[1]), f64::from(x[2]));
    tumble_film::Mesh {
        points: mesh.points.iter().map(back).collect(),
        normals: mesh.normals.iter().map(back).collect(),
        triangles: mesh.triangles.as_chunks::<3>().0.to_vec(),
    }
}

/// Extent of the picture: a middle, a radius about it, and balls that fill the picture [m].
type Sight = (DVec3, f64, Vec<(DVec3, f64)>);

/// Extent of all bodies that move in any picture, and of the fixed ones unless they are much larger.
pub(super) fn sight(
    reader: &Reader,
    bodies: &[(&BodyRow, Vec<Painted>)],
    frames: &[u64],
    region: Option<[DVec3; 2]>,
) -> Result<Sight, Error> {
    if let Some([low, high]) = region {
        let corner =
            |k: usize| DVec3::new([low.x, high.x][k & 1], [low.y, high.y][k >> 1 & 1], [low.z, high.z][k >> 2]);
        let radius = max(0.5 * (high - low).length(), 1e-6);
        return Ok(((low + high) * 0.5, radius, (0..8).map(|k| (corner(k), 0.0)).collect()));
    }
    let mut balls = Vec::new();
    let sizes: BTreeMap<u32, (&BodyRow, f64)> = bodies.iter().map(|(b, parts)| (b.id, (*b, size(parts)))).collect();
    let (mut low, mut high) = (DVec3::INFINITY, DVec3::NEG_INFINITY);
    let mut still: BTreeMap<u32, (DVec3, f64)> = BTreeMap::new();
    let some = frames.len().div_ceil(40);
    for &k in frames.iter().step_by(some).chain(frames.last()) {
        for s in reader.states(k)? {
            let Some(&(body, size)) = sizes.get(&s.body) else { continue };
            let centre = DVec3::from_array(s.centre);
            if body.kind == BodyKind::Fixed {
                still.insert(s.body, (centre, size));
            } else if size.is_finite() && centre.is_finite() {
                grow(&mut low, &mut high, centre, size);
                balls.push((centre, size));
            }
        }
    }
    let moves = low.x <= high.x;
    let reach = if moves { (high - low).length() } else { f64::INFINITY };
    for (centre, size) in still.into_values().filter(|(_, size)| *size <= 2.0 * reach && size.is_finite()) {
        grow(&mut low, &mut high, centre, size);
        balls.push((centre, size));
    }
    if balls.is_empty() {
        return Ok((DVec3::ZERO, 1.0, vec![(DVec3::ZERO, 1.0)]));
    }
    // a little room around it
    balls.iter_mut().for_each(|(_, r)| *r *= 1.15);
    Ok(((low + high) * 0.5, max(0.5 * (high - low).length(), 1e-6), balls))
}

/// Makes a box as large as takes in a ball.
fn grow(low: &mut DVec3, high: &mut DVec3, centre: DVec3, radius: f64) {
    for k in 0..3 {
        (low[k], high[k]) = (min(low[k], centre[k] - radius), max(high[k], centre[k] + radius));
    }
}

/// How far a body goes from its centre [m]; a half-space without end.
fn size(parts: &[Painted]) -> f64 {
    parts.iter().fold(0.0, |m, p| {
        let a = p.shape.aabb(&p.place);
        let far = max((a.max - a.min).length() * 0.5, min(a.max.length(), a.min.length()));
        max(m, if matches!(p.shape, Shape::HalfSpace(_)) { f64::INFINITY } else { far })
    })
}
