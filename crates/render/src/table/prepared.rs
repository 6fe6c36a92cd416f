//! Prepared answers: what the reader will answer the next time they are asked something, and the ways to say so.

use super::{Shown, Stage};
use crate::Tongue;
use crate::pages::plain;
use crate::shell::Reader;
use kernel::face::{AskSheet, OfferSheet};
use kernel::{Arg, Message, Seat};
use maud::{Markup, html};

/// A prepared answer of the reader's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PreparedLine {
    /// Its number.
    pub number: i64,
    /// What is asked.
    pub question: Message,
    /// How much of that must be the same.
    pub about: Alike,
    /// What is answered.
    pub answer: Message,
    /// How long it lasts.
    pub lasts: Lasting,
    /// Where it stands.
    pub stands: Standing,
}

/// What a reader has prepared, and what became of it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PreparedLines {
    /// A line for each.
    pub lines: Vec<PreparedLine>,
    /// Whether they may prepare more.
    pub more: bool,
}

/// How much of a question must be the same.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Alike {
    /// All of it.
    All,
    /// It must be about this.
    One(Arg),
    /// Nothing.
    Anything,
}

/// How long a prepared answer lasts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Lasting {
    /// As this word says.
    Word(&'static str),
    /// Until something is told of this.
    Until(Arg),
}

/// Where a prepared answer stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// It waits for its question.
    Waits,
    /// Its question is asked, and it will be given.
    Due,
    /// It is given no more, as this word says.
    Ended(&'static str),
}

/// A question the reader was asked before, and what was offered then.
#[derive(Debug, Clone, PartialEq)]
pub struct Asked {
    /// After how many answers of all it was asked.
    pub at: usize,
    /// What was asked.
    pub question: Message,
    /// What was offered.
    pub offers: Vec<OfferSheet>,
}

/// How long it may last, where that needs no more than a word.
const LASTING: [&str; 3] = ["once", "turn", "on"];

/// What the reader has prepared, beside the game.
pub(super) fn beside(shown: &Shown<'_>) -> Markup {
    if shown.rights.prepared.lines.is_empty() || shown.stage != Stage::Playing {
        return Markup::default();
    }
    html! {
        section.prepared {
            h3 { (shown.tongue.word("page-prepared")) }
            (list(shown))
        }
    }
}

/// The way to the page of one's own.
pub(super) fn link(shown: &Shown<'_>) -> Markup {
    html! {
        @if shown.rights.prepared.more && shown.stage == Stage::Playing {
            p { a href=(format!("/t/{}/prepared", shown.id)) { (shown.tongue.word("page-prepared-page")) } }
        }
    }
}

/// What is prepared for the question that is asked now.
pub(super) fn due(shown: &Shown<'_>) -> Markup {
    let due = shown.rights.prepared.lines.iter().find(|line| line.stands == Standing::Due);
    let Some(line) = due else { return Markup::default() };
    let said = Message::new("page-prepared-due").with("answer", line.answer.clone());
    html! {
        div.hint.prepared-due role="status" { span { (shown.tongue.say(&said)) } " " (take_back(shown, line)) }
    }
}

fn list(shown: &Shown<'_>) -> Markup {
    html! {
        ul {
            @for line in &shown.rights.prepared.lines {
                li { (one(&shown.tongue, line)) " " (take_back(shown, line)) }
            }
        }
    }
}

fn one(tongue: &Tongue<'_>, line: &PreparedLine) -> Markup {
    html! {
        span lang=[tongue.foreign("game-name")] { (tongue.say(&line.question)) " " b { (tongue.say(&line.answer)) } }
        " " small {
            @match &line.about {
                Alike::All => {}
                Alike::One(what) => { (with(tongue, "page-prepared-about-one", what)) " · " }
                Alike::Anything => { (tongue.word("page-prepared-about-any")) " · " }
            }
            @match (line.stands, &line.lasts) {
                (Standing::Ended(why), _) => strong { (tongue.word(format!("page-prepared-ended-{why}"))) },
                (_, Lasting::Word(word)) => (tongue.word(format!("page-prepared-{word}"))),
                (_, Lasting::Until(what)) => (with(tongue, "page-prepared-until", what)),
            }
        }
    }
}

fn with(tongue: &Tongue<'_>, key: &'static str, what: &Arg) -> String {
    tongue.say(&Message::new(key).with("what", what.clone()))
}

fn take_back(shown: &Shown<'_>, line: &PreparedLine) -> Markup {
    let ended = matches!(line.stands, Standing::Ended(_));
    let word = if ended { "page-prepared-read" } else { "page-prepared-take-back" };
    html! {
        form method="post" action=(format!("/t/{}/unprepare", shown.id)) data-quick {
            input type="hidden" name="number" value=(line.number);
            button.quiet { (shown.tongue.word(word)) }
        }
    }
}

/// Whether the answer that is given now is kept for the next time: fields that go with it.
pub(super) fn control(shown: &Shown<'_>, ask: &AskSheet) -> Markup {
    let tongue = &shown.tongue;
    if !shown.rights.prepared.more || shown.taught.is_some() {
        return Markup::default();
    }
    html! {
        details.prepare {
            summary { (tongue.word("page-prepared-next")) }
            p.help { (tongue.word("page-prepared-help")) }
            (fields(tongue, &ask.question, &[], Some("answer")))
        }
    }
}

/// How long it lasts, and how much of the question must be the same. With an answer, it is kept only if that is chosen.
fn fields(
    tongue: &Tongue<'_>,
    question: &Message,
    offers: &[OfferSheet],
    form: Option<&str>,
) -> Markup {
    let subjects: Vec<_> = question.args.iter().filter(|(_, arg)| is_named(arg)).collect();
    html! {
        label { span { (tongue.word("page-prepared-again")) } " "
            select name="again" form=[form] {
                @if form.is_some() { option value="" { (tongue.word("page-prepared-not")) } }
                @for word in LASTING { option value=(word) { (tongue.word(format!("page-prepared-{word}"))) } }
                @for (word, what) in &until(question, offers) { option value=(word) { (with(tongue, "page-prepared-until", what)) } }
            }
        }
        @if !question.args.is_empty() {
            label { span { (tongue.word("page-prepared-about")) } " "
                select name="about" form=[form] {
                    option value="all" { (tongue.word("page-prepared-about-all")) }
                    @for (place, what) in &subjects { option value=(place) { (with(tongue, "page-prepared-about-one", what)) } }
                    option value="any" { (tongue.word("page-prepared-about-any")) }
                }
            }
        }
    }
}

/// How many things an answer may be prepared until something is told of.
const THINGS: usize = 40;

/// What an answer may be prepared until something is told of, each by its word in forms: what the question is about, by the place
/// it fills, and then what was offered is about, by number.
pub fn until(question: &Message, offers: &[OfferSheet]) -> Vec<(String, Arg)> {
    let asked = question.args.iter().filter(|(_, arg)| is_named(arg));
    let mut things: Vec<(String, Arg)> =
        asked.map(|(place, arg)| (format!("until:{place}"), arg.clone())).collect();
    let offered = offers.iter().flat_map(|offer| &offer.label.args);
    for thing in offered.flat_map(|(_, arg)| things_in(arg)) {
        let is_known = things.iter().any(|(_, known)| *known == thing);
        if !is_known && things.len() < THINGS {
            things.push((format!("until:{}", things.len()), thing));
        }
    }
    things
}

/// Whether something has a name of its own: a player, a place, a piece.
const fn is_named(arg: &Arg) -> bool {
    matches!(arg, Arg::Seat(_) | Arg::Message(_))
}

fn things_in(arg: &Arg) -> Vec<Arg> {
    match arg {
        Arg::Seat(_) | Arg::Message(_) => vec![arg.clone()],
        Arg::List(all) => all.iter().cloned().map(Arg::Message).collect(),
        Arg::Number(_) | Arg::Text(_) => Vec::new(),
    }
}

/// The page of the reader's own: what they have prepared, and what they were asked before.
pub fn prepared(shown: &Shown<'_>, seat: Seat, asked: &[Asked], reader: &Reader) -> Markup {
    let tongue = &shown.tongue;
    let (address, title) = (format!("/t/{}/prepared", shown.id), tongue.word("page-prepared"));
    let main = html! {
        h1 { (title) " " small { (super::title_of(tongue, shown.game)) } }
        p { (tongue.word("page-prepared-help")) }
        @if !shown.rights.prepared.lines.is_empty() { div.prepared { (list(shown)) } }
        h2 { (tongue.word("page-prepared-asked")) }
        @if asked.is_empty() { p { (tongue.word("page-prepared-none-asked")) } }
        @for before in asked {
            details.asked-before {
                summary lang=[tongue.foreign("game-name")] { (tongue.say(&before.question)) }
                form.sheet method="post" action=(format!("/t/{}/prepare", shown.id)) {
                    input type="hidden" name="seat" value=(seat);
                    input type="hidden" name="asked" value=(before.at);
                    label { span { (tongue.word("page-prepared-answer")) } " "
                        select name="choice" { @for offer in &before.offers { option value=(offer.choice) { (tongue.say(&offer.label)) } } }
                    }
                    (fields(tongue, &before.question, &before.offers, None))
                    button { (tongue.word("page-prepared-keep")) }
                }
            }
        }
        p { a.button href=(format!("/t/{}", shown.id)) { (tongue.word("page-back-to-table")) } }
    };
    plain(reader, tongue, title, &address, main)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_may_wait_for_what_the_question_and_its_offers_are_about() {
        let clearing = |number: u8| Message::new("place-clearing").with("number", number);
        let offer =
            |label: Message| OfferSheet { choice: String::new(), label, para: None, closes: false };
        let question = Message::new("ask-pass").with("who", Seat(1)).with("left", 2);
        let march = Message::new("choice-march").with("from", clearing(4)).with("to", clearing(5));
        let both = Message::new("choice-both").with("where", vec![clearing(5), clearing(7)]);
        let offers = [offer(march), offer(both), offer(Message::new("choice-pass"))];
        let words = until(&question, &offers);
        let words: Vec<_> =
            words.iter().map(|(word, what)| (word.as_str(), what.clone())).collect();
        let expected = [
            ("until:who", Arg::Seat(Seat(1))),
            ("until:1", clearing(4).into()),
            ("until:2", clearing(5).into()),
            ("until:3", clearing(7).into()),
        ];
        assert_eq!(words, expected);
    }
}
