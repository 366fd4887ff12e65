//! Contact problem files: read, solve with little effort, and believe nothing.

use crate::bytes::Bytes;
use tumble_problems::files::{parse, read, write_block_text};
use tumble_solver::{Settings, Solver, Verdict};

const SEEDS: [&str; 4] = [
    // a sledge in block text
    "1 1\n0.5\n-0.1 1 0\n0 0 1 0 0 0 1 0 0 0 1\n",
    // two contacts in Siconos' sparse blocks
    "3\n2\n1\n2\n2\n3\n6\n3\n6\n0 2 4\n0 1 0 1\n1 0 0 0 1 0 0 0 1\n0.1 0 0 0 0.1 0 0 0 0.1\n0.1 0 0 0 0.1 0 0 0 0.1\n\
     1 0 0 0 1 0 0 0 1\n-1 0.5 0 -1 0 0\n0.3 0.3\n",
    // dense
    "3\n1\n0\n3\n3\n1 0 0 0 1 0 0 0 1\n-1 0.5 0.25\n0.7\n",
    include_str!("../../../crates/tumble-cli/problems/three_crates.txt"),
];

const SPICE: [&str; 14] = [
    " nan ",
    " inf ",
    " 1e999 ",
    " -1 ",
    " 4294967296 ",
    " 18446744073709551615 ",
    " 0 ",
    "\n",
    "\t",
    " 1e-320 ",
    " 1e308 ",
    " 0x10 ",
    "\u{0}",
    " 3 ",
];

pub(crate) fn try_bytes(bytes: &[u8]) {
    let text = Bytes::new(bytes).near(&SEEDS, &SPICE);
    judge(&text);
    judge(bytes);
}

fn judge(text: &[u8]) {
    match parse(text) {
        Ok(file) => {
            assert!(file.friction.iter().all(|m| m.is_finite() && *m >= 0.0));
            assert!(file.free_velocity.iter().flatten().all(|q| q.is_finite()));
            assert!(file.blocks.iter().all(|b| b.entries.iter().all(|e| e.is_finite())));
            // written and read again it is the same
            let again = parse(write_block_text(&file)).expect("what we write ourselves");
            assert_eq!((again.friction, again.free_velocity), (file.friction, file.free_velocity));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    let Ok((problem, _)) = read(text) else { return };
    if problem.contact_count() > 24 {
        return;
    }
    let mut settings = Settings::for_files();
    (settings.max_sweeps, settings.max_factorisations_small, settings.polish) = (20, 20, 0);
    let mut solver = Solver::new();
    let solution = problem.solve(&mut solver, None, &settings);
    let c = &solution.certificate;
    // an answer may be bad, but it must say so and be finite
    assert!(solution.impulses.iter().all(|i| i.is_finite()), "{c:?}");
    if c.verdict == Verdict::Solved {
        assert!(c.natural <= settings.tolerance && c.cone <= 1e-12, "{c:?}");
    }
}
