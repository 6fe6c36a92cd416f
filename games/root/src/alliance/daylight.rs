//! 8.5 Daylight.

use super::{Fact, Question, Why};
use super::{Frame, abilities, birdsong, seat};
use crate::choice::Action;
use crate::key_actions::craft as crafting;
use crate::law::alliance as law;
use crate::terms::{CardName, Cards, Piece};
use crate::{Asking, Bar, Choice, Desk, Flow, cards, deeds};
use kernel::{Seats, cite, next, settled};

/// 8.5 Daylight. Craft, mobilize and train, in any order and number.
pub(super) fn daylight(desk: &Desk<'_>) -> Flow {
    let alliance = seat(desk);
    let asking = desk.ask(alliance, law::DAYLIGHT, Question::AllianceAction.into());
    let deeds = [(Action::Mobilize, Frame::Mobilize), (Action::Train, Frame::Train)]
        .into_iter()
        .map(|(action, frame)| (Choice::Do(action), frame.into(), bar(action, desk)));
    let asking = deeds::again(asking, deeds);
    let asking = cards::offer_daylight(craft(asking, desk), desk, alliance);
    cards::aloud_with_cards(asking, desk, alliance).may(Choice::Pass)
}

/// 8.5.1 Craft. By activating sympathy tokens.
fn craft<'d>(asking: Asking<'d>, desk: &Desk<'_>) -> Asking<'d> {
    cite(law::CRAFT);
    crafting::offer_crafts(asking, desk, seat(desk))
}

/// What keeps the Alliance from an action.
fn bar(action: Action, desk: &Desk<'_>) -> Option<Bar> {
    let hand = desk.position.player(seat(desk)).hand();
    if action == Action::Mobilize {
        return hand.is_empty().then_some((law::MOBILIZE, crate::Why::NoCards));
    }
    let warrior = Piece::AllianceWarrior;
    if desk.position.woodland.supply(warrior) == 0 {
        return Some((crate::law::golden_rules::LIMIT, crate::Why::SupplyEmpty(warrior)));
    }
    training_cards(desk).is_empty().then_some((law::TRAIN, Why::NothingToTrainWith.into()))
}

/// 8.5.2 Mobilize.
pub(super) fn mobilize(desk: &Desk<'_>) -> Flow {
    let names = desk.setting.deck.names(desk.position.player(seat(desk)).hand());
    desk.ask(seat(desk), law::MOBILIZE, Question::Mobilize.into())
        .offers(names.map(|name| (Choice::Card(name), Frame::MobilizeCard(name).into())))
        .aloud()
        .must()
}

/// 8.5.2 Mobilize. The card joins the supporters; only the Alliance knows it.
pub(super) fn mobilize_card(name: CardName, desk: &mut Desk<'_>) -> Flow {
    let alliance = seat(desk);
    let card = desk.setting.deck.pick(desk.position.player(alliance).hand(), name);
    desk.position.hide_from_hand(alliance, card, (Seats::NONE, desk.setting));
    desk.tell(law::MOBILIZE, Fact::Mobilized.into());
    abilities::add_supporter(card, Seats::only(alliance), desk);
    settled()
}

/// 8.5.3 Train. The cards that match a base on the map.
fn matching_bases(desk: &Desk<'_>) -> Cards {
    cite(law::TRAIN);
    let founded =
        Piece::BASES.iter().filter(|&&base| !desk.position.woodland.with(base).is_empty());
    let suits = founded.filter_map(|base| base.printed_suit());
    suits.map(|suit| desk.setting.deck.matching(suit)).fold(Cards::NONE, Cards::union)
}

fn training_cards(desk: &Desk<'_>) -> Cards {
    desk.position.player(seat(desk)).hand().and(matching_bases(desk))
}

/// 8.5.3 Train. From now on everybody knows that the hand holds a card for it.
pub(super) fn train(desk: &mut Desk<'_>) -> Flow {
    desk.position.owe_card(seat(desk), matching_bases(desk));
    next(Frame::TrainCard.into())
}

/// 8.5.3 Train. Which card.
pub(super) fn train_card(desk: &Desk<'_>) -> Flow {
    let asking = desk.ask(seat(desk), law::TRAIN, Question::Train.into());
    cards::which_card(asking, training_cards(desk), |name| Frame::TrainWith(name).into(), desk)
}

/// 8.5.3 Train. The card is discarded, and a warrior becomes an officer.
pub(super) fn train_with(name: CardName, desk: &mut Desk<'_>) -> Flow {
    cards::spend(desk, seat(desk), name, law::TRAIN);
    birdsong::gain_officer(law::TRAIN, desk);
    settled()
}
