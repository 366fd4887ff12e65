//! Tips in concave corners of a mesh: the way is free between the planes of all facets that meet there, and nowhere else.
//!
//! A pit of convex section is the cone K = {x : n·x ≥ 0 for all its facets}. A convex part that has one tip v near the bottom and all else of it
//! inside v + K meets the pit with that tip only. Moved by u it stays in the pit if and only if n·(v + u) ≥ 0 for every facet. So the contacts that
//! are right are known in closed form: of each facet within reach of v one, with the normal n and the gap n·v, wherever its foot is; and no other.

use crate::common::Random;
use crate::meshes::Soup;
use tumble_geometry::{
    ContactPoint, Manifolds, Mesh, MeshContactWorkspace, MeshOptions, Settings, Shape, Sides, collide_mesh,
};
use tumble_math::order::min;
use tumble_math::{DVec3, Pose};

const MARGIN: f64 = 0.01;

/// A pit: its mesh, the inward normals of its facets, and the directions of its edges, in order.
struct Pit {
    mesh: Mesh,
    normals: Vec<DVec3>,
    edges: Vec<DVec3>,
}

impl Pit {
    /// A pit of `m` facets with its bottom at the origin; each facet is cut into triangles with edges that end at its border, or in its inside.
    fn random(m: usize, sides: Sides, r: &mut Random) -> Self {
        let turn = r.rotation();
        // corners of a convex section: on an ellipse, apart from each other
        let (a, b, off) =
            (r.range(0.15, 2.0), r.range(0.15, 2.0), DVec3::new(r.range(-0.8, 0.8), r.range(-0.8, 0.8), 0.0));
        let first = r.range(0.0, 6.0);
        let around = (0..m).map(|k| {
            let angle = first + std::f64::consts::TAU * (k as f64 + r.range(-0.3, 0.3)) / m as f64;
            let (s, c) = tumble_math::trig::sin_cos(angle);
            turn * (DVec3::new(a * c, b * s, 1.0) + off)
        });
        let edges: Vec<DVec3> = around.collect();
        let normals = (0..m).map(|k| edges[k].cross(edges[(k + 1) % m]).normalize()).collect();
        let mut soup: Soup = (vec![DVec3::ZERO], Vec::new());
        soup.0.extend_from_slice(&edges);
        for k in 0..m as u32 {
            let (a, b) = (k + 1, (k + 1) % m as u32 + 1);
            let (p, q) = (soup.0[a as usize], soup.0[b as usize]);
            let c = soup.0.len() as u32;
            match r.below(3) {
                0 => soup.1.push([0, a, b]),
                1 => {
                    soup.0.push(p.lerp(q, r.range(0.2, 0.8)));
                    soup.1.extend([[0, a, c], [0, c, b]]);
                }
                _ => {
                    let (u, v) = (r.range(0.002, 0.3), r.range(0.002, 0.3));
                    soup.0.push(p * u + q * v);
                    soup.1.extend([[0, a, c], [0, c, b], [c, a, b]]);
                }
            }
        }
        if sides == Sides::Solid {
            close(&mut soup, edges.iter().sum::<DVec3>() / -(m as f64));
        }
        let mesh = Mesh::new(&soup.0, &soup.1, &MeshOptions { sides, ..MeshOptions::default() }).unwrap();
        Self { mesh, normals, edges }
    }

    /// A place that the tip may be at: `deep` behind a facet or two, or before all of them.
    fn tip(&self, r: &mut Random) -> DVec3 {
        let n = self.edges.len();
        let weight = [0.0, 1e-3, 3e-3, 1e-2][r.below(4) as usize];
        let mut v: DVec3 = self.edges.iter().map(|e| e.normalize() * (weight * r.unit() * r.unit())).sum();
        // onto some of the planes, or behind them by what a contact leaves
        for _ in 0..r.below(3) {
            let k = r.below(n as u64) as usize;
            let gap = [0.0, -1e-5, 1e-4][r.below(3) as usize];
            v += self.normals[k] * (gap - self.normals[k].dot(v));
        }
        // the bottom itself, but for rounding
        if v.length() < 1e-12 { DVec3::ZERO } else { v }
    }

    /// A hull with its tip at its origin, all else of it in K.
    fn part(&self, r: &mut Random) -> Shape {
        let mut points = vec![DVec3::ZERO];
        let sum: DVec3 = self.edges.iter().map(|e| e.normalize()).sum();
        for _ in 0..3 + r.below(4) {
            let at: DVec3 = self.edges.iter().map(|e| e.normalize() * (0.02 + r.unit() * r.unit())).sum();
            points.push((at + sum * r.range(0.02, 1.0)) * (r.range(0.2, 0.4) / sum.length()));
        }
        Shape::hull(&points).unwrap()
    }
}

/// Closes a pit by a cone behind it, from its rim to `tip`.
fn close(soup: &mut Soup, tip: DVec3) {
    let far = soup.0.len() as u32;
    soup.0.push(tip);
    let mut rim: Vec<[u32; 2]> = Vec::new();
    for t in &soup.1 {
        for k in 0..3 {
            let (a, b) = (t[k], t[(k + 1) % 3]);
            if !soup.1.iter().any(|u| (0..3).any(|j| u[j] == b && u[(j + 1) % 3] == a)) {
                rim.push([a, b]);
            }
        }
    }
    soup.1.extend(rim.into_iter().map(|[a, b]| [b, a, far]));
}

fn contacts(m: &Mesh, shape: &Shape, pose: &Pose) -> Manifolds {
    let mut out = Manifolds::new();
    collide_mesh(
        m,
        &Pose::IDENTITY,
        shape,
        pose,
        MARGIN,
        Settings::default(),
        &mut MeshContactWorkspace::default(),
        &mut out,
    );
    out
}

/// A tip at the very bottom of a pit, or above it, touches no facet of another wall, however thin the ground between the two.
#[test]
fn a_tip_at_the_bottom_of_a_concave_corner_meets_the_facets_there_and_nothing_behind_them() {
    let mut r = Random::new(431);
    let (mut asked, mut met) = (0, 0);
    for trial in 0..8000 {
        let m = 3 + trial % 4;
        let sides = [Sides::Front, Sides::Both, Sides::Solid][trial / 4 % 3];
        let pit = Pit::random(m, sides, &mut r);
        let v = if trial % 2 == 0 { DVec3::ZERO } else { pit.tip(&mut r) };
        let part = pit.part(&mut r);
        if pit.normals.iter().any(|n| n.dot(v) < -1e-15) {
            continue;
        }
        let found = contacts(&pit.mesh, &part, &Pose::at(v));
        for f in found.iter() {
            let n = pit.normals.iter().find(|n| (f.normal - **n).length() < 1e-9);
            let n = n.unwrap_or_else(|| panic!("{trial} {sides:?} {v:?}: {f:?}"));
            assert!(f.points.iter().all(|p| (p.gap - n.dot(p.position_b)).abs() < 1e-12), "{trial} {v:?}: {f:?}");
        }
        if v == DVec3::ZERO {
            asked += m;
            let meets = |n: &&DVec3| found.iter().any(|f| (f.normal - **n).length() < 1e-9);
            met += pit.normals.iter().filter(meets).count();
        }
    }
    assert!(asked > 15_000 && met == asked, "{met} of {asked}");
}

/// Between the facets of a pit the way is free only before all of them: a tip that is behind some of them, by what a contact leaves or more, has a
/// contact with every one of them, along its normal. Where the tip's own foot is hidden in the corner, the contact is of what of the part is over the
/// facet, or under one neighbour: it is no deeper than the tip. Of four facets and more one may be out of the reach of all of the part.
#[test]
fn a_tip_sunk_into_a_concave_corner_meets_every_wall_of_it_and_nothing_else() {
    let mut r = Random::new(432);
    let (mut asked, mut missed) = ([0; 7], [0; 7]);
    for trial in 0..12_000 {
        let m = 3 + trial % 4;
        let sides = [Sides::Front, Sides::Both, Sides::Solid][trial / 4 % 3];
        let pit = Pit::random(m, sides, &mut r);
        let deep = [1e-6, 1e-5, 1e-4, 1e-3][trial / 12 % 4];
        let v = pit.tip(&mut r) + r.direction() * deep;
        let part = pit.part(&mut r);
        let found = contacts(&pit.mesh, &part, &Pose::at(v));
        for f in found.iter() {
            assert!(pit.normals.iter().any(|m| (f.normal - *m).length() < 1e-9), "{trial} {sides:?} {v:?}: {f:?}");
            let gap = |p: &ContactPoint| (p.gap - f.normal.dot(p.position_b)).abs();
            assert!(f.points.iter().all(|p| gap(p) < 1e-12), "{trial} {sides:?} {v:?}: {f:?}");
        }
        for n in pit.normals.iter().filter(|n| n.dot(v) < 0.5 * MARGIN) {
            asked[m] += 1;
            let of = found.iter().filter(|f| (f.normal - *n).length() < 1e-9);
            let deepest = of.flat_map(|f| f.points).map(|p| p.gap).fold(f64::INFINITY, min);
            assert!(deepest > n.dot(v) - 1e-12, "{trial} {sides:?} {v:?}: {found:?}");
            missed[m] += usize::from(deepest > MARGIN);
        }
    }
    assert!(asked[3..].iter().all(|n| *n > 7_000), "{asked:?}");
    assert!(
        missed[3] == 0 && 500 * missed[4] < asked[4] && 100 * missed[5] < asked[5] && 50 * missed[6] < asked[6],
        "{missed:?} of {asked:?}"
    );
}

/// A box in the corner of a room has its corner there on the floor and on both walls, also where it is behind the planes of all three.
#[test]
fn a_box_sunk_into_the_corner_of_a_room_still_stands_on_all_its_corners() {
    let square = |a: DVec3, b: DVec3| [DVec3::ZERO, a, a + b, b];
    let mut soup: Soup = (Vec::new(), Vec::new());
    for (a, b) in [(DVec3::X, DVec3::Y), (DVec3::Y, DVec3::Z), (DVec3::Z, DVec3::X)] {
        let first = soup.0.len() as u32;
        soup.0.extend(square(a, b));
        soup.1.extend([[first, first + 1, first + 2], [first, first + 2, first + 3]]);
    }
    let m = Mesh::new(&soup.0, &soup.1, &MeshOptions::default()).unwrap();
    let half = DVec3::new(0.2, 0.3, 0.25);
    let cube = Shape::cuboid_half_extents(half).unwrap();
    for gaps in
        [[0.0, 0.0, 0.0], [-1e-5, -1e-5, -1e-5], [-1e-5, -2e-5, 1e-5], [1e-6, -1e-5, -3e-6], [-1e-3, -2e-3, -1e-4]]
    {
        let found = contacts(&m, &cube, &Pose::at(half + DVec3::from_array(gaps)));
        assert_eq!((found.len(), found.points().len()), (3, 12), "{gaps:?} {found:?}");
        for f in found.iter() {
            let gap = f.normal.dot(DVec3::from_array(gaps));
            assert!(f.points.iter().all(|p| (p.gap - gap).abs() < 1e-12), "{gaps:?} {f:?}");
        }
    }
}
