//! What a faction's board prints for whoever plays it: the order of the turn, and what the faction can do.

use crate::Scene;
use crate::table::para_link;
use kernel::Para;
use maud::{Markup, html};
use root::View;
use root::terms::Faction;
use root::view::PlayerView;

/// The section of a chapter that tells what the faction can do, and those of its turn.
const ABILITIES: &str = "2";
const TURN: [&str; 3] = ["4", "5", "6"];
/// What everyone may do in daylight: the Law tells it once for all.
const SHARED: &str = "4.";

/// The chapter of a faction.
const fn chapter(faction: Faction) -> &'static str {
    match faction {
        Faction::Marquise => "6",
        Faction::Eyrie => "7",
        Faction::Alliance => "8",
        Faction::Vagabond | Faction::SecondVagabond => "9",
        Faction::LizardCult => "10",
        Faction::Riverfolk => "11",
        Faction::Duchy => "12",
        Faction::Corvids => "13",
        Faction::Hundreds => "14",
        Faction::Keepers => "15",
        Faction::Patrol | Faction::Dynasty | Faction::Uprising | Faction::Exile => "E",
        Faction::Flotilla | Faction::Prophets | Faction::Bandits | Faction::Expedition => "E",
        Faction::Spies | Faction::Protector | Faction::Bearers | Faction::Vaults => "E",
        Faction::Band => "E",
    }
}

/// The paragraphs that stand directly under a number.
fn under(number: &str) -> impl Iterator<Item = Para> {
    let all = root::law::CHAPTERS.iter().flat_map(|chapter| chapter.iter().copied());
    all.filter(move |para| {
        let rest = para.number().strip_prefix(number).and_then(|rest| rest.strip_prefix('.'));
        rest.is_some_and(|rest| !rest.contains('.'))
    })
}

/// The paragraph of a number.
fn numbered(number: &str) -> Option<Para> {
    let all = root::law::CHAPTERS.iter().flat_map(|chapter| chapter.iter().copied());
    all.into_iter().find(|para| para.number() == number)
}

/// The turn in its order, with the step under way marked while the reader is asked in it.
pub(super) fn turn(player: &PlayerView, view: &View, scene: &Scene<'_>) -> Markup {
    let chapter = chapter(player.faction);
    let plays = view.turn == Some(player.seat);
    let asked = scene.ask.filter(|_| plays).map(|ask| ask.para.number());
    html! {
        ol.turn-order aria-label=(scene.tongue.word("page-root-turn")) {
            @for section in TURN {
                @let number = format!("{chapter}.{section}");
                @if let Some(part) = numbered(&number) {
                    @let now = is_under(asked, part.number(), &number);
                    li.now[now] aria-current=[now.then_some("step")] {
                        b { (scene.tongue.law(part).title) }
                        @for step in under(&number) {
                            " " span.step.now[is_at(asked, step)] { (scene.tongue.law(step).title) }
                        }
                    }
                }
            }
        }
    }
}

/// Whether what is asked belongs to a part of the turn. What the Law tells for all belongs to Daylight, or where the part says it.
fn is_under(asked: Option<&str>, part: &str, number: &str) -> bool {
    let Some(asked) = asked else { return false };
    if asked.starts_with(SHARED) {
        let names = |number: &str| under(number).any(|step| is_at(Some(asked), step));
        let chapter = number.split('.').next().unwrap_or_default();
        let named = TURN.iter().any(|section| names(&format!("{chapter}.{section}")));
        return if named { names(number) } else { part.ends_with(".5") };
    }
    asked == part || asked.strip_prefix(part).is_some_and(|rest| rest.starts_with('.'))
}

/// Whether what is asked is this step: itself, what stands under it, or crafting where it is called so.
fn is_at(asked: Option<&str>, step: Para) -> bool {
    let Some(asked) = asked else { return false };
    let is_in = |para: Para| {
        asked
            .strip_prefix(para.number())
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    };
    let craft = root::law::key_actions::CRAFT;
    is_in(step) || step.title() == craft.title() && is_in(craft)
}

/// What the faction can do, each with its paragraph.
pub(super) fn abilities(player: &PlayerView, scene: &Scene<'_>) -> Markup {
    let number = format!("{}.{ABILITIES}", chapter(player.faction));
    html! {
        ul.abilities aria-label=(scene.tongue.word("page-root-abilities")) {
            @for para in under(&number) {
                @let law = scene.tongue.law(para);
                li { b { (law.title) } " " span { (law.summary) } " " (para_link(&scene.tongue, "root", para)) }
            }
        }
    }
}
