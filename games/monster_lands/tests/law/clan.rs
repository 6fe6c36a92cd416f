//! M5 Glory and Reputation, M6 Clan members and Talents.

use crate::{drawn, play_area, turn};
use kernel::Seat;
use monster_lands::law;
use monster_lands::terms::Mercenary;

#[test]
fn excess_glory_is_what_glory_is_above_reputation() {
    // E3: Glory 20, Reputation 14: Vaidala with 7 refuses, Fandor with 5 comes for 10 less 5.
    let words =
        "0 glory 20 gold 9 pool p5 member naiala member sckrat member lorios member novicius";
    let words = words.replace(" member novicius", "");
    let words = format!(
        "
        {words}
        0 novices 1
        tavern fandor vaidala
    "
    );
    let game = turn(&words).plays("visit tavern");
    assert_eq!(game.refuses("hire vaidala"), "M13.2  It needs 7 Excess Glory and you have 6.");
    let game = game.plays("hire fandor");
    assert_eq!(game.position().clan(Seat(0)).gold(), 4);
    assert_eq!(game.position().clan(Seat(0)).pool().dice().strength, 2);
    game.proves(law::glory::EXCESS_GLORY).proves(law::glory::REPUTATION);
    game.proves(law::tavern::GLORY_NEEDED).proves(law::tavern::JOINS_THE_CLAN);
}

#[test]
fn below_its_reputation_a_clan_hires_nobody_and_loses_nobody() {
    // E4: Glory 16, Reputation 17: no Excess Glory.
    let words = "0 glory 16 gold 30 pool s member karunna member torko member shandee\n\
                 0 novices 1\ntavern parsas";
    let more = [("seats", "4"), ("beer-once-per-action", "off")];
    let game = crate::turn_with(&more, words).plays("visit tavern; beer");
    assert_eq!(game.refuses("hire novicius"), "M13.2  It needs 1 Excess Glory and you have 0.");
    let on_offer = game.position().citadel().tavern()[0].unwrap();
    let refused = game.refuses(&format!("hire {on_offer}"));
    assert!(refused.starts_with("M13.2  It needs "), "{refused}");
    assert_eq!(game.position().clan(Seat(0)).members().len(), 5);
    game.proves(law::glory::GLORY_BELOW_REPUTATION);
}

#[test]
fn a_talent_works_once_per_round() {
    let game = turn("0 gold 1 pool s,s member tranok").plays("talent tranok");
    assert_eq!(game.position().clan(Seat(0)).gold(), 3);
    assert_eq!(game.refuses("talent tranok"), "M6.3  It was used this round.");
    game.proves(law::clan::ONCE_PER_ROUND).proves(law::clan::OUTSIDE_MARK);
}

#[test]
fn a_talent_of_one_who_is_assigned_works_unless_it_says_otherwise() {
    let words = "
        0 gold 5 pool s,s member tranok member fandor member wormee
        land a kyzhul 1a
        path a1 tranok dice s
        path a2 fandor dice s,s
    ";
    let game = turn(words).plays("talent tranok; talent wormee");
    assert_eq!(game.position().clan(Seat(0)).gold(), 5);
    assert_eq!(game.position().clan(Seat(0)).pool().dice().strength, 3);
    assert!(game.story().contains("M6.3  Clan 1 gains a Strength die."), "{}", game.story());
    assert_eq!(game.refuses("talent fandor"), "M6.6  It works only while unassigned.");
    game.proves(law::clan::TALENTS_OF_THE_ASSIGNED).proves(law::clan::ASSIGNED);
}

#[test]
fn fandor_sells_a_persuasion_die_and_nuduru_brews_a_potion() {
    let game = turn("0 gold 1 pool m member fandor").chances([4]);
    let game = game.plays("talent fandor; talent nuduru");
    let clan = game.position().clan(Seat(0));
    assert_eq!((clan.gold(), clan.pool().dice().persuasion, clan.potions()), (0, 1, 1));
    game.proves(law::dice_pool::LATER_PERSUASION);
}

#[test]
fn lorios_and_frostor_give_what_they_say() {
    let words = "0 pool m member lorios member frostor";
    let game = turn(words).plays("talent lorios; talent frostor; venom");
    assert_eq!(game.position().clan(Seat(0)).venoms(), 2);
    let game = turn(words).plays("talent frostor; potion");
    assert_eq!(game.position().clan(Seat(0)).potions(), 1);
}

#[test]
fn glory_from_a_land_counts_at_once() {
    let words = "0 glory 9 pool s,m,p3 land negueria settled negueria:drapis member drapis";
    let game = turn(words).plays("work negueria");
    assert_eq!(game.position().clan(Seat(0)).glory(), 11);
    game.proves(law::glory::GLORY);
}

#[test]
fn a_novice_has_reputation_and_is_paid_but_has_no_affinity() {
    let before = play_area(&turn("0 glory 9 pool s"), 0);
    let after = play_area(&turn("0 glory 9 pool s novices 2"), 0);
    assert_eq!((before.reputation, after.reputation), (1, 3));
    assert_eq!(after.excess_glory, 6);
    assert_eq!(after.points, before.points + 2, "Reputation alone counts");
}

#[test]
fn who_comes_back_from_the_discards_is_unhurt() {
    // A wounded Shandee left the clan; drawn again and hired she is healthy.
    let words = "
        1 member shandee wounded shandee without shandee
        0 glory 9 gold 9 pool s
        tavern parsas
        discarded mercenaries
    ";
    let game = turn(words).chances([drawn("shandee")]).plays("visit tavern; hire parsas");
    assert!(game.position().citadel().tavern().contains(&Some(Mercenary::Shandee)));
    assert!(!game.position().is_wounded(Mercenary::Shandee));
    game.proves(law::components::EMPTY_PILES);
}
