//! L5 Conquest and L6 Conquest alone.

use crate::support::{ALONE, BLUE, Look, Question, RED, within};
use kernel::{Verdict, Viewer};
use proof::Scenario;
use proof::scenario::refused_options;
use wonderful_kingdom::conquest::Frame as Conquest;
use wonderful_kingdom::production::Frame as Production;
use wonderful_kingdom::scoring::Frame as Scoring;
use wonderful_kingdom::terms::{Bonus, CardName, Colour, Resource, Territory};
use wonderful_kingdom::{Frame, WonderfulKingdom, choice_phase, law};

const A1: &[(&str, &str)] = &[("module", "conquest"), ("board", "a1")];
const A2: &[(&str, &str)] = &[("module", "conquest"), ("board", "a2")];
const C1: &[(&str, &str)] = &[("module", "conquest"), ("board", "c1"), ("seats", "1")];
const PHASE: Frame = Frame::Conquest(Conquest::ConquestPhase);
const END: Frame = Frame::Scoring(Scoring::LastRound);

fn armies(game: &Question, colour: Colour, at: Territory) -> u8 {
    game.position().conquest.armies(colour, at)
}

fn holds(game: &Question, colour: Colour, bonus: Bonus) -> u8 {
    game.position().conquest.bonuses(game.setting().board(), colour, bonus)
}

#[test]
fn the_worked_example() {
    let words = "
        armies red s3 3 trap gold
        armies red s2 3 materials spy
        armies blue c0 3 destruction krystallium trap
        pieces red soldier 4
    ";
    let game = within(A1, words, &[PHASE])
        .plays("move c0; from s3; from s3; leave s3 trap; from s2; from s2; leave s2 materials");
    assert_eq!(
        (armies(&game, Colour::Blue, Territory::Bc), armies(&game, Colour::Red, Territory::Rc)),
        (3, 3)
    );
    let game = game.plays("station c0 destruction");
    let left =
        [Territory::S3, Territory::S2, Territory::C0].map(|at| armies(&game, Colour::Red, at));
    assert_eq!((left, armies(&game, Colour::Blue, Territory::C0)), ([1, 1, 1], 0));
    let held = [Bonus::Trap, Bonus::Materials, Bonus::Gold, Bonus::Spy, Bonus::Destruction]
        .map(|bonus| holds(&game, Colour::Red, bonus));
    assert_eq!(held, [0, 0, 1, 1, 1], "a Trap and a cube less, card destruction gained");
    assert_eq!(game.pieces(RED).0, 0);
    let realm = game.position().realm(RED);
    assert_eq!((realm.traps(), realm.spies()), (0, 1), "the Trap token is discarded at once");
    assert_eq!(game.position().realm(BLUE).traps(), 0);
    game.proves(law::conquest::MOVE)
        .proves(law::conquest::PASS)
        .proves(law::conquest::ARMIES_AND_LOCATIONS);
}

#[test]
fn four_armies_start_on_their_locations_with_two_traps() {
    let game: Question = Scenario::new(A1.iter().copied()).luck(1);
    let position = game.position();
    assert_eq!([BLUE, RED].map(|seat| position.realm(seat).traps()), [2, 2]);
    assert_eq!(Colour::ALL.map(|colour| position.conquest.reserve(colour)), [8, 8]);
    let board = game.view(Viewer::Watcher).board.unwrap();
    assert_eq!((board.territories.len(), board.reserve), (11, [8, 8]));
    game.proves(law::conquest::CONQUEST_SET_UP)
        .proves(law::conquest::BOARDS)
        .proves(law::conquest::BONUS_LOCATIONS);
}

#[test]
fn the_castle_and_the_locations_produce() {
    let words = "
        armies blue n1 2 trap population
        armies blue n3 2 trap gold
    ";
    let steps = Frame::Production(Production::FourSteps);
    let game = within(A1, words, &[steps]);
    let story = game.story();
    for line in [
        "Valados produces 2 Materials",
        "Valados produces 1 Population",
        "Valados produces 1 Gold",
        "Téressie produces 2 Materials",
    ] {
        assert!(story.contains(line), "{line}: {story}");
    }
    game.proves(law::conquest::PRODUCTION_OF_THE_BOARD);
}

#[test]
fn a_board_is_for_its_number_of_players() {
    let refused = |board, seats| {
        refused_options::<WonderfulKingdom>([
            ("module", "conquest"),
            ("board", board),
            ("seats", seats),
        ])
    };
    assert_eq!(refused("c1", "2"), "This board is not for 2 players.");
    assert_eq!(refused("a1", "1"), "This board is not for 1 player.");
}

#[test]
fn who_has_more_soldiers_begins() {
    let game = within(A1, "pieces red soldier 1", &[PHASE]);
    assert_eq!(game.asked(), [RED]);
    let game = within(
        A1,
        "
        pieces red soldier 1
        pieces blue soldier 1
    ",
        &[PHASE],
    );
    assert_eq!(game.asked(), [BLUE], "a tie goes to the first player of the round");
    game.proves(law::conquest::CONQUEST_PHASE);
}

#[test]
fn the_phase_ends_after_two_passes_in_a_row() {
    let game = within(
        A1,
        "
        pieces blue soldier 2
        pieces red soldier 1
    ",
        &[PHASE],
    )
    .plays("pass; recruit 1; recruit 1");
    assert_eq!(game.asked(), [BLUE]);
    let game = game.plays("pass");
    assert!(game.table().is_over());
    game.proves(law::conquest::PASS).proves(law::conquest::CONQUEST_PHASE);
}

#[test]
fn recruits_come_from_the_reserve_to_the_castle() {
    let game = within(A1, "pieces blue soldier 3", &[PHASE]);
    assert!(game.is_offered(BLUE, "recruit 3") && !game.is_offered(BLUE, "recruit 4"));
    let game = game.plays("recruit 2");
    assert_eq!(armies(&game, Colour::Blue, Territory::Bc), 2);
    assert_eq!((game.position().conquest.reserve(Colour::Blue), game.pieces(BLUE).0), (10, 1));
    let game = within(
        A1,
        "
        armies blue bc 12
        pieces blue soldier 1
    ",
        &[PHASE],
    );
    assert_eq!(game.refuses("recruit 1"), "L5.9  All your Armies are on the board.");
    game.proves(law::conquest::RECRUIT);
}

#[test]
fn three_against_three_is_refused() {
    let words = "
        armies red s3 3 trap gold
        armies blue c0 3
        pieces red soldier 4
    ";
    let game = within(A1, words, &[PHASE]);
    assert_eq!(game.refuses("move c0"), "L5.10  Your Armies must be more than 3 there.");
    game.proves(law::conquest::MOVE);
}

#[test]
fn the_enemy_castle_cannot_be_entered() {
    let words = "
        armies red n1 2 trap population
        pieces red soldier 2
    ";
    let game = within(A1, words, &[PHASE]);
    assert_eq!(game.refuses("move bc"), "L5.4  You cannot enter the enemy castle.");
    game.proves(law::conquest::CONTROL);
}

#[test]
fn a_double_move_passes_through_no_enemy() {
    let words = "
        armies red w1 2 exploration double-move
        armies red rc 1
        pieces red soldier 1
    ";
    let game = within(A1, words, &[PHASE]);
    assert!(game.is_offered(RED, "move c0"), "through empty territories: {}", game.sheet());
    assert!(game.is_offered(RED, "move n2"), "from the sea over the centre");
    let blocked = format!(
        "
        {words}
        armies blue c0 1
        armies blue n1 1
    "
    );
    let game = within(A1, &blocked, &[PHASE]);
    assert!(!game.is_offered(RED, "move n2"), "both ways are the enemy's");
    game.proves(law::conquest::DOUBLE_MOVE);
}

#[test]
fn an_army_may_change_its_location_once_a_turn() {
    let words = "
        armies red s3 1 trap
        pieces red soldier 1
    ";
    let game = within(A1, words, &[PHASE]);
    assert!(game.is_offered(RED, "station s3 gold"));
    let game = game.plays("station s3 gold; leave s3 trap");
    assert_eq!([Bonus::Trap, Bonus::Gold].map(|bonus| holds(&game, Colour::Red, bonus)), [0, 1]);
    assert!(!game.is_offered(RED, "station s3 trap"), "once");
    assert_eq!(game.asked(), [RED], "it was no action");
    game.proves(law::conquest::ARMIES_AND_LOCATIONS);
}

#[test]
fn card_destruction_discards_a_selected_card_of_the_opponent() {
    let words = "
        armies red c0 1 destruction
        selection blue cathedral hamlet
    ";
    let game = within(A1, words, &[Frame::Conquest(Conquest::Destruction(RED, 0))]);
    assert_eq!(game.offers(), ["discard hamlet", "discard cathedral", "pass"]);
    let game = game.plays("discard cathedral");
    assert_eq!(game.names(game.position().realm(BLUE).selection()), [CardName::Hamlet]);
    game.proves(law::conquest::BONUSES);
}

#[test]
fn each_location_of_destruction_takes_a_card() {
    let words = "armies red w1 1 destruction\narmies red e1 1 destruction\n\
                 selection blue cathedral hamlet sawmill";
    let b2 = [("module", "conquest"), ("board", "b2")];
    let game = within(&b2, words, &[Frame::Conquest(Conquest::Destruction(RED, 0))])
        .plays("discard cathedral; discard sawmill");
    assert_eq!(game.names(game.position().realm(BLUE).selection()), [CardName::Hamlet]);
    game.proves(law::conquest::BONUSES);
}

#[test]
fn armies_may_join_their_fellows() {
    let words = "
        armies red s3 1 trap
        armies red rc 2
        pieces red soldier 2
    ";
    let game = within(A1, words, &[PHASE]).plays("move s3; from rc");
    assert_eq!(armies(&game, Colour::Red, Territory::S3), 3);
    assert_eq!(holds(&game, Colour::Red, Bonus::Gold), 1, "the second location is held too");
    game.proves(law::conquest::MOVE);
}

#[test]
fn more_recruits_than_soldiers_are_refused() {
    let game = within(A1, "pieces blue soldier 1", &[PHASE]);
    assert_eq!(game.refuses("recruit 2"), "L5.9  You have only 1 Soldier.");
    game.proves(law::conquest::RECRUIT);
}

#[test]
fn a_spy_location_gives_a_spy_each_round() {
    let game = within(A1, "armies red s2 1 spy", &[Frame::Choice(choice_phase::Frame::Round)]);
    assert_eq!([BLUE, RED].map(|seat| game.position().realm(seat).spies()), [0, 1]);
    game.proves(law::setup::TRAP_TOKENS);
}

#[test]
fn the_prison_locks_an_army_up_until_its_owner_takes_it() {
    let words = "
        armies red c0 1 prison
        armies blue n2 2 trap exploration
    ";
    let game = within(A2, words, &[PHASE]).plays("pass");
    assert_eq!((game.asked(), game.offers()), (vec![RED], vec!["lock n2".into(), "pass".into()]));
    let game = game.plays("lock n2; leave n2 trap");
    assert_eq!(game.position().conquest.locked(Colour::Blue), 1);
    assert_eq!(holds(&game, Colour::Blue, Bonus::Trap), 0);
    game.proves(law::conquest::PRISON);
    let words = "
        armies red c0 1 prison
        armies blue n2 3 trap exploration
        pieces blue soldier 2
    ";
    let frames = [PHASE, Frame::Conquest(Conquest::Lock(RED, Colour::Blue, Territory::N2))];
    let game = within(A2, words, &frames).plays("move c0; leave n2 trap; station c0 prison");
    assert_eq!(game.position().conquest.locked(Colour::Blue), 0);
    assert_eq!(armies(&game, Colour::Blue, Territory::Bc), 2, "one freed, one sent home");
    game.proves(law::conquest::PRISON);
}

#[test]
fn territories_score_the_number_of_the_players_colour() {
    let words = "
        round 4
        armies red n1 1 trap
        armies red s2 1 spy
        armies blue c0 2
    ";
    let game = within(A1, words, &[END]);
    let score = |seat| game.outcome().standing(seat).unwrap().score;
    assert_eq!((score(BLUE), score(RED)), (4, 9 + 2));
    game.proves(law::conquest::TERRITORIES_AT_THE_END);
}

#[test]
fn alone_the_enemy_stands_everywhere_else() {
    let game: Question = Scenario::new(C1.iter().copied()).luck(1);
    assert_eq!(game.setting().colour(ALONE), Colour::Red);
    assert_eq!(armies(&game, Colour::Blue, Territory::Bc), 2);
    for at in
        [Territory::N1, Territory::N2, Territory::N3, Territory::W1, Territory::C0, Territory::E1]
    {
        assert_eq!(armies(&game, Colour::Blue, at), 1, "{at}");
    }
    assert_eq!(armies(&game, Colour::Blue, Territory::Rc), 0);
    let realm = game.position().realm(ALONE);
    assert_eq!((realm.traps(), realm.spies()), (0, 1), "only the Spy of a location");
    game.proves(law::solo_conquest::RED_ALONE).proves(law::solo_conquest::ENEMY_SET_UP);
}

#[test]
fn alone_the_enemy_grows_on_empty_territories() {
    let words = "
        armies red s1 1 population
        armies blue bc 1
        armies blue n2 1
    ";
    let game = within(C1, words, &[PHASE]).plays("pass");
    assert_eq!(armies(&game, Colour::Blue, Territory::S1), 1, "it was left empty");
    assert_eq!(armies(&game, Colour::Blue, Territory::C0), 1);
    assert_eq!(armies(&game, Colour::Blue, Territory::Rc), 0, "the own castle is exempt");
    assert_eq!(game.position().conquest.locked(Colour::Red), 1);
    game.proves(law::solo_conquest::ENEMY_GROWTH)
        .proves(law::solo_conquest::PHASES_ALONE)
        .proves(law::solo_conquest::ENEMY_PRISON)
        .proves(law::solo_conquest::IDLE_ENEMY);
}

#[test]
fn alone_the_enemy_takes_over_what_the_prison_has_emptied() {
    let words = "
        armies red s1 1 population
        armies red s2 1 materials
        armies blue n2 1
    ";
    let game = within(C1, words, &[PHASE]).plays("pass");
    assert_eq!(game.offers(), ["lock s1", "lock s2"]);
    let game = game.plays("lock s1");
    assert_eq!(game.position().conquest.locked(Colour::Red), 1);
    assert_eq!(armies(&game, Colour::Blue, Territory::S1), 1, "grown after the prison");
    assert_eq!(armies(&game, Colour::Red, Territory::S2), 1);
    game.proves(law::solo_conquest::ENEMY_PRISON).proves(law::solo_conquest::ENEMY_GROWTH);
}

#[test]
fn alone_a_prison_without_armies_takes_nobody_before_the_enemy_has_grown_there() {
    let words = "
        armies red s1 1 population
        armies red s2 1 materials
    ";
    let game = within(C1, words, &[PHASE, PHASE]).plays("pass");
    assert_eq!(armies(&game, Colour::Blue, Territory::N2), 1);
    assert_eq!(game.position().conquest.locked(Colour::Red), 0, "nobody controlled it");
    let game = game.plays("pass; lock s2");
    assert_eq!(game.position().conquest.locked(Colour::Red), 1, "the enemy does now");
    game.proves(law::solo_conquest::ENEMY_PRISON).proves(law::solo_conquest::IDLE_ENEMY);
}

#[test]
fn alone_the_blue_castle_can_be_taken_and_the_beaten_leave_the_board() {
    let words = "
        armies red n1 3 krystallium
        armies blue bc 2
        pieces red soldier 3
    ";
    let game = within(C1, words, &[PHASE]).plays("move bc");
    assert_eq!(armies(&game, Colour::Red, Territory::Bc), 1);
    assert_eq!(armies(&game, Colour::Blue, Territory::Bc), 0);
    assert_eq!(armies(&game, Colour::Red, Territory::Rc), 2);
    game.proves(law::solo_conquest::TAKING_THE_CASTLE);
}

#[test]
fn alone_the_enemys_numbers_are_subtracted() {
    let game: Question = Scenario::new(C1.iter().copied()).luck(1);
    let score = wonderful_kingdom::scoring::score(game.setting(), game.position(), ALONE);
    assert_eq!(score, 21 - 12, "who does nothing");
    let game = within(
        C1,
        "
        round 4
        armies red n1 1
        armies blue bc 1
    ",
        &[END],
    );
    assert_eq!(game.outcome().standings[0].score, 16 - 2);
    assert_eq!(game.outcome().verdict, Verdict::Solo { rank: "medal-none", level: 0 });
    game.proves(law::solo_conquest::SCORE_ALONE);
}

#[test]
fn conquest_alone_has_medals_of_its_own() {
    // The enemy's castle costs two, another land of his two, one of the south one.
    let (one, both) = (
        "armies blue n1 1",
        "
        armies blue n1 1
        armies blue s1 1
    ",
    );
    let most = "cathedral world-tree maze-of-fenhror grand-palace tower-of-mages sword-of-the-first-king lost-temple";
    let more = "citadel bank-of-the-realm dragon-egg brotherhood-of-masons";
    for (cards, enemy, score, rank) in [
        (most.to_owned(), both, 79, "medal-bronze"),
        (most.to_owned(), one, 80, "medal-silver"),
        (format!("{most} {more}"), both, 100, "medal-gold"),
    ] {
        let words = format!(
            "
            round 4
            duchy red {cards}
            {enemy}
        "
        );
        let game = within(C1, &words, &[END]);
        let outcome = game.outcome();
        assert_eq!(outcome.standings[0].score, score);
        assert!(matches!(outcome.verdict, Verdict::Solo { rank: earned, .. } if earned == rank));
        game.proves(law::solo::MEDALS);
    }
}

#[test]
fn every_resource_of_the_board_is_counted_alone() {
    let words = "armies red s2 1 materials";
    let frame = Frame::Production(Production::Step(Resource::Materials));
    let game = within(C1, words, &[frame]);
    assert!(game.story().contains("produces 4 Materials"), "{}", game.story());
    game.proves(law::conquest::PRODUCTION_OF_THE_BOARD);
}
