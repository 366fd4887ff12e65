//! Bodies that fly from touch to touch: within a step, each touch is met where and when it is.
//!
//! Bodies that nothing held in the last step and that touch something in this one are carried through it on their own: along their
//! parabolas to the first touch, where the impact is solved without time and without forces; then to the next, and so on. What is
//! left of the step after the last touch is a shorter step, solved with everything else. So energy, momentum and the number of
//! impacts do not depend on the length of the step, nor on where in it a touch falls.
//!
//! A touch that does not part again ends the flight: the contact is held from there on. An endless row of bounces ends when one leaves
//! with no more than the solver's noise, or rises no higher than what counts as touching.

use super::flying::{MOST_BODIES, is_driven, may_fly, nothing_holds, takes_part, touches_soon};
use super::path::{Flyer, GRAZE, NOISE, first_touch, is_near, place, reach, slowest_bounce};
use super::resting::{both_rest, is_at_rest, is_disturbed, neighbours};
use crate::account::ledger::ContactEnergy;
use crate::account::report::{Event, IslandReport, StepReport};
use crate::base::handle::BodyId;
use crate::detect::detector::Detector;
use crate::detect::pair::{ShapePair, may_touch};
use crate::detect::touching::TouchWorkspace;
use crate::scratch::BodyScratch;
use crate::solve::carry::impact;
use crate::solve::impact::ImpactSolver;
use crate::solve::island::Islands;
use crate::state::contact::Contact;
use crate::state::motion::Motion;
use crate::system::{Body, System};
use crate::time::clock::Clock;
use tumble_geometry::QueryWorkspace;
use tumble_math::order::{max, min};
use tumble_solver::{UNLIMITED, Velocity};

/// Least part of a step between a touch and an end of the step [–]: more than the rounding of a time in a step, 2⁻⁵², and less than what
/// any body shows. Nothing else depends on it.
const ROUNDING: f64 = 1e-9;

/// Most touches of a flight in a step [–]: a bound of its work and of nothing else, one takes some microseconds. What is left of the step
/// is solved as if something held the bodies from there on, and the flight is counted in [`StepReport::cut_flights`]. Three times
/// those of a light ball between a wall and a ball a million times as heavy, π√(M/m).
const MOST_TOUCHES: usize = 10_000;

/// The same where the work of a step is bounded [–]; counted alike.
const FEWER_TOUCHES: usize = 1_000;

/// A touch that was solved.
#[derive(Clone, Debug)]
pub(crate) struct Touch {
    /// From the start of the step on [s].
    time: f64,
    /// The bodies that took part.
    slots: Vec<u32>,
    /// Pairs of bodies that struck each other and did not touch before, the smaller handle first.
    struck: Vec<(BodyId, BodyId)>,
    pub(crate) contacts: Vec<Contact>,
    pub(crate) report: IslandReport,
    pub(crate) energy: ContactEnergy,
}

/// Bodies that fly together, and what they touched.
#[derive(Debug, Default)]
pub(crate) struct Flight {
    bodies: Vec<u32>,
    pub(crate) touches: Vec<Touch>,
    /// No body is in it any more.
    over: bool,
    /// More touches, bodies or strides than a flight is followed for.
    spent: bool,
}

/// A pair of shapes on their paths.
#[derive(Clone, Copy, Debug)]
struct Pair {
    shapes: (u32, u32),
    /// When it touches, from the start of the step on [s]; infinite if not in this step.
    touch: f64,
}

/// The flights of a step.
#[derive(Debug, Default)]
pub(crate) struct Flights {
    pub(crate) list: Vec<Flight>,
    solver: ImpactSolver,
    touching: TouchWorkspace,
    query: QueryWorkspace,
    pairs: Vec<Pair>,
    /// Slots of dynamic bodies that touched in the last step, each pair both ways, sorted; empty until it is asked for.
    touched: Vec<(u32, u32)>,
    /// Shapes that the last step left to touch in this one and that may do so, with the time that it told [s].
    pub(crate) may_touch: Vec<((u32, u32), f64)>,
}

/// How a flight ended.
enum End {
    /// Followed until the step ends.
    Flown,
    /// Something is held from the last touch on, or there were too many touches.
    Held,
    /// The body in a slot is met, which is not in the flight.
    Meets(u32),
    /// When something is touched next takes too long to find.
    Lost,
}

impl Flights {
    pub(crate) fn begin_step(&mut self) {
        self.list.clear();
        self.touched.clear();
        self.may_touch.clear();
    }

    /// The touches of the step, flight by flight, those of one in the order of their times.
    pub(crate) fn touches(&self) -> impl Iterator<Item = &Touch> {
        self.list.iter().filter(|f| !f.over).flat_map(|f| &f.touches)
    }

    /// The slots of those that fly.
    pub(crate) fn bodies(&self) -> impl Iterator<Item = u32> {
        self.list.iter().filter(|f| !f.over).flat_map(|f| f.bodies.iter().copied())
    }

    /// Puts the touches into the report, with their events; `touching` are the pairs that touch when the step ends.
    pub(crate) fn tell(&self, impact_speed: f64, touching: &[(BodyId, BodyId)], report: &mut StepReport) {
        report.cut_flights = self.list.iter().filter(|f| f.spent).count() as u32;
        report.put_touches(self.touches().map(|t| (&t.report, t.contacts.as_slice())));
        let struck = || self.touches().flat_map(|t| &t.contacts).filter(|c| c.impulse.x > 0.0);
        let met = self.touches().flat_map(|t| &t.struck).copied();
        let mut parted: Vec<_> = met.filter(|p| touching.binary_search(p).is_err()).collect();
        parted.sort_unstable();
        parted.dedup();
        let events = &mut report.events;
        events.extend(parted.iter().map(|&(body_a, body_b)| Event::TouchBegan { body_a, body_b }));
        events.extend(struck().filter(|c| c.approach_velocity.x < -impact_speed).map(impact));
        events.extend(parted.iter().map(|&(body_a, body_b)| Event::TouchEnded { body_a, body_b }));
    }

    /// Lets those fly whom the last step left to touch something in this one, and those whom a velocity that no solve has seen would
    /// lead into something in the first half of the step, if some are `fast`. Of the pairs that were left, those are kept in `may_touch` that
    /// no flight knows not to touch in this step.
    pub(crate) fn fly_at_once(&mut self, system: &mut System, detector: &mut Detector, fast: bool, clock: Clock) {
        if !system.settings().physics.contact {
            return;
        }
        let mut groups: Vec<Vec<u32>> = Vec::new();
        let is_dynamic = |s: &u32| system.at(*s).is_some_and(|b| b.is_dynamic());
        for &(shapes, straight) in &system.state.left {
            let bodies = [shapes.0, shapes.1].into_iter().filter_map(|k| system.shape(k).map(|c| c.body));
            let slots = bodies.filter(is_dynamic);
            let is_free = slots.clone().all(|s| takes_part(system, s)) && slots.clone().any(|s| may_fly(system, s));
            let touches = is_free && self.touches_in_step(system, shapes, clock);
            if touches || !is_free {
                self.may_touch.push((shapes, straight));
            }
            if touches {
                groups.push(slots.collect());
            }
        }
        if fast {
            groups.extend(system.iter().filter(|(_, b)| b.step.start_up).map(|(id, _)| vec![id.slot]));
        }
        if groups.is_empty() {
            return;
        }
        detector.prepare(system, clock.dt);
        for mut slots in groups {
            self.join(system, &mut slots);
            if slots.len() <= MOST_BODIES && slots.iter().all(|s| takes_part(system, *s)) && !is_one(system, &slots) {
                self.fly(system, detector, slots, clock);
            }
        }
    }

    /// Ends flights of which a body was put back to the start of the step: their touches did not happen so.
    pub(crate) fn end_broken(&mut self, system: &mut System, clock: Clock) {
        for k in 0..self.list.len() {
            let is_broken = |s: &u32| system.at(*s).is_some_and(|b| b.step.start_up);
            if !self.list[k].over && self.list[k].bodies.iter().any(is_broken) {
                let slots = self.list[k].bodies.clone();
                self.ground(system, &slots, clock);
            }
        }
    }

    /// Lets islands fly that touch something in flight before the step ends, and joins flights that meet. True when there are any.
    pub(crate) fn fly_islands(
        &mut self,
        system: &mut System,
        detector: &mut Detector,
        (islands, contacts): (&Islands, &[Contact]),
        clock: Clock,
    ) -> bool {
        let mut any = false;
        for island in &islands.list {
            let slots = islands.bodies_of(island);
            let begun = slots.iter().any(|s| system.at(*s).is_some_and(|b| b.step.begin > 0.0));
            let list = islands.contacts_of(island);
            if begun && is_one(system, slots) {
                continue;
            }
            let soon = |k: &u32| touches_soon(system, &contacts[*k as usize], clock);
            let flies = || nothing_holds(system, islands, island, contacts, clock) && list.iter().any(soon);
            let is_followed = begun || (flies() && self.any_touches_in_step(system, list, contacts, clock));
            if !is_followed {
                continue;
            }
            let mut slots = slots.to_vec();
            if !begun && slots.len() > MOST_BODIES {
                self.leave_crowd(system, slots);
                continue;
            }
            self.join(system, &mut slots);
            let driven = list.iter().any(|k| is_driven(system, &contacts[*k as usize]));
            let free = |s: &u32| takes_part(system, *s);
            if !driven && !island.start_up && slots.len() <= MOST_BODIES && slots.iter().all(free) {
                any |= self.fly(system, detector, slots, clock);
            } else if begun {
                any = true;
                self.ground(system, &slots, clock);
            }
        }
        any
    }

    /// Whether two shapes touch in the step if their bodies fly. Where that takes too long to find they may.
    fn touches_in_step(&mut self, system: &System, shapes: (u32, u32), clock: Clock) -> bool {
        let span = (0.0, clock.dt * (1.0 - ROUNDING));
        first_touch(system, &[], shapes, span, &mut self.query).is_none_or(f64::is_finite)
    }

    /// The same of the shapes of some contacts, those of two shapes one after the other.
    fn any_touches_in_step(&mut self, system: &System, list: &[u32], contacts: &[Contact], clock: Clock) -> bool {
        let mut last = None;
        list.iter()
            .map(|k| &contacts[*k as usize])
            .filter(|c| !is_at_rest(system, c))
            .map(|c| c.shapes)
            .any(|shapes| last.replace(shapes) != Some(shapes) && self.touches_in_step(system, shapes, clock))
    }

    /// Leaves more bodies to the midpoint than a flight is followed with.
    fn leave_crowd(&mut self, system: &mut System, bodies: Vec<u32>) {
        for &s in &bodies {
            system.at_mut(s).into_iter().for_each(|b| b.step.crowded = true);
        }
        let spent = is_crowd(system, &bodies);
        self.list.push(Flight { bodies, over: true, spent, ..Flight::default() });
    }

    /// Adds to some bodies those in flight with them, and those that touch what they rest on.
    fn join(&mut self, system: &System, slots: &mut Vec<u32>) {
        let mut k = 0;
        while let Some(&s) = slots.get(k) {
            k += 1;
            let Some(body) = system.at(s) else { continue };
            let flight = self.list.get(body.step.flight_number as usize);
            let others = flight.map_or(&[][..], |f| &f.bodies);
            let touched = if body.step.rests { neighbours(system, &mut self.touched, s) } else { &[] };
            for other in others.iter().copied().chain(touched.iter().map(|(_, o)| *o)) {
                // more than a flight is followed with need not be known
                if slots.len() <= MOST_BODIES && !slots.contains(&other) {
                    slots.push(other);
                }
            }
        }
        slots.sort_unstable();
        slots.dedup();
    }

    /// Takes bodies out of their flights.
    fn end(&mut self, system: &mut System, slots: &[u32]) {
        for &s in slots {
            if let Some(body) = system.at_mut(s) {
                if let Some(flight) = self.list.get_mut(body.step.flight_number as usize) {
                    flight.over = true;
                }
                let step = body.step;
                if step.begin > 0.0 {
                    step.offset = 0.0;
                }
                (step.begin, step.flown, step.flight_number) = (0.0, false, u32::MAX);
            }
        }
    }

    /// Lets none of some bodies fly in this step.
    fn ground(&mut self, system: &mut System, slots: &[u32], clock: Clock) {
        let early = |f: &Flight| f.touches.first().is_some_and(|t| t.time < clock.half());
        let start_over = slots.iter().any(|s| {
            let number = system.at(*s).map_or(u32::MAX, |b| b.step.flight_number);
            self.list.get(number as usize).is_some_and(early)
        });
        self.end(system, slots);
        for &s in slots {
            if let Some(body) = system.at_mut(s) {
                body.step.crowded = true;
                if start_over {
                    body.step.start_over(clock.half());
                }
            }
        }
    }

    /// Follows the flight of some bodies through the step, and of those whom they meet. True when the rest of the step is another one
    /// by that.
    fn fly(&mut self, system: &mut System, detector: &Detector, mut slots: Vec<u32>, clock: Clock) -> bool {
        let mut flew = false;
        let mut saved: Vec<(u32, Motion, BodyScratch)> = Vec::new();
        let (mut flight, end) = loop {
            flew |= slots.iter().any(|s| system.at(*s).is_some_and(|b| b.step.begin > 0.0));
            self.end(system, &slots);
            for &s in &slots {
                let Some(body) = system.at_mut(s) else { continue };
                if saved.iter().all(|(known, ..)| *known != s) {
                    saved.push((s, body.state.now, *body.step));
                }
                body.state.now = body.step.start;
            }
            let mut flight = Flight { bodies: slots.clone(), ..Flight::default() };
            let end = self.follow(system, detector, &mut flight, clock);
            let End::Meets(other) = end else { break (flight, end) };
            slots.push(other);
            self.join(system, &mut slots);
            if slots.len() > MOST_BODIES || !slots.iter().all(|s| takes_part(system, *s)) {
                flight.spent = is_crowd(system, &slots);
                flight.bodies = slots;
                break (flight, end);
            }
        };
        // a body that touches as the step begins has not flown there
        let starts_apart = |s: &u32| !system.at(*s).is_some_and(|b| b.state.fresh);
        let is_apart = flight.touches.first().is_none_or(|t| t.time > 2.0 * ROUNDING * clock.dt)
            || flight.bodies.iter().all(starts_apart);
        let is_followed = matches!(end, End::Flown | End::Held) && is_apart;
        flight.over = flight.touches.is_empty() || !is_followed;
        let (number, time) = (self.list.len() as u32, flight.touches.last().map_or(0.0, |t| t.time));
        for &s in flight.bodies.iter().filter(|_| !flight.over) {
            let Some(body) = system.at_mut(s) else { continue };
            body.step.begin_at((time, body.state.now), matches!(end, End::Flown), clock.dt);
            body.step.flight_number = number;
        }
        for (s, now, kicked) in saved {
            let Some(body) = system.at_mut(s) else { continue };
            body.state.now = now;
            body.step.land(kicked);
            body.step.crowded |= !is_followed;
        }
        flew |= !flight.over;
        self.list.push(flight);
        flew
    }

    /// From touch to touch; bodies are left where the last one was.
    fn follow(&mut self, system: &mut System, detector: &Detector, flight: &mut Flight, clock: Clock) -> End {
        let mut flyers: Vec<Flyer> = flight.bodies.iter().filter_map(|s| Flyer::new(system, *s)).collect();
        let mut changed: Vec<u32> = flight.bodies.clone();
        self.pairs.clear();
        let mut now = 0.0;
        let end = loop {
            place(system, &flyers, now);
            self.find_pairs(system, detector, (flight, &changed), clock.dt - now);
            let span = clock.dt * (1.0 - ROUNDING);
            for p in self.pairs.iter_mut().filter(|p| p.touch.is_nan()) {
                if both_rest(system, p.shapes) {
                    p.touch = f64::INFINITY;
                    continue;
                }
                let found = first_touch(system, &flyers, p.shapes, (now, span), &mut self.query);
                p.touch = found.unwrap_or(f64::NAN);
            }
            if self.pairs.iter().any(|p| p.touch.is_nan()) {
                flight.spent = true;
                break End::Lost;
            }
            let next = self.pairs.iter().fold(f64::INFINITY, |t, p| min(t, p.touch));
            if !(next <= span) {
                break End::Flown;
            }
            now = max(next, ROUNDING * clock.dt);
            place(system, &flyers, now);
            if let Some(other) = self.stranger(system, detector, flight, now) {
                break End::Meets(other);
            }
            let Some(touch) = self.solve_touch(system, detector, flight, (clock, now)) else {
                // a touch that the narrow phase does not have is left to the rest of the step
                break End::Held;
            };
            changed = touch.bodies();
            for f in flyers.iter_mut().filter(|f| changed.contains(&f.slot)) {
                f.begin(system, now);
            }
            let noise = NOISE * system.model.settings.solver.tolerance;
            let parts = touch.parts(system, noise) && !changed.iter().any(|s| is_disturbed(system, *s, noise));
            flight.touches.push(touch);
            let is_bounded = system.model.settings.max_work != UNLIMITED;
            flight.spent = flight.touches.len() >= if is_bounded { FEWER_TOUCHES } else { MOST_TOUCHES };
            if !parts || flight.spent {
                break End::Held;
            }
        };
        place(system, &flyers, flight.touches.last().map_or(0.0, |t| t.time));
        end
    }

    /// Finds the pairs that may touch in a time [s], of bodies whose velocity has changed.
    fn find_pairs(&mut self, system: &System, detector: &Detector, (flight, changed): (&Flight, &[u32]), rest: f64) {
        let is_of = |k: u32| system.shape(k).is_some_and(|c| changed.contains(&c.body));
        self.pairs.retain(|p| !is_of(p.shapes.0) && !is_of(p.shapes.1));
        let pairs = &mut self.pairs;
        let mut add = |shapes: (u32, u32)| pairs.push(Pair { shapes, touch: f64::NAN });
        for &slot in changed {
            let Some(body) = system.at(slot) else { continue };
            let reach = reach(system, body, rest);
            // those of the flight have left their boxes
            let near = |other: &Body<'_>| is_near(body, *other, reach + super::path::reach(system, *other, rest));
            for other in flight.bodies.iter().filter(|s| **s != slot).filter_map(|s| system.at(*s)).filter(near) {
                for (&k, &l) in body.model.shapes.iter().flat_map(|k| other.model.shapes.iter().map(move |l| (k, l))) {
                    let shapes = if k < l { (k, l) } else { (l, k) };
                    if ShapePair::of_shapes(system, shapes).is_some_and(|p| may_touch(system, p.a, p.b)) {
                        add(shapes);
                    }
                }
            }
            detector.near_path(system, slot, reach, &mut self.touching, |shapes, other| {
                if !flight.bodies.contains(&other) {
                    add(shapes);
                }
            });
        }
        // two of those whose velocity has changed are found from both, both times as a pair whose touch is not known
        self.pairs.sort_unstable_by_key(|p| p.shapes);
        self.pairs.dedup_by_key(|p| p.shapes);
    }

    /// The bodies that are touched at a time [s], or touch one at rest, and are not in the flight.
    fn stranger(&mut self, system: &System, detector: &Detector, flight: &Flight, now: f64) -> Option<u32> {
        let Self { pairs, touching, .. } = self;
        let mut contacts = Vec::new();
        pairs.iter().find_map(|p| {
            let (ca, cb) = (system.shape(p.shapes.0)?, system.shape(p.shapes.1)?);
            let (other, own) = match (is_strange(system, flight, ca.body), is_strange(system, flight, cb.body)) {
                (true, _) => (ca.body, cb.body),
                (_, true) => (cb.body, ca.body),
                _ => return None,
            };
            let mut is_on = || {
                detector.touching(system, p.shapes, system.slop(ca, cb), touching, &mut contacts);
                !contacts.is_empty()
            };
            let rests = system.at(own).is_some_and(|b| b.step.rests);
            (p.touch <= now || (rests && is_on())).then_some(other)
        })
    }

    /// Solves what touches now, a time [s] after the step began; nothing where nothing does.
    fn solve_touch(
        &mut self,
        system: &mut System,
        detector: &Detector,
        flight: &Flight,
        (clock, now): (Clock, f64),
    ) -> Option<Touch> {
        let mut contacts = Vec::new();
        let flies = |s: u32| flight.bodies.contains(&s);
        for p in &self.pairs {
            let Some((ca, cb)) = system.shape(p.shapes.0).zip(system.shape(p.shapes.1)) else { continue };
            if !is_strange(system, flight, ca.body) && !is_strange(system, flight, cb.body) {
                detector.touching(system, p.shapes, system.slop(ca, cb), &mut self.touching, &mut contacts);
            }
        }
        if contacts.is_empty() {
            return None;
        }
        let mut slots: Vec<u32> =
            contacts.iter().flat_map(|c| [c.body_a.slot, c.body_b.slot]).filter(|s| flies(*s)).collect();
        slots.sort_unstable();
        slots.dedup();
        for c in &mut contacts {
            c.slowest_bounce = slowest_bounce(system, c);
            c.pressing = is_at_rest(system, c).then(|| system.state.cache.presses(c.shapes));
        }
        let (mut report, energy) = self.solver.solve(system, &slots, &mut contacts, clock);
        report.offset = now - clock.half();
        let ordered = |c: &Contact| (c.body_a.min(c.body_b), c.body_a.max(c.body_b));
        let is_new = |p: &(BodyId, BodyId)| system.state.touching.binary_search(p).is_err();
        let struck = contacts.iter().filter(|c| c.impulse.x > 0.0).map(ordered).filter(is_new).collect();
        Some(Touch { time: now, slots, struck, contacts, report, energy })
    }
}

impl Touch {
    /// The bodies that took part.
    fn bodies(&self) -> Vec<u32> {
        self.slots.clone()
    }

    /// Whether all that struck part again, faster than `noise` [m/s], but for what rests on each other.
    fn parts(&self, system: &System, noise: f64) -> bool {
        let mut struck = self.contacts.iter().filter(|c| c.impulse.x > 0.0 && !is_at_rest(system, c)).peekable();
        struck.peek().is_some() && struck.all(|c| c.velocity.x > max(noise, GRAZE * c.approach_velocity.length()))
    }
}

/// Whether more bodies fly than a flight is followed with.
fn is_crowd(system: &System, slots: &[u32]) -> bool {
    slots.iter().filter(|s| !system.at(**s).is_some_and(|b| b.step.rests)).count() > MOST_BODIES
}

/// Whether a body moves and is not in a flight.
fn is_strange(system: &System, flight: &Flight, slot: u32) -> bool {
    let moves = |b: Body<'_>| b.is_dynamic() || b.velocity() != Velocity::ZERO;
    system.at(slot).is_some_and(moves) && !flight.bodies.contains(&slot)
}

/// Whether all bodies are of the same flight, or none of any.
fn is_one(system: &System, slots: &[u32]) -> bool {
    let of = |s: &u32| system.at(*s).map_or(u32::MAX, |b| b.step.flight_number);
    let first = slots.first().map_or(u32::MAX, of);
    first != u32::MAX && slots.iter().all(|s| of(s) == first)
}
