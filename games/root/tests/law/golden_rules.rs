//! 1 Golden Rules.

use crate::scene::Look;
use crate::support::{marquise_acts, marquise_birdsong, phase, within};
use insta::assert_snapshot;
use kernel::{Seat, Viewer};
use root::frame::Frame;
use root::golden_rules::Frame as Golden;
use root::terms::Faction;
use root::{cards, law};

#[test]
fn the_turn_player_orders_effects_that_wait_together() {
    // The Eyrie's favor clears a fox clearing with sympathy, a base and cats: three kinds of effects wait.
    let game = within(
        &[],
        "turn eyrie
         c1 marquise-warrior sympathy eyrie-warrior
         c3 keep
         c8 fox-base
         hand marquise ambush-fox
         hand eyrie anvil",
        &[
            Frame::Golden(Golden::EndOfTurn),
            Frame::Cards(cards::Frame::Standard(cards::standard::Frame::Favor(
                root::terms::Suit::Fox,
            ))),
        ],
    );
    assert_eq!(game.asked(), [Seat(1)]);
    assert_eq!(game.offers(), ["first field-hospitals", "first outrage", "first fox-base-lost"]);
    game.proves(law::golden_rules::UNCLEAR_CHOICES);
}

#[test]
fn all_pieces_are_removed_before_any_effect_of_their_removal() {
    let game = within(
        &[],
        "turn eyrie
         c1 marquise-warrior 2
         c6 marquise-warrior 3
         c3 keep
         hand marquise ambush-fox anvil",
        &[
            Frame::Golden(Golden::EndOfTurn),
            Frame::Cards(cards::Frame::Standard(cards::standard::Frame::Favor(
                root::terms::Suit::Fox,
            ))),
        ],
    );
    assert_snapshot!(game.story(), @r"
    4.1.2  The Eyrie removes 2 Marquise warriors from clearing 1.
    4.1.2  The Eyrie removes 3 Marquise warriors from clearing 6.
    ");
    let game = game.plays("card ambush-fox; card anvil");
    assert_eq!(
        game.position()
            .woodland
            .count(root::terms::Piece::MarquiseWarrior, root::terms::Clearing(2)),
        5
    );
    game.proves(law::golden_rules::HANDLING_PIECES);
}

#[test]
fn the_number_of_cards_in_a_hand_is_public_but_not_which() {
    let with = |hand: &str| {
        marquise_acts(
            3,
            &format!(
                "
        c1 marquise-warrior 2
        hand eyrie {hand}
    "
            ),
        )
    };
    let (game, other, more) =
        (with("anvil armorers"), with("sword sappers"), with("anvil armorers sword"));
    let marquise = Viewer::Seat(Seat(0));
    assert_eq!(game.view(marquise), other.view(marquise), "which cards they are is hidden");
    assert_ne!(game.view(marquise), more.view(marquise), "how many there are is not");
    game.proves(law::golden_rules::HANDS);
}

#[test]
fn anybody_may_look_through_the_discard_pile() {
    let game = marquise_acts(
        3,
        "
        c1 marquise-warrior 2
        discarded anvil
    ",
    );
    let seen = game.view(Viewer::Watcher);
    assert!(serde_json::to_string(&seen).unwrap().contains("anvil"));
    game.proves(law::golden_rules::DISCARD_PILE);
}

#[test]
fn after_three_phases_the_next_player_clockwise_begins() {
    let game = phase(
        &[],
        "
            turn marquise
            c1 marquise-warrior sawmill
            c2 eyrie-warrior roost
        ",
        Golden::Birdsong,
    );
    assert_eq!(game.story(), "6.4  A wood token is placed in clearing 1.", "Birdsong");
    assert!(game.offers().contains(&"do march".to_owned()), "Daylight: {:?}", game.offers());
    let game = game.plays("pass");
    assert_eq!(game.hand(Faction::Marquise).len(), 1, "Evening");
    assert!(game.story().contains("1.4.1  The turn of the Eyrie begins."), "{}", game.story());
    assert_eq!(game.position().turn.seat(), Seat(1));
    game.proves(law::golden_rules::TURN_STRUCTURE);
}

#[test]
fn pieces_that_have_run_out_are_not_placed() {
    // 25 warriors are on the map: the recruiters stay empty.
    let game = marquise_acts(3, "c1 marquise-warrior 25 recruiter");
    assert_snapshot!(game.refuses("do recruit"), @"1.5.1  There are no Marquise warriors left to place.");
    game.proves(law::golden_rules::LIMIT);
}

#[test]
fn as_many_as_possible_are_placed_when_pieces_run_short() {
    let game = marquise_birdsong(
        "c1 marquise-warrior
         c2 sawmill
         c5 sawmill
         c9 wood 7",
    );
    assert_eq!(game.offers(), ["in c2", "in c5"]);
    let game = game.plays("in c5");
    assert!(
        game.story().contains("6.4  A wood token is placed in clearing 5."),
        "{}",
        game.story()
    );
    game.proves(law::golden_rules::LIMIT);
}

#[test]
fn every_player_controls_the_faction_of_the_seat() {
    let game = marquise_acts(3, "c1 marquise-warrior");
    assert_eq!(game.setting().faction(Seat(1)), Faction::Eyrie);
    game.proves(law::golden_rules::STARTING_FACTION);
}
