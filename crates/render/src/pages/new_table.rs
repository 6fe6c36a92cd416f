//! A new table: every option of the game as a form, and who sits where.

use super::settings::LONGEST_NAME;
use super::{picture, plain};
use crate::cover::cover;
use crate::look;
use crate::shell::Reader;
use crate::table::{default_level, foreign, level_name, title_of};
use crate::{Board, Livery, Tongue};
use kernel::{Kind, Lang, Message, OptionSpec, Seat};
use lessons::Book;
use maud::{Markup, html};

/// Who may sit in a seat, besides a bot's levels: oneself, another on this screen, anyone.
pub const SEAT_KINDS: [&str; 3] = ["me", "hotseat", "open"];

/// What the form shows.
#[derive(Debug)]
pub struct NewTable<'a> {
    /// The game's name.
    pub game: &'a str,
    /// What draws it.
    pub board: &'a dyn Board,
    /// Its book, with pages on those one can play.
    pub book: &'a Book,
    /// Its options, with what was chosen before.
    pub fields: Vec<Field>,
    /// Who was chosen for each seat before.
    pub seats: Vec<String>,
    /// The levels bots play at.
    pub levels: &'a [&'static str],
    /// Whether some may share a screen: hot-seat.
    pub shared: bool,
    /// Whether everyone may find it.
    pub open: bool,
    /// Whether hints are given.
    pub hints: &'a str,
    /// Whether choices may be taken back.
    pub undo: &'a str,
    /// Whether the reader may have it as they last set it.
    pub last: bool,
    /// What there is a time for, how many seconds, and how many in reserve.
    pub pace: (&'a str, i64, i64),
    /// Whether its result counts for ratings.
    pub rated: &'a str,
    /// The language that is spoken there.
    pub language: Option<Lang>,
    /// Whether somebody there explains the game.
    pub taught: &'a str,
    /// The names of those who share the reader's screen, by seat.
    pub names: Vec<String>,
    /// Why the last attempt was refused.
    pub refused: Option<String>,
}

/// An option and its value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// The option.
    pub spec: OptionSpec,
    /// What was chosen.
    pub value: String,
}

/// The form.
pub fn new_table(reader: &Reader, tongue: &Tongue<'_>, form: &NewTable<'_>) -> Markup {
    let address = format!("/new/{}", form.game);
    let title =
        tongue.say(&Message::new("page-new-table").with("game", title_of(tongue, form.game)));
    let main = html! {
        div.banner {
            (cover(form.board))
            div {
                h1 { (title) }
                @if let Some(blurb) = tongue.maybe("game-name.about") { p lang=[tongue.foreign("game-name")] { (blurb) } }
                (foreign(tongue))
            }
        }
        @if let Some(why) = &form.refused { p.refused role="alert" { (why) } }
        @if form.last { p { a.button href=(format!("{address}?again")) { (picture(look::ui("redo"), None)) span { (tongue.word("ending-as-last")) } } } }
        form.new-table method="post" action=(address) {
            (options(tongue, form))
            div.who {
                fieldset.seats {
                    legend { (tongue.word("page-who-sits")) }
                    p.help { (tongue.word("page-who-sits-help")) }
                    @for (index, chosen) in form.seats.iter().enumerate() { (seat(tongue, form, index, chosen)) }
                }
                (either(tongue, "screens", ["own", "shared"], form.shared))
                (either(tongue, "door", ["private", "open"], form.open))
                (one_of(tongue, "taught", &["no", "yes"], form.taught))
                (language(tongue, form.language))
                (one_of(tongue, "hints", &["usual", "allowed", "forbidden"], form.hints))
                (one_of(tongue, "undo", &["allowed", "forbidden"], form.undo))
                (pace(tongue, form.pace))
                (one_of(tongue, "rated", &["no", "yes"], form.rated))
                button.primary.large { (picture(look::ui("chair"), None)) (tongue.word("page-set-table")) }
            }
        }
    };
    plain(reader, tongue, title, &address, main)
}

/// One of several.
fn one_of(tongue: &Tongue<'_>, name: &'static str, values: &[&str], chosen: &str) -> Markup {
    html! {
        fieldset {
            legend { (tongue.word(format!("page-{name}-here"))) }
            @for &value in values {
                label.choice {
                    input type="radio" name=(name) value=(value) checked[value == chosen];
                    span { (tongue.word(format!("page-{name}-{value}"))) }
                }
            }
        }
    }
}

/// What is spoken there.
fn language(tongue: &Tongue<'_>, chosen: Option<Lang>) -> Markup {
    html! {
        fieldset {
            legend { (tongue.word("page-tongue-here")) }
            select name="tongue" aria-label=(tongue.word("page-tongue-here")) {
                option value="" { (tongue.word("page-tongue-any")) }
                @for lang in Lang::ALL { option value=(lang.code()) lang=(lang.code()) selected[chosen == Some(lang)] { (lang.name()) } }
            }
        }
    }
}

/// The times there are to choose from, in seconds: from a minute to fourteen days.
pub const TIMES: [i64; 11] =
    [60, 120, 300, 900, 3600, 28_800, 86_400, 172_800, 259_200, 604_800, 1_209_600];
/// The reserves there are to choose from, in seconds.
pub const RESERVES: [i64; 8] = [0, 300, 1800, 7200, 86_400, 259_200, 604_800, 1_209_600];

/// How fast it is played.
fn pace(tongue: &Tongue<'_>, (per, seconds, reserve): (&str, i64, i64)) -> Markup {
    let times = |name: &'static str, times: &[i64], chosen: i64| {
        html! {
            label for=(name) { (tongue.word(format!("page-{name}"))) }
            select id=(name) name=(name) {
                @for time in times {
                    option value=(time) selected[*time == chosen] {
                        @if *time == 0 { (tongue.word("page-no-reserve")) } @else { (crate::table::clock::duration(tongue, *time)) }
                    }
                }
            }
        }
    };
    html! {
        (one_of(tongue, "pace", &["none", "answer", "turn"], per))
        fieldset.times {
            legend { (tongue.word("page-times")) }
            (times("pace-time", &TIMES, seconds))
            (times("pace-reserve", &RESERVES, reserve))
            p.help { (tongue.word("page-pace-out")) }
        }
    }
}

/// One of two.
fn either(tongue: &Tongue<'_>, name: &'static str, values: [&str; 2], second: bool) -> Markup {
    html! {
        fieldset {
            legend { (tongue.word(format!("page-{name}"))) }
            @for (index, value) in values.into_iter().enumerate() {
                label.choice {
                    input type="radio" name=(name) value=(value) checked[(index == 1) == second];
                    span { (tongue.word(format!("page-{name}-{value}"))) }
                }
            }
        }
    }
}

/// How many options stand open whatever they are; the finer ones are folded away.
const OPEN: usize = 2;

/// What an option does, in a line, where the game says it: such options stand open.
fn about(tongue: &Tongue<'_>, field: &Field) -> Option<String> {
    tongue.maybe(format!("option-{}.about", field.spec.name))
}

fn options(tongue: &Tongue<'_>, form: &NewTable<'_>) -> Markup {
    let fields = form.fields.iter().enumerate();
    let (first, finer): (Vec<_>, Vec<_>) =
        fields.partition(|(index, field)| *index < OPEN || about(tongue, field).is_some());
    let changed = finer.iter().any(|(_, field)| field.value != field.spec.default);
    html! {
        fieldset {
            legend { (tongue.word("page-options")) }
            @for (_, field) in first { (option(tongue, field)) }
            @if !finer.is_empty() {
                details.finer open[changed] {
                    summary { (tongue.say(&Message::new("page-more-options").with("count", finer.len()))) }
                    @for (_, field) in finer { (option(tongue, field)) }
                }
            }
            @if !form.book.pages.is_empty() {
                details.who-is-who {
                    summary { (tongue.word("page-know")) }
                    (super::know::faces(tongue, form.game, form.board, form.book))
                }
            }
        }
    }
}

fn option(tongue: &Tongue<'_>, field: &Field) -> Markup {
    let name = format!("option-{}", field.spec.name);
    let help = tongue.maybe(name.clone()).unwrap_or_else(|| field.spec.name.to_owned());
    html! {
        div.option {
            label for=(name) { (help) @if let Some(about) = about(tongue, field) { small { (about) } } }
            (input(tongue, field, &name))
        }
    }
}

fn input(tongue: &Tongue<'_>, field: &Field, name: &str) -> Markup {
    let label = |value: &str| value_name(tongue, field.spec.name, value);
    match field.spec.kind {
        Kind::Toggle => html! {
            select id=(name) name=(name) {
                @for value in ["on", "off"] { option value=(value) selected[field.value == value] { (tongue.word(format!("option-{value}"))) } }
            }
        },
        Kind::Number { min, max } => html! {
            input type="number" id=(name) name=(name) min=(min) max=(max) value=(field.value) required;
        },
        Kind::OneOf(values) => html! {
            select id=(name) name=(name) {
                @for value in values { option value=(value) selected[field.value == *value] { (label(value)) } }
            }
        },
        Kind::Several(values) => several(tongue, field, values, name),
    }
}

/// How many of what does not go to seats can be chosen.
const FEW: usize = 3;

/// Some of these in an order: one choice after the other.
fn several(tongue: &Tongue<'_>, field: &Field, values: &[&str], name: &str) -> Markup {
    // What goes to the seats has one for each; of anything else a few are enough.
    let by_seat = ["factions", "team"].contains(&field.spec.name);
    let places = if by_seat { kernel::seat::MAX_SEATS } else { FEW };
    let seat = |place: usize| {
        let number = Message::new("seat-number").with("number", place + 1);
        if by_seat { tongue.say(&number) } else { format!("{}.", place + 1) }
    };
    let chosen: Vec<&str> = field.value.split(',').map(str::trim).collect();
    html! {
        span.several {
            @for place in 0..values.len().min(places) {
                @let now = chosen.get(place).copied().unwrap_or_default();
                select id=[(place == 0).then_some(name)] name=(name) aria-label=(seat(place)) data-seat-row=[by_seat.then_some(place)] {
                    option value="" {
                        @if by_seat { (seat(place)) " " (tongue.word("page-usual")) }
                        @else if place == 0 { (tongue.word("page-usual")) }
                        @else { (tongue.word("page-no-other")) }
                    }
                    @for value in values { option value=(value) selected[now == *value] { (value_name(tongue, field.spec.name, value)) } }
                }
            }
        }
    }
}

/// An option and its value, as they are said to those who did not choose it.
pub(crate) fn in_words(tongue: &Tongue<'_>, field: &Field) -> (String, String) {
    let name = field.spec.name;
    let label = tongue.maybe(format!("option-{name}")).unwrap_or_else(|| name.to_owned());
    let value = match field.spec.kind {
        Kind::Toggle => tongue.word(format!("option-{}", field.value)),
        Kind::Number { .. } => field.value.clone(),
        Kind::OneOf(_) => value_name(tongue, name, &field.value),
        Kind::Several(_) if field.value.is_empty() => tongue.word("page-usual"),
        Kind::Several(_) => {
            let parts = field.value.split(',').map(|part| value_name(tongue, name, part.trim()));
            parts.collect::<Vec<_>>().join(", ")
        }
    };
    (label, value)
}

fn value_name(tongue: &Tongue<'_>, option: &str, value: &str) -> String {
    tongue.maybe(format!("option-{option}-{value}")).unwrap_or_else(|| value.replace('-', " "))
}

fn seat(tongue: &Tongue<'_>, form: &NewTable<'_>, index: usize, chosen: &str) -> Markup {
    let name = format!("seat-{index}");
    let number = Message::new("seat-number").with("number", index + 1);
    html! {
        div.option data-seat-row=(index) {
            label for=(name) { @if let Ok(seat) = u8::try_from(index) { (picture(Livery::of(Seat(seat)).emblem, None)) } " " (tongue.say(&number)) }
            select id=(name) name=(name) {
                @for kind in SEAT_KINDS { option value=(kind) selected[chosen == kind] { (tongue.word(format!("page-kind-{kind}"))) } }
                @for level in form.levels {
                    @let value = format!("bot-{level}");
                    option value=(value) selected[chosen == value || (chosen == "bot" && *level == default_level(form.levels))] {
                        (tongue.say(&Message::new("page-kind-bot").with("level", level_name(tongue, level))))
                    }
                }
            }
            input.on-this-screen name=(format!("name-{index}")) maxlength=(LONGEST_NAME) value=[form.names.get(index)]
                placeholder=(tongue.word("page-hotseat-name")) aria-label=(tongue.word("page-hotseat-name")) autocomplete="off";
        }
    }
}
