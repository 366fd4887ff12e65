//! Every constant of the step that a user may turn, with its unit and its reason.

use crate::base::error::{MAX_COORDINATE, MIN_BODY_SIZE, WorldError, number};
use tumble_solver::{Criterion, Settings as SolverSettings, UNLIMITED};

/// Work of a step of bounded effort [–]: forty factorisations of a heap of forty boxes, about 6 ms of one processor. Chosen,
/// not derived: such a heap is worth that time in a step of 1/60 s, and several of them are not.
const REALTIME_WORK: u32 = 16_000;

/// Overlap beyond which a step reports it as missed, as a multiple of that which the first attempt tolerates [–]: half a per cent of
/// the smaller shape by default. Chosen, not derived.
const REPORTED_OVERLAP: f64 = 2.0;

/// Most solves of a step that a user may ask for [–]. Chosen, not derived: overlap that is left after them is reported as missed.
pub(crate) const MOST_SOLVES: u32 = 8;

/// Settings of a world's steps.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// Accuracy and effort of the contact solve.
    pub solver: SolverSettings,
    /// Position correction.
    pub correction: Correction,
    /// Carrying impulses from step to step.
    pub cache: Cache,
    /// Points of the narrow phase.
    pub geometry: tumble_geometry::Settings,
    /// Letting islands at rest sleep.
    pub sleep: Sleep,
    /// Threads that share the work of a step, 1 or more [–]: they detect contacts, gather and store them, solve islands
    /// and sweep large ones together. The result does not depend on it.
    pub threads: usize,
    /// Approach speed above which a touch is reported as an impact [m/s].
    pub impact_speed: f64,
    /// Overlap that bodies may turn into until the next detection without being solved once more, relative to the radius of the
    /// smaller shape [–]: half a millimetre where that is 0.2 m. After four solves of a step they may turn into twice as much; beyond
    /// that the step says so (`StepReport::missed`). Never more than a quarter of the thinner of the two.
    pub start_up_overlap: f64,
    /// Radius that lengths are taken relative to, whatever the shapes are [m]; none: that of the smaller shape of each pair, so that
    /// a scene and the same scene in another size go the same way.
    pub body_size: Option<f64>,
    /// Most times that one step is solved, 1 to 8 [–]. More than once is needed when an impact sends a body beyond the
    /// margin of its detection, or when a velocity that no solve has seen leads into overlap.
    ///
    /// Further solves come on top while bodies would be deep in each other or past each other at the end of the step: up to 3,
    /// and up to 8 where one is so fast that it may come through another. With `max_solves` 8 and no large island with
    /// an impact, such a step is solved as often as it takes, up to 40 detections.
    pub max_solves: u32,
    /// Whether a large island without a warm start and without an impact gets the solver's default sweeps and
    /// factorisations, however few it is given otherwise: a pile at its beginning. Solved once, it stays so at no cost; never
    /// solved, it sinks for ever.
    pub start_in_full: bool,
    /// Most work that one solve of a step may spend on factorisations of islands with an impact and more than 200
    /// contacts but no more than `SolverSettings::small_island` bodies, all of them together [–]: a factorisation counts
    /// once for every contact of its island. `u32::MAX`: as much as the solver's own settings allow each. Divided before
    /// anything is solved, by the state alone; an island that gets nothing is swept, as one of more bodies is, and says
    /// `inexact`, with its residual.
    pub max_work: u32,
    /// Least speculative margin of every body, relative to its radius [–]: keeps resting contacts from flickering.
    pub skin: f64,
    /// Most bodies that the world takes.
    pub max_bodies: usize,
    /// Most pairs and contacts of a step.
    pub limits: Limits,
    /// Parts of the physics that can be switched off.
    pub physics: Physics,
    /// Whether to measure the time that the parts of a step take.
    pub timings: bool,
}

/// Limits of a step's memory. A step beyond a limit is refused before it has taken the memory: `StepReport::refused` says
/// [`TooMany`](WorldError::TooMany), and the world stays as it was. Bodies that touch without overlapping are far below: a box
/// in a heap has some 15 pairs and 12 contacts. `SolverSettings::max_factor_bytes` bounds the factors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Most pairs of shapes that are near each other [–]: a pair takes up to 150 bytes.
    pub pairs: usize,
    /// Most contact points [–]: one takes about 1.3 kilobytes in a pile, most of it in the solve, and 2.4 where hundreds of
    /// bodies all lie inside each other.
    pub contacts: usize,
}

impl Limits {
    pub(crate) fn too_many_pairs(self) -> WorldError {
        WorldError::TooMany { what: "pairs of shapes that are near each other", limit: self.pairs, setting: "pairs" }
    }

    pub(crate) fn too_many_contacts(self) -> WorldError {
        WorldError::TooMany { what: "contacts", limit: self.contacts, setting: "contacts" }
    }
}

impl Default for Limits {
    /// A pile with as many of both takes about one gigabyte.
    fn default() -> Self {
        Self { pairs: 2_000_000, contacts: 400_000 }
    }
}

/// Parts of the physics, all on. Switching one off is how a test shows that it would notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Physics {
    /// Friction.
    pub friction: bool,
    /// Restitution.
    pub restitution: bool,
    /// Bodies turn as torque-free tops; off: with the spin that they have.
    pub gyroscopic: bool,
    /// Bodies touch; off: they pass through each other.
    pub contact: bool,
    /// Forces act; off: neither gravity nor potentials nor the user's forces change a velocity.
    pub force: bool,
}

impl Default for Physics {
    fn default() -> Self {
        Self { friction: true, restitution: true, gyroscopic: true, contact: true, force: true }
    }
}

/// Position correction: moves bodies, never touches velocities.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Correction {
    /// Whether positions are corrected at all.
    pub enabled: bool,
    /// Overlap that is left alone, relative to the radius of the smaller shape [–]: 10 µm where that is 0.2 m. Contacts with a gap last
    /// by their velocity bound, so it has no other job than to keep rounding from moving bodies.
    pub slop: f64,
    /// Part of the overlap beyond the slop that one step removes [–].
    pub rate: f64,
    /// Most sweeps of the projection [–]. A deep overlap at the start is gone the sooner the more there are: a tower of ten
    /// cubes, each 0.2 m in the next, is below 1 mm after 70 steps with 20 sweeps and after 30 with 100; 125 balls, each
    /// 0.15 m in its neighbours, after 25 with either.
    pub max_sweeps: u32,
}

/// Warm start: impulses carried from step to step; a start, never a solution.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cache {
    /// Whether impulses are carried at all.
    pub enabled: bool,
    /// Cosine of the turn of the normal beyond which an impulse is not used again [–]: 15°.
    pub least_cosine: f64,
    /// Steps that an entry outlives its contact.
    pub max_age: u32,
}

/// Sleeping: islands at certified rest are left out of the step until something changes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sleep {
    /// Whether islands may sleep.
    pub enabled: bool,
    /// Speed of the fastest point of a body below which it counts as resting [m/s].
    pub speed: f64,
    /// Time that an island must rest before it sleeps [s].
    pub time: f64,
}

impl Default for Settings {
    /// The defaults are chosen, not derived; lengths are fractions of a body's radius, so that they hold for every size. None of them
    /// widens the tolerance of the certificate.
    fn default() -> Self {
        Self {
            solver: SolverSettings { bounce_at_surface: true, least_loads: true, ..SolverSettings::default() },
            correction: Correction { enabled: true, slop: 5e-5, rate: 0.2, max_sweeps: 20 },
            cache: Cache { enabled: true, least_cosine: 0.965_925_826_289_068_3, max_age: 3 },
            geometry: tumble_geometry::Settings::default(),
            sleep: Sleep { enabled: false, speed: 1e-6, time: 0.5 },
            threads: 1,
            impact_speed: 1.0,
            start_up_overlap: 2.5e-3,
            body_size: None,
            max_solves: 8,
            start_in_full: true,
            max_work: UNLIMITED,
            skin: 2e-3,
            max_bodies: 1 << 24,
            limits: Limits::default(),
            physics: Physics::default(),
            timings: false,
        }
    }
}

impl Settings {
    /// Bounded work per step, for large piles that move: few sweeps, one solve as a rule, and one budget of factorisations
    /// for all islands with an impact, more than 200 contacts and no more than 128 bodies (`max_work`). A body
    /// that an impact sends beyond the margin of its detection is caught in the next step. Every certificate still says by how
    /// much the law was missed.
    ///
    /// A pile that stands when it is first seen is solved in full once (`start_in_full`), which takes its time, and may take
    /// four factorisations in a later step to stay at rest.
    #[must_use]
    pub fn realtime() -> Self {
        let default = Self::default();
        Self {
            solver: SolverSettings { bounce_at_surface: true, ..SolverSettings::realtime() },
            correction: Correction { max_sweeps: 4, ..default.correction },
            max_solves: 1,
            max_work: REALTIME_WORK,
            ..default
        }
    }

    /// Overlap that is left to position correction after so many attempts that overlooked something, between shapes of which the smaller
    /// has a radius of `size` [m]. Overlap that half of the solves leave is worth further ones only where it is to be reported.
    pub(crate) fn tolerated_overlap(&self, size: f64, attempts: u32) -> f64 {
        let tolerated = self.start_up_overlap * self.body_size.unwrap_or(size);
        if attempts < MOST_SOLVES / 2 { tolerated } else { REPORTED_OVERLAP * tolerated }
    }

    /// Overlap that is left alone [m], between shapes of which the smaller has a radius of `size` [m].
    pub(crate) fn slop(&self, size: f64) -> f64 {
        self.correction.slop * self.body_size.unwrap_or(size)
    }

    /// Refuses settings that cannot be stepped with.
    pub(crate) fn check(&self) -> Result<(), WorldError> {
        let most = f64::MAX;
        // a world is solved where its residual is within the tolerance, whatever its velocities
        if self.solver.criterion == Criterion::Natural {
            return Err(WorldError::RelativeCriterion);
        }
        number("solver tolerance", "m/s", self.solver.tolerance, 0.0, 1.0)?;
        number("most products of the solver", "", self.solver.max_products, 0.0, most)?;
        number("restitution threshold", "m/s", self.solver.restitution_threshold, 0.0, most)?;
        number("correction slop", "", self.correction.slop, 0.0, 1.0)?;
        number("correction rate", "", self.correction.rate, 0.0, 1.0)?;
        number("cosine of the cache", "", self.cache.least_cosine, -1.0, 1.0)?;
        number("sleep speed", "m/s", self.sleep.speed, 0.0, most)?;
        number("sleep time", "s", self.sleep.time, 0.0, most)?;
        number("impact speed", "m/s", self.impact_speed, 0.0, most)?;
        number("start-up overlap", "", self.start_up_overlap, 0.0, 1.0)?;
        number("skin", "", self.skin, 0.0, 1.0)?;
        number("body size", "m", self.body_size.unwrap_or(1.0), MIN_BODY_SIZE, MAX_COORDINATE)?;
        number("most solves of a step", "", f64::from(self.max_solves), 1.0, f64::from(MOST_SOLVES))?;
        number("threads", "", self.threads as f64, 1.0, 1024.0)?;
        number("rim points", "", f64::from(self.geometry.rim_points), 3.0, 64.0)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A refusal names the unit of the quantity: a pure number has none.
    #[test]
    fn a_refused_setting_is_told_in_its_unit() {
        type Change = dyn Fn(&mut Settings);
        let refused = |change: &Change| {
            let mut settings = Settings::default();
            change(&mut settings);
            match settings.check() {
                Err(WorldError::OutOfRange { what, .. }) => what.unit,
                other => panic!("{other:?}"),
            }
        };
        let all: [(&str, &Change); 12] = [
            ("m", &|s| s.body_size = Some(0.0)),
            ("", &|s| s.skin = 2.0),
            ("m/s", &|s| s.impact_speed = -1.0),
            ("", &|s| s.start_up_overlap = 2.0),
            ("", &|s| s.max_solves = MOST_SOLVES + 1),
            ("", &|s| s.threads = 0),
            ("", &|s| s.correction.slop = 2.0),
            ("", &|s| s.correction.rate = 2.0),
            ("m/s", &|s| s.sleep.speed = -1.0),
            ("s", &|s| s.sleep.time = -1.0),
            ("", &|s| s.cache.least_cosine = 2.0),
            ("m/s", &|s| s.solver.tolerance = 2.0),
        ];
        for (k, (unit, change)) in all.into_iter().enumerate() {
            assert_eq!(refused(change), unit, "case {k}");
        }
        let mut relative = Settings::default();
        relative.solver.criterion = Criterion::Natural;
        assert!(matches!(relative.check(), Err(WorldError::RelativeCriterion)));
        let skin = Settings { skin: 2.0, ..Settings::default() }.check().expect_err("too thick");
        assert_eq!(skin.to_string(), "skin is 2: give a number from 0 to 1");
        let slow = Settings { impact_speed: -1.0, ..Settings::default() }.check().expect_err("no speed");
        assert_eq!(slow.to_string(), "impact speed is -1 m/s: give 0 m/s or more");
    }
}
