//! Random scenes: the contact phase gains nothing, the books close, steps are solved. The long form is a command.

use tumble_contracts::energy::run;

#[test]
fn random_scenes_gain_nothing_and_balance_their_books() {
    for (least, most, scenes, allowed) in [(1, 3, 80, 0.01), (4, 20, 40, 0.05)] {
        let t = run(1, scenes, least, most, 300, 1.0 / 120.0);
        assert!(t.steps > 30 * scenes, "{t:?}");
        assert!(t.gain <= 1e-12, "{t:?}");
        assert!(t.imbalance <= 1e-12, "{t:?}");
        assert!(f64::from(t.unsolved) < allowed * f64::from(t.steps), "{t:?}");
        assert_eq!(t.failed, 0, "{t:?}");
    }
}

#[test]
fn a_body_under_a_paddle_is_blended_within_its_cone() {
    // in step 730 the paddle wedges a box against the floor: impulses of any size, of which the guard takes a little
    let mut w = tumble_contracts::energy::scene(190, 4);
    for _ in 0..740 {
        let r = w.step(1.0 / 120.0);
        assert_ne!(r.verdict(), tumble::Verdict::Failed, "step {}: {:?}", r.step, r.islands);
    }
}
