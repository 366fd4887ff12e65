//! The promises, their tests, and how their long runs are started and read.

/// A program to run, and how its output becomes a figure.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    /// Environment, as NAME=VALUE.
    pub environment: &'static [&'static str],
    /// The program and its arguments; `N` stands for the size.
    pub command: &'static [&'static str],
    /// The full size, if there is one.
    pub size: u64,
    /// What to tell of its output.
    pub read: fn(&str) -> Option<String>,
}

/// The name of a program within a folder of programs, and its arguments.
pub type Program = (String, Vec<&'static str>);

impl Run {
    /// The program of a `cargo run --release -p …` line without an environment, as `cargo build --release` leaves it.
    #[must_use]
    pub fn plain(&self) -> Option<Program> {
        if !self.environment.is_empty() {
            return None;
        }
        match self.command {
            ["cargo", "run", "--release", "-p", _, "--example", name, "--", rest @ ..] => {
                Some((format!("examples/{name}"), rest.to_vec()))
            }
            ["cargo", "run", "--release", "-p", package, "--", rest @ ..] => {
                Some(((*package).to_owned(), rest.to_vec()))
            }
            _ => None,
        }
    }

    /// The program of the run in the folder that `gather` fills; none for what needs a clone of the repository.
    #[must_use]
    pub fn gathered(&self) -> Option<Program> {
        if let Some(found) = self.plain() {
            return Some(found);
        }
        match self.command {
            ["cargo", "run", "-p", package, "--", rest @ ..] => Some((format!("debug/{package}"), rest.to_vec())),
            ["cargo", "run", "--release", "-p", package, "--", rest @ ..] => {
                let target = self.environment.iter().find_map(|e| e.strip_prefix("CARGO_TARGET_DIR=target/"))?;
                Some((format!("{target}/{package}"), rest.to_vec()))
            }
            ["cargo", "test", "-p", package, "--test", test, rest @ ..] => {
                let rest = rest.iter().copied().filter(|w| *w != "--").collect();
                Some((format!("tests/{package}.{test}"), rest))
            }
            _ => None,
        }
    }

    /// As one would type it.
    #[must_use]
    pub fn shown(&self, size: u64) -> String {
        let mut words: Vec<String> = self.environment.iter().map(|e| fill(e, size)).collect();
        words.extend(self.command.iter().map(|a| fill(a, size)));
        words.join(" ")
    }
}

/// Puts the size where `N` stands.
#[must_use]
pub fn fill(word: &str, size: u64) -> String {
    match word {
        "N" => size.to_string(),
        _ => word.strip_suffix("=N").map_or_else(|| word.to_owned(), |name| format!("{name}={size}")),
    }
}

/// One promise.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// Its number in the list of promises.
    pub number: u32,
    /// What is promised.
    pub promise: &'static str,
    /// The tests of every build.
    pub tests: &'static [&'static str],
    /// The long runs.
    pub runs: &'static [Run],
    /// The figure that they should reach.
    pub target: &'static str,
    /// Its runs must say the same.
    pub agree: bool,
    /// It measures times: nothing else may run beside it.
    pub timed: bool,
    /// What is to be said about the figure, or why there is none: a sentence each.
    pub remarks: &'static [&'static str],
    /// What of a long figure stands in the table.
    pub brief: fn(&str) -> Option<String>,
}

impl Row {
    /// Nothing in particular.
    const PLAIN: Self = Self {
        number: 0,
        promise: "",
        tests: &[],
        runs: &[],
        target: "",
        agree: false,
        timed: false,
        remarks: &[],
        brief: |_| None,
    };
}

const CARGO: [&str; 4] = ["cargo", "run", "--release", "-p"];

/// The line that holds `label`, trimmed.
fn line(out: &str, label: &str) -> Option<String> {
    out.lines().find(|l| l.contains(label)).map(|l| l.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// The value of a field in debug output: `name: value,`.
fn field(out: &str, name: &str) -> Option<String> {
    let l = out.lines().map(str::trim).find_map(|l| l.strip_prefix(name)?.strip_prefix(':'))?;
    Some(l.trim().trim_end_matches(',').to_owned())
}

fn passed(out: &str) -> Option<String> {
    let mut all = 0;
    for l in out.lines().filter(|l| l.starts_with("test result: ok.")) {
        all += l.strip_prefix("test result: ok. ")?.split(' ').next()?.parse::<u32>().ok()?;
    }
    (all > 0).then(|| format!("{all} tests passed"))
}

/// What of many lines is told: those that hold any of the labels.
fn lines(out: &str, labels: &[&str]) -> Option<String> {
    let found: Vec<String> = labels.iter().filter_map(|l| line(out, l)).collect();
    (found.len() == labels.len()).then(|| found.join("; "))
}

/// Of a long figure those parts that hold any of the words; parts end at a comma or a semicolon.
fn pick(figure: &str, words: &[&str]) -> Option<String> {
    let parts = figure.split("; ").flat_map(|clause| clause.split(", "));
    let told: Vec<&str> = parts.filter(|part| words.iter().any(|w| part.contains(w))).collect();
    (!told.is_empty()).then(|| told.join(", "))
}

/// Of a long figure the first part.
fn first(figure: &str) -> Option<String> {
    figure.split("; ").next().map(str::to_owned)
}

/// Of the rows of random scenes: how many scenes and steps, and the largest gain and imbalance of all.
fn worst_of_scenes(figure: &str) -> Option<String> {
    let (mut scenes, mut steps) = (0_u64, 0_u64);
    let (mut gain, mut imbalance) = (0.0, 0.0);
    let larger = |a: f64, b: f64| if b > a { b } else { a };
    for row in figure.split("; ").filter(|r| r.contains("deepest")) {
        let row = row.rsplit("time_step: ").next()?.replace("– ", "–").replace("( ", "(");
        let cells: Vec<&str> = row.split(' ').collect();
        scenes += cells.get(1)?.parse::<u64>().ok()?;
        steps += cells.get(2)?.parse::<u64>().ok()?;
        gain = larger(gain, cells.get(10)?.parse().ok()?);
        imbalance = larger(imbalance, cells.get(11)?.parse().ok()?);
    }
    (scenes > 0)
        .then(|| format!("{scenes} scenes, {steps} steps, gain at most {gain:.1e}, imbalance at most {imbalance:.1e}"))
}

/// All lines that hold `label`, of which there must be so many.
fn all_with(out: &str, label: &str, count: usize) -> Option<String> {
    let words = |l: &str| l.split_whitespace().collect::<Vec<_>>().join(" ");
    let rows: Vec<String> = out.lines().filter(|l| l.contains(label)).map(words).collect();
    (rows.len() == count).then(|| rows.join("; "))
}

/// The three scenes of the soak; missed where one of them got through less than a day, or its memory changed by over a hundredth.
fn soaked(out: &str) -> Option<String> {
    let figure = all_with(out, "simulated", 3)?;
    let before = |what: &str| -> Vec<f64> {
        let words = figure.split(what).map(|s| s.rsplit(' ').next().unwrap_or_default());
        words.filter_map(|w| w.parse().ok()).collect()
    };
    let reached = before(" h simulated") == [24.0; 3] && before(" % of").iter().all(|x| x.abs() <= 1.0);
    Some(if reached { figure } else { format!("missed: {figure}") })
}

/// A test of a package, by name; the profile of tests is optimised, with all checks on.
macro_rules! test {
    ($package:literal $(, $word:literal)*) => {
        Run {
            environment: &[],
            command: &["cargo", "test", "-p", $package $(, $word)*],
            size: 0,
            read: passed,
        }
    };
}

macro_rules! long {
    ($package:literal, $command:literal, $size:literal, $read:expr) => {
        Run {
            environment: &[],
            command: &[CARGO[0], CARGO[1], CARGO[2], CARGO[3], $package, "--", $command, "N"],
            size: $size,
            read: $read,
        }
    };
}

fn hashes(out: &str) -> Option<String> {
    let found: Vec<&str> = out.lines().filter_map(|l| l.split_whitespace().next().filter(|h| h.len() == 16)).collect();
    (found.len() == 6).then(|| format!("hashes of six scenes {}", found.join(" ")))
}

/// The promises, in order.
pub const ROWS: [Row; 28] = [
    Row {
        number: 1,
        promise: "One frictional contact is solved exactly",
        target: "10⁷ problems, none refused, residual ≤ 1e-12 where K is physical",
        tests: &["a_hundred_thousand_random_contacts_are_all_right"],
        runs: &[long!("tumble-suite", "one-contact", 10_000_000, |out| Some(format!(
            "{} problems, {} refused by the checker, {} energy gains, worst scaled residual {} (physical), {} (near-singular)",
            field(out, "cases")?,
            field(out, "failures")?,
            field(out, "gains")?,
            field(out, "worst_physical")?,
            field(out, "worst_near_singular")?
        )))],
        ..Row::PLAIN
    },
    Row {
        number: 2,
        promise: "Small islands without friction are exact",
        target: "10⁶ problems, none different",
        tests: &["the_active_set_equals_brute_force_on_ten_thousand_problems"],
        runs: &[Run {
            environment: &["TUMBLE_PROBLEMS=N"],
            command: &[
                "cargo",
                "test",
                "-p",
                "tumble-solver",
                "--test",
                "it",
                "frictionless::the_active_set",
                "--",
                "--nocapture",
            ],
            size: 1_000_000,
            read: |out| line(out, "differ from brute force"),
        }],
        remarks: &[
            "Brute force tries every set of active contacts with 32 digits.",
            "Rounded impulses can change a velocity by (n + 3) roundings of |b| + |W| λ; no larger error is allowed.",
        ],
        brief: first,
        ..Row::PLAIN
    },
    Row {
        number: 3,
        promise: "Large islands reach the tolerance or are reported as inexact",
        target: "0 false claims; 99 % solved to 1e-8 m/s",
        tests: &["nothing_is_called_solved_that_the_checker_refuses", "small_mixed_islands_are_mostly_solved"],
        runs: &[long!("tumble-suite", "mixed", 30, |out| lines(out, &["mu 0.3", "mu 0.5", "mu 0.8", "in all"]))],
        remarks: &[
            "Unsolved are walls, and pyramids of masses from 1 to 10⁴ kg, with random velocities and a friction of 0.8. Their central paths have more folds than 4,000 factorisations can follow. Each reports its residual.",
        ],
        brief: |figure| pick(figure, &["in all", "checker refuses"]),
        ..Row::PLAIN
    },
    Row {
        number: 4,
        promise: "Contacts add no energy",
        target: "1,000 scenes × 10,000 steps, gain ≤ 1e-10",
        tests: &[
            "random_scenes_gain_nothing_and_balance_their_books",
            "no_answer_gains_energy_however_early_it_is_cut_off",
        ],
        runs: &[Run {
            environment: &[],
            command: &["cargo", "run", "--release", "-p", "tumble-contracts", "--", "energy", "N", "10000"],
            size: 1000,
            read: |out| {
                let rows = all_with(out, "–", 3)?;
                Some(format!(
                    "bodies, scenes, steps, % unsolved (driven), % above 1e-6 and 1e-4 m/s, failed, guarded, start-ups, \
                     gain, imbalance, overlap (driven), time_step: {rows}"
                ))
            },
        }],
        brief: worst_of_scenes,
        ..Row::PLAIN
    },
    Row {
        number: 5,
        promise: "Momentum and spin are conserved",
        target: "10⁶ steps, drift ≤ 1e-12 in 10,000",
        tests: &[
            "a_cloud_in_space_keeps_its_momentum_and_gains_no_energy",
            "a_tumbling_body_keeps_energy_and_momentum_for_a_million_steps",
        ],
        runs: &[long!("tumble-contracts", "momentum", 1_000_000, |out| all_with(out, "drift", 2))],
        brief: |figure| pick(figure, &["momentum", "spin", "energy"]),
        ..Row::PLAIN
    },
    Row {
        number: 6,
        promise: "Closed-form laws hold",
        target: "25 laws; 45 of the classical 61",
        tests: &["`cargo test -p tumble-laws`", "a_slide_misses_its_length_by_less_than_an_eighth_of_a_step_squared"],
        runs: &[Run {
            environment: &[],
            command: &["cargo", "run", "--release", "-p", "tumble-laws", "--", "hold"],
            size: 0,
            read: |out| line(out, "all:"),
        }],
        ..Row::PLAIN
    },
    Row {
        number: 7,
        promise: "Physics does not depend on the frame: translation, rotation, reflection, order",
        target: "10⁵ cases to 1e-9; to the bit when swapped",
        tests: &[
            "turning_and_moving_a_pair_moves_the_manifold_with_it",
            "mirroring_a_pair_mirrors_the_manifold",
            "swapping_the_shapes_mirrors_the_result_to_the_bit",
            "the_order_of_bodies_changes_nothing_but_rounding",
            "worlds_in_other_frames_do_the_same",
        ],
        runs: &[
            Run {
                environment: &["TUMBLE_PAIRS=N"],
                command: &["cargo", "test", "-p", "tumble-geometry", "--test", "it", "invariants::"],
                size: 100_000,
                read: |out| passed(out).map(|t| format!("pairs of shapes, {t}")),
            },
            long!("tumble-contracts", "frames", 10_000, |out| line(out, "worlds:")),
        ],
        remarks: &[
            "A world is compared for as long as a copy that is perturbed by 1e-12 m stays within 1e-10 m, since impacts amplify rounding.",
            "Reflection and order may change how redundant corners share an impact; position correction is off in those cases.",
            "A plate that slides and turns on four corners has a range of solutions. A case counts as one with several solutions only where both are certified.",
            "Of several solutions of an impact with friction one may add energy; the impact then has a share of its restitution.",
        ],
        brief: |figure| {
            pick(figure, &["pairs of shapes", "tests passed", "cases", "differ", "answers", "missed", "guard"])
        },
        ..Row::PLAIN
    },
    Row {
        number: 8,
        promise: "Same bits for any number of threads",
        target: "6 scenes × 6 numbers of threads × 2,000 steps, none different",
        tests: &["the_number_of_threads_changes_no_bit", "contacts_that_many_threads_look_for_are_the_same"],
        runs: &[long!("tumble-contracts", "threads", 2000, |out| line(out, "differences"))],
        ..Row::PLAIN
    },
    Row {
        number: 9,
        promise: "Same bits in every build",
        target: "6 scenes × 4 builds, none different",
        tests: &["every_build_gets_the_committed_hashes", "another_state_has_another_hash"],
        runs: &[
            long!("tumble-contracts", "hashes", 1000, hashes),
            Run {
                environment: &[],
                command: &["cargo", "run", "-p", "tumble-contracts", "--", "hashes", "N"],
                size: 1000,
                read: hashes,
            },
            Run {
                environment: &["RUSTFLAGS=-Ctarget-cpu=x86-64-v3", "CARGO_TARGET_DIR=target/avx2"],
                command: &["cargo", "run", "--release", "-p", "tumble-contracts", "--", "hashes", "N"],
                size: 1000,
                read: hashes,
            },
            Run {
                environment: &["RUSTFLAGS=-Ctarget-cpu=x86-64-v4", "CARGO_TARGET_DIR=target/avx512"],
                command: &["cargo", "run", "--release", "-p", "tumble-contracts", "--", "hashes", "N"],
                size: 1000,
                read: hashes,
            },
        ],
        agree: true,
        remarks: &[
            "The builds are x86-64: baseline, AVX2, AVX-512, debug and release. Other architectures are untested.",
        ],
        brief: |figure| pick(figure, &["builds agree"]),
        ..Row::PLAIN
    },
    Row {
        number: 10,
        promise: "A snapshot gives the same future",
        target: "500 snapshots in a new process, 1,000 steps each, none different",
        tests: &[
            "a_snapshot_at_any_step_gives_the_same_future",
            "a_new_process_goes_on_from_a_snapshot_to_the_same_bytes",
            "what_is_recalled_is_what_would_have_been_computed",
        ],
        runs: &[long!("tumble-contracts", "snapshots", 500, |out| line(out, "differences"))],
        ..Row::PLAIN
    },
    Row {
        number: 11,
        promise: "A recording can be stepped again to the same bits",
        target: "100 recordings × 10 frames, none different",
        tests: &[
            "recording_changes_no_bit_and_the_run_repeats",
            "another_process_steps_a_recording_again_to_the_same_bits",
            "a_good_recording_passes_every_command",
        ],
        runs: &[long!("tumble-recordings", "repeat", 100, |out| line(out, "differences"))],
        ..Row::PLAIN
    },
    Row {
        number: 12,
        promise: "Values that are not finite can neither enter nor spread",
        target: "every setter × every bad value refused",
        tests: &[
            "every_setter_refuses_what_is_not_finite_or_absurd_and_changes_nothing",
            "a_body_broken_in_mid_step_spoils_nobody_else",
        ],
        runs: &[Run {
            environment: &[],
            command: &["cargo", "test", "-p", "tumble-contracts", "--test", "it", "bad_input::", "--", "--nocapture"],
            size: 0,
            read: |out| Some(format!("{}; {}", line(out, "absurd:")?, passed(out)?)),
        }],
        ..Row::PLAIN
    },
    Row {
        number: 13,
        promise: "No sequence of calls causes a panic",
        target: "10⁷ calls, 0 panics",
        tests: &["random_calls_with_stale_handles_never_panic_and_leave_no_bad_number", "no_calls_break_the_world"],
        runs: &[Run {
            environment: &["TUMBLE_CALLS=N"],
            command: &[
                "cargo",
                "test",
                "-p",
                "tumble-contracts",
                "--test",
                "it",
                "bad_input::random_calls",
                "--",
                "--nocapture",
            ],
            size: 10_000_000,
            read: |out| line(out, "random calls,"),
        }],
        ..Row::PLAIN
    },
    Row {
        number: 14,
        promise: "No scene file causes a panic",
        target: "10⁵ files: 0 panics, 5 s and 64 MiB + 64 × size at most",
        tests: &["ten_thousand_mutated_scenes_neither_panic_nor_hang", "no_bytes_break_the_scene_reader"],
        runs: &[Run {
            environment: &[],
            command: &["cargo", "run", "--release", "-p", "tumble-scene", "--example", "mutants", "--", "N"],
            size: 100_000,
            read: |out| line(out, "files:"),
        }],
        ..Row::PLAIN
    },
    Row {
        number: 15,
        promise: "No recording causes a panic, and every change is detected",
        target: "10,000 files: 0 panics, every change found",
        tests: &[
            "damaged_files_never_panic_and_no_change_passes",
            "no_bytes_break_the_recording_reader",
            "sql_can_only_read",
        ],
        runs: &[long!("tumble-recordings", "corrupt", 10_000, |out| lines(out, &["damaged recordings", "panics,"]))],
        ..Row::PLAIN
    },
    Row {
        number: 16,
        promise: "Committed frames survive kill −9",
        target: "1,000 kills, nothing lost",
        tests: &["a_killed_run_keeps_what_it_acknowledged"],
        runs: &[long!("tumble-recordings", "crash", 1000, |out| lines(
            out,
            &["processes killed", "acknowledged frames lost"]
        ))],
        ..Row::PLAIN
    },
    Row {
        number: 17,
        promise: "A power cut costs at most the newest frames",
        target: "500 cuts each: nothing lost when durable, a prefix else",
        tests: &["a_power_cut_takes_at_most_the_newest_frames"],
        runs: &[long!("tumble-recordings", "power", 500, |out| lines(out, &["full:", "normal:"]))],
        remarks: &[
            "A shim below SQLite writes down every write and sync. Unsynced sectors of database and log are lost in any order.",
        ],
        brief: |figure| pick(figure, &["full:", "normal:", "acknowledged frames", "broken frame"]),
        ..Row::PLAIN
    },
    Row {
        number: 18,
        promise: "A full disk does not stop the simulation",
        target: "100 of 100",
        tests: &["a_full_disk_leaves_a_whole_prefix_and_the_same_physics"],
        runs: &[long!("tumble-recordings", "full", 100, |out| line(out, "full disks"))],
        ..Row::PLAIN
    },
    Row {
        number: 19,
        promise: "Recording never changes the physics",
        target: "same bits; step p50 ≤ 10 % slower",
        tests: &[
            "recording_changes_no_bit_and_the_report_says_what_to_type_next",
            "a_full_queue_makes_the_simulation_wait",
        ],
        timed: true,
        runs: &[long!("tumble-recordings", "cost", 30, |out| lines(out, &["same state", "ratio", "processor time"]))],
        remarks: &["Two equal worlds run in turns. On a loaded machine the processor time is the one to compare."],
        brief: |figure| pick(figure, &["same state", "ratio"]),
        ..Row::PLAIN
    },
    Row {
        number: 20,
        promise: "Endurance: a day of simulated time",
        target: "24 h each, 0 failures, memory ± 1 %, tower < 1 mm, imbalance ≤ 1e-9",
        tests: &["some_seconds_of_soak_have_no_failure"],
        runs: &[long!("tumble-reliability", "soak", 60, soaked)],
        remarks: &[
            "In an hour on a shared machine the mixer simulates less than a day.",
            "The memory of the mixer missed ± 1 %. It counts the pages that the process has written; buffers grow with the hardest island so far.",
        ],
        brief: |figure| pick(figure, &["simulated", "failures", "memory"]),
        ..Row::PLAIN
    },
    Row {
        number: 21,
        promise: "A steady step allocates nothing",
        target: "0 allocations in 10,000 resting steps",
        tests: &["a_steady_step_allocates_nothing", "a_body_in_flight_allocates_nothing"],
        runs: &[test!("tumble-contracts", "--test", "allocations")],
        ..Row::PLAIN
    },
    Row {
        number: 22,
        promise: "Bounded work per step when asked for",
        target: "p99.9 ≤ 2 × median in 10⁵ steps; factorisations within the budget, sweeps within that of each stage",
        tests: &[
            "realtime_effort_bounds_the_work_and_keys_override_it",
            "the_work_of_a_step_is_bounded_however_many_islands_there_are",
            "the_division_of_work_depends_on_the_state_alone",
        ],
        timed: true,
        runs: &[long!("tumble-reliability", "pace", 100_000, |out| line(out, "p99.9"))],
        remarks: &[
            "The time of a step is the shortest of three runs to the same bits, in processor time. Every processor steps a world of its own.",
            "`max_sweeps` bounds each stage of a solve; an island may go through several.",
            "A factorisation counts once for every contact of its island.",
            "Small islands of more than 200 contacts with an impact share one budget of the step. Factorisations of other islands come on top.",
        ],
        brief: |figure| Some(format!("{}, {}", first(figure)?, pick(figure, &["steps inexact"])?)),
        ..Row::PLAIN
    },
    Row {
        number: 23,
        promise: "The web server gives no data to other sites",
        target: "10⁵ hostile requests, no data given",
        tests: &[
            "foreign_hosts_and_origins_are_refused",
            "nothing_without_the_token",
            "traversal_finds_no_path_in_two_hundred_encodings",
            "no_bytes_break_the_server",
        ],
        runs: &[Run {
            environment: &[],
            command: &["cargo", "run", "--release", "-p", "tumble-viewer", "--example", "siege", "--", "N"],
            size: 100_000,
            read: |out| lines(out, &["hostile requests", "told something"]),
        }],
        ..Row::PLAIN
    },
    Row {
        number: 24,
        promise: "The viewer executes nothing from files",
        target: "0 executions, 0 reports of the content policy",
        tests: &["markup_in_names_is_only_ever_data"],
        runs: &[Run {
            environment: &[],
            command: &["crates/tumble-viewer/web/test", "--name", "hostile"],
            size: 0,
            // what Node's runner says at the end
            read: |out| lines(out, &["✔ hostile", "ℹ pass", "ℹ fail"]).map(|l| l.replace("ℹ ", "")),
        }],
        remarks: &[
            "A browser loads recordings whose names and notes are markup and scripts. It needs Node and Chromium.",
        ],
        ..Row::PLAIN
    },
    Row {
        number: 25,
        promise: "Few dependencies, permissive, no unsafe code",
        target: "≤ 3 crates named by each core crate; 0 advisories",
        tests: &["the_core_names_few_crates_and_all_licences_are_permissive"],
        runs: &[Run {
            environment: &[],
            command: &["cargo", "deny", "check", "licenses", "bans", "sources"],
            size: 0,
            read: |out| line(out, "licenses ok"),
        }],
        remarks: &[
            "Advisories need the network: `cargo deny check advisories`. Against the database of 2026-08-21, with cargo-deny 0.20.2, there are none, neither here nor in `peers/`.",
        ],
        ..Row::PLAIN
    },
    Row {
        number: 27,
        promise: "The tests detect faults",
        target: "85 % of mutants caught",
        tests: &[
            "every_law_but_three_fails_when_a_part_of_the_physics_is_off",
            "the_page_of_laws_names_those_without_teeth",
        ],
        runs: &[Run {
            environment: &[],
            command: &["cargo", "mutants", "-p", "tumble-solver", "-p", "tumble-geometry", "--timeout", "120"],
            size: 0,
            read: |out| line(out, "mutants tested"),
        }],
        remarks: &[
            "The test of every build runs one switch that breaks each law and leaves out four slow laws; all laws under all switches: `cargo run --release -p tumble-laws -- teeth`.",
            "The long run tries every mutant, with a build for each. The figure is that of a random sample, taken as `docs/mutation.md` says, at the commits named there.",
        ],
        ..Row::PLAIN
    },
    Row {
        number: 28,
        promise: "The documents are true",
        target: "every `tumble` line run, of other `cargo` lines the names checked; every number of the README with its evidence",
        tests: &[
            "every_command_line_in_the_documents_runs",
            "every_cargo_line_names_what_exists",
            "every_number_of_the_readme_has_evidence",
            "every_link_leads_somewhere",
            "the_committed_figures_are_what_the_simulations_draw",
            "every_example_of_the_help_texts_runs",
        ],
        runs: &[
            test!("tumble-book", "--test", "it", "pages::"),
            test!("tumble-book", "--test", "it", "claims::"),
            test!("tumble-cli", "--test", "it", "documented::"),
        ],
        remarks: &[
            "Lines that start other packages, examples or the referee take minutes and more: only the existence of package, example, test and command is checked.",
            "Evidence is a text of a source, a test or a kept output, or the reason why a number is no claim (`tests/book/claims.txt`).",
        ],
        ..Row::PLAIN
    },
    Row {
        number: 29,
        promise: "No geometry file causes a panic",
        target: "10⁵ files: 0 panics, 5 s and 16 MiB + 32 × size + 128 bytes a triangle at most",
        tests: &[
            "six_thousand_mutated_files_neither_panic_nor_hang_nor_take_more_than_their_memory",
            "crowded_files_stay_within_their_allowance",
            "no_bytes_break_the_readers_of_geometry_files",
        ],
        runs: &[Run {
            environment: &[],
            command: &["cargo", "run", "--release", "-p", "tumble-mesh-files", "--example", "mutated_files", "--", "N"],
            size: 100_000,
            read: |out| line(out, "geometry files:"),
        }],
        ..Row::PLAIN
    },
];

#[cfg(test)]
mod tests {
    use super::soaked;

    #[test]
    fn a_soak_is_missed_by_less_than_a_day_or_more_memory() {
        let line = |hours: &str, memory: &str| {
            format!("mixer: {hours} h simulated, 0 failures, memory {memory} % of 900 kB\n")
        };
        let good = line("24.00", "+0.20");
        assert!(soaked(&good.repeat(3)).is_some_and(|f| !f.contains("missed")));
        for bad in [line("9.72", "+0.00"), line("24.00", "+8.31"), line("24.00", "-1.50")] {
            assert!(soaked(&(good.repeat(2) + &bad)).is_some_and(|f| f.starts_with("missed: ")), "{bad}");
        }
        assert_eq!(soaked(&good.repeat(2)), None);
    }
}
