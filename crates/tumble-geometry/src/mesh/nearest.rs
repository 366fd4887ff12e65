//! The point of a triangle nearest a given one, and the feature that it lies on.

use tumble_math::DVec3;

/// Feature of a triangle that a point lies on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MeshFeature {
    /// Inside the triangle.
    Face,
    /// On edge 0, 1, 2: from that corner of the triangle to the next.
    Edge(u8),
    /// In corner 0, 1, 2.
    Corner(u8),
}

/// The point of the triangle `abc` nearest `p` [m], and its feature (Ericson, *Real-Time Collision Detection*, 5.1.5).
#[inline]
pub(super) fn on_triangle([a, b, c]: [DVec3; 3], p: DVec3) -> (DVec3, MeshFeature) {
    let (ab, ac, ap) = (b - a, c - a, p - a);
    let (d1, d2) = (ab.dot(ap), ac.dot(ap));
    if d1 <= 0.0 && d2 <= 0.0 {
        return (a, MeshFeature::Corner(0));
    }
    let bp = p - b;
    let (d3, d4) = (ab.dot(bp), ac.dot(bp));
    if d3 >= 0.0 && d4 <= d3 {
        return (b, MeshFeature::Corner(1));
    }
    let vc = d1 * d4 - d3 * d2;
    if vc <= 0.0 && d1 >= 0.0 && d3 <= 0.0 {
        return (a + ab * (d1 / (d1 - d3)), MeshFeature::Edge(0));
    }
    let cp = p - c;
    let (d5, d6) = (ab.dot(cp), ac.dot(cp));
    if d6 >= 0.0 && d5 <= d6 {
        return (c, MeshFeature::Corner(2));
    }
    let vb = d5 * d2 - d1 * d6;
    if vb <= 0.0 && d2 >= 0.0 && d6 <= 0.0 {
        return (a + ac * (d2 / (d2 - d6)), MeshFeature::Edge(2));
    }
    let va = d3 * d6 - d5 * d4;
    if va <= 0.0 && d4 - d3 >= 0.0 && d5 - d6 >= 0.0 {
        let t = (d4 - d3) / ((d4 - d3) + (d5 - d6));
        return (b + (c - b) * t, MeshFeature::Edge(1));
    }
    let sum = 1.0 / (va + vb + vc);
    (a + ab * (vb * sum) + ac * (vc * sum), MeshFeature::Face)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Random;

    #[test]
    fn no_point_of_the_triangle_is_nearer() {
        let mut r = Random::new(221);
        for trial in 0..3000 {
            let mut t = [r.vector(), r.vector(), r.vector()];
            if trial % 3 == 0 {
                t[2] = t[0].lerp(t[1], r.range(-0.5, 1.5)) + r.vector() * 1e-6;
            }
            let p = r.vector() * 2.0;
            let (q, feature) = on_triangle(t, p);
            let d = (p - q).length();
            for _ in 0..200 {
                let (mut u, mut v) = (r.unit(), r.unit());
                if u + v > 1.0 {
                    (u, v) = (1.0 - u, 1.0 - v);
                }
                let s = t[0] + (t[1] - t[0]) * u + (t[2] - t[0]) * v;
                assert!((p - s).length() >= d - 1e-9, "{trial} {feature:?}");
            }
        }
    }
}
