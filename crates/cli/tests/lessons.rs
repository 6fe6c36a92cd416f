//! Every lesson holds: it can be taken as it is written, in both languages, and what it points at is on the page.

use cli::games::{Boxed, Shelf};
use kernel::para::trace;
use kernel::{AnyTable, Data, Lang, Viewer};
use lang::{Names, Speaker};
use lessons::{Lesson, Step};
use render::board::Scene;
use render::{Board, Tongue};
use std::collections::BTreeSet;

/// The most things a lesson says, and the most words it says at once.
const MOST_SAID: usize = 12;
const MOST_WORDS: usize = 35;

/// A slow reader's words a minute, the seconds a beginner takes for a choice that is pointed at, and how many of its five minutes an
/// opening lesson leads: two are left for the round of one's own.
const WORDS_A_MINUTE: usize = 150;
const SECONDS_A_CHOICE: usize = 5;
const MOST_SECONDS: usize = 180;

fn lessons() -> impl Iterator<Item = (Boxed, Lesson)> {
    Shelf::whole().games().iter().flat_map(|boxed| {
        boxed.lessons.iter().map(|file| {
            let name = file.name.trim_end_matches(".lesson");
            let lesson = Lesson::read(name, file.text).unwrap_or_else(|error| panic!("{error}"));
            (*boxed, lesson)
        })
    })
}

fn speaker(boxed: &Boxed) -> Speaker {
    let texts: Vec<_> = render::texts().iter().chain(boxed.game.texts()).copied().collect();
    Speaker::new(&texts).expect("texts can be read")
}

#[test]
fn every_lesson_can_be_taken_and_applies_what_it_teaches() {
    for (boxed, lesson) in lessons() {
        let data = Data::embedded(boxed.game.data());
        trace::begin();
        let walked = lesson.walk(boxed.game, &data, |_, _| {});
        let cited = trace::cited();
        walked.unwrap_or_else(|stumble| panic!("{}: {stumble}", boxed.game.name()));
        assert!(!lesson.teaches.is_empty(), "{} teaches nothing", lesson.name);
        for para in &lesson.teaches {
            let known = boxed.game.law().iter().copied().flatten().any(|it| it.number() == para);
            assert!(known, "{}: there is no {para}", lesson.name);
            // Without debug assertions nothing is traced.
            let applied = !cfg!(debug_assertions) || cited.contains(para.as_str());
            assert!(applied, "{} of {}: {para} is never applied", lesson.name, boxed.game.name());
        }
    }
}

#[test]
fn every_lesson_is_short_and_said_in_every_language() {
    for (boxed, lesson) in lessons() {
        let speaker = speaker(&boxed);
        let (_, said) = lesson.bubbles(0);
        assert!(said <= MOST_SAID, "{} says {said} things", lesson.name);
        let steps = lesson.steps.iter().flat_map(words_of);
        let words: BTreeSet<&str> = steps.chain(["title", "about"]).collect();
        for (lang, word) in
            Lang::ALL.into_iter().flat_map(|lang| words.iter().map(move |it| (lang, it)))
        {
            let key = lesson.key(word);
            assert!(speaker.has(lang, &key), "{key} is not said in {lang:?}");
            let text = speaker.word(lang, key.clone());
            let count = text.split_whitespace().count();
            assert!(count <= MOST_WORDS, "{key} has {count} words in {lang:?}: {text}");
        }
    }
}

#[test]
fn a_lesson_puts_off_whatever_else_is_offered() {
    let mut held_back = 0;
    for (boxed, lesson) in lessons() {
        let look = |at: usize, table: &dyn AnyTable| {
            let Some(Step::Ask { choices, .. }) = lesson.steps.get(at) else { return };
            let offered = table.offered(Lesson::SEAT);
            let refused = |choice: &&String| lesson.refuses(at, choice).is_some();
            let later: Vec<&String> = offered.iter().filter(refused).collect();
            let begins = |choice: &str, written: &str| match written.strip_suffix('*') {
                Some(beginning) => choice.starts_with(beginning),
                None => choice == written,
            };
            for choice in &offered {
                let is_wanted = choices.iter().any(|written| begins(choice, written));
                assert_ne!(is_wanted, later.contains(&choice), "{}: {choice}", lesson.name);
            }
            held_back += later.len();
        };
        let data = Data::embedded(boxed.game.data());
        lesson.walk(boxed.game, &data, look).unwrap_or_else(|stumble| panic!("{stumble}"));
    }
    assert!(held_back > 300, "{held_back}");
}

#[test]
fn a_pause_shows_the_table_before_what_came_then() {
    let mut rewound = 0;
    for (boxed, lesson) in lessons() {
        // How much was told when the pause before this step was shown.
        let mut paused = None;
        let look = |at: usize, table: &dyn AnyTable| {
            let told = table.story(Viewer::Seat(Lesson::SEAT), 0).len();
            rewound += usize::from(paused.is_some_and(|before| before < told));
            let is_pause = matches!(lesson.steps.get(at), Some(Step::Say { para: Some(_), .. }));
            paused = is_pause.then_some(told);
        };
        let data = Data::embedded(boxed.game.data());
        lesson.walk(boxed.game, &data, look).unwrap_or_else(|stumble| panic!("{stumble}"));
    }
    assert!(rewound >= 5, "{rewound}");
}

#[test]
fn an_opening_lesson_leaves_two_of_its_five_minutes_for_a_round_of_ones_own() {
    for (boxed, lesson) in lessons().filter(|(_, lesson)| lesson.name == "first") {
        let speaker = speaker(&boxed);
        let is_choice = |step: &&Step| matches!(step, Step::Ask { .. });
        let choices = lesson.steps.iter().filter(is_choice).count();
        let said: BTreeSet<&str> = lesson.steps.iter().flat_map(words_of).collect();
        for lang in Lang::ALL {
            let words =
                |word: &&str| speaker.word(lang, lesson.key(word)).split_whitespace().count();
            let words: usize =
                said.iter().filter(|word| !is_told_off(&lesson, word)).map(words).sum();
            let seconds = words * 60 / WORDS_A_MINUTE + choices * SECONDS_A_CHOICE;
            assert!(seconds <= MOST_SECONDS, "{} in {lang:?}: {seconds} s", boxed.game.name());
        }
        let ends_free = lesson.steps.iter().any(|step| matches!(step, Step::Free { .. }));
        assert!(ends_free, "{}: no round of one's own", boxed.game.name());
    }
}

/// Whether only who chooses something else hears this.
fn is_told_off(lesson: &Lesson, word: &str) -> bool {
    let is_told = |step: &Step| match step {
        Step::Ask { tempting, .. } => tempting.iter().any(|it| it.word == word),
        Step::Say { .. } | Step::Play { .. } | Step::Free { .. } => false,
    };
    lesson.steps.iter().any(is_told)
}

fn words_of(step: &Step) -> Vec<&str> {
    match step {
        Step::Say { word, .. } | Step::Free { word, .. } => vec![word],
        Step::Ask { word, tempting, .. } => {
            tempting.iter().map(|it| it.word.as_str()).chain([word.as_str()]).collect()
        }
        Step::Play { .. } => Vec::new(),
    }
}

#[test]
fn what_a_lesson_points_at_is_on_the_page() {
    for (boxed, lesson) in lessons() {
        let (speaker, data) = (speaker(&boxed), Data::embedded(boxed.game.data()));
        let look = |at: usize, table: &dyn AnyTable| {
            let Some(Step::Say { show, .. } | Step::Ask { show, .. }) = lesson.steps.get(at) else {
                return;
            };
            let drawn = things(table, boxed.board, &speaker);
            for thing in show {
                let there = drawn.contains(thing) || is_plate(thing, table);
                assert!(there, "{}, step {}: no {thing} on the page", lesson.name, at + 1);
            }
        };
        lesson.walk(boxed.game, &data, look).unwrap_or_else(|stumble| panic!("{stumble}"));
    }
}

/// The words of everything that is drawn for the learner.
fn things(table: &dyn AnyTable, board: &dyn Board, speaker: &Speaker) -> BTreeSet<String> {
    let (names, viewer) = (Names::roles(table), Viewer::Seat(Lesson::SEAT));
    let tongue = Tongue { speaker, lang: Lang::default(), names: &names };
    let (view, ask) = (table.view(viewer), table.ask(Lesson::SEAT));
    let scene = Scene { view: &*view, viewer, ask: ask.as_ref(), plates: &[], tongue };
    board.draw(&scene).words().into_iter().map(str::to_owned).collect()
}

fn is_plate(thing: &str, table: &dyn AnyTable) -> bool {
    let seat = thing.strip_prefix("seat-").and_then(|seat| seat.parse::<usize>().ok());
    seat.is_some_and(|seat| seat < table.seats())
}
