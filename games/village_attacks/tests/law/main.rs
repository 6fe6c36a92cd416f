//! Scenarios: rules questions, chapter by chapter as in the law.

mod scene;

mod frame;
mod setup;
mod turn;
mod torches;
mod movement;
mod attacking;
mod defence;
mod reserve;
mod capabilities;
mod experience;
mod traps;
mod death;
mod summoning;
mod events;
mod villagers;
mod troll;
mod spawning;
mod reset;
mod conditions;
mod shoving;
mod day_and_night;
mod minions;
mod effects;
mod boards;
mod heroes;
mod trap_cards;
mod event_cards;
mod summon_cards;
mod scenarios;
