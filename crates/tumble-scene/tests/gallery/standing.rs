//! Stacks, arches and towers: they stand, and carry what is above them.

use crate::stage::{G, near, stage, stage_with};
use tumble::{BodyId, DVec3};

#[test]
fn stack_stands_and_its_ledger_is_empty() {
    let mut s = stage("stack");
    assert!(s.moved(None) < 1e-6);
    let l = s.built.world.ledger();
    for (name, x) in [("kinetic", l.kinetic), ("friction", l.friction_loss), ("impacts", l.restitution_loss)] {
        assert!(x.abs() < 1e-9 * l.initial, "{name}: {x} J");
    }
}

#[test]
fn pyramid_carries_above_every_row_what_is_above() {
    let mut s = stage("pyramid");
    assert!(s.moved(None) < 1e-6);
    let row =
        |id: BodyId| s.built.name(id).and_then(|n| n.strip_prefix("row ").map(|r| r[..1].parse::<i32>().unwrap()));
    let weight = 500.0 * 0.125 * G;
    let r = s.built.world.report();
    let mut above = 21;
    for k in 0..6 {
        let lift: f64 = r
            .contacts
            .iter()
            .map(|c| (row(c.body_a).unwrap_or(-1), row(c.body_b).unwrap_or(-1), c.world_impulse().z / r.dt))
            .map(|(a, b, f)| {
                if (a, b) == (k - 1, k) {
                    f
                } else if (a, b) == (k, k - 1) {
                    -f
                } else {
                    0.0
                }
            })
            .sum();
        near(&format!("row {k}"), lift, f64::from(above) * weight, 1e-6 * weight);
        above -= 6 - k;
    }
}

#[test]
fn ratio_1e6_the_gram_is_not_crushed() {
    let mut s = stage("ratio_1e6");
    assert!(s.moved(None) < 1e-6);
    let (gram, tonne) = (s.id("gram"), s.id("tonne"));
    near("load", s.built.world.report().normal_force(gram, tonne), 1000.0 * G, 1e-3);
}

#[test]
fn arch_stands_on_two_equal_thrusts_and_falls_without_friction() {
    let mut s = stage("arch");
    assert!(s.moved(None) < 1e-6);
    let ground = s.id("ground");
    let weight: f64 = s.built.world.bodies().filter(|b| b.mass().is_finite()).map(|b| b.mass() * G).sum();
    let foot = |name: &str| {
        let (id, r) = (s.id(name), s.built.world.report());
        let mut f = DVec3::ZERO;
        for c in r.contacts_of(id).filter(|c| c.body_a == ground || c.body_b == ground) {
            f += c.world_impulse() / r.dt * if c.body_b == id { 1.0 } else { -1.0 };
        }
        f
    };
    let (right, left) = (foot("stone 0"), foot("stone 14"));
    near("right foot", right.z, 0.5 * weight, 1e-4 * weight);
    near("left foot", left.z, 0.5 * weight, 1e-4 * weight);
    near("thrust", right.x, -left.x, 1e-6 * weight);
    assert!(right.x < -0.05 * weight, "the ground pushes inwards with {right}");
    let mut slippery = stage_with("arch", &[("friction = 0.7", "friction = 0.1")]);
    assert!(slippery.moved(Some(0.5)) > 0.05);
}

#[test]
fn card_house_stands_by_friction() {
    assert!(stage("card_house").moved(None) < 1e-6);
    let mut slippery = stage_with("card_house", &[("friction = 0.6", "friction = 0.15")]);
    assert!(slippery.moved(Some(0.4)) > 0.01);
}

#[test]
fn jenga_one_tower_stands_and_one_falls_to_the_empty_side() {
    let mut s = stage("jenga");
    let top = s.at("right 9.1");
    let start: Vec<(String, DVec3)> =
        s.built.names.iter().filter(|(_, n)| n.starts_with("left")).map(|(_, n)| (n.clone(), s.at(n))).collect();
    s.play(Some(0.5), |_| {});
    for (n, p) in &start {
        assert!((s.at(n) - *p).length() < 1e-6, "{n}");
    }
    let fell = s.at("right 9.1") - top;
    assert!(fell.x > 0.05 && fell.z < -0.05, "{fell}");
}

#[test]
fn kapla_tower_stands() {
    let mut s = stage("kapla_tower");
    assert!(s.moved(None) < 1e-8);
    let (floor, r) = (s.id("floor"), s.built.world.report());
    let load: f64 = r.contacts_of(floor).map(|c| c.impulse.x / r.dt).sum();
    near("load", load, 24.0 * 550.0 * 0.024 * 0.12 * 0.008 * G, 1e-6);
}
