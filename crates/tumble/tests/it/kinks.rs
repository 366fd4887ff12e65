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

/// A ball that rolls without slipping keeps at a concave kink its angular momentum about the line where it meets the next plane:
/// (β + cos Δ)/(1 + β) of its velocity, β = 2/5.
#[test]
fn a_rolling_ball_keeps_its_angular_momentum_about_the_next_plane() {
    for (degrees, kinks, hz) in [(1.0_f64, 40, 240.0), (5.0, 12, 1000.0), (17.0, 4, 60.0)] {
        let bend = degrees.to_radians();
        let mut w = weightless();
        w.add(BodyBuilder::fixed().shape(strip(&track(kinks, 0.25, bend))).friction(2.0)).unwrap();
        let ball = BodyBuilder::ball(0.05).mass(1.0).friction(2.0).spin(DVec3::Y * (1.5 / 0.05));
        let id = w.add(ball.position(DVec3::new(-0.13, 0.02, 0.05)).velocity(DVec3::X * 1.5)).unwrap();
        let mut law = 1.5;
        for _ in 0..kinks {
            law *= (0.4 + trig::sin_cos(bend).1) / 1.4;
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

/// Kinetic and potential energy of a ball of 1 kg that has rolled over a convex kink [J], and whether it ever left the track.
fn over_a_crest(bend: f64, speed: f64, hz: f64) -> (f64, bool) {
    let mut w = World::new();
    let (s, c) = trig::sin_cos(bend);
    let profile = [(-1.0, 0.0), (0.0, 0.0), (2.0 * c, -2.0 * s)];
    w.add(BodyBuilder::fixed().shape(strip(&profile)).friction(2.0)).unwrap();
    let ball = BodyBuilder::ball(0.2).mass(1.0).friction(2.0).spin(DVec3::Y * (speed / 0.2));
    let id = w.add(ball.position(DVec3::new(-0.3, 0.01, 0.2)).velocity(DVec3::X * speed)).unwrap();
    let mut left = false;
    while w.body(id).unwrap().position().x < 0.3 {
        w.step(1.0 / hz);
        let p = w.body(id).unwrap().position();
        // from the track: the plane before the crest, the edge, the plane behind
        let past = p.x * s + p.z * c;
        let from = if p.x < 0.0 {
            p.z
        } else if p.x * c - p.z * s < 0.0 {
            p.with_y(0.0).length()
        } else {
            past
        };
        left |= from > 0.2 + 1e-3;
    }
    let (kinetic, potential) = w.energy();
    (kinetic + potential, left)
}

/// Over a convex kink a slow ball, v² < g r cos θ, rolls around the edge and keeps its energy, but for the length of the step; a fast one
/// leaves the track there.
#[test]
fn a_slow_ball_rolls_around_a_crest_and_a_fast_one_leaves_it() {
    let bend = 0.5;
    let limit = (9.81 * 0.2 * trig::sin_cos(bend).1).sqrt();
    let off = |hz: f64| {
        let speed = 0.5 * limit;
        let (energy, left) = over_a_crest(bend, speed, hz);
        assert!(!left, "{hz} Hz");
        (energy / (0.7 * speed * speed + 9.81 * 0.2) - 1.0).abs()
    };
    let [coarse, fine] = [off(120.0), off(960.0)];
    assert!(fine < 2e-4 && fine < 0.3 * coarse, "{coarse} {fine}");
    let (_, left) = over_a_crest(bend, 1.5 * limit, 960.0);
    assert!(left);
}

/// A polygon in place of a bowl takes v² sin² Δ at each of its kinks: first order in the length of its sides.
#[test]
fn a_bowl_of_chords_takes_energy_in_proportion_to_their_length() {
    let lost = |sides: u32| {
        let (radius, reach) = (1.0, 1.2_f64);
        let profile: Vec<(f64, f64)> = (0..=sides)
            .map(|k| {
                let (s, c) = trig::sin_cos(reach * (2.0 * f64::from(k) / f64::from(sides) - 1.0));
                (radius * s, -radius * c)
            })
            .collect();
        let mut w = World::new();
        w.add(BodyBuilder::fixed().shape(strip(&profile)).friction(0.0)).unwrap();
        let (s, c) = trig::sin_cos(0.6);
        let way = (radius - 0.05) * trig::sin_cos(reach / f64::from(sides)).1;
        let at = DVec3::new(-way * s, 0.013, -way * c);
        let id = w.add(BodyBuilder::ball(0.05).mass(1.0).friction(0.0).position(at)).unwrap();
        // to the other side and back to rest there
        let start = at.z;
        let mut top = f64::NEG_INFINITY;
        for _ in 0..3000 {
            w.step(1e-3);
            let b = w.body(id).unwrap();
            if b.position().x > 0.0 && b.velocity().z < 0.0 {
                break;
            }
            top = if b.position().x > 0.0 && b.position().z > top { b.position().z } else { top };
        }
        (start - top) / (start + way)
    };
    let [a, b, c] = [20, 40, 80].map(lost);
    assert!(a > 0.0 && (1.5..2.7).contains(&(a / b)) && (1.5..2.7).contains(&(b / c)), "{a} {b} {c}");
}

/// The states of a body on a solid mesh and on the convex shape that it is made of, step by step.
fn as_on_the_shape(mesh: &Shape, shape: &Shape, body: impl Fn() -> BodyBuilder, steps: u32) -> f64 {
    let mut worlds = [mesh, shape].map(|ground| {
        let mut w = World::new();
        w.add(BodyBuilder::fixed().shape(ground.clone()).friction(0.4)).unwrap();
        let id = w.add(body().friction(0.4)).unwrap();
        (w, id)
    });
    let mut off = 0.0;
    for _ in 0..steps {
        let [a, b] = worlds.each_mut().map(|(w, id)| {
            w.step(1.0 / 240.0);
            let b = w.body(*id).unwrap();
            (b.velocity(), b.spin())
        });
        let now = (a.0 - b.0).length() + (a.1 - b.1).length();
        off = if now > off { now } else { off };
    }
    off
}

/// What lands on the tip of a pyramid of triangles, or is pushed over the rim of a table of triangles, does so as on the convex shape. As it rolls
/// off the tip a mesh tells of both sides of an edge ahead, a hull of the nearer one: they differ in the first order of the step.
#[test]
fn tips_and_rims_of_meshes_are_those_of_the_shape() {
    let points = [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)].map(|(x, y)| DVec3::new(x, y, -0.7));
    let mut pyramid = points.to_vec();
    pyramid.push(DVec3::ZERO);
    let faces = [[0, 1, 4], [1, 2, 4], [2, 3, 4], [3, 0, 4], [0, 2, 1], [0, 3, 2]];
    let options = MeshOptions::default();
    let (mesh, hull) = (Shape::mesh(&pyramid, &faces, &options).unwrap(), Shape::hull(&pyramid).unwrap());
    for (x, y) in [(0.0, 0.0), (0.02, -0.01), (-0.05, 0.03)] {
        let at = DVec3::new(x, y, 0.35);
        let ball = as_on_the_shape(&mesh, &hull, || BodyBuilder::ball(0.2).mass(1.0).position(at), 44);
        assert!(ball < 1e-9, "ball at {at}: {ball}");
        let cube = || BodyBuilder::cuboid(DVec3::splat(0.3)).mass(1.0).position(at);
        let cube = as_on_the_shape(&mesh, &hull, cube, 50);
        assert!(cube < 1e-9, "cube at {at}: {cube}");
    }
    let half = DVec3::new(0.5, 0.5, 0.1);
    let corner = |k: u32| half * DVec3::from([1, 2, 4].map(|bit| if k & bit == 0 { -1.0 } else { 1.0 }));
    let corners: Vec<DVec3> = (0..8).map(corner).collect();
    let quads = [[0_u32, 2, 3, 1], [4, 5, 7, 6], [0, 1, 5, 4], [2, 6, 7, 3], [0, 4, 6, 2], [1, 3, 7, 5]];
    let triangles: Vec<[u32; 3]> = quads.iter().flat_map(|[a, b, c, d]| [[*a, *b, *c], [*a, *c, *d]]).collect();
    let (mesh, table) =
        (Shape::mesh(&corners, &triangles, &options).unwrap(), Shape::cuboid_half_extents(half).unwrap());
    for degrees in [0.0_f64, 23.0] {
        let turn = trig::rotation(DVec3::Z, degrees.to_radians());
        let plank = || {
            let plank = BodyBuilder::cuboid(DVec3::new(0.4, 0.1, 0.06)).mass(1.0).orientation(turn);
            plank.position(DVec3::new(0.2, 0.013, 0.13)).velocity(DVec3::X * 2.0)
        };
        let off = as_on_the_shape(&mesh, &table, plank, 72);
        assert!(off < 1e-9, "a plank at {degrees} degrees: {off}");
    }
}
