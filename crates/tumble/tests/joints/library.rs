//! Mechanisms with published values: Andrews' squeezer, the fly-ball governor, N four-bar windows.

use crate::support::{G, between, rod, run, turned, world};
use tumble::{BodyBuilder, BodyId, DVec3, End, Groups, JointBuilder, JointId, Motor, World, trig};

/// A point of the plane in which Andrews' squeezer moves.
fn at(x: f64, y: f64) -> DVec3 {
    DVec3::new(x, y, 0.0)
}

/// A flat body: mass [kg], moment about z [kg·m²], centre and angle.
fn flat(w: &mut World, mass: f64, moment: f64, centre: DVec3, angle: f64) -> BodyId {
    // a plate's moments in its plane are half of that about its normal
    let body = BodyBuilder::ball(0.001).mass(mass).inertia(DVec3::new(0.5 * moment, 0.5 * moment, moment));
    w.add(body.position(centre).orientation(trig::rotation(DVec3::Z, angle))).unwrap()
}

/// Andrews' squeezer as in the test set of Mazzia and Magherini: the world, its crank, and the points of the other angles.
fn squeezer() -> (World, JointId, [(BodyId, f64); 7]) {
    let (d, da, e, ea) = (0.028, 0.0115, 0.02, 0.01421);
    let (zf, fa, rr, ra) = (0.02, 0.01421, 0.007, 0.00092);
    let (sa, sb, sc, sd) = (0.01874, 0.01043, 0.018, 0.02);
    let (zt, ta, tb, u, ua, ub) = (0.04, 0.02308, 0.00916, 0.04, 0.01228, 0.00449);
    let (a, b, c) = (at(-0.06934, -0.00227), at(-0.03635, 0.03273), at(0.014, 0.072));
    let beta = -0.061_713_890_014_276_45;
    let theta = 0.0;
    let gamma = 0.455_279_819_163_070_4;
    let phi = 0.222_668_390_165_885_88;
    let delta = 0.487_364_979_543_842_55;
    let omega = -0.222_668_390_165_885_88;
    let epsilon = 1.230_547_444_549_821_2;
    let (sin, cos) = (trig::sin, trig::cos);
    let unit = |angle: f64| at(cos(angle), sin(angle));
    let (pin, knee) = (unit(beta) * rr, unit(beta) * rr - unit(beta + theta) * d);
    let mut w = world(1e-10);
    w.set_gravity(DVec3::ZERO).unwrap();
    let k1 = flat(&mut w, 0.04325, 2.194e-6, unit(beta) * ra, beta);
    let k2 = flat(&mut w, 0.00365, 4.410e-7, pin - unit(beta + theta) * da, beta + theta);
    // angles from the y axis downwards: (sin γ, −cos γ)
    let down = |angle: f64| at(sin(angle), -cos(angle));
    let k3 = flat(&mut w, 0.02373, 5.255e-6, b + down(gamma) * sa + unit(gamma) * sb, gamma);
    let tip5 = a + unit(delta) * zt;
    let k4 = flat(&mut w, 0.00706, 5.667e-7, tip5 + down(phi + delta) * (e - ea), phi + delta);
    let k5 = flat(&mut w, 0.07050, 1.169e-5, a + unit(delta) * ta - down(delta) * tb, delta);
    let tip7 = a + down(epsilon) * u;
    let k6 = flat(&mut w, 0.00706, 5.667e-7, tip7 + unit(omega + epsilon) * (zf - fa), omega + epsilon);
    let k7 = flat(&mut w, 0.05498, 1.912e-5, a + down(epsilon) * ua - unit(epsilon) * ub, epsilon);
    let hinge = |w: &mut World, a: End, b: BodyId, p: DVec3| {
        w.add_joint(JointBuilder::hinge(a, b).at(p).axis(DVec3::Z)).unwrap()
    };
    // one knee for the three chains: hinges whose points meet but for the digits of the angles
    let crank = hinge(&mut w, End::World, k1, DVec3::ZERO);
    hinge(&mut w, k1.into(), k2, pin);
    hinge(&mut w, End::World, k3, b);
    hinge(&mut w, End::World, k5, a);
    hinge(&mut w, End::World, k7, a);
    hinge(&mut w, k5.into(), k4, tip5);
    hinge(&mut w, k7.into(), k6, tip7);
    for k in [k3, k4, k6] {
        hinge(&mut w, k2.into(), k, knee);
    }
    let held = b + down(gamma) * sc + unit(gamma) * sd;
    let spring = JointBuilder::spring_between(End::World, k3).at_a(c).at_b(held).spring(4530.0, 0.07785);
    w.add_joint(spring).unwrap();
    w.set_motor(crank, 0, Motor::force(0.033)).unwrap();
    (
        w,
        crank,
        [
            (k1, beta),
            (k2, beta + theta),
            (k3, gamma),
            (k4, phi + delta),
            (k5, delta),
            (k6, omega + epsilon),
            (k7, epsilon),
        ],
    )
}

#[test]
fn andrews_squeezer_is_where_the_published_solution_is() {
    // (β, Θ, γ, Φ, δ, Ω, ε) at 0.03 s, from the test set for initial value problems
    let exact = [
        15.810_771_196_299_04,
        -15.756_371_059_842_98,
        0.040_822_240_130_731_01,
        -0.534_730_116_322_694_8,
        0.524_409_965_880_530_4,
        0.534_730_116_322_694_8,
        1.048_080_741_042_263,
    ];
    let off = |steps: u32| {
        let (mut w, crank, bodies) = squeezer();
        let seen = run(&mut w, 0.03 / f64::from(steps), steps, |_| ());
        assert!(seen.gap < 1e-9 && seen.imbalance < 1e-10, "{steps}: {seen:?}");
        assert_eq!(seen.unsolved, 0, "{steps}: {seen:?}");
        // hinges in a plane: three rows of every loop but one are too many
        assert_eq!(seen.redundant, 9, "{seen:?}");
        let angle = |k: usize| {
            let q = w.body(bodies[k].0).unwrap().orientation();
            2.0 * trig::atan2(q.z, q.w)
        };
        let beta = bodies[0].1 + w.joint(crank).unwrap().coordinate(0);
        let is = [beta, angle(1) - beta, angle(2), angle(3) - angle(4), angle(4), angle(5) - angle(6), angle(6)];
        let mut worst = 0.0_f64;
        for (is, exact) in is.iter().zip(exact) {
            let turns = std::f64::consts::TAU * ((exact - is) / std::f64::consts::TAU).round();
            let off = (is + turns - exact).abs();
            worst = if off > worst || off.is_nan() { off } else { worst };
        }
        // the crank is counted through its turns
        assert!((beta - exact[0]).abs() < 1.0, "{beta}");
        worst
    };
    let errors = [off(600), off(1200), off(2400)];
    assert!(errors[2] < 2e-3, "{errors:?}");
    assert!(errors[0] / errors[1] > 3.3 && errors[1] / errors[2] > 3.6, "{errors:?}");
}

/// Windows of four bars: N + 1 uprights on the ground and N bars across, of `length` [m] and `mass` [kg] each, upright and moving
/// to the right with a speed at the top [m/s]. The world and its uprights.
fn windows(count: usize, length: f64, mass: f64, speed: f64) -> (World, Vec<BodyId>) {
    let mut w = world(1e-10);
    // bars that are hinged to one another by a third meet at its end: they pass through each other
    let nothing = Groups { member: 1, meets: 0 };
    let foot = |k: usize| DVec3::X * (length * k as f64);
    let top = |k: usize| foot(k) + DVec3::Z * length;
    let upright = |w: &mut World, k: usize| {
        let body =
            rod(length, mass).position((foot(k) + top(k)) * 0.5).velocity(DVec3::X * (0.5 * speed)).groups(nothing);
        w.add(body.spin(DVec3::Y * (speed / length))).unwrap()
    };
    let uprights: Vec<BodyId> = (0..=count).map(|k| upright(&mut w, k)).collect();
    let hinge = |w: &mut World, a: End, b: BodyId, p: DVec3| {
        w.add_joint(JointBuilder::hinge(a, b).at(p).axis(DVec3::Y)).unwrap();
    };
    for (k, &b) in uprights.iter().enumerate() {
        hinge(&mut w, End::World, b, foot(k));
    }
    for k in 0..count {
        let body = rod(length, mass).position((top(k) + top(k + 1)) * 0.5).orientation(turned(1.0, 0.0));
        let across = w.add(body.velocity(DVec3::X * speed).groups(nothing)).unwrap();
        hinge(&mut w, uprights[k].into(), across, top(k));
        hinge(&mut w, uprights[k + 1].into(), across, top(k + 1));
    }
    (w, uprights)
}

/// One degree of freedom: θ'' = (g P/(J l)) sin θ from upright. Angle after a time, by fourth-order steps too short to matter.
fn turned_by(count: usize, length: f64, speed: f64, time: f64) -> f64 {
    let n = count as f64;
    let c = G * ((n + 1.0) / 2.0 + n) / (((n + 1.0) / 3.0 + n) * length);
    let steps = 40_000;
    let h = time / f64::from(steps);
    let (mut q, mut v) = (0.0, speed / length);
    for _ in 0..steps {
        let a = |q: f64| c * trig::sin(q);
        let (k1, l1) = (v, a(q));
        let (k2, l2) = (v + 0.5 * h * l1, a(q + 0.5 * h * k1));
        let (k3, l3) = (v + 0.5 * h * l2, a(q + 0.5 * h * k2));
        let (k4, l4) = (v + h * l3, a(q + h * k3));
        q += h / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + k4);
        v += h / 6.0 * (l1 + 2.0 * l2 + 2.0 * l3 + l4);
    }
    q
}

#[test]
fn windows_of_four_bars_turn_over_through_their_flat_position() {
    // the reference is that of the library: x of the first top after 10 s, N = 2
    assert!((trig::sin(turned_by(2, 1.0, 1.0, 10.0)) - 0.328_458_112).abs() < 1e-8);
    for (count, length, mass, speed, time) in [(2, 1.0, 1.0, 1.0, 2.0), (5, 0.7, 2.5, 1.6, 1.4)] {
        let exact = turned_by(count, length, speed, time);
        let off = |dt: f64| {
            let (mut w, uprights) = windows(count, length, mass, speed);
            let mut apart = 0.0_f64;
            let seen = run(&mut w, dt, (time / dt).round() as u32, |w| {
                let axis = |b: BodyId| w.body(b).unwrap().orientation() * DVec3::Z;
                for b in &uprights[1..] {
                    let askew = axis(uprights[0]).cross(axis(*b)).length();
                    apart = if askew > apart { askew } else { apart };
                }
            });
            assert!(seen.gap < 1e-9 && seen.imbalance < 1e-10, "{count}: {seen:?}");
            assert!(apart < 1e-6, "{count}: {apart:e} {seen:?}");
            let axis = w.body(uprights[0]).unwrap().orientation() * DVec3::Z;
            let angle = trig::atan2(axis.x, axis.z);
            let turns = std::f64::consts::TAU * ((exact - angle) / std::f64::consts::TAU).round();
            (angle + turns - exact).abs()
        };
        let errors = [120.0, 240.0, 480.0].map(|f: f64| off(1.0 / f));
        assert!(errors[2] < 3e-3, "{count}: {errors:?}");
        assert!(errors[0] / errors[1] > 3.0 && errors[1] / errors[2] > 3.0, "{count}: {errors:?}");
    }
}

#[test]
fn a_fly_ball_governor_follows_its_published_motion() {
    // height of the slider above the foot of the shaft after some times, and the rate of the shaft after 10 s: A05 of the library
    let exact = [
        (0.25, 0.622_092_722),
        (0.5, 0.743_249_425),
        (1.0, 0.501_420_922),
        (2.0, 0.505_909_294),
        (5.0, 0.535_563_104),
        (10.0, 0.619_622_917),
    ];
    let off = |dt: f64| {
        let mut w = world(1e-9);
        let density = 3000.0;
        let (s, c) = trig::sin_cos(std::f64::consts::PI / 6.0);
        let rate = DVec3::Z * std::f64::consts::TAU;
        let bar = BodyBuilder::cuboid(DVec3::new(0.01, 0.01, 1.0)).mass(density * 1e-4);
        let shaft = w.add(bar.position(DVec3::Z * -0.5).spin(rate)).unwrap();
        let spin = JointBuilder::hinge(End::World, shaft).at(DVec3::ZERO).axis(DVec3::Z);
        let spin = w.add_joint(spin).unwrap();
        // rods 30° below level: the springs are at rest when the slider is as far below their middles as these are below the top
        let low = DVec3::Z * -s;
        let cube = BodyBuilder::cuboid(DVec3::splat(0.1)).mass(density * 1e-3);
        let slider = w.add(cube.position(low).spin(rate)).unwrap();
        let slide = w.add_joint(JointBuilder::slide(shaft, slider).at(low).axis(DVec3::Z)).unwrap();
        for side in [-1.0, 1.0] {
            let top = DVec3::X * (0.05 * side);
            let way = DVec3::new(c * side, 0.0, -s);
            let at = |far: f64| top + way * far;
            let rod = BodyBuilder::cuboid(DVec3::new(0.01, 0.01, 1.0)).mass(density * 1e-4);
            let rod = rod.position(at(0.5)).orientation(turned(way.x, way.z)).velocity(rate.cross(at(0.5))).spin(rate);
            let rod = w.add(rod).unwrap();
            // a ball as small as a point
            let ball = BodyBuilder::ball(0.001).mass(5.0).position(at(1.0)).velocity(rate.cross(at(1.0))).spin(rate);
            let ball = w.add(ball).unwrap();
            w.add_joint(JointBuilder::hinge(shaft, rod).at(top).axis(DVec3::Y)).unwrap();
            w.add_joint(JointBuilder::fixed(rod, ball).at(at(1.0))).unwrap();
            let held = low + DVec3::X * (0.05 * side);
            let spring = JointBuilder::spring_between(rod, slider).at_a(at(0.5)).at_b(held);
            w.add_joint(spring.spring(8e5, 0.5).damping(4e4)).unwrap();
        }
        let mut worst = 0.0_f64;
        let mut list = Vec::new();
        let mut due = exact.iter();
        let mut next = due.next();
        let seen = run(&mut w, dt, (10.0 / dt).round() as u32, |w| {
            if let Some((time, s)) = next.filter(|(time, _)| w.time() > time - 0.5 * dt) {
                let is = 0.5 + w.joint(slide).unwrap().coordinate(0);
                list.push((*time, is, *s));
                let off = (is - s).abs();
                worst = if off > worst || off.is_nan() { off } else { worst };
                next = due.next();
            }
        });
        assert!(seen.gap < 1e-9 && seen.imbalance < 1e-10, "{seen:?}");
        assert_eq!(seen.unsolved, 0, "{seen:?}");
        assert_eq!(list.len(), exact.len());
        let rate = (w.joint(spin).unwrap().rate(0) - 5.548_203_623).abs();
        (worst, rate, list)
    };
    let (a, b) = (off(1.0 / 240.0), off(1.0 / 480.0));
    assert!(a.0 < 1e-3 && a.1 < 1e-2, "{a:?} {b:?}");
    assert!(a.0 / b.0 > 3.0, "{a:?} {b:?}");
}

/// Not a law of its own: the rods of these mechanisms are those of `support`.
#[test]
fn a_rod_between_points_ends_there() {
    let mut w = world(1e-10);
    let (a, b) = (DVec3::new(0.3, 0.0, -0.2), DVec3::new(-0.5, 0.0, 0.4));
    let body = between(&mut w, a, b, 2.0);
    let rod = w.body(body).unwrap();
    let half = rod.orientation() * DVec3::Z * (0.5 * (b - a).length());
    assert!((rod.centre() + half - b).length() < 1e-12 && (rod.centre() - half - a).length() < 1e-12);
}
