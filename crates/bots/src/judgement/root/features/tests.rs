//! What is sensed quickly is what one counts slowly.

use super::{ALL, FACTIONS, sense};
use crate::judge::{Judge, Scene};
use crate::net::weights::Weights;
use crate::net::{Block, Sensed};
use kernel::{Data, Game, Options, Quiet, Seat};
use root::position::{Goal, ItemState};
use root::terms::{Clearing, Faction, Item, Piece, Suit};
use root::{Position, Root, Setting};
use std::collections::BTreeSet;

fn setting(factions: &str) -> Setting {
    let options = Options::accept(Root::options(), [("factions", factions)]);
    Root::set(&options.expect("good options"), &Data::embedded(Root::data()))
        .expect("they can be set")
}

/// The block of a name.
fn block(name: &str) -> &'static Block {
    ALL.iter().find(|block| block.name == name).unwrap_or_else(|| panic!("there is a block {name}"))
}

/// The features that are on, as names.
fn sensed(setting: &Setting, position: &Position) -> BTreeSet<String> {
    let leaning = Root::leaning(setting, position).expect("Root is judged");
    let mut sensed = Sensed::default();
    sense(&Scene { setting, position, seat: Seat(0), leaning: &leaning }, &mut sensed);
    let names: Vec<String> = Root::SIGHT.names().collect();
    let on: BTreeSet<String> =
        sensed.on().iter().map(|&on| names[usize::from(on)].clone()).collect();
    assert_eq!(on.len(), sensed.on().len(), "none is sensed twice");
    on
}

/// What a thing of a block measures by the names that are on: the highest step reached.
fn reached(on: &BTreeSet<String>, name: &str, thing: &str) -> u8 {
    let steps = block(name).steps.iter().copied();
    steps.filter(|step| on.contains(&format!("{name} {thing} {step}"))).max().unwrap_or(0)
}

/// The highest step a number reaches.
fn step(name: &str, number: usize) -> u8 {
    block(name).steps.iter().copied().filter(|&step| usize::from(step) <= number).max().unwrap_or(0)
}

/// Counts what there is, clearing by clearing and piece by piece.
fn slowly(setting: &Setting, position: &Position) -> Vec<(&'static str, String, usize)> {
    let woodland = &position.woodland;
    let scores: Vec<u8> = setting.seats().map(|seat| position.player(seat).score()).collect();
    let best = scores.iter().copied().max().unwrap_or(0);
    let mut found = vec![
        ("seats", "table".to_owned(), scores.len()),
        ("ahead", "table".to_owned(), best.into()),
        ("rounds", "table".to_owned(), usize::from(position.turn.number()) / scores.len()),
    ];
    for seat in setting.seats() {
        let faction = position.faction(seat);
        let own = FACTIONS[faction.index()].to_owned();
        let player = position.player(seat);
        let mut tell = |name, number: usize| found.push((name, own.clone(), number));
        tell("plays", 1);
        tell("score", player.score().into());
        tell("behind", (best - player.score()).into());
        let others = scores.iter().enumerate().filter(|(place, _)| *place != seat.index());
        let rival = others.map(|(_, &score)| score).max().unwrap_or(0);
        tell("leads", player.score().saturating_sub(rival).into());
        tell("hand", player.hand().len());
        tell("effects", player.effects().len());
        tell("dominance", usize::from(matches!(player.goal(), Goal::Dominance(_))));
        let (mut warriors, mut rules, mut cardboard, mut bare, mut beset) = (0, 0, 0, 0, 0);
        for clearing in Clearing::all() {
            let here = faction.warrior().map_or(0, |it| woodland.count(it, clearing));
            warriors += usize::from(here);
            rules += usize::from(woodland.ruled(faction).has(clearing));
            let built: u8 = Piece::of(faction)
                .iter()
                .filter(|piece| !piece.is_warrior())
                .map(|&piece| woodland.count(piece, clearing))
                .sum();
            cardboard += usize::from(built);
            if built > 0 {
                bare +=
                    if woodland.warriors(faction, clearing) == 0 { usize::from(built) } else { 0 };
                for other in position.playing() {
                    let theirs = woodland.warriors(other, clearing);
                    beset += if other == faction { 0 } else { usize::from(theirs) };
                }
            }
        }
        tell("warriors", warriors);
        tell("rules", rules);
        tell("cardboard", cardboard);
        tell("bare", bare);
        tell("beset", beset);
        for (suit, word) in Suit::OF_CLEARINGS.into_iter().zip(["fox", "rabbit", "mouse"]) {
            let ruled = woodland.ruled(faction).and(woodland.of_suit(suit)).len();
            found.push(("rules suit", format!("{own} {word}"), ruled));
        }
    }
    found.extend(boards(position));
    found
}

/// Counts what lies on the boards.
fn boards(position: &Position) -> Vec<(&'static str, String, usize)> {
    let plays = |faction| position.playing().has(faction);
    let on_map = |piece| {
        Clearing::all().map(|at| usize::from(position.woodland.count(piece, at))).sum::<usize>()
    };
    let mut found = Vec::new();
    let mut tell = |name, thing: &str, number| found.push((name, thing.to_owned(), number));
    if plays(Faction::Marquise) {
        tell("sawmills", "board", on_map(Piece::Sawmill));
        tell("wood", "board", on_map(Piece::Wood));
        tell("keep", "board", on_map(Piece::Keep));
    }
    if plays(Faction::Eyrie) {
        tell("roosts", "board", on_map(Piece::Roost));
    }
    if plays(Faction::Alliance) {
        tell("sympathy", "board", on_map(Piece::Sympathy));
        tell("supporters", "board", position.alliance.supporters().len());
        tell("officers", "board", position.alliance.officers().into());
    }
    if plays(Faction::Vagabond) {
        let board = &position.vagabonds[0];
        let whole = |item| {
            let states = ItemState::ALL.into_iter().filter(|state| !state.is_damaged());
            states.map(|state| usize::from(board.items(item, state))).sum()
        };
        tell("item", "first sword", whole(Item::Sword));
        tell("item", "first boot", whole(Item::Boot));
    }
    if plays(Faction::Corvids) {
        tell("plots hidden", "board", position.corvids.face_down().len());
        tell("plots shown", "board", position.corvids.face_up().len());
    }
    if plays(Faction::Hundreds) {
        tell("mobs", "board", on_map(Piece::Mob));
        tell("strongholds", "board", on_map(Piece::Stronghold));
    }
    if plays(Faction::Keepers) {
        tell("waystations", "board", on_map(Piece::Waystation));
    }
    if plays(Faction::Duchy) {
        tell("burrow", "board", position.duchy.burrow().into());
        tell("markets", "board", on_map(Piece::Market));
    }
    if plays(Faction::LizardCult) {
        tell("gardens", "fox", on_map(Piece::FoxGarden));
        tell("acolytes", "board", position.lizard_cult.acolytes().into());
    }
    if plays(Faction::Riverfolk) {
        tell("funds", "board", position.riverfolk.all_funds().into());
    }
    found
}

#[test]
fn what_is_sensed_is_what_one_counts_slowly() {
    for (seed, factions) in [
        (1, "marquise,eyrie,alliance,vagabond"),
        (2, "corvids,hundreds,keepers,duchy"),
        (3, "lizard-cult,riverfolk,marquise,corvids"),
    ] {
        let setting = setting(factions);
        let mut table = Quiet::<Root>::new(&setting, seed);
        for decision in 0..1500 {
            if !table.answer_at_random() {
                break;
            }
            if decision % 7 != 0 || table.is_over() {
                continue;
            }
            let position = &table.state().position;
            let on = sensed(&setting, position);
            for (name, thing, number) in slowly(&setting, position) {
                let seen = reached(&on, name, &thing);
                assert_eq!(seen, step(name, number), "{name} {thing}, {number} of them");
            }
        }
    }
}

#[test]
fn there_are_as_many_features_as_a_small_net_takes_and_each_has_a_name_of_its_own() {
    let names: BTreeSet<String> = Root::SIGHT.names().collect();
    assert_eq!(names.len(), Root::SIGHT.size());
    assert!((300..=1200).contains(&names.len()), "{}", names.len());
    let weights = Weights::blank::<Root, Root>().expect("Root learns");
    assert!(weights.write().len() < 1_000_000);
}

/// The names of the factions are those of the rules, in their order.
#[test]
fn the_factions_are_named_as_the_rules_name_them() {
    let names: Vec<String> = Faction::OF_PLAYERS.iter().map(ToString::to_string).collect();
    assert_eq!(names, FACTIONS);
}
