//! M10 Citadel buildings and Persuasion.

use crate::{turn, turn_with};
use kernel::{Game, Seat};
use monster_lands::terms::Building;
use monster_lands::{MonsterLands, law};

#[test]
fn discounts_add_up_with_the_last_higher_persuasion_die() {
    // E2: a 5 first, then Strength at full price, then a 3: 3 + 5 off two Traps of 4 each, but at least 1.
    let words = "
        lodge trap-m3 trap-s1 trap-f4 trap-s1sh trap-ps1 trap-m1
        0 gold 4 pool p5
        1 gold 3 pool s
        2 gold 1 pool p3
    ";
    let words = words.replace("trap-s1sh", "trap-f4");
    let game = turn(&words);
    let game = game.plays("0: visit lodge; 0: buy trap-m3");
    assert_eq!(game.position().clan(Seat(0)).gold(), 0);
    let game = game.plays("1: visit lodge; 1: buy trap-s1");
    assert_eq!(game.position().clan(Seat(1)).gold(), 0);
    let game = game.plays("2: visit lodge; 2: buy trap-f4; 2: buy trap-f4");
    assert_eq!(game.position().clan(Seat(2)).gold(), 0);
    assert_eq!(game.position().clan(Seat(2)).traps().len(), 2);
    game.proves(law::citadel::FIRST_PERSUASION).proves(law::citadel::LOWER_PERSUASION);
    game.proves(law::citadel::STRENGTH_AT_THE_COUNTER).proves(law::citadel::LEAST_PRICE);
}

#[test]
fn a_die_that_is_not_lower_gives_its_own_value_only() {
    let words = "
        bazaar pugnor mortis tergeo
        0 gold 9 pool p2
        1 gold 9 pool p2
    ";
    let game = turn(words).plays("0: visit bazaar; 0: equipment mortis; 0: give frunks");
    let game = game.plays("1: visit bazaar; 1: equipment pugnor; 1: give taron");
    assert_eq!(game.position().clan(Seat(1)).gold(), 3);
    assert_eq!(game.position().citadel().last_persuasion(Building::Bazaar), Some(2));
}

#[test]
fn a_building_takes_only_its_colours() {
    let game = turn("0 gold 9 pool m,p2,s").plays("visit armory");
    assert_eq!(game.offers(), ["die s", "die p2"]);
    assert_eq!(game.refuses("die m"), "M10.2  It takes a die of Strength or Persuasion.");
    game.proves(law::citadel::COLOURS_OF_THE_BUILDING).proves(law::citadel::KINDS_OF_SPACE);
}

#[test]
fn a_visit_is_explained_by_what_is_done_in_the_building() {
    let game = turn("0 gold 9 pool m,p2,s");
    let table = game.table();
    let offers = table.offers(table.ask_of(Seat(0)).expect("it is their turn"));
    let para_of = |choice: &str| {
        let offer = offers.iter().find(|offer| offer.choice.to_string() == choice);
        offer.and_then(|offer| offer.opens.frame()).map(|frame| MonsterLands::paragraph(&frame))
    };
    assert_eq!(para_of("visit armory"), Some(law::armory::BUY_DEFENCE));
    assert_eq!(para_of("visit pawn-shop"), Some(law::pawn_shop::PAWN_DICE));
    assert_eq!(para_of("visit mine"), Some(law::mine::DIG));
}

#[test]
fn panic_shuts_a_building() {
    let game = turn("0 pool s\npanic mine");
    assert_eq!(game.refuses("visit mine"), "M10.3  There is Panic in the Mine.");
    game.proves(law::citadel::PANIC_IN_A_BUILDING);
}

#[test]
fn a_die_may_only_be_placed_if_the_price_can_be_paid() {
    let words = "
        0 gold 1 pool s,p1,p2
        lodge trap-f4 trap-f6 trap-f8
    ";
    let game = turn(words);
    assert_eq!(game.refuses("visit lodge"), "M10.4  It costs 2 Gold and you have 1.");
    let game = turn(&words.replace("p2", "p3")).plays("visit lodge");
    assert_eq!(game.position().clan(Seat(0)).gold(), 0, "only the 3 will do, and only this Trap");
    assert_eq!(game.position().clan(Seat(0)).traps().len(), 1);
    game.proves(law::citadel::PRICES);
}

#[test]
fn talents_come_off_first_and_may_bring_the_price_to_nothing() {
    let words = "
        0 gold 0 pool p1 member vishor
        lodge trap-f4
    ";
    let game = turn(words).plays("visit lodge");
    assert_eq!(game.position().clan(Seat(0)).gold(), 0);
    assert_eq!(game.position().clan(Seat(0)).traps().len(), 1);
    game.proves(law::citadel::TALENT_DISCOUNTS);
}

#[test]
fn above_nothing_the_least_price_still_holds_after_a_talent() {
    let words = "
        0 gold 1 pool p6 member vishor
        lodge trap-f6
    ";
    let game = turn(words).plays("visit lodge; talent vishor");
    assert_eq!(game.position().clan(Seat(0)).gold(), 0, "6 less 4 is 2, less 6 is 1 at least");
}

#[test]
fn two_trap_discounts_may_help_one_purchase() {
    let words = "
        0 gold 1 pool s member vishor carries frunks:turzoks
        lodge trap-m3
    ";
    let game = turn(words).plays("visit lodge; talent vishor");
    assert_eq!(game.position().clan(Seat(0)).gold(), 0);
    game.proves(law::citadel::TWO_TRAP_DISCOUNTS).proves(law::bazaar::ABILITIES_OF_EQUIPMENT);
}

#[test]
fn only_the_most_recent_persuasion_die_is_added() {
    // 6, then 2, then 1: the 1 adds the 2 and not the 6. Pugnor costs 8.
    let words = "
        bazaar pugnor mortis tergeo
        0 gold 9 pool p6
        1 gold 9 pool p2
        2 gold 9 pool p1
    ";
    let game = turn(words).plays("0: visit bazaar; 0: equipment mortis; 0: give frunks");
    let game = game.plays("1: visit bazaar; 1: equipment tergeo; 1: give taron");
    let game = game.plays("2: visit bazaar; 2: equipment pugnor; 2: give timbulu");
    assert_eq!(game.position().clan(Seat(2)).gold(), 9 - (8 - 3));
    game.proves(law::citadel::LOWER_PERSUASION);
}

#[test]
fn a_purchase_says_the_discount() {
    let game = turn(
        "
            0 gold 9 glory 9 pool p4,s
            tavern vishor parsas
        ",
    )
    .plays("visit tavern; die p4");
    insta::assert_snapshot!(game.asks(), @"0: M13.1  Whom do you hire, with a discount of 4 Gold?");
}

#[test]
fn a_higher_die_after_a_lower_one_stands_alone() {
    // 6 and 2 lie there: a 4 is not lower than the 2, and what lies before the 2 does not count.
    let words = "
        bazaar pugnor mortis tergeo
        placed bazaar p6,p2
        0 gold 9 pool p4
    ";
    let game = turn(words).plays("visit bazaar; equipment pugnor; give frunks");
    assert_eq!(game.position().clan(Seat(0)).gold(), 9 - (8 - 4));
    game.proves(law::citadel::LOWER_PERSUASION);
}

#[test]
fn each_building_has_its_own_persuasion_dice() {
    // A 6 lies in the Armory; the 3 is the first at the Bazaar.
    let words = "
        bazaar pugnor mortis tergeo
        placed armory p6
        0 gold 9 pool p3
    ";
    let game = turn(words).plays("visit bazaar; equipment pugnor; give frunks");
    assert_eq!(game.position().clan(Seat(0)).gold(), 9 - (8 - 3));
    game.proves(law::citadel::FIRST_PERSUASION);
}

#[test]
fn the_cheapest_thing_still_costs_one() {
    let words = "
        bazaar slham
        0 gold 9 pool p6
    ";
    let game = turn(words).plays("visit bazaar; give frunks");
    assert_eq!(game.position().clan(Seat(0)).gold(), 8, "2 less 6 is 1");
    game.proves(law::citadel::LEAST_PRICE);
}

#[test]
fn a_talent_and_a_persuasion_die_help_the_same_hire_down_to_one() {
    // Vishor costs 6: less 4 of Vaidala is 2, less 5 is 1 at least. Parsas costs 4: less 4 is nothing, and stays so.
    let words = "
        0 glory 30 gold 9 pool p5 member vaidala
        tavern vishor parsas
    ";
    let game = turn(words).plays("visit tavern; talent vaidala; hire vishor");
    assert_eq!(game.position().clan(Seat(0)).gold(), 8);
    let game = turn(words).plays("visit tavern; talent vaidala; hire parsas");
    assert_eq!(game.position().clan(Seat(0)).gold(), 9);
    game.proves(law::citadel::TALENT_DISCOUNTS);
}

#[test]
fn a_trap_discount_helps_one_purchase_of_the_round() {
    let words = "
        0 gold 40 pool s,s,s member vishor
        lodge trap-f4 trap-f6 trap-f8
    ";
    let game = turn(words).plays("visit lodge; talent vishor; buy trap-f4; done");
    assert_eq!(game.position().clan(Seat(0)).gold(), 40);
    let game = game.plays("visit lodge");
    assert!(!game.offers().contains(&"talent vishor".to_owned()), "{:?}", game.offers());
    let game = game.plays("buy trap-f6; done");
    assert_eq!(game.position().clan(Seat(0)).gold(), 40 - 6);
    game.proves(law::citadel::TWO_TRAP_DISCOUNTS);
}

#[test]
fn a_building_whose_spaces_are_taken_is_full_and_two_players_have_fewer() {
    let full = "M10.3  All spaces are taken at the Armory.";
    let words = "
        0 gold 9 pool s
        placed armory s,s
    ";
    assert!(turn(words).offers().contains(&"visit armory".to_owned()), "a third space is left");
    assert_eq!(turn(&words.replace("s,s", "s,s,s")).refuses("visit armory"), full);
    assert_eq!(turn_with(&[("seats", "2")], words).refuses("visit armory"), full);
    let mine = turn(
        "
        0 pool s
        placed mine s,s,s,s
    ",
    );
    assert_eq!(mine.refuses("visit mine"), "M10.3  All spaces are taken in the Mine.");
    mine.proves(law::citadel::PANIC_IN_A_BUILDING).proves(law::deployment::ONE_PLACEMENT);
}

#[test]
fn every_price_is_what_the_books_count() {
    // Dice that lie at the Bazaar, the die of the buyer, and the sentences of M10.5 to M10.8.
    let lying = ["", "s", "p1", "p3", "p6", "p4,s", "s,p2", "p2,p5", "p5,p2", "p6,p6", "p3,s,s"];
    let cards = [("slham", 2), ("kedavra", 3), ("mortis", 5), ("pugnor", 8)];
    for (lies, own) in lying.iter().flat_map(|lies| (0..=6).map(move |own| (*lies, own))) {
        for (card, cost) in cards.into_iter().filter(|_| lies.split(',').count() < 3) {
            let last = lies.rsplit(',').find_map(|die| die.strip_prefix('p')?.parse::<i32>().ok());
            let off = match last {
                Some(last) if own < last => own + last,
                _ => own,
            };
            let price = if own == 0 { cost } else { (cost - off).max(1) };
            let die = if own == 0 { "s".to_owned() } else { format!("p{own}") };
            let placed =
                if lies.is_empty() { String::new() } else { format!("placed bazaar {lies}\n") };
            let words = format!(
                "
                {placed}bazaar {card}
                0 gold 20 pool {die}
            "
            );
            let game = turn(&words).plays("visit bazaar; give frunks");
            assert_eq!(i32::from(game.position().clan(Seat(0)).gold()), 20 - price, "{words}");
        }
    }
}

#[test]
fn every_building_with_panic_is_shut() {
    let words = "
        0 gold 20 glory 20 pool s,m,p3
        lodge trap-s1
        tavern parsas
        bazaar noxx
    ";
    for building in Building::ALL {
        let choice = format!("visit {building}");
        assert!(turn(words).offers().contains(&choice), "{choice}");
        let refused = turn(&format!("{words}panic {building}")).refuses(&choice);
        assert!(refused.starts_with("M10.3  There is Panic"), "{refused}");
    }
}
