//! A.6 Step 6: Choose Hirelings.

use crate::scene::Look;
use proof::Scenario;
use root::Root;
use root::law::{advanced_setup as law, hirelings};
use root::terms::{CardSide, Clearing, Faction, Piece};

fn table(seats: &str, factions: &str, hirelings: &str) -> Scenario<Root> {
    let options =
        [("seats", seats), ("factions", factions), ("hirelings", hirelings), ("first", "1")];
    Scenario::<Root>::new(options).luck(3)
}

/// Answers what is asked with the first offer until the first turn begins.
fn set_up(mut game: Scenario<Root>) -> Scenario<Root> {
    while game.position().turn.number() == 0 {
        let first = game.offers()[0].clone();
        game = game.plays(&first);
    }
    game
}

#[test]
fn the_options_name_three_hirelings_by_side_or_by_card() {
    let game = set_up(table("2", "lizard-cult,keepers", "forest-patrol,bluebird-nobles,uprising"));
    let sides: Vec<_> =
        game.position().hirelings.cards().map(|(_, card)| card.side.word()).collect();
    assert_eq!(sides, ["forest-patrol", "bluebird-nobles", "spring-uprising"]);
    assert_eq!(game.position().hirelings.markers().count(), 3);
    game.proves(law::CHOOSE_HIRELINGS).proves(law::GATHER_HIRELING_PIECES);
    game.proves(law::PLACE_HIRELING_MARKERS).proves(law::SET_UP_HIRELINGS);
    for clearing in Clearing::all() {
        assert_eq!(game.position().woodland.count(Piece::PatrolWarrior, clearing), 1);
    }
    assert_eq!(game.position().woodland.on_map(Piece::UprisingWarrior), 2);
    game.proves(hirelings::PATROL_SET_UP).proves(hirelings::UPRISING_SET_UP);
}

#[test]
fn more_players_have_more_demoted_hirelings() {
    let factions = ["marquise", "eyrie", "alliance", "vagabond", "riverfolk", "lizard-cult"];
    for (seats, demoted) in [(2, 0), (3, 1), (4, 2), (5, 3), (6, 3)] {
        let company = factions[..seats].join(",");
        let game = set_up(table(&seats.to_string(), &company, "bandits,protector,band"));
        let down = game.position().hirelings.cards();
        let down = down.filter(|(_, card)| card.side.face() == CardSide::Demoted).count();
        assert_eq!(down, demoted, "{seats} players");
        game.proves(law::DEMOTE_HIRELINGS);
    }
}

#[test]
fn a_hireling_whose_faction_plays_is_refused() {
    let refused = |hirelings: &str| {
        let options = [("seats", "2"), ("factions", "marquise,eyrie"), ("hirelings", hirelings)];
        proof::scenario::refused_options::<Root>(options)
    };
    assert!(refused("forest-patrol,popular-band,highway-bandits").contains("its faction plays"));
    assert!(refused("the-exile,popular-band").contains("Exactly three"));
    assert!(refused("popular-band,street-band,the-exile").contains("once"));
    let game = set_up(table("2", "marquise,eyrie", "random"));
    let cards: Vec<_> =
        game.position().hirelings.cards().map(|(_, card)| card.side.band()).collect();
    assert_eq!(cards.len(), 3);
    assert!(!cards.contains(&Faction::Patrol) && !cards.contains(&Faction::Dynasty));
    game.proves(law::REMOVE_ASSOCIATED_FACTIONS).proves(law::GATHER_HIRELING_PIECES);
}

#[test]
fn the_last_player_sets_up_first_and_then_counter_clockwise() {
    let game = table("3", "marquise,eyrie,alliance", "corvid-spies,furious-protector,popular-band");
    let mut game = game;
    while !game.offers().iter().all(|offer| offer.starts_with("in c")) || game.offers().len() < 12 {
        let first = game.offers()[0].clone();
        game = game.plays(&first);
    }
    assert_eq!(game.asked_faction(), Faction::Alliance, "the last in turn order");
    let game = game.plays("in c1");
    assert_eq!(game.offers(), ["in c6", "in c8", "in c12"], "of the same suit");
    let game = game.plays("in c12");
    assert_eq!(game.asked_faction(), Faction::Eyrie);
    let game = game.plays("to c7");
    assert_eq!(game.asked_faction(), Faction::Marquise);
    let game = game.plays("in c2");
    assert!(!game.offers().contains(&"in c2".to_owned()), "two different clearings");
    let game = game.plays("in c3");
    assert_eq!(game.position().turn.number(), 1);
    game.proves(law::SET_UP_HIRELINGS).proves(hirelings::SPIES_SET_UP);
    game.proves(hirelings::POPULAR_SET_UP);
}

#[test]
fn every_promoted_side_is_set_up_as_its_card_says() {
    let game = set_up(table("2", "marquise,alliance", "last-dynasty,the-exile,riverfolk-flotilla"));
    let dynasty = game.position().woodland.with(Piece::DynastyWarrior).first().unwrap();
    assert_eq!(game.position().woodland.count(Piece::DynastyWarrior, dynasty), 5);
    assert!(game.setting().map.edge.has(dynasty));
    assert_eq!(
        game.position().hirelings.cards().filter(|(_, card)| card.pawn.is_some()).count(),
        2
    );
    game.proves(hirelings::DYNASTY_SET_UP).proves(hirelings::EXILE_SET_UP);
    game.proves(hirelings::FLOTILLA_SET_UP);
    let named = "warm-sun-prophets,highway-bandits,sunward-expedition";
    let game = set_up(table("2", "marquise,eyrie", named));
    assert_eq!(game.position().woodland.with(Piece::Prophet), game.setting().map.ruins);
    assert_eq!(game.position().hirelings.bandits().count(), 2);
    let foothold = game.position().woodland.with(Piece::Foothold).first().unwrap();
    assert_eq!(game.position().woodland.count(Piece::ExpeditionWarrior, foothold), 3);
    game.proves(hirelings::PROPHETS_SET_UP).proves(hirelings::BANDITS_SET_UP);
    game.proves(hirelings::EXPEDITION_SET_UP);
    let game =
        set_up(table("2", "marquise,eyrie", "flame-bearers,vault-keepers,furious-protector"));
    let woodland = &game.position().woodland;
    assert_eq!(woodland.on_map(Piece::FlameBearer), 2);
    assert_eq!((woodland.on_map(Piece::Vault), woodland.on_map(Piece::VaultKeeper)), (1, 2));
    game.proves(hirelings::BEARERS_SET_UP).proves(hirelings::VAULTS_SET_UP);
    game.proves(hirelings::FURIOUS_SET_UP);
}

#[test]
fn the_brigand_puts_items_under_the_ruins_once() {
    let game = set_up(table(
        "2",
        "marquise,eyrie",
        "the-brigand,popular-band,street-band".replace(",street-band", ",highway-bandits").as_str(),
    ));
    assert!(
        game.position().ruin_items.iter().all(|items| items[0].is_some() && items[1].is_none())
    );
    game.proves(hirelings::BRIGAND_SET_UP);
    let game = set_up(table("2", "hundreds,eyrie", "the-brigand,popular-band,highway-bandits"));
    assert!(game.position().ruin_items.iter().all(|items| items[1].is_none()), "the Hundreds did");
}
