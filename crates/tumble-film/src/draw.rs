//! Light, shadow and colours: one picture of solids.

use crate::camera::Camera;
use crate::picture::Picture;
use crate::raster::{Corner, triangle};
use tumble_math::order::{clamp, max, max_abs};
use tumble_math::{DVec3, Pose};

/// Samples per pixel along each side.
const SAMPLES: usize = 2;
/// Squares of the shadow's map along each side.
const SHADOW: usize = 1024;
/// Where the light comes from.
const LIGHT: DVec3 = DVec3::new(-0.36, -0.48, 0.8);
/// Light from the sky and back from the ground, and that of the lamp [–].
const AMBIENT: f64 = 0.52;
const LAMP: f64 = 0.62;

/// Triangles with a normal at each corner.
#[derive(Clone, Debug, Default)]
pub struct Mesh {
    /// Corners [m].
    pub points: Vec<DVec3>,
    /// Normals at the corners, of unit length.
    pub normals: Vec<DVec3>,
    /// Three corners each.
    pub triangles: Vec<[u32; 3]>,
}

/// The part that stays the same from picture to picture.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The meshes.
    pub meshes: Vec<Mesh>,
    /// The camera.
    pub camera: Camera,
    /// How far from the middle of the picture things have shadows [m]; also the measure of the ground's squares.
    pub reach: f64,
}

/// A mesh in its place.
#[derive(Clone, Copy, Debug)]
pub struct Drawing {
    /// Which mesh.
    pub mesh: usize,
    /// Where it is.
    pub pose: Pose,
    /// Its colour: red, green, blue, sRGB.
    pub colour: [u8; 3],
    /// Whether it is the ground: it has faint squares, and throws no shadow.
    pub is_ground: bool,
}

/// Draws a picture.
#[must_use]
pub fn draw(scene: &Scene, drawings: &[Drawing]) -> Picture {
    let camera = &scene.camera;
    let size = (SAMPLES * camera.width, SAMPLES * camera.height);
    let shadow = Shadow::of(scene, drawings);
    let mut nearest = vec![0.0_f64; size.0 * size.1];
    let mut light: Vec<[f32; 3]> = (0..size.0 * size.1).map(|k| sky((k / size.0) as f64 / size.1 as f64)).collect();
    // squares of the ground: half the power of ten below the reach
    let mut square = 0.5e-6;
    while square * 20.0 <= scene.reach {
        square *= 10.0;
    }
    // the ground last: most of what others hide is its
    let solid = drawings.iter().filter(|d| !d.is_ground);
    for d in solid.chain(drawings.iter().filter(|d| d.is_ground)) {
        let base = d.colour.map(|c| linear(f64::from(c) / 255.0));
        for corners in placed(scene, d, |p| camera.seen(p, SAMPLES as f64)) {
            triangle(corners, camera.near, size, |x, y, nearness, there| {
                let k = y * size.0 + x;
                if !(nearness > nearest[k]) {
                    return;
                }
                nearest[k] = nearness;
                let (point, normal) = there();
                let eye = camera.eye - point;
                let n = normal.try_normalize().unwrap_or(DVec3::Z);
                let n = if n.dot(eye) < 0.0 { -n } else { n };
                let lit = max(n.dot(LIGHT), 0.0);
                let lamp = if lit > 0.0 { LAMP * lit * shadow.open(point + n * shadow.square) } else { 0.0 };
                let mut bright = AMBIENT * (0.8 + 0.2 * n.z) + lamp;
                if d.is_ground {
                    bright *= checker(point, square, eye.length() / scene.reach);
                }
                light[k] = base.map(|b| (b * bright) as f32);
            });
        }
    }
    reduced(camera, &light, size.0)
}

/// The triangles of a drawing in the world.
fn placed<'a>(
    scene: &'a Scene,
    d: &'a Drawing,
    seen: impl Fn(DVec3) -> [f64; 3] + 'a,
) -> impl Iterator<Item = [Corner; 3]> + 'a {
    let mesh = &scene.meshes[d.mesh];
    let corner = move |k: u32| {
        let point = d.pose.point(mesh.points[k as usize]);
        Corner { seen: seen(point), point, normal: d.pose.vector(mesh.normals[k as usize]) }
    };
    mesh.triangles.iter().map(move |t| t.map(&corner))
}

/// Faint squares that fade with the distance in units of the reach.
fn checker(p: DVec3, square: f64, far: f64) -> f64 {
    let odd = ((p.x / square).floor() + (p.y / square).floor()).rem_euclid(2.0);
    1.0 - 0.07 * odd * clamp(1.6 - 0.12 * far, 0.0, 1.0)
}

fn sky(down: f64) -> [f32; 3] {
    let mix = |top: f64, bottom: f64| linear(top + (bottom - top) * down) as f32;
    [mix(0.84, 0.95), mix(0.89, 0.96), mix(0.94, 0.97)]
}

/// Brightness from a number of sRGB, and back; a square is near enough for pictures.
fn linear(x: f64) -> f64 {
    x * x
}

/// Means of the samples, as pixels.
fn reduced(camera: &Camera, light: &[[f32; 3]], across: usize) -> Picture {
    let mut pixels = Vec::with_capacity(camera.width * camera.height);
    for y in 0..camera.height {
        for x in 0..camera.width {
            let mut sum = [0.0_f32; 3];
            for k in 0..SAMPLES * SAMPLES {
                let sample = light[(SAMPLES * y + k / SAMPLES) * across + SAMPLES * x + k % SAMPLES];
                sum.iter_mut().zip(sample).for_each(|(sum, s)| *sum += s);
            }
            let mean = sum.map(|s| f64::from(s) / (SAMPLES * SAMPLES) as f64);
            pixels.push(mean.map(|m| clamp(m.sqrt() * 255.0 + 0.5, 0.0, 255.0) as u8));
        }
    }
    Picture { width: camera.width, height: camera.height, pixels }
}

/// How far towards the light something is, over a square across its direction.
struct Shadow {
    map: Vec<f64>,
    middle: DVec3,
    across: [DVec3; 2],
    /// Edge of a square [m].
    square: f64,
}

impl Shadow {
    fn of(scene: &Scene, drawings: &[Drawing]) -> Self {
        let u = LIGHT.any_orthonormal_vector();
        let across = [u, LIGHT.cross(u)];
        let solid = || drawings.iter().filter(|d| !d.is_ground);
        // the middle of what throws shadows, and how far it goes, but not beyond the reach
        let points: Vec<DVec3> = solid().map(|d| d.pose.position).collect();
        let middle = points.iter().copied().sum::<DVec3>() / max(points.len() as f64, 1.0);
        let widest = points.iter().fold(0.0, |m, p| max(m, max_abs(*p - middle)));
        let half = clamp(1.5 * widest + 0.3 * scene.reach, 0.5 * scene.reach, 2.0 * scene.reach);
        let square = 2.0 * half / SHADOW as f64;
        let mut shadow = Self { map: Vec::new(), middle, across, square };
        let mut map = vec![f64::NEG_INFINITY; SHADOW * SHADOW];
        for d in solid() {
            for corners in placed(scene, d, |p| shadow.at(p)) {
                triangle(corners, 0.5, (SHADOW, SHADOW), |x, y, _, there| {
                    let cell = &mut map[y * SHADOW + x];
                    *cell = max(*cell, (there().0 - middle).dot(LIGHT));
                });
            }
        }
        shadow.map = map;
        shadow
    }

    /// Place of a point in the map; its depth is 1 everywhere.
    fn at(&self, p: DVec3) -> [f64; 3] {
        let [u, v] = self.across.map(|d| (p - self.middle).dot(d) / self.square + 0.5 * SHADOW as f64);
        [u, v, 1.0]
    }

    /// The part of the light that comes through to a point [–].
    fn open(&self, p: DVec3) -> f64 {
        let [u, v, _] = self.at(p);
        let all = SHADOW as f64 - 1.0;
        if !(u >= 1.0 && v >= 1.0 && u < all && v < all) {
            return 1.0;
        }
        let height = (p - self.middle).dot(LIGHT) + 2.0 * self.square;
        let mut open = 0;
        for k in 0..9 {
            let (x, y) = (u as usize + k % 3 - 1, v as usize + k / 3 - 1);
            if !(self.map[y * SHADOW + x] > height) {
                open += 1;
            }
        }
        f64::from(open) / 9.0
    }
}
