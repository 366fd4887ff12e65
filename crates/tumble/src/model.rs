//! What a world is made of: bodies and their descriptions, materials, shapes, force fields, settings.

pub(crate) mod body;
pub(crate) mod builder;
pub(crate) mod material;
pub(crate) mod placed_shape;
pub(crate) mod potential;
pub(crate) mod settings;
