//! Curved ways: bowl, loop and cycloid, each made of planes that touch the curve.
//!
//! The space over a hollow curve is what all its tangent planes leave free, so fixed half-spaces make any hollow way
//! without a mesh. A ball whose planes are moved out by its radius has its centre on a polygon about the curve. At each
//! bend by Δ the inelastic contact takes sin²Δ of the energy of the motion, so a way through an angle Θ loses about ΘΔ
//! of it: all errors are of first order in Δ, which the laws measure.

use crate::harness::{G, add, near, order, position, velocity, world};
use rayon::prelude::*;
use tumble::{BodyBuilder, BodyId, DVec3, Shape, World, trig};

/// Radius of the ball [m].
const BALL: f64 = 0.05;

/// Steps that the ball takes for one plane, about: more would only refine what is cut where two planes meet.
const STEPS_A_PLANE: f64 = 8.0;

/// Adds the plane on which the centre of the ball passes through `at` with the way's slope `angle`, way in x and z.
fn plane(w: &mut World, at: DVec3, angle: f64, friction: f64) {
    let n = DVec3::new(-trig::sin(angle), 0.0, trig::cos(angle));
    let b = BodyBuilder::fixed().try_shape(Shape::half_space(n)).position(at - n * BALL);
    add(w, b.friction(friction));
}

fn ball(at: DVec3, friction: f64) -> BodyBuilder {
    BodyBuilder::ball(BALL).mass(1.0).friction(friction).position(at)
}

/// Complete elliptic integral K(m) by the arithmetic-geometric mean.
pub(crate) fn elliptic(m: f64) -> f64 {
    let (mut a, mut b) = (1.0, (1.0 - m).sqrt());
    for _ in 0..8 {
        (a, b) = (0.5 * (a + b), (a * b).sqrt());
    }
    std::f64::consts::FRAC_PI_2 / a
}

/// Time [s] until a body comes to x ≤ 0, by linear interpolation.
fn time_to_the_bottom(w: &mut World, b: BodyId, h: f64) -> f64 {
    let (mut before, mut t) = (position(w, b).x, 0.0);
    loop {
        w.step(h);
        t += h;
        let now = position(w, b).x;
        if now <= 0.0 {
            return t - h * now / (now - before);
        }
        before = now;
        assert!(t < 5.0, "never arrived");
    }
}

/// Quarter of the period [s] of a ball that rolls in a trough in which its centre has the radius 1, from `start` [rad].
fn quarter_in_a_bowl(start: f64, bend: f64) -> f64 {
    let mut w = world();
    let on = |a: f64| DVec3::new(trig::sin(a), 0.0, -trig::cos(a));
    let planes = (start / bend).round() as i32;
    for k in -2..=planes + 1 {
        let a = bend * f64::from(k);
        plane(&mut w, on(a), a, 1.0);
    }
    let b = ball(on(start), 1.0);
    let b = add(&mut w, b);
    time_to_the_bottom(&mut w, b, bend / STEPS_A_PLANE)
}

/// What a ball does in a loop in which its centre has the radius 1: starts at the bottom with v0² = `start`·g; least
/// distance from the middle on the way to the top, and speed squared in units of g there (0 if it never got there).
fn through_a_loop(start: f64, friction: f64, planes: u32) -> (f64, f64) {
    let bend = std::f64::consts::TAU / f64::from(planes);
    let mut w = world();
    for k in 0..planes {
        let a = bend * f64::from(k);
        plane(&mut w, DVec3::new(trig::sin(a), 0.0, -trig::cos(a)), a, friction);
    }
    let v = DVec3::new((start * G).sqrt(), 0.0, 0.0);
    let spin = if friction > 0.0 { DVec3::new(0.0, v.x / BALL, 0.0) } else { DVec3::ZERO };
    let b = ball(DVec3::new(0.0, 0.0, -1.0), friction).velocity(v).spin(spin);
    let b = add(&mut w, b);
    let h = bend / v.x / STEPS_A_PLANE;
    let mut least: f64 = 1.0;
    for _ in 0..(4.0 * STEPS_A_PLANE) as u32 * planes {
        w.step(h);
        let p = position(&w, b);
        least = if p.length() < least { p.length() } else { least };
        if p.z > 0.0 && p.x <= 0.0 {
            return (least, velocity(&w, b).length_squared() / G);
        }
        if p.z < -0.5 && p.x < 0.0 {
            break;
        }
    }
    (least, 0.0)
}

/// Time [s] down a cycloid of generating radius 1 from the parameter `start` [rad], without friction.
fn down_a_cycloid(start: f64, bend: f64) -> f64 {
    let mut w = world();
    let on = |f: f64| DVec3::new(f + trig::sin(f), 0.0, 1.0 - trig::cos(f));
    let planes = (0.5 * start / bend).round() as i32;
    for k in -2..=planes {
        // the slope is half of the parameter
        let f = 2.0 * bend * f64::from(k);
        plane(&mut w, on(f), 0.5 * f, 0.0);
    }
    let b = ball(on(start), 0.0);
    let b = add(&mut w, b);
    time_to_the_bottom(&mut w, b, 2.0 * bend / STEPS_A_PLANE)
}

laws! {
    /// T25: a ball rolls in a bowl with T = 4K(sin²(θ₀/2))·√(7(R−r)/5g), 2π√(…) for small swings.
    fn a_ball_in_a_bowl_swings_with_seven_fifths() {
        for start in [0.08, 0.4] {
            let half = trig::sin(0.5 * start);
            let law = elliptic(half * half) * (1.4 / G).sqrt();
            let errors: Vec<f64> = [0.02, 0.01, 0.005].map(|d| quarter_in_a_bowl(start, d) / law - 1.0).to_vec();
            near("quarter of a period", errors[2], 0.0, 0.005 * start + 0.002);
            order("bowl", &errors, 0.8, 2e-4);
        }
    }

    /// T28: a loop of radius R needs a height of 5R/2 for what slides and 27R/10 for a small ball that rolls: v0² at the
    /// bottom of 5gR and 27gR/7. What the bends take of the energy on the way up is 3πΔ gR.
    fn a_loop_needs_two_and_a_half_radii_sliding_and_two_point_seven_rolling() {
        for (friction, limit, share) in [(0.0, 5.0, 1.0), (2.0, 27.0 / 7.0, 5.0 / 7.0)] {
            let planes = 360;
            let taken = 3.0 * std::f64::consts::PI * std::f64::consts::TAU / f64::from(planes);
            // just enough, not enough, and speed to spare on finer and finer loops
            let runs = [(limit + 1.5 * taken, 360), (limit - 0.5 * taken, 360), (8.0, 360), (8.0, 180), (8.0, 90)];
            let runs: Vec<_> = runs.par_iter().map(|&(start, n)| through_a_loop(start, friction, n)).collect();
            let (least, _) = runs[0];
            assert!(least > 0.999, "μ {friction}: left the loop at {least}");
            let (least, speed) = runs[1];
            assert!(least < 0.999 || speed == 0.0, "μ {friction}: {least}, {speed}");
            // the speed that is left at the top
            let law = 8.0 - 4.0 * share;
            let errors = [runs[4].1 - law, runs[3].1 - law, runs[2].1 - law];
            near("speed squared at the top", errors[2], 0.0, 2.5 * taken);
            order("loop", &errors, 0.8, 1e-4);
        }
    }

    /// T57: down a cycloid it takes π√(a/g) from any height.
    fn a_cycloid_takes_the_same_time_from_any_height() {
        let law = std::f64::consts::PI / G.sqrt();
        for start in [0.8, 1.6, 2.4] {
            let errors: Vec<f64> = [0.02, 0.01, 0.005].map(|d| down_a_cycloid(start, d) / law - 1.0).to_vec();
            near("time", errors[2], 0.0, 0.005 * start + 0.002);
            order("cycloid", &errors, 0.8, 2e-4);
        }
    }
}
