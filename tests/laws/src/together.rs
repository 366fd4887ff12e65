//! Bodies that turn together: plates that slide on each other, a board that rocks on a barrel.
//!
//! A face that turns takes its normal with it. Held where it is, what slides on it sinks by ½h²·2(ω × n)·w a step; held in the middle of
//! the time until the next solve, by the third power of h.

use crate::harness::{G, add, books_balance, near, order, position, turn, world, world_with};
use tumble::{BodyBuilder, DVec3, trig};

/// Two plates of `size` [m], one on the other, turn together by `spin` [rad/s] and slide on each other at 2 `slip` [m/s]: how deep
/// they sink into each other while one is above the other [m].
fn plates(size: DVec3, spin: f64, slip: f64, friction: f64, h: f64) -> f64 {
    let mut w = world_with(DVec3::ZERO);
    let plate = |z: f64, v: f64| {
        let b = BodyBuilder::cuboid(size).mass(0.002).friction(friction);
        b.position(DVec3::Z * z).velocity(DVec3::X * v).spin(DVec3::Y * spin)
    };
    let a = add(&mut w, plate(0.0, slip));
    let b = add(&mut w, plate(size.z, -slip));
    let (mut deepest, mut touched) = (0.0_f64, 0);
    loop {
        touched += u32::from(w.step(h).contacts.iter().any(|c| c.impulse.x > 0.0));
        books_balance(&w);
        let (up, apart) = (w.orientation(a).expect("a plate") * DVec3::Z, position(&w, b) - position(&w, a));
        if apart.length() > 0.9 * size.x || w.time() > 0.5 {
            // with friction they stick and part, since nothing pulls them together
            assert!(touched >= 2, "{touched} steps in touch");
            return deepest;
        }
        let depth = size.z - up.dot(apart);
        deepest = if depth > deepest { depth } else { deepest };
    }
}

/// Entries of the ledger of a board that rocks on a barrel for some seconds, as parts of the energy of a swing: impacts, friction,
/// correction, time step.
fn rocking_board(lean: f64, radius: f64, time: f64, h: f64) -> [f64; 4] {
    let mut w = world();
    let across = turn(DVec3::X, std::f64::consts::FRAC_PI_2);
    add(&mut w, BodyBuilder::cylinder(radius, 2.0).as_fixed().friction(2.0).orientation(across));
    let thick = 0.1;
    let (s, c) = trig::sin_cos(lean);
    // rolled by the angle from where it lay level
    let (high, along) = (radius + 0.5 * thick, radius * lean);
    let at = DVec3::new(high * s - along * c, 0.0, high * c + along * s);
    let board = BodyBuilder::cuboid(DVec3::new(3.2 * radius, 0.4, thick)).mass(2.0).friction(2.0);
    add(&mut w, board.position(at).orientation(turn(DVec3::Y, lean)));
    let swing = 2.0 * G * (at.z - high);
    for _ in 0..(time / h) as u32 {
        w.step(h);
        books_balance(&w);
    }
    let l = w.report().ledger;
    [l.restitution_loss, l.friction_loss, l.corrected, l.time_step].map(|e| e / swing)
}

laws! {
    /// Thin plates that turn together and slide on each other do not sink into each other.
    fn plates_that_turn_together_do_not_sink() {
        for (size, spin, slip) in [
            (DVec3::new(0.09, 0.06, 0.001), 30.0, 0.135),
            (DVec3::new(0.09, 0.06, 0.001), -20.0, -0.3),
            (DVec3::new(0.4, 0.3, 0.005), 12.0, 0.8),
        ] {
            for friction in [0.0, 0.3] {
                for n in [240.0, 480.0, 960.0] {
                    // no more than they would sink by in one step, ½h²·4ωw, and a fiftieth, however many steps they slide
                    let once = 2.0 * spin * slip / (n * n) / size.z;
                    near("sunk, in thicknesses", plates(size, spin, slip, friction, 1.0 / n) / size.z, 0.0, 0.02 + once);
                }
            }
        }
    }

    /// Thin plates that slide on each other while they turn together by up to a third of a radian in a step do not pass through each other,
    /// and the velocities with which they begin, which no solve has seen, lead them through each other neither.
    fn plates_that_turn_far_in_a_step_do_not_pass() {
        for (thick, spin, slip, n) in [
            (0.0016, 6.1, 0.89, 60.0),
            (0.0048, 24.3, 0.69, 60.0),
            (0.007, 26.0, 0.33, 60.0),
            (0.0049, 41.7, 0.7, 120.0),
            (0.0061, 48.7, 0.5, 120.0),
            (0.002, 40.6, 0.34, 240.0),
        ] {
            for (wide, deep) in [(0.2, 0.1), (0.35, 0.25)] {
                let sunk = plates(DVec3::new(wide, deep, thick), spin, slip, 0.0, 1.0 / n) / thick;
                near("sunk, in thicknesses", sunk, 0.0, 0.5);
            }
        }
    }

    /// A board that rocks on a barrel without slip loses nothing, to second order in h.
    fn a_board_that_rocks_on_a_barrel_loses_nothing() {
        for (lean, radius) in [(-0.209_439_510_239_319_55, 0.5), (0.15, 0.5), (0.25, 0.2)] {
            let coarse = rocking_board(lean, radius, 10.0, 1.0 / 240.0);
            let fine = rocking_board(lean, radius, 10.0, 1.0 / 480.0);
            for (k, name) in ["impacts", "friction", "correction", "time step"].into_iter().enumerate() {
                near(name, coarse[k], 0.0, 0.02);
                order(name, &[coarse[k], fine[k]], 1.5, 1e-4);
            }
        }
    }
}
