//! Looking ahead: contacts that bodies turn into before they are looked for again.
//!
//! A manifold holds the points that face each other now. Two bodies that turn against each other bring other points
//! together until the next look: a corner beside the overlap of two faces swings in, two edges come to cross. No point of
//! the manifold forbids it, and a stone of 5 cm was seen to sink in by 3 mm in a step of 5 ms. So after the solve the fast
//! turning pairs are put where the new velocities lead them. Where they would overlap by more than a hundredth of their
//! size, the points of that overlap become contacts of the present configuration, and the step is solved again.
//!
//! Such a contact has the normal of the coming touch and one common point on both bodies, where this point is now. Its
//! gap is what the linear motion may use up: with the velocities of the first solve it would be closed by just the overlap
//! that was foreseen.

use crate::body::{Body, BodyKind, Motion};
use crate::contact::Contact;
use crate::detect::{SWEPT, push, relative};
use crate::integrate::{cayley_world, drift};
use crate::memory::NEW;
use crate::placed_shape::PlacedShape;
use crate::world::World;
use tumble_geometry::{ContactPoint, Manifolds, Shape, Workspace, collide, ray_cast};
use tumble_math::order::{max, min, positive_part};
use tumble_math::{DVec3, Pose};

/// Overlap that is left to the removal of overlap, relative to the smaller of the two bodies [–].
const TOLERATED: f64 = 0.005;

/// Part of that by which an overlap that is there already must grow to be stopped [–].
const NEWS: f64 = 0.1;

/// Marks the feature of a foreseen contact: the same features may also face each other now.
const FORESEEN: u64 = 1 << 63;

/// Marks the foreseen contact of a body's centre with a shape that it would pass through.
const PASSAGE: u64 = 1 << 62;

/// Whether a contact was foreseen, not found.
pub(crate) fn is_foreseen(c: &Contact) -> bool {
    c.feature & FORESEEN != 0 && c.feature != SWEPT
}

/// What was foreseen in a step, and the memory for looking.
#[derive(Debug, Default)]
pub(crate) struct Foresight {
    pub(crate) contacts: Vec<Contact>,
    merged: Vec<(Contact, u32)>,
    workspace: Workspace,
    manifolds: Manifolds,
}

impl Foresight {
    /// Adds what was foreseen to the contacts that were found, in their order. Returns how many there are.
    pub(crate) fn add_to(&mut self, contacts: &mut Vec<Contact>, former: &mut Vec<u32>) -> u32 {
        if !self.contacts.is_empty() {
            self.merged.clear();
            self.merged.extend(contacts.iter().copied().zip(former.iter().copied()));
            self.merged.extend(self.contacts.iter().map(|c| (*c, NEW)));
            self.merged.sort_by_key(|(c, _)| c.key());
            contacts.clear();
            contacts.extend(self.merged.iter().map(|(c, _)| c));
            former.clear();
            former.extend(self.merged.iter().map(|(_, island)| island));
        }
        self.contacts.len() as u32
    }
}

impl World {
    /// Whether the velocities after the solve turn two bodies into each other by features that the solve did not know.
    pub(crate) fn foresees_overlap(&mut self, dt: f64, next: f64) -> bool {
        if self.work.memory.all_same {
            return false;
        }
        let (state, foresight) = (&self.state, &mut self.work.foresight);
        let (contacts, known) = (&self.report.contacts, foresight.contacts.len());
        let mut k = 0;
        while k < contacts.len() {
            let first = &contacts[k];
            let end = k + contacts[k..].iter().take_while(|c| c.shapes == first.shapes).count();
            let (list, shapes) = (&contacts[k..end], first.shapes);
            k = end;
            let (Some(a), Some(b)) = (state.bodies.at(first.body_a.slot), state.bodies.at(first.body_b.slot)) else {
                continue;
            };
            let (Some(ca), Some(cb)) = (state.shape(shapes.0), state.shape(shapes.1)) else { continue };
            let time = if a.step.late || b.step.late { 1.5 * dt } else { 0.5 * (dt + next) };
            let size = min(ca.size, cb.size);
            let tolerated = max(state.settings.start_up_overlap, TOLERATED * size);
            // only what turns brings other points together
            let turning = (turning(a, &ca.shape) - turning(b, &cb.shape)).length() * time * size;
            if !(turning > tolerated) {
                continue;
            }
            for swapped in [false, true] {
                let (wall, mover) = if swapped { ((cb, b), a) } else { ((ca, a), b) };
                let Some((normal, gap)) = passage(wall, mover, time) else { continue };
                let centre = mover.now.centre;
                let feature = FORESEEN | PASSAGE | u64::from(swapped);
                let point = ContactPoint { position_a: centre, position_b: centre, gap, feature };
                let n = if swapped { -normal } else { normal };
                let before = foresight.contacts.len();
                push(state, (shapes.0, ca, a), (shapes.1, cb, b), n, (0, 0), &point, &mut foresight.contacts);
                for c in &mut foresight.contacts[before..] {
                    (c.swept, c.lift) = (true, 0.0);
                }
            }
            let (pose_a, pose_b) = (ahead(a, time), ahead(b, time));
            let (there_a, there_b) = (ca.pose(&pose_a), cb.pose(&pose_b));
            let Foresight { contacts: foreseen, workspace, manifolds, .. } = foresight;
            collide(&ca.shape, &there_a, &cb.shape, &there_b, 0.0, state.settings.geometry, workspace, manifolds);
            // an overlap that is there already is not news
            let deepest = list.iter().fold(0.0, |d, c| min(d, c.gap));
            let news = min(-tolerated, deepest - NEWS * tolerated);
            for m in manifolds.iter() {
                for p in m.points.iter().filter(|p| p.gap < news) {
                    let now = |pose: &Pose, body: &Body, at: DVec3| body.pose().point(pose.inverse_point(at));
                    let (pa, pb) = (now(&pose_a, a, p.position_a), now(&pose_b, b, p.position_b));
                    let middle = (pa + pb) * 0.5;
                    let feature = p.feature | FORESEEN;
                    let point = ContactPoint { position_a: middle, position_b: middle, gap: 0.0, feature };
                    let parts = (m.part_a, m.part_b);
                    push(state, (shapes.0, ca, a), (shapes.1, cb, b), m.normal, parts, &point, foreseen);
                    if let Some(c) = foreseen[known..].last_mut().filter(|c| c.feature == feature) {
                        let closing = relative(&state.bodies, c, after).x;
                        c.gap = positive_part(p.gap - deepest - time * closing);
                        c.swept = true;
                        // the place where it would touch is known already
                        c.lift = 0.0;
                    }
                }
            }
        }
        // one that is known already was solved: to ask again would bring the same answer
        let mut news = false;
        let mut at = known;
        while at < foresight.contacts.len() {
            let key = foresight.contacts[at].key();
            if foresight.contacts[..known].iter().any(|c| c.key() == key) {
                foresight.contacts.remove(at);
            } else {
                news = true;
                at += 1;
            }
        }
        news
    }
}

/// Where the centre of a body would pass through a shape within `time` [s]: the normal of the surface that it meets,
/// and how far the centre may go along it until the body's bounding ball touches [m].
///
/// A needle that is struck at its tip turns about its middle, and its middle goes on: no point that faced the wall
/// forbids it, and behind the wall nothing overlaps any more.
fn passage((placed, wall): (&PlacedShape, &Body), mover: &Body, time: f64) -> Option<(DVec3, f64)> {
    // what turns itself has moved out of the way, or into it, by then
    if !mover.is_active() || !(after(wall).angular.length() * time < 0.5) {
        return None;
    }
    let way = (after(mover).linear - after(wall).linear) * time;
    if !(way.length() > mover.radius) {
        return None;
    }
    let hit = ray_cast(&placed.shape, &placed.pose(&wall.pose()), mover.now.centre, way, 1.0)?;
    let depth = -hit.t * hit.normal.dot(way);
    (depth > 0.0).then(|| (hit.normal, positive_part(depth - mover.radius)))
}

/// Velocity of a body after the solve.
fn after(body: &Body) -> tumble_solver::Velocity {
    if body.is_active() { body.step.after } else { body.velocity() }
}

/// Spin after the solve that brings other points of the shape forward: a ball has no others.
fn turning(body: &Body, shape: &Shape) -> DVec3 {
    if matches!(shape, Shape::Ball(_)) { DVec3::ZERO } else { after(body).angular }
}

/// Pose of the body's frame after `time` [s] with the velocities after the solve.
fn ahead(body: &Body, time: f64) -> Pose {
    if body.kind == BodyKind::Fixed || (body.is_dynamic() && !body.is_active()) {
        return body.pose();
    }
    let mut from = body.now;
    if body.is_active() {
        let s = &body.step;
        let orientation = if s.turn == DVec3::ZERO { from.orientation } else { cayley_world(s.turn, from.orientation) };
        let turning = body.inertia * (from.orientation.conjugate() * s.after.angular);
        from = Motion { centre: from.centre + s.shift, orientation, velocity: s.after.linear, turning };
    }
    let to = drift(body, &from, time, true);
    Pose::new(to.centre - to.orientation * body.offset, to.orientation)
}
