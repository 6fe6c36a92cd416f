//! E.3 Hireling Rules.

use super::{Frame, Question, place_of};
use crate::key_actions::battle;
use crate::law::hirelings as law;
use crate::position::HIRELINGS;
use crate::setting::Setting;
use crate::terms::{Clearing, Clearings, Faction, Hireling, Piece, Place};
use crate::{Choice, Desk, Flow, glossary};
use kernel::{FixedVec, Seat, cite, in_order};

/// Players and hirelings that can be battled and removed: at most this many.
pub(crate) type Foes = FixedVec<Seat, 9>;

/// Who controls a hireling, or the player; nobody for a hireling of the supply.
#[inline]
pub(crate) fn principal(desk: &Desk<'_>, seat: Seat) -> Option<Seat> {
    if Setting::is_hired(seat) {
        let (_, card) = desk.position.hirelings.of(desk.position.faction(seat))?;
        card.commander
    } else {
        Some(seat)
    }
}

/// Who answers for a player or a hireling: of a hireling of the supply the turn player (1.1.3).
#[inline]
pub(crate) fn speaker(desk: &Desk<'_>, seat: Seat) -> Seat {
    if Setting::is_hired(seat) {
        principal(desk, seat).unwrap_or_else(|| desk.position.turn.seat())
    } else {
        seat
    }
}

/// E.3.1 Hireling Rule. Whose rule lets a player's or a hireling's pieces move.
pub(crate) fn moves_for(desk: &Desk<'_>, seat: Seat) -> Faction {
    let faction = desk.position.faction(seat);
    if !faction.is_hireling() {
        return faction;
    }
    cite(law::HIRELING_RULE);
    desk.position.woodland.commander(faction).unwrap_or(faction)
}

/// E.3.2 Enemy Status. A hireling is an enemy of all but its controller and whoever is in a coalition with that player.
pub(crate) fn is_enemy(desk: &Desk<'_>, one: Seat, other: Seat) -> bool {
    cite(law::ENEMY_STATUS);
    match (principal(desk, one), principal(desk, other)) {
        (Some(one), Some(other)) => glossary::are_enemies(desk, one, other),
        (Some(_) | None, Some(_) | None) => one != other,
    }
}

/// The hirelings of the game, by their places.
pub(crate) fn bands(desk: &Desk<'_>) -> impl Iterator<Item = Seat> + use<> {
    let places = desk.position.hirelings.cards().map(|(_, card)| card.side.band());
    let places: FixedVec<Seat, HIRELINGS> = places.map(|band| place_of(desk, band)).collect();
    (0..places.len()).map(move |index| places[index])
}

/// The enemies of a player or a hireling, hirelings among them: whom one may battle, and whose pieces are enemy pieces (G.1.21).
#[inline]
pub(crate) fn foes(desk: &Desk<'_>, seat: Seat) -> Foes {
    let mut foes = Foes::new();
    match principal(desk, seat) {
        Some(player) => foes.extend(glossary::enemies(desk, player)),
        None => foes.extend(desk.setting.seats()),
    }
    if !desk.position.hirelings.is_empty() {
        foes.extend(bands(desk).filter(|&band| is_enemy(desk, seat, band)));
    }
    foes
}

/// The hirelings that are enemies of a player or a hireling.
#[inline(never)]
pub(crate) fn hired_foes(desk: &Desk<'_>, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    let enemies = bands(desk).filter(|&band| is_enemy(desk, seat, band));
    let enemies: FixedVec<Seat, HIRELINGS> = enemies.collect();
    (0..enemies.len()).map(move |index| enemies[index])
}

/// E.2.2 Hireling Abilities. Where a defender cannot be battled by somebody: gangs beside their controller's pieces, and whom the Stoic Protector shields.
#[inline]
pub(crate) fn shelter(desk: &Desk<'_>, attacker: Seat, defender: Seat) -> Clearings {
    if desk.position.hirelings.is_empty() {
        return Clearings::NONE;
    }
    cite(law::HIRELING_ABILITIES);
    let hidden = super::gangs::hidden(desk, desk.position.faction(defender));
    let shielded = super::protector::shielded(desk, defender);
    if shielded.is_empty() || !is_enemy(desk, attacker, defender) {
        return hidden;
    }
    hidden.union(shielded)
}

/// Whether a piece cannot be removed by somebody, because the Stoic Protector stands there (E.13.2.III).
#[inline]
pub(crate) fn shields(desk: &Desk<'_>, piece: Piece, clearing: Clearing, by: Seat) -> bool {
    if desk.position.hirelings.is_empty() {
        return false;
    }
    let owner = desk.position.seat_of(piece.owner());
    super::protector::shielded(desk, owner).has(clearing) && is_enemy(desk, by, owner)
}

/// Where somebody can battle with own pieces.
#[inline]
pub(crate) fn fighters(desk: &Desk<'_>, attacker: Seat) -> Clearings {
    if Setting::is_hired(attacker) {
        hired_fighters(desk, attacker)
    } else {
        glossary::with_figures(desk, attacker)
    }
}

/// Where a hireling can battle: the Exile around its forest, the Flotilla where it is.
#[cold]
#[inline(never)]
fn hired_fighters(desk: &Desk<'_>, attacker: Seat) -> Clearings {
    let band = desk.position.faction(attacker);
    if band == Faction::Exile {
        super::exile::reach(desk)
    } else if band == Faction::Flotilla {
        let here = pawn(desk, Hireling::RiverfolkFlotilla);
        here.map_or(Clearings::NONE, Clearings::only)
    } else {
        glossary::with_figures(desk, attacker)
    }
}

/// Where enemies cannot place pieces, because the Furious Protector stands there (E.13.1.III).
#[inline]
pub(crate) fn is_guarded(desk: &Desk<'_>, faction: Faction) -> Clearings {
    if desk.position.hirelings.is_empty() {
        return Clearings::NONE;
    }
    super::protector::guarded(desk, faction)
}

/// Where a player's pieces go from a clearing whoever rules, by the Otter Divers (E.8.2.I).
#[cold]
#[inline(never)]
pub(crate) fn free_of_rule(desk: &Desk<'_>, seat: Seat, from: Clearing) -> Clearings {
    if !super::flotilla::divers(desk, seat) {
        return Clearings::NONE;
    }
    let rivers = desk.setting.map.river_clearings().union(desk.setting.map.coastal);
    if rivers.has(from) { Clearings::ALL } else { rivers }
}

/// E.3.3 Separate Pieces. Hirelings' warriors in a clearing that a faction treats as its own for rule: no pieces of the faction.
pub(crate) fn allies_in(desk: &Desk<'_>, faction: Faction, clearing: Clearing) -> u8 {
    cite(law::SEPARATE_PIECES);
    let woodland = &desk.position.woodland;
    let own = desk.position.hirelings.cards().map(|(_, card)| card.side.band());
    let own = own.filter(|&band| woodland.commander(band) == Some(faction));
    own.map(|band| woodland.followers(band, clearing)).sum()
}

/// E.3.4 Separate Actions. A hireling battles in one of these clearings, alone.
/// E.3.5 Separate Effects. Neither its controller's cards nor abilities count in it.
/// E.3.6 No Points for Removal. Nor does anybody score what it removes.
pub(super) fn separate_battle(
    (band, among): (Faction, Clearings),
    optional: bool,
    desk: &Desk<'_>,
) -> Flow {
    cite(law::SEPARATE_EFFECTS);
    cite(law::NO_POINTS_FOR_REMOVAL);
    let place = place_of(desk, band);
    let question = Question::BandBattle { band }.into();
    let asking = desk.ask(speaker(desk, place), law::SEPARATE_ACTIONS, question);
    let asking = battle::offer_battles(asking, desk, place, among);
    if optional { asking.may(Choice::Pass) } else { asking.if_any() }
}

/// E.3.4 Separate Actions. A battle in each clearing.
pub(super) fn each_battle(band: Faction, among: Clearings) -> Flow {
    let battle = |clearing| {
        Frame::BandBattle { band, among: Clearings::only(clearing), optional: false }.into()
    };
    in_order(among.iter().map(battle))
}

/// E.3.7 Odd Cases. Whoever moves or removes with a hireling: whoever controls it owes an outrage and draws for the Ferry.
pub(crate) fn odd_cases(desk: &Desk<'_>, seat: Seat) -> Option<Seat> {
    if Setting::is_hired(seat) {
        cite(law::ODD_CASES);
    }
    principal(desk, seat)
}

/// The clearing a hireling's pawn stands in.
pub(crate) fn pawn(desk: &Desk<'_>, side: Hireling) -> Option<Clearing> {
    match desk.position.hirelings.with_side(side)?.pawn? {
        Place::Clearing(clearing) => Some(clearing),
        Place::Forest(_) => None,
    }
}

/// Where the player who controls a hireling has faction pieces.
pub(super) fn beside_commander(desk: &Desk<'_>, band: Faction) -> Clearings {
    let commander = principal(desk, place_of(desk, band));
    commander.map_or(Clearings::NONE, |seat| glossary::with_faction_pieces(desk, seat))
}
