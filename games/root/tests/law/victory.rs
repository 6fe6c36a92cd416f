//! victory
