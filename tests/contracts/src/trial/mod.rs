//! Ten problems of the step with random parameters: size, mass, step, friction, restitution, direction.
//!
//! Each row is a law with a closed form, a linear problem or an invariance behind it. A seed decides a case; what it shows is how far the
//! world is from the law, in units of what the law allows.

mod flights;
mod scales;
mod squeezes;
mod supports;
mod turning;

use crate::dice::Dice;
use tumble::{BodyBuilder, BodyId, DQuat, DVec3, World};
use tumble_suite::share::share;

/// Acceleration of gravity [m/s²].
const G: f64 = 9.81;

/// What a case showed.
#[derive(Clone, Debug)]
pub struct Shown {
    /// How far it is from the law, in units of what the law allows [–]: more than 1 is a fault.
    pub off: f64,
    /// The case in words.
    pub words: String,
}

impl Shown {
    /// The largest of several deviations, with its name.
    fn of(case: &str, parts: &[(&str, f64)]) -> Self {
        let mut off = 0.0;
        parts.iter().for_each(|(_, part)| raise(&mut off, *part));
        let shown = parts.iter().map(|(name, x)| format!("{name} {x:.1e}")).collect::<Vec<_>>().join(", ");
        Self { off, words: format!("{case}: {shown}") }
    }
}

/// A problem.
#[derive(Clone, Copy)]
pub struct Row {
    /// Its name on the command line.
    pub name: &'static str,
    /// What holds.
    pub law: &'static str,
    /// The case of a seed.
    pub case: fn(u64) -> Shown,
}

/// The problems.
pub const ROWS: [Row; 16] = [
    Row {
        name: "presses",
        law: "no body is faster than what drives it, and the step says what it had to leave",
        case: squeezes::press,
    },
    Row { name: "grippers", law: "what is gripped is lifted, and falls when it is let go", case: squeezes::gripper },
    Row {
        name: "digits",
        law: "a light ball between a wall and a heavy one keeps its energy and counts the digits of pi",
        case: flights::digits,
    },
    Row { name: "plates", law: "plates that turn together and slide do not pass", case: turning::plates },
    Row { name: "decks", law: "no card of a deck that is thrown passes another one", case: turning::deck },
    Row {
        name: "landings",
        law: "a blow without restitution does not depend on the phase of the step",
        case: flights::landing,
    },
    Row { name: "boards", law: "a board that rocks on a barrel loses nothing", case: turning::board },
    Row {
        name: "wobblers",
        law: "a ball with its centre of mass aside that rolls to and fro loses nothing",
        case: turning::wobbler,
    },
    Row { name: "billiards", law: "balls that meet askew part along the line of the touch", case: flights::billiards },
    Row { name: "gases", law: "balls in flight keep energy, momentum and angular momentum", case: flights::gas },
    Row {
        name: "stacks",
        law: "a stack that may always bounce comes to rest, and nothing is fed in",
        case: flights::stack,
    },
    Row { name: "bounces", law: "bouncing ends when the sum of its flights says so", case: flights::bounces },
    Row { name: "supports", law: "redundant supports carry what equal springs would", case: supports::feet },
    Row { name: "sleds", law: "what is symmetric goes straight", case: supports::sled },
    Row { name: "mirrors", law: "mirror images stay mirror images", case: supports::mirror },
    Row { name: "scales", law: "millimetres, metres and kilometres go the same way", case: scales::scale },
];

/// What the cases of a row showed.
#[derive(Clone, Debug)]
pub struct Found {
    /// Seeds and cases, the worst first.
    pub cases: Vec<(u64, Shown)>,
    /// How many are beyond the law.
    pub beyond: usize,
}

/// Runs the cases of `first`…`first + count` of a row on all processors.
#[must_use]
pub fn run(row: &Row, first: u64, count: u64) -> Found {
    let mut cases: Vec<(u64, Shown)> = share(count, |k| (first + k, (row.case)(first + k)));
    let key = |s: &Shown| if s.off.is_nan() { f64::INFINITY } else { s.off };
    cases.sort_by(|a, b| key(&b.1).total_cmp(&key(&a.1)));
    let beyond = cases.iter().filter(|(_, s)| !(s.off <= 1.0)).count();
    Found { cases, beyond }
}

/// A world with a threshold of restitution [m/s].
fn world(gravity: DVec3, threshold: f64) -> World {
    let mut w = World::with_gravity(gravity).expect("gravity");
    let mut settings = *w.settings();
    settings.solver.restitution_threshold = threshold;
    w.set_settings(settings).expect("settings");
    w
}

fn add(w: &mut World, body: BodyBuilder) -> BodyId {
    w.add(body).expect("a body")
}

fn position(w: &World, b: BodyId) -> DVec3 {
    w.position(b).expect("a body")
}

fn velocity(w: &World, b: BodyId) -> DVec3 {
    w.velocity(b).expect("a body")
}

fn spin(w: &World, b: BodyId) -> DVec3 {
    w.spin(b).expect("a body")
}

/// The speed of a body's fastest point, at a distance of `size` [m] from its centre [m/s].
fn fastest(w: &World, b: BodyId, size: f64) -> f64 {
    velocity(w, b).length() + spin(w, b).length() * size
}

fn raise(most: &mut f64, value: f64) {
    if value > *most || value.is_nan() {
        *most = value;
    }
}

/// The larger of two numbers; one that is none is, so that no case loses it.
fn larger(a: f64, b: f64) -> f64 {
    if a > b || a.is_nan() { a } else { b }
}

/// The smaller of two numbers; one that is none is.
fn smaller(a: f64, b: f64) -> f64 {
    if a < b || a.is_nan() { a } else { b }
}

/// A turn about the vertical.
fn upright(d: &mut Dice) -> DQuat {
    tumble::trig::rotation(DVec3::Z, d.between(0.0, 3.0))
}

/// A number whose logarithm is uniform.
fn scaled(d: &mut Dice, from: f64, to: f64) -> f64 {
    from * tumble::trig::exp(d.unit() * tumble::trig::ln(to / from))
}

/// A length of the step [s].
fn step(d: &mut Dice) -> f64 {
    1.0 / [60.0, 100.0, 120.0, 240.0, 500.0, 1000.0][d.below(6) as usize]
}
