//! Mass properties against closed forms and against each other, to 1e-12.

use crate::common::Random;
use std::f64::consts::PI;
use tumble_geometry::{Shape, ShapeError};
use tumble_math::{DMat3, DVec3, Pose};

fn close(a: f64, b: f64) -> bool {
    (a - b).abs() <= 1e-12 * tumble_math::order::max(a.abs(), b.abs())
}

fn close_tensor(a: DMat3, b: DMat3) -> bool {
    let scale = (0..3).map(|k| a.col(k).length()).fold(0.0, |x: f64, y| if y > x { y } else { x });
    (0..3).all(|k| (a.col(k) - b.col(k)).length() <= 1e-12 * scale)
}

fn box_points(h: DVec3) -> Vec<DVec3> {
    (0..8)
        .map(|k| {
            DVec3::new(
                if k & 1 == 1 { h.x } else { -h.x },
                if k & 2 == 2 { h.y } else { -h.y },
                if k & 4 == 4 { h.z } else { -h.z },
            )
        })
        .collect()
}

#[test]
fn a_hull_of_a_box_weighs_what_the_box_weighs() {
    let mut r = Random::new(41);
    for k in 0..200 {
        // aspect ratios up to 1 : 1000
        let h = if k < 3 {
            [DVec3::new(0.5, 0.5e-3, 0.5e-3), DVec3::new(1.0, 1.0, 1e-3), DVec3::splat(500.0)][k]
        } else {
            DVec3::new(r.length(), r.length(), r.length())
        };
        let (b, g) = (Shape::cuboid_half_extents(h).unwrap(), Shape::hull(&box_points(h)));
        // beyond 1e7 : 1 a hull is flat
        let Ok(g) = g else { continue };
        let (p, q) = (b.mass_properties(700.0).unwrap(), g.mass_properties(700.0).unwrap());
        assert!(close(p.mass, 700.0 * 8.0 * h.x * h.y * h.z) && close(p.mass, q.mass));
        assert!(close_tensor(p.tensor, q.tensor), "{h} {p:?} {q:?}");
        assert!(q.centre.length() < 1e-12 * h.length());
    }
}

#[test]
fn a_regular_tetrahedron_has_m_a_squared_over_twenty() {
    let points = [
        DVec3::new(1.0, 1.0, 1.0),
        DVec3::new(1.0, -1.0, -1.0),
        DVec3::new(-1.0, 1.0, -1.0),
        DVec3::new(-1.0, -1.0, 1.0),
    ];
    // also far from the origin: the centre moves, the tensor stays
    for offset in [DVec3::ZERO, DVec3::new(100.0, -50.0, 25.0)] {
        let moved: Vec<DVec3> = points.iter().map(|p| *p + offset).collect();
        let p = Shape::hull(&moved).unwrap().mass_properties(3.0).unwrap();
        let edge_squared = 8.0_f64;
        let volume = edge_squared * edge_squared.sqrt() / (6.0 * 2.0_f64.sqrt());
        assert!(close(p.mass, 3.0 * volume));
        assert!((p.centre - offset).length() < 1e-12 * (1.0 + offset.length()));
        assert!(close_tensor(p.tensor, DMat3::from_diagonal(DVec3::splat(p.mass * edge_squared / 20.0))), "{p:?}");
    }
}

/// A sphere from an icosahedron whose triangles are cut in four, `levels` times.
fn icosphere(levels: u32) -> Vec<DVec3> {
    let g = 0.5 * (1.0 + 5.0_f64.sqrt());
    let mut v: Vec<DVec3> = Vec::new();
    for s in [-1.0, 1.0] {
        for t in [-g, g] {
            v.extend([DVec3::new(0.0, s, t), DVec3::new(s, t, 0.0), DVec3::new(t, 0.0, s)]);
        }
    }
    let mut v: Vec<DVec3> = v.iter().map(|p| p.normalize()).collect();
    for _ in 0..levels {
        // middle of every edge: pairs at the smallest distance
        let edge = (1..v.len()).map(|k| v[0].distance(v[k])).fold(f64::INFINITY, |a, b| if b < a { b } else { a });
        let mut more = Vec::new();
        for i in 0..v.len() {
            for j in i + 1..v.len() {
                if v[i].distance(v[j]) < 1.3 * edge {
                    more.push((v[i] + v[j]).normalize());
                }
            }
        }
        v.extend(more);
    }
    v
}

#[test]
fn an_icosahedron_and_its_finer_sphere_have_their_exact_integrals() {
    // the icosahedron of circumradius 1: closed forms
    let hull = Shape::hull(&icosphere(0)).unwrap();
    let p = hull.mass_properties(1.0).unwrap();
    let edge = 4.0 / (10.0 + 2.0 * 5.0_f64.sqrt()).sqrt();
    let volume = 5.0 / 12.0 * (3.0 + 5.0_f64.sqrt()) * edge * edge * edge;
    assert!(close(p.mass, volume), "{} {volume}", p.mass);
    let phi = 0.5 * (1.0 + 5.0_f64.sqrt());
    let moment = p.mass * edge * edge * phi * phi / 10.0;
    assert!(close_tensor(p.tensor, DMat3::from_diagonal(DVec3::splat(moment))), "{p:?} {moment}");
    // the finer one: by symmetry isotropic and centred, below the ball and within its known shortfall
    let fine = icosphere(2);
    assert_eq!(fine.len(), 162);
    let p = Shape::hull(&fine).unwrap().mass_properties(1.0).unwrap();
    let ball = Shape::ball(1.0).unwrap().mass_properties(1.0).unwrap();
    assert!(p.mass < ball.mass && p.mass > 0.96 * ball.mass);
    assert!(p.centre.length() < 1e-13);
    assert!(close_tensor(p.tensor, DMat3::from_diagonal(DVec3::splat(p.tensor.x_axis.x))), "{p:?}");
    // and the exact integrals of its 320 triangles, by the divergence theorem over the surface: no hull, no tetrahedra
    for offset in [DVec3::ZERO, DVec3::new(3.0, -2.0, 1.0)] {
        let moved: Vec<DVec3> = fine.iter().map(|v| *v * DVec3::new(1.0, 0.7, 0.4) + offset).collect();
        let p = Shape::hull(&moved).unwrap().mass_properties(1.0).unwrap();
        let truth = surface_integrals(&moved, &triangles_of_sphere(&fine), offset);
        assert!(close(p.mass, truth.0), "{} {}", p.mass, truth.0);
        assert!((p.centre - truth.1).length() < 1e-12);
        assert!(close_tensor(p.tensor, truth.2), "{p:?} {truth:?}");
    }
}

/// Triangles of a finer icosphere: three points that are pairwise neighbours.
fn triangles_of_sphere(v: &[DVec3]) -> Vec<[usize; 3]> {
    let mut found = Vec::new();
    // edges have 0.275 to 0.325 of the radius, everything else at least 0.5
    let near = |i: usize, j: usize| v[i].distance(v[j]) < 0.4;
    for i in 0..v.len() {
        for j in i + 1..v.len() {
            for k in j + 1..v.len() {
                if near(i, j) && near(j, k) && near(k, i) {
                    let out = (v[j] - v[i]).cross(v[k] - v[i]).dot(v[i]) > 0.0;
                    found.push(if out { [i, j, k] } else { [i, k, j] });
                }
            }
        }
    }
    assert_eq!(found.len(), 320);
    found
}

/// Volume, centre and inertia of a closed surface of triangles about the centre, density 1.
///
/// Surface integrals of x, x², x³ and xy over each triangle, by the divergence theorem along each axis: ∫dV = ∫x n_x dA and
/// so on, with polynomials of degree 3 integrated exactly by Strang and Fix's rule of four points.
fn surface_integrals(v: &[DVec3], triangles: &[[usize; 3]], about: DVec3) -> (f64, DVec3, DMat3) {
    let (mut volume, mut first, mut square, mut mixed) = (0.0, DVec3::ZERO, DVec3::ZERO, DVec3::ZERO);
    for t in triangles {
        let [a, b, c] = t.map(|i| v[i] - about);
        let area = (b - a).cross(c - a) * 0.5;
        for (wa, wb, wc, weight) in [
            (1.0 / 3.0, 1.0 / 3.0, 1.0 / 3.0, -27.0 / 48.0),
            (0.6, 0.2, 0.2, 25.0 / 48.0),
            (0.2, 0.6, 0.2, 25.0 / 48.0),
            (0.2, 0.2, 0.6, 25.0 / 48.0),
        ] {
            let (p, n) = (a * wa + b * wb + c * wc, area * weight);
            volume += p.x * n.x;
            first += p * p * n * 0.5;
            square += p * p * p * n / 3.0;
            // ∫xy dV from ∂(x²y/2)/∂x, and around
            mixed += DVec3::new(p.x * p.x * p.y * n.x, p.y * p.y * p.z * n.y, p.z * p.z * p.x * n.z) * 0.5;
        }
    }
    let centre = first / volume;
    let square = square - centre * centre * volume;
    let mixed = mixed - DVec3::new(centre.x * centre.y, centre.y * centre.z, centre.z * centre.x) * volume;
    let tensor = DMat3::from_cols(
        DVec3::new(square.y + square.z, -mixed.x, -mixed.z),
        DVec3::new(-mixed.x, square.z + square.x, -mixed.y),
        DVec3::new(-mixed.z, -mixed.y, square.x + square.y),
    );
    (volume, about + centre, tensor)
}

#[test]
fn round_shapes_have_their_closed_forms() {
    let (r, l, d) = (0.37, 1.9, 2500.0);
    let p = Shape::ball(r).unwrap().mass_properties(d).unwrap();
    assert!(close(p.mass, d * 4.0 / 3.0 * PI * r * r * r) && close(p.tensor.x_axis.x, 0.4 * p.mass * r * r));
    let p = Shape::cylinder(r, l).unwrap().mass_properties(d).unwrap();
    assert!(close(p.mass, d * PI * r * r * l) && close(p.tensor.z_axis.z, p.mass * r * r / 2.0));
    assert!(close(p.tensor.x_axis.x, p.mass * (3.0 * r * r + l * l) / 12.0));
    let p = Shape::cone(r, l).unwrap().mass_properties(d).unwrap();
    assert!(close(p.mass, d * PI * r * r * l / 3.0) && close(p.centre.z, -l / 4.0));
    assert!(close(p.tensor.z_axis.z, 0.3 * p.mass * r * r));
    assert!(close(p.tensor.x_axis.x, p.mass * (3.0 / 20.0 * r * r + 3.0 / 80.0 * l * l)));
    // a capsule is a cylinder and two half balls, each with its own centre
    let p = Shape::capsule(r, l).unwrap().mass_properties(d).unwrap();
    let (tube, cap) = (d * PI * r * r * l, d * 2.0 / 3.0 * PI * r * r * r);
    assert!(close(p.mass, tube + 2.0 * cap));
    assert!(close(p.tensor.z_axis.z, tube * r * r / 2.0 + 2.0 * cap * 0.4 * r * r));
    let own = cap * 83.0 / 320.0 * r * r; // half ball about its own centre, across
    let away = l / 2.0 + 3.0 * r / 8.0;
    assert!(close(p.tensor.x_axis.x, tube * (3.0 * r * r + l * l) / 12.0 + 2.0 * (own + cap * away * away)));
}

#[test]
fn a_box_cut_into_parts_weighs_the_same_as_a_compound() {
    // 2 × 1 × 1 from two cubes, turned as a whole
    let cube = Shape::cuboid_size(DVec3::ONE).unwrap();
    let g =
        Pose::new(DVec3::new(3.0, -2.0, 1.0), tumble_math::trig::rotation(DVec3::new(1.0, 2.0, 3.0).normalize(), 0.8));
    let parts = [(g.then(&Pose::at(DVec3::X * 0.5)), cube.clone()), (g.then(&Pose::at(DVec3::X * -0.5)), cube)];
    let p = Shape::compound(&parts).unwrap().mass_properties(5.0).unwrap();
    let whole = Shape::cuboid_size(DVec3::new(2.0, 1.0, 1.0)).unwrap().mass_properties(5.0).unwrap();
    assert!(close(p.mass, whole.mass));
    assert!((p.centre - g.position).length() < 1e-13);
    let r = g.matrix();
    assert!(close_tensor(p.tensor, r * whole.tensor * r.transpose()));
    assert!(p.inertia().is_physical());
}

#[test]
fn density_and_half_spaces_are_refused() {
    let b = Shape::ball(1.0).unwrap();
    for d in [0.0, -1.0, f64::NAN, f64::INFINITY] {
        assert!(matches!(b.mass_properties(d), Err(ShapeError::Density { .. })));
    }
    assert_eq!(Shape::half_space(DVec3::Z).unwrap().mass_properties(1.0), Err(ShapeError::Unbounded));
}
