//! 10.5 Daylight.

use super::abilities::hatred_of_birds;
use super::{Fact, Frame, Question, Ritual, Why, seat};
use crate::key_terms::rule;
use crate::law::golden_rules::LIMIT;
use crate::law::lizard_cult as law;
use crate::terms::{CardName, Cards, Clearing, Clearings, Faction, Piece, Suit};
use crate::{Bar, Choice, Desk, Flow, cards, deeds, glossary, golden_rules, victory};
use kernel::{cite, next, settled};

/// 10.5 Daylight. It is one question that comes again after every ritual.
pub(crate) fn daylight(desk: &mut Desk<'_>) -> Flow {
    cite(law::DAYLIGHT);
    rituals(desk)
}

/// 10.5 Daylight. A ritual for each card that is revealed, in any order.
pub(super) fn rituals(desk: &Desk<'_>) -> Flow {
    let cult = seat(desk);
    let asking = desk.ask(cult, law::DAYLIGHT, Question::CultAction.into());
    let rituals = Ritual::ALL.into_iter().map(|(action, ritual)| {
        (Choice::Do(action), Frame::Perform(ritual).into(), bar(ritual, desk))
    });
    let asking = deeds::again(asking, rituals);
    let asking = cards::offer_daylight(asking, desk, cult);
    cards::aloud_with_cards(asking, desk, cult).may(Choice::Pass)
}

/// What keeps the Cult from a ritual.
fn bar(ritual: Ritual, desk: &Desk<'_>) -> Option<Bar> {
    if desk.position.player(seat(desk)).hand().is_empty() {
        return Some((ritual.paragraph(), crate::Why::NoCards));
    }
    let places_warrior = matches!(ritual, Ritual::Recruit | Ritual::Sacrifice);
    if places_warrior && desk.position.woodland.supply(Piece::CultWarrior) == 0 {
        return Some((LIMIT, crate::Why::SupplyEmpty(Piece::CultWarrior)));
    }
    let none = cards_for(ritual, desk).is_empty();
    none.then_some((ritual.paragraph(), Why::NoCardFor(ritual).into()))
}

/// The suits a ritual can be performed for, whatever is in hand.
fn suits_for(ritual: Ritual, desk: &Desk<'_>) -> impl Iterator<Item = Suit> {
    let can = move |suit: &Suit| match ritual {
        Ritual::Build => !sites(*suit, desk).is_empty(),
        Ritual::Recruit => !recruitable(*suit, desk).is_empty(),
        Ritual::Score => *suit != Suit::Bird && !desk.position.lizard_cult.has_scored(*suit),
        Ritual::Sacrifice => *suit == Suit::Bird,
    };
    Suit::ALL.into_iter().filter(can)
}

/// The cards of the hand that can be revealed for a ritual.
fn cards_for(ritual: Ritual, desk: &Desk<'_>) -> Cards {
    let suits = suits_for(ritual, desk).map(|suit| hatred_of_birds(desk, suit));
    suits.fold(Cards::NONE, Cards::union)
}

/// 10.5 Daylight. From now on everybody knows that the hand holds a card for the ritual.
pub(super) fn perform(ritual: Ritual, desk: &mut Desk<'_>) -> Flow {
    let suits = suits_for(ritual, desk).map(|suit| desk.setting.deck.of_suit(suit));
    let cards = suits.fold(Cards::NONE, Cards::union);
    desk.position.owe_card(seat(desk), cards);
    next(Frame::WhichCard(ritual).into())
}

/// 10.5 Daylight. Which card.
pub(super) fn which_card(ritual: Ritual, desk: &Desk<'_>) -> Flow {
    let points = Piece::GARDENS.map(|garden| shown(garden, desk));
    let question = Question::Reveal { ritual, points }.into();
    let asking = desk.ask(seat(desk), ritual.paragraph(), question);
    let then = |card| Frame::Reveal(ritual, card).into();
    cards::which_card(asking, cards_for(ritual, desk), then, desk)
}

/// 10.5 Daylight. The card lies open in the play area, of no other use today; the ritual is performed.
pub(super) fn reveal(ritual: Ritual, name: CardName, desk: &mut Desk<'_>) -> Flow {
    let (cult, suit) = (seat(desk), desk.setting.suit_of(name));
    desk.position.redeem_pledge();
    if ritual == Ritual::Score {
        return score(name, suit, desk);
    }
    let card = cards::reveal(desk, cult, name);
    desk.position.lizard_cult.reveal(card);
    desk.tell(ritual.paragraph(), Fact::Revealed { card: name }.into());
    match ritual {
        Ritual::Build => next(Frame::BuildWhere(suit).into()),
        Ritual::Recruit => next(Frame::RecruitWhere(suit).into()),
        Ritual::Sacrifice => sacrifice(desk),
        Ritual::Score => settled(),
    }
}

/// 10.5.1 Build. Ruled clearings of a suit with room for a garden of it.
fn sites(suit: Suit, desk: &Desk<'_>) -> Clearings {
    let woodland = &desk.position.woodland;
    if Piece::garden(suit).is_none_or(|garden| woodland.supply(garden) == 0) {
        return Clearings::NONE;
    }
    rule::ruled_by(woodland, Faction::LizardCult)
        .and(woodland.of_suit(suit))
        .and(woodland.with_free_slot())
        .and(glossary::placeable(desk, Faction::LizardCult))
}

/// 10.5.1 Build. Where.
pub(super) fn build_where(suit: Suit, desk: &Desk<'_>) -> Flow {
    let garden = Piece::garden(suit).expect("a garden has a suit");
    let offers = sites(suit, desk)
        .iter()
        .map(|clearing| (Choice::In(clearing), Frame::Build(suit, clearing).into()));
    desk.ask(seat(desk), law::BUILD, crate::Question::WhereToPlace(garden)).offers(offers).must()
}

/// 10.5.1 Build. A garden of the clearing's suit.
pub(super) fn build(suit: Suit, clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    let garden = Piece::garden(suit).expect("a garden has a suit");
    golden_rules::place_from_track(desk, law::BUILD, garden, clearing);
    settled()
}

/// 10.5.2 Recruit. Clearings of a suit, whoever rules them.
fn recruitable(suit: Suit, desk: &Desk<'_>) -> Clearings {
    desk.position.woodland.of_suit(suit).and(glossary::placeable(desk, Faction::LizardCult))
}

/// 10.5.2 Recruit. Where.
pub(super) fn recruit_where(suit: Suit, desk: &Desk<'_>) -> Flow {
    let offers = recruitable(suit, desk)
        .iter()
        .map(|clearing| (Choice::In(clearing), Frame::Recruit(clearing).into()));
    let question = crate::Question::WhereToPlace(Piece::CultWarrior);
    desk.ask(seat(desk), law::RECRUIT, question).offers(offers).must()
}

/// 10.5.2 Recruit. A warrior.
pub(super) fn recruit(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    golden_rules::place(desk, law::RECRUIT, Piece::CultWarrior, clearing, 1);
    settled()
}

/// 10.5.3 Score. The card is discarded for what its suit's track shows; once a turn for each suit, for nothing too (R30).
fn score(name: CardName, suit: Suit, desk: &mut Desk<'_>) -> Flow {
    let cult = seat(desk);
    cards::discard(desk, cult, name, law::SCORE);
    desk.position.lizard_cult.mark_scored(suit);
    let points = Piece::garden(suit).map_or(0, |garden| shown(garden, desk));
    victory::score(desk, cult, points, law::SCORE);
    settled()
}

/// The points in the rightmost empty space of a garden track.
fn shown(garden: Piece, desk: &Desk<'_>) -> u8 {
    let built = usize::from(desk.position.woodland.on_map(garden));
    desk.setting.boards.lizard_cult.track.points[built]
}

/// 10.5.4 Sacrifice. A warrior of the supply becomes an acolyte.
fn sacrifice(desk: &mut Desk<'_>) -> Flow {
    let count = desk.position.woodland.draw_from_supply(Piece::CultWarrior, 1);
    desk.position.lizard_cult.add_acolytes(count);
    desk.tell(law::SACRIFICE, Fact::AcolytesGained { count }.into());
    settled()
}
