//! Coulomb's cone and its disc: projections and distances. Contact coordinates are (n, t1, t2).

use tumble_math::{DVec3, order::positive_part};

/// Shortens the tangential vector (y, z) to length `radius` if it is longer.
#[inline]
#[must_use]
pub fn onto_disc(y: f64, z: f64, radius: f64) -> (f64, f64) {
    let length_squared = y * y + z * z;
    if length_squared <= radius * radius {
        return (y, z);
    }
    let scale = radius / length_squared.sqrt();
    (y * scale, z * scale)
}

/// Drops a negative normal impulse and shortens the tangential part to μ·λ_n: onto the cone along the disc, not the
/// nearest point. Used to make a guess or an unconverged iterate admissible.
#[inline]
#[must_use]
pub fn clip(impulse: DVec3, friction: f64) -> DVec3 {
    let n = positive_part(impulse.x);
    let (y, z) = onto_disc(impulse.y, impulse.z, friction * n);
    DVec3::new(n, y, z)
}

/// The nearest point of the cone K = {|t| ≤ μ n} in the Euclidean sense.
#[must_use]
pub fn project(p: DVec3, friction: f64) -> DVec3 {
    let t = (p.y * p.y + p.z * p.z).sqrt();
    if t <= friction * p.x {
        return p;
    }
    // inside the polar cone everything projects to the tip
    if friction * t <= -p.x {
        return DVec3::ZERO;
    }
    let n = (p.x + friction * t) / (1.0 + friction * friction);
    let scale = friction * n / t;
    DVec3::new(n, p.y * scale, p.z * scale)
}

/// Distance of an impulse from its cone [N·s]: the largest of |λ_t| − μλ_n and −λ_n, zero inside.
#[must_use]
pub fn violation(impulse: DVec3, friction: f64) -> f64 {
    let t = (impulse.y * impulse.y + impulse.z * impulse.z).sqrt();
    tumble_math::order::max(positive_part(t - friction * impulse.x), positive_part(-impulse.x))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_projection_is_the_nearest_point_of_the_cone() {
        for mu in [0.0, 0.3, 1.0, 4.0] {
            for p in [DVec3::new(1.0, 2.0, -0.5), DVec3::new(-1.0, 2.0, 0.5), DVec3::new(-3.0, 0.1, 0.0)] {
                let q = project(p, mu);
                assert!(violation(q, mu) < 1e-15);
                // the error is normal to the cone: orthogonal to the projection, and obtuse to every cone element
                assert!((p - q).dot(q).abs() < 1e-14);
                for k in 0..16 {
                    let a = f64::from(k) * std::f64::consts::TAU / 16.0;
                    let (s, c) = tumble_math::trig::sin_cos(a);
                    assert!((p - q).dot(DVec3::new(1.0, mu * c, mu * s)) < 1e-14);
                }
            }
        }
    }

    #[test]
    fn clipping_keeps_the_normal_impulse() {
        let c = clip(DVec3::new(2.0, 3.0, 4.0), 0.5);
        assert_eq!(c.x, 2.0);
        assert!(((c.y * c.y + c.z * c.z).sqrt() - 1.0).abs() < 1e-15);
        assert_eq!(clip(DVec3::new(-1.0, 3.0, 4.0), 0.5), DVec3::ZERO);
    }

    #[test]
    fn discs_and_violations_have_their_closed_forms() {
        assert_eq!(onto_disc(3.0, 4.0, 5.0), (3.0, 4.0));
        assert_eq!(onto_disc(3.0, 4.0, 2.5), (1.5, 2.0));
        assert_eq!(onto_disc(-3.0, 4.0, 0.5), (-3.0 * 0.1, 4.0 * 0.1));
        assert_eq!(onto_disc(0.0, 0.0, 0.0), (0.0, 0.0));
        assert_eq!(violation(DVec3::new(1.0, 3.0, 4.0), 0.5), 4.5);
        assert_eq!(violation(DVec3::new(10.0, 3.0, -4.0), 0.5), 0.0);
        assert_eq!(violation(DVec3::new(-2.0, 0.0, 0.0), 0.5), 2.0);
        assert_eq!(violation(DVec3::new(-2.0, 0.3, 0.4), 0.5), 2.0);
        assert_eq!(violation(DVec3::new(-0.5, 3.0, 4.0), 0.5), 5.25);
        // exactly on the cone, exactly on its polar
        assert_eq!(project(DVec3::new(10.0, 3.0, 4.0), 0.5), DVec3::new(10.0, 3.0, 4.0));
        assert_eq!(project(DVec3::new(-2.5, 3.0, 4.0), 0.5), DVec3::ZERO);
        // half way between: n = (x + μt)/(1 + μ²) and |t| = μn
        let q = project(DVec3::new(0.0, 3.0, 4.0), 0.5);
        assert!((q - DVec3::new(2.0, 0.6, 0.8)).length() < 1e-15);
    }
}
