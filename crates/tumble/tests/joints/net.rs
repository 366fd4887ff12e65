//! A net: more loops than links in a row, so that no order of elimination is that of a tree.

use crate::support::{G, run, world};
use tumble::{BodyBuilder, BodyId, DVec3, End, JointBuilder};

const SIDE: usize = 12;

#[test]
fn a_net_of_hundreds_of_loops_swings_and_its_edge_bears_its_weight() {
    let mut w = world(1e-9);
    let place = |row: usize, column: usize| DVec3::new(0.1 * column as f64, 0.0, -0.1 * (row + 1) as f64);
    let knot = |row, column| BodyBuilder::ball(0.01).mass(0.05).position(place(row, column));
    let mut knots: Vec<BodyId> = Vec::new();
    for k in 0..SIDE * SIDE {
        knots.push(w.add(knot(k / SIDE, k % SIDE)).unwrap());
    }
    let mut edge = Vec::new();
    for (k, &b) in knots.iter().enumerate() {
        let (row, column) = (k / SIDE, k % SIDE);
        let at = place(row, column);
        let above = if row == 0 { End::World } else { End::Body(knots[k - SIDE]) };
        let rod = w.add_joint(JointBuilder::rod(above, b).at_a(at + DVec3::Z * 0.1).at_b(at)).unwrap();
        if row == 0 {
            edge.push(rod);
        }
        if column > 0 {
            w.add_joint(JointBuilder::rod(knots[k - 1], b).at_a(place(row, column - 1)).at_b(at)).unwrap();
        }
    }
    // at rest every column hangs by itself
    let seen = run(&mut w, 1.0 / 240.0, 2, |_| {});
    seen.holds("at rest");
    for rod in edge {
        let force = w.joint(rod).unwrap().force();
        assert!((force.length() - 0.05 * SIDE as f64 * G).abs() < 1e-9 * G, "{force}");
    }
    // a gust across the net, stronger where it is lower
    for (k, &b) in knots.iter().enumerate() {
        let (row, column) = ((k / SIDE) as f64, (k % SIDE) as f64);
        w.set_velocity(b, DVec3::Y * (0.1 * row + 0.02 * (column - 5.5))).unwrap();
    }
    let (kinetic, potential) = w.energy();
    let begin = kinetic + potential;
    let (mut off, mut lowest) = (0.0, 0.0);
    let seen = run(&mut w, 1.0 / 240.0, 40, |w| {
        let (kinetic, potential) = w.energy();
        off = if (kinetic + potential - begin).abs() > off { (kinetic + potential - begin).abs() } else { off };
        let y = w.centre(knots[SIDE * SIDE - 1]).unwrap().y;
        lowest = if y > lowest { y } else { lowest };
    });
    seen.holds("in the wind");
    // second order: of the energy of the gust
    assert!(off < 1e-2 * kinetic && lowest > 0.1, "{off} J of {kinetic} J, {lowest} m");
}
