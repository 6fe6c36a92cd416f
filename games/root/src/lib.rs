//! Root: rules and data.
