//! D The characters of the Vagabond: what each does that others cannot.

use super::daylight::Frame;
use super::items::{self, Task};
use super::{Fact, Question, Why};
use super::{Frame as Vagabond, clearing_of, is_character, movement, pick, quest};
use crate::choice::Action;
use crate::frame::Frame as F;
use crate::golden_rules;
use crate::key_actions::battle;
use crate::law::{characters as law, vagabond as v};
use crate::position::{ItemState, Mark, Seating, Side, VagabondBoard};
use crate::terms::{CardName, Cards, Character, Clearing, Clearings, Item, Place};
use crate::{Asking, Bar, Choice, Desk, Flow, cards, glossary, victory};
use kernel::{Seat, Seats, cite, in_order, next, settled};

/// The character of a Vagabond.
fn character(desk: &Desk<'_>, seat: Seat) -> Option<Character> {
    super::board(desk, seat).character()
}

/// What keeps a Vagabond from the special action of his character.
pub(super) fn bar(desk: &Desk<'_>, seat: Seat) -> Option<Bar> {
    let lacks_torch = items::ready(desk, seat, Item::Torch) == 0;
    let torch =
        || lacks_torch.then_some((v::SPECIAL_ACTION, Why::NothingToExhaust(Item::Torch).into()));
    let here = clearing_of(desk, seat);
    let no_clearing = || here.is_none().then_some((v::SPECIAL_ACTION, Why::InAForest.into()));
    match character(desk, seat)? {
        Character::Thief => torch().or_else(no_clearing).or_else(|| {
            victims(desk, seat).is_empty().then_some((law::STEAL, Why::NobodyToStealFrom.into()))
        }),
        Character::Tinker => torch().or_else(no_clearing).or_else(|| {
            labor(desk, seat).is_empty().then_some((law::DAY_LABOR, Why::NoMatchingDiscard.into()))
        }),
        Character::Ranger => torch(),
        Character::Vagrant => torch().or_else(no_clearing).or_else(|| {
            attackers(desk, seat)
                .is_empty()
                .then_some((law::INSTIGATE, Why::NobodyToInstigate.into()))
        }),
        Character::Scoundrel => torch()
            .or_else(no_clearing)
            .or_else(|| here.and_then(|here| torch_bar(desk, seat, here))),
        // 13.7.2
        Character::Harrier => torch().or_else(|| movement::snare_bar(desk, seat)),
        Character::Arbiter => Some((law::PROTECTOR, Why::NotAnAction.into())),
        Character::Adventurer => Some((law::IMPROVISE, Why::NotAnAction.into())),
        Character::Ronin => Some((law::SWIFT_STRIKE, Why::NotAnAction.into())),
    }
}

/// 9.5.9 Special Action. A torch for the action of the character.
pub(super) fn special_action(desk: &mut Desk<'_>) -> Flow {
    cite(v::SPECIAL_ACTION);
    let seat = desk.position.turn.seat();
    match character(desk, seat) {
        Some(Character::Thief) => exhaust_torch_for(Frame::StealWhom, desk),
        Some(Character::Tinker) => exhaust_torch_for(Frame::DayLabor, desk),
        Some(Character::Ranger) => hideout(desk),
        Some(Character::Vagrant) => exhaust_torch_for(Frame::Instigate, desk),
        Some(Character::Scoundrel) => scorched_earth(desk),
        Some(Character::Harrier) => exhaust_torch_for(Frame::Glide, desk),
        Some(Character::Arbiter | Character::Adventurer | Character::Ronin) | None => settled(),
    }
}

fn exhaust_torch_for(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    items::exhaust(desk, seat, Item::Torch, 1);
    next(frame.into())
}

/// The other players in a Vagabond's clearing who hold cards.
fn victims(desk: &Desk<'_>, seat: Seat) -> Seats {
    let Some(here) = clearing_of(desk, seat) else { return Seats::NONE };
    let there =
        |other: &Seat| *other != seat && glossary::with_faction_pieces(desk, *other).has(here);
    let holds = |other: &Seat| !desk.position.player(*other).hand().is_empty();
    desk.setting.seats().filter(there).filter(holds).collect()
}

/// D.1.2 Steal. A random card of a player in the clearing.
pub(super) fn steal(desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let offers = victims(desk, seat)
        .iter()
        .map(|whom| (Choice::Faction(desk.position.faction(whom)), Frame::StealFrom(whom).into()));
    desk.ask(seat, law::STEAL, Question::StealFromWhom.into()).offers(offers).if_any()
}

pub(super) fn steal_from(whom: Seat, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    cards::take_random_card(desk, whom, seat, law::STEAL);
    settled()
}

/// The discarded cards that match a Vagabond's clearing.
fn labor(desk: &Desk<'_>, seat: Seat) -> Cards {
    let Some(here) = clearing_of(desk, seat) else { return Cards::NONE };
    desk.position.discards().and(cards::matching(desk, here))
}

/// D.2.2 Day Labor. A card of the discard pile that matches the clearing.
pub(super) fn day_labor(desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let names = desk.setting.deck.names(labor(desk, seat));
    desk.ask(seat, law::DAY_LABOR, Question::DayLabor.into())
        .offers(names.map(|card| (Choice::Card(card), Frame::DayLaborFor(card).into())))
        .if_any()
}

pub(super) fn day_labor_for(name: CardName, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    cards::take_from_discards(desk, seat, name, law::DAY_LABOR);
    settled()
}

/// Items a Ranger repairs in hiding.
const HIDEOUT_REPAIRS: u8 = 3;

/// D.3.1.I Hideout. Three items are repaired, and Daylight ends.
fn hideout(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    items::exhaust(desk, seat, Item::Torch, 1);
    in_order([pick(Task::Hideout, seat, HIDEOUT_REPAIRS), Frame::HideoutEnds.into()])
}

/// The players a Vagrant can make attack: those in the clearing with warriors or a pawn and an enemy there (R19).
fn attackers(desk: &Desk<'_>, seat: Seat) -> Seats {
    let Some(here) = clearing_of(desk, seat) else { return Seats::NONE };
    let fights = |one: &Seat| glossary::with_figures(desk, *one).has(here);
    desk.setting
        .seats()
        .filter(fights)
        .filter(|&one| !defenders(desk, seat, one).is_empty())
        .collect()
}

/// The players an instigated attacker can be set upon: its enemies in the clearing.
fn defenders(desk: &Desk<'_>, seat: Seat, attacker: Seat) -> Seats {
    let Some(here) = clearing_of(desk, seat) else { return Seats::NONE };
    let there = |other: &Seat| glossary::with_faction_pieces(desk, *other).has(here);
    glossary::enemies(desk, attacker).filter(there).collect()
}

/// D.4.2 Instigate. Two in the clearing battle, the Vagrant perhaps one of them (R19).
pub(super) fn instigate(desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let offers = attackers(desk, seat).iter().map(|attacker| {
        (
            Choice::Faction(desk.position.faction(attacker)),
            Frame::InstigateAttacker(attacker).into(),
        )
    });
    desk.ask(seat, law::INSTIGATE, Question::InstigateAttacker.into()).offers(offers).if_any()
}

pub(super) fn instigate_attacker(attacker: Seat, desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let offers = defenders(desk, seat, attacker).iter().map(|defender| {
        (
            Choice::Faction(desk.position.faction(defender)),
            Frame::InstigateBattle(attacker, defender).into(),
        )
    });
    let question = Question::InstigateDefender { attacker: desk.position.faction(attacker) }.into();
    desk.ask(seat, law::INSTIGATE, question).offers(offers).if_any()
}

/// D.4.2 Instigate. The Vagrant removes the pieces of both.
pub(super) fn instigate_battle(attacker: Seat, defender: Seat, desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let Some(clearing) = clearing_of(desk, seat) else { return settled() };
    next(F::Battle(battle::Frame::Battle { clearing, attacker, defender, instigator: Some(seat) }))
}

/// The frame in which a defender may call on an Arbiter before the roll, if one plays.
pub(crate) fn before_the_roll(desk: &Desk<'_>) -> Option<F> {
    let arbiter = |board: &VagabondBoard| board.character() == Some(Character::Arbiter);
    let plays = desk.position.vagabonds.iter().any(arbiter);
    // E.3.5
    let hired = Seating::is_hired(desk.position.battle.defender());
    (plays && !hired).then_some(Vagabond::BeforeTheRoll.into())
}

/// D.5.2 Protector. Before the roll a defender may call on an Arbiter in the clearing of battle, not on himself (R20).
pub(super) fn protector(desk: &Desk<'_>) -> Flow {
    let battle = &desk.position.battle;
    let defender = battle.defender();
    let there =
        |seat: &Seat| *seat != defender && glossary::pawn_is_in(desk, *seat, battle.clearing);
    let arbiter = |seat: &Seat| is_character(desk, *seat, Character::Arbiter);
    let arbiters = desk.position.vagabonds().iter().filter(there).filter(arbiter);
    let offers = arbiters.map(|seat| {
        (Choice::Faction(desk.position.faction(seat)), Vagabond::Protector(seat).into())
    });
    desk.ask(defender, law::PROTECTOR, Question::CallArbiter.into())
        .offers(offers)
        .may(Choice::Pass)
}

/// D.5.2 Protector. The Arbiter scores, and his undamaged swords count for the defender.
pub(super) fn protect(arbiter: Seat, desk: &mut Desk<'_>) -> Flow {
    let who = desk.position.faction(arbiter);
    let whom = desk.position.faction(desk.position.battle.defender());
    desk.tell(law::PROTECTOR, Fact::Protected { who, whom }.into());
    victory::score(desk, arbiter, 1, law::PROTECTOR);
    let swords = items::undamaged(desk, arbiter, Item::Sword);
    desk.position.battle.helpers[Side::Defender as usize] += swords;
    settled()
}

/// D.6.2 Scorched Earth. The torch stays; every enemy piece goes, and nothing comes any more.
fn scorched_earth(desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let Some(clearing) = clearing_of(desk, seat) else { return settled() };
    super::board_mut(desk, seat).take_item(Item::Torch, ItemState::Ready);
    desk.position.gone.add(Item::Torch);
    desk.position.woodland.scorch(clearing);
    let who = desk.position.faction(seat);
    desk.tell(law::SCORCHED_EARTH, Fact::Scorched { who, clearing }.into());
    golden_rules::remove_all_enemies(desk, Clearings::only(clearing), seat, law::SCORCHED_EARTH);
    golden_rules::after_removal(golden_rules::Order::TurnPlayer, desk)
}

/// What keeps a torch out of a clearing: a torch that burns there, or the keep (6.2.2). A snare stops enemy pieces, and an item is
/// none (G.1.21, R29).
fn torch_bar(desk: &Desk<'_>, seat: Seat, clearing: Clearing) -> Option<Bar> {
    let faction = desk.position.faction(seat);
    glossary::scorched_bar(desk, clearing).or_else(|| glossary::keep_bar(desk, faction, clearing))
}

/// D.7.2 Improvise. Whether an Adventurer may let another item stand in for one of a quest's.
pub(super) fn can_improvise(desk: &Desk<'_>, seat: Seat, number: u8) -> bool {
    let may = is_character(desk, seat, Character::Adventurer)
        && !desk.position.turn.has(Mark::Improvised);
    may && improvisations(desk, seat, number).next().is_some()
}

/// The ways to improvise: the place of the quest's item that is left out, and the item that stands in for it.
fn improvisations<'d>(
    desk: &'d Desk<'_>,
    seat: Seat,
    number: u8,
) -> impl Iterator<Item = (u8, Item)> + 'd {
    let items = desk.setting.quests[usize::from(number)].items;
    let places = if items[0] == items[1] { 0..1 } else { 0..2 };
    places.flat_map(move |number: u8| {
        let place = usize::from(number);
        let kept = items[1 - place];
        let spare = move |item: Item| {
            items::ready(desk, seat, item)
                - u8::from(item == kept && items::ready(desk, seat, item) > 0)
        };
        let stands_in = move |item: &Item| *item != items[place] && spare(*item) > 0;
        let able = items::ready(desk, seat, kept) > 0;
        Item::ALL
            .into_iter()
            .filter(move |item| able && stands_in(item))
            .map(move |item| (number, item))
    })
}

/// D.7.2 Improvise. Which item stands in, or none where the quest's own items are there.
pub(super) fn improvise_for(number: u8, desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let ways = improvisations(desk, seat, number);
    let own = quest::missing(desk, seat, number) == 0;
    let items = desk.setting.quests[usize::from(number)].items;
    let offers = ways.map(|(place, item)| {
        let choice = Choice::Instead(item, items[usize::from(place)]);
        (choice, Frame::Improvise(number, place, item).into())
    });
    let asking = desk.ask(seat, law::IMPROVISE, Question::Improvise.into()).offers(offers);
    if own {
        asking.offer(Choice::Pass, Frame::QuestItems(number).into()).must()
    } else {
        asking.must()
    }
}

/// D.7.2 Improvise. The item that stands in is exhausted and damaged.
pub(super) fn improvise(number: u8, place: u8, item: Item, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let kept = desk.setting.quests[usize::from(number)].items[1 - usize::from(place)];
    items::exhaust(desk, seat, kept, 1);
    items::wear_out(desk, seat, item);
    desk.position.turn.mark(Mark::Improvised);
    quest::completed(number, desk);
    settled()
}

/// D.8.2 Swift Strike. Whether a side is a Ronin who can exhaust a sword for an extra hit.
pub(crate) fn has_battle_effects(desk: &Desk<'_>, side: Side) -> bool {
    let seat = desk.position.battle.seat(side);
    let ronin = is_character(desk, seat, Character::Ronin) && !desk.position.battle.swift;
    ronin && items::ready(desk, seat, Item::Sword) > 0
}

/// D.8.2 Swift Strike. Adds what a Ronin may do after the roll.
pub(crate) fn offer_battle_effects<'d>(
    asking: Asking<'d>,
    desk: &Desk<'_>,
    side: Side,
) -> Asking<'d> {
    if !has_battle_effects(desk, side) {
        return asking;
    }
    asking.again(Choice::Do(Action::Special), Vagabond::SwiftStrike(side).into())
}

/// D.8.2 Swift Strike. A sword for an extra hit, once a battle (R21).
pub(super) fn swift_strike(side: Side, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.battle.seat(side);
    items::exhaust(desk, seat, Item::Sword, 1);
    desk.position.battle.swift = true;
    battle::extra_hit(desk, side, law::SWIFT_STRIKE);
    settled()
}

/// D.9.2 Glide. The pawn alone, to any clearing.
pub(super) fn glide(desk: &Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    let here = clearing_of(desk, seat);
    let anywhere = Clearings::ALL.minus(desk.position.woodland.scorched());
    let offers = anywhere
        .iter()
        .filter(|&clearing| Some(clearing) != here)
        .map(|clearing| (Choice::To(Place::Clearing(clearing)), Frame::GlideTo(clearing).into()));
    desk.ask(seat, law::GLIDE, Question::Glide.into()).offers(offers).if_any()
}

pub(super) fn glide_to(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    let seat = desk.position.turn.seat();
    movement::go(desk, seat, Place::Clearing(clearing), law::GLIDE);
    settled()
}
