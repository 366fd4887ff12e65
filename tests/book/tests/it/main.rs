//! What the pages promise, in one program.

mod claims;
mod pages;
