//! What the laws share: worlds, comparisons, orders of convergence, and the switches that show their teeth.

use std::sync::atomic::{AtomicU8, Ordering};
use tumble::{BodyBuilder, BodyId, DQuat, DVec3, Settings, World, trig};
use tumble_random::Random;

/// A law by its name.
pub type Law = (&'static str, fn());

/// Part of the physics that can be switched off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// Everything on.
    Nothing,
    /// No friction.
    Friction,
    /// No restitution.
    Restitution,
    /// Bodies keep their spin instead of their angular momentum.
    Gyroscopic,
    /// No energy guard.
    Guard,
    /// Bodies pass through each other.
    Contact,
    /// No force acts.
    Force,
}

/// All switches with their names.
pub const SWITCHES: [(&str, Switch); 7] = [
    ("nothing", Switch::Nothing),
    ("friction", Switch::Friction),
    ("restitution", Switch::Restitution),
    ("gyroscopic term", Switch::Gyroscopic),
    ("guard", Switch::Guard),
    ("contact", Switch::Contact),
    ("force", Switch::Force),
];

static SWITCHED_OFF: AtomicU8 = AtomicU8::new(0);

/// Switches one part off in all worlds made from now on.
pub fn set_switch(switch: Switch) {
    SWITCHED_OFF.store(switch as u8, Ordering::SeqCst);
}

/// Defines laws: each a function, a test and an entry of `LAWS`.
macro_rules! laws {
    ($($(#[$meta:meta])* fn $name:ident() $body:block)*) => {
        $($(#[$meta])* pub fn $name() $body)*

        /// The laws of this file.
        pub const LAWS: &[$crate::Law] = &[$((stringify!($name), $name)),*];

        #[cfg(test)]
        mod tests {
            $(#[test] fn $name() { super::$name(); })*
        }
    };
}

/// Gravity [m/s²].
pub(crate) const G: f64 = 9.81;

/// Tolerance of the solver in the laws that are exact to rounding [m/s].
pub(crate) const TOLERANCE: f64 = 1e-13;

/// Vectors from a generator.
pub(crate) trait Vectors: Random {
    /// Uniform in the cube of half side `size`.
    fn vector(&mut self, size: f64) -> DVec3 {
        DVec3::from_array(self.three(size))
    }

    /// Uniform on the sphere.
    fn direction(&mut self) -> DVec3 {
        loop {
            let v = self.vector(1.0);
            if (0.01..1.0).contains(&v.length_squared()) {
                return v.normalize();
            }
        }
    }
}

impl<R: Random> Vectors for R {}

/// Settings of a law: exact solver, every bounce counts, switches as set.
pub(crate) fn settings() -> Settings {
    let mut s = Settings::default();
    s.solver.tolerance = TOLERANCE;
    s.solver.restitution_threshold = 0.0;
    let off = SWITCHED_OFF.load(Ordering::SeqCst);
    s.physics.friction = off != Switch::Friction as u8;
    s.physics.restitution = off != Switch::Restitution as u8;
    s.physics.gyroscopic = off != Switch::Gyroscopic as u8;
    s.solver.guard = off != Switch::Guard as u8;
    s.physics.contact = off != Switch::Contact as u8;
    s.physics.force = off != Switch::Force as u8;
    s
}

/// A world with gravity downwards.
pub(crate) fn world() -> World {
    world_with(DVec3::new(0.0, 0.0, -G))
}

/// A world with a gravity of its own.
pub(crate) fn world_with(gravity: DVec3) -> World {
    let mut w = World::with_gravity(gravity).expect("gravity");
    w.set_settings(settings()).expect("settings");
    w
}

/// A world at the default tolerance with a threshold of restitution [m/s], switches as set.
pub(crate) fn set_world(gravity: DVec3, threshold: f64) -> World {
    let mut w = World::with_gravity(gravity).expect("gravity");
    let mut s = settings();
    s.solver.tolerance = 1e-8;
    s.solver.restitution_threshold = threshold;
    w.set_settings(s).expect("settings");
    w
}

/// Gravity as seen on a slope of `angle` [rad] that falls towards +x.
pub(crate) fn slope(angle: f64) -> DVec3 {
    DVec3::new(G * trig::sin(angle), 0.0, -G * trig::cos(angle))
}

/// Adds a body that is known to be sound.
pub(crate) fn add(w: &mut World, b: BodyBuilder) -> BodyId {
    w.add(b).expect("a sound body")
}

/// A floor with friction μ and restitution e.
pub(crate) fn floor(w: &mut World, friction: f64, restitution: f64) -> BodyId {
    add(w, BodyBuilder::ground().friction(friction).restitution(restitution))
}

/// Steps for a time [s]; returns the number of steps.
pub(crate) fn run(w: &mut World, time: f64, h: f64) -> u32 {
    let n = (time / h).round() as u32;
    for _ in 0..n {
        w.step(h);
    }
    n
}

pub(crate) fn position(w: &World, b: BodyId) -> DVec3 {
    w.position(b).expect("a body")
}

pub(crate) fn velocity(w: &World, b: BodyId) -> DVec3 {
    w.velocity(b).expect("a body")
}

pub(crate) fn spin(w: &World, b: BodyId) -> DVec3 {
    w.spin(b).expect("a body")
}

pub(crate) fn turn(axis: DVec3, angle: f64) -> DQuat {
    trig::rotation(axis, angle)
}

/// What a velocity may be off after n steps of the solver's tolerance, with room for rounding of numbers of size 10.
pub(crate) fn velocity_bound(n: u32) -> f64 {
    f64::from(n) * (TOLERANCE + 1e-14)
}

/// What a place may be off after n steps in `time` [s].
pub(crate) fn place_bound(n: u32, time: f64) -> f64 {
    velocity_bound(n) * time + 1e-12
}

/// Panics unless `value` is within `tolerance` of `law`.
#[track_caller]
pub(crate) fn near(what: &str, value: f64, law: f64, tolerance: f64) {
    let off = (value - law).abs();
    assert!(off <= tolerance, "{what}: {value} instead of {law}, off by {off:e}, allowed {tolerance:e}");
}

/// Panics unless the errors at h, h/2, h/4 … fall with at least the given order, or are all below `floor`.
#[track_caller]
pub(crate) fn order(what: &str, errors: &[f64], least: f64, floor: f64) {
    if errors.iter().all(|e| e.abs() <= floor) {
        return;
    }
    let (first, last) = (errors[0].abs(), errors[errors.len() - 1].abs());
    let halvings = (errors.len() - 1) as f64;
    let measured = trig::ln(first / last) / trig::ln(2.0) / halvings;
    assert!(measured >= least, "{what}: order {measured:.2} instead of {least}, errors {errors:?}");
}

/// Panics unless the ledger of the last step balances to 1e-12 of its largest entry.
#[track_caller]
pub(crate) fn books_balance(w: &World) {
    let r = w.report();
    for l in [&r.step_ledger, &r.ledger] {
        let allowed = 1e-12 * l.largest();
        assert!(l.imbalance().abs() <= allowed, "step {}: {:e} of {l:?}", r.step, l.imbalance());
    }
}
