//! 8 The Woodland Alliance.

mod abilities;
mod setup;
mod birdsong;
mod daylight;
mod evening;
