//! Prepared answers: given the next time the same is asked, dropped where they are not offered, and nobody else's business.

use crate::api::{account, as_described, program};
use crate::client::{Client, form};
use crate::house::{House, first_choice, regions, version};
use crate::leak::{TABLE, house_with, some_game};
use kernel::{AnyTable, Game, Seat};
use proof::skirmish::Skirmish;
use serde_json::{Value, json};
use server::Limits;
use server::chance::Token;
use server::live::{About, From, Lasts, Preparing};
use server::store::{PersonId, TableId};
use std::time::Duration;

const AT_ONCE: (Duration, Duration) = (Duration::ZERO, Duration::ZERO);

async fn house() -> House {
    let limits = Limits { bot_pace: Duration::ZERO, prepared: AT_ONCE, ..Limits::default() };
    House::with(limits, "").await
}

/// Two people at a skirmish.
struct Two {
    house: House,
    people: [Client; 2],
    table: String,
}

impl Two {
    async fn at(house: House) -> Self {
        let seats = form(&[("seat-0", "me"), ("seat-1", "open")]);
        let (anna, table) = house.host("skirmish", &seats).await;
        let mut bruno = house.client();
        assert_eq!(bruno.post(&format!("{table}/sit"), "seat=1").await.status, 303);
        Self { house, people: [anna, bruno], table }
    }

    async fn page(&mut self, seat: usize) -> crate::client::Reply {
        self.people[seat].get(&self.table).await
    }

    /// Answers for a seat, and says what is to be the next time.
    async fn answer(&mut self, seat: usize, choice: &str, next: &[(&str, &str)]) -> u16 {
        let at = version(&self.page(seat).await).to_string();
        let (number, key) = (seat.to_string(), format!("{seat}-{at}"));
        let mut sent = vec![
            ("seat", number.as_str()),
            ("version", at.as_str()),
            ("key", key.as_str()),
            ("choice", choice),
        ];
        sent.extend_from_slice(next);
        self.people[seat].script(&format!("{}/choose", self.table), &form(&sent)).await.status
    }

    /// Every answer so far, as the journal has it.
    async fn journal(&self) -> Vec<String> {
        let id: TableId = self.table.trim_start_matches("/t/").parse().unwrap();
        let state = self.house.hall.table(id).await.unwrap().shown();
        let entries = &state.table.as_ref().unwrap().journal().entries;
        entries.iter().filter(|it| it.choice().is_some()).map(ToString::to_string).collect()
    }

    async fn count(&self, entry: &str) -> usize {
        self.journal().await.iter().filter(|it| *it == entry).count()
    }

    /// Bruno goes on; Anna, who is not at the table, chooses no more than which card is too many.
    async fn go_on(&mut self) {
        let page = self.page(1).await;
        let offered = |choice: &str| page.body.contains(&format!("value=\"{choice}\""));
        let dull = ["rest", "hold"].into_iter().find(|it| offered(it)).map(str::to_owned);
        if let Some(choice) = dull.or_else(|| first_choice(&page)) {
            self.answer(1, &choice, &[]).await;
        }
        let page = self.page(0).await;
        if let Some(choice) = first_choice(&page).filter(|choice| choice.starts_with("drop")) {
            self.answer(0, &choice, &[]).await;
        }
    }

    /// Goes on with whatever is offered first, or this where it is, until a seat is offered a choice.
    async fn until(&mut self, seat: usize, choice: &str) {
        for _ in 0..200 {
            for other in [0, 1] {
                let page = self.page(other).await;
                let offered = |choice: &str| {
                    page.body.contains(&format!("name=\"choice\" value=\"{choice}\""))
                };
                if other == seat && offered(choice) {
                    return;
                }
                let first = first_choice(&page);
                let dull = ["rest", "stand", "hold"].into_iter().find(|it| offered(it));
                if let Some(answer) = dull.map(str::to_owned).or(first) {
                    self.answer(other, &answer, &[]).await;
                }
            }
        }
        panic!("{choice} is offered some time");
    }
}

#[tokio::test]
async fn what_is_prepared_is_answered_the_next_time_and_shown_to_nobody_else() {
    let mut two = Two::at(house().await).await;
    two.until(0, "rest").await;
    assert!(two.page(0).await.body.contains("Next time, the same"));
    assert_eq!(two.answer(0, "rest", &[("again", "on"), ("about", "any")]).await, 200);
    assert_eq!(two.count("0: rest").await, 1);
    let own = two.page(0).await.body;
    assert!(own.contains("<section class=\"prepared\">"), "{own}");
    assert!(!two.page(1).await.body.contains("class=\"prepared\""));
    // Bruno goes on, and Anna is not at the table.
    for _ in 0..200 {
        if two.count("0: rest").await >= 3 {
            break;
        }
        two.go_on().await;
    }
    assert!(two.count("0: rest").await >= 3, "{:?}", two.journal().await);
}

#[tokio::test]
async fn what_is_not_offered_is_dropped_with_a_note() {
    let mut two = Two::at(house().await).await;
    two.until(0, "train").await;
    assert_eq!(two.answer(0, "train", &[("again", "on"), ("about", "any")]).await, 200);
    for _ in 0..200 {
        if two.page(0).await.body.contains("Dropped: it was not offered.") {
            break;
        }
        two.go_on().await;
    }
    let page = two.page(0).await;
    assert!(page.body.contains("Dropped: it was not offered."), "{}", page.body);
    assert!(!two.page(1).await.body.contains("Dropped"), "it is Anna's");
    let number = page.after("name=\"number\" value=\"").unwrap().to_owned();
    let gone = form(&[("number", &number)]);
    let path = format!("{}/unprepare", two.table);
    assert_eq!(two.people[1].post(&path, &gone).await.status, 409, "not another's");
    assert_eq!(two.people[0].post(&path, &gone).await.status, 303);
    assert!(!two.page(0).await.body.contains("Dropped"));
}

#[tokio::test]
async fn once_is_once_and_an_answer_of_ones_own_is_the_next_time() {
    let mut two = Two::at(house().await).await;
    two.until(0, "rest").await;
    assert_eq!(two.answer(0, "rest", &[("again", "once"), ("about", "any")]).await, 200);
    let kept = async |two: &Two| {
        let id = two.table.trim_start_matches("/t/").parse().unwrap();
        two.house.hall.store.prepared(id).await.unwrap()
    };
    assert_eq!(kept(&two).await.len(), 1);
    for _ in 0..200 {
        if two.count("0: rest").await >= 2 {
            break;
        }
        two.go_on().await;
    }
    let note = kept(&two).await;
    assert_eq!(note.len(), 1);
    assert!(note[0].ended.is_some() && note[0].given == 1, "{note:?}");
    two.until(0, "rest").await;
    assert_eq!(two.count("0: rest").await, 2, "it is asked again");
}

#[tokio::test]
async fn who_takes_something_back_or_leaves_has_nothing_prepared() {
    let mut two = Two::at(house().await).await;
    let id: TableId = two.table.trim_start_matches("/t/").parse().unwrap();
    let store = two.house.hall.store.clone();
    two.until(0, "train").await;
    assert_eq!(two.answer(0, "train", &[("again", "on"), ("about", "any")]).await, 200);
    assert!(!store.prepared(id).await.unwrap().is_empty());
    let at = version(&two.page(0).await).to_string();
    let undo = form(&[("seat", "0"), ("version", &at), ("key", "undo")]);
    let undone = two.people[0].script(&format!("{}/undo", two.table), &undo).await;
    if undone.status == 200 {
        assert_eq!(store.prepared(id).await.unwrap(), []);
        two.until(0, "train").await;
        assert_eq!(two.answer(0, "train", &[("again", "once"), ("about", "any")]).await, 200);
    }
    two.until(0, "rest").await;
    let path = format!("{}/prepared", two.table);
    let page = two.people[0].get(&path).await;
    assert_eq!(page.status, 200, "{}", page.body);
    assert!(page.body.contains("What you were asked here"));
    let asked = page.after("name=\"asked\" value=\"").unwrap().to_owned();
    let choice = page.after("name=\"choice\"><option value=\"").unwrap().to_owned();
    let wanted = [
        ("seat", "0"),
        ("asked", &asked),
        ("choice", &choice),
        ("again", "turn"),
        ("about", "any"),
    ];
    let prepare = format!("{}/prepare", two.table);
    assert_eq!(two.people[0].post(&prepare, &form(&wanted)).await.status, 303);
    assert_eq!(two.people[1].post(&prepare, &form(&wanted)).await.status, 403, "another's seat");
    for (name, wrong) in [("choice", "fly"), ("asked", "9999"), ("again", "until:moon")] {
        let wrong: Vec<_> = wanted
            .iter()
            .map(|(it, value)| (*it, if *it == name { wrong } else { value }))
            .collect();
        assert_eq!(two.people[0].post(&prepare, &form(&wrong)).await.status, 422, "{name}");
    }
    assert!(!store.prepared(id).await.unwrap().is_empty());
    let export = two.people[0].get("/settings/export").await.json();
    assert!(!export["prepared"].as_array().unwrap().is_empty(), "{export}");
    two.until(0, "rest").await;
    assert_eq!(two.answer(0, "rest", &[("again", "once"), ("about", "any")]).await, 200);
    assert!(!store.prepared(id).await.unwrap().is_empty());
    two.people[0].post(&format!("{}/leave", two.table), "seat=0").await;
    assert_eq!(store.prepared(id).await.unwrap(), []);
    assert_eq!(two.people[0].get(&path).await.status, 409);
}

/// A game in which Anna prepares to rest until something is told of the first thing that was offered; whether that came to pass.
async fn is_over_when_it_is_told() -> bool {
    let mut two = Two::at(house().await).await;
    two.until(0, "rest").await;
    assert_eq!(two.answer(0, "rest", &[]).await, 200);
    let page = two.people[0].get(&format!("{}/prepared", two.table)).await;
    let forms = page.body.split("<form class=\"sheet\"").skip(1);
    let thing_in = |form: &str| form.split("<option value=\"until:").nth(1).map(str::to_owned);
    let mut fitting = forms.filter(|form| form.contains("value=\"rest\""));
    let Some((asked, thing)) = fitting.find_map(|form| Some((form, thing_in(form)?))) else {
        return false;
    };
    let at = asked.split("name=\"asked\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    let thing = thing.split('"').next().unwrap();
    let again = format!("until:{thing}");
    let wanted =
        [("seat", "0"), ("asked", at), ("choice", "rest"), ("again", &again), ("about", "any")];
    let kept = two.people[0].post(&format!("{}/prepare", two.table), &form(&wanted)).await;
    assert_eq!(kept.status, 303, "{}", kept.body);
    assert!(two.page(0).await.body.contains("until something happens: "));
    for _ in 0..60 {
        let page = two.page(0).await.body;
        if page.contains("Over: something has happened there.") {
            return true;
        }
        two.go_on().await;
    }
    false
}

#[tokio::test]
async fn it_lasts_until_something_is_told_of_what_was_offered() {
    for _ in 0..20 {
        if is_over_when_it_is_told().await {
            return;
        }
    }
    panic!("in twenty games a card is told of");
}

#[tokio::test]
async fn a_program_prepares_what_its_person_was_asked() {
    let house = house().await;
    let mut anna = account(&house, "anna").await;
    let (mut robot, mut reader) =
        (program(&house, &mut anna, "play").await, program(&house, &mut anna, "read").await);
    let seats = form(&[("seat-0", "me"), ("seat-1", "open")]);
    let set = anna.post("/new/skirmish", &seats).await;
    let table = set.header("location").unwrap().to_owned();
    let mut bruno = house.client();
    assert_eq!(bruno.post(&format!("{table}/sit"), "seat=1").await.status, 303);
    let mut two = Two { house, people: [anna, bruno], table };
    two.until(0, "rest").await;
    assert_eq!(two.answer(0, "rest", &[]).await, 200);
    let path = two.table.replace("/t/", "/tables/");
    let described = "/tables/{id}/asked";
    let asked = as_described(described, "get", &reader.get(&format!("{path}/asked")).await);
    let rests = |it: &&Value| {
        it["offers"].as_array().unwrap().iter().any(|offer| offer["choice"] == "rest")
    };
    let before = asked["asked"].as_array().unwrap().iter().find(rests).unwrap();
    let listed = before["until"].as_array().unwrap().first();
    let (again, word) = listed.map_or((json!("turn"), "turn"), |it| (it["again"].clone(), "until"));
    let wanted = json!({ "seat": 0, "asked": before["asked"], "choice": "rest", "again": again, "about": "any" });
    let prepared = format!("{path}/prepared");
    assert_eq!(reader.post(&prepared, &wanted).await.status, 403, "it may only look");
    let described = "/tables/{id}/prepared";
    let made = as_described(described, "post", &robot.post(&prepared, &wanted).await);
    let listed = as_described(described, "get", &reader.get(&prepared).await);
    let line = &listed["prepared"][0];
    assert_eq!((&line["number"], &line["again"]), (&made["number"], &json!(word)), "{listed}");
    for (name, wrong) in
        [("choice", json!("fly")), ("again", json!("until:99")), ("seat", json!(1))]
    {
        let mut other = wanted.clone();
        other[name] = wrong;
        let refused = robot.post(&prepared, &other).await;
        assert!(refused.status >= 400, "{name}");
        as_described(described, "post", &refused);
    }
    let gone = robot.post(&format!("{prepared}/take-back"), &made).await;
    as_described("/tables/{id}/prepared/take-back", "post", &gone);
    let left = as_described(described, "get", &robot.get(&prepared).await);
    assert_eq!(left["prepared"], json!([]));
}

/// A skirmish at which some seat is asked, after this choice of another's, whether it lays an ambush: who chooses, what, and whom
/// that asks.
fn before_an_ambush() -> impl Iterator<Item = (u64, kernel::Table<Skirmish>, Seat, String, Seat)> {
    (0..400).filter_map(|seed| {
        let table = some_game::<Skirmish>(seed, 3 + usize::try_from(seed).unwrap() % 20);
        let asks = table.asks().to_vec();
        let [ask] = &asks[..] else { return None };
        let by = ask.seat;
        table.offers(ask).iter().find_map(|offer| {
            let choice = offer.choice.to_string();
            let mut after: Box<dyn AnyTable> = Box::new(table.clone());
            after.play(by, &choice).ok()?;
            let whom = *after.asked().first()?;
            let asked = after.ask(whom)?.question.key == "ask-ambush";
            asked.then(|| (seed, table.clone(), by, choice, whom))
        })
    })
}

/// What an open page is told of two answers: one by hand, after which somebody is asked, and theirs.
#[expect(clippy::cognitive_complexity, reason = "one thing after the other")]
async fn told(
    house: &House,
    tokens: &[Token],
    (by, choice, whom): (Seat, &str, Seat),
    by_hand: bool,
) -> Vec<String> {
    let client = |token: Option<&Token>| {
        let mut client = Client::new(house.address);
        client.cookie = token.map(|token| format!("tavolata={}", token.reveal()));
        client.headers.push(("host", "table.test".into()));
        client
    };
    let table = format!("/t/{TABLE}");
    let (mut acting, watching) = (client(Some(&tokens[by.index()])), client(None));
    let mut all = Vec::new();
    let mut sockets = Vec::new();
    for page in [&acting, &watching] {
        let have = regions(&page.clone().get(&table).await);
        sockets.push(page.socket(&table, &have).await);
    }
    let at = version(&acting.get(&table).await);
    let body = crate::client::answer(by.0, at, "first", choice);
    assert_eq!(acting.script(&format!("{table}/choose"), &body).await.status, 200);
    for socket in &mut sockets {
        all.push(until(socket, at + 1).await);
    }
    if by_hand {
        let body = crate::client::answer(whom.0, at + 1, "second", "hold");
        let mut other = client(Some(&tokens[whom.index()]));
        assert_eq!(other.script(&format!("{table}/choose"), &body).await.status, 200);
    }
    for socket in &mut sockets {
        all.push(until(socket, at + 2).await);
    }
    for page in [acting, watching] {
        all.push(page.clone().get(&table).await.body);
        all.push(page.clone().get(&format!("{table}/beats?from=0")).await.body);
    }
    all
}

async fn until(socket: &mut crate::client::Socket, version: u64) -> String {
    loop {
        let text = socket.hear_text().await.expect("an update");
        let news: Value = serde_json::from_str(&text).unwrap();
        if news["version"].as_u64() == Some(version) {
            return text;
        }
    }
}

#[tokio::test]
async fn nobody_can_tell_what_was_prepared_from_what_was_answered() {
    let mut compared = [0, 0];
    for (seed, table, by, choice, whom) in before_an_ambush() {
        let mut after: Box<dyn AnyTable> = Box::new(table.clone());
        after.play(by, &choice).unwrap();
        let ask = after.ask(whom).unwrap();
        let holds = usize::from(ask.offers.len() > 1);
        if compared[holds] == 2 {
            continue;
        }
        compared[holds] += 1;
        let tokens: Vec<Token> =
            (0..Skirmish::seats(table.setting())).map(|_| Token::fresh()).collect();
        let some_time = Duration::from_secs(2);
        let limits = Limits { prepared: (some_time, some_time), ..Limits::default() };
        let journal = || table.journal().to_string();
        let prepared = house_with(limits, &table, journal(), &tokens).await;
        let plain = house_with(limits, &table, journal(), &tokens).await;
        let live = prepared.hall.table(TABLE).await.unwrap();
        let preparing = Preparing {
            person: PersonId(u128::from(whom.0)),
            ask,
            choice: "hold".into(),
            about: About::All,
            lasts: Lasts::On,
            from: From::Now,
        };
        live.prepare(&prepared.hall, preparing).await.unwrap();
        let ours = told(&prepared, &tokens, (by, &choice, whom), false).await;
        let theirs = told(&plain, &tokens, (by, &choice, whom), true).await;
        for (one, two) in ours.iter().zip(&theirs) {
            assert_eq!(one, two, "seed {seed}");
        }
        if compared == [2, 2] {
            break;
        }
    }
    assert_eq!(compared, [2, 2], "with and without an ambush in hand");
}

#[tokio::test]
async fn a_prepared_answer_stirs_nobody_elses_page() {
    let mut two = Two::at(house().await).await;
    two.until(0, "train").await;
    assert_eq!(two.answer(0, "train", &[]).await, 200);
    let have = regions(&two.page(1).await);
    let mut socket = two.people[1].socket(&two.table, &have).await;
    let before = two.page(1).await;
    let page = two.people[0].get(&format!("{}/prepared", two.table)).await;
    let asked = page.after("name=\"asked\" value=\"").unwrap().to_owned();
    let choice = page.after("name=\"choice\"><option value=\"").unwrap().to_owned();
    let wanted = [("seat", "0"), ("asked", &asked), ("choice", &choice), ("again", "on")];
    let prepare = format!("{}/prepare", two.table);
    assert_eq!(two.people[0].post(&prepare, &form(&wanted)).await.status, 303);
    assert!(two.page(0).await.body.contains("Prepared answers"));
    assert_eq!(two.page(1).await.body, before.body, "to the byte");
    two.people[0].post(&format!("{}/say", two.table), "text=ciao").await;
    // The first thing Bruno's page is told is what Anna says: he has come, and she speaks.
    let mut told = std::collections::BTreeSet::new();
    while !told.contains("chat") {
        let news = socket.hear().await.expect("an update");
        told.extend(news["regions"].as_object().unwrap().keys().cloned());
    }
    assert!(!told.contains("about") && !told.contains("question"), "{told:?}");
}
