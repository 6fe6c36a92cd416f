//! A.4 and A.8: seats and factions.

use super::{drafted, given, with_options};
use crate::support::Question;
use kernel::{Seat, Viewer};
use proof::Scenario;
use root::setup::advanced::view::SetupCardView;
use root::terms::{Faction, Factions};
use root::{Root, law};

fn cards(game: &Question) -> Vec<SetupCardView> {
    game.view(Viewer::Watcher).setup_cards
}

/// The first table of this many seats whose cards are like this.
fn table_where(seats: &str, is_so: impl Fn(&[SetupCardView]) -> bool) -> Question {
    let tables = (0..400).map(|luck| drafted(seats, luck));
    tables.into_iter().find(|game| is_so(&cards(game))).expect("there is such a table")
}

#[test]
fn the_first_player_is_told_by_seat_while_nobody_has_a_faction() {
    let game = drafted("4", 1);
    assert!(game.story().contains("A.4  Seat 1 plays first."), "{}", game.story());
    let drawn = Scenario::<Root>::new([("setup", "advanced"), ("seating", "random")]).luck(2);
    drawn.proves(law::advanced_setup::SEAT_THE_PLAYERS);
}

#[test]
fn there_is_one_card_more_than_players_and_the_first_is_militant() {
    for (seats, count) in [("2", 3), ("3", 4), ("4", 5), ("5", 6), ("6", 7)] {
        for luck in 0..20 {
            let game = drafted(seats, luck);
            let cards = cards(&game);
            assert_eq!(cards.len(), count, "{seats} players");
            assert!(cards[0].militant, "the first is drawn among the militant ones");
            let factions: Factions = cards.iter().map(|card| card.faction).collect();
            assert_eq!(factions.len(), count, "each is there once");
            game.proves(law::advanced_setup::DRAW_SET_UP_CARDS);
        }
    }
}

#[test]
fn two_players_pick_among_militant_factions() {
    for luck in 0..20 {
        let game = drafted("2", luck);
        assert!(cards(&game).iter().all(|card| card.militant), "{:?}", cards(&game));
        game.proves(law::advanced_setup::TWO_PLAYERS);
    }
}

#[test]
fn the_last_card_is_locked_if_it_is_insurgent_until_a_militant_is_picked() {
    let game = table_where("4", |cards| {
        let (last, others) = cards.split_last().expect("there are cards");
        let open = others.iter().any(|card| !card.militant && !card.faction.is_vagabond());
        last.locked && last.faction == Faction::Alliance && open
    });
    assert_eq!(
        game.refuses("faction alliance"),
        "A.8.1.II  This card is locked until somebody has picked a militant faction."
    );
    game.proves(law::advanced_setup::LOCK_THE_LAST_INSURGENT);
    // An insurgent faction does not unlock it, a militant one does.
    let pick = |militant: bool| {
        let cards = cards(&game);
        let wanted = |card: &&SetupCardView| card.militant == militant && !card.locked;
        cards.iter().find(wanted).expect("there is one").faction
    };
    let mut militant = game_like(&game).plays(&format!("faction {}", pick(true)));
    while militant.asked() == [Seat(3)] {
        let first = militant.offers()[0].clone();
        militant = militant.plays(&first);
    }
    assert!(militant.offers().contains(&"faction alliance".to_owned()), "{:?}", militant.offers());
}

/// The same table again.
fn game_like(game: &Question) -> Question {
    let luck = (0..400).find(|&luck| cards(&drafted("4", luck)) == cards(game));
    drafted("4", luck.expect("the table was drawn"))
}

#[test]
fn a_militant_last_card_is_not_locked() {
    let game = table_where("4", |cards| cards.last().is_some_and(|card| card.militant));
    assert!(cards(&game).iter().all(|card| !card.locked));
    assert_eq!(game.offers().len(), 5);
}

#[test]
fn each_card_of_a_vagabond_comes_with_a_character() {
    let game = table_where("6", |cards| {
        cards.iter().filter(|card| card.faction.is_vagabond() && !card.locked).count() == 2
    });
    let characters: Vec<_> = cards(&game).iter().filter_map(|card| card.character).collect();
    assert_eq!(characters.len(), 2);
    assert_ne!(characters[0], characters[1], "each is there once");
    let second = cards(&game).into_iter().find(|card| card.faction == Faction::SecondVagabond);
    let second = second.and_then(|card| card.character);
    // Who picks the second card first is the first Vagabond, with the character of the card.
    let game = game.plays("faction second-vagabond");
    assert_eq!(game.position().faction(Seat(5)), Faction::Vagabond);
    assert_eq!(game.position().vagabonds[0].character(), second);
    game.proves(law::advanced_setup::VAGABOND_CHARACTERS);
}

#[test]
fn the_last_player_picks_first_and_sets_up_before_the_next_picks() {
    let game = table_where("4", |cards| cards.iter().any(|card| card.faction == Faction::Eyrie));
    assert_eq!(game.asked(), [Seat(3)]);
    let game = game.plays("faction eyrie");
    assert_eq!(game.asked(), [Seat(3)], "the homeland comes next");
    let home = game.offers()[0].clone();
    let game = game.plays(&home).plays("leader despot");
    assert_eq!(game.position().faction(Seat(3)), Faction::Eyrie);
    assert_eq!(game.asked(), [Seat(2)]);
    assert!(!game.offers().contains(&"faction eyrie".to_owned()));
    let seen = game.view(Viewer::Watcher);
    assert_eq!((seen.players.len(), seen.waiting.len(), seen.setup_cards.len()), (1, 3, 4));
    game.proves(law::advanced_setup::CHOOSE_FACTIONS).proves(law::advanced_setup::PICK_FACTIONS);
}

#[test]
fn factions_that_are_given_are_not_picked() {
    let game = given("marquise,eyrie,alliance");
    assert!(cards(&game).is_empty());
    assert_eq!(game.asked(), [Seat(1)], "the Alliance has nothing to choose");
    assert_eq!(game.position().faction(Seat(2)), Faction::Alliance);
}

#[test]
fn tables_with_more_factions_than_corners_start() {
    let game = given("marquise,eyrie,lizard-cult,duchy,hundreds,keepers");
    let game = game.plays_to_the_first_turn();
    assert_eq!(game.position().turn.number(), 1);
}

#[test]
fn the_character_of_a_given_vagabond_is_drawn_unless_it_is_fixed() {
    let game = with_options("marquise,vagabond", &[("character", "ronin")]);
    let character = game.position().vagabonds[0].character();
    assert_eq!(character, Some(root::terms::Character::Ronin));
    assert!(given("marquise,vagabond").position().vagabonds[0].character().is_some());
}

/// Plays the first offer until turns begin.
trait ToTheFirstTurn {
    fn plays_to_the_first_turn(self) -> Self;
}

impl ToTheFirstTurn for Question {
    fn plays_to_the_first_turn(mut self) -> Self {
        while self.position().turn.number() == 0 {
            let first = self.offers()[0].clone();
            self = self.plays(&first);
        }
        self
    }
}

#[test]
fn reach_is_told_when_all_have_picked() {
    let game = drafted("3", 5).plays_to_the_first_turn();
    assert!(game.story().contains("5.2  The factions reach"), "{}", game.story());
    assert_eq!(game.position().playing().len(), 3);
}
