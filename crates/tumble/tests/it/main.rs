//! What a world promises, in one program.

mod belts;
mod blows;
mod damping;
mod dice;
mod filters;
mod ground;
mod kinks;
mod lent;
mod limits;
mod loads;
mod meshes;
mod missed;
mod remembered_pairs;
mod rest;
mod seams;
mod sensors;
mod squeeze;
mod struck;
mod unions;
mod walls;
mod world;
