//! The written judgement plays the games it played before there was anything learned, choice by choice, and a net of zeros
//! changes none of them.

use bots::arena::{Call, play};
use bots::net::{Prior, Weights};
use bots::{AnyBot, Bot, Entrant, Judge};
use kernel::journal::Entry;
use kernel::{Data, Face, Options, Spoken};
use monster_lands::MonsterLands;
use root::Root;
use village_attacks::VillageAttacks;
use wonderful_kingdom::WonderfulKingdom;

/// A game that was recorded: its options, who played it with which seed, how many choices it took, and their hash.
struct Recorded {
    options: &'static [(&'static str, &'static str)],
    entrants: &'static str,
    seed: u64,
    choices: (usize, u64),
}

/// How many choices a game takes, and their hash (FNV-1a over the lines of notation).
fn played<G: Spoken + Judge<G>>(
    bot: &dyn AnyBot,
    recorded: &Recorded,
    entrants: &str,
) -> (usize, u64) {
    let options = Options::accept(G::options(), recorded.options.iter().copied());
    let (options, data) = (options.expect("good options"), Data::embedded(G::data()));
    let call = Call { game: &Face::<G>::new(), bot, options: &options, data: &data };
    let entrants: Vec<Entrant> =
        entrants.split(',').map(|it| it.parse().expect("an entrant")).collect();
    let (_, table) = play(&call, &entrants, recorded.seed).expect("the options can be played");
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut count = 0;
    for entry in &table.journal().entries {
        let Entry::Choice(_, choice) = entry else { continue };
        count += 1;
        for byte in choice.bytes().chain(*b"\n") {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
    (count, hash)
}

/// Plays a recorded game as it is written; and again with a net of zeros, where the game has one, and with a prior of zeros.
fn check<G: Spoken + Judge<G>>(recorded: &Recorded) {
    let bot = Bot::<G>::new();
    let written = played::<G>(&bot, recorded, recorded.entrants);
    assert_eq!(written, recorded.choices, "{:?} as written", recorded.options);
    let Ok(blank) = bot.blank() else { return };
    let taught = bot.taught(&blank.write()).expect("blank weights fit");
    let zeros = played::<G>(&*taught, recorded, &recorded.entrants.replace("-written", ""));
    assert_eq!(zeros, recorded.choices, "{:?} with a net of zeros", recorded.options);
    let flat = Weights { prior: Some(Prior::default()), ..blank };
    let taught = bot.taught(&flat.write()).expect("flat weights fit");
    let zeros = played::<G>(&*taught, recorded, &recorded.entrants.replace("-written", ""));
    assert_eq!(zeros, recorded.choices, "{:?} with a prior of zeros", recorded.options);
}

#[test]
fn root_is_played_as_before() {
    check::<Root>(&Recorded {
        options: &[],
        entrants: "adept-written,master-written:60",
        seed: 11,
        choices: (313, 0x3e34_7aa5_b554_da10),
    });
    check::<Root>(&Recorded {
        options: &[("factions", "corvids,hundreds,duchy,lizard-cult")],
        entrants: "adept-written,master-written:60",
        seed: 21,
        choices: (616, 0x42e8_f62f_750c_2b43),
    });
    check::<Root>(&Recorded {
        options: &[("factions", "keepers,riverfolk,vagabond,alliance"), ("deck", "exiles")],
        entrants: "adept-written,master-written:60",
        seed: 31,
        choices: (536, 0x6eaf_dbc8_5d8c_0a07),
    });
}

#[test]
fn monster_lands_is_played_as_before() {
    check::<MonsterLands>(&Recorded {
        options: &[("seats", "2")],
        entrants: "adept-written,master-written:40",
        seed: 11,
        choices: (225, 0x337a_8e21_a2ea_8c85),
    });
    check::<MonsterLands>(&Recorded {
        options: &[("seats", "1")],
        entrants: "master-written:40",
        seed: 12,
        choices: (177, 0x1320_afc4_ffbb_f568),
    });
}

#[test]
fn village_attacks_is_played_as_before() {
    check::<VillageAttacks>(&Recorded {
        options: &[],
        entrants: "adept-written,master-written:60",
        seed: 11,
        choices: (220, 0x587d_9787_f80d_642a),
    });
}

#[test]
fn wonderful_kingdom_is_played_as_before() {
    check::<WonderfulKingdom>(&Recorded {
        options: &[],
        entrants: "adept-written,master-written:40",
        seed: 11,
        choices: (296, 0x1b86_c834_82dd_1111),
    });
    check::<WonderfulKingdom>(&Recorded {
        options: &[("module", "conquest")],
        entrants: "adept-written,master-written:40",
        seed: 12,
        choices: (391, 0x3e73_dab9_f00e_0e04),
    });
}
