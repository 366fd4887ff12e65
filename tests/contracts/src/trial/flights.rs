//! Blows and bounces: Galperin's balls, landings, billiards, gases, stacks, rows of bounces.

use super::{G, Shown, add, larger, position, raise, scaled, smaller, spin, step, velocity, world};
use crate::dice::Dice;
use tumble::{BodyBuilder, BodyId, DVec3, Shape, Verdict, World, trig};

/// A light body at rest between a wall and a heavy one that comes.
pub(super) fn digits(seed: u64) -> Shown {
    let mut d = Dice::new(seed);
    let (h, ratio) = (step(&mut d), scaled(&mut d, 1.0, 1e6));
    let (size, speed) = (scaled(&mut d, 0.005, 0.5), scaled(&mut d, 0.1, 10.0));
    let mass = scaled(&mut d, 0.01, 100.0);
    let is_box = d.below(3) == 0;
    // askew, balls that meet off their centres by rounding part by more and more
    let axis = DVec3::X;
    let mut w = world(DVec3::ZERO, 0.0);
    let wall = BodyBuilder::fixed().shape(Shape::half_space(axis).expect("a wall"));
    add(&mut w, wall.friction(0.0).restitution(1.0));
    let body = |at: f64, mass: f64, v: f64| {
        let b = if is_box { BodyBuilder::cuboid(DVec3::splat(2.0 * size)) } else { BodyBuilder::ball(size) };
        b.mass(mass).friction(0.0).restitution(1.0).position(axis * at).velocity(axis * v)
    };
    let first = size * d.between(2.0, 20.0);
    let second = first + size * d.between(3.0, 30.0);
    add(&mut w, body(first, mass, 0.0));
    add(&mut w, body(second, mass * ratio, -speed));
    let energy = w.energy().0;
    // two that part as fast as they come are an angle of π/2 apart on the circle of the energy
    let angle = trig::atan((1.0 / ratio).sqrt());
    let law = (std::f64::consts::PI / angle).ceil() - 1.0;
    let mut strikes = 0;
    let until = 40.0 * second / speed;
    while w.time() < until && f64::from(w.steps() as u32) < 2e5 {
        let r = w.step(h);
        // boxes touch at several corners
        let mut pressed: Vec<_> =
            r.contacts.iter().filter(|c| c.impulse.x > 0.0).map(|c| (c.island, c.body_a, c.body_b)).collect();
        pressed.dedup();
        strikes += pressed.len();
    }
    let off = w.energy().0 / energy - 1.0;
    let case = format!(
        "{} of {size:.3} m, mass ratio {ratio:.3e}, {speed:.2} m/s, {:.0} Hz: {strikes} of {law}",
        if is_box { "boxes" } else { "balls" },
        1.0 / h
    );
    // a last collision that only just happens, or not
    let edge = (std::f64::consts::PI / angle).fract();
    let doubtful = !(1e-6..1.0 - 1e-6).contains(&edge);
    let missed = if doubtful { 0.0 } else { (strikes as f64 - law).abs() };
    Shown::of(&case, &[("energy", off.abs() / (1e-12 + 1e-15 * law)), ("count", 2.0 * missed)])
}

/// A body of a random shape and size.
fn body(d: &mut Dice, size: f64) -> BodyBuilder {
    match d.below(5) {
        0 => BodyBuilder::ball(0.5 * size),
        1 => BodyBuilder::cuboid(DVec3::new(size, size * d.between(0.3, 1.0), size * d.between(0.1, 1.0))),
        2 => BodyBuilder::capsule(size * d.between(0.1, 0.3), size),
        3 => BodyBuilder::cylinder(size * d.between(0.2, 0.6), size * d.between(0.2, 1.0)),
        _ => {
            let points: Vec<DVec3> = (0..6 + d.below(10)).map(|_| d.direction() * (0.6 * size)).collect();
            BodyBuilder::hull(&points)
        }
    }
}

/// Velocity and spin some steps after a blow on a floor that falls in a `phase` of the step.
fn landed(b: &BodyBuilder, mu: f64, e: f64, h: f64, phase: f64) -> (DVec3, DVec3) {
    let mut w = world(DVec3::ZERO, 0.0);
    add(&mut w, BodyBuilder::ground().friction(mu).restitution(e));
    let b = add(&mut w, b.clone());
    let v = velocity(&w, b);
    let at = position(&w, b) - v * (h * phase);
    w.set_position(b, at).expect("a place");
    let mut struck = 0;
    while struck < 4 && w.time() < 1.0 {
        w.step(h);
        struck += u32::from(struck > 0 || w.report().contacts.iter().any(|c| c.impulse.x > 0.0));
    }
    (velocity(&w, b), spin(&w, b))
}

/// A blow without restitution.
pub(super) fn landing(seed: u64) -> Shown {
    let mut d = Dice::new(seed);
    let size = scaled(&mut d, 0.05, 1.0);
    let mu = if d.below(6) == 0 { 0.0 } else { d.between(0.05, 1.5) };
    let v = DVec3::new(d.between(-2.0, 2.0), d.between(-2.0, 2.0), d.between(-4.0, -0.3));
    let turning = d.direction() * (d.between(0.0, 6.0));
    let b = body(&mut d, size).mass(scaled(&mut d, 0.01, 100.0)).friction(mu).restitution(0.0);
    let b = b.orientation(d.rotation()).position(DVec3::Z * (0.7 * size + 0.02)).velocity(v).spin(turning);
    // lever arms and slip turn with the body in the steps after the blow
    let rate = 20.0 * (1.0 + turning.length() + v.length() / size) * (v.length() + turning.length() * size);
    let mut parts = Vec::new();
    for (name, h) in [("1e-3", 1e-3), ("1e-4", 1e-4), ("1e-5", 1e-5)] {
        let all: Vec<_> = (0..6).map(|k| landed(&b, mu, 0.0, h, (f64::from(k) + 0.3) / 6.0)).collect();
        let mut spread = 0.0;
        for x in &all {
            all.iter().for_each(|y| raise(&mut spread, (x.0 - y.0).length() + size * (x.1 - y.1).length()));
        }
        parts.push((name, spread / (rate * h)));
    }
    // a second blow within the steps after the first is one of its own: it is none at the finest step
    let finest = parts[2].1;
    let case = format!("size {size:.2} m, {:.2} m/s, {:.2} rad/s, friction {mu:.2}", v.length(), turning.length());
    let mut shown = Shown::of(&case, &parts);
    shown.off = finest;
    shown
}

/// A ball hits another one at rest, in the air or on a table.
pub(super) fn billiards(seed: u64) -> Shown {
    let mut d = Dice::new(seed);
    let (h, r) = (step(&mut d), scaled(&mut d, 0.005, 0.3));
    let other = if d.below(2) == 0 { r } else { r * d.between(0.5, 2.0) };
    let speed = r * scaled(&mut d, 1.0, 1000.0);
    let e = if d.below(3) == 0 { 1.0 } else { d.between(0.0, 1.0) };
    let on_table = d.below(2) == 0 && other == r;
    let both = r + other;
    let cut = both * d.between(0.0, 0.97);
    let along = (both * both - cut * cut).sqrt();
    let axis = DVec3::X;
    let mut w = world(if on_table { DVec3::Z * -G } else { DVec3::ZERO }, 0.5);
    if on_table {
        add(&mut w, BodyBuilder::ground().friction(0.0).restitution(0.0));
    }
    let phase = d.unit();
    let start = DVec3::new(-along, cut, 0.0) - axis * (speed * h * (3.0 + phase));
    let ball = |radius: f64| BodyBuilder::ball(radius).friction(0.0).restitution(e);
    let lift = DVec3::Z * if on_table { r } else { 0.0 };
    let cue = ball(r).mass(scaled(&mut d, 0.05, 5.0)).position(start + lift).velocity(axis * speed);
    add(&mut w, cue);
    let object = add(&mut w, ball(other).mass(scaled(&mut d, 0.05, 5.0)).position(lift));
    let before = w.momentum();
    for _ in 0..8 {
        w.step(h);
    }
    let law = DVec3::new(along, -cut, 0.0).normalize();
    let mut u = velocity(&w, object);
    u.z = 0.0;
    let off = trig::asin(smaller(law.cross(u.normalize_or_zero()).length(), 1.0)).to_degrees();
    let after = w.momentum();
    let (turned, pushed) = ((after.angular - before.angular).length(), (after.linear - before.linear).length());
    let missed = if u.length() > 1e-3 * speed * (along / both) { 0.0 } else { 2.0 };
    let case = format!(
        "radii {r:.3}, {other:.3} m, {speed:.2} m/s, e {e:.2}, cut {:.2}, {:.0} Hz{}",
        cut / both,
        1.0 / h,
        if on_table { ", on a table" } else { "" }
    );
    let angular =
        if on_table { 0.0 } else { turned / larger(before.angular.length(), before.linear.length() * r) / 1e-9 };
    let linear = if on_table { 0.0 } else { pushed / before.linear.length() / 1e-12 };
    Shown::of(&case, &[("direction [0.01°]", off / 0.01), ("angular", angular), ("linear", linear), ("no hit", missed)])
}

/// Balls that fly at each other.
pub(super) fn gas(seed: u64) -> Shown {
    let mut d = Dice::new(seed);
    let (h, r) = (step(&mut d), scaled(&mut d, 0.01, 0.5));
    let mut w = world(DVec3::ZERO, 0.0);
    let (side, speed) = (2 + d.below(2), scaled(&mut d, 1.0, 30.0));
    for k in 0..side * side * side {
        let at = |n: u64| (n as f64 - 0.5 * (side as f64 - 1.0)) * 6.0 * r;
        let at = DVec3::new(at(k % side), at(k / side % side), at(k / side / side)) + d.vector(r);
        let ball = BodyBuilder::ball(r).mass(scaled(&mut d, 0.1, 10.0)).friction(0.0).restitution(1.0);
        let v = (at * -1.0 + d.vector(5.0 * r)) * (speed / 6.0);
        add(&mut w, ball.position(at).velocity(v));
    }
    let (before, energy) = (w.momentum(), w.energy().0);
    let mut hits = 0;
    for _ in 0..smaller((6.0 / speed / h).ceil(), 2000.0) as usize {
        hits += w.step(h).contacts.iter().filter(|c| c.impulse.x > 0.0).count();
    }
    let (after, now) = (w.momentum(), w.energy().0);
    let mass: f64 = w.bodies().map(|b| b.mass()).sum();
    let push = (energy * mass).sqrt();
    let case = format!("{} balls of {r:.3} m, {:.0} Hz, {hits} hits", side * side * side, 1.0 / h);
    let parts = [
        ("energy", (now / energy - 1.0).abs() / 1e-11),
        ("momentum", (after.linear - before.linear).length() / push / 1e-11),
        ("angular", (after.angular - before.angular).length() / (push * r) / 1e-9),
    ];
    Shown::of(&case, &parts)
}

/// Boxes above each other fall and bounce, without a threshold.
pub(super) fn stack(seed: u64) -> Shown {
    let mut d = Dice::new(seed);
    let h = step(&mut d);
    let (e, mu, size) = (d.between(0.05, 0.75), d.between(0.1, 1.0), scaled(&mut d, 0.03, 1.0));
    let mut w = world(DVec3::Z * -G, 0.0);
    add(&mut w, BodyBuilder::ground().friction(mu).restitution(e));
    let (mut high, mut boxes) = (0.0, Vec::new());
    let same = d.below(2) == 0;
    for _ in 0..2 + d.below(4) {
        let side = if same {
            DVec3::splat(size)
        } else {
            DVec3::new(size * d.between(0.8, 1.6), size * d.between(0.8, 1.6), size * d.between(0.4, 1.0))
        };
        high += size * d.between(0.0, 0.2);
        let b = BodyBuilder::cuboid(side).mass(scaled(&mut d, 0.3, 3.0)).friction(mu).restitution(e);
        let aside =
            if same { DVec3::ZERO } else { DVec3::new(d.between(-0.05, 0.05), d.between(-0.05, 0.05), 0.0) * size };
        boxes.push(add(&mut w, b.position(aside + DVec3::Z * (high + 0.5 * side.z))));
        high += side.z;
    }
    let start = w.energy();
    // steps that are solved at a touch bring or take ½hg of the momentum that ends there
    let (mut fed, mut unsolved, mut steps, mut last) = (0.0, 0, 0, start.0 + start.1);
    let until = 10.0 * larger(size.sqrt(), 0.3);
    while w.time() < until {
        let solved = w.step(h).verdict() == Verdict::Solved;
        unsolved += u32::from(!solved);
        steps += 1;
        let now = w.energy().0 + w.energy().1;
        fed += larger(now - last, 0.0);
        last = now;
    }
    let moves = boxes.iter().fold(0.0, |m: f64, b| larger(m, velocity(&w, *b).length()));
    let case = format!("{} boxes of {size:.2} m, e {e:.2}, friction {mu:.2}, {:.0} Hz", boxes.len(), 1.0 / h);
    let parts = [
        ("moves", moves / 1e-6),
        ("fed in", fed / (0.02 * (start.0 + start.1 - last))),
        ("unsolved [1/100]", 100.0 * f64::from(unsolved) / f64::from(steps)),
    ];
    Shown::of(&case, &parts)
}

/// The time from which on a body is at rest, when it has been let go at a height and nothing but its bounces holds it up.
fn rests(w: &mut World, b: BodyId, h: f64, until: f64) -> f64 {
    let mut last = 0.0;
    while w.time() < until {
        w.step(h);
        if velocity(w, b).length() > 1e-6 {
            last = w.time();
        }
    }
    last
}

/// A body falls and bounces, without a threshold.
pub(super) fn bounces(seed: u64) -> Shown {
    let mut d = Dice::new(seed);
    let h = step(&mut d);
    let (e, size, g) = (d.between(0.05, 0.93), scaled(&mut d, 0.01, 0.5), scaled(&mut d, 1.0, 20.0));
    let height = scaled(&mut d, 0.02, 2.0);
    let mu = if d.below(2) == 0 { 0.0 } else { d.between(0.0, 1.0) };
    let mut w = world(DVec3::Z * -g, 0.0);
    add(&mut w, BodyBuilder::ground().friction(mu).restitution(e));
    let lying = trig::rotation(d.direction().cross(DVec3::Z).normalize(), 0.5 * std::f64::consts::PI);
    let (b, low, what) = match d.below(5) {
        0 => (BodyBuilder::ball(size), size, "ball"),
        1 => (BodyBuilder::cuboid(DVec3::new(3.0, 2.0, 2.0) * size).orientation(super::upright(&mut d)), size, "box"),
        2 => (BodyBuilder::cylinder(size, 2.0 * size), size, "cylinder"),
        3 => (BodyBuilder::cylinder(size, 3.0 * size).orientation(lying), size, "lying cylinder"),
        _ => (BodyBuilder::capsule(size, 3.0 * size).orientation(lying), size, "capsule"),
    };
    let b = b.mass(scaled(&mut d, 0.01, 10.0)).friction(mu).restitution(e);
    let b = add(&mut w, b.position(DVec3::Z * (low + height)));
    let law = (2.0 * height / g).sqrt() * (1.0 + e) / (1.0 - e);
    let rest = rests(&mut w, b, h, 1.3 * law + 10.0 * h);
    let case =
        format!("{what} of {size:.3} m from {height:.3} m, e {e:.3}, friction {mu:.2}, g {g:.1}, {:.0} Hz", 1.0 / h);
    // the first frame at which it should be at rest, or half a per cent
    Shown::of(
        &case,
        &[
            ("end", (rest - law).abs() / larger(h, 0.005 * law)),
            ("sunk", (position(&w, b).z - low).abs() / (1e-5 * size)),
        ],
    )
}
