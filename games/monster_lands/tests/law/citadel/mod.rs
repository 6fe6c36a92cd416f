//! M10 to M17 The Citadel.

mod alchemist;
mod armory;
mod bazaar;
mod lodge;
mod mine;
mod pawn_shop;
mod persuasion;
mod tavern;
