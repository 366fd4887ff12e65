//! The soak: a tower, a mixer and a chain, as far as the machine's time goes.
//!
//! The tower shows that rest stays rest, the mixer that restlessness does no harm, the chain that links which hold each
//! other by nothing but contact go on holding. No clock enters the physics: time only decides when to stop. Each has a process
//! of its own, whose memory is its own.

use std::time::{Duration, Instant};
use tumble::{BodyBuilder, BodyId, DVec3, Pose, Shape, Verdict, World, trig};

/// One of the three.
#[derive(Debug)]
pub struct Scene {
    /// What it is.
    pub name: &'static str,
    /// The world.
    pub world: World,
    /// Bodies that must stay within `most` of where they were [m].
    pub watched: Vec<(BodyId, DVec3)>,
    /// How far they may go [m].
    pub most: f64,
}

/// Length of a step [s].
pub const STEP: f64 = 1.0 / 60.0;

/// Simulated time that is enough [s]: a day.
pub const DAY: f64 = 86_400.0;

/// What a scene showed.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// What it is.
    pub name: &'static str,
    /// Steps made.
    pub steps: u64,
    /// Steps with an island that missed the tolerance.
    pub unsolved: u64,
    /// Largest residual of an island that the energy guard did not have to blend [m/s].
    pub residual: f64,
    /// Broken promises: failed islands, bodies set aside or lost, numbers that are not finite.
    pub failures: u64,
    /// Largest imbalance of the ledger of a step, relative to its largest entry [–].
    pub imbalance: f64,
    /// Imbalance of the ledger since the start, relative to its largest entry [–].
    pub total_imbalance: f64,
    /// Largest energy that contacts brought in a step, relative to the largest entry [–].
    pub gain: f64,
    /// Farthest that a watched body went [m].
    pub moved: f64,
    /// Memory after each quarter of the way [bytes], as far as it has come; 0 where it cannot be asked.
    pub memory: Vec<u64>,
}

/// Largest imbalance of a ledger, relative to its largest entry [–].
const IMBALANCE: f64 = 1e-9;

/// Largest part that contacts may bring in a step [–].
const GAIN: f64 = 1e-12;

impl Outcome {
    /// Nothing that is promised of a long life is broken: no failure, which counts a body that went too far as well, ledgers
    /// that balance, contacts that bring nothing. How long a day takes and what memory grows by are told, not judged: the one is
    /// the machine's, the other has to be looked at over hours.
    #[must_use]
    pub fn holds(&self) -> bool {
        let small = |x: f64, most: f64| x <= most;
        self.steps > 0
            && self.failures == 0
            && small(self.imbalance, IMBALANCE)
            && small(self.total_imbalance, IMBALANCE)
            && small(self.gain, GAIN)
    }

    /// One line.
    #[must_use]
    pub fn shown(&self) -> String {
        // every quarter is told, so that what levels off is seen to; while the first runs there is nothing to compare with
        let growth = match self.memory[..] {
            [first, .., last] if first > 0 => {
                let quarters: Vec<String> = self.memory.iter().map(|m| (m / 1000).to_string()).collect();
                let part = 100.0 * (last as f64 / first as f64 - 1.0);
                format!("{part:+.2} % of {} kB (quarters {})", first / 1000, quarters.join(" / "))
            }
            _ => format!("{} kB", memory() / 1000),
        };
        format!(
            "{}: {:.2} h simulated, {} steps, {} failures, {} unsolved (worst {:.1e} m/s), moved {:.1e} m, \
             imbalance {:.1e} in a step and {:.1e} in all, gain {:.1e}, memory {growth}",
            self.name,
            self.steps as f64 * STEP / 3600.0,
            self.steps,
            self.failures,
            self.unsolved,
            self.residual,
            self.moved,
            self.imbalance,
            self.total_imbalance,
            self.gain,
        )
    }
}

/// Memory that this process has written to and holds [bytes], on Linux. Pages of the program's own file are not counted: the
/// system takes and brings them as it likes.
fn memory() -> u64 {
    let text = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let kib = text.lines().find_map(|l| l.strip_prefix("RssAnon:")?.trim().split(' ').next()?.parse::<u64>().ok());
    kib.unwrap_or(0) * 1024
}

/// The three scenes.
#[must_use]
pub fn scenes() -> [Scene; 3] {
    [tower(), mixer(), chain()]
}

fn tower() -> Scene {
    let mut world = World::new();
    world.add(BodyBuilder::ground()).expect("a floor");
    let mut watched = Vec::new();
    for k in 0..10 {
        let at = DVec3::new(0.0, 0.0, 0.5 + f64::from(k));
        watched.push((world.add(BodyBuilder::cuboid(DVec3::ONE).mass(1.0).position(at)).expect("a cube"), at));
    }
    Scene { name: "tower", world, watched, most: 1e-3 }
}

/// A drum with three paddles that turns about y, between two walls, with things in it.
fn mixer() -> Scene {
    let mut world = World::new();
    for side in [-1.0, 1.0] {
        let wall = BodyBuilder::fixed().try_shape(Shape::half_space(DVec3::new(0.0, -side, 0.0)));
        world.add(wall.position(DVec3::new(0.0, 0.6 * side, 0.0))).expect("a wall");
    }
    let mut drum = BodyBuilder::kinematic();
    let plate = |size: DVec3| Shape::cuboid_size(size).expect("a plate");
    for k in 0..12 {
        let angle = std::f64::consts::TAU * f64::from(k) / 12.0;
        let place = |r: f64| {
            Pose::new(DVec3::new(r * trig::cos(angle), 0.0, r * trig::sin(angle)), trig::rotation(DVec3::Y, -angle))
        };
        drum = drum.shape_at(plate(DVec3::new(0.2, 1.2, 0.68)), place(1.1));
        if k % 4 == 0 {
            drum = drum.shape_at(plate(DVec3::new(0.3, 1.2, 0.05)), place(0.85));
        }
    }
    world.add(drum.friction(0.5).spin(DVec3::new(0.0, 0.8, 0.0))).expect("a drum");
    let mut watched = Vec::new();
    for k in 0..18 {
        let at =
            DVec3::new(0.3 * f64::from(k % 3) - 0.3, 0.35 * f64::from(k / 3 % 3) - 0.35, 0.3 * f64::from(k / 9) - 0.2);
        let body = match k % 3 {
            0 => BodyBuilder::ball(0.1),
            1 => BodyBuilder::cuboid(DVec3::new(0.2, 0.15, 0.1)),
            _ => BodyBuilder::capsule(0.06, 0.12),
        };
        watched.push((world.add(body.density(800.0).restitution(0.2).position(at)).expect("a body"), DVec3::ZERO));
    }
    // inside the drum: within its radius and the half width, with room for overlap
    Scene { name: "mixer", world, watched, most: 1.25 }
}

/// Eight links that hang in each other and swing.
fn chain() -> Scene {
    let (length, width, radius) = (0.3, 0.14, 0.02);
    let link = |mut body: BodyBuilder, turned: bool| {
        let side = if turned { DVec3::Y } else { DVec3::X };
        let long = Shape::capsule(radius, length).expect("a side");
        let short = Shape::capsule(radius, width).expect("an end");
        let across = trig::rotation(if turned { DVec3::X } else { DVec3::Y }, 0.5 * std::f64::consts::PI);
        for s in [-0.5, 0.5] {
            body = body.shape_at(long.clone(), Pose::at(side * (s * width)));
            body = body.shape_at(short.clone(), Pose::new(DVec3::Z * (s * length), across));
        }
        body
    };
    let mut world = World::new();
    let pitch = length - 2.0 * radius - 1e-3;
    world.add(link(BodyBuilder::fixed(), false)).expect("a hook");
    let mut watched = Vec::new();
    for k in 1..=8 {
        let at = DVec3::new(0.0, 0.0, -pitch * f64::from(k));
        let mut body = link(BodyBuilder::dynamic(), k % 2 == 1).density(7800.0).friction(0.3).position(at);
        if k == 8 {
            body = body.velocity(DVec3::new(1.5, 0.4, 0.0));
        }
        watched.push((world.add(body).expect("a link"), DVec3::ZERO));
    }
    // no link may be farther from the hook than a chain that hangs by its corners is long; one that is lost falls for ever
    Scene { name: "chain", world, watched, most: 8.0 * (length + 0.02) }
}

/// Runs a scene for some machine time, or a day of its own.
#[must_use]
pub fn soak(mut scene: Scene, time: Duration, mut progress: impl FnMut(&Outcome)) -> Outcome {
    let (start, mut told) = (Instant::now(), Instant::now());
    let mut o = Outcome { name: scene.name, ..Outcome::default() };
    let raise = |old: &mut f64, new: f64| *old = if new > *old || new.is_nan() { new } else { *old };
    while (o.steps as f64) * STEP < DAY {
        let r = scene.world.step(STEP);
        o.steps += 1;
        o.unsolved += u64::from(r.verdict() > Verdict::Guarded);
        o.failures += u64::from(r.verdict() == Verdict::Failed);
        for island in r.islands.iter().filter(|i| !i.certificate.guarded) {
            raise(&mut o.residual, island.certificate.residual);
        }
        let ledger = &r.step_ledger;
        raise(&mut o.imbalance, ledger.imbalance().abs() / ledger.largest());
        raise(&mut o.gain, r.contact_gain() / ledger.largest());
        for (id, from) in &scene.watched {
            let Some(body) = scene.world.body(*id) else { continue };
            let away = (body.centre() - *from).length();
            o.failures += u64::from(body.is_quarantined() || !(away <= scene.most));
            raise(&mut o.moved, away);
        }
        if o.steps.is_multiple_of(64) {
            let spent = start.elapsed();
            let (of_time, of_day) = (spent.as_secs_f64() / time.as_secs_f64(), o.steps as f64 * STEP / DAY);
            let done = if of_time > of_day { of_time } else { of_day };
            if o.memory.len() < 3 && 4.0 * done >= o.memory.len() as f64 + 1.0 {
                o.memory.push(memory());
            }
            if told.elapsed() > Duration::from_secs(30) {
                told = Instant::now();
                progress(&o);
            }
            if spent >= time {
                break;
            }
        }
    }
    let all = scene.world.ledger();
    o.total_imbalance = all.imbalance().abs() / all.largest();
    o.memory.push(memory());
    o
}

#[cfg(test)]
mod tests {
    use super::{Outcome, scenes, soak};
    use std::time::Duration;
    use tumble_random::samples;

    /// Machine time of a test; the promise is the same.
    #[test]
    fn some_seconds_of_soak_have_no_failure() {
        for scene in scenes() {
            let o = soak(scene, Duration::from_secs(samples(1)), |_| {});
            assert_eq!(o.failures, 0, "{}", o.shown());
            assert!(o.holds(), "{}", o.shown());
            assert!(o.steps > 100, "{}", o.shown());
        }
    }

    #[test]
    fn the_judge_of_a_soak_refuses_what_breaks_the_promise() {
        let good = Outcome { steps: 1, ..Outcome::default() };
        assert!(good.holds());
        let bad = [
            Outcome { steps: 0, ..good.clone() },
            Outcome { failures: 1, ..good.clone() },
            Outcome { imbalance: 1.1e-9, ..good.clone() },
            Outcome { total_imbalance: f64::NAN, ..good.clone() },
            Outcome { gain: 1.1e-12, ..good },
        ];
        for o in bad {
            assert!(!o.holds(), "{}", o.shown());
        }
    }
}
