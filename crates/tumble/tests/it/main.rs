//! What a world promises, in one program.

mod blows;
mod dice;
mod ground;
mod missed;
mod remembered_pairs;
mod seams;
mod struck;
mod walls;
mod world;
