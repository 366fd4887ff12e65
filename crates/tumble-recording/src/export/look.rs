//! Looks of bodies in pictures: the shapes that are drawn, and their colours.
//!
//! A recording has the shapes that touch; what else a scene says about the looks of its bodies comes from outside ([`Looks`]).

use crate::error::Error;
use crate::reader::Reader;
use crate::rows::BodyRow;
use crate::shape::parts;
use std::collections::BTreeMap;
use tumble::{BodyKind, Pose, Shape};

/// Red, green and blue of sRGB.
pub type Colour = [u8; 3];

/// A shape that is drawn.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// The shape.
    pub shape: Shape,
    /// Its pose in the body's frame.
    pub place: Pose,
    /// Its colour, if it has one of its own.
    pub colour: Option<Colour>,
}

/// The look of a body.
#[derive(Clone, Debug, Default)]
pub struct Look {
    /// Its colour, if it is given one.
    pub colour: Option<Colour>,
    /// Drawn shapes in place of its own; nothing: its own.
    pub drawn: Vec<Drawn>,
}

/// The looks of bodies by their numbers; a body that is not listed looks as its shapes do.
pub type Looks = BTreeMap<u32, Look>;

/// Colours of bodies that move, one for each kind of name: those of the viewer.
const HUES: [Colour; 6] =
    [[217, 138, 110], [111, 156, 196], [226, 189, 114], [132, 176, 149], [169, 147, 198], [125, 183, 192]];
/// Colours of what is fixed, and of the ground.
const FIXED: Colour = [176, 180, 186];
const GROUND: Colour = [222, 224, 226];

/// A shape as it is drawn, with its colour.
pub(super) struct Painted {
    pub(super) shape: Shape,
    pub(super) place: Pose,
    pub(super) colour: Colour,
}

/// The bodies of a recording with all that is drawn of each; sensors are not.
pub(super) fn painted<'r>(reader: &'r Reader, looks: &Looks) -> Result<Vec<(&'r BodyRow, Vec<Painted>)>, Error> {
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    let mut all = Vec::with_capacity(reader.bodies().len());
    let plain = Look::default();
    for body in reader.bodies() {
        let look = looks.get(&body.id).unwrap_or(&plain);
        let number = kinds.len();
        let mut hue = || HUES[*kinds.entry(kind_of(&body.name)).or_insert(number) % HUES.len()];
        let own = look.colour.unwrap_or_else(|| if body.kind == BodyKind::Fixed { FIXED } else { hue() });
        let colour = |shape: &Shape, given: Option<Colour>| match shape {
            Shape::HalfSpace(_) => given.or(look.colour).unwrap_or(GROUND),
            _ => given.unwrap_or(own),
        };
        let drawn = if look.drawn.is_empty() {
            let shapes = parts(&body.shape)?.into_iter().filter(|p| !p.sensor);
            shapes.map(|p| Painted { colour: colour(&p.shape, None), shape: p.shape, place: p.place }).collect()
        } else {
            let paint =
                |d: &Drawn| Painted { shape: d.shape.clone(), place: d.place, colour: colour(&d.shape, d.colour) };
            look.drawn.iter().map(paint).collect()
        };
        all.push((body, drawn));
    }
    Ok(all)
}

/// A name without the numbers at its end: copies of a kind have one colour.
fn kind_of(name: &str) -> String {
    name.trim_end_matches(|c: char| c.is_ascii_digit() || "[] _-".contains(c)).to_owned()
}
