//! A tip that creeps over the seam of two slabs at one level meets a floor, not a crack.

use rayon::prelude::*;
use tumble::{BodyBuilder, BodyId, Contact, DQuat, DVec3, Verdict, World, trig};

/// Lean of the tops [rad].
const LEAN: f64 = 0.35;

/// How the floor is made.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Slabs {
    /// One box.
    One,
    Boxes,
    Hulls,
    /// Turned about the vertical by 30°.
    Turned,
    /// Four boxes that meet in one corner.
    Four,
}

/// A floor at z = 0 with a seam at x = `seam` [m].
fn floor(slabs: Slabs, seam: f64) -> World {
    let mut w = World::new();
    let mut add = |size: DVec3, at: DVec3, turn: DQuat| {
        let h = size * 0.5;
        let corner = |k: u32| {
            let side = |bit: u32, h: f64| if k >> bit & 1 == 1 { h } else { -h };
            DVec3::new(side(0, h.x), side(1, h.y), side(2, h.z))
        };
        let points: Vec<DVec3> = (0..8).map(corner).collect();
        let slab = if slabs == Slabs::Hulls { BodyBuilder::hull(&points) } else { BodyBuilder::cuboid(size) };
        w.add(slab.position(at).orientation(turn).friction(100.0).as_fixed()).unwrap();
    };
    let (below, up) = (DVec3::new(seam, 0.0, -0.1), DQuat::IDENTITY);
    match slabs {
        Slabs::One => add(DVec3::new(2.0, 4.0, 0.2), below, up),
        Slabs::Boxes | Slabs::Hulls => {
            for side in [-0.5, 0.5] {
                add(DVec3::new(1.0, 4.0, 0.2), below + DVec3::X * side, up);
            }
        }
        Slabs::Turned => {
            let (s, c) = trig::sin_cos(std::f64::consts::PI / 12.0);
            let turn = DQuat::from_xyzw(0.0, 0.0, s, c);
            for side in [-0.5, 0.5] {
                add(DVec3::new(1.0, 4.0, 0.2), below + turn * DVec3::X * side, turn);
            }
        }
        Slabs::Four => {
            for (x, y) in [(-0.5, -0.5), (-0.5, 0.5), (0.5, -0.5), (0.5, 0.5)] {
                add(DVec3::new(1.0, 1.0, 0.2), below + DVec3::new(x, y + 0.7 * seam, 0.0), up);
            }
        }
    }
    w
}

/// A pyramid of sixteen sides that stands on its tip at the origin and turns about its axis [rad/s].
fn top(w: &mut World, rate: f64) -> BodyId {
    let mut points = vec![DVec3::ZERO];
    for k in 0..16 {
        let (s, c) = trig::sin_cos(std::f64::consts::TAU / 16.0 * f64::from(k));
        points.push(DVec3::new(0.1 * c, 0.1 * s, 0.2));
    }
    let (s, c) = trig::sin_cos(0.5 * LEAN);
    let orientation = DQuat::from_xyzw(0.0, s, 0.0, c);
    let b = BodyBuilder::hull(&points).mass(1.0).inertia(DVec3::new(0.011, 0.011, 0.02)).friction(100.0);
    w.add(b.orientation(orientation).spin(orientation * DVec3::Z * rate)).unwrap()
}

/// Part of the energy that is left after half a second, and the largest impulse of a step [N·s].
fn spin(slabs: Slabs, seam: f64, rate: f64, hz: f64) -> (f64, f64) {
    let mut w = floor(slabs, seam);
    top(&mut w, rate);
    let before = w.energy().0 + w.energy().1;
    let mut hardest = 0.0;
    for _ in 0..(0.5 * hz) as u32 {
        w.step(1.0 / hz);
        let report = w.report();
        assert_eq!(report.verdict(), Verdict::Solved, "{slabs:?}, seam at {seam} m, {rate} rad/s, {hz} Hz");
        // two slabs may share it in many ways
        let impulse: DVec3 = report.contacts.iter().map(Contact::world_impulse).sum();
        hardest = if impulse.length() > hardest { impulse.length() } else { hardest };
    }
    ((w.energy().0 + w.energy().1) / before, hardest)
}

#[test]
fn a_spinning_tip_creeps_over_a_seam_as_over_one_slab() {
    [(60.0, 960.0), (40.0, 960.0), (60.0, 480.0), (60.0, 240.0), (25.0, 240.0)].par_iter().for_each(|&(rate, hz)| {
        let (law, hardest) = spin(Slabs::One, 0.0, rate, hz);
        for slabs in [Slabs::Boxes, Slabs::Hulls, Slabs::Turned, Slabs::Four] {
            for seam in [-1e-5, 1e-7, 1e-6, 3e-6, 1e-5, 4e-5, 1e-4, 4e-4] {
                let (left, most) = spin(slabs, seam, rate, hz);
                let case = format!("{slabs:?}, seam at {seam} m, {rate} rad/s, {hz} Hz");
                assert!((left - law).abs() < 1e-5, "{case}: {left} of the energy is left, of one slab {law}");
                assert!(most < 2.0 * hardest, "{case}: {most} N·s, on one slab {hardest}");
            }
        }
    });
}
