//! A suspension bridge: a deck of hinged plates that hangs by ropes from two cables, and a truck that drives over it.

use crate::support::{G, larger, world};
use tumble::{BodyBuilder, BodyId, DVec3, End, JointBuilder, JointId, Verdict, World};

const PLATES: usize = 12;
const SIDES: [f64; 2] = [-1.0, 1.0];

struct Bridge {
    world: World,
    plates: Vec<BodyId>,
    /// Hangers and pieces of the cables of the two sides, in the same order.
    ropes: [Vec<JointId>; 2],
}

fn bridge() -> Bridge {
    let mut w = world(1e-9);
    let middle = |k: usize| k as f64 + 0.5 - 0.5 * PLATES as f64;
    let half = 0.5 * PLATES as f64;
    let cable = |x: f64, side: f64| DVec3::new(x, side, 0.6 + 2.4 * (x / half) * (x / half));
    let plate = |k: usize| {
        let shape = BodyBuilder::cuboid(DVec3::new(0.98, 2.2, 0.1)).mass(40.0).friction(0.0);
        shape.position(DVec3::new(middle(k), 0.0, -0.05))
    };
    let plates: Vec<BodyId> = (0..PLATES).map(|k| w.add(plate(k)).unwrap()).collect();
    // the far end has room: a deck between two fixed hinges could not sag at all
    for k in 0..PLATES {
        let end = |k: Option<usize>| k.and_then(|k| plates.get(k)).map_or(End::World, |b| End::Body(*b));
        let at = DVec3::new(k as f64 - half, 0.0, -0.05);
        w.add_joint(JointBuilder::hinge(end(k.checked_sub(1)), end(Some(k))).at(at).axis(DVec3::Y)).unwrap();
    }
    let ropes = SIDES.map(|side| {
        let mut ropes = Vec::new();
        let node = |k: usize| BodyBuilder::ball(0.02).mass(2.0).position(cable(middle(k), side));
        let nodes: Vec<BodyId> = (0..PLATES).map(|k| w.add(node(k)).unwrap()).collect();
        let mut rope = |a: End, b: BodyId, from: DVec3, to: DVec3| {
            ropes.push(w.add_joint(JointBuilder::rope(a, b).at_a(from).at_b(to)).unwrap());
        };
        for k in 0..PLATES {
            let here = cable(middle(k), side);
            let (from, at) = if k == 0 {
                (End::World, cable(-half, side))
            } else {
                (End::Body(nodes[k - 1]), cable(middle(k - 1), side))
            };
            rope(from, nodes[k], at, here);
            rope(End::Body(nodes[k]), plates[k], here, DVec3::new(middle(k), side, 0.0));
        }
        rope(End::World, nodes[PLATES - 1], cable(half, side), cable(middle(PLATES - 1), side));
        ropes
    });
    Bridge { world: w, plates, ropes }
}

impl Bridge {
    /// Forces of the ropes of a side in the last step [N].
    fn pulls(&self, side: usize) -> Vec<f64> {
        let pull = |id: &JointId| {
            let report = self.world.joint(*id).unwrap().report();
            report.map_or(0.0, |r| r.coordinates[0].limit_impulse.abs()) / self.world.report().dt
        };
        self.ropes[side].iter().map(pull).collect()
    }
}

#[test]
fn a_truck_on_a_suspension_bridge_loads_both_cables_alike() {
    let mut b = bridge();
    let truck = BodyBuilder::cuboid(DVec3::new(2.0, 1.2, 0.8)).mass(300.0).friction(0.0);
    let truck = b.world.add(truck.position(DVec3::new(-4.0, 0.0, 0.4)).velocity(DVec3::X * 4.0)).unwrap();
    let weight = (300.0 + 40.0 * PLATES as f64 + 4.0 * PLATES as f64) * G;
    let (mut apart, mut sag) = (0.0, 0.0);
    for step in 0..60 {
        let report = b.world.step(1.0 / 240.0);
        assert!(
            report.verdict() == Verdict::Solved && report.joint_gap() < 1e-9,
            "step {step}: {:?}",
            report.verdict()
        );
        for (left, right) in b.pulls(0).iter().zip(b.pulls(1)) {
            apart = larger(apart, (left - right).abs());
        }
        for plate in &b.plates {
            sag = larger(sag, -0.05 - b.world.centre(*plate).unwrap().z);
        }
    }
    // two cables share the load in many ways; the least loads are those of a mirror, to the rounding of their search
    assert!(apart < 1e-8 * weight, "{apart} N of {weight} N");
    let at = b.world.centre(truck).unwrap();
    assert!((at.x + 3.0).abs() < 0.05 && at.y.abs() < 1e-8 && sag > 0.01, "{at} {sag}");
}
