//! Meetings in flight: balls that touch within a step do so where and when they touch.

use crate::harness::{G, Vectors as _, add, books_balance, floor, near, position, velocity, world, world_with};
use tumble::{BodyBuilder, DVec3, World, trig};
use tumble_random::Lcg;

fn space() -> World {
    world_with(DVec3::ZERO)
}

/// By how much the ball that another hits goes off the line of centres of the touch [rad], and the change of the angular momentum,
/// relative to that of the hit.
fn billiards(speed: f64, h: f64, phase: f64, e: f64) -> (f64, f64) {
    let r: f64 = 0.0286;
    let (cut, v) = (0.5 * 2.0 * r, DVec3::X * speed);
    let along = (4.0 * r * r - cut * cut).sqrt();
    let mut w = space();
    let ball = || BodyBuilder::ball(r).mass(0.17).friction(0.0).restitution(e);
    let start = DVec3::new(-along - speed * h * (3.0 + phase), cut, 0.0);
    let cue = add(&mut w, ball().position(start).velocity(v));
    let object = add(&mut w, ball());
    let before = w.momentum().angular;
    for _ in 0..8 {
        w.step(h);
        books_balance(&w);
    }
    let law = DVec3::new(along, -cut, 0.0).normalize();
    let u = velocity(&w, object);
    assert!(u.length() > 0.1 * speed, "no hit at {speed} m/s, phase {phase}: {u}, {}", velocity(&w, cue));
    let off = trig::asin(law.cross(u.normalize()).length());
    (off, (w.momentum().angular - before).length() / before.length())
}

laws! {
    /// Balls that meet askew part along the line that joined them when they touched, at any speed, step and phase, and their angular
    /// momentum stays: 6.8° at 2 m/s and 13.6° at 5 m/s where the line is that of the midpoint.
    fn balls_that_meet_askew_part_along_the_line_of_the_touch() {
        for e in [1.0, 0.95] {
            for h in [1.0 / 60.0, 1.0 / 240.0] {
                for speed in [0.02, 0.3, 2.0, 5.0, 30.0] {
                    for k in 0..16 {
                        let (off, turned) = billiards(speed, h, (f64::from(k) + 0.21) / 16.0, e);
                        near("direction [rad]", off, 0.0, 1e-7);
                        near("angular momentum", turned, 0.0, 1e-12);
                    }
                }
            }
        }
    }

    /// Balls in flight that meet each other keep momentum, angular momentum and energy at steps of 1/60 s.
    fn a_gas_keeps_its_angular_momentum() {
        let mut w = space();
        let mut dice = Lcg(5);
        for k in 0..27 {
            let at = DVec3::new(f64::from(k % 3), f64::from(k / 3 % 3), f64::from(k / 9)) * 0.3 + dice.vector(0.05);
            let ball = BodyBuilder::ball(0.05).mass(1.0).friction(0.0).restitution(1.0);
            add(&mut w, ball.position(at).velocity((DVec3::splat(0.3) - at) * 0.8 + dice.vector(0.3)));
        }
        let (before, energy) = (w.momentum(), w.energy().0);
        let mut hits = 0;
        for _ in 0..120 {
            hits += w.step(1.0 / 60.0).contacts.iter().filter(|c| c.impulse.x > 0.0).count();
            books_balance(&w);
        }
        assert!(hits > 10, "{hits} hits");
        near("energy", w.energy().0 / energy, 1.0, 1e-12);
        near("momentum", (w.momentum().linear - before.linear).length(), 0.0, 1e-12);
        near("angular momentum", (w.momentum().angular - before.angular).length(), 0.0, 1e-9);
    }

    /// T31: a ball leaves the floor when √(2H/g)(1 + 2(e + … + eⁿ)) says so, to rounding, while it flies for more than a step: faster
    /// than 2 g h before it bounces.
    fn bounces_come_on_time() {
        for (e, h) in [(0.9_f64, 1.0 / 240.0), (0.8, 1.0 / 240.0), (0.7, 1.0 / 60.0), (1.0, 1.0 / 60.0)] {
            for phase in 0..8 {
                let mut w = world();
                floor(&mut w, 0.0, e);
                let height = 1.0 + 4.4 * h * f64::from(phase) / 8.0;
                let ball = BodyBuilder::ball(0.1).mass(1.0).friction(0.0).restitution(e);
                let b = add(&mut w, ball.position(DVec3::new(0.0, 0.0, 0.1 + height)));
                let once = (2.0 * height / G).sqrt();
                let (mut law, mut speed, mut v, mut count) = (once, once * G, 0.0, 0);
                while w.time() < 6.0 && speed > 3.0 * G * h {
                    w.step(h);
                    books_balance(&w);
                    let (z, now) = (position(&w, b).z - 0.1, velocity(&w, b).z);
                    if now > 0.0 && v <= 0.0 {
                        // the frames lie on the parabola: when did it leave the floor?
                        let left = w.time() - ((now * now + 2.0 * G * z).sqrt() - now) / G;
                        near("time of the bounce, in steps", (left - law) / h, 0.0, 1e-9);
                        speed *= e;
                        law += 2.0 * speed / G;
                        count += 1;
                    }
                    v = now;
                }
                assert!(count >= 6, "{count} bounces");
            }
        }
    }
}
