//! The figures of `docs/model.md`: each a small simulation, drawn beside what the law says.

use crate::plot::{Axis, COLOURS, Plot};
use tumble::{BodyBuilder, DVec3, Material, Shape, World, trig};

/// A figure by its file name.
pub type Figure = (&'static str, fn() -> String);

/// All figures.
pub const FIGURES: [Figure; 5] = [
    ("friction.svg", friction),
    ("isotropy.svg", isotropy),
    ("bounce.svg", bounce),
    ("ledger.svg", ledger),
    ("order.svg", order),
];

const DEGREE: f64 = std::f64::consts::PI / 180.0;
const G: f64 = 9.81;

/// A cube on a slope, μ = 0.5: friction in parts of the normal force, from level to 45°.
fn friction() -> String {
    let mu = 0.5;
    let mut found = Vec::new();
    for degrees in 0..=45 {
        let angle = f64::from(degrees) * DEGREE;
        let normal = DVec3::new(trig::sin(angle), 0.0, trig::cos(angle));
        let mut w = World::new();
        let stone = w.add_material(Material::new(mu, 0.0)).expect("a material");
        w.add(BodyBuilder::fixed().try_shape(Shape::half_space(normal)).material(stone)).expect("a slope");
        let cube = BodyBuilder::cuboid(DVec3::ONE).mass(1.0).material(stone).position(normal * 0.5);
        let cube = w.add(cube.orientation(trig::rotation(DVec3::Y, angle))).expect("a cube");
        for _ in 0..30 {
            w.step(1.0 / 240.0);
        }
        let force = w.report().contact_wrench(cube).force;
        let pressed = force.dot(normal);
        found.push((f64::from(degrees), (force - normal * pressed).length() / pressed));
    }
    let limit = trig::atan(mu) / DEGREE;
    let rise: Vec<(f64, f64)> =
        (0..=40).map(|k| limit * f64::from(k) / 40.0).map(|a| (a, trig::tan(a * DEGREE))).collect();
    Plot::new(
        "Friction of a cube on a slope, μ = 0.5",
        Axis::linear("slope [°]", 0.0, 45.0, 5.0, 0),
        Axis::linear("friction / normal force [–]", 0.0, 0.6, 0.1, 1),
    )
    .law(&rise, "tan θ, up to μ")
    .law(&[(limit, mu), (45.0, mu)], "")
    .dots(&found, COLOURS[0], "simulated")
    .finish()
}

/// Cubes pushed at 3 m/s in 36 directions over the same floor: where they stop.
fn isotropy() -> String {
    let (mu, speed) = (0.5, 3.0);
    let way = speed * speed / (2.0 * mu * G);
    let mut found = Vec::new();
    for k in 0..36 {
        let direction =
            DVec3::new(trig::cos(f64::from(k) * 10.0 * DEGREE), trig::sin(f64::from(k) * 10.0 * DEGREE), 0.0);
        let mut w = World::new();
        w.add(BodyBuilder::ground().friction(mu)).expect("a floor");
        let cube = BodyBuilder::cuboid(DVec3::splat(0.2)).mass(1.0).friction(mu).position(DVec3::new(0.0, 0.0, 0.1));
        let cube = w.add(cube.velocity(direction * speed)).expect("a cube");
        for _ in 0..80 {
            w.step(0.01);
        }
        let at = w.position(cube).expect("a cube");
        found.push((at.x, at.y));
    }
    let circle = |r: f64| -> Vec<(f64, f64)> {
        (0..=72)
            .map(|k| (r * trig::cos(f64::from(k) * 5.0 * DEGREE), r * trig::sin(f64::from(k) * 5.0 * DEGREE)))
            .collect()
    };
    Plot::new(
        "Where cubes stop that were pushed at 3 m/s in 36 directions",
        // the picture is wider than high: metres are as long both ways
        Axis::linear("x [m]", -2.1, 2.1, 0.7, 1),
        Axis::linear("y [m]", -1.02, 1.02, 0.34, 2),
    )
    .law(&circle(way), "v²/2μg")
    .dots(&found, COLOURS[0], "simulated")
    .finish()
}

/// Balls dropped from 1 m with three coefficients of restitution.
fn bounce() -> String {
    let mut plot = Plot::new(
        "A ball dropped from 1 m",
        Axis::linear("time [s]", 0.0, 2.5, 0.5, 1),
        Axis::linear("height [m]", 0.0, 1.0, 0.2, 1),
    );
    for (k, e) in [0.9, 0.7, 0.5].into_iter().enumerate() {
        let mut w = World::new();
        w.add(BodyBuilder::ground().restitution(e)).expect("a floor");
        let ball = BodyBuilder::ball(0.1).mass(1.0).restitution(e).position(DVec3::new(0.0, 0.0, 1.1));
        let ball = w.add(ball).expect("a ball");
        let mut curve = vec![(0.0, 1.0)];
        for _ in 0..250 {
            w.step(0.01);
            curve.push((w.time(), w.position(ball).expect("a ball").z - 0.1));
        }
        plot = plot.line(&curve, COLOURS[k], &format!("e = {e}, then {:.2} m", e * e));
    }
    plot.finish()
}

/// A box thrown onto a floor: where its energy is, from flight to rest.
fn ledger() -> String {
    let mut w = World::new();
    w.add(BodyBuilder::ground().friction(0.4).restitution(0.6)).expect("a floor");
    let thrown = BodyBuilder::cuboid(DVec3::new(0.4, 0.3, 0.2)).mass(1.0).friction(0.4).restitution(0.6);
    let thrown = thrown.position(DVec3::new(0.0, 0.0, 1.0)).velocity(DVec3::new(2.0, 0.5, 0.0));
    w.add(thrown.spin(DVec3::new(3.0, 5.0, 1.0))).expect("a box");
    // energy of place counts from where the box ends: lying on its largest face
    let ground = 0.1 * G;
    let mut bands: [Vec<(f64, f64)>; 5] = Default::default();
    let start = {
        let (kinetic, potential) = w.energy();
        kinetic + potential - ground
    };
    for step in 0..=300 {
        if step > 0 {
            w.step(1.0 / 120.0);
        }
        let l = *w.ledger();
        let (kinetic, potential) = w.energy();
        let parts = [l.restitution_loss, l.friction_loss, potential - ground, kinetic];
        let mut sum = 0.0;
        bands[0].push((w.time(), sum));
        for (k, part) in parts.into_iter().enumerate() {
            sum += part;
            bands[k + 1].push((w.time(), sum));
        }
    }
    let mut plot = Plot::new(
        "The ledger of a thrown box",
        Axis::linear("time [s]", 0.0, 2.5, 0.5, 1),
        Axis::linear("energy [J]", 0.0, 14.0, 2.0, 0),
    );
    for (k, name) in ["lost in impacts", "lost by friction", "potential", "kinetic"].into_iter().enumerate() {
        plot = plot.area(&bands[k], &bands[k + 1], COLOURS[[1, 3, 2, 0][k]], name);
    }
    plot.law(&[(0.0, start), (2.5, start)], "what there was").finish()
}

/// Error against the step: free flight, the way of a slide, the first apex of a bounce.
fn order() -> String {
    let steps: Vec<f64> = (0..7).map(|k| 1.0 / (60.0 * f64::from(1 << k))).collect();
    let floor = 1e-16;
    let slide = |h: f64| {
        let mut w = World::new();
        w.add(BodyBuilder::ground()).expect("a floor");
        let cube = BodyBuilder::cuboid(DVec3::ONE).mass(1.0).position(DVec3::new(0.0, 0.0, 0.5));
        let cube = w.add(cube.velocity(DVec3::new(6.0, 0.0, 0.0))).expect("a cube");
        while w.velocity(cube).expect("a cube").x != 0.0 && w.time() < 2.0 {
            w.step(h);
        }
        (w.position(cube).expect("a cube").x - 36.0 / G).abs() + floor
    };
    // the phase of the impact within its step decides; the worst of sixteen is shown
    let apex = |h: f64| {
        let mut worst = floor;
        for phase in 0..16 {
            let (e, drop) = (0.7, 1.0 + 0.0131 * f64::from(phase));
            let mut w = World::new();
            w.add(BodyBuilder::ground().restitution(e)).expect("a floor");
            let ball = BodyBuilder::ball(0.1).mass(1.0).restitution(e).position(DVec3::new(0.0, 0.0, drop + 0.1));
            let ball = w.add(ball).expect("a ball");
            while w.velocity(ball).expect("a ball").z <= 0.0 {
                w.step(h);
            }
            // the apex from here on, in closed form
            let (z, v) = (w.position(ball).expect("a ball").z - 0.1, w.velocity(ball).expect("a ball").z);
            let error = (z + v * v / (2.0 * G) - e * e * drop).abs();
            worst = if error > worst { error } else { worst };
        }
        worst
    };
    let flight = |h: f64| {
        let mut w = World::new();
        let stone = BodyBuilder::ball(0.1).velocity(DVec3::new(3.0, 0.0, 10.0));
        let stone = w.add(stone).expect("a stone");
        while w.time() < 2.0 - 1e-9 {
            w.step(h);
        }
        let t = w.time();
        (w.position(stone).expect("a stone").z - (10.0 * t - 0.5 * G * t * t)).abs() + floor
    };
    let curve = |f: &dyn Fn(f64) -> f64| -> Vec<(f64, f64)> { steps.iter().map(|&h| (h, f(h))).collect() };
    Plot::new(
        "Error against the length of the step",
        Axis::powers("step [s]", -4, -1),
        Axis::powers("error [m]", -16, 0),
    )
    .law(&[(2e-4, 2e-4), (5e-2, 5e-2)], "∝ h")
    .law(&[(2e-4, 4e-8), (5e-2, 2.5e-3)], "∝ h²")
    .line(&curve(&apex), COLOURS[1], "first apex of a bounce")
    .line(&curve(&slide), COLOURS[0], "way of a slide")
    .line(&curve(&flight), COLOURS[2], "free flight")
    .finish()
}

#[cfg(test)]
mod tests {
    use super::FIGURES;
    use crate::ROOT;
    use std::path::Path;

    #[test]
    fn the_committed_figures_are_what_the_simulations_draw() {
        for (name, draw) in FIGURES {
            let path = Path::new(ROOT).join("docs/figures").join(name);
            let committed = std::fs::read_to_string(&path).unwrap_or_default();
            assert!(committed == draw(), "{name} is stale: cargo run --release -p tumble-book -- figures");
        }
    }
}
