//! How the game names what it says.

use crate::choice::Choice;
use crate::fact::Gain;
use crate::setting::faces::Face;
use crate::terms::{
    Area, Board, Bonus, CardName, Colour, Duchy, Facing, Lying, Piece, Resource, Site, Space,
    Target, Territory, Type,
};
use crate::{Fact, Question, Setting, Why, WonderfulKingdom};
use kernel::{Arg, Lang, Message, Seat, Spoken, Text};

macro_rules! texts {
    ($($name:literal),* $(,)?) => {
        &[$(
            Text { lang: Lang::English, file: concat!($name, ".en.ftl"), text: include_str!(concat!("../lang/", $name, ".en.ftl")) },
            Text { lang: Lang::Italian, file: concat!($name, ".it.ftl"), text: include_str!(concat!("../lang/", $name, ".it.ftl")) },
        )*]
    };
}

impl Spoken for WonderfulKingdom {
    fn texts() -> &'static [Text] {
        texts!["law", "names", "facts", "choices"]
    }

    fn seat_name(setting: &Setting, seat: Seat) -> Message {
        duchy(setting.duchies[seat.index()].duchy)
    }

    fn question(setting: &Setting, question: &Question) -> Message {
        question.message(setting)
    }

    fn choice(setting: &Setting, choice: &Choice) -> Message {
        deed(setting, *choice)
    }

    fn closes(choice: &Choice) -> bool {
        *choice == Choice::Pass
    }

    fn why(_setting: &Setting, why: &Why) -> Message {
        why.message()
    }

    fn fact(setting: &Setting, fact: &Fact) -> Message {
        fact.message(setting)
    }
}

/// The deed of a choice.
fn deed(setting: &Setting, choice: Choice) -> Message {
    let say = Message::new;
    match choice {
        Choice::Pass => say("choice-pass"),
        Choice::Offer(name, to, facing) => offer(name, to, facing),
        Choice::Select(of) => say("choice-select").with("area", area(of)),
        Choice::Spy(at) => say("choice-spy").with("lying", lying(at)),
        Choice::Construct(name) => {
            let cost = setting.face_of(name).map_or_else(Vec::new, cost);
            say("choice-construct").with("card", card(name)).with("cost", Arg::List(cost))
        }
        Choice::Recycle(name) => {
            let cubes = setting.face_of(name).map_or_else(Vec::new, recycled);
            say("choice-recycle").with("card", card(name)).with("cubes", Arg::List(cubes))
        }
        Choice::Hire(name) => say("choice-hire").with("card", card(name)),
        Choice::Discard(name) => say("choice-discard").with("card", card(name)),
        Choice::Card(name) => say("choice-card").with("card", card(name)),
        Choice::Put(of, to) => {
            say("choice-put").with("piece", piece(of)).with("target", target(to))
        }
        Choice::StandIn(of, to) => {
            say("choice-stand-in").with("space", space(of)).with("target", target(to))
        }
        Choice::Scrap(at) => say("choice-scrap").with("site", site(at)),
        Choice::Use(advisor) => say("choice-use").with("card", card(advisor.card())),
        Choice::At(at) => say("choice-at").with("lying", lying(at)),
        Choice::Mark(at) => say("choice-mark").with("lying", lying(at)),
        Choice::Swap(mine, theirs) => {
            say("choice-swap").with("mine", lying(mine)).with("theirs", lying(theirs))
        }
        Choice::Site(at) => say("choice-card").with("card", site(at)),
        Choice::Type(of) => say("choice-type").with("type", of_type(of)),
        Choice::Area(of) => say("choice-area").with("area", area(of)),
        Choice::Remove(of, at) => {
            say("choice-remove").with("resource", resource(of)).with("site", site(at))
        }
        Choice::Recruit(count) => say("choice-recruit").with("count", count),
        Choice::Move(to) => say("choice-move").with("at", territory(setting, to)),
        Choice::From(from) => say("choice-from").with("at", territory(setting, from)),
        Choice::Lock(from) => say("choice-lock").with("at", territory(setting, from)),
        Choice::Station(at, of) => {
            say("choice-station").with("at", territory(setting, at)).with("bonus", bonus(of))
        }
        Choice::Leave(at, of) => {
            say("choice-leave").with("at", territory(setting, at)).with("bonus", bonus(of))
        }
    }
}

/// What a card costs.
fn cost(face: &Face) -> Vec<Message> {
    let count = |piece: Piece| face.spaces.of[piece.space().index()].count_ones();
    let each = Piece::ALL.into_iter().map(|piece| (piece, count(piece)));
    let some = each.filter(|(_, count)| *count > 0);
    some.map(|(piece, count)| Message::new(format!("pieces-{piece}")).with("count", count))
        .collect()
}

/// The cubes a card is recycled for.
fn recycled(face: &Face) -> Vec<Message> {
    let each = Resource::ALL.into_iter().zip(face.recycle).filter(|(_, count)| *count > 0);
    each.map(|(resource, count)| gain(Gain { piece: resource.piece(), count })).collect()
}

fn offer(name: CardName, to: Area, facing: Facing) -> Message {
    Message::new(format!("choice-offer-{facing}")).with("card", card(name)).with("area", area(to))
}

pub(crate) fn card(name: CardName) -> Message {
    Message::new(format!("card-{name}"))
}

pub(crate) fn area(area: Area) -> Message {
    Message::new(format!("area-{area}"))
}

/// A card in the open; a second copy says its number.
pub(crate) fn site(site: Site) -> Message {
    match site.copy {
        0 => card(site.name),
        copy => Message::new("card-copy").with("card", card(site.name)).with("number", copy + 1),
    }
}

pub(crate) fn target(target: Target) -> Message {
    match target {
        Target::Site(at) => site(at),
        Target::Alchemy => Message::new("target-alchemy"),
        Target::Quest => Message::new("target-quest"),
    }
}

pub(crate) fn piece(piece: Piece) -> Message {
    Message::new(format!("piece-{piece}"))
}

/// So many pieces.
pub(crate) fn gain(Gain { piece, count }: Gain) -> Message {
    Message::new(format!("pieces-{piece}")).with("count", count)
}

pub(crate) fn space(space: Space) -> Message {
    Message::new(format!("space-{space}"))
}

pub(crate) fn resource(resource: Resource) -> Message {
    Message::new(format!("resource-{resource}"))
}

pub(crate) fn of_type(of: Type) -> Message {
    Message::new(format!("type-{of}"))
}

pub(crate) fn lying(lying: Lying) -> Message {
    match lying {
        Lying::In(at, name) => {
            Message::new("lying-in").with("card", card(name)).with("area", area(at))
        }
        Lying::Selected(name) => card(name),
        Lying::Down(number) => Message::new("lying-down").with("number", number + 1),
    }
}

pub(crate) fn bonus(bonus: Bonus) -> Message {
    Message::new(format!("bonus-{bonus}"))
}

pub(crate) fn colour(colour: Colour) -> Message {
    Message::new(format!("colour-{colour}"))
}

pub(crate) fn duchy(duchy: Duchy) -> Message {
    Message::new(format!("duchy-{duchy}"))
}

pub(crate) fn board(board: Board) -> Message {
    Message::new(format!("board-{board}"))
}

/// The name of a territory on the board of this game; without one, or on another board, its code.
pub(crate) fn territory(setting: &Setting, territory: Territory) -> Message {
    let map = setting.map.as_ref().filter(|map| map.territories.has(territory));
    map.map_or_else(
        || Message::new("territory-unknown").with("code", territory.word()),
        |map| Message::new(format!("territory-{}-{territory}", map.board)),
    )
}

/// What fills the place of its name in the message of a fact.
pub(crate) trait Said {
    /// How it is said.
    fn said(self, setting: &Setting) -> Arg;
}

macro_rules! said {
    ($($kind:ty => $name:path),* $(,)?) => { $(
        impl Said for $kind {
            fn said(self, _setting: &Setting) -> Arg {
                $name(self).into()
            }
        }
    )* };
}

said! {
    Seat => Arg::from,
    u8 => Arg::from,
    i32 => Arg::from,
    CardName => card,
    Area => area,
    Site => site,
    Target => target,
    Piece => piece,
    Space => space,
    Resource => resource,
    Type => of_type,
    Lying => lying,
    Bonus => bonus,
    Colour => colour,
    Duchy => duchy,
    Board => board,
    Gain => gain,
}

impl Said for Territory {
    fn said(self, setting: &Setting) -> Arg {
        territory(setting, self).into()
    }
}
