//! Village Attacks: rules and data.
