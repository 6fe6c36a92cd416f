//! Cards: whole ones, backs, narrow ones with their spaces, and those built in a Duchy.

use super::faces::art;
use super::parts::{self, Sight, class, cube, cubes, seal, some};
use super::things::{self, Thing};
use super::{faces, told};
use crate::shell::picture;
use maud::{Markup, html};
use wonderful_kingdom::Choice;
use wonderful_kingdom::setting::faces::Kind;
use wonderful_kingdom::terms::{CardName, Lying, Site, Space, Target};
use wonderful_kingdom::view::{BuiltView, DownView, FaceView, SiteView, SpaceView};

/// A card that lies face up.
#[derive(Debug)]
pub(super) struct Lies<'a> {
    /// Its name.
    pub(super) card: CardName,
    /// Which drawing it is.
    pub(super) key: Option<&'a str>,
    /// What it is to a hand.
    pub(super) things: Vec<Thing>,
    /// Its spaces, where pieces are put on it, and how choices name it if they do.
    pub(super) site: Option<(&'a SiteView, Option<Site>)>,
    /// The seat whose Illusionist token it bears.
    pub(super) token: Option<u8>,
}

impl<'a> Lies<'a> {
    /// A card that only lies there.
    pub(super) const fn new(card: CardName, key: Option<&'a str>, things: Vec<Thing>) -> Self {
        Self { card, key, things, site: None, token: None }
    }

    /// The whole card, and small buttons for what can be done with it.
    pub(super) fn whole(&self, deeds: &Markup, sight: &Sight<'_>) -> Markup {
        let Some(face) = sight.face(self.card) else { return html! {} };
        let frozen = self.site.is_some_and(|(site, _)| site.frozen);
        html! {
            // What can be done with a card stands beside it: a button holds no button.
            div.wk-slot { div.wk-card.(class(face.kind)).frozen[frozen] data-thing=[things::words(&self.things)]
                data-key=[self.key] title=(told::told(self.card, sight)) {
                span.band { (seal(face.kind, sight)) b { (sight.name(self.card)) } }
                span.scene {
                    (self.cost(face, sight))
                    span.art { (picture(faces::card(self.card), None)) }
                    (bonus(face, sight))
                    (worth(face, sight))
                    @if frozen { span.ice title=(sight.word("page-wk-frozen")) { (picture(art("frozen"), Some(&sight.word("page-wk-frozen")))) } }
                    @if let Some(seat) = self.token { (token(seat, sight)) }
                }
                @if face.kind == Kind::Advisor { small.effect { (told::effect(self.card, sight).unwrap_or_default()) } }
                (foot(face, sight))
            } (deeds) }
        }
    }

    /// The card in little room: its name, its spaces, what it will bring.
    pub(super) fn slim(&self, sight: &Sight<'_>) -> Markup {
        let Some(face) = sight.face(self.card) else { return html! {} };
        html! {
            div.slim.(class(face.kind)) data-thing=[things::words(&self.things)] data-key=[self.key]
                title=(told::told(self.card, sight)) {
                span.band { (seal(face.kind, sight)) b { (sight.name(self.card)) } }
                span.line {
                    (self.cost(face, sight))
                    @if self.site.is_some_and(|(site, _)| site.frozen) { (picture(art("frozen"), Some(&sight.word("page-wk-frozen")))) }
                    span.brings {
                        (makes(face, sight)) (bonus(face, sight)) (worth(face, sight))
                        @if face.kind == Kind::Treasure { (picture(art("recycle"), Some(&sight.word("page-wk-recycling")))) (cubes(face.recycle, sight)) }
                    }
                }
            }
        }
    }

    /// What is to be paid: spaces where pieces are put, what is printed elsewhere.
    fn cost(&self, face: &FaceView, sight: &Sight<'_>) -> Markup {
        html! {
            span.cost {
                @match self.site {
                    Some((site, named)) => @for space in &site.spaces {
                        (parts::space(space, slot(space, named.map(Target::Site)), sight))
                    },
                    None => @for &of in &face.cost { (cube(of, sight)) },
                }
            }
        }
    }
}

/// A free space of the reader's.
pub(super) fn slot(space: &SpaceView, target: Option<Target>) -> Option<Thing> {
    let free = target.filter(|_| !space.filled)?;
    Some(Thing::Slot(free, space.space))
}

/// Small buttons on a card, each with the sentence of its choice; those of which nothing is said are left out.
pub(super) fn deeds(deeds: &[(Choice, Markup)], sight: &Sight<'_>) -> Markup {
    let known: Vec<_> = deeds
        .iter()
        .map(|(choice, icon)| (choice.to_string(), sentence(*choice, sight), icon))
        .filter(|(choice, ..)| sight.scene.is_spoken_of(choice))
        .collect();
    html! {
        @if !known.is_empty() {
            span.deeds {
                @for (choice, told, icon) in known {
                    span.deed data-choice=(choice) title=(told) { (icon) }
                }
            }
        }
    }
}

/// The sentence of a choice that is offered or withheld.
fn sentence(choice: Choice, sight: &Sight<'_>) -> String {
    let Some(ask) = sight.scene.ask else { return String::new() };
    let choice = choice.to_string();
    let offered = ask.offers.iter().map(|it| (&it.choice, &it.label));
    let withheld = ask.withheld.iter().map(|it| (&it.choice, &it.label));
    let mut all = offered.chain(withheld);
    all.find(|(of, _)| **of == choice).map_or_else(String::new, |(_, label)| sight.say(label))
}

/// A card that lies face down: its number, and what it is if the viewer knows.
pub(super) fn back(down: &DownView, sight: &Sight<'_>) -> Markup {
    let hidden = sight.counted("page-wk-face-down", down.number);
    let known = down.card.map(|card| format!("{hidden} {}", told::told(card, sight)));
    html! {
        div.wk-card.back.known[down.card.is_some()] data-thing=(Thing::At(Lying::Down(down.number - 1)))
            data-key=(format!("down-{}", down.number)) title=(known.unwrap_or(hidden)) {
            b.number { (down.number) }
            @match down.card {
                Some(card) => {
                    span.art { (picture(faces::card(card), None)) }
                    span.peeked { (picture(art("looked-at"), None)) b { (sight.name(card)) } }
                },
                None => span.art { (picture(art("trap"), None)) },
            }
            @if let Some(seat) = down.token { (token(seat, sight)) }
        }
    }
}

fn token(seat: u8, sight: &Sight<'_>) -> Markup {
    let told = sight.word("page-wk-token");
    html! { span.token.(sight.livery(seat)) title=(told) { (picture(art("illusionist"), Some(&told))) } }
}

/// The points on a card, or what it costs.
fn worth(face: &FaceView, sight: &Sight<'_>) -> Markup {
    let lost = sight.lost(face);
    html! {
        @if lost > 0 { span.worth.bad title=(sight.counted("page-wk-told-penalty", lost)) { "−" (lost) } }
        @if face.points > 0 { span.worth title=(sight.counted("page-wk-pieces-points", face.points)) { (face.points) } }
        @if let Some((points, of)) = face.points_per { span.worth.per { (points) "×" (seal(Kind::Development(of), sight)) } }
    }
}

/// What is gained once when a card is completed or defeated.
fn bonus(face: &FaceView, sight: &Sight<'_>) -> Markup {
    html! {
        @if face.krystallium + face.soldiers > 0 {
            span.bonus { "+" (some(Space::Krystallium, face.krystallium, sight)) (some(Space::Soldier, face.soldiers, sight)) }
        }
    }
}

/// What a card produces each round.
fn makes(face: &FaceView, sight: &Sight<'_>) -> Markup {
    html! {
        (cubes(face.production, sight))
        @if let Some((made, of)) = face.produces_per { span.per { (cube(made.space(), sight)) "×" (seal(Kind::Development(of), sight)) } }
    }
}

/// Production on the left, recycling on the right.
fn foot(face: &FaceView, sight: &Sight<'_>) -> Markup {
    let recycles = face.recycle.iter().any(|&count| count > 0);
    let bare = !recycles && face.production == [0; 4] && face.produces_per.is_none();
    html! {
        @if !bare { span.foot {
            span.makes title=(sight.word("page-wk-production")) { (makes(face, sight)) }
            @if recycles {
                span.recycles title=(sight.word("page-wk-recycling")) { (picture(art("recycle"), None)) (cubes(face.recycle, sight)) }
            }
        } }
    }
}

/// A card built in a Duchy: one line of its stack.
pub(super) fn built(built: &BuiltView, key: Option<&str>, seat: u8, sight: &Sight<'_>) -> Markup {
    let Some(face) = sight.face(built.card) else { return html! {} };
    let robbed = sight.word("page-wk-stolen");
    html! {
        div.built.(class(face.kind)).stolen[built.stolen] data-thing=(Thing::Built(seat, built.card)) data-key=[key]
            title=(told::told(built.card, sight)) {
            (seal(face.kind, sight))
            span.name { (sight.name(built.card)) }
            @if built.stolen { (picture(art("robbed"), Some(&robbed))) }
            span.makes { (makes(face, sight)) }
            @if let Some(of) = built.counts { (seal(Kind::Development(of), sight)) }
            @if built.points != 0 { span.worth.bad[built.points < 0] { (signed(built.points)) } }
        }
    }
}

/// A number with a true minus.
pub(super) fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}
