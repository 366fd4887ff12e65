//! How the time per contact grows with the number of bodies: pyramids and piles from 1,000 to 100,000.

use crate::child::{Order, start};
use crate::engines::Player;
use crate::judge::median;
use crate::native::Programs;
use crate::scene::make;
use std::fmt::Write as _;

/// Steps of a run; the later half is measured.
const STEPS: usize = 120;

/// Measures and prints.
pub fn measure(
    players: &[Player],
    programs: &Programs,
    most: usize,
    cap: f64,
    reps: usize,
    json: bool,
) -> anyhow::Result<()> {
    let mut rows = Vec::new();
    // 55 bodies in a pyramid; 20 layers in a pile
    for (kind, sizes) in [("pyramids", [4, 14, 43]), ("pile", [7, 22, 71])] {
        for n in sizes {
            let name = format!("{kind}:{n}");
            let bodies = make(&name)?.bodies.iter().filter(|b| !b.fixed).count();
            if bodies > most {
                continue;
            }
            let mut best = vec![(f64::INFINITY, 0.0, None, 0); players.len()];
            for _ in 0..reps {
                for (player, best) in players.iter().zip(&mut best) {
                    eprintln!("{name} {} ({bodies} bodies)", player.label());
                    let engine = format!("{}:{}", player.engine, player.config);
                    let order = Order {
                        scene: name.clone(),
                        engine,
                        threads: player.threads,
                        steps: Some(STEPS),
                        dt: None,
                        every: None,
                        cap,
                        states: None,
                    };
                    let run = start(programs.of(player), &order)?;
                    let times = if player.threads > 1 { &run.wall_ms } else { &run.cpu_ms };
                    let ms = median(times[times.len() / 2..].to_vec());
                    if ms < best.0 {
                        *best = (ms, run.memory_mb, run.contacts, times.len());
                    }
                }
            }
            for (player, (ms, memory, contacts, steps)) in players.iter().zip(best) {
                rows.push((kind, bodies, player.label(), contacts, ms, memory, steps));
            }
        }
    }
    let mut text = String::new();
    if json {
        let rows: Vec<_> = rows
            .iter()
            .map(|(kind, bodies, engine, contacts, ms, memory, steps)| {
                serde_json::json!({
                    "kind": kind, "bodies": bodies, "engine": engine, "contacts": contacts, "ms": ms,
                    "us_per_contact": contacts.map(|n| ms * 1e3 / n as f64), "memory_mb": memory,
                    "bytes_per_contact": contacts.map(|n| memory * 1_048_576.0 / n as f64), "steps": steps,
                })
            })
            .collect();
        writeln!(text, "{}", serde_json::to_string_pretty(&serde_json::json!({ "growth": rows }))?)?;
    } else {
        writeln!(
            text,
            "| scene | bodies | engine | contact points | ms per step | µs per contact | bytes per contact |"
        )?;
        writeln!(text, "|---|---|---|---|---|---|---|")?;
        for (kind, bodies, engine, contacts, ms, memory, steps) in &rows {
            let cut = if *steps < STEPS { format!(" ~{steps}") } else { String::new() };
            let (points, each, bytes) = contacts.map_or(("–".into(), "–".into(), "–".into()), |n| {
                let (each, bytes) = (ms * 1e3 / n as f64, memory * 1_048_576.0 / n as f64);
                (n.to_string(), format!("{each:.3}"), format!("{bytes:.0}"))
            });
            writeln!(text, "| {kind} | {bodies} | {engine} | {points} | {ms:.3}{cut} | {each} | {bytes} |")?;
        }
        writeln!(text)?;
        for kind in ["pyramids", "pile"] {
            for player in players {
                let of: Vec<_> = rows.iter().filter(|r| r.0 == kind && r.2 == player.label()).collect();
                if let (Some(a), Some(b)) = (of.first(), of.last()) {
                    let (name, from, to) = (player.label(), a.1, b.1);
                    // engines that do not tell their contacts are measured by the body
                    let (what, growth) = match (a.3, b.3) {
                        (Some(m), Some(n)) => ("contact", b.4 / n as f64 / (a.4 / m as f64)),
                        _ => ("body", b.4 / to as f64 / (a.4 / from as f64)),
                    };
                    writeln!(text, "{kind}, {name}: time per {what} × {growth:.2} from {from} to {to} bodies")?;
                }
            }
        }
    }
    print!("{text}");
    Ok(())
}
