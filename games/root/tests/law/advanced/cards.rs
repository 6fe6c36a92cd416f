//! A.8.2: what each set-up card places.

use super::{given, with_options};
use crate::scene::{Look, c};
use kernel::Seat;
use root::law::advanced_setup as law;
use root::terms::{Clearing, Faction, Item, Mood, Piece, Plot};

#[test]
fn the_marquise_has_two_warriors_at_home_one_elsewhere_and_a_building_in_each_homeland() {
    let game = given("eyrie,marquise").plays("in c1; in c5; in c9");
    assert_eq!(game.offers(), ["in c1", "in c5", "in c9"], "the keep");
    let game = game.plays("in c9; in c5");
    assert_eq!(game.offers(), ["in c1", "in c9"], "the workshop, in another homeland");
    let game = game.plays("in c1");
    let woodland = &game.position().woodland;
    let warriors = |clearing| woodland.count(Piece::MarquiseWarrior, clearing);
    assert!(
        Clearing::all()
            .all(|at| warriors(at) == if [c(1), c(5), c(9)].contains(&at) { 2 } else { 1 })
    );
    assert_eq!(woodland.supply(Piece::MarquiseWarrior), 25 - 15);
    let places =
        [(Piece::Keep, 9), (Piece::Sawmill, 5), (Piece::Workshop, 1), (Piece::Recruiter, 9)];
    assert!(places.iter().all(|&(piece, at)| game.count(piece, at) == 1));
    game.proves(law::PICK_FACTIONS);
}

#[test]
fn the_keep_is_not_next_to_an_enemy_home_if_it_can_be() {
    // The Hundreds at 3; of 8, 7 and 12 only 7 is next to it.
    let game = given("marquise,hundreds").plays("in c3; in c7; in c8; in c12");
    assert_eq!(game.offers(), ["in c8", "in c12"]);
}

#[test]
fn the_eyrie_have_six_warriors_and_a_roost_at_home() {
    let game = given("marquise,eyrie").plays("in c6; leader despot");
    assert_eq!((game.count(Piece::EyrieWarrior, 6), game.count(Piece::Roost, 6)), (6, 1));
    assert_eq!(game.position().woodland.supply(Piece::Roost), 6);
    game.proves(law::PICK_FACTIONS);
}

#[test]
fn the_duchy_spreads_five_warriors_evenly_round_its_tunnel() {
    // Next to 3 are 6, 7 and 11: one each, and two of them get one more.
    let game = given("marquise,duchy").plays("in c3");
    assert_eq!((game.count(Piece::DuchyWarrior, 3), game.count(Piece::Tunnel, 3)), (2, 1));
    assert_eq!(game.offers(), ["in c6", "in c7"]);
    let game = game.plays("in c6");
    assert_eq!(game.offers(), ["in c7", "in c11"]);
    let game = game.plays("in c11");
    assert_eq!([6, 7, 11].map(|at| game.count(Piece::DuchyWarrior, at)), [2, 1, 2]);
    assert_eq!(game.position().duchy.burrow(), 0, "none below");
}

#[test]
fn five_clearings_round_the_duchy_get_one_warrior_each() {
    let game = given("marquise,duchy").plays("in c12");
    assert_eq!([4, 7, 9, 10, 11].map(|at| game.count(Piece::DuchyWarrior, at)), [1; 5]);
    assert_eq!(game.asked(), [Seat(0)]);
}

#[test]
fn the_cult_has_four_warriors_a_garden_and_two_acolytes() {
    // Next to 3, a rabbit clearing, are three clearings: one warrior each.
    let game = given("marquise,lizard-cult").plays("in c3; suit fox");
    assert_eq!((game.count(Piece::CultWarrior, 3), game.count(Piece::RabbitGarden, 3)), (4, 1));
    assert_eq!([6, 7, 11].map(|at| game.count(Piece::CultWarrior, at)), [1; 3]);
    assert_eq!(game.position().lizard_cult.acolytes(), 2);
    assert_eq!(game.position().woodland.supply(Piece::CultWarrior), 25 - 4 - 3 - 2);
}

#[test]
fn the_hundreds_have_warlord_four_warriors_and_stronghold_at_home() {
    let game = given("marquise,hundreds").plays("in c3");
    let pieces = [(Piece::Warlord, 1), (Piece::HundredsWarrior, 4), (Piece::Stronghold, 1)];
    assert!(pieces.iter().all(|&(piece, count)| game.count(piece, 3) == count));
    assert_eq!(game.position().hundreds.mood(), Some(Mood::Stubborn));
    let ruins = game.position().ruin_items;
    assert!(ruins.iter().all(|ruin| ruin[0].is_some() && ruin[1].is_none()));
}

#[test]
fn the_keepers_have_four_warriors_in_each_homeland_and_far_relics() {
    let game = given("marquise,keepers").plays("in c1; in c5");
    assert_eq!([1, 5].map(|at| game.count(Piece::KeeperWarrior, at)), [4, 4]);
    assert_eq!(game.position().woodland.supply(Piece::Relic), 0, "all lie in forests");
    let near = game.setting().map.all_forests().filter(|forest| {
        let touched = game.setting().map.forests[forest.index()].clearings;
        touched.has(c(1)) || touched.has(c(5))
    });
    for forest in near {
        let at = root::position::RelicPlace::Forest(forest);
        assert_eq!(game.position().keepers.relics_at(at).count(), 1, "{forest}");
    }
}

#[test]
fn the_corvids_have_a_warrior_and_a_plot_at_home_and_one_in_each_suit() {
    let game = given("marquise,corvids").plays("in c3");
    assert_eq!(game.offers().len(), 4, "any kind of plot");
    let game = game.plays("plot raid; in c6; in c3; in c2");
    assert_eq!([3, 6, 2].map(|at| game.count(Piece::CorvidWarrior, at)), [2, 1, 1]);
    assert_eq!(game.count(Piece::Plot, 3), 1);
    assert_eq!(game.position().corvids.plot(c(3)), Some(Plot::Raid));
    assert!(game.position().corvids.face_up().is_empty());
    let story = game.story_in(kernel::Lang::English, kernel::Viewer::Seat(Seat(0)));
    assert!(!story.contains("raid"), "nobody else knows which: {story}");
}

#[test]
fn the_alliance_and_the_company_have_no_home() {
    let game = given("marquise,alliance");
    assert_eq!(game.position().alliance.supporters().len(), 3);
    assert_eq!(game.asked(), [Seat(0)]);
    let game = given("marquise,riverfolk").plays("in c4; in c4; in c5; in c7");
    assert_eq!([4, 5, 7].map(|at| game.count(Piece::RiverfolkWarrior, at)), [2, 1, 1]);
    assert!(game.position().draft.homelands(Seat(1)).is_empty());
}

#[test]
fn a_vagabond_starts_in_a_forest_with_quests_ruin_items_and_the_items_of_the_card() {
    let game = with_options("marquise,vagabond", &[("character", "ranger")]).plays("to f3");
    assert_eq!(game.position().quests.count_ones(), 3);
    assert!(game.position().ruin_items.iter().all(|ruin| ruin[0].is_some() && ruin[1].is_none()));
    let board = &game.position().vagabonds[0];
    assert_eq!(board.items(Item::Crossbow, root::position::ItemState::Ready), 1);
}

#[test]
fn two_vagabonds_put_two_items_under_each_ruin_whoever_was_there_first() {
    // Last to first: the Hundreds put the first set there, the second Vagabond the second.
    for factions in ["vagabond,second-vagabond,hundreds", "vagabond,hundreds,second-vagabond"] {
        let mut game = given(factions);
        while game.position().turn.number() == 0 {
            let first = game.offers()[0].clone();
            game = game.plays(&first);
        }
        assert!(game.position().ruin_items.iter().all(|ruin| ruin.iter().flatten().count() == 2));
    }
    let mut game = given("vagabond,hundreds");
    while game.position().turn.number() == 0 {
        let first = game.offers()[0].clone();
        game = game.plays(&first);
    }
    assert!(game.position().ruin_items.iter().all(|ruin| ruin.iter().flatten().count() == 1));
}

#[test]
fn vagabonds_meet_whoever_was_picked_after_them() {
    let mut game = given("marquise,vagabond,eyrie");
    while game.position().turn.number() == 0 {
        let first = game.offers()[0].clone();
        game = game.plays(&first);
    }
    let board = &game.position().vagabonds[0];
    let indifferent = root::terms::Relationship::Indifferent;
    assert_eq!(board.relationship(Faction::Marquise), indifferent);
    assert_eq!(board.relationship(Faction::Eyrie), indifferent);
}

#[test]
fn in_the_lost_city_the_cult_says_which_garden_it_starts_with() {
    let options = [("landmarks", "lost-city")];
    let game = with_options("marquise,lizard-cult", &options).plays("in c7; in c7");
    assert_eq!(game.offers().len(), 3, "{:?}", game.offers());
    let game = game.plays("piece fox-garden");
    assert_eq!(game.count(Piece::FoxGarden, 7), 1);
}
