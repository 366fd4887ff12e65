//! Flights: bodies that went from touch to touch before what was left of the step was solved.
//!
//! Between touches a body flies: on a parabola, turning freely. One that rested as the step began, held by what it touched, stays
//! where it is until it is struck. At a touch it gets the impulses of its contacts. Both are
//! followed here from the first frame on, so that each touch is asked as a step of its own, without time, and the rest of the step
//! as one that begins after the last touch. Where that does not lead to the second frame, the laws of motion and momentum say so.

use super::contact::world;
use super::motion::{Inertial, Midpoint, flown, struck};
use super::step::{Bias, Flown, Leg, Moment, Outside, Stage, Step};
use crate::contact_rows::{ContactRow, SolveRow};
use crate::rows::{AdjustmentRow, StateRow};
use std::collections::{BTreeMap, BTreeSet};
use tumble::{DVec3, Origin};

/// A body on its flight.
struct Flyer<'a> {
    inertial: &'a Inertial,
    state: StateRow,
    /// When it has that state, from the start of the step on [s].
    time: f64,
    /// Acceleration by forces [m/s²], none where something holds it, and those from outside [N].
    pull: DVec3,
    force: DVec3,
    /// When its flight ends [s].
    end: f64,
    legs: Vec<Leg>,
}

impl Flyer<'_> {
    fn fly_to(&mut self, time: f64) {
        if time > self.time {
            self.legs.push(Leg { state: self.state, span: (self.time, time), pull: self.pull });
        }
        self.state = flown(self.inertial, &self.state, self.pull, time - self.time);
        self.time = time;
    }
}

/// The rows of a frame, parted into those of touches and those of the rest.
pub(super) struct Flights<'a> {
    /// The frame before, with the states after the last touch.
    pub(super) before: Moment,
    pub(super) rest: Vec<ContactRow>,
    pub(super) touches: Vec<Step<'a>>,
    pub(super) flown: Flown,
}

/// Follows the bodies of a frame that flew from touch to touch.
pub(super) fn follow<'a>(
    stage: &Stage<'_>,
    inertial: &BTreeMap<u32, Inertial>,
    (before, after): (&'a Moment, &'a Moment),
    (contacts, solves): (Vec<ContactRow>, &[SolveRow]),
    adjustments: &BTreeMap<u32, AdjustmentRow>,
    (outside, pressed): (&Outside, &BTreeSet<u32>),
) -> Flights<'a> {
    let (struck_rows, rest): (Vec<_>, Vec<_>) = contacts.into_iter().partition(|c| c.origin == Origin::Touch);
    let mut all = Flights {
        before: Moment { row: before.row, states: before.states.clone() },
        rest,
        touches: Vec::new(),
        flown: Flown::default(),
    };
    let mut flyers: BTreeMap<u32, Flyer<'_>> = BTreeMap::new();
    for (id, a) in adjustments.iter().filter(|(_, a)| a.flight_end > 0.0) {
        let (Some(i), Some(state), Some(body)) = (inertial.get(id), before.states.get(id), stage.bodies.get(id)) else {
            continue;
        };
        let force = outside.forces.get(id).map_or(DVec3::from_array(body.force), |f| f.0);
        let rests =
            pressed.contains(id) && !outside.put.contains(id) && force == DVec3::ZERO && is_still(stage, i, state);
        let pull = if rests { DVec3::ZERO } else { stage.gravity + force / i.mass };
        if rests {
            all.flown.rested.insert(*id);
        }
        let legs = Vec::new();
        flyers.insert(*id, Flyer { inertial: i, state: *state, time: 0.0, pull, force, end: a.flight_end, legs });
    }
    let mut by_solve: BTreeMap<u32, Vec<ContactRow>> = BTreeMap::new();
    for c in struck_rows {
        by_solve.entry(c.island).or_default().push(c);
    }
    let half = 0.5 * after.row.dt;
    let mut in_time: Vec<(&SolveRow, Vec<ContactRow>)> =
        solves.iter().filter_map(|s| Some((s, by_solve.remove(&s.island)?))).collect();
    in_time.sort_by(|a, b| a.0.offset.total_cmp(&b.0.offset));
    // contacts of a touch that has no solve are left to the laws of the rest, which do not have them
    all.rest.extend(by_solve.into_values().flatten());
    for (solve, contacts) in in_time {
        let mut touch = touch(&mut flyers, (before, after), solve, contacts, half);
        touch.flown.rested.clone_from(&all.flown.rested);
        for c in &touch.contacts {
            let p = DVec3::from_array(c.impulse).length();
            for (body, lever) in [(c.body_a, c.lever_a), (c.body_b, c.lever_b)] {
                let sum = all.flown.pushed.entry(body).or_default();
                *sum = (sum.0 + p, sum.1 + p * DVec3::from_array(lever).length());
            }
        }
        all.touches.push(touch);
    }
    for (id, f) in &mut flyers {
        f.fly_to(f.end);
        let Some(start) = before.states.get(id) else { continue };
        let v = |s: &StateRow| DVec3::from_array(s.velocity);
        let way = DVec3::from_array(f.state.centre) - DVec3::from_array(start.centre);
        all.flown.momentum.0 += (v(&f.state) - v(start)) * f.inertial.mass;
        all.flown.momentum.1 += (v(&f.state).length() + v(start).length()) * f.inertial.mass;
        all.flown.work += f.force.dot(way);
        if all.flown.rested.contains(id) {
            all.flown.withheld += f.inertial.mass * stage.gravity.dot(way);
        }
        all.before.states.insert(*id, f.state);
        all.flown.legs.insert(*id, std::mem::take(&mut f.legs));
    }
    all
}

/// Tolerances of the solver below which a speed is none [–]: what solves leave of a body that they hold.
const NOISE: f64 = 10.0;

/// Whether a body moves no faster than what a solve leaves of one that it holds.
fn is_still(stage: &Stage<'_>, i: &Inertial, s: &StateRow) -> bool {
    let (v, w) = (DVec3::from_array(s.velocity), DVec3::from_array(s.spin));
    v.length() + w.length() * i.gyration() <= NOISE * stage.tolerance
}

/// One touch: bodies fly there, and get the impulses of its contacts.
fn touch<'a>(
    flyers: &mut BTreeMap<u32, Flyer<'_>>,
    (before, after): (&'a Moment, &'a Moment),
    solve: &SolveRow,
    contacts: Vec<ContactRow>,
    half: f64,
) -> Step<'a> {
    let mut pushes: BTreeMap<u32, (DVec3, DVec3)> = BTreeMap::new();
    for c in &contacts {
        let p = world(c, c.impulse);
        for (body, lever, p) in [(c.body_a, c.lever_a, -p), (c.body_b, c.lever_b, p)] {
            let e = pushes.entry(body).or_default();
            e.0 += p;
            e.1 += DVec3::from_array(lever).cross(p);
        }
    }
    let mut active = BTreeMap::new();
    for (id, (impulse, moment)) in pushes {
        let Some(f) = flyers.get_mut(&id) else { continue };
        f.fly_to(half + solve.offset);
        let then = struck(f.inertial, &f.state, impulse, moment);
        active.insert(id, Midpoint::at_touch(f.inertial, &f.state, &then));
        f.state = then;
    }
    Step {
        before,
        after,
        biases: vec![Bias::default(); contacts.len()],
        contacts,
        solves: vec![solve.clone()],
        active,
        outside: Outside::default(),
        missed: BTreeMap::new(),
        squeezed: BTreeMap::new(),
        joints: Vec::new(),
        broke: BTreeSet::new(),
        corrected_before: BTreeSet::new(),
        held: Default::default(),
        touches: Vec::new(),
        flown: Flown::default(),
    }
}
