//! Rods, runs and checks that all laws share.

use tumble::{BodyBuilder, BodyId, DQuat, DVec3, Settings, Verdict, World};

pub(crate) const G: f64 = 9.81;

/// The larger of two numbers; one that is none is.
pub(crate) fn larger(a: f64, b: f64) -> f64 {
    if b > a || b.is_nan() { b } else { a }
}

/// A slender rod along its z axis: length [m], mass [kg].
pub(crate) fn rod(length: f64, mass: f64) -> BodyBuilder {
    let i = mass * length * length / 12.0;
    let shape = BodyBuilder::cuboid(DVec3::new(0.01, 0.01, length)).mass(mass);
    shape.inertia(DVec3::new(i, i, 1e-6 * mass))
}

/// Turn about y that takes z to the direction (x, z).
pub(crate) fn turned(x: f64, z: f64) -> DQuat {
    tumble::trig::rotation(DVec3::Y, tumble::trig::atan2(x, z))
}

/// Adds a rod between two points.
pub(crate) fn between(world: &mut World, a: DVec3, b: DVec3, mass: f64) -> BodyId {
    let d = b - a;
    let body = rod(d.length(), mass).position((a + b) * 0.5).orientation(turned(d.x, d.z));
    world.add(body).unwrap()
}

/// A world of this tolerance [m/s].
pub(crate) fn world(tolerance: f64) -> World {
    let mut world = World::new();
    let mut settings = Settings::default();
    settings.solver.tolerance = tolerance;
    world.set_settings(settings).unwrap();
    world
}

/// What a run has shown.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    pub(crate) gap: f64,
    pub(crate) turn: f64,
    pub(crate) residual: f64,
    pub(crate) imbalance: f64,
    pub(crate) unsolved: u32,
    pub(crate) turns: u32,
    pub(crate) redundant: u32,
}

/// Steps a world and keeps what every step must show.
pub(crate) fn run(world: &mut World, dt: f64, steps: u32, mut look: impl FnMut(&World)) -> Seen {
    let mut seen = Seen::default();
    let mut scale = 1e-300;
    for _ in 0..steps {
        let r = world.step(dt);
        seen.gap = larger(seen.gap, r.joint_gap());
        seen.turn = larger(seen.turn, r.joint_turn());
        seen.residual = larger(seen.residual, r.joint_residual());
        scale = larger(scale, r.ledger.largest());
        seen.imbalance = larger(seen.imbalance, r.ledger.imbalance().abs());
        seen.unsolved += u32::from(r.verdict() != Verdict::Solved);
        seen.turns += r.islands.iter().map(|i| i.outer).sum::<u32>();
        seen.redundant = seen.redundant.max(r.islands.iter().map(|i| i.redundant).max().unwrap_or(0));
        look(world);
    }
    seen.imbalance /= scale;
    seen
}

impl Seen {
    /// What holds in every run that is not too fast for its step.
    pub(crate) fn holds(&self, what: &str) {
        assert!(self.gap <= 1e-9 && self.turn <= 1e-9, "{what}: {self:?}");
        assert!(self.imbalance <= 1e-11, "{what}: {self:?}");
        assert_eq!(self.unsolved, 0, "{what}: {self:?}");
    }
}

/// Energy of a world now [J].
pub(crate) fn energy(world: &World) -> f64 {
    let (kinetic, potential) = world.energy();
    kinetic + potential
}
