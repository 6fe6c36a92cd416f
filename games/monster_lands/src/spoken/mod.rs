//! What the game says.
