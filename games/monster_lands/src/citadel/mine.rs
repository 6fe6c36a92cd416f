//! M17 Mine.

use super::Frame;
use crate::law::{bazaar, deployment, mine as law};
use crate::setting::{Purpose, Talent};
use crate::terms::{Building, Card, Colour, Die, Mercenary, Space};
use crate::{Bar, Choice, Desk, Fact, Flow, Question, Why, clan};
use kernel::{Seat, Set, cite, settled};

/// Why no space can be used with these dice.
pub(super) fn why_not(desk: &Desk<'_>, seat: Seat) -> Option<Bar> {
    let fits = Space::ALL.into_iter().any(|space| why_not_space(desk, seat, space).is_none());
    (!fits).then_some((law::DIG, Why::TooFewDice))
}

fn why_not_space(desk: &Desk<'_>, seat: Seat, space: Space) -> Option<Bar> {
    let open = usize::from(desk.setting.open_spaces(Building::Mine));
    if space.index() >= open
        || desk.position.citadel().spaces(Building::Mine)[space.index()].is_some()
    {
        return Some((deployment::ONE_PLACEMENT, Why::SpaceTaken));
    }
    let dice = desk.position.clan(seat).pool().count(Colour::Strength);
    (dice < desk.setting.citadel.mine.dice[space.index()]).then_some((law::DIG, Why::TooFewDice))
}

/// Which space; of two alike the first.
pub(super) fn spaces(seat: Seat, desk: &Desk<'_>) -> Flow {
    let mine = &desk.setting.citadel.mine;
    let mut asking = desk.ask(seat, law::DIG, Question::SpaceOf(Building::Mine));
    let mut offered: Option<(u8, u8)> = None;
    for space in Space::ALL {
        let alike = (mine.dice[space.index()], mine.yields[space.index()]);
        let choice = Choice::Space(space);
        if let Some((para, why)) = why_not_space(desk, seat, space) {
            asking = asking.withhold(choice, para, why);
        } else if offered != Some(alike) {
            offered = Some(alike);
            asking = asking.offer(choice, Frame::Dig(seat, space).into());
        }
    }
    asking.must()
}

/// M17.1 Dig.
pub(super) fn dig(seat: Seat, space: Space, desk: &mut Desk<'_>) -> Flow {
    let (dice, gold) = (
        desk.setting.citadel.mine.dice[space.index()],
        desk.setting.citadel.mine.yields[space.index()],
    );
    desk.position.place_on_space(seat, Building::Mine, space, Die::Strength);
    for _ in 1..dice {
        desk.position.place_second(seat, Die::Strength);
    }
    desk.tell(law::DIG, Fact::Digs(seat, dice));
    clan::gain_gold(desk, law::DIG, seat, gold);
    mine_bonuses(seat, desk);
    settled()
}

/// M17.2 Mine bonuses.
///
/// There is no reason to save them: each helps the first Mine Action of the round. R9
fn mine_bonuses(seat: Seat, desk: &mut Desk<'_>) {
    let bonus = |talent| if let Talent::MineBonus { gold } = talent { gold } else { 0 };
    let talents: Set<Mercenary> =
        clan::rested(desk, seat, Purpose::Mine).map(|(mercenary, _)| mercenary).collect();
    for mercenary in talents {
        clan::use_talent(desk, law::MINE_BONUSES, seat, mercenary);
        let gold = bonus(desk.setting.mercenary(mercenary).talent);
        clan::gain_gold(desk, law::MINE_BONUSES, seat, gold);
    }
    cite(bazaar::ABILITIES_OF_EQUIPMENT);
    let setting = desk.setting;
    let ability = |card: Card| bonus(setting.ability(setting.kind_of(card)));
    let cards = desk.position.equipment_of_clan(seat).map(|(card, _)| card);
    let fresh = cards.filter(|&card| !desk.position.is_used(card) && ability(card) > 0);
    for card in fresh.collect::<Set<Card>>() {
        clan::use_ability(desk, law::MINE_BONUSES, seat, card);
        clan::gain_gold(desk, law::MINE_BONUSES, seat, ability(card));
    }
}
