//! 9 The Vagabond and D the characters.

mod abilities;
mod coalition;
mod relationships;
mod allies;
mod setup;
mod birdsong;
mod daylight;
mod evening;
mod two_vagabonds;
mod characters;
