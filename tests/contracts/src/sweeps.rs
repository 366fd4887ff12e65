//! Sweeps of random parameters through what single laws are about: blows on bodies that rest, plates that turn together, boards that rock.

use crate::dice::Dice;
use tumble::{BodyBuilder, BodyId, Contact, DVec3, Verdict, World, trig};

/// Steps at which the outcome of a blow is compared between phases of the step [s].
pub const BLOW_STEPS: [f64; 3] = [1e-3, 1e-4, 1e-5];

/// A random blow, and how far its outcomes are apart.
#[derive(Clone, Debug)]
pub struct Blow {
    /// What is struck.
    pub struck: &'static str,
    /// Newton's coefficient [–].
    pub restitution: f64,
    /// Largest difference of two outcomes at each of [`BLOW_STEPS`] [m/s, and 0.2 m times rad/s].
    pub spread: [f64; 3],
}

/// Boxes that rest: sizes and centres, and the height of the uppermost [m].
type Resting = (&'static str, Vec<(DVec3, DVec3)>, f64);

fn resting(kind: u64) -> Resting {
    let flat = |size: [f64; 3], x: f64, z: f64| (DVec3::from_array(size), DVec3::new(x, 0.0, z));
    match kind {
        0 => ("a box", vec![flat([0.8, 0.7, 0.3], 0.0, 0.15)], 0.3),
        1 => ("a stack", [0.1, 0.3, 0.5].iter().map(|z| flat([0.8, 0.7, 0.2], 0.0, *z)).collect(), 0.6),
        2 => ("a thin plate", vec![flat([0.9, 0.9, 0.02], 0.0, 0.01)], 0.02),
        _ => {
            let feet = [-0.3, 0.3].map(|x| flat([0.1, 0.7, 0.3], x, 0.15));
            ("a plank on two feet", feet.into_iter().chain([flat([0.9, 0.6, 0.05], 0.0, 0.325)]).collect(), 0.35)
        }
    }
}

/// Velocities and spins of all bodies two steps after a blow that falls in a `phase` of the step.
fn outcome(striker: &BodyBuilder, boxes: &Resting, e: f64, h: f64, phase: f64) -> Vec<(DVec3, DVec3)> {
    let mut w = World::new();
    let mut settings = *w.settings();
    settings.solver.restitution_threshold = 0.0;
    w.set_settings(settings).expect("settings");
    let rough = |b: BodyBuilder| b.friction(0.5).restitution(e);
    w.add(rough(BodyBuilder::ground())).expect("a floor");
    let rest = |(size, at): &(DVec3, DVec3)| rough(BodyBuilder::cuboid(*size)).mass(2.0).position(*at);
    let mut all: Vec<BodyId> = boxes.1.iter().map(|b| w.add(rest(b)).expect("a box")).collect();
    let striker = w.add(rough(striker.clone())).expect("a striker");
    let v = w.velocity(striker).expect("a velocity");
    let at = w.position(striker).expect("a place") - v * (h * phase);
    w.set_position(striker, at).expect("a place");
    all.push(striker);
    let mut steps_after = 0;
    while steps_after < 3 && w.time() < 1.0 {
        let struck = |c: &Contact| c.impulse.x > 0.0 && (c.body_a == striker || c.body_b == striker);
        let strikes = w.step(h).contacts.iter().any(struck);
        steps_after += u32::from(strikes || steps_after > 0);
    }
    all.iter().map(|b| (w.velocity(*b).expect("a velocity"), w.spin(*b).expect("a spin"))).collect()
}

/// A random body that strikes boxes that rest: does what comes of it depend on where in a step it falls?
#[must_use]
pub fn blow(seed: u64) -> Blow {
    let mut d = Dice::new(seed);
    let boxes = resting(d.below(4));
    let e = if d.below(5) == 0 { 0.0 } else { d.between(0.1, 0.9) };
    let body = match d.below(3) {
        0 => BodyBuilder::cuboid(DVec3::new(d.between(0.1, 0.3), d.between(0.1, 0.3), d.between(0.1, 0.3))),
        1 => BodyBuilder::capsule(d.between(0.03, 0.06), d.between(0.1, 0.3)),
        _ => BodyBuilder::cylinder(d.between(0.05, 0.12), d.between(0.08, 0.2)),
    };
    let v = DVec3::new(d.between(-1.5, 1.5), d.between(-1.5, 1.5), d.between(-3.0, -1.0));
    let spin = d.direction() * d.between(0.0, 4.0);
    let at = DVec3::new(d.between(-0.1, 0.1), d.between(-0.1, 0.1), boxes.2 + 0.25);
    let body = body.mass(1.0).position(at).orientation(d.rotation()).velocity(v).spin(spin);
    let apart = |a: &(DVec3, DVec3), b: &(DVec3, DVec3)| (a.0 - b.0).length() + 0.2 * (a.1 - b.1).length();
    let spread = BLOW_STEPS.map(|h| {
        let all: Vec<_> = (0..4).map(|p| outcome(&body, &boxes, e, h, (f64::from(p) + 0.3) / 4.0)).collect();
        let pairs = all.iter().flat_map(|a| all.iter().flat_map(move |b| a.iter().zip(b)));
        pairs.fold(0.0, |m: f64, (a, b)| if apart(a, b) > m { apart(a, b) } else { m })
    });
    Blow { struck: boxes.0, restitution: e, spread }
}

/// Depth from which on two plates are halfway through each other, in thicknesses [–].
pub const HALFWAY: f64 = 0.5;

/// Two random thin plates that slide on each other while both turn.
#[derive(Clone, Copy, Debug)]
pub struct Plates {
    /// Steps in a second [1/s].
    pub rate: f64,
    /// Turn in a step [rad].
    pub turn: f64,
    /// How deep they sank into each other, in thicknesses [–].
    pub sunk: f64,
    /// Steps that were not called solved.
    pub said: u32,
    /// They were halfway through each other before any step said so.
    pub silent: bool,
}

/// Lets two random plates slide on each other.
#[must_use]
pub fn plates(seed: u64) -> Plates {
    let mut d = Dice::new(seed);
    let rate = [60.0, 120.0, 240.0][d.below(3) as usize];
    let (turn, slip) = (d.between(0.02, 0.6), d.between(0.05, 1.0));
    let size = DVec3::new(d.between(0.1, 0.4), d.between(0.1, 0.3), d.between(0.001, 0.01));
    let friction = if d.below(2) == 0 { 0.0 } else { d.between(0.0, 0.5) };
    let mut w = World::new();
    w.set_gravity(DVec3::ZERO).expect("no gravity");
    let plate = |z: f64, v: f64| {
        let b = BodyBuilder::cuboid(size).mass(0.002).friction(friction).position(DVec3::Z * z);
        b.velocity(DVec3::X * v).spin(DVec3::Y * (turn * rate))
    };
    let (a, b) = (w.add(plate(0.0, slip)).expect("a plate"), w.add(plate(size.z, -slip)).expect("a plate"));
    let (mut sunk, mut said, mut silent) = (0.0, 0, false);
    for _ in 0..(0.5 * rate) as u32 {
        said += u32::from(w.step(1.0 / rate).verdict() != Verdict::Solved);
        let up = w.orientation(a).expect("a plate") * DVec3::Z;
        let apart = w.position(b).expect("a plate") - w.position(a).expect("a plate");
        if apart.length() > 0.9 * size.x {
            break;
        }
        let depth = 1.0 - up.dot(apart) / size.z;
        sunk = if depth > sunk { depth } else { sunk };
        silent |= sunk > HALFWAY && said == 0;
    }
    Plates { rate, turn, sunk, said, silent }
}

/// Mass of a board [kg].
const MASS: f64 = 2.0;

/// A random board that rocks on a barrel without slip for five seconds.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    /// Radius of the barrel [m].
    pub radius: f64,
    /// Turn of the board at the end of its swing [rad].
    pub lean: f64,
    /// Largest entry of the ledger at 1/240 s and at 1/480 s, each against the energy of a swing, where the truth is none [–].
    pub off: [f64; 2],
}

/// Lets a random board rock.
#[must_use]
pub fn board(seed: u64) -> Board {
    let mut d = Dice::new(seed);
    let (radius, lean) = (d.between(0.05, 0.6), d.between(0.1, 0.25));
    let thick = d.between(0.2, 1.2) * radius;
    let (s, c) = trig::sin_cos(lean);
    let (high, along) = (radius + 0.5 * thick, radius * lean);
    let at = DVec3::new(high * s - along * c, 0.0, high * c + along * s);
    let swing = MASS * 9.81 * (at.z - high);
    let off = [240.0, 480.0].map(|rate: f64| {
        let mut w = World::new();
        let barrel = BodyBuilder::cylinder(radius, 2.0).as_fixed().friction(2.0);
        w.add(barrel.orientation(trig::rotation(DVec3::X, std::f64::consts::FRAC_PI_2))).expect("a barrel");
        let board = BodyBuilder::cuboid(DVec3::new(3.2 * radius, 0.4, thick)).mass(MASS).friction(2.0);
        w.add(board.position(at).orientation(trig::rotation(DVec3::Y, lean))).expect("a board");
        for _ in 0..(5.0 * rate) as u32 {
            w.step(1.0 / rate);
        }
        let l = w.ledger();
        let entries = [l.restitution_loss, l.friction_loss, l.corrected, l.time_step];
        entries.into_iter().fold(0.0, |m: f64, e| if e.abs() > m { e.abs() } else { m }) / swing
    });
    Board { radius, lean, off }
}
