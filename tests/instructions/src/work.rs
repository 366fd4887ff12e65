//! The pieces of work, each a number of equal rounds. They return something that depends on all they did.

use crate::robots::{Walker, walk};
use tumble::{BodyBuilder, DVec3, Pose, World};
use tumble_contracts::piles;
use tumble_geometry::{Aabb, BroadPhase, Manifolds, Mobility, Settings, Shape, Workspace, collide};
use tumble_solver::{Guess, OneContact, Solver};
use tumble_suite::piles::Pile;
use tumble_suite::{Random, one_contact};

/// Names, and rounds of the shorter run.
pub(crate) const LIST: [(&str, u32); 13] = [
    ("one_contact", 2),
    ("boxes", 2),
    ("hulls", 1),
    ("broad_phase", 2),
    ("warm_solve", 4),
    ("pyramid", 10),
    ("cluster", 1),
    ("slab", 100),
    ("fan", 100),
    ("idle", 100),
    ("mesh", 100),
    ("trot", 100),
    ("stride", 100),
];

/// Works that may cost at most so many times as much as another one: name, the other, how many times [–].
pub(crate) const RATIOS: [(&str, &str, f64); 2] = [("fan", "slab", 2.0), ("idle", "slab", 1.01)];

/// Does `rounds` rounds of the work of that name.
pub(crate) fn run(name: &str, rounds: u32) -> f64 {
    match name {
        "one_contact" => one_contacts(rounds),
        "boxes" => pairs(rounds, |_| Shape::cuboid_size(DVec3::new(1.0, 0.8, 0.6)).ok()),
        "hulls" => pairs(rounds, |r| Shape::hull(&(0..12).map(|_| r.direction() * 0.5).collect::<Vec<_>>()).ok()),
        "broad_phase" => broad_phase(rounds),
        "warm_solve" => warm_solve(rounds),
        "pyramid" => pyramid(rounds),
        "cluster" => (0..rounds).map(|_| cluster()).sum(),
        "slab" => sliding(rounds, |w| slab(w, DVec3::ZERO, DVec3::new(4.0, 4.0, 0.2))),
        "fan" => sliding(rounds, fan),
        "idle" => sliding(rounds, |w| {
            // far away, where nothing comes near them
            let place = |k: u32| DVec3::new(f64::from(k % 30) * 2.0, f64::from(k / 30) * 2.0, -50.0);
            (0..600).all(|k| slab(w, place(k), DVec3::ONE)) && slab(w, DVec3::ZERO, DVec3::new(4.0, 4.0, 0.2))
        }),
        "mesh" => sliding(rounds, grid),
        "trot" => walk(Walker::Dog, rounds).unwrap_or(f64::NAN),
        "stride" => walk(Walker::Man, rounds).unwrap_or(f64::NAN),
        _ => f64::NAN,
    }
}

/// 1000 single contacts of all kinds, solved exactly.
fn one_contacts(rounds: u32) -> f64 {
    let cases: Vec<_> = (0..1000).map(one_contact::case).collect();
    let mut sum = 0.0;
    for _ in 0..rounds {
        for c in &cases {
            let mut slip = 0.0;
            sum += OneContact::new(&c.k).solve(c.b, c.friction, &mut slip).0.x;
        }
    }
    sum
}

/// 200 pairs of shapes near touching: all points of their manifolds.
fn pairs(rounds: u32, mut shape: impl FnMut(&mut Random) -> Option<Shape>) -> f64 {
    let mut r = Random::new(7);
    let pairs: Vec<_> = (0..200)
        .filter_map(|_| {
            let (a, b) = (shape(&mut r)?, shape(&mut r)?);
            let (pa, turn) = (Pose::new(DVec3::ZERO, r.rotation()), r.rotation());
            let pb = Pose::new(r.direction() * r.range(0.7, 0.9), turn);
            Some((a, pa, b, pb))
        })
        .collect();
    let (mut workspace, mut out) = (Workspace::new(), Manifolds::new());
    let mut sum = 0.0;
    for _ in 0..rounds {
        for (a, pa, b, pb) in &pairs {
            collide(a, pa, b, pb, 0.02, Settings::default(), &mut workspace, &mut out);
            for m in out.iter() {
                sum += m.points.iter().map(|p| p.gap).sum::<f64>();
            }
        }
    }
    sum
}

/// 2000 boxes drift, and their pairs are listed.
fn broad_phase(rounds: u32) -> f64 {
    let mut r = Random::new(8);
    let mut boxes: Vec<(DVec3, DVec3)> = (0..2000).map(|_| (r.normal3() * 6.0, r.normal3() * 0.05)).collect();
    let around = |p: DVec3| Aabb { min: p - DVec3::splat(0.5), max: p + DVec3::splat(0.5) };
    let mut broad = BroadPhase::default();
    for (k, (p, v)) in boxes.iter().enumerate() {
        broad.insert(k as u32, &around(*p), *v, Mobility::Moving);
    }
    let mut sum = broad.pairs().len() as f64;
    for round in 0..rounds {
        // there and back, so that all rounds are alike
        let sign = if round % 2 == 0 { 1.0 } else { -1.0 };
        for _ in 0..5 {
            for (k, (p, v)) in boxes.iter_mut().enumerate() {
                *p += *v * sign;
                broad.update(k as u32, &around(*p), *v * sign);
            }
            sum += broad.pairs().len() as f64;
        }
    }
    sum
}

/// A pyramid of 55 boxes that rests, from its own impulses.
fn warm_solve(rounds: u32) -> f64 {
    let problem = Pile::pyramid(10, 0.5, |_| 1.0).problem();
    let settings = tumble_solver::Settings::default();
    let mut solver = Solver::new();
    solver.solve(&problem, None, &settings);
    let impulses = solver.solution().impulses.clone();
    let mut sum = 0.0;
    for _ in 0..rounds {
        let guess = Guess { impulses: &impulses, bilateral_impulses: &[], least: true };
        solver.solve(&problem, Some(guess), &settings);
        sum += solver.solution().impulses.iter().map(|p| p.x).sum::<f64>();
    }
    sum
}

/// Steps of a standing pyramid of base 10, after 30 to come to rest.
fn pyramid(rounds: u32) -> f64 {
    let mut pile = piles::pyramid(10);
    let mut settings = *pile.world.settings();
    // where sleeping is allowed, even after a thousand years, every island is searched and solved in every step
    (settings.sleep.enabled, settings.sleep.time) = (true, 3e10);
    if pile.world.set_settings(settings).is_err() {
        return f64::NAN;
    }
    pile.run(30, 1.0 / 60.0);
    pile.run(rounds, 1.0 / 60.0);
    pile.moved()
}

/// 27 turned cubes fall onto the floor and onto each other: 60 steps from their start.
fn cluster() -> f64 {
    let mut r = Random::new(9);
    let mut world = World::new();
    let mut bodies = vec![BodyBuilder::ground()];
    for k in 0..27 {
        let at = DVec3::new(f64::from(k % 3), f64::from(k / 3 % 3), f64::from(k / 9)) * 1.4 + DVec3::Z;
        bodies.push(BodyBuilder::cuboid(DVec3::ONE).position(at).orientation(r.rotation()));
    }
    for b in bodies {
        if world.add(b).is_err() {
            return f64::NAN;
        }
    }
    for _ in 0..60 {
        world.step(1.0 / 60.0);
    }
    world.energy().0
}

/// Adds a fixed block with its upper face at a height.
fn slab(w: &mut World, top: DVec3, size: DVec3) -> bool {
    let at = top - DVec3::Z * (0.5 * size.z);
    w.add(BodyBuilder::cuboid(size).position(at).friction(0.0).as_fixed()).is_ok()
}

/// Adds 24 prisms that meet at one edge, their upper faces in one plane.
fn fan(w: &mut World) -> bool {
    let ray = |k: u32| {
        let (s, c) = tumble_math::trig::sin_cos(std::f64::consts::TAU * f64::from(k) / 24.0);
        DVec3::new(c, s, 0.0) * 2.0
    };
    (0..24).all(|k| {
        let corners = [DVec3::ZERO, ray(k), ray(k + 1)];
        let points: Vec<DVec3> = corners.iter().flat_map(|c| [*c, *c - DVec3::Z * 0.2]).collect();
        w.add(BodyBuilder::hull(&points).friction(0.0).as_fixed()).is_ok()
    })
}

/// Adds a level mesh of 3,200 triangles, 5 cm wide.
fn grid(w: &mut World) -> bool {
    let n = 40_u32;
    let at = |k: u32| (f64::from(k) - 0.5 * f64::from(n)) * 0.05;
    let points: Vec<DVec3> = (0..=n).flat_map(|j| (0..=n).map(move |i| DVec3::new(at(i), at(j), 0.0))).collect();
    let cell = |k: u32| {
        let a = k / n * (n + 1) + k % n;
        [[a, a + 1, a + n + 2], [a, a + n + 2, a + n + 1]]
    };
    let triangles: Vec<[u32; 3]> = (0..n * n).flat_map(cell).collect();
    w.add(BodyBuilder::mesh(&points, &triangles).friction(0.0)).is_ok()
}

/// Steps of a box that slides slowly, without friction, over the middle of a floor.
fn sliding(rounds: u32, floor: impl Fn(&mut World) -> bool) -> f64 {
    let mut w = World::new();
    let body = BodyBuilder::cuboid(DVec3::splat(0.3)).mass(1.0).friction(0.0);
    let body = body.position(DVec3::new(-0.02, 0.01, 0.15)).velocity(DVec3::X * 0.01);
    if !floor(&mut w) || w.add(body).is_err() {
        return f64::NAN;
    }
    for _ in 0..rounds {
        w.step(1.0 / 240.0);
    }
    w.energy().0
}
