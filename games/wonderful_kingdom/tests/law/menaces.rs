//! K8.1 The Menace module and the base sets.

use crate::support::{BLUE, Look, Question, RED, within};
use proof::Scenario;
use proof::scenario::refused_options;
use wonderful_kingdom::menaces::Frame as Menaces;
use wonderful_kingdom::scoring::Frame as Scoring;
use wonderful_kingdom::terms::{CardName, Resource};
use wonderful_kingdom::{Frame, WonderfulKingdom, law, production};

fn menace(sets: [&str; 2], words: &str, frames: &[Frame]) -> Question {
    let options = [("module", "menace"), ("blue-menace", sets[0]), ("red-menace", sets[1])];
    within(&options, words, frames)
}

const RATS: [&str; 2] = ["giant-rats", "frost-giants"];
const TROLLS: [&str; 2] = ["marsh-trolls", "thieves"];
const COMBAT: Frame = Frame::Menaces(Menaces::Combat);
const ACT_ON_BLUE: Frame = Frame::Menaces(Menaces::ActOn(BLUE));

#[test]
fn each_hand_gets_a_card_of_the_players_own_set() {
    let game: Question = Scenario::new([("module", "menace")]).luck(2);
    let (faces, position) = (&game.setting().faces, game.position());
    let menace = |seat| game.names(position.realm(seat).hand().and(faces.menaces));
    assert_eq!((menace(BLUE), menace(RED)), (vec![CardName::GiantRat], vec![CardName::FrostGiant]));
    assert_eq!([BLUE, RED].map(|seat| position.menaces(seat).len()), [3, 3]);
    let same = [("module", "menace"), ("blue-menace", "giant-rats"), ("red-menace", "giant-rats")];
    assert_eq!(
        refused_options::<WonderfulKingdom>(same),
        "Each player chooses another Menace set."
    );
    game.proves(law::menaces::MENACE_SETS);
}

#[test]
fn who_leaves_the_choice_of_a_set_open_gets_another_than_the_opponent_has() {
    use wonderful_kingdom::terms::MenaceSet::{FrostGiants, GiantRats, Sisters};
    for (option, set, sets) in [
        ("blue-menace", "usual", [GiantRats, FrostGiants]),
        ("blue-menace", "frost-giants", [FrostGiants, GiantRats]),
        ("red-menace", "giant-rats", [FrostGiants, GiantRats]),
        ("red-menace", "sisters", [GiantRats, Sisters]),
    ] {
        let game: Question = Scenario::new([("module", "menace"), (option, set)]).luck(2);
        assert_eq!(game.setting().choices.sets, sets, "{option}={set}");
        game.proves(law::menaces::MENACE_SETS);
    }
}

#[test]
fn who_ends_up_with_a_menace_suffers_it_even_of_the_own_set() {
    let game = menace(RATS, "construction blue giant-rat", &[ACT_ON_BLUE]);
    let realm = game.position().realm(BLUE);
    assert_eq!(game.names(realm.construction()), [CardName::GiantRat, CardName::Rat]);
    game.proves(law::menaces::NO_IMMUNITY).proves(law::menaces::WHEN_MENACES_ACT);
}

#[test]
fn each_giant_rat_brings_a_rat_while_there_are_some() {
    let words = "
        construction blue giant-rat
        construction blue giant-rat
        trophies red rat rat rat rat rat rat rat rat rat
    ";
    let game = menace(RATS, words, &[ACT_ON_BLUE]);
    let names = game.names(game.position().realm(BLUE).construction());
    assert_eq!(names, [CardName::GiantRat, CardName::GiantRat, CardName::Rat]);
    game.proves(law::rats::GIANT_RATS);
}

#[test]
fn the_opponent_freezes_a_card_for_each_frost_giant() {
    let words = "
            construction blue frost-giant
            construction blue hamlet
            construction blue sawmill
        ";
    let game = menace(
        RATS,
        words,
        &[Frame::Production(production::Frame::Step(Resource::Materials)), ACT_ON_BLUE],
    );
    assert_eq!(
        (game.asked(), game.offers()),
        (vec![RED], vec!["site hamlet".into(), "site sawmill".into()])
    );
    let game = game.plays("site sawmill");
    assert!(game.is_offered(BLUE, "put materials hamlet"));
    assert!(!game.is_offered(BLUE, "put materials sawmill"), "it is frozen");
    game.proves(law::rats::FROST_GIANTS);
}

#[test]
fn a_troll_eats_a_selected_card_at_the_start_of_planning() {
    let words = "selection blue hamlet cartload-of-marble marsh-troll";
    let game = menace(TROLLS, words, &[Frame::Menaces(Menaces::Trolls(BLUE, 0))]);
    assert_eq!(game.offers(), ["discard hamlet", "discard cartload-of-marble"]);
    let game = game.plays("discard cartload-of-marble");
    assert_eq!(game.pieces(BLUE), (0, 0, 0), "no cube is gained");
    assert_eq!(game.names(game.position().discards()), [CardName::CartloadOfMarble]);
    game.proves(law::rats::MARSH_TROLLS);
}

#[test]
fn a_robbed_card_does_not_produce_until_the_thief_is_defeated() {
    let words = "
            construction blue thief soldier 1
            duchy blue hamlet granary
            pieces blue soldier 1
        ";
    let game = menace(TROLLS, words, &[COMBAT, ACT_ON_BLUE]);
    assert_eq!(
        (game.asked(), game.offers()),
        (vec![RED], vec!["site hamlet".into(), "site granary".into()])
    );
    let game = game.plays("site granary");
    let made =
        |game: &Question| game.position().production(game.setting(), BLUE, Resource::Population);
    assert_eq!(made(&game), 3, "Valados two, Hamlet one");
    let game = game.plays("put soldier thief");
    assert_eq!(made(&game), 6, "the Granary is free again");
    game.proves(law::rats::THIEVES);
}

#[test]
fn a_menace_is_defeated_in_combat_and_soldiers_stay_on_it() {
    let words = "
        construction blue frost-giant
        pieces blue soldier 1
    ";
    let game = menace(RATS, words, &[COMBAT]).plays("put soldier frost-giant");
    let giant = game.position().realm(BLUE).construction().first().unwrap();
    assert_eq!(game.position().works(giant).len(), 1, "one of two stays there");
    let words = "
        construction blue frost-giant soldier 1
        pieces blue soldier 1
    ";
    let game = menace(RATS, words, &[COMBAT]).plays("put soldier frost-giant");
    assert_eq!(game.names(game.position().realm(BLUE).trophies()), [CardName::FrostGiant]);
    assert!(game.story().contains("K8.5  Valados defeats Frost Giant."));
    game.proves(law::menaces::COMBAT)
        .proves(law::menaces::ONLY_IN_COMBAT)
        .proves(law::menaces::TROPHIES);
}

#[test]
fn soldiers_are_put_on_menaces_in_combat_alone() {
    let words = "
        construction blue frost-giant
        construction blue hamlet
        pieces blue soldier 2
    ";
    let game =
        menace(RATS, words, &[Frame::Production(production::Frame::Step(Resource::Materials))]);
    assert!(!game.is_offered(BLUE, "put soldier frost-giant"));
    let game = menace(RATS, words, &[COMBAT]);
    assert_eq!(game.offers(), ["put soldier frost-giant", "pass"]);
    game.proves(law::menaces::ONLY_IN_COMBAT);
}

#[test]
fn an_undefeated_menace_costs_its_penalty() {
    let words = "
            round 4
            construction blue frost-giant
            construction blue rat
            trophies red giant-rat
        ";
    let game = menace(RATS, words, &[Frame::Scoring(Scoring::LastRound)]);
    let score = |seat| game.outcome().standing(seat).unwrap().score;
    assert_eq!((score(BLUE), score(RED)), (-2 - 1, 0));
    game.proves(law::menaces::UNDEFEATED_MENACES);
}
