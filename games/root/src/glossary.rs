//! G Glossary: the words that are questions about the position.
//!
//! Words that are deeds are where they are done: place and remove (G.1.23, G.1.24) in `golden_rules/handling.rs`, draw and
//! show (G.1.19, G.1.14) and reveal (G.1.26) in `cards`, discard and the play area (G.1.29, G.1.3) in `position/deck.rs`, items (G.1.17) in
//! `key_actions/craft.rs`, swap (G.1.28) in `corvids/daylight.rs`.

use crate::position::Goal;
use crate::setting::Setting;
use crate::terms::{Clearing, Clearings, Faction, Piece, hireling};
use crate::{Bar, Desk, Why, corvids, hirelings, law, marquise};
use kernel::{Seat, Seats, cite};

/// G.1.15 Enemy. Any other player who is not in a coalition with this one.
#[inline]
pub(crate) fn is_enemy(desk: &Desk<'_>, seat: Seat, other: Seat) -> bool {
    cite(law::glossary::ENEMY);
    if Setting::is_hired(seat) || Setting::is_hired(other) {
        return hirelings::is_enemy(desk, seat, other);
    }
    are_enemies(desk, seat, other)
}

/// Whether two players are enemies.
#[inline]
pub(crate) fn are_enemies(desk: &Desk<'_>, one: Seat, other: Seat) -> bool {
    one != other && (desk.position.vagabonds().is_empty() || !partners(desk, one).has(other))
}

/// Who is in a coalition with a player (9.2.8): the card of a Vagabond names the other.
fn partners(desk: &Desk<'_>, seat: Seat) -> Seats {
    let partner = |vagabond: Seat| match desk.position.player(vagabond).goal() {
        Goal::Coalition(partner) if vagabond == seat => Some(partner),
        Goal::Coalition(partner) if partner == seat => Some(vagabond),
        Goal::Coalition(_) | Goal::Points | Goal::Dominance(_) => None,
    };
    desk.position.vagabonds().iter().filter_map(partner).collect()
}

/// The enemies of a player among the players, in seat order (R6).
pub(crate) fn enemies(desk: &Desk<'_>, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    cite(law::glossary::ENEMY);
    let others = Seats::first(desk.setting.seat_count()).without(seat);
    partners(desk, seat).iter().fold(others, Seats::without).iter()
}

/// G.1.18 Pawn. The clearing a faction's pawn stands in, if it has one and it does.
#[inline]
fn pawn(desk: &Desk<'_>, faction: Faction) -> Option<Clearing> {
    let vagabond = faction.vagabond()?;
    cite(law::glossary::PAWN);
    desk.position.vagabonds[vagabond].pawn().clearing()
}

/// Whether a player's pawn stands in a clearing.
#[inline]
pub(crate) fn pawn_is_in(desk: &Desk<'_>, seat: Seat, clearing: Clearing) -> bool {
    pawn(desk, desk.position.faction(seat)) == Some(clearing)
}

/// G.1.20 Faction Piece. Where a player has faction pieces: warriors, pawn, buildings or tokens.
#[inline]
pub(crate) fn with_faction_pieces(desk: &Desk<'_>, seat: Seat) -> Clearings {
    cite(law::glossary::FACTION_PIECE);
    let faction = desk.position.faction(seat);
    let pawn = pawn(desk, faction);
    let pieces = desk.position.woodland.with_pieces(faction);
    pawn.map_or(pieces, |clearing| pieces.with(clearing))
}

/// G.1.12 Warrior. Where a player has warriors or a pawn to move and fight with.
#[inline]
pub(crate) fn with_figures(desk: &Desk<'_>, seat: Seat) -> Clearings {
    cite(law::glossary::WARRIOR);
    let faction = desk.position.faction(seat);
    let pawn = pawn(desk, faction);
    let warriors = desk.position.woodland.with_warriors(faction);
    pawn.map_or(warriors, |clearing| warriors.with(clearing))
}

/// G.1.21 Enemy Piece. The kinds an enemy has on the map for a player: mercenaries are none for whoever hired them (11.2.7.III).
/// Pawns are no kind of these.
pub(crate) fn enemy_pieces(
    desk: &Desk<'_>,
    seat: Seat,
    enemy: Seat,
) -> impl Iterator<Item = Piece> + use<> {
    cite(law::glossary::ENEMY_PIECE);
    let hired = desk.position.woodland.hired_by() == Some(desk.position.faction(seat));
    let pieces = Piece::of(desk.position.faction(enemy)).iter().copied();
    pieces.filter(move |piece| !hired || *piece != Piece::RiverfolkWarrior)
}

/// Where a player finds pieces of any enemy, pawns among them.
pub(crate) fn with_enemy_pieces(desk: &Desk<'_>, seat: Seat) -> Clearings {
    // 11.2.7.III: to whoever hired the Company its warriors are none.
    let mercenaries = desk.position.woodland.hired_by() == Some(desk.position.faction(seat));
    let of = |enemy: Seat| {
        if mercenaries && desk.position.faction(enemy) == Faction::Riverfolk {
            let pieces = enemy_pieces(desk, seat, enemy).map(|it| desk.position.woodland.with(it));
            return pieces.fold(Clearings::NONE, Clearings::union);
        }
        with_faction_pieces(desk, enemy)
    };
    let pieces = enemies(desk, seat).map(of).fold(Clearings::NONE, Clearings::union);
    if desk.position.hirelings.is_empty() {
        return pieces;
    }
    hirelings::hired_foes(desk, seat).map(of).fold(pieces, Clearings::union)
}

/// G.1.4 Map Edge. The clearings nearest to the edge.
pub(crate) fn map_edge(desk: &Desk<'_>) -> Clearings {
    cite(law::glossary::MAP_EDGE);
    desk.setting.map.edge
}

/// Where a faction's pieces can be placed at all.
#[inline]
pub(crate) fn placeable(desk: &Desk<'_>, faction: Faction) -> Clearings {
    let woodland = &desk.position.woodland;
    // 13.7.2
    let open = Clearings::ALL.minus(woodland.scorched()).minus(corvids::snares(desk, faction));
    let open = open.minus(hirelings::is_guarded(desk, faction));
    let keep = marquise::the_keep(woodland);
    match faction {
        Faction::Marquise => open,
        // 6.2.2
        Faction::Eyrie | Faction::Alliance | Faction::Vagabond | Faction::SecondVagabond => {
            open.minus(keep)
        }
        Faction::LizardCult | Faction::Riverfolk | Faction::Duchy => open.minus(keep),
        Faction::Corvids | Faction::Hundreds | Faction::Keepers => open.minus(keep),
        // E.3.7, R66: who places a hireling's pieces is its controller.
        hireling!() if woodland.commander(faction) == Some(Faction::Marquise) => open,
        hireling!() => open.minus(keep),
    }
}

/// What keeps a faction from placing pieces in a clearing.
pub(crate) fn place_bar(desk: &Desk<'_>, faction: Faction, clearing: Clearing) -> Option<Bar> {
    let snared = || {
        let snared = corvids::snares(desk, faction).has(clearing);
        snared.then_some((law::corvids::SNARE, corvids::Why::Snared { clearing }.into()))
    };
    let guarded = || {
        let guarded = hirelings::is_guarded(desk, faction).has(clearing);
        let why = hirelings::Why::Guarded { clearing }.into();
        guarded.then_some((law::hirelings::FURIOUS_PLACING, why))
    };
    let bar = scorched_bar(desk, clearing).or_else(snared).or_else(guarded);
    bar.or_else(|| keep_bar(desk, faction, clearing))
}

/// Where a torch burns nothing is placed (D.6.2).
pub(crate) fn scorched_bar(desk: &Desk<'_>, clearing: Clearing) -> Option<Bar> {
    let scorched = desk.position.woodland.scorched().has(clearing);
    scorched.then_some((law::characters::SCORCHED_EARTH, Why::Scorched(clearing)))
}

/// At the keep only the Marquise places (6.2.2).
pub(crate) fn keep_bar(desk: &Desk<'_>, faction: Faction, clearing: Clearing) -> Option<Bar> {
    let keep = desk.position.woodland.with(Piece::Keep).has(clearing);
    let others = keep && faction != Faction::Marquise;
    others.then_some((law::marquise::THE_KEEP, Why::OnlyMarquisePlacesAtKeep))
}
