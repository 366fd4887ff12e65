//! Which crate depends on which, from their manifests.

use std::collections::{BTreeMap, BTreeSet};

/// What a crate depends on, by names.
pub type Dependencies = BTreeMap<String, BTreeSet<String>>;

/// The name of a package and what it depends on when it is built: neither tests nor examples.
///
/// # Errors
/// Text that is no manifest.
pub fn read(text: &str) -> Result<(String, BTreeSet<String>), String> {
    let manifest: toml::Table = text.parse().map_err(|e| format!("no manifest: {e}"))?;
    let name = manifest.get("package").and_then(|p| p.get("name")).and_then(toml::Value::as_str);
    let name = name.ok_or("a manifest without a package's name")?.to_owned();
    let mut all = BTreeSet::new();
    let mut add = |table: &toml::Table| {
        for kind in ["dependencies", "build-dependencies"] {
            if let Some(list) = table.get(kind).and_then(toml::Value::as_table) {
                all.extend(list.iter().map(|(key, value)| package(key, value)));
            }
        }
    };
    add(&manifest);
    for target in manifest.get("target").and_then(toml::Value::as_table).into_iter().flatten() {
        if let Some(table) = target.1.as_table() {
            add(table);
        }
    }
    Ok((name, all))
}

/// A dependency may have another name than its package.
fn package(key: &str, value: &toml::Value) -> String {
    value.get("package").and_then(toml::Value::as_str).unwrap_or(key).to_owned()
}

/// The floors of a drawing of crates, the top first: the lines of the first block of `text` that name some of them.
#[must_use]
pub fn floors(text: &str, crates: &BTreeSet<String>) -> Vec<Vec<String>> {
    let block = text.lines().skip_while(|l| !l.starts_with("```")).skip(1).take_while(|l| !l.starts_with("```"));
    let named = |l: &str| l.split_whitespace().filter(|w| crates.contains(*w)).map(str::to_owned).collect::<Vec<_>>();
    block.map(named).filter(|names| !names.is_empty()).collect()
}

/// Dependencies that do not run down in the drawing, in words. `floors` has the top first.
#[must_use]
pub fn against(all: &Dependencies, floors: &[Vec<String>]) -> Vec<String> {
    let floor = |name: &String| floors.iter().position(|f| f.contains(name));
    let mut found = Vec::new();
    for (name, uses) in all {
        let Some(own) = floor(name) else {
            found.push(format!("`{name}` stands on no floor of the drawing"));
            continue;
        };
        for other in uses.iter().filter(|other| all.contains_key(*other)) {
            if floor(other).is_none_or(|f| f <= own) {
                found.push(format!("`{name}` depends on `{other}`, which stands no lower"));
            }
        }
    }
    found
}
