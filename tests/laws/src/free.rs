//! Free motion: tops, books in the air, springs and orbits.

use crate::harness::{add, near, order, position, spin, velocity, world_with};
use std::sync::Arc;
use tumble::{Attraction, BodyBuilder, BodyId, DVec3, Spring, World, trig};

/// A body with given moments and spin, in space.
fn top(moments: DVec3, w0: DVec3) -> (World, BodyId) {
    let mut w = world_with(DVec3::ZERO);
    let b = add(&mut w, BodyBuilder::ball(0.1).mass(1.0).inertia(moments).spin(w0));
    (w, b)
}

/// Spin in body axes.
fn body_spin(w: &World, b: BodyId) -> DVec3 {
    w.orientation(b).expect("a body").conjugate() * spin(w, b)
}

/// Time [s] between two changes of sign of the spin about the middle axis, by linear interpolation.
fn flip_period(h: f64) -> f64 {
    let (mut w, b) = top(DVec3::new(1.0, 2.0, 3.0), DVec3::new(0.01, 5.0, 0.01));
    let (mut before, mut t, mut first) = (5.0, 0.0, 0.0);
    loop {
        w.step(h);
        t += h;
        let now = body_spin(&w, b).y;
        if now * before < 0.0 {
            let at = t - h * now / (now - before);
            if first > 0.0 {
                return at - first;
            }
            first = at;
        }
        before = now;
        assert!(t < 20.0, "no flip");
    }
}

laws! {
    /// T50: a symmetric top turns in body axes with (I3−I1)ω3/I1; second order in h.
    fn a_symmetric_top_precesses_at_its_rate() {
        let (i1, i3, w3) = (2.0, 3.0, 4.0);
        let rate = (i3 - i1) * w3 / i1;
        let mut errors = Vec::new();
        for h in [1.0 / 60.0, 1.0 / 120.0, 1.0 / 240.0] {
            let (mut w, b) = top(DVec3::new(i1, i1, i3), DVec3::new(0.5, 0.0, w3));
            for _ in 0..(1.0 / h) as u32 {
                w.step(h);
            }
            let s = body_spin(&w, b);
            errors.push(trig::atan2(s.y, s.x) - rate);
            near("spin about the axis", s.z, w3, 1e-12);
        }
        // two implicit midpoint half steps turn by 4 tan⁻¹(hΩ/4): (hΩ)²/48 of the angle
        near("angle", errors[2], 0.0, rate * rate * rate / 240.0 / 240.0 / 48.0 * 1.2);
        order("top", &errors, 1.9, 1e-9);
    }

    /// T51: a body thrown about its middle axis flips every 5.025929138 s (I = 1, 2, 3; ω = 0.01, 5, 0.01); second order.
    fn a_book_thrown_about_its_middle_axis_flips_on_time() {
        let law = 10.051_858_276 / 2.0;
        let errors: Vec<f64> = [1.0 / 60.0, 1.0 / 120.0, 1.0 / 240.0].map(|h| flip_period(h) - law).to_vec();
        near("period", errors[2], 0.0, 5e-4);
        order("flip", &errors, 1.9, 1e-7);
    }

    /// T52: energy and angular momentum of a tumbling body stay for a million steps.
    fn a_tumbling_body_keeps_energy_and_momentum_for_a_million_steps() {
        let (mut w, b) = top(DVec3::new(1.0, 2.0, 2.5), DVec3::new(1.0, 5.0, -2.0));
        let l0 = w.body(b).expect("a body").angular_momentum();
        let e0 = w.energy().0;
        for _ in 0..1_000_000 {
            w.step(1.0 / 240.0);
        }
        let l = w.body(b).expect("a body").angular_momentum();
        // two normalisations and two Newton solves a step, each off by rounding: they add up as a random walk
        // of 4e6 steps of 1e-16, and the direction with them
        near("energy", w.energy().0 / e0, 1.0, 1e-12);
        near("momentum", (l - l0).length() / l0.length(), 0.0, 1e-12);
    }

    /// T53: about the middle axis a small wobble grows with ω√((I3−I2)(I2−I1)/(I1I3)); about the others it does not.
    fn a_wobble_grows_about_the_middle_axis_only() {
        let (moments, omega) = (DVec3::new(1.0, 2.0, 3.0), 3.0);
        let rate = omega * (1.0_f64 / 3.0).sqrt();
        let (mut w, b) = top(moments, DVec3::new(1e-6, omega, -1e-6 / 3.0_f64.sqrt()));
        // the growing mode: ω1 and ω3 in the ratio √(I3(I3−I2)/(I1(I2−I1)))
        let s = body_spin(&w, b);
        let start = s.x;
        for _ in 0..240 * 2 {
            w.step(1.0 / 240.0);
        }
        let grown = trig::ln(body_spin(&w, b).x.abs() / start.abs());
        // the step turns by 4 tan⁻¹(hω/4) instead of hω: (hω)²/48 of the exponent, and room for the mixed-in other mode
        near("growth", grown, 2.0 * rate, 2.0 * rate * (omega / 240.0) * (omega / 240.0));
        for w0 in [DVec3::new(omega, 1e-6, 0.0), DVec3::new(0.0, 1e-6, omega)] {
            let (mut w, b) = top(moments, w0);
            let mut most: f64 = 0.0;
            for _ in 0..2400 {
                w.step(1.0 / 240.0);
                let s = body_spin(&w, b).y.abs();
                most = if s > most { s } else { most };
            }
            near("wobble", most, 1e-6, 1e-7);
        }
    }

    /// A spring and a mass swing with 2π√(m/k); second order, and the ledger balances with the step's share in time_step.
    fn a_mass_on_a_spring_swings_with_its_period() {
        let (k, m) = (40.0_f64, 2.0);
        let omega = (k / m).sqrt();
        let mut errors = Vec::new();
        for h in [1.0 / 60.0, 1.0 / 120.0, 1.0 / 240.0] {
            let mut w = world_with(DVec3::ZERO);
            let b = add(&mut w, BodyBuilder::ball(0.1).mass(m).position(DVec3::new(1.0, 0.0, 0.0)));
            w.add_potential(Arc::new(Spring { body: b, arm: DVec3::ZERO, anchor: DVec3::ZERO, stiffness: k }));
            for _ in 0..(3.0 / h) as u32 {
                w.step(h);
                crate::harness::books_balance(&w);
            }
            errors.push(position(&w, b).x - trig::cos(3.0 * omega));
            // the energy of the half-kicked rule swings by (hω)²/4 and does not drift
            near("energy", w.ledger().energy(), 0.5 * k, 0.5 * k * (h * omega) * (h * omega) / 4.0);
        }
        order("spring", &errors, 1.9, 1e-9);
    }

    /// A circular orbit in an inverse-square field comes round in 2π√(r³/γ); second order, L kept to rounding.
    fn an_orbit_closes() {
        let gamma: f64 = 10.0;
        let v = gamma.sqrt();
        let period = std::f64::consts::TAU / v;
        let mut errors = Vec::new();
        for n in [200, 400, 800] {
            let mut w = world_with(DVec3::ZERO);
            w.add_potential(Arc::new(Attraction { towards: DVec3::ZERO, strength: gamma }));
            let b = BodyBuilder::ball(0.01).mass(3.0).position(DVec3::X).velocity(DVec3::new(0.0, v, 0.0));
            let b = add(&mut w, b);
            for _ in 0..n {
                w.step(period / f64::from(n));
                crate::harness::books_balance(&w);
            }
            near("angular momentum", position(&w, b).cross(velocity(&w, b)).z, v, 1e-12 * v);
            errors.push((position(&w, b) - DVec3::X).length());
        }
        order("orbit", &errors, 1.9, 1e-9);
    }
}
