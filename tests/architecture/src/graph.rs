//! Which file of a crate uses which: arrows, cycles, and methods that stand in another file than their type.
//!
//! A name is followed through re-exports to the file that defines it. A file that only hands on a name of a module below it
//! (`mod child; pub use child::Name;`) does not use that module; one that calls it does. So a parent may open the door to
//! its children, or give them what they share, and not both: that is a cycle like any other.

use crate::source::{Impl, Module, Modules};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// Most re-exports that a name is followed through.
const HOPS: usize = 16;

/// One file uses another.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Arrow {
    /// The module that imports.
    pub from: String,
    /// The module that defines the name.
    pub to: String,
    /// Line in the file of `from`.
    pub line: usize,
    /// What is written there.
    pub what: String,
}

impl fmt::Display for Arrow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} → {} (line {}: {})", self.from, self.to, self.line, self.what)
    }
}

/// The files of a crate and the arrows between them.
#[derive(Clone, Debug, Default)]
pub struct Graph {
    /// One arrow for each two files, the first in the text.
    pub arrows: BTreeMap<(String, String), Arrow>,
    /// All files.
    pub files: BTreeSet<String>,
    impls: Vec<Foreign>,
}

/// An inherent `impl` that stands in another file than its type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreign {
    /// The type as it is written there.
    pub name: String,
    /// The file that defines it.
    pub home: String,
    /// The file of the `impl`.
    pub file: String,
    /// Its line there.
    pub line: usize,
}

fn name(path: &[String]) -> String {
    if path.is_empty() { "crate".to_owned() } else { path.join("::") }
}

impl Graph {
    /// The arrows of a crate.
    #[must_use]
    pub fn new(modules: &Modules) -> Self {
        let mut all = Self::default();
        for m in modules.values() {
            all.files.insert(name(&m.file));
            for (named, handed_on) in &m.uses {
                if let Some(to) = resolve(modules, m, &named.segments, 0) {
                    // a door to what is below is no use of it
                    if !(*handed_on && to.starts_with(&m.file)) {
                        all.add(m, &to, named.line, &named.segments);
                    }
                }
            }
            for named in &m.paths {
                let first = &named.segments[0];
                let local = m.bindings.contains_key(first) || m.children.contains(first);
                let rooted = matches!(first.as_str(), "crate" | "self" | "super");
                // a type of the file itself, a variable, another crate
                if !(local || rooted && named.segments.len() > 1) {
                    continue;
                }
                if let Some(to) = resolve(modules, m, &named.segments, 0) {
                    all.add(m, &to, named.line, &named.segments);
                }
            }
            for i in m.impls.iter().filter(|i| i.inherent) {
                let Some(home) = resolve(modules, m, &i.of, 0).filter(|to| *to != m.file) else { continue };
                let foreign = Foreign { name: i.of.join("::"), home: name(&home), file: name(&m.file), line: i.line };
                all.impls.push(foreign);
            }
        }
        all.add_calls_of_methods(modules);
        all
    }

    /// An `impl` uses the file that defines a method which it calls on `self`, where the type has methods in several files.
    fn add_calls_of_methods(&mut self, modules: &Modules) {
        let mut types: BTreeMap<Defined, Vec<(&Module, &Impl)>> = BTreeMap::new();
        for m in modules.values() {
            for i in &m.impls {
                if let Some(of) = definition(modules, m, &i.of, 0) {
                    types.entry(of).or_default().push((m, i));
                }
            }
        }
        for impls in types.values() {
            let mut defined: BTreeMap<&str, BTreeSet<&Vec<String>>> = BTreeMap::new();
            for (m, i) in impls.iter().filter(|(_, i)| i.inherent) {
                for name in &i.methods {
                    defined.entry(name).or_default().insert(&m.file);
                }
            }
            for (m, i) in impls {
                for (name, line) in &i.calls {
                    let files = defined.get(name.as_str()).filter(|files| !files.contains(&m.file));
                    for to in files.into_iter().flatten() {
                        self.add(m, to, *line, &[format!("self.{name}()")]);
                    }
                }
            }
        }
    }

    fn add(&mut self, m: &Module, to: &[String], line: usize, what: &[String]) {
        if m.file == to {
            return;
        }
        let (from, to) = (name(&m.file), name(to));
        let arrow = Arrow { from: from.clone(), to: to.clone(), line, what: what.join("::") };
        let kept = self.arrows.entry((from, to)).or_insert_with(|| arrow.clone());
        if line < kept.line {
            *kept = arrow;
        }
    }

    /// Inherent `impl`s that stand in another file than their type.
    #[must_use]
    pub fn foreign_impls(&self) -> &[Foreign] {
        &self.impls
    }

    /// The same arrows between folders: of every two modules that are declared side by side, each with all that is below it.
    #[must_use]
    pub fn folders(&self) -> Self {
        let mut all = Self::default();
        for arrow in self.arrows.values() {
            let (from, to): (Vec<&str>, Vec<&str>) = (arrow.from.split("::").collect(), arrow.to.split("::").collect());
            let common = from.iter().zip(&to).take_while(|(a, b)| a == b).count();
            // a module and one below it are no neighbours
            if from.len() == common || to.len() == common || arrow.from == "crate" || arrow.to == "crate" {
                continue;
            }
            let (a, b) = (from[..=common].join("::"), to[..=common].join("::"));
            all.files.extend([a.clone(), b.clone()]);
            let whole = Arrow { from: a.clone(), to: b.clone(), line: arrow.line, what: arrow.to_string() };
            all.arrows.entry((a, b)).or_insert(whole);
        }
        all
    }

    /// One shortest cycle through each file that is on any, every cycle once: the arrows in order.
    #[must_use]
    pub fn cycles(&self) -> Vec<Vec<Arrow>> {
        let mut found: Vec<Vec<Arrow>> = Vec::new();
        let mut seen = BTreeSet::new();
        for start in &self.files {
            let Some(cycle) = self.shortest_back_to(start) else { continue };
            let key: BTreeSet<String> = cycle.iter().map(|a| a.from.clone()).collect();
            if seen.insert(key) {
                found.push(cycle);
            }
        }
        found
    }

    fn shortest_back_to(&self, start: &str) -> Option<Vec<Arrow>> {
        let mut came_by: BTreeMap<&str, &Arrow> = BTreeMap::new();
        let mut front = vec![start];
        while !front.is_empty() {
            let mut next = Vec::new();
            for at in front {
                for arrow in self.arrows.values().filter(|a| a.from == at) {
                    if arrow.to == start {
                        return Some(way_to(start, at, arrow, &came_by));
                    }
                    if !came_by.contains_key(arrow.to.as_str()) {
                        came_by.insert(&arrow.to, arrow);
                        next.push(arrow.to.as_str());
                    }
                }
            }
            front = next;
        }
        None
    }
}

fn way_to(start: &str, at: &str, last: &Arrow, came_by: &BTreeMap<&str, &Arrow>) -> Vec<Arrow> {
    let mut way = vec![last.clone()];
    let mut here = at;
    while here != start {
        let Some(arrow) = came_by.get(here) else { break };
        way.push((*arrow).clone());
        here = &arrow.from;
    }
    way.reverse();
    way
}

/// A cycle as it is told: its files, and each arrow on a line of its own.
#[must_use]
pub fn told(cycle: &[Arrow]) -> String {
    let names: Vec<&str> =
        cycle.iter().map(|a| a.from.as_str()).chain(cycle.first().map(|a| a.from.as_str())).collect();
    let arrows: Vec<String> = cycle.iter().map(|a| format!("    {a}")).collect();
    format!("{}\n{}", names.join(" → "), arrows.join("\n"))
}

/// What a path names: the file that defines it, and its name there; a module that is a file has none.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Defined {
    file: Vec<String>,
    name: String,
}

/// The file that defines what a path names as it is written in `m`; none for what is not of this crate.
fn resolve(modules: &Modules, m: &Module, segments: &[String], hops: usize) -> Option<Vec<String>> {
    definition(modules, m, segments, hops).map(|d| d.file)
}

/// What a path names as it is written in `m`; none for what is not of this crate.
fn definition(modules: &Modules, m: &Module, segments: &[String], hops: usize) -> Option<Defined> {
    if hops > HOPS {
        return None;
    }
    let mut at = m.path.clone();
    let mut rest = segments;
    match segments.first()?.as_str() {
        "crate" => {
            at.clear();
            rest = &rest[1..];
        }
        "self" => rest = &rest[1..],
        "super" => {
            while rest.first().is_some_and(|s| s == "super") {
                at.pop()?;
                rest = &rest[1..];
            }
        }
        first => {
            let known = m.children.contains(first) || m.items.contains(first) || m.bindings.contains_key(first);
            if !known {
                return through_globs(modules, m, first, hops);
            }
        }
    }
    descend(modules, &at, rest, hops)
}

/// Follows the names of a path down from a module.
fn descend(modules: &Modules, at: &[String], rest: &[String], hops: usize) -> Option<Defined> {
    let m = modules.get(at)?;
    let here = |name: &str| Some(Defined { file: m.file.clone(), name: name.to_owned() });
    let Some(first) = rest.first() else { return here("") };
    if m.children.contains(first) {
        let below: Vec<String> = at.iter().cloned().chain([first.clone()]).collect();
        // a module that is there in tests only has no file here
        return if modules.contains_key(&below) { descend(modules, &below, &rest[1..], hops) } else { None };
    }
    if m.items.contains(first) {
        return here(first);
    }
    if let Some(stands_for) = m.bindings.get(first) {
        // `use tumble_math::order` in a module that has no `tumble_math`: another crate
        if stands_for.first() == Some(first) && stands_for.len() == 1 {
            return None;
        }
        let whole: Vec<String> = stands_for.iter().chain(&rest[1..]).cloned().collect();
        return definition(modules, m, &whole, hops + 1);
    }
    through_globs(modules, m, first, hops).or_else(|| here(first))
}

/// What a name is that a `use …::*` of this crate brings.
fn through_globs(modules: &Modules, m: &Module, name: &str, hops: usize) -> Option<Defined> {
    m.globs.iter().find_map(|glob| {
        let to = resolve(modules, m, glob, hops + 1)?;
        let there = modules.get(&to)?;
        let has = there.items.contains(name) || there.children.contains(name);
        if has {
            return Some(Defined { file: to, name: name.to_owned() });
        }
        let handed = there.bindings.get(name).filter(|_| there.handed_on.contains(name))?;
        definition(modules, there, handed, hops + 1)
    })
}
