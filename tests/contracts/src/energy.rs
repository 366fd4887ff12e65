//! Random scenes: the contact phase never gains energy, the ledger balances, and most steps are solved.

use crate::dice::Dice;
use tumble::{BodyBuilder, DVec3, Verdict, World};
use tumble_suite::share::share;

/// What a class of scenes showed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// Scenes run.
    pub scenes: u32,
    /// Steps with contacts.
    pub steps: u32,
    /// Steps with an island that is not solved at 1e-8 m/s.
    pub unsolved: u32,
    /// Those of them with a kinematic body: what it wedges against the floor has no solution.
    pub unsolved_kinematic: u32,
    /// Steps with a residual above 1e-6 m/s.
    pub above_micro: u32,
    /// Steps with a residual above 1e-4 m/s.
    pub above_tenth_milli: u32,
    /// Steps with a failed island.
    pub failed: u32,
    /// Scene and step of the first of them.
    pub first_failed: Option<(u64, u64)>,
    /// Steps in which the guard acted.
    pub guarded: u32,
    /// Steps that started over.
    pub start_ups: u32,
    /// Largest gain of a contact phase relative to the energy.
    pub gain: f64,
    /// Largest imbalance of the ledger of a step relative to the largest entry.
    pub imbalance: f64,
    /// Deepest overlap where nothing is driven [m].
    pub overlap: f64,
    /// Seed of that scene.
    pub deepest_seed: u64,
    /// Deepest overlap in scenes with a kinematic body [m]: what it wedges against the floor has nowhere to go.
    pub driven_overlap: f64,
    /// Largest part of the energy that the step brought in one step.
    pub time_step: f64,
}

/// The larger of the two; a number that is none stays.
fn raise(old: &mut f64, new: f64) {
    *old = if new > *old || new.is_nan() { new } else { *old };
}

impl Tally {
    /// Adds what another scene showed.
    fn join(&mut self, other: &Self) {
        self.scenes += other.scenes;
        self.steps += other.steps;
        self.unsolved += other.unsolved;
        self.unsolved_kinematic += other.unsolved_kinematic;
        self.above_micro += other.above_micro;
        self.above_tenth_milli += other.above_tenth_milli;
        self.failed += other.failed;
        self.first_failed = self.first_failed.or(other.first_failed);
        self.guarded += other.guarded;
        self.start_ups += other.start_ups;
        if other.overlap > self.overlap {
            self.deepest_seed = other.deepest_seed;
        }
        raise(&mut self.gain, other.gain);
        raise(&mut self.imbalance, other.imbalance);
        raise(&mut self.overlap, other.overlap);
        raise(&mut self.driven_overlap, other.driven_overlap);
        raise(&mut self.time_step, other.time_step);
    }

    fn add(&mut self, w: &World, seed: u64) {
        let r = w.report();
        let driven = w.bodies().any(|b| b.kind() == tumble::BodyKind::Kinematic);
        if !r.contacts.is_empty() {
            self.steps += 1;
            self.unsolved += u32::from(r.verdict() > Verdict::Guarded);
            self.unsolved_kinematic += u32::from(driven && r.verdict() > Verdict::Guarded);
            if r.verdict() == Verdict::Failed {
                self.failed += 1;
                self.first_failed = self.first_failed.or(Some((seed, r.step)));
            }
            self.above_micro += u32::from(r.verdict() > Verdict::Guarded && r.residual() > 1e-6);
            self.above_tenth_milli += u32::from(r.verdict() > Verdict::Guarded && r.residual() > 1e-4);
            self.guarded += u32::from(r.guarded() > 0);
            self.start_ups += u32::from(r.start_ups > 0);
        }
        let l = &r.step_ledger;
        raise(&mut self.gain, r.contact_gain() / l.largest());
        raise(&mut self.imbalance, l.imbalance().abs() / l.largest());
        if -r.deepest_gap() > self.overlap && !driven {
            self.deepest_seed = seed;
        }
        raise(if driven { &mut self.driven_overlap } else { &mut self.overlap }, -r.deepest_gap());
        raise(&mut self.time_step, l.time_step.abs() / l.largest());
    }
}

/// A random scene of `bodies` bodies: balls, boxes, capsules, hulls, cylinders over a floor, thrown together.
#[must_use]
pub fn scene(seed: u64, bodies: u32) -> World {
    let mut d = Dice::new(seed);
    let mut w = World::new();
    let (mu, e) = (d.between(0.0, 1.5), d.between(0.0, 1.0));
    let (mu, e) = match d.below(8) {
        0 => (0.0, e),
        1 => (mu, 0.0),
        2 => (mu, 1.0),
        _ => (mu, e),
    };
    w.add(BodyBuilder::ground().friction(mu).restitution(e)).expect("floor");
    if seed.is_multiple_of(10) {
        // a paddle that sweeps through the scene
        let b = BodyBuilder::cuboid(DVec3::new(3.0, 0.3, 1.0)).as_kinematic().friction(mu).restitution(e);
        let b = b.position(DVec3::new(0.0, -0.5, 0.6)).spin(DVec3::new(0.0, 0.0, d.between(-3.0, 3.0)));
        w.add(b.velocity(DVec3::new(d.between(-0.5, 0.5), 0.2, 0.0))).expect("paddle");
    }
    for k in 0..bodies {
        let size = d.between(0.3, 0.8);
        let b = match d.below(5) {
            0 => BodyBuilder::ball(0.5 * size),
            1 => BodyBuilder::cuboid(DVec3::new(size, size * d.between(0.3, 1.0), size * d.between(0.1, 1.0))),
            2 => BodyBuilder::capsule(0.3 * size, size),
            3 => BodyBuilder::cylinder(0.4 * size, size),
            _ => {
                let n = 6 + d.below(14);
                let points: Vec<DVec3> = (0..n).map(|_| d.direction() * (0.6 * size)).collect();
                BodyBuilder::hull(&points)
            }
        };
        let layer = f64::from(k / 4);
        let at = DVec3::new(1.4 * f64::from(k % 2) - 0.7, 1.4 * f64::from(k / 2 % 2) - 0.7, 2.0 + 1.4 * layer)
            + d.vector(0.05);
        let b = b.mass(d.between(0.2, 5.0)).friction(mu).restitution(e).orientation(d.rotation()).position(at);
        let (v, s) = (d.vector(3.0), d.vector(6.0));
        w.add(b.velocity(v).spin(s)).expect("a body");
    }
    w
}

/// Runs `scenes` random scenes of `least` to `most` bodies for `steps` steps each, on all processors.
#[must_use]
pub fn run(first_seed: u64, scenes: u32, least: u32, most: u32, steps: u32, dt: f64) -> Tally {
    let one = |k: u64| {
        let seed = first_seed + k;
        let mut tally = Tally { scenes: 1, ..Tally::default() };
        let mut w = scene(seed, least + k as u32 % (most - least + 1));
        for _ in 0..steps {
            w.step(dt);
            tally.add(&w, seed);
        }
        for b in w.bodies() {
            assert!(b.centre().is_finite() && b.velocity().is_finite() && !b.is_quarantined(), "seed {seed}");
        }
        tally
    };
    let mut all = Tally::default();
    for tally in share(u64::from(scenes), one) {
        all.join(&tally);
    }
    all
}
