//! Looking ahead: contacts that bodies turn into before they are looked for again.
//!
//! A manifold holds the points that face each other now. Two bodies that turn against each other bring other points
//! together until the next look: a corner beside the overlap of two faces swings in, two edges come to cross. No point of
//! the manifold forbids it, and a stone of 5 cm was seen to sink in by 3 mm in a step of 5 ms. So after the solve the fast
//! turning pairs are put where the new velocities lead them; those that may come through each other, where they first overlap
//! on the way (`crossing`). Where they would overlap by more than is left to its removal, the points of that overlap become
//! contacts of the present configuration, and the step is solved again.
//!
//! Such a contact has the normal of the coming touch and one common point on both bodies, where this point is now. Its
//! gap is what the linear motion may use up: with the velocities of the first solve it would be closed by just the overlap
//! that was foreseen. Bodies that turn by radians until then are held by no such point: their centres are stopped.

mod crossing;

pub(crate) use crossing::is_fast;

use crate::detect::{Ground, Loose, SWEPT, Two, Ways, path, push, relative, sweep, touch_ahead};
use crate::model::body::{Body, BodyKind, Motion};
use crate::model::placed_shape::PlacedShape;
use crate::solve::island::Islands;
use crate::solve::memory::NEW;
use crate::state::State;
use crate::state::contact::Contact;
use crate::time::integrate::{cayley_world, drift};
use crate::world::World;
use crossing::Way;
use tumble_geometry::{ContactPoint, Manifolds, QueryWorkspace, Shape, Workspace, collide, project, ray_cast};
use tumble_math::order::{max, min, positive_part};
use tumble_math::{DVec3, Pose};
use tumble_solver::Velocity;

/// Overlap that is worth a further solve although all that were allowed are done, relative to the smaller body [–].
pub(crate) const DEEP: f64 = 0.25;

/// Part of that by which an overlap that is there already must grow to be stopped [–].
const NEWS: f64 = 0.1;

/// Turn of a wall until bodies are looked at again above which a ray through where it is now says nothing [rad]: it has
/// moved out of the way, or into it, by then. Chosen, not derived: the normal may then be wrong by as much.
const WALL_TURN: f64 = 0.5;

/// Most times in a step that foreseen contacts are replaced by what their solve led to [–].
const MOST_MENDED: u32 = 2;

/// Marks the feature of a foreseen contact: the same features may also face each other now.
const FORESEEN: u64 = 1 << 63;

/// Feature of the contact that stops the centre of a body.
const CENTRAL: u64 = FORESEEN | SWEPT | 2;

/// Which pairs are asked what they come to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Asked {
    /// All but those that are not to be asked again.
    All,
    /// Of these, only those of large islands under a blow: the others will have another answer.
    UnderBlow,
    /// Everybody who may come out on the other side, or be deep in the other.
    Passing,
}

impl Asked {
    /// Whether these two bodies are asked, in an island that is large and under a blow or not.
    fn of(self, (a, b): (&Body, &Body), under_blow: impl Fn() -> bool) -> bool {
        let done = |body: &Body| body.step.urged || !body.is_active();
        match self {
            Self::All => !(done(a) && done(b)),
            Self::UnderBlow => !(done(a) && done(b)) && under_blow(),
            Self::Passing => true,
        }
    }
}

/// Whether a contact was foreseen, not found.
pub(crate) fn is_foreseen(c: &Contact) -> bool {
    c.feature & FORESEEN != 0
}

/// What was foreseen in a step, and the memory for looking.
#[derive(Debug, Default)]
pub(crate) struct Foresight {
    pub(crate) contacts: Vec<Contact>,
    merged: Vec<(Contact, u32)>,
    workspace: Workspace,
    query: QueryWorkspace,
    manifolds: Manifolds,
    settled: Manifolds,
    /// How often a foreseen contact was replaced in this step.
    mended: u32,
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

    /// Forgets what the last step foresaw.
    pub(crate) fn clear(&mut self) {
        self.contacts.clear();
        self.mended = 0;
    }

    /// Joins what was foreseen beyond the first `known` with what is known of the same features: that was solved, and was
    /// not enough, since bodies turn on curves. What is seen now takes its place, but not often. True when there is news,
    /// and `tell` is told.
    fn keep_news(&mut self, known: usize, mut tell: impl FnMut(&Contact)) -> bool {
        let mend = self.mended < MOST_MENDED;
        let (mut at, mut mended) = (known, false);
        while at < self.contacts.len() {
            let new = self.contacts[at];
            if let Some(old) = self.contacts[..known].iter_mut().find(|c| c.key() == new.key()) {
                if mend || new.feature == CENTRAL {
                    *old = new;
                    tell(old);
                    mended = true;
                }
                self.contacts.remove(at);
            } else {
                at += 1;
            }
        }
        self.contacts[known..].iter().for_each(tell);
        self.mended += u32::from(mended);
        mended || self.contacts.len() > known
    }
}

impl World {
    /// Whether the velocities after the solve turn two bodies into each other by features that the solve did not know; of
    /// those that pass, through each other.
    pub(crate) fn foresees_overlap(&mut self, dt: f64, next: f64, asked: Asked) -> bool {
        let through = asked == Asked::Passing;
        if self.work.memory.all_same || (through && !self.work.fast) {
            return false;
        }
        let (state, ground, foresight) = (&self.state, self.work.detector.ground(), &mut self.work.foresight);
        let under_blow = |island: u32| self.work.tasks.get(island as usize).is_some_and(|t| t.under_blow);
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
            if !asked.of((a, b), || under_blow(first.island)) {
                continue;
            }
            let pair = Two { shapes, a: (ca, a), b: (cb, b) };
            let time = if a.step.late || b.step.late { 1.5 * dt } else { 0.5 * (dt + next) };
            let size = min(ca.size, cb.size);
            let tolerated = max(state.settings.correction.slop, state.settings.tolerated_overlap(size));
            // only what turns brings other points together, or what was swept as it turned and does so no more
            let turned = |pick: fn(&Body) -> Velocity| (turning(a, ca, pick) - turning(b, cb, pick)).length();
            let mut spin = turned(after);
            if list.iter().any(|c| c.swept) {
                spin = max(spin, turned(free));
            }
            if !(spin * time * size > tolerated) {
                continue;
            }
            let may_be_long = crossing::may_be_long((ca, a), (cb, b), time);
            if through && !may_be_long {
                continue;
            }
            let (way, normal) = (Way::new((ca, a), (cb, b), time), first.frame.normal);
            let long = may_be_long && way.is_long(normal);
            if through && !long {
                continue;
            }
            for swapped in [false, true] {
                let (wall, mover) = if swapped { ((cb, b), a) } else { ((ca, a), b) };
                let Some((normal, gap)) = passage(state, wall, mover, time) else { continue };
                let centre = mover.now.centre;
                let feature = FORESEEN | SWEPT | u64::from(swapped);
                let point = ContactPoint { position_a: centre, position_b: centre, gap, feature };
                let n = if swapped { -normal } else { normal };
                pair.push_ahead(state, n, (0, 0), &point, &mut foresight.contacts);
            }
            // points that are replaced time and again say that the bodies turn too far for any of them
            let whirls =
                foresight.mended >= MOST_MENDED && foresight.contacts[..known].iter().any(|c| c.shapes == shapes);
            // an overlap that is there already is not news
            let deepest = list.iter().fold(0.0, |d, c| min(d, c.gap));
            let mut news = min(-tolerated, deepest - NEWS * tolerated);
            if through {
                news = min(news, deepest - DEEP * way.thinner());
            }
            let Foresight { contacts: foreseen, workspace, manifolds, settled, .. } = foresight;
            if long {
                let there = way.first_overlap(state, Some(normal), news, workspace, manifolds);
                let memory = (workspace, settled);
                match there {
                    Some(there) if whirls => {
                        pair.stop_centres((state, ground), manifolds, memory, &there, deepest, foreseen);
                    }
                    Some(there) => {
                        pair.hold((state, ground), manifolds, memory, &there, (0.0, deepest), foreseen);
                    }
                    None => {}
                }
            } else {
                let there = (time, ahead(a, time), ahead(b, time));
                let (there_a, there_b) = (ca.pose(&there.1), cb.pose(&there.2));
                collide(&ca.shape, &there_a, &cb.shape, &there_b, 0.0, state.settings.geometry, workspace, manifolds);
                let memory = (workspace, settled);
                pair.hold((state, ground), manifolds, memory, &there, (news, deepest), foreseen);
            }
        }
        let (islands, news) = (&self.work.islands, &mut self.work.news);
        foresight.keep_news(known, |c| tell(islands, news, c))
    }

    /// Whether the velocities after the solve lead two bodies into each other that were too far apart for a contact and
    /// would have missed each other: they flew side by side until one of them was struck.
    ///
    /// Only what would get deeper than `tolerated` [m], given the size of the smaller of the two and the radii of the balls
    /// that fit into both together [m], is asked for.
    pub(crate) fn foresees_meeting(
        &mut self,
        dt: f64,
        next: f64,
        asked: Asked,
        tolerated: impl Fn(f64, f64) -> f64,
    ) -> bool {
        if self.work.memory.all_same {
            return false;
        }
        let (state, ground, foresight) = (&self.state, self.work.detector.ground(), &mut self.work.foresight);
        let (islands, tasks) = (&self.work.islands, &self.work.tasks);
        let under_blow = |slot: u32| tasks.get(islands.of(slot) as usize).is_some_and(|t| t.under_blow);
        let known = foresight.contacts.len();
        for &Loose { shapes, anyway } in self.work.detector.loose() {
            let (Some(ca), Some(cb)) = (state.shape(shapes.0), state.shape(shapes.1)) else { continue };
            let (Some(a), Some(b)) = (state.bodies.at(ca.body), state.bodies.at(cb.body)) else { continue };
            if !asked.of((a, b), || under_blow(ca.body) || under_blow(cb.body)) {
                continue;
            }
            let struck = |body: &Body| body.is_active() && body.step.after != body.step.free;
            let time = if a.step.late || b.step.late { 1.5 * dt } else { 0.5 * (dt + next) };
            let least = tolerated(min(ca.size, cb.size), ca.inner + cb.inner);
            let bends = bend(state, a, time) + bend(state, b, time) > least;
            if !anyway && !struck(a) && !struck(b) && !bends {
                continue;
            }
            let pair = Two { shapes, a: (ca, a), b: (cb, b) };
            let (at_a, at_b) = (ca.pose(&a.pose()), cb.pose(&b.pose()));
            let ways = Ways::of(((ca, a), &at_a, after(a)), ((cb, b), &at_b, after(b)), time);
            if ways.part(state.settings.correction.slop) {
                continue;
            }
            let paths = (path(ca, a, &at_a, after(a)), path(cb, b, &at_b, after(b)));
            let Foresight { contacts, workspace, manifolds, settled, query, .. } = &mut *foresight;
            if bends {
                // no sweep knows the way of a top
                let way = Way::new((ca, a), (cb, b), time);
                if let Some(there) = way.first_overlap(state, None, -least, workspace, manifolds) {
                    let memory = (workspace, settled);
                    pair.hold((state, ground), manifolds, memory, &there, (0.0, 0.0), contacts);
                }
                continue;
            }
            let Some(hit) = sweep(ca, &paths.0, cb, &paths.1, time, query) else { continue };
            let before = contacts.len();
            let mut deep = false;
            touch_ahead(
                (state, ground),
                &hit,
                &pair,
                &paths,
                (workspace, manifolds, settled),
                |normal, parts, mut point, closing| {
                    deep |= closing * time - point.gap > least;
                    point.feature |= FORESEEN | SWEPT;
                    pair.push_ahead(state, normal, parts, &point, contacts);
                },
            );
            foresight.contacts.truncate(if deep { usize::MAX } else { before });
        }
        let news = &mut self.work.news;
        foresight.keep_news(known, |c| tell(islands, news, c))
    }
}

/// Notes that the islands of a contact know something new.
fn tell(islands: &Islands, news: &mut [bool], c: &Contact) {
    for slot in [c.body_a.slot, c.body_b.slot] {
        if let Some(news) = news.get_mut(islands.of(slot) as usize) {
            *news = true;
        }
    }
}

/// A time [s] and the frames of both bodies of a pair then.
type There = (f64, Pose, Pose);

impl Two<'_> {
    /// Adds a contact that was found ahead.
    fn push_ahead(
        &self,
        state: &State,
        normal: DVec3,
        parts: (u32, u32),
        p: &ContactPoint,
        contacts: &mut Vec<Contact>,
    ) {
        let ((ka, kb), (ca, a), (cb, b)) = (self.shapes, self.a, self.b);
        let before = contacts.len();
        push(state, (ka, ca, a), (kb, cb, b), normal, parts, p, contacts);
        for c in &mut contacts[before..] {
            // the place where it would touch is known already
            (c.swept, c.lift) = (true, 0.0);
        }
    }

    /// Adds the points that overlap ahead by more than `-news` [m] as contacts of the present, beyond what they overlap by
    /// now: `deepest` [m].
    fn hold(
        &self,
        (state, ground): (&State, &Ground),
        found: &Manifolds,
        memory: (&mut Workspace, &mut Manifolds),
        (time, pose_a, pose_b): &There,
        (news, deepest): (f64, f64),
        contacts: &mut Vec<Contact>,
    ) {
        let ((ca, a), (cb, b)) = (self.a, self.b);
        // one common point: the farther it is from a body's own, the more it turns the body that it should stop
        let share = match (a.is_active(), b.is_active()) {
            (true, false) => 0.0,
            (false, true) => 1.0,
            _ => ca.size / (ca.size + cb.size),
        };
        let there = (&ca.pose(pose_a), &cb.pose(pose_b));
        ground.settle(state, (self, there), found, memory, |normal, parts, p| {
            if !(p.gap < news) {
                return;
            }
            let now = |pose: &Pose, body: &Body, at: DVec3| body.pose().point(pose.inverse_point(at));
            let (pa, pb) = (now(pose_a, a, p.position_a), now(pose_b, b, p.position_b));
            let at = pa + (pb - pa) * share;
            let feature = p.feature | FORESEEN;
            let point = ContactPoint { position_a: at, position_b: at, gap: 0.0, feature };
            let before = contacts.len();
            self.push_ahead(state, normal, parts, &point, contacts);
            for c in &mut contacts[before..] {
                let closing = relative(&state.bodies, c, after).x;
                c.gap = positive_part(p.gap - deepest - time * closing);
            }
        });
    }

    /// Stops the centres of two bodies where they will be when they overlap, however they turn.
    fn stop_centres(
        &self,
        (state, ground): (&State, &Ground),
        found: &Manifolds,
        memory: (&mut Workspace, &mut Manifolds),
        (time, pose_a, pose_b): &There,
        deepest: f64,
        contacts: &mut Vec<Contact>,
    ) {
        let ((ca, a), (cb, b)) = (self.a, self.b);
        let there = (&ca.pose(pose_a), &cb.pose(pose_b));
        let mut worst: Option<(DVec3, (u32, u32), f64)> = None;
        ground.settle(state, (self, there), found, memory, |normal, parts, p| {
            if p.gap < worst.map_or(0.0, |(_, _, gap)| gap) {
                worst = Some((normal, parts, p.gap));
            }
        });
        if let Some((normal, parts, gap)) = worst {
            let closing = normal.dot(after(b).linear - after(a).linear);
            let gap = positive_part(gap - deepest - time * closing);
            let (position_a, position_b) = (a.now.centre, b.now.centre);
            let point = ContactPoint { position_a, position_b, gap, feature: CENTRAL };
            self.push_ahead(state, normal, parts, &point, contacts);
        }
    }
}

/// Where the centre of a body would pass through a shape within `time` [s]: the normal of the surface that it meets,
/// and how far the centre may go along it until the body's bounding ball touches [m].
///
/// A needle that is struck at its tip turns about its middle, and its middle goes on: no point that faced the wall
/// forbids it, and behind the wall nothing overlaps any more. The middle of a frame is empty and may go where it likes.
fn passage(state: &State, (placed, wall): (&PlacedShape, &Body), mover: &Body, time: f64) -> Option<(DVec3, f64)> {
    if !mover.is_active() || !(after(wall).angular.length() * time < WALL_TURN) {
        return None;
    }
    let way = (after(mover).linear - after(wall).linear) * time;
    if !(way.length() > mover.radius) {
        return None;
    }
    let (pose, centre) = (mover.pose(), mover.now.centre);
    let holds_centre =
        |k: &u32| state.shape(*k).is_some_and(|own| project(&own.shape, &own.pose(&pose), centre).distance <= 0.0);
    if !mover.shapes.iter().any(holds_centre) {
        return None;
    }
    let hit = ray_cast(&placed.shape, &placed.pose(&wall.pose()), centre, way, 1.0)?;
    let depth = -hit.t * hit.normal.dot(way);
    (depth > 0.0).then(|| (hit.normal, positive_part(depth - mover.radius)))
}

/// How far a point of a body may get aside within `time` [s] since the body does not keep its spin [m].
fn bend(state: &State, body: &Body, time: f64) -> f64 {
    if !body.is_active() || body.round || !state.settings.physics.gyroscopic {
        return 0.0;
    }
    let spin = after(body).angular;
    let q = body.now.orientation;
    let momentum = q * (body.inertia * (q.conjugate() * spin));
    (body.step.inverse_inertia * momentum.cross(spin)).length() * 0.5 * time * time * body.radius
}

/// Velocity of a body after the solve.
fn after(body: &Body) -> Velocity {
    if body.is_active() { body.step.after } else { body.velocity() }
}

/// Velocity of a body that the solve began with.
fn free(body: &Body) -> Velocity {
    if body.is_active() { body.step.free } else { body.velocity() }
}

/// Spin that brings other points of a shape forward: a ball has no others.
fn turning(body: &Body, placed: &PlacedShape, pick: fn(&Body) -> Velocity) -> DVec3 {
    if matches!(placed.shape, Shape::Ball(_)) { DVec3::ZERO } else { pick(body).angular }
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
