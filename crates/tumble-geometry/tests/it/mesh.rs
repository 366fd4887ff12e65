//! Triangle meshes: what is refused and mended, how triangles hang together, rays, nearest points, mass.

use crate::common::Random;
use crate::meshes::{Soup, cuboid, field, torus};
use parry3d_f64::math::Vec3;
use parry3d_f64::query::PointQuery;
use tumble_geometry::{Mesh, MeshEdge, MeshError, MeshOptions, MeshWorkspace, Shape, Sides, project, ray_cast};
use tumble_math::{DVec3, Pose};

fn mesh((points, triangles): &Soup, sides: Sides) -> Result<Mesh, MeshError> {
    Mesh::new(points, triangles, &MeshOptions { sides, ..MeshOptions::default() })
}

fn solid(soup: &Soup) -> Mesh {
    mesh(soup, Sides::Solid).unwrap()
}

fn count(m: &Mesh, kind: MeshEdge) -> usize {
    (0..m.len() as u32).flat_map(|t| (0..3).map(move |k| (t, k))).filter(|&(t, k)| m.edge_kind(t, k) == kind).count()
}

#[test]
fn a_box_is_a_solid_of_six_facets_and_twelve_convex_edges() {
    let h = DVec3::new(0.5, 0.3, 0.2);
    let m = mesh(&cuboid(h), Sides::Auto).unwrap();
    assert_eq!((m.sides(), m.facet_count(), m.len()), (Sides::Solid, 6, 12));
    assert_eq!((count(&m, MeshEdge::Convex), count(&m, MeshEdge::Flat)), (24, 12));
    assert!(m.notes().messages().is_empty());
    for t in 0..12 {
        let (n, d) = m.facet_plane(m.facet(t));
        assert!(n.abs().to_array().iter().all(|c| *c == 0.0 || *c == 1.0), "an axis to the bit: {n}");
        assert_eq!(d, n.abs().dot(h));
        for k in 0..3 {
            let (u, j) = m.neighbour(t, k).unwrap();
            assert_eq!(m.neighbour(u, j), Some((t, k)));
        }
    }
    let (p, q) =
        (m.mass_properties(700.0).unwrap(), Shape::cuboid_half_extents(h).unwrap().mass_properties(700.0).unwrap());
    assert!((p.mass - q.mass).abs() < 1e-12 * q.mass && (p.centre - q.centre).length() < 1e-15);
    assert!((p.tensor - q.tensor).x_axis.length() < 1e-12 * q.tensor.x_axis.length());
    assert!((p.tensor.z_axis - q.tensor.z_axis).length() < 1e-12 * q.tensor.z_axis.length());
    assert!((m.volume().unwrap() - 0.24).abs() < 1e-15);
}

#[test]
fn a_torus_has_the_volume_of_its_polygons_and_convex_and_concave_edges() {
    let m = solid(&torus(2.0, 0.5, 64, 48));
    // inscribed polygons in both directions
    let area = 0.5 * 48.0 * tumble_math::trig::sin(std::f64::consts::TAU / 48.0) * 0.25;
    let around = 64.0 * tumble_math::trig::sin(std::f64::consts::TAU / 64.0) * 2.0;
    assert!((m.volume().unwrap() / (area * around) - 1.0).abs() < 2e-3);
    assert!(count(&m, MeshEdge::Concave) > 500 && count(&m, MeshEdge::Convex) > 500);
    assert!(m.mass_properties(1.0).unwrap().centre.length() < 1e-12);
    assert_eq!(m.mass_properties(-1.0), None);
}

#[test]
fn bad_lists_are_refused_with_triangle_value_and_remedy() {
    let (points, triangles) = cuboid(DVec3::ONE);
    let refused = |p: &[DVec3], t: &[[u32; 3]], sides: Sides| {
        Mesh::new(p, t, &MeshOptions { sides, ..MeshOptions::default() }).unwrap_err().to_string()
    };
    let mut t = triangles.clone();
    t[7][1] = 90;
    assert_eq!(refused(&points, &t, Sides::Auto), "triangle 7 names corner 90, there are 8: check the indices");
    assert!(refused(&points, &[], Sides::Auto).starts_with("a mesh needs at least one triangle"));
    for (value, words) in
        [(f64::NAN, "corner 3 is not finite"), (f64::INFINITY, "not finite"), (2e9, "farther out than 1e9 m")]
    {
        let mut p = points.clone();
        p[3].y = value;
        let message = refused(&p, &triangles, Sides::Auto);
        assert!(message.contains(words), "{message}");
    }
    assert_eq!(
        refused(&points, &triangles[..10], Sides::Solid),
        "the mesh is open at 4 edges, first 0–1: close it, or say sides = \"both\""
    );
    let flat = [[0, 1, 1], [2, 2, 2]];
    assert_eq!(refused(&points, &flat, Sides::Auto), "none of the 2 triangles has an area: check the corners");
    // three triangles at an edge
    let fan = [DVec3::ZERO, DVec3::X, DVec3::Y, DVec3::Z, DVec3::new(0.0, -1.0, -1.0)];
    let three = [[0, 1, 2], [0, 1, 3], [0, 1, 4]];
    for sides in [Sides::Solid, Sides::Front] {
        assert!(refused(&fan, &three, sides).starts_with("edge 0–1 belongs to 3 triangles"));
    }
    assert!(Mesh::new(&fan, &three, &MeshOptions::default()).is_ok_and(|m| m.sides() == Sides::Both));
    // folded onto each other
    let fold = [DVec3::ZERO, DVec3::X, DVec3::Y, DVec3::new(0.2, 0.8, 0.0)];
    let both = [[0, 1, 2], [1, 0, 3]];
    for sides in [Sides::Solid, Sides::Front] {
        let message = refused(&fold, &both, sides);
        assert!(
            message.contains("open at") || message == "triangles 0 and 1 lie on each other: remove one",
            "{message}"
        );
    }
    assert!(Mesh::new(&fold, &both, &MeshOptions::default()).is_ok());
    // a strip with one twist has no front
    let strip = moebius();
    assert!(mesh(&strip, Sides::Front).unwrap_err().to_string().contains("wound against each other"));
    assert_eq!(mesh(&strip, Sides::Auto).unwrap().sides(), Sides::Both);
    let materials = Some(vec![1; 5]);
    let error = Mesh::new(&points, &triangles, &MeshOptions { materials, ..MeshOptions::default() }).unwrap_err();
    assert_eq!(error.to_string(), "5 materials for 12 triangles: give one per triangle or none");
}

fn moebius() -> Soup {
    let n = 24;
    let mut points = Vec::new();
    for k in 0..n {
        let (s, c) = tumble_math::trig::sin_cos(std::f64::consts::TAU * f64::from(k) / f64::from(n));
        let (ts, tc) = tumble_math::trig::sin_cos(std::f64::consts::PI * f64::from(k) / f64::from(n));
        for w in [-0.3, 0.3] {
            points.push(DVec3::new(c * (1.0 + w * tc), s * (1.0 + w * tc), w * ts));
        }
    }
    let mut triangles = Vec::new();
    for k in 0..n as u32 {
        let (a, b) = (2 * k, 2 * k + 1);
        let (c, d) = if k + 1 < n as u32 { (a + 2, b + 2) } else { (1, 0) };
        triangles.extend([[a, b, c], [b, d, c]]);
    }
    (points, triangles)
}

#[test]
fn what_can_be_mended_is_mended_and_counted() {
    let (points, mut triangles) = cuboid(DVec3::ONE);
    // every triangle with corners of its own, a little off; some the wrong way round; one twice; two without area
    let mut soup: Soup = (Vec::new(), Vec::new());
    triangles.push(triangles[4]);
    triangles.push([0, 0, 3]);
    for (k, t) in triangles.iter().enumerate() {
        let start = soup.0.len() as u32;
        soup.0.extend(t.map(|v| points[v as usize] + DVec3::splat(1e-11 * (k % 3) as f64)));
        soup.1.push(if k == 2 || k == 9 { [start, start + 2, start + 1] } else { [start, start + 1, start + 2] });
    }
    let m = mesh(&soup, Sides::Auto).unwrap();
    assert_eq!((m.sides(), m.len(), m.points().len()), (Sides::Solid, 12, 8));
    let notes = m.notes();
    assert_eq!((notes.doubled, notes.without_area, notes.turned_over), (1, 1, 2));
    assert!(notes.joined > 10);
    assert_eq!(notes.messages().len(), 4, "{:?}", notes.messages());
    assert_eq!(m.source(11), 11);
    // inside out
    let mut inside: Soup = cuboid(DVec3::ONE);
    inside.1.iter_mut().for_each(|t| t.swap(0, 1));
    let m = solid(&inside);
    assert!(m.notes().inside_out && m.volume().unwrap() > 7.9);
    assert_eq!(m.notes().messages(), ["the mesh was inside out"]);
    // bricks of a sheet with T-junctions meet by place
    let sheet: Soup = (
        vec![
            DVec3::new(0.0, 0.0, 0.0),
            DVec3::new(2.0, 0.0, 0.0),
            DVec3::new(1.0, 1.0, 0.0),
            DVec3::new(0.0, 0.0, 0.0),
            DVec3::new(1.0, 0.0, 0.0),
            DVec3::new(0.5, -1.0, 0.0),
            DVec3::new(1.0, 20e-6, 0.0),
            DVec3::new(2.0, -20e-6, 0.0),
            DVec3::new(1.5, -1.0, 0.0),
        ],
        vec![[0, 1, 2], [4, 3, 5], [7, 6, 8]],
    );
    let m = mesh(&sheet, Sides::Auto).unwrap();
    assert_eq!((m.sides(), m.notes().by_place), (Sides::Both, 3));
    assert_eq!(m.notes().messages(), ["3 edges meet by place"]);
    // materials follow their triangles
    let options = MeshOptions { materials: Some((0..14).collect()), ..MeshOptions::default() };
    let mut triangles = cuboid(DVec3::ONE).1;
    triangles.insert(3, [1, 1, 2]);
    triangles.push([0, 2, 2]);
    let m = Mesh::new(&points, &triangles, &options).unwrap();
    assert_eq!((0..12).map(|t| m.material(t)).collect::<Vec<_>>(), [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    assert_eq!((m.source(2), m.source(3)), (2, 4));
}

#[test]
fn a_level_field_is_one_facet_and_a_gently_curved_one_does_not_creep_into_one_plane() {
    let m = mesh(&field(30, 20, 0.1, |_, _| 0.25), Sides::Auto).unwrap();
    assert_eq!((m.facet_count(), m.facet_plane(0)), (1, (DVec3::Z, 0.25)));
    // a slope whose neighbours bend by 1e-9 of the size each: in one plane with the next, not with the last
    let m = mesh(&field(400, 1, 0.1, |x, _| 2e-7 * x * x), Sides::Auto).unwrap();
    assert!(m.facet_count() > 4, "{}", m.facet_count());
    for t in 0..m.len() as u32 {
        let (n, d) = m.facet_plane(m.facet(t));
        assert!(m.corners(t).iter().all(|c| (n.dot(*c) - d).abs() <= 41e-9));
    }
}

#[test]
fn rays_meet_what_they_meet_of_the_convex_shape_and_slip_through_no_edge() {
    let mut r = Random::new(301);
    let (h, mut ws) = (DVec3::new(0.5, 0.3, 0.2), MeshWorkspace::default());
    let (m, shape) = (solid(&cuboid(h)), Shape::cuboid_half_extents(h).unwrap());
    let mut hits = 0;
    for _ in 0..20_000 {
        let (o, d) = (r.direction() * r.range(0.0, 2.0), r.direction() * r.range(0.5, 2.0));
        let exact = ray_cast(&shape, &Pose::IDENTITY, o, d, 3.0);
        let found = m.ray(o, d, 3.0, &mut ws);
        assert_eq!(exact.is_some(), found.is_some());
        if let (Some(e), Some(f)) = (exact, found) {
            hits += 1;
            assert!((e.t - f.t).abs() < 1e-12 && (e.normal - f.normal).length() < 1e-9, "{e:?} {f:?}");
        }
    }
    assert!(hits > 3000);
    // from outside at every edge and corner of a closed mesh, along exact and inexact lines
    let globe = torus(1.0, 0.4, 32, 24);
    let m = solid(&globe);
    for (k, t) in globe.1.iter().enumerate() {
        let [a, b, c] = t.map(|v| globe.0[v as usize]);
        let out = m.normal(k as u32);
        for target in [a, b, c, (a + b) * 0.5, a.lerp(b, 0.37), b.lerp(c, 0.61)] {
            let from = target + (out + r.direction() * 0.3) * 0.05;
            let hit = m.ray(from, target - from, 1.5, &mut ws);
            assert!(hit.is_some_and(|h| h.t < 1.0 + 1e-9), "{k}");
        }
    }
    // sheets: a front is met from before only
    let sheet = field(4, 4, 0.5, |x, _| 0.1 * x);
    for (sides, above, below) in [(Sides::Front, true, false), (Sides::Both, true, true)] {
        let m = mesh(&sheet, sides).unwrap();
        for (z, expected) in [(2.0, above), (-2.0, below)] {
            let hit = m.ray(DVec3::new(0.13, 0.07, z), DVec3::Z * -z, 5.0, &mut ws);
            assert_eq!(hit.is_some(), expected);
            assert!(hit.is_none_or(|h| h.normal.z * z > 0.0));
        }
    }
    assert!(
        m.ray(DVec3::NAN, DVec3::X, 1.0, &mut ws).is_none() && m.ray(DVec3::X, DVec3::ZERO, 1.0, &mut ws).is_none()
    );
}

#[test]
fn nearest_points_are_those_of_brute_force_of_parry_and_of_the_convex_shape() {
    let mut r = Random::new(302);
    let mut ws = MeshWorkspace::default();
    let soup = torus(1.0, 0.4, 40, 20);
    let m = solid(&soup);
    let points = soup.0.iter().map(|p| Vec3::new(p.x, p.y, p.z)).collect();
    let other = parry3d_f64::shape::TriMesh::new(points, soup.1.clone()).unwrap();
    for trial in 0..3000 {
        let p = if trial % 5 == 0 {
            soup.0[r.below(800) as usize] * r.range(0.9, 1.1)
        } else {
            r.direction() * r.range(0.0, 2.0)
        };
        let near = m.nearest(p, f64::INFINITY, &mut ws).unwrap();
        let theirs = other.project_local_point(Vec3::new(p.x, p.y, p.z), true).point;
        let theirs = DVec3::new(theirs.x, theirs.y, theirs.z);
        assert!((near.distance.abs() - p.distance(theirs)).abs() < 1e-12, "{trial}");
        assert!((near.distance.abs() - p.distance(near.point)).abs() < 1e-14);
        // the polygons' torus is inside the round one by less than this
        let rho = (p.x * p.x + p.y * p.y).sqrt();
        let round = ((rho - 1.0) * (rho - 1.0) + p.z * p.z).sqrt() - 0.4;
        if round.abs() > 0.03 {
            assert_eq!(near.distance < 0.0, round < 0.0, "{trial} {p}");
            assert_eq!(m.contains(p, &mut ws), round < 0.0);
        }
        assert!(m.nearest(p, 0.99 * near.distance.abs(), &mut ws).is_none());
    }
    let h = DVec3::new(0.5, 0.3, 0.2);
    let (m, shape) = (solid(&cuboid(h)), Shape::cuboid_half_extents(h).unwrap());
    for _ in 0..3000 {
        let p = r.direction() * r.range(0.0, 1.0);
        let (a, b) = (m.nearest(p, 9.0, &mut ws).unwrap(), project(&shape, &Pose::IDENTITY, p));
        assert!((a.distance - b.distance).abs() < 1e-14 && (a.point - b.point).length() < 1e-12);
    }
}

#[test]
fn the_order_of_triangles_and_corners_changes_no_answer() {
    let mut r = Random::new(303);
    let soup = field(12, 9, 0.2, |x, y| 0.3 * tumble_math::trig::sin(3.0 * x) * tumble_math::trig::sin(2.0 * y));
    let first = mesh(&soup, Sides::Auto).unwrap();
    let mut other = soup.clone();
    for k in (1..other.1.len()).rev() {
        other.1.swap(k, r.below(k as u64 + 1) as usize);
    }
    other.1.iter_mut().enumerate().for_each(|(k, t)| t.rotate_left(k % 3));
    let second = mesh(&other, Sides::Auto).unwrap();
    let mut ws = MeshWorkspace::default();
    for _ in 0..2000 {
        let p = r.direction() * r.range(0.0, 1.5);
        let (a, b) = (first.nearest(p, 9.0, &mut ws).unwrap(), second.nearest(p, 9.0, &mut ws).unwrap());
        assert!((a.point - b.point).length() < 1e-15 && (a.distance - b.distance).abs() < 1e-15);
        let (a, b) = (first.ray(p, -p, 9.0, &mut ws), second.ray(p, -p, 9.0, &mut ws));
        let t = |h: Option<tumble_geometry::MeshHit>| h.map_or(-1.0, |h| h.t);
        assert!((t(a) - t(b)).abs() < 1e-14);
    }
    for kind in [MeshEdge::Flat, MeshEdge::Convex, MeshEdge::Concave, MeshEdge::Border] {
        assert_eq!(count(&first, kind), count(&second, kind));
    }
}

/// A soup of everything that can be wrong.
fn random_soup(r: &mut Random) -> Soup {
    let corners = 1 + r.below(24) as usize;
    let coarse = r.below(2) == 0;
    let mut points: Vec<DVec3> = (0..corners)
        .map(|_| {
            let mut c = || if coarse { r.below(3) as f64 } else { r.range(-1.0, 1.0) };
            DVec3::new(c(), c(), c())
        })
        .collect();
    for _ in 0..r.below(4) {
        let (k, j) = (r.below(corners as u64) as usize, r.below(corners as u64) as usize);
        let axis = r.below(3) as usize;
        match r.below(12) {
            0 => points[k][axis] = f64::NAN,
            1 => points[k][axis] = 1e300,
            2 => points[k][axis] = f64::INFINITY,
            3..6 => points[k] = points[j],
            6 => points[k] = points[j] + DVec3::splat(1e-11),
            7 => points[k][axis] = 1e8,
            8 => points[k][axis] = 5e-324,
            9 => points[k] *= 1e-200,
            _ => points[k].z = 0.0,
        }
    }
    let most = corners as u64 + u64::from(r.below(20) == 0);
    let triangles = (0..1 + r.below(40)).map(|_| [r.below(most) as u32, r.below(most) as u32, r.below(most) as u32]);
    let mut triangles: Vec<[u32; 3]> = triangles.collect();
    if r.below(3) == 0 {
        let again = triangles[0];
        triangles.push([again[1], again[0], again[2]]);
    }
    (points, triangles)
}

/// 20,000 soups; TUMBLE_SOUPS=1000000 makes a million.
#[test]
fn no_soup_of_triangles_makes_a_mesh_panic_or_large() {
    let soups = std::env::var("TUMBLE_SOUPS").ok().and_then(|n| n.parse().ok()).unwrap_or(20_000_u64);
    let mut r = Random::new(304);
    let (mut ws, mut made) = (MeshWorkspace::default(), 0);
    for _ in 0..soups {
        let soup = random_soup(&mut r);
        let sides = [Sides::Auto, Sides::Solid, Sides::Front, Sides::Both][r.below(4) as usize];
        let Ok(m) = mesh(&soup, sides) else { continue };
        made += 1;
        assert!(m.bytes() <= 120 + 200 * m.len(), "{} {}", m.bytes(), m.len());
        let (p, d) = (r.direction() * r.range(0.0, 3.0), r.direction());
        let near = m.nearest(p, f64::INFINITY, &mut ws).unwrap();
        assert!(near.distance.is_finite() && near.point.is_finite());
        m.ray(p, d, f64::INFINITY, &mut ws);
        m.contains(p, &mut ws);
        if let Some(mass) = m.mass_properties(1.0) {
            assert!(mass.mass >= 0.0, "{mass:?}");
        }
        for t in 0..m.len() as u32 {
            assert!((m.normal(t).length() - 1.0).abs() < 1e-12);
        }
    }
    assert!(made > soups / 20, "{made}");
    // a hundred thousand on one point, and as many on a line
    for line in [0.0, 1.0] {
        let points: Vec<DVec3> = (0..100_000).map(|k| DVec3::X * (line * f64::from(k))).collect();
        let triangles: Vec<[u32; 3]> = (0..99_998).map(|k| [k, k + 1, k + 2]).collect();
        assert_eq!(mesh(&(points, triangles), Sides::Auto).unwrap_err(), MeshError::NoArea { triangles: 99_998 });
    }
    // a fan of fifty thousand at one corner
    let mut points = vec![DVec3::Z];
    points.extend((0..50_000).map(|k| {
        let (s, c) = tumble_math::trig::sin_cos(std::f64::consts::TAU * f64::from(k) / 50_000.0);
        DVec3::new(c, s, 0.0)
    }));
    let triangles: Vec<[u32; 3]> = (1..50_000).map(|k| [0, k, k + 1]).collect();
    assert!(mesh(&(points, triangles), Sides::Auto).is_ok());
}
