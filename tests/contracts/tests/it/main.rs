//! The short forms of the contracts, in one program; `allocations` counts and `same_bits` starts others: each has its own.

mod bad_input;
mod budget;
mod energy;
mod frames;
mod grains;
mod piles;
mod rest;
mod tracks;
mod trial;
