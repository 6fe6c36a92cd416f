//! What a viewer may know, and positions that are imagined.

use crate::Scenario;
use crate::adventure::adventure_with;
use kernel::chance::Drawn;
use kernel::{Audited, Chance, Fast, Game, Seat, Viewer};
use monster_lands::MonsterLands;
use monster_lands::terms::{Token, Trap};
use monster_lands::view::TrapsView;
use std::collections::BTreeSet;

/// Hands and face-down tokens of three clans, before a contract is answered.
fn hidden() -> Scenario {
    adventure_with(
        &[("seats", "3"), ("tricks", "on")],
        "mission b 4
         1 gold 3 trap trap-f8 trap trap-initial trap trick-div2
         2 trap trap-s1
         land a kyzhul 1a
         monster a snailer
         path mission-b-left tortock dice p
         path a1 taron dice s traps trap-f4,trap-pm1
         path a3 poissen dice s traps trap-ps1",
    )
}

#[test]
fn an_owner_knows_its_hand_and_the_others_count_it() {
    let game = hidden();
    let hand = |viewer| game.view(viewer).clans[1].traps.clone();
    let own = TrapsView::Known(vec![Trap::Initial, Trap::PlusEight, Trap::DivertTwo]);
    assert_eq!(hand(Viewer::Seat(Seat(1))), own);
    assert_eq!(hand(Viewer::Seat(Seat(0))), TrapsView::Hidden(3));
    assert_eq!(hand(Viewer::Watcher), TrapsView::Hidden(3));
}

#[test]
fn imagined_positions_look_alike_and_their_secrets_differ() {
    let game = hidden();
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Watcher] {
        let seen = game.view(viewer);
        let mut hands = BTreeSet::new();
        for number in 0..40 {
            let mut position = *game.position();
            let (mut fast, mut drawn) = (Fast::new(number), Drawn::default());
            let mut chance = Chance::new(&mut fast, &mut drawn);
            MonsterLands::redeal(game.setting(), &mut position, viewer, &mut chance);
            assert_eq!(MonsterLands::view(game.setting(), &position, viewer), seen);
            assert_eq!(MonsterLands::audit(game.setting(), &position), Ok(()));
            hands.insert(position.clan(Seat(2)).traps().iter().collect::<Vec<Token>>());
        }
        assert!(hands.len() > 10, "the hand of seat 2 is hidden from {viewer:?}");
    }
}

#[test]
fn an_initial_trap_stays_with_its_clan() {
    let game = hidden();
    let initial = |token: &Token| game.setting().trap_of(*token) == Trap::Initial;
    for number in 0..40 {
        let mut position = *game.position();
        let (mut fast, mut drawn) = (Fast::new(number), Drawn::default());
        let mut chance = Chance::new(&mut fast, &mut drawn);
        MonsterLands::redeal(game.setting(), &mut position, Viewer::Watcher, &mut chance);
        let hand = position.clan(Seat(1)).traps().iter().filter(initial).count();
        let laid = position.outside().path(monster_lands::terms::Path::A1).traps().iter();
        assert_eq!(hand + laid.copied().filter(initial).count(), 1);
    }
}

#[test]
fn a_view_shows_the_battle_under_way() {
    let game = adventure_with(
        &[("seats", "4")],
        "
            land a kyzhul 1a
            monster a korcko
            path a4 taron dice s,s defence 1
        ",
    )
    .chances([6, 1, 1]);
    let battle = game.view(Viewer::Watcher).battle.expect("a battle is under way");
    assert_eq!((battle.hits, battle.victim), (1, Some(monster_lands::terms::Path::A4)));
    let game = game.chances([4]).plays("block token; roll s");
    let battle = game.view(Viewer::Watcher).battle.expect("a battle is under way");
    assert_eq!(battle.fronts[3].rolled.len(), 1);
    assert_eq!(battle.fronts[3].unrolled.strength, 1);
}

#[test]
fn a_trap_that_was_turned_up_stays_in_sight() {
    let game = adventure_with(
        &[("seats", "4")],
        "land a wahibah 1a
         land b yuha 2a
         monster a snailer
         monster b moldo
         path a2 taron dice s,s,s
         path a3 tortock dice s,s,s
         path a4 nuduru dice s traps trap-f4
         path b1 frunks dice s",
    )
    .chances([1, 1])
    .chances([6, 4, 3])
    .plays("roll all")
    .chances([6, 4, 3])
    .plays("roll all")
    .plays("plunder loot-gold10");
    assert_eq!(game.asked(), [Seat(0)], "{}", game.asks());
    let seen = game.view(Viewer::Watcher).outside.lands[0].paths[3].traps[0];
    assert_eq!((seen.trap, seen.revealed), (Some(Trap::PlusFour), true));
}

#[test]
fn what_the_dead_leave_on_a_path_hides_nothing() {
    // Taron conceals a token, attacks, and dies of the spores before the next attack.
    let game = adventure_with(
        &[("seats", "4"), ("tricks", "on")],
        "1 wounded taron
         land a kyzhul 1a
         monster a sporus
         path a2 taron dice s traps trap-f4
         path a4 nuduru dice s defence 4",
    )
    .chances([1, 1, 1, 1, 1])
    .plays("conceal")
    .chances([6])
    .plays("stop");
    assert!(!game.position().clan(Seat(1)).has(monster_lands::terms::Mercenary::Taron));
    let seen = game.view(Viewer::Watcher).outside.lands[0].paths[1].traps[0];
    assert_eq!((seen.trap, seen.revealed), (Some(Trap::PlusFour), true));
}
