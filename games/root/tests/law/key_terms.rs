//! key_terms
