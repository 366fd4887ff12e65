//! Rolling: from slide to roll, on slopes, planks and turntables, and off a globe.

use crate::harness::{
    G, add, floor, near, order, position, run, slope, spin, turn, velocity, velocity_bound, world, world_with,
};
use tumble::{BodyBuilder, DVec3, World, trig};

const H: f64 = 1.0 / 240.0;
const R: f64 = 0.25;

/// A ball of 1 kg with moments β m r², on the floor.
fn ball(beta: f64, mu: f64) -> BodyBuilder {
    let b = BodyBuilder::ball(R).mass(1.0).inertia(DVec3::splat(beta * R * R)).friction(mu);
    b.position(DVec3::new(0.0, 0.0, R))
}

const BETAS: [f64; 4] = [0.4, 0.5, 2.0 / 3.0, 1.0];

/// Angle [rad] at which a small body leaves a fixed globe of radius 1 on which it starts at rest at 0.3 rad from the top.
fn leaves_globe(rolls: bool, h: f64) -> f64 {
    let (big, small, start) = (1.0, 0.1, 0.3);
    let mu = if rolls { 1e4 } else { 0.0 };
    let mut w = world();
    add(&mut w, BodyBuilder::ball(big).as_fixed().friction(mu));
    let at = DVec3::new(trig::sin(start), 0.0, trig::cos(start)) * (big + small);
    let b = add(&mut w, BodyBuilder::ball(small).mass(1.0).friction(mu).position(at));
    let mut last = start;
    for _ in 0..(5.0 / h) as u32 {
        w.step(h);
        let p = position(&w, b);
        let angle = trig::atan2(p.x, p.z);
        let pressed = w.report().contacts.iter().any(|c| c.impulse.x > 0.0);
        if !pressed && last > start + 0.2 {
            return last;
        }
        last = angle;
    }
    panic!("never left");
}

/// Rate at which the velocity of a ball on a turntable of spin Ω turns, measured over one second.
fn turntable_rate(h: f64) -> f64 {
    let omega = 2.0;
    let mut w = world();
    let table = BodyBuilder::ground().as_kinematic().friction(5.0).spin(DVec3::new(0.0, 0.0, omega));
    add(&mut w, table);
    // rolls without slip from the start: surface Ω×r = v + ω×(−R z)
    let (p, v) = (DVec3::new(0.5, 0.2, R), DVec3::new(0.3, 0.1, 0.0));
    let surface = DVec3::new(0.0, 0.0, omega).cross(p);
    let u = surface - v;
    // ω×(−R z) = u: ω = (u_y, −u_x)/R up to sign
    let roll = DVec3::new(u.y / R, -u.x / R, 0.0);
    let b = add(&mut w, ball(0.4, 5.0).position(p).velocity(v).spin(roll));
    let mut angle = 0.0;
    let mut before = trig::atan2(v.y, v.x);
    for _ in 0..(1.0 / h) as u32 {
        w.step(h);
        let v = velocity(&w, b);
        let now = trig::atan2(v.y, v.x);
        let mut d = now - before;
        if d > std::f64::consts::PI {
            d -= std::f64::consts::TAU;
        } else if d < -std::f64::consts::PI {
            d += std::f64::consts::TAU;
        }
        angle += d;
        before = now;
    }
    angle
}

fn launched(beta: f64, mu: f64, v: DVec3, w0: DVec3, time: f64, h: f64) -> (World, tumble::BodyId) {
    let mut w = world();
    floor(&mut w, mu, 0.0);
    let b = add(&mut w, ball(beta, mu).velocity(v).spin(w0));
    run(&mut w, time, h);
    (w, b)
}

laws! {
    /// T19: launched sliding, a ball rolls at v0/(1+β) after β v0/((1+β)μg), having come (…); second order in h.
    fn a_sliding_ball_ends_up_rolling_at_five_sevenths() {
        let (v0, mu) = (3.0, 0.3);
        for beta in BETAS {
            let rolls = v0 / (1.0 + beta);
            let slip_time = beta * v0 / ((1.0 + beta) * mu * G);
            let x_slip = v0 * slip_time - 0.5 * mu * G * slip_time * slip_time;
            let mut errors = Vec::new();
            for h in [1.0 / 60.0, 1.0 / 120.0, 1.0 / 240.0, 1.0 / 480.0] {
                let (w, b) = launched(beta, mu, DVec3::new(v0, 0.0, 0.0), DVec3::ZERO, 2.0, h);
                near("speed", velocity(&w, b).x, rolls, velocity_bound(960));
                near("spin", spin(&w, b).y * R, rolls, velocity_bound(960));
                near("energy lost", w.ledger().friction_loss, 0.5 * v0 * v0 * beta / (1.0 + beta), 1e-10);
                let x = position(&w, b).x - (x_slip + rolls * (2.0 - slip_time));
                // the step in which slip ends is cut somewhere inside: an eighth of (deceleration)·h²
                near("place", x, 0.0, mu * G * h * h / 8.0 * (1.0 + beta) / beta + 1e-10);
                errors.push(x);
            }
            order("slide to roll", &errors, 1.0, 1e-10);
        }
    }

    /// T19 with a rim: a cylinder ends up rolling at 2/3 and rolls on without loss, at any step. The fan of points that its
    /// rim is felt with must not strike one after the other.
    fn a_sliding_cylinder_ends_up_rolling_at_two_thirds_and_keeps_it() {
        let (v0, mu) = (3.0, 0.3);
        for h in [1.0 / 60.0, 1.0 / 240.0, 1.0 / 960.0] {
            let mut w = world();
            floor(&mut w, mu, 0.0);
            let lying = turn(DVec3::X, std::f64::consts::FRAC_PI_2);
            let b = BodyBuilder::cylinder(R, 0.1).mass(1.0).friction(mu).orientation(lying);
            let b = add(&mut w, b.position(DVec3::new(0.0, 0.0, R)).velocity(DVec3::new(v0, 0.0, 0.0)));
            let n = run(&mut w, 4.0, h);
            near("speed", velocity(&w, b).x, v0 * 2.0 / 3.0, velocity_bound(n));
            near("spin", spin(&w, b).y * R, v0 * 2.0 / 3.0, velocity_bound(n));
            near("height", position(&w, b).z, R, 1e-10);
        }
    }

    /// T20: with spin across the way the slip keeps its direction: v_f = v0 − β/(1+β) u0, and the path is a parabola.
    fn a_spinning_ball_curves_and_rolls_off_by_two_sevenths_of_its_slip() {
        let mu = 0.3;
        let (v0, w0) = (DVec3::new(2.0, 0.5, 0.0), DVec3::new(8.0, -3.0, 5.0));
        // velocity of the lowest point
        let u0 = v0 + w0.cross(DVec3::new(0.0, 0.0, -R));
        let half = u0.length() / (3.5 * mu * G) * 0.5;
        let n = (half / H) as u32;
        let t = f64::from(n) * H;
        let (w, b) = launched(0.4, mu, v0, w0, t, H);
        let law = v0 * t - u0 * (0.5 * mu * G * t * t / u0.length());
        near("on the parabola", (position(&w, b) - DVec3::new(law.x, law.y, R)).length(), 0.0, 1e-11);
        let (w, b) = launched(0.4, mu, v0, w0, 2.0, H);
        near("final velocity", (velocity(&w, b) - (v0 - u0 * (2.0 / 7.0))).length(), 0.0, 1e-10);
        near("spin about the vertical", spin(&w, b).z, 5.0, 1e-10);
    }

    /// T21: back-spin brings a ball back iff rω0 > 5v0/2.
    fn back_spin_brings_a_ball_back_if_it_is_strong_enough() {
        let v0 = 1.0;
        for (part, back) in [(0.99, false), (1.01, true)] {
            let w0 = DVec3::new(0.0, -part * 2.5 * v0 / R, 0.0);
            let (w, b) = launched(0.4, 0.4, DVec3::new(v0, 0.0, 0.0), w0, 2.0, H);
            near("speed", velocity(&w, b).x, v0 * (5.0 - 5.0 * part) / 7.0, 1e-10);
            assert_eq!(velocity(&w, b).x < 0.0, back);
        }
    }

    /// T22: down a slope a ball rolls with g sin θ/(1+β) iff μ ≥ tan θ β/(1+β), else it slides and spins up.
    fn a_ball_on_a_slope_rolls_or_slides() {
        let angle = 25.0_f64.to_radians();
        let (sin, cos, t) = (trig::sin(angle), trig::cos(angle), 0.5);
        for beta in BETAS {
            let limit = trig::tan(angle) * beta / (1.0 + beta);
            for (part, rolls) in [(1.01, true), (0.99, false), (0.5, false)] {
                let mu = part * limit;
                let mut w = world_with(slope(angle));
                floor(&mut w, mu, 0.0);
                let b = add(&mut w, ball(beta, mu));
                run(&mut w, t, H);
                let (a, s) = if rolls {
                    (G * sin / (1.0 + beta), G * sin / (1.0 + beta))
                } else {
                    (G * (sin - mu * cos), mu * G * cos / beta)
                };
                near("speed", velocity(&w, b).x, a * t, velocity_bound(240));
                near("spin", spin(&w, b).y * R, s * t, velocity_bound(240));
            }
        }
    }

    /// T23: on a plank that accelerates with A, a ball gets A β/(1+β).
    fn a_ball_on_an_accelerated_plank_gets_two_sevenths() {
        let accelerates = 1.5;
        for beta in BETAS {
            let mut w = world();
            let plank = BodyBuilder::ground().as_kinematic().friction(0.8);
            let plank = add(&mut w, plank);
            let b = add(&mut w, ball(beta, 0.8));
            for k in 0..240 {
                // the chord over the step
                let v = accelerates * (f64::from(k) + 0.5) * H;
                w.set_velocity(plank, DVec3::new(v, 0.0, 0.0)).expect("a plank");
                w.step(H);
            }
            // velocities belong to midpoints: at the end the ball has felt the plank's chord velocity
            let law = accelerates * beta / (1.0 + beta) * (239.5 * H);
            near("speed", velocity(&w, b).x, law, velocity_bound(240));
        }
    }

    /// T24: a spool pulled at angle φ from its core goes with F(cos φ − r/R)/(m(1+β)), towards the pull or away from it.
    fn a_spool_goes_where_the_line_of_pull_meets_the_floor() {
        let (inner, force, beta) = (0.1, 1.0, 0.5);
        for phi in [0.0_f64, 0.5, 1.0, 1.159_279_480_727_408_5, 1.3] {
            let mut w = world();
            floor(&mut w, 1.0, 0.0);
            let (s, c) = (trig::sin(phi), trig::cos(phi));
            let pull = DVec3::new(force * c, 0.0, force * s);
            // the thread leaves the core below: at (sin φ, −cos φ)·r
            let torque = DVec3::new(inner * s, 0.0, -inner * c).cross(pull);
            let b = add(&mut w, ball(beta, 1.0).force(pull).torque(torque));
            run(&mut w, 1.0, H);
            near("speed", velocity(&w, b).x, force * (c - inner / R) / (1.0 + beta), velocity_bound(240) + 1e-11);
        }
    }

    /// Balls and cylinders roll over the seams of a floor of slabs as over a single one.
    fn rolling_does_not_feel_the_seams_of_a_floor() {
        for (v, h) in [(0.3, H), (1.0, H), (3.0, H), (1.0, 1.0 / 60.0), (3.0, 1e-3)] {
            for round in [BodyBuilder::ball(0.1), BodyBuilder::cylinder(0.1, 0.3).orientation(turn(DVec3::X, 0.5 * std::f64::consts::PI))] {
                let mut w = world();
                for i in -1..8 {
                    let slab = BodyBuilder::cuboid(DVec3::new(0.25, 1.0, 0.1)).as_fixed();
                    add(&mut w, slab.position(DVec3::new(0.25 * f64::from(i), 0.0, -0.05)));
                }
                let round = round.mass(1.0).position(DVec3::new(0.02, 0.0, 0.1)).velocity(DVec3::X * v);
                let b = add(&mut w, round.spin(DVec3::Y * (v / 0.1)));
                run(&mut w, 1.0 / v, h);
                // a tenth of a per cent; the tangents of the edges ahead would take up to a fifth of it
                near("speed", velocity(&w, b).x, v, 1e-3 * v);
                near("height", position(&w, b).z, 0.1, 1e-6);
            }
        }
    }

    /// The same across a floor of squares, past corners of slabs that the ball is never above, and where a step's way is
    /// longer than the ball is trusted to see.
    fn a_ball_rolls_diagonally_over_the_seams_of_a_floor() {
        for (v, h) in [(1.0, H), (3.0, H), (1.0, 1.0 / 60.0), (3.0, 1.0 / 60.0)] {
            for (r, angle) in [0.1, 0.04].into_iter().flat_map(|r| [0.3, 0.785, 1.1].map(|angle| (r, angle))) {
                let mut w = world();
                for (i, j) in (-2..10).flat_map(|i| (-2..10).map(move |j| (i, j))) {
                    let slab = BodyBuilder::cuboid(DVec3::new(0.25, 0.25, 0.1)).as_fixed();
                    add(&mut w, slab.position(DVec3::new(0.25 * f64::from(i), 0.25 * f64::from(j), -0.05)));
                }
                let way = DVec3::new(trig::cos(angle), trig::sin(angle), 0.0);
                let ball = BodyBuilder::ball(r).mass(1.0).position(DVec3::new(0.02, 0.01, r)).velocity(way * v);
                let b = add(&mut w, ball.spin(DVec3::Z.cross(way) * (v / r)));
                run(&mut w, 2.0 / v, h);
                near("velocity", (velocity(&w, b) - way * v).length(), 0.0, 1e-6 * v);
                near("height", position(&w, b).z, r, 1e-8);
            }
        }
    }

    /// T26: a ball on a turntable circles with 2/7 of the table's rate; second order in h.
    fn a_ball_on_a_turntable_circles_at_two_sevenths_of_its_rate() {
        let law = 2.0 / 7.0 * 2.0;
        let errors: Vec<f64> = [1.0 / 120.0, 1.0 / 240.0, 1.0 / 480.0].map(|h| turntable_rate(h) - law).to_vec();
        // a chord of angle hΩ instead of its arc
        near("rate", errors[2], 0.0, 4.0 / (480.0 * 480.0));
        order("turntable", &errors, 1.9, 1e-9);
    }

    /// T27: from rest at θ0 a small body leaves a globe at cos θ = 2/3 cos θ0 when it slides, 10/17 when it rolls.
    fn a_ball_leaves_a_globe_at_two_thirds_or_ten_seventeenths() {
        for (rolls, part) in [(false, 2.0 / 3.0), (true, 10.0 / 17.0)] {
            let law = trig::acos(part * trig::cos(0.3));
            let errors: Vec<f64> =
                [1.0 / 240.0, 1.0 / 480.0, 1.0 / 960.0, 1.0 / 1920.0].map(|h| leaves_globe(rolls, h) - law).to_vec();
            // leaving is noticed within a step of about 3 rad/s
            near("angle", errors[3], 0.0, 3.0 * 2.0 / 1920.0);
            order("leaving", &errors, 0.6, 2e-3);
        }
    }

    /// Pure rolling loses nothing, in any direction, for 10 s.
    fn rolling_loses_nothing() {
        for k in 0..8 {
            let angle = f64::from(k) * 0.7;
            let way = DVec3::new(trig::cos(angle), trig::sin(angle), 0.0);
            let (w, b) = launched(0.4, 0.5, way * 2.0, DVec3::new(-way.y, way.x, 0.0) * (2.0 / R), 10.0, 1.0 / 60.0);
            near("place", (position(&w, b) - way * 20.0 - DVec3::new(0.0, 0.0, R)).length(), 0.0, 1e-9);
            near("loss", w.ledger().dissipated(), 0.0, 1e-10);
        }
    }
}
