//! Where the eye is, and which way it looks.

use tumble_math::DVec3;
use tumble_math::order::{max, min};

/// Half the angle of view of the shorter side, as a tangent [–].
const HALF_VIEW: f64 = 0.32;

/// A camera: an eye that looks at a point, z up.
#[derive(Clone, Copy, Debug)]
pub struct Camera {
    /// Width of its pictures [pixels].
    pub width: usize,
    /// Height of its pictures [pixels].
    pub height: usize,
    pub(crate) eye: DVec3,
    right: DVec3,
    up: DVec3,
    forward: DVec3,
    /// Pixels per tangent of the angle from the middle.
    scale: f64,
    /// Distance of the near plane [m].
    pub(crate) near: f64,
}

impl Camera {
    /// A camera that looks at a target and sees a ball of some radius [m] about it whole, from a direction.
    #[must_use]
    pub fn around(target: DVec3, radius: f64, from: DVec3, width: usize, height: usize) -> Self {
        Self::fitting(target, &[(target, radius)], from, width, height)
    }

    /// A camera that looks at a target from a direction, as near as it may be to see all of some balls: middle and radius [m].
    #[must_use]
    pub fn fitting(target: DVec3, balls: &[(DVec3, f64)], from: DVec3, width: usize, height: usize) -> Self {
        let back = from.try_normalize().unwrap_or(DVec3::Z);
        let right = DVec3::Z.cross(back).try_normalize().unwrap_or(DVec3::X);
        let up = back.cross(right);
        let least = min(width as f64, height as f64);
        let scale = 0.5 * least / HALF_VIEW;
        let mut distance = 0.0;
        for (middle, radius) in balls {
            let at = *middle - target;
            for (axis, pixels) in [(right, width as f64), (up, height as f64)] {
                // a ball touches the edge of the view, whose tangent is t, where it is r √(1 + t²) beside it
                let t = HALF_VIEW * pixels / least;
                let beside = at.dot(axis).abs() + radius * (1.0 + t * t).sqrt();
                distance = max(distance, beside / t + at.dot(back));
            }
        }
        let distance = max(distance, 1e-6);
        Self { width, height, eye: target + back * distance, right, up, forward: -back, scale, near: 0.01 * distance }
    }

    /// A point in pictures that are `times` as large: across and down from the upper left corner, times the depth, and the depth [m].
    pub(crate) fn seen(&self, point: DVec3, times: f64) -> [f64; 3] {
        let d = point - self.eye;
        let depth = d.dot(self.forward);
        let (x, y) = (d.dot(self.right) * self.scale, d.dot(self.up) * self.scale);
        let (w, h) = (0.5 * self.width as f64, 0.5 * self.height as f64);
        [(x + w * depth) * times, (h * depth - y) * times, depth]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_is_in_the_middle_and_a_ball_fits() {
        let from = DVec3::new(1.0, -2.0, 0.7);
        let camera = Camera::around(DVec3::new(3.0, 4.0, 5.0), 2.0, from, 640, 360);
        let at = |p: DVec3| {
            let [x, y, depth] = camera.seen(p, 1.0);
            (x / depth, y / depth)
        };
        let (x, y) = at(DVec3::new(3.0, 4.0, 5.0));
        assert!((x - 320.0).abs() < 1e-9 && (y - 180.0).abs() < 1e-9);
        // up is up
        assert!(at(DVec3::new(3.0, 4.0, 5.5)).1 < 180.0);
        for k in 0..100 {
            let turn = tumble_math::trig::rotation(from.normalize(), 0.1 * f64::from(k));
            let p = DVec3::new(3.0, 4.0, 5.0) + turn * (from.any_orthogonal_vector().normalize() * 2.0);
            let (_, y) = at(p);
            assert!((0.0..360.0).contains(&y), "{y}");
        }
    }
}
