//! M30 Clean-up Phase.

use crate::{Scenario, play_area, standing};
use insta::assert_snapshot;
use kernel::Seat;
use monster_lands::clean_up::Frame;
use monster_lands::law;
use monster_lands::position::Leader;
use monster_lands::terms::{Mercenary, Monster, Side};

/// A step of Clean-up for three clans: Fire, Water, Air.
fn step(frame: Frame, words: &str) -> Scenario {
    step_with(&[("seats", "3")], frame, words)
}

fn step_with(options: &[(&str, &str)], frame: Frame, words: &str) -> Scenario {
    let words = format!(
        "
        clan 0 fire
        clan 1 water
        clan 2 air
        passed
        {words}
    "
    );
    standing(options, &words, monster_lands::Frame::CleanUp(frame)).luck(2)
}

/// Enough Gold for everyone's wages.
const RICH: &str = "
    0 gold 20
    1 gold 20
    2 gold 20
";

#[test]
fn survivors_come_home_with_what_lies_on_their_tokens() {
    let words = format!("{RICH}path a1 frunks traps trap-s1 defence 2 gold 3 potions 1");
    let game = step(Frame::CleanTheBoard, &words);
    assert!(!game.position().is_assigned(Mercenary::Frunks));
    assert!(game.position().citadel().trap_discard().len() == 1);
    assert_eq!(game.position().clan(Seat(0)).defence(), 0, "tokens on Paths are lost");
    assert_eq!(game.position().clan(Seat(0)).potions(), 1);
    game.proves(law::clean_up::CLEAN_THE_BOARD).proves(law::armory::DEFENCE_TOKENS);
}

#[test]
fn at_home_one_may_heal_and_settle_and_cash_in_for_wages() {
    let words = "
        0 gold 0 potions 1 wounded frunks trophy abysur
        1 gold 9
        2 gold 9
    ";
    let game = step(Frame::CleanTheBoard, words).plays("heal frunks; sell abysur");
    assert!(!game.position().is_wounded(Mercenary::Frunks));
    game.proves(law::alchemist::HEAL).proves(law::deployment::CASHING_IN);
}

#[test]
fn monsters_that_were_not_fought_stay_where_they_are() {
    let words = format!(
        "
        {RICH}monster a krinx
        monster b sckon
        monster entrance surbol
    "
    );
    let game = step(Frame::SpreadPanic, &words);
    assert_eq!(game.position().outside().entrance(), Some(Monster::Surbol), "nobody was fought");
    assert_eq!(game.position().citadel().panic_out().len(), 1);
    game.proves(law::clean_up::SPREAD_PANIC);
}

#[test]
fn a_monster_that_was_fought_drives_a_weaker_one_off() {
    // Krinx attacks with 4, Surbol with 3.
    let words = format!(
        "
        {RICH}monster a krinx
        fought a
        monster entrance surbol
    "
    );
    let game = step(Frame::SpreadPanic, &words);
    assert!(game.story().contains("M30.2  Krinx storms the Entrance"), "{}", game.story());
    assert!(game.story().contains("M30.2  Surbol gives way"));
    // Of equal Attack Value the higher Elimination Value stays: Gorgosh 14, Sckon 12.
    let words = format!(
        "
        {RICH}monster a sckon
        monster b gorgosh
        fought a
        fought b
    "
    );
    let game = step(Frame::SpreadPanic, &words);
    assert!(game.story().contains("M30.2  Gorgosh storms"), "{}", game.story());
    // Equal in both, the one already there stays: Korcko and Blandor, 3 and 14.
    let words = format!(
        "
        {RICH}monster a korcko
        fought a
        monster entrance blandor
    "
    );
    let game = step(Frame::SpreadPanic, &words);
    assert!(game.story().contains("M30.2  Korcko gives way"), "{}", game.story());
    game.proves(law::clean_up::SPREAD_PANIC);
}

#[test]
fn krinx_spreads_double_panic() {
    let game = step(Frame::SpreadPanic, &format!("{RICH}monster entrance krinx"));
    assert_eq!(game.position().citadel().panic_out().len(), 2);
    game.proves(law::clean_up::SPREAD_PANIC);
}

#[test]
fn the_most_renowned_becomes_leader_and_the_dearest_among_equals() {
    let words = format!("{RICH}0 without nuduru member drapis member tranok member taroa");
    // Drapis 3 for 5, Tranok 3 for 6, Taroa 3 for 7.
    let game = step(Frame::ReplaceDeadLeaders, &words);
    assert_eq!(game.position().clan(Seat(0)).leader(), Some(Leader::Mercenary(Mercenary::Taroa)));
    let words = format!("{RICH}0 without nuduru member vishor member tranok");
    let game = step(Frame::ReplaceDeadLeaders, &words);
    assert_eq!(game.offers(), ["promote vishor", "promote tranok"]);
    game.proves(law::clean_up::REPLACE_DEAD_LEADERS);
}

#[test]
fn the_settled_lead_only_if_nobody_else_is_left() {
    let words = format!("{RICH}0 without nuduru member zondu land yuha settled yuha:zondu");
    let game = step(Frame::ReplaceDeadLeaders, &words);
    assert_eq!(game.position().clan(Seat(0)).leader(), Some(Leader::Mercenary(Mercenary::Frunks)));
    let words = format!("{words} without frunks");
    let game = step(Frame::ReplaceDeadLeaders, &words);
    assert_eq!(game.position().clan(Seat(0)).leader(), Some(Leader::Mercenary(Mercenary::Zondu)));
    assert_eq!(game.position().settled_land(Mercenary::Zondu), None);
    game.proves(law::conquest::SETTLED_MERCENARY);
    let first = [("seats", "3"), ("settled-may-be-promoted-first", "on")];
    let words = format!("{RICH}0 without nuduru member zondu land yuha settled yuha:zondu");
    let game = step_with(&first, Frame::ReplaceDeadLeaders, &words);
    assert_eq!(game.position().clan(Seat(0)).leader(), Some(Leader::Mercenary(Mercenary::Zondu)));
}

#[test]
fn if_only_novices_are_left_one_of_them_leads() {
    let words = format!("{RICH}0 novices 2 without nuduru without frunks");
    let game = step(Frame::ReplaceDeadLeaders, &words);
    assert_eq!(game.position().clan(Seat(0)).leader(), Some(Leader::Novice));
}

#[test]
fn wages_rise_with_glory_and_spare_the_leader_and_the_settled() {
    let words = "0 glory 21 gold 20 member zondu member drapis novices 1 land yuha settled yuha:zondu\n\
                 1 glory 11 gold 20\n2 glory 10 gold 20";
    let game = step(Frame::PayWages, words);
    // Frunks, Drapis and the Novice at 3; Taron at 2; Timbulu at 1.
    assert_eq!(game.position().clan(Seat(0)).gold(), 11);
    assert_eq!(game.position().clan(Seat(1)).gold(), 18);
    assert_eq!(game.position().clan(Seat(2)).gold(), 19);
    game.proves(law::clean_up::PAY_WAGES);
}

#[test]
fn who_cannot_pay_in_full_pays_all_and_loses_exactly_one() {
    let words = "
        0 glory 21 gold 5 member torko member naiala
        1 gold 9
        2 gold 9
    ";
    let game = step(Frame::PayWages, words);
    assert_eq!(game.position().clan(Seat(0)).gold(), 0);
    assert!(!game.position().clan(Seat(0)).has(Mercenary::Torko));
    assert!(game.position().clan(Seat(0)).has(Mercenary::Naiala));
    assert!(game.position().citadel().discard().has(Mercenary::Torko));
}

#[test]
fn equals_in_reputation_and_cost_desert_as_the_owner_likes() {
    let words = "
        0 glory 21 gold 0 member vishor member tranok
        1 gold 9
        2 gold 9
    ";
    let game = step(Frame::PayWages, words);
    assert_eq!(game.offers(), ["desert vishor", "desert tranok"]);
    let game = game.plays("desert tranok");
    assert!(!game.position().clan(Seat(0)).has(Mercenary::Tranok));
}

#[test]
fn a_novice_deserts_before_an_initial_mercenary() {
    let words = "
        0 gold 0 novices 1
        1 gold 9
        2 gold 9
    ";
    let game = step(Frame::PayWages, words);
    assert_eq!(game.position().clan(Seat(0)).novices(), 0);
    assert!(game.position().clan(Seat(0)).has(Mercenary::Frunks));
    assert_eq!(game.position().citadel().novices(), 8);
}

#[test]
fn with_dalina_goes_the_room_for_traps() {
    let traps = "trap trap-s1 trap trap-s1 trap trap-s2 trap trap-m1 trap trap-m1 trap trap-f4";
    let words = format!(
        "
        0 gold 0 member dalina {traps}
        1 gold 9
        2 gold 9
    "
    );
    let game = step(Frame::PayWages, &words).plays("trap trap-s2");
    assert_eq!(game.position().clan(Seat(0)).traps().len(), 5);
    game.proves(law::lodge::TRAP_LIMIT);
}

#[test]
fn thirty_glory_end_the_game_at_the_check() {
    let game = step(
        Frame::GloryCheck,
        "
        round 3
        1 glory 30
    ",
    );
    assert!(game.table().is_over() && game.position().is_over());
    assert!(game.story().starts_with("M30.5  Clan 2 has 30 Glory: the game ends."));
    game.proves(law::clean_up::GLORY_CHECK).proves(law::rounds::END_OF_THE_GAME);
    game.proves(law::rounds::STEPS_LEFT_OUT).proves(law::player_count::GLORY_END);
    let game = step(
        Frame::GloryCheck,
        "
        round 3
        1 glory 29
    ",
    );
    assert!(!game.table().is_over());
}

#[test]
fn the_board_is_reset_for_the_next_round() {
    let words = "
        round 2
        land a kyzhul 1a
        monster b sckon
        mission a 1
        mission b 2
    ";
    let game = step(Frame::BoardReset, words);
    let outside = game.position().outside();
    assert_eq!(outside.land(Side::A), Some(monster_lands::terms::Land::Kyzhul));
    assert_eq!(outside.header(Side::A), Some(monster_lands::terms::Header::OneA));
    assert_eq!(outside.monster(Side::B), Some(Monster::Sckon));
    assert!(outside.monster(Side::A).is_some() && outside.land(Side::B).is_some());
    assert!(outside.header(Side::B).is_some());
    assert_eq!(outside.mission_discard().len(), 2);
    assert_eq!(game.position().round(), 3);
    game.proves(law::clean_up::BOARD_RESET).proves(law::clean_up::ROUND_MARKER);
}

#[test]
fn the_least_reputation_is_first_and_a_tie_goes_to_the_right() {
    let game = step(
        Frame::FirstPlayer,
        "
        first 0
        0 member drapis
        1 member dalina
    ",
    );
    assert_eq!(game.position().first_player(), Seat(2));
    // All tied: from the first player to the right.
    let game = step(Frame::FirstPlayer, "first 0");
    assert_eq!(game.position().first_player(), Seat(2));
    let game = step(Frame::FirstPlayer, "first 2");
    assert_eq!(game.position().first_player(), Seat(1));
    let game = step(
        Frame::FirstPlayer,
        "
        first 1
        0 member drapis
        2 member dalina
    ",
    );
    assert_eq!(game.position().first_player(), Seat(1), "the holder alone has the least");
    assert_snapshot!(game.story().lines().next().unwrap(), @"M30.7  Clan 2 is first player.");
    game.proves(law::clean_up::FIRST_PLAYER);
}

#[test]
fn at_twenty_glory_wages_are_two_and_at_twenty_one_three() {
    let words = "
        0 glory 20 gold 9
        1 glory 21 gold 9
        2 glory 11 gold 9
    ";
    let game = step(Frame::PayWages, words);
    let gold = [0, 1, 2].map(|seat| game.position().clan(Seat(seat)).gold());
    assert_eq!(gold, [7, 6, 7]);
    game.proves(law::clean_up::PAY_WAGES);
}

#[test]
fn loot_that_hires_may_be_used_at_home_and_brings_no_dice_now() {
    // R7
    let words = format!(
        "
        {RICH}0 glory 9 loot loot-hire
        tavern parsas
    "
    );
    let game = step(Frame::CleanTheBoard, &words);
    assert_eq!(game.offers_to(Seat(0)), ["use loot-hire", "done"]);
    let game = game.plays("use loot-hire");
    assert!(game.position().clan(Seat(0)).has(Mercenary::Parsas));
    let pays = "M30.4  Clan 1 pays wages: 2 Gold.";
    assert!(game.story().contains(pays), "{}", game.story());
}

#[test]
fn nobody_is_asked_for_gold_that_the_next_leader_does_not_cost() {
    // Nuduru is dead: of Frunks and Parsas one will lead, so 1 Gold is enough.
    let words = "
        0 gold 1 without nuduru member parsas trophy abysur
        1 gold 9
        2 gold 9
    ";
    let game = step(Frame::CleanTheBoard, words);
    assert!(game.position().clan(Seat(0)).has(Mercenary::Frunks));
    assert!(game.story().contains("M30.4  Clan 1 pays wages: 1 Gold."), "{}", game.story());
}

#[test]
fn a_monster_that_escaped_comes_to_the_entrance_and_competes_there() {
    // Sandor attacks with 5, Krinx with 4.
    let words = format!(
        "
        {RICH}monster escaped sandor
        monster entrance krinx
    "
    );
    let game = step(Frame::SpreadPanic, &words);
    assert_eq!(game.position().outside().entrance(), Some(Monster::Sandor));
    assert!(game.position().outside().monster_discard().has(Monster::Krinx));
    game.proves(law::clean_up::SPREAD_PANIC);
}

#[test]
fn dogor_drawn_for_a_land_drives_off_whoever_is_at_the_entrance_and_panic_stays() {
    let words = "
        passed
        clan 0 fire
        clan 1 water
        clan 2 air
        round 2
        land a kyzhul 1a
        land b yuha 2a
        monster b sckon
        monster entrance snagnus
        panic mine
    ";
    let reset = monster_lands::Frame::CleanUp(Frame::BoardReset);
    let drawn = (0..200).find_map(|luck| {
        let game = standing(&[("seats", "3")], words, reset).luck(luck);
        (game.position().outside().entrance() == Some(Monster::Dogor)).then_some(game)
    });
    let game = drawn.expect("Dogor is drawn at some luck");
    assert!(game.position().outside().monster(Side::A).is_some(), "another one for the Land");
    assert!(game.position().outside().monster_discard().has(Monster::Snagnus));
    assert_eq!(game.position().citadel().panic_out().len(), 1);
    assert!(game.story().contains("Snagnus gives way"), "{}", game.story());
    game.proves(law::clean_up::BOARD_RESET);
}

#[test]
fn where_the_settled_may_lead_first_everyone_else_is_still_paid() {
    // D17: Zondu leads, so Frunks wants wages, and the Trophy may be sold for them.
    let options = [("seats", "3"), ("settled-may-be-promoted-first", "on")];
    let words = "0 gold 0 without nuduru member zondu land yuha settled yuha:zondu trophy abysur\n\
                 1 gold 9\n2 gold 9";
    let game = step_with(&options, Frame::CleanTheBoard, words);
    assert_eq!(game.offers_to(Seat(0)), ["sell abysur", "done"]);
    let game = game.plays("sell abysur");
    assert!(game.position().clan(Seat(0)).has(Mercenary::Frunks));
}

#[test]
fn double_panic_takes_what_is_left_of_the_stack() {
    let out = "
            panic lodge
            panic alchemist
            panic tavern
            panic armory
            panic pawn-shop
            panic bazaar
        ";
    let game = step(
        Frame::SpreadPanic,
        &format!(
            "
        {RICH}monster entrance krinx
        {out}
    "
        ),
    );
    assert_eq!(game.position().citadel().panic_out().len(), 7);
    let all = format!("{RICH}monster entrance krinx\n{out}\npanic mine");
    let game = step(Frame::SpreadPanic, &all);
    assert_eq!(game.position().citadel().panic_out().len(), 7, "an empty stack does nothing");
    game.proves(law::clean_up::SPREAD_PANIC);
}

#[test]
fn of_three_rivals_only_the_strongest_stays() {
    // Attack 3, 5 and 4: Caribdis of Land B stays.
    let words = "
        monster a moldo
        monster b caribdis
        fought a
        fought b
        monster entrance krinx
    ";
    let game = step(Frame::SpreadPanic, &format!("{RICH}{words}"));
    let outside = game.position().outside();
    assert_eq!(outside.entrance(), Some(Monster::Caribdis));
    assert!([Monster::Moldo, Monster::Krinx].iter().all(|&m| outside.monster_discard().has(m)));
    assert_eq!(game.position().citadel().panic_out().len(), 1, "Krinx is gone with its power");
    game.proves(law::clean_up::SPREAD_PANIC);
}

#[test]
fn gold_of_the_path_comes_home_with_a_survivor_before_wages() {
    // Frunks brings 3 Gold and costs 1.
    let words = "
        0 gold 0
        1 gold 9
        2 gold 9
        path a4 frunks gold 3 potions 1 venoms 1
    ";
    let game = step(Frame::CleanTheBoard, words);
    let clan = game.position().clan(Seat(0));
    assert_eq!((clan.potions(), clan.venoms()), (1, 1));
    assert!(clan.has(Mercenary::Frunks));
    assert!(game.story().contains("M30.4  Clan 1 pays wages: 1 Gold."), "{}", game.story());
    game.proves(law::clean_up::CLEAN_THE_BOARD);
}

#[test]
fn neither_the_leader_nor_the_settled_desert() {
    // Karunna leads with 7, Torko with 6 has settled: Naiala with 4 goes.
    let words = "0 glory 21 gold 0 member karunna leader karunna member torko member naiala land yuha \
                 settled yuha:torko\n1 gold 9\n2 gold 9";
    let game = step(Frame::PayWages, words);
    let clan = game.position().clan(Seat(0));
    let left = [Mercenary::Karunna, Mercenary::Torko, Mercenary::Nuduru];
    assert!(left.into_iter().all(|m| clan.has(m)) && !clan.has(Mercenary::Naiala));
    game.proves(law::clean_up::PAY_WAGES);
}

#[test]
fn a_clan_of_leader_and_settled_owes_nothing() {
    let words = "
        0 glory 21 gold 2 land yuha settled yuha:frunks
        1 gold 9
        2 gold 9
    ";
    let game = step(Frame::PayWages, words);
    assert_eq!(game.position().clan(Seat(0)).gold(), 2);
    game.proves(law::clean_up::PAY_WAGES);
}

#[test]
fn an_initial_leader_that_no_longer_leads_is_paid_like_the_others() {
    let words = "
        0 gold 9 member torko leader torko
        1 gold 9
        2 gold 9
    ";
    let game = step(Frame::PayWages, words);
    assert_eq!(game.position().clan(Seat(0)).gold(), 7, "Nuduru and Frunks");
}

#[test]
fn the_sixth_round_ends_the_game_whatever_the_glory() {
    let words = "
        round 6
        mission a 1
        mission b 2
        0 glory 3
    ";
    let game = step(Frame::GloryCheck, words);
    assert!(game.table().is_over());
    assert!(game.position().outside().mission(Side::A).is_some(), "the board is not reset");
    assert_eq!(game.position().round(), 6);
    game.proves(law::clean_up::GLORY_CHECK).proves(law::rounds::STEPS_LEFT_OUT);
}

#[test]
fn a_monster_nobody_fought_at_the_entrance_spreads_panic_again() {
    // M34.2: one that More Monster Action brought does so too, once it is still there in Clean-up.
    let words = format!("{RICH}monster entrance surbol\npanic mine");
    let game =
        step_with(&[("seats", "3"), ("more-monster-action", "on")], Frame::SpreadPanic, &words);
    assert_eq!(game.position().citadel().panic_out().len(), 2);
    game.proves(law::clean_up::SPREAD_PANIC);
}

#[test]
fn a_deck_that_has_run_out_is_rebuilt_for_the_lands() {
    let words = "
        round 2
        mission a 1
        mission b 2
        monster a sckon
        monster b surbol
        discarded monsters
        discarded lands
    ";
    let game = step(Frame::BoardReset, words);
    assert!(game.position().outside().land(Side::A).is_some());
    assert!(game.position().outside().land_discard().is_empty());
    game.proves(law::components::EMPTY_PILES);
}

#[test]
fn wages_and_desertion_are_what_the_books_say_for_many_clans() {
    // Name, Reputation, cost; no two of them are equal in both.
    let hired =
        [("shandee", 2, 4), ("zondu", 3, 5), ("naiala", 4, 8), ("sckrat", 5, 10), ("torko", 6, 12)];
    for (mask, glory, gold) in (0_u32..32).flat_map(|mask| {
        [5, 10, 11, 20, 21, 34]
            .into_iter()
            .flat_map(move |glory| [0_u16, 4, 40].map(|gold| (mask, glory, gold)))
    }) {
        let chosen =
            hired.iter().enumerate().filter(|(n, _)| mask >> n & 1 == 1).map(|(_, card)| *card);
        let members: Vec<_> = chosen.collect();
        let names: Vec<&str> = members.iter().flat_map(|(name, ..)| [" member ", name]).collect();
        let joins = names.concat();
        // The second of them has settled.
        let settler = members.get(1).map(|(name, ..)| *name);
        let settles =
            settler.map(|name| format!(" land yuha settled yuha:{name}")).unwrap_or_default();
        let words =
            format!("0 glory {glory} gold {gold} novices 1{joins}{settles}\n1 gold 9\n2 gold 9");
        let game = step(Frame::Wages(Seat(0)), &words);
        let wage = if glory <= 10 {
            1
        } else if glory <= 20 {
            2
        } else {
            3
        };
        // Frunks, the Novice and the hired, without the Leader and the settler.
        let heads = 2 + members.len() - usize::from(settler.is_some());
        let due = wage * u16::try_from(heads).unwrap();
        let clan = play_area(&game, 0);
        assert_eq!(clan.gold, gold.saturating_sub(due), "{words}");
        let deserter = members
            .iter()
            .filter(|(name, ..)| Some(*name) != settler)
            .max_by_key(|(_, rep, cost)| (*rep, *cost));
        let stays = |name: &str| clan.members.iter().any(|member| member.id.to_string() == name);
        for (name, ..) in &members {
            let deserts = gold < due && deserter.is_some_and(|(who, ..)| who == name);
            assert_eq!(stays(name), !deserts, "{name}: {words}");
        }
        assert_eq!(clan.novices, u8::from(gold >= due || deserter.is_some()), "{words}");
    }
}
