//! 9.3 Faction Set-up, and 9.7.1 for two Vagabonds.

use super::{Fact, Question};
use super::{Frame, abilities, board, board_mut, index};
use crate::law::vagabond as law;
use crate::position::RUINS;
use crate::terms::{Character, Faction, Item, ItemCounts, Place, Relationship};
use crate::{Choice, Desk, Flow};
use kernel::{FixedVec, Para, Seat, cite, in_order, next, settled};

/// The set-up of every Vagabond (9.3).
pub(super) fn set_up(desk: &mut Desk<'_>) -> Flow {
    let mut seats: FixedVec<Seat, 2> = desk.position.vagabonds().iter().collect();
    if seats.len() > 1 {
        two_vagabonds_setup(&mut seats, desk);
    }
    in_order(seats.iter().map(|&seat| Frame::SetUpOne(seat).into()))
}

/// 9.7.1 Two Vagabonds: Set-up. Lots say who comes first, and every ruin holds two items.
fn two_vagabonds_setup(seats: &mut [Seat], desk: &mut Desk<'_>) {
    cite(law::TWO_VAGABONDS_SETUP);
    if desk.chance.below(2) == 1 {
        seats.swap(0, 1);
    }
}

/// 9.7.2 Shared Quests. Three lie open for both Vagabonds together.
fn shared_quests(desk: &Desk<'_>) -> u8 {
    if desk.position.vagabonds().len() > 1 {
        cite(law::SHARED_QUESTS);
    }
    desk.setting.boards.factions.vagabond.quests
}

/// The steps of one Vagabond. Quests and ruins are laid out once, for both (9.7.2).
pub(super) fn set_up_one(seat: Seat, desk: &Desk<'_>) -> Flow {
    let first = desk.position.quests == 0;
    let own = [Frame::ChooseCharacter(seat), Frame::PlacePawn(seat)];
    let shared = [Frame::GetQuests, Frame::PopulateRuins].into_iter().filter(|_| first);
    let rest = [Frame::TakeStartingItems(seat), Frame::SetRelationships(seat)];
    in_order(own.into_iter().chain(shared).chain(rest).map(Into::into))
}

/// 9.3.1 Step 1: Choose a Character. Each is there once.
pub(super) fn choose_character(seat: Seat, desk: &Desk<'_>) -> Flow {
    if let Some(character) = desk.setting.choices.characters[index(desk, seat)] {
        return next(Frame::BecomeCharacter(seat, character).into());
    }
    let taken = |character: &Character| {
        let played =
            desk.position.vagabonds.iter().any(|board| board.character() == Some(*character));
        played || desk.setting.choices.characters.contains(&Some(*character))
    };
    let free = Character::ALL.into_iter().filter(|character| !taken(character));
    desk.ask(seat, law::CHOOSE_CHARACTER, Question::ChooseCharacter.into())
        .offers(free.map(|character| {
            (Choice::Character(character), Frame::BecomeCharacter(seat, character).into())
        }))
        .must()
}

pub(super) fn become_character(seat: Seat, character: Character, desk: &mut Desk<'_>) -> Flow {
    board_mut(desk, seat).set_character(character);
    let who = desk.position.faction(seat);
    desk.tell(law::CHOOSE_CHARACTER, Fact::CharacterChosen { who, character }.into());
    settled()
}

/// 9.3.2 Step 2: Place the Pawn. In any forest.
pub(super) fn place_pawn(seat: Seat, desk: &Desk<'_>) -> Flow {
    let forests = desk.setting.map.all_forests().map(Place::Forest);
    desk.ask(seat, law::PLACE_PAWN, Question::PlacePawn.into())
        .offers(forests.map(|forest| (Choice::To(forest), Frame::PlacePawnIn(seat, forest).into())))
        .must()
}

pub(super) fn place_pawn_in(seat: Seat, place: Place, desk: &mut Desk<'_>) -> Flow {
    board_mut(desk, seat).set_pawn(place);
    let who = desk.position.faction(seat);
    desk.tell(law::PLACE_PAWN, Fact::PawnPlaced { who, place }.into());
    settled()
}

/// 9.3.3 Step 3: Get Quests. Three lie open; two Vagabonds share them (9.7.2).
pub(super) fn get_quests(desk: &mut Desk<'_>) -> Flow {
    desk.position.quest_deck =
        u16::try_from((1_u32 << desk.setting.quests.len()) - 1).expect("quests are few");
    for _ in 0..shared_quests(desk) {
        super::quest::draw_quest(desk);
    }
    settled()
}

/// 9.3.4 Step 4: Populate the Ruins. One item each, at random; two each for two Vagabonds (9.7.1).
pub(super) fn populate_ruins(desk: &mut Desk<'_>) -> Flow {
    // 9.7.1
    put_under_ruins(desk, desk.position.vagabonds().len(), law::POPULATE_RUINS);
    settled()
}

/// Puts this many sets of the items marked R under the ruins, at random.
pub(crate) fn put_under_ruins(desk: &mut Desk<'_>, sets: usize, para: Para) {
    let mut items = ItemCounts::default();
    for item in desk.setting.boards.ruin_items.kinds() {
        (0..usize::from(desk.setting.boards.ruin_items.of(item)) * sets)
            .for_each(|_| items.add(item));
    }
    for ruin in 0..RUINS {
        for place in 0..sets {
            desk.position.ruin_items[ruin][place] = draw_item(&mut items, desk);
        }
    }
    let count = u8::try_from(sets).expect("Vagabonds are few");
    desk.tell(para, Fact::RuinsPopulated { count }.into());
}

/// Puts one more set of the items marked R under the ruins, at random, each in this place.
pub(crate) fn add_under_ruins(desk: &mut Desk<'_>, place: usize, para: Para) {
    let mut items = desk.setting.boards.ruin_items;
    for ruin in 0..RUINS {
        desk.position.ruin_items[ruin][place] = draw_item(&mut items, desk);
    }
    let count = u8::try_from(place + 1).expect("Vagabonds are few");
    desk.tell(para, Fact::RuinsPopulated { count }.into());
}

fn draw_item(items: &mut ItemCounts, desk: &mut Desk<'_>) -> Option<Item> {
    let mut rank = match items.total() {
        0 => return None,
        total => desk.chance.below(total.into()),
    };
    for item in Item::ALL {
        let count = u32::from(items.of(item));
        if rank < count {
            items.take(item);
            return Some(item);
        }
        rank -= count;
    }
    None
}

/// 9.3.5 Step 5: Take Starting Items. Those of the character (D).
pub(super) fn take_starting_items(seat: Seat, desk: &mut Desk<'_>) -> Flow {
    let character = board(desk, seat).character().expect("the character is chosen");
    let items = desk.setting.boards.characters[character.index()];
    let who = desk.position.faction(seat);
    for item in items.kinds() {
        for _ in 0..items.of(item) {
            abilities::take_item(desk, seat, item);
            desk.tell(law::TAKE_STARTING_ITEMS, crate::Fact::TookItem { who, item });
        }
    }
    settled()
}

/// 9.3.6 Step 6: Set Relationships. Indifferent, all of them.
pub(super) fn set_relationships(seat: Seat, desk: &mut Desk<'_>) -> Flow {
    for faction in desk.position.playing().iter().filter(|faction: &Faction| !faction.is_vagabond())
    {
        board_mut(desk, seat).set_relationship(faction, Relationship::Indifferent);
    }
    settled()
}
