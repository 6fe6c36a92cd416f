//! 15.2.5 Prized Trophies, and which of several tokens goes.

use super::abilities::{look, relic_choices, relic_like, relics_in};
use super::{Fact, Frame, Question};
use crate::law::keepers as law;
use crate::position::{RelicPlace, Token};
use crate::terms::{Clearing, Forest, Piece};
use crate::{Choice, Desk, Flow};
use kernel::{Seat, next, settled};

/// The frame in which a player says which relic or waystation of a clearing goes, where they differ (R55).
pub(crate) fn which_goes(
    desk: &Desk<'_>,
    piece: Piece,
    clearing: Clearing,
    by: Seat,
) -> Option<crate::Frame> {
    let looks = if piece == Piece::Relic {
        relics_in(desk, RelicPlace::Clearing(clearing)).len()
    } else if piece == Piece::Waystation {
        desk.position.keepers.waystations_in(clearing).count()
    } else {
        return None;
    };
    let open = looks > 1 && desk.position.keepers.chosen().is_none();
    open.then(|| Frame::WhichGoes { piece, clearing, by }.into())
}

/// Which of several relics or waystations goes.
pub(super) fn say_which(piece: Piece, clearing: Clearing, by: Seat, desk: &Desk<'_>) -> Flow {
    if piece == Piece::Waystation {
        return which_waystation(clearing, by, desk);
    }
    let place = RelicPlace::Clearing(clearing);
    let opens = |look| Frame::Goes(Token::Relic(relic_like(desk, place, look)));
    desk.ask(by, law::RELICS, Question::WhichRelicGoes { clearing }.into())
        .offers(relic_choices(desk, place, opens))
        .must()
}

/// 15.2.2 Waystations. Each has two sides with two types.
fn which_waystation(clearing: Clearing, by: Seat, desk: &Desk<'_>) -> Flow {
    let rows = &desk.setting.boards.keepers.waystation;
    let offers = desk.position.keepers.waystations_in(clearing).filter_map(|number| {
        let up = desk.position.keepers.waystation(number)?.up;
        let token = Token::Waystation(u8::try_from(number).expect("waystations are few"));
        Some((Choice::Waystation(up, rows[number].under(up)), Frame::Goes(token).into()))
    });
    desk.ask(by, law::WAYSTATIONS, Question::WhichWaystationGoes { clearing }.into())
        .offers(offers)
        .must()
}

/// This one is the next to be removed.
pub(super) fn goes(token: Token, desk: &mut Desk<'_>) -> Flow {
    desk.position.keepers.choose(token);
    settled()
}

/// Relics or waystations were removed from a clearing: the board learns which.
pub(crate) fn token_removed(desk: &mut Desk<'_>, piece: Piece, clearing: Clearing, count: u8) {
    for _ in 0..count {
        let board = &desk.position.keepers;
        let first = if piece == Piece::Relic {
            board.relics_at(RelicPlace::Clearing(clearing)).next().map(Token::Relic)
        } else {
            let number = board.waystations_in(clearing).next();
            number.and_then(|number| u8::try_from(number).ok()).map(Token::Waystation)
        };
        match desk.position.keepers.take_chosen().or(first) {
            Some(Token::Relic(relic)) => desk.position.keepers.put(relic, RelicPlace::Trophy),
            Some(Token::Waystation(number)) => {
                desk.position.keepers.set_waystation(number.into(), None);
            }
            None => {}
        }
    }
}

/// 15.2.5 Prized Trophies. Whoever removed relics places each in a forest of choice, face up. The points came with the removal
/// (R57).
pub(super) fn prized_trophies(by: Seat, desk: &Desk<'_>) -> Flow {
    let Some(relic) = desk.position.keepers.relics_at(RelicPlace::Trophy).next() else {
        return settled();
    };
    let question = Question::PlaceTrophy { relic: look(desk, relic) };
    let forests = desk.setting.map.all_forests();
    desk.ask(by, law::PRIZED_TROPHIES, question.into())
        .offers(forests.map(|at| (Choice::to_forest(at), Frame::PlaceTrophy(by, at).into())))
        .must()
}

/// 15.2.5 Prized Trophies. One lies in this forest; then comes the next.
pub(super) fn place_trophy(by: Seat, forest: Forest, desk: &mut Desk<'_>) -> Flow {
    let relic = desk.position.keepers.relics_at(RelicPlace::Trophy).next();
    let relic = relic.expect("a trophy that is placed was taken");
    desk.position.keepers.put(relic, RelicPlace::Forest(forest));
    desk.position.keepers.turn_up(relic);
    let who = desk.position.faction(by);
    let fact = Fact::TrophyPlaced { who, relic: look(desk, relic), forest };
    desk.tell(law::PRIZED_TROPHIES, fact.into());
    next(Frame::PrizedTrophies { by }.into())
}
