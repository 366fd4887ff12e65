//! Pieces that lie together are one surface: cracks, steps below the weld, bonds, fans, ridges and stairs in pieces, compounds.

use crate::dice::Vectors as _;
use tumble::{BodyBuilder, BodyId, DQuat, DVec3, Pose, Shape, World, trig};
use tumble_random::{Lcg, Random as _, samples};

/// How a level floor is made.
#[derive(Clone, Copy, Debug)]
enum Floor {
    /// Squares with cracks of a width [m] between them.
    Cracks(f64),
    /// Squares at heights that differ by up to as much [m].
    Steps(f64),
    /// Bricks whose rows are shifted by half.
    Bond,
    /// Squares that overlap.
    Overlap,
    /// Prisms around the origin.
    Fan,
}

fn add_floor(w: &mut World, floor: Floor, dice: &mut Lcg) {
    let (size, thick) = (0.17, 0.2);
    let mut slab = |at: DVec3, size: DVec3| {
        w.add(BodyBuilder::cuboid(size).position(at).friction(0.0).as_fixed()).unwrap();
    };
    match floor {
        Floor::Fan => {
            for k in 0..24 {
                let ray = |k: u32| {
                    let (s, c) = trig::sin_cos(std::f64::consts::TAU * f64::from(k) / 24.0);
                    DVec3::new(c, s, 0.0) * 2.0
                };
                let corners = [DVec3::ZERO, ray(k), ray(k + 1)];
                let points: Vec<DVec3> = corners.iter().flat_map(|c| [*c, *c - DVec3::Z * thick]).collect();
                w.add(BodyBuilder::hull(&points).friction(0.0).as_fixed()).unwrap();
            }
        }
        _ => {
            for (i, j) in (-7..=7).flat_map(|i| (-7..=7).map(move |j| (f64::from(i), f64::from(j)))) {
                let (crack, step, shift, more) = match floor {
                    Floor::Cracks(crack) => (crack, 0.0, 0.0, 0.0),
                    Floor::Steps(step) => (0.0, dice.between(-step, 0.0), 0.0, 0.0),
                    Floor::Bond => (0.0, 0.0, if j as i32 % 2 == 0 { 0.5 * size } else { 0.0 }, 0.0),
                    _ => (0.0, 0.0, 0.0, 0.03),
                };
                let at = DVec3::new((i + 0.3) * size + shift, (j - 0.2) * size, step - 0.5 * thick);
                slab(at, DVec3::new(size - crack + more, size - crack + more, thick));
            }
        }
    }
}

fn body(kind: usize, dice: &mut Lcg) -> BodyBuilder {
    let mut size = || dice.between(0.03, 0.1);
    match kind {
        0 => BodyBuilder::ball(size()),
        1 => BodyBuilder::cuboid(DVec3::new(size(), size(), size())),
        2 => BodyBuilder::capsule(size(), 2.0 * size()),
        3 => BodyBuilder::cylinder(size(), 2.0 * size()),
        4 => BodyBuilder::cone(size(), 2.0 * size()),
        _ => {
            let points: Vec<DVec3> = (0..12).map(|_| dice.vector(0.07)).collect();
            BodyBuilder::hull(&points)
        }
    }
}

/// A level floor without friction pushes no body aside, whatever lies between its pieces.
#[test]
fn cracks_steps_bonds_and_fans_push_nobody_aside() {
    let floors = [
        Floor::Cracks(0.0),
        Floor::Cracks(1e-6),
        Floor::Cracks(1e-5),
        Floor::Cracks(3e-5),
        Floor::Steps(1e-6),
        Floor::Steps(1e-5),
        Floor::Steps(3e-5),
        Floor::Bond,
        Floor::Overlap,
        Floor::Fan,
    ];
    let (mut bad, trials) = (Vec::new(), samples(18) as usize);
    for floor in floors {
        let mut dice = Lcg(23);
        for trial in 0..trials {
            let hz = [60.0, 240.0, 1000.0][trial / 6 % 3];
            let mut w = World::new();
            add_floor(&mut w, floor, &mut dice);
            let (s, c) = trig::sin_cos(dice.between(0.0, std::f64::consts::TAU));
            let v = DVec3::new(c, s, 0.0) * dice.between(0.1, 1.5);
            let turn = dice.vector(1.0);
            let turned = DQuat::from_xyzw(turn.x, turn.y, turn.z, dice.between(0.1, 1.0)).normalize();
            let spin = dice.vector([0.0, 5.0, 40.0][trial % 3]);
            let b = body(trial % 6, &mut dice).mass(1.0).friction(0.0).restitution([0.0, 0.5][trial % 2]);
            let b = b.position(DVec3::Z * dice.between(0.15, 0.25)).orientation(turned).velocity(v).spin(spin);
            let id = w.add(b).unwrap();
            for _ in 0..(0.5 * hz) as u32 {
                w.step(1.0 / hz);
            }
            let now = w.body(id).unwrap();
            let aside = (now.velocity() - v).with_z(0.0).length();
            // normals within a millionth are one: some hundred pushes add up to this
            if !(aside < 5e-5 && now.centre().z > 0.0) {
                bad.push(format!("{floor:?}, trial {trial}, {hz} Hz: {aside:e} m/s aside, at {}", now.centre()));
            }
        }
    }
    assert!(bad.is_empty(), "{} of {}:\n{}", bad.len(), trials * floors.len(), bad.join("\n"));
}

/// What slides out over the jagged border of a floor in running bond is moved by nothing but its velocity, as long as its centre is
/// above the floor: the pieces beside it end there, but none of them is in its way.
#[test]
fn the_border_of_a_bond_moves_nobody_aside() {
    let mut dice = Lcg(5);
    let mut bad = Vec::new();
    for trial in 0..60 {
        let mut w = World::new();
        for (i, j) in (-4..5).flat_map(|i| (-4..5).map(move |j| (i, j))) {
            let aside = if j % 2 == 0 { 0.0 } else { 0.25 };
            let at = DVec3::new(0.5 * f64::from(i) + aside, 0.5 * f64::from(j), -0.1);
            w.add(BodyBuilder::cuboid(DVec3::new(0.5, 0.5, 0.2)).as_fixed().friction(0.0).position(at)).unwrap();
        }
        let r = dice.between(0.1, 0.2);
        let (shape, height) = match trial % 3 {
            0 => (BodyBuilder::cylinder(r, r), 0.5 * r),
            1 => (BodyBuilder::cone(r, r), 0.5 * r),
            _ => (BodyBuilder::cuboid(DVec3::new(2.0 * r, r, 0.5 * r)), 0.25 * r),
        };
        // it wobbles, so that parts of its rim are somewhat below the floor at times
        let (tilt, turn) = (dice.between(0.0, 0.1), dice.between(0.0, std::f64::consts::TAU));
        let turned = trig::rotation(DVec3::Z, turn) * trig::rotation(DVec3::X, tilt);
        let start = DVec3::new(1.9 - r, dice.between(-0.6, 0.6), height + r * tilt);
        let v = DVec3::new(1.0, dice.between(-0.5, 0.5), 0.0);
        let spin = DVec3::Z * dice.between(-5.0, 5.0);
        let body = shape.mass(1.0).friction(0.0).position(start).orientation(turned).velocity(v).spin(spin);
        let id = w.add(body).unwrap();
        let start = w.body(id).unwrap().centre();
        let h = 1.0 / 240.0;
        for k in 1..200 {
            w.step(h);
            let now = w.body(id).unwrap().centre();
            // the nearest border is at 2.25 m, and the next at 2.5 m
            if now.x > 2.2 {
                break;
            }
            let aside = (now - start - v * (h * f64::from(k))).with_z(0.0).length();
            // normals within a millionth are one: pushes of 5e-5 m/s for less than a second
            if !(aside < 5e-5) {
                bad.push(format!("trial {trial}, step {k}: {aside:e} m aside, at {now}"));
                break;
            }
        }
    }
    assert!(bad.is_empty(), "{} of 60:\n{}", bad.len(), bad.join("\n"));
}

fn state(w: &World, id: BodyId) -> [f64; 13] {
    let b = w.body(id).unwrap();
    let (p, q, v, s) = (b.position(), b.orientation(), b.velocity(), b.spin());
    [p.x, p.y, p.z, q.x, q.y, q.z, q.w, v.x, v.y, v.z, s.x, s.y, s.z]
}

/// A plank that lies askew over a ridge slides off it as from one piece, though each piece is shorter than the plank is wide.
#[test]
fn a_ridge_in_pieces_smaller_than_the_body_is_one_ridge() {
    for (yaw, hz) in [(0.0_f64, 240.0), (7.0, 240.0), (31.0, 1000.0)] {
        let slides = |pieces: u32| {
            let mut w = World::new();
            let width = 2.0 / f64::from(pieces);
            for k in 0..pieces {
                let (from, to) = (width * f64::from(k) - 1.0, width * f64::from(k + 1) - 1.0);
                let points: Vec<DVec3> = [from, to]
                    .into_iter()
                    .flat_map(|y| [DVec3::new(-1.0, y, -0.5), DVec3::new(0.0, y, 0.0), DVec3::new(1.0, y, -0.5)])
                    .collect();
                w.add(BodyBuilder::hull(&points).as_fixed().friction(0.0)).unwrap();
            }
            let turned = trig::rotation(DVec3::Z, yaw.to_radians()) * trig::rotation(DVec3::Y, 4.0_f64.to_radians());
            let plank = BodyBuilder::cuboid(DVec3::new(0.8, 0.5, 0.05)).mass(1.0).friction(0.0).orientation(turned);
            let id = w.add(plank.position(DVec3::new(0.03, 0.02, 0.03))).unwrap();
            (0..(0.3 * hz) as u32).for_each(|_| _ = w.step(1.0 / hz));
            state(&w, id)
        };
        let one = slides(1);
        for pieces in [5, 17] {
            let many = slides(pieces);
            let off =
                one.iter().zip(&many).fold(0.0, |m: f64, (a, b)| if (a - b).abs() > m { (a - b).abs() } else { m });
            assert!(off < 0.03, "yaw {yaw}, {hz} Hz, {pieces} pieces: {off}\n{many:?}\n{one:?}");
        }
    }
}

/// A box goes down stairs that are cut into pieces smaller than itself as down stairs of whole steps.
#[test]
fn stairs_in_pieces_smaller_than_the_body_are_stairs() {
    let falls = |pieces: u32| {
        let mut w = World::new();
        let width = 1.2 / f64::from(pieces);
        for step in 0..6 {
            for k in 0..pieces {
                let at = DVec3::new(
                    0.3 * f64::from(step),
                    width * (f64::from(k) + 0.5) - 0.6,
                    -0.15 * f64::from(step) - 0.5,
                );
                let b = BodyBuilder::cuboid(DVec3::new(0.3, width, 1.0)).position(at).as_fixed();
                w.add(b.friction(0.2)).unwrap();
            }
        }
        let b = BodyBuilder::cuboid(DVec3::new(0.25, 0.4, 0.2)).mass(1.0).friction(0.2);
        let id = w.add(b.position(DVec3::new(-0.05, 0.013, 0.1)).velocity(DVec3::X * 1.3)).unwrap();
        let mut deepest = 0.0;
        for _ in 0..240 {
            let gap = w.step(1.0 / 240.0).deepest_gap();
            deepest = if gap < deepest { gap } else { deepest };
        }
        (state(&w, id), deepest)
    };
    let one = falls(1);
    for pieces in [4, 13] {
        let many = falls(pieces);
        let off = (0..3).map(|k| (one.0[k] - many.0[k]).abs()).fold(0.0, |a: f64, b| if b > a { b } else { a });
        assert!(off < 0.05, "{pieces} pieces: {off} m\n{many:?}\n{one:?}");
        assert!(many.1 > -2e-3, "{pieces} pieces: {} m deep", many.1);
    }
}

/// What rolls and slides over the seams of a dynamic compound goes as over one box of the same mass and inertia.
#[test]
fn a_dynamic_compound_has_no_inner_seams() {
    let whole = DVec3::new(2.0, 0.8, 0.1);
    let slides = |pieces: u32, kind: u32| {
        let mut w = World::new();
        w.add(BodyBuilder::ground().friction(0.9)).unwrap();
        let width = whole.x / f64::from(pieces);
        let part = Shape::cuboid_size(DVec3::new(width, whole.y, whole.z)).unwrap();
        let at = |k: u32| Pose::at(DVec3::X * (width * (f64::from(k) + 0.5) - 0.5 * whole.x));
        let parts: Vec<(Pose, Shape)> = (0..pieces).map(|k| (at(k), part.clone())).collect();
        let shape = if pieces == 1 { Shape::cuboid_size(whole).unwrap() } else { Shape::compound(&parts).unwrap() };
        let plate = BodyBuilder::dynamic().shape(shape).mass(50.0).friction(0.0);
        w.add(plate.position(DVec3::Z * 0.05)).unwrap();
        let b = match kind {
            0 => BodyBuilder::ball(0.1),
            1 => BodyBuilder::cuboid(DVec3::splat(0.2)),
            _ => BodyBuilder::cylinder(0.1, 0.2),
        };
        let b = b.mass(1.0).friction(0.0).position(DVec3::new(-0.83, 0.05, 0.2 - 5e-6)).velocity(DVec3::X * 1.5);
        let id = w.add(b).unwrap();
        (0..240).for_each(|_| _ = w.step(1.0 / 240.0));
        w.body(id).unwrap().velocity()
    };
    for kind in 0..3 {
        let one = slides(1, kind);
        assert!((one - DVec3::X * 1.5).length() < 1e-6, "{kind}: {one}");
        for pieces in [3, 8] {
            let many = slides(pieces, kind);
            assert!((many - one).length() < 1e-6, "{kind}, {pieces} parts: {many}, of one {one}");
        }
    }
}
