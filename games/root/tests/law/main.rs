//! Scenarios: rules questions, chapter by chapter as in the Law.

mod support;
mod scene;

mod golden_rules;
mod key_terms;
mod victory;
mod key_actions;
mod setup;
mod marquise;
mod eyrie;
mod alliance;
mod vagabond;
mod maps;
mod glossary;
mod standard_deck;
mod exiles;
mod faq;
