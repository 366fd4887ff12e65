//! What a world promises, in one program.

mod blows;
mod ground;
mod limits;
mod remembered_pairs;
mod seams;
mod struck;
mod walls;
mod world;
