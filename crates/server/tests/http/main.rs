//! The server over real HTTP and sockets on the loopback, with the toy games of `proof`.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod campaigns;
mod endings;
mod foreign;
mod client;
mod house;

mod admin;
mod api;
mod beats;
mod book;
mod burdens;
mod calls;
mod clocks;
mod hints;
mod hopping;
mod hostile;
mod kinds;
mod leak;
mod lessons;
mod limits;
mod pages;
mod play;
mod prepared;
mod ratings;
mod replay;
mod sessions;
mod sinks;
mod issuer;
mod voices;
mod vouching;
mod weights;
