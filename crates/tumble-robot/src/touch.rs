//! Which shapes of robots touch: MuJoCo's masks and explicit pairs as collision groups.
//!
//! Two geoms touch in MuJoCo if *one* of them is of a type that the other meets; two shapes meet here if *each* is. So every
//! combination of masks becomes a group of its own that meets those that it should.

use crate::finding::{Finding, Severity, code};
use crate::model::Robot;
use tumble::Groups;

/// First of the bits that robots use; those below are the scene's own groups.
const FIRST: u32 = 33;

/// Traits that tell a class of shapes from others: masks and partners.
#[derive(Clone, Debug)]
struct Class {
    masks: (u32, u32),
    /// Its shapes that are in explicit pairs: robot, link, index. They are all paired with the same.
    own: Vec<(usize, usize, usize)>,
    partners: Vec<(usize, usize, usize)>,
}

/// Collision groups of all robots of a world.
#[derive(Clone, Debug, Default)]
pub struct Bits {
    classes: Vec<Class>,
    robots: usize,
}

const PLAIN: (u32, u32) = (1, 1);

fn meet(a: &Class, b: &Class) -> bool {
    let paired = b.own.iter().any(|o| a.partners.contains(o)) || a.own.iter().any(|o| b.partners.contains(o));
    paired || a.masks.0 & b.masks.1 != 0 || b.masks.0 & a.masks.1 != 0
}

/// The groups of each shape of each link.
pub(crate) fn classes(robot: &Robot, bits: &mut Bits, findings: &mut Vec<Finding>) -> Vec<Vec<Groups>> {
    let number = bits.robots;
    bits.robots += 1;
    let plain = Class { masks: PLAIN, own: Vec::new(), partners: Vec::new() };
    if bits.classes.is_empty() {
        bits.classes.push(plain.clone());
    }
    let mut all: Vec<Vec<usize>> = Vec::new();
    let mut full = false;
    for (l, link) in robot.links.iter().enumerate() {
        let mut own = Vec::new();
        for (s, shape) in link.shapes.iter().enumerate() {
            let key = (number, l, s);
            let of = |[a, b]: &[(usize, usize); 2]| match (*a == (l, s), *b == (l, s)) {
                (true, _) => Some((number, b.0, b.1)),
                (_, true) => Some((number, a.0, a.1)),
                _ => None,
            };
            let mut partners: Vec<_> = robot.pairs.iter().filter_map(of).collect();
            partners.sort_unstable();
            let paired = !partners.is_empty();
            let known = bits.classes.iter().position(|c| c.masks == shape.masks && c.partners == partners);
            let k = match known {
                Some(k) => k,
                None if bits.classes.len() < (64 - FIRST) as usize => {
                    bits.classes.push(Class { masks: shape.masks, own: Vec::new(), partners });
                    bits.classes.len() - 1
                }
                None => {
                    full = true;
                    0
                }
            };
            if paired && k > 0 {
                bits.classes[k].own.push(key);
            }
            own.push(k);
        }
        all.push(own);
    }
    if full {
        findings.push(Finding {
            severity: Severity::Approximated,
            code: code::APPROXIMATED,
            place: robot.links.first().map(|l| l.place.clone()).unwrap_or_default(),
            path: robot.name.clone(),
            value: String::new(),
            message: "more combinations of masks and pairs than there are groups: the rest touch everything".to_owned(),
            help: "use fewer kinds of contype and conaffinity, or exclusions of bodies".to_owned(),
            count: 1,
        });
    }
    // the plain class is the first group, of all that is no robot
    let bit = |k: usize| if k == 0 { 1_u64 } else { 1 << (FIRST + k as u32 - 1) };
    let groups = |k: usize| {
        let class = &bits.classes[k];
        let mut meets = 0;
        for (j, other) in bits.classes.iter().enumerate() {
            if meet(class, other) {
                meets |= bit(j);
            }
        }
        if meet(class, &plain) {
            // groups of the scene's own, and classes of robots that come later
            meets |= (1 << FIRST) - 1;
        }
        Groups { member: bit(k), meets: if k == 0 { !0 } else { meets } }
    };
    all.iter().map(|own| own.iter().map(|k| groups(*k)).collect()).collect()
}
