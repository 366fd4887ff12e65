//! What a world promises, in one program.

mod blows;
mod dice;
mod ground;
mod limits;
mod loads;
mod meshes;
mod missed;
mod remembered_pairs;
mod seams;
mod squeeze;
mod struck;
mod walls;
mod world;
