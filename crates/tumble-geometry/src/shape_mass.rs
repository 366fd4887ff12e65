//! Mass, centre of mass and inertia: exact for every shape.
//!
//! Closed forms for the round shapes and the box, polyhedral integrals for hulls (sums of tetrahedra about an inner
//! point, so that no terms cancel) and closed meshes, sums of parts for compounds. Where the parts of a compound overlap, the overlap
//! counts once for each part.

use crate::error::ShapeError;
use crate::mass::MassProperties;
use crate::shape::Shape;
use std::f64::consts::PI;
use tumble_math::inertia::parallel_axis;
use tumble_math::{DMat3, DVec3};

impl Shape {
    /// Mass properties of the shape filled with a uniform `density` [kg/m³].
    ///
    /// # Errors
    /// A density that is not positive and finite, a half-space, which has no mass, or a mesh that is not a solid.
    pub fn mass_properties(&self, density: f64) -> Result<MassProperties, ShapeError> {
        if !(density > 0.0) || !density.is_finite() {
            return Err(ShapeError::Density { value: density });
        }
        let about = |mass: f64, centre: DVec3, moments: DVec3| MassProperties {
            mass,
            centre,
            tensor: DMat3::from_diagonal(moments),
        };
        Ok(match self {
            Self::Ball(s) => {
                let m = density * 4.0 / 3.0 * PI * s.radius * s.radius * s.radius;
                about(m, DVec3::ZERO, DVec3::splat(0.4 * m * s.radius * s.radius))
            }
            Self::Box(s) => {
                let h = s.half;
                let m = density * 8.0 * h.x * h.y * h.z;
                let q = h * h;
                about(m, DVec3::ZERO, DVec3::new(q.y + q.z, q.z + q.x, q.x + q.y) * (m / 3.0))
            }
            Self::Capsule(s) => {
                let (r, l) = (s.radius, 2.0 * s.half);
                let tube = density * PI * r * r * l;
                let ends = density * 4.0 / 3.0 * PI * r * r * r;
                // each half ball has its centre 3r/8 beyond the end: m(2r²/5 + l²/4 + 3lr/8) about the middle
                let across =
                    tube * (l * l / 12.0 + r * r / 4.0) + ends * (0.4 * r * r + l * l / 4.0 + 3.0 * l * r / 8.0);
                let along = tube * r * r / 2.0 + ends * 0.4 * r * r;
                about(tube + ends, DVec3::ZERO, DVec3::new(across, across, along))
            }
            Self::Cylinder(s) => {
                let (r, l) = (s.radius, 2.0 * s.half);
                let m = density * PI * r * r * l;
                let across = m * (r * r / 4.0 + l * l / 12.0);
                about(m, DVec3::ZERO, DVec3::new(across, across, m * r * r / 2.0))
            }
            Self::Cone(s) => {
                let (r, h) = (s.radius, 2.0 * s.half);
                let m = density * PI * r * r * h / 3.0;
                let across = 3.0 / 80.0 * m * (4.0 * r * r + h * h);
                // a quarter of the height above the base, i.e. a quarter below the middle
                about(m, DVec3::new(0.0, 0.0, -h / 4.0), DVec3::new(across, across, 0.3 * m * r * r))
            }
            Self::Hull(s) => {
                let c = s.second_moment();
                let trace = c.x_axis.x + c.y_axis.y + c.z_axis.z;
                MassProperties {
                    mass: density * s.volume(),
                    centre: s.centroid(),
                    tensor: (DMat3::from_diagonal(DVec3::splat(trace)) - c) * density,
                }
            }
            Self::HalfSpace(_) => return Err(ShapeError::Unbounded),
            Self::Mesh(s) => return s.mass_properties(density).ok_or(ShapeError::OpenMesh),
            Self::Compound(s) => {
                let (mut mass, mut moment) = (0.0, DVec3::ZERO);
                let mut parts = Vec::with_capacity(s.parts.len());
                for part in &s.parts {
                    let p = part.shape.mass_properties(density)?;
                    let at = part.pose.point(p.centre);
                    mass += p.mass;
                    moment += at * p.mass;
                    let r = part.pose.matrix();
                    parts.push((p.mass, at, r * p.tensor * r.transpose()));
                }
                let centre = moment / mass;
                let mut tensor = DMat3::ZERO;
                for (m, at, t) in parts {
                    tensor += t + parallel_axis(m, at - centre);
                }
                MassProperties { mass, centre, tensor: symmetric(tensor) }
            }
        })
    }

    /// Volume [m³]; of a compound the sum over its parts; infinite for a half-space.
    #[must_use]
    pub fn volume(&self) -> f64 {
        self.mass_properties(1.0).map_or(f64::INFINITY, |m| m.mass)
    }
}

/// Rounding may leave a turned tensor unsymmetric in the last bit; the mean of both halves mends that.
fn symmetric(m: DMat3) -> DMat3 {
    (m + m.transpose()) * 0.5
}
