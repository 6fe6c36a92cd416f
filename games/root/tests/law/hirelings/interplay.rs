//! Hirelings beside factions, cards and maps, as the Law and the publisher's answers have it.

use super::{hired, turn_of};
use crate::scene::{Look, c, scene};
use root::golden_rules::Frame as Golden;
use root::hirelings::Frame;
use root::key_actions::battle::Frame as Battle;
use root::key_actions::movement::Frame as Move;
use root::law::{corvids, hirelings as law, marquise, vagabond};
use root::terms::{Clearings, Faction, Piece, Relationship};

fn initiate(seat: u8) -> root::Frame {
    root::Frame::Battle(Battle::Initiate { seat: kernel::Seat(seat) })
}

#[test]
fn field_hospitals_do_not_heal_hirelings() {
    let words = "
        hireling vault-keepers marquise 2
        c1 keep
        c9 vault-keeper 2 eyrie-warrior 3
        hand marquise anvil
    ";
    let battle =
        Frame::BandBattle { band: Faction::Vaults, among: Clearings::ALL, optional: false };
    let game = hired(words, battle).chances([0, 2]);
    assert!(!game.story().contains("6.2.3"), "they are no warriors of the Marquise (1.5.3)");
    assert_eq!(game.count(Piece::VaultKeeper, 1), 0);
}

#[test]
fn hirelings_never_turn_hostile_and_give_no_infamy() {
    let words = "
        character vagabond thief
        has vagabond sword sword
        hireling forest-patrol eyrie 2
        c1 patrol-warrior 2
        relationship vagabond eyrie hostile
        pawn vagabond c1
    ";
    let game = turn_of("vagabond", words, initiate(3)).chances([2, 0]);
    assert_eq!((game.count(Piece::PatrolWarrior, 1), game.score(Faction::Vagabond)), (0, 0));
    let board = &game.position().vagabonds[0];
    assert_eq!(board.relationship(Faction::Alliance), Relationship::Indifferent);
}

#[test]
fn a_hireling_of_a_vagabond_makes_nobody_hostile() {
    let words = "
        character vagabond thief
        hireling forest-patrol vagabond 2
        c1 patrol-warrior 2 eyrie-warrior
    ";
    let battle =
        Frame::BandBattle { band: Faction::Patrol, among: Clearings::ALL, optional: false };
    let game = turn_of("vagabond", words, battle).chances([1, 0]);
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 0);
    assert_eq!(
        game.position().vagabonds[0].relationship(Faction::Eyrie),
        Relationship::Indifferent
    );
    assert!(!game.story().contains("9.2.9.III"));
    let _ = vagabond::HOSTILE_STATUS;
}

#[test]
fn a_vagabond_rules_with_hirelings() {
    let words = "
        character vagabond thief
        hireling forest-patrol vagabond 2
        c1 patrol-warrior
    ";
    let game = turn_of("vagabond", words, Golden::EndOfTurn);
    assert!(game.position().woodland.ruled(Faction::Vagabond).has(c(1)), "E.3.1");
}

#[test]
fn the_marquise_may_place_hirelings_at_the_keep_and_others_may_not() {
    let words = "
        hireling street-band marquise 2
        c1 keep
    ";
    let game = hired(words, Frame::Daylight(0));
    assert!(game.offers().contains(&"in c1".to_owned()));
    let words = "
        hireling street-band eyrie 2
        c1 keep
    ";
    let game = turn_of("eyrie", words, Frame::Daylight(0));
    assert!(!game.offers().contains(&"in c1".to_owned()));
    game.plays("in c2").proves(marquise::THE_KEEP);
}

const CORVIDS: [(&str, &str); 3] =
    [("seats", "3"), ("first", "1"), ("factions", "marquise,eyrie,corvids")];

#[test]
fn snares_hold_hirelings_of_enemies() {
    let words = "
        turn marquise
        hireling street-band marquise 2
        hireling forest-patrol marquise 2
        plot c1 snare face-up
        c1 patrol-warrior 2 marquise-warrior
        c5 patrol-warrior 2 marquise-warrior
    ";
    let game = scene(&CORVIDS, words, Frame::Daylight(0)).luck(1);
    assert!(!game.offers().contains(&"in c1".to_owned()), "nothing is placed");
    let game = scene(&CORVIDS, words, Frame::PatrolMoves).luck(1);
    assert!(!game.offers().iter().any(|offer| offer.starts_with("move c1")), "nor moved out");
    assert!(game.offers().contains(&"move c5 c1".to_owned()));
    game.plays("move c5 c1; count 1").proves(corvids::SNARE);
    let words = words.replace("marquise 2", "corvids 2").replace("turn marquise", "turn corvids");
    let game = scene(&CORVIDS, &words, Frame::PatrolMoves).luck(1);
    assert!(game.offers().iter().any(|offer| offer.starts_with("move c1")), "their own are free");
}

#[test]
fn nobody_but_friends_places_beside_the_furious_protector() {
    let words = "
        hireling furious-protector eyrie 2
        hireling-pawn furious-protector c5
        hireling street-band marquise 2
    ";
    let game = hired(words, Frame::Daylight(1));
    assert!(!game.offers().contains(&"in c5".to_owned()), "nor are hirelings of enemies placed");
    let words = words.replace("eyrie 2", "marquise 2");
    let game = hired(&words, Frame::Daylight(1));
    assert!(game.offers().contains(&"in c5".to_owned()));
}

#[test]
fn the_stoic_protector_keeps_favors_and_hirelings_from_removing() {
    let words = "
        hireling stoic-protector eyrie 2
        hireling-pawn stoic-protector c1
        c1 eyrie-warrior roost
        c6 eyrie-warrior
    ";
    let favor = root::cards::standard::Frame::Favor(root::terms::Suit::Fox);
    let game = hired(words, root::Frame::Cards(root::cards::Frame::Standard(favor)));
    assert_eq!((game.count(Piece::EyrieWarrior, 1), game.count(Piece::Roost, 1)), (1, 1));
    assert_eq!((game.count(Piece::EyrieWarrior, 6), game.score(Faction::Marquise)), (0, 0));
    game.proves(law::STOIC_SHIELD);
    let words = "hireling stoic-protector eyrie 2\nhireling-pawn stoic-protector c1\nhireling flame-bearers marquise 2
        c1 eyrie-warrior flame-bearer";
    let game = hired(words, Frame::Birdsong(1));
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 1);
}

#[test]
fn bandits_do_not_lurk_on_closed_paths_rivers_or_ferries() {
    let table = [("seats", "2"), ("first", "1"), ("map", "mountain")];
    let words = "
        turn marquise
        hireling highway-bandits marquise 2
        c2 marquise-warrior
        c5 marquise-warrior
    ";
    let game = scene(&table, words, Frame::Daylight(0)).luck(1);
    let closed = game.setting().map.closed.clone();
    for (from, to) in closed {
        assert!(!game.offers().contains(&format!("path {from} {to}")), "closed");
    }
    let words = "
        hireling highway-bandits eyrie 2
        bandit c5 c2
        c5 marquise-warrior 2
        crafted marquise boat-builders
    ";
    let table = [("seats", "4"), ("first", "1"), ("deck", "exiles")];
    let game = scene(
        &table,
        &format!(
            "
            turn marquise
            pawn vagabond f7
            {words}
        "
        ),
        root::Frame::Move(Move::OneMove { seat: kernel::Seat(0), optional: false }),
    )
    .luck(1);
    let game = game.plays("move c5 c10; count 2");
    assert_eq!(game.count(Piece::MarquiseWarrior, 10), 2, "no toll on a river");
}

#[test]
fn a_vagabond_pays_bandits_with_an_item() {
    let words = "
        character vagabond thief
        hireling highway-bandits eyrie 2
        bandit c1 c5
        has vagabond boot tea
        pawn vagabond c1
    ";
    let setting = proof::scenario::setting::<root::Root>([("seats", "4"), ("first", "1")]);
    let position = root::layout::lay_out(
        &setting,
        &format!(
            "
        turn vagabond
        {words}
    "
        ),
    )
    .unwrap();
    let frames = [
        root::Frame::Golden(Golden::EndOfTurn),
        root::Frame::Move(Move::OneMove { seat: kernel::Seat(3), optional: false }),
    ];
    let game = proof::Scenario::<root::Root>::within(setting, position, frames).luck(1);
    let game = game.plays("to c5");
    let game = game.plays("item tea");
    let board = &game.position().vagabonds[0];
    assert_eq!(board.items(root::terms::Item::Tea, root::position::ItemState::DamagedReady), 1);
    game.proves(law::BANDITS_TOLL);
}

#[test]
fn vaults_take_building_slots() {
    let words = "
        hireling vault-keepers eyrie 2
        c1 vault
    ";
    let game = hired(words, Golden::EndOfTurn);
    assert_eq!(game.position().woodland.free_slots(c(1)), 0);
    assert!(game.position().woodland.ruled(Faction::Eyrie).has(c(1)), "and rule (2.5)");
}

#[test]
fn hirelings_of_others_count_for_martial_law() {
    let words = "
        hireling forest-patrol eyrie 2
        c1 patrol-warrior 2 eyrie-warrior
        c5 sympathy
        supporters anvil
    ";
    let game = turn_of("alliance", words, Golden::Birdsong);
    assert!(!game.story().contains("spread"), "one supporter is too few: {}", game.story());
    let free = words.replace("forest-patrol eyrie 2", "forest-patrol");
    let game = turn_of("alliance", &free, Golden::Birdsong);
    assert!(game.offers().contains(&"in c1".to_owned()), "{:?}", game.offers());
    game.proves(law::SEPARATE_PIECES);
}

#[test]
fn relics_removed_by_a_hireling_bring_no_points_but_its_controller_places_them() {
    let table = [("seats", "3"), ("first", "1"), ("factions", "marquise,eyrie,keepers")];
    let words = "
            turn marquise
            hireling forest-patrol marquise 2
            relic tablet 2 c1
            c1 patrol-warrior 2
        ";
    let battle =
        Frame::BandBattle { band: Faction::Patrol, among: Clearings::ALL, optional: false };
    let game = scene(&table, words, battle).chances([1, 0]).luck(1);
    assert_eq!((game.count(Piece::Relic, 1), game.score(Faction::Marquise)), (0, 0));
    assert_eq!(game.asked_faction(), Faction::Marquise, "chooses the forest");
}

#[test]
fn mercenaries_fight_hirelings_the_company_controls() {
    let table = [("seats", "2"), ("first", "1"), ("factions", "marquise,riverfolk")];
    let words = "
        turn marquise
        hireling forest-patrol riverfolk 2
        sold mercenaries
        c1 riverfolk-warrior 2 patrol-warrior
        c2 marquise-warrior
    ";
    let frames = [root::Frame::Golden(Golden::StartOfDaylight), initiate(0)];
    let setting = proof::scenario::setting::<root::Root>(table);
    let position = root::layout::lay_out(&setting, words).unwrap();
    let stack = [root::Frame::Golden(Golden::EndOfTurn), frames[1], frames[0]];
    let game =
        proof::Scenario::<root::Root>::within(setting, position, stack).chances([1, 0]).luck(1);
    assert_eq!(game.count(Piece::PatrolWarrior, 1), 0, "{}", game.story());
}

#[test]
fn dominance_counts_clearings_that_hirelings_rule_for_one() {
    let words = "
        hireling street-band marquise 2
        dominance marquise fox
        c1 band-warrior
        c6 marquise-warrior
        c8 band-warrior
    ";
    let game = hired(words, Golden::StartOfBirdsong);
    assert!(game.outcome().winners().has(kernel::Seat(0)));
}

#[test]
fn false_orders_and_allies_do_not_move_hirelings() {
    let table = [("seats", "4"), ("first", "1"), ("deck", "exiles")];
    let words = "
        turn marquise
        pawn vagabond f7
        hireling forest-patrol eyrie 2
        c1 patrol-warrior 4 marquise-warrior
        c2 eyrie-warrior 2
        crafted marquise false-orders
    ";
    let window = root::cards::Frame::Window(root::cards::Timing::Birdsong);
    let game = scene(&table, words, root::Frame::Cards(window)).luck(1);
    let game = game.plays("use false-orders");
    assert!(!game.offers().iter().any(|offer| offer.contains("patrol")), "{:?}", game.offers());
}

#[test]
fn the_pass_counts_what_hirelings_rule_before_control_runs_out() {
    let table = [("seats", "2"), ("first", "1"), ("map", "mountain")];
    let setting = proof::scenario::setting::<root::Root>(table);
    let pass = setting.map.tower.expect("the Mountain has its Pass");
    let words = format!(
        "
        turn marquise
        hireling street-band marquise 1
        {pass} band-warrior
    "
    );
    let game = scene(&table, &words, Golden::EndOfTurn).chances([0]).luck(1);
    assert_eq!(game.score(Faction::Marquise), 1);
    assert!(game.story().contains("C.3.4"), "{}", game.story());
}

#[test]
fn the_stoic_protector_keeps_bombs_strikes_and_conversions_away() {
    let words = "
        turn corvids
        hireling stoic-protector eyrie 2
        hireling-pawn stoic-protector c1
        c1 eyrie-warrior
        plot c1 bomb
        c2 corvid-warrior
        plot c2 raid
    ";
    let game = scene(&CORVIDS, words, root::Frame::from(root::corvids::Frame::Flip(c(1)))).luck(1);
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 1);
    let words = "
        character vagabond thief
        hireling stoic-protector eyrie 2
        hireling-pawn stoic-protector c1
        c1 eyrie-warrior
        pawn vagabond c1
        has vagabond crossbow boot
    ";
    let setting = proof::scenario::setting::<root::Root>([("seats", "4"), ("first", "1")]);
    let position = root::layout::lay_out(
        &setting,
        &format!(
            "
        turn vagabond
        {words}
    "
        ),
    )
    .unwrap();
    let frames = [root::Frame::Golden(Golden::EndOfTurn), root::Frame::Golden(Golden::Daylight)];
    let game = proof::Scenario::<root::Root>::within(setting, position, frames).luck(1);
    assert!(!game.offers().contains(&"do strike".to_owned()), "{:?}", game.offers());
    let table = [("seats", "2"), ("first", "1"), ("factions", "eyrie,lizard-cult")];
    let words = "
        turn lizard-cult
        hireling stoic-protector eyrie 2
        hireling-pawn stoic-protector c1
        outcast fox
        acolytes 4
        c1 eyrie-warrior
        c6 eyrie-warrior
    ";
    let game = scene(&table, words, root::lizard_cult::Frame::ConvertWhere).luck(1);
    assert_eq!((game.count(Piece::EyrieWarrior, 1), game.count(Piece::EyrieWarrior, 6)), (1, 0));
}

#[test]
fn a_revolt_and_a_raze_remove_hirelings_of_enemies() {
    let words = "
        hireling vault-keepers eyrie 2
        c1 vault-keeper vault sympathy
        c2 vault-keeper
    ";
    let game = turn_of("alliance", words, root::alliance::Frame::RevoltResolveEffect(c(1)));
    assert_eq!((game.count(Piece::VaultKeeper, 1), game.count(Piece::Vault, 1)), (0, 0));
    assert_eq!(game.score(Faction::Alliance), 1);
    let table = [("seats", "2"), ("first", "1"), ("factions", "eyrie,hundreds")];
    let words = "
        turn hundreds
        hireling vault-keepers eyrie 2
        c2 vault mob vault-keeper
    ";
    let game = scene(&table, words, root::hundreds::Frame::Raze).luck(1);
    assert_eq!((game.count(Piece::Vault, 2), game.count(Piece::VaultKeeper, 2)), (0, 1));
    assert_eq!(game.score(Faction::Hundreds), 1);
}

#[test]
fn the_furious_protector_keeps_sympathy_and_buildings_away() {
    let words = "
        hireling furious-protector
        hireling-pawn furious-protector c1
        c5 sympathy
        supporters anvil sword
    ";
    let game = turn_of("alliance", words, Golden::Birdsong);
    assert!(!game.offers().contains(&"in c1".to_owned()), "{:?}", game.offers());
    let words = "hireling furious-protector eyrie 2\nhireling-pawn furious-protector c1\nc1 marquise-warrior
        c5 marquise-warrior wood 4";
    let game = hired(words, Golden::Daylight).plays("do build; piece sawmill");
    assert!(!game.offers().contains(&"in c1".to_owned()), "{:?}", game.offers());
}
