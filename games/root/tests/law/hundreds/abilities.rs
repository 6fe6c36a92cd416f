//! 14.2 Faction Rules and Abilities.

use super::{battle, horde, horde_with_exiles};
use crate::scene::Look;
use root::golden_rules::Frame as Golden;
use root::hundreds::Frame;
use root::law::{hundreds as law, key_actions, vagabond};
use root::position::HundredsBoard;
use root::terms::{Faction, Item, Piece, Track};

fn board(game: &proof::Scenario<root::Root>) -> HundredsBoard {
    *game.position().hundreds
}

fn value(game: &proof::Scenario<root::Root>, track: Track) -> u8 {
    board(game).value(&game.setting().boards.hundreds.hoard, track)
}

#[test]
fn strongholds_craft_by_day() {
    let words = "
        c1 stronghold warlord
        hand hundreds anvil bake-sale
        mood bitter
    ";
    let game = horde(words, root::Frame::Golden(Golden::Daylight));
    assert_eq!(game.offers(), ["craft anvil", "pass"]);
    assert!(game.refuses("craft bake-sale").starts_with("4.1.1 "));
    game.plays("craft anvil").proves(law::CRAFTING).proves(law::CRAFT);
}

#[test]
fn a_crafted_item_is_kept_without_its_points_or_removed_for_them() {
    let words = "
        c1 stronghold warlord
        hand hundreds anvil
        mood bitter
    ";
    let game = || horde(words, root::Frame::Golden(Golden::Daylight)).plays("craft anvil");
    assert_eq!(game().offers(), ["item hammer", "side points"]);
    let kept = game().plays("item hammer");
    assert_eq!(kept.score(Faction::Hundreds), 0);
    assert_eq!(
        (board(&kept).hoard().of(Item::Hammer), kept.position().items().of(Item::Hammer)),
        (1, 0)
    );
    let sold = game().plays("side points");
    assert_eq!(sold.score(Faction::Hundreds), 2);
    assert_eq!((board(&sold).hoard().total(), sold.position().gone.of(Item::Hammer)), (0, 1));
    sold.proves(law::CONTEMPT_FOR_TRADE);
    kept.proves(law::THE_HOARD);
}

#[test]
fn master_engravers_score_for_an_item_that_is_kept() {
    let words = "
        c1 stronghold warlord
        hand hundreds anvil
        crafted hundreds master-engravers
        mood bitter
    ";
    let game = horde_with_exiles(words, root::Frame::Golden(Golden::Daylight));
    let game = game.plays("craft anvil; item hammer");
    assert_eq!(game.score(Faction::Hundreds), 1, "the engravers' point, not the anvil's");
}

#[test]
fn items_go_to_command_or_prowess() {
    let game = horde("hoard boot bag coins hammer tea sword crossbow", Frame::Oppress);
    let count = |track| board(&game).count(&game.setting().boards.hundreds.hoard, track);
    assert_eq!((count(Track::Command), count(Track::Prowess)), (3, 4));
}

#[test]
fn a_track_is_worth_one_two_two_three_four() {
    let words =
        ["", "hoard boot", "hoard boot bag", "hoard boot boot bag", "hoard boot boot bag bag"];
    let commands = words.map(|words| {
        let game = horde(
            &format!(
                "
            {words}
            c1 warlord
        "
            ),
            Frame::CommandTheHundreds(0),
        );
        game.proves(law::COMMAND_AND_PROWESS);
        value(&game, Track::Command)
    });
    assert_eq!(commands, [1, 2, 2, 3, 4]);
}

#[test]
fn a_full_track_loses_any_of_its_items_for_a_point() {
    let words = "
        hoard hammer tea tea sword
        items eyrie crossbow
    ";
    let game = horde(words, Frame::Loot(kernel::Seat(1))).plays("");
    // The only crafted item is taken; then there are five on Prowess.
    assert_eq!(game.offers(), ["item hammer", "item tea", "item sword", "item crossbow"]);
    let game = game.plays("item tea");
    assert_eq!(game.score(Faction::Hundreds), 1);
    assert_eq!(
        (board(&game).hoard().of(Item::Tea), board(&game).hoard().of(Item::Crossbow)),
        (1, 1)
    );
    assert_eq!(game.position().gone.of(Item::Tea), 1);
    game.proves(law::GAINING_ITEMS);
}

#[test]
fn the_gained_item_itself_may_be_the_one_that_goes() {
    let words = "
        hoard boot boot bag bag
        items eyrie coins
    ";
    let game = horde(words, Frame::Loot(kernel::Seat(1))).plays("item coins");
    assert_eq!(
        (board(&game).hoard().of(Item::Coins), game.position().gone.of(Item::Coins)),
        (0, 1)
    );
    assert_eq!(game.score(Faction::Hundreds), 1);
}

#[test]
fn looters_deal_no_rolled_hits_and_take_an_item_where_they_rule() {
    let words = "
        c1 warlord hundreds-warrior 4 eyrie-warrior 2
        items eyrie sword boot
        mood rowdy
    ";
    let game = horde(words, battle(1, 3, 1)).chances([3, 1]);
    assert_eq!(game.offers(), ["do loot", "pass"]);
    // Rolled: 3 hits, of which none is dealt; one is taken.
    let game = game.plays("do loot; piece hundreds-warrior");
    assert_eq!((game.count(Piece::EyrieWarrior, 1), game.count(Piece::HundredsWarrior, 1)), (2, 3));
    assert_eq!(game.offers(), ["item boot", "item sword"]);
    let game = game.plays("item sword");
    assert_eq!(board(&game).hoard().of(Item::Sword), 1);
    assert_eq!(game.position().player(game.seat(Faction::Eyrie)).items().total(), 1);
    game.proves(law::LOOTERS);
}

#[test]
fn a_wrathful_looter_still_deals_the_extra_hit() {
    let words = "
        c1 warlord hundreds-warrior 4 eyrie-warrior 2
        items eyrie sword
        mood wrathful
    ";
    let game = horde(words, battle(1, 3, 1)).chances([3, 0]).plays("do loot");
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 1);
    assert_eq!(board(&game).hoard().of(Item::Sword), 1, "with one item there is no choice");
    game.proves(law::WRATHFUL);
}

#[test]
fn who_does_not_rule_after_the_battle_loots_nothing() {
    // The Eyrie rule where they tie.
    let words = "
        c1 warlord hundreds-warrior 2 eyrie-warrior 2
        items eyrie sword
        mood rowdy
    ";
    let game =
        horde(words, battle(1, 3, 1)).chances([2, 1]).plays("do loot; piece hundreds-warrior");
    assert_eq!(board(&game).hoard().total(), 0);
    assert!(!board(&game).is_looting(), "the next battle is another one");
}

#[test]
fn looting_is_declared_before_an_ambush() {
    let words = "
        c1 warlord hundreds-warrior 2 eyrie-warrior
        items eyrie sword
        hand eyrie ambush-fox
        mood rowdy
    ";
    let game = horde(words, battle(1, 3, 1));
    assert_eq!(game.asked_faction(), Faction::Hundreds);
    let game = game.plays("do loot");
    assert_eq!(
        (game.asked_faction(), game.offers()[0].as_str()),
        (Faction::Eyrie, "card ambush-fox")
    );
}

#[test]
fn neither_who_has_no_items_nor_the_vagabond_can_be_looted() {
    let words = "
        c1 warlord hundreds-warrior 2 eyrie-warrior
        hand eyrie anvil
        mood rowdy
    ";
    assert_eq!(
        horde(words, battle(1, 3, 1)).asked_faction(),
        Faction::Eyrie,
        "asked for an ambush"
    );
    let words = "
        c1 warlord hundreds-warrior 2
        hand vagabond anvil
        character vagabond thief
        pawn vagabond c1
        has vagabond sword tea
        mood rowdy
    ";
    assert_eq!(horde(words, battle(1, 3, 2)).asked_faction(), Faction::Vagabond);
}

#[test]
fn as_defenders_they_loot_nobody() {
    let words = "
        turn eyrie
        c1 warlord hundreds-warrior 2 eyrie-warrior 2
        items eyrie sword
        hand hundreds anvil
    ";
    let game = horde(words, battle(1, 1, 3)).chances([0, 0]);
    assert_eq!(game.offers(), ["pass"], "no ambush in hand");
    game.plays("pass").proves(key_actions::AMBUSH);
}

#[test]
fn who_takes_hits_says_whether_the_warlord_falls() {
    // The example of the publisher: two hits on the warlord, two warriors and a stronghold.
    let words = "
        turn eyrie
        c1 warlord hundreds-warrior 2 stronghold eyrie-warrior 5
        mood rowdy
    ";
    let game = || horde(words, battle(1, 1, 3)).chances([2, 0]).plays("");
    assert_eq!(game().offers(), ["piece hundreds-warrior", "piece warlord"]);
    assert_eq!(game().asked_faction(), Faction::Hundreds);
    let spared = game().plays("piece hundreds-warrior");
    assert_eq!((spared.count(Piece::HundredsWarrior, 1), spared.count(Piece::Warlord, 1)), (0, 1));
    let fallen = game().plays("piece warlord");
    assert_eq!((fallen.count(Piece::HundredsWarrior, 1), fallen.count(Piece::Warlord, 1)), (1, 0));
    assert_eq!(fallen.count(Piece::Stronghold, 1), 1);
    fallen.proves(law::WARLORD);
}

#[test]
fn when_all_fall_the_warlord_does_and_then_what_was_built() {
    let words = "
        turn eyrie
        c1 warlord hundreds-warrior stronghold eyrie-warrior 5
        mood rowdy
    ";
    let game = horde(words, battle(1, 1, 3)).chances([3, 0]).plays("");
    assert_eq!(game.position().woodland.with_pieces(Faction::Hundreds).len(), 0);
    assert_eq!(game.position().woodland.supply(Piece::Warlord), 1);
    assert_eq!(game.score(Faction::Eyrie), 1);
}

#[test]
fn the_warlord_alone_rules_and_fights() {
    let game = horde(
        "
        c1 warlord marquise-warrior
        mood rowdy
    ",
        battle(1, 3, 0),
    )
    .chances([2, 0]);
    let game = game.plays("");
    assert_eq!(game.count(Piece::MarquiseWarrior, 1), 0, "one hit at most, and one it was");
    assert!(game.position().woodland.ruled(Faction::Hundreds).has(crate::scene::c(1)));
}

#[test]
fn a_vagabonds_aid_takes_nothing_from_the_hoard() {
    let words = "
        turn vagabond
        character vagabond thief
        pawn vagabond c1
        has vagabond boot torch
        c1 warlord
        hoard sword
        hand vagabond anvil
    ";
    let game = horde(words, root::Frame::Golden(Golden::Daylight));
    let game = game.plays("do aid; item boot; card anvil");
    assert_eq!(board(&game).hoard().total(), 1);
    game.proves(vagabond::AID);
}
