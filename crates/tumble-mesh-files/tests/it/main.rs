//! Golden files of every format, refusals with their messages, round trips, folders and mutants.

mod folders;
mod formats;
mod gltf;
mod made;
mod mutants;
mod mutated;
mod parts;
mod refusals;
mod refusals_gltf;
mod round_trips;
