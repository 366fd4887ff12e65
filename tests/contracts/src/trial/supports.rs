//! Redundant supports: legs, sleds, mirror images.

use super::{G, Shown, add, larger, position, raise, scaled, smaller, step, world};
use crate::dice::Dice;
use tumble::{BodyBuilder, DQuat, DVec3, Pose, Shape, Verdict, trig};

/// Loads of equal springs at places under a weight of 1 at `load`: f = max(0, a + b·x), by Newton's method from all of them on.
fn springs(feet: &[(f64, f64)], load: (f64, f64)) -> Vec<f64> {
    let mut carries = vec![true; feet.len()];
    for _ in 0..50 {
        // normal equations of the three unknowns
        let mut m = [[0.0; 4]; 3];
        for (f, _) in feet.iter().zip(&carries).filter(|(_, c)| **c) {
            let row = [1.0, f.0, f.1];
            for i in 0..3 {
                for j in 0..3 {
                    m[i][j] += row[i] * row[j];
                }
            }
        }
        (m[0][3], m[1][3], m[2][3]) = (1.0, load.0, load.1);
        let Some(x) = solved(m) else { return vec![f64::NAN; feet.len()] };
        let of = |f: &(f64, f64)| x[0] + x[1] * f.0 + x[2] * f.1;
        let now: Vec<bool> = feet.iter().map(|f| of(f) > 0.0).collect();
        if now == carries {
            return feet.iter().map(|f| larger(of(f), 0.0)).collect();
        }
        carries = now;
    }
    vec![f64::NAN; feet.len()]
}

/// Three equations, by elimination.
fn solved(mut m: [[f64; 4]; 3]) -> Option<[f64; 3]> {
    for k in 0..3 {
        let pivot = (k..3).max_by(|a, b| m[*a][k].abs().total_cmp(&m[*b][k].abs()))?;
        m.swap(k, pivot);
        if m[k][k].abs() < 1e-12 {
            return None;
        }
        for i in (0..3).filter(|i| *i != k) {
            let f = m[i][k] / m[k][k];
            (0..4).for_each(|j| m[i][j] -= f * m[k][j]);
        }
    }
    Some([m[0][3] / m[0][0], m[1][3] / m[1][1], m[2][3] / m[2][2]])
}

/// A body on three to eight feet, with its centre of mass somewhere above them.
pub(super) fn feet(seed: u64) -> Shown {
    let mut d = Dice::new(seed);
    let (h, size) = (step(&mut d), scaled(&mut d, 0.02, 5.0));
    let mu = if d.below(3) == 0 { 0.0 } else { d.between(0.1, 1.0) };
    let regular = d.below(2) == 0;
    let count = 3 + d.below(6);
    let places: Vec<(f64, f64)> = (0..count)
        .map(|k| {
            let angle = std::f64::consts::TAU * k as f64 / count as f64;
            let r = if regular { 1.0 } else { d.between(0.4, 1.0) };
            (r * trig::cos(angle) * size, r * trig::sin(angle) * size)
        })
        .collect();
    // within the feet
    let shares: Vec<f64> = places.iter().map(|_| d.between(0.05, 1.0)).collect();
    let all: f64 = shares.iter().sum();
    let mean = |pick: fn(&(f64, f64)) -> f64| places.iter().zip(&shares).map(|(p, s)| pick(p) * s / all).sum::<f64>();
    let load = if regular && d.below(3) == 0 { (0.0, 0.0) } else { (mean(|p| p.0), mean(|p| p.1)) };
    let mass = scaled(&mut d, 0.01, 1000.0);
    let law = springs(&places, load);
    let turned = d.between(0.0, 3.0);
    let q = trig::rotation(DVec3::Z, turned);
    let r = 0.05 * size;
    let mut b = BodyBuilder::dynamic();
    for (x, y) in &places {
        b = b.shape_at(Shape::ball(r).expect("a foot"), Pose::at(DVec3::new(*x, *y, r)));
    }
    let centre = DVec3::new(load.0, load.1, size * d.between(0.05, 0.5));
    let tensor = tumble::DMat3::from_diagonal(DVec3::splat(0.3 * mass * size * size));
    let mut w = world(DVec3::Z * -G, 0.5);
    add(&mut w, BodyBuilder::ground().friction(mu));
    let b = add(&mut w, b.mass_properties(mass, centre, tensor).friction(mu).orientation(q));
    let mut unsolved = 0;
    for _ in 0..100 {
        unsolved += u32::from(w.step(h).verdict() != Verdict::Solved);
    }
    let mut off = 0.0;
    for (at, law) in places.iter().zip(&law) {
        let at = q * DVec3::new(at.0, at.1, 0.0);
        let near = |c: &&tumble::Contact| (c.point - at).length() < 2.0 * r;
        let load: f64 = w.report().contacts.iter().filter(near).map(|c| c.impulse.x / (h * mass * G)).sum();
        raise(&mut off, (load - law).abs());
    }
    let case = format!(
        "{count} feet, size {size:.3} m, {mass:.2e} kg, friction {mu:.2}, {:.0} Hz, regular {regular}",
        1.0 / h
    );
    let moved = position(&w, b).length() / size;
    Shown::of(&case, &[("load", off / 1e-6), ("moved", moved / 1e-9), ("unsolved", f64::from(unsolved))])
}

/// A box slides without spin along an axis of its own.
pub(super) fn sled(seed: u64) -> Shown {
    let mut d = Dice::new(seed);
    let (h, s) = (step(&mut d), scaled(&mut d, 0.02, 3.0));
    let mu = d.between(0.05, 0.6);
    // low enough not to topple: height below width over friction
    let size = DVec3::new(s, s * d.between(0.3, 1.5), s * d.between(0.05, 0.8));
    let speed = s.sqrt() * d.between(0.3, 4.0);
    let cylinder = d.below(4) == 0;
    let q = super::upright(&mut d);
    let mut w = world(DVec3::Z * -G, 0.5);
    add(&mut w, BodyBuilder::ground().friction(mu));
    let b = if cylinder { BodyBuilder::cylinder(0.5 * s, size.z) } else { BodyBuilder::cuboid(size) };
    let along = q * DVec3::X;
    let b = b.mass(scaled(&mut d, 0.01, 100.0)).friction(mu).orientation(q).position(DVec3::Z * (0.5 * size.z));
    let b = add(&mut w, b.velocity(along * speed));
    for _ in 0..((1.2 * speed / (mu * G) / h) as usize + 20).min(5000) {
        w.step(h);
    }
    let at = position(&w, b);
    let far = speed * speed / (2.0 * mu * G);
    let aside = at.dot(q * DVec3::Y).abs();
    let turned = 2.0 * trig::asin(smaller((q.conjugate() * w.orientation(b).expect("a sled")).z.abs(), 1.0));
    let case = format!(
        "size {size:.2}, {speed:.2} m/s, friction {mu:.2}, {:.0} Hz{}",
        1.0 / h,
        if cylinder { ", a disc" } else { "" }
    );
    // the last step stops somewhere inside itself
    let length = (at.dot(along) - far).abs() / (mu * G * h * h / 8.0 + 1e-8 * larger(far, s));
    Shown::of(&case, &[("aside", aside / (1e-9 * s)), ("turned", turned / 1e-9), ("length", length)])
}

/// A slab, or two on each other, that slide and spin, and their mirror image.
pub(super) fn mirror(seed: u64) -> Shown {
    let run = |side: f64| {
        let mut d = Dice::new(seed);
        let (h, s) = (step(&mut d), scaled(&mut d, 0.05, 1.0));
        let mu = d.between(0.05, 0.9);
        let mut w = world(DVec3::Z * -G, 0.5);
        add(&mut w, BodyBuilder::ground().friction(mu));
        let image = |v: DVec3| DVec3::new(v.x, side * v.y, v.z);
        let turned = |v: DVec3| DVec3::new(side * v.x, v.y, side * v.z);
        let (mut high, mut all) = (0.0, Vec::new());
        for _ in 0..=d.below(2) {
            let size = DVec3::new(s, s * d.between(0.4, 0.9), s * d.between(0.05, 0.3));
            let angle = d.between(-0.5, 0.5);
            let q = DQuat::from_xyzw(0.0, 0.0, side * trig::sin(0.5 * angle), trig::cos(0.5 * angle));
            let (v, spin) = (d.vector(1.5) * s.sqrt(), DVec3::Z * d.between(-3.0, 3.0));
            let v = DVec3::new(v.x, v.y, 0.0);
            let at = DVec3::new(0.0, s * d.between(-0.05, 0.05), high + 0.5 * size.z);
            let b = BodyBuilder::cuboid(size).mass(d.between(0.5, 3.0)).friction(mu).orientation(q);
            all.push(add(&mut w, b.position(image(at)).velocity(image(v)).spin(turned(spin))));
            high += size.z;
        }
        for _ in 0..(0.5 / h) as usize {
            w.step(h);
        }
        let pose = |b: &tumble::BodyId| (position(&w, *b), w.orientation(*b).expect("a slab"));
        (s, 1.0 / h, mu, all.iter().map(pose).collect::<Vec<_>>())
    };
    let ((s, rate, mu, ours), (.., theirs)) = (run(1.0), run(-1.0));
    let mut off = 0.0;
    for ((p, q), (o, r)) in ours.iter().zip(&theirs) {
        raise(&mut off, (*p - DVec3::new(o.x, -o.y, o.z)).length() / s);
        raise(&mut off, (q.z + r.z).abs() + (q.x + r.x).abs() + (q.y - r.y).abs());
    }
    let case = format!("{} slabs of {s:.2} m, friction {mu:.2}, {rate:.0} Hz", ours.len());
    Shown::of(&case, &[("apart", off / 1e-9)])
}
