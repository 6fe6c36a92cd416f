//! The Law of Root, paragraph by paragraph, with the numbers of the printed Law.

pub mod golden_rules;
pub mod key_terms;
pub mod victory;
pub mod key_actions;
pub mod setup;
pub mod marquise;
pub mod eyrie;
pub mod alliance;
pub mod vagabond;
pub mod lizard_cult;
pub mod riverfolk;
pub mod duchy;
pub mod corvids;
pub mod hundreds;
pub mod keepers;
pub mod advanced_setup;
pub mod components;
pub mod maps;
pub mod characters;
pub mod hirelings;
pub mod landmarks;
pub mod glossary;

/// Every chapter in order.
pub const CHAPTERS: &[&[kernel::Para]] = &[
    golden_rules::ALL,
    key_terms::ALL,
    victory::ALL,
    key_actions::ALL,
    setup::ALL,
    marquise::ALL,
    eyrie::ALL,
    alliance::ALL,
    vagabond::ALL,
    lizard_cult::ALL,
    riverfolk::ALL,
    duchy::ALL,
    corvids::ALL,
    hundreds::ALL,
    keepers::ALL,
    advanced_setup::ALL,
    components::ALL,
    maps::ALL,
    characters::ALL,
    hirelings::ALL,
    landmarks::ALL,
    glossary::ALL,
];
