//! 1.5.4 Handling Pieces: placing, removing, and effects that wait for all removal to be done.

use super::{Frame, Order};
use crate::position::{Trigger, TriggerKind};
use crate::terms::{Clearing, Clearings, Faction, Factions, Nature, Piece};
use crate::{
    Choice, Desk, Fact, Flow, Question, alliance, cards, corvids, duchy, frame, glossary,
    hirelings, keepers, landmarks, law, lizard_cult, maps, marquise, riverfolk, vagabond, victory,
};
use frame::Frame as F;
use kernel::{Para, Seat, cite, in_order, next, settled};

/// G.1.23 Place. Places as many as there are of this many pieces from their supply; says how many.
pub(crate) fn place(
    desk: &mut Desk<'_>,
    para: Para,
    piece: Piece,
    clearing: Clearing,
    count: u8,
) -> u8 {
    cite(law::glossary::PLACE);
    let placed = desk.position.woodland.place(piece, clearing, count);
    if placed > 0 {
        desk.tell(para, Fact::Placed { piece, clearing, count: placed });
    }
    placed
}

/// Places one building or token from the leftmost space of its track.
pub(crate) fn place_from_track(
    desk: &mut Desk<'_>,
    para: Para,
    piece: Piece,
    clearing: Clearing,
) -> bool {
    place(desk, para, piece, clearing, 1) == 1
}

/// Pieces that are removed from one clearing.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Removal {
    /// What.
    pub(crate) piece: Piece,
    /// From where.
    pub(crate) clearing: Clearing,
    /// How many.
    pub(crate) count: u8,
    /// Who removes them.
    pub(crate) by: Seat,
    /// The paragraph that says so.
    pub(crate) para: Para,
}

/// G.1.24 Remove. To the supply or track of the owner; what it triggers waits until all removal is done.
///
/// Says how many points an enemy's buildings and tokens are worth to the remover (3.2.1); the caller scores them when
/// all that happens at once has happened.
pub(crate) fn remove(desk: &mut Desk<'_>, removal: Removal) -> u8 {
    cite(law::glossary::REMOVE);
    let Removal { piece, clearing, count, by, para } = removal;
    // E.13.2.III
    if count == 0 || hirelings::shields(desk, piece, clearing, by) {
        return 0;
    }
    // F.E.3
    let treetop = landmarks::leave_treetop(desk, &removal);
    if has_no_supply(piece) {
        desk.position.woodland.take(piece, clearing, count);
    } else if lizard_cult::takes_revenge(desk, piece) {
        // 10.2.3
        lizard_cult::revenge(desk, clearing, count);
    } else if piece == Piece::PatrolWarrior {
        // E.4.1.II
        hirelings::patrol::fall(desk, clearing, count);
    } else if piece.is_warrior() && !piece.owner().is_hireling() {
        cards::exiles::remove_warriors(desk, piece, clearing, count);
    } else {
        desk.position.woodland.lift(piece, clearing, count);
    }
    desk.tell(para, Fact::Removed { who: desk.position.faction(by), piece, clearing, count });
    await_effects(desk, &removal);
    let enemy = glossary::is_enemy(desk, by, desk.position.seat_of(piece.owner()));
    match piece.nature() {
        // 15.2.5
        Nature::Token if enemy && piece == Piece::Relic => 2 * count,
        Nature::Building | Nature::Token if enemy => count + treetop,
        Nature::Building | Nature::Token | Nature::Warrior => 0,
    }
}

/// Whether a piece that is removed goes to no supply: the keep (6.2.2) and a trade post (11.2.5.I) leave the game, a relic goes
/// to a forest (15.2.5).
fn has_no_supply(piece: Piece) -> bool {
    if piece == Piece::Keep {
        cite(law::marquise::THE_KEEP);
    }
    piece == Piece::Keep || piece == Piece::Relic || Piece::TRADE_POSTS.contains(&piece)
}

fn await_effects(desk: &mut Desk<'_>, removal: &Removal) {
    let Removal { piece, clearing, count, by, .. } = *removal;
    if !desk.position.hirelings.is_empty() && hirelings::patrol::has_physicians(desk, piece) {
        let kind = TriggerKind::Physicians;
        desk.position.await_trigger(Trigger { kind, clearing, count, by });
    }
    // E.3.7: who controls a hireling that removes answers for it; for one of the supply nobody does (R67).
    let answers = hirelings::rules::odd_cases(desk, by);
    let kind = match piece {
        // 6.2.3: only where there is a keep to bring them to and a card to discard.
        Piece::MarquiseWarrior if marquise::has_hospitals(desk) => TriggerKind::FieldHospitals,
        // 8.2.6: only another player's removal is an outrage.
        Piece::Sympathy
            if answers.is_some_and(|by| desk.position.faction(by) != Faction::Alliance) =>
        {
            TriggerKind::Outrage
        }
        Piece::FoxBase => TriggerKind::FoxBaseLost,
        Piece::RabbitBase => TriggerKind::RabbitBaseLost,
        Piece::MouseBase => TriggerKind::MouseBaseLost,
        Piece::MarquiseWarrior | Piece::EyrieWarrior | Piece::AllianceWarrior => return,
        Piece::Sympathy | Piece::Keep => return,
        Piece::Sawmill | Piece::Workshop | Piece::Recruiter | Piece::Wood | Piece::Roost => return,
        Piece::FoxGarden | Piece::RabbitGarden | Piece::MouseGarden => {
            TriggerKind::FearOfTheFaithful
        }
        Piece::FoxTradePost | Piece::RabbitTradePost | Piece::MouseTradePost => {
            TriggerKind::TradeDisruption
        }
        Piece::Citadel | Piece::Market => TriggerKind::PriceOfFailure,
        Piece::Plot if corvids::plot_removed(desk, clearing) => TriggerKind::Raid,
        Piece::Relic => {
            keepers::token_removed(desk, piece, clearing, count);
            TriggerKind::PrizedTrophies
        }
        Piece::CultWarrior | Piece::RiverfolkWarrior | Piece::DuchyWarrior => return,
        Piece::CorvidWarrior | Piece::HundredsWarrior | Piece::KeeperWarrior => return,
        Piece::Tunnel | Piece::Plot | Piece::Warlord | Piece::Stronghold | Piece::Mob => return,
        Piece::Waystation => return keepers::token_removed(desk, piece, clearing, count),
        Piece::PatrolWarrior | Piece::DynastyWarrior | Piece::UprisingWarrior => return,
        Piece::Prophet | Piece::Bandit | Piece::ExpeditionWarrior | Piece::Foothold => return,
        Piece::Spy | Piece::FlameBearer | Piece::VaultKeeper | Piece::Vault => return,
        Piece::BandWarrior => return,
    };
    let by = answers.unwrap_or_else(|| desk.position.turn.seat());
    desk.position.await_trigger(Trigger { kind, clearing, count, by });
}

/// Removes every enemy piece of a player from some clearings, and scores what they were worth (3.2.1).
///
/// A Vagabond there damages items instead (9.2.2.I). The effects it triggers wait; see [`total_removal`].
pub(crate) fn remove_all_enemies(desk: &mut Desk<'_>, clearings: Clearings, by: Seat, para: Para) {
    let mut points = 0;
    let enemies = hirelings::foes(desk, by);
    for clearing in clearings {
        for &enemy in &enemies {
            let faction = desk.position.faction(enemy);
            // 14.2.2: the warlord falls in battle only.
            let pieces = glossary::enemy_pieces(desk, by, enemy);
            for piece in pieces.filter(|piece| *piece != Piece::Warlord) {
                let count = desk.position.woodland.count(piece, clearing);
                points += remove(desk, Removal { piece, clearing, count, by, para });
                let left = desk.position.woodland.count(piece, clearing);
                if piece.is_warrior() && left < count {
                    vagabond::warriors_removed(desk, by, faction);
                }
            }
            // E.13.2.III
            let shielded = hirelings::shelter(desk, by, enemy).has(clearing);
            if faction.is_vagabond() && !shielded && glossary::pawn_is_in(desk, enemy, clearing) {
                // Which Vagabond suffers is kept as the seat.
                let trigger =
                    Trigger { kind: TriggerKind::TotalRemoval, clearing, count: 1, by: enemy };
                desk.position.await_trigger(trigger);
            }
        }
    }
    victory::score_removal(desk, by, points);
}

/// The frame that fires what total removal outside battle has triggered.
pub(crate) const fn total_removal() -> F {
    F::Golden(Frame::Triggers(Order::TurnPlayer))
}

/// 1.5.4 Handling Pieces. With all removal done, waiting effects happen one by one; where their order matters, it is chosen.
pub(crate) fn after_removal(order: Order, desk: &mut Desk<'_>) -> Flow {
    cite(law::golden_rules::HANDLING_PIECES);
    let Some(kind) = desk.position.triggers().first().map(|first| first.kind) else {
        return settled();
    };
    if has_several_kinds(desk) {
        return next(F::Golden(Frame::Triggers(order)));
    }
    fire(kind, order, desk)
}

fn has_several_kinds(desk: &Desk<'_>) -> bool {
    desk.position.triggers().windows(2).any(|pair| pair[0].kind != pair[1].kind)
}

/// 1.5.4 Handling Pieces. The same, where this stands open.
pub(super) fn triggers(order: Order, desk: &mut Desk<'_>) -> Flow {
    if !has_several_kinds(desk) {
        return after_removal(order, desk);
    }
    match order {
        Order::TurnPlayer => unclear_choices(desk),
        Order::Owner => whose_effects(desk),
    }
}

/// 1.1.3 Unclear Choices and Order. The turn player orders what waits.
fn unclear_choices(desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let waits = |_: &TriggerKind| true;
    which_first(seat, (law::golden_rules::UNCLEAR_CHOICES, Order::TurnPlayer), waits, desk)
}

/// In battle each player orders what the own losses trigger (4.3.4); between two players the turn player decides (1.1.3, R28).
fn whose_effects(desk: &Desk<'_>) -> Flow {
    let owners: Factions = desk
        .position
        .triggers()
        .iter()
        .filter_map(|trigger| owner_of(desk, trigger.kind))
        .collect();
    let offers =
        owners.iter().map(|owner| (Choice::Faction(owner), F::Golden(Frame::EffectsOf(owner))));
    let (seat, para) = (desk.position.turn.seat(), law::golden_rules::UNCLEAR_CHOICES);
    desk.ask(seat, para, Question::WhoseEffectsFirst).offers(offers).must()
}

/// Whose losses trigger an effect: the Physicians serve whoever controls them (E.4.2.I).
fn owner_of(desk: &Desk<'_>, kind: TriggerKind) -> Option<Faction> {
    if kind == TriggerKind::Physicians { hirelings::patrol::patients(desk) } else { kind.owner() }
}

/// In battle the player who takes hits orders the effects of the own losses (4.3.4).
pub(super) fn effects_of(owner: Faction, desk: &Desk<'_>) -> Flow {
    let own = |kind: &TriggerKind| owner_of(desk, *kind) == Some(owner);
    let order = (law::key_actions::DEAL_HITS, Order::Owner);
    which_first(desk.position.seat_of(owner), order, own, desk)
}

/// Asks which of the waiting effects comes first.
fn which_first(
    seat: Seat,
    (para, order): (Para, Order),
    of: impl Fn(&TriggerKind) -> bool,
    desk: &Desk<'_>,
) -> Flow {
    let waits =
        |kind: &TriggerKind| desk.position.triggers().iter().any(|trigger| trigger.kind == *kind);
    let kinds = TriggerKind::ALL.into_iter().filter(of).filter(waits);
    let offers =
        kinds.map(|kind| (Choice::First(kind), F::Golden(Frame::TriggerFirst(kind, order))));
    desk.ask(seat, para, Question::WhichEffectFirst).offers(offers).must()
}

/// Lets one waiting effect of a kind happen; then the others.
pub(super) fn fire(kind: TriggerKind, order: Order, desk: &mut Desk<'_>) -> Flow {
    let trigger = desk.position.take_trigger(kind).expect("an effect that is chosen waits");
    let Trigger { clearing, count, by, .. } = trigger;
    let effect = match kind {
        TriggerKind::FieldHospitals => {
            F::Marquise(marquise::Frame::FieldHospitals { clearing, count })
        }
        TriggerKind::Outrage => F::Alliance(alliance::Frame::Outrage { clearing, by }),
        TriggerKind::FoxBaseLost => {
            F::Alliance(alliance::Frame::RemovingBases { base: Piece::FoxBase })
        }
        TriggerKind::RabbitBaseLost => {
            F::Alliance(alliance::Frame::RemovingBases { base: Piece::RabbitBase })
        }
        TriggerKind::MouseBaseLost => {
            F::Alliance(alliance::Frame::RemovingBases { base: Piece::MouseBase })
        }
        TriggerKind::TotalRemoval => F::Vagabond(vagabond::Frame::TotalRemoval { seat: by }),
        TriggerKind::Ferry => F::Maps(maps::Frame::FerryArrives { seat: by, to: clearing }),
        TriggerKind::FearOfTheFaithful => lizard_cult::Frame::FearOfTheFaithful { count }.into(),
        TriggerKind::TradeDisruption => riverfolk::Frame::TradeDisruption { count }.into(),
        TriggerKind::PriceOfFailure => duchy::Frame::PriceOfFailure.into(),
        TriggerKind::Raid => corvids::Frame::Raid(clearing).into(),
        TriggerKind::PrizedTrophies => keepers::Frame::PrizedTrophies { by }.into(),
        TriggerKind::Physicians => hirelings::Frame::Physicians { clearing, count }.into(),
    };
    if desk.position.triggers().is_empty() {
        return next(effect);
    }
    in_order([effect, F::Golden(Frame::Triggers(order))])
}
