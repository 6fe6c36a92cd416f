//! What a speaker says.

use kernel::{Lang, Message, Seat, Text};
use lang::{Names, Speaker, has_gap};

const ENGLISH: &str = "
coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
gains = { $who } gains { $what }.
holds = { $count ->
    [0] { $who } holds nothing.
   *[other] { $who_The } holds { $cards } ({ $cards_count }).
}
card-sword = Sword
    .text = It cuts.
faction-cats = Cats
    .The = The Cats
law-7-5-2 = Resolve the cards of each column.
    .title = Resolve the Decree
";

const ITALIAN: &str = "
coins = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
}
gains = { $who } { $who_gender ->
    [f] è pagata
   *[other] è pagato
} { $what }.
holds = { $who_The } ha { $cards }.
card-sword = Spada
faction-cats = Gatte
    .The = Le Gatte
    .gender = f
";

fn speaker() -> Speaker {
    Speaker::new(&[
        Text { lang: Lang::English, file: "toy.en.ftl", text: ENGLISH },
        Text { lang: Lang::Italian, file: "toy.it.ftl", text: ITALIAN },
    ])
    .expect("the texts are good")
}

fn both(message: &Message, names: &Names) -> [String; 2] {
    [Lang::English, Lang::Italian].map(|lang| speaker().say(lang, message, names))
}

kernel::law! {
    RESOLVE_THE_DECREE = "7.5.2", "Resolve the Decree";
}

#[test]
fn a_number_chooses_its_plural() {
    let coins = |count: u8| both(&Message::new("coins").with("count", count), &Names::NONE);
    assert_eq!(coins(1), ["1 coin", "1 moneta"]);
    assert_eq!(coins(3), ["3 coins", "3 monete"]);
}

#[test]
fn a_nested_message_lends_its_attributes() {
    let what = Message::new("coins").with("count", 2_u8);
    let gains = Message::new("gains").with("who", Message::new("faction-cats")).with("what", what);
    assert_eq!(both(&gains, &Names::NONE), ["Cats gains 2 coins.", "Gatte è pagata 2 monete."]);
}

#[test]
fn a_seat_is_said_by_the_name_of_its_player_its_role_or_its_number() {
    let holds = |cards: u8| {
        let list = (0..cards).map(|_| Message::new("card-sword")).collect::<Vec<_>>();
        Message::new("holds").with("who", Seat(0)).with("count", cards).with("cards", list)
    };
    let anna = Names::players(["Anna"]);
    assert_eq!(both(&holds(1), &anna), ["Anna holds Sword (1).", "Anna ha Spada."]);
    let roles = [Message::new("faction-cats")].into_iter().collect();
    assert_eq!(
        both(&holds(2), &roles),
        ["The Cats holds Sword and Sword (2).", "Le Gatte ha Spada e Spada."]
    );
    assert_eq!(
        both(&holds(3), &Names::NONE),
        ["Seat 1 holds Sword, Sword and Sword (3).", "Il posto 1 ha Spada, Spada e Spada."]
    );
    assert_eq!(both(&holds(0), &anna), ["Anna holds nothing.", "Anna ha niente."]);
}

#[test]
fn an_attribute_is_said_by_its_own_key() {
    assert_eq!(speaker().word(Lang::English, "card-sword.text"), "It cuts.");
    assert!(!speaker().has(Lang::Italian, "card-sword.text"));
}

#[test]
fn what_is_missing_is_marked() {
    let speaker = speaker();
    let cases = [
        (Message::new("no-such-key"), "⟦no-such-key⟧"),
        (Message::new("card-sword.text"), "⟦card-sword.text⟧"),
        (Message::new("coins"), "{$count} monete⟦coins⟧"),
    ];
    for (message, said) in cases {
        assert_eq!(speaker.say(Lang::Italian, &message, &Names::NONE), said);
        assert!(has_gap(said));
    }
    let whole = speaker.word(Lang::Italian, "card-sword");
    assert!(!has_gap(&whole));
}

#[test]
fn a_missing_message_is_marked_where_it_is_nested() {
    let gains = Message::new("gains").with("who", Message::new("nobody")).with("what", "");
    assert!(both(&gains, &Names::NONE).iter().all(|said| has_gap(said)));
}

#[test]
fn a_paragraph_has_its_title_and_summary() {
    let law = speaker().law(Lang::English, RESOLVE_THE_DECREE);
    assert_eq!(law.title, "Resolve the Decree");
    assert_eq!(law.summary, "Resolve the cards of each column.");
    assert_eq!(
        speaker().law(Lang::Italian, RESOLVE_THE_DECREE),
        law,
        "what Italian has not is English"
    );
    assert!(has_gap(&speaker().strict().law(Lang::Italian, RESOLVE_THE_DECREE).summary));
}

#[test]
fn a_bad_text_is_refused_with_file_and_line() {
    let refused = |text: &'static str| {
        Speaker::new(&[Text { lang: Lang::English, file: "bad.en.ftl", text }])
            .expect_err("the text is bad")
    };
    let error = refused("good = Good\n\nbad = { $open\n");
    assert_eq!((error.file.as_str(), error.line), ("bad.en.ftl", 4));
    let error = refused("a = 1\nb = 2\na = 3\n");
    assert!(error.to_string().ends_with("a is already said elsewhere"), "{error}");
    let error = refused("\n\nrefused-over = Done.\n");
    assert_eq!((error.line, error.file.as_str()), (3, "bad.en.ftl"));
}

#[test]
fn the_kernels_own_messages_are_said_in_both_languages() {
    let unknown = Message::new("option-unknown").with("option", "wind").with("known", "seats");
    assert_eq!(
        both(&unknown, &Names::NONE),
        [
            "There is no option \"wind\". The game has: seats.",
            "Non esiste l'opzione \"wind\". Il gioco ha: seats."
        ]
    );
    for key in ["refused-over", "refused-not-asked", "refused-nothing-to-undo", "refused-broke"] {
        assert!(both(&Message::new(key), &Names::NONE).iter().all(|said| !has_gap(said)));
    }
}

#[test]
fn what_a_language_has_not_is_said_in_english_message_by_message() {
    let french = "gains = { $who_The } obtient { $what }.\nowns = C’est la carte { $who_of }.\n";
    let texts = [
        Text { lang: Lang::English, file: "toy.en.ftl", text: ENGLISH },
        Text { lang: Lang::French, file: "toy.fr.ftl", text: french },
    ];
    let speaker = Speaker::new(&texts).expect("the texts are good");
    let say = |message: &Message| speaker.say(Lang::French, message, &Names::players(["Anna"]));
    let coins = Message::new("coins").with("count", 0_u8);
    assert_eq!(say(&coins), "0 coins", "its plurals are those of its own language");
    let cats = Message::new("faction-cats");
    let gains = Message::new("gains").with("who", cats.clone()).with("what", coins);
    assert_eq!(say(&gains), "Cats obtient 0 coins.", "a foreign name has a player's forms");
    assert_eq!(say(&Message::new("owns").with("who", cats)), "C’est la carte de Cats.");
    let swords = vec![Message::new("card-sword"); 2];
    let holds =
        Message::new("holds").with("who", Seat(0)).with("count", 2_u8).with("cards", swords);
    assert_eq!(say(&holds), "Anna holds Sword and Sword (2).", "no sentence is of two languages");
    assert_eq!(speaker.said_in(Lang::French, "gains"), Lang::French);
    assert_eq!(speaker.said_in(Lang::French, "card-sword.text"), Lang::English);
    assert!(has_gap(&say(&Message::new("no-such-key"))));
    assert!(has_gap(&speaker.strict().word(Lang::French, "card-sword")));
}

#[test]
fn a_speaker_may_be_shared_between_threads() {
    let speaker = speaker();
    let said = std::thread::scope(|scope| {
        let thread = |count: u8| {
            let (speaker, message) = (&speaker, Message::new("coins").with("count", count));
            scope.spawn(move || speaker.say(Lang::Italian, &message, &Names::NONE))
        };
        [1, 2].map(thread).map(|thread| thread.join().expect("it speaks"))
    });
    assert_eq!(said, ["1 moneta", "2 monete"]);
}
