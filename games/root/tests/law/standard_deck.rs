//! standard_deck
