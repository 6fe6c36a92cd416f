//! Choices: small answers with a notation both ways.

use crate::setting::Setting;
use crate::spoken::{cost, recycled};
use crate::terms::{
    Advisor, Area, Bonus, CardName, Facing, Lying, Piece, Resource, Site, Space, Target, Territory,
    Type,
};

kernel::choices! {
    /// An answer.
    pub enum Choice {
        Pass = "pass" => "choice-pass",
        Offer(card: CardName, area: Area, facing: Facing = Facing::Up)
            = "offer {card} {area} {facing}" => "choice-offer-{facing}" (card, area),
        Select(area: Area) = "select {area}" => "choice-select",
        Spy(lying: Lying) = "spy {lying}" => "choice-spy",
        Construct(card: CardName) = "construct {card}" => "choice-construct" (card, cost: cost(card, setting)),
        Recycle(card: CardName) = "recycle {card}" => "choice-recycle" (card, cubes: recycled(card, setting)),
        Hire(card: CardName) = "hire {card}" => "choice-hire",
        Discard(card: CardName) = "discard {card}" => "choice-discard",
        /// A card out of several.
        Card(card: CardName) = "card {card}" => "choice-card",
        Put(piece: Piece, target: Target) = "put {piece} {target}" => "choice-put",
        /// A Krystallium in place of a cube.
        StandIn(space: Space, target: Target) = "krystallium {space} {target}" => "choice-stand-in",
        Scrap(site: Site) = "scrap {site}" => "choice-scrap",
        Use(advisor: Advisor) = "use {advisor}" => "choice-use" (card: advisor.card()),
        At(lying: Lying) = "at {lying}" => "choice-at",
        /// Mark a card with an Illusionist token.
        Mark(lying: Lying) = "mark {lying}" => "choice-mark",
        /// Exchange a card of the Selection area.
        Swap(mine: Lying, theirs: Lying) = "swap {mine} {theirs}" => "choice-swap",
        /// A card in the open.
        Site(site: Site) = "site {site}" => "choice-card" (card: site),
        Type(of: Type) = "type {of}" => "choice-type" (type: of),
        Area(area: Area) = "area {area}" => "choice-area",
        Remove(resource: Resource, site: Site) = "remove {resource} {site}" => "choice-remove",
        Recruit(count: u8) = "recruit {count}" => "choice-recruit",
        Move(at: Territory) = "move {at}" => "choice-move",
        /// An Army from a territory.
        From(at: Territory) = "from {at}" => "choice-from",
        /// An Army takes a location.
        Station(at: Territory, bonus: Bonus) = "station {at} {bonus}" => "choice-station",
        /// A location is left.
        Leave(at: Territory, bonus: Bonus) = "leave {at} {bonus}" => "choice-leave",
        Lock(at: Territory) = "lock {at}" => "choice-lock",
    }

    fn message(setting: &Setting) -> Message;
}
