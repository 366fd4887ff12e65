//! Sliding and sticking: Coulomb's law on floors, slopes, wedges, grooves, belts and turntables.

use crate::harness::{
    G, add, books_balance, floor, near, order, place_bound, position, run, settings, slope, spin, turn, velocity,
    velocity_bound, world, world_with,
};
use tumble::{BodyBuilder, BodyId, DVec3, Material, Pose, Shape, World, trig};

const H: f64 = 1.0 / 240.0;

/// A unit cube of 1 kg on the floor.
fn cube(mu: f64) -> BodyBuilder {
    BodyBuilder::cuboid(DVec3::ONE).mass(1.0).friction(mu).position(DVec3::new(0.0, 0.0, 0.5))
}

/// A point mass that cannot roll: a ball whose moments of inertia are huge.
fn particle(mu: f64) -> BodyBuilder {
    let ball = BodyBuilder::ball(0.1).mass(1.0).inertia(DVec3::splat(1e9)).friction(mu);
    ball.position(DVec3::new(0.0, 0.0, 0.1))
}

fn stopping_distance(body: BodyBuilder, mu: f64, v: f64, angle: f64, h: f64) -> DVec3 {
    let mut w = world();
    floor(&mut w, mu, 0.0);
    let way = DVec3::new(trig::cos(angle), trig::sin(angle), 0.0);
    let b = add(&mut w, body.velocity(way * v));
    let start = position(&w, b);
    run(&mut w, 1.2 * v / (mu * G), h);
    position(&w, b) - start
}

fn pushed(mu: f64, force: DVec3, time: f64) -> (World, BodyId) {
    let mut w = world();
    floor(&mut w, mu, 0.0);
    let b = add(&mut w, cube(mu).force(force));
    run(&mut w, time, H);
    (w, b)
}

/// Two blocks, the lower one pulled: velocities of lower and upper after `time` [s].
fn two_blocks(force: f64, time: f64) -> (f64, f64, u32) {
    let (mu1, mu2) = (0.3, 0.2);
    let mut w = world();
    let stone = w.add_material(Material::default()).expect("material");
    let wood = w.add_material(Material::default()).expect("material");
    let felt = w.add_material(Material::default()).expect("material");
    w.set_pair(stone, wood, Material::new(mu2, 0.0)).expect("pair");
    w.set_pair(wood, felt, Material::new(mu1, 0.0)).expect("pair");
    add(&mut w, BodyBuilder::ground().material(stone));
    let lower = BodyBuilder::cuboid(DVec3::new(4.0, 1.0, 0.2)).mass(2.0).material(wood);
    let lower = lower.position(DVec3::new(0.0, 0.0, 0.1)).force(DVec3::new(force, 0.0, 0.0));
    let lower = add(&mut w, lower);
    let upper = BodyBuilder::cuboid(DVec3::splat(0.4)).mass(1.0).material(felt);
    let upper = add(&mut w, upper.position(DVec3::new(0.0, 0.0, 0.4)));
    let n = run(&mut w, time, H);
    (velocity(&w, lower).x, velocity(&w, upper).x, n)
}

laws! {
    /// T1: a block on a slope sticks iff tan θ ≤ μ, else a = g(sin θ − μ cos θ). Constant forces: exact in every step.
    fn a_block_on_a_slope_sticks_below_the_friction_angle_and_slides_above() {
        let angle = 30.0_f64.to_radians();
        let (sin, cos) = (trig::sin(angle), trig::cos(angle));
        for mu in [0.0, 0.3, 0.5773, 0.5774, 0.9] {
            for tilted in [false, true] {
                // the slope itself is tilted, or gravity is
                let mut w = if tilted { world() } else { world_with(slope(angle)) };
                let q = if tilted { turn(DVec3::Y, angle) } else { tumble::DQuat::IDENTITY };
                add(&mut w, BodyBuilder::ground().friction(mu).orientation(q));
                let b = add(&mut w, cube(mu).position(q * DVec3::new(0.0, 0.0, 0.5)).orientation(q));
                let n = run(&mut w, 2.0, H);
                let t = f64::from(n) * H;
                let a = G * (sin - mu * cos);
                let law = if mu > trig::tan(angle) { 0.0 } else { 0.5 * a * t * t };
                let d = q.conjugate() * position(&w, b) - DVec3::new(0.0, 0.0, 0.5);
                near("way down", d.x, law, place_bound(n, t));
                near("off the slope", d.z, 0.0, place_bound(n, t));
                near("sideways", d.y, 0.0, place_bound(n, t));
            }
        }
    }

    /// T2: a slide stops after v²/(2μg), whatever the mass; second order in h.
    fn a_sliding_block_stops_after_v_squared_over_two_mu_g() {
        let (mu, v) = (0.4, 3.0);
        let law = v * v / (2.0 * mu * G);
        for mass in [0.01, 1.0, 1000.0] {
            let mut errors = Vec::new();
            for h in [1.0 / 60.0, 1.0 / 240.0, 1.0 / 960.0] {
                let d = stopping_distance(cube(mu).mass(mass), mu, v, 0.0, h);
                near("length", d.x, law, mu * G * h * h / 8.0 + 1e-9);
                errors.push(d.x - law);
            }
            // the error is s(1 − s)·μgh²/2 with s the part of the last step: its envelope is of second order
            order("slide", &errors, 1.0, 1e-9);
        }
    }

    /// T3: friction knows no direction: 64 directions, cube on four points and single particle, spread < 1e-12.
    fn friction_is_the_same_in_all_directions() {
        let (mu, v) = (0.5, 6.0);
        for body in [cube(mu), particle(mu)] {
            let (mut least, mut most, mut aside) = (f64::INFINITY, 0.0, 0.0);
            for k in 0..64 {
                let angle = f64::from(k) * std::f64::consts::TAU / 64.0;
                let d = stopping_distance(body.clone(), mu, v, angle, 1.0 / 60.0);
                let way = DVec3::new(trig::cos(angle), trig::sin(angle), 0.0);
                let length = d.dot(way);
                least = if length < least { length } else { least };
                most = if length > most { length } else { most };
                let off = (d - way * length).length();
                aside = if off > aside { off } else { aside };
            }
            near("spread", (most - least) / most, 0.0, 1e-12);
            near("bend", aside, 0.0, 1e-11);
            near("length", most, v * v / (2.0 * mu * G), mu * G / 3600.0 / 8.0 + 1e-9);
        }
    }

    /// T4: from rest the threshold is exactly μmg in all directions; above it a = (F − μmg)/m.
    fn the_pull_that_starts_a_slide_is_the_same_in_all_directions() {
        let mu = 0.5;
        for k in 0..12 {
            let angle = f64::from(k) * std::f64::consts::TAU / 12.0 + 0.1;
            let way = DVec3::new(trig::cos(angle), trig::sin(angle), 0.0);
            for part in [0.999, 1.001] {
                let (w, b) = pushed(mu, way * (part * mu * G), 0.5);
                let law = if part < 1.0 { 0.0 } else { 0.001 * mu * G * 0.5 };
                near("speed", velocity(&w, b).dot(way), law, velocity_bound(120));
            }
        }
    }

    /// T5: a resting box presses with its weight in every step, and friction answers a push that does not move it.
    fn the_floor_carries_the_weight_and_friction_answers_the_push() {
        let (w, b) = pushed(0.5, DVec3::new(3.0, 1.0, 0.0), 0.5);
        let force = w.report().contact_wrench(b).force;
        // the solver leaves 1e-13 m/s of 1 kg in a step of 1/240 s
        near("normal", force.z, G, 1e-10);
        near("friction x", force.x, -3.0, 1e-10);
        near("friction y", force.y, -1.0, 1e-10);
        books_balance(&w);
    }

    /// T6: sliding loads the front: (mg/2)(1 ± μ·height/width); a unit cube at μ = 0.5 presses 3:1 and does not turn.
    fn a_sliding_box_loads_its_front() {
        let mu = 0.5;
        let mut w = world();
        floor(&mut w, mu, 0.0);
        let b = add(&mut w, cube(mu).velocity(DVec3::new(3.0, 0.0, 0.0)));
        for _ in 0..60 {
            w.step(H);
        }
        let centre = position(&w, b).x;
        let (mut front, mut back) = (0.0, 0.0);
        for c in &w.report().contacts {
            *(if c.point.x > centre { &mut front } else { &mut back }) += c.impulse.x / H;
        }
        near("front", front, 0.75 * G, 1e-9);
        near("back", back, 0.25 * G, 1e-9);
        near("spin", spin(&w, b).length(), 0.0, 1e-11);
        // three times as high: it tips
        let mut w = world();
        floor(&mut w, mu, 0.0);
        let tall = BodyBuilder::cuboid(DVec3::new(1.0, 1.0, 3.0)).mass(1.0).friction(mu);
        let tall = add(&mut w, tall.position(DVec3::new(0.0, 0.0, 1.5)).velocity(DVec3::new(3.0, 0.0, 0.0)));
        run(&mut w, 0.2, H);
        assert!(spin(&w, tall).y > 0.05, "a tall box tips forward, spin {}", spin(&w, tall));
    }

    /// T9: a block on a pulled block goes along up to F = (μ1+μ2)(M+m)g, above it slips behind.
    fn a_block_on_a_pulled_block_goes_along_or_slips() {
        let (mu1, mu2, lower, upper) = (0.3, 0.2, 2.0, 1.0);
        let limit = (mu1 + mu2) * (lower + upper) * G;
        let t = 0.25;
        for force in [0.9 * limit, 0.999 * limit] {
            let (v, u, n) = two_blocks(force, t);
            let a = force / (lower + upper) - mu2 * G;
            near("lower, together", v, a * t, velocity_bound(n));
            near("upper, together", u, a * t, velocity_bound(n));
        }
        for force in [1.001 * limit, 1.5 * limit] {
            let (v, u, n) = two_blocks(force, t);
            let a = (force - mu1 * upper * G - mu2 * (lower + upper) * G) / lower;
            near("lower, apart", v, a * t, velocity_bound(n));
            near("upper, apart", u, mu1 * G * t, velocity_bound(n));
        }
    }

    /// T10: a block on a frictionless movable wedge: A = mg sin cos/(M + m sin²).
    fn a_block_pushes_a_frictionless_wedge_away() {
        let angle = 30.0_f64.to_radians();
        let (sin, cos, m, big) = (trig::sin(angle), trig::cos(angle), 1.0, 3.0);
        let mut w = world();
        floor(&mut w, 0.0, 0.0);
        let (length, height) = (4.0, 4.0 * trig::tan(angle));
        let mut corners = Vec::new();
        for y in [-1.0, 1.0] {
            corners.extend([DVec3::new(0.0, y, 0.0), DVec3::new(length, y, 0.0), DVec3::new(0.0, y, height)]);
        }
        let wedge = add(&mut w, BodyBuilder::hull(&corners).mass(big).friction(0.0));
        // the slope falls towards +x; its outward normal is (sin, 0, cos)
        let q = turn(DVec3::Y, angle);
        let on = DVec3::new(0.3 * length, 0.0, 0.7 * height) + DVec3::new(sin, 0.0, cos) * 0.2;
        let block = BodyBuilder::cuboid(DVec3::splat(0.4)).mass(m).friction(0.0).orientation(q).position(on);
        let block = add(&mut w, block);
        let n = run(&mut w, 0.4, H);
        let t = f64::from(n) * H;
        let down = m * big + m * m * sin * sin;
        let a = m * m * G * sin * cos / down;
        let relative = (big + m) * m * G * sin / down;
        // the hull's slope is a rounded plane: 1e-15 of its size in the normal
        near("wedge", velocity(&w, wedge).x, -a * t, 1e-10);
        let v = velocity(&w, block) - velocity(&w, wedge);
        near("block along the slope", v.dot(DVec3::new(cos, 0.0, -sin)), relative * t, 1e-10);
        near("block off the slope", v.dot(DVec3::new(sin, 0.0, cos)), 0.0, 1e-10);
        near("momentum", (velocity(&w, wedge) * big + velocity(&w, block) * m).x, 0.0, 1e-11);
    }

    /// T11: in a V-groove of half angle α the walls press 1/sin α times as hard: a = g(sin θ − μ cos θ/sin α).
    fn a_groove_doubles_up_friction() {
        let (angle, half, mu) = (40.0_f64.to_radians(), 35.0_f64.to_radians(), 0.2);
        let mut w = world_with(slope(angle));
        for side in [-1.0, 1.0] {
            let n = DVec3::new(0.0, side * trig::cos(half), trig::sin(half));
            let wall = BodyBuilder::fixed().shape(Shape::half_space(n).expect("normal")).friction(mu);
            add(&mut w, wall);
        }
        let b = add(&mut w, particle(mu).position(DVec3::new(0.0, 0.0, 0.1 / trig::sin(half))));
        let n = run(&mut w, 1.0, H);
        let a = G * (trig::sin(angle) - mu * trig::cos(angle) / trig::sin(half));
        near("speed", velocity(&w, b).x, a * f64::from(n) * H, 10.0 * velocity_bound(n));
    }

    /// T15: a block on a turntable slips when ω²r exceeds μg.
    fn a_block_on_a_turntable_slips_when_it_turns_too_fast() {
        let (mu, r) = (0.5, 1.0);
        let h = 1.0 / 960.0;
        for (part, slips) in [(0.97, false), (1.03, true)] {
            let omega = (part * mu * G / r).sqrt();
            let mut w = world();
            let table = BodyBuilder::cylinder(3.0, 0.2).as_kinematic().friction(mu);
            add(&mut w, table.position(DVec3::new(0.0, 0.0, -0.1)).spin(DVec3::new(0.0, 0.0, omega)));
            let b = BodyBuilder::cuboid(DVec3::splat(0.02)).mass(1.0).friction(mu).position(DVec3::new(r, 0.0, 0.01));
            let b = add(&mut w, b.velocity(DVec3::new(0.0, omega * r, 0.0)).spin(DVec3::new(0.0, 0.0, omega)));
            let mut slip: f64 = 0.0;
            for _ in 0..(0.5 / h) as u32 {
                w.step(h);
                for c in w.report().contacts.iter().filter(|c| c.impulse.x > 0.0) {
                    let (a, b) = c.slip();
                    let s = (a * a + b * b).sqrt();
                    slip = if s > slip { s } else { slip };
                }
            }
            if slips {
                // (ω²r − μg)t at least
                assert!(slip > 0.03 * mu * G * 0.4, "slip {slip}");
            } else {
                // the last corner of the table that the block sees is a polygon: no slip all the same
                near("slip", slip, 0.0, 1e-9);
                let p = position(&w, b);
                near("radius", (p.x * p.x + p.y * p.y).sqrt(), r, 1e-4);
            }
        }
    }

    /// A crate that grips rides on its circle, on tables of any shape and at coarse steps: second order in h. Chords from
    /// tangents would widen the circle by hω²/2 of itself in a second: 20 per cent here at the coarsest step.
    fn a_crate_rides_on_a_turntable_in_a_circle() {
        let (mu, r, omega) = (5.0, 0.2, 3.0);
        let tables = [
            BodyBuilder::cylinder(3.0, 0.2).position(DVec3::new(0.0, 0.0, -0.1)),
            BodyBuilder::cuboid(DVec3::new(6.0, 5.0, 0.2)).position(DVec3::new(0.0, 0.0, -0.1)),
            BodyBuilder::ground(),
        ];
        for table in tables {
            let widening = |h: f64| {
                let mut w = world();
                add(&mut w, table.clone().as_kinematic().friction(mu).spin(DVec3::new(0.0, 0.0, omega)));
                let b = BodyBuilder::cuboid(DVec3::new(0.1, 0.06, 0.04)).mass(1.0).friction(mu);
                let b = b.position(DVec3::new(r, 0.0, 0.02)).velocity(DVec3::new(0.0, omega * r, 0.0));
                let b = add(&mut w, b.spin(DVec3::new(0.0, 0.0, omega)));
                run(&mut w, 2.0, h);
                let p = position(&w, b);
                (p.x * p.x + p.y * p.y).sqrt() / r - 1.0
            };
            let errors = [1.0 / 30.0, 1.0 / 60.0, 1.0 / 120.0].map(widening);
            // each step forgets (hω)³/6 of the arc at most
            let angle = omega / 120.0;
            near("radius", errors[2], 0.0, 240.0 * angle * angle * angle / 6.0);
            order("ride", &errors, 1.9, 1e-9);
        }
    }

    /// T2 on a floor of slabs, side by side at one level: a box comes as far as on a single one, whatever its way over the
    /// seams. Their edges are no walls.
    fn a_box_slides_over_the_seams_of_a_floor() {
        let mu = 0.5;
        for (v, angle, h) in [(1.0, 0.0, H), (2.0, 0.3, 1.0 / 60.0), (3.0, 0.0, H), (3.0, 0.5, 1e-3)] {
            let mut w = world();
            for (i, j) in (-2..8).flat_map(|i| (-2..6).map(move |j| (i, j))) {
                let slab = BodyBuilder::cuboid(DVec3::new(0.25, 0.25, 0.1)).as_fixed().friction(mu);
                add(&mut w, slab.position(DVec3::new(0.25 * f64::from(i), 0.25 * f64::from(j), -0.05)));
            }
            let way = DVec3::new(trig::cos(angle), trig::sin(angle), 0.0);
            let start = DVec3::new(0.03, 0.02, 0.1);
            let b = BodyBuilder::cuboid(DVec3::splat(0.2)).mass(1.0).friction(mu).position(start);
            let b = add(&mut w, b.velocity(way * v));
            run(&mut w, 1.2 * v / (mu * G), h);
            let come = position(&w, b) - start;
            // the last step is part of one: ½μgh² at most; a step of tilt at a seam is far below
            near("way", come.dot(way), 0.5 * v * v / (mu * G), mu * G * h * h + 1e-4);
            near("aside", come.cross(way).length(), 0.0, 1e-4);
            assert!(w.report().ledger.imbalance().abs() < 1e-12);
        }
    }

    /// A box that turns while it slides over seams without friction keeps its speed and its spin, also where it turns by a
    /// quarter of a radian in a step and passes the corners of slabs that it is never above.
    fn a_box_that_turns_slides_over_the_seams_of_a_floor() {
        let turning = [(0.02, H), (0.5, H), (3.0, H), (-8.0, 1e-3), (3.0, 1.0 / 60.0), (-8.0, 1.0 / 60.0), (15.0, 1.0 / 60.0)];
        let ways = [DVec3::new(3.0, 0.2, 0.0), DVec3::new(1.0, 0.7, 0.0), DVec3::new(0.3, 0.0, 0.0)];
        let mut corners = Vec::new();
        for k in 0..8 {
            corners.push(DVec3::new(f64::from(k & 1), f64::from(k >> 1 & 1), f64::from(k >> 2)) * 0.2 - DVec3::splat(0.1));
        }
        for (spin, h) in turning {
            for (v, cube) in ways.into_iter().flat_map(|v| {
                [(v, BodyBuilder::cuboid(DVec3::splat(0.2))), (v, BodyBuilder::hull(&corners))]
            }) {
                let mut w = world();
                for (i, j) in (-2..12).flat_map(|i| (-2..4).map(move |j| (i, j))) {
                    let slab = BodyBuilder::cuboid(DVec3::new(0.25, 0.25, 0.1)).as_fixed().friction(0.0);
                    add(&mut w, slab.position(DVec3::new(0.25 * f64::from(i), 0.25 * f64::from(j), -0.05)));
                }
                let spin = DVec3::new(0.0, 0.0, spin);
                let cube = cube.mass(1.0).friction(0.0).position(DVec3::new(0.03, 0.02, 0.1));
                let b = add(&mut w, cube.velocity(v).spin(spin));
                run(&mut w, 0.8, h);
                near("velocity", (w.velocity(b).unwrap() - v).length(), 0.0, 1e-6);
                near("spin", (w.spin(b).unwrap() - spin).length(), 0.0, 1e-6);
            }
        }
    }

    /// Passing along a slab is no leave to go through it: a box that is struck from above while it passes over seams comes
    /// to rest on the slabs, one that flies at a slab a little too low is stopped by its side.
    fn what_passes_along_a_slab_does_not_go_through_it() {
        for h in [1.0 / 60.0, H] {
            let mut w = world();
            for (i, j) in (-2..20).flat_map(|i| (-3..4).map(move |j| (i, j))) {
                let slab = BodyBuilder::cuboid(DVec3::new(0.25, 0.25, 0.1)).as_fixed().friction(0.5);
                add(&mut w, slab.position(DVec3::new(0.25 * f64::from(i), 0.25 * f64::from(j), -0.05)));
            }
            let spin = DVec3::new(0.0, 0.0, 3.0);
            let v = DVec3::new(3.0, 0.2, 0.0);
            let b = BodyBuilder::cuboid(DVec3::splat(0.2)).mass(1.0).friction(0.1).position(DVec3::new(0.03, 0.02, 0.1));
            let b = add(&mut w, b.velocity(v).spin(spin));
            let hammer = BodyBuilder::ball(0.1).mass(2.0).position(DVec3::new(0.03, 0.04, 1.3));
            let hammer = add(&mut w, hammer.velocity(v - DVec3::Z * 5.0));
            let mut lowest = 0.0;
            for _ in 0..(1.5 / h) as u32 {
                w.step(h);
                let deepest = w.report().contacts.iter().fold(0.0, |d, c| if c.gap < d { c.gap } else { d });
                lowest = if deepest < lowest { deepest } else { lowest };
            }
            assert!(position(&w, b).z > 0.09 && position(&w, hammer).z > 0.09, "{} {}", position(&w, b), position(&w, hammer));
            near("overlap", lowest, 0.0, 1e-3);

            let mut w = world();
            add(&mut w, BodyBuilder::cuboid(DVec3::new(2.0, 2.0, 1.0)).as_fixed().friction(0.0));
            let low = BodyBuilder::cuboid(DVec3::splat(0.2)).mass(1.0).friction(0.0).spin(spin);
            let low = add(&mut w, low.position(DVec3::new(-2.0, 0.1, 0.59)).velocity(DVec3::new(3.0, 0.0, 1.0)));
            run(&mut w, 0.3, h);
            let p = position(&w, low);
            assert!(p.x < -1.09 || p.z > 0.59, "in the slab, at {p}");
        }
    }

    /// The same on a table that tilts about a level axis, as far as friction holds: the crate keeps its place on it.
    fn a_crate_keeps_its_place_on_a_plate_that_tilts() {
        let (mu, omega, time) = (5.0, 1.0, 1.0);
        let shift = |h: f64| {
            let mut w = world();
            let plate = BodyBuilder::cuboid(DVec3::new(3.0, 1.0, 0.2)).as_kinematic().friction(mu);
            let plate = add(&mut w, plate.spin(DVec3::new(0.0, -omega, 0.0)));
            let b = BodyBuilder::cuboid(DVec3::new(0.2, 0.2, 0.1)).mass(1.0).friction(mu);
            let b = b.position(DVec3::new(1.0, 0.0, 0.15)).velocity(DVec3::new(-0.15 * omega, 0.0, omega));
            let b = add(&mut w, b.spin(DVec3::new(0.0, -omega, 0.0)));
            run(&mut w, time, h);
            let pose = w.body(plate).unwrap().pose();
            pose.inverse_point(position(&w, b)).x - 1.0
        };
        let errors = [1.0 / 60.0, 1.0 / 120.0, 1.0 / 240.0].map(shift);
        near("place", errors[2], 0.0, 1e-4);
        order("tilt", &errors, 1.9, 1e-9);
    }

    /// T16: a box dropped on a belt of speed V slips for V/(μg) over V²/(2μg); the heat is mV²/2, the belt's work mV².
    fn a_box_on_a_belt_makes_as_much_heat_as_motion() {
        let (mu, v) = (0.4, 2.0);
        let mut w = world();
        let belt = BodyBuilder::cuboid(DVec3::new(100.0, 2.0, 0.2)).as_kinematic().friction(mu);
        let belt = add(&mut w, belt.position(DVec3::new(0.0, 0.0, -0.1)).velocity(DVec3::new(v, 0.0, 0.0)));
        let b = add(&mut w, cube(mu));
        let mut slipped = 0.0;
        let mut time = 0.0;
        while velocity(&w, b).x < v - 1e-9 {
            let before = position(&w, belt).x - position(&w, b).x;
            w.step(H);
            books_balance(&w);
            slipped += position(&w, belt).x - position(&w, b).x - before;
            time += H;
            assert!(time < 2.0, "never caught up");
        }
        near("time", time, v / (mu * G), H);
        near("slip", slipped, v * v / (2.0 * mu * G), mu * G * H * H);
        near("heat", w.ledger().friction_loss, 0.5 * v * v, mu * G * G * H * H);
        near("work of the belt", w.ledger().kinematic_work, v * v, mu * G * G * H * H);
    }

    /// T18: a hoop flat on three points spins down at μg/R and stops at ω0R/(μg).
    fn a_hoop_on_three_points_spins_down_at_mu_g_over_r() {
        let (mu, r, omega) = (0.3, 0.5, 12.0);
        let mut w = world();
        floor(&mut w, mu, 0.0);
        let mut hoop = BodyBuilder::dynamic().mass(2.0).friction(mu).inertia(DVec3::new(0.5, 0.5, 1.0) * (2.0 * r * r));
        for k in 0..3 {
            let a = f64::from(k) * std::f64::consts::TAU / 3.0;
            let place = Pose::at(DVec3::new(r * trig::cos(a), r * trig::sin(a), 0.0));
            hoop = hoop.shape_at(Shape::ball(0.02).expect("ball"), place);
        }
        let b = add(&mut w, hoop.position(DVec3::new(0.0, 0.0, 0.02)).spin(DVec3::new(0.0, 0.0, omega)));
        let n = run(&mut w, 1.0, H);
        near("spin", spin(&w, b).z, omega - mu * G / r * f64::from(n) * H, 1e-9);
        let stop = omega * r / (mu * G);
        run(&mut w, stop - 1.0 + 2.0 * H, H);
        near("spin at the end", spin(&w, b).length(), 0.0, 1e-9);
        near("wandered", position(&w, b).x.abs() + position(&w, b).y.abs(), 0.0, 1e-9);
    }

    /// The same laws at the default tolerance hold to 100 times that tolerance.
    fn the_default_tolerance_holds_the_slope_to_a_hundred_times_itself() {
        let angle = 30.0_f64.to_radians();
        let mut s = settings();
        s.solver.tolerance = 1e-8;
        let mut w = world_with(slope(angle));
        w.set_settings(s).expect("settings");
        floor(&mut w, 0.3, 0.0);
        let b = add(&mut w, cube(0.3));
        let n = run(&mut w, 1.0, H);
        let a = G * (trig::sin(angle) - 0.3 * trig::cos(angle));
        near("speed", velocity(&w, b).x, a * f64::from(n) * H, 1e-6);
    }
}
