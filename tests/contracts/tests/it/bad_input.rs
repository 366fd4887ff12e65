//! Bad input is refused at the door, contained inside, and never spreads.

#![expect(clippy::print_stdout, reason = "the long runs read how much was tried")]

use std::ops::Range;
use std::sync::Arc;
use tumble::{
    BodyBuilder, BodyId, DQuat, DVec3, Event, Material, MaterialId, Place, Pose, Potential, Shape, Verdict, World,
    Wrench,
};
use tumble_contracts::dice::Dice;
use tumble_suite::share::{ranges, share};

const BAD: [f64; 5] = [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 1e308, -1e308];
const ODD: [f64; 4] = [-0.0, 5e-324, -5e-324, f64::MIN_POSITIVE];

fn scene() -> (World, BodyId, BodyId, BodyId) {
    let mut w = World::new();
    let ground = w.add(BodyBuilder::ground()).expect("floor");
    let cube = w.add(BodyBuilder::cuboid(DVec3::ONE).mass(1.0).position(DVec3::new(0.0, 0.0, 0.5))).expect("cube");
    let lift = BodyBuilder::cuboid(DVec3::ONE).as_kinematic().position(DVec3::new(3.0, 0.0, 0.6));
    let lift = w.add(lift).expect("lift");
    w.step(0.01);
    (w, ground, cube, lift)
}

/// Calls of [`set_all`].
const SETTERS: u32 = 17;

/// Every setter of a body with this vector; how many accepted it.
fn set_all(w: &mut World, id: BodyId, v: DVec3) -> u32 {
    let q = DQuat::from_xyzw(v.x, v.y, v.z, 1.0);
    let q_last = DQuat::from_xyzw(0.0, 0.0, 0.0, v.x);
    let taken: [bool; SETTERS as usize] = [
        w.set_position(id, v).is_ok(),
        w.set_orientation(id, q).is_ok(),
        w.set_orientation(id, q_last).is_ok(),
        w.set_velocity(id, v).is_ok(),
        w.set_spin(id, v).is_ok(),
        w.set_force(id, v).is_ok(),
        w.set_torque(id, v).is_ok(),
        w.apply_force(id, v).is_ok(),
        w.apply_force_at(id, v, DVec3::ZERO).is_ok(),
        w.apply_force_at(id, DVec3::X, v).is_ok(),
        w.apply_torque(id, v).is_ok(),
        w.apply_impulse(id, v).is_ok(),
        w.apply_impulse_at(id, v, DVec3::ZERO).is_ok(),
        w.apply_impulse_at(id, DVec3::X, v).is_ok(),
        w.apply_angular_impulse(id, v).is_ok(),
        w.move_to(id, Pose::at(v), 0.01).is_ok(),
        w.set_gravity(v).is_ok(),
    ];
    taken.map(u32::from).iter().sum()
}

#[test]
fn every_setter_refuses_what_is_not_finite_or_absurd_and_changes_nothing() {
    let (mut w, ground, cube, lift) = scene();
    let before = w.state_hash();
    let mut calls = 0;
    for id in [ground, cube, lift] {
        for bad in BAD {
            for k in 0..3 {
                let mut v = DVec3::new(0.1, 0.2, 0.3);
                v[k] = bad;
                assert_eq!(set_all(&mut w, id, v), 0, "{bad} in {k} of {id:?}");
                calls += SETTERS;
            }
        }
    }
    assert_eq!(w.state_hash(), before);
    for bad in BAD {
        assert!(w.add_material(Material::new(bad, 0.5)).is_err());
        assert!(w.add_material(Material::new(0.5, bad)).is_err());
        for build in [
            BodyBuilder::ball(bad),
            BodyBuilder::cuboid(DVec3::new(1.0, bad, 1.0)),
            BodyBuilder::capsule(1.0, bad),
            BodyBuilder::cylinder(bad, 1.0),
            BodyBuilder::cone(1.0, bad),
            BodyBuilder::ball(1.0).mass(bad),
            BodyBuilder::ball(1.0).density(bad),
            BodyBuilder::ball(1.0).inertia(DVec3::new(1.0, 1.0, bad)),
            BodyBuilder::ball(1.0).position(DVec3::new(bad, 0.0, 0.0)),
            BodyBuilder::ball(1.0).velocity(DVec3::new(0.0, bad, 0.0)),
            BodyBuilder::ball(1.0).spin(DVec3::new(0.0, 0.0, bad)),
            BodyBuilder::ball(1.0).force(DVec3::new(0.0, 0.0, bad)),
            BodyBuilder::ball(1.0).torque(DVec3::new(0.0, 0.0, bad)),
            BodyBuilder::ball(1.0).friction(bad),
            BodyBuilder::ball(1.0).restitution(bad),
            BodyBuilder::ball(1.0).orientation(DQuat::from_xyzw(bad, 0.0, 0.0, 1.0)),
        ] {
            calls += 1;
            let count = w.body_count();
            let refused = w.add(build).expect_err("absurd");
            assert!(!refused.to_string().is_empty());
            assert_eq!(w.body_count(), count);
        }
        for spoil in 0..4 {
            let mut s = *w.settings();
            match spoil {
                0 => s.solver.tolerance = bad,
                1 => s.correction.slop = bad,
                2 => s.skin = bad,
                _ => s.correction.rate = bad,
            }
            assert!(w.set_settings(s).is_err());
            calls += 1;
        }
        let hash = w.state_hash();
        assert!(w.step(bad).refused.is_some());
        assert!(w.ray(DVec3::new(bad, 0.0, 0.0), DVec3::X, 1.0).is_none() || bad.abs() == 1e308);
        assert_eq!(w.state_hash(), hash);
    }
    for mass in [0.0, -1.0] {
        assert!(w.add(BodyBuilder::ball(1.0).mass(mass)).is_err());
    }
    assert!(w.add(BodyBuilder::ball(1.0).inertia(DVec3::new(1.0, 1.0, 3.0))).is_err());
    assert!(w.add(BodyBuilder::dynamic().shape(Shape::half_space(DVec3::Z).expect("normal"))).is_err());
    assert!(w.add(BodyBuilder::dynamic()).is_err());
    for dt in [0.0, -0.01, 2.0] {
        let report = w.step(dt);
        assert_eq!((report.refused.is_some(), report.verdict()), (true, Verdict::Failed));
    }
    println!("{calls} calls with numbers that are not finite or absurd: {calls} refused");
}

#[test]
fn odd_but_finite_numbers_are_taken_and_do_no_harm() {
    for odd in ODD {
        let (mut w, _, cube, lift) = scene();
        let v = DVec3::splat(odd);
        assert!(set_all(&mut w, cube, v) >= 12);
        assert!(set_all(&mut w, lift, v) >= 4);
        for _ in 0..20 {
            w.step(0.01);
            assert!(w.bodies().all(|b| b.centre().is_finite() && b.velocity().is_finite() && b.spin().is_finite()));
        }
    }
}

/// A field that goes wrong at one body after a while.
#[derive(Debug)]
struct Faulty(BodyId, f64);

impl Potential for Faulty {
    fn wrench(&self, place: &Place) -> Wrench {
        let bad = place.body == self.0 && place.centre.z < self.1;
        Wrench { force: if bad { DVec3::splat(f64::NAN) } else { DVec3::ZERO }, torque: DVec3::ZERO }
    }

    fn energy(&self, _: &Place) -> f64 {
        0.0
    }
}

#[test]
fn a_body_whose_state_is_lost_is_set_aside_and_its_neighbours_go_on() {
    let mut w = World::new();
    w.add(BodyBuilder::ground()).expect("floor");
    let mut ids = Vec::new();
    for k in 0..6 {
        let b = BodyBuilder::cuboid(DVec3::ONE).mass(1.0).position(DVec3::new(0.0, 0.0, 0.5 + 1.1 * f64::from(k)));
        ids.push(w.add(b).expect("a cube"));
    }
    w.add_potential(Arc::new(Faulty(ids[3], 3.7)));
    let mut seen = false;
    for _ in 0..400 {
        w.step(0.01);
        seen |= w.report().events.iter().any(|e| matches!(e, Event::Quarantined { body } if *body == ids[3]));
        let l = w.report().ledger;
        assert!(l.imbalance().abs() <= 1e-11 * l.largest(), "{:e}", l.imbalance());
        for id in &ids {
            let b = w.body(*id).expect("a body");
            assert!(b.centre().is_finite() && b.velocity().is_finite());
        }
    }
    assert!(seen && w.body(ids[3]).expect("a body").is_quarantined());
    // the three below stand, the two above have come down on them
    assert!((w.position(ids[5]).expect("a body").z - 4.5).abs() < 0.02, "{:?}", w.position(ids[5]));
    w.clear_potentials();
    w.release(ids[3]).expect("it was set aside");
    assert!(w.release(ids[3]).is_err());
    w.step(0.01);
    assert!(!w.body(ids[3]).expect("a body").is_quarantined());
}

/// A field without an energy below a height, though its force is finite.
#[derive(Debug)]
struct Bottomless(f64);

impl Potential for Bottomless {
    fn wrench(&self, _: &Place) -> Wrench {
        Wrench::default()
    }

    fn energy(&self, place: &Place) -> f64 {
        if place.centre.z < self.0 { f64::NAN } else { 0.0 }
    }
}

#[test]
fn a_body_without_an_energy_is_set_aside_and_the_books_stay_closed() {
    // the first falls into the middle of an attraction's singularity, the second into a field without an energy
    for deep in [false, true] {
        let mut w = World::with_gravity(DVec3::ZERO).expect("gravity");
        let cube = |x: f64| BodyBuilder::cuboid(DVec3::ONE).mass(1.0).position(DVec3::new(x, 0.0, 0.0));
        let bad = w.add(cube(0.0).velocity(DVec3::new(0.0, 0.0, -1.0))).expect("a cube");
        let good = w.add(cube(5.0).velocity(DVec3::new(0.0, 0.3, 0.0))).expect("a cube");
        for _ in 0..10 {
            w.step(0.01);
        }
        if deep {
            w.add_potential(Arc::new(Bottomless(-0.2)));
        } else {
            let towards = w.centre(bad).expect("a cube") - DVec3::new(0.0, 0.0, 0.005);
            w.add_potential(Arc::new(tumble::Attraction { towards, strength: 1.0 }));
        }
        for _ in 0..50 {
            w.step(0.01);
            let l = w.report().ledger;
            assert!(l.largest().is_finite() && l.imbalance().abs() <= 1e-11 * l.largest(), "{l:?}");
        }
        assert!(w.body(bad).expect("a cube").is_quarantined(), "{deep}");
        assert!(!w.body(good).expect("a cube").is_quarantined());
        let (t, v) = w.energy();
        assert!(t.is_finite() && v.is_finite());
    }
}

/// A field that gives no number to one body: the doors of the world have not seen it.
#[derive(Debug)]
struct Broken(BodyId);

impl Potential for Broken {
    fn energy(&self, _: &Place) -> f64 {
        0.0
    }

    fn wrench(&self, at: &Place) -> Wrench {
        let force = if at.body == self.0 { DVec3::splat(f64::NAN) } else { DVec3::ZERO };
        Wrench { force, torque: DVec3::ZERO }
    }
}

#[test]
fn a_body_broken_in_mid_step_spoils_nobody_else() {
    let (mut w, _, cube, _) = scene();
    let other = w.add(BodyBuilder::cuboid(DVec3::ONE).mass(1.0).position(DVec3::new(0.0, 0.0, 1.5))).expect("cube");
    for _ in 0..10 {
        w.step(0.01);
    }
    w.add_potential(Arc::new(Broken(cube)));
    w.step(0.01);
    w.clear_potentials();
    assert!(w.body(cube).expect("a body").is_quarantined());
    assert!(!w.body(other).expect("a body").is_quarantined());
    for _ in 0..100 {
        w.step(0.01);
    }
    assert!((w.position(other).expect("a body").z - 0.5).abs() < 1e-2);
}

#[test]
fn random_calls_with_stale_handles_never_panic_and_leave_no_bad_number() {
    // ten million in the long form; the same mix here
    let calls = std::env::var("TUMBLE_CALLS").ok().and_then(|c| c.parse().ok()).unwrap_or(100_000_u64);
    let parts = ranges(calls, 25_000);
    let refused: u64 = share(parts.len() as u64, |k| random_calls(77 + k, &parts[k as usize])).iter().sum();
    assert!(refused > calls / 20, "{refused} refused of {calls}");
    println!("{calls} random calls, {refused} refused, 0 panics");
}

/// A world that is called at random; how many calls it refused.
fn random_calls(seed: u64, calls: &Range<u64>) -> u64 {
    let mut d = Dice::new(seed);
    let mut w = World::new();
    w.add(BodyBuilder::ground()).expect("floor");
    let mut ids: Vec<BodyId> = Vec::new();
    let any = |d: &mut Dice| match d.below(12) {
        0 => BAD[d.below(5) as usize],
        1 => ODD[d.below(4) as usize],
        2 => d.between(-1e6, 1e6),
        _ => d.between(-3.0, 3.0),
    };
    let mut refused = 0;
    let mut materials: Vec<MaterialId> = Vec::new();
    for call in calls.clone() {
        let id = if ids.is_empty() || d.below(20) == 0 {
            BodyId::from_parts(d.below(40) as u32, d.below(4) as u32)
        } else {
            ids[d.below(ids.len() as u64) as usize]
        };
        let v = DVec3::new(any(&mut d), any(&mut d), any(&mut d));
        let accepted = match d.below(24) {
            0 | 1 if w.body_count() < 24 => {
                let b = match d.below(3) {
                    0 => BodyBuilder::ball(any(&mut d)),
                    1 => BodyBuilder::cuboid(v),
                    _ => BodyBuilder::capsule(0.2, 0.5),
                };
                let b = if d.below(6) == 0 { b.as_kinematic() } else { b };
                w.add(b.position(d.vector(4.0)).velocity(d.vector(2.0)).mass(any(&mut d)))
                    .map(|id| ids.push(id))
                    .is_ok()
            }
            2 => w.remove(id).is_ok(),
            3 => w.set_position(id, v).is_ok(),
            4 => w.set_velocity(id, v).is_ok(),
            5 => w.set_spin(id, v).is_ok(),
            6 => w.set_orientation(id, DQuat::from_xyzw(v.x, v.y, v.z, 1.0)).is_ok(),
            7 => w.set_orientation(id, d.rotation()).is_ok(),
            8 => w.set_force(id, v).is_ok(),
            9 => w.set_torque(id, v).is_ok(),
            10 => w.apply_force_at(id, v, d.vector(2.0)).is_ok(),
            11 => w.apply_impulse(id, v).is_ok(),
            12 => w.apply_impulse_at(id, d.vector(1.0), v).is_ok(),
            13 => w.apply_angular_impulse(id, v).is_ok(),
            14 => w.move_to(id, Pose::new(v, d.rotation()), any(&mut d)).is_ok(),
            15 => w.add_material(Material::new(v.x, v.y)).map(|m| materials.push(m)).is_ok(),
            16 => materials.first().is_some_and(|m| w.set_material(*m, Material::new(v.x, v.y)).is_ok()),
            17 => w.ray(v, d.direction(), any(&mut d)).is_some(),
            18 => !w.overlapping(&Shape::ball(0.5).expect("ball"), &Pose::at(v)).is_empty(),
            19 => w.body(id).is_some_and(|b| b.kinetic_energy() >= 0.0),
            20 => w.release(id).is_ok(),
            21 => w.set_gravity(v * 0.1).is_ok(),
            22 if call % 4 == 0 => w.step(any(&mut d) * 0.02).refused.is_none(),
            _ => !w.report().contacts.is_empty(),
        };
        refused += u64::from(!accepted);
        if call % 500 == 499 {
            // what flew off, or piled up, goes
            for id in ids.drain(..) {
                let _ = w.remove(id);
            }
            w.set_gravity(tumble::EARTH).expect("gravity");
        }
        if call % 16 == 0 {
            for b in w.bodies() {
                assert!(b.centre().is_finite() && b.orientation().is_finite(), "call {call}: {b:?}");
                assert!(b.velocity().is_finite() && b.spin().is_finite(), "call {call}");
            }
        }
    }
    refused
}
