//! The solution to a problem, and the start that the next one may be given.

use crate::effort::Effort;
use crate::judge::certificate::Certificate;
use crate::problem::body::Velocity;
use crate::problem::contact_problem::Problem;
use crate::settings::Method;
use tumble_math::DVec3;

/// Contacts from which lists change hands instead of being copied [–]: few solutions are so large, and their memory does
/// not spread over all.
pub(super) const SWAPPED_CONTACTS: usize = 1024;

/// Mode of a contact at the end of a solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Carries no impulse.
    Open,
    /// Carries an impulse and does not slip beyond the tolerance. Redundant contacts may share their load so that one of
    /// them has none of its cone left; while nothing moves, it sticks. So does a frictionless contact that nothing moves.
    Stick,
    /// Slips, with its impulse on the friction cone.
    Slide,
    /// Took part in a bounce.
    Bounce,
}

impl Mode {
    /// Of a contact that did not bounce: `loaded` says whether its impulse `l` [N·s] changes a velocity beyond `nothing` [m/s],
    /// below which a slip of `u` [m/s] is none either.
    #[inline(always)]
    pub(super) fn of(loaded: bool, l: DVec3, u: DVec3, friction: f64, nothing: f64) -> Self {
        // within a rounding of the cone it slides if it slips
        let inside = || (l.y * l.y + l.z * l.z).sqrt() < friction * l.x * (1.0 - 1e-12);
        let slips = || (u.y * u.y + u.z * u.z).sqrt() > nothing;
        if !loaded {
            Self::Open
        } else if inside() || !slips() {
            Self::Stick
        } else {
            Self::Slide
        }
    }

    /// Lower-case name, as in recordings and JSON.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Stick => "stick",
            Self::Slide => "slide",
            Self::Bounce => "bounce",
        }
    }
}

/// The solution to a problem. Arrays are in the order of the problem's contacts, rows and bodies.
#[derive(Clone, Debug)]
pub struct Solution {
    /// Total impulse of each contact in its frame (n, t1, t2) [N·s]: +P on B, −P on A.
    pub impulses: Vec<DVec3>,
    /// A start for the next step, should nothing change: as `impulses`, less what only stopped a motion that is now
    /// over [N·s].
    pub next_guess: Vec<DVec3>,
    /// The same for the bilateral rows [N·s or N·m·s].
    pub next_bilateral_guess: Vec<f64>,
    /// Impulse of each bilateral row [N·s or N·m·s].
    pub bilateral_impulses: Vec<f64>,
    /// Relative velocity of each contact before the kick [m/s].
    pub velocities_before: Vec<DVec3>,
    /// Relative velocity of each contact after the solve [m/s].
    pub velocities: Vec<DVec3>,
    /// Velocity bound of each contact's normal velocity: u_n + bound ≥ 0 [m/s].
    pub velocity_bounds: Vec<f64>,
    /// Share of the restitution that each contact leaves with [–]: 1, or less where its impact would have brought energy. See
    /// [`Certificate::restitution_share`].
    pub shares: Vec<f64>,
    /// Slack of each bound where a kinematic body leaves no room [m/s]; empty where there is room. See
    /// [`Certificate::slack`].
    pub slacks: Vec<f64>,
    /// Mode of each contact.
    pub modes: Vec<Mode>,
    /// Impulse of each row [N·s].
    pub row_impulses: Vec<f64>,
    /// Velocity of each row after the solve, bias and compliance not added [m/s].
    pub row_velocities: Vec<f64>,
    /// Whether each row took part in a bounce; empty where none could.
    pub bounced_rows: Vec<bool>,
    /// Largest failure of a linear row [m/s].
    pub row_residual: f64,
    /// Rows that depend on others [–]: their impulse is zero.
    pub redundant: u32,
    /// Velocity of each body after the solve; empty for a space without bodies.
    pub body_velocities: Vec<Velocity>,
    /// Certificate of the solution.
    pub certificate: Certificate,
    /// Work that it took.
    pub effort: Effort,
    /// The method that had the last word.
    pub method: Method,
}

impl Default for Solution {
    /// The solution to no problem.
    fn default() -> Self {
        Self {
            impulses: Vec::new(),
            next_guess: Vec::new(),
            next_bilateral_guess: Vec::new(),
            bilateral_impulses: Vec::new(),
            velocities_before: Vec::new(),
            velocities: Vec::new(),
            velocity_bounds: Vec::new(),
            shares: Vec::new(),
            slacks: Vec::new(),
            modes: Vec::new(),
            row_impulses: Vec::new(),
            row_velocities: Vec::new(),
            bounced_rows: Vec::new(),
            row_residual: 0.0,
            redundant: 0,
            body_velocities: Vec::new(),
            certificate: Certificate::EMPTY,
            effort: Effort::default(),
            method: Method::Auto,
        }
    }
}

/// Last step's impulses, as a start for this one: contact impulses in the new frames, and row impulses.
#[derive(Clone, Copy, Debug)]
pub struct Guess<'a> {
    /// One triple (n, t1, t2) per contact [N·s]; clipped to the cone, ignored where not finite.
    pub impulses: &'a [DVec3],
    /// One number per bilateral row [N·s or N·m·s]; may be empty.
    pub bilateral_impulses: &'a [f64],
    /// Whether the contact impulses are those of a solution with the least loads: where they are the solution again, no lesser ones
    /// are sought.
    pub least: bool,
}

impl Solution {
    /// Becomes a copy of another one and keeps its memory.
    pub fn copy_from(&mut self, from: &Self) {
        // field by field, so that memory is kept, and a new field cannot be forgotten
        let Self {
            impulses,
            next_guess,
            next_bilateral_guess,
            bilateral_impulses,
            velocities_before,
            velocities,
            velocity_bounds,
            shares,
            slacks,
            modes,
            row_impulses,
            row_velocities,
            bounced_rows,
            row_residual,
            redundant,
            body_velocities,
            certificate,
            effort,
            method,
        } = from;
        self.impulses.clone_from(impulses);
        self.next_guess.clone_from(next_guess);
        self.next_bilateral_guess.clone_from(next_bilateral_guess);
        self.bilateral_impulses.clone_from(bilateral_impulses);
        self.velocities_before.clone_from(velocities_before);
        self.velocities.clone_from(velocities);
        self.velocity_bounds.clone_from(velocity_bounds);
        self.shares.clone_from(shares);
        self.slacks.clone_from(slacks);
        self.modes.clone_from(modes);
        self.row_impulses.clone_from(row_impulses);
        self.row_velocities.clone_from(row_velocities);
        self.bounced_rows.clone_from(bounced_rows);
        (self.row_residual, self.redundant) = (*row_residual, *redundant);
        self.body_velocities.clone_from(body_velocities);
        (self.certificate, self.effort, self.method) = (*certificate, *effort, *method);
    }

    /// Forgets whatever belongs to contacts.
    pub(super) fn clear_contacts(&mut self) {
        self.bounced_rows.clear();
        self.keep_contacts(0);
    }

    /// Of a problem without rows.
    pub(super) fn clear_rows(&mut self) {
        self.row_impulses.clear();
        self.row_velocities.clear();
        self.bounced_rows.clear();
        (self.row_residual, self.redundant) = (0.0, 0);
    }

    /// Keeps the first `count` contacts.
    pub(super) fn keep_contacts(&mut self, count: usize) {
        self.impulses.truncate(count);
        self.next_guess.truncate(count);
        self.velocities_before.truncate(count);
        self.velocities.truncate(count);
        self.velocity_bounds.truncate(count);
        self.shares.truncate(count);
        self.modes.truncate(count);
    }

    /// No impulse anywhere, in place of a solution that is not finite.
    pub(super) fn fail(&mut self, problem: &Problem) {
        self.impulses.fill(DVec3::ZERO);
        self.next_guess.fill(DVec3::ZERO);
        self.velocities.clone_from(&self.velocities_before);
        self.modes.fill(Mode::Open);
        self.row_impulses.fill(0.0);
        self.row_velocities.fill(0.0);
        self.body_velocities.clear();
        self.body_velocities.extend(problem.bodies().iter().map(|b| b.free));
    }
}
