//! What a net sees of Root: the race, each faction's hand, host and holdings, and what lies on its board.
//!
//! One look serves all seats, for every faction has features and an output of its own. Who leads, who could win in the
//! turn to come and who stands where it can be stopped are among them.

mod boards;
pub(super) mod stride;
#[cfg(test)]
mod tests;

use crate::judge::Scene;
use crate::net::features::blocks;
use crate::net::{Block, Sensed};
use kernel::Seat;
use root::position::Goal;
use root::terms::{Clearings, Faction, Suit};
use root::{Position, Root};

/// The factions that players play, in their order.
pub(super) const FACTIONS: &[&str] = &[
    "marquise",
    "eyrie",
    "alliance",
    "vagabond",
    "second-vagabond",
    "lizard-cult",
    "riverfolk",
    "duchy",
    "corvids",
    "hundreds",
    "keepers",
];
/// The game itself, where there is nothing else to name.
const TABLE: &[&str] = &["table"];
const CLEARINGS: &[&str] =
    &["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", "c10", "c11", "c12"];
/// A faction in each of the three suits.
const SUITED: &[&str] = &[
    "marquise fox",
    "marquise rabbit",
    "marquise mouse",
    "eyrie fox",
    "eyrie rabbit",
    "eyrie mouse",
    "alliance fox",
    "alliance rabbit",
    "alliance mouse",
    "vagabond fox",
    "vagabond rabbit",
    "vagabond mouse",
    "second-vagabond fox",
    "second-vagabond rabbit",
    "second-vagabond mouse",
    "lizard-cult fox",
    "lizard-cult rabbit",
    "lizard-cult mouse",
    "riverfolk fox",
    "riverfolk rabbit",
    "riverfolk mouse",
    "duchy fox",
    "duchy rabbit",
    "duchy mouse",
    "corvids fox",
    "corvids rabbit",
    "corvids mouse",
    "hundreds fox",
    "hundreds rabbit",
    "hundreds mouse",
    "keepers fox",
    "keepers rabbit",
    "keepers mouse",
];
const YES: &[u8] = &[1];

blocks! {
    from 0;
    /// How many play.
    SEATS = "seats", TABLE, &[3, 4, 5];
    /// How far the race is.
    AHEAD = "ahead", TABLE, &[4, 8, 12, 15, 18, 21, 24, 26, 28];
    /// How many rounds were played.
    ROUNDS = "rounds", TABLE, &[2, 3, 4, 5, 6, 7, 8, 10, 12, 15];
    /// Who plays.
    PLAYS = "plays", FACTIONS, YES;
    SCORE = "score", FACTIONS, &[3, 6, 9, 12, 15, 18, 21, 24, 26, 28];
    /// How far behind the one ahead.
    BEHIND = "behind", FACTIONS, &[1, 4, 8, 14];
    /// How far ahead of everybody else.
    LEADS = "leads", FACTIONS, &[1, 4, 8];
    /// What the written judgement expects, in hundredths.
    EXPECTS = "expects", FACTIONS, &[8, 16, 25, 36, 50, 70];
    /// How many turns until it plays: whose turn it is plays now.
    WAITS = "waits", FACTIONS, &[1, 2, 3];
    /// What it may score in its next turn.
    STRIDE = "stride", FACTIONS, &[2, 4, 6, 9];
    /// Whether that wins, or nearly.
    REACHES = "reaches", FACTIONS, &[25, 28, 30];
    HAND = "hand", FACTIONS, &[1, 2, 4, 6];
    EFFECTS = "effects", FACTIONS, &[1, 3];
    WARRIORS = "warriors", FACTIONS, &[1, 4, 7, 11, 16];
    RULES = "rules", FACTIONS, &[1, 2, 3, 5, 7];
    /// Its buildings and tokens.
    CARDBOARD = "cardboard", FACTIONS, &[2, 4, 7, 11];
    /// Its buildings and tokens that nobody guards.
    BARE = "bare", FACTIONS, &[1, 2, 4];
    /// Enemies where it has built.
    BESET = "beset", FACTIONS, &[1, 4, 8];
    /// Its clearings beside which somebody else has warriors.
    NEAR = "near", FACTIONS, &[2, 5];
    /// The hirelings it controls.
    HIRES = "hires", FACTIONS, YES;
    /// Whether it has given up points.
    DOMINANCE = "dominance", FACTIONS, YES;
    /// What it rules of a suit.
    SUIT = "rules suit", SUITED, &[1, 3];
    /// How many have pieces in each clearing of the map.
    GROUND = "contested", CLEARINGS, &[1, 2, 3];
}

/// Every block, those of the factions' boards among them.
pub(super) const ALL: [Block; BLOCKS.len() + boards::BLOCKS.len()] = {
    let mut all = [BLOCKS[0]; BLOCKS.len() + boards::BLOCKS.len()];
    let mut place = 0;
    while place < all.len() {
        let further = place.saturating_sub(BLOCKS.len());
        all[place] = if place < BLOCKS.len() { BLOCKS[place] } else { boards::BLOCKS[further] };
        place += 1;
    }
    all
};

/// The number behind the features of all factions: here those of the boards begin.
const END: u16 = BLOCKS[BLOCKS.len() - 1].end();

/// The row of a faction.
pub(super) const fn row(faction: Faction) -> usize {
    faction.index()
}

/// What the race looks like from above.
struct Race {
    best: u8,
    second: u8,
}

impl Race {
    fn new(scene: &Scene<'_, Root>) -> Self {
        let (mut best, mut second) = (0, 0);
        for seat in scene.setting.seats() {
            let score = scene.position.player(seat).score();
            if score > best {
                (best, second) = (score, best);
            } else if score > second {
                second = score;
            }
        }
        Self { best, second }
    }

    /// How far ahead of everybody else one is who has these points.
    const fn lead(&self, score: u8) -> u8 {
        if score == self.best { score - self.second } else { 0 }
    }
}

/// Notes what is to be seen.
pub(super) fn sense(scene: &Scene<'_, Root>, sensed: &mut Sensed) {
    let Scene { setting, position, leaning, .. } = *scene;
    let race = Race::new(scene);
    let seats = setting.seat_count();
    sensed.count(SEATS, 0, seats);
    sensed.measure(AHEAD, 0, race.best);
    sensed.count(ROUNDS, 0, usize::from(position.turn.number()) / seats.max(1));
    let expects = leaning.worth();
    for seat in setting.seats() {
        let Some(faction) = position.faction_if_any(seat) else { continue };
        let own = row(faction);
        sensed.note(PLAYS, own, true);
        sensed.part(EXPECTS, own, expects[seat.index()]);
        player(scene, seat, own, &race, sensed);
        holdings(position, faction, own, sensed);
        boards::sense(setting, position, faction, sensed);
    }
    waiting(scene, sensed);
    contested(position, sensed);
}

/// A player's points, cards and hopes.
fn player(scene: &Scene<'_, Root>, seat: Seat, own: usize, race: &Race, sensed: &mut Sensed) {
    let Scene { setting, position, .. } = *scene;
    let player = position.player(seat);
    let score = player.score();
    sensed.measure(SCORE, own, score);
    sensed.measure(BEHIND, own, race.best - score);
    sensed.measure(LEADS, own, race.lead(score));
    let stride = stride::of(setting, position, seat);
    sensed.measure(STRIDE, own, stride);
    match player.goal() {
        Goal::Points => sensed.measure(REACHES, own, score + stride),
        Goal::Dominance(_) => sensed.note(DOMINANCE, own, true),
        Goal::Coalition(_) => {}
    }
    sensed.count(HAND, own, player.hand().len());
    sensed.count(EFFECTS, own, player.effects().len());
    let hired = position.hirelings.cards().filter(|(_, card)| card.commander == Some(seat));
    sensed.count(HIRES, own, hired.count());
}

/// What a faction has on the map, and who stands beside it.
fn holdings(position: &Position, faction: Faction, own: usize, sensed: &mut Sensed) {
    let woodland = &position.woodland;
    let ruled = woodland.ruled(faction);
    sensed.count(RULES, own, ruled.len());
    for suit in Suit::OF_CLEARINGS {
        let of_suit = ruled.and(woodland.of_suit(suit));
        sensed.count(SUIT, 3 * own + suit.index(), of_suit.len());
    }
    let warriors = faction.warrior().map_or(0, |warrior| woodland.on_map(warrior));
    sensed.measure(WARRIORS, own, warriors);
    let others = position.playing().iter().filter(|&other| other != faction);
    let (mut cardboard, mut bare, mut beset) = (0, 0, 0);
    for clearing in woodland.with_pieces(faction) {
        let built = woodland.cardboard(faction, clearing);
        if built == 0 {
            continue;
        }
        cardboard += built;
        if woodland.warriors(faction, clearing) == 0 {
            bare += built;
        }
        beset += others.clone().map(|other| woodland.warriors(other, clearing)).sum::<u8>();
    }
    sensed.measure(CARDBOARD, own, cardboard);
    sensed.measure(BARE, own, bare);
    sensed.measure(BESET, own, beset);
    let theirs = others.map(|other| woodland.with_warriors(other));
    let theirs = theirs.fold(Clearings::NONE, Clearings::union);
    let near = woodland.with_pieces(faction).iter();
    let near = near.filter(|&at| !woodland.paths(at).with(at).and(theirs).is_empty());
    sensed.count(NEAR, own, near.count());
}

/// How long each faction waits for its turn.
fn waiting(scene: &Scene<'_, Root>, sensed: &mut Sensed) {
    let Scene { setting, position, .. } = *scene;
    let mut seat = position.turn.seat();
    for waits in 0..setting.seat_count() {
        if let Some(faction) = position.faction_if_any(seat) {
            sensed.count(WAITS, row(faction), waits);
        }
        seat = position.after(seat, setting);
    }
}

/// In how many hands each clearing is.
fn contested(position: &Position, sensed: &mut Sensed) {
    let woodland = &position.woodland;
    let mut hands = [0_u8; CLEARINGS.len()];
    for faction in position.playing() {
        for clearing in woodland.with_pieces(faction) {
            hands[clearing.index()] += 1;
        }
    }
    for (place, hands) in hands.into_iter().enumerate() {
        sensed.measure(GROUND, place, hands);
    }
}
