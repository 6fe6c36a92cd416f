//! V2 Set-up.

use crate::scene::{Look, Question};
use proof::Scenario;
use proof::scenario::refused_options;
use village_attacks::{VillageAttacks, law};

#[test]
fn the_scenario_sets_the_dials() {
    let game: Question = Scenario::new([("first", "1")]).luck(3);
    assert_eq!((game.morale(), game.heart(), game.position().castle.dial()), (82, 8, 0));
    assert_eq!(game.position().castle.tokens().len(), 4, "one more than monsters");
    game.proves(law::setup::SCENARIO).proves(law::setup::DECKS).proves(law::setup::HERO_DECK);
    game.proves(law::scenarios::NAMES_THEY_FEAR);
    assert_eq!(game.position().decks.sizes()[3], 10, "all basic Heroes, none drawn at Rank 1");
}

#[test]
fn difficulty_changes_the_dials() {
    let easy: Question = Scenario::new([("difficulty", "easy"), ("first", "1")]).luck(3);
    assert_eq!((easy.morale(), easy.heart()), (69, 10));
    let worst: Question = Scenario::new([("difficulty", "nightmare"), ("first", "1")]).luck(3);
    assert_eq!((worst.morale(), worst.heart()), (82, 6));
    assert_eq!(worst.position().castle.tokens().len(), 5);
    worst.proves(law::difficulty::DIFFICULTY);
}

#[test]
fn one_or_two_monsters_roll_a_die_more_against_a_smaller_village() {
    let one: Question = Scenario::new([("seats", "1"), ("monsters", "1"), ("first", "1")]).luck(3);
    // A third of 82 by head, rounded up, and nine tenths of that.
    assert_eq!((one.morale(), one.heart()), (25, 10));
    assert_eq!(one.position().castle.tokens().len(), 2, "one more than monsters");
    let seven = "rolls 2 Melee, 1 Ranged, 1 Magic, 2 Defence and 1 Torch.";
    assert!(one.story().contains(seven), "{}", one.story());
    one.proves(law::difficulty::SMALL_GROUPS);
    let two: Question = Scenario::new([
        ("seats", "2"),
        ("monsters", "2"),
        ("scenario", "breaches"),
        ("difficulty", "hard"),
        ("first", "1"),
    ])
    .luck(3);
    assert_eq!(two.heart(), 9, "the difficulty counts as ever");
    assert_eq!(two.position().castle.tokens().len(), 3);
}

#[test]
fn at_most_one_guardian_and_one_decimator_play() {
    let team = |team| refused_options::<VillageAttacks>([("team", team)]);
    let two = team("mother-barrow,clinker,wailing-nessa");
    assert_eq!(two, "At most one Guardian plays.");
    let two = team("zhar-khaled,lady-ophis,wailing-nessa");
    assert_eq!(two, "At most one Decimator plays.");
    let game: Question = Scenario::new([("first", "1")]).luck(1);
    game.proves(law::setup::MONSTERS);
}

#[test]
fn monsters_start_with_their_first_capability() {
    let game: Question = Scenario::new([("first", "2")]).luck(1);
    for slot in 0..3 {
        let board = game.board(slot);
        assert_eq!((board.owns(0), board.owns(1), board.level()), (1, 0, 1));
        assert_eq!((board.experience(), game.zone(slot)), (0, Some(0)));
    }
    game.proves(law::setup::STARTING_BOARDS);
}

#[test]
fn villagers_stand_at_every_token_and_a_trap_lies_open() {
    // Card 0 is a Mob: two Peasants at Rank 1. Trap 0 is a Stake Pit.
    let game: Question = Scenario::new([("first", "1")]).chances([0, 1, 2, 3, 0]).luck(1);
    assert_eq!(game.position().village.everyone().len(), 8, "{}", game.story());
    assert!(game.story().contains("V16.1  Stake Pit is turned up."), "{}", game.story());
    game.proves(law::setup::FIRST_VILLAGERS);
}

#[test]
fn a_player_alone_chooses_who_begins() {
    let game: Question = Scenario::new([("seats", "1")]).luck(1);
    assert_eq!(game.offers(), ["first m1", "first m2", "first m3"]);
    let game = game.plays("first m3");
    assert_eq!(game.position().castle.first().0, 2);
    game.proves(law::setup::FIRST_PLAYER);
}

#[test]
fn hunters_draw_a_type_of_the_monsters_in_play() {
    // Card 23 is a Hunting Band: one Hunter. The bag holds Mythic (1), Cursed (2) and Arcane (3).
    let game = crate::scene::spawn(&[], 9, "").chances([23, 2]);
    assert!(game.story().contains("Hunter (Cursed) enters"), "{}", game.story());
    game.proves(law::setup::TYPE_BAG).proves(law::spawning::TYPE_OF_HUNTERS);
}

#[test]
fn the_heroes_of_the_deck_can_be_chosen() {
    let five = "sexton-brann,aurel-vane,mei-yan,lucan-pell,ravenna-stern";
    let game: Question = Scenario::new([("heroes", five), ("first", "1")]).luck(3);
    assert_eq!(game.position().decks.sizes()[3], 5);
    game.proves(law::setup::HERO_DECK);
    let refused = |heroes| refused_options::<VillageAttacks>([("heroes", heroes)]);
    let every = "The Hero deck has at least five Heroes, and one of every Type.";
    assert_eq!(refused("sexton-brann,aurel-vane,mei-yan,lucan-pell"), every);
    let no_demon = "sexton-brann,prioress-adelheid,aurel-vane,mei-yan,lucan-pell";
    assert_eq!(refused(no_demon), every);
    let options = [("heroes", five), ("scenario", "the-hunters-come")];
    let none = refused_options::<VillageAttacks>(options);
    assert_eq!(none, "This scenario has no Heroes.");
}

#[test]
fn seats_monsters_and_team_follow_each_other() {
    let two: Question = Scenario::new([("monsters", "2"), ("first", "1")]).luck(3);
    assert_eq!((two.setting().seat_count(), two.setting().count()), (2, 2));
    let team = "mother-barrow,zhar-khaled,wailing-nessa,rook-halfmoon";
    let four: Question = Scenario::new([("team", team), ("first", "1")]).luck(3);
    assert_eq!((four.setting().seat_count(), four.setting().count()), (3, 4));
    four.proves(law::frame::PLAYERS_AND_MONSTERS);
    let five = refused_options::<VillageAttacks>([("team", team), ("monsters", "5")]);
    assert_eq!(five, "5 monsters play, but 4 are named.");
}

#[test]
fn some_scenarios_have_a_summoning_chamber() {
    let chamber = |scenario| {
        let game: Question = Scenario::new([("scenario", scenario), ("first", "1")]).luck(3);
        game.setting().chamber().map(|zone| zone.0)
    };
    let with =
        ["a-meal-for-the-house", "the-calling", "hold-till-the-third-dawn", "the-lantern-road"];
    assert_eq!(with.map(chamber), [Some(1), Some(6), Some(1), Some(3)]);
    assert_eq!(["names-they-fear", "breaches"].map(chamber), [None, None]);
}
