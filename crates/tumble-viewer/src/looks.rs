//! Appearance that a scene gives to its bodies: colours, drawn shapes, the first view.

use crate::about::{Drawing, PartDrawing, ViewAbout};
use tumble_scene::{Body, Colour, Part, Scene};

/// Appearance of one body.
#[derive(Clone, Debug, Default)]
pub(crate) struct Look {
    pub(crate) colour: Option<String>,
    /// Drawn in place of its shapes.
    pub(crate) drawn: Option<Drawing>,
}

/// Appearance of every body of a scene, copies included, in their order.
pub(crate) fn looks(scene: &Scene) -> Vec<Look> {
    scene.each_body().map(|body| look(&body)).collect()
}

fn look(body: &Body) -> Look {
    let coloured = body.shapes.iter().any(|p| p.colour.is_some());
    let parts = if body.drawn.is_empty() { &body.shapes } else { &body.drawn };
    let drawn = (coloured || !body.drawn.is_empty())
        .then(|| Drawing::Compound { parts: parts.iter().map(|p| part(body, p)).collect() });
    Look { colour: body.colour.map(text), drawn }
}

fn part(body: &Body, p: &Part) -> PartDrawing {
    let drawing = PartDrawing { colour: p.colour.map(text), ..PartDrawing::of(&p.place, &p.shape) };
    // what is drawn in place of the shapes does nothing
    let does = body.drawn.is_empty();
    let sensor = does && p.traits.sensor.or(body.traits.sensor).unwrap_or(false);
    let belt = p.traits.surface_velocity.or(body.traits.surface_velocity).filter(|_| does);
    drawing.doing(sensor, belt.unwrap_or_default())
}

fn text([r, g, b]: Colour) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}

/// The first view of a scene.
pub(crate) fn view(scene: &Scene) -> ViewAbout {
    let v = &scene.view;
    ViewAbout {
        from: v.from.map(|d| d.to_array()),
        region: v.region.map(|corners| corners.map(|c| c.to_array())),
        follow: v.follow.clone(),
        layers: v.layers.clone(),
        colour_by: v.colour_by,
        speed: v.speed,
    }
}
