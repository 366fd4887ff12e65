//! An island at rest: last step's impulses are this step's solution, if the certificate says so.
//!
//! Most steps of a pile that stands, and of a block that slides steadily, change nothing. One pass puts the old
//! impulses onto the bodies, one more gathers the whole certificate; the first contact that asks for more ends it, and
//! the methods take over. No shortcut in the proof: the verdict is that of every other solution.
//!
//! A contact's own matrix K is formed only where it decides something. K = Σ(1/m·1 + [r]×ᵀ I⁻¹ [r]×) is nowhere softer
//! than the masses alone, and a contact well inside its cone needs to know no more.

use super::solution::{Mode, Solution};
use crate::effort::Effort;
use crate::judge::certificate::{Tally, Verdict, contact_residual};
use crate::judge::guard;
use crate::linear::parallel::fill;
use crate::one_contact::cone;
use crate::one_contact::exact::OneContact;
use crate::one_contact::law::{GAP_SLACK, Law};
use crate::problem::body::{Body, Velocity};
use crate::problem::contact::Contact;
use crate::problem::contact_problem::Problem;
use crate::problem::kinematics::{free_energy, local_matrix, relative, slowest_bounce};
use crate::settings::{Method, Settings};
use tumble_math::DVec3;
use tumble_math::order::{max, positive_part};

/// Buffers that outlive a solve.
#[derive(Debug, Default)]
pub(crate) struct Buffers {
    /// Velocities under the impulses.
    state: Vec<Velocity>,
    /// Linear and angular velocities without cancellation, for the rounding bound.
    gross: Vec<(f64, f64)>,
    checks: Vec<ContactCheck>,
}

/// Takes the `guess` as the solution if that is good to `goal` [m/s]; returns whether it was. Otherwise `out` holds nothing of
/// use.
pub(crate) fn rest(
    problem: &Problem,
    guess: &[DVec3],
    settings: &Settings,
    goal: f64,
    threaded: bool,
    m: &mut Buffers,
    out: &mut Solution,
) -> bool {
    let (bodies, contacts, horizon) = (problem.bodies(), problem.contacts(), problem.horizon());
    if guess.len() != contacts.len() {
        return false;
    }
    let Buffers { state, gross, checks } = m;
    if !load(bodies, contacts, guess, state, gross, &mut out.impulses) {
        return false;
    }
    let threshold = slowest_bounce(bodies, contacts, settings.restitution_threshold);
    let check = RestCheck { bodies, contacts, horizon, threshold, settings, goal, state, gross };
    let Some(Sums { mut tally, gain, kinematic_work, rounding }) = check.of_all(threaded.then_some(checks), out) else {
        return false;
    };
    let scale = free_energy(bodies) + kinematic_work.abs();
    if settings.guard && guard::exceeds(gain, 0.0, scale) {
        return false;
    }
    tally.set_rounding(f64::EPSILON * rounding);
    let certificate = tally.certify(gain, scale, settings.tolerance, settings.criterion);
    if certificate.verdict != Verdict::Solved {
        return false;
    }
    out.certificate = certificate;
    out.next_guess.clear();
    out.next_guess.extend_from_slice(&out.impulses);
    out.bilateral_impulses.clear();
    out.next_bilateral_guess.clear();
    out.body_velocities.clear();
    out.body_velocities.extend_from_slice(state);
    out.effort = Effort::default();
    out.method = Method::GaussSeidel;
    true
}

/// Puts the guess, clipped to the cones, onto the bodies: their velocities, and what would move them if nothing
/// cancelled. Whether all of it are numbers.
fn load(
    bodies: &[Body],
    contacts: &[Contact],
    guess: &[DVec3],
    state: &mut Vec<Velocity>,
    gross: &mut Vec<(f64, f64)>,
    impulses: &mut Vec<DVec3>,
) -> bool {
    state.clear();
    state.extend(bodies.iter().map(|b| b.free));
    gross.clear();
    gross.resize(bodies.len(), (0.0, 0.0));
    impulses.clear();
    for (c, g) in contacts.iter().zip(guess) {
        if !g.is_finite() {
            return false;
        }
        let l = cone::clip(*g, c.friction);
        impulses.push(l);
        if l.x > 0.0 {
            let p = c.frame.to_world(l);
            push(bodies, state, gross, c.body_b, c.lever_b, p);
            push(bodies, state, gross, c.body_a, c.lever_a, -p);
        }
    }
    true
}

/// Result of the check of one contact.
#[derive(Clone, Copy, Debug)]
struct ContactCheck {
    /// It asks for nothing else; if not, nothing more is said.
    holds: bool,
    /// Velocities before the kick, after it, and under the impulses [m/s].
    before: DVec3,
    free: DVec3,
    after: DVec3,
    bound: f64,
    residual: f64,
    /// Work that bodies do through it which nothing moves [J].
    kinematic_work: f64,
    /// Velocity that would add up there if nothing cancelled [m/s].
    rounding: f64,
    mode: Mode,
}

impl Default for ContactCheck {
    fn default() -> Self {
        let zero = DVec3::ZERO;
        let (bound, residual, kinematic_work, rounding) = (0.0, 0.0, 0.0, 0.0);
        let (before, free, after, mode) = (zero, zero, zero, Mode::Open);
        Self { holds: false, before, free, after, bound, residual, kinematic_work, rounding, mode }
    }
}

/// Sums over all contacts of an island.
#[derive(Default)]
struct Sums {
    tally: Tally,
    /// Energy that the impulses bring [J], and the work of bodies which nothing moves [J].
    gain: f64,
    kinematic_work: f64,
    /// Largest velocity that would add up at a contact if nothing cancelled [m/s].
    rounding: f64,
}

impl Sums {
    /// Adds contact `i` to the sums and to the solution.
    #[inline(always)]
    fn add(&mut self, i: usize, c: &Contact, check: &ContactCheck, out: &mut Solution) {
        let l = out.impulses[i];
        let law = Law { bound: check.bound, friction: c.friction, active: true };
        self.tally.contact(i, check.residual, &law, l, check.after, check.free);
        self.gain += 0.5 * l.dot(check.free + check.after);
        self.kinematic_work += check.kinematic_work;
        self.rounding = max(self.rounding, check.rounding);
        out.velocities_before.push(check.before);
        out.velocities.push(check.after);
        out.velocity_bounds.push(check.bound);
        out.modes.push(check.mode);
    }
}

/// The check of an island under its warm start.
struct RestCheck<'a> {
    bodies: &'a [Body],
    contacts: &'a [Contact],
    horizon: f64,
    /// Speed that a bounce must exceed [m/s].
    threshold: f64,
    settings: &'a Settings,
    goal: f64,
    /// Velocities under the impulses, and without cancellation.
    state: &'a [Velocity],
    gross: &'a [(f64, f64)],
}

impl RestCheck<'_> {
    /// Of all contacts, whose impulses `out` has; `None` as soon as one asks for more. With memory for the `checks`,
    /// threads share the work.
    fn of_all(&self, checks: Option<&mut Vec<ContactCheck>>, out: &mut Solution) -> Option<Sums> {
        out.velocities_before.clear();
        out.velocities.clear();
        out.velocity_bounds.clear();
        out.shares.clear();
        out.shares.resize(self.contacts.len(), 1.0);
        out.slacks.clear();
        out.modes.clear();
        let mut sums = Sums::default();
        if let Some(checks) = checks {
            fill(checks, self.contacts.len(), true, |i| self.of(i, out.impulses[i]));
            if !checks.iter().all(|s| s.holds) {
                return None;
            }
            for (i, (c, check)) in self.contacts.iter().zip(checks.iter()).enumerate() {
                sums.add(i, c, check, out);
            }
        } else {
            for (i, c) in self.contacts.iter().enumerate() {
                let check = self.of(i, out.impulses[i]);
                if !check.holds {
                    return None;
                }
                sums.add(i, c, &check, out);
            }
        }
        Some(sums)
    }

    /// Of contact `i`, which carries `l` [N·s].
    #[inline(always)]
    fn of(&self, i: usize, l: DVec3) -> ContactCheck {
        let Self { bodies, contacts, horizon, threshold, settings, goal, state, gross } = *self;
        let c = &contacts[i];
        let (a, b) = (c.body_a as usize, c.body_b as usize);
        let (body_a, body_b) = (&bodies[a], &bodies[b]);
        let before = relative(c, body_a.before, body_b.before);
        let free = relative(c, body_a.free, body_b.free);
        let kick = positive_part(before.x - free.x);
        // an impact asks for the restitution phase
        if c.restitution > 0.0 && -free.x - kick > max(max(threshold, c.slowest_bounce), kick) {
            return ContactCheck::default();
        }
        let u = relative(c, state[a], state[b]);
        let bound = positive_part(c.gap) / c.window.unwrap_or(horizon);
        let softest = body_a.inverse_mass + body_b.inverse_mass;
        let mut known = None;
        let mut residual_of = |bound: f64| {
            let w = DVec3::new(u.x + bound, u.y, u.z);
            well_inside(softest, c.friction, l, w).unwrap_or_else(|| {
                let local = known.get_or_insert_with(|| OneContact::new(&local_matrix(c, bodies)));
                let law = Law { bound, friction: c.friction, active: true };
                contact_residual(local, &law, l, w)
            })
        };
        // while solving, a gap that a tolerated velocity could have opened is closed
        let residual = residual_of(bound);
        let slack = GAP_SLACK * settings.tolerance;
        let solving = if bound > 0.0 && bound <= slack { residual_of(0.0) } else { residual };
        // written so that a NaN fails
        if !(solving <= goal) {
            return ContactCheck::default();
        }
        let driven = c.surface_velocity != DVec3::ZERO;
        let mut kinematic_work = if driven { -l.dot(c.surface_velocity) } else { 0.0 };
        for (body, lever, sign) in [(body_a, c.lever_a, 1.0), (body_b, c.lever_b, -1.0)] {
            if !body.is_dynamic() && body.free != Velocity::ZERO {
                let moved = c.frame.to_contact(body.free.linear + body.free.angular.cross(lever));
                kinematic_work += sign * l.dot(moved);
            }
        }
        let (ga, gb) = (gross[a], gross[b]);
        let rounding = ga.0 + gb.0 + ga.1 * size(c.lever_a) + gb.1 * size(c.lever_b);
        // an impulse that changes no velocity beyond the tolerance is none
        let loaded = softest * l.x > settings.tolerance || {
            let local = known.get_or_insert_with(|| OneContact::new(&local_matrix(c, bodies)));
            l.x * local.nn > settings.tolerance
        };
        let mode = Mode::of(loaded, l, u, c.friction, settings.tolerance);
        ContactCheck { holds: true, before, free, after: u, bound, residual, kinematic_work, rounding, mode }
    }
}

/// The residual of a contact that presses well inside its cone [m/s]: what still moves, whatever K is, as long as K is
/// no softer than `softest` [1/kg]. `None` where K decides.
#[inline(always)]
fn well_inside(softest: f64, friction: f64, l: DVec3, w: DVec3) -> Option<f64> {
    let tangential = (w.y * w.y + w.z * w.z).sqrt();
    let room = friction * l.x - (l.y * l.y + l.z * l.z).sqrt();
    (friction > 0.0 && softest * l.x >= w.x && softest * room > tangential).then(|| max(w.x.abs(), tangential))
}

/// Puts an impulse onto one body; adds to what would move it if nothing cancelled.
#[inline(always)]
fn push(bodies: &[Body], state: &mut [Velocity], gross: &mut [(f64, f64)], k: u32, lever: DVec3, p: DVec3) {
    let (body, v, g) = (&bodies[k as usize], &mut state[k as usize], &mut gross[k as usize]);
    if body.is_dynamic() {
        let (linear, angular) = (p * body.inverse_mass, body.inverse_inertia * lever.cross(p));
        v.linear += linear;
        v.angular += angular;
        g.0 += size(linear);
        g.1 += size(angular);
    }
}

/// A bound of the length that costs no root.
#[inline(always)]
fn size(v: DVec3) -> f64 {
    v.x.abs() + v.y.abs() + v.z.abs()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::space::bodies::tests::heap;
    use tumble_suite::Random;

    #[test]
    fn well_inside_is_the_whole_residual_wherever_it_answers() {
        let mut answered = 0;
        for seed in 0..150 {
            let h = heap(seed, 0);
            let mut r = Random::new(5000 + seed);
            for c in &h.contacts {
                let (a, b) = (&h.bodies[c.body_a as usize], &h.bodies[c.body_b as usize]);
                let softest = a.inverse_mass + b.inverse_mass;
                let local = OneContact::new(&local_matrix(c, &h.bodies));
                let l = cone::clip(DVec3::new(r.range(0.0, 2.0), r.normal() * 0.4, r.normal() * 0.4), c.friction);
                let w = DVec3::new(r.normal(), r.normal(), r.normal()) * r.log_range(1e-3, 2.0);
                let law = Law { bound: 0.0, friction: c.friction, active: true };
                let whole = contact_residual(&local, &law, l, w);
                if let Some(short) = well_inside(softest, c.friction, l, w) {
                    answered += 1;
                    assert!((short - whole).abs() < 1e-13 * (1.0 + whole), "{short} {whole}");
                }
                // it must answer where the masses alone leave room on all sides
                let slip = (w.y * w.y + w.z * w.z).sqrt();
                let room = c.friction * l.x - (l.y * l.y + l.z * l.z).sqrt();
                let expected = c.friction > 0.0 && softest * l.x > w.x + 1e-9 && softest * room > slip + 1e-9;
                if expected {
                    assert!(well_inside(softest, c.friction, l, w).is_some());
                }
            }
        }
        assert!(answered > 150, "{answered}");
        // on the edges: an equal normal velocity is inside, an equal slip is not, no friction is none of its business
        let l = DVec3::new(2.0, 0.3, 0.4);
        assert_eq!(well_inside(0.5, 0.5, l, DVec3::new(1.0, 0.0, 0.0)), Some(1.0));
        assert_eq!(well_inside(0.5, 0.5, l, DVec3::new(0.0, 0.15, 0.2)), None);
        assert_eq!(well_inside(0.5, 0.0, l, DVec3::ZERO), None);
        assert_eq!(well_inside(0.5, 0.5, l, DVec3::new(1.5, 0.0, 0.0)), None);
        assert_eq!(well_inside(0.5, 0.5, l, DVec3::new(-3.0, 0.03, -0.04)), Some(3.0));
    }

    #[test]
    fn a_push_adds_what_the_masses_say_and_counts_it_without_cancellation() {
        let h = heap(7, 0);
        let mut r = Random::new(8);
        let mut state = vec![Velocity::ZERO; h.bodies.len()];
        let mut gross = vec![(0.0, 0.0); h.bodies.len()];
        let mut exact = (DVec3::ZERO, DVec3::ZERO, 0.0, 0.0);
        for _ in 0..5 {
            let (lever, p) = (r.normal3(), r.normal3());
            for k in [0, 1, 3] {
                push(&h.bodies, &mut state, &mut gross, k, lever, p);
            }
            let (v, w) = (p * h.bodies[3].inverse_mass, h.bodies[3].inverse_inertia * lever.cross(p));
            exact = (exact.0 + v, exact.1 + w, exact.2 + v.x.abs() + v.y.abs() + v.z.abs(), exact.3 + size(w));
        }
        assert!((state[3].linear - exact.0).length() + (state[3].angular - exact.1).length() < 1e-14);
        assert!((gross[3].0 - exact.2).abs() + (gross[3].1 - exact.3).abs() < 1e-13);
        assert_eq!((state[0], state[1], gross[0], gross[1]), (Velocity::ZERO, Velocity::ZERO, (0.0, 0.0), (0.0, 0.0)));
        assert_eq!(size(DVec3::new(-1.0, 2.0, -4.0)), 7.0);
    }
}
