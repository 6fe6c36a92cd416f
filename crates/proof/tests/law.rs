//! Scenarios of the tiny games.

#[path = "law/morra.rs"]
mod morra;
#[path = "law/skirmish.rs"]
mod skirmish;
