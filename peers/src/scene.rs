//! The scenes as data: every engine builds its world from one [`Scene`], and the judge reads the same.
//!
//! z is up, SI units. S1–S13 are timed, S9–S13 on a mesh of a million triangles; A1–A9 have closed answers; J1–J9
//! (`mechanisms`) have joints.

use crate::mechanisms::{self, Link, Scale};
use glam::{DMat3, DQuat, DVec3};
use std::sync::Arc;

/// What a body looks like; its centre of mass is its origin.
#[derive(Clone, Debug)]
pub enum Form {
    /// A box by its half edges [m].
    Cuboid(DVec3),
    /// A ball by its radius [m].
    Ball(f64),
    /// A convex hull by its points [m].
    Hull(Vec<DVec3>),
    /// A capsule along z by its radius and half the length of its straight part [m].
    Capsule(f64, f64),
    /// A sheet of triangles, for fixed bodies.
    Mesh(Arc<Sheet>),
}

/// Triangles over a square.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// Corners [m].
    pub points: Vec<DVec3>,
    /// Counter-clockwise seen from above.
    pub triangles: Vec<[u32; 3]>,
}

/// One body of a scene.
#[derive(Clone, Debug)]
pub struct Body {
    pub fixed: bool,
    pub form: Form,
    /// [kg/m³].
    pub density: f64,
    /// Principal moments [kg·m²] in place of the shape's own, and with them a mass [kg].
    pub given: Option<(f64, DVec3)>,
    /// Mass [kg] and inertia [kg·m²] in the body's own axes, for the judge.
    pub mass: f64,
    pub inertia: DMat3,
    pub position: DVec3,
    pub orientation: DQuat,
    pub velocity: DVec3,
    pub spin: DVec3,
}

/// A world to be built.
#[derive(Clone, Debug)]
pub struct Scene {
    /// `S1`, `A3_0.5`: the family, then the variant.
    pub name: String,
    /// What happens, in a few words.
    pub title: &'static str,
    pub gravity: DVec3,
    /// Coulomb's and Newton's coefficients of every pair [–].
    pub friction: f64,
    pub restitution: f64,
    /// Length [s] and number of steps.
    pub dt: f64,
    pub steps: usize,
    /// Whether the bodies are to stay where they are.
    pub stands: bool,
    /// Bodies outside of this box have escaped [m].
    pub bounds: (DVec3, DVec3),
    pub bodies: Vec<Body>,
    /// What holds bodies together, closed at the start.
    pub links: Vec<Link>,
    /// Whether bodies that are not joined touch each other.
    pub collides: bool,
    /// What errors are measured by, where there is a closed answer for the energy.
    pub scale: Option<Scale>,
}

impl Form {
    /// The surface of a hull, triangles of point numbers; none for other shapes.
    pub fn triangles(&self) -> Vec<[usize; 3]> {
        let Self::Hull(points) = self else { return Vec::new() };
        let mut out = Vec::new();
        // twelve points: the plainest way is fast enough
        for a in 0..points.len() {
            for b in a + 1..points.len() {
                for c in b + 1..points.len() {
                    let n = (points[b] - points[a]).cross(points[c] - points[a]);
                    let side: Vec<f64> = points.iter().map(|p| n.dot(*p - points[a])).collect();
                    let slack = 1e-12 * n.length();
                    if side.iter().all(|s| *s <= slack) {
                        out.push([a, b, c]);
                    } else if side.iter().all(|s| *s >= -slack) {
                        out.push([a, c, b]);
                    }
                }
            }
        }
        out
    }

    /// Volume [m³], centre of mass [m] and inertia at 1 kg/m³ [m⁵].
    fn measure(&self) -> (f64, DVec3, DMat3) {
        match self {
            Self::Cuboid(h) => {
                let volume = 8.0 * h.x * h.y * h.z;
                let m = DVec3::new(h.y * h.y + h.z * h.z, h.x * h.x + h.z * h.z, h.x * h.x + h.y * h.y);
                (volume, DVec3::ZERO, DMat3::from_diagonal(m * (volume / 3.0)))
            }
            Self::Ball(r) => {
                let volume = 4.0 / 3.0 * std::f64::consts::PI * r * r * r;
                (volume, DVec3::ZERO, DMat3::from_diagonal(DVec3::splat(0.4 * r * r * volume)))
            }
            Self::Capsule(r, h) => {
                // a tube and the two halves of a ball, moved out by h: ∫z² of a half-ball about its flat side is 2π r⁵/15
                let (tube, ball) =
                    (2.0 * std::f64::consts::PI * r * r * h, 4.0 / 3.0 * std::f64::consts::PI * r * r * r);
                let along = tube * r * r / 2.0 + ball * 0.4 * r * r;
                let z2 = tube * h * h / 3.0 + ball * (0.2 * r * r + h * h + 0.75 * r * h);
                let across = 0.5 * along + z2;
                (tube + ball, DVec3::ZERO, DMat3::from_diagonal(DVec3::new(across, across, along)))
            }
            // fixed: nothing asks for its mass
            Self::Mesh(_) => (1.0, DVec3::ZERO, DMat3::IDENTITY),
            Self::Hull(points) => {
                // a sum over tetrahedra from the origin; the points of random hulls lie in no common plane
                let (mut volume, mut moment, mut second) = (0.0, DVec3::ZERO, DMat3::ZERO);
                for [a, b, c] in self.triangles().into_iter().map(|t| t.map(|k| points[k])) {
                    let v = a.dot(b.cross(c)) / 6.0;
                    let sum = a + b + c;
                    volume += v;
                    moment += sum * (v / 4.0);
                    let outer = |p: DVec3| DMat3::from_cols(p * p.x, p * p.y, p * p.z);
                    second += (outer(a) + outer(b) + outer(c) + outer(sum)) * (v / 20.0);
                }
                let centre = moment / volume;
                let outer = DMat3::from_cols(centre * centre.x, centre * centre.y, centre * centre.z);
                let about = second - outer * volume;
                let trace = about.x_axis.x + about.y_axis.y + about.z_axis.z;
                (volume, centre, DMat3::from_diagonal(DVec3::splat(trace)) - about)
            }
        }
    }
}

impl Body {
    pub fn new(form: Form, position: DVec3, density: f64) -> Self {
        let (volume, _, inertia) = form.measure();
        Self {
            fixed: false,
            form,
            density,
            given: None,
            mass: volume * density,
            inertia: inertia * density,
            position,
            orientation: DQuat::IDENTITY,
            velocity: DVec3::ZERO,
            spin: DVec3::ZERO,
        }
    }

    fn fixed(form: Form, position: DVec3) -> Self {
        Self { fixed: true, ..Self::new(form, position, 1000.0) }
    }

    /// A cube by its edge [m].
    fn cube(edge: f64, position: DVec3, density: f64) -> Self {
        Self::new(Form::Cuboid(DVec3::splat(0.5 * edge)), position, density)
    }

    fn turned(self, orientation: DQuat) -> Self {
        Self { orientation, ..self }
    }

    fn moving(self, velocity: DVec3, spin: DVec3) -> Self {
        Self { velocity, spin, ..self }
    }
}

/// Numbers that are the same everywhere: splitmix64.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// In [0, 1).
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1_u64 << 53) as f64
    }

    pub fn between(&mut self, a: f64, b: f64) -> f64 {
        a + (b - a) * self.unit()
    }

    /// Normal with deviation 1.
    pub fn normal(&mut self) -> f64 {
        let (u, v) = (1.0 - self.unit(), self.unit());
        (-2.0 * u.ln()).sqrt() * (std::f64::consts::TAU * v).cos()
    }

    pub fn direction(&mut self) -> DVec3 {
        DVec3::new(self.normal(), self.normal(), self.normal()).normalize()
    }

    pub fn orientation(&mut self) -> DQuat {
        DQuat::from_xyzw(self.normal(), self.normal(), self.normal(), self.normal()).normalize()
    }

    /// A turn of up to `angle` [rad] about a random axis.
    fn tilt(&mut self, angle: f64) -> DQuat {
        let axis = self.direction();
        DQuat::from_axis_angle(axis, self.between(0.0, angle))
    }
}

const EARTH: DVec3 = DVec3::new(0.0, 0.0, -9.81);

/// A floor with its top at z = 0; `half` is half its edge [m].
pub fn floor(half: f64) -> Body {
    Body::fixed(Form::Cuboid(DVec3::new(half, half, 1.0)), DVec3::new(0.0, 0.0, -1.0))
}

/// Four walls of `height` [m] about a square of `inside` [m].
fn walls(inside: f64, height: f64) -> impl Iterator<Item = Body> {
    let (t, l) = (0.5, 0.5 * inside);
    [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)].into_iter().map(move |(x, y): (f64, f64)| {
        let half =
            DVec3::new(if x != 0.0 { t } else { l + 2.0 * t }, if x != 0.0 { l + 2.0 * t } else { t }, 0.5 * height);
        Body::fixed(Form::Cuboid(half), DVec3::new(x * (l + t), y * (l + t), 0.5 * height))
    })
}

/// A pyramid of unit cubes, one cube thick, `base` cubes wide, about (0, y).
fn pyramid(base: usize, x: f64, y: f64, density: f64) -> impl Iterator<Item = Body> {
    (0..base).flat_map(move |i| {
        (i..base).map(move |j| {
            let across = 0.5 * (i as f64 + 1.0) + (j - i) as f64 - 0.5 * base as f64;
            Body::cube(1.0, DVec3::new(x + across, y, i as f64 + 0.5), density)
        })
    })
}

pub fn timed(name: &str, title: &'static str, stands: bool, bodies: Vec<Body>) -> Scene {
    Scene {
        name: name.into(),
        title,
        gravity: EARTH,
        friction: 0.5,
        restitution: 0.0,
        dt: 1.0 / 60.0,
        steps: 250,
        stands,
        bounds: (DVec3::splat(-1e3), DVec3::splat(1e3)),
        bodies,
        links: Vec::new(),
        collides: true,
        scale: None,
    }
}

/// S3 and its growth: `n` × `n` pyramids of base 10.
pub fn many_pyramids(name: &str, n: usize) -> Scene {
    let mut bodies = vec![floor(12.0 * n as f64 + 20.0)];
    let middle = 0.5 * (n as f64 - 1.0);
    for row in 0..n {
        for column in 0..n {
            let (x, y) = ((column as f64 - middle) * 12.0, (row as f64 - middle) * 4.0);
            bodies.extend(pyramid(10, x, y, 100.0));
        }
    }
    timed(name, "many pyramids of base 10", true, bodies)
}

/// S4 and its growth: boxes and balls in turn, `across` × `across` × `high` on a grid, in a container.
pub fn mixed_pile(name: &str, across: usize, high: usize) -> Scene {
    let inside = (across as f64 + 2.0).max(1.1 * across as f64);
    let mut bodies = vec![floor(inside)];
    bodies.extend(walls(inside, high as f64 * 1.5));
    let mut random = Random::new(4);
    let middle = 0.5 * (across as f64 - 1.0);
    for layer in 0..high {
        for row in 0..across {
            for column in 0..across {
                let at = DVec3::new(
                    (column as f64 - middle) * 1.08,
                    (row as f64 - middle) * 1.08,
                    0.7 + layer as f64 * 1.08,
                );
                bodies.push(if (layer + row + column) % 2 == 0 {
                    Body::cube(0.8, at, 1000.0).turned(random.tilt(0.3))
                } else {
                    Body::new(Form::Ball(0.45), at, 1000.0)
                });
            }
        }
    }
    let half = 0.5 * inside;
    let bounds = (DVec3::new(-half, -half, -0.5), DVec3::new(half, half, 1e3));
    Scene { bounds, ..timed(name, "boxes and balls in a container", false, bodies) }
}

/// A hull of 12 points on a sphere of radius 0.5 about its centre of mass, not too flat.
fn hull(random: &mut Random) -> Form {
    loop {
        let points: Vec<DVec3> = (0..12).map(|_| random.direction() * 0.5).collect();
        let (volume, centre, _) = Form::Hull(points.clone()).measure();
        if volume >= 0.18 {
            return Form::Hull(points.into_iter().map(|p| p - centre).collect());
        }
    }
}

fn hulls() -> Scene {
    let mut random = Random::new(5);
    let mut bodies = vec![floor(13.0)];
    bodies.extend(walls(13.0, 20.0));
    for k in 0..1000 {
        let (x, y, z) = (k % 10, k / 10 % 10, k / 100);
        let at = DVec3::new((f64::from(x) - 4.5) * 1.15, (f64::from(y) - 4.5) * 1.15, 0.7 + f64::from(z) * 1.15);
        let form = hull(&mut random);
        bodies.push(Body::new(form, at, 1000.0).turned(random.orientation()));
    }
    let bounds = (DVec3::new(-6.5, -6.5, -0.5), DVec3::new(6.5, 6.5, 1e3));
    Scene { bounds, ..timed("S5", "1000 random hulls in a container", false, bodies) }
}

fn cluster() -> Scene {
    let mut random = Random::new(6);
    let mut bodies = vec![floor(50.0)];
    for k in 0..32 {
        let (x, y, z) = (k % 4, k / 4 % 4, k / 16);
        let at = DVec3::new((f64::from(x) - 1.5) * 1.3, (f64::from(y) - 1.5) * 1.3, 1.5 + f64::from(z) * 1.3);
        bodies.push(Body::cube(1.0, at, 1000.0).turned(random.tilt(0.5)));
    }
    timed("S6", "32 tilted cubes dropped", false, bodies)
}

fn rain() -> Scene {
    let mut random = Random::new(8);
    let mut bodies = vec![floor(100.0)];
    let mut places: Vec<DVec3> = Vec::new();
    while places.len() < 2000 {
        let p = DVec3::new(random.between(-6.0, 6.0), random.between(-6.0, 6.0), random.between(1.0, 30.0));
        if places.iter().all(|q| (*q - p).length() > 0.5) {
            places.push(p);
        }
    }
    bodies.extend(places.into_iter().map(|p| Body::new(Form::Ball(0.25), p, 1000.0)));
    timed("S8", "2000 balls rain", false, bodies)
}

/// Corners along each side of the terrain [–], and their distance [m]: 707 × 707 cells are 999,698 triangles.
const CORNERS: u32 = 708;
const CELL: f64 = 0.25;

/// Rough hills of a million triangles; all of it is above z = 0.
fn terrain() -> Body {
    let mut random = Random::new(9);
    let half = 0.5 * CELL * f64::from(CORNERS - 1);
    let mut points = Vec::new();
    for j in 0..CORNERS {
        for i in 0..CORNERS {
            let (x, y) = (f64::from(i) * CELL, f64::from(j) * CELL);
            let z = 2.5 + (0.3 * x).sin() + (0.2 * y).sin() + 0.1 * random.unit();
            points.push(DVec3::new(x - half, y - half, z));
        }
    }
    let mut triangles = Vec::new();
    for j in 0..CORNERS - 1 {
        for i in 0..CORNERS - 1 {
            let a = j * CORNERS + i;
            triangles.extend([[a, a + 1, a + CORNERS + 1], [a, a + CORNERS + 1, a + CORNERS]]);
        }
    }
    Body::fixed(Form::Mesh(Arc::new(Sheet { points, triangles })), DVec3::ZERO)
}

/// A box, a ball, a capsule or a hull of about half a metre.
fn rolling(kind: usize, random: &mut Random) -> Form {
    match kind % 4 {
        0 => Form::Cuboid(DVec3::splat(0.25)),
        1 => Form::Ball(0.25),
        2 => Form::Capsule(0.15, 0.15),
        _ => {
            let Form::Hull(points) = hull(random) else { unreachable!("a hull") };
            Form::Hull(points.into_iter().map(|p| p * 0.6).collect())
        }
    }
}

/// Bodies thrown on the terrain, `across` × `across` of them, all of one kind or of four in turn.
fn hills(name: &str, title: &'static str, across: usize, kind: Option<usize>) -> Scene {
    let mut random = Random::new(10);
    let mut bodies = vec![terrain()];
    let middle = 0.5 * (across as f64 - 1.0);
    for row in 0..across {
        for column in 0..across {
            let at = DVec3::new((column as f64 - middle) * 5.0, (row as f64 - middle) * 5.0, 5.2);
            let form = rolling(kind.unwrap_or(row + column), &mut random);
            let velocity = DVec3::new(random.between(-2.0, 2.0), random.between(-2.0, 2.0), 0.0);
            bodies.push(Body::new(form, at, 1000.0).turned(random.orientation()).moving(velocity, DVec3::ZERO));
        }
    }
    timed(name, title, false, bodies)
}

fn stack(count: usize) -> Vec<Body> {
    let mut bodies = vec![floor(50.0)];
    bodies.extend((0..count).map(|k| Body::cube(1.0, DVec3::new(0.0, 0.0, k as f64 + 0.5), 1000.0)));
    bodies
}

/// A scene with a closed answer.
fn exact(name: &str, title: &'static str, seconds: f64, bodies: Vec<Body>) -> Scene {
    Scene { steps: (seconds * 60.0).round() as usize, ..timed(name, title, false, bodies) }
}

fn slide(name: &str, direction: DVec3) -> Scene {
    let cube = Body::cube(1.0, DVec3::new(0.0, 0.0, 0.5), 1000.0).moving(direction * 6.0, DVec3::ZERO);
    exact(name, "a cube slides at 6 m/s", 3.0, vec![floor(50.0), cube])
}

fn slope(name: &str, degrees: f64) -> Scene {
    let tilt = DQuat::from_rotation_y(degrees.to_radians());
    let plane = Body { orientation: tilt, position: tilt * DVec3::new(0.0, 0.0, -1.0), ..floor(50.0) };
    let cube = Body::cube(1.0, tilt * DVec3::new(0.0, 0.0, 0.5), 1000.0).turned(tilt);
    exact(name, "a cube on a slope", 10.0, vec![plane, cube])
}

fn bounce(name: &str, restitution: f64) -> Scene {
    let ball = Body::new(Form::Ball(0.5), DVec3::new(0.0, 0.0, 1.5), 1000.0);
    Scene { restitution, ..exact(name, "a ball dropped from 1 m", 12.0, vec![floor(50.0), ball]) }
}

fn throw() -> Scene {
    let cube =
        Body::cube(1.0, DVec3::new(0.0, 0.0, 3.0), 1.0).moving(DVec3::new(2.0, 1.0, -3.0), DVec3::new(1.0, 2.0, 3.0));
    let scene = exact("A4_throw", "an elastic cube at a floor, no gravity", 10.0, vec![floor(100.0), cube]);
    Scene { gravity: DVec3::ZERO, friction: 0.0, restitution: 1.0, ..scene }
}

fn gas() -> Scene {
    let mut random = Random::new(44);
    let mut bodies = Vec::new();
    for axis in 0..3 {
        for side in [-1.0, 1.0] {
            let (mut half, mut at) = (DVec3::splat(3.5), DVec3::ZERO);
            half[axis] = 0.5;
            at[axis] = side * 3.0;
            bodies.push(Body::fixed(Form::Cuboid(half), at));
        }
    }
    for k in 0..64 {
        let (x, y, z) = (k % 4, k / 4 % 4, k / 16);
        let at = DVec3::new(f64::from(x) - 1.5, f64::from(y) - 1.5, f64::from(z) - 1.5) * 1.1;
        let spin = DVec3::new(random.normal(), random.normal(), random.normal()) * 2.0;
        bodies.push(Body::cube(0.5, at, 8.0).turned(random.orientation()).moving(random.direction() * 3.0, spin));
    }
    let scene = exact("A4_gas", "64 elastic cubes in a closed box, no gravity", 10.0, bodies);
    let bounds = (DVec3::splat(-2.6), DVec3::splat(2.6));
    Scene { gravity: DVec3::ZERO, friction: 0.0, restitution: 1.0, bounds, ..scene }
}

fn roll() -> Scene {
    let ball =
        Body::new(Form::Ball(0.5), DVec3::new(0.0, 0.0, 0.5), 1000.0).moving(DVec3::new(5.0, 0.0, 0.0), DVec3::ZERO);
    exact("A5", "a ball slides at 5 m/s until it rolls", 10.0, vec![floor(100.0), ball])
}

fn mass_ratio(name: &str, heavy: f64) -> Scene {
    let mut bodies = vec![floor(50.0)];
    bodies.extend((0..10).map(|k| Body::cube(1.0, DVec3::new(0.0, 0.0, f64::from(k) + 0.5), 1.0)));
    bodies.push(Body::cube(1.0, DVec3::new(0.0, 0.0, 10.5), heavy));
    Scene { stands: true, ..exact(name, "a heavy cube on ten of 1 kg", 10.0, bodies) }
}

fn free_rotation() -> Scene {
    let moments = DVec3::new(1.0, 2.0, 3.0);
    let body = Body {
        given: Some((1.0, moments)),
        mass: 1.0,
        inertia: DMat3::from_diagonal(moments),
        ..Body::new(Form::Ball(0.5), DVec3::ZERO, 1.0).moving(DVec3::ZERO, DVec3::new(0.01, 5.0, 0.01))
    };
    Scene { gravity: DVec3::ZERO, ..exact("A7", "a body turns about its middle axis", 100.0, vec![body]) }
}

fn rod() -> Scene {
    let form = Form::Cuboid(DVec3::new(1.0, 0.05, 0.05));
    let rod = Body::new(form, DVec3::new(0.0, 0.0, 2.0), 500.0)
        .moving(DVec3::new(3.0, -0.5, -2.0), DVec3::new(1.0, -8.0, 2.0));
    let scene = exact("A8", "a rod tumbles on the floor", 5.0, vec![floor(50.0), rod]);
    Scene { friction: 0.8, restitution: 0.5, ..scene }
}

fn head_on(name: &str, form: &Form, density: f64, restitution: f64) -> Scene {
    let bodies = vec![
        Body::new(form.clone(), DVec3::new(-1.5, 0.0, 0.0), density).moving(DVec3::new(4.0, 0.0, 0.0), DVec3::ZERO),
        Body::new(form.clone(), DVec3::ZERO, density),
    ];
    Scene { gravity: DVec3::ZERO, restitution, ..exact(name, "two bodies meet head on", 2.0, bodies) }
}

/// Names of all scenes, in order.
pub const NAMES: [&str; 30] = [
    "S1",
    "S2",
    "S3",
    "S4",
    "S5",
    "S6",
    "S7",
    "S8",
    "S9",
    "S10",
    "S11",
    "S12",
    "S13",
    "A1_0",
    "A1_45",
    "A2_26",
    "A2_27",
    "A3_0.5",
    "A3_1",
    "A4_throw",
    "A4_gas",
    "A5",
    "A6_10",
    "A6_100",
    "A6_1000",
    "A7",
    "A8",
    "A9_spheres",
    "A9_cubes",
    "A9_dead",
];

/// The names that a request such as `S1,A3` means.
pub fn chosen(request: Option<&str>) -> anyhow::Result<Vec<&'static str>> {
    let Some(request) = request else { return Ok(NAMES.into_iter().collect()) };
    let mut names = Vec::new();
    for word in request.split(',').map(str::trim).filter(|w| !w.is_empty()) {
        let found: Vec<_> = NAMES
            .into_iter()
            .filter(|n| {
                n.eq_ignore_ascii_case(word)
                    || n.split('_').next().is_some_and(|f| f.eq_ignore_ascii_case(word))
                    || (word.len() == 1 && n.starts_with(&word.to_ascii_uppercase()))
            })
            .collect();
        anyhow::ensure!(
            !found.is_empty(),
            "no scene {word}: there are {}",
            NAMES.into_iter().collect::<Vec<_>>().join(", ")
        );
        names.extend(found);
    }
    names.dedup();
    Ok(names)
}

/// The scene of that name; growth scenes are `pyramids:N` (N × N of them) and `pile:N` (N × N × 20 bodies).
pub fn make(name: &str) -> anyhow::Result<Scene> {
    if name.starts_with('J') || name.starts_with("chain:") {
        return mechanisms::make(name);
    }
    if let Some((kind, n)) = name.split_once(':') {
        let n: usize = n.parse()?;
        return match kind {
            "pyramids" => Ok(many_pyramids(name, n)),
            "pile" => Ok(mixed_pile(name, n, 20)),
            _ => anyhow::bail!("no scene {name}"),
        };
    }
    let unit_cube = Form::Cuboid(DVec3::splat(0.5));
    let unit_ball = Form::Ball(0.5);
    Ok(match name {
        "S1" => {
            let mut bodies = vec![floor(100.0)];
            bodies.extend(pyramid(30, 0.0, 0.0, 100.0));
            timed("S1", "pyramid of base 30", true, bodies)
        }
        "S2" => {
            let mut bodies = vec![floor(200.0)];
            bodies.extend(pyramid(100, 0.0, 0.0, 100.0));
            timed("S2", "pyramid of base 100", true, bodies)
        }
        "S3" => many_pyramids("S3", 14),
        "S4" => mixed_pile("S4", 20, 20),
        "S5" => hulls(),
        "S6" => cluster(),
        "S7" => timed("S7", "stack of 16 cubes", true, stack(16)),
        "S8" => rain(),
        "S9" => hills(name, "a box on a million triangles", 1, Some(0)),
        "S10" => hills(name, "a ball on a million triangles", 1, Some(1)),
        "S11" => hills(name, "a capsule on a million triangles", 1, Some(2)),
        "S12" => hills(name, "a hull on a million triangles", 1, Some(3)),
        "S13" => hills(name, "1,024 of them on a million triangles", 32, None),
        "A1_0" => slide(name, DVec3::X),
        "A1_45" => slide(name, DVec3::new(1.0, 1.0, 0.0).normalize()),
        "A2_26" => slope(name, 26.0),
        "A2_27" => slope(name, 27.0),
        "A3_0.5" => bounce(name, 0.5),
        "A3_1" => bounce(name, 1.0),
        "A4_throw" => throw(),
        "A4_gas" => gas(),
        "A5" => roll(),
        "A6_10" => mass_ratio(name, 10.0),
        "A6_100" => mass_ratio(name, 100.0),
        "A6_1000" => mass_ratio(name, 1000.0),
        "A7" => free_rotation(),
        "A8" => rod(),
        "A9_spheres" => {
            let density = 1.0 / (4.0 / 3.0 * std::f64::consts::PI * 0.125);
            head_on(name, &unit_ball, density, 1.0)
        }
        "A9_cubes" => head_on(name, &unit_cube, 1.0, 1.0),
        "A9_dead" => head_on(name, &unit_cube, 1.0, 0.0),
        _ => anyhow::bail!("no scene {name}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hull_is_measured_as_the_tetrahedron_that_it_is() {
        let form = Form::Hull(vec![DVec3::ZERO, DVec3::X, DVec3::Y, DVec3::Z]);
        let (volume, centre, inertia) = form.measure();
        assert!((volume - 1.0 / 6.0).abs() < 1e-15);
        assert!((centre - DVec3::splat(0.25)).length() < 1e-15);
        // ∫(y² + z²) = 1/30 about the corner, less the mass at the centre
        assert!((inertia.x_axis.x - (1.0 / 30.0 - 2.0 / 16.0 / 6.0)).abs() < 1e-15);
        assert!((inertia.x_axis.y - (-1.0 / 120.0 + 1.0 / 16.0 / 6.0)).abs() < 1e-15);
    }

    #[test]
    fn a_capsule_is_measured_as_the_sum_over_slices() {
        let (r, h) = (0.3, 0.2);
        let (mut volume, mut along, mut z2) = (0.0, 0.0, 0.0);
        let n = 200_000;
        for k in 0..n {
            let dz = 2.0 * (r + h) / f64::from(n);
            let z = (f64::from(k) + 0.5) * dz - r - h;
            let out: f64 = (z.abs() - h).max(0.0);
            let area = std::f64::consts::PI * (r * r - out * out);
            volume += area * dz;
            along += area * area / std::f64::consts::TAU * dz;
            z2 += area * z * z * dz;
        }
        let (v, _, inertia) = Form::Capsule(r, h).measure();
        assert!((v / volume - 1.0).abs() < 1e-8);
        assert!((inertia.z_axis.z / along - 1.0).abs() < 1e-8);
        assert!((inertia.x_axis.x / (0.5 * along + z2) - 1.0).abs() < 1e-8);
    }

    #[test]
    fn every_scene_can_be_made() {
        for name in NAMES {
            let scene = make(name).unwrap();
            assert_eq!(scene.name, name);
            assert!(scene.bodies.iter().any(|b| !b.fixed));
            let triangles = |b: &Body| if let Form::Mesh(sheet) = &b.form { sheet.triangles.len() } else { 0 };
            assert!(scene.bodies.iter().all(|b| [0, 999_698].contains(&triangles(b))));
        }
        let count = |name| make(name).unwrap().bodies.iter().filter(|b| !b.fixed).count();
        assert_eq!([count("S1"), count("S2"), count("S3"), count("S4")], [465, 5050, 10_780, 8000]);
    }
}
