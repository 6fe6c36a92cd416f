//! What a net sees of a game of several clans: what each has, with the eyes of one of them, and the best of the others.

use super::Muster;
use crate::judge::Scene;
use crate::net::Sensed;
use crate::net::features::blocks;
use kernel::{Fast, Seat, Source};
use monster_lands::MonsterLands;
use monster_lands::terms::{Affinity, Building, Colour, Land};

const TABLE: &[&str] = &["table"];
/// One's own clan, and the clan ahead of the others.
const SIDES: &[&str] = &["mine", "theirs"];
const AFFINITIES: &[&str] = &[
    "my first",
    "my second",
    "my third",
    "my fourth",
    "their first",
    "their second",
    "their third",
    "their fourth",
];
const COLOURS: &[&str] = &["strength", "magic", "persuasion"];
const LANDS: [&str; Land::ALL.len()] = {
    let mut names = [""; Land::ALL.len()];
    let mut place = 0;
    while place < names.len() {
        names[place] = Land::ALL[place].word();
        place += 1;
    }
    names
};
const YES: &[u8] = &[1];

blocks! {
    from 0;
    SEATS = "seats", TABLE, &[3, 4];
    ROUND = "round", TABLE, &[2, 3, 4, 5, 6, 7, 8];
    FIRST = "first", TABLE, YES;
    /// What the written judgement expects, in hundredths.
    EXPECTS = "expects", SIDES, &[6, 12, 18, 25, 33, 42, 55, 70, 85];
    GLORY = "glory", SIDES, &[2, 4, 6, 8, 10, 13, 16, 19, 22, 26, 30];
    REPUTATION = "reputation", SIDES, &[2, 4, 6, 8, 11, 14, 18];
    GOLD = "gold", SIDES, &[1, 2, 4, 6, 9, 12, 16];
    MEMBERS = "members", SIDES, &[1, 2, 3, 4, 5, 6, 8];
    NOVICES = "novices", SIDES, &[1, 2, 3, 4];
    WAGED = "waged", SIDES, &[1, 2, 3, 4, 5, 7];
    WOUNDED = "wounded", SIDES, &[1, 2, 3];
    TROPHIES = "trophies", SIDES, &[1, 2, 3, 4, 5];
    HOLDS = "lands", SIDES, &[1, 2, 3, 4, 5];
    MISSIONS = "missions", SIDES, &[1, 2, 3, 4];
    LOOT = "loot", SIDES, &[1, 2, 3, 5];
    TRAPS = "traps", SIDES, &[1, 2, 3, 5];
    POTIONS = "potions", SIDES, &[1, 2, 3];
    VENOMS = "venoms", SIDES, &[1, 2, 3];
    DEFENCE = "defence", SIDES, &[1, 2, 3, 5];
    DICE = "dice", SIDES, &[1, 2, 3, 5, 7, 9];
    COLOUR = "colour", COLOURS, &[1, 2, 3];
    ICONS = "icons", AFFINITIES, &[1, 2, 3, 4, 5];
    LED = "led", SIDES, YES;
    OWNS = "owns", &LANDS, YES;
    /// How full the buildings of the Citadel are.
    TAKEN = "taken", TABLE, &[3, 6, 9, 12];
}

/// Notes what is to be seen with the eyes of a seat.
pub(super) fn sense(scene: &Scene<'_, MonsterLands>, sensed: &mut Sensed) {
    let Scene { setting, position, seat, leaning } = *scene;
    let seats = position.seat_count();
    let expects = leaning.worth();
    let others = (0..).map(Seat).take(seats).filter(|&other| other != seat);
    let ahead = others.max_by(|a, b| expects[a.index()].total_cmp(&expects[b.index()]));
    sensed.count(SEATS, 0, seats);
    sensed.measure(ROUND, 0, position.round());
    sensed.note(FIRST, 0, position.first_player() == seat);
    let taken = Building::ALL.into_iter().map(|it| position.citadel().taken(it));
    sensed.count(TAKEN, 0, taken.sum());
    for (side, of) in [Some(seat), ahead].into_iter().enumerate() {
        let Some(of) = of else { continue };
        let (clan, muster) = (position.clan(of), Muster::new(setting, position, of));
        sensed.part(EXPECTS, side, expects[of.index()]);
        sensed.measure(GLORY, side, clan.glory());
        sensed.measure(REPUTATION, side, muster.reputation);
        sensed.measure(GOLD, side, u8::try_from(clan.gold()).unwrap_or(u8::MAX));
        sensed.count(MEMBERS, side, clan.members().len());
        sensed.measure(NOVICES, side, clan.novices());
        sensed.measure(WAGED, side, muster.paid);
        sensed.count(WOUNDED, side, clan.members().and(position.wounded()).len());
        sensed.count(TROPHIES, side, clan.trophies().len());
        sensed.count(HOLDS, side, clan.lands().len());
        sensed.measure(MISSIONS, side, clan.missions());
        sensed.count(LOOT, side, clan.loot().len());
        sensed.count(TRAPS, side, clan.traps().len());
        sensed.measure(POTIONS, side, clan.potions());
        sensed.measure(VENOMS, side, clan.venoms());
        sensed.measure(DEFENCE, side, clan.defence());
        sensed.measure(DICE, side, clan.pool().total());
        sensed.note(LED, side, clan.leader().is_some());
        for affinity in Affinity::ALL {
            let icons = muster.icons[affinity.index()];
            sensed.measure(ICONS, 4 * side + affinity.index(), icons);
        }
    }
    let clan = position.clan(seat);
    for colour in Colour::ALL {
        sensed.measure(COLOUR, colour.index(), clan.pool().count(colour));
    }
    for land in clan.lands() {
        sensed.note(OWNS, land.index(), true);
    }
}

/// Draws the options of a table.
pub(super) fn tables(chance: &mut Fast) -> Vec<(&'static str, String)> {
    let seats = ["4", "4", "4", "3", "2"][chance.below(5) as usize];
    vec![("seats", seats.to_owned())]
}
