//! Tables over piles: cold, growing, warm, mixed.

use std::time::Instant;
use tumble_math::DVec3;
use tumble_math::order::{max, positive_part};
use tumble_solver::{Guess, Method, Problem, Settings, Solver};
use tumble_suite::piles::{Pile, next_step};
use tumble_suite::share::share;
use tumble_suite::{Random, refuse_reason};

fn scenes() -> Vec<Pile> {
    let mut out = Vec::new();
    for mu in [0.3, 0.5, 0.8] {
        let mut r = Random::new(5);
        let base = [
            Pile::stack(16, mu, |_| 1.0),
            Pile::stack(100, mu, |_| 1.0),
            Pile::stack(10, mu, |i| if i == 9 { 1e3 } else { 1.0 }).named("top 1e3"),
            Pile::stack(10, mu, |i| if i == 9 { 1e6 } else { 1.0 }).named("top 1e6"),
            Pile::stack(16, mu, |i| if i % 2 == 1 { 1e4 } else { 1.0 }).named("alt 1e4"),
            Pile::pyramid(10, mu, |_| 1.0),
            Pile::wall(10, 10, mu, |_| 1.0),
            Pile::pyramid(10, mu, |_| r.log_range(1.0, 1e6)).named("rnd 1e6"),
            Pile::pyramid(30, mu, |_| 1.0),
            Pile::pyramid(30, mu, |_| r.log_range(1.0, 1e6)).named("rnd 1e6"),
            Pile::wall(20, 20, mu, |_| 1.0),
            Pile::pyramid(60, mu, |_| 1.0),
        ];
        for p in base {
            let tag = format!("mu {mu}");
            out.push(p.clone().named(&tag).named("rest"));
            out.push(p.clone().named(&tag).named("pushed").pushed(0.7));
            out.push(p.clone().named(&tag).named("thrown .2").thrown(0.2, 7));
            out.push(p.named(&tag).named("thrown .5").thrown(0.5, 3));
        }
    }
    out
}

struct Row {
    /// Called solved, and refused by the checker.
    false_claim: Option<String>,
    residual: f64,
    verdict: &'static str,
    sweeps: u32,
    factorisations: u32,
    milliseconds: f64,
}

fn timed(problem: &Problem, settings: &Settings) -> Row {
    let mut solver = Solver::new();
    let start = Instant::now();
    let s = solver.solve(problem, None, settings);
    let milliseconds = start.elapsed().as_secs_f64() * 1e3;
    Row {
        milliseconds,
        false_claim: refuse_reason(problem, s, settings.tolerance),
        residual: s.certificate.residual,
        verdict: s.certificate.verdict.name(),
        sweeps: s.effort.sweeps,
        factorisations: s.effort.factorisations,
    }
}

fn sweeps_only(n: u32) -> Settings {
    Settings { method: Method::GaussSeidel, max_sweeps: n, ..Settings::default() }
}

/// Every pile, cold, beside plain Gauss–Seidel.
pub(crate) fn piles(filter: &str) {
    println!(
        "| pile | contacts | verdict | residual m/s | sweeps | factorisations | ms | 50 sweeps m/s | 1000 sweeps m/s | ms |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|");
    for pile in scenes().into_iter().filter(|p| filter.split('+').all(|f| p.name.contains(f))) {
        let problem = pile.problem();
        let row = timed(&problem, &Settings::default());
        let (few, many) = (timed(&problem, &sweeps_only(50)), timed(&problem, &sweeps_only(1000)));
        println!(
            "| {} | {} | {} | {:.1e} | {} | {} | {:.2} | {:.1e} | {:.1e} | {:.2} |",
            pile.name,
            problem.contact_count(),
            row.verdict,
            row.residual,
            row.sweeps,
            row.factorisations,
            row.milliseconds,
            few.residual,
            many.residual,
            many.milliseconds,
        );
    }
}

/// How the cost of a cold solve grows.
pub(crate) fn growth() {
    println!("| pile at rest | bodies | contacts | factorisations | ms | µs per contact | 1000 sweeps m/s | ms |");
    println!("|---|---|---|---|---|---|---|---|");
    let stacks = [10, 30, 100, 300, 1000].map(|n| Pile::stack(n, 0.5, |_| 1.0));
    let pyramids = [10, 20, 30, 60, 90].map(|n| Pile::pyramid(n, 0.5, |_| 1.0));
    let walls = [10, 20, 30].map(|n| Pile::wall(n, n, 0.5, |_| 1.0));
    for pile in stacks.into_iter().chain(pyramids).chain(walls) {
        let problem = pile.problem();
        let row = timed(&problem, &Settings::default());
        let swept = timed(&problem, &sweeps_only(1000));
        let n = problem.contact_count();
        println!(
            "| {} | {} | {n} | {} | {:.2} | {:.2} | {:.1e} | {:.2} |",
            pile.name,
            pile.bricks.len(),
            row.factorisations,
            row.milliseconds,
            1e3 * row.milliseconds / n as f64,
            swept.residual,
            swept.milliseconds,
        );
        assert_eq!(row.verdict, "solved");
    }
}

/// Piles that settle from a small kick, each step from the last one's impulses.
pub(crate) fn warm(steps: u64) {
    println!(
        "| pile, kick 0.05 m/s | steps | factorisations per step | in the 2nd half | most | unsolved | worst m/s | ms mean | median |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    for pile in [
        Pile::stack(16, 0.5, |_| 1.0),
        Pile::stack(100, 0.5, |_| 1.0),
        Pile::stack(10, 0.5, |i| if i == 9 { 1e3 } else { 1.0 }).named("top 1e3"),
        Pile::stack(10, 0.5, |i| if i == 9 { 1e6 } else { 1.0 }).named("top 1e6"),
        Pile::pyramid(10, 0.5, |_| 1.0),
        Pile::wall(10, 10, 0.5, |_| 1.0),
        Pile::pyramid(30, 0.5, |_| 1.0),
        Pile::wall(20, 20, 0.5, |_| 1.0),
        Pile::pyramid(60, 0.5, |_| 1.0),
    ] {
        let pile = pile.thrown(0.05, 11);
        let mut problem = pile.problem();
        let mut solver = Solver::new();
        let settings = Settings::default();
        let mut impulses = vec![DVec3::ZERO; problem.contact_count()];
        let (mut counts, mut times, mut unsolved, mut worst) = (Vec::new(), Vec::new(), 0, 0.0);
        for _ in 0..steps {
            let guess = Guess { impulses: &impulses, bilateral_impulses: &[], least: true };
            let start = Instant::now();
            let s = solver.solve(&problem, Some(guess), &settings);
            times.push(start.elapsed().as_secs_f64() * 1e3);
            counts.push(s.effort.factorisations);
            unsolved += u32::from(!s.certificate.is_solved());
            worst = max(worst, s.certificate.residual);
            impulses.clone_from(&s.next_guess);
            problem = next_step(&problem, s);
        }
        let mean = |c: &[u32]| c.iter().map(|&x| f64::from(x)).sum::<f64>() / c.len() as f64;
        let average = times.iter().fold(0.0, |s, t| s + t) / times.len() as f64;
        times.sort_by(f64::total_cmp);
        println!(
            "| {} | {steps} | {:.1} | {:.2} | {} | {unsolved} | {worst:.0e} | {average:.2} | {:.2} |",
            pile.name,
            mean(&counts),
            mean(&counts[counts.len() / 2..]),
            counts.iter().max().copied().unwrap_or(0),
            times[times.len() / 2],
        );
        let deepest = problem.contacts().iter().fold(0.0, |m, c| max(m, positive_part(-c.gap)));
        assert!(deepest < 1e-3, "a settling pile must not sink");
    }
}

/// One pile of the mixed islands: what it is, and how it was solved.
fn mixed_piles(mu: f64, seed: u64) -> Vec<Pile> {
    let mut r = Random::new(100 + seed);
    vec![
        Pile::stack(16, mu, |_| 1.0),
        Pile::stack(25, mu, |_| 1.0),
        Pile::stack(60, mu, |_| 1.0),
        Pile::stack(100, mu, |_| 1.0),
        Pile::stack(12, mu, |i| if i == 11 { 1e3 } else { 1.0 }).named("top 1e3"),
        Pile::stack(20, mu, |i| if i % 2 == 1 { 1e3 } else { 1.0 }).named("alt 1e3"),
        Pile::pyramid(8, mu, |_| 1.0),
        Pile::pyramid(12, mu, |_| 1.0),
        Pile::wall(8, 12, mu, |_| 1.0),
        Pile::pyramid(12, mu, |_| r.log_range(1.0, 1e4)).named("rnd 1e4"),
    ]
}

/// Small islands that mix stick, slide and open; false when the checker refuses one that was called solved.
pub(crate) fn mixed(seeds: u64) -> bool {
    const SPEEDS: [f64; 3] = [0.2, 0.35, 0.5];
    let settings = Settings::default();
    let (mut all, mut all_solved, mut lies) = (0, 0, 0);
    for mu in [0.3, 0.5, 0.8] {
        let (mut solved, mut total, mut factorisations, mut seconds, mut worst) = (0, 0, 0, 0.0, 0.0);
        let mut failed = Vec::new();
        // a part is a seed and a speed
        let parts = share(seeds * SPEEDS.len() as u64, |part| {
            let (seed, k) = (part / SPEEDS.len() as u64, part % SPEEDS.len() as u64);
            let speed = SPEEDS[k as usize];
            let solve = |pile: Pile| {
                let row = timed(&pile.clone().thrown(speed, 1000 * seed + k).problem(), &settings);
                (format!("{} at {speed} m/s, seed {seed}", pile.name), row)
            };
            mixed_piles(mu, seed).into_iter().map(solve).collect::<Vec<_>>()
        });
        for (name, row) in parts.into_iter().flatten() {
            seconds += row.milliseconds * 1e-3;
            total += 1;
            factorisations += row.factorisations;
            if let Some(why) = row.false_claim {
                lies += 1;
                failed.push(format!("{name}: called solved, but {why}"));
            }
            if row.verdict == "solved" {
                solved += 1;
            } else {
                worst = max(worst, row.residual);
                failed.push(format!("{name}: {:.0e} m/s", row.residual));
            }
        }
        let each = f64::from(factorisations) / f64::from(total);
        println!(
            "mu {mu}: {solved} of {total} solved, {each:.1} factorisations each, {seconds:.2} s, worst {worst:.1e} m/s"
        );
        for f in failed {
            println!("   {f}");
        }
        (all, all_solved) = (all + total, all_solved + solved);
    }
    println!("in all: {all_solved} of {all} solved, {lies} called solved that the checker refuses");
    lies == 0
}
