//! Shapes as triangles, for pictures only.

use tumble::{DVec3, Shape};
use tumble_math::trig;

/// Segments of a full circle.
const AROUND: u32 = 32;
/// Bands of a half circle.
const BANDS: u32 = 16;

/// Triangles with normals.
#[derive(Clone, Debug, Default)]
pub(super) struct Mesh {
    pub(super) points: Vec<[f32; 3]>,
    pub(super) normals: Vec<[f32; 3]>,
    pub(super) triangles: Vec<u32>,
}

impl Mesh {
    /// The surface of a shape; of a half-space, a square with edges of twice `reach` [m].
    pub(super) fn of(shape: &Shape, reach: f64) -> Self {
        let mut mesh = Self::default();
        match shape {
            Shape::Ball(s) => mesh.turn(&arc(s.radius(), 0.0, 0, 2 * BANDS)),
            Shape::Box(s) => {
                let h = s.half_extents();
                for axis in 0..3 {
                    for sign in [-1.0, 1.0] {
                        let mut n = DVec3::ZERO;
                        n[axis] = sign;
                        let (mut u, mut v) = (DVec3::ZERO, DVec3::ZERO);
                        u[(axis + 1) % 3] = h[(axis + 1) % 3] * sign;
                        v[(axis + 2) % 3] = h[(axis + 2) % 3];
                        mesh.square(n * h[axis], u, v, n);
                    }
                }
            }
            Shape::Capsule(s) => {
                let half = s.length() * 0.5;
                let mut profile = arc(s.radius(), half, 0, BANDS);
                profile.extend(arc(s.radius(), -half, BANDS, 2 * BANDS));
                mesh.turn(&profile);
            }
            Shape::Cylinder(s) => {
                let (r, half) = (s.radius(), s.length() * 0.5);
                let (up, out) = ((0.0, 1.0), (1.0, 0.0));
                mesh.turn(&[(0.0, half, up), (r, half, up)]);
                mesh.turn(&[(r, half, out), (r, -half, out)]);
                mesh.turn(&[(r, -half, (0.0, -1.0)), (0.0, -half, (0.0, -1.0))]);
            }
            Shape::Cone(s) => {
                let (r, half) = (s.radius(), s.height() * 0.5);
                let side = DVec3::new(s.height(), 0.0, r).normalize();
                mesh.turn(&[(0.0, half, (side.x, side.z)), (r, -half, (side.x, side.z))]);
                mesh.turn(&[(r, -half, (0.0, -1.0)), (0.0, -half, (0.0, -1.0))]);
            }
            Shape::Hull(s) => {
                for f in 0..s.face_count() {
                    let (normal, _) = s.plane(f);
                    let corners: Vec<DVec3> =
                        s.face(f).iter().filter_map(|&v| s.vertices().get(v as usize).copied()).collect();
                    mesh.polygon(&corners, normal);
                }
            }
            Shape::HalfSpace(s) => {
                let n = s.normal();
                let u = n.any_orthonormal_vector();
                mesh.square(DVec3::ZERO, u * reach, n.cross(u) * reach, n);
            }
            Shape::Mesh(s) => {
                for t in 0..s.len() as u32 {
                    mesh.polygon(&s.corners(t), s.normal(t));
                }
            }
            Shape::Compound(s) => {
                for p in s.parts() {
                    let part = Self::of(p.shape(), reach);
                    let first = mesh.points.len() as u32;
                    let back = |x: [f32; 3]| DVec3::new(f64::from(x[0]), f64::from(x[1]), f64::from(x[2]));
                    mesh.points.extend(part.points.iter().map(|x| single(p.pose().point(back(*x)))));
                    mesh.normals.extend(part.normals.iter().map(|x| single(p.pose().vector(back(*x)))));
                    mesh.triangles.extend(part.triangles.iter().map(|t| t + first));
                }
            }
        }
        mesh
    }

    fn vertex(&mut self, point: DVec3, normal: DVec3) -> u32 {
        self.points.push(single(point));
        self.normals.push(single(normal));
        self.points.len() as u32 - 1
    }

    fn square(&mut self, centre: DVec3, u: DVec3, v: DVec3, normal: DVec3) {
        self.polygon(&[centre - u - v, centre + u - v, centre + u + v, centre - u + v], normal);
    }

    fn polygon(&mut self, corners: &[DVec3], normal: DVec3) {
        let first = self.points.len() as u32;
        for c in corners {
            self.vertex(*c, normal);
        }
        for k in 2..corners.len() as u32 {
            self.triangles.extend([first, first + k - 1, first + k]);
        }
    }

    /// A surface of revolution about z: points (radius, height, normal as radius and height), from top to bottom.
    fn turn(&mut self, profile: &[(f64, f64, (f64, f64))]) {
        let first = self.points.len() as u32;
        for k in 0..=AROUND {
            let angle = std::f64::consts::TAU * f64::from(k % AROUND) / f64::from(AROUND);
            let (s, c) = (trig::sin(angle), trig::cos(angle));
            for &(r, z, (nr, nz)) in profile {
                self.vertex(DVec3::new(r * c, r * s, z), DVec3::new(nr * c, nr * s, nz));
            }
        }
        let n = profile.len() as u32;
        for k in 0..AROUND {
            for i in 0..n - 1 {
                let (a, b) = (first + k * n + i, first + (k + 1) * n + i);
                // a ring that is a point has no second triangle
                if profile[i as usize].0 > 0.0 {
                    self.triangles.extend([a, a + 1, b]);
                }
                if profile[i as usize + 1].0 > 0.0 {
                    self.triangles.extend([b, a + 1, b + 1]);
                }
            }
        }
    }
}

/// Part of a half circle about (0, `height`), in steps of π over twice [`BANDS`] from the top.
fn arc(radius: f64, height: f64, from: u32, to: u32) -> Vec<(f64, f64, (f64, f64))> {
    (from..=to)
        .map(|k| {
            let angle = std::f64::consts::PI * f64::from(k) / f64::from(2 * BANDS);
            // the poles lie on the axis exactly
            let s = if k == 0 || k == 2 * BANDS { 0.0 } else { trig::sin(angle) };
            let c = trig::cos(angle);
            (radius * s, height + radius * c, (s, c))
        })
        .collect()
}

pub(super) fn single(v: DVec3) -> [f32; 3] {
    [v.x as f32, v.y as f32, v.z as f32]
}
