//! The Lost City: what it means that a clearing is of every suit.

use crate::scene::{Look, c};
use crate::support::{Question, phase};
use insta::assert_snapshot;
use proof::Scenario;
use root::golden_rules::Frame as Golden;
use root::terms::{CardName, Faction, Piece, Suit};
use root::{Root, law};

/// Clearing 7 of the Autumn map, with two slots.
const CITY: &str = "landmark lost-city c7";

fn day(words: &str) -> Question {
    phase(
        &[],
        &format!(
            "
        {words}
        {CITY}
    "
        ),
        Golden::Daylight,
    )
}

/// A table of other factions, in a phase of its turn player.
fn company(factions: &str, words: &str, at: Golden) -> Question {
    let seats = factions.split(',').count().to_string();
    let options = [("seats", seats.as_str()), ("factions", factions), ("first", "1")];
    let setting = proof::scenario::setting::<Root>(options);
    let position =
        root::layout::lay_out(&setting, &format!("{words}\n{CITY}")).expect("it can be laid out");
    Scenario::<Root>::within(setting, position, root::layout::turn_from(at)).luck(1)
}

#[test]
fn its_clearing_is_of_foxes_rabbits_and_mice_at_once() {
    let game = Scenario::<Root>::new([("first", "1"), ("landmarks", "lost-city")]).luck(3);
    let game = game.plays("in c7");
    let suits: Vec<Suit> = game.position().woodland.suits(c(7)).collect();
    assert_eq!(suits, Suit::OF_CLEARINGS);
    game.proves(law::landmarks::LOST_CITY_SET_UP).proves(law::landmarks::EVERY_SUIT);
}

#[test]
fn two_crafting_pieces_there_pay_for_two_suits() {
    // Tax Collector costs a fox, a rabbit and a mouse; the third workshop is in a mouse clearing.
    let game = day("
        turn marquise
        c7 workshop 2
        c9 workshop
        hand marquise tax-collector
    ");
    let game = game.plays("craft tax-collector");
    assert_eq!(game.crafted(Faction::Marquise), [CardName::TaxCollector]);
    game.proves(law::landmarks::EVERY_SUIT).proves(law::key_actions::COST);
}

#[test]
fn each_crafting_piece_there_pays_once() {
    let game = day("
        turn marquise
        c7 workshop 2
        hand marquise tax-collector anvil
    ");
    assert_snapshot!(game.refuses("craft tax-collector"), @"4.1.1  You have not enough crafting pieces of the right suits for Tax Collector.");
    assert!(game.offers().contains(&"craft anvil".to_owned()));
}

#[test]
fn who_pays_a_suit_elsewhere_keeps_the_pieces_of_the_city() {
    // The anvil is paid in fox clearing 1, so the city still pays for a rabbit.
    let words = "
        turn marquise
        c7 workshop
        c1 workshop
        hand marquise anvil woodland-runners
    ";
    let game = day(words).plays("craft anvil");
    assert!(game.offers().contains(&"craft woodland-runners".to_owned()), "{:?}", game.offers());
}

#[test]
fn pieces_of_the_city_pay_symbols_of_any_suit() {
    // Royal Claim costs four of any suit.
    let words = "
        turn marquise
        c7 workshop 2
        c1 workshop
        c2 workshop
        hand marquise royal-claim
    ";
    let mut game = day(words).plays("craft royal-claim");
    while !game.crafted(Faction::Marquise).contains(&CardName::RoyalClaim)
        || game.offers()[0].starts_with("suit")
    {
        let first = game.offers()[0].clone();
        game = game.plays(&first);
    }
    let used: u8 = [1, 2, 7].map(|number| game.position().turn.activated(c(number))).iter().sum();
    assert_eq!(used, 4);
}

#[test]
fn a_vagabond_crafts_any_mix_of_suits_there() {
    let words = "
        turn vagabond
        character vagabond tinker
        pawn vagabond c7
        has vagabond hammer hammer hammer boot
        hand vagabond tax-collector
    ";
    let game = day(words).plays("craft tax-collector");
    assert_eq!(game.crafted(Faction::Vagabond), [CardName::TaxCollector]);
}

#[test]
fn outrage_there_is_paid_with_any_suit() {
    let words = "
        turn marquise
        c7 sympathy
        c3 marquise-warrior 2
        hand marquise anvil bake-sale sword
    ";
    let game = day(words).plays("do march; move c3 c7; count 1");
    assert_eq!(game.offers(), ["card anvil", "card bake-sale", "card sword"]);
    game.proves(law::alliance::OUTRAGE);
}

#[test]
fn a_revolt_there_takes_supporters_of_any_suits_and_founds_any_base() {
    let words = "
        turn alliance
        c7 sympathy marquise-warrior
        supporters anvil bake-sale sword
    ";
    let game = phase(
        &[],
        &format!(
            "
        {words}
        {CITY}
    "
        ),
        Golden::Birdsong,
    );
    let game = game.plays("in c7; card anvil; card bake-sale");
    assert_eq!(game.offers(), ["piece fox-base", "piece rabbit-base", "piece mouse-base"]);
    let game = game.plays("piece mouse-base");
    assert_eq!((game.count(Piece::MouseBase, 7), game.supporters()), (1, vec![CardName::Sword]));
    game.proves(law::alliance::REVOLT_RESOLVE_EFFECT);
}

#[test]
fn a_base_lost_there_costs_supporters_of_its_printed_suit() {
    let words = "
        turn marquise
        c7 marquise-warrior 3 mouse-base
        supporters anvil bake-sale sword birdy-bindle
        officers 2
    ";
    let game = day(words).chances([0, 0]).plays("do battle");
    assert_eq!(game.count(Piece::MouseBase, 7), 0);
    assert_eq!(game.supporters(), [CardName::Anvil, CardName::BakeSale], "mice and birds go");
    game.proves(law::alliance::REMOVING_BASES);
}

#[test]
fn swaying_counts_it_once_for_a_card_of_any_suit() {
    // Pieces in the city and in rabbit clearing 3: a lord takes three cards, a noble three, a squire two.
    let sway = |hand: &str| {
        let words = format!(
            "
                turn duchy
                c7 duchy-warrior
                c3 duchy-warrior
                crowns squire 3
                hand duchy {hand}
            "
        );
        let game = company("duchy,marquise", &words, Golden::Daylight);
        let mut game = game;
        for _ in 0..6 {
            if game.offers().iter().any(|offer| offer.starts_with("minister")) {
                break;
            }
            game = game.plays("pass");
        }
        game.offers().contains(&"minister captain".to_owned())
    };
    assert!(sway("bake-sale anvil ambush-fox"), "a rabbit for 3, a fox for the city");
    assert!(sway("bake-sale sword ambush-fox"), "a rabbit for 3, a mouse for the city");
    assert!(!sway("anvil sword ambush-fox"), "two others would both need the city");
}

#[test]
fn either_side_ambushes_there_with_a_card_of_any_suit() {
    let words = "
        turn marquise
        c7 marquise-warrior 3 eyrie-warrior 2
        hand eyrie ambush-fox
        hand marquise ambush-rabbit
    ";
    let game = day(words).plays("do battle");
    assert_eq!(game.asked_faction(), Faction::Eyrie);
    let game = game.plays("card ambush-fox");
    assert_eq!(game.offers(), ["card ambush-rabbit", "pass"]);
    game.plays("card ambush-rabbit").proves(law::key_actions::FOIL_THE_AMBUSH);
}

#[test]
fn a_garden_of_any_suit_is_built_there_and_crafts_only_as_it_is_printed() {
    let words = "
        turn lizard-cult
        outcast mouse
        c7 cult-warrior 2
        hand lizard-cult anvil bake-sale sword
    ";
    let game = company("lizard-cult,marquise", words, Golden::Daylight).plays("do build");
    assert_eq!(game.offers(), ["card anvil", "card bake-sale", "card sword"]);
    let game = game.plays("card anvil");
    assert_eq!(game.count(Piece::FoxGarden, 7), 1);
    game.proves(law::lizard_cult::BUILD);
}

#[test]
fn gardens_of_the_city_are_activated_by_their_printed_suit_alone() {
    let evening = |outcast: &str, hand: &str| {
        let words = format!(
            "
                turn lizard-cult
                outcast {outcast}
                c7 fox-garden cult-warrior
                hand lizard-cult {hand}
            "
        );
        company("lizard-cult,marquise", &words, Golden::Evening)
    };
    let fox = evening("fox", "anvil woodland-runners");
    assert!(fox.offers().contains(&"craft anvil".to_owned()), "{:?}", fox.offers());
    assert!(!fox.offers().contains(&"craft woodland-runners".to_owned()), "it is no rabbit garden");
    let mouse = evening("mouse", "anvil woodland-runners");
    assert!(!mouse.offers().iter().any(|offer| offer.starts_with("craft")), "{:?}", mouse.offers());
    fox.proves(law::lizard_cult::CRAFTING);
}

#[test]
fn a_trade_post_of_any_suit_is_placed_there() {
    let words = "
        turn riverfolk
        c7 marquise-warrior 2 riverfolk-warrior
        funds marquise 2
        prices 1 1 1
    ";
    let game = company("marquise,riverfolk", words, Golden::Daylight).plays("do establish");
    assert_eq!(game.offers().len(), 3, "{:?}", game.offers());
    let game = game.plays("piece rabbit-trade-post");
    assert_eq!(game.count(Piece::RabbitTradePost, 7), 1);
    game.proves(law::riverfolk::PLACE_AND_SCORE);
}

#[test]
fn a_card_of_the_decree_of_any_suit_is_obeyed_there() {
    for card in ["anvil", "bake-sale", "sword"] {
        let words = format!(
            "
                turn eyrie
                leader despot
                c7 roost eyrie-warrior
                decree recruit {card}
            "
        );
        let game = day(&words);
        assert_eq!(game.count(Piece::EyrieWarrior, 7), 2, "{card}: {}", game.story());
    }
}

#[test]
fn it_counts_for_the_dominance_of_every_suit() {
    // Fox clearings 1 and 6, and the city.
    let words = "
        turn marquise
        dominance marquise fox
        c1 marquise-warrior
        c6 marquise-warrior
        c7 marquise-warrior
    ";
    let game = phase(
        &[],
        &format!(
            "
        {words}
        {CITY}
    "
        ),
        Golden::StartOfBirdsong,
    );
    assert!(game.position().is_over());
    game.proves(law::victory::SUITED_DOMINANCE);
}
