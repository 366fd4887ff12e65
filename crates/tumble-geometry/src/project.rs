//! The point of a convex core nearest a given point: closed forms for every kind.
//!
//! Signed: inside, the nearest surface point, with a negative distance. This one answer gives all contacts of balls,
//! the projection query, and the check that a witness lies on its surface.

use crate::hull::{PLANE_DISTANCE, Poly};
use crate::manifold::feature::{self, DEEPEST, GENERATOR, LOWER_RIM, TIP};
use crate::support::Core;
use tumble_math::DVec3;
use tumble_math::order::clamp;

/// Nearest surface point of a core, in its frame.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Nearest {
    /// On the surface [m].
    pub(crate) point: DVec3,
    /// Outward unit normal there, along the line to the given point.
    pub(crate) normal: DVec3,
    /// Signed distance of the given point [m]; negative inside.
    pub(crate) distance: f64,
    /// Feature that the point lies on.
    pub(crate) feature: u32,
}

/// Nearest point of `core`'s surface to `p` [m].
pub(crate) fn nearest(core: &Core<'_>, p: DVec3) -> Nearest {
    match *core {
        Core::Point => towards(p, DVec3::ZERO, DVec3::Z, feature::vertex(0)),
        Core::Segment(half) => {
            let z = clamp(p.z, -half, half);
            let f = if p.z <= -half {
                feature::vertex(0)
            } else if p.z >= half {
                feature::vertex(1)
            } else {
                feature::edge(GENERATOR)
            };
            towards(p, DVec3::new(0.0, 0.0, z), DVec3::X, f)
        }
        Core::Box(h) => on_box(h, p),
        Core::Hull(hull) => on_poly(&hull.poly(), p, hull.extent()),
        Core::Cylinder { radius, half } => {
            let rho = (p.x * p.x + p.y * p.y).sqrt();
            let out = if rho > 0.0 { DVec3::new(p.x / rho, p.y / rho, 0.0) } else { DVec3::X };
            let (over_r, over_z) = (rho - radius, p.z.abs() - half);
            let up = DVec3::new(0.0, 0.0, if p.z < 0.0 { -1.0 } else { 1.0 });
            let below = if p.z < 0.0 { LOWER_RIM } else { 0 };
            if over_r > 0.0 && over_z > 0.0 {
                Nearest {
                    point: out * radius + up * half,
                    // from both excesses: never out of the rim's normals, however near the point
                    normal: (out * over_r + up * over_z).normalize_or(out),
                    distance: (over_r * over_r + over_z * over_z).sqrt(),
                    feature: feature::vertex(DEEPEST + below),
                }
            } else if over_r > over_z {
                Nearest {
                    point: out * radius + DVec3::Z * p.z,
                    normal: out,
                    distance: over_r,
                    feature: feature::edge(GENERATOR),
                }
            } else {
                Nearest {
                    point: DVec3::new(p.x, p.y, up.z * half),
                    normal: up,
                    distance: over_z,
                    feature: feature::face(u32::from(p.z < 0.0)),
                }
            }
        }
        Core::Cone { radius, half } => on_cone(radius, half, p),
    }
}

/// Outside: the line from `q` to `p`; when they coincide, `fallback` is the normal.
fn towards(p: DVec3, q: DVec3, fallback: DVec3, feature: u32) -> Nearest {
    let d = p - q;
    let distance = d.length();
    let normal = if distance > 1e-300 { d / distance } else { fallback };
    Nearest { point: q, normal, distance, feature }
}

fn on_box(h: DVec3, p: DVec3) -> Nearest {
    let q = DVec3::new(clamp(p.x, -h.x, h.x), clamp(p.y, -h.y, h.y), clamp(p.z, -h.z, h.z));
    let d = p - q;
    let distance = d.length();
    if distance > 0.0 {
        return Nearest { point: q, normal: d / distance, distance, feature: box_feature(h, p) };
    }
    // inside: the nearest face
    let room = h - p.abs();
    let k = if room.x <= room.y && room.x <= room.z {
        0
    } else if room.y <= room.z {
        1
    } else {
        2
    };
    let negative = p[k] < 0.0;
    let mut normal = DVec3::ZERO;
    normal[k] = if negative { -1.0 } else { 1.0 };
    let mut point = p;
    point[k] = normal[k] * h[k];
    Nearest { point, normal, distance: -room[k], feature: feature::face(2 * k as u32 + u32::from(negative)) }
}

/// Feature of a box nearest the outer point `p`: face, edge or corner, by how many coordinates are beyond.
pub(crate) fn box_feature(h: DVec3, p: DVec3) -> u32 {
    let beyond = |k: usize| p[k].abs() > h[k];
    let bits = u32::from(p.x > 0.0) | u32::from(p.y > 0.0) << 1 | u32::from(p.z > 0.0) << 2;
    match (beyond(0), beyond(1), beyond(2)) {
        (true, true, true) => feature::vertex(bits),
        (true, false, false) => feature::face(u32::from(p.x < 0.0)),
        (false, true, false) => feature::face(2 + u32::from(p.y < 0.0)),
        (false, false, true) => feature::face(4 + u32::from(p.z < 0.0)),
        (x, y, _) => {
            // the free axis and the two signs name an edge; numbered by the polyhedron's own list
            let free = if !x {
                0
            } else if !y {
                1
            } else {
                2
            };
            let from = bits & !(1 << free);
            let to = from | 1 << free;
            let edges = crate::hull::BOX_TOPOLOGY.edges();
            feature::edge(edges.iter().position(|e| e.from == from && e.to == to).unwrap_or(0) as u32)
        }
    }
}

fn on_cone(radius: f64, half: f64, p: DVec3) -> Nearest {
    let rho = (p.x * p.x + p.y * p.y).sqrt();
    let out = if rho > 0.0 { DVec3::new(p.x / rho, p.y / rho, 0.0) } else { DVec3::X };
    let height = 2.0 * half;
    let slant = (radius * radius + height * height).sqrt();
    // the side in the half plane (ρ, z): from the tip (0, half) to the rim (radius, −half)
    let (side_r, side_z) = (height / slant, radius / slant);
    let over_side = rho * side_r + (p.z - half) * side_z;
    let over_base = -half - p.z;
    let down = (rho * radius + (half - p.z) * height) / slant; // along the side from the tip
    if over_side <= 0.0 && over_base <= 0.0 {
        // inside
        if over_side > over_base {
            let n = out * side_r + DVec3::Z * side_z;
            return Nearest {
                point: p - n * over_side,
                normal: n,
                distance: over_side,
                feature: feature::edge(GENERATOR),
            };
        }
        return Nearest {
            point: DVec3::new(p.x, p.y, -half),
            normal: DVec3::NEG_Z,
            distance: over_base,
            feature: feature::face(1),
        };
    }
    if over_base > 0.0 && rho <= radius {
        return Nearest {
            point: DVec3::new(p.x, p.y, -half),
            normal: DVec3::NEG_Z,
            distance: over_base,
            feature: feature::face(1),
        };
    }
    let n = out * side_r + DVec3::Z * side_z;
    // a normal that rounding has turned beyond the side's or the base's is theirs
    let kept = |near: Nearest| {
        let tip = down <= 0.0;
        let beyond = near.normal.dot(out * radius - DVec3::Z * height);
        let normal = if tip && beyond > 0.0 || !tip && beyond < 0.0 {
            n
        } else if !tip && near.normal.dot(out) < 0.0 {
            DVec3::NEG_Z
        } else {
            near.normal
        };
        Nearest { normal, ..near }
    };
    if down <= 0.0 {
        return kept(towards(p, DVec3::new(0.0, 0.0, half), DVec3::Z, feature::vertex(TIP)));
    }
    if down >= slant || over_side <= 0.0 {
        let at = out * radius - DVec3::Z * half;
        let (r, z) = (rho - radius, p.z + half);
        let normal = (out * r + DVec3::Z * z).normalize_or(out);
        return kept(Nearest { normal, ..towards(p, at, out, feature::vertex(DEEPEST + LOWER_RIM)) });
    }
    Nearest { point: p - n * over_side, normal: n, distance: over_side, feature: feature::edge(GENERATOR) }
}

/// Nearest point of a polyhedron that reaches `extent` [m] from its centroid.
fn on_poly(poly: &Poly<'_>, p: DVec3, extent: f64) -> Nearest {
    let (mut top, mut at) = (f64::NEG_INFINITY, 0);
    for (f, n) in poly.normals.iter().enumerate() {
        let d = n.dot(p) - poly.offsets[f];
        if d > top {
            (top, at) = (d, f);
        }
    }
    let n = poly.normals[at];
    let face = Nearest { point: p - n * top, normal: n, distance: top, feature: feature::face(at as u32) };
    if top <= 0.0 || in_face(poly, at, p) {
        return face;
    }
    // outside and not above the highest plane: the nearest point lies on another seen face or on a border of one; the
    // corners of a merged face lie within the tolerance of its plane, so a face counts as seen from as far below it
    let seen = -8.0 * PLANE_DISTANCE * extent;
    let mut best = f64::INFINITY;
    let mut found = face;
    for (f, &n) in poly.normals.iter().enumerate() {
        let d = n.dot(p) - poly.offsets[f];
        if d <= seen {
            continue;
        }
        if d * d < best && in_face(poly, f, p) {
            best = d * d;
            found = Nearest { point: p - n * d, normal: n, distance: d, feature: feature::face(f as u32) };
        }
        let ring = poly.topology.face(f);
        for (k, &e) in poly.topology.face_edges(f).iter().enumerate() {
            let (a, b) = (poly.vertices[ring[k] as usize], poly.vertices[ring[(k + 1) % ring.len()] as usize]);
            let ab = b - a;
            let t = clamp((p - a).dot(ab) / ab.length_squared(), 0.0, 1.0);
            let q = a + ab * t;
            let dd = (p - q).length_squared();
            if dd < best {
                best = dd;
                let code = if t <= 0.0 {
                    feature::vertex(ring[k])
                } else if t >= 1.0 {
                    feature::vertex(ring[(k + 1) % ring.len()])
                } else {
                    feature::edge(e)
                };
                found = towards(p, q, n, code);
                if t > 0.0 && t < 1.0 {
                    // square to the edge, which a short line to the point is not within rounding
                    let across = (p - q) - ab * ((p - q).dot(ab) / ab.length_squared());
                    found.normal = across.normalize_or(found.normal);
                }
            }
        }
    }
    // so near that the line to the point may be noise: whichever normal has the whole shape farther behind it
    if found.distance < -seen {
        let height = |n: DVec3| n.dot(p) - poly.reach(n);
        if height(face.normal) >= height(found.normal) {
            found.normal = face.normal;
        }
    }
    found
}

/// Whether `p` lies above the inside of face `f`.
fn in_face(poly: &Poly<'_>, f: usize, p: DVec3) -> bool {
    let ring = poly.topology.face(f);
    let n = poly.normals[f];
    (0..ring.len()).all(|k| {
        let (a, b) = (poly.vertices[ring[k] as usize], poly.vertices[ring[(k + 1) % ring.len()] as usize]);
        n.dot((b - a).cross(p - a)) >= 0.0
    })
}

/// Nearest points of the segment from `p` to `q` and a box: parameter on the segment, box point; exact.
///
/// The squared distance along the segment is convex and piecewise quadratic with a kink wherever a coordinate enters
/// or leaves the box; its slope is found to change sign between two neighbouring kinks.
pub(crate) fn segment_box(h: DVec3, p: DVec3, q: DVec3) -> (f64, DVec3) {
    let d = q - p;
    let clamped = |x: DVec3| DVec3::new(clamp(x.x, -h.x, h.x), clamp(x.y, -h.y, h.y), clamp(x.z, -h.z, h.z));
    let slope = |t: f64| {
        let x = p + d * t;
        d.dot(x - clamped(x))
    };
    let (mut lo, mut hi) = (0.0, 1.0);
    let (mut glo, mut ghi) = (slope(0.0), slope(1.0));
    if glo >= 0.0 {
        return (0.0, clamped(p));
    }
    if ghi <= 0.0 {
        return (1.0, clamped(q));
    }
    for k in 0..3 {
        for side in [-h[k], h[k]] {
            let t = (side - p[k]) / d[k];
            if t > lo && t < hi {
                let g = slope(t);
                if g < 0.0 {
                    (lo, glo) = (t, g);
                } else {
                    (hi, ghi) = (t, g);
                }
            }
        }
    }
    // between the last two kinks the slope is a straight line
    let t = if ghi > glo { lo + (hi - lo) * (-glo / (ghi - glo)) } else { lo };
    (t, clamped(p + d * t))
}

#[cfg(test)]
mod tests;
