//! Things that stand: stacks, mass ratios, pyramids, an arch, a card house.

use tumble::{BodyBuilder, BodyId, DVec3, World, trig};

/// A scene that should stand, with its bodies.
#[derive(Debug)]
pub struct Pile {
    /// The world.
    pub world: World,
    /// Its movable bodies, from below.
    pub bodies: Vec<BodyId>,
    start: Vec<DVec3>,
}

impl Pile {
    fn new(world: World, bodies: Vec<BodyId>) -> Self {
        let start = bodies.iter().map(|b| world.position(*b).unwrap_or_default()).collect();
        Self { world, bodies, start }
    }

    /// Farthest that a body has moved from where it started [m].
    #[must_use]
    pub fn moved(&self) -> f64 {
        let far = |(b, s): (&BodyId, &DVec3)| self.world.position(*b).map_or(f64::INFINITY, |p| (p - *s).length());
        self.bodies.iter().zip(&self.start).map(far).fold(0.0, farther)
    }

    /// Farthest that a body has sunk [m].
    #[must_use]
    pub fn sunk(&self) -> f64 {
        let far = |(b, s): (&BodyId, &DVec3)| self.world.position(*b).map_or(f64::INFINITY, |p| s.z - p.z);
        self.bodies.iter().zip(&self.start).map(far).fold(0.0, farther)
    }

    /// Steps for a number of steps; returns how many had an unsolved island.
    pub fn run(&mut self, steps: u32, dt: f64) -> u32 {
        (0..steps).map(|_| u32::from(self.world.step(dt).verdict() > tumble::Verdict::Guarded)).sum()
    }
}

/// The larger of two; a number that is none stays, so that no bound can be met by it.
fn farther(a: f64, b: f64) -> f64 {
    if b > a || b.is_nan() { b } else { a }
}

/// A scene of the command `stacks`, and by how much it may move.
#[derive(Clone, Copy, Debug)]
pub struct Standing {
    /// What it is.
    pub name: &'static str,
    /// Builds it.
    pub build: fn() -> Pile,
    /// Steps of 1/60 s.
    pub steps: u32,
    /// Less than this a body may move [m].
    pub most: f64,
}

/// What is promised to stand: as long, and as still, as the tests of every build ask for.
pub const STANDING: [Standing; 6] = [
    Standing { name: "16 boxes, 10 s", build: || stack(&[1.0; 16]), steps: 600, most: 1e-7 },
    Standing { name: "10 of 1 kg under 1,000 kg, 10 s", build: ten_under_a_tonne, steps: 600, most: 1e-6 },
    Standing { name: "1 kg under 1e6 kg, 10 s", build: || stack(&[1.0, 1e6]), steps: 600, most: 1e-6 },
    Standing { name: "pyramid of base 30", build: || pyramid(30), steps: 2000, most: 1e-3 },
    Standing { name: "arch of 17 voussoirs, 60 s", build: || arch(17), steps: 3600, most: 1e-3 },
    Standing { name: "card house of 3 levels, 60 s", build: || card_house(3), steps: 3600, most: 1e-2 },
];

/// What became of a scene that should stand.
#[derive(Clone, Copy, Debug)]
pub struct Stood {
    /// Farthest that a body moved [m].
    pub moved: f64,
    /// Farthest that a body sank [m].
    pub sunk: f64,
    /// Steps with an island that is not solved.
    pub unsolved: u32,
}

impl Standing {
    /// Steps it.
    #[must_use]
    pub fn run(&self) -> Stood {
        let mut pile = (self.build)();
        let unsolved = pile.run(self.steps, 1.0 / 60.0);
        Stood { moved: pile.moved(), sunk: pile.sunk(), unsolved }
    }

    /// What is wrong: it moved too far, or a step was not solved.
    #[must_use]
    pub fn fault(&self, stood: &Stood) -> Option<String> {
        // a number that is none is less than nothing
        let still = stood.moved < self.most && stood.sunk < self.most;
        if still && stood.unsolved == 0 {
            return None;
        }
        let Stood { moved, sunk, unsolved } = stood;
        Some(format!(
            "{}: moved by {moved:.2e} m, sank by {sunk:.2e} m (less than {:e} m is promised), {unsolved} steps unsolved",
            self.name, self.most
        ))
    }
}

fn ten_under_a_tonne() -> Pile {
    let mut masses = [1.0; 11];
    masses[10] = 1000.0;
    stack(&masses)
}

fn ground() -> World {
    let mut w = World::new();
    w.add(BodyBuilder::ground()).expect("floor");
    w
}

/// Unit cubes on each other, with these masses from below [kg].
#[must_use]
pub fn stack(masses: &[f64]) -> Pile {
    let mut w = ground();
    let mut bodies = Vec::new();
    for (k, m) in masses.iter().enumerate() {
        let b = BodyBuilder::cuboid(DVec3::ONE).mass(*m).position(DVec3::new(0.0, 0.0, 0.5 + k as f64));
        bodies.push(w.add(b).expect("a cube"));
    }
    Pile::new(w, bodies)
}

/// A wall of blocks in the form of a pyramid with `base` blocks in the lowest row.
#[must_use]
pub fn pyramid(base: u32) -> Pile {
    let mut w = ground();
    let mut bodies = Vec::new();
    let size = DVec3::new(1.0, 0.5, 0.5);
    for row in 0..base {
        for k in 0..base - row {
            let x = f64::from(k) * 1.02 + f64::from(row) * 0.51;
            let at = DVec3::new(x, 0.0, 0.25 + 0.5 * f64::from(row));
            bodies.push(w.add(BodyBuilder::cuboid(size).mass(1.0).position(at)).expect("a block"));
        }
    }
    Pile::new(w, bodies)
}

/// A half-circular arch of `count` voussoirs between two fixed abutments.
#[must_use]
pub fn arch(count: u32) -> Pile {
    let mut w = ground();
    let (inner, outer, width) = (2.0, 2.8, 0.8);
    let piece = std::f64::consts::PI / f64::from(count);
    let mut bodies = Vec::new();
    for k in 0..count {
        let (a, b) = (f64::from(k) * piece, f64::from(k + 1) * piece);
        let mut points = Vec::new();
        for angle in [a, b] {
            for r in [inner, outer] {
                for y in [-0.5 * width, 0.5 * width] {
                    points.push(DVec3::new(r * trig::cos(angle), y, r * trig::sin(angle)));
                }
            }
        }
        // springs from the floor itself
        bodies.push(w.add(BodyBuilder::hull(&points).density(2000.0).friction(0.8)).expect("a voussoir"));
    }
    for side in [-1.0, 1.0] {
        let b = BodyBuilder::cuboid(DVec3::new(2.0, 2.0, 1.0)).as_fixed().friction(0.8);
        // beside the feet, so that friction on the floor is not all that holds them
        let _ = w.add(b.position(DVec3::new(side * (outer + 1.0), 0.0, 0.5)));
    }
    Pile::new(w, bodies)
}

/// A card house of `levels` levels of leaning pairs with flat cards between.
#[must_use]
pub fn card_house(levels: u32) -> Pile {
    let mut w = ground();
    let (length, thick, width) = (1.0, 0.02, 0.7);
    let lean = 0.25;
    let (s, c) = (trig::sin(lean), trig::cos(lean));
    // a leaning card stands on one lower edge and leans with one upper edge
    let rise = length * c + thick * s;
    let half = 0.5 * (length * s + thick * c);
    let pitch = 4.0 * half + 0.02;
    let mut bodies = Vec::new();
    let mut card = |w: &mut World, size: DVec3, at: DVec3, angle: f64| {
        let b = BodyBuilder::cuboid(size).mass(0.1).friction(0.8).position(at);
        bodies.push(w.add(b.orientation(trig::rotation(DVec3::Y, angle))).expect("a card"));
    };
    for level in 0..levels {
        let z = f64::from(level) * (rise + thick);
        let count = levels - level;
        for k in 0..count {
            let x = (f64::from(k) - 0.5 * f64::from(count - 1)) * pitch;
            for side in [-1.0, 1.0] {
                let at = DVec3::new(x + side * half, 0.0, z + 0.5 * rise);
                card(&mut w, DVec3::new(thick, width, length), at, -side * lean);
            }
        }
        if level + 1 < levels {
            for k in 0..count - 1 {
                // from the top of one pair to the top of the next
                let x = (f64::from(k) + 0.5 - 0.5 * f64::from(count - 1)) * pitch;
                let size = DVec3::new(pitch + 0.2, width, thick);
                // flat cards of one level do not overlap: those at the ends only reach one side further
                let size = if count > 2 { DVec3::new(pitch - 0.002, width, thick) } else { size };
                card(&mut w, size, DVec3::new(x, 0.0, z + rise + 0.5 * thick), 0.0);
            }
        }
    }
    Pile::new(w, bodies)
}

/// Unit cubes side by side, far enough apart to be islands of their own.
#[must_use]
pub fn field(count: u32) -> Pile {
    let mut w = ground();
    let mut bodies = Vec::new();
    let row = f64::from(count).sqrt() as u32;
    for k in 0..count {
        let at = DVec3::new(1.5 * f64::from(k % row), 1.5 * f64::from(k / row), 0.5);
        bodies.push(w.add(BodyBuilder::cuboid(DVec3::ONE).mass(1.0).position(at)).expect("a cube"));
    }
    Pile::new(w, bodies)
}
