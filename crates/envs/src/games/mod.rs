//! The games as environments: what each can offer, and what its seats may know, in bytes.

mod monster_lands;
mod root;
mod village_attacks;
mod wonderful_kingdom;
