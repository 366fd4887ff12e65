//! Step times of a pile with bounded effort: does the worst step take much longer than the usual one?

use std::time::Instant;
use tumble::{BodyBuilder, DVec3, Settings, Verdict, World};

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
    /// Steps that said that they were not solved.
    pub budget: usize,
}

impl Pace {
    /// One line.
    #[must_use]
    pub fn shown(&self) -> String {
        format!(
            "{} steps: median {:.0} µs, p99.9 {:.0} µs, ratio {:.2}; at most {} sweeps and {} factorisations an island; \
             {} steps say budget",
            self.steps,
            self.median,
            self.p999,
            self.p999 / self.median,
            self.sweeps,
            self.factorisations,
            self.budget
        )
    }
}

fn heap() -> World {
    let mut world = World::new();
    world.add(BodyBuilder::ground()).expect("a floor");
    for k in 0..60 {
        let (x, y, z) = (k % 4, k / 4 % 4, k / 16);
        let at = DVec3::new(f64::from(x) + 0.1 * f64::from(z % 2), f64::from(y), 0.6 + 1.1 * f64::from(z));
        world.add(BodyBuilder::cuboid(DVec3::splat(0.9)).mass(1.0 + f64::from(k % 5)).position(at)).expect("a box");
    }
    world.set_settings(Settings::realtime()).expect("our own settings");
    world
}

/// Steps a heap that is stirred up every 500 steps.
#[must_use]
#[expect(clippy::missing_panics_doc, reason = "a scene of our own can be built")]
pub fn pace(steps: usize) -> Pace {
    let mut world = heap();
    let ids: Vec<_> = world.bodies().skip(1).map(|b| b.id()).collect();
    let mut times = Vec::with_capacity(steps);
    let mut p = Pace { steps, ..Pace::default() };
    for step in 0..steps {
        if step % 500 == 499 {
            for (k, id) in ids.iter().enumerate() {
                let up = DVec3::new(0.4 * (k % 3) as f64 - 0.4, 0.3 * (k % 5) as f64 - 0.6, 2.0 + 0.05 * k as f64);
                world.set_velocity(*id, up).expect("a box");
            }
        }
        let clock = Instant::now();
        let r = world.step(1.0 / 60.0);
        times.push(clock.elapsed().as_secs_f64() * 1e6);
        p.budget += usize::from(r.verdict() == Verdict::Budget);
        for i in &r.islands {
            p.sweeps = p.sweeps.max(i.effort.sweeps);
            p.factorisations = p.factorisations.max(i.effort.factorisations);
        }
    }
    times.sort_by(f64::total_cmp);
    p.median = times[times.len() / 2];
    p.p999 = times[(times.len() - 1) * 999 / 1000];
    p
}
