//! The promises, their tests, and how their long runs are started and read.

use std::path::{Path, PathBuf};

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

impl Run {
    /// The program of a `cargo run --release -p …` line, as `cargo build` leaves it, and its arguments.
    ///
    /// Started as typed, every package would be built with the features of its own dependencies: again and again.
    #[must_use]
    pub fn program(&self, built: &Path) -> Option<(PathBuf, &'static [&'static str])> {
        let rest = self.command.strip_prefix(&CARGO).filter(|_| self.environment.is_empty())?;
        match rest {
            [_, "--example", name, "--", arguments @ ..] => Some((built.join("examples").join(name), arguments)),
            [package, "--", arguments @ ..] => Some((built.join(package), arguments)),
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
    /// Its runs must say the same.
    pub agree: bool,
    /// Why there is none, or what it leaves open.
    pub remark: &'static str,
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
pub const ROWS: [Row; 27] = [
    Row {
        number: 1,
        promise: "One frictional contact is solved exactly",
        tests: &["a_hundred_thousand_random_contacts_are_all_right"],
        runs: &[long!("tumble-suite", "one-contact", 10_000_000, |out| Some(format!(
            "{} problems, {} refused by the checker, {} energy gains, worst scaled residual {} (physical), {} (near-singular)",
            field(out, "cases")?,
            field(out, "failures")?,
            field(out, "gains")?,
            field(out, "worst_physical")?,
            field(out, "worst_near_singular")?
        )))],
        agree: false,
        remark: "",
    },
    Row {
        number: 2,
        promise: "Small islands without friction are exact",
        tests: &["the_active_set_equals_brute_force_on_ten_thousand_problems"],
        runs: &[Run {
            environment: &["TUMBLE_PROBLEMS=N"],
            command: &["cargo", "test", "-p", "tumble-solver", "--test", "methods", "the_active_set"],
            size: 1_000_000,
            read: |out| passed(out).map(|_| "all problems equal to brute force".to_owned()),
        }],
        agree: false,
        remark: "",
    },
    Row {
        number: 3,
        promise: "Large islands reach the tolerance or say so",
        tests: &["nothing_is_called_solved_that_the_checker_refuses", "small_mixed_islands_are_mostly_solved"],
        runs: &[long!("tumble-suite", "mixed", 3, |out| {
            let rows: Vec<String> = out
                .lines()
                .filter(|l| l.contains(" of ") || l.contains('/'))
                .map(|l| l.split_whitespace().collect::<Vec<_>>().join(" "))
                .collect();
            (!rows.is_empty()).then(|| rows.join("; "))
        })],
        agree: false,
        remark: "",
    },
    Row {
        number: 4,
        promise: "Contacts bring no energy",
        tests: &[
            "random_scenes_gain_nothing_and_balance_their_books",
            "no_answer_gains_energy_however_early_it_is_cut_off",
        ],
        runs: &[long!("tumble-contracts", "energy", 1000, |out| {
            let rows: Vec<String> = out
                .lines()
                .filter(|l| l.contains('–'))
                .map(|l| l.split_whitespace().collect::<Vec<_>>().join(" "))
                .collect();
            (rows.len() == 3).then(|| format!("bodies, scenes, steps, unsolved %, gain, books: {}", rows.join("; ")))
        })],
        agree: false,
        remark: "",
    },
    Row {
        number: 5,
        promise: "Momentum and spin are conserved",
        tests: &[
            "a_cloud_in_space_keeps_its_momentum_and_gains_no_energy",
            "a_tumbling_body_keeps_energy_and_momentum_for_a_million_steps",
        ],
        runs: &[test!("tumble-laws", "momentum")],
        agree: false,
        remark: "",
    },
    Row {
        number: 6,
        promise: "Closed-form laws hold",
        tests: &["`cargo test -p tumble-laws`", "a_slide_misses_its_length_by_less_than_an_eighth_of_a_step_squared"],
        runs: &[test!("tumble-laws")],
        agree: false,
        remark: "",
    },
    Row {
        number: 7,
        promise: "Moved, turned, mirrored, reordered: the same",
        tests: &[
            "turning_and_moving_a_pair_moves_the_manifold_with_it",
            "mirroring_a_pair_mirrors_the_manifold",
            "swapping_the_shapes_mirrors_the_result_to_the_bit",
            "the_order_of_bodies_changes_nothing_but_rounding",
        ],
        runs: &[test!("tumble-geometry", "--test", "invariants")],
        agree: false,
        remark: "geometry and order of bodies; whole worlds turned and scaled are not yet run",
    },
    Row {
        number: 8,
        promise: "Same bits for any number of threads",
        tests: &["the_number_of_threads_changes_no_bit", "contacts_that_many_threads_look_for_are_the_same"],
        runs: &[test!("tumble-contracts", "--test", "same_bits", "threads")],
        agree: false,
        remark: "",
    },
    Row {
        number: 9,
        promise: "Same bits in every build",
        tests: &["another_state_has_another_hash"],
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
        remark: "x86-64: baseline, AVX2, AVX-512, debug and release; other architectures are unproven",
    },
    Row {
        number: 10,
        promise: "A snapshot gives the same future",
        tests: &["a_snapshot_at_any_step_gives_the_same_future", "what_is_recalled_is_what_would_have_been_computed"],
        runs: &[test!("tumble-contracts", "--test", "same_bits", "snapshot")],
        agree: false,
        remark: "in the same process: snapshots are values, files are recordings",
    },
    Row {
        number: 11,
        promise: "A recording can be stepped again to the same bits",
        tests: &["recording_changes_no_bit_and_the_run_repeats", "a_good_recording_passes_every_command"],
        runs: &[test!("tumble-recordings", "--test", "promises", "repeats")],
        agree: false,
        remark: "",
    },
    Row {
        number: 12,
        promise: "What is not finite cannot enter or spread",
        tests: &[
            "every_setter_refuses_what_is_not_finite_or_absurd_and_changes_nothing",
            "a_body_broken_in_mid_step_spoils_nobody_else",
        ],
        runs: &[test!("tumble-contracts", "--test", "bad_input")],
        agree: false,
        remark: "",
    },
    Row {
        number: 13,
        promise: "No panic by calls",
        tests: &["random_calls_with_stale_handles_never_panic_and_leave_no_bad_number", "no_calls_break_the_world"],
        runs: &[Run {
            environment: &["TUMBLE_CALLS=N"],
            command: &["cargo", "test", "-p", "tumble-contracts", "--test", "bad_input", "random_calls"],
            size: 10_000_000,
            read: |out| passed(out).map(|_| "0 panics".to_owned()),
        }],
        agree: false,
        remark: "",
    },
    Row {
        number: 14,
        promise: "No panic by scene files",
        tests: &["ten_thousand_mutated_scenes_neither_panic_nor_hang", "no_bytes_break_the_scene_reader"],
        runs: &[Run {
            environment: &[],
            command: &["cargo", "run", "--release", "-p", "tumble-scene", "--example", "mutants", "--", "N"],
            size: 100_000,
            read: |out| line(out, "files:"),
        }],
        agree: false,
        remark: "",
    },
    Row {
        number: 15,
        promise: "No panic and no lie by recordings",
        tests: &[
            "damaged_files_never_panic_and_no_change_passes",
            "no_bytes_break_the_recording_reader",
            "sql_can_only_read",
        ],
        runs: &[long!("tumble-recordings", "corrupt", 10_000, |out| lines(out, &["damaged recordings", "panics,"]))],
        agree: false,
        remark: "",
    },
    Row {
        number: 16,
        promise: "Committed frames survive kill −9",
        tests: &["a_killed_run_keeps_what_it_acknowledged"],
        runs: &[long!("tumble-recordings", "crash", 1000, |out| lines(
            out,
            &["processes killed", "acknowledged frames lost"]
        ))],
        agree: false,
        remark: "",
    },
    Row {
        number: 17,
        promise: "A power cut costs at most the newest frames",
        tests: &["a_power_cut_takes_at_most_the_newest_frames"],
        runs: &[long!("tumble-recordings", "power", 500, |out| lines(out, &["full:", "normal:"]))],
        agree: false,
        remark: "unsynced sectors of database and log lost in any order; the disk itself is believed",
    },
    Row {
        number: 18,
        promise: "A full disk does not stop the simulation",
        tests: &["a_full_disk_leaves_a_whole_prefix_and_the_same_physics"],
        runs: &[test!("tumble-recordings", "--test", "promises", "full_disk")],
        agree: false,
        remark: "",
    },
    Row {
        number: 19,
        promise: "Recording never changes the physics",
        tests: &[
            "recording_changes_no_bit_and_the_report_says_what_to_type_next",
            "a_full_queue_makes_the_simulation_wait",
        ],
        runs: &[long!("tumble-recordings", "cost", 30, |out| lines(out, &["same state", "processor time"]))],
        agree: false,
        remark: "",
    },
    Row {
        number: 20,
        promise: "Long life",
        tests: &["some_seconds_of_soak_have_no_failure"],
        runs: &[long!("tumble-reliability", "soak", 60, |out| {
            let rows: Vec<String> = out
                .lines()
                .filter(|l| l.contains("simulated"))
                .map(|l| l.split_whitespace().collect::<Vec<_>>().join(" "))
                .collect();
            (rows.len() == 3).then(|| rows.join("; "))
        })],
        agree: false,
        remark: "",
    },
    Row {
        number: 21,
        promise: "A steady step allocates nothing",
        tests: &["a_steady_step_allocates_nothing", "a_body_in_flight_allocates_nothing"],
        runs: &[test!("tumble-contracts", "--test", "memory")],
        agree: false,
        remark: "",
    },
    Row {
        number: 22,
        promise: "Bounded work per step when asked for",
        tests: &["realtime_effort_bounds_the_work_and_keys_override_it"],
        runs: &[long!("tumble-reliability", "pace", 100_000, |out| line(out, "p99.9"))],
        agree: false,
        remark: "",
    },
    Row {
        number: 23,
        promise: "The web server tells nothing to other sites",
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
        agree: false,
        remark: "",
    },
    Row {
        number: 24,
        promise: "The viewer shows nothing executable from files",
        tests: &["markup_in_names_is_only_ever_data"],
        runs: &[Run {
            environment: &[],
            command: &["crates/tumble-viewer/web/test"],
            size: 0,
            read: |out| out.lines().rev().find(|l| !l.trim().is_empty()).map(str::to_owned),
        }],
        agree: false,
        remark: "the long run needs Node and Chromium",
    },
    Row {
        number: 25,
        promise: "Few dependencies, permissive, no unsafe code",
        tests: &["the_core_names_few_crates_and_all_licences_are_permissive"],
        runs: &[Run {
            environment: &[],
            command: &["cargo", "deny", "check"],
            size: 0,
            read: |_| Some("cargo deny: clean".to_owned()),
        }],
        agree: false,
        remark: "",
    },
    Row {
        number: 27,
        promise: "Tests have teeth",
        tests: &["`cargo run --release -p tumble-laws -- teeth`"],
        runs: &[Run {
            environment: &[],
            command: &["cargo", "mutants", "-p", "tumble-solver", "-p", "tumble-geometry", "--timeout", "120"],
            size: 0,
            read: |out| line(out, "mutants tested"),
        }],
        agree: false,
        remark: "",
    },
    Row {
        number: 28,
        promise: "The documents are true",
        tests: &[
            "every_command_line_in_the_documents_runs",
            "every_link_leads_somewhere",
            "the_committed_figures_are_what_the_simulations_draw",
            "every_example_of_the_help_texts_runs",
        ],
        runs: &[test!("tumble-book")],
        agree: false,
        remark: "",
    },
];
