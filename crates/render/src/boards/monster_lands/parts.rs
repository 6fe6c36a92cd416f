//! Dice, names and marks: hue, shape and letter together.

use crate::Scene;
use crate::board::Stands;
use kernel::Message;
use maud::{Markup, html};
use monster_lands::pieces::{Affinity, Colour, Dice, Die, Path};

const COLOURS: [Colour; 3] = [Colour::Strength, Colour::Magic, Colour::Persuasion];

/// The name of a thing, whether or not its word already carries its kind.
pub(super) fn name(kind: &str, word: &str, scene: &Scene<'_>) -> String {
    let own = word.starts_with(kind).then(|| word.to_owned());
    scene.tongue.word(own.unwrap_or_else(|| format!("{kind}-{word}")))
}

/// What a thing does, in one line, where there is such a line.
pub(super) fn effect(kind: &str, word: &str, scene: &Scene<'_>) -> Option<String> {
    let key = if word.starts_with(kind) { word.to_owned() } else { format!("{kind}-{word}") };
    scene.tongue.maybe(format!("{key}.text"))
}

pub(super) fn path_name(path: Path, scene: &Scene<'_>) -> String {
    name("path", path.word(), scene)
}

fn colour_word(colour: Colour) -> &'static str {
    match colour {
        Colour::Strength => "strength",
        Colour::Magic => "magic",
        Colour::Persuasion => "persuasion",
    }
}

fn die(colour: Colour, mark: Option<u8>, scene: &Scene<'_>, stands: &Stands) -> Markup {
    let word = colour_word(colour);
    let letter = scene.tongue.word(format!("die-{word}.letter"));
    let title = scene.tongue.word(format!("die-{word}"));
    html! {
        span.die.(format!("die-{word}")).(stands.class()) data-choice=[stands.choices.as_ref()] title=(title) {
            (letter) @if let Some(mark) = mark { b { (mark) } }
        }
    }
}

/// A die that lies somewhere: it stands for nothing.
const PLAIN: Stands = Stands { choices: None, light: crate::board::Light::Plain };

/// A die and what it shows.
pub(super) fn rolled(colour: Colour, face: u8, scene: &Scene<'_>) -> Markup {
    die(colour, Some(face), scene, &PLAIN)
}

/// A die of a pool; only Persuasion shows its face.
pub(super) fn pooled(pooled: Die, scene: &Scene<'_>) -> Markup {
    let word = pooled.to_string();
    let stands = scene.stands(|choice| {
        choice.strip_prefix("die ").or_else(|| choice.strip_prefix("convert ")) == Some(&word)
    });
    match pooled {
        Die::Strength => die(Colour::Strength, None, scene, &stands),
        Die::Magic => die(Colour::Magic, None, scene, &stands),
        Die::Persuasion(face) => die(Colour::Persuasion, Some(face), scene, &stands),
    }
}

/// A die that lies on a space.
pub(super) fn placed(placed: Die, scene: &Scene<'_>) -> Markup {
    match placed {
        Die::Strength => die(Colour::Strength, None, scene, &PLAIN),
        Die::Magic => die(Colour::Magic, None, scene, &PLAIN),
        Die::Persuasion(face) => die(Colour::Persuasion, Some(face), scene, &PLAIN),
    }
}

/// Whether there is any die.
pub(super) fn has_any(dice: Dice) -> bool {
    COLOURS.into_iter().any(|colour| dice.of(colour) > 0)
}

/// Dice that are not rolled.
pub(super) fn dice(dice: Dice, scene: &Scene<'_>) -> Markup {
    html! {
        @for colour in COLOURS { @for _ in 0..dice.of(colour) { (die(colour, None, scene, &PLAIN)) } }
    }
}

/// The colours something takes.
pub(super) fn colours(colours: &[Colour], scene: &Scene<'_>) -> Markup {
    html! { @for &colour in colours { (die(colour, None, scene, &PLAIN)) } }
}

/// An affinity: hue, and its name.
pub(super) fn affinity(affinity: Affinity, scene: &Scene<'_>) -> Markup {
    let word = affinity.word();
    html! { span.affinity.(format!("affinity-{word}")) { (scene.tongue.word(format!("affinity-{word}"))) } }
}

/// A card, lit with whatever names it.
pub(super) fn card(kind: &str, word: &str, scene: &Scene<'_>, more: &Markup) -> Markup {
    let stands = scene.about(word);
    html! {
        li.ml-card.(stands.class()) data-choice=[stands.choices] title=[effect(kind, word, scene)] {
            b { (name(kind, word, scene)) } (more)
        }
    }
}

/// A count with its word, where there is any.
pub(super) fn counted(count: u8, key: &'static str, scene: &Scene<'_>) -> Markup {
    html! { @if count > 0 { span.count { (scene.tongue.say(&Message::new(key).with("count", count))) } } }
}
