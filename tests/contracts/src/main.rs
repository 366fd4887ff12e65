//! The long forms of the contracts, as commands.
#![expect(clippy::print_stdout, reason = "the tables are the purpose")]

use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;
use tumble::Settings;
use tumble_contracts::piles::{STANDING, field};
use tumble_contracts::{chains, energy, frames, grains, knot, momentum, scenes, snapshots, sweeps, tracks, trial};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let count = args.get(1).and_then(|a| a.parse().ok());
    match args.first().map(String::as_str) {
        Some("energy") => {
            let steps = args.get(2).and_then(|a| a.parse().ok()).unwrap_or(300);
            if let Some(seed) = args.get(3).and_then(|a| a.parse().ok()) {
                return overlaps(seed, steps);
            }
            return energies(count.unwrap_or(1000), steps);
        }
        Some("frames") => match args.get(2).and_then(|a| a.parse().ok()) {
            Some(seed) => return in_frame(seed),
            None => return in_frames(u64::from(count.unwrap_or(10_000))),
        },
        Some("momentum") => return momenta(u64::from(count.unwrap_or(1_000_000))),
        Some("snapshots") => {
            let Ok(me) = std::env::current_exe() else { return ExitCode::FAILURE };
            let t = snapshots::run(&me, u64::from(count.unwrap_or(500)), 1000);
            println!(
                "{} snapshots taken up by a new process, {} steps compared byte by byte, {} differences",
                t.snapshots, t.steps, t.differences
            );
            return verdict(t.snapshots > 0 && t.differences == 0);
        }
        Some("go-on") => {
            let steps = args.get(2).and_then(|a| a.parse().ok()).unwrap_or(0);
            let outcome = snapshots::go_on(count.unwrap_or(0) as usize, steps, |h| println!("{h:016x}"));
            return verdict(outcome.is_ok());
        }
        Some("threads") => return threads(count.unwrap_or(2000)),
        Some("stacks") => return stacks(),
        Some("grains") => flows(&args[1..]),
        Some("blows") => return blows(u64::from(count.unwrap_or(36))),
        Some("plates") => return plates(u64::from(count.unwrap_or(300))),
        Some("boards") => return boards(u64::from(count.unwrap_or(24))),
        Some("trial") => return trials(&args[1..]),
        Some("knot") => return knots(u64::from(count.unwrap_or(1000)), &args),
        Some("meshes") => return meshes(Path::new(args.get(1).map_or("scenes", String::as_str))),
        Some("hashes") => hashes(count.unwrap_or(1000)),
        Some("cost") => cost(),
        Some("chains") => return joints(count.unwrap_or(10_000) as usize),
        _ => println!(
            "commands: energy [scenes [steps [seed]]], frames [cases [seed]], momentum [steps], snapshots [count], threads [steps], stacks, grains [kind] [sizes], blows [count], plates [count], boards [count], trial [count [row [first]]], knot [throws [first]], meshes [folder], hashes [steps], cost, chains [links]"
        ),
    }
    ExitCode::SUCCESS
}

fn verdict(fine: bool) -> ExitCode {
    if fine { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Writes the meshes of the gallery into the folder of scenes.
fn meshes(folder: &Path) -> ExitCode {
    for (name, text) in tracks::files() {
        let path = folder.join(name);
        let written =
            std::fs::create_dir_all(path.parent().unwrap_or(folder)).and_then(|()| std::fs::write(&path, &text));
        if let Err(e) = written {
            println!("{}: {e}", path.display());
            return ExitCode::FAILURE;
        }
        println!("{}: {} bytes", path.display(), text.len());
    }
    ExitCode::SUCCESS
}

/// Throws inside a closed knot; fails when a body comes out.
fn knots(throws: u64, args: &[String]) -> ExitCode {
    let t = knot::throws(throws, args.get(2).and_then(|a| a.parse().ok()).unwrap_or(0));
    println!(
        "{} throws inside a closed torus knot of 50,000 triangles, {} steps: {} bodies outside; {} steps not solved, {} lead into \
         overlap and say so, of {:.1e} m at most",
        t.throws, t.steps, t.outside, t.unsolved, t.missed, t.deepest
    );
    verdict(t.throws > 0 && t.outside == 0)
}

/// Worlds in other frames; fails when a case differs.
fn in_frames(cases: u64) -> ExitCode {
    let (mut all, mut different, mut several, mut unsolved, mut guarded) = (0, 0, 0, 0, 0);
    let (mut compared, mut worst) = (0, 0.0);
    for frame in frames::FRAMES {
        let t = frames::run(frame, cases.div_ceil(5));
        println!(
            "{:10} {:7} cases, {:8} steps compared ({:8} with contacts), {:7} cases to the end; worst {:.1e} m, {} with several answers, {} unsolved, {} guarded, {} differ{}",
            format!("{frame:?}"),
            t.cases,
            t.compared,
            t.touching,
            t.whole,
            t.worst,
            t.several,
            t.unsolved,
            t.guarded,
            t.different,
            if t.seeds.is_empty() { String::new() } else { format!(", seeds {:?}", t.seeds) }
        );
        (all, different, several) = (all + t.cases, different + t.different, several + t.several);
        unsolved += t.unsolved;
        guarded += t.guarded;
        compared += t.compared;
        worst = if t.worst > worst { t.worst } else { worst };
    }
    println!(
        "worlds: {all} cases, {compared} steps compared, worst {worst:.1e} m, {different} differ, {several} ended where the \
         law has several answers, both certified, {unsolved} where a step missed 1e-12 m/s and said so, {guarded} where the energy \
         guard blended one of the two and said so"
    );
    verdict(different == 0)
}

/// One world in another frame, step by step; fails when it differs.
fn in_frame(seed: u64) -> ExitCode {
    let t = frames::case(seed, |s, worlds| {
        let [here, there] = s.residuals;
        println!("step {:2}: {:.1e} m, {:.1e} m/s apart; residuals {here:.1e} {there:.1e} m/s", s.step, s.off, s.apart);
        for w in worlds {
            let r = w.report();
            let count = |which: fn(&tumble::Contact) -> bool| r.contacts.iter().filter(|c| which(c)).count();
            println!(
                "    {:?}, {} attempts, {} contacts, {} press, {} swept or predicted, {} at the start, {} touches",
                r.verdict(),
                r.attempts,
                r.contacts.len(),
                count(|c| c.impulse.x > 0.0),
                r.swept,
                r.start_ups,
                r.touches
            );
        }
    });
    verdict(t.different == 0)
}

/// Drift of momentum; fails above 1e-12 in ten thousand steps.
fn momenta(steps: u64) -> ExitCode {
    let mut fine = true;
    for (name, system) in momentum::SYSTEMS {
        let d = momentum::run(system(), steps);
        println!(
            "{name}: {} steps ({} with contacts), largest drift in 10,000 steps: momentum {:.1e}, spin {:.1e}, energy {:.1e}",
            d.steps, d.touching, d.linear, d.angular, d.energy
        );
        fine &= d.linear <= 1e-12 && d.angular <= 1e-12;
    }
    verdict(fine)
}

/// The same reports on any number of threads.
fn threads(steps: u32) -> ExitCode {
    let (mut differences, mut events, mut runs) = (0, 0, 0);
    for (name, scene) in scenes::SCENES {
        let alone = scenes::report_hash(scene(), steps, 1);
        events += alone.1;
        for threads in [2, 3, 4, 8, 16] {
            let same = scenes::report_hash(scene(), steps, threads) == alone;
            runs += 1;
            if !same {
                differences += 1;
                println!("{name}: another hash on {threads} threads");
            }
        }
    }
    println!(
        "6 scenes, {steps} steps, 2, 3, 4, 8 and 16 threads beside 1: {runs} runs, {events} events, {differences} differences"
    );
    verdict(differences == 0)
}

/// Blows on bodies that rest; fails where one depends on the phase of the step by more than what turns in it, 100 m/s² of the step.
fn blows(count: u64) -> ExitCode {
    let mut jumps = 0;
    println!("struck               e     spread over the phase at 1e-3, 1e-4, 1e-5 s [m/s]");
    for seed in 1..=count {
        let b = sweeps::blow(seed);
        let jumps_now = b.spread[2] > 100.0 * sweeps::BLOW_STEPS[2];
        jumps += u32::from(jumps_now);
        let [first, second, third] = b.spread;
        let mark = if jumps_now { "  JUMPS" } else { "" };
        println!("{:20} {:.2}  {first:.1e} {second:.1e} {third:.1e}{mark}", b.struck, b.restitution);
    }
    println!("{count} blows on bodies that rest, {jumps} depend on the phase of the step");
    verdict(jumps == 0)
}

/// Thin plates that turn together; fails where two get halfway through each other in steps that are called solved.
fn plates(count: u64) -> ExitCode {
    let (mut passed, mut unsaid) = (0, 0);
    for seed in 1..=count {
        let p = sweeps::plates(seed);
        if p.sunk > sweeps::HALFWAY {
            passed += 1;
            unsaid += u32::from(p.silent);
            println!(
                "seed {seed}: {:.3} rad a step at {} Hz, sunk by {:.2} thicknesses, {} steps say so",
                p.turn, p.rate, p.sunk, p.said
            );
        }
    }
    println!("{count} pairs of plates, {passed} sank by half a thickness, {unsaid} of these before any step said so");
    verdict(unsaid == 0)
}

/// Boards that rock; fails where an entry of the ledger is off by more than 2 % of the energy of a swing at 1/240 s.
fn boards(count: u64) -> ExitCode {
    let mut beyond = 0;
    println!("radius [m]  lean [rad]  largest entry after 5 s at 1/240 and 1/480 s, in swings");
    for seed in 1..=count {
        let b = sweeps::board(seed);
        beyond += u32::from(b.off[0] > 0.02);
        println!("{:10.3}  {:10.3}  {:.5} {:.5}", b.radius, b.lean, b.off[0], b.off[1]);
    }
    println!("{count} boards, {beyond} beyond 2 % of a swing at 1/240 s");
    verdict(beyond == 0)
}

/// The problems of the step with random parameters, or one of them from a seed on; fails where a case is beyond its law.
fn trials(args: &[String]) -> ExitCode {
    let count = args.first().and_then(|a| a.parse().ok()).unwrap_or(100);
    let first = args.get(2).and_then(|a| a.parse().ok()).unwrap_or(1);
    let mut beyond = 0;
    for row in trial::ROWS.iter().filter(|r| args.get(1).is_none_or(|a| a == r.name)) {
        let clock = Instant::now();
        let found = trial::run(row, first, count);
        beyond += found.beyond;
        println!(
            "{:10} {}: {} of {count} beyond it, {:.1} s",
            row.name,
            row.law,
            found.beyond,
            clock.elapsed().as_secs_f64()
        );
        for (seed, shown) in found.cases.iter().take(found.beyond.clamp(1, 8)) {
            println!("      {:.1e} of what is allowed in seed {seed}: {}", shown.off, shown.words);
        }
    }
    verdict(beyond == 0)
}

/// Classes of random scenes: least and most bodies, and of how many scenes one is of that class.
const CLASSES: [(u32, u32, u32); 3] = [(1, 3, 2), (4, 10, 3), (11, 20, 5)];

/// The scenes of a seed, one of each class: steps in which bodies overlap by more than a tenth of a millimetre.
fn overlaps(seed: u64, steps: u32) -> ExitCode {
    for (least, most, _) in CLASSES {
        let bodies = energy::bodies_of(seed, 1, least, most);
        println!("scene {seed} with {bodies} bodies");
        let t = energy::case(seed, bodies, steps, 1.0 / 120.0, |w, deepest| {
            let Some(d) = deepest.filter(|d| d.overlap > 1e-4) else { return };
            let r = w.report();
            println!(
                "step {:4}: {:?} {:?}, overlap {:.1e} m, {:.1e} m of it unsaid; {:?}, {} attempts, squeezed {:?}, missed {:?}",
                r.step,
                d.bodies.0,
                d.bodies.1,
                d.overlap,
                d.unsaid,
                r.verdict(),
                r.attempts,
                r.squeezed.iter().map(|s| (s.bodies, s.depth)).collect::<Vec<_>>(),
                r.missed.iter().map(|m| (m.bodies, m.depth)).collect::<Vec<_>>()
            );
        });
        println!(
            "overlap {:.1e} m, driven {:.1e} m, of it unsaid {:.1e} m",
            t.overlap, t.driven_overlap, t.unsaid_overlap
        );
    }
    ExitCode::SUCCESS
}

fn energies(scenes: u32, steps: u32) -> ExitCode {
    let mut fine = true;
    println!("random scenes, {steps} steps of 1/120 s; unsolved steps in per cent of steps with contacts");
    println!(
        "bodies  scenes   steps  >1e-8 (kinematic)  >1e-6   >1e-4  failed guarded start-up  gain      imbalance overlap (driven)  time_step"
    );
    for (least, most, share) in CLASSES {
        let clock = Instant::now();
        let t = energy::run(1, scenes / share, least, most, steps, 1.0 / 120.0);
        fine &= t.gain <= 1e-10 && t.imbalance <= 1e-9 && t.failed == 0;
        let percent = |n: u32| 100.0 * f64::from(n) / f64::from(t.steps);
        println!(
            "{least:2}–{most:2}   {:6} {:7}  {:5.2} ({:5.2})   {:5.2}   {:5.2}  {:6} {:7} {:8}  {:8.1e}  {:8.1e}  {:7.1e} ({:7.1e})  {:7.1e}   {:.1} s, deepest in scene {}",
            t.scenes,
            t.steps,
            percent(t.unsolved),
            percent(t.unsolved_kinematic),
            percent(t.above_micro),
            percent(t.above_tenth_milli),
            t.failed,
            t.guarded,
            t.start_ups,
            t.gain,
            t.imbalance,
            t.overlap,
            t.driven_overlap,
            t.time_step,
            clock.elapsed().as_secs_f64(),
            t.deepest_seed
        );
        println!(
            "      of the overlap in driven scenes no step said {:.1e} m at most, in scene {}",
            t.unsaid_overlap, t.unsaid_seed
        );
        if let Some((seed, step)) = t.first_failed {
            println!("      an island failed in step {step} of scene {seed}");
        }
    }
    verdict(fine)
}

/// What should stand; fails when something moves farther than is promised, or a step is not solved.
fn stacks() -> ExitCode {
    println!("scene                               steps   moved [m]  sunk [m]  unsolved  ms/step");
    let mut wrong = Vec::new();
    for scene in STANDING {
        let clock = Instant::now();
        let stood = scene.run();
        let ms = clock.elapsed().as_secs_f64() * 1e3 / f64::from(scene.steps);
        println!(
            "{:34} {:6}   {:9.2e} {:9.2e}  {:8}  {ms:7.3}",
            scene.name, scene.steps, stood.moved, stood.sunk, stood.unsolved
        );
        wrong.extend(scene.fault(&stood));
    }
    for fault in &wrong {
        println!("BROKEN: {fault}");
    }
    verdict(wrong.is_empty())
}

/// Grains on the move, by kind and size: solved steps and what they cost, beside 200 sweeps and no factorisation.
fn flows(args: &[String]) {
    let sizes: Vec<u32> = args.iter().filter_map(|a| a.parse().ok()).collect();
    let kinds: Vec<&str> = args.iter().filter(|a| a.parse::<u32>().is_err()).map(String::as_str).collect();
    let sizes = if sizes.is_empty() { vec![100, 128, 144, 200, 300, 1000] } else { sizes };
    let as_it_comes = Settings { threads: 1, ..Settings::default() };

    let mut swept = as_it_comes;
    swept.solver.small_island = 0;
    swept.solver.max_factorisations_large = 0;
    println!(
        "kind    grains  steps  contacts  solved %  unsolved p50, p90, most [m/s]  sweeps  fac  ms/step  of 200 sweeps: solved %  ms/step  ratio  overlap %"
    );
    for kind in grains::KINDS.iter().filter(|k| kinds.is_empty() || kinds.contains(&k.name)) {
        for &n in &sizes {
            let of = |settings| grains::run((kind.build)(n, 7), settings, n, (30, 170));
            let (t, s) = (of(as_it_comes), of(swept));
            let each = |x: u64| x as f64 / f64::from(t.steps.max(1));
            let ms = |t: &grains::Tally| 1e3 * t.seconds / f64::from(t.steps.max(1));
            println!(
                "{:7} {n:6} {:6} {:9.0} {:9.1}  {:.1e} {:.1e} {:.1e}  {:6.0} {:6.1} {:8.2} {:8.1} {:8.2} {:6.2} {:6.1}  deepest {:.1e} {:.1e}",
                kind.name,
                t.steps,
                each(t.contacts),
                100.0 * t.share(),
                t.residual(0.5),
                t.residual(0.9),
                t.residual(1.0),
                each(t.sweeps),
                each(t.factorisations),
                ms(&t),
                100.0 * s.share(),
                ms(&s),
                ms(&t) / ms(&s),
                100.0 * f64::from(t.overlaps) / f64::from(t.steps.max(1)),
                t.deepest,
                s.deepest
            );
        }
    }
}

/// Prints the hashes, for comparison between builds; `tests/contracts/hashes.txt` is what it prints after 100 steps.
fn hashes(steps: u32) {
    for (name, scene) in scenes::SCENES {
        println!("{}", scenes::shown(name, scenes::hash(scene(), steps, 1)));
    }
}

fn cost() {
    let mut p = field(1000);
    let s = Settings { timings: true, ..*p.world.settings() };
    p.world.set_settings(s).expect("settings");
    p.run(50, 1.0 / 60.0);
    let (mut total, mut detect, mut solve, mut contacts) = (0, 0, 0, 0);
    for _ in 0..200 {
        let r = p.world.step(1.0 / 60.0);
        contacts += r.contacts.len() as u64;
        if let Some(t) = r.timings {
            total += t.total;
            detect += t.detect;
            solve += t.solve;
        }
    }
    let each = |ns: u64| ns as f64 / contacts as f64;
    println!(
        "1,000 boxes at rest: {:.0} ns per contact (detect {:.0}, solve {:.0}), {} contacts a step, {:.2} ms a step",
        each(total),
        each(detect),
        each(solve),
        contacts / 200,
        total as f64 / 200.0 / 1e6
    );
}

/// Chains and nets of more and more joints, each from what the last one left of memory; fails when a joint comes apart.
fn joints(most: usize) -> ExitCode {
    println!("            joints   steps  unsolved  iterations  us/joint/step  bytes/joint  gap [m]");
    let mut fine = true;
    let row = |name: &str, c: chains::Cost| {
        println!(
            "{name:10} {:7} {:7} {:9} {:11.1} {:14.2} {:12.0}  {:.1e}",
            c.joints,
            c.steps,
            c.unsolved,
            c.iterations,
            1e6 * c.seconds / c.joints as f64,
            c.bytes,
            c.gap
        );
        c.gap <= 1e-9
    };
    for links in [10, 100, 1000, 10_000].into_iter().filter(|n| *n <= most) {
        fine &= row("chain", chains::cost(|| chains::chain(links), (20_000 / links).clamp(5, 200) as u32));
    }
    for side in [10, 30, 70].into_iter().filter(|n| 2 * n * n <= most) {
        fine &= row("net", chains::cost(|| chains::net(side), 5));
    }
    verdict(fine)
}
