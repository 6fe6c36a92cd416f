//! 4.1 Craft.

use crate::cards::{Frame as CardsFrame, exiles, has_effect, standard};
use crate::frame::Frame as F;
use crate::setting::deck::{CardFacts, Cost};
use crate::terms::{CardName, Clearing, Clearings, Faction, Item, Leader, Piece, Suit, hireling};
use crate::{
    Asking, Bar, Choice, Desk, Fact, Flow, Question, Why, alliance, cards, corvids, duchy, eyrie,
    hirelings, hundreds, keepers, landmarks, law, lizard_cult, marquise, vagabond, victory,
};
use kernel::{Para, Seat, cite, in_order, next, settled};

kernel::frames! {
    /// Open paragraphs of 4.1.
    pub enum Frame {
        Craft { seat: Seat } = law::key_actions::CRAFT => craft,
        Cost { seat: Seat, card: CardName } = law::key_actions::COST => cost,
        AnySuit { seat: Seat, card: CardName, left: u8, from: Suit } = law::key_actions::COST => any_suit(seat, card, (left, from), desk),
        PayWith { seat: Seat, card: CardName, left: u8, suit: Suit } = law::key_actions::COST => pay_with(seat, card, (left, suit), desk),
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// The frame in which a player may craft, if there are pieces to activate.
pub(crate) fn opening(desk: &Desk<'_>, seat: Seat) -> Option<F> {
    has_ready_pieces(desk, seat).then_some(F::Craft(Frame::Craft { seat }))
}

/// 4.1 Craft. Cards of the hand, one after the other, as long as pieces can be activated.
fn craft(seat: Seat, desk: &Desk<'_>) -> Flow {
    if !has_ready_pieces(desk, seat) {
        return settled();
    }
    let asking = desk.ask(seat, law::key_actions::CRAFT, Question::Craft);
    let mut asking = offer_crafts(asking, desk, seat);
    if crafts_by_day(desk.position.faction(seat)) {
        asking = cards::offer_daylight(asking, desk, seat);
    }
    cards::aloud_with_cards(asking, desk, seat).may(Choice::Pass)
}

/// Whether a faction crafts in Daylight, beside what else Daylight offers.
const fn crafts_by_day(faction: Faction) -> bool {
    match faction {
        Faction::Marquise | Faction::Eyrie | Faction::Alliance => true,
        Faction::Vagabond | Faction::SecondVagabond | Faction::Riverfolk => true,
        Faction::Hundreds | Faction::Keepers => true,
        // 10.6.2, 12.6.2, 13.4.1
        Faction::LizardCult | Faction::Duchy | Faction::Corvids => false,
        hireling!() => false,
    }
}

/// Adds every card a player can craft by activating crafting pieces.
pub(crate) fn offer_crafts<'d>(asking: Asking<'d>, desk: &Desk<'_>, seat: Seat) -> Asking<'d> {
    let hand = desk.position.player(seat).hand();
    if hand.is_empty() {
        return asking;
    }
    let pieces = ready_pieces(desk, seat);
    let names = desk.setting.deck.names(hand.and(desk.setting.deck.craftable()));
    let craftable = names
        .filter(|&name| pieces.can_pay(cost_of(desk, name)) && bar(desk, seat, name).is_none());
    let asking = asking
        .agains(craftable.map(|card| (Choice::Craft(card), F::Craft(Frame::Cost { seat, card }))));
    asking.withholds(|| withheld(desk, seat, pieces))
}

fn withheld(
    desk: &Desk<'_>,
    seat: Seat,
    pieces: Ready,
) -> impl Iterator<Item = (Choice, Para, Why)> {
    let hand = desk.position.player(seat).hand();
    desk.setting.deck.names(hand).filter_map(move |name| {
        let short = (!pieces.can_pay(cost_of(desk, name)))
            .then_some((law::key_actions::COST, Why::CannotPayCrafting(name)));
        let (para, why) = bar(desk, seat, name).or(short)?;
        Some((Choice::Craft(name), para, why))
    })
}

fn cost_of(desk: &Desk<'_>, name: CardName) -> Cost {
    desk.setting.deck.facts(name).cost
}

/// What keeps a player from crafting a card, its cost apart.
pub(crate) fn bar(desk: &Desk<'_>, seat: Seat, name: CardName) -> Option<Bar> {
    let facts = desk.setting.deck.facts(name);
    if !facts.is_craftable() {
        let ambush = desk.setting.deck.ambushes().and(desk.setting.deck.copies(name));
        let para = if ambush.is_empty() {
            law::key_terms::DOMINANCE_CARDS
        } else {
            law::key_terms::AMBUSH_CARDS
        };
        return Some((para, Why::NotCraftable(name)));
    }
    if facts.is_persistent() {
        return no_duplicates(desk, seat, name);
    }
    let (item, _) = facts.item?;
    if desk.position.items().of(item) > 0 {
        return None;
    }
    no_such_item(desk, seat, item)
}

/// An item that is not in the supply may be in the Legendary Forge (F.L.2).
#[inline(never)]
fn no_such_item(desk: &Desk<'_>, seat: Seat, item: Item) -> Option<Bar> {
    if desk.position.landmarks.forge().of(item) == 0 {
        return Some((law::key_actions::IMMEDIATE_EFFECTS, Why::NoSuchItem(item)));
    }
    landmarks::forge_bar(desk, seat, item)
}

/// 4.1.4 No Duplicates. Not while the same persistent effect is in the play area.
fn no_duplicates(desk: &Desk<'_>, seat: Seat, name: CardName) -> Option<Bar> {
    cite(law::key_actions::NO_DUPLICATES);
    has_effect(desk, seat, name)
        .then_some((law::key_actions::NO_DUPLICATES, Why::AlreadyCrafted(name)))
}

/// Crafting pieces that have not been activated, by suit of their clearing.
#[derive(Debug, Clone, Copy, Default)]
struct Ready {
    suits: [u8; 3],
    /// Those in a clearing of every suit (F.C.2).
    wild: u8,
}

impl Ready {
    fn can_pay(self, cost: Cost) -> bool {
        let left: Option<u8> =
            (0..3).map(|suit| self.suits[suit].checked_sub(cost.suits[suit])).sum::<Option<u8>>();
        left.is_some_and(|left| left >= cost.any) || self.wild > 0 && self.can_pay_with_wild(cost)
    }

    /// What its own suit does not pay, pieces in the Lost City do.
    fn can_pay_with_wild(self, cost: Cost) -> bool {
        let short: u8 = (0..3).map(|suit| cost.suits[suit].saturating_sub(self.suits[suit])).sum();
        short <= self.wild && self.suits.iter().sum::<u8>() + self.wild >= cost.total()
    }
}

/// The kinds of pieces a faction crafts with; who crafts with something else has none.
pub(crate) fn crafting_pieces(desk: &Desk<'_>, faction: Faction) -> &'static [Piece] {
    match faction {
        Faction::Marquise => marquise::crafting(),
        Faction::Eyrie => eyrie::crafting(),
        Faction::Alliance => alliance::crafting(),
        // 9.2.1: hammers instead.
        Faction::Vagabond | Faction::SecondVagabond => &[],
        Faction::LizardCult => lizard_cult::crafting(desk),
        // 11.2.1: funds instead.
        Faction::Riverfolk => &[],
        Faction::Duchy => duchy::crafting(),
        Faction::Corvids => corvids::crafting(),
        Faction::Hundreds => hundreds::crafting(),
        Faction::Keepers => keepers::crafting(),
        hireling!() => &[],
    }
}

/// Where there are pieces of some kinds.
pub(crate) fn with_any(desk: &Desk<'_>, pieces: &[Piece]) -> Clearings {
    let all = pieces.iter().map(|&piece| desk.position.woodland.with(piece));
    all.fold(Clearings::NONE, Clearings::union)
}

fn ready_pieces(desk: &Desk<'_>, seat: Seat) -> Ready {
    let pieces = crafting_pieces(desk, desk.position.faction(seat));
    let (woodland, all) = (&desk.position.woodland, with_any(desk, pieces));
    if !woodland.of_every_suit().is_empty() {
        return ready_beside_lost_city(desk, pieces);
    }
    let ready = |suit| ready_among(desk, pieces, all.and(woodland.of_suit(suit)));
    Ready { suits: Suit::OF_CLEARINGS.map(ready), wild: 0 }
}

fn ready_among(desk: &Desk<'_>, pieces: &[Piece], clearings: Clearings) -> u8 {
    clearings.iter().map(|clearing| ready_in(desk, pieces, clearing)).sum()
}

#[inline(never)]
fn ready_beside_lost_city(desk: &Desk<'_>, pieces: &[Piece]) -> Ready {
    let all = with_any(desk, pieces);
    let ready = |clearings: Clearings| ready_among(desk, pieces, all.and(clearings));
    let suits = Suit::OF_CLEARINGS.map(|suit| ready(of_this_suit(desk, pieces, suit)));
    Ready { suits, wild: ready(of_any_suit(desk, pieces)) }
}

/// The clearings where pieces pay for this suit and no other. A garden has its printed suit (10.2.1).
fn of_this_suit(desk: &Desk<'_>, pieces: &[Piece], suit: Suit) -> Clearings {
    let woodland = &desk.position.woodland;
    let city = woodland.of_every_suit();
    if city.is_empty() {
        woodland.of_suit(suit)
    } else if let [garden] = pieces
        && Piece::GARDENS.contains(garden)
    {
        if garden.printed_suit() == Some(suit) { Clearings::ALL } else { Clearings::NONE }
    } else {
        woodland.of_suit(suit).minus(city)
    }
}

/// F.C.2 Lost City: Every Suit. The clearings where pieces pay for any suit, each for another one.
fn of_any_suit(desk: &Desk<'_>, pieces: &[Piece]) -> Clearings {
    let city = desk.position.woodland.of_every_suit();
    if city.is_empty() || pieces.iter().any(|piece| Piece::GARDENS.contains(piece)) {
        return Clearings::NONE;
    }
    cite(law::landmarks::EVERY_SUIT);
    city
}

fn has_ready_pieces(desk: &Desk<'_>, seat: Seat) -> bool {
    let pieces = crafting_pieces(desk, desk.position.faction(seat));
    with_any(desk, pieces).iter().any(|clearing| ready_in(desk, pieces, clearing) > 0)
}

fn ready_in(desk: &Desk<'_>, pieces: &[Piece], clearing: Clearing) -> u8 {
    let all: u8 = pieces.iter().map(|&piece| desk.position.woodland.count(piece, clearing)).sum();
    all.saturating_sub(desk.position.turn.activated(clearing))
}

/// 4.1.1 Cost. Each symbol activates a piece in a clearing of its suit, once in a turn; symbols of any suit are chosen.
fn cost(seat: Seat, card: CardName, desk: &mut Desk<'_>) -> Flow {
    let cost = cost_of(desk, card);
    for suit in Suit::OF_CLEARINGS {
        (0..cost.suits[suit.index()]).for_each(|_| activate(desk, seat, suit));
    }
    lay_open(desk, seat, card);
    pay_rest(seat, card, (cost.any, Suit::Fox), desk)
}

/// Symbols of any suit, if there are any left; then the card has its effect.
fn pay_rest(seat: Seat, card: CardName, (left, from): (u8, Suit), desk: &mut Desk<'_>) -> Flow {
    if left == 0 {
        return effect(seat, card, desk);
    }
    next(F::Craft(Frame::AnySuit { seat, card, left, from }))
}

/// The card a player crafts leaves the hand: it stays in the play area or is discarded.
pub(crate) fn lay_open(desk: &mut Desk<'_>, seat: Seat, name: CardName) {
    let who = desk.position.faction(seat);
    desk.tell(law::key_actions::CRAFT, Fact::Crafted { who, card: name });
    let card = desk.setting.deck.pick(desk.position.player(seat).hand(), name);
    desk.position.play_from_hand(seat, card, desk.setting);
    if desk.setting.deck.facts(name).is_persistent() {
        desk.position.put_in_play(seat, card);
    } else {
        desk.position.lay_down(card, desk.setting);
    }
}

fn activate(desk: &mut Desk<'_>, seat: Seat, suit: Suit) {
    let pieces = crafting_pieces(desk, desk.position.faction(seat));
    let all = with_any(desk, pieces);
    // Who pays with a piece of the one suit keeps what pays for every suit.
    let [own, any] = [of_this_suit(desk, pieces, suit), of_any_suit(desk, pieces)];
    let mut clearings = all.and(own).iter().chain(all.and(any).iter());
    let ready = clearings.find(|&clearing| ready_in(desk, pieces, clearing) > 0);
    desk.position.turn.activate(ready.expect("a cost that is paid can be paid"));
}

/// Symbols of any suit: the player says which suit pays, suit after suit.
fn any_suit(seat: Seat, card: CardName, (left, from): (u8, Suit), desk: &Desk<'_>) -> Flow {
    let ready = ready_pieces(desk, seat);
    let after = |suit: Suit| ready.suits[suit.index()..].iter().sum::<u8>();
    // F.C.2: pieces in the Lost City pay what no other does, in the name of the last suit.
    let needed = left.saturating_sub(after(from));
    let suits = Suit::OF_CLEARINGS.into_iter().filter(move |&suit| {
        let any = ready.suits[suit.index()] > 0 || (after(from) == 0 && suit == from);
        suit >= from && any && after(suit) + needed >= left
    });
    let offers =
        suits.map(|suit| (Choice::Suit(suit), F::Craft(Frame::PayWith { seat, card, left, suit })));
    desk.ask(seat, law::key_actions::COST, Question::PayAnySuit(card)).offers(offers).must()
}

fn pay_with(seat: Seat, card: CardName, (left, suit): (u8, Suit), desk: &mut Desk<'_>) -> Flow {
    activate(desk, seat, suit);
    pay_rest(seat, card, (left - 1, suit), desk)
}

/// The cost is paid and the card has its effect; it was laid open before (see [`lay_open`]).
pub(crate) fn effect(seat: Seat, card: CardName, desk: &mut Desk<'_>) -> Flow {
    let facts = *desk.setting.deck.facts(card);
    if facts.is_persistent() {
        persistent_effects(desk, seat, card)
    } else {
        let kept = hirelings::keeps_card(desk, seat, card);
        immediate_effects(desk, seat, &facts, kept)
    }
}

/// 4.1.3 Persistent Effects. The card stays in the play area, where its effect can be used.
fn persistent_effects(desk: &mut Desk<'_>, seat: Seat, name: CardName) -> Flow {
    cite(law::key_actions::PERSISTENT_EFFECTS);
    exiles::effect_came(desk, seat, name);
    settled()
}

/// 4.1.2 Immediate Effects. An item of the supply, or what the card says.
///
/// Whoever controls the Mole Artisans may keep the card of an item (E.11.2.I).
fn immediate_effects(desk: &mut Desk<'_>, seat: Seat, facts: &CardFacts, kept: Option<F>) -> Flow {
    cite(law::key_actions::IMMEDIATE_EFFECTS);
    let Some((item, printed)) = facts.item else {
        let favor = F::Cards(CardsFrame::Standard(standard::Frame::Favor(favored(facts.name))));
        return next(favor);
    };
    let crafted = exiles::item_crafted(desk, seat);
    if desk.position.faction(seat) == Faction::Hundreds {
        // 14.2.3
        let choice = hundreds::contempt_for_trade(item, printed);
        return in_order([kept, Some(choice), crafted].into_iter().flatten());
    }
    landmarks::take_crafted(desk, seat, item);
    gain_item(desk, seat, item);
    crafting_items(desk, seat, printed);
    if kept.is_some() {
        return in_order([kept, crafted].into_iter().flatten());
    }
    crafted.map_or_else(settled, next)
}

/// The suit a Favor clears.
fn favored(name: CardName) -> Suit {
    if name == CardName::FavorOfTheFoxes {
        Suit::Fox
    } else if name == CardName::FavorOfTheRabbits {
        Suit::Rabbit
    } else {
        Suit::Mouse
    }
}

/// G.1.17 Item. A player gains one: into the Crafted Items box, or onto the board of a Vagabond (9.2.1).
fn gain_item(desk: &mut Desk<'_>, seat: Seat, item: Item) {
    cite(law::glossary::ITEM);
    let who = desk.position.faction(seat);
    match who.vagabond() {
        Some(_) => vagabond::take_item(desk, seat, item),
        None => desk.position.player_mut(seat).items_mut().add(item),
    }
    desk.tell(law::key_actions::IMMEDIATE_EFFECTS, Fact::TookItem { who, item });
}

/// 3.2.2 Crafting Items. The printed points; the Eyrie care little for trade (7.2.3).
fn crafting_items(desk: &mut Desk<'_>, seat: Seat, printed: u8) {
    let (points, para) = match desk.position.faction(seat) {
        Faction::Eyrie => disdain_for_trade(desk, printed),
        Faction::Marquise | Faction::Alliance | Faction::Vagabond | Faction::SecondVagabond => {
            (printed, law::victory::CRAFTING_ITEMS)
        }
        Faction::LizardCult | Faction::Riverfolk | Faction::Duchy | Faction::Corvids => {
            (printed, law::victory::CRAFTING_ITEMS)
        }
        Faction::Hundreds | Faction::Keepers => (printed, law::victory::CRAFTING_ITEMS),
        hireling!() => (0, law::victory::CRAFTING_ITEMS),
    };
    victory::score(desk, seat, points, para);
}

/// 7.2.3 Disdain for Trade. One point whatever is printed, but for the Builder (7.8.1).
fn disdain_for_trade(desk: &Desk<'_>, printed: u8) -> (u8, Para) {
    if is_builder(desk) {
        (printed, law::eyrie::BUILDER)
    } else {
        (printed.min(1), law::eyrie::DISDAIN_FOR_TRADE)
    }
}

/// 7.8.1 Builder. Items are worth what is printed.
fn is_builder(desk: &Desk<'_>) -> bool {
    desk.position.eyrie.leader() == Some(Leader::Builder)
}
