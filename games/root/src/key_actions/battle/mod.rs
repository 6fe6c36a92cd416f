//! 4.3 Battle.

mod ambush;
mod roll;
mod effects;
mod hits;

pub(crate) use effects::{BattleEffect, extra_hit, mark_used};
pub(crate) use hits::lose_pieces;
pub(crate) use roll::faction_of;

use crate::frame::Frame as F;
use crate::position::{Battle, Side};
use crate::terms::{CardName, Clearing, Clearings, Faction, Piece};
use crate::{
    Asking, Bar, Choice, Desk, Fact, Flow, Question, Why, glossary, hirelings, hundreds, law,
    riverfolk, vagabond,
};
use kernel::{Para, Seat, in_order, leave, next, settled};

kernel::frames! {
    /// Open paragraphs of 4.3.
    pub enum Frame {
        Initiate { seat: Seat } = law::key_actions::BATTLE => initiate,
        Battle { clearing: Clearing, attacker: Seat, defender: Seat, instigator: Option<Seat> } = law::key_actions::BATTLE => battle(Battle { instigator, ..Battle::begin(clearing, attacker, defender) }, desk),
        Ambush = law::key_actions::AMBUSH => ambush::ambush,
        PlayAmbush(card: CardName) = law::key_actions::AMBUSH => ambush::play_ambush,
        FoilTheAmbush = law::key_actions::FOIL_THE_AMBUSH => ambush::foil_the_ambush,
        Foil(card: CardName) = law::key_actions::FOIL_THE_AMBUSH => ambush::foil,
        ResolveTheAmbush = law::key_actions::RESOLVE_THE_AMBUSH => ambush::resolve_the_ambush,
        /// Is any attacker left?
        AfterTheAmbush = law::key_actions::RESOLVE_THE_AMBUSH => ambush::after_the_ambush,
        RollTheDice = law::key_actions::ROLL_THE_DICE => roll::roll_the_dice,
        EffectsOf(side: Side) = law::key_actions::USE_EFFECTS => effects::effects_of,
        EffectsFirst(side: Side) = law::key_actions::USE_EFFECTS => effects::effects_first(side),
        WhoFirst = law::key_actions::USE_EFFECTS => effects::who_first,
        UseEffect(side: Side, card: CardName) = law::key_actions::USE_EFFECTS => effects::use_effect,
        DealHits = law::key_actions::DEAL_HITS => hits::deal_hits,
        /// A side takes hits; pieces before this one stay.
        TakeHits { side: Side, hits: u8, from: Option<Piece> } = law::key_actions::DEAL_HITS => hits::take_hits,
        LosePiece { side: Side, hits: u8, piece: Piece } = law::key_actions::DEAL_HITS => hits::lose_piece,
        /// What was removed is scored, by both sides at once.
        ScoreHits = law::key_actions::DEAL_HITS => hits::score_hits,
        EndOfBattle = law::key_actions::BATTLE => end_of_battle,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// The frame of one battle, wherever and with whomever the player likes.
pub(crate) const fn one_battle(seat: Seat) -> F {
    F::Battle(Frame::Initiate { seat })
}

/// What keeps a player from a battle.
pub(crate) fn bar(desk: &Desk<'_>, seat: Seat) -> Option<Bar> {
    (!can_battle(desk, seat)).then_some((law::key_actions::BATTLE, Why::NobodyToBattle))
}

/// Whether a player can battle anybody anywhere.
pub(crate) fn can_battle(desk: &Desk<'_>, seat: Seat) -> bool {
    can_battle_in(desk, seat, Clearings::ALL)
}

/// Whether a player can battle anybody in some clearings.
pub(crate) fn can_battle_in(desk: &Desk<'_>, seat: Seat, clearings: Clearings) -> bool {
    let own = hirelings::fighters(desk, seat);
    let can = |enemy| !meets(desk, (seat, own), enemy).and(clearings).is_empty();
    rivals(desk, seat).any(can)
        || !desk.position.hirelings.is_empty() && hirelings::hired_foes(desk, seat).any(can)
}

/// The players that a player or a hireling may battle; hirelings come after them (E.3.2).
#[inline]
fn rivals(desk: &Desk<'_>, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    glossary::enemies(desk, hirelings::speaker(desk, seat))
}

/// Where somebody can battle a defender: with fighters, where the defender is and nothing shelters him.
pub(crate) fn open_to(desk: &Desk<'_>, attacker: Seat, defender: Seat) -> Clearings {
    meets(desk, (attacker, hirelings::fighters(desk, attacker)), defender)
}

/// As [`open_to`], with the attacker's own fighters already found; mercenaries fight wherever they are (11.2.7.III).
#[inline]
fn meets(desk: &Desk<'_>, (attacker, own): (Seat, Clearings), defender: Seat) -> Clearings {
    let fighters = own.union(riverfolk::with_mercenaries(desk, attacker, defender));
    let open = glossary::with_faction_pieces(desk, defender).and(fighters);
    if desk.position.hirelings.is_empty() {
        return open;
    }
    unsheltered(desk, (attacker, defender), open)
}

/// Where nothing keeps a defender from being battled (E).
#[inline(never)]
fn unsheltered(desk: &Desk<'_>, (attacker, defender): (Seat, Seat), open: Clearings) -> Clearings {
    if open.is_empty() {
        return open;
    }
    let dear = hirelings::uprising::unpayable(desk, attacker, defender);
    open.minus(hirelings::shelter(desk, attacker, defender)).minus(dear)
}

/// The frame of a battle: for one with the Uprising a card is paid first (E.6.1.III).
pub(crate) fn begin(desk: &Desk<'_>, clearing: Clearing, (attacker, defender): (Seat, Seat)) -> F {
    if hirelings::uprising::is_sheltered(desk, defender) {
        return hirelings::Frame::Sheltered { clearing, attacker }.into();
    }
    F::Battle(Frame::Battle { clearing, attacker, defender, instigator: None })
}

/// The clearings where a player can battle anybody.
pub(crate) fn battlefields(desk: &Desk<'_>, seat: Seat) -> Clearings {
    let own = hirelings::fighters(desk, seat);
    let with = |enemy| meets(desk, (seat, own), enemy);
    let fields = rivals(desk, seat).map(with).fold(Clearings::NONE, Clearings::union);
    if desk.position.hirelings.is_empty() {
        return fields;
    }
    hirelings::hired_foes(desk, seat).map(with).fold(fields, Clearings::union)
}

/// Adds every battle a player can start in some clearings.
pub(crate) fn offer_battles<'d>(
    mut asking: Asking<'d>,
    desk: &Desk<'_>,
    seat: Seat,
    clearings: Clearings,
) -> Asking<'d> {
    let own = hirelings::fighters(desk, seat);
    for defender in rivals(desk, seat) {
        let open = meets(desk, (seat, own), defender).and(clearings);
        asking = offer_battles_with(asking, desk, (seat, defender), open);
    }
    if desk.position.hirelings.is_empty() {
        return asking;
    }
    for defender in hirelings::hired_foes(desk, seat) {
        let open = meets(desk, (seat, own), defender).and(clearings);
        asking = offer_battles_with(asking, desk, (seat, defender), open);
    }
    let foes = rivals(desk, seat).chain(hirelings::hired_foes(desk, seat));
    asking.withholds(|| foes.flat_map(|defender| withheld(desk, (seat, defender), clearings)))
}

#[inline]
fn offer_battles_with<'d>(
    asking: Asking<'d>,
    desk: &Desk<'_>,
    (attacker, defender): (Seat, Seat),
    open: Clearings,
) -> Asking<'d> {
    let faction = desk.position.faction(defender);
    asking.offers(open.iter().map(|clearing| {
        (Choice::Battle(clearing, faction), begin(desk, clearing, (attacker, defender)))
    }))
}

/// Battles that hirelings do not allow: with the Uprising without a card, with hidden gangs, with whom the Protector shields.
fn withheld(
    desk: &Desk<'_>,
    (attacker, defender): (Seat, Seat),
    among: Clearings,
) -> impl Iterator<Item = (Choice, Para, Why)> {
    let present = glossary::with_faction_pieces(desk, defender);
    let own = hirelings::fighters(desk, attacker);
    let fighters = own.union(riverfolk::with_mercenaries(desk, attacker, defender));
    let open = present.and(fighters).and(among);
    let shelter = hirelings::shelter(desk, attacker, defender);
    let dear = hirelings::uprising::unpayable(desk, attacker, defender);
    let faction = desk.position.faction(defender);
    open.and(shelter.union(dear)).iter().map(move |clearing| {
        let (para, why) = if dear.has(clearing) {
            (law::hirelings::UPRISING_SHELTER, hirelings::Why::NoCardForUprising { clearing })
        } else if faction == Faction::Bandits {
            (law::hirelings::GANGS_HIDDEN, hirelings::Why::Hidden { clearing })
        } else {
            (law::hirelings::STOIC_SHIELD, hirelings::Why::Shielded { clearing })
        };
        (Choice::Battle(clearing, faction), para, why.into())
    })
}

/// 4.3 Battle. A clearing with own warriors or pawn, and another player who is there.
fn initiate(seat: Seat, desk: &Desk<'_>) -> Flow {
    let asking = desk.ask(seat, law::key_actions::BATTLE, Question::Battle);
    offer_battles(asking, desk, seat, Clearings::ALL).if_any()
}

/// 4.3 Battle. Ambush, dice, effects, hits.
fn battle(battle: Battle, desk: &mut Desk<'_>) -> Flow {
    desk.position.battle = battle;
    let (attacker, defender) = (faction_of(desk, Side::Attacker), faction_of(desk, Side::Defender));
    desk.tell(
        law::key_actions::BATTLE,
        Fact::Battle { attacker, defender, clearing: battle.clearing },
    );
    let steps = [
        vagabond::start_of_battle(desk),
        hundreds::start_of_battle(desk),
        Some(F::Battle(Frame::Ambush)),
        vagabond::before_the_roll(desk),
        hundreds::before_the_roll(desk),
        hirelings::uprising::before_the_roll(desk),
        Some(F::Battle(Frame::RollTheDice)),
        Some(F::Battle(Frame::EndOfBattle)),
    ];
    in_order(steps.into_iter().flatten())
}

/// Leaves the battle at once; what ends with it still does.
fn end_at_once() -> Flow {
    leave(|frame| *frame == F::Battle(Frame::EndOfBattle), F::Battle(Frame::EndOfBattle))
}

fn end_of_battle(desk: &mut Desk<'_>) -> Flow {
    vagabond::end_of_battle(desk);
    let looted = hundreds::end_of_battle(desk);
    desk.position.battle = Battle::default();
    looted.map_or_else(settled, next)
}
