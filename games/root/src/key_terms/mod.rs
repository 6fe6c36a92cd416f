//! 2 Key Terms: questions about cards, clearings and rule that every chapter asks.

pub mod adjacency;
pub mod rule;
