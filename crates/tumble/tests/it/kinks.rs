//! Kinks of meshes: what a body loses at each, and that it loses nothing where there is none.

use tumble::{BodyBuilder, DVec3, MeshOptions, Shape, Sides, Verdict, World, trig};

/// A strip along x of width 2 m through `profile` (x, z), both sides of it.
fn strip(profile: &[(f64, f64)]) -> Shape {
    let points: Vec<DVec3> =
        profile.iter().flat_map(|(x, z)| [DVec3::new(*x, -1.0, *z), DVec3::new(*x, 1.0, *z)]).collect();
    let triangles: Vec<[u32; 3]> = (0..profile.len() as u32 - 1)
        .flat_map(|k| [[2 * k, 2 * k + 2, 2 * k + 3], [2 * k, 2 * k + 3, 2 * k + 1]])
        .collect();
    Shape::mesh(&points, &triangles, &MeshOptions { sides: Sides::Both, ..MeshOptions::default() }).unwrap()
}

/// A track of `count` chords of `length` [m] that bends by `bend` [rad] at each joint, from the origin along x.
fn track(count: u32, length: f64, bend: f64) -> Vec<(f64, f64)> {
    let (mut at, mut all) = ((0.0, 0.0), vec![(-1.0, 0.0), (0.0, 0.0)]);
    for k in 1..=count {
        let (s, c) = trig::sin_cos(bend * f64::from(k));
        at = (at.0 + length * c, at.1 + length * s);
        all.push(at);
    }
    all
}

fn weightless() -> World {
    World::with_gravity(DVec3::ZERO).unwrap()
}

/// Without friction and without bounce a ball keeps at a concave kink what is along the next plane: v cos Δ at each.
#[test]
fn a_ball_keeps_the_cosine_at_every_concave_kink() {
    for (degrees, kinks, hz) in [(1.0_f64, 60, 240.0), (5.0, 12, 240.0), (5.0, 12, 1000.0), (17.0, 4, 60.0)] {
        let bend = degrees.to_radians();
        let mut w = weightless();
        w.add(BodyBuilder::fixed().shape(strip(&track(kinks, 0.25, bend))).friction(0.0)).unwrap();
        let ball = BodyBuilder::ball(0.05).mass(1.0).friction(0.0);
        let id = w.add(ball.position(DVec3::new(-0.13, 0.02, 0.05)).velocity(DVec3::X * 1.5)).unwrap();
        let mut law = 1.5;
        for _ in 0..kinks {
            law *= trig::sin_cos(bend).1;
        }
        let (s, c) = trig::sin_cos(bend * f64::from(kinks));
        let last = DVec3::new(c, 0.0, s);
        let mut steps = 0;
        while w.body(id).unwrap().velocity().normalize().dot(last) < 1.0 - 1e-12 {
            w.step(1.0 / hz);
            assert_eq!(w.report().verdict(), Verdict::Solved);
            steps += 1;
            assert!(steps < (20.0 * hz) as u32, "{degrees} degrees at {hz} Hz: {}", w.body(id).unwrap().velocity());
        }
        let v = w.body(id).unwrap().velocity().length();
        assert!((v - law).abs() < 1e-9, "{degrees} degrees, {hz} Hz: {v}, law {law}");
    }
}

/// Ten thousand edges of a level mesh take nothing from a ball, a box and a hull that slide over them.
#[test]
fn ten_thousand_flat_edges_take_nothing() {
    let profile: Vec<(f64, f64)> = (0..=10_000).map(|k| (0.004 * f64::from(k) - 1.0, 0.0)).collect();
    let shape = strip(&profile);
    let prism: Vec<DVec3> = (0..6)
        .flat_map(|k| {
            let (s, c) = trig::sin_cos(std::f64::consts::TAU / 6.0 * f64::from(k));
            [DVec3::new(0.1 * c, 0.1 * s, -0.1), DVec3::new(0.1 * c, 0.1 * s, 0.1)]
        })
        .collect();
    for body in [BodyBuilder::ball(0.1), BodyBuilder::cuboid(DVec3::splat(0.2)), BodyBuilder::hull(&prism)] {
        let mut w = World::new();
        w.add(BodyBuilder::fixed().shape(shape.clone()).friction(0.0)).unwrap();
        let id = w.add(body.mass(1.0).friction(0.0).position(DVec3::new(-0.8, 0.013, 0.1)).velocity(DVec3::X * 9.0));
        let id = id.unwrap();
        for _ in 0..1040 {
            w.step(1.0 / 240.0);
        }
        let b = w.body(id).unwrap();
        assert!(b.position().x > 38.0, "{}", b.position());
        assert_eq!((b.velocity().x, b.velocity().y), (9.0, 0.0));
    }
}

/// Dropped onto the middle of a saddle a ball touches alike on both sides, and is pushed to neither.
#[test]
fn a_ball_on_a_saddle_is_pushed_to_no_side() {
    let n = 12_i32;
    let at = |i: i32, j: i32| {
        let (x, y) = (0.2 * f64::from(i), 0.2 * f64::from(j));
        DVec3::new(x, y, 0.6 * (x * x - y * y))
    };
    let points: Vec<DVec3> = (-n..=n).flat_map(|i| (-n..=n).map(move |j| at(i, j))).collect();
    let index = |i: i32, j: i32| ((i + n) * (2 * n + 1) + j + n) as u32;
    let mut triangles = Vec::new();
    for (i, j) in (-n..n).flat_map(|i| (-n..n).map(move |j| (i, j))) {
        let c = [index(i, j), index(i + 1, j), index(i + 1, j + 1), index(i, j + 1)];
        // mirrored in both axes
        if (i < 0) == (j < 0) {
            triangles.extend([[c[0], c[1], c[2]], [c[0], c[2], c[3]]]);
        } else {
            triangles.extend([[c[0], c[1], c[3]], [c[1], c[2], c[3]]]);
        }
    }
    let mut w = World::new();
    w.add(BodyBuilder::mesh(&points, &triangles).friction(0.0)).unwrap();
    let id = w.add(BodyBuilder::ball(0.3).mass(1.0).friction(0.0).position(DVec3::Z * 0.5)).unwrap();
    for _ in 0..72 {
        w.step(1.0 / 240.0);
    }
    let v = w.body(id).unwrap().velocity().with_z(0.0).length();
    assert!(v < 1e-12, "{v}");
}
