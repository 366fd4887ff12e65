//! Rest is exactly still, and what is recalled is what would have been computed.

use std::sync::Arc;
use tumble::{Attraction, BodyBuilder, BodyId, Combine, DVec3, Material, MaterialId, Place, Potential, World, Wrench};
use tumble_contracts::piles::{card_house, pyramid, stack};

const H: f64 = 1.0 / 60.0;

fn velocity(w: &World, b: BodyId) -> (DVec3, DVec3) {
    (w.velocity(b).unwrap(), w.spin(b).unwrap())
}

#[test]
fn a_pile_at_rest_moves_by_no_bit() {
    for (name, mut p) in [("stack", stack(&[1.0; 16])), ("pyramid", pyramid(12)), ("cards", card_house(2))] {
        p.run(200, H);
        let before: Vec<_> = p.bodies.iter().map(|b| (p.world.position(*b), p.world.orientation(*b))).collect();
        p.run(200, H);
        for (b, before) in p.bodies.iter().zip(before) {
            assert_eq!(velocity(&p.world, *b), (DVec3::ZERO, DVec3::ZERO), "{name}");
            assert_eq!((p.world.position(*b), p.world.orientation(*b)), before, "{name}");
        }
        // still, but not unaware: every contact is there with its load, under a certificate of its own
        let r = p.world.report();
        assert!(r.contacts.iter().any(|c| c.impulse.x > 0.0), "{name}");
        assert!(r.islands.iter().all(|i| i.certificate.is_solved()), "{name}");
    }
}

/// One island of up to 5,050 cubes that touch on all sides. Newton solves it in a dozen factorisations, and the budget of
/// products affords few more. Where the elimination fills more, as with bodies numbered along a curve through space, or Newton
/// takes more steps, such a pile is swept step after step and never rests.
#[test]
fn a_large_pyramid_is_solved_in_its_first_step_and_rests() {
    // in whatever order the cubes are added: 1,007 has no divisor in common with 820, 2,485 and 5,050
    let pyramids: &[(u32, usize)] = if tumble_random::is_long() {
        &[(40, 1), (40, 1007), (100, 1), (100, 1007)]
    } else {
        &[(40, 1), (40, 1007), (70, 1007)]
    };
    for &(base, stride) in pyramids {
        let mut places = Vec::new();
        for row in 0..base {
            for k in row..base {
                let across = 0.5 * f64::from(row + 1) + f64::from(k - row) - 0.5 * f64::from(base);
                places.push(DVec3::new(across, 0.0, f64::from(row) + 0.5));
            }
        }
        let mut w = World::new();
        w.add(BodyBuilder::ground().friction(0.5)).unwrap();
        for k in 0..places.len() {
            let cube = BodyBuilder::cuboid(DVec3::ONE).density(100.0).friction(0.5);
            w.add(cube.position(places[k * stride % places.len()])).unwrap();
        }
        stands(&mut w, places.len() as u32, 15);
    }
}

/// A block of cubes side by side is one island whose graph is dear: solved once, it stands.
#[test]
fn a_block_of_cubes_stands() {
    let mut w = World::new();
    w.add(BodyBuilder::ground().friction(0.5)).unwrap();
    for k in 0..7 * 7 * 7 {
        let place = [k % 7, k / 7 % 7, k / 49].map(f64::from);
        let cube = BodyBuilder::cuboid(DVec3::ONE).density(100.0).friction(0.5);
        w.add(cube.position(DVec3::from_array(place) + DVec3::new(0.0, 0.0, 0.5))).unwrap();
    }
    // as for eight times as many cubes: the products of a factorisation grow with the square
    let mut settings = *w.settings();
    settings.solver.max_products = 1e7;
    w.set_settings(settings).unwrap();
    stands(&mut w, 343, 25);
}

/// Steps a world that is one island of so many bodies: solved in the first step, it costs nothing more.
fn stands(w: &mut World, bodies: u32, most: u32) {
    for step in 1..5 {
        w.step(H);
        let [island] = &w.report().islands[..] else { panic!("{} islands", w.report().islands.len()) };
        let (effort, certificate) = (island.effort, island.certificate);
        assert_eq!(island.bodies, bodies);
        assert!(certificate.is_solved(), "step {step}: {} m/s after {effort:?}", certificate.residual);
        let most = if step == 1 { most } else { 0 };
        assert!(effort.factorisations <= most && effort.sweeps == 0, "step {step}: {effort:?}");
    }
}

#[test]
fn a_slow_block_is_not_stopped() {
    // 1 nm/s on ice: slow, but no rounding
    let mut w = World::new();
    w.add(BodyBuilder::ground().friction(0.0)).unwrap();
    let v = DVec3::new(1e-9, 0.0, 0.0);
    let b = BodyBuilder::cuboid(DVec3::ONE).friction(0.0).mass(1.0).position(DVec3::new(0.0, 0.0, 0.5)).velocity(v);
    let b = w.add(b).unwrap();
    for _ in 0..600 {
        w.step(H);
    }
    assert_eq!(w.velocity(b).unwrap().x, 1e-9);
    assert!((w.position(b).unwrap().x - 1e-8).abs() < 1e-20);
}

/// Two worlds, one of which forgets after every step all that is not its state: both must do the same, bit by bit,
/// through rest, blows, removals and changed settings.
#[test]
fn what_is_recalled_is_what_would_have_been_computed() {
    let mut p = pyramid(5);
    for x in [20.0, 22.0, 24.0] {
        let cube = |z: f64| BodyBuilder::cuboid(DVec3::ONE).mass(2.0).position(DVec3::new(x, 0.0, z));
        p.world.add(cube(0.5)).unwrap();
        p.bodies.push(p.world.add(cube(1.5)).unwrap());
    }
    let ball = BodyBuilder::ball(0.3).mass(3.0).restitution(0.5);
    let ball = p.world.add(ball.position(DVec3::new(-6.0, 0.1, 1.0))).unwrap();
    let (mut w, mut forgetful) = (p.world.clone(), p.world.clone());
    let mut recalled = 0;
    for step in 0..400 {
        for w in [&mut w, &mut forgetful] {
            match step {
                60 => w.apply_impulse(ball, DVec3::new(24.0, 0.0, 6.0)).unwrap(),
                150 => w.remove(p.bodies[3]).unwrap(),
                220 => w.set_gravity(DVec3::new(0.0, 0.0, -5.0)).unwrap(),
                260 => w.set_force(*p.bodies.last().unwrap(), DVec3::new(3.0, 0.0, 0.0)).unwrap(),
                300 => {
                    let id = w.add_material(Material::new(0.1, 0.0)).unwrap();
                    w.add(BodyBuilder::ball(0.2).material(id).position(DVec3::new(20.0, 0.0, 4.0))).unwrap();
                }
                340 => w
                    .set_settings({
                        let mut s = *w.settings();
                        s.solver.tolerance = 1e-9;
                        s
                    })
                    .unwrap(),
                _ => {}
            }
        }
        let snapshot = forgetful.snapshot();
        forgetful.restore(&snapshot);
        let (a, b) = (w.step(H), forgetful.step(H));
        assert_eq!(a.state_hash, b.state_hash, "step {step}");
        assert_eq!(a.contacts, b.contacts, "step {step}");
        assert_eq!(a.ledger, b.ledger, "step {step}");
        assert_eq!(a.events, b.events, "step {step}");
        assert_eq!(a.islands.len(), b.islands.len(), "step {step}");
        for (x, y) in a.islands.iter().zip(&b.islands) {
            assert_eq!((x.certificate, x.gain), (y.certificate, y.gain), "step {step}");
        }
        recalled += a.recalled;
        assert_eq!(b.recalled, 0, "the forgetful world has nothing to recall");
    }
    assert!(recalled > 300, "recalled {recalled} islands");
}

/// A step of a world that stands still is the last one once more. Whatever touches the world must end that, and the
/// steps that are only repeated must say what a step in full says.
#[test]
fn a_world_that_stands_still_feels_every_touch() {
    type Touch = (&'static str, fn(&mut World, BodyId, MaterialId));
    let mut p = stack(&[1.0; 4]);
    let material = p.world.add_material(Material::new(0.4, 0.0)).unwrap();
    let cube = BodyBuilder::cuboid(DVec3::ONE).mass(1.0).material(material);
    let body = p.world.add(cube.position(DVec3::new(5.0, 0.0, 0.5))).unwrap();
    p.run(100, H);
    let touches: [Touch; 18] = [
        ("nothing", |_, _, _| {}),
        ("set_force", |w, b, _| w.set_force(b, DVec3::new(9.0, 0.0, 0.0)).unwrap()),
        ("set_torque", |w, b, _| w.set_torque(b, DVec3::new(9.0, 0.0, 0.0)).unwrap()),
        ("apply_force", |w, b, _| w.apply_force(b, DVec3::new(9.0, 0.0, 0.0)).unwrap()),
        ("apply_force_at", |w, b, _| w.apply_force_at(b, DVec3::X, DVec3::new(5.0, 0.3, 1.0)).unwrap()),
        ("apply_torque", |w, b, _| w.apply_torque(b, DVec3::Z).unwrap()),
        ("apply_impulse", |w, b, _| w.apply_impulse(b, DVec3::X).unwrap()),
        ("apply_angular_impulse", |w, b, _| w.apply_angular_impulse(b, DVec3::Z).unwrap()),
        ("set_velocity", |w, b, _| w.set_velocity(b, DVec3::Y).unwrap()),
        ("set_spin", |w, b, _| w.set_spin(b, DVec3::Z).unwrap()),
        ("set_position", |w, b, _| w.set_position(b, DVec3::new(5.0, 0.0, 0.6)).unwrap()),
        ("set_gravity", |w, _, _| w.set_gravity(DVec3::new(0.0, 0.0, -3.0)).unwrap()),
        ("set_material", |w, _, m| w.set_material(m, Material::new(0.1, 0.5)).unwrap()),
        ("set_combine", |w, _, _| w.set_combine(Combine::Maximum, Combine::Maximum)),
        ("remove", |w, b, _| w.remove(b).unwrap()),
        ("add", |w, _, _| {
            w.add(BodyBuilder::ball(0.3).position(DVec3::new(5.0, 0.0, 1.5))).unwrap();
        }),
        ("set_settings", |w, _, _| {
            let mut s = *w.settings();
            s.correction.slop = 0.0;
            w.set_settings(s).unwrap();
        }),
        ("a field", |w, _, _| {
            w.add_potential(Arc::new(Attraction { towards: DVec3::new(0.0, 0.0, -5.0), strength: 10.0 }));
        }),
    ];
    for (name, touch) in touches {
        let (mut w, mut forgetful) = (p.world.clone(), p.world.clone());
        for w in [&mut w, &mut forgetful] {
            for _ in 0..5 {
                w.step(H);
            }
            touch(w, body, material);
        }
        for step in 0..20 {
            let snapshot = forgetful.snapshot();
            forgetful.restore(&snapshot);
            // now and then another step, and another to come
            let (dt, next) = match step {
                12 => (0.5 * H, H),
                15 => (H, 0.5 * H),
                _ => (H, H),
            };
            let (a, b) = (w.step_then(dt, next), forgetful.step_then(dt, next));
            assert_eq!((a.step, a.time, a.state_hash), (b.step, b.time, b.state_hash), "{name}, step {step}");
            assert_eq!((a.ledger, a.step_ledger, a.momentum), (b.ledger, b.step_ledger, b.momentum), "{name}, {step}");
            assert_eq!((&a.contacts, &a.events), (&b.contacts, &b.events), "{name}, step {step}");
            assert_eq!((&a.edits, &a.pushes), (&b.edits, &b.pushes), "{name}, step {step}");
            assert_eq!((&a.adjustments, a.attempts), (&b.adjustments, b.attempts), "{name}, step {step}");
        }
        assert_eq!(w.state_hash(), forgetful.state_hash());
    }
}

/// A field that fails once.
#[derive(Debug, Default)]
struct Moody(std::sync::atomic::AtomicBool);

impl Potential for Moody {
    fn wrench(&self, _: &Place) -> Wrench {
        assert!(self.0.swap(true, std::sync::atomic::Ordering::SeqCst), "not today");
        Wrench { force: DVec3::new(0.0, 0.0, 50.0), torque: DVec3::ZERO }
    }

    fn energy(&self, place: &Place) -> f64 {
        -50.0 * place.centre.z
    }
}

#[test]
fn a_step_that_unwinds_leaves_no_word_of_standing_still() {
    let mut p = stack(&[1.0]);
    p.run(100, H);
    p.world.add_potential(Arc::new(Moody::default()));
    let stepped = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| p.world.step(H).step));
    assert!(stepped.is_err());
    p.run(60, H);
    assert!(p.world.position(p.bodies[0]).unwrap().z > 1.0);
}

#[test]
fn a_small_pull_adds_up() {
    let mut w = World::new();
    w.add(BodyBuilder::ground().friction(0.0)).unwrap();
    let cube = BodyBuilder::cuboid(DVec3::ONE).friction(0.0).mass(1.0).position(DVec3::new(0.0, 0.0, 0.5));
    let b = w.add(cube).unwrap();
    for _ in 0..10 {
        w.step(H);
    }
    w.set_force(b, DVec3::new(1e-11, 0.0, 0.0)).unwrap();
    for _ in 0..1000 {
        w.step(H);
    }
    let expected = 1e-11 * 1000.0 * H;
    assert!((w.velocity(b).unwrap().x / expected - 1.0).abs() < 1e-9, "{}", w.velocity(b).unwrap());
}
