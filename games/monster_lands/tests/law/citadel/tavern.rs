//! M13 Tavern.

use crate::{play_area, turn, turn_with};
use insta::assert_snapshot;
use kernel::Seat;
use monster_lands::law;
use monster_lands::terms::Mercenary;

#[test]
fn a_hire_brings_dice_at_once_and_a_new_face_to_the_tavern() {
    let words = "
        0 glory 9 gold 6 pool s
        tavern vishor parsas shandee guster
    ";
    let game = turn(words).chances([4, 8]).plays("visit tavern; hire vishor");
    assert_snapshot!(game.story(), @"
    M9.1  It is the turn of Clan 1.
    M10.2  Clan 1 places a Strength die at the Tavern.
    M13.1  Clan 1 pays 6 Gold.
    M13.3  Vishor joins Clan 1.
    M7.4  Clan 1 rolls a Persuasion die: 4.
    M13.4  Dalina comes to the Tavern.
    M9.1  It is the turn of Clan 2.
    M9.3  Clan 2 passes.
    M9.1  It is the turn of Clan 3.
    M9.3  Clan 3 passes.
    M9.1  It is the turn of Clan 4.
    M9.3  Clan 4 passes.
    M9.1  It is the turn of Clan 1.
    ");
    game.proves(law::tavern::HIRE).proves(law::tavern::REFILL_THE_TAVERN);
    game.proves(law::tavern::ANY_AFFINITY).proves(law::dice_pool::USE_THIS_ROUND);
}

#[test]
fn a_round_of_beer_clears_the_tavern_and_then_one_may_hire() {
    let words = "
        0 glory 9 gold 2 pool p6
        tavern vishor parsas shandee guster
    ";
    let game = turn(words).plays("visit tavern; beer");
    assert_eq!(game.position().clan(Seat(0)).gold(), 0, "no discount on beer");
    assert!(game.position().citadel().discard().has(Mercenary::Vishor));
    game.proves(law::tavern::ROUND_OF_BEER);
    let words = words.replace("gold 2", "gold 9");
    let game = turn(&words).plays("visit tavern; beer");
    assert_eq!(game.refuses("beer"), "M13.5  One Round of Beer is enough for this visit.");
    let game = game.plays("done");
    assert_eq!(game.position().clan(Seat(0)).members().len(), 2);
    let more = [("seats", "4"), ("beer-once-per-action", "off")];
    let game = turn_with(&more, &words).plays("visit tavern; beer; beer");
    assert_eq!(game.position().clan(Seat(0)).gold(), 5);
}

#[test]
fn the_tavern_may_be_visited_for_a_hire_or_for_beer() {
    let words = "
        0 glory 9 gold 1 pool s
        tavern vishor
    ";
    assert_eq!(turn(words).refuses("visit tavern"), "M10.4  It costs 4 Gold and you have 1.");
    let game = turn(&words.replace("gold 1", "gold 2")).plays("visit tavern");
    assert!(game.story().contains("M13.5  Clan 1 pays a Round of Beer"), "{}", game.story());
    assert_eq!(game.position().clan(Seat(0)).gold(), 0, "enough for beer and for nothing else");
    game.proves(law::tavern::MAY_PLACE);
}

#[test]
fn a_novice_is_hired_like_a_mercenary() {
    let game = turn(
        "
        0 glory 2 gold 4 pool s
        tavern vishor
    ",
    )
    .plays("visit tavern; hire novicius");
    let clan = game.position().clan(Seat(0));
    assert_eq!((clan.novices(), clan.gold(), clan.pool().dice().strength), (1, 0, 1));
    assert_eq!(game.position().citadel().novices(), 7);
    game.proves(law::tavern::NOVICE);
}

#[test]
fn eight_novices_are_all_there_are() {
    let game = turn(
        "
        0 glory 30 gold 9 pool s novices 5
        1 novices 3
        tavern vishor
    ",
    );
    let game = game.plays("visit tavern");
    assert_eq!(game.refuses("hire novicius"), "M13.10  No Novicius is left.");
    game.proves(law::tavern::EIGHT_NOVICES);
}

#[test]
fn vaidala_brings_a_hire_down_even_to_nothing() {
    let words = "
        0 glory 30 gold 0 pool p1 member vaidala
        tavern parsas
    ";
    let game = turn(words).plays("visit tavern; hire parsas");
    assert_eq!(game.position().clan(Seat(0)).gold(), 0);
    assert!(game.position().clan(Seat(0)).has(Mercenary::Parsas));
}

#[test]
fn after_the_beer_a_trophy_may_be_sold_for_a_new_face() {
    let words = "
        0 glory 20 gold 2 pool s trophy abysur loot loot-elim6
        tavern karunna
    ";
    let game = turn(words).plays("visit tavern");
    assert_eq!(game.position().clan(Seat(0)).gold(), 0, "only the beer could be paid");
    assert_eq!(game.offers(), ["sell abysur", "done"]);
    let game = game.plays("sell abysur");
    assert!(game.offers().iter().any(|offer| offer.starts_with("hire ")), "{:?}", game.offers());
    let rich = words.replace("gold 2", "gold 40");
    let game = turn(&rich).plays("visit tavern; beer");
    assert_eq!(game.refuses("sell abysur"), "not offered", "whoever can be had can be paid");
    game.proves(law::deployment::CASHING_IN).proves(law::tavern::ROUND_OF_BEER);
}

#[test]
fn excess_glory_as_high_as_the_reputation_is_enough() {
    // Glory 5 and Reputation 1: Puargh with 4 comes, Fandor with 5 does not.
    let words = "
        0 glory 5 gold 20 pool s
        tavern puargh fandor
    ";
    let game = turn(words).plays("visit tavern");
    assert_eq!(game.refuses("hire fandor"), "M13.2  It needs 5 Excess Glory and you have 4.");
    let game = game.plays("hire puargh");
    assert_eq!(game.position().clan(Seat(0)).gold(), 12);
    let clan = play_area(&game, 0);
    assert_eq!((clan.reputation, clan.excess_glory), (5, 0));
    game.proves(law::tavern::GLORY_NEEDED).proves(law::tavern::JOINS_THE_CLAN);
}

#[test]
fn vaidala_helps_to_hire_a_novice_and_not_herself() {
    // R34
    let words = "0 glory 30 gold 0 pool s member vaidala";
    let game = turn(words).plays("visit tavern");
    assert_eq!(game.position().clan(Seat(0)).novices(), 1, "4 less 4");
    let words = "
        0 glory 30 gold 13 pool s
        tavern vaidala
    ";
    let game = turn(words).plays("visit tavern");
    assert_eq!(game.refuses("hire vaidala"), "M10.4  It costs 14 Gold and you have 13.");
    game.proves(law::citadel::PRICES);
}

#[test]
fn only_one_is_hired_for_a_die() {
    let words = "
        0 glory 30 gold 20 pool s,m
        tavern parsas shandee
    ";
    let game = turn(words).plays("visit tavern; hire parsas");
    assert_eq!(game.position().clan(Seat(0)).members().len(), 3);
    assert!(!game.offers().contains(&"hire shandee".to_owned()), "the Action is over");
    game.proves(law::tavern::HIRE);
}

#[test]
fn panic_in_the_tavern_does_not_keep_a_free_hire_away() {
    // Panic forbids to deploy dice there; Rynia's dice lie on Rynia, and Loot needs none.
    let words = "0 glory 20 pool s,s land rynia member nimra settled rynia:nimra loot loot-hire\n\
                 tavern puargh parsas\npanic tavern";
    let game = turn(words);
    assert_eq!(game.refuses("visit tavern"), "M10.3  There is Panic at the Tavern.");
    let game = game.plays("use loot-hire; hire parsas; work rynia; hire puargh");
    assert_eq!(game.position().clan(Seat(0)).members().len(), 5);
    game.proves(law::settled_lands::LAND_ACTION).proves(law::tavern::JOINS_THE_CLAN);
}
