//! What stands and what falls: tipping, ladders, cards, cylinders, stacks.

use crate::harness::{G, add, floor, near, position, run, slope, spin, turn, velocity, world, world_with};
use tumble::{BodyBuilder, BodyId, DVec3, Material, World, trig};

const H: f64 = 1.0 / 240.0;

/// Steps and tells whether anything moved by more than what a standing thing can: the solver's tolerance times time.
fn stands(w: &mut World, bodies: &[BodyId], time: f64) -> bool {
    let start: Vec<DVec3> = bodies.iter().map(|b| position(w, *b)).collect();
    run(w, time, H);
    bodies.iter().zip(&start).all(|(b, s)| (position(w, *b) - *s).length() < 1e-6 && spin(w, *b).length() < 1e-6)
}

/// A thin rod of length l whose end points (centres of its round ends) lie at `foot` and `head`.
fn rod(foot: DVec3, head: DVec3, radius: f64) -> BodyBuilder {
    let d = head - foot;
    let l = d.length();
    let axis = DVec3::Z.cross(d / l);
    let angle = trig::atan2(axis.length(), d.z / l);
    let q = if axis.length() > 0.0 { turn(axis.normalize(), angle) } else { tumble::DQuat::IDENTITY };
    BodyBuilder::capsule(radius, l).mass(1.0).position((foot + head) * 0.5).orientation(q)
}

/// A rod of length 2 leaning at φ from the floor against a wall at x = 0: stands with these frictions?
fn ladder(phi: f64, floor_mu: f64, wall_mu: f64) -> bool {
    let (l, r) = (2.0, 0.01);
    let mut w = world();
    let wood = w.add_material(Material::default()).expect("material");
    let ground = w.add_material(Material::default()).expect("material");
    let plaster = w.add_material(Material::default()).expect("material");
    w.set_pair(wood, ground, Material::new(floor_mu, 0.0)).expect("pair");
    w.set_pair(wood, plaster, Material::new(wall_mu, 0.0)).expect("pair");
    add(&mut w, BodyBuilder::ground().material(ground));
    let wall = tumble::Shape::half_space(-DVec3::X).expect("normal");
    add(&mut w, BodyBuilder::fixed().shape(wall).material(plaster));
    let foot = DVec3::new(-r - l * trig::cos(phi), 0.0, r);
    let head = DVec3::new(-r, 0.0, r + l * trig::sin(phi));
    let b = add(&mut w, rod(foot, head, r).material(wood));
    stands(&mut w, &[b], 0.5)
}

/// Two rods leaning together at φ from the vertical.
fn cards(phi: f64, mu: f64) -> bool {
    let (l, r) = (1.0, 0.01);
    let mut w = world();
    floor(&mut w, mu, 0.0);
    let mut both = Vec::new();
    for side in [-1.0, 1.0] {
        let head = DVec3::new(side * r, 0.0, r + l * trig::cos(phi));
        let foot = DVec3::new(side * (r + l * trig::sin(phi)), 0.0, r);
        both.push(add(&mut w, rod(foot, head, r).friction(mu)));
    }
    stands(&mut w, &both, 0.5)
}

/// Two cards of a length of 1 m and the given thickness [m] that lean together at φ from the vertical, edge to edge.
fn flat_cards(phi: f64, thickness: f64, mu: f64) -> bool {
    let mut w = world();
    floor(&mut w, mu, 0.0);
    let (s, c) = (trig::sin(phi), trig::cos(phi));
    let (x, z) = (0.5 * s + 0.5 * thickness * c, 0.5 * c + 0.5 * thickness * s);
    let both = [-1.0, 1.0].map(|side| {
        let card = BodyBuilder::cuboid(DVec3::new(thickness, 0.6, 1.0)).mass(1.0).friction(mu);
        add(&mut w, card.position(DVec3::new(side * x, 0.0, z)).orientation(turn(DVec3::Y, -side * phi)))
    });
    stands(&mut w, &both, 0.5)
}

/// Three cylinders as a pyramid; their world.
fn pyramid(mu_cylinder: f64, mu_floor: f64) -> (World, [BodyId; 3]) {
    let r = 0.5;
    let mut w = world();
    let log = w.add_material(Material::default()).expect("material");
    let ground = w.add_material(Material::default()).expect("material");
    w.set_pair(log, log, Material::new(mu_cylinder, 0.0)).expect("pair");
    w.set_pair(log, ground, Material::new(mu_floor, 0.0)).expect("pair");
    add(&mut w, BodyBuilder::ground().material(ground));
    let lie = turn(DVec3::X, std::f64::consts::FRAC_PI_2);
    let mut place = |x: f64, z: f64| {
        let b = BodyBuilder::cylinder(r, 2.0).mass(1.0).material(log).orientation(lie);
        add(&mut w, b.position(DVec3::new(x, 0.0, z)))
    };
    // a hair between the lower two: touching, they could press each other by any small force
    let x = r + 1e-8;
    let up = r + (4.0 * r * r - x * x).sqrt();
    let bodies = [place(-x, r), place(x, r), place(0.0, up)];
    (w, bodies)
}

laws! {
    /// T7: on a slope a box tips iff tan θ > width/height when friction holds, and slides iff tan θ > μ when it does not.
    fn a_box_on_a_slope_tips_or_slides() {
        let (width, height) = (0.5, 1.0);
        let block = |mu: f64, angle: f64| {
            let mut w = world_with(slope(angle));
            floor(&mut w, mu, 0.0);
            let b = BodyBuilder::cuboid(DVec3::new(width, 1.0, height)).mass(1.0).friction(mu);
            let b = add(&mut w, b.position(DVec3::new(0.0, 0.0, 0.5 * height)));
            run(&mut w, 0.3, H);
            (velocity(&w, b).x, spin(&w, b).y)
        };
        let tip = trig::atan(width / height);
        let (v, s) = block(1.0, 0.99 * tip);
        near("stands", v.abs() + s.abs(), 0.0, 1e-9);
        let (_, s) = block(1.0, 1.01 * tip);
        // ω = t·g(sin θ h/2 − cos θ w/2)·m/I about the edge, a lower bound as it falls
        assert!(s > 1e-3, "tips: {s}");
        let slide = trig::atan(0.3);
        let (v, s) = block(0.3, 0.99 * slide);
        near("stands", v.abs() + s.abs(), 0.0, 1e-9);
        let angle = 1.05 * slide;
        let (v, s) = block(0.3, angle);
        near("slides", v, 0.3 * G * (trig::sin(angle) - 0.3 * trig::cos(angle)), 1e-9);
        near("without turning", s, 0.0, 1e-9);
    }

    /// T8: a box pushed at height y slides if μ < w/(2y), else tips at F = mgw/(2y).
    fn a_box_pushed_high_tips_and_pushed_low_slides() {
        let push = |mu: f64, y: f64, force: f64| {
            let mut w = world();
            floor(&mut w, mu, 0.0);
            let b = BodyBuilder::cuboid(DVec3::ONE).mass(1.0).friction(mu).position(DVec3::new(0.0, 0.0, 0.5));
            let b = add(&mut w, b);
            for _ in 0..48 {
                let p = position(&w, b);
                w.apply_force_at(b, DVec3::new(force, 0.0, 0.0), DVec3::new(p.x, 0.0, y)).expect("force");
                w.step(H);
            }
            (velocity(&w, b).x, spin(&w, b).y)
        };
        let y = 0.8;
        let tip = G / (2.0 * y);
        let (v, s) = push(0.8, y, 0.99 * tip);
        near("holds", v.abs() + s.abs(), 0.0, 1e-9);
        let (_, s) = push(0.8, y, 1.02 * tip);
        assert!(s > 1e-3, "tips: {s}");
        let (v, s) = push(0.5, y, 1.05 * 0.5 * G);
        near("slides", v, 0.05 * 0.5 * G * 0.2, 1e-9);
        near("without turning", s, 0.0, 1e-9);
    }

    /// T12: a ladder at a smooth wall stands iff μ ≥ cot φ/2, with rough walls earlier; the rod's radius is counted in.
    fn a_ladder_stands_if_the_floor_is_rough_enough() {
        let (l, r, phi) = (2.0, 0.01, 60.0_f64.to_radians());
        let (s, c) = (l * trig::sin(phi), l * trig::cos(phi));
        let smooth = c / (2.0 * (s + r));
        assert!(ladder(phi, 1.01 * smooth, 0.0));
        assert!(!ladder(phi, 0.99 * smooth, 0.0));
        for wall in [0.2, 0.6] {
            // N + μ_w N_w = mg, N_w = μN, moments about the foot
            let limit = 0.5 * c / (s + r + wall * (c + r) - 0.5 * wall * c);
            assert!(ladder(phi, 1.01 * limit, wall));
            assert!(!ladder(phi, 0.99 * limit, wall));
        }
    }

    /// T13: two leaning cards at φ from the vertical stand iff μ ≥ tan φ/2, radius counted in.
    fn two_leaning_cards_stand_if_friction_is_half_the_tangent() {
        for phi in [0.2, 0.5] {
            let limit = trig::sin(phi) / (2.0 * (trig::cos(phi) + 0.01));
            assert!(cards(phi, 1.01 * limit));
            assert!(!cards(phi, 0.99 * limit));
        }
        // as boxes, foot and head on the inner side: μ ≥ (tan φ − thickness/length)/2
        let upright = [(0.1, 0.01), (0.17, 0.002), (0.35, 0.01), (0.5, 0.03)];
        let low = [(0.7, 0.01), (0.77, 0.001), (0.9, 0.005)];
        for (phi, thickness) in upright.into_iter().chain(low) {
            let limit = 0.5 * (trig::sin(phi) / trig::cos(phi) - thickness);
            assert!(flat_cards(phi, thickness, 1.02 * limit), "{phi} {thickness}");
            assert!(!flat_cards(phi, thickness, 0.98 * limit), "{phi} {thickness}");
        }
    }

    /// T14: three cylinders stand as a pyramid iff μ ≥ tan 15° between them and ≥ tan 15°/3 on the floor.
    fn three_cylinders_stand_as_a_pyramid() {
        let between = 2.0 - 3.0_f64.sqrt();
        let below = between / 3.0;
        let stands = |a: f64, b: f64| {
            let (mut w, bodies) = pyramid(a, b);
            (stands(&mut w, &bodies, 0.5), w, bodies)
        };
        let (stood, w, [a, _, top]) = stands(1.02 * between, 1.02 * below);
        assert!(stood);
        let r = w.report();
        let ground = w.bodies().next().expect("the floor").id();
        near("floor", r.normal_force(ground, a), 1.5 * G, 1e-6);
        near("inner", r.normal_force(a, top), 0.5 * G, 1e-6);
        assert!(!stands(0.98 * between, 1.02 * below).0);
        assert!(!stands(1.02 * between, 0.98 * below).0);
    }

    /// T59: in a stack of N the level below block j carries all above it, for mass ratios up to a million.
    fn each_level_of_a_stack_carries_what_is_above_it() {
        let mut w = world();
        let ground = floor(&mut w, 0.5, 0.0);
        let mut blocks = Vec::new();
        for k in 0..10 {
            let b = BodyBuilder::cuboid(DVec3::ONE).mass(2.0).position(DVec3::new(0.0, 0.0, 0.5 + f64::from(k)));
            blocks.push(add(&mut w, b));
        }
        run(&mut w, 1.0, H);
        let r = w.report();
        near("floor", r.normal_force(ground, blocks[0]), 20.0 * G, 1e-8);
        for j in 0..9 {
            let law = 2.0 * f64::from(9 - j as u32) * G;
            near("level", r.normal_force(blocks[j], blocks[j + 1]), law, 1e-8);
        }
        for ratio in [1e-6, 1e-3, 1.0, 1e3, 1e6] {
            let mut w = world();
            let ground = floor(&mut w, 0.5, 0.0);
            let a = add(&mut w, BodyBuilder::cuboid(DVec3::ONE).mass(1.0).position(DVec3::new(0.0, 0.0, 0.5)));
            let b = add(&mut w, BodyBuilder::cuboid(DVec3::ONE).mass(ratio).position(DVec3::new(0.0, 0.0, 1.5)));
            run(&mut w, 1.0, H);
            let all = (1.0 + ratio) * G;
            near("floor", w.report().normal_force(ground, a) / all, 1.0, 1e-9);
            near("between", w.report().normal_force(a, b) / (ratio * G), 1.0, 1e-9);
            near("sinking", position(&w, b).z, 1.5, 1e-10);
        }
    }
}
