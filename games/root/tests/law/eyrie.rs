//! eyrie
