//! It's a Wonderful Kingdom, with Legends: rules and data.
