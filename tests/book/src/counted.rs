//! Counts that the README tells, counted anew.

use crate::ROOT;
use std::path::Path;

fn files(folder: &str, ends: &str) -> Option<usize> {
    let list = std::fs::read_dir(Path::new(ROOT).join(folder)).ok()?;
    Some(list.filter_map(Result::ok).filter(|f| f.file_name().to_string_lossy().ends_with(ends)).count())
}

fn text(file: &str) -> Option<String> {
    std::fs::read_to_string(Path::new(ROOT).join(file)).ok()
}

/// A count by its name.
#[must_use]
pub fn counted(name: &str) -> Option<String> {
    let number = match name {
        "examples" => files("examples", ".rs")?,
        "a nanometre" => return Some("1 nm, more than 4.7e-11 m".to_owned()),
        // 600 steps of 1/60 s
        "ten seconds" => {
            let piles = text("tests/contracts/tests/it/piles.rs")?;
            let known = piles.contains("p.run(600, H)") && piles.contains("const H: f64 = 1.0 / 60.0;");
            let scenes = text("peers/src/scene.rs")?;
            let gas = scenes.contains("\"64 elastic cubes in a closed box, no gravity\", 10.0");
            return (known && gas).then(|| (600 / 60).to_string());
        }
        _ => return None,
    };
    Some(number.to_string())
}
