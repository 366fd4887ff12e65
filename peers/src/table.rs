//! What the runs say, as Markdown and as JSON.

use crate::child::Run;
use crate::engines::Player;
use crate::judge::{GAIN_BY_CORRECTION, GAIN_BY_STEP, Measure, median};
use crate::scene::Scene;
use serde::Serialize;
use std::fmt::Write as _;

/// First step that is timed: before it the scene is starting up.
const WARM: usize = 50;

/// Everything that was measured.
#[derive(Debug, Default)]
pub struct Book {
    speed: Vec<Entry>,
    quality: Vec<Quality>,
    failures: Vec<String>,
    titles: Vec<(String, &'static str)>,
}

#[derive(Debug)]
struct Entry {
    scene: String,
    player: Player,
    /// Medians of the repetitions [ms].
    medians: Vec<f64>,
    /// Times of all steps of the best repetition [ms].
    times: Vec<f64>,
    memory_mb: f64,
    contacts: Option<usize>,
    steps: usize,
    wanted: usize,
    /// Medians over the timed steps, where the engine tells: sweeps, factorisations, searches for contacts.
    effort: Option<(f64, f64, f64)>,
    /// Parts of the time in detection and solving [–].
    phases: Option<(f64, f64)>,
}

#[derive(Debug, Serialize)]
struct Speed<'a> {
    scene: &'a str,
    engine: &'a str,
    config: &'a str,
    threads: usize,
    ms_best: f64,
    ms_median: f64,
    memory_mb: f64,
    contacts: Option<usize>,
    steps: usize,
}

#[derive(Debug, Serialize)]
struct Quality {
    scene: String,
    engine: String,
    config: String,
    threads: usize,
    measure: &'static str,
    value: f64,
}

impl Quality {
    fn is_of(&self, p: &Player) -> bool {
        self.engine == p.engine && self.config == p.config && self.threads == p.threads
    }
}

fn window<T: Copy>(all: &[T]) -> Vec<T> {
    let from = if all.len() > WARM + 10 { WARM } else { all.len() / 2 };
    all[from..].to_vec()
}

impl Entry {
    fn best(&self) -> f64 {
        self.medians.iter().copied().fold(f64::INFINITY, f64::min)
    }

    fn middle(&self) -> f64 {
        median(self.medians.clone())
    }

    /// Time as a part of another's, over the steps that both have: a run that was cut short saw only the beginning.
    fn part_of(&self, other: &Self) -> f64 {
        if self.steps == self.wanted && other.steps == other.wanted {
            return self.best() / other.best();
        }
        let both = self.times.len().min(other.times.len());
        median(window(&self.times[..both])) / median(window(&other.times[..both]))
    }

    fn cut(&self) -> String {
        if self.steps < self.wanted { format!(" ~{}", self.steps) } else { String::new() }
    }
}

impl Book {
    /// Notes the times of a run.
    pub fn timed(&mut self, scene: &Scene, player: &Player, run: &Run) {
        let times = if player.threads > 1 { &run.wall_ms } else { &run.cpu_ms };
        let ms = median(window(times));
        let steps = run.cpu_ms.len();
        if let Some(e) = self.speed.iter_mut().find(|e| e.scene == scene.name && e.player == *player) {
            if ms < e.best() {
                e.times.clone_from(times);
            }
            e.medians.push(ms);
            e.memory_mb = f64::max(e.memory_mb, run.memory_mb);
            e.steps = e.steps.min(steps);
            return;
        }
        let certified = window(&run.certified);
        let of = |pick: fn(&crate::engines::Certified) -> f64| median(certified.iter().map(pick).collect());
        let effort = (!certified.is_empty())
            .then(|| (of(|c| f64::from(c.sweeps)), of(|c| f64::from(c.factorisations)), of(|c| f64::from(c.attempts))));
        let sum = |pick: fn(&crate::engines::Certified) -> u64| certified.iter().map(pick).sum::<u64>() as f64;
        let total = sum(|c| c.total_ns);
        let phases = (total > 0.0).then(|| (sum(|c| c.detect_ns) / total, sum(|c| c.solve_ns) / total));
        self.speed.push(Entry {
            scene: scene.name.clone(),
            player: player.clone(),
            medians: vec![ms],
            times: times.clone(),
            memory_mb: run.memory_mb,
            contacts: run.contacts,
            steps,
            wanted: scene.steps,
            effort,
            phases,
        });
    }

    /// Notes what the judge said.
    pub fn judged(&mut self, scene: &Scene, player: &Player, measures: Vec<Measure>) {
        if !self.titles.iter().any(|t| t.0 == scene.name) {
            self.titles.push((scene.name.clone(), scene.title));
        }
        for (measure, value) in measures {
            self.quality.push(Quality {
                scene: scene.name.clone(),
                engine: player.engine.clone(),
                config: player.config.clone(),
                threads: player.threads,
                measure,
                value,
            });
        }
    }

    /// Notes a run that gave nothing.
    pub fn failed(&mut self, scene: &Scene, player: &Player, why: &str) {
        self.failures.push(format!("{} on {}: {why}", player.label(), scene.name));
    }

    /// The JSON of the referee.
    pub fn json(&self) -> anyhow::Result<String> {
        let speed: Vec<_> = self
            .speed
            .iter()
            .map(|e| Speed {
                scene: &e.scene,
                engine: &e.player.engine,
                config: &e.player.config,
                threads: e.player.threads,
                ms_best: e.best(),
                ms_median: e.middle(),
                memory_mb: e.memory_mb,
                contacts: e.contacts,
                steps: e.steps,
            })
            .collect();
        let all = serde_json::json!({ "speed": speed, "quality": self.quality, "failures": self.failures });
        Ok(serde_json::to_string_pretty(&all)? + "\n")
    }

    fn players(&self) -> Vec<Player> {
        let mut players: Vec<Player> = Vec::new();
        for e in &self.speed {
            if !players.contains(&e.player) {
                players.push(e.player.clone());
            }
        }
        players
    }

    fn scenes(&self, kind: char) -> Vec<String> {
        let mut scenes: Vec<String> = Vec::new();
        for e in self.speed.iter().filter(|e| e.scene.starts_with(kind)) {
            if !scenes.contains(&e.scene) {
                scenes.push(e.scene.clone());
            }
        }
        scenes
    }

    fn entry(&self, scene: &str, player: &Player) -> Option<&Entry> {
        self.speed.iter().find(|e| e.scene == scene && e.player == *player)
    }

    /// The tables.
    pub fn markdown(&self) -> String {
        let mut text = String::new();
        self.write_speed(&mut text);
        self.write_quality(&mut text);
        for failure in &self.failures {
            let _ = writeln!(text, "- did not run: {failure}");
        }
        text
    }

    /// A page of documentation: what was run, where a peer is ahead, the tables.
    pub fn page(&self, command: &str) -> String {
        let mut text = String::from(PAGE);
        let players = self.players();
        for (label, words) in EXPLAINED {
            if players.iter().any(|p| p.label() == label) {
                let _ = writeln!(text, "{words}");
            }
        }
        let _ = writeln!(text, "\nThe command:\n\n    {command}\n");
        let _ = writeln!(text, "## Where a peer is ahead\n");
        let before = text.len();
        self.write_faster(&mut text);
        self.write_lighter(&mut text);
        self.write_better(&mut text);
        if text.len() == before {
            let _ = writeln!(text, "Nowhere in this run.");
        }
        let _ = writeln!(text, "\n## Tables\n");
        text + &self.markdown()
    }

    /// Scenes on which a peer takes less time.
    fn write_faster(&self, text: &mut String) {
        self.write_ahead(
            text,
            |t, e| {
                let part = t.part_of(e);
                (part > 1.0).then(|| (-part, format!("{} {part:.1} times", e.player.label())))
            },
            |t| format!("faster than {}{}", t.player.label(), t.cut()),
        );
    }

    /// Scenes for which a peer needs less memory.
    fn write_lighter(&self, text: &mut String) {
        let one = |e: &Entry| format!("{}{} {:.1}", e.player.label(), e.cut(), e.memory_mb);
        self.write_ahead(
            text,
            |t, e| (e.memory_mb < t.memory_mb).then(|| (e.memory_mb, one(e))),
            |t| format!("less memory [MB] than {}", one(t)),
        );
    }

    /// Scenes on which a peer is ahead by a measure, for every way in which tumble ran: `measure` says how far ahead the
    /// second of two runs is, the least first, and in what words; `than` names the first.
    fn write_ahead(
        &self,
        text: &mut String,
        measure: impl Fn(&Entry, &Entry) -> Option<(f64, String)>,
        than: impl Fn(&Entry) -> String,
    ) {
        for own in self.players().iter().filter(|p| p.engine == "tumble") {
            for scene in self.scenes('S') {
                let Some(t) = self.entry(&scene, own) else { continue };
                let peers = self.speed.iter().filter(|e| e.scene == scene && e.player.engine != "tumble");
                let mut ahead: Vec<_> = peers.filter_map(|e| measure(t, e)).collect();
                ahead.sort_by(|a, b| a.0.total_cmp(&b.0));
                if !ahead.is_empty() {
                    let list: Vec<_> = ahead.into_iter().map(|(_, words)| words).collect();
                    let _ = writeln!(text, "- {scene}: {}: {}", than(t), list.join(", "));
                }
            }
        }
    }

    /// Measures in which a peer is nearer to the exact value, for every way in which tumble ran.
    fn write_better(&self, text: &mut String) {
        // below this nobody would see it, whatever the unit
        const FLOOR: f64 = 1e-6;
        let mut risen = Vec::new();
        for own in self.players().iter().filter(|p| p.engine == "tumble") {
            for t in self.quality.iter().filter(|q| q.is_of(own)) {
                let Some(ideal) = ideal(t.measure, &t.scene) else { continue };
                let off = (t.value - ideal).abs();
                let nearer = |q: &&Quality| {
                    // what is printed alike is not called ahead
                    (q.value - ideal).abs() < off && figure(q.value) != figure(t.value)
                };
                let better: Vec<_> = self
                    .quality
                    .iter()
                    .filter(|q| q.engine != "tumble" && q.scene == t.scene && q.measure == t.measure)
                    .filter(|q| off > FLOOR && nearer(q))
                    .map(|q| self.shown(q))
                    .collect();
                if !better.is_empty() {
                    let (scene, measure) = (&t.scene, t.measure);
                    let mut own = self.shown(t);
                    if measure == "energy_gain_j" {
                        own += &self.booked(t);
                        risen.push(scene.as_str());
                    }
                    let _ = writeln!(text, "- {scene}: {measure}: {own}, {}", better.join(", "));
                }
            }
        }
        if !risen.is_empty() {
            let _ = write!(text, "\n{RISEN}");
        }
        if risen.contains(&"S6") {
            let _ = write!(text, "{RISEN_S6}");
        }
    }

    /// What the ledger says of a rise of the energy.
    fn booked(&self, rise: &Quality) -> String {
        let entry = |measure: &str| {
            let same = |q: &&Quality| {
                (&q.scene, &q.engine, &q.config, q.threads) == (&rise.scene, &rise.engine, &rise.config, rise.threads)
            };
            self.quality.iter().filter(same).find(|q| q.measure == measure).map(|q| figure(q.value))
        };
        match (entry(GAIN_BY_STEP), entry(GAIN_BY_CORRECTION)) {
            (Some(step), Some(correction)) => format!(" (time_step {step}, corrected {correction})"),
            _ => String::new(),
        }
    }

    /// Who, and how much; ~N where the run was cut short.
    fn shown(&self, q: &Quality) -> String {
        let run = self.speed.iter().find(|e| e.scene == q.scene && q.is_of(&e.player));
        let (label, cut) = run.map_or_else(|| (q.engine.clone(), String::new()), |e| (e.player.label(), e.cut()));
        format!("{label}{cut} {}", figure(q.value))
    }

    fn write_speed(&self, text: &mut String) {
        let (players, scenes) = (self.players(), self.scenes('S'));
        if scenes.is_empty() {
            return;
        }
        let clock = if players.iter().any(|p| p.threads > 1) { "wall time" } else { "process CPU time" };
        // of two the median says no more than their mean
        let most = self.speed.iter().map(|e| e.medians.len()).max().unwrap_or(0);
        let (what, few) = match most {
            0 | 1 => ("One run".to_owned(), true),
            2 => ("Best of 2 repetitions".to_owned(), true),
            n => (format!("Best / median of {n} repetitions"), false),
        };
        let _ = writeln!(text, "### Speed [ms per step]\n\n{what}, each the median over the");
        let _ = writeln!(text, "steps from {WARM} on; {clock}. ~N: cut short after N steps.\n");
        self.matrix(text, &players, &scenes, |e| match few {
            true => format!("{:.4}{}", e.best(), e.cut()),
            false => format!("{:.4} / {:.4}{}", e.best(), e.middle(), e.cut()),
        });
        for own in players.iter().filter(|p| p.engine == "tumble") {
            let _ = writeln!(
                text,
                "### {}'s time as a part of the peer's [–]\n\nBest by best; below 1 tumble is faster. ~N: over the first N steps only, of both.\n",
                own.label()
            );
            let peers: Vec<_> = players.iter().filter(|p| p.engine != "tumble").cloned().collect();
            self.matrix(text, &peers, &scenes, |e| {
                self.entry(&e.scene, own).map_or("–".into(), |t| format!("{:.2}{}", t.part_of(e), t.cut()))
            });
        }
        let _ = writeln!(text, "### Memory [MB] and contact points\n");
        self.matrix(text, &players, &scenes, |e| {
            let contacts = e.contacts.map_or("–".into(), |n| n.to_string());
            format!("{:.1}, {contacts}", e.memory_mb)
        });
        if self.speed.iter().any(|e| e.effort.is_some()) {
            let _ = writeln!(text, "### Effort of a step: sweeps, factorisations, detection passes (medians)\n");
            let own: Vec<_> = players.iter().filter(|p| p.engine == "tumble").cloned().collect();
            self.matrix(text, &own, &scenes, |e| {
                let effort = e.effort.map_or("–".into(), |(s, f, a)| format!("{s}, {f}, {a}"));
                let phases = e
                    .phases
                    .map_or(String::new(), |(d, s)| format!("; detect {:.0} %, solve {:.0} %", d * 100.0, s * 100.0));
                effort + &phases
            });
        }
    }

    fn matrix(&self, text: &mut String, players: &[Player], scenes: &[String], show: impl Fn(&Entry) -> String) {
        let threads = players.iter().any(|p| p.threads > 1);
        let _ = writeln!(text, "| engine | {} |", scenes.join(" | "));
        let _ = writeln!(text, "|---|{}", "---|".repeat(scenes.len()));
        for p in players {
            let name = if threads { format!("{} ×{}", p.label(), p.threads) } else { p.label() };
            let cells: Vec<_> = scenes.iter().map(|s| self.entry(s, p).map_or("–".into(), &show)).collect();
            let _ = writeln!(text, "| {name} | {} |", cells.join(" | "));
        }
        let _ = writeln!(text);
    }

    fn write_quality(&self, text: &mut String) {
        let players = self.players();
        let scenes: Vec<_> = self.scenes('S').into_iter().chain(self.scenes('A')).collect();
        if scenes.is_empty() {
            return;
        }
        let _ = writeln!(text, "### Quality: raw states, one judge\n");
        for scene in scenes {
            let mut measures: Vec<&'static str> = Vec::new();
            for q in self.quality.iter().filter(|q| q.scene == scene) {
                // said beside the gain itself, where it matters
                let aside = [GAIN_BY_STEP, GAIN_BY_CORRECTION].contains(&q.measure);
                if !aside && !measures.contains(&q.measure) {
                    measures.push(q.measure);
                }
            }
            let title = self.titles.iter().find(|t| t.0 == scene).map_or("", |t| t.1);
            let _ = writeln!(text, "**{scene}**, {title}\n\n| engine | {} |", measures.join(" | "));
            let _ = writeln!(text, "|---|{}", "---|".repeat(measures.len()));
            for p in &players {
                let cells: Vec<_> = measures
                    .iter()
                    .map(|m| {
                        let same = |q: &&Quality| {
                            q.scene == scene && q.engine == p.engine && q.config == p.config && q.measure == *m
                        };
                        self.quality.iter().find(same).map_or("–".into(), |q| figure(q.value))
                    })
                    .collect();
                let cut = self.entry(&scene, p).map_or(String::new(), Entry::cut);
                if cells.iter().any(|c| c != "–") {
                    let _ = writeln!(text, "| {}{cut} | {} |", p.label(), cells.join(" | "));
                }
            }
            let _ = writeln!(text);
        }
    }
}

/// The exact value of a measure, where the scene has one.
fn ideal(measure: &str, scene: &str) -> Option<f64> {
    match measure {
        "rebound_1" | "rebound_3" | "rebound_6" => Some(1.0),
        "flips" => Some(20.0),
        // two cubes that stick lose half of their energy
        "energy_change" if scene == "A9_dead" => Some(-0.5),
        // what moves on purpose does not creep
        "creep_m_per_s" if !["S1", "S2", "S3", "S7", "A2_26", "A6_10", "A6_100", "A6_1000"].contains(&scene) => None,
        "collapse_s" | "residual_p50" | "residual_p99" | "unsolved_steps" | "contact_gain_j" => None,
        GAIN_BY_STEP | GAIN_BY_CORRECTION => None,
        _ => Some(0.0),
    }
}

const PAGE: &str = "# Speed and quality beside other engines

Written by the referee in `peers/` (see its README for the method): every engine builds its world from the same data, runs
in a process of its own, in turn with the others, with sleeping off, no damping and the same materials; one judge reads
the raw states. One thread is measured in process CPU time, since the machine is shared; differences below a factor of
1.5 are undecided, and a run that took too long is cut short and marked ~N.

`tumble` is the engine with its defaults. It reuses a certified solution in the next step when no body of an island has
moved by a single bit, which in stacks at rest is every step; the peers' own sleeping is off.
";

/// Below a list that holds a rise of tumble's energy.
const RISEN: &str = "\
`energy_gain_j` is the largest rise of kinetic plus potential energy above an earlier low. In brackets: the entries of
tumble's energy ledger meanwhile, before losses: `time_step` is the integration error of the finite steps, `corrected` the potential
energy added by position correction. The contacts themselves added nothing (`contact_gain_j` in the tables).
";

/// And one of the scene S6.
const RISEN_S6: &str = "\
In S6 the last moving cube stands on another one and tips over an edge of it. A finite step rotates about such an edge with a
first-order error; half the step has less than a third of the gain (`a_cube_that_tips_over_another_one_gains_what_the_step_books`).
";

/// What stands in the tables beside `tumble`, in words; said where it is there.
const EXPLAINED: [(&str, &str); 5] = [
    (
        "tumble awake",
        "`tumble awake` switches that off and detects and solves everything in every step: compare it with the peers when\n\
         the work per step is meant.",
    ),
    (
        "tumble realtime",
        "`tumble realtime` bounds the work of a step (`effort = \"realtime\"`): where the bound is hit its verdict is `inexact`.",
    ),
    ("tumble tight", "`tumble tight` has a tolerance of 1e-12 m/s."),
    (
        "rapier32",
        "`rapier32` is rapier3d with eight lanes and built for this processor; everything else is built as a user gets it.",
    ),
    ("rapier64", "`rapier64` is rapier3d-f64."),
];

/// A number with three digits that count.
fn figure(x: f64) -> String {
    if x == 0.0 {
        "0".into()
    } else if x == x.trunc() && x.abs() < 1e6 {
        format!("{x}")
    } else if (1e-3..1e4).contains(&x.abs()) {
        let digits = (2 - x.abs().log10().floor() as i32).clamp(0, 6) as usize;
        format!("{x:.digits$}")
    } else {
        format!("{x:.1e}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(engine: &str, config: &str) -> Player {
        Player { engine: engine.into(), config: config.into(), threads: 1 }
    }

    /// Whatever a peer does better is said, for the engine as it comes and for every other way in which it ran; what is
    /// printed alike is not.
    #[test]
    fn a_peer_that_is_ahead_is_named_for_every_configuration() {
        let mut book = Book::default();
        let rows = [
            ("tumble", "default", 9.0, 5.0, -0.010),
            ("tumble", "realtime", 4.0, 5.0, -0.070),
            ("box3d", "default", 1.0, 2.0, -0.065),
            ("rapier64", "default", 20.0, 8.0, -0.0700001),
        ];
        for (engine, config, ms, memory_mb, gap) in rows {
            book.speed.push(Entry {
                scene: "S4".into(),
                player: player(engine, config),
                medians: vec![ms],
                times: vec![ms; 100],
                memory_mb,
                contacts: None,
                steps: 100,
                wanted: 100,
                effort: None,
                phases: None,
            });
            book.quality.push(Quality {
                scene: "S4".into(),
                engine: engine.into(),
                config: config.into(),
                threads: 1,
                measure: "deepest_gap_m",
                value: gap,
            });
        }
        let page = book.page("x");
        // only what is there is explained
        assert!(page.contains("`rapier64` is") && page.contains("`tumble realtime` bounds"), "{page}");
        assert!(!page.contains("awake") && !page.contains("rapier32"), "{page}");
        let ahead =
            page.split("## Where a peer is ahead").nth(1).and_then(|t| t.split("## Tables").next()).unwrap_or("");
        let lines: Vec<_> = ahead.lines().filter(|l| !l.is_empty()).collect();
        let expected = [
            "- S4: faster than tumble: box3d 9.0 times",
            "- S4: faster than tumble realtime: box3d 4.0 times",
            "- S4: less memory [MB] than tumble 5.0: box3d 2.0",
            "- S4: less memory [MB] than tumble realtime 5.0: box3d 2.0",
            "- S4: deepest_gap_m: tumble realtime -0.0700, box3d -0.0650",
        ];
        assert_eq!(lines, expected);
    }

    /// A rise of the energy comes with what the ledger says of it; two repetitions have a best, not a median.
    #[test]
    fn a_rise_of_the_energy_is_explained_and_two_runs_have_no_median() {
        let mut book = Book::default();
        for (engine, gain, medians) in [("tumble", 1.71, vec![2.0, 1.0]), ("box3d", 0.02, vec![3.0, 5.0])] {
            book.speed.push(Entry {
                scene: "S6".into(),
                player: player(engine, "default"),
                medians,
                times: vec![1.0; 100],
                memory_mb: 1.0,
                contacts: None,
                steps: 100,
                wanted: 100,
                effort: None,
                phases: None,
            });
            let own = [("energy_gain_j", gain), (GAIN_BY_STEP, 1.7), (GAIN_BY_CORRECTION, 0.01)];
            for (measure, value) in own.into_iter().take(if engine == "tumble" { 3 } else { 1 }) {
                let (scene, engine, config) = ("S6".into(), engine.into(), "default".into());
                book.quality.push(Quality { scene, engine, config, threads: 1, measure, value });
            }
        }
        let page = book.page("x");
        assert!(
            page.contains("- S6: energy_gain_j: tumble 1.71 (time_step 1.70, corrected 0.0100), box3d 0.0200"),
            "{page}"
        );
        assert!(page.contains(RISEN) && page.contains(RISEN_S6) && !page.contains("| gain_"), "{page}");
        assert!(page.contains("Best of 2 repetitions") && page.contains("| tumble | 1.0000 |"), "{page}");
        book.speed[0].medians.push(4.0);
        let page = book.page("x");
        assert!(
            page.contains("Best / median of 3 repetitions") && page.contains("| tumble | 1.0000 / 2.0000 |"),
            "{page}"
        );
        assert!(page.contains("| box3d | 3.0000 / 4.0000 |"), "{page}");
    }
}
