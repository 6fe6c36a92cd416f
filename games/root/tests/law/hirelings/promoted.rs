//! The promoted sides of the cards, from E.4 on.

use super::{hired, turn_of};
use crate::scene::{Look, c};
use crate::support::phase;
use root::golden_rules::Frame as Golden;
use root::hirelings::Frame;
use root::key_actions::battle::Frame as Battle;
use root::law::hirelings as law;
use root::terms::{Clearings, Faction, Hireling, Item, Piece, Place};

fn battle() -> root::Frame {
    root::Frame::Battle(Battle::Initiate { seat: kernel::Seat(0) })
}

#[test]
fn of_patrol_warriors_removed_together_one_goes_on_the_card() {
    let words = "
        hireling forest-patrol
        c1 patrol-warrior 3 marquise-warrior 3
    ";
    let game = hired(words, battle()).chances([2, 0]);
    assert_eq!(game.count(Piece::PatrolWarrior, 1), 1);
    assert_eq!(game.position().hirelings.fallen(), 1);
    assert_eq!(game.position().woodland.supply(Piece::PatrolWarrior), 10);
    game.proves(law::PATROL_FALLEN);
}

#[test]
fn the_patrol_moves_and_battles_or_comes_from_its_card() {
    let words = "
        hireling forest-patrol marquise 2
        fallen 2
        c1 patrol-warrior 2 marquise-warrior
        c5 eyrie-warrior
    ";
    let game = hired(words, Frame::Daylight(0));
    assert_eq!(game.offers(), ["do move", "do recruit"], "there is nobody to battle yet");
    let back = game.plays("do recruit");
    assert_eq!((back.count(Piece::PatrolWarrior, 1), back.position().hirelings.fallen()), (4, 0));
    back.proves(law::PATROL_DAYLIGHT);
    let game = hired(words, Frame::Daylight(0)).chances([1, 0]);
    let game = game.plays("do move; move c1 c5; count 2; battle c5 eyrie");
    assert_eq!((game.count(Piece::PatrolWarrior, 5), game.count(Piece::EyrieWarrior, 5)), (2, 0));
    game.proves(law::PATROL_DAYLIGHT);
}

#[test]
fn the_dynasty_returns_marches_or_battles_twice() {
    let words = "
        hireling last-dynasty marquise 2
        c1 eyrie-warrior
    ";
    let game = hired(words, Frame::Daylight(0)).chances([3, 0]);
    let edge = ["in c1", "in c2", "in c3", "in c4", "in c5", "in c6", "in c7", "in c8", "in c9"];
    assert_eq!(game.offers(), edge);
    let game = game.plays("in c1");
    assert_eq!((game.count(Piece::DynastyWarrior, 1), game.count(Piece::EyrieWarrior, 1)), (5, 0));
    game.proves(law::DYNASTY_DAYLIGHT);
    let words = "
        hireling last-dynasty marquise 2
        c1 dynasty-warrior 3
        c5 eyrie-warrior
    ";
    let game = hired(words, Frame::Daylight(0)).chances([3, 0]);
    assert_eq!(game.offers(), ["move c1 c5", "move c1 c9", "move c1 c10"], "all of them");
    let game = game.plays("move c1 c5");
    assert_eq!((game.count(Piece::DynastyWarrior, 5), game.count(Piece::EyrieWarrior, 5)), (3, 0));
    let words = "
        hireling last-dynasty marquise 2
        c1 dynasty-warrior 2 eyrie-warrior 4
    ";
    let game = hired(words, Frame::Daylight(0)).chances([1, 0, 1, 0]);
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 2, "two battles");
    game.proves(law::DYNASTY_DAYLIGHT);
}

#[test]
fn the_uprising_rises_where_the_die_says() {
    let words = "
        hireling spring-uprising marquise 2
        c1 uprising-warrior eyrie-warrior 2 roost marquise-warrior
    ";
    let game = hired(words, Frame::Birdsong(0)).chances([0]);
    assert_eq!(game.offers(), ["do revolt", "do recruit"]);
    let game = game.plays("do revolt");
    assert_eq!((game.count(Piece::EyrieWarrior, 1), game.count(Piece::Roost, 1)), (0, 0));
    assert_eq!(
        (game.count(Piece::UprisingWarrior, 1), game.count(Piece::MarquiseWarrior, 1)),
        (0, 1)
    );
    assert_eq!(game.score(Faction::Marquise), 0, "E.3.6");
    game.proves(law::UPRISING_BIRDSONG);
    let game = hired(words, Frame::Birdsong(0)).chances([1]).plays("in c4");
    assert_eq!(game.count(Piece::UprisingWarrior, 4), 1, "a rabbit clearing");
}

#[test]
fn a_hired_uprising_without_warriors_rolls_for_one() {
    let words = "
        hireling spring-uprising
        due marquise
    ";
    let game = hired(words, Golden::EndOfTurn).chances([0, 2]).plays("in c11");
    assert_eq!(game.count(Piece::UprisingWarrior, 11), 1);
    game.proves(law::UPRISING_HIRED);
}

#[test]
fn to_battle_the_uprising_takes_a_card_that_matches() {
    let words = "hireling spring-uprising\nc1 uprising-warrior marquise-warrior 2\nc2 marquise-warrior eyrie-warrior
        hand marquise anvil bake-sale";
    let game = hired(words, battle()).chances([1, 0]);
    assert_eq!(game.offers(), ["battle c2 eyrie", "battle c1 uprising"]);
    let game = game.plays("battle c1 uprising; card anvil");
    assert_eq!(game.count(Piece::UprisingWarrior, 1), 0);
    assert_eq!(game.hand(Faction::Marquise).len(), 1);
    game.proves(law::UPRISING_SHELTER);
    let words = words.replace(" anvil", "");
    let game = hired(&words, battle()).plays("battle c1 uprising");
    assert_eq!(game.offers(), ["pass"], "no card matches, which nobody else learns");
    assert_eq!(game.plays("pass").count(Piece::UprisingWarrior, 1), 1);
    let words = words.replace(" bake-sale", "");
    let game = hired(
        &format!(
            "
        {words}
        c3 marquise-warrior alliance-warrior
    "
        ),
        battle(),
    );
    assert_eq!(
        game.refuses("battle c1 uprising"),
        "E.6.1.III  You have no card that matches clearing 1 to discard."
    );
}

#[test]
fn who_stands_beside_the_exile_gives_items_for_cards_and_points() {
    let words = "
        hireling the-exile
        hireling-pawn the-exile f1
        c1 marquise-warrior recruiter
        items marquise sword
    ";
    let game = phase(
        &[],
        &format!(
            "
            turn marquise
            pawn vagabond f7
            {words}
        "
        ),
        Golden::Daylight,
    )
    .luck(2);
    let game = game.plays("do gift");
    assert_eq!((game.score(Faction::Marquise), game.hand(Faction::Marquise).len()), (1, 1));
    assert_eq!(game.position().hirelings.exile_items().given.of(Item::Sword), 1);
    game.proves(law::EXILE_GIFTS);
}

#[test]
fn the_exile_exhausts_items_to_move_and_to_battle() {
    let words = "
        hireling the-exile marquise 2
        hireling-pawn the-exile f1
        c10 eyrie-warrior 2
    ";
    let game = hired(words, Frame::Daylight(0)).chances([3, 1]);
    assert_eq!(game.offers(), ["to f2", "to f3", "battle c10 eyrie", "pass"]);
    let game = game.plays("to f2");
    let game = game.plays("battle c10 eyrie");
    assert_eq!(game.count(Piece::EyrieWarrior, 10), 0, "three items, three hits at most");
    let items = game.position().hirelings.exile_items();
    assert_eq!((items.clubs, items.exhausted), (2, 0), "one was lost; refreshed when done");
    game.proves(law::EXILE_DAYLIGHT).proves(law::EXILE_BATTLE);
}

#[test]
fn hits_on_the_exile_exhaust_items_before_they_remove_them() {
    let words = "
            hireling the-exile marquise 2
            hireling-pawn the-exile f1
            c10 eyrie-warrior 3
            clubs 3
        ";
    let game = hired(words, Frame::Daylight(0)).chances([3, 1]).plays("battle c10 eyrie");
    let items = game.position().hirelings.exile_items();
    assert_eq!(items.total(), 3, "the third item was ready and took the hit");
    game.proves(law::EXILE_BATTLE);
}

#[test]
fn the_flotilla_trades_sails_and_battles() {
    let words = "
        hireling riverfolk-flotilla marquise 2
        hireling-pawn riverfolk-flotilla c4
        c4 eyrie-warrior
        c7 eyrie-warrior 2
    ";
    let game = hired(words, Frame::Birdsong(0)).chances([0, 3, 2]);
    assert_eq!(
        (game.asked_faction(), game.offers()),
        (Faction::Eyrie, vec!["do draw".into(), "pass".into()])
    );
    let game = game.plays("do draw");
    assert_eq!(game.offers(), ["battle c7 eyrie", "pass"], "only clearing 7 is on its river");
    let game = game.plays("battle c7 eyrie; pass");
    assert_eq!(game.count(Piece::EyrieWarrior, 7), 0, "three hits at most, none taken");
    let pawn = game.position().hirelings.card(0).pawn;
    assert_eq!(pawn, Some(Place::Clearing(c(7))));
    game.proves(law::FLOTILLA_BIRDSONG).proves(law::FLOTILLA_SAFE);
}

#[test]
fn pawns_of_hirelings_cannot_be_battled() {
    let words = "
        hireling riverfolk-flotilla eyrie 2
        hireling-pawn riverfolk-flotilla c4
        hireling furious-protector
        hireling-pawn furious-protector c4
        c4 marquise-warrior 2 sawmill
    ";
    let game = hired(words, Golden::Daylight);
    assert!(game.refuses("do battle").starts_with("4.3  "), "{}", game.refuses("do battle"));
    let recruit = turn_of(
        "marquise",
        &format!(
            "
        {words}
        c8 recruiter
    "
        ),
        Golden::Daylight,
    );
    recruit.plays("do recruit").proves(law::FURIOUS_SAFE);
}

#[test]
fn prophets_force_battles_and_moves() {
    let words = "
            hireling warm-sun-prophets marquise 2
            c1 prophet eyrie-warrior 2 alliance-warrior
        ";
    let game = hired(words, Frame::Daylight(0)).chances([2, 0]);
    assert_eq!(game.offers(), ["do battle", "do move", "do recruit"]);
    let game = game.plays("do battle; faction eyrie; battle c1 alliance");
    assert_eq!(
        game.count(Piece::AllianceWarrior, 1),
        1,
        "guerrilla war: the attacker deals the lower"
    );
    game.proves(law::PROPHETS_DAYLIGHT);
    let words = "
        hireling warm-sun-prophets marquise 2
        c1 prophet eyrie-warrior 3
        c5 sawmill
    ";
    let game = hired(words, Frame::Daylight(0)).chances([2, 0]);
    let game = game.plays("do move; move c1 c5; battle c5 marquise");
    assert_eq!((game.count(Piece::EyrieWarrior, 5), game.count(Piece::Sawmill, 5)), (3, 0));
    assert_eq!(game.score(Faction::Eyrie), 1, "who is forced scores as always");
    let game = hired(words, Frame::Daylight(0)).plays("do recruit; in c7");
    assert_eq!(game.count(Piece::Prophet, 7), 1);
}

#[test]
fn bandits_take_toll_from_enemies_and_help_their_controller() {
    let words = "
        hireling highway-bandits eyrie 2
        bandit c1 c5
        c1 marquise-warrior 3
    ";
    let game = hired(
        words,
        root::Frame::Move(root::key_actions::movement::Frame::OneMove {
            seat: kernel::Seat(0),
            optional: false,
        }),
    );
    let game = game.plays("move c1 c5; count 2");
    assert_eq!(
        (game.count(Piece::MarquiseWarrior, 5), game.count(Piece::MarquiseWarrior, 1)),
        (1, 1)
    );
    game.proves(law::BANDITS_TOLL);
    let words = "
        hireling highway-bandits marquise 2
        bandit c1 c5
        c1 marquise-warrior 2
    ";
    let game = hired(
        words,
        root::Frame::Move(root::key_actions::movement::Frame::OneMove {
            seat: kernel::Seat(0),
            optional: false,
        }),
    );
    let game = game.plays("move c1 c5; count 2; in c5");
    assert_eq!(game.count(Piece::MarquiseWarrior, 5), 3);
    game.proves(law::BANDITS_HELP);
}

#[test]
fn a_bandit_waits_beside_the_controllers_pieces() {
    let words = "
        hireling highway-bandits marquise 2
        bandit c1 c5
        c1 marquise-warrior
    ";
    let game = hired(words, Frame::Daylight(0));
    assert_eq!(game.offers(), ["path c1 c9", "path c1 c10"]);
    let game = game.plays("path c1 c9");
    assert_eq!(game.position().hirelings.bandits().count(), 2);
    let words = "
        hireling highway-bandits marquise 2
        bandit c1 c5
        bandit c2 c5
        bandit c2 c6
        bandit c3 c6
        c1 marquise-warrior
    ";
    let game = hired(words, Frame::Daylight(0)).plays("path c2 c6; path c1 c10");
    let bandits: Vec<_> = game.position().hirelings.bandits().collect();
    assert!(bandits.contains(&(c(1), c(10))) && !bandits.contains(&(c(2), c(6))));
    game.proves(law::BANDITS_DAYLIGHT);
}

#[test]
fn the_expedition_settles_and_then_goes_on_or_grows() {
    let words = "
        hireling sunward-expedition marquise 2
        c1 foothold expedition-warrior
    ";
    let game = hired(words, Frame::Daylight(0));
    assert!(!game.offers().contains(&"in c1".to_owned()), "it has a foothold");
    let game = game.plays("in c7");
    assert_eq!((game.count(Piece::Foothold, 7), game.count(Piece::ExpeditionWarrior, 7)), (1, 3));
    let grown = game.plays("do recruit");
    assert_eq!(
        (grown.count(Piece::ExpeditionWarrior, 1), grown.count(Piece::ExpeditionWarrior, 7)),
        (2, 4)
    );
    grown.proves(law::EXPEDITION_DAYLIGHT);
    let words = "
        hireling sunward-expedition marquise 2
        c1 foothold
        c2 foothold
        c3 foothold
    ";
    let game = hired(words, Frame::Daylight(0)).plays("in c3; in c4");
    assert_eq!((game.count(Piece::Foothold, 3), game.count(Piece::Foothold, 4)), (0, 1));
}

#[test]
fn spies_come_among_enemies_and_battle_or_steal() {
    let words = "
        hireling corvid-spies marquise 2
        c1 eyrie-warrior
        c5 eyrie-warrior
        hand eyrie anvil
        c9 marquise-warrior
    ";
    let game = hired(words, Frame::Daylight(0)).chances([1, 0, 1, 0]);
    assert_eq!(game.offers(), ["in c1", "in c5"]);
    let game = game.plays("in c1; in c5");
    assert_eq!(game.offers(), ["do battle", "do rob"]);
    let fought = game.plays("do battle; pass; pass");
    assert_eq!(
        (fought.count(Piece::EyrieWarrior, 1), fought.count(Piece::EyrieWarrior, 5)),
        (0, 0)
    );
    fought.proves(law::SPIES_DAYLIGHT);
    let game = hired(words, Frame::Daylight(0)).plays("in c1; in c1; do rob");
    assert_eq!(game.hand(Faction::Marquise), [root::terms::CardName::Anvil]);
    game.proves(law::SPIES_DAYLIGHT);
}

#[test]
fn the_furious_protector_moves_and_strikes_everybody_there() {
    let words = "
        hireling furious-protector marquise 2
        hireling-pawn furious-protector c1
        c5 marquise-warrior 2 eyrie-warrior 2 alliance-warrior
        hireling forest-patrol
        c5 patrol-warrior
    ";
    let game = hired(words, Frame::Birdsong(0)).plays("to c5");
    assert_eq!((game.count(Piece::MarquiseWarrior, 5), game.count(Piece::EyrieWarrior, 5)), (1, 1));
    assert_eq!(
        (game.count(Piece::AllianceWarrior, 5), game.count(Piece::PatrolWarrior, 5)),
        (0, 1)
    );
    game.proves(law::FURIOUS_BIRDSONG);
}

#[test]
fn bearers_burn_warriors_first_and_spread() {
    let words = "
            hireling flame-bearers marquise 2
            c1 flame-bearer 2 eyrie-warrior roost marquise-warrior
        ";
    let game = hired(words, Frame::Birdsong(0));
    assert_eq!((game.count(Piece::EyrieWarrior, 1), game.count(Piece::Roost, 1)), (0, 0));
    assert_eq!((game.count(Piece::MarquiseWarrior, 1), game.score(Faction::Marquise)), (1, 0));
    assert_eq!(game.offers(), ["in c1", "in c5", "in c9", "in c10"]);
    let game = game.plays("in c10");
    assert_eq!(game.count(Piece::FlameBearer, 10), 1);
    game.proves(law::BEARERS_BIRDSONG);
    let game = hired("hireling flame-bearers marquise 2", Frame::Birdsong(0)).plays("in c3; in c3");
    assert_eq!(game.count(Piece::FlameBearer, 3), 2, "with none on the map two come");
}

#[test]
fn hired_bearers_without_warriors_come_anywhere() {
    let game = hired(
        "
        hireling flame-bearers
        due marquise
    ",
        Golden::EndOfTurn,
    )
    .chances([0]);
    let game = game.plays("in c1; in c7");
    assert_eq!((game.count(Piece::FlameBearer, 1), game.count(Piece::FlameBearer, 7)), (1, 1));
    game.proves(law::BEARERS_HIRED);
}

#[test]
fn vault_keepers_build_and_then_fight_or_grow() {
    let words = "
        hireling vault-keepers marquise 2
        c1 vault-keeper vault
        c5 eyrie-warrior
    ";
    let game = hired(words, Frame::Daylight(0));
    assert_eq!(game.offers(), ["in c5", "in c9", "in c10", "pass"], "clearing 1 has one slot");
    let game = game.plays("in c5; do recruit");
    assert_eq!((game.count(Piece::Vault, 5), game.count(Piece::VaultKeeper, 5)), (1, 1));
    assert_eq!(game.count(Piece::VaultKeeper, 1), 2);
    game.proves(law::VAULTS_DAYLIGHT);
    let words = "
        hireling vault-keepers marquise 2
        c5 vault vault-keeper 2 eyrie-warrior
        c9 vault vault-keeper eyrie-warrior
    ";
    let game = hired(words, Frame::Daylight(0)).chances([1, 0, 1, 0]).plays("pass; do battle");
    assert_eq!((game.count(Piece::EyrieWarrior, 5), game.count(Piece::EyrieWarrior, 9)), (0, 0));
    let game = hired(
        "
        hireling vault-keepers
        due marquise
    ",
        Golden::EndOfTurn,
    )
    .chances([0]);
    let game = game.plays("in c7");
    assert_eq!((game.count(Piece::Vault, 7), game.count(Piece::VaultKeeper, 7)), (1, 2));
    game.proves(law::VAULTS_HIRED);
}

#[test]
fn a_crowd_gathers_round_the_band() {
    let words = "
        hireling popular-band marquise 2
        c1 band-warrior
        c5 eyrie-warrior 2 marquise-warrior
        c9 alliance-warrior
    ";
    let game = hired(words, Frame::Daylight(0));
    assert_eq!(game.offers(), ["faction marquise", "faction eyrie", "pass"], "from clearing 5");
    let game = game.plays("faction eyrie; faction alliance; in c7");
    assert_eq!((game.count(Piece::EyrieWarrior, 1), game.count(Piece::EyrieWarrior, 5)), (1, 1));
    assert_eq!((game.count(Piece::AllianceWarrior, 1), game.count(Piece::BandWarrior, 7)), (1, 1));
    game.proves(law::POPULAR_DAYLIGHT);
}

#[test]
fn enemies_do_not_leave_the_band_in_the_turn_they_came() {
    let words = "
            hireling popular-band eyrie 2
            c5 band-warrior marquise-warrior
            c1 marquise-warrior 2
        ";
    let moves = || {
        root::Frame::Move(root::key_actions::movement::Frame::OneMove {
            seat: kernel::Seat(0),
            optional: true,
        })
    };
    let setting = proof::scenario::setting::<root::Root>([("seats", "4"), ("first", "1")]);
    let position = root::layout::lay_out(
        &setting,
        &format!(
            "
            turn marquise
            pawn vagabond f7
            {words}
        "
        ),
    )
    .unwrap();
    let frames = [root::Frame::Golden(Golden::EndOfTurn), moves(), moves()];
    let game = proof::Scenario::<root::Root>::within(setting, position, frames).luck(1);
    let game = game.plays("move c1 c5; count 2");
    let game = game.plays("move c5 c2");
    assert_eq!(game.count(Piece::MarquiseWarrior, 5), 2, "one was there before");
    game.proves(law::POPULAR_CROWD);
    assert!(game.position().hirelings.with_side(Hireling::PopularBand).is_some());
    let _ = Clearings::ALL;
}
