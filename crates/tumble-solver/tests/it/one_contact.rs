//! One contact, exactly: judged by the independent checker.

use tumble_checker as checker;
use tumble_math::DVec3;
use tumble_solver::OneContact;
use tumble_suite::one_contact::{case, run};

/// The long form is `cargo run --release -p tumble-suite -- one-contact`.
#[test]
fn a_hundred_thousand_random_contacts_are_all_right() {
    let tally = run(0..100_000, 20);
    assert_eq!(tally.failures, 0, "first failing seed {:?}", tally.first_failure);
    assert_eq!(tally.gains, 0, "first failing seed {:?}", tally.first_failure);
    assert_eq!(tally.wrong_flags, 0, "first failing seed {:?}", tally.first_failure);
    assert_eq!(tally.not_smallest, 0);
    assert!(tally.worst_physical <= 1e-12, "{:e}", tally.worst_physical);
    // every branch was really visited
    assert!(tally.branches.iter().all(|&n| n > 4_000), "{:?}", tally.branches);
}

#[test]
fn a_warm_start_changes_speed_not_the_answer_where_the_answer_is_unique() {
    for seed in 0..20_000 {
        let c = case(seed);
        let local = OneContact::new(&c.k);
        if !local.is_unique(c.friction) {
            continue;
        }
        let (cold, _) = local.solve(c.b, c.friction, &mut 0.0);
        for start in [1e-9, 1.0, 1e9] {
            let mut slip = start * c.k.x_axis.x;
            let (warm, _) = local.solve(c.b, c.friction, &mut slip);
            let tolerance = 1e-10 * cold.length();
            assert!((cold - warm).length() <= tolerance, "seed {seed}: {cold} {warm}");
        }
    }
}

#[test]
fn the_checker_refuses_the_old_solve_and_scale_answer_of_the_rod() {
    // the stick solution with its tangent scaled onto the cone: throws the rod up and gains 0.2625 J
    let k = [[2.5, -1.5, 0.0], [-1.5, 2.5, 0.0], [0.0, 0.0, 4.0]];
    let question = checker::OneContact { k, b: [-1.0, -3.0, 0.0], mu: 0.2, p: 0.0 };
    let stick = DVec3::new(1.75, 2.25, 0.0);
    let scaled = [stick.x, 0.2 * stick.x, 0.0];
    let report = checker::check_one(&question, scaled);
    assert!(report.residual > 2.0);
    assert!((report.energy - 0.2625).abs() < 1e-12);
}
