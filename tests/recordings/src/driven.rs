//! Machines: random bodies among what is driven, recorded and audited.
//!
//! A seed decides the whole scene: a floor of tiles, of slabs that are belts, or a plane; one to three paddles that turn or sweep, or a
//! drum that turns with what is in it; two to six bodies of six shapes; friction, restitution, the size of the step.

use crate::gallery::{Length, Shown, show_text};
use crate::storm::{Throw, shape};
use std::fmt::Write as _;
use tumble_random::{Random, SplitMix};

const STEPS: [f64; 4] = [60.0, 120.0, 240.0, 400.0];
const FLOORS: [&str; 3] = ["plane", "tiles", "belts"];

/// What all bodies of a scene are made of.
struct Stuff {
    friction: f64,
    restitution: f64,
}

impl Stuff {
    fn text(&self) -> String {
        format!("friction = {:?}\nrestitution = {:?}\n", self.friction, self.restitution)
    }
}

/// A floor whose top is at height 0: a plane, or four by four slabs, with belts on some.
fn floor(kind: &str, stuff: &Stuff, r: &mut SplitMix) -> String {
    if kind == "plane" {
        let plane = "shape = { kind = \"plane\", normal = [0, 0, 1] }";
        return format!("[[bodies]]\nname = \"floor\"\nkind = \"fixed\"\n{plane}\n{}", stuff.text());
    }
    let (side, thick) = (r.between(0.4, 1.0), r.between(0.05, 0.3));
    let mut text = String::new();
    for k in 0..16_u32 {
        let at = [side * (f64::from(k % 4) - 1.5), side * (f64::from(k / 4) - 1.5), -0.5 * thick];
        let belt = match kind {
            "belts" if r.below(2) == 0 => {
                let [x, y, _] = r.three(2.0);
                format!("surface_velocity = [{x:?}, {y:?}, 0.0]\n")
            }
            _ => String::new(),
        };
        let _ = write!(
            text,
            "[[bodies]]\nname = \"tile {k}\"\nkind = \"fixed\"\nshape = {{ kind = \"box\", size = [{side:?}, {side:?}, {thick:?}] }}\n\
             position = {at:?}\n{belt}{}",
            stuff.text()
        );
    }
    text
}

/// Paddles above the floor that turn about the vertical, and may go on while they do.
fn paddles(stuff: &Stuff, r: &mut SplitMix) -> String {
    let mut text = String::new();
    for k in 0..1 + r.index(3) {
        let size = [r.between(0.5, 2.0), r.between(0.05, 0.3), r.between(0.2, 0.8)];
        // a paddle leaves a slit that nothing gets into, or room for all
        let slit = if r.below(2) == 0 { 0.01 } else { r.between(0.01, 0.4) };
        let [x, y, _] = r.three(1.0);
        let [vx, vy, _] = r.three(0.5);
        let _ = write!(
            text,
            "[[bodies]]\nname = \"paddle {k}\"\nkind = \"kinematic\"\nshape = {{ kind = \"box\", size = {size:?} }}\n\
             position = [{x:?}, {y:?}, {:?}]\nvelocity = [{vx:?}, {vy:?}, 0.0]\nspin = [0.0, 0.0, {:?}]\n{}",
            slit + 0.5 * size[2],
            r.between(-3.0, 3.0),
            stuff.text()
        );
    }
    text
}

/// A drum of staves and two lids that turns about the level axis y, of an inner radius [m].
fn drum(radius: f64, stuff: &Stuff, r: &mut SplitMix) -> String {
    let (count, thick, length) = (8 + r.index(9), r.between(0.05, 0.2), 3.0 * radius);
    let turn = std::f64::consts::TAU / count as f64;
    // staves are wide enough to close the drum outside
    let width =
        2.0 * (radius + thick) * tumble_math::trig::sin_cos(0.5 * turn).0 / tumble_math::trig::sin_cos(0.5 * turn).1;
    let mut parts = String::new();
    for k in 0..count {
        let angle = turn * k as f64;
        let (s, c) = tumble_math::trig::sin_cos(angle);
        let out = radius + 0.5 * thick;
        let _ = writeln!(
            parts,
            "  {{ kind = \"box\", size = [{width:?}, {length:?}, {thick:?}], position = [{:?}, 0, {:?}], \
             orientation = {{ axis = [0, 1, 0], degrees = {:?} }} }},",
            out * s,
            out * c,
            angle.to_degrees()
        );
    }
    for side in [-0.5, 0.5] {
        let wide = 2.5 * (radius + thick);
        let _ = writeln!(
            parts,
            "  {{ kind = \"box\", size = [{wide:?}, 0.2, {wide:?}], position = [0, {:?}, 0] }},",
            side * length
        );
    }
    format!(
        "[[bodies]]\nname = \"drum\"\nkind = \"kinematic\"\nshapes = [\n{parts}]\nspin = [0.0, {:?}, 0.0]\n{}",
        r.between(-4.0, 4.0),
        stuff.text()
    )
}

/// The scene of a seed.
#[must_use]
pub fn machine(seed: u64) -> Throw {
    let mut r = SplitMix(seed ^ 0x6472_6976_656e);
    let stuff = Stuff { friction: [0.0, 0.3, 0.5, 0.9][r.index(4)], restitution: [0.0, 0.0, 0.0, 0.5][r.index(4)] };
    let hertz = STEPS[r.index(4)];
    let (size, count) = (r.between(0.1, 0.4), 2 + r.index(5));
    let mut text = format!("version = 1\nname = \"machine\"\n[time]\nstep = {:?}\nduration = 2.0\n", 1.0 / hertz);
    let in_drum = r.below(3) == 0;
    let radius = size * r.between(4.0, 6.0);
    let (title, lowest, aside) = if in_drum {
        text += &drum(radius, &stuff, &mut r);
        // in the axis of the drum, beside each other
        ("drum".to_owned(), 0.0, 0.0)
    } else {
        let kind = FLOORS[r.index(3)];
        text += &floor(kind, &stuff, &mut r);
        let turns = kind == "plane" || r.below(2) == 0;
        if turns {
            text += &paddles(&stuff, &mut r);
        }
        // above the paddles
        (format!("{kind}{}", if turns { ", paddles" } else { "" }), 1.2 + size, 0.6)
    };
    for k in 0..count {
        let form = shape(r.index(6), size, &mut r);
        let at = if in_drum {
            let y = 2.0 * radius * ((k as f64 + 0.5) / count as f64 - 0.5);
            [r.between(-0.2, 0.2) * radius, y, r.between(-0.2, 0.2) * radius]
        } else {
            let [x, y, _] = r.three(aside);
            [x, y, lowest + 2.0 * size * k as f64]
        };
        let (velocity, spin) = (r.three(1.0), r.three(6.0));
        let (axis, degrees) = (r.three(1.0), r.between(0.0, 180.0));
        let _ = write!(
            text,
            "[[bodies]]\nname = \"body {k}\"\nshape = {form}\ndensity = 500.0\nposition = {at:?}\nvelocity = {velocity:?}\n\
             spin = {spin:?}\norientation = {{ axis = {axis:?}, degrees = {degrees:?} }}\n{}",
            stuff.text()
        );
    }
    Throw { title: format!("{title}, {count} bodies, {hertz} Hz"), text, ground: None }
}

/// Records and audits the scene of a seed.
///
/// # Panics
/// When the scene is not valid or files cannot be made.
#[must_use]
pub fn run(seed: u64) -> (Throw, Shown) {
    let scene = machine(seed);
    let shown = show_text(&format!("machine {seed}"), &scene.text, None, Length::seconds(f64::INFINITY));
    (scene, shown)
}
