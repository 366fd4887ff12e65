//! Refusals by a run of a scene that can be built, as far as they can be known before: by the same function for `tumble run`
//! and `tumble validate`.
//!
//! Courses are judged by the world itself, which is asked for the greatest velocity, spin, force and torque that any step of the run
//! would ask for. What depends on the run, such as the number of contacts of a later step, is not here; a step that is refused then
//! has the same code and the same words ([`Scene::refusal`]).

use crate::build::Built;
use crate::course::Course;
use crate::diagnostic::{Diagnostic, about, code};
use crate::format::Scene;
use crate::limits;
use crate::script::{Act, Driven};
use tumble::{DVec3, WorldError};
use tumble_math::order::max;

/// Part of a step by which a key is missed on purpose [–], to see both sides of a jump.
const BESIDE: f64 = 1e-9;

impl Scene {
    /// Refusals of courses by a run of the scene in steps of `step` for `duration` [s], as errors.
    #[must_use]
    pub fn refusals(&self, built: &Built, step: f64, duration: f64) -> Vec<Diagnostic> {
        let mut all = Vec::new();
        if built.script.acts.is_empty() {
            return all;
        }
        let mut world = built.whole().clone();
        for act in &built.script.acts {
            for (time, value) in act.extremes(step, duration) {
                let asked = match act.driven {
                    Driven::Motion => world.set_velocity(act.body, value),
                    Driven::Rotation(_) => world.set_spin(act.body, value),
                    Driven::Force => world.set_force(act.body, value),
                    Driven::Torque => world.set_torque(act.body, value),
                };
                if let Err(refused) = asked
                    && all.len() < limits::DIAGNOSTICS
                {
                    all.push(self.refused_course(built, act, time, &refused));
                    break;
                }
            }
        }
        all
    }

    fn refused_course(&self, built: &Built, act: &Act, time: f64, why: &WorldError) -> Diagnostic {
        let (key, help) = match act.driven {
            Driven::Motion => ("motion", "give the motion more time, or a longer step"),
            Driven::Rotation(_) => ("rotation", "give the rotation more time, or a longer step"),
            Driven::Force => ("force", "give smaller numbers"),
            Driven::Torque => ("torque", "give smaller numbers"),
        };
        let body = built.names.iter().position(|(id, _)| *id == act.body).unwrap_or(0);
        let entry = &self.bodies[built.blocks[body]];
        let (line, column) = entry.place;
        Diagnostic {
            code: code::REFUSED,
            file: self.file.clone(),
            line,
            column,
            path: format!("{}.{key}", entry.path),
            value: String::new(),
            message: format!("the {key} asks for too much at {} s: {why}", about(time)),
            help: help.to_owned(),
            excerpt: self.excerpt(entry.place),
        }
    }

    /// The error about a step, counted from 1, that the world refuses.
    #[must_use]
    pub fn refusal(&self, step: u64, why: &WorldError) -> Diagnostic {
        let which = if step == 1 { "its first step".to_owned() } else { format!("step {step}") };
        Diagnostic {
            code: code::REFUSED,
            file: self.file.clone(),
            line: 0,
            column: 0,
            path: String::new(),
            value: String::new(),
            message: format!("the world refuses {which}: {why}"),
            help: remedy(why).to_owned(),
            excerpt: String::new(),
        }
    }
}

/// Remedy for a step that the world refuses.
fn remedy(why: &WorldError) -> &'static str {
    match why {
        WorldError::TooMany { .. } => "move the bodies apart, or raise [limits]",
        WorldError::Full(_) => "let fewer bodies come",
        _ => "correct what the scene asks for over time: `motion`, `rotation`, `force`, `torque`, bodies that come",
    }
}

impl Act {
    /// The greatest of what its steps ask for, by length and by component, each with a time [s].
    fn extremes(&self, step: f64, duration: f64) -> [(f64, DVec3); 2] {
        let asked = match self.driven {
            Driven::Motion => self.course.rates(step, duration, |from, to| self.course.at(to) - self.course.at(from)),
            Driven::Rotation(_) => self.course.rates(step, duration, |from, to| self.course.way(from, to)),
            Driven::Force | Driven::Torque => self.course.values(duration),
        };
        let greatest = |size: fn(DVec3) -> f64| {
            let mut best = (0.0, DVec3::ZERO);
            for (time, value) in &asked {
                // a value that is not finite is the greatest
                if !(size(*value) <= size(best.1)) {
                    best = (*time, *value);
                }
            }
            best
        };
        [greatest(DVec3::length), greatest(|v| max(max(v.x.abs(), v.y.abs()), v.z.abs()))]
    }
}

impl Course {
    /// Mean rates over steps [unit/s], with their times [s], among them the greatest of a run, by what it goes on from one time to
    /// another.
    fn rates(&self, step: f64, duration: f64, way: impl Fn(f64, f64) -> DVec3) -> Vec<(f64, DVec3)> {
        let rate = |time: f64| (time, way(time, time + step) / step);
        match self {
            // a difference of sines is greatest about a zero of the sine: 2 A sin(π f dt)
            Self::Sine { amplitude, frequency, .. } => {
                let turns = frequency * step;
                let sine = tumble::trig::sin(std::f64::consts::PI * (turns - turns.floor()));
                vec![(0.0, *amplitude * (2.0 * sine / step))]
            }
            Self::Keys { keys, looped: false } => {
                // straight between keys: the steps at a key and beside it
                let mut all = Vec::with_capacity(3 * keys.len());
                for (time, _) in keys {
                    let k = (time / step).floor();
                    let steps = [k - 1.0, k, k + 1.0].map(|k| k * step);
                    all.extend(steps.into_iter().filter(|t| *t >= 0.0 && *t < duration).map(rate));
                }
                all
            }
            Self::Keys { keys, looped: true } => {
                // a round may begin anywhere in a step. The change over a step is straight between the times at which the step
                // begins or ends at a key, so that it is greatest there, on one side of the jump from the last to the first
                let mut all = Vec::new();
                let round = keys.last().map_or(0.0, |(t, _)| *t) - keys.first().map_or(0.0, |(t, _)| *t);
                for time in keys.iter().flat_map(|(t, _)| [*t, *t + round]) {
                    let (before, after) = (time - BESIDE * step, time + BESIDE * step);
                    let begins = [before, after, before - step, after - step];
                    all.extend(begins.into_iter().filter(|t| *t >= 0.0 && *t < duration).map(rate));
                }
                all
            }
        }
    }

    /// Values with their times [s], among them the greatest of a run.
    fn values(&self, duration: f64) -> Vec<(f64, DVec3)> {
        match self {
            Self::Keys { keys, .. } => {
                let reached = keys.iter().filter(|(t, _)| *t <= duration).copied();
                reached.chain([(0.0, self.at(0.0)), (duration, self.at(duration))]).collect()
            }
            Self::Sine { centre, amplitude, .. } => vec![(0.0, *centre + *amplitude), (0.0, *centre - *amplitude)],
        }
    }
}
