//! The ground is one: edges between its shapes stop no body.

use crate::dice::Vectors as _;
use tumble::{BodyBuilder, BodyId, DQuat, DVec3, Pose, Shape, Verdict, World, trig};
use tumble_random::{Lcg, Random as _};

const G: f64 = 9.81;

/// A wedge of an angle [rad] whose sharp edge lies at the origin, on a floor at z = 0.
fn wedge(plane: bool, angle: f64) -> World {
    let mut w = World::new();
    let floor = if plane {
        BodyBuilder::ground()
    } else {
        BodyBuilder::cuboid(DVec3::new(4.0, 2.0, 0.2)).as_fixed().position(DVec3::new(0.0, 0.0, -0.1))
    };
    w.add(floor.friction(0.0)).unwrap();
    let (s, c) = trig::sin_cos(angle);
    let corner = |x: f64, y: f64, z: f64| DVec3::new(x, y, z);
    let points: Vec<DVec3> = [-1.0, 1.0]
        .into_iter()
        .flat_map(|y| [corner(0.0, y, 0.0), corner(2.0, y, 0.0), corner(2.0, y, 2.0 * s / c)])
        .collect();
    w.add(BodyBuilder::hull(&points).as_fixed().friction(0.0)).unwrap();
    w
}

fn add_box(w: &mut World, at: DVec3, v: DVec3) -> BodyId {
    let b = BodyBuilder::cuboid(DVec3::splat(0.2)).mass(1.0).friction(0.0).position(at).velocity(v);
    w.add(b).unwrap()
}

fn total(w: &World) -> f64 {
    w.energy().0 + w.energy().1
}

/// A box that slides onto a wedge is struck at its lower front edge, along the normal of the slope: of its energy the blow
/// takes sin²α/(1 + 3/2·(sin α − cos α)²). What the edge of the wedge would do, taken for a wall, is to stop it.
#[test]
fn a_box_slides_onto_a_wedge_that_lies_on_the_floor() {
    for plane in [false, true] {
        for degrees in [2.0, 5.0, 20.0, 45.0_f64] {
            let angle = degrees.to_radians();
            let (s, c) = trig::sin_cos(angle);
            let law = s * s / (1.0 + 1.5 * (s - c) * (s - c));
            let errors = [240.0, 960.0, 3840.0].map(|hz: f64| {
                let mut w = wedge(plane, angle);
                add_box(&mut w, DVec3::new(-0.13, 0.0, 0.1), DVec3::X * 2.0);
                let before = w.energy().0;
                let start = total(&w);
                for _ in 0..(0.03 * hz) as u32 {
                    w.step(1.0 / hz);
                    assert_eq!(w.report().verdict(), Verdict::Solved);
                }
                (start - total(&w)) / before - law
            });
            let case = format!("{degrees} degrees, plane {plane}: {errors:?} of {law}");
            assert!(errors[2].abs() < 0.1 * law, "{case}");
            assert!(errors[2].abs() < 0.4 * errors[0].abs(), "{case}");
        }
    }
}

/// At a steep slope the front of the box is nearer than its bottom, and its lower edge is there first: it does not get into the
/// slope, wherever the steps fall.
#[test]
fn a_box_that_slides_onto_a_steep_wedge_stays_out_of_it() {
    for (plane, degrees) in [(true, 46.0_f64), (true, 55.0), (false, 55.0), (true, 70.0), (false, 70.0)] {
        for k in 0..5 {
            let mut w = wedge(plane, degrees.to_radians());
            add_box(&mut w, DVec3::new(-0.15 - 0.0017 * f64::from(k), 0.03, 0.1), DVec3::X * 2.0);
            for _ in 0..20 {
                let deepest = w.step(1.0 / 240.0).deepest_gap();
                assert!(deepest > -5e-5, "{degrees} degrees, plane {plane}, {k}: {deepest} m");
            }
        }
    }
}

/// How the floor of slabs is made.
#[derive(Clone, Copy, Debug)]
enum Slabs {
    /// Fixed boxes.
    Fixed,
    /// One body whose only shape has all slabs for its parts.
    Compound,
    /// Driven boxes that keep their places.
    Kinematic,
}

/// A floor of squares of a size [m] at z = 0.
fn squares(slabs: Slabs, size: f64) -> World {
    let mut w = World::new();
    let thick = DVec3::new(size, size, 0.2);
    let places = (-6..=6).flat_map(|i| (-6..=6).map(move |j| (f64::from(i), f64::from(j))));
    let places: Vec<DVec3> = places.map(|(i, j)| DVec3::new((i + 0.3) * size, (j - 0.2) * size, -0.1)).collect();
    if let Slabs::Compound = slabs {
        let slab = Shape::cuboid_size(thick).unwrap();
        let parts: Vec<(Pose, Shape)> = places.iter().map(|p| (Pose::new(*p, DQuat::IDENTITY), slab.clone())).collect();
        w.add(BodyBuilder::fixed().shape(Shape::compound(&parts).unwrap()).friction(0.0)).unwrap();
        return w;
    }
    for p in places {
        let b = BodyBuilder::cuboid(thick).position(p).friction(0.0);
        w.add(if let Slabs::Kinematic = slabs { b.as_kinematic() } else { b.as_fixed() }).unwrap();
    }
    w
}

fn body(dice: &mut Lcg) -> BodyBuilder {
    let mut size = || dice.between(0.03, 0.1);
    match (size() * 1e4) as u32 % 6 {
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

/// Without friction a level floor pushes no body aside that is thrown over its seams.
#[test]
fn what_is_thrown_over_a_floor_of_slabs_keeps_its_way() {
    let mut dice = Lcg(11);
    for trial in 0..90 {
        let slabs = [Slabs::Fixed, Slabs::Compound, Slabs::Kinematic][trial % 3];
        let hz = [60.0, 240.0, 1000.0][trial / 3 % 3];
        let mut w = squares(slabs, dice.between(0.08, 0.25));
        let (heading, speed) = (dice.between(0.0, std::f64::consts::TAU), dice.between(0.1, 0.8));
        let (s, c) = trig::sin_cos(heading);
        let v = DVec3::new(c, s, 0.0) * speed;
        let turn = dice.vector(1.0);
        let orientation = DQuat::from_xyzw(turn.x, turn.y, turn.z, dice.between(0.1, 1.0)).normalize();
        let spin = dice.vector([0.0, 5.0, 40.0][trial % 3]);
        let high = DVec3::Z * dice.between(0.15, 0.25);
        let b = body(&mut dice).mass(1.0).friction(0.0).restitution([0.0, 0.5][trial % 2]);
        let b = w.add(b.position(high).orientation(orientation).velocity(v).spin(spin)).unwrap();
        for _ in 0..(0.5 * hz) as u32 {
            w.step(1.0 / hz);
        }
        let now = w.body(b).unwrap().velocity();
        let aside = (now - v).with_z(0.0).length();
        // a normal that leans by a few millionths, of what lands with some metres a second
        assert!(aside < 1e-5, "trial {trial}, {slabs:?}, {hz} Hz: {aside} m/s aside at {speed} m/s");
        let sink = w.body(b).unwrap().centre().z;
        assert!(sink > 0.0 && (now.z.abs() < 2.0), "trial {trial}, {slabs:?}, {hz} Hz: centre at {sink} m, {now}");
    }
}

/// A shallow groove of two slabs: what slides down one side goes up the other, and loses at the kink what its angle asks for.
#[test]
fn a_box_slides_through_a_shallow_groove() {
    let angle = 0.015;
    let hz = 960.0;
    let mut w = World::new();
    for side in [-1.0, 1.0] {
        let (s, c) = trig::sin_cos(0.5 * angle * -side);
        let turn = DQuat::from_xyzw(0.0, s, 0.0, c);
        let slab = BodyBuilder::cuboid(DVec3::new(1.0, 1.0, 0.1)).as_fixed().orientation(turn).friction(0.0);
        // the upper edges of both are at the origin
        w.add(slab.position(turn * DVec3::new(0.5 * side, 0.0, -0.05))).unwrap();
    }
    let (s, c) = trig::sin_cos(0.5 * angle);
    let down = DQuat::from_xyzw(0.0, s, 0.0, c);
    let b = BodyBuilder::cuboid(DVec3::splat(0.2)).mass(1.0).friction(0.0).orientation(down);
    let b = w.add(b.position(down * DVec3::new(-0.3, 0.0, 0.1)).velocity(down * DVec3::X * 2.0)).unwrap();
    let before = w.energy().0;
    let start = total(&w);
    for _ in 0..(0.3 * hz) as u32 {
        w.step(1.0 / hz);
    }
    // the blow turns the box by the bend twice, front and rear: each takes less than the square of the angle of the energy
    let lost = (start - total(&w)) / before;
    assert!((0.0..4.0 * angle * angle + 2.0 * G * angle / (2.0 * 2.0 * hz)).contains(&lost), "{lost}");
    assert!(w.body(b).unwrap().velocity().x > 1.99);
}

/// A floor is met at the foot of a wall as elsewhere, wherever the middle of the floor is: a thin plate that is pushed against
/// the wall rests there.
#[test]
fn a_plate_rests_at_the_foot_of_a_wall() {
    for (plane, middle) in [(false, -2.0), (false, 2.0), (true, -3.0), (true, 0.0), (true, 3.0)] {
        for hz in [60.0, 240.0, 1000.0] {
            let mut w = World::new();
            let floor = if plane {
                BodyBuilder::ground().position(DVec3::X * middle)
            } else {
                BodyBuilder::cuboid(DVec3::new(6.0, 6.0, 0.2)).as_fixed().position(DVec3::new(middle, 0.0, -0.1))
            };
            w.add(floor).unwrap();
            let wall = BodyBuilder::cuboid(DVec3::splat(1.0)).as_fixed().position(DVec3::new(-0.5, 0.0, 0.5));
            w.add(wall).unwrap();
            let plate = BodyBuilder::cuboid(DVec3::new(0.2, 0.2, 0.004)).mass(1.0).force(DVec3::X * -4.0);
            let plate = w.add(plate.position(DVec3::new(0.11, 0.0, 0.002)).velocity(DVec3::X * -1.0)).unwrap();
            for _ in 0..hz as u32 {
                w.step(1.0 / hz);
            }
            let z = w.body(plate).unwrap().centre().z;
            assert!((z - 0.002).abs() < 1e-9, "plane {plane}, middle at {middle} m, {hz} Hz: at {z} m");
        }
    }
}

/// A kerb stops what comes to it, also where a floor is beside it: nothing gets into it by more than a slop.
#[test]
fn a_kerb_beside_a_floor_is_met_by_what_is_round() {
    for (hz, shift) in [60.0, 240.0, 1000.0].into_iter().flat_map(|hz| (0..6).map(move |k| (hz, 0.007 * f64::from(k))))
    {
        for away in [0.0, 100.0] {
            for round in [BodyBuilder::ball(0.1), BodyBuilder::capsule(0.1, 0.2), BodyBuilder::cylinder(0.1, 0.2)] {
                let mut w = World::new();
                let at = |x: f64, z: f64| DVec3::new(x + away, 0.3 * away, z);
                let floor = BodyBuilder::cuboid(DVec3::new(2.0, 2.0, 0.2)).as_fixed().position(at(-1.0, -0.1));
                w.add(floor.friction(0.0)).unwrap();
                let kerb = BodyBuilder::cuboid(DVec3::new(1.0, 2.0, 0.24)).as_fixed().position(at(0.5, -0.08));
                w.add(kerb.friction(0.0)).unwrap();
                let lying = DQuat::from_xyzw(0.5_f64.sqrt(), 0.0, 0.0, 0.5_f64.sqrt());
                let b = round.mass(1.0).friction(0.0).orientation(lying).position(at(-0.5 + shift, 0.1));
                w.add(b.velocity(DVec3::X * 1.5)).unwrap();
                let mut deepest = 0.0;
                for _ in 0..(0.5 * hz) as u32 {
                    let gaps = w.step(1.0 / hz).contacts.iter().map(|c| c.gap);
                    deepest = gaps.fold(deepest, |d: f64, g| if g < d { g } else { d });
                }
                assert!(deepest > -2e-5, "{hz} Hz, from {shift} m, {away} m away: {deepest} m deep");
            }
        }
    }
}

/// The edge of a table is straight, however many slabs it is made of: a plank that lies askew over it slides off as from one slab,
/// with nothing that holds it where two slabs meet.
#[test]
fn a_plank_slides_over_the_edge_of_a_table_of_slabs_as_over_one() {
    for (yaw, hz) in [(2.0_f64, 240.0), (10.0, 240.0), (2.0, 1000.0)] {
        let left = |pieces: u32| {
            let mut w = World::new();
            let width = 2.0 / f64::from(pieces);
            for k in 0..pieces {
                let slab = BodyBuilder::cuboid(DVec3::new(1.0, width, 1.0)).as_fixed().friction(0.0);
                w.add(slab.position(DVec3::new(-0.5, width * (f64::from(k) + 0.5) - 1.0, -0.5))).unwrap();
            }
            let turned = trig::rotation(DVec3::Z, yaw.to_radians()) * trig::rotation(DVec3::Y, 30.0_f64.to_radians());
            let plank = BodyBuilder::cuboid(DVec3::new(1.6, 0.3, 0.05)).mass(1.0).friction(0.0).orientation(turned);
            let id = w.add(plank.position(DVec3::new(0.02, 0.03, 0.066))).unwrap();
            (0..(0.35 * hz) as u32).for_each(|_| _ = w.step(1.0 / hz));
            w.body(id).unwrap().velocity()
        };
        let one = left(1);
        assert!(one.length() > 1.5, "{one}");
        for pieces in [2, 4] {
            let many = left(pieces);
            assert!((many - one).length() < 0.01, "yaw {yaw}, {hz} Hz, {pieces} slabs: {many}, of one {one}");
        }
    }
}

/// What falls on a floor of slabs is struck where it touches, as on one slab, and not at the seams beneath it.
#[test]
fn what_bounces_on_slabs_bounces_as_on_one() {
    for hz in [60.0, 240.0, 1000.0] {
        let mut dice = Lcg(11);
        for trial in 0..12 {
            let sides = DVec3::new(dice.between(0.5, 1.0), 0.7, 0.4);
            let b = if trial % 3 == 0 { BodyBuilder::capsule(0.15, 0.6) } else { BodyBuilder::cuboid(sides) };
            let (turned, v) = (dice.vector(1.0), DVec3::new(1.0, 0.5, 0.0));
            let turned = trig::rotation(turned.normalize(), turned.length());
            let b = b.mass(1.0).friction(0.0).restitution(0.5).orientation(turned).velocity(v);
            let after = |size: f64| {
                let mut w = World::new();
                let n = (8.0 / size) as u32;
                for k in 0..n * n {
                    let at = |k: u32| size * (f64::from(k) + 0.5) - 4.0;
                    let slab =
                        BodyBuilder::cuboid(DVec3::new(size, size, 0.5)).as_fixed().friction(0.0).restitution(0.5);
                    w.add(slab.position(DVec3::new(at(k % n), at(k / n), -0.25))).unwrap();
                }
                let id = w.add(b.clone().position(DVec3::new(-0.2, 0.2, 1.1))).unwrap();
                let mut left = 3;
                while left > 0 {
                    let struck = w.step(1.0 / hz).contacts.iter().any(|c| c.impulse.x > 0.0);
                    left -= u32::from(struck || left < 3);
                }
                let b = w.body(id).unwrap();
                (b.velocity(), b.spin())
            };
            let (one, many) = (after(8.0), after(0.5));
            let off = (one.0 - many.0).length() + (one.1 - many.1).length();
            assert!(off < 1e-2, "{hz} Hz, {trial}: {many:?}, of one slab {one:?}");
        }
    }
}

/// A kinematic slab that comes to lie beside a fixed one is one ground with it from then on, while it drives and when it stands, and
/// no longer when it has left again.
#[test]
fn a_slab_that_arrives_closes_the_floor() {
    let hz = 240.0;
    let slab = || BodyBuilder::cuboid(DVec3::new(2.0, 2.0, 0.5)).friction(0.0).position(DVec3::new(-1.0, 0.0, -0.25));
    for drives in [0.0, 0.4] {
        let mut w = World::new();
        w.add(slab().as_fixed()).unwrap();
        let way = DVec3::new(0.0, drives, 0.0);
        let from = DVec3::new(2.0, -2.0 * drives, -0.25);
        let bridge = w.add(slab().as_kinematic().position(from).velocity(way - DVec3::X)).unwrap();
        (0..240).for_each(|_| _ = w.step(1.0 / hz));
        w.set_velocity(bridge, way).unwrap();
        // its lower edges are a hair too low, as after every impact; alone, the side of the slab would be a wall to it
        let id = add_box(&mut w, DVec3::new(-0.5, 0.013, 0.1 - 5e-6), DVec3::X * 2.0);
        for _ in 0..120 {
            w.step(1.0 / hz);
            let v = w.body(id).unwrap().velocity();
            assert!((v - DVec3::X * 2.0).length() < 1e-6, "bridge drives at {drives} m/s: {v}");
        }
        assert!(w.body(id).unwrap().position().x > 0.4);
        w.set_velocity(bridge, DVec3::X * 9.0).unwrap();
        (0..120).for_each(|_| _ = w.step(1.0 / hz));
        assert!(w.body(id).unwrap().velocity().z < -1.0, "nothing is left to lie on");
    }
}

/// A cone touches a wall with nothing but its rim, which on a floor is a hair too low: by less than the wall stands above the floor, or
/// in it. It is pushed all the same, by a face and by an edge.
#[test]
fn a_wall_that_drives_over_a_floor_takes_cones_with_it() {
    for slab in [false, true] {
        for (yaw, up) in [(0.0_f64, 0.0), (0.0, 2e-5), (0.0, -1e-3), (41.0, 0.0), (41.0, -1e-3)] {
            let mut w = World::new();
            let floor = if slab {
                BodyBuilder::cuboid(DVec3::new(4.0, 4.0, 0.2)).as_fixed().position(DVec3::new(0.0, 0.0, -0.1))
            } else {
                BodyBuilder::ground()
            };
            w.add(floor).unwrap();
            let wall = BodyBuilder::cuboid(DVec3::new(0.2, 0.2, 0.3)).as_kinematic();
            let wall = wall.orientation(trig::rotation(DVec3::Z, yaw.to_radians()));
            let wall = w.add(wall.position(DVec3::new(0.35, 0.0, 0.15 + up)).velocity(DVec3::X * -0.8)).unwrap();
            let cone = BodyBuilder::cone(0.1, 0.16).density(500.0).position(DVec3::new(0.0, 0.001, 0.08));
            let cone = w.add(cone).unwrap();
            for _ in 0..216 {
                let deepest = w.step(1.0 / 240.0).deepest_gap();
                assert!(deepest > -1e-4, "slab {slab}, yaw {yaw}, up {up}: {deepest} m");
            }
            let ahead = w.body(wall).unwrap().position().x - w.body(cone).unwrap().position().x;
            assert!(ahead > 0.1, "slab {slab}, yaw {yaw}, up {up}: {ahead} m");
        }
    }
}
