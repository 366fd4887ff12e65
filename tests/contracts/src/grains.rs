//! Grains on the move: hoppers, silos, drums and heaps of a hundred to some thousand bodies, all sizes by one rule, so
//! that what a step costs and whether it is solved can be seen to change smoothly with the number of bodies.

use crate::dice::Dice;
use std::f64::consts::{FRAC_PI_2, TAU};
use tumble::{BodyBuilder, DQuat, DVec3, Pose, Settings, Shape, Verdict, World, trig};

/// Friction of every pair [–].
pub const FRICTION: f64 = 0.3;

/// Least and largest radius of a grain [m].
const RADII: (f64, f64) = (0.08, 0.12);

/// Distance of grains before they fall [m].
const PITCH: f64 = 0.26;

/// A kind of scene, by its number of grains and a seed.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// What it is.
    pub name: &'static str,
    /// Builds it.
    pub build: fn(u32, u64) -> World,
}

/// All kinds.
pub const KINDS: [Kind; 4] = [
    Kind { name: "hopper", build: hopper },
    Kind { name: "silo", build: silo },
    Kind { name: "drum", build: drum },
    Kind { name: "heap", build: heap },
];

fn add(world: &mut World, body: BodyBuilder) {
    world.add(body.friction(FRICTION)).expect("a body of the scene");
}

fn about_z(angle: f64) -> DQuat {
    trig::rotation(DVec3::Z, angle)
}

/// A plate with its middle there, by its edges along x, y and z before it is turned.
fn plate(size: DVec3, at: DVec3, turn: DQuat) -> BodyBuilder {
    BodyBuilder::cuboid(size).position(at).orientation(turn).as_fixed()
}

/// Grains on a grid, layers of `across` × `across` from `bottom` up; every third one a box if `boxes`.
fn fill(world: &mut World, count: u32, across: u32, bottom: f64, boxes: bool, seed: u64) {
    let mut random = Dice::new(seed);
    let middle = 0.5 * (f64::from(across) - 1.0);
    for k in 0..count {
        let (x, y, z) = (k % across, k / across % across, k / (across * across));
        let at = DVec3::new((f64::from(x) - middle) * PITCH, (f64::from(y) - middle) * PITCH, f64::from(z) * PITCH);
        let aside = DVec3::new(random.between(-0.01, 0.01), random.between(-0.01, 0.01), bottom);
        let radius = random.between(RADII.0, RADII.1);
        let grain = if boxes && k % 3 == 0 {
            BodyBuilder::cuboid(DVec3::new(1.6, 1.3, 1.0) * radius).orientation(random.rotation())
        } else {
            BodyBuilder::ball(radius)
        };
        add(world, grain.position(at + aside));
    }
}

/// Grains in a layer of the scenes with so many of them: the width grows with the third root.
fn across(count: u32) -> u32 {
    (3..).find(|n| n * n * n * 2 >= count).unwrap_or(3)
}

/// Four planes that slope to a square hole; what falls through lands on a floor below.
#[must_use]
pub fn hopper(count: u32, seed: u64) -> World {
    let mut world = World::new();
    add(&mut world, BodyBuilder::ground());
    let wide = 0.5 * f64::from(across(count) + 2) * PITCH;
    let hole = 0.25;
    let slope = 50.0_f64.to_radians();
    let long = 2.0 * wide;
    let (along, down) = (trig::cos(slope), trig::sin(slope));
    let low = 1.0;
    for k in 0..4 {
        let turn = about_z(f64::from(k) * FRAC_PI_2);
        let tilt = turn * trig::rotation(DVec3::Y, -slope);
        // the upper face of the plate begins at the hole
        let middle = DVec3::new(hole + 0.5 * long * along + 0.05 * down, 0.0, low + 0.5 * long * down - 0.05 * along);
        add(&mut world, plate(DVec3::new(long, 4.0 * long, 0.1), turn * middle, tilt));
    }
    fill(&mut world, count, across(count), low + (wide - hole) * down / along + 0.2, false, seed);
    world
}

/// A round bin of twelve plates with a hole in its floor.
#[must_use]
pub fn silo(count: u32, seed: u64) -> World {
    let mut world = World::new();
    add(&mut world, BodyBuilder::ground());
    let (n, low, hole) = (across(count).saturating_sub(1).max(3), 1.5, 0.3);
    let radius = 0.75 * f64::from(n) * PITCH + 0.1;
    let high = 4.0 + 2.0 * f64::from(count) / f64::from(n * n) * PITCH;
    for k in 0..12 {
        let turn = about_z(f64::from(k) * TAU / 12.0);
        let wall = turn * DVec3::new(radius + 0.1, 0.0, low + 0.5 * high);
        add(&mut world, plate(DVec3::new(0.2, 0.6 * radius + 0.2, high), wall, turn));
    }
    for k in 0..4 {
        let turn = about_z(f64::from(k) * FRAC_PI_2);
        let at = turn * DVec3::new(hole + 0.5 * (radius + 0.3), 0.0, low - 0.1);
        add(&mut world, plate(DVec3::new(radius + 0.3, 2.0 * radius + 0.6, 0.2), at, turn));
    }
    fill(&mut world, count, n, low + 0.3, true, seed);
    world
}

/// A drum of twelve plates that turns about a level axis, closed on both sides.
#[must_use]
pub fn drum(count: u32, seed: u64) -> World {
    let mut world = World::new();
    let n = across(count);
    let radius = 0.9 * f64::from(n) * PITCH + 0.2;
    let long = 0.5 * f64::from(n) * PITCH + 0.3;
    let mut builder = BodyBuilder::kinematic().spin(DVec3::new(0.0, 1.0, 0.0));
    let shape = |size: DVec3| Shape::cuboid_size(size).expect("a plate");
    for k in 0..12 {
        let turn = trig::rotation(DVec3::Y, f64::from(k) * TAU / 12.0);
        let wall = turn * DVec3::new(radius + 0.1, 0.0, 0.0);
        let size = DVec3::new(0.2, 2.0 * long + 0.4, 0.6 * radius + 0.2);
        builder = builder.shape_at(shape(size), Pose::new(wall, turn));
    }
    for side in [-1.0, 1.0] {
        let at = DVec3::new(0.0, side * (long + 0.1), 0.0);
        let size = DVec3::new(2.2 * radius, 0.2, 2.2 * radius);
        builder = builder.shape_at(shape(size), Pose::new(at, DQuat::IDENTITY));
    }
    add(&mut world, builder);
    let high = f64::from(count / (n * n)) * PITCH;
    fill(&mut world, count, n, -0.5 * high, false, seed);
    world
}

/// Boxes and balls that fall on a floor and come apart.
#[must_use]
pub fn heap(count: u32, seed: u64) -> World {
    let mut world = World::new();
    add(&mut world, BodyBuilder::ground());
    fill(&mut world, count, across(count), 0.2, true, seed);
    world
}

/// What became of the steps of a scene.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Steps in which an island had at least half of the grains: the others say nothing of its size.
    pub steps: u32,
    /// Of those, with every island solved to the tolerance.
    pub solved: u32,
    /// And those that lead bodies into each other where no contact was foreseen.
    pub overlaps: u32,
    /// Residuals of those that were not [m/s], sorted.
    pub residuals: Vec<f64>,
    /// Sweeps and factorisations of all of them.
    pub sweeps: u64,
    /// Factorisations.
    pub factorisations: u64,
    /// Contacts of all of them.
    pub contacts: u64,
    /// Processor time of all of them [s].
    pub seconds: f64,
    /// Deepest gap [m].
    pub deepest: f64,
}

impl Tally {
    /// Part of the steps that were solved [–].
    #[must_use]
    pub fn share(&self) -> f64 {
        f64::from(self.solved) / f64::from(self.steps.max(1))
    }

    /// The residual below which this part of the unsolved steps stays [m/s].
    #[must_use]
    pub fn residual(&self, part: f64) -> f64 {
        let last = self.residuals.len().saturating_sub(1);
        self.residuals.get((part * last as f64) as usize).copied().unwrap_or(0.0)
    }
}

/// Processor time of this thread so far [s]; 0 where the system does not say.
fn processor_time() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    text.split(' ').next().and_then(|ns| ns.parse::<f64>().ok()).unwrap_or(0.0) * 1e-9
}

/// Steps a scene `skip` times unseen and then `steps` times.
#[must_use]
pub fn run(mut world: World, settings: Settings, grains: u32, (skip, steps): (u32, u32)) -> Tally {
    world.set_settings(settings).expect("settings");
    let mut t = Tally::default();
    for k in 0..skip + steps {
        let before = processor_time();
        let r = world.step(1.0 / 120.0);
        let largest = r.islands.iter().map(|i| i.bodies).max().unwrap_or(0);
        if k < skip || 2 * largest < grains {
            continue;
        }
        t.seconds += processor_time() - before;
        t.steps += 1;
        t.sweeps += r.islands.iter().map(|i| u64::from(i.effort.sweeps)).sum::<u64>();
        t.factorisations += r.islands.iter().map(|i| u64::from(i.effort.factorisations)).sum::<u64>();
        t.contacts += r.contacts.len() as u64;
        t.deepest = if r.deepest_gap() < t.deepest { r.deepest_gap() } else { t.deepest };
        t.overlaps += u32::from(r.verdict() == Verdict::Overlap);
        if r.islands.iter().all(|i| i.certificate.is_solved()) {
            t.solved += 1;
        } else {
            t.residuals.push(r.residual());
        }
    }
    t.residuals.sort_by(f64::total_cmp);
    t
}
