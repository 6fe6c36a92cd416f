//! F Landmarks, and A.5.

mod setup;
mod black_market;
mod elder_treetop;
mod ferry;
mod legendary_forge;
mod lost_city;
mod tower;
