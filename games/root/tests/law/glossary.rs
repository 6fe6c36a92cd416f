//! G Glossary.

use crate::support::{marquise_acts, marquise_daylight, phase, within};
use kernel::Seat;
use root::frame::Frame;
use root::golden_rules::Frame as Golden;
use root::terms::{Clearing, Piece};
use root::{cards, law};

#[test]
fn a_card_in_the_play_area_is_not_spent() {
    let game = marquise_daylight(
        "
        c8 marquise-warrior workshop sawmill
        hand marquise armorers
    ",
    )
    .plays("craft armorers");
    assert!(
        !game.offers().contains(&"do overwork".to_owned()),
        "Armorers are in play, not in hand"
    );
    game.proves(law::glossary::PLAY_AREA);
}

#[test]
fn warriors_and_pawns_move_and_fight() {
    let game = marquise_acts(
        3,
        "
            c5 sawmill
            c1 marquise-warrior
            pawn vagabond c1
        ",
    )
    .plays("do battle");
    assert!(game.story().contains("battles the Vagabond in clearing 1"), "{}", game.story());
    game.proves(law::glossary::WARRIOR).proves(law::glossary::PAWN);
}

#[test]
fn a_hand_is_shown_to_the_player_named_and_to_nobody_else() {
    let words = "
        c1 marquise-warrior
        crafted marquise codebreakers
        hand eyrie anvil
    ";
    let game = marquise_acts(3, words).plays("use codebreakers");
    let heard = game.story_in(kernel::Lang::English, kernel::Viewer::Seat(Seat(0)));
    assert!(heard.contains("Anvil"), "{heard}");
    let others = game.story_in(kernel::Lang::English, kernel::Viewer::Seat(Seat(2)));
    assert!(
        !others.contains("Anvil") && others.contains("looks at the hand of the Eyrie"),
        "{others}"
    );
    game.proves(law::glossary::SHOW);
}

#[test]
fn partners_of_a_coalition_are_no_enemies() {
    let words = "
        c1 marquise-warrior eyrie-warrior
        pawn vagabond c1
        coalition vagabond marquise
    ";
    let game = marquise_acts(3, words).plays("do battle");
    assert!(
        game.story().contains("battles the Eyrie"),
        "the Vagabond is no choice: {}",
        game.story()
    );
    game.proves(law::glossary::ENEMY);
}

#[test]
fn an_item_that_is_crafted_is_nobodys_faction_piece() {
    let game = marquise_daylight(
        "
            c1 marquise-warrior workshop
            hand marquise anvil
        ",
    )
    .plays("craft anvil");
    assert_eq!(game.position().player(Seat(0)).items().total(), 1);
    game.proves(law::glossary::ITEM);
}

#[test]
fn a_card_is_drawn_from_the_shared_deck() {
    let game = phase(
        &[],
        "
        turn marquise
        c1 marquise-warrior
    ",
        Golden::Evening,
    );
    assert!(game.story().contains("6.6  The Marquise draws a card."), "{}", game.story());
    game.proves(law::glossary::DRAW);
}

#[test]
fn buildings_and_tokens_are_faction_pieces_too() {
    let game = marquise_acts(
        3,
        "
        c1 marquise-warrior sympathy
        c5 marquise-warrior roost
    ",
    )
    .plays("do battle");
    assert_eq!(game.offers(), ["battle c5 eyrie", "battle c1 alliance"]);
    game.proves(law::glossary::FACTION_PIECE);
}

#[test]
fn pieces_are_placed_from_their_supply() {
    let game = marquise_acts(3, "c1 marquise-warrior recruiter").plays("do recruit");
    assert_eq!(game.position().woodland.supply(Piece::MarquiseWarrior), 23);
    game.proves(law::glossary::PLACE);
}

#[test]
fn removed_pieces_return_to_their_supply_or_track() {
    let game = within(
        &[],
        "
            turn eyrie
            c1 marquise-warrior 2 sawmill
        ",
        &[
            Frame::Golden(Golden::EndOfTurn),
            Frame::Cards(cards::Frame::Standard(cards::standard::Frame::Favor(
                root::terms::Suit::Fox,
            ))),
        ],
    );
    let woodland = &game.position().woodland;
    assert_eq!((woodland.supply(Piece::MarquiseWarrior), woodland.supply(Piece::Sawmill)), (25, 6));
    assert_eq!(woodland.free_slots(Clearing(0)), 1);
    game.proves(law::glossary::REMOVE);
}
