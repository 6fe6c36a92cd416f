//! golden_rules
