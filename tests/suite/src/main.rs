//! Long runs and benchmarks of the solver: `cargo run --release -p tumble-suite -- help`.
#![expect(clippy::print_stdout, reason = "a command prints")]

use std::time::Instant;
use tumble_solver::{Method, Settings, Solver};
use tumble_suite::piles::Pile;
use tumble_suite::{Random, one_contact};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |k: usize, default: u64| arguments.get(k).and_then(|a| a.parse().ok()).unwrap_or(default);
    match arguments.first().map(String::as_str) {
        Some("one-contact") => println!("{:#?}", one_contact::run(0..number(1, 10_000_000), 10)),
        Some("piles") => piles(arguments.get(1).map_or("", String::as_str)),
        Some("mixed") => mixed(number(1, 3)),
        _ => println!("commands: one-contact [COUNT] · piles [FILTER]"),
    }
}

fn scenes() -> Vec<Pile> {
    let mut out = Vec::new();
    for mu in [0.3, 0.5, 0.8] {
        let mut base = vec![
            Pile::stack(16, mu, |_| 1.0),
            Pile::stack(40, mu, |_| 1.0),
            Pile::stack(100, mu, |_| 1.0),
            Pile::stack(10, mu, |i| if i == 9 { 1e3 } else { 1.0 }).named("top1e3"),
            Pile::stack(10, mu, |i| if i == 9 { 1e6 } else { 1.0 }).named("top1e6"),
            Pile::stack(16, mu, |i| if i % 2 == 1 { 1e4 } else { 1.0 }).named("alt1e4"),
            Pile::pyramid(10, mu, |_| 1.0),
            Pile::wall(10, 10, mu, |_| 1.0),
        ];
        let mut r = Random::new(5);
        base.push(Pile::pyramid(10, mu, |_| r.log_range(1.0, 1e6)).named("rnd1e6"));
        base.push(Pile::pyramid(30, mu, |_| 1.0));
        base.push(Pile::wall(20, 20, mu, |_| 1.0));
        base.push(Pile::pyramid(60, mu, |_| 1.0));
        for p in base {
            let tag = format!("mu{mu}");
            out.push(p.clone().named(&tag).named("rest"));
            out.push(p.clone().named(&tag).named("push").pushed(0.7));
            out.push(p.clone().named(&tag).named("thrown.2").thrown(0.2, 7));
            out.push(p.named(&tag).named("both").pushed(0.7).thrown(0.4, 3));
        }
    }
    out
}

fn piles(filter: &str) {
    let settings = Settings { method: Method::Auto, ..Settings::default() };
    for pile in scenes().into_iter().filter(|p| filter.split('+').all(|f| p.name.contains(f))) {
        let problem = pile.problem();
        let mut solver = Solver::new();
        let start = Instant::now();
        let s = solver.solve(&problem, None, &settings);
        println!(
            "{:34} contacts {:5} {:8} residual {:.1e} sweeps {:4} factor {:3} {:8.2} ms  {}",
            pile.name,
            problem.contact_count(),
            s.certificate.verdict.name(),
            s.certificate.residual,
            s.effort.sweeps,
            s.effort.factorisations,
            start.elapsed().as_secs_f64() * 1e3,
            s.method.name(),
        );
    }
}

/// Small islands that mix stick, slide and open: how many are solved, by friction.
fn mixed(seeds: u64) {
    let settings = Settings::default();
    for mu in [0.3, 0.5, 0.8] {
        let (mut solved, mut total, mut factorisations, mut seconds, mut worst) = (0, 0, 0, 0.0, 0.0);
        let mut failed = Vec::new();
        for seed in 0..seeds {
            for (k, speed) in [0.2, 0.35, 0.5].into_iter().enumerate() {
                let mut r = Random::new(100 + seed);
                let piles = [
                    Pile::stack(16, mu, |_| 1.0),
                    Pile::stack(25, mu, |_| 1.0),
                    Pile::stack(60, mu, |_| 1.0),
                    Pile::stack(100, mu, |_| 1.0),
                    Pile::stack(12, mu, |i| if i == 11 { 1e3 } else { 1.0 }).named("top1e3"),
                    Pile::stack(20, mu, |i| if i % 2 == 1 { 1e3 } else { 1.0 }).named("alt1e3"),
                    Pile::pyramid(8, mu, |_| 1.0),
                    Pile::pyramid(12, mu, |_| 1.0),
                    Pile::wall(8, 12, mu, |_| 1.0),
                    Pile::pyramid(12, mu, |_| r.log_range(1.0, 1e4)).named("rnd1e4"),
                ];
                for pile in piles {
                    let pile = pile.thrown(speed, 1000 * seed + k as u64);
                    let problem = pile.problem();
                    let start = Instant::now();
                    let mut solver = Solver::new();
                    let s = solver.solve(&problem, None, &settings);
                    seconds += start.elapsed().as_secs_f64();
                    total += 1;
                    factorisations += s.effort.factorisations;
                    if s.certificate.is_solved() {
                        solved += 1;
                    } else {
                        worst = tumble_math::order::max(worst, s.certificate.residual);
                        failed.push(format!(
                            "{} {speed} {seed}: {:.0e} ({})",
                            pile.name, s.certificate.residual, s.effort.factorisations
                        ));
                    }
                }
            }
        }
        println!(
            "mu {mu}: {solved} of {total} solved, {:.1} factorisations each, {seconds:.2} s, worst {worst:.1e}",
            f64::from(factorisations) / f64::from(total)
        );
        for f in failed {
            println!("   {f}");
        }
    }
}
