//! Random impacts: bodies that strike the floor, each other and moving plates at many points at once.

use crate::Random;
use crate::random::box_moments;
use tumble_math::{DMat3, DVec3};
use tumble_solver::{Body, Contact, Problem, Velocity};

/// What kind of impacts are made.
#[derive(Clone, Copy, Debug)]
pub struct Setup {
    /// Friction of every contact [–].
    pub friction: f64,
    /// Restitution of every contact [–].
    pub restitution: f64,
    /// Gravity kicks the bodies, and a third of the floor contacts is still open by up to 1 cm.
    pub in_flight: bool,
    /// The floor moves and turns.
    pub kinematic: bool,
}

impl Setup {
    /// Closed contacts without gravity or moving floor: kinetic energy before and after is all there is.
    #[must_use]
    pub fn pure(friction: f64, restitution: f64) -> Self {
        Self { friction, restitution, in_flight: false, kinematic: false }
    }

    /// A random impact of one to four boxes with the floor and each other.
    ///
    /// # Panics
    /// Never: the generator makes valid problems only.
    #[must_use]
    pub fn impact(&self, seed: u64) -> Problem {
        build(seed, self).expect("generated problems are valid")
    }
}

fn build(seed: u64, setup: &Setup) -> Result<Problem, tumble_solver::ProblemError> {
    let Setup { friction, restitution, in_flight, kinematic } = *setup;
    let mut r = Random::new(seed);
    let step = [1.0 / 60.0, 1.0 / 240.0, 0.01][r.below(3)];
    let mut problem = Problem::new(step)?;
    let floor = problem.add_body(if kinematic {
        Body::kinematic(Velocity { linear: r.normal3(), angular: r.normal3() })
    } else {
        Body::fixed()
    })?;
    let count = 1 + r.below(4);
    let mut bodies = Vec::new();
    for _ in 0..count {
        let mass = r.log_range(0.1, 10.0);
        let size = DVec3::new(r.range(0.2, 1.5), r.range(0.2, 1.5), r.range(0.2, 1.5));
        let turn = DMat3::from_quat(r.rotation());
        let inertia = turn * DMat3::from_diagonal(box_moments(mass, size)) * turn.transpose();
        let velocity = Velocity { linear: r.normal3() * 3.0 - DVec3::Z * 2.0, angular: r.normal3() * 3.0 };
        let body = Body::dynamic(mass, inertia, velocity).kicked(DVec3::new(
            0.0,
            0.0,
            if in_flight { -9.81 * step } else { 0.0 },
        ));
        bodies.push((problem.add_body(body)?, turn, size * 0.5));
    }
    // corners of each body on the floor, corners of neighbours on each other
    for k in 0..count {
        let (body, turn, half) = bodies[k];
        for _ in 0..=r.below(4) {
            let corner = turn * (half * DVec3::new(sign(&mut r), sign(&mut r), sign(&mut r)));
            let open = r.range(0.0, 0.01);
            let gap = if r.below(3) == 0 && in_flight { open } else { 0.0 };
            let arm = r.normal3();
            let c = Contact::new(floor, body, DVec3::Z, arm, corner)?;
            problem.add_contact(c.with_friction(friction)?.with_restitution(restitution)?.with_gap(gap)?)?;
        }
        if k > 0 {
            let (other, turn_other, half_other) = bodies[k - 1];
            let normal = r.direction();
            for _ in 0..=r.below(3) {
                let a = turn_other * (half_other * DVec3::new(sign(&mut r), sign(&mut r), sign(&mut r)));
                let b = turn * (half * DVec3::new(sign(&mut r), sign(&mut r), sign(&mut r)));
                let c = Contact::new(other, body, normal, a, b)?;
                problem.add_contact(c.with_friction(friction)?.with_restitution(restitution)?)?;
            }
        }
    }
    Ok(problem)
}

fn sign(r: &mut Random) -> f64 {
    if r.below(2) == 0 { 1.0 } else { -1.0 }
}

/// Kinetic energy of the moving bodies [J] with the given velocities.
#[must_use]
pub fn kinetic_energy(problem: &Problem, velocities: impl Fn(usize) -> Velocity) -> f64 {
    let mut energy = 0.0;
    for (i, b) in problem.bodies().iter().enumerate() {
        if b.is_dynamic() {
            let v = velocities(i);
            energy += 0.5 * v.linear.length_squared() / b.inverse_mass;
            energy += 0.5 * v.angular.dot(b.inverse_inertia.inverse() * v.angular);
        }
    }
    energy
}
