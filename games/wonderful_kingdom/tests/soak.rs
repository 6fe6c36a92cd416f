//! Quiet random games: they end, and nothing is lost on the way.

use kernel::{Audited, Game, Options, Quiet};
use wonderful_kingdom::{Setting, WonderfulKingdom};

fn setting(options: &[(&str, &str)]) -> Setting {
    let options = Options::accept(WonderfulKingdom::options(), options.iter().copied())
        .expect("these options are accepted");
    WonderfulKingdom::set(&options, &kernel::Data::embedded(WonderfulKingdom::data()))
        .expect("these options can be played")
}

/// Plays random games and checks conservation at every decision; says how many decisions there were.
fn soak(options: &[(&str, &str)], games: u64) -> u64 {
    let setting = setting(options);
    let mut decisions = 0;
    for seed in 0..games {
        let mut table = Quiet::<WonderfulKingdom>::new(&setting, seed);
        let mut own = 0;
        while table.answer_at_random() {
            own += 1;
            let audited = WonderfulKingdom::audit(&setting, &table.state().position);
            assert_eq!(audited, Ok(()), "game {seed} of {options:?}");
            assert!(own < WonderfulKingdom::bound(&setting), "game {seed} goes on and on");
        }
        decisions += u64::from(own);
    }
    decisions
}

#[test]
fn random_games_end_with_every_module() {
    for module in ["none", "menace", "advisors", "quests", "conquest"] {
        for seats in ["1", "2"] {
            assert!(soak(&[("module", module), ("seats", seats)], 12) > 0, "{module} {seats}");
        }
    }
}

#[test]
fn random_games_end_with_every_menace_set() {
    for set in ["marsh-trolls", "thieves", "sisters", "syphons", "dragons", "illusionists"] {
        let options = [("module", "menace"), ("blue-menace", set), ("red-menace", "giant-rats")];
        assert!(soak(&options, 12) > 0, "{set}");
    }
}

#[test]
fn random_games_end_on_every_board() {
    for board in ["a1", "a2", "b1", "b2", "c1", "c2"] {
        let seats = if board.starts_with('c') { "1" } else { "2" };
        assert!(soak(&[("module", "conquest"), ("board", board), ("seats", seats)], 12) > 0);
    }
}

#[test]
fn a_position_is_small() {
    let size = size_of::<wonderful_kingdom::Position>();
    assert!(size <= 2_048, "a position takes {size} bytes");
}
