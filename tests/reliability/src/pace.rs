//! Step times of a pile with bounded effort that never comes to rest: does the worst step take much longer than the usual
//! one?
//!
//! Boxes tumble in rooms whose gravity turns, so that every step has impacts, slips and piles to solve; a heap that rests would
//! have cheap steps as its usual ones. The run is made several times, to the same bits, and the time of a step is the
//! shortest that it took, in processor time where the system tells it: what another program took from the processor is not
//! the step's. Every processor has a room of its own, which starts with gravity in a direction of its own.

use std::time::Instant;
use tumble::{BodyBuilder, DVec3, Settings, Shape, StepReport, Verdict, World, trig};

/// What was measured.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pace {
    /// Steps, of all rooms.
    pub steps: usize,
    /// Rooms.
    pub rooms: usize,
    /// Median step time [µs].
    pub median: f64,
    /// The time that one step in a thousand exceeds [µs].
    pub p999: f64,
    /// Most sweeps of an island.
    pub sweeps: u32,
    /// Most factorisations of an island.
    pub factorisations: u32,
    /// Most factorisations of an island that the settings allow.
    pub most: u32,
    /// Work of a step, as [`work`] counts it: median, what one step in a thousand exceeds, and the most.
    pub work: (u64, u64, u64),
    /// What the settings allow.
    pub allowed: u64,
    /// Steps that said that they were not solved.
    pub budget: usize,
}

impl Pace {
    /// What of the promise is broken: that a step takes little more than the usual one, and no island more
    /// factorisations than its budget. Sweeps are told, not judged: `max_sweeps` bounds a stage of a solve, of which there are
    /// several.
    #[must_use]
    pub fn faults(&self) -> Vec<String> {
        let mut wrong = Vec::new();
        let ratio = self.p999 / self.median;
        if ratio.is_nan() || ratio > RATIO {
            wrong.push(format!("one step in a thousand takes {ratio:.2} times the median: {RATIO} is promised"));
        }
        if self.factorisations > self.most {
            wrong.push(format!("{} factorisations of an island, {} are allowed", self.factorisations, self.most));
        }
        wrong
    }

    /// One line.
    #[must_use]
    pub fn shown(&self) -> String {
        let (median, p999, most) = self.work;
        format!(
            "{} steps in {} rooms: median {:.0} µs, p99.9 {:.0} µs, ratio {:.2}; factorised contacts of a step, all islands: median \
             {median}, p99.9 {p999}, most {most}; those of islands with an impact that have over 200 at most {}; at most {} sweeps and {} factorisations an island; {} steps inexact",
            self.steps,
            self.rooms,
            self.median,
            self.p999,
            self.p999 / self.median,
            self.allowed,
            self.sweeps,
            self.factorisations,
            self.budget
        )
    }
}

/// What one step in a thousand may take, in medians [–].
const RATIO: f64 = 2.0;

/// Runs that are compared.
const RUNS: usize = 3;

/// Boxes in the room.
const BOXES: u32 = 40;

/// Time that gravity takes for a turn [s].
const TURN: f64 = 4.0;

/// Factorisations of a step, each counted once for every contact of its island [–].
#[must_use]
pub fn work(r: &StepReport) -> u64 {
    r.islands.iter().map(|i| u64::from(i.effort.factorisations) * u64::from(i.contacts)).sum()
}

fn world() -> World {
    let mut world = World::new();
    for axis in [DVec3::X, DVec3::Y, DVec3::Z] {
        for side in [-1.0, 1.0] {
            let wall = BodyBuilder::fixed().try_shape(Shape::half_space(axis * -side));
            world.add(wall.position(axis * (2.5 * side))).expect("a wall");
        }
    }
    for k in 0..BOXES {
        let (x, y, z) = (k % 4, k / 4 % 4, k / 16);
        let at = DVec3::new(f64::from(x), f64::from(y), f64::from(z)) * 1.1 - DVec3::new(1.65, 1.65, 1.9);
        world.add(BodyBuilder::cuboid(DVec3::splat(0.9)).mass(1.0 + f64::from(k % 5)).position(at)).expect("a box");
    }
    world.set_settings(Settings::realtime()).expect("our own settings");
    world
}

/// Processor time of this thread so far [µs]. The system brings it up to date when a thread gives way.
fn processor_time() -> Option<f64> {
    std::thread::yield_now();
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    stat.split_whitespace().next()?.parse::<f64>().ok().map(|ns| 1e-3 * ns)
}

/// What one room showed.
#[derive(Clone, Debug, Default)]
struct Room {
    pace: Pace,
    /// Times of its steps, each the shortest of all runs [µs].
    times: Vec<f64>,
    /// Work of its steps.
    works: Vec<u64>,
}

/// Makes the run once, from a part of gravity's turn on; the times of its steps are lowered to what they were this time.
fn once(room: &mut Room, from: f64) {
    let mut world = world();
    let settings = world.settings();
    let p = &mut room.pace;
    *p = Pace {
        allowed: u64::from(settings.max_work),
        most: settings.solver.max_factorisations_small,
        ..Pace::default()
    };
    room.works.clear();
    for (step, time) in room.times.iter_mut().enumerate() {
        let (sine, cosine) = trig::sin_cos(std::f64::consts::TAU * (from + step as f64 / 60.0 / TURN));
        world.set_gravity(DVec3::new(9.81 * sine, 0.0, -9.81 * cosine)).expect("gravity");
        let (clock, begin) = (Instant::now(), processor_time());
        let r = world.step(1.0 / 60.0);
        let elapsed = clock.elapsed().as_secs_f64() * 1e6;
        let taken = begin.and_then(|begin| Some(processor_time()? - begin)).unwrap_or(elapsed);
        *time = if taken < *time { taken } else { *time };
        room.works.push(work(r));
        p.budget += usize::from(r.verdict() == Verdict::Inexact);
        for i in &r.islands {
            p.sweeps = p.sweeps.max(i.effort.sweeps);
            p.factorisations = p.factorisations.max(i.effort.factorisations);
        }
    }
}

/// Steps a room for every processor, several times over: so many steps together, rounded up to as many in each.
#[must_use]
pub fn pace(steps: usize) -> Pace {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    // a short run is worth no second room
    let rooms = processors.min(steps / 1000).max(1);
    let each = steps.div_ceil(rooms).max(1);
    let mut all = vec![Room { times: vec![f64::INFINITY; each], ..Room::default() }; rooms];
    for _ in 0..RUNS {
        std::thread::scope(|scope| {
            for (k, room) in all.iter_mut().enumerate() {
                scope.spawn(move || once(room, k as f64 / rooms as f64));
            }
        });
    }
    let mut p = Pace { steps: rooms * each, rooms, ..all[0].pace };
    for room in &all[1..] {
        p.budget += room.pace.budget;
        p.sweeps = p.sweeps.max(room.pace.sweeps);
        p.factorisations = p.factorisations.max(room.pace.factorisations);
    }
    let mut times: Vec<f64> = all.iter().flat_map(|r| r.times.iter().copied()).collect();
    let mut works: Vec<u64> = all.iter().flat_map(|r| r.works.iter().copied()).collect();
    times.sort_by(f64::total_cmp);
    works.sort_unstable();
    let (middle, rare) = (times.len() / 2, (times.len() - 1) * 999 / 1000);
    (p.median, p.p999) = (times[middle], times[rare]);
    p.work = (works[middle], works[rare], works[works.len() - 1]);
    p
}

#[cfg(test)]
mod tests {
    use super::{Pace, pace};

    #[test]
    fn the_judge_of_step_times_refuses_what_breaks_the_promise() {
        let good =
            Pace { steps: 1000, median: 5.0, p999: 9.9, sweeps: 20, factorisations: 40, most: 40, ..Pace::default() };
        assert_eq!(good.faults(), Vec::<String>::new());
        let bad =
            [Pace { p999: 10.1, ..good }, Pace { median: 0.0, p999: 0.0, ..good }, Pace { factorisations: 41, ..good }];
        for p in bad {
            assert_eq!(p.faults().len(), 1, "{p:?}");
        }
        // the work of a real run is within its budget; its times are the machine's
        let p = Pace { median: 1.0, p999: 1.0, ..pace(60) };
        assert!(p.sweeps > 0 && p.most > 0);
        assert_eq!(p.faults(), Vec::<String>::new());
    }
}
