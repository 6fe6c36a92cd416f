//! M19 Settled Lands, and settling (M27.6 to M27.8).

use crate::{drawn, turn, turn_with};
use kernel::Seat;
use monster_lands::law;
use monster_lands::terms::{Land, Loot, Mercenary};

#[test]
fn a_settled_land_gives_what_it_shows_once_a_round() {
    // E8: Kyzhul, settled by Lusara: one Strength gives two Persuasion.
    let words = "0 pool s,s land kyzhul member lusara settled kyzhul:lusara";
    let game = turn(words).chances([2, 5]).plays("work kyzhul");
    let dice = game.position().clan(Seat(0)).pool().dice();
    assert_eq!((dice.strength, dice.persuasion), (1, 2));
    assert_eq!(game.refuses("work kyzhul"), "M9.4  It was used this round.");
    game.proves(law::settled_lands::LAND_ACTION).proves(law::settled_lands::DICE_FROM_LANDS);
}

#[test]
fn without_a_settler_a_land_gives_nothing() {
    let game = turn("0 pool s land kyzhul");
    assert_eq!(game.refuses("work kyzhul"), "M19.3  Nobody has settled Kyzhul.");
    game.proves(law::settled_lands::WITHOUT_SETTLER);
}

#[test]
fn every_land_gives_what_its_card_says() {
    let gives = |land: &str, settler: &str, pool: &str, more: &str, plays: &str| {
        let words = format!(
            "0 gold 0 glory 20 pool {pool} land {land} member {settler} settled {land}:{settler}\n\
             tavern puargh\nbazaar noxx\noffer loot-hire\n{more}"
        );
        turn(&words).plays(plays)
    };
    let clan = |game: &crate::Scenario| *game.position().clan(Seat(0));
    assert_eq!(clan(&gives("negueria", "drapis", "s,m,p1", "", "work negueria")).glory(), 22);
    let thaklan = gives("thaklan", "drapis", "s,m,s", "", "work thaklan; die s");
    assert_eq!(clan(&thaklan).pool().dice().persuasion, 3);
    assert_eq!(clan(&gives("al-dahn", "drapis", "s", "", "work al-dahn")).loot().len(), 1);
    assert_eq!(clan(&gives("skyehn", "guster", "m", "", "work skyehn")).pool().dice().strength, 3);
    assert_eq!(clan(&gives("ghadik", "guster", "p1,p1", "", "work ghadik")).gold(), 9);
    assert_eq!(clan(&gives("kale", "guster", "m", "", "work kale")).potions(), 3);
    assert_eq!(clan(&gives("gurban", "nimra", "s,p1", "", "work gurban")).pool().total(), 3);
    assert_eq!(clan(&gives("yuha", "zondu", "p4", "", "work yuha")).pool().dice().magic, 2);
    assert_eq!(clan(&gives("wahibah", "zondu", "m", "", "work wahibah")).defence(), 3);
    assert!(clan(&gives("rynia", "nimra", "s,s", "", "work rynia")).has(Mercenary::Puargh));
    let uyuniah = gives("uyuniah", "zondu", "s,s", "", "work uyuniah; give frunks");
    assert_eq!(uyuniah.position().equipment(Mercenary::Frunks).count(), 1);
}

#[test]
fn rynia_needs_excess_glory_unless_the_option_says_otherwise() {
    let words = "
        0 glory 5 pool s,s land rynia member nimra settled rynia:nimra
        tavern karunna
    ";
    assert_eq!(turn(words).refuses("work rynia"), "M13.2  It needs 7 Excess Glory and you have 0.");
    let options = [("seats", "4"), ("rynia-ignores-excess", "on")];
    let game = turn_with(&options, words).plays("work rynia");
    assert!(game.position().clan(Seat(0)).has(Mercenary::Karunna));
}

#[test]
fn a_land_is_settled_by_one_of_its_affinity_at_any_time() {
    let words = "0 pool s land yuha land wahibah";
    let game = turn(words).plays("settle yuha nuduru");
    assert_eq!(game.position().settler(Land::Yuha), Some(Mercenary::Nuduru));
    assert_eq!(game.refuses("settle wahibah nuduru"), "M27.8  This Mercenary has settled Yuha.");
    let game = game.plays("settle wahibah frunks");
    assert!(game.position().is_settled(Mercenary::Frunks));
    game.proves(law::conquest::SETTLE).proves(law::conquest::ONE_TO_ONE);
    game.proves(law::conquest::SETTLED_MERCENARY);
}

#[test]
fn dice_of_a_land_are_placed_in_one_order_on_places_alike() {
    // R10: Thaklan takes two of Strength and Magic, Negueria one of each colour.
    let words = "0 member drapis land thaklan settled thaklan:drapis pool s,m,m";
    let game = turn(words).plays("work thaklan");
    assert_eq!(game.offers(), ["die s", "die m"]);
    assert_eq!(game.plays("die m").position().clan(Seat(0)).pool().dice().strength, 1);
    let words = "0 glory 5 member drapis land negueria settled negueria:drapis pool s,m,p2,p5";
    let game = turn(words).plays("work negueria");
    assert_eq!(game.offers(), ["die p2", "die p5"]);
    let game = game.plays("die p5");
    assert_eq!(game.position().clan(Seat(0)).glory(), 7);
    game.proves(law::settled_lands::LAND_ACTION);
}

#[test]
fn what_lands_give_stays_within_the_limits() {
    let words = "0 pool m,s land wahibah settled wahibah:frunks defence 3";
    let game = turn(words).plays("work wahibah");
    assert_eq!(game.position().clan(Seat(0)).defence(), 5);
    let words = "0 pool m,s land kale member guster settled kale:guster potions 2";
    let game = turn(words).plays("work kale");
    assert_eq!(game.position().clan(Seat(0)).potions(), 3);
    game.proves(law::alchemist::POTION_AND_VENOM_LIMITS);
}

#[test]
fn a_newcomer_settles_a_land_conquered_before() {
    let words = "
        0 glory 9 gold 9 pool s land kyzhul
        tavern parsas
    ";
    let game = turn(words).plays("visit tavern; hire parsas; settle kyzhul parsas");
    assert_eq!(game.position().settler(Land::Kyzhul), Some(Mercenary::Parsas));
    game.proves(law::conquest::SETTLE);
}

#[test]
fn a_settler_on_a_path_still_opens_its_land() {
    let words = "0 pool s land kyzhul member lusara settled kyzhul:lusara\nland a yuha 1a\n\
                 path a1 lusara dice s";
    let game = turn(words).plays("work kyzhul");
    assert_eq!(game.position().clan(Seat(0)).pool().dice().persuasion, 2);
    game.proves(law::settled_lands::LAND_ACTION);
}

#[test]
fn al_dahn_fills_the_offer_again() {
    let words = "0 pool s land al-dahn member drapis settled al-dahn:drapis\n\
                 offer loot-gold10 loot-gold12 loot-hire loot-bundle";
    let game = turn(words).chances([drawn("loot-elim6")]).plays("work al-dahn; loot loot-gold12");
    let offer = game.position().outside().loot();
    assert!(offer.contains(&Some(Loot::EliminationBonus)) && offer.iter().all(Option::is_some));
    game.proves(law::loot::REFILL_THE_LOOT);
}
