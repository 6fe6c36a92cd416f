//! What is to be seen of a fact in the Woodland.

mod chapters;
mod dice;

use super::things::Thing;
use super::{art, item, livery, map, piece};
use crate::Scene;
use crate::beats::{Around, Kind, Place, Step};
use crate::look;
use root::terms::{CardName, Clearing, Faction, Item, Piece};
use root::{Fact, View};

/// Who shows what happens.
struct Stage<'a> {
    view: &'a View,
    scene: &'a Scene<'a>,
}

/// What is to be seen of a fact.
pub(super) fn step(view: &View, scene: &Scene<'_>, around: Around<'_>) -> Option<Step> {
    let fact = *around.fact::<Fact>()?;
    Stage { view, scene }.show(fact, around)
}

/// A place by the words of one thing.
fn at(thing: Thing) -> Place {
    vec![thing.to_string()]
}

/// Where cards are drawn from, and where they go.
fn pile(name: &str) -> Place {
    vec![format!("pile-{name}")]
}

/// The pieces of a kind in a clearing, or else the clearing.
fn stack(clearing: Clearing, of: Piece) -> Place {
    let own = format!("{} {}", Thing::Of(clearing, of.owner()), Thing::Piece(of));
    vec![own, clearing.to_string()]
}

/// The number of a faction's livery.
fn colour(faction: Faction) -> u8 {
    livery(faction).number
}

impl Stage<'_> {
    #[expect(clippy::too_many_lines, reason = "a table of every fact and what is to be seen of it")]
    fn show(&self, fact: Fact, around: Around<'_>) -> Option<Step> {
        match fact {
            Fact::Turn { who } => Some(self.of(Kind::Turn, who)),
            Fact::Scored { who, points } => Some(self.of(Kind::Score, who).times(points)),
            Fact::Lost { who, points } => Some(self.of(Kind::Score, who).times(-i32::from(points))),
            Fact::Drew { who, count } => Some(self.draws(who).times(count)),
            Fact::DrewCard { who, card } => Some(self.draws_this(who, card)),
            Fact::Discarded { who, card } | Fact::DiscardedEffect { who, card } => {
                Some(self.plays(who, card, pile("discards")))
            }
            Fact::TookCard { who, whom, card } => Some(self.hands(whom, who, Some(card))),
            Fact::TookSomeCard { who, whom } => Some(self.hands(whom, who, None)),
            Fact::GaveCard { who, whom, card } => Some(self.hands(who, whom, Some(card))),
            Fact::GaveSomeCard { who, whom } => Some(self.hands(who, whom, None)),
            Fact::TookDiscarded { who, card } => {
                Some(self.draws_this(who, card).from(pile("discards")))
            }
            Fact::LookedAtHand { whom, .. } => Some(self.of(Kind::Mark, whom)),
            Fact::ActivatedDominance { who, card } => {
                Some(self.plays(who, card, self.plate(who)).from(Place::new()))
            }
            Fact::TookDominance { who, card } => Some(self.draws_this(who, card)),
            Fact::Placed { piece, clearing, count } => {
                Some(self.places(piece, clearing).times(count))
            }
            Fact::Removed { piece, clearing, count, .. } => {
                Some(self.removes(piece, clearing).times(count))
            }
            Fact::Moved { piece, from, to, count } => Some(marches(piece, from, to).times(count)),
            Fact::FerryMoved { to } => Some(
                Step::at(Kind::March, at(Thing::Clearing(to)))
                    .from(vec!["landmark-ferry".into()])
                    .of(art("landmark-ferry")),
            ),
            Fact::PathOpened { from, to } => Some(Step::at(Kind::Mark, at(Thing::Path(from, to)))),
            Fact::Crafted { who, card } => Some(self.plays(who, card, Place::new()).crafted()),
            Fact::TookItem { who, item } => Some(self.gets(who, item).from(pile("items"))),
            Fact::Battle { attacker, clearing, .. } => Some(
                Step::at(Kind::Mark, at(Thing::Clearing(clearing)))
                    .of(look::ui("battle"))
                    .in_livery(colour(attacker)),
            ),
            Fact::Ambushed { who, card } => Some(self.plays(who, card, fought(around))),
            Fact::Foiled { who, card } => Some(self.plays(who, card, fought(around))),
            Fact::UsedEffect { who, card } => Some(self.plays(who, card, self.plate(who))),
            Fact::Rolled { attacker, defender } => self.rolls([attacker, defender], around),
            Fact::ExtraHit { who } => self.deals_more(who, around),
            Fact::FirstHitIgnored { who } => self.deals_less(who, around),
            Fact::Healed { clearing, count } => {
                Some(self.places(Piece::MarquiseWarrior, clearing).times(count))
            }
            Fact::PaidWood { from } => Some(self.removes(Piece::Wood, from)),
            Fact::NewLeader { leader } => {
                Some(self.of(Kind::Gain, Faction::Eyrie).of(art(&format!("leader-{leader}"))))
            }
            Fact::Deposed { leader } => {
                Some(self.of(Kind::Hurt, Faction::Eyrie).of(art(&format!("leader-{leader}"))))
            }
            Fact::Turmoil => Some(self.of(Kind::Hurt, Faction::Eyrie).of(look::ui("warning"))),
            Fact::AddedToDecree { card, column } => {
                let to = [Thing::Column(column).to_string()].into_iter();
                let to = to.chain(self.plate(Faction::Eyrie)).collect();
                Some(self.plays(Faction::Eyrie, card, to))
            }
            Fact::TowerStands { clearing } => Some(
                Step::at(Kind::Arrive, at(Thing::Clearing(clearing))).of(art("landmark-tower")),
            ),
            // What is said with the dice, with another fact, or in the log alone.
            Fact::HitsLimited { .. } => None,
            Fact::Saw { .. } | Fact::Garrisoned { .. } | Fact::Purged { .. } => None,
            Fact::VizierTucked { .. } | Fact::FirstPlayer { .. } | Fact::Reach { .. } => None,
            Fact::SuitedClearings { .. } | Fact::RuinsPlaced { .. } => None,
            Fact::ItemSupply { .. } | Fact::Drawn | Fact::Won { .. } => None,
            Fact::Alliance(fact) => self.alliance(fact),
            Fact::Vagabond(fact) => self.vagabond(fact),
            Fact::LizardCult(fact) => self.lizard_cult(fact),
            Fact::Riverfolk(fact) => self.riverfolk(fact),
            Fact::Duchy(fact) => self.duchy(fact),
            Fact::Corvids(fact) => self.corvids(fact),
            Fact::Hundreds(fact) => self.hundreds(fact),
            Fact::Keepers(fact) => self.keepers(fact),
            Fact::Landmarks(fact) => self.landmarks(fact),
            Fact::Advanced(fact) => chapters::advanced(fact),
            Fact::Hirelings(fact) => self.hirelings(fact),
            Fact::Exiles(fact) => Some(self.exiles(fact)),
        }
    }

    /// Whatever stands for a faction: its plate, or the card of a hireling.
    fn plate(&self, faction: Faction) -> Place {
        super::things::player(faction, self.view).map(at).unwrap_or_default()
    }

    /// Something that happens to a faction.
    fn of(&self, kind: Kind, who: Faction) -> Step {
        Step::at(kind, self.plate(who)).in_livery(colour(who))
    }

    /// A card comes from the deck.
    fn draws(&self, who: Faction) -> Step {
        self.of(Kind::Card, who).from(pile("deck")).of(art("card-back"))
    }

    /// A card comes that the viewer may know: into their hand, if it is theirs.
    fn draws_this(&self, who: Faction, card: CardName) -> Step {
        let hand = self.is_own(who).then(|| Thing::Card(card).to_string());
        let to = hand.into_iter().chain(self.plate(who)).collect();
        Step { to, ..self.draws(who).of(art(&format!("card-{card}"))) }
    }

    fn is_own(&self, who: Faction) -> bool {
        let own = self.view.players.iter().find(|player| Some(player.seat) == self.view.seat);
        own.is_some_and(|player| player.faction == who)
    }

    /// A card goes from whoever has it to a place.
    fn plays(&self, who: Faction, card: CardName, to: Place) -> Step {
        let of = art(&format!("card-{card}"));
        Step::at(Kind::Card, to).from(self.plate(who)).of(of).in_livery(colour(who))
    }

    /// A card goes from one hand to another.
    fn hands(&self, from: Faction, to: Faction, card: Option<CardName>) -> Step {
        let of = card.map_or_else(|| art("card-back"), |card| art(&format!("card-{card}")));
        self.of(Kind::Card, to).from(self.plate(from)).of(of)
    }

    /// An item goes to a faction.
    fn gets(&self, who: Faction, what: Item) -> Step {
        self.of(Kind::Gain, who).of(item(what))
    }

    /// Pieces come from their supply.
    fn places(&self, of: Piece, clearing: Clearing) -> Step {
        Step::at(Kind::Arrive, stack(clearing, of))
            .from(self.plate(of.owner()))
            .of(piece(of))
            .in_livery(colour(of.owner()))
    }

    /// Pieces go back to their supply.
    fn removes(&self, of: Piece, clearing: Clearing) -> Step {
        Step::at(Kind::Leave, self.plate(of.owner()))
            .from(stack(clearing, of))
            .of(piece(of))
            .in_livery(colour(of.owner()))
    }
}

/// Pieces go along a path, where there is one.
fn marches(of: Piece, from: Clearing, to: Clearing) -> Step {
    Step::at(Kind::March, stack(to, of))
        .from(stack(from, of))
        .of(piece(of))
        .in_livery(colour(of.owner()))
        .along(map::way_between(from, to))
}

/// Where the latest battle is.
fn fought(around: Around<'_>) -> Place {
    let battle = around.before::<Fact>().find_map(|fact| dice::battle(*fact));
    battle.map(|(_, clearing)| at(Thing::Clearing(clearing))).unwrap_or_default()
}

impl Step {
    /// The same as something that is made.
    fn crafted(mut self) -> Self {
        self.kind = Kind::Craft;
        self
    }
}
