//! 9.2.5 Items: how they lie on the board, and choosing some of them one by one.

use super::{Fact, Question};
use super::{Frame, board, board_mut};
use crate::law::{characters as d, vagabond as law};
use crate::position::{ItemState, VagabondBoard};
use crate::terms::Item;
use crate::{Choice, Desk, Flow};
use kernel::{Para, Seat, cite, next, settled};

kernel::words! {
    /// What items are chosen for.
    pub enum Task {
        /// 9.4.1: turned face up.
        Refresh,
        /// 9.2.7: damaged by hits.
        Damage,
        /// 9.2.2.I: damaged by total removal.
        TotalRemoval,
        /// 9.5.7: repaired.
        Repair,
        /// D.3.1.I: repaired in hiding.
        Hideout,
        /// 9.5.4: exhausted to aid.
        Aid,
        /// 11.2.6.III: exhausted to pay for a service of the Riverfolk.
        Service,
        /// 9.6.4: removed from the game.
        Limit,
    }
}

/// Items being chosen, in the order of the board, so that each set is chosen in one way only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Picking {
    /// What for.
    pub task: Task,
    /// Whose.
    pub seat: Seat,
    /// How many are still to be chosen.
    pub left: u8,
    /// The first place of the order that may still be chosen from.
    pub from: u8,
}

impl Picking {
    /// This many items are to be chosen, and none has been.
    pub(super) const fn new(task: Task, seat: Seat, left: u8) -> Self {
        Self { task, seat, left, from: 0 }
    }
}

impl Task {
    pub(super) const fn paragraph(self) -> Para {
        match self {
            Self::Refresh => law::REFRESH,
            Self::Damage => law::TAKING_HITS,
            Self::TotalRemoval => law::TOTAL_REMOVAL,
            Self::Repair => law::REPAIR,
            Self::Hideout => d::HIDEOUT,
            Self::Aid => law::AID,
            Self::Service => crate::law::riverfolk::VAGABOND_FUNDS,
            Self::Limit => law::CHECK_ITEM_LIMITS,
        }
    }

    /// Whether items that lie so can be chosen.
    const fn fits(self, state: ItemState) -> bool {
        match self {
            // R14
            Self::Refresh => !state.is_ready(),
            Self::Damage | Self::TotalRemoval => !state.is_damaged(),
            Self::Repair | Self::Hideout => state.is_damaged(),
            Self::Aid | Self::Service => state.is_ready() && !state.is_damaged(),
            Self::Limit => true,
        }
    }

    /// How a chosen item lies afterwards; nowhere if it leaves the game.
    const fn leaves(self, state: ItemState) -> Option<ItemState> {
        match self {
            Self::Refresh => Some(state.turned_up()),
            Self::Damage | Self::TotalRemoval => Some(state.damaged()),
            Self::Repair | Self::Hideout => Some(state.repaired()),
            Self::Aid | Self::Service => Some(state.turned_down()),
            Self::Limit => None,
        }
    }
}

/// 9.2.5.I Item Tracks. How many tea, coins or bags lie on their track: face up and undamaged, as many as have a place.
pub fn on_track(board: &VagabondBoard, item: Item, places: u8) -> u8 {
    cite(law::ITEM_TRACKS);
    match item {
        Item::Tea | Item::Coins | Item::Bag => board.items(item, ItemState::Ready).min(places),
        // 9.2.5.II
        Item::Boot | Item::Sword | Item::Crossbow | Item::Torch | Item::Hammer => 0,
    }
}

/// How many items of a kind lie on a Vagabond's track.
pub(super) fn tracked(desk: &Desk<'_>, seat: Seat, item: Item) -> u8 {
    on_track(board(desk, seat), item, desk.setting.boards.factions.vagabond.track_places)
}

/// How many items of a kind are undamaged and face up.
pub(super) fn ready(desk: &Desk<'_>, seat: Seat, item: Item) -> u8 {
    board(desk, seat).items(item, ItemState::Ready)
}

/// How many items of a kind are undamaged.
pub(super) fn undamaged(desk: &Desk<'_>, seat: Seat, item: Item) -> u8 {
    ready(desk, seat, item) + board(desk, seat).items(item, ItemState::Exhausted)
}

/// How many items are undamaged.
pub(super) fn all_undamaged(desk: &Desk<'_>, seat: Seat) -> u8 {
    Item::ALL.into_iter().map(|item| undamaged(desk, seat, item)).sum()
}

/// How many items are undamaged and face up.
pub(super) fn all_ready(desk: &Desk<'_>, seat: Seat) -> u8 {
    Item::ALL.into_iter().map(|item| ready(desk, seat, item)).sum()
}

/// How many items are damaged.
pub(super) fn all_damaged(desk: &Desk<'_>, seat: Seat) -> u8 {
    let board = board(desk, seat);
    let damaged = |item| {
        board.items(item, ItemState::DamagedReady) + board.items(item, ItemState::DamagedExhausted)
    };
    Item::ALL.into_iter().map(damaged).sum()
}

/// How many items lie in the Satchel and the Damaged box (9.6.4).
pub(super) fn off_track(desk: &Desk<'_>, seat: Seat) -> u8 {
    let tracked: u8 = Item::ALL.into_iter().map(|item| tracked(desk, seat, item)).sum();
    all_undamaged(desk, seat) + all_damaged(desk, seat) - tracked
}

/// D.7.2: an item that is ready is exhausted and damaged.
pub(super) fn wear_out(desk: &mut Desk<'_>, seat: Seat, item: Item) {
    turn(desk, seat, item, (ItemState::Ready, ItemState::DamagedExhausted));
    let who = desk.position.faction(seat);
    desk.tell(d::IMPROVISE, Fact::WornOut { who, item }.into());
}

/// 9.2.5 Items. Exhausts items that are ready: they are turned face down, off their track.
pub(super) fn exhaust(desk: &mut Desk<'_>, seat: Seat, item: Item, count: u8) {
    for _ in 0..count {
        turn(desk, seat, item, (ItemState::Ready, ItemState::Exhausted));
    }
    if count > 0 {
        let who = desk.position.faction(seat);
        desk.tell(law::ITEMS, Fact::Exhausted { who, item, count }.into());
    }
}

fn turn(desk: &mut Desk<'_>, seat: Seat, item: Item, (from, to): (ItemState, ItemState)) {
    let board = board_mut(desk, seat);
    board.take_item(item, from);
    board.add_item(item, to);
}

/// How many places the order has.
const COUNT: usize = Item::COUNT * ItemState::ALL.len();

/// The places of the order: each kind in each state.
static PLACES: [(u8, Item, ItemState); COUNT] = {
    let mut places = [(0, Item::ALL[0], ItemState::ALL[0]); COUNT];
    let mut place: u8 = 0;
    while (place as usize) < COUNT {
        let (item, state) =
            (place as usize / ItemState::ALL.len(), place as usize % ItemState::ALL.len());
        places[place as usize] = (place, Item::ALL[item], ItemState::ALL[state]);
        place += 1;
    }
    places
};

/// How many items of each place can be chosen.
fn choosable(desk: &Desk<'_>, picking: Picking) -> [u8; COUNT] {
    let Picking { task, seat, from, .. } = picking;
    let fits = ItemState::ALL.map(|state| u8::from(task.fits(state)));
    let mut counts = [0; COUNT];
    let board = board(desk, seat).all_items();
    for (place, (count, lying)) in counts.iter_mut().zip(board.as_flattened()).enumerate() {
        *count = lying * fits[place % fits.len()] * u8::from(place >= usize::from(from));
    }
    if task == Task::Limit {
        // 9.6.4: what lies on a track does not count and cannot go.
        let ready = PLACES.iter().filter(|(.., state)| *state == ItemState::Ready);
        for &(place, item, _) in ready.filter(|(place, ..)| *place >= from) {
            counts[usize::from(place)] -= tracked(desk, seat, item);
        }
    }
    counts
}

/// Lets items be chosen one after the other; if all that are left must be chosen, they are at once.
pub(super) fn choose(picking: Picking, desk: &mut Desk<'_>) -> Flow {
    if picking.left == 0 {
        return settled();
    }
    let here = choosable(desk, picking);
    if here.iter().sum::<u8>() > picking.left {
        return next(Frame::Pick(picking).into());
    }
    for (&(_, item, state), count) in PLACES.iter().zip(here).filter(|(_, count)| *count > 0) {
        (0..count).for_each(|_| handle(picking, item, state, desk));
    }
    settled()
}

/// Asks for one item after the other, as long as there is a choice.
pub(super) fn pick(picking: Picking, desk: &mut Desk<'_>) -> Flow {
    let here = choosable(desk, picking);
    let all: u8 = here.iter().sum();
    if all <= picking.left {
        return choose(picking, desk);
    }
    let mut behind = all;
    let enough = |&&(place, ..): &&(u8, Item, ItemState)| {
        let (here, from_here) = (here[usize::from(place)], behind);
        behind -= here;
        here > 0 && from_here >= picking.left
    };
    let rest = |from| Picking { left: picking.left - 1, from, ..picking };
    let offers = PLACES.iter().filter(enough).map(|&(place, item, state)| {
        (Choice::Item(item, state), Frame::Picked(rest(place), item, state).into())
    });
    desk.ask(
        picking.seat,
        picking.task.paragraph(),
        Question::PickItem { task: picking.task, left: picking.left }.into(),
    )
    .offers(offers)
    .must()
}

/// What was chosen is done, and then the others are asked for.
pub(super) fn picked(rest: Picking, item: Item, state: ItemState, desk: &mut Desk<'_>) -> Flow {
    handle(rest, item, state, desk);
    choose(rest, desk)
}

fn handle(picking: Picking, item: Item, state: ItemState, desk: &mut Desk<'_>) {
    let Picking { task, seat, .. } = picking;
    let who = desk.position.faction(seat);
    if let Some(to) = task.leaves(state) {
        turn(desk, seat, item, (state, to));
    } else {
        board_mut(desk, seat).lose_item(item, state);
        desk.position.gone.add(item);
    }
    desk.tell(task.paragraph(), Fact::ItemPicked { who, item, task }.into());
}
