//! Problems with rows: the mechanism is eliminated first, contacts and bounded rows are solved in the rest.
//!
//! The linear rows alone give v^J, the velocity to which bounces refer. Contacts and bounded rows then act on each other through
//! the mechanism ([`Condensed`]) and are solved by the same methods as any contact; the linear rows hold by construction.
//!
//! Within its bounds a servo is a linear row. It is taken for one, and becomes a bounded row where its impulse comes out beyond
//! them: a solution in which none does is the solution of the bounded law, and costs as much as one without bounds. The
//! certificate is that of bodies: velocities follow from all impulses and masses, and any difference from the solved ones
//! counts against the solution.

use super::in_space::solve_in;
use super::share;
use super::solution::{Guess, Mode, Solution};
use super::work::Work;
use crate::judge::certificate::{Certificate, Verdict};
use crate::newton::proximal::LOADS_STIFFNESS;
use crate::problem::body::{Body, Velocity};
use crate::problem::contact_problem::Problem;
use crate::problem::kinematics::relative;
use crate::problem::row::End;
use crate::settings::{Method, Settings};
use crate::space::condensed::{Condensed, Point};
use crate::space::mechanism::{Kind, Mechanism, contact_ends, velocity};
use crate::space::parts::{NO_PART, Parts};
use tumble_math::DVec3;
use tumble_math::order::{max, max_abs};

/// Solves in which servos are taken for linear rows before all are bounded ones [–]: each lets go of those that came out beyond
/// their bounds. A limit of the work only: any number gives the same law.
const SERVO_ROUNDS: u32 = 4;

/// Mobility of a contact or limit in the mechanism, relative to that of its bodies alone, below which the mechanism locks it [–]: 4,096
/// roundings, which is what an elimination leaves of none. Chosen, not derived: what is locked has no impulse that its law decides.
const LOCKED: f64 = 4096.0 * f64::EPSILON;

/// Part of its greatest friction by which that of a contact must be less to be inside its cone [–]: 4,500 roundings, as of the modes.
const INSIDE: f64 = 1e-12;

/// Buffers that outlive a solve.
#[derive(Debug, Default)]
pub(super) struct Buffers {
    mechanism: Mechanism,
    parts: Parts,
    /// Points that act on the one whose columns are found.
    near: Vec<bool>,
    space: Condensed,
    /// Rows with bounds: number, what they are, the part of their law that their own point has [J].
    bounded: Vec<(u32, Kind)>,
    /// Whether a row with bounds is taken for a linear one.
    linearised: Vec<bool>,
    guess: Vec<DVec3>,
    impulses: Vec<DVec3>,
    gross: Vec<(f64, f64)>,
}

/// Solves a problem with rows.
pub(super) fn solve_joined(
    problem: &Problem,
    guess: Option<Guess<'_>>,
    settings: &Settings,
    m: &mut Buffers,
    (work, shares): (&mut Work, &mut share::Buffers),
    out: &mut Solution,
) {
    m.hold_servos(problem, guess);
    for round in 0.. {
        if round == SERVO_ROUNDS {
            m.linearised.fill(false);
        }
        solve_linearised(problem, guess, settings, m, (work, shares), out);
        if !m.let_go(problem) {
            break;
        }
    }
    m.certify(problem, settings, out);
}

/// Solves a problem with some of its bounded rows taken for linear ones.
fn solve_linearised(
    problem: &Problem,
    guess: Option<Guess<'_>>,
    settings: &Settings,
    m: &mut Buffers,
    (work, shares): (&mut Work, &mut share::Buffers),
    out: &mut Solution,
) {
    let linearised = &m.linearised;
    m.mechanism.factor(problem, |j| linearised[j]);
    m.sort_rows(problem);
    let remainder = m.mechanism.hold(problem);
    if problem.contact_count() + m.bounded.len() == 0 {
        out.clear_contacts();
        // one elimination, exactly: the active set of a problem without contacts
        out.method = Method::ActiveSet;
        out.certificate = Certificate { residual: remainder, ..Certificate::EMPTY };
    } else {
        m.condense(problem);
        let guess = guess.map(|g| {
            m.start_from(problem, g);
            g.least
        });
        let guess = guess.map(|least| Guess { impulses: &m.guess, bilateral_impulses: &[], least });
        solve_in(&mut m.space, guess, settings, (work, shares), out);
        m.take_over(problem, settings.tolerance, out);
    }
}

impl Buffers {
    /// Takes servos for linear rows, but for those whose impulse was at a bound before.
    fn hold_servos(&mut self, problem: &Problem, guess: Option<Guess<'_>>) {
        self.linearised.clear();
        self.linearised.extend(problem.rows().enumerate().map(|(j, (row, _))| {
            let before = guess.and_then(|g| g.bilateral_impulses.get(j).copied());
            let inside = before.is_none_or(|l| l > row.least && l < row.most);
            // one without compliance, dry friction, may depend on other rows when it is linearised
            inside && row.compliance > 0.0 && matches!(Kind::of(row), Kind::Bounded { .. })
        }));
    }

    /// Lets go of linearised rows whose impulse is beyond their bounds; whether there were any.
    fn let_go(&mut self, problem: &Problem) -> bool {
        let mut any = false;
        for (j, linearised) in self.linearised.iter_mut().enumerate().filter(|(_, h)| **h) {
            let (row, l) = (problem.row(j).0, self.mechanism.impulses[j]);
            if !(l >= row.least && l <= row.most) {
                (*linearised, any) = (false, true);
            }
        }
        any
    }

    /// Whether no other impulses of contacts and rows with bounds than those of this solution make its velocities, of the problem that was solved
    /// last: whether those that carry, or could, are told apart by velocities, better than springs of the search for the least loads tell them apart. Of
    /// what slides that is not asked.
    pub(super) fn has_unique_loads(&self, problem: &Problem, solution: &Solution, tolerance: f64) -> bool {
        let count = problem.contact_count();
        let fits = self.space.points.len() == count + self.bounded.len() && solution.impulses.len() == count;
        if !fits || solution.row_impulses.len() != problem.row_count() {
            return false;
        }
        let mut numbers = Vec::new();
        for (i, l) in solution.impulses.iter().enumerate() {
            let friction = problem.friction(i);
            if l.x > 0.0 && friction > 0.0 && !((l.y * l.y + l.z * l.z).sqrt() < friction * l.x * (1.0 - INSIDE)) {
                return false;
            }
            if l.x > 0.0 || !(solution.velocities[i].x + solution.velocity_bounds[i] > tolerance) {
                numbers.extend((0..if friction > 0.0 { 3 } else { 1 }).map(|axis| (i, axis)));
            }
        }
        for (k, &(row, kind)) in self.bounded.iter().enumerate() {
            let j = row as usize;
            let (law, l) = (problem.row(j).0, solution.row_impulses[j]);
            let u = sign(kind) * (solution.row_velocities[j] + law.bias + law.compliance * l);
            let room = if law.gap > 0.0 { law.gap / problem.horizon() } else { 0.0 };
            let beyond = if matches!(kind, Kind::Unilateral { .. }) { u + room } else { u.abs() };
            if (l > law.least && l < law.most) || !(beyond > tolerance) {
                numbers.push((count + k, axis(kind)));
            }
        }
        self.space.tells_apart(&numbers, 1.0 / LOADS_STIFFNESS)
    }

    /// Finds the rows with bounds, and gives every row the impulse that it has in any case.
    fn sort_rows(&mut self, problem: &Problem) {
        self.bounded.clear();
        let impulses = &mut self.mechanism.impulses;
        impulses.clear();
        for j in 0..problem.row_count() {
            let kind = if self.linearised[j] { Kind::Linear } else { Kind::of(problem.row(j).0) };
            impulses.push(match kind {
                Kind::Linear => 0.0,
                Kind::Constant(offset) | Kind::Unilateral { offset, .. } | Kind::Bounded { offset, .. } => offset,
            });
            if matches!(kind, Kind::Unilateral { .. } | Kind::Bounded { .. }) {
                self.bounded.push((j as u32, kind));
            }
        }
    }

    /// Points and blocks of the condensed space, from the velocities that the linear rows leave.
    fn condense(&mut self, problem: &Problem) {
        let Self { mechanism, parts, near, space, bounded, .. } = self;
        let (contacts, bodies) = (problem.contacts(), problem.bodies());
        parts.find(problem);
        space.points.clear();
        let now = &mechanism.velocities;
        for c in contacts {
            let (a, b) = (c.body_a as usize, c.body_b as usize);
            space.points.push(Point {
                before: relative(c, bodies[a].before, bodies[b].before),
                free: relative(c, now[a], now[b]),
                friction: c.friction,
                restitution: c.restitution,
                gap: c.gap,
                is_row: false,
                parts: [c.body_a, c.body_b].map(|body| parts.of(body)),
            });
        }
        space.points.extend(bounded.iter().map(|&(row, kind)| {
            // rows tie all of their bodies
            let part = problem.row(row as usize).1.iter().map(|end| parts.of(end.body)).min();
            Point { parts: [part.unwrap_or(NO_PART), NO_PART], ..point_of_row(problem, row as usize, kind, now) }
        }));
        space.begin();
        mechanism.clear_columns();
        let last = &mut None;
        for c in contacts {
            contact_ends(c).iter().for_each(|ends| mechanism.add_column(ends));
        }
        for &(row, _) in bounded.iter() {
            mechanism.add_column(problem.row(row as usize).1);
        }
        // the point of a column, which of its numbers it is, and its sign
        let of_contacts = 3 * contacts.len();
        let place = |column: usize| match column.checked_sub(of_contacts) {
            None => ((column / 3, column % 3), 1.0),
            Some(k) => ((contacts.len() + k, axis(bounded[k].1)), sign(bounded[k].1)),
        };
        for column in 0..of_contacts + bounded.len() {
            let (at, own) = place(column);
            if *last != Some(at.0) {
                *last = Some(at.0);
                near.clear();
                near.extend(space.points.iter().map(|other| space.points[at.0].meets(other)));
            }
            mechanism.respond(
                column,
                |other| near[place(other).0.0],
                |other, u| {
                    let (there, sign) = place(other);
                    space.set_influence(there, at, own * sign * u);
                },
            );
        }
        space.bordered.begin(mechanism, problem);
        for c in contacts {
            space.bordered.add_point();
            contact_ends(c).iter().for_each(|ends| space.bordered.add_number(mechanism, ends, 1.0, 0.0));
        }
        for &(row, kind) in bounded.iter() {
            let (law, ends) = problem.row(row as usize);
            space.bordered.add_point();
            if let Kind::Bounded { .. } = kind {
                // its own normal impulse moves nothing else; how far is told below
                space.bordered.add_number(mechanism, &[], 1.0, 0.0);
            }
            space.bordered.add_number(mechanism, ends, sign(kind), law.compliance);
        }
        // what the linear rows alone hold is moved by no impulse, and one that is to move it all the same grows without bound. It gets the
        // one that would move its bodies; its velocity is theirs, and counts against the solution where the law does not allow it
        let lock = |space: &mut Condensed, at: (usize, usize), ends: &[End]| {
            let alone = mobility(bodies, ends);
            if space.own_influence(at) <= LOCKED * alone {
                space.set_alone(at, alone);
            }
        };
        for (i, c) in contacts.iter().enumerate() {
            lock(space, (i, 0), &contact_ends(c)[0]);
        }
        for (j, &(row, kind)) in bounded.iter().enumerate() {
            if matches!(kind, Kind::Unilateral { .. }) {
                lock(space, (contacts.len() + j, 0), problem.row(row as usize).1);
            }
        }
        for (j, &(row, kind)) in bounded.iter().enumerate() {
            let at = (contacts.len() + j, axis(kind));
            let k = space.own_influence(at) + problem.row(row as usize).0.compliance;
            space.set_influence(at, at, k);
            if let Kind::Bounded { radius, .. } = kind {
                // its own normal impulse, which nothing else moves, comes to just the radius
                space.set_alone((at.0, 0), k);
                let point = &mut space.points[at.0];
                (point.before.x, point.free.x) = (-k * radius, -k * radius);
            }
        }
        space.horizon = problem.horizon();
        space.bodies = bodies.iter().filter(|b| b.is_dynamic()).count();
        space.energy = bodies.iter().zip(&mechanism.velocities).fold(0.0, |sum, (b, v)| sum + energy(b, *v));
        space.prepare();
    }

    /// The guess of the condensed points.
    fn start_from(&mut self, problem: &Problem, guess: Guess<'_>) {
        self.guess.clear();
        self.guess.extend((0..problem.contact_count()).map(|i| guess.impulses.get(i).copied().unwrap_or_default()));
        for &(row, kind) in &self.bounded {
            let l = guess.bilateral_impulses.get(row as usize).copied().filter(|l| l.is_finite());
            self.guess.push(match kind {
                Kind::Unilateral { sign, offset } => {
                    DVec3::new(l.map_or(0.0, |l| max(0.0, sign * (l - offset))), 0.0, 0.0)
                }
                Kind::Bounded { offset, radius } => DVec3::new(radius, l.map_or(0.0, |l| l - offset), 0.0),
                Kind::Linear | Kind::Constant(_) => DVec3::ZERO,
            });
        }
    }

    /// Gives rows with bounds that move nothing the impulse of their law.
    ///
    /// A motor or friction in a mechanism that the linear rows alone hold changes no velocity, and the condensed space cannot tell any
    /// impulse of theirs from another. Their law can: against a rate that is not the one it asks for, a row has all that it may
    /// have. The linear rows take that up; a change that is left counts against the solution.
    fn decide_locked(&self, problem: &Problem, tolerance: f64, out: &mut Solution) {
        let count = problem.contact_count();
        for (k, &(_, kind)) in self.bounded.iter().enumerate() {
            let at = (count + k, axis(kind));
            let (l, u) = (out.impulses[at.0][at.1], out.velocities[at.0][at.1]);
            let law = match kind {
                Kind::Bounded { radius, .. } if u.abs() > tolerance => -radius.copysign(u),
                Kind::Unilateral { .. } if u + self.space.points[at.0].gap / problem.horizon() > tolerance => 0.0,
                _ => continue,
            };
            if self.space.own_influence(at) * (law - l).abs() <= tolerance {
                out.impulses[at.0][at.1] = law;
            }
        }
    }

    /// From the impulses of the points to those of contacts and all rows; the solution is about contacts afterwards.
    fn take_over(&mut self, problem: &Problem, tolerance: f64, out: &mut Solution) {
        let count = problem.contact_count();
        self.decide_locked(problem, tolerance, out);
        // the energy that the points of bounded rows have of their own is none of the problem
        let mut own = 0.0;
        for (k, &(row, kind)) in self.bounded.iter().enumerate() {
            let l = out.impulses[count + k];
            self.mechanism.impulses[row as usize] = match kind {
                Kind::Unilateral { sign, offset } => offset + sign * l.x,
                Kind::Bounded { offset, radius } => {
                    let point = &self.space.points[count + k];
                    own += 0.5 * l.x * (point.free.x + out.velocities[count + k].x);
                    offset + if l.y > radius { radius } else { max(l.y, -radius) }
                }
                Kind::Linear | Kind::Constant(_) => continue,
            };
        }
        out.certificate.energy -= own;
        self.impulses.clear();
        self.impulses.extend_from_slice(&out.impulses[..count]);
        let (contacts, bodies, impulses) = (problem.contacts(), problem.bodies(), &self.impulses);
        self.mechanism.hold_against(problem, |velocities| {
            for (c, l) in contacts.iter().zip(impulses).filter(|(_, l)| **l != DVec3::ZERO) {
                let p = c.frame.to_world(*l);
                for (k, lever, p) in [(c.body_a, c.lever_a, -p), (c.body_b, c.lever_b, p)] {
                    let (body, v) = (&bodies[k as usize], &mut velocities[k as usize]);
                    if body.is_dynamic() {
                        v.linear += p * body.inverse_mass;
                        v.angular += body.inverse_inertia * lever.cross(p);
                    }
                }
            }
        });
        // whatever the velocities of bodies say otherwise counts against the solution
        let mut differs = 0.0;
        for (i, c) in contacts.iter().enumerate() {
            let v = &self.mechanism.velocities;
            let u = relative(c, v[c.body_a as usize], v[c.body_b as usize]);
            differs = larger(differs, max_abs(u - out.velocities[i]));
            out.velocities[i] = u;
        }
        for (k, &(row, kind)) in self.bounded.iter().enumerate() {
            let (law, ends) = problem.row(row as usize);
            let l = self.mechanism.impulses[row as usize];
            let u = velocity(&self.mechanism.velocities, ends) + law.bias + law.compliance * l;
            differs = larger(differs, (sign(kind) * u - out.velocities[count + k][axis(kind)]).abs());
        }
        out.certificate.residual += differs;
        out.certificate.approach += differs;
        if out.certificate.worst_contact as usize >= count {
            out.certificate.worst_contact = 0;
        }
        out.bounced_rows.clear();
        out.bounced_rows.resize(problem.row_count(), false);
        for (&(row, _), mode) in self.bounded.iter().zip(&out.modes[count..]) {
            out.bounced_rows[row as usize] = *mode == Mode::Bounce;
        }
        out.keep_contacts(count);
    }

    /// The residual of the linear rows and its rounding are part of the certificate.
    fn certify(&mut self, problem: &Problem, settings: &Settings, out: &mut Solution) {
        let m = &self.mechanism;
        let c = &mut out.certificate;
        let remainder = m.remainder;
        c.residual = larger(c.residual, remainder);
        out.row_residual = remainder;
        out.redundant = m.redundant();
        out.row_impulses.clone_from(&m.impulses);
        out.row_velocities.clear();
        out.row_velocities.extend(problem.rows().map(|(_, ends)| velocity(&m.velocities, ends)));
        out.body_velocities.clone_from(&m.velocities);
        out.bilateral_impulses.clear();
        out.next_bilateral_guess.clear();
        let rounding = self.rounding(problem);
        let c = &mut out.certificate;
        c.rounding = max(c.rounding, rounding);
        let finite = out.body_velocities.iter().all(|v| v.linear.is_finite() && v.angular.is_finite());
        if !finite {
            c.verdict = Verdict::Failed;
            (c.residual, c.energy) = (f64::MAX, 0.0);
            out.fail(problem);
        } else if c.verdict < Verdict::Inexact && !(c.residual + c.rounding <= settings.tolerance) {
            c.verdict = Verdict::Inexact;
        }
    }

    /// Bound of the rounding of the velocities of the rows [m/s].
    fn rounding(&mut self, problem: &Problem) -> f64 {
        let bodies = problem.bodies();
        self.gross.clear();
        self.gross.extend(bodies.iter().map(|b| (b.free.linear.length(), b.free.angular.length())));
        for ((_, ends), l) in problem.rows().zip(&self.mechanism.impulses) {
            for end in ends {
                let body = &bodies[end.body as usize];
                let gross = &mut self.gross[end.body as usize];
                gross.0 += end.linear.length() * l.abs() * body.inverse_mass;
                gross.1 += (body.inverse_inertia * (end.angular * *l)).length();
            }
        }
        let largest = problem.rows().fold(0.0, |m, (_, ends)| {
            let of = |end: &End| {
                let (linear, angular) = self.gross[end.body as usize];
                linear * end.linear.length() + angular * end.angular.length()
            };
            max(m, ends.iter().fold(0.0, |sum, end| sum + of(end)))
        });
        f64::EPSILON * largest
    }
}

/// The point of a row with bounds, but for the normal number of a bounded one.
fn point_of_row(problem: &Problem, j: usize, kind: Kind, now: &[Velocity]) -> Point {
    let (law, ends) = problem.row(j);
    let before = ends.iter().fold(0.0, |sum, end| sum + end.dot(problem.bodies()[end.body as usize].before));
    let free = velocity(now, ends);
    match kind {
        Kind::Unilateral { sign, offset } => {
            let shift = law.bias + law.compliance * offset;
            let along = |u: f64| DVec3::new(sign * (u + shift), 0.0, 0.0);
            let (before, free) = (along(before), along(free));
            Point {
                before,
                free,
                friction: 0.0,
                restitution: law.restitution,
                gap: law.gap,
                is_row: true,
                ..Point::default()
            }
        }
        Kind::Bounded { offset, .. } => {
            let shift = law.bias + law.compliance * offset;
            let along = |u: f64| DVec3::new(0.0, u + shift, 0.0);
            let (before, free) = (along(before), along(free));
            Point { before, free, friction: 1.0, restitution: 0.0, gap: 0.0, is_row: true, ..Point::default() }
        }
        Kind::Linear | Kind::Constant(_) => Point::default(),
    }
}

/// Coordinate of its point, of three, that a row is.
fn axis(kind: Kind) -> usize {
    usize::from(matches!(kind, Kind::Bounded { .. }))
}

fn sign(kind: Kind) -> f64 {
    if let Kind::Unilateral { sign, .. } = kind { sign } else { 1.0 }
}

/// The larger one; infinite where one is not a number.
fn larger(a: f64, b: f64) -> f64 {
    if a.is_nan() || b.is_nan() { f64::INFINITY } else { max(a, b) }
}

/// Inverse mass that a row meets where nothing holds its bodies [1/kg].
fn mobility(bodies: &[Body], ends: &[End]) -> f64 {
    ends.iter().fold(0.0, |sum, end| {
        let body = &bodies[end.body as usize];
        sum + end.linear.length_squared() * body.inverse_mass + end.angular.dot(body.inverse_inertia * end.angular)
    })
}

/// Kinetic energy of a body at a velocity [J].
fn energy(body: &Body, v: Velocity) -> f64 {
    if !body.is_dynamic() {
        return 0.0;
    }
    let turning =
        if v.angular == DVec3::ZERO { 0.0 } else { v.angular.dot(body.inverse_inertia.inverse() * v.angular) };
    0.5 * (v.linear.length_squared() / body.inverse_mass + turning)
}

#[cfg(test)]
mod tests;
