//! Counts that the pages tell, counted anew.

use crate::ROOT;
use std::collections::BTreeSet;
use std::path::Path;

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
        "overlays" => text("crates/tumble-viewer/web/src/layers.ts")?.matches("key:").count(),
        "planted kinds" => text("docs/measured/plant.txt")?.lines().skip(1).count(),
        "methods" => {
            let source = text("crates/tumble-solver/src/settings.rs")?;
            let list = source.split("pub enum Method {").nth(1)?.split('}').next()?;
            // all but the one that chooses
            list.lines().filter(|l| l.trim().ends_with(',')).count() - 1
        }
        "stumbles" => text("docs/viewer.md")?.lines().filter(|l| l.starts_with("| ")).count(),
        _ => return None,
    };
    Some(number.to_string())
}
