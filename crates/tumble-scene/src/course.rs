//! Vectors over time: the place of a kinematic body, how it is turned, a force, a torque.

use tumble::{DVec3, trig};

/// A vector that changes with time.
#[derive(Clone, Debug, PartialEq)]
pub enum Course {
    /// Values at times [s], which increase; straight between them, constant before the first and after the last.
    Keys {
        /// Time [s] and value [unit of what it moves], at least one.
        keys: Vec<(f64, DVec3)>,
        /// Whether the last is followed by the first again.
        looped: bool,
    },
    /// `centre + amplitude · sin(2π · frequency · t + phase)`.
    Sine {
        /// The middle [unit of what it moves].
        centre: DVec3,
        /// Direction and largest distance from the middle [unit of what it moves].
        amplitude: DVec3,
        /// Frequency [Hz].
        frequency: f64,
        /// Phase at time 0 [rad].
        phase: f64,
    },
}

impl Course {
    /// The value at a time [s].
    #[must_use]
    pub fn at(&self, time: f64) -> DVec3 {
        match self {
            Self::Keys { keys, looped } => between(keys, *looped, time),
            Self::Sine { centre, amplitude, frequency, phase } => {
                // whole turns are taken off first: their number has no part in the sine
                let turns = frequency * time;
                let angle = (turns - turns.floor()) * std::f64::consts::TAU + phase;
                *centre + *amplitude * trig::sin(angle)
            }
        }
    }

    /// Its advance from one time to a later one [s], were its rounds not to begin again where they began: a course that ends a
    /// round has gone on by all of it.
    #[must_use]
    pub(crate) fn way(&self, from: f64, to: f64) -> DVec3 {
        let rounds = match self {
            Self::Keys { keys, looped: true } => match (keys.first(), keys.last()) {
                (Some(&(first, start)), Some(&(last, end))) if last > first => {
                    let ended = |t: f64| if t > first { ((t - first) / (last - first)).floor() } else { 0.0 };
                    (end - start) * (ended(to) - ended(from))
                }
                _ => DVec3::ZERO,
            },
            _ => DVec3::ZERO,
        };
        self.at(to) - self.at(from) + rounds
    }

    /// The same, moved.
    #[must_use]
    pub fn moved(&self, by: DVec3) -> Self {
        let mut course = self.clone();
        match &mut course {
            Self::Keys { keys, .. } => keys.iter_mut().for_each(|(_, v)| *v += by),
            Self::Sine { centre, .. } => *centre += by,
        }
        course
    }

    /// The same with all its values seen through a linear map.
    #[must_use]
    pub(crate) fn mapped(&self, map: impl Fn(DVec3) -> DVec3) -> Self {
        let mut course = self.clone();
        match &mut course {
            Self::Keys { keys, .. } => keys.iter_mut().for_each(|(_, v)| *v = map(*v)),
            Self::Sine { centre, amplitude, .. } => (*centre, *amplitude) = (map(*centre), map(*amplitude)),
        }
        course
    }

    /// Whether it changes no more after a time [s].
    #[must_use]
    pub fn is_over(&self, time: f64) -> bool {
        match self {
            Self::Keys { keys, looped } => !looped && keys.last().is_none_or(|(t, _)| *t <= time),
            Self::Sine { amplitude, frequency, .. } => *amplitude == DVec3::ZERO || *frequency == 0.0,
        }
    }
}

fn between(keys: &[(f64, DVec3)], looped: bool, time: f64) -> DVec3 {
    let (Some(&(first, start)), Some(&(last, end))) = (keys.first(), keys.last()) else { return DVec3::ZERO };
    let time = if looped && last > first && time > first {
        let turns = (time - first) / (last - first);
        first + (turns - turns.floor()) * (last - first)
    } else {
        time
    };
    let after = keys.partition_point(|(t, _)| *t <= time);
    match (after.checked_sub(1).and_then(|k| keys.get(k)), keys.get(after)) {
        (None, _) => start,
        (_, None) => end,
        (Some((a, x)), Some((b, y))) => *x + (*y - *x) * ((time - a) / (b - a)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn courses_have_their_values() {
        let (x, z) = (DVec3::X, DVec3::Z);
        let keys = vec![(1.0, DVec3::ZERO), (2.0, x), (4.0, x + 2.0 * z)];
        let once = Course::Keys { keys: keys.clone(), looped: false };
        for (t, v) in
            [(0.0, DVec3::ZERO), (1.5, 0.5 * x), (2.0, x), (3.0, x + z), (4.0, x + 2.0 * z), (9.0, x + 2.0 * z)]
        {
            assert_eq!(once.at(t), v, "{t}");
        }
        assert!(!once.is_over(3.9) && once.is_over(4.0));
        let again = Course::Keys { keys, looped: true };
        // the part of a turn is a difference of turns: rounded to a few units of the last place
        assert!((again.at(4.5) - 0.5 * x).length() < 1e-15);
        assert_eq!((again.at(0.5), again.is_over(1e9)), (DVec3::ZERO, false));
        // from 4.5 s of one round to 7.5 of the next is a round of three seconds
        assert!((again.way(1.5, 4.5) - (x + 2.0 * z)).length() < 1e-14);
        assert!((again.way(3.0, 4.5) - (0.5 * x + z)).length() < 1e-14);
        assert_eq!(once.way(1.0, 9.0), x + 2.0 * z);
        let sine = Course::Sine { centre: x, amplitude: 2.0 * z, frequency: 0.5, phase: 0.0 };
        for (t, v) in [(0.0, 0.0), (0.5, 2.0), (1.5, -2.0), (1000.5, 2.0)] {
            assert!((sine.at(t) - x - v * z).length() < 1e-12, "{t}");
        }
        assert_eq!(sine.moved(x).at(0.0), 2.0 * x);
    }
}
