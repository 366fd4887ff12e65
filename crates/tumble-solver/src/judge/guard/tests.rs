//! Gains, least energies and blends against kinetic energies that are summed body by body.

use super::*;
use crate::space::bodies::tests::{Heap, flat, heap, random_impulses, scalars};
use crate::space::bodies::{BodySpace, Buffers};
use tumble_math::DVec3;
use tumble_suite::Random;

/// Kinetic energy of what impulses move [J].
fn energy(h: &Heap, v: &[crate::problem::body::Velocity]) -> f64 {
    let mut sum = 0.0;
    for (b, v) in h.bodies.iter().zip(v).filter(|(b, _)| b.is_dynamic()) {
        sum += 0.5 * v.linear.length_squared() / b.inverse_mass;
        sum += 0.5 * v.angular.dot(b.inverse_inertia.inverse() * v.angular);
    }
    sum
}

fn scaled(i: &Impulses, s: f64) -> Impulses {
    Impulses { contacts: i.contacts.iter().map(|l| *l * s).collect(), rows: i.rows.iter().map(|l| l * s).collect() }
}

#[test]
fn the_gain_is_the_change_of_kinetic_energy_less_the_work_of_what_moves_by_itself() {
    for seed in 0..20 {
        let h = heap(seed, 3);
        let mut m = Buffers::default();
        let mut space = BodySpace::new(&h.bodies, &h.contacts, &h.bilaterals, &mut m);
        let mut free = Velocities::default();
        read_velocities(&space, &mut free);
        let start = energy(&h, space.state());
        let impulses = random_impulses(&mut Random::new(seed + 50), 9, 3);
        space.load(&impulses);
        let change = energy(&h, space.state()) - start;
        let work = space.kinematic_work(&impulses);
        let found = gain(&space, &impulses, &free);
        assert!((found - (change - work)).abs() < 1e-11 * (1.0 + change.abs()), "{found} {change} {work}");
        let bound = scale(&space, &impulses, &free);
        assert!((bound - (start + work.abs())).abs() < 1e-12 * bound);
        let by_hand: f64 = scalars_dot(&impulses, &free);
        assert!((stake(&impulses, &free) - by_hand).abs() < 1e-12 * by_hand);
        assert!(flat(space.state()[1]) == flat(h.bodies[1].free));
    }
}

/// Σ |P_i·u_i| over contacts and rows.
fn scalars_dot(a: &Impulses, b: &Velocities) -> f64 {
    let contacts: f64 =
        a.contacts.iter().zip(&b.contacts).map(|(x, y)| (x.x * y.x + x.y * y.y + x.z * y.z).abs()).sum();
    contacts + a.rows.iter().zip(&b.rows).map(|(x, y)| (x * y).abs()).sum::<f64>()
}

#[test]
fn the_part_of_least_energy_is_no_worse_than_any_other() {
    let mut inner = 0;
    for seed in 0..200 {
        let h = heap(seed, 3);
        let mut m = Buffers::default();
        let mut space = BodySpace::new(&h.bodies, &h.contacts, &h.bilaterals, &mut m);
        let mut free = Velocities::default();
        read_velocities(&space, &mut free);
        let mut impulses = random_impulses(&mut Random::new(seed + 90), 9, 3);
        if seed % 2 == 0 {
            impulses = scaled(&impulses, 0.05);
        }
        space.load(&impulses);
        let mut after = Velocities::default();
        read_velocities(&space, &mut after);
        let part = least_energy(&impulses, &free, &after);
        assert!((0.0..=1.0).contains(&part));
        let mut at = |s: f64| {
            let p = scaled(&impulses, s);
            space.load(&p);
            gain(&space, &p, &free)
        };
        let least = at(part);
        for k in 0..=100 {
            let s = f64::from(k) / 100.0;
            assert!(at(s) >= least - 1e-12 * (1.0 + least.abs()), "seed {seed}: {part} but {s}");
        }
        inner += u32::from(part > 0.0 && part < 1.0);
    }
    assert!(inner > 20);
    // not a number leaves nothing
    let h = heap(1, 0);
    let mut m = Buffers::default();
    let mut space = BodySpace::new(&h.bodies, &h.contacts, &h.bilaterals, &mut m);
    let mut free = Velocities::default();
    read_velocities(&space, &mut free);
    let mut impulses = random_impulses(&mut Random::new(3), 9, 0);
    impulses.contacts[4] = DVec3::new(f64::NAN, 0.0, 0.0);
    space.load(&impulses);
    let mut after = Velocities::default();
    read_velocities(&space, &mut after);
    assert_eq!(least_energy(&impulses, &free, &after), 0.0);
}

#[test]
fn a_blend_goes_as_far_as_the_cap_allows_and_no_further() {
    let (mut all, mut none, mut some) = (0, 0, 0);
    for seed in 0..300 {
        let rows = if seed % 3 == 0 { 0 } else { 3 };
        let h = heap(seed, rows);
        let mut m = Buffers::default();
        let mut space = BodySpace::new(&h.bodies, &h.contacts, &h.bilaterals, &mut m);
        let mut free = Velocities::default();
        read_velocities(&space, &mut free);
        let mut r = Random::new(seed + 400);
        let safe = scaled(&random_impulses(&mut r, 9, rows), 0.1);
        let start = random_impulses(&mut r, 9, rows);
        space.load(&safe);
        // a cap at, above or below what the safe state has
        let cap = gain(&space, &safe, &free) + [0.0, 0.5, 5.0, -1.0][seed as usize % 4];
        let mut impulses = start.clone();
        let s = blend(&mut space, &safe, &mut impulses, &free, cap, &mut Velocities::default());
        let mix: Vec<f64> = scalars(&safe).iter().zip(scalars(&start)).map(|(a, b)| a + s * (b - a)).collect();
        for (a, b) in scalars(&impulses).iter().zip(&mix) {
            assert!((a - b).abs() < 1e-14 * (1.0 + b.abs()));
        }
        let left = gain(&space, &impulses, &free);
        let at = |s: f64, space: &mut BodySpace| {
            let p = Impulses {
                contacts: safe.contacts.iter().zip(&start.contacts).map(|(a, b)| *a + (*b - *a) * s).collect(),
                rows: safe.rows.iter().zip(&start.rows).map(|(a, b)| a + (b - a) * s).collect(),
            };
            space.load(&p);
            gain(space, &p, &free)
        };
        if cap >= at(0.0, &mut space) {
            assert!(left <= cap + 1e-12 * (1.0 + cap.abs() + left.abs()), "seed {seed}: {left} above {cap}");
            // a little further would be too far
            assert!(s == 1.0 || at(s + 1e-6, &mut space) > cap, "seed {seed}: {s}");
        } else if s > 0.0 {
            // a cap below the safe state leaves no room
            assert!(left <= at(0.0, &mut space) + 1e-12 * (1.0 + left.abs()));
        }
        all += u32::from(s == 1.0);
        none += u32::from(s == 0.0);
        some += u32::from(s > 0.0 && s < 1.0);
    }
    assert!(some > 50, "{all} {none} {some}");
    assert_eq!(mix(DVec3::ONE, DVec3::splat(f64::INFINITY), 0.0), DVec3::ONE);
    assert_eq!(mix(DVec3::ONE, DVec3::splat(3.0), 0.25), DVec3::splat(1.5));
}

#[test]
fn only_more_than_rounding_exceeds() {
    assert!(!exceeds(1.0 + 1e-13, 1.0, 2.0) && exceeds(1.0 + 3e-13, 1.0, 2.0));
    assert!(!exceeds(0.5, 1.0, 0.0) && exceeds(f64::NAN, 1.0, 1.0) && exceeds(1.5, 1.0, 1.0));
    assert!(!exceeds(1.0, 1.0, 0.0));
}

#[test]
fn a_little_of_a_wild_impulse_stays_in_its_cone() {
    let friction = 1.3;
    // on the border, as a solution that was projected
    let wild = DVec3::new(1e9, 1e9 * friction * 0.6, 1e9 * friction * 0.8);
    let tame = DVec3::new(0.1, 0.1 * friction * 0.6, 0.1 * friction * 0.8);
    for part in [1e-9, 1e-6, 1e-3, 0.5, 0.999] {
        for mixed in [mix(wild, tame, 1.0 - part), mix(tame, wild, part)] {
            let excess = (mixed.y * mixed.y + mixed.z * mixed.z).sqrt() / (friction * mixed.x) - 1.0;
            assert!(excess < 4.0 * f64::EPSILON, "{part}: {mixed} outside by {excess:e}");
        }
    }
}
