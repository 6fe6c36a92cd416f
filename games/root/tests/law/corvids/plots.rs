//! 13.7 The Plot Tokens.

use super::{CORVIDS, MARQUISE, battle, corvids, phase, turn_of};
use crate::scene::{Look, c};
use root::cards::{Frame as Cards, standard};
use root::corvids::Frame;
use root::golden_rules::Frame as Golden;
use root::law::{alliance, characters, corvids as law, marquise, vagabond};
use root::terms::{CardName, Faction, Item, Piece, Suit};

#[test]
fn a_bomb_removes_all_enemy_pieces_and_itself() {
    let words = "
        c1 corvid-warrior marquise-warrior 3 sawmill wood eyrie-warrior 2
        plot c1 bomb
    ";
    let game = corvids(words, Frame::FlipPlots).plays("in c1");
    let left =
        [Piece::MarquiseWarrior, Piece::Sawmill, Piece::Wood, Piece::EyrieWarrior, Piece::Plot]
            .map(|piece| game.count(piece, 1));
    assert_eq!(left, [0; 5]);
    assert_eq!(game.count(Piece::CorvidWarrior, 1), 1, "their own stay");
    assert_eq!(game.score(Faction::Corvids), 3, "one for the plot, sawmill and wood");
    assert_eq!(game.position().woodland.supply(Piece::Plot), 8);
    game.proves(law::BOMB);
}

#[test]
fn a_bomb_under_sympathy_is_an_outrage() {
    let words = "
        c1 corvid-warrior sympathy
        plot c1 bomb
        hand corvids anvil sword
    ";
    let game = corvids(words, Frame::FlipPlots).plays("in c1; card anvil");
    assert_eq!(game.supporters(), [CardName::Anvil]);
    assert_eq!(game.score(Faction::Corvids), 2);
    game.proves(alliance::OUTRAGE);
}

#[test]
fn a_bomb_damages_three_items_of_a_vagabond() {
    let words = "
        character vagabond thief
        pawn vagabond c1
        has vagabond boot torch tea sword
        c1 corvid-warrior
        plot c1 bomb
    ";
    let game = corvids(words, Frame::FlipPlots).plays("in c1; item boot; item sword; item tea");
    let board = &game.position().vagabonds[0];
    assert_eq!(board.items(Item::Torch, root::position::ItemState::Ready), 1);
    assert_eq!(board.pawn().clearing(), Some(c(1)), "he stays");
    game.proves(vagabond::TOTAL_REMOVAL);
}

#[test]
fn field_hospitals_save_the_warriors_of_a_bomb() {
    let words = "
        c1 corvid-warrior marquise-warrior 3
        c3 keep
        plot c1 bomb
        hand marquise anvil
    ";
    let game = corvids(words, Frame::FlipPlots).plays("in c1; card anvil");
    assert_eq!(game.count(Piece::MarquiseWarrior, 3), 3);
    game.proves(marquise::FIELD_HOSPITALS);
}

#[test]
fn nobody_leaves_a_snare_but_anybody_comes() {
    let words = "
        c1 marquise-warrior 3
        c5 marquise-warrior
        plot c1 snare face-up
    ";
    let game = turn_of("marquise", words, Golden::Daylight).plays("do march");
    assert_eq!(
        game.refuses("move c1 c5"),
        "13.7.2  A snare in clearing 1 lets no enemy piece be placed there or move away."
    );
    assert_eq!(game.offers(), ["move c5 c1", "move c5 c2"]);
    let game = game.plays("move c5 c1");
    assert_eq!(game.count(Piece::MarquiseWarrior, 1), 4);
    game.proves(law::SNARE);
}

#[test]
fn a_snare_holds_only_while_it_lies_face_up_and_never_the_corvids() {
    let words = "
        c1 marquise-warrior 3
        plot c1 snare
    ";
    let game = turn_of("marquise", words, Golden::Daylight).plays("do march");
    assert!(game.offers().contains(&"move c1 c5".to_owned()));
    let words = "
        c1 corvid-warrior
        plot c1 snare face-up
    ";
    let game = corvids(words, Frame::Actions(1)).plays("do move");
    assert_eq!(game.offers(), ["move c1 c5", "move c1 c9", "move c1 c10"]);
}

#[test]
fn whoever_is_caught_altogether_hears_of_the_snare() {
    let words = "
        c1 marquise-warrior 3 corvid-warrior
        plot c1 snare face-up
    ";
    let game = turn_of("marquise", words, Golden::Daylight);
    assert!(game.refuses("do march").starts_with("13.7.2 "), "{}", game.refuses("do march"));
    assert!(game.offers().contains(&"do battle".to_owned()), "a snare stops no battle");
}

#[test]
fn nothing_is_placed_in_a_snare() {
    let words = "
        c5 sawmill recruiter marquise-warrior
        c8 sawmill
        plot c5 snare face-up
    ";
    let game = phase("marquise", words, Golden::Birdsong);
    assert_eq!((game.count(Piece::Wood, 5), game.count(Piece::Wood, 8)), (0, 1));
    let words = "
        c5 marquise-warrior
        c4 marquise-warrior
        plot c5 snare face-up
    ";
    let game = turn_of("marquise", words, Golden::Daylight).plays("do build; piece sawmill");
    assert_eq!(game.count(Piece::Sawmill, 4), 1, "the only site left");
    game.proves(law::SNARE);
}

#[test]
fn no_sympathy_spreads_into_a_snare() {
    let words = "
        c1 sympathy
        supporters bake-sale investments
        plot c5 snare face-up
    ";
    let game = turn_of("alliance", words, root::alliance::Frame::SpreadSympathy);
    assert!(game.refuses("in c5").starts_with("13.7.2 "));
    assert_eq!(game.offers(), ["in c9", "in c10", "pass"]);
}

#[test]
fn a_vagabond_slips_out_of_a_snare_but_does_not_walk() {
    let words = "character vagabond thief\npawn vagabond c1\nhas vagabond boot boot torch
        plot c1 snare face-up";
    let game = turn_of("vagabond", words, root::vagabond::Frame::Daylight);
    assert!(!game.offers().contains(&"do move".to_owned()), "{:?}", game.offers());
    let game = turn_of("vagabond", words, root::vagabond::Frame::Slip).plays("to c5");
    assert_eq!(game.position().vagabonds[0].pawn().clearing(), Some(c(5)));
    game.proves(vagabond::SLIP);
}

#[test]
fn a_revolt_removes_a_snare_and_founds_its_base_there() {
    let words = "
            c1 sympathy marquise-warrior
            supporters anvil foxfolk-steel
            plot c1 snare face-up
        ";
    let game = turn_of("alliance", words, root::alliance::Frame::Revolt);
    assert_eq!(game.offers(), ["in c1", "pass"]);
    let game = game.plays("in c1; card foxfolk-steel; card anvil");
    let left = [Piece::Plot, Piece::MarquiseWarrior, Piece::FoxBase, Piece::AllianceWarrior]
        .map(|piece| game.count(piece, 1));
    assert_eq!(left, [0, 0, 1, 1]);
    assert_eq!(game.score(Faction::Alliance), 1, "the snare is a token");
    game.proves(alliance::REVOLT_RESOLVE_EFFECT);
}

#[test]
fn a_harrier_does_not_glide_out_of_a_snare() {
    let words = "
        character vagabond harrier
        pawn vagabond c1
        has vagabond torch tea
        c1 marquise-warrior
        hand vagabond anvil
        plot c1 snare face-up
    ";
    let game = turn_of("vagabond", words, root::vagabond::Frame::Daylight);
    assert!(game.refuses("do special").starts_with("13.7.2 "), "{}", game.refuses("do special"));
    let words = "character vagabond harrier\npawn vagabond c5\nhas vagabond torch
        plot c1 snare face-up";
    let game =
        turn_of("vagabond", words, root::vagabond::Frame::Daylight).plays("do special; to c1");
    assert_eq!(game.position().vagabonds[0].pawn().clearing(), Some(c(1)), "but into one");
}

#[test]
fn a_scoundrel_burns_a_snare_for_an_item_is_no_enemy_piece() {
    let words = "
        character vagabond scoundrel
        pawn vagabond c1
        has vagabond torch
        c1 marquise-warrior
        plot c1 snare face-up
    ";
    let game = turn_of("vagabond", words, root::vagabond::Frame::Daylight).plays("do special");
    assert_eq!([Piece::Plot, Piece::MarquiseWarrior].map(|piece| game.count(piece, 1)), [0, 0]);
    assert!(game.position().woodland.scorched().has(c(1)));
    assert_eq!(game.score(Faction::Vagabond), 1);
    game.proves(characters::SCORCHED_EARTH);
}

#[test]
fn whoever_has_a_building_only_under_a_snare_hears_of_the_snare() {
    let words = "
        c1 fox-base alliance-warrior
        officers 1
        plot c1 snare face-up
    ";
    let game = turn_of("alliance", words, root::alliance::Frame::MilitaryOperations(0));
    assert!(game.refuses("do recruit").starts_with("13.7.2 "), "{}", game.refuses("do recruit"));
    let words = "
        c1 sawmill marquise-warrior
        hand marquise anvil
        plot c1 snare face-up
    ";
    let game = turn_of("marquise", words, Golden::Daylight);
    assert!(game.refuses("do overwork").starts_with("13.7.2 "), "{}", game.refuses("do overwork"));
}

#[test]
fn an_extortion_takes_a_card_from_each_enemy_there() {
    let words = "
        c1 corvid-warrior marquise-warrior sympathy
        c5 eyrie-warrior
        plot c1 extortion
        character vagabond thief
        pawn vagabond c1
        hand marquise anvil
        hand eyrie sword
        hand vagabond bake-sale
    ";
    let game = corvids(words, Frame::FlipPlots).plays("in c1");
    assert_eq!(game.hand(Faction::Corvids), [CardName::Anvil, CardName::BakeSale]);
    assert_eq!(game.hand(Faction::Eyrie), [CardName::Sword], "not there");
    assert_eq!(game.score(Faction::Corvids), 1);
    game.proves(law::EXTORTION);
}

#[test]
fn a_removed_raid_brings_a_warrior_to_each_adjacent_clearing() {
    for plot in ["raid face-up", "raid"] {
        let words = format!(
            "
            turn marquise
            c1 marquise-warrior 3
            plot c1 {plot}
        "
        );
        let game = battle(&words, (MARQUISE, CORVIDS), 1, [0, 0]);
        let there = [1, 5, 9, 10].map(|clearing| game.count(Piece::CorvidWarrior, clearing));
        assert_eq!(there, [0, 1, 1, 1]);
        assert_eq!(game.score(Faction::Marquise), 1, "a token");
        assert!(game.story().contains("13.7.4  The plot in clearing 1 was a raid."));
        game.proves(law::RAID);
    }
}

#[test]
fn a_raid_does_not_reach_the_keep() {
    let words = "
        turn marquise
        c1 marquise-warrior 3
        c5 keep
        plot c1 raid
    ";
    let game = battle(words, (MARQUISE, CORVIDS), 1, [0, 0]);
    let there = [5, 9, 10].map(|clearing| game.count(Piece::CorvidWarrior, clearing));
    assert_eq!(there, [0, 1, 1]);
}

#[test]
fn with_too_few_warriors_the_corvids_choose_where_the_raid_strikes() {
    let words = "
        turn marquise
        c1 marquise-warrior 3
        c3 corvid-warrior 14
        plot c1 raid
    ";
    let game = battle(words, (MARQUISE, CORVIDS), 1, [0, 0]);
    assert_eq!(
        (game.asked()[0], game.offers()),
        (CORVIDS, ["in c5", "in c9", "in c10"].map(str::to_owned).to_vec())
    );
    let game = game.plays("in c9");
    assert_eq!(game.count(Piece::CorvidWarrior, 9), 1);
}

#[test]
fn another_plot_that_is_removed_face_down_stays_unknown() {
    let words = "
        turn marquise
        c1 marquise-warrior 3
        plot c1 bomb
    ";
    let game = battle(words, (MARQUISE, CORVIDS), 1, [0, 0]);
    assert!(!game.story().contains("bomb"), "{}", game.story());
    assert_eq!(game.position().woodland.on_map(Piece::CorvidWarrior), 0);
}

#[test]
fn a_favor_removes_two_raids_and_both_strike() {
    let words = "
        plot c1 raid
        plot c8 raid face-up
        c1 marquise-warrior
    ";
    let favor = root::Frame::Cards(Cards::Standard(standard::Frame::Favor(Suit::Fox)));
    let game = turn_of("marquise", words, favor);
    // Next to 1 are 5, 9 and 10; next to 8 are 4 and 7.
    let there = [5, 9, 10, 4, 7].map(|clearing| game.count(Piece::CorvidWarrior, clearing));
    assert_eq!(there, [1; 5]);
    assert_eq!(game.score(Faction::Marquise), 2);
}
