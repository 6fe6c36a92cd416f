//! What there is to know before choosing: the cards of an area, what a card brings, who stands in a territory.

use super::{board, cards, face_down, quest_step, realms};
use crate::text::{Gloss, Reader};
use kernel::{AnyView, Message};
use wonderful_kingdom::terms::{Area, CardName, Facing, Lying, Site, Target, Territory};
use wonderful_kingdom::view::{RealmView, SiteView};
use wonderful_kingdom::{Choice, View};

/// What there is to say about a choice.
pub fn gloss(view: &dyn AnyView, choice: &str, reader: &Reader<'_>) -> Option<Gloss> {
    let view = view.as_any().downcast_ref::<View>()?;
    let choice: Choice = choice.parse().ok()?;
    if let Choice::Offer(card, area, facing) = choice {
        let under = Some(cards::line(card, view, reader));
        return Some(Gloss { under, label: Some(place(area, facing, reader)), note: None });
    }
    let note = note(choice, view, reader).filter(|note| !note.is_empty())?;
    Some(Gloss { note: Some(note), ..Gloss::default() })
}

/// Where a card is offered, and how.
fn place(area: Area, facing: Facing, reader: &Reader<'_>) -> String {
    let place = Message::new(format!("picture-wk-to-{area}"));
    reader.say(&Message::new(format!("picture-wk-offered-{facing}")).with("place", place))
}

fn note(choice: Choice, view: &View, reader: &Reader<'_>) -> Option<String> {
    match choice {
        Choice::Select(area) | Choice::Area(area) => Some(area_names(area, view, reader)),
        Choice::Construct(card) => {
            view.cards.get(&card).map(|face| cards::brings(face, view, reader))
        }
        Choice::Hire(card) | Choice::Discard(card) | Choice::Card(card) => {
            Some(cards::about(card, view, reader))
        }
        Choice::Put(_, target) | Choice::StandIn(_, target) => at_target(target, view, reader),
        Choice::Scrap(site) | Choice::Site(site) | Choice::Remove(_, site) => {
            at_site(site, view, reader)
        }
        Choice::Use(advisor) => reader.tongue.maybe(format!("card-{}.text", advisor.card())),
        Choice::At(lying) | Choice::Mark(lying) | Choice::Swap(_, lying) => {
            card_of(lying, view).map(|card| cards::about(card, view, reader))
        }
        Choice::Move(at) | Choice::From(at) | Choice::Lock(at) => territory(at, view, reader),
        Choice::Offer(..) | Choice::Recycle(_) | Choice::Spy(_) | Choice::Pass => None,
        Choice::Type(_) | Choice::Recruit(_) | Choice::Station(..) | Choice::Leave(..) => None,
    }
}

/// The cards of an Offering area by name.
fn area_names(area: Area, view: &View, reader: &Reader<'_>) -> String {
    let Some(area) = view.areas.get(area.index()) else { return String::new() };
    let up = area.cards.iter().map(|it| cards::inked(it.card, view, reader));
    let down = area.down.iter().map(|it| match it.card {
        Some(card) => {
            let name = cards::inked(card, view, reader);
            reader.say(&Message::new("picture-wk-known-down").with("card", name))
        }
        None => face_down(it, view, reader),
    });
    let names: Vec<String> = up.chain(down).collect();
    if names.is_empty() { reader.word("picture-wk-empty") } else { names.join(", ") }
}

/// The realm of whoever looks.
fn own(view: &View) -> Option<&RealmView> {
    view.realms.iter().find(|realm| Some(realm.seat) == view.seat)
}

fn at_target(target: Target, view: &View, reader: &Reader<'_>) -> Option<String> {
    let realm = own(view)?;
    match target {
        Target::Site(site) => at_site(site, view, reader),
        Target::Alchemy => {
            let alchemy = Message::new("picture-wk-in-alchemy").with("count", realm.alchemy);
            Some(reader.say(&alchemy.with("all", view.alchemy)))
        }
        Target::Quest => {
            let step = view.steps.get(usize::from(realm.steps))?;
            let missing = realms::spaces(realm.step.as_ref()?, reader);
            let (_, brings) = quest_step(step, reader);
            Some(format!("{missing} → {brings}"))
        }
    }
}

/// How far a card in the open is, or what it is in a Duchy.
fn at_site(site: Site, view: &View, reader: &Reader<'_>) -> Option<String> {
    let sites =
        view.realms.iter().flat_map(|realm| realm.construction.iter().chain(&realm.council));
    let found = sites.into_iter().find(|it: &&SiteView| it.site == site);
    match found {
        Some(found) => Some(realms::progress(found, view, reader)),
        None => view.cards.get(&site.name).map(|face| cards::brings(face, view, reader)),
    }
}

/// The card that lies somewhere, if the viewer knows it.
fn card_of(lying: Lying, view: &View) -> Option<CardName> {
    let number = match lying {
        Lying::In(_, card) | Lying::Selected(card) => return Some(card),
        Lying::Down(at) => at + 1,
    };
    let offered = view.areas.iter().flat_map(|area| &area.down);
    let mut down = offered.chain(view.realms.iter().flat_map(|realm| &realm.down));
    down.find(|it| it.number == number)?.card
}

fn territory(at: Territory, view: &View, reader: &Reader<'_>) -> Option<String> {
    let board = view.board.as_ref()?;
    let found = board.territories.iter().find(|it| it.id == at)?;
    Some(board::about(found, reader).join(" "))
}
