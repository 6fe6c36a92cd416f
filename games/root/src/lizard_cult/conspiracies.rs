//! 10.4.3 Perform Conspiracies.

use super::{Conspiracy, Fact, Frame, Question, Why, seat};
use crate::frame::Frame as F;
use crate::golden_rules::{self, Order, Removal};
use crate::key_actions::{battle, movement};
use crate::law::lizard_cult as law;
use crate::terms::{CardName, Clearing, Clearings, Faction, Piece};
use crate::{
    Bar, Choice, Desk, Flow, cards, corvids, deeds, glossary, hirelings, keepers, victory,
};
use kernel::{Seat, cite, in_order, next, settled};
use movement::Journey;

/// 10.4.3 Perform Conspiracies. As many as there are acolytes for, in any order.
pub(super) fn perform_conspiracies(desk: &Desk<'_>) -> Flow {
    let acolytes = desk.position.lizard_cult.acolytes();
    let cost = Conspiracy::ALL.map(|(_, conspiracy)| cost(conspiracy, desk));
    let question = Question::Conspiracy { acolytes, cost }.into();
    let conspiracies = Conspiracy::ALL.into_iter().map(|(action, conspiracy)| {
        (Choice::Do(action), Frame::Conspire(conspiracy).into(), bar(conspiracy, desk))
    });
    let asking = desk.ask(seat(desk), law::PERFORM_CONSPIRACIES, question);
    corvids::beside(deeds::again(asking, conspiracies), desk, seat(desk)).may(Choice::Pass)
}

/// The acolytes a conspiracy costs: one less while the Outcast is Hated.
fn cost(conspiracy: Conspiracy, desk: &Desk<'_>) -> u8 {
    let counts = &desk.setting.boards.lizard_cult.counts;
    let printed = match conspiracy {
        Conspiracy::Crusade => counts.crusade,
        Conspiracy::Convert => counts.convert,
        Conspiracy::Sanctify => counts.sanctify,
    };
    printed - u8::from(desk.position.lizard_cult.is_hated())
}

/// What keeps the Cult from a conspiracy.
fn bar(conspiracy: Conspiracy, desk: &Desk<'_>) -> Option<Bar> {
    let needed = cost(conspiracy, desk);
    if desk.position.lizard_cult.acolytes() < needed {
        return Some((law::PERFORM_CONSPIRACIES, Why::TooFewAcolytes { needed }.into()));
    }
    let possible = match conspiracy {
        Conspiracy::Crusade => can_crusade(desk),
        Conspiracy::Convert => !convertible(desk).is_empty(),
        Conspiracy::Sanctify => !sanctifiable(desk).is_empty(),
    };
    (!possible).then_some((conspiracy.paragraph(), Why::NoTarget.into()))
}

/// The clearings of the Outcast's suit.
fn outcast_clearings(desk: &Desk<'_>) -> Clearings {
    let outcast = desk.position.lizard_cult.outcast();
    outcast.map_or(Clearings::NONE, |suit| desk.position.woodland.of_suit(suit))
}

/// 10.4.3 Perform Conspiracies. The acolytes return to the supply, and it is done.
pub(super) fn conspire(conspiracy: Conspiracy, desk: &mut Desk<'_>) -> Flow {
    let count = cost(conspiracy, desk);
    desk.position.lizard_cult.remove_acolytes(count);
    cards::exiles::return_warriors(desk, Piece::CultWarrior, count);
    desk.tell(conspiracy.paragraph(), Fact::AcolytesSpent { count }.into());
    next(match conspiracy {
        Conspiracy::Crusade => Frame::Crusade.into(),
        Conspiracy::Convert => Frame::ConvertWhere.into(),
        Conspiracy::Sanctify => Frame::SanctifyWhere.into(),
    })
}

fn can_crusade(desk: &Desk<'_>) -> bool {
    let outcast = outcast_clearings(desk);
    battle::can_battle_in(desk, seat(desk), outcast)
        || movement::can_move_from(desk, seat(desk), outcast)
}

/// 10.4.3.I Crusade. A battle in an Outcast clearing, or a move from one.
pub(super) fn crusade(desk: &Desk<'_>) -> Flow {
    let (cult, outcast) = (seat(desk), outcast_clearings(desk));
    let asking = desk.ask(cult, law::CRUSADE, Question::Crusade.into());
    let asking = battle::offer_battles(asking, desk, cult, outcast);
    let marches = |journey| Frame::CrusadeMove(journey).into();
    movement::offer_journeys(asking, desk, cult, outcast, |_| marches).must()
}

/// 10.4.3.I Crusade. After the move, a battle where it ended.
pub(super) fn crusade_move(journey: Journey) -> Flow {
    let battle = Frame::CrusadeBattle(journey.to).into();
    in_order([F::Move(movement::Frame::HowMany(journey)), battle])
}

/// 10.4.3.I Crusade. Whoever is where the move ended may be battled.
pub(super) fn crusade_battle(clearing: Clearing, desk: &Desk<'_>) -> Flow {
    let cult = seat(desk);
    let asking = desk.ask(cult, law::CRUSADE, Question::CrusadeBattle { clearing }.into());
    battle::offer_battles(asking, desk, cult, Clearings::only(clearing)).may(Choice::Pass)
}

/// Where there is a warrior to convert, and one to take its place, the spent acolytes among them (R32).
fn convertible(desk: &Desk<'_>) -> Clearings {
    let buried =
        desk.setting.seats().any(|one| cards::has_effect(desk, one, CardName::CoffinMakers));
    let spent = if buried { 0 } else { cost(Conspiracy::Convert, desk) };
    if desk.position.woodland.supply(Piece::CultWarrior) + spent == 0 {
        return Clearings::NONE;
    }
    with_enemy_warriors(desk)
}

/// Outcast clearings where the Cult can place pieces and enemies have warriors; never the warlord (14.2.2).
fn with_enemy_warriors(desk: &Desk<'_>) -> Clearings {
    let enemies = hirelings::foes(desk, seat(desk));
    let warriors = enemies.iter().map(|&enemy| {
        let followers = desk.position.woodland.with_followers(desk.position.faction(enemy));
        // E.13.2.III
        followers.minus(hirelings::shelter(desk, seat(desk), enemy))
    });
    warriors.fold(Clearings::NONE, Clearings::union).and(open_to_replace(desk))
}

/// Outcast clearings where the Cult can place pieces.
fn open_to_replace(desk: &Desk<'_>) -> Clearings {
    outcast_clearings(desk).and(glossary::placeable(desk, Faction::LizardCult))
}

/// 10.4.3.II Convert. Where.
pub(super) fn convert_where(desk: &Desk<'_>) -> Flow {
    let offers = with_enemy_warriors(desk)
        .iter()
        .map(|clearing| (Choice::In(clearing), Frame::ConvertWhom(clearing).into()));
    desk.ask(seat(desk), law::CONVERT, Question::ConvertWhere.into()).offers(offers).must()
}

/// 10.4.3.II Convert. Whose warrior.
pub(super) fn convert_whom(clearing: Clearing, desk: &Desk<'_>) -> Flow {
    let there = |faction: &Faction| {
        faction.warrior().is_some_and(|piece| desk.position.woodland.with(piece).has(clearing))
    };
    let foes = hirelings::foes(desk, seat(desk));
    // E.13.2.III
    let open = |enemy: &&Seat| !hirelings::shelter(desk, seat(desk), **enemy).has(clearing);
    let enemies = foes.iter().filter(open).map(|&enemy| desk.position.faction(enemy));
    let offers = enemies
        .filter(there)
        .map(|whom| (Choice::Faction(whom), Frame::Convert(clearing, whom).into()));
    desk.ask(seat(desk), law::CONVERT, Question::ConvertWhom { clearing }.into())
        .offers(offers)
        .must()
}

/// 10.4.3.II Convert. An enemy's warrior is replaced by one of the Cult.
pub(super) fn convert(clearing: Clearing, whom: Faction, desk: &mut Desk<'_>) -> Flow {
    let Some(piece) = whom.warrior() else { return settled() };
    replace(clearing, piece, Piece::CultWarrior, law::CONVERT, desk)
}

/// 10.4.3.III Sanctify. Outcast clearings with an enemy's building, and a garden to take its place.
fn sanctifiable(desk: &Desk<'_>) -> Clearings {
    let foes = hirelings::foes(desk, seat(desk));
    let buildings = foes.iter().map(|&enemy| {
        let kinds = Piece::of(desk.position.faction(enemy)).iter().filter(|it| it.is_building());
        let built = kinds.map(|&piece| desk.position.woodland.with(piece));
        let built = built.fold(Clearings::NONE, Clearings::union);
        // E.13.2.III
        built.minus(hirelings::shelter(desk, seat(desk), enemy))
    });
    let built = buildings.fold(Clearings::NONE, Clearings::union).and(open_to_replace(desk));
    built.iter().filter(|&clearing| gardens_for(clearing, desk).next().is_some()).collect()
}

/// The gardens on their tracks that match a clearing: of the Lost City there may be several (F.C.2).
fn gardens_for(clearing: Clearing, desk: &Desk<'_>) -> impl Iterator<Item = Piece> {
    let woodland = &desk.position.woodland;
    let gardens = woodland.suits(clearing).filter_map(Piece::garden);
    gardens.filter(|&garden| woodland.supply(garden) > 0)
}

/// 10.4.3.III Sanctify. Where.
pub(super) fn sanctify_where(desk: &Desk<'_>) -> Flow {
    let offers = sanctifiable(desk)
        .iter()
        .map(|clearing| (Choice::In(clearing), Frame::SanctifyWhat(clearing).into()));
    desk.ask(seat(desk), law::SANCTIFY, Question::SanctifyWhere.into()).offers(offers).must()
}

/// 10.4.3.III Sanctify. Which building.
pub(super) fn sanctify_what(clearing: Clearing, desk: &Desk<'_>) -> Flow {
    let here =
        |piece: &&Piece| piece.is_building() && desk.position.woodland.with(**piece).has(clearing);
    let foes = hirelings::foes(desk, seat(desk));
    // E.13.2.III
    let open = |enemy: &&Seat| !hirelings::shelter(desk, seat(desk), **enemy).has(clearing);
    let enemies = foes.iter().filter(open).map(|&enemy| desk.position.faction(enemy));
    let offers = enemies
        .flat_map(Piece::of)
        .filter(here)
        .map(|&piece| (Choice::Piece(piece), Frame::Sanctify(clearing, piece).into()));
    desk.ask(seat(desk), law::SANCTIFY, Question::SanctifyWhat { clearing }.into())
        .offers(offers)
        .must()
}

/// 10.4.3.III Sanctify. An enemy's building is replaced by a garden of the clearing's suit.
pub(super) fn sanctify(clearing: Clearing, piece: Piece, desk: &mut Desk<'_>) -> Flow {
    let Some(garden) = gardens_for(clearing, desk).next() else { return settled() };
    let several = gardens_for(clearing, desk).nth(1).is_some();
    if let Some(which) = keepers::which_goes(desk, piece, clearing, seat(desk)) {
        return in_order([which, Frame::Sanctify(clearing, piece).into()]);
    }
    if !several {
        return replace(clearing, piece, garden, law::SANCTIFY, desk);
    }
    let offers = gardens_for(clearing, desk).map(|garden| {
        (Choice::Piece(garden), Frame::SanctifyWith { clearing, piece, garden }.into())
    });
    let question = Question::WhichGarden { clearing }.into();
    desk.ask(seat(desk), law::SANCTIFY, question).offers(offers).must()
}

/// 10.4.3.III Sanctify. By this garden.
pub(super) fn sanctify_with(
    clearing: Clearing,
    piece: Piece,
    garden: Piece,
    desk: &mut Desk<'_>,
) -> Flow {
    replace(clearing, piece, garden, law::SANCTIFY, desk)
}

/// G.1.32 Replace. The one is removed and the other placed where it stood; then comes what the removal triggers (1.5.4).
fn replace(
    clearing: Clearing,
    old: Piece,
    new: Piece,
    para: kernel::Para,
    desk: &mut Desk<'_>,
) -> Flow {
    cite(crate::law::glossary::REPLACE);
    let by: Seat = seat(desk);
    let points = golden_rules::remove(desk, Removal { piece: old, clearing, count: 1, by, para });
    golden_rules::place(desk, para, new, clearing, 1);
    victory::score_removal(desk, by, points);
    golden_rules::after_removal(Order::TurnPlayer, desk)
}
