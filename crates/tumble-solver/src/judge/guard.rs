//! The energy that impulses bring, and the energy guard: no solution that was cut off gains energy.
//!
//! The energy that a set of impulses P brings is Ψ(P) = ½ Σ P_i·(ref_i + u_i(P)), a quadratic along any segment
//! between two sets. With ref = u(v*) it is the change of the kinetic energy T from v*, less the work of kinematic
//! bodies (u is the whole relative velocity, so that work is already taken out). With ref = u(v⁻) it is the change of
//! Φ(v) = T(v) − (h/2) f·v, as the ledger of a step with a bounce books it. If a state exceeds its cap, the
//! largest part of the segment from the last safe state is taken.

use crate::space::traits::{Impulses, Space, Velocities, read_velocities};
use tumble_math::DVec3;
use tumble_math::order::{clamp, positive_part};

/// Energy excess relative to the energy itself that is rounding and not worth a blend [–]: a tenth of `ENERGY_TOLERANCE`, so that the
/// guard acts before the certificate objects.
const ROUNDING: f64 = 1e-13;

/// Ψ of the impulses that the space carries [J].
pub(crate) fn gain<S: Space>(space: &S, impulses: &Impulses, reference: &Velocities) -> f64 {
    psi(impulses, reference, |i| space.velocity(i), |j| space.row_velocity(j))
}

/// The same from the velocities that the impulses lead to.
pub(crate) fn gain_at(impulses: &Impulses, reference: &Velocities, after: &Velocities) -> f64 {
    psi(impulses, reference, |i| after.contacts[i], |j| after.rows[j])
}

#[inline(always)]
fn psi(
    impulses: &Impulses,
    reference: &Velocities,
    velocity: impl Fn(usize) -> DVec3,
    row_velocity: impl Fn(usize) -> f64,
) -> f64 {
    let mut sum = 0.0;
    for (i, l) in impulses.contacts.iter().enumerate() {
        sum += l.dot(reference.contacts[i] + velocity(i));
    }
    for (j, l) in impulses.rows.iter().enumerate() {
        sum += l * (reference.rows[j] + row_velocity(j));
    }
    0.5 * sum
}

/// Energy that a gain is compared with [J]: the energy that is there and the work that immovable bodies do; where masses are not
/// known, the work at stake. Never the size of the iterate: a diverged one must not excuse itself.
pub(crate) fn scale<S: Space>(space: &S, impulses: &Impulses, reference: &Velocities) -> f64 {
    match space.free_energy() {
        Some(energy) => energy + space.kinematic_work(impulses).abs(),
        None => stake(impulses, reference),
    }
}

/// Sum of |P·ref| [J].
fn stake(impulses: &Impulses, reference: &Velocities) -> f64 {
    let mut sum = 0.0;
    for (l, u) in impulses.contacts.iter().zip(&reference.contacts) {
        sum += l.dot(*u).abs();
    }
    for (l, u) in impulses.rows.iter().zip(&reference.rows) {
        sum += (l * u).abs();
    }
    sum
}

/// The part s ≥ 0 of the impulses at which s·P leaves the least kinetic energy, from the velocities without and with all of
/// them; 1 where more than all would.
pub(crate) fn least_energy(impulses: &Impulses, free: &Velocities, after: &Velocities) -> f64 {
    // Ψ(s) = s P·u* + ½s² P·W P
    let (mut slope, mut bend) = (0.0, 0.0);
    for (i, l) in impulses.contacts.iter().enumerate() {
        slope += l.dot(free.contacts[i]);
        bend += l.dot(after.contacts[i] - free.contacts[i]);
    }
    for (j, l) in impulses.rows.iter().enumerate() {
        slope += l * free.rows[j];
        bend += l * (after.rows[j] - free.rows[j]);
    }
    // written so that a NaN leaves nothing
    if -slope >= bend {
        1.0
    } else if slope < 0.0 && bend > 0.0 {
        -slope / bend
    } else {
        0.0
    }
}

/// Ratio to the impulses of the bounce beyond which impulses have diverged [–]: a search for a solution where there is none presses
/// harder and harder. Chosen, not derived; such impulses are blended back, and the verdict says so.
const DIVERGENCE_RATIO: f64 = 10.0;

/// Whether impulses are far beyond those of the bounce; written so that a NaN is.
pub(crate) fn has_diverged<S: Space>(space: &mut S, impulses: &Impulses, bounce: &Impulses) -> bool {
    !(space.rounding(impulses) <= DIVERGENCE_RATIO * space.rounding(bounce))
}

/// Whether `gain` exceeds `cap` by more than rounding.
pub(crate) fn exceeds(gain: f64, cap: f64, scale: f64) -> bool {
    // written so that a NaN exceeds
    !(gain - cap <= ROUNDING * scale)
}

/// The largest part s in [0, 1] of a segment between two sets of impulses at which Ψ ≤ `cap`, from Ψ at both ends and
/// `bend` = ½ d·W d of their difference d [all J]; where Ψ is above the cap at the start, the part that keeps it there.
pub(crate) fn largest_part(at_start: f64, at_end: f64, bend: f64, cap: f64) -> f64 {
    let bend = positive_part(bend);
    let slope = at_end - at_start - bend;
    let room = positive_part(cap - at_start);
    // bend s² + slope s ≤ room, without cancellation
    let root = (slope * slope + 4.0 * bend * room).sqrt();
    let s = if slope > 0.0 {
        2.0 * room / (slope + root)
    } else if bend > 0.0 {
        (root - slope) / (2.0 * bend)
    } else {
        1.0
    };
    if s.is_finite() { clamp(s, 0.0, 1.0) } else { 0.0 }
}

/// Moves `impulses` back towards `safe`, whose Ψ is within the cap, as little as keeps Ψ ≤ `cap`. Returns the part of
/// the segment that is left, and leaves the result loaded.
pub(crate) fn blend<S: Space>(
    space: &mut S,
    safe: &Impulses,
    impulses: &mut Impulses,
    reference: &Velocities,
    cap: f64,
    work: &mut Velocities,
) -> f64 {
    space.load(safe);
    read_velocities(space, work);
    let at_safe = gain(space, safe, reference);
    space.load(impulses);
    let at_end = gain(space, impulses, reference);
    // ½ d·W d along the segment
    let mut bend = 0.0;
    for i in 0..impulses.contacts.len() {
        bend += (impulses.contacts[i] - safe.contacts[i]).dot(space.velocity(i) - work.contacts[i]);
    }
    for j in 0..impulses.rows.len() {
        bend += (impulses.rows[j] - safe.rows[j]) * (space.row_velocity(j) - work.rows[j]);
    }
    let s = largest_part(at_safe, at_end, 0.5 * bend, cap);
    for i in 0..impulses.contacts.len() {
        impulses.contacts[i] = mix(safe.contacts[i], impulses.contacts[i], s);
    }
    for j in 0..impulses.rows.len() {
        let (a, b) = (safe.rows[j], impulses.rows[j]);
        impulses.rows[j] = if s == 0.0 { a } else { (1.0 - s) * a + s * b };
    }
    space.load(impulses);
    s
}

/// (1 − s) a + s b; exactly `a` at s = 0 even where b is not finite.
///
/// Each term lies in the cone to its own rounding, and normal impulses do not cancel: so does the sum, however large one of
/// the two is. a + s(b − a) would carry the rounding of the larger one over to the result.
pub(crate) fn mix(a: DVec3, b: DVec3, s: f64) -> DVec3 {
    if s == 0.0 { a } else { a * (1.0 - s) + b * s }
}

#[cfg(test)]
mod tests;
