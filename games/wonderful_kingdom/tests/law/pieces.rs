//! K6 Pieces, cards and timing.

use crate::support::{BLUE, Look, plain, planning, step};
use wonderful_kingdom::choice_phase::Frame as Choosing;
use wonderful_kingdom::production::Frame as Production;
use wonderful_kingdom::terms::{CardName, Resource};
use wonderful_kingdom::{Frame, law};

const NONE: &[(&str, &str)] = &[("module", "none")];
const GOLD: Frame = Frame::Production(Production::Place(BLUE, Resource::Gold));

#[test]
fn a_placed_cube_stays_where_it_is() {
    let game = plain(
        "
        construction blue bell-tower
        pieces blue gold 1
    ",
        GOLD,
    )
    .plays("put gold bell-tower");
    let tower = game.position().realm(BLUE).construction().first().unwrap();
    assert_eq!(game.position().works(tower).len(), 1);
    game.proves(law::pieces::PLACED_FOR_GOOD);
}

#[test]
fn the_fifth_cube_in_alchemy_makes_a_krystallium() {
    let game = plain("pieces blue alchemy 4 gold 1", GOLD);
    assert_eq!(game.pieces(BLUE), (0, 1, 0));
    game.proves(law::pieces::ALCHEMY);
}

#[test]
fn cubes_in_alchemy_stay_from_round_to_round() {
    let game = plain("pieces blue alchemy 3", Frame::Choice(Choosing::EndOfRound));
    assert_eq!(game.position().round(), 2);
    assert_eq!(game.pieces(BLUE).2, 3);
    game.proves(law::choice::FOUR_ROUNDS);
}

#[test]
fn a_krystallium_stands_for_any_cube_and_never_for_a_soldier() {
    let game = planning(
        NONE,
        "
        construction blue triumphal-arch
        pieces blue krystallium 1
    ",
    );
    assert!(game.is_offered(BLUE, "krystallium materials triumphal-arch"));
    assert!(game.is_offered(BLUE, "krystallium gold triumphal-arch"));
    assert_eq!(
        game.refuses("krystallium soldier triumphal-arch"),
        "K6.3  A Krystallium never stands for a Soldier."
    );
    game.proves(law::pieces::KRYSTALLIUM);
}

#[test]
fn a_krystallium_space_takes_nothing_else() {
    let words = "
        construction blue world-tree exploration 6
        pieces blue krystallium 1
    ";
    let game = planning(NONE, words).plays("put krystallium world-tree");
    assert_eq!(game.names(game.position().realm(BLUE).duchy()), [CardName::WorldTree]);
    game.proves(law::pieces::KRYSTALLIUM);
}

#[test]
fn soldiers_fill_soldier_spaces() {
    let words = "
        construction blue triumphal-arch materials 3 gold 2
        pieces blue soldier 2
    ";
    let game = planning(NONE, words).plays("put soldier triumphal-arch");
    assert_eq!(game.names(game.position().realm(BLUE).duchy()), [CardName::TriumphalArch]);
    assert_eq!(game.pieces(BLUE).0, 1);
    game.proves(law::pieces::SOLDIERS);
}

#[test]
fn a_full_card_is_completed_at_once_and_gives_its_bonus() {
    let words = "
        construction blue market-town materials 3
        pieces blue population 1
    ";
    let game = plain(words, Frame::Production(Production::Place(BLUE, Resource::Population)))
        .plays("put population market-town");
    assert_eq!(game.names(game.position().realm(BLUE).duchy()), [CardName::MarketTown]);
    assert_eq!(game.pieces(BLUE).0, 1);
    let town = game.position().realm(BLUE).duchy().first().unwrap();
    assert!(game.position().works(town).is_empty());
    game.proves(law::pieces::COMPLETION);
}

#[test]
fn a_scrapped_card_loses_its_cubes_and_feeds_alchemy() {
    let game =
        planning(NONE, "construction blue cathedral materials 2 gold 1").plays("scrap cathedral");
    assert_eq!(game.pieces(BLUE).2, 1);
    assert!(game.position().realm(BLUE).construction().is_empty());
    assert_eq!(game.names(game.position().discards()), [CardName::Cathedral]);
    game.proves(law::pieces::SCRAP);
}

#[test]
fn copies_with_the_same_pieces_are_offered_once() {
    let words = "
            construction blue hamlet
            construction blue hamlet
            construction blue hamlet materials 1
        ";
    let game = step(NONE, words, Resource::Materials);
    assert!(game.is_offered(BLUE, "put materials hamlet"));
    assert!(!game.is_offered(BLUE, "put materials hamlet.2"));
    assert!(game.is_offered(BLUE, "put materials hamlet.3"));
    game.proves(law::production::PLACING_CUBES);
}
