//! What the midpoint step promises: flight, rest, landing, bouncing, slides, pivots, throws.

use crate::harness::{
    G, Vectors as _, add, books_balance, floor, near, order, place_bound, position, run, spin, turn, velocity, world,
    world_with,
};
use tumble::{BodyBuilder, DVec3, World, trig};
use tumble_random::{Lcg, Random as _};

const STEPS: [f64; 3] = [1.0 / 60.0, 1.0 / 240.0, 1.0 / 960.0];

/// Throws of boxes, plates and rods at a floor: largest overlap [m], Σ|time_step|, start energy, start-ups, largest gain.
fn throws(count: u32, seconds: f64, h: f64) -> (f64, f64, f64, u32, f64) {
    let mut dice = Lcg(7);
    let (mut overlap, mut booked, mut energy, mut start_ups, mut gain) = (0.0_f64, 0.0, 0.0, 0, 0.0_f64);
    for k in 0..count {
        let mut w = world();
        let (mu, e) = (dice.between(0.0, 1.0), dice.between(0.0, 0.9));
        floor(&mut w, mu, e);
        let size = match k % 3 {
            0 => DVec3::new(1.0, 0.8, 0.6),
            1 => DVec3::new(1.0, 1.0, 0.1),
            _ => DVec3::new(0.15, 0.15, 1.0),
        };
        let b = BodyBuilder::cuboid(size).mass(1.0).friction(mu).restitution(e);
        let b = b.position(DVec3::new(0.0, 0.0, 2.0)).orientation(turn(dice.direction(), dice.between(0.0, 3.0)));
        add(&mut w, b.velocity(dice.vector(4.0)).spin(dice.vector(8.0)));
        for step in 0..(seconds / h) as u32 {
            let r = w.step(h);
            if step == 0 {
                energy += r.step_ledger.initial;
            }
            overlap = if -r.deepest_gap() > overlap { -r.deepest_gap() } else { overlap };
            booked += r.step_ledger.time_step.abs();
            start_ups += r.start_ups;
            gain = if r.contact_gain() > gain { r.contact_gain() } else { gain };
            books_balance(&w);
        }
    }
    (overlap, booked, energy, start_ups, gain)
}

/// Time [s] at which a unit cube that pivots on an edge from 0.1 rad beyond balance has turned to 0.7 rad from flat.
fn pivot_time(h: f64) -> f64 {
    let mut w = world();
    floor(&mut w, 10.0, 0.0);
    let a0 = std::f64::consts::FRAC_PI_4 - 0.05;
    let lift = 0.5 * (trig::cos(a0) + trig::sin(a0));
    let b = BodyBuilder::cuboid(DVec3::ONE).mass(1.0).friction(10.0).orientation(turn(DVec3::Y, a0));
    let b = add(&mut w, b.position(DVec3::new(0.0, 0.0, lift)));
    let tilt = |w: &World| {
        let q = w.orientation(b).expect("body");
        2.0 * trig::atan2(q.y, q.w)
    };
    // falls back to its face: the angle shrinks from a0 to a0 − 0.6
    let goal = a0 - 0.6;
    let (mut before, mut t) = (tilt(&w), 0.0);
    loop {
        w.step(h);
        t += h;
        let now = tilt(&w);
        if now <= goal {
            return t - h * (goal - now) / (before - now);
        }
        before = now;
        assert!(t < 5.0, "never arrived");
    }
}

/// The same by quadrature of energy: I θ'²/2 = m g d (cos φ₀ − cos φ), φ the angle of the centre from above the edge.
fn pivot_law() -> f64 {
    let d = std::f64::consts::FRAC_1_SQRT_2;
    let (inertia, f0) = (1.0 / 6.0 + d * d, 0.05);
    // φ = f0 + s², dφ = 2 s ds takes the root singularity away; Simpson
    let (n, end) = (20_000, 0.6_f64.sqrt());
    let value = |s: f64| {
        let phi = f0 + s * s;
        let speed2 = 2.0 * G * d * (trig::cos(f0) - trig::cos(phi)) / inertia;
        if s == 0.0 { 2.0 / (2.0 * G * d * trig::sin(f0) / inertia).sqrt() } else { 2.0 * s / speed2.sqrt() }
    };
    let ds = end / f64::from(n);
    let mut sum = value(0.0) + value(end);
    for k in 1..n {
        sum += value(f64::from(k) * ds) * if k % 2 == 1 { 4.0 } else { 2.0 };
    }
    sum * ds / 3.0
}

laws! {
    /// Flight is the exact parabola at any step: the trapezoid is exact for constant force, rounding is left.
    fn free_flight_is_the_parabola_at_any_step() {
        for h in STEPS {
            let mut w = world();
            let b = BodyBuilder::ball(0.1).velocity(DVec3::new(3.0, -2.0, 7.0)).spin(DVec3::new(1.0, 2.0, 3.0));
            let b = add(&mut w, b);
            let n = run(&mut w, 2.0, h);
            let t = f64::from(n) * h;
            let law = DVec3::new(3.0 * t, -2.0 * t, 7.0 * t - 0.5 * G * t * t);
            near("distance from the parabola", (position(&w, b) - law).length(), 0.0, 1e-12);
            books_balance(&w);
        }
    }

    /// A cube at rest for 10 s neither moves nor loses energy.
    fn rest_is_exactly_still() {
        for h in STEPS {
            let mut w = world();
            floor(&mut w, 0.5, 0.0);
            let b = add(&mut w, BodyBuilder::cuboid(DVec3::ONE).mass(1.0).position(DVec3::new(0.0, 0.0, 0.5)));
            for _ in 0..(10.0 / h) as u32 {
                let r = w.step(h);
                assert_eq!(r.contacts.len(), 4);
                books_balance(&w);
            }
            near("drift", (position(&w, b) - DVec3::new(0.0, 0.0, 0.5)).length(), 0.0, 1e-12);
            // the weight does work at the speed that the solver leaves
            near("loss", w.ledger().dissipated(), 0.0, G * 10.0 * crate::harness::TOLERANCE);
        }
    }

    /// A cube that lands without bouncing never overlaps the floor and loses its whole height.
    fn an_inelastic_landing_ends_without_overlap() {
        for h in STEPS {
            let mut w = world();
            floor(&mut w, 0.5, 0.0);
            let b = add(&mut w, BodyBuilder::cuboid(DVec3::ONE).mass(1.0).position(DVec3::new(0.0, 0.0, 2.0)));
            for _ in 0..(2.0 / h) as u32 {
                w.step(h);
                books_balance(&w);
                assert!(position(&w, b).z >= 0.5 - 1e-13, "overlap {}", 0.5 - position(&w, b).z);
            }
            near("energy lost", w.ledger().dissipated(), 1.5 * G, 1e-11);
        }
    }

    /// A thousand bounces at e = 1 keep the energy.
    fn a_thousand_elastic_bounces_keep_the_energy() {
        for h in STEPS {
            let mut w = world();
            floor(&mut w, 0.0, 1.0);
            let b = BodyBuilder::ball(0.1).mass(1.0).restitution(1.0).friction(0.0);
            add(&mut w, b.position(DVec3::new(0.0, 0.0, 1.0)));
            let (mut bounces, mut steps) = (0, 0);
            while bounces < 1000 {
                w.step(h);
                steps += 1;
                assert!(f64::from(steps) * h < 1000.0, "{bounces} bounces only");
                books_balance(&w);
                bounces += u32::from(w.report().islands.first().is_some_and(|i| i.effort.rounds > 0));
                near("energy", w.ledger().energy(), G, 1e-11 * G);
            }
        }
    }

    /// A slide ends within μgh²/8 of v²/(2μg): the last step stops somewhere inside itself.
    fn a_slide_misses_its_length_by_less_than_an_eighth_of_a_step_squared() {
        let (v, mu) = (6.0, 0.5);
        for h in STEPS {
            for angle in [0.0, 0.3, std::f64::consts::FRAC_PI_4] {
                let mut w = world();
                floor(&mut w, mu, 0.0);
                let way = DVec3::new(trig::cos(angle), trig::sin(angle), 0.0);
                let b = BodyBuilder::cuboid(DVec3::ONE).mass(1.0).friction(mu).position(DVec3::new(0.0, 0.0, 0.5));
                let b = add(&mut w, b.velocity(way * v));
                run(&mut w, 2.0, h);
                let d = position(&w, b) - DVec3::new(0.0, 0.0, 0.5);
                near("length", d.dot(way), v * v / (2.0 * mu * G), mu * G * h * h / 8.0 + 1e-9);
                near("sideways", (d - way * d.dot(way)).length(), 0.0, 1e-10);
            }
        }
    }

    /// A cube that falls over an edge takes the time of the pendulum: second order, within 20 µs at 1/240.
    fn an_edge_pivot_takes_the_time_of_the_pendulum() {
        let law = pivot_law();
        let errors: Vec<f64> = [1.0 / 240.0, 1.0 / 480.0, 1.0 / 960.0].map(|h| pivot_time(h) - law).to_vec();
        near("time at 1/240", errors[0], 0.0, 2e-5);
        order("pivot", &errors, 1.9, 1e-7);
    }

    /// Thrown boxes, plates and rods: overlap ≤ 3 mm at 1/60 and ≤ 1 mm at 1/240, nothing starts over, the ledger needs
    /// the step for at most 1e-4 of the energy.
    fn throws_stay_out_of_the_floor_and_in_the_books() {
        let (overlap, booked, energy, start_ups, gain) = throws(40, 3.0, 1.0 / 60.0);
        near("overlap at 1/60", overlap, 0.0, 3e-3);
        near("time step", booked, 0.0, 1e-4 * energy);
        assert_eq!(start_ups, 0);
        near("gain of the contact phase", gain, 0.0, 1e-12 * energy);
        let (overlap, ..) = throws(15, 3.0, 1.0 / 240.0);
        near("overlap at 1/240", overlap, 0.0, 1e-3);
    }

    /// A cube dropped on a corner at e = 1 with friction never gains energy: the guard's measure is the ledger's.
    fn elastic_corner_drops_gain_nothing() {
        let mut dice = Lcg(3);
        for k in 0..24 {
            let mut w = world();
            floor(&mut w, 0.5, 1.0);
            let q = turn(dice.direction(), dice.between(0.3, 2.5));
            let b = BodyBuilder::cuboid(DVec3::ONE).mass(1.0).friction(0.5).restitution(1.0).orientation(q);
            add(&mut w, b.position(DVec3::new(0.0, 0.0, 2.0)));
            let mut last = 2.0 * G;
            for _ in 0..180 {
                w.step(1.0 / 60.0);
                books_balance(&w);
                let now = w.ledger().energy();
                assert!(now <= last + 1e-11 * 2.0 * G, "drop {k}: rise of {:e}", now - last);
                last = now;
            }
        }
    }

    /// A resting cube that the user pushes down starts over where it stood: no overlap, and the ledger balances.
    fn a_push_into_the_floor_starts_over_without_overlap() {
        for h in STEPS {
            let mut w = world();
            floor(&mut w, 0.5, 0.0);
            let b = add(&mut w, BodyBuilder::cuboid(DVec3::ONE).mass(1.0).position(DVec3::new(0.0, 0.0, 0.5)));
            run(&mut w, 0.1, h);
            w.set_velocity(b, DVec3::new(0.0, 0.0, -2.0)).expect("a body");
            let r = w.step(h);
            assert_eq!(r.start_ups, 1);
            books_balance(&w);
            assert!(position(&w, b).z >= 0.5 - 1e-12);
            near("speed", velocity(&w, b).length() + spin(&w, b).length(), 0.0, place_bound(100, 10.0));
        }
    }

    /// A ball of 1 cm at 300 m/s does not pass a plate of 1 mm, however the step falls, and stops at its surface.
    fn a_bullet_does_not_pass_a_thin_plate() {
        for h in STEPS {
            for start in [0.03, 0.4, 1.0, 2.345, 7.0] {
                let mut w = world_with(DVec3::ZERO);
                add(&mut w, BodyBuilder::cuboid(DVec3::new(1.0, 1.0, 1e-3)).as_fixed());
                let b = BodyBuilder::ball(0.005).position(DVec3::new(0.1, 0.2, start)).velocity(DVec3::new(0.0, 0.0, -300.0));
                let b = add(&mut w, b);
                run(&mut w, 0.1, h);
                near("where it stops", position(&w, b).z, 0.0055, 1e-6);
                books_balance(&w);
            }
        }
    }

    /// A ball that flies past a plate at 300 m/s is not stopped by it.
    fn a_bullet_that_misses_flies_on() {
        for h in STEPS {
            let mut w = world_with(DVec3::ZERO);
            add(&mut w, BodyBuilder::cuboid(DVec3::new(1.0, 1.0, 1e-3)).as_fixed());
            let v = DVec3::new(0.0, 0.0, -300.0);
            let b = add(&mut w, BodyBuilder::ball(0.005).position(DVec3::new(0.506, 0.0, 7.0)).velocity(v));
            run(&mut w, 0.1, h);
            near("speed lost", (velocity(&w, b) - v).length(), 0.0, 0.0);
        }
    }
}
