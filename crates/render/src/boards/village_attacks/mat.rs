//! The board of the reader's own monster: dice, slots, health, experience, capabilities.

use super::faces::art;
use super::things::Thing;
use super::{Sight, dice, faces, figures, plates};
use crate::course::course;
use crate::look::Art;
use crate::shell::picture;
use kernel::Message;
use maud::{Markup, html};
use village_attacks::terms::{Condition, Monster, Slot, SpecialFace, Symbol};
use village_attacks::view::{CapabilityView, Holds, Kept, MonsterView};
use village_attacks::{Choice, Question, law};

/// The board of the monster the reader is asked about, or plays.
pub(super) fn own(sight: &Sight<'_>) -> Markup {
    shown(sight).map_or_else(|| html! {}, |(slot, monster)| lair(slot, monster, sight))
}

/// The board of a monster.
pub(super) fn lair(slot: Slot, monster: &MonsterView, sight: &Sight<'_>) -> Markup {
    let livery = figures::livery(slot, monster.name);
    let name = sight.word(format!("monster-{}", monster.name));
    html! {
        div.lair.(livery.class()) {
            section.self aria-label=(name) {
                span.portrait { (picture(livery.emblem, None)) span.letter aria-hidden="true" { (livery.letter) } }
                div {
                    h2 { (name) }
                    p.calling { (sight.word(format!("role-{}", monster.role))) " · " (plates::kind(monster.of_type, sight)) }
                }
                (health(monster, sight))
                (experience(monster, sight))
                p.states {
                    @if monster.zone.is_none() { span.alarm { (picture(art("status-dead"), None)) (sight.word("page-va-dead")) } }
                    @if monster.lying { span.alarm { (picture(art("mark-stunned"), None)) (sight.word("mark-stunned")) } }
                    @if monster.carries { span.state { (picture(art("status-carries"), None)) (sight.word("page-va-carries")) } }
                    @if monster.burdened { span.state { (picture(art("status-burdened"), None)) (sight.word("page-va-burdened")) } }
                    (conditions(slot, monster, sight))
                    (kept(monster, sight))
                }
            }
            div.hold role="group" aria-label=(sight.word("page-va-results")) {
                (turn(slot, sight))
                (results(monster, sight))
                (slots(monster, sight))
            }
            div.capabilities role="group" tabindex="0" aria-label=(sight.word("page-va-capabilities")) {
                @for capability in &monster.capabilities { (card(capability, sight)) }
            }
        }
    }
}

/// V3 The steps of a monster's turn, the one under way marked.
fn turn(slot: Slot, sight: &Sight<'_>) -> Markup {
    let steps = [law::turn::ROLL, law::turn::REROLL, law::turn::TORCHES, law::turn::USE_RESULTS];
    let asked = sight.scene.ask.filter(|_| sight.view.turn == Some(slot));
    let rerolls = [law::turn::REROLL, law::turn::TWO_GROUPS, law::turn::ONE_REROLL];
    let now = asked.map(|ask| {
        if rerolls.contains(&ask.para) {
            law::turn::REROLL
        } else if ask.para == law::turn::TORCHES || law::torches::ALL.contains(&ask.para) {
            law::turn::TORCHES
        } else {
            law::turn::USE_RESULTS
        }
    });
    let titled = |step| (sight.scene.tongue.law(step).title, Some(step) == now);
    course(&sight.word("page-va-turn"), steps.map(titled))
}

/// The reader's monster to show: the one the question names, the one whose turn it is, the first.
fn shown<'a>(sight: &Sight<'a>) -> Option<(Slot, &'a MonsterView)> {
    let seat = sight.scene.viewer.seat()?;
    let own = || sight.view.placed_monsters().filter(move |(_, monster)| monster.seat == seat);
    let named = sight.question().and_then(|question| named(*question, sight));
    own()
        .find(|(_, monster)| Some(monster.name) == named)
        .or_else(|| own().find(|(slot, _)| sight.view.turn == Some(*slot)))
        .or_else(|| own().next())
}

/// The monster a question is about.
fn named(question: Question, sight: &Sight<'_>) -> Option<Monster> {
    let of = |slot: Slot| sight.view.monster(slot).map(|monster| monster.name);
    match question {
        Question::DiscardReserve(slot)
        | Question::Reroll(slot)
        | Question::UseResults(slot, _)
        | Question::SpendWhich(slot, _)
        | Question::Defend(slot, _)
        | Question::Shield(slot, _)
        | Question::Avenge(slot, _)
        | Question::Level(slot)
        | Question::LevelHeals(slot)
        | Question::Dash(slot, _) => of(slot),
        Question::WhichZone(capability)
        | Question::WhichVillager(capability)
        | Question::HealWhom(capability)
        | Question::GainWhich(capability)
        | Question::GiveWhom(capability)
        | Question::Promise(capability)
        | Question::ArrangeSpawn(capability) => Some(capability.monster()),
        Question::CreatureMoves(creature) | Question::CreatureAttacks(creature) => {
            creature.slot().and_then(of)
        }
        Question::FirstMonster | Question::KeepBurden => None,
    }
}

/// Health as hearts, full and lost.
fn health(monster: &MonsterView, sight: &Sight<'_>) -> Markup {
    let left = monster.left();
    let told = Message::new("page-va-health-of").with("left", left).with("most", monster.health.0);
    html! {
        p.pips.hearts title=(sight.say(&told)) {
            @for index in 0..monster.health.0 { span.lost[index >= left] aria-hidden="true" { (picture(art("health"), None)) } }
            b { (left) "/" (monster.health.0) } span.sr { (sight.say(&told)) }
        }
    }
}

/// The level, and how far it is to the next.
fn experience(monster: &MonsterView, sight: &Sight<'_>) -> Markup {
    let (level, experience, needs) = monster.experience;
    let told = Message::new("page-va-level")
        .with("level", level)
        .with("experience", experience)
        .with("needs", needs);
    html! {
        p.pips.stars title=(sight.say(&told)) {
            b { (sight.say(&Message::new("page-va-level-short").with("level", level))) }
            @for index in 0..needs { span.lost[index >= experience] aria-hidden="true" { (picture(art("experience"), None)) } }
            span.sr { (sight.say(&told)) }
        }
    }
}

/// Conditions, each with its sign and name.
pub(super) fn conditions(slot: Slot, monster: &MonsterView, sight: &Sight<'_>) -> Markup {
    html! {
        @for &(condition, count) in &monster.conditions {
            @let thing = Thing::Condition(slot.creature(), condition);
            span.condition data-thing=(thing) title=(sight.word(format!("page-va-condition-{condition}"))) {
                (picture(faces::condition(condition), None)) (sight.word(format!("condition-{condition}"))) @if count > 1 { " ×" (count) }
            }
        }
    }
}

/// What capabilities keep up this round.
pub(super) fn kept(monster: &MonsterView, sight: &Sight<'_>) -> Markup {
    html! {
        @for &(kept, left) in &monster.kept {
            @let told = sight.say(&Message::new(format!("page-va-kept-{kept}")).with("count", left));
            span.kept title=(told) { (picture(faces::kept(kept), Some(&told))) @if kept != Kept::Taunt { b { (left) } } }
        }
    }
}

/// The dice of the turn: each stands for everything that can be done with it.
fn results(monster: &MonsterView, sight: &Sight<'_>) -> Markup {
    let none = monster.rolled.is_empty() && monster.torches == 0 && monster.special.is_none();
    html! {
        div.va-dice {
            @for (index, symbol) in dice::one_by_one(&monster.rolled).enumerate() {
                span data-key=(format!("die-{index}-{symbol}")) { (die(symbol, sight)) }
            }
            @for _ in 0..monster.torches { (die(SpecialFace::Torch, sight)) }
            @if let Some(face) = monster.special { span.va-special title=(sight.word("page-va-special")) { (die(face, sight)) } }
            @for symbol in gains(sight) { (dice::die(symbol, sight, Some(Thing::Gain(symbol)))) }
            @if none { span.nothing { (sight.word("page-va-no-results")) } }
        }
    }
}

/// The symbols one of which is gained now.
fn gains(sight: &Sight<'_>) -> impl Iterator<Item = Symbol> {
    let offered = |symbol| sight.scene.is_offered(&Choice::Gain(symbol).to_string());
    Symbol::ALL.into_iter().filter(move |&symbol| offered(symbol))
}

/// A die that stands for everything that can be done with it.
fn die(face: impl Into<SpecialFace>, sight: &Sight<'_>) -> Markup {
    let face = face.into();
    dice::die(face, sight, Some(Thing::Die(face)))
}

/// The slots of a board: what lies in them, what is free, what is lost to a condition.
pub(super) fn slots(monster: &MonsterView, sight: &Sight<'_>) -> Markup {
    html! {
        div.va-slots { @for held in Holds::ALL { (row(held, monster, sight)) } }
    }
}

/// Slots of one kind; a condition may have cost some of them.
fn row(held: Holds, monster: &MonsterView, sight: &Sight<'_>) -> Markup {
    let thing = sight.scene.ask.map(|_| Thing::Slots(held));
    let (free, all) = monster.slots_of(held);
    let condition = match held {
        Holds::Movement => Condition::Slow,
        Holds::Defence => Condition::Sunder,
        Holds::Reserve => Condition::Silence,
    };
    let lost = monster.suffers(condition);
    let guard = |symbol| dice::die(symbol, sight, sight.scene.ask.map(|_| Thing::Guard(symbol)));
    let filled = match held {
        Holds::Movement => html! {
            @for _ in 0..all.saturating_sub(free + lost) { span.va-slot.taken { (picture(art("die-movement"), None)) } }
        },
        Holds::Defence => html! {
            @for _ in 0..monster.guards.0 { (guard(Symbol::Defence)) }
            @for _ in 0..monster.guards.1 { (guard(Symbol::Vengeance)) }
        },
        Holds::Reserve => html! {
            @for symbol in dice::one_by_one(&monster.reserve) { (die(symbol, sight)) }
        },
    };
    html! {
        div data-thing=[thing] title=(sight.word(format!("page-va-slots-{held}.help"))) {
            span.kind { (sight.word(format!("page-va-slots-{held}"))) }
            span.held { (filled) (rest(free, lost, faces::condition(condition))) }
        }
    }
}

fn rest(free: u8, lost: u8, glyph: Art) -> Markup {
    html! {
        @for _ in 0..free { span.va-slot {} }
        @for _ in 0..lost { span.va-slot.broken { (picture(glyph, None)) } }
    }
}

/// What a capability does at a level.
pub(super) fn effect(capability: &CapabilityView, level: u8, sight: &Sight<'_>) -> String {
    let part = if level < 2 { "one" } else { "two" };
    sight.maybe(format!("capability-{}.{part}", capability.name)).unwrap_or_default()
}

/// A level as it is printed.
pub(super) const fn roman(level: u8) -> &'static str {
    match level {
        0 => "–",
        1 => "I",
        _ => "II",
    }
}

/// A capability: cost, name, level, what it does; lit when it can be used, learned or raised.
fn card(capability: &CapabilityView, sight: &Sight<'_>) -> Markup {
    let thing = Thing::Capability(capability.name);
    let owned = capability.level > 0;
    let [first, second] = &capability.costs;
    let cost = if capability.level > 1 { second } else { first };
    let (one, two) = (effect(capability, 1, sight), effect(capability, 2, sight));
    html! {
        div.capability.unowned[!owned].used[capability.used] data-thing=(thing) data-key=(format!("capability-{}", capability.name))
            title=(format!("I: {one}\nII: {two}")) {
            span.head {
                (dice::cost(cost, sight))
                b { (sight.word(format!("capability-{}", capability.name))) }
                @if owned { i.level { (roman(capability.level)) } } @else { (picture(art("lock"), Some(&sight.word("page-va-unowned")))) }
            }
            @if capability.used { span.spent { (sight.word("page-va-used")) } }
            small { @if capability.level < 2 { (one) } @else { (one) " " em { "II: " (two) } } }
        }
    }
}
