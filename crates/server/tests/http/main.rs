//! The server over real HTTP and sockets on the loopback, with the toy games of `proof`.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod campaigns;
mod client;
mod house;

mod burdens;
mod hints;
mod hopping;
mod hostile;
mod kinds;
mod leak;
mod lessons;
mod limits;
mod pages;
mod play;
mod sessions;
mod voices;
mod weights;
