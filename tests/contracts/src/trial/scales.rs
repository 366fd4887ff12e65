//! Similar scenes: a throw in millimetres, metres and kilometres.

use super::{G, Shown, add, position, raise, world};
use crate::dice::Dice;
use tumble::{BodyBuilder, BodyId, DVec3, World};

/// Bodies of random shapes thrown onto a floor, all lengths by `size`, all times by `time`.
fn thrown(seed: u64, size: f64, time: f64) -> (World, Vec<BodyId>, f64) {
    let mut d = Dice::new(seed);
    let speed = size / time;
    let mut w = world(DVec3::Z * (-G * speed / time), 0.5 * speed);
    let mut s = *w.settings();
    s.solver.tolerance *= speed;
    w.set_settings(s).expect("settings");
    let (mu, e) = (d.between(0.0, 1.0), if d.below(2) == 0 { 0.0 } else { d.between(0.0, 0.7) });
    add(&mut w, BodyBuilder::ground().friction(mu).restitution(e));
    let rate = [60.0, 120.0, 240.0, 480.0][d.below(4) as usize];
    let mut all = Vec::new();
    for k in 0..=d.below(3) {
        let r = d.between(0.1, 0.4) * size;
        let b = match d.below(4) {
            0 => BodyBuilder::ball(r),
            1 => BodyBuilder::cuboid(DVec3::new(1.0, d.between(0.2, 1.0), d.between(0.05, 1.0)) * r),
            2 => BodyBuilder::capsule(0.3 * r, 1.5 * r),
            _ => BodyBuilder::cylinder(0.7 * r, d.between(0.1, 1.5) * r),
        };
        let at = DVec3::new(d.between(-0.2, 0.2), d.between(-0.2, 0.2), 0.5 + 0.6 * k as f64) * size;
        let b = b.mass(d.between(0.2, 5.0) * size * size * size).friction(mu).restitution(e).orientation(d.rotation());
        all.push(add(&mut w, b.position(at).velocity(d.vector(2.0) * speed).spin(d.vector(5.0) / time)));
    }
    (w, all, time / rate)
}

/// A throw for half a second, in three sizes.
pub(super) fn scale(seed: u64) -> Shown {
    let mut parts = Vec::new();
    for (name, size, time) in [
        ("mm", 1e-3, 1.0),
        ("km", 1e3, 1.0),
        ("mm, own time", 1e-3, 1e-3_f64.sqrt()),
        ("km, own time", 1e3, 1e3_f64.sqrt()),
    ] {
        let ((mut a, ours, h), (mut b, theirs, image)) = (thrown(seed, 1.0, 1.0), thrown(seed, size, time));
        let mut off = 0.0;
        for _ in 0..(0.5 / h) as usize {
            a.step(h);
            b.step(image);
            ours.iter()
                .zip(&theirs)
                .for_each(|(x, y)| raise(&mut off, (position(&a, *x) - position(&b, *y) / size).length()));
        }
        parts.push((name, off / 1e-6));
    }
    Shown::of("a throw", &parts)
}
