//! No bytes make the reader panic: mutated scenes of the gallery, in both formats, with a fixed seed.

use tumble_scene::{Format, Scene};

/// Scenes that the mutations start from.
const SEEDS: [&str; 4] = [
    include_str!("../../../scenes/demo.toml"),
    include_str!("../../../scenes/slope.toml"),
    include_str!("../../../scenes/galton.toml"),
    r#"{ "version": 1, "time": { "step": 0.01, "duration": 1 }, "materials": { "ice": { "friction": 0.1 } },
  "bodies": [ { "name": "h", "mass": 1, "material": "ice", "shape": { "kind": "hull", "points": [[0,0,0],[1,0,0],[0,1,0],[0,0,1]] } },
    { "mass": 2e0, "shapes": [ { "kind": "sphere", "radius": 1, "position": [0, 1, 2] }, { "kind": "cone", "radius": 1, "length": 2 } ] } ],
  "repeat": [ { "count": [2, 2, 2], "spacing": [1, 1, 1], "jitter": 0.1, "seed": 3, "body": { "density": 10, "shape": { "kind": "capsule", "radius": 0.1, "length": 1 } } } ] }"#,
];

/// Pieces that tend to break readers.
const SPICE: [&str; 20] = [
    "nan",
    "-inf",
    "1e999",
    "99999999999999999999",
    "[[",
    "]]",
    "{",
    "}",
    "\"",
    "\\u0000",
    "\u{feff}",
    "= =",
    "''",
    "[[repeat]]\n",
    "count = [99999, 99999, 9]\n",
    "0x7fffffffffffffff",
    "1979-05-27",
    "null",
    "\n",
    "µ",
];

struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n.max(1) as u64) as usize
    }
}

fn mutate(bytes: &mut Vec<u8>, d: &mut Dice) {
    for _ in 0..=d.below(6) {
        let at = d.below(bytes.len() + 1);
        match d.below(6) {
            0 if at < bytes.len() => bytes[at] ^= 1 << d.below(8),
            1 => {
                let end = (at + d.below(30)).min(bytes.len());
                bytes.drain(at..end);
            }
            2 => {
                let end = (at + d.below(60)).min(bytes.len());
                let piece = bytes[at..end].to_vec();
                let to = d.below(bytes.len() + 1);
                bytes.splice(to..to, piece);
            }
            3 => bytes.truncate(at),
            4 => bytes.insert(at, d.below(256) as u8),
            _ => {
                let piece = SPICE[d.below(SPICE.len())].bytes();
                bytes.splice(at..at, piece);
            }
        }
    }
}

#[test]
fn ten_thousand_mutated_scenes_neither_panic_nor_hang() {
    let mut d = Dice(0x5eed_5eed_5eed_5eed);
    let (mut good, mut bad) = (0, 0);
    for n in 0..10_000 {
        let mut bytes = SEEDS[n % SEEDS.len()].as_bytes().to_vec();
        mutate(&mut bytes, &mut d);
        let text = String::from_utf8_lossy(&bytes);
        let format = if n % SEEDS.len() == 3 { Format::Json } else { Format::Toml };
        match Scene::parse(&text, format, "mutant", None).and_then(|s| s.build()) {
            Ok(_) => good += 1,
            Err(e) => {
                assert!(!e.0.is_empty());
                assert!(e.0.iter().all(|x| x.code.starts_with('T') && !x.message.is_empty()));
                bad += 1;
            }
        }
    }
    // both doors were tried
    assert!(good > 200 && bad > 2000, "{good} good, {bad} bad");
}

#[test]
fn random_bytes_neither_panic_nor_hang() {
    let mut d = Dice(42);
    for n in 0..2_000 {
        let bytes: Vec<u8> = (0..d.below(400)).map(|_| d.below(256) as u8).collect();
        let text = String::from_utf8_lossy(&bytes);
        let format = if n % 2 == 0 { Format::Json } else { Format::Toml };
        assert!(Scene::parse(&text, format, "noise", None).is_err());
    }
}
