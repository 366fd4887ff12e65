//! The greatest lawful share of restitution.
//!
//! Newton's e with Coulomb's friction may bring energy (Kane's paradox). Then the same law is solved with leaving speeds
//! s·e·c, s the greatest share in [0, 1] that brings none:
//!
//! ```text
//! 0 ≤ P_n ⟂ u_n⁺ − s·u_n^A ≥ 0 where u_n^A > 0,    s = max { s : Ψ(s) ≤ cap },    Ψ = ½ Σ P·(u(v⁻) + u⁺),    cap = max(0, Ψ(0))
//! ```
//!
//! u_n^A are the speeds of the restitution phase, and every [part](`Parts`) of the island has a share of its own. At s = 0 the
//! law takes energy away, so there always is a share; in between Ψ falls and then rises. A trial solves the whole island
//! with one share for each part that is in question; a part keeps the impulses of its own best trial, all others keep those
//! of s = 1. Parts that touch each other where their search ends are asked again as one.
//!
//! Not here: which share a part is asked with next (`candidate`), what is done when the work runs out (`conclude`).

use super::candidate::{CAP_ACCURACY, CAP_ACCURACY_LARGE, Candidate};
use super::parts::Parts;
use super::phases::{Phases, solve_stage};
use super::work::Work;
use crate::effort::Effort;
use crate::judge::guard;
use crate::settings::{Criterion, Settings};
use crate::space::traits::{ContactSpace, Impulses, Space, Velocities, read_velocities};
use tumble_math::DVec3;
use tumble_math::order::{max, min};

/// Most solves beyond the one with all of the restitution [–]: one contact needs two or three, up to 25 contacts five, nine in
/// the worst of thousands; a jump would take as many as halving does. Chosen, not derived: it bounds the work, and any lower share is as
/// lawful.
const MOST_TRIALS: usize = 12;

/// The residual [m/s] up to which a contact keeps its law, where not all of them are known to.
type Limit = Option<f64>;

/// No contact keeps its law.
const NOTHING: Limit = Some(f64::NEG_INFINITY);

/// A solve with some shares: its impulses, and which contacts link bodies in it.
#[derive(Debug, Default)]
struct Trial {
    impulses: Impulses,
    links: Vec<bool>,
}

/// Buffers that outlive a solve.
#[derive(Debug, Default)]
pub(crate) struct Buffers {
    trials: Vec<Trial>,
    used: usize,
    /// Parts that are searched as one, and the parts of the present impulses.
    groups: Parts,
    now: Parts,
    ends: Parts,
    candidates: Vec<Candidate>,
    /// Velocity bounds with all of the restitution [m/s], and velocities with it.
    full: Vec<f64>,
    at_one: Velocities,
    /// A trial in which every part was lawful, its shares and the least of them.
    joint: Option<(usize, f64)>,
    joint_shares: Vec<f64>,
    /// Energy that the part of each body may gain [J].
    caps: Vec<f64>,
    links: Vec<bool>,
    touched: Vec<bool>,
    /// Bodies at which parts became one.
    fused: Vec<u32>,
}

impl Buffers {
    /// Excess of the part that gains most over its cap, and the energy that it is compared with [J].
    pub(super) fn excess<S: Space>(&self, space: &S, w: &Work) -> (f64, f64) {
        self.now.worst(space, w, |first| self.cap(first))
    }

    /// Energy that the part of that first body may gain [J].
    fn cap(&self, first: u32) -> f64 {
        self.caps[first as usize]
    }

    /// The candidate to whose group a contact or row belongs.
    fn candidate(&self, bodies: [Option<u32>; 2]) -> Option<&Candidate> {
        let first = self.groups.of(bodies);
        self.candidates.iter().find(|c| c.first == first)
    }
}

/// Finds the restitution share with which every part of the solution in `w` is lawful; the solution is loaded and its velocities were
/// read. Whether all parts are; if not, the solution is the one with all of the restitution.
pub(super) fn find_share<S: ContactSpace>(
    space: &mut S,
    settings: &Settings,
    phases: &Phases,
    w: &mut Work,
    m: &mut Buffers,
    effort: &mut Effort,
) -> bool {
    w.shares.clear();
    w.shares.resize(space.contact_count(), 1.0);
    m.candidates.clear();
    Search { space, settings, phases, w, effort, m }.run()
}

/// A search with all that it needs.
struct Search<'a, S: ContactSpace> {
    space: &'a mut S,
    settings: &'a Settings,
    phases: &'a Phases,
    w: &'a mut Work,
    effort: &'a mut Effort,
    m: &'a mut Buffers,
}

impl<S: ContactSpace> Search<'_, S> {
    fn run(&mut self) -> bool {
        self.m.used = 0;
        self.m.joint = None;
        self.m.caps.clear();
        self.m.caps.resize(self.space.body_count(), 0.0);
        let limit = self.limit(self.phases.dissipation_solved);
        self.record(limit);
        let Buffers { now, candidates, .. } = &mut *self.m;
        for first in now.firsts() {
            let sum = now.sum(first);
            let gain = if sum.solved { sum.gain() } else { f64::INFINITY };
            if sum.told && gain > 0.0 {
                let scale = now.scale(self.space, &self.w.impulses, &self.w.before, first);
                if guard::exceeds(gain, 0.0, scale) {
                    candidates.push(Candidate::new(first, gain, scale));
                }
            }
        }
        if candidates.is_empty() {
            return self.is_lawful();
        }
        let left = self.phases.budget.after(self.effort);
        let swept = left.is_for_sweeps_only(self.space, self.effort);
        if self.settings.guard && !swept && self.search() {
            return true;
        }
        self.m.candidates.clear();
        if self.m.used > 1 {
            self.w.shares.fill(1.0);
            self.take_trial(0);
            self.find_parts(limit);
        }
        false
    }

    /// Trials until every part has its share.
    fn search(&mut self) -> bool {
        self.m.groups.copy_from(&self.m.now);
        self.m.at_one.copy_from(&self.w.after);
        self.m.full.clone_from(&self.w.gaps);
        while self.m.used <= MOST_TRIALS {
            self.start();
            let limit = self.solve();
            self.record(limit);
            if !self.advance() {
                break;
            }
            self.remember_joint();
            if self.m.candidates.iter().all(|c| c.done) && !self.fuse_ends() && self.assemble() {
                return true;
            }
        }
        // no more work: the lower ends, if they make one solution, or the best trial that is one
        let ends = self.m.candidates.iter().all(|c| c.bracket.is_some());
        (ends && !self.fuse_ends() && self.assemble()) || self.take_joint()
    }

    /// Start of the next trial: between the ends of each bracket.
    fn start(&mut self) {
        let (m, trials) = (&*self.m, &self.m.trials);
        let Impulses { contacts, rows } = &mut self.w.impulses;
        for (i, l) in contacts.iter_mut().enumerate() {
            let at = |trial: usize| trials[trial].impulses.contacts[i];
            *l = m.candidate(self.space.bodies_of(i)).map_or(at(0), |c| guard::mix(at(c.low), at(c.high), c.part()));
        }
        for (j, l) in rows.iter_mut().enumerate() {
            let at = |trial: usize| trials[trial].impulses.rows[j];
            let mixed = |c: &Candidate| (1.0 - c.part()) * at(c.low) + c.part() * at(c.high);
            *l = m.candidate(self.space.bodies_of_row(j)).map_or(at(0), mixed);
        }
        self.set_shares();
    }

    /// Tells the contacts that bounced the share of their candidates.
    fn set_shares(&mut self) {
        let w = &mut *self.w;
        for i in 0..w.shares.len() {
            if w.bounce_bound[i] && self.m.full[i] < 0.0 {
                // between two parts it carries nothing, and is held to the lower of both
                let share = |body: Option<u32>| Some(self.m.candidate([Some(body?), None])?.share);
                let [a, b] = self.space.bodies_of(i).map(|body| share(body).unwrap_or(1.0));
                w.shares[i] = min(a, b);
            }
        }
        self.apply_shares();
    }

    /// The laws with the shares that the contacts have.
    fn apply_shares(&mut self) {
        let w = &mut *self.w;
        for i in 0..w.shares.len() {
            if w.bounce_bound[i] && self.m.full[i] < 0.0 {
                // plus nothing: no negative zero
                w.gaps[i] = w.shares[i] * self.m.full[i] + 0.0;
                w.laws[i].bound = w.gaps[i];
            }
        }
    }

    /// Solves with the shares that are set; the residual that a contact may have.
    fn solve(&mut self) -> Limit {
        self.space.load(&self.w.impulses);
        let budget = self.phases.budget.nearby();
        self.effort.share_solves += 1;
        let solved = solve_stage(self.space, self.settings, &budget, self.w, self.effort).solved;
        self.load();
        // contacts that jam each other have a solution up to a share, and press without end as it comes near
        let jammed = !self.phases.dissipation_solved;
        let diverged = jammed && guard::has_diverged(self.space, &self.w.impulses, &self.w.bounce);
        if diverged { NOTHING } else { self.limit(solved) }
    }

    /// Keeps the present impulses as a trial, and finds their parts.
    fn record(&mut self, limit: Limit) {
        if self.m.trials.len() == self.m.used {
            self.m.trials.push(Trial::default());
        }
        self.find_parts(limit);
        self.relieve();
        let trial = &mut self.m.trials[self.m.used];
        trial.impulses.copy_from(&self.w.impulses);
        trial.links.clone_from(&self.m.links);
        self.m.used += 1;
    }

    /// Takes the impulses from parts that gain by them and need none: bodies at rest beside a blow that does not reach them. A solve that is
    /// exact to its tolerance may leave such a part impulses that move it by no more, and where nothing moved before that is a gain.
    fn relieve(&mut self) {
        let gains = |first: u32| {
            let (parts, sum) = (&self.m.now, self.m.now.sum(first));
            let reference = if sum.told { &self.w.before } else { &self.w.free };
            let scale = || parts.scale(self.space, &self.w.impulses, reference, first);
            !sum.told && sum.gain() > 0.0 && guard::exceeds(sum.gain(), self.m.cap(first), scale())
        };
        let idle: Vec<u32> = self.m.now.firsts().filter(|first| gains(*first)).collect();
        if idle.is_empty() || self.settings.criterion != Criterion::Residual {
            return;
        }
        self.w.scratch.copy_from(&self.w.impulses);
        let of = |bodies: [Option<u32>; 2]| idle.contains(&self.m.now.of(bodies));
        for (i, l) in self.w.impulses.contacts.iter_mut().enumerate().filter(|(i, _)| self.m.links[*i]) {
            if of(self.space.bodies_of(i)) {
                *l = DVec3::ZERO;
            }
        }
        for (j, l) in self.w.impulses.rows.iter_mut().enumerate() {
            if of(self.space.bodies_of_row(j)) {
                *l = 0.0;
            }
        }
        self.load();
        let limit = self.limit(false);
        let kept = (0..self.m.links.len()).all(|i| limit.is_none_or(|most| self.w.keeps(self.space, i, most)))
            && self.w.after.rows.iter().all(|u| limit.is_none_or(|most| u.abs() <= most));
        if kept {
            self.find_parts(limit);
        } else {
            self.w.impulses.copy_from(&self.w.scratch);
            self.load();
        }
    }

    /// Loads the present impulses and reads their velocities.
    fn load(&mut self) {
        self.space.load(&self.w.impulses);
        read_velocities(self.space, &mut self.w.after);
    }

    /// Finds the parts of the present impulses.
    fn find_parts(&mut self, limit: Limit) {
        self.m.now.examine(self.space, self.w, limit, &mut self.m.links);
    }

    /// The residual that a contact may have, where the solve as a whole met its tolerance or not.
    fn limit(&mut self, solved: bool) -> Limit {
        match self.settings.criterion {
            _ if solved => None,
            Criterion::Residual => Some(self.settings.tolerance - self.space.rounding(&self.w.impulses)),
            // no measure of a single contact
            Criterion::Natural => NOTHING,
        }
    }

    fn is_lawful(&self) -> bool {
        let parts = &self.m.now;
        parts.firsts().all(|first| parts.sum(first).solved)
            && self.w.gains_nothing(self.space, parts, |first| self.m.cap(first))
    }

    /// Takes the last trial into the brackets, and chooses the next shares. Not where a part is not even solved without
    /// restitution.
    fn advance(&mut self) -> bool {
        let near = if self.phases.budget.large { CAP_ACCURACY_LARGE } else { CAP_ACCURACY };
        let trial = self.m.used - 1;
        self.m.fused.clear();
        for k in 0..self.m.candidates.len() {
            let mut c = self.m.candidates[k];
            if c.done {
                continue;
            }
            let gain = self.gain(c.first);
            if c.bracket.is_none() {
                if gain == f64::INFINITY {
                    return false;
                }
                let fused = self.m.fused.len();
                if gain > 0.0 {
                    // by itself it gains nothing without restitution, but for the kick: another part may bring the energy
                    self.fuse_touching(k, trial);
                }
                if self.m.fused.len() > fused {
                    continue;
                }
                c.open(gain, trial, near);
                let Buffers { groups, caps, .. } = &mut *self.m;
                for body in (0..groups.bodies()).filter(|&body| groups.find(body) == c.first) {
                    caps[body as usize] = c.cap;
                }
                if !c.done {
                    let next = self.along_segment(&c, near);
                    c.share = if next > 0.0 && next < 1.0 { next } else { 0.5 };
                }
            } else {
                c.close_in(gain, trial, near);
            }
            self.m.candidates[k] = c;
        }
        self.ask_fused_anew();
        true
    }

    /// Energy that the present impulses bring to the worst of the parts that belong to a group [J]; infinite where one is not
    /// solved.
    fn gain(&mut self, group: u32) -> f64 {
        let Buffers { groups, now, .. } = &*self.m;
        let mut gain = f64::NEG_INFINITY;
        for body in (0..now.bodies()).filter(|&body| groups.find(body) == group) {
            let sum = now.sum(now.find(body));
            if sum.linked && !sum.solved {
                return f64::INFINITY;
            }
            if sum.linked && sum.told {
                gain = max(gain, sum.gain());
            }
        }
        gain
    }

    /// The share at which Ψ would meet its cap if no contact changed between sticking, sliding and opening: Ψ is a quadratic
    /// along the segment from the impulses without restitution, which are the present ones, to those with all of it.
    fn along_segment(&self, c: &Candidate, near: f64) -> f64 {
        let (w, one) = (&*self.w, &self.m.trials[0].impulses);
        let (mut at_zero, mut at_one, mut bend) = (0.0, 0.0, 0.0);
        for (i, (a, b)) in w.impulses.contacts.iter().zip(&one.contacts).enumerate() {
            if self.m.groups.of(self.space.bodies_of(i)) == c.first {
                let (u, v, before) = (w.after.contacts[i], self.m.at_one.contacts[i], w.before.contacts[i]);
                at_zero += 0.5 * a.dot(before + u);
                at_one += 0.5 * b.dot(before + v);
                bend += 0.5 * (*b - *a).dot(v - u);
            }
        }
        for (j, (a, b)) in w.impulses.rows.iter().zip(&one.rows).enumerate() {
            if self.m.groups.of(self.space.bodies_of_row(j)) == c.first {
                let (u, v, before) = (w.after.rows[j], self.m.at_one.rows[j], w.before.rows[j]);
                at_zero += 0.5 * a * (before + u);
                at_one += 0.5 * b * (before + v);
                bend += 0.5 * (b - a) * (v - u);
            }
        }
        guard::largest_part(at_zero, at_one, bend, c.cap - c.aim(near))
    }

    /// Remembers the last trial if every part of it is lawful and no other such trial has a greater least share.
    fn remember_joint(&mut self) {
        let least = self.w.shares.iter().fold(1.0, |least, s| min(least, *s));
        if self.is_lawful() && self.m.joint.is_none_or(|(_, before)| before <= least) {
            self.m.joint = Some((self.m.used - 1, least));
            self.m.joint_shares.clone_from(&self.w.shares);
        }
    }

    /// Makes parts one that touch each other at an end of their brackets; they are asked anew. Whether there are such parts.
    fn fuse_ends(&mut self) -> bool {
        self.m.fused.clear();
        for k in 0..self.m.candidates.len() {
            let Candidate { low, high, .. } = self.m.candidates[k];
            for trial in [low, high] {
                self.fuse_touching(k, trial);
            }
        }
        self.ask_fused_anew()
    }

    /// Makes all parts one that are linked with a candidate in a trial.
    fn fuse_touching(&mut self, candidate: usize, trial: usize) {
        let Buffers { trials, groups, ends, touched, fused, candidates, .. } = &mut *self.m;
        let links = &trials[trial].links;
        ends.reset(self.space.body_count());
        for i in (0..links.len()).filter(|&i| links[i]) {
            ends.link(self.space.bodies_of(i));
        }
        for j in 0..self.space.row_count() {
            ends.link(self.space.bodies_of_row(j));
        }
        let first = groups.find(candidates[candidate].first);
        touched.clear();
        touched.resize(self.space.body_count(), false);
        for body in (0..groups.bodies()).filter(|&body| groups.find(body) == first) {
            touched[ends.find(body) as usize] = true;
        }
        for i in (0..links.len()).filter(|&i| links[i]) {
            let bodies = self.space.bodies_of(i);
            if touched[ends.of(bodies) as usize] && groups.fuse(bodies) {
                fused.push(first);
            }
        }
    }

    /// Candidates anew for groups that became one. Whether there are such.
    fn ask_fused_anew(&mut self) -> bool {
        let Buffers { groups, fused, candidates, trials, .. } = &mut *self.m;
        for c in candidates.iter_mut() {
            c.first = groups.find(c.first);
        }
        candidates.sort_by_key(|c| c.first);
        for body in fused.iter() {
            let first = groups.find(*body);
            let mut gain = f64::NEG_INFINITY;
            for c in candidates.iter().filter(|c| c.first == first) {
                gain = max(gain, c.gain_at_one);
            }
            let scale = groups.scale(self.space, &trials[0].impulses, &self.w.before, first);
            for c in candidates.iter_mut().filter(|c| c.first == first) {
                *c = Candidate::new(first, gain, scale);
            }
        }
        candidates.dedup_by_key(|c| c.first);
        !fused.is_empty()
    }

    /// The solution of every part's own trial, and whether that is a solution of all; if parts get in each other's way, they are
    /// asked as one.
    fn assemble(&mut self) -> bool {
        for c in &mut self.m.candidates {
            c.share = c.bracket.map_or(1.0, |b| b.ends().0.share);
            c.high = c.low;
        }
        self.start();
        self.load();
        self.find_parts(None);
        let limit = self.limit(false).filter(|_| self.settings.criterion == Criterion::Residual);
        self.m.fused.clear();
        for i in 0..self.m.links.len() {
            let bodies = self.space.bodies_of(i);
            let misses = !self.m.links[i] && limit.is_some_and(|most| !self.w.keeps(self.space, i, most));
            if misses && self.m.groups.fuse(bodies) {
                self.m.fused.push(self.m.groups.of(bodies));
            }
        }
        !self.ask_fused_anew() && self.is_lawful()
    }

    /// The trial in which every part was lawful, if there was one.
    fn take_joint(&mut self) -> bool {
        let Some((trial, _)) = self.m.joint else { return false };
        self.w.shares.clone_from(&self.m.joint_shares);
        self.take_trial(trial);
        self.find_parts(None);
        true
    }

    /// The impulses of a trial, with the shares that are set.
    fn take_trial(&mut self, trial: usize) {
        self.apply_shares();
        self.w.impulses.copy_from(&self.m.trials[trial].impulses);
        self.load();
    }
}
