//! Step times of a pile with bounded effort that never comes to rest: does the worst step take much longer than the usual
//! one?
//!
//! Boxes tumble in a room whose gravity turns, so that every step has impacts, slips and piles to solve; a heap that rests would
//! have cheap steps as its usual ones. The run is made several times, to the same bits, and the time of a step is the
//! shortest that it took: what another program took from the processor is not the step's.

use std::time::Instant;
use tumble::{BodyBuilder, DVec3, Settings, Shape, Verdict, World, trig};

/// What was measured.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pace {
    /// Steps.
    pub steps: usize,
    /// Median step time [µs].
    pub median: f64,
    /// The time that one step in a thousand exceeds [µs].
    pub p999: f64,
    /// Most sweeps of a step.
    pub sweeps: u32,
    /// Most factorisations of an island.
    pub factorisations: u32,
    /// Factorisations of a step, of all islands together: median, and what one step in a thousand exceeds.
    pub work: (u32, u32),
    /// Steps that said that they were not solved.
    pub budget: usize,
}

impl Pace {
    /// One line.
    #[must_use]
    pub fn shown(&self) -> String {
        format!(
            "{} steps: median {:.0} µs, p99.9 {:.0} µs, ratio {:.2}; factorisations of a step: median {}, p99.9 {}; at most {} \
             sweeps and {} factorisations an island; {} steps say budget",
            self.steps,
            self.median,
            self.p999,
            self.p999 / self.median,
            self.work.0,
            self.work.1,
            self.sweeps,
            self.factorisations,
            self.budget
        )
    }
}

/// Runs that are compared.
const RUNS: usize = 3;

/// Time that gravity takes for a turn [s].
const TURN: f64 = 4.0;

fn room() -> World {
    let mut world = World::new();
    for axis in [DVec3::X, DVec3::Y, DVec3::Z] {
        for side in [-1.0, 1.0] {
            let wall = BodyBuilder::fixed().try_shape(Shape::half_space(axis * -side));
            world.add(wall.position(axis * (2.5 * side))).expect("a wall");
        }
    }
    for k in 0..40 {
        let (x, y, z) = (k % 4, k / 4 % 4, k / 16);
        let at = DVec3::new(f64::from(x), f64::from(y), f64::from(z)) * 1.1 - DVec3::new(1.65, 1.65, 1.9);
        world.add(BodyBuilder::cuboid(DVec3::splat(0.9)).mass(1.0 + f64::from(k % 5)).position(at)).expect("a box");
    }
    world.set_settings(Settings::realtime()).expect("our own settings");
    world
}

/// Makes the run once; the times of its steps [µs] are lowered to what they were this time.
fn once(p: &mut Pace, times: &mut [f64]) {
    let mut world = room();
    let mut work = Vec::with_capacity(times.len());
    for (step, time) in times.iter_mut().enumerate() {
        let (sine, cosine) = trig::sin_cos(std::f64::consts::TAU * (step as f64 / 60.0) / TURN);
        world.set_gravity(DVec3::new(9.81 * sine, 0.0, -9.81 * cosine)).expect("gravity");
        let clock = Instant::now();
        let r = world.step(1.0 / 60.0);
        let taken = clock.elapsed().as_secs_f64() * 1e6;
        *time = if taken < *time { taken } else { *time };
        work.push(r.islands.iter().map(|i| i.effort.factorisations).sum());
        p.budget += usize::from(r.verdict() == Verdict::Budget);
        for i in &r.islands {
            p.sweeps = p.sweeps.max(i.effort.sweeps);
            p.factorisations = p.factorisations.max(i.effort.factorisations);
        }
    }
    work.sort_unstable();
    p.work = (work[work.len() / 2], work[(work.len() - 1) * 999 / 1000]);
}

/// Steps the room, several times over.
#[must_use]
pub fn pace(steps: usize) -> Pace {
    let mut times = vec![f64::INFINITY; steps.max(1)];
    let mut p = Pace::default();
    for _ in 0..RUNS {
        p = Pace { steps, ..Pace::default() };
        once(&mut p, &mut times);
    }
    times.sort_by(f64::total_cmp);
    p.median = times[times.len() / 2];
    p.p999 = times[(times.len() - 1) * 999 / 1000];
    p
}
