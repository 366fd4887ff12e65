//! Grains on the move, just beyond what counts as a small island.

use tumble::Settings;
use tumble_contracts::grains::{KINDS, run};

/// Two hundred sweeps solve few of these steps, and none of the larger islands. An island of a few hundred bodies is not left to
/// them: to solve it costs a few times as much, and there is no size from which on nothing is solved any more.
#[test]
fn grains_beyond_the_small_are_solved_to_the_tolerance() {
    let settings = Settings { threads: 1, ..Settings::default() };
    let mut swept = settings;
    swept.solver.small_island = 0;
    swept.solver.max_factorisations_large = 0;
    for kind in KINDS.iter().filter(|k| ["silo", "heap"].contains(&k.name)) {
        for (grains, least) in [(160, 0.95), (240, 0.9)] {
            let of = |settings| run((kind.build)(grains, 7), settings, grains, (40, 40));
            let (t, s) = (of(settings), of(swept));
            assert!(t.steps >= 30, "{} of {grains}: {} steps of its size", kind.name, t.steps);
            assert!(t.share() >= least, "{} of {grains}: {:?}", kind.name, t);
            assert!(s.share() <= 0.5, "{} of {grains}: sweeps alone solve {:?}", kind.name, s);
        }
    }
}
