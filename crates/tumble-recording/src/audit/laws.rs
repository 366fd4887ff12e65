//! Sequence, motion, momentum and the contact law.

use super::contact::{Pushes, ROUNDING, TURNED, pushes, relative, unrounded};
use super::findings::Audit;
use super::motion::{Midpoint, evenly, quat};
use super::squeeze;
use super::step::{Bias, Moment, Stage, Step};
use crate::contact_rows::{ContactRow, SolveRow};
use std::collections::BTreeMap;
use tumble::{BodyKind, DQuat, DVec3, Mode, Verdict};
use tumble_math::order::{max, min, positive_part};

fn v(a: [f64; 3]) -> DVec3 {
    DVec3::from_array(a)
}

/// Frames follow each other in number and time, and have all their rows.
pub(super) fn sequence(
    audit: &mut Audit,
    stage: &Stage<'_>,
    before: Option<&Moment>,
    now: &Moment,
    states: usize,
    contacts: &[ContactRow],
    solves: &[SolveRow],
) {
    let (k, row) = (now.row.frame, &now.row);
    if let Some(before) = before {
        let late = (row.time - before.row.time - row.dt).abs();
        audit.ask("sequence", k, late, 1e-14 * (row.time.abs() + 1.0), || {
            format!("time goes from {} s to {} s in a step of {} s", before.row.time, row.time, row.dt)
        });
        let lasts = row.dt > 0.0 && row.next() > 0.0;
        audit.ask("sequence", k, f64::from(u8::from(!lasts)), 0.0, || {
            format!("a step of {} s before one of {} s", row.dt, row.next())
        });
    }
    let step = before.map(|b| (b.row.time, row.dt));
    let bodies = stage.bodies.keys().filter(|id| stage.is_there(**id, step));
    let complete = states == bodies.clone().count() && now.states.keys().eq(bodies.clone());
    audit.ask("sequence", k, f64::from(u8::from(!complete)), 0.0, || {
        format!("{states} states for {} bodies", bodies.count())
    });
    let missing = |n: usize, says: u32| (n as f64 - f64::from(says)).abs();
    audit.ask("sequence", k, missing(contacts.len(), row.contacts), 0.0, || {
        format!("{} contacts, but the frame counts {}", contacts.len(), row.contacts)
    });
    audit.ask("sequence", k, missing(solves.len(), row.islands), 0.0, || {
        format!("{} solves, but the frame counts {} islands", solves.len(), row.islands)
    });
    let mut islands: BTreeMap<u32, f64> = BTreeMap::new();
    for c in contacts {
        *islands.entry(c.island).or_default() += 1.0;
    }
    for s in solves {
        let found = islands.get(&s.island).copied().unwrap_or(0.0);
        audit.ask("sequence", k, (found - f64::from(s.contacts)).abs(), 0.0, || {
            format!("island {} has {found} contacts, its solve says {}", s.island, s.contacts)
        });
    }
}

/// Positions and turns are what the velocities make of them.
pub(super) fn motion(audit: &mut Audit, stage: &Stage<'_>, step: &Step<'_>, turning: bool) {
    let (k, h) = (step.after.row.frame, step.after.row.dt);
    for (id, body) in &stage.bodies {
        let (Some(a), Some(b)) = (step.before.states.get(id), step.after.states.get(id)) else { continue };
        let length = v4(b.orientation);
        audit.ask("motion", k, (length - 1.0).abs(), 1e-12, || {
            format!("{}: a quaternion of length {length}", stage.name(*id))
        });
        let (xa, xb, va, vb) = (v(a.centre), v(b.centre), v(a.velocity), v(b.velocity));
        let scale = xa.length() + xb.length() + h * (va.length() + vb.length());
        let unsure = step.active.get(id).map_or(0.0, |m| m.unsure);
        let (miss, miss_turn, turn_scale) = match (body.kind, step.active.get(id)) {
            (BodyKind::Dynamic, Some(m)) => {
                let (q, spin) = (m.miss(), h * (m.spin_before.length() + m.spin_after.length()));
                ((m.centre_after - m.centre - m.shift).length(), q, spin + m.turn.length())
            }
            // it moves and turns as evenly as it is told to
            (BodyKind::Kinematic, _) => {
                let (wa, wb) = (v(a.spin), v(b.spin));
                let told = evenly(a, h);
                let turn = turn_between(told, quat(b.orientation)) + h * (wb - wa).length();
                ((xb - xa - va * h).length() + h * (vb - va).length(), turn, h * (wa.length() + wb.length()))
            }
            _ => ((xb - xa).length(), turn_between(quat(a.orientation), quat(b.orientation)), 0.0),
        };
        audit.ask("motion", k, miss, ROUNDING * scale, || {
            format!("{} is {miss:.3e} m from where its velocity leads", stage.name(*id))
        });
        if turning || body.kind != BodyKind::Dynamic {
            audit.ask("motion", k, miss_turn, 1e-12 + TURNED * turn_scale + unsure, || {
                format!("{} is turned by {miss_turn:.3e} rad from where its spin leads", stage.name(*id))
            });
        }
    }
}

fn v4([w, x, y, z]: [f64; 4]) -> f64 {
    (w * w + x * x + y * y + z * z).sqrt()
}

/// Rotation from one orientation to the other [rad], where it is small.
fn turn_between(a: DQuat, b: DQuat) -> f64 {
    2.0 * (b * a.conjugate()).xyz().length()
}

/// Momentum changes by what acts: for each body, and for all together.
pub(super) fn momentum(audit: &mut Audit, stage: &Stage<'_>, step: &Step<'_>, turning: bool) {
    let k = step.after.row.frame;
    let (pushes, leaned) = (pushes(step), leaned(step));
    let (mut linear, mut rest_allowance) = (step.flown.momentum, 0.0);
    for (id, m) in &step.active {
        if stage.fields {
            break;
        }
        let Some(body) = stage.bodies.get(id) else { continue };
        let (p, moment, p_size, moment_size) = pushes.get(id).copied().unwrap_or_default();
        // the state after the last touch is rounded as the impulses are that led to it
        let pushed = step.flown.pushed.get(id).copied().unwrap_or_default();
        let (p_size, moment_size) = (p_size + pushed.0, moment_size + pushed.1);
        let mass = m.inertial.mass;
        let (force, torque) = step.force(body);
        let force = stage.gravity * mass + force;
        let h = m.left;
        let change = (m.velocity_after - m.velocity_before) * mass;
        let scale = mass * (m.velocity_after.length() + m.velocity_before.length()) + h * force.length() + p_size;
        let damped = step.damping(stage, body, m);
        let miss = (change - force * h - p - damped.0).length();
        linear = (linear.0 + force * h + p + damped.0, linear.1 + scale);
        let allowance = if m.is_still() { stage.quiet() * mass } else { 0.0 };
        // rows of joints are leaned by velocities that are not quite the answer: by what their island says that it misses
        let allowance = allowance + leaned.get(id).copied().unwrap_or(0.0) * mass;
        rest_allowance += allowance;
        audit.ask("momentum", k, miss, ROUNDING * scale + allowance, || {
            format!("{}: its momentum changed by {miss:.3e} N·s that nothing gave", stage.name(*id))
        });
        flight(audit, stage, step, (*id, m), (force * h + damped.0) / mass);
        if turning {
            let twist = torque * h;
            let miss = (m.turning_after - m.turning_before - twist - moment - damped.1).length();
            let scale = m.turning_after.length() + m.turning_before.length() + twist.length() + moment_size;
            audit.ask("momentum", k, miss, TURNED * scale + allowance * m.inertial.gyration(), || {
                format!("{}: its angular momentum changed by {miss:.3e} N·m·s that nothing gave", stage.name(*id))
            });
        }
    }
    if !stage.fields {
        let change = v(step.after.row.momentum) - v(step.before.row.momentum) - step.outside.momentum;
        let miss = (change - linear.0).length();
        // the sums themselves are rounded as often as there are bodies
        let size = linear.1
            + step.outside.momentum.length()
            + v(step.after.row.momentum).length()
            + v(step.before.row.momentum).length();
        let limit = ROUNDING * size + rest_allowance;
        audit.ask("momentum", k, miss, limit, || {
            format!("the total changed by {miss:.3e} N·s that nothing from outside gave")
        });
    }
}

/// By how much velocities of bodies may be off where joints act leaned [m/s].
fn leaned(step: &Step<'_>) -> BTreeMap<u32, f64> {
    let missed: BTreeMap<u32, f64> = step.solves.iter().map(|s| (s.island, s.joint_residual)).collect();
    let mut all = BTreeMap::new();
    for one in step.joints.iter().filter(|one| one.row.lean != 0.0) {
        let by = missed.get(&one.row.island).copied().unwrap_or(0.0);
        for (body, _) in one.parts.iter().flat_map(|p| &p.ends) {
            all.insert(*body, by);
        }
    }
    all
}

/// A body that is solved elsewhere than at the midpoint, within the step, is ahead of its velocity by what forces did until then
/// beyond half of the step, and flies on a parabola unless something holds it. `kick` [m/s] is what forces do in the step.
fn flight(audit: &mut Audit, stage: &Stage<'_>, step: &Step<'_>, (id, m): (u32, &Midpoint), kick: DVec3) {
    let h = m.left;
    let timed = if m.start_up { 0.0 } else { m.own_offset() };
    let beyond = positive_part(m.own_offset().abs() - 0.5 * h * (1.0 + 1e-12) - 1e-12 * step.after.row.dt) / h;
    let kick = if m.held { DVec3::ZERO } else { kick };
    let ahead = (m.lead - kick * (2.0 * timed / h)).length();
    let bent = (m.flight - kick * timed).length() / h;
    let limit = ROUNDING * (kick.length() + m.velocity_before.length());
    audit.ask("motion", step.after.row.frame, max(beyond, max(ahead, bent)), limit, || {
        format!("{} is solved {:.3e} s from the midpoint, and forces do not bend its way so", stage.name(id), m.offset)
    });
}

/// How far an island's answer may be off, by its own word.
pub(super) fn admitted(stage: &Stage<'_>, solve: Option<&SolveRow>) -> f64 {
    match solve {
        Some(s) if s.verdict != Verdict::Solved => max(stage.tolerance, s.residual),
        _ => stage.tolerance,
    }
}

/// Cone, complementarity and friction of every contact.
pub(super) fn contacts(audit: &mut Audit, stage: &Stage<'_>, step: &Step<'_>, turning: bool) {
    let solves: BTreeMap<u32, &SolveRow> = step.solves.iter().map(|s| (s.island, s)).collect();
    let mut strongest: BTreeMap<u32, f64> = BTreeMap::new();
    for c in &step.contacts {
        let e = strongest.entry(c.island).or_default();
        *e = max(*e, c.impulse[0]);
    }
    let pushes = pushes(step);
    for (c, &bias) in step.contacts.iter().zip(&step.biases) {
        let solve = solves.get(&c.island).copied();
        let one = OneContact { c, bias, solve, stage, step };
        one.cone(audit, strongest.get(&c.island).copied().unwrap_or(0.0));
        if turning {
            let rounding = one.rounding(&pushes);
            one.velocities(audit, rounding);
            one.law(audit, rounding);
            one.floor(audit);
        }
    }
}

/// A contact that is asked for its laws.
pub(super) struct OneContact<'a> {
    pub(super) c: &'a ContactRow,
    /// By how much its velocity is ahead of that of the bodies.
    pub(super) bias: Bias,
    pub(super) solve: Option<&'a SolveRow>,
    pub(super) stage: &'a Stage<'a>,
    pub(super) step: &'a Step<'a>,
}

impl OneContact<'_> {
    pub(super) fn who(&self) -> String {
        let Self { c, stage, .. } = self;
        format!("contact {} of {} and {}", c.id, stage.name(c.body_a), stage.name(c.body_b))
    }

    pub(super) fn frame(&self) -> u64 {
        self.step.after.row.frame
    }

    /// Bodies that were brought to rest had up to this, both together [m/s].
    fn quiet(&self) -> f64 {
        2.0 * self.stage.quiet()
    }

    /// The impulse, in the frame in which it is given, beside the strongest of its island [N·s].
    fn cone(&self, audit: &mut Audit, largest: f64) {
        let (c, k) = (self.c, self.frame());
        let [n, t1, t2] = c.impulse;
        let tangential = (t1 * t1 + t2 * t2).sqrt();
        let (nn, a, b) = (v(c.normal), v(c.tangent1), v(c.tangent2));
        let skew = [nn.length() - 1.0, a.length() - 1.0, b.length() - 1.0, nn.dot(a), nn.dot(b), a.dot(b)];
        let skew = skew.iter().fold(0.0, |m, x: &f64| if x.is_nan() { f64::NAN } else { max(m, x.abs()) });
        audit.ask("cone", k, skew, 1e-9, || format!("{}: its axes are no right-angled unit frame", self.who()));
        let limit = 1e-11 * max(largest, n.abs());
        let outside = max(tangential - c.friction * n, -n);
        audit.ask("cone", k, positive_part(outside), limit, || {
            if n < 0.0 {
                format!("{} pulls with {:.3e} N·s", self.who(), -n)
            } else {
                format!("{}: |{tangential:.6e}| N·s of friction, {:.6e} allowed", self.who(), c.friction * n)
            }
        });
    }

    /// How far velocities may be off by rounding where impulses cancel [m/s].
    pub(super) fn rounding(&self, pushes: &Pushes) -> f64 {
        1e-13 * unrounded(self.c, self.step, pushes)
    }

    /// Velocities before and after the solve against those of the bodies.
    fn velocities(&self, audit: &mut Audit, rounding: f64) {
        let c = self.c;
        for (after, says, which) in [(false, c.approach_velocity, "before"), (true, c.velocity, "after")] {
            let (u, scale) = relative(c, self.stage, self.step, after);
            let bias = if after { self.bias } else { Bias::default() };
            let miss = (u + bias.change - v(says)).length();
            let limit = TURNED * scale + rounding + self.quiet() + bias.unsure;
            audit.ask("contact", self.frame(), miss, limit, || {
                format!("{}: the velocity {which} the solve is not that of the bodies", self.who())
            });
            if after {
                audit.ask("contact", self.frame(), bias.off, limit, || {
                    format!("{}: its law is shifted by a velocity that no turning of its bodies makes", self.who())
                });
            }
        }
    }

    /// The law, with the contact's own stiffness.
    fn law(&self, audit: &mut Audit, rounding: f64) {
        let (c, k) = (self.c, self.frame());
        let r = Residual::new(c, self.bias, self.stage, self.step);
        let limit = admitted(self.stage, self.solve) * (1.0 + 1e-6) + self.unsure(&r, rounding);
        audit.ask("contact", k, r.normal, limit, || {
            if r.gap_velocity < 0.0 {
                format!("{} approaches by {:.3e} m/s more than its gap allows", self.who(), -r.gap_velocity)
            } else {
                let (n, opens) = (c.impulse[0], r.gap_velocity - c.velocity_bound);
                format!("{} pushes with {n:.3e} N·s while it opens at {opens:.3e} m/s", self.who())
            }
        });
        if let Some(miss) = r.tangential {
            audit.ask("contact", k, miss, limit, || {
                format!("{}: friction is not straight against the slip, by {miss:.3e} m/s", self.who())
            });
        }
    }

    /// How far a residual may be off [m/s].
    pub(super) fn unsure(&self, r: &Residual, rounding: f64) -> f64 {
        TURNED * r.scale + 4.0 * rounding + self.quiet() + self.bias.unsure
    }

    /// An open gap asks for no more than to be closed in time, on a rim for what its cycloid is above the straight way; only a
    /// bounce asks for more; an island that starts over looks half a step farther.
    fn floor(&self, audit: &mut Audit) {
        let Self { c, solve, stage, step, .. } = *self;
        let k = self.frame();
        // what is met in flight may go on until the step ends, the others until the next solve
        let offset = step.offset(c);
        let h = if c.in_flight { 0.5 * step.after.row.dt - offset } else { step.horizon(offset) };
        let lift =
            [(c.body_a, v(c.lever_a), -1.0), (c.body_b, v(c.lever_b), 1.0)].iter().fold(0.0, |sum, (id, r, sign)| {
                // a kinematic body turns as evenly as it is told to
                let told = || step.after.states.get(id).map_or(DVec3::ZERO, |s| v(s.spin));
                let spin = step.active.get(id).map_or_else(told, |m| m.spin_before);
                sum + positive_part(sign * v(c.normal).dot(spin.cross(spin.cross(*r))))
            });
        // a drive that leaves no room may go on, by no more than its own speed; whether there is none is asked of the island
        let squeezed = solve.is_some_and(|s| s.verdict == Verdict::Infeasible);
        let drive = if squeezed { squeeze::drive(stage, step, c) } else { 0.0 };
        let flight = |id: u32| step.active.get(&id).map_or(DVec3::ZERO, |m| m.flight);
        let gap = c.gap + v(c.normal).dot(flight(c.body_b) - flight(c.body_a));
        let most = (positive_part(gap) / h + h * lift + drive) * (1.0 + 1e-6) + stage.tolerance;
        audit.ask("contact", k, positive_part(c.velocity_bound - most), 0.0, || {
            format!("{}: a floor of {:.3e} m/s for a gap of {:.3e} m", self.who(), c.velocity_bound, c.gap)
        });
        let bounced = c.mode == Mode::Bounce || solve.is_some_and(|s| s.rounds > 0);
        if !bounced {
            audit.ask("contact", k, positive_part(-c.velocity_bound), 0.0, || {
                format!("{}: a floor of {:.3e} m/s without a bounce", self.who(), c.velocity_bound)
            });
        } else if solve.is_some_and(|s| s.contacts == 1 && s.joints == 0) {
            // no other contact drives it: it leaves with e times its approach at most
            let leaves = c.restitution * positive_part(-c.approach_velocity[0]) * (1.0 + 1e-9) + stage.tolerance;
            audit.ask("contact", k, positive_part(-c.velocity_bound), leaves, || {
                format!(
                    "{} bounces off at {:.3e} m/s from {:.3e} m/s",
                    self.who(),
                    -c.velocity_bound,
                    -c.approach_velocity[0]
                )
            });
        }
    }
}

/// By how much a contact fails the law, from its impulse and the velocities of its bodies.
pub(super) struct Residual {
    /// |min(K_nn λ_n, u_n + floor)| [m/s].
    pub(super) normal: f64,
    /// k_t |λ_t − P(λ_t − u_t/k_t)| [m/s], P onto the disc of μλ_n; nothing where friction has no part.
    pub(super) tangential: Option<f64>,
    /// u_n + floor [m/s].
    pub(super) gap_velocity: f64,
    /// K_nn λ_n [m/s].
    pub(super) load: f64,
    /// Scale of the rounding of the velocities [m/s].
    pub(super) scale: f64,
}

impl Residual {
    pub(super) fn new(c: &ContactRow, bias: Bias, stage: &Stage<'_>, step: &Step<'_>) -> Self {
        let [n, t1, t2] = c.impulse;
        let (u, scale) = relative(c, stage, step, true);
        let u = u + bias.change;
        let (stiff, stiff_across) = stiffness(c, step);
        let gap_velocity = u.x + c.velocity_bound;
        let tangential = (c.friction > 0.0 && stiff_across > 0.0).then(|| {
            let radius = c.friction * positive_part(n);
            let (y, z) = (t1 - u.y / stiff_across, t2 - u.z / stiff_across);
            let far = (y * y + z * z).sqrt();
            let shrink = if far > radius { radius / far } else { 1.0 };
            let (dy, dz) = (t1 - y * shrink, t2 - z * shrink);
            stiff_across * (dy * dy + dz * dz).sqrt()
        });
        let load = stiff * n;
        Self { normal: min(load, gap_velocity).abs(), tangential, gap_velocity, load, scale }
    }
}

/// K_nn and the largest of K_tt [1/kg].
fn stiffness(c: &ContactRow, step: &Step<'_>) -> (f64, f64) {
    let (n, t1, t2) = (v(c.normal), v(c.tangent1), v(c.tangent2));
    let (mut nn, mut aa, mut bb, mut ab) = (0.0, 0.0, 0.0, 0.0);
    let parts: [(u32, DVec3); 2] = [(c.body_a, v(c.lever_a)), (c.body_b, v(c.lever_b))];
    for (body, r) in parts {
        let Some(m): Option<&Midpoint> = step.active.get(&body) else { continue };
        let (inverse, w) = (m.inverse_inertia(), 1.0 / m.inertial.mass);
        let k = |a: DVec3, b: DVec3| r.cross(a).dot(inverse * r.cross(b));
        nn += w + k(n, n);
        aa += w + k(t1, t1);
        bb += w + k(t2, t2);
        ab += k(t1, t2);
    }
    let (mean, half) = (0.5 * (aa + bb), 0.5 * (aa - bb));
    (nn, mean + (half * half + ab * ab).sqrt())
}
