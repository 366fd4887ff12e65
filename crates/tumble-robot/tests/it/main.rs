//! Robots from text: what is read, what is refused, and how they move.

mod behaviour;
mod chains;
mod hostile;
mod mjcf;
mod reference;
mod turning;
mod urdf;
mod walking;
mod worlds;
