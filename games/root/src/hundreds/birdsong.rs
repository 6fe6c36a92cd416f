//! 14.4 Birdsong.

use super::warlord::warlord;
use super::{Fact, Frame, Occasion, Question, Why, abilities, moods, seat, value};
use crate::cards::{self, Timing, exiles};
use crate::golden_rules::{self, Removal};
use crate::key_terms::adjacency;
use crate::law::hundreds as law;
use crate::position::ItemState;
use crate::terms::{Clearing, Clearings, Faction, Item, Mood, Piece, Suit, Track};
use crate::{Choice, Desk, Flow, corvids, glossary, hirelings, marquise, vagabond, victory};
use kernel::{FixedVec, cite, in_order, next, settled};

/// 14.4 Birdsong. Raze, recruit, anoint, choose a mood, with crafted cards to be used between.
pub(crate) fn birdsong(desk: &Desk<'_>) -> Flow {
    cite(law::BIRDSONG);
    let window = cards::window(desk, Timing::Birdsong);
    let raze = !desk.position.woodland.with(Piece::Mob).is_empty();
    let raze = raze.then_some(Frame::Raze.into());
    let (recruit, rest) = (Frame::Recruit.into(), Frame::RestOfBirdsong.into());
    let steps = [window, raze, raze.and(window), Some(recruit), window, Some(rest)];
    in_order(steps.into_iter().flatten())
}

/// 14.4 Birdsong. Anoint and choose a mood; at the end comes what a Lavish warlord gives away (14.7.5).
pub(super) fn rest_of_birdsong(desk: &Desk<'_>) -> Flow {
    let window = cards::window(desk, Timing::Birdsong);
    let anoint = warlord(desk).is_none().then_some(Frame::Anoint.into());
    let (mood, lavish) = (Frame::ChooseAMood.into(), Frame::Lavish(Item::ALL[0]).into());
    let steps = [anoint, anoint.and(window), Some(mood), window, Some(lavish)];
    in_order(steps.into_iter().flatten())
}

/// 14.4.1 Raze. Where mobs are, enemy buildings and tokens go; then the ruins are emptied and a mob spreads (R34).
pub(super) fn raze(desk: &mut Desk<'_>) -> Flow {
    let (by, para) = (seat(desk), law::RAZE);
    let foes = hirelings::foes(desk, by);
    let enemies = foes.iter().map(|&enemy| desk.position.faction_if_any(enemy));
    let enemies: FixedVec<Option<Faction>, 9> = enemies.collect();
    let mut points = 0;
    for clearing in desk.position.woodland.with(Piece::Mob) {
        let pieces = enemies.iter().flatten().flat_map(|&enemy| Piece::of(enemy));
        for &piece in pieces.filter(|piece| !piece.is_warrior()) {
            let count = desk.position.woodland.count(piece, clearing);
            points += golden_rules::remove(desk, Removal { piece, clearing, count, by, para });
        }
    }
    victory::score_removal(desk, by, points);
    let rest = [Frame::RazeRuins(Clearing(0)), Frame::RollMobDie(Occasion::Raze)].map(Into::into);
    in_order([golden_rules::total_removal()].into_iter().chain(rest))
}

/// 14.4.1 Raze. One ruin after the other.
pub(super) fn raze_ruins(from: Clearing, desk: &Desk<'_>) -> Flow {
    let woodland = &desk.position.woodland;
    let mut ruins = woodland.with(Piece::Mob).and(woodland.ruins()).iter();
    let Some(clearing) = ruins.find(|&clearing| clearing >= from) else { return settled() };
    let rest = Frame::RazeRuins(Clearing(clearing.0 + 1));
    in_order([Frame::RazeRuin(clearing), rest].map(Into::into))
}

/// 14.4.1 Raze. An item of the ruin; of two they look at both and choose (9.7.3).
pub(super) fn raze_ruin(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    let Some(ruin) = ruin_number(clearing, desk) else { return settled() };
    desk.reveal();
    let under = desk.position.ruin_items[ruin];
    if let [Some(item), None] | [None, Some(item)] = under {
        let may_take = takeable(ruin, desk).next().is_some();
        return if may_take {
            take_from_ruin(clearing, item, desk)
        } else {
            leave_ruin(clearing, desk)
        };
    }
    if under == [None, None] {
        return settled();
    }
    desk.position.hundreds.look_under_ruin(ruin);
    for item in under.into_iter().flatten() {
        let fact = vagabond::Fact::SawInRuin { who: Faction::Hundreds, item }.into();
        desk.tell_only(seat(desk), crate::law::vagabond::TAKING_ITEMS_FROM_RUINS, fact, None);
    }
    next(Frame::ChooseFromRuin(clearing).into())
}

/// 14.4.1 Raze.
/// 9.7.3 Taking Items from Ruins. What they may not take, they leave.
pub(super) fn leave_ruin(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    if let Some(ruin) = ruin_number(clearing, desk) {
        desk.position.hundreds.look_under_ruin(ruin);
        desk.tell(
            crate::law::vagabond::TAKING_ITEMS_FROM_RUINS,
            Fact::RuinLeft { clearing }.into(),
        );
    }
    settled()
}

/// The number of a ruin among those of the map.
fn ruin_number(clearing: Clearing, desk: &Desk<'_>) -> Option<usize> {
    desk.setting.map.ruins.iter().position(|ruin| ruin == clearing)
}

/// The kinds of items they may take from a ruin: no second one marked R of a kind (9.7.3).
fn takeable(ruin: usize, desk: &Desk<'_>) -> impl Iterator<Item = Item> {
    let mut kinds = desk.position.ruin_items[ruin];
    if kinds[0] == kinds[1] {
        kinds[1] = None;
    }
    kinds.into_iter().flatten().filter(|&item| !desk.position.hundreds.has_ruin_item(item))
}

/// 14.4.1 Raze. Which item; what lies there is nobody else's business (9.7.3).
pub(super) fn choose_from_ruin(clearing: Clearing, desk: &Desk<'_>) -> Flow {
    let Some(ruin) = ruin_number(clearing, desk) else { return settled() };
    let offers = takeable(ruin, desk).map(|item| {
        (Choice::Item(item, ItemState::Ready), Frame::TakeFromRuin(clearing, item).into())
    });
    let asking = desk
        .ask(seat(desk), law::RAZE, Question::TakeFromRuin { clearing }.into())
        .offers(offers)
        .aloud();
    if asking.has_offers() {
        asking.must()
    } else {
        asking.offer(Choice::Pass, Frame::LeaveRuin(clearing).into()).must()
    }
}

/// 14.4.1 Raze. The item goes to the Hoard; an empty ruin is removed.
pub(super) fn take_from_ruin(clearing: Clearing, item: Item, desk: &mut Desk<'_>) -> Flow {
    let Some(ruin) = ruin_number(clearing, desk) else { return settled() };
    vagabond::take_from_under(desk, (clearing, ruin), (seat(desk), item), law::RAZE);
    desk.position.hundreds.mark_ruin_item(item);
    abilities::gain(desk, item, law::RAZE)
}

/// Where the mob die can bring a mob: next to a mob, where there is none.
pub(super) fn open_to_mobs(desk: &Desk<'_>) -> Clearings {
    let woodland = &desk.position.woodland;
    if woodland.supply(Piece::Mob) == 0 {
        // 1.5.1
        return Clearings::NONE;
    }
    let mobs = woodland.with(Piece::Mob);
    let near = mobs.iter().map(|clearing| adjacency::adjacent_for(desk, seat(desk), clearing));
    let near = near.fold(Clearings::NONE, Clearings::union);
    near.minus(mobs).and(glossary::placeable(desk, Faction::Hundreds))
}

/// 14.4.1 Raze. The mob die is rolled once, where a mob could come of it.
pub(super) fn roll_mob_die(occasion: Occasion, desk: &mut Desk<'_>) -> Flow {
    if open_to_mobs(desk).is_empty() {
        return settled();
    }
    let faces = u32::try_from(Suit::OF_CLEARINGS.len()).expect("suits are few");
    let suit = Suit::OF_CLEARINGS[desk.chance.below(faces) as usize];
    desk.tell(occasion.paragraph(), Fact::MobDie { suit }.into());
    next(Frame::SpreadMob(suit, occasion).into())
}

/// 14.4.1 Raze. A mob comes to a clearing of the suit that was rolled, if there is one.
pub(super) fn spread_mob(suit: Suit, occasion: Occasion, desk: &Desk<'_>) -> Flow {
    let open = open_to_mobs(desk).and(desk.position.woodland.of_suit(suit)).iter();
    let question = crate::Question::WhereToPlace(Piece::Mob);
    desk.ask(seat(desk), occasion.paragraph(), question)
        .offers(open.map(|at| (Choice::In(at), Frame::PlaceMob(at, occasion).into())))
        .if_any()
}

/// A mob is placed; inciting with the warlord, a Jubilant one goes on (14.7.1).
pub(super) fn place_mob(clearing: Clearing, occasion: Occasion, desk: &mut Desk<'_>) -> Flow {
    golden_rules::place(desk, occasion.paragraph(), Piece::Mob, clearing, 1);
    match occasion {
        Occasion::Raze | Occasion::Jubilant => settled(),
        Occasion::Incite => moods::after_inciting(clearing, desk),
    }
}

/// 14.4.2 Recruit. As many as Prowess with the warlord; then one for each stronghold.
pub(super) fn recruit(desk: &mut Desk<'_>) -> Flow {
    let count = value(desk, Track::Prowess);
    let at = warlord(desk).filter(|&at| glossary::placeable(desk, Faction::Hundreds).has(at));
    if let Some(clearing) = at {
        golden_rules::place(desk, law::RECRUIT, Piece::HundredsWarrior, clearing, count);
    }
    next(marquise::serve(Piece::Stronghold, Piece::HundredsWarrior))
}

/// 14.4.3 Anoint. A warrior gives way to the warlord; if none can, he comes to any clearing.
pub(super) fn anoint(desk: &Desk<'_>) -> Flow {
    if warlord(desk).is_some() {
        return settled();
    }
    let open = glossary::placeable(desk, Faction::Hundreds);
    let heirs = open.and(desk.position.woodland.with(Piece::HundredsWarrior));
    let open = if heirs.is_empty() { open } else { heirs };
    let asking = desk
        .ask(seat(desk), law::ANOINT, Question::Anoint.into())
        .offers(open.iter().map(|at| (Choice::In(at), Frame::AnointIn(at).into())));
    corvids::beside(asking, desk, seat(desk)).if_any()
}

pub(super) fn anoint_in(clearing: Clearing, desk: &mut Desk<'_>) -> Flow {
    if desk.position.woodland.count(Piece::HundredsWarrior, clearing) > 0 {
        exiles::remove_warriors(desk, Piece::HundredsWarrior, clearing, 1);
    }
    desk.position.woodland.place(Piece::Warlord, clearing, 1);
    desk.tell(law::ANOINT, Fact::Anointed { clearing }.into());
    settled()
}

/// 14.4.4 Choose a Mood. Another one, that shows no item of the Hoard; a Lavish warlord may have to stay so.
pub(super) fn choose_a_mood(desk: &Desk<'_>) -> Flow {
    let open = Mood::ALL.into_iter().filter(|&mood| mood_bar(mood, desk).is_none());
    let asking = desk
        .ask(seat(desk), law::CHOOSE_A_MOOD, Question::ChooseAMood.into())
        .offers(open.map(|mood| (Choice::Mood(mood), Frame::BecomeMood(mood).into())));
    corvids::beside(asking, desk, seat(desk))
        .withholds(|| {
            Mood::ALL.into_iter().filter_map(|mood| {
                let why = mood_bar(mood, desk)?;
                Some((Choice::Mood(mood), law::CHOOSE_A_MOOD, why.into()))
            })
        })
        .if_any()
}

/// What keeps the warlord from a mood.
fn mood_bar(mood: Mood, desk: &Desk<'_>) -> Option<Why> {
    let board = &desk.position.hundreds;
    if board.mood() == Some(mood) {
        return Some(Why::SameMood);
    }
    let rows = &desk.setting.boards.hundreds.mood;
    let shown = rows.iter().find(|row| row.id == mood).and_then(|row| row.item);
    shown.filter(|&item| board.hoard().of(item) > 0).map(Why::ItemInHoard)
}

pub(super) fn become_mood(mood: Mood, desk: &mut Desk<'_>) -> Flow {
    desk.position.hundreds.set_mood(mood);
    desk.tell(law::CHOOSE_A_MOOD, Fact::NewMood { mood }.into());
    settled()
}
