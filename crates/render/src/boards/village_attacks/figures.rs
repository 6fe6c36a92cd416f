//! What stands in a chamber: monsters, villagers, the Troll, traps, spawn tokens, the goal. Each is drawn in a square of
//! 100 and put where it stands.

use super::faces::art;
use super::plan::Point;
use super::things::Thing;
use super::{Sight, faces};
use crate::Livery;
use crate::shell::image;
use kernel::Message;
use maud::{Markup, html};
use village_attacks::setting::records::GoalName;
use village_attacks::terms::{
    Condition, Creature, Figure, Likeness, Mark, Marks, Monster, Slot, Trap, Type, Who, Zone,
};
use village_attacks::view::{FigureCard, FigureView, MonsterView, ZoneView};

/// Something that stands in a chamber.
pub(super) struct Token {
    /// How the style sheet calls it.
    class: String,
    /// What it is to a hand.
    thing: Option<Thing>,
    /// What it is to what happens, where that is another word.
    also: Option<Thing>,
    /// Its name between two drawings.
    key: String,
    /// What it is, in words.
    told: String,
    /// The drawing.
    drawn: Markup,
}

impl Token {
    /// The words of what it is.
    fn words(&self) -> Option<String> {
        let words: Vec<String> =
            self.thing.iter().chain(&self.also).map(Thing::to_string).collect();
        (!words.is_empty()).then(|| words.join(" "))
    }

    /// The token where it stands, wide and tall.
    pub(super) fn put(&self, wide: (Point, i32), tall: (Point, i32)) -> Markup {
        let moved = |((x, y), size): (Point, i32)| {
            format!("translate({x} {y})scale({}.{:02})", size / 100, size % 100)
        };
        // Letters on small figures are drawn larger: 11 px at least, on a phone of 390 as well.
        let (small, small_tall) = (wide.1 < 62, tall.1 < 93);
        let (tiny_tall, least_tall) = (tall.1 < 66, tall.1 < 58);
        html! {
            g.token.(self.class).small[small].small-tall[small_tall].tiny-tall[tiny_tall].least-tall[least_tall] data-thing=[self.words()] data-key=(self.key)
                transform=(moved(wide)) data-tall=(moved(tall)) {
                title { (self.told) }
                (self.drawn)
            }
        }
    }
}

/// Everything that stands in a zone, in the order it is looked for.
pub(super) fn standing(number: Zone, zone: &ZoneView, sight: &Sight<'_>) -> Vec<Token> {
    let creatures = zone.creatures.iter().filter_map(|it| creature(it, sight));
    let troll = zone.troll.then(|| troll(sight));
    let villagers = zone.villagers.iter().zip(&zone.figures).map(|(&(likeness, count), &first)| {
        (likeness.who.class(), villager(likeness, (count, first), sight))
    });
    let mut villagers: Vec<(usize, Token)> = villagers.collect();
    // Whoever is attacked last stands first, next to the monsters.
    villagers.sort_by_key(|(class, _)| std::cmp::Reverse(*class));
    let villagers = villagers.into_iter().map(|(_, token)| token);
    let things = [
        goal(number, zone, sight),
        zone.trap.map(|trap| trap_token(number, trap, sight)),
        (zone.tokens > 0).then(|| spawn(number, zone.tokens, sight)),
    ];
    creatures.chain(troll).chain(villagers).chain(things.into_iter().flatten()).collect()
}

/// A number on a disc.
fn badge(class: &str, (x, y): Point, number: impl std::fmt::Display) -> Markup {
    html! { g.badge.(class) { circle cx=(x) cy=(y) r="23" {} text x=(x) y=(y + 14) { (number) } } }
}

/// The marks of a playing monster.
pub(super) fn livery(slot: Slot, name: Monster) -> Livery {
    let (emblem, letter) = faces::monster(name);
    Livery { number: slot.0 % 8, emblem, letter }
}

/// A monster, the summoned one, or a minion.
fn creature(it: Creature, sight: &Sight<'_>) -> Option<Token> {
    match it.slot() {
        Some(slot) => Some(monster(slot, sight.view.monster(slot)?, sight)),
        None => Some(follower(it, sight.view.follower(it)?, sight)),
    }
}

fn monster(slot: Slot, monster: &MonsterView, sight: &Sight<'_>) -> Token {
    let livery = livery(slot, monster.name);
    let acts = sight.view.turn == Some(slot);
    let burns = monster.suffers(Condition::Burn) > 0;
    let mut class = format!("monster {}", livery.class());
    class.push_str(if acts { " acts" } else { "" });
    Token {
        class,
        thing: Some(Thing::Creature(slot.creature())),
        also: None,
        key: format!("monster-{}", monster.name),
        told: super::plates::told(monster, sight),
        drawn: html! {
            circle.halo cx="50" cy="50" r="42" {}
            circle.ring cx="50" cy="50" r="42" {}
            g.face.lying[monster.lying] { (image(livery.emblem, (11, 7), 78)) }
            g.letter { circle cx="16" cy="18" r="17" {} text x="16" y="30" { (livery.letter) } }
            @if burns { (image(art("status-burn"), (66, 0), 34)) }
            @if monster.carries { (image(art("status-carries"), (64, 62), 36)) }
            (badge("health", (22, 79), monster.left()))
        },
    }
}

/// The numbers of a card in words.
fn numbers(figure: &FigureView, sight: &Sight<'_>) -> String {
    let [movement, attacks, range, damage] = figure.numbers;
    let told = Message::new("page-va-numbers")
        .with("health", figure.left())
        .with("most", figure.health.0)
        .with("movement", movement)
        .with("attacks", attacks)
        .with("range", range)
        .with("damage", damage)
        .with("type", Message::new(format!("type-{}", figure.of_type)));
    sight.say(&told)
}

/// What texts and the style sheet call a kind of card.
pub(super) const fn kind(card: FigureCard) -> &'static str {
    match card {
        FigureCard::Hero(_) => "hero",
        FigureCard::Summon(_) => "summon",
        FigureCard::Minion(_) => "minion",
    }
}

fn follower(it: Creature, figure: &FigureView, sight: &Sight<'_>) -> Token {
    let kind = kind(figure.card);
    let name = sight.word(format!("{kind}-{}", figure.card));
    let text = sight.maybe(format!("{kind}-{}.text", figure.card)).unwrap_or_default();
    let owner = figure.owner;
    let owner = owner.and_then(|slot| Some(livery(slot, sight.view.monster(slot)?.name)));
    Token {
        class: format!("{kind} {}", owner.map(Livery::class).unwrap_or_default()),
        thing: Some(Thing::Creature(it)),
        also: None,
        key: format!("creature-{it}"),
        told: format!("{name}: {} {text}", numbers(figure, sight)),
        drawn: html! {
            circle.halo cx="50" cy="50" r="36" {}
            circle.ring cx="50" cy="50" r="36" {}
            (image(faces::figure(figure.card), (16, 12), 68))
            (badge("health", (25, 77), figure.left()))
        },
    }
}

fn troll(sight: &Sight<'_>) -> Token {
    Token {
        class: "troll".to_owned(),
        thing: Some(Thing::Troll),
        also: None,
        key: "troll".to_owned(),
        told: sight.word("page-va-troll"),
        drawn: html! {
            rect.halo x="6" y="6" width="88" height="88" rx="20" {}
            (image(art("troll"), (14, 12), 74))
        },
    }
}

/// Villagers who look alike.
fn villager(likeness: Likeness, (count, first): (u8, Figure), sight: &Sight<'_>) -> Token {
    let Likeness { who, marks, .. } = likeness;
    let hero = match who {
        Who::Hero(hero) => sight.view.hero(hero),
        Who::Peasant | Who::Hunter(_) | Who::Veteran | Who::Yunfakh(_) => None,
    };
    let of_type = match who {
        Who::Hunter(of) | Who::Yunfakh(of) => Some(of),
        Who::Hero(_) => hero.map(|figure| figure.of_type),
        Who::Peasant | Who::Veteran => None,
    };
    Token {
        class: format!(
            "villager {} {}",
            class_of(who),
            of_type.map(|of| format!("type-{of}")).unwrap_or_default()
        ),
        thing: Some(Thing::Villagers(likeness)),
        also: Some(Thing::Folk(likeness.zone, who)),
        key: format!("villager-{}", first.0),
        told: told(who, marks, count, hero, sight),
        drawn: villager_drawn(who, marks, count, (of_type, hero)),
    }
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
    (of_type, hero): (Option<Type>, Option<&FigureView>),
) -> Markup {
    let lies = marks.has(Mark::Stunned);
    html! {
        @match who {
            Who::Peasant => path.halo d="M14 92V50a36 36 0 0 1 72 0V92z" {},
            Who::Hunter(_) | Who::Veteran | Who::Yunfakh(_) => path.halo d="M50 8L88 30V74L50 94L12 74V30z" {},
            Who::Hero(_) => path.halo d="M50 4l11 12l15 -7l3 17l17 3l-8 15l12 12l-15 9l1 17l-17 -1l-9 15l-12 -12l-15 7l-3 -17l-17 -3l8 -15l-12 -12l15 -9l-1 -17l17 1z" {},
        }
        g.face.lying[lies] { (image(faces::villager(who), (12, 8), 76)) }
        @if let Some(of) = of_type {
            g.kind { circle cx="17" cy="20" r="19" {} (image(faces::of_type(of), (4, 7), 26)) }
        }
        @for (index, mark) in (0..).zip(marks.iter()) { (image(faces::mark(mark), (68, index * 30 - 2), 32)) }
        @match hero {
            Some(figure) => (badge("health", (22, 79), figure.left())),
            None => (badge("count", (22, 79), count)),
        }
    }
}

/// A villager in words: who, how many, what lies on it, and what its card says.
fn told(who: Who, marks: Marks, count: u8, hero: Option<&FigureView>, sight: &Sight<'_>) -> String {
    let name = sight.say(&village_attacks::spoken::who(who));
    let marks = marks.iter().map(|mark| {
        sight.word(match mark {
            Mark::Stunned => "mark-stunned",
            Mark::Burning => "mark-burning",
            Mark::Snared => "mark-snared",
            Mark::Pacified => "mark-pacified",
        })
    });
    let name = std::iter::once(name).chain(marks).collect::<Vec<_>>().join(", ");
    let Some(hero) = hero else {
        let about = sight.word(format!("page-va-about-{}", class_of(who)));
        return format!("{count} × {name}. {about}");
    };
    let text = sight.maybe(format!("hero-{}.text", hero.card)).unwrap_or_default();
    format!("{name}: {} {text}", numbers(hero, sight))
}

fn trap_token(number: Zone, (trap, charges): (Trap, u8), sight: &Sight<'_>) -> Token {
    let told = Message::new("page-va-trap-here").with("trap", trap).with("charges", charges);
    let text = sight.maybe(format!("trap-{trap}.text")).unwrap_or_default();
    Token {
        class: "trap".to_owned(),
        thing: None,
        also: None,
        key: format!("trap-{number}"),
        told: format!("{} {text}", sight.say(&told)),
        drawn: html! {
            rect.halo x="12" y="12" width="76" height="76" rx="10" {}
            (image(faces::trap(trap), (20, 18), 60))
            @if charges > 1 { (badge("count", (22, 79), charges)) }
        },
    }
}

/// Spawn tokens: a burning brand for each.
fn spawn(number: Zone, tokens: usize, sight: &Sight<'_>) -> Token {
    Token {
        class: "spawn".to_owned(),
        thing: None,
        also: None,
        key: format!("spawn-{number}"),
        told: sight.say(&Message::new("page-va-tokens").with("count", tokens)),
        drawn: html! {
            circle.halo cx="50" cy="50" r="38" {}
            path.brand d="M44 48h12l-3 40h-6z" {}
            path.flame d="M50 8c4 10 15 16 15 28a15 15 0 0 1 -30 0c0 -6 3 -10 6 -13c1 5 3 7 6 7c-1 -8 0 -15 3 -22z" {}
            @if tokens > 1 { (badge("count", (22, 79), tokens)) }
        },
    }
}

/// What the goal wants here: seals, cups, an heirloom, the summoning.
fn goal(number: Zone, zone: &ZoneView, sight: &Sight<'_>) -> Option<Token> {
    let view = sight.view;
    let lies = zone.loose > 0;
    if !zone.is_goal && !lies {
        return None;
    }
    let acting = view.turn.and_then(|slot| view.monster(slot));
    let here = acting.and_then(|monster| monster.zone) == Some(number);
    let told = Message::new(format!("page-va-goal-here-{}", view.goal.name))
        .with("done", zone.progress)
        .with("count", view.goal.count);
    let paid = view.monsters.iter().filter(|monster| monster.paid.is_some()).count();
    let (done, most) = match view.goal.name {
        GoalName::Calling => (paid, view.monsters.len()),
        GoalName::Morale
        | GoalName::Breaches
        | GoalName::Altars
        | GoalName::Survival
        | GoalName::Heirlooms
        | GoalName::Heroes => (zone.progress.into(), view.goal.count.into()),
    };
    Some(Token {
        class: "goal".to_owned(),
        thing: here.then_some(Thing::Goal),
        also: None,
        key: format!("goal-{number}"),
        told: sight.say(&told),
        drawn: html! {
            circle.halo cx="50" cy="50" r="44" {}
            (image(faces::goal(view.goal.name), (26, 8), 48))
            @if lies { text.tally x="50" y="86" { "×" (zone.loose) } } @else { text.tally x="50" y="86" { (done) "/" (most) } }
        },
    })
}
