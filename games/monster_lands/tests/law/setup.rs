//! M2 Board set-up, M3 Player set-up, M4 Player-count changes, M33 Difficulty.

use crate::Scenario;
use kernel::Seat;
use monster_lands::law;
use monster_lands::setting::Level;
use monster_lands::terms::{Building, Monster, Path, Side};

fn set_up(options: &[(&str, &str)]) -> Scenario {
    Scenario::new(options.iter().copied()).luck(7)
}

#[test]
fn four_players_find_the_whole_board() {
    let game = set_up(&[("difficulty", "tutorial")]);
    let (citadel, outside) = (game.position().citadel(), game.position().outside());
    assert_eq!(citadel.novices(), 8);
    assert_eq!(citadel.tavern().iter().flatten().count(), 4);
    assert_eq!(citadel.lodge().iter().flatten().count(), 6);
    assert_eq!(citadel.traps().len(), 30);
    assert_eq!(citadel.bazaar().iter().flatten().count(), 3);
    assert_eq!(outside.loot().iter().flatten().count(), 4);
    assert_eq!((outside.bag().len(), citadel.panic_stack().len()), (10, 7));
    for side in Side::ALL {
        assert!(outside.land(side).is_some() && outside.header(side).is_some());
        assert!(outside.mission(side).is_some());
        let monster = outside.monster(side).unwrap();
        assert_eq!(game.setting().monster(monster).level, Level::A);
    }
    for para in law::board_setup::ALL.iter().filter(|para| para.absence().is_none()) {
        game.proves(*para);
    }
    game.proves(law::board_setup::NOVICE_PILE).proves(law::board_setup::FIRST_TAVERN_OFFER);
    game.proves(law::board_setup::ENOUGH_MODEST_MERCENARIES).proves(law::board_setup::FIRST_TRAPS);
    game.proves(law::board_setup::FIRST_EQUIPMENT).proves(law::board_setup::FIRST_MONSTERS);
    game.proves(law::board_setup::FIRST_LANDS).proves(law::board_setup::FIRST_PATH_HEADERS);
    game.proves(law::board_setup::FIRST_LOOT).proves(law::board_setup::FIRST_MISSIONS);
    game.proves(law::board_setup::ROUND_TRACK).proves(law::board_setup::PANIC_STACK);
    game.proves(law::board_setup::FIRST_PLAYER_TILE).proves(law::difficulty::TUTORIAL);
    game.proves(law::player_count::SAME_FOR_ALL).proves(law::player_count::SIZE_OF_THE_TAVERN);
}

#[test]
fn the_first_offer_has_a_modest_mercenary_for_each_player() {
    for (seats, docks) in [("1", 3), ("2", 4), ("3", 4), ("4", 4)] {
        for luck in 0..8 {
            let game = Scenario::new([("seats", seats)]).luck(luck);
            let tavern = game.position().citadel().tavern();
            let modest = |m: &&_| game.setting().mercenary(**m).reputation <= 4;
            let count = tavern.iter().flatten().filter(modest).count();
            assert!(count >= seats.parse().unwrap());
            assert_eq!(tavern.iter().flatten().count(), docks);
            game.proves(law::player_count::MODEST_MERCENARIES_NEEDED);
        }
    }
}

#[test]
fn one_or_two_players_have_one_land_and_fewer_spaces() {
    let game = set_up(&[("seats", "2"), ("affinity-1", "fire"), ("affinity-2", "water")]);
    let outside = game.position().outside();
    assert!(outside.land(Side::A).is_some() && outside.monster(Side::A).is_some());
    assert_eq!((outside.land(Side::B), outside.monster(Side::B)), (None, None));
    assert_eq!(outside.header(Side::B), None);
    game.proves(law::player_count::ACTIVE_LANDS).proves(law::player_count::CARDS_TURNED_UP);
    let words = "
        0 gold 9 pool s,s,s
        1 gold 9 pool s
    ";
    let game = crate::turn_with(&[("seats", "2")], words);
    let game = game.plays("visit armory; count 1; visit armory; count 1");
    assert_eq!(game.refuses("visit armory"), "M10.3  All spaces are taken at the Armory.");
    assert_eq!(game.position().citadel().taken(Building::Armory), 2);
    game.proves(law::player_count::CLOSED_SPACES);
}

#[test]
fn each_clan_takes_two_members_and_the_start_values() {
    let options = [("affinity-1", "water"), ("first-player", "1")];
    let game = set_up(&options).plays("clan air");
    let clan = game.position().clan(Seat(0));
    assert_eq!((clan.glory(), clan.gold(), clan.traps().len()), (5, 7, 1));
    assert_eq!((clan.defence(), clan.potions(), clan.venoms()), (0, 0, 0));
    assert_eq!(clan.members().len(), 2);
    assert_eq!(game.offers(), ["clan jungle", "clan fire"]);
    game.proves(law::player_setup::INITIAL_MEMBERS).proves(law::player_setup::START_VALUES);
}

#[test]
fn the_first_dice_pool_is_the_same_for_every_clan() {
    // E1: two Strength, one Persuasion, one Magic.
    let clans = [("affinity-1", "jungle"), ("affinity-2", "water"), ("affinity-3", "fire")];
    let game = set_up(&[clans[0], clans[1], clans[2], ("affinity-4", "air")]);
    for seat in (0..4).map(Seat) {
        let dice = game.position().clan(seat).pool().dice();
        assert_eq!((dice.strength, dice.magic, dice.persuasion), (2, 1, 1));
    }
    game.proves(law::player_setup::FIRST_DICE_POOL).proves(law::player_setup::BACK_TO_THE_BOX);
}

#[test]
fn hard_and_cut_throat_mix_all_monsters_from_the_start() {
    let strong = |difficulty: &str| {
        (0..30).any(|luck| {
            let game = Scenario::new([("difficulty", difficulty)]).luck(luck);
            let monster = game.position().outside().monster(Side::A).unwrap();
            game.setting().monster(monster).level == Level::B
        })
    };
    assert!(!strong("normal") && strong("hard") && strong("cut-throat"));
    let track = |difficulty| set_up(&[("difficulty", difficulty)]).setting().round_dice;
    assert_eq!(track("tutorial"), [0, 0, 0, 0, 0, 0]);
    assert_eq!(track("normal"), [0, 0, 1, 1, 2, 2]);
    assert_eq!(track("hard"), [0, 0, 1, 1, 2, 2]);
    assert_eq!(track("cut-throat"), [1, 1, 2, 2, 3, 3]);
    set_up(&[]).proves(law::difficulty::NORMAL);
    set_up(&[("difficulty", "hard")]).proves(law::difficulty::HARD);
    set_up(&[("difficulty", "cut-throat")]).proves(law::difficulty::CUT_THROAT);
}

#[test]
fn dogor_goes_to_the_entrance_when_drawn() {
    let seen = (0..200).find_map(|luck| {
        let game = Scenario::new([("difficulty", "hard")]).luck(luck);
        (game.position().outside().entrance() == Some(Monster::Dogor)).then_some(game)
    });
    let game = seen.expect("Dogor is drawn at some set-up");
    assert!(Side::ALL.iter().all(|&side| game.position().outside().monster(side).is_some()));
}

#[test]
fn the_trick_module_fills_the_lodge_with_sixty_tokens() {
    let game = set_up(&[("tricks", "on")]);
    assert_eq!(game.position().citadel().traps().len(), 54);
    game.proves(law::tricks::TRICKS_IN_THE_LODGE).proves(law::player_count::TRICKS_ALLOWED);
}

#[test]
fn one_player_alone_meets_madhala() {
    let game = set_up(&[("seats", "1"), ("affinity-1", "fire")]);
    assert_eq!(game.position().madhala_tokens(), 6);
    assert_eq!(game.position().outside().path(Path::A1).who(), None);
    game.proves(law::player_count::DUMMY_PLAYER);
}

#[test]
fn an_option_gives_every_clan_defence_tokens_at_the_start() {
    // D35: Blitz gives three whatever the option says.
    let options = [("seats", "2"), ("base-start-defense", "1"), ("first-player", "1")];
    let game = set_up(&options).plays("clan water; clan fire");
    assert_eq!([0, 1].map(|seat| game.position().clan(Seat(seat)).defence()), [1, 1]);
    let blitz = [("seats", "1"), ("scenario", "3"), ("base-start-defense", "1")];
    let game = set_up(&blitz).plays("clan fire");
    assert_eq!(game.position().clan(Seat(0)).defence(), 3);
    game.proves(law::player_setup::START_VALUES);
}
