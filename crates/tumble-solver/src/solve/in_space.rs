//! A whole solve in any space: both phases, guard and certificate.

use super::conclude::conclude;
use super::phases::phases;
use super::share;
use super::solution::{Guess, Solution};
use super::work::Work;
use crate::settings::Settings;
use crate::space::traits::ContactSpace;

/// Both phases, guard and certificate.
pub(super) fn solve_in<S: ContactSpace>(
    space: &mut S,
    guess: Option<Guess<'_>>,
    settings: &Settings,
    (work, shares): (&mut Work, &mut share::Buffers),
    out: &mut Solution,
) {
    let phases = phases(space, guess, settings, work, out);
    conclude(space, settings, &phases, work, shares, out);
}
