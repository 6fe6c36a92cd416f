//! The demoted sides of the cards, from E.4 on.

use super::{hired, turn_of};
use crate::scene::{Look, c};
use crate::support::phase;
use root::golden_rules::Frame as Golden;
use root::hirelings::Frame;
use root::key_actions::battle::Frame as Battle;
use root::key_actions::movement::Frame as Move;
use root::law::hirelings as law;
use root::terms::{CardName, Faction, Item, Piece, Place};

fn battle(attacker: u8, defender: u8, clearing: u8) -> root::Frame {
    let (attacker, defender) = (kernel::Seat(attacker), kernel::Seat(defender));
    let clearing = c(clearing);
    root::Frame::Battle(Battle::Battle { clearing, attacker, defender, instigator: None })
}

#[test]
fn physicians_bring_removed_warriors_to_faction_pieces() {
    let words = "
        hireling feline-physicians eyrie 2
        c1 eyrie-warrior 2 marquise-warrior 3
        c9 eyrie-warrior
        c2 roost
        hand eyrie anvil
    ";
    let game = hired(words, battle(0, 1, 1)).chances([2, 0]);
    assert_eq!(game.offers(), ["pass"], "an ambush is thinkable");
    let game = game.plays("pass");
    assert_eq!(game.offers(), ["card anvil", "pass"]);
    let game = game.plays("card anvil; in c9");
    assert_eq!((game.count(Piece::EyrieWarrior, 1), game.count(Piece::EyrieWarrior, 9)), (0, 3));
    game.proves(law::PHYSICIANS);
}

#[test]
fn nobles_rule_where_tied_and_score_for_what_is_ruled() {
    let words = "
        hireling bluebird-nobles marquise 2
        c1 marquise-warrior alliance-warrior
        c5 marquise-warrior
        c9 marquise-warrior
    ";
    let game = hired(words, Frame::Birdsong(0));
    assert!(game.position().woodland.ruled(Faction::Marquise).has(c(1)));
    assert_eq!(game.score(Faction::Marquise), 1);
    game.proves(law::NOBLES_RULE).proves(law::NOBLES_BIRDSONG);
}

#[test]
fn scouts_give_the_defender_the_higher_roll() {
    let words = "
            hireling rabbit-scouts eyrie 2
            c1 marquise-warrior 3 eyrie-warrior 3
            hand eyrie anvil
        ";
    let game = hired(words, battle(0, 1, 1)).chances([3, 1]).plays("pass; card anvil");
    assert_eq!((game.count(Piece::MarquiseWarrior, 1), game.count(Piece::EyrieWarrior, 1)), (0, 2));
    game.proves(law::SCOUTS);
}

#[test]
fn the_brigand_ransacks_a_ruin_and_robs_a_neighbour() {
    let words = "
        hireling the-brigand marquise 2
        ruin c6 boot
        c6 marquise-warrior eyrie-warrior
        hand eyrie anvil
        items marquise sword
    ";
    let game = hired(words, Frame::Daylight(0));
    assert_eq!(game.offers(), ["do explore", "do rob"]);
    let game = game.plays("do explore");
    let player = game.position().player(kernel::Seat(0));
    assert_eq!(player.items().of(Item::Boot), 1);
    assert!(!game.position().woodland.ruins().has(c(6)), "its last item is gone");
    game.proves(law::BRIGAND_RUINS);
    let game = hired(words, Frame::Daylight(0)).plays("do rob");
    let player = game.position().player(kernel::Seat(0));
    assert_eq!((player.items().of(Item::Sword), player.exhausted().of(Item::Sword)), (0, 1));
    assert_eq!(game.hand(Faction::Marquise), [CardName::Anvil]);
    game.proves(law::BRIGAND_ROBBERY);
}

#[test]
fn both_actions_of_the_brigand_are_taken_in_one_daylight() {
    let words = "
        turn marquise
        pawn vagabond f7
        hireling the-brigand marquise 2
        ruin c6 boot
        c6 marquise-warrior eyrie-warrior
        hand eyrie anvil sword
        items marquise sword
    ";
    let game = phase(&[], words, Golden::Daylight).luck(1);
    let game = game.plays("command the-brigand; do explore; command the-brigand; item boot");
    assert_eq!(game.hand(Faction::Marquise).len(), 1);
    assert!(!game.offers().contains(&"command the-brigand".to_owned()));
}

#[test]
fn divers_ignore_rule_along_rivers() {
    let words = "
        hireling otter-divers marquise 2
        c4 marquise-warrior eyrie-warrior 2
        c8 eyrie-warrior
        c9 eyrie-warrior
    ";
    let game =
        hired(words, root::Frame::Move(Move::OneMove { seat: kernel::Seat(0), optional: false }));
    assert_eq!(
        game.offers(),
        ["move c4 c8", "move c4 c9", "move c4 c12"],
        "clearing 4 is on a river"
    );
    game.plays("move c4 c8").proves(law::DIVERS);
}

#[test]
fn envoys_take_a_card_of_the_most_common_suit_of_the_last_discards() {
    let words = "
        hireling lizard-envoys marquise 2
        discarded bake-sale anvil foxfolk-steel ambush-fox root-tea-rabbit sword
    ";
    let game = hired(words, Frame::Birdsong(0));
    let mut offers = game.offers();
    offers.sort();
    assert_eq!(
        offers,
        ["pass", "take anvil", "take foxfolk-steel"],
        "no ambush, and not the oldest"
    );
    let game = game.plays("take anvil");
    assert_eq!(game.hand(Faction::Marquise), [CardName::Anvil]);
    game.proves(law::ENVOYS);
}

#[test]
fn gangs_gather_beside_their_controller() {
    let words = "
        hireling bandit-gangs marquise 2
        c1 bandit
        c9 bandit marquise-warrior
    ";
    let game = hired(words, Frame::Daylight(0));
    assert_eq!(game.offers(), ["do mobilize", "do recruit"]);
    let gathered = game.plays("do mobilize");
    assert_eq!(
        (gathered.count(Piece::MarquiseWarrior, 1), gathered.count(Piece::MarquiseWarrior, 9)),
        (1, 2)
    );
    gathered.proves(law::GANGS_DAYLIGHT);
    let game = hired(words, Frame::Daylight(0)).plays("do recruit");
    assert_eq!(game.count(Piece::Bandit, 9), 2);
    let game = hired(
        "
            hireling bandit-gangs
            due marquise
            c4 sawmill
        ",
        Golden::EndOfTurn,
    )
    .chances([0]);
    assert_eq!(game.count(Piece::Bandit, 4), 1);
    game.proves(law::GANGS_HIRED);
}

#[test]
fn gangs_hide_among_their_controllers_pieces() {
    let words = "
        hireling bandit-gangs eyrie 2
        c1 bandit marquise-warrior eyrie-warrior
        c9 bandit marquise-warrior
    ";
    let initiate = root::Frame::Battle(Battle::Initiate { seat: kernel::Seat(0) });
    let game = hired(words, initiate);
    assert_eq!(game.offers(), ["battle c1 eyrie", "battle c9 bandits"]);
    assert!(game.refuses("battle c1 bandits").starts_with("E.10.2.II"));
    game.proves(law::GANGS_HIDDEN).proves(law::HIRELING_ABILITIES);
}

#[test]
fn artisans_keep_the_card_of_a_crafted_item() {
    let words = "
        turn marquise
        pawn vagabond f7
        hireling mole-artisans marquise 2
        c1 workshop
        c5 recruiter
        hand marquise anvil
    ";
    let game = phase(&[], words, Golden::Daylight).luck(1);
    let game = game.plays("craft anvil; card anvil");
    assert_eq!((game.score(Faction::Marquise), game.hand(Faction::Marquise).len()), (2, 0));
    assert_eq!(game.position().hirelings.revealed().len(), 1);
    game.proves(law::ARTISANS);
    let game = hired(
        "
        hireling mole-artisans marquise 3
        revealed-craft anvil
    ",
        Golden::EndOfTurn,
    );
    assert_eq!(game.hand(Faction::Marquise), [CardName::Anvil]);
}

#[test]
fn sentries_deal_an_extra_hit_beside_buildings_and_tokens() {
    let words = "
        hireling raven-sentries eyrie 2
        c1 marquise-warrior 3 eyrie-warrior roost
    ";
    let game = hired(words, battle(0, 1, 1)).chances([0, 0]);
    assert_eq!(game.count(Piece::MarquiseWarrior, 1), 2);
    game.proves(law::SENTRIES);
    let words = "
        hireling raven-sentries eyrie 2
        c1 marquise-warrior 3 eyrie-warrior
    ";
    let game = hired(words, battle(0, 1, 1)).chances([0, 0]);
    assert_eq!(game.count(Piece::MarquiseWarrior, 1), 3, "no building, no token");
}

#[test]
fn the_stoic_protector_comes_moves_and_shields() {
    let game = hired(
        "
            hireling stoic-protector
            due marquise
            c4 sawmill
        ",
        Golden::EndOfTurn,
    )
    .chances([0]);
    assert_eq!(game.position().hirelings.card(0).pawn, Some(Place::Clearing(c(4))));
    game.proves(law::STOIC_HIRED);
    let words = "hireling stoic-protector marquise 2\nhireling-pawn stoic-protector c1\nc1 marquise-warrior eyrie-warrior 3
        c5 marquise-warrior eyrie-warrior";
    let game =
        turn_of("eyrie", words, root::Frame::Battle(Battle::Initiate { seat: kernel::Seat(1) }));
    assert!(game.story().contains("in clearing 5"), "only there can the Marquise be battled");
    game.proves(law::STOIC_SHIELD).proves(law::STOIC_SAFE);
    let game = hired(words, battle(0, 1, 1)).chances([0, 0]);
    assert_eq!(game.count(Piece::MarquiseWarrior, 1), 1);
    let game = hired(words, Frame::Birdsong(0)).plays("to c9");
    assert_eq!(game.position().hirelings.card(0).pawn, Some(Place::Clearing(c(9))));
    game.proves(law::STOIC_BIRDSONG);
}

#[test]
fn smugglers_sell_moves_and_battles_for_cards_with_items() {
    let words = "
        turn marquise
        pawn vagabond f7
        hireling rat-smugglers marquise 2
        c1 marquise-warrior 2
        hand marquise anvil bake-sale ambush-fox
    ";
    let game = phase(&[], words, Golden::Daylight).luck(1);
    let game = game.plays("do smuggle; card anvil; move c1 c5; count 1");
    assert_eq!((game.count(Piece::MarquiseWarrior, 5), game.hand(Faction::Marquise).len()), (1, 2));
    assert!(game.offers().contains(&"do smuggle".to_owned()), "as often as there are cards");
    game.proves(law::SMUGGLERS);
}

#[test]
fn bodyguards_take_the_first_hit_of_a_battle() {
    let words = "
        hireling badger-bodyguards eyrie 2
        c1 marquise-warrior 3 eyrie-warrior 2
    ";
    let game = hired(words, battle(0, 1, 1)).chances([2, 0]);
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 1);
    game.proves(law::BODYGUARDS);
}

#[test]
fn bodyguards_spare_the_building_behind_the_last_warrior() {
    let words = "
        hireling badger-bodyguards eyrie 2
        c1 marquise-warrior 3 eyrie-warrior 1 roost 1
    ";
    let game = hired(words, battle(0, 1, 1)).chances([2, 0]);
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 0, "one of two hits is ignored");
    assert_eq!(game.count(Piece::Roost, 1), 1);
    game.proves(law::BODYGUARDS);
}

#[test]
fn a_street_band_keeps_its_audience_and_finds_new_corners() {
    let words = "
        hireling street-band eyrie 2
        c5 band-warrior
        c1 marquise-warrior 2
    ";
    let moves = || root::Frame::Move(Move::OneMove { seat: kernel::Seat(0), optional: true });
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
    let game = game.plays("move c1 c5; count 1");
    assert!(!game.offers().iter().any(|offer| offer.starts_with("move c5")));
    game.proves(law::STREET_CROWD);
    let game = hired("hireling street-band marquise 2", Frame::Daylight(0)).plays("in c12");
    assert_eq!(game.count(Piece::BandWarrior, 12), 1);
    game.proves(law::STREET_DAYLIGHT);
}
