//! Scene files: read, build, lint, write nothing, and a few steps.

use crate::bytes::Bytes;
use tumble_scene::{Format, Scene};

const SEEDS: [&str; 5] = [
    include_str!("../../../scenes/demo.toml"),
    include_str!("../../../scenes/slope.toml"),
    include_str!("../../../scenes/granular_pile.toml"),
    include_str!("../../../scenes/card_house.toml"),
    r#"{ "version": 1, "time": { "step": 0.01 }, "bodies": [ { "mass": 1, "shape": { "kind": "hull",
       "points": [[0,0,0],[1,0,0],[0,1,0],[0,0,1]] } }, { "kind": "fixed", "shape": { "kind": "plane", "normal": [0,0,1] } } ] }"#,
];

const SPICE: [&str; 24] = [
    "nan",
    "-inf",
    "1e999",
    "1e-999",
    "99999999999999999999",
    "[[",
    "]]",
    "{",
    "}",
    "\"",
    "'''",
    "\\u0000",
    "\\ud800",
    "\u{feff}",
    "= =",
    "[[repeat]]\ncount = [46, 46, 46]\n",
    "0x7fffffffffffffff",
    "1979-05-27T07:32:00Z",
    "null",
    "\r",
    "kind = \"mesh\"",
    "file = \"../../etc/passwd\"",
    "µ",
    "[bodies.shape]",
];

/// Most bodies of a scene that is stepped: the reader is what is tried here.
const STEPPED: usize = 12;

pub(crate) fn try_bytes(bytes: &[u8]) {
    // one in six is noise; a file of the corpus that is a scene itself arrives here too
    let text = Bytes::new(bytes).near(&SEEDS, &SPICE);
    let format = if text.first() == Some(&b'{') { Format::Json } else { Format::Toml };
    for text in [String::from_utf8_lossy(&text), String::from_utf8_lossy(bytes)] {
        judge(&text, format);
    }
}

fn judge(text: &str, format: Format) {
    let scene = match Scene::parse(text, format, "fuzzed", None) {
        Ok(scene) => scene,
        Err(errors) => {
            assert!(!errors.0.is_empty(), "refused without a reason");
            for e in &errors.0 {
                assert!(e.code.starts_with('T') && !e.message.is_empty(), "{e:?}");
                assert!(!e.to_string().contains('\u{0}'), "a message must be printable");
            }
            return;
        }
    };
    assert!(scene.step.is_finite() && scene.step > 0.0);
    // what was read can be read again, and is the same
    let again = Scene::from_source(&scene.source, "again").expect("what was read once");
    let Ok(mut built) = scene.build() else { return };
    let twin = again.build().expect("what was built once");
    assert_eq!(built.world.state_hash(), twin.world.state_hash());
    let _ = scene.lints(&built);
    if built.names.len() <= STEPPED {
        let report = built.world.step(scene.step);
        assert!(report.refused.is_none(), "{:?}", report.refused);
        for body in built.world.bodies() {
            assert!(body.centre().is_finite() && body.velocity().is_finite());
        }
    }
}
