//! Counts that the pages tell, counted anew.

use crate::ROOT;
use std::collections::BTreeSet;
use std::path::Path;
use tumble::trig;

fn files(folder: &str, ends: &str) -> Option<usize> {
    let list = std::fs::read_dir(Path::new(ROOT).join(folder)).ok()?;
    Some(list.filter_map(Result::ok).filter(|f| f.file_name().to_string_lossy().ends_with(ends)).count())
}

fn text(file: &str) -> Option<String> {
    std::fs::read_to_string(Path::new(ROOT).join(file)).ok()
}

/// Numbers of the classical list that stand behind a T in the sources of the laws and in the page that lists them.
fn classical() -> Option<BTreeSet<u32>> {
    let page = text("docs/laws.md")?;
    let table: String = page.lines().filter(|l| l.starts_with("| `")).map(|l| format!("{l}\n")).collect();
    let mut all = BTreeSet::new();
    let mut last = None;
    // T1–T6 is a range; the rest are single
    for piece in table.split('T').skip(1) {
        let digits: String = piece.chars().take_while(char::is_ascii_digit).collect();
        let Ok(number) = digits.parse::<u32>() else { continue };
        if let Some(from) = last {
            all.extend(from..=number);
        }
        all.insert(number);
        let rest = &piece[digits.len()..];
        last = rest.starts_with('–').then_some(number);
    }
    Some(all)
}

/// A count by its name.
#[must_use]
pub fn counted(name: &str) -> Option<String> {
    let number = match name {
        "scenes" => files("scenes", ".toml")?,
        "examples" => files("examples", ".rs")?,
        // held here, and T45 by the solver's tests
        "classical laws" => classical()?.len() + 1,
        "steps of two seconds" => return Some(format!("2 s / 0.01 s = {}", (2.0_f64 / 0.01 - 1e-9).ceil())),
        // the cue ball and what the rows repeat
        "balls of the break" => {
            let scene = text("scenes/billiard_break.toml")?;
            let rows =
                scene.lines().filter_map(|l| l.strip_prefix("count = [1, ")?.split(',').next()?.parse::<usize>().ok());
            1 + rows.sum::<usize>()
        }
        "an eighth of a turn" => 360 / 8,
        "two of three" => return Some("2 of 3".to_owned()),
        "a nanometre" => return Some("1 nm, more than 4.7e-11 m".to_owned()),
        // 600 steps of 1/60 s
        "ten seconds" => {
            let piles = text("tests/contracts/tests/piles.rs")?;
            let known = piles.contains("p.run(600, H)") && piles.contains("const H: f64 = 1.0 / 60.0;");
            let scenes = text("peers/src/scene.rs")?;
            let gas = scenes.contains("\"64 elastic cubes in a closed box, no gravity\", 10.0");
            return (known && gas).then(|| (600 / 60).to_string());
        }
        "friction angle of a half" => return Some(format!("{:.2}", trig::atan(0.5).to_degrees())),
        "degrees of the cache" => {
            return Some(format!("{:.0}", trig::acos(tumble::Settings::default().cache.least_cosine).to_degrees()));
        }
        // how much weaker the inscribed square is than the circle, along its axes
        "a square in a circle" => return Some(format!("{:.0}", 100.0 * (1.0 - 0.5_f64.sqrt()))),
        "chords of a rim" => {
            let share = |n: f64| 100.0 * (1.0 - trig::cos(std::f64::consts::PI / n));
            let (a, b, c) = (share(12.0), share(16.0), share(32.0));
            return Some(format!("1 − cos(π/n): {a:.1} for 12, {b:.1} for 16, {c:.2} for 32; {:.1}", 100.0 - a));
        }
        _ => return None,
    };
    Some(number.to_string())
}
