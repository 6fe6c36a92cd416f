//! Scenarios: rules questions, chapter by chapter as in the rules.

mod support;

mod setup;
mod choice;
mod planning;
mod production;
mod pieces;
mod scoring;
mod menaces;
mod legends;
mod advisors;
mod quests;
mod solo;
mod conquest;
mod data;
