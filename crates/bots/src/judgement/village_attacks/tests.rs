//! Village Attacks.
