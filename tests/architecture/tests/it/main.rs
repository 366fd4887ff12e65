//! What the imports promise, in one program.

mod architecture;
mod planted;
