//! What the engine promises whatever the scene: energy, same bits, containment, memory.
//!
//! Tests run the short forms. The long ones are commands:
//!
//! ```text
//! cargo run --release -p tumble-contracts -- energy 1000     random scenes: energy, books, verdicts
//! cargo run --release -p tumble-contracts -- frames 10000    worlds that are moved, turned, mirrored, reordered, rescaled
//! cargo run --release -p tumble-contracts -- momentum        isolated systems for a million steps
//! cargo run --release -p tumble-contracts -- snapshots 500   snapshots that a new process goes on from
//! cargo run --release -p tumble-contracts -- threads 2000    state and events on 1 to 16 threads
//! cargo run --release -p tumble-contracts -- stacks          stacks, ratios, pyramid, arch, card house
//! cargo run --release -p tumble-contracts -- grains          hoppers, silos, drums, heaps: solved steps by size
//! cargo run --release -p tumble-contracts -- hashes          state hashes of six scenes; the same in debug
//! cargo run --release -p tumble-contracts -- cost            ns per contact of a world at rest
//! ```

#![expect(clippy::missing_panics_doc, reason = "a scene that cannot be built is a failed test")]

pub mod dice;
pub mod energy;
pub mod frames;
pub mod grains;
pub mod momentum;
pub mod piles;
pub mod scenes;
pub mod snapshots;
