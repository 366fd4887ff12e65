//! Bodies on a point, an edge or a rim that does not slip: pendulum, tops, coins.
//!
//! A corner or edge that friction holds is a joint as long as it presses. On a floor its contact is held in the middle of
//! the time for which velocities are solved, so all of this is of second order in h, which the laws measure.

use crate::curves::elliptic;
use crate::harness::{G, add, floor, near, order, position, turn, world};
use tumble::{BodyBuilder, BodyId, DVec3, Pose, Shape, World, trig};

/// A pendulum on a knife edge at the origin, with a bob on either side of the support: world and pendulum.
fn pendulum(start: f64) -> (World, BodyId) {
    let mut w = world();
    let support = BodyBuilder::cuboid(DVec3::new(0.5, 0.12, 0.02)).as_fixed().friction(10.0);
    add(&mut w, support.position(DVec3::new(0.0, 0.0, -0.01)));
    let corners = [(0.0, 0.0), (0.03, 0.08), (-0.03, 0.08)];
    let knife: Vec<DVec3> = corners.iter().flat_map(|(x, z)| [-0.05, 0.05].map(|y| DVec3::new(*x, y, *z))).collect();
    let bob = |y: f64| (Shape::cuboid_size(DVec3::splat(0.1)).expect("a bob"), Pose::at(DVec3::new(0.0, y, -0.4)));
    let ((left, at_left), (right, at_right)) = (bob(-0.2), bob(0.2));
    let b = BodyBuilder::hull(&knife).shape_at(left, at_left).shape_at(right, at_right).density(1000.0);
    let b = add(&mut w, b.friction(10.0).orientation(turn(DVec3::Y, start)));
    (w, b)
}

/// Quarter of the pendulum's period [s] from `start` [rad], and what the law says.
fn quarter_of_a_swing(start: f64, h: f64) -> (f64, f64) {
    let (mut w, b) = pendulum(start);
    let body = w.body(b).expect("a pendulum");
    let (m, d) = (body.mass(), -body.offset().z);
    let inertia = body.inertia();
    let q = inertia.axes;
    // about y through the centre of mass, then about the edge
    let y = q.conjugate() * DVec3::Y;
    let about = y.dot(inertia.moments * y) + m * d * d;
    let half = trig::sin(0.5 * start);
    let law = elliptic(half * half) * (about / (m * G * d)).sqrt();
    let tilt = |w: &World| {
        let q = w.orientation(b).expect("a pendulum");
        2.0 * trig::atan2(q.y, q.w)
    };
    let (mut before, mut t) = (tilt(&w), 0.0);
    loop {
        w.step(h);
        t += h;
        let now = tilt(&w);
        if now <= 0.0 {
            return (t - h * now / (now - before), law);
        }
        before = now;
        assert!(t < 5.0, "never arrived");
    }
}

const TOP_MASS: f64 = 1.0;
/// From the tip to the centre of mass [m].
const TOP_ARM: f64 = 0.15;
/// About the tip, across the axis [kg·m²].
const TOP_ACROSS: f64 = 0.011 + TOP_MASS * TOP_ARM * TOP_ARM;
/// About the axis [kg·m²].
const TOP_ALONG: f64 = 0.02;

/// A heavy top on its tip at the origin, tilted by `tilt` towards +x, with spin `w3` along its axis and precessing with
/// `rate` [rad/s].
fn heavy_top(tilt: f64, w3: f64, rate: f64) -> (World, BodyId) {
    let mut w = world();
    floor(&mut w, 100.0, 0.0);
    // a pyramid on its tip has its centre at three quarters of its height
    let high = TOP_ARM * 4.0 / 3.0;
    let mut points = vec![DVec3::ZERO];
    for k in 0..16 {
        let (s, c) = trig::sin_cos(std::f64::consts::TAU / 16.0 * f64::from(k));
        points.push(DVec3::new(0.1 * c, 0.1 * s, high));
    }
    let across = TOP_ACROSS - TOP_MASS * TOP_ARM * TOP_ARM;
    let b = BodyBuilder::hull(&points).mass(TOP_MASS).inertia(DVec3::new(across, across, TOP_ALONG)).friction(100.0);
    let (s, c) = trig::sin_cos(tilt);
    let (axis, up) = (DVec3::new(s, 0.0, c), DVec3::new(-c, 0.0, s));
    let omega = axis * w3 + up * (rate * s);
    let b = b.orientation(turn(DVec3::Y, tilt)).spin(omega).velocity(omega.cross(axis * TOP_ARM));
    let b = add(&mut w, b);
    (w, b)
}

fn axis(w: &World, b: BodyId) -> DVec3 {
    w.orientation(b).expect("a body") * DVec3::Z
}

/// Largest tilt [rad] of a top that stands almost upright with spin `w3`, in `time` [s].
fn most_tilt(w3: f64, time: f64, h: f64) -> f64 {
    let (mut w, b) = heavy_top(0.01, w3, 0.0);
    let mut most: f64 = 0.0;
    for _ in 0..(time / h) as u32 {
        w.step(h);
        let a = axis(&w, b);
        let tilt = trig::atan2((a.x * a.x + a.y * a.y).sqrt(), a.z);
        most = if tilt > most { tilt } else { most };
        if most > 0.5 {
            break;
        }
    }
    most
}

/// Radius and thickness of a coin [m].
const COIN: (f64, f64) = (0.25, 2e-4);

/// A coin (`hoop`: with all mass in its rim) of 1 kg whose axis is along z of its frame.
fn coin(hoop: bool) -> BodyBuilder {
    let (r, thick) = COIN;
    let along = r * r * if hoop { 1.0 } else { 0.5 };
    let moments = DVec3::new(0.5 * along, 0.5 * along, along);
    BodyBuilder::cylinder(r, thick).mass(1.0).inertia(moments).friction(2.0)
}

/// Lean of a coin that is set rolling [rad].
const LEAN: f64 = 0.01;

/// Largest lean [rad] of a coin that rolls upright but for [`LEAN`], with v² in units of gR, in `time` [s].
fn most_lean(hoop: bool, v2: f64, time: f64, h: f64) -> f64 {
    let (r, thick) = COIN;
    let v = (v2 * G * r).sqrt();
    let mut w = world();
    floor(&mut w, 2.0, 0.0);
    // the axis along y, leaning about the way x; the lower edge stands on the floor
    let q = turn(DVec3::X, LEAN - std::f64::consts::FRAC_PI_2);
    let high = r * trig::cos(LEAN) + 0.5 * thick * trig::sin(LEAN);
    let along = q * DVec3::Z;
    let b = coin(hoop).orientation(q).position(DVec3::new(0.0, 0.0, high)).velocity(DVec3::new(v, 0.0, 0.0));
    let b = add(&mut w, b.spin(along * (v / r)));
    let mut most: f64 = 0.0;
    for _ in 0..(time / h) as u32 {
        w.step(h);
        let z = (w.orientation(b).expect("a coin") * DVec3::Z).z;
        let tilt = trig::asin(if z.abs() > 1.0 { 1.0 } else { z.abs() });
        most = if tilt > most { tilt } else { most };
        if most > 0.5 {
            break;
        }
    }
    most
}

/// Euler's disc at `tilt` [rad] for half a second: how far its turning lags behind the law [rad], how far its centre has
/// come [m].
fn eulers_disc(tilt: f64, h: f64) -> (f64, f64) {
    let (r, thick) = COIN;
    let (s, c) = trig::sin_cos(tilt);
    let rate = (4.0 * G / (r * s)).sqrt();
    let mut w = world();
    floor(&mut w, 2.0, 0.0);
    let down = DVec3::new(c, 0.0, -s);
    let high = r * s + 0.5 * thick * c;
    let b = coin(false).orientation(turn(DVec3::Y, tilt)).position(DVec3::new(0.0, 0.0, high));
    let b = add(&mut w, b.spin(down * (-rate * s)));
    let (mut turned, mut before) = (0.0, 0.0);
    let n = (0.5_f64 / h).round() as u32;
    for _ in 0..n {
        w.step(h);
        let a = axis(&w, b);
        let now = trig::atan2(a.y, a.x);
        let d = now - before;
        turned += if d < -std::f64::consts::PI { d + std::f64::consts::TAU } else { d };
        before = now;
    }
    (turned - rate * h * f64::from(n), (position(&w, b) - DVec3::new(0.0, 0.0, high)).length())
}

laws! {
    /// T55: a physical pendulum swings with T = 4K(sin²(θ₀/2))·√(I/(m g d)).
    fn a_pendulum_on_a_knife_edge_keeps_time() {
        for start in [0.2, 1.0] {
            let mut errors = Vec::new();
            for h in [1.0 / 240.0, 1.0 / 480.0, 1.0 / 960.0] {
                let (t, law) = quarter_of_a_swing(start, h);
                errors.push(t / law - 1.0);
            }
            near("quarter of a period", errors[2], 0.0, 1e-5);
            order("pendulum", &errors, 1.8, 1e-7);
        }
    }

    /// T54: a heavy top precesses steadily with I₁cos θ Ω² − I₃ω₃Ω + mgl = 0.
    fn a_heavy_top_precesses_steadily() {
        let (tilt, w3) = (0.3, 40.0);
        let (l, weight) = (TOP_ALONG * w3, TOP_MASS * G * TOP_ARM);
        let across = TOP_ACROSS * trig::cos(tilt);
        let rate = (l - (l * l - 4.0 * across * weight).sqrt()) / (2.0 * across);
        let (mut errors, mut nods) = (Vec::new(), Vec::new());
        for h in [1.0 / 1000.0, 1.0 / 2000.0, 1.0 / 4000.0] {
            let (mut w, b) = heavy_top(tilt, w3, rate);
            let n = (1.0_f64 / h).round() as u32;
            let mut nod: f64 = 0.0;
            for _ in 0..n {
                w.step(h);
                let off = (trig::acos(axis(&w, b).z) - tilt).abs();
                nod = if off > nod { off } else { nod };
            }
            let a = axis(&w, b);
            errors.push(trig::atan2(a.y, a.x) / (rate * h * f64::from(n)) - 1.0);
            nods.push(nod);
        }
        near("angle of precession", errors[2], 0.0, 1e-5);
        near("nodding", nods[2], 0.0, 1e-5);
        order("precession", &errors, 1.9, 1e-7);
        order("nodding", &nods, 1.9, 1e-7);
    }

    /// T54: a sleeping top stays upright iff I₃²ω₃² > 4I₁mgl.
    fn a_top_sleeps_only_if_it_is_fast() {
        let limit = (4.0 * TOP_ACROSS * TOP_MASS * G * TOP_ARM).sqrt() / TOP_ALONG;
        let (fast, slow) = (most_tilt(1.1 * limit, 2.0, 1.0 / 2000.0), most_tilt(0.9 * limit, 4.0, 1.0 / 2000.0));
        // upright it nods between its tilt and tilt/√(1 − (limit/ω₃)²)
        assert!(fast < 0.03, "tilted to {fast}");
        assert!(slow > 0.3, "stayed within {slow}");
    }

    /// T29: a coin rolls upright iff v² > gR/3, a hoop iff v² > gR/4. Set rolling straight ahead with a lean α₀ it yaws by
    /// what the lean changes, and α'' ∝ −(q − 1)α + qα₀ with q = v²/limit: it nods between α₀ and α₀(q + 1)/(q − 1).
    fn a_coin_rolls_upright_only_if_it_is_fast() {
        let h = 1.0 / 4000.0;
        for (hoop, limit) in [(false, 1.0 / 3.0), (true, 0.25)] {
            for q in [1.5, 3.0] {
                let most = most_lean(hoop, q * limit, 2.0, h);
                near("lean", most, LEAN * (q + 1.0) / (q - 1.0), 0.05 * most);
            }
            let slow = most_lean(hoop, 0.9 * limit, 2.0, h);
            assert!(slow > 20.0 * LEAN, "hoop {hoop}: stayed within {slow}");
        }
    }

    /// T30: Euler's disc turns about the vertical with Ω² = 4g/(R sin α), its centre at rest.
    fn eulers_disc_turns_with_its_centre_at_rest() {
        let (mut lags, mut ways) = (Vec::new(), Vec::new());
        for h in [1.0 / 2000.0, 1.0 / 4000.0, 1.0 / 8000.0] {
            let (lag, way) = eulers_disc(0.5, h);
            lags.push(lag);
            ways.push(way);
        }
        near("angle", lags[2], 0.0, 0.1);
        near("way of the centre", ways[2], 0.0, 0.01);
        order("angle", &lags, 0.7, 1e-3);
        order("centre", &ways, 0.7, 1e-4);
    }
}
