//! 2 Key Terms: questions about cards, clearings and rule that every chapter asks.
//!
//! Where what they speak of is kept: cards (2.1) in `position/deck.rs` and `setting/deck.rs`, suits of clearings (2.2.2) in
//! `setup/mod.rs`, slots and ruins (2.2.3, 2.2.4) in `position/woodland.rs`, forests (2.4.1) in `setting/map.rs`.

pub mod adjacency;
pub mod rule;
