//! Meshes of a robot: files inside the folder, their hulls and their mass properties.

use crate::collada;
use crate::limits;
use crate::triangles::{Refusal, Triangles};
use std::collections::BTreeMap;
use std::sync::Arc;
use tumble::{DVec3, Shape};
use tumble_geometry::{Hull, MassProperties};
use tumble_math::order::max;
use tumble_math::{DMat3, trig};
use tumble_mesh_files::{FileError, Folder, read_triangles};

/// Files of a robot, each read once.
#[derive(Debug)]
pub(crate) struct Meshes<'f> {
    pub(crate) folder: &'f mut Folder,
    known: BTreeMap<String, Result<Arc<Triangles>, Refusal>>,
}

impl<'f> Meshes<'f> {
    pub(crate) fn new(folder: &'f mut Folder) -> Self {
        Self { folder, known: BTreeMap::new() }
    }

    /// The triangles of a file.
    pub(crate) fn triangles(&mut self, name: &str) -> Result<Arc<Triangles>, Refusal> {
        if let Some(known) = self.known.get(name) {
            return known.clone();
        }
        let read = self.read(name).map(Arc::new);
        self.known.insert(name.to_owned(), read.clone());
        read
    }

    fn read(&mut self, name: &str) -> Result<Triangles, Refusal> {
        let told = |e: FileError| (e.told(), e.help);
        let lower = name.to_ascii_lowercase();
        if lower.ends_with(".dae") {
            let bytes = self.folder.file(name).map_err(told)?;
            return collada::read(&bytes);
        }
        if lower.ends_with(".msh") {
            let bytes = self.folder.file(name).map_err(told)?;
            return binary(&bytes);
        }
        let file = read_triangles(self.folder, name).map_err(told)?;
        let points = file.points.iter().map(|p| DVec3::from_array(*p)).collect();
        Ok(Triangles { points, triangles: file.triangles })
    }
}

/// MuJoCo's binary mesh: four counts (corners, normals, texture corners, triangles), then f32 and i32 numbers.
fn binary(bytes: &[u8]) -> Result<Triangles, Refusal> {
    let wrong = || ("not a binary mesh of four counts and their numbers".to_owned(), "export the mesh as OBJ or STL");
    let word = |k: usize| bytes.get(4 * k..4 * k + 4).and_then(|b| <[u8; 4]>::try_from(b).ok());
    let count = |k: usize| word(k).map(i32::from_le_bytes).and_then(|n| usize::try_from(n).ok()).ok_or_else(wrong);
    let [corners, normals, texture, faces] = [count(0)?, count(1)?, count(2)?, count(3)?];
    let floats = corners.checked_mul(3).zip(normals.checked_mul(3)).zip(texture.checked_mul(2));
    let ((a, b), c) = floats.ok_or_else(wrong)?;
    let total = [a, b, c, faces.checked_mul(3).ok_or_else(wrong)?];
    let total = total.iter().try_fold(4_usize, |s, n| s.checked_add(*n)).ok_or_else(wrong)?;
    if total.checked_mul(4) != Some(bytes.len()) || corners < 4 {
        return Err(wrong());
    }
    let float =
        |k: usize| word(k).map(|b| f64::from(f32::from_le_bytes(b))).filter(|x| x.is_finite()).ok_or_else(wrong);
    let mut points = Vec::with_capacity(corners);
    for k in 0..corners {
        let at = 4 + 3 * k;
        points.push(DVec3::new(float(at)?, float(at + 1)?, float(at + 2)?));
    }
    let first = 4 + a + b + c;
    let mut triangles = Vec::with_capacity(faces);
    for k in 0..faces {
        let index = |n: usize| {
            let i = word(first + 3 * k + n).map(i32::from_le_bytes).and_then(|i| u32::try_from(i).ok());
            i.filter(|i| (*i as usize) < corners).ok_or_else(wrong)
        };
        triangles.push([index(0)?, index(1)?, index(2)?]);
    }
    Ok(Triangles { points, triangles })
}

/// Most points that a hull is looked for among, and that it is measured by.
const LOOKED_AT: usize = 4096;

/// A hull with no more corners than a shape may have, and how far points stand out of it [m]: of a very fine mesh, some of them.
pub(crate) fn hull(points: &[DVec3]) -> Result<(Shape, f64), Refusal> {
    let refused = |e: tumble::ShapeError| (e.to_string(), "give the mesh some volume, or use a box instead");
    if points.len() <= limits::HULL_CORNERS {
        return Shape::hull(points).map(|s| (s, 0.0)).map_err(refused);
    }
    // extreme points in many directions, and of the rest every so many
    let mut chosen: Vec<usize> = Vec::new();
    for direction in directions(192) {
        add(&mut chosen, farthest(points, direction));
    }
    let mut near = at(points, &chosen);
    near.extend(points.iter().step_by(points.len().div_ceil(LOOKED_AT)));
    let mut hull = Hull::new(&at(points, &chosen)).map_err(refused)?;
    let mut out = 0.0;
    for round in 0..4 {
        // the farthest point beyond each face; those that stand out most come first
        let mut beyond: Vec<(f64, DVec3)> = Vec::new();
        let least = 1e-9 * hull.outer_radius();
        for k in 0..hull.face_count() {
            let (n, offset) = hull.plane(k);
            let p = near[farthest(&near, n)];
            let excess = n.dot(p) - offset;
            if excess > least && !beyond.iter().any(|b| b.1 == p) {
                beyond.push((excess, p));
            }
        }
        beyond.sort_by(|a, b| b.0.total_cmp(&a.0));
        out = beyond.first().map_or(0.0, |(excess, _)| *excess);
        let mut corners = hull.vertices().to_vec();
        if beyond.is_empty() || corners.len() >= limits::HULL_CORNERS || round == 3 {
            break;
        }
        corners.extend(beyond.iter().map(|b| b.1).take(limits::HULL_CORNERS - corners.len()));
        match Hull::new(&corners) {
            Ok(next) => hull = next,
            Err(_) => break,
        }
    }
    Ok((Shape::Hull(Arc::new(hull)), out))
}

fn at(points: &[DVec3], chosen: &[usize]) -> Vec<DVec3> {
    chosen.iter().map(|k| points[*k]).collect()
}

fn add(chosen: &mut Vec<usize>, k: usize) {
    if !chosen.contains(&k) {
        chosen.push(k);
    }
}

/// The point farthest in a direction; of equal ones the first.
fn farthest(points: &[DVec3], direction: DVec3) -> usize {
    let mut best = (f64::NEG_INFINITY, 0);
    for (k, p) in points.iter().enumerate() {
        let way = direction.dot(*p);
        if way > best.0 {
            best = (way, k);
        }
    }
    best.1
}

/// Directions spread evenly over the sphere: a spiral by the golden angle.
fn directions(n: usize) -> impl Iterator<Item = DVec3> {
    const GOLDEN: f64 = 2.399_963_229_728_653;
    (0..n).map(move |k| {
        let z = 1.0 - (2 * k + 1) as f64 / n as f64;
        let (s, c) = trig::sin_cos(GOLDEN * k as f64);
        let r = max(1.0 - z * z, 0.0).sqrt();
        DVec3::new(r * c, r * s, z)
    })
}

/// How the volume inside triangles is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Inside {
    /// By the sense of the triangles: exact for a closed mesh.
    Exact,
    /// Every triangle adds volume, seen from the centre of the surface.
    Legacy,
    /// The surface alone has mass.
    Shell,
}

/// Mass properties for density 1 (of a shell: 1 kg/m²).
pub(crate) fn weigh(mesh: &Triangles, inside: Inside) -> Option<MassProperties> {
    let corner = |t: &[u32; 3]| t.map(|k| mesh.points[k as usize]);
    let (mut area, mut middle) = (0.0, DVec3::ZERO);
    for [a, b, c] in mesh.triangles.iter().map(corner) {
        let s = 0.5 * (b - a).cross(c - a).length();
        area += s;
        middle += (a + b + c) * (s / 3.0);
    }
    if !(area > 0.0) {
        return None;
    }
    middle /= area;
    let (mass, first, second) = moments(mesh, inside, middle);
    if !(mass.abs() > 0.0) {
        return None;
    }
    let outer = |v: DVec3| DMat3::from_cols(v * v.x, v * v.y, v * v.z);
    let centre = middle + first / mass;
    let (mass, second) = if inside == Inside::Legacy {
        // every triangle adds volume anew, seen from that centre
        let (mass, _, second) = moments(mesh, inside, centre);
        (mass, second)
    } else {
        (mass, second - outer(centre - middle) * mass)
    };
    // a mesh that is turned inside out
    let sign = if mass < 0.0 { -1.0 } else { 1.0 };
    let (mass, second) = (mass * sign, second * sign);
    let trace = second.x_axis.x + second.y_axis.y + second.z_axis.z;
    let tensor = DMat3::from_diagonal(DVec3::splat(trace)) - second;
    Some(MassProperties { mass, centre, tensor: (tensor + tensor.transpose()) * 0.5 })
}

/// ∫dm, ∫x dm and ∫x xᵀ dm from a point, of a density of 1.
fn moments(mesh: &Triangles, inside: Inside, from: DVec3) -> (f64, DVec3, DMat3) {
    let (mut mass, mut first, mut second) = (0.0, DVec3::ZERO, DMat3::ZERO);
    let outer = |v: DVec3| DMat3::from_cols(v * v.x, v * v.y, v * v.z);
    for t in &mesh.triangles {
        let [a, b, c] = t.map(|k| mesh.points[k as usize] - from);
        let sum = a + b + c;
        let squares = outer(a) + outer(b) + outer(c) + outer(sum);
        if inside == Inside::Shell {
            let s = 0.5 * (b - a).cross(c - a).length();
            mass += s;
            first += sum * (s / 3.0);
            second += squares * (s / 12.0);
        } else {
            let v = a.cross(b).dot(c) / 6.0;
            let v = if inside == Inside::Legacy { v.abs() } else { v };
            mass += v;
            first += sum * (v / 4.0);
            second += squares * (v / 20.0);
        }
    }
    (mass, first, second)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cube() -> Triangles {
        let hull = Hull::new(
            &[0, 1, 2, 3, 4, 5, 6, 7]
                .map(|k| DVec3::new(f64::from(k & 1) * 2.0, f64::from(k >> 1 & 1), f64::from(k >> 2) * 0.5)),
        )
        .unwrap();
        let mut triangles = Vec::new();
        for f in 0..hull.face_count() {
            let face = hull.face(f);
            triangles.extend((1..face.len() - 1).map(|k| [face[0], face[k], face[k + 1]]));
        }
        Triangles { points: hull.vertices().to_vec(), triangles }
    }

    #[test]
    fn a_box_of_triangles_weighs_as_a_box() {
        let cube = cube();
        let exact = Shape::cuboid_size(DVec3::new(2.0, 1.0, 0.5)).unwrap().mass_properties(1.0).unwrap();
        for inside in [Inside::Exact, Inside::Legacy] {
            let m = weigh(&cube, inside).unwrap();
            assert!((m.mass - exact.mass).abs() < 1e-14);
            assert!((m.centre - DVec3::new(1.0, 0.5, 0.25)).length() < 1e-14);
            assert!((m.tensor.x_axis - exact.tensor.x_axis).length() < 1e-14);
            assert!((m.tensor.z_axis - exact.tensor.z_axis).length() < 1e-14);
        }
    }

    #[test]
    fn a_fine_ball_gets_a_hull_of_few_corners_near_its_surface() {
        let points: Vec<DVec3> = directions(20_000).collect();
        let (shape, out) = hull(&points).unwrap();
        let Shape::Hull(h) = &shape else { panic!("{shape:?}") };
        assert!(h.vertices().len() <= limits::HULL_CORNERS);
        assert!(out < 0.02, "{out}");
        for p in points {
            for k in 0..h.face_count() {
                let (n, o) = h.plane(k);
                // of 20,000 points one in five is looked at
                assert!(n.dot(p) - o < 1.5 * out + 1e-9, "{out}");
            }
        }
    }
}
