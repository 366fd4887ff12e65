//! A gyroscope in two rings, and bodies that joints make one of.

use crate::support::{energy, larger, run, world};
use tumble::{BodyBuilder, BodyId, DVec3, End, JointBuilder, JointId, World, trig};

/// Moment of the rotor about its axle [kg·m²].
const ROTOR: f64 = 0.004;

/// A rotor with its axle along x in an inner ring that turns about y, in an outer one that turns about z: the world, outer ring, inner
/// ring and rotor, and their hinges. Spins [rad/s] of all three; the inner ring weighs 0.5 kg at `off` [m] along the axle.
fn gyroscope(spins: [DVec3; 3], off: f64) -> (World, [BodyId; 3], [JointId; 3]) {
    let mut w = world(1e-10);
    let body = |mass: f64, moments: DVec3| BodyBuilder::ball(0.02).mass(mass).inertia(moments);
    let parts = [
        body(0.3, DVec3::splat(1e-3)),
        body(0.5, DVec3::splat(1e-3)).position(DVec3::X * off).velocity(spins[1].cross(DVec3::X * off)),
        body(1.0, DVec3::new(ROTOR, 0.5 * ROTOR, 0.5 * ROTOR)),
    ];
    let mut ids = Vec::new();
    for (part, spin) in parts.into_iter().zip(spins) {
        ids.push(w.add(part.spin(spin)).unwrap());
    }
    let [outer, inner, rotor] = [ids[0], ids[1], ids[2]];
    let hinge = |w: &mut World, a: End, b: BodyId, axis: DVec3| {
        w.add_joint(JointBuilder::hinge(a, b).at(DVec3::ZERO).axis(axis)).unwrap()
    };
    let joints = [
        hinge(&mut w, End::World, outer, DVec3::Z),
        hinge(&mut w, outer.into(), inner, DVec3::Y),
        hinge(&mut w, inner.into(), rotor, DVec3::X),
    ];
    (w, [outer, inner, rotor], joints)
}

#[test]
fn a_gyroscope_in_gimbals_precesses_as_its_weight_and_its_spin_say() {
    // with its axle level the torque m g d turns it at m g d/(I ω), whatever its other moments are
    let (speed, off) = (150.0, 0.1);
    let rate = 0.5 * 9.81 * off / (ROTOR * speed);
    let run_at = |dt: f64| {
        let level = DVec3::Z * rate;
        let (mut w, _, [outer, inner, _]) = gyroscope([level, level, level + DVec3::X * speed], off);
        let mut tilt = 0.0_f64;
        let seen = run(&mut w, dt, (2.0 / dt).round() as u32, |w| {
            tilt = larger(tilt, w.joint(inner).unwrap().coordinate(0).abs());
        });
        seen.holds("gimbals");
        (w.joint(outer).unwrap().coordinate(0) / (2.0 * rate) - 1.0, tilt)
    };
    let (coarse, fine) = (run_at(1.0 / 480.0), run_at(1.0 / 960.0));
    assert!(coarse.0.abs() < 1e-4 && coarse.1 < 1e-4, "{coarse:?}");
    assert!(coarse.0.abs() > 3.4 * fine.0.abs() && coarse.1 > 3.4 * fine.1, "{coarse:?} {fine:?}");
}

#[test]
fn gimbals_pass_their_lock() {
    // the inner ring turns on through a quarter, where the rotor's axle lies along the outer ring's
    let spins = [DVec3::Z * 0.7, DVec3::new(0.0, 6.0, 0.7), DVec3::new(2.0, 6.0, 0.7)];
    let (mut w, _, [_, inner, _]) = gyroscope(spins, 0.0);
    w.set_gravity(DVec3::ZERO).unwrap();
    let (start, round) = (energy(&w), w.momentum().angular.z);
    let (mut worst, mut turned, mut locked) = (0.0_f64, 0.0_f64, 1.0_f64);
    let seen = run(&mut w, 1.0 / 480.0, 2400, |w| {
        worst = larger(worst, (energy(w) / start - 1.0).abs());
        worst = larger(worst, (w.momentum().angular.z / round - 1.0).abs());
        let angle = w.joint(inner).unwrap().coordinate(0);
        turned = larger(turned, angle.abs());
        locked = -larger(-locked, -trig::cos(angle).abs());
    });
    seen.holds("locked gimbals");
    // nothing turns the whole about z, and nothing works on it
    assert!(worst < 1e-3, "{worst}");
    assert!(turned > 0.25 * std::f64::consts::TAU && locked < 0.02, "{turned} {locked}");
}

#[test]
fn a_hinge_without_range_is_a_weld() {
    let pair = |joint: fn(BodyId, BodyId) -> JointBuilder, dt: f64| {
        let mut w = world(1e-10);
        let spin = DVec3::new(1.5, -2.0, 1.0);
        let half = |x: f64, size: DVec3| {
            let at = DVec3::new(x, 0.0, 0.0);
            BodyBuilder::cuboid(size).mass(1.0 + x).position(at).spin(spin).velocity(spin.cross(at) + DVec3::Z * 4.0)
        };
        let a = w.add(half(0.0, DVec3::new(0.1, 0.2, 0.3))).unwrap();
        let b = w.add(half(0.3, DVec3::new(0.3, 0.1, 0.2))).unwrap();
        w.add_joint(joint(a, b).at(DVec3::new(0.15, 0.0, 0.0))).unwrap();
        let seen = run(&mut w, dt, (2.0 / dt).round() as u32, |_| ());
        seen.holds("a pair");
        [a, b].map(|k| w.centre(k).unwrap())
    };
    // a limit holds where it is met: at the first midpoint, of which the paths of the two are apart by the square of the step
    let off = |dt: f64| {
        let weld = pair(JointBuilder::fixed, dt);
        let hinge = pair(|a, b| JointBuilder::hinge(a, b).axis(DVec3::new(0.6, 0.0, 0.8)).range(0.0, 0.0), dt);
        weld.iter().zip(&hinge).fold(0.0, |most, (w, h)| larger(most, (*w - *h).length()))
    };
    let (coarse, fine) = (off(1.0 / 240.0), off(1.0 / 480.0));
    assert!(coarse < 2e-7 && coarse > 3.5 * fine, "{coarse:e} {fine:e}");
}
