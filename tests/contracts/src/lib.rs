//! What the engine promises whatever the scene: energy, same bits, containment, memory.
//!
//! Tests run the short forms. The long ones are commands:
//!
//! ```text
//! cargo run --release -p tumble-contracts -- energy 1000     random scenes: energy, ledger, verdicts
//! cargo run --release -p tumble-contracts -- frames 10000    worlds that are moved, turned, mirrored, reordered, rescaled
//! cargo run --release -p tumble-contracts -- momentum        isolated systems for a million steps
//! cargo run --release -p tumble-contracts -- snapshots 500   snapshots that a new process goes on from
//! cargo run --release -p tumble-contracts -- threads 2000    state and events on 1 to 16 threads
//! cargo run --release -p tumble-contracts -- stacks          stacks, ratios, pyramid, arch, card house
//! cargo run --release -p tumble-contracts -- grains          hoppers, silos, drums, heaps: solved steps by size
//! cargo run --release -p tumble-contracts -- blows 36        blows on bodies that rest: does the phase of the step matter?
//! cargo run --release -p tumble-contracts -- plates 300      thin plates that slide on each other while they turn
//! cargo run --release -p tumble-contracts -- boards 24       boards that rock on barrels: what of it is no physics
//! cargo run --release -p tumble-contracts -- trial 100       ten problems of the step with random parameters
//! cargo run --release -p tumble-contracts -- knot 1000       throws inside a closed torus knot of 50,000 triangles
//! cargo run --release -p tumble-contracts -- hashes          state hashes of six scenes; the same in debug
//! cargo run --release -p tumble-contracts -- cost            ns per contact of a world at rest
//! cargo run --release -p tumble-contracts -- chains          time and memory of a joint, in chains and nets of any size
//! ```

#![expect(clippy::missing_panics_doc, reason = "a scene that cannot be built is a failed test")]

pub mod chains;
pub mod dice;
pub mod energy;
pub mod frames;
pub mod grains;
pub mod knot;
pub mod momentum;
pub mod piles;
pub mod scenes;
pub mod snapshots;
pub mod sweeps;
pub mod tracks;
pub mod trial;
