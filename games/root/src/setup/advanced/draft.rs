//! A.4 and A.8: who sits where, and which faction each player picks.

use super::{Fact, Frame, Question, Why};
use crate::law::advanced_setup as law;
use crate::position::{Draft, SetupCard};
use crate::terms::{Character, Faction, Factions};
use crate::{Choice, Desk, Flow, hirelings, riverfolk, setup, vagabond};
use kernel::{Seat, cite, in_order, settled};

/// A.4 Step 4: Seat the Players. The order round the table and the first player are drawn, unless the options fix them (R9).
pub(super) fn seat_the_players(desk: &mut Desk<'_>) -> Flow {
    let who = setup::draw_order(desk);
    desk.tell(law::SEAT_THE_PLAYERS, Fact::First { who }.into());
    settled()
}

/// A.8 Step 8: Choose Factions. Cards are drawn, unless the options name the factions; then all are set up, and the Vagabonds
/// know whom they meet.
pub(super) fn choose_factions(desk: &Desk<'_>) -> Flow {
    let drawn = desk.setting.is_drafted().then_some(Frame::DrawSetUpCards);
    in_order(drawn.into_iter().chain([Frame::PickFactions { before: 0 }]).map(Into::into))
}

/// A.8.1 Step 1: Draw Set-up Cards. A militant one, then one for each player of all that are left.
pub(super) fn draw_set_up_cards(desk: &mut Desk<'_>) -> Flow {
    let militants = desk.setting.boards.setup_cards.militants();
    let mut left = two_players(desk);
    let mut last = None;
    for place in 0..=desk.setting.seat_count() {
        let among = if place == 0 { left.and(militants) } else { left };
        if among.is_empty() {
            break;
        }
        let faction = any_of(among, desk);
        left = left.without(faction);
        lay(place, faction, desk);
        last = Some(faction);
    }
    lock_the_last_insurgent(last, desk);
    settled()
}

/// A.8.1.I Two Players. Only militant cards are shuffled then.
/// A.6.5: factions whose hireling is in play stay in the box.
fn two_players(desk: &Desk<'_>) -> Factions {
    let all: Factions = Faction::OF_PLAYERS.into_iter().collect();
    let all = all.minus(hirelings::associated(desk));
    if desk.setting.seat_count() > 2 {
        return all;
    }
    cite(law::TWO_PLAYERS);
    let militants = all.and(desk.setting.boards.setup_cards.militants());
    // R76: with hirelings all cards may be used, and too few may be left otherwise.
    if militants.len() > desk.setting.seat_count() { militants } else { all }
}

fn any_of(factions: Factions, desk: &mut Desk<'_>) -> Faction {
    let count = u32::try_from(factions.len()).expect("factions are few");
    let place = desk.chance.below(count) as usize;
    factions.iter().nth(place).expect("a card that is drawn is there")
}

fn lay(place: usize, faction: Faction, desk: &mut Desk<'_>) {
    desk.tell(law::DRAW_SET_UP_CARDS, Fact::CardLaid { faction }.into());
    let character = faction.vagabond().map(|index| vagabond_characters(index, faction, desk));
    desk.position.draft.lay(place, SetupCard { faction, character });
}

/// A.8.1.III Vagabond Characters. One beside each card of a Vagabond, at random unless the options fix it.
fn vagabond_characters(index: usize, faction: Faction, desk: &mut Desk<'_>) -> Character {
    let (fixed, position) = (desk.setting.choices.characters, &*desk.position);
    let taken = |character: &Character| {
        let laid = position.draft.cards().any(|card| card.character == Some(*character));
        let played = position.vagabonds.iter().any(|board| board.character() == Some(*character));
        laid || played || fixed.contains(&Some(*character))
    };
    let free = || Character::ALL.into_iter().filter(|character| !taken(character));
    let character = fixed[index].or_else(|| {
        let count = u32::try_from(free().count()).expect("characters are few");
        let number = desk.chance.below(count) as usize;
        free().nth(number)
    });
    let character = character.expect("there are more characters than Vagabonds");
    desk.tell(law::VAGABOND_CHARACTERS, Fact::CharacterLaid { faction, character }.into());
    character
}

/// The character of a Vagabond: the one beside the card that was picked, else one is drawn now.
pub(super) fn character_of(faction: Faction, desk: &mut Desk<'_>) -> Character {
    let index = faction.vagabond().expect("only a Vagabond has a character");
    let picked = desk.position.draft.character(index);
    picked.unwrap_or_else(|| vagabond_characters(index, faction, desk))
}

/// A.8.1.II Lock the Last Insurgent.
fn lock_the_last_insurgent(last: Option<Faction>, desk: &mut Desk<'_>) {
    let militants = desk.setting.boards.setup_cards.militants();
    if let Some(faction) = last.filter(|&faction| !militants.has(faction)) {
        desk.position.draft.lock_last();
        desk.tell(law::LOCK_THE_LAST_INSURGENT, Fact::CardLocked { faction }.into());
    }
}

/// The player this many places before the last; none before the first.
pub(super) fn player(before: u8, desk: &Desk<'_>) -> Option<Seat> {
    let place = (desk.setting.seat_count() - 1).checked_sub(before.into())?;
    desk.position.order(desk.setting).nth(place)
}

/// A.8.2 Step 2: Pick Factions. From the last player to the first; each faction is set up before the next is picked.
pub(super) fn pick_factions(before: u8, desk: &mut Desk<'_>) -> Flow {
    let Some(seat) = player(before, desk) else { return all_picked(desk) };
    if let Some(faction) = desk.position.faction_if_any(seat) {
        return set_up_then(faction, before);
    }
    let (draft, locked) = (&*desk.position.draft, locked(desk));
    let open = draft.cards().filter(|card| Some(card.faction) != locked);
    let offers = open.map(|SetupCard { faction, .. }| {
        (Choice::Faction(faction), Frame::Pick { before, faction }.into())
    });
    let question = Question::PickFaction { vagabond: beside(draft, 0), second: beside(draft, 1) };
    let bar = || {
        let why = Why::Locked.into();
        locked
            .map(|faction| (Choice::Faction(faction), law::LOCK_THE_LAST_INSURGENT, why))
            .into_iter()
    };
    desk.ask(seat, law::PICK_FACTIONS, question.into()).offers(offers).withholds(bar).must()
}

/// The locked card, until a militant faction was picked (A.8.1.II).
fn locked(desk: &Desk<'_>) -> Option<Faction> {
    let militants = desk.setting.boards.setup_cards.militants();
    let picked = !desk.position.playing().and(militants).is_empty();
    desk.position.draft.locked().filter(|_| !picked)
}

/// The character beside the card of a Vagabond.
fn beside(draft: &Draft, vagabond: usize) -> Option<Character> {
    let mut cards = draft.cards();
    cards.find(|card| card.faction.vagabond() == Some(vagabond)).and_then(|card| card.character)
}

/// A.8.2 Step 2: Pick Factions. This one.
pub(super) fn pick(before: u8, faction: Faction, desk: &mut Desk<'_>) -> Flow {
    let seat = player(before, desk).expect("whoever picks has a place in the order");
    let card = desk.position.draft.take(faction).expect("a card that is picked is on the table");
    let faction = card.faction;
    if let Some(vagabond) = faction.vagabond() {
        desk.position.draft.set_character(vagabond, card.character);
    }
    desk.position.pick_faction(seat, faction);
    if riverfolk::has_open_hand(faction) {
        // 11.2.3: from now on everybody sees the hand.
        desk.reveal();
    }
    desk.tell(law::PICK_FACTIONS, Fact::Picked { who: seat, faction }.into());
    set_up_then(faction, before)
}

fn set_up_then(faction: Faction, before: u8) -> Flow {
    in_order([Frame::SetUp { faction }, Frame::PickFactions { before: before + 1 }].map(Into::into))
}

/// All factions are set up: Vagabonds know whom they meet, and how far the factions reach is told (5.2).
fn all_picked(desk: &mut Desk<'_>) -> Flow {
    setup::tell_reach(desk);
    let vagabonds = desk.position.vagabonds().iter();
    let relationships = vagabonds.map(|seat| vagabond::Frame::SetRelationships(seat).into());
    if desk.position.has_vagabonds() { in_order(relationships) } else { settled() }
}
