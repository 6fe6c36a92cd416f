//! V3.8 Use results: everything a monster may do with what it rolled.

use super::bars::withheld;
use super::{Frame, Purpose, is_acting};
use crate::frame::Frame as F;
use crate::objectives::{self, Work};
use crate::position::Board;
use crate::setting::options::TorchOrder;
use crate::terms::{Capability, Event, Results, Slot, SpecialFace, Symbol, Zone, Zones, small};
use crate::{
    Asking, Choice, Desk, Flow, Question, capabilities, healing, law, priority, shoving, sight,
    summoning,
};
use kernel::{cite, settled};

/// Who acts, where, and with what.
#[derive(Clone, Copy)]
struct Acting<'d> {
    slot: Slot,
    zone: Zone,
    board: &'d Board,
    hand: Results,
}

impl Acting<'_> {
    /// How many results of a symbol can be spent now.
    const fn has(&self, symbol: Symbol) -> u8 {
        self.hand[symbol.index()]
    }

    fn is_empty_handed(&self) -> bool {
        self.hand == Results::default()
    }
}

/// V3.8 Use Results.
pub(super) fn use_results(slot: Slot, desk: &Desk<'_>) -> Flow {
    if !is_acting(desk, slot) {
        return settled();
    }
    let zone = desk.position.pack.zone_of(slot.creature()).expect("who acts is on the map");
    let seat = desk.setting.seat_of(slot);
    let board = desk.position.board(slot);
    let acting = Acting { slot, zone, board, hand: board.hand() };
    let question = Question::UseResults(slot, acting.hand);
    let mut ask = desk.ask(seat, law::turn::USE_RESULTS, question);
    ask = attacks(ask, desk, acting);
    ask = moves(ask, desk, acting);
    ask = capability_offers(ask, desk, acting);
    ask = slots(ask, desk, acting);
    ask = traps(ask, desk, acting);
    ask = heals(ask, desk, acting);
    ask = goals(ask, desk, acting);
    ask = torches(ask, desk, acting);
    ask.withholds(|| withheld(desk, slot, zone)).pass(Choice::End).must()
}

/// V6.1 Attack.
/// V6.2 Target of an Attack.
fn attacks<'d>(ask: Asking<'d>, desk: &Desk<'_>, acting: Acting<'_>) -> Asking<'d> {
    let Acting { slot, zone, .. } = acting;
    let mut ask = ask;
    let troll = desk.position.castle.troll();
    if acting.has(Symbol::Melee) > 0 {
        ask = targets(ask, desk, (slot, Symbol::Melee), zone, zone);
        if troll == Some(zone) {
            let strike = F::Turn(Frame::StrikeTroll(slot, Symbol::Melee));
            ask = ask.again(Choice::Troll(Symbol::Melee), strike);
        }
    }
    if acting.has(Symbol::Ranged) > 0 {
        for next in ranged(desk, zone) {
            ask = targets(ask, desk, (slot, Symbol::Ranged), zone, next);
        }
        if troll.is_some_and(|at| ranged(desk, zone).has(at)) {
            let strike = F::Turn(Frame::StrikeTroll(slot, Symbol::Ranged));
            ask = ask.again(Choice::Troll(Symbol::Ranged), strike);
        }
    }
    ask
}

/// The zones a Ranged result reaches from a zone: adjacent ones, unless it is dark (V24.3).
fn ranged(desk: &Desk<'_>, zone: Zone) -> Zones {
    sight::seen(desk.setting, desk.position, zone, 1).without(zone)
}

fn targets<'d>(
    ask: Asking<'d>,
    desk: &Desk<'_>,
    (slot, with): (Slot, Symbol),
    from: Zone,
    zone: Zone,
) -> Asking<'d> {
    let village = &desk.position.village;
    if village.at(zone).is_empty() {
        return ask;
    }
    cite(law::attacking::TARGET_OF_AN_ATTACK);
    let there = priority::hurtable(desk.setting, desk.position, zone, from);
    let targets = village.unlike(priority::targets(desk.position, there));
    ask.agains(targets.map(|figure| {
        let likeness = village.likeness(figure);
        let choice = match with {
            Symbol::Melee => Choice::Melee(likeness),
            Symbol::Ranged | Symbol::Magic | Symbol::Defence | Symbol::Vengeance => {
                Choice::Ranged(likeness)
            }
        };
        (choice, F::Turn(Frame::Strike(slot, figure, with)))
    }))
}

/// V5.1 Move.
/// V5.2 Movement Slots.
/// V5.3 Hindrance.
fn moves<'d>(ask: Asking<'d>, desk: &Desk<'_>, acting: Acting<'_>) -> Asking<'d> {
    let Acting { slot, zone, board, .. } = acting;
    let has_slot = board.free_movement(desk.setting.board(slot)) > 0;
    cite(law::movement::MOVEMENT_SLOTS);
    if !has_slot || acting.is_empty_handed() || super::deeds::is_hindered(desk, slot, zone) {
        return ask;
    }
    let creature = slot.creature();
    let next = desk.setting.map.adjacent(zone).iter();
    let next = next.filter(|&to| shoving::can_enter(desk, creature, zone, to));
    ask.agains(next.map(|to| (Choice::Move(to), F::Turn(Frame::Spend(slot, Purpose::Move(to))))))
}

/// V9.1 Use a Capability.
fn capability_offers<'d>(ask: Asking<'d>, desk: &Desk<'_>, acting: Acting<'_>) -> Asking<'d> {
    let Acting { slot, board, hand, .. } = acting;
    let monster = desk.setting.monster(slot);
    ask.agains(board.ready().filter_map(|place| {
        let capability = Capability::of(monster, place);
        let can_pay = desk.setting.capability(capability, board.owns(place)).cost.is_within(&hand);
        let frame = F::Capability(capabilities::Frame::Use(slot, place));
        can_pay.then_some((Choice::Use(capability), frame))
    }))
}

/// V7.1 Defence Slots.
/// V8.1 Put in Reserve.
/// V8.5 Only on the Own Turn.
fn slots<'d>(ask: Asking<'d>, desk: &Desk<'_>, acting: Acting<'_>) -> Asking<'d> {
    let Acting { slot, board, .. } = acting;
    let card = desk.setting.board(slot);
    let mut ask = ask;
    if board.free_defence(card) > 0 {
        let guards = [Symbol::Defence, Symbol::Vengeance].into_iter();
        let guards = guards.filter(|&symbol| acting.has(symbol) > 0);
        ask = ask.agains(guards.map(|it| (Choice::Guard(it), F::Turn(Frame::Guard(slot, it)))));
    }
    if board.free_reserve(card) > 0 {
        cite(law::reserve::ONLY_ON_THE_OWN_TURN);
        let kept = Symbol::ALL.into_iter().filter(|symbol| board.rolled()[symbol.index()] > 0);
        ask = ask.agains(kept.map(|it| (Choice::Reserve(it), F::Turn(Frame::Reserve(slot, it)))));
    }
    if board.special() == Some(SpecialFace::Wild) {
        let symbols = Symbol::ALL.into_iter();
        ask = ask.agains(symbols.map(|it| (Choice::Wild(it), F::Turn(Frame::Wild(slot, it)))));
    }
    ask
}

/// V12.1 Place a Trap.
/// V12.2 One Trap a Zone.
fn traps<'d>(ask: Asking<'d>, desk: &Desk<'_>, acting: Acting<'_>) -> Asking<'d> {
    let Acting { slot, zone, hand, .. } = acting;
    cite(law::traps::ONE_TRAP_A_ZONE);
    if zone == Zone::HEART || desk.position.castle.trap(zone).is_some() {
        return ask;
    }
    let display = desk.position.decks.display();
    let kind = |place: usize| desk.setting.trap_cards[usize::from(display[place])];
    let is_new = |place: usize| !(0..place).any(|before| kind(before) == kind(place));
    let places = (0..display.len())
        .filter(|&place| desk.setting.trap(kind(place)).cost.is_within(&hand) && is_new(place));
    ask.agains(
        places.map(|place| (Choice::Trap(kind(place)), F::Turn(Frame::Trap(slot, small(place))))),
    )
}

/// How much Magic a healing costs now.
pub(super) fn price_of_healing(desk: &Desk<'_>) -> u8 {
    let dear = desk.position.decks.stands(desk.setting, Event::ColdComfort);
    desk.setting.numbers.heart.heal + u8::from(dear)
}

/// V15.1 Heal.
/// V22.1 They Stay.
fn heals<'d>(ask: Asking<'d>, desk: &Desk<'_>, acting: Acting<'_>) -> Asking<'d> {
    let Acting { slot, zone, .. } = acting;
    if zone != Zone::HEART || acting.has(Symbol::Magic) < price_of_healing(desk) {
        return ask;
    }
    cite(law::monster_conditions::THEY_STAY);
    let mends = healing::mends(desk, slot.creature());
    ask.agains(mends.map(|(choice, what)| (choice, F::Turn(Frame::Heal(slot, what)))))
}

/// V11.1 Objectives. And the summoning (V14.2).
fn goals<'d>(ask: Asking<'d>, desk: &Desk<'_>, acting: Acting<'_>) -> Asking<'d> {
    let Acting { slot, zone, board, .. } = acting;
    let mut ask = ask;
    if !acting.is_empty_handed()
        && let Some((work, None)) = objectives::works(desk, slot, zone)
    {
        let spend = F::Turn(Frame::Spend(slot, Purpose::Work(work)));
        ask = ask.again(choice_of(work), spend);
    }
    if summoning::is_open(desk, slot) {
        let symbols = board.spendable().filter(|&it| summoning::bar(desk, slot, it).is_none());
        ask = ask.agains(
            symbols.map(|it| (Choice::Summon(it), F::Summoning(summoning::Frame::Pay(slot, it)))),
        );
    }
    ask
}

/// V3.7 Torches. In any order among the results (R31); left alone they are resolved when the turn ends.
fn torches<'d>(ask: Asking<'d>, desk: &Desk<'_>, acting: Acting<'_>) -> Asking<'d> {
    let Acting { slot, board, .. } = acting;
    let is_free = desk.setting.chosen.torches == TorchOrder::AnyOrder;
    if is_free && board.has_torch() {
        return ask.again(Choice::Torch, F::Turn(Frame::Torch(slot)));
    }
    ask
}

/// The choice of a work.
pub(super) const fn choice_of(work: Work) -> Choice {
    match work {
        Work::Seal => Choice::Seal,
        Work::Free => Choice::Free,
        Work::Lift => Choice::Lift,
    }
}
