//! What is to be seen of a fact among the kingdoms.

use super::faces::{self, art};
use super::things::Thing;
use super::{livery, map};
use crate::beats::{Around, Kind, Place, Step};
use crate::look::{self, Art};
use kernel::Seat;
use wonderful_kingdom::terms::{
    Area, CardName, Colour, Lying, Piece, Resource, Site, Target, Territory,
};
use wonderful_kingdom::view::RealmView;
use wonderful_kingdom::{Fact, View};

/// Who shows what happens.
struct Stage<'a> {
    view: &'a View,
}

/// What is to be seen of a fact.
pub(super) fn step(view: &View, around: Around<'_>) -> Option<Step> {
    Stage { view }.show(*around.fact::<Fact>()?)
}

/// A place by the words of one thing.
fn at(thing: Thing) -> Place {
    vec![thing.to_string()]
}

/// Where cards are drawn from, and where they go.
fn pile(name: &str) -> Place {
    vec![format!("pile-{name}")]
}

/// The plate of a seat.
fn plate(who: Seat) -> Place {
    vec![format!("seat-{who}")]
}

/// The first of these that is drawn.
fn either(things: &[Thing], who: Seat) -> Place {
    things.iter().map(Thing::to_string).chain(plate(who)).collect()
}

/// The first copy of a card under construction, or an Advisor that was hired.
fn site(who: Seat, site: Site) -> Place {
    either(&[Thing::Site(who.0, site)], who)
}

/// The picture of a piece.
fn piece(of: Piece) -> Art {
    art(of.word())
}

/// The picture of an Army.
fn army(of: Colour) -> Art {
    art(&format!("army-{of}"))
}

/// The Armies of a colour in a territory, or else the territory.
fn armies(of: Colour, there: Territory) -> Place {
    vec![format!("army-{there}-{of}"), Thing::Territory(there).to_string()]
}

impl Stage<'_> {
    #[expect(clippy::too_many_lines, reason = "a table of every fact and what is to be seen of it")]
    fn show(&self, fact: Fact) -> Option<Step> {
        Some(match fact {
            Fact::Rules { who, .. } => self.of(Kind::Mark, who),
            Fact::Round { first, .. } => self.of(Kind::Turn, first),
            Fact::Laid { card, area } => offers(area, card).from(pile("deck")),
            Fact::LaidDown { area } => lays(area).from(pile("deck")),
            Fact::Dealt { who, count } => {
                self.of(Kind::Card, who).from(pile("deck")).of(art("card-back")).times(count)
            }
            Fact::DealtCard { who, card } => self
                .of(Kind::Card, who)
                .from(pile("deck"))
                .of(faces::card(card))
                .to(either(&[Thing::Card(card)], who)),
            Fact::Offered { who, card, area } => self.hands(who, offers(area, card)),
            Fact::OfferedDown { who, area } => self.hands(who, lays(area)),
            Fact::OfferedKnown { who, card, area } => {
                self.hands(who, lays(area).of(faces::card(card)))
            }
            Fact::Selected { who, area, count, down } => self
                .of(Kind::Card, who)
                .from(at(Thing::Area(area)))
                .of(art("card-back"))
                .times(count + down),
            Fact::Spied { who, number } => self.looks(who, number).of(art("looked-at")),
            Fact::SpiedCard { who, number, card } => self.looks(who, number).of(faces::card(card)),
            Fact::Revealed { who, card } => self.card(Kind::Card, who, card),
            Fact::Foresaw { who, card } => self.card(Kind::Card, who, card).from(pile("deck")),
            Fact::LeftOver { card } => Step::at(Kind::Card, pile("discards")).of(faces::card(card)),
            Fact::Struck { who, card } | Fact::Menaced { who, card } => {
                self.card(Kind::Hurt, who, card).from(pile("deck"))
            }
            Fact::Lifted { who, card } | Fact::Away { who, card } => self.discards(who, card),
            Fact::Planned { who, card } | Fact::Hired { who, card } => self.begins(who, card),
            Fact::TookBack { who, card } => self.begins(who, card).from(pile("discards")),
            Fact::Recycled { who, card } => self.discards(who, card),
            Fact::Charged { who, card } => self.built(Kind::Craft, who, card),
            Fact::Used { who, card } => self.built(Kind::Card, who, card),
            Fact::Conjured { who, card, to } => {
                self.built(Kind::Mark, who, card).of(art(&format!("type-{to}")))
            }
            Fact::Doubled { who, card } => self.built(Kind::Mark, who, card).of(art("points")),
            Fact::Usurped { who, lying } | Fact::Swapped { who, theirs: lying, .. } => {
                self.of(Kind::Card, who).from(at(Thing::At(lying))).of(art("card-back"))
            }
            Fact::Marked { who, lying } => {
                self.gets(who, art("illusionist")).from(plate(who)).to(at(Thing::At(lying)))
            }
            Fact::TookTokens { who, count } => self.gets(who, art("illusionist")).times(count),
            Fact::Placed { who, piece: of, target } => self.puts(who, piece(of), target),
            Fact::StoodIn { who, target, .. } => self.puts(who, art("krystallium"), target),
            Fact::Alchemised { who } => {
                self.gets(who, art("krystallium")).from(either(&[Thing::Alchemy], who))
            }
            Fact::Completed { who, card } => self
                .card(Kind::Craft, who, card)
                .from(site(who, Site { name: card, copy: 0 }))
                .to(either(&[Thing::Built(who.0, card)], who)),
            Fact::Gained { who, what } => self.gets(who, piece(what.piece)).times(what.count),
            Fact::Scrapped { who, site: of } => self.discards(who, of.name).from(site(who, of)),
            Fact::Produced { who, resource, count } => self.makes(who, resource).times(count),
            Fact::Trains { who } => self.of(Kind::Mark, who).of(art("soldier")),
            Fact::SoldierReady { who } => self.gets(who, art("soldier")),
            Fact::StepDone { who, .. } => self.of(Kind::Craft, who).of(art("quest")),
            Fact::FirstToFinish { who } => self.gets(who, look::ui("star")),
            Fact::QuestTokens { who, traps, spies } => {
                let of = if traps > 0 { art("trap") } else { art("spy") };
                self.gets(who, of).times(traps + spies)
            }
            Fact::Frozen { who, site: of } => self.harms(who, of).of(art("frozen")),
            Fact::Robbed { who, site: of } => self.harms(who, of).of(art("robbed")),
            Fact::Devoured { who, card } => {
                self.loses(who, faces::card(card)).from(site(who, Site { name: card, copy: 0 }))
            }
            Fact::Tormented { who, resource, site: of } => {
                self.loses(who, faces::resource(resource)).from(site(who, of))
            }
            Fact::SetAside { who, resource } => self.loses(who, faces::resource(resource)),
            Fact::Eaten { who } => self.loses(who, art("soldier")),
            Fact::EatenOn { who, site: of } => self.loses(who, art("soldier")).from(site(who, of)),
            Fact::Defeated { who, card } => {
                self.card(Kind::Craft, who, card).from(site(who, Site { name: card, copy: 0 }))
            }
            Fact::Destroyed { card, .. } => Step::at(Kind::Leave, pile("discards"))
                .from(self.stands(card))
                .of(faces::card(card)),
            Fact::Recruited { who, count } => self.musters(who)?.times(count),
            Fact::Marched { who, from, to } => self.marches(who, from, to)?,
            Fact::Fought { at: there, count, .. } => {
                Step::at(Kind::Hurt, at(Thing::Territory(there))).of(art("combat")).times(count)
            }
            Fact::Arrived { who, at: there, .. } => {
                Step { to: at(Thing::Territory(there)), ..self.of(Kind::Mark, who) }
            }
            Fact::Stationed { colour, at: there, bonus } => {
                Step::at(Kind::Arrive, at(Thing::Location(there, bonus)))
                    .from(armies(colour, there))
                    .of(army(colour))
            }
            Fact::LeftLocation { colour, at: there, bonus } => {
                Step::at(Kind::Leave, armies(colour, there))
                    .from(at(Thing::Location(there, bonus)))
                    .of(army(colour))
            }
            Fact::LockedUp { colour, from } => {
                Step::at(Kind::Leave, Place::new()).from(armies(colour, from)).of(army(colour))
            }
            Fact::Freed { colour, count } => {
                let whose = self.view.realms.iter().find(|realm| realm.colour == colour);
                let to = whose.map(|realm| plate(Seat(realm.seat))).unwrap_or_default();
                Step::at(Kind::Gain, to).of(army(colour)).times(count)
            }
            Fact::EnemyGrew { at: there } => {
                Step::at(Kind::Arrive, armies(Colour::Red, there)).of(army(Colour::Red))
            }
            Fact::Scored { who, points } => self.of(Kind::Score, who).times(points),
            // What is said in the log alone.
            Fact::BoardIsSet { .. } | Fact::Passed { .. } => return None,
        })
    }

    fn realm(&self, who: Seat) -> Option<&RealmView> {
        self.view.realms.iter().find(|realm| realm.seat == who.0)
    }

    /// Something that happens to a player.
    fn of(&self, kind: Kind, who: Seat) -> Step {
        let number = self.realm(who).map(|realm| livery(realm).number);
        Step { livery: number, ..Step::at(kind, plate(who)) }
    }

    /// A player gains something.
    fn gets(&self, who: Seat, what: Art) -> Step {
        self.of(Kind::Gain, who).of(what)
    }

    /// A player loses something.
    fn loses(&self, who: Seat, what: Art) -> Step {
        Step { to: Place::new(), ..self.of(Kind::Leave, who) }.from(plate(who)).of(what)
    }

    /// A card comes to a player.
    fn card(&self, kind: Kind, who: Seat, card: CardName) -> Step {
        self.of(kind, who).of(faces::card(card))
    }

    /// A card goes from a hand to where it is offered.
    fn hands(&self, who: Seat, step: Step) -> Step {
        Step { livery: self.of(Kind::Card, who).livery, ..step }.from(plate(who))
    }

    /// A face-down card is looked at.
    fn looks(&self, who: Seat, number: u8) -> Step {
        let to = at(Thing::At(Lying::Down(number.saturating_sub(1))));
        Step { to, ..self.of(Kind::Card, who) }
    }

    /// A selected card is laid where it is built, or an Advisor is hired.
    fn begins(&self, who: Seat, card: CardName) -> Step {
        let from = either(&self.own(who, card), who);
        self.card(Kind::Card, who, card).from(from).to(site(who, Site { name: card, copy: 0 }))
    }

    /// A card goes to the discards.
    fn discards(&self, who: Seat, card: CardName) -> Step {
        let from = either(&self.own(who, card), who);
        self.card(Kind::Card, who, card).from(from).to(pile("discards"))
    }

    /// A card of the reader's that lies to be chosen from.
    fn own(&self, who: Seat, card: CardName) -> Vec<Thing> {
        if self.view.seat == Some(who.0) { vec![Thing::Card(card)] } else { vec![] }
    }

    /// Something that happens to a card a player has.
    fn built(&self, kind: Kind, who: Seat, card: CardName) -> Step {
        let here = [Thing::Site(who.0, Site { name: card, copy: 0 }), Thing::Built(who.0, card)];
        self.card(kind, who, card).to(either(&here, who))
    }

    /// Something bad happens to a card under construction.
    fn harms(&self, who: Seat, of: Site) -> Step {
        self.of(Kind::Hurt, who).to(site(who, of))
    }

    /// A piece goes to a card, to Alchemy or to the Quest.
    fn puts(&self, who: Seat, what: Art, target: Target) -> Step {
        let own = self.view.seat == Some(who.0);
        let to = match target {
            Target::Site(of) => site(who, of),
            Target::Alchemy if own => either(&[Thing::Alchemy], who),
            Target::Quest if own => either(&[Thing::Quest], who),
            Target::Alchemy | Target::Quest => plate(who),
        };
        self.gets(who, what).from(plate(who)).to(to)
    }

    /// A player produces, where it is shown what everybody produces.
    fn makes(&self, who: Seat, of: Resource) -> Step {
        self.gets(who, faces::resource(of)).from(vec![format!("maker-{who}-{of}")])
    }

    /// Where a card stands that was somebody's.
    fn stands(&self, card: CardName) -> Place {
        let seats = self.view.realms.iter().map(|realm| realm.seat);
        let both =
            |seat| [Thing::Site(seat, Site { name: card, copy: 0 }), Thing::Built(seat, card)];
        seats.flat_map(both).map(|thing| thing.to_string()).collect()
    }

    /// Armies come from the reserve to the castle.
    fn musters(&self, who: Seat) -> Option<Step> {
        let colour = self.realm(who)?.colour;
        let castle = match colour {
            Colour::Blue => Territory::Bc,
            Colour::Red => Territory::Rc,
        };
        let to = armies(colour, castle);
        Some(self.of(Kind::Arrive, who).from(plate(who)).of(army(colour)).to(to))
    }

    /// An Army goes from one territory to another.
    fn marches(&self, who: Seat, from: Territory, to: Territory) -> Option<Step> {
        let colour = self.realm(who)?.colour;
        let step = self.of(Kind::March, who).from(armies(colour, from)).of(army(colour));
        Some(step.to(armies(colour, to)).along(map::way_between(from, to)))
    }
}

/// A card lies face up in an area.
fn offers(area: Area, card: CardName) -> Step {
    let lies = Thing::At(Lying::In(area, card)).to_string();
    let to = vec![lies, Thing::Area(area).to_string()];
    Step::at(Kind::Card, to).of(faces::card(card))
}

/// A card lies face down in an area.
fn lays(area: Area) -> Step {
    Step::at(Kind::Card, at(Thing::Area(area))).of(art("card-back"))
}
