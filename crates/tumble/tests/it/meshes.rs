//! Bodies on triangle meshes: a level mesh is a floor, whatever its triangles; solids keep bodies out; sheets keep sides apart.

use tumble::{BodyBuilder, BodyId, DQuat, DVec3, HeightField, Shape, ShapeError, Verdict, World, WorldError, trig};

/// A level square about the origin at height 0, cut into `cells` × `cells` squares of `cell` [m], each into two triangles.
fn grid(cells: u32, cell: f64) -> (Vec<DVec3>, Vec<[u32; 3]>) {
    let half = 0.5 * f64::from(cells) * cell;
    let mut points = Vec::new();
    for i in 0..=cells {
        for j in 0..=cells {
            points.push(DVec3::new(f64::from(i) * cell - half, f64::from(j) * cell - half, 0.0));
        }
    }
    let at = |i: u32, j: u32| i * (cells + 1) + j;
    let mut triangles = Vec::new();
    for i in 0..cells {
        for j in 0..cells {
            let corners = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
            // the diagonals alternate, so that no row of edges is straight through
            if (i + j) % 2 == 0 {
                triangles.extend([[corners[0], corners[1], corners[2]], [corners[0], corners[2], corners[3]]]);
            } else {
                triangles.extend([[corners[0], corners[1], corners[3]], [corners[1], corners[2], corners[3]]]);
            }
        }
    }
    (points, triangles)
}

/// Bodies of six kinds above a floor at height 0.
fn bodies() -> Vec<(&'static str, BodyBuilder)> {
    let prism: Vec<DVec3> = (0..6)
        .flat_map(|k| {
            let (s, c) = trig::sin_cos(std::f64::consts::TAU / 6.0 * f64::from(k));
            [DVec3::new(0.15 * c, 0.15 * s, -0.1), DVec3::new(0.15 * c, 0.15 * s, 0.1)]
        })
        .collect();
    vec![
        ("ball", BodyBuilder::ball(0.15)),
        ("box", BodyBuilder::cuboid(DVec3::new(0.3, 0.2, 0.25))),
        ("capsule", BodyBuilder::capsule(0.1, 0.3)),
        ("cylinder", BodyBuilder::cylinder(0.12, 0.3)),
        ("cone", BodyBuilder::cone(0.15, 0.3)),
        ("hull", BodyBuilder::hull(&prism)),
    ]
}

fn floor_of(mesh: bool) -> World {
    let mut w = World::new();
    let floor = if mesh {
        let (points, triangles) = grid(48, 0.25);
        BodyBuilder::mesh(&points, &triangles)
    } else {
        BodyBuilder::fixed().shape(Shape::half_space(DVec3::Z).unwrap())
    };
    w.add(floor.friction(0.4).restitution(0.3)).unwrap();
    w
}

fn state(w: &World, id: BodyId) -> Vec<f64> {
    let b = w.body(id).unwrap();
    let (p, q, v, s) = (b.position(), b.orientation(), b.velocity(), b.spin());
    [p.to_array().to_vec(), q.to_array().to_vec(), v.to_array().to_vec(), s.to_array().to_vec()].concat()
}

/// Thrown, tumbling and sliding: the same bits as on a half-space.
#[test]
fn a_level_mesh_is_a_floor() {
    for (name, body) in bodies() {
        for (k, speed) in [0.0, 0.7, 3.0].into_iter().enumerate() {
            let thrown = |mesh: bool| {
                let mut w = floor_of(mesh);
                let axis = DVec3::new(0.3, -0.5, 0.8).normalize();
                let turn = 0.4 + f64::from(k as u32);
                let (s, c) = trig::sin_cos(0.5 * turn);
                let q = DQuat::from_xyzw(axis.x * s, axis.y * s, axis.z * s, c);
                let b = body.clone().mass(1.0).friction(0.4).restitution(0.3).orientation(q);
                let b = b.position(DVec3::new(-1.1, 0.07, 0.4)).velocity(DVec3::new(speed, 0.3 * speed, 0.0));
                let id = w.add(b.spin(DVec3::new(1.0, -2.0, 0.5))).unwrap();
                let mut all = Vec::new();
                for step in 0..360 {
                    w.step(1.0 / 240.0);
                    assert_eq!(w.report().verdict(), Verdict::Solved, "{name}, {speed} m/s, step {step}, mesh {mesh}");
                    all.push(state(&w, id));
                }
                all
            };
            let (on_mesh, on_plane) = (thrown(true), thrown(false));
            let differs = on_mesh.iter().zip(&on_plane).position(|(a, b)| a != b);
            if let Some(at) = differs {
                let off = |a: &[f64], b: &[f64]| {
                    a.iter().zip(b).fold(0.0, |m: f64, (x, y)| if (x - y).abs() > m { (x - y).abs() } else { m })
                };
                panic!(
                    "{name}, {speed} m/s: step {at} differs by {:e}, the end by {:e}",
                    off(&on_mesh[at], &on_plane[at]),
                    off(&on_mesh[359], &on_plane[359])
                );
            }
        }
    }
}

/// Nothing that is thrown inside a closed room of triangles gets out.
#[test]
fn a_room_of_triangles_keeps_what_is_in_it() {
    let corner = |k: u32| {
        DVec3::new(
            if k & 1 == 1 { 1.0 } else { -1.0 },
            if k & 2 == 2 { 1.0 } else { -1.0 },
            if k & 4 == 4 { 1.0 } else { -1.0 },
        )
    };
    let points: Vec<DVec3> = (0..8).map(corner).collect();
    // outward; both sides of a sheet push, so the inside is a room
    let triangles = [
        [0, 2, 3],
        [0, 3, 1],
        [4, 5, 7],
        [4, 7, 6],
        [0, 1, 5],
        [0, 5, 4],
        [2, 6, 7],
        [2, 7, 3],
        [0, 4, 6],
        [0, 6, 2],
        [1, 3, 7],
        [1, 7, 5],
    ];
    let options = tumble::MeshOptions { sides: tumble::Sides::Both, ..Default::default() };
    let room = Shape::mesh(&points, &triangles, &options).unwrap();
    for hz in [60.0, 240.0] {
        for (name, body) in bodies() {
            let mut w = World::new();
            w.add(BodyBuilder::fixed().shape(room.clone()).friction(0.3).restitution(0.8)).unwrap();
            let body = body.mass(1.0).friction(0.3).restitution(0.8).velocity(DVec3::new(60.0, -41.0, 23.0));
            let id = w.add(body.spin(DVec3::new(8.0, 3.0, -5.0))).unwrap();
            for step in 0..(2.0 * hz) as u32 {
                w.step(1.0 / hz);
                let p = w.body(id).unwrap().position();
                assert!(p.abs().max_element() < 1.0, "{name} at {hz} Hz is outside after step {step}: {p}");
            }
        }
    }
}

#[test]
fn a_mesh_cannot_be_pushed_and_says_so() {
    let mut w = World::new();
    let (points, triangles) = grid(2, 1.0);
    let shape = Shape::mesh(&points, &triangles, &tumble::MeshOptions::default()).unwrap();
    let moving = w.add(BodyBuilder::dynamic().shape(shape));
    assert!(matches!(moving, Err(WorldError::Shape(ShapeError::MovingMesh))), "{moving:?}");
    let wrong = w.add(BodyBuilder::mesh(&points, &[[0, 1, 99]]));
    assert!(wrong.unwrap_err().to_string().contains("99"));
}

/// Bodies with plane faces dropped askew on a corrugated sheet come to rest on its ridges: nothing rocks, sinks in or is fed by the
/// position correction.
#[test]
fn bodies_come_to_rest_on_ridges() {
    let tent = [[-0.2, -0.2, -0.05], [0.2, -0.2, -0.05], [0.0, 0.25, -0.05], [0.0, 0.0, 0.1]].map(DVec3::from_array);
    let shapes = [
        Shape::cuboid_size(DVec3::new(0.5, 0.3, 0.1)).unwrap(),
        Shape::hull(&tent).unwrap(),
        Shape::cylinder(0.2, 0.1).unwrap(),
        Shape::cone(0.2, 0.2).unwrap(),
    ];
    for shape in shapes {
        for (axis, degrees) in [([0.05, 0.02, 1.0], 20.0_f64), ([-0.1, 0.05, 1.0], 70.0), ([0.02, 0.02, 1.0], 90.0)] {
            let mut w = World::new();
            let heights: Vec<f64> = (0..13 * 7).map(|k| if k % 13 % 2 == 0 { 0.05 } else { 0.0 }).collect();
            let field = HeightField { heights, size: (13, 7), cell: (0.1, 0.3), materials: None };
            w.add(BodyBuilder::height_field(&field).friction(0.5)).unwrap();
            let turn = trig::rotation(DVec3::from_array(axis).normalize(), degrees.to_radians());
            let body = BodyBuilder::dynamic().shape(shape.clone()).mass(2.0).orientation(turn);
            let id = w.add(body.position(DVec3::new(0.03, 0.02, 0.3)).friction(0.5)).unwrap();
            for _ in 0..600 {
                let r = w.step(0.005);
                assert_eq!(r.verdict(), Verdict::Solved, "{} {degrees}°, step {}", shape.kind(), r.step);
            }
            let l = w.ledger();
            assert_eq!(l.kinetic, 0.0, "{} {degrees}°: {}", shape.kind(), w.position(id).unwrap());
            assert!(l.corrected < 1e-4 * l.initial, "{} {degrees}°: {} J", shape.kind(), l.corrected);
        }
    }
}

/// What is small and fast has a long way through empty space: it is followed to its touch all the same, and bounces there and then.
#[test]
fn a_grain_that_flies_far_in_a_step_is_followed_to_a_mesh() {
    let mut w = World::new();
    w.set_gravity(DVec3::ZERO).unwrap();
    let (points, triangles) = grid(8, 0.25);
    w.add(BodyBuilder::mesh(&points, &triangles).friction(0.0).restitution(1.0)).unwrap();
    let radius = 1e-4;
    let ball = BodyBuilder::ball(radius).mass(1e-6).friction(0.0).restitution(1.0);
    let ball = w.add(ball.position(DVec3::new(0.1, 0.07, 1.2)).velocity(DVec3::Z * -100.0)).unwrap();
    let r = w.step(1.0 / 60.0);
    assert!(r.verdict() == Verdict::Solved && r.cut_flights == 0, "{:?}, {} cut", r.verdict(), r.cut_flights);
    // 1.2 m down, as long up as is left of 1/60 s
    let z = w.body(ball).unwrap().position().z;
    let there = 100.0 / 60.0 - (1.2 - radius) + radius;
    assert!((z - there).abs() < 1e-9, "{z} m, not {there} m");
}
