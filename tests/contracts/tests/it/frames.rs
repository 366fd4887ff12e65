//! Worlds in other frames; the long form is a command.

use tumble_contracts::frames::{AGREE, FRAMES, Frame, run};
use tumble_random::samples;

#[test]
fn worlds_in_other_frames_do_the_same() {
    for frame in FRAMES {
        let t = run(frame, samples(30));
        assert_eq!(t.different, 0, "{frame:?}: {t:?}");
        assert!(t.worst <= AGREE && t.touching > 5 * t.cases, "{frame:?}: {t:?}");
        // the same numbers in the same order: as a rule the same one of several answers
        let free = matches!(frame, Frame::Mirrored | Frame::Reordered);
        assert!(t.guarded * 20 < t.cases, "{frame:?}: {t:?}");
        assert!(t.several * if free { 3 } else { 10 } < t.cases && t.unsolved * 10 < t.cases, "{frame:?}: {t:?}");
    }
}
