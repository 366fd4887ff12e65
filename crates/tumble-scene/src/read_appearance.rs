//! Tree → appearance: colours, shapes that are only drawn.
//!
//! Nothing of it reaches the world: two scenes that differ here alone give the same bits.

use crate::diagnostic::{Path, code};
use crate::format::{Colour, Part, Traits};
use crate::keys::{DRAWN_KEYS, PLACE};
use crate::limits;
use crate::node::{Node, Value};
use crate::reader::Reader;
use tumble::{DQuat, DVec3, Pose};

impl Reader<'_> {
    /// A colour `"#rrggbb"` at the key `colour`, if the key is there.
    pub(crate) fn colour_at(&mut self, table: &Node, path: &Path<'_>) -> Option<Colour> {
        let node = table.get("colour")?;
        let path = path.key("colour");
        let text = self.text(node, &path)?;
        let colour = parse_colour(text);
        if colour.is_none() {
            let message = format!("\"{}\" is no colour", crate::diagnostic::shown(text));
            let help = "give red, green and blue as two hexadecimal digits each: \"#c0392b\"".to_owned();
            self.complaints.add(code::COLOUR, &node.span, &path, message, help);
        }
        colour
    }

    /// Shapes that are drawn in place of the body's own.
    pub(crate) fn drawn(&mut self, table: &Node, path: &Path<'_>) -> Vec<Part> {
        let Some(node) = table.get("drawn") else { return Vec::new() };
        let path = path.key("drawn");
        let Value::List(list) = &node.value else {
            self.wrong_type(node, &path, "a list of shapes");
            return Vec::new();
        };
        if list.len() > limits::DRAWN {
            let help = format!("keep to {}", limits::DRAWN);
            self.complaints.add(code::TOO_MANY, &node.span, &path, format!("{} shapes are drawn", list.len()), help);
            return Vec::new();
        }
        let mut parts = Vec::with_capacity(list.len());
        for (k, n) in list.iter().enumerate() {
            let at = path.index(k);
            let shape = self.shape(n, &at, None, &DRAWN_KEYS);
            let position = self.vector_at(n, &at, "position", PLACE).unwrap_or(DVec3::ZERO);
            let rotation = self.orientation_at(n, &at).unwrap_or(DQuat::IDENTITY);
            let colour = self.colour_at(n, &at);
            parts.extend(shape.map(|shape| Part {
                shape,
                place: Pose::new(position, rotation),
                material: None,
                traits: Traits::default(),
                colour,
                surfaces: Vec::new(),
            }));
        }
        parts
    }
}

fn parse_colour(text: &str) -> Option<Colour> {
    let digits = text.strip_prefix('#').filter(|d| d.len() == 6 && d.bytes().all(|b| b.is_ascii_hexdigit()))?;
    let number = u32::from_str_radix(digits, 16).ok()?;
    Some([(number >> 16) as u8, (number >> 8) as u8, number as u8])
}
