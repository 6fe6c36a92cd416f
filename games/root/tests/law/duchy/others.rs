//! The Duchy among others: rule, snares, sympathy, cards that move, and pieces that are not its own.

use super::{TABLE, duchy, phase};
use crate::scene::{Look, scene};
use crate::support::within;
use proof::Scenario;
use root::cards::{Frame as Cards, Timing};
use root::corvids::Frame as Corvids;
use root::duchy::Frame;
use root::golden_rules::Frame as Golden;
use root::law::{alliance, corvids, duchy as law, lizard_cult, riverfolk};
use root::layout::turn_from;
use root::lizard_cult::{Conspiracy, Frame as Cult};
use root::terms::{CardName, Faction, Minister, Piece};
use root::{Frame as F, Root};

const COMPANY: [(&str, &str); 4] = [
    ("seats", "4"),
    ("first", "1"),
    ("factions", "eyrie,lizard-cult,duchy,corvids"),
    ("deck", "exiles"),
];

/// A faction's turn beside Eyrie, Cult and Corvids, with this paragraph open.
fn beside(who: &str, words: &str, frame: impl Into<F>) -> Scenario<Root> {
    scene(
        &COMPANY,
        &format!(
            "
        turn {who}
        {words}
    "
        ),
        frame,
    )
    .luck(1)
}

/// A window for cards in that company.
fn window(who: &str, words: &str, timing: Timing) -> Scenario<Root> {
    beside(who, words, F::Cards(Cards::Window(timing)))
}

#[test]
fn nobody_else_goes_down_a_tunnel() {
    let words = "
        turn marquise
        c1 marquise-warrior 3 tunnel
        c2 tunnel
    ";
    let frame = F::Marquise(root::marquise::Frame::March);
    let game = scene(
        &TABLE,
        &format!(
            "
        pawn vagabond f3
        {words}
    "
        ),
        frame,
    );
    assert_eq!(game.offers(), ["move c1 c5", "move c1 c9", "move c1 c10"]);
}

#[test]
fn nobody_goes_down_out_of_a_snare_but_anybody_comes_up() {
    let words = "
        c1 tunnel duchy-warrior 2
        c2 tunnel
        plot c1 snare face-up
        burrow 2
    ";
    let game = beside("duchy", words, Frame::Assembly(1)).plays("do move");
    assert_eq!(
        game.refuses("burrow c1"),
        "13.7.2  A snare in clearing 1 lets no enemy piece be placed there or move away."
    );
    let game = game.plays("emerge c1; count 2");
    assert_eq!(game.count(Piece::DuchyWarrior, 1), 4);
    game.proves(corvids::SNARE).proves(law::THE_BURROW);
}

#[test]
fn nothing_is_dug_or_built_in_a_snare() {
    let words = "
        c1 duchy-warrior 2
        c6 duchy-warrior
        plot c1 snare face-up
        hand duchy anvil
    ";
    let game = beside("duchy", words, Frame::Dig).plays("card anvil");
    assert_eq!(game.offers(), ["in c6", "in c8", "in c12"]);
    let game = beside("duchy", words, Frame::Build(root::duchy::Plan::Matching));
    let game = game.plays("card anvil; piece market");
    assert_eq!(game.count(Piece::Market, 6), 1);
    game.proves(corvids::SNARE);
}

#[test]
fn a_tunnel_in_a_snare_is_not_moved() {
    let words = "
        c1 tunnel
        c2 tunnel
        c3 tunnel
        plot c2 snare face-up
        hand duchy anvil
    ";
    let game = beside("duchy", words, Frame::Dig).plays("card anvil; in c8");
    assert_eq!(game.offers(), ["in c1", "in c3"]);
    let words = "
        c1 tunnel
        c2 tunnel 2
        plot c1 snare face-up
        plot c2 snare face-up
        hand duchy anvil
    ";
    let game = beside("duchy", words, Frame::Assembly(1));
    assert!(game.refuses("do dig").starts_with("12.2.4 "), "{}", game.refuses("do dig"));
    game.proves(law::ASSEMBLY);
}

#[test]
fn nothing_is_dug_at_the_keep_but_warriors_go_there() {
    let words = "
        c1 keep
        c6 tunnel
        burrow 1
        hand duchy anvil
    ";
    let game = duchy(words, Frame::Dig).plays("card anvil");
    assert_eq!(game.offers(), ["in c8", "in c12"], "neither the keep nor where a tunnel is");
}

#[test]
fn whoever_is_dug_up_beside_sympathy_pays_for_the_outrage() {
    let words = "
        c8 sympathy
        burrow 3
        hand duchy anvil foxfolk-steel sword
    ";
    let game = duchy(words, Frame::Dig).plays("card anvil; in c8; count 3; card foxfolk-steel");
    assert_eq!(game.supporters(), [CardName::FoxfolkSteel], "once, however many come");
    game.proves(alliance::OUTRAGE);
}

#[test]
fn a_tunnel_beside_sympathy_is_no_outrage() {
    let words = "
        c8 sympathy
        burrow 3
        hand duchy anvil foxfolk-steel
    ";
    let game = duchy(words, Frame::Dig).plays("card anvil; in c8; pass");
    assert_eq!(game.hand(Faction::Duchy), [CardName::FoxfolkSteel]);
    assert_eq!(game.position().duchy.burrow(), 3);
}

#[test]
fn a_bomb_costs_one_minister_whatever_it_removes() {
    let words = "
        c8 corvid-warrior citadel market duchy-warrior tunnel
        plot c8 bomb
        c5 citadel
        swayed captain earl-of-stone duchess-of-mud
        hand duchy anvil
    ";
    let game = beside("corvids", words, Corvids::FlipPlots).plays("in c8");
    assert!(game.hand(Faction::Duchy).is_empty());
    assert_eq!(game.offers(), ["minister duchess-of-mud", "minister earl-of-stone"]);
    let game = game.plays("minister earl-of-stone");
    assert_eq!(game.position().duchy.swayed().count(), 2);
    assert_eq!(game.score(Faction::Corvids), 1 + 3);
    game.proves(law::THE_PRICE_OF_FAILURE);
}

#[test]
fn a_building_that_is_sanctified_has_its_price() {
    let words = "
        c1 cult-warrior citadel duchy-warrior
        outcast fox hated
        acolytes 3
        hand duchy anvil
        swayed captain
    ";
    let game = beside("lizard-cult", words, Cult::Conspire(Conspiracy::Sanctify));
    assert!(!game.position().duchy.is_swayed(Minister::Captain));
    assert!(game.hand(Faction::Duchy).is_empty());
    game.proves(law::THE_PRICE_OF_FAILURE).proves(lizard_cult::SANCTIFY);
}

#[test]
fn royal_claim_counts_the_burrow() {
    let words = "
        turn duchy
        c1 duchy-warrior
        c2 duchy-warrior
        crafted duchy royal-claim
    ";
    let frame = F::Cards(Cards::Window(Timing::Birdsong));
    let words = format!(
        "
        pawn vagabond f3
        {words}
    "
    );
    let game = scene(&TABLE, &words, frame).luck(1).plays("use royal-claim");
    assert_eq!(game.score(Faction::Duchy), 3);
    game.proves(law::THE_BURROW);
}

#[test]
fn an_emigre_may_come_up_to_battle() {
    let words = "
        crafted duchy eyrie-emigre
        c1 tunnel eyrie-warrior
        burrow 2
    ";
    let game = window("duchy", words, Timing::EndOfBirdsong).chances([0, 0]).plays("count 2");
    assert_eq!(game.chances_left(), 0, "a battle");
    assert!(!game.discards().contains(&CardName::EyrieEmigre));
    game.proves(law::THE_BURROW);
}

#[test]
fn an_emigre_who_goes_down_finds_nobody_to_battle() {
    let words = "
        crafted duchy eyrie-emigre
        c1 tunnel duchy-warrior
    ";
    let game = window("duchy", words, Timing::EndOfBirdsong).plays("burrow c1");
    assert_eq!(game.position().duchy.burrow(), 1);
    assert!(game.crafted(Faction::Duchy).is_empty(), "the card is discarded");
}

#[test]
fn false_orders_send_nobody_underground() {
    let words = "
        crafted eyrie false-orders
        c1 tunnel duchy-warrior 2
        c2 tunnel
    ";
    let game = window("eyrie", words, Timing::Birdsong).plays("use false-orders");
    assert_eq!(game.offers(), ["move c1 c5", "move c1 c9", "move c1 c10"]);
}

#[test]
fn a_move_by_cobblers_may_come_up() {
    let words = "
        c1 tunnel
        burrow 2
        crafted duchy cobbler
    ";
    let game = phase(words, Golden::Evening).plays("use cobbler; count 2");
    assert_eq!(game.count(Piece::DuchyWarrior, 1), 2);
}

#[test]
fn warriors_below_pay_no_taxes() {
    let words = "
        burrow 2
        crafted duchy tax-collector
        c1 tunnel
        hand duchy anvil
    ";
    let game = duchy(words, Frame::Assembly(0));
    assert_eq!(game.offers(), ["pass"], "nobody is on the map");
}

#[test]
fn mercenaries_rule_a_site_but_sway_nobody() {
    let table = [("seats", "3"), ("first", "1"), ("factions", "eyrie,duchy,riverfolk")];
    let words = "
        turn duchy
        sold mercenaries
        prices 4 4 4
        c5 riverfolk-warrior 2
        c1 duchy-warrior
        hand duchy bake-sale anvil
    ";
    let day = || within(&table, words, &turn_from(Golden::StartOfDaylight));
    let game = day().plays("do build; card bake-sale; piece market");
    assert_eq!(game.count(Piece::Market, 5), 1);
    game.proves(riverfolk::MERCENARIES).proves(law::BUILD);
    let game = day().plays("pass");
    assert!(game.refuses("minister captain").starts_with("12.5.3.II "), "no piece of its own");
}
