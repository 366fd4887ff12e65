//! Random scenes: the contact phase never gains energy, the ledger balances, and most steps are solved.

use crate::dice::Dice;
use std::collections::BTreeMap;
use tumble::{BodyBuilder, BodyId, DVec3, Verdict, World};
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
    /// The same as far as no step has said it of the two bodies, by `squeezed` or `missed` [m].
    pub unsaid_overlap: f64,
    /// Seed of that scene.
    pub unsaid_seed: u64,
    /// Largest part of the energy that the step brought in one step.
    pub time_step: f64,
}

/// The larger of the two; a number that is none stays.
fn raise(old: &mut f64, new: f64) {
    *old = if new > *old || new.is_nan() { new } else { *old };
}

/// Overlap that steps have said of pairs of bodies, for as long as they overlap [m].
#[derive(Clone, Debug, Default)]
pub struct Said(BTreeMap<(BodyId, BodyId), f64>);

/// The deepest contact of a step: its bodies, its overlap, and what of that no step has said [m].
#[derive(Clone, Copy, Debug)]
pub struct Deepest {
    /// The smaller handle first.
    pub bodies: (BodyId, BodyId),
    /// Overlap [m].
    pub overlap: f64,
    /// What no step has said of it [m].
    pub unsaid: f64,
}

impl Said {
    /// The contact with the most overlap that no step before has said; what this one says counts from the next one on, since contacts
    /// are those of its middle.
    pub fn follow(&mut self, w: &World) -> Option<Deepest> {
        let r = w.report();
        let mut deepest: BTreeMap<(BodyId, BodyId), f64> = BTreeMap::new();
        for c in r.contacts.iter().filter(|c| c.gap < 0.0) {
            raise(deepest.entry((c.body_a.min(c.body_b), c.body_a.max(c.body_b))).or_default(), -c.gap);
        }
        let own = |(&bodies, &overlap): (&(BodyId, BodyId), &f64)| {
            let mut unsaid = 0.0;
            raise(&mut unsaid, overlap - self.0.get(&bodies).copied().unwrap_or(0.0));
            Deepest { bodies, overlap, unsaid }
        };
        let worst = deepest
            .iter()
            .map(own)
            .max_by(|a, b| (a.unsaid, a.overlap).partial_cmp(&(b.unsaid, b.overlap)).expect("numbers"));
        let squeezed = r.squeezed.iter().map(|s| (s.bodies, s.depth));
        let told: Vec<_> = squeezed.chain(r.missed.iter().map(|m| (m.bodies, m.depth))).collect();
        self.0.retain(|bodies, _| deepest.contains_key(bodies));
        told.into_iter().for_each(|(bodies, depth)| raise(self.0.entry(bodies).or_default(), depth));
        worst
    }
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
        if other.unsaid_overlap > self.unsaid_overlap {
            self.unsaid_seed = other.unsaid_seed;
        }
        raise(&mut self.unsaid_overlap, other.unsaid_overlap);
        raise(&mut self.gain, other.gain);
        raise(&mut self.imbalance, other.imbalance);
        raise(&mut self.overlap, other.overlap);
        raise(&mut self.driven_overlap, other.driven_overlap);
        raise(&mut self.time_step, other.time_step);
    }

    fn add(&mut self, w: &World, seed: u64, deepest: Option<Deepest>) {
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
        if let Some(deepest) = deepest.filter(|d| driven && d.unsaid > self.unsaid_overlap) {
            (self.unsaid_overlap, self.unsaid_seed) = (deepest.unsaid, seed);
        }
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

/// Bodies of the scene of a seed in a class of scenes of `least` to `most` bodies, of which `first_seed` is the first.
#[must_use]
pub fn bodies_of(seed: u64, first_seed: u64, least: u32, most: u32) -> u32 {
    least + (seed - first_seed) as u32 % (most - least + 1)
}

/// Runs the scene of a seed for so many steps; `tell` gets the world after each, with the contact of the most overlap that was not said.
///
/// # Panics
/// When a body is quarantined or is somewhere that is no place.
pub fn case(seed: u64, bodies: u32, steps: u32, dt: f64, mut tell: impl FnMut(&World, Option<Deepest>)) -> Tally {
    let mut tally = Tally { scenes: 1, ..Tally::default() };
    let (mut w, mut said) = (scene(seed, bodies), Said::default());
    for _ in 0..steps {
        w.step(dt);
        let deepest = said.follow(&w);
        tally.add(&w, seed, deepest);
        tell(&w, deepest);
    }
    for b in w.bodies() {
        assert!(b.centre().is_finite() && b.velocity().is_finite() && !b.is_quarantined(), "seed {seed}");
    }
    tally
}

/// Runs `scenes` random scenes of `least` to `most` bodies for `steps` steps each, on all processors.
#[must_use]
pub fn run(first_seed: u64, scenes: u32, least: u32, most: u32, steps: u32, dt: f64) -> Tally {
    let one = |k: u64| {
        let seed = first_seed + k;
        case(seed, bodies_of(seed, first_seed, least, most), steps, dt, |_, _| ())
    };
    let mut all = Tally::default();
    for tally in share(u64::from(scenes), one) {
        all.join(&tally);
    }
    all
}
