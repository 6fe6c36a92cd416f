//! K1 Components, K2 Set-up and L1 Deluxe additions.

use crate::support::{BLUE, Look, Question, RED};
use kernel::Viewer;
use proof::Scenario;
use proof::scenario::refused_options;
use wonderful_kingdom::terms::{CardName, Colour, Module, Resource};
use wonderful_kingdom::{WonderfulKingdom, law};

fn table(options: &[(&str, &str)]) -> Question {
    Scenario::new(options.iter().copied()).luck(3)
}

#[test]
fn eighty_five_cards_make_the_deck_and_sixteen_of_them_are_dealt() {
    let game = table(&[]);
    let position = game.position();
    assert_eq!(position.deck().len(), 69);
    assert_eq!([BLUE, RED].map(|seat| position.realm(seat).hand().len()), [8, 8]);
    game.proves(law::setup::SHUFFLE_THE_DECK)
        .proves(law::deluxe::LEGENDS_CARDS)
        .proves(law::deluxe::FIVE_DEVELOPMENTS)
        .proves(law::choice::DEAL);
}

#[test]
fn without_the_legends_the_deck_has_eighty() {
    let game = table(&[("legends", "off")]);
    assert_eq!(game.position().deck().len(), 64);
    assert!(!game.setting().faces.has(CardName::Quarry));
    game.proves(law::setup::SHUFFLE_THE_DECK);
}

#[test]
fn each_player_is_dealt_one_of_the_eight_calamities() {
    let game = table(&[]);
    let position = game.position();
    assert_eq!(position.calamities().len(), 6);
    let calamities = game.setting().faces.calamities;
    assert_eq!([BLUE, RED].map(|seat| position.realm(seat).hand().and(calamities).len()), [1, 1]);
    game.proves(law::setup::CALAMITY_PILE);
}

#[test]
fn both_players_use_the_same_side() {
    let game = table(&[("side", "b")]);
    let made = |seat| Resource::ALL.map(|of| game.position().production(game.setting(), seat, of));
    assert_eq!((made(BLUE), made(RED)), ([2, 1, 1, 0], [2, 1, 1, 0]));
    game.proves(law::setup::DUCHY_CARDS);
}

#[test]
fn valados_is_blue_and_the_others_are_red() {
    let game = table(&[("duchy", "senada"), ("module", "conquest")]);
    let colours = [BLUE, RED].map(|seat| game.setting().colour(seat));
    assert_eq!(colours, [Colour::Blue, Colour::Red]);
    assert_eq!(
        refused_options::<WonderfulKingdom>([("duchy", "valados")]),
        "Valados is blue's Duchy: choose Téressie or Senada for red."
    );
    game.view(Viewer::Watcher);
    game.proves(law::components::COLOURS);
}

#[test]
fn two_trap_tokens_each() {
    let game = table(&[]);
    assert_eq!([BLUE, RED].map(|seat| game.position().realm(seat).traps()), [2, 2]);
    game.proves(law::setup::TRAP_TOKENS);
}

#[test]
fn the_round_marker_starts_on_one_and_blue_begins() {
    let game = table(&[]);
    assert_eq!((game.position().round(), game.asked()), (1, vec![BLUE]));
    let story = game.story();
    assert!(story.contains("K3.1  Round 1 begins; Valados is first player."), "{story}");
    game.proves(law::setup::ROUND_MARKER).proves(law::choice::FIRST_PLAYER_OF_THE_ROUND);
}

#[test]
fn one_module_is_played() {
    let game = table(&[("module", "menace")]);
    assert_eq!(game.view(Viewer::Watcher).module, Module::Menace);
    game.proves(law::setup::ONE_MODULE);
}

#[test]
fn advisors_replace_the_treasures_and_menaces_the_calamities() {
    let game = table(&[("module", "advisors")]);
    let (faces, position) = (&game.setting().faces, game.position());
    let in_game = faces.advisors.minus(position.boxed());
    assert_eq!((in_game.len(), faces.treasures.len(), faces.calamities.len()), (10, 0, 8));
    game.proves(law::setup::CHANGES_BY_MODULE).proves(law::more_advisors::FOUR_MORE_ADVISORS);
    let game = table(&[("module", "menace")]);
    assert_eq!(game.position().calamities().len(), 0);
    game.proves(law::setup::CHANGES_BY_MODULE);
}

#[test]
fn each_number_of_players_has_its_advisors() {
    for (seats, legends, used) in
        [("2", "off", 10), ("1", "off", 11), ("2", "on", 10), ("1", "on", 10)]
    {
        let game = table(&[("module", "advisors"), ("seats", seats), ("legends", legends)]);
        assert_eq!(game.setting().faces.advisors_used, used, "{seats} {legends}");
        game.proves(law::solo::ADVISORS_IN_USE);
    }
}

#[test]
fn side_c_starts_with_five_krystallium_and_produces_nothing() {
    let game = table(&[("side", "c")]);
    let position = game.position();
    assert_eq!([BLUE, RED].map(|seat| position.realm(seat).krystallium()), [5, 5]);
    let made = Resource::ALL.map(|of| position.production(game.setting(), BLUE, of));
    assert_eq!(made, [0; 4]);
    game.proves(law::deluxe::SIDE_C);
}

#[test]
fn side_d_is_different_for_each_duchy() {
    let game = table(&[("side", "d")]);
    let made = |seat| Resource::ALL.map(|of| game.position().production(game.setting(), seat, of));
    assert_eq!((made(BLUE), made(RED)), ([2, 0, 0, 1], [0, 2, 1, 0]));
    game.proves(law::deluxe::SIDE_D);
}

#[test]
fn without_the_legends_only_their_cards_are_sorted_out() {
    for options in [
        [("side", "c"), ("module", "none")],
        [("side", "d"), ("module", "none")],
        [("duchy", "senada"), ("module", "none")],
        [("board", "b1"), ("module", "conquest")],
        [("quest", "ancestral-treasure"), ("module", "quests")],
        [("quest", "captive-dragon"), ("module", "quests")],
        [("blue-menace", "sisters"), ("module", "menace")],
        [("red-menace", "dragons"), ("module", "menace")],
    ] {
        let game = table(&[options[0], options[1], ("legends", "off")]);
        let faces = &game.setting().faces;
        assert_eq!(faces.developments.len(), 70, "{options:?}");
        assert!(!faces.has(CardName::MazeOfFenhror), "{options:?}");
        game.proves(law::deluxe::LEGENDS_CARDS);
    }
    let game = table(&[("module", "advisors"), ("legends", "off")]);
    assert!(!game.setting().faces.has(CardName::Usurper));
    assert_eq!(game.setting().faces.developments.len(), 70);
    game.proves(law::deluxe::LEGENDS_CARDS);
}

#[test]
fn the_cards_of_the_legends_are_five() {
    let game = table(&[]);
    let faces = &game.setting().faces;
    let of = |name| faces.all.iter().filter(|&card| faces.name(card) == name).count();
    let counts =
        [CardName::Quarry, CardName::Mercenaries, CardName::GrandPalace, CardName::MazeOfFenhror]
            .map(of);
    assert_eq!(counts, [2, 1, 1, 1]);
    let points = |name| game.setting().face_of(name).map(|face| face.points);
    assert_eq!(
        (points(CardName::GrandPalace), points(CardName::MazeOfFenhror)),
        (Some(10), Some(15))
    );
    game.proves(law::deluxe::FIVE_DEVELOPMENTS);
}

#[test]
fn a_view_tells_what_is_printed_on_the_cards() {
    let view = table(&[("module", "none")]).view(Viewer::Watcher);
    let harbour = &view.cards[&CardName::Harbour];
    assert_eq!(harbour.kind.to_string(), "structure");
    let cost: Vec<String> = harbour.cost.iter().map(ToString::to_string).collect();
    assert_eq!(cost, ["materials", "materials", "materials", "gold"]);
    assert_eq!((harbour.production, harbour.points), ([0, 0, 1, 1], 1));
    let per = view.cards[&CardName::GreatLibrary].points_per.expect("points for something");
    assert_eq!((per.0, per.1.to_string().as_str()), (2, "monument"));
}

#[test]
fn a_player_has_three_areas() {
    let game = crate::support::planning(&[("module", "none")], "selection blue hamlet")
        .plays("0: construct hamlet");
    let realm = game.position().realm(BLUE);
    assert_eq!(game.names(realm.construction()), [CardName::Hamlet]);
    assert!(realm.selection().is_empty() && realm.duchy().is_empty());
    game.proves(law::setup::AREAS_OF_A_PLAYER);
}
