//! Frame indifference: a world that is moved, turned, mirrored, reordered or rescaled does what the first one does.
//!
//! Each case is a random scene in which bodies strike a floor and each other, and its image in another frame, both
//! stepped side by side. Impacts amplify what differs: two copies of the first world whose bodies are shaken by 1e-12 m
//! tell by how much. A case is compared for as long as the shaken copies stay within [`CALM`] of it; until then the
//! image must agree to [`AGREE`]. What is compared are three points of every body that are not on a line, and their
//! velocities: place and orientation, velocity and spin.
//!
//! Coulomb's law can have several answers: four corners that strike at once can share the blow in more than one way. Turned,
//! moved and rescaled worlds as a rule still take the same one. Mirrored and reordered ones number corners and bodies otherwise, and
//! may take another. Such a case is told apart by proof: in the step in which two worlds of the same state get
//! velocities that differ by more than [`PARTED`], the certificates of both say that both obey the law to [`CERTIFIED`], or
//! one of them says that the energy guard acted.
//!
//! A plate that slides and turns on four corners has a whole range of answers: nothing says how the corners share its weight,
//! and each share has another friction. There two worlds part by 1e-9 m/s in a step and by 1e-9 m some dozens of steps later.
//! The proof is the same and finer: in one step two states that are the same to a hundredth of it part by [`NOTICED`] or more, and
//! both answers obey the law to a thousandth of what they are apart. Such a case goes on being compared; only if it later differs
//! by more than [`AGREE`] does it count as one with several answers.
//! Position correction is no law but a few sweeps in the order of the contacts, so that another order moves bodies
//! otherwise, by 1e-8 m or so: it is off where the order changes.

use crate::dice::Dice;
use tumble::{BodyBuilder, BodyId, DQuat, DVec3, Settings, Shape, World, trig};
use tumble_suite::share::share;

/// How far image and original may be apart, in units of the original [m].
pub const AGREE: f64 = 1e-9;

/// How far a copy that was shaken by [`SHAKE`] may be, for the case to be compared [m].
pub const CALM: f64 = 1e-10;

/// Velocities that differ by more than this are two answers [m/s].
pub const PARTED: f64 = 1e-8;

/// Velocities that differ by this are two answers where the states before and both residuals are far closer [m/s].
pub const NOTICED: f64 = 1e-10;

/// States that are the same [m].
const SAME: f64 = 1e-13;

/// Residual up to which both answers are answers [m/s].
pub const CERTIFIED: f64 = 1e-10;

/// What the copies are shaken by [m].
pub const SHAKE: f64 = 1e-12;

/// Steps of a case at most.
const STEPS: u32 = 90;

/// Step [s].
const DT: f64 = 1.0 / 120.0;

/// What is done to a world.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Frame {
    /// Turned as a whole, gravity too.
    Turned,
    /// Moved by up to 50 m.
    Moved,
    /// Mirrored in a plane.
    Mirrored,
    /// Bodies added in another order.
    Reordered,
    /// Lengths, speeds and gravity by one factor, masses by another.
    Rescaled,
}

/// All of them.
pub const FRAMES: [Frame; 5] = [Frame::Turned, Frame::Moved, Frame::Mirrored, Frame::Reordered, Frame::Rescaled];

/// Points of a body, in its own axes [m].
const POINTS: [DVec3; 3] = [DVec3::new(0.3, 0.1, 0.0), DVec3::new(-0.1, 0.3, 0.1), DVec3::new(0.0, -0.2, 0.3)];

/// Place and velocity of a point of a body.
fn motion(w: &World, id: BodyId, point: DVec3) -> (DVec3, DVec3) {
    let b = w.body(id).expect("a body");
    let arm = b.orientation() * point;
    (b.centre() + arm, b.velocity() + b.spin().cross(arm))
}

/// Where a place of the original is in the image.
type Map = Box<dyn Fn(DVec3) -> DVec3>;

/// A body before it is one.
#[derive(Clone, Debug)]
struct Piece {
    kind: u64,
    size: DVec3,
    points: Vec<DVec3>,
    mass: f64,
    at: DVec3,
    turn: DQuat,
    velocity: DVec3,
    spin: DVec3,
}

/// A world before it is one.
#[derive(Clone, Debug)]
struct Plan {
    pieces: Vec<Piece>,
    friction: f64,
    restitution: f64,
    up: DVec3,
    floor: DVec3,
    gravity: DVec3,
    /// Of lengths.
    scale: f64,
    /// Whether overlap is removed.
    correction: bool,
}

fn plan(seed: u64) -> Plan {
    let mut d = Dice::new(seed);
    let bodies = 1 + d.below(4);
    let pieces = (0..bodies)
        .map(|k| {
            let size = DVec3::new(d.between(0.3, 0.8), d.between(0.2, 0.7), d.between(0.1, 0.6));
            Piece {
                kind: d.below(5),
                size,
                points: (0..6 + d.below(8)).map(|_| d.direction() * (0.6 * size.x)).collect(),
                mass: d.between(0.2, 5.0),
                at: DVec3::new(d.between(-0.2, 0.2), d.between(-0.2, 0.2), 0.8 + 1.1 * k as f64),
                turn: d.rotation(),
                velocity: d.vector(1.0) - DVec3::new(0.0, 0.0, 2.0),
                spin: d.vector(3.0),
            }
        })
        .collect();
    let restitution = if d.below(2) == 0 { 0.0 } else { d.between(0.0, 1.0) };
    let friction = d.between(0.0, 1.2);
    let gravity = DVec3::new(0.0, 0.0, -9.81);
    Plan { pieces, friction, restitution, up: DVec3::Z, floor: DVec3::ZERO, gravity, scale: 1.0, correction: true }
}

/// x → −x of a place or a velocity.
fn mirror(v: DVec3) -> DVec3 {
    DVec3::new(-v.x, v.y, v.z)
}

/// The same of a spin.
fn mirror_spin(v: DVec3) -> DVec3 {
    DVec3::new(v.x, -v.y, -v.z)
}

impl Plan {
    /// What the frame makes of it, where piece k went, and how a place of the original is found in the image.
    fn image(&self, frame: Frame, d: &mut Dice) -> (Self, Vec<usize>, Map) {
        let mut p = self.clone();
        let mut order: Vec<usize> = (0..p.pieces.len()).collect();
        let to: Map = match frame {
            Frame::Turned => {
                let q = d.rotation();
                for b in &mut p.pieces {
                    (b.at, b.turn, b.velocity, b.spin) = (q * b.at, q * b.turn, q * b.velocity, q * b.spin);
                }
                (p.up, p.gravity) = (q * p.up, q * p.gravity);
                Box::new(move |x| q * x)
            }
            Frame::Moved => {
                let by = d.vector(50.0);
                for b in &mut p.pieces {
                    b.at += by;
                }
                p.floor += by;
                Box::new(move |x| x + by)
            }
            Frame::Mirrored => {
                for b in &mut p.pieces {
                    b.at = mirror(b.at);
                    b.velocity = mirror(b.velocity);
                    b.spin = mirror_spin(b.spin);
                    // mirrored in the body as well: boxes, balls and their like are their own images
                    let t = b.turn;
                    b.turn = DQuat::from_xyzw(t.x, -t.y, -t.z, t.w);
                    b.points.iter_mut().for_each(|x| *x = mirror(*x));
                }
                Box::new(mirror)
            }
            Frame::Reordered => {
                order.reverse();
                let turned = d.below(order.len() as u64) as usize;
                order.rotate_left(turned);
                p.pieces = order.iter().map(|k| self.pieces[*k].clone()).collect();
                Box::new(|x| x)
            }
            Frame::Rescaled => {
                // from centimetres to tens of metres, from grams to tonnes
                let s = trig::exp(d.between(-3.0, 3.0));
                let m = trig::exp(d.between(-6.0, 6.0));
                for b in &mut p.pieces {
                    b.size *= s;
                    b.points.iter_mut().for_each(|x| *x *= s);
                    b.mass *= m;
                    b.at *= s;
                    b.velocity *= s;
                }
                p.gravity *= s;
                p.scale = s;
                Box::new(move |x| x * s)
            }
        };
        (p, order, to)
    }

    /// The world, and its bodies in the order of the pieces.
    fn build(&self) -> (World, Vec<BodyId>) {
        let mut w = World::with_gravity(self.gravity).expect("gravity");
        let mut s = Settings::default();
        s.solver.tolerance = 1e-12 * self.scale;
        s.solver.restitution_threshold *= self.scale;
        s.correction.enabled = self.correction;
        w.set_settings(s).expect("settings");
        let floor = BodyBuilder::fixed().try_shape(Shape::half_space(self.up)).position(self.floor);
        w.add(floor.friction(self.friction).restitution(self.restitution)).expect("a floor");
        let add = |b: &Piece| {
            let body = match b.kind {
                0 => BodyBuilder::ball(0.5 * b.size.x),
                1 => BodyBuilder::cuboid(b.size),
                2 => BodyBuilder::capsule(0.3 * b.size.y, b.size.x),
                3 => BodyBuilder::cylinder(0.4 * b.size.x, b.size.y),
                _ => BodyBuilder::hull(&b.points),
            };
            let body = body.mass(b.mass).friction(self.friction).restitution(self.restitution);
            w.add(body.position(b.at).orientation(b.turn).velocity(b.velocity).spin(b.spin)).expect("a body")
        };
        let ids = self.pieces.iter().map(add).collect();
        (w, ids)
    }
}

/// What many cases showed.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Cases.
    pub cases: u64,
    /// Steps that were compared, of those that were made.
    pub compared: u64,
    /// Steps with contacts among them.
    pub touching: u64,
    /// Cases that were compared to their last step.
    pub whole: u64,
    /// Cases that ended where the law has several answers, both certified.
    pub several: u64,
    /// Cases that ended where one of the two missed the tolerance and said so.
    pub unsolved: u64,
    /// Cases that ended where the energy guard had to blend one of the two: of several answers to an impact with friction,
    /// one world met one that gains energy, the other one that does not.
    pub guarded: u64,
    /// Cases in which the image went another way although the shaken copies did not.
    pub different: u64,
    /// Largest distance of image and original in a step that was compared and agrees [m].
    pub worst: f64,
    /// Seeds of the cases that differ.
    pub seeds: Vec<u64>,
}

/// What a step of a case showed.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// Number of the step.
    pub step: u32,
    /// How far places of image and original are apart after it, in units of the original [m].
    pub off: f64,
    /// The same of velocities [m/s].
    pub apart: f64,
    /// Residuals of both, in units of the original [m/s].
    pub residuals: [f64; 2],
}

/// The case of a seed; `tell` gets every step that is compared, with both worlds.
pub fn case(seed: u64, mut tell: impl FnMut(Step, [&World; 2])) -> Tally {
    let frame = FRAMES[(seed % 5) as usize];
    let mut original = plan(seed);
    original.correction = !matches!(frame, Frame::Mirrored | Frame::Reordered);
    let mut d = Dice::new(seed ^ 0xf7a3_e511);
    let (image, order, to) = original.image(frame, &mut d);
    let scale = image.scale;
    let (mut w, ids) = original.build();
    let (mut other, images) = image.build();
    let mut shaken: Vec<(World, Vec<BodyId>)> = (0..2)
        .map(|_| {
            let mut p = original.clone();
            p.pieces.iter_mut().for_each(|b| b.at += d.direction() * SHAKE);
            p.build()
        })
        .collect();
    let mut t = Tally { cases: 1, ..Tally::default() };
    // the same point of the body's image
    let within = |point: DVec3| if frame == Frame::Mirrored { mirror(point) } else { point * scale };
    let near = |w: &World, a: BodyId, copy: &World, b: BodyId| {
        POINTS.iter().all(|p| (motion(w, a, *p).0 - motion(copy, b, *p).0).length() <= CALM)
    };
    // how far the two were apart when the step began, in places and in velocities, and whether they took two answers since
    let (mut before, mut apart_before, mut took_two) = (0.0, 0.0, false);
    for step in 0..STEPS {
        let touching = !w.step(DT).contacts.is_empty();
        other.step(DT);
        let mut calm = true;
        for (copy, copies) in &mut shaken {
            copy.step(DT);
            calm &= ids.iter().zip(copies.iter()).all(|(a, b)| near(&w, *a, copy, *b));
        }
        if !calm {
            break;
        }
        t.compared += 1;
        t.touching += u64::from(touching);
        t.whole += u64::from(step + 1 == STEPS);
        let (mut off, mut apart): (f64, f64) = (0.0, 0.0);
        let raise = |old: &mut f64, new: f64| *old = if new > *old || new.is_nan() { new } else { *old };
        for (k, id) in images.iter().enumerate() {
            for point in POINTS {
                let (place, speed) = motion(&w, ids[order[k]], point);
                let (image_place, image_speed) = motion(&other, *id, within(point));
                raise(&mut off, (to(place) - image_place).length() / scale);
                raise(&mut apart, (to(speed) - to(DVec3::ZERO) - image_speed).length() / scale);
            }
        }
        let (residual, image_residual) = (w.report().residual(), other.report().residual() / scale);
        tell(Step { step, off, apart, residuals: [residual, image_residual] }, [&w, &other]);
        let certified = residual <= CERTIFIED && image_residual <= CERTIFIED;
        // what the guard blended says so in its own word, see below
        let missed = |w: &World| {
            let mut certificates = w.report().islands.iter().map(|i| i.certificate);
            certificates.any(|c| !c.is_solved() && !c.guarded)
        };
        let admitted = missed(&w) || missed(&other);
        if !certified && admitted {
            t.unsolved = 1;
            break;
        }
        if before <= AGREE && apart > PARTED && certified {
            t.several = 1;
            break;
        }
        let guarded = w.report().guarded() > 0 || other.report().guarded() > 0;
        if before <= AGREE && apart > PARTED && guarded {
            t.guarded = 1;
            break;
        }
        let closer = before <= SAME && apart_before <= 1e-2 * apart;
        took_two |= closer && apart >= NOTICED && residual <= 1e-3 * apart && image_residual <= 1e-3 * apart;
        if !(off <= AGREE && apart <= PARTED) && took_two {
            t.several = 1;
            break;
        }
        if !(off <= AGREE && apart <= PARTED) {
            t.different = 1;
            t.seeds.push(seed);
            break;
        }
        t.worst = if off > t.worst { off } else { t.worst };
        (before, apart_before) = (off, apart);
    }
    t
}

/// So many cases of a frame, on all processors.
#[must_use]
pub fn run(frame: Frame, cases: u64) -> Tally {
    let mut all = Tally::default();
    for t in share(cases, |k| case(5 * k + frame as u64, |_, _| ())) {
        all.cases += t.cases;
        all.compared += t.compared;
        all.touching += t.touching;
        all.whole += t.whole;
        all.several += t.several;
        all.unsolved += t.unsolved;
        all.guarded += t.guarded;
        all.different += t.different;
        all.worst = if t.worst > all.worst { t.worst } else { all.worst };
        all.seeds.extend(t.seeds);
    }
    all
}
