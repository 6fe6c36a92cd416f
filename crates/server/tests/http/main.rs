//! The server over real HTTP and sockets on the loopback, with the toy games of `proof`.

mod client;
mod house;

mod hostile;
mod kinds;
mod leak;
mod pages;
mod play;
