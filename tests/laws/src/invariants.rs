//! What holds whatever happens: momentum, energy, reversal, the order of things.

use crate::harness::{
    Vectors as _, add, books_balance, floor, near, position, settings, turn, velocity, world, world_with,
};
use tumble::{BodyBuilder, BodyId, DVec3, World};
use tumble_random::{Lcg, Random as _};

/// A cloud of bodies of all kinds that fly into each other.
fn cloud(w: &mut World, dice: &mut Lcg, count: u32, mu: f64, e: f64) {
    for k in 0..count {
        let b = match k % 4 {
            0 => BodyBuilder::ball(0.3),
            1 => BodyBuilder::cuboid(DVec3::new(0.6, 0.5, 0.4)),
            2 => BodyBuilder::capsule(0.2, 0.5),
            _ => BodyBuilder::cylinder(0.3, 0.4),
        };
        let at = DVec3::new(f64::from(k % 3), f64::from(k / 3 % 3), f64::from(k / 9)) - DVec3::splat(1.0);
        let b = b.mass(dice.between(0.5, 2.0)).friction(mu).restitution(e).orientation(turn(dice.direction(), 1.0));
        add(w, b.position(at).velocity(-at * 1.5 + dice.vector(0.3)).spin(dice.vector(3.0)));
    }
}

/// Three frictionless elastic balls between walls, run forth for `steps`, reversed, and run back: how far they miss.
fn billiards(steps: u32) -> (f64, u32) {
    let h = 1e-3;
    let mut w = world_with(DVec3::ZERO);
    for n in [DVec3::X, -DVec3::X, DVec3::Y, -DVec3::Y] {
        let wall = BodyBuilder::fixed().shape(tumble::Shape::half_space(n).expect("normal")).position(n * -1.0);
        add(&mut w, wall.friction(0.0).restitution(1.0));
    }
    let balls: Vec<BodyId> = [(0.0, 0.05, 1.3, 0.2), (0.5, -0.3, -0.4, 0.7), (-0.6, 0.4, 0.3, -0.9)]
        .map(|(x, y, vx, vy)| {
            let b = BodyBuilder::ball(0.15).mass(1.0).friction(0.0).restitution(1.0);
            add(&mut w, b.position(DVec3::new(x, y, 0.0)).velocity(DVec3::new(vx, vy, 0.0)))
        })
        .to_vec();
    let start: Vec<DVec3> = balls.iter().map(|b| position(&w, *b)).collect();
    let mut hits = 0;
    let forth = |w: &mut World, hits: &mut u32| {
        for _ in 0..steps {
            let r = w.step(h);
            *hits += r.islands.iter().filter(|i| i.effort.rounds > 0).count() as u32;
        }
    };
    forth(&mut w, &mut hits);
    for b in &balls {
        let v = velocity(&w, *b);
        w.set_velocity(*b, -v).expect("a body");
    }
    let mut back = 0;
    forth(&mut w, &mut back);
    let miss = balls
        .iter()
        .zip(&start)
        .map(|(b, s)| (position(&w, *b) - *s).length())
        .fold(0.0, |a: f64, b| if b > a { b } else { a });
    near("energy", w.energy().0, 0.5 * (1.3 * 1.3 + 0.04 + 0.16 + 0.49 + 0.09 + 0.81), 1e-13);
    (miss, hits)
}

laws! {
    /// T58: bodies that collide in space keep momentum and angular momentum to rounding, and never gain energy.
    fn a_cloud_in_space_keeps_its_momentum_and_gains_no_energy() {
        for (mu, e) in [(0.0, 1.0), (0.5, 0.5), (1.0, 0.0), (0.3, 1.0)] {
            let mut w = world_with(DVec3::ZERO);
            let mut s = settings();
            // the position pass turns bodies with their angular momentum, which is booked, not kept
            s.correction.enabled = false;
            s.solver.tolerance = 1e-9;
            w.set_settings(s).expect("settings");
            let mut dice = Lcg(5);
            cloud(&mut w, &mut dice, 16, mu, e);
            let start = w.momentum();
            let scale: f64 = w.bodies().map(|b| b.mass() * b.velocity().length()).sum();
            // no potential here
            let mut energy = w.energy().0;
            for _ in 0..240 {
                w.step(1.0 / 240.0);
                books_balance(&w);
                let r = w.report();
                near("momentum now", (w.momentum().linear - r.momentum.linear).length(), 0.0, 1e-15 * scale);
                near("momentum", (r.momentum.linear - start.linear).length(), 0.0, 1e-13 * scale);
                near("angular momentum", (r.momentum.angular - start.angular).length(), 0.0, 3e-13 * scale);
                assert!(r.contact_gain() <= 1e-12 * energy, "gain {:e}", r.contact_gain());
                assert!(r.ledger.energy() <= energy * (1.0 + 1e-12) + r.step_ledger.time_step, "energy rose");
                energy = r.ledger.energy();
            }
        }
    }

    /// T60: frictionless elastic billiards run backwards come home: exact reflections at h → 0, first order in h here.
    fn reversed_billiards_come_home() {
        // a hit is triggered within a step, so each one may be early by h·v: chaos multiplies it
        let (miss, hits) = billiards(1200);
        assert!(hits >= 2, "{hits} hits only");
        near("miss", miss, 0.0, f64::from(hits) * 20.0 * 2e-3 * 1.5);
    }

    /// T61: the order in which bodies are added changes no physics: forces and motion are the same.
    fn the_order_of_bodies_changes_nothing_but_rounding() {
        let run = |turned: bool| {
            let mut w = world();
            let mut s = settings();
            s.solver.tolerance = 1e-12;
            w.set_settings(s).expect("settings");
            let boxes: Vec<DVec3> = vec![
                DVec3::new(0.0, 0.0, 0.5),
                DVec3::new(0.1, 0.05, 1.5),
                DVec3::new(-0.05, 0.1, 2.5),
                DVec3::new(2.0, 0.0, 0.5),
            ];
            let order: Vec<usize> = if turned { vec![3, 1, 0, 2] } else { vec![0, 1, 2, 3] };
            if !turned {
                floor(&mut w, 0.5, 0.0);
            }
            let mut ids = [BodyId::from_parts(0, 0); 4];
            for k in order {
                let v = if k == 3 { DVec3::new(-3.0, 0.0, 0.0) } else { DVec3::ZERO };
                let b = BodyBuilder::cuboid(DVec3::ONE).mass(1.0).friction(0.5).position(boxes[k]).velocity(v);
                ids[k] = add(&mut w, b);
            }
            if turned {
                floor(&mut w, 0.5, 0.0);
            }
            for _ in 0..60 {
                let r = w.step(1.0 / 240.0);
                assert!(r.islands.iter().all(|i| i.certificate.is_solved()));
            }
            ids.iter().map(|id| position(&w, *id)).collect::<Vec<_>>()
        };
        let (a, b) = (run(false), run(true));
        for (a, b) in a.iter().zip(&b) {
            near("place", (*a - *b).length(), 0.0, 1e-9);
        }
    }

    /// A varying step: with the next step's length known, gaps close exactly and nothing starts over.
    fn a_step_of_varying_length_closes_gaps_exactly() {
        let mut dice = Lcg(2);
        let mut w = world();
        floor(&mut w, 0.5, 0.0);
        let b = BodyBuilder::cuboid(DVec3::ONE).mass(1.0).position(DVec3::new(0.0, 0.0, 1.3));
        let b = add(&mut w, b.velocity(DVec3::new(2.0, 0.0, -1.0)));
        let mut h = dice.between(1.0 / 120.0, 1.0 / 60.0);
        for _ in 0..120 {
            let next = dice.between(1.0 / 120.0, 1.0 / 60.0);
            let r = w.step_then(h, next);
            assert_eq!(r.start_ups, 0);
            assert!(r.deepest_gap() > -1e-12, "overlap {}", r.deepest_gap());
            books_balance(&w);
            h = next;
        }
        near("height", position(&w, b).z, 0.5, 1e-12);
    }
}
