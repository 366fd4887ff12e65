//! What threads are worth: wall time of the same steps on one thread and on more, run in turn.
//!
//! A machine that others share makes steps slower, never faster. So there are two measures: of the least time of each step
//! over all runs, added up; and of the median step of the median run, for those who want to know what they will see.

use crate::child::{Order, start};
use crate::engines::Player;
use crate::judge::median;
use crate::native::Programs;
use crate::scene::chosen;
use std::fmt::Write as _;

/// What to measure.
#[derive(Debug, clap::Args)]
pub struct Options {
    /// Scenes, such as `S4,S5`.
    #[arg(long, default_value = "S4")]
    scenes: String,
    /// The engine, `engine:config` for a configuration of it.
    #[arg(long, default_value = "tumble")]
    engine: String,
    /// Numbers of threads beside one.
    #[arg(long, value_delimiter = ',', default_value = "2,4,8,16")]
    counts: Vec<usize>,
    /// Steps of a run instead of the scene's own.
    #[arg(long)]
    steps: Option<usize>,
    /// Steps at the beginning that are not measured.
    #[arg(long, default_value_t = 15)]
    skip: usize,
    /// Runs of each.
    #[arg(long, default_value_t = 2)]
    reps: usize,
    /// Time for the steps of one run [s].
    #[arg(long, default_value_t = 120.0)]
    cap: f64,
}

/// Measures and prints a table.
pub fn measure(options: &Options) -> anyhow::Result<()> {
    anyhow::ensure!(options.reps > 0 && options.counts.iter().all(|n| *n > 0), "at least one run and one thread");
    let counts: Vec<usize> = std::iter::once(1).chain(options.counts.iter().copied()).collect();
    let players: Vec<Player> =
        counts.iter().map(|n| Player::parse(&options.engine, *n)).collect::<anyhow::Result<_>>()?;
    let programs = Programs::build(&players, None)?;
    let mut text = String::from("| scene | engine | measure |");
    for n in &options.counts {
        write!(text, " {n} |")?;
    }
    writeln!(text, "\n|---|---|---|{}", "---|".repeat(options.counts.len()))?;
    for scene in chosen(Some(&options.scenes))? {
        // runs[k]: wall times of the measured steps of each run on counts[k] threads
        let mut runs: Vec<Vec<Vec<f64>>> = vec![Vec::new(); counts.len()];
        for rep in 0..options.reps {
            for (player, runs) in players.iter().zip(&mut runs) {
                eprintln!("{scene} {} on {} threads {}/{}", player.label(), player.threads, rep + 1, options.reps);
                let order = Order {
                    scene: scene.to_owned(),
                    engine: options.engine.clone(),
                    threads: player.threads,
                    steps: options.steps,
                    dt: None,
                    every: None,
                    cap: options.cap,
                    states: None,
                };
                let times = start(programs.of(player), &order)?.wall_ms;
                runs.push(times.get(options.skip..).unwrap_or_default().to_vec());
            }
        }
        // a run that was cut short has fewer steps: only those that all have are compared
        let steps = runs.iter().flatten().map(Vec::len).min().unwrap_or(0);
        anyhow::ensure!(steps > 0, "{scene}: no step is left after the first {}", options.skip);
        runs.iter_mut().flatten().for_each(|times| times.truncate(steps));
        for (name, of) in [("least", least as fn(&[Vec<f64>]) -> f64), ("median", middle)] {
            write!(text, "| {scene}, {steps} steps | {} | {name} |", players[0].label())?;
            for more in &runs[1..] {
                write!(text, " {:.2} |", of(&runs[0]) / of(more))?;
            }
            writeln!(text)?;
        }
    }
    print!("{text}");
    Ok(())
}

/// The least time of each step over all runs, added up [ms].
fn least(runs: &[Vec<f64>]) -> f64 {
    let steps = runs.first().map_or(0, Vec::len);
    (0..steps).map(|k| runs.iter().map(|times| times[k]).fold(f64::INFINITY, f64::min)).sum()
}

/// The median step of the median run [ms].
fn middle(runs: &[Vec<f64>]) -> f64 {
    median(runs.iter().map(|times| median(times.clone())).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_busy_moment_of_one_run_counts_for_neither_measure() {
        let quiet = vec![4.0, 5.0, 6.0];
        let busy = vec![4.0, 50.0, 7.0];
        assert_eq!(least(&[quiet.clone(), busy.clone()]), 15.0);
        assert_eq!(middle(&[quiet.clone(), busy, quiet]), 5.0);
    }
}
