//! The contacts of a solution, measured once more by the bodies of another problem.
//!
//! Contacts of a mechanism are solved in the motions that its joints leave, with the mobility there, and perhaps with inertia that
//! stiff joints add. The certificate is that of the bodies as they are.

use super::solution::{Mode, Solution};
use crate::judge::certificate::contact_residual;
use crate::one_contact::exact::OneContact;
use crate::one_contact::law::Law;
use crate::problem::contact_problem::Problem;
use crate::problem::kinematics::local_matrix;
use crate::settings::Settings;
use tumble_math::DVec3;

impl Solution {
    /// Measures the contacts by the bodies of `problem`, whose contacts are those of the solution: modes are those of its masses, and
    /// the residual of the certificate is no less than that of any contact.
    pub fn measure_contacts(&mut self, problem: &Problem, settings: &Settings) {
        for (i, c) in problem.contacts().iter().enumerate() {
            let (Some(&l), Some(&u), Some(&bound)) =
                (self.impulses.get(i), self.velocities.get(i), self.velocity_bounds.get(i))
            else {
                return;
            };
            let matrix = local_matrix(c, problem.bodies());
            let Some(mode) = self.modes.get_mut(i).filter(|_| matrix.x_axis.x > 0.0) else { continue };
            let local = OneContact::new(&matrix);
            if *mode != Mode::Bounce {
                *mode = Mode::of(l.x * local.nn > settings.tolerance, l, u, c.friction, settings.tolerance);
            }
            let law = Law { bound, friction: c.friction, active: true };
            let residual = contact_residual(&local, &law, l, u + DVec3::X * bound);
            // not a number is the worst of all
            if !(residual <= self.certificate.residual) {
                (self.certificate.residual, self.certificate.worst_contact) = (residual, i as u32);
            }
        }
    }
}
