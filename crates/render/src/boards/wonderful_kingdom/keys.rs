//! Which drawing is which card, so that it moves from where it was: copies of a name are counted, those that have come
//! furthest first.

use wonderful_kingdom::View;
use wonderful_kingdom::terms::CardName;
use wonderful_kingdom::view::RealmView;

/// Where a card lies in the open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pile {
    /// Built in the Duchy of a seat.
    Duchy(u8),
    /// Among the Menaces a seat has defeated.
    Trophies(u8),
    /// Hired by a seat.
    Council(u8),
    /// Under construction.
    Construction(u8),
    /// Selected by a seat.
    Selection(u8),
    /// In an Offering area.
    Area(usize),
    /// In the hand of a seat.
    Hand(u8),
    /// Next on the deck of the solo game.
    Next,
}

/// The keys of every card in the open.
#[derive(Debug)]
pub(super) struct Keys(Vec<(Pile, usize, String)>);

impl Keys {
    /// The keys of what a viewer sees.
    pub(super) fn of(view: &View) -> Self {
        let mut named: Vec<(Pile, Vec<CardName>)> = Vec::new();
        named.extend(view.realms.iter().flat_map(settled));
        for realm in &view.realms {
            named.push((Pile::Selection(realm.seat), realm.selection.clone()));
        }
        for (at, area) in view.areas.iter().enumerate() {
            named.push((Pile::Area(at), area.cards.iter().map(|offered| offered.card).collect()));
        }
        for realm in &view.realms {
            named.push((Pile::Hand(realm.seat), realm.hand.clone()));
        }
        named.push((Pile::Next, view.next.into_iter().collect()));
        Self(counted(&named))
    }

    /// No keys: what is drawn a second time does not move.
    pub(super) const fn none() -> Self {
        Self(Vec::new())
    }

    /// The key of a card of a pile, by its place there.
    pub(super) fn at(&self, pile: Pile, index: usize) -> Option<&str> {
        let key = self.0.iter().find(|(at, place, _)| (*at, *place) == (pile, index));
        key.map(|(_, _, key)| key.as_str())
    }
}

/// The cards a player has put to use.
fn settled(realm: &RealmView) -> [(Pile, Vec<CardName>); 4] {
    let seat = realm.seat;
    [
        (Pile::Duchy(seat), realm.duchy.iter().map(|built| built.card).collect()),
        (Pile::Trophies(seat), realm.trophies.clone()),
        (Pile::Council(seat), realm.council.iter().map(|site| site.card).collect()),
        (Pile::Construction(seat), realm.construction.iter().map(|site| site.card).collect()),
    ]
}

fn counted(piles: &[(Pile, Vec<CardName>)]) -> Vec<(Pile, usize, String)> {
    let mut keys: Vec<(Pile, usize, String)> = Vec::new();
    let mut seen: Vec<CardName> = Vec::new();
    for (pile, names) in piles {
        for (index, &name) in names.iter().enumerate() {
            let before = seen.iter().filter(|&&other| other == name).count();
            keys.push((*pile, index, format!("card-{name}-{before}")));
            seen.push(name);
        }
    }
    keys
}
