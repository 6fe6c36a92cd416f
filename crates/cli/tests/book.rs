//! Every book holds: everyone one can play or meet has a page, every paragraph its place, every example a table.

use cli::games::{Boxed, Shelf};
use kernel::{Data, Lang, Text};
use lang::Speaker;
use lessons::{Book, Lesson};
use serde_json::Value;
use std::collections::BTreeSet;

fn books() -> impl Iterator<Item = (Boxed, Book)> {
    Shelf::whole().games().iter().map(|boxed| {
        let book = Book::read(boxed.book).unwrap_or_else(|error| panic!("{error}"));
        (*boxed, book)
    })
}

fn speaker(boxed: &Boxed) -> Speaker {
    let texts: Vec<_> = render::texts().iter().chain(boxed.game.texts()).copied().collect();
    Speaker::new(&texts).expect("texts can be read")
}

/// The numbers of a game's paragraphs.
fn numbers(boxed: &Boxed) -> Vec<&'static str> {
    boxed.game.law().iter().copied().flatten().map(|para| para.number()).collect()
}

fn said(boxed: &Boxed, keys: impl IntoIterator<Item = String>) {
    let speaker = speaker(boxed);
    for key in keys {
        for lang in Lang::ALL {
            assert!(speaker.has(lang, &key), "{key} is not said in {lang:?}");
            let text = speaker.word(lang, key.clone());
            assert!(!lang::has_gap(&text), "{key} in {lang:?}: {text}");
        }
    }
}

/// The ids of everyone one can play or meet, by kind.
fn ids() -> Vec<(&'static str, &'static str, Vec<String>)> {
    fn words<T: ToString>(all: impl IntoIterator<Item = T>) -> Vec<String> {
        all.into_iter().map(|one| one.to_string()).collect()
    }
    let is_played = |faction: &root::terms::Faction| {
        root::terms::Faction::ALL.contains(faction) && !faction.is_hireling()
    };
    let factions = root::terms::Faction::ALL.into_iter().filter(is_played);
    vec![
        ("root", "faction", words(factions)),
        ("root", "character", words(root::terms::Character::ALL)),
        ("root", "hireling", words(root::terms::Hireling::ALL)),
        ("root", "landmark", words(root::terms::Landmark::ALL)),
        ("monster-lands", "clan", words(monster_lands::terms::Affinity::ALL)),
        ("monster-lands", "monster", words(monster_lands::terms::Monster::ALL)),
        ("village-attacks", "monster", words(village_attacks::terms::Monster::ALL)),
        ("wonderful-kingdom", "duchy", words(wonderful_kingdom::terms::Duchy::ALL)),
    ]
}

#[test]
fn everyone_one_can_play_or_meet_has_a_page() {
    let books: Vec<(Boxed, Book)> = books().collect();
    for (game, kind, ids) in ids() {
        let (_, book) = books.iter().find(|(boxed, _)| boxed.game.name() == game).unwrap();
        assert!(!ids.is_empty(), "{kind}");
        for id in ids {
            assert!(book.page(&format!("{kind}-{id}")).is_some(), "{game}: no page on {kind} {id}");
        }
    }
}

#[test]
fn every_page_says_what_it_wants_how_its_turn_goes_and_three_hints_on_either_side() {
    for (boxed, book) in books() {
        let known: BTreeSet<&str> = numbers(&boxed).into_iter().collect();
        for page in &book.pages {
            let key = page.key();
            let hints = (1..=render::pages::HINTS).flat_map(|number| {
                [format!("{key}.play-{number}"), format!("{key}.against-{number}")]
            });
            let kind = [format!("know-kind-{}", page.kind)];
            said(&boxed, hints.chain([key.clone()]));
            assert!(
                Lang::ALL.iter().all(|&lang| speaker(&boxed).has(lang, &kind[0])),
                "{}",
                kind[0]
            );
            let own = format!("{key}.turn");
            let told = Lang::ALL.iter().all(|&lang| speaker(&boxed).has(lang, &own));
            assert!(told || !book.turn_of(Some(page)).is_empty(), "{key}: how does its turn go?");
            let lesson = page.lesson.as_deref().unwrap_or_else(|| panic!("{key}: no lesson"));
            let file = format!("{lesson}.lesson");
            assert!(boxed.lessons.iter().any(|it| it.name == file), "{key}: no lesson {lesson}");
            assert!(!page.law.is_empty(), "{key} stands nowhere in the rules");
            for number in &page.law {
                let below = format!("{number}.");
                let there = known.iter().any(|it| it == number || it.starts_with(&below));
                assert!(there, "{key}: there is no {number}");
            }
            let shelf = boxed.game.name();
            assert!(render::look::of(shelf, &page.art()).is_some(), "{key}: no {}", page.art());
        }
    }
}

#[test]
fn every_paragraph_stands_in_one_chapter_and_every_chapter_has_a_title_and_a_line() {
    for (boxed, book) in books() {
        for number in numbers(&boxed) {
            let chapters = book.chapters.iter().filter(|chapter| chapter.has(number)).count();
            assert_eq!(chapters, 1, "{} {number}", boxed.game.name());
        }
        let names = book.chapters.iter().map(|chapter| format!("chapter-{}", chapter.name));
        said(&boxed, names.clone().map(|name| format!("{name}.about")).chain(names));
        said(&boxed, ["book-aim", "book-win", "book-goal"].map(str::to_owned));
        let components = book.chapters.iter().position(|chapter| chapter.name == "components");
        assert!(components.is_none_or(|at| at + 1 == book.chapters.len()), "components come last");
    }
}

#[test]
fn every_part_of_a_turn_and_every_word_is_told() {
    for (boxed, book) in books() {
        let known: BTreeSet<&str> = numbers(&boxed).into_iter().collect();
        let parts = book.turn.iter().chain(book.pages.iter().flat_map(|page| &page.turn));
        let parts: Vec<String> = parts.map(|part| format!("turn-{}", part.name)).collect();
        said(&boxed, parts.iter().map(|key| format!("{key}.title")));
        said(&boxed, parts);
        let terms: Vec<String> = book.terms.iter().map(|it| format!("term-{}", it.name)).collect();
        said(&boxed, terms.iter().map(|key| format!("{key}.text")));
        said(&boxed, terms);
        for term in &book.terms {
            let para = term.para.as_deref().expect("a word stands in a paragraph");
            let below = format!("{para}.");
            let there = known.iter().any(|it| *it == para || it.starts_with(&below));
            assert!(there, "{}: there is no {para}", term.name);
        }
    }
}

#[test]
fn every_word_of_the_glossary_stands_in_the_law_in_its_language() {
    for (boxed, book) in books() {
        let speaker = speaker(&boxed);
        for lang in Text::languages(boxed.game.texts()) {
            let told = boxed.game.law().iter().copied().flatten().map(|&para| {
                let text = speaker.law(lang, para);
                format!("{} {}", text.title, text.summary).to_lowercase()
            });
            let law = told.collect::<Vec<_>>().join(" ");
            for term in &book.terms {
                let key = format!("term-{}", term.name);
                let more = format!("{key}.forms");
                let mut forms = speaker.word(lang, key.clone());
                if speaker.has(lang, &more) {
                    forms = format!("{forms},{}", speaker.word(lang, more));
                }
                let stands = forms.split(',').any(|form| law.contains(&form.trim().to_lowercase()));
                assert!(
                    stands,
                    "{}: no paragraph says {key} in {lang:?}: {forms}",
                    boxed.game.name()
                );
            }
        }
    }
}

#[test]
fn every_example_is_a_table_at_which_one_is_asked() {
    for (boxed, book) in books() {
        let (game, data) = (boxed.game.name(), Data::embedded(boxed.game.data()));
        assert!(book.examples.len() >= 3, "{game}");
        for example in &book.examples {
            let known = numbers(&boxed).contains(&example.para.as_str());
            assert!(known, "{}: there is no {}", example.name, example.para);
            let table = example.table.set(boxed.game, &data);
            let table = table.unwrap_or_else(|error| panic!("{game}, {}: {error}", example.name));
            let asked = table.asked();
            assert_eq!(asked.first(), Some(&Lesson::SEAT), "{game}, {}", example.name);
            let key = format!("example-{}", example.name);
            said(&boxed, [format!("{key}.text"), key]);
        }
    }
}

#[test]
fn every_card_is_named_and_told_of() {
    for (boxed, book) in books() {
        let data = Data::embedded(boxed.game.data());
        let speaker = speaker(&boxed);
        for deck in &book.decks {
            assert!(numbers(&boxed).contains(&deck.para.as_str()), "{}: {}", deck.kind, deck.para);
            for (_, _, para) in &deck.paras {
                assert!(numbers(&boxed).contains(&para.as_str()), "{}: {para}", deck.kind);
            }
            let fields = deck.tells.iter().chain(&deck.facets);
            said(&boxed, fields.map(|field| format!("field-{field}")));
            said(&boxed, [format!("value-kind-{}", deck.kind)]);
            let file: Value = data.read(&deck.file).unwrap();
            let rows = file[&deck.rows].as_array().unwrap_or_else(|| panic!("{}", deck.rows));
            assert!(!rows.is_empty(), "{}", deck.kind);
            for row in rows {
                let id = row["id"].as_str().unwrap();
                let names = [format!("{}-{id}", deck.names), id.to_owned()];
                let named = |lang| names.iter().any(|name| speaker.has(lang, name));
                assert!(Lang::ALL.into_iter().all(named), "{} {id} has no name", deck.kind);
                let shelf = boxed.game.name();
                let drawn = names.iter().any(|name| render::look::of(shelf, name).is_some());
                assert!(drawn, "{} {id} is not drawn", deck.kind);
            }
        }
    }
}

#[test]
fn rulings_are_the_same_in_every_language_and_stand_at_their_paragraphs() {
    for (boxed, book) in books() {
        let first = book.rulings(Lang::default());
        assert!(!first.is_empty(), "{}", boxed.game.name());
        let known: BTreeSet<&str> = numbers(&boxed).into_iter().collect();
        let told: Vec<Lang> = Text::languages(boxed.game.texts()).collect();
        for &lang in &told {
            let rulings = book.rulings(lang);
            let heads = |it: &[lessons::Ruling]| -> Vec<(String, Vec<String>)> {
                it.iter().map(|one| (one.number.clone(), one.paras.clone())).collect()
            };
            assert_eq!(heads(rulings), heads(first), "{lang:?}");
            for ruling in rulings {
                assert!(!ruling.text.is_empty(), "{} says nothing in {lang:?}", ruling.number);
            }
        }
        for ruling in first {
            for para in &ruling.paras {
                let below = format!("{para}.");
                let there = known.iter().any(|it| it == para || it.starts_with(&below));
                assert!(there, "{} {}: there is no {para}", boxed.game.name(), ruling.number);
            }
        }
        for &lang in &told[1..] {
            let same =
                book.rulings(lang).iter().zip(first).filter(|(one, other)| one.text == other.text);
            let same: Vec<&str> = same.map(|(one, _)| one.number.as_str()).collect();
            assert!(same.is_empty(), "{}: not in {lang:?}: {same:?}", boxed.game.name());
        }
    }
}
