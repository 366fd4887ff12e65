//! Presses and grippers: kinematic bodies that leave no room.

use super::{G, Shown, add, fastest, larger, position, raise, scaled, step, upright, velocity, world};
use crate::dice::Dice;
use tumble::{BodyBuilder, BodyId, DVec3, Verdict, World, trig};

/// A body with a flat or round top at a height [m] of about `size` above its own bottom, upright; and that height.
fn column(d: &mut Dice, size: f64) -> (BodyBuilder, f64, f64) {
    let wide = size * d.between(0.7, 1.5);
    match d.below(5) {
        0 => (BodyBuilder::ball(0.5 * size), size, 0.5 * size),
        1 => (BodyBuilder::cylinder(0.5 * wide, size), size, wide),
        2 => (
            BodyBuilder::cylinder(0.5 * size, wide).orientation(trig::rotation(DVec3::X, 0.5 * std::f64::consts::PI)),
            size,
            wide,
        ),
        3 => (
            BodyBuilder::capsule(0.5 * size, wide).orientation(trig::rotation(DVec3::Y, 0.5 * std::f64::consts::PI)),
            size,
            wide + size,
        ),
        _ => (
            BodyBuilder::cuboid(DVec3::new(wide, size * d.between(0.7, 1.5), size)).orientation(upright(d)),
            size,
            2.0 * wide,
        ),
    }
}

/// A plate comes down on one to three bodies that stand on each other, goes on into them by up to a fifth of their height, and up again.
pub(super) fn press(seed: u64) -> Shown {
    let mut d = Dice::new(seed);
    let (h, size) = (step(&mut d), scaled(&mut d, 0.01, 2.0));
    let mu = if d.below(3) == 0 { 0.0 } else { d.between(0.05, 1.2) };
    let e = if d.below(2) == 0 { 0.0 } else { d.between(0.1, 0.7) };
    // no more than a twentieth of the body in a step: a press that goes through what it presses is another matter
    let speed = size * scaled(&mut d, 0.02, 0.05 / h);
    let mut w = world(DVec3::Z * -G, 0.5);
    add(&mut w, BodyBuilder::ground().friction(mu).restitution(e));
    let (mut bodies, mut high) = (Vec::new(), 0.0);
    for _ in 0..=d.below(3) {
        // what is round rolls off what is round: only flat ones on each other
        let (body, height, reach) = loop {
            let b = column(&mut d, size);
            let flat = b.0.clone();
            if bodies.is_empty() || matches!(shape_of(&flat), Top::Flat) {
                break b;
            }
        };
        let is_flat = matches!(shape_of(&body), Top::Flat);
        let body = body.mass(scaled(&mut d, 0.01, 100.0)).friction(mu).restitution(e);
        bodies.push((add(&mut w, body.position(DVec3::Z * (high + 0.5 * height))), reach));
        high += height;
        if !is_flat {
            break;
        }
    }
    let gap = size * d.between(0.0, 0.2);
    let wide = size * d.between(2.0, 6.0);
    let plate = BodyBuilder::cuboid(DVec3::new(wide, wide, 0.4 * size)).as_kinematic().friction(mu).restitution(e);
    let plate = plate.position(DVec3::new(size * d.between(-0.2, 0.2), 0.0, high + gap + 0.2 * size));
    let plate = add(&mut w, plate.velocity(DVec3::Z * -speed));
    let into = high * d.between(0.02, 0.2);
    // what gives way to a plate may turn, with twice its speed at the other end; between a plate that comes and a floor each bounce adds to the speed of the one before; gravity adds what the room allows
    let most = (2.0 * speed / (1.0 - e) * (1.0 + e) + (2.0 * G * (gap + 1e-3 * size)).sqrt() + G * h) * 1.05;
    let (mut fast, mut unsaid, mut open) = (0.0, 0.0, 0.0);
    for _ in 0..((gap + into) / (speed * h)) as usize {
        let r = w.step(h);
        let deep = speed * (r.time + 0.5 * h) - gap;
        let told =
            r.verdict() != Verdict::Solved && r.squeezed.iter().any(|s| s.bodies.0 == plate || s.bodies.1 == plate);
        // what bounces between the two may take a step to come to rest between them
        if deep > 3.0 * speed * h + 1e-3 * size && !told {
            raise(&mut unsaid, deep / size);
        }
        raise(&mut open, r.ledger.imbalance().abs() / r.ledger.largest());
        bodies.iter().for_each(|(b, reach)| raise(&mut fast, fastest(&w, *b, *reach) / most));
    }
    w.set_velocity(plate, DVec3::Z * speed).expect("a plate");
    let (mut thrown, seconds) = (0.0, 2.0);
    for k in 0..(seconds / h) as usize {
        w.step(h);
        let left = (k as f64) * h * speed > 1.1 * into;
        bodies
            .iter()
            .for_each(|(b, reach)| raise(&mut thrown, if left { 0.0 } else { fastest(&w, *b, *reach) / most }));
    }
    let rest = bodies.iter().fold(0.0, |m: f64, (b, reach)| larger(m, fastest(&w, *b, *reach)));
    let case = format!(
        "{} bodies of {size:.3} m, {:.0} Hz, {speed:.3} m/s, friction {mu:.2}, e {e:.2}, {into:.3} m too far",
        bodies.len(),
        1.0 / h
    );
    let finite = if bodies.iter().all(|(b, _)| position(&w, *b).is_finite()) { 0.0 } else { f64::INFINITY };
    let parts = [
        ("fastest", fast),
        ("let go", thrown),
        ("unsaid [1/100 of it]", 100.0 * unsaid),
        ("books", open / 1e-9),
        ("finite", finite),
    ];
    let mut shown = Shown::of(&case, &parts);
    shown.words += &format!(", at the end {rest:.1e} m/s");
    shown
}

/// What a body is above.
enum Top {
    Flat,
    Round,
}

fn shape_of(body: &BodyBuilder) -> Top {
    let text = format!("{body:?}");
    if text.contains("Box") { Top::Flat } else { Top::Round }
}

/// Two jaws close on a body, somewhat too far, lift it, hold it, and open.
pub(super) fn gripper(seed: u64) -> Shown {
    let mut d = Dice::new(seed);
    let (h, size) = (step(&mut d), scaled(&mut d, 0.01, 1.0));
    let mu = d.between(0.15, 1.2);
    let mut w = world(DVec3::Z * -G, 0.5);
    add(&mut w, BodyBuilder::ground().friction(mu));
    let high = size * d.between(0.6, 1.6);
    let (body, wide, tall) = match d.below(4) {
        0 => (BodyBuilder::cuboid(DVec3::new(size, size * d.between(0.5, 1.5), high)), size, high),
        1 => (BodyBuilder::cylinder(0.5 * size, high), size, high),
        2 => (BodyBuilder::ball(0.5 * size), size, size),
        _ => {
            let lying = trig::rotation(DVec3::Y, 0.5 * std::f64::consts::PI);
            (BodyBuilder::cylinder(0.5 * high, size).orientation(lying), size, high)
        }
    };
    let body = add(&mut w, body.density(scaled(&mut d, 50.0, 5000.0)).friction(mu).position(DVec3::Z * (0.5 * tall)));
    let gap = size * d.between(0.0, 0.1);
    let closing = size * scaled(&mut d, 0.05, 0.02 / h);
    let jaws = [-1.0, 1.0].map(|side| {
        let jaw = BodyBuilder::cuboid(DVec3::new(0.2 * size, 2.0 * size, 0.5 * tall)).as_kinematic().friction(mu);
        let at = DVec3::new(side * (0.5 * wide + 0.1 * size + gap), 0.0, 0.5 * tall);
        add(&mut w, jaw.position(at).velocity(DVec3::X * (-side * closing)))
    });
    let grip = size * d.between(0.002, 0.05);
    let set = |w: &mut World, jaws: &[BodyId; 2], v: [DVec3; 2]| {
        jaws.iter().zip(v).for_each(|(j, v)| w.set_velocity(*j, v).expect("a jaw"));
    };
    let reach = 2.0 * size;
    let (mut fast, mut open) = (0.0, 0.0);
    let watch = |w: &World, most: f64, fast: &mut f64, open: &mut f64| {
        raise(fast, fastest(w, body, reach) / (1.05 * most));
        let l = w.report().ledger;
        raise(open, l.imbalance().abs() / l.largest());
    };
    for _ in 0..((gap + grip) / (closing * h)).ceil() as usize {
        w.step(h);
        watch(&w, 2.0 * closing + G * h, &mut fast, &mut open);
    }
    // the middle of what is gripped is where the jaws hold it
    let (lift, up) = (size * d.between(0.5, 3.0), size * scaled(&mut d, 0.1, 1.0));
    let before = position(&w, body).z - position(&w, jaws[0]).z;
    set(&mut w, &jaws, [DVec3::Z * up; 2]);
    for _ in 0..(lift / (up * h)).ceil() as usize {
        w.step(h);
        watch(&w, up + 2.0 * closing + G * h, &mut fast, &mut open);
    }
    set(&mut w, &jaws, [DVec3::ZERO; 2]);
    for _ in 0..(1.0 / h) as usize {
        w.step(h);
        watch(&w, up + 2.0 * closing + G * h, &mut fast, &mut open);
    }
    let slipped = (position(&w, body).z - position(&w, jaws[0]).z - before).abs() / size;
    set(&mut w, &jaws, [DVec3::X * -closing, DVec3::X * closing]);
    let (most, fall) =
        ((2.0 * G * lift).sqrt() + up + 2.0 * closing + G * h, 2.0 + (2.0 * lift / G).sqrt() + 2.0 * grip / closing);
    for _ in 0..(fall / h) as usize {
        w.step(h);
        watch(&w, most, &mut fast, &mut open);
    }
    let low = position(&w, body).z;
    let kept = if low > 0.5 * tall + 0.3 * lift && low > 1.5 * larger(size, tall) { 2.0 } else { 0.0 };
    let case = format!(
        "{size:.3} m, {:.0} Hz, friction {mu:.2}, closing {closing:.3} m/s by {grip:.4} m too far, up {lift:.3} m at {up:.3} m/s",
        1.0 / h
    );
    let aside = velocity(&w, body).length();
    let mut shown = Shown::of(
        &case,
        &[("fastest", fast), ("slipped [1/50 of it]", 50.0 * slipped), ("books", open / 1e-9), ("never let go", kept)],
    );
    shown.words += &format!(", at the end {aside:.1e} m/s");
    shown
}
