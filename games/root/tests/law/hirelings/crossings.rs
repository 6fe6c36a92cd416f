//! Hirelings where landmarks, maps and other factions' rules cross theirs.

use super::hired;
use crate::scene::{Look, c, scene};
use root::golden_rules::Frame as Golden;
use root::hirelings::Frame;
use root::key_actions::movement::Frame as Move;
use root::law::hirelings as law;
use root::terms::Piece;

fn one_move(seat: u8) -> root::Frame {
    root::Frame::Move(Move::OneMove { seat: kernel::Seat(seat), optional: true })
}

#[test]
fn a_warlord_alone_leaves_where_a_band_plays_elsewhere() {
    let table = [("seats", "2"), ("first", "1"), ("factions", "eyrie,hundreds")];
    let words = "
        turn hundreds
        hireling popular-band eyrie 2
        c5 band-warrior
        c1 warlord stronghold
    ";
    let game = scene(&table, words, one_move(1)).luck(1);
    assert!(game.offers().contains(&"move c1 c9".to_owned()), "{:?}", game.offers());
    let game = game.plays("move c1 c9");
    assert!(game.position().woodland.with(Piece::Warlord).has(c(9)));
}

#[test]
fn a_warlord_leaves_the_band_without_who_came_this_turn() {
    let table = [("seats", "2"), ("first", "1"), ("factions", "eyrie,hundreds")];
    let words = "
        turn hundreds
        hireling popular-band eyrie 2
        c5 band-warrior warlord
        c1 stronghold hundreds-warrior
    ";
    let setting = proof::scenario::setting::<root::Root>(table);
    let position = root::layout::lay_out(&setting, words).unwrap();
    let frames = [root::Frame::Golden(Golden::EndOfTurn), one_move(1), one_move(1)];
    let game = proof::Scenario::<root::Root>::within(setting, position, frames).luck(1);
    let game = game.plays("move c1 c5; move c5 c1");
    assert!(game.position().woodland.with(Piece::Warlord).has(c(1)), "he was there before");
    assert_eq!(game.count(Piece::HundredsWarrior, 5), 1, "who came this turn stays");
    game.proves(law::POPULAR_CROWD);
}

#[test]
fn a_vault_in_the_lost_city_takes_a_slot_and_is_of_every_suit() {
    let words = "
        landmark lost-city c5
        hireling vault-keepers marquise 2
        c1 vault vault-keeper
        c5 vault
        dominance marquise fox
        c6 marquise-warrior
    ";
    let game = hired(words, Golden::StartOfBirdsong);
    assert_eq!(game.position().woodland.free_slots(c(5)), 1, "of two");
    assert!(
        game.outcome().winners().has(kernel::Seat(0)),
        "three fox clearings, the Lost City among them"
    );
}

#[test]
fn vaults_are_not_built_in_the_burrow() {
    let table = [("seats", "2"), ("first", "1"), ("factions", "duchy,eyrie")];
    let words = "
        turn duchy
        hireling vault-keepers duchy 2
        burrow 5
        c1 vault vault-keeper tunnel
    ";
    let game = scene(&table, words, Frame::Daylight(0)).luck(1);
    assert_eq!(game.offers(), ["in c5", "in c9", "in c10", "pass"], "clearings on the map only");
}

#[test]
fn bandits_take_no_toll_from_who_goes_by_ferry() {
    let table = [("seats", "2"), ("first", "1"), ("map", "lake")];
    let setting = proof::scenario::setting::<root::Root>(table);
    let words = "
        turn marquise
        hireling highway-bandits eyrie 2
        ferry c3
        c3 marquise-warrior 2
    ";
    let position = root::layout::lay_out(&setting, words).unwrap();
    let frames = [root::Frame::Golden(Golden::EndOfTurn), one_move(0)];
    let game = proof::Scenario::<root::Root>::within(setting, position, frames).luck(1);
    let near = game.position().woodland.paths(c(3)).first().expect("clearing 3 has a path");
    let words = format!(
        "
        {words}
        bandit c3 {near}
        hand marquise anvil
    "
    );
    let setting = proof::scenario::setting::<root::Root>(table);
    let position = root::layout::lay_out(&setting, &words).unwrap();
    let frames = [root::Frame::Golden(Golden::EndOfTurn), one_move(0)];
    let tolled = || {
        proof::Scenario::<root::Root>::within(std::sync::Arc::clone(&setting), position, frames)
            .luck(1)
    };
    let game = tolled().plays("ferry c3 c10; count 2");
    assert!(!game.story().contains(law::BANDITS_TOLL.number()), "{}", game.story());
    assert_eq!(game.count(Piece::MarquiseWarrior, 10), 2);
    let game = tolled().plays(&format!("move c3 {near}; count 2"));
    game.proves(law::BANDITS_TOLL);
}

#[test]
fn bandits_take_no_toll_in_tunnels() {
    let table = [("seats", "2"), ("first", "1"), ("factions", "duchy,eyrie")];
    let words = "
        turn duchy
        hireling highway-bandits eyrie 2
        bandit c1 c5
        burrow 2
        c1 tunnel duchy-warrior
        hand duchy anvil
    ";
    let game = scene(&table, words, one_move(0)).luck(1);
    let game = game.plays("emerge c1; count 2");
    assert_eq!(game.count(Piece::DuchyWarrior, 1), 3);
    assert!(!game.story().contains(law::BANDITS_TOLL.number()), "{}", game.story());
}

#[test]
fn the_stoic_protector_keeps_propaganda_away() {
    let table = [("seats", "4"), ("first", "1"), ("deck", "exiles")];
    let words = "
        turn marquise
        pawn vagabond f7
        hireling stoic-protector eyrie 2
        hireling-pawn stoic-protector c1
        crafted marquise propaganda-bureau
        c1 eyrie-warrior 2
        c6 eyrie-warrior
        hand marquise anvil sword
    ";
    let game = scene(&table, words, Golden::Daylight).luck(1).plays("use propaganda-bureau");
    assert!(!game.offers().contains(&"in c1".to_owned()), "{:?}", game.offers());
    let game = game.plays("in c6; card anvil");
    assert_eq!((game.count(Piece::EyrieWarrior, 1), game.count(Piece::EyrieWarrior, 6)), (2, 0));
    game.proves(law::STOIC_SHIELD);
}

#[test]
fn the_stoic_protector_keeps_sanctity_away() {
    let table = [("seats", "2"), ("first", "1"), ("factions", "eyrie,lizard-cult")];
    let words = "
        turn lizard-cult
        hireling stoic-protector eyrie 2
        hireling-pawn stoic-protector c1
        outcast fox
        acolytes 4
        c1 roost
        c6 roost
    ";
    let game = scene(&table, words, root::lizard_cult::Frame::SanctifyWhere).luck(1);
    assert_eq!((game.count(Piece::Roost, 1), game.count(Piece::Roost, 6)), (1, 0));
    assert_eq!(game.count(Piece::FoxGarden, 6), 1);
}
