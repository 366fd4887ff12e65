//! What turns in contact: plates, decks of cards, boards on barrels, wobbling balls.

use super::{G, Shown, add, position, raise, scaled, smaller, world};
use crate::dice::Dice;
use crate::sweeps;
use tumble::{BodyBuilder, BodyId, DMat3, DVec3, Verdict, World, trig};

/// Two thin plates.
pub(super) fn plates(seed: u64) -> Shown {
    let p = sweeps::plates(seed);
    let case = format!("{:.3} rad a step at {:.0} Hz, {} steps say so", p.turn, p.rate, p.said);
    let silent = if p.silent { 2.0 } else { 0.0 };
    Shown::of(&case, &[("sunk", p.sunk / sweeps::HALFWAY * f64::from(u8::from(p.turn < 0.35))), ("silent", silent)])
}

/// How a card lies above another one: along the normal of the lower one, in thicknesses; none where they are beside each other.
fn above(w: &World, low: BodyId, high: BodyId, size: DVec3) -> Option<f64> {
    let n = w.orientation(low).expect("a card") * DVec3::Z;
    let m = w.orientation(high).expect("a card") * DVec3::Z;
    let apart = position(w, high) - position(w, low);
    let along = apart.dot(n);
    let aside = (apart - n * along).length();
    // cards that are not level with each other, or lie beside each other, have no order
    (m.dot(n) > 0.999 && aside < 0.3 * size.y).then(|| along / size.z)
}

/// A deck of cards turns as a whole while its cards slide on each other, in the air or onto a floor.
pub(super) fn deck(seed: u64) -> Shown {
    let mut d = Dice::new(seed);
    let rate = [60.0, 120.0, 240.0, 1000.0][d.below(4) as usize];
    let count = 3 + d.below(8);
    let width = scaled(&mut d, 0.05, 1.0);
    let size = DVec3::new(width, width * d.between(0.5, 1.0), width * scaled(&mut d, 0.01, 0.06));
    let mu = if d.below(3) == 0 { 0.0 } else { d.between(0.0, 0.6) };
    let mut w = world(if d.below(2) == 0 { DVec3::ZERO } else { DVec3::Z * -G }, 0.5);
    add(&mut w, BodyBuilder::ground().friction(mu));
    // up to a fifth of a radian in a step
    let turning = DVec3::new(d.between(-1.0, 1.0), d.between(-1.0, 1.0), d.between(-1.0, 1.0))
        * smaller(rate * d.between(0.0, 0.2), 40.0);
    let lean = trig::rotation(d.direction(), d.between(0.0, 0.3));
    let (drift, high) = (d.vector(1.0), d.between(0.0, 0.5) + width);
    let slip = d.between(0.0, 3.0) * width;
    let cards: Vec<BodyId> = (0..count)
        .map(|k| {
            let arm = lean * (DVec3::Z * (size.z * (k as f64 + 0.5)));
            let along = lean * DVec3::new(d.between(-1.0, 1.0), d.between(-1.0, 1.0), 0.0) * slip;
            let b = BodyBuilder::cuboid(size).density(700.0).friction(mu).restitution(0.0).orientation(lean);
            add(&mut w, b.position(DVec3::Z * high + arm).velocity(drift + turning.cross(arm) + along).spin(turning))
        })
        .collect();
    let (mut passed, mut sunk, mut said) = (0, 0.0, 0);
    let pairs: Vec<(BodyId, BodyId)> = cards.windows(2).map(|p| (p[0], p[1])).collect();
    let mut last: Vec<Option<f64>> = pairs.iter().map(|(a, b)| above(&w, *a, *b, size)).collect();
    let mut silent = 0;
    for _ in 0..(0.7 * rate) as usize {
        let told = w.step(1.0 / rate).verdict() != Verdict::Solved;
        said += u32::from(told);
        for ((a, b), last) in pairs.iter().zip(&mut last) {
            let now = above(&w, *a, *b, size);
            if let (Some(was), Some(is)) = (*last, now) {
                raise(&mut sunk, 1.0 - is);
                let through = was > 0.0 && is < 0.0 && was < 3.0 && is > -3.0;
                passed += u32::from(through);
                silent += u32::from(through && !told);
            }
            *last = now;
        }
    }
    let case = format!(
        "{count} cards of {width:.2} m, {:.4} thick, {rate:.0} Hz, {:.2} rad a step, friction {mu:.2}, {said} steps say so",
        size.z / width,
        turning.length() / rate
    );
    Shown::of(
        &case,
        &[("passed", 2.0 * f64::from(passed)), ("silently", 2.0 * f64::from(silent)), ("sunk [halves]", sunk / 0.5)],
    )
}

/// A board on a barrel.
pub(super) fn board(seed: u64) -> Shown {
    let b = sweeps::board(seed);
    let case = format!("radius {:.3} m, lean {:.3} rad", b.radius, b.lean);
    Shown::of(&case, &[("1/240", b.off[0] / 0.02), ("1/480, of a quarter", b.off[1] / 0.005)])
}

/// A ball whose centre of mass is aside of its middle rolls to and fro on a floor, without slip.
pub(super) fn wobbler(seed: u64) -> Shown {
    let mut d = Dice::new(seed);
    let (radius, mass) = (scaled(&mut d, 0.1, 0.5), scaled(&mut d, 0.1, 10.0));
    let (aside, lean) = (radius * d.between(0.1, 0.6), d.between(0.1, 0.6));
    let tensor = DMat3::from_diagonal(DVec3::splat(0.4 * mass * radius * radius * d.between(0.5, 1.0)));
    // the lowest state is level: the swing is what it is lifted by
    let swing = mass * G * aside * (1.0 - trig::cos(lean));
    let rock = |rate: f64| {
        let mut w = world(DVec3::Z * -G, 0.5);
        add(&mut w, BodyBuilder::ground().friction(3.0));
        let b = BodyBuilder::ball(radius).mass_properties(mass, DVec3::Z * -aside, tensor).friction(3.0);
        add(&mut w, b.position(DVec3::Z * radius).orientation(trig::rotation(DVec3::Y, lean)));
        for _ in 0..(5.0 * rate) as u32 {
            w.step(1.0 / rate);
        }
        let l = w.ledger();
        let entries = [l.restitution_loss, l.friction_loss, l.corrected, l.time_step];
        let mut most = 0.0;
        entries.iter().for_each(|e| raise(&mut most, e.abs() / swing));
        most
    };
    let (coarse, fine) = (rock(240.0), rock(480.0));
    let case = format!("radius {radius:.3} m, centre {aside:.3} m aside, lean {lean:.2} rad");
    Shown::of(&case, &[("1/240", coarse / 0.02), ("1/480, of a quarter", fine / 0.005)])
}
