//! Piles of boxes whose contacts are known by construction: stacks, pyramids, brick walls.

use crate::Random;
use crate::random::box_moments;
use tumble_math::order::{max, min};
use tumble_math::{DMat3, DVec3};
use tumble_solver::{Body, Contact, Problem, ProblemError, Solution, Velocity};

/// Time step of all piles [s].
pub const STEP: f64 = 1.0 / 60.0;
/// Gravity of all piles [m/s²].
pub const GRAVITY: f64 = 9.81;

/// A box of a pile.
#[derive(Clone, Copy, Debug)]
pub struct Brick {
    /// Centre [m].
    pub centre: DVec3,
    /// Full size [m].
    pub size: DVec3,
    /// Mass [kg].
    pub mass: f64,
    /// Velocity before the kick.
    pub velocity: Velocity,
}

/// A pile standing on the plane z = 0.
#[derive(Clone, Debug)]
pub struct Pile {
    /// What it is, for tables.
    pub name: String,
    /// Its boxes.
    pub bricks: Vec<Brick>,
    /// Friction everywhere [–].
    pub friction: f64,
}

impl Pile {
    fn new(name: String, friction: f64, bricks: impl Iterator<Item = (DVec3, DVec3, f64)>) -> Self {
        let bricks =
            bricks.map(|(centre, size, mass)| Brick { centre, size, mass, velocity: Velocity::ZERO }).collect();
        Self { name, bricks, friction }
    }

    /// `n` unit cubes on top of each other, `mass` [kg] by level.
    #[must_use]
    pub fn stack(n: usize, friction: f64, mass: impl Fn(usize) -> f64) -> Self {
        let cubes = (0..n).map(|i| (DVec3::new(0.0, 0.0, i as f64 + 0.5), DVec3::ONE, mass(i)));
        Self::new(format!("stack {n}"), friction, cubes)
    }

    /// A flat pyramid of unit cubes, 0.1 m apart, `mass` [kg] by row and number.
    #[must_use]
    pub fn pyramid(base: usize, friction: f64, mut mass: impl FnMut(usize) -> f64) -> Self {
        let mut cubes = Vec::new();
        for row in 0..base {
            for k in 0..base - row {
                let x = 1.1 * (k as f64 + 0.5 * row as f64);
                cubes.push((DVec3::new(x, 0.0, row as f64 + 0.5), DVec3::ONE, mass(row)));
            }
        }
        Self::new(format!("pyramid {base}"), friction, cubes.into_iter())
    }

    /// A wall of bricks in running bond whose neighbours touch: very redundant.
    #[must_use]
    pub fn wall(width: usize, height: usize, friction: f64, mut mass: impl FnMut(usize) -> f64) -> Self {
        let mut bricks = Vec::new();
        for row in 0..height {
            let z = 0.5 * row as f64 + 0.25;
            if row % 2 == 0 {
                for k in 0..width {
                    bricks.push((DVec3::new(k as f64, 0.0, z), DVec3::new(1.0, 0.5, 0.5), mass(row)));
                }
            } else {
                for k in 0..=width {
                    let (x, length) = match k {
                        0 => (-0.25, 0.5),
                        _ if k == width => (width as f64 - 0.75, 0.5),
                        _ => (k as f64 - 0.5, 1.0),
                    };
                    bricks.push((DVec3::new(x, 0.0, z), DVec3::new(length, 0.5, 0.5), mass(row) * length));
                }
            }
        }
        Self::new(format!("wall {width}x{height}"), friction, bricks.into_iter())
    }

    /// Named.
    #[must_use]
    pub fn named(mut self, name: &str) -> Self {
        self.name = format!("{} {name}", self.name);
        self
    }

    /// Pushes the bricks above 60 % of the height sideways [m/s].
    #[must_use]
    pub fn pushed(mut self, speed: f64) -> Self {
        let top = self.bricks.iter().fold(0.0, |m, b| max(m, b.centre.z));
        for b in &mut self.bricks {
            if b.centre.z > 0.6 * top {
                b.velocity.linear += DVec3::new(speed, 0.3 * speed, 0.0);
            }
        }
        self
    }

    /// Throws every brick at random: normal velocities [m/s] and spins [rad/s] of this size.
    #[must_use]
    pub fn thrown(mut self, speed: f64, seed: u64) -> Self {
        let mut r = Random::new(seed);
        for b in &mut self.bricks {
            b.velocity.linear += r.normal3() * speed;
            b.velocity.angular += r.normal3() * speed;
        }
        self
    }

    /// The contact problem of one step: body 0 is the ground, brick i is body i + 1; four points per touching face.
    ///
    /// # Panics
    /// Never: piles are valid.
    #[must_use]
    pub fn problem(&self) -> Problem {
        self.build().expect("piles are valid")
    }

    fn build(&self) -> Result<Problem, ProblemError> {
        let mut problem = Problem::new(STEP)?;
        problem.add_body(Body::fixed())?;
        for b in &self.bricks {
            let inertia = DMat3::from_diagonal(box_moments(b.mass, b.size));
            let body = Body::dynamic(b.mass, inertia, b.velocity);
            problem.add_body(body.kicked(DVec3::new(0.0, 0.0, -GRAVITY * STEP)))?;
        }
        for (i, b) in self.bricks.iter().enumerate() {
            let half = b.size * 0.5;
            if (b.centre.z - half.z).abs() < 1e-9 {
                for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
                    let arm = DVec3::new(x * half.x, y * half.y, -half.z);
                    let c = Contact::new(0, i as u32 + 1, DVec3::Z, b.centre + arm, arm)?;
                    problem.add_contact(c.with_friction(self.friction)?)?;
                }
            }
        }
        let mut order: Vec<usize> = (0..self.bricks.len()).collect();
        order.sort_by(|&i, &j| self.bricks[i].centre.x.total_cmp(&self.bricks[j].centre.x));
        for (k, &i) in order.iter().enumerate() {
            for &j in &order[k + 1..] {
                if self.bricks[j].centre.x - self.bricks[i].centre.x > 1.5 {
                    break;
                }
                self.touch(&mut problem, i, j)?;
            }
        }
        Ok(problem)
    }

    fn touch(&self, problem: &mut Problem, i: usize, j: usize) -> Result<(), ProblemError> {
        let (p, q) = (&self.bricks[i], &self.bricks[j]);
        let apart = q.centre - p.centre;
        let overlap = (p.size + q.size) * 0.5 - apart.abs();
        for axis in 0..3 {
            let (u, v) = ((axis + 1) % 3, (axis + 2) % 3);
            if overlap[axis].abs() >= 1e-9 || overlap[u] <= 1e-6 || overlap[v] <= 1e-6 {
                continue;
            }
            let side = 1.0_f64.copysign(apart[axis]);
            let mut normal = DVec3::ZERO;
            normal[axis] = side;
            let low = |k: usize| max(p.centre[k] - p.size[k] / 2.0, q.centre[k] - q.size[k] / 2.0);
            let high = |k: usize| min(p.centre[k] + p.size[k] / 2.0, q.centre[k] + q.size[k] / 2.0);
            for (a, b) in [(false, false), (true, false), (true, true), (false, true)] {
                let mut point = DVec3::ZERO;
                point[axis] = p.centre[axis] + side * p.size[axis] / 2.0;
                point[u] = if a { high(u) } else { low(u) };
                point[v] = if b { high(v) } else { low(v) };
                let (below, above, n) = if q.centre.z >= p.centre.z { (i, j, normal) } else { (j, i, -normal) };
                let arms = (point - self.bricks[below].centre, point - self.bricks[above].centre);
                let c = Contact::new(below as u32 + 1, above as u32 + 1, n, arms.0, arms.1)?;
                problem.add_contact(c.with_friction(self.friction)?)?;
            }
        }
        Ok(())
    }
}

/// The next step of a pile whose geometry stays: velocities and gaps of the last solution, kicked again.
///
/// # Panics
/// Never: what was valid stays so.
#[must_use]
pub fn next_step(problem: &Problem, s: &Solution) -> Problem {
    let build = || -> Result<Problem, ProblemError> {
        let mut next = Problem::new(problem.horizon())?;
        for (body, &v) in problem.bodies().iter().zip(&s.body_velocities) {
            let mut b = *body;
            if b.is_dynamic() {
                b.before = v;
                b.free = Velocity { linear: v.linear - DVec3::Z * (GRAVITY * STEP), angular: v.angular };
            }
            next.add_body(b)?;
        }
        for (c, u) in problem.contacts().iter().zip(&s.velocities) {
            next.add_contact(c.with_gap(c.gap + STEP * u.x)?)?;
        }
        Ok(next)
    };
    build().expect("what was valid stays so")
}
