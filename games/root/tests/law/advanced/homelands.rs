//! A.8.2.I and A.8.2.II: homelands.

use super::{given, with_options};
use crate::scene::c;
use kernel::Seat;
use root::law;
use root::terms::{Clearing, Faction};

#[test]
fn nobody_is_at_home_where_somebody_else_is() {
    let game = given("corvids,duchy").plays("in c7");
    assert_eq!(game.position().draft.homelands(Seat(1)).first(), Some(c(7)));
    let game = game.plays_spread();
    assert_eq!(game.asked(), [Seat(0)]);
    assert_eq!(game.refuses("in c7"), "A.8.2.I  It is somebody else's homeland.");
    game.proves(law::advanced_setup::HOMELANDS);
}

#[test]
fn a_homeland_has_room_for_all_that_is_placed_there() {
    let game = given("eyrie,marquise").plays("in c8; in c4; in c9; in c8; in c8; in c4");
    assert_eq!(game.asked(), [Seat(0)]);
    assert_eq!(game.refuses("in c8"), "A.8.2.I  It is somebody else's homeland.");
    assert_eq!(
        game.refuses("in c10"),
        "A.8.2.I  Not all of your pieces can be placed there.",
        "it is not on the map edge"
    );
}

#[test]
fn a_homeland_is_two_clearings_from_those_of_enemies_if_it_can_be() {
    // The Hundreds at 3: next to it are 6, 7 and 11; one clearing lies between it and 2, 8 and 12.
    let game = given("eyrie,hundreds").plays("in c3");
    assert_eq!(game.offers(), ["in c1", "in c4", "in c5", "in c9"]);
    assert_eq!(
        game.refuses("in c2"),
        "A.8.2.II  It is too near to the homeland of an enemy while others are farther."
    );
    game.proves(law::advanced_setup::DISTANCE_OF_HOMELANDS);
}

#[test]
fn where_two_clearings_are_too_many_one_will_do() {
    // Homes at 3 and 9 leave no edge clearing two clearings from both.
    let game = given("eyrie,hundreds,corvids").plays("in c9; plot bomb").plays_first_while(Seat(2));
    let game = game.plays_in("c3");
    let offers = game.offers();
    assert!(!offers.is_empty() && !offers.contains(&"in c1".to_owned()), "{offers:?}");
    let homes = game.position().draft.homelands_of_others(Seat(0));
    let next_to =
        |clearing: Clearing| !game.position().woodland.paths(clearing).and(homes).is_empty();
    for offer in &offers {
        let clearing: Clearing = offer.trim_start_matches("in ").parse().unwrap();
        assert!(!next_to(clearing), "{offer} is next to a home");
    }
    game.proves(law::advanced_setup::DISTANCE_OF_HOMELANDS);
}

#[test]
fn not_adjacent_is_enough_for_the_duchy_and_the_cult() {
    for faction in ["duchy", "lizard-cult"] {
        let game = given(&format!("{faction},hundreds")).plays("in c3");
        let offers = game.offers();
        assert!(offers.contains(&"in c2".to_owned()), "{faction}: {offers:?}");
        assert!(!offers.contains(&"in c6".to_owned()), "{faction}: {offers:?}");
    }
}

#[test]
fn the_corvids_are_at_home_anywhere() {
    let game = given("corvids,hundreds").plays("in c3");
    assert_eq!(game.offers().len(), 11);
}

#[test]
fn the_homelands_of_the_marquise_are_next_to_each_other() {
    let game = given("eyrie,marquise").plays("in c8");
    assert_eq!(game.offers(), ["in c4", "in c7"], "the second is next to the first");
    let game = game.plays("in c4");
    assert_eq!(game.offers(), ["in c7", "in c9", "in c12"], "the third to one of them");
}

#[test]
fn the_two_homelands_of_the_keepers_are_next_to_each_other_on_the_edge() {
    let game = given("eyrie,keepers").plays("in c1");
    assert_eq!(game.offers(), ["in c5", "in c9"]);
    let game = game.plays("in c5");
    let homes = game.position().draft.homelands(Seat(1));
    assert_eq!(homes.len(), 2);
    assert_eq!(game.position().faction(Seat(1)), Faction::Keepers);
}

#[test]
fn closed_paths_join_no_homelands() {
    let game = with_options("eyrie,marquise", &[("map", "mountain"), ("suits", "fixed")]);
    let game = game.plays("in c10");
    // The path to 3 is closed, so 9 is the second without a question.
    assert_eq!(game.offers(), ["in c4", "in c6", "in c11"]);
    assert!(game.position().draft.homelands(Seat(1)).has(c(9)));
}

/// Short ways through what these questions do not turn on.
trait GoOn {
    fn plays_spread(self) -> Self;
    fn plays_first_while(self, seat: Seat) -> Self;
    fn plays_in(self, clearing: &str) -> Self;
}

impl GoOn for crate::support::Question {
    fn plays_spread(mut self) -> Self {
        while self.asks().contains("Where does one more") {
            let first = self.offers()[0].clone();
            self = self.plays(&first);
        }
        self
    }

    fn plays_first_while(mut self, seat: Seat) -> Self {
        while self.asked() == [seat] {
            let first = self.offers()[0].clone();
            self = self.plays(&first);
        }
        self
    }

    fn plays_in(self, clearing: &str) -> Self {
        let wanted = format!("in {clearing}");
        let choice =
            if self.offers().contains(&wanted) { wanted } else { self.offers()[0].clone() };
        self.plays(&choice)
    }
}
