//! marquise
