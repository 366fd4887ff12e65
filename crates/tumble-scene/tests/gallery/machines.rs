//! Mechanisms: joints by their closed forms, and joints and contacts in one problem.

use crate::stage::{G, Stage, larger, near, stage, stage_with};
use tumble::{DVec3, JointId, Verdict, World, trig};

fn joint(s: &Stage, name: &str) -> JointId {
    s.built.find_joint(name).unwrap_or_else(|| panic!("no joint {name}"))
}

fn value(w: &World, joint: JointId) -> f64 {
    w.joint(joint).unwrap().coordinate(0)
}

/// Joints are closed at every midpoint, and every coordinate is within its range.
fn closed(w: &World) {
    let r = w.report();
    assert!(r.joint_gap() <= 1e-9 && r.joint_turn() <= 1e-9, "{:e} m {:e} rad", r.joint_gap(), r.joint_turn());
    for j in &r.joints {
        let Some(joint) = w.joint(j.joint) else { continue };
        for (k, c) in j.coordinates.iter().enumerate().take(j.count) {
            let Some((least, most)) = joint.range(k) else { continue };
            assert!(c.value >= least - 1e-7 && c.value <= most + 1e-7, "{j:?}: {} of {least} … {most}", c.value);
        }
    }
}

#[test]
fn double_pendulum_is_where_another_integrator_takes_it() {
    let mut s = stage("double_pendulum");
    let (kinetic, potential) = s.built.world.energy();
    let start = kinetic + potential;
    s.play(Some(2.0), closed);
    // second order: 2e-4 m at 1/240, here half of that step
    for (name, x, z) in [("upper rod", 0.498_263_550, 0.041_634_537), ("lower rod", 0.527_842_933, -0.090_900_819)] {
        let p = s.at(name);
        assert!((p - DVec3::new(x, 0.0, z)).length() < 2e-4, "{name}: {p}");
    }
    let mut off = 0.0;
    s.play(Some(8.0), |w| {
        let (kinetic, potential) = w.energy();
        off = larger(off, (kinetic + potential - start).abs());
    });
    // of what is at stake: two rods of 1 kg that fall by 2 m and more
    assert!(off < 2e-3 * 4.0 * G, "{off} J");
}

#[test]
fn engine_runs_its_piston_and_rocker_as_their_triangles_say() {
    let mut s = stage("engine");
    let [axle, bore, stand] = ["axle", "bore", "stand"].map(|n| joint(&s, n));
    let (r, l, b, c, foot) = (0.1, 0.35, 0.4, 0.25, 0.35);
    let (mut off, mut ends) = (0.0, (0.0, 0.0));
    let mut piston = (0.0, 0.0);
    s.play(None, |w| {
        closed(w);
        let (sin, cos) = trig::sin_cos(value(w, axle));
        let exact = r * cos + (l * l - r * r * sin * sin).sqrt() - (r + l);
        let way = value(w, bore);
        off = larger(off, (way - exact).abs());
        piston = (larger(piston.0, -way), larger(piston.1, way));
        let angle = value(w, stand);
        ends = (larger(ends.0, -angle), larger(ends.1, angle));
    });
    // a frame stands between midpoints: the sagitta of half a step, h²ω²r/8 and its like
    assert!(off < 2.0 * r * 0.001 * 0.001 * 40.0, "{off}");
    near("stroke", piston.0 + piston.1, 2.0 * r, 1e-4);
    // crank and coupler in one line: the triangle of the rocker, the foot and b ± r
    let angle = |far: f64| trig::acos((c * c + foot * foot - far * far) / (2.0 * c * foot));
    near("swing", ends.0 + ends.1, angle(b + r) - angle(b - r), 2e-3);
    near("speed", s.built.world.joint(axle).unwrap().rate(0), std::f64::consts::TAU, 1e-6);
    assert_eq!(s.built.world.report().islands[0].redundant, 6);
}

#[test]
fn gripper_lifts_its_box_and_does_not_let_it_slip() {
    let mut s = stage("gripper");
    let (hand, cargo) = (s.id("hand"), s.id("box"));
    let mut held = None;
    s.play(None, |w| {
        closed(w);
        let apart = w.position(hand).unwrap() - w.position(cargo).unwrap();
        if w.time() > 0.5 {
            let first = *held.get_or_insert(apart);
            assert!((apart - first).length() < 1e-6, "slipped by {}", apart - first);
        }
    });
    assert!(s.at("box").z > 0.3, "{}", s.at("box"));
    for name in ["left", "right"] {
        let finger = s.built.world.joint(joint(&s, name)).unwrap();
        near(name, finger.motor_force(0), 30.0, 1e-9);
    }
    let carried: f64 = s.built.world.report().contacts.iter().map(|c| c.impulse.x).sum::<f64>() / s.scene.step;
    near("normal forces", carried, 60.0, 1e-3);
}

#[test]
fn ragdoll_comes_to_rest_with_its_joints_whole() {
    let mut s = stage("ragdoll");
    let (kinetic, potential) = s.built.world.energy();
    let start = kinetic + potential;
    let mut most = 0.0;
    s.play(None, |w| {
        closed(w);
        let (kinetic, potential) = w.energy();
        most = larger(most, kinetic + potential - start);
    });
    assert!(most < 1e-3 * start, "{most} J of {start} J");
    let fastest = s.built.world.bodies().map(|b| b.velocity().length()).fold(0.0, larger);
    assert!(fastest < 0.2, "{fastest} m/s");
    assert!(s.at("chest").z < 1.6, "{}", s.at("chest"));
}

#[test]
fn cradle_on_wires_hands_the_height_on_while_three_stay() {
    let mut s = stage("cradle_on_wires");
    let balls = [0, 1, 2, 3, 4].map(|k| s.id(&format!("ball {k}")));
    let (mut rise, mut strayed) = (0.0, 0.0);
    // struck at 0.28 s; the last comes down again at 0.84 s
    s.play(Some(0.8), |w| {
        closed(w);
        let height = |k: usize| w.position(balls[k]).unwrap().z + 0.3;
        rise = larger(rise, height(4));
        if w.time() > 0.35 {
            strayed = larger(strayed, larger(height(1), larger(height(2), height(3))));
        }
    });
    // second order: 1.4e-6 m at this step
    near("rise", rise, 0.3 * (1.0 - trig::cos(std::f64::consts::FRAC_PI_6)), 3e-6);
    assert!(strayed < 1e-5, "{strayed} m");
    s.play(Some(0.15), closed);
    // and back: the first is on its way up again
    let (first, last) = (s.velocity("ball 0"), s.velocity("ball 4"));
    assert!(first.x < -0.1 && last.length() < 0.01, "{first} {last}");
}

#[test]
fn peg_goes_in_where_it_is_aimed_within_the_room_and_not_beside() {
    // the end of the peg over the ground of the gantry, which starts at 50 mm [m]
    let end = |s: &Stage| s.at("gantry/peg").z - 0.03;
    let mut s = stage("peg");
    s.play(None, closed);
    near("end of the peg", end(&s), 0.05 - 0.085, 1e-3);
    let at = s.at("gantry/peg");
    assert!(at.x.abs() < 25e-6 && at.y.abs() < 25e-6, "{at}");
    let mut s = stage_with("peg", &[("0.00002", "0.00003")]);
    s.play(None, closed);
    near("end of the peg on the rim", end(&s), 0.0, 1e-7);
}

#[test]
fn quadruped_trots_upright_over_hills_and_then_stands() {
    let mut s = stage("quadruped");
    let start = s.at("dog/trunk");
    let mut least = 1.0;
    let trunk = s.id("dog/trunk");
    let upright = |w: &World, least: &mut f64| {
        closed(w);
        let up = (w.orientation(trunk).unwrap() * DVec3::Z).z;
        *least = -larger(-*least, -up);
    };
    s.play(None, |w| upright(w, &mut least));
    assert!(least > trig::cos(15.0_f64.to_radians()), "{least}");
    // ten steps of 12 cm, of which it makes the first and the last in part, less what feet slip
    let way = s.at("dog/trunk").x - start.x;
    assert!(way > 0.36 && way < 1.2, "{way} m");
    let w = &s.built.world;
    let weight: f64 = w.bodies().map(|b| b.mass()).sum::<f64>() * G;
    let carried: f64 = w.report().contacts.iter().map(|c| c.world_impulse().z).sum::<f64>() / s.scene.step;
    near("forces of the feet", carried, weight, 1e-3 * weight);
}

#[test]
fn suspension_bridge_carries_a_truck_across_on_two_cables_alike() {
    let mut s = stage("suspension_bridge");
    let pieces = |side: &str| -> Vec<JointId> {
        let cable = (0..=6).map(|k| format!("{side} cable {k}"));
        cable.chain((0..6).map(|k| format!("{side} hanger {k}"))).map(|name| joint(&s, &name)).collect()
    };
    let [near_side, far_side] = ["near", "far"].map(pieces);
    let plates = [0, 1, 2, 3, 4, 5].map(|k| s.id(&format!("plate {k}")));
    let weight = (400.0 + 4.0 * 15.0 + 6.0 * 60.0 + 12.0 * 4.0) * G;
    let (mut apart, mut sunk, mut pull, mut longer) = (0.0, 0.0, 0.0, 0.0);
    s.play(None, |w| {
        let r = w.report();
        assert!(r.verdict() == Verdict::Solved && r.joint_gap() <= 1e-9, "{:?}, {:e} m", r.verdict(), r.joint_gap());
        let force = |id: JointId| {
            w.joint(id).unwrap().report().map_or(0.0, |r| r.coordinates[0].limit_impulse.abs()) / w.report().dt
        };
        for (a, b) in near_side.iter().zip(&far_side) {
            // later on its jolts make more of every rounding, and it leans to one side
            if w.time() < 2.0 {
                apart = larger(apart, (force(*a) - force(*b)).abs());
            }
            pull = larger(pull, force(*a));
            // ropes are held at midpoints: at the end of a step they are longer by what their pull bends the way of a node
            let longest = w.joint(*a).unwrap().range(0).unwrap().1;
            longer = larger(longer, value(w, *a) - longest);
        }
        for plate in plates {
            sunk = larger(sunk, -0.05 - w.position(plate).unwrap().z);
        }
    });
    assert!(apart < 1e-4 * weight, "{apart} N of {weight} N");
    assert!(pull > 0.5 * weight && sunk > 0.1, "{pull} N, {sunk} m");
    let bend = pull / 4.0 * s.scene.step * s.scene.step / 8.0;
    assert!(longer < bend, "{longer} m of {bend} m");
    let truck = s.at("chassis");
    assert!(truck.x > 3.4 && truck.y.abs() < 0.05, "{truck}");
}
