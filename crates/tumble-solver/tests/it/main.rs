//! Promises of the solver, in one program; `allocation` has one of its own, since it counts.

mod bilateral;
mod contact_frame;
mod effort;
mod frictionless;
mod guard;
mod impacts;
mod methods;
mod one_contact;
mod piles;
mod rest;
mod rows;
mod share_rows;
mod shares;
mod squeeze;
mod units;
