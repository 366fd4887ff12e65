//! Six scenes whose bits must be the same everywhere.

use crate::dice::Dice;
use crate::energy;
use crate::piles;
use tumble::{BodyBuilder, DVec3, World};

/// A scene by its name.
pub type Scene = (&'static str, fn() -> World);

/// The scenes.
pub const SCENES: [Scene; 6] = [
    ("tumbling bodies", tumbling),
    ("falling wall", falling_wall),
    ("many islands", many_islands),
    ("stack", || piles::stack(&[1.0; 8]).world),
    ("turntable", turntable),
    ("bullets", bullets),
];

fn tumbling() -> World {
    energy::scene(10, 16)
}

fn falling_wall() -> World {
    let mut p = piles::pyramid(6);
    let ball = BodyBuilder::ball(0.4).mass(20.0).restitution(0.5).position(DVec3::new(2.5, -4.0, 1.0));
    p.world.add(ball.velocity(DVec3::new(0.0, 8.0, 1.0))).expect("a ball");
    p.world
}

fn many_islands() -> World {
    let mut w = World::new();
    w.add(BodyBuilder::ground().restitution(0.6)).expect("floor");
    let mut d = Dice::new(4);
    for k in 0..36 {
        let at = DVec3::new(3.0 * f64::from(k % 6), 3.0 * f64::from(k / 6), 1.5);
        for up in 0..2 {
            let b = BodyBuilder::cuboid(DVec3::splat(0.8)).restitution(0.4).orientation(d.rotation());
            w.add(b.position(at + DVec3::new(0.0, 0.0, 1.5 * f64::from(up))).spin(d.vector(4.0))).expect("a box");
        }
    }
    w
}

fn turntable() -> World {
    let mut w = World::new();
    let table = BodyBuilder::cylinder(4.0, 0.4).as_kinematic().position(DVec3::new(0.0, 0.0, -0.2));
    w.add(table.spin(DVec3::new(0.0, 0.0, 1.5)).friction(0.7)).expect("a table");
    let mut d = Dice::new(9);
    for k in 0..12 {
        let at = DVec3::new(d.between(-2.0, 2.0), d.between(-2.0, 2.0), 0.5 + 0.8 * f64::from(k));
        let b = if k % 2 == 0 { BodyBuilder::capsule(0.2, 0.4) } else { BodyBuilder::cylinder(0.3, 0.3) };
        w.add(b.position(at).orientation(d.rotation())).expect("a body");
    }
    w
}

fn bullets() -> World {
    let mut w = World::new();
    w.add(BodyBuilder::ground()).expect("floor");
    for k in 0..4 {
        let plate = BodyBuilder::cuboid(DVec3::new(0.02, 1.0, 1.0)).mass(2.0);
        w.add(plate.position(DVec3::new(f64::from(k), 0.0, 0.5))).expect("a plate");
    }
    for k in 0..3 {
        let b = BodyBuilder::ball(0.02).mass(0.1).restitution(0.3);
        let at = DVec3::new(-3.0 - 5.0 * f64::from(k), 0.1 * f64::from(k), 0.7);
        w.add(b.position(at).velocity(DVec3::new(200.0, 0.0, 0.0))).expect("a bullet");
    }
    w
}

/// The state hashes after `steps` steps on so many threads, all steps folded into one number.
#[must_use]
pub fn hash(mut world: World, steps: u32, threads: usize) -> u64 {
    let mut s = *world.settings();
    s.threads = threads;
    world.set_settings(s).expect("settings");
    let mut all = 0_u64;
    for _ in 0..steps {
        all = all.rotate_left(7) ^ world.step(1.0 / 120.0).state_hash;
    }
    all
}

/// Steps after which the hashes are committed.
pub const KNOWN_STEPS: u32 = 100;

/// The committed hashes: what `cargo run --release -p tumble-contracts -- hashes 100` prints.
const KNOWN: &str = include_str!("../hashes.txt");

/// A line of hashes, as they are printed and committed.
#[must_use]
pub fn shown(name: &str, hash: u64) -> String {
    format!("{hash:016x}  {name}")
}

/// What differs between these hashes after [`KNOWN_STEPS`] steps and the committed ones.
#[must_use]
pub fn differences(found: &[String]) -> Vec<String> {
    let known: Vec<&str> = KNOWN.lines().collect();
    let mut wrong = Vec::new();
    for k in 0..found.len().max(known.len()) {
        let (found, known) = (found.get(k).map_or("nothing", String::as_str), known.get(k).unwrap_or(&"nothing"));
        if found != *known {
            wrong.push(format!("{found}, committed: {known}"));
        }
    }
    wrong
}

/// [`hash`] with everything that a step reports folded in as well: events and contacts in their order.
#[must_use]
pub fn report_hash(mut world: World, steps: u32, threads: usize) -> (u64, u64) {
    let mut s = *world.settings();
    s.threads = threads;
    world.set_settings(s).expect("settings");
    let (mut all, mut events) = (0xcbf2_9ce4_8422_2325_u64, 0);
    let mut fold = |word: u64| {
        let h = (all ^ word).wrapping_mul(0x0000_0100_0000_01b3);
        all = h ^ (h >> 32);
    };
    for _ in 0..steps {
        let r = world.step(1.0 / 120.0);
        fold(r.state_hash);
        // the debug form of a number is as long as it must be to give its bits back
        for event in &r.events {
            events += 1;
            format!("{event:?}").bytes().for_each(|b| fold(u64::from(b)));
        }
        for c in &r.contacts {
            c.impulse.to_array().iter().for_each(|x| fold(x.to_bits()));
        }
        r.islands.iter().for_each(|i| fold(i.certificate.residual.to_bits()));
    }
    (all, events)
}
