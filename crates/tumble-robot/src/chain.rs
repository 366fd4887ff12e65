//! Several joints of one link as few joints of a world: those whose kinematics are one joint's become that joint, and no link
//! is needed between them.
//!
//! A run of joints is one joint where its displacements come first, along axes square to each other, and its turns follow about
//! axes through one point, each square to the next:
//!
//! | run | joint |
//! |---|---|
//! | a slide and a hinge along one axis | cylindrical |
//! | two hinges | universal |
//! | three hinges, the second within a quarter turn by its limits | six-degree axes: about z, then y, then x |
//! | slides, and slides with hinges along or across them | six-degree axes |

use crate::model::{Joint, Motion, Robot};
use std::ops::Range;
use tumble::Axis;
use tumble_math::DVec3;

/// Largest distance of axes from one point [m], and largest cosine of axes that are square to each other [–]: rounding of the decimals
/// of a file. Places are then wrong by no more than this.
const SQUARE: f64 = 1e-12;

/// How far the second of three turns may go from zero [rad]: 88 degrees; at 90 the first and the third are about one line, and a
/// joint within one degree of that has no exact step.
const SECOND_TURN: f64 = 88.0 * std::f64::consts::PI / 180.0;

/// The joint that a run becomes; directions in the frame of the link where its joints are at their references.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Kind {
    /// The one joint that it is.
    Single,
    /// Its axis.
    Cylindrical(DVec3),
    /// The two axes.
    Universal([DVec3; 2]),
    /// The axes z and x, and which of the six are locked.
    Axes { z: DVec3, x: DVec3, locked: [bool; 6] },
}

/// A coordinate of a joint of the world that a joint of the robot is: position of that = sign·coordinate + offset [rad or m].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Coordinate {
    /// Its number among those of the world's joint.
    pub index: usize,
    /// 1 or −1 [–].
    pub sign: f64,
    /// Position where the coordinate is zero [rad or m].
    pub offset: f64,
}

impl Coordinate {
    /// The first coordinate, as it is.
    pub const FIRST: Self = Self { index: 0, sign: 1.0, offset: 0.0 };

    /// The position of the robot's joint for a value of the coordinate [rad or m].
    #[must_use]
    pub fn position(&self, value: f64) -> f64 {
        self.sign * value + self.offset
    }

    /// The value of the coordinate for a position of the robot's joint [rad or m].
    #[must_use]
    pub fn value(&self, position: f64) -> f64 {
        self.sign * (position - self.offset)
    }

    /// The motor along the coordinate that acts on the robot's joint as a given one.
    #[must_use]
    pub fn motor(&self, motor: tumble::Motor) -> tumble::Motor {
        use tumble::Drive;
        let drive = match motor.drive {
            Drive::Velocity { rate } => Drive::Velocity { rate: self.sign * rate },
            Drive::Position { position, rate, stiffness, damping } => {
                Drive::Position { position: self.value(position), rate: self.sign * rate, stiffness, damping }
            }
            Drive::Force { force } => Drive::Force { force: self.sign * force },
            other => other,
        };
        tumble::Motor { drive, ..motor }
    }
}

/// Joints of a link that are one joint of a world.
#[derive(Clone, Debug)]
pub(crate) struct Run {
    /// Numbers of the robot's joints.
    pub(crate) joints: Range<usize>,
    pub(crate) kind: Kind,
    /// The point of the joint in the frame of the link [m].
    pub(crate) at: DVec3,
    /// By joint of the run.
    pub(crate) coordinates: Vec<Coordinate>,
}

/// The runs of a link, in the order of its joints: as few as there are.
pub(crate) fn runs(robot: &Robot, link: usize) -> Vec<Run> {
    let Range { start: mut first, end } = robot.links[link].joints.clone();
    let mut all = Vec::new();
    while first < end {
        let longest = (first + 2..=end).rev().find_map(|last| run(robot, first..last));
        let next = longest.unwrap_or_else(|| Run {
            joints: first..first + 1,
            kind: Kind::Single,
            at: robot.joints[first].at,
            coordinates: vec![Coordinate::FIRST],
        });
        first = next.joints.end;
        all.push(next);
    }
    all
}

/// The joint that several are together, if there is one.
fn run(robot: &Robot, joints: Range<usize>) -> Option<Run> {
    let of = &robot.joints[joints.clone()];
    if of.len() > 6 || of.iter().any(|j| !matches!(j.motion, Motion::Hinge | Motion::Slide)) {
        return None;
    }
    let slides: Vec<&Joint> = of.iter().filter(|j| j.motion == Motion::Slide).collect();
    let hinges: Vec<&Joint> = of.iter().filter(|j| j.motion == Motion::Hinge).collect();
    let at = common_point(&hinges)?;
    if let ([slide], [hinge]) = (&slides[..], &hinges[..])
        && slide.axis.cross(hinge.axis).length() <= SQUARE
    {
        // either may come first; a slide against the axis of the hinge counts backwards
        let sign = if slide.axis.dot(hinge.axis) < 0.0 { -1.0 } else { 1.0 };
        let of = |j: &Joint| match j.motion {
            Motion::Slide => Coordinate { index: 0, sign, offset: 0.0 },
            _ => Coordinate { index: 1, sign: 1.0, offset: 0.0 },
        };
        let coordinates = robot.joints[joints.clone()].iter().map(of).collect();
        return Some(Run { joints, kind: Kind::Cylindrical(hinge.axis), at, coordinates });
    }
    if let ([], [a, b]) = (&slides[..], &hinges[..]) {
        let both = [Coordinate::FIRST, Coordinate { index: 1, ..Coordinate::FIRST }];
        let kind = Kind::Universal([a.axis, b.axis]);
        return square(a.axis, b.axis).then(|| Run { joints, kind, at, coordinates: both.to_vec() });
    }
    let first_turn = of.iter().position(|j| j.motion == Motion::Hinge).unwrap_or(of.len());
    if slides.len() > 3 || of[first_turn..].iter().any(|j| j.motion == Motion::Slide) {
        return None;
    }
    axes(joints, &slides, &hinges, at)
}

/// Slides and then hinges as a six-degree joint.
fn axes(joints: Range<usize>, slides: &[&Joint], hinges: &[&Joint], at: DVec3) -> Option<Run> {
    // z, x: those of the turns where there are any, those of the slides where there are not
    let (z, x) = match hinges {
        [] => (slides[0].axis, slides[1].axis),
        [only] => (only.axis, slides.iter().map(|s| s.axis).find(|s| square(*s, only.axis))?),
        [first, last] => (first.axis, last.axis),
        [first, second, last] => {
            let reached = second.range.map(|(lo, hi)| [lo, hi].map(|q| (q - second.reference).abs()));
            let within = reached.is_some_and(|q| q.iter().all(|q| *q <= SECOND_TURN));
            if !within || !square(first.axis, second.axis) || !square(second.axis, last.axis) {
                return None;
            }
            (first.axis, last.axis)
        }
        _ => return None,
    };
    if !square(z, x) {
        return None;
    }
    let triad = [x, z.cross(x), z];
    let mut locked = [true; 6];
    // the axis that a direction is along, and whether with it or against it
    let mut take = |direction: DVec3, kind: usize| {
        let k = (0..3).find(|k| direction.cross(triad[*k]).length() <= SQUARE)?;
        let sign = if direction.dot(triad[k]) < 0.0 { -1.0 } else { 1.0 };
        std::mem::replace(&mut locked[kind + k], false).then_some((kind + k, sign))
    };
    let mut coordinates = Vec::new();
    for slide in slides {
        let (index, sign) = take(slide.axis, 0)?;
        coordinates.push(Coordinate { index, sign, offset: 0.0 });
    }
    let mut before = Axis::ALL.len();
    for hinge in hinges {
        let (index, sign) = take(hinge.axis, Axis::TurnX.index())?;
        // the turns of the joint are about z, then y, then x
        if index >= before {
            return None;
        }
        before = index;
        coordinates.push(Coordinate { index, sign, offset: hinge.reference });
    }
    Some(Run { joints, kind: Kind::Axes { z, x, locked }, at, coordinates })
}

fn square(a: DVec3, b: DVec3) -> bool {
    a.dot(b).abs() <= SQUARE
}

/// The point that all axes go through; where only one turns, its own.
fn common_point(hinges: &[&Joint]) -> Option<DVec3> {
    let at = match hinges {
        [] => return Some(DVec3::ZERO),
        [only] => return Some(only.at),
        [a, b, ..] => {
            // of axes that are square to each other the point of one is as far along the other as that is from it
            if a.at == b.at { a.at } else { a.at + a.axis * a.axis.dot(b.at - a.at) }
        }
    };
    let on = |j: &&Joint| (at - j.at).cross(j.axis).length() <= SQUARE;
    hinges.iter().all(on).then_some(at)
}
