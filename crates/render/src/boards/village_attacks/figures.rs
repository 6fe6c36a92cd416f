//! What stands in a chamber: monsters, villagers, the Troll, traps, spawn tokens, the goal. Each is drawn in a square of
//! 100 and put where it stands.

use super::faces;
use super::plan::Point;
use crate::board::Stands;
use crate::glyph::Glyph;
use crate::{Livery, Scene};
use kernel::Message;
use maud::{Markup, html};
use village_attacks::View;
use village_attacks::terms::{Likeness, Mark, Marks, Who};
use village_attacks::view::{FigureView, MonsterView, ZoneView};

/// Something that stands in a chamber.
pub(super) struct Token {
    /// How the style sheet calls it.
    class: String,
    /// What it stands for.
    stands: Stands,
    /// Its name between two drawings.
    key: String,
    /// What it is, in words.
    told: String,
    /// The drawing.
    drawn: Markup,
}

impl Token {
    /// The token where it stands, wide and tall.
    pub(super) fn put(&self, wide: (Point, i32), tall: (Point, i32)) -> Markup {
        let moved = |((x, y), size): (Point, i32)| {
            format!("translate({x} {y})scale({}.{:02})", size / 100, size % 100)
        };
        // Letters on small figures are drawn larger: 11 px at least, on a phone of 390 as well.
        let (small, small_tall, tiny_tall) = (wide.1 < 62, tall.1 < 93, tall.1 < 66);
        html! {
            g.token.(self.class).(self.stands.class()).small[small].small-tall[small_tall].tiny-tall[tiny_tall] data-choice=[self.stands.choices.as_ref()] data-key=(self.key)
                transform=(moved(wide)) data-tall=(moved(tall)) {
                title { (self.told) }
                (self.drawn)
            }
        }
    }
}

/// Everything that stands in a zone, in the order it is looked for.
pub(super) fn standing(
    number: usize,
    zone: &ZoneView,
    view: &View,
    scene: &Scene<'_>,
) -> Vec<Token> {
    let creatures = zone.creatures.iter().filter_map(|word| creature(word, view, scene));
    let troll = zone.troll.then(|| troll(scene));
    let villagers =
        zone.villagers.iter().zip(&zone.figures).filter_map(|((likeness, count), first)| {
            villager(likeness, (*count, *first), view, scene)
        });
    let mut villagers: Vec<(usize, Token)> = villagers.collect();
    // Whoever is attacked last stands first, next to the monsters.
    villagers.sort_by_key(|(class, _)| std::cmp::Reverse(*class));
    let villagers = villagers.into_iter().map(|(_, token)| token);
    let things = [
        goal(number, zone, view, scene),
        zone.trap.map(|trap| trap_token(number, trap, scene)),
        (zone.tokens > 0).then(|| spawn(number, zone.tokens, scene)),
    ];
    creatures.chain(troll).chain(villagers).chain(things.into_iter().flatten()).collect()
}

/// A picture about the middle of a square of 100.
fn picture(glyph: Glyph, (x, y): Point, size: i32) -> Markup {
    html! { image href=(glyph.address()) x=(x) y=(y) width=(size) height=(size) {} }
}

/// A number on a disc.
fn badge(class: &str, (x, y): Point, number: impl std::fmt::Display) -> Markup {
    html! { g.badge.(class) { circle cx=(x) cy=(y) r="23" {} text x=(x) y=(y + 14) { (number) } } }
}

/// The marks of a playing monster.
pub(super) fn livery(slot: usize, name: &str) -> Livery {
    let (emblem, letter) = faces::monster(name);
    Livery { number: u8::try_from(slot % 8).unwrap_or_default(), emblem, letter }
}

/// A monster, the summoned one, or a minion.
fn creature(word: &str, view: &View, scene: &Scene<'_>) -> Option<Token> {
    if let Some(number) = word.strip_prefix('m').and_then(|number| number.parse::<usize>().ok()) {
        let slot = number.checked_sub(1)?;
        return Some(monster(slot, view.monsters.get(slot)?, view, scene));
    }
    let follower = view.followers.iter().find(|follower| follower.word == word)?;
    Some(follower_token(follower, view, scene))
}

fn monster(slot: usize, monster: &MonsterView, view: &View, scene: &Scene<'_>) -> Token {
    let livery = livery(slot, monster.name);
    let left = monster.health.0.saturating_sub(monster.health.1);
    let acts = view.turn.map(usize::from) == Some(slot);
    let burns = monster.conditions.iter().any(|(word, _)| *word == "burn");
    let mut class = format!("monster {}", livery.class());
    class.push_str(if acts { " acts" } else { "" });
    Token {
        class,
        stands: scene.about(&format!("m{}", slot + 1)),
        key: format!("monster-{}", monster.name),
        told: super::plates::told(monster, scene),
        drawn: html! {
            circle.halo cx="50" cy="50" r="42" {}
            circle.ring cx="50" cy="50" r="42" {}
            g.face.lying[monster.lying] { (picture(livery.emblem, (22, 20), 56)) }
            g.letter { circle cx="16" cy="18" r="17" {} text x="16" y="30" { (livery.letter) } }
            @if burns { (picture(Glyph::Fire, (66, 0), 34)) }
            @if monster.carries { (picture(Glyph::Amphora, (64, 62), 36)) }
            (badge("health", (22, 79), left))
        },
    }
}

/// The numbers of a card in words.
fn numbers(figure: &FigureView, scene: &Scene<'_>) -> String {
    let [movement, attacks, range, damage] = figure.numbers;
    let told = Message::new("page-va-numbers")
        .with("health", figure.health.0.saturating_sub(figure.health.1))
        .with("most", figure.health.0)
        .with("movement", movement)
        .with("attacks", attacks)
        .with("range", range)
        .with("damage", damage)
        .with("type", Message::new(format!("type-{}", figure.of_type)));
    scene.tongue.say(&told)
}

fn follower_token(figure: &FigureView, view: &View, scene: &Scene<'_>) -> Token {
    let kind = if figure.owner.is_some() { "minion" } else { "summon" };
    let name = scene.tongue.word(format!("{kind}-{}", figure.card));
    let text = scene.tongue.maybe(format!("{kind}-{}.text", figure.card)).unwrap_or_default();
    let owner = figure.owner.map(usize::from);
    let owner = owner.and_then(|slot| Some(livery(slot, view.monsters.get(slot)?.name)));
    let left = figure.health.0.saturating_sub(figure.health.1);
    Token {
        class: format!("{kind} {}", owner.map(Livery::class).unwrap_or_default()),
        stands: scene.about(&figure.word),
        key: format!("creature-{}", figure.word),
        told: format!("{name}: {} {text}", numbers(figure, scene)),
        drawn: html! {
            circle.halo cx="50" cy="50" r="36" {}
            circle.ring cx="50" cy="50" r="36" {}
            (picture(faces::monster(figure.card).0, (27, 26), 46))
            (badge("health", (25, 77), left))
        },
    }
}

fn troll(scene: &Scene<'_>) -> Token {
    Token {
        class: "troll".to_owned(),
        stands: scene.stands(|choice| choice.starts_with("troll ")),
        key: "troll".to_owned(),
        told: scene.tongue.word("page-va-troll"),
        drawn: html! {
            rect.halo x="6" y="6" width="88" height="88" rx="20" {}
            (picture(Glyph::Troll, (14, 12), 74))
        },
    }
}

/// Villagers who look alike, and their class of priority.
fn villager(
    likeness: &str,
    (count, first): (u8, u8),
    view: &View,
    scene: &Scene<'_>,
) -> Option<(usize, Token)> {
    let Likeness { who, marks, .. } = likeness.parse().ok()?;
    let hero = match who {
        Who::Hero(hero) => view.heroes.iter().find(|figure| figure.card == hero.word()),
        Who::Peasant | Who::Hunter(_) | Who::Veteran | Who::Yunfakh(_) => None,
    };
    let of_type = match who {
        Who::Hunter(of) | Who::Yunfakh(of) => Some(of.word()),
        Who::Hero(_) => hero.map(|figure| figure.of_type),
        Who::Peasant | Who::Veteran => None,
    };
    // The choices of a likeness name it whole: `melee z3 peasant`, `villager z3 hunter-undead s`.
    let stands = scene.stands(|choice| {
        choice.split_once(' ').is_some_and(|(verb, rest)| {
            matches!(verb, "melee" | "ranged" | "villager") && rest == likeness
        })
    });
    let token = Token {
        class: format!(
            "villager {} {}",
            class_of(who),
            of_type.map(|of| format!("type-{of}")).unwrap_or_default()
        ),
        stands,
        key: format!("villager-{first}"),
        told: told(who, marks, count, hero, scene),
        drawn: villager_drawn(who, marks, count, (of_type, hero)),
    };
    Some((who.class(), token))
}

const fn class_of(who: Who) -> &'static str {
    match who {
        Who::Peasant => "peasant",
        Who::Hunter(_) => "hunter",
        Who::Veteran => "veteran",
        Who::Yunfakh(_) => "yunfakh",
        Who::Hero(_) => "hero",
    }
}

fn villager_drawn(
    who: Who,
    marks: Marks,
    count: u8,
    (of_type, hero): (Option<&str>, Option<&FigureView>),
) -> Markup {
    let lies = marks.has(Mark::Stunned);
    html! {
        @match who {
            Who::Peasant => path.halo d="M14 92V50a36 36 0 0 1 72 0V92z" {},
            Who::Hunter(_) | Who::Veteran | Who::Yunfakh(_) => path.halo d="M50 8L88 30V74L50 94L12 74V30z" {},
            Who::Hero(_) => path.halo d="M50 4l11 12l15 -7l3 17l17 3l-8 15l12 12l-15 9l1 17l-17 -1l-9 15l-12 -12l-15 7l-3 -17l-17 -3l8 -15l-12 -12l15 -9l-1 -17l17 1z" {},
        }
        g.face.lying[lies] { (picture(faces::villager(who), (22, 20), 56)) }
        @if let Some(of) = of_type {
            g.kind { circle cx="17" cy="20" r="19" {} (picture(faces::of_type(of), (4, 7), 26)) }
        }
        @for (index, mark) in (0..).zip(marks.iter()) { (picture(faces::mark(mark), (68, index * 30 - 2), 32)) }
        @match hero {
            Some(figure) => (badge("health", (22, 79), figure.health.0.saturating_sub(figure.health.1))),
            None => (badge("count", (22, 79), count)),
        }
    }
}

/// A villager in words: who, how many, what lies on it, and what its card says.
fn told(who: Who, marks: Marks, count: u8, hero: Option<&FigureView>, scene: &Scene<'_>) -> String {
    let name = scene.tongue.say(&village_attacks::spoken::who(who));
    let marks = marks.iter().map(|mark| {
        scene.tongue.word(match mark {
            Mark::Stunned => "mark-stunned",
            Mark::Burning => "mark-burning",
            Mark::Snared => "mark-snared",
            Mark::Pacified => "mark-pacified",
        })
    });
    let name = std::iter::once(name).chain(marks).collect::<Vec<_>>().join(", ");
    let Some(hero) = hero else {
        let about = scene.tongue.word(format!("page-va-about-{}", class_of(who)));
        return format!("{count} × {name}. {about}");
    };
    let text = scene.tongue.maybe(format!("hero-{}.text", hero.card)).unwrap_or_default();
    format!("{name}: {} {text}", numbers(hero, scene))
}

fn trap_token(number: usize, (word, charges): (&'static str, u8), scene: &Scene<'_>) -> Token {
    let told = Message::new("page-va-trap-here")
        .with("trap", Message::new(format!("trap-{word}")))
        .with("charges", charges);
    let text = scene.tongue.maybe(format!("trap-{word}.text")).unwrap_or_default();
    Token {
        class: "trap".to_owned(),
        stands: super::PLAIN,
        key: format!("trap-z{number}"),
        told: format!("{} {text}", scene.tongue.say(&told)),
        drawn: html! {
            rect.halo x="12" y="12" width="76" height="76" rx="10" {}
            (picture(Glyph::Mousetrap, (22, 20), 56))
            @if charges > 1 { (badge("count", (22, 79), charges)) }
        },
    }
}

/// Spawn tokens: a burning brand for each.
fn spawn(number: usize, tokens: usize, scene: &Scene<'_>) -> Token {
    Token {
        class: "spawn".to_owned(),
        stands: super::PLAIN,
        key: format!("spawn-z{number}"),
        told: scene.tongue.say(&Message::new("page-va-tokens").with("count", tokens)),
        drawn: html! {
            circle.halo cx="50" cy="50" r="38" {}
            path.brand d="M44 48h12l-3 40h-6z" {}
            path.flame d="M50 8c4 10 15 16 15 28a15 15 0 0 1 -30 0c0 -6 3 -10 6 -13c1 5 3 7 6 7c-1 -8 0 -15 3 -22z" {}
            @if tokens > 1 { (badge("count", (22, 79), tokens)) }
        },
    }
}

/// What the goal wants here: seals, cups, an heirloom, the summoning.
fn goal(number: usize, zone: &ZoneView, view: &View, scene: &Scene<'_>) -> Option<Token> {
    let lies = zone.loose > 0;
    if !zone.is_goal && !lies {
        return None;
    }
    let acting = view.turn.and_then(|slot| view.monsters.get(usize::from(slot)));
    let here = acting.and_then(|monster| monster.zone).map(usize::from) == Some(number);
    let works =
        |choice: &str| matches!(choice, "seal" | "free" | "lift") || choice.starts_with("summon ");
    let told = Message::new(format!("page-va-goal-here-{}", view.goal.name))
        .with("done", zone.progress)
        .with("count", view.goal.count);
    let paid = view.monsters.iter().filter(|monster| monster.paid.is_some()).count();
    let done = if view.goal.name == "calling" { paid } else { zone.progress.into() };
    let most =
        if view.goal.name == "calling" { view.monsters.len() } else { view.goal.count.into() };
    Some(Token {
        class: "goal".to_owned(),
        stands: if here { scene.stands(works) } else { super::PLAIN },
        key: format!("goal-z{number}"),
        told: scene.tongue.say(&told),
        drawn: html! {
            circle.halo cx="50" cy="50" r="44" {}
            (picture(faces::goal(view.goal.name), (26, 8), 48))
            @if lies { text.tally x="50" y="86" { "×" (zone.loose) } } @else { text.tally x="50" y="86" { (done) "/" (most) } }
        },
    })
}
