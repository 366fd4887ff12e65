//! A recording over the wire: numbers of bodies are those of its tables, and long answers come in pages within the limit.

use crate::support::{Answer, get};
use std::path::PathBuf;
use std::sync::Arc;
use tumble::{BodyBuilder, BodyId, DVec3, Place, Potential, World, Wrench};
use tumble_recording::{Ending, Options as RecordingOptions, Reader, Setup, Writer};
use tumble_viewer::{Limits, Options, Serving, Viewer};

/// Answer of a kibibyte: everything longer must come in pages.
const SMALL: usize = 1024;
/// Steps that are recorded.
const FRAMES: u64 = 200;

/// Balls that bounce; a body that was removed before leaves a hole in the numbers.
fn record() -> PathBuf {
    let mut world = World::new();
    let floor = world.add(BodyBuilder::ground().restitution(1.0)).unwrap();
    let gone = world.add(BodyBuilder::ball(0.1).position(DVec3::new(0.0, 0.0, 9.0))).unwrap();
    let mut names = vec![(floor, "floor".to_owned())];
    for k in 0..20 {
        let ball =
            BodyBuilder::ball(0.4).position(DVec3::new(f64::from(k), 0.0, 0.45 + 0.01 * f64::from(k))).restitution(0.9);
        names.push((world.add(ball).unwrap(), format!("ball {k}")));
    }
    world.remove(gone).unwrap();
    let path = std::env::temp_dir().join(format!("tumble-recorded-{}.db", std::process::id()));
    let step = 0.005;
    let setup = Setup { name: "balls", step, duration: 1.0, ..Setup::default() };
    let mut writer = Writer::create(&path, &setup, &world, &names, &RecordingOptions::default()).unwrap();
    for _ in 0..FRAMES {
        world.step(step);
        writer.frame(&world, 0);
    }
    assert!(writer.finish(Ending::Complete).stopped.is_none());
    path
}

struct Page {
    serving: Serving,
}

impl Page {
    fn ask(&self, path: &str) -> Answer {
        let host = format!("Host: {}", self.serving.address);
        let token = format!("x-tumble-token: {}", self.serving.token());
        let answer = get(self.serving.address, path, &[&host, &token]);
        assert_eq!(answer.code, 200, "{path}: {}", answer.text());
        assert!(answer.body.len() <= SMALL, "{path}: {} bytes", answer.body.len());
        answer
    }
}

fn word(bytes: &[u8], at: usize) -> u64 {
    u64::from_le_bytes(bytes[at..at + 8].try_into().unwrap())
}

#[test]
fn numbers_are_those_of_the_tables_and_pages_keep_to_the_limit() {
    let path = record();
    let reader = Reader::open(&path).unwrap();
    let options = Options { recordings: vec![path.clone()], ..Options::default() };
    let limits = Limits { answer_bytes: SMALL, ..Limits::default() };
    let page = Page { serving: Viewer::open(&options).unwrap().with_limits(limits).serve().unwrap() };

    // bodies, with the numbers that SQL knows them by
    let (mut ids, mut from) = (Vec::new(), 0);
    while ids.len() < reader.bodies().len() {
        let answer: serde_json::Value =
            serde_json::from_slice(&page.ask(&format!("/api/source/0/bodies?from={from}")).body).unwrap();
        ids.extend(answer["bodies"].as_array().unwrap().iter().map(|b| b["id"].as_u64().unwrap()));
        from = answer["next"].as_u64().unwrap();
    }
    let known: Vec<u64> = reader.bodies().iter().map(|b| b.id.into()).collect();
    assert_eq!(ids, known);
    assert!(ids.iter().enumerate().any(|(k, id)| *id != k as u64), "the hole is in the numbers: {ids:?}");

    // paths are those of the bodies asked for
    let body = 7;
    let bytes = page.ask(&format!("/api/source/0/path?bodies={body}&from=10&to=30&stride=10")).body;
    let told: Vec<f64> = bytes.chunks_exact(8).map(|b| f64::from_le_bytes(b.try_into().unwrap())).collect();
    let states = |frame| reader.states(frame).unwrap().into_iter().find(|s| u64::from(s.body) == ids[body]).unwrap();
    assert_eq!(told, [10, 20, 30].map(|frame| states(frame).centre).concat());

    // every event, in pages
    let (mut events, mut from) = (0, 0);
    while from <= FRAMES {
        let bytes = page.ask(&format!("/api/source/0/events?from={from}")).body;
        events += (bytes.len() - 24) / 40;
        let next = word(&bytes, 8);
        assert!(next > from, "it goes on: {next} after {from}");
        from = next;
    }
    let all = reader.events(0..FRAMES + 1).unwrap().len();
    assert_eq!(events, all);
    assert!(all * 40 > 4 * SMALL, "several pages were needed: {all} events");

    // a frame in slices is the frame
    let first = page.ask("/api/source/0/frames?from=50").body;
    let long = word(&first, 8) as usize;
    let mut whole = first;
    while whole.len() < long {
        whole.extend(page.ask(&format!("/api/source/0/frames?from=50&offset={}", whole.len())).body);
    }
    assert_eq!(whole.len(), long);
    assert!(long > SMALL);
    assert_eq!(word(&whole, 16), 50);
    drop(page);
    std::fs::remove_file(path).unwrap();
}

/// A force that is no number once a body has fallen below a height.
#[derive(Debug)]
struct Faulty(BodyId);

impl Potential for Faulty {
    fn wrench(&self, place: &Place) -> Wrench {
        let lost = place.body == self.0 && place.centre.z < 1.5;
        Wrench { force: if lost { DVec3::NAN } else { DVec3::ZERO }, torque: DVec3::ZERO }
    }

    fn energy(&self, _: &Place) -> f64 {
        0.0
    }
}

/// A body is marked as quarantined from the frame of its event on, and no other body is.
#[test]
fn a_body_in_quarantine_is_marked_from_then_on() {
    let mut world = World::new();
    let mut names = vec![(world.add(BodyBuilder::ground()).unwrap(), "floor".to_owned())];
    for (k, height) in [2.0, 1.2].into_iter().enumerate() {
        let ball = BodyBuilder::ball(0.5).position(DVec3::new(3.0 * k as f64, 0.0, height));
        names.push((world.add(ball).unwrap(), format!("ball {k}")));
    }
    world.add_potential(Arc::new(Faulty(names[1].0)));
    let path = std::env::temp_dir().join(format!("tumble-quarantine-{}.db", std::process::id()));
    let setup = Setup { name: "lost", step: 0.01, duration: 1.0, ..Setup::default() };
    let mut writer = Writer::create(&path, &setup, &world, &names, &RecordingOptions::default()).unwrap();
    let mut since = None;
    for frame in 1..=100_u64 {
        world.step(0.01);
        writer.frame(&world, 0);
        if since.is_none() && world.body(names[1].0).unwrap().is_quarantined() {
            since = Some(frame);
        }
    }
    assert!(writer.finish(Ending::Complete).stopped.is_none());
    let since = since.expect("it was set aside");
    let options = Options { recordings: vec![path.clone()], ..Options::default() };
    let page = Page { serving: Viewer::open(&options).unwrap().serve().unwrap() };
    // in an order as by scrubbing
    for frame in [100, since - 1, since, 0, since + 1] {
        let bytes = page.ask(&format!("/api/source/0/frames?from={frame}")).body;
        let mark = |body: usize| u32::from_le_bytes(bytes[280 + 3 * 104 + 4 * body..][..4].try_into().unwrap()) >> 31;
        assert_eq!([mark(0), mark(1), mark(2)], [0, u32::from(frame >= since), 0], "frame {frame} of {since}");
    }
    drop(page);
    std::fs::remove_file(path).unwrap();
}

/// Materials of a recording have the names of its scene; one that is given by its coefficients is named by its bodies.
#[test]
fn materials_have_the_names_of_the_scene() {
    let text = "# Look for: names.\nversion = 1\n[materials.ice]\nfriction = 0.1\n[[bodies]]\nname = \"floor\"\n\
                kind = \"fixed\"\nmaterial = \"ice\"\nshape = { kind = \"plane\", normal = [0, 0, 1] }\n\
                [[bodies]]\nname = \"puck\"\nmass = 1\nfriction = 0.1\nposition = [0, 0, 1]\n\
                shape = { kind = \"sphere\", radius = 0.5 }\n\
                [[repeat]]\nname = \"brick\"\ncount = [4, 1, 1]\nspacing = [2, 0, 0]\nposition = [5, 0, 1]\nmass = 1\n\
                friction = 0.7\nshape = { kind = \"box\", size = [1, 1, 1] }\n";
    let scene = tumble_scene::Scene::parse(text, tumble_scene::Format::Toml, "names.toml", None).unwrap();
    let built = scene.build().unwrap();
    let path = std::env::temp_dir().join(format!("tumble-materials-{}.db", std::process::id()));
    let setup = Setup { name: "names", scene: text, format: "toml", step: 0.01, ..Setup::default() };
    let writer = Writer::create(&path, &setup, &built.world, &built.names, &RecordingOptions::default()).unwrap();
    assert!(writer.finish(Ending::Complete).stopped.is_none());
    let options = Options { recordings: vec![path.clone()], ..Options::default() };
    let serving = Viewer::open(&options).unwrap().serve().unwrap();
    let (host, token) = (format!("Host: {}", serving.address), format!("x-tumble-token: {}", serving.token()));
    let answer = get(serving.address, "/api/source/0", &[&host, &token]);
    let about: serde_json::Value = serde_json::from_slice(&answer.body).unwrap();
    let names: Vec<&str> = about["materials"].as_array().unwrap().iter().map(|m| m["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["ice", "puck", "brick[0], brick[1], brick[2], …"]);
    assert_eq!(about["remarks"], "Look for: names.");
    drop(serving);
    std::fs::remove_file(path).unwrap();
}
