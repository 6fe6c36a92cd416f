//! key_actions
