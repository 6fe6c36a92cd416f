//! Scenarios: rules questions, chapter by chapter as in the rules.

mod support;

mod setup;
mod choice;
mod planning;
mod production;
mod pieces;
mod scoring;
mod counting_cards;
mod menaces;
mod menace_cards;
mod legends;
mod advisors;
mod quests;
mod quest_steps;
mod solo;
mod conquest;
mod data;
