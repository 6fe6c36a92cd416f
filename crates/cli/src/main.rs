//! The tavolata binary.
fn main() {}
