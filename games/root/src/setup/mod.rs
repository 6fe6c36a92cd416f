//! 5 Set-up, and Appendix A in `advanced`.

pub mod advanced;

use crate::frame::Frame as F;
use crate::golden_rules::Frame as Golden;
use crate::setting::options::Suits;
use crate::terms::{CLEARINGS, Clearings, Faction, Landmark, Suit, hireling};
use crate::{
    Desk, Fact, Flow, alliance, cards, corvids, duchy, eyrie, hirelings, hundreds, keepers,
    landmarks, law, lizard_cult, marquise, riverfolk, vagabond,
};
use kernel::{Seat, cite, in_order, next, settled};

kernel::frames! {
    /// Open paragraphs of chapter 5.
    pub enum Frame {
        StandardSetup = law::setup::STANDARD_SETUP => standard_setup,
        AssignFactions = law::setup::ASSIGN_FACTIONS => assign_factions,
        PrepareMap = law::key_terms::SUIT => prepare_map,
        StartingHands = law::setup::STARTING_HANDS => starting_hands,
        PlaceRuins = law::setup::PLACE_RUINS => place_ruins,
        FormItemSupply = law::setup::FORM_ITEM_SUPPLY => form_item_supply,
        Players = law::setup::STANDARD_SETUP => players,
        /// The factions from this one on.
        SetUpFactions(from: Faction) = law::setup::SET_UP_FACTIONS => set_up_factions,
        Begin = law::golden_rules::TURN_STRUCTURE => begin,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// 5.1 Standard Set-up.
fn standard_setup(desk: &Desk<'_>) -> Flow {
    if desk.setting.choices.advanced {
        return advanced::steps(desk);
    }
    let table = [
        Frame::AssignFactions,
        Frame::PrepareMap,
        Frame::StartingHands,
        Frame::PlaceRuins,
        Frame::FormItemSupply,
    ];
    // A.5
    let landmarks = landmarks::opening(desk);
    let players = F::Setup(Frame::Players);
    in_order(table.map(F::Setup).into_iter().chain(landmarks).chain([players]))
}

/// 5.1 Standard Set-up. The factions, then hirelings if there are any (A.6, R62).
fn players(desk: &Desk<'_>) -> Flow {
    let factions = F::Setup(Frame::SetUpFactions(Faction::Marquise));
    let steps = [Some(factions), hirelings::opening(desk), Some(F::Setup(Frame::Begin))];
    in_order(steps.into_iter().flatten())
}

/// 5.1.1 Step 1: Assign Factions and First Player. Factions are the table's options; who begins is drawn unless named (R9).
fn assign_factions(desk: &mut Desk<'_>) -> Flow {
    let first = draw_order(desk);
    set_score_markers(desk);
    let who = desk.position.faction(first);
    desk.tell(law::setup::ASSIGN_FACTIONS, Fact::FirstPlayer { who });
    tell_reach(desk);
    settled()
}

/// Draws the order round the table and who begins, as far as the options leave them open; says who begins.
fn draw_order(desk: &mut Desk<'_>) -> Seat {
    let count = desk.setting.seat_count();
    let mut order: kernel::FixedVec<Seat, 6> = desk.setting.seats().collect();
    if desk.setting.choices.seating_random {
        for last in (1..count).rev() {
            let other = any_below(desk, last + 1);
            order.swap(last, other);
        }
    }
    let first = desk.setting.choices.first;
    let place = first.and_then(|first| order.iter().position(|&seat| seat == first));
    let place = place.unwrap_or_else(|| any_below(desk, count));
    order.rotate_left(place);
    desk.position.set_order(order.iter().copied());
    order[0]
}

/// 5.2 Reach. How far the factions at the table reach is told.
fn tell_reach(desk: &mut Desk<'_>) {
    let reach = desk.setting.reach_of(desk.position.playing());
    desk.tell(law::setup::REACH, Fact::Reach { total: reach.total, advised: reach.advised });
}

/// A number below a small one, by chance.
fn any_below(desk: &mut Desk<'_>, count: usize) -> usize {
    desk.chance.below(u32::try_from(count).expect("a table is small")) as usize
}

/// 5.1.2 Step 2: Set the Score Markers. Everybody starts at 0.
fn set_score_markers(desk: &mut Desk<'_>) {
    cite(law::setup::SET_SCORE_MARKERS);
    desk.setting.seats().for_each(|seat| desk.position.player_mut(seat).set_score(0));
}

/// 2.2.2 Suit. Every clearing has one: printed, or by markers dealt at random (A.1).
fn prepare_map(desk: &mut Desk<'_>) -> Flow {
    let mut suits = desk.setting.map.suits;
    if desk.setting.choices.suits == Suits::Random {
        for last in (1..CLEARINGS).rev() {
            let other = any_below(desk, last + 1);
            suits.swap(last, other);
        }
    }
    desk.position.woodland.set_suits(&suits);
    for suit in Suit::OF_CLEARINGS {
        desk.tell(
            law::key_terms::SUIT,
            Fact::SuitedClearings { suit, clearings: desk.position.woodland.of_suit(suit) },
        );
    }
    lake_setup(desk);
    mountain_setup(desk);
    settled()
}

/// C.2.1 Lake: Set-up. The Ferry starts on the coast in the corner.
fn lake_setup(desk: &mut Desk<'_>) {
    // A.5: who sets the Ferry up as a landmark chooses its coast.
    let named = desk.setting.choices.landmarks.cards.has(Landmark::Ferry);
    if let Some(clearing) = desk.setting.map.ferry.filter(|_| !named) {
        desk.position.woodland.put_ferry(clearing);
        desk.tell(law::maps::LAKE_SETUP, Fact::FerryMoved { to: clearing });
    }
}

/// C.3.1 Mountain: Set-up. Six paths are closed; the Tower stands in the Pass.
fn mountain_setup(desk: &mut Desk<'_>) {
    if desk.setting.map.tower.is_some() {
        desk.position.woodland.close_paths(desk.setting.map.closed.len());
    }
    if let Some(clearing) = landmarks::tower(desk.setting, desk.position) {
        desk.tell(law::maps::MOUNTAIN_SETUP, Fact::TowerStands { clearing });
    }
}

/// 5.1.3 Step 3: Deal Starting Hands. Three cards each; two players play without dominance cards.
fn starting_hands(desk: &mut Desk<'_>) -> Flow {
    let count = desk.setting.boards.factions.common.starting_hand;
    for seat in desk.setting.seats() {
        cards::draw(desk, seat, count, law::setup::STARTING_HANDS);
    }
    settled()
}

/// 5.1.4 Step 4: Place Ruins. They fill the slots marked for them until somebody explores them (2.2.4).
fn place_ruins(desk: &mut Desk<'_>) -> Flow {
    desk.position.woodland.place_ruins(desk.setting.map.ruins);
    desk.tell(law::setup::PLACE_RUINS, Fact::RuinsPlaced { clearings: desk.setting.map.ruins });
    settled()
}

/// 5.1.5 Step 5: Form the Item Supply. Twelve items.
fn form_item_supply(desk: &mut Desk<'_>) -> Flow {
    *desk.position.items_mut() = desk.setting.boards.supply;
    desk.tell(
        law::setup::FORM_ITEM_SUPPLY,
        Fact::ItemSupply { count: desk.setting.boards.supply.total() },
    );
    settled()
}

/// 5.1.7 Step 7: Set Up Factions. In the order of their letters.
fn set_up_factions(from: Faction, desk: &Desk<'_>) -> Flow {
    let playing = Faction::OF_PLAYERS
        .into_iter()
        .filter(|&faction| desk.position.seat_if_playing(faction).is_some());
    let mut rest = playing.filter(|&faction| faction >= from);
    let Some(faction) = rest.next() else { return settled() };
    let own = match faction {
        Faction::Marquise => F::Marquise(marquise::Frame::SetUp),
        Faction::Eyrie => F::Eyrie(eyrie::Frame::SetUp),
        Faction::Alliance => F::Alliance(alliance::Frame::SetUp),
        Faction::Vagabond | Faction::SecondVagabond => F::Vagabond(vagabond::Frame::SetUp),
        Faction::LizardCult => F::LizardCult(lizard_cult::Frame::SetUp),
        Faction::Riverfolk => F::Riverfolk(riverfolk::Frame::SetUp),
        Faction::Duchy => F::Duchy(duchy::Frame::SetUp),
        Faction::Corvids => F::Corvids(corvids::Frame::SetUp),
        Faction::Hundreds => F::Hundreds(hundreds::Frame::SetUp),
        Faction::Keepers => F::Keepers(keepers::Frame::SetUp),
        hireling!() => return settled(),
    };
    // 9.7.1: two Vagabonds draw lots, so the first frame sets up both.
    let is_done = |other: &Faction| faction.is_vagabond() && other.is_vagabond();
    let Some(after) = rest.find(|other| !is_done(other)) else { return next(own) };
    in_order([own, F::Setup(Frame::SetUpFactions(after))])
}

fn begin(desk: &Desk<'_>) -> Flow {
    let first = desk.position.order(desk.setting).next().expect("a table has seats");
    next(F::Golden(Golden::Turn(first)))
}

/// The corners a faction may start in: not taken, and across from one that is, if possible.
pub(crate) fn starting_corners(desk: &Desk<'_>) -> Clearings {
    let (map, taken) = (&desk.setting.map, desk.position.starting);
    let free = map.corners().minus(taken);
    let across = free
        .iter()
        .filter(|corner| map.opposite[corner.index()].is_some_and(|other| taken.has(other)));
    let across: Clearings = across.collect();
    if across.is_empty() { free } else { across }
}
